//! Tables from the squares around a free square to the patterns of a stone there, for both sides.
//!
//! A line of the board has two bits for each square: one for each side's stone, both for the edge.
//! The bits of the squares on both sides of a free square, its *window*, form an index.

use std::sync::OnceLock;

use super::pattern::{Occupancy, classify_windows, reach};
use super::{Pattern, Threat};
use crate::rules::{Rule, Stone};

/// Four patterns that a stone makes for one side, in any order: the number of a multiset of four
/// out of eleven patterns. Where the rules differ for the sides, those of `Second` follow in a
/// block of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatternCode(u16);

/// Number of multisets of four out of eleven patterns.
const PATTERN_CODES: usize = 1001;

impl PatternCode {
    /// Code of a square that is not free.
    #[expect(clippy::cast_possible_truncation, reason = "about a thousand")]
    pub const NONE: Self = Self(PATTERN_CODES as u16);

    /// Code of a square where a stone is a foul without doubt, whatever its patterns.
    pub const FOUL: Self = Self(Self::NONE.0 + 1);

    /// First code of the block of `Second`.
    const SECOND: Self = Self(Self::FOUL.0 + 1);

    /// Number of all codes, rounded up to a power of two, so that a masked number is an index.
    pub const COUNT: usize = (Self::SECOND.0 as usize + PATTERN_CODES).next_power_of_two();

    /// Number of codes under a rule, with those that have no patterns.
    pub const fn count(rule: Rule) -> usize {
        match rule {
            Rule::Renju => Self::SECOND.0 as usize + PATTERN_CODES,
            _ => PATTERN_CODES,
        }
    }

    /// Block of a side: 0 or 1, and the first code of the block.
    const fn block(rule: Rule, side: Stone) -> (usize, Self) {
        match (rule, side) {
            (Rule::Renju, Stone::Second) => (1, Self::SECOND),
            _ => (0, Self(0)),
        }
    }

    /// Number in the block of its side, and the block.
    pub const fn in_block(self) -> (usize, usize) {
        match self.0.checked_sub(Self::SECOND.0) {
            Some(number) => (number as usize, 1),
            None => (self.0 as usize, 0),
        }
    }

    /// Number of the code; [`PATTERN_CODES`] for [`Self::NONE`].
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// Meaning of a pattern code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeMeaning {
    /// Block of the side: 1 for `Second` where the rules differ for the sides.
    pub block: usize,
    /// Patterns; `None` for a foul.
    pub patterns: Option<[Pattern; 4]>,
    pub threat: Threat,
}

/// Lookup tables of one rule, built on first use.
pub struct PatternTables {
    /// Patterns of both sides by window: `First`'s in the lower four bits, `Second`'s in the upper.
    pairs: Box<[u8]>,
    /// Codes and threats of each side.
    codes: [&'static CodeTable; 2],
    patterns: Vec<[Pattern; 4]>,
}

type CodeTable = [(PatternCode, Threat)];

impl PatternTables {
    pub fn of(rule: Rule) -> &'static Self {
        static TABLES: [OnceLock<PatternTables>; Rule::ALL.len()] =
            [const { OnceLock::new() }; Rule::ALL.len()];
        TABLES[rule as usize].get_or_init(|| {
            let codes = [Stone::First, Stone::Second].map(|side| codes(rule, side));
            Self { pairs: pairs(rule), codes, patterns: multisets() }
        })
    }

    /// Patterns of a stone of either side in a window of `2 * REACH` squares.
    #[inline]
    pub fn pair<const REACH: usize>(&self, window: usize) -> u8 {
        self.pairs[window & ((1 << (4 * REACH)) - 1)]
    }

    #[inline]
    pub fn code(&self, patterns: u16, side: Stone) -> (PatternCode, Threat) {
        self.codes[side as usize][usize::from(patterns)]
    }

    /// Combinations of patterns by their number in a block.
    pub fn patterns(&self) -> &[[Pattern; 4]] {
        &self.patterns
    }

    /// Lists what the codes of a rule mean, by their numbers; `None` for that of an occupied square,
    /// which must count for nothing.
    pub fn meanings(rule: Rule) -> Vec<Option<CodeMeaning>> {
        let patterns = Self::of(rule).patterns();
        let codes =
            (0..u16::try_from(PatternCode::count(rule)).unwrap_or_default()).map(PatternCode);
        let meaning = |code: PatternCode| {
            let (number, block) = code.in_block();
            let fouls = rule.fouls([Stone::First, Stone::Second][block]);
            let patterns = patterns.get(number).copied();
            let threat = patterns.map_or(Threat::Foul, |patterns| Threat::of(patterns, fouls));
            (code != PatternCode::NONE).then_some(CodeMeaning { block, patterns, threat })
        };
        codes.map(meaning).collect()
    }
}

fn pairs(rule: Rule) -> Box<[u8]> {
    let patterns = [Stone::First, Stone::Second].map(|side| classify_windows(rule, side));
    let (reach, base) = (reach(rule), Occupancy::kinds(rule));
    // Half of a window as each side sees it, as a number.
    let halves: Vec<[usize; 2]> = (0..1_usize << (2 * reach))
        .map(|half| {
            [1, 2].map(|own| {
                let squares = (0..reach).rev().map(|index| half >> (2 * index) & 3);
                squares.fold(0, |number, bits| {
                    let occupancy = match bits {
                        0 => Occupancy::Free,
                        3 if base > 3 => Occupancy::Edge,
                        bits if bits == own => Occupancy::Own,
                        _ => Occupancy::Blocked,
                    };
                    base * number + occupancy as usize
                })
            })
        })
        .collect();
    // Windows with the same upper half are adjacent.
    let upper = patterns
        .each_ref()
        .map(|patterns| patterns.chunks(patterns.len().isqrt()).collect::<Vec<&[Pattern]>>());
    let mut pairs = Vec::with_capacity(halves.len() * halves.len());
    for high in &halves {
        let (first, second) = (upper[0][high[0]], upper[1][high[1]]);
        pairs.extend(halves.iter().map(|low| first[low[0]] as u8 | (second[low[1]] as u8) << 4));
    }
    pairs.into_boxed_slice()
}

/// Combinations of four patterns, sorted, by their code.
fn multisets() -> Vec<[Pattern; 4]> {
    let numbers = 0..Pattern::ALL.len().pow(4);
    let four = |number| [3, 2, 1, 0].map(|place| Pattern::ALL[number / 11_usize.pow(place) % 11]);
    numbers.map(four).filter(|four| four.is_sorted()).collect()
}

/// Codes and threats of a side by their patterns, four bits each. Equal ones are shared.
fn codes(rule: Rule, side: Stone) -> &'static CodeTable {
    static TABLES: [[OnceLock<Box<CodeTable>>; 3]; 2] =
        [const { [const { OnceLock::new() }; 3] }; 2];
    let fouls = rule.fouls(side);
    let (block, PatternCode(first)) = PatternCode::block(rule, side);
    TABLES[block][fouls as usize].get_or_init(|| {
        let multisets = multisets();
        let numbered = |number| PatternCode(first + u16::try_from(number).unwrap_or_default());
        let code = |key: usize| {
            let mut four = [0, 4, 8, 12].map(|shift| key >> shift & 15);
            four.sort_unstable();
            if four[3] > Pattern::Foul as usize {
                return (PatternCode::default(), Threat::None);
            }
            let four = four.map(|number| Pattern::from_bits(number.to_le_bytes()[0]));
            let threat = Threat::of(four, fouls);
            let code = match multisets.binary_search(&four) {
                _ if threat == Threat::Foul => PatternCode::FOUL,
                Ok(number) => numbered(number),
                // A five beside the foul of another line.
                Err(_) => {
                    let mut five = [Pattern::Dead; 4];
                    five[3] = Pattern::Five;
                    numbered(multisets.binary_search(&five).unwrap_or_default())
                }
            };
            (code, threat)
        };
        (0..1 << 16).map(code).collect()
    })
}
