//! View of the choice of a file: the list, and a look at the selected game.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Choice, FilePicker, Look, PATIENCE};
use crate::collection::Found;
use crate::locale::text;
use crate::printable::{printable, printable_path};
use crate::store::{EntryKind, Folder, Preview};
use crate::tui::ctx::Ctx;
use crate::tui::footer;
use crate::tui::games::{ago, number_of_games, players_of};
use crate::tui::layer::{Below, Layer as _, START, nobody};
use crate::tui::layout::{BoardLayout, NARROW, centred, fits, largest};
use crate::tui::menu;
use crate::tui::naming;
use crate::tui::preview;
use crate::tui::text::{
    draw_lines, draw_texts, fit, fit_line, heading, shorten_name, shorten_path, too_small,
};
use crate::tui::theme::Role;

pub struct PickerLayout {
    /// Heading, and the folder below it.
    head: Rect,
    input: Rect,
    pub list: Rect,
    preview: Option<Rect>,
    message: Rect,
    pub keys: Rect,
    lines: Vec<ListLine>,
    shown: Range<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ListLine {
    Recent,
    Folder,
    /// Index of a choice.
    Choice(usize),
}

const WIDTH_MAX: u16 = 140;
const EDGE: u16 = 2;
const GAP: u16 = 3;
/// Width from which the selected game is shown beside the list.
const WIDE: u16 = 68;
const HEAD: u16 = 2;
/// Rows of a message beside a preview, and without one.
const MESSAGE: u16 = 3;
const MESSAGE_SMALL: u16 = 2;
/// Rows of text below the board of a preview.
const TEXT: u16 = 4;
const POINTER: usize = 4;

impl PickerLayout {
    /// Lays out the page, unless the window is smaller than [`START`].
    pub(super) fn new(window: Rect, picker: &FilePicker) -> Option<Self> {
        if !fits(window.as_size(), START) {
            return None;
        }
        let is_narrow = window.width < NARROW;
        let edge = if is_narrow { 0 } else { EDGE };
        let width = window.width.saturating_sub(2 * edge).min(WIDTH_MAX);
        let area = centred(window, width, window.height);
        // A narrow page has the way back below the heading.
        let head = Rect { height: HEAD + u16::from(is_narrow), ..area };
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        let air = u16::from(area.height >= 16);
        let body = Rect { y: head.bottom(), height: keys.y - head.bottom(), ..area };
        let (left, preview) = if area.width < WIDE {
            (body, None)
        } else {
            let preview = (area.width - GAP) / 2;
            let left = Rect { width: area.width - GAP - preview, ..body };
            let height = body.height - air;
            (left, Some(Rect { x: left.right() + GAP, width: preview, height, ..body }))
        };
        let input = Rect { height: 1, ..left };
        let rows = if preview.is_some() { MESSAGE } else { MESSAGE_SMALL };
        let message = Rect { y: keys.y - air - rows, height: rows, ..left };
        let top = input.bottom() + air;
        let list = Rect { y: top, height: message.y.saturating_sub(top), ..left };
        let lines = lines(picker);
        let selected = lines.iter().position(|line| *line == ListLine::Choice(picker.selected));
        // Pages stay in place while the mouse selects on them.
        let page = usize::from(list.height).max(1);
        let first = selected.unwrap_or(0) / page * page;
        let shown = first..lines.len().min(first + page);
        Some(Self { head, input, list, preview, message, keys, lines, shown })
    }

    pub(super) fn choice_at(&self, at: Position) -> Option<usize> {
        let row = self.list.contains(at).then(|| usize::from(at.y - self.list.y))?;
        match self.lines[self.shown.clone()].get(row)? {
            ListLine::Choice(index) => Some(*index),
            ListLine::Recent | ListLine::Folder => None,
        }
    }
}

/// Lines of the list. There are headings only between files used last and a folder.
fn lines(picker: &FilePicker) -> Vec<ListLine> {
    let choices = picker.choices.iter();
    let recent = choices.take_while(|it| matches!(it, Choice::Recent(_))).count();
    let choices = |range: Range<usize>| range.map(ListLine::Choice);
    let headings = (recent > 0).then_some([ListLine::Recent, ListLine::Folder]);
    let [above, between] = headings.map_or([None, None], |lines| lines.map(Some));
    let others = recent..picker.choices.len();
    let between = between.filter(|_| !others.is_empty());
    above.into_iter().chain(choices(0..recent)).chain(between).chain(choices(others)).collect()
}

pub(super) fn draw(picker: &FilePicker, below: Below, ctx: &Ctx, frame: &mut Frame) {
    let Some(layout) = picker.layout(frame.area()) else { return too_small(START, None, frame) };
    let theme = &ctx.look.theme;
    let faint = theme.style(Role::Faint);
    let width = layout.head.width;
    let folder = picker.folder.as_ref().map(|folder| &folder.place.shown);
    let folder = folder.map_or_else(String::new, |path| shorten_path(path, width.into()));
    let title = Line::styled(text!("files-title"), theme.style(Role::Title));
    let head = menu::head(title, Line::styled(folder, faint), below, width, theme);
    draw_lines(&head, layout.head, frame.buffer_mut());
    let lines = layout.lines[layout.shown.clone()].iter();
    let lines: Vec<Line> =
        lines.map(|line| list_line(picker, *line, layout.list.width.into(), ctx)).collect();
    draw_lines(&lines, layout.list, frame.buffer_mut());
    if let (Some(area), Some(preview)) = (layout.preview, preview(picker)) {
        draw_preview(preview, area, ctx, frame);
    }
    let (forms, role) = message(picker, &layout, ctx);
    let Rect { width, height, .. } = layout.message;
    let texts = fit(&forms, width.into(), height.into());
    draw_texts(&texts, theme.style(role), layout.message, frame.buffer_mut());
    footer::draw(Some(layout.keys), &picker.labels(ctx), theme, frame);
    let prompt = Span::styled(format!("{} ", text!("files-prompt")), theme.style(Role::Key));
    picker.filter.draw(prompt, layout.input, frame);
}

fn list_line(picker: &FilePicker, line: ListLine, width: usize, ctx: &Ctx) -> Line<'static> {
    let theme = &ctx.look.theme;
    let index = match line {
        ListLine::Recent => return heading(&text!("files-recent"), width, theme),
        ListLine::Folder => return heading(&text!("files-here"), width, theme),
        ListLine::Choice(index) => index,
    };
    let room = width.saturating_sub(POINTER);
    let (name, is_game) = match picker.choices[index] {
        Choice::Recent(index) => (shorten_path(&picker.recent[index].shown, room), true),
        Choice::Parent => ("../".to_owned(), true),
        Choice::Entry(index) => match picker.entry(index) {
            Some(entry) => {
                let name = printable(&entry.name.to_string_lossy()).into_owned();
                match entry.kind {
                    EntryKind::Folder => (shorten_name(&name, room - 1) + "/", true),
                    kind => (shorten_name(&name, room), kind == EntryKind::Game),
                }
            }
            None => (String::new(), true),
        },
    };
    let (pointer, style) = if index == picker.selected {
        ("> ", theme.style(Role::Selected))
    } else {
        ("  ", if is_game { Style::new() } else { theme.style(Role::Faint) })
    };
    Line::from(vec![Span::raw(pointer), Span::styled(format!(" {name} "), style)])
}

fn preview(picker: &FilePicker) -> Option<&Preview> {
    match &picker.look {
        Look::Game(_, preview) => Some(preview),
        _ => None,
    }
}

/// Describes a game in lines of text.
fn details(preview: &Preview) -> Vec<Vec<String>> {
    let Preview { loaded, age } = preview;
    let record = &loaded.record;
    let kind = record.kind();
    let stones = naming::whole_length(record);
    let stones = match age {
        Some(age) => vec![text!("menu-game", stones = stones, age = ago(*age)), stones],
        None => vec![stones],
    };
    let players = players_of(&Found::from(record).header);
    let several = loaded.several().map(|number| vec![number_of_games(number)]);
    let game = vec![naming::game(kind), naming::short_game(kind)];
    [game, vec![players], stones].into_iter().chain(several).collect()
}

fn draw_preview(preview: &Preview, area: Rect, ctx: &Ctx, frame: &mut Frame) {
    let theme = &ctx.look.theme;
    let record = &preview.loaded.record;
    let room = Size { width: area.width, height: area.height.saturating_sub(TEXT + 1) };
    let mut below = area;
    if let Some((cell, board)) = largest(record.kind(), room) {
        let x = area.x + (area.width - board.width) / 2;
        let layout = BoardLayout::bare(record.kind(), cell, (x, area.y));
        preview::draw(record.on_board(), &layout, theme, frame);
        below.y += board.height + 1;
        below.height = below.height.saturating_sub(board.height + 1);
    }
    let styles = [theme.style(Role::Title), theme.style(Role::Faint)];
    let lines = details(preview).into_iter().enumerate().map(|(index, forms)| {
        let line = Line::styled(fit_line(&forms, area.width.into()), styles[index.min(1)]);
        line.centered()
    });
    draw_lines(&lines.collect::<Vec<_>>(), below, frame.buffer_mut());
}

/// Message below the list, longest form first: a refusal, the reason why the selected file is no
/// game, or what is still being read.
fn message(picker: &FilePicker, layout: &PickerLayout, ctx: &Ctx) -> (Vec<String>, Role) {
    if let Some(refusal) = &picker.refusal {
        return (refusal.forms(&nobody(picker.kind, ctx)), Role::Error);
    }
    if let Some(notice) = &picker.notice {
        return (notice.clone(), Role::Notice);
    }
    let is_late = |since| ctx.now.saturating_sub(since) >= PATIENCE;
    let text = match (&picker.reading, &picker.look) {
        (Some(request), _) if is_late(request.since) => text!("files-reading"),
        (Some(_), _) if picker.folder.is_none() => String::new(),
        (_, Look::Reading { since, .. }) if is_late(*since) => text!("files-reading-game"),
        (_, Look::Failed(path, why)) => {
            let name = printable_path(path.file_name().unwrap_or_default().as_ref());
            let forms = vec![
                text!("files-no-game", name = name, why = why),
                text!("files-no-game.short", why = why),
            ];
            return (forms, Role::Error);
        }
        (_, Look::Game(_, preview)) if layout.preview.is_none() => {
            let lines = details(preview);
            let forms = (1..=lines.len()).rev().map(|number| {
                let parts = lines[..number].iter().filter_map(|forms| forms.first().cloned());
                parts.collect::<Vec<_>>().join(&text!("list-comma"))
            });
            return (forms.collect(), Role::Faint);
        }
        _ if picker.choices.is_empty() && !picker.filter.value().is_empty() => {
            text!("files-no-match", filter = picker.filter.value())
        }
        _ => match &picker.folder {
            Some(folder) if folder.entries.is_empty() => text!("files-empty"),
            Some(folder) if folder.is_cut => text!("files-cut", count = Folder::MOST),
            _ => String::new(),
        },
    };
    (vec![text], Role::Notice)
}
