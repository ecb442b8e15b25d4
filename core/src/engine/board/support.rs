//! Games that the engine supports.

use std::fmt;
use std::ops::RangeInclusive;

use crate::rules::{Placement, Topology, Variant};

/// Shortest and longest side of the boards that the engine supports.
pub const SIDES: RangeInclusive<u8> = 5..=20;

/// Error: the engine does not support this game. It plays five in a row on plane boards of 5 to 20
/// squares a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsupported(pub Variant);

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the engine does not know this game ({})", self.0)
    }
}

impl std::error::Error for Unsupported {}

/// Checks whether the engine supports a game.
///
/// # Errors
///
/// [`Unsupported`] if it does not.
pub fn check_support(variant: Variant) -> Result<(), Unsupported> {
    let shape = variant.shape();
    let is_known = SIDES.contains(&shape.width())
        && SIDES.contains(&shape.height())
        && shape.topology() == Topology::Plane
        && variant.placement() == Placement::Anywhere
        && variant.row_length() == 5;
    if is_known { Ok(()) } else { Err(Unsupported(variant)) }
}
