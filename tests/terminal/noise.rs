//! Random bytes that nobody would type. They neither crash nor block the program, and it can be
//! quit after them.
//!
//! A program that they quit is started again, and receives the rest.
#![expect(clippy::print_stdout, reason = "what was measured")]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::pty::Pty;
use super::{CTRL_C, home};

/// Maximum time for a busy program to read a few bytes, or to end.
const PATIENCE: Duration = Duration::from_secs(300);
/// Number of bytes typed at once, and the pause after them.
const PART: usize = 32;
const PAUSE: Duration = Duration::from_millis(2);
/// Parts of terminal input, complete and cut off.
const PARTS: [&str; 48] = [
    "\u{1b}",
    "\u{1b}[",
    "\u{1b}O",
    "\u{1b}[<",
    "\u{1b}[M",
    "\u{1b}[?",
    "\u{1b}[[",
    "[",
    "O",
    ";",
    ":",
    "~",
    "200~",
    "201~",
    "\u{1b}[201~",
    "\u{1b}[201~",
    "\u{1b}[201~",
    "\u{1b}[200~",
    "99999999999",
    "\u{1b}]0;x\u{7}",
    "\u{1b}P",
    "\u{1b}\\",
    "\u{1b}[A",
    "\u{1b}[B",
    "\u{1b}[C",
    "\u{1b}[D",
    "\u{1b}[1;5A",
    "\u{1b}[5~",
    "\u{1b}[Z",
    "\u{1b}[<0;40;12M",
    "\u{1b}[<35;41;13M",
    "\u{1b}[<64;9;9M",
    "\u{1b}[<0;0;0M",
    "\u{1b}[97;5u",
    // Closes a line of text, so that other keys are received.
    "\r",
    "\r",
    "\u{1b}[27u",
    "\u{1b}[27u",
    "\u{1b}[27u",
    "\u{1b}[27u",
    "\u{1b}[27u",
    "\t",
    "\u{7f}",
    "\u{feff}五😀",
    "h8 i9",
    ":new",
    // As a key, it filters a list of games. In a path, it leads nowhere, so only files of the test
    // are touched.
    "/no/where",
    "H/no/where\r",
];

/// State of the program when it receives the noise.
struct Start {
    arguments: &'static [&'static str],
    /// Keys typed before.
    keys: &'static str,
    /// Text on the screen after that.
    words: &'static str,
}

const fn start(
    arguments: &'static [&'static str],
    keys: &'static str,
    words: &'static str,
) -> Start {
    Start { arguments, keys, words }
}

/// Each game of the family, each kind of board, each page. The players are named: otherwise they are
/// those of the last game, which the noise has chosen.
const STARTS: [Start; 22] = [
    start(&["--size", "15", "--vs", "person"], "", "Move 1"),
    start(&["--game", "connect4", "--vs", "person"], "", "Move 1"),
    start(&["--game", "quarto", "--vs", "computer"], "", "select"),
    start(&[], "", "New game"),
    start(&["--size", "19", "--vs", "person"], "", "Move 1"),
    start(&["--game", "tictactoe", "--vs", "person"], "", "Move 1"),
    start(
        &["--game", "custom", "--size", "9x7", "--row", "4", "--torus", "--vs", "person"],
        "",
        "Move 1",
    ),
    start(&[], "W", "PUZZLES"),
    start(&[], "H", "Ada"),
    start(&["--game", "custom", "--size", "26x3", "--row", "3", "--vs", "person"], "", "Move 1"),
    start(&["--game", "quarto", "--torus", "--vs", "computer"], "", "select"),
    start(&["--size", "15", "--vs", "computer", "--level", "2"], "", "Move 1"),
    start(&[], ",", "Window title"),
    start(
        &["--game", "custom", "--size", "4x5", "--row", "4", "--gravity", "--vs", "person"],
        "",
        "Move 1",
    ),
    start(&["games.sgf"], "", "Ada"),
    start(&[], "n", "start"),
    start(&["--size", "15", "--vs", "person"], "e", "use"),
    start(&["--size", "15", "--vs", "person"], ";", "new line"),
    start(&["--size", "15", "--vs", "person"], "x", "close"),
    start(&["--size", "15", "--vs", "person"], "a", "Move 1"),
    start(&["--size", "15", "--vs", "person"], "?", "Esc  close"),
    start(&["--watch", "1,2"], "", "Move "),
];

const GAMES: &str = "(;GM[4]FF[4]SZ[15]PB[Ada]PW[Eve];B[hh];W[ii](;B[gg]C[so];W[ff])(;B[gi]))\n\
                     (;GM[4]FF[4]SZ[15]PB[Eve]PW[Ada]RE[B+R];B[aa];W[bb];B[cc])\n";

fn variable(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap())
}

/// Creates this many bytes of noise. Bytes that quit at once are rare, so that a program receives a
/// lot before. So are those that open the command bar, which treats most keys as text.
fn noise(chance: &mut fastrand::Rng, length: usize) -> Vec<u8> {
    let mut noise = Vec::new();
    while noise.len() < length {
        let part = match chance.u8(0..8) {
            0..=2 => chance.choice(PARTS).unwrap_or_default().as_bytes().to_vec(),
            3..=5 => vec![chance.u8(b' '..0x7f)],
            6 => vec![chance.u8(..)],
            _ => chance.char(..).to_string().into_bytes(),
        };
        let is_rare = matches!(part[..], [b'q' | b'Q' | 3 | b':' | b'0'..=b'9']);
        // A single slash might start a path outside.
        if part != b"/" && (!is_rare || chance.u8(0..4) == 0) {
            noise.extend(part);
        }
    }
    noise
}

/// Types this as fast as the program reads it, followed by keys that end it.
fn type_into(pty: &mut Pty, noise: &[u8], taken: &Arc<AtomicUsize>, leaves: [&'static str; 3]) {
    let (mut writer, waiting, is_taken) = (pty.take_writer(), pty.waiting(), pty.is_taken());
    let (noise, taken) = (noise.to_vec(), Arc::clone(taken));
    thread::spawn(move || {
        let mut press = |keys: &[u8]| {
            if !is_taken() || writer.write_all(keys).is_err() {
                return false;
            }
            // Bytes that the program has not read when it ends are for the next one.
            thread::sleep(PAUSE);
            while waiting() > 0 && is_taken() {
                thread::sleep(PAUSE);
            }
            taken.fetch_add(keys.len(), Ordering::SeqCst);
            true
        };
        let mut goes_on = noise.chunks(PART).all(&mut press);
        while goes_on {
            // Anything that has started is over by then.
            thread::sleep(Duration::from_secs(1));
            goes_on = leaves.iter().all(|key| {
                thread::sleep(Duration::from_millis(100));
                press(key.as_bytes())
            });
        }
    });
}

/// Starts a program that receives this. Returns the number of bytes read before it ended.
fn hear(home: &Path, start: &Start, noise: &[u8], seed: usize) -> usize {
    // The noise of an earlier start may have chosen another language.
    let arguments = [start.arguments, &["--language", "en"]].concat();
    let mut pty = Pty::gomoku_unstopped(&arguments, home);
    pty.wait_for("quit");
    pty.press_and_wait(start.keys, start.words);
    // Like a user who wants to leave: with Ctrl-C, or with Esc for open layers, and q.
    let leaves = if seed.is_multiple_of(2) { [CTRL_C; 3] } else { ["\u{1b}", "\u{1b}", "q"] };
    let taken = Arc::new(AtomicUsize::new(0));
    type_into(&mut pty, noise, &taken, leaves);
    let (mut before, mut since) = (0, Instant::now());
    while !pty.has_ended() {
        let now = taken.load(Ordering::SeqCst);
        if now != before {
            (before, since) = (now, Instant::now());
        }
        let text = || pty.text();
        assert!(since.elapsed() < PATIENCE, "seed {seed} hangs after {before}\n{}", text());
        thread::sleep(Duration::from_millis(5));
    }
    let status = pty.wait_for_end();
    assert!(status.success(), "seed {seed}: {status:?} after {before} bytes\n{}", pty.text());
    pty.check_restored();
    // The part in which it ended was read, too.
    noise.len().min(taken.load(Ordering::SeqCst) + PART)
}

/// Starts at a place, repeatedly until all of the noise has been read. Returns the number of
/// programs.
fn hear_all(seed: usize, length: usize) -> usize {
    let home = home();
    let history = super::kept::history(home.path());
    fs::create_dir_all(&history).unwrap();
    fs::write(home.path().join("games.sgf"), GAMES).unwrap();
    let ended = GAMES.lines().last().unwrap();
    fs::write(history.join("20261122T040807.123456Z.sgf"), ended).unwrap();
    let start = &STARTS[(seed - 1) % STARTS.len()];
    let noise = noise(&mut fastrand::Rng::with_seed(seed as u64), length);
    let (mut rest, mut programs) = (&noise[..], 0);
    while !rest.is_empty() {
        rest = &rest[hear(home.path(), start, rest, seed)..];
        programs += 1;
    }
    println!("seed {seed}: {:?} {:?}: {programs} programs", start.arguments, start.keys);
    programs
}

/// `GOMOKU_NOISE` sets the number of places, `GOMOKU_SEED` the first one.
#[test]
fn noise_on_the_terminal_is_harmless() {
    /// Number of programs at the same time, since they wait most of the time.
    const AT_ONCE: usize = 4;
    let first = variable("GOMOKU_SEED", 1);
    let number = variable("GOMOKU_NOISE", STARTS.len());
    let length = variable("GOMOKU_NOISE_BYTES", 1 << 12);
    let (next, programs) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || loop {
        let place = next.fetch_add(1, Ordering::SeqCst);
        if place >= number {
            return;
        }
        programs.fetch_add(hear_all(first + place, length), Ordering::SeqCst);
    };
    thread::scope(|scope| (0..AT_ONCE).for_each(|_| drop(scope.spawn(work))));
    let programs = programs.into_inner();
    println!("{programs} programs at {number} places have heard {} bytes", number * length);
    assert!(programs > number, "none of them was quit by what it heard");
}
