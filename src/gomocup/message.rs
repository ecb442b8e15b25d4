//! The words of the protocol, for both sides: what is printed here is read here.
//!
//! Cells are `x,y`: **column, row**, both from 0 at the top-left.

mod command;
mod info;
mod listener;
mod reply;
mod text;

pub use command::{Command, CommandError, Placed, Who};
pub use info::Info;
pub use listener::Listener;
pub use reply::{About, NotAReply, Reply};

#[cfg(test)]
mod tests;
