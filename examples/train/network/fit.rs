//! Fit by Adam (Kingma and Ba 2015) on batches in random order, with a learning rate that falls to
//! zero.

use std::thread;

use fastrand::Rng;
use gomoku::rules::Rule;

use super::convolution::Convolution;
use super::dataset::Dataset;
use super::model::{
    Model, PARAMETERS, Shares, Slopes, add_convolution, cross_entropy, decay, initial,
};

/// Settings of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub epochs: usize,
    pub seed: u64,
    /// Initial learning rate.
    pub rate: f32,
    pub threads: usize,
}

/// Number of positions of a step, and of parts of it whose slopes are summed in order, so that the
/// result does not depend on the number of threads.
const BATCH: usize = 256;
const PARTS: usize = 8;

/// Fits the parameters to the positions, and reports the loss on held-out positions.
pub fn fit(
    learnt: &Dataset,
    held_out: &Dataset,
    rule: Rule,
    settings: &Settings,
    start: Option<&Model>,
    mut tell: impl FnMut(String),
) -> Model {
    let shares = Shares::of(rule);
    let mut random = Rng::with_seed(settings.seed);
    // Parameters of rare codes stay near their initial value, or near zero.
    let (mut parameters, anchor) = match start {
        Some(model) => (model.parameters(), model.parameters()),
        None => (initial(&mut random), vec![0.0; PARAMETERS]),
    };
    if start.is_some_and(|model| model.convolution == Convolution::zero()) {
        add_convolution(&mut parameters, &mut random);
    }
    let mut adam = Adam::new();
    let mut order: Vec<u32> = (0..learnt.len() as u32).collect();
    let steps = settings.epochs * learnt.len().div_ceil(BATCH);
    let mut parts: Vec<Slopes> = std::iter::repeat_with(Slopes::new).take(PARTS).collect();
    let mut slopes = vec![0.0; PARAMETERS];
    let mut step = 0;
    let [least, held_out_least] = [entropy(learnt), entropy(held_out)];
    for epoch in 1..=settings.epochs {
        random.shuffle(&mut order);
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let model = Model::new(&parameters, &shares);
            let weight = 1.0 / batch.len() as f32;
            let work: Vec<(&mut Slopes, &[u32])> =
                parts.iter_mut().zip(batch.chunks(batch.len().div_ceil(PARTS))).collect();
            loss += in_threads(work, settings.threads, |(slopes, indices)| {
                slopes.clear();
                indices
                    .iter()
                    .map(|&index| slopes.add(&model, &learnt.lesson(index as usize), weight))
                    .sum::<f32>()
            })
            .iter()
            .map(|&loss| f64::from(loss))
            .sum::<f64>();
            Slopes::into_parameters(&parts, &shares, &mut slopes);
            adam.step(&mut parameters, &anchor, &slopes, settings.rate * share_left(step, steps));
            step += 1;
        }
        let model = Model::new(&parameters, &shares);
        tell(format!(
            "round {epoch}: divergence {:.5}, held out {:.5}",
            loss / learnt.len() as f64 - least,
            mean_loss(&model, held_out) - held_out_least
        ));
    }
    Model::new(&parameters, &shares)
}

/// Fraction of the learning rate: a cosine from 1 to 0, after a short rise.
fn share_left(step: usize, steps: usize) -> f32 {
    let part = step as f32 / steps.max(1) as f32;
    (part * 50.0).clamp(0.02, 1.0) * (0.5 + 0.5 * (std::f32::consts::PI * part).cos())
}

fn mean_loss(model: &Model, dataset: &Dataset) -> f64 {
    let loss = |index| {
        let lesson = dataset.lesson(index);
        f64::from(cross_entropy(1.0 / (1.0 + (-model.logit(&lesson)).exp()), lesson.target))
    };
    (0..dataset.len()).map(loss).sum::<f64>() / dataset.len().max(1) as f64
}

/// Minimum possible loss, that of perfect predictions.
fn entropy(dataset: &Dataset) -> f64 {
    let entropy = |index| {
        let target = dataset.lesson(index).target;
        f64::from(cross_entropy(target, target))
    };
    (0..dataset.len()).map(entropy).sum::<f64>() / dataset.len().max(1) as f64
}

/// Runs the pieces of work in threads, and returns their results in order.
fn in_threads<W: Send, R: Send>(
    work: Vec<W>,
    threads: usize,
    run: impl Fn(W) -> R + Sync,
) -> Vec<R> {
    let each = work.len().div_ceil(threads.max(1)).max(1);
    let mut work = work.into_iter();
    thread::scope(|scope| {
        let mut workers = Vec::new();
        loop {
            let share: Vec<W> = work.by_ref().take(each).collect();
            if share.is_empty() {
                break;
            }
            workers.push(scope.spawn(|| share.into_iter().map(&run).collect::<Vec<R>>()));
        }
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new() -> Self {
        Self { first: vec![0.0; PARAMETERS], second: vec![0.0; PARAMETERS], steps: 0 }
    }

    fn step(&mut self, parameters: &mut [f32], anchor: &[f32], slopes: &[f32], rate: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        self.steps += 1;
        let corrections = (1.0 - FIRST.powi(self.steps), 1.0 - SECOND.powi(self.steps));
        for (index, &slope) in slopes.iter().enumerate() {
            let slope = slope + decay(index) * (parameters[index] - anchor[index]);
            self.first[index] = FIRST * self.first[index] + (1.0 - FIRST) * slope;
            self.second[index] = SECOND * self.second[index] + (1.0 - SECOND) * slope * slope;
            let (first, second) =
                (self.first[index] / corrections.0, self.second[index] / corrections.1);
            parameters[index] -= rate * first / (second.sqrt() + 1e-8);
        }
    }
}
