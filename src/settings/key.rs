//! Keys of the settings.

use super::Settings;
use super::slot::{Slot, Value};
use crate::game::Step;

/// Defines the settings with key, name in the file and field, in the order of the file.
macro_rules! keys {
    ($($key:ident $name:literal $($field:ident).+;)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Key {
            $($key,)+
        }

        impl Key {
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$key),+];

            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$key => $name,)+
                }
            }

            fn slot(self, settings: &Settings) -> &dyn Slot {
                match self {
                    $(Self::$key => &settings.$($field).+,)+
                }
            }

            fn slot_mut(self, settings: &mut Settings) -> &mut dyn Slot {
                match self {
                    $(Self::$key => &mut settings.$($field).+,)+
                }
            }
        }
    };
}

keys! {
    Language "language" language;
    Theme "theme" theme;
    Glyphs "glyphs" glyphs;
    Coordinates "coordinates" coordinates;
    Mouse "mouse" mouse;
    Animations "animations" animations;
    Bell "bell" bell;
    WindowTitle "window-title" window_title;
    Pictures "pictures" pictures;
    Player1 "player-1" names.first;
    Player2 "player-2" names.second;
    Level "level" level;
    Size "size" size;
    Rule "rule" rule;
    Opening "opening" opening;
    First "first" first;
    Clock "clock" clock;
    DrawAfter "draw-after" draw_after;
    Foul "foul" foul;
    ForbiddenPoints "forbidden-points" forbidden_points;
    SaveFormat "save-format" save_format;
    Threads "threads" threads;
    Memory "memory" memory;
}

impl Key {
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.name() == name)
    }

    pub(super) fn value(self, settings: &Settings) -> Value {
        self.slot(settings).value()
    }

    /// Sets a value from the file. The error describes the allowed values.
    pub(super) fn set(self, settings: &mut Settings, value: &Value) -> Result<(), String> {
        let slot = self.slot_mut(settings);
        if slot.set(value) { Ok(()) } else { Err(slot.allowed()) }
    }

    pub fn allowed(self) -> String {
        self.slot(&Settings::default()).allowed()
    }

    /// Formats the value for people, without the quotes of the file.
    pub fn text(self, settings: &Settings) -> String {
        match self.value(settings) {
            Value::Switch(true) => "on".to_owned(),
            Value::Switch(false) => "off".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text,
        }
    }

    pub fn set_text(self, settings: &mut Settings, text: &str) -> bool {
        self.slot_mut(settings).set(&Value::Text(text.to_owned()))
    }

    /// Selects the next or previous value. The screen has the order of themes; names of players
    /// have none.
    pub fn step(self, settings: &mut Settings, step: Step) {
        self.slot_mut(settings).step(step);
    }

    pub const fn is_typed(self) -> bool {
        matches!(self, Self::Player1 | Self::Player2)
    }
}
