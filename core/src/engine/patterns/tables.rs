//! Tables from the squares around a free square to the patterns of a stone there, for both sides.
//!
//! A line of the board has two bits for each square: one for each side's stone, both for the edge.
//! The bits of the squares on both sides of a free square, its *window*, form an index.

use std::sync::OnceLock;

use super::pattern::{Occupancy, classify_windows, reach};
use super::{Pattern, Threat};
use crate::rules::Rule;

/// Four patterns that a stone makes for one side, in any order: the number of a multiset of four
/// out of eleven patterns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatternCode(u16);

pub const PATTERN_CODES: usize = 1001;

impl PatternCode {
    /// Code of a square that is not free.
    #[expect(clippy::cast_possible_truncation, reason = "about a thousand")]
    pub const NONE: Self = Self(PATTERN_CODES as u16);

    /// Number of the code; [`PATTERN_CODES`] for [`Self::NONE`].
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// Lookup tables of one rule, built on first use.
pub struct PatternTables {
    /// Patterns of both sides by window: `First`'s in the lower four bits, `Second`'s in the upper.
    pairs: Box<[u8]>,
    codes: CodeTable,
    patterns: Vec<[Pattern; 4]>,
}

type CodeTable = Box<[(PatternCode, Threat)]>;

impl PatternTables {
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: OnceLock<PatternTables> = OnceLock::new();
        static STANDARD: OnceLock<PatternTables> = OnceLock::new();
        let tables = match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        };
        tables.get_or_init(|| {
            let (codes, patterns) = codes();
            Self { pairs: pairs(rule), codes, patterns }
        })
    }

    /// Patterns of a stone of either side in a window of `2 * REACH` squares.
    #[inline]
    pub fn pair<const REACH: usize>(&self, window: usize) -> u8 {
        self.pairs[window & ((1 << (4 * REACH)) - 1)]
    }

    #[inline]
    pub fn code(&self, patterns: u16) -> (PatternCode, Threat) {
        self.codes[usize::from(patterns)]
    }

    pub fn patterns(&self) -> &[[Pattern; 4]] {
        &self.patterns
    }
}

fn pairs(rule: Rule) -> Box<[u8]> {
    let patterns = classify_windows(rule);
    let reach = reach(rule);
    // Half of a window as each side sees it, as a number in base 3.
    let halves: Vec<[usize; 2]> = (0..1_usize << (2 * reach))
        .map(|half| {
            [1, 2].map(|own| {
                let squares = (0..reach).rev().map(|index| half >> (2 * index) & 3);
                squares.fold(0, |number, bits| {
                    let occupancy = match bits {
                        0 => Occupancy::Free,
                        bits if bits == own => Occupancy::Own,
                        _ => Occupancy::Blocked,
                    };
                    3 * number + occupancy as usize
                })
            })
        })
        .collect();
    // Windows with the same upper half are adjacent.
    let upper: Vec<&[Pattern]> = patterns.chunks(patterns.len().isqrt()).collect();
    let mut pairs = Vec::with_capacity(halves.len() * halves.len());
    for high in &halves {
        let [first, second] = high.map(|half| upper[half]);
        pairs.extend(halves.iter().map(|low| first[low[0]] as u8 | (second[low[1]] as u8) << 4));
    }
    pairs.into_boxed_slice()
}

/// Codes by their patterns, and patterns by their code.
fn codes() -> (CodeTable, Vec<[Pattern; 4]>) {
    let mut patterns: Vec<[Pattern; 4]> = Vec::with_capacity(PATTERN_CODES);
    let mut codes = vec![(PatternCode::default(), Threat::None); 1 << 16].into_boxed_slice();
    let key = |four: [Pattern; 4]| four.iter().fold(0, |key, &one| key << 4 | one as usize);
    // A key whose patterns are sorted is the lowest one of its code.
    for number in 0..Pattern::ALL.len().pow(4) {
        let four = [3, 2, 1, 0].map(|place| Pattern::ALL[number / 11_usize.pow(place) % 11]);
        let mut sorted = four;
        sorted.sort_unstable();
        if four == sorted {
            let code = PatternCode(u16::try_from(patterns.len()).unwrap_or_default());
            codes[key(four)] = (code, Threat::of(four));
            patterns.push(four);
        }
        codes[key(four)] = codes[key(sorted)];
    }
    (codes, patterns)
}
