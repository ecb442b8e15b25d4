//! Decoder that splits the bytes of a terminal into keys, mouse reports and pasted texts.
//!
//! Nothing can remain open: a sequence ends with its last byte, with a byte that cannot belong to
//! it, or by silence. So does a pasted text without an end marker, after which crossterm (issue
//! 1060) swallows all further keys.

use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::sequence::{self, key};
use crate::tui::event::Event;
use crate::tui::paste::LONGEST as LONGEST_PASTE;

/// Silence that ends a sequence, since its bytes arrive together. Esc followed by silence is a key.
const SEQUENCE: Duration = Duration::from_millis(10);
/// The same while the terminal has not answered yet, whose reply a slow connection may split.
const REPLY: Duration = Duration::from_millis(50);
/// Silence that ends a pasted text or the text of a reply, which may come over a slow connection.
const PASTE: Duration = Duration::from_secs(1);
/// Number of bytes at once that nobody can type.
const MANY: usize = 64;
/// Maximum length of a sequence: longer than all known ones.
const LONGEST: usize = 32;

const ESC: u8 = 0x1b;
const BELL: u8 = 7;
const DELETE: u8 = 0x7f;
const INTERRUPT: u8 = 3;
const PASTE_BEGINS: (&[u8], u8) = (b"200", b'~');
const PASTE_ENDS: &[u8] = b"\x1b[201~";

#[derive(Debug, Default)]
pub struct Decoder {
    state: DecoderState,
    /// Set after a pasted text ended by silence, whose end marker may still arrive.
    awaits_end: bool,
    /// Set until the terminal has answered the last question, or forever if it never does.
    awaits_reply: bool,
    /// Set after silence ended an `ESC`, which may have been the first byte of a reply.
    is_cut: bool,
}

#[derive(Debug, Default)]
enum DecoderState {
    #[default]
    Ground,
    /// Multi-byte character, with the modifiers pressed.
    Char(Vec<u8>, KeyModifiers),
    /// After `ESC`: the key, Alt with a key, or the start of a sequence.
    Escape,
    /// After `ESC O` (single shift).
    SingleShift,
    /// After `ESC [`, with the parameters.
    Csi(Vec<u8>),
    /// After `ESC [ [`: F1 to F5 on the Linux console.
    Console,
    /// After `ESC [ M`, with up to three bytes: the oldest mouse protocol.
    Mouse(Vec<u8>),
    Paste(Vec<u8>),
    /// After `ESC` and this byte, with the text so far: a reply of the terminal (OSC; DCS and APC
    /// only while one is expected).
    Reply(u8, Vec<u8>),
    /// After an `ESC` in that text, which should be the first byte of its end (ST).
    ReplyEnds(u8, Vec<u8>),
}

impl Decoder {
    /// Creates a decoder that expects a reply of the terminal.
    pub fn expecting_reply() -> Self {
        Self { awaits_reply: true, ..Self::default() }
    }

    /// Time to wait for the next byte; `None` in the ground state.
    pub const fn patience(&self) -> Option<Duration> {
        match self.state {
            DecoderState::Ground => None,
            DecoderState::Paste(_) | DecoderState::ReplyEnds(..) => Some(PASTE),
            // An empty one may be Alt with a key.
            DecoderState::Reply(_, ref text) if !text.is_empty() => Some(PASTE),
            _ if self.awaits_reply => Some(REPLY),
            _ => Some(SEQUENCE),
        }
    }

    pub fn hear(&mut self, byte: u8) -> Option<Event> {
        let is_cut = std::mem::take(&mut self.is_cut);
        let (state, event) = match std::mem::take(&mut self.state) {
            DecoderState::Ground if is_cut && self.begins_reply(byte) => {
                (DecoderState::Reply(byte, Vec::new()), None)
            }
            DecoderState::Ground => begin(byte, KeyModifiers::NONE),
            DecoderState::Char(mut bytes, modifiers) => {
                bytes.push(byte);
                char(bytes, modifiers)
            }
            DecoderState::Escape => match byte {
                ESC => (DecoderState::Escape, Some(key(KeyCode::Esc, KeyModifiers::NONE))),
                b'[' => (DecoderState::Csi(Vec::new()), None),
                b'O' => (DecoderState::SingleShift, None),
                byte if self.begins_reply(byte) => (DecoderState::Reply(byte, Vec::new()), None),
                byte => begin(byte, KeyModifiers::ALT),
            },
            // No sequence contains a control character, so this one was cut off.
            DecoderState::Csi(_)
            | DecoderState::SingleShift
            | DecoderState::Console
            | DecoderState::Mouse(_)
                if byte < b' ' =>
            {
                begin(byte, KeyModifiers::NONE)
            }
            DecoderState::SingleShift => (DecoderState::Ground, sequence::single_shift(byte)),
            DecoderState::Console => (DecoderState::Ground, sequence::console(byte)),
            DecoderState::Mouse(mut bytes) => {
                bytes.push(byte);
                match <[u8; 3]>::try_from(bytes) {
                    Ok(report) => (DecoderState::Ground, sequence::plain_mouse(report)),
                    Err(bytes) => (DecoderState::Mouse(bytes), None),
                }
            }
            DecoderState::Csi(parameters) => csi(parameters, byte),
            DecoderState::Paste(text) => paste(text, byte),
            DecoderState::Reply(kind, text) => reply(kind, text, byte),
            DecoderState::ReplyEnds(kind, text) if byte == b'\\' => {
                (DecoderState::Ground, sequence::reply(kind, &text))
            }
            // The text was cut off, and this is another sequence.
            DecoderState::ReplyEnds(..) => {
                self.state = DecoderState::Escape;
                return self.hear(byte);
            }
        };
        self.state = state;
        if let Some(Event::HasAnswered { .. }) = event {
            self.awaits_reply = false;
        }
        event
    }

    /// Checks for the byte after the `ESC` of a reply. Two of them are keys with Alt otherwise.
    const fn begins_reply(&self, byte: u8) -> bool {
        matches!((byte, self.awaits_reply), (b']', _) | (b'P' | b'_', true))
    }

    /// Announces bytes that arrived in one piece. A single Ctrl-C ends a pasted text. Bulk input
    /// after a silence belongs to the previous text, whose end marker has not arrived yet.
    pub fn begin(&mut self, piece: &[u8]) -> Option<Event> {
        let is_text = matches!(self.state, DecoderState::Paste(_));
        if is_text && piece.iter().all(|&byte| byte == INTERRUPT) {
            return self.silence();
        }
        if std::mem::take(&mut self.awaits_end) && piece.len() >= MANY {
            self.state = DecoderState::Paste(Vec::new());
        }
        None
    }

    /// Ends an unfinished sequence.
    pub fn silence(&mut self) -> Option<Event> {
        match std::mem::take(&mut self.state) {
            DecoderState::Escape => {
                self.is_cut = self.awaits_reply;
                Some(key(KeyCode::Esc, KeyModifiers::NONE))
            }
            DecoderState::Reply(kind, text) if text.is_empty() => begin(kind, KeyModifiers::ALT).1,
            // Old terminals end a reply with `ESC` alone.
            DecoderState::ReplyEnds(kind, text) => sequence::reply(kind, &text),
            DecoderState::SingleShift => {
                Some(key(KeyCode::Char('O'), KeyModifiers::ALT.union(KeyModifiers::SHIFT)))
            }
            DecoderState::Csi(bytes) if bytes.is_empty() => {
                Some(key(KeyCode::Char('['), KeyModifiers::ALT))
            }
            DecoderState::Paste(text) => {
                self.awaits_end = true;
                Some(pasted(&text))
            }
            _ => None,
        }
    }
}

fn begin(byte: u8, modifiers: KeyModifiers) -> (DecoderState, Option<Event>) {
    let (code, control) = match byte {
        ESC => return (DecoderState::Escape, None),
        b'\r' => (KeyCode::Enter, false),
        b'\t' => (KeyCode::Tab, false),
        DELETE => (KeyCode::Backspace, false),
        0 => (KeyCode::Char(' '), true),
        0x01..=0x1a => (KeyCode::Char(char::from(byte - 1 + b'a')), true),
        0x1c..=0x1f => (KeyCode::Char(char::from(byte - 0x1c + b'4')), true),
        _ => return char(vec![byte], modifiers),
    };
    let control = if control { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
    (DecoderState::Ground, Some(key(code, modifiers.union(control))))
}

fn char(bytes: Vec<u8>, modifiers: KeyModifiers) -> (DecoderState, Option<Event>) {
    match std::str::from_utf8(&bytes) {
        Ok(text) => {
            let event = text.chars().next().map(|char| {
                let shift =
                    if char.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
                Event::Key(KeyEvent::new(KeyCode::Char(char), modifiers.union(shift)))
            });
            (DecoderState::Ground, event)
        }
        // Further bytes may complete it.
        Err(error) if error.error_len().is_none() => (DecoderState::Char(bytes, modifiers), None),
        // It is invalid, or was cut off by a byte that starts something else.
        Err(_) => match bytes.as_slice() {
            [_, .., last] => begin(*last, KeyModifiers::NONE),
            _ => (DecoderState::Ground, None),
        },
    }
}

fn csi(mut parameters: Vec<u8>, byte: u8) -> (DecoderState, Option<Event>) {
    match byte {
        b'M' if parameters.is_empty() => (DecoderState::Mouse(Vec::new()), None),
        b'[' if parameters.is_empty() => (DecoderState::Console, None),
        b'@'..=b'~' if (parameters.as_slice(), byte) == PASTE_BEGINS => {
            (DecoderState::Paste(Vec::new()), None)
        }
        b'@'..=b'~' if parameters.len() > LONGEST => (DecoderState::Ground, None),
        b'@'..=b'~' => {
            let text = String::from_utf8_lossy(&parameters);
            (DecoderState::Ground, sequence::csi(&text, byte))
        }
        b' '..=b'?' => {
            if parameters.len() <= LONGEST {
                parameters.push(byte);
            }
            (DecoderState::Csi(parameters), None)
        }
        _ => begin(byte, KeyModifiers::NONE),
    }
}

/// Collects a pasted text. Drops the part beyond the limit, but reads on to the end marker.
fn paste(mut text: Vec<u8>, byte: u8) -> (DecoderState, Option<Event>) {
    /// Maximum length of a pasted text that is kept: enough to detect that it is too long.
    const KEPT: usize = LONGEST_PASTE + 1 + PASTE_ENDS.len();
    if text.len() >= KEPT {
        // The end marker is found in the last bytes.
        text.remove(KEPT - PASTE_ENDS.len());
    }
    text.push(byte);
    if !text.ends_with(PASTE_ENDS) {
        return (DecoderState::Paste(text), None);
    }
    text.truncate(text.len() - PASTE_ENDS.len());
    (DecoderState::Ground, Some(pasted(&text)))
}

/// Collects the text of a reply, which begins with a digit (OSC), `>` (DCS) or `G` (APC).
fn reply(kind: u8, mut text: Vec<u8>, byte: u8) -> (DecoderState, Option<Event>) {
    let may_begin = match kind {
        b'P' => byte == b'>',
        b'_' => byte == b'G',
        _ => byte.is_ascii_digit(),
    };
    match byte {
        BELL => (DecoderState::Ground, sequence::reply(kind, &text)),
        ESC if !text.is_empty() => (DecoderState::ReplyEnds(kind, text), None),
        b' '..=b'~' if may_begin || !text.is_empty() => {
            if text.len() <= LONGEST {
                text.push(byte);
            }
            (DecoderState::Reply(kind, text), None)
        }
        // It was Alt with a key, which means nothing here, or its end was cut off.
        _ => begin(byte, KeyModifiers::NONE),
    }
}

fn pasted(text: &[u8]) -> Event {
    Event::Paste(String::from_utf8_lossy(text).into_owned())
}

#[cfg(test)]
mod tests;
