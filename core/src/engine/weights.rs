//! Weights of the evaluation and of the move scores, fitted to games by `examples/train`.

use std::sync::OnceLock;

use super::patterns::PatternCode;
use crate::rules::Rule;

pub const DISTANCES: usize = 64;

/// Class of a distance in rows and columns, each up to seven, in any order; less than
/// [`DISTANCES`].
pub fn distance_class(offset: [usize; 2]) -> usize {
    let [rows, cols] = offset.map(|steps| steps.min(7));
    8 * rows.max(cols) + rows.min(cols)
}

/// Number of steps between squares: 64 rows and 64 columns, from -32 on.
const STEPS: usize = 64 * 64;

pub const THREAT_MASK_BITS: usize = 10;

const THREAT_MASKS: usize = 1 << THREAT_MASK_BITS;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByTurn<T> {
    pub to_move: T,
    pub waiting: T,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct CodeWeights {
    pub eval: ByTurn<i16>,
    /// Move score for making it, in sixteenths of the logarithm of the odds.
    pub attack: u8,
    /// Move score for taking it from the opponent.
    pub defence: u8,
}

pub struct Weights {
    codes: [CodeWeights; PatternCode::COUNT],
    /// Evaluation of each threat mask for the side to move.
    threat_masks: [i16; THREAT_MASKS],
    /// Move scores for the step from the opponent's last stone, and from the own stone before it.
    distances: [Distances; 2],
}

pub struct Distances([i16; STEPS]);

impl Distances {
    pub const NONE: Self = Self([0; STEPS]);

    #[inline]
    pub fn score(&self, step: usize) -> i32 {
        i32::from(self.0[step % STEPS])
    }
}

/// Number of numbers in a file: for each pattern code two evaluations and two move scores, then the
/// threat masks, then the distances.
const fn count(rule: Rule) -> usize {
    4 * PatternCode::count(rule) + THREAT_MASKS + 2 * DISTANCES
}

/// Parses a file when the program is compiled, which embeds the numbers in a fifth of the space. Text
/// after `#` is a comment.
const fn numbers<const N: usize>(text: &str) -> [i16; N] {
    let bytes = text.as_bytes();
    let mut numbers = [0; N];
    let (mut at, mut count) = (0, 0);
    while at < bytes.len() {
        match bytes[at] {
            b'#' => {
                while at < bytes.len() && bytes[at] != b'\n' {
                    at += 1;
                }
            }
            b'-' | b'0'..=b'9' => {
                let is_negative = bytes[at] == b'-';
                if is_negative {
                    at += 1;
                }
                let mut number = 0;
                while at < bytes.len() && bytes[at].is_ascii_digit() {
                    number = 10 * number + (bytes[at] - b'0') as i16;
                    at += 1;
                }
                numbers[count] = if is_negative { -number } else { number };
                count += 1;
            }
            _ => at += 1,
        }
    }
    numbers
}

/// Rule whose network and weights serve for this one: itself, or the nearest that has its own.
pub const fn trained(rule: Rule) -> Rule {
    match rule {
        Rule::Freestyle | Rule::Caro => Rule::Freestyle,
        Rule::Standard | Rule::StandardCaro | Rule::Omok => Rule::Standard,
        Rule::Renju => Rule::Renju,
    }
}

impl Weights {
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: OnceLock<Weights> = OnceLock::new();
        static STANDARD: OnceLock<Weights> = OnceLock::new();
        static RENJU: OnceLock<Weights> = OnceLock::new();
        static FREESTYLE_NUMBERS: [i16; count(Rule::Freestyle)] =
            numbers(include_str!("weights/freestyle.txt"));
        static STANDARD_NUMBERS: [i16; count(Rule::Standard)] =
            numbers(include_str!("weights/standard.txt"));
        static RENJU_NUMBERS: [i16; count(Rule::Renju)] =
            numbers(include_str!("weights/renju.txt"));
        let rule = trained(rule);
        let (weights, numbers) = match rule {
            Rule::Renju => (&RENJU, &RENJU_NUMBERS[..]),
            Rule::Standard => (&STANDARD, &STANDARD_NUMBERS[..]),
            _ => (&FREESTYLE, &FREESTYLE_NUMBERS[..]),
        };
        weights.get_or_init(|| Self::new(numbers, PatternCode::count(rule)))
    }

    fn new(numbers: &[i16], codes: usize) -> Self {
        let mut numbers = numbers.iter().copied();
        let mut next = move || numbers.next().unwrap_or_default();
        let mut weights = Self {
            codes: [CodeWeights::default(); PatternCode::COUNT],
            threat_masks: [0; THREAT_MASKS],
            distances: [Distances::NONE; 2],
        };
        for code in weights.codes.iter_mut().take(codes) {
            *code = CodeWeights {
                eval: ByTurn { to_move: next(), waiting: next() },
                attack: u8::try_from(next()).unwrap_or_default(),
                defence: u8::try_from(next()).unwrap_or_default(),
            };
        }
        weights.threat_masks.fill_with(&mut next);
        for distances in &mut weights.distances {
            let by_class: [i16; DISTANCES] = std::array::from_fn(|_| next());
            for (step, score) in distances.0.iter_mut().enumerate() {
                let offset = [step / 64, step % 64].map(|steps| steps.abs_diff(32));
                *score = by_class[distance_class(offset)];
            }
        }
        weights
    }

    #[inline]
    pub const fn of_code(&self, code: PatternCode) -> CodeWeights {
        self.codes[code.number() as usize % PatternCode::COUNT]
    }

    /// Move scores for the step from the opponent's last stone (0) or from the own stone before it
    /// (1).
    #[inline]
    pub const fn distances(&self, back: usize) -> &Distances {
        &self.distances[back % 2]
    }

    #[inline]
    pub fn threat_mask(&self, mask: usize) -> i32 {
        i32::from(self.threat_masks[mask % THREAT_MASKS])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Square;
    use crate::rules::Point;

    fn parsed(text: &str) -> Vec<i16> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap());
        lines.flat_map(str::split_whitespace).map(|number| number.parse().unwrap()).collect()
    }

    #[test]
    fn the_files_have_exactly_the_numbers_needed() {
        const FILES: [(Rule, &str); 3] = [
            (Rule::Freestyle, include_str!("weights/freestyle.txt")),
            (Rule::Standard, include_str!("weights/standard.txt")),
            (Rule::Renju, include_str!("weights/renju.txt")),
        ];
        for (rule, text) in FILES {
            let numbers = parsed(text);
            assert_eq!(numbers.len(), count(rule));
            let read = match rule {
                Rule::Renju => super::numbers::<{ count(Rule::Renju) }>(text).to_vec(),
                _ => super::numbers::<{ count(Rule::Freestyle) }>(text).to_vec(),
            };
            assert_eq!(numbers, read);
            for code in numbers[..4 * PatternCode::count(rule)].chunks(4) {
                assert!(code[2..].iter().all(|&score| u8::try_from(score).is_ok()), "{code:?}");
            }
        }
    }

    #[test]
    fn distance_classes_are_the_same_in_every_direction() {
        let numbers = parsed(include_str!("weights/freestyle.txt"));
        let distances = &numbers[numbers.len() - 2 * DISTANCES..];
        let weights = Weights::of(Rule::Freestyle);
        let squares =
            || (0..20).flat_map(|row| (0..20).map(move |col| Square::new(Point::new(row, col))));
        for (square, stone) in squares().flat_map(|square| squares().map(move |one| (square, one)))
        {
            let class = distance_class(square.offset(stone));
            for back in 0..2 {
                let score = weights.distances(back).score(square.step_from(stone));
                assert_eq!(
                    score,
                    i32::from(distances[DISTANCES * back + class]),
                    "{square:?} {stone:?}"
                );
            }
        }
    }
}
