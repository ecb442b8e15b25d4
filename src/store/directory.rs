//! Creation and syncing of directories.

use std::fs::File;
use std::io;
use std::path::Path;

use super::system;

pub(super) fn directory_of(path: &Path) -> &Path {
    path.parent().map_or(Path::new("."), here)
}

/// Creates a directory that only its owner may use, and its parents; an existing directory is
/// unchanged. Returns what must be synced for the new names to survive a power cut: the directory,
/// then each parent in which something was created.
pub(super) fn make(directory: &Path) -> io::Result<Vec<File>> {
    let made = directory.ancestors().take_while(|ancestor| !here(ancestor).is_dir()).count();
    system::make_private(directory)?;
    Ok(directory.ancestors().take(made + 1).map(here).flat_map(File::open).collect())
}

pub(super) fn make_synced(directory: &Path) -> io::Result<()> {
    let mut made = make(directory)?;
    // New entries of the directory are synced with the file that is added to it.
    made.drain(..1.min(made.len()));
    made.iter().try_for_each(sync_open)
}

/// Syncs the directory of a file, so that its creation, renaming or removal survives a power cut.
pub(super) fn sync(file: &Path) -> io::Result<()> {
    match system::sync_directory(directory_of(file)) {
        // A directory may be writable but not readable; then the sync is skipped.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        synced => unless_unknown(synced),
    }
}

pub(super) fn sync_open(directory: &File) -> io::Result<()> {
    unless_unknown(directory.sync_all())
}

fn unless_unknown(synced: io::Result<()>) -> io::Result<()> {
    match synced {
        Err(error) if is_unknown(&error) => Ok(()),
        synced => synced,
    }
}

/// Checks for an error of a system that does not support the operation.
pub(super) fn is_unknown(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput)
}

fn here(path: &Path) -> &Path {
    if path.as_os_str().is_empty() { Path::new(".") } else { path }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_name_is_in_the_working_directory() {
        assert_eq!(directory_of(Path::new("a")), Path::new("."));
        assert_eq!(directory_of(Path::new("a/b")), Path::new("a"));
    }

    #[test]
    fn new_directories_are_synced_up_to_the_one_that_existed() {
        let home = tempfile::tempdir().unwrap();
        let below = home.path().join("a/b");
        assert_eq!(make(&below).unwrap().len(), 3);
        assert_eq!(make(&below).unwrap().len(), 1);
    }

    #[test]
    fn only_unsupported_syncs_are_skipped() {
        let synced = |kind: io::ErrorKind| unless_unknown(Err(kind.into())).is_ok();
        assert!(synced(io::ErrorKind::InvalidInput) && synced(io::ErrorKind::Unsupported));
        assert!(!synced(io::ErrorKind::StorageFull));
        let home = tempfile::tempdir().unwrap();
        let missing = sync(&home.path().join("a/b")).unwrap_err();
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
    }
}
