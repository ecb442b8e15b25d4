use std::time::Duration;

use proptest::prelude::*;

use super::*;
use crate::formats::tests::{infos, notes};
use crate::game::{
    Clock, Computer, Draw, End, EngineName, Names, Outcome, Participant, Participants, Person,
    State, Target,
};
use crate::player::Level;
use crate::quarto::{Board, Piece};
use crate::record::{Action, Info, NodeId, Notes, Record};
use crate::rules::opening::Seat;
use crate::rules::{Game, Placement, Point, Position, Rule, Shape, Topology, Variant};

const HEAD: &str = "gomoku journal 2\ngame 15\nbegun 2026-11-22T04:08:07Z\n";

fn begun() -> Timestamp {
    "2026-11-22T04:08:07Z".parse().unwrap()
}

fn text(game: &SavedGame) -> String {
    let game = SavedGame { begun: Some(begun()), ..game.clone() };
    String::from_utf8(write(&game)).unwrap()
}

#[track_caller]
fn check_refused(file: &str, expected: &str) {
    assert_eq!(read(file.as_bytes()).unwrap_err().to_string(), expected, "{file}");
}

/// Checks how these lines are read after those of the header.
#[track_caller]
fn check_line(lines: &str, expected: &str) {
    check_refused(&format!("{HEAD}{lines}\n"), expected);
}

#[test]
fn a_journal_names_engines_so_that_older_programs_read_it() {
    let lines = "player x computer 5 rapfi\nplayer o computer 10\n";
    let file = format!("{HEAD}{lines}");
    let game = read(file.as_bytes()).unwrap();
    let rapfi = Computer::Engine(EngineName::new("rapfi").unwrap());
    let players =
        Participants::new(Participant::Computer(rapfi), Participant::Computer(Level::MAX.into()));
    assert_eq!(game.participants, players);
    assert!(text(&game).contains(lines), "{}", text(&game));
}

#[test]
fn a_journal_is_written_as_it_was_read() {
    let level = |number| Participant::Computer(Level::new(number).unwrap().into());
    let file = "\
gomoku journal 2
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
    assert_eq!(record.begun, Some(begun()));
    let sheet = &record;
    assert_eq!(sheet.participants, Participants::new(Participant::PERSON, level(10)));
    assert_eq!(sheet.names.of(Person::One), Some("Ada  Lovelace"));
    let AnyGame::Rows(game) = sheet.record.on_board() else { panic!("{record:?}") };
    assert_eq!(game.stones().last(), Some((Point::new(4, 3), Stone::Second)));
    assert!(matches!(sheet.record.state(), State::Over(_)));
    assert_eq!(text(sheet), file);
}

#[test]
fn the_clock_is_restored_as_of_the_last_move() {
    let lines = "clock 5m+3s\nmove 7,7 300000\nmove 6,6 289120\nmove 7,8 281341\n";
    let file = format!("{HEAD}{lines}");
    let sheet = read(file.as_bytes()).unwrap();
    let clock = sheet.clock.clone().unwrap();
    let left = [Seat::Opener, Seat::Responder].map(|seat| clock.left(seat, Duration::MAX));
    assert_eq!(left, [281_341, 289_120].map(Duration::from_millis));
    assert_eq!((clock.control().to_string().as_str(), clock.running()), ("5m+3s", None));
    assert_eq!(text(&sheet), file);
    // Undo restores the time.
    let sheet = read(format!("{file}undo\n").as_bytes()).unwrap();
    let clock = sheet.clock.unwrap();
    assert_eq!(clock.left(Seat::Opener, Duration::MAX), Duration::from_secs(300));
    // Old journals do not contain times. Without a clock, times are ignored.
    let untimed = read(format!("{HEAD}move 7,7 300000\n").as_bytes()).unwrap();
    assert_eq!(untimed.clock, None);
    let sheet = read(format!("{file}flag o\nclock none\nundo\n").as_bytes()).unwrap();
    assert_eq!((sheet.clock, sheet.record.on_board().stones()), (None, 3));
    check_line("clock 5", "line 4, clock: \"5\" is not a time control");
    check_line("clock", "line 4, clock: missing");
    check_line("move 7,7\nclock 5m", "line 5: this must stand before the first move");
}

#[test]
fn boards_of_quarto_are_distinguished() {
    for (board, line) in [
        (Board::PLANE, "game quarto plane\n"),
        (Board::TORUS, "game quarto torus\n"),
        (Board::SMALL, "game quarto 4x4\n"),
        (Board::SMALL_TORUS, "game quarto 4x4-torus\n"),
    ] {
        let mut sheet = SavedGame::new(Record::new(GameKind::Quarto(board)), Participants::PERSONS);
        sheet.record.play(Target::Piece(Piece::FIRST)).unwrap();
        let file = text(&sheet);
        assert!(file.contains(line) && file.ends_with("select 0\n"), "{file}");
        assert_eq!(read(file.as_bytes()).unwrap(), SavedGame { begun: Some(begun()), ..sheet });
    }
}

/// Game on a screen, with its journal.
struct Screen {
    game: SavedGame,
    writer: Writer,
}

impl Screen {
    fn of(mut game: SavedGame) -> Self {
        let terms = game.terms();
        let writer = Writer::new(&mut game.record, terms);
        Self { game, writer }
    }

    fn play(&mut self, row: u8, col: u8) {
        self.game.record.play(Target::Cell(Point::new(row, col))).unwrap();
    }

    /// Takes the new lines; an empty text if there are none.
    fn lines(&mut self) -> String {
        let terms = self.game.terms();
        let update = self.writer.update(&mut self.game.record, &terms);
        update.map_or_else(String::new, |update| update.lines)
    }
}

fn gomoku() -> SavedGame {
    SavedGame::new(Record::new(GameKind::Rows(Variant::GOMOKU_15)), Participants::PERSONS)
}

#[test]
fn changes_are_appended() {
    let mut screen = Screen::of(gomoku());
    (0..3).for_each(|col| screen.play(0, col));
    assert_eq!(screen.lines(), "move 0,0\nmove 0,1\nmove 0,2\n");
    assert_eq!(screen.lines(), "");
    screen.game.record.take_back();
    screen.game.record.take_back();
    assert_eq!(screen.lines(), "undo\nundo\n");
    screen.game.record.redo();
    assert_eq!(screen.lines(), "redo\n");
    screen.game.record.take_back();
    screen.play(9, 9);
    screen.game.record.resign(Stone::First);
    let game = &mut screen.game;
    game.participants =
        game.participants.with(Stone::First, Participant::Computer(Level::MAX.into()));
    game.names = Names::new(None, Some("Eve"));
    let players = "player x computer 10\nname 2 Eve\n";
    assert_eq!(screen.lines(), format!("{players}@1 move 9,9\n@4 resign x\nstand 5 3\n"));
    // Deleting a move and playing another, in one step.
    let node = screen.game.record.cursor().line()[1];
    screen.game.record.delete(node);
    screen.play(3, 3);
    assert_eq!(screen.lines(), "@1 delete\nmove 3,3\n".replace("move", "@0 move") + "stand 6 1\n");
}

#[test]
fn changes_elsewhere_in_the_tree_name_their_node() {
    let mut screen = Screen::of(gomoku());
    screen.play(7, 7);
    screen.play(6, 6);
    screen.lines();
    let record = &mut screen.game.record;
    let first = record.line()[1];
    let added = record.add(first, Target::Cell(Point::new(6, 8))).unwrap();
    record.promote(added);
    assert_eq!(screen.lines(), "@1 move 6,8\n@3 promote\nstand 2 2\n");
    screen.game.record.delete(added).unwrap();
    assert_eq!(screen.lines(), "@3 delete\nstand 2 2\n");
}

#[test]
fn only_changes_made_by_people_are_worth_a_file() {
    let mut screen = Screen::of(gomoku());
    let mut is_work = |deed: &dyn Fn(&mut Record)| {
        deed(&mut screen.game.record);
        let terms = screen.game.terms();
        let update = screen.writer.update(&mut screen.game.record, &terms);
        update.map(|update| update.is_work)
    };
    assert_eq!(is_work(&|_| {}), None);
    let play = |record: &mut Record| assert!(record.play(Target::Cell(Point::new(7, 7))).is_ok());
    assert_eq!(is_work(&play), Some(true));
    let evaluation =
        crate::record::Evaluation { verdict: crate::player::Verdict::Win(3), depth: 9 };
    let found = |record: &mut Record| {
        record.annotate(record.node(), |notes| notes.evaluation = Some(evaluation));
    };
    assert_eq!((is_work(&found), is_work(&found)), (Some(false), None));
    let says = |record: &mut Record| {
        record.annotate(record.node(), |notes| notes.comment.push('!'));
    };
    assert_eq!(is_work(&says), Some(true));
    assert_eq!(is_work(&|record| assert!(record.take_back().is_some())), Some(true));
}

#[test]
fn a_study_is_recorded_once_and_over_if_its_main_line_is() {
    let record = Record::new(GameKind::Rows(Variant::TIC_TAC_TOE));
    let mut screen = Screen::of(SavedGame::new(record, Participants::PERSONS));
    assert!(!screen.game.is_over());
    screen.game.record.end(End::Drawn);
    assert!(screen.game.is_over());
    screen.lines();
    screen.game.is_study = true;
    assert_eq!(screen.lines(), "study\n");
    assert_eq!(screen.lines(), "");
    // Whatever position is current.
    screen.game.record.go_to(NodeId::ROOT);
    assert!(screen.game.is_over());
    screen.game.is_study = false;
    assert!(!screen.game.is_over());
}

#[test]
fn a_draw_at_the_move_limit_keeps_its_reason() {
    let mut screen = Screen::of(gomoku());
    screen.game.record.edit_info(|info| info.limit = "10".parse().unwrap());
    assert_eq!(screen.lines(), "info GKM[10]\n");
    (0..5).for_each(|row| [0, 2].into_iter().for_each(|col| screen.play(row * 2, col)));
    assert!(screen.game.record.end_at_limit());
    assert!(screen.lines().ends_with("move 8,2\ndraw limit\n"));
    let read = read(text(&screen.game).as_bytes()).unwrap();
    assert_eq!(read.record.state(), State::Over(Outcome::Drawn(Draw::MoveLimit)));
    assert_eq!(read.record, screen.game.record);
    screen.game.record.take_back();
    screen.game.record.take_back();
    screen.game.record.end(End::Drawn);
    assert!(screen.lines().ends_with("@9 draw\nstand 12 10\n"));
}

#[test]
fn notes_take_one_line() {
    let mut screen = Screen::of(gomoku());
    screen.play(7, 7);
    let first = screen.game.record.node();
    screen.play(6, 6);
    screen.lines();
    screen.game.record.annotate(first, |notes| {
        notes.comment = "two lines\nand 5 % [more]".to_owned();
    });
    screen.game.record.edit_info(|info| info.players.first.name = "Ada".to_owned());
    let lines = "@1 note C[two lines%0Aand 5 %25 [more\\]]\ninfo PB[Ada]\n";
    assert_eq!(screen.lines(), lines);
    let found = read(text(&screen.game).as_bytes()).unwrap();
    assert_eq!(found.record, screen.game.record);
    screen.game.record.annotate(first, |notes| *notes = Notes::NONE);
    screen.game.record.edit_info(|info| *info = Info::default());
    assert_eq!(screen.lines(), "@1 note \ninfo \n");
    let seconds = |number| Some(Duration::from_secs(number));
    screen
        .game
        .record
        .annotate(first, |notes| (notes.left, notes.spent) = (seconds(9), seconds(1)));
    assert_eq!(screen.lines(), "@1 times 9000 1000\n");
    // Adding a note keeps the times of a move.
    let timed = format!("{HEAD}clock 5m+3s\nmove 7,7 300000 1250\n@1 note C[slow]\n");
    let game = read(timed.as_bytes()).unwrap().record;
    let notes = game.tree().notes(game.node());
    let times = [300_000, 1250].map(|millis| Some(Duration::from_millis(millis)));
    assert_eq!(([notes.left, notes.spent], notes.comment.as_str()), (times, "slow"));
}

#[test]
fn nodes_keep_their_numbers_when_a_journal_is_rewritten() {
    let mut screen = Screen::of(gomoku());
    let mut file = text(&screen.game);
    for (row, col) in [(7, 7), (6, 6), (5, 5)] {
        screen.play(row, col);
    }
    screen.game.record.take_back();
    screen.game.record.take_back();
    screen.play(8, 8);
    let first = screen.game.record.line()[1];
    let variation = screen.game.record.add(first, Target::Cell(Point::new(0, 0))).unwrap();
    screen.game.record.delete(variation);
    screen.game.record.promote(screen.game.record.node());
    file += &screen.lines();
    let whole = text(&screen.game);
    let expected =
        "move 7,7\nnext 4\nmove 8,8\nnext 2\n@1 move 6,6\n@2 move 5,5\nnext 6\nstand 4 2\n";
    assert_eq!(whole, format!("{HEAD}{expected}"));
    // The next line is the same after both.
    screen.play(1, 1);
    let next = screen.lines();
    assert_eq!(next, "move 1,1\n");
    for file in [file + &next, whole + &next] {
        let found = read(file.as_bytes()).unwrap().record;
        assert_eq!(found, screen.game.record, "{file}");
        assert_eq!(found.node().number(), 6);
    }
}

#[test]
fn journals_of_version_1_are_read() {
    let file = "\
gomoku journal 1
game 15
begun 2026-11-22T04:08:07Z
move 7,7
move 6,6
undo
move 6,8
promote
note 1 C[first]
note 0
move 5,5
delete
resign x
";
    let record = read(file.as_bytes()).unwrap().record;
    let (tree, line) = (record.tree(), record.line());
    assert_eq!((tree.len(), line.len(), record.ply()), (5, 4, 3));
    assert_eq!(tree.notes(line[1]).comment, "first");
    assert_eq!(tree.children(line[1]).next(), Some(line[2]));
    assert!(!is_current(file.as_bytes()) && is_current(HEAD.as_bytes()));
    let version_1 = "gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\n";
    let check = |line, expected| check_refused(&format!("{version_1}{line}\n"), expected);
    check("note 1 C[x]", "line 4, ply: the game has no move 1");
    check("note x C[x]", "line 4, ply: \"x\" is not a number");
    check("note", "line 4, ply: missing");
    check("note 0 C", "line 4: \"C\" has no value in brackets");
}

#[test]
fn fields_of_later_versions_are_ignored() {
    let file = format!("{HEAD}move 7,7 3.25s\nundo because\nmove 6,6 x y z\nresign x late\n");
    let sheet = read(file.as_bytes()).unwrap();
    assert_eq!((sheet.record.on_board().stones(), sheet.record.state().mover()), (1, None));
}

#[test]
fn an_incomplete_last_line_is_ignored() {
    let file = format!("{HEAD}move 7,7\nmove 6,");
    assert_eq!(read(file.as_bytes()).unwrap().record.on_board().stones(), 1);
    // As a complete line, it is an error.
    check_refused(&format!("{file}\n"), "line 5, cell: \"6,\" is not a cell");
}

#[test]
fn bad_files_are_refused_with_the_line_and_the_field() {
    check_refused("", "line 1, journal: missing");
    check_refused("gomoku journal 1", "line 1, journal: missing");
    check_refused("No;Row;Col;Player\n", "line 1: the first line must be gomoku journal 2");
    check_refused(
        "gomoku journal 3\n",
        "line 1, version: \"3\" is not version 1 or 2 of this format",
    );
    check_refused("gomoku journal 1\n", "line 2, game: missing");
    check_refused("gomoku journal 1\ngame 16\n", "line 2, game: \"16\" is not a game");
    check_refused("gomoku journal 1\ngame quarto\n", "line 2, board: missing");
    check_refused("gomoku journal 1\ngame quarto ring\n", "line 2, board: \"ring\" is not a game");
    check_refused(
        "gomoku journal 1\ngame 15\nbegun today\n",
        "line 3, date: \"today\" is not a date",
    );
    check_refused("gomoku journal 1\ngame 15\nmove 7,7\n", "line 3, begun: missing");
    check_line("jump 7,7", "line 4: \"jump\" is not the start of a journal's line");
    check_line("", "line 4: \"\" is not the start of a journal's line");
    check_line("move", "line 4, cell: missing");
    check_line("move 7;7", "line 4, cell: \"7;7\" is not a cell");
    check_line("move 07,7", "line 4, cell: \"07,7\" is not a cell");
    check_line("move -1,7", "line 4, cell: \"-1,7\" is not a cell");
    check_line("move 15,7", "line 4, cell: that is off the board");
    check_line("move 7,7\nmove 7,7", "line 5, cell: there is already a stone there");
    check_line("@1 note C[x]", "line 4, node: there is no move 1");
    check_line("@x note C[x]", "line 4, node: \"x\" is not a number");
    check_line("@0 note C", "line 4: \"C\" has no value in brackets");
    check_line("@0 note C[x]!", "line 4: \"!\" is unexpected here");
    check_line("@0", "line 4: \"\" is not the start of a journal's line");
    check_line("@0 delete", "line 4: there is no move to undo");
    check_line("move 7,7\n@1 delete\n@1 note", "line 6, node: there is no move 1");
    check_line("redo", "line 4: there is no move to redo");
    check_line("stand 0 1", "line 4, ply: the game has no move 1");
    check_line("stand 1 0", "line 4, node: there is no move 1");
    check_line("stand 0", "line 4, ply: missing");
    check_line("next 0", "line 4, node: there are two moves with the number 0");
    check_line("move 7,7\nnext 1\nmove 6,6", "line 6, node: there are two moves with the number 1");
    check_line("move 7,7\n@0 move 7,7\nmove 7,7", "line 6, cell: there is already a stone there");
    check_line("move 7,7\npromote x", "line 5, place: \"x\" is not a number");
    check_line("resign x\n@1 move 7,7", "line 5, cell: a stone follows the end of the game");
    check_line("info ;B[hh]", "line 4: \";\" is unexpected here");
    for nothing in ["undo", "delete", "promote"] {
        check_line(nothing, "line 4: there is no move to undo");
    }
    check_line("place 7,7", "line 4: it belongs to another game");
    check_line("resign z", "line 4, side: \"z\" is not x or o");
    check_line("resign x\nresign x", "line 5: a stone follows the end of the game");
    check_line("resign x\nmove 7,7", "line 5, cell: a stone follows the end of the game");
    check_line("select 3", "line 4: it belongs to another game");
    check_line("player x robot", "line 4, player: \"robot\" is not person or computer");
    check_line("player x person", "line 4, person: missing");
    check_line("name 3 Eve", "line 4, person: \"3\" is not player 1 or 2");
    check_line("flag x\nflag x", "line 5: a stone follows the end of the game");
    check_line("player x computer", "line 4, level: missing");
    check_line("player x computer 11", "line 4, level: \"11\" is not a level");
    let wrong = "line 4, engine: \"7zip\" is not the name of an engine";
    check_line("player x computer 5 7zip", wrong);
    check_line("stone 7,7 x\nstone 7,7 o", "line 5, cell: there is already a stone there");
    check_line("move 7,7\nstone 6,6 o", "line 5: this must stand before the first move");
    check_line("move 7,7\nturn x", "line 5: this must stand before the first move");
    let quarto = "gomoku journal 1\ngame quarto torus\nbegun 2026-11-22T04:08:07Z\n";
    check_refused(&format!("{quarto}move 1,1\n"), "line 4: it belongs to another game");
    check_refused(&format!("{quarto}stone 1,1 x\n"), "line 4: it belongs to another game");
    check_refused(&format!("{quarto}turn x\n"), "line 4: it belongs to another game");
    check_refused(&format!("{quarto}select 16\n"), "line 4, piece: \"16\" is not a piece");
    check_refused(&format!("{quarto}place 1,1\n"), "line 4, cell: a piece must be selected first");
    let fall = "gomoku journal 1\ngame 7x6-4-fall\nbegun 2026-11-22T04:08:07Z\n";
    let floats = "stones fall to the lowest free cell of their column";
    check_refused(&format!("{fall}move 0,0\n"), &format!("line 4, cell: {floats}"));
    check_refused(&format!("{fall}stone 0,0 x\nmove 5,5\n"), &format!("line 4, cell: {floats}"));
    let bytes = [HEAD.as_bytes(), b"name 1 \xff\n"].concat();
    assert_eq!(read(&bytes).unwrap_err().to_string(), "line 4: this is not UTF-8");
}

/// Operation on a game; skipped where impossible.
#[derive(Clone, Debug)]
enum Deed {
    Play(usize),
    TakeBack,
    /// Goes to any node of the tree.
    GoTo(usize),
    /// Deletes any node with its descendants.
    Delete(usize),
    Promote(usize),
    Study,
    /// Adds notes to any node.
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
        1 => (side, 0..=11_u8).prop_map(|(side, player)| Deed::Seat(side, player)),
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
    games.extend(Board::ALL.map(|board| AnyGame::new(GameKind::Quarto(board))));
    games.extend(
        [Stone::First, Stone::Second]
            .map(|side| AnyGame::Rows(Game::from_position(position.clone().with_to_move(side)))),
    );
    prop::sample::select(games)
}

/// Lists all targets that the side to move may choose.
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

/// Performs the operation, with the clock running as on the screen.
fn happen(deed: &Deed, sheet: &mut SavedGame, now: Duration) {
    let before = sheet.record.clone();
    let taken = happen_on_board(deed.clone(), sheet);
    if matches!(deed, Deed::Note(..) | Deed::Info(_)) {
        return;
    }
    let (Some(clock), true) = (&mut sheet.clock, sheet.record != before) else { return };
    if matches!(deed, Deed::GoTo(_) | Deed::Delete(_) | Deed::Promote(_)) {
        let mover = sheet.record.cursor().seat_to_act();
        **clock = clock.replayed(sheet.record.turns());
        return mover.into_iter().for_each(|mover| clock.go_on(mover, now));
    }
    match (taken, sheet.record.cursor().seat_to_act()) {
        (Some(Action::End(End::OutOfTime(_))), _) => sheet.clock = None,
        (Some(Action::End(_)), Some(mover)) => clock.go_on(mover, now),
        (Some(_), Some(mover)) => clock.taken_back(mover, now),
        _ if matches!(deed, Deed::Resign(_) | Deed::Flag(_)) => clock.stop(now),
        (_, mover) => {
            let player = clock.running().or(mover.map(Seat::other));
            clock.moved(mover, now);
            let node = sheet.record.node();
            if let Some(player) = player.filter(|&player| mover != Some(player)) {
                sheet.record.annotate(node, |notes| notes.left = Some(clock.left(player, now)));
            }
        }
    }
}

fn happen_on_board(deed: Deed, sheet: &mut SavedGame) -> Option<Action> {
    match deed {
        Deed::Play(number) if sheet.record.state().mover().is_some() => {
            let targets = targets(&sheet.record);
            sheet.record.play(targets[number % targets.len()]).unwrap();
        }
        Deed::Play(_) => {}
        Deed::GoTo(number) => {
            let node = node(number, sheet);
            sheet.record.go_to(node);
        }
        Deed::Delete(number) => {
            let node = node(number, sheet);
            sheet.record.delete(node);
        }
        Deed::Promote(number) => {
            let node = node(number, sheet);
            sheet.record.promote(node);
        }
        Deed::Study => sheet.is_study = true,
        Deed::Note(number, notes) => {
            let node = node(number, sheet);
            sheet.record.annotate(node, |known| {
                *known = Notes { left: known.left, spent: known.spent, ..*notes };
            });
        }
        Deed::Info(info) => sheet.record.edit_info(|known| *known = info),
        Deed::TakeBack => return sheet.record.take_back(),
        Deed::Resign(side) => drop(sheet.record.resign(side)),
        Deed::Flag(side) => drop(sheet.record.end(End::OutOfTime(side))),
        Deed::Seat(side, player) => {
            let level = Level::new(player).map(Computer::Level);
            let engine = EngineName::new("rapfi").filter(|_| player == 11).map(Computer::Engine);
            let computer = level.or(engine).map(Participant::Computer);
            let participant = computer.unwrap_or(Participant::PERSON);
            sheet.participants = sheet.participants.with(side, participant);
        }
    }
    None
}

/// Picks any node of the tree.
fn node(number: usize, sheet: &SavedGame) -> NodeId {
    let nodes: Vec<NodeId> = sheet.record.tree().preorder().collect();
    nodes[number % nodes.len()]
}

/// Lists the time left to both sides after each turn, in milliseconds.
fn times(sheet: &SavedGame) -> Option<Vec<u128>> {
    sheet.clock.as_deref()?;
    let turns = sheet.record.turns().into_iter();
    Some(turns.filter_map(|(_, left)| Some(left?.as_millis())).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn any_history_and_each_prefix_of_it_is_read_back(
        game in kinds(),
        deeds in deeds(),
        control in prop::sample::select(vec!["none", "1m", "5m+3s", "10s/move"]),
    ) {
        let clock = Clock::new(control.parse().unwrap()).map(Box::new);
        let game = SavedGame { clock, ..SavedGame::new(Record::from(game), Participants::PERSONS) };
        let mut file = text(&game);
        let head = file.len();
        let mut screen = Screen::of(game);
        let mut stations = vec![(file.len(), screen.game.clone())];
        for (deed, turn) in deeds.into_iter().zip(1..) {
            happen(&deed, &mut screen.game, turn * Duration::from_millis(1_235));
            file += &screen.lines();
            stations.push((file.len(), screen.game.clone()));
        }
        let is_same = |found: &SavedGame, expected: &SavedGame| {
            found.record == expected.record && found.terms() == expected.terms()
        };
        let found = read(file.as_bytes()).unwrap();
        prop_assert!(is_same(&found, &screen.game), "{file}");
        prop_assert_eq!(times(&found), times(&screen.game));
        // Writing the result in one go gives the same game without the deleted moves, and the next
        // lines fit both.
        let again = read(text(&screen.game).as_bytes()).unwrap();
        prop_assert!(is_same(&again, &screen.game));
        let next = |game: &SavedGame| game.record.tree().next_number();
        prop_assert_eq!((next(&found), next(&again)), (next(&screen.game), next(&screen.game)));
        for cut in head..=file.len() {
            let (length, expected) =
                stations.iter().rev().find(|(length, _)| *length <= cut).unwrap();
            let found = read(&file.as_bytes()[..cut]).unwrap();
            // One operation may write several lines, some of which may be missing.
            if !file.as_bytes()[*length..cut].contains(&b'\n') {
                prop_assert!(is_same(&found, expected));
            }
        }
    }

    #[test]
    fn reading_any_bytes_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..200), lines in "(move [0-9],[0-9]|@[0-9] move [0-9],[0-9]|@[0-9] (delete|promote|note|times 1|undo)|next [0-9]|stand [0-9] [0-9]|redo|undo|resign [xo]|stone [0-9],[0-9] [xo]|player [xo]|name|turn o|select [0-9]|\n){0,20}") {
        let _ = read(&bytes);
        let _ = read(&[HEAD.as_bytes(), &bytes].concat());
        let _ = read(format!("{HEAD}{lines}").as_bytes());
    }
}

#[test]
fn a_journal_is_written() {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    record.play(Target::Cell(Point::new(7, 7))).unwrap();
    let bytes = write(&SavedGame::new(record, Participants::PERSONS));
    assert!(String::from_utf8_lossy(&bytes).ends_with("\nmove 7,7\n"));
}

#[test]
fn an_unfinished_line_is_skipped() {
    let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\nmove 6,";
    assert_eq!(read(file).unwrap().record.on_board().stones(), 1);
    let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\nmove 7,7\n";
    let error = read(file).unwrap_err();
    assert_eq!(error.to_string(), "line 5, cell: there is already a stone there");
}

#[test]
fn a_damaged_journal_is_read_in_part() {
    let file = b"gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nmove 7,7\n\xff\nmove 6,6\n";
    let (part, why) = read_part(file).unwrap();
    assert_eq!(part.record.on_board().stones(), 1);
    assert_eq!(why.map(|why| why.to_string()).as_deref(), Some("line 5: this is not UTF-8"));
}
