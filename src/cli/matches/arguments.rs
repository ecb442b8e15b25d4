//! Arguments of a match.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use super::competitor::Competitor;
use crate::cli::LookArguments;
use crate::cli::choice::{one_of, rule};
use crate::cli::usage;
use crate::formats::text::RowOrigin;
use crate::game::MoveLimit;
use crate::locale::text;
use crate::printable::printable;
use crate::rules::Rule;
use crate::settings::engines::{memory, time};
use crate::tournament::Sprt;

#[derive(Debug, Args)]
pub(in crate::cli) struct MatchArguments {
    /// Engine, with settings behind commas: rapfi,time=1s,memory=64MB
    #[arg(value_name = "ENGINE", value_parser = Competitor::parse)]
    #[arg(required_unless_present = "report", conflicts_with = "report")]
    pub engines: Vec<Competitor>,

    #[command(flatten)]
    pub resources: ResourceArguments,

    /// Rule of the games
    #[arg(long, value_name = "RULE", value_parser = rule(), default_value = "freestyle")]
    pub rule: Rule,

    /// Board size: 15 or 15x15, columns first
    #[arg(long, value_name = "SIZE", default_value = "15")]
    pub size: String,

    /// Draw after N moves, or when 25 cells are left: leave-25
    #[arg(long, value_name = "LIMIT")]
    pub draw_after: Option<MoveLimit>,

    /// Openings: moves in lines, offsets, .pos or SGF [default: balanced ones]
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// Place of row 1 in a list of moves such as h8i9j10
    #[arg(long, value_name = "WHERE", default_value = "bottom")]
    #[arg(value_parser = one_of([("bottom", RowOrigin::Bottom), ("top", RowOrigin::Top)]))]
    pub rows: RowOrigin,

    /// Number of rounds: in each, all pairs play an opening with both colours
    #[arg(long, value_name = "N")]
    pub rounds: Option<usize>,

    /// Number of games, rounded up to whole rounds
    #[arg(long, value_name = "N", conflicts_with = "rounds")]
    pub games: Option<usize>,

    /// Let the first engine play all others, which do not meet
    #[arg(long)]
    pub gauntlet: bool,

    /// Shuffle the openings; the same number gives the same order
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Begin the list again when all openings were played in all symmetries
    #[arg(long)]
    pub repeat: bool,

    /// Play only part K of N, which several runs or machines share: 2/8
    #[arg(long, value_name = "K/N", value_parser = Part::parse)]
    pub part: Option<Part>,

    /// Number of games at a time
    #[arg(long, value_name = "N", default_value = "1", value_parser = concurrency)]
    pub concurrency: usize,

    /// Test whether the first is stronger by 0 or by 5 Elo, and then end: 0,5
    #[arg(long, value_name = "LOW,HIGH", allow_hyphen_values = true)]
    pub sprt: Option<Sprt>,

    /// Probability that the test accepts the higher number wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    pub alpha: f64,

    /// Probability that the test refuses it wrongly
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    pub beta: f64,

    /// End games that are proved to be won
    #[arg(long, value_name = "HOW", value_parser = one_of([("proof", true)]))]
    pub adjudicate: Option<bool>,

    /// Journal of the games; an existing one is continued [default: a new one]
    #[arg(long, value_name = "FILE", conflicts_with = "report")]
    pub record: Option<PathBuf>,

    /// Play nothing, and show the table of these journals of one match
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub report: Vec<PathBuf>,

    #[command(flatten)]
    pub output: OutputArguments,

    /// Watch the table and the boards on the full screen
    #[arg(long, conflicts_with = "report")]
    pub watch: bool,

    #[command(flatten)]
    pub look: LookArguments,
}

/// Output at the end of a match.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct OutputArguments {
    /// Write all games to this SGF file at the end
    #[arg(long, value_name = "FILE")]
    pub sgf: Option<PathBuf>,

    /// Write each game to this folder as a file of Piskvork
    #[arg(long, value_name = "FOLDER")]
    pub psq: Option<PathBuf>,

    /// Print the table as a JSON object
    #[arg(long)]
    pub json: bool,

    /// Print the table as Markdown
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,
}

/// Resources of an engine; those that are not given come from the user's list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub(in crate::cli) struct ResourceArguments {
    /// Time for each move, such as 300ms or 2s [default: from your list]
    #[arg(long, value_name = "TIME", value_parser = turn)]
    pub time: Option<Duration>,

    /// Time for a game, and what each move adds to it: 60s or 60s+1s
    #[arg(long, value_name = "TIME", value_parser = GameTime::parse)]
    pub game_time: Option<GameTime>,

    /// Nodes for each move; alone, a move may take a minute
    #[arg(long, value_name = "N")]
    pub nodes: Option<u64>,

    /// Memory of each engine, such as 350MB [default: from your list]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub memory: Option<u64>,

    /// Number of search threads of each engine [default: from your list]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,

    /// Time by which a move may be late without losing [default: from your list]
    #[arg(long, value_name = "TIME", value_parser = tolerance)]
    pub tolerance: Option<Duration>,
}

/// Time for a game, and the increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct GameTime {
    pub game: Duration,
    pub increment: Duration,
}

impl GameTime {
    pub fn parse(text: &str) -> Result<Self, String> {
        let (game, increment) = text.split_once('+').map_or((text, None), |(a, b)| (a, Some(b)));
        let increment = increment.map_or(Ok(Duration::ZERO), turn)?;
        Ok(Self { game: turn(game)?, increment })
    }
}

pub(super) fn turn(text: &str) -> Result<Duration, String> {
    time(text).ok_or_else(|| text!("engine-no-time", text = printable(text)))
}

pub(super) fn tolerance(text: &str) -> Result<Duration, String> {
    if text == "0ms" { Ok(Duration::ZERO) } else { turn(text) }
}

pub(super) fn size(text: &str) -> Result<u64, String> {
    memory(text).ok_or_else(|| text!("engine-no-size", text = printable(text)))
}

fn concurrency(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MOST_GAMES).contains(number));
    number.ok_or_else(|| text!("match-concurrency", most = MOST_GAMES))
}

/// Maximum number of games at a time.
const MOST_GAMES: usize = 256;

/// Part of a match: every so many rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Part {
    /// Index from 0.
    index: usize,
    count: usize,
}

impl Part {
    fn parse(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, count)| {
            let (number, count): (usize, usize) = (number.parse().ok()?, count.parse().ok()?);
            (1..=count).contains(&number).then(|| Self { index: number - 1, count })
        });
        numbers.ok_or_else(|| text!("match-part"))
    }

    /// Checks whether a round belongs to this part.
    pub const fn has(self, round: usize) -> bool {
        round % self.count == self.index
    }
}

impl MatchArguments {
    /// Returns the test of a match with so many engines.
    pub fn check_sprt(&self, engines: usize) -> anyhow::Result<Option<Sprt>> {
        let Some(sprt) = self.sprt else { return Ok(None) };
        if engines != 2 {
            return Err(usage("match", text!("match-sprt-two")).into());
        }
        Ok(Some(sprt.with_errors(self.alpha, self.beta).map_err(|why| usage("match", why))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_games_have_an_increment() {
        let ms = Duration::from_millis;
        let time = |game, increment| Ok(GameTime { game, increment });
        assert_eq!(GameTime::parse("60s+1s"), time(ms(60_000), ms(1_000)));
        assert_eq!(GameTime::parse("500ms"), time(ms(500), ms(0)));
        for wrong in ["", "60", "60s+", "+1s", "60s+1s+1s"] {
            assert!(GameTime::parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(tolerance("0ms"), Ok(Duration::ZERO));
        assert!(turn("0ms").is_err());
    }

    #[test]
    fn parts_share_the_rounds() {
        let parts = ["1/3", "2/3", "3/3"].map(|text| Part::parse(text).unwrap());
        for round in 0..20 {
            assert_eq!(parts.iter().filter(|part| part.has(round)).count(), 1, "{round}");
        }
        for wrong in ["", "0/3", "4/3", "1", "a/b", "1/0"] {
            assert!(Part::parse(wrong).is_err(), "{wrong}");
        }
    }
}
