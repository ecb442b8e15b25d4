//! What the user has set: every setting with its values, its default and its place in the file, the text
//! of `settings.toml`, and what was chosen last. Pure: [`store`](crate::store) reads and writes the files.
//!
//! A setting is a [`Key`]. The file, the settings' screen and the documents know no others, and a value
//! that a setting cannot have cannot be written.
//!
//! ```
//! use gomoku::settings::{Key, Settings, edit, parse};
//!
//! let text = "# mine\nlevel = 7 # strong\n";
//! let settings = parse(text)?;
//! assert_eq!(settings.level.number(), 7);
//! let wrong = parse("level = 12").unwrap_err();
//! let told = "line 1, column 9: level is a number from 1 to 10, not 12";
//! assert_eq!(wrong.to_string(), told);
//!
//! let changed = Settings { level: gomoku::player::Level::MAX, ..settings };
//! assert_eq!(edit(text, Key::Level, &changed)?, "# mine\nlevel = 10 # strong\n");
//! # Ok::<(), gomoku::settings::Mistakes>(())
//! ```

mod choice;
mod edit;
mod key;
mod mistake;
mod read;
mod slot;
mod value;

pub use choice::Choice;
pub use edit::edit;
pub use key::Key;
pub use mistake::{Mistake, Mistakes, Place};
pub use read::{KeyBinding, Placed, parse, place_of};
pub use value::{
    Bell, BoardSize, CoordinateLabels, First, GlyphChoice, Memory, PlayerName, ThemeName, Threads,
};

use crate::game::TimeControl;
use crate::player::Level;
use crate::rules::{BySide, Rule};

/// The file of the defaults: every setting with what it means and its default.
pub const DEFAULT_TEXT: &str = include_str!("../assets/settings.toml");

/// Every setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The theme.
    pub theme: ThemeName,
    /// With what the board is drawn.
    pub glyphs: GlyphChoice,
    /// How the lines of the board are named beside it.
    pub coordinates: CoordinateLabels,
    /// Whether the mouse points and plays.
    pub mouse: bool,
    /// Whether discs fall and a won row pulses.
    pub movements: bool,
    /// When the bell rings.
    pub bell: Bell,
    /// Whether the window's title tells whose turn it is.
    pub window_title: bool,
    /// What two persons are called.
    pub names: BySide<PlayerName>,
    /// The computer's level.
    pub level: Level,
    /// The side of the board of Gomoku.
    pub size: BoardSize,
    /// Which rows win Gomoku.
    pub rule: Rule,
    /// Who begins against the computer.
    pub first: First,
    /// The clock of a new game.
    pub clock: TimeControl,
    /// Threads of a search without end.
    pub threads: Threads,
    /// Memory of such a search.
    pub memory: Memory,
    /// Keys of one's own, in the order of the file.
    pub keys: Vec<KeyBinding>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: ThemeName::default(),
            glyphs: GlyphChoice::default(),
            coordinates: CoordinateLabels::default(),
            mouse: true,
            movements: true,
            bell: Bell::default(),
            window_title: true,
            names: BySide::default(),
            level: Level::default(),
            size: BoardSize::default(),
            rule: Rule::Freestyle,
            first: First::default(),
            clock: TimeControl::default(),
            threads: Threads::default(),
            memory: Memory::default(),
            keys: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
