//! File of a network.
//!
//! In this order, all numbers little-endian: the magic bytes; one byte for the rule (0 freestyle, 1
//! standard); the shape in four numbers of 16 bits (codes, channels, two hidden layers); the table,
//! for each code the own row and the other side's, 16 bits each; the first layer, for each of its
//! outputs the weights of the inputs (16 bits) and then all biases (32 bits); the second layer
//! likewise; the output's weights of the second layer and of the inputs (16 bits) and its bias (32
//! bits); the checksum of all that (FNV-1a, 32 bits; Fowler, Noll and Vo 1991).

use std::fmt;

use super::layer::{DenseLayer, OUTPUTS};
use super::{
    CHANNELS, CODES, CodeRows, HIDDEN, INPUT_SHIFT, INPUTS, MAX_ACTIVATION, Network, PADDED, scale,
};
use crate::engine::patterns::PATTERN_CODES;
use crate::rules::Rule;

const MAGIC: [u8; 8] = *b"gomoknn1";

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

pub(super) const fn embedded(bytes: &[u8]) -> Network {
    match Network::parse(bytes) {
        Ok(network) => network,
        Err(error) => panic!("{}", error.message()),
    }
}

/// Reader of successive numbers. There must be enough bytes.
struct ByteReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl ByteReader<'_> {
    const fn i16(&mut self) -> i16 {
        self.at += 2;
        i16::from_le_bytes([self.bytes[self.at - 2], self.bytes[self.at - 1]])
    }

    const fn i32(&mut self) -> i32 {
        let [a, b] = self.i16().to_le_bytes();
        let [c, d] = self.i16().to_le_bytes();
        i32::from_le_bytes([a, b, c, d])
    }
}

macro_rules! fill {
    ($array:expr, $len:expr, $next:expr) => {{
        let mut index = 0;
        while index < $len {
            $array[index] = $next;
            index += 1;
        }
    }};
}

pub const fn checksum(bytes: &[u8], len: usize) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    let mut index = 0;
    while index < len {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}

const SHAPE: [usize; 4] = [PATTERN_CODES, CHANNELS, HIDDEN[0], HIDDEN[1]];

const HEADER: usize = MAGIC.len() + 1 + 2 * SHAPE.len();

const LENGTH: usize = HEADER
    + 2 * 2 * PATTERN_CODES * CHANNELS
    + (2 * INPUTS + 4) * HIDDEN[0]
    + (2 * HIDDEN[0] + 4) * HIDDEN[1]
    + 2 * (HIDDEN[1] + INPUTS)
    + 4
    + 4;

impl Network {
    #[expect(clippy::large_stack_arrays, reason = "read by the compiler")]
    const fn empty(rule: Rule) -> Self {
        let rows = CodeRows { own: [0; CHANNELS], other: [0; CHANNELS] };
        Self {
            rule,
            table: [rows; CODES],
            layer_1: DenseLayer::empty(),
            layer_2: DenseLayer::empty(),
            weights_3: [0; HIDDEN[1]],
            skip: [0; PADDED],
            bias_3: 0,
        }
    }

    /// Parses the file of a network, and checks its shape and checksum.
    pub const fn parse(bytes: &[u8]) -> Result<Self, NetworkError> {
        if bytes.len() < HEADER {
            return Err(NetworkError::Length);
        }
        let mut index = 0;
        while index < MAGIC.len() {
            if bytes[index] != MAGIC[index] {
                return Err(NetworkError::Magic);
            }
            index += 1;
        }
        let rule = match bytes[MAGIC.len()] {
            0 => Rule::Freestyle,
            1 => Rule::Standard,
            _ => return Err(NetworkError::Rule),
        };
        let mut reader = ByteReader { bytes, at: MAGIC.len() + 1 };
        index = 0;
        while index < SHAPE.len() {
            if reader.i16().cast_unsigned() as usize != SHAPE[index] {
                return Err(NetworkError::Shape);
            }
            index += 1;
        }
        if bytes.len() != LENGTH {
            return Err(NetworkError::Length);
        }
        let found = ByteReader { bytes, at: LENGTH - 4 }.i32().cast_unsigned();
        if found != checksum(bytes, LENGTH - 4) {
            return Err(NetworkError::Checksum);
        }
        let mut network = Self::empty(rule);
        let mut code = 0;
        while code < PATTERN_CODES {
            let rows = &mut network.table[code];
            fill!(rows.own, CHANNELS, reader.i16());
            fill!(rows.other, CHANNELS, reader.i16());
            code += 1;
        }
        read_layer(&mut network.layer_1, INPUTS, &mut reader);
        read_layer(&mut network.layer_2, HIDDEN[0], &mut reader);
        fill!(network.weights_3, HIDDEN[1], reader.i16());
        fill!(network.skip, INPUTS, reader.i16());
        network.bias_3 = reader.i32();
        if network.is_in_range() { Ok(network) } else { Err(NetworkError::Range) }
    }

    /// Checks that no sum can overflow on any board.
    pub(super) const fn is_in_range(&self) -> bool {
        let mut most = [0; PADDED];
        let mut channel = 0;
        while channel < CHANNELS {
            let (mut own, mut other, mut least) = (0, 0, 0);
            let mut code = 0;
            while code < PATTERN_CODES {
                let (a, b) = (self.table[code].own[channel], self.table[code].other[channel]);
                if a > own {
                    own = a;
                }
                if b > other {
                    other = b;
                }
                if a < least {
                    least = a;
                }
                if b < least {
                    least = b;
                }
                code += 1;
            }
            if least < i16::MIN / 2 || own as i32 + other as i32 > MAX_ACTIVATION as i32 {
                return false;
            }
            most[channel] = (SQUARES * (own as i64 + other as i64)) >> INPUT_SHIFT;
            most[CHANNELS + channel] = most[channel];
            channel += 1;
        }
        while channel < INPUTS - CHANNELS {
            most[CHANNELS + channel] = scale::INPUT as i64;
            channel += 1;
        }
        let hidden = [i16::MAX as i64; HIDDEN[0]];
        layer_bound(&self.layer_1, &most)
            && layer_bound(&self.layer_2, &hidden)
            && bound(&self.skip, &most, 0)
            && bound(&self.weights_3, &[i16::MAX as i64; HIDDEN[1]], 0)
    }
}

const fn read_layer<const PAIRS: usize, const VECTORS: usize>(
    layer: &mut DenseLayer<PAIRS, VECTORS>,
    inputs: usize,
    reader: &mut ByteReader<'_>,
) {
    let mut output = 0;
    while output < OUTPUTS * VECTORS {
        let mut input = 0;
        while input < inputs {
            layer.set_weight(output, input, reader.i16());
            input += 1;
        }
        output += 1;
    }
    output = 0;
    while output < OUTPUTS * VECTORS {
        layer.set_bias(output, reader.i32());
        output += 1;
    }
}

const SQUARES: i64 = 400;

/// Checks that a sum of inputs up to these sizes fits into 32 bits.
const fn bound<const N: usize>(weights: &[i16; N], most: &[i64; N], bias: i32) -> bool {
    let mut sum = (bias as i64).abs();
    let mut index = 0;
    while index < N {
        sum += (weights[index] as i64).abs() * most[index];
        index += 1;
    }
    sum <= i32::MAX as i64
}

/// Checks that each output of a layer fits into 32 bits, for inputs up to these sizes.
const fn layer_bound<const FROM: usize, const PAIRS: usize, const VECTORS: usize>(
    layer: &DenseLayer<PAIRS, VECTORS>,
    most: &[i64; FROM],
) -> bool {
    let mut output = 0;
    while output < OUTPUTS * VECTORS {
        let mut weights = [0; FROM];
        let mut input = 0;
        while input < FROM {
            weights[input] = layer.weight(output, input);
            input += 1;
        }
        if !bound(&weights, most, layer.bias(output)) {
            return false;
        }
        output += 1;
    }
    true
}
