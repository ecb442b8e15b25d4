//! The lines that show a finding.

use crate::external::Entry;

/// Maximum number of lines of a finding.
pub const MOST_LINES: usize = 12;
/// Maximum length of a line in characters.
const LONGEST: usize = 100;
/// Line in place of those that were left out.
const LEFT_OUT: &str = "- ...";

/// Formats the entries of a log, and keeps the first and the last ones if there are too many.
pub fn excerpt(entries: &[Entry], most: usize) -> Vec<String> {
    let line = |entry: &Entry| {
        let mut text: String = entry.text.chars().take(LONGEST).collect();
        if text.len() < entry.text.len() {
            text.push_str("...");
        }
        format!("{} {text}", entry.direction.sign())
    };
    if entries.len() <= most {
        return entries.iter().map(line).collect();
    }
    let first = most / 3;
    let last = &entries[entries.len() - (most - first - 1)..];
    let mut lines: Vec<String> = entries[..first].iter().map(line).collect();
    lines.push(LEFT_OUT.to_owned());
    lines.extend(last.iter().map(line));
    lines
}

/// Adds the lines of a further exchange, if there is room for them.
pub fn append(lines: &mut Vec<String>, further: Vec<String>) {
    if lines.len() + further.len() <= MOST_LINES {
        lines.extend(further);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::external::Direction;

    #[test]
    fn the_first_and_the_last_lines_are_kept() {
        let entry = |number: usize| Entry {
            at: Duration::ZERO,
            direction: Direction::From,
            text: number.to_string(),
        };
        let entries: Vec<Entry> = (0..20).map(entry).collect();
        assert_eq!(excerpt(&entries, 6), ["< 0", "< 1", "- ...", "< 17", "< 18", "< 19"]);
        assert_eq!(excerpt(&entries[..2], 6), ["< 0", "< 1"]);
        let mut lines = vec![String::new(); MOST_LINES - 1];
        append(&mut lines, vec![String::new(); 2]);
        assert_eq!(lines.len(), MOST_LINES - 1);
    }
}
