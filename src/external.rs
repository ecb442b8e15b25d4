//! Other engines: programs that speak the Gomocup protocol.
//!
//! An engine may do anything: hang, end, flood its output, play where it cannot. Whatever it does
//! is a [`Fault`], which says what happened in plain words; the game goes on without it. Nothing
//! here waits without a limit: writing never blocks, and everything that is read is bounded.
//!
//! Each engine runs under a *guard*, a second process of this program. It ends the engine and all
//! that the engine has started, as soon as this program has ended or no longer needs it. So nothing
//! outlives this program, even if it is killed.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `process` | a running engine: lines to it and from it |
//! | `reader` | its output, split into lines and bounded |
//! | `system` | the guard, on each system |
//! | `log` | the last lines of both sides |
//! | `said` | parser of what an engine tells of its search |
//! | `swap2` | openings by the swap2 rule |
//! | `fault` | what went wrong |
//! | `terms` | time, memory and other resources of an engine in a game |
//! | `client` | the dialogue: a game from its start to the moves |
//! | `player` | an engine as a player |
//! | `introduce` | a new engine of the user's list |

mod client;
mod fault;
mod introduce;
mod log;
mod player;
mod process;
mod reader;
mod said;
mod swap2;
mod system;
mod terms;

pub use client::{Answered, Client, MoveClock};
pub use fault::Fault;
pub use introduce::{NotAdded, introduce, introduce_unseen};
pub use log::{Direction, Entry, Log};
pub use player::ExternalPlayer;
pub use process::{Heard, Process, Program};
pub use system::{GUARD, NOT_STARTED, Usage, own_program, run_guard};
