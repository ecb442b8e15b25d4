//! List of themes over the screen, which shows the selected one at once. Enter keeps it, Esc
//! restores the previous one.

use std::ops::Range;

use ratatui::Frame;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr as _;

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::{MouseAction, MouseEvent};
use super::footer;
use super::layer::{Below, Handled, Height, Layer};
use super::menu;
use super::naming::mark;
use super::refusal::Refusal;
use super::settings::not_set;
use super::text::{clear, column, draw};
use super::theme::{Role, Theme};
use crate::locale::text;
use crate::rules::Stone;
use crate::settings::{Key, Settings, ThemeName};

/// Columns of the list, beside which the board remains visible.
const WIDTH: u16 = 44;
/// Columns of a list that has room for the stones of the themes.
const WITH_STONES: usize = 30;
/// Columns of the pointer, and of the stones of a theme with a blank before them.
const POINTER: usize = 2;
const STONES: usize = 8;
const AIR: u16 = 1;

#[derive(Debug)]
pub struct ThemePicker {
    /// Usable themes, `auto` first.
    themes: Vec<(ThemeName, Theme)>,
    selected: usize,
    before: Theme,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PickerLayout {
    area: Rect,
    has_frame: bool,
    list: Rect,
    shown: Range<usize>,
    keys: Rect,
}

impl PickerLayout {
    fn new(window: Rect, all: usize, selected: usize) -> Self {
        let has_frame = window.width > WIDTH + 2 * AIR && window.height >= 12;
        let (area, inner) = if has_frame {
            // The list, a blank row, the keys and the frame.
            let rows = u16::try_from(all).unwrap_or(u16::MAX).saturating_add(4);
            let height = rows.min(window.height - 2 * AIR);
            let x = window.right() - WIDTH - AIR;
            let area = Rect::new(x, window.y + (window.height - height) / 2, WIDTH, height);
            (area, area.inner(Margin::new(2, 1)))
        } else {
            (window, window)
        };
        let list = Rect { height: inner.height.saturating_sub(1 + AIR), ..inner };
        let page = usize::from(list.height).max(1);
        let first = selected / page * page;
        let shown = first..all.min(first + page);
        let keys = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
        Self { area, has_frame, list, shown, keys: keys.intersection(inner) }
    }

    fn entry_at(&self, at: Position) -> Option<usize> {
        let row = self.list.contains(at).then(|| usize::from(at.y - self.list.y));
        row.map(|row| self.shown.start + row).filter(|index| self.shown.contains(index))
    }
}

impl ThemePicker {
    pub fn new(ctx: &Ctx) -> Self {
        let (look, settings) = (&ctx.look, &ctx.user.settings);
        let load = |name: ThemeName| {
            let settings = Settings { theme: name.clone(), ..settings.clone() };
            Some((name, look.profile.theme(&settings, &look.themes).ok()?))
        };
        let themes: Vec<_> = look.usable_themes().into_iter().filter_map(load).collect();
        let before = look.theme.clone();
        // Ctrl-T may have left the theme of the settings.
        let is_shown = |(name, theme): &(ThemeName, Theme)| {
            *name == settings.theme && theme.name == before.name
        };
        let is_named = |(name, _): &(ThemeName, Theme)| name.as_str() == before.name;
        let selected = themes.iter().position(is_shown);
        let selected = selected.or_else(|| themes.iter().position(is_named)).unwrap_or_default();
        Self { themes, selected, before }
    }

    fn layout(&self, ctx: &Ctx) -> PickerLayout {
        PickerLayout::new(ctx.look.area(), self.themes.len(), self.selected)
    }

    fn keep(&self, ctx: &mut Ctx) -> Handled {
        let Some((name, _)) = self.themes.get(self.selected) else { return Handled::Close };
        match set(name.as_str(), ctx) {
            Ok(()) => Handled::Close,
            Err(refusal) => Handled::Refuse(refusal),
        }
    }

    /// Formats a theme with its stones in its own colours.
    fn line(&self, index: usize, width: usize, theme: &Theme) -> Line<'static> {
        let (name, own) = &self.themes[index];
        let name = match name.as_str() {
            ThemeName::AUTO => text!("settings-auto", value = own.name),
            name => name.to_owned(),
        };
        let (pointer, style) = if index == self.selected {
            ("> ", theme.style(Role::Selected))
        } else {
            ("  ", Style::new())
        };
        let has_stones = width >= WITH_STONES;
        let room = width.saturating_sub(POINTER + if has_stones { STONES } else { 0 });
        let name = format!(" {name} ");
        let name = column(&name, name.width().min(room));
        if !has_stones {
            return vec![Span::raw(pointer), Span::styled(name, style)].into();
        }
        let air = " ".repeat(room - name.width() + 1);
        let stones = [Stone::First, Stone::Second].map(|side| {
            let letter = if own.has_letters() { mark(side) } else { " " };
            Span::styled(format!(" {letter} "), own.style(Role::Board).patch(own.stone(side)))
        });
        let between = Span::styled(" ", own.style(Role::Board));
        let [first, second] = stones;
        vec![Span::raw(pointer), Span::styled(name, style), Span::raw(air), first, between, second]
            .into()
    }
}

/// Puts a theme into effect and into the settings file.
pub fn set(name: &str, ctx: &mut Ctx) -> Result<(), Refusal> {
    let theme = ctx.look.usable_theme(name).map_err(|why| Refusal::of_input(&why))?;
    ctx.change(Key::Theme, Settings { theme, ..ctx.user.settings.clone() });
    ctx.user.not_written.as_deref().map_or(Ok(()), |why| Err(not_set(why)))
}

impl Layer for ThemePicker {
    fn context(&self) -> Context {
        Context::Themes
    }

    fn height(&self) -> Height {
        Height::Top
    }

    fn covers(&self) -> bool {
        false
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let command = match command {
            Command::NextTheme | Command::Themes(None) => &Command::Move(Direction::Down),
            command if command.is_global() => return Handled::Ignored,
            command => command,
        };
        match command {
            Command::Accept => return self.keep(ctx),
            Command::Cancel => {
                ctx.look.theme = self.before.clone();
                return Handled::Close;
            }
            _ => {}
        }
        let page = usize::from(self.layout(ctx).list.height).max(1);
        let next = menu::select(command, self.selected, self.themes.len(), page);
        if let Some((index, (_, theme))) = next.and_then(|at| Some((at, self.themes.get(at)?))) {
            ctx.look.theme = theme.clone();
            self.selected = index;
        }
        Handled::Done
    }

    /// Commands of the mouse. A click outside restores the previous theme.
    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let layout = self.layout(ctx);
        if mouse.action == MouseAction::Click && !layout.area.contains(mouse.at) {
            return vec![Command::Cancel];
        }
        menu::list_commands(layout.entry_at(mouse.at), self.selected, mouse.action)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        Some(self.layout(ctx).keys)
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        let (theme, layout) = (&ctx.look.theme, self.layout(ctx));
        clear(layout.area, theme, frame.buffer_mut());
        if layout.has_frame {
            let title =
                Line::styled(format!(" {} ", text!("themes-title")), theme.style(Role::Title));
            let block = Block::bordered()
                .border_set(theme.glyphs.frame())
                .border_style(theme.style(Role::Rule));
            frame.render_widget(block.title(title), layout.area);
        }
        for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
            draw(&self.line(index, row.width.into(), theme), row, frame.buffer_mut());
        }
        footer::draw(Some(layout.keys), &self.labels(ctx), theme, frame);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_the_selected_theme_is_shown_in_any_window() {
        for (width, height) in [(24, 11), (44, 12), (60, 9), (80, 24), (200, 60)] {
            let window = Rect::new(0, 0, width, height);
            for selected in 0..11 {
                let layout = PickerLayout::new(window, 11, selected);
                assert!(layout.shown.contains(&selected), "{width}x{height}");
                assert_eq!(layout.area.intersection(window), layout.area);
                for (index, row) in layout.shown.clone().zip(layout.list.rows()) {
                    assert_eq!(layout.entry_at(row.as_position()), Some(index));
                }
                assert!(!layout.list.intersects(layout.keys));
            }
        }
    }
}
