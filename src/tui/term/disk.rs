//! The threads that have the disk: games are kept, saved and loaded on one of them in order, so that the
//! screen never waits for it. What is written is in the system's hands at once; another one waits until
//! the disk has it, so that the next move need not.

use std::cell::OnceCell;
use std::fs::File;
use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use super::start_thread;
use crate::store::{Keeper, NotKept, Sitting, StoreError};
use crate::tui::event::{Effect, Event, perform};

/// How long a move that the system does not take yet may hold up the frame that shows it. One that waits
/// for a slow disk is waited for once; until it is written the screen goes on by itself.
const FRAME: Duration = Duration::from_millis(100);
/// How long a slow disk may hold up the end.
const PATIENCE: Duration = Duration::from_secs(5);
/// The thread's name.
const THREAD: &str = "disk";

/// What the disk's thread is to do. Clones reach the same thread.
#[derive(Clone)]
pub struct Disk {
    jobs: Sender<Job>,
}

/// What is on the screen, on its way into the file.
pub struct Written(Receiver<()>);

impl Written {
    /// Waits until the system has it, but not for long; whether it does not have it yet.
    pub fn wait(&self) -> bool {
        matches!(self.0.recv_timeout(FRAME), Err(RecvTimeoutError::Timeout))
    }

    /// Whether the system does not have it yet.
    pub fn is_ahead(&self) -> bool {
        matches!(self.0.try_recv(), Err(TryRecvError::Empty))
    }
}

/// Something to be waited for, in order.
enum Sync {
    /// The disk has this file or directory.
    File(File),
    /// All that went before is done: answer this.
    Finish(Sender<Vec<String>>, Vec<String>),
}

/// Something to be done, in order.
enum Job {
    /// An effect that concerns files.
    Perform(Effect),
    /// Keep what is on the screen, and say when the system has it.
    Keep(Option<Box<Sitting>>, Sender<()>),
    /// The program ends: answer what there is to say.
    Finish(Sender<Vec<String>>),
}

impl Disk {
    /// Starts the thread. What comes of its work is sent there.
    ///
    /// # Errors
    /// If there can be no further thread.
    pub fn start(keeper: Keeper, events: Sender<Event>) -> io::Result<Self> {
        let (jobs, queue) = mpsc::channel();
        let (syncs, written) = mpsc::channel();
        let answers = events.clone();
        start_thread("sync", move || sync(&written, &answers))?;
        start_thread(THREAD, move || work(keeper, &queue, &syncs, &events))?;
        Ok(Self { jobs })
    }

    /// Performs an effect that concerns files.
    pub fn perform(&self, effect: Effect) {
        self.send(Job::Perform(effect));
    }

    /// Keeps what is on the screen.
    pub fn keep(&self, sitting: Option<Sitting>) -> Written {
        let (done, written) = mpsc::channel();
        self.send(Job::Keep(sitting.map(Box::new), done));
        Written(written)
    }

    /// Waits until everything is done, and answers what is to be said then; but not for ever.
    pub fn finish(&self) -> Vec<String> {
        let (done, wait) = mpsc::channel();
        self.send(Job::Finish(done));
        let unknown = || vec!["the disk is slow: the last moves may not be kept".to_owned()];
        // The thread does not wait for itself.
        if thread::current().name() == Some(THREAD) {
            return unknown();
        }
        wait.recv_timeout(PATIENCE).unwrap_or_else(|_| unknown())
    }

    fn send(&self, job: Job) {
        // A thread that is gone has panicked, and the program ends.
        let _ = self.jobs.send(job);
    }
}

fn work(mut keeper: Keeper, queue: &Receiver<Job>, syncs: &Sender<Sync>, events: &Sender<Event>) {
    // Only what may want to see the games that are kept waits until all of them are looked at.
    let tidy = OnceCell::new();
    for job in queue {
        let event = match job {
            Job::Perform(effect) => {
                if matches!(effect, Effect::List | Effect::Open { .. }) {
                    tidy.get_or_init(|| pass_on(keeper.store().tidy(), syncs));
                }
                perform(&mut keeper, effect)
            }
            Job::Keep(sitting, done) => {
                let kept = keeper.keep(sitting.map(|sitting| *sitting));
                // The screen may have gone on.
                let _ = done.send(());
                pass_on(keeper.ahead(), syncs);
                kept.err().map(Event::NotKept)
            }
            Job::Finish(done) => {
                let _ = syncs.send(Sync::Finish(done, keeper.finish()));
                None
            }
        };
        // A loop that is gone needs to hear nothing.
        if let Some(event) = event {
            let _ = events.send(event);
        }
    }
}

/// Lets the other thread wait for these.
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
            Sync::Finish(done, last_words) => {
                // Nobody waits so long.
                let _ = done.send(last_words);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::journal::Sheet;
    use crate::game::{AnyGame, Participants};
    use crate::record::Record;
    use crate::rules::{Game, Point, Stone, Variant};
    use crate::settings::{Choice, Settings};
    use crate::store::Store;

    #[test]
    fn only_what_looks_at_the_games_waits_until_they_are_tidy() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
        let mut sheet = Sheet::new(Record::from(AnyGame::Rows(game)), Participants::PERSONS);
        sheet.game.resign(Stone::Second);
        store.begin(&sheet).unwrap().close();
        let (sender, events) = mpsc::channel();
        let disk = Disk::start(Keeper::new(store.clone()), sender).unwrap();
        disk.perform(Effect::Remember(Choice::from(&Settings::default())));
        disk.finish();
        assert_eq!(store.list(0, 9).unfinished, 1);
        disk.perform(Effect::List);
        let Ok(Event::Listed(going_on)) = events.recv() else { panic!("the list comes") };
        assert_eq!((going_on, store.list(0, 9).total), (Vec::new(), 1));
    }

    #[cfg(target_os = "linux")]
    #[test]
    #[expect(clippy::disallowed_methods, reason = "opens what cannot be synced")]
    fn that_the_disk_does_not_take_what_was_written_is_said_once() {
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
