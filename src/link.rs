//! Lines to and from the program of a friend, on this machine or on another one.
//!
//! Nothing here listens on a network. A host listens on a Unix socket. A friend on the same machine
//! connects to the socket. On another machine, the friend's program starts `ssh`, which runs
//! `bridge` on the host's machine, and that connects to the socket. So the system says who
//! connects, and ssh encrypts.
//!
//! [`Links`] owns the listener and the connections. Each connection has a thread that reads and one
//! that writes. One more thread, the pulse, has the times of all connections: pings, silence, and
//! what must end. All news goes to one function as [`Heard`], which must neither wait nor call
//! [`Links`].
//!
//! The other program may do anything: lines, the rate of lines, queues, connections and waits are
//! bounded. This room knows no game. The only words of the protocol that it knows are `ping`,
//! `pong`, and the refusals `no stranger`, `no full` and `no host`.
//!
//! Files by the order of their imports: `fault`, `address`, `clock`; `lines` splits input, `pulse`
//! measures the connection; `system` has the sockets, `ssh` the process; `wire` is one connection,
//! and `shared` has all of them.

mod address;
mod bridge;
mod clock;
mod fault;
mod hosting;
mod lines;
mod links;
mod pulse;
mod shared;
mod ssh;
mod system;
mod wire;

#[cfg(test)]
mod tests;

pub use address::{Address, HostName, Local, Machine};
pub use bridge::bridge;
pub use fault::{End, LinkError};
pub use hosting::{Allowed, Hosting};
pub use links::Links;
pub use ssh::Terminal;

use std::time::Duration;

use crate::friend::Connection;

/// News of a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody has connected to this host: the login name of their account, or its number, if the
    /// system tells.
    Opened(Connection, Option<String>),
    /// Line from the other program, without its end. [`Links::free`] makes room for another one.
    Line(Connection, String),
    /// Time that a line takes there and back, if it has changed noticeably.
    Lag(Connection, Duration),
    /// Nothing was heard for 30 s (true), or the other program speaks again (false).
    Silent(Connection, bool),
    /// The connection has ended, and there is no further news of it.
    Closed(Connection, End),
}
