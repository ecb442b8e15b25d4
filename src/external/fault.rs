//! Faults of engines, in plain words.

use std::fmt::{self, Display as _};
use std::process::ExitStatus;
use std::time::Duration;

use crate::printable::printable;
use crate::rules::{IllegalMove, Rule, Shape};
use crate::translate::message;

/// Maximum length of an engine's own words in characters; the rest is cut.
const LONGEST: usize = 120;
/// Exit status of a process that was ended by signal 0; those of other signals are greater.
const BY_SIGNAL: i32 = 128;

/// Fault of an engine. Its program is ended, and can be started again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such program.
    NotFound(String),
    /// The system cannot start the program, for this reason.
    NotStarted(String),
    /// It does not answer within this time to the start of a game.
    NoStart(Duration),
    /// It refuses to start a game on this board, in its own words.
    RefusedBoard(Shape, String),
    /// It does not know the rule, in its own words.
    RefusedRule(Rule, String),
    /// It has no move within this time.
    NoMove(Duration),
    /// It plays where it cannot.
    Illegal(String, IllegalMove),
    /// It reports an error instead of a move, in its own words.
    Error(String),
    /// Its process has ended, or closed its output, with this status if it is known.
    Ended(Option<ExitStatus>),
    /// It prints more than can be read.
    Floods,
    /// It does not read what it is told.
    DoesNotRead,
}

/// Describes the start of a program, for the log.
pub(super) fn started(command: &[String]) -> String {
    let command = printable(&command.join(" ")).into_owned();
    message!("engine-started", "started: {command}", command = command).to_string()
}

/// Cuts an engine's own words, and makes them printable.
fn words(text: &str) -> String {
    let cut: String = text.trim().chars().take(LONGEST).collect();
    printable(&cut).into_owned()
}

fn seconds(time: Duration) -> String {
    match time.as_millis() {
        ms if ms < 1000 => format!("{ms} ms"),
        ms if ms.is_multiple_of(1000) => format!("{} s", ms / 1000),
        ms => format!("{}.{} s", ms / 1000, ms % 1000 / 100),
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound(program) => {
                let name = printable(program);
                message!("engine-not-found", "there is no program {name}", name = name).fmt(f)
            }
            Self::NotStarted(why) => {
                message!("engine-not-started", "it cannot be started: {why}", why = why).fmt(f)
            }
            Self::NoStart(time) => message!(
                "engine-no-start",
                "it did not start a game within {time}",
                time = seconds(*time)
            )
            .fmt(f),
            Self::RefusedBoard(shape, why) => {
                let size = format!("{}x{}", shape.width(), shape.height());
                message!(
                    "engine-refused-board",
                    "it does not play on {size}: {why}",
                    size = size,
                    why = words(why)
                )
                .fmt(f)
            }
            Self::RefusedRule(rule, why) => message!(
                "engine-refused-rule",
                "it does not know the rule {rule}: {why}",
                rule = rule,
                why = words(why)
            )
            .fmt(f),
            Self::NoMove(time) => {
                message!("engine-no-move", "no move within {time}", time = seconds(*time)).fmt(f)
            }
            Self::Illegal(cell, why) => message!(
                "engine-illegal",
                "it played {cell}, which is not allowed: {why}",
                cell = cell,
                why = why
            )
            .fmt(f),
            Self::Error(why) => {
                message!("engine-error", "it reports an error: {why}", why = words(why)).fmt(f)
            }
            Self::Ended(status) => ended(*status, f),
            Self::Floods => message!("engine-floods", "it prints more than can be read").fmt(f),
            Self::DoesNotRead => {
                message!("engine-does-not-read", "it does not read what it is told").fmt(f)
            }
        }
    }
}

fn ended(status: Option<ExitStatus>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match status.and_then(|status| status.code()) {
        Some(code) if code > BY_SIGNAL => {
            let signal = code - BY_SIGNAL;
            message!("engine-crashed", "it has crashed (signal {signal})", signal = signal).fmt(f)
        }
        Some(code) => message!("engine-ended", "it has ended (status {code})", code = code).fmt(f),
        None => message!("engine-gone", "it has ended").fmt(f),
    }
}

impl std::error::Error for Fault {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn faults_say_what_happened() {
        let shape = Variant::GOMOKU_15.shape();
        for (fault, text) in [
            (Fault::NotFound("/x\n".to_owned()), "there is no program /x "),
            (Fault::NoStart(Duration::from_secs(5)), "it did not start a game within 5 s"),
            (Fault::NoMove(Duration::from_millis(1530)), "no move within 1.5 s"),
            (Fault::NoMove(Duration::from_millis(20)), "no move within 20 ms"),
            (Fault::RefusedBoard(shape, " no ".into()), "it does not play on 15x15: no"),
            (Fault::Ended(None), "it has ended"),
        ] {
            assert_eq!(fault.to_string(), text);
        }
    }

    #[test]
    fn an_engines_own_words_are_cut_and_printable() {
        let text = Fault::Error(format!("\x1b[31m{}", "x".repeat(500))).to_string();
        assert!(text.starts_with("it reports an error: \u{fffd}[31mxxx") && text.len() < 200);
    }

    #[cfg(unix)]
    #[test]
    fn the_status_of_a_guard_tells_of_signals() {
        use std::os::unix::process::ExitStatusExt as _;
        let text = |code| Fault::Ended(Some(ExitStatus::from_raw(code << 8))).to_string();
        assert_eq!(text(3), "it has ended (status 3)");
        assert_eq!(text(139), "it has crashed (signal 11)");
    }
}
