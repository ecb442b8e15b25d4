//! Windows, and whatever else there is.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The standard input of a brain: who holds its other end is not told.
pub struct ManagersInput;

impl ManagersInput {
    /// That of this process.
    pub const fn new() -> Self {
        Self
    }
}

impl Read for ManagersInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        io::stdin().read(buffer)
    }
}

/// Memory that this process holds, in bytes; `None` if the system does not tell.
pub const fn resident() -> Option<usize> {
    None
}

/// There are no signals that could be heard.
#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub fn handle_signals(_: &Arc<AtomicBool>, _: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Ok(())
}
