//! Moves that can matter against a win by fours (relevance zone; Thomsen 2000).

use super::{Answer, FourMoves};
use crate::engine::board::{Bitboard, Position, STRIDE, Square};
use crate::engine::patterns::Threat;

/// Moves of the side to move that can matter if the opponent would win by certain fours after a
/// pass.
///
/// The fours still win after every other move. The exceptions take a square of the fours or stop
/// the last of them, make a four themselves, or lie within five squares in a row with a forced
/// answer, with which they might make a four on the way. Where stones at both ends block a five,
/// so may a stone within five squares in a row with one of the fours. A move of the last kinds is
/// omitted if the same fours still win after it.
///
/// If the fours win only because some square is a foul, or is none, every move can matter: stones
/// far away may change that.
pub struct RelevanceZone {
    /// Winning fours after a pass, and their answers.
    pv: Vec<Square>,
    /// Moves that stop the fours, or make one.
    direct: Bitboard,
    /// Moves that might make a four together with forced answers.
    aligned: Bitboard,
    is_everything: bool,
}

impl RelevanceZone {
    pub fn new(position: &mut Position, pv: Vec<Square>) -> Self {
        let defender = position.to_move();
        let direct = position.fours(defender).union(&pv.iter().copied().collect());
        let mut zone = Self { pv, direct, aligned: Bitboard::default(), is_everything: false };
        let Some((&last, before)) = zone.pv.split_last() else { return zone };
        let (fours, answers) = (zone.pv.iter().step_by(2), before.iter().skip(1).step_by(2));
        let fours = fours.filter(|_| position.blocks_fives());
        let reach = position.answer_reach();
        for &square in answers.chain(fours) {
            for step in [1, STRIDE - 1, STRIDE, STRIDE + 1] {
                for step in [step.cast_signed(), -step.cast_signed()] {
                    for steps in 1..=reach {
                        let square = Square::at(square.index().wrapping_add_signed(steps * step));
                        if position.is_free(square) {
                            zone.aligned.insert(square);
                        } else if position.stone(square) != Some(defender)
                            && !position.blocks_fives()
                        {
                            break;
                        }
                    }
                }
            }
        }
        position.pass();
        let attacker = defender.opponent();
        for &square in before {
            zone.is_everything |= position.to_move() == attacker
                && position.threat(square, attacker) == Threat::FourDoubleThree;
            position.place(square);
        }
        match position.threat(last, attacker) {
            Threat::OpenFour => {
                zone.direct = zone.direct.union(&position.defences(last, attacker));
            }
            Threat::Five => {}
            // The only square that stops it is a foul, or the move itself could be one.
            _ => zone.is_everything = true,
        }
        for _ in 0..=before.len() {
            position.undo();
        }
        zone
    }

    pub fn moves(&self, position: &mut Position) -> Bitboard {
        if self.is_everything {
            return *position.free();
        }
        let aligned = self.aligned.iter().filter(|&square| self.contains(position, square));
        self.direct.union(&aligned.collect())
    }

    /// Checks whether every move can matter.
    pub const fn is_everything(&self) -> bool {
        self.is_everything
    }

    /// Checks a move lazily, since that may require playing the fours again.
    pub fn contains(&self, position: &mut Position, square: Square) -> bool {
        self.is_everything
            || self.direct.contains(square)
            || self.aligned.contains(square) && !still_wins(position, square, &self.pv)
    }
}

fn still_wins(position: &mut Position, answer: Square, pv: &[Square]) -> bool {
    position.place(answer);
    let mut placed = 1;
    let mut moves = pv.iter().step_by(2);
    let wins = loop {
        let fours = match FourMoves::of(position) {
            FourMoves::Win(_) => break true,
            FourMoves::None => break false,
            FourMoves::Some(fours) => fours,
        };
        let Some(&square) = moves.next().filter(|&&square| fours.contains(square)) else {
            break false;
        };
        position.place(square);
        placed += 1;
        match Answer::of(position) {
            Answer::Only(reply) => position.place(reply),
            Answer::First(_) => break false,
            Answer::None => break true,
        }
        placed += 1;
    };
    for _ in 0..placed {
        position.undo();
    }
    wins
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;
    use crate::engine::vcf::{SolverLimits, SolverResult, Vcf};
    use crate::rules::{Game, Point, Status, Variant};

    /// Places stones at random in the middle of a board.
    fn random_game(rng: &mut Rng) -> Game {
        let mut game = Game::new(Variant::GOMOKU_15);
        for _ in 0..rng.usize(12..30) {
            // An occupied cell is drawn again.
            let _ = game.play(Point::new(rng.u8(4..11), rng.u8(4..11)));
        }
        game
    }

    #[test]
    fn every_other_move_loses_to_fours() {
        let mut rng = Rng::with_seed(1);
        let mut vcf = Vcf::default();
        let (mut threats, mut kept, mut left_out) = (0, 0, 0);
        while threats < 60 {
            let game = random_game(&mut rng);
            let mut position = Position::of(&game).unwrap();
            let (us, them) = (position.to_move(), position.to_move().opponent());
            let is_quiet = [us, them].into_iter().all(|side| !position.has(side, Threat::OpenFour));
            if !matches!(game.status(), Status::ToMove(_)) || !is_quiet {
                continue;
            }
            position.pass();
            let found = vcf.shortest(&mut position, &SolverLimits::nodes(1_000));
            position.undo();
            let SolverResult::Win(pv) = found else { continue };
            threats += 1;
            let zone = RelevanceZone::new(&mut position, pv);
            for square in position.free().iter().collect::<Vec<_>>() {
                if zone.contains(&mut position, square) {
                    kept += 1;
                    continue;
                }
                left_out += 1;
                position.place(square);
                let found = vcf.shortest(&mut position, &SolverLimits::nodes(100_000));
                assert!(
                    matches!(found, SolverResult::Win(_)),
                    "{square:?} stops it in {position:?}"
                );
                position.undo();
            }
        }
        assert!(kept * 2 < left_out, "{kept} of {} moves are kept", kept + left_out);
    }
}
