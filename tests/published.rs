//! Rules checked against published results: numbers of games, and recorded playthroughs.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "published/fifths.rs"]
mod fifths;
#[path = "published/openspiel.rs"]
mod openspiel;

use std::collections::HashSet;

use gomoku::rules::{BySide, Game, Point, Status, Variant, ZobristKey};
use openspiel::Dialect;

/// Calls `seen` with this position and all that follow within this many moves. If it returns false,
/// the positions after that one are skipped.
fn visit(game: &mut Game, moves: usize, seen: &mut impl FnMut(&Game) -> bool) {
    if seen(game) && moves > 0 {
        let legal: Vec<Point> = game.legal_moves().collect();
        for point in legal {
            game.play(point).unwrap();
            visit(game, moves - 1, seen);
            game.undo();
        }
    }
}

#[test]
fn tic_tac_toe_has_the_known_number_of_games() {
    let mut won = BySide { first: 0, second: 0 };
    let mut drawn = 0;
    let cells = Variant::TIC_TAC_TOE.shape().cells();
    visit(&mut Game::new(Variant::TIC_TAC_TOE), cells, &mut |game| {
        match game.status() {
            Status::ToMove(_) => {}
            Status::Won(side) => *won.of_mut(side) += 1,
            Status::Drawn => drawn += 1,
        }
        true
    });
    assert_eq!((won, drawn), (BySide { first: 131_184, second: 77_904 }, 46_080));
    assert_eq!(won.first + won.second + drawn, 255_168);
}

/// Number of moves to search exhaustively. `GOMOKU_MOVES` sets another number, up to nine.
#[expect(clippy::disallowed_methods, reason = "a longer run by hand")]
fn moves() -> usize {
    std::env::var("GOMOKU_MOVES").map_or(7, |number| number.parse().unwrap())
}

/// Sequences of moves by their length. Finished games are not continued.
#[test]
fn connect_four_has_the_known_number_of_sequences() {
    let known = [1, 7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234, 39_394_572];
    let last = moves();
    let mut sequences = vec![0; last + 1];
    visit(&mut Game::new(Variant::CONNECT_FOUR), last - 1, &mut |game| {
        let moves = game.moves().len();
        sequences[moves] += 1;
        if moves == last - 1 {
            // The last ply needs only the number of moves, not the positions after them.
            sequences[last] += game.legal_moves().count();
        }
        true
    });
    assert_eq!(sequences, known[..=last]);
}

/// Counts the different positions after each number of moves, distinguished by their keys.
fn positions(variant: Variant, moves: usize) -> Vec<usize> {
    let mut keys: HashSet<ZobristKey> = HashSet::new();
    let mut positions = vec![0; moves + 1];
    visit(&mut Game::new(variant), moves, &mut |game| {
        let is_new = keys.insert(game.board().key());
        positions[game.moves().len()] += usize::from(is_new);
        is_new
    });
    positions
}

/// The beginning of <https://oeis.org/A212693>.
#[test]
fn connect_four_has_the_known_number_of_positions() {
    let known = [1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275];
    assert_eq!(positions(Variant::CONNECT_FOUR, known.len() - 1), known);
}

/// From the table in <https://tromp.github.io/c4/c4.html>. On these boards, whole games are played,
/// including wins on diagonals. On the large board, those take at least ten moves.
#[test]
fn connect_four_on_small_boards_has_the_known_number_of_positions() {
    let all = |width, height| {
        let variant = openspiel::connect_four(width, height);
        positions(variant, variant.shape().cells()).iter().sum::<usize>()
    };
    assert_eq!(all(3, 4), 6000);
    assert_eq!(all(4, 3), 12_031);
    assert_eq!(all(3, 5), 38_310);
    assert_eq!(all(4, 4), 161_029);
}

#[test]
fn connect_four_agrees_with_openspiel() {
    openspiel::replay(&Dialect {
        text: include_str!("data/openspiel/connect_four.txt"),
        parameters: "{columns=7,egocentric_obs_tensor=False,rows=6,x_in_row=4}",
        variant: openspiel::connect_four(7, 6),
        states: 18,
        told: 7,
        stones: BySide { first: 'x', second: 'o' },
        has_mover_line: false,
        number: |point, _| point.col.into(),
        name: |stone, point| format!("{stone}{}", point.col),
    });
}

#[test]
fn tic_tac_toe_agrees_with_openspiel() {
    openspiel::replay(&Dialect {
        text: include_str!("data/openspiel/tic_tac_toe.txt"),
        parameters: "{}",
        variant: openspiel::in_a_row(3, 3),
        states: 8,
        told: 7,
        stones: BySide { first: 'x', second: 'o' },
        has_mover_line: false,
        number: openspiel::row_by_row,
        name: |stone, Point { row, col }| format!("{stone}({row},{col})"),
    });
}

/// In this notation, `m` counts columns and `n` rows. `k`, five by default, is the minimum length.
#[test]
fn m_n_k_games_agree_with_openspiel() {
    openspiel::replay(&Dialect {
        text: include_str!("data/openspiel/mnk.txt"),
        parameters: "{m=15,n=15}",
        variant: openspiel::in_a_row(15, 5),
        states: 110,
        told: 17,
        stones: BySide { first: 'x', second: 'o' },
        has_mover_line: false,
        number: openspiel::row_by_row,
        name: |stone, Point { row, col }| format!("{stone}({row},{col})"),
    });
}

/// Five or more on a plane. With `wrap`, the board would be a torus; with `anti`, the row would
/// lose.
#[test]
fn gomoku_agrees_with_openspiel() {
    openspiel::replay(&Dialect {
        text: include_str!("data/openspiel/gomoku.txt"),
        parameters: "{anti=False,connect=5,dims=2,size=15,wrap=False}",
        variant: openspiel::in_a_row(15, 5),
        states: 116,
        told: 17,
        stones: BySide { first: 'b', second: 'w' },
        has_mover_line: true,
        number: openspiel::row_by_row,
        name: |_, Point { row, col }| format!("{row},{col}"),
    });
}
