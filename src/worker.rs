//! Threads. All but the helpers of one search start here.
//!
//! A [`Worker`] answers questions one after the other on a thread of its own. Every question is answered: with what
//! was found, or with the reason why the thread failed. A panic there ends no program.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Scope};
use std::time::Duration;

/// Which question an answer belongs to: an answer to an old question is late, and is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub u64);

/// A flag that asks for an answer now. Clones share it; it is never cleared.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks for the answer now.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the answer is wanted now.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

thread_local! {
    /// A panic of this thread is somebody's answer.
    static ANSWERS_PANICS: Cell<bool> = const { Cell::new(false) };
}

/// Whether a panic of the current thread is reported as an answer, so that it need not end the program.
pub(crate) fn answers_panics() -> bool {
    ANSWERS_PANICS.get()
}

/// Starts a thread with a name.
///
/// # Errors
/// If the system starts no further thread.
#[expect(clippy::disallowed_methods, reason = "this file owns the threads")]
pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    #[cfg(test)]
    faults::start()?;
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Starts a thread that helps the current one, which hears of its panic. Whether there could be one.
#[expect(clippy::disallowed_methods, reason = "this file owns the threads")]
pub(crate) fn help<'scope>(
    name: &str,
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() + Send + 'scope,
) -> bool {
    #[cfg(test)]
    if faults::start().is_err() {
        return false;
    }
    let answered = answers_panics();
    let work = move || {
        ANSWERS_PANICS.set(answered);
        work();
    };
    thread::Builder::new().name(name.to_owned()).spawn_scoped(scope, work).is_ok()
}

/// Does something that may have to wait, but does not wait for ever for it. Where no thread can be started it is
/// waited for, however long it takes: better late than never.
pub(crate) fn soon<T: Send + 'static>(
    patience: Duration,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (done, wait) = mpsc::channel();
    let work = Arc::new(Mutex::new(Some(work)));
    let there = Arc::clone(&work);
    let started = start("end", move || {
        if let Some(work) = take(&there) {
            let _ = done.send(work());
        }
    });
    match started {
        Ok(()) => wait.recv_timeout(patience).ok(),
        Err(_) => take(&work).map(|work| work()),
    }
}

fn take<T>(work: &Mutex<Option<T>>) -> Option<T> {
    work.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Does something whose panic is an answer: its message.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let before = ANSWERS_PANICS.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(|| {
        #[cfg(test)]
        faults::work();
        work()
    }));
    let done = done.map_err(|panic| message(&*panic));
    ANSWERS_PANICS.set(before);
    done
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no reason given")
        .to_owned()
}

/// A thread that answers questions one after the other.
///
/// Each question has a stop flag of its own, which the next question and the end of the worker set. The thread ends
/// with the worker. One that panicked has failed for good: it says so to every further question.
pub(crate) struct Worker<T> {
    questions: Sender<(Ticket, T)>,
    /// The last question's.
    stop: Stop,
    has_failed: Arc<AtomicBool>,
}

impl<T: Send + 'static> Worker<T> {
    /// Starts the thread. `work` answers a question there, and `failed` says why it could not.
    ///
    /// # Errors
    /// If the system starts no further thread.
    pub(crate) fn start(
        name: &str,
        work: impl FnMut(Ticket, T) + Send + 'static,
        failed: impl Fn(Ticket, String) + Send + 'static,
    ) -> io::Result<Self> {
        let (questions, asked) = mpsc::channel();
        let has_failed = Arc::new(AtomicBool::new(false));
        let fails = Arc::clone(&has_failed);
        start(name, move || {
            let mut worker = Ok(work);
            for (ticket, task) in asked {
                if let Ok(work) = &mut worker
                    && let Err(why) = guarded(|| work(ticket, task))
                {
                    fails.store(true, Ordering::Relaxed);
                    // What it has goes at once.
                    let _ = guarded(|| worker = Err(why));
                }
                if let Err(why) = &worker {
                    failed(ticket, why.clone());
                }
            }
            // What it has may panic when it goes.
            let _ = guarded(|| drop(worker));
        })?;
        Ok(Self { questions, stop: Stop::default(), has_failed })
    }

    /// Asks something, with a stop flag, and stops the question before.
    ///
    /// # Errors
    /// If the thread has ended.
    pub(crate) fn ask(&mut self, ticket: Ticket, task: impl FnOnce(Stop) -> T) -> io::Result<()> {
        self.stop.stop();
        self.stop = Stop::default();
        let question = (ticket, task(self.stop.clone()));
        self.questions.send(question).map_err(|_| io::Error::other("the thread has ended"))
    }

    /// Wants the answer to the last question now.
    pub(crate) fn stop(&self) {
        self.stop.stop();
    }

    /// Whether it panicked, and answers nothing any more.
    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }
}

/// A worker that thinks does not hold up the end.
impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl<T> fmt::Debug for Worker<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("stop", &self.stop).finish_non_exhaustive()
    }
}

/// A place for a worker, who comes with the first question, and another one after a failure.
pub(crate) struct Post<T> {
    name: &'static str,
    work: Arc<dyn Fn(Ticket, T) + Send + Sync>,
    failed: Arc<dyn Fn(Ticket, String) + Send + Sync>,
    worker: Option<Worker<T>>,
}

impl<T: Send + 'static> Post<T> {
    /// An empty place. `work` answers a question on the worker's thread; `failed` says why nobody could, on any.
    pub(crate) fn new(
        name: &'static str,
        work: impl Fn(Ticket, T) + Send + Sync + 'static,
        failed: impl Fn(Ticket, String) + Send + Sync + 'static,
    ) -> Self {
        Self { name, work: Arc::new(work), failed: Arc::new(failed), worker: None }
    }

    /// Asks something, with a stop flag, and stops the question before.
    pub(crate) fn ask(&mut self, ticket: Ticket, task: impl FnOnce(Stop) -> T) {
        let asked = self.worker().and_then(|worker| worker.ask(ticket, task));
        if let Err(why) = asked {
            (self.failed)(ticket, not_started(&why));
        }
    }

    fn worker(&mut self) -> io::Result<&mut Worker<T>> {
        let there = self.worker.take().filter(|worker| !worker.has_failed());
        let hire = || {
            let (work, failed) = (Arc::clone(&self.work), Arc::clone(&self.failed));
            let failed = move |ticket, why| failed(ticket, why);
            Worker::start(self.name, move |ticket, task| work(ticket, task), failed)
        };
        let worker = there.map_or_else(hire, Ok)?;
        Ok(self.worker.insert(worker))
    }

    /// Wants the answer to the last question now.
    pub(crate) fn stop(&self) {
        self.worker.iter().for_each(Worker::stop);
    }
}

/// That there is no thread.
pub(crate) fn not_started(why: &io::Error) -> String {
    format!("the system starts no further thread ({why})")
}

/// Faults for tests, in what the current thread does.
#[cfg(test)]
pub(crate) mod faults {
    use std::cell::Cell;
    use std::io;

    thread_local! {
        /// So many threads can be started.
        static THREADS: Cell<usize> = const { Cell::new(usize::MAX) };
        /// What is guarded panics when so much of it was done.
        static PANICS_AFTER: Cell<Option<usize>> = const { Cell::new(None) };
    }

    /// While this is done the current thread can start so many others.
    pub(crate) fn with_threads<T>(number: usize, work: impl FnOnce() -> T) -> T {
        THREADS.set(number);
        let done = work();
        THREADS.set(usize::MAX);
        done
    }

    /// So much of what is guarded is done, then something panics, once.
    pub(crate) fn panic_after(guarded: usize) {
        PANICS_AFTER.set(Some(guarded));
    }

    pub(super) fn start() -> io::Result<()> {
        let left = THREADS.get().checked_sub(1).ok_or(io::ErrorKind::WouldBlock)?;
        THREADS.set(left);
        Ok(())
    }

    pub(super) fn work() {
        let left = PANICS_AFTER.get();
        PANICS_AFTER.set(left.and_then(|left| left.checked_sub(1)));
        assert_ne!(left, Some(0), "a fault for a test");
    }
}

#[cfg(test)]
mod tests;
