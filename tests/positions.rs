//! Games from positions that alternating moves cannot reach: every part can play from them.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use gomoku::formats::{self, Format, Remark};
use gomoku::game::AnyGame;
use gomoku::player::{Ctx, Level, Levelled, Limits, Player, Simple, Solution, Threats, solve};
use gomoku::record::Record;
use gomoku::rules::{Board, Game, Point, Position, Status, Stone, Variant};

/// Parses a game from a picture of the upper left of a 15x15 board: `X` first, `O` second.
fn game(picture: &str) -> Game {
    let mut field = vec![vec![-1; 15]; 15];
    for (row, line) in picture.lines().map(str::trim).filter(|line| !line.is_empty()).enumerate() {
        for (col, mark) in line.split(' ').enumerate() {
            field[row][col] = "XO".find(mark).map_or(-1, |code| i32::try_from(code).unwrap());
        }
    }
    let board = Board::from_field(&field).unwrap();
    Game::from_position(Position::from_stones(Variant::GOMOKU_15, board.occupied()).unwrap())
}

/// Six stones of the side to move, with an open three among them.
const SIX: &str = "
    . . . . . . .
    . X X X . . .
    . . . . . . .
    . . . X . . X
    X . . . . . .";

#[test]
fn all_levels_play_from_unreachable_positions() {
    let four = game(". . . . . .\n. O O O O .\n. . . . . .\n. . . . . O");
    assert_eq!(four.status(), Status::ToMove(Stone::Second));
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    for level in Level::all() {
        let mut player = Levelled::new(level, 1);
        let point = player.choose(&game(SIX), &limits, &Ctx::quiet()).unwrap();
        assert!(game(SIX).check(point).is_ok(), "level {}: {point:?}", level.number());
        if level.number() >= 4 {
            let point = player.choose(&four, &limits, &Ctx::quiet()).unwrap();
            assert!([Point::new(1, 0), Point::new(1, 5)].contains(&point), "{point:?}");
        }
    }
    let point = Simple::new(1).choose(&four, &limits, &Ctx::quiet()).unwrap();
    assert_eq!(four.clone().play(point), Ok(Status::Won(Stone::Second)));
}

#[test]
fn unreachable_positions_are_solved() {
    let time = std::time::Duration::from_secs(60);
    let solution = solve(&game(SIX), Threats::Both, time).unwrap();
    let Solution::Win(line) = solution else { panic!("{solution:?}") };
    assert!(!line.is_empty());
    assert!(solve(&game("X X X X X"), Threats::Both, time).is_err(), "it is over");
}

#[test]
fn unreachable_positions_are_read_back_from_files() {
    let six = AnyGame::Rows(game(SIX));
    assert_eq!((six.stones(), six.is_empty()), (6, false));
    let six = Record::from(six);
    let written = formats::write(&six, Format::Csv).unwrap();
    let text = String::from_utf8(written.bytes).unwrap();
    assert_eq!(text, "No;Row;Col;Player\n1;1;1;0\n2;1;2;0\n3;1;3;0\n4;3;3;0\n5;3;6;0\n6;4;0;0\n");
    let read = formats::read(text.as_bytes(), None, Variant::GOMOKU_15).unwrap();
    assert_eq!((read.record, read.remarks.contains(&Remark::NoOrder)), (six, true));
}
