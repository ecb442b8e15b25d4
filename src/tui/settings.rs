//! Settings page, in groups, with a sample of the board in the colours of the theme. Each change is
//! applied and written at once.
//!
//! A key changes a copy of `Settings`. `Ctx::change` puts it into effect and asks for it to be
//! written (`Effect::WriteSetting`).

mod sample;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr as _;

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::MouseEvent;
use super::layer::{Below, Handled, Layer, START, first_line};
use super::menu::{self, Menu, MenuLayout, board_size, time_control};
use super::naming;
use super::refusal::Refusal;
use super::text::{self, TextEditor, fit_line, too_small};
use super::theme::{GlyphSet, Role};
use crate::game::{MoveLimit, Step};
use crate::locale::{self, AUTO, text};
use crate::settings::{Key, LanguageName, Settings};
use crate::translate::Translator as _;

const LONGEST: usize = 100;

/// Columns of an entry before and behind its text.
const INDENT: usize = 4;

/// Groups of settings, each with the first one, in the order of the file.
const GROUPS: [(&str, Key); 5] = [
    ("settings-group-look", Key::Language),
    ("settings-group-terminal", Key::Mouse),
    ("settings-group-players", Key::Player1),
    ("settings-group-games", Key::Level),
    ("settings-group-engine", Key::Threads),
];

/// Row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SettingsRow {
    /// Heading of a group: a message.
    Group(&'static str),
    /// Index of a setting.
    Setting(usize),
}

/// Rows of the page. Where the headings do not fit, the title of the page names the group.
fn rows(has_headings: bool) -> Vec<SettingsRow> {
    let mut rows = Vec::new();
    for (index, key) in Key::ALL.into_iter().enumerate() {
        let group = GROUPS.into_iter().find(|(_, first)| *first == key);
        rows.extend(group.filter(|_| has_headings).map(|(name, _)| SettingsRow::Group(name)));
        rows.push(SettingsRow::Setting(index));
    }
    rows
}

/// Message with the name of the group of a setting.
fn group(key: Key) -> &'static str {
    let mut last_first = GROUPS.into_iter().rev();
    last_first.find(|(_, first)| *first <= key).map_or("settings-title", |(name, _)| name)
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    selected: usize,
    refusal: Option<Refusal>,
}

impl SettingsPage {
    const fn key(&self) -> Key {
        Key::ALL[self.selected]
    }

    /// Layout with the rows of the page: with headings if all rows fit then.
    fn layout(&self, window: Rect) -> Option<(MenuLayout, Vec<SettingsRow>)> {
        let with = |has_headings| {
            let rows = rows(has_headings);
            let selected = SettingsRow::Setting(self.selected);
            let selected = rows.iter().position(|row| *row == selected).unwrap_or_default();
            let layout = MenuLayout::new(window, rows.len(), selected, menu::PAGE_TITLE)?;
            Some((layout, rows))
        };
        with(true).filter(|(layout, rows)| layout.shown.len() == rows.len()).or_else(|| with(false))
    }

    fn change(&mut self, command: &Command, ctx: &mut Ctx) {
        self.refusal = None;
        let key = self.key();
        let mut settings = ctx.user.settings.clone();
        match *command {
            Command::Select(_) | Command::Move(Direction::Up | Direction::Down) => {
                let selected = menu::select(command, self.selected, Key::ALL.len(), 0);
                self.selected = selected.unwrap_or(self.selected);
            }
            Command::Move(Direction::Left) => step(key, &mut settings, Step::Down, ctx),
            Command::Move(Direction::Right) | Command::Accept => {
                step(key, &mut settings, Step::Up, ctx);
            }
            Command::Type(' ') if !key.is_typed() => step(key, &mut settings, Step::Up, ctx),
            _ if key.is_typed() => {
                let mut text = TextEditor::line(&key.text(&settings), LONGEST);
                text.execute(command);
                key.set_text(&mut settings, text.value());
            }
            _ => {}
        }
        if settings != ctx.user.settings {
            ctx.change(key, settings);
            self.refusal = ctx.user.not_written.clone().map(|why| not_set(&why));
        }
    }
}

impl Layer for SettingsPage {
    fn context(&self) -> Context {
        Context::Settings
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        match command {
            Command::Cancel => return Handled::Close,
            Command::Quit | Command::NewGame(_) | Command::Load(_) => return Handled::Ignored,
            command => self.change(command, ctx),
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let line = self.layout(ctx.look.area()).and_then(|(layout, rows)| {
            match rows[layout.entry_at(mouse.at)?] {
                SettingsRow::Setting(index) => Some(index),
                SettingsRow::Group(_) => None,
            }
        });
        menu::value_commands(line, self.selected, self.key().is_typed(), mouse.action)
    }

    fn paste(&mut self, text: &str, ctx: &mut Ctx) -> Handled {
        first_line(text).chars().for_each(|char| self.change(&Command::Type(char), ctx));
        Handled::Done
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|(layout, _)| layout.keys())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let Some((layout, rows)) = self.layout(frame.area()) else {
            return too_small(START, None, frame);
        };
        let width = layout.area.width;
        let names = Key::ALL.map(|key| locale::format(words(key)[0], &[]));
        let name_width = menu::name_width(&names, width);
        let text = |line: usize| {
            let SettingsRow::Setting(index) = rows[line] else { return String::new() };
            let (key, is_selected) = (Key::ALL[index], index == self.selected);
            let ends = match (is_selected, key.is_typed()) {
                (false, _) => ["  ", ""],
                (true, true) => ["> ", "_"],
                (true, false) => ["< ", " >"],
            };
            let value = value(key, ctx, is_selected);
            menu::value_text([&names[index], &value], name_width, ends, width)
        };
        let meaning = locale::format(words(self.key())[1], &[]);
        let meaning = fit_line(&[meaning], width.into());
        let mut title = text!("settings-title");
        if rows.len() == Key::ALL.len() {
            title = text!(
                "settings-title-group",
                title = title,
                group = locale::format(group(self.key()), &[])
            );
        }
        let title = fit_line(&[title], width.into());
        let heading = Line::styled(title, theme.style(Role::Title));
        let detail = Line::styled(meaning, theme.style(Role::Faint));
        let message = self.refusal.as_ref().map(|refusal| refusal.forms(&below.naming(ctx)));
        let menu = Menu {
            head: menu::head(heading, detail, below, width, theme),
            lines: rows.len(),
            selected: rows
                .iter()
                .position(|row| *row == SettingsRow::Setting(self.selected))
                .unwrap_or_default(),
            text: &text,
            message: (message.unwrap_or_default(), Role::Error),
        };
        menu.draw(self, &layout, ctx, frame);
        let buffer = frame.buffer_mut();
        // The rows of the settings of the look leave room on the right.
        let widths = layout.shown.clone().map(|line| INDENT + text(line).width());
        let taken = u16::try_from(widths.max().unwrap_or_default()).unwrap_or(u16::MAX);
        let first = usize::from(matches!(rows[layout.shown.start], SettingsRow::Group(_)));
        let free = Rect {
            x: layout.entries.x.saturating_add(taken),
            width: layout.entries.width.saturating_sub(taken),
            y: layout.entries.y + u16::try_from(first).unwrap_or_default(),
            height: layout.entries.height.saturating_sub(1),
        };
        let sample = sample::draw(free, theme, buffer);
        for (line, area) in layout.shown.clone().zip(layout.entries.rows()) {
            let SettingsRow::Group(name) = rows[line] else { continue };
            let beside = sample.x.saturating_sub(area.x + 2);
            let width = if area.intersects(sample) { beside } else { area.width };
            let heading = text::heading(&locale::format(name, &[]), width.into(), theme);
            text::draw(&heading, Rect { width, ..area }, buffer);
        }
    }
}

pub fn not_set(why: &str) -> Refusal {
    text!("settings-not-written", why = why).into()
}

fn step(key: Key, settings: &mut Settings, step: Step, ctx: &Ctx) {
    let look = &ctx.look;
    match key {
        Key::Theme => step_in(&mut settings.theme, &look.usable_themes(), step),
        Key::Language => {
            let tags = [LanguageName::AUTO].into_iter().chain(look.locales.tags());
            let tags = tags.filter_map(LanguageName::new);
            step_in(&mut settings.language, &tags.collect::<Vec<_>>(), step);
        }
        key => key.step(settings, step),
    }
}

fn step_in<T: Clone + PartialEq>(value: &mut T, all: &[T], step: Step) {
    let at = all.iter().position(|one| one == value).unwrap_or(0);
    *value = all[step.in_list(at, all.len())].clone();
}

/// Value of a setting in the words of the page.
fn value(key: Key, ctx: &Ctx, is_selected: bool) -> String {
    let settings = &ctx.user.settings;
    let text = key.text(settings);
    if text != AUTO {
        return match key {
            _ if key.is_typed() && text.is_empty() && !is_selected => {
                text!("settings-default-name")
            }
            _ if key.is_typed() => text,
            Key::Language => language_name(&text, ctx),
            Key::Clock => time_control(settings.clock),
            Key::Size => board_size(settings.size.side()),
            Key::Memory => text!("settings-memory-size", number = text),
            Key::Opening => naming::opening_rule(settings.opening),
            Key::DrawAfter => move_limit(settings.draw_after),
            _ => word(key, &text).map_or(text, |id| locale::format(id, &[])),
        };
    }
    let found = match key {
        Key::Language => language_name(AUTO, ctx),
        Key::Theme => ctx.look.theme.name.clone(),
        Key::Glyphs => match ctx.look.theme.glyphs {
            GlyphSet::Lines => text!("settings-glyphs-lines"),
            GlyphSet::Dots => text!("settings-glyphs-dots"),
            GlyphSet::Ascii => text!("settings-glyphs-ascii"),
        },
        Key::Pictures if ctx.look.theme.is_sharp => text!("settings-on"),
        Key::Pictures => text!("settings-off"),
        Key::Threads => ctx.engine().threads.to_string(),
        Key::Memory => text!("settings-memory-size", number = ctx.engine().memory >> 20),
        _ => return text,
    };
    text!("settings-auto", value = found)
}

fn move_limit(limit: MoveLimit) -> String {
    match limit {
        MoveLimit::Full => text!("settings-draw-after-full"),
        MoveLimit::Leave25 => text!("settings-draw-after-leave-25"),
        MoveLimit::Moves(number) => text!("moves", number = number),
    }
}

/// Name of a language in itself.
fn language_name(tag: &str, ctx: &Ctx) -> String {
    let locale = ctx.look.locales.load(tag);
    locale.translate("language-name", &[]).unwrap_or_else(|| tag.to_owned())
}

/// Message for a value of the file; `None` for numbers and names.
fn word(key: Key, value: &str) -> Option<&'static str> {
    Some(match (key, value) {
        (Key::Mouse | Key::Animations | Key::WindowTitle | Key::ForbiddenPoints, "on") => {
            "settings-on"
        }
        (
            Key::Mouse | Key::Animations | Key::WindowTitle | Key::ForbiddenPoints | Key::Pictures,
            "off",
        ) => "settings-off",
        (Key::Glyphs, "lines") => "settings-glyphs-lines",
        (Key::Glyphs, "dots") => "settings-glyphs-dots",
        (Key::Glyphs, "ascii") => "settings-glyphs-ascii",
        (Key::Coordinates, "numbers") => "settings-coordinates-numbers",
        (Key::Coordinates, "letters") => "settings-coordinates-letters",
        (Key::Coordinates, "none") => "settings-coordinates-none",
        (Key::Bell, "never") => "settings-bell-never",
        (Key::Bell, "your-turn") => "settings-bell-your-turn",
        (Key::Rule, "freestyle") => "settings-rule-freestyle",
        (Key::Rule, "standard") => "settings-rule-standard",
        (Key::Rule, "renju") => "settings-rule-renju",
        (Key::Rule, "caro") => "settings-rule-caro",
        (Key::Rule, "standard-caro") => "settings-rule-standard-caro",
        (Key::Rule, "omok") => "settings-rule-omok",
        (Key::Foul, "refused") => "settings-foul-refused",
        (Key::Foul, "loses") => "settings-foul-loses",
        (Key::SaveFormat, "sgf") => "settings-save-format-sgf",
        (Key::SaveFormat, "csv") => "settings-save-format-csv",
        (Key::First, "human") => "settings-first-human",
        (Key::First, "computer") => "settings-first-computer",
        (Key::First, "random") => "settings-first-random",
        _ => return None,
    })
}

/// Messages with the name and the meaning of a setting.
const fn words(key: Key) -> [&'static str; 2] {
    match key {
        Key::Language => ["settings-language", "settings-language.meaning"],
        Key::Theme => ["settings-theme", "settings-theme.meaning"],
        Key::Glyphs => ["settings-glyphs", "settings-glyphs.meaning"],
        Key::Coordinates => ["settings-coordinates", "settings-coordinates.meaning"],
        Key::Mouse => ["settings-mouse", "settings-mouse.meaning"],
        Key::Animations => ["settings-animations", "settings-animations.meaning"],
        Key::Bell => ["settings-bell", "settings-bell.meaning"],
        Key::WindowTitle => ["settings-window-title", "settings-window-title.meaning"],
        Key::Pictures => ["settings-pictures", "settings-pictures.meaning"],
        Key::Player1 => ["settings-player-1", "settings-player-1.meaning"],
        Key::Player2 => ["settings-player-2", "settings-player-2.meaning"],
        Key::Level => ["settings-level", "settings-level.meaning"],
        Key::Size => ["settings-size", "settings-size.meaning"],
        Key::Rule => ["settings-rule", "settings-rule.meaning"],
        Key::Opening => ["settings-opening", "settings-opening.meaning"],
        Key::First => ["settings-first", "settings-first.meaning"],
        Key::Clock => ["settings-clock", "settings-clock.meaning"],
        Key::DrawAfter => ["settings-draw-after", "settings-draw-after.meaning"],
        Key::Foul => ["settings-foul", "settings-foul.meaning"],
        Key::ForbiddenPoints => ["settings-forbidden-points", "settings-forbidden-points.meaning"],
        Key::SaveFormat => ["settings-save-format", "settings-save-format.meaning"],
        Key::Threads => ["settings-threads", "settings-threads.meaning"],
        Key::Memory => ["settings-memory", "settings-memory.meaning"],
    }
}
