//! One game between two engines, from its opening to its end.

use std::cell::Cell;
use std::time::Duration;

use super::budget::Budget;
use super::proof;
use super::seat::Seat;
use crate::external::{Answered, Fault};
use crate::game::MoveLimit;
use crate::player::{Ctx, Said, Watch as _};
use crate::rules::{Game, Status, Stone};
use crate::tournament::{Finished, PlayedMove, Reason, ShortText};
use crate::translate::in_english;

/// Time between two looks at an engine that thinks, from which this program did not run. Otherwise
/// it looks at least fifty times a second.
const LONGEST_GAP: Duration = Duration::from_secs(1);

/// Conditions of a game that do not depend on its engines.
#[derive(Clone, Copy, Debug)]
pub struct Conduct {
    pub limit: MoveLimit,
    /// Set if a proof may end the game.
    pub adjudicates: bool,
}

/// Reason why there is no game.
pub enum NoGame {
    /// It is no longer wanted.
    Stopped,
    /// This program did not run all the time: somebody stopped it, such as with Ctrl-Z.
    Paused,
    /// The program of this side cannot be started.
    NotStarted(Stone, Fault),
}

/// Plays an opening to its end. `seen` sees the game after each move.
pub fn play(
    opening: &Game,
    seats: &mut [Seat; 2],
    conduct: Conduct,
    seen: &dyn Fn(&Game),
    is_stopped: &dyn Fn() -> bool,
) -> Result<Finished, NoGame> {
    let budgets = [0, 1].map(|side| Budget::new(seats[side].entrant.time));
    let moves = Vec::new();
    let mut played = Playing { game: opening.clone(), moves, seats, budgets, is_stopped };
    let end = played.finish(conduct, seen);
    let Playing { moves, seats, .. } = played;
    for seat in &mut *seats {
        seat.end();
    }
    let End { winner, reason, last_answer, note } = end?;
    let opening = opening.moves().to_vec();
    Ok(Finished { opening, moves, winner, reason, last_answer, note })
}

/// Times at which this program has looked at an engine that thinks.
#[derive(Default)]
struct Gaps {
    last: Cell<Option<Duration>>,
    longest: Cell<Duration>,
}

impl Gaps {
    fn look(&self, now: Duration) {
        let gap = self.last.replace(Some(now)).map(|last| now.saturating_sub(last));
        self.longest.set(self.longest.get().max(gap.unwrap_or_default()));
    }
}

/// Game in progress.
struct Playing<'a, 'b> {
    game: Game,
    moves: Vec<PlayedMove>,
    seats: &'a mut [Seat<'b>; 2],
    budgets: [Budget; 2],
    is_stopped: &'a dyn Fn() -> bool,
}

/// End of a game.
struct End {
    winner: Option<Stone>,
    reason: Reason,
    last_answer: Option<Duration>,
    note: ShortText,
}

impl End {
    fn new(winner: Option<Stone>, reason: Reason) -> Self {
        Self { winner, reason, last_answer: None, note: ShortText::default() }
    }

    /// Loss of a side because of a fault, after this time.
    fn fault(loser: Stone, fault: &Fault, took: Option<Duration>) -> Self {
        // Files are in English.
        let note = ShortText::new(&in_english(|| fault.to_string()));
        Self { note, last_answer: took, ..Self::new(Some(loser.opponent()), reason(fault)) }
    }
}

/// Reason for which the fault of an engine loses.
const fn reason(fault: &Fault) -> Reason {
    match fault {
        Fault::NoMove(_) => Reason::Time,
        Fault::Illegal(..) | Fault::Error(_) => Reason::IllegalMove,
        Fault::NotFound(_)
        | Fault::NotStarted(_)
        | Fault::NoStart(_)
        | Fault::RefusedBoard(..)
        | Fault::RefusedRule(..)
        | Fault::Ended(_)
        | Fault::Floods
        | Fault::DoesNotRead => Reason::Crash,
    }
}

/// Checks for a program that does not exist, or cannot be started. No game shows more about it.
const fn is_not_started(fault: &Fault) -> bool {
    matches!(fault, Fault::NotFound(_) | Fault::NotStarted(_))
}

impl Playing<'_, '_> {
    fn finish(&mut self, conduct: Conduct, seen: &dyn Fn(&Game)) -> Result<End, NoGame> {
        seen(&self.game);
        for side in [Stone::First, Stone::Second] {
            if let Err(fault) = self.seats[side as usize].begin() {
                return self.lost(side, fault, None);
            }
        }
        loop {
            if let Some(end) = self.over(conduct) {
                return Ok(end);
            }
            let Status::ToMove(side) = self.game.status() else { return Err(NoGame::Stopped) };
            if let Some(end) = self.turn(side)? {
                return Ok(end);
            }
            seen(&self.game);
        }
    }

    /// Ends the game if the board or a proof says so.
    fn over(&self, conduct: Conduct) -> Option<End> {
        let game = &self.game;
        let end = match game.status() {
            Status::Won(winner) if game.last_foul().is_some() => {
                End::new(Some(winner), Reason::Foul)
            }
            Status::Won(winner) => End::new(Some(winner), Reason::Five),
            Status::Drawn => End::new(None, Reason::FullBoard),
            // Neither side can do more than pass.
            Status::ToMove(_) if game.legal_moves().next().is_none() => {
                End::new(None, Reason::FullBoard)
            }
            Status::ToMove(_) if conduct.limit.is_reached(game) => {
                End::new(None, Reason::MoveLimit)
            }
            // The opening is no reason to play no move at all.
            Status::ToMove(_) if conduct.adjudicates && !self.moves.is_empty() => {
                End::new(Some(proof::winner(game)?), Reason::Proof)
            }
            Status::ToMove(_) => return None,
        };
        Some(end)
    }

    /// Plays the move of a side. Returns the end of the game if there is none.
    fn turn(&mut self, side: Stone) -> Result<Option<End>, NoGame> {
        let budget = &mut self.budgets[side as usize];
        let seat = &mut self.seats[side as usize];
        let (ctx, gaps) = (Ctx::quiet(), Gaps::default());
        let is_stopped = || {
            gaps.look(ctx.elapsed());
            (self.is_stopped)()
        };
        let answer = seat.choose(&self.game, &budget.clock(), &is_stopped);
        gaps.look(ctx.elapsed());
        let Answered { point, took, said } = match answer {
            _ if (self.is_stopped)() => return Err(NoGame::Stopped),
            _ if gaps.longest.get() > LONGEST_GAP => return Err(NoGame::Paused),
            Ok(Some(answered)) => answered,
            Ok(None) => return Err(NoGame::Stopped),
            Err(fault) => return self.lost(side, fault, Some(ctx.elapsed())).map(Some),
        };
        let (limit, tolerance) = (budget.clock().limit(), seat.entrant.terms.tolerance);
        if !budget.spend(took, tolerance) {
            seat.dismiss();
            return self.lost(side, Fault::NoMove(limit), Some(took)).map(Some);
        }
        if let Err(why) = self.game.play(point) {
            // The dialogue has checked it.
            let cell = point.to_string();
            return self.lost(side, Fault::Illegal(cell, why), Some(took)).map(Some);
        }
        self.moves.push(played(point, took, said.as_ref()));
        Ok(None)
    }

    /// Ends the game because of a fault.
    fn lost(&self, side: Stone, fault: Fault, took: Option<Duration>) -> Result<End, NoGame> {
        if (self.is_stopped)() {
            return Err(NoGame::Stopped);
        }
        if is_not_started(&fault) {
            return Err(NoGame::NotStarted(side, fault));
        }
        Ok(End::fault(side, &fault, took))
    }
}

/// Move with what the engine said of it.
fn played(point: crate::rules::Point, time: Duration, said: Option<&Said>) -> PlayedMove {
    let evaluation = said.and_then(|said| said.evaluation.as_deref()).unwrap_or_default();
    PlayedMove {
        point,
        time,
        depth: said.and_then(|said| plies(said.depth.as_deref()?)),
        evaluation: ShortText::new(evaluation),
    }
}

/// Depth of the search of all moves, as in `12` or `12-18`.
fn plies(depth: &str) -> Option<u16> {
    let end = depth.bytes().take_while(u8::is_ascii_digit).count();
    depth[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_of_a_depth_counts() {
        for (text, depth) in
            [("12", Some(12)), ("12-18", Some(12)), ("8/20", Some(8)), ("-", None), ("99999", None)]
        {
            assert_eq!(plies(text), depth, "{text}");
        }
    }

    #[test]
    fn faults_lose_for_their_reasons() {
        for (fault, expected) in [
            (Fault::NoMove(Duration::ZERO), Reason::Time),
            (Fault::Error("no".to_owned()), Reason::IllegalMove),
            (Fault::NoStart(Duration::ZERO), Reason::Crash),
            (Fault::Floods, Reason::Crash),
            (Fault::Ended(None), Reason::Crash),
        ] {
            assert_eq!(reason(&fault), expected, "{fault}");
        }
    }
}
