//! Unusable caches: the games are still found.

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// User id for running the program where root could do more than others.
const USER: u32 = 12_345;

const GAMES: usize = 300;

/// Folder with many games, with directories for cache and temporary files.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        let place = Self(tempfile::tempdir().unwrap());
        for name in ["games", "cache", "tmp"] {
            fs::create_dir(place.path(name)).unwrap();
        }
        // The user who runs the program needs access.
        fs::set_permissions(place.path("."), Permissions::from_mode(0o755)).unwrap();
        place.write(1, GAMES);
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes this many games of some moves to a file with this number.
    fn write(&self, file: usize, games: usize) {
        let game = |number: usize| {
            let letter = |number: usize| char::from(b'a' + u8::try_from(number % 15).unwrap());
            let moves = (0..30).map(|ply: usize| {
                let side = if ply.is_multiple_of(2) { "B" } else { "W" };
                let cell = (ply * 7 + number * (ply + 1)) % 225;
                format!(";{side}[{}{}]", letter(cell / 15), letter(cell))
            });
            format!("(;GM[4]SZ[15]PB[Ada {number}]{})\n", moves.collect::<String>())
        };
        let text: String = (0..games).map(game).collect();
        fs::write(self.path(&format!("games/{file}.sgf")), text).unwrap();
    }

    fn command(&self) -> Command {
        self.command_of(Path::new(env!("CARGO_BIN_EXE_gomoku")))
    }

    fn command_of(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.arg("games").arg(self.path("games")).current_dir(self.path("."));
        command.env_clear().env("HOME", self.path("home")).stdin(Stdio::null());
        command.env("XDG_CACHE_HOME", self.path("cache")).env("TMPDIR", self.path("tmp"));
        command
    }

    /// Number of listed games.
    #[track_caller]
    fn listed(mut command: Command) -> usize {
        let output = command.output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && told.is_empty(), "{told}");
        String::from_utf8(output.stdout).unwrap().lines().count()
    }

    /// Path of the index, if there is one.
    fn index(&self) -> Option<PathBuf> {
        let files = fs::read_dir(self.path("cache/gomoku/collections")).ok()?;
        let mut files = files.map(|file| file.unwrap().path());
        files.find(|path| path.extension().is_some_and(|end| end == "index"))
    }
}

/// Sets the mode of these directories, so that nobody can write to them, or read them.
fn close(directories: &[PathBuf], mode: u32) {
    for directory in directories {
        fs::set_permissions(directory, Permissions::from_mode(mode)).unwrap();
    }
}

/// Lists everything below a directory, and the directory itself.
fn below(directory: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let all = inside.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] });
    std::iter::once(directory.to_path_buf()).chain(all).collect()
}

/// Creates commands that run the program as a user who must obey permissions, unlike root.
fn as_user(place: &Place) -> impl Fn() -> Command {
    let is_root = rustix::process::geteuid().is_root();
    if is_root {
        for path in below(&place.path(".")) {
            chown(&path, Some(USER), Some(USER)).unwrap();
        }
        // That user may have no access to the build directory. A copy that this process has open to
        // write may not be run: another test that starts a program at this moment keeps it open.
        let mut copy = Command::new("cp");
        copy.args([env!("CARGO_BIN_EXE_gomoku").as_ref(), place.path("gomoku").as_os_str()]);
        assert!(copy.status().unwrap().success());
    }
    move || {
        let mut command = place.command();
        if is_root {
            command = place.command_of(&place.path("gomoku"));
            command.uid(USER).gid(USER);
        }
        command
    }
}

#[test]
fn a_read_only_or_stale_cache_hides_no_game() {
    let place = Place::new();
    let command = as_user(&place);
    let closed = |names: &[&str], mode| {
        let all: Vec<PathBuf> = names.iter().map(|name| place.path(name)).collect();
        close(&all, mode);
        let listed = Place::listed(command());
        close(&all, 0o755);
        listed
    };
    // There is no index yet, so a temporary one is used or, if that is impossible, one in memory.
    for mode in [0o555, 0o000] {
        assert_eq!(closed(&["cache"], mode), GAMES, "{mode:o}");
        assert_eq!(closed(&["cache", "tmp"], mode), GAMES, "{mode:o}");
    }
    assert_eq!(place.index(), None);
    assert_eq!(Place::listed(command()), GAMES);
    assert!(place.index().is_some());
    // There is an index, but it is stale.
    let collections = "cache/gomoku/collections";
    for (number, mode) in [0o555, 0o000].into_iter().enumerate() {
        place.write(2 + number, GAMES);
        let all = GAMES * (2 + number);
        assert_eq!(closed(&[collections], mode), all, "{mode:o}");
        assert_eq!(closed(&[collections, "tmp"], mode), all, "{mode:o}");
        assert_eq!(closed(&["cache/gomoku", "tmp"], mode), all, "{mode:o}");
    }
    assert_eq!(Place::listed(command()), 3 * GAMES);
    assert_eq!(fs::read_dir(place.path("tmp")).unwrap().count(), 0);
}

/// Small file system, unmounted when dropped.
struct Small(PathBuf);

impl Small {
    /// Creates a file system of this many KB.
    fn new(path: PathBuf, kilobytes: u32) -> Self {
        let size = format!("size={kilobytes}k,mode=755");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&path);
        assert!(mount.status().unwrap().success());
        Self(path)
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

#[test]
#[ignore = "takes root, who mounts small file systems"]
fn a_full_cache_hides_no_game() {
    for kilobytes in [4, 256, 1024, 1536, 2048, 3072] {
        let place = Place::new();
        let _cache = Small::new(place.path("cache"), kilobytes);
        assert_eq!(Place::listed(place.command()), GAMES, "{kilobytes} KB for the cache");
        // An unfinished index leaves its space to others.
        if place.index().is_none() {
            let free = "x".repeat(2048);
            fs::write(place.path("cache/free"), free).unwrap();
        }
        let _temporary = Small::new(place.path("tmp"), kilobytes);
        place.write(2, GAMES);
        assert_eq!(Place::listed(place.command()), 2 * GAMES, "{kilobytes} KB for each");
        assert_eq!(fs::read_dir(place.path("tmp")).unwrap().count(), 0);
    }
}
