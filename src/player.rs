//! Computer players, and the threads on which they think.
//!
//! A player is a blocking function of the whole game, so undo, loaded games and changes of players
//! need no further methods. People are not players: the screen handles their moves.
//!
//! Levels 1 to 3 look only at the board, 4 to 8 search a fixed number of nodes, and 9 and 10 a
//! fixed time. Chance comes from the seed and the key of the position, so undo and repeated
//! requests do not change an answer.
//!
//! A search uses no more threads than there are cores. The main thread reports its move
//! (`Ctx::decide`) before it waits for the others.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `engine` | the search as a player |
//! | `analyst` | analysis without limit, with the best lines |
//! | `tables` | tables of both, and their threads |
//! | `beginner` | levels 1 to 3 |
//! | `levelled`, `level` | the ten levels, and their numbers |
//! | `forced` | moves that no experienced player overlooks |
//! | `proved` | answers of the embedded proof about a game |
//! | `opening` | the computer in an opening: sides, balanced stones, fifth moves |
//! | `draw` | the answer to the offer of a draw |
//! | `small` | the games that the solver plays, at every level |
//! | `simple` | player of the games that nobody else plays |
//! | `adviser`, `advice` | a player that gives reasons, and its reasons |
//! | `said` | what another engine tells of its search |
//! | `low_memory` | tables smaller than requested |
//! | `seat` | a thread for a player, and a timer that answers for it |
//! | `gaps` | times when that thread had no core |
//! | `task_pool` | several threads for one list of tasks |
//! | `region` | moves that win by threats, or that alone hold |
//! | `solver` | one position, with a limit of time or nodes |
//! | `bench` | the benchmark positions |

mod advice;
mod adviser;
mod analyst;
mod beginner;
#[doc(hidden)]
mod bench;
mod ctx;
mod draw;
mod engine;
mod forced;
mod gaps;
mod level;
mod levelled;
mod low_memory;
mod opening;
mod player_worker;
mod proved;
mod region;
mod said;
mod simple;
mod small;
mod solver;
mod tables;
#[doc(hidden)]
mod task_pool;

#[doc(hidden)]
pub use self::{
    bench::{BENCH_DEPTH, BenchResult, Total, bench, nodes_per_second},
    draw::{accepts_draw, is_draw_enough, is_old_enough, quick_search},
    task_pool::{Tasks, work_off},
};
pub use advice::{Advice, SmallReason};
pub use adviser::Adviser;
pub use analyst::Analyst;
pub use ctx::Ctx;
pub use engine::{EnginePlayer, EngineSettings};
pub use levelled::Levelled;
pub use low_memory::LowMemory;
pub use opening::{OpeningPlayer, balanced_stones, balanced_value};
pub use player_worker::{Answer, Failure, PlayerWorker, Response};
pub use proved::{proved, proved_after};
pub use region::{MoveFate, Region, RegionGoal, RegionLimits, examine_region};
pub use said::Said;
pub use simple::Simple;
use simple::completes_row;
use small::SmallGames;
pub use small::{Method, moves_to_win, quarto_target};
pub use solver::{ForcedWin, Solution, Solver, Threats, solve};

pub use crate::engine::{
    Evaluator, Info, Limits, Line, Reason, SIDES, TimeManager, Unwatched, Verdict, Watch, WinKind,
    reason,
};
pub use crate::proof::Claim;
pub use crate::solve::{GameSolver, GameValue, QuartoMove, QuartoPosition, Question, stones_kept};

use std::fmt;
use std::time::Duration;

use crate::engine::{Position, has_memory};
pub use crate::game::Level;
use crate::game::{AnyGame, GameKind, Target};
use crate::quarto;
use crate::rules::{Game, Point, Status, Stone, Turn};
use crate::translate::message;
pub use crate::worker::{Stop, Ticket};

/// Chooses the moves of one side.
pub trait Player: Send {
    /// Chooses a legal move for the side to move, within the limits.
    ///
    /// The same player may be asked about any game: an earlier position, a longer one, another
    /// variant. Memory of earlier requests makes it faster, never wrong. It polls the stop flag of
    /// [`Ctx`] at bounded intervals, and answers soon after the flag is set.
    ///
    /// # Errors
    /// Fails if it has no move to offer; see [`NoMove`].
    fn choose(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Point, NoMove>;

    /// Takes the next turn, which in an opening may be a decision. Players that know no other turns
    /// place a stone.
    ///
    /// # Errors
    /// Fails if it has no turn to offer; see [`NoMove`].
    fn take_turn(&mut self, game: &Game, limits: &Limits, ctx: &Ctx) -> Result<Turn, NoMove> {
        self.choose(game, limits, ctx).map(Turn::Stone)
    }

    /// Chooses a cell for the selected piece of Quarto, or a piece to give.
    ///
    /// # Errors
    /// Fails if it has no move to offer; see [`NoMove`]. By default, it does not know Quarto.
    fn choose_in_quarto(
        &mut self,
        game: &quarto::Game,
        _: &Limits,
        _: &Ctx,
    ) -> Result<Target, NoMove> {
        Err(NoMove::Unsupported(GameKind::Quarto(game.board())))
    }

    /// Chooses what to do next in any game of the family: its turn, or its move in Quarto.
    ///
    /// # Errors
    /// Fails if it has no turn to offer; see [`NoMove`].
    fn choose_target(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        ctx: &Ctx,
    ) -> Result<Target, NoMove> {
        match game {
            AnyGame::Rows(game) => self.take_turn(game, limits, ctx).map(Target::from),
            AnyGame::Quarto(game) => self.choose_in_quarto(game, limits, ctx),
        }
    }

    /// Time after the request from which the best reported move may be played once time is up, as
    /// in an anytime algorithm. `None` if the player's own answer must be awaited, because it says
    /// more or comes at once.
    fn anytime_from(&self) -> Option<Duration> {
        None
    }

    /// Returns the reason for the last move, if the player gives reasons.
    fn reason(&self) -> Option<Advice> {
        None
    }

    /// Reports by how much its tables are smaller than requested, if memory is short.
    fn shortage(&self) -> Option<LowMemory> {
        None
    }
}

/// Reason why a player has no move to offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// The game is over.
    GameOver,
    /// The player does not support this game.
    Unsupported(GameKind),
    /// The player failed, with this explanation: the end of a sentence in the user's language.
    Failed(String),
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => message!("illegal-game-over", "the game is over").fmt(f),
            Self::Unsupported(_) => {
                message!("player-unsupported", "the computer does not play this game").fmt(f)
            }
            Self::Failed(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for NoMove {}

/// Converts a game in progress to a position, if the engine supports it.
fn position_of(game: &Game) -> Result<Position, NoMove> {
    let position =
        Position::of(game).map_err(|_| NoMove::Unsupported(GameKind::Rows(game.variant())))?;
    if matches!(game.status(), Status::ToMove(_)) { Ok(position) } else { Err(NoMove::GameOver) }
}

/// Bytes that a player needs with the smallest tables.
const LEAST_MEMORY: usize = 12 << 20;

/// Checks whether there is enough memory for one player. With less than requested, its tables are
/// smaller.
pub fn can_be_seated() -> bool {
    has_memory(LEAST_MEMORY)
}

/// Returns a seed from the system, so that each game differs.
pub fn any_seed() -> u64 {
    fastrand::u64(..)
}

/// Draws a random bit, determined by the seed and a number.
pub fn lot(seed: u64, number: u64) -> bool {
    fastrand::Rng::with_seed(seed.wrapping_add(number)).bool()
}

/// Derives the computer's seed for a side, so that both sides of a game between computers choose
/// independently.
pub const fn seed_of(side: Stone, seed: u64) -> u64 {
    match side {
        Stone::First => seed.wrapping_add(1),
        Stone::Second => seed,
    }
}
