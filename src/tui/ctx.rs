//! The context of all layers: look, settings, next game, time, and effects for the world outside.

mod awaited;
mod look;
mod setup;

pub use awaited::Awaited;
use look::Marks;
pub use look::{Look, Numbers};
pub use setup::{Setup, TerminalProfile};

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use ratatui::layout::Size;

use super::event::{Effect, Games, SearchRequest};
use super::keymap::Keymap;
use super::layout::Zoom;
use crate::game::{ComputerSides, GameKind, Lineup, Names, Participants, TimeControl};
use crate::player::{EngineSettings, Ticket, lot};
use crate::puzzle::Practice;
use crate::settings::{Bell, Choice, CoordinateLabels, Key, Settings};
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

    /// Offer during a game of this kind: the current lineup, but without the swap of a rematch.
    pub fn during(&self, kind: GameKind) -> Choice {
        let Choice { lineup, time, .. } = self.choice;
        let lineup = if self.lineup.swapped() == lineup { lineup } else { self.lineup };
        Choice { kind, lineup, time }
    }
}

#[derive(Debug)]
pub struct Preferences {
    /// Settings file and command line together.
    pub settings: Settings,
    pub keymap: Keymap,
    pub names: Names,
    /// Reason why changes are not written: the user's file is unusable.
    pub not_written: Option<String>,
}

fn names(settings: &Settings) -> Names {
    Names::new(settings.names.first.get(), settings.names.second.get())
}

impl Ctx {
    pub fn new(setup: Setup, window: Size) -> Self {
        let Setup { kind, lineup, time, seed, ponders, cores, files, places, .. } = setup;
        let Setup { settings, keymap, theme, themes, profile, problem, .. } = setup;
        let labels = settings.coordinates;
        let not_written = problem.and_then(|why| why.lines().next().map(str::to_owned));
        Self {
            look: Look {
                theme,
                themes,
                profile,
                coordinates: labels.coordinates(),
                marks: Marks { coordinates: labels != CoordinateLabels::None, ..Marks::default() },
                window,
                zoom: Zoom::default(),
            },
            user: Preferences { names: names(&settings), settings, keymap, not_written },
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

    /// Puts a changed setting into effect and writes it.
    pub fn change(&mut self, key: Key, settings: Settings) {
        self.user.settings = settings;
        let settings = &self.user.settings;
        let (look, next) = (&mut self.look, &mut self.next);
        match key {
            Key::Theme | Key::Glyphs => {
                // Unusable themes are not offered.
                if let Ok(theme) = look.profile.theme(settings, &look.themes) {
                    look.theme = theme;
                }
            }
            Key::Coordinates => {
                look.coordinates = settings.coordinates.coordinates();
                look.marks.coordinates = settings.coordinates != CoordinateLabels::None;
            }
            Key::Mouse => self.effects.push(Effect::CaptureMouse(settings.mouse)),
            Key::Player1 | Key::Player2 => self.user.names = names(settings),
            // The rest concerns the next game, whose lineup is offered during a game, too.
            Key::Level => {
                for lineup in [&mut next.choice.lineup, &mut next.lineup] {
                    *lineup = Lineup::new(lineup.computer, settings.level);
                }
            }
            Key::Size | Key::Rule => next.choice.kind = Choice::from(settings).kind,
            Key::First => {
                for lineup in [&mut next.choice.lineup, &mut next.lineup] {
                    if !matches!(lineup.computer, ComputerSides::None | ComputerSides::Both) {
                        *lineup = lineup.with(settings.first.computer_sides());
                    }
                }
            }
            Key::Clock => next.choice.time = settings.clock,
            // Read where they are used.
            Key::Movements | Key::Bell | Key::WindowTitle | Key::Threads | Key::Memory => {}
        }
        if self.user.not_written.is_none() {
            let settings = Box::new(self.user.settings.clone());
            self.effects.push(Effect::WriteSetting(key, settings));
        }
        // The new offer is remembered like a choice.
        if matches!(key, Key::Level | Key::Size | Key::Rule | Key::First | Key::Clock) {
            self.effects.push(Effect::Remember(self.next.choice));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Step;
    use ratatui::layout::Size;

    fn ctx() -> Ctx {
        let setup = Setup::new(Files::One("game.csv".into()));
        Ctx::new(setup, Size { width: 80, height: 24 })
    }

    #[test]
    fn the_strongest_levels_have_the_threads_and_the_memory_that_are_set() {
        let mut ctx = ctx();
        let before = ctx.engine();
        assert_eq!((before.threads, before.memory), (1, 128 << 20));
        for key in [Key::Threads, Key::Memory] {
            let mut settings = ctx.user.settings.clone();
            (0..2).for_each(|_| key.step(&mut settings, Step::Up));
            ctx.change(key, settings);
        }
        let now = ctx.engine();
        assert_eq!((now.threads, now.memory), (2, 8 << 20));
    }

    #[test]
    fn every_change_is_written() {
        let mut ctx = ctx();
        for key in Key::ALL {
            ctx.change(key, ctx.user.settings.clone());
            let written =
                |effect: &Effect| matches!(effect, Effect::WriteSetting(of, _) if *of == key);
            assert!(ctx.effects.iter().any(written), "{key}");
        }
    }
}
