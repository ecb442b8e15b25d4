//! Windows and others.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Standard input of a brain. The system does not report who holds its other end.
pub struct ManagersInput;

impl ManagersInput {
    pub const fn new() -> Self {
        Self
    }
}

impl Read for ManagersInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        io::stdin().read(buffer)
    }
}

/// Memory of this process in bytes; `None` if unknown.
pub const fn resident() -> Option<usize> {
    None
}

/// Does nothing: there are no signals.
#[expect(clippy::unnecessary_wraps, reason = "as on other systems")]
pub fn handle_signals(_: &Arc<AtomicBool>, _: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Ok(())
}
