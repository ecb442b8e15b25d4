//! The screen's state, and what every event makes of it. It performs nothing itself.
//!
//! A key becomes a [`Command`] by the table of keys, the mouse gives commands by where it is, and
//! what is typed in the command bar is parsed into one. [`App`] passes it to the screen that has the
//! keys; what is to be done outside leaves as an [`Effect`].

mod bar;
mod computer;
mod cursor;
mod engine;
mod execute;
mod form;
mod game;
mod mouse;
mod session;
mod start;

pub use bar::CommandBar;
pub use cursor::Cursor;
pub use engine::{EngineState, Purpose, SeatId, SeatOptions, Thinking};
pub use form::{Field, Form};
pub use game::{GameScreen, NextGame, Notice, Overlay, Question, Unsaved};
pub use session::{Session, Settings};
pub use start::{Choice, Entry, StartMenu};

use std::path::PathBuf;

use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Size;

use super::command::Command;
use super::event::{Effect, Event};
use super::help::Help;
use super::keymap::{self, Context};
use super::layout;
use super::messages::Refusal;
use crate::game::{AnyGame, GameKind, Participants};
use crate::player::{Answer, Response, Ticket};
use crate::rules::{Rule, Stone};
use crate::store::{Kept, StoreError};

/// Everything that the screen shows.
#[derive(Clone, Debug)]
pub struct App {
    pub(super) session: Session,
    pub(super) screen: Screen,
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The menu, before the first game.
    Start(StartMenu),
    /// A game.
    Game(Box<GameScreen>),
}

/// What the program begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The menu, with Gomoku by this rule; this game was interrupted.
    Start(Option<Kept>, Rule),
    /// A new game.
    New(GameKind),
    /// The form for a game of one's own.
    Form,
    /// A game that was loaded from this file, for this one if one was named.
    Load(PathBuf, AnyGame, Option<GameKind>),
}

/// Who plays, and what the computer is busy with.
struct Busy {
    ticket: Option<Ticket>,
    participants: Participants,
    game: Option<u64>,
}

impl App {
    /// The state at the start.
    pub fn new(opening: Opening, settings: Settings, window: Size) -> Self {
        let mut session = Session::new(settings, window);
        let lineup = session.settings.lineup;
        let screen = match opening {
            Opening::Start(kept, rule) => Screen::Start(StartMenu::new(kept, lineup, rule)),
            Opening::Form => Screen::Start(StartMenu::with_form(lineup)),
            Opening::New(kind) => Screen::Game(Box::new(GameScreen::begin(kind, &mut session))),
            Opening::Load(path, loaded, named) => {
                let participants = session.draw_participants();
                let game = GameScreen::load(&path, loaded, named, participants, &session);
                Screen::Game(Box::new(game))
            }
        };
        Self { session, screen }
    }

    /// The game on the screen.
    pub const fn game(&self) -> Option<&GameScreen> {
        match &self.screen {
            Screen::Game(game) => Some(game),
            Screen::Start(_) => None,
        }
    }

    /// What would be lost if the program ended now.
    pub fn unsaved(&self) -> Option<Unsaved<'_>> {
        self.game().and_then(GameScreen::unsaved)
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        if self.session.help.is_some() { Context::Help } else { self.context_below_help() }
    }

    /// Where they would go without the help.
    pub fn context_below_help(&self) -> Context {
        let context = match &self.screen {
            Screen::Start(menu) => menu.context(),
            Screen::Game(game) => game.context(),
        };
        match context {
            Context::Question => Context::Question,
            _ if self.is_too_small() => Context::TooSmall,
            _ => context,
        }
    }

    /// Whether the window is too small for what it should show.
    fn is_too_small(&self) -> bool {
        let needed = match &self.screen {
            Screen::Game(game) => match game.overlay {
                Overlay::Menu(_) => layout::START,
                _ => layout::needed(self.session.window, game.kind()),
            },
            Screen::Start(_) => layout::START,
        };
        !layout::fits(self.session.window, needed)
    }

    /// What an event changes here: what is to be done elsewhere, or `None` if it changed nothing, so
    /// that there is nothing new to draw.
    pub fn update(&mut self, event: Event) -> Option<Vec<Effect>> {
        let before = self.busy();
        let answered = final_answer(&event);
        let mut effects = self.handle(event)?;
        let now = self.busy();
        // Nobody waits for the answer any more: the computer need not think on.
        if before.ticket.is_some() && now.ticket != before.ticket && answered != before.ticket {
            let asked = effects.iter().position(|effect| matches!(effect, Effect::Ask { .. }));
            effects.insert(asked.unwrap_or(effects.len()), Effect::Stop);
        }
        effects.extend(now.left_since(&before).map(Effect::Leave));
        if let Screen::Game(game) = &mut self.screen {
            effects.extend(game.ask_computer(&mut self.session));
        }
        Some(effects)
    }

    fn busy(&self) -> Busy {
        let game = self.game();
        Busy {
            ticket: game.and_then(|game| Some(game.engine.thinking()?.ticket)),
            participants: game.map_or(Participants::PERSONS, GameScreen::participants),
            game: game.map(|game| game.number),
        }
    }

    fn handle(&mut self, event: Event) -> Option<Vec<Effect>> {
        match event {
            Event::Key(key) => self.key(&key),
            Event::Mouse(mouse) => {
                let commands = self.mouse_commands(mouse);
                if commands.is_empty() {
                    return None;
                }
                let effects = commands.iter().flat_map(|command| self.execute(command));
                Some(effects.collect())
            }
            Event::Paste(text) => self.paste(&text),
            Event::Resized(window) => {
                self.session.window = window;
                Some(Vec::new())
            }
            Event::Answered(answer) => match &mut self.screen {
                Screen::Game(game) => game.answered(answer, &self.session),
                Screen::Start(_) => None,
            },
            Event::Saved { path, game, result } => match &mut self.screen {
                Screen::Game(screen) => Some(screen.saved(&path, game, result, &self.session)),
                Screen::Start(_) => None,
            },
            Event::Loaded { path, result } => Some(self.loaded(path, result)),
            Event::Suspended => Some(vec![Effect::Suspend]),
            Event::NoShell => {
                self.refuse(Refusal::NoShell);
                Some(Vec::new())
            }
            Event::Resumed | Event::InputLost(_) => Some(Vec::new()),
        }
    }

    fn key(&mut self, key: &KeyEvent) -> Option<Vec<Effect>> {
        let context = self.context();
        if let Some(command) = keymap::command(context, key) {
            return Some(self.execute(&command));
        }
        // A key without a meaning clears the message at least.
        match &mut self.screen {
            Screen::Game(game) if context == Context::Board => {
                game.notice.take().map(|_| Vec::new())
            }
            _ => None,
        }
    }

    /// Passes a command to whatever has the keys.
    fn execute(&mut self, command: &Command) -> Vec<Effect> {
        let Self { session, screen } = self;
        match (command, &mut session.help) {
            (Command::Suspend, _) => return vec![Effect::Suspend],
            (Command::Redraw, _) => return vec![Effect::Redraw],
            (Command::Interrupt, _) => session.help = None,
            (Command::Help, help) => {
                *help = if help.is_some() { None } else { Some(Help::default()) };
                return Vec::new();
            }
            (command, Some(help)) => {
                if !help.execute(command, session.window) {
                    session.help = None;
                }
                return Vec::new();
            }
            (_, None) => {}
        }
        match screen {
            Screen::Game(game) => game.execute(command, session),
            Screen::Start(menu) => match command {
                Command::Quit | Command::Interrupt => vec![Effect::Quit],
                Command::Load(name) => {
                    let path = session.file(name.clone(), menu.kind());
                    vec![Effect::Load { path, current: menu.kind().variant() }]
                }
                command => {
                    let choice = menu.execute(command);
                    let lineup = menu.lineup;
                    if let Some(choice) = choice {
                        let game = GameScreen::open_first(choice, lineup, session);
                        *screen = Screen::Game(Box::new(game));
                    }
                    Vec::new()
                }
            },
        }
    }

    /// Takes the first line of a pasted text as if it were typed, but lets it do nothing by itself.
    fn paste(&mut self, text: &str) -> Option<Vec<Effect>> {
        if matches!(self.context(), Context::Help | Context::TooSmall | Context::Question) {
            return None;
        }
        let text = first_line(text);
        match &mut self.screen {
            Screen::Start(menu) => menu.paste(text),
            Screen::Game(game) => match &mut game.overlay {
                Overlay::None => game.open_bar_with(text),
                Overlay::Bar(bar) => bar.insert(text),
                Overlay::Menu(menu) => menu.paste(text),
                Overlay::Computer(_) => return None,
            },
        }
        Some(Vec::new())
    }

    fn loaded(&mut self, path: PathBuf, result: Result<AnyGame, StoreError>) -> Vec<Effect> {
        let loaded = match result {
            Ok(loaded) => loaded,
            Err(why) => {
                self.refuse(Refusal::NotLoaded(path, why.to_string()));
                return Vec::new();
            }
        };
        match &mut self.screen {
            Screen::Game(game) => game.loaded(path, loaded, &mut self.session),
            Screen::Start(menu) => {
                self.session.settings.lineup = menu.lineup;
                let participants = self.session.draw_participants();
                let in_use = Some(menu.kind());
                let game = GameScreen::load(&path, loaded, in_use, participants, &self.session);
                self.screen = Screen::Game(Box::new(game));
                Vec::new()
            }
        }
    }

    /// Says what was refused, where it can be seen.
    fn refuse(&mut self, refusal: Refusal) {
        match &mut self.screen {
            Screen::Game(game) => game.refuse(refusal, &self.session),
            Screen::Start(menu) => menu.refuse(refusal),
        }
    }
}

impl Busy {
    /// The seats that were taken before and that nobody needs any more: of a computer whose side is a
    /// person's now, and of the adviser of another game.
    fn left_since(&self, before: &Self) -> impl Iterator<Item = SeatId> {
        let (was, is) = (before.participants, self.participants);
        let sides = [Stone::First, Stone::Second].into_iter();
        let sides = sides.filter(move |&side| was.is_computer(side) && !is.is_computer(side));
        let adviser = (before.game != self.game).then_some(SeatId::Adviser);
        sides.map(SeatId::Side).chain(adviser)
    }
}

/// The ticket of the question to which this event is the last word.
const fn final_answer(event: &Event) -> Option<Ticket> {
    match event {
        Event::Answered(Answer { response: Response::Thinking(_), .. }) => None,
        Event::Answered(Answer { ticket, .. }) => Some(*ticket),
        _ => None,
    }
}

/// The first line of a text that has something in it; terminals send CR for the end of a line.
fn first_line(text: &str) -> &str {
    text.split(['\r', '\n']).find(|line| !line.trim().is_empty()).unwrap_or_default()
}
