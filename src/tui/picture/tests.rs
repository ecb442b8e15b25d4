use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use tiny_skia::Pixmap;

use super::fouls::Fouls;
use super::glyphs::{self, Step, steps};
use super::scene::{Form, Scene, Shape};
use super::*;
use crate::game::{AnyGame, FoulExplanation, GameKind, Target};
use crate::record::Record;
use crate::rules::{Coordinates, Point, Rule, Variant, parse_moves};
use crate::settings::FoulMarks;
use crate::tui::theme::{Palette, Rgb, Themes};

const CELL: u16 = 20;
/// Pixels before the centre of the first cell, with labels: beside and on a board of lines.
const FIRST: u32 = 30;

fn palette() -> Palette {
    Themes::default().find("wood").unwrap()
}

fn export(moves: &str, format: PictureFormat, shown: Shown) -> Export {
    let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
    let drawing =
        Drawing { palette: palette(), coordinates: Some(Coordinates::Letters), cell: CELL };
    let record = Record::from(AnyGame::Rows(game));
    let (unnumbered, forbidden, explained) = (usize::MAX, FoulMarks::Hidden, None);
    Export { record, drawing, format, shown, unnumbered, forbidden, explained }
}

/// Colour of a picture at the centre of a cell, or beside it.
fn pixel(picture: &Pixmap, point: Point, right: u32) -> Rgb {
    let at = |index: u8| FIRST + u32::from(index) * u32::from(CELL);
    let colour = picture.pixel(at(point.col) + right, at(point.row)).unwrap().demultiply();
    Rgb::new(colour.red(), colour.green(), colour.blue())
}

#[test]
fn a_png_shows_each_stone_in_its_place() {
    // An asymmetric position: C15, in the third column of the first row, and A1.
    let bytes = export("c15a1", PictureFormat::Png, Shown::Position).bytes().unwrap();
    let picture = Pixmap::decode_png(&bytes).unwrap();
    assert_eq!((picture.width(), picture.height()), (340, 340));
    let palette = palette();
    let is_near = |one: Rgb, other: Rgb| one.contrast(other) < 1.6;
    // Right of the centre, where there is no mark.
    assert!(is_near(pixel(&picture, Point::new(0, 2), 6), palette.first.stone));
    assert!(is_near(pixel(&picture, Point::new(14, 0), 6), palette.second.stone));
    assert_eq!(pixel(&picture, Point::new(14, 0), 0), palette.second.mark);
    assert_eq!(pixel(&picture, Point::new(2, 0), 0), palette.line);
    assert_eq!(
        picture.pixel(0, 0).map(tiny_skia::PremultipliedColorU8::red),
        Some(palette.ground.r)
    );
}

#[test]
fn each_form_of_a_piece_is_drawn() {
    let mut record = Record::new(GameKind::Quarto(crate::quarto::Board::PLANE));
    let piece = |number| Target::Piece(crate::quarto::Piece::new(number).unwrap());
    let cell = |row, col| Target::Cell(Point::new(row, col));
    for target in [piece(0), cell(0, 0), piece(15), cell(5, 5), piece(5), cell(0, 3), piece(10)] {
        record.play(target).unwrap();
    }
    let drawing = Drawing { palette: palette(), coordinates: None, cell: CELL };
    let scene = drawing.scene(record.on_board(), usize::MAX, &[], &Fouls::default());
    let pieces: Vec<(Form, bool, bool)> = scene
        .shapes()
        .filter_map(|shape| match *shape {
            Shape::Stone { form, radius, hole, .. } => Some((form, radius > 6.0, hole > 0.0)),
            _ => None,
        })
        .collect();
    let placed = [0, 5, 15].map(|number| crate::quarto::Piece::new(number).unwrap());
    let expected = placed.map(|piece| {
        use crate::quarto::Attribute::{Hollow, Large, Square};
        let form = if piece.is(Square) { Form::Square } else { Form::Disc };
        (form, piece.is(Large), piece.is(Hollow))
    });
    assert_eq!(pieces, expected);
    assert_eq!(expected.iter().collect::<Vec<_>>().len(), 3);
}

#[test]
fn a_frame_has_a_hole_in_each_free_cell() {
    let mut record = Record::new(GameKind::Rows(Variant::CONNECT_FOUR));
    record.play(Target::Column(3)).unwrap();
    let drawing = Drawing { palette: palette(), coordinates: None, cell: CELL };
    let scene = drawing.scene(record.on_board(), usize::MAX, &[], &Fouls::default());
    let [holes, stones, _] = scene.layers;
    // The frame itself, and 42 holes.
    assert_eq!((holes.len(), stones.len()), (43, 1));
}

#[test]
fn stones_carry_the_numbers_of_their_moves() {
    let picture = Export { unnumbered: 2, ..export("h8i9h9", PictureFormat::Svg, Shown::Position) };
    let text = String::from_utf8(picture.bytes().unwrap()).unwrap();
    let three = glyphs::strokes('3').unwrap();
    let labels = text.matches(three).count();
    let plain = export("h8i9h9", PictureFormat::Svg, Shown::Position).bytes().unwrap();
    let plain = String::from_utf8(plain).unwrap();
    assert_eq!(labels, plain.matches(three).count() + 1);
    let one = glyphs::strokes('1').unwrap();
    assert_eq!(text.matches(one).count(), plain.matches(one).count());
}

#[test]
fn a_gif_has_a_frame_for_each_position() {
    let each = Duration::from_millis(500);
    let picture = export("h8i9h9h10g8", PictureFormat::Gif, Shown::Moves(each));
    let bytes = picture.bytes().unwrap();
    let mut options = ::gif::DecodeOptions::new();
    options.set_color_output(::gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&bytes[..]).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut screen = vec![[0; 3]; width * height];
    let mut delays = Vec::new();
    let mut record = picture.record.clone();
    for &node in picture.record.line() {
        let frame = decoder.read_next_frame().unwrap().unwrap();
        delays.push(frame.delay);
        let area = [frame.left, frame.top, frame.width].map(usize::from);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let [left, top, columns] = area;
            let at = (top + index / columns) * width + left + index % columns;
            screen[at] = [pixel[0], pixel[1], pixel[2]];
        }
        record.go_to(node);
        let scene = picture.drawing.scene(record.on_board(), usize::MAX, &[], &Fouls::default());
        let expected = super::pixels::painted(&scene).unwrap();
        let expected = expected.data().chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        // Rare shades at the edges of stones take the nearest of 256 colours.
        let farthest = screen.iter().zip(expected).map(|(found, expected): (&[u8; 3], [u8; 3])| {
            found.iter().zip(expected).map(|(found, expected)| found.abs_diff(expected)).max()
        });
        let farthest = farthest.max().flatten().unwrap();
        assert!(farthest < 24, "{farthest}");
    }
    assert!(decoder.read_next_frame().unwrap().is_none());
    assert_eq!(delays, [50, 50, 50, 50, 50, 200]);
}

#[test]
fn a_moving_svg_shows_each_position_at_its_time() {
    let each = Duration::from_millis(500);
    let picture = export("h8i9h9h10g8i8i10", PictureFormat::Svg, Shown::Moves(each));
    let moving = String::from_utf8(picture.bytes().unwrap()).unwrap();
    let mut record = picture.record.clone();
    let scenes: Vec<Scene> = picture
        .record
        .line()
        .iter()
        .map(|&node| {
            record.go_to(node);
            picture.drawing.scene(record.on_board(), usize::MAX, &[], &Fouls::default())
        })
        .collect();
    let percent = |position: u32| 100.0 * (f64::from(position) + 0.5) / 11.0;
    for (position, scene) in (0..).zip(&scenes) {
        let still = super::svg::still(scene);
        let expected: HashSet<&str> =
            still.lines().filter(|line| line.starts_with("<path")).collect();
        let shown: HashSet<&str> = moving
            .lines()
            .filter_map(|line| visible_at(&moving, line, percent(position)))
            .collect();
        assert_eq!(shown, expected, "position {position}");
    }
}

/// Element of a line of a moving picture, if it is visible at this share of the time, in per cent.
fn visible_at<'a>(picture: &str, line: &'a str, share: f64) -> Option<&'a str> {
    let Some((class, element)) =
        line.strip_prefix("<g class=\"t").and_then(|it| it.split_once("\">"))
    else {
        return line.starts_with("<path").then_some(line);
    };
    let frames = picture
        .lines()
        .find_map(|line| line.strip_prefix(&format!("@keyframes k{class}{{")))
        .unwrap();
    let steps = frames.split('}').filter_map(|step| step.split_once("%{visibility:"));
    let mut past =
        steps.map(|(at, state)| (at.parse::<f64>().unwrap(), state)).filter(|(at, _)| *at <= share);
    let (_, state) = past.next_back().unwrap_or((0.0, "visible"));
    (state == "visible").then(|| element.strip_suffix("</g>").unwrap())
}

#[test]
fn a_png_cannot_move() {
    let picture = export("h8", PictureFormat::Png, Shown::Moves(Duration::from_secs(1)));
    assert_eq!(picture.bytes(), Err(ExportError::Still));
}

#[test]
fn formats_are_known_by_their_endings() {
    for (name, expected) in [
        ("a.svg", Some(PictureFormat::Svg)),
        ("a.b.PNG", Some(PictureFormat::Png)),
        ("a.gif", Some(PictureFormat::Gif)),
        ("a.jpg", None),
        ("png", None),
    ] {
        assert_eq!(PictureFormat::of_path(Path::new(name)), expected, "{name}");
    }
}

#[test]
fn glyphs_are_complete_paths_on_their_grid() {
    let names = ('0'..='9').chain('A'..='Z').map(|name| glyphs::strokes(name).unwrap());
    let marks = [
        glyphs::TRIANGLE,
        glyphs::SQUARE,
        glyphs::CIRCLE,
        glyphs::CROSS,
        glyphs::CHECK,
        glyphs::DASH,
    ];
    let all: Vec<&str> =
        names.chain("-|/\\+!?*.".chars().filter_map(glyphs::strokes)).chain(marks).collect();
    assert_eq!(all.len(), 51);
    for strokes in all {
        let steps = steps(strokes);
        assert!(matches!(steps[0], Step::Move(_)), "{strokes}");
        let words: usize = steps
            .iter()
            .map(|step| match step {
                Step::Move(_) | Step::Line(_) => 3,
                Step::Curve(_) => 7,
            })
            .sum();
        assert_eq!(words, strokes.split_whitespace().count(), "{strokes}");
        let ends = steps.iter().map(|step| match *step {
            Step::Move(end) | Step::Line(end) => end,
            Step::Curve([.., x, y]) => [x, y],
        });
        for [x, y] in ends {
            assert!((-0.4..=4.4).contains(&x) && (0.0..=6.4).contains(&y), "{strokes}");
        }
    }
    assert_eq!(glyphs::strokes('é'), None);
}

/// Game of renju with a double three of X on H8, and a last move of O at O15.
fn with_a_foul(format: PictureFormat, shown: Shown) -> Export {
    let renju = Variant::GOMOKU_15.with_rule(Rule::Renju);
    let game = parse_moves("f8a1g8a15h10o1h9o15", renju).unwrap();
    let record = Record::from(AnyGame::Rows(game));
    Export { record, forbidden: FoulMarks::Shown, ..export("", format, shown) }
}

/// Number of glyphs of the marks with these strokes.
fn count(svg: &str, strokes: &str) -> usize {
    svg.lines().filter(|line| line.contains(&format!("<path d=\"{strokes}\""))).count()
}

fn svg(export: &Export) -> String {
    String::from_utf8(export.bytes().unwrap()).unwrap()
}

#[test]
fn forbidden_points_have_crosses_if_they_are_wanted() {
    let shown = with_a_foul(PictureFormat::Svg, Shown::Position);
    assert_eq!(count(&svg(&shown), glyphs::CROSS), 1);
    let hidden = Export { forbidden: FoulMarks::Hidden, ..shown.clone() };
    assert_eq!(count(&svg(&hidden), glyphs::CROSS), 0);
    // There are no marks after the end.
    let mut over = shown;
    over.record.resign(crate::rules::Stone::First);
    assert_eq!(count(&svg(&over), glyphs::CROSS), 0);
    // The cross is at H8, in the colour of forbidden points.
    let png = with_a_foul(PictureFormat::Png, Shown::Position).bytes().unwrap();
    let picture = Pixmap::decode_png(&png).unwrap();
    assert_eq!(pixel(&picture, Point::new(7, 7), 0), palette().forbidden());
}

#[test]
fn every_position_of_a_moving_picture_has_its_crosses() {
    let moving = with_a_foul(PictureFormat::Svg, Shown::Moves(Duration::from_secs(1)));
    let moving = svg(&moving);
    let crosses = |position: u32| {
        let share = 100.0 * (f64::from(position) + 0.5) / 12.0;
        let seen = moving.lines().filter_map(|line| visible_at(&moving, line, share));
        seen.filter(|element| count(element, glyphs::CROSS) == 1).count()
    };
    // The foul is one after the seventh move, which completes the second pair.
    assert_eq!((0..=8).map(crosses).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 0, 0, 1, 1]);
}

#[test]
fn an_explanation_and_a_foul_that_lost_are_drawn() {
    let mut picture = with_a_foul(PictureFormat::Svg, Shown::Position);
    let AnyGame::Rows(game) = picture.record.on_board() else { panic!("rows") };
    let h8 = Point::new(7, 7);
    picture.explained = FoulExplanation::of(game, h8);
    let signs = |text: &str| {
        [glyphs::CROSS, glyphs::DASH, glyphs::BAR, glyphs::STAR].map(|it| count(text, it))
    };
    assert_eq!(signs(&svg(&picture)), [1, 2, 2, 4]);
    // Played, the stone on H8 has the cross, in the last position of a moving picture, too.
    picture.explained = None;
    picture.record.play(Target::Cell(h8)).unwrap();
    assert_eq!(signs(&svg(&picture)), [1, 2, 2, 4]);
    picture.forbidden = FoulMarks::Hidden;
    picture.shown = Shown::Moves(Duration::from_secs(1));
    assert_eq!(signs(&svg(&picture)), [1, 2, 2, 4]);
}
