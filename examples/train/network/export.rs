//! The file of a network, from its real numbers.

use gomoku::engine::{CHANNELS, HIDDEN, INPUTS, MAX_ACTIVATION, Network, checksum, scale};
use gomoku::rules::Rule;

use super::dataset::Dataset;
use super::model::{INPUT_SCALE, Model};

/// The bytes of the file; see `Network` for their order. Numbers that are too large are cut.
pub fn to_bytes(model: &Model, rule: Rule) -> Vec<u8> {
    let mut bytes = b"gomoknn1".to_vec();
    bytes.push(match rule {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
    });
    let [own, other] = &model.tables;
    let shape = [own.len(), CHANNELS, HIDDEN[0], HIDDEN[1]];
    bytes.extend(shape.iter().flat_map(|&len| (len as u16).to_le_bytes()));
    // Half of what a square may add is the own code's at most, half the other's.
    let most = f32::from(MAX_ACTIVATION / 2);
    let cell = |value: f32| (value * scale::TABLE as f32).round().clamp(-16_000.0, most) as i16;
    for (own, other) in own.iter().zip(other) {
        bytes.extend(own.iter().chain(other).flat_map(|&value| cell(value).to_le_bytes()));
    }
    let short = |value: f32, unit: i32| {
        ((value * unit as f32).round().clamp(-32_000.0, 32_000.0) as i16).to_le_bytes()
    };
    let long = |value: f32, unit: i32| ((value * unit as f32).round() as i32).to_le_bytes();
    assert!(INPUT_SCALE == scale::ACCUMULATOR as f32, "the same division");
    for to in 0..HIDDEN[0] {
        bytes
            .extend(model.weights_1.iter().flat_map(|weights| short(weights[to], scale::WEIGHT_1)));
    }
    let unit = scale::INPUT * scale::WEIGHT_1;
    bytes.extend(model.bias_1.iter().flat_map(|&bias| long(bias, unit)));
    for to in 0..HIDDEN[1] {
        bytes.extend(model.weights_2.iter().flat_map(|weights| short(weights[to], scale::WEIGHT)));
    }
    let unit = scale::HIDDEN * scale::WEIGHT;
    bytes.extend(model.bias_2.iter().flat_map(|&bias| long(bias, unit)));
    bytes.extend(model.weights_3.iter().flat_map(|&weight| short(weight, scale::WEIGHT)));
    bytes.extend(model.skip[..INPUTS].iter().flat_map(|&weight| short(weight, scale::WEIGHT_1)));
    bytes.extend(long(model.bias_3, unit));
    bytes.extend(checksum(&bytes, bytes.len()).to_le_bytes());
    bytes
}

/// What rounding does to the values of positions, in the unit of the evaluation.
pub struct Rounding {
    /// The mean of the differences, as absolute values, and the greatest one.
    pub mean: f64,
    pub greatest: f64,
}

/// Compares a network with the real numbers that it was made of.
pub fn rounding(model: &Model, network: &Network, positions: &Dataset) -> Rounding {
    let difference = |index| {
        let lesson = positions.lesson(index);
        let squares = lesson
            .pairs
            .iter()
            .flat_map(|pair| std::iter::repeat_n([pair.us, pair.them], pair.count.into()));
        let rounded = network.evaluate(squares, lesson.threat_mask.into());
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
