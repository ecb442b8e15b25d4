//! What the sequences of terminals mean: keys as xterm, rxvt, the console of Linux and the protocols with codes
//! of characters (`CSI u`) tell them, and the mouse in its three forms.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use crate::tui::event::{Event, MouseAction, MouseEvent};

/// The keys of the keypad after the ten digits, from this code on (the protocol of kitty).
const KEYPAD: [KeyCode; 18] = [
    KeyCode::Char('.'),
    KeyCode::Char('/'),
    KeyCode::Char('*'),
    KeyCode::Char('-'),
    KeyCode::Char('+'),
    KeyCode::Enter,
    KeyCode::Char('='),
    KeyCode::Char(','),
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::Insert,
    KeyCode::Delete,
];
const KEYPAD_DIGITS: u32 = 57399;
const KEYPAD_OTHERS: u32 = KEYPAD_DIGITS + 10;
/// The codes that the protocol of kitty gives to keys that are no characters.
const PRIVATE: std::ops::RangeInclusive<u32> = 57344..=63743;

/// Released, among what can happen to a key.
const RELEASED: u32 = 3;

/// A key that is pressed.
pub const fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

/// `ESC O` and this byte.
pub fn single_shift(byte: u8) -> Option<Event> {
    letter(byte).map(|code| key(code, KeyModifiers::NONE))
}

/// `ESC [ [` and this byte.
pub fn console(byte: u8) -> Option<Event> {
    let code = match byte {
        b'A'..=b'E' => KeyCode::F(1 + byte - b'A'),
        _ => return None,
    };
    Some(key(code, KeyModifiers::NONE))
}

/// `ESC [`, parameters and this last byte; `None` if it is no key, or one that is released.
pub fn csi(parameters: &str, last: u8) -> Option<Event> {
    match (parameters.strip_prefix('<'), last) {
        (Some(report), b'M' | b'm') => {
            let parameters = Parameters(report);
            let [buttons, col, row] = [0, 1, 2].map(|place| parameters.number(place, 0));
            return mouse(buttons?, col?, row?, last == b'm');
        }
        (None, b'M') => {
            let parameters = Parameters(parameters);
            let [buttons, col, row] = [0, 1, 2].map(|place| parameters.number(place, 0));
            return mouse(buttons?.checked_sub(32)?, col?, row?, false);
        }
        _ => {}
    }
    let parameters = Parameters(parameters);
    let first = parameters.number(0, 0);
    let code = match last {
        // What belongs to no key begins with something else.
        _ if !parameters.0.starts_with(|char: char| char.is_ascii_digit() || char == ';')
            && !parameters.0.is_empty() =>
        {
            return None;
        }
        b'~' => numbered(first?)?,
        b'u' => return coded(first?, parameters),
        b'Z' => return Some(key(KeyCode::BackTab, KeyModifiers::SHIFT)),
        // Otherwise it says where the cursor is.
        b'R' if first != Some(1) => return None,
        last => letter(last)?,
    };
    // `CSI 5 A` is as old as `CSI 1 ; 5 A`.
    let alone = first.filter(|_| last != b'~');
    pressed(code, parameters.number(1, 0).or(alone), parameters)
}

/// `ESC [ M` and these bytes.
pub fn plain_mouse([buttons, col, row]: [u8; 3]) -> Option<Event> {
    let [buttons, col, row] = [buttons, col, row].map(|byte| byte.checked_sub(32).map(u32::from));
    mouse(buttons?, col?, row?, false)
}

/// A code of a character or of a key.
fn coded(code: u32, parameters: Parameters<'_>) -> Option<Event> {
    let modifiers = modifiers(parameters.number(1, 0));
    let code = match code {
        KEYPAD_DIGITS..KEYPAD_OTHERS => KeyCode::Char(char::from_digit(code - KEYPAD_DIGITS, 10)?),
        code if PRIVATE.contains(&code) => {
            *KEYPAD.get(usize::try_from(code.checked_sub(KEYPAD_OTHERS)?).ok()?)?
        }
        _ => match char::from_u32(code)? {
            '\u{1b}' => KeyCode::Esc,
            '\r' => KeyCode::Enter,
            '\t' if modifiers.contains(KeyModifiers::SHIFT) => KeyCode::BackTab,
            '\t' => KeyCode::Tab,
            '\u{7f}' => KeyCode::Backspace,
            char => KeyCode::Char(char),
        },
    };
    // With Shift, the keyboard's own character may be told as well.
    let shifted = parameters.number(0, 1).and_then(char::from_u32);
    match shifted.filter(|_| modifiers.contains(KeyModifiers::SHIFT)) {
        Some(char) if parameters.number(1, 1) != Some(RELEASED) => {
            Some(key(KeyCode::Char(char), modifiers.difference(KeyModifiers::SHIFT)))
        }
        _ => pressed(code, parameters.number(1, 0), parameters),
    }
}

/// The key, unless it is released.
fn pressed(code: KeyCode, mask: Option<u32>, parameters: Parameters<'_>) -> Option<Event> {
    let is_released = parameters.number(1, 1) == Some(RELEASED);
    (!is_released).then(|| key(code, modifiers(mask)))
}

/// The key of a letter.
const fn letter(byte: u8) -> Option<KeyCode> {
    Some(match byte {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(1 + byte - b'P'),
        _ => return None,
    })
}

/// The key of a number.
fn numbered(number: u32) -> Option<KeyCode> {
    let number = u8::try_from(number).ok()?;
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        11..=15 => KeyCode::F(number - 10),
        17..=21 => KeyCode::F(number - 11),
        23..=26 => KeyCode::F(number - 12),
        28..=29 => KeyCode::F(number - 15),
        31..=34 => KeyCode::F(number - 17),
        _ => return None,
    })
}

/// The modifiers of a number, which is one more than the sum of their bits.
fn modifiers(number: Option<u32>) -> KeyModifiers {
    let bits = number.unwrap_or(1).saturating_sub(1);
    let all = [
        KeyModifiers::SHIFT,
        KeyModifiers::ALT,
        KeyModifiers::CONTROL,
        KeyModifiers::SUPER,
        KeyModifiers::HYPER,
        KeyModifiers::META,
    ];
    let held = all.into_iter().enumerate().filter(|(bit, _)| bits >> bit & 1 == 1);
    held.map(|(_, modifier)| modifier).collect()
}

/// What the mouse did: buttons as a terminal tells them, column and row from 1.
fn mouse(buttons: u32, col: u32, row: u32, is_released: bool) -> Option<Event> {
    let place = |number: u32| u16::try_from(number).ok()?.checked_sub(1);
    let at = Position { x: place(col)?, y: place(row)? };
    let is_moved = buttons & 0b10_0000 != 0;
    // Between the bits of the button are Shift, Alt, Ctrl and whether it is moved.
    let action = match (buttons & 0b11 | (buttons & 0b1100_0000) >> 4, is_moved) {
        (0..=5, true) => MouseAction::Move,
        (0, false) if !is_released => MouseAction::Click,
        (4, false) => MouseAction::ScrollUp,
        (5, false) => MouseAction::ScrollDown,
        _ => return None,
    };
    (buttons < 256).then_some(Event::Mouse(MouseEvent { at, action }))
}

/// Numbers between semicolons, each with further ones after colons.
#[derive(Clone, Copy)]
struct Parameters<'a>(&'a str);

impl Parameters<'_> {
    fn number(self, place: usize, part: usize) -> Option<u32> {
        self.0.split(';').nth(place)?.split(':').nth(part)?.parse().ok()
    }
}
