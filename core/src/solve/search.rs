//! Alpha-beta on a node.

use arrayvec::ArrayVec;

use super::position::{Move, Moves, Next, Outlook, Position};
use super::score::{INFINITE, Score, WIN, win};
use super::table::{Bounds, TO_THE_END, Table};

/// Number of nodes between two looks at the clock.
const POLL: u64 = 1 << 12;
/// Moves whose entries are looked at before one is played.
const SIBLINGS: usize = 16;
/// Stones left below which a node costs less than that.
const LEAST_LEFT: u16 = 12;

/// Search with its limits.
pub struct Search<'a> {
    table: &'a mut Table,
    nodes: u64,
    most: u64,
    next_poll: u64,
    is_over: &'a dyn Fn() -> bool,
    is_stopped: bool,
    line: Vec<Move>,
}

impl<'a> Search<'a> {
    /// Creates a search that ends after `most` nodes, or when `is_over` says so.
    pub fn new(table: &'a mut Table, is_over: &'a dyn Fn() -> bool) -> Self {
        Self {
            table,
            nodes: 0,
            most: u64::MAX,
            next_poll: POLL,
            is_over,
            is_stopped: false,
            line: Vec::new(),
        }
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub fn limit(&mut self, most: u64) {
        self.most = most;
        self.is_stopped = false;
        self.next_poll = (self.nodes + POLL).min(most);
    }

    #[cold]
    fn poll(&mut self) {
        self.is_stopped = self.nodes >= self.most || (self.is_over)();
        self.next_poll = (self.nodes + POLL).min(self.most.max(self.nodes + 1));
    }

    /// Value of a position for the side that has moved to it, within or beyond a window; `None` if
    /// the search was stopped.
    pub fn value_of<P: Position>(
        &mut self,
        after: &P,
        next: Next,
        depth: u8,
        [alpha, beta]: [Score; 2],
    ) -> Option<Score> {
        let mut value = |window| {
            if after.wins_at_once() {
                return win(after.left().saturating_sub(1));
            }
            self.node(after, depth, window)
        };
        let value = match next {
            Next::Opponent => -value([-beta, -alpha]),
            Next::Same => value([alpha, beta]),
        };
        (!self.is_stopped).then_some(value)
    }

    /// Moves that follow the position of the last [`value_of`](Self::value_of), if its value is
    /// within the window.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// Value of a position in which the side to move does not win at once (fail-soft).
    fn node<P: Position>(
        &mut self,
        position: &P,
        depth: u8,
        [mut alpha, mut beta]: [Score; 2],
    ) -> Score {
        debug_assert!(alpha < beta, "the window is empty");
        self.nodes += 1;
        if self.nodes >= self.next_poll {
            self.poll();
        }
        let is_open = depth != TO_THE_END && beta - alpha > 1;
        if is_open {
            self.line.clear();
        }
        let candidates = match position.outlook() {
            Outlook::Lost => return position.range()[0],
            Outlook::Drawn => return 0,
            Outlook::Open(candidates) => candidates,
        };
        if depth == TO_THE_END
            && let Some(known) = position.known()
        {
            return known.value;
        }
        let [least, greatest] = position.range();
        if greatest <= alpha {
            return greatest;
        }
        if least >= beta {
            return least;
        }
        (alpha, beta) = (alpha.max(least), beta.min(greatest));
        if depth == TO_THE_END && position.is_forced(candidates) {
            return self.only_move(position, candidates, [alpha, beta]);
        }
        let key = position.key();
        let [lower, upper] = self.known(key, depth);
        (alpha, beta) = (alpha.max(lower), beta.min(upper));
        if alpha >= beta {
            return alpha;
        }
        let next_depth = match depth {
            TO_THE_END => TO_THE_END,
            _ if position.is_forced(candidates) => depth,
            0 => return position.evaluate().clamp(least.max(1 - WIN), greatest.min(WIN - 1)),
            _ => depth - 1,
        };
        let mut moves = Moves::default();
        position.order(candidates, &mut moves);
        if let Some(value) = self.known_after(position, &moves, depth, beta) {
            return value;
        }
        let (mut best, old_alpha) = (least, alpha);
        let mut line = Vec::new();
        for (number, played) in moves.iter().enumerate() {
            let mut child = position.clone();
            let next = child.play(played);
            let value = |search: &mut Self, [alpha, beta]: [Score; 2]| match next {
                Next::Opponent => -search.node(&child, next_depth, [-beta, -alpha]),
                Next::Same => search.node(&child, next_depth, [alpha, beta]),
            };
            // Principal variation search: the others only have to be refuted.
            let is_null = is_open && number > 0 && beta - alpha > 1;
            let mut found = value(self, [alpha, if is_null { alpha + 1 } else { beta }]);
            if is_null && found > alpha && found < beta && !self.is_stopped {
                found = value(self, [alpha, beta]);
            }
            if self.is_stopped {
                return best;
            }
            best = best.max(found);
            if found > alpha && is_open {
                line.clear();
                line.push(played);
                line.append(&mut self.line);
            }
            if found >= beta {
                break;
            }
            alpha = alpha.max(found);
        }
        if moves.are_cut() && best < beta {
            // One of the moves that were not tried may be better.
            best = best.max(1 - WIN);
        }
        if is_open {
            self.line = line;
        }
        let lower = (best > old_alpha).then_some(best);
        let upper = (best < beta).then_some(best);
        match depth {
            TO_THE_END => self.table.store_exact(key, lower, upper),
            _ => self.table.store(key, depth.max(1), lower, upper),
        }
        best
    }
}

impl Search<'_> {
    /// Value of a position with one move, which needs no entry in the table.
    fn only_move<P: Position>(
        &mut self,
        position: &P,
        candidates: P::Candidates,
        [alpha, beta]: [Score; 2],
    ) -> Score {
        let mut moves = Moves::default();
        position.order(candidates, &mut moves);
        let mut child = position.clone();
        let Some(played) = moves.iter().next() else { return position.range()[0] };
        match child.play(played) {
            Next::Opponent => -self.node(&child, TO_THE_END, [-beta, -alpha]),
            Next::Same => self.node(&child, TO_THE_END, [alpha, beta]),
        }
    }

    /// Bounds of a value that are known to a search of a depth.
    #[inline]
    fn known(&self, key: u64, depth: u8) -> [Score; 2] {
        let is_to_the_end = depth == TO_THE_END;
        match if is_to_the_end { None } else { self.table.probe(key) } {
            Some(Bounds { lower, upper, depth: found }) => [
                if found >= depth || lower > WIN { lower } else { -INFINITE },
                if found >= depth || upper < -WIN { upper } else { INFINITE },
            ],
            None => self.table.exact(key).unwrap_or([-INFINITE, INFINITE]),
        }
    }

    /// Finds a move whose value is known to be at least beta (enhanced transposition cutoff), and
    /// loads the entries of all moves meanwhile.
    #[inline]
    fn known_after<P: Position>(
        &self,
        position: &P,
        moves: &Moves,
        depth: u8,
        beta: Score,
    ) -> Option<Score> {
        if position.left() < LEAST_LEFT {
            return None;
        }
        let mut keys = ArrayVec::<u64, SIBLINGS>::new();
        for played in moves.iter().take(SIBLINGS) {
            let key = position.key_after(played)?;
            self.table.prefetch(key);
            keys.push(key);
        }
        for key in keys {
            let [_, upper] = self.known(key, depth);
            if -upper >= beta {
                return Some(-upper);
            }
        }
        None
    }
}
