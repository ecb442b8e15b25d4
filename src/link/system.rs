//! Local connections on this system.
//!
//! `unix` supports Linux, macOS and the like, `elsewhere` all others, with the same functions.
//! `--cfg elsewhere` builds the latter on any system, for checks and tests.

#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub(super) use elsewhere::{Folders, Listener, connect, listen};
#[cfg(all(unix, not(elsewhere)))]
pub(super) use unix::{Folders, Listener, connect, listen};

use std::io::{Read, Write};

/// Both directions of a connection.
pub(super) struct Socket {
    pub input: Box<dyn Read + Send>,
    pub output: Box<dyn Write + Send>,
    /// Ends both directions now, and with them whatever waits for them.
    pub cut: Box<dyn Fn() + Send + Sync>,
}

/// Somebody who has connected, and may.
pub(super) struct Guest {
    /// Login name of the account, or its number, if the system tells.
    pub user: Option<String>,
    pub socket: Socket,
}
