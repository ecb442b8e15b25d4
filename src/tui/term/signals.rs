//! Signals, and the watch over the terminal.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::SignalsInfo;
use signal_hook::iterator::exfiltrator::SignalOnly;
use signal_hook::low_level::emulate_default_handler;

use super::rescue::Rescue;
use super::start_thread;
use crate::tui::event::Event;

/// Starts the thread that ends the process when the terminal is gone: it waits for nothing
/// else, so that it costs nothing. The library that reads the keyboard does not notice
/// (crossterm issues 793 and 1110).
///
/// # Errors
/// If there can be no further thread.
pub fn watch_terminal(rescue: Rescue) -> io::Result<()> {
    start_thread("watchdog", move || {
        let stdin = io::stdin();
        loop {
            let mut watched = [PollFd::new(&stdin, PollFlags::empty())];
            match poll(&mut watched, None) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(_) => return,
            }
            let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
            if watched[0].revents().intersects(gone) {
                rescue.end_by(SIGHUP);
            }
        }
    })
}

/// What the process does about signals.
pub struct Signals {
    /// The loop has given the terminal back: the next SIGTSTP stops the process.
    may_stop: Arc<AtomicBool>,
}

impl Signals {
    /// Handles signals on a thread of its own: INT, TERM, HUP and QUIT end the process, TSTP
    /// and CONT are passed on to the loop.
    ///
    /// # Errors
    /// If the system refuses a handler or a thread.
    pub fn handle(rescue: Rescue, events: Sender<Event>) -> io::Result<Self> {
        let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT];
        let mut signals = SignalsInfo::<SignalOnly>::new(watched)?;
        let may_stop = Arc::new(AtomicBool::new(false));
        let stop_allowed = Arc::clone(&may_stop);
        start_thread("signals", move || {
            for signal in signals.forever() {
                // A loop that is gone needs to hear nothing.
                let _ = match signal {
                    SIGTSTP if stop_allowed.load(Ordering::SeqCst) => {
                        emulate_default_handler(SIGTSTP).map_err(|_| ())
                    }
                    SIGTSTP => events.send(Event::Suspended).map_err(|_| ()),
                    SIGCONT => {
                        stop_allowed.store(false, Ordering::SeqCst);
                        events.send(Event::Resumed).map_err(|_| ())
                    }
                    ends => rescue.end_by(ends),
                };
            }
        })?;
        Ok(Self { may_stop })
    }

    /// Stops the process and its whole job, as Ctrl-Z would have; call it when the terminal is
    /// given back. [`Event::Resumed`] follows when it goes on.
    ///
    /// # Errors
    /// If there is no shell that could let it go on, or the system refuses.
    pub fn stop(&self) -> io::Result<()> {
        self.may_stop.store(true, Ordering::SeqCst);
        Ok(kill_current_process_group(Signal::TSTP)?)
    }

    /// Whether a shell started the program that can let it go on: one with job control gives
    /// it a process group of its own.
    pub fn has_shell() -> bool {
        getsid(None).is_ok_and(|session| session != getpgrp())
    }
}
