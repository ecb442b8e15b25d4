//! Game of two people, each with a program of their own: what the two programs say to each other.
//! Pure.

mod connection;

pub use connection::{Connection, LONGEST_LINE};
