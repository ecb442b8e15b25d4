//! Meaning of escape sequences: keys of xterm, rxvt, the Linux console and the kitty protocol, and
//! the three forms of mouse reports.

use ratatui::crossterm::event::KeyCode::{
    self, BackTab, Backspace, Char, Delete, Down, End, Enter, Esc, F, Home, Insert, Left, PageDown,
    PageUp, Right, Tab, Up,
};
use ratatui::crossterm::event::{KeyEvent, KeyModifiers};
use ratatui::layout::Position;

use crate::tui::event::{Event, MouseAction, MouseEvent, TerminalReply};
use crate::tui::theme::Rgb;

/// Keys of the keypad after the ten digits, in the kitty protocol.
const KEYPAD: [KeyCode; 18] = [
    Char('.'),
    Char('/'),
    Char('*'),
    Char('-'),
    Char('+'),
    Enter,
    Char('='),
    Char(','),
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    Insert,
    Delete,
];
const KEYPAD_DIGITS: u32 = 57399;
const KEYPAD_OTHERS: u32 = KEYPAD_DIGITS + 10;
/// Codes of the kitty protocol for keys without a character.
const PRIVATE: std::ops::RangeInclusive<u32> = 57344..=63743;

/// Event type of a released key.
const RELEASED: u32 = 3;

pub const fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

/// Decodes `ESC O` and a byte.
pub fn single_shift(byte: u8) -> Option<Event> {
    letter(byte).map(|code| key(code, KeyModifiers::NONE))
}

/// Decodes `ESC [ [` and a byte.
pub fn console(byte: u8) -> Option<Event> {
    matches!(byte, b'A'..=b'E').then(|| key(F(1 + byte - b'A'), KeyModifiers::NONE))
}

/// Decodes `ESC [`, parameters and a last byte; `None` if it is not a key press.
pub fn csi(parameters: &str, last: u8) -> Option<Event> {
    if let b'M' | b'm' = last {
        let report = parameters.strip_prefix('<');
        let numbers = Parameters(report.unwrap_or(parameters));
        let [buttons, col, row] = [0, 1, 2].map(|place| numbers.number(place, 0));
        return match (report, last) {
            (Some(_), _) => mouse(buttons?, col?, row?, last == b'm'),
            (None, b'M') => mouse(buttons?.checked_sub(32)?, col?, row?, false),
            (None, _) => None,
        };
    }
    if let Some(event) = report(parameters, last) {
        return Some(event);
    }
    let parameters = Parameters(parameters);
    let first = parameters.number(0, 0);
    let code = match last {
        // Other sequences start with a private marker.
        _ if !parameters.0.starts_with(|char: char| char.is_ascii_digit() || char == ';')
            && !parameters.0.is_empty() =>
        {
            return None;
        }
        b'~' => numbered(first?)?,
        b'u' => return coded(first?, parameters),
        b'Z' => return Some(key(BackTab, KeyModifiers::SHIFT)),
        // Otherwise it is a cursor position report.
        b'R' if first != Some(1) => return None,
        last => letter(last)?,
    };
    // `CSI 5 A` is as valid as `CSI 1 ; 5 A`.
    let alone = first.filter(|_| last != b'~');
    pressed(code, parameters.number(1, 0).or(alone), parameters)
}

/// Decodes the answers to questions for attributes (DA1), the size of a cell (XTWINOPS), colours
/// of sixel pictures (XTSMGRAPHICS), and a private mode (DECRQM).
fn report(parameters: &str, last: u8) -> Option<Event> {
    let numbers = Parameters(parameters.trim_start_matches('?'));
    let number = |place| numbers.number(place, 0);
    let small = |place| number(place).and_then(|it| u16::try_from(it).ok());
    let reply = match (last, parameters.starts_with('?')) {
        // Every terminal has these.
        (b'c', true) => {
            let has_sixel = numbers.0.split(';').skip(1).any(|attribute| attribute == "4");
            return Some(Event::HasAnswered { has_sixel });
        }
        (b't', false) if number(0) == Some(6) => TerminalReply::CellPixels(small(2)?, small(1)?),
        // Successful answers to the question for the number of colour registers.
        (b'S', true) if (number(0), number(1)) == (Some(1), Some(0)) => {
            TerminalReply::SixelColours(small(2)?)
        }
        (b'y', true) if number(0) == Some(5522) => {
            let state = numbers.0.split(';').nth(1)?.trim_end_matches('$');
            TerminalReply::Clipboard(matches!(state, "1" | "2" | "3"))
        }
        _ => return None,
    };
    Some(Event::Replied(reply))
}

/// Decodes the text of a reply after `ESC` and this byte.
pub fn reply(kind: u8, text: &[u8]) -> Option<Event> {
    let words = || std::str::from_utf8(text).ok();
    match kind {
        b'P' => {
            let name = words()?.strip_prefix(">|")?.to_owned();
            Some(Event::Replied(TerminalReply::Name(name)))
        }
        b'_' => {
            let is_ok = words()?.strip_prefix("Gi=31;")? == "OK";
            is_ok.then_some(Event::Replied(TerminalReply::KittyGraphics))
        }
        _ => osc(text),
    }
}

/// Decodes the text of `ESC ]`: the colour of the background, as in `11;rgb:ffff/ffff/ffff`, or that
/// a picture is not in the clipboard.
fn osc(text: &[u8]) -> Option<Event> {
    let text = std::str::from_utf8(text).ok()?;
    if let Some(status) = text.strip_prefix("5522;type=write:status=") {
        return (status != "DONE").then_some(Event::PictureNotCopied);
    }
    let colour = text.strip_prefix("11;")?;
    let is_light = background(colour)?.is_light();
    Some(Event::Background { is_light })
}

/// Parses a colour as X11 writes it, with one to four hexadecimal digits for each component.
fn background(colour: &str) -> Option<Rgb> {
    let components = colour.strip_prefix("rgb:").or_else(|| colour.strip_prefix("rgba:"));
    let Some(components) = components else { return Rgb::parse(colour) };
    let mut values = components.split('/').map(|digits| {
        let most = 16_u32.checked_pow(u32::try_from(digits.len()).ok()?)?.checked_sub(1)?;
        let value = u32::from_str_radix(digits, 16).ok().filter(|_| most > 0)?;
        u8::try_from(value.min(0xffff) * 255 / most.min(0xffff)).ok()
    });
    let [r, g, b] = [values.next()??, values.next()??, values.next()??];
    Some(Rgb::new(r, g, b))
}

/// Decodes `ESC [ M` and three bytes.
pub fn plain_mouse([buttons, col, row]: [u8; 3]) -> Option<Event> {
    let [buttons, col, row] = [buttons, col, row].map(|byte| byte.checked_sub(32).map(u32::from));
    mouse(buttons?, col?, row?, false)
}

fn coded(code: u32, parameters: Parameters<'_>) -> Option<Event> {
    let modifiers = modifiers(parameters.number(1, 0));
    let code = match code {
        KEYPAD_DIGITS..KEYPAD_OTHERS => Char(char::from_digit(code - KEYPAD_DIGITS, 10)?),
        code if PRIVATE.contains(&code) => {
            *KEYPAD.get(usize::try_from(code.checked_sub(KEYPAD_OTHERS)?).ok()?)?
        }
        _ => match char::from_u32(code)? {
            '\u{1b}' => Esc,
            '\r' => Enter,
            '\t' if modifiers.contains(KeyModifiers::SHIFT) => BackTab,
            '\t' => Tab,
            '\u{7f}' => Backspace,
            char => Char(char),
        },
    };
    // With Shift, the shifted character may be reported, too.
    let shifted = parameters.number(0, 1).and_then(char::from_u32);
    match shifted.filter(|_| modifiers.contains(KeyModifiers::SHIFT)) {
        Some(char) if parameters.number(1, 1) != Some(RELEASED) => {
            Some(key(Char(char), modifiers.difference(KeyModifiers::SHIFT)))
        }
        _ => pressed(code, parameters.number(1, 0), parameters),
    }
}

fn pressed(code: KeyCode, mask: Option<u32>, parameters: Parameters<'_>) -> Option<Event> {
    let is_released = parameters.number(1, 1) == Some(RELEASED);
    (!is_released).then(|| key(code, modifiers(mask)))
}

const fn letter(byte: u8) -> Option<KeyCode> {
    Some(match byte {
        b'A' => Up,
        b'B' => Down,
        b'C' => Right,
        b'D' => Left,
        b'F' => End,
        b'H' => Home,
        b'P'..=b'S' => F(1 + byte - b'P'),
        _ => return None,
    })
}

fn numbered(number: u32) -> Option<KeyCode> {
    let number = u8::try_from(number).ok()?;
    Some(match number {
        1 | 7 => Home,
        2 => Insert,
        3 => Delete,
        4 | 8 => End,
        5 => PageUp,
        6 => PageDown,
        11..=15 => F(number - 10),
        17..=21 => F(number - 11),
        23..=26 => F(number - 12),
        28..=29 => F(number - 15),
        31..=34 => F(number - 17),
        _ => return None,
    })
}

/// Decodes modifiers: one more than the sum of their bits.
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

/// Decodes a mouse report; column and row count from 1.
fn mouse(buttons: u32, col: u32, row: u32, is_released: bool) -> Option<Event> {
    let place = |number: u32| u16::try_from(number).ok()?.checked_sub(1);
    let at = Position { x: place(col)?, y: place(row)? };
    let is_moved = buttons & 0b10_0000 != 0;
    // Between the bits of the button are those for Shift, Alt, Ctrl and movement.
    let action = match (buttons & 0b11 | (buttons & 0b1100_0000) >> 4, is_moved) {
        (0, true) => MouseAction::Drag,
        (1..=5, true) => MouseAction::Move,
        (0, false) if !is_released => MouseAction::Click,
        (4, false) => MouseAction::ScrollUp,
        (5, false) => MouseAction::ScrollDown,
        _ => return None,
    };
    (buttons < 256).then_some(Event::Mouse(MouseEvent { at, action }))
}

/// Numbers separated by semicolons, each with sub-parameters separated by colons.
#[derive(Clone, Copy)]
struct Parameters<'a>(&'a str);

impl Parameters<'_> {
    fn number(self, place: usize, part: usize) -> Option<u32> {
        self.0.split(';').nth(place)?.split(':').nth(part)?.parse().ok()
    }
}
