//! Threads. All but the helpers of one search start here.
//!
//! A [`Worker`] answers questions one by one on a thread of its own. Every question gets an answer:
//! the result, or the reason why the thread failed. A panic there does not end the program.
//!
//! A `Worker` is a thread with a queue. Each question has a `Ticket` and a stop flag, which the
//! next question sets. A panic is an answer (`Response::Failed`, `Event::Failed`), and so is a
//! thread that the system does not start. A `Post` then starts a new worker for the next question.
//! Players, the judge and the reviewer are workers; the finder reads files between its questions,
//! with the same care. A panic of any other thread ends the program.
//!
//! # Threads
//!
//! | thread | does | ends |
//! |---|---|---|
//! | main | runs the event loop | on `Effect::Quit`, or when the terminal fails |
//! | terminal | blocks reading bytes | with the process |
//! | keys | decodes the bytes: keys, the mouse, pasted text; waits while the loop is busy | with the process |
//! | player | waits for a question and answers it | with its seat |
//! | more player threads | help a search that uses several threads | with the search |
//! | timer | waits until the player's time is over, and answers for it | with the seat |
//! | judge | judges a move in a puzzle, or explains a solution | with the process |
//! | reviewer | waits for a game, and reviews it with the help of others | with the process |
//! | finder | has the index of many games, answers queries, and reads files in between | with the process |
//! | folders | read a folder, or the game in a file, for the choice of a file | with the process |
//! | statistics | reads the history for the statistics of the player | with the process |
//! | busy | keeps a core busy while the doctor asks an engine for a move | with the move |
//! | match | plays a match that is watched on the screen | with the match |
//! | input | blocks reading the input of a brain | with `END`, the input or the process |
//! | guests | accepts the connections of friends to this host | when this program hosts no more |
//! | pulse | has the times of all connections: pings, silence, ends | with the connections' owner |
//! | link input | reads the lines of a connection, waits while too many are unread | with the connection |
//! | link output | writes the lines of a connection | with the connection |
//! | link errors | shows the errors of ssh, then keeps the last one | with ssh |
//! | bridge | copies the input of this program to a host, for ssh | with the input or the process |
//! | disk | keeps and lists the games played, in order | with the process, when all is done |
//! | files | saves, loads, writes settings and attempts, in order | with the process, when all is done |
//! | sync | waits until the disk has what was written | with the disk thread |
//! | signals | INT, TERM, HUP and QUIT end the program; TSTP, CONT and WINCH become events | with the process |
//! | watchdog | blocks in `poll` on the terminal | when the terminal is gone, with the process |

use std::any::Any;
use std::cell::Cell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Scope};
use std::time::Duration;

use crate::translate::{self, Translator, message};

/// Ticket of a question. Answers to earlier questions are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(pub u64);

/// Flag that requests an answer now. Clones share it; it is never cleared.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Requests the answer now.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Checks whether the answer has been requested.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

thread_local! {
    /// Set if a panic of this thread is reported as an answer.
    static ANSWERS_PANICS: Cell<bool> = const { Cell::new(false) };
}

/// Checks whether a panic of this thread is reported as an answer, so that the program need not
/// end.
pub(crate) fn answers_panics() -> bool {
    ANSWERS_PANICS.get()
}

/// Starts a thread that speaks the language of this one.
#[expect(clippy::disallowed_methods, reason = "this file owns the threads")]
pub(crate) fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    #[cfg(test)]
    faults::start()?;
    let translator = translate::current();
    let work = move || {
        translate::set(translator);
        work();
    };
    thread::Builder::new().name(name.to_owned()).spawn(work).map(drop)
}

/// Starts a thread that helps the current one, and propagates its panics. Returns false if no
/// thread can be started.
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

/// Runs a function in the background, waiting at most `patience`. If no thread can be started, it
/// runs to its end here.
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

pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let before = ANSWERS_PANICS.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(|| {
        #[cfg(test)]
        faults::work();
        work()
    }));
    let done = done.map_err(|panic| reason(&*panic));
    ANSWERS_PANICS.set(before);
    done
}

fn reason(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| message!("worker-no-reason", "no reason given").to_string())
}

/// Thread that answers questions one by one.
///
/// Each question has its own stop flag, which is set by the next question and when the worker is
/// dropped. The thread ends with the worker. After a panic, every further question fails.
pub(crate) struct Worker<T> {
    questions: Sender<Question<T>>,
    stop: Stop,
    has_failed: Arc<AtomicBool>,
}

/// Question on its way to the thread, with the language of the answer.
struct Question<T> {
    ticket: Ticket,
    task: T,
    translator: Option<Arc<dyn Translator>>,
}

impl<T: Send + 'static> Worker<T> {
    /// Starts the thread. `work` answers a question on it, and `failed` describes a failure.
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
            for Question { ticket, task, translator } in asked {
                translate::set(translator);
                if let Ok(work) = &mut worker
                    && let Err(why) = guarded(|| work(ticket, task))
                {
                    fails.store(true, Ordering::Relaxed);
                    // The worker's state is dropped at once.
                    let _ = guarded(|| worker = Err(why));
                }
                if let Err(why) = &worker {
                    failed(ticket, why.clone());
                }
            }
            // Dropping the worker's state may panic.
            let _ = guarded(|| drop(worker));
        })?;
        Ok(Self { questions, stop: Stop::default(), has_failed })
    }

    pub(crate) fn ask(&mut self, ticket: Ticket, task: impl FnOnce(Stop) -> T) -> io::Result<()> {
        self.stop.stop();
        self.stop = Stop::default();
        let task = task(self.stop.clone());
        let question = Question { ticket, task, translator: translate::current() };
        let ended = message!("worker-ended", "the thread has ended");
        self.questions.send(question).map_err(|_| io::Error::other(ended.to_string()))
    }

    pub(crate) fn stop(&self) {
        self.stop.stop();
    }

    /// Checks whether the worker has panicked and no longer answers.
    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }
}

/// Stops the worker, so that thinking does not delay the end.
impl<T> Drop for Worker<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// Place for a worker, which is started by the first question, and again after a failure.
pub(crate) struct Post<T> {
    name: &'static str,
    work: Arc<dyn Fn(Ticket, T) + Send + Sync>,
    failed: Arc<dyn Fn(Ticket, String) + Send + Sync>,
    worker: Option<Worker<T>>,
}

impl<T: Send + 'static> Post<T> {
    /// Creates an empty place. `work` answers a question on the worker's thread; `failed` describes
    /// a failure of any thread.
    pub(crate) fn new(
        name: &'static str,
        work: impl Fn(Ticket, T) + Send + Sync + 'static,
        failed: impl Fn(Ticket, String) + Send + Sync + 'static,
    ) -> Self {
        Self { name, work: Arc::new(work), failed: Arc::new(failed), worker: None }
    }

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

    pub(crate) fn stop(&self) {
        self.worker.iter().for_each(Worker::stop);
    }
}

pub(crate) fn not_started(why: &io::Error) -> String {
    message!("worker-not-started", "the system cannot start another thread ({why})", why = why)
        .to_string()
}

#[cfg(test)]
pub(crate) use tests::faults;

#[cfg(test)]
mod tests;
