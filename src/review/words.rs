//! Review in words: short, and exact about what is proved and what a search estimates.

mod moved;
mod reason;
mod turning;

pub use reason::reason;

use super::mark::{Length, MoveMark};
use super::report::SideReport;
use super::variation::Basis;
use crate::player::WinKind;
use crate::rules::{BySide, Coordinates, Point, Shape, Stone};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words<'a> {
    pub shape: Shape,
    pub coordinates: Coordinates,
    /// Names of the sides: `X` and `O`, or the players'.
    pub players: BySide<&'a str>,
}

impl Words<'_> {
    pub const fn new(shape: Shape, coordinates: Coordinates) -> Self {
        Self { shape, coordinates, players: BySide { first: "X", second: "O" } }
    }

    /// Describes a side's play: `X: 2 blunders, 1 missed win; accuracy 71 %`.
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

    fn line(&self, pv: &[Point]) -> String {
        moves(pv, pv.len(), |at| self.cell(at))
    }

    /// Joins cells: `H8`, `H8 and J9`, `H8, J9 and K10`.
    pub fn list(&self, points: &[Point]) -> String {
        let names: Vec<String> = points.iter().map(|&at| self.cell(at)).collect();
        match names.split_last() {
            Some((last, before)) if !before.is_empty() => {
                format!("{} and {last}", before.join(", "))
            }
            _ => names.concat(),
        }
    }
}

impl MoveMark {
    /// Describes a mark: `missed win in 3`.
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

/// Describes a win: `win in 3`, `win in 3 by fours`.
fn win(Length { moves, by: kind }: Length) -> String {
    let by = by(kind).map_or_else(String::new, |by| format!(" {by}"));
    format!("win in {moves}{by}")
}

/// Describes the kind of a win: `by fours`; empty if some moves make no immediate threat.
const fn by(kind: WinKind) -> Option<&'static str> {
    match kind {
        WinKind::Fours => Some("by fours"),
        WinKind::ThreesAndFours => Some("by threes and fours"),
        WinKind::Other => None,
    }
}

/// Describes a basis: `proved`, `searched to depth 12`.
fn basis(basis: Basis) -> String {
    match basis {
        Basis::Proved => "proved".to_owned(),
        Basis::Searched { depth } => format!("searched to depth {depth}"),
    }
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

/// Lists the first of `all` moves, as far as known.
fn moves(known: &[Point], all: usize, name: impl Fn(Point) -> String) -> String {
    const SHOWN: usize = 7;
    let shown: Vec<String> = known.iter().take(SHOWN).map(|&at| name(at)).collect();
    let rest = if shown.len() < all { " and so on" } else { "" };
    format!("{}{rest}", shown.join(" "))
}
