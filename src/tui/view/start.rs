//! The start screen.

use ratatui::Frame;
use ratatui::text::Line;

use super::menu::{Menu, entry};
use super::{draw_page, title_above, too_small};
use crate::tui::app::{Session, StartMenu};
use crate::tui::keymap::{self, Context};
use crate::tui::messages;
use crate::tui::theme::{Role, Theme};

pub(super) fn draw(menu: &StartMenu, session: &Session, frame: &mut Frame) {
    if let Some(page) = &menu.page {
        return draw_page(page, "Esc: back", session, frame);
    }
    let theme = &session.theme;
    let layout = match menu.layout(frame.area()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    title_above(&layout, theme, frame);
    let entries =
        menu.entries().into_iter().zip(0..).map(|(choice, line)| {
            entry(format!(" {} ", choice.name()), line == menu.line(), theme)
        });
    let reason = menu.refusal.as_ref().map(|refusal| refusal.forms(&menu.naming(session)));
    let menu = Menu {
        head: head(menu, layout.area.width, session, theme),
        entries: entries.collect(),
        reason: reason.unwrap_or_default(),
        labels: keymap::footer(Context::Menu).map(|(_, label)| label).collect(),
    };
    menu.draw(&layout, theme, frame);
}

/// What the selected game is: the one to go on with, or the one that was chosen last.
fn head(menu: &StartMenu, width: u16, session: &Session, theme: &Theme) -> Vec<Line<'static>> {
    let kind = menu.kept().map_or(menu.last().kind, |kept| kept.sheet.game.kind());
    let players = match menu.kept() {
        Some(_) => menu.naming(session).participants_forms(),
        None => messages::lineup(menu.last().lineup, kind),
    };
    let detail = match menu.kept() {
        Some(kept) => {
            let stones = messages::stones(kind, kept.sheet.game.on_board().stones());
            let since = messages::ago(kept.idle);
            players.map(|players| format!("{players}; {stones}, {since}"))
        }
        None => players,
    };
    let [long, short] = detail;
    let text = if long.len() <= width.into() { long } else { short };
    vec![
        Line::default(),
        Line::styled(messages::game(kind), theme.style(Role::Heading)),
        Line::styled(text, theme.style(Role::Faint)),
    ]
}
