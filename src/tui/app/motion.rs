//! What moves on the board by itself, for a moment after a move: a disc that falls, a won row that
//! pulses. Nothing moves for longer, and nothing while nothing happens.

use std::time::Duration;

use super::game::GameScreen;
use crate::game::{AnyGame, State};
use crate::rules::Placement;

/// How long a disc falls, and how long each of its frames is seen.
const FALL: Duration = Duration::from_millis(240);
const FALL_FRAME: Duration = Duration::from_millis(30);
/// The same of a row that pulses twice.
const PULSE: Duration = Duration::from_millis(1_200);
const PULSE_FRAME: Duration = Duration::from_millis(100);
/// How bright a won row is in the frames of a pulse, of 255; the first one is how it stays.
const BRIGHT: [u8; 6] = [85, 135, 185, 235, 185, 135];

/// What moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// Nothing.
    #[default]
    Rest,
    /// The last disc falls: so much of its way is left, of 255.
    Falls(u8),
    /// The won row pulses: so bright it is, of 255.
    Pulses(u8),
}

impl GameScreen {
    /// What moves so long after the program began.
    pub fn motion(&self, now: Duration) -> Motion {
        let Some((since, fall, pulse)) = self.moves_since(now) else { return Motion::Rest };
        if since < fall {
            let (frame, frames) = (index(since, FALL_FRAME), index(FALL, FALL_FRAME));
            let way = 255 * frame * frame / (frames * frames);
            Motion::Falls(255 - u8::try_from(way).unwrap_or(u8::MAX))
        } else if since < fall + pulse {
            let frame = index(since.saturating_sub(fall), PULSE_FRAME);
            Motion::Pulses(BRIGHT[usize::try_from(frame).unwrap_or(0) % BRIGHT.len()])
        } else {
            Motion::Rest
        }
    }

    /// When that changes.
    pub(super) fn motion_changes_at(&self, now: Duration) -> Option<Duration> {
        let (since, fall, pulse) = self.moves_since(now)?;
        let next = |since: Duration, frame: Duration| frame * (index(since, frame) + 1);
        let then = if since < fall {
            next(since, FALL_FRAME).min(fall)
        } else if since < fall + pulse {
            fall + next(since.saturating_sub(fall), PULSE_FRAME)
        } else {
            return None;
        };
        Some(now + then.saturating_sub(since))
    }

    /// How long ago the last move was, how long its disc falls, and how long its row pulses.
    fn moves_since(&self, now: Duration) -> Option<(Duration, Duration, Duration)> {
        let since = now.saturating_sub(self.moved_at?);
        let (falls, wins) = match self.shown().on_board() {
            AnyGame::Rows(game) => (
                game.variant().placement() == Placement::Gravity,
                game.winning_rows().next().is_some(),
            ),
            AnyGame::Quarto(game) => (false, game.fours().next().is_some()),
        };
        let is_won = wins && matches!(self.shown().state(), State::Over(_));
        let of = |condition: bool, time| if condition { time } else { Duration::ZERO };
        Some((since, of(falls, FALL), of(is_won, PULSE)))
    }
}

/// Which frame is seen after so much time.
fn index(since: Duration, frame: Duration) -> u32 {
    u32::try_from(since.as_millis() / frame.as_millis()).unwrap_or(u32::MAX)
}
