//! Settings: their values, defaults and places in `settings.toml`, and the last choice for a new
//! game. Pure: [`store`](crate::store) reads and writes the files.
//!
//! Every setting is a [`Key`]. File, screen and documentation have the same keys, and only valid
//! values can be written.
//!
//! `parse` reads the text and reports all its mistakes. `cli/config` also checks that the themes
//! and keys exist. `Setup` receives the settings, which command-line flags override. If a file has
//! a mistake, none of it is used.
//!
//! Changes are edits: the store reads the file as it is at that moment, `edit` changes the one
//! value, and the new text replaces the old one. So flags are never written to the file, and no
//! edit is lost. A `Choice` is the result of the new game page. The last one is stored in the state
//! directory, separate from the user's file.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `value` | the types of the settings |
//! | `key` | the settings one by one |
//! | `slot` | conversion from and to values of the file |
//! | `read` | parsing; all mistakes with their places |
//! | `edit` | changes to one setting that keep the comments |
//! | `choice` | the choices for a new game |
//! | `engines` | other engines, in `engines.toml` |

mod choice;
mod edit;
pub mod engines;
mod key;
mod mistake;
mod read;
mod renamed;
mod slot;
mod value;

pub use choice::{Choice, Stakes};
pub use edit::edit;
pub use key::Key;
pub use mistake::{LineColumn, Mistake, Mistakes};
pub use read::{KeyBinding, Placed, parse, parse_with_notes, place_of};
pub use value::{
    Bell, BoardSize, CoordinateLabels, First, FoulMarks, GlyphChoice, LanguageName, MemoryLimit,
    PictureChoice, PlayerName, SaveFormat, ThemeName, Threads,
};

use crate::game::{FoulPenalty, MoveLimit, TimeControl};
use crate::player::Level;
use crate::rules::opening::OpeningRule;
use crate::rules::{BySide, Rule};

/// Default file: every setting with its meaning and its default.
pub const DEFAULT_TEXT: &str = include_str!("../assets/settings.toml");

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub language: LanguageName,
    pub theme: ThemeName,
    pub glyphs: GlyphChoice,
    pub coordinates: CoordinateLabels,
    /// Set if the mouse selects and plays.
    pub mouse: bool,
    /// Set if animations are shown: discs fall, and a winning row pulses.
    pub animations: bool,
    pub bell: Bell,
    /// Set if the title of the window shows the side to move.
    pub window_title: bool,
    pub pictures: PictureChoice,
    pub names: BySide<PlayerName>,
    pub level: Level,
    pub size: BoardSize,
    pub rule: Rule,
    /// Opening rule of new games that it fits.
    pub opening: OpeningRule,
    pub first: First,
    pub clock: TimeControl,
    /// Move limit of new games.
    pub draw_after: MoveLimit,
    /// Consequence of a foul by a person.
    pub foul: FoulPenalty,
    pub forbidden_points: FoulMarks,
    pub save_format: SaveFormat,
    /// Number of threads of a search at the highest levels.
    pub threads: Threads,
    /// Memory of such a search.
    pub memory: MemoryLimit,
    /// The user's key bindings, in the order of the file.
    pub keys: Vec<KeyBinding>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageName::default(),
            theme: ThemeName::default(),
            glyphs: GlyphChoice::default(),
            coordinates: CoordinateLabels::default(),
            mouse: true,
            animations: true,
            bell: Bell::default(),
            window_title: true,
            pictures: PictureChoice::default(),
            names: BySide::default(),
            level: Level::default(),
            size: BoardSize::default(),
            rule: Rule::Freestyle,
            opening: OpeningRule::default(),
            first: First::default(),
            clock: TimeControl::default(),
            draw_after: MoveLimit::default(),
            foul: FoulPenalty::default(),
            forbidden_points: FoulMarks::default(),
            save_format: SaveFormat::default(),
            threads: Threads::default(),
            memory: MemoryLimit::default(),
            keys: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
