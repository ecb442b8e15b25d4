use super::*;
use crate::formats;
use crate::rules::{Axis, Point, Variant, parse_moves};

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
        all.add(&played(side, level, result));
    }
    // Two people, and two computers.
    all.add(&record("(;GM[4]SZ[15]RE[B+R];B[hh])"));
    all.add(&record("(;GM[4]SZ[15]PB[Gomoku]PW[Gomoku]RE[B+R];B[hh])"));
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
    let point = game.undo().unwrap();
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
    all.add(&reviewed);
    all.add(&played(Stone::First, 5, "B+R"));
    let date = Date::at_start("2026-11-26");
    assert_eq!(all.accuracies, [(date, 61)]);
    assert_eq!(all.accuracy(), Some(61.0));
    assert_eq!(all.examined, 2);
}
