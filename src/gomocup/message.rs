//! Messages of the protocol, for both sides. Everything printed here can be parsed here, except for
//! a [`detail`](detail()) of a search.
//!
//! Cells are `x,y`: **column, row**, both from 0 at the top left.

mod command;
mod detail;
mod parser;
mod reply;
mod text;

pub use command::{Command, CommandError, InfoItem, Owner, PlacedStone};
pub use detail::detail;
pub use parser::CommandParser;
pub use reply::{About, Reply};

#[cfg(test)]
mod tests;
