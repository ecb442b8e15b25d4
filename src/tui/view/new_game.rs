//! The page of a new game.

use ratatui::Frame;
use ratatui::layout::Size;
use ratatui::text::{Line, Span};

use super::menu::{Menu, entry, head, shown};
use super::{in_words, title_above};
use crate::game::GameKind;
use crate::tui::app::{NewGame, Session};
use crate::tui::command;
use crate::tui::keymap::Context;
use crate::tui::layout;
use crate::tui::messages::{self, Naming};
use crate::tui::theme::{Role, Theme};

/// In windows narrower than this a value stands alone.
const NARROW: u16 = 36;

/// The page; `hint` says how to leave it.
pub(super) fn draw(page: &NewGame, hint: &'static str, session: &Session, frame: &mut Frame) {
    let theme = &session.theme;
    let layout = match page.layout(frame.area()) {
        Ok(layout) => layout,
        Err(needed) => return super::too_small(needed, None, frame),
    };
    title_above(&layout, theme, frame);
    let width = layout.area.width;
    let head = head(heading(page, width, session), lineup(page, width, theme), hint, width, theme);
    let selected = page.line();
    let entries = page.rows().into_iter().enumerate().map(|(line, row)| {
        let (name, value) = page.show(row);
        if width < NARROW {
            return entry(format!(" {name:<8} {value} "), line == selected, theme);
        }
        let value = if line == selected { format!("< {value} >") } else { format!("  {value}") };
        entry(format!(" {name:<10} {value} "), line == selected, theme)
    });
    let entries: Vec<Line> = entries.collect();
    let reason = match &page.refusal {
        Some(refusal) => refusal.forms(&naming(page, session)),
        None => too_large(page, frame.area().as_size()).into_iter().collect(),
    };
    let labels =
        session.keymap.footer(Context::NewGame).filter(|(command, _)| page.check(command).is_ok());
    let menu = Menu {
        head,
        all: entries.len(),
        entries: shown(entries, &layout),
        reason: (reason, Role::Error),
        labels: labels.map(|(_, label)| label).collect(),
    };
    menu.draw(&layout, theme, frame);
}

/// The game; while a size is typed, `Board size [15, 17, 19 or 20]: ` and that.
fn heading(page: &NewGame, width: u16, session: &Session) -> Line<'static> {
    let theme = &session.theme;
    let style = theme.style(Role::Title);
    if page.typed.is_empty() {
        let text = match page.choice() {
            Ok(choice) => fit_game(choice.kind, width),
            Err(refusal) => refusal.forms(&naming(page, session)).pop().unwrap_or_default(),
        };
        return Line::styled(text, style);
    }
    let sizes = command::sizes();
    let room = usize::from(width).saturating_sub(NewGame::MOST_DIGITS);
    let forms = [format!("Board size [{sizes}]: "), format!("Size [{sizes}]: ")];
    let text = forms.into_iter().find(|text| text.len() <= room);
    Line::from(vec![
        Span::styled(text.unwrap_or_else(|| "Size: ".to_owned()), style),
        Span::styled(page.typed.clone(), theme.style(Role::Key)),
    ])
}

/// The game, in a narrow window by its short name.
fn fit_game(kind: GameKind, width: u16) -> String {
    let long = messages::game(kind);
    if long.len() <= width.into() { long } else { messages::short_game(kind) }
}

/// Who would play.
fn lineup(page: &NewGame, width: u16, theme: &Theme) -> Line<'static> {
    let [long, short] = messages::lineup(page.lineup(), page.kind());
    let text = if long.len() <= width.into() { long } else { short };
    Line::styled(text, theme.style(Role::Faint))
}

fn naming<'a>(page: &NewGame, session: &'a Session) -> Naming<'a> {
    Naming::of_nobody(page.kind(), session.theme.has_letters(), &session.keymap)
}

/// What is to be said of a board for which the window is too small.
fn too_large(page: &NewGame, window: Size) -> Option<String> {
    let needed = layout::needed(window, page.choice().ok()?.kind);
    let is_too_large = !layout::fits(window, needed);
    is_too_large.then(|| format!("This board needs a window of {}.", in_words(needed)))
}
