//! List of games: those of the user, or those of a file or folder.

mod view;

pub use view::{ago, number_of_games, players_of, reading, unreadable};

use std::fmt::Display;
use std::path::{Path, PathBuf};

use ratatui::Frame;
use ratatui::layout::Rect;

use super::command::{Command, Context};
use super::ctx::Ctx;
use super::event::{Effect, Event, Games, MouseEvent, SearchAnswer, SearchRequest};
use super::layer::{Below, Handled, Layer, first_line};
use super::menu::{self, MenuLayout};
use super::refusal::Refusal;
use super::text::{TextEditor, with_path};
use crate::collection::{Filter, Found, Header, NotAFilter};
use crate::locale::text;
use crate::player::Ticket;
use crate::rules::Position;
use crate::store::Listed;
use crate::store::collection::{IndexedGame, Page, Query, Reached, ReadProgress};

#[derive(Debug, Default)]
pub struct GamesPage {
    games: Games,
    /// Position that all listed games must have reached.
    reached: Option<Position>,
    going_on: Vec<GoingOn>,
    found: Option<Page>,
    /// Set once all files have been read. Until then, an empty index means nothing.
    is_read: bool,
    /// Ticket of the pending request for the list.
    asked: Option<Ticket>,
    /// Ticket of the pending request for games in progress.
    listing: Option<Ticket>,
    typed: String,
    filter: Filter,
    line: Option<(Typing, TextEditor)>,
    reading: Option<ReadProgress>,
    selected: usize,
    /// Deletion of a game, pending the player's confirmation.
    question: Option<Effect>,
    refusal: Option<Refusal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typing {
    Filter,
    Path,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct GoingOn {
    listed: Listed,
    path: PathBuf,
    /// Header, or a description of the damage.
    game: Result<Header, String>,
}

#[derive(Clone, Copy)]
struct GameRow<'a> {
    path: &'a Path,
    game: &'a Result<Header, String>,
    source: Source<'a>,
}

#[derive(Clone, Copy)]
enum Source<'a> {
    GoesOn(&'a Listed),
    Ended(&'a IndexedGame),
}

const LONGEST: usize = 4096;
/// Number of games in one request.
const READ: usize = 50;

impl GoingOn {
    fn new(listed: Listed) -> Self {
        let (path, game) = match &listed {
            // Listed games always have a file.
            Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => {
                (kept.path.clone().unwrap_or_default(), Ok(Found::from(kept.to_record()).header))
            }
            Listed::Damaged { file, .. } => (file.path.clone(), Err(file.why.clone())),
        };
        Self { listed, path, game }
    }
}

pub fn not_searched(why: impl Display) -> Refusal {
    text!("games-not-searched", why = why).into()
}

pub fn not_loaded(why: impl Display, path: &Path) -> Refusal {
    let why = why.to_string();
    with_path(path, |path| text!("games-not-loaded", why = why, path = path)).into()
}

impl GamesPage {
    pub fn of_games(games: Games, ctx: &mut Ctx) -> Self {
        let mut page = Self { games, ..Self::default() };
        page.begin(ctx);
        page
    }

    pub fn reaching(position: Position, ctx: &mut Ctx) -> Self {
        let games = ctx.games();
        let mut page = Self { games, is_read: true, reached: Some(position), ..Self::default() };
        page.ask(ctx);
        page
    }

    /// Lists games in progress first, so that a game that ends in the meantime is counted once.
    pub fn begin(&mut self, ctx: &mut Ctx) {
        match self.games {
            Games::History if self.reached.is_none() => {
                let ticket = ctx.next_ticket();
                self.listing = Some(ticket);
                ctx.effects.push(Effect::List(ticket));
            }
            _ => ctx.search(&self.games),
        }
    }

    fn found(&mut self, found: SearchAnswer, ctx: &mut Ctx) -> bool {
        let read = match found {
            SearchAnswer::Reading(_, progress) => {
                self.reading = Some(progress);
                Ok(())
            }
            SearchAnswer::Read(_, read) => {
                self.reading = None;
                read.map(|()| {
                    // An empty list from before reading the files is discarded.
                    self.found.take_if(|found| found.total == 0);
                    self.is_read = true;
                    self.ask(ctx);
                })
            }
            SearchAnswer::Listed(ticket, page) if self.asked == Some(ticket) => {
                page.map(|page| self.found = Some(page))
            }
            SearchAnswer::Listed(..) | SearchAnswer::Explored(..) => return false,
        };
        if let Err(why) = read {
            self.refusal = Some(not_searched(why));
        }
        self.selected = self.selected.min(self.lines().saturating_sub(1));
        true
    }

    fn ask(&mut self, ctx: &mut Ctx) {
        let ticket = ctx.next_ticket();
        let reached = self.reached.clone().map(|position| Reached { position, next: None });
        let query = Box::new(Query { filter: self.filter.clone(), reached });
        let skipped = self.selected.saturating_sub(self.going_on().count() + READ / 2);
        let search = SearchRequest::List { ticket, query, skipped, number: READ };
        ctx.effects.push(Effect::Search(search));
        self.asked = Some(ticket);
    }

    fn going_on(&self) -> impl Iterator<Item = &GoingOn> {
        self.going_on.iter().filter(|row| match &row.game {
            Ok(game) => self.filter.matches(game),
            Err(_) => self.filter.is_empty(),
        })
    }

    /// First unreadable file of the user's games, the reason, and the number of further ones.
    fn unreadable(&self) -> Option<(&Path, &str, usize)> {
        let found = self.found.as_ref().filter(|_| self.games == Games::History);
        let going_on =
            self.going_on.iter().filter_map(|row| Some((&*row.path, row.game.as_ref().err()?)));
        let ended = found.and_then(|found| {
            let first = found.first_unreadable.as_deref()?;
            Some((&*first.path, first.game.as_ref().err()?))
        });
        let number = going_on.clone().count() + found.map_or(0, |found| found.unreadable);
        let (path, why) = going_on.chain(ended).next()?;
        Some((path, why, number.saturating_sub(1)))
    }

    fn lines(&self) -> usize {
        self.going_on().count() + self.found.as_ref().map_or(0, |found| found.total)
    }

    fn row(&self, line: usize) -> Option<GameRow<'_>> {
        if let Some(GoingOn { path, game, listed }) = self.going_on().nth(line) {
            return Some(GameRow { path, game, source: Source::GoesOn(listed) });
        }
        let found = self.found.as_ref()?;
        let index = (line - self.going_on().count()).checked_sub(found.skipped)?;
        let ended = found.games.get(index)?;
        Some(GameRow { path: &ended.path, game: &ended.game, source: Source::Ended(ended) })
    }

    fn layout(&self, window: Rect) -> Option<MenuLayout> {
        MenuLayout::list(window, self.lines(), self.selected)
    }

    fn type_line(&mut self, command: &Command, ctx: &mut Ctx) {
        let Some((typing, line)) = &mut self.line else { return };
        match (command, *typing) {
            (Command::Move(_) | Command::Select(_), Typing::Filter) => self.select(command, ctx),
            (Command::Accept, Typing::Filter) => self.line = None,
            (Command::Accept, Typing::Path) => {
                let path = PathBuf::from(line.value().trim());
                self.line = None;
                if path != Path::new("") {
                    *self = Self::of_games(Games::In(path, None), ctx);
                    self.ask(ctx);
                }
            }
            (command, typing) if line.is_left_by(command) => {
                self.line = None;
                if typing == Typing::Filter {
                    self.set_filter(String::new(), ctx);
                }
            }
            (command, _) => {
                line.execute(command);
                self.read_line(ctx);
            }
        }
    }

    fn execute_in_list(&mut self, command: &Command, ctx: &mut Ctx) -> Handled {
        if let Err(refusal) = self.check(command, ctx) {
            self.refusal = Some(refusal);
            return Handled::Done;
        }
        match command {
            Command::Quit | Command::NewGame(_) | Command::Load(_) => return Handled::Ignored,
            Command::Cancel if self.typed.is_empty() => return Handled::Close,
            Command::Cancel => self.set_filter(String::new(), ctx),
            Command::Filter => {
                self.line = Some((Typing::Filter, TextEditor::line(&self.typed, LONGEST)));
            }
            Command::TypePath => self.line = Some((Typing::Path, TextEditor::line("", LONGEST))),
            Command::Delete => {
                self.question = self.row(self.selected).map(|row| match row.source {
                    Source::GoesOn(_) => Effect::Delete(row.path.to_path_buf()),
                    Source::Ended(listed) => Effect::TakeOut(Box::new(listed.clone())),
                });
            }
            Command::Accept => self.accept(ctx),
            command => self.select(command, ctx),
        }
        Handled::Done
    }

    fn accept(&mut self, ctx: &mut Ctx) {
        let Some(row) = self.row(self.selected) else { return };
        // A damaged journal may be readable in part.
        let is_journal = row.path.extension().is_some_and(|ending| ending == "journal");
        let may_be_opened = self.games == Games::History && is_journal;
        match (row.source, row.game) {
            (_, Err(why)) if !may_be_opened => self.refusal = Some(not_loaded(why, row.path)),
            (Source::Ended(listed), _) if matches!(self.games, Games::In(..)) => {
                ctx.read(listed.clone(), self.reached.clone());
            }
            _ => ctx.open(row.path.to_path_buf(), self.reached.clone()),
        }
    }

    fn select(&mut self, command: &Command, ctx: &mut Ctx) {
        let page = ctx.look.window.height.max(10) as usize / 2;
        let selected = menu::select(command, self.selected, self.lines(), page);
        let Some(selected) = selected else { return };
        self.selected = selected;
        if self.row(self.selected).is_none() {
            self.ask(ctx);
        }
    }

    fn read_line(&mut self, ctx: &mut Ctx) {
        if let Some((Typing::Filter, bar)) = &self.line
            && bar.value() != self.typed
        {
            self.set_filter(bar.value().to_owned(), ctx);
        }
    }

    /// Filters the list by all words that are valid so far.
    fn set_filter(&mut self, typed: String, ctx: &mut Ctx) {
        let read = typed.parse::<Filter>().or_else(|NotAFilter { word, .. }| {
            let others: Vec<&str> = typed.split_whitespace().filter(|it| *it != word).collect();
            others.join(" ").parse()
        });
        self.typed = typed;
        if let Ok(filter) = read
            && filter != self.filter
        {
            (self.filter, self.selected) = (filter, 0);
            self.ask(ctx);
        }
    }
}

impl Layer for GamesPage {
    fn context(&self) -> Context {
        match (&self.question, &self.line) {
            (Some(_), _) => Context::Question,
            (None, Some(_)) => Context::Line,
            (None, None) => Context::Games,
        }
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        self.refusal = None;
        match self.context() {
            Context::Question => {
                if let Command::Yes | Command::No = command {
                    let delete = self.question.take().filter(|_| *command == Command::Yes);
                    ctx.effects.extend(delete);
                }
            }
            Context::Line => self.type_line(command, ctx),
            _ => return self.execute_in_list(command, ctx),
        }
        Handled::Done
    }

    fn check(&self, command: &Command, _: &Ctx) -> Result<(), Refusal> {
        match (command, self.row(self.selected)) {
            (Command::Accept | Command::Delete, None) if self.line.is_none() => {
                Err(text!("games-none-selected").into())
            }
            (Command::Delete, Some(GameRow { source: Source::GoesOn(listed), .. })) => match listed
            {
                Listed::Here(_) => Err(text!("games-delete-here").into()),
                Listed::Elsewhere(_) => Err(text!("games-delete-elsewhere").into()),
                Listed::Game(_) | Listed::Damaged { .. } => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        if self.question.is_some() {
            return Vec::new();
        }
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.entry_at(mouse.at));
        menu::list_commands(line, self.selected, mouse.action)
    }

    fn paste(&mut self, text: &str, ctx: &mut Ctx) -> Handled {
        if self.question.is_some() {
            return Handled::Ignored;
        }
        if let Some((_, bar)) = &mut self.line {
            bar.insert(first_line(text));
            self.read_line(ctx);
        }
        Handled::Done
    }

    fn hear(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        match event {
            Event::Listed(ticket, going_on) => {
                let is_awaited = self.listing.take_if(|listing| *listing == ticket).is_some();
                if is_awaited {
                    self.going_on = going_on.into_iter().map(GoingOn::new).collect();
                    ctx.search(&self.games);
                    self.ask(ctx);
                }
                Ok(is_awaited)
            }
            Event::Found(found) => Ok(self.found(found, ctx)),
            event => Err(event),
        }
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|layout| layout.keys())
    }

    fn searches(&self) -> bool {
        true
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        view::draw(self, below, ctx, frame);
    }
}
