//! Command line: status, messages, and behaviour without a terminal.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "writes files to be read")]

use std::fs;

use assert_cmd::Command;
use gomoku::printable::is_printable;

fn gomoku(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    command.args(arguments).env("LANG", "C.UTF-8").timeout(std::time::Duration::from_secs(60));
    command
}

/// Runs the program without a terminal, checks its status, and returns its two outputs.
#[track_caller]
fn check(arguments: &[&str], status: i32) -> (String, String) {
    let output = gomoku(arguments).assert().code(status).get_output().clone();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn without_a_terminal_there_is_a_one_line_error() {
    for arguments in [
        &[][..],
        &["--size", "17", "--rule", "standard"],
        &["game.csv"],
        &["--ascii", "--file", "x"],
    ] {
        let (stdout, stderr) = check(arguments, 1);
        assert_eq!(stdout, "");
        let reason = "the game needs a terminal for its input and output (gomoku line does not)";
        assert_eq!(stderr, format!("gomoku: {reason}\n"));
    }
}

#[test]
fn a_wrong_size_is_a_usage_error() {
    for size in ["16", "0", "-15", "abc", "", "15x15", "015x", "999999999999"] {
        let (stdout, stderr) = check(&[&format!("--size={size}")], 2);
        assert_eq!(stdout, "");
        assert!(stderr.contains("the sizes are 15, 17, 19 and 20"), "{stderr}");
        assert!(stderr.contains("--size"), "{stderr}");
    }
}

#[test]
fn impossible_games_are_usage_errors_with_the_reason() {
    for (arguments, reason) in [
        ("--row 4", "--row needs --game custom"),
        ("--game connect4 --rule standard", "--rule cannot be used with --game connect4"),
        ("--game tictactoe --rule standard", "--rule cannot be used with --game tictactoe"),
        ("--game quarto --rule freestyle", "--rule cannot be used with --game quarto"),
        ("--rule pente", "possible values: freestyle, standard, renju"),
        ("--torus", "--torus needs --game custom or --game quarto"),
        ("--game gomoku --gravity", "--gravity needs --game custom"),
        ("--size 9x7", "the sizes are 15, 17, 19 and 20; --game custom takes others"),
        ("--game connect4 --size 9x9", "--size cannot be used with --game connect4"),
        ("--game tictactoe --row 4", "--row cannot be used with --game tictactoe"),
        ("--vs person --first computer", "--first needs --vs computer"),
        ("--clock 5", "a time control is none, 5m for a game"),
        ("completions tcsh", "possible values: bash, elvish, fish, powershell, zsh"),
        ("--vs person --level 3", "--level needs --vs computer"),
        (
            "line --game custom --size 21 --rule renju --vs computer --level 3",
            "--level cannot be used with this game",
        ),
        (
            "--game custom --size 21 --rule renju --vs computer --level 3",
            "there are levels on boards from 5x5 to 20x20",
        ),
        ("--vs computer --level 0", "the level is a number from 1 to 10"),
        ("--vs computer --level 11", "the level is a number from 1 to 10"),
        ("--vs computer --level -1", "the level is a number from 1 to 10"),
        ("--vs computer --first nobody", "possible values: computer, person, random"),
        ("--watch 3,11", "the level is a number from 1 to 10"),
        ("--watch 3,4,5", "the level is a number from 1 to 10"),
        ("--watch 3,7 --vs computer", "cannot be used with"),
        ("--watch 3 --level 3", "cannot be used with"),
        ("--watch 3 --first person", "cannot be used with"),
        ("--game custom --size 2x9", "each side has 3 to 26"),
        ("--game custom --size 9x27", "a board cannot have 9 by 27 cells"),
        (
            "--game custom --size 9x7 --row 12",
            "12 in a row do not fit: the longest side of the board has 9 cells",
        ),
        ("--game custom --row 2", "2 in a row are too few: the minimum is 3"),
        ("--game custom --size 9y7", "write columns and rows, as in 9x7"),
        ("--game custom --size 999x7", "write columns and rows, as in 9x7"),
        ("--game chess", "possible values: gomoku, connect4, tictactoe, quarto, custom"),
        ("line --dialect letters --game connect4", "--dialect letters plays only Gomoku on 13x13"),
        ("line --dialect letters --size 15", "--size cannot be used with --dialect letters"),
        (
            "line --dialect letters --vs computer",
            "--vs computer cannot be used with --dialect letters",
        ),
        ("line --dialect letters --seed 1", "--seed cannot be used with --dialect letters"),
        (
            "line --dialect commands --vs computer",
            "--vs computer cannot be used with --dialect commands",
        ),
        ("line --game quarto --torus", "type start torus in the dialog"),
        ("line --dialect commands --torus", "type start torus in the dialog"),
        ("line --dialect commands --row 4", "--row cannot be used with --dialect commands"),
        ("line --dialect letters --size 13", "--size cannot be used with --dialect letters"),
        ("line --dialect letters --watch 3", "--watch cannot be used with --dialect letters"),
        ("line --dialect commands --level 3", "--level cannot be used with --dialect commands"),
        (
            "line --dialect letters --first computer",
            "--first cannot be used with --dialect letters",
        ),
        ("line --ponder", "unexpected argument '--ponder'"),
        ("--rated --vs person", "--rated needs --vs computer"),
        ("--rated --game connect4", "--rated needs Gomoku, on 15x15 to 20x20"),
        ("--rated --game custom --size 9x9", "--rated needs Gomoku, on 15x15 to 20x20"),
        ("--rated a.sgf", "--rated begins a new game and cannot be used with a FILE"),
        ("--encoding gbk", "--encoding needs a FILE"),
        ("--rated --seed 1", "cannot be used with"),
        ("--rated --watch 3", "cannot be used with"),
        ("--rated --first person", "cannot be used with"),
        ("line --rated", "unexpected argument '--rated'"),
        ("line --seed 1", "--seed needs --vs computer"),
        ("line --dialect commands --game connect4", "--dialect commands plays only Quarto"),
        ("line --dialect numbers --game quarto", "Quarto needs --dialect commands"),
        ("line --dialect commands --board", "--board cannot be used with --dialect commands"),
        ("line --dialect letters --file x", "--file cannot be used with --dialect letters"),
        ("line --game custom", "a custom game needs --size, --row, --rule, --torus or --gravity"),
        ("line --dialect letters --rule 1", "--rule cannot be used with --dialect letters"),
        ("line --dialect commands --rule 1", "--rule cannot be used with --dialect commands"),
        ("line --size 16", "the sizes are 15, 17, 19 and 20"),
        ("line --ascii", "unexpected argument '--ascii'"),
    ] {
        check_usage(arguments, reason);
    }
}

#[test]
fn impossible_players_are_usage_errors_with_the_reason() {
    for (arguments, reason) in [
        ("--o rapfi", "there is no engine rapfi; add engines with gomoku engine add"),
        ("--x 3 --o rapfi --size 15", "there is no engine rapfi"),
        ("--x 11", "expected person, a level from 1 to 10, or the name of an engine"),
        ("--o computer", "expected person, a level from 1 to 10, or the name of an engine"),
        ("--x 3 --vs computer", "cannot be used with"),
        ("--x 3 --level 3", "cannot be used with"),
        ("--o 3 --first person", "cannot be used with"),
        ("--o 3 --watch 3", "cannot be used with"),
        ("--rated --o 3", "cannot be used with"),
        ("--rated --x person", "cannot be used with"),
        ("--game connect4 --o rapfi", "rapfi cannot play this game"),
        ("--rule omok --x rapfi", "rapfi cannot play this game"),
        ("--game custom --size 21 --rule renju --o 3", "--o cannot be used with this game"),
        ("line --o rapfi", "rapfi plays only on the full screen"),
        ("line --x person --o person --seed 1", "--seed needs --vs computer"),
        ("line --dialect letters --x 3", "--x cannot be used with --dialect letters"),
        ("line --dialect commands --o person", "--o cannot be used with --dialect commands"),
    ] {
        check_usage(arguments, reason);
    }
}

/// Checks that these arguments are refused with this reason.
#[track_caller]
fn check_usage(arguments: &str, reason: &str) {
    let list: Vec<&str> = arguments.split(' ').collect();
    let (stdout, stderr) = check(&list, 2);
    assert_eq!(stdout, "", "{arguments}");
    assert!(stderr.contains(reason), "{arguments}: {stderr}");
    let usage = if list[0] == "line" { "gomoku line [OPTIONS]" } else { "gomoku [OPTIONS]" };
    let is_told = [
        usage,
        "possible values",
        "invalid value",
        "gomoku --watch",
        "gomoku --rated",
        "gomoku --x",
        "gomoku --o",
        "gomoku line --o",
    ];
    assert!(is_told.iter().any(|told| stderr.contains(told)), "{stderr}");
}

#[test]
fn a_pipe_to_a_host_takes_no_game() {
    let game = ["--size 15", "--row 5", "--rule renju", "--draw-after 50", "--foul loses"];
    for flag in game.into_iter().chain(["--torus", "--gravity", "--opening swap2", "--new"]) {
        let arguments: Vec<&str> = ["host", "--stdio"].into_iter().chain(flag.split(' ')).collect();
        let (stdout, stderr) = check(&arguments, 2);
        assert_eq!(stdout, "", "{flag}");
        assert!(stderr.contains("the argument '--stdio' cannot be used with"), "{flag}: {stderr}");
        assert!(stderr.contains("Usage: gomoku host"), "{flag}: {stderr}");
    }
}

#[test]
fn openings_that_do_not_fit_are_usage_errors_with_the_reason() {
    for (arguments, reason) in [
        ("--opening rif --rule standard", "the opening rule rif needs --rule renju"),
        ("--opening swap2 --game connect4", "--opening cannot be used with --game connect4"),
        ("--opening swap2 --game quarto", "--opening cannot be used with --game quarto"),
        (
            "--opening swap2 --game custom --row 4 --size 9x9",
            "the opening rule Swap2 needs a game of five in a row",
        ),
        ("--opening pro --game custom --torus", "the opening rule Pro needs a board with edges"),
        (
            "--opening rif --game custom --size 15x15 --gravity",
            "the rule renju needs five in a row",
        ),
        (
            "--opening tarannikov --game custom --size 7x7",
            "the opening rule Tarannikov needs a board of at least 9x9 cells",
        ),
        ("--opening swap2 --rated", "cannot be used with"),
        ("--opening swap2 a.sgf", "--opening begins a new game and cannot be used with a FILE"),
        ("--opening pente", "possible values: free, swap, swap1, swap2, pro, longpro"),
        ("line --opening swap2 --game connect4", "--opening cannot be used with --game connect4"),
        (
            "line --opening swap2 --dialect letters",
            "--opening cannot be used with --dialect letters",
        ),
    ] {
        let (stdout, stderr) = check(&arguments.split(' ').collect::<Vec<_>>(), 2);
        assert_eq!(stdout, "", "{arguments}");
        assert!(stderr.contains(reason), "{arguments}: {stderr}");
    }
    // Without a terminal, a game that fits is refused later.
    for arguments in ["--opening rif", "--opening swap2 --rule caro", "--opening soosyrv"] {
        check(&arguments.split(' ').collect::<Vec<_>>(), 1);
    }
}

#[test]
fn unknown_arguments_are_usage_errors() {
    let (_, stderr) = check(&["--sise", "15"], 2);
    assert!(stderr.contains("--size"), "suggests the right one: {stderr}");
    check(&["a.csv", "b.csv"], 2);
    check(&["--size"], 2);
    for arguments in [&["--threads", "0"][..], &["--threads", "65"], &["--memory", "0"], &["x"]] {
        let (stdout, _) = check(&[&["brain"], arguments].concat(), 2);
        assert_eq!(stdout, "");
    }
}

#[test]
fn help_and_version_are_printed() {
    let (stdout, stderr) = check(&["--help"], 0);
    assert_eq!(stderr, "");
    for part in [
        "--game",
        "--size",
        "--row",
        "--rule",
        "--opening",
        "--torus",
        "--gravity",
        "--vs",
        "--level",
        "--first",
        "--watch",
        "--x",
        "--o",
        "--seed",
        "--rated",
        "--ponder",
        "--file",
        "--theme",
        "--glyphs",
        "--ascii",
        "--no-color",
        "--no-mouse",
        "NO_COLOR",
        "FILE",
        "line",
        "brain",
        "solve",
        "analyse",
        "bench",
        "themes",
    ] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 80), "{stdout}");
    for flag in ["--help", "-h"] {
        assert_eq!(check(&["help", flag], 0), check(&["--help"], 0));
        assert_eq!(check(&["help", "line", flag], 0), check(&["line", "--help"], 0));
    }
    let (stdout, _) = check(&["brain", "--help"], 0);
    for part in ["--threads", "--memory", "Gomocup", "pbrain-", "docs/gomocup.md"] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 90), "{stdout}");
    let (stdout, _) = check(&["solve", "--help"], 0);
    for part in ["FILE|POSITION", "--size", "--rule", "--vcf", "--vct", "--time", "win in N"] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 100), "{stdout}");
    let (stdout, _) = check(&["analyse", "--help"], 0);
    for part in ["FILE|POSITION", "--size", "--rule", "--time", "--lines", "--json", "--threads"] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 100), "{stdout}");
    let (stdout, _) = check(&["bench", "--help"], 0);
    for part in ["--depth", "signature"] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 100), "{stdout}");
    let (stdout, _) = check(&["--version"], 0);
    assert_eq!(stdout, format!("gomoku {}\n", env!("CARGO_PKG_VERSION")));
}

/// Returns the answer of the solver.
#[track_caller]
fn solved(arguments: &str) -> String {
    let list: Vec<&str> = arguments.split(' ').collect();
    let (stdout, stderr) = check(&[&["solve"], &list[..]].concat(), 0);
    assert_eq!(stderr, "");
    stdout
}

#[test]
fn a_forced_win_is_printed_with_its_board() {
    let answer = solved("g7a1h7a2i9a14i10a15 --size 15 --vct");
    let board = "   A B C D E F G H I J K L M N O
15 O . . . . . . . . . . . . . .
14 O . . . . . . . . . . . . . .
13 . . . . . . . . . . . . . . .
12 . . . . . . . . . . . . . . .
11 . . . . . . . . 2 . . . . . .
10 . . . . . . . . X . . . . . .
 9 . . . . . . . . X . . . . . .
 8 . . . . . . . . . . . . . . .
 7 . . . . . 3 X X 1 . . . . . .
 6 . . . . . . . . . . . . . . .
 5 . . . . . . . . . . . . . . .
 4 . . . . . . . . . . . . . . .
 3 . . . . . . . . . . . . . . .
 2 O . . . . . . . . . . . . . .
 1 O . . . . . . . . . . . . . .
";
    assert_eq!(answer, format!("win in 2: i7 i11 f7\n{board}"));
}

#[test]
fn the_solver_has_three_answers_and_options() {
    let first = |arguments: &str| {
        let answer = solved(arguments);
        assert!(answer.lines().count() > 5, "{answer}");
        answer.lines().next().unwrap().to_owned()
    };
    assert_eq!(first("h8i9h9i8h10i7h7i6"), "win in 1: h11");
    // Six in a row win under the freestyle rule.
    let six = "c3c5d3d5e3e5g3g5h3o1";
    for rule in ["0", "freestyle"] {
        assert_eq!(first(&format!("{six} --rule {rule}")), "win in 1: f3");
    }
    for rule in ["1", "standard"] {
        assert_eq!(first(&format!("{six} --vcf --rule {rule}")), "no win by fours");
    }
    // An open three has to be made first.
    let threes = "g7a1h7a15i9o1i10o15";
    assert_eq!(first(&format!("{threes} --vcf")), "no win by fours");
    for option in ["", " --vct"] {
        let answer = first(&format!("{threes}{option}"));
        assert!(answer.starts_with("win in "), "{answer}");
    }
    let (stdout, _) = check(&["solve", "", "--vcf"], 0);
    assert!(stdout.starts_with("no win by fours\n"), "{stdout}");
    let hard = "h5i5i6i8k8j7k6h8j6l6";
    assert_eq!(first(&format!("{hard} --vct --time 0.000001")), "not decided");
}

#[test]
fn a_saved_game_is_solved_on_the_first_board_that_fits() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let write = |name: &str, text: &str| {
        fs::write(path(name), text).unwrap();
        path(name)
    };
    let header = "No;Row;Col;Player\n";
    let cells = [(7, 7), (0, 0), (7, 8), (18, 18), (7, 9), (0, 18)];
    let lines =
        (1..).zip(cells).map(|(no, (row, col))| format!("{no};{row};{col};{}\n", 1 - no % 2));
    let large = write("game.csv", &format!("{header}{}", lines.collect::<Vec<_>>().concat()));
    for arguments in [&["solve", &large][..], &["solve", &large, "--rule", "1", "--size", "19"]] {
        let (stdout, stderr) = check(arguments, 0);
        assert!(stdout.starts_with("win in 1: "), "{stdout}");
        assert_eq!(stdout.lines().count(), 21);
        // The chosen board is reported if none was given.
        assert_eq!(
            stderr.contains("the file does not name its board: assuming 19x19 (--size N sets it)"),
            !arguments.contains(&"--size"),
            "{stderr}"
        );
    }
    let refused = |arguments: &[&str], why: &str| {
        let (stdout, stderr) = check(&[&["solve"], arguments].concat(), 1);
        assert_eq!(stdout, "");
        assert!(stderr.starts_with("gomoku: cannot load ") && stderr.contains(why), "{stderr}");
    };
    refused(&[&large, "--size", "9"], "off every board (0 to 8)");
    refused(&[&large, "--size", "17"], "not all stones fit on a 17x17 board");
    refused(&[&large, "--size", "17", "--rule", "1"], "not all stones fit on a 17x17 board");
    let lines = (1..10).map(|no| format!("{no};{};{};{}\n", 1 - no % 2, (no - 1) / 2, 1 - no % 2));
    let over = write("over.csv", &format!("{header}{}", lines.collect::<Vec<_>>().concat()));
    refused(&[&over], "the game is over");
    refused(&[&write("quarto.txt", "start torus\nselect 11\n")], "the file holds a game of Quarto");
    refused(&[&write("none.csv", "hello\n")], "line 1: the first line must be");
    refused(
        &[&path("nobody.csv")],
        "no such file or directory (a position is written like h8i9j10)",
    );
    refused(&[directory.path().to_str().unwrap()], "not a file");
}

#[test]
fn unsolvable_input_is_refused_with_its_place() {
    for (arguments, reason) in [
        ("h8i9h8", "move 3: there is already a stone there"),
        ("h8i9p1", "move 3: p1: off the board (0,0 to 14,14 or A1 to O15)"),
        ("h8i9h0", "move 3: h0: off the board"),
        ("h8k3 --size 10", "move 2: k3: off the board (0,0 to 9,9 or A1 to J10)"),
        ("h8i", "move 2: i: this is not a cell"),
        ("h8ii9", "move 2: ii9: this is not a cell"),
        ("a1b1a2b2a3b3a4b4a5", "the game is over: there is a five"),
        ("a1b1a2b2a3b3a4b4a5b5", "move 10: the game is over"),
        ("h8 --size 4", "4 is not in 5..=20"),
        ("h8 --size 21", "21 is not in 5..=20"),
        ("h8 --size -1", "-1 is not in 5..=20"),
        ("h8 --size x", "invalid value 'x'"),
        ("h8 --rule pente", "possible values: freestyle, standard, renju"),
        ("h8 --rule 2", "possible values: freestyle, standard"),
        ("h8 --time 0", "the time must be a number of seconds above 0"),
        ("h8 --time -1", "the time must be a number of seconds above 0"),
        ("h8 --time soon", "the time must be a number of seconds above 0"),
        ("h8 --time inf", "the time must be a number of seconds above 0"),
        ("h8 --vcf --vct", "cannot be used with"),
        ("h8 i9", "unexpected argument 'i9'"),
    ] {
        let list: Vec<&str> = arguments.split(' ').collect();
        let (stdout, stderr) = check(&[&["solve"], &list[..]].concat(), 2);
        assert_eq!(stdout, "", "{arguments}");
        assert!(stderr.contains(reason), "{arguments}: {stderr}");
    }
    let (_, stderr) = check(&["solve"], 2);
    assert!(stderr.contains("FILE|POSITION"), "{stderr}");
}

#[test]
fn small_games_are_solved() {
    // The lines before the board and the line of play.
    let answer = |arguments: &str| {
        let answer = solved(arguments);
        let lines = answer.lines().take_while(|line| !line.starts_with("line "));
        lines.collect::<Vec<_>>().join("; ")
    };
    for (arguments, expected) in [
        ("--game connect4 73237654251417676", "score 10; win in 4"),
        ("--game connect4 75474573437614277613", "score -10; loss in 2"),
        ("--game connect4 112233", "score 18; best 4; win in 1"),
        ("--game connect4 11,22,33", "score 18; best 4; win in 1"),
        // From the book, the second one without the moves after it.
        ("--game connect4", "score 1; best 4; win in 21"),
        ("--game connect4 24 --time 0.1", "score 0; draw"),
        ("--game tictactoe", "best a3 b3 c3 a2 b2 c2 a1 b1 c1; draw"),
        ("--game tictactoe b2b1", "win in 3"),
        ("--game tictactoe b2a1", "draw"),
        ("--game tictactoe a1b1a2", "best a3; loss in 2"),
        ("--game custom --size 4x3 --row 3", "win in 4"),
        ("--game custom --size 3x3 --row 3 --torus", "win in 4"),
        ("--game custom --size 4x4 --row 4 --gravity 12", "draw"),
        ("--game custom --size 12x3 --row 3 --gravity 10,1,11,1", "win in 1"),
    ] {
        let told = answer(arguments);
        let told: Vec<&str> = told.split("; ").collect();
        assert!(expected.split("; ").all(|it| told.contains(&it)), "{arguments}: {told:?}");
        let is_scored = told.iter().any(|line| line.starts_with("score "));
        assert_eq!(is_scored, arguments.contains("connect4"), "{told:?}");
    }
    // The line ends with the win, and its moves are numbers on the board.
    let won = solved("--game connect4 112233");
    assert!(won.contains("win in 1\nline 4\n   A B C D E F G\n 6 "), "{won}");
    assert!(won.ends_with(" 1 X X X 1 . . .\n"), "{won}");
    let of_size =
        |size| check(&["solve", "--game", "custom", "--size", size, "--time", "0.01"], 0).0;
    assert!(of_size("16x16").starts_with("not decided\n"));
    // Gomoku, by its proof.
    assert!(of_size("15x15").starts_with("best h8\nwin\nline h8\n"));
}

#[test]
fn moves_of_small_games_are_refused_with_their_place() {
    for (arguments, reason) in [
        ("--game connect4 44448", "move 5: column 8 does not exist (1 to 7)"),
        ("--game connect4 4x", "move 2: column x does not exist (1 to 7)"),
        ("--game connect4 4440", "move 4: column 0 does not exist"),
        ("--game connect4 4,4,-1", "move 3: column - does not exist"),
        ("--game connect4 444444154", "move 9: column 4 is full"),
        ("--game connect4 1212121", "the game has ended at move 7"),
        ("--game connect4 12121213", "move 8: the game has ended at move 7"),
        ("--game connect4 a1b1a1", "move 3: there is already a stone there"),
        ("--game connect4 a2", "move 1: stones fall to the lowest free cell of their column"),
        ("--game tictactoe a1b1a2b2a3", "the game has ended at move 5"),
        ("--game tictactoe a1b1a2b2a3c3", "move 6: the game has ended at move 5"),
        ("--game tictactoe a1b2c3a2c2c1a3b3b1", "the game is over: it is a draw"),
        ("--game tictactoe d1", "move 1: d1: off the board"),
        ("--game tictactoe 12", "move 1: 12: this is not a cell"),
        ("--game custom --size 12x5 --row 4 --gravity 13", "move 1: column 13 does not exist"),
        ("--game custom --size 40x5", "40"),
        ("--game custom --size 3x3 --row 4", "4"),
        ("--game custom --size big", "invalid value 'big' for --size"),
        ("--game connect4 --size 8", "--size cannot be used with --game connect4"),
        ("--game connect4 --torus", "--torus cannot be used with --game connect4"),
        ("--game tictactoe --rule 1", "--rule cannot be used with --game tictactoe"),
        ("--game connect4 4 --vcf", "--vcf cannot be used with --game connect4"),
        ("--row 4 h8", "--row needs --game custom"),
        ("--gravity h8", "--gravity needs --game custom"),
        ("--game gomoku --torus h8", "--torus needs --game custom"),
        ("--size 6x5 h8", "--size 6x5 needs --game custom"),
        ("--game quarto --row 4", "--row cannot be used with --game quarto"),
        ("--game chess", "possible values: gomoku, connect4, tictactoe"),
    ] {
        let list: Vec<&str> = arguments.split(' ').collect();
        for command in ["solve", "analyse"] {
            if command == "analyse" && arguments.contains("--vcf") {
                continue;
            }
            let (stdout, stderr) = check(&[&[command], &list[..]].concat(), 2);
            assert_eq!(stdout, "", "{arguments}");
            assert!(stderr.contains(reason), "{arguments}: {stderr}");
        }
    }
}

#[test]
fn quarto_is_analysed_in_the_words_of_its_dialog() {
    // Three tall pieces in a row, and a tall one to place.
    let won = "select 0, place 0;0, select 1, place 0;1, select 2, place 0;2, select 3";
    let analyse = ["analyse", "--game", "quarto", "--size", "4x4", "--time", "0.2"];
    let (stdout, stderr) = check(&[&analyse[..], &[won]].concat(), 0);
    assert_eq!(stderr, "");
    let told: Vec<&str> = stdout.lines().collect();
    assert!(told[0].starts_with("First to move: "), "{stdout}");
    assert!(told[1].starts_with("1. First wins in 1, depth "), "{stdout}");
    assert!(told[1].ends_with(": place 0;3"), "{stdout}");
    assert_eq!(told.len(), 4, "{stdout}");
    let (stdout, _) = check(&[&analyse[..], &["--json", won]].concat(), 0);
    let report: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    let line = &report["lines"][0];
    assert_eq!(line["moves"], serde_json::json!(["place 0;3"]));
    let proof = serde_json::json!({"winner": "X", "wins_in": 1, "plies": 1});
    assert_eq!((&line["proof"], &report["rule"]), (&proof, &"quarto".into()));
    let (stdout, _) = check(&[&analyse[..], &["--torus", "--lines", "1"]].concat(), 0);
    assert!(stdout.lines().nth(1).unwrap().contains("% for First, depth "), "{stdout}");
}

#[test]
fn quarto_is_solved_by_the_commands_of_its_dialog() {
    // Three tall pieces in a row, and a tall one to place.
    let three = "select 0, place 0;0, select 1, place 0;1, select 2, place 0;2";
    let quarto = ["--game", "quarto", "--size", "4x4"];
    let (stdout, _) =
        check(&[&["solve"], &quarto[..], &[&format!("{three}, select 3")]].concat(), 0);
    assert!(stdout.starts_with("best place 0;3\nwin in 1\nline place 0;3"), "{stdout}");
    // All other pieces have the opposite attribute.
    let (stdout, _) = check(&[&["solve", "--json"], &quarto[..], &[three]].concat(), 0);
    let report: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    let told = ["width", "rule", "torus", "stones", "to_move"].map(|field| &report[field]);
    assert_eq!(serde_json::json!(told), serde_json::json!([4, "quarto", false, 3, "O"]));
    for (moves, reason) in [
        ("select 16", "move 1: the pieces have the numbers 0 to 15"),
        ("select 1, select 2", "move 2: piece 1 is selected and must be placed first"),
        ("select 1, place 0;4", "move 2: that is off the board"),
        ("select 1, bag", "move 2: expected select or place"),
        (&format!("{three}, select 3, place 0;3"), "the game has ended at move 8"),
        (
            &format!("{three}, select 3, place 0;3, select 5"),
            "move 9: the game has ended at move 8",
        ),
    ] {
        for command in ["solve", "analyse"] {
            let (_, stderr) = check(&[&[command], &quarto[..], &[moves]].concat(), 2);
            assert!(stderr.contains(reason), "{moves}: {stderr}");
        }
    }
    for (arguments, reason) in [
        (&["solve", "--game", "quarto", "--size", "5x5"][..], "5x5"),
        (&["solve", "--game", "quarto", "--vcf"], "--vcf cannot be used with --game quarto"),
    ] {
        let (_, stderr) = check(arguments, 2);
        assert!(stderr.contains(reason), "{stderr}");
    }
}

#[test]
fn answers_of_the_solver_are_printed_as_json() {
    let report = |arguments: &[&str]| -> serde_json::Value {
        let (stdout, stderr) = check(&[&["solve", "--json"], arguments].concat(), 0);
        assert_eq!((stdout.lines().count(), stderr.as_str()), (1, ""));
        serde_json::from_str(&stdout).unwrap()
    };
    let mut won = report(&["--game", "connect4", "112233"]);
    assert!(won["nodes"].take().is_u64());
    let expected = serde_json::json!({
        "width": 7, "height": 6, "row": 4, "rule": "freestyle", "torus": false, "gravity": true,
        "stones": 6, "to_move": "X", "result": "win", "winner": "X", "wins_in": 1, "plies": 1,
        "score": 18, "best": ["4"], "line": ["4"], "nodes": null,
    });
    assert_eq!(won, expected);
    let lost = report(&["--game", "tictactoe", "a1b1a2"]);
    let told = ["result", "winner", "wins_in", "plies"].map(|field| &lost[field]);
    assert_eq!(serde_json::json!(told), serde_json::json!(["loss", "X", 2, 4]));
    let drawn = report(&["--game", "tictactoe"]);
    assert!(drawn["result"] == "draw" && drawn["winner"].is_null(), "{drawn}");
    assert_eq!(drawn["score"], 0);
    assert_eq!(drawn["best"].as_array().unwrap().len(), 9);
    let threats = report(&["h8i9h9i8h10i7h7i6"]);
    let told = ["result", "wins_in", "line", "gravity"].map(|field| &threats[field]);
    assert_eq!(serde_json::json!(told), serde_json::json!(["win", 1, ["h11"], false]));
    let large = ["--game", "custom", "--size", "9x9", "--gravity", "--time", "0.01"];
    let undecided = report(&large);
    assert!(undecided["result"] == "not decided" && undecided["score"].is_null(), "{undecided}");
}

#[test]
fn small_games_are_analysed_from_moves_and_files() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("four.sgf").to_str().unwrap().to_owned();
    fs::write(&path, "(;GM[4]SZ[7:6]RU[7x6-4-fall];B[af];W[ae];B[bf];W[be];B[cf];W[ce])").unwrap();
    let (stdout, stderr) = check(&["solve", &path], 0);
    assert_eq!((stdout.lines().nth(2), stderr.as_str()), (Some("win in 1"), ""), "{stdout}");
    let (_, stderr) = check(&["solve", &path, "--vct"], 2);
    assert!(stderr.contains("--vct is for Gomoku only"), "{stderr}");
    let (stdout, stderr) = check(&["analyse", &path], 0);
    assert!(stdout.contains("\n1. X wins in 1, depth ") && stderr.is_empty(), "{stdout}{stderr}");
    let moves = ["--game", "connect4", "112233"];
    let (stdout, stderr) = check(&[&["analyse", "--lines", "2"][..], &moves].concat(), 0);
    assert_eq!(stderr, "");
    let mut lines = stdout.lines();
    assert!(lines.next().unwrap().starts_with("X to move: "), "{stdout}");
    assert!(lines.next().unwrap().starts_with("1. X wins in 1, depth "), "{stdout}");
    let (stdout, _) = check(&[&["analyse", "--json"][..], &moves].concat(), 0);
    let report: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(report["lines"][0]["moves"], serde_json::json!(["d1"]));
    assert_eq!(report["lines"][0]["proof"]["wins_in"], 1);
    let (stdout, _) = check(&["analyse", "--game", "tictactoe", "--lines", "9"], 0);
    assert_eq!(stdout.lines().filter(|line| line.contains(". draw, depth 9: ")).count(), 9);
}

#[test]
fn the_best_lines_are_printed_for_the_side_to_move() {
    // X X X between two free cells on each side; O's stones are far away.
    let (stdout, stderr) = check(&["analyse", "h8a1i8a3j8c1"], 0);
    assert_eq!(stderr, "");
    let mut lines = stdout.lines();
    assert!(lines.next().unwrap().starts_with("X to move: 0 nodes in "), "{stdout}");
    assert_eq!(lines.next(), Some("1. X wins in 1, depth 1: g8"));
    assert_eq!(lines.next(), Some("2. X wins in 1, depth 1: k8"));
    assert_eq!(lines.next(), Some("   A B C D E F G H I J K L M N O"));
    assert_eq!(lines.nth(7), Some(" 8 . . . . . . 1 X X X . . . . ."));

    // Enough time for a few lines on any machine.
    let two = ["--time", "2", "--lines", "2", "--threads", "2"];
    let (stdout, _) = check(&[&["analyse", "h8j11h9"], &two[..]].concat(), 0);
    let told: Vec<&str> = stdout.lines().take(4).collect();
    for (line, begin) in told.iter().zip(["O to move: ", "1. ", "2. ", "   "]) {
        assert!(line.starts_with(begin), "{stdout}");
    }
    assert!(told[1].contains("% for O, depth "), "{stdout}");
    let (stdout, _) = check(&[&["analyse", "h8"], &two[..]].concat(), 0);
    let told: Vec<&str> = stdout.lines().skip(1).take(2).collect();
    assert!(told[0].starts_with("1. X wins, proved, depth "), "{stdout}");
    assert!(told[1].starts_with("2. X wins, proved, depth "), "{stdout}");
}

#[test]
fn what_the_proof_of_gomoku_says_is_printed() {
    let solved = |moves| {
        let (stdout, stderr) = check(&["solve", moves, "--time", "0.1"], 0);
        assert_eq!(stderr, "");
        stdout.lines().next().unwrap().to_owned()
    };
    assert_eq!([solved(""), solved("h8")], ["win: h8", "loss"]);
    assert!(solved("h8i9").starts_with("win: "));
    // A win by threats says in how many moves, and other searches do not ask the proof.
    assert_eq!(solved("h8a1i8a3j8c1"), "win in 1: g8");
    let (stdout, _) = check(&["solve", "h8i9", "--vcf"], 0);
    assert!(stdout.starts_with("no win by fours\n"), "{stdout}");
    let (stdout, _) = check(&["solve", "h8", "--json", "--time", "0.1"], 0);
    let report: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!((&report["result"], &report["winner"]), (&"loss".into(), &"X".into()));
    assert!(report["wins_in"].is_null() && report["plies"].is_null(), "{stdout}");
}

#[test]
fn the_best_lines_are_printed_as_json() {
    let report = |arguments: &str| -> serde_json::Value {
        let list: Vec<&str> = arguments.split(' ').collect();
        let (stdout, stderr) = check(&[&["analyse", "--json"], &list[..]].concat(), 0);
        assert_eq!((stdout.lines().count(), stderr.as_str()), (1, ""));
        serde_json::from_str(&stdout).unwrap()
    };
    let won = report("h8a1i8a3j8c1 --size 16 --rule 1");
    for (field, expected) in [("width", 16), ("height", 16), ("stones", 6), ("depth", 1)] {
        assert_eq!(won[field], expected, "{field}");
    }
    assert_eq!((&won["rule"], &won["to_move"]), (&"standard".into(), &"X".into()));
    let proof = serde_json::json!({"winner": "X", "wins_in": 1, "plies": 3});
    let line = serde_json::json!({"moves": ["g8"], "depth": 1, "chance": 1.0, "value": null, "proof": proof});
    assert_eq!((&won["lines"][0], won["lines"].as_array().unwrap().len()), (&line, 2));

    let open = report("h8i9j10 --time 2 --lines 5");
    assert_eq!(open["to_move"], "O");
    for line in open["lines"].as_array().unwrap() {
        assert!((0.0..=1.0).contains(&line["chance"].as_f64().unwrap()), "{line}");
        assert_eq!((line["value"].is_i64(), line["proof"].is_null()), (true, true), "{line}");
        assert!(line["depth"].as_u64() <= open["depth"].as_u64(), "{open}");
    }
}

#[test]
fn analyse_refuses_the_same_input_as_solve() {
    let refused = |arguments: &[&str], status| {
        let (stdout, analyse) = check(&[&["analyse"], arguments].concat(), status);
        let (_, solve) = check(&[&["solve"], arguments].concat(), status);
        assert_eq!(stdout, "");
        let usage = |text: &str| text.replace("analyse", "solve").lines().next().map(str::to_owned);
        assert_eq!(usage(&analyse), usage(&solve));
        analyse
    };
    assert!(refused(&["a1b1a2b2a3b3a4b4a5"], 2).contains("the game is over: there is a five"));
    refused(&["h8i9h8"], 2);
    refused(&["h8", "--size", "21"], 2);
    refused(&["h8", "--time", "0"], 2);
    refused(&["./none.csv"], 1);
    for lines in ["0", "21", "-1"] {
        let (_, stderr) = check(&["analyse", "h8", "--lines", lines], 2);
        assert!(stderr.contains("is not in 1..=20"), "{stderr}");
    }
}

#[test]
fn the_bench_is_reproducible() {
    let bench = || {
        let (stdout, stderr) = check(&["bench", "--depth", "2"], 0);
        assert_eq!(stderr, "");
        let lines = stdout.lines().map(str::to_owned);
        lines.partition::<Vec<String>, _>(|line| line.contains(": nodes/second "))
    };
    let (speed, found) = bench();
    assert_eq!((speed.len(), found.len() % 2), (2, 0));
    let evaluations = ["network: ", "classical: "].iter().zip(&speed);
    for ((name, speed), found) in evaluations.zip(found.chunks(found.len() / 2)) {
        let speed = speed.strip_prefix(name).unwrap().strip_prefix("nodes/second ").unwrap();
        assert!(speed.parse::<u64>().unwrap() > 0);
        let [positions @ .., nodes, signature] = found else { panic!("{found:?}") };
        let sum: u64 = positions
            .iter()
            .map(|line| {
                let [_, _, _, nodes] = line.split_whitespace().collect::<Vec<_>>()[..] else {
                    panic!("{line}");
                };
                nodes.parse::<u64>().unwrap()
            })
            .sum();
        assert!(positions.len() >= 12, "{found:?}");
        assert_eq!(*nodes, format!("{name}nodes {sum}"));
        let digits = signature.strip_prefix(name).unwrap().strip_prefix("signature ").unwrap();
        assert!(digits.len() == 8 && u32::from_str_radix(digits, 16).is_ok(), "{signature}");
    }
    assert_eq!(bench().1, found);
    for depth in ["0", "101", "-1", "x"] {
        let (stdout, stderr) = check(&["bench", "--depth", depth], 2);
        assert_eq!(stdout, "");
        assert!(stderr.contains("--depth"), "{stderr}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_closed_pipe_is_not_a_failure() {
    let script = format!("'{}' --help | true", env!("CARGO_BIN_EXE_gomoku"));
    let script = format!("set -o pipefail; {script}");
    Command::new("bash").args(["-c", &script]).assert().success().stderr("");
}

#[test]
fn themes_are_listed_and_mistakes_in_own_themes_reported() {
    let home = tempfile::tempdir().unwrap();
    let themes = home.path().join("gomoku/themes");
    fs::create_dir_all(&themes).unwrap();
    fs::write(themes.join("sunset.toml"), "inherits = \"wood\"\n").unwrap();
    fs::write(themes.join("dawn.toml"), "letters = false\ntext = \"white\"\n").unwrap();
    fs::write(themes.join("notes.txt"), "no theme").unwrap();
    let mut command = gomoku(&["themes"]);
    let output = command.env("XDG_CONFIG_HOME", home.path()).assert().success();
    let output = output.get_output();
    let names = String::from_utf8(output.stdout.clone()).unwrap();
    let names: Vec<&str> = names.lines().collect();
    assert_eq!(names.len(), 11);
    assert_eq!((names[0], names[10]), ("classic", "sunset"));
    let why =
        "gomoku: the theme dawn, line 2, column 8: \"white\" is not a colour such as \"#d63e54\"\n";
    assert_eq!(String::from_utf8(output.stderr.clone()).unwrap(), why);
}

/// Runs the program with a home that has these settings.
#[track_caller]
fn check_config(settings: &str, arguments: &[&str], status: i32) -> (String, String, String) {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("gomoku/settings.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, settings).unwrap();
    let mut command = gomoku(arguments);
    command.env("HOME", home.path()).env("XDG_CONFIG_HOME", home.path());
    let output = command.assert().code(status).get_output().clone();
    assert_eq!(fs::read_to_string(&file).unwrap(), settings);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), file.to_str().unwrap().to_owned())
}

#[cfg(target_os = "linux")]
#[test]
fn config_checks_settings_and_prints_their_path() {
    let (stdout, stderr, file) = check_config("level = 7\n", &["config"], 0);
    assert_eq!((stdout, stderr), (format!("{file}: no mistakes\n"), String::new()));
    let (stdout, _, file) = check_config("", &["config", "--path"], 0);
    assert_eq!(stdout, format!("{file}\n"));
    let text = "level = 7\nsize = 16\n\ttheme = \"nowood\"\n";
    let (stdout, stderr, _) = check_config(text, &["config"], 1);
    let told = "gomoku: settings.toml, line 2, column 8: size must be 15, 17, 19 or 20, not 16\n";
    assert_eq!((stdout.as_str(), stderr.as_str()), ("", told));
    let (_, stderr, _) = check_config("\ttheme = \"nowood\"\n", &["config"], 1);
    let told = "gomoku: settings.toml, line 1, column 10: there is no theme nowood\n";
    assert_eq!(stderr, told);
}

#[cfg(target_os = "linux")]
#[test]
fn former_names_of_settings_are_noted() {
    let text = "level = 7\nmovements = false\n[keys]\ntake-back = \"Backspace\"\n";
    let (stdout, stderr, file) = check_config(text, &["config"], 0);
    assert_eq!(stdout, format!("{file}: no mistakes\n"));
    let told = "gomoku: settings.toml, line 2, column 1: movements is now called animations\n\
                gomoku: settings.toml, line 4, column 1: take-back is now called undo\n";
    assert_eq!(stderr, told);
}

#[cfg(target_os = "linux")]
#[test]
fn default_keys_lost_to_the_users_are_noted() {
    let text = "[keys]\nhint = \"Space\"\ntake-back = \"S\"\n";
    let (stdout, stderr, file) = check_config(text, &["config"], 0);
    assert_eq!(stdout, format!("{file}: no mistakes\n"));
    let told = [
        "line 3, column 1: take-back is now called undo",
        "line 2, column 8: \"Space\" is now the key of hint; play keeps Enter",
        "line 3, column 13: \"S\" is now the key of undo; statistics has none",
    ];
    let told = told.map(|note| format!("gomoku: settings.toml, {note}\n"));
    assert_eq!(stderr, told.concat());
    let text = "[keys]\nhint = \"S\"\nundo = \"S\"\n";
    let (_, stderr, _) = check_config(text, &["config"], 1);
    assert!(stderr.contains("\"S\" cannot be the key of both undo and hint"), "{stderr}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_unknown_language_is_a_mistake_with_its_place() {
    let (_, stderr, _) = check_config("level = 7\nlanguage = \"xx\"\n", &["config"], 1);
    let told = "gomoku: settings.toml, line 2, column 12: ";
    assert!(stderr.starts_with(told) && stderr.contains("xx"), "{stderr}");
    assert!(stderr.contains("en, de, ru, zh, ja, cs"), "{stderr}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_users_own_messages_are_read_and_their_mistakes_are_reported() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("gomoku/locales/tlh/mine.ftl");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let run = |arguments: &[&str], status: i32| {
        let mut command = gomoku(arguments);
        command.env("HOME", home.path()).env("XDG_CONFIG_HOME", home.path());
        let output = command.assert().code(status).get_output().clone();
        let [stdout, stderr] =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (stdout, stderr)
    };
    fs::write(&path, "theme-circle = gho { $name }\n").unwrap();
    let themes = home.path().join("gomoku/themes");
    fs::create_dir_all(&themes).unwrap();
    for [name, parent] in [["one", "two"], ["two", "one"]] {
        fs::write(themes.join(name).with_extension("toml"), format!("inherits = \"{parent}\"\n"))
            .unwrap();
    }
    let (_, stderr) = run(&["themes", "--language", "tlh"], 0);
    assert!(stderr.contains("gomoku: gho one\n"), "{stderr}");
    let (_, stderr) = run(&["themes"], 0);
    assert!(stderr.contains("inherits from itself"), "{stderr}");
    let (_, stderr) = run(&["themes", "--language", "xx"], 2);
    assert!(stderr.contains("en, de, ru, zh, ja, cs, tlh"), "{stderr}");
    assert_eq!(run(&["config"], 0).1, "");

    fs::write(&path, "settings-on = chu\nbroken\nsettings-off = Qotlh\n").unwrap();
    let (stdout, stderr) = run(&["config"], 1);
    let (first, second) = stderr.split_once('\n').unwrap();
    assert!(first.starts_with(&format!("gomoku: {}, line 2: ", path.display())), "{first}");
    assert!(second.starts_with("gomoku: 1 mistake in your translations"), "{second}");
    assert_eq!(stdout, "");
}

#[test]
fn the_default_settings_are_a_valid_file() {
    let (stdout, _) = check(&["config", "--print-default"], 0);
    assert_eq!(gomoku::settings::parse(&stdout), Ok(gomoku::settings::Settings::default()));
    assert_eq!(stdout, gomoku::settings::DEFAULT_TEXT);
}

#[test]
fn every_shell_has_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (script, stderr) = check(&["completions", shell], 0);
        assert_eq!(stderr, "");
        for word in ["glyphs", "completions", "solve", "watch"] {
            assert!(script.contains(word), "{word} in {shell}");
        }
    }
}

#[test]
fn the_manual_page_has_every_program_and_flag() {
    let (page, _) = check(&["man"], 0);
    assert!(page.starts_with(".ie") && page.contains(".TH gomoku 1"), "{page}");
    for part in ["\\-\\-glyphs", "\\-\\-level", "gomoku\\-solve", "gomoku\\-config"] {
        assert!(page.contains(part), "{part} in {page}");
    }
}

#[test]
fn unknown_words_are_refused_with_the_nearest_command() {
    for (arguments, command) in [
        (&["solv"][..], "solve"),
        (&["solv", "h8i9"], "solve"),
        (&["analise", "h8", "--time", "1"], "analyse"),
        (&["--language", "en", "puzle"], "puzzle"),
        (&["--size", "17", "chek"], "check"),
    ] {
        let (stdout, stderr) = check(arguments, 2);
        assert_eq!(stdout, "");
        let word = arguments.iter().find(|word| word[..2] == command[..2]).unwrap();
        let why = format!(
            "error: '{word}' is neither a command nor a file; did you mean '{command}'?\n\nUsage: gomoku"
        );
        assert!(stderr.starts_with(&why), "{stderr}");
    }
    let (_, stderr) = check(&["xyz"], 2);
    assert!(stderr.starts_with("error: 'xyz' is neither a command nor a file\n\n"), "{stderr}");
    // A file is opened, whatever its name. If its name looks like a file name, a missing file is
    // reported.
    let place = with_files(&[("solv", STUDY)]);
    for name in ["solv", "missing.sgf", "./solf"] {
        let (status, _, told) = run_in(&place, &[name], "");
        assert_eq!(status, 1, "{told}");
        assert!(told.starts_with("gomoku: the game needs a terminal"), "{told}");
    }
    // Commands report mistakes in their own arguments.
    let (_, stderr) = check(&["solve", "h8", "i9"], 2);
    assert!(stderr.contains("unexpected argument 'i9'"), "{stderr}");
    let (_, stderr) = check(&["help", "solv"], 2);
    assert!(stderr.contains("did you mean 'solve'?"), "{stderr}");
    let (stdout, _) = check(&["analyze", "h8a1i8a3j8c1"], 0);
    assert!(stdout.starts_with("X to move: "), "{stdout}");
}

#[test]
fn unknown_formats_are_reported() {
    let place = with_files(&[("notes", "hello\n"), ("notes.csv", "hello\n"), ("moves", "h8i9")]);
    let told = |arguments: &[&str]| {
        let (status, _, told) = run_in(&place, arguments, "hello\n");
        assert_eq!(status, 1, "{told}");
        told
    };
    let why = "not a known game format (--from names one)\n";
    assert_eq!(told(&["show", "notes"]), format!("gomoku: cannot load notes: {why}"));
    assert_eq!(told(&["show", "-"]), format!("gomoku: cannot load -: {why}"));
    let convert = told(&["convert", "notes", "a.sgf"]);
    assert_eq!(convert, format!("gomoku: cannot load notes: {why}"));
    let solve = told(&["solve", "./notes"]);
    assert_eq!(solve, "gomoku: cannot load ./notes: not a known game format\n");
    assert!(told(&["show", "notes.csv"]).contains("line 1: "));
    assert_eq!(run_in(&place, &["show", "moves", "--from", "txt"], "").0, 0);
}

/// Runs the program for a user who overrides these German messages.
#[track_caller]
fn in_german(messages: &str, settings: &str, arguments: &[&str]) -> (i32, String, String) {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("gomoku/locales/de");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("own.ftl"), messages).unwrap();
    fs::write(home.path().join("gomoku/settings.toml"), settings).unwrap();
    let mut command = gomoku(arguments);
    let command = command.env("HOME", home.path()).env("XDG_CONFIG_HOME", home.path());
    let output = command.env_remove("LC_ALL").env_remove("LC_MESSAGES").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[cfg(target_os = "linux")]
#[test]
fn the_language_may_come_before_or_after_a_command() {
    let messages = "cli-over-won = Das Spiel ist aus: Es gibt einen Fünfer.\n";
    let over = "a1b1a2b2a3b3a4b4a5";
    for arguments in [
        &["--language", "de", "solve", over][..],
        &["--language=de", "solve", over],
        &["solve", "--language", "de", over],
        &["solve", over, "--language=de"],
    ] {
        let (status, _, told) = in_german(messages, "", arguments);
        assert_eq!(status, 2);
        assert!(told.starts_with("error: Das Spiel ist aus"), "{arguments:?}: {told}");
    }
    let (_, _, told) = in_german(messages, "language = \"de\"\n", &["solve", over]);
    assert!(told.starts_with("error: Das Spiel ist aus"), "{told}");
    // Output for scripts is in English.
    let won = ["--language", "de", "solve", "h8i9h9i8h10i7h7i6"];
    assert!(in_german(messages, "", &won).1.starts_with("win in 1: h11\n"));
    let (status, _, told) = in_german(messages, "", &["--language", "xx", "solve", over]);
    assert_eq!(status, 2);
    assert!(told.contains("there is no language xx; choose one of en, de, "), "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn help_and_refusals_are_translated_and_line_dialogs_are_not() {
    let messages = "\
cli-help-solve = Sucht einen erzwungenen Gewinn
    .more =
        Mehr dazu.
cli-help-solve-time = Sekunden
cli-help-gomoku-game-quarto = Vier gleiche
cli-help-gomoku-help = Hilfe
cli-heading-options = Optionen:
cli-letters-game = --dialect letters ist nur Gomoku
cli-did-you-mean = { $name }: meinen Sie { $command }?
";
    for arguments in [
        &["--language", "de", "solve", "--help"][..],
        &["--language", "de", "help", "solve"],
        &["help", "solve", "--language=de"],
        &["solve", "--help", "--language", "de"],
    ] {
        let (status, help, _) = in_german(messages, "", arguments);
        assert_eq!(status, 0);
        let begin = "Sucht einen erzwungenen Gewinn\n\nMehr dazu.\n\nAufruf: gomoku solve ";
        assert!(help.starts_with(begin), "{help}");
        assert!(
            help.contains("\nOptionen:\n") && help.contains("\n          Sekunden\n"),
            "{help}"
        );
        assert!(help.contains("[Vorgabe: 10]"), "{help}");
    }
    let (_, help, _) = in_german(messages, "language = \"de\"\n", &["line", "--help"]);
    assert!(help.contains("- quarto:    Vier gleiche\n"), "{help}");
    let (_, help, _) = in_german(messages, "language = \"de\"\n", &["-h"]);
    assert!(help.contains("  solve        Sucht einen erzwungenen Gewinn\n"), "{help}");
    let wrong = ["line", "--language", "de", "--dialect", "letters", "--game", "connect4"];
    let (_, _, told) = in_german(messages, "", &wrong);
    assert!(told.starts_with("error: --dialect letters ist nur Gomoku\n"), "{told}");
    let (_, _, told) = in_german(messages, "", &["--language", "de", "solv"]);
    assert!(told.starts_with("error: solv: meinen Sie solve?\n"), "{told}");
    // Scripts and screen readers read these.
    let (_, script, _) = in_german(messages, "language = \"de\"\n", &["completions", "fish"]);
    assert!(script.contains("Find a forced win in a Gomoku position"), "{script}");
    let settings = "language = \"de\"\n";
    let (_, said, _) = in_german("illegal-occupied = besetzt\n", settings, &["line"]);
    assert_eq!(said, "Gomoku\n=====\nBoard size [15,17 or 19]: ");
}

/// Creates a directory with these files.
fn with_files(files: &[(&str, &str)]) -> tempfile::TempDir {
    let directory = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(directory.path().join(name), text).unwrap();
    }
    directory
}

/// Runs the program in a directory. Returns status and outputs.
fn run_in(directory: &tempfile::TempDir, arguments: &[&str], input: &str) -> (i32, String, String) {
    let output =
        gomoku(arguments).current_dir(directory.path()).write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

const STUDY: &str = "(;GM[4]SZ[15]PB[Ada]DT[2026-11-22]RE[B+R];B[hh]C[the\nmiddle]\n(;W[ig];B[hg])(;W[aa]C[far];B[bb]))\n";

#[test]
fn a_game_is_shown() {
    let place = with_files(&[("a.sgf", STUDY), ("tic.txt", "X..\n.O.\n..X\n")]);
    let (status, shown, told) = run_in(&place, &["show", "a.sgf", "--tree", "--at", "2"], "");
    assert_eq!((status, told.as_str()), (0, ""), "{shown}");
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Ada (X) - O, 2026-11-22",
            "15x15, 5 or more in a row",
            "   A B C D E F G H I J K L M N O",
        ]
    );
    assert_eq!(lines[9], " 9 . . . . . . . .(O). . . . . .");
    assert_eq!(lines[10], " 8 . . . . . . . X . . . . . . .");
    let tree = "X to move\n\n  1 X H8\n      the\n      middle\n     2 O A15\n         far\n     3 X B14\n  2 O I9  <-\n  3 X H9\n    Ada (X) wins by resignation\n";
    assert!(shown.ends_with(tree), "{shown}");
    let (status, shown, told) =
        run_in(&place, &["show", "--coordinates", "numbers", "tic.txt"], "");
    assert_eq!(status, 0);
    assert!(shown.ends_with("   0 1 2\n 0 X . .\n 1 . O .\n 2 . . X\nO to move\n"), "{shown}");
    assert!(told.contains("the file does not give the order of play"), "{told}");
    let (status, shown, _) = run_in(&place, &["show", "-", "--from", "txt", "--rows", "top"], "h1");
    assert_eq!(status, 0);
    assert!(shown.contains("15 . . . . . . .(X)"), "{shown}");
    // A resignation is not a move.
    let (_, shown, _) = run_in(&place, &["show", "a.sgf", "--at", "3"], "");
    assert!(shown.ends_with("O to move\n"), "{shown}");
    let (status, _, told) = run_in(&place, &["show", "a.sgf", "--at", "4"], "");
    assert_eq!((status, told.as_str()), (1, "gomoku: the game has only 3 moves\n"));
}

#[test]
fn games_are_converted_and_losses_reported() {
    let two = format!("{STUDY}(;GM[4]SZ[15];B[hh];W[hh])\n{STUDY}");
    let place = with_files(&[("a.sgf", STUDY), ("two.sgf", &two), ("diary", "dear diary")]);
    let read = |name: &str| fs::read_to_string(place.path().join(name)).unwrap();
    let (status, _, told) = run_in(&place, &["convert", "a.sgf", "a.csv"], "");
    assert_eq!(status, 0, "{told}");
    let lost = "gomoku: The CSV format cannot hold variations and undone moves, the result, the players, the date, the comments.\n";
    assert_eq!(told, lost);
    assert_eq!(read("a.csv"), "No;Row;Col;Player\n1;7;7;0\n2;6;8;1\n3;6;7;0\n");
    // The file contains another game, which is kept.
    assert_eq!(run_in(&place, &["convert", "-", "a.csv", "--from", "txt"], "a1").0, 0);
    assert!(read("a.csv~").ends_with("3;6;7;0\n") && read("a.csv").ends_with("1;14;0;0\n"));
    let (status, text, _) = run_in(&place, &["convert", "a.csv", "-", "--to", "txt"], "");
    assert_eq!((status, text.as_str()), (0, "a1\n"));
    // A name that does not imply a format gets all information.
    for name in ["a", "a.game"] {
        assert_eq!(run_in(&place, &["convert", "a.sgf", name], "").0, 0);
        assert!(read(name).contains("C[the\nmiddle]"), "{}", read(name));
    }
    // All games of a file, except for unreadable ones.
    let (status, text, told) = run_in(&place, &["convert", "two.sgf", "-"], "");
    assert_eq!((status, text.matches("RE[B+R]").count()), (1, 2), "{text}");
    assert!(told.contains("two.sgf: line 4, W: there is already a stone there"), "{told}");
    assert!(told.ends_with("1 of 3 games cannot be read\n"), "{told}");
    let (status, _, told) = run_in(&place, &["convert", "two.sgf", "two.csv"], "");
    assert_eq!(status, 1);
    assert!(
        told.ends_with("the output format holds only one game; use SGF for several\n"),
        "{told}"
    );
    let (status, _, told) = run_in(&place, &["convert", "a.sgf", "diary"], "");
    assert_eq!((status, read("diary").as_str()), (1, "dear diary"));
    assert!(
        told.contains("the existing file is not a saved game and was left unchanged"),
        "{told}"
    );
    assert!(!place.path().join("two.csv").exists());
}

#[test]
fn the_result_reads_like_on_the_screen() {
    let game = "(;GM[4]SZ[15]PW[Gomoku level 2]RE[B+R];B[hh];W[ig])";
    let place = with_files(&[("a.sgf", game)]);
    let (_, shown, _) = run_in(&place, &["show", "a.sgf"], "");
    assert!(shown.starts_with("X - Computer, level 2 (O)\n"), "{shown}");
    assert!(shown.ends_with("\nX wins by resignation\n"), "{shown}");
    let (_, told, _) = run_in(&place, &["check", "a.sgf"], "");
    let board = "SGF, UTF-8; 15x15, 5 or more in a row";
    assert_eq!(told, format!("a.sgf: OK, 2 moves, X wins by resignation; {board}\n"));
}

/// Places that name the players, each with its arguments. `You` and `Player 1` are for the screen.
#[test]
fn people_without_a_name_are_called_by_their_side_outside_the_screen() {
    let computer = "(;GM[4]SZ[15]PW[Gomoku level 2]RE[B+R];B[hh];W[ig])";
    let people = "(;GM[4]SZ[15]RE[W+R];B[hh];W[ig])";
    let named = "(;GM[4]SZ[15]PB[Ada]PW[Gomoku level 2]RE[B+R];B[hh];W[ig])";
    let files = [("computer.sgf", computer), ("people.sgf", people), ("ada.sgf", named)];
    let place = with_files(&files);
    for command in [&["show"][..], &["show", "--tree"], &["check"], &["games"]] {
        for (file, _) in files {
            let mut arguments = command.to_vec();
            arguments.insert(1, file);
            let (status, shown, told) = run_in(&place, &arguments, "");
            let all = format!("{shown}{told}");
            assert_eq!(status, 0, "{arguments:?}: {all}");
            let is_screen = ["You", "Player 1", "Player 2"].iter().any(|name| all.contains(name));
            assert!(!is_screen, "{arguments:?}: {all}");
            assert_eq!(all.contains("Ada"), file == "ada.sgf", "{arguments:?}: {all}");
        }
    }
}

#[test]
fn games_are_checked_one_line_each() {
    let won = "(;GM[4]SZ[15]RE[W+];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae])";
    let games = format!("{STUDY}\n{won}\n(;GM[4]SZ[15];B[hh];W[hh])\n");
    let place = with_files(&[("a.sgf", STUDY), ("games.sgf", &games), ("empty.sgf", "")]);
    let (status, told, _) = run_in(&place, &["check", "a.sgf"], "");
    let ok = "OK, 3 moves, Ada (X) wins by resignation; SGF, UTF-8; 15x15, 5 or more in a row";
    assert_eq!((status, told), (0, format!("a.sgf: {ok}\n")));
    let files = ["check", "games.sgf", "empty.sgf", "none.sgf"];
    let (status, told, why) = run_in(&place, &files, "");
    let expected = format!(
        "games.sgf: {ok}\n\
                    games.sgf:5: the result \"W+\" contradicts the board; \
                    9 moves, X wins: five in a row; SGF, UTF-8; 15x15, 5 or more in a row\n\
                    games.sgf:6: line 6, W: there is already a stone there\n\
                    empty.sgf: there is nothing in this file\n\
                    none.sgf: no such file or directory\n"
    );
    assert_eq!((status, told), (1, expected));
    assert_eq!(why, "gomoku: found 4 problems\n");
}

#[test]
fn what_was_tolerated_is_told_for_people_and_for_programs() {
    let odd = "(;GM[2]SZ[15]PB[Ada]\n;B[hh]\n---\n;W[ii];B[])";
    let place = with_files(&[("odd.sgf", odd), ("damaged.sgf", "(;GM[4]SZ[15];B[hh];W[hh])")]);
    std::fs::write(place.path().join("old.sgf"), b"(;GM[4]CA[cp1251]SZ[15]PB[\xc1];B[hh])")
        .unwrap();
    let (status, told, _) = run_in(&place, &["check", "odd.sgf", "old.sgf"], "");
    let expected = "odd.sgf: OK, 2 moves, X to move; SGF, UTF-8; 15x15, 5 or more in a row; \
                    the file claims to be another game (GM \"2\"); reading it as Gomoku; \
                    a pass was left out; this game has none; \
                    \"---\" in line 3 was not understood and left out\n\
                    old.sgf: OK, 1 move, O to move; SGF, windows-1251; 15x15, 5 or more in a row\n";
    assert_eq!((status, told.as_str()), (0, expected));
    let files = ["check", "--json", "old.sgf", "damaged.sgf", "none.sgf"];
    let (status, told, _) = run_in(&place, &files, "");
    assert_eq!(status, 1);
    let told: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let old = serde_json::json!({
        "file": "old.sgf", "line": 1, "ok": true, "error": null, "format": "sgf",
        "encoding": "windows-1251", "game": "15", "size": [15, 15], "rule": "freestyle",
        "moves": 1, "result": "unfinished", "remarks": ["the encoding is windows-1251"],
    });
    assert_eq!(told[0], old);
    assert_eq!(told[1]["error"], "line 1, W: there is already a stone there");
    assert_eq!((&told[1]["format"], &told[1]["ok"]), (&"sgf".into(), &false.into()));
    assert_eq!(
        (&told[2]["error"], &told[2]["format"]),
        (&"no such file or directory".into(), &serde_json::Value::Null)
    );
    // What is read and yet not right is told with the game.
    let play = ";B[hh];W[ii]";
    for (name, file, why) in [
        ("open.sgf", format!("(;GM[4]SZ[15]{play}"), "the end of the game is missing"),
        (
            "result.sgf",
            format!("(;GM[4]SZ[15]RE[who knows]{play})"),
            "the result \"who knows\" is not fully understood",
        ),
        (
            "late.sgf",
            format!("(;GM[4]SZ[15]{play};AB[aa])"),
            "the game is shown up to where it cannot be played on (line 1, AB: stones cannot be set \
             up after the first move)",
        ),
    ] {
        std::fs::write(place.path().join(name), file).unwrap();
        let (status, told, _) = run_in(&place, &["check", name], "");
        let game = "2 moves, X to move; SGF, UTF-8; 15x15, 5 or more in a row";
        assert_eq!((status, told), (1, format!("{name}: {why}; {game}\n")));
        let (_, told, _) = run_in(&place, &["check", "--json", name], "");
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        assert_eq!((&told["ok"], &told["error"]), (&false.into(), &serde_json::Value::Null));
        assert_eq!(told["remarks"], serde_json::json!([why]));
    }
    // The rule is a word for programs, whatever more the file says.
    std::fs::write(place.path().join("rule.sgf"), "(;GM[4]SZ[15]RU[Standard1];B[hh])").unwrap();
    let (_, told, _) = run_in(&place, &["check", "--json", "rule.sgf"], "");
    assert!(told.contains(r#""rule":"standard""#), "{told}");
    // Another encoding by the user's choice.
    let (_, told, _) = run_in(&place, &["show", "old.sgf", "--encoding", "latin1"], "");
    assert!(told.starts_with("Á (X) - O\n"), "{told}");
    let (_, told, _) = run_in(&place, &["games", "old.sgf", "--encoding", "latin1"], "");
    assert_eq!(told.split('\t').nth(1), Some("Á"));
    let (status, _, why) = run_in(&place, &["games", "--encoding", "latin1"], "");
    assert!(status == 2 && why.contains("--encoding needs a FILE"), "{why}");
    let (status, _, why) = run_in(&place, &["show", "old.sgf", "--encoding", "Klingon"], "");
    assert!(status == 2 && why.contains("unknown encoding"), "{why}");
}

/// Puzzle in which I7 makes two open threes of X's pairs.
const PUZZLE: &str = r#"{"id":"0","size":15,"rule":0,"moves":[[8,6],[14,0],[8,7],[0,0],[6,8],[14,14],[5,8],[0,14]],"to_move":"first","len":2,"line":[[8,8],[4,8],[8,5]],"source":"somewhere"}"#;

/// Number of puzzles that come with the program.
fn built_in() -> usize {
    fs::read_to_string("assets/puzzles.txt").unwrap().lines().count()
}

/// Runs `gomoku puzzle` for a user whose files are in this directory.
#[track_caller]
fn puzzle(home: &std::path::Path, arguments: &[&str], status: i32) -> (String, String) {
    let mut command = gomoku(&[&["puzzle"], arguments].concat());
    command.env("HOME", home).env("XDG_STATE_HOME", home);
    let output = command.assert().code(status).get_output().clone();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn puzzles_are_listed_with_rating_and_streak() {
    let home = tempfile::tempdir().unwrap();
    let (stdout, stderr) = puzzle(home.path(), &["--list"], 0);
    assert_eq!(stderr, "");
    let all = built_in();
    let head = format!(
        "due today  0\nnew        {all}\nall        {all} built in, 0 of your own\n\
         streak     0 days\nrating     none yet\n\nnew  "
    );
    assert!(stdout.starts_with(&head), "{stdout}");
    assert_eq!(stdout.lines().count(), 6 + all);
    let first = stdout.lines().nth(6).unwrap();
    assert!(first.contains("   700  ") && first.contains(" wins in 1 move by fours "), "{first}");
    assert_eq!(puzzle(home.path(), &[], 0).0, stdout);
    // A puzzle that failed long ago is due, and a damaged one is reported.
    let id = stdout.lines().nth(6).unwrap().split_whitespace().nth(1).unwrap();
    let failed = format!(
        "{{\"at\":\"2020-01-01T10:00:00\",\"puzzle\":\"{id}\",\"rating\":1500,\"outcome\":\"failed\",\"grade\":\"again\",\"seconds\":9}}\n"
    );
    fs::create_dir_all(home.path().join("gomoku")).unwrap();
    let path = home.path().join("gomoku/attempts.jsonl");
    fs::write(&path, format!("hello\n{failed}")).unwrap();
    let (stdout, stderr) = puzzle(home.path(), &["--list"], 0);
    assert!(stdout.starts_with(&format!("due today  1\nnew        {}\n", all - 1)), "{stdout}");
    assert!(!stdout.contains("none yet"), "{stdout}");
    assert!(stdout.contains(&format!("\ndue  {id}  ")), "{stdout}");
    assert_eq!(stderr, format!("gomoku: {}, line 1: column 1: expected value\n", path.display()));
}

#[cfg(target_os = "linux")]
#[test]
fn puzzles_are_found_in_games_stored_once_and_exported() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name).to_str().unwrap().to_owned();
    // After the last move, exactly one move of O, a four, wins.
    let moves = "gg;ff;fg;ef;gf;ed;hd;df;ee;bg;dg";
    let moves: Vec<String> = moves
        .split(';')
        .enumerate()
        .map(|(index, at)| format!("{}[{at}]", if index % 2 == 0 { ";B" } else { ";W" }))
        .collect();
    let game = format!("(;FF[4]GM[4]SZ[15]PB[Ada]PW[Eve]DT[2026-11-20]{})", moves.concat());
    fs::write(path("games.sgf"), format!("{game}(;GM[4]SZ[15];B[aa];W[aa])")).unwrap();
    let (stdout, stderr) = puzzle(home.path(), &["--from", &path("games.sgf")], 0);
    assert!(stdout.ends_with("1 puzzle found, 1 new\n"), "{stdout}");
    let told = "   800  O wins in 2 moves by fours  games, Ada - Eve, 2026-11-20\n";
    assert!(stdout.contains(told), "{stdout}");
    let why = "games.sgf, line 1: W: there is already a stone there\n";
    assert!(stderr.ends_with(why), "{stderr}");
    // Known puzzles are not stored again.
    let (stdout, _) = puzzle(home.path(), &["--from", &path("games.sgf")], 0);
    assert!(stdout.ends_with("  (known)\n1 puzzle found, 0 new\n"), "{stdout}");
    let (stdout, _) = puzzle(home.path(), &[], 0);
    let kept = format!("all        {} built in, 1 of your own\n", built_in());
    assert!(stdout.contains(&kept), "{stdout}");
    let out = path("out.jsonl");
    let (stdout, _) = puzzle(home.path(), &["--export", &out], 0);
    assert_eq!(stdout, format!("exported 1 puzzle, 1 new in {out}\n"));
    let kept = fs::read_to_string(home.path().join("gomoku/puzzles.jsonl")).unwrap();
    assert_eq!(fs::read_to_string(&out).unwrap(), kept);
    // Positions of a file are solved again, wherever they are written.
    let (stdout, _) = puzzle(home.path(), &["--from", &out, "--out", &path("again.jsonl")], 0);
    assert!(stdout.ends_with("1 puzzle found, 1 new\n"), "{stdout}");
    assert_eq!(fs::read_to_string(path("again.jsonl")).unwrap(), kept);
}

#[cfg(target_os = "linux")]
#[test]
fn puzzle_files_cannot_control_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir_all(home.path().join("gomoku")).unwrap();
    let told = PUZZLE.replace("\"id\"", "\"name\"").replace("somewhere", "\\u001b[2J\\nnew");
    let damaged = "{\"goal\":\"\\u001b[2J\"}\n[]\n";
    fs::write(home.path().join("gomoku/puzzles.jsonl"), format!("{told}\n{damaged}")).unwrap();
    let (stdout, stderr) = puzzle(home.path(), &["--list"], 0);
    assert!(stdout.contains("  \u{fffd}[2J new\n"), "{stdout}");
    assert!(stderr.contains("line 2: column 19: unknown variant `\u{fffd}[2J`"), "{stderr}");
    assert!(stderr.ends_with("expected a puzzle: {\"size\":15, ...}\n"), "{stderr}");
    for text in [stdout, stderr] {
        assert!(text.chars().all(|char| char == '\n' || is_printable(char)), "{text:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn activities_select_what_is_listed() {
    let home = tempfile::tempdir().unwrap();
    let listed = |what: &str| {
        let (stdout, stderr) = puzzle(home.path(), &[what, "--list"], 0);
        assert_eq!(stderr, "");
        stdout.lines().skip(6).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(listed("next").len(), built_in());
    assert_eq!(listed("daily").len(), 1);
    assert!(listed("run").len() > 20);
    let themed = listed("one-move");
    assert!(themed.len() > 10 && themed.iter().all(|line| line.contains(" in 1 move ")));
    assert_eq!(listed("vcf"), listed("Fours"));
    let (_, stderr) = puzzle(home.path(), &["yesterday"], 2);
    assert!(stderr.contains("the puzzles are next, daily, run, one-move, four-three"), "{stderr}");
}

#[test]
fn mistakes_in_puzzles_are_reported() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("notes.txt"), "hello\n").unwrap();
    fs::write(path("game.csv"), "No;Row;Col;Player\n1;7;7;0\n").unwrap();
    let (_, stderr) = puzzle(home.path(), &["--from", &path("nobody.sgf")], 1);
    assert!(stderr.contains("nobody.sgf: no such file or directory"), "{stderr}");
    let (_, stderr) = puzzle(home.path(), &["--from", &path("notes.txt")], 1);
    assert!(stderr.starts_with("gomoku: cannot load ") && stderr.contains("move 1"), "{stderr}");
    let (stdout, _) = puzzle(home.path(), &["--from", &path("game.csv")], 0);
    assert_eq!(stdout, "0 puzzles found, 0 new\n");
    for arguments in
        [&["--out", "x"][..], &["--list", "--export", "x"], &["--from"], &["--rule", "2"]]
    {
        let (stdout, _) = puzzle(home.path(), arguments, 2);
        assert_eq!(stdout, "", "{arguments:?}");
    }
    // Other files are not changed.
    fs::write(path("some.jsonl"), format!("{PUZZLE}\n")).unwrap();
    let arguments = ["--from", &path("some.jsonl"), "--out", &path("notes.txt")];
    let (_, stderr) = puzzle(home.path(), &arguments, 1);
    assert!(stderr.contains("does not hold lines of JSON and was left unchanged"), "{stderr}");
    assert_eq!(fs::read_to_string(path("notes.txt")).unwrap(), "hello\n");
}

#[test]
fn games_are_drawn_as_pictures() {
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("a.sgf"), "(;GM[4]SZ[15];B[hh];W[ih];B[ii])").unwrap();
    let start = |name: &str| fs::read(place.path().join(name)).unwrap()[..4].to_vec();
    for (name, expected) in [("a.png", b"\x89PNG"), ("a.svg", b"<svg"), ("a.gif", b"GIF8")] {
        assert_eq!(run_in(&place, &["export", "a.sgf", name], "").0, 0);
        assert_eq!(start(name), expected);
    }
    // The standard output takes an SVG; a move less has a stone less.
    let stones = |at: &str| {
        let (status, text, _) = run_in(&place, &["export", "a.sgf", "-", "--at", at], "");
        assert_eq!(status, 0);
        text.matches("url(#").count()
    };
    assert_eq!([stones("3"), stones("2")], [3, 2]);
    let (_, text, _) = run_in(&place, &["export", "a.sgf", "-", "--moves", "--to", "svg"], "");
    assert!(text.contains("@keyframes"), "{text}");
    for (arguments, status, reason) in [
        (
            &["export", "a.sgf", "a.jpg"][..],
            2,
            "the name of a picture ends with .svg, .png or .gif",
        ),
        (&["export", "a.sgf", "a.png", "--moves"], 2, "a PNG cannot move; use a GIF or SVG"),
        (&["export", "a.sgf", "a.svg", "--at", "4"], 1, "the game has only 3 moves"),
        (&["export", "a.sgf", "a.svg", "--cell", "4"], 2, "4 is not in 8..=128"),
        (&["export", "a.sgf", "a.svg", "--delay", "2"], 2, "--moves"),
        (&["export", "a.svg", "b.svg"], 1, "cannot load a.svg"),
        (&["export", "a.sgf", "a.sgf", "--to", "svg"], 1, "the existing file is not a picture"),
    ] {
        let (found, _, told) = run_in(&place, arguments, "");
        assert_eq!(found, status, "{arguments:?}: {told}");
        assert!(told.contains(reason), "{told}");
    }
    assert!(fs::read_to_string(place.path().join("a.sgf")).unwrap().starts_with("(;GM[4]"));
}

/// Runs `gomoku stats` for a user whose files are in this directory.
#[cfg(target_os = "linux")]
fn stats(home: &std::path::Path, arguments: &[&str]) -> (String, String) {
    let mut command = gomoku(&[&["stats"], arguments].concat());
    command.env("HOME", home).env("XDG_STATE_HOME", home).env("XDG_DATA_HOME", home);
    let output = command.env("XDG_CONFIG_HOME", home).assert().code(0).get_output().clone();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn statistics_are_printed_as_tables_and_as_json() {
    let home = tempfile::tempdir().unwrap();
    let (stdout, stderr) = stats(home.path(), &[]);
    assert_eq!(stdout, "No finished games against the computer yet.\n");
    assert_eq!(stderr, "");
    let history = home.path().join("gomoku/history");
    fs::create_dir_all(&history).unwrap();
    let review = "GKS[unknown][0 0 0 0 0 80][0 0 0 0 0 -]";
    let four = ";B[hh];W[gh];B[ih];W[aa];B[jh];W[oa];B[kh];W[ao]";
    for (number, names, result, moves) in [
        (1, "PW[Gomoku level 3]GKA[938]", "B+R", format!(";B[hh];W[ih];B[ii]{review}")),
        (2, "PB[Gomoku level 12]PW[Eve]", "B+R", String::new()),
        (3, "PB[Gomoku level 10]", "B+R", four.to_owned()),
        (4, "PB[Gomoku]PW[Gomoku]", "B+R", String::new()),
        (5, "PW[Gomoku level 3]GKC[1]", "B+R", String::new()),
    ] {
        let game = format!("(;GM[4]SZ[15]{names}RE[{result}]DT[2026-11-0{number}]{moves})");
        fs::write(history.join(format!("2026110{number}T120000.000000Z.sgf")), game).unwrap();
    }
    fs::write(history.join("6.sgf"), "not a game").unwrap();
    let (stdout, stderr) = stats(home.path(), &[]);
    let expected = "\
2 games against the computer, 2026-11-01 to 2026-11-03
1 won, 0 drawn, 1 lost: 50%
Rating 1113 +-248 after one rated game
1 game between two people is not in these numbers.

By level                games   won drawn  lost score
Level 3                     1     1     0     0  100%
Level 10                    1     0     0     1    0%

By side                 games   won drawn  lost score
X, first                    1     1     0     0  100%
O, second                   1     0     0     1    0%

By game                 games   won drawn  lost score
Gomoku 15x15                2     1     0     1   50%

By opening              games   won drawn  lost score
7,7 6,7 6,8 D4 Kagetsu      1     1     0     0  100%
7,7 6,7 8,7 D8 Shogetsu     1     0     0     1    0%

Accuracy by month       games  mean
2026-11                     1   80%

Overlooked                  -     |     \\     /   all
Own win                     0     0     0     0     0
Four of the computer        1     0     0     0     1
Open three                  0     0     0     0     0

Most often in rows from left to right: 1 of 1.
";
    assert_eq!(stdout, expected);
    assert!(stderr.contains("1 file of the history cannot be read: "), "{stderr}");
    assert_eq!(stderr.lines().count(), 1);
    let (stdout, _) = stats(home.path(), &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(json["games"], serde_json::json!({"games": 2, "won": 1, "drawn": 0, "lost": 1}));
    assert_eq!(json["levels"][1]["name"], 10);
    let opening = serde_json::json!({
        "name": "H8 H9 I9", "opening": "D4 Kagetsu", "games": 1, "won": 1, "drawn": 0, "lost": 0
    });
    assert_eq!(json["openings"][0], opening);
    assert_eq!(json["sides"][1]["name"], "o");
    assert_eq!(json["accuracy"], serde_json::json!([{"date": "2026-11-01", "percent": 80}]));
    assert_eq!(json["mistakes"][1]["row"], 1);
    assert_eq!((&json["between_people"], &json["damaged"]), (&1.into(), &1.into()));
    // Filters.
    let (stdout, _) = stats(home.path(), &["--from", "2026-11-02"]);
    assert!(stdout.starts_with("1 game against the computer, 2026-11-03\n0 won"), "{stdout}");
    let (stdout, _) = stats(home.path(), &["--size", "19"]);
    assert_eq!(stdout, "No finished games against the computer yet.\n");
    let (stdout, _) = stats(home.path(), &["--language", "de"]);
    assert!(stdout.contains("Nach Stufe"), "{stdout}");
}

#[test]
fn a_lost_foul_is_shown_with_its_reason() {
    let place = tempfile::tempdir().unwrap();
    let moves = ";B[fh];W[aa];B[gh];W[oa];B[hf];W[ao];B[hg];W[oo];B[hh])";
    let game = format!("(;FF[4]GM[4]SZ[15]RU[renju]RE[W+F]{moves}");
    fs::write(place.path().join("foul.sgf"), game).unwrap();
    let (status, shown, _) = run_in(&place, &["show", "foul.sgf"], "");
    assert_eq!(status, 0);
    let end = "X made a double three: O wins\nH8 is a double three: F8-G8-H8 and H10-H9-H8.\n";
    assert!(shown.ends_with(end), "{shown}");
    let (status, checked, _) = run_in(&place, &["check", "foul.sgf"], "");
    assert_eq!(status, 0);
    assert!(checked.contains("X made a double three: O wins"), "{checked}");
    let (_, checked, _) = run_in(&place, &["check", "--json", "foul.sgf"], "");
    assert!(checked.contains("\"result\":\"X forfeited\""), "{checked}");
}
