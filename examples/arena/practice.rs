//! `arena practice`: games of the computer against itself by an opening rule, to see whether its
//! openings are even.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use gomoku::player::{Ctx, Level, Limits, OpeningPlayer};
use gomoku::rules::opening::{Opening, OpeningAct, OpeningRule};
use gomoku::rules::{Game, Variant};

use crate::GameArguments;
use crate::make::Judge;
use crate::openings;
use crate::score::Score;

/// Number of moves before which a game should not end.
const SHORT: usize = 25;

/// Games to play.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Rule of the openings.
    #[arg(long, default_value = "swap2", value_parser = |text: &str| {
        text.parse::<OpeningRule>().map_err(|why| why.to_string())
    })]
    opening: OpeningRule,
    /// Number of games.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Nodes for each decision of the opening, and for each move.
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// Milliseconds for each decision of the opening, instead of the nodes.
    #[arg(long)]
    time: Option<u64>,
    /// Seed of the first game.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays the games. Prints each of them, and what they have in common.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let variant = arguments.game.variant()?;
    let limits = match arguments.time {
        Some(time) => Limits { turn: Some(Duration::from_millis(time)), ..Limits::default() },
        None => Limits { nodes: Some(arguments.nodes), ..Limits::default() },
    };
    let (mut judge, mut score, mut lengths) = (Judge::default(), Score::default(), Vec::new());
    let mut words = BTreeMap::<String, u32>::new();
    let mut slowest = Duration::ZERO;
    for number in 0..arguments.games {
        let mut opening = Opening::new(arguments.opening, variant)?;
        let seed = arguments.seed.wrapping_add(number.into()).wrapping_mul(1000);
        slowest = slowest.max(complete(&mut opening, variant, &limits, seed)?);
        let line = words_of(&opening);
        let game = Game::from_moves(variant, opening.stones().map(|(point, _)| point))?;
        let stones = openings::line(game.moves(), variant.shape());
        // Each game has other nodes, so that equal openings give other games.
        let (winner, moves) = judge.outcome(game, arguments.nodes + u64::from(number));
        score.count(winner);
        lengths.push(moves);
        *words.entry(line.clone()).or_default() += 1;
        let winner = winner.map_or("-".to_owned(), |it| it.to_string());
        println!("{stones} {line} {winner} {moves}");
    }
    report(score, &mut lengths, slowest);
    for (line, count) in words {
        println!("# {count} times: {line}");
    }
    Ok(())
}

/// Lets two players of the highest level do the rest of an opening. Returns the time that their
/// slowest decision took.
pub fn complete(
    opening: &mut Opening,
    variant: Variant,
    limits: &Limits,
    seed: u64,
) -> anyhow::Result<Duration> {
    let mut players = [1, 2].map(|seat| OpeningPlayer::new(Level::MAX, seed + seat));
    let mut slowest = Duration::ZERO;
    while let Some(task) = opening.task() {
        let begin = Instant::now();
        let player = &mut players[task.seat as usize];
        let act = player.choose(opening, variant, limits, &Ctx::quiet()).context("no act")?;
        slowest = slowest.max(begin.elapsed());
        opening.play(act).with_context(|| format!("{act:?}"))?;
    }
    Ok(slowest)
}

/// Decisions of an opening in words.
fn words_of(opening: &Opening) -> String {
    let word = |act: &OpeningAct| match act {
        OpeningAct::Choose(choice) => Some(choice.to_string()),
        OpeningAct::Declare(number) => Some(number.to_string()),
        OpeningAct::Stone(_) | OpeningAct::Offer(_) => None,
    };
    opening.acts().iter().filter_map(word).collect::<Vec<_>>().join(" ")
}

fn report(score: Score, lengths: &mut [usize], slowest: Duration) {
    lengths.sort_unstable();
    println!("# first side: {score}");
    let at = |part: usize| lengths.get((lengths.len() - 1) * part / 4).copied().unwrap_or(0);
    println!("# moves: least {}, quartiles {} {} {}, most {}", at(0), at(1), at(2), at(3), at(4));
    println!(
        "# games of less than {SHORT} moves: {}",
        lengths.iter().filter(|it| **it < SHORT).count()
    );
    println!("# slowest decision of the opening: {:.2} s", slowest.as_secs_f64());
}
