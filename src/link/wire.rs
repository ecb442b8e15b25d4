//! One connection: its state, which its threads and the pulse share.

use std::io::Write;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::fault::End;
use super::pulse::Pulse;
use super::ssh::Ssh;
use crate::friend::{Connection, LONGEST_LINE};

/// Maximum number of lines that wait to be written.
pub(super) const MOST_QUEUED: usize = 2_048;
/// Maximum number of lines that the program has heard and not freed.
pub(super) const MOST_UNREAD: usize = 64;
/// Time in which a guest must send a line.
const FIRST_LINE: Duration = Duration::from_secs(10);

/// Connection to one other program.
pub(super) struct Wire {
    pub id: Connection,
    /// Set if the other side has connected to this host.
    pub is_guest: bool,
    pub opened: Instant,
    /// Process to which the connection leads, if it is ssh.
    pub ssh: Option<Ssh>,
    /// Ends both directions now.
    pub cut: Box<dyn Fn() + Send + Sync>,
    state: Mutex<State>,
}

/// Changing part of a connection.
pub(super) struct State {
    pub pulse: Pulse,
    /// Queue of lines, until the connection is closed.
    pub queue: Option<SyncSender<Vec<u8>>>,
    /// Places of lines that the program has not freed, until the connection is closed.
    pub places: Option<Receiver<()>>,
    /// Set if the program has heard a line.
    pub has_spoken: bool,
    /// Set if the program hears no more.
    pub is_over: bool,
    /// Set if all lines are written.
    pub is_written: bool,
    /// Time at which a closed connection is cut.
    pub cut_at: Option<Instant>,
}

/// Action of the pulse on a connection.
pub(super) enum Tick {
    /// Nothing before this time, if there is any.
    Wait(Option<Instant>),
    /// The connection ends for this reason.
    End(End),
}

impl Wire {
    pub fn new(
        id: Connection,
        is_guest: bool,
        opened: Instant,
        ssh: Option<Ssh>,
        cut: Box<dyn Fn() + Send + Sync>,
        (queue, places): (SyncSender<Vec<u8>>, Receiver<()>),
    ) -> Self {
        let state = State {
            pulse: Pulse::new(is_guest, opened),
            queue: Some(queue),
            places: Some(places),
            has_spoken: false,
            is_over: false,
            is_written: false,
            cut_at: None,
        };
        Self { id, is_guest, opened, ssh, cut, state: Mutex::new(state) }
    }

    pub fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what is due now. `falls_silent` reports that nothing was heard for long.
    pub fn tick(&self, now: Instant, falls_silent: impl FnOnce()) -> Tick {
        let mut state = self.state();
        if state.is_over {
            let is_due = state.cut_at.is_some_and(|at| now >= at);
            return if is_due { Tick::End(End::Closed) } else { Tick::Wait(state.cut_at) };
        }
        let first = (self.is_guest && !state.has_spoken).then(|| self.opened + FIRST_LINE);
        if first.is_some_and(|at| now >= at) {
            return Tick::End(End::SaysNothing);
        }
        let due = state.pulse.due(now);
        if due.falls_silent {
            falls_silent();
        }
        if due.ping.is_some_and(|ping| state.push(&ping).is_err()) {
            return Tick::End(End::DoesNotRead);
        }
        Tick::Wait(first.into_iter().chain(state.pulse.next()).min())
    }

    /// Closes the queue, so that the connection ends when all is written, or at this time. The
    /// program hears no more.
    pub fn close(&self, cut_at: Instant) {
        let mut state = self.state();
        state.end();
        state.cut_at.get_or_insert(cut_at);
    }

    /// Checks whether everything has left this program.
    pub fn is_done(&self) -> bool {
        self.ssh.is_none() && self.state().is_written
    }

    /// Writes the lines of the queue until it is closed.
    pub fn write(&self, mut output: impl Write, queue: &Receiver<Vec<u8>>) {
        while let Ok(line) = queue.recv() {
            if output.write_all(&line).and_then(|()| output.flush()).is_err() {
                // The reader finds out why. It may still hear the last lines.
                queue.iter().for_each(drop);
            }
        }
        drop(output);
        if self.ssh.is_none() {
            (self.cut)();
        }
        self.state().is_written = true;
    }
}

impl State {
    /// Puts a line into the queue. Fails if there is no room.
    pub fn push(&mut self, line: &str) -> Result<(), End> {
        match self.queue.as_ref().map(|queue| queue.try_send(framed(line))) {
            Some(Err(TrySendError::Full(_))) => Err(End::DoesNotRead),
            _ => Ok(()),
        }
    }

    /// Ends everything that waits. Returns false if the program hears no more already.
    pub fn end(&mut self) -> bool {
        (self.queue, self.places) = (None, None);
        !std::mem::replace(&mut self.is_over, true)
    }
}

/// Bytes of one line, not longer than the other side takes.
fn framed(line: &str) -> Vec<u8> {
    let line = line.split(['\r', '\n']).next().unwrap_or_default();
    let mut bytes = Vec::with_capacity(line.len() + 1);
    for char in line.chars() {
        if bytes.len() + char.len_utf8() >= LONGEST_LINE {
            break;
        }
        bytes.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes());
    }
    bytes.push(b'\n');
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_is_sent_and_no_more() {
        assert_eq!(framed("m 1 7,7"), b"m 1 7,7\n");
        assert_eq!(framed("say a\nbye"), b"say a\n");
        assert_eq!(framed("say a\r"), b"say a\n");
        let long = framed(&"\u{e9}".repeat(400));
        assert_eq!(String::from_utf8(long).unwrap(), "\u{e9}".repeat(255) + "\n");
    }
}
