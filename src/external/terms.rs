//! Resources of an engine in a game.

use std::fmt::Display;
use std::time::Duration;

use crate::gomocup::message::InfoItem;
use crate::settings::engines::Terms;

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
        ];
        let further = self.info.iter().map(|(key, value)| info(key, value));
        told.into_iter().flatten().chain(further).collect()
    }
}
