//! Settings page. Each change is applied and written at once.
//!
//! A key changes a copy of `Settings`. `Ctx::change` puts it into effect and asks for it to be
//! written (`Effect::WriteSetting`).

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::command::{Command, Context, Direction};
use super::ctx::Ctx;
use super::event::MouseEvent;
use super::layer::{Below, Handled, Layer, START, first_line};
use super::menu::{self, Menu, MenuLayout};
use super::refusal::Refusal;
use super::text::{TextEditor, fit_line, too_small};
use super::theme::{GlyphSet, Role};
use crate::game::Step;
use crate::locale::AUTO;
use crate::settings::{Key, LanguageName, Settings, ThemeName};
use crate::translate::Translator as _;

const LONGEST: usize = 100;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsPage {
    selected: usize,
    refusal: Option<Refusal>,
}

impl SettingsPage {
    const fn key(&self) -> Key {
        Key::ALL[self.selected]
    }

    fn layout(&self, window: Rect) -> Option<MenuLayout> {
        MenuLayout::new(window, Key::ALL.len(), self.selected, menu::PAGE_TITLE)
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
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.entry_at(mouse.at));
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
        self.layout(ctx.look.area()).map(|layout| layout.keys())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let theme = &ctx.look.theme;
        let Some(layout) = self.layout(frame.area()) else { return too_small(START, None, frame) };
        let width = layout.area.width;
        let text = |line| {
            let (key, is_selected) = (Key::ALL[line], line == self.selected);
            let [name, _] = setting(key);
            let ends = match (is_selected, key.is_typed()) {
                (false, _) => ["  ", ""],
                (true, true) => ["> ", "_"],
                (true, false) => ["< ", " >"],
            };
            let value = value(key, ctx, is_selected);
            menu::value_text(&format!("{name:<12}"), &value, ends, width)
        };
        let [_, meaning] = setting(self.key());
        let meaning = fit_line(&[meaning.to_owned()], width.into());
        let heading = Line::styled("Settings", theme.style(Role::Title));
        let detail = Line::styled(meaning, theme.style(Role::Faint));
        let message = self.refusal.as_ref().map(|refusal| refusal.forms(&below.naming(ctx)));
        let menu = Menu {
            head: menu::head(heading, detail, below, width, theme),
            lines: Key::ALL.len(),
            selected: self.selected,
            text: &text,
            message: (message.unwrap_or_default(), Role::Error),
        };
        menu.draw(self, &layout, ctx, frame);
    }
}

pub fn not_set(why: &str) -> Refusal {
    format!("Not written; it holds until you quit: {why}").into()
}

fn step(key: Key, settings: &mut Settings, step: Step, ctx: &Ctx) {
    let look = &ctx.look;
    match key {
        Key::Theme => {
            let usable = look.themes.names().filter(|name| look.themes.find(name).is_ok());
            let names = [ThemeName::AUTO].into_iter().chain(usable).filter_map(ThemeName::new);
            step_in(&mut settings.theme, &names.collect::<Vec<_>>(), step);
        }
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

fn value(key: Key, ctx: &Ctx, is_selected: bool) -> String {
    let text = key.text(&ctx.user.settings);
    let stands_for = match key {
        Key::Language => {
            let locale = ctx.look.locales.load(&text);
            let name = locale.translate("language-name", &[]).unwrap_or_default();
            return if text == AUTO { format!("auto: {name}") } else { name };
        }
        Key::Theme => ctx.look.theme.name.clone(),
        Key::Glyphs => match ctx.look.theme.glyphs {
            GlyphSet::Lines => "lines".to_owned(),
            GlyphSet::Dots => "dots".to_owned(),
            GlyphSet::Ascii => "ascii".to_owned(),
        },
        Key::Threads => ctx.engine().threads.to_string(),
        Key::Memory => format!("{} MiB", ctx.engine().memory >> 20),
        _ if key.is_typed() && text.is_empty() && !is_selected => return "as usual".to_owned(),
        _ => return text,
    };
    if text == "auto" { format!("auto: {stands_for}") } else { text }
}

/// Name and meaning of a setting.
pub const fn setting(key: Key) -> [&'static str; 2] {
    match key {
        Key::Language => ["Language", "of everything that the program says"],
        Key::Theme => ["Theme", "the colours"],
        Key::Glyphs => ["Drawn with", "lines, dots that are narrow in every terminal, or ASCII"],
        Key::Coordinates => ["Coordinates", "the names of rows and columns beside the board"],
        Key::Mouse => ["Mouse", "it points and plays; without it the terminal marks text"],
        Key::Movements => ["Movements", "discs fall, a winning row pulses"],
        Key::Bell => ["Bell", "when the computer has moved, and when your time is about to end"],
        Key::WindowTitle => ["Window title", "says whose turn it is"],
        Key::Player1 => ["Player 1", "your name, also against the computer"],
        Key::Player2 => ["Player 2", "the name of the other person"],
        Key::Level => ["Level", "the computer's, in the next new game"],
        Key::Size => ["Board size", "the board of the next new game of Gomoku"],
        Key::Rule => ["Rule", "freestyle: five or more win; standard: exactly five"],
        Key::First => ["Begins", "who begins against the computer, in the next new game"],
        Key::Clock => ["Clock", "of the next new game: for a game, with an increment, or a move"],
        Key::Threads => ["Threads", "with which the computer thinks at levels 9 and 10"],
        Key::Memory => ["Memory", "of the computer at levels 9 and 10, in MiB"],
    }
}
