//! Two threads read: one waits for the terminal, the other says what its bytes mean, and waits while the loop has
//! enough to do.

use std::io;
use std::os::fd::AsFd;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

use super::decoder::Decoder;
use crate::tui::event::Event;
use crate::tui::term::backlog::Backlog;
use crate::tui::term::system::tty;
use crate::worker::start;

/// Starts the threads. They end with the loop or the process.
///
/// # Errors
/// If there can be no further thread, or no terminal.
pub fn read(events: Sender<Event>, mut backlog: Backlog) -> io::Result<()> {
    let tty = tty()?;
    // What was read waits for the other thread, so that the terminal is what fills up.
    let (reads, bytes) = mpsc::sync_channel(0);
    start("terminal", move || while reads.send(some_bytes(tty)).is_ok() {})?;
    start("keys", move || {
        // Either the loop is gone, or it hears that the terminal is.
        let _ = decode(&bytes, |event| backlog.send(&events, event));
    })
}

/// Waits for bytes of the terminal.
fn some_bytes(tty: impl AsFd) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; 4096];
    loop {
        match rustix::io::read(&tty, &mut bytes) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                bytes.truncate(count);
                return Ok(bytes);
            }
            Err(Errno::INTR) => {}
            // Whoever had the terminal before may have left it so.
            Err(Errno::AGAIN) => {
                poll(&mut [PollFd::new(&tty, PollFlags::IN)], None)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Says what the bytes mean, until there are no more. A sequence that does not go on is what it is.
fn decode<E>(
    bytes: &Receiver<io::Result<Vec<u8>>>,
    mut tell: impl FnMut(Event) -> Result<(), E>,
) -> Result<(), E> {
    let mut decoder = Decoder::default();
    loop {
        let read = match decoder.patience() {
            None => bytes.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => bytes.recv_timeout(patience),
        };
        match read {
            Ok(Ok(read)) => {
                decoder.begin(&read).map_or(Ok(()), &mut tell)?;
                let mut events = read.iter().filter_map(|&byte| decoder.hear(byte)).peekable();
                while let Some(event) = events.next() {
                    // Of a way of the mouse only its end matters.
                    let goes_on = event.is_motion() && events.peek().is_some_and(Event::is_motion);
                    if !goes_on {
                        tell(event)?;
                    }
                }
            }
            Ok(Err(error)) => return tell(Event::InputLost(error)),
            Err(RecvTimeoutError::Timeout) => decoder.silence().map_or(Ok(()), &mut tell)?,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "whoever reads is another thread")]
mod tests;
