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

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader, pipe};
    use std::sync::mpsc;

    use super::*;
    use crate::friend::GameId;
    use crate::store::{Keeper, Store};
    use crate::worker::start;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the log is read as it is")]
    fn lines_are_sent_after_the_disk_has_what_is_kept() {
        let home = tempfile::tempdir().unwrap();
        let store = Store::in_directory(home.path().to_path_buf());
        let disk = Disk::start(Keeper::new(store), mpsc::channel().0).unwrap();
        let friends = Friends::new(mpsc::channel().0);
        let ((input, _held), (heard, output)) = (pipe().unwrap(), pipe().unwrap());
        let line = friends.with(|links| links.adopt(input, output)).unwrap();
        let log = home.path().join("friends").join(format!("{}.log", GameId(7)));
        let (sender, lines) = mpsc::channel();
        start("reader", move || {
            // Pings come, too.
            let line = BufReader::new(heard).lines().map_while(Result::ok).find(|it| it == "said");
            let _ = sender.send(line.map(|_| std::fs::read_to_string(log).unwrap_or_default()));
        })
        .unwrap();
        // The disk is busy.
        let (free, is_free) = mpsc::channel();
        drop(disk.share(Vec::new(), move || is_free.recv().unwrap()));
        let (kept, said) = ((GameId(7), "kept".to_owned()), (line, "said".to_owned()));
        let out = Outbox { kept: vec![kept], lines: vec![said], closed: Vec::new() };
        drop(friends.share(out, &disk));
        assert!(lines.recv_timeout(Duration::from_millis(200)).is_err(), "it is not kept yet");
        free.send(()).unwrap();
        let kept = lines.recv_timeout(Duration::from_secs(20)).unwrap();
        assert_eq!(kept.as_deref(), Some("kept\n"));
    }
}
