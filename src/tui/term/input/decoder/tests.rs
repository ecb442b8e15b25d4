use super::*;
use crate::tui::event::{MouseAction, MouseEvent, TerminalReply};
use proptest::prelude::*;
use ratatui::layout::Position;

const NONE: KeyModifiers = KeyModifiers::NONE;
const SHIFT: KeyModifiers = KeyModifiers::SHIFT;
const ALT: KeyModifiers = KeyModifiers::ALT;
const CONTROL: KeyModifiers = KeyModifiers::CONTROL;

/// Decodes these bytes, followed by silence.
fn heard(bytes: &[u8]) -> Vec<String> {
    let mut decoder = Decoder::default();
    let mut events: Vec<_> = bytes.iter().filter_map(|&byte| decoder.hear(byte)).collect();
    events.extend(decoder.silence());
    assert_eq!(decoder.patience(), None, "after silence nothing has begun");
    events.iter().map(|event| format!("{event:?}")).collect()
}

#[track_caller]
fn check(bytes: &[u8], expected: &[Event]) {
    let expected: Vec<_> = expected.iter().map(|event| format!("{event:?}")).collect();
    assert_eq!(heard(bytes), expected, "{:?}", bytes.escape_ascii().to_string());
}

fn mouse(x: u16, y: u16, action: MouseAction) -> Event {
    Event::Mouse(MouseEvent { at: Position { x, y }, action })
}

#[test]
fn replies_of_the_terminal_are_no_keys() {
    let light = |is_light| Event::Background { is_light };
    let answered = |has_sixel| Event::HasAnswered { has_sixel };
    let replied = Event::Replied;
    for (bytes, expected) in [
        ("\x1b[?64;1;4;22c", vec![answered(true)]),
        ("\x1b[?4;6c", vec![answered(false)]),
        ("\x1b[6;20;10t", vec![replied(TerminalReply::CellPixels(10, 20))]),
        ("\x1b[4;480;800t", vec![]),
        ("\x1b[?1;0;256S", vec![replied(TerminalReply::SixelColours(256))]),
        ("\x1b[?1;3;0S", vec![]),
        ("\x1b[?5522;2$y", vec![replied(TerminalReply::Clipboard(true))]),
        ("\x1b[?5522;0$y", vec![replied(TerminalReply::Clipboard(false))]),
        ("\x1b[?2026;2$y", vec![]),
        ("\x1b]5522;type=write:status=DONE\x1b\\", vec![]),
        ("\x1b]5522;type=write:status=EPERM\x1b\\", vec![Event::PictureNotCopied]),
        ("\x1b]11;rgb:ffff/ffff/ffff\x07", vec![light(true)]),
        ("\x1b]11;rgb:ff/ff/f0\x1b\\", vec![light(true)]),
        ("\x1b]11;rgb:f/f/f\x1b\\", vec![light(true)]),
        ("\x1b]11;rgba:1e1e/1e1e/2e2e/ffff\x1b\\", vec![light(false)]),
        ("\x1b]11;#fafafa\x07", vec![light(true)]),
        // Old terminals forget the second byte of the end.
        ("\x1b]11;rgb:ffff/ffff/ffff\x1b", vec![light(true)]),
        ("\x1b[?62;22c", vec![answered(false)]),
        ("\x1b]11;rgb:0/0/0\x07\x1b[?6c", vec![light(false), answered(false)]),
        // Other replies, and colours that none of them has.
        ("\x1b]4;1;rgb:ffff/0000/0000\x07", vec![]),
        ("\x1b]11;rgb:ffff//ffff\x07", vec![]),
        ("\x1b]11;rgb:ffff/ffff\x07", vec![]),
        ("\x1b]11;rgb:fffff/ffffffffff/ffff\x07", vec![]),
        ("\x1b]11;rgb:gggg/ffff/ffff\x07", vec![]),
        // The end never comes, or another sequence does.
        ("\x1b]11;rgb:ffff/ff", vec![]),
        ("\x1b]11;rgb:ffff/ff\r", vec![key(KeyCode::Enter, NONE)]),
        ("\x1b]11;rgb:ffff\x1b[A", vec![key(KeyCode::Up, NONE)]),
        ("\x1b]x", vec![key(KeyCode::Char('x'), NONE)]),
        ("\x1b]", vec![key(KeyCode::Char(']'), ALT)]),
    ] {
        check(bytes.as_bytes(), &expected);
    }
}

#[test]
fn expected_replies_about_pictures_are_decoded() {
    let kitty = Event::Replied(TerminalReply::KittyGraphics);
    let name = |name: &str| Event::Replied(TerminalReply::Name(name.to_owned()));
    for (bytes, expected) in [
        ("\x1b_Gi=31;OK\x1b\\", vec![kitty]),
        ("\x1b_Gi=31;ENOTSUPPORTED:no\x1b\\", vec![]),
        ("\x1bP>|WezTerm 20240203\x1b\\", vec![name("WezTerm 20240203")]),
        ("\x1b_Gi=31;O", vec![]),
        ("\x1b_", vec![key(KeyCode::Char('_'), ALT)]),
        ("\x1bPx", vec![key(KeyCode::Char('x'), NONE)]),
    ] {
        let mut decoder = Decoder::expecting_reply();
        let mut events: Vec<_> = bytes.bytes().filter_map(|byte| decoder.hear(byte)).collect();
        events.extend(decoder.silence());
        assert_eq!(format!("{events:?}"), format!("{expected:?}"), "{bytes:?}");
    }
    // Nothing is expected: these are keys.
    check(b"\x1b_", &[key(KeyCode::Char('_'), ALT)]);
    check(b"\x1bP", &[key(KeyCode::Char('P'), ALT.union(SHIFT))]);
}

#[test]
fn a_reply_cut_after_its_first_byte_is_no_text() {
    let mut decoder = Decoder::expecting_reply();
    assert!(decoder.hear(ESC).is_none());
    assert!(decoder.patience() > Some(SEQUENCE));
    let lone = decoder.silence();
    assert_eq!(format!("{lone:?}"), format!("{:?}", Some(key(KeyCode::Esc, NONE))));
    let rest = b"]11;rgb:ffff/ffff/ffff\x07\x1b[?6c]";
    let events: Vec<_> = rest.iter().filter_map(|&byte| decoder.hear(byte)).collect();
    let expected = [
        Event::Background { is_light: true },
        Event::HasAnswered { has_sixel: false },
        key(KeyCode::Char(']'), NONE),
    ];
    assert_eq!(format!("{events:?}"), format!("{expected:?}"));
    // From now on, Esc does not wait longer than before.
    decoder.hear(ESC);
    assert_eq!(decoder.patience(), Some(SEQUENCE));
}

#[test]
fn every_key_is_decoded() {
    use KeyCode::{BackTab, PageUp, Right, Tab, Up};
    use KeyCode::{
        Backspace, Char, Delete, Down, End, Enter, Esc, F, Home, Insert, Left, PageDown,
    };
    for (bytes, code, modifiers) in [
        ("a", Char('a'), NONE),
        ("A", Char('A'), SHIFT),
        ("é", Char('é'), NONE),
        ("五", Char('五'), NONE),
        ("😀", Char('😀'), NONE),
        ("\r", Enter, NONE),
        ("\n", Char('j'), CONTROL),
        ("\t", Tab, NONE),
        ("\x7f", Backspace, NONE),
        ("\x08", Char('h'), CONTROL),
        ("\0", Char(' '), CONTROL),
        ("\x03", Char('c'), CONTROL),
        ("\x1f", Char('7'), CONTROL),
        ("\x1b", Esc, NONE),
        ("\x1ba", Char('a'), ALT),
        ("\x1bA", Char('A'), ALT | SHIFT),
        ("\x1bé", Char('é'), ALT),
        ("\x1b\r", Enter, ALT),
        ("\x1b\x03", Char('c'), ALT | CONTROL),
        // A key of its own, if nothing follows.
        ("\x1b[", Char('['), ALT),
        ("\x1bO", Char('O'), ALT | SHIFT),
        ("\x1b[A", Up, NONE),
        ("\x1bOB", Down, NONE),
        ("\x1b[C", Right, NONE),
        ("\x1bOD", Left, NONE),
        ("\x1b[H", Home, NONE),
        ("\x1bOF", End, NONE),
        ("\x1b[1~", Home, NONE),
        ("\x1b[2~", Insert, NONE),
        ("\x1b[3~", Delete, NONE),
        ("\x1b[4~", End, NONE),
        ("\x1b[5~", PageUp, NONE),
        ("\x1b[6~", PageDown, NONE),
        ("\x1b[7~", Home, NONE),
        ("\x1b[8~", End, NONE),
        ("\x1b[Z", BackTab, SHIFT),
        ("\x1b[1;2A", Up, SHIFT),
        ("\x1b[1;3B", Down, ALT),
        ("\x1b[1;5C", Right, CONTROL),
        ("\x1b[5C", Right, CONTROL),
        ("\x1b[1;6D", Left, SHIFT | CONTROL),
        ("\x1b[3;5~", Delete, CONTROL),
        ("\x1b[1;5:2A", Up, CONTROL),
        ("\x1bOP", F(1), NONE),
        ("\x1bOS", F(4), NONE),
        ("\x1b[[A", F(1), NONE),
        ("\x1b[[E", F(5), NONE),
        ("\x1b[11~", F(1), NONE),
        ("\x1b[15~", F(5), NONE),
        ("\x1b[17~", F(6), NONE),
        ("\x1b[21~", F(10), NONE),
        ("\x1b[24~", F(12), NONE),
        ("\x1b[1;2P", F(1), SHIFT),
        ("\x1b[1;2R", F(3), SHIFT),
        ("\x1b[34~", F(17), NONE),
        ("\x1b[97u", Char('a'), NONE),
        ("\x1b[97;5u", Char('a'), CONTROL),
        ("\x1b[97:65;2u", Char('A'), NONE),
        ("\x1b[97;2u", Char('a'), SHIFT),
        ("\x1b[27u", Esc, NONE),
        ("\x1b[13;2u", Enter, SHIFT),
        ("\x1b[9;2u", BackTab, SHIFT),
        ("\x1b[127;3u", Backspace, ALT),
        ("\x1b[57400u", Char('1'), NONE),
        ("\x1b[57414u", Enter, NONE),
        ("\x1b[57426u", Delete, NONE),
    ] {
        check(bytes.as_bytes(), &[key(code, modifiers)]);
    }
}

#[test]
fn other_sequences_are_ignored() {
    for bytes in [
        "\x1b[I",
        "\x1b[O",
        "\x1b[>0;276;0c",
        "\x1b[12;40R",
        "\x1b[?1u",
        "\x1b[0n",
        "\x1b[201~",
        "\x1b[99~",
        "\x1b[97;1:3u",
        "\x1b[1;1:3A",
        "\x1b[97:65;2:3u",
        "\x1b[57358u",
        "\x1b[1114112u",
        "\x1b[[F",
        "\x1bOx",
        "\x1b[<",
        "\x1b[1;",
        "\x1b[<0;1",
    ] {
        check(bytes.as_bytes(), &[]);
    }
    let long = format!("\x1b[{}A", "1;".repeat(1000));
    check(long.as_bytes(), &[]);
    check(b"\xff\xfe\x80", &[]);
}

#[test]
fn all_three_mouse_protocols_are_decoded() {
    use MouseAction::{Click, Drag, Move, ScrollDown, ScrollUp};
    check(b"\x1b[<0;12;3M", &[mouse(11, 2, Click)]);
    check(b"\x1b[<0;12;3m", &[]);
    check(b"\x1b[<4;1;1M", &[mouse(0, 0, Click)]);
    check(b"\x1b[<35;65535;65535M", &[mouse(65534, 65534, Move)]);
    check(
        b"\x1b[<32;2;2M\x1b[<64;1;2M\x1b[<65;1;2M",
        &[mouse(1, 1, Drag), mouse(0, 1, ScrollUp), mouse(0, 1, ScrollDown)],
    );
    for nothing in ["0;0;1", "0;1;0", "0;65536;2", "0;1", "1;1;1", "3;1;1", "256;1;1", ";;"] {
        check(format!("\x1b[<{nothing}M").as_bytes(), &[]);
    }
    check(b"\x1b[32;12;3M", &[mouse(11, 2, Click)]);
    check(b"\x1b[67;12;3M", &[mouse(11, 2, Move)]);
    check(b"\x1b[5;12;3M", &[]);
    check(b"\x1b[M !!", &[mouse(0, 0, Click)]);
    check(b"\x1b[M#!!", &[]);
    check(b"\x1b[MC\xff\x7f", &[mouse(222, 94, Move)]);
    check(b"\x1b[M  !", &[]);
}

#[test]
fn a_truncated_sequence_swallows_no_key() {
    let interrupt = || key(KeyCode::Char('c'), CONTROL);
    for begun in [
        "\x1b[",
        "\x1b[1;",
        "\x1b[<0;1",
        "\x1b[?",
        "\x1b[?1;2R",
        "\x1bO",
        "\x1b[[",
        "\x1b[M",
        "\x1b[M  ",
    ] {
        check(format!("{begun}\x03").as_bytes(), &[interrupt()]);
        check(format!("{begun}\x1b[A").as_bytes(), &[key(KeyCode::Up, NONE)]);
        check(format!("{begun}\x1b").as_bytes(), &[key(KeyCode::Esc, NONE)]);
    }
    check(b"\xc3a\xe2\x82\x03", &[key(KeyCode::Char('a'), NONE), interrupt()]);
    check(b"\x1b\x1b[A", &[key(KeyCode::Esc, NONE), key(KeyCode::Up, NONE)]);
}

fn paste(text: &str) -> Event {
    Event::Paste(text.to_owned())
}

#[test]
fn a_pasted_text_ends_with_its_marker_or_silence() {
    check(b"\x1b[200~h8 i9\x1b[201~q", &[paste("h8 i9"), key(KeyCode::Char('q'), NONE)]);
    check(b"\x1b[200~\x1b[201~", &[paste("")]);
    check(b"\x1b[200~a\x1b\x1b[20\x1b[201~", &[paste("a\x1b\x1b[20")]);
    check(b"\x1b[200~\xff\x1b[201~", &[paste("\u{fffd}")]);
    check(b"\x1b[200~\x03h8\x1b[2", &[paste("\x03h8\x1b[2")]);
    // The end marker alone has no effect.
    check(b"a\x1b[201~", &[key(KeyCode::Char('a'), NONE)]);
}

/// Decodes bytes that arrived in one piece.
fn heard_at_once(decoder: &mut Decoder, piece: &str) -> Vec<String> {
    let mut events: Vec<_> = decoder.begin(piece.as_bytes()).into_iter().collect();
    events.extend(piece.bytes().filter_map(|byte| decoder.hear(byte)));
    events.iter().map(|event| format!("{event:?}")).collect()
}

#[test]
fn delayed_parts_of_a_pasted_text_are_not_typed() {
    let mut decoder = Decoder::default();
    let (much, text) = ("q".repeat(MANY), |text: &str| format!("{:?}", paste(text)));
    assert_eq!(heard_at_once(&mut decoder, "\x1b[200~h8"), Vec::<String>::new());
    assert!(matches!(decoder.silence(), Some(Event::Paste(_))));
    assert_eq!(heard_at_once(&mut decoder, &format!("{much}\x1b[201~")), [text(&much)]);
    // The text has ended with its end marker.
    assert_eq!(heard_at_once(&mut decoder, &much).len(), MANY);
    // Typing continues.
    heard_at_once(&mut decoder, "\x1b[200~h8");
    decoder.silence();
    assert_eq!(heard_at_once(&mut decoder, "q").len(), 1);
    assert_eq!(heard_at_once(&mut decoder, &much).len(), MANY);
}

#[test]
fn an_endless_pasted_text_is_truncated() {
    let text = "x".repeat(LONGEST_PASTE);
    check(format!("\x1b[200~{text}\x1b[201~").as_bytes(), &[paste(&text)]);
    for more in ["y", "yyyyyy", "yyyyyyyyyyyy"] {
        let bytes = format!("\x1b[200~{text}{more}\x1b[201~q");
        let mut decoder = Decoder::default();
        let events: Vec<_> = bytes.bytes().filter_map(|byte| decoder.hear(byte)).collect();
        let [Event::Paste(kept), Event::Key(_)] = events.as_slice() else { panic!("{more}") };
        assert_eq!(kept.len(), LONGEST_PASTE + 1, "{more}");
    }
    let mut decoder = Decoder::default();
    for byte in b"\x1b[200~".iter().chain(vec![b'z'; 4 * LONGEST_PASTE].iter()) {
        assert!(decoder.hear(*byte).is_none());
    }
    let DecoderState::Paste(text) = &decoder.state else { panic!("it goes on") };
    assert!(text.capacity() <= 2 * LONGEST_PASTE + 64, "{}", text.capacity());
}

/// Generates bytes that are often parts of sequences.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let part = prop::sample::select(vec![
        &b"\x1b"[..],
        b"[",
        b"O",
        b"<",
        b"?",
        b";",
        b":",
        b"M",
        b"m",
        b"u",
        b"R",
        b"~",
        b"200~",
        b"201~",
        b"\x1b[200~",
        b"\x1b[201~",
        b"0",
        b"1",
        b"97",
        b"65535",
        b"99999999999",
        b"A",
        b"\xc3",
        b"\xff",
        b"\x03",
    ]);
    let any = prop::collection::vec(any::<u8>(), 0..4);
    let part = prop_oneof![4 => part.prop_map(<[u8]>::to_vec), 1 => any];
    prop::collection::vec(part, 0..60).prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn after_silence_every_key_is_decoded(bytes in bytes()) {
        let mut decoder = Decoder::default();
        for byte in bytes {
            decoder.hear(byte);
        }
        decoder.silence();
        let interrupt = decoder.hear(3);
        prop_assert_eq!(format!("{interrupt:?}"), format!("{:?}", Some(key(KeyCode::Char('c'), CONTROL))));
    }

    #[test]
    fn outside_pasted_texts_ctrl_c_is_always_decoded(bytes in bytes()) {
        let mut decoder = Decoder::default();
        for byte in bytes {
            decoder.hear(byte);
        }
        prop_assume!(!matches!(decoder.state, DecoderState::Paste(_)));
        let Some(Event::Key(key)) = decoder.hear(3) else { panic!("a key") };
        prop_assert!(key.code == KeyCode::Char('c') && key.modifiers.contains(CONTROL));
    }
}
