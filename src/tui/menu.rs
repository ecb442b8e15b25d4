//! Page of lines to choose from, or of values to change, with its title, messages and keys.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::{Alignment, Position, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::command::{Command, Direction};
use super::ctx::Ctx;
use super::event::MouseAction;
use super::footer;
use super::layer::{Below, Layer, START};
use super::layout::{AIR, BoardLayout, centred, fits, largest};
use super::text::{draw, draw_lines, draw_texts, fit, row};
use super::theme::{Role, Theme};
use crate::game::{GameKind, TimeControl};
use crate::locale::text;
use crate::rules::Stone;

/// Rows for a message.
const ERROR: u16 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuLayout {
    pub area: Rect,
    /// Rows of the title; 0 if there is no room for it.
    pub title: u16,
    /// Indices of the visible lines.
    pub shown: Range<usize>,
    pub picture: Option<BoardLayout>,
    pub entries: Rect,
    /// Row of the keys: the last one of the window.
    keys: Rect,
    /// Blank rows between head and lines.
    air: u16,
}

const TITLE: &str = include_str!("../../assets/title.txt");

/// Size of the title with the text below it.
pub const TITLE_SIZE: Size = Size { width: 40, height: 7 };
/// Size of the name alone, without the line below it.
pub const NAME_SIZE: Size = Size { height: TITLE_SIZE.height - 2, ..TITLE_SIZE };
/// Size of the title with a blank row below, for pages whose first row is used.
pub const PAGE_TITLE: Size = Size { height: TITLE_SIZE.height + AIR, ..TITLE_SIZE };

/// Size of no title, which fits nowhere.
pub const NO_TITLE: Size = Size { width: u16::MAX, height: 0 };

const START_WIDTH: u16 = 74;
/// Columns of a list, up to a maximum, and of the margin beside it in a wider window.
const LIST_WIDTH: u16 = 76;
const LIST_WIDTH_MAX: u16 = 100;
const LIST_AIR: u16 = 4;
/// Rows between the title and the first line.
const START_HEAD: u16 = 3;
const START_FOOT: u16 = AIR + ERROR + KEYS;
const KEYS: u16 = 1;
/// Columns of the lines beside a picture, and of the space between them.
const BESIDE: u16 = 40;
const GAP: u16 = 3;
impl MenuLayout {
    /// Lays out a page of lines, unless the window is smaller than [`START`].
    pub fn new(window: Rect, lines: usize, selected: usize, title: Size) -> Option<Self> {
        // A message gives up rows if all lines, or the title above them, fit into the window then.
        let spare = window.height.saturating_sub(START_HEAD + START_FOOT);
        let with_title = lines + usize::from(title.height);
        let is_title_wide = window.width >= title.width;
        let missing = |rows: usize, most: u16| {
            let missing = rows.checked_sub(usize::from(spare)).filter(|rows| *rows > 0);
            missing.and_then(|rows| u16::try_from(rows).ok()).filter(|rows| *rows <= most)
        };
        // The name alone is above a menu whose messages are rare.
        let most = if title == NAME_SIZE { 2 } else { 1 };
        let for_title = missing(with_title, most).filter(|_| is_title_wide);
        let given = for_title.or_else(|| missing(lines, 1)).unwrap_or_default();
        let (spare, foot) = (spare + given, START_FOOT - given);
        if !fits(window.as_size(), START) {
            return None;
        }
        // All lines, or the page with the selected one. Pages stay in place while the mouse selects
        // on them.
        let rows = u16::try_from(lines).map_or(spare, |lines| lines.min(spare)).max(1);
        let page = usize::from(rows);
        let first = selected / page * page;
        let has_title = usize::from(spare) >= with_title && is_title_wide;
        let title = if has_title { title.height } else { 0 };
        let air = AIR.min(spare - title - rows);
        let above = title + START_HEAD + air;
        let area = centred(window, START_WIDTH, above + rows + foot);
        let entries = Rect { y: area.y + above, height: rows, ..area };
        let shown = first..lines.min(first + page);
        let keys = Rect { y: window.bottom() - KEYS, height: KEYS, ..area };
        Some(Self { area, title, shown, picture: None, entries, keys, air })
    }

    pub const fn has_title(&self) -> bool {
        self.title > 0
    }

    /// Checks whether a message has more than one row, or there is no title that takes its rows.
    pub fn has_room_for_message(&self) -> bool {
        self.title == 0 || self.message().height > 1
    }

    /// Adds the largest board that fits beside the lines, if the title is shown as well.
    #[must_use]
    pub fn beside_board(self, window: Rect, kind: GameKind) -> Self {
        let lines = START_HEAD + AIR + self.entries.height;
        let title = self.title + AIR;
        let most = Size {
            width: (window.width / 2).min(window.width.saturating_sub(BESIDE + GAP)),
            height: (window.height * 2 / 3).min(window.height.saturating_sub(title + KEYS)),
        };
        let found = largest(kind, most).filter(|_| self.title > 0);
        let Some((cell, board)) = found else { return self };
        let rows = board.height.max(lines + ERROR);
        let needed = title + rows + KEYS;
        if needed > window.height {
            return self;
        }
        let width = START_WIDTH.max(BESIDE + GAP + board.width);
        let area = centred(window, width, needed + AIR);
        let top = area.y + title;
        let above = ((rows - lines) / 2).min((rows - lines).saturating_sub(AIR + ERROR));
        let entries = Rect {
            x: area.x,
            y: top + above + START_HEAD + AIR,
            width: BESIDE,
            height: self.entries.height,
        };
        let room = area.width - BESIDE - GAP;
        let x = entries.right() + GAP + (room - board.width) / 2;
        let at = (x, top + (rows - board.height) / 2);
        let picture = Some(BoardLayout::bare(kind, cell, at));
        let keys = Rect { x: area.x, width: area.width, ..self.keys };
        Self { area, picture, entries, keys, air: AIR, ..self }
    }

    pub fn list(window: Rect, lines: usize, selected: usize) -> Option<Self> {
        let narrow = Self::new(window, lines.max(1), selected, NO_TITLE)?;
        let width = window.width.saturating_sub(LIST_AIR).clamp(LIST_WIDTH, LIST_WIDTH_MAX);
        let Rect { x, width, .. } = centred(window, width, window.height);
        let area = Rect { x, width, ..narrow.area };
        let entries = Rect { x, width, ..narrow.entries };
        let keys = Rect { x, width, ..narrow.keys };
        // An empty list keeps one line, which cannot be selected.
        let shown = narrow.shown.start..narrow.shown.end.min(lines);
        Some(Self { area, shown, entries, keys, ..narrow })
    }

    pub fn head(&self) -> Rect {
        Rect { y: self.entries.y - self.air - START_HEAD, height: START_HEAD, ..self.entries }
    }

    pub const fn keys(&self) -> Rect {
        self.keys
    }

    fn message(&self) -> Rect {
        let y = self.entries.bottom() + AIR;
        Rect { y, height: ERROR.min(self.keys().y.saturating_sub(y)), ..self.entries }
    }

    pub fn entry_at(&self, at: Position) -> Option<usize> {
        let entries = self.entries;
        let row = entries.contains(at).then(|| usize::from(at.y - entries.y));
        row.map(|row| self.shown.start + row).filter(|index| self.shown.contains(index))
    }
}

/// Width below which pages show values without arrows.
const NARROW: u16 = 36;

pub struct Menu<'a> {
    pub head: Vec<Line<'static>>,
    pub lines: usize,
    pub selected: usize,
    pub text: &'a dyn Fn(usize) -> String,
    /// Message in several forms, longest first, and its style.
    pub message: (Vec<String>, Role),
}

impl Menu<'_> {
    pub fn draw(&self, page: &impl Layer, layout: &MenuLayout, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        draw_title(layout, theme, frame);
        let shown = layout.shown.clone();
        let entries = shown.map(|line| entry(&(self.text)(line), line == self.selected, theme));
        let entries: Vec<Line> = entries.collect();
        if layout.shown.end < self.lines {
            let more = Line::styled(text!("menu-more"), theme.style(Role::Faint));
            let below = Rect { y: layout.entries.bottom(), height: 1, ..layout.entries };
            draw(&more, below, frame.buffer_mut());
        }
        let area = layout.message();
        let (forms, role) = &self.message;
        let message = fit(forms, area.width.into(), area.height.into());
        let buffer = frame.buffer_mut();
        draw_lines(&self.head, layout.head(), buffer);
        draw_lines(&entries, layout.entries, buffer);
        draw_texts(&message, theme.style(*role), area, buffer);
        footer::draw(Some(layout.keys()), &page.labels(ctx), theme, frame);
    }
}

fn draw_title(layout: &MenuLayout, theme: &Theme, frame: &mut Frame) {
    if layout.title == 0 {
        return;
    }
    let width = usize::from(TITLE_SIZE.width);
    let below = Line::styled(text!("menu-subtitle"), theme.style(Role::Faint));
    let lines = TITLE.lines().map(|text| painted(text, width, theme));
    let lines = lines.chain([Line::default(), below]);
    for (line, index) in lines.zip(0..layout.title) {
        let line = line.alignment(Alignment::Center);
        draw(&line, row(layout.area, index), frame.buffer_mut());
    }
}

/// Draws each X and O of the title as a stone.
fn painted(line: &str, width: usize, theme: &Theme) -> Line<'static> {
    let stone = |char: char| match char {
        'X' => theme.name(Stone::First),
        'O' => theme.name(Stone::Second),
        _ => Style::new(),
    };
    let padded = format!("{line:<width$}");
    padded.chars().map(|char| Span::styled(char.to_string(), stone(char))).collect()
}

/// Lines above a page: heading, detail, and the way back on the right if it fits.
pub fn head(
    heading: Line<'static>,
    detail: Line<'static>,
    below: Below,
    width: u16,
    theme: &Theme,
) -> Vec<Line<'static>> {
    let style = theme.style(Role::Faint);
    let is_over_game = below.target_kind().is_some();
    let hint = if is_over_game { text!("menu-back-to-game") } else { text!("menu-back") };
    match usize::from(width).checked_sub(heading.width() + hint.width()) {
        Some(air @ 2..) => {
            let hint = Span::styled(format!("{:air$}{hint}", ""), style);
            let spans = heading.spans.into_iter().map(|span| span.patch_style(heading.style));
            vec![spans.chain([hint]).collect(), detail]
        }
        _ => vec![heading, detail, Line::styled(hint, style)],
    }
}

/// Formats an entry: `> Help`.
fn entry(text: &str, is_selected: bool, theme: &Theme) -> Line<'static> {
    let (pointer, style) =
        if is_selected { ("> ", theme.style(Role::Selected)) } else { ("  ", Style::new()) };
    Line::from(vec![Span::raw(pointer), Span::styled(format!(" {text} "), style)])
}

/// Width of the column of names: that of the longest. In a narrow page longer names move their
/// values.
pub fn name_width(names: &[String], width: u16) -> usize {
    const SHORT: usize = 8;
    let longest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    if width < NARROW { longest.min(SHORT) } else { longest }
}

/// `15 x 15`.
pub fn board_size(side: u8) -> String {
    text!("menu-board-size", side = side)
}

/// `5m + 3s per move`.
pub fn time_control(control: TimeControl) -> String {
    match control {
        TimeControl::None => text!("menu-clock-none"),
        TimeControl::Game(time) => text!("menu-clock-game", time = time),
        TimeControl::Increment { time, each } => {
            text!("menu-clock-increment", time = time, increment = each)
        }
        TimeControl::Move(time) => text!("menu-clock-move", time = time),
    }
}

/// `Level      < 5 >`.
pub fn value_text(
    [name, value]: [&str; 2],
    name_width: usize,
    [left, right]: [&str; 2],
    width: u16,
) -> String {
    let air = " ".repeat(name_width.saturating_sub(name.width()) + 1);
    let [left, right] = if width < NARROW { ["", ""] } else { [left, right] };
    format!("{name}{air}{left}{value}{right}")
}

/// New selection among `lines`; `None` for commands that do not move it.
pub fn select(command: &Command, selected: usize, lines: usize, page: usize) -> Option<usize> {
    let last = lines.checked_sub(1)?;
    Some(match *command {
        Command::Select(line) => line.min(last),
        Command::Move(direction) => direction.step_in_list(selected, lines),
        Command::MoveToEdge(Direction::Up) => selected.saturating_sub(page),
        Command::MoveToEdge(Direction::Down) => (selected + page).min(last),
        Command::MoveToEdge(Direction::Left) => 0,
        Command::MoveToEdge(Direction::Right) => last,
        _ => return None,
    })
}

/// Commands of the mouse in a list: a click accepts a line; the wheel moves the selection anywhere.
pub fn list_commands(line: Option<usize>, selected: usize, action: MouseAction) -> Vec<Command> {
    match (line, action) {
        (Some(line), MouseAction::Move) if line != selected => vec![Command::Select(line)],
        (Some(line), MouseAction::Click) => vec![Command::Select(line), Command::Accept],
        _ => wheel(action),
    }
}

/// Commands of the mouse on a value: click and wheel change it.
pub fn value_commands(
    line: Option<usize>,
    selected: usize,
    is_typed: bool,
    action: MouseAction,
) -> Vec<Command> {
    let Some(line) = line else { return Vec::new() };
    let change = |direction| vec![Command::Select(line), Command::Move(direction)];
    match action {
        // Typed text stays until a click.
        MouseAction::Move | MouseAction::Drag if is_typed || line == selected => Vec::new(),
        MouseAction::Move | MouseAction::Drag => vec![Command::Select(line)],
        MouseAction::ScrollDown => change(Direction::Left),
        MouseAction::Click | MouseAction::ScrollUp => change(Direction::Right),
    }
}

pub fn wheel(action: MouseAction) -> Vec<Command> {
    match action {
        MouseAction::ScrollUp => vec![Command::Move(Direction::Up)],
        MouseAction::ScrollDown => vec![Command::Move(Direction::Down)],
        MouseAction::Move | MouseAction::Click | MouseAction::Drag => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(height: u16, selected: usize, shown: Range<usize>) {
        let window = Rect::new(0, 0, 40, height);
        let layout = MenuLayout::new(window, 8, selected, Size::new(41, 7)).unwrap();
        assert_eq!(layout.shown, shown);
        assert_eq!(layout.keys().bottom(), height, "the keys are in the last row");
        for (index, row) in shown.zip(layout.entries.rows()) {
            assert_eq!(layout.entry_at(row.as_position()), Some(index));
        }
        let below = Position { x: layout.area.x, y: layout.entries.bottom() };
        assert_eq!(layout.entry_at(below), None);
    }

    #[test]
    fn the_title_has_the_declared_size() {
        let widths = TITLE.lines().map(|line| line.chars().count());
        assert_eq!(widths.clone().max(), Some(TITLE_SIZE.width.into()));
        assert_eq!(widths.count() + 2, usize::from(TITLE_SIZE.height));
    }

    #[test]
    fn the_page_of_the_selected_line_is_shown() {
        check(16, 7, 0..8);
        check(40, 0, 0..8);
        check(15, 0, 0..8);
        check(14, 0, 0..6);
        check(11, 0, 0..3);
        check(11, 2, 0..3);
        check(11, 3, 3..6);
        check(11, 7, 6..8);
    }
}
