//! Lines around a drawn board that say more than the picture, as this program prints them in each of
//! its languages.

use crate::rules::{Placement, Rule, Shape, Stone, Topology, Variant};

/// Words of a language, before and after a value.
type Around = (&'static str, &'static str);

/// Side to move: `X to move`.
const TO_MOVE: [Around; 9] = [
    ("", "to move"),
    ("", "am Zug"),
    ("ход", ""),
    ("Ход", ""),
    ("轮到", ""),
    ("手番", ""),
    ("", "na tahu"),
    ("", "to play"),
    ("", "'s turn"),
];

const TORUS: [&str; 4] = ["torus", "тор", "环面", "トーラス"];
const EXACT: [&str; 6] = ["exactly", "genau", "ровно", "恰好", "ちょうど", "přesně"];
const FALL: [&str; 6] =
    ["stones fall", "steine fallen", "камни падают", "棋子下落", "石は落下", "kameny padají"];
/// Ends of the number of stones that win.
const IN_A_ROW: [&str; 6] = ["in a row", "in einer reihe", "в ряд", "连", "連", "v řadě"];
const NUMBERS: [&str; 10] =
    ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// Side to move in the words of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mover {
    /// Sign of the side.
    Sign(char),
    Side(Stone),
}

/// Reads who is to move, if a line says so. A colon may follow.
pub(super) fn mover(line: &str) -> Option<Mover> {
    let line = line.split(':').next()?.trim().trim_end_matches(['.', '!']);
    let between = |(before, after): Around| line.strip_prefix(before)?.strip_suffix(after);
    let words = TO_MOVE.into_iter().filter_map(between).find_map(|word| named(word.trim()));
    words.or_else(|| prompt(line).map(Mover::Sign))
}

fn named(word: &str) -> Option<Mover> {
    let mut chars = word.chars();
    match (word.to_ascii_lowercase().as_str(), chars.next(), chars.next()) {
        ("black", ..) => Some(Mover::Side(Stone::First)),
        ("white", ..) => Some(Mover::Side(Stone::Second)),
        (_, Some(sign), None) => Some(Mover::Sign(sign)),
        _ => None,
    }
}

/// Reads the prompt of the dialog in letters, in which O begins.
pub(super) fn prompt(line: &str) -> Option<char> {
    let rest = line.trim().strip_prefix("Player ")?;
    let sign = rest.chars().next()?;
    rest[sign.len_utf8()..].starts_with(", make a move").then_some(sign)
}

/// Checks whether a line is one of the dialog in letters.
pub(super) fn is_dialog(line: &str) -> bool {
    let is_result = |line: &str| {
        let sign = line.strip_prefix("Player ").and_then(|rest| rest.strip_suffix(" wins!"));
        sign.is_some_and(|sign| sign.len() == 1) || line == "Draw game!"
    };
    prompt(line).is_some() || is_result(line.trim())
}

/// Checks whether a line says that exactly five win, as the dialog in numbers begins.
pub(super) fn is_exact(line: &str) -> bool {
    let line = line.trim().to_lowercase();
    line.starts_with("gomoku") && EXACT.iter().any(|word| line.contains(word))
}

/// Reads the rules of a game: `15x15, 5 or more in a row`.
pub(super) fn rules(line: &str) -> Option<Variant> {
    let line = line.trim().to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| line.contains(word));
    let (size, rest) = line.split_once(',').or_else(|| line.split_once('、'))?;
    let word =
        size.split([' ', '-']).find(|word| word.starts_with(|it: char| it.is_ascii_digit()))?;
    let (width, height) = word.split_once('x')?;
    let topology = if has(&TORUS) { Topology::Torus } else { Topology::Plane };
    let shape = Shape::new(width.parse().ok()?, height.parse().ok()?, topology).ok()?;
    if !IN_A_ROW.iter().any(|words| rest.contains(words)) {
        return None;
    }
    let digits = rest.split(|char: char| !char.is_ascii_digit()).find(|digits| !digits.is_empty());
    let in_words = || {
        let is_in = |word: &str| rest.split(' ').any(|it| it == word);
        let index = NUMBERS.iter().position(|word| is_in(word))?;
        u8::try_from(index).ok()?.checked_add(Variant::MIN_ROW)
    };
    let row = digits.and_then(|digits| digits.parse().ok()).or_else(in_words)?;
    let rule = if has(&EXACT) { Rule::Standard } else { Rule::Freestyle };
    let placement = if has(&FALL) { Placement::Gravity } else { Placement::Anywhere };
    Variant::new(shape, row, rule, placement).ok()
}
