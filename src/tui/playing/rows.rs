//! A game of rows on the table: the match and the cursor.

use super::{Asked, TakenBack, Target, Turn};
use crate::play::{self, Match, State};
use crate::rules::{Coordinates, Game, IllegalMove, Placement, Point, Stone, Variant};
use crate::tui::keymap::Direction;

/// A match, and the cursor on its board.
#[derive(Clone, Debug)]
pub struct Rows {
    play: Match,
    /// It lies on the board; where stones fall, only its column counts.
    cursor: Point,
}

impl Rows {
    /// The cursor on the last stone, or in the middle.
    pub fn new(play: Match) -> Self {
        let centre = play.game().variant().shape().centre();
        let cursor = play.game().moves().last().copied().unwrap_or(centre);
        Self { play, cursor }
    }

    /// The match.
    pub const fn play(&self) -> &Match {
        &self.play
    }

    /// The game on the board.
    pub const fn game(&self) -> &Game {
        self.play.game()
    }

    /// The rules.
    pub const fn variant(&self) -> Variant {
        self.game().variant()
    }

    /// Whether stones fall.
    pub const fn falls(&self) -> bool {
        matches!(self.variant().placement(), Placement::Gravity)
    }

    pub(super) const fn turn(&self) -> Turn {
        match self.play.state() {
            State::ToMove(stone) => Turn::Of(stone),
            State::Over(outcome) => Turn::Over(outcome.winner()),
        }
    }

    pub(super) const fn asked(&self) -> Asked {
        let shape = self.variant().shape();
        if self.falls() { Asked::Column(shape) } else { Asked::Cell(shape) }
    }

    /// The cell under the cursor: where a stone would land, or the top of a full column.
    pub fn cursor(&self) -> Point {
        let Point { col, .. } = self.cursor;
        if self.falls() {
            self.game().landing(col).unwrap_or(Point::new(0, col))
        } else {
            self.cursor
        }
    }

    pub(super) fn step(&mut self, direction: Direction) {
        let next = self.variant().shape().step(self.cursor, direction.delta());
        self.cursor = next.unwrap_or(self.cursor);
    }

    pub(super) const fn jump(&mut self, direction: Direction) {
        self.cursor = direction.edge(self.cursor, self.variant().shape());
    }

    pub(super) const fn point_to(&mut self, target: Target) {
        match target {
            Target::Cell(point) => self.cursor = point,
            Target::Column(col) => self.cursor.col = col,
            Target::Piece(_) => {}
        }
    }

    pub(super) fn act(&mut self, target: Target) -> Result<(), IllegalMove> {
        let point = match target {
            Target::Cell(point) => point,
            Target::Column(_) if matches!(self.turn(), Turn::Over(_)) => {
                return Err(IllegalMove::GameOver);
            }
            Target::Column(col) => self.game().landing(col)?,
            Target::Piece(_) => return Err(IllegalMove::OffBoard),
        };
        self.play.play(point)?;
        self.cursor = point;
        Ok(())
    }

    pub(super) const fn resign(&mut self, loser: Stone) {
        self.play.resign(loser);
    }

    pub(super) fn take_back(&mut self, coordinates: Coordinates) -> Option<TakenBack> {
        Some(match self.play.take_back()? {
            play::TakenBack::End(_) => TakenBack::End,
            play::TakenBack::Stone(point) => {
                self.cursor = point;
                TakenBack::Stone(coordinates.name(point, self.variant().shape()))
            }
        })
    }
}
