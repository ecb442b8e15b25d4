//! Fixed-point scales: the integer that stands for 1.

/// Value 1 in the tables.
pub const TABLE: i32 = 128;
/// Value 1 in the contributions of key squares.
pub const CONTRIBUTION: i32 = TABLE / 8;
/// Value 1 in the weights of the convolution.
pub const CONVOLUTION: i32 = 32;
/// Value 1 in the sums of key squares.
pub const RELATION: i32 = CONTRIBUTION * CONVOLUTION;
/// Value 1 in the rectified sums, before they are added.
pub const RECTIFIED: i32 = RELATION / 8;
/// Divisor of accumulators: the result is [`INPUT`] for 1.
pub const ACCUMULATOR: i32 = 16;
/// Value 1 at the inputs of the head.
pub const INPUT: i32 = 64;
/// Value 1 in the weights of the first layer.
pub const WEIGHT_1: i32 = 1_024;
/// Value 1 at the outputs of the hidden layers.
pub const HIDDEN: i32 = 256;
/// Value 1 in the weights of the second layer and of the output.
pub const WEIGHT: i32 = 256;
/// Value at which the odds of winning are e times those at zero.
pub const VALUE: i32 = 175;
