//! Keys and values of the index as bytes.

use std::borrow::Cow;

use super::tables::{BlockKey, FileRow};

/// Key or value of a table.
pub(super) trait Packed {
    /// Value that a row gives.
    type View<'a>;

    /// Returns the bytes. Those of keys are in the order of the keys.
    fn packed(&self) -> Cow<'_, [u8]>;

    /// Reads bytes; other ones than `packed` returns are not in an index that is intact.
    fn view(bytes: &[u8]) -> Self::View<'_>;
}

impl Packed for [u8] {
    type View<'a> = &'a [u8];

    fn packed(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(self)
    }

    fn view(bytes: &[u8]) -> &[u8] {
        bytes
    }
}

impl Packed for u32 {
    type View<'a> = Self;

    fn packed(&self) -> Cow<'_, [u8]> {
        self.to_be_bytes().to_vec().into()
    }

    fn view(bytes: &[u8]) -> Self {
        Numbers(bytes).u32()
    }
}

impl Packed for u64 {
    type View<'a> = Self;

    fn packed(&self) -> Cow<'_, [u8]> {
        self.to_be_bytes().to_vec().into()
    }

    fn view(bytes: &[u8]) -> Self {
        Numbers(bytes).u64()
    }
}

impl Packed for BlockKey {
    type View<'a> = Self;

    fn packed(&self) -> Cow<'_, [u8]> {
        [&self.0.to_be_bytes()[..], &self.1.to_be_bytes(), &self.2.to_be_bytes()].concat().into()
    }

    fn view(bytes: &[u8]) -> Self {
        let mut numbers = Numbers(bytes);
        (numbers.u32(), numbers.u64(), numbers.u32())
    }
}

impl Packed for FileRow {
    type View<'a> = Self;

    fn packed(&self) -> Cow<'_, [u8]> {
        let (number, size, changed, first, count) = self;
        let (size, changed) = (size.to_be_bytes(), changed.to_be_bytes());
        [&number.to_be_bytes()[..], &size, &changed, &first.to_be_bytes(), &count.to_be_bytes()]
            .concat()
            .into()
    }

    fn view(bytes: &[u8]) -> Self {
        let mut numbers = Numbers(bytes);
        (numbers.u32(), numbers.u64(), numbers.u64(), numbers.u32(), numbers.u32())
    }
}

/// Numbers that are still to be read; 0 behind the end.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn next<const N: usize>(&mut self) -> [u8; N] {
        let (first, rest) = self.0.split_first_chunk().unwrap_or((&[0; N], &[]));
        self.0 = rest;
        *first
    }

    fn u32(&mut self) -> u32 {
        u32::from_be_bytes(self.next())
    }

    fn u64(&mut self) -> u64 {
        u64::from_be_bytes(self.next())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_packed_is_read_back(
            (key, row, blob) in any::<(BlockKey, FileRow, Vec<u8>)>(),
        ) {
            prop_assert_eq!(BlockKey::view(&key.packed()), key);
            prop_assert_eq!(FileRow::view(&row.packed()), row);
            prop_assert_eq!(u32::view(&key.0.packed()), key.0);
            prop_assert_eq!(u64::view(&key.1.packed()), key.1);
            let packed = blob.packed();
            prop_assert_eq!(<[u8]>::view(&packed), &*blob);
        }

        /// Ranges of keys depend on it.
        #[test]
        fn bytes_are_in_the_order_of_the_keys(
            (one, other) in any::<(BlockKey, BlockKey)>(), same in 0..3_u8,
        ) {
            let other = if same > 0 { (one.0, other.1, other.2) } else { other };
            let other = if same > 1 { (one.0, one.1, other.2) } else { other };
            prop_assert_eq!(one.packed().cmp(&other.packed()), one.cmp(&other));
            prop_assert_eq!(one.0.packed().cmp(&other.0.packed()), one.0.cmp(&other.0));
        }
    }
}
