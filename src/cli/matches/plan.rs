//! Everything that is decided before a match begins.

use std::path::PathBuf;
use std::thread;

use anyhow::Context as _;

use super::arguments::{MatchArguments, Part};
use super::competitor::{Competitor, recorded};
use crate::cli::game;
use crate::cli::input::cannot_load;
use crate::cli::output::tell;
use crate::cli::usage;
use crate::formats::text::RowOrigin;
use crate::locale::text;
use crate::manager::Entrant;
use crate::printable::printable;
use crate::rules::Variant;
use crate::store::Store;
use crate::tournament::{Conditions, Kind, Openings, Schedule, Sprt, openings};

/// Match to be played.
pub(super) struct Plan {
    pub conditions: Conditions,
    pub entrants: Vec<Entrant>,
    pub openings: Openings,
    pub schedule: Schedule,
    pub rounds: usize,
    pub part: Option<Part>,
    pub sprt: Option<Sprt>,
    /// Path of the journal.
    pub path: PathBuf,
    /// Set if the user did not choose the path.
    pub is_new: bool,
}

impl Plan {
    pub fn new(arguments: &MatchArguments, store: &Store) -> anyhow::Result<Self> {
        let wrong = |why: String| usage("match", why);
        let variant = game::custom(Some(&arguments.size), None, arguments.rule, [false; 2]);
        let variant = variant.map_err(wrong)?;
        let known = store.engines()?;
        let own = std::env::current_exe().with_context(|| text!("match-own-path"))?;
        let own = own.to_string_lossy();
        let (mut entrants, mut engines) = (Vec::new(), Vec::new());
        for competitor in &arguments.engines {
            let entry = competitor.entry(&known).map_err(wrong)?;
            let name = unique(competitor.title(), &engines);
            if !entry.plays(variant) {
                let (name, variant) = (printable(&name), variant);
                return Err(wrong(text!("match-not-played", name = name, variant = variant)).into());
            }
            let (entrant, options) = competitor.entrant(&entry, &arguments.resources, &own);
            engines.push(recorded(&name, &entry, &entrant, options));
            entrants.push(entrant);
        }
        let sprt = arguments.check_sprt(engines.len())?;
        let openings = read_openings(arguments, variant, store)?;
        let kind = if arguments.gauntlet { Kind::Gauntlet } else { Kind::RoundRobin };
        let plan =
            crate::tournament::Plan { kind, seed: arguments.seed, repeats: arguments.repeat };
        let names: Vec<&str> = arguments.engines.iter().take(2).map(Competitor::title).collect();
        let new_path = || store.new_match_path(&file_name(&names.join("-")));
        let path = arguments.record.clone().unwrap_or_else(new_path);
        let mut conditions = Conditions::new(variant, plan, &openings, engines);
        conditions.limit = arguments.draw_after.unwrap_or_default();
        conditions.adjudicates = arguments.adjudicate.is_some();
        let schedule = conditions.schedule().map_err(|why| wrong(why.to_string()))?;
        let rounds = rounds(arguments, &schedule, openings.games().len());
        schedule.games(rounds).map_err(|why| wrong(why.to_string()))?;
        warn_of_cores(arguments.concurrency, &entrants);
        let (part, is_new) = (arguments.part, arguments.record.is_none());
        Ok(Self { conditions, entrants, openings, schedule, rounds, part, sprt, path, is_new })
    }

    /// Number of games of a round.
    fn round(&self) -> usize {
        self.schedule.games(1).unwrap_or(2)
    }

    /// Checks whether this run plays a game.
    pub fn has(&self, number: usize) -> bool {
        self.part.is_none_or(|part| part.has(number / self.round()))
    }
}

/// Adds a number to a name that another engine of the match has.
fn unique(name: &str, engines: &[crate::tournament::Engine]) -> String {
    let is_free = |name: &str| engines.iter().all(|engine| engine.name.as_str() != name);
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    // There are fewer engines than numbers.
    names.find(|name| is_free(name)).unwrap_or_default()
}

/// Keeps what may be part of the name of a file.
fn file_name(names: &str) -> String {
    let is_kept = |char: &char| char.is_ascii_alphanumeric() || "-_.".contains(*char);
    names.chars().filter(is_kept).take(60).collect()
}

fn read_openings(
    arguments: &MatchArguments,
    variant: Variant,
    store: &Store,
) -> anyhow::Result<Openings> {
    let Some(path) = &arguments.openings else {
        let list = openings::embedded(variant)
            .ok_or_else(|| usage("match", text!("match-no-openings", variant = variant)))?;
        return Ok(Openings::parse(list.as_bytes(), variant, RowOrigin::Bottom)?);
    };
    let bytes = store.bytes(path).with_context(|| cannot_load(path))?;
    Openings::parse(&bytes, variant, arguments.rows).with_context(|| cannot_load(path))
}

/// Number of rounds: as given, or each opening once; for a test, as many as there can be.
fn rounds(arguments: &MatchArguments, schedule: &Schedule, openings: usize) -> usize {
    let round = schedule.games(1).unwrap_or(2);
    match (arguments.rounds, arguments.games) {
        (Some(rounds), _) => rounds,
        (None, Some(games)) => games.div_ceil(round),
        (None, None) if arguments.sprt.is_some() => {
            schedule.rounds().unwrap_or(Schedule::MOST_ROUNDS)
        }
        (None, None) => openings,
    }
}

/// Warns of more games at a time than the cores can play. Of two engines, only one thinks.
fn warn_of_cores(concurrency: usize, entrants: &[Entrant]) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = entrants.iter().filter_map(|it| it.terms.threads).max().unwrap_or(1);
    let most = (cores / usize::from(threads.max(1))).max(1);
    if concurrency > most {
        tell(text!("match-cores", count = concurrency, cores = cores, most = most));
    }
}
