//! Review in words: short, and exact about what is proved and what is estimated by a search.

mod moved;
mod reason;
mod turning;

pub use reason::reason;

use super::mark::{Length, MoveMark};
use super::proved::ProvedPart;
use super::report::SideReport;
use super::variation::Basis;
use crate::game::{GameKind, Target};
use crate::locale::{self, text};
use crate::player::WinKind;
use crate::rules::{BySide, Coordinates, Point, Stone};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words<'a> {
    pub kind: GameKind,
    pub coordinates: Coordinates,
    /// Names of the sides; without them, their signs.
    pub players: Option<BySide<&'a str>>,
}

impl Words<'_> {
    pub const fn new(kind: GameKind, coordinates: Coordinates) -> Self {
        Self { kind, coordinates, players: None }
    }

    /// Describes a side's play: `X: 2 blunders, 1 missed win, accuracy 71%`.
    pub fn side(&self, side: Stone, report: &SideReport) -> String {
        let SideReport { only_moves, good_finds, missed_wins, mistakes, blunders, .. } = *report;
        let counts = [
            (blunders, text!("review-blunders", count = blunders)),
            (mistakes, text!("review-mistakes", count = mistakes)),
            (missed_wins, text!("review-missed-wins", count = missed_wins)),
            (only_moves, text!("review-only-moves", count = only_moves)),
            (good_finds, text!("review-good-finds", count = good_finds)),
        ];
        let mut parts: Vec<String> =
            counts.into_iter().filter(|&(number, _)| number > 0).map(|(_, words)| words).collect();
        if parts.is_empty() {
            parts.push(text!("review-no-mistakes"));
        }
        if let Some(accuracy) = report.accuracy {
            parts.push(text!("review-accuracy", percent = format!("{accuracy:.0}")));
        }
        let parts = parts.join(&text!("list-comma"));
        text!("review-side", player = self.player(side), parts = parts)
    }

    /// Says that the first player wins by the embedded proof, and how the game leaves it.
    pub fn proved_part(&self, part: ProvedPart) -> String {
        let player = self.player(Stone::First);
        let wins = match part.from {
            0 => text!("review-proof-start", player = player),
            from => text!("review-proof-after", player = player, number = from),
        };
        let left = part.left.map(|(index, answer)| {
            let (number, cell) = (self.number(index), self.cell(answer));
            text!("review-proof-left", player = player, number = number, cell = cell)
        });
        let sentences: Vec<String> = std::iter::once(wins).chain(left).collect();
        sentences.join(&text!("between-sentences"))
    }

    fn player(&self, side: Stone) -> String {
        self.players.map_or_else(|| sign(self.kind, side), |players| (*players.of(side)).to_owned())
    }

    fn cell(&self, point: Point) -> String {
        self.coordinates.name(point, self.kind.shape())
    }

    /// Names a cell, or a piece as the board shows it: `11[W*]`.
    fn target(&self, target: Target) -> String {
        match target {
            Target::Cell(point) => self.cell(point),
            Target::Piece(piece) => format!("{}{}", piece.number(), piece.letters()),
            _ => text!("pass"),
        }
    }

    /// Number of the move with this index: from 1, or from 0 in Quarto, where a move is a piece that
    /// is given and placed.
    const fn number(&self, index: usize) -> usize {
        match self.kind {
            GameKind::Rows(_) => index + 1,
            GameKind::Quarto(_) => index / 2,
        }
    }

    fn line(&self, pv: &[Target]) -> String {
        moves(pv, pv.len(), |at| self.target(at))
    }

    /// Joins cells: `H8`, `H8 and J9`, `H8, J9 and K10`.
    pub fn list(&self, points: &[Point]) -> String {
        let names: Vec<String> = points.iter().map(|&at| self.cell(at)).collect();
        locale::list(&names)
    }
}

/// Sign of a side: `X` and `O`, or in Quarto `First` and `Second`.
pub fn sign(kind: GameKind, side: Stone) -> String {
    match (kind, side) {
        (GameKind::Rows(_), side) => side.to_string(),
        (GameKind::Quarto(_), Stone::First) => text!("side-first"),
        (GameKind::Quarto(_), Stone::Second) => text!("side-second"),
    }
}

impl MoveMark {
    /// Describes a mark: `missed win in 3`.
    pub fn words(self) -> String {
        match self {
            Self::OnlyMove => text!("mark-only-move"),
            Self::GoodFind(Length { moves, by }) => {
                text!("mark-good-find", moves = moves, by = by_name(by))
            }
            Self::MissedWin(Length { moves, by }) => {
                text!("mark-missed-win", moves = moves, by = by_name(by))
            }
            Self::Mistake => text!("mark-mistake"),
            Self::Blunder => text!("mark-blunder"),
        }
    }
}

/// Names the kind of a win for the selectors of messages.
const fn by_name(kind: WinKind) -> &'static str {
    match kind {
        WinKind::Fours => "fours",
        WinKind::ThreesAndFours => "threes",
        WinKind::Other => "other",
    }
}

/// Describes a basis: `proved`, `search depth 12`.
fn basis(basis: Basis) -> String {
    match basis {
        Basis::Proved => text!("review-proved"),
        Basis::Searched { depth } => text!("review-searched", depth = depth),
    }
}

/// Lists the first of `all` moves, as far as known.
fn moves<M: Copy>(known: &[M], all: usize, name: impl Fn(M) -> String) -> String {
    const SHOWN: usize = 7;
    let shown: Vec<String> = known.iter().take(SHOWN).map(|&at| name(at)).collect();
    let line = shown.join(" ");
    if shown.len() < all { text!("moves-cut", moves = line) } else { line }
}
