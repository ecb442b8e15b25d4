//! Other engines: their places in `engines.toml`, one table for each.
//!
//! ```toml
//! [engine.rapfi]
//! command = ["./rapfi/pbrain-rapfi"]
//! turn = "2s"
//! ```
//!
//! Every value is a [`Field`]: the file, its mistakes and the program's own edits follow its list.
//! Like the settings, the file is edited and never rewritten, and is left alone while it contains a
//! mistake.

mod edit;
mod field;
mod read;
mod words;

pub use edit::{add, remove};
pub use field::Field;
pub use read::parse;
pub use words::{memory, memory_text, time, time_text};

use std::time::Duration;

use crate::game::EngineName;
use crate::rules::{Rule, Variant};

/// Engine of the user's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineEntry {
    pub name: EngineName,
    /// Program and its arguments. No shell sees them.
    pub command: Vec<String>,
    /// Directory in which the program runs; by default the one that contains it.
    pub directory: Option<String>,
    /// Name by which the engine calls itself.
    pub title: Option<String>,
    pub terms: Terms,
    /// Rules that it plays; empty if unknown.
    pub rules: Vec<Rule>,
    /// Sides of the smallest and the largest board on which it plays, if known.
    pub sizes: Option<(u8, u8)>,
    pub restart: Restart,
    /// Set if its processes are stopped while it is not its turn.
    pub suspend: bool,
    pub errors: ErrorOutput,
    /// Set if it analyses positions beside our own engine.
    pub analyses: bool,
}

/// Resources of an engine in a game, and the protocol that it speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Time for each move.
    pub turn: Duration,
    /// Time for the whole game.
    pub game: Option<Duration>,
    /// Memory in bytes.
    pub memory: Option<u64>,
    /// Number of search threads.
    pub threads: Option<u16>,
    /// Maximum number of positions visited for a move.
    pub nodes: Option<u64>,
    /// Maximum depth of a search in plies.
    pub depth: Option<u8>,
    pub dialect: Dialect,
    pub swap2: Swap2,
    /// Further `INFO` lines: keys and values.
    pub info: Vec<(String, String)>,
    /// Time by which a move may be late.
    pub tolerance: Duration,
}

/// Protocol that an engine speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Protocol of the Gomocup tournament.
    #[default]
    Gomocup,
    /// The same with the commands of Yixin-Board: stop, best lines, forbidden cells.
    Yixin,
}

/// Way in which an engine opens by the swap2 rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Swap2 {
    /// It does not know the rule; our own player decides in its place.
    #[default]
    Unknown,
    /// Its stones are sent as `x,y`.
    Plain,
    /// Its stones are sent as `x,y,who`.
    Coloured,
}

/// Time at which the process of an engine is replaced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Restart {
    /// After a fault.
    #[default]
    Auto,
    /// For each game.
    Always,
}

/// Use of an engine's standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ErrorOutput {
    /// It goes to the engine's log.
    #[default]
    Log,
    Discard,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            turn: Duration::from_secs(1),
            game: None,
            memory: None,
            threads: None,
            nodes: None,
            depth: None,
            dialect: Dialect::Gomocup,
            swap2: Swap2::Unknown,
            info: Vec::new(),
            tolerance: Duration::from_millis(300),
        }
    }
}

impl EngineEntry {
    /// Creates an engine with this command, and defaults for everything else.
    pub fn new(name: EngineName, command: Vec<String>) -> Self {
        Self {
            name,
            command,
            directory: None,
            title: None,
            terms: Terms::default(),
            rules: Vec::new(),
            sizes: None,
            restart: Restart::Auto,
            suspend: false,
            errors: ErrorOutput::Log,
            analyses: false,
        }
    }

    /// Checks whether the engine is known to play by this rule on this board, or nothing is known.
    pub fn plays(&self, variant: Variant) -> bool {
        let knows_rule = self.rules.is_empty() || self.rules.contains(&variant.rule());
        let side = variant.shape().width();
        knows_rule && self.sizes.is_none_or(|(from, to)| (from..=to).contains(&side))
    }
}
