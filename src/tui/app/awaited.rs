//! What was asked for and is on its way to the screen: a game or the puzzles, one at a time.
//!
//! Whoever asks for something else waits for that from then on. Whoever plays on, begins another game, writes or
//! presses Esc does not wait any more: what comes then is late. It is not put on the screen, and the player is told.

use std::path::PathBuf;

use super::game::Overlay;
use super::session::Session;
use super::{App, Screen};
use crate::game::GameKind;
use crate::player::Ticket;
use crate::record::NodeId;
use crate::rules::Position;
use crate::store::collection::Listed;
use crate::tui::event::Effect;

/// Something on its way to the screen.
#[derive(Debug)]
pub(super) struct Awaited {
    ticket: Ticket,
    wanted: Wanted,
    /// The position in which a game is to stand.
    pub(super) reached: Option<Position>,
}

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The game in this file.
    File(PathBuf),
    /// The game that is kept in this file.
    Kept(PathBuf),
    /// The game of this number in a file of a collection.
    Listed(PathBuf, u32),
    /// The room of the puzzles.
    Puzzles,
}

/// Which game is on the screen, and the position in which it stands.
type Standing = Option<(u64, NodeId)>;

impl Session {
    /// Waits for this from now on. Asked for again while it is on its way, it comes once.
    pub(super) fn ask_for(
        &mut self,
        wanted: Wanted,
        reached: Option<Position>,
        effect: impl FnOnce(Ticket) -> Effect,
    ) {
        let is_wanted = |it: &Awaited| it.wanted == wanted && it.reached == reached;
        if !self.awaited.as_ref().is_some_and(is_wanted) {
            let ticket = self.next_ticket();
            self.awaited = Some(Awaited { ticket, wanted, reached });
            self.effects.push(effect(ticket));
        }
    }

    /// What was waited for with this ticket; `None` if that is late.
    pub(super) fn arrives(&mut self, ticket: Ticket) -> Option<Awaited> {
        self.awaited.take_if(|awaited| awaited.ticket == ticket)
    }

    /// Loads a game from the file that was named, or from the one of this game; for its board if the
    /// stones fit on it.
    pub fn load(&mut self, named: Option<&String>, kind: GameKind) {
        let (path, current) = (self.file(named, kind), kind.variant());
        let wanted = Wanted::File(path.clone());
        self.ask_for(wanted, None, |ticket| Effect::Load { ticket, path, current });
    }

    /// Opens a game that is kept, to stand in this position if it reached it.
    pub fn open(&mut self, path: PathBuf, reached: Option<Position>) {
        let wanted = Wanted::Kept(path.clone());
        self.ask_for(wanted, reached, |ticket| Effect::Open { ticket, path });
    }

    /// Opens a game of a collection, to stand in this position if it reached it.
    pub fn read(&mut self, listed: Listed, reached: Option<Position>) {
        let wanted = Wanted::Listed(listed.path.clone(), listed.number);
        let listed = Box::new(listed);
        self.ask_for(wanted, reached, |ticket| Effect::Read { ticket, listed });
    }

    /// Asks for all puzzles; the room opens when they come.
    pub(super) fn open_puzzles(&mut self) {
        self.ask_for(Wanted::Puzzles, None, Effect::ReadPuzzles);
    }
}

impl App {
    /// Ticket of what is on its way, and where the game stands, before the user does something.
    pub(super) fn before_input(&self) -> (Option<Ticket>, Standing) {
        (self.session.awaited.as_ref().map(|awaited| awaited.ticket), self.standing())
    }

    /// Stops waiting if the user has moved on meanwhile: what was on its way would take away what he does now.
    pub(super) fn after_input(&mut self, (ticket, standing): (Option<Ticket>, Standing)) {
        let writes = matches!(
            self.game().map(|game| &game.overlay),
            Some(Overlay::Comment(_) | Overlay::Editor(_))
        );
        if let Some(ticket) = ticket
            && (writes || self.standing() != standing)
        {
            self.session.arrives(ticket);
        }
    }

    fn standing(&self) -> Standing {
        match &self.screen {
            Screen::Game(game) => Some((game.number(), game.game.node())),
            Screen::Start(_) => None,
        }
    }
}
