//! Turning points, compared with exhaustive search.

use fastrand::Rng;
use gomoku::review::{Proof, Report, TurningPoint};
use gomoku::rules::{
    Board, Game, Placement, Point, Position, Rule, Shape, Status, Stone, Topology, Variant,
};

use crate::brute::{Brute, Outcome};
use crate::{PROOFS, before, games, review};

/// Seeds of games that are won with at least three moves after the last error; most are won with
/// one.
const SEEDS: [u64; 48] = [
    648, 681, 809, 944, 1125, 1239, 1381, 1746, 1939, 2364, 2676, 3136, 3294, 4018, 4362, 4518,
    4629, 5166, 5604, 6583, 6647, 6922, 7060, 7160, 7263, 7510, 7937, 8084, 8426, 8662, 8812, 9169,
    9262, 9283, 9891, 11193, 11293, 12512, 12527, 12617, 13273, 13344, 13436, 13447, 14005, 14686,
    15330, 15510,
];

/// Creates a nearly full board without a five, with this many free cells.
fn nearly_full(free: usize, random: &mut Rng) -> Game {
    let (width, height) = (random.u8(5..=8), random.u8(5..=8));
    let shape = Shape::new(width, height, Topology::Plane).unwrap();
    let rule = if random.bool() { Rule::Freestyle } else { Rule::Standard };
    let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
    let mut board = Board::new(shape);
    let mut cells: Vec<Point> = shape.points().collect();
    random.shuffle(&mut cells);
    for &cell in &cells[free..] {
        let side = if random.bool() { Stone::First } else { Stone::Second };
        for side in [side, side.opponent()] {
            let mut next = board.clone();
            next.place(cell, side).unwrap();
            if !variant.is_won_at(&next, cell) {
                board = next;
                break;
            }
        }
    }
    let to_move = if random.bool() { Stone::First } else { Stone::Second };
    Game::from_position(Position::from_board(variant, &board).unwrap().with_to_move(to_move))
}

/// Plays a game on such a board: some random moves, then the error that is punished last, then the
/// best moves of both sides. `None` if no error loses.
fn lost_game(seed: u64) -> Option<Game> {
    let random = &mut Rng::with_seed(seed);
    let free = random.usize(6..=10);
    let mut game = nearly_full(free, random);
    for _ in 8..free {
        let moves: Vec<Point> = game.legal_moves().collect();
        game.play(*random.choice(&moves)?).ok()?;
    }
    let mut brute = Brute::default();
    let is_lost = |outcome| matches!(outcome, Outcome::Loss(_));
    if is_lost(brute.outcome(&mut game)) {
        return None;
    }
    let moves: Vec<Point> = game.legal_moves().collect();
    let after = moves.into_iter().map(|cell| (cell, brute.after(&mut game, cell)));
    let errors = after.filter(|&(_, outcome)| is_lost(outcome));
    let (error, _) = errors.max_by_key(|&(_, outcome)| outcome)?;
    game.play(error).ok()?;
    while matches!(game.status(), Status::ToMove(_)) {
        let moves: Vec<Point> = game.legal_moves().collect();
        let best = moves.into_iter().max_by_key(|&cell| brute.after(&mut game, cell))?;
        game.play(best).ok()?;
    }
    Some(game)
}

/// Compares a review with exhaustive search: it proves nothing wrong, and has the same turning
/// point. Returns the number of the winner's moves after it.
#[track_caller]
fn check(game: &Game) -> usize {
    let Status::Won(winner) = game.status() else { panic!("nobody lost: {game:?}") };
    let mut brute = Brute::default();
    let moves = game.moves().len();
    let outcomes: Vec<Outcome> =
        (0..=moves).map(|index| brute.outcome(&mut before(game, index))).collect();
    let report = review(game, PROOFS, 1);
    for (index, outcome) in outcomes.iter().enumerate() {
        check_proof(&before(game, index), *outcome, &report, index, &mut brute);
    }
    let is_saved = |&index: &usize| {
        game.side_of(index) != winner && !matches!(outcomes[index], Outcome::Loss(_))
    };
    let last = (0..moves).rev().find(is_saved).unwrap();
    assert_eq!(report.turning_point, TurningPoint::Move(last), "{game:?}");
    let Outcome::Win(plies) = outcomes[last + 1] else { panic!("{outcomes:?}") };
    plies.unsigned_abs().div_ceil(2).try_into().unwrap()
}

#[track_caller]
fn check_proof(game: &Game, outcome: Outcome, report: &Report, index: usize, brute: &mut Brute) {
    match (report.positions[index].proof.as_ref().unwrap(), outcome) {
        (Proof::Win(win), Outcome::Win(plies)) => {
            // The shortest win in plies ends with the five, a line may end with a four.
            assert!(win.pv.len() + 2 >= plies.unsigned_abs().try_into().unwrap(), "{game:?}");
        }
        (Proof::Loss, Outcome::Loss(_)) => {}
        (Proof::Open(defences), _) => {
            let Some(defences) = defences else { return };
            for cell in game.legal_moves() {
                let is_lost = matches!(brute.after(&mut game.clone(), cell), Outcome::Loss(_));
                let is_defence = defences.all().any(|at| at == cell);
                assert!(is_lost || is_defence, "{cell:?} does not lose in {game:?}");
                assert!(!is_lost || !defences.saved.contains(&cell), "{cell:?} loses in {game:?}");
            }
        }
        (proof, outcome) => panic!("{proof:?}, but {outcome:?}: {game:?}"),
    }
}

#[test]
fn the_turning_point_agrees_with_exhaustive_search() {
    let seeds: Vec<u64> = games().map_or(SEEDS.to_vec(), |number| (0..).take(number).collect());
    let games = seeds.into_iter().filter_map(lost_game);
    let mut lengths = [0; 6];
    games.for_each(|game| lengths[check(&game)] += 1);
    assert!(lengths[3] + lengths[4] > 40, "{lengths:?}");
}
