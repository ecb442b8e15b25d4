//! The page of the settings, and what is said of a file of settings that cannot be used.

use ratatui::Frame;
use ratatui::text::Line;

use super::menu::{Menu, entry, head, shown};
use super::text::draw_lines;
use super::{title_above, too_small};
use crate::game::GameKind;
use crate::rules::Variant;
use crate::settings::Key;
use crate::tui::app::{Session, SettingsPage};
use crate::tui::keymap::Context;
use crate::tui::layout::{centred, fit_line, wrap};
use crate::tui::messages::{self, Naming};
use crate::tui::theme::{GlyphSet, Role, Theme};

/// In windows narrower than this a value stands alone.
const NARROW: u16 = 36;

/// The page; `hint` says how to leave it.
pub(super) fn draw(page: &SettingsPage, hint: &'static str, session: &Session, frame: &mut Frame) {
    let theme = &session.theme;
    let layout = match page.layout(frame.area()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    title_above(&layout, theme, frame);
    let width = layout.area.width;
    let entries = Key::ALL.into_iter().enumerate().map(|(line, key)| {
        let is_selected = line == page.line();
        let (name, value) = (messages::setting(key), value(key, session, is_selected));
        let text = if width < NARROW {
            format!(" {name:<12} {value} ")
        } else if !is_selected {
            format!(" {name:<12}   {value} ")
        } else if key.is_typed() {
            format!(" {name:<12} > {value}_ ")
        } else {
            format!(" {name:<12} < {value} > ")
        };
        entry(text, is_selected, theme)
    });
    let entries: Vec<Line> = entries.collect();
    let meaning = messages::setting_meaning(page.key());
    let meaning = fit_line(&[meaning.to_owned()], width.into());
    let kind = GameKind::Rows(Variant::GOMOKU_15);
    let naming = Naming::of_nobody(kind, session.theme.has_letters(), &session.keymap);
    let reason = page.refusal.as_ref().map(|refusal| refusal.forms(&naming));
    let menu = Menu {
        head: head(
            Line::styled("Settings", theme.style(Role::Title)),
            Line::styled(meaning, theme.style(Role::Faint)),
            hint,
            width,
            theme,
        ),
        all: entries.len(),
        entries: shown(entries, &layout),
        reason: (reason.unwrap_or_default(), Role::Error),
        labels: session.keymap.footer(Context::Settings).map(|(_, label)| label).collect(),
    };
    menu.draw(&layout, theme, frame);
}

/// A value, and what `auto` stands for here.
fn value(key: Key, session: &Session, is_selected: bool) -> String {
    let text = key.text(&session.settings);
    let stands_for = match key {
        Key::Theme => session.theme.name.clone(),
        Key::Glyphs => glyphs(session.theme.glyphs).to_owned(),
        Key::Threads => session.engine().threads.to_string(),
        Key::Memory => format!("{} MiB", session.engine().memory >> 20),
        _ if key.is_typed() && text.is_empty() && !is_selected => return "as usual".to_owned(),
        _ => return text,
    };
    if text == "auto" { format!("auto: {stands_for}") } else { text }
}

const fn glyphs(glyphs: GlyphSet) -> &'static str {
    match glyphs {
        GlyphSet::Lines => "lines",
        GlyphSet::Dots => "dots",
        GlyphSet::Ascii => "ascii",
    }
}

/// What is said over everything of a file of settings that cannot be used.
pub(super) fn draw_problem(problem: &str, theme: &Theme, frame: &mut Frame) {
    let window = frame.area();
    let width = window.width.min(76);
    let styled = |text: &str, role| {
        let lines = wrap(text, width.into()).into_iter();
        lines.map(|line| Line::styled(line, theme.style(role))).collect::<Vec<_>>()
    };
    let rest = styled("The file stays as it is, and all is as usual. Press any key.", Role::Faint);
    let mut lines = styled("Your settings cannot be used:", Role::Heading);
    lines.push(Line::default());
    lines.extend(problem.lines().flat_map(|line| styled(line, Role::Error)));
    let room = usize::from(window.height).saturating_sub(rest.len() + 1);
    lines.truncate(room);
    lines.push(Line::default());
    lines.extend(rest);
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(window.height);
    draw_lines(&lines, centred(window, width, height), frame.buffer_mut());
}
