//! A game with all its variations.

use super::head;
use super::lexer::{Property, Step, Steps};
use super::notes::{self, MarkedBoard, Mover};
use super::opening::{self, Opening, Wrong};
use super::result::Said;
use super::value;
use crate::formats::{FormatError, Loaded, Place, Problem, Remark};
use crate::game::{self, AnyGame, State, Target};
use crate::record::{Action, NodeId, Record, Tree};
use crate::rules::{Game, IllegalMove, Stone};

/// Reads the game that is in a text, whose first line has this number in its file.
pub(super) fn read(text: &str, line: u64) -> Result<Loaded, FormatError> {
    let lines = Lines { text, line };
    let opening = Opening::read(text).map_err(|wrong| lines.error(wrong))?;
    let Opening { mut head, root, mut nodes, start } = opening;
    let is_noted =
        |property: &&Property| !head.has(property) && opening::set_up(property).is_none();
    let noted: Vec<&Property> = root.iter().filter(is_noted).collect();
    let mut game = Record::from(AnyGame::Rows(Game::from_position(start)));
    let info = std::mem::take(&mut head.info);
    game.edit_info(|known| *known = info);
    let marks = MarkedBoard { shape: game.shape(), room: text.len() / 4 + ROOM };
    let mut reader = Reader { game, marks, branches: Vec::new(), variation: None, cut: None };
    reader.node(&noted, 0).map_err(|wrong| lines.error(wrong))?;
    let mut steps = Steps::new(text);
    let mut at = 0;
    while let Some(step) = steps.next() {
        let done = step.map_err(|(at, problem)| (at, None, problem)).and_then(|step| match step {
            Step::Open => {
                reader.open();
                Ok(())
            }
            Step::Close => {
                reader.close();
                Ok(())
            }
            Step::Node(_) if nodes > 0 => {
                nodes -= 1;
                Ok(())
            }
            Step::Node(properties) => reader.node(&properties.iter().collect::<Vec<_>>(), at),
        });
        match done {
            Ok(()) => {}
            Err(wrong) if reader.variation.is_some() && !is_broken(&wrong) => reader.cut_at(wrong),
            Err(wrong) => return Err(lines.error(wrong)),
        }
        at = steps.at();
    }
    let Reader { mut game, cut, .. } = reader;
    let mut remarks = head.remarks;
    game.go_to_end();
    if let Some(said) = head.result
        && !finish(&mut game, said)
    {
        let said = root.iter().find(|it| it.name == "RE").map(Property::value);
        remarks.push(Remark::ResultDoesNotFit(said.unwrap_or_default().to_owned()));
    }
    remarks.extend(
        cut.map(|cut| Remark::Cut { variations: cut.variations, first: lines.error(cut.first) }),
    );
    Ok(Loaded { remarks, ..Loaded::new(game) })
}

/// So many marks may be written as rectangles in every game.
const ROOM: usize = 10_000;

/// Adds what a file says of the result to the end of the main line; whether it fits what is there.
fn finish(game: &mut Record, said: Said) -> bool {
    match game.state() {
        State::ToMove(_) => game.end(said.end),
        State::Over(outcome) => outcome.winner() == said.end.outcome().winner(),
    }
}

/// Where the lines of a text begin in its file.
struct Lines<'a> {
    text: &'a str,
    line: u64,
}

impl Lines<'_> {
    fn error(&self, (at, name, problem): Wrong) -> FormatError {
        let line = self.line + super::split::breaks(&self.text.as_bytes()[..at]);
        let place = name.map_or(Place::Line(line), |name| Place::Field { line, name });
        FormatError { place, problem }
    }
}

/// Whether the text itself is wrong, so that nothing behind it can be told.
const fn is_broken((_, _, problem): &Wrong) -> bool {
    matches!(problem, Problem::Unexpected(_) | Problem::NoValue(_) | Problem::TooManyMoves)
}

struct Reader {
    game: Record,
    marks: MarkedBoard,
    /// The lines that are open.
    branches: Vec<Branch>,
    /// The first of these that is a variation.
    variation: Option<usize>,
    cut: Option<Cut>,
}

/// A line that is open.
struct Branch {
    /// Where it begins.
    node: NodeId,
    /// How many nodes there were then.
    nodes: usize,
    /// How many lines it has inside in which something happens.
    inside: usize,
}

/// Variations that were cut.
struct Cut {
    variations: usize,
    first: Wrong,
    /// The line in which nothing more is played.
    depth: Option<usize>,
}

impl Reader {
    fn is_cut(&self) -> bool {
        self.cut.as_ref().is_some_and(|cut| cut.depth.is_some())
    }

    fn open(&mut self) {
        if let Some(Branch { inside, .. }) = self.branches.last_mut() {
            *inside += 1;
            if *inside > 1 && self.variation.is_none() {
                self.variation = Some(self.branches.len());
            }
        }
        let nodes = self.game.tree().len();
        self.branches.push(Branch { node: self.game.node(), nodes, inside: 0 });
    }

    fn close(&mut self) {
        if let Some(Branch { node, nodes, .. }) = self.branches.pop()
            && let Some(Branch { inside, .. }) = self.branches.last_mut()
        {
            // The main line is the first in which something happens.
            *inside -= usize::from(self.game.tree().len() == nodes);
            self.game.go_to(node);
        }
        let depth = self.branches.len();
        self.variation = self.variation.filter(|&variation| depth > variation);
        if let Some(cut) = &mut self.cut {
            cut.depth = cut.depth.filter(|&cut| depth >= cut);
        }
    }

    /// Plays nothing more in this line.
    fn cut_at(&mut self, wrong: Wrong) {
        let depth = Some(self.branches.len());
        match &mut self.cut {
            Some(cut) => {
                cut.variations += 1;
                cut.depth = depth;
            }
            cut => *cut = Some(Cut { variations: 1, first: wrong, depth }),
        }
    }

    fn node(&mut self, properties: &[&Property], at: usize) -> Result<(), Wrong> {
        if self.is_cut() {
            return Ok(());
        }
        let mut noted = Vec::new();
        for &property in properties {
            if let Some(side) = opening::mover(property) {
                let name = value::colour(side);
                let played = property.values().try_for_each(|value| self.play(side, value));
                played.map_err(|problem| (property.at, Some(name), problem))?;
            } else if let Some(name) = opening::set_up(property) {
                if !self.is_no_news(property) {
                    return Err((property.at, Some(name), Problem::SetUp));
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

    /// Whether a property says only whose turn it is, as it is.
    fn is_no_news(&self, property: &Property) -> bool {
        let mover = self.game.state().mover();
        property.name == "PL" && mover.is_some() && value::side(property.value()) == mover
    }

    fn play(&mut self, side: Stone, value: &str) -> Result<(), Problem> {
        let shape = self.game.shape();
        let Some(point) = value::point(value, shape) else {
            let is_pass = value::is_pass(value, shape);
            return Err(if is_pass { Problem::Pass } else { Problem::NotACell(value.to_owned()) });
        };
        match self.game.state() {
            State::Over(_) => return Err(Problem::Illegal(IllegalMove::GameOver)),
            State::ToMove(mover) if mover != side => return Err(Problem::OutOfTurn),
            State::ToMove(_) => {}
        }
        self.game.play(Target::Cell(point)).map(drop).map_err(|why| match why {
            game::IllegalMove::Rows(why) => Problem::Illegal(why),
            game::IllegalMove::RecordFull => Problem::TooManyMoves,
            _ => Problem::Illegal(IllegalMove::GameOver),
        })
    }
}

/// Who played the move that leads to where the game stands.
pub(super) fn mover(game: &Record) -> Mover {
    let AnyGame::Rows(rows) = game.on_board() else { return None };
    match game.tree().action(game.node()) {
        Some(Action::Stone(_)) => rows.moves().len().checked_sub(1).map(|last| rows.side_of(last)),
        _ => None,
    }
}
