//! Another try at a move that was a mistake.

use super::mark::MISTAKE;
use super::proof::{Proof, ProofLimits, prove};
use super::task::evaluate;
use crate::game::GameKind;
use crate::player::{Ctx, ForcedWin, Line, Solver, Verdict, Watch as _, WinKind};
use crate::rules::{Game, Point, Status};

/// Question whether a move is better than the one played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retry {
    /// Game before the move.
    pub game: Game,
    /// Move of the game, which was a mistake.
    pub played: Point,
    /// Move to examine.
    pub point: Point,
}

#[derive(Clone, Debug, PartialEq)]
pub enum RetryReply {
    /// It wins, which is proved.
    Wins,
    /// It holds, or keeps the winning chance.
    Holds { chance: f64 },
    /// The opponent wins with this line.
    Loses(ForcedWin),
    /// There is a much better move; the opponent answers with this one.
    Worse { best: f64, chance: f64, answer: Option<Point> },
    /// No result, because the search was stopped.
    Undecided,
}

/// Nodes of each search and of each proof.
const SEARCH: u64 = 100_000;
const PROOF: u64 = 20_000;

impl Retry {
    /// Examines the move with proofs and searches of the usual length.
    pub fn reply(&self, ctx: &Ctx) -> RetryReply {
        self.reply_within(SEARCH, PROOF, ctx)
    }

    /// Examines the move with this many nodes for each search, and for each proof.
    pub fn reply_within(&self, search: u64, proof: u64, ctx: &Ctx) -> RetryReply {
        self.examine(search, proof, ctx)
            .filter(|_| !ctx.is_stopped())
            .unwrap_or(RetryReply::Undecided)
    }

    fn examine(&self, search: u64, proof: u64, ctx: &Ctx) -> Option<RetryReply> {
        let mut after = self.game.clone();
        match after.play(self.point).ok()? {
            Status::Won(_) if after.last_foul().is_some() => {
                let best = evaluate(&self.game, search, ctx)?.verdict.chance();
                return Some(RetryReply::Worse { best, chance: 0.0, answer: None });
            }
            Status::Won(_) => return Some(RetryReply::Wins),
            Status::Drawn => return Some(RetryReply::Holds { chance: 0.5 }),
            Status::ToMove(_) => {}
        }
        // In the games of the solver, the search below proves what can be proved.
        let has_threats = GameKind::Rows(self.game.variant()).has_threats();
        let win = Solver::of(&self.game).ok().and_then(|mut solver| solver.win(proof, ctx));
        if win.as_ref().is_some_and(|win| win.pv.first() == Some(&self.point)) {
            return Some(RetryReply::Wins);
        }
        let bound =
            ProofLimits { win: proof, defence: &[(300, usize::MAX)], without_threat: false };
        if has_threats {
            match prove(&after, None, bound, ctx)? {
                Proof::Win(win) => return Some(RetryReply::Loses(win)),
                Proof::Loss => return Some(RetryReply::Wins),
                Proof::Open(_) => {}
            }
        }
        let Line { verdict, pv, .. } = evaluate(&after, search, ctx)?;
        let chance = match verdict {
            Verdict::Won | Verdict::Win(_) => {
                return Some(RetryReply::Loses(ForcedWin { by: WinKind::Other, pv }));
            }
            Verdict::Loss(_) | Verdict::Lost => return Some(RetryReply::Wins),
            Verdict::Draw | Verdict::Open(_) => 1.0 - verdict.chance(),
        };
        let best = match win {
            Some(_) => 1.0,
            None => evaluate(&self.game, search, ctx)?.verdict.chance(),
        };
        let holds = chance + MISTAKE >= best && self.point != self.played;
        let answer = pv.first().copied();
        Some(if holds {
            RetryReply::Holds { chance }
        } else {
            RetryReply::Worse { best, chance, answer }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Coordinates, Variant, parse_moves};

    /// X has an open three, which O has to stop.
    const THREE: &str = "h8a1i8c15j8";

    fn reply(point: &str) -> RetryReply {
        let cell = |name| Coordinates::Letters.parse(name, Variant::GOMOKU_15.shape()).unwrap();
        let game = parse_moves(THREE, Variant::GOMOKU_15).unwrap();
        let retry = Retry { game, played: cell("o3"), point: cell(point) };
        retry.reply_within(300, 300, &Ctx::quiet())
    }

    #[test]
    fn every_defence_holds_and_other_moves_are_refuted() {
        for point in ["g8", "k8"] {
            assert!(matches!(reply(point), RetryReply::Holds { .. }), "{point}");
        }
        for point in ["o3", "a15"] {
            let RetryReply::Loses(win) = reply(point) else { panic!("{point}") };
            assert_eq!(win.moves(), 1);
        }
    }

    #[test]
    fn a_missed_win_must_still_win() {
        let game = parse_moves("h8a1i8c15j8o3", Variant::GOMOKU_15).unwrap();
        let cell = |name| Coordinates::Letters.parse(name, Variant::GOMOKU_15.shape()).unwrap();
        let reply = |point| {
            let retry = Retry { game: game.clone(), played: cell("a15"), point: cell(point) };
            retry.reply_within(300, 300, &Ctx::quiet())
        };
        // Both ends make an open four.
        assert_eq!([reply("g8"), reply("k8")], [RetryReply::Wins, RetryReply::Wins]);
        assert!(matches!(reply("a15"), RetryReply::Worse { .. }));
    }

    #[test]
    fn games_of_the_solver_are_tried_again_too() {
        // O answers the corner with an edge, which loses.
        let game = parse_moves("a3", Variant::TIC_TAC_TOE).unwrap();
        let cell = |name| Coordinates::Letters.parse(name, Variant::TIC_TAC_TOE.shape()).unwrap();
        let reply = |point| {
            let retry = Retry { game: game.clone(), played: cell("b3"), point: cell(point) };
            retry.reply(&Ctx::quiet())
        };
        assert_eq!(reply("b2"), RetryReply::Holds { chance: 0.5 });
        assert!(matches!(reply("a1"), RetryReply::Loses(_)));
    }

    #[test]
    fn a_foul_is_no_better_move() {
        let renju = Variant::GOMOKU_15.with_rule(crate::rules::Rule::Renju);
        // H8 is a double three.
        let game = parse_moves("f8a1g8a15h10o1h9o15", renju).unwrap();
        let cell = |name| Coordinates::Letters.parse(name, renju.shape()).unwrap();
        let retry = Retry { game, played: cell("a8"), point: cell("h8") };
        let reply = retry.reply_within(300, 300, &Ctx::quiet());
        assert!(matches!(reply, RetryReply::Worse { chance: 0.0, .. }), "{reply:?}");
    }
}
