//! Table as plain text and as Markdown.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Number of columns of a terminal that the plain text needs at most.
pub(super) const WIDTH: usize = 80;
/// Number of columns to which a name is never cut.
const SHORTEST_NAME: usize = 4;
/// Column with names, the only one that is aligned to the left and may be cut.
const NAME: usize = 1;
const BETWEEN: &str = "  ";

/// Table with a name in the second column, and numbers in the others.
pub(super) struct Table {
    pub headings: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Formats as aligned columns.
    pub fn text(&self) -> String {
        let lines = || std::iter::once(&self.headings).chain(&self.rows);
        let mut widths: Vec<usize> = (0..self.headings.len())
            .map(|column| lines().map(|line| line[column].width()).max().unwrap_or_default())
            .collect();
        let total = widths.iter().sum::<usize>() + BETWEEN.len() * (widths.len() - 1);
        let longest = (widths[NAME] + WIDTH).saturating_sub(total).max(SHORTEST_NAME);
        widths[NAME] = widths[NAME].min(longest);
        let mut text = String::new();
        for line in lines() {
            let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
                let cell = if column == NAME { cut(cell, width) } else { cell.clone() };
                let space = " ".repeat(width.saturating_sub(cell.width()));
                if column == NAME { cell + &space } else { space + &cell }
            });
            text += cells.collect::<Vec<_>>().join(BETWEEN).trim_end();
            text.push('\n');
        }
        text
    }

    /// Formats as a table of Markdown.
    pub fn markdown(&self) -> String {
        let row = |cells: &[String]| {
            let cells = cells.iter().map(|cell| cell.replace('\\', "\\\\").replace('|', "\\|"));
            format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
        };
        let marks =
            (0..self.headings.len()).map(|column| if column == NAME { "---|" } else { "---:|" });
        let marks = format!("|{}\n", marks.collect::<String>());
        row(&self.headings) + &marks + &self.rows.iter().map(|cells| row(cells)).collect::<String>()
    }
}

/// Cuts a name to a width, with a mark at its end.
fn cut(name: &str, width: usize) -> String {
    if name.width() <= width {
        return name.to_owned();
    }
    let mut kept = String::new();
    for char in name.chars() {
        // The mark takes a column.
        if kept.width() + char.width().unwrap_or_default() + 1 > width {
            break;
        }
        kept.push(char);
    }
    kept + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(names: &[&str], number: &str) -> Table {
        let line = |name: &str| vec!["1".to_owned(), name.to_owned(), number.to_owned()];
        Table { headings: line("Engine"), rows: names.iter().map(|name| line(name)).collect() }
    }

    #[test]
    fn columns_are_aligned_by_width() {
        let text = table(&["a", "五子棋"], "12").text();
        assert_eq!(text, "1  Engine  12\n1  a       12\n1  五子棋  12\n");
    }

    #[test]
    fn long_names_are_cut() {
        let number = "9".repeat(60);
        let text = table(&["a-very-long-name", "五子棋五子棋五子棋"], &number).text();
        let expected = format!(
            "1  Engine           {number}\n1  a-very-long-na…  {number}\n1  五子棋五子棋五…  {number}\n"
        );
        assert_eq!(text, expected);
        assert!(text.lines().all(|line| line.width() == WIDTH), "{text}");
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdefg", 6), "abcde…");
        // A wide character does not fit into the last column.
        assert_eq!(cut("a五五", 4), "a五…");
        assert_eq!(cut("a五五", 3), "a…");
    }

    #[test]
    fn signs_of_markdown_are_escaped() {
        let text = table(&["a|b\\"], "12").markdown();
        assert_eq!(text, "| 1 | Engine | 12 |\n|---:|---|---:|\n| 1 | a\\|b\\\\ | 12 |\n");
    }
}
