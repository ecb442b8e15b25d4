//! A list of games: one's own, or those in a file or folder.

use std::path::{Path, PathBuf};

use ratatui::layout::{Rect, Size};

use super::bar::CommandBar;
use super::page::Outcome;
use super::session::Session;
use crate::collection::{Filter, Found as Known, Header, NotAFilter};
use crate::player::Ticket;
use crate::rules::Position;
use crate::store::Listed;
use crate::store::collection::{Listed as Indexed, Page, Progress, Query, Reached};
use crate::tui::command::{Command, Direction};
use crate::tui::event::{Effect, Found, Games, Search};
use crate::tui::keymap::Context;
use crate::tui::layout::StartLayout;
use crate::tui::messages::Refusal;

/// The page of games, as far as they were read.
#[derive(Clone, Debug)]
pub struct GamesPage {
    games: Games,
    /// The position that they reached, if only those are listed.
    reached: Option<Position>,
    /// One's own games that go on.
    going_on: Vec<GoingOn>,
    /// What the index said last.
    found: Option<Page>,
    /// Whether all files were looked at: before that the index may know of none.
    is_read: bool,
    /// What it was asked last.
    asked: Option<Ticket>,
    /// What the disk was asked last: which games go on.
    listing: Option<Ticket>,
    /// Which games are listed, as it was typed and as it was read last.
    typed: String,
    filter: Filter,
    /// Why what was typed is no filter.
    mistake: Option<NotAFilter>,
    /// A line of text that is being typed.
    line: Option<(Typing, CommandBar)>,
    /// How far the files are read, while they are.
    reading: Option<Progress>,
    /// Of all lines.
    selected: usize,
    /// The game that is deleted if the player says yes.
    question: Option<Doomed>,
    /// What was refused last.
    pub(in crate::tui) refusal: Option<Refusal>,
}

/// What a line of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typing {
    /// Which games are listed.
    Filter,
    /// A file or folder.
    Path,
}

/// A game that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoingOn {
    /// The file.
    pub listed: Listed,
    /// What is known of it, or why it is damaged.
    pub game: Result<Header, String>,
}

/// A game in a line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRow<'a> {
    /// One that goes on.
    GoesOn(&'a GoingOn),
    /// Another one.
    Ended(&'a Indexed),
}

/// A game that may be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Doomed {
    /// One that goes on, in this file.
    GoesOn(PathBuf),
    /// Another one.
    Ended(Box<Indexed>),
}

/// So many games are asked for at once.
const READ: usize = 50;

impl From<Listed> for GoingOn {
    fn from(listed: Listed) -> Self {
        let game = match &listed {
            Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => {
                Ok(Known::from(kept.to_record()).header)
            }
            Listed::Damaged { file, .. } => Err(file.why.clone()),
        };
        Self { listed, game }
    }
}

impl GoingOn {
    fn path(&self) -> &Path {
        match &self.listed {
            // What is listed lies in a file.
            Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => {
                kept.path.as_deref().unwrap_or(Path::new(""))
            }
            Listed::Damaged { file, .. } => &file.path,
        }
    }

    fn is_meant(&self, filter: &Filter) -> bool {
        self.game.as_ref().map_or_else(|_| filter.is_empty(), |game| filter.matches(game))
    }
}

impl<'a> GameRow<'a> {
    /// What is known of it.
    ///
    /// # Errors
    /// Why it is damaged.
    pub const fn game(self) -> Result<&'a Header, &'a String> {
        match self {
            Self::GoesOn(row) => row.game.as_ref(),
            Self::Ended(row) => row.game.as_ref(),
        }
    }

    /// The file.
    pub fn path(self) -> &'a Path {
        match self {
            Self::GoesOn(row) => row.path(),
            Self::Ended(row) => &row.path,
        }
    }
}

fn is_journal(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "journal")
}

impl GamesPage {
    /// The page of these games, which asks for the first of them. They are those that are asked about from now on.
    pub fn open(games: Games, session: &mut Session) -> Self {
        let mut page = Self::of(games, None);
        page.begin(session);
        page
    }

    /// The page of the games that reached a position, of those that are asked about.
    pub fn reaching(position: Position, session: &mut Session) -> Self {
        let mut page = Self::of(session.games.clone(), Some(position));
        page.ask(session);
        page
    }

    fn of(games: Games, reached: Option<Position>) -> Self {
        let is_read = reached.is_some();
        Self {
            games,
            reached,
            going_on: Vec::new(),
            found: None,
            is_read,
            asked: None,
            listing: None,
            typed: String::new(),
            filter: Filter::default(),
            mistake: None,
            line: None,
            reading: None,
            selected: 0,
            question: None,
            refusal: None,
        }
    }

    /// Asks for everything anew. Whatever ended meanwhile is among the ended games before these are looked at.
    pub fn begin(&mut self, session: &mut Session) {
        match self.games {
            Games::History if self.reached.is_none() => {
                let ticket = session.next_ticket();
                self.listing = Some(ticket);
                session.effects.push(Effect::List(ticket));
            }
            _ => session.search(&self.games),
        }
    }

    /// Takes the games that go on; whether they were waited for.
    pub fn show(&mut self, ticket: Ticket, going_on: Vec<Listed>, session: &mut Session) -> bool {
        let is_awaited = self.listing.take_if(|listing| *listing == ticket).is_some();
        if is_awaited {
            self.going_on = going_on.into_iter().map(GoingOn::from).collect();
            session.search(&self.games);
            self.ask(session);
        }
        is_awaited
    }

    /// Hears what the index says; whether that changes something.
    pub fn hear(&mut self, found: Found, session: &mut Session) -> bool {
        match found {
            Found::Reading(ticket, _) | Found::Read(ticket, _) if !session.searches(ticket) => {
                return false;
            }
            Found::Reading(_, progress) => self.reading = Some(progress),
            Found::Read(_, read) => {
                self.reading = None;
                match read {
                    Ok(()) => {
                        // That it knew of none is no answer any more.
                        self.found.take_if(|found| found.total == 0);
                        self.is_read = true;
                        self.ask(session);
                    }
                    Err(why) => self.refusal = Some(Refusal::NotSearched(why.to_string())),
                }
            }
            Found::Listed(ticket, page) if self.asked == Some(ticket) => match page {
                Ok(page) => self.found = Some(page),
                Err(why) => self.refusal = Some(Refusal::NotSearched(why.to_string())),
            },
            Found::Listed(..) | Found::Explored(..) => return false,
        }
        self.selected = self.selected.min(self.lines().saturating_sub(1));
        true
    }

    /// Asks for the games around the one that is selected.
    fn ask(&mut self, session: &mut Session) {
        let ticket = session.next_ticket();
        let reached = self.reached.clone().map(|position| Reached { position, next: None });
        let query = Box::new(Query { filter: self.filter.clone(), reached });
        let skipped = self.selected.saturating_sub(self.going_on().count() + READ / 2);
        let search = Search::List { ticket, query, skipped, number: READ };
        session.effects.push(Effect::Search(search));
        self.asked = Some(ticket);
    }

    /// The file or folder in which they lie; `None` if they are one's own.
    pub fn path(&self) -> Option<&Path> {
        match &self.games {
            Games::History => None,
            Games::In(path) => Some(path),
        }
    }

    /// Whether only games are listed that reached a position.
    pub const fn has_reached(&self) -> bool {
        self.reached.is_some()
    }

    /// The games that go on and are listed.
    fn going_on(&self) -> impl Iterator<Item = &GoingOn> {
        self.going_on.iter().filter(|row| row.is_meant(&self.filter))
    }

    /// How many games go on and how many others are listed, once that is known: not that there are none before all
    /// files were looked at.
    pub fn counts(&self) -> Option<(usize, usize)> {
        let counts = self.found.as_ref().map(|found| (self.going_on().count(), found.total));
        counts.filter(|&counts| self.is_read || counts != (0, 0))
    }

    /// The first of one's own games that cannot be read, why, and how many more there are.
    pub fn unreadable(&self) -> Option<(&Path, &str, usize)> {
        let found = self.found.as_ref().filter(|_| self.games == Games::History);
        let going_on =
            self.going_on.iter().filter_map(|row| Some((row.path(), row.game.as_ref().err()?)));
        let ended = found.and_then(|found| {
            let first = found.first_unreadable.as_deref()?;
            Some((&*first.path, first.game.as_ref().err()?))
        });
        let number = going_on.clone().count() + found.map_or(0, |found| found.unreadable);
        let (path, why) = going_on.chain(ended).next()?;
        Some((path, why, number.saturating_sub(1)))
    }

    /// How many lines there are in all.
    pub fn lines(&self) -> usize {
        self.going_on().count() + self.found.as_ref().map_or(0, |found| found.total)
    }

    /// The game in this line, if it was read.
    pub fn row(&self, line: usize) -> Option<GameRow<'_>> {
        let going_on = self.going_on().count();
        if let Some(row) = self.going_on().nth(line) {
            return Some(GameRow::GoesOn(row));
        }
        let found = self.found.as_ref()?;
        let index = (line - going_on).checked_sub(found.skipped)?;
        found.games.get(index).map(GameRow::Ended)
    }

    /// Which line is selected.
    pub const fn line(&self) -> usize {
        self.selected
    }

    /// Which games are listed, as it was typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why what was typed is no filter.
    pub const fn mistake(&self) -> Option<&NotAFilter> {
        self.mistake.as_ref()
    }

    /// The text that is being typed.
    pub fn input(&self) -> Option<(Typing, &CommandBar)> {
        self.line.as_ref().map(|(typing, bar)| (*typing, bar))
    }

    /// How far the files are read, while they are.
    pub const fn reading(&self) -> Option<Progress> {
        self.reading
    }

    /// Whether it is asked if a game is to be deleted.
    pub const fn has_question(&self) -> bool {
        self.question.is_some()
    }

    /// What is asked, the longest form first.
    pub fn question(&self) -> Vec<String> {
        let short = "Delete this game? (y/n)".to_owned();
        match (&self.games, &self.question) {
            (Games::In(_), Some(Doomed::Ended(listed))) => {
                let name = listed.path.file_name().unwrap_or_default().to_string_lossy();
                vec![format!("Take game {} out of {name}? (y/n)", listed.number), short]
            }
            _ => vec![short],
        }
    }

    /// Where the keys go.
    pub const fn context(&self) -> Context {
        match (&self.question, &self.line) {
            (Some(_), _) => Context::Question,
            (None, Some(_)) => Context::Line,
            (None, None) => Context::Games,
        }
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        StartLayout::list(window, self.lines(), self.selected)
    }

    /// Whether a command would be obeyed now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match (command, self.row(self.selected)) {
            (Command::Accept | Command::Delete, None) if self.line.is_none() => {
                Err(Refusal::NoGame)
            }
            (Command::Delete, Some(GameRow::GoesOn(row))) => match row.listed {
                Listed::Here(_) => Err(Refusal::OnScreen),
                Listed::Elsewhere(_) => Err(Refusal::PlayedElsewhere),
                Listed::Game(_) | Listed::Damaged { .. } => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Adds to the text that is being typed.
    pub fn paste(&mut self, text: &str, session: &mut Session) {
        if let Some((_, bar)) = &mut self.line {
            bar.insert(text);
            self.read_line(session);
        }
    }

    /// Obeys a command of [`Context::Games`], [`Context::Line`] or [`Context::Question`].
    pub fn execute(&mut self, command: &Command, session: &mut Session) -> Outcome {
        self.refusal = None;
        match (&mut self.question, &mut self.line) {
            (question @ Some(_), _) => match command {
                Command::Yes => {
                    session.effects.extend(question.take().map(|game| match game {
                        Doomed::GoesOn(path) => Effect::Delete { path },
                        Doomed::Ended(listed) => Effect::TakeOut(listed),
                    }));
                }
                Command::No => *question = None,
                _ => {}
            },
            (None, Some((typing, bar))) => match (command, *typing) {
                (Command::Move(_) | Command::Select(_), Typing::Filter) => {
                    self.select(command, session);
                }
                (Command::Accept, Typing::Filter) => self.line = None,
                (Command::Accept, Typing::Path) => {
                    let path = PathBuf::from(bar.input.value().trim());
                    self.line = None;
                    if path != Path::new("") {
                        *self = Self::open(Games::In(path), session);
                        self.ask(session);
                    }
                }
                (command, typing) => {
                    if bar.execute(command) {
                        self.read_line(session);
                    } else {
                        self.line = None;
                        if typing == Typing::Filter {
                            self.set_filter(String::new(), session);
                        }
                    }
                }
            },
            (None, None) => return self.execute_in_list(command, session),
        }
        Outcome::Open
    }

    fn execute_in_list(&mut self, command: &Command, session: &mut Session) -> Outcome {
        if let Err(refusal) = self.check(command) {
            self.refusal = Some(refusal);
            return Outcome::Open;
        }
        match command {
            Command::Cancel if self.typed.is_empty() => return Outcome::Closed,
            Command::Cancel => self.set_filter(String::new(), session),
            Command::Filter => {
                let mut bar = CommandBar::default();
                bar.insert(&self.typed);
                self.line = Some((Typing::Filter, bar));
            }
            Command::TypePath => self.line = Some((Typing::Path, CommandBar::default())),
            Command::Delete => {
                self.question = self.row(self.selected).map(|row| match row {
                    GameRow::GoesOn(row) => Doomed::GoesOn(row.path().to_path_buf()),
                    GameRow::Ended(listed) => Doomed::Ended(Box::new(listed.clone())),
                });
            }
            Command::Accept => self.accept(session),
            command => self.select(command, session),
        }
        Outcome::Open
    }

    /// Opens the game that is selected.
    fn accept(&mut self, session: &mut Session) {
        let Some(row) = self.row(self.selected) else { return };
        // Of a journal a part may be read.
        let may_be_opened = self.games == Games::History && is_journal(row.path());
        match (row, row.game()) {
            (_, Err(why)) if !may_be_opened => {
                let path = row.path().to_path_buf();
                self.refusal = Some(Refusal::NotLoaded(path, why.clone()));
            }
            (GameRow::Ended(listed), _) if matches!(self.games, Games::In(_)) => {
                session.read(listed.clone(), self.reached.clone());
            }
            _ => session.open(row.path().to_path_buf(), self.reached.clone()),
        }
    }

    /// Moves the selection, and asks for the games there if they were not read.
    fn select(&mut self, command: &Command, session: &mut Session) {
        let (lines, page) = (self.lines(), session.window.height.max(10) as usize / 2);
        let Some(last) = lines.checked_sub(1) else { return };
        self.selected = match *command {
            Command::Select(line) => line.min(last),
            Command::Move(direction) => direction.step_in_list(self.selected, lines),
            Command::MoveToEdge(Direction::Up) => self.selected.saturating_sub(page),
            Command::MoveToEdge(Direction::Down) => (self.selected + page).min(last),
            Command::MoveToEdge(Direction::Left) => 0,
            Command::MoveToEdge(Direction::Right) => last,
            _ => return,
        };
        if self.row(self.selected).is_none() {
            self.ask(session);
        }
    }

    /// Takes what is typed, if it is a filter.
    fn read_line(&mut self, session: &mut Session) {
        if let Some((Typing::Filter, bar)) = &self.line
            && bar.input.value() != self.typed
        {
            self.set_filter(bar.input.value().to_owned(), session);
        }
    }

    /// Lists what goes through this filter. A word that means nothing yet is left out.
    fn set_filter(&mut self, typed: String, session: &mut Session) {
        let read = typed.parse::<Filter>();
        self.mistake = read.as_ref().err().cloned();
        let read = read.or_else(|NotAFilter { word, .. }| {
            let others: Vec<&str> = typed.split_whitespace().filter(|it| *it != word).collect();
            others.join(" ").parse()
        });
        self.typed = typed;
        if let Ok(filter) = read
            && filter != self.filter
        {
            (self.filter, self.selected) = (filter, 0);
            self.ask(session);
        }
    }
}
