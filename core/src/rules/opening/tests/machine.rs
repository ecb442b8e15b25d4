//! Every rule to every end.

use std::collections::BTreeSet;

use super::*;

/// Describes the player who decides, with the side that the player has: `1X` for the opener, `2O`
/// for the responder.
fn player(opening: &Opening, seat: Seat) -> String {
    let number = if seat == Seat::Opener { 1 } else { 2 };
    let has_first = opening.holder(Stone::First) == seat;
    format!("{number}{}", if has_first { Stone::First } else { Stone::Second })
}

fn zone(zone: Zone) -> String {
    match zone {
        Zone::Centre => "centre".to_owned(),
        Zone::Inside(side) => format!("in{side}"),
        Zone::Outside(side) => format!("out{side}"),
        Zone::Anywhere => "any".to_owned(),
    }
}

/// Follows an opening to all of its ends, with the first cell that is permitted, and declares 1 and
/// the largest number. Lists the ways as texts: for each step the player and what is done.
fn follow(opening: &Opening, way: &str, ways: &mut Vec<String>) {
    assert!(opening.acts().len() < 40, "{way}");
    let Some(task) = opening.task() else {
        let to_move = player(opening, opening.holder(opening.to_move()));
        ways.push(format!("{way}{to_move}."));
        return;
    };
    let who = player(opening, task.seat);
    let first = opening.cells().next();
    let steps: Vec<(OpeningAct, String)> = match task.work {
        Work::Place { stone, zone: it } => {
            assert_eq!(stone, opening.to_move());
            vec![(OpeningAct::Stone(first.expect(way)), format!("{who}:{stone}-{}", zone(it)))]
        }
        Work::Decide => {
            opening.choices().map(|it| (OpeningAct::Choose(it), format!("{who}:{it}"))).collect()
        }
        Work::Declare { most } => {
            let numbers = [1, most].map(|it| (OpeningAct::Declare(it), format!("{who}:{it}")));
            numbers.into()
        }
        Work::Offer { wanted } => {
            let number = opening.offered().len() + 1;
            vec![(OpeningAct::Offer(first.unwrap()), format!("{who}:offer:{number}/{wanted}"))]
        }
        Work::Pick => {
            let count = opening.cells().count();
            assert_eq!(count, opening.offered().len());
            vec![(OpeningAct::Stone(first.unwrap()), format!("{who}:pick/{count}"))]
        }
    };
    for (act, step) in steps {
        let mut next = opening.clone();
        next.play(act).unwrap();
        let before: Vec<_> = opening.stones().collect();
        let after: Vec<_> = next.stones().collect();
        assert!(after.starts_with(&before), "{way}: a stone changed");
        follow(&next, &format!("{way}{step} "), ways);
    }
}

/// Shortens `offer:1/3 offer:2/3 offer:3/3` of a player to `offers3`.
fn shorten(way: &str) -> String {
    let steps = way.split(' ').filter_map(|step| match step.split_once(":offer:") {
        None => Some(step.to_owned()),
        Some((who, numbers)) => {
            let (number, wanted) = numbers.split_once('/').unwrap();
            (number == wanted).then(|| format!("{who}:offers{wanted}"))
        }
    });
    steps.collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check_ways(rule: OpeningRule, expected: &[&str]) {
    let mut ways = Vec::new();
    follow(&begin(rule), "", &mut ways);
    let ways: Vec<String> = ways.iter().map(|way| shorten(way)).collect();
    assert_eq!(ways, expected, "{rule}: {ways:#?}");
}

#[test]
fn free_is_over_at_once() {
    check_ways(OpeningRule::Free, &["1X."]);
}

#[test]
fn swap_lets_the_responder_choose_after_three_stones_or_one() {
    check_ways(
        OpeningRule::Swap,
        &["1X:X-any 1X:O-any 1X:X-any 2O:keep 2O.", "1X:X-any 1X:O-any 1X:X-any 2O:swap 1O."],
    );
    check_ways(OpeningRule::SwapOne, &["1X:X-any 2O:keep 2O.", "1X:X-any 2O:swap 1O."]);
}

#[test]
fn swap2_has_three_branches() {
    check_ways(
        OpeningRule::Swap2,
        &[
            // The responder stays white, and plays move 4.
            "1X:X-any 1X:O-any 1X:X-any 2O:keep 2O.",
            // The responder takes black, and the opener plays move 4.
            "1X:X-any 1X:O-any 1X:X-any 2O:swap 1O.",
            // The opener takes black, and the responder plays move 6.
            "1X:X-any 1X:O-any 1X:X-any 2O:place-two 2O:O-any 2O:X-any 1X:keep 2O.",
            // The opener takes white, and plays move 6.
            "1X:X-any 1X:O-any 1X:X-any 2O:place-two 2O:O-any 2O:X-any 1X:swap 1O.",
        ],
    );
}

#[test]
fn pro_keeps_the_third_stone_away_from_the_centre() {
    check_ways(OpeningRule::Pro, &["1X:X-centre 2O:O-any 1X:X-out5 2O."]);
    check_ways(OpeningRule::LongPro, &["1X:X-centre 2O:O-any 1X:X-out7 2O."]);
}

#[test]
fn rif_offers_two_fifth_moves() {
    check_ways(
        OpeningRule::Rif,
        &[
            "1X:X-centre 1X:O-in3 1X:X-in5 2O:keep 2O:O-any 1X:offers2 2O:pick/2 2O.",
            "1X:X-centre 1X:O-in3 1X:X-in5 2O:swap 1O:O-any 2X:offers2 1O:pick/2 1O.",
        ],
    );
}

#[test]
fn in_yamaguchi_the_opener_declares_before_the_swap() {
    check_ways(
        OpeningRule::Yamaguchi,
        &[
            "1X:X-centre 1X:O-in3 1X:X-in5 1X:1 2O:keep 2O:O-any 1X:offers1 2O:pick/1 2O.",
            "1X:X-centre 1X:O-in3 1X:X-in5 1X:1 2O:swap 1O:O-any 2X:offers1 1O:pick/1 1O.",
            "1X:X-centre 1X:O-in3 1X:X-in5 1X:12 2O:keep 2O:O-any 1X:offers12 2O:pick/12 2O.",
            "1X:X-centre 1X:O-in3 1X:X-in5 1X:12 2O:swap 1O:O-any 2X:offers12 1O:pick/12 1O.",
        ],
    );
}

#[test]
fn in_soosyrv_white_declares_after_move_4_and_black_may_swap() {
    let start = "1X:X-centre 1X:O-in3 1X:X-in5";
    let mut expected = Vec::new();
    for (first, white, black) in [("2O:keep", "2O", "1X"), ("2O:swap", "1O", "2X")] {
        for most in [1, 8] {
            let declared = format!("{start} {first} {white}:O-any {white}:{most}");
            expected.push(format!(
                "{declared} {black}:keep {black}:offers{most} {white}:pick/{most} {white}."
            ));
            // After the swap the same players have the other sides.
            let (white, now_black) = (black.replace('X', "O"), white.replace('O', "X"));
            expected.push(format!(
                "{declared} {black}:swap {now_black}:offers{most} {white}:pick/{most} {white}."
            ));
        }
    }
    check_ways(OpeningRule::Soosyrv, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

/// Expects the ways of a rule with a swap after each stone: for each of the zones, the holder of the
/// side places a stone, and the other player keeps or swaps.
fn with_swaps(zones: &[&str]) -> Vec<(String, bool)> {
    // Way so far, and whether the players are swapped.
    let mut ways = vec![(String::new(), false)];
    for (index, zone) in zones.iter().enumerate() {
        let (stone, other) = if index % 2 == 0 { ("X", "O") } else { ("O", "X") };
        ways = ways
            .into_iter()
            .flat_map(|(way, is_swapped)| {
                let of_opener = (stone == "X") != is_swapped;
                let (mover, judge) = if of_opener { (1, 2) } else { (2, 1) };
                let placed = format!("{way}{mover}{stone}:{stone}-{zone} {judge}{other}:");
                [(format!("{placed}keep "), is_swapped), (format!("{placed}swap "), !is_swapped)]
            })
            .collect();
    }
    ways
}

#[test]
fn in_tarannikov_there_is_a_swap_after_each_stone() {
    let ways = with_swaps(&["centre", "in3", "in5", "in7", "in9"]).into_iter();
    let ways: Vec<String> = ways
        .map(|(way, is_swapped)| format!("{way}{}O.", if is_swapped { 1 } else { 2 }))
        .collect();
    assert_eq!(ways.len(), 32);
    check_ways(OpeningRule::Tarannikov, &ways.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn taraguchi_has_a_fifth_move_with_swaps_or_ten_without() {
    let mut expected = Vec::new();
    for (way, is_swapped) in with_swaps(&["centre", "in3", "in5"]) {
        let (black, white) = if is_swapped { (2, 1) } else { (1, 2) };
        let fourth = format!("{way}{white}O:O-in7 {black}X:");
        expected.extend([
            format!("{fourth}keep {black}X:X-in9 {white}O:keep {white}O."),
            format!("{fourth}keep {black}X:X-in9 {white}O:swap {black}O."),
            format!("{fourth}swap {white}X:X-in9 {black}O:keep {black}O."),
            format!("{fourth}swap {white}X:X-in9 {black}O:swap {white}O."),
            format!("{fourth}offer-many {black}X:offers10 {white}O:pick/10 {white}O."),
        ]);
    }
    assert_eq!(expected.len(), 40);
    check_ways(OpeningRule::Taraguchi, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn in_sakata_the_responder_places_moves_4_and_5() {
    check_ways(
        OpeningRule::Sakata,
        &[
            "1X:X-centre 1X:O-in3 1X:X-in5 2O:O-in7 2O:X-in9 1X:keep 2O.",
            "1X:X-centre 1X:O-in3 1X:X-in5 2O:O-in7 2O:X-in9 1X:swap 1O.",
        ],
    );
}

#[test]
fn the_chosen_fifth_move_is_the_stone_of_the_first_side() {
    let opening = played(OpeningRule::Rif, "h8 h9 g9 swap i10 ?f8 ?j7 j7");
    assert!(opening.is_over());
    let stones: Vec<_> = opening.stones().collect();
    let expected = [
        (cell("h8"), Stone::First),
        (cell("h9"), Stone::Second),
        (cell("g9"), Stone::First),
        (cell("i10"), Stone::Second),
        (cell("j7"), Stone::First),
    ];
    assert_eq!(stones, expected);
    assert_eq!(opening.to_move(), Stone::Second);
    assert_eq!(opening.offered(), cells("f8 j7"));
    assert_eq!(opening.declared(), None);
    assert_eq!(opening.holder(Stone::First), Seat::Responder);
    assert_eq!(opening.holder(Stone::Second), Seat::Opener);
}

#[test]
fn as_many_fifth_moves_are_offered_as_were_declared() {
    for number in 1..=12 {
        let mut opening = played(OpeningRule::Yamaguchi, "h8 h9 g9");
        opening.play(OpeningAct::Declare(number)).unwrap();
        opening.play(OpeningAct::Choose(Choice::Keep)).unwrap();
        opening.play(OpeningAct::Stone(cell("k12"))).unwrap();
        assert_eq!(opening.declared(), Some(number));
        for offered in 0..number {
            assert_eq!(opening.task().unwrap().work, Work::Offer { wanted: number });
            assert_eq!(opening.offered().len(), usize::from(offered));
            let fifth = opening.cells().last().unwrap();
            opening.play(OpeningAct::Offer(fifth)).unwrap();
        }
        assert_eq!(opening.task().unwrap().work, Work::Pick);
    }
}

#[test]
fn there_are_always_enough_fifth_moves() {
    // The smallest board, and four stones with three symmetries.
    let small = Variant::GOMOKU_15;
    let small = Variant::new(plane(9, 9), 5, small.rule(), small.placement()).unwrap();
    let mut opening = Opening::new(OpeningRule::Yamaguchi, small).unwrap();
    for word in ["4,4", "3,4", "4,5", "12", "keep", "3,5"] {
        let act = match word.split_once(',') {
            Some(_) => OpeningAct::Stone(word.parse().unwrap()),
            None => act(word),
        };
        opening.play(act).unwrap();
    }
    for _ in 0..12 {
        let fifth = opening.cells().next().unwrap();
        opening.play(OpeningAct::Offer(fifth)).unwrap();
    }
    assert_eq!(opening.task().unwrap().work, Work::Pick);
}

#[test]
fn words_for_rules_are_read_as_sites_write_them() {
    let codes: Vec<&str> = OpeningRule::ALL.iter().map(|rule| rule.code()).collect();
    assert_eq!(
        codes.join(" "),
        "free swap swap1 swap2 pro longpro rif yamaguchi soosyrv8 taraguchi10 tarannikov sakata"
    );
    let names: BTreeSet<&str> = OpeningRule::ALL.iter().map(|rule| rule.name()).collect();
    assert_eq!(names.len(), 12);
    for rule in OpeningRule::ALL {
        assert_eq!(rule.to_string(), rule.code());
        for text in [rule.code().to_owned(), rule.name().to_owned(), rule.name().to_uppercase()] {
            assert_eq!(text.parse(), Ok(rule), "{text}");
        }
    }
    for (text, rule) in [
        ("soosyrv-8", OpeningRule::Soosyrv),
        ("Soosyrv", OpeningRule::Soosyrv),
        ("Soosõrv-8", OpeningRule::Soosyrv),
        ("taraguchi-10", OpeningRule::Taraguchi),
        ("TARAGUCHI", OpeningRule::Taraguchi),
        ("long-pro", OpeningRule::LongPro),
        ("Long Pro", OpeningRule::LongPro),
        ("swap-2", OpeningRule::Swap2),
        ("swap_1", OpeningRule::SwapOne),
        ("none", OpeningRule::Free),
    ] {
        assert_eq!(text.parse(), Ok(rule), "{text}");
    }
    for text in ["", "swap3", "soosyrv5", "taraguchi5", "propro"] {
        let why = text.parse::<OpeningRule>().map_err(|why| why.to_string());
        let expected = "expected an opening rule, such as free, swap2 or taraguchi10";
        assert_eq!(why, Err(expected.to_owned()), "{text}");
    }
}

#[test]
fn words_for_choices_are_read_back() {
    for choice in Choice::ALL {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    assert!("Keep".parse::<Choice>().is_err());
}

#[test]
fn rules_of_renju_begin_in_the_centre_and_stay_near_it() {
    let renju: Vec<&str> =
        OpeningRule::ALL.iter().filter(|rule| rule.is_of_renju()).map(|rule| rule.code()).collect();
    assert_eq!(renju, ["rif", "yamaguchi", "soosyrv8", "taraguchi10", "tarannikov", "sakata"]);
}

#[test]
fn acts_and_errors_are_small() {
    assert!(size_of::<OpeningAct>() <= 4, "{}", size_of::<OpeningAct>());
    assert!(size_of::<OpeningError>() <= 24, "{}", size_of::<OpeningError>());
}
