//! Connections through pipes, on any system.

use std::ffi::OsString;
use std::io::{self, BufRead as _, BufReader, PipeReader, PipeWriter, Read as _, Write as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};

use super::clock::Clock;
use super::system::Folders;
use super::*;
use crate::worker::start;

/// Time in which everything happens that must.
const LONG: Duration = Duration::from_secs(60);
/// Time in which nothing happens that must not.
const SHORT: Duration = Duration::from_millis(200);

/// One side of a connection, with what it has heard.
pub(super) struct Side {
    pub links: Links,
    heard: Receiver<Heard>,
}

impl Side {
    /// Creates a side whose clock runs so much faster.
    pub fn new(folders: Folders, ssh: Option<OsString>, speed: u32) -> Self {
        let (sender, heard) = mpsc::channel();
        let hear = move |news| drop(sender.send(news));
        Self { links: Links::within(folders, ssh, Clock::new(speed), hear), heard }
    }

    /// Returns the next news.
    pub fn next(&self) -> Heard {
        self.heard.recv_timeout(LONG).expect("news")
    }

    /// Returns the next line, and makes room for another one. Skips lags and silence.
    pub fn line(&self) -> String {
        loop {
            match self.next() {
                Heard::Line(from, line) => {
                    self.links.free(from);
                    return line;
                }
                Heard::Lag(..) | Heard::Silent(..) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// Returns the end of a connection. Skips what comes before it.
    pub fn end(&self) -> End {
        loop {
            match self.next() {
                Heard::Closed(_, end) => return end,
                Heard::Line(from, _) => self.links.free(from),
                _ => {}
            }
        }
    }

    /// Checks that nothing but the lag is heard for this time.
    pub fn assert_idle(&self, time: Duration) {
        let clock = Clock::new(1);
        let end = clock.now() + time;
        while let Ok(news) = self.heard.recv_timeout(clock.until(end)) {
            assert!(matches!(news, Heard::Lag(..)), "{news:?}");
        }
    }

    pub fn assert_quiet(&self) {
        let news = self.heard.recv_timeout(SHORT);
        assert!(news.is_err(), "{news:?}");
    }
}

fn alone(speed: u32) -> Side {
    Side::new(Folders::of_system(), None, speed)
}

/// Side with a connection to the ends of two pipes: from the side, and to it.
fn piped(speed: u32) -> (Side, Connection, PipeReader, PipeWriter) {
    let (from_side, output) = io::pipe().unwrap();
    let (input, to_side) = io::pipe().unwrap();
    let mut side = alone(speed);
    let connection = side.links.adopt(input, output).unwrap();
    (side, connection, from_side, to_side)
}

/// Drops a side, which must not take long.
fn drop_soon(side: Side) {
    let (ended, has_ended) = mpsc::channel::<()>();
    start("test", move || {
        drop(side);
        drop(ended);
    })
    .unwrap();
    assert_eq!(has_ended.recv_timeout(LONG), Err(RecvTimeoutError::Disconnected));
}

#[test]
fn ten_thousand_lines_arrive_in_order_both_ways() {
    let (one_out, two_in) = io::pipe().map(|(reader, writer)| (writer, reader)).unwrap();
    let (one_in, two_out) = io::pipe().unwrap();
    // A second with its limits is a millisecond here.
    let (mut one, mut two) = (alone(1000), alone(1000));
    let to_two = one.links.adopt(one_in, one_out).unwrap();
    let to_one = two.links.adopt(two_in, two_out).unwrap();
    for some in 0..20 {
        let numbers = some * 500..(some + 1) * 500;
        for number in numbers.clone() {
            one.links.send(to_two, &format!("to two {number}"));
            two.links.send(to_one, &format!("to one {number}"));
        }
        for number in numbers {
            assert_eq!(two.line(), format!("to two {number}"));
            assert_eq!(one.line(), format!("to one {number}"));
        }
    }
    one.links.close(to_two);
    assert_eq!(two.end(), End::Closed);
    one.heard.try_iter().for_each(|news| assert!(matches!(news, Heard::Silent(..)), "{news:?}"));
}

#[test]
fn a_flood_ends_the_connection() {
    let (side, _, _from, mut to) = piped(1);
    to.write_all("a\n".repeat(1_500).as_bytes()).unwrap();
    for _ in 0..1_000 {
        assert_eq!(side.line(), "a");
    }
    assert_eq!(side.next(), Heard::Closed(Connection(1), End::Flood));
    side.assert_quiet();
}

#[test]
fn a_long_line_ends_the_connection() {
    let (side, _, _from, mut to) = piped(1);
    to.write_all(&[b'x'; 512]).unwrap();
    assert_eq!(side.next(), Heard::Closed(Connection(1), End::Flood));
}

#[test]
fn nobody_waits_for_a_program_that_does_not_read() {
    let (side, connection, _from, mut to) = piped(1);
    let line = "x".repeat(100);
    for _ in 0..10_000 {
        side.links.send(connection, &line);
    }
    assert_eq!(side.next(), Heard::Closed(connection, End::DoesNotRead));
    to.write_all(b"too late\n").unwrap();
    side.assert_quiet();
}

#[test]
fn unread_lines_are_left_to_the_other_program() {
    let (side, connection, _from, mut to) = piped(1);
    to.write_all("a\n".repeat(500).as_bytes()).unwrap();
    let unread = || {
        let mut count = 0;
        while side.heard.recv_timeout(SHORT).is_ok() {
            count += 1;
        }
        count
    };
    assert_eq!(unread(), 64);
    for _ in 0..10 {
        side.links.free(connection);
    }
    assert_eq!(unread(), 10);
}

#[test]
fn lines_before_the_close_still_go_out() {
    let (mut side, connection, mut from, mut to) = piped(1);
    for number in 0..1_000 {
        side.links.send(connection, &number.to_string());
    }
    to.write_all("a\n".repeat(100).as_bytes()).unwrap();
    side.links.close(connection);
    side.links.send(connection, "too late");
    let before = side.heard.try_iter().count();
    assert!(before <= 64, "{before}");
    let mut text = String::new();
    from.read_to_string(&mut text).unwrap();
    assert!(text.ends_with('\n'));
    assert!(text.lines().eq((0..1_000).map(|number| number.to_string())));
    to.write_all(b"too late\n").unwrap();
    drop(to);
    side.assert_quiet();
}

#[test]
fn a_dropped_side_sends_its_last_lines_and_closes() {
    let (side, connection, mut from, _to) = piped(1);
    side.links.send(connection, "bye");
    drop_soon(side);
    let mut text = String::new();
    from.read_to_string(&mut text).unwrap();
    assert_eq!(text, "bye\n");
}

#[test]
fn a_drop_does_not_wait_for_a_program_that_does_not_read() {
    let (side, connection, _from, _to) = piped(1);
    for _ in 0..2_000 {
        side.links.send(connection, &"x".repeat(100));
    }
    drop_soon(side);
}

#[test]
fn pings_are_answered_and_not_heard() {
    let (side, connection, from, mut to) = piped(1);
    to.write_all(b"ping 7 123\nping 8\npong 8\nhello\n").unwrap();
    assert_eq!(side.next(), Heard::Lag(connection, Duration::from_millis(123)));
    assert_eq!(side.next(), Heard::Line(connection, "hello".to_owned()));
    let mut lines = BufReader::new(from).lines().map(Result::unwrap);
    assert_eq!(lines.next().unwrap(), "pong 7");
    assert_eq!(lines.next().unwrap(), "pong 8");
    side.links.send(connection, "hello");
    assert_eq!(lines.next().unwrap(), "hello");
    side.assert_idle(SHORT);
}

#[test]
fn silence_is_heard_once_and_its_end_too() {
    let (side, connection, _from, mut to) = piped(100);
    for _ in 0..3 {
        assert_eq!(side.next(), Heard::Silent(connection, true));
        side.assert_quiet();
        to.write_all(b"hello\n").unwrap();
        assert_eq!(side.next(), Heard::Silent(connection, false));
        assert_eq!(side.next(), Heard::Line(connection, "hello".to_owned()));
    }
}

#[test]
fn the_first_line_can_be_waited_for() {
    let (side, connection, _from, mut to) = piped(1);
    assert!(!side.links.await_first_line(connection, SHORT), "there is none");
    to.write_all(b"ping 1\n").unwrap();
    assert!(!side.links.await_first_line(connection, SHORT), "a ping is none");
    to.write_all(b"hello\n").unwrap();
    assert!(side.links.await_first_line(connection, LONG));
    drop(to);
    assert_eq!(side.end(), End::Closed);
    assert!(!side.links.await_first_line(connection, LONG), "it has ended");
}
