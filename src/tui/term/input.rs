//! The keyboard and the mouse.

#[cfg(unix)]
mod decoder;
#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod sequence;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub use other::read;
#[cfg(unix)]
pub use unix::read;
