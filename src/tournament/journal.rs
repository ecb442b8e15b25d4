//! Journal of a match: a line of JSON for its conditions, and one for each finished game.
//!
//! ```text
//! {"gomoku-match":1,"variant":"15x15, five or more in a row","engines":[...],...}
//! {"game":7,"engines":[1,0],"opening":"h8h9i7","moves":[{"cell":"i9","us":29031},...],"winner":"X","reason":"five"}
//! ```
//!
//! Each line is appended when its game ends. If the program is killed, the last line may be
//! incomplete: it has no line break, and its game is played again.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::conditions::{Conditions, Difference, VERSION, VERSION_FIELD};
use super::openings::{Openings, cells, word};
use super::result::{Contradiction, Finished, PlayedMove, Reason, ShortText};
use super::schedule::Scheduled;
use crate::rules::{Shape, Stone};
use crate::translate::message;

/// State of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    pub conditions: Conditions,
    /// Finished games by their numbers.
    pub games: BTreeMap<usize, Finished>,
    /// Number of the file's bytes that are complete lines. Whatever follows is to be cut off before
    /// anything is appended. If it is 0, the line of the conditions is to be written first.
    pub length: usize,
}

/// Reason why a journal cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// The file is no journal of a match.
    NotAMatch,
    /// The journal has this later version.
    Version(u64),
    /// The journal is one of a match with other conditions.
    Other(Difference),
    /// This line is damaged.
    Line(usize, Damage),
    /// Another journal has the game with this number, too.
    Both(usize),
}

/// Damage of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Text that is not the expected JSON, with the reason in English.
    Json(ShortText),
    /// Number that no game of the match has.
    NoGame(usize),
    /// Number of a game that another line has, too.
    Twice(usize),
    /// Engines that do not play this game.
    Engines,
    /// Opening that is not the one of this game.
    Opening,
    /// Text that is not a cell.
    Cells(ShortText),
    /// Moves that do not fit the end.
    Contradiction(Contradiction),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMatch => {
                message!("tournament-not-a-match", "the file is not a journal of a match").fmt(f)
            }
            Self::Version(version) => message!(
                "tournament-version",
                "the journal has version {version}; this program reads version {known}",
                version = version,
                known = VERSION
            )
            .fmt(f),
            Self::Other(difference) => message!(
                "tournament-other",
                "the journal is one of another match: {difference}",
                difference = difference
            )
            .fmt(f),
            Self::Line(line, why) => {
                message!("tournament-line", "line {line}: {why}", line = line, why = why).fmt(f)
            }
            Self::Both(number) => message!(
                "tournament-both",
                "game {number} is in another of the journals, too",
                number = number
            )
            .fmt(f),
        }
    }
}

impl std::error::Error for JournalError {}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(why) => f.write_str(why.as_str()),
            Self::NoGame(number) => {
                message!("tournament-no-game", "there is no game {number}", number = number).fmt(f)
            }
            Self::Twice(number) => message!(
                "tournament-twice",
                "game {number} is on an earlier line, too",
                number = number
            )
            .fmt(f),
            Self::Engines => {
                message!("tournament-other-engines", "other engines play this game").fmt(f)
            }
            Self::Opening => {
                message!("tournament-other-opening", "this game has another opening").fmt(f)
            }
            Self::Cells(text) => {
                let text = text.as_str();
                message!("tournament-not-cells", "{text} is not on the board", text = text).fmt(f)
            }
            Self::Contradiction(why) => why.fmt(f),
        }
    }
}

impl From<serde_json::Error> for Damage {
    fn from(error: serde_json::Error) -> Self {
        // Every line is the first for its parser.
        Self::Json(ShortText::new(&error.to_string().replace(" at line 1 column", " at column")))
    }
}

impl Journal {
    /// Begins the journal of a match.
    pub const fn new(conditions: Conditions) -> Self {
        Self { conditions, games: BTreeMap::new(), length: 0 }
    }

    /// Reads a journal, to show the match.
    ///
    /// # Errors
    /// Fails if a line is damaged, except for an incomplete last one.
    pub fn parse(bytes: &[u8]) -> Result<Self, JournalError> {
        let (head, _) = split_line(bytes).ok_or(JournalError::NotAMatch)?;
        let conditions = conditions(head)?;
        Self::new(conditions).with_games(bytes, None)
    }

    /// Reads a journal, to resume the match with these conditions and openings. Without a complete
    /// first line, the match begins.
    ///
    /// # Errors
    /// Fails if it is the journal of another match, or if a line is damaged, except for an
    /// incomplete last one.
    pub fn resume(
        bytes: &[u8],
        conditions: Conditions,
        openings: &Openings,
    ) -> Result<Self, JournalError> {
        let Some((head, _)) = split_line(bytes) else {
            let is_start = conditions.line().as_bytes().starts_with(bytes);
            return is_start.then(|| Self::new(conditions)).ok_or(JournalError::NotAMatch);
        };
        match self::conditions(head)?.difference(&conditions) {
            Some(difference) => Err(JournalError::Other(difference)),
            None => Self::new(conditions).with_games(bytes, Some(openings)),
        }
    }

    /// Adds the games of a file that begins with the line of these conditions.
    fn with_games(
        mut self,
        bytes: &[u8],
        openings: Option<&Openings>,
    ) -> Result<Self, JournalError> {
        let schedule = self
            .conditions
            .schedule()
            .map_err(|why| JournalError::Line(1, Damage::Json(ShortText::new(&why.to_string()))))?;
        let mut rest = bytes;
        let mut number = 0;
        while let Some((line, after)) = split_line(rest) {
            rest = after;
            number += 1;
            if number == 1 {
                continue;
            }
            let game = GameLine::parse(line).and_then(|line| {
                let game = line.game;
                let scheduled = schedule.game(game).ok_or(Damage::NoGame(game))?;
                if self.games.contains_key(&game) {
                    return Err(Damage::Twice(game));
                }
                Ok((game, line.check(&scheduled, &self.conditions, openings)?))
            });
            let (game, finished) = game.map_err(|why| JournalError::Line(number, why))?;
            self.games.insert(game, finished);
        }
        self.length = bytes.len() - rest.len();
        Ok(self)
    }

    /// Adds the games of another part of the same match.
    ///
    /// # Errors
    /// Fails if it is a part of another match, or has a game that is already there.
    pub fn add(&mut self, part: Self) -> Result<(), JournalError> {
        if let Some(difference) = self.conditions.difference(&part.conditions) {
            return Err(JournalError::Other(difference));
        }
        for (number, game) in part.games {
            if self.games.insert(number, game).is_some() {
                return Err(JournalError::Both(number));
            }
        }
        Ok(())
    }

    /// Line of a finished game, with its line break.
    pub fn line(&self, scheduled: &Scheduled, game: &Finished) -> String {
        let line = GameLine::new(scheduled, game, self.conditions.variant.shape());
        // Plain values can always be converted.
        serde_json::to_string(&line).unwrap_or_default() + "\n"
    }
}

/// Splits the first line off, without its break; `None` if there is no break.
fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some((&bytes[..end], &bytes[end + 1..]))
}

fn conditions(line: &[u8]) -> Result<Conditions, JournalError> {
    let value: Value = serde_json::from_slice(line).map_err(|_| JournalError::NotAMatch)?;
    match value.get(VERSION_FIELD).and_then(Value::as_u64) {
        None => Err(JournalError::NotAMatch),
        Some(VERSION) => {
            serde_json::from_value(value).map_err(|why| JournalError::Line(1, why.into()))
        }
        Some(version) => Err(JournalError::Version(version)),
    }
}

/// Finished game as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameLine {
    game: usize,
    engines: [usize; 2],
    opening: String,
    moves: Vec<MoveField>,
    winner: Option<Side>,
    reason: Reason,
    /// Microseconds of an answer that is not among the moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_us: Option<u64>,
    #[serde(default, skip_serializing_if = "ShortText::is_empty")]
    note: ShortText,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveField {
    cell: String,
    /// Time in microseconds.
    us: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    depth: Option<u16>,
    #[serde(default, skip_serializing_if = "ShortText::is_empty")]
    evaluation: ShortText,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
enum Side {
    X,
    O,
}

impl GameLine {
    fn parse(line: &[u8]) -> Result<Self, Damage> {
        Ok(serde_json::from_slice(line)?)
    }

    fn new(scheduled: &Scheduled, game: &Finished, shape: Shape) -> Self {
        let moves = game.moves.iter().map(|played| MoveField {
            cell: word(&[played.point], shape),
            us: microseconds(played.time),
            depth: played.depth,
            evaluation: played.evaluation.clone(),
        });
        Self {
            game: scheduled.number,
            engines: scheduled.engines,
            opening: word(&game.opening, shape),
            moves: moves.collect(),
            winner: game.winner.map(|side| match side {
                Stone::First => Side::X,
                Stone::Second => Side::O,
            }),
            reason: game.reason,
            last_us: game.last_answer.map(microseconds),
            note: game.note.clone(),
        }
    }

    /// Converts the line into the game that it must be.
    fn check(
        self,
        scheduled: &Scheduled,
        conditions: &Conditions,
        openings: Option<&Openings>,
    ) -> Result<Finished, Damage> {
        let variant = conditions.variant;
        let cells = |text: &str| {
            cells(text, variant.shape()).map_err(|wrong| Damage::Cells(ShortText::new(wrong)))
        };
        if self.engines != scheduled.engines {
            return Err(Damage::Engines);
        }
        let opening = cells(&self.opening)?;
        let known = openings.map(|list| list.turned(scheduled.opening, scheduled.symmetry));
        if known.is_some_and(|known| known.is_none_or(|known| known.moves() != opening)) {
            return Err(Damage::Opening);
        }
        let played = self.moves.into_iter().map(|field| match cells(&field.cell)?[..] {
            [point] => Ok(PlayedMove {
                point,
                time: Duration::from_micros(field.us),
                depth: field.depth,
                evaluation: field.evaluation,
            }),
            _ => Err(Damage::Cells(ShortText::new(&field.cell))),
        });
        let game = Finished {
            opening,
            moves: played.collect::<Result<_, _>>()?,
            winner: self.winner.map(|side| match side {
                Side::X => Stone::First,
                Side::O => Stone::Second,
            }),
            reason: self.reason,
            last_answer: self.last_us.map(Duration::from_micros),
            note: self.note,
        };
        match game.replay(variant) {
            Ok(_) => Ok(game),
            Err(why) => Err(Damage::Contradiction(why)),
        }
    }
}

fn microseconds(time: Duration) -> u64 {
    time.as_micros().try_into().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
