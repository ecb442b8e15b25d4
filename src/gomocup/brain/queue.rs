//! Queue of commands, including those executed during a search.

use std::collections::VecDeque;

use crate::gomocup::message::{Command, CommandError};

pub(super) type ParsedCommand = Result<Command, CommandError>;

/// Maximum number of commands queued during a search; later ones are dropped.
const CAPACITY: usize = 1 << 16;

/// Commands in order of execution, as if the manager had waited for each reply.
///
/// `YXSTOP` belongs to the last search requested before it. It directly follows that command,
/// before others that wait for the move.
#[derive(Debug, Default)]
pub(super) struct CommandQueue(VecDeque<ParsedCommand>);

impl CommandQueue {
    pub(super) fn push(&mut self, command: ParsedCommand) {
        let place = match &command {
            Ok(Command::YxStop) => {
                self.0.iter().rposition(starts_search).map_or(0, |last| last + 1)
            }
            _ => self.0.len(),
        };
        // A manager that sends this many does not wait for replies, but may want to stop the
        // search.
        if self.0.len() < CAPACITY || place == 0 {
            self.0.insert(place, command);
        }
    }

    pub(super) fn next(&mut self, is_searching: bool) -> Option<ParsedCommand> {
        let may_run = !is_searching || self.0.front().is_some_and(is_about_search);
        may_run.then(|| self.0.pop_front()).flatten()
    }
}

const fn starts_search(command: &ParsedCommand) -> bool {
    use Command::{Begin, Board, Swap2Board, Turn, YxNBest};
    matches!(command, Ok(Begin | Turn(_) | Board(_) | Swap2Board(_) | YxNBest(_)))
}

const fn is_about_search(command: &ParsedCommand) -> bool {
    matches!(command, Ok(Command::Info(_) | Command::About | Command::YxStop))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the commands executed after these lines, by first word: during a search, and after it
    /// until the next one.
    #[track_caller]
    fn check(lines: &[&str], meanwhile: &str, then: &str) {
        let mut queue = CommandQueue::default();
        for line in lines {
            queue.push(line.parse());
        }
        let mut done = |mut is_searching| {
            let mut words = Vec::new();
            while let Some(command) = queue.next(is_searching) {
                is_searching |= starts_search(&command);
                let line = command.map_or_else(|_| "?".to_owned(), |command| command.to_string());
                words.push(line.split_whitespace().next().unwrap().to_owned());
            }
            words.join(" ")
        };
        assert_eq!((done(true).as_str(), done(false).as_str()), (meanwhile, then), "{lines:?}");
    }

    #[test]
    fn commands_for_the_search_are_executed_at_once() {
        check(&["INFO rule 1", "ABOUT", "YXSTOP"], "YXSTOP INFO ABOUT", "");
        check(&["RESTART", "INFO rule 1", "ABOUT"], "", "RESTART INFO ABOUT");
        check(&["TURN 7,7", "INFO rule 1", "hello"], "", "TURN INFO");
        check(
            &["hello", "TAKEBACK 7,7", "BEGIN", "ABOUT", "RESTART"],
            "",
            "? TAKEBACK BEGIN ABOUT",
        );
    }

    #[test]
    fn a_stop_ends_the_last_search_requested() {
        check(&["YXSTOP", "TURN 7,7"], "YXSTOP", "TURN");
        check(&["RESTART", "hello", "YXSTOP"], "YXSTOP", "RESTART ?");
        check(&["TURN 7,7", "YXSTOP"], "", "TURN YXSTOP");
        check(&["TURN 7,7", "hello", "YXSTOP", "ABOUT"], "", "TURN YXSTOP");
        check(
            &["YXSTOP", "RESTART", "BEGIN", "ABOUT", "YXSTOP"],
            "YXSTOP",
            "RESTART BEGIN YXSTOP ABOUT",
        );
        check(&["BEGIN", "YXNBEST 2", "YXSTOP"], "", "BEGIN");
    }

    #[test]
    fn commands_beyond_the_capacity_are_dropped_except_a_stop() {
        let mut queue = CommandQueue::default();
        (0..2 * CAPACITY).for_each(|_| queue.push(Ok(Command::Restart)));
        queue.push(Ok(Command::YxStop));
        assert_eq!(queue.next(true), Some(Ok(Command::YxStop)));
        assert_eq!(std::iter::from_fn(|| queue.next(false)).count(), CAPACITY);
    }
}
