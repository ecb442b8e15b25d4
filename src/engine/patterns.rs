//! The tables: from the cells around a free cell to what a stone there makes, for both sides.
//!
//! A line of the board is two bits for each cell: one for each side's stone, both for the edge. The
//! bits of the cells on both sides of a free cell, its *surroundings*, are an index. They are built
//! at first use, from [`windows`].

use std::sync::OnceLock;

use super::line::{Line, View, reach, windows};
use crate::rules::Rule;

/// The four lines that a stone on a cell makes for one side, in whatever order: which group.
///
/// There are as many as ways to take four of the twelve classes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Group(u16);

/// How many groups there are.
pub const GROUPS: usize = 1365;

impl Group {
    /// Its number, below [`GROUPS`].
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The same, as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Everything that is looked up, for one rule.
pub struct Patterns {
    /// What a stone makes along one axis, by the surroundings: `First`'s line in the lower four
    /// bits, `Second`'s in the upper ones.
    lines: Box<[u8]>,
    /// The group, by four lines of four bits each.
    groups: Box<[Group]>,
    /// The four lines of each group, weakest first.
    members: Vec<[Line; 4]>,
}

impl Patterns {
    /// The tables of a rule.
    pub fn of(rule: Rule) -> &'static Self {
        static FREESTYLE: OnceLock<Patterns> = OnceLock::new();
        static STANDARD: OnceLock<Patterns> = OnceLock::new();
        let tables = match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
        };
        tables.get_or_init(|| Self::build(rule))
    }

    fn build(rule: Rule) -> Self {
        let (groups, members) = groups();
        Self { lines: lines(rule), groups, members }
    }

    /// What a stone of either side makes, by surroundings of `2 * REACH` cells.
    #[inline]
    pub fn lines<const REACH: usize>(&self, surroundings: usize) -> u8 {
        self.lines[surroundings & ((1 << (4 * REACH)) - 1)]
    }

    /// The group of four lines, of four bits each.
    #[inline]
    pub fn group(&self, lines: u16) -> Group {
        self.groups[usize::from(lines)]
    }

    /// The four lines of a group, weakest first.
    pub fn members(&self) -> &[[Line; 4]] {
        &self.members
    }
}

/// The table of lines of a rule.
fn lines(rule: Rule) -> Box<[u8]> {
    let classes = windows(rule);
    let reach = reach(rule);
    // Half of the surroundings as each side sees them, as a number to the base of three.
    let halves: Vec<[usize; 2]> = (0..1_usize << (2 * reach))
        .map(|half| {
            [1, 2].map(|own| {
                let cells = (0..reach).rev().map(|index| half >> (2 * index) & 3);
                cells.fold(0, |number, bits| {
                    let view = match bits {
                        0 => View::Free,
                        bits if bits == own => View::Own,
                        _ => View::Blocked,
                    };
                    3 * number + view as usize
                })
            })
        })
        .collect();
    // The windows with the same upper half lie together.
    let upper: Vec<&[Line]> = classes.chunks(classes.len().isqrt()).collect();
    let mut lines = Vec::with_capacity(halves.len() * halves.len());
    for high in &halves {
        let [first, second] = high.map(|half| upper[half]);
        lines.extend(halves.iter().map(|low| first[low[0]] as u8 | (second[low[1]] as u8) << 4));
    }
    lines.into_boxed_slice()
}

/// The groups by their lines, and the lines by their group.
fn groups() -> (Box<[Group]>, Vec<[Line; 4]>) {
    let mut members: Vec<[Line; 4]> = Vec::with_capacity(GROUPS);
    let mut groups = vec![Group::default(); 1 << 16].into_boxed_slice();
    let key = |lines: [Line; 4]| lines.iter().fold(0, |key, &line| key << 4 | line as usize);
    // A key whose lines are in order is the lowest of its group's.
    for a in Line::ALL {
        for b in Line::ALL {
            for c in Line::ALL {
                for d in Line::ALL {
                    let lines = [a, b, c, d];
                    let mut sorted = lines;
                    sorted.sort_unstable();
                    if lines == sorted {
                        groups[key(lines)] =
                            Group(u16::try_from(members.len()).unwrap_or_default());
                        members.push(lines);
                    }
                    groups[key(lines)] = groups[key(sorted)];
                }
            }
        }
    }
    (groups, members)
}
