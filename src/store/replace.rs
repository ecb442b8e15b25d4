//! Replacement of a file in one step, so that nothing is lost.
//!
//! Instances of this program take turns by locking the directory. Other programs ignore locks, so
//! the new file and the old one are exchanged, and exchanged back if the old one is not the file
//! that was examined. If files cannot be exchanged, the old one is examined once more just before.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::{Builder, TempPath};

use super::directory::{directory_of, is_unknown, sync};
use super::lock::{self, Lock};
use super::system::{exchange, file_id, is_own};
use super::{StoreError, behind_links, check_is_game, is_picture, synced_beside, written_beside};
use crate::formats;

/// Prefix and suffix of files that are about to replace another one.
const PREFIX: &str = ".gomoku-";
const SUFFIX: &str = ".tmp";

const ATTEMPTS: usize = 10;
/// Age from which such a file is known to be left by a killed program.
const LEFT: Duration = Duration::from_secs(60);

pub(super) fn names() -> Builder<'static, 'static> {
    let mut names = Builder::new();
    names.prefix(PREFIX).suffix(SUFFIX);
    names
}

pub(super) enum Replacement<'a> {
    Put {
        bytes: Cow<'a, [u8]>,
        /// Set to keep the old content as `NAME~`.
        keeps_old: bool,
    },
    Remove,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    /// The content survives a power cut.
    Disk,
    /// The content survives the end of the program.
    System,
}

/// Replaces the content of a file, with its permissions, and syncs it.
///
/// `next` receives the current content, which is empty if there is no file, and cut at the size
/// limit of the formats. It returns the new content, or the reason why the old one must stay. It is
/// called again if the file changed in between. On errors, the file and its `NAME~` are unchanged.
pub(super) fn replace<'a>(
    target: &Path,
    next: impl FnMut(&[u8]) -> Result<Replacement<'a>, StoreError>,
) -> Result<(), StoreError> {
    replace_for(target, formats::MAX_SIZE, Holder::Disk, next)
}

/// Works like [`replace`], with a size limit and a guarantee.
pub(super) fn replace_for<'a>(
    target: &Path,
    limit: u64,
    holder: Holder,
    mut next: impl FnMut(&[u8]) -> Result<Replacement<'a>, StoreError>,
) -> Result<(), StoreError> {
    let _lock = tidy_and_lock(directory_of(target), lock::PATIENCE)?;
    for _ in 0..ATTEMPTS {
        let old = look(target, limit)?;
        let next = next(old.as_ref().map_or(&[], |old| &old.bytes))?;
        match put(target, &next, old.as_ref(), holder) {
            Err(StoreError::Changed) => {}
            done => return done,
        }
    }
    Err(StoreError::Busy)
}

struct Old {
    stamp: FileVersion,
    bytes: Vec<u8>,
}

/// Identity of a file. It changes if another file takes its place, or its content changes.
#[derive(Debug, PartialEq, Eq)]
struct FileVersion {
    file: (u64, u64),
    length: u64,
    modified: Option<SystemTime>,
}

impl FileVersion {
    fn new(about: &Metadata) -> Self {
        Self { file: file_id(about), length: about.len(), modified: about.modified().ok() }
    }

    fn of(path: &Path) -> io::Result<Self> {
        fs::symlink_metadata(path).map(|about| Self::new(&about))
    }
}

/// Examines a file that may be replaced; `None` if it does not exist.
fn look(target: &Path, limit: u64) -> Result<Option<Old>, StoreError> {
    // Anything but a writable file must not be opened.
    match fs::metadata(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
        Ok(about) if !about.is_file() => return Err(StoreError::NotAFile),
        Ok(about) if about.permissions().readonly() => return Err(StoreError::ReadOnly),
        Ok(_) => {}
    }
    let file = OpenOptions::new().read(true).write(true).open(target)?;
    let stamp = FileVersion::new(&file.metadata()?);
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(Some(Old { stamp, bytes }))
}

/// Replaces the file, or reports [`StoreError::Changed`] if it is no longer `old`.
fn put(
    target: &Path,
    next: &Replacement,
    old: Option<&Old>,
    holder: Holder,
) -> Result<(), StoreError> {
    // Each step is recorded so that it can be undone.
    let mut steps = Vec::new();
    let undo = |steps: Vec<Swapped>| steps.into_iter().rev().try_for_each(Swapped::undo);
    let mut go = || -> Result<(), StoreError> {
        match (next, old) {
            (Replacement::Remove, None) => {}
            (Replacement::Remove, Some(old)) => steps.push(take_out(target, &old.stamp)?),
            (Replacement::Put { bytes, keeps_old }, old) => {
                let beside = if holder == Holder::Disk { synced_beside } else { written_beside };
                let file = beside(target, target, bytes)?.into_temp_path();
                if let Some(old) = old.filter(|_| *keeps_old) {
                    steps.push(keep_copy(target, old)?);
                }
                steps.push(swap(file, target, old.map(|old| &old.stamp))?);
            }
        }
        Ok(())
    };
    match go() {
        Ok(()) if holder == Holder::System => Ok(()),
        Ok(()) => sync(target).map_err(|error| match undo(steps) {
            Ok(()) => error.into(),
            Err(_) => StoreError::NotSynced(error),
        }),
        // The new file is in place, so the copy of the old one must stay, too.
        Err(StoreError::NotSynced(error)) => Err(StoreError::NotSynced(error)),
        Err(why) => {
            // If this cannot be undone, there are two copies of the file.
            let _ = undo(steps);
            Err(why)
        }
    }
}

/// Keeps the old file as `NAME~` in addition, and syncs it.
fn keep_copy(target: &Path, old: &Old) -> Result<Swapped, StoreError> {
    let named = copy_of(target);
    let kept = || {
        let copy = behind_links(&named);
        let older = look(&copy, formats::MAX_SIZE)?;
        if let Some(older) = &older {
            let is_picture = is_picture(&older.bytes);
            if !is_picture {
                check_is_game(&older.bytes, &copy)?;
            }
        }
        let older = older.map(|older| older.stamp);
        let swapped = swap(second(target, &old.stamp)?, &copy, older.as_ref())?;
        match sync(&copy) {
            Ok(()) => Ok(swapped),
            Err(error) => {
                let _ = swapped.undo();
                Err(error.into())
            }
        }
    };
    kept().map_err(|why| match why {
        StoreError::Changed => why,
        // The file itself is unchanged.
        StoreError::NotSynced(error) => StoreError::Copy(named.clone(), Box::new(error.into())),
        why => StoreError::Copy(named.clone(), Box::new(why)),
    })
}

fn copy_of(target: &Path) -> PathBuf {
    with_suffix(target, "~")
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}

/// Creates a second name of a file, or a copy. Its name says which file it is to replace.
fn second(target: &Path, stamp: &FileVersion) -> Result<TempPath, StoreError> {
    let suffix = suffix_of(&copy_of(target));
    let mut names = Builder::new();
    names.prefix(PREFIX).suffix(&suffix);
    let directory = directory_of(target);
    let (second, named) =
        if let Ok(link) = names.make_in(directory, |path| fs::hard_link(target, path)) {
            (link.into_temp_path(), None)
        } else {
            let copy = copied(target)?;
            let renamed = names.make_in(directory, |path| fs::rename(&copy, path));
            (renamed?.into_temp_path(), Some(target))
        };
    let is_same = FileVersion::of(named.unwrap_or(&second))? == *stamp;
    if is_same { Ok(second) } else { Err(StoreError::Changed) }
}

fn copied(target: &Path) -> io::Result<TempPath> {
    let mut copy = synced_beside(target, target, &[])?;
    io::copy(&mut File::open(target)?, &mut copy)?;
    copy.as_file().sync_all()?;
    Ok(copy.into_temp_path())
}

struct Swapped {
    path: PathBuf,
    /// Other file, removed when dropped.
    old: Option<TempPath>,
    /// Set if no file took its place.
    is_gone: bool,
}

impl Swapped {
    fn undo(self) -> io::Result<()> {
        let Self { path, old, is_gone } = self;
        let back = match old {
            Some(old) if is_gone => old.persist_noclobber(&path),
            Some(old) => old.persist(&path),
            None => return fs::remove_file(&path),
        };
        back.map_err(|failed| {
            // The file is not lost with its name.
            let _ = failed.path.keep();
            failed.error
        })
    }
}

fn take_out(target: &Path, stamp: &FileVersion) -> Result<Swapped, StoreError> {
    // The name is briefly free. No other program creates one like it.
    let free = names().tempfile_in(directory_of(target))?.into_temp_path();
    match fs::rename(target, &free) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(StoreError::Changed),
        renamed => renamed?,
    }
    let out = Swapped { path: target.to_path_buf(), old: Some(free), is_gone: true };
    let is_same =
        out.old.as_deref().is_some_and(|out| FileVersion::of(out).is_ok_and(|it| it == *stamp));
    if is_same {
        return Ok(out);
    }
    // The file of another program is put back.
    if let Some(other) = out.old
        && let Err(failed) = other.persist_noclobber(target)
    {
        stay(failed.path, target);
        return Err(StoreError::NotSynced(failed.error));
    }
    Err(StoreError::Changed)
}

/// Leaves another program's file, which cannot be put back, under a name by which it can be found.
fn stay(file: TempPath, place: &Path) {
    if let Err(failed) = file.persist_noclobber(with_suffix(place, "~other")) {
        let _ = failed.path.keep();
    }
}

/// Puts a file in place of the one with this stamp, or of none.
fn swap(new: TempPath, target: &Path, stamp: Option<&FileVersion>) -> Result<Swapped, StoreError> {
    let path = target.to_path_buf();
    let Some(stamp) = stamp else {
        return match new.persist_noclobber(target) {
            Ok(()) => Ok(Swapped { path, old: None, is_gone: false }),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Err(StoreError::Changed)
            }
            Err(error) => Err(error.error.into()),
        };
    };
    match exchange(&new, target) {
        Ok(()) => match FileVersion::of(&new) {
            Ok(out) if out == *stamp => Ok(Swapped { path, old: Some(new), is_gone: false }),
            // The file of another program, or one that cannot be examined, is put back.
            looked => match exchange(&new, target) {
                Ok(()) => Err(looked.map_or_else(StoreError::from, |_| StoreError::Changed)),
                Err(error) => {
                    stay(new, target);
                    Err(StoreError::NotSynced(error))
                }
            },
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StoreError::Changed),
        Err(error) if is_unknown(&error) => rename(new, target, stamp),
        Err(error) => Err(error.into()),
    }
}

/// Works like [`swap`] without exchange: a file that another program puts there at that moment is
/// lost.
fn rename(new: TempPath, target: &Path, stamp: &FileVersion) -> Result<Swapped, StoreError> {
    let old = match second(target, stamp) {
        // The file has disappeared.
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
            return Err(StoreError::Changed);
        }
        old => old?,
    };
    new.persist(target).map_err(|error| error.error)?;
    Ok(Swapped { path: target.to_path_buf(), old: Some(old), is_gone: false })
}

pub(super) fn tidy(directory: &Path) {
    let mut entries = fs::read_dir(directory).into_iter().flatten().flatten();
    if entries.any(|entry| entry.file_name() == lock::NAME || stem(&entry.file_name()).is_some()) {
        // Another program that replaces a file there will do the same.
        let _ = tidy_and_lock(directory, Duration::ZERO);
    }
}

/// Locks a directory to replace a file in it, and cleans it up.
fn tidy_and_lock(directory: &Path, patience: Duration) -> Result<Option<Lock>, StoreError> {
    let lock = lock::directory(directory, patience)?;
    if lock.is_some() {
        remove_left(directory);
    }
    Ok(lock)
}

/// Suffix that says which file a temporary file is to replace; empty if that name is too long or
/// not Unicode.
fn suffix_of(path: &Path) -> String {
    /// Most systems accept a name of this length with prefix and suffix.
    const LONGEST: usize = 200;
    let name = path.file_name().and_then(OsStr::to_str);
    name.filter(|name| name.len() <= LONGEST)
        .map_or_else(|| SUFFIX.to_owned(), |name| format!("-{name}{SUFFIX}"))
}

/// Distinguishing part of the name of a temporary file; `None` for any other file.
fn stem(name: &OsStr) -> Option<&str> {
    name.to_str()?.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)
}

/// File that a temporary one was to replace, if its name says so.
fn whose(stem: &str) -> Option<&str> {
    stem.split_once('-').map(|(_, name)| name)
}

/// Path of an older copy that was removed by an interrupted save.
fn cut_off(named: &Path, older: &Path) -> Option<PathBuf> {
    let name = named.file_name()?.to_str()?.strip_suffix('~')?;
    let (target, copy) = (named.with_file_name(name), behind_links(named));
    let is_cut_off = is_same(&copy, &target) && !is_same(older, &target);
    is_cut_off.then_some(copy)
}

fn is_same(one: &Path, other: &Path) -> bool {
    let [Ok(about), Ok(other_about)] = [one, other].map(fs::metadata) else { return false };
    let is_one = cfg!(unix) && file_id(&about) == file_id(&other_about);
    let may_be = about.len() == other_about.len() && about.len() <= formats::MAX_SIZE;
    let read = |path| fs::read(path).ok();
    is_one || may_be && read(one).is_some_and(|bytes| Some(bytes) == read(other))
}

/// Removes files left behind by killed programs.
///
/// Such a file is the only copy in just one case: a new file that was not in place yet. Its game
/// has a journal, and the old file exists under its name or as `NAME~`. A program killed between
/// the two steps of a save has put the old content in place of an older copy, but not the new game
/// in place of the file. In that case, the older copy is put back.
fn remove_left(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        let (name, left) = (entry.file_name(), entry.path());
        let Some(stem) = stem(&name) else { continue };
        // A program of another user has its own lock.
        let Ok(about) = fs::symlink_metadata(&left) else { continue };
        let age = about.modified().map(|changed| SystemTime::now().duration_since(changed));
        if !is_own(&about) || !age.is_ok_and(|age| age.is_ok_and(|age| age > LEFT)) {
            continue;
        }
        // Files that cannot be removed are ignored.
        let _ = match whose(stem).and_then(|copy| cut_off(&directory.join(copy), &left)) {
            Some(copy) => fs::rename(&left, copy),
            None => fs::remove_file(&left),
        };
    }
}

#[cfg(test)]
mod tests;
