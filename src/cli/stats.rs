//! `gomoku stats`: statistics of the player's games and puzzles.

use std::ops::ControlFlow;

use clap::Args;
use serde::Serialize;

use super::output::{give, say, tell};
use crate::collection::{Date, Filter, read_size};
use crate::puzzle::Standing;
use crate::rules::{Axis, Coordinates, Stone};
use crate::settings::CoordinateLabels;
use crate::statistics::{OversightKind, RatingHistory, Results};
use crate::store::{PlayerStatistics, Store};
use crate::tui::statistics::tables::{self, Table};

#[derive(Debug, Args)]
pub(super) struct StatsArguments {
    /// Only games on this board: 15, or 9x7 with columns first
    #[arg(long, value_name = "SIZE", value_parser = read_size)]
    size: Option<(u8, u8)>,

    /// Only games since this day, month or year: 2026-11-22, 2026-11 or 2026
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,

    /// Only games up to this day, month or year
    #[arg(long, value_name = "DATE")]
    to: Option<Date>,

    /// Print a JSON object; docs/statistics.md lists its fields
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &StatsArguments) -> anyhow::Result<()> {
    let &StatsArguments { size, from, to, json } = arguments;
    let filter = Filter { size, from, to, ..Filter::default() };
    let store = Store::of_user();
    // A game that ended when the program was killed is one of them.
    store.tidy_newest();
    let read = store.statistics(&filter, &mut |_| ControlFlow::Continue(()))?;
    let all = read.unwrap_or_default();
    let rating = store.rating();
    tables::damage(&all).iter().for_each(tell);
    if json {
        let report = serde_json::to_string(&StatisticsJson::new(&all, &rating))? + "\n";
        return give(report.as_bytes(), "the answer");
    }
    say(&plain(&all, &rating, coordinates(&store)), "the answer")
}

/// Notation of the cells in the user's settings.
fn coordinates(store: &Store) -> Coordinates {
    let text = store.settings_text().unwrap_or_default();
    let labels = crate::settings::parse(&text).ok().map(|settings| settings.coordinates);
    labels.unwrap_or(CoordinateLabels::Numbers).coordinates()
}

/// Formats the sentences and the tables, with a blank line between them.
fn plain(all: &PlayerStatistics, rating: &RatingHistory, coordinates: Coordinates) -> String {
    let [played, _] = tables::played(all);
    let head = [played].into_iter().chain(tables::results_of_all(all));
    let head = head.chain(tables::rating(all, rating)).chain(tables::left_out(all));
    let mut blocks: Vec<Vec<String>> = vec![head.collect()];
    let results = tables::of_results(all, coordinates, usize::MAX);
    let others = [
        tables::of_months(all),
        tables::of_oversights(all, ["-", "|", "\\", "/"].map(str::to_owned)),
        tables::of_puzzles(all),
    ];
    let has_oversights = others[1].is_some();
    let tables: Vec<Table> = results.into_iter().chain(others.into_iter().flatten()).collect();
    let widest = |table: &Table| table.name_width().max(table.heading_width());
    let names = tables.iter().map(widest).max().unwrap_or_default();
    blocks.extend(tables.iter().map(|table| table.lines(names)));
    if has_oversights && let Some(weakest) = tables::weakest_axis(all) {
        blocks.push(vec![weakest]);
    }
    let blocks: Vec<String> = blocks.into_iter().map(|lines| lines.join("\n") + "\n").collect();
    blocks.join("\n")
}

#[derive(Serialize)]
struct StatisticsJson {
    games: ResultsJson,
    levels: Vec<Named<u8, ResultsJson>>,
    engines: Vec<Named<String, ResultsJson>>,
    sides: [Named<&'static str, ResultsJson>; 2],
    kinds: Vec<Named<String, ResultsJson>>,
    openings: Vec<Named<String, OpeningJson>>,
    accuracy: Vec<AccuracyJson>,
    mistakes: Vec<MistakesJson>,
    examined: u32,
    rating: Option<RatingJson>,
    puzzles: StandingJson,
    themes: Vec<Named<&'static str, StandingJson>>,
    between_people: u32,
    damaged: usize,
}

#[derive(Serialize)]
struct Named<N, T> {
    name: N,
    #[serde(flatten)]
    value: T,
}

#[derive(Serialize)]
struct ResultsJson {
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

#[derive(Serialize)]
struct OpeningJson {
    opening: Option<String>,
    #[serde(flatten)]
    results: ResultsJson,
}

#[derive(Serialize)]
struct AccuracyJson {
    date: Option<String>,
    percent: u8,
}

#[derive(Serialize)]
struct MistakesJson {
    kind: &'static str,
    row: u32,
    column: u32,
    falling: u32,
    rising: u32,
}

#[derive(Serialize)]
struct RatingJson {
    rating: f64,
    deviation: f64,
    games: usize,
}

#[derive(Serialize)]
struct StandingJson {
    tried: u32,
    solved: u32,
    rating: f64,
    deviation: f64,
}

impl From<Results> for ResultsJson {
    fn from(results: Results) -> Self {
        let Results { won, drawn, lost } = results;
        Self { games: results.games(), won, drawn, lost }
    }
}

impl From<Standing> for StandingJson {
    fn from(standing: Standing) -> Self {
        let Standing { tried, solved, rating } = standing;
        let whole = |value: f64| value.round();
        Self { tried, solved, rating: whole(rating.value()), deviation: whole(rating.deviation()) }
    }
}

impl StatisticsJson {
    fn new(all: &PlayerStatistics, rating: &RatingHistory) -> Self {
        let games = &all.games;
        let side = |name, side: Stone| Named { name, value: (*games.sides.of(side)).into() };
        let (openings, _) = games.frequent_openings(usize::MAX);
        let openings = openings.into_iter().map(|(opening, results)| {
            let name = tables::opening_name(opening, Coordinates::Letters);
            let opening = opening.renju().map(|it| it.to_string());
            Named { name, value: OpeningJson { opening, results: results.into() } }
        });
        let accuracy = games.accuracies.games().iter().map(|&(date, percent)| AccuracyJson {
            date: date.map(|date| date.to_string()),
            percent,
        });
        let mistakes = OversightKind::ALL.map(|kind| {
            let name = match kind {
                OversightKind::Win => "missed win",
                OversightKind::Four => "missed four",
                OversightKind::Three => "missed three",
            };
            let [row, column, falling, rising] =
                [Axis::Row, Axis::Column, Axis::Falling, Axis::Rising]
                    .map(|axis| games.oversights.of(kind, axis));
            MistakesJson { kind: name, row, column, falling, rising }
        });
        let levels = games
            .levels
            .iter()
            .map(|(level, results)| Named { name: level.number(), value: (*results).into() });
        let engines = games
            .engines
            .iter()
            .map(|(engine, results)| Named { name: engine.to_string(), value: (*results).into() });
        let kinds = games.frequent_kinds();
        let kinds = kinds
            .into_iter()
            .map(|(kind, results)| Named { name: kind.to_string(), value: results.into() });
        let themes = all
            .puzzles
            .themes
            .iter()
            .map(|&(theme, standing)| Named { name: theme.name(), value: standing.into() });
        Self {
            games: games.all.into(),
            levels: levels.collect(),
            engines: engines.collect(),
            sides: [side("x", Stone::First), side("o", Stone::Second)],
            kinds: kinds.collect(),
            openings: openings.collect(),
            accuracy: accuracy.collect(),
            mistakes: mistakes.into(),
            examined: games.examined,
            rating: rating.points().last().map(|last| RatingJson {
                rating: last.rating.value().round(),
                deviation: last.rating.deviation().round(),
                games: rating.points().len(),
            }),
            puzzles: all.puzzles.all.into(),
            themes: themes.collect(),
            between_people: games.between_people,
            damaged: all.damaged_games,
        }
    }
}
