//! Environment variables that name no files, or endless ones: nothing blocks, and the program
//! works.

use std::fs;
use std::path::Path;

use super::home;
use super::pty::{self, Pty, wait_until};

/// Starts the program with a variable of this value, and with a limit of memory that an endless
/// file would exceed.
fn with(name: &str, value: &Path, home: &Path) -> Pty {
    let gomoku = env!("CARGO_BIN_EXE_gomoku");
    let script = format!("ulimit -v 4000000; exec {gomoku} --size 15 --vs person");
    let mut command = pty::command("sh", &["-c", &script], home);
    command.env(name, value);
    command.set_controlling_tty(false);
    Pty::start(command)
}

#[test]
fn the_program_works_with_any_environment_variables() {
    const NAMES: [&str; 7] = [
        "TZ",
        "HOME",
        "TMPDIR",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_STATE_HOME",
        "XDG_CACHE_HOME",
    ];
    let home = home();
    let [pipe, file] = ["pipe", "file"].map(|name| home.path().join(name));
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    fs::write(&file, "").unwrap();
    let values = [&pipe, &file, Path::new("/dev/zero"), home.path()];
    for (name, value) in NAMES.iter().flat_map(|name| values.map(|value| (name, value))) {
        let mut pty = with(name, value, home.path());
        // Mistakes in the settings are reported first.
        wait_until("it starts", || ["Move 1", "toml"].iter().any(|part| pty.text().contains(part)));
        if !pty.text().contains("Move 1") {
            pty.press_and_wait(" ", "Move 1");
        }
        pty.press_and_wait("\r", "Move 2");
        pty.press("W");
        wait_until(&format!("{name}={}", value.display()), || {
            ["Daily puzzle", "could not be read"].iter().any(|part| pty.text().contains(part))
        });
        pty.press("\u{3}");
        assert!(pty.wait_for_end().success(), "{name}={}", value.display());
        pty.check_restored();
    }
}

#[test]
fn an_endless_time_zone_file_does_not_block() {
    let home = home();
    let pipe = home.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for zone in [format!(":{}", pipe.display()), ":/dev/zero".to_owned(), ":/dev/tty".to_owned()] {
        let mut pty = with("TZ", Path::new(&zone), home.path());
        pty.press_and_wait("W", "Daily puzzle");
        pty.press_and_wait("\r", "find the win");
        pty.press_and_wait("s", "due again today");
        pty.press("\u{3}");
        assert!(pty.wait_for_end().success(), "{zone}");
    }
}
