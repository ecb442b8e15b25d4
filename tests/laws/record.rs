//! Records: whatever happens to them, nothing is lost in a file.

use std::time::Duration;

use gomoku::formats::journal::{self, Writer};
use gomoku::formats::{Format, SavedGame, sgf};
use gomoku::game::{
    AnyGame, Clock, Computer, End, EngineName, GameKind, Participant, Participants, Target,
    TargetKind,
};
use gomoku::player::{Level, Verdict};
use gomoku::quarto::{Board, Piece};
use gomoku::record::{Evaluation, Info, Judgement, Mark, MarkKind, NodeId, Notes, Record};
use gomoku::rules::{Game, Placement, Position, Stone};

use super::draw::Draw;
use super::formats::comes_back;
use super::reach::reach;

/// Maximum number of operations. A record of a few hundred nodes is written quickly.
const DEEDS: usize = 200;
const SIDES: [Stone; 2] = [Stone::First, Stone::Second];

/// Law of records: written as a journal, step by step and at once, and as SGF, a record is the
/// same.
pub fn record(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let (game, control) = (game(&mut draw), draw.of(&["none", "5m+3s", "10s/move"]));
    let clock = Clock::new(control.parse().unwrap()).map(Box::new);
    let mut game = SavedGame { clock, ..SavedGame::new(Record::from(game), Participants::PERSONS) };
    game.begun = Some("2026-11-22T04:08:07Z".parse().unwrap());
    let mut file = journal::write(&game);
    let terms = game.terms();
    let mut writer = Writer::new(&mut game.record, terms);
    for _ in 0..DEEDS {
        if draw.is_over() {
            break;
        }
        happen(&mut draw, &mut game);
        let terms = game.terms();
        let update = writer.update(&mut game.record, &terms);
        file.extend(update.into_iter().flat_map(|update| update.lines.into_bytes()));
    }
    for file in [journal::write(&game), file] {
        let found = journal::read(&file).unwrap();
        assert!(found.record == game.record, "{}", String::from_utf8_lossy(&file));
        assert_eq!(found.terms(), game.terms());
    }
    let mut record = game.record;
    for format in [Format::Csv, Format::Psq, Format::Rec, Format::Text, Format::Script] {
        comes_back(&record, format);
    }
    record.go_to_end();
    if let Ok(file) = sgf::write(&record) {
        reach("record: as SGF");
        let found = sgf::read_first(&file).unwrap();
        assert_eq!(found.remarks, []);
        assert!(found.record == record, "{}", String::from_utf8_lossy(&file));
    }
}

/// Chooses a game of rows, from a position or the empty board, or Quarto.
fn game(draw: &mut Draw) -> AnyGame {
    match draw.byte() % 8 {
        0 => AnyGame::new(GameKind::Quarto(Board::PLANE)),
        1 => AnyGame::new(GameKind::Quarto(Board::TORUS)),
        2 => {
            let variant = draw.variant();
            let mut stones = Vec::new();
            for _ in 0..draw.below(8) {
                let point = draw.point(variant.shape());
                if stones.iter().all(|&(known, _)| known != point) {
                    stones.push((point, draw.of(&SIDES)));
                }
            }
            // No stone floats.
            if variant.placement() == Placement::Gravity {
                stones.clear();
            }
            let start = Position::from_stones(variant, stones).unwrap();
            AnyGame::Rows(Game::from_position(start.with_to_move(draw.of(&SIDES))))
        }
        _ => AnyGame::new(GameKind::Rows(draw.variant())),
    }
}

fn happen(draw: &mut Draw, saved: &mut SavedGame) {
    let game = &mut saved.record;
    let node = |draw: &mut Draw, game: &Record| {
        let nodes: Vec<NodeId> = game.tree().preorder().collect();
        draw.of(&nodes)
    };
    match draw.byte() % 32 {
        0 => drop(game.take_back()),
        1 => drop(game.redo()),
        2 => drop(game.end(end(draw))),
        3 | 4 => drop(game.go_to(node(draw, game))),
        5 => drop(game.delete(node(draw, game))),
        6 => game.promote(node(draw, game)),
        7 => {
            let at = node(draw, game);
            let _ = game.add(at, target(draw, game));
        }
        8 | 9 => {
            let at = node(draw, game);
            let notes = notes(draw, game);
            game.annotate(at, |known| *known = notes);
        }
        10 => {
            let info = info(draw);
            game.edit_info(|known| *known = info);
        }
        11 => {
            let engine = Computer::Engine(EngineName::new("rapfi").unwrap());
            let computer = Level::new(1 + draw.byte() % 11).map_or(engine, Computer::Level);
            let side = draw.of(&SIDES);
            saved.participants = saved.participants.with(side, Participant::Computer(computer));
        }
        _ => drop(game.play(target(draw, game))),
    }
}

/// Chooses a target, which may be illegal.
fn target(draw: &mut Draw, game: &Record) -> Target {
    match game.target_kind() {
        TargetKind::Cell(shape) => Target::Cell(draw.point(shape)),
        TargetKind::Column(shape) => Target::Column(draw.byte() % shape.width()),
        TargetKind::Piece => Target::Piece(draw.of(&Piece::all().collect::<Vec<_>>())),
    }
}

fn end(draw: &mut Draw) -> End {
    let side = draw.of(&SIDES);
    let lost = [End::Resigned, End::OutOfTime, End::Forfeited, End::Lost];
    match lost.get(draw.below(6)) {
        Some(lost) => lost(side),
        None => draw.of(&[End::Drawn, End::Void]),
    }
}

/// Chooses a text as the program stores it, with one kind of line end.
fn text(draw: &mut Draw) -> String {
    draw.text().replace("\r\n", "\n").replace('\r', "\n")
}

fn line(draw: &mut Draw) -> String {
    text(draw).replace('\n', " ").trim().to_owned()
}

fn info(draw: &mut Draw) -> Info {
    let mut info = Info::default();
    info.players.first.name = line(draw);
    info.players.second.name = line(draw);
    info.date = line(draw);
    info.time = draw.of(&["none", "5m", "1h30m+3s", "10s/move", "24h"]).parse().unwrap();
    info.rated_against = draw.of(&[None, None, Some(0), Some(1260), Some(u16::MAX)]);
    info
}

fn notes(draw: &mut Draw, game: &Record) -> Notes {
    let shape = game.shape();
    let mut notes = Notes { comment: text(draw), ..Notes::default() };
    let shapes = [
        MarkKind::Triangle,
        MarkKind::Square,
        MarkKind::Circle,
        MarkKind::Cross,
        MarkKind::Selected,
    ];
    // Marks are grouped by kind, and each kind is once on a cell, by row and column.
    let kind = draw.of(&shapes);
    let mut cells: Vec<_> = (0..draw.below(3)).map(|_| draw.point(shape)).collect();
    cells.sort_by_key(|cell| (cell.row, cell.col));
    cells.dedup();
    notes.marks.extend(cells.into_iter().map(|point| Mark { point, kind: kind.clone() }));
    if draw.flag() {
        let point = draw.point(shape);
        notes.marks.push(Mark { point, kind: MarkKind::Label(line(draw)) });
    }
    let time =
        |draw: &mut Draw| draw.flag().then(|| Duration::from_millis(draw.number() % (1 << 40)));
    notes.spent = time(draw);
    notes.left = time(draw);
    if draw.flag() {
        let plies = u16::try_from(draw.below(1 << 16)).unwrap();
        let value = i32::try_from(draw.number() % (1 << 32)).unwrap_or(i32::MIN);
        let verdict = draw.of(&[Verdict::Win(plies), Verdict::Loss(plies), Verdict::Open(value)]);
        notes.evaluation = Some(Evaluation { verdict, depth: draw.byte() });
    }
    let judgements = [
        Judgement::OnlyMove,
        Judgement::GoodFind,
        Judgement::Interesting,
        Judgement::Doubtful,
        Judgement::Mistake,
        Judgement::Blunder,
        Judgement::MissedWin(7),
    ];
    notes.judgement = draw.flag().then(|| draw.of(&judgements));
    notes
}
