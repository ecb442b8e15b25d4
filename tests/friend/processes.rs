//! Two processes and the pipes between them.
//!
//! `examples/friend` is built by `cargo test`, or by `cargo build --example friend`.
#![expect(clippy::disallowed_methods, reason = "starts, watches and kills processes")]

use std::fs;
use std::io::{BufRead as _, BufReader, PipeReader, pipe};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use gomoku::friend::{Change, Kept, Role, SharedGame};
use gomoku::game::End;
use gomoku::rules::opening::OpeningRule;

use crate::pair::plain;
use crate::random;

/// Time after which processes that do not end count as stuck.
const PATIENCE: Duration = Duration::from_secs(120);
/// Time between two looks at a process.
const PAUSE: Duration = Duration::from_millis(1);
/// Memory that a process may have used at any time, in KiB.
const MEMORY: u64 = 32 << 10;

/// Status of a process whose input has ended before its games.
const CUT: i32 = 3;
/// Status of a process that died on demand.
const DEAD: i32 = 9;

const ROLES: [Role; 2] = [Role::Host, Role::Guest];

fn program() -> Command {
    let name = format!("friend{}", std::env::consts::EXE_SUFFIX);
    let examples = Path::new(env!("CARGO_BIN_EXE_gomoku")).with_file_name("examples");
    Command::new(examples.join(name))
}

/// Waits for the end of a process, and calls `each` again and again meanwhile.
fn ended(child: &mut Child, mut each: impl FnMut(&mut Child)) -> ExitStatus {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        each(child);
        if start.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("the process does not end");
        }
        thread::sleep(PAUSE);
    }
}

/// Games of a log, each with the lines that have an end.
fn games(path: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let complete = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    let mut games: Vec<Vec<String>> = Vec::new();
    for line in complete.lines() {
        if line.starts_with("as ") {
            games.push(Vec::new());
        }
        games.last_mut().unwrap().push(line.to_owned());
    }
    games
}

fn read(lines: &[String]) -> Option<Kept> {
    Kept::read(lines.iter().map(String::as_str))
}

/// Two honest processes, their logs and the games that they have finished.
struct Duel {
    folder: tempfile::TempDir,
    games: usize,
    from: usize,
    seed: u64,
    /// Games that were kept before a death, as text of their entries.
    promised: Vec<String>,
}

impl Duel {
    fn new(games: usize, from: usize, seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { folder, games, from, seed, promised: Vec::new() }
    }

    fn path(&self, role: Role, name: &str) -> PathBuf {
        self.folder.path().join(format!("{role}.{name}"))
    }

    fn command(&self, role: Role, death: Option<&[String]>) -> Command {
        let mut command = program();
        let seed = self.seed * 2 + u64::from(role == Role::Guest);
        command.args(["play", &role.to_string(), "--seed", &seed.to_string()]);
        command.args(["--games", &self.games.to_string(), "--from", &self.from.to_string()]);
        command.arg("--log").arg(self.path(role, "log"));
        command.arg("--record").arg(self.path(role, "games"));
        command.args(death.unwrap_or_default());
        command
    }

    /// Starts both processes with pipes between them. One of them may die on demand.
    fn start(&mut self, dies: Option<(usize, &[String])>) -> [Child; 2] {
        // Games have other numbers after each start.
        self.seed += 1000;
        let [to_host, to_guest] = [pipe().unwrap(), pipe().unwrap()];
        let death = |at: usize| dies.filter(|(who, _)| *who == at).map(|(_, death)| death);
        let host =
            self.command(Role::Host, death(0)).stdin(to_host.0).stdout(to_guest.1).spawn().unwrap();
        let guest = self
            .command(Role::Guest, death(1))
            .stdin(to_guest.0)
            .stdout(to_host.1)
            .spawn()
            .unwrap();
        [host, guest]
    }

    fn run(&mut self, dies: Option<(usize, &[String])>) -> [Option<i32>; 2] {
        let statuses = self.start(dies).map(|mut child| ended(&mut child, |_| {}).code());
        self.promise();
        statuses
    }

    /// Notes what the logs hold now.
    fn promise(&mut self) {
        let kept = ROLES.map(|role| games(&self.path(role, "log")));
        let kept = kept.iter().flatten().filter_map(|lines| read(lines));
        let played: Vec<SharedGame> =
            kept.map(|kept| kept.game).filter(|game| !game.log().is_empty()).collect();
        self.promised.extend(played.iter().map(text));
    }

    /// Starts both again and again until all games are over.
    fn finish(&mut self) {
        for _ in 0..5 {
            let statuses = self.run(None);
            if statuses == [Some(0); 2] {
                return self.check();
            }
            let is_cut = |status: &Option<i32>| matches!(status, Some(0 | CUT));
            assert!(statuses.iter().all(is_cut), "{statuses:?}");
        }
        panic!("{} games from {} do not end", self.games, self.from);
    }

    /// Checks that both have finished the same games, and that everything kept is part of them.
    fn check(&self) {
        let [host, guest] = ROLES.map(|role| fs::read_to_string(self.path(role, "games")).unwrap());
        assert_eq!(host, guest);
        assert_eq!(host.lines().count(), self.games);
        let over = ROLES.map(|role| games(&self.path(role, "log")));
        let texts = over.each_ref().map(|games| {
            let kept = games.iter().filter_map(|lines| read(lines));
            kept.map(|kept| text(&kept.game)).collect::<Vec<String>>()
        });
        for promised in &self.promised {
            for texts in &texts {
                assert!(texts.iter().any(|text| text.starts_with(promised)), "{promised}");
            }
        }
    }
}

/// Number and entries of a game.
fn text(game: &SharedGame) -> String {
    let entries: Vec<String> = game.after(0).map(|entry| format!("{entry};")).collect();
    format!("{} {}", game.terms().id, entries.concat())
}

#[test]
fn a_thousand_games_of_all_kinds_have_equal_records() {
    const GAMES: usize = 250;
    thread::scope(|scope| {
        for at in 0..4 {
            scope.spawn(move || {
                let mut duel = Duel::new(GAMES, at * GAMES, at as u64);
                assert_eq!(duel.run(None), [Some(0); 2]);
                duel.check();
            });
        }
    });
}

/// Number of a game with an opening that the players negotiate.
fn opened() -> usize {
    let is_opened = |number: &usize| random::proposal(*number).opening == OpeningRule::Swap2;
    (0..random::proposals()).find(is_opened).unwrap()
}

/// Lets one process die after each number of lines.
fn die_after_each_line(from: usize) {
    const LINES: usize = 64;
    for lines in 1..=LINES {
        for (who, moment) in
            [0, 1].into_iter().flat_map(|who| ["heard", "kept", "sent"].map(|moment| (who, moment)))
        {
            let mut duel = Duel::new(3, from, 7);
            let death =
                ["--die-after", &lines.to_string(), "--die-when", moment].map(str::to_owned);
            let statuses = duel.run(Some((who, &death)));
            assert_eq!(statuses[who], Some(DEAD), "{lines} {moment}");
            assert!(matches!(statuses[1 - who], Some(0 | CUT)), "{statuses:?}");
            duel.finish();
        }
    }
}

#[test]
fn either_process_may_die_after_each_line() {
    die_after_each_line(plain());
}

#[test]
fn either_process_may_die_in_an_opening() {
    die_after_each_line(opened());
}

#[test]
fn either_process_may_be_killed_at_any_moment() {
    const KILLS: usize = 20;
    let mut chance = fastrand::Rng::with_seed(20);
    let mut duel = Duel::new(400, 5, 20);
    let mut killed = 0;
    for _ in 0..KILLS {
        let mut children = duel.start(None);
        thread::sleep(Duration::from_micros(chance.u64(2000..40_000)));
        let who = chance.usize(0..2);
        children[who].kill().unwrap();
        let statuses = children.map(|mut child| ended(&mut child, |_| {}).code());
        killed += usize::from(statuses[who].is_none());
        assert!(matches!(statuses[1 - who], Some(0 | CUT)), "{statuses:?}");
        duel.promise();
    }
    // A fast machine may finish all games before.
    assert!(killed >= KILLS / 4, "{killed}");
    duel.finish();
}

/// Largest memory that a process has used so far in KiB; `None` if the system does not say.
fn memory(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// Names of all faults, as the program lists them.
fn faults() -> Vec<String> {
    let output = program().output().unwrap();
    let usage = String::from_utf8(output.stderr).unwrap();
    let names = usage.lines().find_map(|line| line.strip_prefix("FAULT: ")).unwrap();
    names.split(", ").map(str::to_owned).collect()
}

/// Copies lines until their end. Returns them.
fn copy(from: PipeReader, mut to: impl std::io::Write) -> Vec<String> {
    let mut is_open = true;
    let mut lines = Vec::new();
    for line in BufReader::new(from).lines() {
        let line = line.unwrap();
        is_open = is_open && writeln!(to, "{line}").is_ok();
        lines.push(line);
    }
    lines
}

/// Lets an honest player who agrees to nothing play a program with a fault. Returns the number of
/// entries that the honest one has kept.
fn face(fault: &str, own: Role, seed: u64) -> usize {
    let duel = Duel::new(2, usize::try_from(seed).unwrap(), seed);
    let (to_honest, to_relay) = (pipe().unwrap(), pipe().unwrap());
    let mut honest = duel
        .command(own, None)
        .arg("--stubborn")
        .stdin(to_honest.0)
        .stdout(to_relay.1)
        .spawn()
        .unwrap();
    let mut hostile = program()
        .args(["hostile", fault, &own.other().to_string(), "--seed", &seed.to_string()])
        .stdin(Stdio::piped())
        .stdout(to_honest.1)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let input = hostile.stdin.take().unwrap();
    let relay = thread::spawn(move || copy(to_relay.0, input));
    // One that does not read does not end by itself.
    let most = Duration::from_secs(if fault == "deaf" { 1 } else { 60 });
    let (start, mut used) = (Instant::now(), 0);
    let status = ended(&mut honest, |honest| {
        used = used.max(memory(honest).unwrap_or_default());
        if start.elapsed() > most {
            hostile.kill().unwrap();
        }
    });
    hostile.kill().unwrap();
    hostile.wait().unwrap();
    assert!(matches!(status.code(), Some(0 | CUT)), "{fault}: {status:?}");
    let is_measured = used > 0 || fault != "flood" || !cfg!(target_os = "linux");
    assert!(is_measured, "this process lasts");
    assert!(used < MEMORY, "{fault}: {used} KiB");
    check_alone(&duel, own, &relay.join().unwrap(), fault)
}

/// Checks that the log of an honest player is sound, and holds nothing that needs a consent or that
/// the player did not send.
fn check_alone(duel: &Duel, own: Role, sent: &[String], fault: &str) -> usize {
    let path = duel.path(own, "log");
    let mut kept_entries = 0;
    for lines in games(&path) {
        for line in &lines {
            assert!(line.len() < 512 && !line.chars().any(char::is_control), "{fault}: {line:?}");
        }
        let kept = read(&lines).unwrap();
        let mut again = SharedGame::begin(*kept.game.terms()).unwrap();
        assert_eq!(kept.game.log().len(), lines.len() - 2, "{fault}: {lines:#?}");
        kept_entries += kept.game.log().len();
        for entry in kept.game.after(0) {
            let author = again.to_act().unwrap();
            let is_sent = sent.contains(&entry.to_string());
            let needs_consent = match entry.entry.change {
                Change::Act(_) => false,
                Change::End(end @ (End::Resigned(_) | End::OutOfTime(_))) => {
                    again.loser(end) == Some(own)
                }
                Change::Back(_) | Change::End(_) => true,
            };
            assert!(author != own || is_sent, "{fault}: nobody moves for {own}: {entry}");
            assert!(!needs_consent, "{fault}: {entry}");
            again.add(author, entry.entry).unwrap();
        }
    }
    kept_entries
}

#[test]
fn no_fault_harms_an_honest_player() {
    let faults = faults();
    assert!(faults.len() > 15, "{faults:?}");
    thread::scope(|scope| {
        for fault in &faults {
            scope.spawn(move || {
                let seeds = [1, 2, 40];
                let entries: Vec<usize> = ROLES
                    .into_iter()
                    .flat_map(|own| seeds.map(|seed| face(fault, own, seed)))
                    .collect();
                let begins = !["silent", "older"].contains(&fault.as_str());
                assert_eq!(entries.iter().any(|entries| *entries > 5), begins, "{fault}");
            });
        }
    });
}

#[test]
fn the_time_of_a_move_is_measured() {
    let output = program().args(["latency", "400"]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("400 moves") && text.contains("median"), "{text}");
}
