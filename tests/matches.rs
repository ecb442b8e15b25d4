//! Matches between engines: `gomoku match` with its own brain, and with engines with faults.
//!
//! `examples/fake` is built by `cargo test`, or by `cargo build --example fake`.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads and writes what a match has written")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Long enough for any machine; reached only if a test fails.
const PATIENCE: Duration = Duration::from_secs(100);

/// Folder of a test, which is also the home of the user.
struct Folder(tempfile::TempDir);

impl Folder {
    /// Creates a folder with two openings on 7x7.
    fn new() -> Self {
        let folder = Self(tempfile::tempdir().unwrap());
        folder.write("openings.txt", "# two of them\nd4c4e5\nd4d5\n");
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Command of a match, with these words.
    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
        command
            .arg("match")
            .args(shlex::split(words).unwrap())
            .current_dir(self.0.path())
            .env("HOME", self.0.path())
            .env("LANG", "en")
            .env("XDG_CONFIG_HOME", self.path("config"))
            .env("XDG_DATA_HOME", self.path("data"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, words: &str) -> Output {
        self.command(words).output().unwrap()
    }

    /// Runs a match, which succeeds. Returns its standard output.
    fn play(&self, words: &str) -> String {
        let output = self.run(words);
        assert!(output.status.success(), "{words}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Runs a match that fails with this status. Returns what it says.
    fn fail(&self, words: &str, status: i32) -> String {
        let output = self.run(words);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{words}: {said}");
        said
    }

    /// Finished games of a journal, in the order in which they ended.
    fn games(&self, name: &str) -> Vec<Value> {
        let text = self.read(name);
        let lines = text.lines().skip(1);
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Numbers of games, each of which is there once.
fn numbers(games: &[Value]) -> BTreeSet<u64> {
    let numbers: BTreeSet<u64> = games.iter().map(|game| game["game"].as_u64().unwrap()).collect();
    assert_eq!(numbers.len(), games.len(), "no game is played twice");
    numbers
}

/// Quick games of two copies of the program on 7x7.
const QUICK: &str = "gomoku gomoku --nodes 50 --memory 8MB --size 7 --openings openings.txt";

/// Engine with a fault.
fn fake(fault: &str) -> String {
    let path = Path::new(env!("CARGO_BIN_EXE_gomoku"));
    let path = path.with_file_name("examples").join("fake");
    format!("'{fault},command={} {fault}'", path.to_str().unwrap())
}

#[test]
fn a_match_is_continued_and_extended() {
    let folder = Folder::new();
    let table = folder.play(&format!("{QUICK} --games 4 --record a.jsonl"));
    assert!(table.contains("gomoku-2") && table.contains("Likelihood of superiority: "), "{table}");
    let first = folder.games("a.jsonl");
    let expected = [("d4c4e5", [0, 1]), ("d4c4e5", [1, 0]), ("d4d5", [0, 1]), ("d4d5", [1, 0])];
    for (number, (opening, engines)) in expected.into_iter().enumerate() {
        assert_eq!(first[number]["game"], number);
        assert_eq!(
            (first[number]["opening"].as_str(), &first[number]["engines"]),
            (Some(opening), &serde_json::json!(engines))
        );
        let reason = first[number]["reason"].as_str().unwrap();
        assert!(["five", "full-board"].contains(&reason), "{reason}");
    }
    // The last line is cut, as after a crash of the machine.
    let journal = folder.read("a.jsonl");
    folder.write("a.jsonl", &journal[..journal.len() - 3]);
    let more = format!("{QUICK} --games 6 --concurrency 2 --record a.jsonl --json");
    let table: Value = serde_json::from_str(&folder.play(&more)).unwrap();
    assert_eq!(
        (&table["games"], &table["engines"][0]["losses"]["crash"]),
        (&Value::from(6), &Value::Null)
    );
    let all = folder.games("a.jsonl");
    assert!(numbers(&all).into_iter().eq(0..6));
    assert_eq!(all[..3], first[..3]);
    let turned = all.iter().find(|game| game["game"] == 4).unwrap();
    assert_eq!(turned["opening"], "d4e4c5", "the first opening, turned");
    // Nothing is left to be played.
    folder.play(&more);
    assert_eq!(folder.games("a.jsonl"), all);
}

#[cfg(unix)]
#[test]
fn a_killed_match_loses_nothing_and_plays_nothing_twice() {
    let folder = Folder::new();
    let words = format!("{QUICK} --games 16 --concurrency 2 --record a.jsonl");
    // Killed before the first game, and whenever some more games have ended.
    for games in [0, 1, 4, 9] {
        let mut running = folder.command(&words).spawn().unwrap();
        until(|| lines(&folder, "a.jsonl") > games);
        let before = fs::read_to_string(folder.path("a.jsonl")).unwrap_or_default();
        running.kill().unwrap();
        running.wait().unwrap();
        let after = folder.read("a.jsonl");
        assert!(after.starts_with(&before[..before.rfind('\n').map_or(0, |at| at + 1)]));
    }
    let table = folder.play(&words);
    assert!(table.contains("16"), "{table}");
    assert!(numbers(&folder.games("a.jsonl")).into_iter().eq(0..16));
}

fn lines(folder: &Folder, name: &str) -> usize {
    fs::read_to_string(folder.path(name)).map_or(0, |text| text.matches('\n').count())
}

fn until(mut is_so: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < PATIENCE, "it takes too long");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_a_match_with_its_table() {
    use std::os::unix::process::ExitStatusExt as _;

    use rustix::process::{Pid, Signal, kill_process};
    let folder = Folder::new();
    let words = format!("{QUICK} --repeat --rounds 1000 --record a.jsonl");
    let running = folder.command(&words).spawn().unwrap();
    until(|| lines(&folder, "a.jsonl") > 3);
    let id = running.id();
    let engines = family(id);
    assert!(engines.len() > 2, "{engines:?}");
    kill_process(Pid::from_raw(id.try_into().unwrap()).unwrap(), Signal::TERM).unwrap();
    let output = running.wait_with_output().unwrap();
    assert_eq!(output.status.signal(), Some(15));
    let (table, said) = (text(&output.stdout), text(&output.stderr));
    assert!(table.contains("gomoku-2") && table.contains("Pairs with"), "{table}");
    assert!(said.contains("The match was interrupted."), "{said}");
    numbers(&folder.games("a.jsonl"));
    until(|| !engines.iter().any(|&id| is_there(id)));
}

/// Processes that descend from this one, and itself.
fn family(id: u32) -> Vec<u32> {
    let path = format!("/proc/{id}/task");
    let threads = fs::read_dir(path).into_iter().flatten().flatten();
    let lists = threads.filter_map(|it| fs::read_to_string(it.path().join("children")).ok());
    let text = lists.collect::<String>();
    let children = text.split_whitespace().filter_map(|id| id.parse().ok()).flat_map(family);
    std::iter::once(id).chain(children).collect()
}

/// Checks for a process that has not ended.
fn is_there(id: u32) -> bool {
    fs::read_to_string(format!("/proc/{id}/stat"))
        .is_ok_and(|stat| !stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('Z')))
}

/// Plays two games against an engine with a fault, and ends it in the meantime. Returns the games
/// and the table.
fn against(fault: &str) -> (Vec<Value>, Value) {
    let folder = Folder::new();
    let words = format!(
        "gomoku {} --time 20ms --tolerance 300ms --memory 8MB --games 2 --record a.jsonl --json \
         --draw-after 60 --concurrency 2",
        fake(fault)
    );
    let running: Child = folder.command(&words).spawn().unwrap();
    let mut seen = BTreeSet::new();
    let id = running.id();
    until(|| {
        seen.extend(family(id));
        lines(&folder, "a.jsonl") > 2 || !is_there(id)
    });
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success(), "{fault}: {}", text(&output.stderr));
    until(|| !seen.iter().any(|&id| is_there(id)));
    let mut games = folder.games("a.jsonl");
    games.sort_by_key(|game| game["game"].as_u64());
    (games, serde_json::from_slice(&output.stdout).unwrap())
}

/// Checks that an engine loses both games for a reason, which is a fault.
#[track_caller]
fn check_fault(fault: &str, reason: &str, note: &str) {
    let (games, table) = against(fault);
    assert!(numbers(&games).into_iter().eq(0..2), "{fault}");
    for (game, winner) in games.iter().zip(["X", "O"]) {
        assert_eq!((&game["reason"], &game["winner"]), (&reason.into(), &winner.into()), "{game}");
        assert!(game["note"].as_str().unwrap().contains(note), "{game}");
    }
    let engines = table["engines"].as_array().unwrap();
    let loser = engines.iter().find(|engine| engine["name"] == fault).unwrap();
    assert_eq!((&loser["lost"], &loser["losses"][reason]), (&2.into(), &2.into()), "{loser}");
}

#[test]
fn engines_that_stop_answering_lose() {
    check_fault("hangs-at-move", "time", "no move within");
    check_fault("late", "time", "no move within");
}

#[test]
fn engines_that_do_not_start_a_game_lose() {
    check_fault("hangs-at-start", "crash", "did not start a game within 5 s");
    check_fault("refuses-rule", "crash", "does not know the rule freestyle");
}

#[test]
fn engines_that_do_not_read_lose() {
    check_fault("never-reads", "crash", "did not start a game");
}

#[test]
fn engines_that_end_or_flood_lose() {
    check_fault("dies", "crash", "it has ended (status 3)");
    check_fault("floods", "crash", "more than can be read");
    check_fault("endless-line", "crash", "more than can be read");
}

#[test]
fn illegal_moves_lose() {
    check_fault("off-board", "illegal-move", "99,99");
    check_fault("occupied", "illegal-move", "already a stone");
}

#[test]
fn harmless_oddities_lose_nothing() {
    for fault in
        ["none", "answers-twice", "silent-to-unknown", "leaves-child", "stays", "escape-codes"]
    {
        let (games, _) = against(fault);
        assert!(numbers(&games).into_iter().eq(0..2), "{fault}");
        for game in games {
            let reason = game["reason"].as_str().unwrap();
            assert!(["five", "full-board", "move-limit"].contains(&reason), "{fault}: {game}");
        }
    }
}

#[test]
fn an_engine_may_be_started_anew_for_each_game() {
    // It ends after four moves.
    let reasons = |restart: &str| -> Vec<String> {
        let folder = Folder::new();
        let engine = fake("dies").replacen("dies,", &format!("dies,restart={restart},"), 1);
        let words = format!(
            "gomoku {engine} --nodes 50 --memory 8MB --draw-after 10 --games 2 --record a.jsonl"
        );
        folder.play(&words);
        let games = folder.games("a.jsonl");
        games.iter().map(|game| game["reason"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(reasons("always"), ["move-limit", "move-limit"]);
    assert_eq!(reasons("auto"), ["move-limit", "crash"]);
}

#[cfg(target_os = "linux")]
#[test]
fn an_engine_may_be_stopped_while_it_is_not_its_turn() {
    let folder = Folder::new();
    let words = "gomoku,suspend=yes gomoku --time 300ms --memory 8MB --games 2 --draw-after 10 \
                 --record a.jsonl";
    let running = folder.command(words).spawn().unwrap();
    let is_stopped = |id: &u32| {
        let stat = fs::read_to_string(format!("/proc/{id}/stat"));
        stat.is_ok_and(|stat| stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('T')))
    };
    until(|| family(running.id()).iter().any(is_stopped));
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    for game in folder.games("a.jsonl") {
        assert!(["five", "move-limit"].contains(&game["reason"].as_str().unwrap()), "{game}");
    }
}

#[cfg(unix)]
#[test]
fn a_match_that_was_stopped_blames_no_engine() {
    use rustix::process::{Pid, Signal, kill_process};
    let folder = Folder::new();
    let words = "gomoku gomoku --time 100ms --memory 8MB --games 2 --tolerance 300ms \
                 --draw-after 30 --record a.jsonl";
    let running = folder.command(words).spawn().unwrap();
    let id = Pid::from_raw(running.id().try_into().unwrap()).unwrap();
    until(|| lines(&folder, "a.jsonl") > 1);
    // As with Ctrl-Z, most likely while an engine thinks.
    std::thread::sleep(Duration::from_millis(300));
    kill_process(id, Signal::STOP).unwrap();
    std::thread::sleep(Duration::from_secs(2));
    kill_process(id, Signal::CONT).unwrap();
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let games = folder.games("a.jsonl");
    assert!(numbers(&games).into_iter().eq(0..2));
    assert!(games.iter().all(|game| game["reason"] != "time"), "{games:?}");
}

#[test]
fn in_a_gauntlet_only_the_first_engine_meets_all() {
    let folder = Folder::new();
    let words = "gomoku,name=a gomoku,name=b,nodes=20 gomoku --nodes 50 --memory 8MB --size 7 \
                 --openings openings.txt --gauntlet --rounds 1 --record a.jsonl --markdown";
    let table = folder.play(words);
    assert!(table.starts_with("| # | Engine | Games |"), "{table}");
    let engines: Vec<String> =
        folder.games("a.jsonl").iter().map(|game| game["engines"].to_string()).collect();
    assert_eq!(engines, ["[0,1]", "[1,0]", "[0,2]", "[2,0]"]);
    let head: Value = serde_json::from_str(folder.read("a.jsonl").lines().next().unwrap()).unwrap();
    assert_eq!(head["engines"][1]["limits"]["nodes"], 20);
    assert_eq!(head["engines"][2]["name"], "gomoku");
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let folder = Folder::new();
    let words = format!(
        "gomoku {} --time 20ms --memory 8MB --sprt 0,400 --record a.jsonl",
        fake("off-board")
    );
    let table = folder.play(&words);
    assert!(table.contains("LLR") && table.contains("the higher number is accepted"), "{table}");
    let games = folder.games("a.jsonl").len();
    assert!((4..100).contains(&games), "{games} games");
    let two = folder.fail("gomoku gomoku gomoku --sprt 0,5", 2);
    assert!(two.contains("--sprt needs exactly two engines"), "{two}");
}

#[test]
fn a_game_has_its_time() {
    let folder = Folder::new();
    let words = "gomoku gomoku --game-time 10s+100ms --nodes 50 --memory 8MB --size 7 \
                 --openings openings.txt --games 2 --record a.jsonl --tolerance 5s";
    folder.play(words);
    let head = folder.read("a.jsonl");
    assert!(head.contains(r#""game_ms":10000,"increment_ms":100,"nodes":50"#), "{head}");
    assert_eq!(folder.games("a.jsonl").len(), 2);
    // Every move takes two seconds.
    let words = format!(
        "gomoku {} --game-time 1s --tolerance 0ms --nodes 50 --memory 8MB --games 1 --record b.jsonl",
        fake("late")
    );
    folder.play(&words);
    let lost = &folder.games("b.jsonl")[0];
    assert_eq!((&lost["reason"], &lost["winner"]), (&"time".into(), &"X".into()), "{lost}");
}

#[test]
fn a_proof_ends_a_game_only_on_request() {
    let folder = Folder::new();
    // X has an open three, which O lets X extend or not.
    folder.write("three.txt", "h8a1i8o15j8a15\n");
    let words = "gomoku gomoku --nodes 50 --memory 8MB --openings three.txt --games 2";
    folder.play(&format!("{words} --record a.jsonl --adjudicate proof"));
    for game in folder.games("a.jsonl") {
        assert_eq!((&game["reason"], &game["winner"]), (&"proof".into(), &"X".into()), "{game}");
        assert!(game["moves"].as_array().unwrap().len() < 5, "{game}");
    }
    folder.play(&format!("{words} --record b.jsonl"));
    assert!(folder.games("b.jsonl").iter().all(|game| game["reason"] == "five"));
}

#[test]
fn openings_have_several_formats() {
    let folder = Folder::new();
    folder.write("offsets.txt", "1,-1, 2,2\n");
    folder.write("games.sgf", "(;GM[4]SZ[15];B[hh];W[ig])(;GM[4]SZ[15];B[hh];W[if])");
    for (file, opening) in [("offsets.txt", "i9j6"), ("games.sgf", "h8i9")] {
        let journal = format!("{file}.jsonl");
        let words = format!(
            "gomoku gomoku --nodes 50 --memory 8MB --openings {file} --games 2 --draw-after 10 \
             --record {journal}"
        );
        folder.play(&words);
        let games = folder.games(&journal);
        assert!(games.iter().all(|game| game["opening"] == opening), "{games:?}");
    }
}

#[test]
fn finished_games_are_written_and_reported() {
    let folder = Folder::new();
    let parts = ["1/2", "2/2"].map(|part| {
        let journal = format!("part-{}.jsonl", &part[..1]);
        let words = format!("{QUICK} --rounds 3 --part {part} --record {journal}");
        folder.play(&words);
        folder.games(&journal).len()
    });
    assert_eq!(parts, [4, 2]);
    let words = "--report part-1.jsonl part-2.jsonl --sgf all.sgf --psq games --json";
    let table: Value = serde_json::from_str(&folder.play(words)).unwrap();
    assert_eq!(table["games"], 6);
    assert_eq!(folder.read("all.sgf").matches("PB[").count(), 6);
    assert_eq!(fs::read_dir(folder.path("games")).unwrap().count(), 6);
    assert!(folder.read("games/000001.psq").starts_with("Piskvorky 7x7"));
    let twice = folder.fail("--report part-1.jsonl part-1.jsonl", 1);
    assert!(twice.contains("game 0 is in another of the journals, too"), "{twice}");
}

#[test]
fn without_a_name_the_journal_is_new() {
    let folder = Folder::new();
    let output = folder.run(&format!("{QUICK} --games 2"));
    let said = text(&output.stderr);
    assert!(said.contains("Every game is kept in "), "{said}");
    let journals = folder.path("data/gomoku/matches");
    let journals: Vec<_> = fs::read_dir(journals).unwrap().flatten().collect();
    let name = journals[0].file_name().into_string().unwrap();
    assert!(journals.len() == 1 && name.ends_with("-gomoku-gomoku.jsonl"), "{name}");
}

#[test]
fn engines_of_the_list_have_their_settings() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path("config/gomoku")).unwrap();
    let program = env!("CARGO_BIN_EXE_gomoku");
    let list = format!(
        "[engine.mine]\ncommand = [{program:?}, \"brain\"]\nnodes = 30\nturn = \"5s\"\n\
         memory = \"8MB\"\nrestart = \"always\"\nsuspend = true\nrules = [\"freestyle\"]\n"
    );
    folder.write("config/gomoku/engines.toml", &list);
    let words = "mine mine,nodes=20 --size 7 --openings openings.txt --games 2 --record a.jsonl";
    folder.play(words);
    let head = folder.read("a.jsonl");
    assert!(head.contains(r#""turn_ms":5000,"game_ms":null,"increment_ms":null,"nodes":30"#));
    assert!(head.contains(r#""turn_ms":null,"game_ms":null,"increment_ms":null,"nodes":20"#));
    let renju = folder.fail("mine gomoku --rule renju", 2);
    assert!(renju.contains("mine does not play 15x15"), "{renju}");
    let unknown = folder.fail("mine yours", 2);
    assert!(unknown.contains("yours") && unknown.contains("mine"), "{unknown}");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = Folder::new();
    folder.play(&format!("{QUICK} --games 2 --record a.jsonl"));
    let journal = folder.read("a.jsonl");
    let other = QUICK.replace("--nodes 50", "--nodes 60");
    for (words, status, expected) in [
        (format!("{other} --games 2 --record a.jsonl"), 1, "engines[0].limits.nodes was 50"),
        (format!("{QUICK} --record letter.txt"), 1, "the file is not a journal of a match"),
        (format!("{QUICK} --rounds 17 --record b.jsonl"), 2, "enough for 16 rounds"),
        ("gomoku gomoku --size 7".to_owned(), 2, "no balanced openings"),
        ("gomoku".to_owned(), 2, "2 to 64 engines"),
        ("gomoku gomoku --part 3/2".to_owned(), 2, "as in 2/8"),
        ("gomoku gomoku --openings none.txt".to_owned(), 1, "none.txt"),
        ("--report letter.txt".to_owned(), 1, "not a journal"),
        ("gomoku 'a,command=./no-such-program' --record c.jsonl".to_owned(), 1, "a: there is no"),
        ("gomoku 'b,command=no-such-program' --record d.jsonl".to_owned(), 1, "b: it cannot be"),
    ] {
        folder.write("letter.txt", "Dear Anna,");
        let said = folder.fail(&words, status);
        assert!(said.contains(expected), "{words}: {said}");
        assert_eq!(folder.read("letter.txt"), "Dear Anna,", "it is not touched");
    }
    assert_eq!(folder.read("a.jsonl"), journal);
    assert_eq!(folder.games("c.jsonl").len(), 0, "no game is lost by a missing program");
}

#[test]
fn a_match_is_played_by_one_program_at_a_time() {
    let folder = Folder::new();
    let words = format!("{QUICK} --repeat --rounds 500 --record a.jsonl");
    let mut running = folder.command(&words).spawn().unwrap();
    until(|| lines(&folder, "a.jsonl") > 1);
    let said = folder.fail(&words, 1);
    assert!(said.contains("a.jsonl") && said.contains("open in another"), "{said}");
    running.kill().unwrap();
    running.wait().unwrap();
}
