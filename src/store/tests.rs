pub(super) mod screen;

use super::*;
use crate::formats::SavedGame;
use crate::game::{AnyGame, Participants};
use crate::quarto::{self, Board};
use crate::record::Record;
use crate::rules::{Game, Point};
use screen::{Played, Screen};

/// Creates a game of this many stones.
fn game(stones: u8) -> Record {
    let game = Game::from_moves(Variant::GOMOKU_17, (0..stones).map(|i| Point::new(i % 2, i)));
    Record::from(AnyGame::Rows(game.unwrap()))
}

fn other() -> Record {
    let game = Game::from_moves(Variant::GOMOKU_17, [Point::new(8, 8)]);
    Record::from(AnyGame::Rows(game.unwrap()))
}

struct Place {
    dir: tempfile::TempDir,
    store: Store,
}

impl Place {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::in_directory(dir.path().join("data"));
        Self { dir, store }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Creates the journal of a game with two stones that nobody is playing.
    fn left(&self) -> PathBuf {
        let journal = self.store.begin(&saved(game(2))).unwrap();
        let path = journal.path().to_path_buf();
        journal.close();
        path
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(self.dir.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

#[test]
fn a_saved_game_is_loaded_and_overwritten() {
    let place = Place::new();
    let file = place.path("a.csv");
    for stones in [0, 2, 6, 9] {
        place.store.save(&file, &game(stones), None).unwrap();
        let loaded = place.store.load(&file, Variant::GOMOKU_17).unwrap().record;
        assert_eq!(loaded, game(stones));
    }
    assert_eq!(place.names(), ["a.csv"]);
}

#[test]
fn an_empty_board_does_not_replace_a_game() {
    let place = Place::new();
    let file = place.path("a.csv");
    place.store.save(&file, &game(0), None).unwrap();
    place.store.save(&file, &game(0), None).unwrap();
    place.store.save(&file, &game(6), None).unwrap();
    let error = place.store.save(&file, &game(0), None).unwrap_err();
    assert_eq!(error.to_string(), "the board is empty, and the file holds a game");
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap().record, game(6));
    assert_eq!(place.names(), ["a.csv"]);
}

#[test]
fn a_different_game_is_kept_as_a_copy() {
    let place = Place::new();
    let file = place.path("a.csv");
    let load = |name: &str| place.store.load(&place.path(name), Variant::GOMOKU_17).unwrap().record;
    place.store.save(&file, &game(4), None).unwrap();
    // The same game, later.
    place.store.save(&file, &game(6), None).unwrap();
    assert_eq!(place.names(), ["a.csv"]);
    // A new game with the same first moves.
    place.store.save(&file, &game(1), None).unwrap();
    assert_eq!((load("a.csv"), load("a.csv~")), (game(1), game(6)));
    place.store.save(&file, &other(), None).unwrap();
    assert_eq!((load("a.csv"), load("a.csv~")), (other(), game(1)));
    assert_eq!(place.names(), ["a.csv", "a.csv~"]);
}

#[test]
fn put_replaces_only_saved_games() {
    let place = Place::new();
    let file = place.path("a.csv");
    let bytes = |game: &Record| formats::write(game, Format::Csv).unwrap().bytes;
    let (first, second) = (bytes(&game(2)), bytes(&other()));
    fs::write(&file, "").unwrap();
    for _ in 0..2 {
        place.store.put(&file, &first).unwrap();
        assert_eq!(place.names(), ["a.csv"]);
    }
    place.store.put(&file, &second).unwrap();
    assert_eq!(place.names(), ["a.csv", "a.csv~"]);
    assert_eq!(fs::read(&file).unwrap(), second);
    assert_eq!(fs::read(place.path("a.csv~")).unwrap(), first);
    fs::write(&file, "a diary").unwrap();
    assert!(matches!(place.store.put(&file, &first), Err(StoreError::NotAGame)));
    assert_eq!(fs::read(&file).unwrap(), b"a diary");
}

#[test]
fn system_errors_have_messages_of_the_program() {
    for (kind, said) in [
        (io::ErrorKind::NotFound, "no such file or directory"),
        (io::ErrorKind::PermissionDenied, "permission denied"),
        (io::ErrorKind::StorageFull, "no space left on the device"),
        (io::ErrorKind::ReadOnlyFilesystem, "the file system is read-only"),
        (io::ErrorKind::NotADirectory, "not a directory"),
        (io::ErrorKind::AlreadyExists, "a file exists where a directory is needed"),
        (io::ErrorKind::InvalidFilename, "the file name is too long"),
    ] {
        // The system's own message is different.
        let error = StoreError::Io(io::Error::new(kind, "error 17"));
        assert_eq!(error.to_string(), said);
    }
    assert_eq!(StoreError::Io(io::Error::other("error 17")).to_string(), "error 17");
}

#[test]
fn the_file_last_saved_is_replaced_without_a_copy() {
    let place = Place::new();
    let file = place.path("a.csv");
    let saved = place.store.save(&file, &game(6), None).unwrap();
    // Two stones are undone, and the game is saved again.
    let saved = place.store.save(&file, &game(4), Some(saved.fingerprint)).unwrap();
    assert_eq!(place.names(), ["a.csv"]);
    let loaded = place.store.load(&file, Variant::GOMOKU_15).unwrap();
    assert_eq!(loaded.fingerprint, saved.fingerprint);
    place.store.save(&file, &game(2), Some(loaded.fingerprint)).unwrap();
    assert_eq!(place.names(), ["a.csv"]);
    // Content written by another program is not what was loaded.
    place.store.save(&file, &other(), Some(loaded.fingerprint)).unwrap();
    assert_eq!(place.names(), ["a.csv", "a.csv~"]);
}

#[test]
fn unreadable_saved_games_are_kept_as_a_copy() {
    let place = Place::new();
    let strange = "No;Row;Col;Player\n1;20;3;0\n";
    fs::write(place.path("a.csv"), strange).unwrap();
    place.store.save(&place.path("a.csv"), &game(3), None).unwrap();
    assert_eq!(fs::read_to_string(place.path("a.csv~")).unwrap(), strange);
}

#[test]
fn the_copy_replaces_only_a_saved_game() {
    let place = Place::new();
    fs::write(place.path("a.csv~"), "dear diary").unwrap();
    place.store.save(&place.path("a.csv"), &game(3), None).unwrap();
    let error = place.store.save(&place.path("a.csv"), &other(), None).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("a.csv~: the existing file is not a saved game and was left unchanged"),
        "{error}"
    );
    assert_eq!(fs::read_to_string(place.path("a.csv~")).unwrap(), "dear diary");
    let loaded = place.store.load(&place.path("a.csv"), Variant::GOMOKU_17).unwrap().record;
    assert_eq!(loaded, game(3));
}

#[test]
fn a_copy_is_of_the_format_of_its_file() {
    for name in ["a.csv", "a.txt", "a.rec", "a.lib"] {
        let place = Place::new();
        for stones in 1..=3 {
            let cells = (0..stones).map(|i| Point::new(stones + i % 2, i));
            let game = Game::from_moves(Variant::GOMOKU_15, cells).unwrap();
            let game = Record::from(AnyGame::Rows(game));
            place.store.save(&place.path(name), &game, None).unwrap();
        }
        let load = |name: &str| {
            place
                .store
                .load(&place.path(name), Variant::GOMOKU_15)
                .unwrap()
                .record
                .on_board()
                .stones()
        };
        assert_eq!((load(name), load(&format!("{name}~"))), (3, 2), "{name}");
    }
}

#[test]
fn concurrent_saves_lose_no_game() {
    let place = Place::new();
    let load = |name: &str| place.store.load(&place.path(name), Variant::GOMOKU_17).unwrap().record;
    for round in 0..50 {
        let name = format!("{round}.csv");
        std::thread::scope(|scope| {
            for game in [game(3), other()] {
                let (store, file) = (&place.store, place.path(&name));
                scope.spawn(move || store.save(&file, &game, None).unwrap());
            }
        });
        let held = [load(&name), load(&format!("{name}~"))];
        assert!(held == [game(3), other()] || held == [other(), game(3)], "{held:?}");
    }
}

#[test]
fn large_files_are_read_only_up_to_the_size_limit() {
    let place = Place::new();
    let file = place.path("a.csv");
    fs::write(&file, "No;Row;Col;Player\n1;7;7;0\n").unwrap();
    fs::OpenOptions::new().write(true).open(&file).unwrap().set_len(1 << 40).unwrap();
    place.store.save(&file, &game(3), None).unwrap();
    assert_eq!(fs::metadata(place.path("a.csv~")).unwrap().len(), 1 << 40);
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap().record, game(3));
}

#[test]
fn only_the_data_directory_is_created() {
    let place = Place::new();
    place
        .store
        .save(&place.store.files().path(GameKind::Rows(Variant::GOMOKU_15)), &game(3), None)
        .unwrap();
    assert!(place.store.files().path(GameKind::Rows(Variant::GOMOKU_15)).is_file());
    let error = place.store.save(&place.path("no/such/a.csv"), &game(3), None).unwrap_err();
    assert_eq!(error.to_string(), "no such file or directory");
    assert_eq!(place.names(), ["data"]);
}

#[test]
fn a_directory_is_neither_loaded_nor_replaced() {
    let place = Place::new();
    fs::create_dir(place.path("a.csv")).unwrap();
    let error = place.store.save(&place.path("a.csv"), &game(3), None).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    let error = place.store.load(&place.path("a.csv"), Variant::GOMOKU_15).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    assert_eq!(place.names(), ["a.csv"]);
}

#[test]
fn a_file_that_is_not_a_game_is_not_replaced() {
    let place = Place::new();
    for content in ["dear diary\n", "No,Row\n", "\u{0}"] {
        fs::write(place.path("notes"), content).unwrap();
        let error = place.store.save(&place.path("notes"), &game(3), None).unwrap_err();
        assert!(matches!(error, StoreError::NotAGame), "{error}");
        assert_eq!(fs::read_to_string(place.path("notes")).unwrap(), content);
    }
    fs::write(place.path("notes"), "large\n".repeat(1 << 20)).unwrap();
    let error = place.store.save(&place.path("notes"), &game(3), None).unwrap_err();
    assert!(matches!(error, StoreError::NotAGame), "{error}");
    fs::write(place.path("notes"), "").unwrap();
    place.store.save(&place.path("notes"), &game(3), None).unwrap();
    fs::write(place.path("notes"), "No;Row;Col;Player\n1;broken\n").unwrap();
    place.store.save(&place.path("notes"), &game(3), None).unwrap();
}

#[test]
fn a_read_only_file_is_not_replaced() {
    let place = Place::new();
    let file = place.path("a.csv");
    place.store.save(&file, &game(3), None).unwrap();
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    let error = place.store.save(&file, &game(4), None).unwrap_err();
    assert_eq!(error.to_string(), "the file is read-only");
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap().record, game(3));
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_permissions_preserved() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = Place::new();
    let file = place.path("a.csv");
    place.store.save(&file, &game(3), None).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, place.path("link")).unwrap();
    place.store.save(&place.path("link"), &game(5), None).unwrap();
    assert!(fs::symlink_metadata(place.path("link")).unwrap().is_symlink());
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap().record, game(5));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);

    symlink("new.csv", place.path("last")).unwrap();
    symlink("last", place.path("dangling")).unwrap();
    place.store.save(&place.path("dangling"), &game(2), None).unwrap();
    assert!(fs::symlink_metadata(place.path("last")).unwrap().is_symlink());
    assert!(fs::symlink_metadata(place.path("dangling")).unwrap().is_symlink());
    assert_eq!(
        place.store.load(&place.path("new.csv"), Variant::GOMOKU_17).unwrap().record,
        game(2)
    );
}

#[cfg(target_os = "linux")]
#[test]
fn unusable_devices_and_directories_are_reported() {
    let place = Place::new();
    let error = place.store.save(Path::new("/dev/full"), &game(3), None).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    let error = place.store.load(Path::new("/dev/zero"), Variant::GOMOKU_15).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    // Even root cannot create files there.
    let error = place.store.save(Path::new("/proc/gomoku.csv"), &game(3), None).unwrap_err();
    assert!(matches!(error, StoreError::Io(_)), "{error}");
}

#[test]
fn failed_loads_have_a_reason() {
    let place = Place::new();
    let words = |name: &str| {
        place.store.load(&place.path(name), Variant::GOMOKU_15).unwrap_err().to_string()
    };
    assert_eq!(words("none.csv"), "no such file or directory");
    fs::write(place.path("bad.csv"), "No;Row;Col;Player\n1;7;7\n").unwrap();
    assert_eq!(words("bad.csv"), "line 2: expected 4 fields, found 3");
    fs::write(place.path("large.csv"), vec![b'x'; 2 << 20]).unwrap();
    assert_eq!(words("large.csv"), "the file is larger than 1048576 bytes");
}

#[test]
fn without_a_home_directory_games_are_saved_here() {
    let nobody = Store::of_dirs(None);
    assert_eq!((nobody.state, nobody.cache, nobody.data), (None, None, PathBuf::from(".")));
    let somebody = Store::of_dirs(ProjectDirs::from_path(PathBuf::from("gomoku")));
    assert!(somebody.state.is_some() && somebody.cache.is_some() && somebody.fallbacks.is_some());
}

#[test]
fn a_tilde_is_the_home_directory() {
    assert_eq!(typed_path(Path::new("a b/c.csv")), PathBuf::from("a b/c.csv"));
    assert!(typed_path(Path::new("~/c.csv")).is_absolute());
    assert_eq!(typed_path(Path::new("x~/c.csv")), PathBuf::from("x~/c.csv"));
}

/// A game of Quarto on the torus, with a piece selected.
fn quarto(moves: u8) -> Record {
    let mut game = quarto::Game::new(Board::TORUS);
    for number in 0..moves {
        game.select(quarto::Piece::new(number).unwrap()).unwrap();
        game.place(Point::new(0, 2 * number)).unwrap();
    }
    game.select(quarto::Piece::new(9).unwrap()).unwrap();
    Record::from(AnyGame::Quarto(game))
}

#[test]
fn every_kind_of_game_is_read_back() {
    let drop = Game::from_moves(Variant::CONNECT_FOUR, [Point::new(5, 3), Point::new(4, 3)]);
    let drop = Record::from(AnyGame::Rows(drop.unwrap()));
    for expected in [drop, quarto(0), quarto(2)] {
        let place = Place::new();
        let file = place.path("game");
        place.store.save(&file, &expected, None).unwrap();
        assert_eq!(place.store.load(&file, expected.kind().variant()).unwrap().record, expected);
    }
}

#[test]
fn games_of_both_kinds_do_not_replace_each_other() {
    let place = Place::new();
    let file = place.path("game");
    place.store.save(&file, &game(3), None).unwrap();
    place.store.save(&file, &quarto(1), None).unwrap();
    let copy = place.path("game~");
    assert_eq!(place.store.load(&copy, Variant::GOMOKU_17).unwrap().record, game(3));
    let empty = Record::from(AnyGame::Quarto(quarto::Game::new(Board::PLANE)));
    let error = place.store.save(&file, &empty, None).unwrap_err();
    assert!(matches!(error, StoreError::NothingToSave), "{error}");
    // An empty game gets no copy.
    fs::write(place.path("empty"), "start torus\n").unwrap();
    fs::write(place.path("empty~"), fs::read(&copy).unwrap()).unwrap();
    place.store.save(&place.path("empty"), &game(2), None).unwrap();
    assert_eq!(
        place.store.load(&place.path("empty~"), Variant::GOMOKU_17).unwrap().record,
        game(3)
    );
    // The file last saved or loaded gets no copy.
    let known = place.store.load(&file, Variant::GOMOKU_17).unwrap().fingerprint;
    place.store.save(&file, &game(3), Some(known)).unwrap();
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap().record, game(3));
    assert_eq!(place.store.load(&copy, Variant::GOMOKU_17).unwrap().record, game(3));
}

#[test]
fn the_extension_selects_the_format_and_losses_are_reported() {
    let place = Place::new();
    let mut record = game(4);
    record.take_back();
    record.play(crate::game::Target::Cell(Point::new(9, 9))).unwrap();
    record.annotate(record.node(), |notes| notes.comment = "a comment".to_owned());
    record.go_to_end();
    let save = |name: &str| place.store.save(&place.path(name), &record, None).unwrap().not_held();
    let load = |name: &str| place.store.load(&place.path(name), Variant::GOMOKU_15).unwrap();
    assert_eq!(save("a.sgf"), None);
    assert_eq!(load("a.sgf").record, record);
    let lost = "The Piskvork .psq format cannot hold variations and undone moves, the comments.";
    assert_eq!(save("a.psq").as_deref(), Some(lost));
    assert_eq!(load("a.psq").record.kind(), record.kind());
    let lost = "The CSV format cannot hold variations and undone moves, the comments.";
    assert_eq!(save("a.csv").as_deref(), Some(lost));
    for name in ["a.csv", "a.rec", "a.txt", "a.POS"] {
        save(name);
        assert_eq!(load(name).record.on_board().stones(), 4, "{name}");
    }
    let error = place.store.save(&place.path("q.sgf"), &quarto(1), None).unwrap_err();
    assert_eq!(error.to_string(), "SGF cannot hold a game of Quarto");
    assert!(!place.path("q.sgf").exists());
}

#[test]
fn a_game_without_its_variations_does_not_include_the_whole() {
    let place = Place::new();
    let (file, copy) = (place.path("a.sgf"), place.path("a.sgf~"));
    let mut record = game(4);
    place.store.save(&file, &record, None).unwrap();
    // Another move in an old position is a variation beside the previous one.
    record.take_back();
    record.play(crate::game::Target::Cell(Point::new(9, 9))).unwrap();
    place.store.save(&file, &record, None).unwrap();
    assert!(!copy.exists());
    // A different comment was added there.
    record.annotate(record.node(), |notes| notes.comment = "a comment".to_owned());
    place.store.save(&file, &record, None).unwrap();
    record.annotate(record.node(), |notes| notes.comment = "another".to_owned());
    place.store.save(&file, &record, None).unwrap();
    assert!(copy.exists());
}

#[test]
fn a_file_in_another_encoding_is_kept_beside_its_text_in_utf_8() {
    let (place, current) = (Place::new(), Variant::GOMOKU_15);
    for (name, file, player) in [
        (
            "a.sgf",
            &b"(;FF[4]GM[4]SZ[15]CA[windows-1251]PB[\xc1\xe5\xeb\xfb\xe9];B[hh])"[..],
            "Белый",
        ),
        ("b.sgf", b"(;FF[4]GM[4]SZ[15]PB[Zo\xe9];B[hh])", "Zoé"),
        (
            "c.sgf",
            b"\xff\xfe(\0;\0G\0M\0[\x004\0]\0P\0B\0[\0A\0d\0a\0]\0;\0B\0[\0h\0h\0]\0)\0",
            "Ada",
        ),
        ("d.psq", b"Piskvorky 15x15, 0:0, 0\n8,8,0\nZo\xe9\nEve\n-1\n", "Zoé"),
    ] {
        let (path, copy) = (place.path(name), place.path(&format!("{name}~")));
        fs::write(&path, file).unwrap();
        let Loaded { mut record, fingerprint, .. } = place.store.load(&path, current).unwrap();
        assert_eq!(record.info().players.first.name, player);
        // Even the file that was just loaded, with or without a further move.
        place.store.save(&path, &record, Some(fingerprint)).unwrap();
        assert_eq!(fs::read(&copy).unwrap(), file, "{name}");
        let again = place.store.load(&path, current).unwrap();
        assert_eq!((&again.record, again.is_whole()), (&record, true), "{name}");
        assert!(str::from_utf8(&fs::read(&path).unwrap()).unwrap().contains(player));
        // The text in UTF-8 is replaced as usual.
        fs::remove_file(&copy).unwrap();
        record.play(crate::game::Target::Cell(Point::new(9, 9))).unwrap();
        place.store.save(&path, &record, Some(again.fingerprint)).unwrap();
        assert!(!copy.exists(), "{name}");
    }
}

#[test]
fn a_file_of_several_games_is_not_replaced() {
    let place = Place::new();
    let file = place.path("games.sgf");
    let games = "(;GM[4]SZ[15];B[hh])\n(;GM[4]SZ[15];B[ii])\n";
    fs::write(&file, games).unwrap();
    let loaded = place.store.load(&file, Variant::GOMOKU_15).unwrap();
    assert_eq!(loaded.several(), Some(2));
    let error = place.store.save(&file, &game(3), Some(loaded.fingerprint)).unwrap_err();
    assert_eq!(error.to_string(), "the file holds 2 games, which saving would overwrite");
    assert_eq!(fs::read_to_string(&file).unwrap(), games);
}

#[test]
fn files_without_a_header_are_replaced_only_if_they_are_games() {
    let place = Place::new();
    for (name, held) in
        [("a.rec", "Ada\nEve\n3,3,0\n"), ("a.txt", "h8i9\n"), ("b.txt", "X..\n.O.\n...\n")]
    {
        fs::write(place.path(name), held).unwrap();
        place.store.save(&place.path(name), &game(3), None).unwrap();
        assert_eq!(fs::read_to_string(place.path(&format!("{name}~"))).unwrap(), held);
    }
    for (name, held) in [("c.rec", "dear\ndiary\n"), ("c.txt", "dear diary"), ("c", "h8i9\n")] {
        fs::write(place.path(name), held).unwrap();
        let error = place.store.save(&place.path(name), &game(3), None).unwrap_err();
        assert!(matches!(error, StoreError::NotAGame), "{name}: {error}");
    }
}

/// Creates a game of two people.
fn saved(game: Record) -> SavedGame {
    SavedGame::new(game, Participants::PERSONS)
}

/// Creates a finished game of five stones.
fn ended() -> SavedGame {
    let mut ended = saved(game(5));
    ended.record.resign(crate::rules::Stone::First);
    ended
}

/// Lists each game by its number of stones, or the reason why it cannot be read.
fn listed(store: &Store) -> Vec<String> {
    told(store.list(0, usize::MAX))
}

fn told(listing: Listing) -> Vec<String> {
    let stones = |kept: SavedGame| kept.record.on_board().stones();
    let words = |listed| match listed {
        Listed::Game(kept) => stones(kept).to_string(),
        Listed::Here(kept) => format!("{} here", stones(kept)),
        Listed::Elsewhere(kept) => format!("{} elsewhere", stones(kept)),
        Listed::Damaged { file, .. } => file.why,
    };
    listing.games.into_iter().map(words).collect()
}

#[test]
fn a_journal_is_claimed_until_it_is_closed() {
    let place = Place::new();
    let mut played = Played::begin(&place.store, &saved(game(1)));
    assert_eq!(listed(&place.store), ["1 elsewhere"]);
    assert_eq!(place.store.latest(), None);
    let path = played.journal.path().to_path_buf();
    assert!(matches!(place.store.resume(&path), Err(StoreError::Elsewhere)));
    played.append(&saved(game(3)));
    played.journal.close();
    assert_eq!(listed(&place.store), ["3"]);
    let found = place.store.resume(&path).unwrap().game;
    assert_eq!((found.record, found.path), (game(3), Some(path)));
}

#[test]
fn an_incomplete_line_is_rewritten() {
    let place = Place::new();
    let path = place.left();
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend(b"move 0,");
    fs::write(&path, bytes).unwrap();
    let mut played = Played::of(place.store.resume(&path).unwrap());
    played.append(&saved(game(3)));
    assert_eq!(place.store.contents(&path).unwrap().record, game(3));
}

#[test]
fn a_new_game_whose_only_stone_is_undone_leaves_no_file() {
    let place = Place::new();
    let mut played = Played::begin(&place.store, &saved(game(1)));
    played.append(&saved(game(0)));
    played.journal.close();
    assert!(listed(&place.store).is_empty());
    // Two undone stones can be replayed.
    let mut played = Played::begin(&place.store, &saved(game(2)));
    played.append(&saved(game(0)));
    let path = played.journal.path().to_path_buf();
    played.journal.close();
    assert_eq!(listed(&place.store), ["0"]);
    assert_eq!(place.store.latest(), None, "there is nothing to go on with");
    let mut again = place.store.resume(&path).unwrap().game.record;
    assert!(again.redo().is_some());
}

#[test]
fn an_opened_game_stays_if_its_only_stone_is_undone() {
    let place = Place::new();
    let journal = place.store.begin(&saved(game(1))).unwrap();
    let path = journal.path().to_path_buf();
    journal.close();
    let mut played = Played::of(place.store.resume(&path).unwrap());
    played.append(&saved(game(0)));
    played.journal.close();
    assert_eq!(listed(&place.store), ["0"]);
}

#[test]
fn unreadable_games_are_listed_with_the_reason_and_kept() {
    let place = Place::new();
    let games = place.path("data/games");
    fs::create_dir_all(&games).unwrap();
    for (name, text) in [
        ("a.journal", "x\n"),
        ("b.journal", "gomoku journal 1"),
        ("empty.journal", ""),
        ("c.journal", "gomoku journal 9\n"),
    ] {
        fs::write(games.join(name), text).unwrap();
    }
    fs::write(games.join("notes.txt"), "x").unwrap();
    let mut found = listed(&place.store);
    found.sort();
    let expected = [
        "line 1, journal: missing",
        "line 1, version: \"9\" is not version 1 or 2 of this format",
        "line 1: the first line must be gomoku journal 2",
    ];
    assert_eq!(found, expected);
    place.store.tidying().for_each(drop);
    assert_eq!((listed(&place.store).len(), place.store.latest()), (3, None));
}

#[test]
fn a_game_moves_to_the_history_and_back_with_its_end() {
    let place = Place::new();
    let mut screen = Screen::new(place.store.clone());
    let mut now = saved(game(0));
    let count = |name: &str| fs::read_dir(place.path(name)).map_or(0, Iterator::count);
    let counts = || [count("data/games"), count("data/history")];
    screen.show(1, &now).unwrap();
    assert_eq!(counts(), [0, 0], "no stone, no file");
    for number in 0..9 {
        assert!(now.record.state().mover().is_some());
        now.record.play(crate::game::Target::Cell(Point::new(number % 2, number / 2))).unwrap();
        screen.show(1, &now).unwrap();
    }
    assert_eq!(counts(), [0, 1]);
    assert_eq!(listed(&place.store), ["9 elsewhere"]);
    now.record.take_back();
    screen.show(1, &now).unwrap();
    assert_eq!(counts(), [1, 0]);
    now.record.resign(crate::rules::Stone::First);
    screen.show(1, &now).unwrap();
    assert_eq!((counts(), screen.finish()), ([0, 1], Vec::new()));
    assert_eq!(place.store.list(0, 9).unfinished, 0);
}

#[test]
fn finished_games_are_moved_at_the_next_start_after_a_kill() {
    let place = Place::new();
    place.store.begin(&ended()).unwrap().close();
    place.store.begin(&saved(game(2))).unwrap().close();
    assert_eq!(place.store.list(0, 9).unfinished, 2);
    place.store.tidying().for_each(drop);
    assert_eq!(place.store.list(0, 9).unfinished, 1);
    assert_eq!(listed(&place.store), ["2", "5"]);
}

#[test]
fn only_the_shown_part_of_a_long_list_is_read() {
    let place = Place::new();
    for _ in 0..3 {
        place.store.begin(&ended()).unwrap().close();
    }
    place.store.tidying().for_each(drop);
    place.store.begin(&saved(game(4))).unwrap().close();
    let page = place.store.list(1, 2);
    assert_eq!((page.skipped, page.total, page.unfinished, page.games.len()), (1, 4, 1, 2));
    // The newest games come first.
    let all = place.store.list(0, 9).games;
    let begun = |listed: &Listed| match listed {
        Listed::Game(kept) => kept.begun,
        other => panic!("{other:?}"),
    };
    assert!(all[1..].is_sorted_by_key(|listed| std::cmp::Reverse(begun(listed))));
}

#[test]
fn games_that_no_directory_accepts_are_kept_elsewhere_or_reported() {
    let place = Place::new();
    // A file is where the directory should be.
    fs::write(place.path("data"), "x").unwrap();
    let mut screen = Screen::new(place.store.clone());
    screen.show(1, &saved(game(0))).unwrap();
    let why = screen.show(1, &saved(game(1))).unwrap_err();
    let instead = why.instead.unwrap();
    assert_eq!(place.store.contents(&instead).unwrap().record, game(1));
    // It is reported once, and further moves are saved there.
    screen.show(1, &saved(game(2))).unwrap();
    assert_eq!(place.store.contents(&instead).unwrap().record, game(2));
    let last_words = screen.finish();
    assert_eq!(last_words, [format!("the game was saved in {}", instead.display())]);
    // A journal is loaded like a saved game.
    assert_eq!(place.store.load(&instead, Variant::GOMOKU_15).unwrap().record, game(2));

    // When the directory works again, nothing is left in the fallback.
    screen.show(2, &saved(game(0))).unwrap();
    let elsewhere = screen.show(2, &saved(game(1))).err();
    assert_eq!(elsewhere, None, "it was said before");
    fs::remove_file(place.path("data")).unwrap();
    screen.show(2, &saved(game(3))).unwrap();
    assert_eq!((listed(&place.store), screen.finish()), (vec!["3 elsewhere".to_owned()], vec![]));
    fs::remove_dir_all(instead.parent().unwrap().parent().unwrap()).unwrap();
}

#[test]
fn reopening_a_game_makes_no_copy() {
    let place = Place::new();
    let mut screen = Screen::new(place.store.clone());
    screen.show(1, &saved(game(0))).unwrap();
    screen.show(1, &saved(game(2))).unwrap();
    assert_eq!(told(screen.list(0, 9)), ["2 here"]);
    let Listed::Here(kept) = screen.list(0, 1).games.remove(0) else { panic!("it is here") };
    let opened = screen.open(kept.path.as_deref().unwrap()).unwrap();
    assert_eq!(opened.path, kept.path);
    screen.show(2, &opened).unwrap();
    screen.show(2, &saved(game(3))).unwrap();
    screen.finish();
    assert_eq!(listed(&place.store), ["3"]);
}

/// A screen with a game of two stones in this place, which was opened twice.
fn opened_twice(place: &Place) -> (Screen, SavedGame) {
    let path = place.left();
    let mut screen = Screen::new(place.store.clone());
    let opened = screen.open(&path).unwrap();
    assert_eq!(screen.open(&path).unwrap(), opened, "no copy");
    assert_eq!(opened.path, Some(path));
    (screen, opened)
}

#[test]
fn a_game_that_is_opened_twice_at_once_stays_one_game() {
    let place = Place::new();
    let (mut screen, found) = opened_twice(&place);
    for number in 1..3 {
        screen.show(number, &found).unwrap();
    }
    screen.show(2, &saved(game(3))).unwrap();
    assert!(screen.finish().is_empty());
    assert_eq!(listed(&place.store), ["3"]);
}

#[test]
fn an_opened_game_is_claimed_until_it_is_shown() {
    let place = Place::new();
    let (mut screen, found) = opened_twice(&place);
    // Another game started before the answer came.
    screen.show(1, &saved(game(0))).unwrap();
    screen.show(1, &saved(game(1))).unwrap();
    screen.show(2, &found).unwrap();
    screen.show(2, &saved(game(4))).unwrap();
    assert!(screen.finish().is_empty());
    let mut stones = listed(&place.store);
    stones.sort();
    assert_eq!(stones, ["1", "4"]);
}

#[test]
fn a_move_while_reopening_a_game_makes_no_copy() {
    let place = Place::new();
    let (mut screen, found) = opened_twice(&place);
    screen.show(1, &found).unwrap();
    let again = screen.open(found.path.as_deref().unwrap()).unwrap();
    screen.show(1, &saved(game(3))).unwrap();
    screen.show(2, &again).unwrap();
    assert!(screen.finish().is_empty());
    assert_eq!(listed(&place.store), ["3"], "the move is kept");
}

/// A store with its history on another file system, if there is one.
#[cfg(target_os = "linux")]
fn on_two_file_systems() -> (Place, tempfile::TempDir) {
    let mut place = Place::new();
    let device = |path: &Path| std::os::unix::fs::MetadataExt::dev(&fs::metadata(path).unwrap());
    let is_other = |path: &&str| device(Path::new(path)) != device(place.dir.path());
    let elsewhere = ["/dev/shm", "/var/tmp"].into_iter().find(is_other).unwrap();
    let shared = tempfile::tempdir_in(elsewhere).unwrap();
    place.store = Store::in_directories(shared.path().to_path_buf(), place.path("state/gomoku"));
    (place, shared)
}

/// A journal that is longer than its game, which has ended.
#[cfg(target_os = "linux")]
fn long_journal(store: &Store) -> Played {
    let mut played = Played::begin(store, &saved(game(1)));
    for stones in [9, 2, 5] {
        played.append(&saved(game(stones)));
    }
    played.append(&ended());
    played
}

#[cfg(target_os = "linux")]
#[test]
fn a_journal_that_cannot_be_moved_stays_in_use() {
    let (place, _shared) = on_two_file_systems();
    let mut played = long_journal(&place.store);
    let path = played.journal.path().to_path_buf();
    fs::create_dir_all(place.store.history()).unwrap();
    fs::write(place.store.history().join(path.file_name().unwrap()), "x").unwrap();
    place.store.settle(&mut played.journal).unwrap_err();
    played.append(&saved(game(7)));
    assert_eq!(played.journal.path(), path);
    assert_eq!(place.store.contents(&path).unwrap().record.on_board(), game(7).on_board());
}

#[cfg(target_os = "linux")]
#[test]
fn a_journal_moves_even_if_the_old_file_cannot_be_removed() {
    let (place, _shared) = on_two_file_systems();
    let mut played = long_journal(&place.store);
    fs::remove_file(played.journal.path()).unwrap();
    place.store.settle(&mut played.journal).unwrap();
    assert_eq!(directory_of(played.journal.path()), place.store.history());
    played.append(&saved(game(7)));
    let found = place.store.contents(played.journal.path()).unwrap();
    assert_eq!(found.record.on_board(), game(7).on_board());
}

#[cfg(target_os = "linux")]
#[test]
fn a_finished_game_moves_to_another_file_system_and_back() {
    let (place, _shared) = on_two_file_systems();
    let mut played = long_journal(&place.store);
    place.store.settle(&mut played.journal).unwrap();
    assert_eq!(listed(&place.store), ["5 elsewhere"]);
    played.append(&saved(game(7)));
    place.store.settle(&mut played.journal).unwrap();
    assert_eq!(place.store.list(0, 9).unfinished, 1);
    assert_eq!(listed(&place.store), ["7 elsewhere"]);
}

#[test]
fn viewing_a_game_keeps_its_time_of_change() {
    let place = Place::new();
    let path = place.left();
    let before = std::time::SystemTime::UNIX_EPOCH;
    fs::File::options().write(true).open(&path).unwrap().set_modified(before).unwrap();
    place.store.resume(&path).unwrap().journal.close();
    assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), before);
}

#[cfg(unix)]
#[test]
fn moving_a_game_is_synced() {
    let place = Place::new();
    let mut screen = Screen::new(place.store.clone());
    screen.show(1, &saved(game(0))).unwrap();
    screen.show(1, &saved(game(5))).unwrap();
    let _ = screen.ahead().count();
    screen.show(1, &ended()).unwrap();
    let inode = |about: fs::Metadata| std::os::unix::fs::MetadataExt::ino(&about);
    let ahead: Vec<u64> = screen.ahead().map(|file| inode(file.metadata().unwrap())).collect();
    for directory in [place.store.history(), place.store.games().unwrap()] {
        assert!(ahead.contains(&inode(fs::metadata(&directory).unwrap())), "{directory:?}");
    }
}

/// A journal of four stones, with the line of the third one damaged.
fn damaged(place: &Place) -> (PathBuf, Vec<u8>) {
    let journal = place.store.begin(&saved(game(4))).unwrap();
    let path = journal.path().to_path_buf();
    journal.close();
    let text = fs::read_to_string(&path).unwrap().replace("move 0,2", "move \0,2");
    fs::write(&path, &text).unwrap();
    (path, text.into_bytes())
}

#[test]
fn the_part_before_the_damage_of_a_journal_is_opened_as_a_copy() {
    let place = Place::new();
    let (path, bytes) = damaged(&place);
    let going_on = place.store.going_on();
    let [Listed::Damaged { file, part: Some(part) }] = &going_on[..] else {
        panic!("{going_on:?}")
    };
    assert_eq!((&file.path, part.record.on_board().stones()), (&path, 2));
    assert!(file.why.starts_with("line 6, cell: "), "{}", file.why);
    let mut screen = Screen::new(place.store.clone());
    let mut found = screen.open(&path).unwrap();
    assert_eq!((&found.path, found.record.on_board().stones()), (&None, 2));
    assert_eq!(found.damage.as_ref(), Some(&file.why));
    // Continuing it creates a new journal, and the file is unchanged.
    screen.show(1, &found).unwrap();
    found.record.play(crate::game::Target::Cell(Point::new(9, 9))).unwrap();
    screen.show(1, &found).unwrap();
    screen.finish();
    place.store.tidying().for_each(drop);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert_eq!(place.store.latest().unwrap().record, found.record);
    // A journal without a game cannot be opened.
    fs::write(&path, "gomoku journal 1\nnonsense\n").unwrap();
    let why = screen.open(&path).unwrap_err().to_string();
    assert!(why.starts_with("line 2, "), "{why}");
}

#[test]
fn games_skipped_when_resuming_are_reported() {
    let place = Place::new();
    let (path, _) = damaged(&place);
    assert_eq!(place.store.latest(), None);
    let told = |store: &Store| -> Vec<PathBuf> {
        store.newest().1.into_iter().map(|file| file.path).collect()
    };
    assert_eq!(told(&place.store), [path.as_path()]);
    // Games older than the one offered are reported in the list.
    let file = fs::File::options().append(true).open(&path).unwrap();
    let hour = std::time::Duration::from_secs(3600);
    file.set_modified(file.metadata().unwrap().modified().unwrap() - hour).unwrap();
    place.left();
    assert_eq!(told(&place.store), Vec::<PathBuf>::new());
    assert!(place.store.going_on().iter().any(|it| matches!(it, Listed::Damaged { .. })));
}

#[cfg(unix)]
#[test]
fn a_broken_link_among_the_games_is_reported() {
    let place = Place::new();
    let path = place.left().with_file_name("link.journal");
    std::os::unix::fs::symlink("nothing", &path).unwrap();
    let mut told = listed(&place.store);
    told.sort();
    assert_eq!(told, ["2", "no such file or directory"]);
}

#[test]
fn unreadable_directories_are_reported() {
    let place = Place::new();
    fs::create_dir(place.path("data")).unwrap();
    assert_eq!(place.store.going_on(), []);
    for directory in ["games", "history"] {
        fs::write(place.path("data").join(directory), "").unwrap();
    }
    let going_on = place.store.going_on();
    let [Listed::Damaged { file, .. }] = &going_on[..] else { panic!("{going_on:?}") };
    assert_eq!((&file.path, &*file.why), (&place.path("data/games"), "not a directory"));
    assert_eq!(place.store.newest().1, std::slice::from_ref(file));
    let mut history = place.store.history_collection().unwrap();
    history.update(&mut |_| std::ops::ControlFlow::Continue(())).unwrap();
    let all = crate::store::collection::Query::default();
    let page = history.games(&all, crate::collection::Order::Found, 0, 9).unwrap();
    assert_eq!(page.unreadable, 1, "{page:?}");
}

#[test]
fn an_empty_journal_is_removed() {
    let place = Place::new();
    let path = place.left();
    let empty = path.with_file_name("1.journal");
    fs::write(&empty, "").unwrap();
    let held = fs::File::open(&empty).unwrap();
    held.lock().unwrap();
    place.store.tidying().for_each(drop);
    assert!(empty.exists(), "somebody has claimed it");
    held.unlock().unwrap();
    place.store.tidying().for_each(drop);
    assert!(!empty.exists() && path.exists());
}

#[test]
fn a_picture_replaces_pictures_only() {
    let place = Place::new();
    let file = place.path("game.png");
    let [one, two, three] = [&b"\x89PNG\r\n\x1a\none"[..], b"GIF89a two", b"<svg three"];
    for bytes in [one, two, three] {
        place.store.put_picture(&file, bytes).unwrap();
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
    assert_eq!(fs::read(place.path("game.png~")).unwrap(), two);
    for other in ["No;Row;Col;Player\n", "(;GM[4])", "notes"] {
        fs::write(&file, other).unwrap();
        let refused = place.store.put_picture(&file, one);
        assert!(matches!(refused, Err(StoreError::NotAPicture)), "{other}");
        assert_eq!(fs::read_to_string(&file).unwrap(), other);
    }
}
