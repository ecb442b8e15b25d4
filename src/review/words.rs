//! A review in words: short, and exact about what is proved and what a search thinks.

mod moved;
mod reason;
mod turning;

pub use reason::reason;

use super::chance::Basis;
use super::mark::{Length, Mark};
use super::report::{Report, SideReport};
use crate::player::WinKind;
use crate::rules::{BySide, Coordinates, Point, Shape, Stone};

/// How cells and players are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words<'a> {
    /// The board.
    pub shape: Shape,
    /// How cells are named.
    pub coordinates: Coordinates,
    /// How the sides are called: `X` and `O`, or by names.
    pub players: BySide<&'a str>,
}

impl Words<'_> {
    /// Words that call the sides `X` and `O`.
    pub const fn new(shape: Shape, coordinates: Coordinates) -> Self {
        Self { shape, coordinates, players: BySide { first: "X", second: "O" } }
    }

    /// Where the game was lost.
    ///
    /// `Move 23 lost: after H9 X wins in 9 by fours; J8 was the only defence.`
    pub fn turning_point(&self, report: &Report) -> String {
        turning::turning_point(self, report)
    }

    /// What there is to say of the move with this index, from 0, as a comment in a record; `None` if there is
    /// nothing.
    pub fn moved(&self, report: &Report, index: usize) -> Option<String> {
        moved::moved(self, report, index)
    }

    /// How a side played: `X: 2 blunders, 1 missed win; accuracy 71 %`.
    pub fn side(&self, side: Stone, report: &SideReport) -> String {
        let SideReport { only_moves, good_finds, missed_wins, mistakes, blunders, .. } = *report;
        let counts = [
            (blunders, "blunder"),
            (mistakes, "mistake"),
            (missed_wins, "missed win"),
            (only_moves, "only move"),
            (good_finds, "good find"),
        ];
        let counts = counts.into_iter().filter(|&(number, _)| number > 0);
        let counts: Vec<String> = counts.map(|(number, what)| count(number, what)).collect();
        let counts = if counts.is_empty() { "no marks".to_owned() } else { counts.join(", ") };
        let accuracy = report.accuracy.map(|accuracy| format!("; accuracy {accuracy:.0} %"));
        format!("{}: {counts}{}", self.player(side), accuracy.unwrap_or_default())
    }

    fn player(&self, side: Stone) -> &str {
        self.players.of(side)
    }

    fn cell(&self, point: Point) -> String {
        self.coordinates.name(point, self.shape)
    }

    /// These moves, as many as are shown.
    fn line(&self, pv: &[Point]) -> String {
        moves(pv, pv.len(), |at| self.cell(at))
    }

    /// `H8`, `H8 and J9`, `H8, J9 and K10`.
    fn list(&self, points: &[Point]) -> String {
        let names: Vec<String> = points.iter().map(|&at| self.cell(at)).collect();
        match names.split_last() {
            Some((last, before)) if !before.is_empty() => {
                format!("{} and {last}", before.join(", "))
            }
            _ => names.concat(),
        }
    }
}

impl Mark {
    /// `missed win in 3`.
    pub fn words(self) -> String {
        match self {
            Self::OnlyMove => "only move".to_owned(),
            Self::GoodFind(length) => format!("good find: {}", win(length)),
            Self::MissedWin(length) => format!("missed {}", win(length)),
            Self::Mistake => "mistake".to_owned(),
            Self::Blunder => "blunder".to_owned(),
        }
    }
}

/// `win in 3`, `win in 3 by fours`.
fn win(Length { moves, by: kind }: Length) -> String {
    let by = by(kind).map_or_else(String::new, |by| format!(" {by}"));
    format!("win in {moves}{by}")
}

/// `by fours`; nothing for wins in which some moves threaten nothing at once.
const fn by(kind: WinKind) -> Option<&'static str> {
    match kind {
        WinKind::Fours => Some("by fours"),
        WinKind::ThreesAndFours => Some("by threes and fours"),
        WinKind::Other => None,
    }
}

/// `proved`, `searched to depth 12`.
fn basis(basis: Basis) -> String {
    match basis {
        Basis::Proved => "proved".to_owned(),
        Basis::Searched { depth } => format!("searched to depth {depth}"),
    }
}

/// `1 move`, `4 moves`.
fn in_moves(number: usize) -> String {
    count(number, "move")
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// The names of the first of these moves, which are `all` if all are known.
fn moves(known: &[Point], all: usize, name: impl Fn(Point) -> String) -> String {
    /// So many are told.
    const SHOWN: usize = 7;
    let shown: Vec<String> = known.iter().take(SHOWN).map(|&at| name(at)).collect();
    let rest = if shown.len() < all { " and so on" } else { "" };
    format!("{}{rest}", shown.join(" "))
}
