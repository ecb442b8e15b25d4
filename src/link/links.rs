//! Owner of the listener and of all connections.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::Heard;
use super::address::Address;
use super::clock::Clock;
use super::fault::LinkError;
use super::hosting::Hosting;
use super::shared::{Origin, Shared};
use super::ssh::{self, Ssh, Terminal};
use super::system::{self, Folders, Listener, Socket};
use crate::friend::Connection;

/// Connections to other programs, and the socket on which this one listens. Dropping it closes
/// them, for which it waits half a second at most, and removes the socket.
pub struct Links {
    shared: Arc<Shared>,
    listener: Option<Listener>,
    folders: Folders,
    /// Command for ssh, if it is not `ssh`.
    ssh: Option<OsString>,
}

impl Links {
    /// Creates the owner, without any connection or thread. All news is passed to `hear`, in order
    /// for each connection; it must neither wait nor use this.
    pub fn new(hear: impl Fn(Heard) + Send + Sync + 'static) -> Self {
        Self::within(Folders::of_system(), ssh::command(), Clock::new(1), hear)
    }

    pub(super) fn within(
        folders: Folders,
        ssh: Option<OsString>,
        clock: Clock,
        hear: impl Fn(Heard) + Send + Sync + 'static,
    ) -> Self {
        Self { shared: Shared::new(clock, hear), listener: None, folders, ssh }
    }

    /// Starts to listen, instead of under another name. Returns the path of the socket.
    ///
    /// # Errors
    /// Fails if this user already hosts under this name, if one who is allowed does not exist, if
    /// the directory for the socket is not safe, or if this system has no sockets.
    pub fn host(&mut self, hosting: &Hosting) -> Result<PathBuf, LinkError> {
        let shared = Arc::clone(&self.shared);
        let listener = system::listen(&self.folders, hosting, move |guest| {
            // A guest who is refused knows it.
            let _ = shared.open(guest.socket, Origin::Guest(guest.user));
        })?;
        let path = listener.path().to_owned();
        self.listener = Some(listener);
        Ok(path)
    }

    /// Stops listening. The connections stay.
    pub fn stop_hosting(&mut self) {
        self.listener = None;
    }

    /// Connects to a host. A host on this machine is connected at once. On another machine ssh is
    /// started. On a free terminal it may ask for a password and print errors:
    /// [`Links::await_first_line`] waits until it is done.
    ///
    /// # Errors
    /// Fails if there is no such host on this machine, it belongs to somebody else, or ssh cannot
    /// be started.
    pub fn join(&mut self, address: &Address, terminal: Terminal) -> Result<Connection, LinkError> {
        let (socket, ssh) = match address {
            Address::Local(local) => (system::connect(&self.folders, local)?, None),
            Address::Ssh(machine) => {
                let (ssh, socket) = Ssh::start(self.ssh.as_deref(), machine, terminal)?;
                (socket, Some(ssh))
            }
        };
        self.shared.open(socket, Origin::Own(ssh))
    }

    /// Adopts any connection, as the side that has joined. A thread may wait for the input or the
    /// output after the end of the connection, until the other side closes it.
    ///
    /// # Errors
    /// Fails if the system cannot start the threads.
    pub fn adopt(
        &mut self,
        input: impl Read + Send + 'static,
        output: impl Write + Send + 'static,
    ) -> Result<Connection, LinkError> {
        let cut = Box::new(|| ());
        let socket = Socket { input: Box::new(input), output: Box::new(output), cut };
        self.shared.open(socket, Origin::Own(None))
    }

    /// Waits until the first line of a connection was heard. Returns false if the connection has
    /// ended, or the time is over.
    pub fn await_first_line(&self, connection: Connection, patience: Duration) -> bool {
        self.shared.await_first_line(connection, patience)
    }

    /// Sends a line, without its end. Does not wait: if too many lines wait to be written, the
    /// connection ends.
    pub fn send(&self, to: Connection, line: &str) {
        let Some(wire) = self.shared.wire(to) else { return };
        let mut state = wire.state();
        state.pulse.sent(self.shared.clock.now());
        let pushed = state.push(line);
        drop(state);
        if let Err(end) = pushed {
            self.shared.end(&wire, end);
        }
    }

    /// Makes room for another line of a connection, after one was heard. Without it, reading stops
    /// after 64 lines.
    pub fn free(&self, connection: Connection) {
        if let Some(wire) = self.shared.wire(connection)
            && let Some(places) = &wire.state().places
        {
            // There is one for each line.
            let _ = places.try_recv();
        }
    }

    /// Closes a connection. The lines that were sent before still go out, for two seconds at most,
    /// and nothing more is heard of it.
    pub fn close(&mut self, connection: Connection) {
        self.shared.close(connection);
    }
}

impl Drop for Links {
    fn drop(&mut self) {
        self.listener = None;
        self.shared.end_all();
    }
}
