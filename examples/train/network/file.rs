//! File of a network, converted from its real numbers, and back.

use gomoku::engine::{
    CHANNELS, HIDDEN, INPUTS, MAX_ACTIVATION, Network, NetworkError, PatternCode, checksum, scale,
};
use gomoku::rules::Rule;

use super::convolution::Convolution;
use super::dataset::Dataset;
use super::model::{CODES, INPUT_SCALE, Model};

/// Units of the biases.
const UNIT_0: i32 = scale::RELATION;
const UNIT_1: i32 = scale::INPUT * scale::WEIGHT_1;
const UNIT_2: i32 = scale::HIDDEN * scale::WEIGHT;

const MAGIC: &[u8; 8] = b"gomoknn2";
/// Number of bytes before the numbers: the magic bytes, the rule, the shape.
const HEADER: usize = MAGIC.len() + 1 + 4 * 2;

/// Reader of successive numbers of a file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        self.0.split_off(..N).and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; N])
    }

    fn short(&mut self, unit: i32) -> f32 {
        f32::from(i16::from_le_bytes(self.bytes())) / unit as f32
    }

    fn long(&mut self, unit: i32) -> f32 {
        i32::from_le_bytes(self.bytes()) as f32 / unit as f32
    }
}

/// Converts the numbers of a file to real numbers.
///
/// # Errors
/// Fails if the file is not that of a network, is damaged, or has a different shape than the
/// program's.
pub fn from_bytes(bytes: &[u8]) -> Result<Model, NetworkError> {
    let rule = Network::parse(bytes)?.rule();
    let mut reader = Reader(&bytes[HEADER..]);
    let mut model = Model::zero();
    let codes = PatternCode::count(rule);
    for code in 0..codes {
        for table in &mut model.tables {
            table[code] = std::array::from_fn(|_| reader.short(scale::TABLE));
        }
    }
    // Rules that are the same for both sides are a start for those that differ.
    let second = CODES - PatternCode::count(Rule::Freestyle);
    for table in model.tables.iter_mut().filter(|_| codes < CODES) {
        table.copy_within(..codes, second);
    }
    let Convolution { weights, biases } = &mut model.convolution;
    weights.as_flattened_mut().fill_with(|| reader.short(scale::CONVOLUTION));
    biases.fill_with(|| reader.short(UNIT_0));
    for to in 0..HIDDEN[0] {
        for weights in &mut model.weights_1 {
            weights[to] = reader.short(scale::WEIGHT_1);
        }
    }
    model.bias_1 = std::array::from_fn(|_| reader.long(UNIT_1));
    for to in 0..HIDDEN[1] {
        for weights in &mut model.weights_2 {
            weights[to] = reader.short(scale::WEIGHT);
        }
    }
    model.bias_2 = std::array::from_fn(|_| reader.long(UNIT_2));
    model.weights_3 = std::array::from_fn(|_| reader.short(scale::WEIGHT));
    model.skip = std::array::from_fn(|_| reader.short(scale::WEIGHT_1));
    model.bias_3 = reader.long(UNIT_2);
    Ok(model)
}

/// Formats the bytes of the file; see `Network` for their order. Numbers that are too large are
/// clamped.
pub fn to_bytes(model: &Model, rule: Rule) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.push(rule.number().unwrap_or_default());
    let [own, other] = model.tables.each_ref().map(|table| &table[..PatternCode::count(rule)]);
    let shape = [own.len(), CHANNELS, HIDDEN[0], HIDDEN[1]];
    bytes.extend(shape.iter().flat_map(|&len| (len as u16).to_le_bytes()));
    // At most half of the contribution of a square comes from its own code, half from the
    // opponent's.
    let most = f32::from(MAX_ACTIVATION / 2);
    let cell = |value: f32| (value * scale::TABLE as f32).round().clamp(-16_000.0, most) as i16;
    for (own, other) in own.iter().zip(other) {
        bytes.extend(own.iter().chain(other).flat_map(|&value| cell(value).to_le_bytes()));
    }
    let short = |value: f32, unit: i32| {
        ((value * unit as f32).round().clamp(-32_000.0, 32_000.0) as i16).to_le_bytes()
    };
    let Convolution { weights, biases } = &model.convolution;
    bytes.extend(weights.iter().flatten().flat_map(|&weight| short(weight, scale::CONVOLUTION)));
    bytes.extend(biases.iter().flat_map(|&bias| short(bias, UNIT_0)));
    let long = |value: f32, unit: i32| ((value * unit as f32).round() as i32).to_le_bytes();
    assert!(INPUT_SCALE == scale::ACCUMULATOR as f32, "the same division");
    for to in 0..HIDDEN[0] {
        bytes
            .extend(model.weights_1.iter().flat_map(|weights| short(weights[to], scale::WEIGHT_1)));
    }
    bytes.extend(model.bias_1.iter().flat_map(|&bias| long(bias, UNIT_1)));
    for to in 0..HIDDEN[1] {
        bytes.extend(model.weights_2.iter().flat_map(|weights| short(weights[to], scale::WEIGHT)));
    }
    bytes.extend(model.bias_2.iter().flat_map(|&bias| long(bias, UNIT_2)));
    bytes.extend(model.weights_3.iter().flat_map(|&weight| short(weight, scale::WEIGHT)));
    bytes.extend(model.skip[..INPUTS].iter().flat_map(|&weight| short(weight, scale::WEIGHT_1)));
    bytes.extend(long(model.bias_3, UNIT_2));
    bytes.extend(checksum(&bytes, bytes.len()).to_le_bytes());
    bytes
}

/// Effect of rounding on the values of positions, in the unit of the evaluation.
pub struct Rounding {
    /// Mean of the absolute differences, and the greatest one.
    pub mean: f64,
    pub greatest: f64,
}

/// Compares a network with the real numbers that it was made from.
pub fn rounding(model: &Model, network: &Network, positions: &Dataset) -> Rounding {
    let difference = |index| {
        let lesson = positions.lesson(index);
        let squares = lesson
            .pairs
            .iter()
            .flat_map(|pair| std::iter::repeat_n([pair.us, pair.them], pair.count.into()));
        let rounded =
            network.evaluate(squares, lesson.keys.iter().copied(), lesson.threat_mask.into());
        f64::from(rounded - (model.logit(&lesson) * scale::VALUE as f32).round() as i32).abs()
    };
    let count = positions.len().max(1) as f64;
    (0..positions.len()).map(difference).fold(
        Rounding { mean: 0.0, greatest: 0.0 },
        |Rounding { mean, greatest }, difference| Rounding {
            mean: mean + difference / count,
            greatest: greatest.max(difference),
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::model::Shares;

    #[test]
    fn files_survive_a_round_trip() {
        for (rule, bytes) in [
            (
                Rule::Freestyle,
                &include_bytes!("../../../core/src/engine/eval/network/freestyle.bin")[..],
            ),
            (
                Rule::Standard,
                &include_bytes!("../../../core/src/engine/eval/network/standard.bin")[..],
            ),
            (Rule::Renju, &include_bytes!("../../../core/src/engine/eval/network/renju.bin")[..]),
        ] {
            let model = from_bytes(bytes).unwrap();
            assert_eq!(to_bytes(&model, rule), bytes);
            let again = Model::new(&model.parameters(), &Shares::of(rule));
            assert_eq!(to_bytes(&again, rule), bytes);
        }
        assert_eq!(from_bytes(b"gomoknn2").err(), Some(NetworkError::Length));
    }
}
