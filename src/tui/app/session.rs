//! What outlasts the games on the screen.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use ratatui::layout::{Position as Cell, Rect, Size};

use super::awaited::Awaited;
use super::marks::Marks;
use super::palette::Palette;
use super::preferences::names;
use super::setup::{Setup, Suited};
use crate::game::{GameKind, Lineup, Names, Participants, TimeControl};
use crate::player::{EngineSettings, Ticket, lot};
use crate::puzzle::Practice;
use crate::rules::Coordinates;
use crate::settings::{Choice, CoordinateLabels, Settings};
use crate::store::Files;
use crate::tui::event::{Effect, Games, Search};
use crate::tui::help::Help;
use crate::tui::keymap::Keymap;
use crate::tui::layout::Zoom;
use crate::tui::theme::{Theme, Themes};

/// What outlasts the games on the screen.
#[derive(Debug)]
pub struct Session {
    /// What was chosen last for a new game.
    pub last: Choice,
    /// Who plays the next game.
    pub lineup: Lineup,
    /// Where chance is taken from.
    seed: u64,
    /// Whether the computer thinks while it is a person's turn.
    pub ponders: bool,
    /// Where games are saved if nothing else is said.
    files: Files,
    /// What the user has set, with what was said on the command line in its place.
    pub settings: Settings,
    /// Why these are the defaults, until a key is pressed.
    pub problem: Option<String>,
    /// Why nothing is written into their file: the program began without it.
    pub(super) not_written: Option<String>,
    /// The keys in use.
    pub keymap: Keymap,
    /// What suits the terminal.
    pub(super) suited: Suited,
    /// Cores of the machine.
    pub(super) cores: NonZeroUsize,
    /// Colours and glyphs.
    pub theme: Theme,
    /// All themes that there are.
    pub(super) themes: Themes,
    /// The window's title, if it has one of ours.
    pub(super) title: Option<String>,
    /// How the persons are called.
    pub names: Names,
    /// How much time the players of the next game have.
    pub time: TimeControl,
    /// How cells are named.
    pub coordinates: Coordinates,
    /// The help over everything.
    pub help: Option<Help>,
    /// The palette over the screen.
    pub palette: Option<Palette>,
    /// What is marked on the board and beside it.
    pub marks: Marks,
    /// The size of the window.
    pub window: Size,
    /// How large the cells of boards are wanted.
    pub zoom: Zoom,
    /// The time since the program began, as of the last event.
    pub now: Duration,
    /// What is to be done outside, in order.
    pub effects: Vec<Effect>,
    /// The game was paused because the shell was asked for.
    pub(super) pauses_for_shell: bool,
    /// The games that are asked about.
    pub(super) games: Games,
    /// The ticket of the search in their index, while somebody asks.
    search: Option<Ticket>,
    /// What is on its way to the screen.
    pub(super) awaited: Option<Awaited>,
    /// All puzzles, once they were read.
    pub practice: Option<Box<Practice>>,
    /// The number of the next lot.
    lots: u64,
    /// The number of the next question for the computer.
    tickets: u64,
}

impl Session {
    /// The session at its start.
    pub fn new(setup: Setup, window: Size) -> Self {
        let Setup { kind, lineup, time, seed, ponders, files, settings, .. } = setup;
        let Setup { problem, keymap, suited, cores, theme, themes, .. } = setup;
        Self {
            last: Choice { kind, lineup, time },
            lineup,
            seed,
            ponders,
            files,
            not_written: problem.as_ref().and_then(|why| why.lines().next().map(str::to_owned)),
            problem,
            keymap,
            suited,
            cores,
            theme,
            themes,
            title: None,
            names: names(&settings),
            time,
            coordinates: settings.coordinates.coordinates(),
            marks: Marks {
                coordinates: settings.coordinates != CoordinateLabels::None,
                ..Marks::default()
            },
            settings,
            help: None,
            palette: None,
            window,
            zoom: Zoom::default(),
            now: Duration::ZERO,
            effects: Vec::new(),
            pauses_for_shell: false,
            games: Games::History,
            search: None,
            awaited: None,
            practice: None,
            lots: 0,
            tickets: 0,
        }
    }

    /// Numbers, letters, no names beside the board, and numbers again.
    pub(super) const fn step_coordinates(&mut self) {
        match (self.marks.coordinates, self.coordinates) {
            (true, Coordinates::Numbers) => self.coordinates = Coordinates::Letters,
            (true, Coordinates::Letters) => self.marks.coordinates = false,
            (false, _) => {
                self.marks.coordinates = true;
                self.coordinates = Coordinates::Numbers;
            }
        }
    }

    /// Who plays the next game, by lot where the lineup says so.
    pub fn draw_participants(&mut self) -> Participants {
        let lot = lot(self.seed, self.lots);
        self.lots += 1;
        self.lineup.participants(lot)
    }

    /// What a search of the strongest levels may use.
    pub fn engine(&self) -> EngineSettings {
        let Settings { threads, memory, .. } = &self.settings;
        EngineSettings { memory: memory.bytes(), threads: threads.number(self.cores) }
    }

    /// The next theme.
    pub fn next_theme(&mut self) {
        if let Some((name, palette)) = self.themes.next(&self.theme.name) {
            self.theme = self.theme.with_palette(&name, palette);
        }
    }

    /// What the page of a new game begins with during a game of this kind: as it is played, with the
    /// sides that were chosen and not those that a return match has.
    pub fn next_choice(&self, kind: GameKind) -> Choice {
        let Choice { lineup, time, .. } = self.last;
        let lineup = if self.lineup.swapped() == lineup { lineup } else { self.lineup };
        Choice { kind, lineup, time }
    }

    /// The ticket of the next question for the computer.
    pub const fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    /// The whole window.
    pub fn area(&self) -> Rect {
        Rect::from((Cell::ORIGIN, self.window))
    }

    /// From now on these games are asked about; their files are looked at.
    pub(super) fn search(&mut self, games: &Games) {
        let (ticket, games) = (self.next_ticket(), games.clone());
        (self.games, self.search) = (games.clone(), Some(ticket));
        self.effects.push(Effect::Search(Search::Begin { ticket, games }));
    }

    /// Whether this is said of the files of the search that goes on.
    pub(super) fn searches(&self, ticket: Ticket) -> bool {
        self.search == Some(ticket)
    }

    /// Nobody asks about games any more.
    pub(super) fn end_search(&mut self) {
        if self.search.take().is_some() {
            self.effects.push(Effect::Search(Search::End));
        }
    }

    /// The file that was named, or the one of this game.
    pub fn file(&self, named: Option<&String>, kind: GameKind) -> PathBuf {
        named.map_or_else(|| self.files.path(kind), PathBuf::from)
    }
}
