//! Start menu of the program.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Event, MouseEvent};
use super::files::FilePicker;
use super::games::{ago, unreadable};
use super::layer::{Below, Handled, Layer, START, first_line, nobody};
use super::menu::{self, Menu, MenuLayout};
use super::naming::{self, Naming, fitting, short_game};
use super::new_game::NewGame;
use super::preview;
use super::refusal::Refusal;
use super::text::{fit_line, too_small};
use super::theme::Role;
use crate::formats::SavedGame;
use crate::game::GameKind;
use crate::locale::{self, text};

/// Lines of the menu, below the game to resume if there is one.
const ENTRIES: [(&str, Command); 12] = [
    ("menu-new-game", Command::NewGame(None)),
    ("friend-title", Command::Friends),
    ("menu-even", Command::EvenGame),
    ("menu-games", Command::Games(None)),
    ("menu-learn", Command::Learn),
    ("menu-puzzles", Command::Puzzles),
    ("menu-statistics", Command::Statistics),
    ("engines-title", Command::Engines),
    ("menu-load", Command::Load(None)),
    ("menu-settings", Command::Settings),
    ("menu-help", Command::Help),
    ("menu-quit", Command::Quit),
];

#[derive(Clone, Debug, Default)]
pub struct StartMenu {
    /// Game that can be resumed.
    kept: Option<Box<SavedGame>>,
    selected: usize,
    /// Set by the player's first action. After that, an offer does not move the selection.
    is_touched: bool,
    refusal: Option<Refusal>,
}

impl StartMenu {
    /// Offers a game to resume. Returns whether that changes anything.
    fn offer(&mut self, kept: Option<Box<SavedGame>>) -> bool {
        let (was_offered, is_offered) = (self.kept.is_some(), kept.is_some());
        self.kept = kept;
        self.selected = match (was_offered, is_offered) {
            (_, true) if !self.is_touched => 0,
            (false, true) => self.selected + 1,
            (true, false) => self.selected.saturating_sub(1),
            _ => self.selected,
        };
        was_offered || is_offered
    }

    fn lines(&self) -> usize {
        ENTRIES.len() + usize::from(self.kept.is_some())
    }

    /// Entry of a line; `None` for the game to resume.
    fn entry(&self, line: usize) -> Option<&'static (&'static str, Command)> {
        ENTRIES.get(line.checked_sub(usize::from(self.kept.is_some()))?)
    }

    fn layout(&self, window: Rect) -> Option<MenuLayout> {
        // Without room for the whole title, its name alone may fit.
        let with = |title| MenuLayout::new(window, self.lines(), self.selected, title);
        let layout = with(menu::TITLE_SIZE).filter(MenuLayout::has_title);
        let layout = layout.or_else(|| with(menu::NAME_SIZE))?;
        // A message matters more than the name.
        let is_cut = self.refusal.is_some() && !layout.has_room_for_message();
        let layout = if is_cut { with(menu::NO_TITLE)? } else { layout };
        Some(match &self.kept {
            Some(kept) => layout.beside_board(window, kept.record.kind()),
            None => layout,
        })
    }

    /// Game to resume, while it is selected.
    fn selected_game(&self) -> Option<&SavedGame> {
        self.kept.as_deref().filter(|_| self.selected == 0)
    }

    fn new_game(ctx: &Ctx, change: impl FnOnce(&mut NewGame)) -> Handled {
        let mut page = NewGame::new(ctx.next.choice, ctx);
        change(&mut page);
        Handled::Open(Box::new(page))
    }
}

impl Layer for StartMenu {
    fn context(&self) -> Context {
        Context::Menu
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        (self.is_touched, self.refusal) = (true, None);
        match command {
            Command::NewGame(_) => return Self::new_game(ctx, |_| {}),
            // A number selects the size of a board.
            Command::Type(_)
            | Command::Computer(_)
            | Command::ToggleRule
            | Command::StepLevel(_)
            | Command::StepFirstLevel(_) => {
                return Self::new_game(ctx, |page| _ = page.choose(command, ctx));
            }
            Command::Load(None) => {
                return Handled::Open(Box::new(FilePicker::new(ctx.next.choice.kind, ctx)));
            }
            Command::Load(name) => ctx.load(name.as_ref(), ctx.next.choice.kind),
            Command::Select(_) | Command::Move(_) => {
                let selected = menu::select(command, self.selected, self.lines(), 0);
                self.selected = selected.unwrap_or_default();
            }
            Command::Accept => {
                if let Some((_, command)) = self.entry(self.selected) {
                    return Handled::Instead(command.clone());
                }
                if let Some(path) = self.kept.as_ref().and_then(|kept| kept.path.clone()) {
                    ctx.open(path, None);
                }
            }
            _ => return Handled::Ignored,
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.entry_at(mouse.at));
        menu::list_commands(line, self.selected, mouse.action)
    }

    fn paste(&mut self, text: &str, ctx: &mut Ctx) -> Handled {
        (self.is_touched, self.refusal) = (true, None);
        Self::new_game(ctx, |page| page.add_digits(first_line(text)))
    }

    fn hear(&mut self, event: Event, _: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::Latest(kept) => Ok(self.offer(kept)),
            Event::Unreadable(files) => {
                if let Some((first, others)) = files.split_first() {
                    self.refusal = Some(unreadable(&first.path, &first.why, others.len()).into());
                }
                Ok(true)
            }
            Event::Saved { path, result: Err(why), .. } => {
                self.refusal = Some(Refusal::not_saved(&path, &why, false));
                Ok(true)
            }
            event => Err(event),
        }
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|layout| layout.keys())
    }

    /// Kind of the game to resume, or of the last choice.
    fn kind(&self, ctx: &Ctx) -> Option<GameKind> {
        Some(self.kept.as_ref().map_or(ctx.next.choice.kind, |kept| kept.record.kind()))
    }

    fn naming<'a>(&'a self, ctx: &'a Ctx) -> Option<Naming<'a>> {
        let Some(SavedGame { record, participants, names, .. }) = self.selected_game() else {
            return Some(Naming { names: &ctx.user.names, ..nobody(ctx.next.choice.kind, ctx) });
        };
        Some(Naming { participants: *participants, names, ..nobody(record.kind(), ctx) })
    }

    fn draw(&self, _: Below, ctx: &Ctx, frame: &mut Frame) {
        let Some(layout) = self.layout(frame.area()) else { return too_small(START, None, frame) };
        let Some(naming) = self.naming(ctx) else { return };
        let message = self.refusal.as_ref().map(|refusal| refusal.forms(&naming));
        let due = ctx.practice.as_ref().map_or(0, |practice| practice.counts().due);
        let menu = Menu {
            head: head(self, &naming, &layout, ctx),
            lines: self.lines(),
            selected: self.selected,
            text: &|line| match self.entry(line) {
                Some((_, Command::Puzzles)) if due > 0 => text!("menu-puzzles-due", due = due),
                Some((_, Command::EvenGame)) if ctx.rating.is_some() => {
                    text!("menu-even-level", level = ctx.rating().level())
                }
                Some((name, _)) => locale::format(name, &[]),
                None => text!("menu-resume"),
            },
            message: (message.unwrap_or_default(), Role::Error),
        };
        menu.draw(self, &layout, ctx, frame);
        if let (Some(board), Some(kept)) = (&layout.picture, &self.kept) {
            preview::draw(kept.record.on_board(), board, &ctx.look.theme, frame);
        }
    }
}

fn head(start: &StartMenu, naming: &Naming, layout: &MenuLayout, ctx: &Ctx) -> Vec<Line<'static>> {
    let theme = &ctx.look.theme;
    let (heading, faint) = (theme.style(Role::Title), theme.style(Role::Faint));
    let width = usize::from(layout.head().width);
    let (kind, details) = match start.selected_game() {
        None => {
            let choice = &ctx.next.choice;
            let (kind, opening) = (choice.kind, choice.opening_rule());
            let lineup = ctx.lineup_in(choice.lineup, kind);
            let forms = naming::lineup_and_opening(lineup, kind, opening, &ctx.user.names);
            (kind, vec![fit_line(&forms, width)])
        }
        Some(kept) => {
            let (game, players) = (&kept.record, naming.participants_forms());
            let stones = naming::length(game.on_board());
            let age = ago(kept.idle);
            let stands = text!("menu-game", stones = stones, age = age);
            let details = if layout.picture.is_some() {
                vec![fitting(players, width), stands]
            } else {
                let forms = players.map(|players| {
                    text!("menu-game-players", players = players, stones = stones, age = age)
                });
                let fitting = forms.into_iter().find(|text| text.width() <= width);
                vec![fitting.unwrap_or(stands)]
            };
            (game.kind(), details)
        }
    };
    let air = layout.picture.is_none().then(Line::default).into_iter();
    let title = fitting([naming::game(kind), short_game(kind)], width);
    let title = Line::styled(title, heading);
    let details = details.into_iter().map(|text| Line::styled(text, faint));
    air.chain([title]).chain(details).collect()
}
