//! Lists of moves as text.
//!
//! Several readers share one result: words, lists in brackets, links, and logs of engines.

mod link;
mod lists;
mod protocol;
mod words;

use std::collections::BTreeSet;

use super::{Reading, RowOrigin, Sides, board, loaded};
use crate::formats::set_up::SetUpStones;
use crate::formats::{FormatError, Passed, Problem, Remark, boards, finish, rule};
use crate::game::{AnyGame, End};
use crate::record::Record;
use crate::rules::{Game, IllegalMove, Point, Rule, Shape, Stone, Topology, Variant};
use crate::translate::phrase;

/// Name of a cell, as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CellName {
    /// Column from 0 and row from 1: `h8`.
    Letters(u8, u16),
    /// Row and column from 0: `7,7`.
    Numbers(u16, u16),
}

/// Place of a move in the text, for errors.
#[derive(Clone, Copy, Debug)]
enum At {
    Move,
    Line(u64),
}

/// Move of a list, or a pass.
#[derive(Clone, Copy, Debug)]
struct Item {
    /// Cell, or `None` for a pass.
    cell: Option<CellName>,
    /// Side that the text names.
    side: Option<Stone>,
    at: At,
}

/// Moves of a text, with what else it says of the game.
#[derive(Debug, Default)]
struct MoveList {
    items: Vec<Item>,
    size: Option<(u16, u16)>,
    rule: Option<Rule>,
    /// End off the board, with its words.
    end: Option<(End, String)>,
    passed: BTreeSet<Passed>,
    remarks: Vec<Remark>,
    /// Set if the stones were set up in any order.
    is_set_up: bool,
}

pub(super) fn read(
    text: &str,
    current: Variant,
    origin: RowOrigin,
) -> Result<Reading, FormatError> {
    let linked = link::part(text);
    let (text, size) = match &linked {
        Some(link) => (link.moves.as_str(), link.size),
        None => (text, None),
    };
    let list = if protocol::is_log(text) {
        protocol::read(text)?
    } else if let Some(list) = lists::find(text) {
        match lists::read(list)? {
            lists::List::Moves(list) => list,
            lists::List::Words(words, known) => {
                let mut list = words::read(&words)?;
                (list.size, list.rule) = (known.size, known.rule);
                list.remarks.extend(known.remarks);
                list.passed.extend(known.passed);
                list
            }
            lists::List::Board(rows, remark) => {
                let drawing = board::find(&rows);
                let drawing = drawing.ok_or_else(|| Problem::NO_GAME.in_file())?;
                let mut reading = drawing.read(current, Sides::Usual)?;
                reading.loaded.remarks.extend(remark);
                return Ok(reading);
            }
        }
    } else {
        words::read(text)?
    };
    let mut list = MoveList { size: list.size.or(size), ..list };
    if linked.as_ref().is_some_and(|link| link.has_others) {
        list.passed.insert(Passed::Others);
    }
    let list = MoveList { rule: list.rule.or(linked.and_then(|link| link.rule)), ..list };
    list.play(current, origin)
}

pub(super) use lists::rows_in_brackets;

/// Checks whether a text has the form of something other than words.
pub(super) fn is_evident(text: &str) -> bool {
    protocol::is_log(text) || lists::find(text).is_some() || link::part(text).is_some()
}

impl MoveList {
    fn push(&mut self, cell: CellName, side: Option<Stone>, at: At) {
        self.items.push(Item { cell: Some(cell), side, at });
    }

    fn error(&self, index: usize, problem: Problem) -> FormatError {
        match self.items.get(index).map(|item| item.at) {
            Some(At::Line(line)) => problem.at(line),
            _ => problem
                .at_move(self.items[..index].iter().filter(|it| it.cell.is_some()).count() + 1),
        }
    }

    fn variant(&self, current: Variant, origin: RowOrigin) -> Result<Variant, FormatError> {
        let with_rule = |variant: Variant| match self.rule {
            Some(rule) => variant.with_rule(rule),
            None => variant,
        };
        if let Some((width, height)) = self.size {
            let size = format!("{width}x{height}");
            let no_size = || {
                let why = phrase!("format-size", "{value} is not a board size");
                Problem::text(&size, why).in_file()
            };
            let shape = Shape::of_rows(width.into(), height.into(), Topology::Plane);
            let shape = shape.map_err(|_| no_size())?;
            let same = Some(current).filter(|it| it.shape() == shape);
            let five = || rule::five(shape).ok().map(|it| it.with_rule(current.rule()));
            let variant = same.or_else(five);
            return variant.map(with_rule).ok_or_else(|| Problem::TooSmall(size.clone()).in_file());
        }
        let cells = || self.items.iter().filter_map(|item| item.cell);
        let fits = |board: &Variant| cells().all(|name| cell(name, *board, origin).is_some());
        Ok(with_rule(boards(current).find(fits).unwrap_or(current)))
    }

    /// Stones in their order, and the side to move after them.
    fn stones(
        &self,
        variant: Variant,
        origin: RowOrigin,
    ) -> Result<(Vec<(Point, Stone)>, Stone), FormatError> {
        let mut stones = Vec::new();
        for (index, item) in self.items.iter().enumerate() {
            let Some(name) = item.cell else { continue };
            let off = || self.error(index, Problem::Illegal(IllegalMove::OffBoard));
            let point = cell(name, variant, origin).ok_or_else(off)?;
            let side = if self.is_set_up { item.side } else { None };
            stones.push((point, side.unwrap_or_else(|| Stone::First.after(index))));
        }
        Ok((stones, Stone::First.after(self.items.len())))
    }

    fn play(mut self, current: Variant, origin: RowOrigin) -> Result<Reading, FormatError> {
        self.check_sides()?;
        let variant = self.variant(current, origin)?;
        let last = self.items.iter().rposition(|item| item.cell.is_some());
        let played = last.map_or(0, |last| last + 1);
        let passes = self.items.iter().filter(|item| item.cell.is_none()).count();
        let (stones, to_move) = self.stones(variant, origin)?;
        let has_passes_between = self.items[..played].iter().any(|item| item.cell.is_none());
        let game = if self.is_set_up || has_passes_between {
            let mut start = SetUpStones::new(variant);
            for (index, &(point, stone)) in stones.iter().enumerate() {
                let wrong = |why| self.error(index, Problem::Illegal(why));
                start.place(index, point, stone).map_err(wrong)?;
            }
            start.to_move = (!self.is_set_up).then_some(to_move);
            let illegal = |(_, why)| Problem::Illegal(why).in_file();
            let position = start.position().map_err(illegal)?;
            Game::from_position(position)
        } else {
            let mut game = Game::new(variant);
            for (index, &(point, _)) in stones.iter().enumerate() {
                let wrong = |why| self.error(index, Problem::Illegal(why));
                game.play(point).map_err(wrong)?;
            }
            game
        };
        let mut remarks = Vec::new();
        if self.size.is_none() {
            remarks.push(Remark::TakenFor(variant));
        }
        let are_rows_open =
            self.items.iter().any(|item| matches!(item.cell, Some(CellName::Letters(..))));
        if are_rows_open {
            remarks.push(Remark::RowsFrom(origin));
        }
        remarks.append(&mut self.remarks);
        if passes > 0 {
            remarks.push(Remark::Passes(passes));
        }
        if !self.passed.is_empty() {
            remarks.push(Remark::PassedOver(self.passed.iter().copied().collect()));
        }
        let mut loaded = loaded(game, remarks);
        if let Some((end, words)) = self.end {
            let does_fit = apply(&mut loaded.record, end);
            loaded.remarks.extend((!does_fit).then_some(Remark::ResultDoesNotFit(words)));
        }
        Ok(Reading { loaded, are_rows_open, are_sides_open: false })
    }

    /// Checks that the sides named in the text alternate, or that each has one list.
    fn check_sides(&mut self) -> Result<(), FormatError> {
        if self.is_set_up {
            return Ok(());
        }
        let named: Vec<usize> =
            (0..self.items.len()).filter(|&index| self.items[index].side.is_some()).collect();
        let side = |index: usize| self.items[index].side;
        if named.is_empty() {
            return Ok(());
        }
        if named.len() == self.items.len() {
            let first = side(0).unwrap_or(Stone::First);
            let is_wrong = |&index: &usize| side(index) != Some(first.after(index));
            return match (0..self.items.len()).find(is_wrong) {
                Some(index) => Err(self.error(index, Problem::OUT_OF_TURN)),
                None => Ok(()),
            };
        }
        // All stones of a side after its name.
        if let [0, second] = named[..]
            && side(0) != side(second)
        {
            let (first, other) = (side(0), side(second));
            for (index, item) in self.items.iter_mut().enumerate() {
                item.side = if index < second { first } else { other };
            }
            self.is_set_up = true;
            return Ok(());
        }
        let unnamed = (0..self.items.len()).find(|&index| side(index).is_none()).unwrap_or(0);
        Err(self.error(unnamed, Problem::OUT_OF_TURN))
    }
}

/// Ends the game of a record as its text says. Returns whether that is possible, or already so.
fn apply(record: &mut Record, end: End) -> bool {
    let is_empty = matches!(record.on_board(), AnyGame::Rows(game) if game.board().stones() == 0);
    (!is_empty || record.state().mover().is_none()) && finish(record, end)
}

fn cell(name: CellName, variant: Variant, origin: RowOrigin) -> Option<Point> {
    let shape = variant.shape();
    let number = |number: u16| u8::try_from(number).ok();
    let point = match (name, origin) {
        (CellName::Numbers(row, col), _) => Point::new(number(row)?, number(col)?),
        (CellName::Letters(col, row), RowOrigin::Top) => {
            Point::new(number(row)?.checked_sub(1)?, col)
        }
        (CellName::Letters(_, 0), RowOrigin::Bottom) => return None,
        (CellName::Letters(col, row), RowOrigin::Bottom) => {
            Point::new(shape.height().checked_sub(number(row)?)?, col)
        }
    };
    Some(point).filter(|&point| shape.contains(point))
}

/// Splits a number off, capped beyond all boards.
fn split_number(text: &str) -> Option<(u16, &str)> {
    let end = text.find(|char: char| !char.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    (!digits.is_empty()).then(|| (digits.parse().unwrap_or(u16::MAX), rest))
}
