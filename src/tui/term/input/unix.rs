//! Input in two threads: one reads bytes, the other decodes them and waits for the loop.

use std::io;
use std::os::fd::AsFd;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;

use super::Backlog;
use super::decoder::Decoder;
use crate::tui::event::Event;
use crate::tui::term::system::tty;
use crate::worker::start;

/// Set because the replies of the terminal are decoded.
pub const HEARS_REPLIES: bool = true;

/// Starts two threads, which end with the loop or the process. With `asks`, the terminal is about to
/// be asked something.
pub fn read(events: Sender<Event>, mut backlog: Backlog, asks: bool) -> io::Result<()> {
    let tty = tty()?;
    // Unbuffered, so that unread input fills the terminal.
    let (reads, bytes) = mpsc::sync_channel(0);
    start("terminal", move || while reads.send(some_bytes(tty)).is_ok() {})?;
    start("keys", move || {
        // This ends with the loop or the terminal.
        let decoder = if asks { Decoder::expecting_reply() } else { Decoder::default() };
        let _ = decode(decoder, &bytes, |event| backlog.send(&events, event));
    })
}

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
            // A previous program may have left the terminal non-blocking.
            Err(Errno::AGAIN) => {
                poll(&mut [PollFd::new(&tty, PollFlags::IN)], None)?;
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Decodes bytes until the end. An unfinished sequence ends by silence.
fn decode<E>(
    mut decoder: Decoder,
    bytes: &Receiver<io::Result<Vec<u8>>>,
    mut tell: impl FnMut(Event) -> Result<(), E>,
) -> Result<(), E> {
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
                    // Of several mouse movements, only the last one matters.
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
