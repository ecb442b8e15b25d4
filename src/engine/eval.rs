//! What a position is worth without looking ahead.

use super::observer::Observer;
use super::position::Position;
use super::threat::Threat;

/// A static evaluation that follows the stones.
///
/// [`Classical`] reads what the position knows anyway. A network takes its place by observing the
/// stones.
pub trait Evaluate: Observer + Clone {
    /// How much better the side to move stands, in the unit of [`Verdict::Open`].
    ///
    /// [`Verdict::Open`]: super::Verdict::Open
    fn value(position: &Position<Self>) -> i32;
}

/// The evaluation by patterns: the worth of all that both sides could make, and who threatens what.
#[derive(Clone, Copy, Debug, Default)]
pub struct Classical;

impl Observer for Classical {
    #[inline]
    fn placed(&mut self, _: crate::rules::Point, _: crate::rules::Stone) {}

    #[inline]
    fn lifted(&mut self, _: crate::rules::Point, _: crate::rules::Stone) {}
}

impl Evaluate for Classical {
    #[inline]
    fn value(position: &Position<Self>) -> i32 {
        position.balance() + position.weights().stance(stance(position))
    }
}

/// How many stances there are.
pub const STANCES: usize = 1 << STANCE_BITS;

/// How many kinds of threat make a stance.
pub const STANCE_BITS: usize = 10;

/// Who threatens what, as a number: a bit for each kind of threat that a side could make.
pub fn stance<O: Observer>(position: &Position<O>) -> usize {
    let us = position.to_move();
    let them = us.opponent();
    let could = |side, threat| position.count(side, threat) > 0;
    let bits: [bool; STANCE_BITS] = [
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
