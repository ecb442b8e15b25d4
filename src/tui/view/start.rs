//! The start menu, with its form for a game of one's own.

use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};

use super::footer::{fit, keys};
use super::{in_words, title, too_small};
use crate::game::{ComputerSides, GameKind};
use crate::rules::{Rule, Topology, Variant};
use crate::tui::app::{Field, Form, MenuEntry, StartMenu};
use crate::tui::command;
use crate::tui::keymap::{self, Context};
use crate::tui::layout;
use crate::tui::messages;
use crate::tui::theme::{Role, Theme};

/// The menu; `hint` says how to leave it.
pub(super) fn draw(
    menu: &StartMenu,
    context: Context,
    hint: &'static str,
    theme: &Theme,
    frame: &mut Frame,
) {
    let layout = match menu.layout(frame.area()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    if layout.title > 0 {
        title::draw(layout.area, theme, frame);
    }
    let width = layout.area.width;
    let head = vec![
        Line::styled(hint, theme.style(Role::Faint)),
        heading(menu, width, theme),
        lineup(menu, width, theme),
    ];
    let is_selected = |index| menu.selected() == Some(index);
    let entries: Vec<Line> = match &menu.form {
        None => (menu.entries.iter().enumerate())
            .map(|(index, entry)| entry_line(name(entry, width), is_selected(index), theme))
            .collect(),
        Some(form) => fields(form, theme).collect(),
    };
    let shown = usize::from(layout.shown.start)..usize::from(layout.shown.end);
    if shown.len() < entries.len() {
        let more = Line::styled("-- more --", theme.style(Role::Faint));
        let below = Rect { y: layout.entries().bottom(), height: 1, ..layout.entries() };
        frame.render_widget(more, below);
    }
    let [error, bottom] = layout.foot();
    let warning = menu.form.as_ref().and_then(|form| too_large(form, frame.area().as_size()));
    let reason = match &menu.refusal {
        Some(refusal) => refusal.forms(&menu.naming()),
        None => warning.into_iter().collect(),
    };
    let reason = fit(&reason, width.into(), error.height.into());
    let style = theme.style(Role::Error);
    frame.render_widget(Text::from(head), layout.head());
    frame.render_widget(Text::from(entries[shown].to_vec()), layout.entries());
    let reason = reason.into_iter().map(|text| Line::styled(text, style));
    frame.render_widget(reason.collect::<Text>(), error);
    let footer = keymap::footer(context).filter(|(command, _)| menu.check(command).is_ok());
    let footer = footer.map(|(_, label)| label);
    frame.render_widget(keys(footer, width.into(), theme), bottom);
}

/// `Board size [15, 17 or 19]: ` and what is typed; in the form, the game that it describes.
fn heading(menu: &StartMenu, width: u16, theme: &Theme) -> Line<'static> {
    let style = theme.style(Role::Heading);
    if let Some(form) = &menu.form {
        let text = form.variant().map_or_else(|why| why.to_string(), |game| game.to_string());
        return Line::styled(text, style);
    }
    let sizes = command::sizes();
    let room = usize::from(width).saturating_sub(StartMenu::MOST_DIGITS);
    let long = format!("Board size [{sizes}]: ");
    let text = if long.len() <= room { long } else { format!("Size [{sizes}]: ") };
    Line::from(vec![
        Span::styled(text, style),
        Span::styled(menu.typed.clone(), theme.style(Role::Key)),
    ])
}

/// Who would play the selected game, and the keys that change the levels.
fn lineup(menu: &StartMenu, width: u16, theme: &Theme) -> Line<'static> {
    let (kind, lineup) = (menu.kind(), menu.lineup);
    let keys = match lineup.computer {
        ComputerSides::None => "",
        _ if menu.kept().is_some() || !kind.has_levels() => "",
        ComputerSides::Both => "  (+ - ] [)",
        _ => "  (+ -)",
    };
    let [long, short] = match menu.kept() {
        Some(_) => menu.naming().participants_forms(),
        None => messages::lineup(lineup, kind),
    };
    let forms = [format!("{long}{keys}"), long, format!("{short}{keys}"), short];
    let fits = |text: &&String| text.len() <= width.into();
    let text = forms.iter().find(fits).unwrap_or(&forms[3]).clone();
    Line::styled(text, theme.style(Role::Faint))
}

/// `> Tic-tac-toe`.
fn entry_line(text: String, is_selected: bool, theme: &Theme) -> Line<'static> {
    let (pointer, style) =
        if is_selected { ("> ", theme.style(Role::Selected)) } else { ("  ", Style::new()) };
    Line::from(vec![Span::raw(pointer), Span::styled(text, style)])
}

fn name(entry: &MenuEntry, width: u16) -> String {
    match entry {
        MenuEntry::New(GameKind::Rows(variant)) if variant.is_offered() => {
            let (shape, rule) = (variant.shape(), rule(*variant));
            format!(" {} x {}{rule} ", shape.width(), shape.height())
        }
        MenuEntry::New(kind) => format!(" {} ", game(*kind)),
        MenuEntry::Custom => " Another game ... ".to_owned(),
        MenuEntry::Continue(kept) => {
            let kind = kept.sheet.game.kind();
            let rule = match kind {
                GameKind::Rows(variant) if variant.is_offered() => rule(variant),
                _ => "",
            };
            let (game, stones) =
                (game(kind), messages::stones(kind, kept.sheet.game.on_board().stones()));
            let forms = [
                format!(" Continue the game: {game}{rule}, {stones} "),
                format!(" Continue: {game}{rule}, {stones} "),
            ];
            let fits = |text: &String| text.len() + 2 <= width.into();
            let shortest = || format!(" Continue, {stones} ");
            forms.into_iter().find(fits).unwrap_or_else(shortest)
        }
    }
}

/// What is said of Gomoku by another rule than the usual one.
const fn rule(variant: Variant) -> &'static str {
    match variant.rule() {
        Rule::Freestyle => "",
        Rule::Standard => ", exactly five",
    }
}

/// A game's name, which tells the two boards of Quarto apart.
fn game(kind: GameKind) -> String {
    let torus = if let GameKind::Quarto(Topology::Torus) = kind { " on a torus" } else { "" };
    format!("{}{torus}", kind.name())
}

/// What is to be said of a board for which the window is too small.
fn too_large(form: &Form, window: Size) -> Option<String> {
    let needed = layout::needed(window, GameKind::Rows(form.variant().ok()?));
    let is_too_large = !layout::fits(window, needed);
    is_too_large.then(|| format!("This board needs a window of {}.", in_words(needed)))
}

/// The fields of the form, the selected one between arrows.
fn fields<'a>(form: &Form, theme: &Theme) -> impl Iterator<Item = Line<'a>> {
    Field::ALL.into_iter().map(|field| {
        let is_selected = form.selected() == field;
        let value = form.value(field);
        let value = if is_selected { format!("< {value} >") } else { format!("  {value}") };
        entry_line(format!(" {:<9}{value} ", field.name()), is_selected, theme)
    })
}
