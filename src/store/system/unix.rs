//! Linux, macOS and similar systems.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::{Path, PathBuf};

use rustix::fs::{Mode, OFlags};

use crate::translate::message;

/// Flags that refuse links and do not wait for pipes.
const NO_LINK: i32 = OFlags::NOFOLLOW.union(OFlags::NONBLOCK).bits().cast_signed();

const OTHERS: Mode = Mode::RWXG.union(Mode::RWXO);
pub const LOCAL_TIME: Option<&str> = Some("/etc/localtime");

pub fn file_id(about: &Metadata) -> (u64, u64) {
    (about.dev(), about.ino())
}

pub fn is_own(about: &Metadata) -> bool {
    about.uid() == rustix::process::geteuid().as_raw()
}

pub fn is_private(about: &Metadata) -> bool {
    is_own(about) && Mode::from_raw_mode(about.mode()).intersection(OTHERS).is_empty()
}

/// Checks that no other user can replace files in a directory.
pub fn is_safe_place(about: &Metadata) -> bool {
    let mode = Mode::from_raw_mode(about.mode());
    !mode.intersects(Mode::WGRP | Mode::WOTH) || mode.contains(Mode::SVTX)
}

/// Opens a file that belongs to this user alone. Links, and files with several names, are refused.
pub fn open_own(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).custom_flags(NO_LINK).open(path)?;
    let about = file.metadata()?;
    if about.is_file() && is_own(&about) && about.nlink() == 1 {
        Ok(file)
    } else {
        Err(io::Error::other(
            message!("store-not-own-file", "the file is not yours alone").to_string(),
        ))
    }
}

/// Makes a temporary directory private to its owner, whatever the umask.
pub fn with_private_permissions(names: &mut tempfile::Builder<'_, '_>) {
    names.permissions(Permissions::from_mode(0o700));
}

/// Gives a temporary file the permissions of any new file, according to the umask.
pub fn with_usual_permissions(names: &mut tempfile::Builder<'_, '_>) {
    names.permissions(Permissions::from_mode(0o666));
}

/// Creates a directory and its parents, private to their owner, whatever the umask.
pub fn make_private(directory: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(directory)
}

/// Opens or creates a lock file that only its owner can open. Links are refused.
pub fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false).mode(0o600).custom_flags(NO_LINK);
    let file = options.open(path)?;
    let about = file.metadata()?;
    if about.is_file() && is_own(&about) {
        Ok(file)
    } else {
        Err(io::ErrorKind::PermissionDenied.into())
    }
}

pub fn open_lock_of(directory: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    let path = directory.join(name);
    let file = open_lock(&path)?;
    Ok((path, file))
}

pub fn remove_lock(path: &Path) {
    // A file that stays is used by the next program.
    let _ = fs::remove_file(path);
}

pub fn sync_directory(directory: &Path) -> io::Result<()> {
    File::open(directory)?.sync_all()
}

#[cfg(any(target_os = "linux", target_vendor = "apple"))]
pub fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
pub fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

pub fn to_bytes(path: &Path) -> Cow<'_, [u8]> {
    path.as_os_str().as_bytes().into()
}

pub fn of_bytes(bytes: &[u8]) -> PathBuf {
    PathBuf::from(OsStr::from_bytes(bytes))
}

#[cfg(test)]
mod tests {

    use std::os::unix::fs::chown;

    use super::*;

    #[test]
    fn files_of_other_users_are_not_own_files() {
        let file = tempfile::NamedTempFile::new().unwrap();
        assert!(is_own(&file.as_file().metadata().unwrap()));
        // Root can change the owner; for others, the root directory belongs to another user.
        let other = match chown(file.path(), Some(1), None) {
            Ok(()) => file.as_file().metadata(),
            Err(_) => std::fs::metadata("/"),
        };
        assert!(!is_own(&other.unwrap()));
    }
}
