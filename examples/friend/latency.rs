//! Time that a move needs from one program to another.

use std::io::{self, BufReader, Write, stdin, stdout};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use gomoku::friend::Role;
use gomoku::game::Target;
use gomoku::rules::Point;
use gomoku::rules::opening::OpeningRule;

use crate::arguments::Arguments;
use crate::desk::{Desk, LINE};
use crate::files::Lined;
use crate::pipes::{self, Lines};
use crate::random;

/// Number of moves that are measured if no other is given.
const MOVES: usize = 10_000;

/// Measures moves, of which this process makes every other one, and a second process the rest.
pub fn run(arguments: &mut Arguments) -> Option<ExitCode> {
    let word = arguments.word();
    let is_guest = word.as_deref() == Some("guest");
    let moves = word.filter(|_| !is_guest).map_or(Some(MOVES), |word| word.parse().ok())?;
    if !arguments.is_empty() {
        return None;
    }
    let ended = if is_guest { answer() } else { measure(moves) };
    Some(match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    })
}

/// Player who fills the board without winning, and keeps a log.
struct Filler {
    desk: Desk,
    role: Role,
    /// Number of the proposal for every game.
    number: usize,
    log: Lined,
    path: PathBuf,
}

impl Filler {
    fn new(role: Role) -> io::Result<Self> {
        let kind = "19".parse();
        let number = (0..random::proposals())
            .find(|number| {
                let proposal = random::proposal(*number);
                Ok(proposal.kind) == kind && proposal.opening == OpeningRule::Free
            })
            .unwrap_or_default();
        let name = format!("gomoku-latency-{}.log", std::process::id());
        let path = std::env::temp_dir().join(name);
        let log = Lined::open(&path)?.0;
        let mut desk = Desk::new(role, number, 1);
        desk.session.opened(LINE);
        Ok(Self { desk, role, number, log, path })
    }

    /// Returns the next move; `None` if it is not this player's turn. The host proposes another
    /// game after the end of one.
    fn choose(&mut self) -> Option<Target> {
        let session = &mut self.desk.session;
        let game = session.game()?;
        if game.is_over() {
            if self.role == Role::Host && session.proposed().is_none() {
                // It is possible after every game.
                let _ = session.propose(random::proposal(self.number));
            }
            return None;
        }
        session.check().ok()?;
        // Pairs of stones, with the other colour above and below: nowhere three in a row.
        let parity = game.record().ply() % 2;
        let has_parity = |point: &Point| usize::from(point.col / 2 + point.row) % 2 == parity;
        let cursor = game.record().cursor();
        let cells: Vec<Point> = game.record().shape().points().collect();
        let (own, others): (Vec<Point>, Vec<Point>) = cells.into_iter().partition(has_parity);
        let mut targets = own.into_iter().chain(others).map(Target::Cell);
        targets.find(|target| cursor.check(*target).is_ok())
    }

    fn entries(&self) -> usize {
        self.desk.session.game().map_or(0, |game| game.log().len())
    }

    /// Plays, keeps and sends.
    fn act(&mut self, target: Option<Target>, output: &mut impl Write) -> io::Result<()> {
        if let Some(target) = target {
            self.desk
                .session
                .act(target, Some(Duration::from_secs(60)))
                .map_err(|why| io::Error::other(format!("{why:?}")))?;
        }
        let out = self.desk.take();
        self.log.add(out.kept.iter().map(|(_, line)| line.as_str()))?;
        pipes::write(output, out.lines.into_iter().map(|(_, line)| line))
    }
}

impl Drop for Filler {
    fn drop(&mut self) {
        // A file that stays is in the way of nobody.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Plays as the guest, in the second process.
fn answer() -> io::Result<()> {
    let mut guest = Filler::new(Role::Guest)?;
    let mut output = stdout().lock();
    guest.act(None, &mut output)?;
    for line in Lines::of(BufReader::new(stdin().lock())) {
        guest.desk.hear(&line);
        let target = guest.choose();
        guest.act(target, &mut output)?;
    }
    Ok(())
}

/// Plays as the host, and measures until both have made this many moves.
fn measure(moves: usize) -> io::Result<()> {
    let program = std::env::current_exe()?;
    let mut child = Command::new(program)
        .args(["latency", "guest"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let (Some(mut output), Some(input)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(io::Error::other("no pipes"));
    };
    let mut host = Filler::new(Role::Host)?;
    host.act(None, &mut output)?;
    let (mut sent, mut rounds, mut taken) = (None, Vec::new(), Vec::new());
    for line in Lines::of(BufReader::new(input)) {
        let heard = Instant::now();
        let entries = host.entries();
        host.desk.hear(&line);
        host.act(None, &mut output)?;
        if let Some(sent) = sent.take_if(|_| host.entries() > entries) {
            // Both moves: the choice of the second one counts, too.
            rounds.push(Instant::now().duration_since(sent) / 2);
            taken.push(heard.elapsed());
        }
        if 2 * rounds.len() >= moves {
            break;
        }
        let target = host.choose();
        if target.is_some() {
            sent = Some(Instant::now());
        }
        host.act(target, &mut output)?;
    }
    drop(output);
    child.wait()?;
    println!("{} moves, each from one program to the other and kept there", 2 * rounds.len());
    show("move", rounds);
    show("of that, parse, check, add and keep", taken);
    Ok(())
}

fn show(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| times.get((times.len().max(1) - 1) * percent / 100);
    if let [Some(median), Some(most), Some(longest)] = [50, 90, 100].map(at) {
        println!("{what}: median {median:.1?}, 90% {most:.1?}, maximum {longest:.1?}");
    }
}
