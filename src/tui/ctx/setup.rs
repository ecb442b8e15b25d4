//! Initial state of the screen.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use crate::friend::Chance;
use crate::game::{GameKind, Lineup, TimeControl};
use crate::locale::{Locale, Locales};
use crate::rules::Variant;
use crate::rules::opening::OpeningRule;
use crate::settings::engines::EngineEntry;
use crate::settings::{GlyphChoice, Settings, Stakes, ThemeName};
use crate::statistics::RatingHistory;
use crate::store::Files;
use crate::tui::keymap::Keymap;
use crate::tui::theme::{DEFAULT, Depth, GlyphSet, Theme, ThemeError, Themes};

#[derive(Clone, Debug)]
pub struct Setup {
    pub kind: GameKind,
    pub opening: OpeningRule,
    pub lineup: Lineup,
    pub time: TimeControl,
    pub stakes: Stakes,
    /// Rating of the user, if a rated game begins at once.
    pub rating: Option<Box<RatingHistory>>,
    pub seed: u64,
    /// Set if the computer ponders during the player's turn, at levels that keep tables.
    pub ponders: bool,
    /// Other engines of the user, in the order of the list.
    pub engines: Vec<Arc<EngineEntry>>,
    pub files: Files,
    /// Settings from file and command line combined.
    pub settings: Settings,
    /// Reason why the settings file cannot be used.
    pub problem: Option<String>,
    pub keymap: Keymap,
    pub profile: TerminalProfile,
    pub cores: NonZeroUsize,
    pub locale: Arc<Locale>,
    pub locales: Locales,
    pub theme: Theme,
    pub themes: Themes,
    /// Places of the user's files, by their content.
    pub places: Vec<(&'static str, PathBuf)>,
    /// Name of the user's login.
    pub login: String,
    /// Source of random numbers that nobody can guess.
    pub chance: Chance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalProfile {
    pub theme: &'static str,
    pub depth: Depth,
    pub glyphs: GlyphSet,
    /// Set if the title can be restored at the end.
    pub has_title: bool,
    pub has_clipboard: bool,
    pub questions: Questions,
}

/// Questions that the terminal can be asked. Others would print them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Questions {
    None,
    Background,
    /// Questions for pictures, too. Multiplexers would not pass these on.
    Pictures,
}

impl TerminalProfile {
    /// Profile with everything except a title.
    const ABLE: Self = Self {
        theme: DEFAULT,
        depth: Depth::True,
        glyphs: GlyphSet::Lines,
        has_title: false,
        has_clipboard: true,
        questions: Questions::None,
    };

    pub fn theme(self, settings: &Settings, themes: &Themes) -> Result<Theme, ThemeError> {
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
    pub fn new(files: Files) -> Self {
        Self {
            kind: GameKind::Rows(Variant::GOMOKU_15),
            opening: OpeningRule::Free,
            lineup: Lineup::default(),
            time: TimeControl::None,
            stakes: Stakes::default(),
            rating: None,
            seed: 0,
            ponders: false,
            engines: Vec::new(),
            files,
            settings: Settings::default(),
            problem: None,
            keymap: Keymap::default(),
            profile: TerminalProfile::ABLE,
            cores: NonZeroUsize::MIN,
            locale: Locale::english(),
            locales: Locales::default(),
            theme: Theme::shipped(DEFAULT),
            themes: Themes::default(),
            places: Vec::new(),
            login: String::new(),
            chance: Chance::new([0; 32]),
        }
    }

    /// Creates a setup without animations, for a single picture.
    pub fn still(files: Files) -> Self {
        let settings = Settings { animations: false, ..Settings::default() };
        Self { settings, ..Self::new(files) }
    }

    pub fn set(
        files: Files,
        settings: Settings,
        profile: TerminalProfile,
        locales: Locales,
        themes: Themes,
    ) -> Result<Self, ThemeError> {
        let locale = locales.load(settings.language.as_str());
        let theme = profile.theme(&settings, &themes)?;
        Ok(Self { settings, profile, locale, locales, theme, themes, ..Self::new(files) })
    }
}
