//! A number for each group, from what its lines have in common with those of others.
//!
//! Most groups are rare. What a group is worth is the sum of what its lines, its pairs of lines and
//! its threat are worth, and of something of its own, which is held small.

use gomoku::engine::{Line, Threat};

const LINES: usize = Line::ALL.len();

/// Which shared parameters a group has.
pub struct Shares {
    of: Vec<Vec<(usize, f64)>>,
    shared: usize,
}

impl Shares {
    pub fn new(groups: &[[Line; 4]]) -> Self {
        let pairs = LINES;
        let threats = pairs + LINES * LINES;
        let shared = threats + Threat::ALL.len();
        let of = groups.iter().map(|lines| {
            let mut shares: Vec<(usize, f64)> =
                lines.iter().map(|&line| (line as usize, 1.0)).collect();
            for (index, &one) in lines.iter().enumerate() {
                for &other in &lines[index + 1..] {
                    let (low, high) = (one.min(other), one.max(other));
                    shares.push((pairs + low as usize * LINES + high as usize, 1.0));
                }
            }
            shares.push((threats + Threat::of(*lines) as usize, 1.0));
            shares
        });
        Self { of: of.collect(), shared }
    }
}

/// A number for each group, as a sum of parameters that Adam (Kingma and Ba 2015) fits.
pub struct Table<'a> {
    shares: &'a Shares,
    parameters: Adam,
}

impl<'a> Table<'a> {
    pub fn new(shares: &'a Shares) -> Self {
        Self { shares, parameters: Adam::new(shares.shared + shares.of.len()) }
    }

    /// The numbers as they are now.
    pub fn values(&self) -> Vec<f64> {
        let values = &self.parameters.values;
        let own = &values[self.shares.shared..];
        let sum = |shares: &Vec<(usize, f64)>| -> f64 {
            shares.iter().map(|&(index, times)| values[index] * times).sum()
        };
        self.shares.of.iter().zip(own).map(|(shares, own)| sum(shares) + own).collect()
    }

    /// One step down the gradient of the numbers.
    pub fn step(&mut self, gradient: &[f64], rate: f64) {
        let mut whole = vec![0.0; self.parameters.values.len()];
        for (group, (shares, &slope)) in self.shares.of.iter().zip(gradient).enumerate() {
            for &(index, times) in shares {
                whole[index] += slope * times;
            }
            let own = self.shares.shared + group;
            whole[own] = slope + OWN_DECAY * self.parameters.values[own];
        }
        for (slope, value) in whole.iter_mut().zip(&self.parameters.values).take(self.shares.shared)
        {
            *slope += SHARED_DECAY * value;
        }
        self.parameters.step(&whole, rate);
    }
}

/// How strongly parameters are held near zero.
const OWN_DECAY: f64 = 2e-4;
const SHARED_DECAY: f64 = 2e-6;

/// Parameters and the moments of their gradients.
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
