//! The games of others, from their files and back.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads data")]

use std::fs;

use gomoku::formats::sgf;
use gomoku::game::{AnyGame, End, GameKind, State, Target};
use gomoku::record::Record;
use gomoku::rules::{Point, Stone, Variant};

/// A line of the data: the cells in order, row by row from the top, and who won.
fn read(line: &str) -> (Vec<u8>, Option<Stone>) {
    let field = |name: &str| line.split_once(&format!("\"{name}\": ")).unwrap().1;
    let cells = field("cells_row_major").strip_prefix('[').unwrap().split_once(']').unwrap().0;
    let cells = cells.split(", ").map(|cell| cell.parse().unwrap()).collect();
    let winner = match field("result").split('"').nth(1).unwrap() {
        "black_won" => Some(Stone::First),
        "white_won" => Some(Stone::Second),
        "draw" => None,
        other => panic!("{other}"),
    };
    (cells, winner)
}

fn record((cells, winner): &(Vec<u8>, Option<Stone>)) -> Record {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    record.edit_info(|info| info.rule = Some("renju".to_owned()));
    for cell in cells {
        record.play(Target::Cell(Point::new(cell / 15, cell % 15))).unwrap();
    }
    record.end(winner.map_or(End::Drawn, |winner| End::Lost(winner.opponent())));
    record
}

#[test]
fn games_of_programs_go_to_sgf_and_back() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/renju_games_gomoku2d.jsonl");
    let data = fs::read_to_string(path).unwrap();
    let games: Vec<_> = data.lines().map(read).collect();
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
        assert_eq!(line.info.rule.as_deref(), Some("renju"));
    });
    assert_eq!((number, lines.count()), (1792, 1792));
}
