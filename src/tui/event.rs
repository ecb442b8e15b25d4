//! Events, which enter the state, and effects, which leave it.
//!
//! Every answer may be late. One that changes the screen has the `Ticket` of its question, and
//! counts only while the screen waits for it. The title of the window and the bell are effects as
//! well.

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Size};

use super::picture::Export;
use crate::collection::{Explorer, Filter};
use crate::doctor::Finding;
use crate::external::Entry;
use crate::formats::{Encoding, Fingerprint, Format, Loaded, SavedGame};
use crate::friend::{Connection, GameId, Kept, News as FriendNews, Outbox};
use crate::game::{AnyGame, Computer, EngineName};
use crate::lesson::{LessonProgress, LessonQuestion, LessonReply};
use crate::link::{Address, Heard, Hosting};
use crate::player::{Answer, EngineSettings, Level, Limits, Region, Ticket};
use crate::puzzle::{
    Attempt, JudgeQuestion, JudgeReply, LogEntry, Practice, Puzzle, RunEntry, RunResult,
    SolutionStep,
};
use crate::record::Record;
use crate::review::{Report, Retry, RetryReply, ReviewProgress};
use crate::rules::{self, Game, Stone, Variant};
use crate::settings::engines::EngineEntry;
use crate::settings::{Choice, Key, Settings};
use crate::statistics::RatingHistory;
use crate::store::{
    Damaged, Folder, HistoryProgress, Keeper, Listed, News, NotKept, Place, PlayerStatistics,
    Preview, Saved, SettingsError, Store, StoreError, Unreadable, collection, local_time,
    typed_path,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MouseEvent {
    pub at: Position,
    pub action: MouseAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseAction {
    Move,
    Click,
    /// Movement with the left button held down.
    Drag,
    ScrollUp,
    ScrollDown,
}

/// Event: input, answers to effects, and news from the system. A late answer has no effect if the
/// screen no longer waits for its [`Ticket`], except that reports of writes always count.
#[derive(Debug)]
pub enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    /// Log of the engine on a seat, as far as it is kept.
    EngineLog(SeatId, Vec<Entry>),
    Examination(Ticket, Box<ExaminationNews>),
    /// List of other engines after an edit, or the reason why it was not edited.
    EnginesEdited(Ticket, Result<Vec<EngineEntry>, String>),
    Answered(Answer),
    /// Time of [`App::wakes_at`](super::app::App::wakes_at) has come.
    Tick,
    Reviewed(ReviewNews),
    /// Failure of [`Effect::Review`], [`Effect::Judge`], [`Effect::Retry`],
    /// [`Effect::JudgeLesson`], [`Effect::Explain`], [`Effect::Examine`], [`Effect::Browse`],
    /// [`Effect::EditEngines`], [`Effect::ExamineEngine`] or [`Effect::ReadStatistics`].
    Failed(Ticket, String),
    Judged(Ticket, JudgeReply),
    Explained(Ticket, Vec<SolutionStep>),
    Retried(Ticket, RetryReply),
    /// Moves of a position that were examined so far, and whether that is all.
    Examined(Ticket, Box<Region>, bool),
    /// Answer to [`Effect::ReadPuzzles`]: all puzzles, and the unreadable lines.
    PuzzlesRead(Ticket, Result<(Box<Practice>, Vec<Damaged>), StoreError>),
    /// Answer to [`Effect::ReadRating`].
    RatingRead(Box<RatingHistory>),
    AttemptLogged(Ticket, LogEntry, Result<(), StoreError>),
    RunLogged(RunEntry, Result<(), StoreError>),
    LessonJudged(Ticket, Box<LessonReply>),
    /// Answer to [`Effect::ReadLessons`]: the lessons that are done, and the unreadable lines.
    LessonsRead(Ticket, Result<(LessonProgress, Vec<Damaged>), StoreError>),
    LessonLogged(Result<(), StoreError>),
    /// Number of new puzzles stored.
    PuzzlesKept(Ticket, Result<usize, StoreError>),
    Paste(String),
    /// Possible change of the window. [`Event::Resized`] follows if the size changed.
    WindowChanged,
    Resized(Size),
    Suspended,
    /// Program resumed (SIGCONT). [`Event::Resized`] follows.
    Resumed,
    /// No shell to resume the program, so it was not suspended.
    NoShell,
    InputLost(io::Error),
    /// Background of the terminal, in answer to a question that may have been asked long ago.
    Background {
        is_light: bool,
    },
    /// The terminal did not put a picture into the clipboard.
    PictureNotCopied,
    /// Answer of the terminal to one of the other questions.
    Replied(TerminalReply),
    /// The terminal has answered everything that it was asked. Attributes tell whether it has sixel
    /// graphics.
    HasAnswered {
        has_sixel: bool,
    },
    /// The answers together.
    Pictures(PictureSupport),
    Saved {
        path: PathBuf,
        number: u64,
        game: Box<Record>,
        result: Result<Saved, StoreError>,
    },
    Loaded(Ticket, PathBuf, Result<Box<Loaded>, StoreError>),
    /// A picture was written, or the reason why not.
    Exported(PathBuf, Result<(), String>),
    Opened(Ticket, PathBuf, Result<Box<SavedGame>, StoreError>),
    Browsed(Ticket, Browsed),
    /// Game to resume. Sent at the start, and again when a game is moved home.
    Latest(Option<Box<SavedGame>>),
    /// All files so far that could not be read or moved home.
    Unreadable(Vec<Unreadable>),
    Listed(Ticket, Vec<Listed>),
    WasRead(Ticket, Box<collection::IndexedGame>, Result<Box<Loaded>, StoreError>),
    /// Answer to [`Effect::Delete`] and [`Effect::TakeOut`].
    WasDeleted(PathBuf, Result<(), StoreError>),
    Found(SearchAnswer),
    /// Answer to [`Effect::ReadStatistics`].
    Statistics(Ticket, StatisticsNews),
    /// Failure to save, reported once for each game.
    NotKept(NotKept),
    /// News of a connection to a friend's program.
    Heard(Heard),
    /// Answer to [`Effect::Join`] and [`Effect::Host`]: the connection, or the reason why not.
    Linked(Result<Linked, String>),
    /// News of the session with a friend, for the layers.
    Friend(FriendNews),
    /// Answer to [`Effect::OpenShared`]: the journal of the game, if there is one.
    SharedOpened(Ticket, Option<Box<SavedGame>>),
    /// Answer to [`Effect::ReadShared`].
    SharedRead(Option<Box<Kept>>),
    /// Answer to [`Effect::ListShared`].
    SharedListed(Ticket, Vec<Kept>),
    SettingWritten(Result<(), SettingsError>),
}

/// Connection that was requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Linked {
    /// This program waits in this socket.
    Waits(PathBuf),
    /// This program is connected to a host.
    Joined(Connection),
}

impl Event {
    pub const fn is_motion(&self) -> bool {
        matches!(
            self,
            Self::Mouse(MouseEvent { action: MouseAction::Move | MouseAction::Drag, .. })
        )
    }
}

/// Answer of the terminal about the pictures that it can show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TerminalReply {
    /// It has the graphics protocol of kitty.
    KittyGraphics,
    /// Width and height of a cell of text in pixels.
    CellPixels(u16, u16),
    /// Number of colours of a sixel picture.
    SixelColours(u16),
    /// Its name and version, as in `kitty(0.42.0)`.
    Name(String),
    /// Support for clipboards with pictures (private mode 5522).
    Clipboard(bool),
}

/// Uses of pictures that the terminal supports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PictureSupport {
    /// Stones on the board.
    pub on_board: bool,
    pub in_clipboard: bool,
}

#[derive(Debug)]
pub struct ReviewNews {
    pub ticket: Ticket,
    /// Findings so far, if there are any.
    pub report: Option<Box<Report>>,
    pub progress: ReviewProgress,
    pub is_finished: bool,
}

/// Seat of the computer. Each has its own player, so that they do not disturb each other's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatId {
    Side(Stone),
    Adviser,
    /// Seat of the analysis of the position on the screen.
    Analyst,
    /// Seat of the brief analysis of other positions.
    Surveyor,
    /// Seat of another engine that analyses the position on the screen, too.
    Second,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOptions {
    pub computer: Computer,
    /// Engine of the user's list, if another engine plays and is in the list.
    pub external: Option<Arc<EngineEntry>>,
    /// Minimum time for an answer.
    pub pace: Duration,
    /// Resources of a search, at the levels that keep tables.
    pub engine: EngineSettings,
}

impl SeatOptions {
    /// Pace of games between computers, for people to follow.
    pub const WATCHED: Duration = Duration::from_millis(400);

    /// Level of hints, which take about a second.
    pub const HINT_LEVEL: Level = match Level::new(9) {
        Some(level) => level,
        None => Level::MAX,
    };
}

/// Progress of an examination of another engine.
#[derive(Debug)]
pub enum ExaminationNews {
    /// Finding of a point, which may replace an earlier one.
    Found(Finding),
    /// End, with the list of other engines or the reason why it was not written.
    Over(Result<Vec<EngineEntry>, String>),
}

/// Edit of the list of other engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineEdit {
    /// Starts the engine with this command, typed in one line, and adds it.
    Add(String),
    /// Replaces the values of an engine.
    Set(Box<EngineEntry>),
    Remove(EngineName),
}

#[derive(Debug, PartialEq, Eq)]
pub enum Effect {
    Keep(News),
    Save {
        path: PathBuf,
        format: Format,
        /// Number of the game on the screen, returned with the answer.
        number: u64,
        game: Box<Record>,
        /// Fingerprint of the file when it was last saved or loaded.
        known: Option<Fingerprint>,
    },
    /// Draws a picture and writes it to a file.
    Export(PathBuf, Box<Export>),
    /// Loads a game from the one of these files that was saved last, on this board if it fits.
    Load(Ticket, Vec<PathBuf>, Variant),
    Open(Ticket, PathBuf),
    Browse(Ticket, Browse),
    /// Releases the game that left the screen, and offers one to resume.
    Offer,
    /// Releases a game that was opened too late.
    Release(PathBuf),
    List(Ticket),
    Search(SearchRequest),
    Read(Ticket, Box<collection::IndexedGame>),
    /// Reads the statistics of the player. Cancels the previous request.
    ReadStatistics(Ticket),
    StopStatistics,
    Delete(PathBuf),
    TakeOut(Box<collection::IndexedGame>),
    WriteSetting(Key, Box<Settings>),
    CaptureMouse(bool),
    Remember(Choice),
    /// Remembers a file that was loaded or saved.
    RememberFile(PathBuf),
    Ask {
        seat: SeatId,
        options: SeatOptions,
        limits: Limits,
        ticket: Ticket,
        game: Box<AnyGame>,
    },
    /// Reads the log of the engine on a seat.
    ReadEngineLog(SeatId),
    /// Edits the list of other engines.
    EditEngines(Ticket, EngineEdit),
    /// Examines another engine, and writes what is found into the list.
    ExamineEngine(Ticket, Box<EngineEntry>),
    StopExamination,
    /// Stops all seats that play or give hints.
    Stop,
    StopSeat(SeatId),
    Review {
        ticket: Ticket,
        game: Box<AnyGame>,
        /// Winner, on the board or off it.
        winner: Option<Stone>,
        threads: usize,
    },
    StopReview,
    /// Computes the rating of the user from the history, with all games that were kept before.
    ReadRating,
    ReadPuzzles(Ticket),
    /// Reads the puzzles if any attempt was logged. Otherwise, none can be due.
    ReadTriedPuzzles(Ticket),
    /// Judges a move in a puzzle. Cancels the previous request.
    Judge(Ticket, Box<JudgeQuestion>),
    /// Examines another try at a mistake. Cancels the previous request of the judge.
    Retry(Ticket, Box<Retry>),
    /// Examines which moves win, or alone hold. Cancels the previous request of the judge.
    Examine(Ticket, Box<Game>),
    StopJudge,
    Explain(Ticket, Box<Puzzle>),
    LogAttempt(Ticket, Box<Attempt>, Duration),
    LogRun(RunResult),
    ReadLessons(Ticket),
    /// Judges a move in a lesson, or finds one. Cancels the previous request.
    JudgeLesson(Ticket, Box<LessonQuestion>),
    /// Writes down that the lesson with this number is done.
    LogLesson(usize),
    KeepPuzzles(Ticket, Vec<Puzzle>),
    /// Frees a seat and everything its player remembers.
    Leave(SeatId),
    /// Waits for a friend.
    Host(Hosting),
    /// Connects to a friend's program.
    Join(Address),
    /// Keeps lines of a shared game, then sends others, and closes connections.
    Share(Outbox),
    /// Closes all connections to friends' programs, once everything is sent.
    Unlink,
    /// Claims the journal of a shared game, if there is one.
    OpenShared(Ticket, GameId),
    /// Reads the log of a shared game.
    ReadShared(GameId),
    /// Reads the logs of all shared games.
    ListShared(Ticket),
    Redraw,
    /// Sets the title, or restores that from before the program.
    SetTitle(Option<String>),
    Bell,
    /// Copies to the clipboard, if the terminal supports it.
    Copy(String),
    /// Copies a picture to the clipboard of a terminal that supports this.
    CopyPicture(Box<Export>),
    Suspend,
    Quit,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Games {
    #[default]
    History,
    /// Games of a file or folder, in this encoding if one is given.
    In(PathBuf, Option<Encoding>),
}

#[derive(Debug, PartialEq, Eq)]
pub enum SearchRequest {
    /// Searches these games from now on. Known files are checked for changes.
    Begin(Ticket, Games),
    End,
    List {
        ticket: Ticket,
        query: Box<collection::Query>,
        skipped: usize,
        number: usize,
    },
    Explore(Ticket, Box<rules::Position>, Box<Filter>),
}

impl SearchRequest {
    pub fn failed(&self, why: StoreError) -> Option<SearchAnswer> {
        match *self {
            Self::Begin(ticket, _) => Some(SearchAnswer::Read(ticket, Err(why))),
            Self::List { ticket, .. } => Some(SearchAnswer::Listed(ticket, Err(why))),
            Self::Explore(ticket, ..) => Some(SearchAnswer::Explored(ticket, Err(why))),
            Self::End => None,
        }
    }
}

#[derive(Debug)]
pub enum SearchAnswer {
    Reading(Ticket, collection::ReadProgress),
    /// All files of this search have been read, or reading failed.
    Read(Ticket, Result<(), StoreError>),
    Listed(Ticket, Result<collection::Page, StoreError>),
    Explored(Ticket, Result<Explorer, StoreError>),
}

/// Progress of reading the history, or the statistics.
#[derive(Debug)]
pub enum StatisticsNews {
    Reading(HistoryProgress),
    Read(Result<Box<PlayerStatistics>, StoreError>),
}

/// Reads the statistics of the player, which `watch` may stop.
pub fn read_statistics(
    store: &Store,
    watch: &mut dyn FnMut(HistoryProgress) -> ControlFlow<()>,
) -> Option<StatisticsNews> {
    let read = store.statistics(&Filter::default(), watch);
    Some(StatisticsNews::Read(read.transpose()?.map(Box::new)))
}

/// Reads for the choice of a file. They may take long, for example on a network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Browse {
    /// Reads this folder, that of this file, or the current one.
    Folder(Option<PathBuf>),
    /// Lists the files used last, beginning with these, which may not be remembered yet.
    Recent(Vec<PathBuf>),
    /// Reads the game in a file, on this board if it fits.
    Preview(PathBuf, Variant),
}

#[derive(Debug)]
pub enum Browsed {
    Folder(Result<Box<Folder>, StoreError>),
    Recent(Vec<Place>),
    Preview(Result<Box<Preview>, StoreError>),
}

impl Browse {
    pub fn read(&self, store: &Store) -> Browsed {
        match self {
            Self::Folder(path) => Browsed::Folder(store.folder(path.as_deref()).map(Box::new)),
            Self::Recent(used) => Browsed::Recent(store.recent_files(used)),
            Self::Preview(path, current) => {
                Browsed::Preview(store.preview(path, *current).map(Box::new))
            }
        }
    }
}

/// Performs an effect on files. A typed path may begin with `~/`.
pub fn perform(keeper: &mut Keeper, effect: Effect) -> Option<Event> {
    let store = keeper.store();
    Some(match effect {
        Effect::Keep(news) => Event::NotKept(keeper.keep(news).err()?),
        Effect::Save { path, format, number, game, known } => {
            let result = store.save_as(&typed_path(&path), format, &game, known);
            Event::Saved { path, number, game, result }
        }
        Effect::Export(path, export) => {
            let bytes = export.bytes().map_err(|why| why.to_string());
            let put = |bytes: Vec<u8>| store.put_picture(&typed_path(&path), &bytes);
            let result = bytes.and_then(|bytes| put(bytes).map_err(|why| why.to_string()));
            Event::Exported(path, result)
        }
        Effect::Load(ticket, paths, current) => {
            let path = match <[PathBuf; 1]>::try_from(paths) {
                Ok([path]) => path,
                Err(paths) => store.newest_of(&paths),
            };
            let result = store.load(&typed_path(&path), current);
            Event::Loaded(ticket, path, result.map(Box::new))
        }
        Effect::Open(ticket, path) => {
            let result = keeper.open(&path);
            Event::Opened(ticket, path, result.map(Box::new))
        }
        Effect::Browse(ticket, browse) => Event::Browsed(ticket, browse.read(store)),
        Effect::Offer => {
            keeper.leave();
            Event::Latest(keeper.store().latest().map(Box::new))
        }
        Effect::Release(path) => {
            keeper.release(&path);
            return None;
        }
        Effect::List(ticket) => Event::Listed(ticket, keeper.going_on()),
        Effect::Read(ticket, listed) => {
            let result = listed.load().map(Box::new);
            Event::WasRead(ticket, listed, result)
        }
        Effect::ReadStatistics(ticket) => {
            let read = read_statistics(store, &mut |_| ControlFlow::Continue(()));
            Event::Statistics(ticket, read?)
        }
        Effect::Delete(path) => {
            let result = keeper.delete(&path);
            Event::WasDeleted(path, result)
        }
        Effect::TakeOut(listed) => {
            let result = keeper.take_out(&listed);
            Event::WasDeleted(listed.path, result)
        }
        Effect::WriteSetting(key, settings) => {
            Event::SettingWritten(store.write_setting(key, &settings))
        }
        Effect::Remember(last) => {
            // If this fails, the next game starts with the older choice.
            let _ = store.remember(&last);
            return None;
        }
        Effect::RememberFile(path) => {
            // If this fails, the file is not offered.
            let _ = store.remember_file(&path);
            return None;
        }
        Effect::OpenShared(ticket, id) => {
            Event::SharedOpened(ticket, keeper.open_shared(id.0).map(Box::new))
        }
        Effect::ReadShared(id) => Event::SharedRead(store.shared_game(id).map(Box::new)),
        Effect::ListShared(ticket) => Event::SharedListed(ticket, store.shared_games()),
        Effect::ReadRating => Event::RatingRead(Box::new(store.rating())),
        Effect::ReadTriedPuzzles(_) if !store.has_attempts() => return None,
        Effect::ReadPuzzles(ticket) | Effect::ReadTriedPuzzles(ticket) => {
            let result = store.practice();
            Event::PuzzlesRead(ticket, result.map(|(all, damaged)| (Box::new(all), damaged)))
        }
        Effect::LogAttempt(ticket, attempt, spent) => {
            let entry = LogEntry::of(&attempt, local_time(), spent)?;
            let result = store.log_attempt(&entry);
            Event::AttemptLogged(ticket, entry, result)
        }
        Effect::LogRun(result) => {
            let entry = RunEntry { at: local_time(), result };
            let result = store.log_run(&entry);
            Event::RunLogged(entry, result)
        }
        Effect::ReadLessons(ticket) => Event::LessonsRead(ticket, store.lessons()),
        Effect::LogLesson(number) => Event::LessonLogged(store.log_lesson(number)),
        Effect::KeepPuzzles(ticket, puzzles) => {
            Event::PuzzlesKept(ticket, store.keep_puzzles(&puzzles))
        }
        // The terminal performs all other effects.
        _ => return None,
    })
}
