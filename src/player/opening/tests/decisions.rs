//! Decisions of the computer: sides, stones and fifth moves.

use super::*;
use crate::player::opening::ahead::{Aim, Fifths};
use crate::player::opening::judge::{Ranked, Share};
use crate::rules::Stone;
use crate::rules::opening::Choice;
use crate::rules::opening::Zone;

const SEEDS: [u64; 3] = [1, 2, 3];

#[track_caller]
fn check(rule: OpeningRule, acts: &str, of: Rule, expected: &str) {
    let opening = played(rule, acts);
    for number in [1, 5, 10] {
        for seed in SEEDS {
            let found = chosen(&opening, of, number, seed, nodes(400));
            assert_eq!(found, act(expected, opening.shape()), "{rule} {acts} {number} {seed}");
        }
    }
}

/// Value for the first side of the stones of an opening, found by a longer search.
fn value(opening: &Opening, of: Rule) -> i32 {
    value_by(opening, of, 5_000)
}

/// Value for the first side of the stones of an opening, found by a search of a number of nodes.
fn value_by(opening: &Opening, of: Rule, searched: u64) -> i32 {
    let (ctx, stop) = (Ctx::quiet(), crate::player::Stop::default());
    let mut judge = Judge::new(variant(of, 15), nodes(searched), ctx.also_stopped_by(&stop));
    let stones: Vec<Point> = opening.stones().map(|(point, _)| point).collect();
    judge.value(&stones, Aim::BestFor(Stone::First), Share::ALL)
}

#[test]
fn the_better_side_is_chosen() {
    use Rule::{Freestyle, Renju, Standard};
    // Two stones in the middle against one in a corner, and the reverse.
    for of in [Freestyle, Standard] {
        check(OpeningRule::Swap, "h8 a1 i9", of, "swap");
        check(OpeningRule::Swap, "a1 h8 o15", of, "keep");
        check(OpeningRule::Swap2, "h8 a1 i9", of, "swap");
        check(OpeningRule::Swap2, "a1 h8 o15", of, "keep");
        // The player who opened has the first side.
        check(OpeningRule::Swap2, "h8 a1 i9 place-two a15 h10", of, "keep");
        check(OpeningRule::Swap2, "a1 h8 o15 place-two i9 a15", of, "swap");
        check(OpeningRule::SwapOne, "h8", of, "swap");
    }
    for (cell, expected) in [("a1", Choice::Keep), ("b2", Choice::Keep), ("g7", Choice::Swap)] {
        let opening = played(OpeningRule::SwapOne, cell);
        let found = chosen(&opening, Freestyle, 10, 1, nodes(20_000));
        assert_eq!(found, OpeningAct::Choose(expected), "{cell}");
    }
    check(OpeningRule::Taraguchi, "h8", Renju, "swap");
    // The fourth stone is wasted, so every fifth move is good.
    check(OpeningRule::Soosyrv, "h8 h9 j9 keep a1 8", Renju, "keep");
    check(OpeningRule::Soosyrv, "h8 h9 j9 swap a1 8", Renju, "keep");
    check(OpeningRule::Taraguchi, "h8 keep h9 keep j9 keep k11", Renju, "offer-many");
}

#[test]
fn equal_sides_leave_the_first_one() {
    // Without an engine for the board, all positions are equal.
    let variant = variant(Rule::Freestyle, 25);
    let mut opening = Opening::new(OpeningRule::Swap, variant).unwrap();
    for (row, col) in [(0, 0), (1, 1), (2, 2)] {
        opening.play(OpeningAct::Stone(Point::new(row, col))).unwrap();
    }
    let mut player = OpeningPlayer::new(level(5), 1);
    let found = player.choose(&opening, variant, &Limits::default(), &Ctx::quiet());
    assert_eq!(found, Some(OpeningAct::Choose(Choice::Swap)));
}

#[test]
fn stones_before_a_swap_are_even() {
    let mut all = 0;
    for seed in SEEDS {
        for (rule, of) in [
            (OpeningRule::Swap, Rule::Freestyle),
            (OpeningRule::Swap, Rule::Standard),
            (OpeningRule::Swap, Rule::Caro),
            (OpeningRule::SwapOne, Rule::Freestyle),
        ] {
            let opening = play(rule, variant(of, 15), 8, seed, 10_000);
            let value = value_by(&opening, of, 10_000);
            assert!(value.abs() < 120, "{rule} {of:?} {seed}: {value}");
            all += value.abs();
        }
        // Stones in the middle are good for the first side, until two more are placed.
        let mut opening = played(OpeningRule::Swap2, "h8 j10 i9 place-two");
        let before = value_by(&opening, Rule::Freestyle, 10_000);
        let mut player = OpeningPlayer::new(level(8), seed);
        for _ in 0..2 {
            let of = Variant::GOMOKU_15;
            let act = player.choose(&opening, of, &nodes(10_000), &Ctx::quiet());
            opening.play(act.unwrap()).unwrap();
        }
        let after = value_by(&opening, Rule::Freestyle, 10_000);
        assert!(after.abs() < 120 && after.abs() < before.abs(), "{before} {after}");
    }
    assert!(all < 12 * 50, "{all}");
}

#[test]
fn stones_that_are_not_even_after_all_are_not_placed() {
    let (ctx, stop) = (Ctx::quiet(), crate::player::Stop::default());
    let of = Variant::GOMOKU_15;
    let stones = |acts| -> Vec<Point> {
        played(OpeningRule::Swap, acts).stones().map(|(point, _)| point).collect()
    };
    let even = crate::player::balanced_stones(of.shape(), Rule::Freestyle, 1).to_vec();
    for seed in SEEDS {
        let judge = Judge::new(of, nodes(5_000), ctx.also_stopped_by(&stop));
        let mut planner = Planner { judge, random: Rng::with_seed(seed), variant: of };
        // The first ones were judged wrongly.
        let ranked = vec![
            Ranked { stones: stones("h8 a1 i9"), value: 0 },
            Ranked { stones: stones("h8 a15 h9"), value: 1 },
            Ranked { stones: even.clone(), value: 30 },
        ];
        assert_eq!(planner.any_even(&[], ranked), even, "{seed}");
    }
}

/// Games of renju are even where the value is about 80.
#[test]
fn fifth_stones_of_renju_are_as_even_as_its_games() {
    let mut all = 0;
    for seed in SEEDS {
        let mut opening = played(OpeningRule::Taraguchi, "h8 keep i9 keep h10 keep f9 keep");
        let mut player = OpeningPlayer::new(level(8), seed);
        let of = variant(Rule::Renju, 15);
        let act = player.choose(&opening, of, &nodes(10_000), &Ctx::quiet());
        opening.play(act.unwrap()).unwrap();
        all += value(&opening, Rule::Renju);
    }
    assert!((3 * 30..3 * 130).contains(&all), "{all}");
}

#[test]
fn stones_without_a_swap_are_good_for_their_player() {
    // In the pro opening, the second side places its stone beside the first one.
    let opening = played(OpeningRule::Pro, "h8");
    for number in [1, 5, 10] {
        let OpeningAct::Stone(point) = chosen(&opening, Rule::Freestyle, number, 1, nodes(400))
        else {
            panic!("no stone")
        };
        assert!(point.row.abs_diff(7).max(point.col.abs_diff(7)) <= 2, "{number}: {point:?}");
    }
    // In RIF, the fourth stone is placed near the others.
    let opening = played(OpeningRule::Rif, "h8 h9 j9 keep");
    let found = chosen(&opening, Rule::Renju, 8, 1, nodes(20_000));
    let mut wasted = opening.clone();
    wasted.play(act("a1", opening.shape())).unwrap();
    let mut good = opening;
    good.play(found).unwrap();
    assert!(value(&good, Rule::Renju) + 50 < value(&wasted, Rule::Renju));
}

#[test]
fn the_fourth_stone_is_compared_by_the_fifth_moves_after_it() {
    let stop = crate::player::Stop::default();
    let ctx = Ctx::quiet();
    for (rule, acts) in
        [(OpeningRule::Rif, "h8 h9 j9 keep"), (OpeningRule::Yamaguchi, "h8 h9 j9 6 keep")]
    {
        let opening = played(rule, acts);
        let mut planners = [(); 2].map(|()| {
            let of = variant(Rule::Renju, 15);
            let judge = Judge::new(of, nodes(3_000), ctx.also_stopped_by(&stop));
            Planner { judge, random: Rng::with_seed(1), variant: of }
        });
        let [one, other] = &mut planners;
        let acts = one.acts(&opening, &opening);
        let candidates = cells::continuations(&opening, &[Zone::Anywhere], &mut other.random);
        let wanted = match ahead::fifths(&opening) {
            Fifths::AfterFourth(wanted) => wanted,
            fifths => panic!("{rule}: {fifths:?}"),
        };
        let fourths = other.fourths(&opening, candidates, wanted);
        let best = fourths.iter().min_by_key(|it| it.value).unwrap();
        assert_eq!(acts, [OpeningAct::Stone(best.stones[0])], "{rule}: {fourths:?}");
        // The fourth moves differ in this.
        assert!(fourths.iter().any(|it| it.value > best.value), "{rule}: {fourths:?}");
    }
}

#[test]
fn the_fifth_move_that_is_worst_for_the_first_side_is_chosen() {
    // A stone in a corner is worth nothing.
    let acts = "h8 h9 j9 keep k10";
    for (offers, expected) in
        [("?a1 ?i8", "a1"), ("?i8 ?a1", "a1"), ("?o15 ?j8", "o15"), ("?i7 ?a15", "a15")]
    {
        check(OpeningRule::Rif, &format!("{acts} {offers}"), Rule::Renju, expected);
    }
}

#[test]
fn the_fifth_moves_that_are_best_for_the_first_side_are_offered() {
    let opening = played(OpeningRule::Rif, "h8 h9 j9 keep k11");
    let offered = |number, few| {
        let mut opening = opening.clone();
        let mut player = OpeningPlayer::new(level(number), 5);
        while let Some(act) =
            player.choose(&opening, variant(Rule::Renju, 15), &nodes(few), &Ctx::quiet())
            && matches!(act, OpeningAct::Offer(_))
        {
            opening.play(act).unwrap();
        }
        opening.offered().to_vec()
    };
    let value_of = |cell: Point| {
        let mut opening = opening.clone();
        opening.play(OpeningAct::Offer(cell)).unwrap();
        opening.play(OpeningAct::Offer(Point::new(14, 14))).unwrap();
        opening.play(OpeningAct::Stone(cell)).unwrap();
        value(&opening, Rule::Renju)
    };
    let wasted = value_of(Point::new(0, 0));
    for (number, few) in [(1, 100), (5, 340), (8, 20_000)] {
        for cell in offered(number, few) {
            assert!(value_of(cell) > wasted + 50, "{number}: {cell:?}");
        }
    }
}

#[test]
fn the_number_of_fifth_moves_makes_them_even() {
    // The fourth stone is wasted, so that there are many good fifth moves.
    let opening = played(OpeningRule::Soosyrv, "h8 h9 j9 keep a1");
    for number in [1, 5, 10] {
        for seed in SEEDS {
            let found = chosen(&opening, Rule::Renju, number, seed, nodes(400));
            assert!(matches!(found, OpeningAct::Declare(5..=8)), "{number} {seed}: {found:?}");
        }
    }
    let opening = played(OpeningRule::Yamaguchi, "h8 h9 j9");
    let found = chosen(&opening, Rule::Renju, 5, 1, nodes(340));
    assert!(matches!(found, OpeningAct::Declare(1..=12)), "{found:?}");
}

#[test]
fn the_holder_of_the_better_side_does_not_change_by_chance() {
    let opening = played(OpeningRule::Swap2, "h8 a1 i9");
    for seed in 0..20 {
        let found = chosen(&opening, Rule::Freestyle, 4, seed, nodes(100));
        assert_eq!(found, OpeningAct::Choose(Choice::Swap));
    }
    assert!(value(&opening, Rule::Freestyle) > 100);
    assert_eq!(opening.to_move(), Stone::Second);
}
