//! Commands that the footer offers first, depending on the state of the game.

use super::Command as C;
use super::{Command, Walk};

const PLAY: Command = C::PlayAtCursor;
const BACK: Command = C::Walk(Walk::Back);

pub const TURN: &[Command] = &[PLAY, C::Hint, C::TakeBack];
pub const TWO_PERSONS: &[Command] = &[PLAY];
pub const COMPUTERS_TURN: &[Command] = &[C::MoveNow];
/// Commands while the game is paused, or the computer plays both sides.
pub const SHOW: &[Command] = &[C::Pause];
pub const END: &[Command] = &[PLAY, C::Review, BACK, C::NewGame(None)];
pub const ANALYSIS: &[Command] = &[PLAY, C::Analyse, BACK];
pub const STUDY: &[Command] =
    &[BACK, C::Walk(Walk::Forward), C::Walk(Walk::NextBranch), PLAY, C::Analyse];
