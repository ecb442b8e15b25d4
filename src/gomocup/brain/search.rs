//! Search in progress.

use std::time::Instant;

use crate::gomocup::message::{Reply, detail};
use crate::player::{Info, Limits, Line, Ticket, TimeManager, Verdict};
use crate::rules::{Game, Point};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchPurpose {
    Move,
    /// Plays the move, and reports this many lines.
    Lines(u8),
    /// Plays the move or swaps sides: the swap2 choice.
    Swap2Choice,
}

impl SearchPurpose {
    pub(super) const fn lines(self) -> u8 {
        match self {
            Self::Move | Self::Swap2Choice | Self::Lines(0) => 1,
            Self::Lines(lines) => lines,
        }
    }
}

#[derive(Debug)]
pub(super) struct PendingSearch {
    pub(super) ticket: Ticket,
    pub(super) purpose: SearchPurpose,
    pub(super) game: Game,
    pub(super) started: Instant,
    /// Time at which `time_left` was valid: the start, or a later report.
    pub(super) clock_started: Instant,
    pub(super) progress: Option<Info>,
    told: Vec<Line>,
}

impl PendingSearch {
    pub(super) fn new(ticket: Ticket, purpose: SearchPurpose, game: Game, now: Instant) -> Self {
        Self {
            ticket,
            purpose,
            game,
            started: now,
            clock_started: now,
            progress: None,
            told: Vec::new(),
        }
    }

    /// Deadline from limits that arrived after the start. They can only shorten the search, since
    /// the player knows the earlier ones.
    pub(super) fn deadline(&self, limits: &Limits) -> Option<Instant> {
        let end = |limits| TimeManager::new(&limits).maximum();
        let turn = end(Limits { left: None, ..*limits }).map(|time| self.started + time);
        let left = end(Limits { turn: None, ..*limits }).map(|time| self.clock_started + time);
        [turn, left].into_iter().flatten().min()
    }

    /// Checks whether every line has reached the limit of depth, or the search that of nodes.
    pub(super) fn has_reached(&self, limits: &Limits) -> bool {
        self.progress.as_ref().is_some_and(|info| {
            let depth = info.lines.iter().map(|line| line.depth).min().unwrap_or(0);
            limits.nodes.is_some_and(|nodes| info.nodes >= nodes)
                || limits.depth.is_some_and(|limit| depth >= limit)
        })
    }

    pub(super) fn news(&mut self) -> Vec<Reply> {
        let Some(info) = &self.progress else { return Vec::new() };
        let shape = self.game.variant().shape();
        let is_one = self.purpose.lines() == 1;
        let lines = (1..).zip(&info.lines).zip(0..);
        let news = lines.filter(|&((_, line), index)| self.told.get(index) != Some(line));
        let message = |((number, line), _)| {
            Reply::Message(detail(info, line, Some(number).filter(|_| !is_one), shape))
        };
        let news = news.map(message).collect();
        self.told.clone_from(&info.lines);
        news
    }

    pub(super) fn told_best(&self) -> Option<Point> {
        self.told.first()?.pv.first().copied()
    }

    /// Value of the position, once a depth was searched.
    pub(super) fn verdict(&self) -> Option<Verdict> {
        self.progress.as_ref()?.verdict()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::gomocup::brain::now;
    use crate::rules::Variant;

    fn search() -> PendingSearch {
        PendingSearch::new(
            Ticket(1),
            SearchPurpose::Swap2Choice,
            Game::new(Variant::GOMOKU_15),
            now(),
        )
    }

    fn after(depth: u8, nodes: u64) -> PendingSearch {
        let line = Line { depth, verdict: Verdict::Open(7), pv: Vec::new() };
        let lines = if depth > 0 { vec![line] } else { Vec::new() };
        let progress = Some(Info { nodes, elapsed: Duration::ZERO, lines });
        PendingSearch { progress, ..search() }
    }

    #[test]
    fn there_is_no_verdict_before_the_first_depth() {
        assert_eq!(search().verdict(), None);
        assert_eq!(after(0, 9).verdict(), None);
        assert_eq!(after(1, 9).verdict(), Some(Verdict::Open(7)));
    }

    #[test]
    fn the_answer_is_due_when_either_time_is_up() {
        const NONE: Limits = Limits { turn: None, left: None, depth: None, nodes: None };
        let second = Duration::from_secs(1);
        let mut search = search();
        let started = search.started;
        search.clock_started = started + 2 * second;
        let due = |turn: Option<Duration>, left: Option<Duration>| {
            search.deadline(&Limits { turn, left, ..NONE }).map(|deadline| deadline - started)
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
    fn limits_of_depth_and_nodes_are_reached() {
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
        assert!(!search().has_reached(&limits(Some(0), Some(0))));
        let mut several = after(5, 80);
        let info = several.progress.as_mut().unwrap();
        info.lines.push(Line { depth: 4, ..info.lines[0].clone() });
        assert!(several.has_reached(&limits(Some(4), None)));
        assert!(!several.has_reached(&limits(Some(5), None)));
    }
}
