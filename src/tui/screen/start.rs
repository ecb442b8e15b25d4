//! The question for the board's size.

use ratatui::Frame;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{extent, row, too_small};
use crate::rules::Stone;
use crate::tui::keymap::Context;
use crate::tui::layout::{self, ERROR, centred};
use crate::tui::size::{Choice, SizeQuestion};
use crate::tui::theme::{Role, Theme};
use crate::tui::widget::foot::{keys, wrap};
use crate::tui::words;

const TITLE: &str = include_str!("../../../assets/title.txt");
/// Columns of the text block.
const WIDTH: u16 = 60;

/// The question; `hint` says how to leave it.
pub(super) fn draw(question: &SizeQuestion, hint: &'static str, theme: &Theme, frame: &mut Frame) {
    let window = frame.area();
    let needed = layout::start(question.rows());
    let text = needed.height;
    if !layout::fits(window.as_size(), needed) {
        return too_small(needed, None, frame);
    }
    let art: Vec<&str> = TITLE.lines().collect();
    let art_height = extent(art.len()) + 2;
    let art_width = extent(art.iter().map(|line| line.len()).max().unwrap_or(0));
    let has_art = window.height >= text + art_height && window.width >= art_width;
    let height = if has_art { text + art_height } else { text };
    let area = centred(window, WIDTH, height);

    let mut next = 0;
    let mut draw_line = |line: Line<'_>| {
        frame.render_widget(line, row(area, next));
        next += 1;
    };
    if has_art {
        for line in art {
            draw_line(title_line(line, art_width, theme).centered());
        }
        draw_line(Line::default());
        draw_line(Line::styled("five in a row", theme.style(Role::Faint)).centered());
    }
    draw_line(Line::default());
    let sizes = words::sizes();
    let heading = [format!("Board size [{sizes}]: "), format!("Size [{sizes}]: ")];
    let room = usize::from(area.width).saturating_sub(SizeQuestion::MOST_DIGITS);
    let heading = heading.iter().find(|text| text.len() <= room).unwrap_or(&heading[1]);
    draw_line(Line::from(vec![
        Span::styled(heading.as_str(), theme.style(Role::Heading)),
        Span::styled(question.typed(), theme.style(Role::Key)),
    ]));
    draw_line(Line::styled(hint, theme.style(Role::Faint)));
    for (index, choice) in question.choices().iter().enumerate() {
        let (pointer, style) = match question.selected() {
            Some(selected) if selected == index => ("> ", theme.style(Role::Selected)),
            _ => ("  ", Style::new()),
        };
        draw_line(Line::from(vec![
            Span::raw(pointer),
            Span::styled(name(choice, area.width), style),
        ]));
    }
    draw_line(Line::default());
    let error = question.error().unwrap_or_default();
    let lines = wrap(error, area.width.into());
    for line in lines.iter().take(ERROR.into()) {
        draw_line(Line::styled(line.as_str(), theme.style(Role::Error)));
    }
    let bottom = row(area, height - 1);
    frame.render_widget(keys(Context::Size, area.width.into(), theme), bottom);
}

fn name(choice: &Choice, width: u16) -> String {
    match choice {
        Choice::New(variant) => {
            format!(" {} x {} ", variant.shape().width(), variant.shape().height())
        }
        Choice::Continue(kept) => {
            let stones = words::stones(kept.game.moves().len());
            let full = format!(" Continue the interrupted game, {stones} ");
            if full.len() + 3 <= width.into() { full } else { format!(" Continue, {stones} ") }
        }
    }
}

/// A line of the title: its Xs and Os are stones.
fn title_line(line: &str, width: u16, theme: &Theme) -> Line<'static> {
    let padded = format!("{line:<width$}", width = usize::from(width));
    let stone = |char: char| match char {
        'X' => theme.stone(Stone::First),
        'O' => theme.stone(Stone::Second),
        _ => Style::new(),
    };
    padded.chars().map(|char| Span::styled(char.to_string(), stone(char))).collect()
}
