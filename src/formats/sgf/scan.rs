//! The main line of a game alone, fast: for an index of many games.

use std::ops::Range;

use super::lexer::{Property, Step, Steps};
use super::notes;
use super::opening::{self, Opening};
use super::split::{Piece, breaks, text};
use super::value;
use crate::formats::{FormatError, Place, Problem};
use crate::game::End;
use crate::record::Info;
use crate::rules::{Point, Position};

/// The main line of a game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine {
    /// Who played, when, by which rule if that is not known here.
    pub info: Info,
    /// The stones that were set up, whose turn it was, and the game's rules.
    pub start: Position,
    /// The moves from there on, in turn. They lie on the board; whether they are legal is not looked at.
    pub moves: Vec<Point>,
    /// What the file says of the result; a win without a reason is a loss without one.
    pub result: Option<End>,
}

/// A main line, or why it cannot be read, and where the game lies in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scanned {
    /// The bytes of the game: [`read_first`](super::read_first) reads them.
    pub range: Range<usize>,
    /// The line in which it begins, from 1.
    pub line: u64,
    /// The main line.
    pub game: Result<MainLine, FormatError>,
}

/// Reads the main line of a game.
pub(super) fn scan(piece: &Piece) -> Result<MainLine, FormatError> {
    let (text, _) = text(piece.bytes);
    let error = |(at, name, problem): opening::Wrong| {
        let line = piece.line + breaks(&text.as_bytes()[..at]);
        let place = name.map_or(Place::Line(line), |name| Place::Field { line, name });
        FormatError { place, problem }
    };
    let Opening { head, start, .. } = Opening::read(&text).map_err(error)?;
    let mut moves = Vec::new();
    let mut side = start.to_move();
    // How many lines are open, and how many were when something happened last.
    let (mut depth, mut reached) = (0_usize, 0);
    for step in Steps::new(&text) {
        let properties = match step.map_err(|(at, problem)| error((at, None, problem)))? {
            Step::Open => {
                depth += 1;
                continue;
            }
            // The main line ends with the first of all lines in which something happens.
            Step::Close if depth == reached => break,
            Step::Close => {
                depth = depth.saturating_sub(1);
                continue;
            }
            Step::Node(properties) => properties,
        };
        let is_end = |it: &Property| it.name == notes::END && notes::end(it).is_some();
        if properties.iter().any(|it| opening::mover(it).is_some() || is_end(it)) {
            reached = depth;
        }
        for property in &properties {
            let Some(mover) = opening::mover(property) else { continue };
            let wrong = |problem| error((property.at, Some(value::colour(mover)), problem));
            if mover != side {
                return Err(wrong(Problem::OutOfTurn));
            }
            side = side.opponent();
            moves.push(cell(property, &start).map_err(wrong)?);
        }
    }
    let result = head.result.map(|said| said.end);
    Ok(MainLine { info: head.info, start, moves, result })
}

fn cell(property: &Property, start: &Position) -> Result<Point, Problem> {
    let (value, shape) = (property.value(), start.variant().shape());
    value::point(value, shape).ok_or_else(|| {
        let is_pass = value::is_pass(value, shape);
        if is_pass { Problem::Pass } else { Problem::NotACell(value.to_owned()) }
    })
}
