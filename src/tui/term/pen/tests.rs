use super::*;
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::{Frame, Terminal, TerminalOptions, Viewport};
use std::cell::RefCell;
use std::num::NonZero;

const AREA: Rect = Rect { x: 0, y: 0, width: 7, height: 3 };

/// The writes, one by one, which can be looked at while a backend has the place.
#[derive(Default)]
struct Writes(RefCell<Vec<Vec<u8>>>);

impl Write for &Writes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().push(bytes.to_vec());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Draws the frames, one after the other, and returns the bytes.
fn sent<B: Backend<Error = io::Error>>(
    backend: &mut B,
    writes: &Writes,
    frames: &[Buffer],
) -> Vec<u8> {
    let mut before = Buffer::empty(AREA);
    for frame in frames {
        backend.draw(before.diff(frame).into_iter()).unwrap();
        backend.hide_cursor().unwrap();
        backend.flush().unwrap();
        before = frame.clone();
    }
    writes.0.borrow().concat()
}

/// What a person sees then: text, colours and modifiers of each cell.
fn seen(sent: &[u8]) -> Vec<String> {
    let [rows, columns] = [AREA.height, AREA.width].map(|extent| NonZero::new(extent).unwrap());
    let mut parser = vt100::Parser::new(rows, columns, 0);
    parser.process(sent);
    let places = AREA.positions();
    places
        .map(|at| {
            let cell = parser.screen().cell(at.y, at.x).unwrap();
            let modifiers =
                [cell.bold(), cell.dim(), cell.italic(), cell.underline(), cell.inverse()];
            let text = if cell.has_contents() { cell.contents() } else { " " };
            format!("{text} {:?} {:?} {modifiers:?}", cell.fgcolor(), cell.bgcolor())
        })
        .collect()
}

fn style() -> impl Strategy<Value = Style> {
    let colours = || {
        prop_oneof![
            Just(Color::Reset),
            Just(Color::Red),
            Just(Color::White),
            Just(Color::DarkGray),
            Just(Color::Indexed(137)),
            (0..3_u8).prop_map(|red| Color::Rgb(red, 20, 30)),
        ]
    };
    // vt100 knows these.
    let known = Modifier::BOLD
        | Modifier::DIM
        | Modifier::ITALIC
        | Modifier::UNDERLINED
        | Modifier::REVERSED;
    // Terminals do not agree what bold and dim at once looks like.
    let modifiers = any::<u16>().prop_map(move |bits| {
        let modifiers = Modifier::from_bits_truncate(bits) & known;
        if modifiers.contains(Modifier::BOLD) { modifiers - Modifier::DIM } else { modifiers }
    });
    let modifiers = prop_oneof![Just(Modifier::empty()), modifiers];
    (colours(), colours(), modifiers)
        .prop_map(|(fg, bg, modifiers)| Style::new().fg(fg).bg(bg).add_modifier(modifiers))
}

fn frame() -> impl Strategy<Value = Buffer> {
    let cell = (prop_oneof![Just(" "), Just("a"), Just("\u{2580}")], style());
    proptest::collection::vec(cell, usize::from(AREA.width * AREA.height)).prop_map(|cells| {
        let mut buffer = Buffer::empty(AREA);
        for (at, (symbol, style)) in AREA.positions().zip(cells) {
            buffer[at].set_symbol(symbol).set_style(style);
        }
        buffer
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_is_seen_as_with_the_librarys_own_backend(
        frames in proptest::collection::vec(frame(), 1..4),
    ) {
        let (pens, plain) = (Writes::default(), Writes::default());
        let pen = sent(&mut Pen::new(&pens), &pens, &frames);
        let plain = sent(&mut CrosstermBackend::new(&plain), &plain, &frames);
        prop_assert_eq!(seen(&pen), seen(&plain));
        // The pen says once that nothing is known of the style.
        prop_assert!(pen.len() <= plain.len() + "\x1b[0m".len(), "{} {}", text(&pen), text(&plain));
    }
}

/// Sends a row of cells in these styles, with a gap behind each.
#[track_caller]
fn check(styles: &[Style], expected: &str) {
    let mut buffer = Buffer::empty(AREA);
    for (x, style) in (0..).zip(styles) {
        buffer[(2 * x, 1)].set_symbol("x").set_style(*style);
    }
    let writes = Writes::default();
    let mut pen = Pen::new(&writes);
    pen.ink = Some(Ink::PLAIN);
    pen.draw(Buffer::empty(AREA).diff(&buffer).into_iter()).unwrap();
    assert_eq!(text(&pen.frame), expected);
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap().replace('\u{1b}', "^")
}

#[test]
fn only_what_is_different_is_sent() {
    let plain = Style::new();
    check(&[plain, plain], "^[2;1Hx^[1Cx");
    check(&[plain.red(), plain.red().on_blue()], "^[2;1H^[31mx^[1C^[44mx");
    check(&[plain.red().bold(), plain.red()], "^[2;1H^[1;31mx^[1C^[22mx");
    check(&[plain.bold().dim(), plain.dim()], "^[2;1H^[1m^[2mx^[1C^[22;2mx");
    check(&[plain.red().bold(), plain], "^[2;1H^[1;31mx^[1C^[0mx");
}

/// The writes of a pen's first frame, after the window was cleared.
fn written(draw: impl FnOnce(&mut Frame)) -> Vec<String> {
    let writes = Writes::default();
    let mut pen = Pen::new(&writes);
    pen.clear().unwrap();
    let options = TerminalOptions { viewport: Viewport::Fixed(AREA) };
    Terminal::with_options(pen, options).unwrap().draw(draw).unwrap();
    writes.0.borrow().iter().map(|write| text(write)).collect()
}

#[test]
fn a_frame_leaves_in_one_write_with_the_clearing_and_the_cursor() {
    let writes = written(|frame| {
        frame.buffer_mut()[(1, 0)].set_symbol("x");
        frame.set_cursor_position((4, 2));
    });
    assert_eq!(writes, ["^[0m^[2J^[1;2Hx^[?25h^[3;5H"]);
}

#[test]
fn what_a_terminal_would_obey_leaves_as_a_mark() {
    for (symbol, sent) in [
        ("\u{1b}[8m", "\u{fffd}"),
        ("a\u{9b}", "\u{fffd}"),
        ("\u{202e}", "\u{fffd}"),
        ("e\u{301}", "e\u{301}"),
    ] {
        let writes = written(|frame| {
            frame.buffer_mut()[(0, 0)].set_symbol(symbol);
        });
        assert_eq!(writes, [format!("^[0m^[2J^[1;1H{sent}^[?25l")]);
    }
}

#[test]
fn the_cursor_is_hidden_once() {
    let writes = Writes::default();
    let mut pen = Pen::new(&writes);
    for _ in 0..3 {
        pen.hide_cursor().unwrap();
    }
    assert_eq!(text(&pen.frame), "^[?25l");
}
