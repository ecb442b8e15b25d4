//! Players that are not persons, and the seats on which they think.
//!
//! A player is a blocking function of the whole game: takebacks, loaded games and changes of player
//! need no further method. A person is not a player: the screen answers for them.

mod adviser;
mod analyst;
mod beginner;
mod bench;
mod crew;
mod ctx;
mod engine;
mod forced;
mod gaps;
mod level;
mod levelled;
mod paced;
mod seat;
mod shortage;
mod simple;
mod solve;
mod solver;
mod tables;

pub use adviser::Adviser;
pub use analyst::Analyst;
pub use bench::{BENCH_DEPTH, BenchResult, Evaluation, Total, bench};
pub use crew::{Tasks, work_off};
pub use ctx::Ctx;
pub use engine::{EnginePlayer, EngineSettings};
pub use level::Level;
pub use levelled::{Levelled, has_levels};
pub use paced::Paced;
pub use seat::{Answer, Failure, Response, Seat};
pub use shortage::Shortage;
pub use simple::Simple;
pub use solve::{Solution, Threats, solve};
pub use solver::{Solver, Win};

pub use crate::engine::{
    Info, Limits, Line, Reason, SIDES, TimeManager, Unwatched, Verdict, Watch, WinKind, reason,
};

use std::fmt;
use std::time::Duration;

use crate::engine::has_memory;
use crate::rules::{Game, Point, Stone, Variant};
pub use crate::worker::{Stop, Ticket};

/// Something that can choose a move.
pub trait Player: Send {
    /// A legal move for the side to move, within the limits.
    ///
    /// The same player may be asked about any game: an earlier position, a longer one, another
    /// variant. What it remembers makes it faster, never wrong. It looks at [`Ctx`]'s stop flag at
    /// bounded intervals and answers soon after that is set.
    ///
    /// # Errors
    /// If it has no move to offer; see [`NoMove`].
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove>;

    /// How long after the question the best move that it has reported may be played in its place, if its time is over:
    /// it is an anytime algorithm (Wikipedia: Anytime algorithm). `None`: its own answer is waited for, since that says
    /// more or comes at once.
    fn anytime_from(&self) -> Option<Duration> {
        None
    }

    /// The reason for its last move, if it is a player that gives reasons.
    fn reason(&self) -> Option<Reason> {
        None
    }

    /// How much smaller its tables are than they were to be, if the system has no more memory.
    fn shortage(&self) -> Option<Shortage> {
        None
    }
}

/// Why a player has no move to offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// The game is over.
    GameOver,
    /// The player does not know this game.
    Unsupported(Variant),
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::Unsupported(variant) => write!(f, "it does not know this game ({variant})"),
        }
    }
}

impl std::error::Error for NoMove {}

/// Bytes that a player needs, with the smallest tables.
const LEAST_MEMORY: usize = 12 << 20;

/// Whether the system has the memory for one player. With less than is wanted beyond that, its tables are smaller.
pub fn can_be_seated() -> bool {
    has_memory(LEAST_MEMORY)
}

/// A seed from the system, for whoever wants another game each time.
pub fn any_seed() -> u64 {
    fastrand::u64(..)
}

/// A random bit from a seed, one for each number.
pub fn lot(seed: u64, number: u64) -> bool {
    fastrand::Rng::with_seed(seed.wrapping_add(number)).bool()
}

/// The seed of the computer on a side: against itself, the two sides choose independently.
pub const fn seed_of(side: Stone, seed: u64) -> u64 {
    match side {
        Stone::First => seed.wrapping_add(1),
        Stone::Second => seed,
    }
}
