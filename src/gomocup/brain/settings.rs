//! Settings from `INFO`: the rule, and the limits of a search.

use std::time::Duration;

use super::position::Refusal;
use crate::gomocup::message::InfoItem;
use crate::player::{EngineSettings, Limits};
use crate::rules::Rule;

/// Default time for a move, if the manager sets none.
const USUAL_TURN: Duration = Duration::from_secs(5);
/// Nodes for a move that should come as fast as possible.
const FAST: u64 = 10_000;
/// Least time in milliseconds that means unlimited.
const UNLIMITED: i64 = 0x7fff_ffff;
/// Bytes of memory needed besides the tables and the memory at the start: more of the program,
/// accumulators for each ply, stacks.
const PLAY: usize = 3 << 20;
const MOST_THREADS: i64 = 64;

#[derive(Clone, Debug)]
pub(super) struct MatchSettings {
    engine: EngineSettings,
    process: usize,
    /// Rule, or the value of an unsupported `rule`.
    rule: Result<Rule, String>,
    /// Limits as given; a zero time for a move means as fast as possible.
    pub(super) given: Limits,
    match_time: Option<Duration>,
    memory: Option<usize>,
    hash: Option<usize>,
    threads: Option<usize>,
    pub(super) shows_detail: bool,
}

impl MatchSettings {
    /// Creates the settings of a process that uses `resident` bytes before it plays.
    pub(super) fn new(engine: EngineSettings, rule: Rule, resident: usize) -> Self {
        let process = resident.saturating_add(PLAY);
        let (rule, given) = (Ok(rule), Limits::default());
        let (match_time, memory, hash, threads) = (None, None, None, None);
        let shows_detail = false;
        Self { engine, process, rule, given, match_time, memory, hash, threads, shows_detail }
    }

    /// Applies an `INFO`. Unknown ones are ignored, except for unknown rules: a game under another
    /// rule would be lost.
    pub(super) fn update(&mut self, info: InfoItem) {
        match (info.key.as_str(), info.number()) {
            // A rule without a value is ignored.
            ("rule", _) if info.value.is_empty() => {}
            ("rule", number) => {
                let number = number.and_then(|number| u8::try_from(number).ok());
                self.rule = number.and_then(Rule::of_number).ok_or(info.value);
            }
            ("timeout_turn", Some(time)) => self.given.turn = Some(milliseconds(time)),
            ("timeout_match", Some(time)) => {
                self.match_time = (1..UNLIMITED).contains(&time).then(|| milliseconds(time));
                self.given.left = self.match_time;
            }
            ("time_left", Some(time)) => {
                self.given.left = (time < UNLIMITED).then(|| milliseconds(time));
            }
            ("max_memory", Some(bytes)) => self.memory = positive(bytes),
            ("hash_size", Some(kilobytes)) => {
                self.hash = positive(kilobytes.saturating_mul(1 << 10));
            }
            ("max_depth", Some(plies)) => self.given.depth = positive(plies.min(u8::MAX.into())),
            ("max_node", Some(nodes)) => self.given.nodes = positive(nodes),
            ("thread_num", Some(threads)) => self.threads = positive(threads.min(MOST_THREADS)),
            ("show_detail", Some(detail)) => self.shows_detail = detail > 0,
            _ => {}
        }
    }

    pub(super) fn rule(&self) -> Result<Rule, Refusal> {
        let known = "there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro";
        self.rule.clone().map_err(|rule| format!("unsupported rule {rule}: {known}"))
    }

    pub(super) fn limits(&self) -> Limits {
        let Limits { turn, left, depth, nodes } = self.given;
        match turn {
            Some(Duration::ZERO) => {
                let nodes = Some(nodes.map_or(FAST, |nodes| nodes.min(FAST)));
                Limits { turn: None, nodes, ..self.given }
            }
            None if left.is_none() && depth.is_none() && nodes.is_none() => {
                Limits { turn: Some(USUAL_TURN), ..self.given }
            }
            _ => self.given,
        }
    }

    /// Resources of the engine, whose tables are only part of the memory of the process.
    pub(super) fn engine(&self) -> EngineSettings {
        let EngineSettings { memory, threads } = self.engine;
        let tables = |all: usize| (all / 2).min(all.saturating_sub(self.process));
        let limits = [self.memory.map(tables), self.hash];
        let memory = limits.into_iter().flatten().fold(memory, usize::min);
        EngineSettings { memory, threads: self.threads.unwrap_or(threads) }
    }

    pub(super) fn shortage(&self) -> Option<String> {
        let given = self.memory.filter(|&given| given < self.process)?;
        let megabytes = |bytes: usize| bytes.div_ceil(1 << 20);
        let (given, needed) = (given >> 20, megabytes(self.process));
        Some(format!("max_memory of {given} MB is exceeded: the engine needs {needed} MB"))
    }

    /// Maximum that a manager can allow: threads, and KB for the tables as a power of two.
    pub(super) fn most(&self) -> (u16, u8) {
        let kilobytes = (self.engine.memory >> 10).max(1);
        let power = u8::try_from(kilobytes.ilog2()).unwrap_or(u8::MAX);
        (u16::try_from(MOST_THREADS).unwrap_or(u16::MAX), power)
    }

    /// Subtracts the time of a move, since the manager need not report the time left.
    pub(super) fn spend(&mut self, time: Duration) {
        self.given.left = self.given.left.map(|left| left.saturating_sub(time));
    }

    pub(super) fn begin_match(&mut self) {
        self.given.left = self.match_time.or(self.given.left);
    }
}

fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(time.min(UNLIMITED).try_into().unwrap_or(0))
}

/// Reads a limit; `None` for 0 and less.
fn positive<T: TryFrom<i64>>(number: i64) -> Option<T> {
    (number > 0).then(|| number.try_into().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gomocup::message::Command;

    /// Returns the settings after these lines, given without their `INFO`.
    fn settings(lines: &[&str]) -> MatchSettings {
        let mut settings = MatchSettings::new(
            EngineSettings { memory: 32 << 20, threads: 1 },
            Rule::Freestyle,
            5 << 20,
        );
        for line in lines {
            let Ok(Command::Info(info)) = format!("INFO {line}").parse() else { panic!("{line}") };
            settings.update(info);
        }
        settings
    }

    #[track_caller]
    fn check(lines: &[&str], expected: Limits) {
        assert_eq!(settings(lines).limits(), expected, "{lines:?}");
    }

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    #[test]
    fn a_rule_without_a_name_changes_nothing() {
        assert_eq!(settings(&["rule 1", "rule", "rule  "]).rule(), Ok(Rule::Standard));
        assert!(settings(&["rule 1", "rule 7"]).rule().is_err());
    }

    #[test]
    fn time_limits_are_applied() {
        let none = Limits::default();
        check(&[], Limits { turn: Some(USUAL_TURN), ..none });
        check(&["timeout_turn 1500"], Limits { turn: Some(ms(1500)), ..none });
        check(
            &["timeout_turn 1500", "timeout_match 180000", "time_left 90000"],
            Limits { turn: Some(ms(1500)), left: Some(ms(90_000)), ..none },
        );
        check(&["timeout_match 180000"], Limits { left: Some(ms(180_000)), ..none });
        check(
            &["timeout_turn 1500", "timeout_match 0", "time_left 2147483647"],
            Limits { turn: Some(ms(1500)), ..none },
        );
        check(&["time_left -3000"], Limits { left: Some(ms(0)), ..none });
        for fast in ["timeout_turn 0", "timeout_turn -1"] {
            check(&[fast], Limits { nodes: Some(FAST), ..none });
        }
        check(
            &["timeout_turn 0", "max_node 99", "time_left 7"],
            Limits { left: Some(ms(7)), nodes: Some(99), ..none },
        );
    }

    #[test]
    fn search_limits_are_applied() {
        let none = Limits::default();
        check(&["max_depth 7"], Limits { depth: Some(7), ..none });
        check(&["max_depth 900"], Limits { depth: Some(255), ..none });
        check(&["max_node 5000"], Limits { nodes: Some(5000), ..none });
        check(
            &["max_node 5000", "timeout_turn 100"],
            Limits { turn: Some(ms(100)), nodes: Some(5000), ..none },
        );
        check(&["max_node 0", "max_depth -1"], Limits { turn: Some(USUAL_TURN), ..none });
    }

    #[test]
    fn spent_time_is_subtracted_until_the_next_match() {
        let mut settings = settings(&["timeout_match 10000"]);
        settings.spend(Duration::from_secs(4));
        assert_eq!(settings.limits().left, Some(ms(6000)));
        settings.spend(Duration::from_secs(7));
        assert_eq!(settings.limits().left, Some(ms(0)));
        settings.begin_match();
        assert_eq!(settings.limits().left, Some(ms(10_000)));
    }

    #[test]
    fn memory_and_threads_are_limited() {
        let given = |lines| settings(lines).engine();
        assert_eq!(given(&[]), EngineSettings { memory: 32 << 20, threads: 1 });
        assert_eq!(given(&["max_memory 83886080"]).memory, 32 << 20);
        assert_eq!(given(&["max_memory 20000000"]).memory, 10_000_000);
        assert_eq!(given(&["max_memory 20000000", "max_memory 0"]).memory, 32 << 20);
        assert_eq!(given(&["hash_size 4096"]).memory, 4 << 20);
        assert_eq!(given(&["hash_size 4096", "max_memory 12582912"]).memory, 4 << 20);
        assert_eq!(given(&["hash_size 4096", "max_memory 10485760"]).memory, 2 << 20);
        assert_eq!(given(&["max_memory 4194304"]).memory, 0);
        for usual in ["hash_size 0", "hash_size 9999999", "hash_size 9223372036854775807"] {
            let given = settings(&["hash_size 4096", usual]).engine();
            assert_eq!(given.memory, 32 << 20, "{usual}");
        }
        assert_eq!(given(&["thread_num 4"]).threads, 4);
        assert_eq!(given(&["thread_num 0"]).threads, 1);
        assert_eq!(given(&["thread_num 9999"]).threads, 64);
    }

    #[test]
    fn too_little_memory_is_reported() {
        let shortage = |line| settings(&[line]).shortage();
        let expected = "max_memory of 4 MB is exceeded: the engine needs 8 MB";
        assert_eq!(shortage("max_memory 4194304").as_deref(), Some(expected));
        assert!(shortage("max_memory 8388607").is_some());
        for enough in ["max_memory 8388608", "max_memory 0", "max_memory -1"] {
            assert_eq!(shortage(enough), None, "{enough}");
        }
    }

    #[test]
    fn an_unsupported_rule_is_remembered_until_a_supported_one() {
        assert_eq!(settings(&[]).rule(), Ok(Rule::Freestyle));
        assert_eq!(settings(&["rule 1"]).rule(), Ok(Rule::Standard));
        for (number, rule) in [("4", Rule::Renju), ("8", Rule::Caro), ("9", Rule::StandardCaro)] {
            assert_eq!(settings(&[&format!("rule {number}")]).rule(), Ok(rule));
        }
        for rule in ["2", "3", "5", "6", "10", "-1", "260", "renju"] {
            let settings = settings(&[&format!("rule {rule}"), "timeout_turn 5"]);
            let why = settings.rule().unwrap_err();
            assert!(why.starts_with(&format!("unsupported rule {rule}: ")), "{why}");
        }
        assert_eq!(settings(&["rule 2", "rule 0"]).rule(), Ok(Rule::Freestyle));
    }
}
