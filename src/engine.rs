//! The search for the best move. Pure: it prints nothing, starts no thread, and has no clock but its
//! caller's.

mod board;
mod correction;
mod eval;
mod history;
mod limits;
mod memory;
mod movegen;
mod movepick;
mod patterns;
mod reason;
mod sample;
mod score;
mod search;
mod threads;
mod time;
mod tt;
mod vcf;
mod vct;
mod weights;

pub use board::{Bitboard, Position, SIDES, Square, Unsupported, check_support};
pub use eval::{
    CHANNELS, Classical, Evaluate, HIDDEN, INPUTS, MAX_ACTIVATION, Network, NetworkError,
    NetworkEvaluator, checksum, scale, threat_mask,
};
pub use limits::{Info, Limits, Line, Unwatched, Verdict, Watch};
pub use memory::has_memory;
pub use movegen::{Stage, root_candidates};
pub use patterns::{Pattern, PatternCode, Threat};
pub use reason::{Reason, WinKind, reason};
pub use sample::{Candidate, Sample, pattern_codes};
pub use search::{Search, SearchResult, static_move};
pub use threads::ThreadData;
pub use time::TimeManager;
pub use tt::{SharedTable, TranspositionTable};
pub use vcf::{SolverLimits, SolverResult, Vcf};
pub use vct::Vct;
pub use weights::{DISTANCES, THREAT_MASK_BITS};

#[cfg(test)]
mod tests;
