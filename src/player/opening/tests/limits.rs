//! Limits of a decision.

use super::*;
use crate::player::Stop;

/// Openings with each kind of task.
const TASKS: [(OpeningRule, &str, Rule); 14] = [
    (OpeningRule::Swap, "", Rule::Caro),
    (OpeningRule::SwapOne, "", Rule::Freestyle),
    (OpeningRule::Swap, "h8 a1 i9", Rule::Freestyle),
    (OpeningRule::Swap2, "h8 a1 i9 place-two", Rule::Standard),
    (OpeningRule::Pro, "h8 h9", Rule::Freestyle),
    (OpeningRule::Rif, "", Rule::Renju),
    (OpeningRule::Rif, "h8 h9 j9 keep", Rule::Renju),
    (OpeningRule::Yamaguchi, "h8 h9 j9", Rule::Renju),
    (OpeningRule::Yamaguchi, "h8 h9 j9 5", Rule::Renju),
    (OpeningRule::Soosyrv, "h8 h9 j9 keep k10", Rule::Renju),
    (OpeningRule::Soosyrv, "h8 h9 j9 keep k10 8", Rule::Renju),
    (OpeningRule::Soosyrv, "h8 h9 j9 keep k10 8 keep", Rule::Renju),
    (OpeningRule::Taraguchi, "h8 keep h9 keep j9 keep k10", Rule::Renju),
    (OpeningRule::Rif, "h8 h9 j9 keep k10 ?i8 ?i7", Rule::Renju),
];

fn planned(opening: &Opening, of: Rule, limits: Limits, ctx: &Ctx) -> (Vec<OpeningAct>, u64) {
    OpeningPlayer::new(Level::MAX, 1).plan(opening, variant(of, 15), limits, ctx)
}

#[test]
fn a_decision_takes_no_more_nodes_than_a_move() {
    for (rule, acts, of) in TASKS {
        let opening = played(rule, acts);
        for limit in [1, 20, 100, 340, 1_250, 20_000] {
            let (acts, spent) = planned(&opening, of, nodes(limit), &Ctx::quiet());
            // A search looks at its limit from time to time.
            assert!(
                spent <= limit + limit / 100 && !acts.is_empty(),
                "{rule} {acts:?}: {spent} of {limit}"
            );
            // Most of them are used.
            assert!(limit < 340 || 2 * spent > limit, "{rule} {acts:?}: {spent} of {limit}");
        }
    }
}

#[test]
fn a_level_has_its_own_limits() {
    for (number, most) in [(1, 100), (4, 100), (5, 340), (7, 5_000)] {
        for (rule, acts, of) in TASKS {
            let player = OpeningPlayer::new(level(number), 1);
            let opening = played(rule, acts);
            let (_, spent) =
                player.plan(&opening, variant(of, 15), Limits::default(), &Ctx::quiet());
            assert!(spent <= most + 5, "{rule} {acts}: {spent} at level {number}");
        }
    }
}

#[test]
fn the_stop_flag_ends_a_decision() {
    // Without it, each of them would take five seconds.
    let stop = Stop::default();
    stop.stop();
    let ctx = Ctx::new(stop, |_| {});
    for (rule, acts, of) in TASKS {
        let (acts, spent) = planned(&played(rule, acts), of, Limits::default(), &ctx);
        assert!(!acts.is_empty() && spent < 2_000, "{rule}: {spent}");
    }
}

#[test]
fn a_decision_without_time_is_made_at_once() {
    for (rule, acts, of) in TASKS {
        for limits in [
            Limits { turn: Some(std::time::Duration::ZERO), ..Limits::default() },
            Limits { left: Some(std::time::Duration::ZERO), ..Limits::default() },
        ] {
            let (acts, spent) = planned(&played(rule, acts), of, limits, &Ctx::quiet());
            assert!(!acts.is_empty() && spent < 2_000, "{rule}: {spent}");
        }
    }
}
