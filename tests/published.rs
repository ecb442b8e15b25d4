//! The referee against what others have published: numbers of games, and games with every answer.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

#[path = "published/openspiel.rs"]
mod openspiel;

use std::collections::HashSet;

use gomoku::rules::{BySide, Game, Point, Status, Variant, ZobristKey};
use openspiel::Dialect;

/// Calls `seen` with this position and all that follow in this many moves; where it returns false,
/// the positions after that one are left out.
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
fn tic_tac_toe_has_as_many_games_as_is_known() {
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

/// How many moves are tried in order; `GOMOKU_MOVES` sets another number, up to nine.
#[expect(clippy::disallowed_methods, reason = "a longer run by hand")]
fn moves() -> usize {
    std::env::var("GOMOKU_MOVES").map_or(7, |number| number.parse().unwrap())
}

/// Sequences of moves by their number. A game that has ended does not go on.
#[test]
fn connect_four_has_as_many_sequences_of_moves_as_is_known() {
    let known = [1, 7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234, 39_394_572];
    let last = moves();
    let mut sequences = vec![0; last + 1];
    visit(&mut Game::new(Variant::CONNECT_FOUR), last - 1, &mut |game| {
        let moves = game.moves().len();
        sequences[moves] += 1;
        if moves == last - 1 {
            // The last ply needs the number of moves only, not the positions after them.
            sequences[last] += game.legal_moves().count();
        }
        true
    });
    assert_eq!(sequences, known[..=last]);
}

/// Different positions after each number of moves. The key tells them apart.
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
fn connect_four_has_as_many_positions_as_is_known() {
    let known = [1, 7, 49, 238, 1120, 4263, 16_422, 54_859, 184_275];
    assert_eq!(positions(Variant::CONNECT_FOUR, known.len() - 1), known);
}

/// From the table in <https://tromp.github.io/c4/c4.html>. Here whole games are played, which end
/// on diagonals too: on the large board that takes ten moves at least.
#[test]
fn connect_four_on_small_boards_has_as_many_positions_as_is_known() {
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
fn connect_four_goes_as_in_openspiel() {
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
fn tic_tac_toe_goes_as_in_openspiel() {
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

/// Here `m` counts columns and `n` rows; `k`, five if it is not given, is the length or more.
#[test]
fn an_m_n_k_game_goes_as_in_openspiel() {
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

/// Five or more on a plane: `wrap` would be a torus, `anti` would make the row lose.
#[test]
fn gomoku_goes_as_in_openspiel() {
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
