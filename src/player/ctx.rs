//! Context of a request: its clock, its stop flag and its listeners.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::gaps::Gaps;
use super::said::Said;
use crate::engine::{Info, Watch};
use crate::game::Target;
use crate::worker::Stop;

/// Listener for reports.
type Report = dyn Fn(&Info<Target>) + Send + Sync;

/// Listener for messages of another engine.
type Words = dyn Fn(&Said) + Send + Sync;

/// Context of a request: stop flag, clock and listeners.
pub struct Ctx {
    stop: Stop,
    asked: Instant,
    gaps: Arc<Gaps>,
    report: Arc<Report>,
    /// Receives the messages of another engine.
    said: Option<Arc<Words>>,
    /// Receives the move before the player has cleaned up.
    decided: Option<Box<dyn Fn(Target) + Send + Sync>>,
}

#[expect(clippy::disallowed_methods, reason = "the one clock of players and their seats")]
pub(super) fn now() -> Instant {
    Instant::now()
}

impl Ctx {
    /// Creates the context of a request made now.
    pub fn new(stop: Stop, report: impl Fn(&Info<Target>) + Send + Sync + 'static) -> Self {
        Self::asked_at(now(), stop, Arc::default(), report)
    }

    /// Creates the context of a request made at `asked`, and records its gaps.
    pub(super) fn asked_at(
        asked: Instant,
        stop: Stop,
        gaps: Arc<Gaps>,
        report: impl Fn(&Info<Target>) + Send + Sync + 'static,
    ) -> Self {
        Self { stop, asked, gaps, report: Arc::new(report), said: None, decided: None }
    }

    /// Adds a listener that receives the move as soon as it is decided.
    pub(super) fn told_early(mut self, decided: impl Fn(Target) + Send + Sync + 'static) -> Self {
        self.decided = Some(Box::new(decided));
        self
    }

    /// Adds a listener for the messages of another engine.
    pub(super) fn hearing(mut self, said: impl Fn(&Said) + Send + Sync + 'static) -> Self {
        self.said = Some(Arc::new(said));
        self
    }

    /// Forwards a message of another engine.
    pub fn say(&self, said: &Said) {
        if let Some(listener) = &self.said {
            listener(said);
        }
    }

    /// Announces the move before any remaining work, such as waiting for threads.
    pub(super) fn decide(&self, target: Target) {
        if let Some(decided) = &self.decided {
            decided(target);
        }
    }

    /// Forwards a report of a game whose moves are not all cells.
    pub(super) fn report_targets(&self, info: &Info<Target>) {
        (self.report)(info);
    }

    /// Creates a context that never stops and reports nothing.
    pub fn quiet() -> Self {
        Self::new(Stop::default(), |_| {})
    }

    /// Adds a listener for reports. The move is not announced early, since more is to be reported.
    pub(super) fn heard_by(
        &self,
        listener: impl Fn(&Info<Target>) + Send + Sync + 'static,
    ) -> Self {
        let report = Arc::clone(&self.report);
        let both = move |info: &Info<Target>| {
            listener(info);
            report(info);
        };
        let (stop, gaps) = (self.stop.clone(), Arc::clone(&self.gaps));
        Self {
            stop,
            asked: self.asked,
            gaps,
            report: Arc::new(both),
            said: self.said.clone(),
            decided: None,
        }
    }

    /// Creates a context whose reports are changed before they are heard. The move is not announced
    /// early.
    pub(super) fn mapped(
        &self,
        change: impl Fn(&Info<Target>) -> Info<Target> + Send + Sync + 'static,
    ) -> Self {
        let report = Arc::clone(&self.report);
        let (stop, gaps) = (self.stop.clone(), Arc::clone(&self.gaps));
        let changed = move |info: &Info<Target>| report(&change(info));
        Self {
            stop,
            asked: self.asked,
            gaps,
            report: Arc::new(changed),
            said: self.said.clone(),
            decided: None,
        }
    }

    /// Creates the same context without listeners.
    pub(super) fn unheard(&self) -> Self {
        let (stop, gaps) = (self.stop.clone(), Arc::clone(&self.gaps));
        Self { stop, asked: self.asked, gaps, report: Arc::new(|_| {}), said: None, decided: None }
    }

    /// Creates the context of helper threads, which `done` also stops, and which report nothing.
    pub(super) const fn also_stopped_by<'a>(&'a self, done: &'a Stop) -> HelperCtx<'a> {
        HelperCtx { ctx: self, done }
    }
}

pub(super) struct HelperCtx<'a> {
    ctx: &'a Ctx,
    done: &'a Stop,
}

impl Watch for HelperCtx<'_> {
    fn elapsed(&self) -> Duration {
        // Polls of other threads say nothing about the gaps of the main thread.
        self.ctx.asked.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.done.is_stopped() || self.ctx.is_stopped()
    }
}

impl fmt::Debug for Ctx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ctx").field("stop", &self.stop).finish_non_exhaustive()
    }
}

impl Watch for Ctx {
    fn elapsed(&self) -> Duration {
        let elapsed = self.asked.elapsed();
        self.gaps.look(elapsed);
        elapsed
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    fn report(&self, info: &Info) {
        self.report_targets(&info.named(|point| Some(Target::Cell(point))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polls_of_helpers_do_not_count_as_gaps_of_the_main_thread() {
        let (stop, gaps) = (Stop::default(), Arc::new(Gaps::default()));
        let ctx = Ctx::asked_at(now(), stop.clone(), Arc::clone(&gaps), |_| {});
        let helper = ctx.also_stopped_by(&stop);
        let (gap, begin) = (Duration::from_millis(3), ctx.heard_by(|_| {}).elapsed());
        while helper.elapsed() < begin + gap {}
        assert_eq!(gaps.longest(), Duration::ZERO);
        ctx.elapsed();
        assert!(gaps.longest() + Duration::from_micros(1) >= gap);
    }
}
