//! The context of all layers: look, settings, next game, time, and effects for the world outside.

mod awaited;
mod look;
mod preferences;
mod setup;

pub use awaited::Awaited;
pub use look::{Look, Numbers};
pub use preferences::Preferences;
pub use setup::{Setup, TerminalProfile};

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use ratatui::layout::Size;

use super::event::{Effect, Games, SearchRequest};
use crate::game::{GameKind, Lineup, Participants, TimeControl};
use crate::player::{EngineSettings, Ticket, lot};
use crate::puzzle::Practice;
use crate::settings::{Bell, Choice, Settings};
use crate::store::Files;

#[derive(Debug)]
pub struct Ctx {
    pub look: Look,
    pub user: Preferences,
    pub next: NextGame,
    /// Time since program start, as of the last event.
    pub now: Duration,
    pub effects: Vec<Effect>,
    pub awaited: Option<Awaited>,
    /// All puzzles, once they are read.
    pub practice: Option<Box<Practice>>,
    pub ponders: bool,
    pub cores: NonZeroUsize,
    /// Places of the user's files, by what is kept there.
    pub places: Vec<(&'static str, PathBuf)>,
    files: Files,
    /// Games of the search, and its ticket while results are wanted.
    search: (Games, Option<Ticket>),
    tickets: u64,
}

/// Settings of the next game.
#[derive(Debug)]
pub struct NextGame {
    /// The last choice for a new game.
    pub choice: Choice,
    pub lineup: Lineup,
    pub time: TimeControl,
    seed: u64,
    lots: u64,
}

impl NextGame {
    pub const fn choose(&mut self, choice: Choice) {
        (self.choice, self.lineup, self.time) = (choice, choice.lineup, choice.time);
    }

    pub fn draw(&mut self) -> Participants {
        let lot = lot(self.seed, self.lots);
        self.lots += 1;
        self.lineup.participants(lot)
    }

    /// Offer for a new game during a game of this kind: the current lineup, but without the swap of
    /// a rematch.
    pub fn during(&self, kind: GameKind) -> Choice {
        let Choice { lineup, time, .. } = self.choice;
        let lineup = if self.lineup.swapped() == lineup { lineup } else { self.lineup };
        Choice { kind, lineup, time }
    }
}

impl Ctx {
    pub fn new(setup: Setup, window: Size) -> Self {
        let look = Look::new(&setup, window);
        let Setup { kind, lineup, time, seed, ponders, cores, files, places, .. } = setup;
        Self {
            look,
            user: Preferences::new(setup.settings, setup.keymap, setup.problem.as_deref()),
            next: NextGame { choice: Choice { kind, lineup, time }, lineup, time, seed, lots: 0 },
            now: Duration::ZERO,
            effects: Vec::new(),
            awaited: None,
            practice: None,
            ponders,
            cores,
            places,
            files,
            search: (Games::History, None),
            tickets: 0,
        }
    }

    pub fn engine(&self) -> EngineSettings {
        let Settings { threads, memory, .. } = &self.user.settings;
        EngineSettings { memory: memory.bytes(), threads: threads.number(self.cores) }
    }

    pub const fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    pub fn file(&self, named: Option<&String>, kind: GameKind) -> PathBuf {
        named.map_or_else(|| self.files.path(kind), PathBuf::from)
    }

    pub fn ring(&mut self) {
        if self.user.settings.bell == Bell::YourTurn {
            self.effects.push(Effect::Bell);
        }
    }

    pub fn games(&self) -> Games {
        self.search.0.clone()
    }

    pub fn search(&mut self, games: &Games) {
        let ticket = self.next_ticket();
        self.search = (games.clone(), Some(ticket));
        self.effects.push(Effect::Search(SearchRequest::Begin(ticket, games.clone())));
    }

    pub fn searches(&self, ticket: Ticket) -> bool {
        self.search.1 == Some(ticket)
    }

    pub fn end_search(&mut self) {
        if self.search.1.take().is_some() {
            self.effects.push(Effect::Search(SearchRequest::End));
        }
    }
}
