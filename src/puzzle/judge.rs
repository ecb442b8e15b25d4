//! What decides whether a move is right, and what is answered to it.

use std::time::Duration;

use super::{Goal, Question, WinningLine, passed};
use crate::engine::{
    Bitboard, Limits, Position, Reason, SolverLimits, SolverResult, Square, Threat, Vcf, Vct,
    Watch, reason,
};
use crate::rules::{Game, Point, Status, Stone};

/// What the answer to one move of the player may cost: a matter of milliseconds, rarely of seconds.
pub const REPLY_LIMITS: Limits =
    Limits { turn: Some(Duration::from_secs(3)), left: None, depth: None, nodes: Some(500_000) };

/// So many nodes are enough for each question about why a move is wrong: that it is, is known by then.
const REFUTATION_NODES: u64 = 5_000;

/// The answer to a move of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It wins on the spot, or makes a four that cannot be stopped; or it was the defence.
    Solved,
    /// It is right, and this is the best defence.
    Defence {
        /// The defence that holds out longest.
        point: Point,
        /// How it is won from then on.
        rest: WinningLine,
    },
    /// It is wrong.
    Wrong(Refutation),
    /// There was no time to decide.
    Undecided,
}

/// Why a move is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refutation {
    /// Now the other side wins.
    Loses(WinningLine),
    /// It threatens nothing: the other side can play what it likes.
    NoThreat,
    /// After this answer there is no win by threats.
    StoppedBy {
        /// The answer.
        point: Point,
        /// What it does.
        reason: Option<Reason>,
    },
    /// There is no win by threats any more.
    NoWin,
}

/// The solvers of forced wins, with their tables.
pub struct Judge {
    vcf: Vcf,
    vct: Vct,
}

impl Default for Judge {
    /// Tables of 2 MB for fours and of 16 MB for threes and fours.
    fn default() -> Self {
        Self { vcf: Vcf::with_entries(1 << 18), vct: Vct::new(16 << 20) }
    }
}

impl Judge {
    /// The shortest win of the side to move that is found: by fours, or else by threes and fours. None if the
    /// engine does not know the game.
    ///
    /// The nodes are counted for each of the two searches, the time for both.
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

    /// Whether the side to move wins, by fours or by threes and fours.
    pub(super) fn wins(
        &mut self,
        position: &mut Position,
        limits: Limits,
        watch: &dyn Watch,
    ) -> SolverResult<()> {
        match self.first_move(position, limits, watch) {
            SolverResult::Win(_) => SolverResult::Win(()),
            SolverResult::NoWin => SolverResult::NoWin,
            SolverResult::Unknown => SolverResult::Unknown,
        }
    }

    /// The first move of a win of the side to move, not always the shortest.
    pub(super) fn first_move(
        &mut self,
        position: &mut Position,
        limits: Limits,
        watch: &dyn Watch,
    ) -> SolverResult<Square> {
        let limits = || SolverLimits::new(limits, watch);
        let found = match self.vcf.shortest(position, &limits()) {
            SolverResult::Win(line) => SolverResult::Win(line),
            SolverResult::NoWin | SolverResult::Unknown => self.vct.solve_any(position, limits()),
        };
        map(found, |line| line.first().copied())
    }

    /// Whether the side that has just moved wins, whatever is answered.
    pub(super) fn defended(
        &mut self,
        position: &mut Position,
        limits: Limits,
        watch: &dyn Watch,
    ) -> SolverResult<()> {
        let found = self.vct.solve_defended(position, SolverLimits::new(limits, watch));
        map(found, |_| Some(()))
    }

    /// The moves that may stop the other side's threat to win by fours; `None` if there is none.
    pub(super) fn defences(&mut self, position: &mut Position) -> Option<Bitboard> {
        self.vct.defences(position)
    }

    /// The win of the side that is not to move if it were its turn.
    pub fn threat(
        &mut self,
        game: &Game,
        limits: Limits,
        watch: &dyn Watch,
    ) -> SolverResult<WinningLine> {
        passed(game).map_or(SolverResult::NoWin, |game| self.win(&game, limits, watch))
    }

    /// The answer to the player's move. It is a blocking function: [`Watch`] has its clock and its stop flag.
    pub fn reply(&mut self, question: &Question, limits: Limits, watch: &dyn Watch) -> Reply {
        let game = question.game();
        match (question.goal(), game.status()) {
            (_, Status::Won(_)) => Reply::Solved,
            (Goal::Win(_), Status::Drawn) => Reply::Wrong(Refutation::NoWin),
            (Goal::Win(known), Status::ToMove(them)) => {
                match self.defend(game, them, limits, watch) {
                    // What is known to win wins, however long that takes to be proved again.
                    Reply::Undecided => as_known(game, known).unwrap_or(Reply::Undecided),
                    reply => reply,
                }
            }
            (Goal::Defend { .. }, _) => match self.win(game, limits, watch) {
                SolverResult::Win(win) => Reply::Wrong(Refutation::Loses(win)),
                SolverResult::Unknown if watch.is_stopped() => Reply::Undecided,
                // It is not lost by proof.
                SolverResult::NoWin | SolverResult::Unknown => Reply::Solved,
            },
        }
    }

    /// The answer of `them`, who are to move, to a move that is to win.
    fn defend(&mut self, game: &Game, them: Stone, limits: Limits, watch: &dyn Watch) -> Reply {
        let Some(mut position) = position(game) else { return Reply::Undecided };
        let us = them.opponent();
        let fives = position.squares(us, Threat::Five);
        if position.count(them, Threat::Five) == 0 {
            match (fives.len(), fives.first()) {
                (0, _) | (_, None) => {}
                (1, Some(answer)) => {
                    if let Some(reply) = self.wins_by_fours(game, answer.point(), limits, watch) {
                        return reply;
                    }
                }
                _ => return Reply::Solved,
            }
            match self.vct.solve_defended(&mut position, SolverLimits::new(limits, watch)) {
                SolverResult::Win(line) => {
                    let line = points(&line);
                    return line.split_first().map_or(Reply::Solved, |(&point, rest)| {
                        answered(game, point, rest.to_vec()).unwrap_or(Reply::Undecided)
                    });
                }
                SolverResult::Unknown => return Reply::Undecided,
                SolverResult::NoWin => {}
            }
        }
        Reply::Wrong(self.refutation(game, &mut position, limits, watch))
    }

    /// The reply to a four with one answer if it goes on with fours to the win.
    fn wins_by_fours(
        &mut self,
        game: &Game,
        answer: Point,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Option<Reply> {
        let mut after = game.clone();
        after.play(answer).ok()?;
        let limits = SolverLimits::new(limits, watch);
        match self.vcf.shortest(&mut position(&after)?, &limits) {
            SolverResult::Win(line) => answered(game, answer, points(&line)),
            SolverResult::NoWin | SolverResult::Unknown => None,
        }
    }

    /// Why a move is wrong after which there is no win by threats; the other side is to move.
    fn refutation(
        &mut self,
        game: &Game,
        position: &mut Position,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Refutation {
        let nodes = Some(limits.nodes.map_or(REFUTATION_NODES, |it| it.min(REFUTATION_NODES)));
        let limits = Limits { nodes, ..limits };
        if let SolverResult::Win(win) = self.win(game, limits, watch) {
            return Refutation::Loses(win);
        }
        let Some(defences) = self.vct.defences(position) else { return Refutation::NoThreat };
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

/// The answer to the last move if it is the first of a known win: the next of that.
fn as_known(game: &Game, known: &WinningLine) -> Option<Reply> {
    match known.line() {
        [first, answer, rest @ ..] if game.moves().last() == Some(first) => {
            answered(game, *answer, rest.to_vec())
        }
        _ => None,
    }
}

/// The right move was made, and it is answered there; `None` if the rest is no win.
fn answered(game: &Game, point: Point, rest: Vec<Point>) -> Option<Reply> {
    let mut after = game.clone();
    after.play(point).ok()?;
    WinningLine::of(&after, rest).map(|rest| Reply::Defence { point, rest })
}

/// The engine's position of a game that goes on.
fn position(game: &Game) -> Option<Position> {
    Position::of(game).ok().filter(|_| matches!(game.status(), Status::ToMove(_)))
}

fn points(line: &[Square]) -> Vec<Point> {
    line.iter().copied().map(Square::point).collect()
}

/// The result in other words; what does not pass the check of the board is not believed.
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
