//! Perft: all sequences of moves of connect four: `cargo bench --bench perft`.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gomoku::rules::{Game, Point, Variant};

/// Number of sequences of this many moves. Finished games are not continued.
fn sequences(game: &mut Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves: Vec<Point> = game.legal_moves().collect();
    let after = moves.into_iter().map(|point| {
        game.play(point).expect("the move is legal");
        let count = sequences(game, depth - 1);
        game.undo();
        count
    });
    after.sum()
}

fn perft(criterion: &mut Criterion) {
    let mut game = Game::new(Variant::CONNECT_FOUR);
    // Known figures. The last one is too large to be counted repeatedly.
    for (depth, known) in [(6, 117_649), (7, 823_536), (8, 5_673_234), (9, 39_394_572)] {
        assert_eq!(sequences(&mut game, depth), known, "{depth} moves");
    }
    let mut group = criterion.benchmark_group("connect four");
    group.sample_size(10).measurement_time(Duration::from_secs(8));
    group.throughput(Throughput::Elements(5_673_234));
    group.bench_function("all sequences of 8 moves", |bencher| {
        bencher.iter(|| assert_eq!(sequences(black_box(&mut game), 8), 5_673_234));
    });
    group.finish();
}

criterion_group!(benches, perft);
criterion_main!(benches);
