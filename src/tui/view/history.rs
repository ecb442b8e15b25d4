//! The list of the games that are kept.

use ratatui::Frame;
use ratatui::text::Line;

use super::menu::{Menu, entry, head};
use super::too_small;
use crate::game::GameKind;
use crate::rules::{Coordinates, Variant};
use crate::store::{Kept, Listed};
use crate::tui::app::{History, Session};
use crate::tui::keymap::Context;
use crate::tui::layout::fit_line;
use crate::tui::messages::{self, Naming};
use crate::tui::theme::Role;

pub(super) fn draw(page: &History, hint: &'static str, session: &Session, frame: &mut Frame) {
    let theme = &session.theme;
    let layout = match page.layout(frame.area()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    let width = usize::from(layout.area.width).saturating_sub(4);
    let text = |line| page.listed(line).map_or_else(String::new, |game| told(game, session, width));
    let shown = usize::from(layout.shown.start)..usize::from(layout.shown.end);
    let lines = (0..page.listing().map_or(0, |listing| listing.total)).map(|line| {
        // What is out of sight needs no words.
        let text = if shown.contains(&line) { text(line) } else { String::new() };
        entry(format!(" {text} "), line == page.line(), theme)
    });
    let count = page.listing().map_or_else(String::new, |listing| {
        messages::games(listing.unfinished, listing.total - listing.unfinished)
    });
    let selected = page.listed(page.line());
    let detail = selected.map_or_else(Vec::new, |listed| match listed {
        Listed::Game(kept) => players(kept, session).to_vec(),
        Listed::Here(_) => vec!["It is on your screen.".to_owned()],
        Listed::Elsewhere(_) => vec!["Another program plays it: a copy is opened.".to_owned()],
        Listed::Damaged { why, .. } => vec![format!("It cannot be read: {why}")],
    });
    let detail = fit_line(&detail, width);
    let reason = page.refusal.as_ref().map(|refusal| match selected {
        Some(Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept)) => {
            refusal.forms(&naming(kept, session))
        }
        Some(Listed::Damaged { .. }) | None => {
            let kind = GameKind::Rows(Variant::GOMOKU_15);
            refusal.forms(&Naming::of_nobody(kind, session.theme.has_letters(), &session.keymap))
        }
    });
    let menu = Menu {
        head: head(
            Line::styled(count, theme.style(Role::Title)),
            Line::styled(detail, theme.style(Role::Faint)),
            hint,
            layout.area.width,
            theme,
        ),
        entries: lines.collect(),
        reason: reason.unwrap_or_default(),
        labels: session.keymap.footer(Context::History).map(|(_, label)| label).collect(),
    };
    menu.draw(&layout, theme, frame);
}

fn naming<'a>(kept: &'a Kept, session: &'a Session) -> Naming<'a> {
    let sheet = &kept.sheet;
    Naming {
        kind: sheet.game.kind(),
        participants: sheet.participants.playing(sheet.game.kind()),
        names: &sheet.names,
        coordinates: Coordinates::default(),
        has_letters: session.theme.has_letters(),
        keymap: &session.keymap,
    }
}

/// `Gomoku 15x15, five or more in a row: Ada - Computer, level 5`.
fn players(kept: &Kept, session: &Session) -> [String; 2] {
    let versus = messages::versus(&naming(kept, session));
    let game = messages::game(kept.sheet.game.kind());
    [format!("{game}: {versus}"), versus]
}

/// What, who, how it stands and since when, in columns as far as they fit.
fn told(listed: &Listed, session: &Session, width: usize) -> String {
    let kept = match listed {
        Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => kept,
        Listed::Damaged { path, .. } => {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            return fit_line(&[format!("{name}: cannot be read")], width);
        }
    };
    let naming = naming(kept, session);
    let what = messages::short_game(kept.sheet.game.kind());
    let (who, stands) = (messages::versus(&naming), messages::stands(&kept.sheet.game, &naming));
    let when = messages::ago(kept.idle);
    let forms = [
        format!("{what:<18} {who:<26} {stands:<12} {when}"),
        format!("{what:<14} {stands:<12} {when}"),
        format!("{what}, {stands}"),
    ];
    fit_line(&forms, width)
}
