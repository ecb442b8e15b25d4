//! The title of the terminal's window.

use super::Naming;
use crate::game::{Outcome, State};

/// The title where no game is played.
pub const PROGRAM: &str = "Gomoku";

/// The game, and whose turn it is or who has won: `Gomoku: your move`. Two computers that play do not
/// change it with every move.
pub fn title(state: State, naming: &Naming, is_thinking: bool) -> String {
    let participants = naming.participants;
    let what = match state {
        State::Over(Outcome::Drawn | Outcome::Agreed) => "draw".to_owned(),
        State::Over(Outcome::Void) => "void".to_owned(),
        State::Over(Outcome::Won(winner, _)) => naming.short_wins(winner),
        State::ToMove(_) if participants.are_computers() => "the computer plays".to_owned(),
        State::ToMove(side) if !participants.is_computer(side) => {
            if participants.person().is_some() {
                "your move".to_owned()
            } else {
                format!("{} to move", naming.short_player(side))
            }
        }
        State::ToMove(_) if is_thinking => "Computer thinks".to_owned(),
        State::ToMove(_) => "Computer to move".to_owned(),
    };
    format!("{}: {what}", naming.kind.name())
}
