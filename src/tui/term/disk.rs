//! Threads for the disk, so that the screen never waits for it. One saves the game on the screen
//! and passes each move to the system at once. A second one syncs, so that the next move need not
//! wait. A third one performs all other effects on files, in order.

use std::fs::File;
use std::io;
use std::sync::mpsc::{self, Receiver, RecvError, RecvTimeoutError, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::friend::GameId;
use crate::locale::text;
use crate::printable::printable_path;
use crate::store::{Keeper, News, NotKept, StoreError, Tidied};
use crate::tui::event::{Effect, Event, perform};
use crate::worker::start;

/// Maximum time that a frame waits for its move to be written, and the first frame for the game to
/// resume. A slow disk is waited for only once; after that, frames are drawn without waiting.
const FRAME: Duration = Duration::from_millis(100);
/// Maximum time that the end of the program waits for the disk.
const PATIENCE: Duration = Duration::from_secs(5);
const KEEPER: &str = "disk";
const FILES: &str = "files";

/// Handle of the disk's threads; clones share them.
#[derive(Clone)]
pub struct Disk {
    keeper: Sender<Job>,
    files: Sender<FileJob>,
    unwritten: Unwritten,
    events: Sender<Event>,
}

/// Handle of a pending write.
pub struct Written(Receiver<()>);

impl Written {
    /// Waits for at most [`FRAME`]. Returns whether it is still pending.
    pub fn wait(&self) -> bool {
        matches!(self.0.recv_timeout(FRAME), Err(RecvTimeoutError::Timeout))
    }

    pub fn is_ahead(&self) -> bool {
        matches!(self.0.try_recv(), Err(TryRecvError::Empty))
    }
}

enum Sync {
    /// Syncs a file or directory.
    File(File),
    /// Reports that everything before has been synced.
    Finish(Sender<()>),
}

enum Job {
    Perform(Effect),
    /// Reports that everything before is done, such as looking up the game to resume.
    Offer(Sender<()>),
    /// Saves the changes, and reports that the system has them.
    Keep(News, Sender<()>),
    /// Keeps lines of shared games, does what must not happen before, and reports that.
    Share(Vec<(GameId, String)>, Box<dyn FnOnce() + Send>, Sender<()>),
    /// Ends the thread: reports the final messages, and later that all is synced.
    Finish(Sender<Vec<String>>, Sender<()>),
}

/// Job on other files.
type FileJob = Box<dyn FnOnce(&mut Keeper) + Send>;

/// Messages about pending writes, shown if the program ends before they finish.
#[derive(Clone, Default)]
struct Unwritten(Arc<Mutex<Vec<String>>>);

impl Unwritten {
    fn with<T>(&self, work: impl FnOnce(&mut Vec<String>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Disk {
    /// Starts the threads. Their first event is the game to resume.
    pub fn start(keeper: Keeper, events: Sender<Event>) -> io::Result<Self> {
        let (jobs, queue) = mpsc::channel();
        let (files, file_queue) = mpsc::channel::<FileJob>();
        let (syncs, written) = mpsc::channel();
        let (answers, news) = (events.clone(), events.clone());
        // This keeper has no game of its own.
        let mut store = Keeper::new(keeper.store().clone());
        start("sync", move || sync(&written, &answers))?;
        start(FILES, move || file_queue.iter().for_each(|job| job(&mut store)))?;
        start(KEEPER, move || work(keeper, &queue, &syncs, &news))?;
        Ok(Self { keeper: jobs, files, unwritten: Unwritten::default(), events })
    }

    pub fn perform(&self, effect: Effect) {
        // If the thread is gone, it has panicked, and the program is ending.
        if concerns_kept_games(&effect) {
            let _ = self.keeper.send(Job::Perform(effect));
            return;
        }
        let (unwritten, events) = (self.unwritten.clone(), self.events.clone());
        // The history has what was kept before.
        let kept = (effect == Effect::ReadRating).then(|| self.offered());
        let lost = what_is_lost(&effect);
        let is_write = lost.is_some();
        unwritten.with(|unwritten| unwritten.extend(lost));
        let _ = self.files.send(Box::new(move |store| {
            if let Some(Written(kept)) = kept {
                let _ = kept.recv();
            }
            let event = perform(store, effect);
            if is_write {
                unwritten.with(|unwritten| unwritten.remove(0));
            }
            if let Some(event) = event {
                let _ = events.send(event);
            }
        }));
    }

    pub fn offered(&self) -> Written {
        let (done, written) = mpsc::channel();
        let _ = self.keeper.send(Job::Offer(done));
        Written(written)
    }

    pub fn keep(&self, news: News) -> Written {
        let (done, written) = mpsc::channel();
        let _ = self.keeper.send(Job::Keep(news, done));
        Written(written)
    }

    /// Keeps lines of shared games after everything before them, and then does this.
    pub fn share(
        &self,
        lines: Vec<(GameId, String)>,
        then: impl FnOnce() + Send + 'static,
    ) -> Written {
        let (done, written) = mpsc::channel();
        let _ = self.keeper.send(Job::Share(lines, Box::new(then), done));
        Written(written)
    }

    /// Waits for all jobs, at most [`PATIENCE`], and returns the final messages.
    #[expect(clippy::disallowed_methods, reason = "both have the same time")]
    pub fn finish(&self) -> Vec<String> {
        let (last_words, said) = mpsc::channel();
        let (synced, kept) = mpsc::channel();
        let (done, saved) = mpsc::channel();
        let _ = self.keeper.send(Job::Finish(last_words, synced));
        let _ = self.files.send(Box::new(move |_| _ = done.send(())));
        let end = Instant::now() + PATIENCE;
        // A thread must not wait for itself.
        let this = thread::current();
        let left = |name| {
            let is_this = this.name() == Some(name);
            if is_this { Duration::ZERO } else { end.saturating_duration_since(Instant::now()) }
        };
        let mut words = match said.recv_timeout(left(KEEPER)) {
            Ok(words) if kept.recv_timeout(left(KEEPER)).is_ok() => words,
            Ok(mut words) => {
                words.push(text!("disk-not-synced"));
                words
            }
            Err(_) => vec![text!("disk-moves")],
        };
        if saved.recv_timeout(left(FILES)).is_err() {
            words.append(&mut self.unwritten.with(std::mem::take));
        }
        words
    }
}

/// Checks for effects on stored games, which run in order with the moves.
const fn concerns_kept_games(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::List(_)
            | Effect::Offer
            | Effect::Open(..)
            | Effect::Release(..)
            | Effect::Delete(..)
            | Effect::TakeOut(_)
            | Effect::OpenShared(..)
            | Effect::ReadShared(_)
            | Effect::ListShared(_)
    )
}

fn what_is_lost(effect: &Effect) -> Option<String> {
    Some(match effect {
        Effect::Save { path, .. } => text!("disk-game", path = printable_path(path)),
        Effect::WriteSetting(..) => text!("disk-setting"),
        Effect::LogAttempt(..) | Effect::LogRun(_) => text!("disk-attempt"),
        Effect::LogLesson(_) => text!("disk-lesson"),
        Effect::KeepPuzzles(..) => text!("disk-puzzles"),
        _ => return None,
    })
}

enum Next {
    Job(Job),
    /// One step of the clean-up is done.
    Tidied(Tidied),
    Tidy,
}

/// Returns the next job, or a step of the clean-up while there is none.
fn next(
    queue: &Receiver<Job>,
    tidying: Option<&mut impl Iterator<Item = Tidied>>,
) -> Result<Next, RecvError> {
    let Some(steps) = tidying else { return queue.recv().map(Next::Job) };
    match queue.try_recv() {
        Ok(job) => Ok(Next::Job(job)),
        Err(TryRecvError::Empty) => Ok(steps.next().map_or(Next::Tidy, Next::Tidied)),
        Err(TryRecvError::Disconnected) => Err(RecvError),
    }
}

fn work(mut keeper: Keeper, queue: &Receiver<Job>, syncs: &Sender<Sync>, events: &Sender<Event>) {
    // If the loop is gone, nobody needs the event.
    let say = |event| drop(events.send(event));
    let store = keeper.store().clone();
    let (latest, mut unreadable) = store.newest();
    say(Event::Latest(latest.map(Box::new)));
    if !unreadable.is_empty() {
        say(Event::Unreadable(unreadable.clone()));
    }
    let mut tidying = Some(store.tidying());
    let mut has_come_home = false;
    // The clean-up moves finished games out of those in progress, so lists wait for it.
    let mut lists = Vec::new();
    while let Ok(next) = next(queue, tidying.as_mut()) {
        let is_home = matches!(next, Next::Tidied(Tidied::Home(_)));
        if std::mem::replace(&mut has_come_home, is_home) && !is_home {
            say(Event::Latest(store.latest().map(Box::new)));
        }
        match next {
            Next::Job(Job::Perform(list @ Effect::List(_))) if tidying.is_some() => {
                lists.push(list);
            }
            Next::Job(Job::Perform(effect)) => {
                perform(&mut keeper, effect).into_iter().for_each(say);
            }
            Next::Job(Job::Offer(done)) => _ = done.send(()),
            Next::Job(Job::Keep(news, done)) => {
                let kept = keeper.keep(news);
                // The screen may no longer be waiting.
                let _ = done.send(());
                pass_on(keeper.ahead(), syncs);
                kept.err().map(Event::NotKept).into_iter().for_each(say);
            }
            Next::Job(Job::Share(lines, then, done)) => {
                let kept = store.keep_shared(&lines);
                // The game goes on, and the other program has its own log.
                then();
                // The screen may no longer be waiting.
                let _ = done.send(());
                let not_kept = |why: StoreError| NotKept { why: why.to_string(), instead: None };
                kept.err().map(not_kept).map(Event::NotKept).into_iter().for_each(say);
            }
            Next::Job(Job::Finish(last_words, synced)) => {
                // The caller may have given up.
                let _ = last_words.send(keeper.finish());
                let _ = syncs.send(Sync::Finish(synced));
            }
            Next::Tidied(Tidied::Nothing) => {}
            Next::Tidied(Tidied::Moved(ahead) | Tidied::Home(ahead)) => pass_on(ahead, syncs),
            Next::Tidied(Tidied::Left(file)) => {
                unreadable.push(file);
                say(Event::Unreadable(unreadable.clone()));
            }
            Next::Tidy => {
                tidying = None;
                let lists = lists.drain(..).filter_map(|list| perform(&mut keeper, list));
                lists.for_each(say);
            }
        }
    }
}

fn pass_on(files: impl IntoIterator<Item = File>, syncs: &Sender<Sync>) {
    for file in files {
        let _ = syncs.send(Sync::File(file));
    }
}

fn sync(written: &Receiver<Sync>, events: &Sender<Event>) {
    let mut was_told = false;
    for job in written {
        match job {
            Sync::File(file) => {
                if let Err(error) = file.sync_all()
                    && !std::mem::replace(&mut was_told, true)
                {
                    let why = StoreError::from(error).to_string();
                    let _ = events.send(Event::NotKept(NotKept { why, instead: None }));
                }
            }
            Sync::Finish(done) => _ = done.send(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::formats::SavedGame;
    use crate::formats::journal::Writer;
    use crate::game::{AnyGame, GameKind, Participants, Target};
    use crate::player::Ticket;
    use crate::record::Record;
    use crate::rules::{Game, Point, Stone, Variant};
    use crate::store::{Listed, Store};

    /// Leaves a game in this store, with or without an end.
    fn leave(store: &Store, has_ended: bool) -> PathBuf {
        let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
        let record = Record::from(AnyGame::Rows(game));
        let mut game = SavedGame::new(record, Participants::PERSONS);
        if has_ended {
            game.record.resign(Stone::Second);
        }
        let journal = store.begin(&game).unwrap();
        let path = journal.path().to_path_buf();
        journal.close();
        path
    }

    #[test]
    fn the_clean_up_runs_in_the_background_and_only_lists_wait_for_it() {
        /// Number of games that cannot all be handled at once, since each waits for the disk.
        const ENDED: usize = 200;
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        (0..ENDED).for_each(|_| drop(leave(&store, true)));
        let path = leave(&store, false);
        let (sender, events) = mpsc::channel();
        let disk = Disk::start(Keeper::new(store.clone()), sender).unwrap();
        let Ok(Event::Latest(Some(latest))) = events.recv() else { panic!("it is first") };
        assert_eq!(latest.path.as_ref(), Some(&path));
        disk.perform(Effect::List(Ticket(1)));
        disk.perform(Effect::Open(Ticket(2), path));
        let Ok(Event::Opened(_, _, Ok(opened))) = events.recv() else { panic!("it is opened") };
        disk.keep(News::Came(opened)).0.recv().unwrap();
        assert!(store.list(0, 0).unfinished > ENDED / 2, "neither waits");
        let Ok(Event::Listed(_, in_progress)) = events.recv() else { panic!("the list comes") };
        assert!(matches!(&in_progress[..], [Listed::Here(_)]), "{in_progress:?}");
        assert_eq!(store.list(0, 0).unfinished, 1);
        assert_eq!(disk.finish(), Vec::<String>::new());
    }

    #[test]
    fn the_end_does_not_wait_for_the_clean_up() {
        const ENDED: usize = 200;
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        (0..ENDED).for_each(|_| drop(leave(&store, true)));
        let disk = Disk::start(Keeper::new(store.clone()), mpsc::channel().0).unwrap();
        disk.perform(Effect::List(Ticket(1)));
        assert_eq!(disk.finish(), Vec::<String>::new());
        assert!(store.list(0, 0).unfinished > ENDED / 2);
    }

    /// Another program holds the directory, which has the effect of an unresponsive disk: the save
    /// waits. If a test waited for the save before checking, it would see it fail.
    #[cfg(target_os = "linux")]
    #[test]
    #[expect(clippy::disallowed_methods, reason = "locks a directory")]
    fn a_waiting_save_does_not_delay_moves() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().join("kept"));
        let place = home.path().join("saved");
        std::fs::create_dir(&place).unwrap();
        let held = File::create(place.join(".gomoku.lock")).unwrap();
        held.lock().unwrap();
        let (sender, events) = mpsc::channel();
        let disk = Disk::start(Keeper::new(store.clone()), sender).unwrap();
        let record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        let mut game = SavedGame::new(record, Participants::PERSONS);
        disk.keep(News::Came(Box::new(game.clone()))).0.recv().unwrap();
        let Ok(Event::Latest(None)) = events.recv() else { panic!("no game is kept") };
        let terms = game.terms();
        let mut writer = Writer::new(&mut game.record, terms.clone());
        game.record.play(Target::Cell(Point::new(7, 7))).unwrap();
        let (path, saved) = (place.join("a.csv"), Box::new(game.record.clone()));
        let format = crate::formats::Format::Csv;
        disk.perform(Effect::Save { path, format, number: 0, game: saved, known: None });
        let update = writer.update(&mut game.record, &terms).unwrap();
        disk.keep(News::Changed(update)).0.recv().unwrap();
        assert!(events.try_recv().is_err(), "the save waits");
        assert_eq!(store.list(0, 9).unfinished, 1);
        held.unlock().unwrap();
        let Ok(Event::Saved { result: Ok(_), .. }) = events.recv() else { panic!("it is saved") };
        assert_eq!(disk.finish(), Vec::<String>::new());
    }

    #[cfg(target_os = "linux")]
    #[test]
    #[expect(clippy::disallowed_methods, reason = "opens what cannot be synced")]
    fn write_errors_are_reported_once() {
        let (jobs, written) = mpsc::channel();
        let (sender, events) = mpsc::channel();
        for _ in 0..3 {
            jobs.send(Sync::File(File::open("/dev/null").unwrap())).unwrap();
        }
        drop(jobs);
        sync(&written, &sender);
        assert_eq!(events.try_iter().count(), 1);
    }
}
