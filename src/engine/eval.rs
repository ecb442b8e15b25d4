//! The static evaluation.

use super::board::{Observer, Position};
use super::patterns::Threat;

/// A static evaluation that follows the stones.
///
/// The classical one, by patterns, reads what the position keeps anyway: its observer is `()`. A network
/// takes its place by observing the stones.
pub trait Evaluate: Observer + Clone {
    /// How much better the side to move stands, in the unit of [`Verdict::Open`].
    ///
    /// [`Verdict::Open`]: super::Verdict::Open
    fn evaluate(position: &Position<Self>) -> i32;
}

/// What each side could make on every free square, and who threatens what.
impl Evaluate for () {
    #[inline]
    fn evaluate(position: &Position) -> i32 {
        position.pattern_eval() + position.weights().threat_mask(threat_mask(position))
    }
}

/// How many threat masks there are.
pub const THREAT_MASKS: usize = 1 << THREAT_MASK_BITS;

/// How many bits a threat mask has.
pub const THREAT_MASK_BITS: usize = 10;

/// Who threatens what: a bit for each kind of threat that a side could make.
pub fn threat_mask<O: Observer>(position: &Position<O>) -> usize {
    let us = position.to_move();
    let them = us.opponent();
    let could = |side, threat| position.count(side, threat) > 0;
    let bits: [bool; THREAT_MASK_BITS] = [
        could(us, Threat::FourThree),
        could(us, Threat::FourPlus),
        could(us, Threat::Four),
        could(us, Threat::DoubleThree),
        could(us, Threat::OpenThreePlus) || could(us, Threat::OpenThree),
        could(them, Threat::OpenFour),
        could(them, Threat::FourThree),
        could(them, Threat::FourPlus) || could(them, Threat::Four),
        could(them, Threat::DoubleThree),
        could(them, Threat::OpenThreePlus) || could(them, Threat::OpenThree),
    ];
    bits.into_iter().rev().fold(0, |number, bit| 2 * number + usize::from(bit))
}
