//! Windows and other systems.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Standard input of a brain. The system does not report whether the other end is open.
pub fn managers_input() -> io::Stdin {
    io::stdin()
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
