//! Commands of the footer below a board: fixed lists, so that no word moves while a game is played.

use super::Command as C;
use super::{Command, Walk};

const PLAY: Command = C::PlayAtCursor;
const BACK: Command = C::Walk(Walk::Back);

/// Commands in the order of the footer, before help and quit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FooterCommands {
    /// Commands that a window of 80 columns shows.
    pub usual: &'static [Command],
    /// Commands that wider windows add.
    pub others: &'static [Command],
}

impl FooterCommands {
    /// Commands that follow all others.
    pub const LAST: &'static [Command] = &[C::Help, C::Quit];

    pub const GAME: Self = Self {
        usual: &[PLAY, C::Hint, C::TakeBack, C::Resign, C::Analyse, C::Palette],
        others: &[C::MoveNow, C::Pause, C::Save(None), C::NewGame(None), BACK, C::Start],
    };
    /// Commands while the computer plays both sides.
    pub const SHOW: Self = Self {
        usual: &[C::Pause, C::MoveNow, C::Analyse, C::NewGame(None), C::Palette],
        others: &[C::TakeBack, BACK, C::Save(None), C::Start],
    };
    /// Commands of a game with a friend's program.
    pub const FRIEND: Self = Self {
        usual: &[PLAY, C::Say(None), C::TakeBack, C::Resign, C::Connect, C::Palette],
        others: &[BACK, C::Save(None), C::NewGame(None), C::Start],
    };
    pub const END: Self = Self {
        usual: &[PLAY, C::Review, BACK, C::NewGame(None), C::Palette],
        others: &[C::Mistakes, C::Analyse, C::TakeBack, C::Save(None), C::Start],
    };
    pub const STUDY: Self = Self {
        usual: &[PLAY, BACK, C::Walk(Walk::NextBranch), C::Analyse, C::Palette],
        others: &[C::TakeBack, C::Review, C::Save(None), C::NewGame(None), C::Start],
    };
}
