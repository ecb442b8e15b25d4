//! Systems other than Unix: there are no local connections.

use std::path::Path;

use super::{Guest, Socket};
use crate::link::address::Local;
use crate::link::fault::LinkError;
use crate::link::hosting::Hosting;

/// Places for sockets, of which there are none.
pub struct Folders;

impl Folders {
    pub const fn of_system() -> Self {
        Self
    }
}

/// Listener that there is none of.
pub enum Listener {}

impl Listener {
    /// Path of its socket.
    pub const fn path(&self) -> &Path {
        match *self {}
    }
}

/// Fails: nobody can connect.
pub(in crate::link) fn listen(
    _: &Folders,
    _: &Hosting,
    _: impl Fn(Guest) + Send + 'static,
) -> Result<Listener, LinkError> {
    Err(LinkError::NoSockets)
}

/// Fails: there is nobody to connect to.
pub(in crate::link) const fn connect(_: &Folders, _: &Local) -> Result<Socket, LinkError> {
    Err(LinkError::NoSockets)
}
