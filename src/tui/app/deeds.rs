//! What the player can want, asked first where stones would be lost.

use std::path::PathBuf;

use super::{App, Screen};
use crate::formats::Kind;
use crate::play::{Pairing, Tally};
use crate::store::Kept;
use crate::tui::command::Command;
use crate::tui::event::Effect;
use crate::tui::menu::{Answer, Menu};
use crate::tui::mind::Errand;
use crate::tui::playing::{Target, Turn, in_game};
use crate::tui::table::{Open, Question, Table};
use crate::tui::words;

impl App {
    /// Does what was typed into the command bar, or says why not.
    pub(super) fn execute(&mut self, command: Command) -> Result<Vec<Effect>, String> {
        match command {
            Command::Act(target) => self.act(target)?,
            Command::Resign => self.ask_to_resign(),
            Command::Save(name) => return Ok(self.save(self.file_or(name))),
            Command::Load(name) => return Ok(self.ask_to_load(self.file_or(name))),
            Command::NewGame(kind) => return Ok(self.ask_for_new_game(kind)),
            Command::TakeBack => self.take_back(),
            Command::Opponent(None) => self.ask_for_opponent(),
            Command::Opponent(Some(sides)) => self.play(sides),
            Command::Level(level, other) => self.change_level(level, other),
            Command::MoveNow => return Ok(self.move_now()),
            Command::Pause => self.pause(),
            Command::Hint => return Ok(self.ask_for_hint()),
            Command::Ghosts => self.show_ghosts(),
            Command::ResetScore => self.reset_score(),
            Command::Coordinates => self.coordinates = self.coordinates.other(),
            Command::Help => self.help = Some(0),
            Command::Quit => return Ok(self.ask_to_quit()),
        }
        Ok(Vec::new())
    }

    fn file_or(&self, name: Option<String>) -> PathBuf {
        name.map_or_else(|| self.file(), PathBuf::from)
    }

    /// What the person to move puts or selects. Where it is nobody's turn, or not a person's, there is
    /// nothing to correct, and that is said on the board.
    fn act(&mut self, target: Target) -> Result<(), String> {
        let naming = self.naming();
        let Screen::Table(table) = &mut self.screen else { return Ok(()) };
        match table.playing().turn() {
            Turn::Of(mover) if naming.players.is_computer(mover) => {
                let thinks = table.mind().is_on(Errand::Move);
                table.refuse(words::computers_turn(mover, naming.players, thinks));
                Ok(())
            }
            Turn::Of(_) => table.act(target, naming),
            Turn::Over(_) => {
                if let Err(refusal) = table.act(target, naming) {
                    table.refuse(refusal);
                }
                Ok(())
            }
        }
    }

    /// The same; a refusal is said on the board.
    pub(super) fn act_or_refuse(&mut self, target: Target) {
        if let Err(refusal) = self.act(target) {
            self.refuse(refusal);
        }
    }

    /// Two computers wait after that, or the stone would be back at once.
    pub(super) fn take_back(&mut self) {
        let naming = self.naming();
        if let Screen::Table(table) = &mut self.screen {
            if naming.players.are_computers() {
                table.set_paused(true);
            }
            table.take_back(naming);
        }
    }

    pub(super) fn reset_score(&mut self) {
        self.tally = Tally::default();
        if let Screen::Table(table) = &mut self.screen {
            table.count_anew();
            table.say("The score begins anew.".to_owned());
        }
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

    pub(super) fn ask_for_new_game(&mut self, kind: Option<Kind>) -> Vec<Effect> {
        if self.ask(Question::NewGame(kind)) { Vec::new() } else { self.new_game(kind) }
    }

    /// Who resigns is the person, also while the computer thinks.
    pub(super) fn ask_to_resign(&mut self) {
        let players = self.players();
        let Screen::Table(table) = &mut self.screen else { return };
        match table.playing().turn() {
            Turn::Of(_) if players.are_computers() => {
                table.refuse("The computer does not resign: n begins another game.".to_owned());
            }
            Turn::Of(mover) => {
                let loser = players.person().unwrap_or(mover);
                table.open = Open::Question(Question::Resign(loser));
            }
            Turn::Over(_) => table.refuse("The game is over.".to_owned()),
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
                let (sheet, known) = (table.playing().sheet(), table.saved().cloned());
                vec![Effect::Save { path, sheet, known }]
            }
            Screen::Start(_) => Vec::new(),
        }
    }

    pub(super) fn load(&self, path: PathBuf) -> Vec<Effect> {
        vec![Effect::Load { path, current: self.kind().variant() }]
    }

    /// A new game of this kind, or the menu.
    pub(super) fn new_game(&mut self, kind: Option<Kind>) -> Vec<Effect> {
        match (kind, &mut self.screen) {
            (Some(kind), _) => return self.begin(Answer::New(kind), self.seating.pairing),
            (None, Screen::Table(table)) => {
                table.open = Open::Menu(Menu::after(table.kind(), self.seating.pairing));
            }
            (None, Screen::Start(_)) => {}
        }
        Vec::new()
    }

    pub(super) fn begin(&mut self, answer: Answer, pairing: Pairing) -> Vec<Effect> {
        let effects = self.forget_kept(None);
        match answer {
            Answer::New(kind) => {
                self.seating.pairing = pairing;
                let players = self.draw_lots(pairing);
                self.sit_down(Table::new(kind), players);
            }
            Answer::Continue(Kept { path, players, content }) => {
                self.seating.pairing = pairing.of(players);
                let mut table = Table::resumed(content, path);
                let stones = words::stones(table.kind(), table.playing().stones());
                let [who, _] = words::players(in_game(players, table.kind()));
                let who = if let Kind::Rows(_) = table.kind() { &who } else { "" };
                let said = format!("The interrupted game goes on, {stones}. {who}");
                table.say(format!("{}. Save it with s.", said.trim_end_matches([' ', '.'])));
                self.sit_down(table, players);
            }
        }
        effects
    }
}
