//! Threads that think: players, and workers that review games, judge moves and explain solutions of
//! puzzles. They yield to the screen, so that a key is answered at once even if all cores are busy.

use std::cell::Cell;
use std::sync::mpsc::Sender;
use std::time::Duration;

use super::system::be_nicer;
use crate::game::{AnyGame, GameKind, Target};
use crate::lesson::{LessonJudge, LessonQuestion};
use crate::player::{
    Advice, Ctx, Limits, LowMemory, NoMove, Player, Region, RegionLimits, Stop, Ticket, Watch,
    examine_region,
};
use crate::puzzle::{Judge, JudgeQuestion, Puzzle, REPLY_LIMITS, explain};
use crate::review::{Effort, Retry, Review, ReviewProgress, review_solved};
use crate::rules::{Game, Point, Stone, Turn};
use crate::tui::event::{Event, ReviewNews};
use crate::worker::Post;

/// Niceness of thinking threads.
const NICER: i32 = 10;

thread_local! {
    static GIVES_WAY: Cell<bool> = const { Cell::new(false) };
}

/// Lowers the priority of this thread and those that it starts, if threads have priorities.
pub fn give_way() {
    if !GIVES_WAY.replace(true) {
        be_nicer(NICER);
    }
}

/// Player whose thread lowers its priority at the first request.
pub struct Yielding<P>(pub P);

impl<P: Player> Player for Yielding<P> {
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
        give_way();
        self.0.choose(game, limits, ctx)
    }

    fn take_turn(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Turn, NoMove> {
        give_way();
        self.0.take_turn(game, limits, ctx)
    }

    fn choose_target(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<Target, NoMove> {
        give_way();
        self.0.choose_target(game, limits, ctx)
    }

    fn anytime_from(&self) -> Option<Duration> {
        self.0.anytime_from()
    }

    fn reason(&self) -> Option<Advice> {
        self.0.reason()
    }

    fn shortage(&self) -> Option<LowMemory> {
        self.0.shortage()
    }
}

pub struct ToReview {
    pub game: Box<AnyGame>,
    /// Winner, on the board or off it.
    pub winner: Option<Stone>,
    pub threads: usize,
    pub stop: Stop,
}

pub enum ToJudge {
    Move(Box<JudgeQuestion>, Stop),
    Retry(Box<Retry>, Stop),
    Lesson(Box<LessonQuestion>, Stop),
    Solution(Box<Puzzle>),
    Region(Box<Game>, Stop),
}

/// Minimum time between two reports of an examination.
const REPORT_INTERVAL: Duration = Duration::from_millis(100);

/// Creates a worker whose answers are sent as events. Once the loop is gone, they are dropped.
fn post<T: Send + 'static>(
    name: &'static str,
    events: Sender<Event>,
    work: impl Fn(Ticket, T, &dyn Fn(Event)) + Send + Sync + 'static,
) -> Post<T> {
    let failures = events.clone();
    let work = move |ticket, task| {
        give_way();
        work(ticket, task, &|event| drop(events.send(event)));
    };
    Post::new(name, work, move |ticket, why| {
        let _ = failures.send(Event::Failed(ticket, why));
    })
}

/// Creates the reviewer. A stopped review sends nothing more.
pub fn reviewer(events: Sender<Event>) -> Post<ToReview> {
    post("reviewer", events, |ticket, ToReview { game, winner, threads, stop }, send| {
        let game = match *game {
            AnyGame::Rows(game) if !GameKind::Rows(game.variant()).is_solved() => game,
            game => return review_by_solver(ticket, &game, winner, stop, send),
        };
        let mut review = match Review::new(game, winner, Effort::FULL) {
            Ok(review) => review,
            Err(why) => return send(Event::Failed(ticket, why.to_string())),
        };
        let tell = |review: &Review, is_finished| {
            let (report, progress) = (Some(Box::new(review.report())), review.progress());
            send(Event::Reviewed(ReviewNews { ticket, report, progress, is_finished }));
        };
        review.run(threads, &stop, |review| tell(review, false));
        if !stop.is_stopped() {
            tell(&review, true);
        }
    })
}

/// Reviews a game of the solver. A stopped review sends nothing more.
fn review_by_solver(
    ticket: Ticket,
    game: &AnyGame,
    winner: Option<Stone>,
    stop: Stop,
    send: &dyn Fn(Event),
) {
    let ctx = Ctx::new(stop, |_| {});
    let report = review_solved(game, winner, &ctx, |progress| {
        let news = ReviewNews { ticket, report: None, progress, is_finished: false };
        send(Event::Reviewed(news));
    });
    if let Some(report) = report {
        let done = report.moves.len();
        let progress = ReviewProgress { done, all: done };
        let report = Some(Box::new(report));
        send(Event::Reviewed(ReviewNews { ticket, report, progress, is_finished: true }));
    }
}

pub fn judge(events: Sender<Event>) -> Post<ToJudge> {
    post("judge", events, |ticket, asked, send| match asked {
        ToJudge::Move(question, stop) => {
            let ctx = Ctx::new(stop, |_| {});
            send(Event::Judged(ticket, Judge::default().reply(&question, REPLY_LIMITS, &ctx)));
        }
        ToJudge::Retry(retry, stop) => {
            send(Event::Retried(ticket, retry.reply(&Ctx::new(stop, |_| {}))));
        }
        ToJudge::Lesson(question, stop) => {
            let ctx = Ctx::new(stop, |_| {});
            let reply = LessonJudge::default().reply(&question, &ctx);
            send(Event::LessonJudged(ticket, Box::new(reply)));
        }
        ToJudge::Solution(puzzle) => {
            send(Event::Explained(ticket, explain(puzzle.game(), puzzle.goal().line())));
        }
        ToJudge::Region(game, stop) => examine(ticket, &game, stop, send),
    })
}

/// Examines the moves of a position. An examination that was stopped sends nothing more.
fn examine(ticket: Ticket, game: &Game, stop: Stop, send: &dyn Fn(Event)) {
    let (ctx, mut next) = (Ctx::new(stop, |_| {}), Duration::ZERO);
    let report = |region: &Region| {
        if ctx.elapsed() >= next && !ctx.is_stopped() {
            next = ctx.elapsed() + REPORT_INTERVAL;
            send(Event::Examined(ticket, Box::new(region.clone()), false));
        }
    };
    match examine_region(game, RegionLimits::default(), &ctx, report) {
        _ if ctx.is_stopped() => {}
        Ok(region) => send(Event::Examined(ticket, Box::new(region), true)),
        Err(why) => send(Event::Failed(ticket, why.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::puzzle::{Attempt, Deck, JudgeReply};
    use crate::rules::{Position, Variant, parse_moves};
    use crate::worker::faults;

    #[test]
    fn moves_and_solutions_are_answered_without_threads() {
        let (sender, answers) = mpsc::channel();
        let mut judge = judge(sender);
        let deck = Deck::first_collection();
        let puzzle = deck.puzzles()[0].clone();
        let point = puzzle.goal().line()[0];
        let mut ask = |number| {
            let question = Box::new(Attempt::new(puzzle.clone()).play(point).unwrap());
            judge.ask(Ticket(number), |stop| ToJudge::Move(question, stop));
            judge.ask(Ticket(number + 1), |_| ToJudge::Solution(Box::new(puzzle.clone())));
        };
        faults::with_threads(0, || ask(1));
        for number in [1, 2] {
            let Ok(Event::Failed(ticket, why)) = answers.recv() else { panic!("it fails") };
            assert_eq!(ticket, Ticket(number));
            assert!(why.contains("cannot start another thread"), "{why}");
        }
        ask(3);
        // The second request has stopped the first one.
        let Ok(Event::Judged(Ticket(3), reply)) = answers.recv() else {
            panic!("the move is judged")
        };
        assert!(!matches!(reply, JudgeReply::Wrong(_)), "{reply:?}");
        let Ok(Event::Explained(Ticket(4), steps)) = answers.recv() else {
            panic!("the solution is explained")
        };
        assert_eq!(steps[0].point, point);
    }

    #[test]
    fn reviews_are_answered_without_threads() {
        let (sender, news) = mpsc::channel();
        let mut reviewer = reviewer(sender);
        let mut ask = |number, game: Game| {
            let game = Box::new(game.into());
            let to_review = |stop| ToReview { game, winner: None, threads: 2, stop };
            reviewer.ask(Ticket(number), to_review);
        };
        faults::with_threads(0, || ask(1, Game::new(Variant::GOMOKU_15)));
        ask(2, Game::new("26x26-5-renju".parse().unwrap()));
        for (number, expected) in [(1, "cannot start another thread"), (2, "")] {
            let Ok(Event::Failed(ticket, why)) = news.recv() else { panic!("it fails") };
            assert_eq!(ticket, Ticket(number));
            assert!(why.contains(expected) && !why.is_empty(), "{why}");
        }
        // A result that is proved at once needs no search.
        let four = parse_moves("h8a1i8a3j8a5k8a7", Variant::GOMOKU_15).unwrap();
        let four = Position::from_board(four.variant(), four.board()).unwrap();
        ask(3, Game::from_position(four));
        let Some(Event::Reviewed(last)) =
            news.iter().find(|event| matches!(event, Event::Reviewed(news) if news.is_finished))
        else {
            panic!("it ends")
        };
        assert_eq!(last.ticket, Ticket(3));
    }

    /// Reports the niceness of its thread.
    #[cfg(all(target_os = "linux", not(elsewhere)))]
    struct Told(mpsc::Sender<i32>);

    #[cfg(all(target_os = "linux", not(elsewhere)))]
    impl Player for Told {
        fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove> {
            self.0.send(rustix::process::nice(0).unwrap()).unwrap();
            crate::player::Simple::new(1).choose(game, limits, ctx)
        }
    }

    #[cfg(all(target_os = "linux", not(elsewhere)))]
    #[test]
    fn thinking_threads_are_nicer_than_the_drawing_thread() {
        let (sender, told) = mpsc::channel();
        let mut seat =
            crate::player::PlayerWorker::new(Box::new(Yielding(Told(sender))), |_| {}).unwrap();
        let own = rustix::process::nice(0).unwrap();
        for number in 1..=2 {
            seat.ask(Ticket(number), Game::new(Variant::GOMOKU_15), Limits::default()).unwrap();
            let nice = told.recv_timeout(Duration::from_secs(60)).unwrap();
            assert_eq!(nice, (own + NICER).min(19));
        }
        assert_eq!(rustix::process::nice(0).unwrap(), own);
    }
}
