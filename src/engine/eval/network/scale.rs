//! How fine the numbers of each part are: so many stand for 1.

/// The tables.
pub const TABLE: i32 = 128;
/// Inputs are accumulators divided by this, [`INPUT`] for 1.
pub const ACCUMULATOR: i32 = 16;
/// The inputs of the head.
pub const INPUT: i32 = 64;
/// The weights of the first layer.
pub const WEIGHT_1: i32 = 1_024;
/// What the hidden layers give.
pub const HIDDEN: i32 = 256;
/// The weights of the second layer, and those of the output.
pub const WEIGHT: i32 = 256;
/// The value at which the odds of winning are e times those at zero.
pub const VALUE: i32 = 175;
