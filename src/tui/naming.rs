//! Names of players, cells and games. Where the room may be too small, a text comes in several
//! forms, the longest first.

use std::time::Duration;

use crate::game::{ComputerSides, GameKind, Lineup, Names, Participant, Participants, Person};
use crate::locale::text;
use crate::player::{Info, Level, SIDES};
use crate::quarto::{Attribute, Piece};
use crate::record::{Action, Cursor, Tree};
use crate::review::Words;
use crate::rules::{Coordinates, Point, Shape, Stone, Topology};
use crate::tui::command::Command;
use crate::tui::keymap::Keymap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Naming<'a> {
    pub kind: GameKind,
    pub participants: Participants,
    pub names: &'a Names,
    pub coordinates: Coordinates,
    /// Stones carry the letters of their sides.
    pub has_letters: bool,
    pub keymap: &'a Keymap,
}

impl<'a> Naming<'a> {
    /// `The game is paused: p goes on.`; without a key for the command only its first part.
    pub fn tip(&self, said: &str, command: &Command, does: &str) -> String {
        match self.keymap.key(command) {
            Some(key) => format!("{said}: {key} {does}."),
            None => format!("{said}."),
        }
    }

    pub const fn shape(&self) -> Shape {
        self.kind.shape()
    }

    /// `7,7` or `H8`.
    pub fn cell(&self, point: Point) -> String {
        self.coordinates.name(point, self.shape())
    }

    /// `7,7, 7,8 and 7,9`.
    pub fn cells(&self, points: &[Point]) -> String {
        Words::new(self.shape(), self.coordinates).list(points)
    }

    pub fn level(&self, side: Stone) -> Option<Level> {
        self.participants.level(side).filter(|_| self.kind.has_levels())
    }

    /// `Ada`, `Computer`; a person without a name is `You` against the computer, else `Player 1`.
    pub fn name(&self, side: Stone) -> &'a str {
        match self.participants.of(side) {
            Participant::Computer(_) => "Computer",
            Participant::Person(person) => match (self.names.of(person), person) {
                (Some(name), _) => name,
                (None, _) if self.participants.person().is_some() => YOU,
                (None, Person::One) => "Player 1",
                (None, Person::Two) => "Player 2",
            },
        }
    }

    /// `Computer, level 6`, if the computer has levels in this game.
    pub fn full_name(&self, side: Stone) -> String {
        let name = self.name(side);
        self.level(side).map_or_else(|| name.to_owned(), |level| format!("{name}, level {level}"))
    }

    /// The name where it does not begin a sentence: `you`.
    pub fn name_within(&self, side: Stone) -> &'a str {
        match self.name(side) {
            YOU => "you",
            name => name,
        }
    }

    /// `wins`, or `win` after `You`.
    pub fn wins(&self, side: Stone) -> &'static str {
        if self.name(side) == YOU { "win" } else { "wins" }
    }

    /// The letter of a side; `None` in Quarto, and where stones have no letters.
    fn letter(&self, side: Stone) -> Option<&'static str> {
        let has_one = self.has_letters && matches!(self.kind, GameKind::Rows(_));
        has_one.then(|| mark(side))
    }

    /// `Player 1 (X)`; `Computer (level 3, X)` where there are two of them; `Player 1` without
    /// letters.
    pub fn player(&self, side: Stone) -> String {
        let name = self.name(side);
        let level = self.level(side).filter(|_| self.participants.are_computers());
        match (level, self.letter(side)) {
            (Some(level), Some(letter)) => format!("{name} (level {level}, {letter})"),
            (Some(level), None) => format!("{name} (level {level})"),
            (None, Some(letter)) => format!("{name} ({letter})"),
            (None, None) => name.to_owned(),
        }
    }

    /// `X`; `Player 1` where sides have no letters.
    pub fn short_player(&self, side: Stone) -> String {
        self.letter(side).map_or_else(|| self.name(side).to_owned(), String::from)
    }

    /// `X wins`; `Player 1 wins`, `You win` where sides have no letters.
    pub fn short_wins(&self, side: Stone) -> String {
        let verb = if self.letter(side).is_some() { "wins" } else { self.wins(side) };
        format!("{} {verb}", self.short_player(side))
    }

    pub fn participants_forms(&self) -> [String; 2] {
        lineup(Lineup::default().of(self.participants), self.kind)
    }
}

/// The title of the window where no game is played.
pub const PROGRAM: &str = "Gomoku";
/// The person against the computer.
const YOU: &str = "You";

/// The long form, or the short one where that is too long.
pub fn fitting([long, short]: [String; 2], width: usize) -> String {
    if long.len() <= width { long } else { short }
}

/// A game with its board and its rule: `Gomoku 15x15, five or more in a row`.
pub fn game(kind: GameKind) -> String {
    format!("{} {}", kind.name(), rules(kind))
}

/// `Gomoku 15x15`, `Connect four`, `Quarto torus`.
pub fn short_game(kind: GameKind) -> String {
    let shape = kind.shape();
    match kind {
        GameKind::Rows(variant) if variant.is_offered() => {
            format!("{} {}x{}", kind.name(), shape.width(), shape.height())
        }
        GameKind::Quarto(Topology::Torus) => format!("{} torus", kind.name()),
        GameKind::Rows(_) | GameKind::Quarto(_) => kind.name(),
    }
}

/// `15x15, five or more in a row`, `6x6 torus, four alike in a row`.
pub fn rules(kind: GameKind) -> String {
    match kind {
        GameKind::Rows(variant) => variant.to_string(),
        GameKind::Quarto(Topology::Plane) => "6x6, four alike in a row".to_owned(),
        GameKind::Quarto(Topology::Torus) => "6x6 torus, four alike in a row".to_owned(),
    }
}

/// The players of a game in a full and in a short form.
pub fn lineup(Lineup { computer, levels }: Lineup, kind: GameKind) -> [String; 2] {
    let computer = if kind.has_computer() { computer } else { ComputerSides::None };
    let level = match computer {
        ComputerSides::First => levels.first,
        _ => levels.second,
    };
    let [at, who] = if kind.has_levels() {
        [format!(", level {level}"), format!("level {level}")]
    } else {
        [String::new(), "computer".to_owned()]
    };
    match computer {
        ComputerSides::None => ["Two persons play".to_owned(), "two persons".to_owned()],
        ComputerSides::Second => {
            [format!("You play X against the computer{at}"), format!("you X, {who} plays O")]
        }
        ComputerSides::First => {
            [format!("You play O against the computer{at}"), format!("{who} plays X, you O")]
        }
        ComputerSides::ByLot => {
            [format!("You draw lots for X with the computer{at}"), format!("lots for X, {who}")]
        }
        ComputerSides::Both if kind.has_levels() => [
            format!("The computer plays X at level {}, O at level {level}", levels.first),
            format!("X level {}, O level {level}", levels.first),
        ],
        ComputerSides::Both => {
            ["The computer plays X and O".to_owned(), "computer plays both".to_owned()]
        }
    }
}

pub const fn mark(side: Stone) -> &'static str {
    match side {
        Stone::First => "X",
        Stone::Second => "O",
    }
}

/// Number of the move with this index: from 1, but in Quarto from 0, as its document has it.
pub const fn number(kind: GameKind, index: usize) -> usize {
    match kind {
        GameKind::Rows(_) => index + 1,
        GameKind::Quarto(_) => index,
    }
}

/// `Move 5 of 31`, where the cursor stands on its line.
pub fn place(tree: &Tree, cursor: &Cursor) -> String {
    let moves = cursor.on_board().moves();
    let all = cursor.line().iter();
    let all = all.filter(|&&id| matches!(tree.action(id), Some(Action::Stone(_)))).count();
    text!("move-of", number = moves, total = all)
}

/// The refusal of a level where the computer has none.
pub fn no_levels() -> String {
    format!("The computer has levels only in {}.", where_it_searches())
}

/// The games in which the computer has levels and gives hints.
pub fn where_it_searches() -> String {
    format!("Gomoku, on boards of {} to {} cells a side", SIDES.start(), SIDES.end())
}

/// `12 stones`, or `1 piece` in Quarto.
pub fn stones(kind: GameKind, number: usize) -> String {
    let word = match kind {
        GameKind::Rows(_) => "stone",
        GameKind::Quarto(_) => "piece",
    };
    counted(number, word)
}

pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

/// A piece in four columns: `[ ]` square or `( )` round, `b` black or `w` white, a capital letter
/// if it is large, `*` if it is solid.
///
/// ```text
/// [b ]  black square small hollow      (W*)  white round large solid
/// ```
pub fn piece(piece: Piece) -> String {
    let is = |attribute| piece.is(attribute);
    let (open, close) = if is(Attribute::Square) { ('[', ']') } else { ('(', ')') };
    let letter = if is(Attribute::Black) { 'b' } else { 'w' };
    let letter = if is(Attribute::Large) { letter.to_ascii_uppercase() } else { letter };
    let filling = if is(Attribute::Solid) { '*' } else { ' ' };
    format!("{open}{letter}{filling}{close}")
}

/// `white, round, large, solid`.
pub fn attributes(piece: Piece) -> String {
    piece.attributes().map(Attribute::word).join(", ")
}

/// Time, depth and nodes.
pub fn progress(info: &Info) -> [String; 3] {
    [seconds(info.elapsed), info.depth().to_string(), count(info.nodes)]
}

/// `1 move`, `3 moves`.
pub fn counted(number: usize, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

/// `04:12`, `1:04:12`: the time left, rounded up to seconds.
pub fn time(left: Duration) -> String {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `1.2 s`.
pub fn seconds(time: Duration) -> String {
    format!("{}.{} s", time.as_secs(), time.subsec_millis() / 100)
}

/// `412`, `34k`, `1.3M`.
pub fn count(number: u64) -> String {
    let tenths = |unit: u64| format!("{}.{}", number / unit, number % unit / (unit / 10));
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..1_000_000_000 => format!("{}M", tenths(1_000_000)),
        _ => format!("{}G", tenths(1_000_000_000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        for (number, expected) in [
            (0, "0"),
            (999, "999"),
            (34_567, "34k"),
            (999_999, "999k"),
            (1_349_999, "1.3M"),
            (20_000_000, "20.0M"),
            (5_070_000_000, "5.0G"),
        ] {
            assert_eq!(count(number), expected);
        }
        assert_eq!(seconds(Duration::from_millis(1_290)), "1.2 s");
    }
}
