//! The thread that has the index of many games: what is asked is answered at once, and between the questions
//! files are read.

use std::collections::VecDeque;
use std::io;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender};

use super::priority::give_way;
use super::start_thread;
use crate::store::Store;
use crate::tui::event::{Event, Found, Search};
use crate::tui::finder::Finder;

/// It is told how far the reading is after so many games.
const OFTEN: usize = 500;

/// Starts the thread; what is asked of it is sent there, what it says comes to `events`.
///
/// # Errors
/// If there can be no further thread.
pub(super) fn start(store: Store, events: Sender<Event>) -> io::Result<Sender<Search>> {
    let (searches, queue) = mpsc::channel();
    start_thread("finder", move || {
        give_way();
        work(Finder::new(store), &queue, &events);
    })?;
    Ok(searches)
}

fn work(mut finder: Finder, queue: &Receiver<Search>, events: &Sender<Event>) {
    // A loop that is gone needs to hear nothing.
    let say = |found| drop(events.send(Event::Found(found)));
    let mut ahead = VecDeque::new();
    loop {
        ahead.extend(queue.try_iter());
        match ahead.pop_front() {
            Some(search) => finder.perform(search).into_iter().for_each(say),
            None if finder.is_behind() => {
                let ticket = finder.ticket();
                let read = finder.read(&mut |progress| {
                    ahead.extend(queue.try_iter());
                    if progress.games % OFTEN == 0 {
                        say(Found::Reading(ticket, progress));
                    }
                    let ends =
                        |search: &Search| matches!(search, Search::Begin { .. } | Search::End);
                    if ahead.iter().any(ends) {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                read.into_iter().for_each(say);
            }
            None => match queue.recv() {
                Ok(search) => ahead.push_back(search),
                Err(_) => return,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::player::Ticket;
    use crate::tui::event::Games;

    #[test]
    fn files_are_read_and_questions_answered() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let (sender, events) = mpsc::channel();
        let searches = start(store, sender).unwrap();
        let list = |number| Search::List {
            ticket: Ticket(number),
            query: Box::default(),
            skipped: 0,
            number: 9,
        };
        // Nothing is open yet: nobody answers.
        searches.send(list(1)).unwrap();
        let (ticket, games) = (Ticket(7), Games::In(PathBuf::from("/no/such/file")));
        searches.send(Search::Begin { ticket, games }).unwrap();
        let Ok(Event::Found(Found::Read(Ticket(7), Ok(())))) = events.recv() else {
            panic!("it is read")
        };
        searches.send(list(2)).unwrap();
        let Ok(Event::Found(Found::Listed(Ticket(2), page))) = events.recv() else {
            panic!("it is answered")
        };
        let listed = page.unwrap().games.remove(0);
        assert_eq!(listed.game, Err("no such file or directory".to_owned()));
    }
}
