//! Tables of bytes with typed keys and values.
//!
//! redb is compiled anew for each pair of types of key and value. With bytes in all tables the program
//! has it once.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::{Bound, RangeBounds};

use redb::{
    AccessGuard, ReadOnlyTable, ReadTransaction, ReadableTable, TableDefinition, WriteTransaction,
};

use super::packed::Packed;

pub(super) type Bytes = &'static [u8];
type Types<K, V> = PhantomData<(fn(&K), fn(&V))>;

/// Name of a table, and the types of its keys and values.
pub(super) struct Definition<K: ?Sized, V: ?Sized>(
    TableDefinition<'static, Bytes, Bytes>,
    Types<K, V>,
);

impl<K: Packed + ?Sized, V: Packed + ?Sized> Definition<K, V> {
    pub(super) const fn new(name: &'static str) -> Self {
        Self(TableDefinition::new(name), PhantomData)
    }

    /// Opens the table to read it.
    pub(super) fn read(&self, from: &ReadTransaction) -> Result<Reader<K, V>, redb::Error> {
        Ok(Table(from.open_table(self.0)?, PhantomData))
    }

    /// Opens the table to change it, and creates it if it is new.
    pub(super) fn write<'a>(
        &self,
        to: &'a WriteTransaction,
    ) -> Result<Writer<'a, K, V>, redb::Error> {
        Ok(Table(to.open_table(self.0)?, PhantomData))
    }
}

/// Table that is open.
pub(super) struct Table<T, K: ?Sized, V: ?Sized>(T, Types<K, V>);
pub(super) type Reader<K, V> = Table<ReadOnlyTable<Bytes, Bytes>, K, V>;
pub(super) type Writer<'a, K, V> = Table<redb::Table<'a, Bytes, Bytes>, K, V>;

/// Key or value of a row.
pub(super) struct Field<'a, P: ?Sized>(AccessGuard<'a, Bytes>, PhantomData<fn(&P)>);

impl<P: Packed + ?Sized> Field<'_, P> {
    pub(super) fn value(&self) -> P::View<'_> {
        P::view(self.0.value())
    }
}

type Row<'a, K, V> = (Field<'a, K>, Field<'a, V>);
type BytesOfRow<'a> = (AccessGuard<'a, Bytes>, AccessGuard<'a, Bytes>);

fn row<K: ?Sized, V: ?Sized>((key, value): BytesOfRow<'_>) -> Row<'_, K, V> {
    (Field(key, PhantomData), Field(value, PhantomData))
}

impl<T: ReadableTable<Bytes, Bytes>, K: Packed + ?Sized, V: Packed + ?Sized> Table<T, K, V> {
    pub(super) fn get(&self, key: &K) -> Result<Option<Field<'_, V>>, redb::Error> {
        let value = self.0.get(&*key.packed())?;
        Ok(value.map(|value| Field(value, PhantomData)))
    }

    pub(super) fn last(&self) -> Result<Option<Row<'_, K, V>>, redb::Error> {
        Ok(self.0.last()?.map(row))
    }

    pub(super) fn len(&self) -> Result<u64, redb::Error> {
        Ok(self.0.len()?)
    }

    /// Iterates over all rows, in the order of the keys.
    pub(super) fn rows(
        &self,
    ) -> Result<impl Iterator<Item = Result<Row<'_, K, V>, redb::Error>>, redb::Error> {
        Ok(self.0.iter()?.map(|found| Ok(row(found?))))
    }
}

impl<T: ReadableTable<Bytes, Bytes>, K: Packed, V: Packed + ?Sized> Table<T, K, V> {
    /// Iterates over the rows with these keys, in their order.
    pub(super) fn range(
        &self,
        keys: impl RangeBounds<K>,
    ) -> Result<impl DoubleEndedIterator<Item = Result<Row<'_, K, V>, redb::Error>>, redb::Error>
    {
        let (first, last) = (packed(keys.start_bound()), packed(keys.end_bound()));
        let keys = (first.as_ref().map(AsRef::as_ref), last.as_ref().map(AsRef::as_ref));
        Ok(self.0.range::<&[u8]>(keys)?.map(|found| Ok(row(found?))))
    }
}

fn packed<K: Packed>(bound: Bound<&K>) -> Bound<Cow<'_, [u8]>> {
    bound.map(K::packed)
}

impl<K: Packed + ?Sized, V: Packed + ?Sized> Writer<'_, K, V> {
    pub(super) fn insert(&mut self, key: &K, value: &V) -> Result<(), redb::Error> {
        self.0.insert(&*key.packed(), &*value.packed())?;
        Ok(())
    }

    /// Removes a row, and returns its value.
    pub(super) fn remove(&mut self, key: &K) -> Result<Option<Field<'_, V>>, redb::Error> {
        let value = self.0.remove(&*key.packed())?;
        Ok(value.map(|value| Field(value, PhantomData)))
    }

    pub(super) fn clear(&mut self) -> Result<(), redb::Error> {
        Ok(self.0.retain(|_, _| false)?)
    }
}

impl<K: Packed, V: Packed + ?Sized> Writer<'_, K, V> {
    /// Removes the rows with these keys.
    pub(super) fn remove_in(&mut self, keys: impl RangeBounds<K>) -> Result<(), redb::Error> {
        let (first, last) = (packed(keys.start_bound()), packed(keys.end_bound()));
        let keys = (first.as_ref().map(AsRef::as_ref), last.as_ref().map(AsRef::as_ref));
        Ok(self.0.retain_in::<&[u8], _>(keys, |_, _| false)?)
    }
}
