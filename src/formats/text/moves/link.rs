//! Links that contain the moves of a game, as sites for analysis make them.

use super::split_number;
use crate::rules::Rule;

pub(super) struct Link {
    pub moves: String,
    pub size: Option<(u16, u16)>,
    pub rule: Option<Rule>,
    /// Set if the text has other words.
    pub has_others: bool,
}

/// Finds the moves in a link: behind `#`, or a value behind `?`. Other words may be around it.
pub(super) fn part(text: &str) -> Option<Link> {
    let text = text.trim();
    let is_end = |char: char| char.is_whitespace() || "<>()[]\"'".contains(char);
    let (before, from) = match text.split_once("://") {
        Some((before, from)) => {
            (before.trim_end_matches(|it: char| it.is_ascii_alphabetic()), from)
        }
        None if text.contains(is_end) || !is_address(text) => return None,
        None => ("", text),
    };
    let (address, after) = from.split_at(from.find(is_end).unwrap_or(from.len()));
    let has_others = [before, after].iter().any(|part| part.contains(char::is_alphanumeric));
    let behind = address.find(['#', '?', '/'])?;
    let parts: Vec<String> =
        address[behind..].split(['#', '?', '&', '/', ';']).map(decoded).collect();
    let value = |part: &str| part.split_once('=').map_or(part, |(_, value)| value).to_owned();
    let moves = parts.iter().map(|part| value(part)).filter(|part| is_moves(part));
    // A word of prose may look like a cell.
    let moves = moves.max_by_key(String::len).filter(|moves| !has_others || moves.len() > 3)?;
    let named = |names: &[&str]| {
        parts.iter().find_map(|part| {
            let (name, value) = part.split_once('=')?;
            names.iter().any(|it| name.eq_ignore_ascii_case(it)).then(|| value.to_owned())
        })
    };
    let side = named(&["size", "boardsize", "board", "n"]);
    let side = side.and_then(|side| side.parse().ok()).map(|side| (side, side));
    let rule = named(&["rule", "rules"]).and_then(|rule| match rule.parse() {
        Ok(number) => Rule::of_number(number),
        Err(_) => rule.to_ascii_lowercase().parse().ok(),
    });
    Some(Link { moves, size: side, rule, has_others })
}

/// Checks for the name of a site at the start of a link without its scheme.
fn is_address(text: &str) -> bool {
    let site = text.split('/').next().unwrap_or_default();
    let is_top = |top: &str| top.len() > 1 && top.bytes().all(|it| it.is_ascii_alphabetic());
    text.len() > site.len() && site.rsplit_once('.').is_some_and(|(_, top)| is_top(top))
}

/// Checks whether a part consists of cells: `h8i9`, `h8,i9`, `h8_i9`.
fn is_moves(part: &str) -> bool {
    let mut rest = part;
    while !rest.is_empty() {
        rest = rest.trim_start_matches([',', '_', '-', '+', ' ', '.']);
        if !rest.starts_with(|char: char| char.is_ascii_alphabetic()) {
            return rest.is_empty() && !part.is_empty();
        }
        let Some((_, after)) = split_number(&rest[1..]) else { return false };
        rest = after;
    }
    !part.is_empty()
}

/// Replaces `%2C` and the like.
fn decoded(part: &str) -> String {
    let bytes = part.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = || {
            let digits = part.get(at + 1..at + 3).filter(|_| bytes[at] == b'%')?;
            u8::from_str_radix(digits, 16).ok()
        };
        if let Some(byte) = code() {
            decoded.push(byte);
            at += 3;
        } else {
            decoded.push(if bytes[at] == b'+' { b' ' } else { bytes[at] });
            at += 1;
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}
