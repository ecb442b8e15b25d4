//! Fit of the weights: the evaluation to results, the move scores to the moves that were chosen.

use std::fmt::Write as _;

use gomoku::engine::{DISTANCES, PatternTables, THREAT_MASK_BITS, Verdict};
use gomoku::rules::Rule;

use crate::lessons::Lesson;
use crate::model::{Adam, Shares, Table};
use crate::sample::{Candidate, Sample};

/// Value at which a side wins e times as often as it loses.
const SCALE: f64 = 200.0;
/// Weight of the result; the rest is the weight of the search's value.
const RESULT: f64 = 0.5;
/// Interval of held-out stretches of positions, for validation.
const APART: usize = 10;
const STRETCH: usize = 500;
/// Number of positions for each step, and of epochs.
const BATCH: u16 = 1_024;
const EPOCHS: i32 = 30;

/// Fits the weights, and formats their file.
pub fn fit(lessons: &[Lesson], rule: Rule) -> String {
    let shares = Shares::new(&PatternTables::meanings(rule));
    let evaluation = evaluation(lessons, &shares);
    let order = order(lessons, &shares);
    write(rule, &evaluation, &order)
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Target value of a position.
fn target(lesson: &Lesson) -> f64 {
    let thought = match lesson.verdict {
        Verdict::Won | Verdict::Win(_) => 1.0,
        Verdict::Loss(_) | Verdict::Lost => 0.0,
        Verdict::Draw => 0.5,
        Verdict::Open(value) => sigmoid(f64::from(value) / SCALE),
    };
    RESULT * lesson.result + (1.0 - RESULT) * thought
}

/// Parameters for threat masks: for each bit, each pair of bits, and each mask by itself.
struct ThreatMasks {
    adam: Adam,
}

impl ThreatMasks {
    const PAIRS: usize = 1 + THREAT_MASK_BITS;
    const OWN: usize = Self::PAIRS + THREAT_MASK_BITS * THREAT_MASK_BITS;

    fn new() -> Self {
        Self { adam: Adam::new(Self::OWN + (1 << THREAT_MASK_BITS)) }
    }

    fn shares(mask: usize) -> impl Iterator<Item = usize> {
        let bits = move || (0..THREAT_MASK_BITS).filter(move |bit| mask >> bit & 1 == 1);
        let pairs = bits().flat_map(move |one| {
            bits()
                .filter(move |&other| other > one)
                .map(move |other| Self::PAIRS + one * THREAT_MASK_BITS + other)
        });
        std::iter::once(0).chain(bits().map(|bit| 1 + bit)).chain(pairs).chain([Self::OWN + mask])
    }

    fn values(&self) -> Vec<f64> {
        let value = |mask| Self::shares(mask).map(|index| self.adam.values[index]).sum();
        (0..1 << THREAT_MASK_BITS).map(value).collect()
    }

    fn step(&mut self, gradient: &[f64], rate: f64) {
        let mut whole: Vec<f64> = self.adam.values.iter().map(|value| 1e-5 * value).collect();
        for (index, value) in self.adam.values.iter().enumerate().skip(Self::OWN) {
            whole[index] = 1e-3 * value;
        }
        for (mask, &slope) in gradient.iter().enumerate() {
            for index in Self::shares(mask) {
                whole[index] += slope;
            }
        }
        self.adam.step(&whole, rate);
    }
}

/// Evaluation of positions, as the logarithm of the odds.
struct Evaluation {
    to_move: Vec<f64>,
    waiting: Vec<f64>,
    threat_masks: Vec<f64>,
}

impl Evaluation {
    fn logit(&self, sample: &Sample) -> f64 {
        sum(&sample.to_move, &self.to_move) - sum(&sample.waiting, &self.waiting)
            + self.threat_masks[sample.threat_mask]
    }
}

fn sum(counts: &[(u16, u16)], values: &[f64]) -> f64 {
    counts.iter().map(|&(code, count)| values[usize::from(code)] * f64::from(count)).sum()
}

fn add(counts: &[(u16, u16)], slope: f64, slopes: &mut [f64]) {
    for &(code, count) in counts {
        slopes[usize::from(code)] += slope * f64::from(count);
    }
}

fn evaluation(lessons: &[Lesson], shares: &Shares) -> Evaluation {
    let mut to_move = Table::new(shares);
    let mut waiting = Table::new(shares);
    let mut threat_masks = ThreatMasks::new();
    let now = |to_move: &Table<'_>, waiting: &Table<'_>, threat_masks: &ThreatMasks| Evaluation {
        to_move: to_move.values(),
        waiting: waiting.values(),
        threat_masks: threat_masks.values(),
    };
    let batches = lessons.len() / usize::from(BATCH) + 1;
    let mut random = fastrand::Rng::with_seed(1);
    for epoch in 0..EPOCHS {
        let rate = rate(epoch);
        for _ in 0..batches {
            let before = now(&to_move, &waiting, &threat_masks);
            let mut to_move_slopes = vec![0.0; before.to_move.len()];
            let mut waiting_slopes = vec![0.0; before.waiting.len()];
            let mut mask_slopes = vec![0.0; before.threat_masks.len()];
            for _ in 0..BATCH {
                let index = random.usize(..lessons.len());
                if is_apart(index) {
                    continue;
                }
                let lesson = &lessons[index];
                let guess = sigmoid(before.logit(&lesson.sample));
                let slope = (guess - target(lesson)) / f64::from(BATCH);
                add(&lesson.sample.to_move, slope, &mut to_move_slopes);
                add(&lesson.sample.waiting, -slope, &mut waiting_slopes);
                mask_slopes[lesson.sample.threat_mask] += slope;
            }
            to_move.step(&to_move_slopes, rate * 0.3);
            waiting.step(&waiting_slopes, rate * 0.3);
            threat_masks.step(&mask_slopes, rate);
        }
        tell(epoch, lessons, &now(&to_move, &waiting, &threat_masks));
    }
    now(&to_move, &waiting, &threat_masks)
}

/// Prints the quality of the evaluation on the validation set.
fn tell(epoch: i32, lessons: &[Lesson], evaluation: &Evaluation) {
    let (mut loss, mut right, mut seen) = (0.0, 0.0, 0.0);
    for (_, lesson) in lessons.iter().enumerate().filter(|&(index, _)| is_apart(index)) {
        let guess = sigmoid(evaluation.logit(&lesson.sample)).clamp(1e-6, 1.0 - 1e-6);
        let target = target(lesson);
        loss -= target * guess.ln() + (1.0 - target) * (1.0 - guess).ln();
        right += f64::from(u8::from((guess > 0.5) == (lesson.result > 0.5)));
        seen += 1.0;
    }
    println!(
        "evaluation, round {epoch}: loss {:.4}, {:.1} % of the winners",
        loss / seen,
        100.0 * right / seen
    );
}

/// Checks whether a position is held out. Whole stretches are, since the positions of a game are
/// similar.
const fn is_apart(index: usize) -> bool {
    (index / STRETCH).is_multiple_of(APART)
}

/// Learning rate of an epoch, which falls towards the end.
fn rate(epoch: i32) -> f64 {
    0.02 * 0.85_f64.powi(epoch)
}

/// Order of moves: the logarithm of the odds for each part.
struct Order {
    own: Vec<f64>,
    other: Vec<f64>,
    /// Distances to the opponent's last stone, then to the own stone before it.
    distances: Vec<f64>,
}

impl Order {
    fn logit(&self, candidate: &Candidate) -> f64 {
        let near = distance_parameters(candidate).map(|index| self.distances[index]);
        self.own[usize::from(candidate.attack)]
            + self.other[usize::from(candidate.defence)]
            + near.sum::<f64>()
    }
}

/// Distance parameters of a move.
fn distance_parameters(candidate: &Candidate) -> impl Iterator<Item = usize> {
    let distances =
        candidate.distances.into_iter().enumerate().filter(|&(_, distance)| distance < DISTANCES);
    distances.map(|(back, distance)| back * DISTANCES + distance)
}

fn order(lessons: &[Lesson], shares: &Shares) -> Order {
    let mut own = Table::new(shares);
    let mut other = Table::new(shares);
    let mut distances = Adam::new(2 * DISTANCES);
    let batches = lessons.len() / usize::from(BATCH) + 1;
    let mut random = fastrand::Rng::with_seed(2);
    for epoch in 0..EPOCHS {
        let rate = rate(epoch) * 2.0;
        let (mut loss, mut first, mut seen) = (0.0, 0.0, 0.0);
        for _ in 0..batches {
            let order = Order {
                own: own.values(),
                other: other.values(),
                distances: distances.values.clone(),
            };
            let mut own_slopes = vec![0.0; order.own.len()];
            let mut other_slopes = vec![0.0; order.other.len()];
            let mut near_slopes: Vec<f64> =
                order.distances.iter().map(|value| 1e-5 * value).collect();
            for _ in 0..BATCH {
                let index = random.usize(..lessons.len());
                let lesson = &lessons[index];
                let Some(best) = lesson.best else { continue };
                let moves = &lesson.sample.moves;
                let logits: Vec<f64> =
                    moves.iter().map(|candidate| order.logit(candidate)).collect();
                let most = logits.iter().copied().fold(f64::MIN, f64::max);
                let odds: Vec<f64> = logits.iter().map(|logit| (logit - most).exp()).collect();
                let sum: f64 = odds.iter().sum();
                if is_apart(index) {
                    loss -= (odds[best] / sum).ln();
                    first += f64::from(u8::from(odds[best] >= 1.0));
                    seen += 1.0;
                    continue;
                }
                for (index, (candidate, odd)) in moves.iter().zip(&odds).enumerate() {
                    let is_best = f64::from(u8::from(index == best));
                    let slope = (odd / sum - is_best) / f64::from(BATCH);
                    own_slopes[usize::from(candidate.attack)] += slope;
                    other_slopes[usize::from(candidate.defence)] += slope;
                    for index in distance_parameters(candidate) {
                        near_slopes[index] += slope;
                    }
                }
            }
            own.step(&own_slopes, rate);
            other.step(&other_slopes, rate);
            distances.step(&near_slopes, rate);
        }
        println!(
            "order, round {epoch}: loss {:.4}, {:.1} % of the moves first",
            loss / seen,
            100.0 * first / seen
        );
    }
    Order { own: own.values(), other: other.values(), distances: distances.values }
}

fn write(rule: Rule, evaluation: &Evaluation, order: &Order) -> String {
    let Evaluation { to_move, waiting, threat_masks } = evaluation;
    let Order { own, other, distances } = order;
    let mut text = String::from("# Made by `examples/train`; see docs/engine/training.md.\n");
    text += "# For each pattern code: evaluation if its side is to move, if not; move score of making it, of taking it.\n";
    // No move score is negative.
    let least = |values: &[f64]| values.iter().copied().fold(f64::MAX, f64::min);
    let floor = (-8.0_f64).max(least(own));
    let other_floor = (-8.0_f64).max(least(other));
    let score = |value: f64, floor: f64| (16.0 * (value - floor)).round().clamp(0.0, 255.0);
    for (index, code) in PatternTables::meanings(rule).iter().enumerate() {
        // `+ 0.0` turns a negative zero into a positive one.
        let worth = |value: f64| (SCALE * value).round().clamp(-2_000.0, 2_000.0) + 0.0;
        let _ = writeln!(
            text,
            "{} {} {} {}  # {}",
            worth(to_move[index]),
            worth(waiting[index]),
            score(own[index], floor),
            score(other[index], other_floor),
            code.map_or_else(String::new, |code| match code.patterns {
                Some(lines) => format!("{lines:?}"),
                None => format!("{:?}", code.threat),
            }),
        );
    }
    text += "# For each threat mask its evaluation.\n";
    for value in threat_masks {
        let _ = writeln!(text, "{}", (SCALE * value).round().clamp(-4_000.0, 4_000.0) + 0.0);
    }
    text += "# For each distance to the other side's last stone, and to the own one before, the move score.\n";
    for value in distances {
        let _ = writeln!(text, "{}", (16.0 * value).round().clamp(-200.0, 200.0) + 0.0);
    }
    text
}
