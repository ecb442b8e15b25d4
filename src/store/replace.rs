//! One file in place of another, in one step, so that nothing of what was there is lost.
//!
//! Programs of this kind come one after the other, by a lock of the directory. Others know of no lock: the
//! new file and the old one are exchanged, and if what comes out is not what was looked at, they are exchanged
//! back. Where the system cannot exchange files, the old one is looked at once more just before.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::{Builder, TempPath};

use super::directory::{directory_of, sync};
use super::lock::{self, Lock};
use super::system::{exchange, file_id, is_own};
use super::{StoreError, behind_links, check_is_game, synced_beside, written_beside};
use crate::formats;

/// How the names of files begin and end that are to take another one's place.
const PREFIX: &str = ".gomoku-";
const SUFFIX: &str = ".tmp";

/// How often it is tried again where another file came in between.
const ATTEMPTS: usize = 10;
/// A file of this kind that is older was left by a program that was killed.
const LEFT: Duration = Duration::from_secs(60);

/// The names of such files.
pub(super) fn names() -> Builder<'static, 'static> {
    let mut names = Builder::new();
    names.prefix(PREFIX).suffix(SUFFIX);
    names
}

/// What becomes of a file.
pub(super) enum Next<'a> {
    /// It holds these bytes.
    Put {
        /// All of them.
        bytes: Cow<'a, [u8]>,
        /// What it held is kept under its name and `~`.
        keeps_old: bool,
    },
    /// It goes.
    Remove,
}

/// Who has the new file when it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    /// The disk.
    Disk,
    /// The system: a power cut may take it.
    System,
}

/// Puts something else in place of what a file holds. Permissions are kept. When this is done the disk has it.
///
/// `next` hears what is there, nothing if there is no file, and says what is to be there, or why that may not be
/// replaced. It hears no more than any format of games may have. It is asked again if another file came in between.
///
/// # Errors
/// Why not; then the file is as it was, and so is the one with `~`.
pub(super) fn replace<'a>(
    target: &Path,
    next: impl FnMut(&[u8]) -> Result<Next<'a>, StoreError>,
) -> Result<(), StoreError> {
    replace_for(target, formats::MAX_SIZE, Holder::Disk, next)
}

/// The same of a file that may be as long as this, and is to be had by somebody.
pub(super) fn replace_for<'a, E: From<StoreError>>(
    target: &Path,
    limit: u64,
    holder: Holder,
    mut next: impl FnMut(&[u8]) -> Result<Next<'a>, E>,
) -> Result<(), E> {
    let _lock = tidy_and_lock(directory_of(target), lock::PATIENCE)?;
    for _ in 0..ATTEMPTS {
        let old = look(target, limit)?;
        let next = next(old.as_ref().map_or(&[], |old| &old.bytes))?;
        match put(target, &next, old.as_ref(), holder) {
            Err(StoreError::Changed) => {}
            done => return done.map_err(E::from),
        }
    }
    Err(StoreError::Busy.into())
}

/// A file that was looked at.
struct Old {
    stamp: Stamp,
    bytes: Vec<u8>,
}

/// What a file is known by: another one in its place, or another content, has another stamp.
#[derive(Debug, PartialEq, Eq)]
struct Stamp {
    file: (u64, u64),
    length: u64,
    modified: Option<SystemTime>,
}

impl Stamp {
    fn new(about: &Metadata) -> Self {
        Self { file: file_id(about), length: about.len(), modified: about.modified().ok() }
    }

    fn of(path: &Path) -> io::Result<Self> {
        fs::symlink_metadata(path).map(|about| Self::new(&about))
    }
}

/// Looks at a file that may be replaced; `None` if there is none.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn look(target: &Path, limit: u64) -> Result<Option<Old>, StoreError> {
    // What is no file, or may not be written to, must not be opened.
    match fs::metadata(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error.into()),
        Ok(about) if !about.is_file() => return Err(StoreError::NotAFile),
        Ok(about) if about.permissions().readonly() => return Err(StoreError::ReadOnly),
        Ok(_) => {}
    }
    let file = OpenOptions::new().read(true).write(true).open(target)?;
    let stamp = Stamp::new(&file.metadata()?);
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(Some(Old { stamp, bytes }))
}

/// [`StoreError::Changed`] if the file is not the one that was looked at any more.
fn put(target: &Path, next: &Next, old: Option<&Old>, holder: Holder) -> Result<(), StoreError> {
    let mut steps = Vec::new();
    let undo = |steps: Vec<Swapped>| steps.into_iter().rev().try_for_each(Swapped::undo);
    match go(target, next, old, holder, &mut steps) {
        Ok(()) if holder == Holder::System => Ok(()),
        Ok(()) => sync(target).map_err(|error| match undo(steps) {
            Ok(()) => error.into(),
            Err(_) => StoreError::NotSynced(error),
        }),
        // The new file is in its place, so that the old one must stay where it is kept.
        Err(StoreError::NotSynced(error)) => Err(StoreError::NotSynced(error)),
        Err(why) => {
            // What cannot be taken back stays: the file is there twice then.
            let _ = undo(steps);
            Err(why)
        }
    }
}

/// Goes the steps that put something in a file's place, and adds each that was done.
fn go(
    target: &Path,
    next: &Next,
    old: Option<&Old>,
    holder: Holder,
    steps: &mut Vec<Swapped>,
) -> Result<(), StoreError> {
    let stamp = old.map(|old| &old.stamp);
    match (next, stamp) {
        (Next::Remove, None) => {}
        (Next::Remove, Some(stamp)) => steps.push(take_out(target, stamp)?),
        (Next::Put { bytes, keeps_old }, stamp) => {
            let beside = if holder == Holder::Disk { synced_beside } else { written_beside };
            let file = beside(target, target, bytes)?.into_temp_path();
            if let Some(old) = old.filter(|_| *keeps_old) {
                steps.push(keep_copy(target, old)?);
            }
            steps.push(swap(file, target, stamp)?);
        }
    }
    Ok(())
}

/// Keeps a file under its name and `~`, too. When this is done the disk has it.
fn keep_copy(target: &Path, old: &Old) -> Result<Swapped, StoreError> {
    let named = copy_of(target);
    let kept = || {
        let copy = behind_links(&named);
        let older = look(&copy, formats::MAX_SIZE)?;
        if let Some(older) = &older {
            check_is_game(&older.bytes, &copy)?;
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
        // The file itself is as it was.
        StoreError::NotSynced(error) => StoreError::Copy(named.clone(), Box::new(error.into())),
        why => StoreError::Copy(named.clone(), Box::new(why)),
    })
}

/// The name under which a file is kept.
fn copy_of(target: &Path) -> PathBuf {
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push("~");
    target.with_file_name(name)
}

/// A second name of a file, or a copy where it can have none; under a name that tells whose place it is to take.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn second(target: &Path, stamp: &Stamp) -> Result<TempPath, StoreError> {
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
    let is_same = Stamp::of(named.unwrap_or(&second))? == *stamp;
    if is_same { Ok(second) } else { Err(StoreError::Changed) }
}

/// A copy of a file, beside it, that the disk has.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn copied(target: &Path) -> io::Result<TempPath> {
    let mut copy = synced_beside(target, target, &[])?;
    io::copy(&mut File::open(target)?, &mut copy)?;
    copy.as_file().sync_all()?;
    Ok(copy.into_temp_path())
}

/// A file that has taken another one's place.
struct Swapped {
    path: PathBuf,
    /// The other one, which vanishes with this value.
    old: Option<TempPath>,
    /// There is none in its place.
    is_gone: bool,
}

impl Swapped {
    /// Takes it back.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    fn undo(self) -> io::Result<()> {
        let Self { path, old, is_gone } = self;
        let back = match old {
            Some(old) if is_gone => old.persist_noclobber(&path),
            Some(old) => old.persist(&path),
            None => return fs::remove_file(&path),
        };
        back.map_err(|failed| {
            // It is not lost with its name.
            let _ = failed.path.keep();
            failed.error
        })
    }
}

/// Takes the file with this stamp out of its place.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn take_out(target: &Path, stamp: &Stamp) -> Result<Swapped, StoreError> {
    // The name is free for a moment: nobody else makes one like it.
    let free = names().tempfile_in(directory_of(target))?.into_temp_path();
    match fs::rename(target, &free) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(StoreError::Changed),
        renamed => renamed?,
    }
    let out = Swapped { path: target.to_path_buf(), old: Some(free), is_gone: true };
    let is_same = out.old.as_deref().is_some_and(|out| Stamp::of(out).is_ok_and(|it| it == *stamp));
    if is_same {
        return Ok(out);
    }
    // Somebody else's file: it goes back.
    if let Some(other) = out.old
        && let Err(failed) = other.persist_noclobber(target)
    {
        stay(failed.path, target);
        return Err(StoreError::NotSynced(failed.error));
    }
    Err(StoreError::Changed)
}

/// Lets somebody else's file stay that cannot go back to its place, under a name by which it is found.
fn stay(file: TempPath, place: &Path) {
    let mut name = place.file_name().unwrap_or_default().to_owned();
    name.push("~other");
    if let Err(failed) = file.persist_noclobber(place.with_file_name(name)) {
        let _ = failed.path.keep();
    }
}

/// Puts a file into the place of the one with this stamp, or of none.
fn swap(new: TempPath, target: &Path, stamp: Option<&Stamp>) -> Result<Swapped, StoreError> {
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
        Ok(()) => match Stamp::of(&new) {
            Ok(out) if out == *stamp => Ok(Swapped { path, old: Some(new), is_gone: false }),
            // Somebody else's file, or one that cannot be looked at: it goes back.
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

/// The same where files cannot be exchanged: what another program puts there at the very same moment is lost.
fn rename(new: TempPath, target: &Path, stamp: &Stamp) -> Result<Swapped, StoreError> {
    let old = match second(target, stamp) {
        // It is gone meanwhile.
        Err(StoreError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {
            return Err(StoreError::Changed);
        }
        old => old?,
    };
    new.persist(target).map_err(|error| error.error)?;
    Ok(Swapped { path: target.to_path_buf(), old: Some(old), is_gone: false })
}

/// Whether the system, or the file system, does not know how to exchange files.
fn is_unknown(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput)
}

/// Removes what programs left in a directory that were killed while they replaced a file there.
pub(super) fn tidy(directory: &Path) {
    if has_left(directory) {
        // Another program that replaces a file there does the same.
        let _ = tidy_and_lock(directory, Duration::ZERO);
    }
}

/// Locks a directory for the moment in which a file in it is replaced, and tidies it.
fn tidy_and_lock(directory: &Path, patience: Duration) -> Result<Option<Lock>, StoreError> {
    let lock = lock::directory(directory, patience)?;
    if lock.is_some() {
        remove_left(directory);
    }
    Ok(lock)
}

/// Whether there is anything in a directory that a program may have left: a file on its way, or a lock.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn has_left(directory: &Path) -> bool {
    let mut entries = fs::read_dir(directory).into_iter().flatten().flatten();
    entries.any(|entry| {
        let name = entry.file_name();
        name == lock::NAME || stem(&name).is_some()
    })
}

/// How the name of a file ends that tells whose place it is to take. It does not where that name is too long, or
/// no text.
fn suffix_of(path: &Path) -> String {
    /// With what stands before and behind it, most systems take the name.
    const LONGEST: usize = 200;
    let name = path.file_name().and_then(OsStr::to_str);
    name.filter(|name| name.len() <= LONGEST)
        .map_or_else(|| SUFFIX.to_owned(), |name| format!("-{name}{SUFFIX}"))
}

/// The name of a file on its way, without what all of them have; `None` if it is none of ours.
fn stem(name: &OsStr) -> Option<&str> {
    name.to_str()?.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)
}

/// Whose place a file was to take, if its name tells.
fn whose(stem: &str) -> Option<&str> {
    stem.split_once('-').map(|(_, name)| name)
}

/// The place of an older copy that was taken out of it for a save that was cut off then.
fn cut_off(named: &Path, older: &Path) -> Option<PathBuf> {
    let name = named.file_name()?.to_str()?.strip_suffix('~')?;
    let (target, copy) = (named.with_file_name(name), behind_links(named));
    let is_cut_off = is_same(&copy, &target) && !is_same(older, &target);
    is_cut_off.then_some(copy)
}

/// Whether two files are one, or hold the same.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn is_same(one: &Path, other: &Path) -> bool {
    let [Ok(about), Ok(other_about)] = [one, other].map(fs::metadata) else { return false };
    let is_one = cfg!(unix) && file_id(&about) == file_id(&other_about);
    let may_be = about.len() == other_about.len() && about.len() <= formats::MAX_SIZE;
    let read = |path| fs::read(path).ok();
    is_one || may_be && read(one).is_some_and(|bytes| Some(bytes) == read(other))
}

/// Puts in order what was left.
///
/// It is never the only place of anything but for one case: a new file was not in place yet, a game has its journal,
/// and an old one is there under its name or with `~`. But who was killed between the two steps of a save has put
/// what the file held in place of an older copy, and not the new game in place of the file. Then the older copy
/// goes back.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn remove_left(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        let (name, left) = (entry.file_name(), entry.path());
        let Some(stem) = stem(&name) else { continue };
        // Another user's program has a lock of its own.
        let Ok(about) = fs::symlink_metadata(&left) else { continue };
        let age = about.modified().map(|changed| SystemTime::now().duration_since(changed));
        if !is_own(&about) || !age.is_ok_and(|age| age.is_ok_and(|age| age > LEFT)) {
            continue;
        }
        // One that stays is passed over.
        let _ = match whose(stem).and_then(|copy| cut_off(&directory.join(copy), &left)) {
            Some(copy) => fs::rename(&left, copy),
            None => fs::remove_file(&left),
        };
    }
}
#[cfg(test)]
mod tests;
