//! Whoever follows the stones of a position, to keep something of its own current.

use crate::rules::{Point, Stone};

/// Hears of every stone that is put on the board or taken from it, in order.
///
/// This is the seam for an evaluation that is kept current by increments, such as a network's first
/// layer. The position knows nothing of it; `()` hears nothing, and compiles to nothing.
pub trait Observer {
    /// A stone was put on a free square.
    #[inline]
    fn placed(&mut self, _: Point, _: Stone) {}

    /// The stone that was put there last was taken back.
    #[inline]
    fn lifted(&mut self, _: Point, _: Stone) {}
}

impl Observer for () {}
