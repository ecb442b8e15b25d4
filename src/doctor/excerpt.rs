//! The lines that show a finding.

use crate::external::{Direction, Entry};

/// Maximum number of lines of a finding.
pub const MOST_LINES: usize = 12;
/// Maximum length of a line in characters.
const LONGEST: usize = 100;
/// Line in place of those that were left out.
const LEFT_OUT: &str = "- ...";

/// Formats the entries of a log, and keeps the first and the last ones if there are too many. A
/// list of stones is one line.
pub fn excerpt(entries: &[Entry], most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut is_list = false;
    for Entry { direction, text, .. } in entries {
        let list = lines.last_mut().filter(|_| is_list && *direction == Direction::To);
        if let Some(list) = list {
            list.push_str(" / ");
            list.push_str(text);
            is_list = text != "DONE";
        } else {
            lines.push(format!("{} {text}", direction.sign()));
            is_list = *direction == Direction::To && text.ends_with("BOARD");
        }
    }
    if lines.len() > most {
        let first = most / 3;
        lines.splice(first..lines.len() - (most - first - 1), [LEFT_OUT.to_owned()]);
    }
    lines.iter().map(|line| cut(line)).collect()
}

fn cut(line: &str) -> String {
    let mut text: String = line.chars().take(LONGEST).collect();
    if text.len() < line.len() {
        text.push_str("...");
    }
    text
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

    fn entry(direction: Direction, text: &str) -> Entry {
        Entry { at: Duration::ZERO, direction, text: text.to_owned() }
    }

    #[test]
    fn a_list_of_stones_is_one_line() {
        let to = ["BOARD", "7,7,1", "8,8,2", "DONE", "TURN 1,1"];
        let mut entries: Vec<Entry> = to.map(|text| entry(Direction::To, text)).into();
        entries.insert(4, entry(Direction::From, "9,9"));
        let expected = ["> BOARD / 7,7,1 / 8,8,2 / DONE", "< 9,9", "> TURN 1,1"];
        assert_eq!(excerpt(&entries, 5), expected);
        let long = excerpt(&[entry(Direction::From, &"x".repeat(200))], 5);
        assert_eq!(long[0].len(), LONGEST + 3);
    }

    #[test]
    fn the_first_and_the_last_lines_are_kept() {
        let entry = |number: usize| entry(Direction::From, &number.to_string());
        let entries: Vec<Entry> = (0..20).map(entry).collect();
        assert_eq!(excerpt(&entries, 6), ["< 0", "< 1", "- ...", "< 17", "< 18", "< 19"]);
        assert_eq!(excerpt(&entries[..2], 6), ["< 0", "< 1"]);
        let mut lines = vec![String::new(); MOST_LINES - 1];
        append(&mut lines, vec![String::new(); 2]);
        assert_eq!(lines.len(), MOST_LINES - 1);
    }
}
