//! `arena triples`: balanced openings of three stones for the rules swap and swap2.
//!
//! The stones are drawn near a corner, since the first side wins everywhere else. An opening is kept
//! if a search finds it even on 15x15 and on 20x20, and if games of the engine against itself are
//! won by both sides, none of them early. The output is the form of `src/player/opening/lists.rs`:
//! one character a stone.

use std::collections::HashSet;

use fastrand::Rng;
use gomoku::rules::{Game, Point, Variant};

use crate::make::{Judge, identity};
use crate::{GameArguments, openings};

/// Sides of the boards on which an opening must be even.
const SIDES: [u8; 2] = [15, 20];
/// Side of the corner in which the stones are.
const CORNER: u8 = 8;
/// Short search with its nodes, which rejects openings with a value beyond this.
const GLANCE: (u64, u32) = (2_000, 80);
/// Nodes of the first game from an opening, and the increase for each further game.
const PLAY: [u64; 2] = [4_000, 500];
/// Number of moves before which no game may be decided.
const LEAST_MOVES: usize = 30;

/// Selection of the openings.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Number of openings.
    #[arg(long, default_value_t = 60)]
    count: usize,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes of the search that judges an opening on each board.
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
    /// Value up to which that search finds an opening even.
    #[arg(long, default_value_t = 30)]
    most: u32,
    /// Cells of an opening to leave out, since later games from it were short; may be given several
    /// times.
    #[arg(long)]
    without: Vec<String>,
    /// Number of games of the engine against itself from an opening.
    #[arg(long, default_value_t = 6)]
    play: u32,
}

/// Prints the openings, one a line, with their names of cells behind them.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let boards = SIDES.map(|size| GameArguments { size, ..arguments.game }.variant());
    let boards: Vec<Variant> = boards.into_iter().collect::<anyhow::Result<_>>()?;
    let mut random = Rng::with_seed(arguments.seed);
    let (mut judge, mut known) = (Judge::default(), HashSet::new());
    for cells in &arguments.without {
        let cells = openings::cells(cells, boards[0].shape())?;
        known.insert(identity(&Game::from_moves(boards[0], cells)?));
    }
    let (mut made, mut tried) = (0, 0_u64);
    while made < arguments.count {
        tried += 1;
        let stones = draw(&mut random);
        let games = boards.iter().map(|&variant| Game::from_moves(variant, stones));
        let games = games.collect::<Result<Vec<_>, _>>()?;
        let [(few, far), (many, near)] = [GLANCE, (arguments.nodes, arguments.most)];
        let is_found = known.insert(identity(&games[0]))
            && games.iter().all(|game| judge.is_within(game, few, far))
            && games.iter().all(|game| judge.is_within(game, many, near))
            && is_contested(&mut judge, &games[0], arguments.play);
        if is_found {
            made += 1;
            let names = openings::line(&stones, boards[0].shape());
            println!("{} {names} {made}/{tried}", code(stones));
        }
    }
    Ok(())
}

fn draw(random: &mut Rng) -> [Point; 3] {
    loop {
        let stones = [(); 3].map(|()| Point::new(random.u8(..CORNER), random.u8(..CORNER)));
        let [a, b, c] = stones;
        if a != b && b != c && a != c {
            return stones;
        }
    }
}

/// Checks games of the engine against itself: neither side wins more than two thirds of them, and
/// none is decided early.
fn is_contested(judge: &mut Judge, game: &Game, games: u32) -> bool {
    let mut wins = [0; 2];
    (0..games).all(|number| {
        let nodes = PLAY[0] + PLAY[1] * u64::from(number);
        let (winner, moves) = judge.outcome(game.clone(), nodes);
        if let Some(winner) = winner {
            wins[winner as usize] += 1;
        }
        moves >= LEAST_MOVES && wins.iter().all(|wins| 3 * wins <= 2 * games)
    })
}

/// Converts the stones to the form of the list: a character from `0` on for each.
fn code(stones: [Point; 3]) -> String {
    stones.map(|Point { row, col }| char::from(b'0' + row * CORNER + col)).iter().collect()
}
