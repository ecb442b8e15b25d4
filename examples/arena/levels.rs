//! `arena levels`: matches between adjacent levels, for the table in `docs/engine.md`.
//!
//! If a side of a pair is limited by time, both get a fifth of their time or nodes, since full
//! games would take hours; `--scale 1` plays those.

use std::time::Duration;

use gomoku::player::{Ctx, Level, Levelled, Limits, Player as _, Watch as _};
use gomoku::rules::{Game, Point, Status, Stone, Variant};

use crate::openings;
use crate::score::Score;

/// Selection and length of the matches.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Games of each pair.
    #[arg(long, default_value_t = 80)]
    games: usize,
    /// Only one pair: 3 is level 4 against level 3.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=9))]
    pair: Option<u8>,
    /// Fraction of time and nodes, if time is a limit.
    #[arg(long, default_value_t = 0.2, value_parser = positive)]
    scale: f64,
}

fn positive(text: &str) -> Result<f64, &'static str> {
    text.parse().ok().filter(|&number: &f64| number > 0.0).ok_or("a number above 0")
}

/// Side of a pair.
struct Side {
    level: Level,
    limits: Limits,
    /// Number of all its moves.
    moves: u32,
    time: Duration,
    longest: Duration,
}

/// Prints the table.
pub fn run(wanted: &Arguments) -> anyhow::Result<()> {
    let list = include_str!("../../tests/data/balanced15.txt");
    let openings = openings::parse(list, Variant::GOMOKU_15)?;
    println!(
        "| levels | games | won | drawn | lost | score | a move of the higher one: mean, longest |"
    );
    println!("|---|---|---|---|---|---|---|");
    for (low, high) in Level::all().zip(Level::all().skip(1)) {
        if wanted.pair.is_none_or(|pair| pair == low.number()) {
            play_pair(low, high, wanted, &openings);
        }
    }
    Ok(())
}

fn play_pair(low: Level, high: Level, wanted: &Arguments, openings: &[Game]) {
    let is_timed = high.limits().turn.is_some();
    let scale = if is_timed { wanted.scale } else { 1.0 };
    let mut sides = [high, low].map(|level| Side {
        level,
        limits: scaled(level.limits(), scale),
        moves: 0,
        time: Duration::ZERO,
        longest: Duration::ZERO,
    });
    let mut score = Score::default();
    for number in 0..wanted.games {
        let opening = &openings[number / 2 % openings.len()];
        let high_plays = if number % 2 == 0 { Stone::First } else { Stone::Second };
        let seed = u64::try_from(number / 2).unwrap_or_default();
        match play(opening.clone(), high_plays, seed, &mut sides) {
            Status::Won(winner) if winner == high_plays => score.won += 1,
            Status::Won(_) => score.lost += 1,
            Status::Drawn | Status::ToMove(_) => score.drawn += 1,
        }
        if is_timed {
            eprint!("\r{number}: {score}");
        }
    }
    let [Side { moves, time, longest, .. }, _] = sides;
    let mean = time.checked_div(moves).unwrap_or_default();
    let note = if scale < 1.0 { format!(" (at {scale} of time and nodes)") } else { String::new() };
    println!(
        "| {high} against {low}{note} | {} | {score} | {} ms, {} ms |",
        score.games(),
        milliseconds(mean),
        milliseconds(longest),
    );
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1}", 1_000.0 * time.as_secs_f64())
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "some nodes more or less"
)]
fn scaled(limits: Limits, scale: f64) -> Limits {
    let nodes = limits.nodes.map(|nodes| (nodes as f64 * scale) as u64);
    Limits { turn: limits.turn.map(|turn| turn.mul_f64(scale)), nodes, ..limits }
}

/// Plays a game to its end; the higher level has these stones.
fn play(mut game: Game, high: Stone, seed: u64, sides: &mut [Side; 2]) -> Status {
    let mut players =
        [0, 1].map(|index| Levelled::new(sides[index].level, 2 * seed + index as u64));
    while let Status::ToMove(mover) = game.status() {
        let index = usize::from(mover != high);
        let (side, player) = (&mut sides[index], &mut players[index]);
        let ctx = Ctx::quiet();
        let choice: Option<Point> = player.choose(&game, &side.limits, &ctx).ok();
        let time = ctx.elapsed();
        side.moves += 1;
        side.time += time;
        side.longest = side.longest.max(time);
        let is_legal = choice.is_some_and(|point| game.play(point).is_ok());
        assert!(is_legal, "level {} has no legal move: {:?}", side.level, game.moves());
    }
    game.status()
}
