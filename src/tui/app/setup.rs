//! What the screen begins with.

use std::num::NonZeroUsize;

use crate::game::{GameKind, Lineup, TimeControl};
use crate::rules::Variant;
use crate::settings::{GlyphChoice, Settings, ThemeName};
use crate::store::Files;
use crate::tui::keymap::Keymap;
use crate::tui::theme::{DEFAULT, Depth, GlyphSet, Theme, ThemeError, Themes};

/// What the screen begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What is played, if nothing else is chosen.
    pub kind: GameKind,
    /// Who plays.
    pub lineup: Lineup,
    /// How much time the players of the first game have.
    pub time: TimeControl,
    /// Where chance is taken from.
    pub seed: u64,
    /// Whether the computer thinks while it is a person's turn, at a level that remembers what it
    /// found.
    pub ponders: bool,
    /// Where games are saved if nothing else is said.
    pub files: Files,
    /// What the user has set, with what was said on the command line in its place.
    pub settings: Settings,
    /// Why these are the defaults, if their file cannot be used.
    pub problem: Option<String>,
    /// The keys in use.
    pub keymap: Keymap,
    /// What suits the terminal.
    pub suited: Suited,
    /// Cores of the machine.
    pub cores: NonZeroUsize,
    /// Colours and glyphs.
    pub theme: Theme,
    /// All themes that there are.
    pub themes: Themes,
}

/// What suits the terminal, where the settings leave it open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suited {
    /// The name of a theme.
    pub theme: &'static str,
    /// How many colours there are.
    pub depth: Depth,
    /// The glyphs.
    pub glyphs: GlyphSet,
    /// Whether the window has a title that can be given back.
    pub has_title: bool,
    /// Whether programs can put something into its clipboard.
    pub has_clipboard: bool,
}

impl Suited {
    /// A terminal that can do everything but have a title.
    const ABLE: Self = Self {
        theme: DEFAULT,
        depth: Depth::True,
        glyphs: GlyphSet::Lines,
        has_title: false,
        has_clipboard: true,
    };

    /// The look that is set, on this terminal.
    ///
    /// # Errors
    /// If there is no such theme, or its file is wrong.
    pub(super) fn theme(self, settings: &Settings, themes: &Themes) -> Result<Theme, ThemeError> {
        let name = match settings.theme.as_str() {
            ThemeName::AUTO => self.theme,
            name => name,
        };
        let glyphs = match settings.glyphs {
            GlyphChoice::Auto => self.glyphs,
            GlyphChoice::Lines => GlyphSet::Lines,
            GlyphChoice::Dots => GlyphSet::Dots,
            GlyphChoice::Ascii => GlyphSet::Ascii,
        };
        Ok(Theme::new(name, themes.find(name)?, self.depth, glyphs))
    }
}

impl Setup {
    /// Two persons, the usual look and settings.
    pub fn new(files: Files) -> Self {
        Self {
            kind: GameKind::Rows(Variant::GOMOKU_15),
            lineup: Lineup::default(),
            time: TimeControl::None,
            seed: 0,
            ponders: false,
            files,
            settings: Settings::default(),
            problem: None,
            keymap: Keymap::default(),
            suited: Suited::ABLE,
            cores: NonZeroUsize::MIN,
            theme: Theme::shipped(DEFAULT),
            themes: Themes::default(),
        }
    }

    /// The same without movements, for a picture that is looked at once.
    pub fn still(files: Files) -> Self {
        let settings = Settings { movements: false, ..Settings::default() };
        Self { settings, ..Self::new(files) }
    }

    /// The same as it is set.
    ///
    /// # Errors
    /// If there is no such theme, or its file is wrong.
    pub fn set(
        files: Files,
        settings: Settings,
        suited: Suited,
        themes: Themes,
    ) -> Result<Self, ThemeError> {
        let theme = suited.theme(&settings, &themes)?;
        Ok(Self { settings, suited, theme, themes, ..Self::new(files) })
    }
}
