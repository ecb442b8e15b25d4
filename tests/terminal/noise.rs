//! Bytes that nobody would type. They neither kill the program nor stop it, and it can be quit after them.
#![expect(clippy::print_stdout, reason = "what was measured")]

use std::io::{Read as _, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::pty;
use super::{CTRL_C, home};

/// How long a busy program may take to hear a few bytes, or to end.
const PATIENCE: Duration = Duration::from_secs(300);
/// Parts of what terminals send, whole and cut off.
const PARTS: [&str; 40] = [
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
    "\r",
    "\t",
    "\u{7f}",
    "\u{feff}五😀",
    "h8 i9",
    ":new",
];

fn variable(name: &str, usual: usize) -> usize {
    std::env::var(name).map_or(usual, |number| number.parse().unwrap())
}

/// So many bytes of noise: none that quits at once, and no path to other directories.
fn noise(chance: &mut fastrand::Rng, length: usize) -> Vec<u8> {
    let mut noise = Vec::new();
    while noise.len() < length {
        match chance.u8(0..4) {
            0 => noise.extend(chance.choice(PARTS).unwrap_or_default().as_bytes()),
            1 => noise.push(chance.u8(b' '..0x7f)),
            2 => noise.push(chance.u8(..)),
            _ => noise.extend(chance.char(..).to_string().into_bytes()),
        }
    }
    noise.retain(|byte| !b"qQ\x03/".contains(byte));
    noise
}

/// One program that hears noise and then how it is to end: how many bytes it has heard.
fn hear(seed: u64, length: usize) -> usize {
    let home = home();
    let portable_pty::PtyPair { master, slave } = pty::open();
    let mut child = slave.spawn_command(pty::gomoku(&["--size", "15"], home.path())).unwrap();
    // A program that has ended takes no more bytes then.
    drop(slave);
    let mut reader = master.try_clone_reader().unwrap();
    let screen = Arc::new(Mutex::new(vt100::Parser::new(pty::ROWS, pty::COLS, 0)));
    let drawn = Arc::clone(&screen);
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            drawn.lock().unwrap().process(&buffer[..count]);
        }
    });
    let text = || screen.lock().unwrap().screen().contents();
    let mut writer = master.take_writer().unwrap();
    pty::wait_until("the terminal is taken", || text().contains("Move 1"));
    let heard = Arc::new(AtomicUsize::new(0));
    let written = Arc::clone(&heard);
    thread::spawn(move || {
        let mut chance = fastrand::Rng::with_seed(seed);
        for part in noise(&mut chance, length).chunks(64) {
            if writer.write_all(part).is_err() {
                return;
            }
            written.fetch_add(part.len(), Ordering::SeqCst);
        }
        // As a person does who wants to leave: by Ctrl-C, or by Esc for what is open, and q.
        let keys = if seed.is_multiple_of(2) { [CTRL_C; 3] } else { ["\u{1b}", "\u{1b}", "q"] };
        loop {
            // Whatever has begun is over by then.
            thread::sleep(Duration::from_secs(1));
            for key in keys {
                thread::sleep(Duration::from_millis(100));
                if writer.write_all(key.as_bytes()).is_err() {
                    return;
                }
            }
        }
    });
    let (mut before, mut since) = (0, Instant::now());
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        let now = heard.load(Ordering::SeqCst);
        if now != before {
            (before, since) = (now, Instant::now());
        }
        if since.elapsed() > PATIENCE {
            let _ = child.kill();
            panic!("seed {seed}: it hangs after {before} bytes\n{}", text());
        }
        thread::sleep(Duration::from_millis(5));
    };
    // Ctrl-C is a signal again once the terminal is given back.
    let is_quit = status.success() || status.signal() == Some("Interrupt");
    assert!(is_quit, "seed {seed}: {status:?} after {before} bytes\n{}", text());
    heard.load(Ordering::SeqCst)
}

/// `GOMOKU_NOISE` says how many programs, `GOMOKU_SEED` with which the first begins.
#[test]
fn noise_on_the_terminal_does_no_harm() {
    let (first, number) = (variable("GOMOKU_SEED", 1) as u64, variable("GOMOKU_NOISE", 6) as u64);
    let mut heard = 0;
    for seed in first..first + number {
        heard += hear(seed, variable("GOMOKU_NOISE_BYTES", 1 << 15));
        println!("{} programs have heard {heard} bytes", seed - first + 1);
    }
}
