//! Linux, macOS and similar systems: signals, jobs, and the watch over the terminal.

use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal as _, Write};
use std::os::fd::{AsFd as _, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, OnceLock};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use rustix::stdio::{dup2_stdin, dup2_stdout, stdin, stdout};
use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::SignalsInfo;
use signal_hook::iterator::exfiltrator::SignalOnly;
use signal_hook::low_level::emulate_default_handler;

use crate::tui::event::Event;
use crate::tui::term::rescue::Rescue;
use crate::worker::start;

/// Ends the process when the terminal is gone. The thread only polls, since the one that reads the
/// keyboard may have to wait for the loop.
pub fn watch_terminal(rescue: Rescue) -> io::Result<()> {
    let tty = tty()?;
    start("watchdog", move || {
        loop {
            let mut watched = [PollFd::from_borrowed_fd(tty, PollFlags::empty())];
            match poll(&mut watched, None) {
                Ok(_) | Err(rustix::io::Errno::INTR) => {}
                Err(_) => return,
            }
            let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
            if watched[0].revents().intersects(gone) {
                end_by(&rescue, SIGHUP);
            }
        }
    })
}

fn end_by(rescue: &Rescue, signal: i32) -> ! {
    rescue.end(128 + signal, || {
        // Does not return for a signal that ends the process.
        let _ = emulate_default_handler(signal);
    })
}

pub struct Signals {
    /// Set once the terminal is restored. The next SIGTSTP then stops the process.
    may_stop: Arc<AtomicBool>,
    /// Set while an [`Event::WindowChanged`] is pending, which covers all changes until the loop
    /// handles it.
    is_window_new: Arc<AtomicBool>,
}

impl Signals {
    /// Handles signals on a thread. INT, TERM, HUP and QUIT end the process; TSTP, CONT and WINCH
    /// become events.
    pub fn handle(rescue: Rescue, events: Sender<Event>) -> io::Result<Self> {
        let watched = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH];
        let mut signals = SignalsInfo::<SignalOnly>::new(watched)?;
        let may_stop = Arc::new(AtomicBool::new(false));
        let stop_allowed = Arc::clone(&may_stop);
        let is_window_new = Arc::new(AtomicBool::new(false));
        let is_told = Arc::clone(&is_window_new);
        start("signals", move || {
            for signal in signals.forever() {
                // If the loop is gone, nobody needs the event.
                let _ = match signal {
                    SIGTSTP if stop_allowed.load(Ordering::SeqCst) => {
                        emulate_default_handler(SIGTSTP).map_err(|_| ())
                    }
                    SIGTSTP => events.send(Event::Suspended).map_err(|_| ()),
                    SIGCONT => {
                        stop_allowed.store(false, Ordering::SeqCst);
                        events.send(Event::Resumed).map_err(|_| ())
                    }
                    // One event covers several changes of size.
                    SIGWINCH if is_told.swap(true, Ordering::SeqCst) => Ok(()),
                    SIGWINCH => events.send(Event::WindowChanged).map_err(|_| ()),
                    ends => end_by(&rescue, ends),
                };
            }
        })?;
        Ok(Self { may_stop, is_window_new })
    }

    pub fn look_at_window(&self) {
        self.is_window_new.store(false, Ordering::SeqCst);
    }

    /// Stops the whole job like Ctrl-Z would, once the terminal is restored. [`Event::Resumed`]
    /// follows.
    pub fn stop(&self) -> io::Result<()> {
        self.may_stop.store(true, Ordering::SeqCst);
        Ok(kill_current_process_group(Signal::TSTP)?)
    }

    /// Checks for a shell with job control, which gives the program its own process group.
    pub fn has_shell() -> bool {
        getsid(None).is_ok_and(|session| session != getpgrp())
    }
}

/// Output that bypasses the lock of the standard output, which others may hold. It opens no
/// descriptor, so that the terminal can be restored even if none are left.
#[derive(Debug, Default)]
pub struct Output;

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(stdout(), bytes)?)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Terminal mode before raw mode.
#[derive(Debug)]
pub struct Mode {
    tty: BorrowedFd<'static>,
    before: Termios,
}

impl Mode {
    pub fn make_raw() -> io::Result<Self> {
        let tty = tty()?;
        let before = tcgetattr(tty)?;
        let mut raw = before.clone();
        raw.make_raw();
        tcsetattr(tty, OptionalActions::Now, &raw)?;
        Ok(Self { tty, before })
    }

    pub fn give_back(&self) {
        // A terminal that is gone needs no mode.
        let _ = tcsetattr(self.tty, OptionalActions::Now, &self.before);
    }
}

/// Lowers the priority of this thread and those that it starts. Only Linux has it for single
/// threads.
pub fn be_nicer(by: i32) {
    // Failure only costs responsiveness.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(by);
    #[cfg(not(target_os = "linux"))]
    let _ = by;
}

/// Takes standard input and output as a pipe, and puts the controlling terminal in their place.
///
/// # Errors
/// Fails if there is no terminal.
#[expect(clippy::disallowed_methods, reason = "the terminal is no file of the store")]
pub fn take_pipe() -> io::Result<(File, File)> {
    let terminal = OpenOptions::new().read(true).write(true).open("/dev/tty")?;
    let pipe = (File::from(rustix::io::dup(stdin())?), File::from(rustix::io::dup(stdout())?));
    dup2_stdin(&terminal)?;
    dup2_stdout(&terminal)?;
    Ok(pipe)
}

/// Standard input, or else the controlling terminal, which is opened once.
#[expect(clippy::disallowed_methods, reason = "the terminal is no file of the store")]
pub fn tty() -> io::Result<BorrowedFd<'static>> {
    static OPENED: OnceLock<OwnedFd> = OnceLock::new();
    match OPENED.get() {
        Some(tty) => Ok(tty.as_fd()),
        None if stdin().is_terminal() => Ok(stdin()),
        None => {
            let tty = File::open("/dev/tty")?;
            Ok(OPENED.get_or_init(|| tty.into()).as_fd())
        }
    }
}
