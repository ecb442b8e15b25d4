//! The search for the best move. Pure: it prints nothing, starts no thread, and uses only the clock
//! of its caller.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `board` | position, squares, bitboards, zobrist keys |
//! | `patterns` | patterns of a stone on a line; threats |
//! | `movegen`, `movepick`, `history`, `correction` | the moves to try, in stages and in order |
//! | `tt` | the transposition table |
//! | `eval`, `weights` | the network, the classical evaluation, and the sums that they keep for each ply |
//! | `search` | a node, technique by technique |
//! | `search/deepening` | iterative deepening and aspiration windows |
//! | `search/analysis`, `search/lines` | the best lines |
//! | `search/fours` | wins and threats by fours |
//! | `threads`, `time` | lazy SMP; time management |
//! | `vcf` | wins by fours, and the moves that can matter against them |
//! | `vct` | wins by threes and fours |
//! | `leaves` | a sample of the leaves of a search, for training |
//! | `score` | mate distances |
//! | `reason` | reasons for moves, as data |

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
mod leaves;
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

pub use crate::limits::{Info, Limits, Line, Unwatched, Verdict, Watch};
pub use board::{SIDES, Unsupported, check_support};
pub use reason::{Reason, WinKind, reason};
pub use search::{Evaluator, Search, SearchResult, static_move, static_value};
pub use threads::ThreadData;
pub use time::TimeManager;

#[doc(hidden)]
pub use self::{
    board::{Bitboard, Position, Square},
    eval::{
        CHANNELS, HIDDEN, INPUTS, MAX_ACTIVATION, Network, NetworkError, REACH, RELATIONS, TAPS,
        checksum, scale, tap, threat_mask,
    },
    leaves::LeafSample,
    movegen::{Stage, root_candidates},
    patterns::{CodeMeaning, Pattern, PatternCode, PatternTables, Threat},
    tt::{SharedTable, TranspositionTable},
    vcf::{SolverLimits, SolverResult, Vcf},
    vct::Vct,
    weights::{DISTANCES, THREAT_MASK_BITS, distance_class},
};
#[doc(hidden)]
pub use crate::memory::has_memory;

#[cfg(test)]
mod tests;
