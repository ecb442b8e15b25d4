//! `arena family`: matches in the small games, between levels and simple players.
//!
//! Each pair of games has the same random beginning, and both sides play it from either seat.

mod mcts;
mod players;

use std::time::{Duration, Instant};

use fastrand::Rng;
use gomoku::game::{AnyGame, GameKind, Outcome, State, Target};
use gomoku::quarto::Board;
use gomoku::rules::Stone;

use crate::score::Score;

/// Game, players and length of the match.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Game: 7x6-4-fall, 3x3-3, 6x5-4 and so on; quarto-4x4, quarto-plane or quarto-torus.
    #[arg(long, default_value = "quarto-4x4", value_parser = kind)]
    game: GameKind,
    /// First player: level:10, one-ply, mcts:2000 (playouts) or random.
    #[arg(long, value_parser = players::parse)]
    a: players::Description,
    /// Second player, described likewise.
    #[arg(long, value_parser = players::parse)]
    b: players::Description,
    /// Games, two for each beginning.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Random moves at the beginning of each pair; stones, pieces that are given, or placed.
    #[arg(long, default_value_t = 0)]
    random: u64,
    /// Seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn kind(text: &str) -> Result<GameKind, String> {
    match text.strip_prefix("quarto-") {
        Some(board) => board.parse::<Board>().map(GameKind::Quarto).map_err(|why| why.to_string()),
        None => text.parse::<GameKind>().map_err(|why| why.to_string()),
    }
}

/// Time of a player's moves.
#[derive(Clone, Copy, Debug, Default)]
struct Clock {
    moves: u32,
    time: Duration,
    longest: Duration,
}

/// Plays the match and prints its score.
pub fn run(wanted: &Arguments) -> anyhow::Result<()> {
    let (mut score, mut clocks) = (Score::default(), [Clock::default(); 2]);
    for number in 0..wanted.games {
        let seed = wanted.seed.wrapping_mul(1 << 32) + number / 2;
        let mut game = beginning(wanted.game, wanted.random, seed);
        let first_of_a = if number % 2 == 0 { Stone::First } else { Stone::Second };
        let mut players = [wanted.a, wanted.b].map(|player| player.seat(seed));
        let winner = loop {
            let side = match game.state() {
                State::ToMove(side) => side,
                State::Over(Outcome::Won(winner, _)) => break Some(winner),
                State::Over(_) => break None,
            };
            let index = usize::from(side != first_of_a);
            let began = Instant::now();
            let target = players[index].choose(&game)?;
            clocks[index].add(began.elapsed());
            act(&mut game, target)?;
        };
        match winner {
            Some(winner) if winner == first_of_a => score.won += 1,
            Some(_) => score.lost += 1,
            None => score.drawn += 1,
        }
        eprint!("\r{}: {score}", number + 1);
    }
    eprintln!();
    println!("{}: {score}; a: {}; b: {}", wanted.game, clocks[0].words(), clocks[1].words());
    Ok(())
}

impl Clock {
    fn add(&mut self, time: Duration) {
        self.moves += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }

    fn words(self) -> String {
        let mean = self.time / self.moves.max(1);
        format!("mean {} ms, longest {} ms a move", mean.as_millis(), self.longest.as_millis())
    }
}

/// Game with this many random moves that do not end it.
fn beginning(kind: GameKind, moves: u64, seed: u64) -> AnyGame {
    let mut random = Rng::with_seed(seed);
    loop {
        let mut game = AnyGame::new(kind);
        for _ in 0..moves {
            let targets = legal(&game);
            if let Some(&target) = random.choice(&targets) {
                let _ = act(&mut game, target);
            }
        }
        if matches!(game.state(), State::ToMove(_)) {
            return game;
        }
    }
}

/// Lists the legal moves of a game in progress.
fn legal(game: &AnyGame) -> Vec<Target> {
    match game {
        AnyGame::Rows(game) => game.legal_moves().map(Target::Cell).collect(),
        AnyGame::Quarto(game) if game.selected().is_none() => {
            game.bag().pieces().map(Target::Piece).collect()
        }
        AnyGame::Quarto(game) => {
            let free = game.shape().points().filter(|&point| game.get(point).is_none());
            free.map(Target::Cell).collect()
        }
    }
}

fn act(game: &mut AnyGame, target: Target) -> anyhow::Result<()> {
    match (game, target) {
        (AnyGame::Rows(game), Target::Cell(point)) => drop(game.play(point)?),
        (AnyGame::Quarto(game), Target::Cell(point)) => drop(game.place(point)?),
        (AnyGame::Quarto(game), Target::Piece(piece)) => drop(game.select(piece)?),
        _ => anyhow::bail!("no move of this game"),
    }
    Ok(())
}
