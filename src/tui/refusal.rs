//! Refusals: reasons why an action is not possible, in words.
//!
//! The words of a refusal or a report are where it is made. A `Refusal` keeps only what other code
//! needs: whether it disappears with the position, and whether the input can be corrected.

use std::fmt::Display;
use std::path::Path;

use super::command::Command;
use super::naming::{Naming, no_levels};
use super::text::with_path;
use crate::game::{ComputerSides, GameKind, IllegalMove, Step};
use crate::locale::{self, text};
use crate::quarto;
use crate::rules::{self, Coordinates, Point};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    words: Wording,
    pub validity: Validity,
}

/// Event after which a refusal no longer applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    Lasting,
    /// Change of the position.
    Position,
    /// End of the computer's turn.
    ComputersTurn,
}

/// Wording without the names of cells and keys.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wording {
    Text(&'static str),
    /// Texts of the refusal, longest form first.
    Forms(Vec<String>),
    /// Message with the name of a cell: `$cell`.
    AtCell(&'static str, Point),
    /// Message with the key of a command that helps, `$key`, and possibly another argument.
    Tip(&'static str, Box<Command>, Option<(&'static str, String)>),
    /// Illegal move at the place pointed at.
    Move(IllegalMove),
    /// Reason, and whether the input can be corrected.
    Input(String, bool),
}

impl From<Wording> for Refusal {
    fn from(words: Wording) -> Self {
        Self { words, validity: Validity::Lasting }
    }
}

impl From<&'static str> for Refusal {
    fn from(sentence: &'static str) -> Self {
        Self::new(sentence)
    }
}

impl From<String> for Refusal {
    fn from(sentence: String) -> Self {
        vec![sentence].into()
    }
}

impl From<Vec<String>> for Refusal {
    fn from(forms: Vec<String>) -> Self {
        Wording::Forms(forms).into()
    }
}

impl Refusal {
    pub const fn new(sentence: &'static str) -> Self {
        Self { words: Wording::Text(sentence), validity: Validity::Lasting }
    }

    /// Creates a refusal that no longer applies when the position changes.
    pub fn of_position(sentence: String) -> Self {
        Self::from(sentence).until(Validity::Position)
    }

    #[must_use]
    pub fn until(self, validity: Validity) -> Self {
        Self { validity, ..self }
    }

    /// Creates a tip: `The game is paused. Press p to resume.`
    pub fn tip(id: &'static str, command: Command) -> Self {
        Wording::Tip(id, Box::new(command), None).into()
    }

    /// Creates a tip with another argument besides the key.
    pub fn tip_with(id: &'static str, command: Command, argument: (&'static str, String)) -> Self {
        Wording::Tip(id, Box::new(command), Some(argument)).into()
    }

    /// Creates a refusal about a cell: `The stone on H8 has nothing under it.`
    pub fn at_cell(id: &'static str, cell: Point) -> Self {
        Wording::AtCell(id, cell).into()
    }

    pub fn of_move(why: IllegalMove) -> Self {
        Self::from(Wording::Move(why)).until(Validity::Position)
    }

    pub fn of_input(why: &dyn Display) -> Self {
        Wording::Input(why.to_string(), true).into()
    }

    /// Reports that a game could not be saved. It may have left the screen.
    pub fn not_saved(path: &Path, why: &dyn Display, is_on_screen: bool) -> Self {
        let why = why.to_string();
        let forms = |id: &'static str| {
            with_path(path, |path| locale::format(id, &[("why", &why), ("path", &path)]))
        };
        let ids = if is_on_screen {
            ["save-failed", "save-failed.short"]
        } else {
            ["save-earlier-failed", "save-earlier-failed.short"]
        };
        ids.map(forms).concat().into()
    }

    pub fn check_level(kind: GameKind, computer: ComputerSides) -> Result<(), Self> {
        match computer {
            _ if !kind.has_levels() => Err(no_levels().into()),
            ComputerSides::None => Err(Self::tip("refusal-no-side", Command::Computer(None))),
            _ => Ok(()),
        }
    }

    /// Checks that the level of the computer that plays X can be changed, which requires a second
    /// computer.
    pub fn check_first_level(kind: GameKind, computer: ComputerSides) -> Result<(), Self> {
        Self::check_level(kind, computer)?;
        if computer == ComputerSides::Both {
            return Ok(());
        }
        Err(Self::tip("refusal-one-computer", Command::StepLevel(Step::Up)))
    }

    /// Converts to the refusal of a move that was typed.
    #[must_use]
    pub fn typed(self, coordinates: Coordinates) -> Self {
        let Wording::Move(why) = self.words else { return self };
        let is_correctable = why != IllegalMove::GameOver;
        Self { words: Wording::Input(reason(why, coordinates), is_correctable), ..self }
    }

    /// Checks whether the typed input stays in the command bar, to be corrected.
    pub const fn is_correctable(&self) -> bool {
        matches!(self.words, Wording::Input(_, true))
    }

    /// Texts of the refusal, longest form first.
    pub fn forms(&self, naming: &Naming) -> Vec<String> {
        vec![match &self.words {
            Wording::Text(sentence) => (*sentence).to_owned(),
            Wording::Forms(forms) => return forms.clone(),
            &Wording::AtCell(id, cell) => locale::format(id, &[("cell", &naming.cell(cell))]),
            Wording::Tip(id, command, None) => naming.with_key(id, command, &[]),
            Wording::Tip(id, command, Some((name, value))) => {
                naming.with_key(id, command, &[(name, value)])
            }
            Wording::Move(why) => not_played(*why, naming),
            Wording::Input(why, _) => {
                return vec![text!("refusal-input", why = why), why.clone()];
            }
        }]
    }
}

/// Describes an illegal move at the place pointed at.
fn not_played(why: IllegalMove, naming: &Naming) -> String {
    match why {
        IllegalMove::GameOver => naming.with_key("refusal-game-over", &Command::PlayAtCursor, &[]),
        IllegalMove::Rows(rules::IllegalMove::Occupied)
        | IllegalMove::Quarto(quarto::IllegalMove::Occupied(_)) => text!("refusal-occupied"),
        IllegalMove::Rows(rules::IllegalMove::FullColumn) => text!("refusal-full-column"),
        why => text!("refusal-illegal", why = reason(why, naming.coordinates)),
    }
}

/// Describes an illegal move with cells in this notation.
fn reason(why: IllegalMove, coordinates: Coordinates) -> String {
    match why {
        IllegalMove::Rows(rules::IllegalMove::Opening(why)) => why.to_text(coordinates),
        why => why.to_string(),
    }
}
