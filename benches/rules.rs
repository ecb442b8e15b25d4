//! Rules and the CSV format: `cargo bench --bench rules`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use gomoku::formats::csv;
use gomoku::game::AnyGame;
use gomoku::record::Record;
use gomoku::rules::{Game, Point, Status, Stone, Variant};
use gomoku::store::Store;

/// Plays a full 19x19 board without five in a row.
fn full() -> Game {
    let shape = Variant::GOMOKU_19.shape();
    let (first, second): (Vec<Point>, Vec<Point>) =
        shape.points().partition(|point| (point.col / 2 + point.row).is_multiple_of(2));
    let mut moves = Vec::new();
    for (index, point) in first.iter().enumerate() {
        moves.push(*point);
        moves.extend(second.get(index));
    }
    Game::from_moves(Variant::GOMOKU_19, moves).expect("the moves are legal")
}

/// Plays a midgame, with a stone that has neighbours on all four axes.
fn midgame() -> (Game, Point) {
    let mut game = Game::new(Variant::GOMOKU_19);
    let cells = [
        (9, 9),
        (8, 8),
        (9, 10),
        (8, 9),
        (9, 8),
        (9, 11),
        (10, 9),
        (11, 9),
        (8, 10),
        (7, 11),
        (10, 10),
        (7, 7),
        (10, 8),
        (11, 11),
        (11, 7),
        (12, 6),
        (8, 7),
        (6, 9),
        (10, 11),
        (10, 7),
    ];
    for (row, col) in cells {
        game.play(Point::new(row, col)).expect("the position is legal");
    }
    (game, Point::new(10, 9))
}

fn win_check(criterion: &mut Criterion) {
    let (game, last) = midgame();
    let variant = game.variant();
    assert!(!variant.is_won_at(game.board(), last));
    criterion.bench_function("win check at the last stone", |bencher| {
        bencher.iter(|| variant.is_won_at(black_box(game.board()), black_box(last)));
    });
    let mut game = game;
    criterion.bench_function("play and undo", |bencher| {
        bencher.iter(|| {
            let status = game.play(black_box(Point::new(3, 3)));
            assert_eq!(status, Ok(Status::ToMove(Stone::Second)));
            game.undo()
        });
    });
}

fn files(criterion: &mut Criterion) {
    let game = full();
    let bytes = csv::write(&game);
    assert_eq!(csv::read(&bytes, Variant::GOMOKU_19).map(|game| game.moves().len()), Ok(361));
    criterion.bench_function("write 361 stones as CSV", |bencher| {
        bencher.iter(|| csv::write(black_box(&game)));
    });
    criterion.bench_function("read 361 stones from CSV", |bencher| {
        bencher.iter(|| csv::read(black_box(&bytes), Variant::GOMOKU_19));
    });
    // In memory, if there is such a file system: there, the sync costs nothing.
    let memory = std::path::Path::new("/dev/shm");
    let parent = if memory.is_dir() { memory.to_path_buf() } else { std::env::temp_dir() };
    let directory = tempfile::tempdir_in(parent).expect("a directory for the saved game");
    let game = Record::from(AnyGame::Rows(game.clone()));
    let store = Store::in_directory(directory.path().to_path_buf());
    let file = store.files().path(game.kind());
    criterion.bench_function("save 361 stones, replacing a file", |bencher| {
        bencher.iter(|| store.save(&file, black_box(&game), None).expect("saved"));
    });
    criterion.bench_function("load 361 stones from a file", |bencher| {
        bencher.iter_batched(
            || (),
            |()| store.load(&file, Variant::GOMOKU_19).expect("loaded"),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, win_check, files);
criterion_main!(benches);
