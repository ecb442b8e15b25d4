//! Statistics of a person's games against the computer, from the games alone. Pure.
//!
//! A game counts if it has a result and exactly one side was played by the computer. Everything is
//! from the view of the other side.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `results` | numbers of games by result |
//! | `opening` | first moves of a game, the same in every orientation |
//! | `oversight` | wins and threats that a move overlooked |

mod opening;
mod oversight;
mod results;

use std::collections::BTreeMap;

pub use opening::{OPENING_MOVES, Opening};
pub use oversight::{Oversight, OversightKind, overlooked};
pub use results::Results;

use crate::collection::{Date, Ending};
use crate::formats::seated;
use crate::game::{AnyGame, GameKind, State};
use crate::player::Level;
use crate::record::Record;
use crate::rules::{BySide, Game, Status, Stone};

/// Statistics of the games of one person against the computer.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Results of all games.
    pub all: Results,
    /// Results against each level, in the games that have levels.
    pub levels: BTreeMap<Level, Results>,
    /// Results with each side.
    pub sides: BySide<Results>,
    /// Results in each kind of game, in the order of the first one.
    pub kinds: Vec<(GameKind, Results)>,
    /// Results after each opening of Gomoku.
    pub openings: BTreeMap<Opening, Results>,
    /// Accuracy in per cent of the reviewed games, in the order of the games.
    pub accuracies: Vec<(Option<Date>, u8)>,
    /// Wins and threats that were overlooked in Gomoku, in the order of the moves.
    pub oversights: Vec<Oversight>,
    /// Number of games in which oversights were looked for.
    pub examined: u32,
}

impl Statistics {
    /// Adds a game, unless it does not count.
    pub fn add(&mut self, record: &Record) {
        let (participants, _) = seated(record.info());
        let (Some(side), State::Over(outcome)) = (participants.person(), record.main_state())
        else {
            return;
        };
        let ending = Ending::from(Some(outcome));
        let Some(add) = Results::adder(ending, side) else { return };
        add(&mut self.all);
        let kind = record.kind();
        if kind.has_levels()
            && let Some(level) = participants.level(side.opponent())
        {
            add(self.levels.entry(level).or_default());
        }
        add(self.sides.of_mut(side));
        add(self.of_kind(kind));
        let mut whole = record.clone();
        whole.go_to_end();
        if let AnyGame::Rows(game) = whole.on_board() {
            if let Some(opening) = Opening::of(game) {
                add(self.openings.entry(opening).or_default());
            }
            self.examine(game, side);
        }
        let reviews = whole.line().iter().rev().filter_map(|&node| whole.tree().notes(node).review);
        let accuracy = reviews.map(|review| review.sides.of(side).accuracy).next().flatten();
        let date = Date::at_start(&record.info().date);
        self.accuracies.extend(accuracy.map(|accuracy| (date, accuracy)));
    }

    /// Mean accuracy of the reviewed games, in per cent.
    pub fn accuracy(&self) -> Option<f64> {
        let sum: u32 = self.accuracies.iter().map(|(_, accuracy)| u32::from(*accuracy)).sum();
        let games = u32::try_from(self.accuracies.len()).ok().filter(|games| *games > 0)?;
        Some(f64::from(sum) / f64::from(games))
    }

    /// Number of oversights of a kind.
    pub fn overlooked(&self, kind: OversightKind) -> usize {
        self.oversights.iter().filter(|it| it.kind == kind).count()
    }

    fn of_kind(&mut self, kind: GameKind) -> &mut Results {
        let index = self.kinds.iter().position(|(known, _)| *known == kind);
        let index = index.unwrap_or_else(|| {
            self.kinds.push((kind, Results::default()));
            self.kinds.len() - 1
        });
        &mut self.kinds[index].1
    }

    /// Looks for oversights of one side.
    fn examine(&mut self, game: &Game, side: Stone) {
        if !oversight::applies(game.variant()) {
            return;
        }
        self.examined += 1;
        let mut position = Game::from_position(game.start().clone());
        for &point in game.moves() {
            if position.status() == Status::ToMove(side) {
                self.oversights.extend(overlooked(&position, point));
            }
            if position.play(point).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests;
