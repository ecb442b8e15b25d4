use super::*;
use crate::game::{End, GameKind, Names, Participant, Participants, Person, Target, TimeControl};
use crate::player::Level;
use crate::quarto::Board;
use crate::record::Action;
use crate::rules::{Point, Stone, Variant};
use crate::store::tests::screen::Screen;
use crate::store::{Keeper, Listed};

struct Place {
    _dir: tempfile::TempDir,
    store: Store,
}

impl Place {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::in_directory(dir.path().join("data"));
        Self { _dir: dir, store }
    }

    /// Lists the files in the history and among the games in progress, by their extensions.
    fn files(&self) -> [Vec<String>; 2] {
        [self.store.history(), self.store.games().unwrap()].map(|directory| {
            let entries = fs::read_dir(directory).into_iter().flatten();
            let path = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().path();
            let mut endings: Vec<String> = entries
                .map(|entry| path(entry).extension().unwrap().to_str().unwrap().to_owned())
                .collect();
            endings.sort();
            endings
        })
    }

    /// Returns the only file in the history.
    fn archive(&self) -> PathBuf {
        let mut paths = fs::read_dir(self.store.history()).unwrap().map(|it| it.unwrap().path());
        let path = paths.next().unwrap();
        assert_eq!(paths.next(), None, "beside {path:?}");
        path
    }

    /// Returns a keeper that showed these games one after the other.
    fn played(&self, games: &[SavedGame]) -> Screen {
        let mut screen = Screen::new(self.store.clone());
        for game in games {
            screen.show(1, game).unwrap();
        }
        screen
    }

    /// Lets a game end and leave the screen.
    fn end(&self) {
        self.played(&[new(), ended()]).finish();
    }

    /// Returns a keeper with the game of the history on the screen.
    fn opened(&self) -> (Screen, SavedGame) {
        let mut screen = Screen::new(self.store.clone());
        let opened = screen.open(&self.archive()).unwrap();
        screen.show(2, &opened).unwrap();
        (screen, opened)
    }
}

/// Creates a game of Ada against the computer, with five minutes each.
fn new() -> SavedGame {
    let participants =
        Participants::new(Participant::PERSON, Participant::Computer(Level::MAX.into()));
    let game = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    let time: TimeControl = "5m".parse().unwrap();
    let clock = Clock::new(time).map(Box::new);
    SavedGame { names: Names::new(Some("Ada"), None), clock, ..SavedGame::new(game, participants) }
}

fn play(game: &mut SavedGame, cells: &[(u8, u8)]) {
    for &(row, col) in cells {
        game.record.play(Target::Cell(Point::new(row, col))).unwrap();
    }
}

fn ended() -> SavedGame {
    let mut game = new();
    play(&mut game, &[(7, 7), (6, 8)]);
    game.record.resign(Stone::First);
    game
}

#[cfg(unix)]
#[test]
fn only_files_are_journals() {
    let place = Place::new();
    let pipe = place.store.history().join("a.journal");
    fs::create_dir_all(place.store.history()).unwrap();
    // Opening a pipe without a writer blocks.
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(!holds(&pipe));
}

#[test]
fn a_finished_game_becomes_sgf_when_it_leaves_the_screen() {
    let place = Place::new();
    let mut screen = place.played(&[new(), ended()]);
    assert_eq!(place.files(), [vec!["journal"], vec![]]);
    screen.finish();
    assert_eq!(place.files(), [vec!["sgf"], vec![]]);
    let text = fs::read_to_string(place.archive()).unwrap();
    for part in ["PB[Ada]PW[Gomoku level 10]DT[20", "TM[300]RE[W+R]\n;B[hh]\n;W[ig])"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let listing = place.store.list(0, 9);
    assert_eq!((listing.total, listing.unfinished), (1, 0));
    let Listed::Game(kept) = &listing.games[0] else { panic!("{listing:?}") };
    assert_eq!(kept.participants, new().participants);
    assert_eq!(kept.names.of(Person::One), Some("Ada"));
    assert_eq!(kept.record.state(), ended().record.state());
    assert!(kept.clock.is_some() && kept.begun.is_some());
}

#[test]
fn the_game_as_played_is_the_main_line() {
    let place = Place::new();
    let mut game = new();
    play(&mut game, &[(7, 7), (6, 8)]);
    let before = game.clone();
    game.record.take_back();
    play(&mut game, &[(0, 0)]);
    game.record.end(End::OutOfTime(Stone::First));
    place.played(&[new(), before, game]).finish();
    let record = sgf::read_first(&fs::read(place.archive()).unwrap()).unwrap().record;
    let line: Vec<_> = record.line().iter().filter_map(|&it| record.tree().action(it)).collect();
    let expected = [
        Action::Stone(Point::new(7, 7)),
        Action::Stone(Point::new(0, 0)),
        Action::End(End::OutOfTime(Stone::First)),
    ];
    assert_eq!((line.as_slice(), record.tree().len()), (&expected[..], 5));
}

#[test]
fn viewing_a_game_leaves_its_file_unchanged() {
    let place = Place::new();
    place.end();
    let before = fs::read(place.archive()).unwrap();
    let (mut screen, opened) = place.opened();
    assert_eq!(opened.record.state(), ended().record.state());
    assert_eq!(place.files(), [vec!["journal", "sgf"], vec![]]);
    // It is one game here, and a copy elsewhere.
    let listing = screen.list(0, 9);
    assert_eq!(listing.total, 1);
    assert!(matches!(listing.games[0], Listed::Here(_)), "{listing:?}");
    let copy = Keeper::new(place.store.clone()).open(&opened.path.clone().unwrap()).unwrap();
    assert_eq!((copy.path, copy.record), (None, opened.record));
    screen.finish();
    assert_eq!(fs::read(place.archive()).unwrap(), before);
}

#[test]
fn viewing_a_game_keeps_changes_of_other_programs() {
    let place = Place::new();
    place.end();
    let archive = place.archive();
    let spaced = [&fs::read(&archive).unwrap()[..], b"\n\n"].concat();
    fs::write(&archive, &spaced).unwrap();
    let (mut screen, _) = place.opened();
    screen.finish();
    assert_eq!(fs::read(&archive).unwrap(), spaced);
    assert_eq!(place.files(), [vec!["sgf"], vec![]]);
}

#[test]
fn the_journal_of_an_emptied_game_stays() {
    let place = Place::new();
    place.end();
    let (mut screen, _) = place.opened();
    screen.show(2, &new()).unwrap();
    screen.finish();
    assert_eq!(place.files(), [vec![], vec!["journal"]]);
}

#[test]
fn a_resumed_game_leaves_the_history_even_if_not_moved() {
    let place = Place::new();
    place.end();
    let games = place.store.games().unwrap();
    fs::remove_dir_all(&games).unwrap();
    fs::write(&games, "in its place").unwrap();
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    game.record.take_back();
    play(&mut game, &[(9, 9)]);
    screen.show(2, &game).unwrap();
    screen.finish();
    assert_eq!(place.files()[0], ["journal"]);
}

#[test]
fn only_valid_journals_replace_the_sgf_beside_them() {
    let archive = "20261122T040807.123456Z.sgf";
    let journal = Path::new(archive).with_extension(EXTENSION);
    assert_eq!(archive_behind(&journal), Some(PathBuf::from(archive)));
    assert_eq!(archive_behind(Path::new(archive)), None);
    assert_eq!(archive_behind(Path::new("mine.journal")), None);
}

#[test]
fn notes_on_a_finished_game_are_written_to_its_file() {
    let place = Place::new();
    place.end();
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    let node = game.record.node();
    game.record.annotate(node, |notes| notes.comment = "a pity".to_owned());
    screen.show(2, &game).unwrap();
    screen.finish();
    assert_eq!(place.files(), [vec!["sgf"], vec![]]);
    assert!(fs::read_to_string(place.archive()).unwrap().contains("C[a pity]"));
}

#[test]
fn concurrent_changes_of_other_programs_are_kept_as_a_copy() {
    let other = "(;GM[4]SZ[15]PB[Eve];B[aa]C[mine])";
    let beside = |archive: &Path| PathBuf::from(format!("{}~", archive.display()));
    let place = Place::new();
    place.end();
    let archive = place.archive();
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    let node = game.record.node();
    game.record.annotate(node, |notes| notes.comment = "a pity".to_owned());
    screen.show(2, &game).unwrap();
    fs::write(&archive, other).unwrap();
    screen.finish();
    assert!(fs::read_to_string(&archive).unwrap().contains("C[a pity]"));
    assert_eq!(fs::read_to_string(beside(&archive)).unwrap(), other);
    fs::remove_file(beside(&archive)).unwrap();
    // The content at the time of opening belongs to nobody else, whatever was removed since.
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    let node = game.record.node();
    game.record.annotate(node, |notes| notes.comment.clear());
    screen.show(2, &game).unwrap();
    screen.finish();
    assert!(!fs::read_to_string(&archive).unwrap().contains("C[a pity]"));
    assert!(!beside(&archive).exists());
    // A file that is not a game stays, and so does the journal.
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    let node = game.record.node();
    game.record.annotate(node, |notes| notes.comment = "again".to_owned());
    screen.show(2, &game).unwrap();
    fs::write(&archive, "dear diary").unwrap();
    screen.finish();
    assert_eq!(fs::read_to_string(&archive).unwrap(), "dear diary");
    assert_eq!(place.files(), [vec!["journal", "sgf"], vec![]]);
}

#[test]
fn undoing_the_end_resumes_a_finished_game() {
    let place = Place::new();
    place.end();
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    game.record.take_back();
    play(&mut game, &[(9, 9)]);
    screen.show(2, &game).unwrap();
    let listing = screen.list(0, 9);
    assert_eq!((listing.total, listing.unfinished), (1, 1));
    screen.finish();
    assert_eq!(place.files(), [vec![], vec!["journal"]]);
    assert_eq!(place.store.latest().unwrap().record, game.record);
    // The game ends again.
    let mut screen = Screen::new(place.store.clone());
    let path = place.store.latest().unwrap().path.unwrap();
    let opened = screen.open(&path).unwrap();
    game.record.resign(Stone::Second);
    screen.show(3, &opened).unwrap();
    screen.show(3, &game).unwrap();
    screen.finish();
    assert_eq!(place.files(), [vec!["sgf"], vec![]]);
}

#[test]
fn a_killed_program_leaves_one_complete_game() {
    let place = Place::new();
    place.end();
    let (mut screen, opened) = place.opened();
    let mut game = opened;
    let node = game.record.node();
    game.record.annotate(node, |notes| notes.comment = "a pity".to_owned());
    screen.show(2, &game).unwrap();
    // Simulates that the program is killed.
    drop(screen);
    assert_eq!(place.files(), [vec!["journal", "sgf"], vec![]]);
    assert_eq!(place.store.list(0, 9).total, 1);
    place.store.tidying().for_each(drop);
    assert_eq!(place.files(), [vec!["sgf"], vec![]]);
    assert!(fs::read_to_string(place.archive()).unwrap().contains("C[a pity]"));
}

#[test]
fn old_journals_become_sgf_except_for_quarto() {
    let place = Place::new();
    let mut quarto =
        SavedGame::new(Record::new(GameKind::Quarto(Board::PLANE)), Participants::PERSONS);
    quarto.record.play(Target::Piece(crate::quarto::Piece::FIRST)).unwrap();
    play(&mut quarto, &[(0, 0)]);
    quarto.record.resign(Stone::First);
    for game in [ended(), quarto] {
        let mut journal = place.store.begin(&game).unwrap();
        place.store.settle(&mut journal).unwrap();
        journal.close();
    }
    assert_eq!(place.files(), [vec!["journal", "journal"], vec![]]);
    place.store.tidying().for_each(drop);
    place.store.tidying().for_each(drop);
    assert_eq!(place.files(), [vec!["journal", "sgf"], vec![]]);
    assert_eq!(place.store.list(0, 9).total, 2);
}

#[test]
fn a_game_that_cannot_become_sgf_stays_a_journal() {
    let place = Place::new();
    let mut screen = place.played(&[new(), ended()]);
    fs::create_dir(place.archive().with_extension(ARCHIVED)).unwrap();
    screen.finish();
    assert_eq!(place.files(), [vec!["journal", "sgf"], vec![]]);
    let listing = place.store.list(0, 9);
    assert_eq!(listing.total, 1);
    assert!(matches!(&listing.games[0], Listed::Game(kept) if kept.is_over()));
}

#[test]
fn other_files_in_the_history_are_listed_but_never_written() {
    let place = Place::new();
    fs::create_dir_all(place.store.history()).unwrap();
    let file = |name: &str| place.store.history().join(name);
    let games = "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[hh])";
    fs::write(file("games.sgf"), games).unwrap();
    fs::write(file("bad.sgf"), "(;GM[4]SZ[15];B[hh];W[hh])").unwrap();
    let mut screen = Screen::new(place.store.clone());
    let why = screen.open(&file("games.sgf")).unwrap_err().to_string();
    assert!(why.contains("the file holds 2 games"), "{why}");
    let damaged = place.store.list(0, 9).games.into_iter().map(|listed| match listed {
        Listed::Damaged { file, .. } => file.why,
        other => panic!("{other:?}"),
    });
    let mut damaged: Vec<String> = damaged.collect();
    damaged.sort();
    assert_eq!(damaged[0], "line 1, W: there is already a stone there");
    screen.finish();
    place.store.tidying().for_each(drop);
    assert_eq!(fs::read_to_string(file("games.sgf")).unwrap(), games);
    assert_eq!(place.files(), [vec!["sgf", "sgf"], vec![]]);
}

#[test]
fn the_sgf_beside_a_damaged_journal_is_offered() {
    let place = Place::new();
    place.end();
    let archive = place.archive();
    let (screen, opened) = place.opened();
    // Simulates that the program is killed, and that the disk loses a part.
    drop(screen);
    let journal = opened.path.unwrap();
    let bytes = fs::read_to_string(&journal).unwrap().replace("resign", "re\0gn");
    fs::write(&journal, &bytes).unwrap();
    let listing = place.store.list(0, 9);
    assert_eq!(listing.total, 2);
    let mut collection = place.store.history_collection().unwrap();
    collection.update(&mut |_| std::ops::ControlFlow::Continue(())).unwrap();
    let query = crate::store::collection::Query::default();
    let page = collection.games(&query, crate::collection::Order::Found, 0, 9).unwrap();
    assert_eq!((page.total, page.unreadable), (2, 1));
    assert_eq!(page.first_unreadable.unwrap().path, journal);
    let mut screen = Screen::new(place.store.clone());
    let whole = screen.open(&archive).unwrap();
    assert_eq!((&whole.path, whole.is_over()), (&None, true));
    assert!(whole.damage.unwrap().starts_with("line "));
    let part = screen.open(&journal).unwrap();
    assert_eq!((part.path, part.record.on_board().stones()), (None, 2));
    screen.finish();
    place.store.tidying().for_each(drop);
    assert_eq!(fs::read_to_string(&journal).unwrap(), bytes);
    assert!(archive.exists());
    // Each is deleted separately.
    let damaged = page.games.iter().find(|game| game.game.is_err()).unwrap();
    place.store.take_out(damaged).unwrap();
    assert!(!journal.exists() && archive.exists());
}
