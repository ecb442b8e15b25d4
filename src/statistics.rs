//! Statistics of a person's games against the computer, from the games alone. Pure.
//!
//! A game counts if it has a result and exactly one side was played by the computer. Everything is
//! from the view of the other side. A game between two people only counts as such, because nothing
//! tells which of them the person is. Copies of other people's games do not count.
//!
//! The memory grows with the numbers of openings and of reviewed games, a few bytes each.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `accuracy` | accuracy of the reviewed games, as a course and by month |
//! | `results` | numbers of games by result |
//! | `opening` | first moves of a game, the same in every orientation |
//! | `oversight` | wins and threats that a move overlooked, and their numbers |
//! | `rating` | rating of the person, from the rated games |

mod accuracy;
mod opening;
mod oversight;
#[cfg(feature = "study")]
mod rating;
mod results;

use std::cmp::Reverse;
use std::collections::BTreeMap;

pub use accuracy::{Accuracies, MonthAccuracy};
pub use opening::{OPENING_MOVES, Opening};
pub use oversight::{Oversight, OversightKind, Oversights, overlooked};
#[cfg(feature = "study")]
pub use rating::{RatedGame, Rating, RatingHistory, RatingPoint};
pub use results::Results;

use crate::collection::{Date, Ending, Filter, GameOpening, Header};
use crate::formats::{is_copy, seated};
use crate::game::{AnyGame, Computer, ComputerSides, EngineName, GameKind, State};
use crate::player::Level;
use crate::record::Record;
use crate::rules::{BySide, Game, Status, Stone};
use oversight::{Chances, overlooked_among};

/// Statistics of the games of one person against the computer.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Results of all games.
    pub all: Results,
    /// Results against each level, in the games that have levels.
    pub levels: BTreeMap<Level, Results>,
    /// Results against each other engine.
    pub engines: BTreeMap<EngineName, Results>,
    /// Results with each side.
    pub sides: BySide<Results>,
    /// Results in each kind of game, in the order of the first one.
    pub kinds: Vec<(GameKind, Results)>,
    /// Results after each opening of Gomoku.
    pub openings: BTreeMap<Opening, Results>,
    /// Accuracy in the reviewed games, in the order of the games.
    pub accuracies: Accuracies,
    /// Wins and threats that were overlooked in Gomoku.
    pub oversights: Oversights,
    /// Number of games in which oversights were looked for.
    pub examined: u32,
    /// Number of games between two people, which are not in the results.
    pub between_people: u32,
    /// Dates of the first and the last game that counts, if any has one.
    pub period: Option<(Date, Date)>,
}

impl Statistics {
    /// Adds a game, unless it does not count or does not match the filter.
    pub fn add(&mut self, record: &Record, filter: &Filter) {
        let State::Over(outcome) = record.main_state() else { return };
        if is_copy(record) || !is_wanted(record, filter) {
            return;
        }
        let (participants, _) = seated(record.info());
        let ending = Ending::from(Some(outcome));
        if participants.computer_sides() == ComputerSides::None && ending != Ending::Unfinished {
            self.between_people += 1;
        }
        let Some(side) = participants.person() else { return };
        let Some(add) = Results::adder(ending, side) else { return };
        add(&mut self.all);
        let kind = record.kind();
        match participants.computer(side.opponent()) {
            Some(Computer::Level(level)) if kind.has_levels() => {
                add(self.levels.entry(level).or_default());
            }
            Some(Computer::Engine(name)) => add(self.engines.entry(name).or_default()),
            Some(Computer::Level(_)) | None => {}
        }
        add(self.sides.of_mut(side));
        add(self.of_kind(kind));
        let date = Date::at_start(&record.info().date);
        if let Some(date) = date {
            let (first, last) = self.period.unwrap_or((date, date));
            self.period = Some((first.min(date), last.max(date)));
        }
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
        if let Some(accuracy) = accuracy {
            self.accuracies.add(date, accuracy);
        }
    }

    /// Lists the kinds of games, the most frequent first.
    pub fn frequent_kinds(&self) -> Vec<(GameKind, Results)> {
        let mut kinds = self.kinds.clone();
        kinds.sort_by_key(|(_, results)| Reverse(results.games()));
        kinds
    }

    /// Lists up to `most` openings, the most frequent first, and the results after all others.
    pub fn frequent_openings(&self, most: usize) -> (Vec<(Opening, Results)>, Results) {
        let all = self.openings.iter().map(|(opening, results)| (*opening, *results));
        let mut openings: Vec<(Opening, Results)> = all.collect();
        openings.sort_by_key(|(_, results)| Reverse(results.games()));
        let others = openings.split_off(most.min(openings.len()));
        (openings, others.into_iter().map(|(_, results)| results).sum())
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
        let mut chances = Chances::of(&position);
        for &point in game.moves() {
            if position.status() == Status::ToMove(side)
                && let Some(found) = overlooked_among(&position, &chances, point)
            {
                self.oversights.add(found);
            }
            if position.play(point).is_err() {
                return;
            }
            chances.add(&position, point);
        }
    }
}

/// Checks that the main line of a game matches a filter.
fn is_wanted(record: &Record, filter: &Filter) -> bool {
    if filter.is_empty() {
        return true;
    }
    let mut whole = record.clone();
    whole.go_to_end();
    let info = record.info();
    let players = BySide {
        first: info.players.first.name.as_str(),
        second: info.players.second.name.as_str(),
    };
    let outcome = match whole.state() {
        State::Over(outcome) => Some(outcome),
        State::ToMove(_) => None,
    };
    let moves = u32::try_from(whole.on_board().moves()).unwrap_or(u32::MAX);
    let date = info.date.as_str();
    let opening = GameOpening::of(whole.on_board(), info);
    filter.matches(&Header { kind: record.kind(), players, date, outcome, moves, opening })
}

#[cfg(test)]
mod tests;
