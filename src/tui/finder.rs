//! Search in the index of many games.

use std::ops::ControlFlow;

use super::event::{Games, SearchAnswer, SearchRequest};
use crate::collection::Order;
use crate::player::Ticket;
use crate::store::collection::ReadProgress;
use crate::store::{Collection, Store, StoreError, typed_path};
use crate::worker::guarded;

/// Owner of the index of one collection at a time.
#[derive(Debug)]
pub struct Finder {
    store: Store,
    pub ticket: Ticket,
    open: Option<(Games, Collection)>,
    /// Set if the files have not been checked yet.
    pub is_behind: bool,
}

impl Finder {
    pub const fn new(store: Store) -> Self {
        Self { store, ticket: Ticket(0), open: None, is_behind: false }
    }

    pub fn perform(&mut self, search: &SearchRequest) -> Option<SearchAnswer> {
        match *search {
            SearchRequest::Begin(ticket, ref games) => {
                self.ticket = ticket;
                self.begin(games).err().map(|why| SearchAnswer::Read(ticket, Err(why)))
            }
            SearchRequest::End => {
                self.is_behind = false;
                None
            }
            SearchRequest::List { ticket, ref query, skipped, number } => {
                let (games, collection) = self.open.as_ref()?;
                let is_history = *games == Games::History;
                let order = if is_history { Order::Newest } else { Order::Found };
                let page = collection.games(query, order, skipped, number);
                Some(SearchAnswer::Listed(ticket, page))
            }
            SearchRequest::Explore(ticket, ref position, ref filter) => {
                let (_, collection) = self.open.as_ref()?;
                Some(SearchAnswer::Explored(ticket, collection.explore(position, filter)))
            }
        }
    }

    fn begin(&mut self, games: &Games) -> Result<(), StoreError> {
        // The history may have been created since.
        let is_open = self
            .open
            .as_ref()
            .is_some_and(|(open, collection)| open == games && !collection.roots().is_empty());
        if !is_open {
            // An open index is locked.
            self.open = None;
            let collection = match games {
                Games::History => self.store.history_collection(),
                Games::In(path, encoding) => {
                    self.store.collection_in(&[typed_path(path)], *encoding)
                }
            }?;
            self.open = Some((games.clone(), collection));
        }
        self.is_behind = true;
        Ok(())
    }

    /// Closes a faulty collection. The next search reopens it.
    pub fn close(&mut self) {
        self.is_behind = false;
        let open = self.open.take();
        // Closing may panic in an inconsistent state.
        let _ = guarded(|| drop(open));
    }

    /// Reads new files, reporting to `watch`, which may stop it.
    pub fn read(
        &mut self,
        watch: &mut dyn FnMut(ReadProgress) -> ControlFlow<()>,
    ) -> Option<SearchAnswer> {
        self.is_behind = false;
        let (_, collection) = self.open.as_mut()?;
        match collection.update(watch) {
            Ok(changes) if changes.is_stopped => None,
            changes => Some(SearchAnswer::Read(self.ticket, changes.map(drop))),
        }
    }
}
