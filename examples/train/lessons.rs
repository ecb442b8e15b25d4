//! Results of searches in games, for fitting the classical weights and the winning chance.

use gomoku::engine::{Position, Square, Vcf, Verdict};
use gomoku::rules::{Rule, Stone};

use crate::generate::variant;
use crate::record::Record;
use crate::sample::Sample;

/// Position with its outcome, for the side to move.
pub struct Lesson {
    pub sample: Sample,
    /// Result: 1 for a win, 0 for a loss.
    pub result: f64,
    /// Verdict of the search.
    pub verdict: Verdict,
    /// Index of the move chosen by the search.
    pub best: Option<usize>,
}

/// Converts the positions of a game.
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

/// Converts a result for `First` to the view of the side to move.
pub fn for_mover(first: f64, mover: Stone) -> f64 {
    match mover {
        Stone::First => first,
        Stone::Second => 1.0 - first,
    }
}

/// Value found by a search, and the result of the game, both for the side to move.
pub struct Judged {
    pub value: f64,
    /// Result: 1 for a win, 0.5 for a draw, 0 for a loss.
    pub result: f64,
}

/// Lists the undecided positions of a game, with the values of their searches.
pub fn judged(record: &Record) -> Vec<Judged> {
    let movers = [Stone::First, Stone::Second].into_iter().cycle();
    let open = record.plies.iter().zip(movers).filter_map(|(ply, mover)| {
        let Some(Verdict::Open(value)) = ply.played.verdict else { return None };
        Some(Judged { value: value.into(), result: for_mover(record.result, mover) })
    });
    open.collect()
}
