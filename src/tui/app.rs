//! State of the screen, which each event updates. It performs no work outside itself.
//!
//! Keys are converted to a [`Command`] by the keymap, mouse actions by their place, and typed words
//! by parsing. The `Stack` offers the command to the open layers. Work outside is requested by an
//! [`Effect`].

mod friend;

use std::path::{Path, PathBuf};
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Size;

use super::command::{Command, Context};
use super::ctx::{Awaited, Ctx, Friend};
pub use super::ctx::{Questions, Setup, TerminalProfile};
use super::event::{Effect, Event, Games, SearchAnswer};
use super::files::FilePicker;
use super::friends::FriendsPage;
use super::games::{GamesPage, not_loaded};
use super::layer::Handled;
use super::lessons::LessonsPage;
use super::new_game::NewGame;
use super::paste::{self, Pasted};
use super::pasted::PastedGame;
use super::problem::ProblemBox;
use super::puzzle::{PuzzlePage, PuzzleRoom};
use super::question::Question;
use super::refusal::Refusal;
use super::settings::not_set;
use super::stack::Stack;
use super::start::StartMenu;
use super::table::Table;
use super::text::{paint, with_path};
use super::theme::{Palette, Role};
use crate::formats::{Encoding, Loaded, SavedGame};
use crate::friend::{GameId, Session};
use crate::game::{GameKind, Score};
use crate::lesson::LessonProgress;
use crate::link::{Address, Hosting};
use crate::locale::text;
use crate::player::Ticket;
use crate::puzzle::{Activity, Practice};
use crate::rules::{Position, Rule, Topology};
use crate::settings::Choice;
use crate::statistics::RatingHistory;
use crate::store::collection::IndexedGame;
use crate::store::{Damaged, NotKept, StoreError};

#[derive(Debug)]
pub struct App {
    ctx: Ctx,
    stack: Stack,
    /// Title that the program has given the window.
    title: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Start menu, with Gomoku under this rule. The game to resume arrives as [`Event::Latest`].
    Start(Rule),
    /// Page of the puzzles, and what to do with them at once.
    Puzzles(Option<Activity>),
    Lessons,
    /// Connection to a friend's program.
    Friend(Box<FriendStart>),
    New(GameKind),
    /// Form of a custom game.
    Form,
    /// Game loaded from this file, or the list of its games if there are several.
    Load {
        path: PathBuf,
        loaded: Box<Loaded>,
        /// Kind that the game must have, if one was given.
        kind: Option<GameKind>,
        /// Encoding in which the file is read, if one was given.
        encoding: Option<Encoding>,
    },
}

/// Session with a friend's program that begins with this program.
#[derive(Clone, Debug)]
pub struct FriendStart {
    pub session: Session,
    pub link: LinkStart,
}

/// Connection to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkStart {
    Host(Hosting),
    Join(Address),
    /// Standard input and output, whatever is behind them.
    Pipe,
}

impl PartialEq for FriendStart {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link && self.session.part() == other.session.part()
    }
}

impl Eq for FriendStart {}

impl App {
    pub fn new(opening: Opening, setup: Setup, window: Size) -> Self {
        setup.locale.speak();
        let problem = setup.problem.clone();
        let mut ctx = Ctx::new(setup, window);
        let mut stack = Stack::new(Box::<StartMenu>::default());
        if ctx.rating.is_none() {
            ctx.effects.push(Effect::ReadRating);
        }
        match opening {
            Opening::Start(rule) => {
                let choice = &mut ctx.next.choice;
                if let GameKind::Rows(board) = choice.kind
                    && board.is_offered()
                {
                    choice.kind = GameKind::Rows(board.with_rule(rule));
                }
                // The menu shows the number of puzzles that are due.
                let ticket = ctx.next_ticket();
                ctx.effects.push(Effect::ReadTriedPuzzles(ticket));
            }
            Opening::Puzzles(activity) => ctx.read_puzzles(activity),
            Opening::Lessons => ctx.read_lessons(),
            Opening::Friend(start) => {
                let address = match start.link {
                    LinkStart::Join(address) => Some(address),
                    LinkStart::Host(_) | LinkStart::Pipe => None,
                };
                ctx.friend = Some(Box::new(Friend::new(start.session, address)));
                let page = FriendsPage::new(&mut ctx);
                stack.open(Box::new(page));
            }
            Opening::Form => stack.open(Box::new(NewGame::custom(&ctx))),
            Opening::New(kind) => {
                let choice = Choice { kind, ..ctx.next.choice };
                // It counts as the last choice, although flags made it.
                ctx.effects.push(Effect::Remember(choice));
                stack.seat(Table::chosen(choice, &mut ctx), &mut ctx);
            }
            Opening::Load { path, loaded, encoding, .. } if loaded.several().is_some() => {
                let games = Games::In(path, encoding);
                stack.open(Box::new(GamesPage::of_games(games, &mut ctx)));
            }
            Opening::Load { path, loaded, kind, .. } => {
                let participants = ctx.draw(loaded.record.kind());
                let table = Table::load(Some(&path), *loaded, kind, participants);
                stack.seat(table, &mut ctx);
            }
        }
        if let Some(problem) = problem {
            stack.open(Box::new(ProblemBox::new(problem)));
        }
        ctx.look.dress(stack.all().kind(&ctx));
        Self { ctx, stack, title: None }
    }

    pub fn saved_game(&self) -> Option<SavedGame> {
        self.stack.get::<Table>().map(|table| table.saved_game(&self.ctx))
    }

    pub fn game_number(&self) -> Option<u64> {
        self.stack.standing().map(|(number, _)| number)
    }

    pub fn score(&self) -> Score {
        self.stack.get::<Table>().map_or_else(Score::default, Table::score)
    }

    /// Command that a yes to the question on the screen would execute.
    pub fn asked(&self) -> Option<&Command> {
        self.stack.get::<Question>().map(|question| &question.yes)
    }

    pub fn context(&self) -> Context {
        self.stack.all().context(&self.ctx)
    }

    /// Kind of the game on the board, or of the one that would be played.
    pub fn kind(&self) -> GameKind {
        self.stack.all().kind(&self.ctx)
    }

    /// Time since program start at which the screen next changes by itself; `None` if it is static.
    pub fn wakes_at(&self) -> Option<Duration> {
        self.stack.all().wakes_at(&self.ctx)
    }

    /// Colours of the pictures in its frames.
    pub const fn palette(&self) -> &Palette {
        &self.ctx.look.theme.palette
    }

    pub fn draw(&self, frame: &mut Frame) {
        self.ctx.look.locale.speak();
        let ground = self.ctx.look.theme.style(Role::Ground);
        paint(frame.area(), ground, frame.buffer_mut());
        self.stack.draw(&self.ctx, frame);
    }

    /// Applies `event` at time `now` (since program start). Returns the effects to perform, or
    /// `None` if no redraw is needed.
    pub fn update(&mut self, event: Event, now: Duration) -> Option<Vec<Effect>> {
        self.ctx.look.locale.speak();
        // Anything due is shown with whichever event comes first.
        let is_due = self.wakes_at().is_some_and(|at| at <= now);
        let since = std::mem::replace(&mut self.ctx.now, now);
        self.stack.pass_time(since, &mut self.ctx);
        let is_input = matches!(event, Event::Key(_) | Event::Mouse(_) | Event::Paste(_));
        let before = (is_input && !event.is_motion()).then(|| self.stack.standing());
        let waited = self.ctx.awaited.as_ref().map(|awaited| awaited.ticket);
        let is_changed = self.handle(event);
        self.follow_caused();
        // A player who has moved on is no longer waiting: the answer would interrupt them.
        if let (Some(before), Some(ticket)) = (before, waited)
            && (self.stack.is_writing() || self.stack.standing() != before)
        {
            self.ctx.arrives(ticket);
        }
        if !is_changed && !is_due {
            // The session may have something to send, which nobody sees.
            let effects = self.share(false);
            return (!effects.is_empty()).then_some(effects);
        }
        self.stack.settle(&mut self.ctx);
        self.ask_for_friend();
        self.ctx.look.dress(self.stack.all().kind(&self.ctx));
        self.ctx.sharpen();
        self.name_window();
        self.keep();
        Some(std::mem::take(&mut self.ctx.effects))
    }

    /// Requests that the whole game is saved before the program ends.
    fn keep(&mut self) {
        let table = self.stack.get_mut::<Table>();
        let (news, reading) = table.map_or_else(Default::default, |table| {
            (table.news(&self.ctx), table.ask_for_rating().then_some(Effect::ReadRating))
        });
        let end = self.ctx.effects.iter().position(|effect| *effect == Effect::Quit);
        // What is sent is kept before.
        let shared = self.share(end.is_some());
        let end = end.unwrap_or(self.ctx.effects.len());
        let kept = news.into_iter().chain(reading).chain(shared);
        self.ctx.effects.splice(end..end, kept);
    }

    fn name_window(&mut self) {
        let Ctx { look, user, .. } = &self.ctx;
        let has_title = user.settings.window_title && look.profile.has_title;
        let title = has_title.then(|| self.stack.all().title(&self.ctx));
        if self.title != title {
            self.title.clone_from(&title);
            self.ctx.effects.push(Effect::SetTitle(title));
        }
    }

    /// Handles an event. Returns whether it changed something.
    fn handle(&mut self, event: Event) -> bool {
        match event {
            Event::Key(key) => match self.command(&key) {
                Some(command) => self.execute(&command),
                None => return self.stack.give(&mut self.ctx, |layer, _| layer.other_key()),
            },
            Event::Mouse(mouse) => {
                let before = self.stack.hovered(&self.ctx);
                self.ctx.look.mouse = Some(mouse.at);
                let is_hovered_anew = self.stack.hovered(&self.ctx) != before;
                let commands = self.stack.mouse(mouse, &self.ctx);
                for command in &commands {
                    self.execute(command);
                }
                return is_hovered_anew || !commands.is_empty();
            }
            Event::Paste(text) => return self.paste(&text),
            Event::Tick
            | Event::WindowChanged
            | Event::HasAnswered { .. }
            | Event::Replied(_)
            | Event::LessonLogged(Ok(())) => return false,
            Event::Heard(heard) => return self.heard(heard),
            Event::Linked(linked) => self.linked(linked),
            Event::SharedOpened(ticket, saved) => self.shared_opened(ticket, saved),
            Event::SharedRead(kept) => self.shared_read(kept),
            Event::Background { is_light } => return self.ctx.adapt_to(is_light),
            Event::Pictures(support) => return self.ctx.look.show_pictures(support),
            Event::Resized(window) => self.ctx.look.window = window,
            Event::Suspended => self.execute(&Command::Suspend),
            Event::PictureNotCopied => self.fail(text!("copy-picture-refused")),
            Event::NoShell => self.stay(),
            Event::Resumed => {
                if let Some(table) = self.stack.get_mut::<Table>() {
                    table.come_back();
                }
            }
            Event::Loaded(ticket, path, result) => {
                if result.is_ok() {
                    self.ctx.remember_file(&path);
                }
                self.loaded(ticket, path, result);
            }
            Event::Saved { ref path, result: Ok(_), .. } => {
                self.ctx.remember_file(path);
                self.stack.hear(event, &mut self.ctx);
            }
            Event::Opened(ticket, path, result) => self.opened(ticket, &path, result),
            Event::WasRead(ticket, listed, result) => self.was_read(ticket, &listed, result),
            Event::WasDeleted(path, result) => self.was_deleted(&path, result),
            Event::RatingRead(history) => return self.rating_read(history),
            Event::PuzzlesRead(ticket, result) => self.puzzles_read(ticket, result),
            Event::LessonsRead(ticket, result) => self.lessons_read(ticket, result),
            Event::LessonLogged(Err(why)) => {
                self.refuse(text!("lesson-not-written", why = why));
            }
            // It counts for the next puzzle even if it cannot be written.
            Event::AttemptLogged(ticket, entry, result) => {
                if let Some(practice) = &mut self.ctx.practice {
                    practice.add(entry);
                }
                if let Some(room) = self.stack.get_mut::<PuzzleRoom>() {
                    room.task.logged(ticket, entry.grade);
                }
                if let Err(why) = result {
                    self.fail(text!("attempt-not-written", why = why));
                }
            }
            Event::RunLogged(entry, result) => {
                if let Some(practice) = &mut self.ctx.practice {
                    practice.add_run(entry.result);
                }
                if let Err(why) = result {
                    self.fail(text!("attempt-not-written", why = why));
                }
            }
            Event::PuzzlesKept(_, Err(why)) => {
                self.fail(text!("puzzles-not-kept", why = why));
            }
            Event::NotKept(NotKept { why, instead: Some(path) }) => {
                let forms = |path: &str| text!("moves-kept-elsewhere", why = why, path = path);
                self.fail(with_path(&path, forms));
            }
            Event::NotKept(NotKept { why, instead: None }) => {
                self.fail(text!("moves-not-kept", why = why));
            }
            Event::SettingWritten(Err(why)) => {
                self.fail(not_set(&why.to_string().replace('\n', "; ")));
            }
            Event::SettingWritten(Ok(())) | Event::InputLost(_) => {}
            Event::Found(SearchAnswer::Reading(ticket, _) | SearchAnswer::Read(ticket, _))
                if !self.ctx.searches(ticket) =>
            {
                return false;
            }
            event => return self.stack.hear(event, &mut self.ctx),
        }
        true
    }

    /// Goes on, since there is no shell to return to.
    fn stay(&mut self) {
        if let Some(table) = self.stack.get_mut::<Table>() {
            table.stay(&mut self.ctx);
        }
        self.refuse(text!("no-shell"));
    }

    /// Command of a key. On a torus, a minus begins a cell such as `-1,8`, unless the command of
    /// that key can be executed.
    fn command(&self, key: &KeyEvent) -> Option<Command> {
        let (below, context) = (self.stack.all(), self.context());
        let bound = self.ctx.user.keymap.command(context, key);
        let is_usable =
            bound.as_ref().is_some_and(|command| below.check(command, &self.ctx).is_ok());
        let begins_cell = key.code == KeyCode::Char('-')
            && context == Context::Board
            && self.kind().shape().topology() == Topology::Torus;
        if begins_cell && !is_usable { Some(Command::Type('-')) } else { bound }
    }

    fn execute(&mut self, command: &Command) {
        if *command == Command::Cancel
            && let Context::Board | Context::Menu | Context::Games | Context::Files = self.context()
        {
            // Nobody is waiting any more.
            self.ctx.awaited = None;
        }
        if *command == Command::Accept
            && self.context() == Context::Pasted
            && let Some(page) = self.stack.get::<PastedGame>()
        {
            let loaded = page.loaded().clone();
            self.stack.give(&mut self.ctx, |_, _| Handled::Close);
            return self.put_on_screen(None, loaded);
        }
        self.stack.execute(command, &mut self.ctx);
    }

    fn refuse(&mut self, refusal: impl Into<Refusal>) {
        self.stack.refuse(refusal.into());
    }

    fn fail(&mut self, failure: impl Into<Refusal>) {
        self.stack.fail(failure.into(), &self.ctx);
    }

    /// Opens a pasted game, or a preview of it, or types the first line of any other text without
    /// executing it.
    fn paste(&mut self, text: &str) -> bool {
        let context = self.context();
        if matches!(context, Context::Help | Context::TooSmall | Context::Question) {
            return false;
        }
        if text.len() > paste::LONGEST {
            self.refuse(text!("paste-too-long", bytes = paste::LONGEST));
            return true;
        }
        if let Context::Board | Context::Menu = context
            && let Some(read) = paste::game(text, self.kind().variant())
        {
            match read {
                Pasted::Game(loaded) => self.put_on_screen(None, *loaded),
                Pasted::Open(draft) => self.stack.open(Box::new(PastedGame::new(draft))),
                Pasted::Wrong(why) => self.refuse(text!("paste-failed", why = why)),
            }
            return true;
        }
        self.stack.give(&mut self.ctx, |layer, ctx| layer.paste(text, ctx))
    }

    /// Returns the loaded content and the position to show, or reports why there is none.
    fn arrived<T>(
        &mut self,
        ticket: Ticket,
        path: &Path,
        result: Result<T, StoreError>,
    ) -> Option<(T, Option<Position>)> {
        match (result, self.ctx.arrives(ticket)) {
            (Ok(read), Some(awaited)) => return Some((read, awaited.reached)),
            (Err(why), _) => self.fail(not_loaded(why, path)),
            // A request in progress replaces it.
            (Ok(_), None) if self.ctx.awaited.is_some() => {}
            (Ok(_), None) => {
                self.refuse(with_path(path, |path| text!("open-cancelled", path = path)));
            }
        }
        None
    }

    fn loaded(&mut self, ticket: Ticket, path: PathBuf, result: Result<Box<Loaded>, StoreError>) {
        let ctx = &mut self.ctx;
        let saved = ctx.awaited.as_ref().filter(|it| it.ticket == ticket).and_then(Awaited::saved);
        // Where nothing is saved, the player chooses a file.
        if let (Some(kind), Err(why)) = (saved, &result)
            && why.is_not_found()
        {
            ctx.awaited = None;
            let picker = FilePicker::instead_of(&path, kind, ctx);
            return self.stack.open_over_pages(Box::new(picker));
        }
        match self.arrived(ticket, &path, result) {
            None => {}
            // The player chooses one of them.
            Some((loaded, _)) if loaded.several().is_some() => {
                let page = GamesPage::of_games(Games::In(path, None), &mut self.ctx);
                self.stack.open(Box::new(page));
            }
            Some((loaded, _)) => self.put_on_screen(Some(&path), *loaded),
        }
    }

    /// Shows a loaded game. A game without a file was pasted.
    fn put_on_screen(&mut self, path: Option<&Path>, loaded: Loaded) {
        let ctx = &mut self.ctx;
        let page = self.stack.get::<NewGame>();
        let table = self.stack.get::<Table>().filter(|_| page.is_none());
        let loaded_kind = loaded.record.kind();
        let (kind, participants) = if let Some(table) = table {
            (table.kind(), ctx.participants_in(table.participants(), loaded_kind))
        } else {
            let choice = page.map_or(ctx.next.choice, NewGame::so_far);
            ctx.next.lineup = choice.lineup;
            (choice.kind, ctx.draw(loaded_kind))
        };
        let table = Table::load(path, loaded, Some(kind), participants);
        self.stack.seat(table, ctx);
    }

    fn opened(&mut self, ticket: Ticket, path: &Path, result: Result<Box<SavedGame>, StoreError>) {
        let claimed = result.as_ref().ok().and_then(|opened| opened.path.clone());
        if let Some((opened, reached)) = self.arrived(ticket, path, result) {
            let shared = opened.shared.map(GameId);
            let table = Table::resume(*opened, &mut self.ctx);
            self.seat(table, reached);
            self.ctx.effects.extend(shared.map(Effect::ReadShared));
        } else if self.ctx.awaited.is_none() {
            // A request in progress may be for the same game.
            self.ctx.effects.extend(claimed.map(Effect::Release));
        }
    }

    fn was_read(
        &mut self,
        ticket: Ticket,
        listed: &IndexedGame,
        result: Result<Box<Loaded>, StoreError>,
    ) {
        let is_gone = result.is_err();
        if let Some((loaded, reached)) = self.arrived(ticket, &listed.path, result) {
            self.seat(Table::study(*loaded, listed), reached);
        } else if is_gone {
            self.list_anew();
        }
    }

    fn seat(&mut self, mut table: Table, reached: Option<Position>) {
        if let Some(position) = reached {
            table.viewer.walk_to_position(&position);
        }
        self.stack.seat(table, &mut self.ctx);
    }

    fn was_deleted(&mut self, path: &Path, result: Result<(), StoreError>) {
        self.list_anew();
        let Err(why) = result else {
            // It counts no longer.
            return self.ctx.effects.push(Effect::ReadRating);
        };
        let long = with_path(path, |path| text!("delete-failed", why = why, path = path));
        let short = |path: &str| text!("delete-failed.short", why = why, path = path);
        self.fail([long, with_path(path, short)].concat());
    }

    /// Takes the rating, which a game may wait for. Returns whether the screen changes.
    fn rating_read(&mut self, history: Box<RatingHistory>) -> bool {
        let before = self.ctx.rating.replace(history);
        let table = self.stack.get_mut::<Table>();
        table.is_none_or(|table| table.hear_rating(before.as_deref(), &self.ctx))
    }

    fn list_anew(&mut self) -> bool {
        let page = self.stack.get_mut::<GamesPage>();
        page.map(|page| page.begin(&mut self.ctx)).is_some()
    }

    /// Opens the list of lessons if somebody is waiting for it, even if nobody knows which are done.
    fn lessons_read(
        &mut self,
        ticket: Ticket,
        result: Result<(LessonProgress, Vec<Damaged>), StoreError>,
    ) {
        if self.ctx.arrives(ticket).is_none() {
            return;
        }
        let problem = match result {
            Ok((progress, damaged)) => {
                self.ctx.lessons = progress;
                damaged.split_first().map(|(first, others)| {
                    text!("lessons-damaged", first = first, others = others.len())
                })
            }
            Err(why) => Some(text!("lessons-not-read", why = why)),
        };
        self.stack.rest(&mut self.ctx);
        let page = LessonsPage::new(&self.ctx);
        self.stack.open(Box::new(page));
        if let Some(problem) = problem {
            self.refuse(problem);
        }
    }

    /// Takes all puzzles, and opens their page if somebody is waiting for it.
    fn puzzles_read(
        &mut self,
        ticket: Ticket,
        result: Result<(Box<Practice>, Vec<Damaged>), StoreError>,
    ) {
        let awaited = self.ctx.arrives(ticket);
        let (practice, damaged) = match result {
            Ok(read) => read,
            Err(why) if awaited.is_some() => {
                return self.fail(text!("puzzles-not-read", why = why));
            }
            // At the start, nobody has requested them yet.
            Err(_) => return,
        };
        self.ctx.practice = Some(practice);
        let Some(awaited) = awaited else { return };
        self.stack.rest(&mut self.ctx);
        self.stack.open(Box::<PuzzlePage>::default());
        if let Some(activity) = awaited.activity() {
            self.stack.execute(&Command::Practise(activity), &mut self.ctx);
        }
        if let Some((first, others)) = damaged.split_first() {
            self.fail(text!("puzzles-damaged", first = first, others = others.len()));
        }
    }
}
