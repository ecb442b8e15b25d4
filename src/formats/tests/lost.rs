//! Parts that each format cannot hold.

use std::time::Duration;

use super::*;
use crate::formats::lost::PARTS;
use crate::formats::{Format, Lost, Unwritable, not_held, write};
use crate::game::GameKind;
use crate::player::Verdict;
use crate::quarto::{Board, Piece};
use crate::record::{
    Action, Evaluation, Judgement, Mark, MarkKind, Property, ReviewSummary, SideSummary, Turning,
};

/// Checks the losses of a game in each format for games of rows.
#[track_caller]
fn check(record: &Record, expected: [&[Lost]; 4]) {
    let formats = [Format::Csv, Format::Psq, Format::Rec, Format::Text];
    let lost = formats.map(|format| write(record, format).unwrap().lost);
    assert_eq!(lost, expected);
    assert_eq!(write(record, Format::Sgf).unwrap().lost, []);
}

fn new(variant: Variant) -> Record {
    Record::new(GameKind::Rows(variant))
}

/// Checks the losses after one operation on a game of Gomoku, on the board of a `.rec` and on
/// 15x15.
#[track_caller]
fn check_part(done: impl Fn(&mut Record), [csv, psq, rec, text]: [&[Lost]; 4]) {
    let mut record = new(Variant::GOMOKU_15);
    done(&mut record);
    let of_another_board = [&[Lost::Game], rec].concat();
    check(&record, [csv, psq, &of_another_board, text]);
    let mut record = new(Variant::GOMOKU_20);
    done(&mut record);
    let of_another_board = [&[Lost::Game], text].concat();
    check(&record, [csv, psq, rec, &of_another_board]);
}

#[track_caller]
fn check_everywhere(done: impl Fn(&mut Record), lost: Lost) {
    check_part(done, [&[lost]; 4]);
}

fn cell(row: u8, col: u8) -> Target {
    Target::Cell(Point::new(row, col))
}

#[test]
fn the_board_is_lost_if_a_file_is_read_for_another_one() {
    let game = &[Lost::Game][..];
    check(&new(Variant::GOMOKU_15), [&[], &[], game, &[]]);
    check(&new(Variant::GOMOKU_19), [&[], &[], game, game]);
    check(&new(Variant::GOMOKU_20), [&[], &[], &[], game]);
    check(&new(Variant::GOMOKU_13), [game, &[], game, game]);
    check(&new(Variant::GOMOKU_20.with_rule(Rule::Standard)), [game; 4]);
    check(&new(Variant::CONNECT_FOUR), [game; 4]);
}

#[test]
fn set_up_stones_are_drawn_without_moves() {
    let two = [(Point::new(0, 0), Stone::First), (Point::new(0, 1), Stone::Second)];
    let from = |stones: &[(Point, Stone)]| {
        Position::from_stones(Variant::GOMOKU_20, stones.iter().copied()).unwrap()
    };
    let start = |position: Position| Record::from(AnyGame::Rows(Game::from_position(position)));
    let mut record = start(from(&two));
    check(&record, [&[], &[Lost::Start], &[Lost::Start], &[Lost::Game]]);
    record.play(cell(3, 3)).unwrap();
    let order = &[Lost::Order][..];
    check(&record, [order, &[Lost::Start], &[Lost::Start], &[Lost::Game, Lost::Order]]);
    // The side to move is also lost on its own.
    let mut turned = start(from(&[]).with_to_move(Stone::Second));
    check(&turned, [&[Lost::Start], &[Lost::Start], &[Lost::Start], &[Lost::Game, Lost::Start]]);
    turned.play(cell(3, 3)).unwrap();
    check(&turned, [&[Lost::Start], &[Lost::Start], &[Lost::Start], &[Lost::Game, Lost::Start]]);
}

#[test]
fn only_moves_on_the_board_are_kept() {
    let played = |record: &mut Record| {
        record.play(cell(3, 3)).unwrap();
    };
    check_part(played, [&[]; 4]);
    let taken_back = |record: &mut Record| {
        record.play(cell(3, 3)).unwrap();
        record.take_back();
    };
    check_everywhere(taken_back, Lost::OtherMoves);
    let variation = |record: &mut Record| {
        taken_back(record);
        record.play(cell(4, 4)).unwrap();
    };
    check_everywhere(variation, Lost::OtherMoves);
    // An ending is not a move.
    let taken_back = |record: &mut Record| {
        record.end(End::Drawn);
        assert!(matches!(record.take_back(), Some(Action::End(_))));
    };
    check_part(taken_back, [&[]; 4]);
}

#[test]
fn information_on_a_game_is_lost_part_by_part() {
    let result = &[Lost::Result][..];
    check_part(|record| assert!(record.end(End::Drawn)), [result, &[], result, result]);
    let players = &[Lost::Players][..];
    for side in [Stone::First, Stone::Second] {
        let named = |record: &mut Record| {
            record.edit_info(|info| info.players.of_mut(side).name = "Ada".to_owned());
        };
        check_part(named, [players, &[], &[], players]);
    }
    let dated = |record: &mut Record| record.edit_info(|info| info.date = "2026".to_owned());
    check_everywhere(dated, Lost::Date);
    let timed = |record: &mut Record| record.edit_info(|info| info.time = "5m".parse().unwrap());
    check_everywhere(timed, Lost::Times);
}

#[test]
fn notes_on_positions_are_lost_part_by_part() {
    let evaluation = Evaluation { verdict: Verdict::Win(3), depth: 5 };
    let mark = Mark { point: Point::new(0, 0), kind: MarkKind::Circle };
    let property = Property::new("GN", vec![String::new()]).unwrap();
    let second = Some(Duration::from_secs(1));
    let side = SideSummary::default();
    let sides = BySide { first: side, second: side };
    let review = ReviewSummary { loser: None, turning: Turning::Unknown, sides };
    for (notes, lost) in [
        (Notes { spent: second, ..Notes::NONE }, Lost::Times),
        (Notes { left: second, ..Notes::NONE }, Lost::Times),
        (Notes { comment: "Why?".to_owned(), ..Notes::NONE }, Lost::Comments),
        (Notes { marks: vec![mark], ..Notes::NONE }, Lost::Marks),
        (Notes { evaluation: Some(evaluation), ..Notes::NONE }, Lost::Evaluations),
        (Notes { judgement: Some(Judgement::Mistake), ..Notes::NONE }, Lost::Evaluations),
        (Notes { review: Some(review), ..Notes::NONE }, Lost::Evaluations),
        (Notes { hints: 1, ..Notes::NONE }, Lost::Hints),
        (Notes { properties: vec![property], ..Notes::NONE }, Lost::Others),
    ] {
        let noted = |record: &mut Record| {
            record.annotate(NodeId::ROOT, |known| known.clone_from(&notes));
        };
        check_everywhere(noted, lost);
    }
}

#[test]
fn files_of_piskvork_hold_the_times_of_the_moves_on_the_board() {
    let spent = |millis: f64, moves: usize| {
        move |record: &mut Record| {
            for col in 0..2 {
                record.play(cell(3, col)).unwrap();
                let time = Some(Duration::from_secs_f64(millis / 1000.0));
                record.annotate(record.node(), |notes| notes.spent = time);
            }
            for _ in moves..2 {
                record.take_back();
            }
        }
    };
    let times = &[Lost::Times][..];
    check_part(spent(1200.0, 2), [times, &[], &[], times]);
    check_part(spent(1200.5, 2), [times; 4]);
    let moves = &[Lost::OtherMoves, Lost::Times][..];
    check_part(spent(1200.0, 1), [moves; 4]);
    let left = |record: &mut Record| {
        record.play(cell(3, 3)).unwrap();
        record.annotate(record.node(), |notes| notes.left = Some(Duration::from_secs(1)));
    };
    check_part(left, [times; 4]);
}

#[test]
fn a_psq_holds_the_result_but_not_its_reason() {
    let (result, reason) = (&[Lost::Result][..], &[Lost::Reason][..]);
    for end in [End::Resigned, End::OutOfTime, End::Forfeited] {
        let ended = |record: &mut Record| assert!(record.end(end(Stone::First)));
        check_part(ended, [result, reason, result, result]);
    }
    check_part(|record| assert!(record.end(End::MoveLimit)), [result, reason, result, result]);
    let void = |record: &mut Record| assert!(record.end(End::Void));
    check_part(void, [result; 4]);
}

#[test]
fn a_psq_holds_results_only_for_five_in_a_row() {
    let mut record = new(Variant::TIC_TAC_TOE);
    record.end(End::Drawn);
    assert_eq!(write(&record, Format::Psq).unwrap().lost, [Lost::Game, Lost::Result]);
}

#[test]
fn a_script_holds_only_the_moves_of_quarto() {
    let mut record = Record::new(GameKind::Quarto(Board::TORUS));
    record.play(Target::Piece(Piece::new(3).unwrap())).unwrap();
    record.play(cell(1, 1)).unwrap();
    assert_eq!(write(&record, Format::Script).unwrap().lost, []);
    record.edit_info(|info| info.players.first.name = "Ada".to_owned());
    record.end(End::Drawn);
    let expected = [Lost::Result, Lost::Players];
    assert_eq!(write(&record, Format::Script).unwrap().lost, expected);
    for format in [Format::Csv, Format::Sgf, Format::Psq, Format::Rec, Format::Text] {
        assert_eq!(write(&record, format), Err(Unwritable(format)));
    }
}

#[test]
fn losses_are_described_in_one_sentence() {
    let sentence = "The position text format cannot hold the board and its rule, the starting position, \
                    the order of play, the passes, the decisions of the opening, variations and undone moves, the result, the reason of the result, the players, the date, \
                    the times, the comments, the marks, the evaluations, the hints, data of other programs.";
    assert_eq!(not_held(Format::Text, &PARTS.map(|(part, _)| part)).unwrap(), sentence);
    assert_eq!(not_held(Format::Text, &[]), None);
}

#[test]
fn unsupported_games_are_refused() {
    let rows = new(Variant::GOMOKU_15);
    let quarto = Record::new(GameKind::Quarto(Board::PLANE));
    for (record, format, why) in [
        (&rows, Format::Script, "a Quarto script can only hold a game of Quarto"),
        (&rows, Format::Journal, "the program itself writes the journal of a game in progress"),
        (&quarto, Format::Journal, "the program itself writes the journal of a game in progress"),
        (&quarto, Format::Csv, "CSV cannot hold a game of Quarto"),
        (&quarto, Format::Sgf, "SGF cannot hold a game of Quarto"),
        (&quarto, Format::Rec, "Piskvork .rec cannot hold a game of Quarto"),
    ] {
        assert_eq!(write(record, format).unwrap_err().to_string(), why);
    }
}
