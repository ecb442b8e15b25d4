use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::code::Code;
use super::*;
use crate::tui::theme::{Palette, Rgb, Themes};

fn stone(side: Stone, label: StampLabel) -> Stamp {
    let cell = CellSize { columns: 4, rows: 2 };
    let face = Face::Stone(side, Tone::Normal);
    Stamp { ground: Ground::Lines, cell, face, label, is_last: false, has_cursor: false }
}

fn stamps() -> impl Strategy<Value = Stamp> {
    let ground = prop::sample::select(vec![Ground::Lines, Ground::Cells, Ground::Frame]);
    let side = prop::sample::select(vec![Stone::First, Stone::Second]);
    let tone =
        prop_oneof![Just(Tone::Normal), Just(Tone::Pale), (0_u8..16).prop_map(Tone::Bright),];
    let face = prop_oneof![
        Just(Face::Empty),
        side.clone().prop_map(Face::Ghost),
        (side, tone).prop_map(|(side, tone)| Face::Stone(side, tone)),
    ];
    let label = prop_oneof![
        prop::sample::select(vec![
            StampLabel::None,
            StampLabel::Letter,
            StampLabel::Triangle,
            StampLabel::Square,
            StampLabel::Circle,
            StampLabel::Cross,
        ]),
        (0_u16..1000).prop_map(StampLabel::Number),
        (b'!'..=b'~', b' '..=b'~').prop_map(|(one, other)| StampLabel::Text([one, other])),
    ];
    let size = (1_u16..=16, 1_u16..=8);
    (ground, size, face, label, any::<bool>(), any::<bool>()).prop_map(
        |(ground, (columns, rows), face, label, is_last, has_cursor)| {
            let cell = CellSize { columns, rows };
            Stamp { ground, cell, face, label, is_last, has_cursor }
        },
    )
}

proptest! {
    #[test]
    fn codes_of_stamps_are_read_again(stamp in stamps(), column in 0_u16..16, row in 0_u16..8) {
        for own in ["X", "\u{253c}", " "] {
            for code in [Code::Box(stamp, column, row), Code::Open] {
                let mut symbol = own.to_owned();
                code.append(&mut symbol);
                prop_assert_eq!(Code::split(&symbol), Some((own, code)));
            }
        }
    }
}

#[test]
fn text_is_no_code() {
    for text in
        ["", "X", "\u{f0000}", "\u{100000}", "\u{1f600}", "X\u{f0000}", "X\u{f0000}\u{f0000}"]
    {
        assert_eq!(Code::split(text), None, "{text:?}");
    }
    assert_eq!(Code::split("X\u{f0000}\u{f0000}\u{100000}"), None);
    assert_eq!(Code::split("X\u{f0000}\u{f0000}\u{f0000}\u{f0000}"), None);
}

/// Frame of two neighbours: the first one has three rows and five columns around 4,1.
fn frame() -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 4));
    buffer.set_string(0, 1, "------------", Style::new());
    let stones = [
        (Position::new(4, 1), stone(Stone::First, StampLabel::Letter)),
        (Position::new(8, 1), stone(Stone::Second, StampLabel::Letter)),
    ];
    mark(&stones, &mut buffer);
    buffer
}

fn areas(pieces: &[Piece]) -> Vec<Rect> {
    pieces.iter().map(|piece| piece.area).collect()
}

#[test]
fn lifted_frames_have_only_text() {
    let mut buffer = frame();
    assert_ne!(buffer[(4, 1)].symbol(), "-");
    let pieces = lift(&mut buffer, Overlap::Transparent);
    assert_eq!(areas(&pieces), [Rect::new(2, 0, 5, 3), Rect::new(6, 0, 5, 3)]);
    let mut plain = Buffer::empty(buffer.area);
    plain.set_string(0, 1, "------------", Style::new());
    assert_eq!(buffer, plain);
    assert!(lift(&mut buffer, Overlap::Transparent).is_empty());
}

#[test]
fn composed_pieces_share_no_cell() {
    let pieces = lift(&mut frame(), Overlap::Composed);
    assert_eq!(areas(&pieces), [Rect::new(2, 0, 5, 3), Rect::new(7, 0, 4, 3)]);
    let places: Vec<Vec<i32>> =
        pieces.iter().map(|it| it.layers.iter().map(|layer| layer.right).collect()).collect();
    // The neighbour's picture ends where the second one begins.
    assert_eq!(places, [vec![2, 6], vec![1]]);
}

#[test]
fn what_is_drawn_later_hides_its_part_of_a_picture() {
    for overlap in [Overlap::Transparent, Overlap::Composed] {
        // A box over the right half, a blank one included.
        for text in ["|box", "    "] {
            let mut buffer = frame();
            for y in 0..4 {
                buffer.set_string(5, y, text, Style::new());
            }
            let pieces = lift(&mut buffer, overlap);
            assert_eq!(areas(&pieces), [Rect::new(2, 0, 3, 3), Rect::new(9, 0, 2, 3)], "{text}");
        }
        // A mark in the corner leaves the rest.
        let mut buffer = frame();
        buffer.set_string(10, 0, "?", Style::new());
        let pieces = lift(&mut buffer, overlap);
        let last: Vec<Rect> = areas(&pieces)[1..].to_vec();
        let left = if overlap == Overlap::Composed { 7 } else { 6 };
        let expected = [Rect::new(left, 0, 10 - left, 1), Rect::new(left, 1, 11 - left, 2)];
        assert_eq!(last, expected, "{overlap:?}");
        // A box over everything.
        let mut buffer = frame();
        buffer.set_string(0, 0, " ".repeat(48), Style::new());
        (0..4).for_each(|y| buffer.set_string(0, y, " ".repeat(12), Style::new()));
        assert!(lift(&mut buffer, overlap).is_empty());
    }
}

fn palette() -> Palette {
    Themes::default().find("classic").unwrap()
}

/// Colour and opacity of a pixel of the picture of one stamp.
fn pixel(stamp: Stamp, x: u32, y: u32) -> (Rgb, u8) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 10));
    mark(&[(Position::new(8, 4), stamp)], &mut buffer);
    let [piece] = &lift(&mut buffer, Overlap::Transparent)[..] else { panic!("one piece") };
    let picture = painted(piece, CellPixels { width: 10, height: 20 }, &palette()).unwrap();
    assert_eq!((picture.width(), picture.height()), (50, 60));
    let pixel = picture.pixel(x, y).unwrap();
    let colour = pixel.demultiply();
    (Rgb::new(colour.red(), colour.green(), colour.blue()), pixel.alpha())
}

#[test]
fn pictures_show_a_round_stone_with_its_mark() {
    let palette = palette();
    let red = stone(Stone::First, StampLabel::None);
    assert_eq!(pixel(red, 0, 0).1, 0, "transparent outside");
    assert_eq!(pixel(red, 25, 5).1, 0);
    // Lit at the upper left.
    let (left, right) = (pixel(red, 18, 20), pixel(red, 36, 40));
    assert_eq!((left.1, right.1), (255, 255));
    assert!(left.0.luminance() > right.0.luminance());
    assert!(right.0.contrast(palette.first.stone) < 1.2);
    // The letter, the last stone, and the cursor.
    let lettered = stone(Stone::First, StampLabel::Letter);
    assert_eq!(pixel(lettered, 25, 30).0, palette.first.letter);
    let last = Stamp { is_last: true, ..lettered };
    assert_eq!(pixel(last, 25, 22).0, palette.first.mark);
    let cursor = Stamp { has_cursor: true, ..red };
    let (corner, opacity) = pixel(cursor, 7, 12);
    assert!(corner.contrast(palette.cursor) < 1.05 && opacity > 200);
    assert_eq!(pixel(red, 7, 12).1, 0);
    // A ghost is paler, and a hole has the colour behind the frame.
    let ghost = Stamp { face: Face::Ghost(Stone::First), ..red };
    assert!(pixel(ghost, 25, 30).0.contrast(palette.board) < 2.5);
    let hole = Stamp { face: Face::Empty, ground: Ground::Frame, ..red };
    assert_eq!(pixel(hole, 25, 30), (palette.hole, 255));
    let free = Stamp { face: Face::Empty, ..red };
    assert_eq!(pixel(free, 25, 30).1, 0);
}
