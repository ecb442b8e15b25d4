//! Times of an examination.

use std::time::Duration;

/// Times of an examination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Time for everything. What is left then is not examined.
    pub total: Duration,
    /// Time in which an engine may print a banner.
    pub banner: Duration,
    /// Time in which an engine has to start a game.
    pub start: Duration,
    /// Time for an answer that needs no thought.
    pub reply: Duration,
    /// Usual time for a move.
    pub turn: Duration,
    /// Time by which a move may be late.
    pub tolerance: Duration,
    /// Time after that for which a late move is awaited.
    pub patience: Duration,
    /// Number of moves that were late, or awaited in vain, after which no more are asked for.
    pub most_slow: u8,
    /// Time for a move when the engine is to be interrupted.
    pub long_turn: Duration,
    /// Time from the question to the interruption.
    pub thinking: Duration,
    /// Time in which an engine has to stop thinking.
    pub stop: Duration,
    /// Time in which an engine and all that it has started has to end.
    pub end: Duration,
    /// Time for which an engine is watched while it has nothing to do.
    pub idle: Duration,
    /// Time for which the machine is kept busy before a move.
    pub busy: Duration,
    /// Time for a move that should come as fast as possible.
    pub at_once: Duration,
    /// Time for a move in a game.
    pub game_turn: Duration,
    /// Number of games.
    pub games: u8,
    /// Maximum number of positions that the engine is asked to visit for a move, for tests.
    pub nodes: Option<u64>,
}

impl Default for Times {
    fn default() -> Self {
        const fn ms(time: u64) -> Duration {
            Duration::from_millis(time)
        }
        Self {
            total: ms(175_000),
            banner: ms(500),
            start: ms(5_000),
            reply: ms(1_000),
            turn: ms(300),
            tolerance: ms(1_000),
            patience: ms(4_000),
            most_slow: 2,
            long_turn: ms(20_000),
            thinking: ms(400),
            stop: ms(1_000),
            end: ms(1_000),
            idle: ms(500),
            busy: ms(500),
            at_once: ms(3_000),
            game_turn: ms(40),
            games: 10,
            nodes: None,
        }
    }
}
