//! A game with all that is kept of it.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;

use crate::game::{Clock, Names, Participants, TimeControl};
use crate::record::Record;

/// A game with all that is kept of it: its record, who plays it, and the file in which it lies, if it is in one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The moves, what is known of them, and where the game stands.
    pub record: Record,
    /// Who plays, also where the computer does not know this game.
    pub participants: Participants,
    /// Names of the persons, if they gave any.
    pub names: Names,
    /// The players' time, if it is counted.
    pub clock: Option<Box<Clock>>,
    /// The game has ended, and what is played now are variations of it.
    pub is_study: bool,
    /// Time at which the game began; `None` before it is kept.
    pub begun: Option<Timestamp>,
    /// Time since the last change of its file, when the file was looked at.
    pub idle: Duration,
    /// The journal or the SGF in which it lies; `None` of a copy, and of a game that is not kept yet.
    pub path: Option<PathBuf>,
    /// Reason why this is only the part of its file that can be read.
    pub damage: Option<String>,
}

impl SavedGame {
    /// A game of players without names, who have as much time as they like. It is in no file.
    pub const fn new(record: Record, participants: Participants) -> Self {
        Self {
            record,
            participants,
            names: Names::UNKNOWN,
            clock: None,
            is_study: false,
            begun: None,
            idle: Duration::ZERO,
            path: None,
            damage: None,
        }
    }

    /// Whether the game has ended: where it stands or, in a study, at the end of its main line.
    pub fn is_over(&self) -> bool {
        is_over(&self.record, self.is_study)
    }

    /// Whether there is a move, also one that was taken back.
    pub const fn has_moves(&self) -> bool {
        !self.record.tree().is_empty()
    }

    /// Who plays, and by which clock.
    pub fn terms(&self) -> Terms {
        Terms {
            participants: self.participants,
            names: self.names.clone(),
            control: self.clock.as_deref().map_or(TimeControl::None, Clock::control),
            is_study: self.is_study,
        }
    }
}

/// Whether a game has ended: where it stands or, in a study, at the end of its main line.
pub(super) fn is_over(record: &Record, is_study: bool) -> bool {
    let state = if is_study { record.main_state() } else { record.state() };
    state.mover().is_none()
}

/// Who plays a game, and by which clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who plays.
    pub participants: Participants,
    /// Names of the persons, if they gave any.
    pub names: Names,
    /// How much time the players have.
    pub control: TimeControl,
    /// The game has ended, and what is played now are variations of it.
    pub is_study: bool,
}

impl Terms {
    /// Two persons without names and without a clock.
    pub const PLAIN: Self = Self {
        participants: Participants::PERSONS,
        names: Names::UNKNOWN,
        control: TimeControl::None,
        is_study: false,
    };
}
