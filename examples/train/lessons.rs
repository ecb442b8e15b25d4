//! What the searches of games found, for the fits of the classical weights and of the chance of winning.

use gomoku::engine::{Position, Square, Vcf, Verdict};
use gomoku::rules::{Rule, Stone};

use crate::generate::variant;
use crate::record::Record;
use crate::sample::Sample;

/// A position with its outcome, for the side to move.
pub struct Lesson {
    pub sample: Sample,
    /// 1 for a win, 0 for a loss.
    pub result: f64,
    /// The verdict of the search.
    pub verdict: Verdict,
    /// The index of the move that the search chose.
    pub best: Option<usize>,
}

/// The positions of a game.
pub fn lessons(record: &Record, rule: Rule, vcf: &mut Vcf) -> anyhow::Result<Vec<Lesson>> {
    let mut lessons = Vec::new();
    let mut position = Position::new(variant(record.side, rule)?)?;
    for ply in &record.plies {
        let point = ply.played.point;
        let result = for_mover(record.result, position.to_move());
        if let Some(verdict) = ply.played.verdict
            && let Some(sample) = Sample::of(&mut position, vcf)
        {
            let best = sample.moves.iter().position(|candidate| candidate.point == point);
            let best = best.filter(|_| !matches!(verdict, Verdict::Loss(_)));
            lessons.push(Lesson { sample, result, verdict, best });
        }
        position.place(Square::new(point));
    }
    Ok(lessons)
}

/// A result for `First` as the side to move sees it.
pub fn for_mover(first: f64, mover: Stone) -> f64 {
    match mover {
        Stone::First => first,
        Stone::Second => 1.0 - first,
    }
}

/// A value that a search had, and how the game ended, both for the side to move.
pub struct Judged {
    pub value: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub result: f64,
}

/// The positions of a game that were not decided, as the search judged them.
pub fn judged(record: &Record) -> Vec<Judged> {
    let movers = [Stone::First, Stone::Second].into_iter().cycle();
    let open = record.plies.iter().zip(movers).filter_map(|(ply, mover)| {
        let Some(Verdict::Open(value)) = ply.played.verdict else { return None };
        Some(Judged { value: value.into(), result: for_mover(record.result, mover) })
    });
    open.collect()
}
