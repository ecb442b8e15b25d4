//! The end of the program that nobody asked for: signals, panics, a terminal that is gone.
//!
//! Unsaved stones are kept in a file, the terminal is given back, and the process ends, on
//! whichever thread notices. Nothing here waits for the screen's loop, which may hang.

use std::panic;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::app::Unsaved;
use super::terminal;
use crate::store::Store;

/// How long a terminal that takes no output may hold up the end.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is to be saved when the program must end. Clones share it.
#[derive(Clone)]
pub struct Rescue {
    store: Store,
    unsaved: Arc<Mutex<Option<Unsaved>>>,
}

impl Rescue {
    /// Nothing to be saved yet; it would be kept in this store.
    pub fn new(store: Store) -> Self {
        Self { store, unsaved: Arc::default() }
    }

    /// Says what would be lost now.
    pub fn set(&self, unsaved: Option<Unsaved>) {
        *self.unsaved.lock().unwrap_or_else(PoisonError::into_inner) = unsaved;
    }

    /// Keeps the stones, once, and gives the terminal back.
    pub fn abandon_ship(&self) {
        let unsaved = self.unsaved.lock().unwrap_or_else(PoisonError::into_inner).take();
        let kept = unsaved.map(|game| self.store.keep(&game.record, game.kept.as_deref()));
        leave_soon();
        match kept {
            None => {}
            Some(Ok(_)) => {
                say("the game was kept: gomoku without a size or a file offers to go on with it");
            }
            Some(Err(error)) => say(&format!("the game could not be kept: {error}")),
        }
    }

    /// Makes a panic of any thread keep the stones, give the terminal back, report, and end the
    /// process with status 101.
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn catch_panics(&self) {
        let report = panic::take_hook();
        let rescue = self.clone();
        panic::set_hook(Box::new(move |info| {
            rescue.abandon_ship();
            report(info);
            std::process::exit(101);
        }));
    }

    /// Ends the process as this signal would have.
    #[cfg(unix)]
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn end_by(&self, signal: i32) -> ! {
        self.abandon_ship();
        // Does not return for a signal that ends a process.
        let _ = signal_hook::low_level::emulate_default_handler(signal);
        std::process::exit(128 + signal);
    }
}

/// Gives the terminal back, but does not wait for ever for one that takes no output.
fn leave_soon() {
    let (done, wait) = mpsc::channel();
    let leaving = thread::Builder::new().name("leave".to_owned()).spawn(move || {
        terminal::leave();
        let _ = done.send(());
    });
    match leaving {
        Ok(_) => {
            let _ = wait.recv_timeout(PATIENCE);
        }
        Err(_) => terminal::leave(),
    }
}

fn say(text: &str) {
    // Not eprintln!, which panics where stderr is gone too.
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "gomoku: {text}");
}
