//! Fast reader of main lines only, to index many games.

use super::head::{GO, GoClaim, Head};
use super::lexer::{RawProperty, SgfError, Steps, TreeEvent};
use super::notes;
use super::opening::{self, Passes, RootProperties, SgfMove};
use super::split::Chunk;
use super::{reader, value};
use crate::formats::FormatError;
use crate::game::{AnyGame, End};
use crate::record::Info;
use crate::rules::opening::OpeningRule;
use crate::rules::{Point, Position, Turn};

/// Main line of a game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine {
    /// Players and date, and the name of an unknown rule.
    pub info: Info,
    /// Stones set up, side to move, and variant.
    pub start: Position,
    /// Moves from there, which alternate but for the passes. They are on the board, but may be
    /// illegal.
    pub moves: Vec<Point>,
    /// Number of moves before each pass, in games that have passes.
    pub passes: Vec<usize>,
    /// Rule by which the game began.
    pub opening: OpeningRule,
    /// Result in the file. A win without a reason becomes a loss without a reason.
    pub result: Option<End>,
    /// Claim of the file to be a game of Go.
    pub go: GoClaim,
}

pub(super) fn scan(piece: &Chunk) -> Result<MainLine, FormatError> {
    let text = &*piece.text.text;
    let error = |wrong| opening::error(text, piece.line, wrong);
    let RootProperties { head, start, nodes, .. } = RootProperties::read(text).map_err(error)?;
    if head.opening != OpeningRule::Free {
        return opened(text, piece.line, head, start);
    }
    let (moves, passes) =
        main_line(text, &start, nodes, head.go).map_err(|wrong| match head.go {
            GoClaim::None => error(wrong),
            _ => GO.at(piece.line),
        })?;
    let Head { info, result, go, .. } = head;
    Ok(MainLine { info, start, moves, passes, opening: OpeningRule::Free, result, go })
}

/// Takes the main line of a game with an opening, whose decisions have to be followed.
fn opened(text: &str, line: u64, head: Head, start: Position) -> Result<MainLine, FormatError> {
    let mut record = reader::read(text, line)?.record;
    record.go_to_end();
    let Head { info, result, go, .. } = head;
    let (opening, moves, passes) = (OpeningRule::Free, Vec::new(), Vec::new());
    let mut found = MainLine { info, start, moves, passes, opening, result, go };
    if let AnyGame::Rows(game) = record.on_board() {
        found.opening = game.opening_rule();
        for turn in game.turns() {
            match turn {
                Turn::Stone(point) => found.moves.push(point),
                Turn::Pass => found.passes.push(found.moves.len()),
                Turn::Choose(_) | Turn::Declare(_) | Turn::Offer(_) => {}
            }
        }
    }
    Ok(found)
}

/// Takes the moves of the main line, which follow this number of nodes.
fn main_line(
    text: &str,
    start: &Position,
    nodes: usize,
    go: GoClaim,
) -> Result<(Vec<Point>, Vec<usize>), SgfError> {
    let variant = start.variant();
    let shape = variant.shape();
    let (mut moves, mut passes, mut passed) = (Vec::new(), Passes::default(), Vec::new());
    let mut side = start.to_move();
    // Passes before each open line. The first parenthesis may be missing.
    let mut open = vec![passes; usize::from(!text.starts_with('('))];
    // Number of open lines at the last move or end.
    let mut reached = None;
    // Depth of a line in which no more moves are played.
    let mut closed = None;
    let mut root_nodes = nodes;
    let mut steps = Steps::new(text);
    'nodes: while let Some(step) = steps.next() {
        match step {
            TreeEvent::Open => {
                open.push(passes);
                continue;
            }
            // The main line ends with the first line that is not empty.
            TreeEvent::Close if reached == Some(open.len()) => break,
            TreeEvent::Close => {
                // What follows the game goes on from its end.
                passes = open.pop().filter(|_| !open.is_empty()).unwrap_or(passes);
                closed = closed.filter(|&closed| open.len() >= closed);
                continue;
            }
            TreeEvent::Node if closed.is_some() => continue,
            TreeEvent::Node => {}
        }
        let is_set_up = root_nodes > 0;
        root_nodes = root_nodes.saturating_sub(1);
        let is_end = |it: &RawProperty| it.name == notes::END && notes::end(it).is_some();
        if steps.properties.iter().any(is_end) {
            reached = Some(open.len());
        }
        for property in &steps.properties {
            let Some(mover) = opening::mover(property) else {
                if !is_set_up && opening::is_late_set_up(property, Some(side)) {
                    closed = Some(open.len());
                    continue 'nodes;
                }
                continue;
            };
            let wrong = |problem| (property.at, Some(value::colour(mover)), problem);
            let SgfMove::Stone(point) =
                opening::sgf_move(property.value(), shape).map_err(wrong)?
            else {
                if passes.are_taken(variant.rule(), mover, side) {
                    passed.push(moves.len());
                    side = side.opponent();
                    reached = Some(open.len());
                } else {
                    passes.pass(moves.is_empty());
                }
                continue;
            };
            match passes.check(mover, side) {
                Err(problem) if opening::is_end_of_game(&problem, go) => {
                    closed = Some(open.len());
                    continue 'nodes;
                }
                checked => checked.map_err(wrong)?,
            }
            side = side.opponent();
            moves.push(point);
            reached = Some(open.len());
        }
    }
    Ok((moves, passed))
}
