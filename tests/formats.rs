//! Games of other programs, converted from their files and back.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use gomoku::formats::sgf;
use gomoku::game::{AnyGame, End, GameKind, State, Target};
use gomoku::record::Record;
use gomoku::rules::{Point, Rule, Stone, Variant};

/// Games of programs, one a line.
const GAMES: &str = include_str!("data/renju/games.txt");

/// Parses a line of the data: the cells in order, row by row from the top, and the winner.
fn read(line: &str) -> (Vec<u8>, Option<Stone>) {
    let (winner, moves) = line.split_once(' ').unwrap();
    let winner = match winner {
        "X" => Some(Stone::First),
        "O" => Some(Stone::Second),
        "-" => None,
        other => panic!("{other}"),
    };
    let columns = moves.bytes().filter(u8::is_ascii_alphabetic).map(|letter| letter - b'a');
    let rows = moves.split(|c: char| c.is_ascii_alphabetic()).skip(1);
    let rows = rows.map(|row| 15 - row.parse::<u8>().unwrap());
    (rows.zip(columns).map(|(row, col)| row * 15 + col).collect(), winner)
}

fn record((cells, winner): &(Vec<u8>, Option<Stone>)) -> Record {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Renju)));
    for cell in cells {
        record.play(Target::Cell(Point::new(cell / 15, cell % 15))).unwrap();
    }
    record.end(winner.map_or(End::Drawn, |winner| End::Lost(winner.opponent())));
    record
}

#[test]
fn games_of_programs_survive_a_round_trip_through_sgf() {
    let games: Vec<_> = GAMES.lines().map(read).collect();
    assert_eq!(games.len(), 1792);
    let file = games.iter().map(|game| sgf::write(&record(game)).unwrap()).collect::<Vec<_>>();
    let file = file.concat();
    let mut number = 0;
    for (found, game) in sgf::games(&file).zip(&games) {
        let found = found.game.unwrap().record;
        let AnyGame::Rows(rows) = found.on_board() else { panic!("{found:?}") };
        let cells: Vec<u8> = rows.moves().iter().map(|cell| cell.row * 15 + cell.col).collect();
        let State::Over(outcome) = found.state() else { panic!("{found:?}") };
        assert_eq!((cells, outcome.winner()), *game);
        assert_eq!(found, record(game));
        number += 1;
    }
    let lines = sgf::main_lines(&file).zip(&games).map(|(line, (cells, winner))| {
        let line = line.game.unwrap();
        let found: Vec<u8> = line.moves.iter().map(|cell| cell.row * 15 + cell.col).collect();
        assert_eq!((&found, line.result.unwrap().outcome().winner()), (cells, *winner));
    });
    assert_eq!((number, lines.count()), (1792, 1792));
}
