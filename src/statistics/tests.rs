use super::*;
use crate::formats;
use crate::rules::{Axis, Point, Turn, Variant, parse_moves};

fn record(sgf: &str) -> Record {
    formats::read(sgf.as_bytes(), Some("sgf"), Variant::GOMOKU_15).unwrap().record
}

/// Game against a level, with a result and a few moves.
fn played(person: Stone, level: u8, result: &str) -> Record {
    let (black, white) = match person {
        Stone::First => (String::new(), format!("PW[Gomoku level {level}]")),
        Stone::Second => (format!("PB[Gomoku level {level}]"), String::new()),
    };
    record(&format!("(;GM[4]SZ[15]{black}{white}RE[{result}]DT[2026-11-26];B[hh];W[ih];B[ii])"))
}

#[test]
fn games_against_the_computer_are_counted_by_result() {
    let mut all = Statistics::default();
    for (side, level, result) in [
        (Stone::First, 3, "B+R"),
        (Stone::First, 3, "W+R"),
        (Stone::Second, 4, "W+R"),
        (Stone::Second, 4, "Draw"),
        (Stone::Second, 4, "Void"),
    ] {
        all.add(&played(side, level, result), &Filter::default());
    }
    // Two people, and two computers.
    all.add(&record("(;GM[4]SZ[15]RE[B+R];B[hh])"), &Filter::default());
    all.add(&record("(;GM[4]SZ[15]PB[Gomoku]PW[Gomoku]RE[B+R];B[hh])"), &Filter::default());
    // Marked as a copy, void, and not finished.
    all.add(&record("(;GM[4]SZ[15]GKC[1]PW[Gomoku]RE[B+R];B[hh])"), &Filter::default());
    all.add(&record("(;GM[4]SZ[15]RE[Void];B[hh])"), &Filter::default());
    all.add(&record("(;GM[4]SZ[15]PW[Gomoku];B[hh])"), &Filter::default());
    assert_eq!(all.between_people, 1);
    assert_eq!(all.all, Results { won: 2, drawn: 1, lost: 1 });
    let levels: Vec<(u8, u32)> =
        all.levels.iter().map(|(level, results)| (level.number(), results.games())).collect();
    assert_eq!(levels, [(3, 2), (4, 2)]);
    assert_eq!(all.sides.first, Results { won: 1, drawn: 0, lost: 1 });
    assert_eq!(all.sides.second.score(), Some(0.75));
    assert_eq!(all.kinds, [(GameKind::Rows(Variant::GOMOKU_15), all.all)]);
    assert_eq!(Results::default().score(), None);
}

#[test]
fn openings_are_the_same_in_every_orientation() {
    let opening = |moves| Opening::of(&parse_moves(moves, Variant::GOMOKU_15).unwrap());
    let first = opening("h8h9i8g7").unwrap();
    assert_eq!(first.moves, [Point::new(7, 7), Point::new(6, 7), Point::new(7, 8)]);
    for other in ["h8h9g8", "h8h7i8", "h8i8h9", "h8g8h7"] {
        assert_eq!(opening(other), Some(first), "{other}");
    }
    assert_ne!(opening("h8h9i9"), Some(first));
    assert_ne!(opening("h8i8h10"), Some(first));
    assert_eq!(opening("h8h9"), None);
}

/// Finds what the last of these moves overlooks.
#[track_caller]
fn check(moves: &str, expected: Option<(OversightKind, Axis)>) {
    let mut game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
    let Turn::Stone(point) = game.undo().unwrap() else { unreachable!() };
    let found = overlooked(&game, point).map(|it| (it.kind, it.axis));
    assert_eq!(found, expected, "{moves}");
}

#[test]
fn overlooked_wins_and_threats_have_their_direction() {
    use Axis::{Column, Falling, Rising, Row};
    use OversightKind::{Four, Three, Win};
    // X could have won on E8, or at the other end.
    check("b8o1c8o3d8o5e8o7o9", Some((Win, Row)));
    check("b8o1c8o3d8o5e8o7f8", None);
    // A four with a gap, upwards.
    check("h8a8h9c8h11e8h12g8", Some((Four, Column)));
    check("h8a8h9c8h11e8h12h10", None);
    // An open four cannot be stopped.
    check("h8a1h9c1h10e1h11g1", None);
    // An open three, on both diagonals.
    check("h8a8i9c8j10e8", Some((Three, Rising)));
    check("h8a8i7c8j6e8", Some((Three, Falling)));
    check("h8a8i7c8j6g9", None);
    // A four answers it.
    check("h8a1i9b1j10c1a15d1", None);
    // A closed three is no threat.
    check("b8a8c8o3d8o5", None);
}

#[test]
fn the_accuracy_of_the_person_is_the_one_of_the_review() {
    use crate::record::{ReviewSummary, SideSummary, Turning};
    let mut reviewed = played(Stone::Second, 5, "B+R");
    reviewed.go_to_end();
    let node = reviewed.line()[3];
    let side = |accuracy| SideSummary { accuracy: Some(accuracy), ..SideSummary::default() };
    let sides = BySide { first: side(90), second: side(61) };
    let review = ReviewSummary { loser: Some(Stone::Second), turning: Turning::Unknown, sides };
    reviewed.annotate(node, |notes| notes.review = Some(review));
    let mut all = Statistics::default();
    all.add(&reviewed, &Filter::default());
    all.add(&played(Stone::First, 5, "B+R"), &Filter::default());
    let date = Date::at_start("2026-11-26");
    assert_eq!(all.accuracies.games(), [(date, 61)]);
    assert_eq!(all.accuracies.mean(), Some(61.0));
    assert_eq!(all.examined, 2);
}

#[test]
fn accuracies_have_means_by_month_and_a_course() {
    let mut all = Accuracies::default();
    for (date, accuracy) in [
        (Some("2026-11-26"), 80),
        (Some("2026-10-02"), 50),
        (None, 10),
        (Some("2026-11-02"), 90),
        (Some("2025"), 40),
    ] {
        all.add(date.and_then(Date::at_start), accuracy);
    }
    let months: Vec<(String, u32, f64)> =
        all.months().iter().map(|it| (it.month.to_string(), it.games, it.mean)).collect();
    let expected = [("2025", 1, 40.0), ("2026-10", 1, 50.0), ("2026-11", 2, 85.0)];
    assert_eq!(months, expected.map(|(month, games, mean)| (month.to_owned(), games, mean)));
    assert_eq!(all.course(2), [80.0, 65.0, 30.0, 50.0, 65.0]);
    assert_eq!(all.course(1), [80.0, 50.0, 10.0, 90.0, 40.0]);
    assert_eq!(all.mean(), Some(54.0));
    assert_eq!((Accuracies::default().mean(), Accuracies::default().course(3)), (None, vec![]));
}

#[test]
fn oversights_are_counted_by_kind_and_direction() {
    let mut all = Oversights::default();
    for (kind, axis) in [
        (OversightKind::Four, Axis::Rising),
        (OversightKind::Four, Axis::Row),
        (OversightKind::Three, Axis::Rising),
    ] {
        all.add(Oversight { kind, axis });
    }
    assert_eq!(all.of(OversightKind::Four, Axis::Rising), 1);
    assert_eq!(OversightKind::ALL.map(|kind| all.of_kind(kind)), [0, 2, 1]);
    assert_eq!((all.total(), all.weakest_axis()), (3, Some((Axis::Rising, 2))));
    all.add(Oversight { kind: OversightKind::Win, axis: Axis::Row });
    assert_eq!(all.weakest_axis(), None, "two directions are equal");
}

#[test]
fn only_oversights_of_the_person_count() {
    // O overlooks the four of X.
    let moves = ";B[hh];W[gh];B[ih];W[aa];B[jh];W[oa];B[kh];W[ao]";
    for (computer, fours) in [("PB", 1), ("PW", 0)] {
        let mut all = Statistics::default();
        let sgf = format!("(;GM[4]SZ[15]{computer}[Gomoku level 3]RE[B+R]{moves})");
        all.add(&record(&sgf), &Filter::default());
        assert_eq!(all.oversights.of_kind(OversightKind::Four), fours, "{computer}");
        assert_eq!((all.examined, all.oversights.total()), (1, fours));
    }
}

#[test]
fn the_period_is_that_of_all_games_in_any_order() {
    let mut all = Statistics::default();
    for date in ["2026-11-26", "2025-02-01", "", "2026-12-01", "2026-01-01"] {
        let sgf = format!("(;GM[4]SZ[15]PW[Gomoku level 2]RE[W+R]DT[{date}];B[hh])");
        all.add(&record(&sgf), &Filter::default());
    }
    let expected = ["2025-02-01", "2026-12-01"].map(|date| Date::at_start(date).unwrap());
    assert_eq!(all.period, Some(expected.into()));
}

#[test]
fn a_filter_selects_games_by_size_and_date() {
    let count = |filter: Filter| {
        let mut all = Statistics::default();
        for (size, date) in [(15, "2026-11-26"), (19, "2026-11-27"), (15, "2025")] {
            let sgf = format!("(;GM[4]SZ[{size}]PW[Gomoku level 2]RE[W+R]DT[{date}];B[hh])");
            all.add(&record(&sgf), &filter);
        }
        all.all.lost
    };
    assert_eq!(count(Filter::default()), 3);
    assert_eq!(count(Filter { size: Some((15, 15)), ..Filter::default() }), 2);
    assert_eq!(count(Filter { from: Date::at_start("2026"), ..Filter::default() }), 2);
    assert_eq!(count(Filter { to: Date::at_start("2026-11-26"), ..Filter::default() }), 2);
}

/// The totals of every breakdown agree, whatever games are added.
#[test]
fn the_breakdowns_agree_with_the_total() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut all = Statistics::default();
    let mut with_levels = 0;
    for _ in 0..300 {
        let size = random.choice([9, 15, 19]).unwrap();
        let level = random.u8(1..=10);
        let result = random.choice(["B+R", "W+R", "0", "Void", "B+", "?"]).unwrap();
        let (black, white) = match random.u8(0..4) {
            0 => ("", ""),
            1 => ("Gomoku", "Gomoku level 2"),
            2 => ("", "Gomoku level "),
            _ => ("Gomoku level ", ""),
        };
        let named = |name: &str| match name {
            "Gomoku level " => format!("Gomoku level {level}"),
            name => name.to_owned(),
        };
        let date = format!("20{:02}-0{}", random.u8(0..30), random.u8(1..=9));
        let moves: Vec<String> = (0..random.usize(1..6))
            .map(|ply| {
                let at = ["ee", "fe", "ff", "dd", "ed", "gg"][ply];
                format!(";{}[{at}]", if ply % 2 == 0 { "B" } else { "W" })
            })
            .collect();
        let (black, white) = (named(black), named(white));
        let game = record(&format!(
            "(;GM[4]SZ[{size}]PB[{black}]PW[{white}]RE[{result}]DT[{date}]{})",
            moves.concat()
        ));
        let before = all.all.games();
        all.add(&game, &Filter::default());
        with_levels += u32::from(all.all.games() > before && game.kind().has_levels());
    }
    assert!(all.all.games() > 50 && all.between_people > 10, "{all:?}");
    let sum = |results: &mut dyn Iterator<Item = Results>| results.sum::<Results>();
    assert_eq!(sum(&mut all.levels.values().copied()).games(), with_levels);
    assert_eq!(sum(&mut [all.sides.first, all.sides.second].into_iter()), all.all);
    assert_eq!(sum(&mut all.kinds.iter().map(|it| it.1)), all.all);
    assert_eq!(sum(&mut all.frequent_kinds().into_iter().map(|it| it.1)), all.all);
    let opened = sum(&mut all.openings.values().copied());
    assert!(opened.games() < all.all.games());
    for most in [0, 1, 3, 1000] {
        let (some, others) = all.frequent_openings(most);
        assert!(some.len() <= most);
        assert_eq!(sum(&mut some.into_iter().map(|it| it.1).chain([others])), opened);
    }
}

/// The search for threats leaves out most cells of the board, but none with a threat.
#[test]
fn all_threats_are_on_the_rows_that_are_followed() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut threats = 0;
    for variant in [Variant::GOMOKU_15, "8x7-5-exact-torus".parse().unwrap()] {
        for _ in 0..8 {
            let mut game = Game::new(variant);
            let mut chances = Chances::of(&game);
            for _ in 0..40 {
                // Close to each other.
                let point = Point::new(random.u8(0..7), random.u8(0..7));
                if game.play(point).is_ok() {
                    chances.add(&game, point);
                }
                let expected = variant.threats(game.board());
                assert_eq!(chances.threats(&game), expected, "{game:?}");
                threats += expected.len();
            }
        }
    }
    assert!(threats > 100, "{threats}");
}
