//! Folders to choose a file from, with a look at each game, and the files used last.

use std::ffi::OsString;
use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use directories::BaseDirs;

use super::replace::Holder;
use super::settings::put;
use super::{Store, StoreError, contents, ending, is_there, typed_path};
use crate::formats::{Format, Loaded};
use crate::rules::Variant;

/// Content of a folder, sorted: folders, games, other files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    pub place: Place,
    pub entries: Vec<FolderEntry>,
    /// Entry to select, if the path led to a file.
    pub selected: Option<OsString>,
    /// Set if the folder has more entries than [`Folder::MOST`].
    pub is_cut: bool,
}

/// Path, and the same path as people write it: with `~` for the home directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub path: PathBuf,
    pub shown: PathBuf,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderEntry {
    pub name: OsString,
    pub kind: EntryKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EntryKind {
    Folder,
    /// File whose name ends like that of a game.
    Game,
    Other,
}

/// Game in a file that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    pub loaded: Loaded,
    /// Time since the last change of the file, if the system knows it.
    pub age: Option<Duration>,
}

impl Folder {
    /// Maximum number of entries.
    pub const MOST: usize = 20_000;
}

impl FolderEntry {
    /// Checks whether the system's own tools would list it only on request.
    pub fn is_hidden(&self) -> bool {
        self.name.as_encoded_bytes().starts_with(b".")
    }
}

impl Place {
    fn new(path: PathBuf) -> Self {
        let home = BaseDirs::new().map(|dirs| dirs.home_dir().to_path_buf());
        let below = home.and_then(|home| path.strip_prefix(home).ok().map(Path::to_path_buf));
        let shown = match below {
            None => path.clone(),
            Some(below) if below == Path::new("") => PathBuf::from("~"),
            Some(below) => Path::new("~").join(below),
        };
        Self { path, shown }
    }
}

/// Number of files that are remembered.
const REMEMBERED: usize = 20;
/// Number of them that are offered.
const OFFERED: usize = 5;

impl Store {
    /// Reads a folder, or that of a file. Without a path, it is the current one.
    pub fn folder(&self, path: Option<&Path>) -> Result<Folder, StoreError> {
        let path = match path {
            Some(path) => std::path::absolute(typed_path(path))?,
            None => std::env::current_dir()?,
        };
        // The error is about the path that was requested.
        let is_folder = fs::metadata(&path)?.is_dir();
        let file = path.file_name().filter(|_| !is_folder).map(OsString::from);
        let path = match path.parent() {
            Some(parent) if file.is_some() => parent.to_path_buf(),
            _ => path,
        };
        let mut entries = fs::read_dir(&path)?.flatten();
        let all = entries.by_ref().take(Folder::MOST);
        let mut found: Vec<_> = all.map(|it| entry(&it)).collect();
        let is_cut = entries.next().is_some();
        found.sort_by_cached_key(|entry| {
            (entry.kind, entry.name.to_string_lossy().to_lowercase(), entry.name.clone())
        });
        Ok(Folder { place: Place::new(path), entries: found, selected: file, is_cut })
    }

    /// Reads the game in a file. Of several games, it is the first one.
    pub fn preview(&self, path: &Path, current: Variant) -> Result<Preview, StoreError> {
        let loaded = self.load(&typed_path(path), current)?;
        let changed = fs::metadata(path).and_then(|about| about.modified()).ok();
        let age = changed.and_then(|changed| SystemTime::now().duration_since(changed).ok());
        Ok(Preview { loaded, age })
    }

    /// Lists the files used last that still exist, then the user's own saved games. Files that were
    /// just used are named by the caller: they may not be remembered yet.
    pub fn recent_files(&self, used: &[PathBuf]) -> Vec<Place> {
        let own = fs::read_dir(&self.data).into_iter().flatten().flatten();
        let mut own: Vec<PathBuf> = own.filter(is_saved_game).map(|file| file.path()).collect();
        own.sort();
        let mut files: Vec<PathBuf> = Vec::new();
        let used = used.iter().filter_map(|path| std::path::absolute(typed_path(path)).ok());
        for path in used.chain(self.remembered()).chain(own) {
            if !files.contains(&path) && is_there(&path) {
                files.push(path);
            }
        }
        files.into_iter().take(OFFERED).map(Place::new).collect()
    }

    fn remembered(&self) -> Vec<PathBuf> {
        const MAX_SIZE: u64 = 1 << 20;
        let read = |path: PathBuf| contents::if_there(&path, MAX_SIZE).ok()?;
        let bytes = self.recent_path().and_then(read).unwrap_or_default();
        lines(&bytes).map(PathBuf::from).collect()
    }

    fn recent_path(&self) -> Option<PathBuf> {
        Some(self.state.as_ref()?.join("recent-files"))
    }

    /// Remembers a file that was loaded or saved, as the first of the files used last. A name that
    /// is not a line of text is not remembered.
    pub fn remember_file(&self, path: &Path) -> Result<(), StoreError> {
        let path = std::path::absolute(typed_path(path))?;
        let line = path.to_str().filter(|line| !line.contains(['\n', '\r']));
        let (Some(line), Some(file)) = (line, self.recent_path()) else { return Ok(()) };
        if self.remembered().first() == Some(&path) {
            return Ok(());
        }
        put(&file, Holder::System, |before| {
            let others = lines(before).filter(|other| *other != line);
            let all = std::iter::once(line).chain(others).take(REMEMBERED);
            Ok(all.flat_map(|line| [line, "\n"]).collect())
        })
    }
}

/// Checks for a file that the program saves games to if no name is given.
fn is_saved_game(file: &DirEntry) -> bool {
    let is_named = file.file_name().as_encoded_bytes().starts_with(b"game");
    is_named && entry_kind(file) == EntryKind::Game
}

/// Lines of a text that name a file.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &str> {
    let lines = bytes.split(|&byte| byte == b'\n').filter_map(|line| str::from_utf8(line).ok());
    lines.filter(|line| !line.is_empty())
}

fn entry(entry: &DirEntry) -> FolderEntry {
    FolderEntry { kind: entry_kind(entry), name: entry.file_name() }
}

/// Follows links. One that leads nowhere is a file, which a preview cannot read.
fn entry_kind(entry: &DirEntry) -> EntryKind {
    let kind = entry.file_type();
    let is_folder = match &kind {
        Ok(kind) if kind.is_symlink() => fs::metadata(entry.path()).is_ok_and(|it| it.is_dir()),
        Ok(kind) => kind.is_dir(),
        Err(_) => false,
    };
    let name = entry.file_name();
    match ending(Path::new(&name)).and_then(Format::of_ending) {
        _ if is_folder => EntryKind::Folder,
        Some(_) => EntryKind::Game,
        None => EntryKind::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::EntryKind::{Folder as Sub, Game, Other};
    use super::*;

    fn names(folder: &Folder) -> Vec<(&str, EntryKind)> {
        let entries = folder.entries.iter();
        entries.map(|it| (it.name.to_str().unwrap(), it.kind)).collect()
    }

    #[test]
    fn folders_come_first_then_games_then_other_files() {
        let home = tempfile::tempdir().unwrap();
        let at = |name: &str| home.path().join(name);
        for folder in ["zoo", "Old"] {
            fs::create_dir(at(folder)).unwrap();
        }
        for file in ["b.sgf", "A.csv", "notes.md", ".hidden.sgf", "C.PSQ"] {
            fs::write(at(file), "x").unwrap();
        }
        let store = Store::in_directory(at("data"));
        let folder = store.folder(Some(home.path())).unwrap();
        let expected = [
            ("Old", Sub),
            ("zoo", Sub),
            (".hidden.sgf", Game),
            ("A.csv", Game),
            ("b.sgf", Game),
            ("C.PSQ", Game),
            ("notes.md", Other),
        ];
        assert_eq!(names(&folder), expected);
        assert!(folder.entries[2].is_hidden() && !folder.entries[3].is_hidden());
        assert_eq!((folder.selected.as_deref(), folder.is_cut), (None, false));
        // The path of a file leads to its folder.
        let same = store.folder(Some(&at("b.sgf"))).unwrap();
        assert_eq!(same.selected, Some("b.sgf".into()));
        assert_eq!((&same.place, &same.entries), (&folder.place, &folder.entries));
        let missing = store.folder(Some(&at("none"))).unwrap_err();
        assert_eq!(missing.to_string(), "no such file or directory");
    }

    #[cfg(unix)]
    #[test]
    fn links_are_what_they_lead_to() {
        use std::os::unix::fs::symlink;
        let home = tempfile::tempdir().unwrap();
        let at = |name: &str| home.path().join(name);
        fs::create_dir(at("sub")).unwrap();
        symlink(at("sub"), at("to-sub")).unwrap();
        symlink(at("nowhere"), at("dead.sgf")).unwrap();
        symlink(at("loop"), at("loop")).unwrap();
        let store = Store::in_directory(at("data"));
        let folder = store.folder(Some(home.path())).unwrap();
        let expected = [
            ("sub", EntryKind::Folder),
            ("to-sub", EntryKind::Folder),
            ("dead.sgf", EntryKind::Game),
            ("loop", EntryKind::Other),
        ];
        assert_eq!(names(&folder), expected);
        let why = store.preview(&at("dead.sgf"), Variant::GOMOKU_15).unwrap_err();
        assert_eq!(why.to_string(), "no such file or directory");
        let why = store.preview(&at("to-sub"), Variant::GOMOKU_15).unwrap_err();
        assert_eq!(why.to_string(), "not a file");
    }

    #[test]
    fn a_large_folder_is_cut() {
        let home = tempfile::tempdir().unwrap();
        for number in 0..=Folder::MOST {
            fs::File::create(home.path().join(number.to_string())).unwrap();
        }
        let store = Store::in_directory(home.path().join("data"));
        let folder = store.folder(Some(home.path())).unwrap();
        assert_eq!((folder.entries.len(), folder.is_cut), (Folder::MOST, true));
    }

    #[test]
    fn files_are_remembered_in_the_order_of_their_use() {
        let home = tempfile::tempdir().unwrap();
        let at = |name: &str| home.path().join(name);
        let store = Store::in_directory(at("data"));
        assert_eq!(store.recent_files(&[]), []);
        for name in ["a.sgf", "b.sgf", "c.sgf"] {
            fs::write(at(name), "x").unwrap();
        }
        for name in ["a.sgf", "b.sgf", "c.sgf", "a.sgf", "gone.sgf", "two\nlines.sgf"] {
            store.remember_file(&at(name)).unwrap();
        }
        fs::write(at("data/game.csv"), "x").unwrap();
        let found: Vec<PathBuf> = store.recent_files(&[]).into_iter().map(|it| it.path).collect();
        assert_eq!(found, ["a.sgf", "c.sgf", "b.sgf", "data/game.csv"].map(at));
        let used = [at("c.sgf"), at("new.sgf")];
        fs::write(&used[1], "x").unwrap();
        let found: Vec<PathBuf> = store.recent_files(&used).into_iter().map(|it| it.path).collect();
        assert_eq!(found, ["c.sgf", "new.sgf", "a.sgf", "b.sgf", "data/game.csv"].map(at));
        // Only the last ones are remembered, and fewer are offered.
        for number in 0..30 {
            fs::write(at(&number.to_string()), "x").unwrap();
            store.remember_file(&at(&number.to_string())).unwrap();
        }
        assert_eq!(store.remembered().len(), REMEMBERED);
        assert_eq!(store.recent_files(&[])[0].path, at("29"));
        assert_eq!(store.recent_files(&[]).len(), OFFERED);
    }

    #[test]
    fn paths_below_home_are_shown_with_a_tilde() {
        let home = BaseDirs::new().unwrap().home_dir().to_path_buf();
        let shown = |path: PathBuf| Place::new(path).shown;
        assert_eq!(shown(home.join("games/a.sgf")), Path::new("~/games/a.sgf"));
        assert_eq!(shown(home), Path::new("~"));
        assert_eq!(shown(PathBuf::from("/no/home/a.sgf")), Path::new("/no/home/a.sgf"));
    }
}
