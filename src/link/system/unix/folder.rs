//! Directories of sockets, which nobody else can have prepared.

use std::fs::{self, DirBuilder, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use super::own_id;
use crate::link::address::HostName;
use crate::link::fault::LinkError;

/// Rights in a directory for one user.
pub const PRIVATE: u32 = 0o700;
/// Rights in a directory in which others can reach what they know.
pub const OPEN: u32 = 0o711;

/// Places for the directories of sockets.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Directory of this session (`XDG_RUNTIME_DIR`).
    pub session: Option<PathBuf>,
    /// Directory of temporary files of this user.
    pub temporary: PathBuf,
    /// Directory of temporary files that all users have in common.
    pub common: PathBuf,
}

impl Folders {
    /// Reads the environment. A session of another user, as `su` may leave it, counts for nothing.
    #[expect(clippy::disallowed_methods, reason = "the environment names the session's directory")]
    pub fn of_system() -> Self {
        let session = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
        let session = session.filter(|path| path.is_absolute());
        Self {
            session: session.filter(|path| checked(path, own_id()).is_ok()),
            temporary: std::env::temp_dir(),
            common: PathBuf::from("/tmp"),
        }
    }

    /// Directory for hosts that only the same user joins.
    pub fn private(&self) -> PathBuf {
        let session = self.session.as_ref().map(|session| session.join("gomoku"));
        session.unwrap_or_else(|| self.temporary_private())
    }

    fn temporary_private(&self) -> PathBuf {
        self.temporary.join(format!("gomoku-{}", own_id()))
    }

    /// Directories in which a host of this user may be. That of another session may have none.
    pub fn all_private(&self) -> impl Iterator<Item = PathBuf> {
        [self.private(), self.temporary_private()].into_iter()
    }

    /// Directory for hosts of a user that others join, too.
    pub fn open(&self, user: u32) -> PathBuf {
        self.common.join(format!("gomoku-{user}-open"))
    }
}

/// Path of a socket.
pub fn socket(directory: &Path, name: &HostName) -> PathBuf {
    directory.join(format!("{name}.sock"))
}

/// Creates a directory with these rights, or checks and narrows those of an old one.
pub fn make(directory: &Path, mode: u32) -> Result<(), LinkError> {
    match DirBuilder::new().mode(PRIVATE).create(directory) {
        Err(why) if why.kind() != io::ErrorKind::AlreadyExists => return Err(why.into()),
        _ => {}
    }
    if rights(&checked(directory, own_id())?) != mode {
        // Between the check and this, nobody but the owner can have put something else here: other
        // users can neither remove it nor rename it, since they must not write to the directory
        // above, or that one is sticky.
        fs::set_permissions(directory, Permissions::from_mode(mode))?;
    }
    if rights(&checked(directory, own_id())?) == mode {
        Ok(())
    } else {
        Err(LinkError::TooOpen(directory.to_owned()))
    }
}

/// Checks that only this user can put something into a directory.
pub fn check(directory: &Path, owner: u32) -> Result<(), LinkError> {
    let about = checked(directory, owner)?;
    let is_safe = rights(&about) & 0o022 == 0;
    is_safe.then_some(()).ok_or_else(|| LinkError::TooOpen(directory.to_owned()))
}

fn checked(directory: &Path, owner: u32) -> Result<Metadata, LinkError> {
    let about = fs::symlink_metadata(directory)?;
    if !about.is_dir() {
        Err(LinkError::NotFolder(directory.to_owned()))
    } else if about.uid() != owner {
        Err(LinkError::NotOwner(directory.to_owned()))
    } else {
        Ok(about)
    }
}

fn rights(about: &Metadata) -> u32 {
    about.mode() & 0o777
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "prepares a directory")]
mod tests {
    use std::os::unix::fs::{chown, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        rights(&fs::symlink_metadata(path).unwrap())
    }

    #[test]
    fn a_directory_gets_its_rights_whatever_it_had() {
        let root = tempfile::tempdir().unwrap();
        let path = root.path().join("new");
        for wanted in [PRIVATE, OPEN] {
            make(&path, wanted).unwrap();
            assert_eq!(mode(&path), wanted);
            fs::set_permissions(&path, Permissions::from_mode(0o777)).unwrap();
            assert_eq!(check(&path, own_id()), Err(LinkError::TooOpen(path.clone())));
            make(&path, wanted).unwrap();
            assert_eq!(mode(&path), wanted);
            assert_eq!(check(&path, own_id()), Ok(()));
        }
        assert!(matches!(make(&root.path().join("no/new"), PRIVATE), Err(LinkError::System(_))));
    }

    #[test]
    fn links_and_files_are_refused() {
        let root = tempfile::tempdir().unwrap();
        let (link, file) = (root.path().join("link"), root.path().join("file"));
        symlink(root.path(), &link).unwrap();
        fs::File::create(&file).unwrap();
        fs::set_permissions(root.path(), Permissions::from_mode(0o777)).unwrap();
        for path in [link, file] {
            assert_eq!(make(&path, PRIVATE), Err(LinkError::NotFolder(path.clone())));
            assert_eq!(check(&path, own_id()), Err(LinkError::NotFolder(path)));
        }
        assert_eq!(mode(root.path()), 0o777, "the rights behind a link stay");
    }

    #[test]
    fn directories_of_other_users_are_refused() {
        let root = tempfile::tempdir().unwrap();
        // Root can change the owner; for others, the root directory belongs to another user.
        let path = match chown(root.path(), Some(1), None) {
            Ok(()) => root.path().to_owned(),
            Err(_) => PathBuf::from("/"),
        };
        assert_eq!(make(&path, PRIVATE), Err(LinkError::NotOwner(path.clone())));
        assert_eq!(check(&path, own_id()), Err(LinkError::NotOwner(path)));
    }
}
