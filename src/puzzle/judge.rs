//! Judge of the player's moves, which also plays the answers.

use std::time::Duration;

use super::{Goal, JudgeQuestion, WinningLine, passed};
use crate::engine::{
    Limits, Position, Reason, SolverLimits, SolverResult, Square, Threat, Vcf, Vct, Watch, reason,
};
use crate::rules::{Foul, Game, Point, Status, Stone};

/// Limits of the answer to a move: milliseconds, or rarely seconds.
pub const REPLY_LIMITS: Limits =
    Limits { turn: Some(Duration::from_secs(3)), left: None, depth: None, nodes: Some(500_000) };

/// Nodes for each search for the reason why a move is wrong, which is already certain.
const REFUTATION_NODES: u64 = 5_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JudgeReply {
    /// Solved: the move wins on the spot, makes an unstoppable four, or is the defence.
    Solved,
    /// Correct move, with the best defence against it.
    Defence {
        /// Defence that delays the end longest.
        point: Point,
        rest: WinningLine,
    },
    Wrong(Refutation),
    Undecided,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    Loses(WinningLine),
    /// Threatens nothing: the opponent can play anything.
    NoThreat,
    /// Stopped: this answer leaves no win by threats.
    StoppedBy {
        point: Point,
        reason: Option<Reason>,
    },
    NoWin,
    /// The move is a foul, which loses.
    Foul(Foul),
}

/// Limits of each search, and its environment.
pub(super) type Bounds<'a> = (Limits, &'a dyn Watch);

pub struct Judge {
    vcf: Vcf,
    pub(super) vct: Vct,
}

impl Default for Judge {
    /// Uses tables of 2 MB for fours and of 16 MB for threes and fours.
    fn default() -> Self {
        Self { vcf: Vcf::with_entries(1 << 18), vct: Vct::new(16 << 20) }
    }
}

impl Judge {
    /// Finds the shortest win of the side to move: by fours, or else by threes and fours. `None` if
    /// the engine does not support the game.
    ///
    /// The limit of nodes applies to each of the two searches, the time to both together.
    pub fn win(
        &mut self,
        game: &Game,
        limits: Limits,
        watch: &dyn Watch,
    ) -> SolverResult<WinningLine> {
        let Some(mut position) = position(game) else { return SolverResult::NoWin };
        let limits = || SolverLimits::new(limits, watch);
        let found = match self.vcf.shortest(&mut position, &limits()) {
            SolverResult::NoWin => self.vct.solve(&mut position, limits()),
            found => found,
        };
        map(found, |line| WinningLine::of(game, points(&line)))
    }

    /// First move of a win by fours, or by threes and fours, not always the shortest.
    pub(super) fn first_move(
        &mut self,
        position: &mut Position,
        bounds: Bounds,
    ) -> SolverResult<Square> {
        let limits = || SolverLimits::new(bounds.0, bounds.1);
        let found = match self.vcf.shortest(position, &limits()) {
            SolverResult::Win(line) => SolverResult::Win(line),
            SolverResult::NoWin | SolverResult::Unknown => self.vct.solve_any(position, limits()),
        };
        map(found, |line| line.first().copied())
    }

    /// Checks whether the side that has just moved wins against every answer.
    pub(super) fn defended(
        &mut self,
        position: &mut Position,
        (limits, watch): Bounds,
    ) -> SolverResult<Vec<Square>> {
        self.vct.solve_defended(position, SolverLimits::new(limits, watch))
    }

    /// Win that the side not to move would have if it were its turn.
    pub fn threat(
        &mut self,
        game: &Game,
        limits: Limits,
        watch: &dyn Watch,
    ) -> SolverResult<WinningLine> {
        passed(game).map_or(SolverResult::NoWin, |game| self.win(&game, limits, watch))
    }

    /// Answers the player's move. Blocks; the [`Watch`] provides clock and stop flag.
    pub fn reply(
        &mut self,
        question: &JudgeQuestion,
        limits: Limits,
        watch: &dyn Watch,
    ) -> JudgeReply {
        let game = &question.game;
        if let Some(foul) = game.last_foul() {
            return JudgeReply::Wrong(Refutation::Foul(foul));
        }
        match (&question.goal, game.status()) {
            (_, Status::Won(_)) => JudgeReply::Solved,
            (Goal::Win(_), Status::Drawn) => JudgeReply::Wrong(Refutation::NoWin),
            (Goal::Win(known), Status::ToMove(them)) => {
                match self.defend(game, them, (limits, watch)) {
                    // A known win counts, even if proving it again would take too long.
                    JudgeReply::Undecided => match known.line() {
                        [first, answer, rest @ ..] if game.moves().last() == Some(first) => {
                            answered(game, *answer, rest.to_vec()).unwrap_or(JudgeReply::Undecided)
                        }
                        _ => JudgeReply::Undecided,
                    },
                    reply => reply,
                }
            }
            (Goal::Defend { saves, .. }, _) => match self.win(game, limits, watch) {
                SolverResult::Win(win) => JudgeReply::Wrong(Refutation::Loses(win)),
                SolverResult::NoWin => JudgeReply::Solved,
                // The known defence counts, even if proving it again would take too long.
                SolverResult::Unknown
                    if !watch.is_stopped() && game.moves().last() == Some(saves) =>
                {
                    JudgeReply::Solved
                }
                SolverResult::Unknown => JudgeReply::Undecided,
            },
        }
    }

    /// Answers a move that should win. The side `them` is to move.
    fn defend(&mut self, game: &Game, them: Stone, bounds: Bounds) -> JudgeReply {
        let Some(mut position) = position(game) else { return JudgeReply::Undecided };
        let us = them.opponent();
        if position.count(them, Threat::Five) == 0 {
            let answers = position.legal(position.answers(us));
            match (position.count(us, Threat::Five), answers.len(), answers.first()) {
                (0, ..) => {}
                (_, 1, Some(answer)) => {
                    if let Some(reply) = self.wins_by_fours(game, answer.point(), bounds) {
                        return reply;
                    }
                }
                (_, _, None) => return JudgeReply::Solved,
                // Where blocked fives count for nothing, a four may have several answers.
                _ => {}
            }
            match self.defended(&mut position, bounds) {
                SolverResult::Win(line) => {
                    let line = points(&line);
                    return line.split_first().map_or(JudgeReply::Solved, |(&point, rest)| {
                        answered(game, point, rest.to_vec()).unwrap_or(JudgeReply::Undecided)
                    });
                }
                SolverResult::Unknown => return JudgeReply::Undecided,
                SolverResult::NoWin => {}
            }
        }
        JudgeReply::Wrong(self.refutation(game, &mut position, bounds))
    }

    /// Answers a four with the only possible answer, if fours then lead to the win.
    fn wins_by_fours(&mut self, game: &Game, answer: Point, bounds: Bounds) -> Option<JudgeReply> {
        let mut after = game.clone();
        after.play(answer).ok()?;
        let limits = SolverLimits::new(bounds.0, bounds.1);
        match self.vcf.shortest(&mut position(&after)?, &limits) {
            SolverResult::Win(line) => answered(game, answer, points(&line)),
            SolverResult::NoWin | SolverResult::Unknown => None,
        }
    }

    /// Finds out why a move leaves no win by threats. The opponent is to move.
    fn refutation(
        &mut self,
        game: &Game,
        position: &mut Position,
        (limits, watch): Bounds,
    ) -> Refutation {
        let nodes = Some(limits.nodes.map_or(REFUTATION_NODES, |it| it.min(REFUTATION_NODES)));
        let limits = Limits { nodes, ..limits };
        if let SolverResult::Win(win) = self.win(game, limits, watch) {
            return Refutation::Loses(win);
        }
        let defences = match self.vct.defences(position) {
            SolverResult::Win(defences) => defences,
            SolverResult::NoWin => return Refutation::NoThreat,
            SolverResult::Unknown => return Refutation::NoWin,
        };
        for defence in defences.iter() {
            position.place(defence);
            let found = self.vct.solve_any(position, SolverLimits::new(limits, watch));
            position.undo();
            if found == SolverResult::NoWin {
                let point = defence.point();
                return Refutation::StoppedBy { point, reason: reason(game, point, None) };
            }
        }
        Refutation::NoWin
    }
}

/// Answers a correct move; `None` if the rest of the line is no win.
fn answered(game: &Game, point: Point, rest: Vec<Point>) -> Option<JudgeReply> {
    let mut after = game.clone();
    after.play(point).ok()?;
    WinningLine::of(&after, rest).map(|rest| JudgeReply::Defence { point, rest })
}

fn position(game: &Game) -> Option<Position> {
    Position::of(game).ok().filter(|_| matches!(game.status(), Status::ToMove(_)))
}

fn points(line: &[Square]) -> Vec<Point> {
    line.iter().copied().map(Square::point).collect()
}

/// Converts a result, which must be confirmed on the board.
fn map<T>(
    found: SolverResult<Vec<Square>>,
    win: impl FnOnce(Vec<Square>) -> Option<T>,
) -> SolverResult<T> {
    match found {
        SolverResult::Win(line) => win(line).map_or(SolverResult::Unknown, SolverResult::Win),
        SolverResult::NoWin => SolverResult::NoWin,
        SolverResult::Unknown => SolverResult::Unknown,
    }
}
