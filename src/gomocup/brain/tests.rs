//! Sessions, line by line: `> ` for the manager, `< ` for the brain's replies.

mod game;
mod players;
mod thinking;

use std::collections::VecDeque;
use std::io::{BufReader, Read};
use std::sync::{Arc, Condvar, Mutex};

use players::{Broken, Deep, Endless, First, Ignorant, Several, Stubborn, Teller, first};

use super::*;
use crate::player::Verdict;
use crate::worker::faults;

/// Long enough for any machine; reached only if a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// Replies received so far.
#[derive(Clone, Default)]
struct Output(Arc<(Mutex<Vec<u8>>, Condvar)>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.0.lock().unwrap().extend_from_slice(bytes);
        self.0.1.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Manager that sends each line once the replies expected before it have arrived.
struct Manager {
    answered: Output,
    /// Lines to send, each with the number of reply lines to wait for.
    lines: VecDeque<(usize, String)>,
}

impl Read for Manager {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((answers, line)) = self.lines.pop_front() else { return Ok(0) };
        let (output, changed) = &*self.answered.0;
        let is_short =
            |output: &mut Vec<u8>| output.split(|byte| *byte == b'\n').count() <= answers;
        let output = output.lock().unwrap();
        if changed.wait_timeout_while(output, PATIENCE, is_short).unwrap().1.timed_out() {
            return Ok(0);
        }
        buffer[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

/// Runs a function on another thread, which must finish.
#[track_caller]
fn finishes<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, done) = mpsc::channel();
    start("brain", move || drop(sender.send(work()))).unwrap();
    done.recv_timeout(PATIENCE).expect("it neither waits for ever nor panics")
}

/// Runs a session and compares the replies; `< *` matches any line.
#[track_caller]
fn check<P: Player + 'static>(player: impl FnMut() -> P + Send + 'static, session: &str) {
    check_with_threads(usize::MAX, player, session);
}

/// Runs a session of a brain that can start only this many threads.
#[track_caller]
fn check_with_threads<P: Player + 'static>(
    threads: usize,
    mut player: impl FnMut() -> P + Send + 'static,
    session: &str,
) {
    let mut answers = Vec::new();
    let mut lines = VecDeque::new();
    for line in session.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.split_at(2) {
            ("> ", said) => lines.push_back((answers.len(), format!("{said}\r\n"))),
            ("< ", answer) => answers.push(answer),
            _ => panic!("{line}"),
        }
    }
    let output = Output::default();
    let manager = Manager { answered: output.clone(), lines };
    let mut to = output.clone();
    finishes(move || {
        let players = Box::new(move |_, _| Box::new(player()) as Box<dyn Player>);
        let options = options(players);
        faults::with_threads(threads, || run(options, BufReader::new(manager), &mut to)).unwrap();
    });
    let output = String::from_utf8(output.0.0.lock().unwrap().clone()).unwrap();
    let mut found: Vec<&str> = output.lines().collect();
    for (found, answer) in found.iter_mut().zip(&answers).filter(|(_, answer)| **answer == "*") {
        *found = answer;
    }
    assert_eq!(found.join("\n"), answers.join("\n"));
}

#[test]
fn without_a_thread_for_the_player_a_simple_move_is_played() {
    // One thread is for the input. A second one is for the player, which leaves none for its timer.
    for threads in [1, 2] {
        check_with_threads(
            threads,
            first,
            "> START 5
            < OK
            > BEGIN
            < *
            < *",
        );
    }
}

/// Options of a brain that uses these players.
fn options(players: MakePlayer) -> Options {
    let settings = EngineSettings::default();
    Options { players, settings, rule: Rule::Freestyle, resident: 0, seed: 0 }
}

/// Input that panics when the manager has nothing more to send.
struct Breaking(&'static [u8]);

impl Read for Breaking {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        assert!(!self.0.is_empty(), "the pipe is broken");
        self.0.read(buffer)
    }
}

#[test]
fn a_panic_of_the_input_is_its_end() {
    let output = finishes(|| {
        let players = Box::new(|_, _| Box::new(first()) as Box<dyn Player>);
        let options = options(players);
        let mut output = Output::default();
        let input = BufReader::new(Breaking(b"START 5\r\nBEGIN\r\n"));
        run(options, input, &mut output).unwrap();
        output.0.0.lock().unwrap().clone()
    });
    assert_eq!(String::from_utf8(output).unwrap(), "OK\n0,0\n");
}

#[test]
fn a_position_is_answered_at_the_end_of_the_input() {
    let mut output = Vec::new();
    let input = &b"START 15\r\nBOARD\r\n3,0,1\r\n4,0,1\r\n5,0,1\r\n6,0,1\r\n7,0,2\r\nDONE\r\n"[..];
    let players = Box::new(|_, _| Box::new(Simple::new(1)) as Box<_>);
    let options = options(players);
    run(options, input, &mut output).unwrap();
    assert_eq!(output, b"OK\n2,0\n");
}
