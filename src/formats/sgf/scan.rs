//! Fast reader of main lines only, to index many games.

use super::lexer::{RawProperty, Steps, TreeEvent};
use super::notes;
use super::opening::{self, RootProperties};
use super::split::Chunk;
use super::value;
use crate::formats::{FormatError, Problem};
use crate::game::End;
use crate::record::Info;
use crate::rules::{Point, Position};

/// Main line of a game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine {
    /// Players and date, and the name of an unknown rule.
    pub info: Info,
    /// Stones set up, side to move, and variant.
    pub start: Position,
    /// Alternating moves from there. They are on the board, but may be illegal.
    pub moves: Vec<Point>,
    /// Result in the file. A win without a reason becomes a loss without a reason.
    pub result: Option<End>,
}

pub(super) fn scan(piece: &Chunk) -> Result<MainLine, FormatError> {
    let text = &*piece.text.text;
    let error = |wrong| opening::error(text, piece.line, wrong);
    let RootProperties { head, start, .. } = RootProperties::read(text).map_err(error)?;
    let mut moves = Vec::new();
    let mut side = start.to_move();
    // Number of open lines, now and at the last property.
    let (mut depth, mut reached) = (0_usize, 0);
    for step in Steps::new(text) {
        let properties = match step.map_err(error)? {
            TreeEvent::Open => {
                depth += 1;
                continue;
            }
            // The main line ends with the first line that is not empty.
            TreeEvent::Close if depth == reached => break,
            TreeEvent::Close => {
                depth = depth.saturating_sub(1);
                continue;
            }
            TreeEvent::Node(properties) => properties,
        };
        let is_end = |it: &RawProperty| it.name == notes::END && notes::end(it).is_some();
        if properties.iter().any(|it| opening::mover(it).is_some() || is_end(it)) {
            reached = depth;
        }
        for property in &properties {
            let Some(mover) = opening::mover(property) else { continue };
            let wrong = |problem| error((property.at, Some(value::colour(mover)), problem));
            if mover != side {
                return Err(wrong(Problem::OUT_OF_TURN));
            }
            side = side.opponent();
            moves.push(opening::cell(property.value(), start.variant().shape()).map_err(wrong)?);
        }
    }
    Ok(MainLine { info: head.info, start, moves, result: head.result })
}
