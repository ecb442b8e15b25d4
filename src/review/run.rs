//! Runs a review to its end.

use super::plan::Review;
use super::task::{Finding, Task};
use crate::player::{Stop, Tasks, work_off};

impl Review {
    /// Runs all remaining tasks on this many threads, unless stopped; calls `heard` with all
    /// progress.
    pub fn run(&mut self, threads: usize, stop: &Stop, heard: impl FnMut(&Self)) {
        let mut all = All { review: self, stop, heard };
        work_off(&mut all, threads, |task: Task| task.run(stop));
    }
}

struct All<'a, F> {
    review: &'a mut Review,
    stop: &'a Stop,
    heard: F,
}

impl<F: FnMut(&Review)> Tasks for All<'_, F> {
    type Task = Task;
    type Done = Finding;

    fn next(&mut self) -> Option<Task> {
        if self.stop.is_stopped() { None } else { self.review.next_task() }
    }

    fn take(&mut self, done: Finding) {
        self.review.take(done);
        (self.heard)(self.review);
    }
}
