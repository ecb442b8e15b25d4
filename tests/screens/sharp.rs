//! Stones as pictures over the board: which there are, and what hides them.

use gomoku::game::GameKind;
use gomoku::rules::{Stone, Variant};
use gomoku::tui::app::Opening;
use gomoku::tui::picture::{Face, Piece, Stamp, StampLabel, Tone};
use gomoku::tui::theme::{Depth, GlyphSet};
use ratatui::layout::{Position, Rect};

use super::stage::Stage;

const RED: Face = Face::Stone(Stone::First, Tone::Normal);
const GREEN: Face = Face::Stone(Stone::Second, Tone::Normal);
const GHOST: Face = Face::Ghost(Stone::First);

fn stamps(stage: &mut Stage) -> Vec<Stamp> {
    stage.pieces().iter().map(|piece| piece.layers[0].stamp).collect()
}

fn faces(stage: &mut Stage) -> Vec<Face> {
    stamps(stage).iter().map(|stamp| stamp.face).collect()
}

#[test]
fn each_stone_is_a_picture_in_every_size() {
    for ((width, height), (columns, rows)) in
        [((80, 24), (2, 1)), ((120, 40), (4, 2)), ((200, 60), (6, 3))]
    {
        let stage = Stage::game(width, height, 15).with_pictures();
        let mut stage = stage.press("<Enter>:6,8<Enter>:0,0<Enter>:14,14<Enter>:7,6<Enter>");
        let found: Vec<(Face, bool)> =
            stamps(&mut stage).iter().map(|stamp| (stamp.face, stamp.is_last)).collect();
        let expected = [(RED, false), (GREEN, false), (RED, true), (RED, false), (GREEN, false)];
        assert_eq!(found, expected, "{width}");
        let whole = |piece: &Piece| {
            let Rect { width, height, .. } = piece.area;
            (width, height) == (2 * (columns / 2) + 1, 2 * (rows / 2) + 1)
        };
        assert!(stage.pieces().iter().all(whole), "{:?}", stage.pieces());
        // The letters below them are those of the board without pictures.
        let letters = stage.text().matches(['X', 'O']).count();
        assert!(letters >= 5, "{}", stage.text());
    }
}

#[test]
fn the_cursor_is_part_of_the_picture() {
    let mut stage = Stage::game(120, 40, 15).with_pictures();
    let cursor = |stamp: &Stamp| (stamp.face, stamp.has_cursor);
    let found: Vec<_> = stamps(&mut stage).iter().map(cursor).collect();
    assert_eq!(found, [(GHOST, true)]);
    let mut stage = stage.press("<Enter>");
    let found: Vec<_> = stamps(&mut stage).iter().map(cursor).collect();
    assert_eq!(found, [(RED, true)]);
    assert!(!stage.text().contains("[ X ]"), "{}", stage.text());
    let mut stage = stage.press("<Right>");
    let found: Vec<_> = stamps(&mut stage).iter().map(cursor).collect();
    assert_eq!(found, [(RED, false), (Face::Ghost(Stone::Second), true)]);
}

#[test]
fn numbers_and_a_win_change_the_pictures() {
    let moves = "<Enter>:0,0<Enter>:7,8<Enter>:0,2<Enter>:7,9<Enter>:0,4<Enter>:7,10<Enter>";
    let mut stage = Stage::game(120, 40, 15).with_pictures().press(moves).press("##");
    let labels: Vec<StampLabel> = stamps(&mut stage).iter().map(|stamp| stamp.label).collect();
    assert!(labels.contains(&StampLabel::Number(7)) && labels.contains(&StampLabel::Number(1)));
    let mut stage = stage.press("#:0,6<Enter>:7,11<Enter>");
    let faces = faces(&mut stage);
    let bright =
        faces.iter().filter(|face| matches!(face, Face::Stone(Stone::First, Tone::Bright(_))));
    let pale = faces.iter().filter(|face| **face == Face::Stone(Stone::Second, Tone::Pale));
    assert_eq!((bright.count(), pale.count(), faces.len()), (5, 4, 9));
}

#[test]
fn holes_of_a_frame_are_pictures_too() {
    let stage = Stage::of(120, 40, GameKind::Rows(Variant::CONNECT_FOUR)).with_pictures();
    let mut stage = stage.press("<Enter>");
    let faces = faces(&mut stage);
    assert_eq!(faces.len(), 42);
    assert_eq!(faces.iter().filter(|face| **face == Face::Empty).count(), 40);
}

#[test]
fn layers_over_the_board_hide_its_pictures() {
    // Stones all over the board.
    let cells = (0..15).step_by(2).flat_map(|row| (0..15).step_by(2).map(move |col| (row, col)));
    let letter = |at: u8| char::from(b'a' + at);
    let stones = ["B", "W"].into_iter().cycle().zip(cells).map(|(side, (row, col))| {
        format!(";{side}[{}{}]", letter((col * 2 + row) % 15), letter(row))
    });
    let game = format!("(;FF[4]GM[4]SZ[15]{})", stones.collect::<String>());
    let filled = |width, height| {
        let stage = Stage::game(width, height, 15).with_pictures().file("full.sgf", &game);
        stage.press(":l full.sgf<Enter>:1,0<Enter>")
    };
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut board = filled(width, height);
        let plain = board.text();
        let all = board.pieces().len();
        assert!(all > 40, "{all}");
        // The settings have a sample of the board with pictures of its own.
        for keys in ["<C-p>", "?", ";", "n", "H", ":", "i", "q", "E"] {
            let mut stage = filled(width, height).press(keys);
            let over = stage.text();
            let rows: Vec<(Vec<char>, Vec<char>)> = plain
                .lines()
                .zip(over.lines())
                .map(|(one, other)| (one.chars().collect(), other.chars().collect()))
                .collect();
            let is_changed = |at: Position| {
                let (one, other) = &rows[usize::from(at.y)];
                let glyph = |row: &[char]| row.get(usize::from(at.x)).copied().unwrap_or(' ');
                glyph(one) != glyph(other)
            };
            // No picture lies over a cell that the layer wrote something else into.
            let hidden: Vec<Position> = stage
                .pieces()
                .iter()
                .flat_map(|piece| piece.area.positions())
                .filter(|at| is_changed(*at))
                .collect();
            assert!(hidden.is_empty(), "{keys} at {width}: {hidden:?}\n{over}");
            let closed = stage.press("<Esc><Esc>");
            if !matches!(keys, "q" | "?") {
                let mut closed = closed;
                assert_eq!(closed.pieces().len(), all, "{keys}");
            }
        }
    }
}

#[test]
fn few_colours_and_plain_characters_have_no_pictures() {
    for (glyphs, depth, has_pictures) in [
        (GlyphSet::Lines, Depth::True, true),
        (GlyphSet::Lines, Depth::Ansi256, true),
        (GlyphSet::Lines, Depth::Ansi16, false),
        (GlyphSet::Lines, Depth::None, false),
        (GlyphSet::Ascii, Depth::True, false),
        (GlyphSet::Dots, Depth::True, false),
    ] {
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let mut stage = Stage::with(120, 40, opening, glyphs, depth).with_pictures();
        assert_eq!(!stage.pieces().is_empty(), has_pictures, "{glyphs:?} {depth:?}");
    }
    // The setting.
    let stage = Stage::game(120, 40, 15).with_pictures().press(",");
    let downs = "<Down>".repeat(8);
    let mut stage = stage.press(&downs).press("<Right><Esc>");
    assert!(stage.pieces().is_empty(), "{}", stage.text());
}
