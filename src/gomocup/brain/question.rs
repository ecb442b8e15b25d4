//! What the player thinks about.

use std::time::Instant;

use crate::player::{Info, Limits, Ticket, TimeManager, Verdict};
use crate::rules::Game;

/// What is made of the player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Move,
    /// A move, or the other side.
    Choice,
}

/// A question that is not answered yet.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) ticket: Ticket,
    pub(super) wanted: Wanted,
    pub(super) game: Game,
    pub(super) asked: Instant,
    /// From when on the time that is left for the match runs: what was told of it may be newer than
    /// the question.
    pub(super) running: Instant,
    /// When it has taken long enough, if that was said after it was asked.
    pub(super) due: Option<Instant>,
    pub(super) is_stopped: bool,
    /// How far the player has come.
    pub(super) last: Option<Info>,
}

impl Question {
    /// A question that is asked now.
    pub(super) const fn new(ticket: Ticket, wanted: Wanted, game: Game, now: Instant) -> Self {
        Self {
            ticket,
            wanted,
            game,
            asked: now,
            running: now,
            due: None,
            is_stopped: false,
            last: None,
        }
    }

    /// Lets the time that limits allow hold for this question, too. The player knows the limits that
    /// held when it was asked, so that this can only make it shorter.
    pub(super) fn allow(&mut self, limits: &Limits) {
        let end = |limits| TimeManager::new(&limits).maximum();
        let turn = end(Limits { left: None, ..*limits }).map(|time| self.asked + time);
        let left = end(Limits { turn: None, ..*limits }).map(|time| self.running + time);
        self.due = [turn, left].into_iter().flatten().min();
    }

    /// Whether the player has come as far as limits allow.
    pub(super) fn has_reached(&self, limits: &Limits) -> bool {
        self.last.as_ref().is_some_and(|info| {
            limits.nodes.is_some_and(|nodes| info.nodes >= nodes)
                || limits.depth.is_some_and(|depth| info.depth >= depth)
        })
    }

    /// What the position is worth, as far as it was searched.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.last.as_ref().filter(|info| info.depth > 0).map(|info| info.verdict)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::gomocup::brain::now;
    use crate::rules::Variant;

    fn question() -> Question {
        Question::new(Ticket(1), Wanted::Choice, Game::new(Variant::GOMOKU_15), now())
    }

    fn after(depth: u8, nodes: u64) -> Question {
        let (elapsed, verdict, pv) = (Duration::ZERO, Verdict::Open(7), Vec::new());
        Question { last: Some(Info { depth, nodes, elapsed, verdict, pv }), ..question() }
    }

    #[test]
    fn a_worth_that_was_not_searched_is_none() {
        assert_eq!(question().verdict(), None);
        assert_eq!(after(0, 9).verdict(), None);
        assert_eq!(after(1, 9).verdict(), Some(Verdict::Open(7)));
    }

    #[test]
    fn it_is_due_when_either_time_is_over() {
        const NONE: Limits = Limits { turn: None, left: None, depth: None, nodes: None };
        let second = Duration::from_secs(1);
        let mut question = question();
        let asked = question.asked;
        question.running = asked + 2 * second;
        let mut due = |turn: Option<Duration>, left: Option<Duration>| {
            question.allow(&Limits { turn, left, ..NONE });
            question.due.map(|due| due - asked)
        };
        let turn = TimeManager::new(&Limits { turn: Some(5 * second), ..NONE }).maximum().unwrap();
        let left = TimeManager::new(&Limits { left: Some(5 * second), ..NONE }).maximum().unwrap();
        assert!(turn > 3 * second && left < second);
        assert_eq!(due(Some(5 * second), None), Some(turn));
        assert_eq!(due(None, Some(5 * second)), Some(2 * second + left));
        assert_eq!(due(Some(5 * second), Some(5 * second)), Some(2 * second + left));
        assert_eq!(due(Some(second), Some(5 * second)).unwrap().as_secs(), 0);
        assert_eq!(due(None, None), None);
    }

    #[test]
    fn it_has_come_as_far_as_it_may_by_depth_or_by_nodes() {
        let limits = |depth, nodes| Limits { depth, nodes, ..Limits::default() };
        for (depth, nodes, expected) in [
            (None, None, false),
            (Some(3), None, true),
            (Some(4), None, false),
            (Some(4), Some(80), true),
            (None, Some(81), false),
        ] {
            assert_eq!(after(3, 80).has_reached(&limits(depth, nodes)), expected);
        }
        assert!(!question().has_reached(&limits(Some(0), Some(0))));
    }
}
