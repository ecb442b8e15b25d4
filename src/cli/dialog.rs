//! `gomoku line`: runs a dialog, and keeps its game after an interruption.
//!
//! A line dialog has no `Rescue`. Its game is available at all times (`line::Unfinished`), and is
//! kept if the dialog ends early: by a signal, an error, or the end of a terminal's input.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use super::output::{is_closed_pipe, written};
use super::system::handle_signals;
use crate::formats::SavedGame;
use crate::line::{self, Dialog, Unfinished};
use crate::printable::printable_lines;
use crate::store::{Keeper, Store};
use crate::worker::soon;

/// Maximum time that a slow disk may delay the end.
const DISK: Duration = Duration::from_secs(5);
/// Maximum time that a terminal without output may delay the end.
const TERMINAL: Duration = Duration::from_secs(1);

/// Runs a dialog. If a signal, a failure or the end of a terminal's input interrupts it, the game
/// is saved for the full screen.
pub fn run(dialog: Dialog) -> anyhow::Result<()> {
    let left = Left::default();
    let ended = left.clone();
    handle_signals(&left.is_ending, move || ended.keep())?;
    let store = Store::of_user();
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let result = line::run(dialog, &store, &left.unfinished, &mut input, &mut output);
    // A signal may also have ended the program that writes the input, so the signal comes first.
    while left.is_ending.load(Ordering::SeqCst) {
        thread::park();
    }
    let breaks_off = match &result {
        // A program that writes the input still has the game.
        Ok(()) => io::stdin().is_terminal(),
        Err(error) => !is_closed_pipe(error),
    };
    if breaks_off {
        left.keep();
    }
    written(result, "the dialog")
}

/// State that outlives a dialog. Clones share it.
#[derive(Clone, Default)]
struct Left {
    unfinished: Unfinished,
    end: Arc<OnceLock<()>>,
    is_ending: Arc<AtomicBool>,
}

impl Left {
    /// Saves the game and reports it, once. Later threads wait until that is done.
    fn keep(&self) {
        self.end.get_or_init(|| {
            let Some(game) = self.unfinished.saved_game() else { return };
            let words = soon(DISK, move || kept(&game));
            let words =
                words.unwrap_or_else(|| "the disk is slow: the game may not be saved".to_owned());
            // Not `eprintln!`, which panics if stderr is closed. The prompt is on the line before.
            soon(TERMINAL, move || {
                let _ = writeln!(io::stderr(), "\ngomoku: {}", printable_lines(words.trim_end()));
            });
        });
    }
}

/// Saves a game, and describes the result.
fn kept(game: &SavedGame) -> String {
    let mut keeper = Keeper::new(Store::of_user());
    // If it cannot be saved, the final message contains it.
    let _ = keeper.keep_whole(game);
    let synced: io::Result<()> = keeper.ahead().try_for_each(|file| file.sync_all());
    match (keeper.finish().as_slice(), synced) {
        ([], Ok(())) => "the game is saved; run gomoku to resume it".to_owned(),
        ([], Err(why)) => {
            format!("the game is saved, but a power failure could still lose it: {why}")
        }
        (words, _) => words.join("\n"),
    }
}
