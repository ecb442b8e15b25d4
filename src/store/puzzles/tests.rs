use std::sync::LazyLock;
use std::thread;

use jiff::civil::date;

use super::*;
use crate::puzzle::{AttemptOutcome, Deck, Grade, RunResult};
use crate::rules::Point;

struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn store(&self) -> Store {
        Store::in_directory(self.0.path().join("gomoku"))
    }
}

fn write(path: &Path, text: impl AsRef<[u8]>) {
    fs::create_dir_all(directory_of(path)).unwrap();
    fs::write(path, text).unwrap();
}

fn read_text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

static PUZZLES: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| Deck::first_collection().puzzles()[..8].to_vec());

fn entry(seconds: u32) -> LogEntry {
    LogEntry {
        at: date(2026, 11, 22).at(11, 2, 3, 0),
        puzzle: PUZZLES[0].id(),
        rating: 1200,
        outcome: AttemptOutcome::Solved,
        grade: Grade::Good,
        seconds,
    }
}

fn own(store: &Store) -> JsonLines<PuzzleLine> {
    store.puzzles(&store.puzzles_path().unwrap()).unwrap()
}

#[test]
fn puzzles_are_read_back_and_stored_once() {
    let home = Home::new();
    let store = home.store();
    let path = store.puzzles_path().unwrap();
    assert_eq!(own(&store).entries, []);
    let puzzles = PUZZLES.clone();
    assert_eq!(store.add_puzzles(&path, &puzzles[..5]).unwrap(), 5);
    assert_eq!(store.add_puzzles(&path, &puzzles).unwrap(), 3);
    assert_eq!(store.add_puzzles(&path, &puzzles).unwrap(), 0);
    let expected: Vec<PuzzleLine> =
        puzzles.into_iter().map(|puzzle| PuzzleLine::Puzzle(Box::new(puzzle))).collect();
    assert_eq!(own(&store), JsonLines { entries: expected, damaged: Vec::new() });
}

#[test]
fn an_incomplete_line_is_skipped_and_spoils_no_other() {
    let home = Home::new();
    let store = home.store();
    for seconds in 1..4 {
        store.log_attempt(&entry(seconds)).unwrap();
    }
    let path = store.attempts_path().unwrap();
    let whole = read_text(&path);
    for cut in 0..whole.len() {
        write(&path, &whole[..cut]);
        let before = whole[..cut].matches('\n').count();
        let log = store.attempts().unwrap();
        assert_eq!((log.entries.len(), log.damaged.len()), (before, 0), "{cut}");
        store.log_attempt(&entry(9)).unwrap();
        let log = store.attempts().unwrap();
        assert_eq!(log.entries.last(), Some(&entry(9)));
        // The cut text is a line of its own now; it is complete if only its line end was missing.
        let is_whole = whole[cut..].starts_with('\n');
        assert_eq!(log.entries.len(), before + 1 + usize::from(is_whole));
        let is_torn = !is_whole && cut > 0 && !whole[..cut].ends_with('\n');
        assert_eq!(log.damaged.len(), usize::from(is_torn));
        assert!(read_text(&path).starts_with(&whole[..cut]), "nothing is taken away");
    }
}

#[test]
fn damaged_lines_are_reported_with_their_numbers() {
    let home = Home::new();
    let store = home.store();
    let path = store.puzzles_path().unwrap();
    let line = write_line(&PUZZLES[0]);
    write(
        &path,
        [line.as_bytes(), b"\n\n{\"size\":15}\n\xff\n", line.as_bytes(), b"\r\n"].concat(),
    );
    let lines = own(&store);
    assert_eq!(lines.entries.len(), 2);
    let told: Vec<String> =
        lines.damaged.iter().map(|it| format!("{}: {}", it.line, it.why)).collect();
    assert_eq!(told, ["3: column 11: missing field `rule`", "4: this is not UTF-8"]);
}

#[test]
fn concurrent_writes_lose_no_line() {
    let home = Home::new();
    let store = home.store();
    let path = store.puzzles_path().unwrap();
    let puzzles = &*PUZZLES;
    let new = {
        thread::scope(|scope| {
            let write = |number: u32| {
                let (store, path, puzzles) = (&store, &path, puzzles);
                move || {
                    let mut new = 0;
                    for second in 0..25 {
                        store.log_attempt(&entry(100 * number + second)).unwrap();
                        let puzzle = &puzzles[second as usize % puzzles.len()];
                        new += store.add_puzzles(path, std::slice::from_ref(puzzle)).unwrap();
                    }
                    new
                }
            };
            let threads: Vec<_> = (0..4).map(|number| scope.spawn(write(number))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).sum::<usize>()
        })
    };
    assert_eq!((new, own(&store).entries.len()), (8, 8));
    let log = store.attempts().unwrap();
    assert_eq!(log.damaged, []);
    let mut seconds: Vec<u32> = log.entries.iter().map(|entry| entry.seconds).collect();
    seconds.sort_unstable();
    let expected = (0..4).flat_map(|number| (0..25).map(move |second| 100 * number + second));
    assert_eq!(seconds, expected.collect::<Vec<_>>());
}

/// Puzzle in which X has four in a row, and wins with this move.
fn four(last: Point) -> Puzzle {
    let moves = "h8a1i8b2j8c3k8d4";
    let game = crate::rules::parse_moves(moves, Variant::GOMOKU_15).unwrap();
    Puzzle::win(game, vec![last], Origin::default()).unwrap()
}

#[test]
fn own_puzzles_are_stored_once_and_embedded_ones_never() {
    let home = Home::new();
    let store = home.store();
    let own_one = four(Point::new(7, 11));
    let dated =
        own_one.clone().with_origin(Origin { date: "2026-11-22".to_owned(), ..Origin::default() });
    let puzzles = [PUZZLES[0].clone(), own_one];
    assert_eq!(store.keep_puzzles(&puzzles).unwrap(), 1);
    assert_eq!(store.keep_puzzles(&puzzles).unwrap(), 0);
    let [PuzzleLine::Puzzle(kept)] = &own(&store).entries[..] else { panic!("one puzzle") };
    let today = local_time().date();
    assert!(kept.origin().date == today.to_string() && today > date(2026, 11, 22));
    // A known date is kept.
    let home = Home::new();
    assert_eq!(home.store().keep_puzzles(std::slice::from_ref(&dated)).unwrap(), 1);
    assert_eq!(own(&home.store()).entries, [PuzzleLine::Puzzle(Box::new(dated))]);
}

#[test]
fn a_line_without_an_id_is_recognised() {
    let home = Home::new();
    let store = home.store();
    let path = store.puzzles_path().unwrap();
    let line = write_line(&PUZZLES[0]);
    let id = format!("\"id\":\"{}\"", PUZZLES[0].id());
    assert!(line.contains(&id), "{line}");
    write(&path, line.replace(&format!("{id},"), "") + "\n");
    assert_eq!(own(&store).entries.len(), 1);
    assert_eq!(store.add_puzzles(&path, &PUZZLES[..2]).unwrap(), 1);
}

#[test]
fn a_nonempty_log_has_attempts() {
    let home = Home::new();
    let store = home.store();
    assert!(!store.has_attempts());
    write(&store.attempts_path().unwrap(), "");
    assert!(!store.has_attempts());
    store.log_attempt(&entry(1)).unwrap();
    assert!(store.has_attempts());
}

#[test]
fn puzzles_are_searched_in_every_readable_game() {
    let home = Home::new();
    let store = home.store();
    let path = home.0.path().join("cup.sgf");
    write(
        &path,
        "(;GM[4]SZ[15]PB[Ada]DT[2026-11-22];B[hh])\n(;GM[4]SZ[15]\n;B[zz])\n(;GM[4]SZ[15];B[aa];W[bb])",
    );
    let games = store.games_in(&path, Variant::GOMOKU_17).unwrap();
    let moves: Vec<usize> = games.entries.iter().map(|(game, _)| game.moves().len()).collect();
    assert_eq!(moves, [1, 2]);
    let origin = &games.entries[0].1;
    assert_eq!((&*origin.source, &*origin.date), ("cup", "2026-11-22"));
    assert_eq!(origin.players, ["Ada", ""]);
    let told: Vec<String> = games.damaged.iter().map(Damaged::to_string).collect();
    assert_eq!(told, [format!("{}, line 3: B: \"zz\" is not a cell", path.display())]);
    let path = home.0.path().join("one.csv");
    write(
        &path,
        crate::formats::csv::write(&crate::rules::parse_moves("h8i9", Variant::GOMOKU_15).unwrap()),
    );
    let games = store.games_in(&path, Variant::GOMOKU_15).unwrap();
    assert_eq!((games.entries.len(), games.damaged), (1, Vec::new()));
}

#[test]
fn other_files_are_not_written() {
    let home = Home::new();
    let store = home.store();
    let path = home.0.path().join("game.csv");
    write(&path, "No;Row;Col;Player\n");
    let why = store.add_puzzles(&path, &PUZZLES).unwrap_err();
    assert_eq!(
        why.to_string(),
        "the existing file does not hold lines of JSON and was left unchanged"
    );
    assert_eq!(read_text(&path), "No;Row;Col;Player\n");
}

#[test]
fn read_and_write_errors_are_reported() {
    let home = Home::new();
    let store = home.store();
    // A file is where the directory should be.
    write(&home.0.path().join("gomoku"), "");
    let why = store.log_attempt(&entry(1)).unwrap_err().to_string();
    assert_eq!(why, "a file exists where a directory is needed");
    let nobody = Store { state: None, ..home.store() };
    assert_eq!(nobody.attempts().unwrap_err().to_string(), "there is no home directory");
    let why = store.puzzles(home.0.path()).unwrap_err().to_string();
    assert_eq!(why, "not a file");
    #[cfg(target_os = "linux")]
    assert_eq!(store.add_puzzles(Path::new("/dev/full"), &[]).unwrap_err().to_string(), why);
    let missing = home.0.path().join("no/such/file.jsonl");
    assert!(store.add_puzzles(&missing, &PUZZLES).is_err());
}

/// Lines of a log as the first versions wrote them, of puzzles that may not exist any more.
const OLD_LOG: &str = r#"{"at":"2026-11-20T20:15:00","puzzle":"1954e2f1135b9c72","rating":1300,"outcome":"solved","grade":"good","seconds":41}
{"at":"2026-11-21T20:15:00","puzzle":"43490254cb13f1bb","rating":1500,"outcome":"failed","grade":"again","seconds":9}
"#;

#[test]
fn an_old_log_without_runs_is_read() {
    let home = Home::new();
    let store = home.store();
    write(&store.attempts_path().unwrap(), OLD_LOG);
    let (practice, damaged) = store.practice().unwrap();
    assert_eq!(damaged, []);
    assert_eq!((practice.progress().tried(), practice.best_run()), (2, None));
    assert!(practice.progress().card("1954e2f1135b9c72".parse().unwrap()).is_some());
    assert_eq!(practice.progress().streak(date(2026, 11, 20)), 1);
    // The placement is over, so that the player's rating decides.
    assert!((practice.progress().target() - practice.progress().rating().value()).abs() < 0.1);
}

#[test]
fn timed_runs_are_read_back_and_damaged_lines_reported() {
    let home = Home::new();
    let store = home.store();
    assert_eq!(store.runs().unwrap().entries, []);
    let run = |solved| RunEntry {
        at: date(2026, 11, 26).at(11, 2, 3, 0),
        result: RunResult { solved, strikes: 1, seconds: 180 },
    };
    for solved in [3, 14, 9] {
        store.log_run(&run(solved)).unwrap();
    }
    assert_eq!(store.runs().unwrap().entries, [run(3), run(14), run(9)]);
    assert_eq!(store.practice().unwrap().0.best_run(), Some(14));
    let path = store.runs_path().unwrap();
    write(&path, read_text(&path) + "{\"solved\":1}\n");
    let (practice, damaged) = store.practice().unwrap();
    assert_eq!((practice.best_run(), damaged.len()), (Some(14), 1));
    assert_eq!(damaged[0].line, 4);
}
