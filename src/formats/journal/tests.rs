use std::time::Duration;

use proptest::prelude::*;

use super::*;
use crate::formats::tests::{infos, notes};
use crate::game::{Clock, End, Participant, State, Target};
use crate::player::Level;
use crate::quarto::Piece;
use crate::record::{Action, Info, NodeId, Notes};
use crate::rules::{Game, Placement, Point, Position, Rule, Shape, Variant};

const HEAD: &str = "gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\n";

fn begun() -> Timestamp {
    "2026-11-22T04:08:07Z".parse().unwrap()
}

fn text(sheet: &Sheet) -> String {
    String::from_utf8(write(&Contents { begun: begun(), sheet: sheet.clone() })).unwrap()
}

#[track_caller]
fn check_refused(file: &str, expected: &str) {
    assert_eq!(read(file.as_bytes()).unwrap_err().to_string(), expected, "{file}");
}

/// The lines after those at the head.
#[track_caller]
fn check_line(lines: &str, expected: &str) {
    check_refused(&format!("{HEAD}{lines}\n"), expected);
}

#[test]
fn a_whole_journal_is_read_and_written_as_it_was() {
    let level = |number| Participant::Computer(Level::new(number).unwrap());
    let file = "\
gomoku journal 1
game 7x6-4-fall
begun 2026-11-22T04:08:07Z
stone 5,3 x
stone 5,4 o
turn o
player o computer 10
name 1 Ada  Lovelace
move 4,3
resign x
";
    let record = read(file.as_bytes()).unwrap();
    assert_eq!(record.begun, begun());
    let sheet = &record.sheet;
    assert_eq!(sheet.participants, Participants::new(Participant::PERSON, level(10)));
    assert_eq!(sheet.names.of(Person::One), Some("Ada  Lovelace"));
    let AnyGame::Rows(game) = sheet.game.on_board() else { panic!("{record:?}") };
    assert_eq!(game.stones().last(), Some((Point::new(4, 3), Stone::Second)));
    assert!(matches!(sheet.game.state(), State::Over(_)));
    assert_eq!(text(sheet), file);
}

#[test]
fn a_clock_stands_as_it_stood_after_the_last_move() {
    let lines = "clock 5m+3s\nmove 7,7 300000\nmove 6,6 289120\nmove 7,8 281341\n";
    let file = format!("{HEAD}{lines}");
    let sheet = read(file.as_bytes()).unwrap().sheet;
    let clock = sheet.clock.clone().unwrap();
    let left = [Stone::First, Stone::Second].map(|side| clock.left(side, Duration::MAX));
    assert_eq!(left, [281_341, 289_120].map(Duration::from_millis));
    assert_eq!((clock.control().to_string().as_str(), clock.running()), ("5m+3s", None));
    assert_eq!(text(&sheet), file);
    // What is taken back gives the time back.
    let sheet = read(format!("{file}undo\n").as_bytes()).unwrap().sheet;
    let clock = sheet.clock.unwrap();
    assert_eq!(clock.left(Stone::First, Duration::MAX), Duration::from_secs(300));
    // Journals of before say nothing of the time, and nothing is made of it without a clock.
    let untimed = read(format!("{HEAD}move 7,7 300000\n").as_bytes()).unwrap().sheet;
    assert_eq!(untimed.clock, None);
    let sheet = read(format!("{file}flag o\nclock none\nundo\n").as_bytes()).unwrap().sheet;
    assert_eq!((sheet.clock, sheet.game.on_board().stones()), (None, 3));
    check_line("clock 5", "line 4, clock: \"5\" is not a clock");
    check_line("clock", "line 4, clock: missing");
    check_line("move 7,7\nclock 5m", "line 5: this must stand before the first move");
}

#[test]
fn both_boards_of_quarto_are_told_apart() {
    for (topology, line) in
        [(Topology::Plane, "game quarto plane"), (Topology::Torus, "game quarto torus")]
    {
        let mut sheet = Sheet::new(Record::new(GameKind::Quarto(topology)), Participants::PERSONS);
        sheet.game.play(Target::Piece(Piece::FIRST)).unwrap();
        let file = text(&sheet);
        assert!(file.contains(line) && file.ends_with("select 0\n"), "{file}");
        assert_eq!(read(file.as_bytes()).unwrap().sheet, sheet);
    }
}

#[test]
fn what_happened_since_is_put_behind() {
    let mut before =
        Sheet::new(Record::new(GameKind::Rows(Variant::GOMOKU_15)), Participants::PERSONS);
    let play = |sheet: &mut Sheet, row, col| {
        sheet.game.play(Target::Cell(Point::new(row, col))).unwrap();
    };
    (0..3).for_each(|col| play(&mut before, 0, col));
    let mut now = before.clone();
    assert_eq!(now.since(&before).as_deref(), Some(""));
    now.game.take_back();
    now.game.take_back();
    play(&mut now, 9, 9);
    now.game.resign(Stone::First);
    now.participants = now.participants.with(Stone::First, Participant::Computer(Level::MAX));
    now.names = Names::new(None, Some("Eve"));
    let since = "player x computer 10\nname 2 Eve\nundo\nundo\nmove 9,9\nresign x\n";
    assert_eq!(now.since(&before).as_deref(), Some(since));
    assert_eq!(before.since(&now).unwrap().matches("undo").count(), 2);
    let other = Sheet::new(Record::new(GameKind::Rows(Variant::GOMOKU_17)), Participants::PERSONS);
    assert_eq!(other.since(&before), None);
}

#[test]
fn a_study_is_said_once_and_is_over_if_its_main_line_is() {
    let mut sheet =
        Sheet::new(Record::new(GameKind::Rows(Variant::TIC_TAC_TOE)), Participants::PERSONS);
    assert!(!sheet.is_over());
    sheet.game.end(End::Drawn);
    assert!(sheet.is_over());
    let before = sheet.clone();
    sheet.is_study = true;
    assert_eq!(sheet.since(&before).as_deref(), Some("study\n"));
    assert_eq!(sheet.since(&sheet).as_deref(), Some(""));
    // Wherever it stands.
    sheet.game.go_to(NodeId::ROOT);
    assert!(sheet.is_over());
    sheet.is_study = false;
    assert!(!sheet.is_over());
}

#[test]
fn what_is_noted_is_in_a_line() {
    let game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    let mut before = Sheet::new(game, Participants::PERSONS);
    before.game.play(Target::Cell(Point::new(7, 7))).unwrap();
    let first = before.game.node();
    before.game.play(Target::Cell(Point::new(6, 6))).unwrap();
    let mut now = before.clone();
    let notes = now.game.notes_mut(first).unwrap();
    notes.comment = "two lines\nand 5 % [more]".to_owned();
    now.game.info.players.first.name = "Ada".to_owned();
    let since = "info PB[Ada]\nnote 1 C[two lines%0Aand 5 %25 [more\\]]\n";
    assert_eq!(now.since(&before).as_deref(), Some(since));
    assert_eq!(before.since(&now).as_deref(), Some("info \nnote 1 \n"));
    let found = read(text(&now).as_bytes()).unwrap().sheet;
    assert_eq!(found.game, now.game);
    // The times of a move stay when it is noted on.
    let timed = format!("{HEAD}clock 5m+3s\nmove 7,7 300000 1250\nnote 1 C[slow]\n");
    let game = read(timed.as_bytes()).unwrap().sheet.game;
    let notes = game.tree().notes(game.node());
    let times = [300_000, 1250].map(|millis| Some(Duration::from_millis(millis)));
    assert_eq!(([notes.left, notes.spent], notes.comment.as_str()), (times, "slow"));
}

#[test]
fn fields_of_versions_to_come_are_passed_over() {
    let file = format!("{HEAD}move 7,7 3.25s\nundo because\nmove 6,6 x y z\nresign x late\n");
    let sheet = read(file.as_bytes()).unwrap().sheet;
    assert_eq!((sheet.game.on_board().stones(), sheet.game.state().mover()), (1, None));
}

#[test]
fn a_line_that_was_being_written_is_passed_over() {
    let file = format!("{HEAD}move 7,7\nmove 6,");
    assert_eq!(read(file.as_bytes()).unwrap().sheet.game.on_board().stones(), 1);
    // With its end it is an error.
    check_refused(&format!("{file}\n"), "line 5, cell: \"6,\" is not a cell");
}

#[test]
fn bad_files_are_refused_with_the_line_and_the_field() {
    check_refused("", "line 1, journal: missing");
    check_refused("gomoku journal 1", "line 1, journal: missing");
    check_refused("No;Row;Col;Player\n", "line 1: the header must be gomoku journal 1");
    check_refused("gomoku journal 2\n", "line 1, version: \"2\" is not version 1");
    check_refused("gomoku journal 1\n", "line 2, game: missing");
    check_refused("gomoku journal 1\ngame 16\n", "line 2, game: \"16\" is no game");
    check_refused("gomoku journal 1\ngame quarto\n", "line 2, board: missing");
    check_refused("gomoku journal 1\ngame quarto ring\n", "line 2, board: \"ring\" is no game");
    check_refused("gomoku journal 1\ngame 15\nbegun today\n", "line 3, date: \"today\" is no date");
    check_refused("gomoku journal 1\ngame 15\nmove 7,7\n", "line 3, begun: missing");
    check_line("jump 7,7", "line 4: \"jump\" begins no line of a journal");
    check_line("", "line 4: \"\" begins no line of a journal");
    check_line("move", "line 4, cell: missing");
    check_line("move 7;7", "line 4, cell: \"7;7\" is not a cell");
    check_line("move 07,7", "line 4, cell: \"07,7\" is not a cell");
    check_line("move -1,7", "line 4, cell: \"-1,7\" is not a cell");
    check_line("move 15,7", "line 4, cell: that is off the board");
    check_line("move 7,7\nmove 7,7", "line 5, cell: there is a stone there already");
    check_line("note 1 C[x]", "line 4, ply: the game has not come to 1");
    check_line("note x C[x]", "line 4, ply: \"x\" is not a number");
    check_line("note 0 C", "line 4: \"C\" has no value in brackets");
    check_line("note 0 C[x]!", "line 4: \"!\" is not expected here");
    check_line("info ;B[hh]", "line 4: \";\" is not expected here");
    for nothing in ["undo", "delete", "promote"] {
        check_line(nothing, "line 4: there is nothing to take back");
    }
    check_line("place 7,7", "line 4: not of this game");
    check_line("resign z", "line 4, side: \"z\" is neither x nor o");
    check_line("resign x\nresign x", "line 5: a stone after the end of the game");
    check_line("resign x\nmove 7,7", "line 5, cell: a stone after the end of the game");
    check_line("select 3", "line 4: not of this game");
    check_line("player x robot", "line 4, player: \"robot\" is neither person nor computer");
    check_line("player x person", "line 4, person: missing");
    check_line("name 3 Eve", "line 4, person: \"3\" is neither 1 nor 2");
    check_line("flag x\nflag x", "line 5: a stone after the end of the game");
    check_line("player x computer", "line 4, level: missing");
    check_line("player x computer 11", "line 4, level: \"11\" is not a level");
    check_line("stone 7,7 x\nstone 7,7 o", "line 5, cell: there is a stone there already");
    check_line("move 7,7\nstone 6,6 o", "line 5: this must stand before the first move");
    check_line("move 7,7\nturn x", "line 5: this must stand before the first move");
    let quarto = "gomoku journal 1\ngame quarto torus\nbegun 2026-11-22T04:08:07Z\n";
    check_refused(&format!("{quarto}move 1,1\n"), "line 4: not of this game");
    check_refused(&format!("{quarto}stone 1,1 x\n"), "line 4: not of this game");
    check_refused(&format!("{quarto}turn x\n"), "line 4: not of this game");
    check_refused(&format!("{quarto}select 16\n"), "line 4, piece: \"16\" is not a piece");
    check_refused(&format!("{quarto}place 1,1\n"), "line 4, cell: a piece must be selected first");
    let fall = "gomoku journal 1\ngame 7x6-4-fall\nbegun 2026-11-22T04:08:07Z\n";
    let floats = "stones fall to the lowest free cell of their column";
    check_refused(&format!("{fall}move 0,0\n"), &format!("line 4, cell: {floats}"));
    check_refused(&format!("{fall}stone 0,0 x\nmove 5,5\n"), &format!("line 4, cell: {floats}"));
    let bytes = [HEAD.as_bytes(), b"name 1 \xff\n"].concat();
    assert_eq!(read(&bytes).unwrap_err().to_string(), "line 4: not a text in UTF-8");
    let long = vec![b'x'; 1 << 24 | 1];
    assert_eq!(read(&long).unwrap_err().to_string(), "the file is larger than 16777216 bytes");
}

/// Something that is done at the board; what cannot be done is left out.
#[derive(Clone, Debug)]
enum Deed {
    Play(usize),
    TakeBack,
    /// To any node of the tree.
    GoTo(usize),
    /// Any node, and what follows it.
    Delete(usize),
    Promote(usize),
    Study,
    /// On any node.
    Note(usize, Box<Notes>),
    Info(Info),
    Resign(Stone),
    Flag(Stone),
    Seat(Stone, u8),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let side = prop::sample::select(vec![Stone::First, Stone::Second]);
    let deed = prop_oneof![
        12 => any::<usize>().prop_map(Deed::Play),
        4 => Just(Deed::TakeBack),
        2 => any::<usize>().prop_map(Deed::GoTo),
        1 => any::<usize>().prop_map(Deed::Delete),
        1 => any::<usize>().prop_map(Deed::Promote),
        1 => Just(Deed::Study),
        3 => (any::<usize>(), notes()).prop_map(|(node, notes)| Deed::Note(node, Box::new(notes))),
        1 => infos().prop_map(Deed::Info),
        1 => side.clone().prop_map(Deed::Resign),
        1 => side.clone().prop_map(Deed::Flag),
        1 => (side, 0..=10_u8).prop_map(|(side, level)| Deed::Seat(side, level)),
    ];
    prop::collection::vec(deed, 0..60)
}

fn kinds() -> impl Strategy<Value = AnyGame> {
    let torus = Shape::new(5, 4, Topology::Torus).unwrap();
    let own = Variant::new(torus, 4, Rule::Standard, Placement::Anywhere).unwrap();
    let stones = [(Point::new(5, 3), Stone::First), (Point::new(4, 3), Stone::First)];
    let position = Position::from_stones(Variant::CONNECT_FOUR, stones).unwrap();
    let rows = [Variant::TIC_TAC_TOE, Variant::CONNECT_FOUR, Variant::GOMOKU_15, own];
    let mut games: Vec<AnyGame> =
        rows.map(|variant| AnyGame::new(GameKind::Rows(variant))).into_iter().collect();
    games.extend(
        [Topology::Plane, Topology::Torus].map(|board| AnyGame::new(GameKind::Quarto(board))),
    );
    games.extend(
        [Stone::First, Stone::Second]
            .map(|side| AnyGame::Rows(Game::from_position(position.clone().with_to_move(side)))),
    );
    prop::sample::select(games)
}

/// Everything that the side to move may choose.
fn targets(game: &Record) -> Vec<Target> {
    match game.on_board() {
        AnyGame::Rows(game) => game.legal_moves().map(Target::Cell).collect(),
        AnyGame::Quarto(board) if board.selected().is_some() => {
            let cells = board.shape().points();
            cells.filter(|point| board.get(*point).is_none()).map(Target::Cell).collect()
        }
        AnyGame::Quarto(board) => {
            let pieces = Piece::all();
            pieces.filter(|piece| board.bag().contains(*piece)).map(Target::Piece).collect()
        }
    }
}

/// The clock goes as on the screen.
fn happen(deed: &Deed, sheet: &mut Sheet, now: Duration) {
    let before = sheet.game.clone();
    let taken = happen_on_board(deed.clone(), sheet);
    if matches!(deed, Deed::Note(..) | Deed::Info(_)) {
        return;
    }
    let (Some(clock), true) = (&mut sheet.clock, sheet.game != before) else { return };
    if matches!(deed, Deed::GoTo(_) | Deed::Delete(_) | Deed::Promote(_)) {
        let mover = sheet.game.state().mover();
        **clock = clock.replayed(sheet.game.turns());
        return mover.into_iter().for_each(|mover| clock.go_on(mover, now));
    }
    match (taken, sheet.game.state().mover()) {
        (Some(Action::End(End::OutOfTime(_))), _) => sheet.clock = None,
        (Some(Action::End(_)), Some(mover)) => clock.go_on(mover, now),
        (Some(_), Some(mover)) => clock.taken_back(mover, now),
        _ if matches!(deed, Deed::Resign(_) | Deed::Flag(_)) => clock.stop(now),
        (_, mover) => {
            let player = clock.running().or(mover.map(Stone::opponent));
            clock.moved(mover, now);
            let node = sheet.game.node();
            if let Some(player) = player.filter(|&player| mover != Some(player)) {
                sheet.game.notes_mut(node).unwrap().left = Some(clock.left(player, now));
            }
        }
    }
}

fn happen_on_board(deed: Deed, sheet: &mut Sheet) -> Option<Action> {
    match deed {
        Deed::Play(number) if sheet.game.state().mover().is_some() => {
            let targets = targets(&sheet.game);
            sheet.game.play(targets[number % targets.len()]).unwrap();
        }
        Deed::Play(_) => {}
        Deed::GoTo(number) => {
            let node = node(number, sheet);
            sheet.game.go_to(node);
        }
        Deed::Delete(number) => {
            let node = node(number, sheet);
            sheet.game.delete(node);
        }
        Deed::Promote(number) => {
            let node = node(number, sheet);
            sheet.game.promote(node);
        }
        Deed::Study => sheet.is_study = true,
        Deed::Note(number, notes) => {
            let node = node(number, sheet);
            let place = sheet.game.notes_mut(node).unwrap();
            *place = Notes { left: place.left, spent: place.spent, ..*notes };
        }
        Deed::Info(info) => sheet.game.info = info,
        Deed::TakeBack => return sheet.game.take_back(),
        Deed::Resign(side) => sheet.game.resign(side),
        Deed::Flag(side) => sheet.game.end(End::OutOfTime(side)),
        Deed::Seat(side, level) => {
            let level = Level::new(level).map(Participant::Computer);
            let participant = level.unwrap_or(Participant::PERSON);
            sheet.participants = sheet.participants.with(side, participant);
        }
    }
    None
}

/// Any node of the tree.
fn node(number: usize, sheet: &Sheet) -> NodeId {
    let nodes: Vec<NodeId> = sheet.game.tree().preorder().collect();
    nodes[number % nodes.len()]
}

/// What both sides had left after each turn, in milliseconds.
fn times(sheet: &Sheet) -> Option<Vec<u128>> {
    sheet.clock.as_deref()?;
    let turns = sheet.game.turns().into_iter();
    Some(turns.filter_map(|(_, left)| Some(left?.as_millis())).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn lines_put_behind_one_another_give_what_happened_and_every_beginning_gives_its_beginning(
        game in kinds(),
        deeds in deeds(),
        control in prop::sample::select(vec!["none", "1m", "5m+3s", "10s/move"]),
    ) {
        let clock = Clock::new(control.parse().unwrap()).map(Box::new);
        let mut sheet = Sheet { clock, ..Sheet::new(Record::from(game), Participants::PERSONS) };
        let mut file = text(&sheet);
        let head = file.len();
        let mut stations = vec![(file.len(), sheet.clone())];
        for (deed, turn) in deeds.into_iter().zip(1..) {
            let before = sheet.clone();
            happen(&deed, &mut sheet, turn * Duration::from_micros(1_234_567));
            file += &sheet.since(&before).unwrap();
            stations.push((file.len(), sheet.clone()));
        }
        let is_same = |found: &Sheet, expected: &Sheet| found.since(expected) == Some(String::new());
        let found = read(file.as_bytes()).unwrap().sheet;
        prop_assert!(is_same(&found, &sheet));
        prop_assert_eq!(times(&found), times(&sheet));
        // Written at once it is the same, without what was taken back.
        prop_assert!(is_same(&read(text(&sheet).as_bytes()).unwrap().sheet, &sheet));
        for cut in head..=file.len() {
            let (length, expected) =
                stations.iter().rev().find(|(length, _)| *length <= cut).unwrap();
            let found = read(&file.as_bytes()[..cut]).unwrap().sheet;
            // One deed may be several lines, of which some are there.
            if file.as_bytes()[*length..cut].contains(&b'\n') {
                prop_assert!(found.since(expected).is_some());
            } else {
                prop_assert!(is_same(&found, expected));
            }
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200), lines in "(move [0-9],[0-9]|undo|resign [xo]|stone [0-9],[0-9] [xo]|player [xo]|name|turn o|select [0-9]|\n){0,20}") {
        let _ = read(&bytes);
        let _ = read(&[HEAD.as_bytes(), &bytes].concat());
        let _ = read(format!("{HEAD}{lines}").as_bytes());
    }
}
