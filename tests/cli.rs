//! The command line: statuses, messages, and what happens without a terminal.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use assert_cmd::Command;

fn gomoku(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    command.args(arguments).env("LANG", "C.UTF-8").timeout(std::time::Duration::from_secs(60));
    command
}

/// Runs the program without a terminal and returns its two outputs.
#[track_caller]
fn check(arguments: &[&str], status: i32) -> (String, String) {
    let output = gomoku(arguments).assert().code(status).get_output().clone();
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn without_a_terminal_one_line_says_so() {
    for arguments in [&[][..], &["--size", "17"], &["game.csv"], &["--ascii", "--file", "x"]] {
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
        assert!(stderr.contains("the size is 15, 17 or 19"), "{stderr}");
        assert!(stderr.contains("--size"), "{stderr}");
    }
}

#[test]
fn games_that_there_are_not_are_usage_errors_with_the_reason() {
    for (arguments, reason) in [
        ("--row 4", "--row needs --game custom"),
        ("--torus", "--torus needs --game custom or --game quarto"),
        ("--game gomoku --gravity", "--gravity needs --game custom"),
        ("--size 9x7", "the size is 15, 17 or 19; --game custom has others"),
        ("--game connect4 --size 9x9", "--size does not go with --game connect4"),
        ("--game tictactoe --row 4", "--row does not go with --game tictactoe"),
        ("--game quarto --vs computer", "--vs computer does not go with --game quarto"),
        ("--game quarto --watch 3", "--watch does not go with --game quarto"),
        ("--level 3", "--level goes with --vs computer"),
        ("--vs person --level 3", "--level goes with --vs computer"),
        ("--first random", "--first goes with --vs computer"),
        ("--vs computer --level 0", "the level is a number from 1 to 10"),
        ("--vs computer --level 11", "the level is a number from 1 to 10"),
        ("--vs computer --level -1", "the level is a number from 1 to 10"),
        ("--vs computer --first nobody", "possible values: computer, person, random"),
        ("--watch 3,11", "the level is a number from 1 to 10"),
        ("--watch 3,4,5", "the level is a number from 1 to 10"),
        ("--watch 3,7 --vs computer", "cannot be used with"),
        ("--watch 3 --level 3", "cannot be used with"),
        ("--watch 3 --first person", "cannot be used with"),
        ("--game custom --size 2x9", "both sides must be 3 to 26 long"),
        ("--game custom --size 9x27", "a board of 9 by 27 cells"),
        ("--game custom --size 9x7 --row 12", "12 in a row: the board is only 9 cells long"),
        ("--game custom --row 2", "2 in a row: it takes at least 3"),
        ("--game custom --size 9y7", "a board is written 9x7, with columns first"),
        ("--game custom --size 999x7", "a board is written 9x7, with columns first"),
        ("--game chess", "possible values: gomoku, connect4, tictactoe, quarto, custom"),
        ("line --dialect letters --game connect4", "--dialect letters is for Gomoku on 13x13 only"),
        ("line --dialect letters --size 15", "--size does not go with --dialect letters"),
        (
            "line --dialect letters --vs computer",
            "--vs computer does not go with --dialect letters",
        ),
        ("line --dialect letters --seed 1", "--seed does not go with --dialect letters"),
        (
            "line --dialect commands --vs computer",
            "--vs computer does not go with --dialect commands",
        ),
        ("line --game quarto --torus", "--torus is said in the dialog: start torus"),
        ("line --dialect commands --torus", "--torus is said in the dialog: start torus"),
        ("line --dialect commands --row 4", "--row does not go with --dialect commands"),
        ("line --dialect letters --size 13", "--size does not go with --dialect letters"),
        ("line --dialect letters --watch 3", "--watch does not go with --dialect letters"),
        ("line --dialect commands --level 3", "--level does not go with --dialect commands"),
        ("line --dialect letters --first computer", "--first does not go with --dialect letters"),
        ("line --level 3", "--level goes with --vs computer"),
        ("line --ponder", "unexpected argument '--ponder'"),
        ("line --seed 1", "--seed goes with --vs computer"),
        ("line --dialect commands --game connect4", "--dialect commands is for Quarto only"),
        ("line --dialect numbers --game quarto", "Quarto is played with --dialect commands"),
        ("line --dialect commands --board", "--board does not go with --dialect commands"),
        ("line --dialect letters --file x", "--file does not go with --dialect letters"),
        ("line --game custom", "a custom game needs --size, --row, --torus or --gravity"),
        ("line --size 16", "the size is 15, 17 or 19"),
        ("line --ascii", "unexpected argument '--ascii'"),
    ] {
        let list: Vec<&str> = arguments.split(' ').collect();
        let (stdout, stderr) = check(&list, 2);
        assert_eq!(stdout, "", "{arguments}");
        assert!(stderr.contains(reason), "{arguments}: {stderr}");
        let usage = if list[0] == "line" { "gomoku line [OPTIONS]" } else { "gomoku [OPTIONS]" };
        let is_told = [usage, "possible values", "invalid value", "gomoku --watch"];
        assert!(is_told.iter().any(|told| stderr.contains(told)), "{stderr}");
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
fn help_and_version_are_answers() {
    let (stdout, stderr) = check(&["--help"], 0);
    assert_eq!(stderr, "");
    for part in [
        "--game",
        "--size",
        "--row",
        "--torus",
        "--gravity",
        "--vs",
        "--level",
        "--first",
        "--watch",
        "--seed",
        "--ponder",
        "--file",
        "--ascii",
        "--no-color",
        "--no-mouse",
        "NO_COLOR",
        "FILE",
        "line",
        "brain",
    ] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 80), "{stdout}");
    let (stdout, _) = check(&["brain", "--help"], 0);
    for part in ["--threads", "--memory", "Gomocup", "pbrain-", "docs/gomocup.md"] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 90), "{stdout}");
    let (stdout, _) = check(&["--version"], 0);
    assert_eq!(stdout, format!("gomoku {}\n", env!("CARGO_PKG_VERSION")));
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_nobody_wants_is_no_failure() {
    let script = format!("'{}' --help | true", env!("CARGO_BIN_EXE_gomoku"));
    let script = format!("set -o pipefail; {script}");
    Command::new("bash").args(["-c", &script]).assert().success().stderr("");
}
