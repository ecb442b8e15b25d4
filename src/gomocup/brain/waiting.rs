//! What the manager said, and what of it may be done while the player thinks.

use std::collections::VecDeque;

use crate::gomocup::message::{Command, CommandError};

/// What the manager said.
pub(super) type Heard = Result<Command, CommandError>;

/// How many commands may wait for the end of the thinking; what comes after them is lost.
const PATIENCE: usize = 1 << 16;

/// Commands in the order in which they are done: as if the manager had waited for each answer.
///
/// A stop is for the thinking that was asked for last before it, so that it comes right behind the
/// command that asks for it, before others that wait for the move.
#[derive(Debug, Default)]
pub(super) struct Waiting(VecDeque<Heard>);

impl Waiting {
    /// Takes in a command.
    pub(super) fn push(&mut self, heard: Heard) {
        let place = match &heard {
            Ok(Command::YxStop) => self.0.iter().rposition(asks).map_or(0, |asks| asks + 1),
            _ => self.0.len(),
        };
        // Whoever says so much does not wait for answers anyway, but may want an end of the thinking.
        if self.0.len() < PATIENCE || place == 0 {
            self.0.insert(place, heard);
        }
    }

    /// The next command, unless it has to wait for the move that is thought about.
    pub(super) fn next(&mut self, is_thinking: bool) -> Option<Heard> {
        let comes = !is_thinking || self.0.front().is_some_and(is_about_thinking);
        comes.then(|| self.0.pop_front()).flatten()
    }
}

/// Whether there will be thinking, if it is not refused.
const fn asks(heard: &Heard) -> bool {
    use Command::{Begin, Board, Swap2Board, Turn, YxNBest};
    matches!(heard, Ok(Begin | Turn(_) | Board(_) | Swap2Board(_) | YxNBest(_)))
}

const fn is_about_thinking(heard: &Heard) -> bool {
    matches!(heard, Ok(Command::Info(_) | Command::About | Command::YxStop))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of what is done when these have come: while the player thinks, and after its
    /// move, until it thinks again.
    #[track_caller]
    fn check(lines: &[&str], meanwhile: &str, then: &str) {
        let mut waiting = Waiting::default();
        for line in lines {
            waiting.push(line.parse());
        }
        let mut done = |mut is_thinking| {
            let mut words = Vec::new();
            while let Some(heard) = waiting.next(is_thinking) {
                is_thinking |= asks(&heard);
                let line = heard.map_or_else(|_| "?".to_owned(), |command| command.to_string());
                words.push(line.split_whitespace().next().unwrap().to_owned());
            }
            words.join(" ")
        };
        assert_eq!((done(true).as_str(), done(false).as_str()), (meanwhile, then), "{lines:?}");
    }

    #[test]
    fn what_is_about_the_thinking_is_done_at_once_unless_something_waits() {
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
    fn a_stop_is_for_the_thinking_that_was_asked_for_last() {
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
    fn whoever_says_too_much_is_not_listened_to_but_for_a_stop() {
        let mut waiting = Waiting::default();
        (0..2 * PATIENCE).for_each(|_| waiting.push(Ok(Command::Restart)));
        waiting.push(Ok(Command::YxStop));
        assert_eq!(waiting.next(true), Some(Ok(Command::YxStop)));
        assert_eq!(std::iter::from_fn(|| waiting.next(false)).count(), PATIENCE);
    }
}
