//! Moves that can matter against a win by fours (relevance zone; Thomsen 2000).

use super::FourMoves;
use crate::engine::board::{Bitboard, Position, STRIDE, Square};
use crate::engine::patterns::Threat;

/// Moves of the side to move that can matter if the opponent would win by certain fours after a
/// pass.
///
/// The fours still win after every other move. The exceptions take a square of the fours or stop
/// the last of them, make a four themselves, or lie within five squares in a row with a forced
/// answer, with which they might make a four on the way. A move of the last kind is omitted if the
/// same fours still win after it.
pub struct RelevanceZone {
    /// Winning fours after a pass, and their answers.
    pv: Vec<Square>,
    /// Moves that stop the fours, or make one.
    direct: Bitboard,
    /// Moves that might make a four together with forced answers.
    aligned: Bitboard,
}

impl RelevanceZone {
    pub fn new(position: &mut Position, pv: Vec<Square>) -> Self {
        let defender = position.to_move();
        let mut direct = position.squares_between(defender, Threat::Four, Threat::FourThree);
        direct = direct.union(&pv.iter().copied().collect());
        let mut zone = Self { pv, direct, aligned: Bitboard::default() };
        let Some((&last, before)) = zone.pv.split_last() else { return zone };
        for &answer in before.iter().skip(1).step_by(2) {
            for step in [1, STRIDE - 1, STRIDE, STRIDE + 1] {
                for step in [step.cast_signed(), -step.cast_signed()] {
                    for steps in 1..5 {
                        let square = Square::at(answer.index().wrapping_add_signed(steps * step));
                        if position.is_free(square) {
                            zone.aligned.insert(square);
                        } else if position.stone(square) != Some(defender) {
                            break;
                        }
                    }
                }
            }
        }
        position.pass();
        for &square in before {
            position.place(square);
        }
        let attacker = defender.opponent();
        if position.threat(last, attacker) == Threat::OpenFour {
            zone.direct = zone.direct.union(&position.defences(last, attacker));
        }
        for _ in 0..=before.len() {
            position.undo();
        }
        zone
    }

    pub fn moves(&self, position: &mut Position) -> Bitboard {
        let aligned = self.aligned.iter().filter(|&square| self.contains(position, square));
        self.direct.union(&aligned.collect())
    }

    /// Checks a move lazily, since that may require playing the fours again.
    pub fn contains(&self, position: &mut Position, square: Square) -> bool {
        self.direct.contains(square)
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
        let us = position.to_move();
        position.place(square);
        placed += 1;
        let Some(reply) = position.squares(us, Threat::Five).first() else { break false };
        position.place(reply);
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
