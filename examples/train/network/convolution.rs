//! The convolution over key squares with real numbers; see `eval/network/convolution.rs` of the
//! engine.

use gomoku::engine::{PatternCode, REACH, RELATIONS, Square, TAPS, tap};

use super::model::Row;

pub type Channels = [f32; RELATIONS];

/// Key square, and the codes of both sides, that of the side to move first.
pub type Key = (Square, [PatternCode; 2]);

/// Weights by distance, and biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Convolution {
    pub weights: [Channels; TAPS],
    pub biases: Channels,
}

/// Contributions of the key squares of a position, and their sums before they are rectified, for
/// the side to move and the other one.
pub struct Convolved {
    contributions: Vec<[Channels; 2]>,
    sums: Vec<[Channels; 2]>,
}

/// Calls `with` for each pair of key squares near each other, the first one earlier, and the number
/// of their weight. They are in the order of their rows.
fn pairs(keys: &[Key], mut with: impl FnMut(usize, usize, usize)) {
    for (index, (key, _)) in keys.iter().enumerate() {
        for (other, (later, _)) in keys.iter().enumerate().skip(index + 1) {
            let [rows, cols] = key.offset(*later);
            if rows > REACH {
                break;
            }
            if cols <= REACH {
                with(index, other, tap(rows, cols));
            }
        }
    }
}

fn add_products(sum: &mut Channels, a: &Channels, b: &Channels) {
    for (sum, (a, b)) in sum.iter_mut().zip(a.iter().zip(b)) {
        *sum += a * b;
    }
}

/// Rows of a key square in the tables, for the side to move and the other one.
fn views((_, codes): Key) -> [[usize; 2]; 2] {
    let [us, them] = codes.map(|code| usize::from(code.number()));
    [[us, them], [them, us]]
}

impl Convolution {
    pub const fn zero() -> Self {
        Self { weights: [[0.0; RELATIONS]; TAPS], biases: [0.0; RELATIONS] }
    }

    /// Applies the convolution to key squares whose contributions are those of the tables.
    pub fn apply(&self, keys: &[Key], tables: &[Vec<Row>; 2]) -> Convolved {
        let contribution = |[own, other]: [usize; 2]| -> Channels {
            let (own, other) = (&tables[0][own], &tables[1][other]);
            std::array::from_fn(|channel| (own[channel] + other[channel]).max(0.0))
        };
        let contributions: Vec<_> = keys.iter().map(|&key| views(key).map(contribution)).collect();
        let mut sums = vec![[self.biases; 2]; keys.len()];
        for (sums, contributions) in sums.iter_mut().zip(&contributions) {
            for (sum, contribution) in sums.iter_mut().zip(contributions) {
                add_products(sum, contribution, &self.weights[0]);
            }
        }
        pairs(keys, |one, other, tap| {
            for side in 0..2 {
                add_products(&mut sums[one][side], &contributions[other][side], &self.weights[tap]);
                add_products(&mut sums[other][side], &contributions[one][side], &self.weights[tap]);
            }
        });
        Convolved { contributions, sums }
    }
}

impl Convolved {
    /// Sums over all key squares of their rectified sums, for both sides.
    pub fn outputs(&self) -> [Channels; 2] {
        let mut outputs = [[0.0; RELATIONS]; 2];
        for sums in &self.sums {
            for (outputs, sum) in outputs.iter_mut().zip(sums) {
                for (output, sum) in outputs.iter_mut().zip(sum) {
                    *output += sum.max(0.0);
                }
            }
        }
        outputs
    }

    /// Adds the slopes of the convolution and of the tables, given those of the outputs.
    pub fn add_slopes(
        &self,
        convolution: &Convolution,
        keys: &[Key],
        outputs: &[Channels; 2],
        slopes: &mut Convolution,
        tables: &mut [Vec<Row>; 2],
    ) {
        let mut sums = self.sums.clone();
        for sums in &mut sums {
            for (sum, output) in sums.iter_mut().zip(outputs) {
                for (sum, output) in sum.iter_mut().zip(output) {
                    *sum = if *sum > 0.0 { *output } else { 0.0 };
                }
            }
        }
        let mut contributions = vec![[[0.0; RELATIONS]; 2]; keys.len()];
        let mut add = |to: usize, from: usize, tap: usize| {
            for side in 0..2 {
                let slope = &sums[to][side];
                add_products(&mut slopes.weights[tap], slope, &self.contributions[from][side]);
                add_products(&mut contributions[from][side], slope, &convolution.weights[tap]);
            }
        };
        (0..keys.len()).for_each(|key| add(key, key, 0));
        pairs(keys, |one, other, tap| {
            add(one, other, tap);
            add(other, one, tap);
        });
        for sum in sums.as_flattened() {
            for (bias, slope) in slopes.biases.iter_mut().zip(sum) {
                *bias += slope;
            }
        }
        let [own, other] = tables;
        for (&key, (found, slopes)) in
            keys.iter().zip(self.contributions.iter().zip(&contributions))
        {
            for (view, (found, slopes)) in views(key).into_iter().zip(found.iter().zip(slopes)) {
                for channel in 0..RELATIONS {
                    if found[channel] > 0.0 {
                        own[view[0]][channel] += slopes[channel];
                        other[view[1]][channel] += slopes[channel];
                    }
                }
            }
        }
    }
}
