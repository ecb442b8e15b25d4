//! The look of the screen: colours, marks, sizes.

use ratatui::layout::{Position, Rect, Size};

use super::TerminalProfile;
use crate::game::{GameKind, Step};
use crate::rules::Coordinates;
use crate::tui::layout::{self, GameLayout, Zoom};
use crate::tui::theme::{Theme, Themes};

#[derive(Debug)]
pub struct Look {
    pub theme: Theme,
    pub themes: Themes,
    pub profile: TerminalProfile,
    /// Notation of cells.
    pub coordinates: Coordinates,
    pub marks: Marks,
    pub window: Size,
    pub zoom: Zoom,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub coordinates: bool,
    pub numbers: Numbers,
    pub threats: bool,
    pub expected: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    #[default]
    Off,
    LastFive,
    All,
}

impl Numbers {
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::LastFive,
            Self::LastFive => Self::All,
            Self::All => Self::Off,
        }
    }
}

impl Look {
    pub fn area(&self) -> Rect {
        Rect::from((Position::ORIGIN, self.window))
    }

    pub fn game_layout(&self, kind: GameKind) -> Result<GameLayout, Size> {
        layout::game(self.area(), kind, self.zoom)
    }

    pub fn has_panel(&self, kind: GameKind) -> bool {
        self.game_layout(kind).is_ok_and(|layout| layout.panel.is_some())
    }

    pub fn zoom(&mut self, kind: GameKind, step: Step) {
        self.zoom = layout::zoomed(self.area(), kind, self.zoom, step).unwrap_or(self.zoom);
    }

    pub fn labels(&self) -> Option<Coordinates> {
        self.marks.coordinates.then_some(self.coordinates)
    }

    /// Cycles through numbers, letters, and no labels.
    pub const fn step_coordinates(&mut self) {
        match (self.marks.coordinates, self.coordinates) {
            (true, Coordinates::Numbers) => self.coordinates = Coordinates::Letters,
            (true, Coordinates::Letters) => self.marks.coordinates = false,
            (false, _) => {
                self.marks.coordinates = true;
                self.coordinates = Coordinates::Numbers;
            }
        }
    }

    pub fn next_theme(&mut self) {
        if let Some((name, palette)) = self.themes.next(&self.theme.name) {
            self.theme = self.theme.with_palette(&name, palette);
        }
    }
}
