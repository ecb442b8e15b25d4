//! Board editor: any stones, and either side to move.
//!
//! The editor holds a `Position` beside the game, which may be any position. Enter makes a game of
//! it, which replaces the other one.

use ratatui::text::{Line, Span};

use super::board::badge;
use super::command::{Command, SetUp};
use super::layer::Handled;
use super::naming::{mark, row_of};
use super::refusal::Refusal;
use super::text::{heading, wrap};
use super::theme::{Role, Theme};
use super::viewer::Pointer;
use crate::game::{AnyGame, Target};
use crate::locale::text;
use crate::record::Record;
use crate::rules::{BySide, Game, Point, Position, Status, Stone};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// Positions so far, including those undone.
    positions: Vec<Position>,
    /// Index of the position on the board.
    at: usize,
    /// Record of a game that starts with the position.
    pub record: Record,
    pub pointer: Pointer,
    /// Side of the stones to place.
    pub side: Stone,
}

const MOST_CHANGES: usize = 1_000;

impl Editor {
    pub fn new(game: &Game, pointer: Pointer) -> Self {
        // The stones come from a board of the same game.
        let position = Position::from_board(game.variant(), game.board())
            .unwrap_or_else(|_| Position::new(game.variant()));
        let to_move = game.side_of(game.moves().len());
        let position = position.with_to_move(to_move);
        let record = record(&position);
        Self { positions: vec![position], at: 0, record, pointer, side: to_move }
    }

    fn position(&self) -> &Position {
        &self.positions[self.at]
    }

    pub fn to_move(&self) -> Stone {
        self.position().to_move()
    }

    fn set(&mut self, position: Position) {
        if position == *self.position() {
            return;
        }
        self.positions.truncate(self.at + 1);
        self.positions.push(position);
        if self.at == MOST_CHANGES {
            self.positions.remove(0);
            self.at -= 1;
        }
        self.show(self.at + 1);
    }

    fn show(&mut self, at: usize) {
        self.at = at;
        self.record = record(self.position());
    }

    pub fn stones(&self) -> BySide<usize> {
        let stones = self.position().stones();
        let count = |side| stones.iter().filter(|(_, stone)| *stone == side).count();
        BySide { first: count(Stone::First), second: count(Stone::Second) }
    }

    /// Formats the numbers of stones: `5 X, 4 O, O to move`.
    pub fn counts(&self) -> String {
        let BySide { first, second } = self.stones();
        let player = mark(self.to_move());
        text!("position-counts", first = first, second = second, player = player)
    }

    /// Describes oddities in sentences. None of them makes the position invalid.
    pub fn oddities(&self) -> Vec<String> {
        let end = match self.position().status() {
            Status::Won(side) => {
                let row = row_of(self.position().variant().row_length());
                Some(text!("position-won", player = mark(side), row = row))
            }
            Status::Drawn => Some(text!("position-full")),
            Status::ToMove(_) => None,
        };
        // X moves first, and has one more stone when O is to move.
        let BySide { first, second } = self.stones();
        let is_even = first == second + usize::from(self.to_move() == Stone::Second);
        let uneven = (!is_even).then(|| text!("position-uneven"));
        end.into_iter().chain(uneven).collect()
    }

    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::TakeBack if self.at == 0 => {
                Err(Refusal::of_position(text!("refusal-no-change")))
            }
            Command::Redo if self.at + 1 == self.positions.len() => {
                Err(Refusal::of_position(text!("refusal-no-undone-change")))
            }
            Command::Accept => {
                let (variant, board) = (self.position().variant(), self.position().board());
                let floats = |(point, _): &&(Point, Stone)| !variant.is_supported(&board, *point);
                self.position()
                    .stones()
                    .iter()
                    .find(floats)
                    .map_or(Ok(()), |&(point, _)| Err(Refusal::at_cell("refusal-floating", point)))
            }
            _ => Ok(()),
        }
    }

    /// Executes a command. [`Handled::Leave`] accepts the position.
    pub fn execute(&mut self, command: &Command) -> Handled {
        if let Err(refusal) = self.check(command) {
            return Handled::Refuse(refusal);
        }
        match *command {
            Command::Accept => return Handled::Leave(Command::Accept),
            Command::Cancel => return Handled::Close,
            Command::ExplainPoint
            | Command::ToggleForbidden
            | Command::Zoom(_)
            | Command::Quit
            | Command::NewGame(_)
            | Command::Load(_) => {
                return Handled::Ignored;
            }
            Command::Move(_) | Command::MoveToEdge(_) | Command::PointAt(Target::Cell(_)) => {
                self.pointer.follow(command, self.record.cursor());
            }
            Command::SetUp(SetUp::Put) => self.put(),
            Command::SetUp(SetUp::Side(side)) => self.side = side,
            Command::SetUp(SetUp::Turn) => {
                let to_move = self.to_move().opponent();
                self.set(self.position().clone().with_to_move(to_move));
            }
            Command::TakeBack => self.show(self.at - 1),
            Command::Redo => self.show(self.at + 1),
            Command::SetUp(SetUp::Clear) => self.set(Position::new(self.position().variant())),
            _ => {}
        }
        Handled::Done
    }

    /// Places a stone under the cursor, replacing one of the other side, or removes it.
    fn put(&mut self) {
        let (cell, side) = (self.pointer.cell, self.side);
        let (variant, to_move) = (self.position().variant(), self.to_move());
        let before = self.position().stones().iter().copied();
        let others = before.filter(|(point, _)| *point != cell);
        let is_there = self.position().stones().contains(&(cell, side));
        let stones = others.chain((!is_there).then_some((cell, side)));
        if let Ok(changed) = Position::from_stones(variant, stones) {
            self.set(changed.with_to_move(to_move));
        }
    }
}

fn record(position: &Position) -> Record {
    Record::from(AnyGame::Rows(Game::from_position(position.clone())))
}

/// Lines of the editor in the panel: stones, side to move, side of the next stone, and oddities.
pub fn lines(editor: &Editor, theme: &Theme, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::default()];
    lines.extend([Stone::First, Stone::Second].map(|side| line_of(side, editor, theme)));
    lines.extend([Line::default(), heading(&text!("position-heading"), width, theme)]);
    let next = text!("position-next-stone", side = mark(editor.side));
    lines.push(Line::styled(next, theme.style(Role::Ground)));
    for sentence in editor.oddities() {
        let words = wrap(&sentence, width).into_iter();
        lines.extend(words.map(|text| Line::styled(text, theme.style(Role::Notice))));
    }
    lines
}

/// Formats a side: `> X  5 stones  to move`.
fn line_of(side: Stone, editor: &Editor, theme: &Theme) -> Line<'static> {
    let is_mover = editor.to_move() == side;
    let pointer = if is_mover { theme.glyphs.pointer() } else { ' ' };
    let count = text!("stones", number = *editor.stones().of(side));
    let mut spans = vec![Span::styled(format!("{pointer} "), theme.style(Role::Status))];
    spans.extend(badge(side, theme));
    spans.push(Span::styled(count, theme.name(side)));
    if is_mover {
        let words = format!("  {}", text!("panel-to-move"));
        spans.push(Span::styled(words, theme.style(Role::Faint)));
    }
    spans.into()
}
