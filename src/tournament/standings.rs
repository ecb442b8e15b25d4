//! Table of a match: results, strength, times and faults of every engine.
//!
//! The Elo of an engine is that of all its pairs of games together, as in fastchess: against the
//! other one of two engines, or else against its opponents as if they were one. In a round robin
//! these are all others; in a gauntlet, the others have only the first one as their opponent. A fit
//! of a model to all engines would need assumptions about opponents that never met, and would give
//! other numbers for two engines.
//!
//! A game without the other one of its pair counts in results and times, but not in the Elo.

use std::collections::BTreeMap;

use serde::Serialize;

use super::conditions::duration;
use super::elo::{Interval, without_sign_of_zero};
use super::table::Table;
use super::{Decision, Games, Journal, Pairs, Reason, ShortText, Sprt, Times};
use crate::rules::Stone;
use crate::translate::message;

/// Standing of an engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Index of the engine in the match.
    pub engine: usize,
    pub name: ShortText,
    pub games: Games,
    /// Pairs of games of which both are finished.
    pub pairs: Pairs,
    pub times: Times,
    /// Lost games by their reasons.
    pub losses: BTreeMap<Reason, u32>,
}

impl Standing {
    fn lost(&self, reason: Reason) -> u32 {
        self.losses.get(&reason).copied().unwrap_or_default()
    }
}

/// Standings of all engines, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    pub engines: Vec<Standing>,
    /// Number of finished games.
    pub games: usize,
    sprt: Option<Sprt>,
}

impl Standings {
    /// Counts the games of a match. A test is about its first engine.
    pub fn new(journal: &Journal, sprt: Option<Sprt>) -> Self {
        let engines = journal.conditions.engines.iter().enumerate();
        let mut engines: Vec<Standing> = engines
            .map(|(engine, it)| Standing { engine, name: it.name.clone(), ..Standing::default() })
            .collect();
        let schedule = journal.conditions.schedule().ok();
        let schedule = schedule.as_ref();
        let games = journal.games.iter();
        let games = games.filter_map(|(&number, game)| Some((schedule?.game(number)?, game)));
        for (scheduled, game) in games {
            let partner = journal.games.get(&(scheduled.number ^ 1));
            for (engine, side) in scheduled.engines.into_iter().zip([Stone::First, Stone::Second]) {
                let Some(standing) = engines.get_mut(engine) else { continue };
                standing.games.add(game.half_points(side));
                standing.times += game.times(side);
                if game.loser() == Some(side) {
                    *standing.losses.entry(game.reason).or_default() += 1;
                }
                // Each pair is counted with its first game.
                if let Some(partner) = partner.filter(|_| scheduled.number.is_multiple_of(2)) {
                    let other = partner.half_points(side.opponent());
                    standing.pairs.add(game.half_points(side), other);
                }
            }
        }
        // Engines with the same score keep their order.
        let score = |standing: &Standing| standing.games.score().unwrap_or_default();
        engines.sort_by(|one, two| score(two).total_cmp(&score(one)));
        Self { engines, games: journal.games.len(), sprt }
    }

    /// Standing of the first engine of the match.
    fn first(&self) -> Option<&Standing> {
        self.engines.iter().find(|standing| standing.engine == 0)
    }

    /// Decision of the test, if there is one.
    pub fn decision(&self) -> Option<Decision> {
        self.sprt?.decision(self.first()?.pairs)
    }

    /// Formats the standings as plain text of at most 80 columns.
    pub fn text(&self) -> String {
        let tables = [self.results(), self.conduct()].map(|table| table.text());
        format!("{}\n{}\n{}", tables[0], self.summary(), tables[1])
    }

    /// Formats the standings as Markdown.
    pub fn markdown(&self) -> String {
        let tables = [self.results(), self.conduct()].map(|table| table.markdown());
        // Two spaces break a line.
        let summary = self.summary().replace('\n', "  \n");
        format!("{}\n{summary}\n{}", tables[0], tables[1])
    }

    fn results(&self) -> Table {
        let headings = [
            "#".to_owned(),
            message!("tournament-column-engine", "Engine").to_string(),
            message!("tournament-column-games", "Games").to_string(),
            "+".to_owned(),
            "=".to_owned(),
            "-".to_owned(),
            message!("tournament-column-points", "Points").to_string(),
            "%".to_owned(),
            "Elo".to_owned(),
            "±".to_owned(),
        ];
        let rows = (1..).zip(&self.engines).map(|(place, standing): (usize, _)| {
            let games = standing.games;
            let [elo, error] = standing.pairs.estimate().map(|it| elo(it.elo)).unwrap_or_default();
            let score = games.score().map(|score| format!("{:.1}", 100.0 * score));
            let row = [
                place.to_string(),
                standing.name.as_str().to_owned(),
                games.count().to_string(),
                games.won.to_string(),
                games.drawn.to_string(),
                games.lost.to_string(),
                format!("{:.1}", f64::from(games.half_points()) / 2.0),
                score.unwrap_or_default(),
                elo,
                error,
            ];
            row.to_vec()
        });
        Table { headings: headings.to_vec(), rows: rows.collect() }
    }

    fn conduct(&self) -> Table {
        let headings = [
            "#".to_owned(),
            message!("tournament-column-engine", "Engine").to_string(),
            message!("tournament-column-moves", "Moves").to_string(),
            message!("tournament-column-mean", "Mean").to_string(),
            message!("tournament-column-longest", "Longest").to_string(),
            message!("tournament-column-depth", "Depth").to_string(),
            message!("tournament-column-late", "Late").to_string(),
            message!("tournament-column-illegal", "Illegal").to_string(),
            message!("tournament-column-crashed", "Crashed").to_string(),
        ];
        let rows = (1..).zip(&self.engines).map(|(place, standing): (usize, _)| {
            let times = standing.times;
            let depth = times.depth().map(|depth| format!("{depth:.1}"));
            let mut row = vec![
                place.to_string(),
                standing.name.as_str().to_owned(),
                times.moves.to_string(),
                times.mean().map(duration).unwrap_or_default(),
                duration(times.longest),
                depth.unwrap_or_default(),
            ];
            row.extend(Reason::FAULTS.map(|reason| standing.lost(reason).to_string()));
            row
        });
        Table { headings: headings.to_vec(), rows: rows.collect() }
    }

    /// Lines about all games: between two engines, the difference in strength.
    fn summary(&self) -> String {
        let mut lines = match (&self.engines[..], self.first()) {
            ([_, _], Some(first)) => duel(first),
            _ => vec![
                message!(
                    "tournament-field",
                    "Elo: each engine against its opponents together, from pairs of games"
                )
                .to_string(),
            ],
        };
        if let (Some(sprt), Some(first)) = (self.sprt, self.first()) {
            lines.push(sprt.report(first.pairs));
        }
        lines.extend(self.decision().map(|decision| {
            match decision {
                Decision::Accepted => message!(
                    "tournament-accepted",
                    "The test is decided: the higher number is accepted"
                )
                .to_string(),
                Decision::Refused => message!(
                    "tournament-refused",
                    "The test is decided: the higher number is refused"
                )
                .to_string(),
            }
        }));
        lines.into_iter().map(|line| line + "\n").collect()
    }

    /// Formats the standings as one JSON object. Infinite numbers are `null`.
    pub fn json(&self) -> String {
        let engines = self.engines.iter().map(|standing| {
            let Standing { engine, name, games, pairs, times, losses } = standing;
            let estimate = pairs.estimate();
            StandingJson {
                engine: *engine,
                name,
                games: *games,
                points: f64::from(games.half_points()) / 2.0,
                score: games.score(),
                pairs: *pairs,
                elo: estimate.map(|it| it.elo.into()),
                normalized_elo: estimate.map(|it| it.normalized.into()),
                losses,
                moves: times.moves,
                mean_us: times.mean().map(|time| time.as_micros()),
                longest_us: times.longest.as_micros(),
                depth: times.depth(),
            }
        });
        let first = self.first().map(|first| first.pairs).unwrap_or_default();
        let is_duel = self.engines.len() == 2;
        let standings = StandingsJson {
            games: self.games,
            engines: engines.collect(),
            superiority: first.estimate().filter(|_| is_duel).map(|it| it.superiority),
            sprt: self.sprt.map(|sprt| SprtJson {
                elo: sprt.elo(),
                ratio: sprt.log_likelihood_ratio(first),
                bounds: sprt.bounds(),
                decision: self.decision(),
            }),
        };
        // Plain values can always be converted.
        serde_json::to_string(&standings).unwrap_or_default() + "\n"
    }
}

/// Lines on the strength of the first of two engines.
fn duel(first: &Standing) -> Vec<String> {
    let classes = first.pairs.0.map(|count| count.to_string()).join(" ");
    let pairs = message!(
        "tournament-pairs",
        "Pairs with 0, 0.5, 1, 1.5 and 2 points: {classes}",
        classes = classes
    )
    .to_string();
    let Some(estimate) = first.pairs.estimate() else { return vec![pairs] };
    let Interval { low, value, high } = estimate.elo;
    let [low, elo, high] =
        [low, value, high].map(|elo| format!("{:+.1}", without_sign_of_zero(10.0 * elo) / 10.0));
    let elo = message!(
        "tournament-duel",
        "{name}: Elo {elo} (95%: {low} to {high})",
        name = first.name.as_str(),
        elo = elo,
        low = low,
        high = high
    );
    let percent = format!("{:.1}", 100.0 * estimate.superiority);
    let superiority = message!(
        "tournament-superiority",
        "Likelihood of superiority: {percent}%",
        percent = percent
    );
    vec![elo.to_string(), superiority.to_string(), pairs]
}

/// Formats a difference in Elo and its error. Where the interval is open on one side, only its other
/// end is known.
fn elo(interval: Interval) -> [String; 2] {
    let Interval { low, value, high } = interval;
    let [low, value, high] = [low, value, high].map(without_sign_of_zero);
    match [low.is_finite(), high.is_finite()] {
        [true, false] => [format!(">{low:+.0}"), String::new()],
        [false, true] => [format!("<{high:+.0}"), String::new()],
        _ => [format!("{value:+.0}"), format!("{:.0}", interval.error())],
    }
}

#[derive(Serialize)]
struct StandingsJson<'a> {
    games: usize,
    engines: Vec<StandingJson<'a>>,
    superiority: Option<f64>,
    sprt: Option<SprtJson>,
}

#[derive(Serialize)]
struct StandingJson<'a> {
    engine: usize,
    name: &'a ShortText,
    #[serde(flatten)]
    games: Games,
    points: f64,
    score: Option<f64>,
    pairs: Pairs,
    elo: Option<IntervalJson>,
    normalized_elo: Option<IntervalJson>,
    losses: &'a BTreeMap<Reason, u32>,
    moves: u32,
    mean_us: Option<u128>,
    longest_us: u128,
    depth: Option<f64>,
}

#[derive(Serialize)]
struct IntervalJson {
    low: f64,
    value: f64,
    high: f64,
}

impl From<Interval> for IntervalJson {
    fn from(Interval { low, value, high }: Interval) -> Self {
        Self { low, value, high }
    }
}

#[derive(Serialize)]
struct SprtJson {
    elo: [f64; 2],
    ratio: f64,
    bounds: [f64; 2],
    decision: Option<Decision>,
}

#[cfg(test)]
mod tests;
