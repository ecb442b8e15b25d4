//! Thread with the index of many games. It answers requests, and reads files in between.

use std::collections::VecDeque;
use std::io;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender};

use super::workers::give_way;
use crate::store::{Store, StoreError};
use crate::tui::event::{Event, SearchAnswer, SearchRequest};
use crate::tui::finder::Finder;
use crate::worker::{guarded, start as start_thread};

/// Number of games between progress reports.
const OFTEN: usize = 500;

pub(super) fn start(store: Store, events: Sender<Event>) -> io::Result<Sender<SearchRequest>> {
    let (searches, queue) = mpsc::channel();
    start_thread("finder", move || {
        give_way();
        work(&mut Finder::new(store), &queue, &events);
    })?;
    Ok(searches)
}

fn work(finder: &mut Finder, queue: &Receiver<SearchRequest>, events: &Sender<Event>) {
    // If the loop is gone, nobody needs the event.
    let say = |found| drop(events.send(Event::Found(found)));
    let mut ahead = VecDeque::new();
    loop {
        ahead.extend(queue.try_iter());
        match ahead.pop_front() {
            Some(search) => {
                let found = guarded(|| finder.perform(&search)).unwrap_or_else(|why| {
                    finder.close();
                    search.failed(StoreError::Index(why))
                });
                found.into_iter().for_each(say);
            }
            None if finder.is_behind => {
                let ticket = finder.ticket;
                let read = guarded(|| {
                    finder.read(&mut |progress| {
                        ahead.extend(queue.try_iter());
                        if progress.games % OFTEN == 0 {
                            say(SearchAnswer::Reading(ticket, progress));
                        }
                        let ends = |search: &SearchRequest| {
                            matches!(search, SearchRequest::Begin(..) | SearchRequest::End)
                        };
                        if ahead.iter().any(ends) {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(())
                        }
                    })
                });
                let read = read.unwrap_or_else(|why| {
                    finder.close();
                    Some(SearchAnswer::Read(ticket, Err(StoreError::Index(why))))
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
    use crate::worker::faults;

    #[test]
    fn files_are_read_and_requests_answered() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let (sender, events) = mpsc::channel();
        let searches = start(store, sender).unwrap();
        let list = |number| SearchRequest::List {
            ticket: Ticket(number),
            query: Box::default(),
            skipped: 0,
            number: 9,
        };
        // No collection is open yet, so there is no answer.
        searches.send(list(1)).unwrap();
        let (ticket, games) = (Ticket(7), Games::In(PathBuf::from("/no/such/file"), None));
        searches.send(SearchRequest::Begin(ticket, games)).unwrap();
        let Ok(Event::Found(SearchAnswer::Read(Ticket(7), Ok(())))) = events.recv() else {
            panic!("it is read")
        };
        searches.send(list(2)).unwrap();
        let Ok(Event::Found(SearchAnswer::Listed(Ticket(2), page))) = events.recv() else {
            panic!("it is answered")
        };
        let listed = page.unwrap().games.remove(0);
        assert_eq!(listed.game, Err("no such file or directory".to_owned()));
    }

    /// Opening a collection, listing it and reading its files panic in turn. The thread survives
    /// each.
    #[test]
    fn panics_are_answered_and_the_next_search_starts_afresh() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let asked = |number| {
            let games = Games::In(home.path().join("none"), None);
            let ticket = Ticket(number + 1);
            let list = SearchRequest::List { ticket, query: Box::default(), skipped: 0, number: 9 };
            [SearchRequest::Begin(Ticket(number), games), list]
        };
        let send = |to: Sender<SearchRequest>, all: [SearchRequest; 2]| {
            for search in all {
                to.send(search).unwrap();
            }
        };
        // Reading is the last step, and closes the collection.
        for fault in 0..3 {
            let (searches, queue) = mpsc::channel();
            let (sender, events) = mpsc::channel();
            send(searches, asked(1));
            faults::panic_after(fault);
            let mut finder = Finder::new(store.clone());
            work(&mut finder, &queue, &sender);
            let (searches, queue) = mpsc::channel();
            send(searches, asked(3));
            work(&mut finder, &queue, &sender);
            drop(sender);
            let told = events.iter().map(|event| match event {
                Event::Found(SearchAnswer::Read(ticket, result)) => {
                    ("read", ticket.0, result.is_ok())
                }
                Event::Found(SearchAnswer::Listed(ticket, result)) => {
                    ("list", ticket.0, result.is_ok())
                }
                event => panic!("{event:?}"),
            });
            let told: Vec<_> = told.collect();
            let before: &[_] = match fault {
                0 => &[("read", 1, false)],
                1 => &[("list", 2, false)],
                _ => &[("list", 2, true), ("read", 1, false)],
            };
            let expected = [before, &[("list", 4, true), ("read", 3, true)]].concat();
            assert_eq!(told, expected, "{fault}");
        }
    }
}
