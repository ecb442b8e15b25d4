//! The screen's state, and what every event makes of it. It performs nothing itself.

use std::path::{Path, PathBuf};

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use super::command::{self, Command};
use super::event::{Effect, Event};
use super::keymap::{self, Action, Context, Direction};
use super::size::{Choice, SizeQuestion};
use super::table::{CommandBar, Open, Question, Table};
use super::theme::Theme;
use super::words;
use crate::formats::csv::{Loaded, Order};
use crate::play::{Match, State};
use crate::rules::{Coordinates, Record, Variant};
use crate::store::{Kept, StoreError, typed_path};

/// Everything that the screen shows.
#[derive(Clone, Debug)]
pub struct App {
    /// Colours and glyphs.
    pub theme: Theme,
    /// How cells are named.
    pub coordinates: Coordinates,
    /// What is shown.
    pub screen: Screen,
    /// The help over it, scrolled down by so many lines.
    pub help: Option<u16>,
    /// Where games are saved.
    file: PathBuf,
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The question for the size, before the first game.
    Start(SizeQuestion),
    /// A game.
    Table(Box<Table>),
}

/// What the program begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The question for the size; this game was interrupted.
    Ask(Option<Kept>),
    /// A new game.
    New(Variant),
    /// A game that was loaded from this file.
    Loaded(PathBuf, Loaded),
}

/// A game that no file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaved {
    /// The game.
    pub record: Record,
    /// Where it was kept when it was interrupted before.
    pub kept: Option<PathBuf>,
}

impl App {
    /// The state at the start.
    pub fn new(opening: Opening, file: PathBuf, theme: Theme) -> Self {
        let mut app = Self {
            theme,
            coordinates: Coordinates::default(),
            screen: Screen::Start(SizeQuestion::new(None)),
            help: None,
            file,
        };
        match opening {
            Opening::Ask(kept) => app.screen = Screen::Start(SizeQuestion::new(kept)),
            Opening::New(variant) => app.sit_down(Table::new(variant)),
            Opening::Loaded(path, loaded) => app.show_loaded(&path, loaded),
        }
        app
    }

    /// The stones that would be lost if the program ended now.
    pub fn unsaved(&self) -> Option<Unsaved> {
        match &self.screen {
            Screen::Table(table) if table.has_unsaved_stones() => {
                Some(Unsaved { record: table.play.record(), kept: table.kept().cloned() })
            }
            _ => None,
        }
    }

    /// What an event changes here, and what is to be done elsewhere.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Vec::new(),
            Event::Key(key) => self.key(&key),
            Event::Paste(text) => self.paste(&text),
            Event::Saved { path, record, result } => self.saved(&path, &record, result),
            Event::Loaded { path, result } => self.loaded(&path, result),
            Event::Suspended => vec![Effect::Suspend],
            Event::Resized | Event::Resumed | Event::InputLost(_) => Vec::new(),
        }
    }

    /// Where the keys go.
    pub fn context(&self) -> Context {
        match (&self.help, &self.screen) {
            (Some(_), _) => Context::Help,
            (None, Screen::Start(_)) => Context::Size,
            (None, Screen::Table(table)) => match table.open {
                Open::Nothing => Context::Board,
                Open::Command(_) => Context::Command,
                Open::Question(_) => Context::Question,
                Open::Size(_) => Context::Size,
            },
        }
    }

    fn key(&mut self, key: &KeyEvent) -> Vec<Effect> {
        let context = self.context();
        let action = keymap::action(context, key);
        match action {
            Some(Action::Interrupt) => return self.interrupt(),
            Some(Action::Suspend) => return vec![Effect::Suspend],
            Some(Action::Help) => {
                self.help = if self.help.is_some() { None } else { Some(0) };
                return Vec::new();
            }
            _ => {}
        }
        match (context, action) {
            (Context::Help, Some(action)) => self.scroll(action),
            (Context::Size, Some(action)) => return self.at_size(action, key),
            (Context::Board, action) => return self.at_board(action, key),
            (Context::Question, Some(action)) => return self.at_question(action),
            (Context::Command, action) => return self.at_command(action, key),
            (Context::Help | Context::Size | Context::Question | Context::Everywhere, _) => {}
        }
        Vec::new()
    }

    fn scroll(&mut self, action: Action) {
        const PAGE: u16 = 10;
        let Some(top) = &mut self.help else { return };
        match action {
            Action::Move(Direction::Up) => *top = top.saturating_sub(1),
            Action::Move(Direction::Down) => *top = top.saturating_add(1),
            Action::Edge(Direction::Up) => *top = top.saturating_sub(PAGE),
            Action::Edge(Direction::Down) => *top = top.saturating_add(PAGE),
            Action::Close => self.help = None,
            _ => {}
        }
    }

    fn at_size(&mut self, action: Action, key: &KeyEvent) -> Vec<Effect> {
        match action {
            Action::Load => return self.ask_to_load(self.file.clone()),
            Action::Quit => return self.ask_to_quit(),
            Action::Close if matches!(self.screen, Screen::Table(_)) => self.close(),
            _ => {
                let answer = self.size_question().and_then(|size| size.handle(action, typed(key)));
                return answer.map_or_else(Vec::new, |choice| self.begin(choice));
            }
        }
        Vec::new()
    }

    fn size_question(&mut self) -> Option<&mut SizeQuestion> {
        match &mut self.screen {
            Screen::Start(size) => Some(size),
            Screen::Table(table) => match &mut table.open {
                Open::Size(size) => Some(size),
                _ => None,
            },
        }
    }

    fn at_board(&mut self, action: Option<Action>, key: &KeyEvent) -> Vec<Effect> {
        let coordinates = self.coordinates;
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        table.notice = None;
        let Some(action) = action else { return Vec::new() };
        match action {
            Action::Move(direction) => table.step(direction),
            Action::Edge(direction) => table.jump(direction),
            Action::Place => {
                if let Err(refusal) = table.place(table.cursor) {
                    table.refuse(refusal);
                }
            }
            Action::Save => return self.save(self.file.clone()),
            Action::Load => return self.ask_to_load(self.file.clone()),
            Action::Resign => self.ask_to_resign(),
            Action::NewGame => return self.ask_for_new_game(None),
            Action::TakeBack => table.take_back(coordinates),
            Action::Coordinates => self.coordinates = coordinates.other(),
            Action::Command => table.open = Open::Command(CommandBar::default()),
            Action::Type => {
                let text = typed(key).map(String::from).unwrap_or_default();
                table.open = Open::Command(CommandBar::with(text));
            }
            Action::Quit => return self.ask_to_quit(),
            _ => {}
        }
        Vec::new()
    }

    fn at_question(&mut self, action: Action) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Open::Question(question) = std::mem::replace(&mut table.open, Open::Nothing) else {
            return Vec::new();
        };
        match (action, question) {
            (Action::Yes, Question::Resign) => table.resign(),
            (Action::Yes, Question::Load(path)) => return self.load(path),
            (Action::Yes, Question::NewGame(variant)) => return self.new_game(variant),
            (Action::Yes, Question::Quit) => return self.quit(),
            _ => {}
        }
        Vec::new()
    }

    fn at_command(&mut self, action: Option<Action>, key: &KeyEvent) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Open::Command(bar) = &mut table.open else { return Vec::new() };
        match action {
            Some(Action::Accept) => return self.accept(),
            Some(Action::Close) => table.open = Open::Nothing,
            _ if key.code == KeyCode::Backspace && bar.is_empty() => table.open = Open::Nothing,
            _ => bar.edit(key),
        }
        Vec::new()
    }

    /// Does what stands in the command bar; what is refused stays there.
    fn accept(&mut self) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Open::Command(bar) = std::mem::replace(&mut table.open, Open::Nothing) else {
            return Vec::new();
        };
        let command = command::parse(bar.input.value(), table.variant().shape());
        let done = match command {
            Ok(None) => Ok(Vec::new()),
            Ok(Some(command)) => self.execute(command),
            Err(error) => Err(words::illegal(&error)),
        };
        done.unwrap_or_else(|refusal| {
            if let Screen::Table(table) = &mut self.screen {
                table.open = Open::Command(CommandBar { error: Some(refusal), ..bar });
            }
            Vec::new()
        })
    }

    fn execute(&mut self, command: Command) -> Result<Vec<Effect>, String> {
        let Screen::Table(table) = &mut self.screen else { return Ok(Vec::new()) };
        let path =
            |name: Option<String>| name.map_or_else(|| self.file.clone(), |name| typed_path(&name));
        match command {
            Command::Place(point) => table.place(point)?,
            Command::Resign => self.ask_to_resign(),
            Command::Save(name) => return Ok(self.save(path(name))),
            Command::Load(name) => return Ok(self.ask_to_load(path(name))),
            Command::NewGame(variant) => return Ok(self.ask_for_new_game(variant)),
            Command::TakeBack => table.take_back(self.coordinates),
            Command::Coordinates => self.coordinates = self.coordinates.other(),
            Command::Help => self.help = Some(0),
            Command::Quit => return Ok(self.ask_to_quit()),
        }
        Ok(Vec::new())
    }

    fn paste(&mut self, text: &str) -> Vec<Effect> {
        if let Some(size) = self.size_question() {
            size.add(text);
        } else if let Screen::Table(table) = &mut self.screen {
            match &mut table.open {
                Open::Nothing => {
                    let mut bar = CommandBar::default();
                    bar.insert(text);
                    table.notice = None;
                    table.open = Open::Command(bar);
                }
                Open::Command(bar) => bar.insert(text),
                Open::Question(_) | Open::Size(_) => {}
            }
        }
        Vec::new()
    }

    fn close(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            table.open = Open::Nothing;
        }
    }

    /// Asks if stones would be lost, and does it at once if not.
    fn ask(&mut self, question: Question) -> bool {
        match &mut self.screen {
            Screen::Table(table) if table.has_unsaved_stones() => {
                table.open = Open::Question(question);
                true
            }
            _ => false,
        }
    }

    fn ask_to_quit(&mut self) -> Vec<Effect> {
        if self.ask(Question::Quit) { Vec::new() } else { self.quit() }
    }

    fn ask_to_load(&mut self, path: PathBuf) -> Vec<Effect> {
        if self.ask(Question::Load(path.clone())) { Vec::new() } else { self.load(path) }
    }

    fn ask_for_new_game(&mut self, variant: Option<Variant>) -> Vec<Effect> {
        if self.ask(Question::NewGame(variant)) { Vec::new() } else { self.new_game(variant) }
    }

    fn ask_to_resign(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        match table.play.state() {
            State::ToMove(_) => table.open = Open::Question(Question::Resign),
            State::Over(_) => table.refuse("The game is over.".to_owned()),
        }
    }

    fn interrupt(&mut self) -> Vec<Effect> {
        self.help = None;
        match &self.screen {
            Screen::Table(table) if matches!(table.open, Open::Question(Question::Quit)) => {
                self.quit()
            }
            _ => self.ask_to_quit(),
        }
    }

    fn quit(&mut self) -> Vec<Effect> {
        self.forget_kept().into_iter().chain([Effect::Quit]).collect()
    }

    fn save(&self, path: PathBuf) -> Vec<Effect> {
        match &self.screen {
            Screen::Table(table) => vec![Effect::Save { path, record: table.play.record() }],
            Screen::Start(_) => Vec::new(),
        }
    }

    fn load(&self, path: PathBuf) -> Vec<Effect> {
        let current = match &self.screen {
            Screen::Table(table) => table.variant(),
            Screen::Start(_) => Variant::GOMOKU_15,
        };
        vec![Effect::Load { path, current }]
    }

    fn new_game(&mut self, variant: Option<Variant>) -> Vec<Effect> {
        match (variant, &mut self.screen) {
            (Some(variant), _) => return self.begin(Choice::New(variant)),
            (None, Screen::Table(table)) => table.open = Open::Size(SizeQuestion::new(None)),
            (None, Screen::Start(_)) => {}
        }
        Vec::new()
    }

    fn begin(&mut self, choice: Choice) -> Vec<Effect> {
        let effects = self.forget_kept();
        match choice {
            Choice::New(variant) => self.sit_down(Table::new(variant)),
            Choice::Continue(Kept { path, record }) => match Match::resume(&record) {
                Ok(play) => {
                    let stones = words::stones(play.game().moves().len());
                    self.sit_down(Table::resumed(play, path));
                    self.say(format!("The interrupted game goes on, {stones}. Save it with s."));
                }
                Err(error) => self.refuse(format!("Not loaded: {}: {error}", path.display())),
            },
        }
        effects
    }

    /// The stones of the game on the board are saved or given up: it need not be kept any more.
    fn forget_kept(&mut self) -> Vec<Effect> {
        let kept = match &mut self.screen {
            Screen::Table(table) => table.take_kept(),
            Screen::Start(_) => None,
        };
        kept.map(Effect::Forget).into_iter().collect()
    }

    /// Puts another table in the place of this one; the list of messages goes on.
    fn sit_down(&mut self, mut table: Table) {
        if let Screen::Table(before) = &mut self.screen {
            table.log = std::mem::take(&mut before.log);
        }
        self.screen = Screen::Table(Box::new(table));
    }

    fn saved(
        &mut self,
        path: &Path,
        record: &Record,
        result: Result<(), StoreError>,
    ) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        match result {
            Ok(()) => {
                table.set_saved(record);
                let stones = words::stones(record.moves.len());
                table.say(format!("Game saved. {stones} in {}", path.display()));
                self.forget_kept()
            }
            Err(error) => {
                table.refuse(format!("Not saved: {}: {error}", path.display()));
                Vec::new()
            }
        }
    }

    fn loaded(&mut self, path: &Path, result: Result<Loaded, StoreError>) -> Vec<Effect> {
        match result {
            Ok(loaded) => {
                let effects = self.forget_kept();
                self.show_loaded(path, loaded);
                effects
            }
            Err(error) => {
                self.refuse(format!("Not loaded: {}: {error}", path.display()));
                Vec::new()
            }
        }
    }

    fn show_loaded(&mut self, path: &Path, Loaded { record, order }: Loaded) {
        match Match::resume(&record) {
            Ok(play) => {
                self.sit_down(Table::loaded(play));
                let stones = words::stones(record.moves.len());
                let order = match order {
                    Order::Played => "",
                    Order::Rebuilt => " (the order of play is not in the file: it is made up)",
                };
                self.say(format!("Game loaded. {stones} from {}{order}", path.display()));
            }
            Err(error) => self.refuse(format!("Not loaded: {}: {error}", path.display())),
        }
    }

    fn say(&mut self, text: String) {
        match &mut self.screen {
            Screen::Table(table) => table.say(text),
            Screen::Start(size) => size.error = Some(text),
        }
    }

    /// Says what was refused, where it can be seen.
    pub fn refuse(&mut self, text: String) {
        match &mut self.screen {
            Screen::Table(table) => match &mut table.open {
                Open::Size(size) => size.error = Some(text),
                _ => table.refuse(text),
            },
            Screen::Start(size) => size.error = Some(text),
        }
    }
}

const fn typed(key: &KeyEvent) -> Option<char> {
    match key.code {
        KeyCode::Char(char) => Some(char),
        _ => None,
    }
}
