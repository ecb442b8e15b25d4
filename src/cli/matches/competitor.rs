//! Engine of a match as it is typed: `rapfi,time=1s`, or `new,command=./pbrain-x --quiet`.

use super::arguments::{GameTime, ResourceArguments, size, tolerance, turn};
use crate::external::Program;
use crate::game::EngineName;
use crate::locale::{self, text};
use crate::manager::{Entrant, TimeLimit};
use crate::printable::printable;
use crate::settings::engines::{EngineEntry, Restart, Terms};
use crate::tournament::{Engine, Limits, ShortText};

/// Settings of an engine in a match.
const KEYS: [&str; 11] = [
    "time",
    "game-time",
    "nodes",
    "depth",
    "memory",
    "threads",
    "tolerance",
    "restart",
    "suspend",
    "name",
    "info.KEY",
];
/// Setting that takes the rest of the text.
const COMMAND: &str = ",command=";
/// Name of this program, unless an engine of the user has it.
const OWN: &str = "gomoku";
/// Subcommand with which this program is an engine.
const BRAIN: &str = "brain";

/// Engine of a match, with the settings that were typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) struct Competitor {
    name: String,
    /// Name in the match.
    title: Option<String>,
    /// Program and its arguments, for an engine that is not in the user's list.
    command: Option<Vec<String>>,
    resources: ResourceArguments,
    depth: Option<u8>,
    restart: Option<Restart>,
    suspend: Option<bool>,
    info: Vec<(String, String)>,
}

impl Competitor {
    pub fn parse(text: &str) -> Result<Self, String> {
        let (settings, command) = text
            .split_once(COMMAND)
            .map_or((text, None), |(settings, rest)| (settings, Some(rest)));
        let mut parts = settings.split(',');
        let name = parts.next().unwrap_or_default();
        if name.is_empty() || name.contains('=') {
            return Err(text!("match-no-name"));
        }
        let mut parsed = Self { name: name.to_owned(), ..Self::default() };
        if let Some(command) = command {
            let words = shlex::split(command).ok_or_else(|| text!("engines-no-words"))?;
            parsed.command = Some(words).filter(|words| !words.is_empty());
        }
        for part in parts {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            parsed.set(key, value)?;
        }
        Ok(parsed)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let wrong = || text!("match-no-value", key = key, value = printable(value));
        let Self { resources, .. } = self;
        match key {
            "time" => resources.time = Some(turn(value)?),
            "game-time" => resources.game_time = Some(GameTime::parse(value)?),
            "nodes" => resources.nodes = Some(value.parse().map_err(|_| wrong())?),
            "depth" => self.depth = Some(value.parse().map_err(|_| wrong())?),
            "memory" => resources.memory = Some(size(value)?),
            "threads" => resources.threads = Some(value.parse().map_err(|_| wrong())?),
            "tolerance" => resources.tolerance = Some(tolerance(value)?),
            "name" if !value.is_empty() => self.title = Some(value.to_owned()),
            "restart" => {
                self.restart = Some(match value {
                    "auto" => Restart::Auto,
                    "always" => Restart::Always,
                    _ => return Err(wrong()),
                });
            }
            "suspend" => {
                self.suspend = Some(match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(wrong()),
                });
            }
            _ => match key.strip_prefix("info.") {
                Some(name) if !name.is_empty() => {
                    self.info.push((name.to_owned(), value.to_owned()));
                }
                _ => {
                    let (key, keys) = (printable(key), locale::list(&KEYS));
                    return Err(text!("match-no-key", key = key, keys = keys));
                }
            },
        }
        Ok(())
    }

    /// Finds the engine in the user's list, unless it has a command of its own.
    pub fn entry(&self, known: &[EngineEntry]) -> Result<EngineEntry, String> {
        let listed = known.iter().find(|entry| entry.name.as_str() == self.name);
        if let (None, Some(entry)) = (&self.command, listed) {
            return Ok(entry.clone());
        }
        let own = (self.name == OWN).then(|| vec![OWN.to_owned(), BRAIN.to_owned()]);
        let command = self.command.clone().or(own);
        // Outside the list, any text may be a name.
        let name = if command.is_some() { BRAIN } else { &self.name };
        let name = EngineName::new(name)
            .ok_or_else(|| text!("match-odd-name", name = printable(&self.name)))?;
        let entry = command.map(|command| EngineEntry::new(name, command));
        entry.ok_or_else(|| {
            let names: Vec<EngineName> = known.iter().map(|entry| entry.name).collect();
            crate::cli::players::unknown_engine(name, &names)
        })
    }

    /// Name in the match, which others may have, too.
    pub fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(&self.name)
    }

    /// Combines the settings of the engine with those for all engines and those of the list, in
    /// this order. A time or number of nodes from the list counts only if none was given.
    pub fn entrant(
        &self,
        entry: &EngineEntry,
        all: &ResourceArguments,
        own: &str,
    ) -> (Entrant, Vec<String>) {
        let one = &self.resources;
        let game = one.game_time.or(all.game_time);
        let mut time = TimeLimit {
            turn: one.time.or(all.time),
            game: game.map(|time| time.game),
            increment: game.map(|time| time.increment).unwrap_or_default(),
        };
        let mut nodes = one.nodes.or(all.nodes);
        let listed = &entry.terms;
        let depth = self.depth.or(listed.depth);
        if time == TimeLimit::default() && nodes.is_none() {
            time = TimeLimit { turn: Some(listed.turn), game: listed.game, ..time };
            nodes = listed.nodes;
        }
        let mut info = listed.info.clone();
        info.extend(self.info.iter().cloned());
        let terms = Terms {
            game: time.game,
            memory: one.memory.or(all.memory).or(listed.memory),
            threads: one.threads.or(all.threads).or(listed.threads),
            nodes,
            depth,
            info,
            tolerance: one.tolerance.or(all.tolerance).unwrap_or(listed.tolerance),
            ..listed.clone()
        };
        let mut program = Program::from(entry);
        program.keeps_errors = false;
        if self.command.is_none() && entry.command == [OWN, BRAIN] {
            program.command = vec![own.to_owned(), BRAIN.to_owned()];
        }
        let restart = self.restart.unwrap_or(entry.restart);
        let suspend = self.suspend.unwrap_or(entry.suspend);
        let mut options: Vec<String> =
            terms.info.iter().map(|(key, value)| format!("INFO {key} {value}")).collect();
        options.extend(terms.depth.map(|depth| format!("INFO max_depth {depth}")));
        (Entrant { program, terms, time, restart, suspend }, options)
    }
}

/// Engine as the journal has it.
pub(super) fn recorded(
    name: &str,
    entry: &EngineEntry,
    entrant: &Entrant,
    options: Vec<String>,
) -> Engine {
    let ms = |time: std::time::Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let Entrant { terms, time, .. } = entrant;
    Engine {
        name: ShortText::new(name),
        command: entry.command.clone(),
        options,
        limits: Limits {
            turn_ms: time.turn.map(ms),
            game_ms: time.game.map(ms),
            increment_ms: time.game.map(|_| ms(time.increment)),
            nodes: terms.nodes,
            memory_mb: terms.memory.map(|bytes| bytes >> 20),
            threads: terms.threads.map(Into::into),
            tolerance_ms: Some(ms(terms.tolerance)),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn entrant(text: &str, all: &ResourceArguments, known: &[EngineEntry]) -> Entrant {
        let competitor = Competitor::parse(text).unwrap();
        let entry = competitor.entry(known).unwrap();
        competitor.entrant(&entry, all, "/own").0
    }

    fn rapfi() -> EngineEntry {
        let command = vec!["./rapfi".to_owned()];
        EngineEntry {
            terms: Terms { memory: Some(5 << 20), ..Terms::default() },
            ..EngineEntry::new(EngineName::new("rapfi").unwrap(), command)
        }
    }

    #[test]
    fn settings_of_an_engine_precede_those_of_all_and_of_the_list() {
        let ms = Duration::from_millis;
        let all = ResourceArguments {
            time: Some(ms(300)),
            threads: Some(2),
            ..ResourceArguments::default()
        };
        let found = entrant("rapfi,time=1s,suspend=yes,info.style=2", &all, &[rapfi()]);
        assert_eq!(found.time.turn, Some(ms(1_000)));
        assert_eq!((found.terms.memory, found.terms.threads), (Some(5 << 20), Some(2)));
        assert_eq!((found.suspend, found.restart), (true, Restart::Auto));
        assert_eq!(found.terms.info, [("style".to_owned(), "2".to_owned())]);
        assert_eq!(found.terms.tolerance, ms(300));
    }

    #[test]
    fn nodes_alone_leave_the_time_of_the_list_out() {
        let none = ResourceArguments::default();
        assert_eq!(entrant("rapfi", &none, &[rapfi()]).time.turn, Some(Duration::from_secs(1)));
        assert_eq!(entrant("rapfi,nodes=50", &none, &[rapfi()]).time, TimeLimit::default());
        let all = ResourceArguments { nodes: Some(9), ..none };
        let found = entrant("rapfi,game-time=60s+1s", &all, &[rapfi()]);
        assert_eq!((found.time.turn, found.time.increment), (None, Duration::from_secs(1)));
        assert_eq!(found.terms.nodes, Some(9));
    }

    #[test]
    fn a_command_takes_the_rest_of_the_text() {
        let none = ResourceArguments::default();
        let found = entrant("new,nodes=5,command=./x --a=b,c 'd e'", &none, &[]);
        assert_eq!(found.program.command, ["./x", "--a=b,c", "d e"]);
        assert_eq!(found.terms.nodes, Some(5));
        assert_eq!(entrant("gomoku", &none, &[]).program.command, ["/own", "brain"]);
    }

    #[test]
    fn mistakes_are_named() {
        for (text, wrong) in [
            ("", "expected the name of an engine"),
            ("time=1s", "expected the name of an engine"),
            ("a,speed=3", "there is no setting speed"),
            ("a,nodes=many", "nodes cannot be many"),
            ("a,time=3", "3 is not a time"),
            ("a,restart=never", "restart cannot be never"),
            ("a,command='", "the command has a quote without its end"),
        ] {
            let error = Competitor::parse(text).unwrap_err();
            assert!(error.starts_with(wrong), "{text}: {error}");
        }
        let unknown = Competitor::parse("b").unwrap().entry(&[rapfi()]).unwrap_err();
        assert!(unknown.contains('b') && unknown.contains("rapfi"), "{unknown}");
        assert!(Competitor::parse("5 x").unwrap().entry(&[]).is_err());
    }
}
