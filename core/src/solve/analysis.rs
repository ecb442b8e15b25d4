//! Values of the moves of a position: proved where the search reaches the end, estimated elsewhere.
//!
//! Two searches take turns with the same table, with growing numbers of nodes: null windows to the
//! end of the game, which prove a value or nothing, and iterative deepening, which always has an
//! estimate.

use std::cmp::Reverse;
use std::time::Duration;

use super::exact::{Exact, below};
use super::position::{Move, Next, Outlook, Position};
use super::score::{Score, WIN, verdict, win};
use super::search::Search;
use super::table::Table;
use crate::limits::{Verdict, Watch};

/// Value of a move, for the side that plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValue {
    pub played: Move,
    pub score: Score,
    pub verdict: Verdict,
    /// Set if the verdict is proved, and a win or a loss as long as it says with best play.
    pub is_exact: bool,
    /// Plies searched in full; all that are left if the value is proved.
    pub depth: u8,
    /// Moves that follow, beginning with this one.
    pub pv: Vec<Move>,
}

/// Request for values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Set if every move gets its value, or only the best ones.
    pub is_for_all: bool,
    /// Set if one best move is enough. Where a book has one, the others are not examined.
    pub is_one_enough: bool,
    /// Limit of the plies; with it nothing is proved beyond them.
    pub depth: Option<u8>,
    /// Limit of the nodes.
    pub nodes: Option<u64>,
    /// Limit of the time, by the clock of the caller.
    pub time: Option<Duration>,
}

/// Nodes of the first turn of the null windows, and how much more the next ones have.
const FIRST_TURN: u64 = 1 << 14;
const GROWTH: u64 = 3;
/// Nodes of the null windows for each node of the deepening.
const SHARE: u64 = 4;
/// Plies of a proved line that are shown.
const LINE: usize = 12;
/// Nodes spent on the moves of a proved line.
const LINE_NODES: u64 = 200_000;

/// Analysis of one position.
pub struct Analysis<P> {
    root: P,
    moves: Vec<RootMove<P>>,
    /// Set if a best move is in the book, and no other one is asked for.
    is_looked_up: bool,
}

struct RootMove<P> {
    played: Move,
    after: P,
    next: Next,
    /// Bounds of the exact value.
    exact: Exact,
    estimate: Score,
    depth: u8,
    pv: Vec<Move>,
}

impl<P: Position> RootMove<P> {
    fn new(root: &P, played: Move) -> Self {
        let mut after = root.clone();
        let (next, left) = (after.play(played), root.left());
        let for_us = |[lower, upper]: [Score; 2]| match next {
            Next::Same => Exact { lower, upper },
            Next::Opponent => Exact { lower: -upper, upper: -lower },
        };
        let exact = if root.wins(played) {
            Exact::known(win(left.saturating_sub(1)))
        } else if after.wins_at_once() {
            for_us([win(after.left().saturating_sub(1)); 2])
        } else {
            for_us(match after.outlook() {
                Outlook::Lost => [after.range()[0]; 2],
                Outlook::Drawn => [0; 2],
                Outlook::Open(_) => after.range(),
            })
        };
        let pv = vec![played];
        Self { played, after, next, exact, estimate: 0, depth: 0, pv }
    }

    /// Value for the side that plays the move: the proved one, or the estimate within its bounds.
    fn value(&self) -> Score {
        debug_assert!(self.exact.lower <= self.exact.upper, "proofs contradict each other");
        self.estimate.clamp(self.exact.lower, self.exact.upper)
    }

    /// Compares the value with a number; `None` if the search was stopped.
    fn is_above(&mut self, at: Score, search: &mut Search<'_>) -> Option<bool> {
        if self.exact.lower > at || self.exact.upper <= at {
            return Some(self.exact.lower > at);
        }
        self.exact.compare(search, &self.after, self.next, at)
    }

    fn report(&self, left: u16) -> MoveValue {
        let is_exact = self.exact.is_known();
        let all = u8::try_from(left).unwrap_or(u8::MAX);
        let depth = if is_exact { all } else { self.depth };
        let score = self.value();
        let verdict = verdict(score, left, is_exact);
        MoveValue { played: self.played, score, verdict, is_exact, depth, pv: self.pv.clone() }
    }
}

impl<P: Position> Analysis<P> {
    /// Prepares the moves of a position that is not over.
    pub fn new(root: P) -> Self {
        let moves = root.legal().into_iter().map(|played| RootMove::new(&root, played)).collect();
        Self { root, moves, is_looked_up: false }
    }

    /// Analyses within the limits, and reports from time to time.
    pub fn run(
        &mut self,
        table: &mut Table,
        question: Question,
        watch: &dyn Watch,
        report: &mut dyn FnMut(&[MoveValue], u64),
    ) -> Vec<MoveValue> {
        let Question { is_for_all, is_one_enough, depth: plies, nodes, time } = question;
        let nodes = nodes.unwrap_or(u64::MAX);
        let is_over = || watch.is_stopped() || time.is_some_and(|time| watch.elapsed() >= time);
        let mut search = Search::new(table, &is_over);
        let (mut turn, mut depth) = (FIRST_TURN, 1);
        let is_bounded = plies.is_some() || !self.root.is_complete();
        if !is_bounded {
            self.look_up(is_one_enough && !is_for_all);
        }
        // At least one ply is always searched.
        loop {
            if !is_bounded {
                search.limit(nodes.min(search.nodes() + turn));
                if self.prove(&mut search, is_for_all) {
                    break;
                }
            }
            let most = if is_bounded { u64::MAX } else { search.nodes() + turn / SHARE };
            search.limit(nodes.min(most));
            while plies.is_none_or(|most| depth <= most)
                && u16::from(depth) <= 2 * self.root.left()
                && self.deepen(&mut search, depth, is_for_all)
            {
                depth += 1;
            }
            if is_bounded || is_over() || search.nodes() >= nodes {
                break;
            }
            report(&self.values(), search.nodes());
            turn *= GROWTH;
        }
        if !is_bounded {
            self.add_lines(&mut search);
        }
        let values = self.values();
        report(&values, search.nodes());
        values
    }

    /// Looks up exact values. If one best move is enough, only those are that the book plays.
    fn look_up(&mut self, is_one_enough: bool) {
        let for_mover = |next, value: Score| if next == Next::Opponent { -value } else { value };
        let known = |it: &RootMove<P>| {
            let known = it.after.known()?;
            Some((for_mover(it.next, known.value), known.is_chosen))
        };
        let known: Vec<_> = self.moves.iter().map(known).collect();
        let best = self.root.known().map(|it| it.value);
        let is_played = |&(value, is_chosen): &(Score, bool)| is_chosen && best == Some(value);
        let is_enough = is_one_enough && known.iter().flatten().any(is_played);
        for (it, known) in self.moves.iter_mut().zip(known) {
            if let Some((value, _)) = known.filter(|it| !is_enough || is_played(it)) {
                it.exact = Exact::known(value);
            } else if let Some(best) = best {
                it.exact.upper = it.exact.upper.min(best);
            }
        }
        self.is_looked_up = is_enough;
    }

    /// Values of all moves so far, best first.
    fn values(&self) -> Vec<MoveValue> {
        let mut moves: Vec<&RootMove<P>> = self.moves.iter().collect();
        moves.sort_by_key(|it| Reverse((it.value(), it.exact.is_known())));
        moves.into_iter().map(|it| it.report(self.root.left())).collect()
    }

    /// Tries to prove the value of the best move, and of all others if they are asked for.
    fn prove(&mut self, search: &mut Search<'_>, is_for_all: bool) -> bool {
        if self.is_looked_up {
            return true;
        }
        self.moves.sort_by_key(|it| Reverse(it.value()));
        let lower = self.moves.iter().map(|it| it.exact.lower).max();
        let upper = self.moves.iter().map(|it| it.exact.upper).max();
        let Some((lower, upper)) = lower.zip(upper) else { return true };
        let mut best = Exact { lower, upper };
        let widest = Exact::of(&self.root);
        // The value of the position: at each step one move is better, or none is.
        while !best.is_known() {
            let at = best.next(widest);
            match self.find_above(at, search) {
                None => return false,
                Some(true) => {}
                Some(false) => best.upper = best.upper.min(at),
            }
            for it in &self.moves {
                best.lower = best.lower.max(it.exact.lower);
            }
        }
        // Which moves are as good.
        for it in &mut self.moves {
            if it.is_above(below(best.lower), search).is_none() {
                return false;
            }
        }
        if is_for_all {
            for it in &mut self.moves {
                if !it.exact.narrow(search, &it.after, it.next) {
                    return false;
                }
            }
        }
        true
    }

    /// Checks whether a move is better than a value.
    fn find_above(&mut self, at: Score, search: &mut Search<'_>) -> Option<bool> {
        for it in &mut self.moves {
            if it.is_above(at, search)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Estimates every move that is not proved, one ply deeper than before. Tells whether it came
    /// to the end.
    fn deepen(&mut self, search: &mut Search<'_>, depth: u8, is_for_all: bool) -> bool {
        self.moves.sort_by_key(|it| Reverse(it.value()));
        let mut best = -WIN;
        let mut found = Vec::new();
        for it in &self.moves {
            if it.exact.is_known() {
                best = best.max(it.value());
                found.push((it.value(), it.pv.clone()));
                continue;
            }
            // Beside a proved win the others only have to be refuted.
            let lower = if is_for_all { -WIN } else { best.clamp(-WIN, WIN - 1) };
            let window = [lower, WIN];
            let Some(value) = search.value_of(&it.after, it.next, depth - 1, window) else {
                return false;
            };
            best = best.max(value);
            let mut pv = vec![it.played];
            pv.extend_from_slice(search.line());
            found.push((value, pv));
        }
        for (it, (value, pv)) in self.moves.iter_mut().zip(found) {
            (it.estimate, it.depth) = (value, depth);
            it.pv = pv;
            // A win or a loss that the deepening has seen is proved.
            it.exact.note(value);
        }
        true
    }

    /// Follows the best moves of proved lines.
    fn add_lines(&mut self, search: &mut Search<'_>) {
        search.limit(search.nodes() + LINE_NODES);
        for it in &mut self.moves {
            if !it.exact.is_known() || self.root.wins(it.played) {
                continue;
            }
            let mut pv = vec![it.played];
            let (mut position, mut next) = (it.after.clone(), it.next);
            let mut value = it.exact.lower;
            while pv.len() < LINE {
                value = if next == Next::Opponent { -value } else { value };
                if let Some(last) = position.legal().into_iter().find(|&it| position.wins(it)) {
                    pv.push(last);
                    break;
                }
                let Some((played, after)) = best_move(&position, value, search) else { break };
                (position, next) = after;
                pv.push(played);
            }
            it.pv = pv;
        }
    }
}

/// Finds a move of this exact value in a position in which none wins at once.
fn best_move<P: Position>(
    position: &P,
    value: Score,
    search: &mut Search<'_>,
) -> Option<(Move, (P, Next))> {
    for played in position.legal() {
        let mut it = RootMove::new(position, played);
        if it.is_above(below(value), search)? {
            return Some((played, (it.after, it.next)));
        }
    }
    None
}
