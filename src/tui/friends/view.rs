//! View of the page to play with a friend.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{ENTRIES, FriendsPage, terms_text};
use crate::friend::{Kept, Role};
use crate::locale::text;
use crate::tui::ctx::{Ctx, Friend};
use crate::tui::layer::{Below, START, nobody};
use crate::tui::menu::{Menu, head};
use crate::tui::naming;
use crate::tui::text::{draw_lines, fit_line, too_small, wrap};
use crate::tui::theme::Role as Style;

pub(super) fn draw(page: &FriendsPage, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let Some(layout) = page.layout(frame.area(), ctx) else { return too_small(START, None, frame) };
    let (area, width) = (layout.area, usize::from(layout.area.width).saturating_sub(4));
    let faint = theme.style(Style::Faint);
    let head = if page.line.is_some() {
        vec![Line::default(), Line::styled(fit_line(&[text!("friend-typing")], width), faint)]
    } else {
        let heading = Line::styled(text!("friend-title"), theme.style(Style::Title));
        let name = text!("friend-your-name", name = ctx.own_name());
        head(heading, Line::styled(fit_line(&[name], width), faint), below, area.width, theme)
    };
    let kind = below.kind(ctx);
    let message = page.refusal.as_ref().map(|refusal| refusal.forms(&nobody(kind, ctx)));
    let refused = message.clone().filter(|_| ctx.friend.is_some());
    let message = message.filter(|_| ctx.friend.is_none());
    let entry = |line: usize| match line {
        0 if ctx.friend.is_some() => text!("friend-propose"),
        0 => text!("friend-host"),
        1 => text!("friend-join-here"),
        2 => text!("friend-join-ssh"),
        line => {
            let kept = page.games().get(line - ENTRIES);
            kept.map_or_else(String::new, |kept| fit_line(&game(kept), width))
        }
    };
    let menu = Menu {
        head,
        lines: page.lines(ctx),
        selected: page.selected,
        text: &entry,
        message: (message.unwrap_or_default(), Style::Error),
    };
    menu.draw(page, &layout, ctx, frame);
    if let Some(friend) = &ctx.friend {
        let refused = refused.and_then(|forms| forms.into_iter().next());
        let refused = refused.into_iter().flat_map(|text| [String::new(), text]);
        let refused = refused.map(|text| (text, Style::Error));
        let texts = waiting(friend, ctx).into_iter().map(|text| (text, Style::Ground));
        let lines = texts.chain(refused).flat_map(|(text, role)| {
            let lines = wrap(&text, width).into_iter();
            lines.map(move |line| Line::styled(format!("  {line}"), theme.style(role)))
        });
        let lines: Vec<Line> = lines.collect();
        // Below the line that proposes another game, if there is one.
        let y = layout.entries.y + 2 * u16::try_from(page.lines(ctx)).unwrap_or_default();
        let room = layout.keys().y.saturating_sub(y);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(room);
        draw_lines(&lines, Rect { y, height, ..layout.entries }, frame.buffer_mut());
    }
    if let Some(line) = &page.line {
        let prompt = Span::styled(text!("friend-prompt") + " ", theme.style(Style::Key));
        line.draw(prompt, Rect { height: 1, ..layout.head() }, frame);
    }
}

/// Line of an earlier game, longest form first.
fn game(kept: &Kept) -> Vec<String> {
    let name = if kept.friend.is_empty() { text!("friend-friend") } else { kept.friend.clone() };
    let place = match kept.role {
        Role::Host => text!("friend-came-here"),
        Role::Guest if kept.address.is_empty() => text!("friend-on-this-machine"),
        Role::Guest => kept.address.clone(),
    };
    let moves = naming::length(kept.game.record().on_board());
    let state = if kept.game.is_over() {
        text!("friend-finished", stones = moves)
    } else {
        text!("friend-unfinished", stones = moves)
    };
    let game = naming::short_game(kept.game.terms().kind);
    vec![
        format!("{name}  {place}  {game}, {state}"),
        format!("{name}  {game}, {state}"),
        format!("{name}  {state}"),
        name,
    ]
}

/// Describes the connection that is being made, or the game that is proposed.
fn waiting(friend: &Friend, ctx: &Ctx) -> Vec<String> {
    let (session, name) = (&friend.session, friend.name());
    if session.game().is_some() {
        return vec![text!("friend-playing", name = name)];
    }
    let game = session.proposed().map(|terms| match session.role() {
        Some(Role::Host) => terms_text_of_host(terms, ctx),
        _ => terms_text(terms, &name),
    });
    match (session.role(), game) {
        (Some(Role::Host), game) if session.is_connected() => {
            let asks = text!("friend-has-come", name = name);
            game.into_iter().chain([String::new(), asks]).collect()
        }
        (Some(Role::Host), game) => {
            let mut texts: Vec<String> = game.into_iter().collect();
            if session.has_unfinished() {
                texts.push(text!("friend-continues"));
            }
            texts.extend([
                String::new(),
                if friend.is_hosting { text!("friend-waiting") } else { text!("friend-starting") },
                text!("friend-how-here"),
                text!("friend-how-ssh"),
                String::new(),
                text!("friend-no-network"),
            ]);
            texts
        }
        (Some(Role::Guest), Some(game)) => {
            vec![text!("friend-offers", name = name), game, String::new(), text!("friend-enter")]
        }
        (None, _) if session.is_connected() => vec![text!("friend-no-game-yet", name = name)],
        _ => vec![text!("friend-joining")],
    }
}

/// Describes the game that this player proposes.
fn terms_text_of_host(terms: &crate::friend::Terms, ctx: &Ctx) -> String {
    use crate::friend::First;
    let first = match terms.first {
        First::Role(Role::Host) => First::Role(Role::Guest),
        First::Role(Role::Guest) => First::Role(Role::Host),
        by_lot @ First::ByLot(_) => by_lot,
    };
    let friend = ctx.friend.as_ref().map(|friend| friend.name()).unwrap_or_default();
    terms_text(&crate::friend::Terms { first, ..*terms }, &friend)
}
