//! Locks between programs. Waiting is limited; a program that holds a lock for longer is reported
//! with the file.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::StoreError;
use super::system::{file_id, open_lock_of, remove_lock};

/// Name of the lock file in a directory where files are replaced or appended to.
///
/// Anybody who can read a file can lock it. Only the owner can open this one, so other users cannot
/// block a save.
pub(super) const NAME: &str = ".gomoku.lock";

pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// Maximum wait for programs that only check whether a file is claimed.
const LOOK: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(5);

/// Lock of a directory, which ends when dropped, or with the process.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    _file: File,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // A program that waits for this file then notices that it is gone, and creates another one.
        remove_lock(&self.path);
    }
}

/// Locks a directory; `None` if locks are not supported, or another user owns the file.
pub(super) fn directory(directory: &Path, patience: Duration) -> Result<Option<Lock>, StoreError> {
    let mut left = patience;
    loop {
        let Ok((path, file)) = open_lock_of(directory, NAME) else { return Ok(None) };
        match file.try_lock() {
            // The previous owner may have removed it in the meantime.
            Ok(()) if leads_to(&path, &file).is_ok_and(|leads| leads) => {
                return Ok(Some(Lock { path, _file: file }));
            }
            Err(TryLockError::Error(_)) => {
                remove_lock(&path);
                return Ok(None);
            }
            _ if left.is_zero() => return Err(StoreError::Held(path, patience)),
            _ => thread::sleep(PAUSE),
        }
        left = left.saturating_sub(PAUSE);
    }
}

/// Claims a file while it is open, without waiting.
pub(super) fn claim(file: &File) -> Result<(), StoreError> {
    let mut left = LOOK;
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if left.is_zero() || is_claimed(file) => {
                return Err(StoreError::Elsewhere);
            }
            // Another program is just checking whether it is claimed.
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            // Without locks, games are saved without a claim.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(()),
        }
        left = left.saturating_sub(PAUSE);
    }
}

pub(super) fn is_claimed(file: &File) -> bool {
    match file.try_lock_shared() {
        Err(TryLockError::WouldBlock) => true,
        Ok(()) => file.unlock().is_err(),
        Err(TryLockError::Error(_)) => false,
    }
}

pub(super) fn leads_to(path: &Path, file: &File) -> io::Result<bool> {
    Ok(file_id(&file.metadata()?) == file_id(&std::fs::metadata(path)?))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_directory_has_one_lock_at_a_time_which_is_removed() {
        let home = tempfile::tempdir().unwrap();
        let names = || fs::read_dir(home.path()).unwrap().count();
        let first = directory(home.path(), PATIENCE).unwrap().unwrap();
        let held = directory(home.path(), Duration::ZERO).unwrap_err();
        let file = home.path().join(NAME);
        let path = if cfg!(any(not(unix), elsewhere)) { home.path() } else { &file };
        let expected =
            format!("another program has locked {} for more than 0 seconds", path.display());
        assert_eq!(held.to_string(), expected);
        thread::scope(|scope| {
            let second = scope.spawn(|| directory(home.path(), PATIENCE).unwrap().is_some());
            thread::sleep(20 * PAUSE);
            assert!(!second.is_finished());
            drop(first);
            assert!(second.join().unwrap());
        });
        assert_eq!(names(), 0);
    }

    /// Two holders at the same time would both increment the number they have read.
    #[test]
    fn a_removed_lock_is_replaced_by_the_next_program() {
        let home = tempfile::tempdir().unwrap();
        let number = home.path().join("number");
        fs::write(&number, "0").unwrap();
        let (threads, rounds) = (8, 50);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    for _ in 0..rounds {
                        let _lock = directory(home.path(), 60 * PATIENCE).unwrap().unwrap();
                        let read: u32 = fs::read_to_string(&number).unwrap().parse().unwrap();
                        thread::yield_now();
                        fs::write(&number, (read + 1).to_string()).unwrap();
                    }
                });
            }
        });
        let counted = fs::read_to_string(&number).unwrap();
        assert_eq!(counted, (threads * rounds).to_string());
    }

    #[test]
    fn a_lock_file_left_behind_locks_nothing() {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join(NAME), "").unwrap();
        assert!(directory(home.path(), Duration::ZERO).unwrap().is_some());
    }

    /// Anybody who may read a directory, or a file in it, may lock it.
    #[cfg(all(unix, not(elsewhere)))]
    #[test]
    fn a_locked_directory_does_not_block() {
        let home = tempfile::tempdir().unwrap();
        let stranger = File::open(home.path()).unwrap();
        stranger.lock().unwrap();
        assert!(directory(home.path(), Duration::ZERO).unwrap().is_some());
    }

    #[cfg(all(unix, not(elsewhere)))]
    #[test]
    fn locks_are_private_files_and_never_links_or_pipes() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(NAME);
        let lock = directory(home.path(), Duration::ZERO).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        drop(lock);
        let is_done_without = || {
            let lock = directory(home.path(), Duration::ZERO).unwrap();
            assert!(lock.is_none() && fs::symlink_metadata(&path).is_ok());
            let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir(&path));
        };
        let mine = home.path().join("mine");
        fs::write(&mine, "mine").unwrap();
        symlink(&mine, &path).unwrap();
        is_done_without();
        assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
        is_done_without();
        fs::create_dir(&path).unwrap();
        is_done_without();
    }

    #[cfg(all(unix, not(elsewhere)))]
    #[test]
    #[ignore = "takes root, who plays another user"]
    fn a_file_of_another_user_locks_nothing() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join(NAME);
        fs::write(&path, "").unwrap();
        std::os::unix::fs::chown(&path, Some(1), None).unwrap();
        let stranger = File::open(&path).unwrap();
        stranger.lock().unwrap();
        assert!(directory(home.path(), Duration::ZERO).unwrap().is_none());
        assert!(path.exists());
    }

    #[test]
    fn checking_a_claim_does_not_claim_the_file() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let looks = File::open(file.path()).unwrap();
        looks.lock_shared().unwrap();
        thread::scope(|scope| {
            let claims = scope.spawn(|| claim(file.as_file()));
            // A failing claim would have failed by now.
            thread::sleep(Duration::from_millis(20));
            looks.unlock().unwrap();
            claims.join().unwrap().unwrap();
        });
        assert!(is_claimed(&looks));
    }

    /// A lock held forever, only to check a claim.
    #[test]
    fn a_check_that_takes_too_long_counts_as_a_claim() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let looks = File::open(file.path()).unwrap();
        looks.lock_shared().unwrap();
        assert!(matches!(claim(file.as_file()), Err(StoreError::Elsewhere)));
    }

    #[test]
    fn a_path_may_lead_to_another_file_than_the_open_one() {
        let home = tempfile::tempdir().unwrap();
        let (path, other) = (home.path().join("a"), home.path().join("b"));
        fs::write(&path, "").unwrap();
        fs::write(&other, "").unwrap();
        let file = File::open(&path).unwrap();
        assert!(leads_to(&path, &file).unwrap());
        fs::rename(&other, &path).unwrap();
        assert!(!leads_to(&path, &file).unwrap());
    }
}
