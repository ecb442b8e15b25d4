//! Logs of the games that are shared with a friend's program.
//!
//! Each log is a file of lines that are only appended to, before they are sent. A game that breaks
//! off continues from there.

use std::cmp::Reverse;
use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{Store, StoreError, contents, directory};
use crate::friend::{GameId, Kept};

/// Number of logs that stay.
const MOST: usize = 32;
/// Maximum size of a log in bytes, which is more than the longest game takes.
const LONGEST: u64 = 1 << 20;
const EXTENSION: &str = "log";

impl Store {
    fn friends_directory(&self) -> Result<PathBuf, StoreError> {
        let state = self.state.as_ref().ok_or(StoreError::NoHome)?;
        Ok(state.join("friends"))
    }

    /// Reads the shared games, the one that changed last first. Unreadable logs are left out.
    pub fn shared_games(&self) -> Vec<Kept> {
        self.logs().into_iter().filter_map(|(_, path)| read(&path)).collect()
    }

    /// Reads a shared game; `None` if there is no such log.
    pub fn shared_game(&self, id: GameId) -> Option<Kept> {
        read(&self.friends_directory().ok()?.join(format!("{id}.{EXTENSION}")))
    }

    /// Logs with the times of their last changes, the latest first.
    fn logs(&self) -> Vec<(SystemTime, PathBuf)> {
        let entries = self.friends_directory().ok().and_then(|path| fs::read_dir(path).ok());
        let mut logs: Vec<(SystemTime, PathBuf)> = entries
            .into_iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.path().extension().is_some_and(|it| it == EXTENSION))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .collect();
        logs.sort_by_key(|(changed, path)| (Reverse(*changed), path.clone()));
        logs
    }

    /// Appends lines to the logs of shared games. When this returns, the system has them.
    ///
    /// # Errors
    /// Fails if a log cannot be written. It then has all of the lines for it, or none.
    pub fn keep_shared(&self, lines: &[(GameId, String)]) -> Result<(), StoreError> {
        let folder = self.friends_directory()?;
        for part in lines.chunk_by(|(one, _), (other, _)| one == other) {
            let Some((id, _)) = part.first() else { continue };
            let lines: Vec<&str> = part.iter().map(|(_, line)| line.as_str()).collect();
            let text = lines.join("\n") + "\n";
            directory::make(&folder)?;
            let path = folder.join(format!("{id}.{EXTENSION}"));
            if append(&path, &text)? {
                for (_, old) in self.logs().into_iter().skip(MOST) {
                    // If it stays, it is removed with the next new game.
                    let _ = fs::remove_file(old);
                }
            }
        }
        Ok(())
    }
}

fn read(path: &Path) -> Option<Kept> {
    let bytes = contents::of_path(path, LONGEST).ok()?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let text = String::from_utf8_lossy(bytes.get(..whole)?).into_owned();
    Kept::read(text.lines())
}

/// Appends a text to a file, behind its last complete line. Returns whether the file is new.
fn append(path: &Path, text: &str) -> Result<bool, StoreError> {
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
    let whole = complete(&mut file)?;
    if let Err(why) = file.write_all(text.as_bytes()) {
        // An incomplete line would spoil the next one.
        let _ = file.set_len(whole);
        return Err(why.into());
    }
    Ok(whole == 0)
}

/// Cuts off a line that was not completely written, and returns the length in bytes.
fn complete(file: &mut File) -> Result<u64, StoreError> {
    let mut bytes = Vec::new();
    file.take(LONGEST).read_to_end(&mut bytes)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    if whole < bytes.len() {
        file.set_len(whole as u64)?;
    }
    Ok(whole as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::friend::Kept;

    const HEAD: [&str; 2] = [
        "as guest ssh://ada.example Ada",
        "game 00c0ffee00c0ffee kind=15 opening=free clock=none limit=full first=host score=0:0:0",
    ];

    fn lines(id: u64, lines: &[&str]) -> Vec<(GameId, String)> {
        lines.iter().map(|line| (GameId(id), (*line).to_owned())).collect()
    }

    fn store() -> (tempfile::TempDir, Store) {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        (home, store)
    }

    const ID: u64 = 0x00c0_ffee_00c0_ffee;

    #[test]
    fn a_log_grows_line_by_line() {
        let (_home, store) = store();
        assert_eq!(store.shared_games().len(), 0);
        store.keep_shared(&lines(ID, &HEAD)).unwrap();
        store.keep_shared(&lines(ID, &["m 1 7,7"])).unwrap();
        store.keep_shared(&lines(ID, &["m 2 6,6", "agreed takeback 2 0"])).unwrap();
        let kept = store.shared_game(GameId(ID)).unwrap();
        assert_eq!((kept.game.log().len(), kept.friend.as_str()), (2, "Ada"));
        assert_eq!(kept.lines().len(), 5);
        assert!(store.shared_game(GameId(1)).is_none());
    }

    #[test]
    fn an_incomplete_line_is_cut_off() {
        let (home, store) = store();
        store.keep_shared(&lines(ID, &HEAD)).unwrap();
        let path = home.path().join("friends/00c0ffee00c0ffee.log");
        let mut file = OpenOptions::new().append(true).open(path).unwrap();
        file.write_all(b"m 1 7,").unwrap();
        assert_eq!(store.shared_game(GameId(ID)).unwrap().game.log().len(), 0);
        store.keep_shared(&lines(ID, &["m 1 8,8"])).unwrap();
        assert_eq!(store.shared_game(GameId(ID)).unwrap().game.log().len(), 1);
    }

    #[test]
    fn lines_of_two_games_go_to_two_logs() {
        let (_home, store) = store();
        let other = HEAD[1].replace("00c0ffee00c0ffee", "0000000000000007");
        let mut both = lines(ID, &HEAD);
        both.extend(lines(7, &[HEAD[0], &other]));
        store.keep_shared(&both).unwrap();
        let ids: Vec<u64> =
            store.shared_games().iter().map(|kept| kept.game.terms().id.0).collect();
        assert_eq!(ids.len(), 2);
        assert!(ids.contains(&7) && ids.contains(&ID));
    }

    #[test]
    fn only_the_latest_logs_stay() {
        let (_home, store) = store();
        for id in 0..40 {
            let game = HEAD[1].replace("00c0ffee00c0ffee", &format!("{id:016x}"));
            store.keep_shared(&lines(id, &[HEAD[0], &game])).unwrap();
        }
        let kept: Vec<Kept> = store.shared_games();
        assert_eq!(kept.len(), MOST);
        assert!(kept.iter().any(|kept| kept.game.terms().id == GameId(39)));
    }
}
