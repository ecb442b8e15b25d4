//! Linux, macOS and the like.

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

/// Opens no link, and waits for no pipe.
const NO_LINK: i32 = OFlags::NOFOLLOW.union(OFlags::NONBLOCK).bits().cast_signed();

/// What others may do.
const OTHERS: Mode = Mode::RWXG.union(Mode::RWXO);
/// The file of the system's time zone.
pub const LOCAL_TIME: Option<&str> = Some("/etc/localtime");

/// What a file is, whatever its name.
pub fn file_id(about: &Metadata) -> (u64, u64) {
    (about.dev(), about.ino())
}

/// Whether a file is this user's.
pub fn is_own(about: &Metadata) -> bool {
    about.uid() == rustix::process::geteuid().as_raw()
}

/// Whether a file is this user's and closed to all others.
pub fn is_private(about: &Metadata) -> bool {
    is_own(about) && Mode::from_raw_mode(about.mode()).intersection(OTHERS).is_empty()
}

/// Whether no other user can replace what this user has in a directory: nobody else may write to it, or it is sticky.
pub fn is_safe_place(about: &Metadata) -> bool {
    let mode = Mode::from_raw_mode(about.mode());
    !mode.intersects(Mode::WGRP | Mode::WOTH) || mode.contains(Mode::SVTX)
}

/// Opens a file of this user's own to be read and written to. A link is not followed, a pipe not waited for, and a file
/// that has another name, too, is refused.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn open_own(path: &Path) -> io::Result<File> {
    let file = OpenOptions::new().read(true).write(true).custom_flags(NO_LINK).open(path)?;
    let about = file.metadata()?;
    if about.is_file() && is_own(&about) && about.nlink() == 1 {
        Ok(file)
    } else {
        Err(io::Error::other("not a file of yours alone"))
    }
}

/// Lets a temporary directory be its owner's alone, whatever the mask.
pub fn with_private_permissions(names: &mut tempfile::Builder<'_, '_>) {
    names.permissions(Permissions::from_mode(0o700));
}

/// Lets a temporary file be what any new file is: the user's mask says who may read it.
pub fn with_usual_permissions(names: &mut tempfile::Builder<'_, '_>) {
    names.permissions(Permissions::from_mode(0o666));
}

/// Makes a directory that only its owner may use, whatever the mask, and those in which it lies, if there are none.
pub fn make_private(directory: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(directory)
}

/// Opens a file that is to be locked, and makes it if there is none. Only its owner can open it. A link is not
/// followed, a pipe not waited for, and another user's file is refused.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
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

/// What is locked while a file in a directory is replaced: a file of this name there.
pub fn open_lock_of(directory: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    let path = directory.join(name);
    let file = open_lock(&path)?;
    Ok((path, file))
}

/// Removes a file that this program has locked.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn remove_lock(path: &Path) {
    // One that stays is taken by the next program.
    let _ = fs::remove_file(path);
}

/// Waits until the disk has the names in a directory.
#[expect(clippy::disallowed_methods, reason = "the store owns the file system")]
pub fn sync_directory(directory: &Path) -> io::Result<()> {
    File::open(directory)?.sync_all()
}

/// Exchanges two files in one step.
#[cfg(any(target_os = "linux", target_vendor = "apple"))]
pub fn exchange(one: &Path, other: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
pub fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// A path as bytes, for the index.
pub fn to_bytes(path: &Path) -> Cow<'_, [u8]> {
    path.as_os_str().as_bytes().into()
}

/// The path that these bytes are.
pub fn of_bytes(bytes: &[u8]) -> PathBuf {
    PathBuf::from(OsStr::from_bytes(bytes))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::disallowed_methods, reason = "tests of the file system")]

    use std::os::unix::fs::chown;

    use super::*;

    #[test]
    fn what_another_user_owns_is_not_this_users() {
        let file = tempfile::NamedTempFile::new().unwrap();
        assert!(is_own(&file.as_file().metadata().unwrap()));
        // Root may give it away; to all others the root directory is foreign.
        let other = match chown(file.path(), Some(1), None) {
            Ok(()) => file.as_file().metadata(),
            Err(_) => std::fs::metadata("/"),
        };
        assert!(!is_own(&other.unwrap()));
    }
}
