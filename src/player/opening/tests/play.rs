//! Every rule to its end.

use std::collections::BTreeSet;

use super::*;
use crate::rules::opening::{Choice, RenjuOpening, Work, alike};

/// Rules with a board for each: renju for its own openings.
fn rules() -> impl Iterator<Item = (OpeningRule, Variant)> {
    OpeningRule::ALL.into_iter().flat_map(|rule| {
        let rules = if rule.is_of_renju() {
            [Rule::Renju, Rule::Freestyle]
        } else {
            [Rule::Freestyle, Rule::Standard]
        };
        rules.map(|of| (rule, variant(of, 15)))
    })
}

#[test]
fn the_computer_plays_both_seats_of_every_rule_to_the_end_the_same_for_a_seed() {
    for (rule, variant) in rules() {
        for number in [1, 5, 10] {
            for seed in [1, 50] {
                let opening = play(rule, variant, number, seed, 250);
                assert!(opening.is_over());
                assert_eq!(play(rule, variant, number, seed, 250), opening, "{rule} {number}");
            }
        }
    }
}

#[test]
fn a_player_without_memory_finds_the_same_acts() {
    for (rule, variant) in rules() {
        let opening = play(rule, variant, 5, 9, 250);
        let mut copy = Opening::new(rule, variant).unwrap();
        for &act in opening.acts() {
            let seed = 10 + copy.task().unwrap().seat as u64;
            let mut player = OpeningPlayer::new(level(5), seed);
            let found = player.choose(&copy, variant, &nodes(250), &Ctx::quiet());
            assert_eq!(found, Some(act), "{rule} after {:?}", copy.acts());
            copy.play(act).unwrap();
        }
    }
}

#[test]
fn openings_of_every_rule_end_on_other_boards_and_by_other_rules() {
    for side in [9, 10, 16, 22] {
        for of in [Rule::Renju, Rule::Caro, Rule::Omok] {
            let variant = variant(of, side);
            for rule in OpeningRule::ALL.into_iter().filter(|rule| rule.check(variant).is_ok()) {
                assert!(play(rule, variant, 1, 3, 50).is_over(), "{rule} {variant}");
            }
        }
    }
    assert!(play(OpeningRule::Swap2, variant(Rule::Freestyle, 5), 1, 3, 50).is_over());
}

#[test]
fn openings_differ_by_seed() {
    for (rule, least) in [
        (OpeningRule::Swap, 12),
        (OpeningRule::Swap2, 12),
        (OpeningRule::SwapOne, 3),
        (OpeningRule::Rif, 10),
        (OpeningRule::Taraguchi, 10),
        (OpeningRule::Sakata, 12),
    ] {
        let of = if rule.is_of_renju() { Rule::Renju } else { Rule::Freestyle };
        let openings = (0..16).map(|seed| play(rule, variant(of, 15), 4, 100 * seed, 100));
        let different: BTreeSet<Vec<Point>> =
            openings.map(|it| it.stones().map(|(point, _)| point).collect()).collect();
        assert!(different.len() >= least, "{rule}: {}", different.len());
    }
}

#[test]
fn three_stones_of_renju_are_one_of_the_26_openings() {
    let mut names = BTreeSet::new();
    for seed in 0..20 {
        for rule in [OpeningRule::Rif, OpeningRule::Soosyrv, OpeningRule::Sakata] {
            let opening = play(rule, variant(Rule::Renju, 15), 5, 10 * seed, 340);
            let stones: Vec<Point> = opening.stones().map(|(point, _)| point).collect();
            names.extend(RenjuOpening::of(&stones, opening.shape()));
        }
    }
    assert!(names.len() >= 5, "{names:?}");
}

#[test]
fn an_offer_has_as_many_fifth_moves_as_wanted_and_no_two_alike() {
    // The four stones are symmetric.
    for (rule, acts, wanted) in [
        (OpeningRule::Rif, "h8 h9 h7 keep h10", 2),
        (OpeningRule::Yamaguchi, "h8 h9 h7 12 keep h10", 12),
        (OpeningRule::Soosyrv, "h8 h9 h7 keep h6 8 keep", 8),
        (OpeningRule::Taraguchi, "h8 keep h9 keep h7 keep h6 offer-many", 10),
    ] {
        for (number, few) in [(1, 100), (5, 340), (10, 20), (10, 2_000)] {
            let mut opening = played(rule, acts);
            let stones: Vec<_> = opening.stones().collect();
            let mut player = OpeningPlayer::new(level(number), 7);
            let of = variant(Rule::Renju, 15);
            while let Some(Work::Offer { .. }) = opening.task().map(|task| task.work) {
                let act = player.choose(&opening, of, &nodes(few), &Ctx::quiet()).unwrap();
                assert!(matches!(act, OpeningAct::Offer(_)));
                opening.play(act).unwrap();
            }
            let offered = opening.offered();
            assert_eq!(offered.len(), wanted);
            for (index, &one) in offered.iter().enumerate() {
                let others = &offered[index + 1..];
                assert!(others.iter().all(|&other| alike(&stones, one, other).is_none()));
            }
        }
    }
}

#[test]
fn the_computer_goes_on_with_stones_that_another_player_began() {
    for acts in ["h8", "h8 a1"] {
        let mut opening = played(OpeningRule::Swap2, acts);
        let mut player = OpeningPlayer::new(level(5), 3);
        while let Some(Work::Place { .. }) = opening.task().map(|task| task.work) {
            let act = player.choose(&opening, Variant::GOMOKU_15, &nodes(300), &Ctx::quiet());
            opening.play(act.unwrap()).unwrap();
        }
        assert!(opening.choices().any(|choice| choice == Choice::PlaceTwo));
    }
}

#[test]
fn there_is_no_act_after_the_end() {
    let opening = played(OpeningRule::Swap, "h8 a1 h9 keep");
    let mut player = OpeningPlayer::new(level(5), 3);
    assert_eq!(player.choose(&opening, Variant::GOMOKU_15, &nodes(9), &Ctx::quiet()), None);
}
