//! The reasons why something is not done, in words.
//!
//! The words of a refusal or a report are where it is made. A `Refusal` keeps only what other code
//! needs: whether it disappears with the position, and whether the input can be corrected.

use std::borrow::Cow;
use std::fmt::Display;
use std::path::Path;

use super::command::Command;
use super::naming::{Naming, capital, no_levels};
use crate::game::{ComputerSides, GameKind, IllegalMove, Step};
use crate::printable::printable_path;
use crate::quarto;
use crate::rules::{self, Point};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    words: Wording,
    /// It loses its meaning when the position changes.
    pub is_about_position: bool,
}

/// Wording that lack the names of cells and keys.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wording {
    Sentence(Cow<'static, str>),
    Forms(Vec<String>),
    /// A sentence with the name of a cell in the middle.
    Cell(&'static str, Point, &'static str),
    /// The situation, the command that helps, and what that does.
    Tip(Cow<'static, str>, Command, &'static str),
    /// The action that failed, the command that repeats it, and the reason.
    Failed(&'static str, Command, String),
    /// A move where the player pointed is not legal.
    Move(IllegalMove),
    /// The reason, and whether the input can be corrected.
    Input(String, bool),
}

impl From<Wording> for Refusal {
    fn from(words: Wording) -> Self {
        Self { words, is_about_position: false }
    }
}

impl From<&'static str> for Refusal {
    fn from(sentence: &'static str) -> Self {
        Self::new(sentence)
    }
}

impl From<String> for Refusal {
    fn from(sentence: String) -> Self {
        Wording::Sentence(sentence.into()).into()
    }
}

impl From<Vec<String>> for Refusal {
    fn from(forms: Vec<String>) -> Self {
        Wording::Forms(forms).into()
    }
}

impl Refusal {
    pub const fn new(sentence: &'static str) -> Self {
        Self { words: Wording::Sentence(Cow::Borrowed(sentence)), is_about_position: false }
    }

    pub const fn of_position(sentence: &'static str) -> Self {
        Self { words: Wording::Sentence(Cow::Borrowed(sentence)), is_about_position: true }
    }

    #[must_use]
    pub fn here(self) -> Self {
        Self { is_about_position: true, ..self }
    }

    /// `The game is paused: p goes on.`
    pub fn tip(said: impl Into<Cow<'static, str>>, command: Command, does: &'static str) -> Self {
        Wording::Tip(said.into(), command, does).into()
    }

    pub fn at(before: &'static str, cell: Point, after: &'static str) -> Self {
        Wording::Cell(before, cell, after).into()
    }

    /// `The review failed (v asks again): no memory.`
    pub fn failed(what: &'static str, again: Command, why: &dyn Display) -> Self {
        Wording::Failed(what, again, why.to_string()).into()
    }

    /// `Not saved: no such directory (game.csv)`
    pub fn of_file(what: &str, why: impl Display, path: &Path) -> Self {
        format!("{what}: {why} ({})", printable_path(path)).into()
    }

    pub fn of_move(why: IllegalMove) -> Self {
        Self::from(Wording::Move(why)).here()
    }

    pub fn of_input(why: &dyn Display) -> Self {
        Wording::Input(why.to_string(), true).into()
    }

    pub fn check_level(kind: GameKind, computer: ComputerSides) -> Result<(), Self> {
        match computer {
            _ if !kind.has_computer() => Err("The computer does not play Quarto.".into()),
            _ if !kind.has_levels() => Err(no_levels().into()),
            ComputerSides::None => {
                let command = Command::Computer(None);
                Err(Self::tip("The computer plays no side", command, "brings it in"))
            }
            _ => Ok(()),
        }
    }

    /// Checks that the level of the computer that plays X beside another one can be changed.
    pub fn check_first_level(kind: GameKind, computer: ComputerSides) -> Result<(), Self> {
        Self::check_level(kind, computer)?;
        if computer == ComputerSides::Both {
            return Ok(());
        }
        let command = Command::StepLevel(Step::Up);
        Err(Self::tip("There is one computer only", command, "raises its level"))
    }

    /// The refusal of a move that was typed.
    #[must_use]
    pub fn typed(self) -> Self {
        let Wording::Move(why) = self.words else { return self };
        let is_correctable = why != IllegalMove::GameOver;
        Self { words: Wording::Input(why.to_string(), is_correctable), ..self }
    }

    /// The typed input stays in the command bar, to be corrected.
    pub const fn is_correctable(&self) -> bool {
        matches!(self.words, Wording::Input(_, true))
    }

    /// The words, the longest form first.
    pub fn forms(&self, naming: &Naming) -> Vec<String> {
        vec![match &self.words {
            Wording::Sentence(sentence) => sentence.to_string(),
            Wording::Forms(forms) => return forms.clone(),
            &Wording::Cell(before, cell, after) => format!("{before}{}{after}", naming.cell(cell)),
            Wording::Tip(said, command, does) => naming.tip(said, command, does),
            Wording::Failed(what, command, why) => {
                let again = naming.keymap.key(command).map(|key| format!(" ({key} asks again)"));
                format!("{what}{}: {why}.", again.unwrap_or_default())
            }
            Wording::Move(why) => not_played(*why, naming),
            Wording::Input(why, _) => {
                return vec![format!("Illegal input, please try again: {why}"), why.clone()];
            }
        }]
    }
}

/// Sentence about an illegal move where somebody pointed.
fn not_played(why: IllegalMove, naming: &Naming) -> String {
    match why {
        IllegalMove::GameOver => {
            naming.tip("The game is over", &Command::PlayAtCursor, "plays again")
        }
        IllegalMove::Rows(rules::IllegalMove::Occupied) => "There is a stone there.".to_owned(),
        IllegalMove::Rows(rules::IllegalMove::FullColumn) => "This column is full.".to_owned(),
        IllegalMove::Quarto(quarto::IllegalMove::Occupied(_)) => {
            "There is a piece there.".to_owned()
        }
        why => format!("{}.", capital(&why.to_string())),
    }
}
