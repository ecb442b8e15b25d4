//! Rows that win, rule by rule.

use super::*;

/// Checks which rules a stone at the first `*` wins under, if it is one of `X`, in the order of
/// [`Rule::ALL`]. Squares beyond the picture are the edge.
#[track_caller]
fn check(side: Stone, line: &str, expected: [bool; 6]) {
    let middle = line.chars().filter(|cell| *cell != ' ').position(|cell| cell == '*').unwrap();
    let point = Point::new(2, u8::try_from(middle).unwrap());
    let own = if side == Stone::First { "X" } else { "O" };
    let line = if side == Stone::First {
        line.to_owned()
    } else {
        line.replace('X', "?").replace('O', "X").replace('?', "O")
    };
    let width = line.split(' ').count();
    let free = vec!["."; width].join(" ");
    let picture = format!("{free}\n{free}\n{}\n{free}\n{free}", line.replace('*', own));
    let board = board(&picture, Topology::Plane);
    let found = Rule::ALL.map(|rule| {
        let variant = Variant::new(board.shape(), 5, rule, Placement::Anywhere).unwrap();
        let is_won = variant.is_won_at(&board, point);
        assert_eq!(variant.winning_rows(&board, point).count(), usize::from(is_won));
        is_won
    });
    assert_eq!(found, expected, "{side:?} {line}");
}

#[test]
fn five_and_six_win_as_each_rule_says() {
    let (first, second) = (Stone::First, Stone::Second);
    let all = [true; 6];
    for side in [first, second] {
        check(side, ". X X * X X .", all);
        // Freestyle, standard, renju, caro, standard caro, omok.
        check(side, ". X X * X . X", [false; 6]);
    }
    check(first, ". X X * X X X .", [true, false, false, true, false, false]);
    check(second, ". X X * X X X .", [true, false, true, true, false, false]);
    check(second, ". X X * X X X X X .", [true, false, true, true, false, false]);
}

#[test]
fn caro_blocks_a_five_by_stones_of_the_opponent_at_both_ends() {
    let but_caro = [true, true, true, false, false, true];
    for side in [Stone::First, Stone::Second] {
        check(side, "O X X * X X O", but_caro);
        check(side, "O X X * X X .", [true; 6]);
        check(side, ". X X * X X O", [true; 6]);
        // An edge blocks nothing.
        check(side, "* X X X X O", [true; 6]);
        check(side, "O X X X X *", [true; 6]);
    }
    // Six are never blocked, and win only with overlines.
    check(Stone::Second, "O X X * X X X O", [true, false, true, true, false, false]);
}

#[test]
fn a_blocked_five_that_grows_to_six_wins_with_overlines_only() {
    let position = |rule| {
        let text = "15x15-5-caro X Xd8 Xe8 Xf8 Xg8 Xh8 Oc8 Oa1 Oo1 Oa15 Oo15";
        let text = text.replace("caro", rule);
        let mut game = Game::from_position(text.parse().unwrap());
        assert_eq!(game.status(), Status::Won(Stone::First), "{rule}");
        let blocked = text.replace("Oo15", "Oi8").parse().unwrap();
        game = Game::from_position(blocked);
        game
    };
    for rule in ["caro", "exact-caro"] {
        let game = position(rule);
        assert_eq!(game.status(), Status::ToMove(Stone::First), "{rule}");
        assert_eq!(game.winning_rows().count(), 0);
    }
    // The stone at one end was not there: six cells in a row, the end taken by the mover.
    for (rule, status) in
        [("caro", Status::Won(Stone::First)), ("exact-caro", Status::ToMove(Stone::Second))]
    {
        let text = format!("15x15-5-{rule} X Xd8 Xe8 Xf8 Xh8 Xi8 Oc8 Oa1 Oo1 Oa15 Oj8");
        let mut game = Game::from_position(text.parse().unwrap());
        assert_eq!(game.play(Point::new(7, 6)).unwrap(), status, "{rule}");
    }
}

#[test]
fn rules_of_five_need_five_in_a_row_on_a_plane_without_gravity() {
    let shape = |topology| Shape::new(15, 15, topology).unwrap();
    let (plane, torus) = (shape(Topology::Plane), shape(Topology::Torus));
    for rule in Rule::ALL {
        let is_general = matches!(rule, Rule::Freestyle | Rule::Standard);
        for (shape, row, placement) in [
            (torus, 5, Placement::Anywhere),
            (plane, 4, Placement::Anywhere),
            (plane, 5, Placement::Gravity),
        ] {
            let variant = Variant::new(shape, row, rule, placement);
            let expected = if is_general { None } else { Some(VariantError::RuleOfFive(rule)) };
            assert_eq!(variant.err(), expected);
        }
        assert!(Variant::new(plane, 5, rule, Placement::Anywhere).is_ok());
        assert_eq!(Variant::GOMOKU_15.with_rule(rule).rule(), rule);
        let four = Variant::CONNECT_FOUR.with_rule(rule);
        assert_eq!(four.rule() == rule, is_general);
    }
}

#[test]
fn rules_have_the_numbers_of_the_protocol() {
    let numbers = Rule::ALL.map(Rule::number);
    assert_eq!(numbers, [Some(0), Some(1), Some(4), Some(8), Some(9), None]);
    for rule in Rule::ALL {
        assert_eq!(rule.number().and_then(Rule::of_number), rule.number().map(|_| rule));
    }
    assert_eq!(Rule::of_number(2), None);
}
