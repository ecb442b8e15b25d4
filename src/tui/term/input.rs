//! Keyboard and mouse. Their reader waits for the loop, so that input to a busy program fills the
//! terminal's buffer and not the memory. All other events are sent without limit.
//!
//! The program decodes terminal input itself, because the parser of the terminal library waits
//! forever for the end of a sequence or of pasted text. Here each of them ends: with its last byte,
//! with a byte that cannot belong to it, or after a silence. Pasted text also ends with a Ctrl-C
//! that arrives alone, and nothing beyond the limit of `paste` is kept.
//!
//! The answer of the terminal to a question for its colours arrives among the keys, whenever it
//! likes and perhaps in pieces. It never becomes keys.
//!
//! The number of queued input events is limited; the rest waits in the terminal. A resize event
//! only says that there was a resize, and its handler asks for the size of the window.

#[cfg(all(unix, not(elsewhere)))]
mod decoder;
#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod sequence;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub use elsewhere::{HEARS_REPLIES, read};
#[cfg(all(unix, not(elsewhere)))]
pub use unix::{HEARS_REPLIES, read};

use std::sync::mpsc::{self, Receiver, SendError, Sender, SyncSender};

use crate::tui::event::Event;

/// Maximum number of queued input events.
const PLACES: usize = 64;

pub struct Backlog(SyncSender<()>);

pub struct Places(Receiver<()>);

pub fn backlog() -> (Backlog, Places) {
    let (sender, taken) = mpsc::sync_channel(PLACES);
    (Backlog(sender), Places(taken))
}

/// Number of places that an event takes. A pasted text, which may be long, takes all of them.
const fn places(event: &Event) -> usize {
    match event {
        Event::Key(_) | Event::Mouse(_) => 1,
        Event::Paste(_) => PLACES,
        _ => 0,
    }
}

impl Backlog {
    /// Sends an event, blocking until there is room. Fails if the loop is gone.
    pub fn send(&mut self, events: &Sender<Event>, event: Event) -> Result<(), SendError<()>> {
        for _ in 0..places(&event) {
            self.0.send(())?;
        }
        events.send(event).map_err(|_| SendError(()))
    }
}

impl Places {
    pub fn free(&self, event: &Event) {
        for () in self.0.try_iter().take(places(event)) {}
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "who waits is another thread")]
mod tests {
    use std::thread;

    use super::*;
    use ratatui::crossterm::event::KeyCode;

    fn key() -> Event {
        Event::Key(KeyCode::Enter.into())
    }

    #[test]
    fn only_input_waits_for_the_loop() {
        let (mut backlog, places) = backlog();
        let (sender, events) = mpsc::channel();
        let others = sender.clone();
        let typist = thread::spawn(move || {
            for _ in 0..10_000 {
                backlog.send(&sender, key()).unwrap();
            }
        });
        let mut keys = 0;
        while keys < 10_000 {
            let first = events.recv().unwrap();
            let waiting: Vec<_> = std::iter::once(first).chain(events.try_iter()).collect();
            assert!(waiting.len() <= PLACES, "{}", waiting.len());
            for event in waiting {
                places.free(&event);
                keys += 1;
            }
        }
        typist.join().unwrap();
        for _ in 0..1000 {
            others.send(Event::Tick).unwrap();
        }
        assert_eq!(events.try_iter().count(), 1000);
    }

    #[test]
    fn pasted_text_waits_alone() {
        let (mut backlog, places) = backlog();
        let (sender, events) = mpsc::channel();
        let typist = thread::spawn(move || {
            for event in [key(), Event::Paste("h8".to_owned()), key()] {
                backlog.send(&sender, event).unwrap();
            }
        });
        for _ in 0..3 {
            let event = events.recv().unwrap();
            assert!(events.try_recv().is_err(), "one after the other");
            places.free(&event);
        }
        typist.join().unwrap();
    }

    #[test]
    fn nobody_waits_for_a_loop_that_is_gone() {
        let (mut backlog, places) = backlog();
        let (sender, events) = mpsc::channel();
        drop((places, events));
        assert!(backlog.send(&sender, key()).is_err());
    }
}
