//! Formats of games in files: games are read back from what is written.

use gomoku::formats::text::{self as position, Choice, Reading, RowOrigin, Sides};
use gomoku::formats::{
    self, Format, FoundGame, Loaded, Lost, ReadOptions, SavedGame, journal, sgf,
};
use gomoku::game::{AnyGame, State};
use gomoku::record::{Action, NodeId, Record};
use gomoku::rules::{Game, Point, Variant};

use super::draw::Draw;
use super::reach::reach;

/// Law of SGF: the games of a file are at the places reported, the main lines of the index are
/// those of the games, and rewriting a file is stable.
pub fn sgf(bytes: &[u8]) {
    let games: Vec<FoundGame> = sgf::games(bytes).collect();
    let lines: Vec<sgf::Scanned> = sgf::main_lines(bytes).collect();
    assert_eq!((games.len(), games.len()), (lines.len(), sgf::count(bytes)));
    let mut end = 0;
    for (found, scanned) in games.into_iter().zip(lines) {
        assert_eq!((&found.range, found.line), (&scanned.range, scanned.line));
        assert!(end <= found.range.start && found.range.start < found.range.end, "{found:?}");
        end = found.range.end;
        let alone = sgf::read_first(&bytes[found.range]);
        let Ok(Loaded { record, .. }) = found.game else {
            assert!(alone.is_err(), "{alone:?}");
            continue;
        };
        assert!(alone.unwrap().record == record);
        reach("sgf: a game is read");
        let line = scanned.game.unwrap();
        assert_eq!(&line.info, record.info());
        // Variations with the same first moves are merged in the record, so its main line may
        // continue where the text of the first one ends.
        let moves = main_line(&record);
        assert!(moves.starts_with(&line.moves), "{moves:?} {:?}", line.moves);
        assert_eq!(moves.is_empty(), line.moves.is_empty());
        let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
        assert_eq!(&line.start, game.start());
        stays(&record);
    }
    assert!(end <= bytes.len());
}

/// Lists the stones of the main line.
fn main_line(record: &Record) -> Vec<Point> {
    let tree = record.tree();
    let actions = tree.main_line(NodeId::ROOT).filter_map(|node| tree.action(node));
    let stone = |action| if let Action::Stone(point) = action { Some(point) } else { None };
    actions.filter_map(stone).collect()
}

/// Checks that the SGF of a record is the same game, and is written as the same text.
pub fn stays(record: &Record) {
    let once = sgf::write(record).unwrap();
    let again = sgf::read_first(&once).unwrap().record;
    assert_eq!(again.tree().len(), record.tree().len());
    assert_eq!(again.on_board(), record.on_board());
    let line = sgf::main_lines(&once).next().unwrap().game.unwrap();
    assert_eq!(line.moves, main_line(record));
    assert_eq!(text(&sgf::write(&again).unwrap()), text(&once));
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Formats of single games, with their extensions.
const SAVED: [(Format, &str); 5] = [
    (Format::Csv, "csv"),
    (Format::Psq, "psq"),
    (Format::Rec, "rec"),
    (Format::Text, "txt"),
    (Format::Script, "quarto"),
];

/// Law of the single-game formats: a game read from a file has the same board after writing and
/// reading it, in its own format and in all others that support it.
pub fn saved(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let (format, ending) = draw.of(&SAVED);
    let current = draw.variant();
    let origin = if draw.flag() { RowOrigin::Top } else { RowOrigin::Bottom };
    let file = draw.rest();
    let is_one = formats::is_saved_game(file, Some(ending));
    let named = formats::read(file, Some(ending), current);
    assert!(Format::of_content(file).is_some_and(|it| it != Format::Journal) <= is_one);
    let loaded =
        match formats::read_as(file, format, ReadOptions { current, origin, encoding: None }) {
            Ok(loaded) => loaded,
            Err(why) => return drop(why.to_string()),
        };
    reach(&format!("saved: {format:?}"));
    if Format::of_content(file) == Some(format) {
        reach("saved: a format is known by its content");
        let is_alike = named.is_ok_and(|named| named.record.kind() == loaded.record.kind());
        assert!(is_alike, "{format:?}");
    }
    for format in [Format::Csv, Format::Psq, Format::Rec, Format::Text, Format::Script, Format::Sgf]
    {
        comes_back(&loaded.record, format);
    }
}

/// Checks that the board is read back from what is written, if the format supports the game.
pub fn comes_back(record: &Record, format: Format) {
    let Ok(written) = formats::write(record, format) else { return };
    let variant = record.kind().variant();
    let read = formats::read_as(&written.bytes, format, ReadOptions::on(variant));
    match record.on_board() {
        AnyGame::Quarto(_) => {
            reach("comes back: Quarto");
            assert_eq!(read.unwrap().record.on_board(), record.on_board());
        }
        AnyGame::Rows(game) => {
            let is_lost = |part| written.lost.contains(&part);
            let names_board = matches!(format, Format::Psq | Format::Rec | Format::Sgf);
            if is_lost(Lost::Start) || names_board && is_lost(Lost::Game) {
                return;
            }
            let why = |why| panic!("{format:?}: {why}\n{}", text(&written.bytes));
            let read = read.unwrap_or_else(why).record;
            reach(&format!("comes back: {format:?}"));
            if names_board {
                assert_eq!(read.kind(), record.kind(), "{format:?}");
                assert_eq!(read.on_board().moves(), record.on_board().moves(), "{format:?}");
            }
            if names_board && !is_lost(Lost::Result) {
                reach("comes back: a result");
                let winner = |record: &Record| match record.state() {
                    State::Over(outcome) => Ok(outcome.winner()),
                    State::ToMove(side) => Err(side),
                };
                assert_eq!(winner(&read), winner(record), "{format:?}");
            }
            let stones = |game: &Game| game.board().occupied().collect::<Vec<_>>();
            let AnyGame::Rows(read) = read.on_board() else { panic!("{format:?}") };
            assert_eq!(stones(read), stones(game), "{format:?}");
        }
    }
}

/// Parts of texts that people paste.
const PARTS: [&str; 48] = [
    "h8",
    "i9",
    "1. ",
    "2.",
    " ",
    "\n",
    "\r\n",
    ". ",
    "X ",
    "O ",
    "...",
    "X.O",
    "?",
    "●",
    "○",
    "|",
    "+---+",
    "─",
    "┼",
    "├",
    "│",
    "A B C\n",
    "0 1 2\n",
    "3 ",
    "12 ",
    "(0:05)",
    "{+0.35/12 1.2s}",
    "1-0",
    "*",
    "X to move\n",
    "3x3, three in a row\n",
    "BOARD\n",
    "7,7,1\n",
    "8,8,2\n",
    "DONE\n",
    "START 15\n",
    "TURN 7,7\n",
    "BEGIN\n",
    "7,7\n",
    "[[7,7]",
    ",[8,8]]",
    "{\"x\":7,\"y\":8}",
    "http://a#",
    "B: ",
    "pass ",
    "\u{1b}[31m",
    "ｈ８",
    "win in 2\n",
];

/// Law of pasted text: any text is read or refused, whatever ends its lines and stands around it. A
/// game that is read comes back from what is written.
pub fn text_read(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let options = draw.byte();
    let has = |bit: u8| options & bit != 0;
    let current = if has(1) { Variant::CONNECT_FOUR } else { Variant::GOMOKU_15 };
    let choice = Choice {
        origin: if has(2) { RowOrigin::Top } else { RowOrigin::Bottom },
        sides: if has(4) { Sides::Swapped } else { Sides::Usual },
    };
    let text = if has(8) {
        let mut text = String::new();
        while !draw.is_over() {
            text.push_str(draw.of(&PARTS));
        }
        text
    } else {
        String::from_utf8_lossy(draw.rest()).into_owned()
    };
    let read = |text: &str| position::understand(text, current, choice);
    let _ = (position::is_position(&text), position::is_evident(&text));
    let around = read(&format!("\n\n{}\n\n", text.replace("\r\n", "\n").replace('\n', "\r\n")));
    let reading = match read(&text) {
        Ok(reading) => reading,
        Err(why) => return drop(why.to_string()),
    };
    reach("text: one is read");
    reading.loaded.remarks.iter().for_each(|remark| drop(remark.to_string()));
    let board = |reading: &Reading| reading.loaded.record.on_board().clone();
    assert_eq!(around.map(|around| board(&around)), Ok(board(&reading)), "{text:?}");
    if reading.are_rows_open {
        reach("text: a list of cells");
    }
    if !reading.loaded.record.on_board().has_order() {
        reach("text: a drawn board");
    }
    comes_back(&reading.loaded.record, Format::Text);
}

/// Law of journals: a journal is written as it was read and, wherever a power cut truncates it,
/// everything before that is read.
pub fn journal(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let cut = draw.below(1 << 16);
    let file = draw.rest();
    let game = match journal::read(file) {
        Ok(game) => game,
        Err(why) => return drop(why.to_string()),
    };
    reach("journal: one is read");
    let again = journal::read(&journal::write(&game)).unwrap();
    assert!(is_same(&again, &game));
    let cut = cut % (file.len() + 1);
    let head = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2);
    if head.is_some_and(|(head, _)| head < cut) {
        let before = journal::read(&file[..cut]).unwrap();
        // All complete lines count, and no others.
        let end = file[..cut].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
        assert!(is_same(&before, &journal::read(&file[..end]).unwrap()));
        if end < cut && !before.record.tree().is_empty() {
            reach("journal: one is cut off in a line");
        }
        // It is the same game from the same position.
        let start = |game: &SavedGame| game.record.game_at(NodeId::ROOT);
        assert_eq!(before.record.kind(), game.record.kind());
        assert!(before.record.tree().is_empty() || start(&before) == start(&game));
    }
}

fn is_same(one: &SavedGame, other: &SavedGame) -> bool {
    one.begun == other.begun && one.record == other.record && one.terms() == other.terms()
}
