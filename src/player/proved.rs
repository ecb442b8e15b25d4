//! Answers of the embedded proof about a game.

use std::sync::LazyLock;
use std::time::Duration;

use super::{Info, Limits, Line, Solver, TimeManager, Verdict, Watch};
use crate::proof::{Claim, Proof};
use crate::rules::{Game, Point, Position, Status, Stone};

/// Returns what the embedded proof says about the position, if anything. It says nothing during an
/// opening, in which sides and stones may change.
///
/// ```
/// use gomoku::player::{Claim, proved};
/// use gomoku::rules::{Point, Variant, parse_moves};
///
/// let game = parse_moves("h8a1", Variant::GOMOKU_15)?;
/// let Some(Claim::Wins(point)) = proved(&game) else { return Err("it is proved".into()) };
/// let mut game = game;
/// game.play(point)?;
/// assert_eq!(proved(&game), Some(Claim::Loses));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn proved(game: &Game) -> Option<Claim> {
    /// Checked once: that takes longer than many answers.
    static EMBEDDED: LazyLock<Option<Proof<'static>>> = LazyLock::new(|| Proof::of(Proof::VARIANT));
    if !Proof::is_about(game.variant()) || game.task().is_some() {
        return None;
    }
    let Status::ToMove(side) = game.status() else { return None };
    let position = Position::from_board(game.variant(), game.board()).ok()?;
    EMBEDDED.as_ref()?.claim(&position.with_to_move(side))
}

/// Returns what the embedded proof says about the position after a move, if anything.
pub fn proved_after(game: &Game, point: Point) -> Option<Claim> {
    let mut after = game.clone();
    after.play(point).ok()?;
    proved(&after)
}

/// Returns the move with which the first player, who is to move, wins by the embedded proof.
pub(super) fn proved_move(game: &Game) -> Option<Point> {
    match proved(game)? {
        Claim::Wins(point) => Some(point),
        Claim::Loses => None,
    }
}

/// Returns the move with which the first player wins by the embedded proof, or by threes and fours
/// where the proof ends. `None` if the game was never in the proof, or if there was no time.
pub(super) fn winning_move(game: &Game, limits: &Limits, watch: &dyn Watch) -> Option<Point> {
    /// Nodes for the solver. Few of the wins need more.
    const NODES: u64 = 300_000;
    let winning = proved_move(game);
    if winning.is_some() || game.status() != Status::ToMove(Stone::First) || !was_proved(game) {
        return winning;
    }
    let half = TimeManager::new(limits).optimum().map(|time| time / 2);
    let win = Solver::of(game).ok()?.win(NODES, &Within { watch, time: half })?;
    win.pv.first().copied()
}

/// Checks whether the first player has once left the other one no defence.
fn was_proved(game: &Game) -> bool {
    let mut earlier = game.clone();
    while earlier.undo().is_some() {
        if proved(&earlier) == Some(Claim::Loses) {
            return true;
        }
    }
    false
}

/// Environment that also stops after a time.
struct Within<'a> {
    watch: &'a dyn Watch,
    time: Option<Duration>,
}

impl Watch for Within<'_> {
    fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped() || self.time.is_some_and(|time| self.watch.elapsed() >= time)
    }
}

/// Adds to a report what the embedded proof says: the value of each line, and a line with its move
/// if that wins and no other line does. What the search has proved itself stays, since that is
/// shorter.
pub(super) fn with_proofs(game: &Game, mut info: Info) -> Info {
    let claim = proved(game);
    for line in info.lines.iter_mut().filter(|line| !line.verdict.is_proved()) {
        let Some((&first, rest)) = line.pv.split_first() else { continue };
        line.verdict = match (claim, proved_after(game, first)) {
            (Some(Claim::Loses), Some(Claim::Wins(answer))) => {
                if rest.first() != Some(&answer) {
                    line.pv = vec![first, answer];
                }
                Verdict::Lost
            }
            (Some(Claim::Loses), _) => Verdict::Lost,
            (_, Some(Claim::Loses)) => Verdict::Won,
            _ => continue,
        };
    }
    if let Some(Claim::Wins(point)) = claim
        && !info.lines.iter().any(|line| line.verdict.is_win())
    {
        let line = Line { depth: info.depth(), verdict: Verdict::Won, pv: vec![point] };
        let most = info.lines.len().max(1);
        info.lines.insert(0, line);
        info.lines.truncate(most);
    }
    // Stable: estimates stay in the order of the search, which knows which of them are out of date.
    info.lines.sort_by_key(|line| match line.verdict {
        Verdict::Open(_) => std::cmp::Reverse(Verdict::Open(0)),
        proved => std::cmp::Reverse(proved),
    });
    info
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Unwatched;
    use crate::rules::{Rule, Variant, parse_moves};

    fn game(moves: &str) -> Game {
        parse_moves(moves, Variant::GOMOKU_15).unwrap()
    }

    fn report(game: &Game, lines: &[(Verdict, &[Point])]) -> Vec<(Verdict, Vec<Point>)> {
        let line = |&(verdict, pv): &(Verdict, &[Point])| Line { depth: 9, verdict, pv: pv.into() };
        let (nodes, elapsed) = (100, Duration::from_secs(1));
        let info = Info { nodes, elapsed, lines: lines.iter().map(line).collect() };
        let found = with_proofs(game, info);
        assert_eq!(found.nodes, nodes);
        found.lines.into_iter().map(|line| (line.verdict, line.pv)).collect()
    }

    /// Position with X to move, its move in the proof, and a move that is none.
    fn to_move() -> (Game, Point, Point) {
        let game = game("h8i9");
        let Some(Claim::Wins(point)) = proved(&game) else { panic!("it is proved") };
        (game, point, Point::new(0, 0))
    }

    #[test]
    fn the_proof_is_silent_in_other_games_and_at_their_end() {
        assert!(proved(&game("h8a1")).is_some());
        for other in [Variant::GOMOKU_15.with_rule(Rule::Renju), Variant::GOMOKU_19] {
            assert_eq!(proved(&parse_moves("h8a1", other).unwrap()), None, "{other}");
        }
        assert_eq!(proved(&game("h8a1i8a2j8a3k8a4l8")), None);
    }

    #[test]
    fn estimates_stay_in_the_order_of_the_search() {
        let [low, high] = [Verdict::Open(-202), Verdict::Open(-193)];
        let [a, b, c] = [0, 1, 2].map(|col| [Point::new(0, col)]);
        let game = parse_moves("h8", Variant::GOMOKU_15.with_rule(Rule::Renju)).unwrap();
        let lines = [(Verdict::Lost, &a[..]), (low, &b[..]), (high, &c[..])];
        let found = report(&game, &lines);
        let found: Vec<Verdict> = found.into_iter().map(|(verdict, _)| verdict).collect();
        assert_eq!(found, [low, high, Verdict::Lost]);
    }

    #[test]
    fn where_the_proof_ends_threes_and_fours_win() {
        for rule in Proof::RULES {
            plays_to_its_end(parse_moves("h8a1", Proof::VARIANT.with_rule(rule)).unwrap());
        }
        // Without time, and in games that never were in the proof, there is no such move.
        let (none, now) = (Limits::default(), Some(Duration::ZERO));
        let game = parse_moves("h8a1h9a2h10a3i8a4", Variant::GOMOKU_15).unwrap();
        let limits = Limits { turn: now, ..none };
        assert_eq!(winning_move(&game, &limits, &Unwatched), None);
        let game = parse_moves("h8a1h9a2h10a3", Variant::GOMOKU_19).unwrap();
        assert_eq!(winning_move(&game, &none, &Unwatched), None);
    }

    /// Plays the first player's winning moves.
    #[track_caller]
    fn plays_to_its_end(mut game: Game) {
        let mut searched = 0;
        while let Status::ToMove(side) = game.status() {
            let is_stored = matches!(proved(&game), Some(Claim::Wins(_)));
            let point = if side == Stone::First {
                searched += usize::from(!is_stored);
                let found = winning_move(&game, &Limits::default(), &Unwatched);
                found.unwrap_or_else(|| panic!("nothing wins in {:?}", game.moves()))
            } else {
                // Stops a five, or else plays anywhere.
                let stops = crate::player::completes_row(&game, Stone::First);
                stops.unwrap_or_else(|| game.legal_moves().next().unwrap())
            };
            game.play(point).unwrap();
        }
        assert_eq!(game.status(), Status::Won(Stone::First));
        assert!(searched > 0);
    }

    #[test]
    fn the_move_of_the_proof_wins_before_all_others() {
        let (game, point, other) = to_move();
        let estimate = Verdict::Open(90);
        let found =
            report(&game, &[(estimate, &[other]), (Verdict::Open(50), &[Point::new(1, 1)])]);
        assert_eq!(found, [(Verdict::Won, vec![point]), (estimate, vec![other])]);
        // The search has the move, with a line of its own.
        let line = [point, other];
        let found = report(&game, &[(estimate, &[other]), (Verdict::Open(50), &line)]);
        assert_eq!(found, [(Verdict::Won, line.to_vec()), (estimate, vec![other])]);
        assert_eq!(report(&game, &[]), [(Verdict::Won, vec![point])]);
    }

    #[test]
    fn a_win_that_the_search_has_proved_stays() {
        let (game, point, other) = to_move();
        let win = [(Verdict::Win(15), vec![other])];
        assert_eq!(report(&game, &[(Verdict::Win(15), &[other])]), win);
        let found = report(&game, &[(Verdict::Win(15), &[other]), (Verdict::Open(9), &[point])]);
        assert_eq!(found[1], (Verdict::Won, vec![point]));
    }

    #[test]
    fn every_reply_loses_to_the_move_of_the_proof() {
        let (mut game, point, _) = to_move();
        game.play(point).unwrap();
        assert_eq!(proved(&game), Some(Claim::Loses));
        let (near, far) = (Point::new(7, 8), Point::new(0, 0));
        let found =
            report(&game, &[(Verdict::Open(-50), &[near, far]), (Verdict::Loss(8), &[far])]);
        game.play(near).unwrap();
        let Some(Claim::Wins(answer)) = proved(&game) else { panic!("near replies are stored") };
        assert_eq!(found[0], (Verdict::Lost, vec![near, answer]));
        assert_eq!(found[1], (Verdict::Loss(8), vec![far]));
    }
}
