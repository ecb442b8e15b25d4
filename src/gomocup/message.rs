//! The messages of the protocol, for both sides: what is printed here is parsed here.
//!
//! Cells are `x,y`: **column, row**, both from 0 at the top-left.

mod command;
mod detail;
mod info;
mod parser;
mod reply;
mod text;

pub use command::{Command, CommandError, Owner, PlacedStone};
pub use detail::Detail;
pub use info::Info;
pub use parser::CommandParser;
pub use reply::{About, NotAReply, Reply};

#[cfg(test)]
mod tests;
