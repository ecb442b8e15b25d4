//! The keyboard and the mouse.

#[cfg(all(unix, not(elsewhere)))]
mod decoder;
#[cfg(any(not(unix), elsewhere))]
mod elsewhere;
#[cfg(all(unix, not(elsewhere)))]
mod sequence;
#[cfg(all(unix, not(elsewhere)))]
mod unix;

#[cfg(any(not(unix), elsewhere))]
pub use elsewhere::read;
#[cfg(all(unix, not(elsewhere)))]
pub use unix::read;
