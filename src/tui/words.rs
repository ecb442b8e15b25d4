//! How the screen calls things.

mod computer;
mod reason;

pub use computer::{
    NO_COMPUTER, NO_HINT, NO_HINT_IN_QUARTO, NO_LEVEL, NO_LEVELS, NO_OTHER_LEVEL, SAME_PLAYERS,
    computers_turn, has_levels, hint, opponent, pairing, paused, players, seeking, thinking,
};

use super::playing::{Pieces, Playing, Rows, Turn};
use crate::formats::Kind;
use crate::play::{Draw, Outcome, Players, State, Tally, Win};
use crate::player::Level;
use crate::quarto::{Attribute, Four, Piece, Status};
use crate::rules::{Coordinates, Row, Stone, Topology, Variant, in_words};

/// What every refused input is answered with, before the reason.
pub const ILLEGAL: &str = "Illegal input, please try again";

/// `Illegal input, please try again: there is a stone there already`.
pub fn illegal(reason: &impl std::fmt::Display) -> String {
    format!("{ILLEGAL}: {reason}")
}

/// How players and cells are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Naming {
    /// Who plays.
    pub players: Players,
    /// How cells are named.
    pub coordinates: Coordinates,
}

/// The glyph of a side's stones.
pub const fn mark(stone: Stone) -> char {
    match stone {
        Stone::First => 'X',
        Stone::Second => 'O',
    }
}

/// The name of a side.
pub const fn name(stone: Stone, players: Players) -> &'static str {
    match stone {
        _ if players.is_computer(stone) => "Computer",
        Stone::First => "Player 1",
        Stone::Second => "Player 2",
    }
}

/// `Player 1 (X)`; `Computer (level 3, X)` where there are two of them.
fn player(stone: Stone, players: Players) -> String {
    let (name, mark) = (name(stone, players), mark(stone));
    match players.level(stone) {
        Some(level) if players.are_computers() => format!("{name} (level {level}, {mark})"),
        _ => format!("{name} ({mark})"),
    }
}

/// A side as the game on the table has it: with its mark where it has one.
pub fn player_of(playing: &Playing, stone: Stone, players: Players) -> String {
    match playing {
        Playing::Rows(_) => player(stone, players),
        Playing::Quarto(_) => name(stone, Players::PERSONS).to_owned(),
    }
}

/// `12 stones`, or `1 piece` in Quarto.
pub fn stones(kind: Kind, number: usize) -> String {
    let word = match kind {
        Kind::Rows(_) => "stone",
        Kind::Quarto(_) => "piece",
    };
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

/// `15, 17 or 19`.
pub fn sizes() -> String {
    let sides = Variant::OFFERED.map(|variant| variant.shape().width().to_string());
    let (last, others) = sides.split_last().unwrap_or((&sides[0], &[]));
    format!("{} or {last}", others.join(", "))
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

/// Whose turn it is, or who won and how: the longest form first.
pub fn state(playing: &Playing, naming: Naming) -> Vec<String> {
    match playing {
        Playing::Rows(rows) => rows_state(rows, naming),
        Playing::Quarto(pieces) => quarto_state(pieces, naming.coordinates),
    }
}

fn rows_state(rows: &Rows, Naming { players, coordinates }: Naming) -> Vec<String> {
    let names = |stone| [player(stone, players), mark(stone).to_string()];
    let outcome = match rows.play().state() {
        State::ToMove(stone) => return names(stone).map(|who| format!("{who} to move")).into(),
        State::Over(outcome) => outcome,
    };
    match outcome {
        Outcome::Won(winner, Win::Row) => {
            let row = in_words(rows.variant().row_length());
            let mut forms: Vec<String> =
                names(winner).map(|who| format!("{who} wins: {row} in a row")).into();
            if !rows.variant().is_offered() {
                let shape = rows.variant().shape();
                let named = |row: Row| match coordinates {
                    Coordinates::Numbers => row.to_string(),
                    Coordinates::Letters => {
                        format!("{} from {}", row.axis(), coordinates.name(row.start(), shape))
                    }
                };
                let groups: Vec<String> = rows.game().winning_rows().map(named).collect();
                forms.insert(0, format!("{}, {}", forms[0], groups.join("; ")));
            }
            forms
        }
        Outcome::Won(winner, Win::Resignation) => {
            let loser = winner.opponent();
            let [full, short] = names(winner);
            vec![
                format!("{full} wins: {} resigned", name(loser, players)),
                format!("{short} wins: {} resigned", mark(loser)),
            ]
        }
        Outcome::Drawn(Draw::FullBoard) => vec!["Draw: the board is full".to_owned()],
    }
}

fn quarto_state(pieces: &Pieces, coordinates: Coordinates) -> Vec<String> {
    let game = pieces.game();
    match (pieces.turn(), game.status()) {
        (Turn::Over(None), _) => vec!["Draw: all pieces are placed".to_owned()],
        (Turn::Over(Some(winner)), _) => {
            let (winner, loser) = [winner, winner.opponent()].map(quarto_name).into();
            if pieces.resigned().is_some() {
                return vec![format!("{winner} wins: {loser} resigned")];
            }
            let at = |four: &Four| {
                let name = |point| coordinates.name(point, game.shape());
                four.points.map(name).join(" ")
            };
            let words = |four: &Four| format!("four {}", shared(&four.shared));
            let named = |four: Four| format!("{} at {}", words(&four), at(&four));
            let fours: Vec<String> = game.fours().map(|four| words(&four)).collect();
            let first = fours.first().cloned().unwrap_or_default();
            vec![
                format!(
                    "{winner} wins: {}",
                    game.fours().map(named).collect::<Vec<_>>().join("; ")
                ),
                format!("{winner} wins: {}", fours.join(", ")),
                format!("{winner}: {first}"),
            ]
        }
        (Turn::Of(mover), Status::Place(_, selected)) => {
            let (mover, number) = (quarto_name(mover), selected.number());
            let piece = piece(selected);
            vec![
                format!("{mover} places piece {number} {piece} {}", attributes(selected)),
                format!("{mover} places {number} {piece}"),
            ]
        }
        (Turn::Of(mover), _) => {
            let mover = quarto_name(mover);
            vec![format!("{mover} selects a piece"), format!("{mover} selects")]
        }
    }
}

const fn quarto_name(stone: Stone) -> &'static str {
    name(stone, Players::PERSONS)
}

/// What the four have in common: `white and solid`.
fn shared(attributes: &[Attribute]) -> String {
    let words: Vec<&str> = attributes.iter().map(|shared| shared.word()).collect();
    words.join(" and ")
}

/// `2 won, 1 lost, 0 drawn`, after the level of the computer: the longest form first.
pub fn score(tally: Tally, side: Stone, level: Option<Level>) -> [String; 2] {
    let level = level.map_or_else(String::new, |level| format!("level {level}: "));
    let short = format!("{level}{} won, {} lost", tally.won(side), tally.lost(side));
    [format!("{short}, {} drawn", tally.drawn()), short]
}

/// `2:1, 0 drawn`, and shorter; nothing before the first game has ended.
pub fn short_score(tally: Tally) -> Vec<String> {
    if tally == Tally::default() {
        return Vec::new();
    }
    let [first, second] = [Stone::First, Stone::Second].map(|side| tally.won(side));
    let score = format!("{first}:{second}");
    vec![format!("{score}, {} drawn", tally.drawn()), score]
}

/// `6x6 torus, four alike in a row`.
pub fn quarto_rules(kind: Kind) -> String {
    let torus = if matches!(kind, Kind::Quarto(Topology::Torus)) { " torus" } else { "" };
    format!("6x6{torus}, four alike in a row")
}
