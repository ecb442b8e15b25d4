//! Links that contain the moves of a game, as sites for analysis make them.

use super::split_number;
use crate::rules::Rule;

pub(super) struct Link {
    pub moves: String,
    pub size: Option<(u16, u16)>,
    pub rule: Option<Rule>,
}

/// Finds the moves in a text that is a link: behind `#`, or a value behind `?`.
pub(super) fn part(text: &str) -> Option<Link> {
    let link = text.trim().trim_matches(['<', '>', '(', ')', '"', '\'']);
    if link.contains(char::is_whitespace) {
        return None;
    }
    let (_, address) = link.split_once("://").or_else(|| Some(("", link.strip_prefix("www.")?)))?;
    let behind = address.find(['#', '?', '/'])?;
    let parts: Vec<String> =
        address[behind..].split(['#', '?', '&', '/', ';']).map(decoded).collect();
    let value = |part: &str| part.split_once('=').map_or(part, |(_, value)| value).to_owned();
    let moves = parts.iter().map(|part| value(part)).filter(|part| is_moves(part));
    let moves = moves.max_by_key(String::len)?;
    let named = |names: &[&str]| {
        parts.iter().find_map(|part| {
            let (name, value) = part.split_once('=')?;
            names.iter().any(|it| name.eq_ignore_ascii_case(it)).then(|| value.to_owned())
        })
    };
    let side = named(&["size", "boardsize", "board", "n"]);
    let side = side.and_then(|side| side.parse().ok()).map(|side| (side, side));
    let rule = named(&["rule", "rules"]).and_then(|rule| match rule.as_str() {
        "0" | "freestyle" => Some(Rule::Freestyle),
        "1" | "standard" => Some(Rule::Standard),
        _ => None,
    });
    Some(Link { moves, size: side, rule })
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
