//! `arena proved`: the highest level as X from the empty board, with its proof, against an engine.

use std::time::Duration;

use anyhow::Context as _;
use fastrand::Rng;
use gomoku::external::{Client, Log, MoveClock, Program, own_program};
use gomoku::game::Level;
use gomoku::player::{Claim, Ctx, Levelled, Limits, Player as _, Watch as _, proved};
use gomoku::rules::{Coordinates, Game, Point, Rule, Status, Stone, Variant};
use gomoku::settings::engines::Terms;

use crate::rule;
use crate::score::Score;

/// Engine that plays O, and the conditions.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Program of O and its arguments, separated by spaces.
    #[arg(long, value_name = "COMMAND")]
    o: String,
    /// Rule of the games: freestyle or standard.
    #[arg(long, default_value = "freestyle", value_parser = rule)]
    rule: Rule,
    /// Milliseconds for each move of X, where the proof has none.
    #[arg(long, value_name = "TIME", default_value_t = 100)]
    time_x: u64,
    /// Milliseconds for each move of O.
    #[arg(long, value_name = "TIME", default_value_t = 1000)]
    time_o: u64,
    /// Games. In each, O's first move is another one up to symmetry; once all 35 were played, the
    /// next one is random, too.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Seed of the random moves.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Arguments {
    fn start(&self) -> Game {
        Game::new(Variant::GOMOKU_15.with_rule(self.rule))
    }
}

/// Sum of all games.
#[derive(Debug, Default)]
struct Tally {
    score: Score,
    from_proof: u32,
    searched: u32,
    longest: Duration,
    /// Moves of X in the longest game.
    moves: usize,
}

/// Time by which a move of O may be late.
const PATIENCE: Duration = Duration::from_secs(1);
/// Farthest random move from the last stone.
const NEAR: u8 = 3;

/// Plays the games and prints the score.
pub fn run(wanted: &Arguments) -> anyhow::Result<()> {
    anyhow::ensure!(proved(&wanted.start()).is_some(), "there is no proof for this rule");
    let command = wanted.o.split_whitespace().map(str::to_owned).collect();
    let program = Program { command, ..Program::default() };
    let mut engine = Client::start(&own_program(), &program, Terms::default(), Log::default())?;
    let mut tally = Tally::default();
    for number in 0..wanted.games {
        let game = play(number, wanted, &mut engine, &mut tally)?;
        if game.status() != Status::Won(Stone::First) {
            println!("game {number}: {}", text(&game));
        }
        let Tally { score, from_proof, searched, longest, moves } = &tally;
        println!(
            "{}: {score}; X's moves: {from_proof} proved, {searched} searched, longest {} ms; \
             longest game {moves} moves of X",
            number + 1,
            longest.as_millis()
        );
    }
    Ok(())
}

fn play(
    number: usize,
    wanted: &Arguments,
    engine: &mut Client,
    tally: &mut Tally,
) -> anyhow::Result<Game> {
    let replies = replies();
    let mut random = Rng::with_seed(wanted.seed.wrapping_add(number as u64));
    let mut computer = Levelled::new(Level::MAX, number as u64);
    let limits = Limits { turn: Some(Duration::from_millis(wanted.time_x)), ..Limits::default() };
    let mut game = wanted.start();
    let turn = Duration::from_millis(wanted.time_o);
    let clock = MoveClock { turn, left: None, patience: PATIENCE };
    engine.leave_game();
    while let Status::ToMove(side) = game.status() {
        let point = match (side, game.moves().len()) {
            (Stone::First, _) => {
                let is_proved = matches!(proved(&game), Some(Claim::Wins(_)));
                *(if is_proved { &mut tally.from_proof } else { &mut tally.searched }) += 1;
                let ctx = Ctx::quiet();
                let point = computer.choose(&game, &limits, &ctx)?;
                tally.longest = tally.longest.max(ctx.elapsed());
                point
            }
            (Stone::Second, 1) => replies[number % replies.len()],
            (Stone::Second, 3) if number >= replies.len() => near(&game, &mut random)?,
            (Stone::Second, _) => {
                let answer = engine.choose(&game, &clock, &mut |_| {}, &|| false)?;
                answer.context("no move")?.point
            }
        };
        game.play(point)?;
    }
    tally.moves = tally.moves.max(game.moves().len().div_ceil(2));
    tally.score.count(match game.status() {
        Status::Won(winner) => Some(winner),
        Status::ToMove(_) | Status::Drawn => None,
    });
    Ok(game)
}

/// The moves of O after one in the centre, one of each set of images.
fn replies() -> Vec<Point> {
    let shape = Variant::GOMOKU_15.shape();
    let is_first = |point: &Point| {
        let mut images = shape.symmetries().map(|symmetry| symmetry.apply(*point, shape));
        *point != shape.centre()
            && images.all(|image| (point.row, point.col) <= (image.row, image.col))
    };
    shape.points().filter(is_first).collect()
}

/// Formats the moves as `h8i9f9`.
fn text(game: &Game) -> String {
    let name = |&at: &Point| Coordinates::Letters.name(at, game.variant().shape());
    game.moves().iter().map(name).collect::<String>().to_lowercase()
}

fn near(game: &Game, random: &mut Rng) -> anyhow::Result<Point> {
    let is_near = |point: &Point| {
        game.moves()
            .iter()
            .any(|at| point.row.abs_diff(at.row).max(point.col.abs_diff(at.col)) <= NEAR)
    };
    let moves: Vec<Point> = game.legal_moves().filter(is_near).collect();
    random.choice(moves).ok_or_else(|| anyhow::anyhow!("the board is full"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_35_replies() {
        assert_eq!(replies().len(), 35);
    }
}
