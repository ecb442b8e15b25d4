//! Review of a game that the solver plays: the value of every move, and what each one cost.

use super::mark::{BLUNDER, GOOD_FIND, JudgedMove, Length, MISTAKE, MoveMark};
use super::outlook::Outlook;
use super::plan::ReviewProgress;
use super::report::{MoveReport, PositionReport, Report, SideReport};
use super::turning::TurningPoint;
use super::variation::{Basis, Better, Chance, Claim, Variation};
use crate::game::{AnyGame, State, Target};
use crate::player::{Analyst, Ctx, EngineSettings, Limits, Line, Verdict, Watch as _, WinKind};
use crate::quarto;
use crate::rules::{BySide, Stone};

/// Nodes for the values of each position.
const NODES: u64 = 1_000_000;

/// Position of the game and the values of its moves, best first; none after the end.
struct Valued {
    to_move: Stone,
    played: Option<Target>,
    values: Vec<Line<Target>>,
}

/// Reviews a game in which every action is a move: a stone, or in Quarto a piece that is given or
/// placed. `winner` is the winner of a game that ended off the board. `hear` gets the progress after
/// each position, from the last one backwards; `None` if it was stopped.
pub fn review_solved(
    game: &AnyGame,
    winner: Option<Stone>,
    ctx: &Ctx,
    mut hear: impl FnMut(ReviewProgress),
) -> Option<Report> {
    let (positions, end) = positions(game);
    let all = positions.len();
    let mut analyst = Analyst::new(EngineSettings { memory: 0, threads: 1 }, usize::MAX);
    let mut valued = Vec::new();
    for (done, (to_move, game, played)) in positions.into_iter().rev().enumerate() {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let values = analyst.analyse_any(&game, &limits, ctx).map(|info| info.lines);
        if ctx.is_stopped() {
            return None;
        }
        valued.push(Valued { to_move, played, values: values.unwrap_or_default() });
        hear(ReviewProgress { done: done + 1, all });
    }
    valued.reverse();
    let winner = match end {
        State::Over(outcome) => outcome.winner(),
        State::ToMove(_) => winner,
    };
    Some(report(&valued, end, winner))
}

/// Positions from the start on, each with its side to move and the action that followed, and the
/// state at the end.
fn positions(game: &AnyGame) -> (Vec<(Stone, AnyGame, Option<Target>)>, State) {
    let end = game.state();
    let mut game = game.clone();
    let mut positions = Vec::new();
    let mut add = |game: &AnyGame, played| {
        if let State::ToMove(side) = game.state() {
            positions.push((side, game.clone(), played));
        }
    };
    add(&game, None);
    while let Some(played) = undo(&mut game) {
        add(&game, Some(played));
    }
    positions.reverse();
    (positions, end)
}

/// Undoes the last action, if there is one.
fn undo(game: &mut AnyGame) -> Option<Target> {
    match game {
        AnyGame::Rows(game) => game.undo().map(Target::from),
        AnyGame::Quarto(game) => match game.status() {
            quarto::Status::Place(..) => game.put_back().map(Target::Piece),
            _ => game.take_up().map(|done| Target::Cell(done.point)),
        },
    }
}

fn claim(line: &Line<Target>) -> Claim {
    match line.verdict {
        verdict if verdict.is_proved() => Claim::Proved(verdict),
        verdict => Claim::Searched { verdict, depth: line.depth },
    }
}

impl Valued {
    fn best(&self) -> Option<&Line<Target>> {
        self.values.first()
    }

    /// Value of the move that was played.
    fn value(&self) -> Option<&Line<Target>> {
        self.values.iter().find(|line| line.pv.first() == self.played.as_ref())
    }

    fn outlook(&self) -> Outlook {
        self.best().and_then(|line| claim(line).outlook()).unwrap_or(Outlook::Open)
    }

    /// Checks whether the game was lost with the move that was played.
    fn loses(&self) -> bool {
        matches!(self.value().map(|line| line.verdict), Some(Verdict::Loss(_)))
            && !self.outlook().is_lost()
    }

    fn judge(&self, is_turning: bool) -> JudgedMove {
        let Some((best, now)) = self.best().zip(self.value()) else { return JudgedMove::default() };
        let chances = (claim(best).chance(), claim(now).chance());
        let cost = (chances.0.chance - chances.1.chance).max(0.0);
        let mark = self.mark(best, now, cost, is_turning);
        let basis = chances.0.basis.min(chances.1.basis);
        let had_choice = !self.outlook().is_lost() && self.values.len() > 1;
        let mark = mark.map(|mark| (mark, basis));
        JudgedMove { chances: Some(chances), cost, mark, had_choice }
    }

    fn mark(
        &self,
        best: &Line<Target>,
        now: &Line<Target>,
        cost: f64,
        is_turning: bool,
    ) -> Option<MoveMark> {
        let others = || self.values.iter().filter(|line| line.pv.first() != self.played.as_ref());
        let is_win = |line: &Line<Target>| matches!(line.verdict, Verdict::Win(_));
        let length = |line: &Line<Target>| Length {
            moves: line.verdict.moves_to_end().unwrap_or_default().into(),
            by: WinKind::Other,
        };
        match best.verdict {
            Verdict::Win(_) if !is_win(now) => Some(MoveMark::MissedWin(length(best))),
            Verdict::Win(_) => {
                let is_only = others().next().is_some() && !others().any(is_win);
                let found = length(now);
                (is_only && found.moves >= GOOD_FIND).then_some(MoveMark::GoodFind(found))
            }
            Verdict::Loss(_) => None,
            _ if cost >= BLUNDER => Some(MoveMark::Blunder),
            _ if cost >= MISTAKE || is_turning => Some(MoveMark::Mistake),
            _ => {
                // Nobody overlooks what loses at once.
                let loses = |line: &Line<Target>| matches!(line.verdict, Verdict::Loss(_));
                let is_deep = |line: &Line<Target>| matches!(line.verdict, Verdict::Loss(3..));
                let is_only = others().all(loses) && others().any(is_deep);
                is_only.then_some(MoveMark::OnlyMove)
            }
        }
    }
}

/// Finds the loser's last move with which the game was lost.
fn turning_point(valued: &[Valued], end: State, winner: Option<Stone>) -> TurningPoint {
    let Some(winner) = winner else { return TurningPoint::NobodyLost };
    if let (State::ToMove(side), Some(last)) = (end, valued.last()) {
        let is_lost =
            if side == winner { last.outlook().is_won() } else { last.outlook().is_lost() };
        if !is_lost {
            return TurningPoint::NotProved;
        }
    }
    let own = valued.iter().enumerate().rev().filter(|(_, it)| it.to_move != winner);
    for (index, position) in own.filter(|(_, it)| it.played.is_some()) {
        if position.outlook().is_lost() {
            continue;
        }
        let holds = position.best().is_some_and(|best| best.verdict.chance() >= MISTAKE);
        let is_known = position.loses() && holds;
        return if is_known { TurningPoint::Move(index) } else { TurningPoint::Since(index) };
    }
    TurningPoint::Start
}

fn report(valued: &[Valued], end: State, winner: Option<Stone>) -> Report {
    let turning_point = turning_point(valued, end, winner);
    let played = || valued.iter().enumerate().filter(|(_, it)| it.played.is_some());
    let judged: Vec<JudgedMove> =
        played().map(|(index, it)| it.judge(turning_point == TurningPoint::Move(index))).collect();
    let moves = played().zip(&judged).filter_map(|((index, it), judged)| {
        let is_turning = turning_point == TurningPoint::Move(index);
        let is_told = is_turning || judged.mark.is_some_and(|(mark, _)| mark.is_error());
        let variation = |line: &Line<Target>| Variation { pv: line.pv.clone(), claim: claim(line) };
        let other = it.best().filter(|best| best.pv.first() != it.played.as_ref());
        let better = other.map(|best| Better { variation: variation(best), reason: None });
        let is_lost = it.outlook().is_lost();
        let next = valued.get(index + 1).and_then(Valued::best).map(variation);
        Some(MoveReport {
            index,
            played: it.played?,
            side: it.to_move,
            next: valued.get(index + 1).map_or(it.to_move.opponent(), |next| next.to_move),
            chances: judged.chances,
            cost: judged.cost,
            mark: judged.mark,
            better: better.filter(|_| is_told && !is_lost),
            delaying: None,
            refutation: next.filter(|_| is_told),
        })
    });
    let moves = moves.collect();
    let position = |it: &Valued| PositionReport {
        to_move: it.to_move,
        chance: it.best().map(|line| claim(line).chance()),
        outlook: it.outlook(),
        proof: None,
        evaluation: it.best().cloned(),
    };
    let mut positions: Vec<PositionReport> = valued.iter().map(position).collect();
    if let (State::Over(outcome), Some(last)) = (end, valued.last()) {
        let chance = if outcome.winner().is_some() { 0.0 } else { 0.5 };
        let is_lost = outcome.winner().is_some();
        positions.push(PositionReport {
            to_move: winner.map_or(last.to_move, Stone::opponent),
            chance: Some(Chance::proved(chance)),
            outlook: if is_lost { Outlook::Lost(Basis::Proved) } else { Outlook::Open },
            proof: None,
            evaluation: None,
        });
    }
    let side = |side| {
        let own = played().zip(&judged).filter(|((_, it), _)| it.to_move == side);
        SideReport::new(own.map(|(_, judged)| judged))
    };
    Report {
        winner,
        turning_point,
        positions,
        moves,
        sides: BySide { first: side(Stone::First), second: side(Stone::Second) },
        lessons: Vec::new(),
    }
}

#[cfg(test)]
mod tests;
