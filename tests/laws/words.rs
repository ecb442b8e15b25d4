//! Short texts typed by people: any text is handled, and values are read back from their text.

use gomoku::collection::Filter;
use gomoku::collection::{Date, read_moves, read_size};
use gomoku::game::{GameKind, TargetKind, TimeControl};
use gomoku::player::Level;
use gomoku::puzzle::PuzzleId;
use gomoku::quarto;
use gomoku::rules::{Coordinates, parse_moves, parse_point};
use gomoku::tui::command;
use gomoku::tui::theme::Rgb;

use super::draw::Draw;
use super::reach::reach;

/// Law of cells, moves, games, clocks, commands and filters.
pub fn words(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let variant = draw.variant();
    let shape = variant.shape();
    let text = String::from_utf8_lossy(draw.rest());
    let text: &str = &text;

    if let Ok(point) = parse_point(text, shape) {
        assert!(shape.contains(point));
    }
    for names in [Coordinates::Letters, Coordinates::Numbers] {
        if let Ok(point) = names.parse(text, shape) {
            reach("words: a cell");
            assert!(shape.contains(point));
            assert_eq!(names.parse(&names.name(point, shape), shape), Ok(point));
        }
    }
    match parse_moves(text, variant) {
        Ok(game) => {
            if !game.moves().is_empty() {
                reach("words: moves");
            }
            let names = game.moves().iter().map(|&it| Coordinates::Letters.name(it, shape));
            assert_eq!(parse_moves(&names.collect::<String>(), variant), Ok(game));
        }
        Err(why) => one_line(&why.to_string()),
    }
    for asked in [TargetKind::Cell(shape), TargetKind::Column(shape), TargetKind::Piece] {
        let _ = command::parse(text, asked);
    }
    if let Ok(kind) = text.parse::<GameKind>() {
        reach("words: a game");
        assert_eq!(kind.to_string().parse(), Ok(kind));
        let variant = kind.variant();
        assert!(usize::from(variant.row_length()) <= shape_side(variant));
    }
    if let Ok(time) = text.parse::<TimeControl>() {
        reach("words: a clock");
        assert_eq!(time.to_string().parse(), Ok(time));
    }
    if let Ok(level) = text.parse::<Level>() {
        reach("words: a level");
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    if let Ok(id) = text.parse::<PuzzleId>() {
        reach("words: a puzzle");
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    if let Ok(date) = text.parse::<Date>() {
        reach("words: a date");
        assert!(date <= date.last());
    }
    if let Some(date) = Date::at_start(text) {
        assert!(date <= date.last());
    }
    drop((text.parse::<Filter>().is_ok(), read_moves(text), read_size(text), Rgb::parse(text)));
    if let Err(why) = text.parse::<quarto::Command>() {
        one_line(&why.to_string());
    }
}

fn shape_side(variant: gomoku::rules::Variant) -> usize {
    usize::from(variant.shape().width().max(variant.shape().height()))
}

fn one_line(text: &str) {
    assert!(!text.contains('\n'), "{text:?}");
}
