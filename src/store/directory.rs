//! Creates and syncs directories.

use std::fs::File;
use std::io;
use std::path::Path;

use super::system;

pub(super) fn directory_of(path: &Path) -> &Path {
    path.parent().map_or(Path::new("."), here)
}

/// Creates a directory that only its owner may use, with its parents; an existing one is left
/// alone. Returns what must be synced for the new names to survive a power cut: the directory, then
/// each parent in which something was created.
pub(super) fn make(directory: &Path) -> io::Result<Vec<File>> {
    let made = directory.ancestors().take_while(|ancestor| !here(ancestor).is_dir()).count();
    system::make_private(directory)?;
    Ok(directory.ancestors().take(made + 1).map(here).flat_map(File::open).collect())
}

pub(super) fn make_synced(directory: &Path) -> io::Result<()> {
    let mut made = make(directory)?;
    // What is new in the directory is synced with the file that comes into it.
    made.drain(..1.min(made.len()));
    made.iter().try_for_each(sync_open)
}

/// Syncs the directory of a file, so that its creation, renaming or removal survives a power cut.
pub(super) fn sync(file: &Path) -> io::Result<()> {
    match system::sync_directory(directory_of(file)) {
        // One may write into a directory that one may not read, and not wait for it.
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

/// Checks for an error of a system that does not know what it is asked for.
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
    fn a_name_alone_lies_in_the_working_directory() {
        assert_eq!(directory_of(Path::new("a")), Path::new("."));
        assert_eq!(directory_of(Path::new("a/b")), Path::new("a"));
    }

    #[test]
    fn what_is_new_is_synced_up_to_the_directory_in_which_something_was_made() {
        let home = tempfile::tempdir().unwrap();
        let below = home.path().join("a/b");
        assert_eq!(make(&below).unwrap().len(), 3);
        assert_eq!(make(&below).unwrap().len(), 1);
    }

    #[test]
    fn only_a_system_that_syncs_no_directories_is_not_waited_for() {
        let synced = |kind: io::ErrorKind| unless_unknown(Err(kind.into())).is_ok();
        assert!(synced(io::ErrorKind::InvalidInput) && synced(io::ErrorKind::Unsupported));
        assert!(!synced(io::ErrorKind::StorageFull));
        let home = tempfile::tempdir().unwrap();
        let missing = sync(&home.path().join("a/b")).unwrap_err();
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
    }
}
