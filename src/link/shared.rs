//! All connections, and the threads that serve them.
//!
//! Locks are taken in this order: the table of connections, then the state of one of them. News is
//! reported under the latter, so that it keeps its order and nothing follows the end.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Heard;
use super::clock::Clock;
use super::fault::{End, LinkError};
use super::lines::read_lines;
use super::ssh::Ssh;
use super::system::Socket;
use super::wire::{MOST_QUEUED, MOST_UNREAD, Tick, Wire};
use crate::friend::Connection;
use crate::worker::start;

/// Maximum number of guests at the same time.
pub(super) const MOST_GUESTS: usize = 16;
/// Answer to a guest too many.
const FULL: &[u8] = b"no full\n";
/// Time for the last lines of a closed connection, and for ssh to end.
const LINGER: Duration = Duration::from_secs(2);
/// The same, if the program waits for it.
const FAREWELL: Duration = Duration::from_millis(500);

/// Origin of a connection.
pub(super) enum Origin {
    /// Somebody has connected to this host: this user, if the system tells.
    Guest(Option<String>),
    /// This program has connected, perhaps by ssh.
    Own(Option<Ssh>),
}

/// Table of all connections, and the function that hears of them.
pub(super) struct Shared {
    hear: Box<dyn Fn(Heard) + Send + Sync>,
    pub clock: Clock,
    wires: Mutex<Wires>,
    /// Signals a change that somebody waits for.
    changed: Condvar,
}

/// Table of connections.
#[derive(Default)]
struct Wires {
    /// Number of the last connection.
    last: u32,
    open: BTreeMap<Connection, Arc<Wire>>,
    /// Set if the pulse runs.
    has_pulse: bool,
    /// Set at the end of the program.
    is_over: bool,
}

impl Shared {
    pub fn new(clock: Clock, hear: impl Fn(Heard) + Send + Sync + 'static) -> Arc<Self> {
        let (wires, changed) = (Mutex::default(), Condvar::new());
        Arc::new(Self { hear: Box::new(hear), clock, wires, changed })
    }

    fn wires(&self) -> MutexGuard<'_, Wires> {
        self.wires.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn wire(&self, id: Connection) -> Option<Arc<Wire>> {
        self.wires().open.get(&id).cloned()
    }

    /// Wakes up those who wait for a change, after it was made.
    pub fn nudge(&self) {
        // They hold the lock until they wait.
        drop(self.wires());
        self.changed.notify_all();
    }

    /// Opens a connection: starts its threads.
    pub fn open(self: &Arc<Self>, socket: Socket, origin: Origin) -> Result<Connection, LinkError> {
        let Socket { mut input, mut output, cut } = socket;
        let mut wires = self.wires();
        let is_guest = matches!(origin, Origin::Guest(_));
        let guests = wires.open.values().filter(|wire| wire.is_guest).count();
        if wires.is_over || (is_guest && guests >= MOST_GUESTS) {
            // It has room for one line, so this does not wait.
            let _ = output.write_all(FULL);
            cut();
            return Err(LinkError::system(std::io::Error::other("too many")));
        }
        self.start_pulse(&mut wires)?;
        wires.last += 1;
        let id = Connection(wires.last);
        let (queue, queued) = sync_channel(MOST_QUEUED);
        let (backlog, places) = sync_channel(MOST_UNREAD);
        let (user, ssh) = match origin {
            Origin::Guest(user) => (user, None),
            Origin::Own(ssh) => (None, ssh),
        };
        let now = self.clock.now();
        let wire = Arc::new(Wire::new(id, is_guest, now, ssh, cut, (queue, places)));
        // Until this is done, the threads of the connection report nothing.
        let mut state = wire.state();
        let (shared, writes) = (Arc::clone(self), Arc::clone(&wire));
        let write = move || {
            writes.write(output, &queued);
            shared.nudge();
        };
        let (shared, reads) = (Arc::clone(self), Arc::clone(&wire));
        let read = move || {
            let hear = |at, line| shared.take(&reads, at, line, &backlog);
            let end = read_lines(&mut input, || shared.clock.now(), hear);
            shared.finish(&reads, end);
        };
        if let Err(why) = start("link-output", write).and_then(|()| start("link-input", read)) {
            state.end();
            (wire.cut)();
            return Err(why.into());
        }
        if is_guest {
            (self.hear)(Heard::Opened(id, user));
        }
        drop(state);
        wires.open.insert(id, wire);
        drop(wires);
        self.changed.notify_all();
        Ok(id)
    }

    /// Takes a line that was heard. Waits while the program has too many unread ones.
    fn take(
        &self,
        wire: &Arc<Wire>,
        at: Instant,
        line: String,
        backlog: &SyncSender<()>,
    ) -> Result<(), End> {
        let id = wire.id;
        let mut state = wire.state();
        if state.is_over {
            return Ok(());
        }
        let beat = state.pulse.heard(at, &line);
        if beat.speaks_again {
            (self.hear)(Heard::Silent(id, false));
        }
        if let Some(lag) = beat.lag {
            (self.hear)(Heard::Lag(id, lag));
        }
        let answered = beat.answer.map_or(Ok(()), |answer| state.push(&answer));
        let is_first = !beat.is_own && !std::mem::replace(&mut state.has_spoken, true);
        drop(state);
        if is_first && let Some(ssh) = &wire.ssh {
            ssh.shows_no_more();
        }
        if is_first || beat.is_own || beat.speaks_again {
            self.nudge();
        }
        answered?;
        // If this fails, the connection is closed.
        if !beat.is_own && backlog.send(()).is_ok() {
            let state = wire.state();
            if !state.is_over {
                (self.hear)(Heard::Line(id, line));
            }
        }
        Ok(())
    }

    /// Ends a connection of which nothing more can be read.
    fn finish(&self, wire: &Arc<Wire>, end: End) {
        let end = match &wire.ssh {
            Some(ssh) if end == End::Closed => {
                wire.state().queue = None;
                ssh.end(LINGER)
            }
            _ => end,
        };
        self.end(wire, end);
    }

    /// Ends a connection now.
    pub fn end(&self, wire: &Arc<Wire>, end: End) {
        self.wires().open.remove(&wire.id);
        let mut state = wire.state();
        if state.end() {
            (self.hear)(Heard::Closed(wire.id, end));
        }
        drop(state);
        (wire.cut)();
        self.changed.notify_all();
    }

    /// Closes a connection when everything is written.
    pub fn close(&self, id: Connection) {
        if let Some(wire) = self.wire(id) {
            wire.close(self.clock.now() + LINGER);
            self.nudge();
        }
    }

    /// Waits until the program hears the first line, or the connection ends, or the time is over.
    /// Returns whether there was a line.
    pub fn await_first_line(&self, id: Connection, patience: Duration) -> bool {
        let until = self.clock.now() + patience;
        let mut wires = self.wires();
        loop {
            let Some(wire) = wires.open.get(&id) else { return false };
            if wire.state().has_spoken {
                return true;
            }
            let left = self.clock.until(until);
            if left.is_zero() {
                return false;
            }
            wires = self.wait(wires, Some(left));
        }
    }

    fn wait<'a>(
        &'a self,
        wires: MutexGuard<'a, Wires>,
        time: Option<Duration>,
    ) -> MutexGuard<'a, Wires> {
        match time {
            Some(time) => {
                let waited = self.changed.wait_timeout(wires, time);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.changed.wait(wires).unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Starts the thread that has the times of all connections, if it does not run.
    fn start_pulse(self: &Arc<Self>, wires: &mut Wires) -> Result<(), LinkError> {
        if !wires.has_pulse {
            let shared = Arc::clone(self);
            start("link-pulse", move || shared.run_pulse())?;
            wires.has_pulse = true;
        }
        Ok(())
    }

    fn run_pulse(&self) {
        let mut wires = self.wires();
        while !wires.is_over {
            let now = self.clock.now();
            let (mut ends, mut next) = (Vec::new(), None);
            for wire in wires.open.values() {
                match wire.tick(now, || (self.hear)(Heard::Silent(wire.id, true))) {
                    Tick::End(end) => ends.push((Arc::clone(wire), end)),
                    Tick::Wait(at) => next = next.into_iter().chain(at).min(),
                }
            }
            if ends.is_empty() {
                wires = self.wait(wires, next.map(|at| self.clock.until(at)));
            } else {
                drop(wires);
                for (wire, end) in ends {
                    self.end(&wire, end);
                }
                wires = self.wires();
            }
        }
    }

    /// Ends all connections, after a short time for their last lines, and the pulse.
    pub fn end_all(&self) {
        let (now, until) = (self.clock.now(), self.clock.now() + FAREWELL);
        let mut wires = self.wires();
        wires.is_over = true;
        wires.open.values().for_each(|wire| wire.close(now + FAREWELL));
        self.changed.notify_all();
        while !wires.open.values().all(|wire| wire.is_done()) {
            let left = self.clock.until(until);
            if left.is_zero() {
                break;
            }
            wires = self.wait(wires, Some(left));
        }
        let open = std::mem::take(&mut wires.open);
        drop(wires);
        for wire in open.values() {
            (wire.cut)();
        }
    }
}
