#![expect(clippy::disallowed_methods, reason = "tests of the file system")]

use super::*;
use crate::game::{Participant, Participants};
use crate::player::Level;
use crate::quarto;
use crate::rules::{Game, Point, Topology};

const PERSONS: Participants = Participants::PERSONS;

/// A game of so many stones.
fn game(stones: u8) -> AnyGame {
    let game = Game::from_moves(Variant::GOMOKU_17, (0..stones).map(|i| Point::new(i % 2, i)));
    AnyGame::Rows(game.unwrap())
}

fn other() -> AnyGame {
    AnyGame::Rows(Game::from_moves(Variant::GOMOKU_17, [Point::new(8, 8)]).unwrap())
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
fn a_saved_game_is_loaded_and_saved_over() {
    let place = Place::new();
    let file = place.path("a.csv");
    for stones in [0, 2, 6, 9] {
        place.store.save(&file, &game(stones), None).unwrap();
        let loaded = place.store.load(&file, Variant::GOMOKU_17).unwrap();
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
    assert_eq!(error.to_string(), "there are no stones to save, and the file holds a game");
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap(), game(6));
    assert_eq!(place.names(), ["a.csv"]);
}

#[test]
fn another_game_is_kept_beside_the_one_that_takes_its_place() {
    let place = Place::new();
    let file = place.path("a.csv");
    let load = |name: &str| place.store.load(&place.path(name), Variant::GOMOKU_17).unwrap();
    place.store.save(&file, &game(4), None).unwrap();
    // The same game, later.
    place.store.save(&file, &game(6), None).unwrap();
    assert_eq!(place.names(), ["a.csv"]);
    // A new one that begins like it.
    place.store.save(&file, &game(1), None).unwrap();
    assert_eq!((load("a.csv"), load("a.csv~")), (game(1), game(6)));
    place.store.save(&file, &other(), None).unwrap();
    assert_eq!((load("a.csv"), load("a.csv~")), (other(), game(1)));
    assert_eq!(place.names(), ["a.csv", "a.csv~"]);
}

#[test]
fn what_the_player_saved_last_is_replaced_without_a_copy() {
    let place = Place::new();
    let file = place.path("a.csv");
    place.store.save(&file, &game(6), None).unwrap();
    // Two stones are taken back, and it is saved again.
    place.store.save(&file, &game(4), Some(&game(6))).unwrap();
    assert_eq!(place.names(), ["a.csv"]);
}

#[test]
fn a_kept_game_is_not_forgotten_if_it_is_the_file_that_holds_it() {
    let place = Place::new();
    let path = place.store.keep(&game(3), PERSONS, None).unwrap();
    place.store.forget(&path, Some(&path));
    assert!(path.is_file());
    place.store.forget(&path, Some(&place.path("other.csv")));
    assert!(!path.is_file());
}

#[test]
fn a_saved_game_that_cannot_be_read_is_kept_beside_too() {
    let place = Place::new();
    let strange = "No;Row;Col;Player\n1;19;3;0\n";
    fs::write(place.path("a.csv"), strange).unwrap();
    place.store.save(&place.path("a.csv"), &game(3), None).unwrap();
    assert_eq!(fs::read_to_string(place.path("a.csv~")).unwrap(), strange);
}

#[test]
fn the_copy_replaces_nothing_but_a_saved_game() {
    let place = Place::new();
    fs::write(place.path("a.csv~"), "dear diary").unwrap();
    place.store.save(&place.path("a.csv"), &game(3), None).unwrap();
    let error = place.store.save(&place.path("a.csv"), &other(), None).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("a.csv~: the file there is not a saved game; it stays as it is"),
        "{error}"
    );
    assert_eq!(fs::read_to_string(place.path("a.csv~")).unwrap(), "dear diary");
    let loaded = place.store.load(&place.path("a.csv"), Variant::GOMOKU_17).unwrap();
    assert_eq!(loaded, game(3));
}

#[test]
fn the_data_directory_is_made_and_no_other() {
    let place = Place::new();
    place
        .store
        .save(&place.store.default_file(GameKind::Rows(Variant::GOMOKU_15)), &game(3), None)
        .unwrap();
    assert!(place.store.default_file(GameKind::Rows(Variant::GOMOKU_15)).is_file());
    let error = place.store.save(&place.path("no/such/a.csv"), &game(3), None).unwrap_err();
    assert_eq!(error.to_string(), "no such file or directory");
    assert_eq!(place.names(), ["data"]);
}

#[test]
fn a_directory_in_the_files_place_is_refused_both_ways() {
    let place = Place::new();
    fs::create_dir(place.path("a.csv")).unwrap();
    let error = place.store.save(&place.path("a.csv"), &game(3), None).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    let error = place.store.load(&place.path("a.csv"), Variant::GOMOKU_15).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    assert_eq!(place.names(), ["a.csv"]);
}

#[test]
fn a_file_that_is_no_game_is_not_replaced() {
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
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap(), game(3));
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_permissions_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = Place::new();
    let file = place.path("a.csv");
    place.store.save(&file, &game(3), None).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, place.path("link")).unwrap();
    place.store.save(&place.path("link"), &game(5), None).unwrap();
    assert!(fs::symlink_metadata(place.path("link")).unwrap().is_symlink());
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap(), game(5));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);

    symlink("new.csv", place.path("dangling")).unwrap();
    place.store.save(&place.path("dangling"), &game(2), None).unwrap();
    assert!(fs::symlink_metadata(place.path("dangling")).unwrap().is_symlink());
    assert_eq!(place.store.load(&place.path("new.csv"), Variant::GOMOKU_17).unwrap(), game(2));
}

#[cfg(target_os = "linux")]
#[test]
fn devices_and_directories_that_take_no_file_are_reported() {
    let place = Place::new();
    let error = place.store.save(Path::new("/dev/full"), &game(3), None).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    let error = place.store.load(Path::new("/dev/zero"), Variant::GOMOKU_15).unwrap_err();
    assert_eq!(error.to_string(), "not a file");
    // Not even root can create files there.
    let error = place.store.save(Path::new("/proc/gomoku.csv"), &game(3), None).unwrap_err();
    assert!(matches!(error, StoreError::Io(_)), "{error}");
}

#[test]
fn failed_loads_say_why() {
    let place = Place::new();
    let words = |name: &str| {
        place.store.load(&place.path(name), Variant::GOMOKU_15).unwrap_err().to_string()
    };
    assert_eq!(words("none.csv"), "no such file or directory");
    fs::write(place.path("bad.csv"), "No;Row;Col;Player\n1;7;7\n").unwrap();
    assert_eq!(words("bad.csv"), "line 2: 3 fields instead of 4");
    fs::write(place.path("large.csv"), vec![b'x'; 2 << 20]).unwrap();
    assert_eq!(words("large.csv"), "the file is larger than 1048576 bytes");
}

#[test]
fn unsaved_games_are_kept_side_by_side_until_they_are_forgotten() {
    let place = Place::new();
    assert_eq!(place.store.kept(), None);
    let one = place.store.keep(&game(3), PERSONS, None).unwrap();
    // The stones would fit on 15x15, but the game was on 17x17.
    assert_eq!(
        place.store.kept(),
        Some(Kept { path: one.clone(), participants: PERSONS, game: game(3) })
    );
    assert_eq!(place.store.keep(&other(), PERSONS, Some(&one)).unwrap(), one);
    assert_eq!(place.store.keep(&game(4), PERSONS, Some(&one)).unwrap(), one);
    assert_eq!(
        place.store.kept(),
        Some(Kept { path: one.clone(), participants: PERSONS, game: game(4) })
    );
    let two = place.store.keep(&game(5), PERSONS, None).unwrap();
    assert_ne!(one, two);
    age(&one);
    assert_eq!(
        place.store.kept(),
        Some(Kept { path: two.clone(), participants: PERSONS, game: game(5) })
    );
    place.store.forget(&two, None);
    assert_eq!(
        place.store.kept(),
        Some(Kept { path: one.clone(), participants: PERSONS, game: game(4) })
    );
    place.store.forget(&one, None);
    place.store.forget(&one, None);
    assert_eq!(place.store.kept(), None);
    assert_eq!(fs::read_dir(place.path("data")).unwrap().count(), 0, "nothing is left");
}

#[test]
fn kept_games_are_known_by_their_names() {
    let place = Place::new();
    let data = place.path("data");
    fs::create_dir(&data).unwrap();
    let stone = "No;Row;Col;Player\n1;5;3;0\n";
    for (name, text, variant) in [
        ("interrupted-15-1.csv", stone, Some(Variant::GOMOKU_15)),
        ("interrupted-7x6-4-fall-12.csv", stone, Some(Variant::CONNECT_FOUR)),
        ("interrupted-quarto-1.txt", "start torus\nselect 3\nplace 0;0\n", None),
    ] {
        fs::write(data.join(name), text).unwrap();
        let kept = place.store.kept().unwrap();
        assert_eq!(kept.path, data.join(name));
        let kind = variant.map_or(GameKind::Quarto(Topology::Torus), GameKind::Rows);
        assert_eq!(kept.game.kind(), kind);
        fs::remove_file(data.join(name)).unwrap();
    }
    for name in [
        "interrupted-15-1.csv~",
        "interrupted-15-x.csv",
        "interrupted-15.csv",
        "interrupted-16-1.csv",
        "interrupted-15-1.txt",
        "interrupted-quarto-1.csv",
        "game.csv",
        "interrupted-15-1.bak",
        "interrupted-15-01.csv",
        "interrupted-15-o11-1.csv",
        "interrupted-15-o05-1.csv",
        "interrupted-15-o5-x5-1.csv",
        "interrupted-15--1.csv",
        "interrupted-o5-1.csv",
    ] {
        fs::write(data.join(name), stone).unwrap();
        assert_eq!(place.store.kept(), None, "{name}");
    }
}

/// A computer of this level, which answers a person.
fn against(level: u8) -> Participants {
    Participants::new(Participant::PERSON, Participant::Computer(Level::new(level).unwrap()))
}

#[test]
fn who_played_a_kept_game_is_known_and_may_change() {
    let place = Place::new();
    let one = place.store.keep(&game(3), against(5), None).unwrap();
    assert_eq!(one, place.path("data/interrupted-17-o5-1.csv"));
    let kept = |path: &PathBuf, players, moves| {
        Some(Kept { path: path.clone(), participants: players, game: game(moves) })
    };
    assert_eq!(place.store.kept(), kept(&one, against(5), 3));
    // The same players: the same file.
    assert_eq!(place.store.keep(&game(4), against(5), Some(&one)).unwrap(), one);
    // Others: another file, and the one before goes.
    let two = place.store.keep(&game(5), against(7), Some(&one)).unwrap();
    assert_eq!(two, place.path("data/interrupted-17-o7-1.csv"));
    assert_eq!(place.store.kept(), kept(&two, against(7), 5));
    let three = place.store.keep(&game(5), PERSONS, Some(&two)).unwrap();
    assert_eq!(place.store.kept(), kept(&three, PERSONS, 5));
    assert_eq!(fs::read_dir(place.path("data")).unwrap().count(), 1);
    // A file that is none of these is never deleted.
    let mine = place.path("mine.csv");
    fs::write(&mine, "x").unwrap();
    place.store.keep(&game(6), against(7), Some(&mine)).unwrap();
    assert!(mine.is_file());
    // The name of a kind and the players are told apart, whatever the kind.
    let drop = AnyGame::Rows(Game::from_moves(Variant::CONNECT_FOUR, [Point::new(5, 3)]).unwrap());
    for (players, name) in [
        (against(10).swapped(), "interrupted-7x6-4-fall-x10-1.csv"),
        (PERSONS, "interrupted-7x6-4-fall-1.csv"),
    ] {
        let place = Place::new();
        let path = place.store.keep(&drop, players, None).unwrap();
        assert_eq!(path, place.path("data").join(name));
        assert_eq!(
            place.store.kept(),
            Some(Kept { path, participants: players, game: drop.clone() })
        );
    }
}

/// Makes a file an hour older.
fn age(path: &Path) {
    let file = fs::File::options().write(true).open(path).unwrap();
    let hour = std::time::Duration::from_secs(3600);
    let modified = file.metadata().unwrap().modified().unwrap();
    file.set_modified(modified - hour).unwrap();
}

#[test]
fn a_game_is_kept_elsewhere_if_its_file_is_taken() {
    let place = Place::new();
    fs::create_dir(place.path("taken")).unwrap();
    let path = place.store.keep(&game(3), PERSONS, Some(&place.path("taken"))).unwrap();
    assert_eq!(place.store.kept(), Some(Kept { path, participants: PERSONS, game: game(3) }));
}

#[test]
fn a_tilde_is_the_home_directory() {
    assert_eq!(typed_path(Path::new("a b/c.csv")), PathBuf::from("a b/c.csv"));
    assert!(typed_path(Path::new("~/c.csv")).is_absolute());
    assert_eq!(typed_path(Path::new("x~/c.csv")), PathBuf::from("x~/c.csv"));
}

/// A game of Quarto with a piece selected, on the torus.
fn quarto(moves: u8) -> AnyGame {
    let mut game = quarto::Game::new(Topology::Torus);
    for number in 0..moves {
        game.select(quarto::Piece::new(number).unwrap()).unwrap();
        game.place(Point::new(0, 2 * number)).unwrap();
    }
    game.select(quarto::Piece::new(9).unwrap()).unwrap();
    AnyGame::Quarto(game)
}

#[test]
fn every_kind_of_game_is_saved_loaded_and_kept_as_what_it_was() {
    let drop = Game::from_moves(Variant::CONNECT_FOUR, [Point::new(5, 3), Point::new(4, 3)]);
    let drop = AnyGame::Rows(drop.unwrap());
    for expected in [drop, quarto(0), quarto(2)] {
        let place = Place::new();
        let file = place.path("game");
        place.store.save(&file, &expected, None).unwrap();
        assert_eq!(place.store.load(&file, expected.kind().variant()).unwrap(), expected);
        let path = place.store.keep(&expected, PERSONS, None).unwrap();
        let kept = Kept { path, participants: PERSONS, game: expected.clone() };
        assert_eq!(place.store.kept(), Some(kept));
    }
}

#[test]
fn games_of_both_kinds_do_not_replace_each_other() {
    let place = Place::new();
    let file = place.path("game");
    place.store.save(&file, &game(3), None).unwrap();
    place.store.save(&file, &quarto(1), None).unwrap();
    let copy = place.path("game~");
    assert_eq!(place.store.load(&copy, Variant::GOMOKU_17).unwrap(), game(3));
    let empty = AnyGame::Quarto(quarto::Game::new(Topology::Plane));
    let error = place.store.save(&file, &empty, None).unwrap_err();
    assert!(matches!(error, StoreError::NothingToSave), "{error}");
    // An empty game gets no copy.
    fs::write(place.path("empty"), "start torus\n").unwrap();
    fs::write(place.path("empty~"), fs::read(&copy).unwrap()).unwrap();
    place.store.save(&place.path("empty"), &game(2), None).unwrap();
    assert_eq!(place.store.load(&place.path("empty~"), Variant::GOMOKU_17).unwrap(), game(3));
    // What was saved or loaded last gets no copy.
    place.store.save(&file, &game(3), Some(&quarto(1))).unwrap();
    assert_eq!(place.store.load(&file, Variant::GOMOKU_17).unwrap(), game(3));
    assert_eq!(place.store.load(&copy, Variant::GOMOKU_17).unwrap(), game(3));
}

#[test]
fn a_game_that_goes_on_from_a_position_is_kept_and_offered() {
    use crate::rules::{Position, Stone};
    let place = Place::new();
    let floor = |col| Point::new(5, col);
    let stones = [(floor(3), Stone::First), (floor(4), Stone::Second)];
    let start = Position::from_stones(Variant::CONNECT_FOUR, stones).unwrap();
    let mut game = Game::from_position(start);
    for col in [1, 0, 3] {
        game.drop(col).unwrap();
    }
    let path = place.store.keep(&AnyGame::Rows(game.clone()), PERSONS, None).unwrap();
    let kept = place.store.kept().unwrap();
    let AnyGame::Rows(again) = &kept.game else { panic!("{kept:?}") };
    assert_eq!((&kept.path, again.board(), again.status()), (&path, game.board(), game.status()));
}
