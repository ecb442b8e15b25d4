//! File of a network.
//!
//! In this order, all numbers little-endian:
//!
//! - the magic bytes, one byte for the number of the rule ([`Rule::number`]), and the shape in four
//!   numbers of 16 bits: codes, channels, two hidden layers;
//! - the table: for each code the own row and the other side's (16 bits);
//! - the convolution: the rows of its weights and that of its biases (16 bits), all zero if there is
//!   none;
//! - the first layer: for each of its outputs the weights of the inputs (16 bits), then all biases
//!   (32 bits); the second layer likewise;
//! - the weights of the output for the second layer and for the inputs (16 bits), and its bias (32
//!   bits);
//! - the checksum of all that (FNV-1a, 32 bits; Fowler, Noll and Vo 1991).

use std::fmt;

use super::convolution::{Convolution, OUTPUT_SHIFT, TAPS};
use super::layer::{DenseLayer, OUTPUTS};
use super::{
    CHANNELS, CodeRows, HIDDEN, INPUT_SHIFT, INPUTS, LANES, MAX_ACTIVATION, Network, PADDED,
    RELATION_SHIFT, SUMS, scale,
};
use crate::engine::patterns::PatternCode;
use crate::rules::Rule;

const MAGIC: [u8; 8] = *b"gomoknn2";

/// Error in the file of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// The magic bytes are missing.
    Magic,
    /// The number of the rule is unknown.
    Rule,
    /// The shape is not that of the program.
    Shape,
    /// The file is too short or too long.
    Length,
    /// The checksum is wrong.
    Checksum,
    /// The numbers are so large that sums might overflow.
    Range,
}

impl NetworkError {
    const fn message(self) -> &'static str {
        match self {
            Self::Magic => "this is not the file of a network",
            Self::Rule => "the network is for an unknown rule",
            Self::Shape => "the network has another shape",
            Self::Length => "the file of the network is cut or too long",
            Self::Checksum => "the file of the network is damaged",
            Self::Range => "the network has numbers that are too large",
        }
    }
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl std::error::Error for NetworkError {}

/// Unpacks and parses an embedded file. [`Network::parse`] is tested to accept each of them.
pub(super) fn embedded(packed: &[u8]) -> Network {
    let bytes = miniz_oxide::inflate::decompress_to_vec_zlib(packed).unwrap_or_default();
    // Those at even places come first.
    let (even, odd) = bytes.split_at(bytes.len().div_ceil(2));
    let bytes: Vec<u8> =
        (0..bytes.len()).map(|at| if at % 2 == 0 { even[at / 2] } else { odd[at / 2] }).collect();
    Network::parse(&bytes).unwrap_or_else(|_| Network::empty(Rule::Freestyle))
}

/// Reader of successive numbers; zeros behind the end.
struct ByteReader<'a>(&'a [u8]);

impl ByteReader<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        self.0.split_off(..N).and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; N])
    }

    fn i16(&mut self) -> i16 {
        i16::from_le_bytes(self.bytes())
    }

    fn i32(&mut self) -> i32 {
        i32::from_le_bytes(self.bytes())
    }

    fn layer<const PAIRS: usize, const VECTORS: usize>(
        &mut self,
        layer: &mut DenseLayer<PAIRS, VECTORS>,
        inputs: usize,
    ) {
        for output in 0..OUTPUTS * VECTORS {
            (0..inputs).for_each(|input| layer.set_weight(output, input, self.i16()));
        }
        (0..OUTPUTS * VECTORS).for_each(|output| layer.set_bias(output, self.i32()));
    }
}

/// Hash of the first bytes of a file.
pub fn checksum(bytes: &[u8], len: usize) -> u32 {
    let add = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.iter().take(len).fold(0x811c_9dc5, add)
}

const fn shape(rule: Rule) -> [usize; 4] {
    [PatternCode::count(rule), CHANNELS, HIDDEN[0], HIDDEN[1]]
}

const HEADER: usize = MAGIC.len() + 1 + 2 * shape(Rule::Freestyle).len();

const fn length(rule: Rule) -> usize {
    HEADER
        + 2 * 2 * PatternCode::count(rule) * CHANNELS
        + 2 * (TAPS + 1) * LANES
        + (2 * INPUTS + 4) * HIDDEN[0]
        + (2 * HIDDEN[0] + 4) * HIDDEN[1]
        + 2 * (HIDDEN[1] + INPUTS)
        + 4
        + 4
}

impl Network {
    fn empty(rule: Rule) -> Self {
        let rows = CodeRows { own: [0; CHANNELS], other: [0; CHANNELS] };
        Self {
            rule,
            table: vec![rows; PatternCode::COUNT].try_into().unwrap_or_else(|_| unreachable!()),
            convolution: None,
            layer_1: DenseLayer::empty(),
            layer_2: DenseLayer::empty(),
            weights_3: [0; HIDDEN[1]],
            skip: [0; PADDED],
            bias_3: 0,
        }
    }

    /// Parses the file of a network, and checks its shape and checksum.
    pub fn parse(bytes: &[u8]) -> Result<Self, NetworkError> {
        let (head, rest) = bytes.split_at_checked(HEADER).ok_or(NetworkError::Length)?;
        let (magic, head) = head.split_at(MAGIC.len());
        if magic != MAGIC {
            return Err(NetworkError::Magic);
        }
        let rule = Rule::of_number(head[0]).ok_or(NetworkError::Rule)?;
        let mut reader = ByteReader(&head[1..]);
        let is_there = |&len: &usize| usize::from(reader.i16().cast_unsigned()) == len;
        if !shape(rule).iter().all(is_there) {
            return Err(NetworkError::Shape);
        }
        if bytes.len() != length(rule) {
            return Err(NetworkError::Length);
        }
        let (_, found) = rest.split_at(rest.len() - 4);
        if ByteReader(found).i32().cast_unsigned() != checksum(bytes, bytes.len() - 4) {
            return Err(NetworkError::Checksum);
        }
        let mut reader = ByteReader(rest);
        let mut network = Self::empty(rule);
        for rows in network.table.iter_mut().take(PatternCode::count(rule)) {
            rows.own.fill_with(|| reader.i16());
            rows.other.fill_with(|| reader.i16());
        }
        let mut convolution = Convolution::empty();
        convolution.weights.as_flattened_mut().fill_with(|| reader.i16());
        convolution.biases.fill_with(|| reader.i16());
        network.convolution = (convolution != Convolution::empty()).then_some(convolution);
        reader.layer(&mut network.layer_1, INPUTS);
        reader.layer(&mut network.layer_2, HIDDEN[0]);
        network.weights_3.fill_with(|| reader.i16());
        network.skip.iter_mut().take(INPUTS).for_each(|weight| *weight = reader.i16());
        network.bias_3 = reader.i32();
        if network.is_in_range() { Ok(network) } else { Err(NetworkError::Range) }
    }

    /// Checks that no sum can overflow on any board, and that occupied squares add nothing to one.
    pub(super) fn is_in_range(&self) -> bool {
        let CodeRows { own, other } = self.rows(PatternCode::NONE);
        if own.iter().chain(other).any(|&number| number != 0) {
            return false;
        }
        let (mut most, mut squares) = ([0; PADDED], [0; LANES]);
        for channel in 0..CHANNELS {
            let own = self.table.iter().map(|rows| rows.own[channel]);
            let other = self.table.iter().map(|rows| rows.other[channel]);
            let greatest = |numbers: &mut dyn Iterator<Item = i16>| {
                i64::from(numbers.max().unwrap_or_default().max(0))
            };
            let least = own.clone().chain(other.clone()).min().unwrap_or_default();
            let sum = greatest(&mut own.clone()) + greatest(&mut other.clone());
            if least < i16::MIN / 2 || sum > i64::from(MAX_ACTIVATION) {
                return false;
            }
            if let Some(most) = squares.get_mut(channel) {
                *most = sum;
            }
            most[channel] = (SQUARES * sum) >> INPUT_SHIFT;
            most[CHANNELS + channel] = most[channel];
        }
        if self.convolution.as_ref().is_some_and(|convolution| !convolution.is_in_range(&squares)) {
            return false;
        }
        // Whatever the sum of a square.
        let relation = (SQUARES * i64::from(i16::MAX >> OUTPUT_SHIFT)) >> RELATION_SHIFT;
        most[2 * CHANNELS..SUMS].fill(relation.min(i16::MAX.into()));
        most[SUMS..INPUTS].fill(scale::INPUT.into());
        let hidden = [i16::MAX.into(); HIDDEN[0]];
        is_layer_in_range(&self.layer_1, &most)
            && is_layer_in_range(&self.layer_2, &hidden)
            && fits(self.skip.iter().copied(), &most, 0)
            && fits(self.weights_3.iter().copied(), &hidden, 0)
    }
}

const SQUARES: i64 = 400;

/// Checks that a sum of inputs up to these sizes fits into 32 bits.
fn fits(weights: impl Iterator<Item = i16>, most: &[i64], bias: i32) -> bool {
    let products = weights.zip(most).map(|(weight, most)| i64::from(weight).abs() * most);
    products.sum::<i64>() + i64::from(bias).abs() <= i32::MAX.into()
}

/// Checks that each output of a layer fits into 32 bits, for inputs up to these sizes.
fn is_layer_in_range<const PAIRS: usize, const VECTORS: usize>(
    layer: &DenseLayer<PAIRS, VECTORS>,
    most: &[i64],
) -> bool {
    (0..OUTPUTS * VECTORS).all(|output| {
        let weights = (0..most.len()).map(|input| layer.weight(output, input));
        fits(weights, most, layer.bias(output))
    })
}
