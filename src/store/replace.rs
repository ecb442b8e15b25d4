//! One file in place of another, in one step, so that nothing of what was there is lost.
//!
//! Programs of this kind come one after the other, by a claim on the directory. Others know of no claim: the
//! new file and the old one are exchanged, and if what comes out is not what was looked at, they are exchanged
//! back. Where the system cannot exchange files, the old one is looked at once more just before.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use tempfile::{Builder, TempPath};

use super::{
    StoreError, behind_links, check_is_game, directory_of, file_id, sync_directory, synced_beside,
};
use crate::formats;

/// How the names of files begin and end that are to take another one's place.
const PREFIX: &str = ".gomoku-";
const SUFFIX: &str = ".tmp";

/// How long another program may need to replace a file in the same directory.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often it is asked meanwhile whether it has done so.
const PAUSE: Duration = Duration::from_millis(5);
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

/// Puts these bytes in place of what a file holds. Permissions are kept. When this is done the
/// disk has it.
///
/// `keeps` is asked whether what is there is to be kept under its name and `~`, or may not be replaced. It hears
/// no more of it than any format may have.
///
/// # Errors
/// Why not; then the file is as it was, and so is the one with `~`.
pub(super) fn replace(
    target: &Path,
    bytes: &[u8],
    mut keeps: impl FnMut(&[u8]) -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    let _claim = tidy_claim(directory_of(target), PATIENCE)?;
    for _ in 0..ATTEMPTS {
        let old = look(target)?;
        let is_kept = old.as_ref().map_or(Ok(false), |old| keeps(&old.bytes))?;
        match put(target, bytes, old.as_ref(), is_kept) {
            Err(StoreError::Changed) => {}
            Err(why) => return Err(why),
            Ok(()) => {
                sync_directory(target);
                return Ok(());
            }
        }
    }
    Err(StoreError::Busy)
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
fn look(target: &Path) -> Result<Option<Old>, StoreError> {
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
    file.take(formats::MAX_SIZE + 1).read_to_end(&mut bytes)?;
    Ok(Some(Old { stamp, bytes }))
}

/// [`StoreError::Changed`] if the file is not the one that was looked at any more.
fn put(target: &Path, bytes: &[u8], old: Option<&Old>, is_kept: bool) -> Result<(), StoreError> {
    let file = synced_beside(target, target, bytes)?.into_temp_path();
    let copy = match old {
        Some(old) if is_kept => Some(keep_copy(target, old)?),
        _ => None,
    };
    swap(file, target, old.map(|old| &old.stamp)).map(|_| ()).inspect_err(|_| {
        if let Some(copy) = copy {
            copy.undo();
        }
    })
}

/// Keeps a file under its name and `~`, too.
fn keep_copy(target: &Path, old: &Old) -> Result<Swapped, StoreError> {
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push("~");
    let copy = target.with_file_name(name);
    let kept = || {
        let copy = behind_links(&copy);
        let older = look(&copy)?;
        if let Some(older) = &older {
            check_is_game(&older.bytes, &copy)?;
        }
        swap(second(target, &old.stamp)?, &copy, older.map(|older| older.stamp).as_ref())
    };
    kept().map_err(|why| match why {
        StoreError::Changed => why,
        why => StoreError::Copy(copy, Box::new(why)),
    })
}

/// A second name of a file, or a copy where it can have none.
fn second(target: &Path, stamp: &Stamp) -> Result<TempPath, StoreError> {
    let link = names().make_in(directory_of(target), |path| fs::hard_link(target, path));
    let (second, named) = match link {
        Ok(link) => (link.into_temp_path(), None),
        Err(_) => (copied(target)?, Some(target)),
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
}

impl Swapped {
    /// Takes it back.
    #[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
    fn undo(self) {
        // What cannot be taken back stays: nothing is lost by it but an older copy.
        let _ = match self.old {
            Some(old) => old.persist(&self.path).map_err(|error| error.error),
            None => fs::remove_file(&self.path),
        };
    }
}

/// Puts a file into the place of the one with this stamp, or of none.
fn swap(new: TempPath, target: &Path, stamp: Option<&Stamp>) -> Result<Swapped, StoreError> {
    let path = target.to_path_buf();
    let Some(stamp) = stamp else {
        return match new.persist_noclobber(target) {
            Ok(()) => Ok(Swapped { path, old: None }),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Err(StoreError::Changed)
            }
            Err(error) => Err(error.error.into()),
        };
    };
    match exchange(&new, target) {
        Ok(()) if Stamp::of(&new).is_ok_and(|out| out == *stamp) => {
            Ok(Swapped { path, old: Some(new) })
        }
        Ok(()) => {
            // Somebody else's file: it goes back, or at least stays.
            if let Err(error) = exchange(&new, target) {
                let _ = new.keep();
                return Err(error.into());
            }
            Err(StoreError::Changed)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StoreError::Changed),
        Err(error) if is_unknown(&error) => rename(new, target, stamp),
        Err(error) => Err(error.into()),
    }
}

/// The same where files cannot be exchanged: what another program puts there at the very same moment is lost.
fn rename(new: TempPath, target: &Path, stamp: &Stamp) -> Result<Swapped, StoreError> {
    let old = second(target, stamp)?;
    new.persist(target).map_err(|error| error.error)?;
    Ok(Swapped { path: target.to_path_buf(), old: Some(old) })
}

/// Exchanges two files in one step.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Whether the system, or the file system, does not know how to exchange files.
fn is_unknown(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput)
}

/// Removes what programs left in a directory that were killed while they replaced a file there.
pub(super) fn tidy(directory: &Path) {
    // Another program that replaces a file there does the same.
    let _ = tidy_claim(directory, Duration::ZERO);
}

/// Claims a directory, and tidies it.
fn tidy_claim(directory: &Path, patience: Duration) -> Result<Option<File>, StoreError> {
    let claim = claim(directory, patience)?;
    if claim.is_some() {
        remove_left(directory);
    }
    Ok(claim)
}

/// Claims a directory for the moment in which a file in it is replaced. Where there are no such claims it is done
/// without one.
#[expect(clippy::disallowed_methods, reason = "waits for another program's files")]
fn claim(directory: &Path, patience: Duration) -> Result<Option<File>, StoreError> {
    let Ok(file) = File::open(directory) else { return Ok(None) };
    let mut left = patience;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(file)),
            Err(TryLockError::Error(_)) => return Ok(None),
            Err(TryLockError::WouldBlock) if left.is_zero() => return Err(StoreError::Busy),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
        }
        left = left.saturating_sub(PAUSE);
    }
}

/// Removes what was left. It is never the only place of anything: a new file was not in place yet, a game has its
/// journal, and an old one is there under its name or with `~`.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
fn remove_left(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_ours = name.to_str().is_some_and(|name| {
            name.strip_prefix(PREFIX).is_some_and(|rest| rest.ends_with(SUFFIX))
        });
        if !is_ours {
            continue;
        }
        let changed = fs::symlink_metadata(entry.path()).and_then(|about| about.modified());
        let age = changed.map(|changed| SystemTime::now().duration_since(changed));
        if age.is_ok_and(|age| age.is_ok_and(|age| age > LEFT)) {
            // One that stays is passed over.
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests;
