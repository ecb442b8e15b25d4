//! Connections through a script in place of ssh.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;

use rustix::process::{Pid, test_kill_process};

use super::{LONG, Side, TempDir, folders, join, root};
use crate::link::{Address, End, LinkError, Terminal};

/// Side whose ssh is a script, and the address of a program with this text.
fn by_ssh(root: &TempDir, program: &str) -> (Side, Address) {
    let path = |name: &str| root.path().join(name).to_str().unwrap().to_owned();
    let write = |name: &str, text: &str| {
        fs::write(path(name), text).unwrap();
        fs::set_permissions(path(name), Permissions::from_mode(0o755)).unwrap();
    };
    let arguments = path("arguments");
    // Drops the options, and runs the command.
    write(
        "a shell",
        &format!(
            "#!/bin/sh\necho \"$@\" >'{arguments}'\nwhile [ \"$1\" != -- ]; do shift; done\n\
             shift 2\nexec sh -c \"exec $*\"\n"
        ),
    );
    write("program", program);
    let ssh = Some(format!("'{}' --kept", path("a shell")).into());
    let side = Side::new(folders(root), ssh, 1);
    let address = format!("ssh://anna@box:2222{}#club", path("program"));
    (side, address.parse().unwrap())
}

#[test]
fn ssh_runs_the_program_of_the_address() {
    let root = root();
    let program = "#!/bin/sh\necho \"args $*\"\nwhile read line; do echo \"got $line\"; done\n";
    let (mut side, address) = by_ssh(&root, program);
    let connection = side.links.join(&address, Terminal::Free).unwrap();
    assert!(side.links.await_first_line(connection, LONG));
    assert_eq!(side.line(), "args host --stdio club");
    side.links.send(connection, "hello");
    assert_eq!(side.line(), "got hello");
    let arguments = fs::read_to_string(root.path().join("arguments")).unwrap();
    let end = format!(" -p 2222 -- anna@box {}/program host --stdio club\n", root.path().display());
    assert!(arguments.starts_with("--kept -T ") && arguments.ends_with(&end), "{arguments}");
}

#[test]
fn ssh_asks_nothing_where_the_terminal_is_taken() {
    let root = root();
    let (mut side, address) = by_ssh(&root, "#!/bin/sh\necho hello\n");
    for (terminal, is_quiet) in [(Terminal::Taken, true), (Terminal::Free, false)] {
        side.links.join(&address, terminal).unwrap();
        assert_eq!(side.line(), "hello");
        let arguments = fs::read_to_string(root.path().join("arguments")).unwrap();
        assert_eq!(arguments.contains(" -o BatchMode=yes -p 2222 -- "), is_quiet, "{arguments}");
        side.end();
    }
}

#[test]
fn the_last_error_of_ssh_is_the_reason_of_its_end() {
    let root = root();
    let program =
        "#!/bin/sh\necho hello\necho a warning >&2\nprintf 'the\\033reason' >&2\nexit 3\n";
    let (mut side, address) = by_ssh(&root, program);
    side.links.join(&address, Terminal::Free).unwrap();
    assert_eq!(side.line(), "hello");
    assert_eq!(side.end(), End::Failed("the\u{fffd}reason".to_owned()));
    let (mut side, address) = by_ssh(&root, "#!/bin/sh\necho a warning >&2\n");
    side.links.join(&address, Terminal::Free).unwrap();
    assert_eq!(side.end(), End::Closed, "a success has no reason");
}

#[test]
fn ssh_is_not_waited_for_in_vain_when_it_says_no_more() {
    let root = root();
    let program = "#!/bin/sh\nexec >&-\ncat >/dev/null\necho the reason >&2\nexit 3\n";
    let (mut side, address) = by_ssh(&root, program);
    side.links.join(&address, Terminal::Free).unwrap();
    assert_eq!(side.end(), End::Failed("the reason".to_owned()), "its input is closed, too");
}

fn is_alive(process: Pid) -> bool {
    test_kill_process(process).is_ok()
}

/// Waits until a process has ended.
fn assert_ends(process: Pid) {
    for _ in 0..1_000 {
        if !is_alive(process) {
            return;
        }
        std::thread::park_timeout(Duration::from_millis(20));
    }
    panic!("it still runs");
}

#[test]
fn ssh_ends_with_the_connection() {
    let obedient = "#!/bin/sh\necho $$\nwhile read line; do echo \"$line\" >>\"$0.out\"; done\n";
    let stubborn = "#!/bin/sh\necho $$\nexec sleep 1000\n";
    for (program, is_dropped) in
        [(obedient, false), (stubborn, false), (obedient, true), (stubborn, true)]
    {
        let root = root();
        let (mut side, address) = by_ssh(&root, program);
        let connection = side.links.join(&address, Terminal::Free).unwrap();
        let process = side.line().parse().ok().and_then(Pid::from_raw).unwrap();
        assert!(is_alive(process));
        side.links.send(connection, "bye");
        if is_dropped {
            drop(side);
            assert!(!is_alive(process), "it does not outlive the program");
        } else {
            side.links.close(connection);
            assert_ends(process);
            side.assert_quiet();
        }
        if program == obedient {
            assert_eq!(fs::read_to_string(root.path().join("program.out")).unwrap(), "bye\n");
        }
    }
}

#[test]
fn a_flood_through_ssh_ends_its_process() {
    let root = root();
    let (mut side, address) = by_ssh(&root, "#!/bin/sh\necho $$\nexec yes\n");
    side.links.join(&address, Terminal::Free).unwrap();
    let process = side.line().parse().ok().and_then(Pid::from_raw).unwrap();
    assert_eq!(side.end(), End::Flood);
    assert_ends(process);
}

#[test]
fn a_missing_ssh_is_reported() {
    let root = root();
    for (ssh, expected) in [
        ("no-such-ssh -v", None),
        (" ", Some(LinkError::NoCommand)),
        ("'", Some(LinkError::NoCommand)),
    ] {
        let ssh = Some(ssh.into());
        let mut side = Side::new(folders(&root), ssh, 1);
        let refused = join(&mut side, "ssh://box").unwrap_err();
        match expected {
            Some(expected) => assert_eq!(refused, expected),
            None => assert!(
                matches!(&refused, LinkError::NotStarted(name, _) if name == "no-such-ssh"),
                "{refused:?}"
            ),
        }
    }
}
