//! The screen's state, and what every event makes of it. It performs nothing itself.
//!
//! A key becomes a [`Command`] by the table of keys, the mouse gives commands by where it is, and
//! what is typed in the command bar is parsed into one. [`App`] passes it to the screen that has the
//! keys; what is to be done outside leaves as an [`Effect`].

mod analysis;
mod awaited;
mod bar;
mod check;
mod clock;
mod comment;
mod computer;
mod copy;
mod cursor;
mod editor;
mod engine;
mod execute;
mod explorer;
mod foot;
mod form;
mod game;
mod games;
mod marks;
mod motion;
mod mouse;
mod moves;
mod new_game;
mod page;
mod palette;
mod panel;
mod paste;
mod preferences;
mod puzzle;
mod review;
mod session;
mod settings_page;
mod setup;
mod signs;
mod start;
mod undo;
mod walk;

pub use analysis::Analysis;
pub use bar::CommandBar;
pub use comment::CommentEditor;
pub use cursor::Cursor;
pub use editor::Editor;
pub use engine::{EngineState, Purpose, Thinking};
pub use explorer::Explored;
pub use foot::Foot;
pub use form::Field;
pub use game::{GameScreen, Notice, Overlay, Question};
pub use games::{GameRow, GamesPage, GoingOn, Typing};
pub use marks::{Marks, Numbers};
pub use motion::Motion;
pub use moves::{ListedMove, MoveList, MoveRow};
pub use new_game::{NewGame, Row};
pub use page::Page;
pub use palette::{Palette, PaletteEntry};
pub use panel::{EXPLORER, End, GAP, Panel, Rules, curve_plies};
pub use paste::LONGEST as LONGEST_PASTE;
pub use puzzle::{PuzzleRoom, Section, SolutionRows};
pub use review::ReviewState;
pub use session::Session;
pub use settings_page::SettingsPage;
pub use setup::{Setup, Suited};
pub use start::{StartEntry, StartMenu};

use std::path::{Path, PathBuf};
use std::time::Duration;

use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Size;

use self::start::Start;
use super::command::Command;
use super::event::{Effect, Event, Found, MouseAction};
use super::help::Help;
use super::keymap::Context;
use super::layout;
use super::messages::{Naming, Refusal, Report};
use crate::formats::{Loaded, SavedGame};
use crate::game::GameKind;
use crate::player::Ticket;
use crate::record::Record;
use crate::rules::{Position, Rule};
use crate::settings::Choice;
use crate::store::{StoreError, collection};

/// Everything that the screen shows.
#[derive(Debug)]
pub struct App {
    pub(super) session: Session,
    pub(super) screen: Screen,
    /// The room of the puzzles, if it is open over the screen.
    pub(super) puzzles: Option<Box<PuzzleRoom>>,
}

/// What is shown.
#[derive(Debug)]
pub enum Screen {
    /// The menu, before the first game.
    Start(Box<StartMenu>),
    /// A game.
    Game(Box<GameScreen>),
}

/// What the program begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The menu, with Gomoku by this rule. The game to resume comes by [`Event::Latest`].
    Start(Rule),
    /// The puzzles, over the menu.
    Puzzles,
    /// A new game.
    New(GameKind),
    /// The form for a game of one's own.
    Form,
    /// A game that was loaded from this file, for this one if one was named; of several, the list.
    Load(PathBuf, Box<Loaded>, Option<GameKind>),
}

impl Screen {
    /// The game that is played or would be.
    pub(super) fn kind(&self) -> GameKind {
        match self {
            Self::Start(menu) => menu.kind(),
            Self::Game(game) => game.shown_kind(),
        }
    }
}

impl App {
    /// The state at the start.
    pub fn new(opening: Opening, setup: Setup, window: Size) -> Self {
        let mut session = Session::new(setup, window);
        let screen = match opening {
            Opening::Start(rule) => {
                if let GameKind::Rows(board) = session.last.kind
                    && board.is_offered()
                {
                    session.last.kind = GameKind::Rows(board.with_rule(rule));
                }
                // How many puzzles are due stands in the menu.
                let ticket = session.next_ticket();
                session.effects.push(Effect::ReadTriedPuzzles(ticket));
                Screen::Start(Box::new(StartMenu::new(session.last)))
            }
            Opening::Puzzles => {
                session.open_puzzles();
                Screen::Start(Box::new(StartMenu::new(session.last)))
            }
            Opening::Form => {
                Screen::Start(Box::new(StartMenu::with_form(session.last, session.settings.first)))
            }
            Opening::New(kind) => {
                let choice = Choice { kind, ..session.last };
                Screen::Game(Box::new(GameScreen::chosen(choice, &mut session)))
            }
            Opening::Load(path, loaded, _) if loaded.several().is_some() => {
                let mut menu = StartMenu::new(session.last);
                menu.list_games(path, &mut session);
                Screen::Start(Box::new(menu))
            }
            Opening::Load(path, loaded, named) => {
                let participants = session.draw_participants();
                let game = GameScreen::load(Some(&path), *loaded, named, participants, &session);
                Screen::Game(Box::new(game))
            }
        };
        Self { session, screen, puzzles: None }
    }

    /// The game on the screen.
    pub const fn game(&self) -> Option<&GameScreen> {
        match &self.screen {
            Screen::Game(game) => Some(game),
            Screen::Start(_) => None,
        }
    }

    /// The game on the screen, with all that is kept of it.
    pub fn saved_game(&self) -> Option<SavedGame> {
        self.game().map(|game| game.saved_game(&self.session))
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        if self.session.help.is_some() { Context::Help } else { self.context_below_help() }
    }

    /// Where they would go without the help.
    pub fn context_below_help(&self) -> Context {
        match self.session.palette {
            Some(_) => Context::Palette,
            None => self.context_below_palette(),
        }
    }

    /// Where they would go without the help and the palette.
    pub(super) fn context_below_palette(&self) -> Context {
        let context = match (&self.puzzles, &self.screen) {
            (Some(room), _) => room.context(),
            (None, Screen::Start(menu)) => menu.context(),
            (None, Screen::Game(game)) => game.context(),
        };
        match context {
            Context::Question => Context::Question,
            _ if self.is_too_small() => Context::TooSmall,
            _ => context,
        }
    }

    /// Whether the window is too small for what it should show.
    fn is_too_small(&self) -> bool {
        let needed = match (&self.puzzles, &self.screen) {
            (Some(room), _) => layout::needed(self.session.window, room.kind()),
            (None, Screen::Game(game)) => match game.overlay {
                Overlay::Page(_) => layout::START,
                _ => layout::needed(self.session.window, game.kind()),
            },
            (None, Screen::Start(_)) => layout::START,
        };
        !layout::fits(self.session.window, needed)
    }

    /// When the state is to be looked at again though nothing happens: what is shown changes then by
    /// itself. `None` while nothing moves.
    pub fn wakes_at(&self) -> Option<Duration> {
        let below = match &self.screen {
            Screen::Game(game) => game.wakes_at(&self.session),
            Screen::Start(_) => None,
        };
        let above = self.puzzles.as_ref().and_then(|room| room.wakes_at(&self.session));
        below.into_iter().chain(above).min()
    }

    /// What an event changes here that happens so long after the program began: what is to be done
    /// elsewhere, or `None` if it changed nothing, so that there is nothing new to draw.
    pub fn update(&mut self, event: Event, now: Duration) -> Option<Vec<Effect>> {
        // What is due is shown with whatever comes first.
        let is_due = self.wakes_at().is_some_and(|at| at <= now);
        let is_waited_for = matches!(event, Event::Answered(_)) && self.awaits_computer();
        let since = std::mem::replace(&mut self.session.now, now);
        if let Screen::Game(game) = &mut self.screen {
            game.pass_time(since, &mut self.session);
        }
        if let Some(room) = &mut self.puzzles {
            room.pass_time(&mut self.session);
        }
        let is_input = matches!(event, Event::Key(_) | Event::Mouse(_) | Event::Paste(_));
        let before = (is_input && !event.is_motion()).then(|| self.before_input());
        let is_changed = self.handle(event);
        if let Some(before) = before {
            self.after_input(before);
        }
        if !is_changed && !is_due {
            return None;
        }
        if let Screen::Game(game) = &mut self.screen {
            game.ask_computer(&mut self.session);
            game.ask_analyst(&mut self.session);
            game.ask_explorer(&mut self.session);
        }
        if is_waited_for && !self.awaits_computer() {
            self.session.ring();
        }
        if !self.searches() {
            self.session.end_search();
        }
        self.name_window();
        self.keep();
        Some(std::mem::take(&mut self.session.effects))
    }

    /// Asks for what has happened in the game on the screen to be kept, whatever it was: nothing else in the state has
    /// to think of that. The program does not end before.
    fn keep(&mut self) {
        let Screen::Game(game) = &mut self.screen else { return };
        game.follow_tree();
        if let Some(news) = game.news(&self.session) {
            let effects = &mut self.session.effects;
            let end = effects.iter().position(|effect| *effect == Effect::Quit);
            effects.insert(end.unwrap_or(effects.len()), Effect::Keep(news));
        }
    }

    /// Whether the event changed something.
    fn handle(&mut self, event: Event) -> bool {
        match (event, &mut self.screen) {
            (Event::Key(key), _) => return self.key(&key),
            // What is said of the settings lies over all that the mouse could point at.
            (Event::Mouse(mouse), _) if self.session.problem.is_some() => {
                let is_click = mouse.action == MouseAction::Click;
                return is_click && self.session.problem.take().is_some();
            }
            (Event::Paste(_), _) if self.session.problem.is_some() => return false,
            (Event::Mouse(mouse), _) => {
                let before = self.pointed();
                let commands = self.mouse_commands(mouse);
                for command in &commands {
                    self.execute(command);
                }
                let is_move = mouse.action == MouseAction::Move;
                return !commands.is_empty() && !is_move || self.pointed() != before;
            }
            (Event::Paste(text), _) => return self.paste(&text),
            (Event::Answered(answer), Screen::Game(game)) => {
                return game.answered(answer, &mut self.session);
            }
            (Event::Answered(_) | Event::Saved { .. }, Screen::Start(_))
            | (Event::Tick | Event::WindowChanged, _) => {
                return false;
            }
            (Event::Saved { path, number, game, result }, Screen::Game(screen)) => {
                screen.saved(&path, number, &game, result, &mut self.session);
            }
            (Event::Reviewed(news), Screen::Game(game)) => {
                return game.reviewed(news, &mut self.session);
            }
            // The player has begun with another game.
            (Event::Latest(_) | Event::Unreadable(_), Screen::Game(_))
            | (Event::Reviewed(_), Screen::Start(_)) => return false,
            (Event::Failed { ticket, why }, _) => return self.failed(ticket, why),
            (Event::Judged { ticket, reply }, _) => {
                let room = self.puzzles.as_mut();
                return room.is_some_and(|it| it.judged(ticket, reply, &mut self.session));
            }
            (Event::Explained { ticket, steps }, _) => {
                return self.puzzles.as_mut().is_some_and(|it| it.explained(ticket, steps));
            }
            (Event::PuzzlesRead { ticket, result }, _) => self.puzzles_read(ticket, result),
            (Event::AttemptLogged { ticket, entry, result }, _) => {
                self.attempt_logged(ticket, entry, result);
            }
            (Event::PuzzlesKept { ticket, result }, _) => return self.puzzles_kept(ticket, result),
            (Event::Loaded { ticket, path, result }, _) => self.loaded(ticket, path, result),
            (Event::Opened { ticket, path, result }, _) => self.opened(ticket, path, result),
            (Event::Latest(kept), Screen::Start(menu)) => return menu.offer(kept),
            (Event::Unreadable(files), Screen::Start(menu)) => menu.report(&files),
            (Event::NotKept(why), _) => self.refuse(Refusal::NotKept(why)),
            (Event::Listed { ticket, going_on }, _) => {
                let (Some(page), session) = self.games_page() else { return false };
                return page.show(ticket, going_on, session);
            }
            (Event::Found(found), _) => return self.found_games(found),
            (Event::WasRead { ticket, listed, result }, _) => {
                self.was_read(ticket, &listed, result);
            }
            (Event::WasDeleted { path, result: Err(why) }, _) => {
                self.refuse(Refusal::NotDeleted(path, why.to_string()));
                self.list_anew();
            }
            (Event::WasDeleted { result: Ok(()), .. }, _) => return self.list_anew(),
            (Event::Resized(window), _) => self.session.window = window,
            (Event::Suspended, _) => self.suspend(),
            (Event::NoShell, _) => {
                let Self { session, screen, .. } = self;
                if std::mem::take(&mut session.pauses_for_shell)
                    && let Screen::Game(game) = screen
                {
                    game.set_paused(false, session);
                }
                self.refuse(Refusal::NoShell);
            }
            (Event::SettingWritten(Err(why)), _) => {
                self.refuse(Refusal::NotSet(why.to_string().replace('\n', "; ")));
            }
            (Event::Resumed, _) => self.session.pauses_for_shell = false,
            (Event::InputLost(_) | Event::SettingWritten(Ok(())), _) => {}
        }
        true
    }

    /// What the mouse can move: the cursor, or the selection of the menu.
    fn pointed(&self) -> (Option<Cursor>, Option<usize>) {
        if let Some(palette) = &self.session.palette {
            return (None, Some(palette.selected(usize::MAX)));
        }
        if let Some(room) = &self.puzzles {
            return (Some(room.cursor), None);
        }
        match &self.screen {
            Screen::Start(menu) => (None, Some(menu.page.as_ref().map_or(menu.line(), Page::line))),
            Screen::Game(game) => match &game.overlay {
                Overlay::Page(page) => (None, Some(page.line())),
                Overlay::Editor(editor) => (Some(editor.cursor), None),
                Overlay::Explorer(explored) => (None, Some(explored.selected())),
                _ => (Some(game.cursor), None),
            },
        }
    }

    fn key(&mut self, key: &KeyEvent) -> bool {
        let context = self.context();
        let command = self.session.keymap.command(context, key);
        let ends = matches!(command, Some(Command::Interrupt | Command::Suspend));
        if self.session.problem.take().is_some() && !ends {
            return true;
        }
        if let Some(command) = command {
            self.execute(&command);
            return true;
        }
        // A key without a meaning clears the message at least.
        match &mut self.screen {
            Screen::Game(game) if context == Context::Board => game.notice.take().is_some(),
            _ => false,
        }
    }

    /// Passes a command to whatever has the keys.
    fn execute(&mut self, command: &Command) {
        match (command, self.context()) {
            (Command::Suspend, _) => return self.suspend(),
            // Nobody waits any more.
            (Command::Cancel, Context::Board | Context::Menu | Context::Games) => {
                self.session.awaited = None;
            }
            _ => {}
        }
        let below_help = self.context_below_help();
        let Self { session, screen, puzzles } = self;
        match (command, &mut session.help) {
            (Command::Redraw, _) => return session.effects.push(Effect::Redraw),
            (Command::NextTheme, _) => {
                session.next_theme();
                if let Screen::Game(game) = screen {
                    let name = session.theme.name.clone();
                    game.notice = Some(Notice::Done(Report::Theme(name)));
                }
                return;
            }
            (Command::Interrupt, help) => {
                (*help, session.palette) = (None, None);
            }
            (Command::Help, help) => {
                *help = if help.is_some() { None } else { Some(Help::at(below_help)) };
                return;
            }
            (command, Some(help)) => {
                let kind = puzzles.as_ref().map_or_else(|| screen.kind(), |room| room.kind());
                if !help.execute(command, session.window, kind, &session.keymap) {
                    session.help = None;
                }
                return;
            }
            (_, None) if session.palette.is_some() => return self.execute_in_palette(command),
            (Command::Palette, None) => {
                session.palette = Some(Palette::default());
                return;
            }
            (_, None) => {}
        }
        if let Some(room) = puzzles {
            if !room.execute(command, session) {
                *puzzles = None;
            }
            return;
        }
        match (screen, command) {
            (Screen::Game(game), _) => game.execute(command, session),
            (Screen::Start(_), Command::Quit | Command::Interrupt) => {
                session.effects.push(Effect::Quit);
            }
            (Screen::Start(menu), Command::Load(name)) => {
                session.load(name.as_ref(), menu.choice().kind);
            }
            (screen @ Screen::Start(_), _) => {
                let Screen::Start(menu) = screen else { return };
                match menu.execute(command, session) {
                    Some(Start::New(choice)) => {
                        session.effects.push(Effect::Remember(choice));
                        let game = GameScreen::chosen(choice, session);
                        *screen = Screen::Game(Box::new(game));
                    }
                    Some(Start::Continue(path)) => session.open(path, None),
                    Some(Start::Command(command)) => self.execute(&command),
                    None => {}
                }
            }
        }
    }

    /// Back to the shell for a while, in which no clock runs.
    fn suspend(&mut self) {
        let Self { session, screen, .. } = self;
        if let Screen::Game(game) = screen
            && game.check(&Command::Pause).is_ok()
            && !game.is_paused
        {
            game.set_paused(true, session);
            session.pauses_for_shell = true;
        }
        session.effects.push(Effect::Suspend);
    }

    /// Opens a pasted game, or takes the first line of another text as if it were typed, but lets it do
    /// nothing by itself.
    fn paste(&mut self, text: &str) -> bool {
        match self.context() {
            Context::Help | Context::TooSmall | Context::Question => return false,
            _ if text.len() > LONGEST_PASTE => {
                let why = format!("the text is larger than {LONGEST_PASTE} bytes");
                self.refuse(Refusal::NotPasted(why));
                return true;
            }
            Context::Board | Context::Menu => {
                if let Some(read) = paste::game(text, self.screen.kind().variant()) {
                    match read {
                        Ok(loaded) => self.put_on_screen(None, loaded),
                        Err(why) => self.refuse(Refusal::NotPasted(why)),
                    }
                    return true;
                }
            }
            _ => {}
        }
        if let Screen::Game(game) = &mut self.screen
            && let Overlay::Comment(editor) = &mut game.overlay
            && self.session.palette.is_none()
        {
            editor.insert(text);
            return true;
        }
        let text = first_line(text);
        if let Some(palette) = &mut self.session.palette {
            palette.insert(text);
            return true;
        }
        if let Some(room) = &mut self.puzzles {
            room.paste(text);
            return true;
        }
        match &mut self.screen {
            Screen::Start(menu) => menu.paste(text, &mut self.session),
            Screen::Game(game) => match &mut game.overlay {
                Overlay::None => game.open_bar_with(text),
                Overlay::Bar(bar) => bar.insert(text),
                Overlay::Page(page) => page.paste(text, &mut self.session),
                Overlay::Comment(_)
                | Overlay::Computer(_)
                | Overlay::Editor(_)
                | Overlay::Explorer(_) => return false,
            },
        }
        true
    }

    /// A question has no answer; whether it was waited for.
    fn failed(&mut self, ticket: Ticket, why: String) -> bool {
        let Self { session, screen, puzzles } = self;
        if let Some(room) = puzzles
            && room.has_asked(ticket)
        {
            room.not_answered(why);
            return true;
        }
        match screen {
            Screen::Game(game) if game.has_review(ticket) => game.not_reviewed(why, session),
            _ => return false,
        }
        true
    }

    fn loaded(&mut self, ticket: Ticket, path: PathBuf, result: Result<Loaded, StoreError>) {
        let is_late = self.session.arrives(ticket).is_none();
        match result {
            Err(why) => self.refuse(Refusal::NotLoaded(path, why.to_string())),
            Ok(_) if is_late => self.came_late(path),
            // The player chooses one.
            Ok(loaded) if loaded.several().is_some() => match &mut self.screen {
                Screen::Game(game) => game.list_games(path, &mut self.session),
                Screen::Start(menu) => menu.list_games(path, &mut self.session),
            },
            Ok(loaded) => self.put_on_screen(Some(&path), loaded),
        }
    }

    /// Tells that a game was read for which nobody waits any more, unless somebody waits for another one.
    fn came_late(&mut self, path: PathBuf) {
        if self.session.awaited.is_none() {
            self.refuse(Refusal::CameLate(path));
        }
    }

    /// Puts a game that was read onto the screen; one without a file was pasted.
    fn put_on_screen(&mut self, path: Option<&Path>, loaded: Loaded) {
        let Self { session, screen, .. } = self;
        match &mut *screen {
            Screen::Game(game) => game.loaded(path, loaded, session),
            Screen::Start(menu) => {
                let Choice { kind, lineup, .. } = menu.choice();
                session.lineup = lineup;
                let in_use = Some(kind);
                let participants = session.draw_participants();
                let game = GameScreen::load(path, loaded, in_use, participants, session);
                *screen = Screen::Game(Box::new(game));
            }
        }
    }

    /// A game that is kept was opened, or not.
    fn opened(&mut self, ticket: Ticket, path: PathBuf, result: Result<SavedGame, StoreError>) {
        match (result, self.session.arrives(ticket)) {
            (Err(why), _) => self.refuse(Refusal::NotLoaded(path, why.to_string())),
            (Ok(opened), Some(awaited)) => {
                let game = GameScreen::resume(opened, &mut self.session);
                self.sit_down_at(game, awaited.reached);
            }
            (Ok(opened), None) => {
                // One that is on its way takes its place, and may be the same.
                if self.session.awaited.is_none()
                    && let Some(path) = opened.path
                {
                    self.session.effects.push(Effect::Release { path });
                }
                self.came_late(path);
            }
        }
    }

    /// What is listed may have changed; whether there is a list.
    fn list_anew(&mut self) -> bool {
        let (Some(page), session) = self.games_page() else { return false };
        page.begin(session);
        true
    }

    /// A game of a collection was read, or not.
    fn was_read(
        &mut self,
        ticket: Ticket,
        listed: &collection::Listed,
        result: Result<Box<Record>, StoreError>,
    ) {
        match (result, self.session.arrives(ticket)) {
            (Err(why), _) => {
                self.refuse(Refusal::NotLoaded(listed.path.clone(), why.to_string()));
                self.list_anew();
            }
            (Ok(record), Some(awaited)) => {
                let game = GameScreen::study(*record, listed, &self.session);
                self.sit_down_at(game, awaited.reached);
            }
            (Ok(_), None) => self.came_late(listed.path.clone()),
        }
    }

    /// A game comes to the screen, and stands in this position if it reached it.
    fn sit_down_at(&mut self, mut next: GameScreen, reached: Option<Position>) {
        if let Some(position) = reached {
            next.walk_to_position(&position);
        }
        let Self { session, screen, .. } = self;
        match screen {
            Screen::Game(game) => game.give_way_to(next, session),
            Screen::Start(_) => *screen = Screen::Game(Box::new(next)),
        }
    }

    /// Which game is on the board, or would be.
    pub(super) fn kind(&self) -> GameKind {
        self.puzzles.as_ref().map_or_else(|| self.screen.kind(), |room| room.kind())
    }

    /// How players and cells are called on the screen.
    pub fn naming(&self) -> Naming<'_> {
        match (&self.puzzles, &self.screen) {
            (Some(room), _) => room.naming(&self.session),
            (None, Screen::Start(menu)) => menu.naming(&self.session),
            (None, Screen::Game(game)) => game.naming(&self.session),
        }
    }

    /// The page that lists games, if it is open, and the session.
    fn games_page(&mut self) -> (Option<&mut GamesPage>, &mut Session) {
        let page = match &mut self.screen {
            Screen::Start(menu) => menu.page.as_mut(),
            Screen::Game(game) => match &mut game.overlay {
                Overlay::Page(page) => Some(page),
                _ => None,
            },
        };
        let page = match page {
            Some(Page::Games(page)) => Some(&mut **page),
            _ => None,
        };
        (page, &mut self.session)
    }

    /// Whoever has the index of many games says something; whether anybody listens.
    fn found_games(&mut self, found: Found) -> bool {
        match (self.games_page(), found) {
            ((Some(page), session), found) => page.hear(found, session),
            ((None, _), found) => match &mut self.screen {
                Screen::Game(game) => game.hear_explorer(found, &self.session),
                Screen::Start(_) => false,
            },
        }
    }

    /// Whether something is open that asks about many games.
    fn searches(&mut self) -> bool {
        let explores = self.game().is_some_and(|game| matches!(game.overlay, Overlay::Explorer(_)));
        explores || self.games_page().0.is_some()
    }

    /// Says what was refused, where it can be seen.
    fn refuse(&mut self, refusal: Refusal) {
        if let Some(room) = &mut self.puzzles {
            return room.refuse(refusal);
        }
        match &mut self.screen {
            Screen::Game(game) => game.refuse(refusal, &self.session),
            Screen::Start(menu) => menu.refuse(refusal),
        }
    }
}

/// The first line of a text that has something in it; terminals send CR for the end of a line.
fn first_line(text: &str) -> &str {
    text.split(['\r', '\n']).find(|line| !line.trim().is_empty()).unwrap_or_default()
}
