//! The end of the program that nobody asked for: signals, panics, a terminal that is gone.
//!
//! Unsaved stones are kept in a file, the terminal is given back, and the process ends, on
//! whichever thread notices first; the others wait for it. Nothing here waits for the screen's
//! loop, which may hang.

use std::cell::Cell;
use std::io::{self, Write as _};
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::Duration;

use super::{guard, start_thread};
use crate::game::{AnyGame, Participants};
use crate::player::Seat;
use crate::store::Store;
use crate::tui::app::Unsaved;

/// How long a terminal that takes no output may hold up the end.
const PATIENCE: Duration = Duration::from_secs(1);

thread_local! {
    /// This thread is keeping the stones: if it panics, it must not wait for itself.
    static IS_ENDING: Cell<bool> = const { Cell::new(false) };
}

/// What is to be saved when the program must end. Clones share it.
#[derive(Clone)]
pub struct Rescue {
    store: Store,
    unsaved: Arc<Mutex<Option<UnsavedGame>>>,
    end: Arc<Once>,
}

/// A game that no file holds.
struct UnsavedGame {
    game: AnyGame,
    participants: Participants,
    /// Where it was kept when it was interrupted before.
    kept: Option<PathBuf>,
}

impl Rescue {
    /// Nothing to be saved yet; it would be kept in this store.
    pub fn new(store: Store) -> Self {
        Self { store, unsaved: Arc::default(), end: Arc::new(Once::new()) }
    }

    /// Says what would be lost now. Costs nothing if it is the same as before.
    pub fn set(&self, unsaved: Option<Unsaved<'_>>) {
        let mut known = self.unsaved.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = match (&*known, unsaved) {
            (None, None) => true,
            (Some(known), Some(Unsaved { game, participants, kept })) => {
                known.kept.as_deref() == kept
                    && known.participants == participants
                    && known.game == *game
            }
            _ => false,
        };
        if !is_same {
            *known = unsaved.map(|Unsaved { game, participants, kept }| UnsavedGame {
                game: game.clone(),
                participants,
                kept: kept.map(Path::to_path_buf),
            });
        }
    }

    /// Keeps the stones and gives the terminal back, for good and once; a thread that comes later
    /// waits until that is done. Whether the terminal takes output still.
    pub fn rescue(&self) -> bool {
        if IS_ENDING.replace(true) {
            // A panic while the stones were being kept.
            return leave_soon(None);
        }
        let mut takes_output = true;
        self.end.call_once(|| {
            let unsaved = self.unsaved.lock().unwrap_or_else(PoisonError::into_inner).take();
            let kept = unsaved.map(|UnsavedGame { game, participants, kept }| {
                self.store.keep(&game, participants, kept.as_deref())
            });
            takes_output = leave_soon(match kept {
                None => None,
                Some(Ok(_)) => {
                    Some("the game is kept: gomoku without a game offers to go on".to_owned())
                }
                Some(Err(error)) => Some(format!("the game could not be kept: {error}")),
            });
        });
        IS_ENDING.set(false);
        takes_output
    }

    /// Makes a panic of any thread keep the stones, give the terminal back, report, and end the
    /// process with status 101. Of any but a player's: its seat answers that it failed.
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn catch_panics(&self) {
        let report = panic::take_hook();
        let rescue = self.clone();
        panic::set_hook(Box::new(move |info| {
            if thread::current().name() == Some(Seat::THREAD) {
                return;
            }
            if rescue.rescue() {
                report(info);
            }
            std::process::exit(101);
        }));
    }

    /// Ends the process as this signal would have.
    #[cfg(unix)]
    #[expect(clippy::disallowed_methods, reason = "the process ends here")]
    pub fn end_by(&self, signal: i32) -> ! {
        self.rescue();
        // Does not return for a signal that ends a process.
        let _ = signal_hook::low_level::emulate_default_handler(signal);
        std::process::exit(128 + signal);
    }
}

/// Gives the terminal back and says a last word, but does not wait for ever for a terminal that
/// takes no output. Whether it took this.
fn leave_soon(last_word: Option<String>) -> bool {
    let (done, wait) = mpsc::channel();
    let leave = move || {
        guard::leave_for_good();
        if let Some(text) = last_word {
            // Not eprintln!, which panics where stderr is gone.
            let _ = writeln!(io::stderr(), "gomoku: {text}");
        }
        let _ = done.send(());
    };
    if start_thread("leave", leave).is_err() {
        guard::leave_for_good();
    }
    wait.recv_timeout(PATIENCE).is_ok()
}
