//! Lines of text: all that is drawn in words comes through here, and nothing but what may go to a terminal is drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::printable::printable;

/// Draws a line as its own widget would. Cutting text into graphemes takes most of a frame's time, so
/// that is done only where a line has more than ASCII and rules.
pub fn draw(line: &Line, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    let is_plain = |char| matches!(char, ' '..='~' | '\u{2500}'..='\u{257f}');
    let is_aligned = line.alignment.is_some();
    if area.is_empty() || is_aligned || !line.iter().all(|span| span.content.chars().all(is_plain))
    {
        return made_printable(line).render(area, buffer);
    }
    let row = Rect { height: 1, ..area };
    if line.style != Style::default() {
        buffer.set_style(row, line.style);
    }
    let first = buffer.index_of(row.x, row.y);
    let mut cells = buffer.content[first..].iter_mut().take(usize::from(row.width));
    for span in line {
        for char in span.content.chars() {
            let Some(cell) = cells.next() else { return };
            cell.set_char(char).set_style(span.style);
        }
    }
}

/// Draws lines one below the other, as many as there are rows.
pub fn draw_lines(lines: &[Line], area: Rect, buffer: &mut Buffer) {
    for (line, row) in lines.iter().zip(area.rows()) {
        draw(line, row, buffer);
    }
}

fn made_printable<'a>(line: &'a Line<'_>) -> Line<'a> {
    let spans = line.iter().map(|span| Span::styled(printable(&span.content), span.style));
    Line { spans: spans.collect(), ..*line }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Stylize;

    use super::*;

    #[track_caller]
    fn check(line: &Line) {
        for area in [Rect::new(0, 0, 12, 2), Rect::new(3, 1, 5, 1), Rect::new(10, 1, 9, 1)] {
            let mut expected =
                Buffer::filled(Rect::new(0, 0, 12, 2), ratatui::buffer::Cell::new("."));
            let mut found = expected.clone();
            line.render(area.intersection(expected.area), &mut expected);
            draw(line, area, &mut found);
            assert_eq!(found, expected, "{area:?}");
        }
    }

    #[test]
    fn a_line_looks_as_its_widget() {
        check(&Line::default());
        check(&Line::styled("Moves \u{2500}\u{2500}", Style::new().red()));
        check(&Line::from(vec![Span::raw("Ada"), " wins at once".bold().on_blue()]));
        check(&Line::from("to the right").right_aligned());
        check(&Line::styled(
            "\u{4e94}\u{5b50}\u{68cb} e\u{301} \u{1f469}\u{200d}\u{1f680}",
            Style::new().dim(),
        ));
    }

    #[test]
    fn what_a_terminal_would_obey_is_a_mark() {
        let area = Rect::new(0, 0, 12, 1);
        let mut buffer = Buffer::empty(area);
        let line = Line::from(vec!["a\u{1b}[2J".into(), "\u{202e}b\tc\u{9b}".bold()]);
        draw(&line, area, &mut buffer);
        let row: String = buffer.content.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(row, "a\u{fffd}[2J\u{fffd}b c\u{fffd}  ");
    }
}
