//! Export of a position or a whole game as a picture.

use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use thiserror::Error;

use super::drawing::Drawing;
use super::fouls::Fouls;
use super::pixels::painted;
use super::scene::Scene;
use super::{gif, svg};
use crate::game::{AnyGame, FoulExplanation};
use crate::locale::text;
use crate::record::{NodeId, Record};
use crate::settings::FoulMarks;

/// Sizes of a cell in pixels.
pub const CELL_PIXELS: RangeInclusive<u16> = 8..=128;

/// Format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    Svg,
    Png,
    Gif,
}

impl PictureFormat {
    pub const ALL: [Self; 3] = [Self::Svg, Self::Png, Self::Gif];

    pub const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Gif => "gif",
        }
    }

    /// Format of a file name, by its ending.
    pub fn of_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        Self::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.ending()))
    }
}

/// Content of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Current position of the record.
    Position,
    /// All moves of the current line in turn, each for this time.
    Moves(Duration),
}

/// Picture to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    pub record: Record,
    pub drawing: Drawing,
    pub format: PictureFormat,
    pub shown: Shown,
    /// Number of first moves whose stones have no number.
    pub unnumbered: usize,
    /// Marks of the points that a side may not take, in every position. A moving picture shows
    /// them as a person who steps through the game sees them.
    pub forbidden: FoulMarks,
    /// Point that is explained in the current position.
    pub explained: Option<FoulExplanation>,
}

#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum ExportError {
    #[error("{}", text!("picture-still"))]
    Still,
    #[error("{}", text!("picture-encoding"))]
    Encoding,
}

/// Time for which the last position is shown, in times of one move.
const REST: u32 = 4;

impl Export {
    /// Draws the picture, and returns the bytes of its file.
    pub fn bytes(&self) -> Result<Vec<u8>, ExportError> {
        let failed = |_| ExportError::Encoding;
        match (self.format, self.shown) {
            (PictureFormat::Png, Shown::Moves(_)) => Err(ExportError::Still),
            (PictureFormat::Png, Shown::Position) => {
                let pixmap = painted(&self.position()).ok_or(ExportError::Encoding)?;
                pixmap.encode_png().map_err(|_| ExportError::Encoding)
            }
            (PictureFormat::Svg, Shown::Position) => Ok(svg::still(&self.position()).into_bytes()),
            (PictureFormat::Svg, Shown::Moves(each)) => {
                Ok(svg::moving(&self.moves(each)).into_bytes())
            }
            (PictureFormat::Gif, Shown::Position) => {
                gif::moving(&[(self.position(), Duration::from_secs(1))]).map_err(failed)
            }
            (PictureFormat::Gif, Shown::Moves(each)) => {
                gif::moving(&self.moves(each)).map_err(failed)
            }
        }
    }

    fn position(&self) -> Scene {
        let is_open = self.record.state().mover().is_some();
        let fouls = self.fouls(self.record.on_board(), is_open, self.explained.as_ref());
        self.scene(self.record.on_board(), self.record.node(), &fouls)
    }

    fn scene(&self, game: &AnyGame, node: NodeId, fouls: &Fouls) -> Scene {
        self.drawing.scene(game, self.unnumbered, &self.record.tree().notes(node).marks, fouls)
    }

    fn fouls(&self, game: &AnyGame, is_open: bool, explained: Option<&FoulExplanation>) -> Fouls {
        match game {
            AnyGame::Rows(game) => {
                Fouls::of(game, is_open && self.forbidden == FoulMarks::Shown, explained)
            }
            AnyGame::Quarto(_) => Fouls::default(),
        }
    }

    /// Draws each position of the current line.
    fn moves(&self, each: Duration) -> Vec<(Scene, Duration)> {
        let mut scenes: Vec<(Scene, Duration)> = Vec::new();
        for &node in self.record.line() {
            let Some(game) = self.record.game_at(node) else { continue };
            let scene = self.scene(&game, node, &self.fouls(&game, true, None));
            // The end of a game by resignation looks like the position before it.
            if scenes.last().is_none_or(|(last, _)| *last != scene) {
                scenes.push((scene, each));
            }
        }
        if let Some((_, shown)) = scenes.last_mut() {
            *shown = each * REST;
        }
        scenes
    }
}
