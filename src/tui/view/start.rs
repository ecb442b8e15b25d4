//! The start screen.

use ratatui::Frame;
use ratatui::text::Line;

use super::board::BoardView;
use super::menu::{Menu, entry, shown};
use super::quarto::QuartoView;
use super::{draw_page, title_above, too_small};
use crate::game::AnyGame;
use crate::tui::app::{Motion, Session, StartEntry, StartMenu};
use crate::tui::keymap::Context;
use crate::tui::layout::{BoardLayout, StartLayout};
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
    let entries = menu.entries().into_iter().zip(0..).map(|(choice, line)| {
        entry(format!(" {} ", name(choice, session)), line == menu.line(), theme)
    });
    let entries: Vec<Line> = entries.collect();
    let reason = menu.refusal.as_ref().map(|refusal| refusal.forms(&menu.naming(session)));
    let kept = menu.kept();
    let menu = Menu {
        head: head(menu, &layout, session),
        all: entries.len(),
        entries: shown(entries, &layout),
        reason: (reason.unwrap_or_default(), Role::Error),
        labels: session.keymap.footer(Context::Menu).map(|(_, label)| label).collect(),
    };
    menu.draw(&layout, theme, frame);
    if let (Some(board), Some(kept)) = (&layout.picture, kept) {
        picture(kept.record.on_board(), board, theme, frame);
    }
}

/// `Help`, `Puzzles: 3 due`.
fn name(choice: StartEntry, session: &Session) -> String {
    let due = session.practice.as_ref().map_or(0, |practice| practice.counts().due);
    match choice {
        StartEntry::Puzzles if due > 0 => format!("{}: {due} due", choice.name()),
        _ => choice.name().to_owned(),
    }
}

/// A game as it stands.
fn picture(game: &AnyGame, layout: &BoardLayout, theme: &Theme, frame: &mut Frame) {
    match game {
        AnyGame::Rows(game) => {
            let view = BoardView {
                game,
                layout,
                theme,
                coordinates: None,
                cursor: None,
                expected: Vec::new(),
                threats: Vec::new(),
                unnumbered: usize::MAX,
                marks: &[],
                motion: Motion::Rest,
            };
            frame.render_widget(&view, layout.area);
        }
        AnyGame::Quarto(game) => {
            let view = QuartoView {
                game,
                layout,
                bag: None,
                theme,
                coordinates: None,
                cursor: None,
                motion: Motion::Rest,
            };
            frame.render_widget(&view, layout.area);
        }
    }
}

/// What the selected game is: the one to go on with, or the one that was chosen last.
fn head(menu: &StartMenu, layout: &StartLayout, session: &Session) -> Vec<Line<'static>> {
    let theme = &session.theme;
    let (heading, faint) = (theme.style(Role::Title), theme.style(Role::Faint));
    let width = usize::from(layout.head().width);
    let longest = |[long, short]: [String; 2]| if long.len() <= width { long } else { short };
    let (kind, details) = match menu.selected() {
        None => {
            let kind = menu.last().kind;
            (kind, vec![longest(messages::lineup(menu.last().lineup, kind))])
        }
        Some(kept) => {
            let (game, players) = (&kept.record, menu.naming(session).participants_forms());
            let stones = messages::stones(game.kind(), game.on_board().stones());
            let stands = format!("{stones}, {}", messages::ago(kept.idle));
            let details = if layout.picture.is_some() {
                vec![longest(players), stands]
            } else {
                let forms = players.map(|players| format!("{players}; {stands}"));
                let fitting = forms.into_iter().find(|text| text.len() <= width);
                vec![fitting.unwrap_or(stands)]
            };
            (game.kind(), details)
        }
    };
    let air = layout.picture.is_none().then(Line::default).into_iter();
    let title = longest([messages::game(kind), messages::short_game(kind)]);
    let title = Line::styled(title, heading);
    let details = details.into_iter().map(|text| Line::styled(text, faint));
    air.chain([title]).chain(details).collect()
}
