//! The line dialogs of the built program, through pipes.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use assert_cmd::Command;

/// Runs `gomoku line` with these arguments and this input, in a home of its own.
#[track_caller]
fn talk(arguments: &[&str], input: &str) -> (String, String) {
    let home = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    command.arg("line").args(arguments).write_stdin(input);
    command.env("HOME", home.path()).env("XDG_DATA_HOME", home.path());
    command.timeout(std::time::Duration::from_secs(60));
    let output = command.assert().success().get_output().clone();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// Checks the output; nothing must be printed on standard error.
#[track_caller]
fn check(arguments: &[&str], input: &str, expected: &str) {
    let (stdout, stderr) = talk(arguments, input);
    assert_eq!(stdout, expected);
    assert_eq!(stderr, "");
}

const COMMANDS: &str = "\
! to resign game (quit program)
s to save the game (and continue)
l resign the current game and load the store game - continue with the stored game.
";

#[test]
fn the_dialog_in_numbers_plays_gomoku() {
    let input = "16\n15\n5,5\n4,4\n5,5\ns\n6,6\nl\n6,6\n!\n";
    let size = "Board size [15,17 or 19]: ";
    let how = "\"row,col\" to set stone, e.g. 5,7\n";
    let play = "Player 1: Player 2: Player 1: Illegal input, please try again\nPlayer 1: \
                Game saved.\nPlayer 1: Player 2: Game loaded.\nPlayer 1: Player 2: \
                Player 1 has won!\n";
    let refused = "The size must be 15, 17 or 19.\n";
    let expected = format!("Gomoku\n=====\n{size}{refused}{size}{how}{COMMANDS}{play}");
    check(&[], input, &expected);
    check(&["--dialect", "numbers", "--game", "gomoku"], input, &expected);
}

#[test]
fn each_side_may_have_a_person_or_a_level() {
    let play = |players: &[&str]| {
        let arguments = [&["--game", "tictactoe", "--seed", "1"], players].concat();
        talk(&arguments, "0,0\n0,1\n0,2\n1,0\n!\n")
    };
    let first = play(&["--first", "computer", "--level", "3"]);
    assert_eq!(play(&["--x", "3"]), first);
    let second = play(&["--vs", "computer", "--level", "3"]);
    assert_eq!(play(&["--x", "person", "--o", "3"]), second);
    assert_ne!(first, second);
    assert_eq!(play(&["--x", "2", "--o", "7"]), play(&["--watch", "2,7"]));
}

#[test]
fn the_dialog_in_numbers_plays_other_games() {
    let how = "\"col\" to drop stone, e.g. 3\n";
    let play = "Player 1: Player 2: Player 1: Player 2: Player 1: Player 2: Player 1: \
                Vertical X: 3, Y: 2\nPlayer 1 has won!\n";
    check(
        &["--game", "connect4"],
        "3\n4\n3\n4\n3\n4\n3\n",
        &format!("Connect four\n=====\n{how}{COMMANDS}{play}"),
    );
    let how = "\"row,col\" to set stone, e.g. 2,2\n";
    check(
        &["--game", "tictactoe"],
        "1,1\r\n0,0\r\n",
        &format!("Tic-tac-toe\n=====\n{how}{COMMANDS}Player 1: Player 2: Player 1: "),
    );
    let how = "\"row,col\" to set stone, e.g. 2,3\n";
    let board = "    0  1  2  3\n 0  X  .  .  .\n 1  .  .  .  .\n 2  .  .  .  .\n";
    check(
        &["--game", "custom", "--size", "4x3", "--row", "3", "--torus", "--board"],
        "0,0\n",
        &format!(
            "4x3 torus, three or more in a row\n=====\n{how}{COMMANDS}Player 1: {board}Player 2: "
        ),
    );
}

#[test]
fn the_dialog_in_numbers_plays_openings() {
    let (stdout, stderr) =
        talk(&["--opening", "taraguchi10", "--size", "15"], "7,7\nswap\n7,7\n6,7\n");
    assert_eq!(stderr, "");
    assert!(stdout.starts_with("Renju\n=====\n"), "{stdout}");
    let play = "Opening rule: Taraguchi-10\nPlayer 1 places move 1 (X) in the centre\nPlayer 1: \
                Player 2 decides: keep, swap\nPlayer 2: The players have exchanged their sides.\n\
                Player 2 places move 2 (O) within the central 3x3\n\
                Player 2: Illegal input, please try again\n\
                Player 2 places move 2 (O) within the central 3x3\n\
                Player 2: Player 1 decides: keep, swap\nPlayer 1: ";
    assert!(stdout.ends_with(play), "{stdout}");
}

#[test]
fn six_in_a_row_do_not_win_under_the_standard_rule() {
    // X leaves a gap, so that the sixth stone comes before a five.
    let six = "0,0\n2,0\n0,1\n2,2\n0,2\n2,4\n0,4\n4,0\n0,5\n4,2\n0,3\n";
    let turns = "Player 1: Player 2: ".repeat(5);
    for arguments in [
        &["--rule", "standard"][..],
        &["--game", "gomoku", "--rule", "1"],
        &["--size", "17", "--rule", "standard"],
        &["--game", "custom", "--rule", "standard"],
    ] {
        let (stdout, _) = talk(arguments, &format!("15\n{six}"));
        assert!(stdout.starts_with("Gomoku, exactly five in a row\n=====\n"), "{stdout}");
        assert!(stdout.ends_with("Player 1: Player 2: "), "{stdout}");
    }
    let (stdout, _) = talk(&["--size", "15"], six);
    assert!(stdout.starts_with("Gomoku\n=====\n"), "{stdout}");
    assert!(stdout.ends_with(&format!("{turns}Player 1: Player 1 has won!\n")), "{stdout}");
    let row = "0,0\n2,0\n0,1\n2,2\n0,2\n2,4\n0,3\n4,0\n0,4\n";
    let (stdout, _) = talk(&["--size", "15", "--rule", "standard"], row);
    assert!(stdout.ends_with("Player 1: Player 1 has won!\n"), "{stdout}");
}

#[test]
fn the_computer_plays_the_same_moves_for_the_same_seed() {
    let arguments = ["--game", "tictactoe", "--vs", "computer", "--seed", "7"];
    let (first, _) = talk(&arguments, "1,1\n");
    let (again, _) = talk(&arguments, "1,1\n");
    assert_eq!(first, again);
    let computer = first.split("Player 2: ").nth(1).unwrap();
    let (cell, rest) = computer.split_once('\n').unwrap();
    assert_eq!((cell.len(), rest), (3, "Player 1: "), "{first}");
}

#[test]
fn the_computer_moves_first_or_plays_both_sides() {
    let begins = ["--game", "tictactoe", "--vs", "computer", "--first", "computer"];
    let (text, _) = talk(&begins, "");
    let play = text.split("Player 1: ").nth(1).unwrap();
    let (cell, rest) = play.split_once('\n').unwrap();
    assert_eq!((cell.len(), rest), (3, "Player 2: "), "{text}");

    let watched = ["--game", "connect4", "--watch", "3,7", "--seed", "4"];
    let (text, _) = talk(&watched, "");
    assert_eq!(text, talk(&watched, "").0);
    let ends = ["Player 1 has won!\n", "Player 2 has won!\n", "The game ended in a draw\n"];
    assert!(ends.iter().any(|end| text.ends_with(end)), "{text}");

    // Drawn at random, but the same for the same seed.
    let begun = |seed: u32| {
        let seed = seed.to_string();
        let drawn = ["--vs", "computer", "--first", "random", "--seed", &seed];
        let (text, _) = talk(&[&["--game", "tictactoe"], &drawn[..]].concat(), "");
        text.ends_with("Player 2: ")
    };
    let lots: Vec<bool> = (0..8).map(begun).collect();
    assert!(lots.contains(&true) && lots.contains(&false), "{lots:?}");
    assert_eq!(lots, (0..8).map(begun).collect::<Vec<_>>());
}

#[test]
fn the_dialog_in_letters_plays_gomoku() {
    let (stdout, _) = talk(&["--dialect", "letters"], "G 14\nE6\n");
    let row = |number| format!("{number:>2}{}\n", " .".repeat(13));
    let rows = (0..13).map(row).collect::<Vec<_>>().concat();
    let header = "   A B C D E F G H I J K L M\n";
    let asked = "Player O, make a move: ";
    let played = rows.replacen(" 6 . . . . .", " 6 . . . . O", 1);
    let other = "Player X, make a move: ";
    assert_eq!(
        stdout,
        format!("{header}{rows}{asked}Invalid input!\n{asked}{header}{played}{other}")
    );
}

#[test]
fn the_dialog_in_commands_plays_quarto() {
    let input = "start torus\nselect 11\nplace 1;4\nselect 7\nplace 3;0\nselect 5\nplace 4;1\n\
                 select 15\nplace 2;5\nrowprint 4\nquit\n";
    let expected = "OK\nOK\nOK\nOK\nOK\nOK\nOK\nOK\nP1 wins\n3\n# 5 # # # #\n";
    check(&["--dialect", "commands"], input, expected);
    check(&["--game", "quarto"], input, expected);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure_and_a_closed_pipe_is_not() {
    let program = env!("CARGO_BIN_EXE_gomoku");
    let script =
        format!("set -o pipefail; yes 0,0 | head -n 100000 | '{program}' line | head -n 1");
    // `head` may leave before `yes` has said everything; the program's status is what counts.
    let script = format!("{script}; test ${{PIPESTATUS[2]}} -eq 0");
    Command::new("bash").args(["-c", &script]).assert().success().stdout("Gomoku\n").stderr("");
    let script = format!("echo 15 | '{program}' line > /dev/full");
    let assert = Command::new("bash").args(["-c", &script]).assert().code(1);
    let stderr = String::from_utf8(assert.get_output().stderr.clone()).unwrap();
    assert!(stderr.starts_with("gomoku: cannot write the dialog: "), "{stderr}");
}
