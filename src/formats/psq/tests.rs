use std::time::Duration;

use super::*;
use crate::formats::{Encoding, EncodingSource, Remark};
use crate::game::{AnyGame, End, GameKind, Outcome, Target};
use crate::rules::{Point, Shape, Topology, Variant};

#[track_caller]
fn check_refused(text: &str, expected: &str) {
    assert_eq!(read(text.as_bytes()).unwrap_err().to_string(), expected);
}

fn game_of(record: &Record) -> &Game {
    match record.on_board() {
        AnyGame::Rows(game) => game,
        AnyGame::Quarto(_) => panic!("{record:?}"),
    }
}

#[test]
fn a_file_is_written_as_it_was_read() {
    let file = "Piskvorky 15x15, 0:0, 0\n3,2,850\n11,15,0\nAda\nEve\n-1\n2,Standard\n";
    let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
    assert_eq!(remarks, []);
    assert_eq!(game_of(&record).moves(), [Point::new(1, 2), Point::new(14, 10)]);
    assert_eq!(record.kind().variant().rule(), crate::rules::Rule::Standard);
    let State::Over(outcome) = record.state() else { panic!("{record:?}") };
    assert_eq!(outcome, Outcome::Won(Stone::Second, crate::game::Win::Unknown));
    assert_eq!(String::from_utf8(write(&record, game_of(&record))).unwrap(), file);
}

#[test]
fn files_of_other_programs_are_read() {
    // Other line ends, spaces, no final line end; the second player moves first.
    let file = "Piskvorky 20x20, 11:11, 1\r\n 1 , 2 ,3\r\n\r\n2,2\r\npbrain-a\r\npbrain-b\r\n-1\r\n1, Pente\r\n";
    let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
    assert_eq!(record.info().players.first.name, "pbrain-b");
    assert_eq!(record.state(), State::Over(End::Lost(Stone::First).outcome()));
    assert_eq!(remarks, [Remark::UnknownRule("Pente".to_owned())]);
    let cut = read(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n").unwrap().record;
    assert_eq!((cut.on_board().stones(), cut.state().mover()), (1, Some(Stone::Second)));
}

/// Returns the state of a game of one move, and the remarks, if `end` follows the names.
fn said(begins: &str, end: &str) -> (State, Vec<Remark>) {
    let file = format!("Piskvorky 15x15, 0:0, {begins}\n8,8,0\nAda\nEve\n-1\n{end}");
    let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
    (record.state(), remarks)
}

#[test]
fn the_winner_is_the_number_of_a_player() {
    let lost = |side| (State::Over(End::Lost(side).outcome()), vec![]);
    let drawn = (State::Over(End::Drawn.outcome()), vec![]);
    for (begins, end, expected) in [
        ("0", "0,Freestyle\n", drawn.clone()),
        ("1", "0,Freestyle\n", drawn.clone()),
        ("0", "1,Freestyle\n", lost(Stone::Second)),
        ("0", "2,Freestyle\n", lost(Stone::First)),
        ("1", "1,Freestyle\n", lost(Stone::First)),
        ("1", "2,Freestyle\n", lost(Stone::Second)),
        (
            "0",
            "3,Freestyle\n",
            (State::ToMove(Stone::Second), vec![Remark::UnknownResult("3".to_owned())]),
        ),
        ("0", "", (State::ToMove(Stone::Second), vec![])),
    ] {
        assert_eq!(said(begins, end), expected, "{begins} {end}");
    }
}

#[test]
fn a_result_that_contradicts_the_board_is_remarked() {
    let cells = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)];
    let moves: String = cells.map(|(col, row)| format!("{col},{row},0\n")).concat();
    for (winner, remarks) in [(1, vec![]), (2, vec![Remark::ResultDoesNotFit("2".to_owned())])] {
        let file = format!("Piskvorky 15x15, 0:0, 0\n{moves}Ada\nEve\n-1\n{winner},Freestyle\n");
        let loaded = read(file.as_bytes()).unwrap();
        assert_eq!(loaded.remarks, remarks);
        assert_eq!(loaded.record.on_board().stones(), 9);
    }
}

#[test]
fn a_time_of_zero_is_ignored() {
    let record = read(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n8,9,1\n").unwrap().record;
    let tree = record.tree();
    let spent = tree.preorder().map(|node| tree.notes(node).spent).collect::<Vec<_>>();
    assert_eq!(spent, [None, None, Some(Duration::from_millis(1))]);
}

#[test]
fn names_in_a_code_page_are_read() {
    let file = b"Piskvorky 15x15, 0:0, 0\n8,8,0\nZo\xe9\nEve\n-1\n";
    let Loaded { record, remarks, encoding, .. } = read(file).unwrap();
    assert_eq!(record.info().players.first.name, "Zoé");
    assert_eq!(remarks, [Remark::Encoded(encoding, EncodingSource::Guessed)]);
    assert_ne!(encoding, Encoding::UTF_8);
}

#[test]
fn a_rec_has_the_names_first_and_counts_from_0() {
    let file = "Ada\nEve\n19,0,10\n0,0,20\n";
    assert!(is_rec(file.as_bytes()) && !is_rec(b"Ada\nEve\nMallory\n"));
    let record = read_rec(file.as_bytes()).unwrap().record;
    assert_eq!(game_of(&record).moves(), [Point::new(0, 19), Point::new(0, 0)]);
    assert_eq!(String::from_utf8(write_rec(&record, game_of(&record))).unwrap(), file);
}

#[test]
fn the_rule_of_an_unfinished_game_is_reported_as_lost() {
    use super::super::{Format, Lost, ReadOptions, read_as, write};
    let torus = Shape::new(15, 15, Topology::Torus).unwrap();
    for variant in
        [Variant::GOMOKU_19.with_rule(crate::rules::Rule::Standard), rule::five(torus).unwrap()]
    {
        let mut record = Record::new(GameKind::Rows(variant));
        record.play(Target::Cell(Point::new(0, 0))).unwrap();
        let written = write(&record, Format::Psq).unwrap();
        assert_eq!(written.lost, [Lost::Game]);
        record.end(End::Drawn);
        let written = write(&record, Format::Psq).unwrap();
        assert_eq!(written.lost, []);
        let again = read_as(&written.bytes, Format::Psq, ReadOptions::on(variant)).unwrap();
        assert_eq!(again.record.kind(), record.kind());
    }
}

#[test]
fn a_rec_loses_any_board_but_that_of_tournaments() {
    use super::super::{Format, Lost, write};
    for (variant, expected) in [(Variant::GOMOKU_20, &[][..]), (Variant::GOMOKU_15, &[Lost::Game])]
    {
        let record = Record::new(GameKind::Rows(variant));
        assert_eq!(write(&record, Format::Rec).unwrap().lost, expected);
    }
}

#[test]
fn bad_files_are_refused_with_the_line() {
    let header = "line 1: the first line must be Piskvorky WIDTHxHEIGHT, n:n, n";
    check_refused("", header);
    check_refused("Piskvorky 15, 0:0, 0\n", header);
    let sides = "each side has 3 to 26";
    for (size, told) in [("30x30", "30 by 30"), ("2x2", "2 by 2"), ("300x20", "300 by 20")] {
        check_refused(
            &format!("Piskvorky {size}, 0:0, 0\n15,15,0\n"),
            &format!("line 1: a board cannot have {told} cells: {sides}"),
        );
    }
    check_refused(
        "Piskvorky 4x4, 0:0, 0\n",
        "line 1: five in a row do not fit on a board of \"4x4\"",
    );
    let head = "Piskvorky 15x15, 0:0, 0\n";
    check_refused(&format!("{head}0,1,0\n"), "line 2: \"0,1,0\" is not a cell");
    check_refused(&format!("{head}16,1,0\n"), "line 2: that is off the board");
    check_refused(&format!("{head}1,1,0\n1,1,0\n"), "line 3: there is already a stone there");
}

/// Reads moves after the head of a board of 15x15: the stones, both names, and the remarks.
fn taken(rest: &str) -> (usize, [String; 2], Vec<String>) {
    let loaded = read(format!("Piskvorky 15x15, 0:0, 0\n{rest}").as_bytes()).unwrap();
    let players = &loaded.record.info().players;
    let names = [&players.first.name, &players.second.name].map(Clone::clone);
    let remarks = loaded.remarks.iter().map(Remark::to_string).collect();
    (loaded.record.on_board().stones(), names, remarks)
}

fn named(first: &str, second: &str) -> [String; 2] {
    [first, second].map(str::to_owned)
}

#[test]
fn a_game_saved_by_hand_has_no_names() {
    for end in ["-1", "-1\r\n", "-1\n2,Freestyle\n", "", "0\n"] {
        let (stones, names, _) = taken(&format!("8,8,0\n9,8,5\n{end}"));
        assert_eq!((stones, names), (2, named("", "")), "{end}");
    }
}

#[test]
fn odd_times_and_further_columns_are_no_end_of_the_moves() {
    let names = "Ada\nEve\n-1\n";
    for odd in ["-3", "0.5", "1e3", "?", "99999999999999999999999", ""] {
        let (stones, names, remarks) = taken(&format!("8,8,10\n9,9,{odd}\n10,10,5\n{names}"));
        assert_eq!((stones, names), (3, named("Ada", "Eve")), "{odd}");
        assert_eq!(remarks, ["the time in line 3 is not a number of milliseconds"]);
    }
    let moves = "8,8,10,1\n 9 , 9 , 20 , a comment\n10;10;5\n11 11 7\n12,12\n";
    assert_eq!(taken(&format!("{moves}{names}")), (5, named("Ada", "Eve"), vec![]));
}

#[test]
fn lines_that_are_not_understood_are_told() {
    let left_out = "\"# a comment\" in line 3 was not understood and left out";
    let expected = (2, named("Ada", "Eve"), vec![left_out.to_owned()]);
    assert_eq!(taken("8,8,10\n# a comment\n9,9,20\nAda\nEve\n-1\n"), expected);
    // Two names at most, right before the end.
    let (_, names, remarks) = taken("8,8,10\n# a comment\nAda\nEve\n0\n");
    assert_eq!((names, &*remarks[0]), (named("Ada", "Eve"), left_out));
    let (_, names, remarks) = taken("8,8,10\nAda\n-1\n");
    assert_eq!(names, named("", ""));
    assert_eq!(remarks, ["\"Ada\" in line 3 was not understood and left out"]);
    let (stones, _, remarks) = taken("8,8,10\nx\ny\n9,9,1\nAda\nEve\n-1\n");
    assert_eq!(stones, 2);
    let first = "2 parts were not understood and left out (the first: \"x\" in line 3)";
    assert_eq!(remarks, [first]);
}

#[test]
fn a_number_alone_says_how_the_game_ended() {
    let state = |end: &str| {
        let rest = format!("8,8,0\n9,8,5\none.exe\ntwo.ZIP\n{end}");
        let loaded = read(format!("Piskvorky 20x20, 7:7, 0\n{rest}").as_bytes()).unwrap();
        (loaded.record.state(), loaded.remarks.len())
    };
    let open = State::ToMove(Stone::First);
    let lost = |end: End| State::Over(end.outcome());
    assert_eq!(state("-1\n"), (open, 0));
    assert_eq!(state("1\n"), (lost(End::Forfeited(Stone::First)), 0));
    assert_eq!(state("2\n"), (lost(End::OutOfTime(Stone::First)), 0));
    assert_eq!(state("15\n"), (lost(End::OutOfTime(Stone::First)), 0));
    for number in ["0", "3", "-2", "99999999999999999999"] {
        assert_eq!(state(number), (open, 1), "{number}");
    }
    // Five in a row is the end by itself.
    let won = "8,8,0\n9,8,1\n8,9,2\n9,9,3\n8,10,4\n9,10,5\n8,11,6\n9,11,7\n8,12,8\na\nb\n";
    for number in ["0", "1", "15"] {
        assert_eq!(taken(&format!("{won}{number}\n")), (9, named("a", "b"), vec![]));
    }
}

#[test]
fn after_an_odd_opening_the_winner_is_the_other_name() {
    let moves = "8,8,0\n9,8,0\n8,9,0\n9,9,0\n8,10,0\n9,10,900\n8,11,800\n1,1,700\n";
    let read = |head: &str, more: &str, winner| {
        let file =
            format!("Piskvorky 15x15, {head}\n{moves}{more}blu\nred\n-1\n{winner},Freestyle1\n");
        let loaded = read(file.as_bytes()).unwrap();
        (loaded.record.state(), loaded.remarks)
    };
    let five = "8,12,600\n";
    let won = |remarks| (State::Over(Outcome::Won(Stone::First, crate::game::Win::Row)), remarks);
    assert_eq!(read("11:11, 0", five, 2), won(vec![]));
    assert_eq!(read("11:11, 0", five, 1), won(vec![Remark::ResultDoesNotFit("1".to_owned())]));
    // Not the judge's file.
    assert_eq!(read("0:0, 0", five, 1), won(vec![]));
    let lost = |side| (State::Over(End::Lost(side).outcome()), vec![]);
    assert_eq!(read("11:11, 0", "", 2), lost(Stone::Second));
    assert_eq!(read("0:0, 0", "", 2), lost(Stone::First));
}

#[test]
fn a_number_or_a_tournament_may_follow_the_rule() {
    let six = "1,1,0\n1,3,0\n2,1,0\n2,3,0\n3,1,0\n3,3,0\n5,1,0\n5,3,9\n6,1,9\n7,3,9\n4,1,9\n9,3,9\na\nb\n-1\n";
    for rule in ["Standard1", "Standard 2024", "standard_2", "Standard (Gomocup)", "1"] {
        let (stones, _, remarks) = taken(&format!("{six}0,{rule}\n"));
        assert_eq!((stones, remarks.len()), (12, 0), "{rule}");
    }
    // A game under another rule is shown as far as it goes by five or more.
    let (stones, _, remarks) = taken(&format!("{six}0,Pente_1\n"));
    let stopped = "the game is shown up to where it cannot be played on (line 13: a stone follows the end of the game)";
    assert_eq!((stones, &*remarks[0]), (11, stopped));
}

#[test]
fn a_rec_may_end_with_a_number_or_lack_names() {
    let read = |file: &str| {
        let loaded = read_rec(file.as_bytes()).unwrap();
        let name = loaded.record.info().players.first.name.clone();
        (loaded.record.on_board().stones(), name, loaded.remarks.len())
    };
    let of = |stones, name: &str, remarks| (stones, name.to_owned(), remarks);
    assert!(is_rec(b"one.exe\ntwo.exe\n7,7,0\n8,8,1000\n7,8,20\n0\n"));
    assert_eq!(read("one.exe\ntwo.exe\n7,7,0\n8,8,1000\n7,8,20\n-1\n"), of(3, "one.exe", 1));
    assert_eq!(read("7,7,0\n8,8,1000\n"), of(2, "", 1));
    assert_eq!(read("one\ntwo\n7,7,-1\nodd\n8,8\n"), of(2, "one", 3));
    // Lines of which none is a move are no game.
    assert_eq!(read("one\ntwo\n"), of(0, "one", 1));
    let why = read_rec(b"Dear Eve,\n\nhere is\nour game.\n").unwrap_err();
    assert_eq!(why.to_string(), "there is no game in the file");
}

#[test]
fn the_head_may_be_written_in_other_ways() {
    for head in [
        "Piskvork 20x20, 11:11, 0",
        "piskvorky 20x20, 11:11, 0",
        "PISKVORKY 20X20,11:11,0",
        "  Piskvorky  20 x 20 , 11:11 , 0 ",
        "Piskvorky 20x20; 11:11; 0",
        "Piskvorky 20*20, 11:11, 0",
        "Piskvorky 20x20",
    ] {
        let file = format!("{head}\n20,20,0\nAda\nEve\n-1\n");
        assert!(is_psq(file.as_bytes()), "{head}");
        let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
        assert_eq!(game_of(&record).moves(), [Point::new(19, 19)], "{head}");
        assert_eq!((record.kind().variant(), remarks), (Variant::GOMOKU_20, vec![]), "{head}");
        assert_eq!(record.info().players.second.name, "Eve");
    }
    for other in ["", "Piskv", "Gomoku 15x15, 0:0, 0", "\"Piskvorky 15x15, 0:0, 0\""] {
        assert!(!is_psq(other.as_bytes()) && read(other.as_bytes()).is_err(), "{other}");
    }
}

#[test]
fn lines_behind_the_end_are_no_names() {
    let moves = "8,8,10\n9,9,20\nAda\nEve\n";
    for (behind, line) in [("-1\nsaved by a tool\n", 7), ("1 time\n", 6)] {
        let (stones, names, remarks) = taken(&format!("{moves}{behind}"));
        assert_eq!((stones, names), (2, named("Ada", "Eve")), "{behind}");
        assert!(remarks[0].contains(&format!("in line {line} ")), "{remarks:?}");
        assert_eq!(remarks.len(), 1);
    }
    for result in ["1,Freestyle", "1,1"] {
        let file =
            format!("Piskvorky 15x15, 0:0, 0\n{moves}-1\n{result}\nsaved by a tool\nagain\n");
        let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
        assert_eq!(record.state(), State::Over(End::Lost(Stone::Second).outcome()), "{result}");
        assert!(matches!(remarks[..], [Remark::Skipped { lines: 2, line: 8, .. }]), "{remarks:?}");
    }
    // What old disks leave there is no line.
    assert_eq!(taken(&format!("{moves}-1\n\u{1a}\0\0")).2, Vec::<String>::new());
    // A number between the moves is not the end.
    assert_eq!(taken("8,8,10\n5\n9,9,20\nAda\nEve\n-1\n").0, 2);
    let rec = read_rec(b"a\nb\n0,0,0\n19,19,5\n15\nend of the game\n").unwrap();
    assert_eq!(rec.record.state(), State::Over(End::OutOfTime(Stone::First).outcome()));
    assert_eq!(rec.record.info().players.second.name, "b");
}

#[test]
fn a_winner_that_is_not_known_leaves_the_game_open() {
    assert_eq!(said("0", "-1,Freestyle\n"), (State::ToMove(Stone::Second), vec![]));
}

#[test]
fn lines_may_end_as_on_old_computers() {
    let (stones, names, remarks) = taken("8,8,10\n9,9,20\nAda\nEve\n-1\n");
    for end in ["\r\n", "\r"] {
        let file = "Piskvorky 15x15, 0:0, 0\n8,8,10\n9,9,20\nAda\nEve\n-1\n".replace('\n', end);
        let loaded = read(file.as_bytes()).unwrap();
        let players = &loaded.record.info().players;
        assert_eq!(named(&players.first.name, &players.second.name), names);
        assert_eq!(
            (loaded.record.on_board().stones(), loaded.remarks.len()),
            (stones, remarks.len())
        );
    }
}

#[test]
fn a_move_that_is_not_understood_does_not_change_the_sides_of_the_others() {
    for odd in ["8.0,8.0,0", "9,,5", "9, ,5"] {
        let text = format!("Piskvorky 15x15, 0:0, 0\n7,7,0\n{odd}\n10,10,5\nAda\nEve\n-1\n");
        check_refused(&text, &format!("line 3: \"{odd}\" is not a cell"));
    }
}

#[test]
fn names_that_a_file_cannot_hold_are_written_as_it_can() {
    for (name, written) in [
        ("123", "X"),
        ("-1", "X"),
        ("8,8", "X"),
        (" ", "X"),
        ("A\0d\0", "X"),
        ("Ada\nB", "Ada B"),
        ("2, Eva", "2, Eva"),
    ] {
        let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        for side in [Stone::First, Stone::Second] {
            record.edit_info(|info| info.players.of_mut(side).name = name.to_owned());
            let written = if side == Stone::Second && written == "X" { "O" } else { written };
            let bytes = [write(&record, game_of(&record)), write_rec(&record, game_of(&record))];
            for read in [read(&bytes[0]), read_rec(&bytes[1])] {
                let read = read.unwrap().record;
                assert_eq!(read.info().players.of(side).name, written, "{name}");
            }
            assert_eq!(holds_names(&record), name == written, "{name}");
        }
    }
}
