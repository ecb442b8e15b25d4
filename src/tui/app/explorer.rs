//! The opening explorer: how games went on from the position that is shown.

use std::ops::Range;

use super::game::{GameScreen, Overlay};
use super::games::GamesPage;
use super::page::Page;
use super::session::Session;
use crate::collection::{Continuation, Explorer, Filter};
use crate::game::{AnyGame, Target, TargetKind};
use crate::player::Ticket;
use crate::record::{Action, NodeId};
use crate::rules::{Point, Position, Stone};
use crate::store::collection::Progress;
use crate::tui::command::{Command, Walk};
use crate::tui::event::{Effect, Found, Search};
use crate::tui::messages::{self, Naming, Refusal};

/// How games went on, as far as it is known, and which move is selected.
#[derive(Clone, Debug, Default)]
pub struct Explored {
    /// The position that was asked about.
    asked: Option<(NodeId, Ticket)>,
    /// What was answered.
    found: Option<Explorer>,
    selected: usize,
    /// How far the files are read, while they are.
    reading: Option<Progress>,
}

impl Explored {
    /// How games went on, once it is known.
    pub const fn found(&self) -> Option<&Explorer> {
        self.found.as_ref()
    }

    /// The moves that were played, the most frequent first.
    pub fn continuations(&self) -> &[Continuation] {
        self.found.as_ref().map_or(&[], |found| &found.continuations)
    }

    /// Which of them is selected.
    pub const fn selected(&self) -> usize {
        self.selected
    }

    /// The move that is selected, if there is one.
    pub fn continuation(&self) -> Option<&Continuation> {
        self.continuations().get(self.selected)
    }

    /// How far the files are read, while they are.
    pub const fn reading(&self) -> Option<Progress> {
        self.reading
    }

    /// What is said of it, the longest form first.
    pub fn told(&self, naming: &Naming) -> Vec<String> {
        match (self.reading, &self.found) {
            (Some(progress), _) => messages::reading(progress),
            (None, Some(found)) => messages::explorer(found, self.continuation(), naming),
            (None, None) => Vec::new(),
        }
    }

    /// Which moves are shown in so many rows: the page with the one that is selected.
    pub fn shown(&self, rows: usize) -> Range<usize> {
        let rows = rows.max(1);
        let first = self.selected / rows * rows;
        first..self.continuations().len().min(first + rows)
    }

    fn select(&mut self, command: &Command) {
        let all = self.continuations().len();
        let Some(last) = all.checked_sub(1) else { return };
        match *command {
            Command::Move(direction) => {
                self.selected = direction.step_in_list(self.selected, all);
            }
            Command::Select(index) => self.selected = index.min(last),
            _ => {}
        }
    }
}

impl GameScreen {
    /// The explorer, if it is open.
    pub fn explored(&self) -> Option<&Explored> {
        match &self.overlay {
            Overlay::Explorer(explored) if !self.is_hidden() => Some(explored),
            _ => None,
        }
    }

    /// Opens the explorer.
    pub(super) fn open_explorer(&mut self, session: &mut Session) {
        let games = session.games.clone();
        session.search(&games);
        self.overlay = Overlay::Explorer(Explored::default());
    }

    /// Whether the explorer can be opened, or a move be taken from it.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn check_explorer(&self, command: &Command) -> Result<(), Refusal> {
        let is_empty = |explored: &Explored| explored.continuation().is_none();
        match command {
            Command::Accept if self.explored().is_some_and(is_empty) => {
                Err(Refusal::NoContinuation)
            }
            Command::Accept => Ok(()),
            _ if self.is_hidden() => Err(Refusal::Paused),
            _ if !self.kind().has_computer() => Err(Refusal::NoExplorer(self.kind())),
            _ => Ok(()),
        }
    }

    /// Obeys a command over the explorer.
    pub(super) fn execute_in_explorer(&mut self, command: &Command, session: &mut Session) {
        let Overlay::Explorer(explored) = &mut self.overlay else { return };
        match command {
            Command::Explore | Command::Cancel => self.overlay = Overlay::None,
            Command::Walk(_) => self.obey(command, session),
            Command::ListReached => {
                if let Some(position) = self.shown_position() {
                    let page = GamesPage::reaching(position, session);
                    self.overlay = Overlay::Page(Page::Games(Box::new(page)));
                }
            }
            Command::Accept => match explored.continuation() {
                Some(&Continuation { point, .. }) => self.follow(point, session),
                None => self.refuse(Refusal::NoContinuation, session),
            },
            command => explored.select(command),
        }
    }

    /// Goes to the position behind a move: the one that the record has, or one that is played now.
    fn follow(&mut self, point: Point, session: &mut Session) {
        let shown = self.shown();
        let known = self.tree().child(shown.node(), Action::Stone(point));
        let command = match (known, shown.target_kind()) {
            (Some(node), _) => Command::Walk(Walk::To(node)),
            (None, TargetKind::Column(_)) => Command::Play(Target::Column(point.col)),
            (None, _) => Command::Play(Target::Cell(point)),
        };
        self.obey(&command, session);
    }

    /// The position that is shown, of a game of rows.
    fn shown_position(&self) -> Option<Position> {
        let AnyGame::Rows(game) = self.shown().on_board() else { return None };
        let position = Position::from_stones(game.variant(), game.stones()).ok()?;
        Some(position.with_to_move(game.side_of(game.moves().len())))
    }

    /// Asks how games went on from the position that is shown, if the explorer is open and has not asked yet.
    pub(super) fn ask_explorer(&mut self, session: &mut Session) {
        let (node, position) = (self.shown().node(), self.shown_position());
        let (Overlay::Explorer(explored), Some(position)) = (&mut self.overlay, position) else {
            return;
        };
        if explored.asked.is_some_and(|(asked, _)| asked == node) {
            return;
        }
        let ticket = session.next_ticket();
        *explored = Explored {
            asked: Some((node, ticket)),
            reading: explored.reading,
            ..Explored::default()
        };
        let (position, filter) = (Box::new(position), Box::new(Filter::default()));
        session.effects.push(Effect::Search(Search::Explore { ticket, position, filter }));
    }

    /// Hears what the index says; whether the explorer is open.
    pub(super) fn hear_explorer(&mut self, found: Found, session: &Session) -> bool {
        let Overlay::Explorer(explored) = &mut self.overlay else { return false };
        let failed = match found {
            Found::Reading(ticket, _) | Found::Read(ticket, _) if !session.searches(ticket) => {
                return false;
            }
            Found::Reading(_, progress) => {
                explored.reading = Some(progress);
                None
            }
            Found::Read(_, read) => {
                (explored.reading, explored.asked) = (None, None);
                read.err()
            }
            Found::Explored(ticket, result)
                if explored.asked.is_some_and(|(_, asked)| asked == ticket) =>
            {
                result.map(|answer| explored.found = Some(answer)).err()
            }
            Found::Explored(..) | Found::Listed(..) => return false,
        };
        if let Some(why) = failed {
            self.refuse(Refusal::NotSearched(why.to_string()), session);
        }
        true
    }

    /// The move that is selected in the explorer, to be shown on the board.
    pub fn explored_move(&self) -> Option<(Point, Stone)> {
        let mover = self.shown().state().mover()?;
        Some((self.explored()?.continuation()?.point, mover))
    }
}
