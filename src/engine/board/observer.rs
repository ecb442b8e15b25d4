//! The observer of a position, which updates something of its own with every stone.

use crate::rules::{Point, Stone};

/// Is told of every stone that is put on the board or taken from it, in order.
///
/// This is the seam for an evaluation that is kept current by increments, such as a network's first
/// layer. The position does not depend on it; `()` does nothing, and compiles to nothing.
pub trait Observer {
    /// A stone was put on a free square.
    #[inline]
    fn placed(&mut self, _: Point, _: Stone) {}

    /// The stone that was put there last was taken back.
    #[inline]
    fn lifted(&mut self, _: Point, _: Stone) {}
}

impl Observer for () {}
