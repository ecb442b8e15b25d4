//! Games with everything stored about them.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;

use crate::game::{Clock, Names, Participants, TimeControl};
use crate::record::Record;

/// Saved game, with its file if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Moves, notes and current position.
    pub record: Record,
    pub participants: Participants,
    pub names: Names,
    pub clock: Option<Box<Clock>>,
    /// Set if the game has ended and its variations are being studied.
    pub is_study: bool,
    /// Number of the game that it shares with another program, if it does.
    pub shared: Option<u64>,
    /// Time at which the game started; `None` before it is saved.
    pub begun: Option<Timestamp>,
    /// Time since the last change of its file, when it was read.
    pub idle: Duration,
    /// Path of its journal or SGF; `None` for a copy, and for a game that is not saved yet.
    pub path: Option<PathBuf>,
    /// Description of the damage, if only part of the file could be read.
    pub damage: Option<String>,
}

impl SavedGame {
    /// Creates a game without names, clock or file.
    pub const fn new(record: Record, participants: Participants) -> Self {
        Self {
            record,
            participants,
            names: Names::UNKNOWN,
            clock: None,
            is_study: false,
            shared: None,
            begun: None,
            idle: Duration::ZERO,
            path: None,
            damage: None,
        }
    }

    /// Checks whether the game has ended. For a study, the end of the main line counts.
    pub fn is_over(&self) -> bool {
        is_over(&self.record, self.is_study)
    }

    pub fn terms(&self) -> Terms {
        Terms {
            participants: self.participants,
            names: self.names.clone(),
            control: self.clock.as_deref().map_or(TimeControl::None, Clock::control),
            is_study: self.is_study,
            shared: self.shared,
        }
    }
}

pub(super) fn is_over(record: &Record, is_study: bool) -> bool {
    let state = if is_study { record.main_state() } else { record.state() };
    state.mover().is_none()
}

/// Participants and time control of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Players of both sides.
    pub participants: Participants,
    pub names: Names,
    pub control: TimeControl,
    /// Set if the game has ended and its variations are being studied.
    pub is_study: bool,
    /// Number of the game that it shares with another program, if it does.
    pub shared: Option<u64>,
}

impl Terms {
    /// Two people without names, and no time control.
    pub const PLAIN: Self = Self {
        participants: Participants::PERSONS,
        names: Names::UNKNOWN,
        control: TimeControl::None,
        is_study: false,
        shared: None,
    };
}
