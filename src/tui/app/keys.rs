//! What a key does where it is pressed.

use ratatui::crossterm::event::{KeyEvent, KeyModifiers};

use super::{App, Screen, typed};
use crate::tui::command;
use crate::tui::event::Effect;
use crate::tui::help;
use crate::tui::keymap::{self, Action, Context, Direction};
use crate::tui::table::{CommandBar, Open, Question};
use crate::tui::words;

impl App {
    pub(super) fn key(&mut self, key: &KeyEvent) -> Vec<Effect> {
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
            (Context::Board, action) => self.at_board(action, key),
            (Context::Command, action) => self.at_command(action, key),
            (Context::Menu | Context::Custom, Some(action)) => self.at_menu(action, key),
            (Context::Question, Some(action)) => self.at_question(action),
            (Context::Opponent, Some(action)) => {
                self.at_opponent(action);
                Vec::new()
            }
            (Context::Help, Some(action)) => {
                self.scroll(action);
                Vec::new()
            }
            (Context::Cramped, Some(Action::Quit)) => self.ask_to_quit(),
            (Context::Cramped, Some(Action::NewGame)) => self.ask_for_new_game(None),
            (Context::Cramped, Some(Action::Close)) => {
                self.close();
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn scroll(&mut self, action: Action) {
        let page = self.window.height.saturating_sub(2).max(1);
        let last = help::last_top(self.window);
        let Some(top) = &mut self.help else { return };
        // The window may have grown since.
        *top = (*top).min(last);
        match action {
            Action::Move(Direction::Up) => *top = top.saturating_sub(1),
            Action::Move(Direction::Down) => *top = (*top + 1).min(last),
            Action::Edge(Direction::Up) => *top = top.saturating_sub(page),
            Action::Edge(Direction::Down) => *top = top.saturating_add(page).min(last),
            Action::Close => self.help = None,
            _ => {}
        }
    }

    fn at_menu(&mut self, action: Action, key: &KeyEvent) -> Vec<Effect> {
        let is_form = self.context() == Context::Custom;
        match action {
            // Whoever came from a game was asked whether it may be lost.
            Action::Load => self.load(self.file()),
            Action::Quit => self.ask_to_quit(),
            Action::Close if matches!(self.screen, Screen::Table(_)) && !is_form => {
                self.close();
                Vec::new()
            }
            _ => self.handle_in_menu(action, typed(key)),
        }
    }

    /// Lets the menu handle it, and begins what was chosen.
    pub(super) fn handle_in_menu(&mut self, action: Action, char: Option<char>) -> Vec<Effect> {
        let Some(menu) = self.menu_mut() else { return Vec::new() };
        let answer = menu.handle(action, char);
        let pairing = menu.pairing();
        answer.map_or_else(Vec::new, |answer| self.begin(answer, pairing))
    }

    fn at_board(&mut self, action: Option<Action>, key: &KeyEvent) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        table.notice = None;
        let Some(action) = action else { return Vec::new() };
        match action {
            Action::Move(direction) => table.step(direction),
            Action::Edge(direction) => table.jump(direction),
            Action::Command => table.open = Open::Command(CommandBar::default()),
            Action::Type => {
                let text = typed(key).map(String::from).unwrap_or_default();
                table.open = Open::Command(CommandBar::with(text));
            }
            Action::Place => {
                let target = table.playing().aim();
                self.act_or_refuse(target);
            }
            Action::Save => return self.save(self.file()),
            Action::Load => return self.ask_to_load(self.file()),
            Action::Resign => self.ask_to_resign(),
            Action::NewGame => return self.ask_for_new_game(None),
            Action::TakeBack => self.take_back(),
            Action::Opponent => self.ask_for_opponent(),
            Action::Level(step) => self.step_level(step),
            Action::OtherLevel(step) => self.step_other_level(step),
            Action::MoveNow => return self.move_now(),
            Action::Pause => self.pause(),
            Action::Hint => return self.ask_for_hint(),
            Action::Ghosts => self.show_ghosts(),
            Action::Close => self.drop_hint(),
            Action::ResetScore => self.reset_score(),
            Action::Coordinates => self.coordinates = self.coordinates.other(),
            Action::Quit => return self.ask_to_quit(),
            _ => {}
        }
        Vec::new()
    }

    fn at_question(&mut self, action: Action) -> Vec<Effect> {
        let naming = self.naming();
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Open::Question(question) = std::mem::replace(&mut table.open, Open::Nothing) else {
            return Vec::new();
        };
        match (action, question) {
            (Action::Yes, Question::Resign(loser)) => table.resign(loser, naming),
            (Action::Yes, Question::Load(path)) => return self.load(path),
            (Action::Yes, Question::NewGame(kind)) => return self.new_game(kind),
            (Action::Yes, Question::Quit) => return self.quit(),
            _ => {}
        }
        Vec::new()
    }

    fn at_command(&mut self, action: Option<Action>, key: &KeyEvent) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Open::Command(bar) = &mut table.open else { return Vec::new() };
        let is_chord = key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match (action, typed(key)) {
            (Some(Action::Accept), _) => return self.accept(),
            (Some(Action::Close), _) => table.open = Open::Nothing,
            (Some(Action::Erase), _) if bar.is_empty() => table.open = Open::Nothing,
            (Some(Action::Erase), _) => bar.erase(),
            (Some(Action::Edit(edit)), _) => bar.edit(edit),
            (None, Some(char)) if !is_chord => bar.insert(char.encode_utf8(&mut [0; 4])),
            _ => {}
        }
        Vec::new()
    }

    /// Does what stands in the command bar; what is refused stays there.
    fn accept(&mut self) -> Vec<Effect> {
        let Screen::Table(table) = &mut self.screen else { return Vec::new() };
        let Open::Command(bar) = std::mem::replace(&mut table.open, Open::Nothing) else {
            return Vec::new();
        };
        table.notice = None;
        let command = command::parse(bar.input.value(), table.playing().asked());
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

    /// Takes the first line of a pasted text as if it were typed, but lets it do nothing by itself.
    pub(super) fn paste(&mut self, text: &str) -> Vec<Effect> {
        if matches!(self.context(), Context::Help | Context::Cramped) {
            return Vec::new();
        }
        let text = first_line(text);
        if let Some(menu) = self.menu_mut() {
            menu.add(text);
        } else if let Screen::Table(table) = &mut self.screen {
            match &mut table.open {
                Open::Nothing => {
                    let mut bar = CommandBar::default();
                    bar.insert(text);
                    table.notice = None;
                    table.open = Open::Command(bar);
                }
                Open::Command(bar) => bar.insert(text),
                Open::Question(_) | Open::Menu(_) | Open::Opponent(_) => {}
            }
        }
        Vec::new()
    }

    fn close(&mut self) {
        if let Screen::Table(table) = &mut self.screen {
            table.open = Open::Nothing;
        }
    }
}

/// The first line of a text that has something in it; terminals send CR for the end of a line.
fn first_line(text: &str) -> &str {
    text.split(['\r', '\n']).find(|line| !line.trim().is_empty()).unwrap_or_default()
}
