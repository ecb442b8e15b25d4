pub(crate) mod faults;

use std::sync::mpsc::{Receiver, channel};

use super::*;

/// Long enough for any machine; reached only if a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// Answer or failure, with its ticket.
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
fn every_question_gets_an_answer_or_a_failure() {
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
fn waiting_questions_fail_with_a_panic() {
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

/// Even dropping the worker's state panics.
#[test]
fn questions_are_answered_even_if_dropping_the_worker_panics() {
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
fn failing_to_start_a_thread_is_an_answer() {
    let (mut post, heard) = post();
    faults::with_threads(0, || post.ask(Ticket(1), |_| 2));
    let (1, Err(why)) = next(&heard) else { panic!("it fails") };
    assert!(why.contains("cannot start another thread"), "{why}");
    post.ask(Ticket(2), |_| 2);
    assert_eq!(next(&heard), (2, Ok(4)));
    // A running worker needs no new thread.
    faults::with_threads(0, || post.ask(Ticket(3), |_| 3));
    assert_eq!(next(&heard), (3, Ok(9)));
}

#[test]
fn questions_are_stopped_by_the_next_one_and_by_the_end() {
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
    // A panic of a helper is reported by the worker.
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
fn background_work_runs_here_without_threads() {
    assert_eq!(faults::with_threads(0, || soon(Duration::ZERO, || 7)), Some(7));
    assert_eq!(soon(PATIENCE, || 7), Some(7));
    let (_holds, waits) = channel::<()>();
    assert_eq!(soon(Duration::from_millis(1), move || waits.recv().is_ok()), None);
}
