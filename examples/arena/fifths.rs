//! `arena fifths`: how even the 26 openings of renju are, by the number of fifth moves that are
//! offered.
//!
//! The computer places the fourth stone, offers the fifth moves and chooses one of them. Then the
//! engine plays against itself. The output has the form of `src/player/opening/lists/renju.rs`.

use anyhow::Context as _;
use gomoku::player::Limits;
use gomoku::rules::opening::{Choice, Opening, OpeningAct, OpeningRule, RenjuOpening};
use gomoku::rules::{Game, Rule, Variant};

use crate::GameArguments;
use crate::make::Judge;
use crate::practice::complete;
use crate::score::Score;

/// Largest number of fifth moves.
const MOST: u8 = 12;
/// Numbers of fifth moves with which games are played. The scores with the others lie between.
const PLAYED: [u8; 7] = [1, 2, 3, 4, 6, 9, MOST];
/// Score up to which no games are played with more fifth moves, which would only lower it.
const LOST: f64 = 0.1;
/// Nodes for a decision, by turns: with other nodes, the computer finds other fourth and fifth
/// moves, and one of them alone would decide the score.
const DECISIONS: [u64; 5] = [12_000, 24_000, 48_000, 96_000, 192_000];

/// Games to play.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Openings by their codes or names, with commas between them. All of them unless given.
    #[arg(long, value_delimiter = ',', value_parser = |text: &str| {
        text.parse::<RenjuOpening>().map_err(|why| why.to_string())
    })]
    openings: Vec<RenjuOpening>,
    /// Number of games from an opening with each number of fifth moves.
    #[arg(long, default_value_t = 80)]
    games: u32,
    /// Nodes for each move after the opening.
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// Seed of the first game.
    #[arg(long, default_value_t = 7)]
    seed: u64,
}

/// Prints the scores of the first side from each opening, with 1 to 12 fifth moves.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let variant = GameArguments { rule: Rule::Renju, size: 15 }.variant()?;
    let openings = match &*arguments.openings {
        [] => RenjuOpening::ALL.to_vec(),
        openings => openings.to_vec(),
    };
    let mut judge = Judge::default();
    for renju in openings {
        let (code, name) = (renju.code(), renju.name());
        let mut scores = Vec::new();
        for number in PLAYED {
            let start = start(renju, number, variant)?;
            let score = play(&start, variant, arguments, &mut judge)?;
            eprintln!("{code} {name}, {number}: {score}");
            scores.push((number, score.mean()));
            if score.mean() <= LOST {
                break;
            }
        }
        let percent: Vec<String> = by_number(&scores).map(|it| format!("{it:.0}")).collect();
        println!("    (\"{code}\", [{}]),", percent.join(", "));
    }
    Ok(())
}

/// Performs the acts up to the fourth stone. Yamaguchi has any number of fifth moves.
fn start(renju: RenjuOpening, number: u8, variant: Variant) -> anyhow::Result<Opening> {
    let mut start = Opening::new(OpeningRule::Yamaguchi, variant)?;
    let stones = renju.stones(variant.shape()).context("the board has no centre")?;
    let decisions = [OpeningAct::Declare(number), OpeningAct::Choose(Choice::Keep)];
    for act in stones.into_iter().map(OpeningAct::Stone).chain(decisions) {
        start.play(act).with_context(|| format!("{act:?}"))?;
    }
    Ok(start)
}

fn play(
    start: &Opening,
    variant: Variant,
    arguments: &Arguments,
    judge: &mut Judge,
) -> anyhow::Result<Score> {
    let mut score = Score::default();
    for (number, nodes) in (0..arguments.games).zip(DECISIONS.into_iter().cycle()) {
        let mut opening = start.clone();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let seed = arguments.seed.wrapping_add(number.into()).wrapping_mul(1000);
        complete(&mut opening, variant, &limits, seed)?;
        let game = Game::from_moves(variant, opening.stones().map(|(point, _)| point))?;
        // Each game has other nodes, so that equal openings give other games.
        score.count(judge.outcome(game, arguments.nodes + u64::from(number)).0);
    }
    Ok(score)
}

/// Scores in percent for 1 to [`MOST`] fifth moves, none of which is better for the first side than
/// the one before. Neighbours that were found so are replaced by their mean.
fn by_number(scores: &[(u8, f64)]) -> impl Iterator<Item = f64> {
    // Mean of several scores, with their number.
    let mut means: Vec<(f64, u32)> = Vec::new();
    for &(_, score) in scores {
        means.push((score, 1));
        while let [.., (before, some), (last, more)] = means[..]
            && before < last
        {
            let count = some + more;
            let sum = before * f64::from(some) + last * f64::from(more);
            means.truncate(means.len() - 2);
            means.push((sum / f64::from(count), count));
        }
    }
    let falling = means.into_iter().flat_map(|(mean, count)| (0..count).map(move |_| mean));
    let known: Vec<(u8, f64)> = scores.iter().map(|it| it.0).zip(falling).collect();
    (1..=MOST).map(move |number| {
        let after = known.iter().position(|it| it.0 >= number);
        let score = match after {
            // It was lost with fewer.
            None => known.last().map_or(0.0, |it| it.1),
            Some(0) => known[0].1,
            Some(index) => {
                let [(low, before), (high, after)] = [known[index - 1], known[index]];
                let part = f64::from(number - low) / f64::from(high - low);
                before + (after - before) * part
            }
        };
        100.0 * score
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounded(scores: &[(u8, f64)]) -> Vec<String> {
        by_number(scores).map(|it| format!("{it:.0}")).collect()
    }

    #[test]
    fn scores_between_those_that_were_played_lie_on_a_line() {
        let found =
            rounded(&[(1, 0.9), (2, 0.8), (3, 0.7), (4, 0.6), (6, 0.5), (9, 0.2), (12, 0.1)]);
        assert_eq!(found.join(" "), "90 80 70 60 55 50 40 30 20 17 13 10");
    }

    #[test]
    fn a_score_that_is_higher_with_more_fifth_moves_is_averaged() {
        let found =
            rounded(&[(1, 0.5), (2, 0.4), (3, 0.6), (4, 0.82), (6, 0.5), (9, 0.5), (12, 0.1)]);
        // 0.5, 0.4, 0.6 and 0.82 have the mean 0.58.
        assert_eq!(found.join(" "), "58 58 58 58 54 50 50 50 50 37 23 10");
        let rising =
            rounded(&[(1, 0.1), (2, 0.2), (3, 0.3), (4, 0.4), (6, 0.5), (9, 0.6), (12, 0.7)]);
        assert_eq!(rising, ["40"; 12]);
    }

    #[test]
    fn games_end_with_the_number_at_which_the_first_side_is_lost() {
        let found = rounded(&[(1, 0.6), (2, 0.1)]);
        assert_eq!(found.join(" "), "60 10 10 10 10 10 10 10 10 10 10 10");
    }
}
