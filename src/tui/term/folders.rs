//! Threads that read folders and files for the choice of a file.
//!
//! Reading may hang, for example on a network that is gone. So these threads do nothing else, and
//! a new folder does not wait for the one before: it gets a thread of its own, up to a limit.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Sender;

use crate::player::{Stop, Ticket};
use crate::store::Store;
use crate::tui::event::{Browse, Event};
use crate::worker::Post;

/// Maximum number of threads for folders that hang. Then the next one waits.
const MOST: usize = 8;

type Reader = Post<(Browse, Stop)>;

pub struct Folders {
    store: Store,
    events: Sender<Event>,
    reader: Reader,
    /// Number of folders being read.
    busy: Arc<AtomicUsize>,
    /// Reader of everything else, of which only the last request counts.
    files: Reader,
    recent: Reader,
}

impl Folders {
    pub fn new(store: Store, events: Sender<Event>) -> Self {
        let busy = Arc::default();
        let new = || reader(&store, &events, &busy);
        let [reader, files, recent] = [new(), new(), new()];
        Self { store, events, reader, busy, files, recent }
    }

    pub fn ask(&mut self, ticket: Ticket, browse: Browse) {
        let reader = match browse {
            Browse::Folder(_) => {
                if (1..MOST).contains(&self.busy.load(Ordering::Relaxed)) {
                    self.reader = reader(&self.store, &self.events, &self.busy);
                }
                &mut self.reader
            }
            Browse::Preview(..) => &mut self.files,
            Browse::Recent(_) => &mut self.recent,
        };
        reader.ask(ticket, |stop| (browse, stop));
    }
}

/// Creates a reader, which skips requests that a later one has replaced.
fn reader(store: &Store, events: &Sender<Event>, busy: &Arc<AtomicUsize>) -> Reader {
    let (store, events, busy) = (store.clone(), events.clone(), Arc::clone(busy));
    let failures = events.clone();
    let work = move |ticket, (browse, stop): (Browse, Stop)| {
        if stop.is_stopped() {
            return;
        }
        let counts = usize::from(matches!(browse, Browse::Folder(_)));
        busy.fetch_add(counts, Ordering::Relaxed);
        let browsed = browse.read(&store);
        busy.fetch_sub(counts, Ordering::Relaxed);
        // If the loop is gone, nobody needs the event.
        let _ = events.send(Event::Browsed(ticket, browsed));
    };
    Post::new("folders", work, move |ticket, why| {
        let _ = failures.send(Event::Failed(ticket, why));
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::rules::Variant;
    use crate::tui::event::Browsed;

    #[test]
    fn every_kind_of_request_is_answered() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().to_path_buf();
        let (sender, events) = mpsc::channel();
        let mut folders = Folders::new(Store::in_directory(path.join("data")), sender);
        folders.ask(Ticket(1), Browse::Folder(Some(path.clone())));
        let Ok(Event::Browsed(Ticket(1), Browsed::Folder(Ok(folder)))) = events.recv() else {
            panic!("it is read")
        };
        assert_eq!(folder.entries, []);
        folders.ask(Ticket(2), Browse::Recent(Vec::new()));
        let Ok(Event::Browsed(Ticket(2), Browsed::Recent(_))) = events.recv() else {
            panic!("it is listed")
        };
        folders.ask(Ticket(3), Browse::Preview(path.join("none"), Variant::GOMOKU_15));
        let Ok(Event::Browsed(Ticket(3), Browsed::Preview(Err(_)))) = events.recv() else {
            panic!("it is refused")
        };
    }

    #[test]
    fn a_folder_that_hangs_does_not_delay_the_next() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().to_path_buf();
        let (sender, events) = mpsc::channel();
        let mut folders = Folders::new(Store::in_directory(path.join("data")), sender);
        // As if a thread were still reading.
        let (hang, hung) = mpsc::channel::<()>();
        let busy = Arc::clone(&folders.busy);
        let hung = std::sync::Mutex::new(hung);
        folders.reader = Post::new(
            "hung",
            move |_, _| {
                busy.fetch_add(1, Ordering::Relaxed);
                let _ = hung.lock().unwrap().recv();
                busy.fetch_sub(1, Ordering::Relaxed);
            },
            |_, _| {},
        );
        folders.ask(Ticket(1), Browse::Folder(None));
        while folders.busy.load(Ordering::Relaxed) == 0 {
            std::hint::spin_loop();
        }
        folders.ask(Ticket(2), Browse::Folder(Some(path)));
        let Ok(Event::Browsed(Ticket(2), Browsed::Folder(Ok(_)))) = events.recv() else {
            panic!("it is read")
        };
        drop(hang);
    }
}
