//! Fast reader of main lines only, to index many games.

use super::head::{GO, GoClaim};
use super::lexer::{RawProperty, SgfError, Steps, TreeEvent};
use super::notes;
use super::opening::{self, Passes, RootProperties, SgfMove};
use super::split::Chunk;
use super::value;
use crate::formats::FormatError;
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
    /// Claim of the file to be a game of Go.
    pub go: GoClaim,
}

pub(super) fn scan(piece: &Chunk) -> Result<MainLine, FormatError> {
    let text = &*piece.text.text;
    let error = |wrong| opening::error(text, piece.line, wrong);
    let RootProperties { head, start, nodes, .. } = RootProperties::read(text).map_err(error)?;
    let moves = main_line(text, &start, nodes, head.go).map_err(|wrong| match head.go {
        GoClaim::None => error(wrong),
        _ => GO.at(piece.line),
    })?;
    Ok(MainLine { info: head.info, start, moves, result: head.result, go: head.go })
}

/// Takes the moves of the main line, which follow this number of nodes.
fn main_line(
    text: &str,
    start: &Position,
    nodes: usize,
    go: GoClaim,
) -> Result<Vec<Point>, SgfError> {
    let shape = start.variant().shape();
    let (mut moves, mut passes) = (Vec::new(), Passes::default());
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
                passes.pass(moves.is_empty());
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
    Ok(moves)
}
