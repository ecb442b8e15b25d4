//! Threads that share a list of tasks.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::player_worker::THREAD;
use crate::worker::help;

/// List of independent tasks, kept on the caller's thread.
pub trait Tasks {
    type Task: Send;
    type Done: Send;

    /// Returns the next task. `None` at the end of the list, or until more results arrive.
    fn next(&mut self) -> Option<Self::Task>;

    /// Takes a result. Results may arrive in a different order than the tasks.
    fn take(&mut self, done: Self::Done);
}

/// Runs the tasks on this many threads. A single one is the caller's own thread.
pub fn work_off<T: Tasks>(tasks: &mut T, threads: usize, work: impl Fn(T::Task) -> T::Done + Sync) {
    if threads < 2 {
        while let Some(task) = tasks.next() {
            tasks.take(work(task));
        }
        return;
    }
    let (orders, inbox) = channel();
    let (outbox, results) = channel();
    let (inbox, work) = (&Mutex::new(inbox), &work);
    #[expect(clippy::disallowed_methods, reason = "the threads of one list")]
    thread::scope(|scope| {
        // Dropped at the end, even on a panic. That ends the threads, for which the scope waits.
        let orders = orders;
        let mut free = 0;
        for _ in 0..threads {
            let outbox = outbox.clone();
            free += usize::from(help(THREAD, scope, move || serve(inbox, &outbox, work)));
        }
        let mut out = 0;
        loop {
            while out < free
                && let Some(task) = tasks.next()
                && orders.send(task).is_ok()
            {
                out += 1;
            }
            // A thread that panicked sends nothing; the scope propagates the panic.
            let Some(Ok(Some(done))) = (out > 0).then(|| results.recv()) else { break };
            out -= 1;
            tasks.take(done);
        }
        // No thread could be started.
        while free == 0
            && let Some(task) = tasks.next()
        {
            tasks.take(work(task));
        }
    });
}

fn serve<A, B>(inbox: &Mutex<Receiver<A>>, outbox: &Sender<Option<B>>, work: &impl Fn(A) -> B) {
    loop {
        let task = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = task else { return };
        let mut answer = Delivery { outbox, done: None };
        answer.done = Some(work(task));
    }
}

/// Sends the result when dropped, even on a panic, since the caller waits for it.
struct Delivery<'a, B> {
    outbox: &'a Sender<Option<B>>,
    done: Option<B>,
}

impl<B> Drop for Delivery<'_, B> {
    fn drop(&mut self) {
        // Nobody is listening any more if the list was abandoned.
        let _ = self.outbox.send(self.done.take());
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    /// Squares of numbers in rounds of four; the next round starts when the previous one is
    /// complete.
    #[derive(Default)]
    struct Squares {
        given: u32,
        taken: Vec<u32>,
    }

    impl Tasks for Squares {
        type Task = u32;
        type Done = u32;

        fn next(&mut self) -> Option<u32> {
            let taken = u32::try_from(self.taken.len()).unwrap();
            let is_open = self.given < 20 && self.given < taken / 4 * 4 + 4;
            is_open.then(|| {
                self.given += 1;
                self.given - 1
            })
        }

        fn take(&mut self, done: u32) {
            self.taken.push(done);
        }
    }

    #[test]
    fn every_task_runs_once_on_any_number_of_threads() {
        for threads in [0, 1, 2, 3, 7] {
            let mut squares = Squares::default();
            work_off(&mut squares, threads, |number| number * number);
            squares.taken.sort_unstable();
            let expected: Vec<u32> = (0..20).map(|number| number * number).collect();
            assert_eq!(squares.taken, expected, "{threads} threads");
        }
    }

    #[test]
    fn a_panic_of_a_task_reaches_the_caller() {
        for threads in [1, 2, 5] {
            let mut squares = Squares::default();
            let work = |number| if number == 6 { panic!("six") } else { number };
            let all = || work_off(&mut squares, threads, work);
            assert!(catch_unwind(AssertUnwindSafe(all)).is_err(), "{threads} threads");
            assert!(squares.taken.len() < 20);
        }
    }
}
