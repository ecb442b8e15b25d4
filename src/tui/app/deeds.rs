//! What the player can want, asked first where stones would be lost.

use std::path::PathBuf;

use super::{App, Screen};
use crate::play::{Match, State};
use crate::rules::Variant;
use crate::store::Kept;
use crate::tui::command::Command;
use crate::tui::event::Effect;
use crate::tui::size::{Choice, SizeQuestion};
use crate::tui::table::{Open, Question, Table};
use crate::tui::words;

impl App {
    /// Does what was typed into the command bar, or says why not.
    pub(super) fn execute(&mut self, command: Command) -> Result<Vec<Effect>, String> {
        let Screen::Table(table) = &mut self.screen else { return Ok(Vec::new()) };
        let path = |name: Option<String>| name.map_or_else(|| self.file.clone(), PathBuf::from);
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

    /// Asks if stones would be lost; whether there is a question now.
    fn ask(&mut self, question: Question) -> bool {
        match &mut self.screen {
            Screen::Table(table) if table.has_unsaved_stones() => {
                table.open = Open::Question(question);
                true
            }
            _ => false,
        }
    }

    pub(super) fn ask_to_quit(&mut self) -> Vec<Effect> {
        if self.ask(Question::Quit) { Vec::new() } else { self.quit() }
    }

    pub(super) fn ask_to_load(&mut self, path: PathBuf) -> Vec<Effect> {
        if self.ask(Question::Load(path.clone())) { Vec::new() } else { self.load(path) }
    }

    pub(super) fn ask_for_new_game(&mut self, variant: Option<Variant>) -> Vec<Effect> {
        if self.ask(Question::NewGame(variant)) { Vec::new() } else { self.new_game(variant) }
    }

    pub(super) fn ask_to_resign(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        match table.play.state() {
            State::ToMove(_) => table.open = Open::Question(Question::Resign),
            State::Over(_) => table.refuse("The game is over.".to_owned()),
        }
    }

    /// Ctrl-C: asks the first time, does not the second time.
    pub(super) fn interrupt(&mut self) -> Vec<Effect> {
        self.help = None;
        match &self.screen {
            Screen::Table(table) if matches!(table.open, Open::Question(Question::Quit)) => {
                self.quit()
            }
            _ => self.ask_to_quit(),
        }
    }

    pub(super) fn quit(&mut self) -> Vec<Effect> {
        self.forget_kept(None).into_iter().chain([Effect::Quit]).collect()
    }

    pub(super) fn save(&self, path: PathBuf) -> Vec<Effect> {
        match &self.screen {
            Screen::Table(table) => {
                let (record, known) = (table.play.record(), table.saved().to_vec());
                vec![Effect::Save { path, record, known }]
            }
            Screen::Start(_) => Vec::new(),
        }
    }

    pub(super) fn load(&self, path: PathBuf) -> Vec<Effect> {
        let current = match &self.screen {
            Screen::Table(table) => table.variant(),
            Screen::Start(_) => Variant::GOMOKU_15,
        };
        vec![Effect::Load { path, current }]
    }

    /// A new game on this board, or the question on which.
    pub(super) fn new_game(&mut self, variant: Option<Variant>) -> Vec<Effect> {
        match (variant, &mut self.screen) {
            (Some(variant), _) => return self.begin(Choice::New(variant)),
            (None, Screen::Table(table)) => table.open = Open::Size(SizeQuestion::new(None)),
            (None, Screen::Start(_)) => {}
        }
        Vec::new()
    }

    pub(super) fn begin(&mut self, choice: Choice) -> Vec<Effect> {
        let effects = self.forget_kept(None);
        match choice {
            Choice::New(variant) => self.sit_down(Table::new(variant)),
            Choice::Continue(Kept { path, game }) => {
                let stones = words::stones(game.moves().len());
                let mut table = Table::resumed(Match::from(game), path);
                table.say(format!("The interrupted game goes on, {stones}. Save it with s."));
                self.sit_down(table);
            }
        }
        effects
    }
}
