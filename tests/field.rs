//! Files as people have them, in `tests/field`: each is named by the kind of what is odd about it,
//! and read as far as it can be understood.

#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads the files")]

use std::path::Path;

use gomoku::collection::Date;
use gomoku::formats::{self, Loaded, ReadOptions, Remark};
use gomoku::game::{AnyGame, State};
use gomoku::record::{NodeId, Record};
use gomoku::rules::{Coordinates, Game, Stone};

fn loaded(name: &str) -> Result<Loaded, String> {
    let path = Path::new("tests/field").join(name);
    let ending = path.extension().and_then(|ending| ending.to_str());
    let bytes = std::fs::read(&path).unwrap();
    formats::read_with(&bytes, ending, ReadOptions::default()).map_err(|why| why.to_string())
}

fn read(name: &str) -> (Record, Vec<String>) {
    let loaded = loaded(name).unwrap();
    (loaded.record, loaded.remarks.iter().map(Remark::to_string).collect())
}

fn game(record: &Record) -> &Game {
    match record.on_board() {
        AnyGame::Rows(game) => game,
        AnyGame::Quarto(_) => panic!("{record:?}"),
    }
}

fn names(record: &Record) -> [&str; 2] {
    let players = &record.info().players;
    [&players.first.name, &players.second.name]
}

fn comments(record: &Record) -> Vec<String> {
    let tree = record.tree();
    tree.main_line(NodeId::ROOT).map(|node| tree.notes(node).into_owned().comment).collect()
}

/// Lists the stones of a side by the names of their cells.
fn stones(record: &Record, side: Stone) -> String {
    let game = game(record);
    let shape = game.variant().shape();
    let stones = game.stones().filter(|(_, stone)| *stone == side);
    let mut names: Vec<String> = stones
        .map(|(point, _)| Coordinates::Letters.name(point, shape).to_ascii_lowercase())
        .collect();
    names.sort();
    names.join(" ")
}

fn size(record: &Record) -> (u8, u8) {
    (record.shape().width(), record.shape().height())
}

#[test]
fn a_character_sets_decide_the_letters_before_the_text_is_parsed() {
    let (record, remarks) = read("a1_ca_1251.sgf");
    assert_eq!(names(&record), ["Белый", "Синий"]);
    assert_eq!((&*comments(&record)[1], &*remarks[0]), ("хорошо", "the encoding is windows-1251"));
    let (record, _) = read("a2_ca_sjis_backslash.sgf");
    assert_eq!((game(&record).moves().len(), &*comments(&record)[1]), (3, "表"));
    assert_eq!(record.state(), State::ToMove(Stone::Second));
    let (record, _) = read("a4_utf16le.sgf");
    assert_eq!((game(&record).moves().len(), names(&record)[0]), (2, "Ada"));
    let (record, _) = read("a6_ca_1252.sgf");
    assert_eq!((names(&record)[0], &*comments(&record)[0]), ("“Ada”", "10 €"));
    let (record, remarks) = read("a8_utf16_csv.csv");
    assert_eq!((game(&record).moves().len(), &*remarks[1]), (2, "the encoding is UTF-16LE"));
    assert_eq!(game(&read("c8_bom.txt").0).moves().len(), 3);
}

#[test]
fn b_ends_of_piskvorks_files_are_neither_names_nor_winners() {
    let moves = |name: &str| game(&read(name).0).moves().len();
    let (record, remarks) = read("b1_saved_by_hand.psq");
    assert_eq!((moves("b1_saved_by_hand.psq"), names(&record), remarks.len()), (2, ["", ""], 0));
    let (record, remarks) = read("b3_negative_time.psq");
    assert_eq!((moves("b3_negative_time.psq"), names(&record)), (4, ["Ada", "Eve"]));
    assert_eq!(remarks, ["the time in line 3 is not a number of milliseconds"]);
    for name in ["b5_tournament_code_0.psq", "b7_gomocup_odd_opening.psq"] {
        let (record, remarks) = read(name);
        assert_eq!((moves(name), remarks.len()), (9, 0), "{name}");
        let State::Over(outcome) = record.state() else { panic!("{record:?}") };
        assert_eq!(outcome.winner(), Some(Stone::First), "{name}");
    }
    assert_eq!(moves("b9_piskvork.rec"), 3);
    let (record, remarks) = read("b10_bom.psq");
    assert_eq!((names(&record), remarks.len()), (["Ada", "Eve"], 0));
    let why = loaded("b12_30x30.psq").unwrap_err();
    assert_eq!(why, "line 1: a board cannot have 30 by 30 cells: each side has 3 to 26");
}

#[test]
fn d_sgf_of_real_writers_is_opened_as_far_as_it_is_understood() {
    for (name, moves, told) in [
        ("d1_no_first_semicolon.sgf", 2, None),
        ("d2_dashes_between.sgf", 3, Some("\"---\" in line 2 was not understood and left out")),
        ("d4_empty_setup.sgf", 2, None),
        ("d6_root_TE_is_termination.sgf", 2, None),
        (
            "d8_gm2.sgf",
            2,
            Some("the file claims to be another game (GM \"2\"); reading it as Gomoku"),
        ),
        ("d9_pass_at_the_end.sgf", 3, Some("2 passes were left out; this game has none")),
        (
            "d11_stones_later.sgf",
            1,
            Some(
                "the game is shown up to where it cannot be played on (line 1, AW: stones cannot be set up after the first move)",
            ),
        ),
    ] {
        let (record, remarks) = read(name);
        assert_eq!(game(&record).moves().len(), moves, "{name}");
        assert_eq!(
            remarks.iter().map(String::as_str).collect::<Vec<_>>(),
            told.into_iter().collect::<Vec<_>>(),
            "{name}"
        );
    }
    assert_eq!(names(&read("d1_no_first_semicolon.sgf").0)[0], "Ada");
    let (record, _) = read("d6_root_TE_is_termination.sgf");
    let text = String::from_utf8(formats::sgf::write(&record).unwrap()).unwrap();
    assert!(text.contains("TE[Disconnect]"), "{text}");
}

#[test]
fn e_files_of_other_kinds_are_named_by_what_they_are() {
    let why = |name| loaded(name).unwrap_err();
    assert_eq!(why("d13_go_game.sgf"), "line 1: this is a game of Go");
    assert!(why("e3_game.pgn").starts_with("this is PGN"));
    let (record, _) = read("e1_renjunet.rif");
    assert_eq!((names(&record), game(&record).moves().len()), (["Ada A", "Eve E"], 5));
}

#[test]
fn f_dates_are_found_as_other_programs_write_them() {
    let (record, _) = read("f1_dotted_date.sgf");
    let date = Date::at_start(&record.info().date).unwrap();
    assert_eq!(date.to_string(), "2026-11-20");
}

#[test]
fn g_texts_that_players_and_programmers_paste_are_games() {
    let (record, remarks) = read("g1_openings.txt");
    assert_eq!((game(&record).moves().len(), size(&record)), (4, (20, 20)));
    assert!(remarks.contains(&"this is the first of 2 games in the file".to_owned()));
    let (record, _) = read("g2_board_done.txt");
    assert_eq!(stones(&record, Stone::First), "g9 h8");
    assert_eq!(stones(&record, Stone::Second), "i7");
    assert_eq!(game(&read("g4_result_behind.txt").0).moves().len(), 4);
}

#[test]
fn c_no_row_of_a_drawn_board_is_left_out() {
    let (record, remarks) = read("c1_unknown_mark.txt");
    assert_eq!(size(&record), (5, 5), "{remarks:?}");
    assert_eq!([Stone::First, Stone::Second].map(|side| stones(&record, side)), ["b4 d2", "c4"]);
    let (record, _) = read("c3_own_solve_output.txt");
    assert_eq!(size(&record), (12, 12));
    let expected = ["g7 h7 i10 i9", "a1 a2 a3 b1"];
    assert_eq!([Stone::First, Stone::Second].map(|side| stones(&record, side)), expected);
    let (record, _) = read("c5_own_show_output.txt");
    assert_eq!((size(&record), record.state()), ((5, 5), State::ToMove(Stone::Second)));
    assert_eq!([Stone::First, Stone::Second].map(|side| stones(&record, side)), ["b4 c3", "c4"]);
    let (record, _) = read("c6_lines_and_discs.txt");
    assert_eq!(size(&record), (5, 5));
    assert_eq!([Stone::First, Stone::Second].map(|side| stones(&record, side)), ["b4 c3", "c4"]);
}

#[test]
fn h_a_number_may_follow_the_name_of_a_rule() {
    let (record, remarks) = read("h1_standard1.psq");
    assert_eq!((game(&record).moves().len(), remarks.len()), (14, 0));
    assert_eq!(record.kind().variant().rule(), gomoku::rules::Rule::Standard);
}
