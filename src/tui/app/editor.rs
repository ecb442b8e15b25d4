//! The board editor: any stones, and either side to move.

use super::cursor::Cursor;
use super::game::{GameScreen, Overlay};
use super::session::Session;
use crate::game::{AnyGame, Participants, Target};
use crate::record::Record;
use crate::rules::{BySide, Game, Point, Position, Status, Stone};
use crate::tui::command::{Command, SetUp};
use crate::tui::messages::{Oddity, PositionSummary, Refusal, Report};

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    position: Position,
    /// The same as the record of a game that begins there.
    record: Record,
    pub(in crate::tui) cursor: Cursor,
    /// Whose stones are put.
    side: Stone,
    /// The positions before this one, and those after it that were taken back, each the nearest last.
    before: Vec<Position>,
    after: Vec<Position>,
}

/// So many changes can be taken back.
const MOST_CHANGES: usize = 1_000;

impl Editor {
    /// An editor that begins with the board of this game.
    fn new(game: &Game, cursor: Cursor) -> Self {
        let stones = game.board().occupied();
        // They come from a board of the same game.
        let position = Position::from_stones(game.variant(), stones)
            .unwrap_or_else(|_| Position::new(game.variant()));
        let moves = game.moves().len();
        let to_move = game.start().to_move().after(moves);
        let position = position.with_to_move(to_move);
        let (record, before, after) = (record(&position), Vec::new(), Vec::new());
        Self { record, position, cursor, side: to_move, before, after }
    }

    /// Changes the position.
    fn set(&mut self, position: Position) {
        if position != self.position {
            self.after.clear();
            let before = self.show(position);
            self.before.push(before);
            if self.before.len() > MOST_CHANGES {
                self.before.remove(0);
            }
        }
    }

    /// Takes the last change back.
    fn undo(&mut self) {
        if let Some(position) = self.before.pop() {
            let after = self.show(position);
            self.after.push(after);
        }
    }

    /// Makes the change again that was taken back last.
    fn redo(&mut self) {
        if let Some(position) = self.after.pop() {
            let before = self.show(position);
            self.before.push(before);
        }
    }

    /// Shows another position; the one that it replaces.
    fn show(&mut self, position: Position) -> Position {
        self.record = record(&position);
        std::mem::replace(&mut self.position, position)
    }

    /// The position as the record of a game that begins there.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Whose stones are put.
    pub const fn side(&self) -> Stone {
        self.side
    }

    /// The cell under the cursor.
    pub const fn cell(&self) -> Point {
        self.cursor.cell()
    }

    /// What is to be said of the position.
    pub fn summary(&self) -> PositionSummary {
        let (stones, to_move) = (self.position.stones(), self.position.to_move());
        let count = |side| stones.iter().filter(|(_, stone)| *stone == side).count();
        let stones = BySide { first: count(Stone::First), second: count(Stone::Second) };
        let end = match self.position.status() {
            Status::Won(side) => Some(Oddity::Won(side)),
            Status::Drawn => Some(Oddity::Full),
            Status::ToMove(_) => None,
        };
        // X begins, and has one more when O is to move.
        let expected = stones.second + usize::from(to_move == Stone::Second);
        let uneven = (stones.first != expected).then_some(Oddity::Uneven);
        PositionSummary { stones, to_move, oddities: end.into_iter().chain(uneven).collect() }
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// If there is nothing to take back or to make again; if the position is to be taken and a stone has nothing under
    /// it where stones fall.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::TakeBack if self.before.is_empty() => Err(Refusal::NoChange),
            Command::Redo if self.after.is_empty() => Err(Refusal::NoChangeTakenBack),
            Command::Accept => self.check_support(),
            _ => Ok(()),
        }
    }

    fn check_support(&self) -> Result<(), Refusal> {
        let (variant, board) = (self.position.variant(), self.position.board());
        let floats = |(point, _): &&(Point, Stone)| !variant.is_supported(&board, *point);
        let floating = self.position.stones().iter().find(floats);
        floating.map_or(Ok(()), |&(point, _)| Err(Refusal::Floating(point)))
    }

    /// Obeys a command of [`Context::Editor`](crate::tui::keymap::Context::Editor).
    fn execute(&mut self, command: &Command) {
        match *command {
            Command::Move(direction) => self.cursor.step(direction, self.record.cursor()),
            Command::MoveToEdge(direction) => self.cursor.jump(direction, self.record.cursor()),
            Command::PointAt(target @ Target::Cell(_)) => {
                self.cursor.point_to(target, self.record.cursor());
            }
            Command::SetUp(SetUp::Put) => self.put(),
            Command::SetUp(SetUp::Side(side)) => self.side = side,
            Command::SetUp(SetUp::Turn) => {
                let to_move = self.position.to_move().opponent();
                self.set(self.position.clone().with_to_move(to_move));
            }
            Command::TakeBack => self.undo(),
            Command::Redo => self.redo(),
            Command::SetUp(SetUp::Clear) => self.set(Position::new(self.position.variant())),
            _ => {}
        }
    }

    /// A stone comes under the cursor, or goes if it was there. One of the other side gives way.
    fn put(&mut self) {
        let (cell, side) = (self.cell(), self.side);
        let (variant, to_move) = (self.position.variant(), self.position.to_move());
        let before = self.position.stones().iter().copied();
        let others = before.filter(|(point, _)| *point != cell);
        let is_there = self.position.stones().contains(&(cell, side));
        let stones = others.chain((!is_there).then_some((cell, side)));
        if let Ok(changed) = Position::from_stones(variant, stones) {
            self.set(changed.with_to_move(to_move));
        }
    }
}

/// A game that begins with this position.
fn record(position: &Position) -> Record {
    Record::from(AnyGame::Rows(Game::from_position(position.clone())))
}

impl GameScreen {
    /// The position that is being set up.
    pub const fn editor(&self) -> Option<&Editor> {
        match &self.overlay {
            Overlay::Editor(editor) => Some(editor),
            _ => None,
        }
    }

    /// Opens the editor with the position that is shown.
    pub(super) fn open_editor(&mut self) {
        if let AnyGame::Rows(game) = self.shown().on_board() {
            let editor = Editor::new(game, self.cursor);
            self.overlay = Overlay::Editor(Box::new(editor));
        }
    }

    /// Obeys a command of the editor.
    pub(super) fn edit(&mut self, command: &Command, session: &mut Session) {
        let Overlay::Editor(editor) = &mut self.overlay else { return };
        if let Err(refusal) = editor.check(command) {
            return self.refuse(refusal, session);
        }
        match command {
            Command::Accept => self.take_position(session),
            Command::Cancel => self.overlay = Overlay::None,
            _ => editor.execute(command),
        }
    }

    /// A game of two persons begins with the position that was set up.
    fn take_position(&mut self, session: &mut Session) {
        let Some(editor) = self.editor() else { return };
        let report = Report::SetUp(editor.summary());
        let mut next = Self::new(editor.record.clone(), Participants::PERSONS);
        next.cursor = editor.cursor;
        session.lineup = session.lineup.of(Participants::PERSONS);
        next.say(report, session);
        self.give_way_to(next, session);
    }
}
