//! Conditions of a match, which must not change while it is played.

mod as_text;

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::openings::Openings;
use super::result::ShortText;
use super::schedule::{Plan, Schedule, ScheduleError};
use crate::game::MoveLimit;
use crate::rules::Variant;
use crate::translate::message;

/// Version of the journal's form.
pub(super) const VERSION: u64 = 1;
/// Name of the field with the version, by which a journal is recognized.
pub(super) const VERSION_FIELD: &str = "gomoku-match";

/// Everything that determines a match, except the number of its rounds, by which it can be
/// extended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conditions {
    #[serde(rename = "gomoku-match")]
    version: u64,
    #[serde(with = "as_text")]
    pub variant: Variant,
    #[serde(with = "as_text")]
    pub limit: MoveLimit,
    /// Set if a proof may end a game.
    pub adjudicates: bool,
    pub plan: Plan,
    openings: OpeningList,
    pub engines: Vec<Engine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningList {
    number: usize,
    digest: String,
}

/// Engine that takes part. In a match, it is identified by its index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    pub name: ShortText,
    /// Program and its arguments.
    pub command: Vec<String>,
    /// Further lines of the protocol that it is sent.
    pub options: Vec<String>,
    pub limits: Limits,
}

/// Resources of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Milliseconds for each move.
    pub turn_ms: Option<u64>,
    /// Milliseconds for all moves of a game.
    pub game_ms: Option<u64>,
    /// Milliseconds that each move adds to those of the game.
    pub increment_ms: Option<u64>,
    /// Nodes for each move.
    pub nodes: Option<u64>,
    /// Memory of the process in MB.
    pub memory_mb: Option<u64>,
    /// Number of search threads.
    pub threads: Option<u64>,
    /// Milliseconds by which a move may be late without losing.
    pub tolerance_ms: Option<u64>,
}

/// Formats as `300 ms a move, 64 MB`, in English.
impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { turn_ms, game_ms, increment_ms, nodes, memory_mb, threads, tolerance_ms } = self;
        let parts = [
            turn_ms.map(|time| format!("{} a move", milliseconds(time))),
            game_ms.map(|time| format!("{} a game", milliseconds(time))),
            increment_ms.map(|time| format!("{} more with each move", milliseconds(time))),
            nodes.map(|nodes| format!("{nodes} nodes a move")),
            memory_mb.map(|memory| format!("{memory} MB")),
            threads.map(|threads| format!("threads: {threads}")),
            tolerance_ms.map(|time| format!("{} of grace", milliseconds(time))),
        ];
        f.write_str(&parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

fn milliseconds(time: u64) -> String {
    duration(Duration::from_millis(time))
}

/// Formats as `0.4 ms`, `312 ms`, `61.5 s`.
pub(super) fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if time.is_zero() {
        "0 ms".to_owned()
    } else if seconds < 0.01 {
        format!("{:.1} ms", 1_000.0 * seconds)
    } else if seconds < 10.0 {
        format!("{} ms", time.as_millis())
    } else {
        format!("{seconds:.1} s")
    }
}

/// Condition that is not the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Place of the condition, as in `engines[1].limits.nodes`.
    pub place: String,
    /// Values of the earlier and the new match.
    pub values: [ShortText; 2],
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, values: [before, now] } = self;
        let (before, now) = (before.as_str(), now.as_str());
        message!(
            "tournament-difference",
            "{place} was {before} and is now {now}",
            place = place,
            before = before,
            now = now
        )
        .fmt(f)
    }
}

impl Conditions {
    pub fn new(variant: Variant, plan: Plan, openings: &Openings, engines: Vec<Engine>) -> Self {
        let openings = OpeningList { number: openings.games().len(), digest: openings.digest() };
        let limit = MoveLimit::default();
        Self { version: VERSION, variant, limit, adjudicates: false, plan, openings, engines }
    }

    /// Plans the games of the match.
    ///
    /// # Errors
    /// Fails if there are too few or too many engines.
    pub fn schedule(&self) -> Result<Schedule, ScheduleError> {
        let symmetries = self.variant.symmetries().count();
        Schedule::new(self.plan, self.engines.len(), self.openings.number, symmetries)
    }

    /// First line of a journal, with its line break.
    pub fn line(&self) -> String {
        // Plain values can always be converted.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Finds a condition that is not the same in these later conditions.
    pub fn difference(&self, now: &Self) -> Option<Difference> {
        let [before, now] = [self, now].map(|it| serde_json::to_value(it).unwrap_or_default());
        difference(&before, &now, "")
    }
}

fn difference(before: &Value, now: &Value, place: &str) -> Option<Difference> {
    let both = |one: Option<&Value>, two: Option<&Value>, place: String| {
        difference(one.unwrap_or(&Value::Null), two.unwrap_or(&Value::Null), &place)
    };
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            before.keys().chain(now.keys()).find_map(|key| {
                let place = if place.is_empty() { key.clone() } else { format!("{place}.{key}") };
                both(before.get(key), now.get(key), place)
            })
        }
        (Value::Array(before), Value::Array(now)) => (0..before.len().max(now.len()))
            .find_map(|at| both(before.get(at), now.get(at), format!("{place}[{at}]"))),
        _ if before == now => None,
        _ => {
            let values = [before, now].map(|value| ShortText::new(&value.to_string()));
            Some(Difference { place: place.to_owned(), values })
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::Kind;
    use super::*;
    use crate::formats::text::RowOrigin;

    pub fn engine(name: &str) -> Engine {
        Engine {
            name: ShortText::new(name),
            command: vec![format!("pbrain-{name}"), "--quiet".to_owned()],
            options: Vec::new(),
            limits: Limits { turn_ms: Some(300), memory_mb: Some(64), ..Limits::default() },
        }
    }

    pub fn openings() -> Openings {
        Openings::parse(b"h8i9\nh8j9\ng7h8\n", Variant::GOMOKU_15, RowOrigin::Bottom).unwrap()
    }

    pub fn conditions(engines: &[&str]) -> Conditions {
        let engines = engines.iter().map(|name| engine(name)).collect();
        Conditions::new(Variant::GOMOKU_15, Plan::default(), &openings(), engines)
    }

    #[test]
    fn the_first_line_is_json() {
        let conditions = conditions(&["a", "b"]);
        let line = conditions.line();
        let start = format!(
            r#"{{"{VERSION_FIELD}":{VERSION},"variant":"15x15, five or more in a row","limit":"full","#
        );
        assert!(line.starts_with(&start) && line.ends_with("]}\n"), "{line}");
        assert_eq!(line.lines().count(), 1);
        assert_eq!(serde_json::from_str::<Conditions>(&line).unwrap(), conditions);
    }

    #[test]
    fn each_difference_is_named() {
        type Change = fn(&mut Conditions);
        let before = conditions(&["a", "b"]);
        let changes: [(Change, &str); 10] = [
            (
                |it| it.limit = "leave-25".parse().unwrap(),
                r#"limit was "full" and is now "leave-25""#,
            ),
            (|it| it.adjudicates = true, "adjudicates was false and is now true"),
            (|it| it.plan.seed = Some(5), "plan.seed was null and is now 5"),
            (|it| it.plan.repeats = true, "plan.repeats was false and is now true"),
            (
                |it| it.plan.kind = Kind::Gauntlet,
                r#"plan.kind was "round-robin" and is now "gauntlet""#,
            ),
            (
                |it| it.engines[1].limits.turn_ms = Some(20),
                "engines[1].limits.turn_ms was 300 and is now 20",
            ),
            (
                |it| it.engines[0].name = ShortText::new("c"),
                r#"engines[0].name was "a" and is now "c""#,
            ),
            (
                |it| it.engines[0].options.push("INFO x 1".to_owned()),
                r#"engines[0].options[0] was null and is now "INFO x 1""#,
            ),
            (
                |it| drop(it.engines[0].command.pop()),
                r#"engines[0].command[1] was "--quiet" and is now null"#,
            ),
            (
                |it| it.variant = Variant::GOMOKU_20,
                r#"variant was "15x15, five or more in a row" and is now "20x20, five or more in a row""#,
            ),
        ];
        for (change, told) in changes {
            let mut now = before.clone();
            change(&mut now);
            assert_eq!(before.difference(&now).unwrap().to_string(), told);
        }
        assert_eq!(before.difference(&before.clone()), None);
        let list = Openings::parse(b"h8i9\nh8j9\ng7h9\n", Variant::GOMOKU_15, RowOrigin::Bottom);
        let other =
            Conditions::new(before.variant, before.plan, &list.unwrap(), before.engines.clone());
        assert_eq!(before.difference(&other).unwrap().place, "openings.digest");
    }

    #[test]
    fn limits_are_told_in_words() {
        let limits = Limits {
            turn_ms: Some(300),
            game_ms: Some(60_000),
            increment_ms: Some(500),
            nodes: Some(10_000),
            memory_mb: Some(64),
            threads: Some(2),
            tolerance_ms: Some(5),
        };
        let told = "300 ms a move, 60.0 s a game, 500 ms more with each move, 10000 nodes a move, \
                    64 MB, threads: 2, 5.0 ms of grace";
        assert_eq!(limits.to_string(), told);
        assert_eq!(Limits::default().to_string(), "");
        assert_eq!(duration(Duration::from_micros(400)), "0.4 ms");
        assert_eq!(duration(Duration::ZERO), "0 ms");
    }
}
