//! Random moves in any game, with any opening.

use gomoku::friend::{Proposal, Role};
use gomoku::game::{GameKind, MoveLimit, Target, TimeControl};
use gomoku::quarto::{Board, Piece};
use gomoku::record::Record;
use gomoku::rules::opening::{Choice, OpeningRule};
use gomoku::rules::{Rule, Variant};

/// Moves that are tried before the game counts as one without any.
const TRIES: usize = 4000;

/// Returns a random legal target; `None` after the end.
pub fn target(record: &Record, chance: &mut fastrand::Rng) -> Option<Target> {
    let cursor = record.cursor();
    cursor.state().mover()?;
    let cells: Vec<_> = record.shape().points().collect();
    for _ in 0..TRIES {
        let target = match chance.u32(0..20) {
            0 => Target::Choose(Choice::ALL[chance.usize(0..Choice::ALL.len())]),
            1 => Target::Declare(chance.u8(1..=12)),
            2..=5 => Target::Piece(Piece::new(chance.u8(0..16))?),
            _ => Target::Cell(cells[chance.usize(0..cells.len())]),
        };
        if cursor.check(target).is_ok() {
            return Some(target);
        }
    }
    // Few cells are left.
    cells.into_iter().map(Target::Cell).find(|target| cursor.check(*target).is_ok())
}

/// All kinds of games that are tried.
pub fn kinds() -> Vec<GameKind> {
    let mut kinds: Vec<GameKind> =
        ["7x6-4-fall", "3x3-3", "9x9-5-torus", "9x7-4", "8x8-5-fall", "13x13-5-exact", "19"]
            .iter()
            .filter_map(|text| text.parse().ok())
            .collect();
    kinds.extend(Rule::ALL.map(|rule| GameKind::Rows(Variant::GOMOKU_15.with_rule(rule))));
    let boards = [Board::PLANE, Board::TORUS, Board::SMALL, Board::SMALL_TORUS];
    kinds.extend(boards.map(GameKind::Quarto));
    kinds
}

/// Returns the proposal with this number: every kind, and then every opening where one fits.
pub fn proposal(number: usize) -> Proposal {
    let kinds = kinds();
    let openings: Vec<(GameKind, OpeningRule)> = kinds
        .iter()
        .flat_map(|kind| OpeningRule::ALL.map(|opening| (*kind, opening)))
        .filter(|(kind, opening)| match kind {
            GameKind::Rows(variant) => opening.check(*variant).is_ok(),
            GameKind::Quarto(_) => *opening == OpeningRule::Free,
        })
        .collect();
    let (kind, opening) = openings[number % openings.len()];
    let round = number / openings.len();
    let first = [Some(Role::Host), Some(Role::Guest), None][round % 3];
    let is_odd = (number % openings.len() + round / 3) % 2 == 1;
    let has_limit = is_odd && MoveLimit::applies_to(kind);
    let limit = if has_limit { MoveLimit::moves(60).unwrap_or_default() } else { MoveLimit::Full };
    let clock: TimeControl = ["none", "5m+3s", "1m/move"][number % 3].parse().unwrap_or_default();
    Proposal { kind, opening, clock, limit, first }
}

/// Number of proposals with every kind, opening and way to decide who moves first.
pub fn proposals() -> usize {
    let fits = |kind: &GameKind, opening: OpeningRule| match kind {
        GameKind::Rows(variant) => opening.check(*variant).is_ok(),
        GameKind::Quarto(_) => opening == OpeningRule::Free,
    };
    let of = |kind: GameKind| OpeningRule::ALL.into_iter().filter(move |it| fits(&kind, *it));
    3 * kinds().into_iter().flat_map(of).count()
}
