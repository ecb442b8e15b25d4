//! Games with all that is kept of them.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;

use crate::game::{Clock, Names, Participants, TimeControl};
use crate::record::Record;

/// Game as it is kept, with its file, if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Moves, notes and current position.
    pub record: Record,
    pub participants: Participants,
    pub names: Names,
    pub clock: Option<Box<Clock>>,
    /// The game has ended, and its variations are being studied.
    pub is_study: bool,
    /// Start of the game; `None` before it is kept.
    pub begun: Option<Timestamp>,
    /// Time since the last change of its file, as of reading.
    pub idle: Duration,
    /// Path of its journal or SGF; `None` for a copy, and for a game that is not kept yet.
    pub path: Option<PathBuf>,
    /// Damage of its file, if only a part could be read.
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
            begun: None,
            idle: Duration::ZERO,
            path: None,
            damage: None,
        }
    }

    /// Checks whether the game has ended, in a study at the end of its main line.
    pub fn is_over(&self) -> bool {
        is_over(&self.record, self.is_study)
    }

    pub fn terms(&self) -> Terms {
        Terms {
            participants: self.participants,
            names: self.names.clone(),
            control: self.clock.as_deref().map_or(TimeControl::None, Clock::control),
            is_study: self.is_study,
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
    /// The game has ended, and its variations are being studied.
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
