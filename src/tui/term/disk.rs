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
    Keep(Option<Sitting>, Sender<()>),
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
        self.send(Job::Keep(sitting, done));
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
    // No move waits until all files are looked at, only what may want to see them.
    let tidy = OnceCell::new();
    for job in queue {
        let event = match job {
            Job::Perform(effect) => {
                tidy.get_or_init(|| keeper.store().tidy());
                perform(&mut keeper, effect)
            }
            Job::Keep(sitting, done) => {
                let kept = keeper.keep(sitting);
                // The screen may have gone on.
                let _ = done.send(());
                for file in keeper.ahead() {
                    let _ = syncs.send(Sync::File(file));
                }
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

fn sync(written: &Receiver<Sync>, events: &Sender<Event>) {
    for job in written {
        match job {
            Sync::File(file) => {
                if let Err(error) = file.sync_all() {
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
