//! What a manager tells beside the game, and what follows from it for a move.

use std::time::Duration;

use super::position::Refusal;
use crate::gomocup::message::Info;
use crate::player::{Limits, Settings};
use crate::rules::Rule;

/// For a move, if the manager says nothing of time.
const USUAL_TURN: Duration = Duration::from_secs(5);
/// Positions for a move that is to come as fast as possible.
const FAST: u64 = 10_000;
/// Times from this one on, in milliseconds, are no limit.
const UNLIMITED: i64 = 0x7fff_ffff;
/// More threads than this are not asked for.
const MOST_THREADS: i64 = 64;

/// The limits and wishes that hold now.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    /// What the engine may use if the manager says nothing of it.
    settings: Settings,
    /// As it was told.
    rule: Result<Rule, String>,
    /// For a move; nothing is as fast as possible.
    turn: Option<Duration>,
    /// For a match.
    whole: Option<Duration>,
    /// What is left of it.
    left: Option<Duration>,
    /// For the process, in bytes.
    memory: Option<usize>,
    threads: Option<usize>,
    depth: Option<u8>,
    nodes: Option<u64>,
    shows_detail: bool,
}

impl Setup {
    pub(super) const fn new(settings: Settings) -> Self {
        Self {
            settings,
            rule: Ok(Rule::Freestyle),
            turn: None,
            whole: None,
            left: None,
            memory: None,
            threads: None,
            depth: None,
            nodes: None,
            shows_detail: false,
        }
    }

    /// Hears one thing. What is not understood is ignored, but for the rule: a game by another one
    /// would be lost.
    pub(super) fn hear(&mut self, info: Info) {
        match info {
            Info::TimeoutTurn(time) => self.turn = Some(milliseconds(time)),
            Info::TimeoutMatch(time) => {
                self.whole = (1..UNLIMITED).contains(&time).then(|| milliseconds(time));
                self.left = self.whole;
            }
            Info::TimeLeft(time) => self.left = (time < UNLIMITED).then(|| milliseconds(time)),
            Info::MaxMemory(bytes) => self.memory = positive(bytes),
            Info::Rule(0) => self.rule = Ok(Rule::Freestyle),
            Info::Rule(1) => self.rule = Ok(Rule::Standard),
            Info::Rule(rule) => self.rule = Err(rule.to_string()),
            Info::Other { key, value } if key == "rule" => self.rule = Err(value),
            Info::MaxDepth(plies) => self.depth = positive(plies.min(u8::MAX.into())),
            Info::MaxNode(nodes) => self.nodes = positive(nodes),
            Info::ThreadNum(threads) => self.threads = positive(threads.min(MOST_THREADS)),
            Info::ShowDetail(detail) => self.shows_detail = detail > 0,
            Info::GameType(_) | Info::Folder(_) | Info::Evaluate(_) | Info::Other { .. } => {}
        }
    }

    /// The rule to play by.
    pub(super) fn rule(&self) -> Result<Rule, Refusal> {
        self.rule.clone().map_err(Refusal::Rule)
    }

    /// Time for a move, if that is limited.
    pub(super) const fn turn(&self) -> Option<Duration> {
        self.turn
    }

    /// Whether the thinking is told.
    pub(super) const fn shows_detail(&self) -> bool {
        self.shows_detail
    }

    /// What one move may cost.
    pub(super) fn limits(&self) -> Limits {
        let Self { turn, left, depth, nodes, .. } = *self;
        match turn {
            Some(Duration::ZERO) => {
                let nodes = Some(nodes.map_or(FAST, |nodes| nodes.min(FAST)));
                Limits { turn: None, left, depth, nodes }
            }
            None if left.is_none() && depth.is_none() && nodes.is_none() => {
                Limits { turn: Some(USUAL_TURN), ..Limits::default() }
            }
            turn => Limits { turn, left, depth, nodes },
        }
    }

    /// What the engine may use: its tables are not all of the process's memory.
    pub(super) fn settings(&self) -> Settings {
        let Settings { memory, threads } = self.settings;
        let memory = self.memory.map_or(memory, |limit| memory.min(limit / 2));
        Settings { memory, threads: self.threads.unwrap_or(threads) }
    }

    /// A move took so long: the manager need not tell what is left.
    pub(super) fn spend(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// Another match begins.
    pub(super) fn begin_match(&mut self) {
        self.left = self.whole.or(self.left);
    }
}

/// A time that is over is none.
fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(time.min(UNLIMITED).try_into().unwrap_or(0))
}

/// A number that limits something: 0 and less do not.
fn positive<T: TryFrom<i64>>(number: i64) -> Option<T> {
    (number > 0).then(|| number.try_into().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gomocup::message::Command;

    /// What holds after these lines, without their `INFO`.
    fn setup(lines: &[&str]) -> Setup {
        let mut setup = Setup::new(Settings { memory: 32 << 20, threads: 1 });
        for line in lines {
            let Ok(Command::Info(info)) = format!("INFO {line}").parse() else { panic!("{line}") };
            setup.hear(info);
        }
        setup
    }

    #[track_caller]
    fn check(lines: &[&str], expected: Limits) {
        assert_eq!(setup(lines).limits(), expected, "{lines:?}");
    }

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    #[test]
    fn limits_of_time() {
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
    fn limits_of_the_search() {
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
    fn time_that_is_spent_is_not_left_until_the_next_match() {
        let mut setup = setup(&["timeout_match 10000"]);
        setup.spend(Duration::from_secs(4));
        assert_eq!(setup.limits().left, Some(ms(6000)));
        setup.spend(Duration::from_secs(7));
        assert_eq!(setup.limits().left, Some(ms(0)));
        setup.begin_match();
        assert_eq!(setup.limits().left, Some(ms(10_000)));
    }

    #[test]
    fn memory_and_threads() {
        let given = |lines| setup(lines).settings();
        assert_eq!(given(&[]), Settings { memory: 32 << 20, threads: 1 });
        assert_eq!(given(&["max_memory 83886080"]).memory, 32 << 20);
        assert_eq!(given(&["max_memory 20000000"]).memory, 10_000_000);
        assert_eq!(given(&["max_memory 20000000", "max_memory 0"]).memory, 32 << 20);
        assert_eq!(given(&["thread_num 4"]).threads, 4);
        assert_eq!(given(&["thread_num 0"]).threads, 1);
        assert_eq!(given(&["thread_num 9999"]).threads, 64);
    }

    #[test]
    fn another_rule_is_remembered_until_there_is_one_that_it_plays() {
        assert_eq!(setup(&[]).rule(), Ok(Rule::Freestyle));
        assert_eq!(setup(&["rule 1"]).rule(), Ok(Rule::Standard));
        for rule in ["2", "3", "4", "5", "8", "9", "-1", "renju"] {
            let setup = setup(&[&format!("rule {rule}"), "timeout_turn 5"]);
            assert_eq!(setup.rule(), Err(Refusal::Rule(rule.to_owned())));
        }
        assert_eq!(setup(&["rule 4", "rule 0"]).rule(), Ok(Rule::Freestyle));
    }
}
