//! Acts that are refused, and the reasons.

use super::*;

/// Checks that an act is refused after these acts, for this reason, and changes nothing.
#[track_caller]
fn check(rule: OpeningRule, before: &str, word: &str, expected: &str) {
    let mut opening = played(rule, before);
    let same = opening.clone();
    let why = opening.play(act(word)).expect_err(word);
    assert_eq!(why.to_string(), expected, "{before} {word}");
    assert_eq!(opening, same, "{before} {word}");
    assert_eq!(opening.check(act(word)), Err(why));
}

#[test]
fn stones_outside_the_zone_are_refused() {
    let centre = "the stone must be placed in the centre";
    for rule in OpeningRule::ALL.into_iter().filter(|rule| rule.is_of_renju()) {
        check(rule, "", "h9", centre);
    }
    check(OpeningRule::Pro, "", "g8", centre);
    check(OpeningRule::LongPro, "", "g8", centre);
    let inside = |side| format!("the stone must be placed within the central {side}x{side} cells");
    check(OpeningRule::Rif, "h8", "h10", &inside(3));
    check(OpeningRule::Rif, "h8 h9", "h11", &inside(5));
    check(OpeningRule::Taraguchi, "h8 keep", "j8", &inside(3));
    check(OpeningRule::Taraguchi, "h8 keep h9 keep", "k8", &inside(5));
    check(OpeningRule::Taraguchi, "h8 keep h9 keep h10 keep", "l8", &inside(7));
    check(OpeningRule::Taraguchi, "h8 keep h9 keep h10 keep k8 swap", "m8", &inside(9));
    check(OpeningRule::Tarannikov, "h8 keep h9 keep h10 keep k8 keep", "c8", &inside(9));
    check(OpeningRule::Sakata, "h8 h9 h10", "d4", &inside(7));
    check(OpeningRule::Sakata, "h8 h9 h10 e5", "c3", &inside(9));
    let outside =
        |side| format!("the stone must be placed outside the central {side}x{side} cells");
    check(OpeningRule::Pro, "h8 a1", "j10", &outside(5));
    check(OpeningRule::LongPro, "h8 a1", "k11", &outside(7));
    // Cells just inside the zones are permitted.
    played(OpeningRule::Taraguchi, "h8 keep i9 keep j10 keep k11 keep l12");
    played(OpeningRule::Pro, "h8 h9 k8");
    played(OpeningRule::LongPro, "h8 h9 l8");
}

#[test]
fn occupied_cells_and_cells_off_the_board_are_refused() {
    let occupied = "there is already a stone there";
    check(OpeningRule::Swap2, "h8", "h8", occupied);
    check(OpeningRule::Rif, "h8", "h8", occupied);
    check(OpeningRule::Rif, "h8 h9 g9 keep a1", "?h9", occupied);
    let mut opening = begin(OpeningRule::Swap);
    let off = Err(OpeningError::OffBoard);
    assert_eq!(opening.play(OpeningAct::Stone(Point::new(15, 0))), off);
    let mut opening = played(OpeningRule::Rif, "h8 h9 g9 keep a1");
    assert_eq!(opening.play(OpeningAct::Offer(Point::new(0, 200))), off);
}

#[test]
fn numbers_out_of_range_are_refused() {
    check(OpeningRule::Yamaguchi, "h8 h9 g9", "0", "the number must be from 1 to 12");
    check(OpeningRule::Yamaguchi, "h8 h9 g9", "13", "the number must be from 1 to 12");
    check(OpeningRule::Soosyrv, "h8 h9 g9 swap i10", "0", "the number must be from 1 to 8");
    check(OpeningRule::Soosyrv, "h8 h9 g9 swap i10", "9", "the number must be from 1 to 8");
    played(OpeningRule::Yamaguchi, "h8 h9 g9 12 swap");
    played(OpeningRule::Soosyrv, "h8 h9 g9 swap i10 8 swap");
}

#[test]
fn choices_of_other_decisions_are_refused() {
    let none = "this choice is not available now";
    check(OpeningRule::Swap, "h8 i9 j10", "place-two", none);
    check(OpeningRule::Swap, "h8 i9 j10", "offer-many", none);
    check(OpeningRule::Swap2, "h8 i9 j10", "offer-many", none);
    check(OpeningRule::Swap2, "h8 i9 j10 place-two a1 a2", "place-two", none);
    check(OpeningRule::Taraguchi, "h8", "offer-many", none);
    check(OpeningRule::Tarannikov, "h8 keep h9 keep h10 keep k8", "offer-many", none);
}

#[test]
fn acts_out_of_turn_are_refused() {
    let place = "a stone must be placed first";
    check(OpeningRule::Swap, "", "swap", place);
    check(OpeningRule::Swap, "h8", "3", place);
    check(OpeningRule::Rif, "h8 h9 g9 keep", "?a1", place);
    // Without a swap of the fourth move, no swap is left.
    let decide = "a choice must be made first";
    check(OpeningRule::Swap, "h8 i9 j10", "a1", decide);
    check(OpeningRule::SwapOne, "h8", "2", decide);
    check(OpeningRule::Soosyrv, "h8 h9 g9 keep i10 3", "?a1", decide);
    let declare = "the number of fifth moves must be declared first";
    check(OpeningRule::Yamaguchi, "h8 h9 g9", "swap", declare);
    check(OpeningRule::Soosyrv, "h8 h9 g9 keep i10", "a1", declare);
    let offer = "all fifth moves must be offered first";
    check(OpeningRule::Rif, "h8 h9 g9 keep i10", "a1", offer);
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8", "f8", offer);
    check(OpeningRule::Taraguchi, "h8 keep h9 keep h10 keep k8 offer-many", "swap", offer);
    let pick = "one of the offered fifth moves must be chosen first";
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8 ?j7", "?a1", pick);
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8 ?j7", "swap", pick);
}

#[test]
fn fifth_moves_that_were_not_offered_cannot_be_chosen() {
    let why = "this fifth move was not offered";
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8 ?j7", "a1", why);
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8 ?j7", "h8", why);
}

#[test]
fn fifth_moves_are_offered_once() {
    let why = "this fifth move is already offered";
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8", "?f8", why);
    // On the axis of the stones, too.
    check(OpeningRule::Rif, "h8 h9 h7 keep h6 ?h12", "?h12", why);
}

#[test]
fn fifth_moves_that_are_the_same_are_refused_with_the_motion() {
    let check = |before: &str, offered: &str, word: &str, expected: &str| {
        let before = format!("{before} ?{offered}");
        check(OpeningRule::Rif, &before, &format!("?{word}"), expected);
    };
    check(
        "h8 h9 h7 keep h6",
        "i8",
        "g8",
        "this fifth move is the same as I8, mirrored in column H",
    );
    check(
        "h8 h9 h7 keep h6",
        "a8",
        "a7",
        "this fifth move is the same as A8, mirrored between rows 8 and 7",
    );
    check(
        "h8 h9 h7 keep h6",
        "i8",
        "g7",
        "this fifth move is the same as I8, turned by 180 degrees",
    );
    check(
        "h8 h9 h10 keep b9",
        "a11",
        "a7",
        "this fifth move is the same as A11, mirrored in row 9",
    );
    check(
        "h8 h9 g8 keep g9",
        "a1",
        "n1",
        "this fifth move is the same as A1, mirrored between columns G and H",
    );
    check(
        "h8 i9 j10 keep f6",
        "h9",
        "i8",
        "this fifth move is the same as H9, mirrored in the diagonal O15 to A1",
    );
    check(
        "h8 h9 g9 keep g8",
        "f9",
        "g10",
        "this fifth move is the same as F9, mirrored in the diagonal A15 to O1",
    );
}

#[test]
fn refused_fifth_moves_are_no_cells_to_offer() {
    let opening = played(OpeningRule::Rif, "h8 h9 h7 keep h6");
    assert_eq!(opening.cells().count(), 221);
    // Images of i8: g8 by column H, i7 by the rows, g7 by both.
    let after = played(OpeningRule::Rif, "h8 h9 h7 keep h6 ?i8");
    let lost: Vec<Point> =
        opening.cells().filter(|&cell| after.check(OpeningAct::Offer(cell)).is_err()).collect();
    assert_eq!(lost, cells("g8 i8 g7 i7"));
    assert_eq!(after.cells().count(), 217);
}

#[test]
fn messages_name_cells_in_the_notation_of_the_player() {
    let mut opening = played(OpeningRule::Rif, "h8 h9 h7 keep h6 ?i8");
    let why = opening.play(act("?g8")).unwrap_err();
    let expected = "this fifth move is the same as 7,8, mirrored in column 7";
    assert_eq!(why.to_text(Coordinates::Numbers), expected);
    let why = opening.play(act("?i7")).unwrap_err();
    let expected = "this fifth move is the same as 7,8, mirrored between rows 7 and 8";
    assert_eq!(why.to_text(Coordinates::Numbers), expected);
}

#[test]
fn nothing_is_permitted_after_the_end() {
    let over = "the opening is over";
    check(OpeningRule::Free, "", "h8", over);
    check(OpeningRule::Swap, "h8 i9 j10 keep", "swap", over);
    check(OpeningRule::Pro, "h8 i9 l8", "a1", over);
    check(OpeningRule::Rif, "h8 h9 g9 keep i10 ?f8 ?j7 f8", "j7", over);
}
