//! Splits a database into its elements, without decoding them.
//!
//! The marks of XML are the same bytes in UTF-8 and in the code pages of Windows, so the file need
//! not be decoded first. A damaged tag ends where the next one begins.

use std::ops::Range;

/// Elements that are read: those of the tables, and games.
const ELEMENTS: [&[u8]; 5] = [b"game", b"player", b"tournament", b"rule", b"opening"];
/// Maximum number of bytes needed to tell the kind of a tag.
const KNOWN_BY: usize = 9;
const CDATA: &[u8] = b"<![CDATA[";
const COMMENT: &[u8] = b"<!--";

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step<'a> {
    /// Nothing to read up to here.
    Skip(usize),
    /// XML declaration, which ends here.
    Declaration(&'a [u8], usize),
    Element {
        name: &'static [u8],
        range: Range<usize>,
        is_closed: bool,
    },
    /// The rest is the start of something longer.
    Incomplete,
}

/// Takes the next step from `at`; `is_last` if no bytes follow.
pub(super) fn step(bytes: &[u8], at: usize, is_last: bool) -> Step<'_> {
    let rest = bytes.get(at..).unwrap_or_default();
    let Some(before) = rest.iter().position(|&byte| byte == b'<') else {
        return if rest.is_empty() { Step::Incomplete } else { Step::Skip(bytes.len()) };
    };
    let start = at + before;
    let tag = &bytes[start..];
    if tag.len() < KNOWN_BY && !is_last {
        return Step::Incomplete;
    }
    let not_found = if is_last { Step::Skip(bytes.len()) } else { Step::Incomplete };
    let skip = |end: &[u8]| find(tag, end).map_or(not_found.clone(), |end| Step::Skip(start + end));
    match tag {
        _ if tag.starts_with(COMMENT) => skip(b"-->"),
        _ if tag.starts_with(CDATA) => skip(b"]]>"),
        [_, b'?', rest @ ..] => match find(tag, b"?>") {
            Some(end) if rest.starts_with(b"xml") => Step::Declaration(&tag[..end], start + end),
            _ => skip(b"?>"),
        },
        [_, b'!' | b'/', ..] => skip(b">"),
        _ => match (element(tag, is_last), tag_end(tag)) {
            (None, TagEnd::Empty(end) | TagEnd::Open(end) | TagEnd::Damaged(end)) => {
                Step::Skip(start + end)
            }
            (None, TagEnd::Missing) => not_found,
            (Some(name), TagEnd::Empty(end)) => {
                Step::Element { name, range: start..start + end, is_closed: true }
            }
            (Some(name), TagEnd::Damaged(end)) => {
                Step::Element { name, range: start..start + end, is_closed: false }
            }
            (Some(name), TagEnd::Missing) if is_last => {
                Step::Element { name, range: start..bytes.len(), is_closed: false }
            }
            (Some(_), TagEnd::Missing) => Step::Incomplete,
            (Some(name), TagEnd::Open(end)) => match close(tag, end, name, is_last) {
                Some((end, is_closed)) => {
                    Step::Element { name, range: start..start + end, is_closed }
                }
                None if is_last => {
                    Step::Element { name, range: start..bytes.len(), is_closed: false }
                }
                None => Step::Incomplete,
            },
        },
    }
}

/// Finds the end of the first occurrence.
fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        at += bytes[at..].iter().position(|&byte| byte == wanted[0])?;
        if bytes[at..].starts_with(wanted) {
            return Some(at + wanted.len());
        }
        at += 1;
    }
}

/// Recognizes the start of an element that is read. A name that may go on in the next bytes is
/// none.
fn element(tag: &[u8], is_last: bool) -> Option<&'static [u8]> {
    let begins = |name: &&&[u8]| {
        let rest = tag.get(1..).and_then(|rest| rest.strip_prefix(**name));
        rest.is_some_and(|rest| rest.first().map_or(is_last, |&next| is_end_of_name(next)))
    };
    ELEMENTS.iter().find(begins).copied()
}

const fn is_end_of_name(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>')
}

enum TagEnd {
    /// End of `<name .../>`.
    Empty(usize),
    /// End of `<name ...>`.
    Open(usize),
    /// Start of another tag.
    Damaged(usize),
    Missing,
}

fn tag_end(tag: &[u8]) -> TagEnd {
    let mut quote = None;
    for (at, &byte) in tag.iter().enumerate().skip(1) {
        match byte {
            // Not even a quoted value may contain it.
            b'<' => return TagEnd::Damaged(at),
            _ if quote == Some(byte) => quote = None,
            _ if quote.is_some() => {}
            b'"' | b'\'' => quote = Some(byte),
            b'>' if tag[at - 1] == b'/' => return TagEnd::Empty(at + 1),
            b'>' => return TagEnd::Open(at + 1),
            _ => {}
        }
    }
    TagEnd::Missing
}

/// Finds the end of an element, and whether it is closed. An element that is not ends where the
/// next one begins.
fn close(bytes: &[u8], from: usize, name: &[u8], is_last: bool) -> Option<(usize, bool)> {
    let mut at = from;
    loop {
        at += bytes[at..].iter().position(|&byte| byte == b'<')?;
        let tag = &bytes[at..];
        if tag.starts_with(COMMENT) {
            at += find(tag, b"-->")?;
        } else if tag.starts_with(CDATA) {
            at += find(tag, b"]]>")?;
        } else if let Some(rest) = tag.strip_prefix(b"</") {
            let rest = rest.strip_prefix(name);
            let end = find(tag, b">")?;
            if rest.is_some_and(|rest| rest.first().is_some_and(|&next| is_end_of_name(next))) {
                return Some((at + end, true));
            }
            at += 1;
        } else if element(tag, is_last).is_some() {
            return Some((at, false));
        } else {
            at += 1;
        }
    }
}
