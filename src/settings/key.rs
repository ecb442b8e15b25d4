//! The settings one by one.

use std::fmt;

use super::Settings;
use super::slot::{Slot, Value};
use crate::game::Step;

/// A setting, by its key in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they have the names of the settings")]
pub enum Key {
    Theme,
    Glyphs,
    Coordinates,
    Mouse,
    Movements,
    Bell,
    WindowTitle,
    Player1,
    Player2,
    Level,
    Size,
    Rule,
    First,
    Clock,
    Threads,
    Memory,
}

impl Key {
    /// All of them, in the order of the file.
    pub const ALL: [Self; 16] = [
        Self::Theme,
        Self::Glyphs,
        Self::Coordinates,
        Self::Mouse,
        Self::Movements,
        Self::Bell,
        Self::WindowTitle,
        Self::Player1,
        Self::Player2,
        Self::Level,
        Self::Size,
        Self::Rule,
        Self::First,
        Self::Clock,
        Self::Threads,
        Self::Memory,
    ];

    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Theme => "theme",
            Self::Glyphs => "glyphs",
            Self::Coordinates => "coordinates",
            Self::Mouse => "mouse",
            Self::Movements => "movements",
            Self::Bell => "bell",
            Self::WindowTitle => "window-title",
            Self::Player1 => "player-1",
            Self::Player2 => "player-2",
            Self::Level => "level",
            Self::Size => "size",
            Self::Rule => "rule",
            Self::First => "first",
            Self::Clock => "clock",
            Self::Threads => "threads",
            Self::Memory => "memory",
        }
    }

    /// The setting with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.name() == name)
    }

    fn slot(self, settings: &Settings) -> &dyn Slot {
        match self {
            Self::Theme => &settings.theme,
            Self::Glyphs => &settings.glyphs,
            Self::Coordinates => &settings.coordinates,
            Self::Mouse => &settings.mouse,
            Self::Movements => &settings.movements,
            Self::Bell => &settings.bell,
            Self::WindowTitle => &settings.window_title,
            Self::Player1 => &settings.names.first,
            Self::Player2 => &settings.names.second,
            Self::Level => &settings.level,
            Self::Size => &settings.size,
            Self::Rule => &settings.rule,
            Self::First => &settings.first,
            Self::Clock => &settings.clock,
            Self::Threads => &settings.threads,
            Self::Memory => &settings.memory,
        }
    }

    fn slot_mut(self, settings: &mut Settings) -> &mut dyn Slot {
        match self {
            Self::Theme => &mut settings.theme,
            Self::Glyphs => &mut settings.glyphs,
            Self::Coordinates => &mut settings.coordinates,
            Self::Mouse => &mut settings.mouse,
            Self::Movements => &mut settings.movements,
            Self::Bell => &mut settings.bell,
            Self::WindowTitle => &mut settings.window_title,
            Self::Player1 => &mut settings.names.first,
            Self::Player2 => &mut settings.names.second,
            Self::Level => &mut settings.level,
            Self::Size => &mut settings.size,
            Self::Rule => &mut settings.rule,
            Self::First => &mut settings.first,
            Self::Clock => &mut settings.clock,
            Self::Threads => &mut settings.threads,
            Self::Memory => &mut settings.memory,
        }
    }

    pub(super) fn value(self, settings: &Settings) -> Value {
        self.slot(settings).value()
    }

    /// Takes a value of the file.
    ///
    /// # Errors
    /// What would be allowed, if this is not.
    pub(super) fn set(self, settings: &mut Settings, value: &Value) -> Result<(), String> {
        let slot = self.slot_mut(settings);
        if slot.set(value) { Ok(()) } else { Err(slot.allowed()) }
    }

    /// What may stand in the file.
    pub fn allowed(self) -> String {
        self.slot(&Settings::default()).allowed()
    }

    /// The value in words, without the quotes of the file.
    pub fn text(self, settings: &Settings) -> String {
        match self.value(settings) {
            Value::Switch(true) => "on".to_owned(),
            Value::Switch(false) => "off".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text,
        }
    }

    /// Takes a text, if this setting is one and may have it; whether it did.
    pub fn set_text(self, settings: &mut Settings, text: &str) -> bool {
        self.slot_mut(settings).set(&Value::Text(text.to_owned()))
    }

    /// The next value, or the one before. A theme's next one is not known here, and a name has none.
    pub fn step(self, settings: &mut Settings, step: Step) {
        self.slot_mut(settings).step(step);
    }

    /// Whether it is a text that is typed.
    pub const fn is_typed(self) -> bool {
        matches!(self, Self::Player1 | Self::Player2)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
