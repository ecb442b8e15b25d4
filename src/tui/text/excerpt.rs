//! Excerpt of a text that is longer than its place.

use ratatui::text::Line;

use super::fit_line;
use crate::locale;
use crate::tui::theme::{Role, Theme};

/// Minimum number of rows of an excerpt: a line, and the sign of those that are hidden.
pub const EXCERPT_MIN: usize = 2;

/// Number of hidden lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hidden {
    Below(usize),
    /// End of the text, with this many lines above.
    Above(usize),
}

impl Hidden {
    /// Says how many lines are hidden, and which key scrolls there: `v 3 more lines: PgDn`.
    pub fn sign(self, key: Option<String>, width: usize, theme: &Theme) -> Line<'static> {
        let (sign, id, number) = match self {
            Self::Below(lines) => (theme.glyphs.pick('\u{25be}', 'v'), "text-more", lines),
            Self::Above(lines) => (theme.glyphs.pick('\u{25b4}', '^'), "text-above", lines),
        };
        let key = key.unwrap_or_else(|| "none".to_owned());
        let words = locale::format(id, &[("number", &number), ("key", &key)]);
        let text = fit_line(&[format!("{sign} {words}")], width);
        Line::styled(text, theme.style(Role::Faint))
    }
}

/// Highest first line of an excerpt, at which it shows the end of the text.
pub const fn last_top(lines: usize, rows: usize) -> usize {
    if lines <= rows { 0 } else { lines + 1 - if rows > 1 { rows } else { 1 } }
}

/// Shows the lines from `top` on. If they do not all fit, the last row says how many are hidden.
pub fn excerpt(
    mut lines: Vec<Line<'static>>,
    rows: usize,
    top: usize,
    sign: impl Fn(Hidden) -> Line<'static>,
) -> Vec<Line<'static>> {
    let all = lines.len();
    if all <= rows || rows < EXCERPT_MIN {
        lines.truncate(rows);
        return lines;
    }
    let top = top.min(last_top(all, rows));
    let below = all - top - (rows - 1);
    let mut shown: Vec<Line> = lines.drain(top..all - below).collect();
    shown.push(sign(if below > 0 { Hidden::Below(below) } else { Hidden::Above(top) }));
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(all: usize, rows: usize, top: usize, expected: &str) {
        let lines = (1..=all).map(|number| Line::from(number.to_string())).collect();
        let sign = |hidden| match hidden {
            Hidden::Below(lines) => format!("v{lines}").into(),
            Hidden::Above(lines) => format!("^{lines}").into(),
        };
        let shown = excerpt(lines, rows, top, sign);
        let shown: Vec<String> = shown.iter().map(ToString::to_string).collect();
        assert_eq!(shown.join(" "), expected);
    }

    #[test]
    fn hidden_lines_are_counted_and_can_be_reached() {
        check(3, 3, 0, "1 2 3");
        check(3, 3, 9, "1 2 3");
        check(5, 3, 0, "1 2 v3");
        check(5, 3, 1, "2 3 v2");
        check(5, 3, 3, "4 5 ^3");
        check(5, 3, 9, "4 5 ^3");
        check(5, 2, 4, "5 ^4");
        check(5, 1, 0, "1");
        check(0, 3, 0, "");
        assert_eq!(
            [(5, 3), (5, 2), (3, 3), (0, 2)].map(|(all, rows)| last_top(all, rows)),
            [3, 4, 0, 0]
        );
    }
}
