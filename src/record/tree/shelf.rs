//! Notes of the nodes of a tree, by slot.

use std::fmt;

use crate::record::Notes;
use crate::record::packed::{pack, unpack};

/// Number of neighbouring slots that share a page: those of a mask.
const PAGE: u32 = u64::BITS;
/// Number of bytes without use that are not worth the work of removing them.
const FEW: usize = 1 << 12;

/// Notes by slot, packed. A note takes four bytes more than its content, and a slot half a byte.
#[derive(Clone, Default)]
pub(super) struct Shelf {
    pages: Vec<Page>,
    packed: Vec<u8>,
    /// Number of packed bytes of notes that were removed.
    unused: usize,
}

#[derive(Clone, Debug, Default)]
struct Page {
    /// Slots that have notes, a bit each.
    mask: u64,
    /// Places of the notes among the packed bytes, in the order of their slots.
    places: Vec<u32>,
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slots = (0..).take(self.pages.len() * PAGE as usize);
        f.debug_map().entries(slots.filter_map(|slot| Some((slot, self.get(slot)?)))).finish()
    }
}

impl Page {
    /// Number of notes before those of a slot, and the bit of the slot.
    const fn index(&self, slot: u32) -> (usize, u64) {
        let bit = 1 << (slot % PAGE);
        ((self.mask & (bit - 1)).count_ones() as usize, bit)
    }

    fn place(&self, slot: u32) -> Option<usize> {
        let (index, bit) = self.index(slot);
        let place = self.places.get(index).filter(|_| self.mask & bit != 0)?;
        Some(*place as usize)
    }
}

const fn page(slot: u32) -> usize {
    (slot / PAGE) as usize
}

impl Shelf {
    pub(super) const fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    pub(super) fn has(&self, slot: u32) -> bool {
        self.pages.get(page(slot)).is_some_and(|page| page.place(slot).is_some())
    }

    pub(super) fn get(&self, slot: u32) -> Option<Notes> {
        let place = self.pages.get(page(slot))?.place(slot)?;
        Some(unpack(self.packed.get(place..)?).0)
    }

    /// Sets the notes of a slot; `false` if there is no more room for any.
    pub(super) fn put(&mut self, slot: u32, notes: &Notes) -> bool {
        let Ok(place) = u32::try_from(self.packed.len()) else { return false };
        self.remove(slot);
        if notes.is_empty() {
            return true;
        }
        if self.pages.len() <= page(slot) {
            self.pages.resize_with(page(slot) + 1, Page::default);
        }
        if let Some(page) = self.pages.get_mut(page(slot)) {
            let (index, bit) = page.index(slot);
            page.mask |= bit;
            page.places.reserve_exact(1);
            page.places.insert(index, place);
            pack(notes, &mut self.packed);
        }
        self.compact();
        true
    }

    /// Removes the notes of a slot.
    pub(super) fn remove(&mut self, slot: u32) {
        let Some(page) = self.pages.get_mut(page(slot)) else { return };
        let Some(place) = page.place(slot) else { return };
        let (index, bit) = page.index(slot);
        page.mask &= !bit;
        page.places.remove(index);
        let packed = &self.packed[place..];
        self.unused += packed.len() - unpack(packed).1.len();
    }

    /// Removes bytes without use once they are as many as the others.
    fn compact(&mut self) {
        if self.unused < FEW.max(self.packed.len() / 2) {
            return;
        }
        let mut packed = Vec::with_capacity(self.packed.len() - self.unused);
        for place in self.pages.iter_mut().flat_map(|page| &mut page.places) {
            let from = &self.packed[*place as usize..];
            let length = from.len() - unpack(from).1.len();
            *place = u32::try_from(packed.len()).unwrap_or_default();
            packed.extend(&from[..length]);
        }
        (self.packed, self.unused) = (packed, 0);
    }
}

#[cfg(test)]
mod tests {
    //! Notes on a shelf are those of a map, and what was replaced takes no memory.

    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    fn comment(text: &str) -> Notes {
        Notes { comment: text.to_owned(), ..Notes::NONE }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_shelf_holds_what_a_map_does(
            deeds in prop::collection::vec((0..300_u32, "[a-c]{0,2}|x{900}"), 0..400),
        ) {
            let (mut shelf, mut map) = (Shelf::default(), BTreeMap::new());
            for (slot, text) in deeds {
                if text == "c" {
                    shelf.remove(slot);
                    map.remove(&slot);
                } else {
                    prop_assert!(shelf.put(slot, &comment(&text)));
                    map.insert(slot, text);
                }
            }
            for slot in 0..400 {
                let known = map.get(&slot).filter(|text| !text.is_empty());
                prop_assert_eq!(shelf.get(slot), known.map(|text| comment(text)));
                prop_assert_eq!(shelf.has(slot), known.is_some());
            }
        }
    }

    #[test]
    fn notes_that_are_replaced_take_no_memory() {
        let mut shelf = Shelf::default();
        for number in 0..100_000 {
            assert!(shelf.put(number % 10, &comment(&number.to_string())));
        }
        assert!(shelf.packed.len() <= FEW + 100, "{}", shelf.packed.len());
    }
}
