//! The thread that has the disk: games are kept, saved and loaded there in order, so that the screen
//! never waits for it.

use std::io;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::start_thread;
use crate::store::{Keeper, Sitting};
use crate::tui::event::{Effect, Event, perform};

/// How long a slow disk may hold up the end.
const PATIENCE: Duration = Duration::from_secs(5);
/// The thread's name.
const THREAD: &str = "disk";

/// What the disk's thread is to do. Clones reach the same thread.
#[derive(Clone)]
pub struct Disk {
    jobs: Sender<Job>,
}

/// Something to be done, in order.
enum Job {
    /// An effect that concerns files.
    Perform(Effect),
    /// Keep what is on the screen.
    Keep(Option<Sitting>),
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
        start_thread(THREAD, move || work(keeper, &queue, &events))?;
        Ok(Self { jobs })
    }

    /// Performs an effect that concerns files.
    pub fn perform(&self, effect: Effect) {
        self.send(Job::Perform(effect));
    }

    /// Keeps what is on the screen.
    pub fn keep(&self, sitting: Option<Sitting>) {
        self.send(Job::Keep(sitting));
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

fn work(mut keeper: Keeper, queue: &Receiver<Job>, events: &Sender<Event>) {
    keeper.store().tidy();
    for job in queue {
        let event = match job {
            Job::Perform(effect) => perform(&mut keeper, effect),
            Job::Keep(sitting) => keeper.keep(sitting).err().map(Event::NotKept),
            Job::Finish(done) => {
                // Nobody waits so long.
                let _ = done.send(keeper.finish());
                None
            }
        };
        // A loop that is gone needs to hear nothing.
        if let Some(event) = event {
            let _ = events.send(event);
        }
    }
}
