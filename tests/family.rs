//! Perfect play in connect four and tic-tac-toe.
#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::HashMap;

use fastrand::Rng;
use gomoku::engine::{Unwatched, Verdict};
use gomoku::rules::{Board, Game, Point, Status, Stone, Variant};
use gomoku::solve::{GameSolver, PointValue, Question, stones_kept};

/// Bytes of the table of a player.
const MEMORY: usize = 16 << 20;

fn connect_four(moves: &str) -> Game {
    let mut game = Game::new(Variant::CONNECT_FOUR);
    for column in moves.bytes() {
        game.drop(column - b'1').unwrap();
    }
    game
}

/// Stones that still fit on the board.
fn left(game: &Game) -> u16 {
    let cells = game.variant().shape().cells();
    u16::try_from(cells - game.board().stones()).unwrap()
}

#[test]
fn scores_of_connect_four_are_right() {
    let mut solver = GameSolver::new(MEMORY);
    let mut count = 0;
    for line in include_str!("data/connect4/scores.txt").lines() {
        if line.starts_with('#') {
            continue;
        }
        let [_, moves, score] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let game = connect_four(moves);
        let verdict = solver.outcome(&game, &Unwatched).unwrap();
        assert_eq!(stones_kept(verdict, left(&game)), score.parse().ok(), "{line}");
        // The moves have the same value: the best of them is proved.
        if count % 7 == 0 {
            let values = solver.values(&game, Question::default(), &Unwatched);
            assert!(values[0].is_exact, "{line}");
            assert_eq!(values[0].line.verdict, verdict, "{line}");
        }
        count += 1;
    }
    assert_eq!(count, 210);
}

/// Moves that are proved to be best.
fn best(values: &[PointValue]) -> Vec<Point> {
    let best = values.iter().filter(|it| it.is_exact && it.line.verdict == values[0].line.verdict);
    best.map(|it| it.line.pv[0]).collect()
}

/// Plays from the empty board as the first player against one that plays at random until `stones`
/// are on the board, and perfectly from there. Returns the number of stones at the end.
fn win_as_first(stones: usize, random: &mut Rng, solver: &mut GameSolver) -> usize {
    let mut game = Game::new(Variant::CONNECT_FOUR);
    let question = Question { is_one_enough: true, ..Question::default() };
    while game.status().to_move().is_some() {
        let placed = game.board().stones();
        let moves = if placed.is_multiple_of(2) {
            let values = solver.values(&game, question, &Unwatched);
            assert!(matches!(values[0].line.verdict, Verdict::Win(_)), "{game} {:?}", values[0]);
            assert!(values[0].is_exact, "{game} {:?}", values[0]);
            best(&values)
        } else if placed < stones {
            game.legal_moves().collect()
        } else {
            best(&solver.values(&game, question, &Unwatched))
        };
        game.play(random.choice(moves).unwrap()).unwrap();
    }
    assert_eq!(game.status(), Status::Won(Stone::First), "{game}");
    game.board().stones()
}

fn win_games_as_first(games: u64) {
    let mut solver = GameSolver::new(MEMORY);
    for number in 0..games {
        let mut random = Rng::with_seed(number);
        let stones = random.usize(0..=20);
        // Perfect play of both ends with the last but one stone.
        let most = win_as_first(stones, &mut random, &mut solver);
        assert!(most <= 41, "{number}");
    }
}

#[test]
fn the_first_player_wins_at_connect_four() {
    win_games_as_first(3);
}

#[test]
#[ignore = "takes a quarter of an hour"]
fn the_first_player_wins_two_hundred_games_of_connect_four() {
    win_games_as_first(200);
}

/// Numbers of games that end with a win of X, a win of O and a draw.
fn count_games(game: &Game) -> [u32; 3] {
    match game.status() {
        Status::Won(Stone::First) => [1, 0, 0],
        Status::Won(Stone::Second) => [0, 1, 0],
        Status::Drawn => [0, 0, 1],
        Status::ToMove(_) => {
            let mut sum = [0; 3];
            for point in game.legal_moves() {
                let mut after = game.clone();
                after.play(point).unwrap();
                for (sum, count) in sum.iter_mut().zip(count_games(&after)) {
                    *sum += count;
                }
            }
            sum
        }
    }
}

#[test]
fn tic_tac_toe_has_all_its_games() {
    let counts = count_games(&Game::new(Variant::TIC_TAC_TOE));
    assert_eq!(counts, [131_184, 77_904, 46_080]);
    assert_eq!(counts.iter().sum::<u32>(), 255_168);
}

/// Games in which a side plays any of its best moves, and the other one any move at all. Counts
/// them like [`count_games`].
fn count_best_games(
    game: &Game,
    side: Stone,
    solver: &mut GameSolver,
    known: &mut HashMap<Board, [u32; 3]>,
) -> [u32; 3] {
    let Status::ToMove(mover) = game.status() else { return count_games(game) };
    if let Some(&counts) = known.get(game.board()) {
        return counts;
    }
    let moves = if mover == side {
        best(&solver.values(game, Question::default(), &Unwatched))
    } else {
        game.legal_moves().collect()
    };
    assert!(!moves.is_empty(), "{game}");
    let mut sum = [0; 3];
    for point in moves {
        let mut after = game.clone();
        after.play(point).unwrap();
        let counts = count_best_games(&after, side, solver, known);
        for (sum, count) in sum.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    known.insert(game.board().clone(), sum);
    sum
}

#[test]
fn tic_tac_toe_is_never_lost() {
    let game = Game::new(Variant::TIC_TAC_TOE);
    let mut solver = GameSolver::new(1 << 20);
    for side in [Stone::First, Stone::Second] {
        let counts = count_best_games(&game, side, &mut solver, &mut HashMap::new());
        let [wins, losses] = match side {
            Stone::First => [counts[0], counts[1]],
            Stone::Second => [counts[1], counts[0]],
        };
        assert_eq!(losses, 0, "{side:?}");
        assert!(wins > 0 && counts[2] > 0, "{side:?} {counts:?}");
    }
}
