//! The game or the puzzles on their way to the screen, one request at a time.
//!
//! A new request replaces the pending one. A player who moves on cancels it: the late answer is
//! reported, not shown.

use std::path::PathBuf;

use super::Ctx;
use crate::game::GameKind;
use crate::player::Ticket;
use crate::rules::Position;
use crate::store::collection::IndexedGame;
use crate::tui::event::Effect;

#[derive(Debug)]
pub struct Awaited {
    pub ticket: Ticket,
    wanted: Wanted,
    /// Position to show, if the game reached it.
    pub reached: Option<Position>,
}

#[derive(Debug, PartialEq, Eq)]
enum Wanted {
    File(PathBuf),
    Kept(PathBuf),
    /// File of a collection, and number of the game in it.
    Listed(PathBuf, u32),
    Puzzles,
}

impl Ctx {
    /// Sends a request, unless the same one is already pending.
    fn ask_for(
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

    /// Takes the request of this ticket; `None` if the answer is late.
    pub fn arrives(&mut self, ticket: Ticket) -> Option<Awaited> {
        self.awaited.take_if(|awaited| awaited.ticket == ticket)
    }

    /// Loads a game from a file; its stones go on the current board if they fit.
    pub fn load(&mut self, named: Option<&String>, kind: GameKind) {
        let (path, current) = (self.file(named, kind), kind.variant());
        let wanted = Wanted::File(path.clone());
        self.ask_for(wanted, None, |ticket| Effect::Load(ticket, path, current));
    }

    pub fn open(&mut self, path: PathBuf, reached: Option<Position>) {
        let wanted = Wanted::Kept(path.clone());
        self.ask_for(wanted, reached, |ticket| Effect::Open(ticket, path));
    }

    pub fn read(&mut self, listed: IndexedGame, reached: Option<Position>) {
        let wanted = Wanted::Listed(listed.path.clone(), listed.number);
        let listed = Box::new(listed);
        self.ask_for(wanted, reached, |ticket| Effect::Read(ticket, listed));
    }

    pub fn read_puzzles(&mut self) {
        self.ask_for(Wanted::Puzzles, None, Effect::ReadPuzzles);
    }
}
