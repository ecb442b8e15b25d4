//! Reading files of many games: complete games, and main lines only.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gomoku::formats::sgf;
use gomoku::game::{AnyGame, Target};
use gomoku::record::Record;
use gomoku::rules::{Game, Variant};

/// Creates a file with this many games of 40 moves, with a variation and a comment every ten.
fn file(games: usize) -> Vec<u8> {
    let mut game = Record::from(AnyGame::Rows(Game::new(Variant::GOMOKU_15)));
    game.edit_info(|info| info.players.first.name = String::from("Ada"));
    for ply in 0..40_usize {
        let AnyGame::Rows(rows) = game.on_board() else { return Vec::new() };
        let cells: Vec<_> = rows.legal_moves().collect();
        let node = game.node();
        if ply.is_multiple_of(10) {
            game.add(node, Target::Cell(cells[(ply * 31 + 7) % cells.len()])).unwrap();
            game.annotate(node, |notes| notes.comment = String::from("a comment of some words"));
        }
        game.play(Target::Cell(cells[(ply * 37) % cells.len()])).unwrap();
    }
    sgf::write(&game).unwrap().repeat(games)
}

fn reading(criterion: &mut Criterion) {
    let file = file(2_000);
    let mut group = criterion.benchmark_group("sgf");
    group.throughput(Throughput::Bytes(file.len() as u64)).sample_size(10);
    group.bench_function("games", |bencher| {
        bencher.iter(|| sgf::games(black_box(&file)).filter(|found| found.game.is_ok()).count());
    });
    group.bench_function("main lines", |bencher| {
        bencher.iter(|| sgf::main_lines(black_box(&file)).filter(|it| it.game.is_ok()).count());
    });
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
