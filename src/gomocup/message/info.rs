//! Information from a manager besides the game.

use std::fmt;

use super::text;

/// Key and value, as text: `timeout_turn 5000`.
///
/// The protocol's keys, times in milliseconds and memory in bytes: `timeout_turn` (0 is as fast as
/// possible), `timeout_match` (0 is no limit), `time_left` (2147483647 is unlimited, less than 0
/// too late), `max_memory` (0 is no limit), `game_type` (0 against a person, 1 a brain, 2 in a
/// tournament, 3 on a network), `rule` (the sum of 1 exactly five, 2 continuous play, 4 renju, 8
/// caro), `folder`, `evaluate x,y`. Other programs' are `max_depth`, `max_node`, `thread_num`,
/// `show_detail`, `hash_size` in KB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InfoItem {
    /// Lower-case key.
    pub key: String,
    pub value: String,
}

impl InfoItem {
    /// Parses the text after `INFO`.
    pub(super) fn parse(arguments: &str) -> Self {
        let (key, value) = text::word(arguments);
        Self { key: key.to_ascii_lowercase(), value: value.trim_end().to_owned() }
    }

    /// Value as a whole number, clamped.
    pub fn number(&self) -> Option<i64> {
        let digits = self.value.strip_prefix(['-', '+']).unwrap_or(&self.value);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let beyond = if self.value.starts_with('-') { i64::MIN } else { i64::MAX };
        is_number.then(|| self.value.parse().unwrap_or(beyond))
    }
}

impl fmt::Display for InfoItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_line(f, &self.key, &self.value)
    }
}
