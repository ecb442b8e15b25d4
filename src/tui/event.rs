//! Events, which go into the state, and effects, which come out of it.

mod search;

pub use search::{Found, Games, Search};

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Size};

use crate::formats::{Fingerprint, Loaded, SavedGame};
use crate::player::{Answer, EngineSettings, Level, Limits, Ticket};
use crate::puzzle::{Attempt, LogEntry, Practice, Puzzle, Question, Reply, Step};
use crate::record::Record;
use crate::review::{Progress, Report};
use crate::rules::{Game, Stone, Variant};
use crate::settings::{Choice, Key, Settings};
use crate::store::{
    Damaged, Keeper, Listed, News, NotKept, Saved, SettingsError, StoreError, Unreadable,
    collection, local_time, typed_path,
};

/// What the mouse did, and in which cell of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MouseEvent {
    /// Where.
    pub at: Position,
    /// What.
    pub action: MouseAction,
}

/// What a mouse can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseAction {
    /// It was moved there.
    Move,
    /// Its left button was pressed there.
    Click,
    /// Its wheel was turned up.
    ScrollUp,
    /// Its wheel was turned down.
    ScrollDown,
}

/// Something that happened.
///
/// An answer may come late, when nobody waits for it any more. One that changes what the screen shows carries the
/// [`Ticket`] of its question, and changes nothing unless the screen still waits for that ticket. One that reports
/// what was written is true whenever it comes, and is reported; what it says of a game holds for that game only,
/// which its number or its ticket tells.
#[derive(Debug)]
pub enum Event {
    /// A key was pressed, or repeats.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The computer has chosen, or thinks still.
    Answered(Answer),
    /// Nothing but that the time has come for which [`App::wakes_at`](super::app::App::wakes_at) asked.
    Tick,
    /// The answer to [`Effect::Review`], whenever more is known.
    Reviewed(ReviewNews),
    /// [`Effect::Review`], [`Effect::Judge`] or [`Effect::Explain`] has no answer.
    Failed {
        /// The question's.
        ticket: Ticket,
        /// Why.
        why: String,
    },
    /// The answer to [`Effect::Judge`].
    Judged {
        /// The question's.
        ticket: Ticket,
        /// What becomes of the move.
        reply: Reply,
    },
    /// The answer to [`Effect::Explain`].
    Explained {
        /// The question's.
        ticket: Ticket,
        /// The moves of the solution.
        steps: Vec<Step>,
    },
    /// The answer to [`Effect::ReadPuzzles`].
    PuzzlesRead {
        /// The question's.
        ticket: Ticket,
        /// All puzzles, and the lines that cannot be read.
        result: Result<(Box<Practice>, Vec<Damaged>), StoreError>,
    },
    /// The answer to [`Effect::LogAttempt`].
    AttemptLogged {
        /// The question's.
        ticket: Ticket,
        /// What the attempt counts as.
        entry: LogEntry,
        /// Whether that was written.
        result: Result<(), StoreError>,
    },
    /// The answer to [`Effect::KeepPuzzles`].
    PuzzlesKept {
        /// The review's.
        ticket: Ticket,
        /// How many are new.
        result: Result<usize, StoreError>,
    },
    /// A text was pasted.
    Paste(String),
    /// The window may have another size; [`Event::Resized`] follows.
    WindowChanged,
    /// The window has another size.
    Resized(Size),
    /// The shell asked the program to stop for a while.
    Suspended,
    /// The program goes on after that; [`Event::Resized`] follows.
    Resumed,
    /// There is no shell to stop for.
    NoShell,
    /// The keyboard cannot be read any more.
    InputLost(io::Error),
    /// The answer to [`Effect::Save`].
    Saved {
        /// The file.
        path: PathBuf,
        /// Number of the game on the screen that was to be saved.
        number: u64,
        /// The game as it was then.
        game: Box<Record>,
        /// Whether it was, and how.
        result: Result<Saved, StoreError>,
    },
    /// The answer to [`Effect::Load`].
    Loaded {
        /// The question's.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// The game, if there was one.
        result: Result<Loaded, StoreError>,
    },
    /// The answer to [`Effect::Open`].
    Opened {
        /// The question's.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// The game, if there was one.
        result: Result<SavedGame, StoreError>,
    },
    /// Game that the start menu offers to resume. It comes unasked: at the start, and again when a game came home.
    Latest(Option<Box<SavedGame>>),
    /// All files so far that could not be read, or not brought home, when the game to resume was looked for.
    Unreadable(Vec<Unreadable>),
    /// The answer to [`Effect::List`].
    Listed {
        /// The question's.
        ticket: Ticket,
        /// The games in progress.
        going_on: Vec<Listed>,
    },
    /// The answer to [`Effect::Read`].
    WasRead {
        /// The question's.
        ticket: Ticket,
        /// Where it lies.
        listed: Box<collection::Listed>,
        /// The game, if there was one.
        result: Result<Box<Record>, StoreError>,
    },
    /// The answer to [`Effect::Delete`] and [`Effect::TakeOut`].
    WasDeleted {
        /// The file.
        path: PathBuf,
        /// Whether it was.
        result: Result<(), StoreError>,
    },
    /// What whoever has the index of many games says.
    Found(Found),
    /// Moves could not be written where they belong; this comes once.
    NotKept(NotKept),
    /// The answer to [`Effect::WriteSetting`].
    SettingWritten(Result<(), SettingsError>),
}

impl Event {
    /// Whether it is nothing but a movement of the mouse.
    pub const fn is_motion(&self) -> bool {
        matches!(self, Self::Mouse(MouseEvent { action: MouseAction::Move, .. }))
    }
}

/// What a review has found so far.
#[derive(Debug)]
pub struct ReviewNews {
    /// The question's.
    pub ticket: Ticket,
    /// What is known.
    pub report: Box<Report>,
    /// How far it has come.
    pub progress: Progress,
    /// Whether this is all.
    pub is_finished: bool,
}

/// Which of the computer's seats is asked. Each has a player of its own, so that none disturbs what
/// another remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatId {
    /// The one that plays this side.
    Side(Stone),
    /// The one that gives hints.
    Adviser,
    /// The one that thinks without end about the position that is shown.
    Analyst,
    /// The one that looks for a moment at all the others of a game.
    Surveyor,
}

/// How a seat is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOptions {
    /// How strong.
    pub level: Level,
    /// How long an answer takes at least.
    pub pace: Duration,
    /// What a search may use at the levels that remember it; the usual at the others.
    pub engine: EngineSettings,
}

impl SeatOptions {
    /// The pace of two computers, whom a person wants to follow.
    pub const WATCHED: Duration = Duration::from_millis(400);

    /// How strong hints are: what takes a second.
    pub const HINT_LEVEL: Level = match Level::new(9) {
        Some(level) => level,
        None => Level::MAX,
    };
}

/// Something to be done outside the screen's state.
#[derive(Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep what is new of the game on the screen.
    Keep(News),
    /// Save this game.
    Save {
        /// The file.
        path: PathBuf,
        /// Number of the game on the screen, to be given back with the answer.
        number: u64,
        /// The game.
        game: Box<Record>,
        /// What was saved or loaded last.
        known: Option<Fingerprint>,
    },
    /// Load a game, for this board if it fits.
    Load {
        /// To be given back with the answer.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// The board.
        current: Variant,
    },
    /// Open a game that is kept, to go on with it.
    Open {
        /// To be given back with the answer.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
    },
    /// Release the game in this file, which was opened when nobody waited for it any more.
    Release {
        /// The file.
        path: PathBuf,
    },
    /// List the games that go on; the answer has this ticket.
    List(Ticket),
    /// Ask whoever has the index of many games.
    Search(Search),
    /// Read a game of a collection.
    Read {
        /// To be given back with the answer.
        ticket: Ticket,
        /// Where it lies.
        listed: Box<collection::Listed>,
    },
    /// Delete a game that goes on.
    Delete {
        /// The file.
        path: PathBuf,
    },
    /// Take a game out of its file.
    TakeOut(Box<collection::Listed>),
    /// Write this setting into the user's file.
    WriteSetting {
        /// Which.
        key: Key,
        /// The settings, of which it is one.
        settings: Box<Settings>,
    },
    /// Take the mouse from the terminal, or leave it to that.
    CaptureMouse(bool),
    /// Remember what was chosen for a new game.
    Remember(Choice),
    /// Let the computer choose a move.
    Ask {
        /// Which seat.
        seat: SeatId,
        /// How it is to play.
        options: SeatOptions,
        /// How long it may think.
        limits: Limits,
        /// To be given back with the answer.
        ticket: Ticket,
        /// The game in which it is to move.
        game: Box<Game>,
    },
    /// Whoever plays or gives hints is to answer now, or for nobody any more.
    Stop,
    /// Who sits there is to answer now.
    StopSeat(SeatId),
    /// Review a game that this side won, on so many threads; the review before ends.
    Review {
        /// To be given back with the answers.
        ticket: Ticket,
        /// The game.
        game: Box<Game>,
        /// Who won, on the board or off it.
        winner: Option<Stone>,
        /// So many threads.
        threads: usize,
    },
    /// The review that goes on is not wanted any more.
    StopReview,
    /// Read all puzzles and what the log says of them; the answer has this ticket.
    ReadPuzzles(Ticket),
    /// The same if there is an attempt in the log: nothing comes back that was never tried.
    ReadTriedPuzzles(Ticket),
    /// Answer a move in a puzzle; the question before is not answered any more.
    Judge {
        /// To be given back with the answer.
        ticket: Ticket,
        /// The move, and what was to be found.
        question: Box<Question>,
    },
    /// Nobody waits for the answer to a move in a puzzle.
    StopJudge,
    /// Give the reasons for the moves of a puzzle's solution.
    Explain {
        /// To be given back with the answer.
        ticket: Ticket,
        /// The puzzle.
        puzzle: Box<Puzzle>,
    },
    /// Write into the log that an attempt has ended or failed.
    LogAttempt {
        /// To be given back with the answer.
        ticket: Ticket,
        /// The attempt.
        attempt: Box<Attempt>,
        /// How long it took.
        spent: Duration,
    },
    /// Keep these puzzles among the player's own.
    KeepPuzzles {
        /// The ticket of the review that found them, to be given back with the answer.
        ticket: Ticket,
        /// The puzzles.
        puzzles: Vec<Puzzle>,
    },
    /// This seat is free: its player and what it remembers go.
    Leave(SeatId),
    /// Draw everything anew: another program may have written to the terminal.
    Redraw,
    /// Give the window this title; the one that it had before without one.
    SetTitle(Option<String>),
    /// Ring the bell.
    Bell,
    /// Put this text into the clipboard, if the terminal does that.
    Copy(String),
    /// Give the terminal back to the shell for a while.
    Suspend,
    /// End the program.
    Quit,
}

/// Does what concerns files, and says how it went. A path may begin with `~/`, as it was typed.
pub fn perform(keeper: &mut Keeper, effect: Effect) -> Option<Event> {
    let store = keeper.store();
    match effect {
        Effect::Keep(news) => keeper.keep(news).err().map(Event::NotKept),
        Effect::Save { path, number, game, known } => {
            let result = store.save(&typed_path(&path), &game, known);
            Some(Event::Saved { path, number, game, result })
        }
        Effect::Load { ticket, path, current } => {
            let result = store.load(&typed_path(&path), current);
            Some(Event::Loaded { ticket, path, result })
        }
        Effect::Open { ticket, path } => {
            let result = keeper.open(&path);
            Some(Event::Opened { ticket, path, result })
        }
        Effect::Release { path } => {
            keeper.release(&path);
            None
        }
        Effect::List(ticket) => Some(Event::Listed { ticket, going_on: keeper.going_on() }),
        Effect::Read { ticket, listed } => {
            let result = listed.load().map(|loaded| Box::new(loaded.record));
            Some(Event::WasRead { ticket, listed, result })
        }
        Effect::Delete { path } => {
            let result = keeper.delete(&path);
            Some(Event::WasDeleted { path, result })
        }
        Effect::TakeOut(listed) => {
            let result = keeper.take_out(&listed);
            Some(Event::WasDeleted { path: listed.path, result })
        }
        Effect::WriteSetting { key, settings } => {
            Some(Event::SettingWritten(store.write_setting(key, &settings)))
        }
        Effect::Remember(last) => {
            // The next game then begins with what was chosen before.
            let _ = store.remember(&last);
            None
        }
        Effect::ReadTriedPuzzles(_) if !store.has_attempts() => None,
        Effect::ReadPuzzles(ticket) | Effect::ReadTriedPuzzles(ticket) => {
            let practice = store.practice();
            let result = practice.map(|(all, damaged)| (Box::new(all), damaged));
            Some(Event::PuzzlesRead { ticket, result })
        }
        Effect::LogAttempt { ticket, attempt, spent } => {
            let entry = LogEntry::of(&attempt, local_time(), spent)?;
            let result = store.log_attempt(&entry);
            Some(Event::AttemptLogged { ticket, entry, result })
        }
        Effect::KeepPuzzles { ticket, puzzles } => {
            let result = store.keep_puzzles(&puzzles);
            Some(Event::PuzzlesKept { ticket, result })
        }
        Effect::Ask { .. }
        | Effect::Search(_)
        | Effect::Judge { .. }
        | Effect::StopJudge
        | Effect::Explain { .. }
        | Effect::CaptureMouse(_)
        | Effect::Stop
        | Effect::StopSeat(_)
        | Effect::Review { .. }
        | Effect::StopReview
        | Effect::Leave(_)
        | Effect::Redraw
        | Effect::SetTitle(_)
        | Effect::Bell
        | Effect::Copy(_)
        | Effect::Suspend
        | Effect::Quit => None,
    }
}
