//! The search for the best move. Pure: it prints nothing, starts no thread, and has no clock but its
//! caller's.

mod limits;
mod reason;
mod search;
mod threads;
mod time;

// Parts of the search, public for training, tests and benchmarks.
#[doc(hidden)]
mod board;
mod correction;
#[doc(hidden)]
mod eval;
mod history;
#[doc(hidden)]
mod memory;
#[doc(hidden)]
mod movegen;
mod movepick;
#[doc(hidden)]
mod patterns;
mod score;
#[doc(hidden)]
mod tt;
#[doc(hidden)]
mod vcf;
#[doc(hidden)]
mod vct;
#[doc(hidden)]
mod weights;

pub use board::{SIDES, Unsupported, check_support};
pub use limits::{Info, Limits, Line, Unwatched, Verdict, Watch};
pub use reason::{Reason, WinKind, reason};
pub use search::{Search, SearchResult, static_move};
pub use threads::ThreadData;
pub use time::TimeManager;

#[doc(hidden)]
pub use self::{
    board::{Bitboard, Position, Square},
    eval::{
        CHANNELS, Classical, Evaluate, HIDDEN, INPUTS, MAX_ACTIVATION, Network, NetworkError,
        NetworkEvaluator, checksum, scale, threat_mask,
    },
    memory::has_memory,
    movegen::{Stage, root_candidates},
    patterns::{Pattern, PatternCode, PatternTables, Threat},
    tt::{SharedTable, TranspositionTable},
    vcf::{SolverLimits, SolverResult, Vcf},
    vct::Vct,
    weights::{DISTANCES, THREAT_MASK_BITS, distance_class},
};

#[cfg(test)]
mod tests;
