//! Connections to friends' programs.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::disk::{Disk, Written};
use super::system::take_pipe;
use crate::friend::{Connection, Outbox};
use crate::link::{Address, Hosting, Links, Terminal};
use crate::locale::text;
use crate::tui::app::LinkStart;
use crate::tui::event::{Event, Linked};

/// Time that the other program has for its first line, in which ssh may ask for a password.
const GREETING: Duration = Duration::from_secs(120);

/// Connections to friends' programs; clones share them.
#[derive(Clone)]
pub struct Friends {
    links: Arc<Mutex<Links>>,
    events: Sender<Event>,
}

impl Friends {
    pub fn new(events: Sender<Event>) -> Self {
        let news = Mutex::new(events.clone());
        let links = Links::new(move |heard| {
            let news = news.lock().unwrap_or_else(PoisonError::into_inner);
            // If the loop is gone, nobody needs the news.
            let _ = news.send(Event::Heard(heard));
        });
        Self { links: Arc::new(Mutex::new(links)), events }
    }

    fn with<T>(&self, work: impl FnOnce(&mut Links) -> T) -> T {
        work(&mut self.links.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Makes the connection with which the program begins, while the terminal is still the shell's:
    /// ssh may ask for a password.
    ///
    /// # Errors
    /// Fails if there is no connection.
    pub fn start(&self, start: &LinkStart) -> anyhow::Result<()> {
        let linked = match start {
            LinkStart::Host(hosting) => Linked::Waits(self.with(|links| links.host(hosting))?),
            LinkStart::Join(address) => {
                let connection = self.with(|links| links.join(address, Terminal::Free))?;
                if !self.with(|links| links.await_first_line(connection, GREETING)) {
                    anyhow::bail!(text!("friend-no-answer", address = address));
                }
                Linked::Joined(connection)
            }
            LinkStart::Pipe => {
                let (input, output) = take_pipe()?;
                Linked::Joined(self.with(|links| links.adopt(input, output))?)
            }
        };
        let _ = self.events.send(Event::Linked(Ok(linked)));
        Ok(())
    }

    pub fn host(&self, hosting: &Hosting) -> Event {
        let path = self.with(|links| links.host(hosting));
        Event::Linked(path.map(Linked::Waits).map_err(|why| why.to_string()))
    }

    pub fn join(&self, address: &Address) -> Event {
        let connection = self.with(|links| links.join(address, Terminal::Taken));
        Event::Linked(connection.map(Linked::Joined).map_err(|why| why.to_string()))
    }

    /// Makes room for another line, after one was handled.
    pub fn free(&self, connection: Connection) {
        self.with(|links| links.free(connection));
    }

    /// Sends lines, once the disk has what is to be kept before.
    pub fn share(&self, out: Outbox, disk: &Disk) -> Written {
        let friends = self.clone();
        disk.share(out.kept, move || {
            friends.with(|links| {
                out.lines.iter().for_each(|(to, line)| links.send(*to, line));
                out.closed.iter().for_each(|connection| links.close(*connection));
            });
        })
    }

    /// Stops listening, after everything was sent.
    pub fn unlink(&self, disk: &Disk) {
        let friends = self.clone();
        // The screen need not wait for it.
        drop(disk.share(Vec::new(), move || friends.with(Links::stop_hosting)));
    }
}
