//! The search for the best move. Pure: it prints nothing, starts no thread, and has no clock but the
//! one that its caller lends it.

mod cell;
mod eval;
mod limits;
mod line;
mod moves;
mod observer;
mod order;
mod patterns;
mod position;
mod reason;
mod sample;
mod score;
mod search;
mod table;
mod threat;
mod time;
mod vcf;
mod vct;
mod weights;

pub use cell::{Cell, CellSet, WAYS};
pub use eval::{Classical, Evaluate};
pub use eval::{STANCE_BITS, stance};
pub use limits::{Info, Limits, Unwatched, Verdict, Watch};
pub use line::Line;
pub use observer::Observer;
pub use position::{Position, SIDES, Unsupported, check_support};
pub use reason::{By, Reason, reason};
pub use sample::{Candidate, Sample, groups};
pub use search::{Choice, Memory, Search};
pub use table::Table;
pub use threat::Threat;
pub use time::Budget;
pub use vcf::{Found, Vcf};
pub use vct::Vct;
