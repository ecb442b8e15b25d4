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
        assert_eq!(stderr, "gomoku: the game needs a terminal for its input and output\n");
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
fn unknown_arguments_are_usage_errors() {
    let (_, stderr) = check(&["--sise", "15"], 2);
    assert!(stderr.contains("--size"), "suggests the right one: {stderr}");
    check(&["a.csv", "b.csv"], 2);
    check(&["--size"], 2);
}

#[test]
fn help_and_version_are_answers() {
    let (stdout, stderr) = check(&["--help"], 0);
    assert_eq!(stderr, "");
    for part in ["--size", "--file", "--ascii", "--no-color", "NO_COLOR", "FILE"] {
        assert!(stdout.contains(part), "{part} in {stdout}");
    }
    assert!(stdout.lines().all(|line| line.chars().count() <= 80), "{stdout}");
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
