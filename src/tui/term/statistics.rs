//! Thread that reads the history for the statistics, which may be thousands of files.

use std::ops::ControlFlow;
use std::sync::mpsc::Sender;

use super::workers::give_way;
use crate::player::Stop;
use crate::store::Store;
use crate::tui::event::{Event, StatisticsNews, read_statistics};
use crate::worker::Post;

/// Number of files between progress reports.
const OFTEN: usize = 100;

/// Creates the reader. A stopped request is not answered.
pub fn statistician(store: Store, events: Sender<Event>) -> Post<Stop> {
    let failures = events.clone();
    let work = move |ticket, stop: Stop| {
        give_way();
        // If the loop is gone, nobody needs the event.
        let say = |news| drop(events.send(Event::Statistics(ticket, news)));
        let read = read_statistics(&store, &mut |progress| {
            if stop.is_stopped() {
                return ControlFlow::Break(());
            }
            if progress.read % OFTEN == 0 {
                say(StatisticsNews::Reading(progress));
            }
            ControlFlow::Continue(())
        });
        read.into_iter().for_each(say);
    };
    Post::new("statistics", work, move |ticket, why| {
        let _ = failures.send(Event::Failed(ticket, why));
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::player::Ticket;
    use crate::worker::faults;

    /// Store with this many games in its history.
    #[expect(clippy::disallowed_methods, reason = "writes the games of the test")]
    fn store(home: &std::path::Path, games: usize) -> Store {
        let history = home.join("history");
        std::fs::create_dir(&history).unwrap();
        let game = "(;GM[4]SZ[15]PW[Gomoku level 3]RE[B+R];B[hh])";
        for number in 0..games {
            std::fs::write(history.join(format!("{number:04}.sgf")), game).unwrap();
        }
        Store::in_directory(home.to_path_buf())
    }

    #[test]
    fn progress_is_reported_before_the_statistics() {
        let home = tempfile::tempdir().unwrap();
        let (sender, events) = mpsc::channel();
        let mut post = statistician(store(home.path(), OFTEN + 1), sender);
        post.ask(Ticket(1), |stop| stop);
        let Ok(Event::Statistics(Ticket(1), StatisticsNews::Reading(progress))) = events.recv()
        else {
            panic!("it is reported")
        };
        assert_eq!((progress.read, progress.all), (OFTEN, OFTEN + 1));
        let Ok(Event::Statistics(Ticket(1), StatisticsNews::Read(Ok(all)))) = events.recv() else {
            panic!("it is read")
        };
        assert_eq!(all.games.all.games(), 101);
    }

    #[test]
    fn a_stopped_request_is_not_answered_and_a_thread_that_cannot_start_is_reported() {
        let home = tempfile::tempdir().unwrap();
        let (sender, events) = mpsc::channel();
        let mut post = statistician(store(home.path(), 3), sender);
        faults::with_threads(0, || post.ask(Ticket(1), |stop| stop));
        let Ok(Event::Failed(Ticket(1), why)) = events.recv() else { panic!("it fails") };
        assert!(why.contains("cannot start another thread"), "{why}");
        post.ask(Ticket(2), |stop| {
            stop.stop();
            stop
        });
        post.ask(Ticket(3), |stop| stop);
        let Ok(Event::Statistics(Ticket(3), StatisticsNews::Read(Ok(_)))) = events.recv() else {
            panic!("the next one is read")
        };
    }
}
