//! The search for the best move. Pure: it prints nothing, starts no thread, and has no clock but the
//! one that its caller lends it.

mod limits;

pub use limits::{Info, Limits, Unwatched, Verdict, Watch};
