//! Model of a number for each pattern code, using what its patterns share with those of other
//! codes.
//!
//! Most codes are rare. The number of a code is the sum of parameters for its patterns, its pairs
//! of patterns and its threat, and of one for the code itself, which is kept small.

use gomoku::engine::{CodeMeaning, Pattern, Threat};

const PATTERNS: usize = Pattern::ALL.len();

/// Shared parameters of each pattern code.
pub struct Shares {
    of: Vec<Vec<(usize, f64)>>,
    shared: usize,
}

impl Shares {
    pub fn new(codes: &[Option<CodeMeaning>]) -> Self {
        let pairs = PATTERNS;
        let threats = pairs + PATTERNS * PATTERNS;
        let block = threats + Threat::ALL.len();
        let of = codes.iter().map(|code| {
            let Some(code) = code else { return Vec::new() };
            let patterns: Vec<Pattern> = code.patterns.into_iter().flatten().collect();
            let mut shares: Vec<(usize, f64)> =
                patterns.iter().map(|&pattern| (pattern as usize, 1.0)).collect();
            for (index, &one) in patterns.iter().enumerate() {
                for &other in &patterns[index + 1..] {
                    let (low, high) = (one.min(other), one.max(other));
                    shares.push((pairs + low as usize * PATTERNS + high as usize, 1.0));
                }
            }
            shares.push((threats + code.threat as usize, 1.0));
            shares.iter().map(|&(index, times)| (code.block * block + index, times)).collect()
        });
        let of: Vec<Vec<(usize, f64)>> = of.collect();
        let blocks = codes.iter().flatten().map(|code| code.block).max().map_or(1, |last| last + 1);
        Self { of, shared: blocks * block }
    }
}

/// Number for each pattern code, as a sum of parameters fitted by Adam (Kingma and Ba 2015).
pub struct Table<'a> {
    shares: &'a Shares,
    parameters: Adam,
}

impl<'a> Table<'a> {
    pub fn new(shares: &'a Shares) -> Self {
        Self { shares, parameters: Adam::new(shares.shared + shares.of.len()) }
    }

    /// Current numbers of all codes.
    pub fn values(&self) -> Vec<f64> {
        let values = &self.parameters.values;
        let own = &values[self.shares.shared..];
        let sum = |shares: &Vec<(usize, f64)>| -> f64 {
            shares.iter().map(|&(index, times)| values[index] * times).sum()
        };
        self.shares.of.iter().zip(own).map(|(shares, own)| sum(shares) + own).collect()
    }

    /// Takes one step down the gradient of the numbers.
    pub fn step(&mut self, gradient: &[f64], rate: f64) {
        let mut whole = vec![0.0; self.parameters.values.len()];
        for (code, (shares, &slope)) in self.shares.of.iter().zip(gradient).enumerate() {
            for &(index, times) in shares {
                whole[index] += slope * times;
            }
            let own = self.shares.shared + code;
            whole[own] = slope + OWN_DECAY * self.parameters.values[own];
        }
        for (slope, value) in whole.iter_mut().zip(&self.parameters.values).take(self.shares.shared)
        {
            *slope += SHARED_DECAY * value;
        }
        self.parameters.step(&whole, rate);
    }
}

/// Strength with which parameters are held near zero.
const OWN_DECAY: f64 = 2e-4;
const SHARED_DECAY: f64 = 2e-6;

/// Parameters, and the moments of their gradients.
pub struct Adam {
    pub values: Vec<f64>,
    first: Vec<f64>,
    second: Vec<f64>,
    steps: i32,
}

impl Adam {
    pub fn new(parameters: usize) -> Self {
        let zeros = vec![0.0; parameters];
        Self { values: zeros.clone(), first: zeros.clone(), second: zeros, steps: 0 }
    }

    pub fn step(&mut self, gradient: &[f64], rate: f64) {
        const FIRST: f64 = 0.9;
        const SECOND: f64 = 0.999;
        self.steps += 1;
        let corrections = (1.0 - FIRST.powi(self.steps), 1.0 - SECOND.powi(self.steps));
        for (index, &slope) in gradient.iter().enumerate() {
            self.first[index] = FIRST * self.first[index] + (1.0 - FIRST) * slope;
            self.second[index] = SECOND * self.second[index] + (1.0 - SECOND) * slope * slope;
            let first = self.first[index] / corrections.0;
            let second = self.second[index] / corrections.1;
            self.values[index] -= rate * first / (second.sqrt() + 1e-8);
        }
    }
}
