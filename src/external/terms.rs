//! Resources of an engine in a game.

use std::fmt::Display;
use std::path::PathBuf;
use std::time::Duration;

use crate::gomocup::message::InfoItem;
use crate::printable::printable_path;
use crate::settings::engines::{Dialect, EngineEntry, Swap2};

/// Resources of an engine in a game. What is not given is left to the engine.
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
    /// Directory for the engine's own files.
    pub folder: Option<PathBuf>,
    /// Further `INFO` lines: keys and values.
    pub info: Vec<(String, String)>,
    pub dialect: Dialect,
    pub swap2: Swap2,
    /// Time by which a move may be late.
    pub tolerance: Duration,
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
            folder: None,
            info: Vec::new(),
            dialect: Dialect::Gomocup,
            swap2: Swap2::Unknown,
            tolerance: Duration::from_millis(300),
        }
    }
}

impl From<&EngineEntry> for Terms {
    fn from(entry: &EngineEntry) -> Self {
        Self {
            turn: entry.turn,
            game: entry.game,
            memory: entry.memory,
            threads: entry.threads,
            nodes: entry.nodes,
            depth: entry.depth,
            folder: None,
            info: entry.info.clone(),
            dialect: entry.dialect,
            swap2: entry.swap2,
            tolerance: entry.tolerance,
        }
    }
}

/// Value of a time that is unlimited.
pub(super) const UNLIMITED: u64 = 0x7fff_ffff;

/// Formats a time for the protocol, in milliseconds. An engine would take 0 as unlimited, or for as
/// fast as possible, and some then think without end.
pub(super) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(UNLIMITED).clamp(1, UNLIMITED)
}

pub(super) fn info(key: &str, value: impl Display) -> InfoItem {
    InfoItem { key: key.to_owned(), value: value.to_string() }
}

impl Terms {
    /// `INFO` lines at the start of a game, besides its rule and the time for a move.
    pub(super) fn infos(&self) -> Vec<InfoItem> {
        let game = self.game.map_or(0, milliseconds);
        let told = [
            Some(info("timeout_match", game)),
            Some(info("max_memory", self.memory.unwrap_or(0))),
            // Against a brain.
            Some(info("game_type", 1)),
            self.threads.map(|threads| info("thread_num", threads)),
            self.nodes.map(|nodes| info("max_node", nodes)),
            self.depth.map(|depth| info("max_depth", depth)),
            self.folder.as_ref().map(|folder| info("folder", printable_path(folder))),
        ];
        let further = self.info.iter().map(|(key, value)| info(key, value));
        told.into_iter().flatten().chain(further).collect()
    }
}
