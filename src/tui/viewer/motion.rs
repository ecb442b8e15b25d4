//! Animations after a move: a falling disc, a pulsing winning row.
//!
//! An animation is a function of the time since the last move. A disc falls for 240 ms, and a won
//! row pulses for 1.2 s; after that `wakes_at` returns nothing. With the setting `movements` off,
//! the time of a move is not stored at all.

use std::time::Duration;

use super::Viewer;
use crate::game::{Outcome, State, TargetKind, Win};

/// Duration of the fall of a disc, and of each of its frames.
const FALL: Duration = Duration::from_millis(240);
const FALL_FRAME: Duration = Duration::from_millis(30);
/// Duration of two pulses of a winning row, and of each frame.
const PULSE: Duration = Duration::from_millis(1_200);
const PULSE_FRAME: Duration = Duration::from_millis(100);
/// Brightness of a winning row in the frames of a pulse, of 255. The first one is the final value.
const BRIGHT: [u8; 6] = [85, 135, 185, 235, 185, 135];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    #[default]
    Rest,
    /// Falling disc, with the remaining part of its fall, of 255.
    Falls(u8),
    /// Pulsing row, with its brightness, of 255.
    Pulses(u8),
}

impl Viewer {
    /// Animation at this time, if there is one, and the time of its next frame.
    pub fn motion(&self, now: Duration) -> Option<(Motion, Duration)> {
        let since = now.saturating_sub(self.moved_at?);
        let falls = matches!(self.shown().target_kind(), TargetKind::Column(_));
        let is_won = matches!(self.shown().state(), State::Over(Outcome::Won(_, Win::Row)));
        let (fall, pulse) = (FALL * u32::from(falls), PULSE * u32::from(is_won));
        let (motion, next) = if since < fall {
            let (frame, frames) = (index(since, FALL_FRAME), index(FALL, FALL_FRAME));
            let way = 255 * frame * frame / (frames * frames);
            let left = 255 - u8::try_from(way).unwrap_or(u8::MAX);
            (Motion::Falls(left), (FALL_FRAME * (frame + 1)).min(fall))
        } else if since < fall + pulse {
            let frame = index(since.saturating_sub(fall), PULSE_FRAME);
            let bright = BRIGHT[usize::try_from(frame).unwrap_or(0) % BRIGHT.len()];
            (Motion::Pulses(bright), fall + PULSE_FRAME * (frame + 1))
        } else {
            return None;
        };
        Some((motion, now + next.saturating_sub(since)))
    }
}

/// Index of the frame after this time.
fn index(since: Duration, frame: Duration) -> u32 {
    u32::try_from(since.as_millis() / frame.as_millis()).unwrap_or(u32::MAX)
}
