//! Moves that win by threats, or that alone hold against them.

use std::cmp::Reverse;
use std::time::Duration;

use super::{Limits, NoMove, Watch, position_of};
use crate::engine::{Position, SolverLimits, SolverResult, Square, Threat, Vcf, Vct};
use crate::rules::{Game, Point};

/// Property that moves are examined for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionGoal {
    /// Side to move has a win by threats: its moves that win against every answer.
    Win,
    /// Other side would win by threats: the moves after which it has no such win. All others lose.
    Hold,
    /// Neither side has a win by threats.
    None,
    /// Limits ended the search for a win.
    Unknown,
}

/// Result for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveFate {
    /// Proved to win or to hold, depending on the goal.
    Proved,
    /// Proved to do neither.
    Refuted,
    /// Limits ended the search.
    Unknown,
}

/// Moves of the side to move, as far as they have been examined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Property of the moves, once it is known what matters.
    pub goal: RegionGoal,
    /// Examined moves with their results: those near the stones to win, all of them to hold. Moves
    /// that are refuted without a search come first.
    pub points: Vec<(Point, MoveFate)>,
    /// Number of moves to examine.
    pub total: usize,
}

impl Region {
    /// Number of examined moves.
    pub const fn examined(&self) -> usize {
        self.points.len()
    }

    /// Number of examined moves with this result.
    pub fn count(&self, fate: MoveFate) -> usize {
        self.points.iter().filter(|(_, it)| *it == fate).count()
    }

    /// Checks whether every move has been examined.
    pub const fn is_complete(&self) -> bool {
        self.points.len() == self.total
    }
}

/// Limits of an examination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionLimits {
    /// Nodes of the search for a win or a threat.
    pub goal: u64,
    /// Nodes of the search for each move in each round. Moves that a round leaves undecided are
    /// examined again in the next one.
    pub moves: [u64; 2],
    /// Time for all moves together.
    pub time: Duration,
}

impl Default for RegionLimits {
    fn default() -> Self {
        Self { goal: 200_000, moves: [3_000, 60_000], time: Duration::from_secs(20) }
    }
}

/// Memory of the solver of threes.
const MEMORY: usize = 16 << 20;
/// Nodes of each search for a win by fours alone.
const FOURS_NODES: u64 = 2_000;

struct Examiner<'a> {
    position: Position,
    vcf: Vcf,
    vct: Vct,
    bounds: Bounds<'a>,
}

/// Time for all searches, and their environment.
#[derive(Clone, Copy)]
struct Bounds<'a> {
    time: Duration,
    watch: &'a dyn Watch,
}

impl<'a> Bounds<'a> {
    fn nodes(self, nodes: u64) -> SolverLimits<'a> {
        let limits = Limits { nodes: Some(nodes), turn: Some(self.time), ..Limits::default() };
        SolverLimits::new(limits, self.watch)
    }

    fn are_reached(self) -> bool {
        self.watch.is_stopped() || self.watch.elapsed() >= self.time
    }
}

/// Examines the moves of the side to move in a game in progress, and reports after each.
///
/// A move that is proved wins against every answer, or leaves the other side no win by threats.
///
/// ```
/// use gomoku::player::{MoveFate, RegionGoal, RegionLimits, Unwatched, examine_region};
/// use gomoku::rules::{Variant, parse_moves};
///
/// // An open three of X: only moves at its ends hold.
/// let game = parse_moves("h8a1i8c15j8", Variant::GOMOKU_15)?;
/// let region = examine_region(&game, RegionLimits::default(), &Unwatched, |_| {})?;
/// assert_eq!(region.goal, RegionGoal::Hold);
/// assert_eq!(region.count(MoveFate::Proved), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fails if the game is over, or the engine does not support it.
pub fn examine_region(
    game: &Game,
    limits: RegionLimits,
    watch: &dyn Watch,
    mut report: impl FnMut(&Region),
) -> Result<Region, NoMove> {
    let position = position_of(game)?;
    let bounds = Bounds { time: limits.time, watch };
    let (vcf, vct) = (Vcf::default(), Vct::new(MEMORY));
    let mut examiner = Examiner { position, vcf, vct, bounds };
    let goal = examiner.goal(limits.goal);
    let mut region = Region { goal, points: Vec::new(), total: 0 };
    if !matches!(goal, RegionGoal::Win | RegionGoal::Hold) {
        return Ok(region);
    }
    let (mut moves, refuted) = examiner.moves(goal);
    region.total = moves.len() + refuted.len();
    region.points = refuted.iter().map(|&it| (it.point(), MoveFate::Refuted)).collect();
    report(&region);
    let first = region.points.len();
    for nodes in limits.moves {
        for &square in &moves {
            if bounds.are_reached() {
                return Ok(region);
            }
            let fate = examiner.fate(square, goal, nodes);
            if bounds.are_reached() && fate == MoveFate::Unknown {
                return Ok(region);
            }
            match region.points.iter_mut().skip(first).find(|(at, _)| *at == square.point()) {
                Some(point) => point.1 = fate,
                None => region.points.push((square.point(), fate)),
            }
            report(&region);
        }
        let unknown =
            |square: &Square| region.points.contains(&(square.point(), MoveFate::Unknown));
        moves.retain(unknown);
    }
    Ok(region)
}

impl Examiner<'_> {
    fn goal(&mut self, nodes: u64) -> RegionGoal {
        let own = self.win(nodes);
        if own == SolverResult::Win(()) {
            return RegionGoal::Win;
        }
        self.position.pass();
        let theirs = self.win(nodes);
        self.position.undo();
        match (own, theirs) {
            (_, SolverResult::Win(())) => RegionGoal::Hold,
            (SolverResult::NoWin, SolverResult::NoWin) => RegionGoal::None,
            _ => RegionGoal::Unknown,
        }
    }

    /// Checks for a win of the side to move, by fours or by threes and fours.
    fn win(&mut self, nodes: u64) -> SolverResult<()> {
        let fours = self.bounds.nodes(nodes.min(FOURS_NODES));
        if let SolverResult::Win(_) = self.vcf.shortest(&mut self.position, &fours) {
            return SolverResult::Win(());
        }
        self.vct.wins(&mut self.position, self.bounds.nodes(nodes))
    }

    /// Moves to examine, likely ones first, and those that are refuted without a search. Far from
    /// all stones, a move is as good as a pass, so those are left out where a win is in question.
    fn moves(&mut self, goal: RegionGoal) -> (Vec<Square>, Vec<Square>) {
        let us = self.position.to_move();
        let free = match goal {
            RegionGoal::Win => self.position.near(),
            _ => *self.position.free(),
        };
        let defences = match goal {
            RegionGoal::Hold => self.vct.defences(&mut self.position).win().unwrap_or(free),
            _ => free,
        };
        let (mut moves, refuted): (Vec<Square>, Vec<Square>) =
            free.iter().partition(|&square| defences.contains(square));
        let sides = [us, us.opponent()];
        moves.sort_by_key(|&square| {
            Reverse(sides.map(|side| self.position.threat(square, side)).into_iter().max())
        });
        (moves, refuted)
    }

    fn fate(&mut self, square: Square, goal: RegionGoal, nodes: u64) -> MoveFate {
        let us = self.position.to_move();
        if self.position.threat(square, us) == Threat::Five {
            return MoveFate::Proved;
        }
        if self.position.is_foul(square, us) {
            return MoveFate::Refuted;
        }
        self.position.place(square);
        let fate = if goal == RegionGoal::Win { self.wins(nodes) } else { self.holds(nodes) };
        self.position.undo();
        fate
    }

    /// Result of the last move if it should win.
    fn wins(&mut self, nodes: u64) -> MoveFate {
        if self.position.count(self.position.to_move(), Threat::Five) > 0 {
            return MoveFate::Refuted;
        }
        match self.vct.solve_defended(&mut self.position, self.bounds.nodes(nodes)) {
            SolverResult::Win(_) => MoveFate::Proved,
            SolverResult::NoWin => MoveFate::Refuted,
            SolverResult::Unknown => MoveFate::Unknown,
        }
    }

    /// Result of the last move if it should hold.
    fn holds(&mut self, nodes: u64) -> MoveFate {
        match self.win(nodes) {
            SolverResult::Win(()) => MoveFate::Refuted,
            SolverResult::NoWin => MoveFate::Proved,
            SolverResult::Unknown => MoveFate::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unwatched;
    use crate::player::Solver;
    use crate::rules::{Coordinates, Variant, parse_moves};

    const LIMITS: RegionLimits =
        RegionLimits { goal: 5_000, moves: [100, 300], time: Duration::from_secs(60) };

    fn examined(moves: &str, limits: RegionLimits) -> Region {
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        examine_region(&game, limits, &Unwatched, |_| {}).unwrap()
    }

    /// Names of the moves with a result, in alphabetical order.
    fn names(region: &Region, fate: MoveFate) -> Vec<String> {
        let shape = Variant::GOMOKU_15.shape();
        let moves = region.points.iter().filter(|(_, it)| *it == fate);
        let mut names: Vec<String> =
            moves.map(|&(point, _)| Coordinates::Letters.name(point, shape)).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn every_move_that_wins_is_found_and_no_other() {
        // An open three of X: its ends win by an open four.
        let region = examined("h8a1i8a3j8a5", LIMITS);
        assert_eq!((region.goal, region.is_complete()), (RegionGoal::Win, true));
        let proved = names(&region, MoveFate::Proved);
        for cell in ["G8", "K8"] {
            assert!(proved.contains(&cell.to_owned()), "{proved:?}");
        }
        for cell in ["O15", "A2", "A4"] {
            assert!(!proved.contains(&cell.to_owned()), "{proved:?}");
        }
        // Each of them wins against the best defence.
        for &(point, _) in region.points.iter().filter(|(_, it)| *it == MoveFate::Proved) {
            let mut game = parse_moves("h8a1i8a3j8a5", Variant::GOMOKU_15).unwrap();
            game.play(point).unwrap();
            let defences = Solver::of(&game).unwrap().defences();
            let loses = |&at: &Point| Solver::of(&game).unwrap().loses(at, 5_000, &Unwatched);
            assert!(defences.iter().all(loses), "{point:?}");
        }
    }

    #[test]
    fn a_five_of_the_opponent_leaves_no_move_but_its_cell() {
        let region = examined("h8a1i8a3j8a5k8", LIMITS);
        assert_eq!((region.goal, region.count(MoveFate::Proved)), (RegionGoal::Hold, 0));
        let region = examined("h8g8i8a3j8a5k8", LIMITS);
        assert_eq!(names(&region, MoveFate::Proved), ["L8"]);
        assert!(region.is_complete());
    }

    #[test]
    fn against_a_four_only_a_five_and_its_cell_win() {
        // X has a four with two free ends, and O one with one, which X may close first.
        let region = examined("h8a1i8a2j8a3k8a4", LIMITS);
        assert_eq!((region.goal, region.is_complete()), (RegionGoal::Win, true));
        assert_eq!(names(&region, MoveFate::Proved), ["A5", "G8", "L8"]);
        assert_eq!(region.count(MoveFate::Refuted), region.total - 3);
    }

    #[test]
    fn only_the_ends_of_an_open_three_hold() {
        let region = examined("h8a1i8c15j8", LIMITS);
        assert_eq!((region.goal, region.is_complete()), (RegionGoal::Hold, true));
        assert_eq!(names(&region, MoveFate::Proved), ["G8", "K8"]);
        assert_eq!(region.count(MoveFate::Refuted), region.total - 2);
    }

    #[test]
    fn a_position_without_threats_has_no_region() {
        let region = examined("h8a1", LIMITS);
        assert_eq!((region.goal, region.total), (RegionGoal::None, 0));
    }

    #[test]
    fn moves_that_the_limits_leave_open_are_unknown() {
        let few = RegionLimits { moves: [1, 1], ..LIMITS };
        // Two open twos that cross: X wins by threats, but not within a node.
        let moves = "h8a1i8a15h7o1i7o15";
        let all = examined(moves, LIMITS);
        assert_eq!(all.goal, RegionGoal::Win, "{all:?}");
        let region = examined(moves, few);
        assert!(region.count(MoveFate::Unknown) > 0);
        let proved = names(&all, MoveFate::Proved);
        assert!(names(&region, MoveFate::Proved).iter().all(|name| proved.contains(name)));
        // The same threats against O: no move is proved to hold that does not.
        let moves = "h8a1i8a15h7o1i7";
        let all = names(&examined(moves, LIMITS), MoveFate::Proved);
        let region = examined(moves, few);
        assert_eq!(region.goal, RegionGoal::Hold);
        assert!(region.count(MoveFate::Unknown) > 0);
        assert!(names(&region, MoveFate::Proved).iter().all(|name| all.contains(name)));
        // Limits for the win itself.
        let region = examined("h8a1i8a15h7o1i7o15", RegionLimits { goal: 1, ..LIMITS });
        assert_eq!((region.goal, region.total), (RegionGoal::Unknown, 0));
    }

    #[test]
    fn reports_grow_and_no_time_leaves_moves_unexamined() {
        let game = parse_moves("h8a1i8a3j8a5", Variant::GOMOKU_15).unwrap();
        let mut counts = Vec::new();
        let count = |region: &Region| counts.push((region.examined(), region.total));
        examine_region(&game, LIMITS, &Unwatched, count).unwrap();
        assert!(counts.is_sorted() && counts.len() > 30, "{counts:?}");
        let over = parse_moves("h8a1i8a2j8a3k8a4l8", Variant::GOMOKU_15).unwrap();
        assert_eq!(examine_region(&over, LIMITS, &Unwatched, |_| {}), Err(NoMove::GameOver));
    }
}
