//! Windows, and whatever else there is.

use std::borrow::Cow;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The system's time zone is in no file.
pub const LOCAL_TIME: Option<&str> = None;

/// What a file is, whatever its name: it is not told, and all are the same.
pub const fn file_id(_: &Metadata) -> (u64, u64) {
    (0, 0)
}

/// Whether a file is this user's: what lies where the user's temporary files lie is.
pub const fn is_own(_: &Metadata) -> bool {
    true
}

/// Whether a file is this user's and closed to all others.
pub const fn is_private(_: &Metadata) -> bool {
    true
}

/// Whether no other user can replace what lies in a directory: it is this user's.
pub const fn is_safe_place(_: &Metadata) -> bool {
    true
}

/// Opens a file to be read and written to.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn open_own(path: &Path) -> io::Result<File> {
    if fs::symlink_metadata(path)?.is_file() {
        OpenOptions::new().read(true).write(true).open(path)
    } else {
        Err(io::Error::other("not a file"))
    }
}

/// A temporary directory is closed to others already.
pub const fn with_private_permissions(_: &mut tempfile::Builder<'_, '_>) {}

/// A temporary file is what any new file is.
pub const fn with_usual_permissions(_: &mut tempfile::Builder<'_, '_>) {}

/// Makes a directory, and those in which it lies, if there are none: what lies in the user's own is the user's.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn make_private(directory: &Path) -> io::Result<()> {
    fs::create_dir_all(directory)
}

/// Opens a file that is to be locked, and makes it if there is none.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn open_lock(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

/// What is locked while a file in a directory is replaced: the directory itself, where it can be opened like a file. That
/// another file has taken the place of a lock could not be told.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn open_lock_of(directory: &Path, _: &str) -> io::Result<(PathBuf, File)> {
    Ok((directory.to_path_buf(), File::open(directory)?))
}

/// The directory stays.
pub const fn remove_lock(_: &Path) {}

/// A directory cannot be opened like a file, and its names need no waiting for: the file system keeps a journal of them.
#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub const fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Files cannot be exchanged.
pub fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// A path as bytes, for the index. One that is not Unicode does not come back: its file is read each time.
pub fn to_bytes(path: &Path) -> Cow<'_, [u8]> {
    path.to_string_lossy().into_owned().into_bytes().into()
}

/// The path that these bytes are.
pub fn of_bytes(bytes: &[u8]) -> PathBuf {
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}
