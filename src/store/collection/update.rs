//! Update of an index from its files.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use redb::Database;

use super::index::Index;
use super::read::games;
use super::tables;
use super::walk::{FoundFile, FoundFiles, Stamp};
use super::writer::IndexWriter;
use crate::formats::Encoding;
use crate::store::system::{of_bytes, to_bytes};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadProgress {
    pub files_read: usize,
    pub files: usize,
    pub games: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    pub files_read: usize,
    pub files_gone: usize,
    /// Games read, including damaged ones.
    pub games: usize,
    pub is_stopped: bool,
}

#[derive(Debug, Default)]
struct Plan {
    gone: Vec<PathBuf>,
    read: VecDeque<(PathBuf, FoundFile)>,
}

/// Reads new and changed files, drops missing ones, and adds unreadable ones to `found`.
pub(super) fn update(
    index: &mut Index,
    found: &mut FoundFiles,
    encoding: Option<Encoding>,
    watch: &mut dyn FnMut(ReadProgress) -> ControlFlow<()>,
) -> Result<Changes, redb::Error> {
    let mut plan = plan(index, found)?;
    let mut changes = Changes::default();
    if plan.gone.is_empty() && plan.read.is_empty() {
        return Ok(changes);
    }
    index.write(|database| {
        let unreadable = &mut found.unreadable;
        let mut work = Work { plan: &mut plan, unreadable, encoding, watch };
        loop {
            work.batch(database, &mut changes)?;
            if changes.is_stopped || work.plan.read.is_empty() {
                return Ok(changes);
            }
        }
    })
}

fn plan(index: &Index, found: &FoundFiles) -> Result<Plan, redb::Error> {
    let files = tables::FILES.read(&index.read()?)?;
    let mut plan = Plan::default();
    for row in files.rows()? {
        let path = of_bytes(row?.0.value());
        if !found.files.contains_key(&path) {
            plan.gone.push(path);
        }
    }
    for (path, &file) in &found.files {
        let is_same = files.get(&to_bytes(path))?.is_some_and(|row| {
            let (_, size, changed, _, _) = row.value();
            changed != UNSURE && Stamp { size, changed } == file.stamp
        });
        if !is_same {
            plan.read.push_back((path.clone(), file));
        }
    }
    Ok(plan)
}

/// Time of a file that may change again without a new time, so that the next update reads it again.
pub(super) const UNSURE: u64 = 0;

/// Number of nanoseconds within which two changes may have the same time.
const COARSE: u64 = 2_000_000_000;

fn sure(stamp: Stamp, now: u64) -> Stamp {
    let changed = if stamp.changed.saturating_add(COARSE) < now { stamp.changed } else { UNSURE };
    Stamp { changed, ..stamp }
}

struct Work<'a> {
    plan: &'a mut Plan,
    unreadable: &'a mut Vec<(PathBuf, String)>,
    encoding: Option<Encoding>,
    watch: &'a mut dyn FnMut(ReadProgress) -> ControlFlow<()>,
}

impl Work<'_> {
    /// Indexes enough files for a segment in one transaction, so that they need not be read again.
    fn batch(&mut self, database: &Database, changes: &mut Changes) -> Result<(), redb::Error> {
        let transaction = database.begin_write()?;
        let mut done = *changes;
        {
            let mut writer = IndexWriter::new(&transaction)?;
            for path in self.plan.gone.drain(..) {
                writer.forget(&path)?;
                done.files_gone += 1;
            }
            while let Some((path, file)) = self.plan.read.pop_front() {
                if self.file(&mut writer, &path, file, &mut done)?.is_break() {
                    // Nothing of this batch is stored.
                    changes.is_stopped = true;
                    return Ok(());
                }
                if writer.has_written() {
                    break;
                }
            }
            writer.finish()?;
        }
        transaction.commit()?;
        *changes = done;
        Ok(())
    }

    fn file(
        &mut self,
        writer: &mut IndexWriter,
        path: &Path,
        found: FoundFile,
        done: &mut Changes,
    ) -> Result<ControlFlow<()>, redb::Error> {
        let now = u64::try_from(crate::store::clock::now().as_nanosecond()).unwrap_or_default();
        writer.forget(path)?;
        let file = writer.begin(path)?;
        let mut why = None;
        match games(path, self.encoding, found.is_named) {
            Err(error) => why = Some(error),
            Ok(games) => {
                for game in games {
                    match game {
                        Err(error) => why = Some(error),
                        Ok(game) => writer.add(file, game)?,
                    }
                    done.games += 1;
                    let files = done.files_read + self.plan.read.len() + 1;
                    let progress =
                        ReadProgress { files_read: done.files_read, files, games: done.games };
                    if (self.watch)(progress).is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
            }
        }
        done.files_read += 1;
        if let Some(why) = why {
            self.unreadable.push((path.to_path_buf(), why.to_string()));
            writer.forget_begun(file)?;
        } else {
            writer.end(file, path, sure(found.stamp, now))?;
        }
        Ok(ControlFlow::Continue(()))
    }
}
