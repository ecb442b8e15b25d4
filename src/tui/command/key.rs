//! Keys: their names and their events.

use std::str::FromStr;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::printable::is_printable;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Key that does not type anything.
    Code(KeyCode),
    Char(char),
    Ctrl(char),
    Digit,
    /// No key, as configured by the user.
    Nothing,
}

/// Named keys besides F1 to F12, with the displayed name first.
const NAMES: [(KeyCode, &str); 20] = [
    (KeyCode::Enter, "Enter"),
    (KeyCode::Esc, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::BackTab, "Shift-Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Del"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Ins"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PgUp"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PgDn"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::Up, "Up"),
    (KeyCode::Down, "Down"),
    (KeyCode::Left, "Left"),
    (KeyCode::Right, "Right"),
    (KeyCode::Char(' '), "Space"),
];
const FUNCTION: std::ops::RangeInclusive<u8> = 1..=12;
/// Letters that terminals send with Ctrl for Backspace, Tab and Enter.
const OTHERS: [char; 4] = ['h', 'i', 'j', 'm'];

impl Key {
    pub fn name(self) -> String {
        match self {
            Self::Char(' ') => "Space".to_owned(),
            Self::Char(char) => char.to_string(),
            Self::Ctrl(char) => format!("Ctrl-{}", char.to_ascii_uppercase()),
            Self::Digit => "0-9".to_owned(),
            Self::Nothing => String::new(),
            Self::Code(code) => {
                let named = NAMES.into_iter().find(|(known, _)| *known == code);
                named.map_or_else(|| code.to_string(), |(_, name)| name.to_owned())
            }
        }
    }

    /// Checks whether the key types a character in text.
    pub const fn is_typed(self) -> bool {
        matches!(self, Self::Char(_) | Self::Digit)
    }

    /// Checks whether one key press can mean both keys.
    pub fn meets(self, other: Self) -> bool {
        let is_digit = |key| matches!(key, Self::Char('0'..='9') | Self::Digit);
        self != Self::Nothing && (self == other || is_digit(self) && is_digit(other))
    }

    pub fn matches(self, event: &KeyEvent) -> bool {
        let chord = is_chord(event);
        match (self, event.code) {
            // Enter pressed before the terminal was in raw mode.
            (Self::Code(KeyCode::Enter), KeyCode::Char('j')) => {
                event.modifiers == KeyModifiers::CONTROL
            }
            (Self::Code(code), pressed) => code == pressed && !chord,
            (Self::Char(char), KeyCode::Char(pressed)) => char == pressed && !chord,
            (Self::Digit, KeyCode::Char(pressed)) => pressed.is_ascii_digit() && !chord,
            (Self::Ctrl(char), KeyCode::Char(pressed)) => {
                event.modifiers == KeyModifiers::CONTROL && char == pressed.to_ascii_lowercase()
            }
            (Self::Char(_) | Self::Digit | Self::Ctrl(_) | Self::Nothing, _) => false,
        }
    }
}

pub const fn is_chord(event: &KeyEvent) -> bool {
    event.modifiers.intersects(KeyModifiers::CONTROL.union(KeyModifiers::ALT))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKey;

impl FromStr for Key {
    type Err = UnknownKey;

    /// Parses a name in any case. A letter or sign stands for itself.
    fn from_str(text: &str) -> Result<Self, UnknownKey> {
        let mut chars = text.chars();
        if let (Some(char), None) = (chars.next(), chars.next()) {
            return if is_printable(char) { Ok(Self::Char(char)) } else { Err(UnknownKey) };
        }
        let named = NAMES.into_iter().find(|(_, name)| name.eq_ignore_ascii_case(text));
        if let Some((code, _)) = named {
            return Ok(if code == KeyCode::Char(' ') { Self::Char(' ') } else { Self::Code(code) });
        }
        let function = |number: u8| format!("F{number}").eq_ignore_ascii_case(text);
        if let Some(number) = FUNCTION.into_iter().find(|&number| function(number)) {
            return Ok(Self::Code(KeyCode::F(number)));
        }
        let (ctrl, letter) = text.split_once(['-', '+']).ok_or(UnknownKey)?;
        match letter.to_ascii_lowercase().as_bytes() {
            &[letter @ b'a'..=b'z'] if ctrl.eq_ignore_ascii_case("ctrl") => {
                let letter = char::from(letter);
                if OTHERS.contains(&letter) { Err(UnknownKey) } else { Ok(Self::Ctrl(letter)) }
            }
            _ => Err(UnknownKey),
        }
    }
}
