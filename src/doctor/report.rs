//! Findings, and what they say about the engine.

use serde::{Serialize, Serializer};

use crate::rules::Rule;
use crate::settings::engines::{Dialect, EngineEntry, Swap2, Terms};

/// Result of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Nothing to say.
    Pass,
    /// Something that an optional part of the protocol lacks, or that is worth knowing.
    Note,
    /// A fault that loses games in a tournament, or breaks a manager.
    Fail,
    /// An earlier fault makes it impossible, or there was no time left.
    NotExamined,
}

impl Mark {
    /// Returns the mark as one or two words.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Note => "note",
            Self::Fail => "fail",
            Self::NotExamined => "not examined",
        }
    }
}

/// Finding of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Number of the point from 1.
    pub point: u8,
    /// Title of the point.
    pub title: &'static str,
    /// Result of the point.
    pub mark: Mark,
    /// Sentences that say what was found, in printable text.
    pub remarks: Vec<String>,
    /// Lines that show it: `>` to the engine, `<` from it, `!` its errors, `-` about it.
    pub exchange: Vec<String>,
}

/// Properties of an engine as it was found, for its configuration.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Profile {
    /// Name by which it describes itself.
    pub name: Option<String>,
    /// Version by which it describes itself.
    pub version: Option<String>,
    /// Numbers of the rules that it plays.
    pub rules: Vec<u8>,
    /// Sides of the square boards that it plays.
    pub sizes: Vec<u8>,
    /// Set if it plays boards that are not square.
    pub rectangles: bool,
    /// Protocol that it speaks.
    #[serde(serialize_with = "dialect")]
    pub dialect: Dialect,
    /// Way in which it opens by the swap2 rule.
    #[serde(serialize_with = "swap2")]
    pub swap2: Swap2,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn dialect<S: Serializer>(dialect: &Dialect, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(dialect.word())
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn swap2<S: Serializer>(swap2: &Swap2, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(swap2.word())
}

impl Profile {
    /// Puts what was found into the entry of the engine.
    #[must_use]
    pub fn put_into(&self, entry: &EngineEntry) -> EngineEntry {
        let sizes = self.sizes.first().copied().zip(self.sizes.last().copied());
        EngineEntry {
            rules: self.rules().collect(),
            sizes: sizes.or(entry.sizes),
            terms: Terms { dialect: self.dialect, swap2: self.swap2, ..entry.terms.clone() },
            ..entry.clone()
        }
    }

    /// Returns the rules that it plays.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        self.rules.iter().filter_map(|&number| Rule::of_number(number))
    }

    /// Formats the sizes as ranges: `5..20, 22`.
    pub fn ranges(&self) -> String {
        let mut ranges: Vec<(u8, u8)> = Vec::new();
        for &size in &self.sizes {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == size => *last = size,
                _ => ranges.push((size, size)),
            }
        }
        let range = |(first, last): (u8, u8)| {
            if first == last { first.to_string() } else { format!("{first}..{last}") }
        };
        ranges.into_iter().map(range).collect::<Vec<_>>().join(", ")
    }
}

/// Report of an examination.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Program and arguments, in printable text.
    pub command: String,
    /// Properties of the engine.
    pub profile: Profile,
    /// Findings in the order of their points.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Counts the points with this mark.
    pub fn count(&self, mark: Mark) -> usize {
        self.findings.iter().filter(|finding| finding.mark == mark).count()
    }

    /// Checks whether no point failed.
    pub fn has_passed(&self) -> bool {
        self.count(Mark::Fail) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_formatted_as_ranges() {
        let ranges =
            |sizes: &[u8]| Profile { sizes: sizes.to_vec(), ..Profile::default() }.ranges();
        assert_eq!(ranges(&[5, 6, 7, 15, 19, 20]), "5..7, 15, 19..20");
        assert_eq!(ranges(&[]), "");
    }
}
