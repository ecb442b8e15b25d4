//! Who has the index of many games, and answers what is asked of it.

use std::ops::ControlFlow;

use super::event::{Found, Games, Search};
use crate::collection::Order;
use crate::player::Ticket;
use crate::store::collection::Progress;
use crate::store::{Collection, Store, StoreError, typed_path};
use crate::worker::guarded;

/// Has the index of one collection at a time.
#[derive(Debug)]
pub struct Finder {
    store: Store,
    /// The ticket of the search that began last.
    ticket: Ticket,
    open: Option<Open>,
    /// The files of the collection are to be looked at.
    is_behind: bool,
}

/// The collection that is asked about.
#[derive(Debug)]
struct Open {
    games: Games,
    collection: Collection,
}

impl Games {
    /// The order in which they are listed: one's own from the last one on, those of a file as it has them.
    const fn order(&self) -> Order {
        match self {
            Self::History => Order::Newest,
            Self::In(_) => Order::Found,
        }
    }
}

impl Finder {
    /// No collection is asked about yet.
    pub const fn new(store: Store) -> Self {
        Self { store, ticket: Ticket(0), open: None, is_behind: false }
    }

    /// Does what is wanted, but for reading files; what there is to say.
    pub fn perform(&mut self, search: &Search) -> Option<Found> {
        match *search {
            Search::Begin { ticket, ref games } => {
                self.ticket = ticket;
                self.begin(games).err().map(|why| Found::Read(ticket, Err(why)))
            }
            Search::End => {
                self.is_behind = false;
                None
            }
            Search::List { ticket, ref query, skipped, number } => {
                let open = self.open.as_ref()?;
                let order = open.games.order();
                Some(Found::Listed(ticket, open.collection.games(query, order, skipped, number)))
            }
            Search::Explore { ticket, ref position, ref filter } => {
                let open = self.open.as_ref()?;
                Some(Found::Explored(ticket, open.collection.explore(position, filter)))
            }
        }
    }

    fn begin(&mut self, games: &Games) -> Result<(), StoreError> {
        // There may be a history now where there was none.
        let is_open = |open: &Open| open.games == *games && !open.collection.roots().is_empty();
        if !self.open.as_ref().is_some_and(is_open) {
            // It is claimed as long as it is open.
            self.open = None;
            let collection = match games {
                Games::History => self.store.history_collection(),
                Games::In(path) => self.store.collection(&[typed_path(path)]),
            }?;
            self.open = Some(Open { games: games.clone(), collection });
        }
        self.is_behind = true;
        Ok(())
    }

    /// Closes the collection, with which something is wrong: the next search opens it anew.
    pub fn close(&mut self) {
        self.is_behind = false;
        let open = self.open.take();
        // It may be in a state in which it cannot be closed.
        let _ = guarded(|| drop(open));
    }

    /// Whether files are to be looked at.
    pub const fn is_behind(&self) -> bool {
        self.is_behind
    }

    /// The ticket of the search that began last.
    pub const fn ticket(&self) -> Ticket {
        self.ticket
    }

    /// Looks at the files and reads those that are new. It tells `watch` how far it is, and stops if that says so;
    /// then there is nothing to say.
    pub fn read(&mut self, watch: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Option<Found> {
        self.is_behind = false;
        let changes = self.open.as_mut()?.collection.update(watch);
        match changes {
            Ok(changes) if changes.is_stopped => None,
            Ok(_) => Some(Found::Read(self.ticket, Ok(()))),
            Err(why) => Some(Found::Read(self.ticket, Err(why))),
        }
    }
}
