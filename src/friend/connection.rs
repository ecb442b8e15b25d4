//! Connections to other programs.

/// Number of a connection to another program. No number is used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Connection(pub u32);

/// Maximum length of a line in bytes, with the line feed at its end.
pub const LONGEST_LINE: usize = 512;
