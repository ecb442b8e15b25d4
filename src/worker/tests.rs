pub(crate) mod faults;

use std::sync::mpsc::{Receiver, channel};

use super::*;

/// Long enough for any machine; no test waits so long unless it fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// An answer or a failure.
type Heard = (u64, Result<u32, String>);

/// Answers with the square; panics at 6.
fn square(number: u32) -> u32 {
    assert_ne!(number, 6, "six is not answered");
    number * number
}

fn post() -> (Post<u32>, Receiver<Heard>) {
    let (sender, heard) = channel();
    let failures = sender.clone();
    let work = move |Ticket(ticket), number| {
        sender.send((ticket, Ok(square(number)))).unwrap();
    };
    let failed = move |Ticket(ticket), why| failures.send((ticket, Err(why))).unwrap();
    (Post::new("squares", work, failed), heard)
}

#[track_caller]
fn next(heard: &Receiver<Heard>) -> Heard {
    heard.recv_timeout(PATIENCE).unwrap()
}

#[test]
fn every_question_has_an_answer_or_the_reason_why_not_and_can_be_asked_again() {
    let (mut post, heard) = post();
    post.ask(Ticket(1), |_| 2);
    assert_eq!(next(&heard), (1, Ok(4)));
    post.ask(Ticket(2), |_| 6);
    let (2, Err(why)) = next(&heard) else { panic!("it fails") };
    assert!(why.contains("six is not answered"), "{why}");
    post.ask(Ticket(3), |_| 3);
    assert_eq!(next(&heard), (3, Ok(9)));
}

#[test]
fn what_waits_behind_a_panic_fails_with_it() {
    let (sender, heard) = channel();
    let (goes_on, waits) = channel::<()>();
    let failed = move |Ticket(ticket), why| sender.send((ticket, why)).unwrap();
    let work = move |_, number| {
        waits.recv().unwrap();
        square(number);
    };
    let mut worker = Worker::start("squares", work, failed).unwrap();
    for ticket in 1..=3 {
        worker.ask(Ticket(ticket), |_| 6).unwrap();
    }
    goes_on.send(()).unwrap();
    let tickets = [(); 3].map(|()| heard.recv_timeout(PATIENCE).unwrap().0);
    assert_eq!(tickets, [1, 2, 3]);
    assert!(worker.has_failed());
    assert!(goes_on.send(()).is_err(), "what it had is gone");
}

/// What it has cannot even be dropped.
#[test]
fn whatever_a_worker_leaves_behind_its_questions_are_answered() {
    struct Stuck;

    impl Drop for Stuck {
        fn drop(&mut self) {
            panic!("it cannot be closed");
        }
    }

    let (sender, heard) = channel();
    let stuck = Stuck;
    let work = move |_, number| {
        let _ = &stuck;
        square(number);
    };
    let failed = move |Ticket(ticket), why| sender.send((ticket, why)).unwrap();
    let mut worker = Worker::start("squares", work, failed).unwrap();
    for ticket in 1..=2 {
        worker.ask(Ticket(ticket), |_| 6).unwrap();
        let (answered, why) = heard.recv_timeout(PATIENCE).unwrap();
        assert_eq!(answered, ticket);
        assert!(why.contains("six is not answered"), "{why}");
    }
}

#[test]
fn where_no_thread_can_be_started_that_is_the_answer_and_it_can_be_asked_again() {
    let (mut post, heard) = post();
    faults::with_threads(0, || post.ask(Ticket(1), |_| 2));
    let (1, Err(why)) = next(&heard) else { panic!("it fails") };
    assert!(why.contains("no further thread"), "{why}");
    post.ask(Ticket(2), |_| 2);
    assert_eq!(next(&heard), (2, Ok(4)));
    // Who is already there needs no other thread.
    faults::with_threads(0, || post.ask(Ticket(3), |_| 3));
    assert_eq!(next(&heard), (3, Ok(9)));
}

#[test]
fn the_next_question_and_the_end_stop_the_one_before() {
    let (sender, heard) = channel();
    let work = move |Ticket(ticket), stop: Stop| {
        while !stop.is_stopped() {
            thread::yield_now();
        }
        sender.send(ticket).unwrap();
    };
    let mut post = Post::new("endless", work, |_, why| panic!("{why}"));
    post.ask(Ticket(1), |stop| stop);
    post.ask(Ticket(2), |stop| stop);
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(1));
    post.stop();
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(2));
    post.ask(Ticket(3), |stop| stop);
    drop(post);
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(3));
    assert!(heard.recv_timeout(PATIENCE).is_err(), "the thread has ended");
}

#[test]
fn a_panic_ends_the_program_unless_it_is_an_answer() {
    assert!(!answers_panics());
    assert_eq!(guarded(answers_panics), Ok(true));
    assert_eq!(guarded(|| guarded(|| ()).map(|()| answers_panics())), Ok(Ok(true)));
    assert!(!answers_panics());
    // Who helps a worker answers to it.
    let helped = || {
        let is_answered = AtomicBool::new(false);
        #[expect(clippy::disallowed_methods, reason = "a helper needs a scope")]
        thread::scope(|scope| {
            assert!(help("helper", scope, || {
                is_answered.store(answers_panics(), Ordering::Relaxed);
            }));
        });
        is_answered.into_inner()
    };
    assert_eq!((helped(), guarded(helped)), (false, Ok(true)));
}

#[test]
fn what_must_not_hang_is_done_here_where_no_thread_can_be_started() {
    assert_eq!(faults::with_threads(0, || soon(Duration::ZERO, || 7)), Some(7));
    assert_eq!(soon(PATIENCE, || 7), Some(7));
    let (_holds, waits) = channel::<()>();
    assert_eq!(soon(Duration::from_millis(1), move || waits.recv().is_ok()), None);
}
