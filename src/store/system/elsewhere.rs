//! Windows and other systems.

use std::borrow::Cow;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::translate::message;

/// Path of the system's time zone file; there is none here.
pub const LOCAL_TIME: Option<&str> = None;

/// Returns the same id for all files.
pub const fn file_id(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

/// Assumes that temporary files belong to this user.
pub const fn is_own(_: &Metadata) -> bool {
    true
}

pub const fn is_private(_: &Metadata) -> bool {
    true
}

pub const fn is_safe_place(_: &Metadata) -> bool {
    true
}

pub fn open_own(path: &Path) -> io::Result<File> {
    if fs::symlink_metadata(path)?.is_file() {
        OpenOptions::new().read(true).write(true).open(path)
    } else {
        Err(io::Error::other(message!("store-not-a-file", "not a file").to_string()))
    }
}

pub const fn with_private_permissions(_: &mut tempfile::Builder<'_, '_>) {}

pub const fn with_usual_permissions(_: &mut tempfile::Builder<'_, '_>) {}

pub fn make_private(directory: &Path) -> io::Result<()> {
    fs::create_dir_all(directory)
}

pub fn open_lock(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// Locks the directory, if it can be opened like a file. A replaced lock file is not noticed.
pub fn open_lock_of(directory: &Path, _: &str) -> io::Result<(PathBuf, File)> {
    Ok((directory.to_path_buf(), File::open(directory)?))
}

pub const fn remove_lock(_: &Path) {}

/// Does nothing: directories cannot be opened like files, and the file system journals their names.
#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub const fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

pub fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Encodes a path for the index. The file of a path that is not Unicode is read every time.
pub fn to_bytes(path: &Path) -> Cow<'_, [u8]> {
    path.to_string_lossy().into_owned().into_bytes().into()
}

pub fn of_bytes(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}
