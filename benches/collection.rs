//! Collections: `cargo bench --bench collection`. A file or folder can be given as an argument.
//!
//! Prints the time and the memory to create an index of 100,000 games in one file, and the time of
//! queries. `-- --write FOLDER` writes files to measure the program with: `games.sgf`, the same
//! games as `games.rif`, and `study.sgf`, 38 MB of games with variations and comments.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time and writes files")]

use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gomoku::collection::{Filter, Order, ResultFilter};
use gomoku::rules::{Coordinates, Game, Point, Position, Status, Stone, Variant, parse_moves};
use gomoku::store::collection::{Query, Reached};
use gomoku::store::{Collection, Store};

const GAMES: u64 = 100_000;
const FILES: u64 = 10_000;
const RUNS: usize = 31;

/// Plays a game near the centre that starts like many others: in the opening, the first cells of
/// the neighbourhood are much more likely.
fn game(seed: u64) -> Game {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(Variant::GOMOKU_15);
    game.play(Point::new(7, 7)).unwrap();
    while matches!(game.status(), Status::ToMove(_)) && game.moves().len() < 60 {
        let near: Vec<Point> = game.legal_moves().filter(|&point| is_near(&game, point)).collect();
        let skew = if game.moves().len() < 8 { 3 } else { 1 };
        let place = (0..skew).fold(1.0, |place, _| place * rng.f64());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in 0..1")]
        #[expect(clippy::cast_precision_loss, reason = "few cells")]
        let at = (place * near.len() as f64) as usize;
        game.play(near[at]).unwrap();
    }
    game
}

fn is_near(game: &Game, point: Point) -> bool {
    game.moves()
        .iter()
        .any(|stone| stone.row.abs_diff(point.row).max(stone.col.abs_diff(point.col)) == 1)
}

const NAMES: [&str; 8] = ["Ada", "Bruno", "Chiyo", "Daria", "Emil", "Fatima", "Grace", "Hugo"];

/// Formats the game as SGF.
fn sgf(seed: u64) -> String {
    let game = game(seed);
    let letter = |number: u8| char::from(b'a' + number);
    let result = match game.status() {
        Status::Won(Stone::First) => "B+",
        Status::Won(Stone::Second) => "W+",
        Status::Drawn => "0",
        Status::ToMove(_) => "?",
    };
    let name = |number: u64| format!("{} {}", NAMES[(number % 8) as usize], number % 1000);
    let mut text = format!(
        "(;FF[4]GM[4]SZ[15]RU[freestyle]PB[{}]PW[{}]DT[20{:02}-{:02}-{:02}]RE[{result}]",
        name(seed),
        name(seed / 3 + 5),
        seed % 27,
        seed % 12 + 1,
        seed % 28 + 1,
    );
    for (number, point) in game.moves().iter().enumerate() {
        let side = if number % 2 == 0 { 'B' } else { 'W' };
        let _ = write!(text, ";{side}[{}{}]", letter(point.col), letter(point.row));
    }
    text + ")\n"
}

const PLAYERS: u64 = 4000;
const TOURNAMENTS: u64 = 3000;

/// Writes the tables of a database in the format of `RenjuNet`.
fn rif_head() -> String {
    let mut text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<database version=\"1.0\">\n".to_owned();
    text += "<rules><rule id=\"1\" name=\"Freestyle\"/></rules>\n<players>\n";
    for id in 0..PLAYERS {
        let name = NAMES[(id % 8) as usize];
        let _ = writeln!(
            text,
            "<player id=\"{id}\" name=\"{name}\" surname=\"{id}\" country=\"1\" city=\"1\"/>"
        );
    }
    text += "</players>\n<tournaments>\n";
    for id in 0..TOURNAMENTS {
        let (year, month) = (2000 + id % 27, id % 12 + 1);
        let _ = writeln!(
            text,
            "<tournament id=\"{id}\" name=\"Open {id}\" country=\"1\" city=\"1\" year=\"{year}\" month=\"{month}\" start=\"\" end=\"\" rule=\"1\" rated=\"1\"/>"
        );
    }
    text + "</tournaments>\n<games>\n"
}

/// Formats the game as one of that database.
fn rif(seed: u64) -> String {
    let game = game(seed);
    let result = match game.status() {
        Status::Won(Stone::First) => "1",
        Status::Won(Stone::Second) => "0",
        Status::Drawn => "0.5",
        Status::ToMove(_) => "",
    };
    let moves: Vec<String> = game
        .moves()
        .iter()
        .map(|&point| Coordinates::Letters.name(point, game.variant().shape()).to_lowercase())
        .collect();
    format!(
        "<game id=\"{seed}\" publisher=\"1\" tournament=\"{}\" round=\"{}\" rule=\"1\" black=\"{}\" \
         white=\"{}\" bresult=\"{result}\" btime=\"0\" wtime=\"0\" opening=\"\" alt=\"\" swap=\"\">\n\
         <move>{}</move>\n<info>{}</info>\n</game>\n",
        seed % TOURNAMENTS,
        seed % 9 + 1,
        seed % PLAYERS,
        (seed / 3 + 5) % PLAYERS,
        moves.join(" "),
        if seed.is_multiple_of(4) {
            "The opening was &quot;declared&quot; &amp; played out."
        } else {
            ""
        },
    )
}

/// Formats the game with a comment on every fourth move, and a variation of ten moves beside every
/// fifth.
fn study(seed: u64) -> String {
    let game = game(seed);
    let other = self::game(seed + GAMES);
    let letter = |number: u8| char::from(b'a' + number);
    let node = |number: usize, point: &Point| {
        let side = if number.is_multiple_of(2) { 'B' } else { 'W' };
        format!(";{side}[{}{}]", letter(point.col), letter(point.row))
    };
    let name = |number: u64| format!("{} {}", NAMES[(number % 8) as usize], number % 1000);
    let mut text = format!(
        "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[freestyle]PB[{}]PW[{}]DT[20{:02}-{:02}-{:02}]",
        name(seed),
        name(seed / 3 + 5),
        seed % 27,
        seed % 12 + 1,
        seed % 28 + 1,
    );
    let mut open = 0;
    for (number, point) in game.moves().iter().enumerate() {
        if number % 5 == 4 {
            text.push('(');
            open += 1;
        }
        text += &node(number, point);
        if number % 4 == 0 {
            text += "C[White must answer here: otherwise the four on the right \\[h8\\] wins.]";
        }
    }
    for _ in 0..open {
        text.push(')');
    }
    // The variations are beside the last of the branches, which are closed one by one.
    let mut text = text.trim_end_matches(')').to_owned();
    for at in (4..game.moves().len()).step_by(5).collect::<Vec<_>>().into_iter().rev() {
        text += ")(";
        let before = &game.moves()[..at];
        let moves = other.moves().iter().filter(|point| !before.contains(point)).take(10);
        for (number, point) in moves.enumerate() {
            text += &node(at + number, point);
        }
        text.push(')');
    }
    text + ")\n"
}

/// Bytes of the file of studies.
const STUDIES: usize = 38_000_000;

/// Writes files to measure the program with.
fn write_files(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let create = |name: &str| std::io::BufWriter::new(fs::File::create(folder.join(name)).unwrap());
    let (mut as_sgf, mut as_rif) = (create("games.sgf"), create("games.rif"));
    as_rif.write_all(rif_head().as_bytes()).unwrap();
    for seed in 0..GAMES {
        as_sgf.write_all(sgf(seed).as_bytes()).unwrap();
        as_rif.write_all(rif(seed).as_bytes()).unwrap();
    }
    as_rif.write_all(RIF_END).unwrap();
    let mut studies = create("study.sgf");
    let mut written = 0;
    for seed in 0.. {
        let text = study(seed);
        studies.write_all(text.as_bytes()).unwrap();
        written += text.len();
        if written >= STUDIES {
            break;
        }
    }
}

const RIF_END: &[u8] = b"</games>\n</database>\n";

/// Elapsed time, and processor time, which remains meaningful while others use the processor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Times {
    processor: Duration,
    wall: Duration,
}

fn times<T>(run: impl FnOnce() -> T) -> (Times, T) {
    // The first number is nanoseconds on the processor.
    let used = || {
        let text = fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
        text.split(' ')
            .next()
            .and_then(|time| time.parse().ok())
            .map_or(Duration::ZERO, Duration::from_nanos)
    };
    let (start, before) = (Instant::now(), used());
    let result = run();
    (Times { processor: used().saturating_sub(before), wall: start.elapsed() }, result)
}

fn timed<T>(what: &str, run: impl FnOnce() -> T) -> T {
    let (Times { processor, wall }, result) = times(run);
    println!("{what}: {wall:.1?}, of the processor {processor:.1?}");
    result
}

/// Prints the median and the maximum of several runs.
fn asked<T>(what: &str, mut run: impl FnMut() -> T) {
    let mut all: Vec<Times> = (0..RUNS).map(|_| times(|| black_box(run())).0).collect();
    all.sort_by_key(|times| times.wall);
    let [middle, largest] = [RUNS / 2, RUNS - 1].map(|at| all[at].wall);
    all.sort();
    let [used, most] = [RUNS / 2, RUNS - 1].map(|at| all[at].processor);
    println!(
        "{what}: {middle:.2?} (most {largest:.2?}), of the processor {used:.2?} (most {most:.2?})"
    );
}

/// Makes a file an hour old. A new file is read again, since it may change once more at the same
/// time.
fn age(path: &Path) {
    let file = fs::OpenOptions::new().write(true).open(path).unwrap();
    file.set_modified(std::time::SystemTime::now() - Duration::from_secs(3600)).unwrap();
}

fn update(collection: &mut Collection) -> usize {
    collection.update(&mut |_| ControlFlow::Continue(())).unwrap().games
}

/// Maximum memory of this process, in MiB.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0_u64) / 1024
}

fn position(moves: &[Point]) -> Position {
    let game = Game::from_moves(Variant::GOMOKU_15, moves.iter().copied()).unwrap();
    Position::from_stones(Variant::GOMOKU_15, game.stones()).unwrap()
}

fn measure(store: &Store, path: &Path) {
    let mut collection =
        timed("an index without games", || store.collection(&[path.into()])).unwrap();
    let games = timed("a new index", || update(&mut collection));
    let size = fs::metadata(collection.index_path().unwrap()).unwrap().len();
    println!("{games} games, index of {} MiB, peak memory {} MiB", size >> 20, peak());
    timed("nothing has changed", || update(&mut collection));
    drop(collection);
    let collection = timed("opened again", || store.collection(&[path.into()])).unwrap();

    let opening = parse_moves("h8i9", Variant::GOMOKU_15).unwrap();
    let known = game(77);
    let all = Filter::default();
    for (what, moves) in [
        ("the start", &[][..]),
        ("the first move", &known.moves()[..1]),
        ("an opening of two moves", opening.moves()),
        ("an opening of four moves", &known.moves()[..4]),
        ("a rare position", &known.moves()[..20]),
        ("a position of no game", &[Point::new(0, 0), Point::new(14, 14)]),
    ] {
        let position = position(moves);
        let games = collection.explore(&position, &all).unwrap().games.total();
        let what = format!("explore {what} ({games} games)");
        asked(&what, || collection.explore(&position, &all).unwrap());
        let query = Query { reached: Some(Reached { position, next: None }), filter: all.clone() };
        asked("  its newest 50 games", || collection.games(&query, Order::Newest, 0, 50).unwrap());
    }
    let ada = Filter { player: "ada 1".to_owned(), ..all.clone() };
    let lost = Filter { result: Some(ResultFilter::LostBy("grace".to_owned())), ..all.clone() };
    for (what, filter) in [("all", all), ("those of a player", ada), ("those a player lost", lost)]
    {
        let query = Query { filter, reached: None };
        let total = collection.games(&query, Order::Newest, 0, 0).unwrap().total;
        let what = format!("list 50 of {what} ({total} games), newest first");
        asked(&what, || collection.games(&query, Order::Newest, total / 2, 50).unwrap());
    }
    let filter = Filter { player: "ada 1".to_owned(), ..Filter::default() };
    asked("explore the start, games of a player only", || {
        collection.explore(&position(&[]), &filter).unwrap()
    });
}

fn main() {
    let given = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    if std::env::args().any(|argument| argument == "--write") {
        return write_files(&PathBuf::from(given.unwrap()));
    }
    let home = tempfile::tempdir().unwrap();
    let store = Store::in_directory(home.path().join("data"));
    if let Some(path) = given {
        return measure(&store, &PathBuf::from(path));
    }
    let path = home.path().join("games.sgf");
    let mut file = std::io::BufWriter::new(fs::File::create(&path).unwrap());
    for seed in 0..GAMES {
        file.write_all(sgf(seed).as_bytes()).unwrap();
    }
    drop(file);
    age(&path);
    println!("{GAMES} games in one file of {} MiB", fs::metadata(&path).unwrap().len() >> 20);
    measure(&store, &path);

    let path = home.path().join("games.rif");
    let mut file = std::io::BufWriter::new(fs::File::create(&path).unwrap());
    file.write_all(rif_head().as_bytes()).unwrap();
    for seed in 0..GAMES {
        file.write_all(rif(seed).as_bytes()).unwrap();
    }
    file.write_all(RIF_END).unwrap();
    drop(file);
    age(&path);
    println!("\n{GAMES} games in a database of {} MiB", fs::metadata(&path).unwrap().len() >> 20);
    let mut collection = store.collection(std::slice::from_ref(&path)).unwrap();
    timed("a new index", || update(&mut collection));

    let folder = home.path().join("folder");
    fs::create_dir(&folder).unwrap();
    for seed in 0..FILES {
        let file = folder.join(format!("{seed}.sgf"));
        fs::write(&file, sgf(seed)).unwrap();
        age(&file);
    }
    println!("\n{FILES} files of one game");
    let mut collection = store.collection(std::slice::from_ref(&folder)).unwrap();
    timed("a new index", || update(&mut collection));
    timed("nothing has changed", || update(&mut collection));
    fs::write(folder.join("new.sgf"), sgf(GAMES)).unwrap();
    timed("one file is new", || update(&mut collection));
}
