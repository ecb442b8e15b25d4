//! Network with real numbers: its value, and the slope of the loss for each of its numbers.
//!
//! The accumulator of a side, taken as `us`, is the sum of
//! `relu(own[code of us] + other[code of them])` over the free squares. The inputs of the head are
//! both accumulators, that of the side to move first, the outputs of the convolution for both, and
//! the bits of the threat mask.

use std::ops::Range;

use gomoku::engine::{
    CHANNELS, HIDDEN, INPUTS, Pattern, PatternCode, PatternTables, RELATIONS, TAPS,
    THREAT_MASK_BITS, Threat,
};
use gomoku::rules::Rule;

use super::convolution::{Convolution, Convolved};
use super::dataset::Lesson;

/// Divisor of the accumulators before the head.
pub const INPUT_SCALE: f32 = 16.0;

/// Number of pattern codes of the rule with most.
pub const CODES: usize = PatternCode::count(Rule::Renju);
/// Number of shared rows of a block of codes: patterns and threats.
const BLOCK: usize = Pattern::ALL.len() + Threat::ALL.len();
/// Number of shared rows.
const SHARED: usize = 2 * BLOCK;
const ROWS: usize = CODES + SHARED;

/// Start of each part of the parameters.
const TABLE: usize = ROWS * CHANNELS;
const WEIGHTS_0: usize = 2 * TABLE;
const BIAS_0: usize = WEIGHTS_0 + TAPS * RELATIONS;
const HEAD: usize = BIAS_0 + RELATIONS;
const BIAS_1: usize = HEAD + INPUTS * HIDDEN[0];
const WEIGHTS_2: usize = BIAS_1 + HIDDEN[0];
const BIAS_2: usize = WEIGHTS_2 + HIDDEN[0] * HIDDEN[1];
const WEIGHTS_3: usize = BIAS_2 + HIDDEN[1];
const SKIP: usize = WEIGHTS_3 + HIDDEN[1];
const BIAS_3: usize = SKIP + INPUTS;
/// Number of parameters.
pub const PARAMETERS: usize = BIAS_3 + 1;

pub type Row = [f32; CHANNELS];

/// Model with the tables as used by positions, where each code includes its shared rows, the
/// convolution and the head.
pub struct Model {
    /// Rows of each code, for its own side and for the opponent.
    pub tables: [Vec<Row>; 2],
    pub convolution: Convolution,
    pub weights_1: Vec<[f32; HIDDEN[0]]>,
    pub bias_1: [f32; HIDDEN[0]],
    pub weights_2: [[f32; HIDDEN[1]]; HIDDEN[0]],
    pub bias_2: [f32; HIDDEN[1]],
    pub weights_3: [f32; HIDDEN[1]],
    pub skip: [f32; INPUTS],
    pub bias_3: f32,
}

/// Shared rows of each code.
pub struct Shares(Vec<Vec<usize>>);

impl Shares {
    pub fn of(rule: Rule) -> Self {
        let meanings = PatternTables::meanings(rule);
        let rows = meanings.iter().map(|code| {
            let Some(code) = code else { return Vec::new() };
            let first = CODES + code.block * BLOCK;
            let patterns = code.patterns.into_iter().flatten();
            let patterns = patterns.map(|pattern| first + pattern as usize);
            patterns.chain([first + Pattern::ALL.len() + code.threat as usize]).collect()
        });
        let mut rows: Vec<Vec<usize>> = rows.collect();
        rows.resize(CODES, Vec::new());
        Self(rows)
    }
}

fn row(parameters: &[f32], table: usize, row: usize) -> &[f32] {
    &parameters[table * TABLE + row * CHANNELS..][..CHANNELS]
}

/// Inputs of the head that are outputs of the convolution.
const RELATED: Range<usize> = 2 * CHANNELS..2 * (CHANNELS + RELATIONS);

/// Creates initial parameters.
pub fn initial(random: &mut fastrand::Rng) -> Vec<f32> {
    let mut uniform = |bound: f32| bound * (2.0 * random.f32() - 1.0);
    (0..PARAMETERS)
        .map(|index| match index {
            0..WEIGHTS_0 => match index % TABLE / CHANNELS {
                0..CODES => uniform(0.02),
                // Each square uses four patterns.
                _ => uniform(0.1) + 0.02,
            },
            WEIGHTS_0..BIAS_0 if index < WEIGHTS_0 + RELATIONS => 0.5 + uniform(0.3),
            WEIGHTS_0..BIAS_0 => uniform(0.4),
            BIAS_0..HEAD => uniform(0.1),
            HEAD..BIAS_1 => {
                let usual = uniform((3.0 / INPUTS as f32).sqrt());
                if RELATED.contains(&((index - HEAD) / HIDDEN[0])) { usual / 10.0 } else { usual }
            }
            WEIGHTS_2..BIAS_2 => uniform((6.0 / HIDDEN[0] as f32).sqrt()),
            WEIGHTS_3..SKIP => uniform((3.0 / HIDDEN[1] as f32).sqrt()),
            _ => 0.0,
        })
        .collect()
}

/// Gives parameters without a convolution a random one, whose outputs hardly count at first.
pub fn add_convolution(parameters: &mut [f32], random: &mut fastrand::Rng) {
    let initial = initial(random);
    let related = [RELATED.start, RELATED.end].map(|input| HEAD + input * HIDDEN[0]);
    for part in [WEIGHTS_0..HEAD, related[0]..related[1]] {
        parameters[part.clone()].copy_from_slice(&initial[part]);
    }
}

/// Strength with which a parameter is held near its anchor.
pub const fn decay(index: usize) -> f32 {
    match index {
        0..WEIGHTS_0 if index % TABLE / CHANNELS < CODES => 1e-5,
        0..WEIGHTS_0 => 1e-7,
        _ => 0.0,
    }
}

impl Model {
    /// Creates a model in which all numbers are zero.
    pub fn zero() -> Self {
        let table = || vec![[0.0; CHANNELS]; CODES];
        Self {
            tables: [table(), table()],
            convolution: Convolution::zero(),
            weights_1: vec![[0.0; HIDDEN[0]]; INPUTS],
            bias_1: [0.0; HIDDEN[0]],
            weights_2: [[0.0; HIDDEN[1]]; HIDDEN[0]],
            bias_2: [0.0; HIDDEN[1]],
            weights_3: [0.0; HIDDEN[1]],
            skip: [0.0; INPUTS],
            bias_3: 0.0,
        }
    }

    /// Converts to parameters in which each code has a row of its own, and shares nothing.
    pub fn parameters(&self) -> Vec<f32> {
        let mut parameters = Vec::with_capacity(PARAMETERS);
        for (table, rows) in self.tables.iter().enumerate() {
            parameters.extend(rows.iter().flatten());
            parameters.resize((table + 1) * TABLE, 0.0);
        }
        let Convolution { weights, biases } = &self.convolution;
        parameters.extend(weights.iter().flatten().chain(biases));
        parameters.extend(self.weights_1.iter().flatten().chain(&self.bias_1));
        parameters.extend(self.weights_2.iter().flatten().chain(&self.bias_2));
        parameters.extend(self.weights_3.iter().chain(&self.skip));
        parameters.push(self.bias_3);
        parameters
    }

    pub fn new(parameters: &[f32], shares: &Shares) -> Self {
        let table = |table| {
            let sum = |(code, rows): (usize, &Vec<usize>)| {
                let mut sum: Row = [0.0; CHANNELS];
                for &at in [code].iter().chain(rows) {
                    for (sum, value) in sum.iter_mut().zip(row(parameters, table, at)) {
                        *sum += value;
                    }
                }
                sum
            };
            shares.0.iter().enumerate().map(sum).collect()
        };
        let part = |from: usize, len: usize| &parameters[from..from + len];
        Self {
            tables: [table(0), table(1)],
            convolution: Convolution {
                weights: array(part(WEIGHTS_0, TAPS * RELATIONS).as_chunks().0),
                biases: array(part(BIAS_0, RELATIONS)),
            },
            weights_1: part(HEAD, INPUTS * HIDDEN[0]).as_chunks().0.to_vec(),
            bias_1: array(part(BIAS_1, HIDDEN[0])),
            weights_2: std::array::from_fn(|from| {
                array(part(WEIGHTS_2 + from * HIDDEN[1], HIDDEN[1]))
            }),
            bias_2: array(part(BIAS_2, HIDDEN[1])),
            weights_3: array(part(WEIGHTS_3, HIDDEN[1])),
            skip: array(part(SKIP, INPUTS)),
            bias_3: parameters[BIAS_3],
        }
    }

    /// Computes the inputs of the head.
    fn inputs(&self, lesson: &Lesson<'_>, convolved: &Convolved) -> [f32; INPUTS] {
        let outputs = convolved.outputs();
        let mut sums = [[0.0_f32; CHANNELS]; 2];
        for pair in lesson.pairs {
            let count = f32::from(pair.count);
            for (sum, [us, them]) in
                sums.iter_mut().zip([[pair.us, pair.them], [pair.them, pair.us]])
            {
                let own = &self.tables[0][usize::from(us.number())];
                let other = &self.tables[1][usize::from(them.number())];
                for channel in 0..CHANNELS {
                    sum[channel] += count * (own[channel] + other[channel]).max(0.0);
                }
            }
        }
        std::array::from_fn(|index| match index {
            0..CHANNELS => sums[0][index] / INPUT_SCALE,
            _ if index < RELATED.start => sums[1][index - CHANNELS] / INPUT_SCALE,
            _ if index < RELATED.end => outputs.as_flattened()[index - RELATED.start] / INPUT_SCALE,
            _ => f32::from(lesson.threat_mask >> (index - RELATED.end) & 1),
        })
    }

    fn hidden(&self, inputs: &[f32; INPUTS]) -> ([f32; HIDDEN[0]], [f32; HIDDEN[1]]) {
        let mut first = self.bias_1;
        for (input, weights) in inputs.iter().zip(&self.weights_1) {
            for (sum, weight) in first.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        let mut second = self.bias_2;
        for (sum, weights) in first.iter().zip(&self.weights_2) {
            for (next, weight) in second.iter_mut().zip(weights) {
                *next += sum.max(0.0) * weight;
            }
        }
        (first, second)
    }

    fn output(&self, inputs: &[f32; INPUTS], second: &[f32; HIDDEN[1]]) -> f32 {
        let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>();
        let second = second.map(|sum| sum.max(0.0));
        self.bias_3 + dot(&self.skip, inputs) + dot(&self.weights_3, &second)
    }

    /// Computes the logarithm of the odds of winning.
    pub fn logit(&self, lesson: &Lesson<'_>) -> f32 {
        let convolved = self.convolution.apply(lesson.keys, &self.tables);
        let inputs = self.inputs(lesson, &convolved);
        let (_, second) = self.hidden(&inputs);
        self.output(&inputs, &second)
    }
}

fn array<T: Copy, const N: usize>(values: &[T]) -> [T; N] {
    std::array::from_fn(|index| values[index])
}

/// Slopes of a loss for the tables, where each code includes its shared rows, for the convolution
/// and for the head.
pub struct Slopes {
    tables: [Vec<Row>; 2],
    convolution: Convolution,
    head: Vec<f32>,
}

impl Slopes {
    pub fn new() -> Self {
        let table = || vec![[0.0; CHANNELS]; CODES];
        Self {
            tables: [table(), table()],
            convolution: Convolution::zero(),
            head: vec![0.0; PARAMETERS - HEAD],
        }
    }

    pub fn clear(&mut self) {
        self.tables.iter_mut().flatten().for_each(|row| *row = [0.0; CHANNELS]);
        self.convolution = Convolution::zero();
        self.head.fill(0.0);
    }

    /// Adds the slopes of a position. Returns its loss.
    pub fn add(&mut self, model: &Model, lesson: &Lesson<'_>, weight: f32) -> f32 {
        let convolved = model.convolution.apply(lesson.keys, &model.tables);
        let inputs = model.inputs(lesson, &convolved);
        let (first, second) = model.hidden(&inputs);
        let logit = model.output(&inputs, &second);
        let guess = 1.0 / (1.0 + (-logit).exp());
        let slope = (guess - lesson.target) * weight;
        let head = &mut self.head;
        // Backwards through the head.
        let mut input_slopes: [f32; INPUTS] =
            std::array::from_fn(|index| slope * model.skip[index]);
        head[BIAS_3 - HEAD] += slope;
        for (index, input) in inputs.iter().enumerate() {
            head[SKIP - HEAD + index] += slope * input;
        }
        let mut second_slopes = [0.0; HIDDEN[1]];
        for index in 0..HIDDEN[1] {
            head[WEIGHTS_3 - HEAD + index] += slope * second[index].max(0.0);
            if second[index] > 0.0 {
                second_slopes[index] = slope * model.weights_3[index];
                head[BIAS_2 - HEAD + index] += second_slopes[index];
            }
        }
        let mut first_slopes = [0.0; HIDDEN[0]];
        for from in 0..HIDDEN[0] {
            if first[from] <= 0.0 {
                continue;
            }
            let at = WEIGHTS_2 - HEAD + from * HIDDEN[1];
            for (to, second_slope) in second_slopes.iter().enumerate() {
                head[at + to] += second_slope * first[from];
                first_slopes[from] += second_slope * model.weights_2[from][to];
            }
            head[BIAS_1 - HEAD + from] += first_slopes[from];
        }
        for (index, input) in inputs.iter().enumerate() {
            let weights = &model.weights_1[index];
            let slopes = &mut head[index * HIDDEN[0]..][..HIDDEN[0]];
            let mut sum = 0.0;
            for to in 0..HIDDEN[0] {
                slopes[to] += first_slopes[to] * input;
                sum += first_slopes[to] * weights[to];
            }
            input_slopes[index] += sum;
        }
        // Backwards through the squares.
        let side = |from: usize| -> Row {
            std::array::from_fn(|channel| input_slopes[from + channel] / INPUT_SCALE)
        };
        let sides = [side(0), side(CHANNELS)];
        let related = input_slopes[RELATED].as_chunks().0;
        let related = std::array::from_fn(|side| related[side].map(|slope| slope / INPUT_SCALE));
        let (convolution, tables) = (&mut self.convolution, &mut self.tables);
        convolved.add_slopes(&model.convolution, lesson.keys, &related, convolution, tables);
        let [own_slopes, other_slopes] = &mut self.tables;
        for pair in lesson.pairs {
            let count = f32::from(pair.count);
            for (slopes, [us, them]) in
                sides.iter().zip([[pair.us, pair.them], [pair.them, pair.us]])
            {
                let own = &model.tables[0][usize::from(us.number())];
                let other = &model.tables[1][usize::from(them.number())];
                let own_slopes = &mut own_slopes[usize::from(us.number())];
                let other_slopes = &mut other_slopes[usize::from(them.number())];
                for channel in 0..CHANNELS {
                    let is_active = own[channel] + other[channel] > 0.0;
                    let slope = if is_active { count * slopes[channel] } else { 0.0 };
                    own_slopes[channel] += slope;
                    other_slopes[channel] += slope;
                }
            }
        }
        cross_entropy(guess, lesson.target)
    }

    /// Sums several slopes, converted to slopes of the parameters.
    pub fn into_parameters(all: &[Self], shares: &Shares, slopes: &mut [f32]) {
        slopes.fill(0.0);
        for part in all {
            for (table, rows) in part.tables.iter().enumerate() {
                for (code, (row, shared)) in rows.iter().zip(&shares.0).enumerate() {
                    for &at in [code].iter().chain(shared) {
                        let to = &mut slopes[table * TABLE + at * CHANNELS..][..CHANNELS];
                        for (to, from) in to.iter_mut().zip(row) {
                            *to += from;
                        }
                    }
                }
            }
            let Convolution { weights, biases } = &part.convolution;
            let rest = weights.iter().flatten().chain(biases).chain(&part.head);
            for (to, from) in slopes[WEIGHTS_0..].iter_mut().zip(rest) {
                *to += from;
            }
        }
    }
}

/// Loss of a prediction.
pub fn cross_entropy(guess: f32, target: f32) -> f32 {
    let guess = guess.clamp(1e-6, 1.0 - 1e-6);
    -target * guess.ln() - (1.0 - target) * (1.0 - guess).ln()
}

const _: () = assert!(INPUTS == RELATED.end + THREAT_MASK_BITS);

#[cfg(test)]
mod tests {
    use gomoku::engine::Vcf;

    use super::*;
    use crate::network::dataset::{Dataset, Target};

    /// Position with several key squares near each other.
    fn dataset() -> Dataset {
        let record = "15 1 5,6,- 6,7,- 8,8,- 6,6,- 6,5,- 7,5,- 4,7,- 3,8,- 5,8,- 5,7,-341";
        let target = Target { lambda: 0.0, scale: 100.0 };
        let mut dataset = Dataset::default();
        let record = record.parse().unwrap();
        dataset.add(&record, Rule::Freestyle, target, &mut Vcf::default()).unwrap();
        assert_eq!(dataset.len(), 1);
        assert!(dataset.lesson(0).keys.len() >= 5);
        dataset
    }

    #[test]
    fn slopes_are_those_of_the_loss() {
        /// Change of a parameter, small enough for a straight line.
        const STEP: f32 = 3e-4;
        let shares = Shares::of(Rule::Freestyle);
        let mut random = fastrand::Rng::with_seed(6);
        let mut parameters = initial(&mut random);
        // The convolution counts as much as the rest.
        for weight in
            &mut parameters[HEAD + RELATED.start * HIDDEN[0]..][..RELATED.len() * HIDDEN[0]]
        {
            *weight *= 200.0;
        }
        let dataset = dataset();
        let lesson = dataset.lesson(0);
        let mut slopes = Slopes::new();
        slopes.add(&Model::new(&parameters, &shares), &lesson, 1.0);
        let mut found = vec![0.0; PARAMETERS];
        Slopes::into_parameters(&[slopes], &shares, &mut found);
        let mut loss = |index: usize, by: f32| {
            let before = parameters[index];
            parameters[index] += by;
            let guess = 1.0 / (1.0 + (-Model::new(&parameters, &shares).logit(&lesson)).exp());
            parameters[index] = before;
            f64::from(cross_entropy(guess, lesson.target))
        };
        let parts = [0..TABLE, TABLE..WEIGHTS_0, WEIGHTS_0..BIAS_0, BIAS_0..HEAD, HEAD..BIAS_1];
        let parts = parts.into_iter().chain([BIAS_1..WEIGHTS_2, WEIGHTS_2..BIAS_2]);
        for part in parts.chain([BIAS_2..WEIGHTS_3, WEIGHTS_3..SKIP, SKIP..PARAMETERS]) {
            // The steepest ones of each part.
            let mut steepest: Vec<usize> = part.clone().collect();
            steepest.sort_by(|&a, &b| found[b].abs().total_cmp(&found[a].abs()));
            for &index in &steepest[..10.min(steepest.len())] {
                let wanted = (loss(index, STEP) - loss(index, -STEP)) / f64::from(2.0 * STEP);
                let slope = f64::from(found[index]);
                let is_near = (slope - wanted).abs() < 0.02 * wanted.abs() + 3e-3;
                assert!(is_near, "{part:?} {index}: {slope} {wanted}");
            }
            assert!(found[steepest[0]] != 0.0, "{part:?}");
        }
    }
}
