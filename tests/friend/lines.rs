//! Lines of the protocol.

use gomoku::friend::Message;
use proptest::prelude::*;

#[test]
fn messages_are_parsed_from_their_text() {
    for line in [
        "gomoku-play 1 name=Ada",
        "gomoku-play 2 have=00000000000000ff,0000000000000001 done=0000000000000002 name=Ada B. C.",
        "gomoku-watch 1 name=",
        "game 00c0ffee00c0ffee kind=15x15-5-exact opening=swap2 clock=5m+3s limit=leave-25 first=host score=1:0:12",
        "game 00c0ffee00c0ffee kind=quarto board=4x4-torus opening=free clock=none limit=full first=guest score=0:0:0",
        "accept 00c0ffee00c0ffee",
        "accept 00c0ffee00c0ffee 000102030405060708090a0b0c0d0eff",
        "reveal 000102030405060708090a0b0c0d0eff",
        "decline",
        "sync 12 0123456789abcdef",
        "m 1 7,7",
        "m 12 14,0 299999",
        "select 2 15 1",
        "o 4 swap",
        "o 4 place-two 5",
        "o 5 n=10",
        "pass 6",
        "back 7 0",
        "end 8 resign x",
        "end 8 flag o 0",
        "end 8 draw",
        "takeback 12 10",
        "draw 3",
        "resign 3",
        "rematch 40",
        "yes takeback 12 10",
        "no draw 3",
        "say hello, world",
        "differ 3",
        "mine m 1 7,7 3",
        "seat guest Eve B",
        "no busy",
        "no stranger",
        "bye",
    ] {
        let message = Message::parse(line).unwrap_or_else(|| panic!("{line}"));
        assert_eq!(message.to_string(), line.trim(), "{line}");
    }
}

#[test]
fn other_lines_are_no_messages() {
    for line in [
        "",
        " ",
        "hello",
        "m",
        "m 0 7,7",
        "m 1",
        "m 01 7,7",
        "m 1 7;7",
        "m 1 300,7",
        "m 1 7,7 -5",
        "m 1 7,7 99999999999",
        "m 99999999999999999999999 7,7",
        "select 1 16",
        "o 1 maybe",
        "o 1 n=",
        "end 1 won",
        "end 1 resign z",
        "end 1 forfeit x",
        "accept xyz",
        "accept 00c0ffee00c0ffee 12",
        "reveal 00",
        "say ",
        "say",
        "yes",
        "yes say 1",
        "no",
        "takeback 12",
        "sync x y",
        "seat nobody Ada",
        "gomoku-play 0 name=Ada",
        "gomoku-play name=Ada",
        "game 00c0ffee00c0ffee kind=15",
        // Swap2 is no opening of connect four, and that has no limit.
        "game 00c0ffee00c0ffee kind=7x6-4-fall opening=swap2 clock=none limit=full first=host",
        "game 00c0ffee00c0ffee kind=7x6-4-fall opening=free clock=none limit=20 first=host",
        "game 00c0ffee00c0ffee kind=15 opening=free clock=none limit=full first=random",
        "game 00c0ffee00c0ffee kind=99 opening=free clock=none limit=full first=host",
    ] {
        assert_eq!(Message::parse(line), None, "{line}");
    }
}

#[test]
fn foreign_text_becomes_printable() {
    let said = |line: &str| Message::parse(line).map(|message| message.to_string());
    let marked = Some("say a\u{fffd}[31mb\u{fffd}c".to_owned());
    assert_eq!(said("say a\u{1b}[31mb\u{202e}c"), marked);
    let name = Some("gomoku-play 1 name=\u{fffd}x\u{fffd}".to_owned());
    assert_eq!(said("gomoku-play 1 name=\u{7}x\u{200f}"), name);
    let long = "n".repeat(400);
    let cut = Some(format!("seat host {}", "n".repeat(24)));
    assert_eq!(said(&format!("seat host {long}")), cut);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_parsed_fits_into_a_line_and_is_parsed_again(line in "\\PC{0,500}") {
        for verb in ["", "say ", "gomoku-play 1 name=", "seat host ", "m 1 ", "takeback "] {
            if let Some(message) = Message::parse(&format!("{verb}{line}")) {
                let text = message.to_string();
                prop_assert!(text.len() < 512, "{}", text);
                prop_assert_eq!(Message::parse(&text), Some(message));
            }
        }
    }
}
