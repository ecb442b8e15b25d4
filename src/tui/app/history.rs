//! The games that are kept: those that go on, and those that have ended.

use std::path::PathBuf;

use ratatui::layout::{Rect, Size};

use super::session::Session;
use crate::store::{Listed, Listing};
use crate::tui::command::{Command, Direction};
use crate::tui::event::Effect;
use crate::tui::layout::StartLayout;
use crate::tui::messages::Refusal;

/// The page of the games that are kept, as far as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// What was read, once it was.
    listing: Option<Listing>,
    /// Of all games.
    selected: usize,
    /// What was refused last.
    pub(in crate::tui) refusal: Option<Refusal>,
}

/// So many games are read at once.
const READ: usize = 50;

impl History {
    /// The page, which asks for its first games.
    pub fn open(session: &mut Session) -> Self {
        session.effects.push(Effect::List { skipped: 0, number: READ });
        Self::default()
    }

    /// Takes what was read.
    pub fn show(&mut self, listing: Listing) {
        self.selected = self.selected.min(listing.total.saturating_sub(1));
        self.listing = Some(listing);
    }

    /// What was read.
    pub const fn listing(&self) -> Option<&Listing> {
        self.listing.as_ref()
    }

    /// How many games there are in all.
    fn total(&self) -> usize {
        self.listing.as_ref().map_or(0, |listing| listing.total)
    }

    /// The game in this line, if it was read.
    pub fn listed(&self, line: usize) -> Option<&Listed> {
        let listing = self.listing.as_ref()?;
        listing.games.get(line.checked_sub(listing.skipped)?)
    }

    /// Which line is selected.
    pub const fn line(&self) -> usize {
        self.selected
    }

    /// Where it stands in a window.
    ///
    /// # Errors
    /// The size that the window must have.
    pub fn layout(&self, window: Rect) -> Result<StartLayout, Size> {
        StartLayout::list(window, self.total(), self.selected)
    }

    /// Obeys a command of [`Context::History`](crate::tui::keymap::Context::History); the file to be
    /// opened, if one was chosen.
    pub fn execute(&mut self, command: &Command, session: &mut Session) -> Option<PathBuf> {
        self.refusal = None;
        let (total, page) = (self.total(), session.window.height.max(10) as usize / 2);
        let last = total.checked_sub(1)?;
        match *command {
            Command::Accept => match self.listed(self.selected)? {
                Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept) => {
                    return Some(kept.path.clone());
                }
                Listed::Damaged { path, why } => {
                    self.refusal = Some(Refusal::NotLoaded(path.clone(), why.clone()));
                }
            },
            Command::Select(line) => self.selected = line.min(last),
            Command::Move(direction) => {
                self.selected = direction.step_in_list(self.selected, total);
            }
            Command::MoveToEdge(Direction::Up) => {
                self.selected = self.selected.saturating_sub(page);
            }
            Command::MoveToEdge(Direction::Down) => {
                self.selected = (self.selected + page).min(last);
            }
            Command::MoveToEdge(Direction::Left) => self.selected = 0,
            Command::MoveToEdge(Direction::Right) => self.selected = last,
            _ => {}
        }
        if self.listed(self.selected).is_none() {
            let skipped = self.selected.saturating_sub(READ / 2);
            session.effects.push(Effect::List { skipped, number: READ });
        }
        None
    }
}
