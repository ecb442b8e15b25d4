//! Reads a game with its variations.

use super::head;
use super::lexer::{RawProperty, SgfError, Steps, TreeEvent};
use super::notes::{self, MarkedBoard, Mover};
use super::opening::{self, RootProperties};
use super::value;
use crate::formats::{FormatError, Loaded, Problem, Remark};
use crate::game::{AnyGame, End, State, Target};
use crate::record::{Action, NodeId, Record, Tree};
use crate::rules::{Game, IllegalMove, Stone};
use crate::translate::phrase;

/// Reads the game of a text that starts on this line of the file.
pub(super) fn read(text: &str, line: u64) -> Result<Loaded, FormatError> {
    let wrong = |wrong| opening::error(text, line, wrong);
    let opening = RootProperties::read(text).map_err(wrong)?;
    let RootProperties { mut head, root, mut nodes, start } = opening;
    let is_noted =
        |property: &&RawProperty| !head.has(property) && opening::set_up(property).is_none();
    let noted: Vec<&RawProperty> = root.iter().filter(is_noted).collect();
    let mut game = Record::from(AnyGame::Rows(Game::from_position(start)));
    let info = std::mem::take(&mut head.info);
    game.edit_info(|known| *known = info);
    let marks = MarkedBoard { shape: game.shape(), room: text.len() / 4 + ROOM };
    let mut reader = GameReader { game, marks, branches: Vec::new(), variation: None, cut: None };
    reader.node(&noted, 0).map_err(wrong)?;
    let mut steps = Steps::new(text);
    let mut at = 0;
    while let Some(step) = steps.next() {
        match step.map_err(wrong)? {
            TreeEvent::Open => reader.open(),
            TreeEvent::Close => reader.close(),
            TreeEvent::Node(_) if nodes > 0 => nodes -= 1,
            TreeEvent::Node(properties) => {
                match reader.node(&properties.iter().collect::<Vec<_>>(), at) {
                    Ok(()) => {}
                    Err(why) if reader.variation.is_some() && !is_broken(&why) => {
                        reader.cut_at(why);
                    }
                    Err(why) => return Err(wrong(why)),
                }
            }
        }
        at = steps.at;
    }
    let GameReader { mut game, cut, .. } = reader;
    let mut remarks = head.remarks;
    game.go_to_end();
    if let Some(end) = head.result
        && !finish(&mut game, end)
    {
        let said = root.iter().find(|it| it.name == "RE").map(RawProperty::value);
        remarks.push(Remark::ResultDoesNotFit(said.unwrap_or_default().to_owned()));
    }
    remarks
        .extend(cut.map(|cut| Remark::Cut { variations: cut.variations, first: wrong(cut.first) }));
    Ok(Loaded { remarks, ..Loaded::new(game) })
}

/// Number of marks that every game may write as rectangles.
const ROOM: usize = 10_000;

/// Adds a result to the end of the main line. Returns whether it fits.
fn finish(game: &mut Record, end: End) -> bool {
    match game.state() {
        State::ToMove(_) => game.end(end),
        State::Over(outcome) => outcome.winner() == end.outcome().winner(),
    }
}

/// Checks whether the syntax itself is broken, so that nothing after it counts.
const fn is_broken((_, _, problem): &SgfError) -> bool {
    matches!(problem, Problem::Unexpected(_) | Problem::NoValue(_) | Problem::TooManyMoves)
}

struct GameReader {
    game: Record,
    marks: MarkedBoard,
    branches: Vec<OpenVariation>,
    /// Index of the first open line that is a variation.
    variation: Option<usize>,
    cut: Option<Cut>,
}

struct OpenVariation {
    node: NodeId,
    /// Number of nodes before it.
    nodes: usize,
    /// Number of nested lines that are not empty.
    inside: usize,
}

struct Cut {
    variations: usize,
    first: SgfError,
    /// Depth of a line in which no more moves are played.
    depth: Option<usize>,
}

impl GameReader {
    fn open(&mut self) {
        if let Some(OpenVariation { inside, .. }) = self.branches.last_mut() {
            *inside += 1;
            if *inside > 1 && self.variation.is_none() {
                self.variation = Some(self.branches.len());
            }
        }
        let nodes = self.game.tree().len();
        self.branches.push(OpenVariation { node: self.game.node(), nodes, inside: 0 });
    }

    fn close(&mut self) {
        if let Some(OpenVariation { node, nodes, .. }) = self.branches.pop()
            && let Some(OpenVariation { inside, .. }) = self.branches.last_mut()
        {
            // The main line is the first one that is not empty.
            *inside -= usize::from(self.game.tree().len() == nodes);
            self.game.go_to(node);
        }
        let depth = self.branches.len();
        self.variation = self.variation.filter(|&variation| depth > variation);
        if let Some(cut) = &mut self.cut {
            cut.depth = cut.depth.filter(|&cut| depth >= cut);
        }
    }

    fn cut_at(&mut self, wrong: SgfError) {
        let depth = Some(self.branches.len());
        match &mut self.cut {
            Some(cut) => {
                cut.variations += 1;
                cut.depth = depth;
            }
            cut => *cut = Some(Cut { variations: 1, first: wrong, depth }),
        }
    }

    fn node(&mut self, properties: &[&RawProperty], at: usize) -> Result<(), SgfError> {
        if self.cut.as_ref().is_some_and(|cut| cut.depth.is_some()) {
            return Ok(());
        }
        let mut noted = Vec::new();
        for &property in properties {
            if let Some(side) = opening::mover(property) {
                let name = value::colour(side);
                let played = property.values().try_for_each(|value| self.play(side, value));
                played.map_err(|problem| (property.at, Some(name), problem))?;
            } else if let Some(name) = opening::set_up(property) {
                // A node may repeat the side to move.
                let mover = self.game.state().mover().filter(|_| name == "PL");
                if mover.is_none() || value::side(property.value()) != mover {
                    let problem = Problem::Other(phrase!(
                        "sgf-late-setup",
                        "stones cannot be set up after the first move"
                    ));
                    return Err((property.at, Some(name), problem));
                }
            } else if property.name == notes::END
                && let Some(end) = notes::end(property)
            {
                self.game.end(end);
            } else if self.game.node() != NodeId::ROOT || !head::is_of_head(property) || at == 0 {
                noted.push(property);
            }
        }
        if self.game.tree().len() >= Tree::MAX_NODES {
            return Err((at, None, Problem::TooManyMoves));
        }
        if !noted.is_empty() {
            let mover = mover(&self.game);
            let marks = &mut self.marks;
            self.game.annotate(self.game.node(), |notes| notes::read(&noted, mover, marks, notes));
        }
        Ok(())
    }

    fn play(&mut self, side: Stone, value: &str) -> Result<(), Problem> {
        let point = opening::cell(value, self.game.shape())?;
        match self.game.state() {
            State::Over(_) => return Err(Problem::Illegal(IllegalMove::GameOver)),
            State::ToMove(mover) if mover != side => return Err(Problem::OUT_OF_TURN),
            State::ToMove(_) => {}
        }
        self.game.play(Target::Cell(point))?;
        Ok(())
    }
}

/// Side whose move led to the current position.
pub(super) fn mover(game: &Record) -> Mover {
    let AnyGame::Rows(rows) = game.on_board() else { return None };
    match game.tree().action(game.node()) {
        Some(Action::Stone(_)) => rows.moves().len().checked_sub(1).map(|last| rows.side_of(last)),
        _ => None,
    }
}
