mod databases;

use std::fs;

use proptest::prelude::*;

use super::read::GameAt;
use super::walk::Stamp;
use super::writer::IndexWriter;
use super::*;
use crate::collection::{Ending, Explorer, Filter, Order, ResultFilter, Tally, load};
use crate::formats::{ReadOptions, csv};
use crate::game::AnyGame;
use crate::rules::{Game, Point, Position, Stone, Variant};

/// Folder of games, with a store beside it.
struct Place {
    dir: tempfile::TempDir,
    store: Store,
}

impl Place {
    fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::in_directory(dir.path().join("data"));
        fs::create_dir(dir.path().join("games")).unwrap();
        Self { dir, store }
    }

    fn games(&self) -> PathBuf {
        self.dir.path().canonicalize().unwrap().join("games")
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.games().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        age(&path);
    }

    fn collection(&self) -> Collection {
        self.store.collection(&[self.games()]).unwrap()
    }

    fn updated(&self) -> Collection {
        let mut collection = self.collection();
        update(&mut collection);
        collection
    }
}

/// Makes a file an hour old. A new file is read again, since it may change once more at the same
/// time.
fn age(path: &Path) {
    let file = fs::OpenOptions::new().write(true).open(path).unwrap();
    let hour = std::time::Duration::from_secs(3600);
    file.set_modified(file.metadata().unwrap().modified().unwrap() - hour).unwrap();
}

fn update(collection: &mut Collection) -> Changes {
    collection.update(&mut |_| ControlFlow::Continue(())).unwrap()
}

/// Writes the game of these moves as CSV.
fn game(moves: &str) -> Vec<u8> {
    csv::write(&crate::rules::parse_moves(moves, Variant::GOMOKU_15).unwrap())
}

/// Writes a journal of these moves by Ada and Grace, in which X resigned.
fn journal(moves: &[(u8, u8)]) -> Vec<u8> {
    let mut text = "gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\n".to_owned();
    text += "player o person 2\nname 1 Ada\nname 2 Grace\n";
    let moves: Vec<String> = moves.iter().map(|(row, col)| format!("move {row},{col}\n")).collect();
    text += &moves.concat();
    (text + "resign x\n").into_bytes()
}

fn position(moves: &str) -> Position {
    let game = crate::rules::parse_moves(moves, Variant::GOMOKU_15).unwrap();
    Position::from_stones(Variant::GOMOKU_15, game.stones()).unwrap()
}

fn all(collection: &Collection) -> Vec<IndexedGame> {
    collection.games(&Query::default(), Order::Found, 0, usize::MAX).unwrap().games
}

fn names(games: &[IndexedGame]) -> Vec<String> {
    let name = |game: &IndexedGame| game.path.file_name().unwrap().to_str().unwrap().to_owned();
    games.iter().map(name).collect()
}

#[test]
fn games_of_a_folder_are_listed_with_their_headers() {
    let place = Place::new();
    place.write("b.csv", &game("h8i9"));
    place.write("deep/er/a.journal", &journal(&[(7, 7), (6, 6), (8, 8)]));
    place.write("picture.png", b"not a game");
    place.write("table.csv", b"a;b;c\n1;2;3\n");
    place.write("letter.txt", b"Dear Ada,");
    let collection = place.updated();
    let games = all(&collection);
    assert_eq!(names(&games), ["b.csv", "a.journal"]);
    let header = games[1].game.as_ref().unwrap();
    assert_eq!((&*header.players.first, &*header.players.second), ("Ada", "Grace"));
    assert_eq!((&*header.date, header.moves), ("2026-11-22", 3));
    assert_eq!(header.ending(), Ending::Won(Stone::Second));
    assert_eq!(games[0].length, game("h8i9").len() as u64);
}

#[test]
fn unreadable_files_are_listed_with_the_reason() {
    let place = Place::new();
    place.write("a.csv", &game("h8"));
    place.write("b.csv", b"No;Row;Col;Player\n1;x;7;0\n");
    place.write("c.journal", b"gomoku journal 1\n");
    let mut collection =
        place.store.collection(&[place.games(), place.games().join("no.sgf")]).unwrap();
    update(&mut collection);
    let games = all(&collection);
    assert_eq!(names(&games), ["a.csv", "b.csv", "c.journal", "no.sgf"]);
    let missing = place.games().join("no.sgf");
    assert_eq!(collection.roots(), [place.games(), missing.clone()]);
    let told: Vec<&PathBuf> = collection.unreadable().iter().map(|(path, _)| path).collect();
    assert_eq!(told, [&missing]);
    let reasons: Vec<&str> =
        games.iter().filter_map(|game| game.game.as_ref().err().map(String::as_str)).collect();
    assert_eq!(
        reasons,
        [
            "line 2, Row: \"x\" is not a number",
            "line 2, game: missing",
            "no such file or directory"
        ]
    );
    let page = |skipped, number| {
        collection.games(&Query::default(), Order::Newest, skipped, number).unwrap()
    };
    assert_eq!(
        (page(0, 0).total, names(&page(2, 9).games)),
        (4, vec!["b.csv".into(), "no.sgf".into()])
    );
    assert_eq!(names(&page(3, 1).games), ["no.sgf"]);
    assert_eq!(names(&page(4, 1).games), Vec::<String>::new());
    let Page { skipped, unreadable, first_unreadable, .. } = page(3, 1);
    assert_eq!((skipped, unreadable), (3, 3));
    assert_eq!(names(&[*first_unreadable.unwrap()]), ["b.csv"]);
}

#[test]
fn named_files_are_recognised_by_content() {
    let place = Place::new();
    place.write("games.dat", b"(;GM[4]SZ[15];B[hh])\n(;GM[4]SZ[15];B[aa])");
    assert_eq!(all(&place.updated()), []);
    let mut named = place.store.collection(&[place.games().join("games.dat")]).unwrap();
    update(&mut named);
    assert_eq!(all(&named).len(), 2);
}

#[test]
fn all_files_of_a_collection_are_read_in_a_given_encoding() {
    let place = Place::new();
    // Two letters are too few for a guess.
    let game = |name: &[u8]| [b"(;GM[4]SZ[15]PB[", name, b"];B[hh])\n"].concat();
    let sgf = [game(b"\xdf\xed"), game(b"\xc8\xff")].concat();
    place.write("many.sgf", &sgf);
    place.write("a.psq", b"Piskvorky 15x15, 0:0, 0\n8,8,0\n\xdf\xed\n\xc8\xff\n-1\n");
    place.write(
        "base.rif",
        b"<database><players><player id=\"1\" name=\"\xdf\xed\"/></players><games>\
            <game black=\"1\"><move>h8</move></game></games></database>",
    );
    let cp1251: Encoding = "cp1251".parse().unwrap();
    let first = |game: &IndexedGame| game.game.as_ref().unwrap().players.first.clone();
    let in_encoding = |encoding| {
        let mut collection = place.store.collection_in(&[place.games()], encoding).unwrap();
        update(&mut collection);
        all(&collection)
    };
    let games = in_encoding(Some(cp1251));
    assert_eq!(games.iter().map(first).collect::<Vec<_>>(), ["Ян", "Ян", "Ян", "Ия"]);
    for game in &games {
        let loaded = game.load().unwrap();
        assert_eq!(loaded.record.info().players.first.name, first(game));
        assert_eq!(loaded.encoding, cp1251);
    }
    // Without it, the index is another one.
    let guessed = in_encoding(None);
    assert_ne!(first(&guessed[1]), "Ян");
    assert_eq!(in_encoding(Some(cp1251)), games);
    games[2].delete().unwrap();
    assert_eq!(in_encoding(Some(cp1251)).iter().map(first).collect::<Vec<_>>(), ["Ян", "Ян", "Ия"]);
}

#[test]
fn an_oversized_csv_is_refused_as_a_whole() {
    let place = Place::new();
    let mut table = game("h8");
    table.resize((1 << 20) + 1, b'\n');
    place.write("a.csv", &table);
    let games = all(&place.updated());
    assert_eq!(games[0].game.as_ref().unwrap_err(), "the file is larger than 1048576 bytes");
}

#[test]
fn a_game_that_goes_on_after_five_is_listed_up_to_there() {
    let place = Place::new();
    let moves = "B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae];W[be];B[hh]";
    let file = format!("(;GM[4]SZ[15]RU[Caro];{moves})\n(;GM[1]SZ[19];{moves})");
    place.write("a.sgf", file.as_bytes());
    let collection = place.updated();
    let found = all(&collection);
    let first = found[0].game.as_ref().unwrap();
    assert_eq!((first.moves, first.ending()), (9, Ending::Won(Stone::First)));
    assert_eq!(found[1].game.as_ref().unwrap_err(), "this is a game of Go");
}

#[test]
fn the_games_of_an_sgf_file_are_found_one_by_one() {
    let place = Place::new();
    // Longer than the part read at once.
    let comment = format!("(;GM[4]SZ[15]PB[Ada];B[hh]C[{}];W[ii])", "so long\n".repeat(50_000));
    let games = [
        "(;GM[4]SZ[15]RU[freestyle]PB[Ada]PW[Grace]DT[2026-11-22]RE[W+R];B[hh];W[ii](;B[gg])(;B[aa]))",
        "(;GM[4]SZ[15];B[hh];W[hh])",
        &comment,
        "(;GM[4]SZ[15];B[hh];W[zz])",
        "(;GM[4]SZ[19];B[hh]",
    ];
    let file = games.join("\n");
    place.write("a.sgf", file.as_bytes());
    place.write("b.sgf", b"no game");
    place.write("c.sgf", b"");
    let collection = place.updated();
    let found = all(&collection);
    assert_eq!(names(&found), ["a.sgf", "a.sgf", "a.sgf", "a.sgf", "a.sgf", "b.sgf", "c.sgf"]);
    for (game, text) in found.iter().zip(games) {
        let start = usize::try_from(game.start).unwrap();
        let here = &file[start..start + usize::try_from(game.length).unwrap()];
        assert!(here.trim() == text.trim());
    }
    let numbers: Vec<u32> = found.iter().map(|game| game.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 1, 1]);
    let first = found[0].game.as_ref().unwrap();
    assert_eq!((first.moves, first.ending()), (3, Ending::Won(Stone::Second)));
    assert_eq!((&*first.players.second, &*first.date), ("Grace", "2026-11-22"));
    let why = |at: usize| found[at].game.clone().unwrap_err();
    assert_eq!(why(1), "move 2: there is already a stone there");
    assert_eq!(why(3), "line 50004, W: \"zz\" is not a cell");
    assert_eq!([why(5), why(6)], ["there is no game in the file"; 2]);
    let reached = collection.explore(&position("h8"), &Filter::default()).unwrap();
    assert_eq!(reached.games.total(), 2);
}

#[test]
fn a_position_is_found_in_every_image_and_order() {
    let place = Place::new();
    place.write("a.csv", &game("h8i9h10g7"));
    place.write("b.csv", &game("h10i9h8"));
    // A quarter turn, and the game continues.
    place.write("c.csv", &game("h8i7j8g9a1"));
    place.write("other.csv", &game("h8i9h11"));
    let collection = place.updated();
    let explorer = collection.explore(&position("h8i9h10"), &Filter::default()).unwrap();
    assert_eq!(explorer.games, Tally { unfinished: 3, ..Tally::default() });
    let continuations = explorer.continuations.iter().map(|it| (it.point, it.games.total()));
    let found: Vec<_> = continuations.collect();
    let reached = |next| {
        let reached = Some(Reached { position: position("h8i9h10"), next });
        let query = Query { reached, ..Query::default() };
        names(&collection.games(&query, Order::Longest, 0, 9).unwrap().games)
    };
    assert_eq!(reached(None), ["c.csv", "a.csv", "b.csv"]);
    assert_eq!(found.iter().map(|(_, games)| games).sum::<u32>(), 2);
    for (point, games) in found {
        assert_eq!(reached(Some(point)).len(), usize::try_from(games).unwrap());
    }
    assert_eq!(reached(Some(Point::new(14, 14))), Vec::<String>::new());
    let other = collection.explore(&position("a1b1c1d1"), &Filter::default()).unwrap();
    assert_eq!(other, Explorer::default());
}

#[test]
fn the_explorer_counts_only_matching_games() {
    let place = Place::new();
    place.write("a.csv", &game("h8i9"));
    place.write("b.journal", &journal(&[(7, 7), (6, 6)]));
    place.write("c.csv", b"No;Row;Col;Player\n1;x;7;0\n");
    let collection = place.updated();
    let filter = Filter { result: Some(ResultFilter::LostBy("ada".into())), ..Filter::default() };
    let explorer = collection.explore(&position("h8"), &filter).unwrap();
    assert_eq!((explorer.games.won.second, explorer.games.total()), (1, 1));
    let reached = Some(Reached { position: position("h8"), next: None });
    let query = Query { filter, reached };
    let page = collection.games(&query, Order::Found, 0, 9).unwrap();
    assert_eq!((names(&page.games), page.total), (vec!["b.journal".to_owned()], 1));
}

#[test]
fn only_changed_files_are_read_again() {
    let place = Place::new();
    place.write("a.csv", &game("h8"));
    place.write("b.csv", &game("h8i9"));
    let mut collection = place.collection();
    let changes = |files_read, files_gone| Changes {
        files_read,
        files_gone,
        games: files_read,
        is_stopped: false,
    };
    assert_eq!(update(&mut collection), changes(2, 0));
    assert_eq!(update(&mut collection), changes(0, 0));
    place.write("b.csv", &game("h8i9j10"));
    place.write("c.csv", &game("a1"));
    assert_eq!(update(&mut collection), changes(2, 0));
    fs::remove_file(place.games().join("a.csv")).unwrap();
    drop(collection);
    // Another program, later.
    let mut collection = place.collection();
    assert_eq!(names(&all(&collection)), ["a.csv", "b.csv", "c.csv"]);
    assert_eq!(update(&mut collection), changes(0, 1));
    assert_eq!(names(&all(&collection)), ["b.csv", "c.csv"]);
    let explorer = collection.explore(&position("h8"), &Filter::default()).unwrap();
    assert_eq!(explorer.games.total(), 1);
}

#[test]
fn an_index_is_compacted_when_most_games_are_removed() {
    let place = Place::new();
    let mut collection = place.collection();
    let mut gone = Vec::new();
    for moves in ["h8", "h8i9", "h8i9j10", "h8i9j10k11", "h8i9j10k11l12"] {
        place.write("a.csv", &game(moves));
        update(&mut collection);
        let table = tables::GONE.read(&collection.index.read().unwrap()).unwrap();
        gone.push(table.len().unwrap());
        drop(table);
        let reached = |moves| collection.explore(&position(moves), &Filter::default()).unwrap();
        assert_eq!(reached("h8").games.total(), 1);
        assert_eq!(reached("a1").games.total(), 0);
    }
    assert_eq!(gone, [0, 1, 0, 1, 0]);
}

#[test]
fn removing_a_file_without_games_restores_none() {
    let place = Place::new();
    place.write("a.csv", b"to do");
    for name in ["b", "c", "d", "e", "f"] {
        place.write(&format!("{name}.csv"), &game("h8"));
    }
    let mut collection = place.updated();
    for (gone, left) in [("b.csv", 4), ("a.csv", 4)] {
        fs::remove_file(place.games().join(gone)).unwrap();
        update(&mut collection);
        let explorer = collection.explore(&position("h8"), &Filter::default()).unwrap();
        assert_eq!(explorer.games.total(), left, "{gone}");
    }
}

#[test]
fn short_segments_are_merged_with_later_ones() {
    let place = Place::new();
    let mut collection = place.collection();
    let mut segments = Vec::new();
    for number in 1..=12 {
        place.write(&format!("{number}.csv"), &game("h8"));
        update(&mut collection);
        let table = tables::SEGMENTS.read(&collection.index.read().unwrap()).unwrap();
        segments.push(table.len().unwrap());
        drop(table);
        let explorer = collection.explore(&position("h8"), &Filter::default()).unwrap();
        assert_eq!(explorer.games.total(), number);
    }
    // The sizes: 1 to 5, 5 1, 7, 7 1, 9, 9 1, 9 2, 12.
    assert_eq!(segments, [1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2, 1]);
}

#[test]
fn a_file_not_read_to_its_end_has_no_games() {
    let place = Place::new();
    for name in 1..=5 {
        place.write(&format!("{name}.csv"), &game("h8"));
    }
    let mut collection = place.updated();
    let found = || {
        let loaded = load(&game("h8"), Some("csv"), ReadOptions::default());
        GameAt { start: 0, length: 0, found: Ok(loaded.unwrap().record.into()) }
    };
    let changed = collection.index.write(|database| {
        let transaction = database.begin_write()?;
        let mut writer = IndexWriter::new(&transaction)?;
        let broken = writer.begin(&place.games().join("6.csv"))?;
        writer.add(broken, found())?;
        writer.add(broken, found())?;
        writer.forget_begun(broken)?;
        let path = place.games().join("7.csv");
        let whole = writer.begin(&path)?;
        writer.add(whole, found())?;
        writer.end(whole, &path, Stamp { size: 0, changed: 1 })?;
        writer.finish()?;
        Ok(transaction.commit()?)
    });
    changed.unwrap();
    let listed = ["1.csv", "2.csv", "3.csv", "4.csv", "5.csv", "7.csv"];
    assert_eq!(names(&all(&collection)), listed);
    let explorer = collection.explore(&position("h8"), &Filter::default()).unwrap();
    assert_eq!(explorer.games.total(), 6);
}

#[test]
fn a_recently_changed_file_is_read_once_more() {
    let place = Place::new();
    fs::write(place.games().join("a.csv"), game("h8")).unwrap();
    let mut collection = place.updated();
    assert_eq!(update(&mut collection).files_read, 1);
    age(&place.games().join("a.csv"));
    assert_eq!(update(&mut collection).files_read, 1);
    assert_eq!(update(&mut collection).files_read, 0);
}

#[test]
fn a_stopped_update_leaves_the_index_unchanged() {
    let place = Place::new();
    place.write("a.csv", &game("h8"));
    let mut collection = place.updated();
    place.write("b.csv", &game("h8"));
    place.write("c.csv", &game("h8"));
    let mut told = Vec::new();
    let changes = collection.update(&mut |progress| {
        told.push(progress);
        if progress.games < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(changes.unwrap(), Changes { is_stopped: true, ..Changes::default() });
    let progress = |games| ReadProgress { files_read: games - 1, files: 2, games };
    assert_eq!(told, [progress(1), progress(2)]);
    assert_eq!(names(&all(&collection)), ["a.csv"]);
    update(&mut collection);
    assert_eq!(names(&all(&collection)), ["a.csv", "b.csv", "c.csv"]);
}

#[test]
fn a_damaged_index_is_rebuilt() {
    let place = Place::new();
    place.write("a.csv", &game("h8i9j10"));
    let collection = place.updated();
    let path = collection.index_path().unwrap().to_path_buf();
    drop(collection);
    let (whole, seal) = (fs::read(&path).unwrap(), fs::read(path.with_extension("seal")).unwrap());
    let mut damaged: Vec<Vec<u8>> =
        [0, 1, 100, whole.len() / 2].map(|at| whole[..at].to_vec()).into();
    for at in (0..whole.len()).step_by(whole.len() / 50) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x55;
        damaged.push(bytes);
    }
    damaged.push(b"something else".to_vec());
    for bytes in damaged {
        fs::write(&path, &bytes).unwrap();
        fs::write(path.with_extension("seal"), &seal).unwrap();
        let collection = place.collection();
        assert_eq!(all(&collection), []);
        assert_eq!(collection.index_path(), Some(&*path));
    }
    let collection = place.updated();
    assert_eq!(names(&all(&collection)), ["a.csv"]);
    drop(collection);
    // An index of another version, and one that was left open.
    fs::write(path.with_extension("seal"), "gomoku index 0\n").unwrap();
    assert_eq!(all(&place.collection()), []);
    let collection = place.updated();
    assert_eq!(names(&all(&collection)), ["a.csv"]);
    fs::remove_file(path.with_extension("seal")).unwrap();
    assert_eq!(all(&place.collection()), []);
}

#[test]
fn an_index_keeps_openings_and_one_without_them_is_rebuilt() {
    let place = Place::new();
    let sgf = |rule: &str| format!("(;GM[4]SZ[15]RU[{rule}];B[hh];W[ig];B[ff];W[ao])");
    place.write("a.sgf", sgf("Taraguchi-10").as_bytes());
    place.write("b.sgf", sgf("renju").as_bytes());
    place.write("c.csv", &game("h8h9g9"));
    place.write("d.csv", &game("h8h9a1"));
    let found = |collection: &Collection, filter: &str| {
        let query = Query { filter: filter.parse().unwrap(), reached: None };
        names(&collection.games(&query, Order::Found, 0, usize::MAX).unwrap().games)
    };
    drop(place.updated());
    let mut collection = place.collection();
    assert_eq!(update(&mut collection).files_read, 0);
    for (filter, expected) in [
        ("opening:I5", &["a.sgf", "b.sgf"][..]),
        ("opening:ryusei opening:free", &["b.sgf"]),
        ("opening:taraguchi-10", &["a.sgf"]),
        ("opening:花月", &["c.csv"]),
        ("opening:D5", &[]),
        ("opening:free moves:3", &["c.csv", "d.csv"]),
    ] {
        assert_eq!(found(&collection, filter), expected, "{filter}");
    }
    // The seal of the version before openings.
    let seal = collection.index_path().unwrap().with_extension("seal");
    drop(collection);
    let sealed = fs::read_to_string(&seal).unwrap();
    let (_, hash) = sealed.split_once('\n').unwrap();
    fs::write(&seal, format!("gomoku index 2\n{hash}")).unwrap();
    let mut collection = place.collection();
    assert_eq!(all(&collection), []);
    assert_eq!(update(&mut collection).files_read, 4);
    assert_eq!(found(&collection, "opening:D4"), ["c.csv"]);
}

#[test]
fn a_deleted_index_is_rebuilt() {
    let place = Place::new();
    place.write("a.csv", &game("h8"));
    drop(place.updated());
    let mut collection = place.collection();
    fs::remove_dir_all(collection.index_path().unwrap().parent().unwrap()).unwrap();
    let why = collection.games(&Query::default(), Order::Found, 0, 1).unwrap_err();
    assert_eq!(why.to_string(), "no such file or directory");
    update(&mut collection);
    assert_eq!(names(&all(&collection)), ["a.csv"]);
}

#[test]
fn a_missing_history_is_empty_and_an_unreadable_one_reported() {
    let place = Place::new();
    let mut history = place.store.history_collection().unwrap();
    update(&mut history);
    assert_eq!((history.roots().len(), history.unreadable()), (0, &[][..]));
    drop(history);
    let file = place.dir.path().join("file");
    fs::write(&file, "").unwrap();
    let store = Store::in_directory(file.join("data"));
    let mut history = store.history_collection().unwrap();
    update(&mut history);
    assert_eq!((history.roots().len(), history.unreadable().len()), (1, 1));
}

#[test]
fn an_index_in_use_does_not_block() {
    let place = Place::new();
    place.write("a.csv", &game("h8"));
    let first = place.updated();
    let second = place.updated();
    assert_ne!(first.index_path(), second.index_path());
    assert_eq!(all(&second), all(&first));
    let temporary = second.index_path().unwrap().to_path_buf();
    drop(second);
    assert!(!temporary.exists());
    let lasting = first.index_path().unwrap().to_path_buf();
    drop(first);
    assert_eq!(place.collection().index_path(), Some(&*lasting));
}

/// Puts an obstacle in place of a file.
#[cfg(unix)]
type Obstacle = (&'static str, fn(&Path));

/// A directory that contains another one, a pipe, and a broken link.
#[cfg(unix)]
const OBSTACLES: [Obstacle; 3] = [
    ("a directory", |path| {
        fs::create_dir_all(path.join("below")).unwrap();
    }),
    ("a pipe", |path| {
        assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
    }),
    ("a link to nothing", |path| std::os::unix::fs::symlink("nothing", path).unwrap()),
];

#[cfg(unix)]
#[test]
fn an_index_whose_files_are_unusable_moves_elsewhere() {
    for (obstacle, put) in OBSTACLES {
        for name in ["index", "seal", "lock"] {
            let place = Place::new();
            place.write("a.csv", &game("h8"));
            let lasting = place.updated().index_path().unwrap().to_path_buf();
            let file = lasting.with_extension(name);
            fs::remove_file(&file).unwrap();
            put(&file);
            let mut collection = place.updated();
            assert_eq!(names(&all(&collection)), ["a.csv"], "{obstacle} as {name}");
            // New games are found, too.
            place.write("b.csv", &game("i9"));
            update(&mut collection);
            assert_eq!(names(&all(&collection)), ["a.csv", "b.csv"], "{obstacle} as {name}");
        }
    }
}

#[cfg(unix)]
#[test]
fn an_index_without_a_directory_is_elsewhere() {
    for (obstacle, put) in OBSTACLES {
        for name in ["data/cache", "data/cache/collections"] {
            let place = Place::new();
            place.write("a.csv", &game("h8"));
            let directory = place.dir.path().join(name);
            fs::create_dir_all(directory.parent().unwrap()).unwrap();
            put(&directory);
            let collection = place.updated();
            assert_eq!(names(&all(&collection)), ["a.csv"], "{obstacle} as {name}");
        }
    }
}

/// Obstacles in the way of an index that is in use.
#[cfg(unix)]
#[test]
fn an_index_that_becomes_unusable_moves_elsewhere() {
    for (obstacle, put) in OBSTACLES {
        for name in ["index", "seal"] {
            let place = Place::new();
            place.write("a.csv", &game("h8"));
            let mut collection = place.updated();
            let file = collection.index_path().unwrap().with_extension(name);
            place.write("b.csv", &game("i9"));
            fs::remove_file(&file).unwrap();
            put(&file);
            update(&mut collection);
            assert_eq!(names(&all(&collection)), ["a.csv", "b.csv"], "{obstacle} as {name}");
        }
    }
}

#[test]
fn an_index_in_memory_gives_the_same_results() {
    let place = Place::new();
    place.write("a.csv", &game("h8i9j10"));
    place.write("b.csv", b"no game");
    let mut collection = place.updated();
    let expected = (all(&collection), collection.unreadable().to_vec());
    while collection.index.move_on() {}
    assert_eq!(collection.index_path(), None);
    assert_eq!(all(&collection), []);
    update(&mut collection);
    assert_eq!((all(&collection), collection.unreadable().to_vec()), expected);
    assert_eq!(update(&mut collection), Changes::default(), "nothing is read twice");
    collection.index.clear().unwrap();
    assert_eq!(all(&collection), []);
    update(&mut collection);
    assert_eq!(all(&collection), expected.0);
    let start = Position::from_stones(Variant::GOMOKU_15, []).unwrap();
    assert_eq!(collection.explore(&start, &Filter::default()).unwrap().games.total(), 1);
}

#[cfg(unix)]
#[test]
fn links_are_followed_and_files_read_once() {
    use std::os::unix::fs::symlink;

    let place = Place::new();
    place.write("a/one.csv", &game("h8"));
    symlink(place.games(), place.games().join("a/loop")).unwrap();
    symlink(place.games().join("a/one.csv"), place.games().join("two.csv")).unwrap();
    symlink(place.games().join("nowhere"), place.games().join("three.csv")).unwrap();
    let collection = place.updated();
    assert_eq!(names(&all(&collection)), ["one.csv", "three.csv"]);
    assert_eq!(collection.unreadable().len(), 1);
}

#[cfg(unix)]
#[test]
fn named_paths_that_are_not_files_are_refused() {
    let place = Place::new();
    let path = place.games().join("pipe.sgf");
    let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
    // An invalid file in a folder is skipped.
    assert_eq!(update(&mut place.collection()), Changes::default());
    let mut named = place.store.collection(std::slice::from_ref(&path)).unwrap();
    update(&mut named);
    let [(refused, why)] = named.unreadable() else { panic!("{:?}", named.unreadable()) };
    assert_eq!((refused, why.as_str()), (&path, "not a file"));
}

#[test]
fn a_listed_game_is_loaded_completely() {
    let place = Place::new();
    place.write(
        "a.sgf",
        b"(;GM[4]SZ[15]PB[Ada];B[hh](;W[ii]C[why?])(;W[gg]))(;GM[4]SZ[15]PB[Eve];B[aa])",
    );
    place.write("b.journal", &journal(&[(7, 7)]));
    let collection = place.updated();
    let games = all(&collection);
    let first = games[0].load().unwrap().record;
    assert_eq!((first.tree().len(), &*first.info().players.first.name), (4, "Ada"));
    assert_eq!(games[1].load().unwrap().record.info().players.first.name, "Eve");
    assert_eq!(games[2].load().unwrap().record.info().players.second.name, "Grace");
    place.write("a.sgf", b"(;GM[4]SZ[15]PB[Ida];B[hh](;W[ii]C[why?])(;W[gg]))");
    assert_eq!(
        games[0].load().unwrap_err().to_string(),
        "the file has changed since it was listed"
    );
}

#[test]
fn deleting_a_game_keeps_the_others_in_its_file() {
    let place = Place::new();
    let game = |name| format!("(;GM[4]SZ[15]PB[{name}];B[hh];W[ii])\n");
    let damaged = "(;GM[4]SZ[15];B[hh];W[hh])\n";
    place.write("a.sgf", (game("Ada") + damaged + &game("Eve")).as_bytes());
    let read = || fs::read_to_string(place.games().join("a.sgf"));
    let mut collection = place.updated();
    let before = all(&collection);
    before[1].delete().unwrap();
    assert_eq!(read().unwrap().replace("\n\n", "\n"), game("Ada") + &game("Eve"));
    // Eve's game is no longer there.
    let why = before[2].delete().unwrap_err();
    assert_eq!(why.to_string(), "the file has changed since it was listed");
    // Ada's game still is, though the file has changed.
    before[0].delete().unwrap();
    assert_eq!(read().unwrap().trim(), game("Eve").trim());
    update(&mut collection);
    let after = all(&collection);
    assert_eq!(after.len(), 1);
    after[0].delete().unwrap();
    assert_eq!(read().unwrap_err().kind(), std::io::ErrorKind::NotFound);
    update(&mut collection);
    assert_eq!(all(&collection), []);
}

#[test]
fn games_added_by_another_program_are_kept() {
    let game = |name| format!("(;GM[4]SZ[15]PB[{name}];B[hh];W[ii])\n");
    for _ in 0..20 {
        let place = Place::new();
        let games = game("Ada") + &game("Eve");
        place.write("a.sgf", games.as_bytes());
        let listed = all(&place.updated()).remove(0);
        place.write("new", (games + &game("Ida")).as_bytes());
        let file = place.games().join("a.sgf");
        std::thread::scope(|scope| {
            // It is refused if it comes too late.
            scope.spawn(|| listed.delete());
            scope.spawn(|| fs::rename(place.games().join("new"), &file).unwrap());
        });
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains("PB[Eve]") && text.contains("PB[Ida]"), "{text}");
    }
}

#[test]
fn damaged_games_are_deleted_only_if_unchanged() {
    let place = Place::new();
    let damaged = |row: &str| format!("No;Row;Col;Player\n1;{row};7;0\n");
    place.write("a.csv", damaged("77").as_bytes());
    let listed = all(&place.updated()).remove(0);
    assert!(listed.game.is_err());
    for other in ["x7".to_string(), "88".to_string()] {
        place.write("a.csv", damaged(&other).as_bytes());
        assert!(matches!(listed.delete(), Err(StoreError::Changed)), "{other}");
    }
    // The damaged text is now followed by something.
    place.write("a.csv", (damaged("77") + "2;7;7;1\n").as_bytes());
    assert!(matches!(listed.delete(), Err(StoreError::Changed)));
    // A different file with the same mistake.
    fs::remove_file(place.games().join("a.csv")).unwrap();
    place.write("a.csv", damaged("77").as_bytes());
    listed.delete().unwrap();
    assert!(!place.games().join("a.csv").exists());
}

#[test]
fn a_game_that_became_part_of_another_is_not_removed() {
    let place = Place::new();
    place.write("a.sgf", b"\n\n\n\n\n\n\n\n\n(;GM[4]SZ[15];B[hh])");
    let listed = all(&place.updated()).remove(0);
    assert_eq!(listed.start, 9);
    // The comment of the other game ends with the first bracket.
    let other = b"(;GM[4]C[(;GM[4]SZ[15];B[hh])";
    place.write("a.sgf", other);
    assert!(matches!(listed.delete(), Err(StoreError::Changed)));
    assert_eq!(fs::read(place.games().join("a.sgf")).unwrap(), other);
}

#[test]
fn concurrent_deletions_restore_no_game() {
    let game = |name| format!("(;GM[4]SZ[15]PB[{name}];B[hh];W[ii])\n");
    for _ in 0..20 {
        let place = Place::new();
        place.write("a.sgf", (game("Ada") + &game("Eve") + &game("Ida")).as_bytes());
        let listed = all(&place.updated());
        let [first, second] = [&listed[0], &listed[2]];
        let gone = std::thread::scope(|scope| {
            let first = scope.spawn(|| first.delete().is_ok());
            let second = scope.spawn(|| second.delete().is_ok());
            [("Ada", first.join().unwrap()), ("Ida", second.join().unwrap())]
        });
        let text = fs::read_to_string(place.games().join("a.sgf")).unwrap();
        for (name, is_gone) in gone {
            assert_eq!(text.contains(name), !is_gone, "{text}");
        }
        assert!(text.contains("PB[Eve]"), "{text}");
    }
}

#[test]
fn a_game_that_has_grown_is_not_truncated() {
    let csv = "No;Row;Col;Player\n1;7;7;0\n";
    // A list of moves is extended, and a game gets a variation at its end.
    for (name, before, after) in [
        ("a.csv", csv, format!("{csv}2;6;8;1\n")),
        ("a.sgf", "(;GM[4]SZ[15];B[hh]C[b])", "(;GM[4]SZ[15];B[hh]C[b\\];W[ii]C[)])".to_owned()),
        ("a.sgf", "(;GM[4]SZ[15];B[hh])", "(;GM[4]SZ[15];B[hh](;W[ii]))".to_owned()),
    ] {
        let place = Place::new();
        place.write(name, before.as_bytes());
        let game = all(&place.updated()).remove(0);
        place.write(name, after.as_bytes());
        let why = game.delete().unwrap_err();
        assert_eq!(why.to_string(), "the file has changed since it was listed", "{after}");
        assert_eq!(fs::read_to_string(place.games().join(name)).unwrap(), after);
    }
}

/// Operation of a user on a folder.
#[derive(Clone, Debug)]
enum Step {
    Write(u8, Vec<u16>),
    Damage(u8),
    Remove(u8),
    Update,
    Reopen,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let choices = prop::collection::vec(0..12_u16, 0..8);
    let step = prop_oneof![
        4 => (0..6_u8, choices).prop_map(|(file, choices)| Step::Write(file, choices)),
        1 => (0..6_u8).prop_map(Step::Damage),
        2 => (0..6_u8).prop_map(Step::Remove),
        3 => Just(Step::Update),
        1 => Just(Step::Reopen),
    ];
    prop::collection::vec(step, 1..20)
}

/// Plays a game on the first cells of the first rows, so that many games share positions.
fn played(choices: &[u16]) -> Game {
    let mut game = Game::new(Variant::GOMOKU_15);
    for &choice in choices {
        let point = Point::new((choice / 4).try_into().unwrap(), (choice % 4).try_into().unwrap());
        // Some are occupied.
        let _ = game.play(point);
    }
    game
}

fn key(game: &IndexedGame) -> String {
    format!("{game:?}")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_updated_index_equals_a_new_one(steps in steps()) {
        let place = Place::new();
        let mut collection = Some(place.collection());
        for (at, step) in steps.iter().enumerate() {
            let name = |file: u8| format!("{file}.csv");
            match step {
                Step::Write(file, choices) => {
                    place.write(&name(*file), &csv::write(&played(choices)));
                    // The sizes may be equal; the time then shows that it is another file.
                    let path = place.games().join(name(*file));
                    let long_ago = std::time::UNIX_EPOCH + std::time::Duration::from_secs(at as u64 + 1);
                    fs::OpenOptions::new().write(true).open(path).unwrap().set_modified(long_ago).unwrap();
                }
                Step::Damage(file) => place.write(&name(*file), b"No;Row;Col;Player\n1;"),
                Step::Remove(file) => { let _ = fs::remove_file(place.games().join(name(*file))); }
                Step::Update => { update(collection.as_mut().unwrap()); }
                Step::Reopen => {
                    drop(collection.take());
                    collection = Some(place.collection());
                }
            }
        }
        let mut followed = collection.unwrap();
        update(&mut followed);
        let dir = tempfile::tempdir().unwrap();
        let other = Store::in_directory(dir.path().to_path_buf());
        let mut fresh = other.collection(&[place.games()]).unwrap();
        update(&mut fresh);
        let sorted = |collection: &Collection| {
            let mut games = all(collection);
            games.sort_by_key(key);
            games
        };
        prop_assert_eq!(sorted(&followed), sorted(&fresh));
        for choices in [&[][..], &[0], &[0, 1], &[0, 5, 1]] {
            let game = played(choices);
            let position = Position::from_stones(game.variant(), game.stones()).unwrap();
            let explore = |collection: &Collection| collection.explore(&position, &Filter::default()).unwrap();
            prop_assert_eq!(explore(&followed), explore(&fresh));
            let reached = games_that_reached(&sorted(&fresh), &position);
            prop_assert_eq!(explore(&followed).games.total() as usize, reached);
        }
    }

    #[test]
    fn pages_are_parts_of_the_sorted_matching_games(
        games in prop::collection::vec(prop::collection::vec(0..12_u16, 0..8), 0..12),
        least in 0..8_u32,
        skipped in 0..10_usize,
        number in 0..10_usize,
    ) {
        let place = Place::new();
        for (file, choices) in games.iter().enumerate() {
            place.write(&format!("{file:02}.csv"), &csv::write(&played(choices)));
        }
        let collection = place.updated();
        let filter = Filter { moves: least..=u32::MAX, ..Filter::default() };
        let query = Query { filter: filter.clone(), reached: None };
        let page = collection.games(&query, Order::Longest, skipped, number).unwrap();
        let mut expected = all(&collection);
        expected.retain(|game| filter.matches(game.game.as_ref().unwrap()));
        expected.sort_by_key(|game| std::cmp::Reverse(game.game.as_ref().unwrap().moves));
        prop_assert_eq!(page.total, expected.len());
        let cut: Vec<IndexedGame> = expected.into_iter().skip(skipped).take(number).collect();
        prop_assert_eq!(page.games, cut);
    }
}

/// Counts the games by playing through all of them.
fn games_that_reached(games: &[IndexedGame], position: &Position) -> usize {
    let variant = position.variant();
    let images: Vec<Position> = variant
        .symmetries()
        .map(|symmetry| {
            let image =
                |&(point, stone): &(Point, Stone)| (symmetry.apply(point, variant.shape()), stone);
            let stones: Vec<_> = position.stones().iter().map(image).collect();
            Position::from_stones(variant, stones).unwrap()
        })
        .collect();
    let reached = |game: &&IndexedGame| {
        let bytes = fs::read(&game.path).unwrap();
        let Ok(loaded) = load(&bytes, Some("csv"), ReadOptions::default()) else { return false };
        let AnyGame::Rows(game) = loaded.record.on_board() else { return false };
        (0..=game.moves().len()).any(|ply| {
            let stones = game.stones().take(ply);
            images.contains(&Position::from_stones(variant, stones).unwrap())
        })
    };
    games.iter().filter(reached).count()
}

#[test]
fn a_library_is_one_entry_that_is_searched_for_positions() {
    let place = Place::new();
    place.write("a.csv", &game("h8i9j8h7"));
    // h8 i9 with j8 and i8 after it, and j8 i9 h8 in another order.
    let head = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0";
    let nodes = [
        0x78, 0x80, 0x69, 0, 0x7a, 0xc8, b'o', b'k', 0, 0, 0x79, 0x40, //
        0x7a, 0, 0x69, 0, 0x78, 0x40,
    ];
    place.write("b.lib", &[&head[..], &nodes].concat());
    place.write("c.lib", b"\xffRenLib\xff\x04\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0");
    let collection = place.updated();
    let games = all(&collection);
    assert_eq!(names(&games), ["a.csv", "b.lib", "c.lib"]);
    assert_eq!(games[1].game.as_ref().unwrap().moves, 7);
    assert!(games[2].game.as_ref().unwrap_err().contains("4.0"));
    let loaded = games[1].load().unwrap();
    assert_eq!(loaded.record.tree().len(), 8);
    let reached = |moves: &str, next: Option<Point>| {
        let reached = Some(Reached { position: position(moves), next });
        let query = Query { reached, ..Query::default() };
        names(&collection.games(&query, Order::Found, 0, 9).unwrap().games)
    };
    assert_eq!(reached("h8i9j8", None), ["a.csv", "b.lib"]);
    assert_eq!(reached("h8i9i8", None), ["b.lib"]);
    assert_eq!(reached("h8i9", Some(Point::new(7, 8))), ["b.lib"]);
    assert_eq!(reached("h8i9", Some(Point::new(0, 0))), [""; 0]);
    let places = collection.places(&games[1], &position("h8i9j8")).unwrap();
    assert_eq!((places.number, places.lines[1].len()), (2, 3));
    assert_eq!(collection.places(&games[0], &position("h8i9j8")), None);
    let explorer = collection.explore(&position("h8i9"), &Filter::default()).unwrap();
    let rows: Vec<_> =
        explorer.continuations.iter().map(|it| (it.games.total(), it.lines)).collect();
    assert_eq!((explorer.places, rows), (1, vec![(1, 1), (0, 1)]));
    assert_eq!(explorer.continuations[0].comment, "ok");
    // A filter excludes what it does not match.
    let filter = Filter { player: "Ada".to_owned(), ..Filter::default() };
    assert!(collection.explore(&position("h8i9"), &filter).unwrap().is_empty());
    // A changed library is searched anew.
    place.write("b.lib", &[&head[..], &[0x78, 0x40]].concat());
    assert_eq!(collection.places(&games[1], &position("h8i9j8")).unwrap().number, 0);
}
