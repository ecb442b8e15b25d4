//! Limits of a decision.

use super::*;
use crate::player::Stop;

/// Openings with each kind of task, and sides of boards.
const TASKS: [(u8, OpeningRule, &str, Rule); 15] = [
    (15, OpeningRule::Swap, "", Rule::Caro),
    (15, OpeningRule::SwapOne, "", Rule::Freestyle),
    (15, OpeningRule::Swap, "h8 a1 i9", Rule::Freestyle),
    (15, OpeningRule::Swap2, "h8 a1 i9 place-two", Rule::Standard),
    (15, OpeningRule::Pro, "h8 h9", Rule::Freestyle),
    (13, OpeningRule::Rif, "", Rule::Renju),
    (15, OpeningRule::Rif, "h8 h9 j9 keep", Rule::Renju),
    (13, OpeningRule::Yamaguchi, "g7 g8 i8", Rule::Renju),
    (13, OpeningRule::Yamaguchi, "g7 g8 i8 5", Rule::Renju),
    (15, OpeningRule::Soosyrv, "", Rule::Renju),
    (15, OpeningRule::Soosyrv, "h8 h9 j9 keep k10", Rule::Renju),
    (15, OpeningRule::Soosyrv, "h8 h9 j9 keep k10 8", Rule::Renju),
    (15, OpeningRule::Soosyrv, "h8 h9 j9 keep k10 8 keep", Rule::Renju),
    (15, OpeningRule::Taraguchi, "h8 keep h9 keep j9 keep k10", Rule::Renju),
    (15, OpeningRule::Rif, "h8 h9 j9 keep k10 ?i8 ?i7", Rule::Renju),
];

fn planned(opening: &Opening, of: Rule, limits: Limits, ctx: &Ctx) -> (Vec<OpeningAct>, u64) {
    let variant = variant(of, opening.shape().width());
    OpeningPlayer::new(Level::MAX, 1).plan(opening, variant, limits, ctx)
}

#[test]
fn a_decision_takes_no_more_nodes_than_a_move() {
    for (side, rule, acts, of) in TASKS {
        let opening = played_on(side, rule, acts);
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
        for (side, rule, acts, of) in TASKS {
            let player = OpeningPlayer::new(level(number), 1);
            let opening = played_on(side, rule, acts);
            let (_, spent) =
                player.plan(&opening, variant(of, side), Limits::default(), &Ctx::quiet());
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
    for (side, rule, acts, of) in TASKS {
        let (acts, spent) = planned(&played_on(side, rule, acts), of, Limits::default(), &ctx);
        assert!(!acts.is_empty() && spent < 2_000, "{rule}: {spent}");
    }
}

#[test]
fn a_decision_without_time_is_made_at_once() {
    for (side, rule, acts, of) in TASKS {
        for limits in [
            Limits { turn: Some(std::time::Duration::ZERO), ..Limits::default() },
            Limits { left: Some(std::time::Duration::ZERO), ..Limits::default() },
        ] {
            let (acts, spent) = planned(&played_on(side, rule, acts), of, limits, &Ctx::quiet());
            assert!(!acts.is_empty() && spent < 2_000, "{rule}: {spent}");
        }
    }
}

#[test]
fn the_values_of_three_stones_are_known_without_a_search() {
    for (rule, acts, expected) in [
        (OpeningRule::Rif, "h8 h9 g9", "swap"),
        (OpeningRule::Rif, "h8 h9 f6", "keep"),
        (OpeningRule::Yamaguchi, "h8 h9 j7 1", "swap"),
        (OpeningRule::Yamaguchi, "h8 h9 j7 12", "keep"),
    ] {
        let opening = played(rule, acts);
        let found = planned(&opening, Rule::Renju, nodes(5_000), &Ctx::quiet());
        assert_eq!(found, (vec![act(expected, opening.shape())], 0), "{rule} {acts}");
    }
    for rule in [OpeningRule::Rif, OpeningRule::Yamaguchi] {
        let opening = played(rule, "");
        let (acts, spent) = planned(&opening, Rule::Renju, nodes(5_000), &Ctx::quiet());
        assert_eq!((acts.len(), spent), (3, 0), "{rule}");
    }
    // The numbers with which these are most even.
    for (acts, number) in [("h8 h9 h10", 11), ("h8 h9 j7", 6), ("h8 i9 h10", 10)] {
        let opening = played(OpeningRule::Yamaguchi, acts);
        let found = planned(&opening, Rule::Renju, nodes(5_000), &Ctx::quiet());
        assert_eq!(found, (vec![OpeningAct::Declare(number)], 0), "{acts}");
    }
}
