//! What the screen says, and how it calls things. Where the room may be too small, a text comes in
//! several forms, the longest first.

mod analysis;
mod choice;
mod computer;
mod editor;
mod explorer;
mod history;
mod puzzle;
mod refusal;
mod report;
mod settings;
mod state;
mod title;

pub use analysis::{best_line, effort, line_moves, percent, reviewing, verdict};
pub use choice::{beginner, edges, players, rule, time_control};
pub use computer::{lineup, opponent, paused, progress, searching, thinking};
pub use editor::{Oddity, PositionSummary, setting_up};
pub use explorer::explorer;
pub use history::{
    ago, ending, games, number_of_games, players_of, reading, short_game, unreadable,
};
pub use puzzle::{
    PuzzleRefusal, comes_back, days, defended, nothing_due, origin, puzzle_counts, puzzle_hint,
    puzzle_over, puzzles_kept, rating, rating_change, refuted, step, task,
};
pub use refusal::Refusal;
pub use report::Report;
pub use settings::{setting, setting_meaning};
pub use state::{StateText, looking, state};
pub use title::{PROGRAM, title};

use std::time::Duration;

use crate::game::{GameKind, Lineup, Names, Participant, Participants, Person, Score, TargetKind};
use crate::player::{Level, SIDES};
use crate::quarto::{Attribute, Piece};
use crate::record::{Action, Cursor, Tree};
use crate::rules::{Coordinates, Point, Shape, Stone, Topology};
use crate::tui::command::Command;
use crate::tui::keymap::Keymap;

/// How players and cells are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Naming<'a> {
    /// Which game is played.
    pub kind: GameKind,
    /// Who plays.
    pub participants: Participants,
    /// How the persons are called.
    pub names: &'a Names,
    /// How cells are named.
    pub coordinates: Coordinates,
    /// Whether stones carry the letters of their sides.
    pub has_letters: bool,
    /// The keys in use.
    pub keymap: &'a Keymap,
}

impl<'a> Naming<'a> {
    /// Where there is no game yet, only its kind.
    pub const fn of_nobody(kind: GameKind, has_letters: bool, keymap: &'a Keymap) -> Self {
        const NAMES: &Names = &Names::UNKNOWN;
        let (participants, coordinates) = (Participants::PERSONS, Coordinates::Numbers);
        Self { kind, participants, names: NAMES, coordinates, has_letters, keymap }
    }

    /// `The game is paused: p goes on.`; without a key for it only what is said.
    fn tip(&self, said: &str, command: &Command, does: &str) -> String {
        match self.keymap.key(command) {
            Some(key) => format!("{said}: {key} {does}."),
            None => format!("{said}."),
        }
    }

    /// The board.
    pub const fn shape(&self) -> Shape {
        self.kind.shape()
    }

    /// `7,7` or `H8`.
    pub fn cell(&self, point: Point) -> String {
        self.coordinates.name(point, self.shape())
    }

    /// The level of the computer, if it plays this side and has levels in this game.
    pub fn level(&self, side: Stone) -> Option<Level> {
        self.participants.level(side).filter(|_| self.kind.has_levels())
    }

    /// `Ada`, `Computer`; a person without a name is `You` against the computer, and else `Player 1`.
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

    /// The same with the computer's level, if it has levels: `Computer, level 6`.
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

    /// The letter of a side; in Quarto, and where stones have no letters, there is none.
    fn letter(&self, side: Stone) -> Option<&'static str> {
        let has_one = self.has_letters && matches!(self.kind, GameKind::Rows(_));
        has_one.then(|| mark(side))
    }

    /// `Player 1 (X)`; `Computer (level 3, X)` where there are two of them; `Player 1` where sides
    /// have no letters.
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

    /// Who plays, in a full and in a short form.
    pub fn participants_forms(&self) -> [String; 2] {
        lineup(Lineup::default().of(self.participants), self.kind)
    }
}

/// The person against the computer.
const YOU: &str = "You";

/// A game with its board and its rule: `Gomoku 15x15, five or more in a row`.
pub fn game(kind: GameKind) -> String {
    let rules = match kind {
        GameKind::Rows(variant) => variant.to_string(),
        GameKind::Quarto(_) => quarto_rules(kind),
    };
    format!("{} {rules}", kind.name())
}

/// The glyph of a side's stones.
pub const fn mark(side: Stone) -> &'static str {
    match side {
        Stone::First => "X",
        Stone::Second => "O",
    }
}

/// How the move with this index is numbered: from 1, but in Quarto from 0, as its document does.
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
    format!("Move {moves} of {all}")
}

/// `Comment on move 5`: what is written about the position where the cursor stands.
pub fn comment_on(cursor: &Cursor) -> String {
    match cursor.on_board().moves() {
        0 => "Comment on the game".to_owned(),
        moves => format!("Comment on move {moves}"),
    }
}

/// What Enter does where this is to be chosen, in a word.
pub const fn play_verb(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Cell(_) => "place",
        TargetKind::Column(_) => "drop",
        TargetKind::Piece => "select",
    }
}

/// What is said where a level was wanted in a game in which the computer has none.
pub fn no_levels() -> String {
    format!("The computer has levels only in {}.", where_it_searches())
}

/// The games in which the computer has levels and gives hints.
fn where_it_searches() -> String {
    format!("Gomoku, on boards of {} to {} cells a side", SIDES.start(), SIDES.end())
}

/// `12 stones`, or `1 piece` in Quarto.
pub fn stones(kind: GameKind, number: usize) -> String {
    let word = match kind {
        GameKind::Rows(_) => "stone",
        GameKind::Quarto(_) => "piece",
    };
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

/// `1 move`, `3 moves`.
pub fn moves(number: usize) -> String {
    if number == 1 { "1 move".to_owned() } else { format!("{number} moves") }
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

/// `2:1, 0 drawn`, and shorter; nothing before the first game has ended.
pub fn short_score(score: Score) -> Vec<String> {
    if score == Score::default() {
        return Vec::new();
    }
    let [first, second] = [Stone::First, Stone::Second].map(|side| score.won(side));
    let won = format!("{first}:{second}");
    vec![format!("{won}, {} drawn", score.drawn()), won]
}

/// `04:12`, `1:04:12`: what is left, in seconds that have begun.
pub fn time(left: Duration) -> String {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `6x6 torus, four alike in a row`.
pub fn quarto_rules(kind: GameKind) -> String {
    let torus = if matches!(kind, GameKind::Quarto(Topology::Torus)) { " torus" } else { "" };
    format!("6x6{torus}, four alike in a row")
}
