//! Games of the computer against itself, like on the screen: on seats that are freed after each
//! game.

use std::sync::mpsc;
use std::time::Duration;

use anyhow::bail;
use fastrand::Rng;
use gomoku::game::Target;
use gomoku::player::{EngineSettings, Level, Levelled, Limits, PlayerWorker, Response, Ticket};
use gomoku::rules::{Game, Rule, Status, Stone, Variant};

use crate::memory::Watched;

/// Games of the computer against itself.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Games at levels 1 to 4.
    #[arg(long, default_value_t = 10_000)]
    low: u32,
    /// Games at levels 8 to 10.
    #[arg(long, default_value_t = 200)]
    high: u32,
    /// Milliseconds for each move, unless the level takes less.
    #[arg(long, default_value_t = 50)]
    turn: u64,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut random = Rng::with_seed(arguments.seed);
    let turn = Duration::from_millis(arguments.turn);
    let memory = Watched::new("self")?;
    let mut moves = 0;
    for (name, number, levels) in [("low", arguments.low, 1..=4), ("high", arguments.high, 8..=10)]
    {
        for done in 1..=number {
            moves +=
                play([random.u8(levels.clone()), random.u8(levels.clone())], turn, &mut random)?;
            if done % (number / 20).max(1) == 0 {
                memory.tell(&format!("{done} games at {name} levels, {moves} moves in all"))?;
            }
        }
    }
    memory.check()
}

/// Plays a game. Returns the number of moves.
fn play(levels: [u8; 2], turn: Duration, random: &mut Rng) -> anyhow::Result<usize> {
    let variants = [
        Variant::GOMOKU_15,
        Variant::GOMOKU_15.with_rule(Rule::Standard),
        Variant::GOMOKU_19,
        Variant::TIC_TAC_TOE,
        Variant::CONNECT_FOUR,
    ];
    let (sender, answers) = mpsc::channel();
    let mut seat = |level| {
        let settings =
            EngineSettings { memory: random.usize(4..=64) << 20, threads: random.usize(1..=4) };
        let level = Level::new(level).unwrap_or_default();
        let (sender, seed) = (sender.clone(), random.u64(..));
        PlayerWorker::new(Box::new(Levelled::with(level, seed, settings)), move |answer| {
            drop(sender.send(answer));
        })
    };
    let mut seats = [seat(levels[0])?, seat(levels[1])?];
    let mut game = Game::new(variants[random.usize(..variants.len())]);
    let limits = Limits { turn: Some(turn), ..Limits::default() };
    while let Status::ToMove(side) = game.status() {
        let ticket = Ticket(game.moves().len() as u64);
        seats[usize::from(side == Stone::Second)].ask(ticket, game.clone(), limits)?;
        let point = loop {
            match answers.recv()?.response {
                Response::Move { target: Target::Cell(point), .. } => break point,
                Response::Move { .. } => bail!("no stone was placed"),
                Response::Failed(why) => bail!("no move: {why}"),
                Response::Thinking(_) | Response::Said(_) | Response::Short(_) => {}
            }
        };
        game.play(point)?;
    }
    Ok(game.moves().len())
}
