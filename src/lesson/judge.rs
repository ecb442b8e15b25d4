//! Judge of the student's moves, which also plays the opponent.

use super::{Lesson, LessonGoal, is_open};
use crate::engine::{Limits, Position, Reason, SolverResult, Square, Threat, Watch};
use crate::puzzle::{
    Goal, Judge, JudgeQuestion, JudgeReply, REPLY_LIMITS, Refutation, WinningLine, joined,
};
use crate::rules::{Game, Point, Status, Stone, Turn};

/// Position of a lesson, to be judged on another thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonQuestion {
    /// Judges the last move of the game.
    Move(LessonGoal, Game),
    /// Finds a right move.
    Hint(LessonGoal, Game),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonReply {
    /// The move reaches the goal.
    Done,
    /// The move is right, and the opponent answers it.
    Answer(Point),
    Wrong(Refuted),
    Hint(LessonHint),
    /// There was no time to decide.
    Undecided,
}

/// Reason why a move is wrong, and the moves on the board that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refuted {
    pub why: Why,
    /// Moves after the wrong one, which begin with the opponent's.
    pub line: Vec<Point>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The opponent completes five at once.
    LosesToFive,
    /// The opponent makes a four that cannot be stopped.
    LosesToFour,
    /// The opponent wins with this number of moves up to the five.
    Loses(usize),
    /// The opponent's answer leaves no win.
    Stopped(Option<Reason>),
    /// The move threatens nothing, and the opponent's answer leaves no win.
    NoThreat,
    /// The move is no open three, so the opponent may play anywhere.
    NoThree,
    /// The move stops the opponent and threatens nothing.
    OnlyHolds,
}

/// Stones with which a right move combines, or whose threat it stops, and the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonHint {
    pub stones: Vec<Point>,
    pub point: Point,
}

/// Judge with the tables of the solvers.
#[derive(Default)]
pub struct LessonJudge(Judge);

const LIMITS: Limits = REPLY_LIMITS;
/// Number of other answers that are tried to a move that threatens nothing.
const NEAR: usize = 40;

impl LessonJudge {
    /// Answers a question. Blocks; the [`Watch`] provides clock and stop flag.
    pub fn reply(&mut self, question: &LessonQuestion, watch: &dyn Watch) -> LessonReply {
        let found = match question {
            LessonQuestion::Move(goal, game) => self.judge(*goal, game, watch),
            LessonQuestion::Hint(goal, game) => self.hint(*goal, game, watch),
        };
        found.unwrap_or(LessonReply::Undecided)
    }

    /// Judges the last move of a game; `None` if there was no time.
    fn judge(&mut self, goal: LessonGoal, game: &Game, watch: &dyn Watch) -> Option<LessonReply> {
        if let Status::Won(_) = game.status() {
            return Some(LessonReply::Done);
        }
        let mut before = game.clone();
        let Turn::Stone(point) = before.undo()? else { return None };
        if let LessonGoal::Win(_) = goal {
            return self.judge_win(&before, game, watch);
        }
        match self.0.win(game, LIMITS, watch) {
            SolverResult::Win(win) => return Some(LessonReply::Wrong(loss(game, &win))),
            SolverResult::Unknown => return None,
            SolverResult::NoWin => {}
        }
        let position = Position::of(&before).ok()?;
        let threat = position.threat(Square::new(point), position.to_move());
        let is_three =
            matches!(threat, Threat::OpenThree | Threat::OpenThreePlus | Threat::DoubleThree);
        let why = match goal {
            LessonGoal::OpenThree if !is_three => Why::NoThree,
            LessonGoal::HoldAndThreaten if threat < Threat::OpenThree => Why::OnlyHolds,
            LessonGoal::Five => {
                let answer = own_fives(game).first().copied();
                let line = answer.into_iter().collect();
                return Some(LessonReply::Wrong(Refuted { why: Why::Stopped(None), line }));
            }
            _ => return Some(LessonReply::Done),
        };
        let line = free_move(game).into_iter().collect();
        Some(LessonReply::Wrong(Refuted { why, line }))
    }

    /// Judges a move that should keep the win.
    fn judge_win(&mut self, before: &Game, game: &Game, watch: &dyn Watch) -> Option<LessonReply> {
        let SolverResult::Win(known) = self.0.win(before, LIMITS, watch) else { return None };
        let question = JudgeQuestion { game: game.clone(), goal: Goal::Win(known) };
        Some(match self.0.reply(&question, LIMITS, watch) {
            // An unstoppable four: one end is stopped, and the student completes the other.
            JudgeReply::Solved => LessonReply::Answer(*own_fives(game).first()?),
            JudgeReply::Defence { point, .. } => LessonReply::Answer(point),
            JudgeReply::Undecided => return None,
            JudgeReply::Wrong(Refutation::Loses(win)) => LessonReply::Wrong(loss(game, &win)),
            JudgeReply::Wrong(Refutation::StoppedBy { point, reason }) => {
                LessonReply::Wrong(Refuted { why: Why::Stopped(reason), line: vec![point] })
            }
            JudgeReply::Wrong(why) => {
                let line = self.stop(game, watch).into_iter().collect();
                let is_idle = why == Refutation::NoThreat;
                let why = if is_idle { Why::NoThreat } else { Why::Stopped(None) };
                LessonReply::Wrong(Refuted { why, line })
            }
        })
    }

    /// Answer of the opponent that leaves the student no win: on one of the cells that the student
    /// would need.
    fn stop(&mut self, game: &Game, watch: &dyn Watch) -> Option<Point> {
        let threat = self.0.threat(game, LIMITS, watch).win();
        let wanted = threat.iter().flat_map(WinningLine::line).copied();
        wanted.chain(near(game).take(NEAR)).find(|&point| {
            let mut after = game.clone();
            after.play(point).is_ok_and(|_| is_open(&after))
                && self.0.win(&after, LIMITS, watch) == SolverResult::NoWin
        })
    }

    fn hint(&mut self, goal: LessonGoal, game: &Game, watch: &dyn Watch) -> Option<LessonReply> {
        let Status::ToMove(us) = game.status() else { return None };
        // A four of the opponent comes before everything else.
        if let (Some(&point), true) =
            (fives(game, us.opponent()).first(), fives(game, us).is_empty())
        {
            let stones = joined(game.board(), us.opponent(), point);
            return Some(LessonReply::Hint(LessonHint { stones, point }));
        }
        let own = match goal {
            LessonGoal::Five | LessonGoal::Win(_) => self.0.win(game, LIMITS, watch).win(),
            LessonGoal::OpenThree | LessonGoal::Hold | LessonGoal::HoldAndThreaten => None,
        };
        if let Some(&point) = own.as_ref().and_then(|win| win.line().first()) {
            let stones = joined(game.board(), us, point);
            return Some(LessonReply::Hint(LessonHint { stones, point }));
        }
        let point = near(game).find(|&point| {
            let mut after = game.clone();
            after.play(point).is_ok() && self.judge(goal, &after, watch) == Some(LessonReply::Done)
        })?;
        let threat = match goal {
            LessonGoal::OpenThree => None,
            _ => self.0.threat(game, LIMITS, watch).win(),
        };
        let stones = match threat.as_ref().and_then(|win| win.line().first()) {
            Some(&first) => joined(game.board(), us.opponent(), first),
            None => joined(game.board(), us, point),
        };
        Some(LessonReply::Hint(LessonHint { stones, point }))
    }
}

impl Lesson {
    pub const fn question(&self, game: Game) -> LessonQuestion {
        LessonQuestion::Move(self.goal, game)
    }
}

/// Describes a win of the side to move, played out to the five.
fn loss(game: &Game, win: &WinningLine) -> Refuted {
    let mut line = win.line().to_vec();
    let mut after = game.clone();
    for &point in win.line() {
        let _ = after.play(point);
    }
    if is_open(&after) {
        let fives = own_fives(&after);
        line.extend(fives.into_iter().take(2));
    }
    let why = match (win.moves(), line.len()) {
        (1, 1) => Why::LosesToFive,
        (1, _) => Why::LosesToFour,
        _ => Why::Loses(line.len().div_ceil(2)),
    };
    Refuted { why, line }
}

/// Cells on which the side that has just moved would complete five.
fn own_fives(game: &Game) -> Vec<Point> {
    let Status::ToMove(them) = game.status() else { return Vec::new() };
    fives(game, them.opponent())
}

/// Cells on which a side would complete five.
fn fives(game: &Game, side: Stone) -> Vec<Point> {
    let Ok(position) = Position::of(game) else { return Vec::new() };
    position.squares(side, Threat::Five).iter().map(Square::point).collect()
}

/// Move of the opponent, who may play anywhere: an open three of its own, or else a cell that the
/// student wants.
fn free_move(game: &Game) -> Option<Point> {
    let position = Position::of(game).ok()?;
    let them = position.to_move();
    let wanted = |side: Stone| {
        let best = near(game).max_by_key(|&point| {
            let square = Square::new(point);
            (position.threat(square, side), position.move_score(square, side))
        });
        best.map(|point| (position.threat(Square::new(point), side), point))
    };
    let own = wanted(them).filter(|(threat, _)| *threat >= Threat::OpenThree);
    own.or_else(|| wanted(them.opponent())).map(|(_, point)| point)
}

/// Free cells, those near the stones first.
fn near(game: &Game) -> impl Iterator<Item = Point> {
    let stones: Vec<Point> = game.stones().map(|(point, _)| point).collect();
    let distance = |from: Point| {
        let to = |it: &Point| it.row.abs_diff(from.row).max(it.col.abs_diff(from.col));
        stones.iter().map(to).min().unwrap_or_default()
    };
    let mut cells: Vec<Point> = game.legal_moves().collect();
    // Compared without a key that is kept, the sort has the distances many times over in its code.
    cells.sort_by_cached_key(|&point| distance(point));
    cells.into_iter()
}
