//! Tables of the statistics, in words: for the page, and for the command line.

use unicode_width::UnicodeWidthStr;

use crate::game::GameKind;
use crate::locale::text;
use crate::printable::printable_path;
use crate::puzzle::Standing;
use crate::rules::{Axis, Coordinates, Rule, Shape, Stone, Topology};
use crate::statistics::{Opening, OversightKind, RatingHistory, Results};
use crate::store::PlayerStatistics;
use crate::tui::naming::{kind_name, mark, renju_opening, rules_forms, short_game, theme};

/// Number of openings in a table of their own rows.
const OPENINGS: usize = 6;
/// Number of months in the table of accuracies.
const MONTHS: usize = 12;
/// Columns that suffice for the names of openings. In fewer ones there are only their codes.
const WITH_NAMES: usize = 70;

/// Table with a heading, whose columns are numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub heading: String,
    pub columns: Vec<String>,
    pub rows: Vec<Row>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub name: String,
    /// Side that the row is about.
    pub side: Option<Stone>,
    pub cells: Vec<String>,
    /// Share from 0 to 1 for a bar.
    pub share: Option<f64>,
}

impl Table {
    /// Widths of the columns: those of the longest cells, with a space before them.
    pub fn widths(&self) -> Vec<usize> {
        const LEAST: usize = 6;
        let width = |(at, name): (usize, &String)| {
            let cells = self.rows.iter().filter_map(|row| row.cells.get(at));
            1 + cells.chain([name]).map(|text| text.width()).fold(LEAST - 1, usize::max)
        };
        self.columns.iter().enumerate().map(width).collect()
    }

    /// Width of the longest name of a row.
    pub fn name_width(&self) -> usize {
        self.rows.iter().map(|row| row.name.width()).max().unwrap_or_default()
    }

    pub fn heading_width(&self) -> usize {
        self.heading.width()
    }

    /// Leaves out columns from the second one on, except for the last, until `width` suffices for
    /// the others with names of this width.
    pub fn narrowed(mut self, names: usize, width: usize) -> Self {
        while self.columns.len() > 2 && self.widths().iter().sum::<usize>() + names > width {
            self.columns.remove(1);
            self.rows.iter_mut().for_each(|row| _ = row.cells.remove(1));
        }
        self
    }

    /// Lines of plain text, whose names take this many columns.
    pub fn lines(&self, names: usize) -> Vec<String> {
        let line = |name: &str, cells: &[String]| {
            let cells = cells.iter().zip(self.widths()).map(|(cell, width)| right(cell, width));
            let name = format!("{name}{}", " ".repeat(names.saturating_sub(name.width())));
            name + &cells.collect::<String>()
        };
        let rows = self.rows.iter().map(|row| line(&row.name, &row.cells));
        [line(&self.heading, &self.columns)].into_iter().chain(rows).collect()
    }
}

/// Text at the right end of this many columns.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

/// Formats a share from 0 to 1 in per cent; a dash if there is none.
pub fn percent(share: Option<f64>) -> String {
    share.map_or_else(
        || "-".to_owned(),
        |share| text!("percent", number = format!("{:.0}", share * 100.0)),
    )
}

fn results(name: String, side: Option<Stone>, results: Results) -> Row {
    let Results { won, drawn, lost } = results;
    let share = results.score();
    let numbers = [results.games(), won, drawn, lost].map(|number| number.to_string());
    let cells = numbers.into_iter().chain([percent(share)]).collect();
    Row { name, side, cells, share }
}

fn result_table(heading: String, rows: Vec<Row>) -> Table {
    let columns = vec![
        text!("statistics-games"),
        text!("statistics-won"),
        text!("statistics-drawn"),
        text!("statistics-lost"),
        text!("statistics-score"),
    ];
    Table { heading, columns, rows }
}

/// Tables of the results in this many columns: by level, engine, side, game and opening. Without
/// games there is none.
pub fn of_results(all: &PlayerStatistics, coordinates: Coordinates, width: usize) -> Vec<Table> {
    let games = &all.games;
    let levels = games.levels.iter().map(|(level, of_level)| {
        results(text!("statistics-level", level = level), None, *of_level)
    });
    let engines = games
        .engines
        .iter()
        .map(|(engine, of_engine)| results(engine.to_string(), None, *of_engine));
    let sides = [Stone::First, Stone::Second].map(|side| {
        let name = match side {
            Stone::First => text!("statistics-first", side = mark(side)),
            Stone::Second => text!("statistics-second", side = mark(side)),
        };
        results(name, Some(side), *games.sides.of(side))
    });
    let (openings, others) = games.frequent_openings(OPENINGS);
    let openings = openings.into_iter().map(|(opening, of_opening)| {
        let named = opening.renju().map(|it| match width {
            0..WITH_NAMES => it.code().to_owned(),
            _ => renju_opening(it),
        });
        let name = [Some(opening_name(opening, coordinates)), named];
        let name = name.into_iter().flatten().collect::<Vec<_>>().join(" ");
        results(name, None, of_opening)
    });
    let others =
        (others.games() > 0).then(|| results(text!("statistics-other-openings"), None, others));
    let tables = [
        (text!("statistics-by-level"), levels.collect()),
        (text!("statistics-by-engine"), engines.collect()),
        (text!("statistics-by-side"), sides.to_vec()),
        (text!("statistics-by-game"), kinds(&games.frequent_kinds())),
        (text!("statistics-by-opening"), openings.chain(others).collect()),
    ];
    let has_games = games.all.games() > 0;
    let tables =
        tables.into_iter().filter(|(_, rows): &(_, Vec<Row>)| has_games && !rows.is_empty());
    tables.map(|(heading, rows)| result_table(heading, rows)).collect()
}

/// Rows of the kinds of games. Kinds with the same name share a row.
fn kinds(kinds: &[(GameKind, Results)]) -> Vec<Row> {
    let mut named: Vec<(String, Results)> = Vec::new();
    for &(kind, of_kind) in kinds {
        let name = match kind {
            GameKind::Rows(variant) if variant.is_offered() && variant.rule() == Rule::Standard => {
                text!("game-with-rules", game = kind_name(kind), rules = rules_forms(kind).1)
            }
            _ => short_game(kind),
        };
        match named.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum = [*sum, of_kind].into_iter().sum(),
            None => named.push((name, of_kind)),
        }
    }
    named.into_iter().map(|(name, of_kind)| results(name, None, of_kind)).collect()
}

/// Name of an opening: its moves, and the board unless it is the usual one.
pub fn opening_name(opening: Opening, coordinates: Coordinates) -> String {
    let (width, height) = opening.size();
    let cells = Shape::new(width, height, Topology::Plane).map_or_else(
        |_| Vec::new(),
        |shape| opening.moves.map(|point| coordinates.name(point, shape)).to_vec(),
    );
    let moves = cells.join(" ");
    if (width, height) == (15, 15) { moves } else { format!("{moves} {width}x{height}") }
}

/// Table of what was overlooked, with a column for each direction; `None` if nothing was looked
/// for.
pub fn of_oversights(all: &PlayerStatistics, names: [String; 4]) -> Option<Table> {
    let found = all.games.oversights;
    let rows = OversightKind::ALL.map(|kind| {
        let name = match kind {
            OversightKind::Win => text!("statistics-missed-win"),
            OversightKind::Four => text!("statistics-missed-four"),
            OversightKind::Three => text!("statistics-missed-three"),
        };
        let numbers = Axis::ALL.map(|axis| found.of(kind, axis));
        let numbers = numbers.into_iter().chain([found.of_kind(kind)]);
        let cells = numbers.map(|number| number.to_string()).collect();
        Row { name, side: None, cells, share: None }
    });
    let columns = names.into_iter().chain([text!("statistics-total")]).collect();
    let heading = text!("statistics-mistakes");
    (all.games.examined > 0).then(|| Table { heading, columns, rows: rows.to_vec() })
}

/// Name of a direction, as in the middle of a sentence.
fn axis_name(axis: Axis) -> String {
    match axis {
        Axis::Row => text!("statistics-axis-row"),
        Axis::Column => text!("statistics-axis-column"),
        Axis::Falling => text!("statistics-axis-falling"),
        Axis::Rising => text!("statistics-axis-rising"),
    }
}

/// Sentence about the direction in which most was overlooked, if there is one.
pub fn weakest_axis(all: &PlayerStatistics) -> Option<String> {
    let found = all.games.oversights;
    let (axis, number) = found.weakest_axis()?;
    let name = axis_name(axis);
    Some(text!("statistics-weakest", direction = name, number = number, all = found.total()))
}

/// Table of the puzzles by theme; `None` if none was tried.
pub fn of_puzzles(all: &PlayerStatistics) -> Option<Table> {
    let row = |name: String, standing: Standing| {
        let rating = format!("{:.0}", standing.rating.value());
        let share = standing.share();
        let cells =
            vec![standing.tried.to_string(), standing.solved.to_string(), percent(share), rating];
        Row { name, side: None, cells, share }
    };
    let columns = vec![
        text!("statistics-tried"),
        text!("statistics-solved"),
        text!("statistics-share"),
        text!("statistics-rating"),
    ];
    let puzzles = &all.puzzles;
    let total = row(text!("statistics-all-puzzles"), puzzles.all);
    let themes = puzzles.themes.iter().map(|&(of, standing)| row(capital(&theme(of)), standing));
    let rows = [total].into_iter().chain(themes).collect();
    let heading = text!("statistics-puzzles");
    (puzzles.all.tried > 0).then_some(Table { heading, columns, rows })
}

/// Table of the accuracy in the last months with reviewed games; `None` without them.
pub fn of_months(all: &PlayerStatistics) -> Option<Table> {
    let months = all.games.accuracies.months();
    let rows = months[months.len().saturating_sub(MONTHS)..].iter().map(|it| {
        let share = Some(it.mean / 100.0);
        let cells = vec![it.games.to_string(), percent(share)];
        Row { name: it.month.to_string(), side: None, cells, share }
    });
    let rows: Vec<Row> = rows.collect();
    let columns = vec![text!("statistics-reviewed"), text!("statistics-mean")];
    let heading = text!("statistics-by-month");
    (!rows.is_empty()).then_some(Table { heading, columns, rows })
}

/// Begins a text with a capital letter.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

/// Number of games with the time of the first and the last one, and without.
pub fn played(all: &PlayerStatistics) -> [String; 2] {
    let games = &all.games;
    let count = games.all.games();
    if count == 0 {
        return [text!("statistics-no-games"), text!("statistics-no-games")];
    }
    let short = text!("statistics-played", games = count);
    let long = match games.period {
        None => short.clone(),
        Some((from, to)) if from == to => {
            text!("statistics-played-on", games = count, date = from)
        }
        Some((from, to)) => text!("statistics-played-from", games = count, from = from, to = to),
    };
    [long, short]
}

/// Sentence about the results; `None` without games.
pub fn results_of_all(all: &PlayerStatistics) -> Option<String> {
    let Results { won, drawn, lost } = all.games.all;
    let score = percent(Some(all.games.all.score()?));
    Some(text!("statistics-results", won = won, drawn = drawn, lost = lost, score = score))
}

/// Sentence about the rating after the last rated game; `None` without rated games, or if no game
/// matches the filter.
pub fn rating(all: &PlayerStatistics, history: &RatingHistory) -> Option<String> {
    all.games.all.score()?;
    let (rating, games) = (history.points().last()?.rating, history.points().len());
    let [value, deviation] = [rating.value(), rating.deviation()].map(|it| format!("{it:.0}"));
    Some(text!("statistics-rated", rating = value, deviation = deviation, games = games))
}

/// Sentences about games and lines that are not in the numbers.
pub fn left_out(all: &PlayerStatistics) -> Vec<String> {
    let people = all.games.between_people;
    let people = (people > 0).then(|| text!("statistics-between-people", games = people));
    people.into_iter().collect()
}

/// Sentences about what cannot be read.
pub fn damage(all: &PlayerStatistics) -> Vec<String> {
    let games = all.damaged.as_ref().map(|first| {
        let path = printable_path(&first.path);
        text!("statistics-damaged", files = all.damaged_games, path = path, why = first.why)
    });
    let lines = all
        .damaged_line
        .as_ref()
        .map(|first| text!("statistics-damaged-lines", lines = all.damaged_lines, first = first));
    games.into_iter().chain(lines).collect()
}
