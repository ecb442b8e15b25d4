//! Fit of the winning chance of a verdict by logistic regression, and its validation on other
//! games.

use std::fmt::Write as _;

use crate::lessons::Judged;

/// Number of folds of the games. Each is evaluated with the fit to the others.
const FOLDS: usize = 4;
/// Number of steps of Newton's method, which converges in a few.
const STEPS: usize = 30;
/// Number of classes of the calibration.
const BINS: u8 = 10;

/// Fits the constant of `Verdict::chance`, and formats it with its calibration by cross-validation.
pub fn fit(games: &[Vec<Judged>]) -> String {
    let fold = |number: usize, is_in: bool| {
        let games = games.iter().enumerate();
        let games = games.filter(move |(index, _)| (index % FOLDS == number) == is_in);
        games.flat_map(|(_, judged)| judged)
    };
    let slope = logistic(|| games.iter().flatten());
    let mut text = format!(
        "{} positions of {} games: CHANCE_SCALE {:.1}\n",
        games.iter().flatten().count(),
        games.len(),
        1.0 / slope,
    );
    let mut bins = [Bin::default(); BINS as usize];
    let (mut loss, mut count) = (0.0, 0.0);
    for number in 0..FOLDS {
        let slope = logistic(|| fold(number, false));
        let _ = writeln!(text, "without fold {number}: {:.1}", 1.0 / slope);
        for judged in fold(number, true) {
            let chance = sigmoid(slope * judged.value);
            let above = |bin: &u8| chance >= f64::from(*bin) / f64::from(BINS);
            bins[(1..BINS).filter(above).count()].add(chance, judged.result);
            count += 1.0;
            loss -= judged.result * chance.ln() + (1.0 - judged.result) * (1.0 - chance).ln();
        }
    }
    let _ = writeln!(
        text,
        "each fold by the others, loss {:.3}:\n\npredicted  positions  mean  actual",
        loss / count
    );
    for (bin, index) in bins.iter().zip(0..) {
        let [from, to] = [index, index + 1].map(|edge| 100 * edge / u16::from(BINS));
        let mean = |sum: f64| 100.0 * sum / bin.count.max(1.0);
        let _ = writeln!(
            text,
            "{from:3}-{to:3} %  {:9}  {:4.0}  {:6.0}",
            bin.count,
            mean(bin.chances),
            mean(bin.results)
        );
    }
    text
}

/// Positions of a class.
#[derive(Clone, Copy, Default)]
struct Bin {
    count: f64,
    chances: f64,
    results: f64,
}

impl Bin {
    fn add(&mut self, chance: f64, result: f64) {
        self.count += 1.0;
        self.chances += chance;
        self.results += result;
    }
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// Fits the slope by Newton's method. The weight of a game is its number of positions. There is no
/// offset, since the chances of both sides add up to one.
fn logistic<'a, I: Iterator<Item = &'a Judged>>(positions: impl Fn() -> I) -> f64 {
    let mut slope = 1.0 / 200.0;
    for _ in 0..STEPS {
        let (mut gradient, mut hessian) = (0.0, 0.0);
        for &Judged { value, result } in positions() {
            let chance = sigmoid(slope * value);
            gradient += (result - chance) * value;
            hessian += chance * (1.0 - chance) * value * value;
        }
        slope += gradient / hessian;
    }
    slope
}
