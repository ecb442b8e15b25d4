//! Notes of the nodes of a tree, by slot.

use std::sync::Arc;

use crate::record::Notes;

/// Number of neighbouring slots whose notes share a page.
const PAGE: usize = 16;

type Page = [Option<Arc<Notes>>; PAGE];

/// Notes by slot. Slots without notes take a byte at most, and none behind the last notes. Equal
/// notes may be shared.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    pages: Vec<Option<Box<Page>>>,
}

const fn place(slot: u32) -> (usize, usize) {
    let slot = slot as usize;
    (slot / PAGE, slot % PAGE)
}

impl Shelf {
    pub(super) const fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    pub(super) fn get(&self, slot: u32) -> Option<&Notes> {
        let (page, place) = place(slot);
        self.pages.get(page)?.as_deref()?.get(place)?.as_deref()
    }

    pub(super) fn put(&mut self, slot: u32, notes: Arc<Notes>) {
        let (page, place) = place(slot);
        if self.pages.len() <= page {
            self.pages.resize(page + 1, None);
        }
        if let Some(page) = self.pages.get_mut(page)
            && let Some(place) = page.get_or_insert_default().get_mut(place)
        {
            *place = Some(notes);
        }
    }

    /// Removes the notes of a slot and returns them.
    pub(super) fn take(&mut self, slot: u32) -> Option<Arc<Notes>> {
        let (page, place) = place(slot);
        self.pages.get_mut(page)?.as_deref_mut()?.get_mut(place)?.take()
    }
}
