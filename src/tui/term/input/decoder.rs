//! Where a key, a report of the mouse or a pasted text begins and ends among the bytes of a terminal.
//!
//! Nothing lasts for ever: a sequence ends with its last byte, with a byte that cannot be one of it, or when
//! nothing follows; so does a pasted text whose end does not come (crossterm, issue 1060: there it takes all keys
//! from then on).

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::sequence::{self, key};
use crate::tui::app::LONGEST_PASTE;
use crate::tui::event::Event;

/// What belongs together comes together: Esc alone is a key when nothing has followed for so long.
const SEQUENCE: Duration = Duration::from_millis(10);
/// A pasted text may come over a slow line.
const PASTE: Duration = Duration::from_secs(1);
/// Nobody types so many bytes at once.
const MANY: usize = 64;
/// The longest sequence that has a meaning is shorter.
const LONGEST: usize = 32;

const ESC: u8 = 0x1b;
const DELETE: u8 = 0x7f;
/// Ctrl-C.
const INTERRUPT: u8 = 3;
/// How a pasted text begins, as the parameters and the last byte of a sequence, and how it ends.
const PASTE_BEGINS: (&[u8], u8) = (b"200", b'~');
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// Says what each byte means.
#[derive(Debug, Default)]
pub struct Decoder {
    state: State,
    /// The end of a pasted text did not come: it may have been held up.
    awaits_end: bool,
}

/// What has begun.
#[derive(Debug, Default)]
enum State {
    /// Nothing.
    #[default]
    Ground,
    /// A character of several bytes, pressed with these modifiers.
    Char(Vec<u8>, KeyModifiers),
    /// `ESC`: the key, one with Alt, or a sequence.
    Escape,
    /// `ESC O`.
    SingleShift,
    /// `ESC [`, and what stands before the last byte.
    Csi(Vec<u8>),
    /// `ESC [ [`: the console of Linux tells F1 to F5 so.
    Console,
    /// `ESC [ M`, and three bytes: the mouse as it was told of first.
    Mouse(Vec<u8>),
    /// A pasted text.
    Paste(Vec<u8>),
}

impl Decoder {
    /// How long to wait for the next byte; `None` if nothing has begun.
    pub const fn patience(&self) -> Option<Duration> {
        match self.state {
            State::Ground => None,
            State::Paste(_) => Some(PASTE),
            _ => Some(SEQUENCE),
        }
    }

    /// The next byte: what it completes.
    pub fn hear(&mut self, byte: u8) -> Option<Event> {
        let (state, event) = match std::mem::take(&mut self.state) {
            State::Ground => begin(byte, KeyModifiers::NONE),
            State::Char(mut bytes, modifiers) => {
                bytes.push(byte);
                char(bytes, modifiers)
            }
            State::Escape => match byte {
                ESC => (State::Escape, Some(key(KeyCode::Esc, KeyModifiers::NONE))),
                b'[' => (State::Csi(Vec::new()), None),
                b'O' => (State::SingleShift, None),
                byte => begin(byte, KeyModifiers::ALT),
            },
            // A control character stands in no sequence: what has begun was cut off.
            State::Csi(_) | State::SingleShift | State::Console | State::Mouse(_)
                if byte < b' ' =>
            {
                begin(byte, KeyModifiers::NONE)
            }
            State::SingleShift => (State::Ground, sequence::single_shift(byte)),
            State::Console => (State::Ground, sequence::console(byte)),
            State::Mouse(mut bytes) => {
                bytes.push(byte);
                match <[u8; 3]>::try_from(bytes) {
                    Ok(report) => (State::Ground, sequence::plain_mouse(report)),
                    Err(bytes) => (State::Mouse(bytes), None),
                }
            }
            State::Csi(parameters) => csi(parameters, byte),
            State::Paste(text) => paste(text, byte),
        };
        self.state = state;
        event
    }

    /// What is about to be heard came in one piece. Ctrl-C and nothing else is no part of a text and ends it; what comes
    /// in bulk after a silence belongs to the text before, whose end is still to come.
    pub fn begin(&mut self, piece: &[u8]) -> Option<Event> {
        let is_text = matches!(self.state, State::Paste(_));
        if is_text && piece.iter().all(|&byte| byte == INTERRUPT) {
            return self.silence();
        }
        if std::mem::take(&mut self.awaits_end) && piece.len() >= MANY {
            self.state = State::Paste(Vec::new());
        }
        None
    }

    /// Nothing follows: what has begun is all.
    pub fn silence(&mut self) -> Option<Event> {
        match std::mem::take(&mut self.state) {
            State::Escape => Some(key(KeyCode::Esc, KeyModifiers::NONE)),
            State::SingleShift => {
                Some(key(KeyCode::Char('O'), KeyModifiers::ALT.union(KeyModifiers::SHIFT)))
            }
            State::Csi(bytes) if bytes.is_empty() => {
                Some(key(KeyCode::Char('['), KeyModifiers::ALT))
            }
            State::Paste(text) => {
                self.awaits_end = true;
                Some(pasted(&text))
            }
            _ => None,
        }
    }
}

/// The first byte of something.
fn begin(byte: u8, modifiers: KeyModifiers) -> (State, Option<Event>) {
    let (code, control) = match byte {
        ESC => return (State::Escape, None),
        b'\r' => (KeyCode::Enter, false),
        b'\t' => (KeyCode::Tab, false),
        DELETE => (KeyCode::Backspace, false),
        0 => (KeyCode::Char(' '), true),
        0x01..=0x1a => (KeyCode::Char(char::from(byte - 1 + b'a')), true),
        0x1c..=0x1f => (KeyCode::Char(char::from(byte - 0x1c + b'4')), true),
        _ => return char(vec![byte], modifiers),
    };
    let control = if control { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
    (State::Ground, Some(key(code, modifiers.union(control))))
}

/// The bytes of a character, as far as they have come.
fn char(bytes: Vec<u8>, modifiers: KeyModifiers) -> (State, Option<Event>) {
    match std::str::from_utf8(&bytes) {
        Ok(text) => {
            let event = text.chars().next().map(|char| {
                let shift =
                    if char.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
                Event::Key(KeyEvent::new(KeyCode::Char(char), modifiers.union(shift)))
            });
            (State::Ground, event)
        }
        // More bytes may make it whole.
        Err(error) if error.error_len().is_none() => (State::Char(bytes, modifiers), None),
        // It was cut off, and the last byte begins something else; or it was none.
        Err(_) => match bytes.as_slice() {
            [_, .., last] => begin(*last, KeyModifiers::NONE),
            _ => (State::Ground, None),
        },
    }
}

fn csi(mut parameters: Vec<u8>, byte: u8) -> (State, Option<Event>) {
    match byte {
        b'M' if parameters.is_empty() => (State::Mouse(Vec::new()), None),
        b'[' if parameters.is_empty() => (State::Console, None),
        b'@'..=b'~' if (parameters.as_slice(), byte) == PASTE_BEGINS => {
            (State::Paste(Vec::new()), None)
        }
        b'@'..=b'~' if parameters.len() > LONGEST => (State::Ground, None),
        b'@'..=b'~' => {
            let text = String::from_utf8_lossy(&parameters);
            (State::Ground, sequence::csi(&text, byte))
        }
        b' '..=b'?' => {
            if parameters.len() <= LONGEST {
                parameters.push(byte);
            }
            (State::Csi(parameters), None)
        }
        _ => begin(byte, KeyModifiers::NONE),
    }
}

/// What is too long is not kept, but goes on to its end.
fn paste(mut text: Vec<u8>, byte: u8) -> (State, Option<Event>) {
    /// One that is longer is refused; so much of it is enough to see that.
    const KEPT: usize = LONGEST_PASTE + 1 + PASTE_ENDS.len();
    if text.len() >= KEPT {
        // The last bytes tell the end.
        text.remove(KEPT - PASTE_ENDS.len());
    }
    text.push(byte);
    if !text.ends_with(PASTE_ENDS) {
        return (State::Paste(text), None);
    }
    text.truncate(text.len() - PASTE_ENDS.len());
    (State::Ground, Some(pasted(&text)))
}

fn pasted(text: &[u8]) -> Event {
    Event::Paste(String::from_utf8_lossy(text).into_owned())
}

#[cfg(test)]
mod tests;
