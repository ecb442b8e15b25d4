//! Data that a power cut could destroy: written, but possibly not on the disk.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::calls::Call;

/// Paths that may not be on the disk after these calls: files that were written, and directories
/// with new entries.
///
/// Removing a name needs no sync. The content of a removed file does not matter.
pub fn ahead<'a>(calls: impl IntoIterator<Item = &'a Call>) -> BTreeSet<PathBuf> {
    const CREATES: u64 = 0o100;
    let mut ahead = BTreeSet::new();
    let directory = |path: &Path| path.parent().unwrap().to_path_buf();
    for Call { name, path, to, third, .. } in calls.into_iter().filter(|call| call.is_done) {
        match *name {
            "write" | "pwrite64" | "ftruncate" => {
                ahead.insert(path.clone());
            }
            "openat" if third & CREATES != 0 => {
                ahead.insert(directory(path));
            }
            "mkdir" => {
                ahead.insert(directory(path));
            }
            "fsync" | "fdatasync" | "unlink" => {
                ahead.remove(path);
            }
            "rename" | "renameat2" | "link" | "linkat" => {
                let to = to.as_ref().unwrap();
                ahead.insert(directory(to));
                let [from_ahead, to_ahead] = [path, to].map(|path| ahead.remove(path));
                if from_ahead {
                    ahead.insert(to.clone());
                }
                // After an exchange, both files exist.
                if to_ahead && path.exists() {
                    ahead.insert(path.clone());
                }
            }
            _ => {}
        }
    }
    ahead
}
