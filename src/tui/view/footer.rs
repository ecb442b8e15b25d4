//! The rows below the status: the command bar, questions, messages and keys.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use textwrap::{Options, WordSplitter};
use tui_input::Input;
use unicode_width::UnicodeWidthChar;

use crate::tui::app::{App, GameScreen, Notice, Overlay, Purpose, Question, Session};
use crate::tui::command::Command;
use crate::tui::keymap::{self, Context, Label};
use crate::tui::messages;
use crate::tui::theme::{Role, Theme};

/// What stands for the rest of a text that does not fit.
const MORE: &str = "...";

/// Draws what is said or asked, and the keys that answer. `untold` is what the status line could not
/// tell of the end.
pub fn draw(app: &App, screen: &GameScreen, untold: &[String], area: Rect, frame: &mut Frame) {
    let (session, theme) = (&app.session, &app.session.theme);
    // The command bar has the first row, and the terminal's cursor in it.
    let below = match (&screen.question, &screen.overlay) {
        (None, Overlay::Bar(bar)) => {
            let prompt = Span::styled(":", theme.style(Role::Key));
            draw_input(prompt, &bar.input, area, frame);
            Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area }
        }
        _ => area,
    };
    let (texts, role) = said(screen, session, untold, area);
    let (width, rows) = (usize::from(below.width), usize::from(below.height));
    let texts = fit(&texts, width, rows).into_iter();
    let mut lines: Vec<Line> = texts.map(|text| Line::styled(text, theme.style(role))).collect();
    if lines.len() < rows {
        lines.resize(rows - 1, Line::default());
        lines.push(keys(labels(screen, app.context_below_palette()), width, theme));
    }
    for (line, row) in lines.iter().zip(below.rows()) {
        frame.render_widget(line, row);
    }
}

/// What is said or asked, the longest form first.
fn said(
    screen: &GameScreen,
    session: &Session,
    untold: &[String],
    area: Rect,
) -> (Vec<String>, Role) {
    let naming = screen.naming(session);
    if let Some(question) = question(screen, session) {
        return (question.to_vec(), Role::Status);
    }
    match (&screen.overlay, &screen.notice) {
        (Overlay::Bar(bar), _) => {
            (bar.refusal.iter().flat_map(|refusal| refusal.forms(&naming)).collect(), Role::Error)
        }
        (Overlay::Computer(lineup), _) => {
            let [full, short] = messages::opponent(lineup.levels, screen.kind());
            let is_narrow = full.len() > usize::from(area.width);
            (vec![if is_narrow { short } else { full }], Role::Status)
        }
        (_, Some(Notice::Refused(refusal))) => (refusal.forms(&naming), Role::Error),
        (_, Some(Notice::Done(report))) => (report.forms(&naming), Role::Notice),
        (_, None) if screen.engine.is_thinking_for(Purpose::Hint) => {
            let info = screen.engine.thinking().and_then(|thinking| thinking.info.as_ref());
            (vec![messages::searching(info)], Role::Notice)
        }
        (_, None) => {
            // By what the game was won, if there is room for it above the keys.
            let fits = |text: &&String| wrap(text, area.width.into()).len() < area.height.into();
            (untold.iter().filter(fits).cloned().collect(), Role::Notice)
        }
    }
}

/// The question that is open, in a full and in a short form.
pub fn question(screen: &GameScreen, session: &Session) -> Option<[String; 2]> {
    let Question::Resign(loser) = screen.question.as_ref()?;
    let short = "Resign? (y/n)".to_owned();
    let loser = screen.naming(session).player(*loser);
    let is_clear = screen.participants().person().is_some();
    let full = if is_clear { short.clone() } else { format!("Resign as {loser}? (y/n)") };
    Some([full, short])
}

/// The keys that would be obeyed, first of all the one that is wanted now.
fn labels(screen: &GameScreen, context: Context) -> impl Iterator<Item = Label> {
    let mut obeyed: Vec<(&Command, Label)> =
        keymap::footer(context).filter(|(command, _)| screen.check(command).is_ok()).collect();
    let wanted = screen.wanted();
    obeyed.sort_by_key(|(command, _)| **command != wanted);
    obeyed.into_iter().map(|(command, (key, word))| match command {
        Command::PlayAtCursor if screen.game.state().mover().is_none() => (key, "again"),
        Command::PlayAtCursor => (key, messages::play_verb(screen.game.target_kind())),
        Command::Pause if screen.is_paused => (key, "go on"),
        _ => (key, word),
    })
}

/// The first of the texts that fits into so many rows, or as much of the last as does.
pub fn fit(texts: &[String], width: usize, rows: usize) -> Vec<String> {
    let wrapped = texts.iter().map(|text| wrap(text, width));
    let mut best = Vec::new();
    for lines in wrapped {
        best = lines;
        if best.len() <= rows {
            return best;
        }
    }
    best.truncate(rows);
    if let Some(last) = best.last_mut() {
        let mut room = width.saturating_sub(MORE.len());
        let fits = |char: &char| {
            let columns = char.width().unwrap_or(0);
            let is_in = columns <= room;
            room = room.saturating_sub(columns);
            is_in
        };
        *last = last.chars().take_while(fits).chain(MORE.chars()).collect();
    }
    best
}

/// A prompt and the text, scrolled so that the terminal's cursor is in sight.
pub fn draw_input(prompt: Span<'static>, input: &Input, area: Rect, frame: &mut Frame) {
    let before = u16::try_from(prompt.width()).unwrap_or(u16::MAX);
    let room = area.width.saturating_sub(before.saturating_add(1));
    let scroll = input.visual_scroll(room.into());
    let mut left_out = 0;
    let shown: String = input
        .value()
        .chars()
        .skip_while(|char| {
            let skip = left_out < scroll;
            left_out += char.width().unwrap_or(0);
            skip
        })
        .collect();
    let line = Line::from(vec![prompt, Span::raw(shown)]);
    frame.render_widget(line, Rect { height: area.height.min(1), ..area });
    let column = input.visual_cursor().saturating_sub(scroll);
    let column = u16::try_from(column).unwrap_or(room).min(room);
    frame.set_cursor_position(Position::new(area.x + before + column, area.y));
}

/// The keys that fit: `Enter place  s save  ...`. The last two go last.
pub fn keys(labels: impl Iterator<Item = Label>, width: usize, theme: &Theme) -> Line<'static> {
    let all: Vec<Label> = labels.collect();
    let columns = |keys: &[Label]| {
        keys.iter().map(|(key, word)| key.len() + 3 + word.len() + 2).sum::<usize>()
    };
    let (mut some, mut last) = all.split_at(all.len().saturating_sub(2));
    while columns(some) + columns(last) > width + 2 {
        match (some, last) {
            ([rest @ .., _], _) => some = rest,
            ([], [_, rest @ ..]) if !rest.is_empty() => last = rest,
            _ => break,
        }
    }
    let shown = [some, last].concat();
    let spans = shown.iter().flat_map(|(key, word)| {
        [
            Span::styled(format!(" {key} "), theme.style(Role::Key)),
            Span::styled(format!(" {word}  "), theme.style(Role::Faint)),
        ]
    });
    spans.collect()
}

/// Breaks a text into lines of at most so many columns, at spaces where there are some: a name with
/// a hyphen stays whole.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let options = Options::new(width.max(1)).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).into_iter().map(std::borrow::Cow::into_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hyphen_stay_whole() {
        let text = "Not loaded: no such file (/home/ann/my-games/game-7x6.csv)";
        let expected = ["Not loaded: no such file", "(/home/ann/my-games/game-7x6.csv)"];
        assert_eq!(wrap(text, 38), expected);
        // What is longer than a line is broken all the same.
        assert_eq!(wrap("a-very-long-name", 8), ["a-very-l", "ong-name"]);
    }
}
