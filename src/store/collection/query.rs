//! Queries of an index.

use std::path::PathBuf;
use std::sync::Arc;

use redb::ReadTransaction;

use super::Collection;
use super::index::error;
use super::library::{Libraries, is_named_library};
use super::tables::{self, FileRow, Gone};
use super::typed::Reader;
use super::update::UNSURE;
use super::walk::Stamp;
use crate::collection::{
    Canonical, Entry, Explorer, Filter, Header, Keys, Order, Places, PositionKey, Posting, of_block,
};
use crate::formats::Encoding;
use crate::rules::{Point, Position};
use crate::store::StoreError;
use crate::store::system::of_bytes;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub filter: Filter,
    pub reached: Option<Reached>,
}

/// Position of a game, in any symmetric image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    pub position: Position,
    /// Next move, if required.
    pub next: Option<Point>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexedGame {
    pub path: PathBuf,
    /// Number of the game in its file, from 1; 0 if the file cannot be read.
    pub number: u32,
    pub start: u64,
    pub length: u64,
    pub game: Result<Header, String>,
    /// Encoding in which the file was read; `None` if the file itself decides.
    pub(super) encoding: Option<Encoding>,
    /// Identity of the file at that time; `None` if uncertain.
    pub(super) stamp: Option<Stamp>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    pub total: usize,
    pub skipped: usize,
    pub games: Vec<IndexedGame>,
    /// Number of unreadable entries; given only if all games match.
    pub unreadable: usize,
    pub first_unreadable: Option<Box<IndexedGame>>,
}

impl Collection {
    /// Lists `number` matching games after skipping `skipped`; unreadable entries come last.
    pub fn games(
        &self,
        query: &Query,
        order: Order,
        skipped: usize,
        number: usize,
    ) -> Result<Page, StoreError> {
        let tables = OpenTables::open(self)?;
        let mut page =
            tables.page(query, order, skipped, number, &self.libraries).map_err(error)?;
        if *query == Query::default() {
            let before = skipped.saturating_sub(page.total);
            let rest = number - page.games.len();
            let listed = |(path, why): &(PathBuf, String)| IndexedGame {
                path: path.clone(),
                number: 0,
                start: 0,
                length: 0,
                game: Err(why.clone()),
                encoding: self.encoding,
                stamp: None,
            };
            page.games.extend(self.unreadable.iter().skip(before).take(rest).map(listed));
            page.total += self.unreadable.len();
            page.unreadable += self.unreadable.len();
            let first = || self.unreadable.first().map(listed).map(Box::new);
            page.first_unreadable = page.first_unreadable.or_else(first);
        }
        Ok(page)
    }

    pub fn explore(&self, position: &Position, filter: &Filter) -> Result<Explorer, StoreError> {
        let tables = OpenTables::open(self)?;
        let keys = Keys::new(position.variant());
        let canonical = Canonical::new(&keys, position);
        let mut postings = tables.postings(canonical.key()).map_err(error)?;
        let mut libraries = tables.libraries().map_err(error)?;
        if !filter.is_empty() {
            let meant = tables.ranked(filter, Order::Found, None).map_err(error)?;
            let is_meant = |game| meant.binary_search(&(0, game)).is_ok();
            postings.retain(|it| is_meant(it.game));
            libraries.retain(|(game, _)| is_meant(*game));
        }
        let mut explorer = Explorer::new(&canonical, postings);
        for (_, path) in libraries {
            explorer.add(&self.libraries.find(&path, position));
        }
        Ok(explorer)
    }

    /// Finds the lines to a position in a library of the collection; `None` for other games.
    pub fn places(&self, game: &IndexedGame, position: &Position) -> Option<Arc<Places>> {
        is_named_library(&game.path).then(|| self.libraries.find(&game.path, position))
    }
}

fn cut<T: Ord>(mut all: &mut [T], skipped: usize, number: usize) -> &[T] {
    let end = skipped.saturating_add(number);
    if end < all.len() {
        all = all.select_nth_unstable(end).0;
    }
    if skipped >= all.len() {
        return &[];
    }
    all.select_nth_unstable(skipped).2.sort_unstable();
    &all[skipped..]
}

struct OpenTables {
    transaction: ReadTransaction,
    games: Reader<u32, [u8]>,
    paths: Reader<u32, [u8]>,
    files: Reader<[u8], FileRow>,
    encoding: Option<Encoding>,
}

impl OpenTables {
    fn open(collection: &Collection) -> Result<Self, StoreError> {
        let open = || -> Result<Self, redb::Error> {
            let transaction = collection.index.read()?;
            let games = tables::GAMES.read(&transaction)?;
            let paths = tables::PATHS.read(&transaction)?;
            let files = tables::FILES.read(&transaction)?;
            Ok(Self { transaction, games, paths, files, encoding: collection.encoding })
        };
        open().map_err(error)
    }

    fn page(
        &self,
        query: &Query,
        order: Order,
        skipped: usize,
        number: usize,
        libraries: &Libraries,
    ) -> Result<Page, redb::Error> {
        let reached = query.reached.as_ref();
        let reached = reached.map(|reached| self.reached(reached, libraries)).transpose()?;
        let mut meant = self.ranked(&query.filter, order, reached.as_deref())?;
        let total = meant.len();
        let meant = cut(&mut meant, skipped, number);
        let damaged = || redb::Error::Corrupted("a game is not as it was written".to_owned());
        let games =
            meant.iter().map(|&(_, game)| self.listed(order.of_number(game))?.ok_or_else(damaged));
        let games: Result<Vec<IndexedGame>, redb::Error> = games.collect();
        let mut page = Page { total, skipped, games: games?, ..Page::default() };
        if *query == Query::default() {
            let unreadable = self.unreadable()?;
            page.unreadable = unreadable.len();
            let first = unreadable.first().map(|&game| self.listed(game)).transpose()?;
            page.first_unreadable = first.flatten().map(Box::new);
        }
        Ok(page)
    }

    fn unreadable(&self) -> Result<Vec<u32>, redb::Error> {
        let mut unreadable = Vec::new();
        for row in self.games.rows()? {
            let (number, entry) = row?;
            if Entry::of_bytes(entry.value()).is_some_and(|entry| entry.game.is_err()) {
                unreadable.push(number.value());
            }
        }
        Ok(unreadable)
    }

    /// Looks up a game; `None` if the index is damaged.
    fn listed(&self, game: u32) -> Result<Option<IndexedGame>, redb::Error> {
        let row = self.games.get(&game)?;
        let entry = row.as_ref().and_then(|row| Entry::of_bytes(row.value()));
        let Some(Entry { place, game: header }) = entry.map(|entry| entry.to_owned()) else {
            return Ok(None);
        };
        let Some(path) = self.paths.get(&place.file)? else { return Ok(None) };
        let Some(file) = self.files.get(path.value())? else { return Ok(None) };
        let (_, size, changed, first, _) = file.value();
        Ok(Some(IndexedGame {
            path: of_bytes(path.value()),
            number: game - first + 1,
            start: place.start,
            length: place.length,
            game: header,
            encoding: self.encoding,
            stamp: (changed != UNSURE).then_some(Stamp { size, changed }),
        }))
    }

    /// Ranks the matching games, only among `of` if given, each with its [`Order::of_number`].
    fn ranked(
        &self,
        filter: &Filter,
        order: Order,
        of: Option<&[u32]>,
    ) -> Result<Vec<(u64, u32)>, redb::Error> {
        let (first, last) = match of {
            Some(of) => match (of.first(), of.last()) {
                (Some(&first), Some(&last)) => (first, last),
                _ => return Ok(Vec::new()),
            },
            None => (0, u32::MAX),
        };
        let mut of = of.map(|of| of.iter().copied().peekable());
        let mut ranked = Vec::new();
        for row in self.games.range(first..=last)? {
            let (number, entry) = row?;
            let number = number.value();
            if let Some(of) = &mut of {
                while of.next_if(|&before| before < number).is_some() {}
                if of.peek() != Some(&number) {
                    continue;
                }
            }
            let Some(entry) = Entry::of_bytes(entry.value()) else { continue };
            if filter.matches_entry(&entry) {
                ranked.push((order.rank(&entry), order.of_number(number)));
            }
        }
        Ok(ranked)
    }

    /// Lists the libraries, each with the number of its only game.
    fn libraries(&self) -> Result<Vec<(u32, PathBuf)>, redb::Error> {
        let mut libraries = Vec::new();
        for row in self.files.rows()? {
            let (path, file) = row?;
            let path = of_bytes(path.value());
            let (.., first, count) = file.value();
            if count > 0 && is_named_library(&path) {
                libraries.push((first, path));
            }
        }
        Ok(libraries)
    }

    fn reached(&self, reached: &Reached, libraries: &Libraries) -> Result<Vec<u32>, redb::Error> {
        let keys = Keys::new(reached.position.variant());
        let canonical = Canonical::new(&keys, &reached.position);
        let mut postings = self.postings(canonical.key())?;
        if let Some(next) = reached.next {
            let cell = canonical.cell(next);
            postings.retain(|posting| cell.is_some() && posting.next() == cell);
        }
        let mut games: Vec<u32> = postings.into_iter().map(|posting| posting.game).collect();
        for (game, path) in self.libraries()? {
            let places = libraries.find(&path, &reached.position);
            let cell = reached.next.and_then(|next| canonical.cell(next));
            let is_next = |point| cell.is_some() && canonical.cell(point) == cell;
            let has_next = || places.next.iter().any(|next| is_next(next.point));
            if places.number > 0 && (reached.next.is_none() || has_next()) {
                games.push(game);
            }
        }
        games.sort_unstable();
        Ok(games)
    }

    /// Postings of a position, excluding those of removed games.
    fn postings(&self, key: PositionKey) -> Result<Vec<Posting>, redb::Error> {
        let blocks = tables::POSTINGS.read(&self.transaction)?;
        let segments = tables::SEGMENTS.read(&self.transaction)?;
        let gone = Gone::of(&tables::GONE.read(&self.transaction)?)?;
        let mut postings = Vec::new();
        let mut take = |block: &[u8]| {
            let of_key = of_block(block).filter(|posting| posting.key == key);
            postings.extend(of_key.filter(|posting| !gone.has(posting.game)));
        };
        for segment in segments.rows()? {
            let segment = segment?.0.value();
            // The last block that starts with a smaller key may end with this one.
            if let Some(block) = blocks.range((segment, 0, 0)..(segment, key.0, 0))?.next_back() {
                take(block?.1.value());
            }
            for block in blocks.range((segment, key.0, 0)..=(segment, key.0, u32::MAX))? {
                take(block?.1.value());
            }
        }
        Ok(postings)
    }
}
