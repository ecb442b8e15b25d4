//! Game that two programs share: a log of numbered entries, and the record that follows from it.
//!
//! Only the player who is to act adds an entry, so the two logs never differ: one is the start of
//! the other, whatever is lost on the way. What the other player wants is a request
//! ([`Wish`](super::Wish)), and the player who is to act makes the entry.

use std::fmt;
use std::time::Duration;

use super::entry::{Change, Entry, Numbered};
use super::lot::hash_of;
use super::terms::{Role, Terms};
use crate::game::{End, IllegalMove, State, Target};
use crate::record::{Action, Record};
use crate::rules::opening::Seat;
use crate::translate::message;

/// Maximum number of entries. Only a game with many moves taken back has so many.
pub const MOST_ENTRIES: usize = 4096;
/// Number of entries from which on nothing is taken back, so that the game ends.
const MOST_TAKEN_BACK: usize = 2048;

/// Reason why an entry cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// Another player is to act, or the game is over.
    OutOfTurn,
    Illegal(IllegalMove),
    /// There is no such earlier position.
    NoPosition,
    /// End that nobody can make here.
    NoEnd,
    Full,
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfTurn => {
                message!("friend-out-of-turn", "it is not this player's turn").fmt(f)
            }
            Self::Illegal(why) => why.fmt(f),
            Self::NoPosition => {
                message!("friend-no-position", "there is no such earlier position").fmt(f)
            }
            Self::NoEnd => message!("friend-no-end", "the game cannot end like that here").fmt(f),
            Self::Full => {
                message!("friend-full", "the game has as many entries as it can have").fmt(f)
            }
        }
    }
}

/// Game that two programs share.
#[derive(Clone, Debug)]
pub struct SharedGame {
    terms: Terms,
    /// Player who moves first, or opens.
    first: Role,
    record: Record,
    log: Vec<Entry>,
}

impl SharedGame {
    /// Begins a game; `None` if the lot has not been drawn.
    pub fn begin(terms: Terms) -> Option<Self> {
        let opener = |role: Role| terms.seat(role) == Some(Seat::Opener);
        let first = [Role::Host, Role::Guest].into_iter().find(|role| opener(*role))?;
        Some(Self { terms, first, record: terms.record(), log: Vec::new() })
    }

    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Record of the game, in which the current position is that of the game.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Seat of a player.
    pub fn seat(&self, role: Role) -> Seat {
        if role == self.first { Seat::Opener } else { Seat::Responder }
    }

    /// Player on a seat.
    pub fn role(&self, seat: Seat) -> Role {
        if seat == Seat::Opener { self.first } else { self.first.other() }
    }

    /// Player who is to act; `None` after the end.
    pub fn to_act(&self) -> Option<Role> {
        self.record.cursor().seat_to_act().map(|seat| self.role(seat))
    }

    pub fn is_over(&self) -> bool {
        self.record.state().mover().is_none()
    }

    /// Score with this game, if it has ended.
    pub fn score(&self) -> super::Tally {
        match self.record.state() {
            State::Over(outcome) => {
                let cursor = self.record.cursor();
                self.terms.score.with(outcome.winner().map(|side| self.role(cursor.holder(side))))
            }
            State::ToMove(_) => self.terms.score,
        }
    }

    /// End by which a player loses.
    pub fn lost_by(&self, loser: Role, end: impl FnOnce(crate::rules::Stone) -> End) -> Change {
        Change::End(end(self.record.cursor().side_of(self.seat(loser))))
    }

    /// Player who loses by an end off the board, if one does.
    pub fn loser(&self, end: End) -> Option<Role> {
        let (End::Resigned(side) | End::OutOfTime(side)) = end else { return None };
        Some(self.role(self.record.cursor().holder(side)))
    }

    /// Adds an entry of this player. A column becomes its cell. Returns the entry with its number.
    ///
    /// # Errors
    /// Fails if the player is not to act, or the entry does not fit the position. Nothing is changed
    /// then.
    pub fn add(&mut self, author: Role, entry: Entry) -> Result<Numbered, Unsound> {
        if self.to_act() != Some(author) {
            return Err(Unsound::OutOfTurn);
        }
        let Entry { change, left } = entry;
        let is_late = self.log.len() >= MOST_TAKEN_BACK && matches!(change, Change::Back(_));
        if is_late || self.log.len() >= MOST_ENTRIES {
            return Err(Unsound::Full);
        }
        let change = match change {
            Change::Act(target) => {
                self.record.play(target).map_err(Unsound::Illegal)?;
                let cell = match self.record.tree().action(self.record.node()) {
                    Some(Action::Stone(point) | Action::Offer(point)) => Target::Cell(point),
                    _ => target,
                };
                self.note(left);
                self.record.end_at_limit();
                Change::Act(cell)
            }
            Change::Back(ply) if ply < self.record.ply() => {
                while self.record.ply() > ply {
                    self.record.take_back();
                }
                change
            }
            Change::Back(_) => return Err(Unsound::NoPosition),
            Change::End(end @ (End::Resigned(_) | End::Drawn)) => {
                self.record.end(end);
                change
            }
            // Only the clock of the player who is to act runs.
            Change::End(end @ End::OutOfTime(_)) if self.loser(end) == Some(author) => {
                self.record.end(end);
                change
            }
            Change::End(_) => return Err(Unsound::NoEnd),
        };
        let entry = Entry { change, left };
        self.log.push(entry);
        self.record.promote(self.record.node());
        Ok(Numbered { number: self.log.len(), entry })
    }

    /// Notes the time that the author of the last action has left.
    fn note(&mut self, left: Option<Duration>) {
        if left.is_some() {
            self.record.annotate(self.record.node(), |notes| notes.left = left);
        }
    }

    /// Entry with this number, from 1.
    pub fn entry(&self, number: usize) -> Option<Numbered> {
        let entry = *self.log.get(number.checked_sub(1)?)?;
        Some(Numbered { number, entry })
    }

    /// Entries after a number of them.
    pub fn after(&self, entries: usize) -> impl Iterator<Item = Numbered> + '_ {
        let log = self.log.iter().enumerate().skip(entries);
        log.map(|(index, entry)| Numbered { number: index + 1, entry: *entry })
    }

    /// Hash of the terms and of this many entries.
    pub fn hash(&self, entries: usize) -> String {
        let lines = self.after(0).take(entries).map(|entry| entry.to_string());
        hash_of(std::iter::once(self.terms.id.to_string()).chain(lines))
    }
}
