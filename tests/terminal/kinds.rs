//! The program under the names of several terminals: its screens, and the bytes sent.

use std::collections::BTreeSet;

use insta::assert_snapshot;

use super::home;
use super::pty::{self, Pty, wait_until};

/// Text of the screen. The rest of a shorter line may be blanks or nothing.
fn seen(pty: &Pty) -> String {
    pty.text().lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Starts with this name in `TERM`, plays three moves, opens the help and quits. Returns the screen
/// with the moves, the help, and the bytes sent.
fn visit(terminal: Option<&str>) -> (String, String, Vec<u8>) {
    let home = home();
    let mut command = pty::gomoku(&["--size", "15", "--vs", "person"], home.path());
    command.set_controlling_tty(false);
    match terminal {
        Some(name) => command.env("TERM", name),
        None => command.env_remove("TERM"),
    }
    let mut pty = Pty::start(command);
    pty.wait_for("Move 1");
    pty.press_and_wait("\r", "Move 2");
    pty.press_and_wait("6,6\r", "Move 3");
    pty.press_and_wait("\u{1b}[C\r", "Move 4");
    // The last row that changes, and its last word.
    let is_drawn =
        |line: &str| line.contains("Player 2 (O) to move") && line.trim_end().ends_with("6,7  H9");
    wait_until("the move is drawn", || pty.text().lines().any(is_drawn));
    let played = seen(&pty);
    // Copied to the clipboard, if there is one.
    pty.press("y");
    pty.wait_for(if played.is_ascii() { "does not let programs" } else { "Copied" });
    pty.press_and_wait("?", "Esc  close");
    let help = seen(&pty);
    pty.press("q");
    // The help closes first.
    pty.wait_for("Move 4");
    pty.press("q");
    assert!(pty.wait_for_end().success());
    pty.check_restored();
    (played, help, pty.all())
}

/// Sequences that control the terminal: of a sequence, everything but numbers; of a command to the
/// window, its number.
fn sequences(mut bytes: &[u8]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    while let Some(start) = bytes.iter().position(|&byte| byte < b' ' || byte == 0x7f) {
        let (first, rest) = (bytes[start], &bytes[start + 1..]);
        if first != 0x1b {
            found.insert(format!("{:?}", char::from(first)));
            bytes = rest;
            continue;
        }
        let end = match rest[0] {
            b'[' => 1 + rest[1..].iter().position(|byte| (0x40..0x7f).contains(byte)).unwrap(),
            b']' => rest.iter().position(|&byte| byte == 7 || byte == b'\\').unwrap(),
            _ => 0,
        };
        let text = String::from_utf8_lossy(&rest[..=end]);
        found.insert(match rest[0] {
            b'[' if text.ends_with(['h', 'l', 'm', 't']) => format!("ESC {text}"),
            b'[' => format!("ESC [ {}", char::from(rest[end])),
            b']' => format!("ESC {}", text.split(';').next().unwrap()),
            other => format!("ESC {}", char::from(other)),
        });
        bytes = &rest[end + 1..];
    }
    found
}

/// Modes that are set and reset. A terminal without them ignores each, since it recognizes its end.
const MODES: [&str; 16] = [
    "ESC [?1049h",
    "ESC [?1049l",
    "ESC [?2004h",
    "ESC [?2004l",
    "ESC [?25h",
    "ESC [?25l",
    "ESC [?1000h",
    "ESC [?1000l",
    "ESC [?1002h",
    "ESC [?1002l",
    "ESC [?1003h",
    "ESC [?1003l",
    "ESC [?1006h",
    "ESC [?1006l",
    "ESC [?1015h",
    "ESC [?1015l",
];
/// Sequences that move the cursor, or clear the screen.
const PLACES: [&str; 4] = ["ESC [ C", "ESC [ H", "ESC [ J", "ESC [ K"];
/// Sequences for a window: its title, saved and restored, and its clipboard.
const WINDOW: [&str; 4] = ["ESC [22;0t", "ESC [23;0t", "ESC ]0", "ESC ]52"];

/// Questions for the background and for the attributes.
const QUESTIONS: [&str; 2] = ["ESC ]11", "ESC [ c"];

/// Questions for pictures, which multiplexers are not asked.
const PICTURES: [&str; 6] = ["ESC _", "ESC \\", "ESC [16t", "ESC [ S", "ESC [ q", "ESC [ p"];

/// Sequences sent that are none of these, and set no attribute.
fn others(sent: &BTreeSet<String>, known: &[&[&str]]) -> Vec<String> {
    let is_known = |sequence: &&String| {
        known.iter().any(|known| known.contains(&sequence.as_str())) || sequence.ends_with('m')
    };
    sent.iter().filter(|sequence| !is_known(sequence)).cloned().collect()
}

/// Attributes sent, as their numbers.
fn attributes(sent: &BTreeSet<String>) -> BTreeSet<Vec<u8>> {
    let attributes = sent.iter().filter_map(|sequence| {
        let numbers = sequence.strip_prefix("ESC [")?.strip_suffix('m')?;
        Some(numbers.split(';').map(|number| number.parse().unwrap_or_default()).collect())
    });
    attributes.collect()
}

#[test]
fn terminals_with_a_window_get_colours_lines_and_commands_to_it() {
    for terminal in ["xterm-256color", "screen", "tmux"] {
        let (played, help, bytes) = visit(Some(terminal));
        assert_snapshot!(format!("{terminal}_moves"), played);
        assert_snapshot!(format!("{terminal}_help"), help);
        let sent = sequences(&bytes);
        let pictures: &[&str] = if terminal == "xterm-256color" { &PICTURES } else { &[] };
        let known: [&[&str]; 5] = [&MODES, &PLACES, &WINDOW, &QUESTIONS, pictures];
        assert_eq!(others(&sent, &known), Vec::<String>::new(), "{terminal}");
        let mut wanted = WINDOW.iter().chain(&QUESTIONS).chain(pictures);
        assert!(wanted.all(|wanted| sent.contains(*wanted)), "{terminal}: {sent:?}");
        let has_256 =
            attributes(&sent).iter().any(|numbers| numbers.windows(2).any(|two| two == [38, 5]));
        assert_eq!(has_256, terminal != "screen");
    }
}

#[test]
fn plain_terminals_get_ascii_and_no_unknown_sequences() {
    for terminal in [Some("linux"), Some("vt100"), None] {
        let name = terminal.unwrap_or("unset");
        let (played, help, bytes) = visit(terminal);
        assert_snapshot!(format!("{name}_moves"), played);
        assert_snapshot!(format!("{name}_help"), help);
        assert!(bytes.is_ascii(), "{name}");
        let sent = sequences(&bytes);
        assert_eq!(others(&sent, &[&MODES, &PLACES]), Vec::<String>::new(), "{name}");
        // Sixteen colours on the console; elsewhere only bold, underlined and reversed text. The
        // default colours are requested everywhere: a VT100 ignores unknown attributes (according
        // to its user guide).
        let attributes = attributes(&sent);
        assert!(!attributes.is_empty(), "{name}");
        for numbers in attributes {
            let is_known = |number: &u8| match terminal {
                Some("linux") => matches!(number, 0..=49 | 90..=107) && ![38, 48].contains(number),
                _ => matches!(number, 0..=29 | 39 | 49),
            };
            assert!(numbers.iter().all(is_known), "{name}: {numbers:?}");
        }
    }
}

#[test]
fn a_terminal_without_a_cursor_is_referred_to_the_dialogs() {
    for arguments in [&[][..], &["--size", "15", "--vs", "person"], &["puzzle"]] {
        let home = home();
        let mut command = pty::gomoku(arguments, home.path());
        command.set_controlling_tty(false);
        command.env("TERM", "dumb");
        let mut pty = Pty::start(command);
        assert_eq!(pty.wait_for_end().exit_code(), 1);
        pty.wait_for("TERM is dumb (gomoku line needs none)");
        assert_eq!(sequences(&pty.all()), BTreeSet::from(["'\\n'".to_owned(), "'\\r'".to_owned()]));
    }
    // The dialogs work there.
    let home = home();
    let mut command = pty::gomoku(&["line"], home.path());
    command.set_controlling_tty(false);
    command.env("TERM", "dumb");
    let mut pty = Pty::start(command);
    pty.wait_for("19]:");
    pty.press_and_wait("15\r", "Player 1:");
    pty.press_and_wait("7,7\r", "Player 2:");
    pty.press_and_wait("!\r", "Player 1 has won!");
    assert!(pty.wait_for_end().success());
    assert_snapshot!("dumb_line", seen(&pty));
}
