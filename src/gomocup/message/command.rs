//! Commands of a manager.

use std::fmt;
use std::str::FromStr;

use super::CommandParser;
use super::text::{self, Xy};
use crate::printable::printable;
use crate::rules::Point;

/// Command of a manager. A command that lists stones prints as several lines. None ends with a line
/// break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `START n`: creates an empty square board.
    Start(u8),
    /// `RECTSTART w,h`: creates an empty board.
    RectStart { width: u8, height: u8 },
    /// `BEGIN`: asks for the first move.
    Begin,
    /// `TURN x,y`: reports the opponent's move, and asks for the answer.
    Turn(Point),
    /// `BOARD`: replaces the position, with the brain to move.
    Board(Vec<PlacedStone>),
    /// `INFO key value`.
    Info(InfoItem),
    /// `TAKEBACK x,y`: removes this stone.
    TakeBack(Point),
    /// `RESTART`: empties the board.
    Restart,
    /// `SWAP2BOARD`: asks for a swap2 choice, with 0, 3 or 5 stones on the board in order of play.
    Swap2Board(Vec<Point>),
    /// `PLAY x,y`: sets the brain's move, whatever it suggested.
    Play(Point),
    /// `ABOUT`: asks for name and version.
    About,
    /// `END`: ends the brain.
    End,
    /// `YXSHOWFORBID`: asks for the forbidden cells.
    YxShowForbid,
    /// `YXSTOP`: asks for the move now.
    YxStop,
    /// `YXBOARD`: replaces the position without an answer.
    YxBoard(Vec<PlacedStone>),
    /// `YXNBEST n`: asks for the best moves on the board.
    YxNBest(u8),
    /// `YXSHOWINFO`: asks for the limits of the brain.
    YxShowInfo,
    /// `YXHASHCLEAR`: empties the tables.
    YxHashClear,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedStone {
    pub point: Point,
    pub owner: Owner,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Own = 1,
    Opponent = 2,
    /// Part of a winning row in continuous play, or a forbidden cell.
    Mark = 3,
}

impl fmt::Display for PlacedStone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", Xy(self.point), self.owner as u8)
    }
}

impl PlacedStone {
    pub(super) fn parse(line: &str) -> Option<Self> {
        let [x, y, number] = text::numbers(line)?;
        let mut owners = [Owner::Own, Owner::Opponent, Owner::Mark].into_iter();
        let owner = owners.find(|&owner| owner as u8 == number)?;
        Some(Self { point: Point::new(y, x), owner })
    }
}

/// Key and value, as text: `timeout_turn 5000`.
///
/// Keys of the protocol, with times in milliseconds and memory in bytes: `timeout_turn` (0 is as
/// fast as possible), `timeout_match` (0 is no limit), `time_left` (2147483647 is unlimited, less
/// than 0 too late), `max_memory` (0 is no limit), `game_type` (0 against a person, 1 a brain, 2 in
/// a tournament, 3 on a network), `rule` (the sum of 1 exactly five, 2 continuous play, 4 renju, 8
/// caro), `folder`, `evaluate x,y`. Keys of other programs are `max_depth`, `max_node`,
/// `thread_num`, `show_detail`, `hash_size` in KB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InfoItem {
    /// Key in lower case.
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

/// Error of parsing a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The first word is not a command.
    Unknown(String),
    /// The arguments do not fit this command.
    Usage(&'static str),
    /// A line in a list of stones is not a stone.
    NoStone {
        /// Text of the line.
        line: String,
        /// Syntax of a stone in that list.
        usage: &'static str,
    },
    /// There are more stones than cells on any board.
    TooManyStones,
    /// Some stones of an opening have an owner, and others have none.
    SomeOwners,
    /// The owners of the stones of an opening are not those of two sides in turn.
    NotInTurn,
    /// `DONE` came without a list.
    Done,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(line) => write!(f, "there is no such command: {}", beginning(line)),
            Self::Usage(usage) => write!(f, "the command is written: {usage}"),
            Self::NoStone { line, usage } => {
                write!(f, "a stone is written {usage}: {}", beginning(line))
            }
            Self::TooManyStones => f.write_str("there are more stones than cells"),
            Self::SomeOwners => {
                f.write_str("either all stones of an opening have an owner or none")
            }
            Self::NotInTurn => {
                f.write_str("the side that begins an opening has one stone more than the other")
            }
            Self::Done => f.write_str("DONE ends what BOARD, YXBOARD or SWAP2BOARD begins"),
        }
    }
}

impl std::error::Error for CommandError {}

/// Returns the first characters of a line, which may be long.
fn beginning(line: &str) -> String {
    printable(&line.trim().chars().take(40).collect::<String>()).into_owned()
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn list(
            f: &mut fmt::Formatter<'_>,
            word: &str,
            stones: impl IntoIterator<Item: fmt::Display>,
        ) -> fmt::Result {
            writeln!(f, "{word}")?;
            stones.into_iter().try_for_each(|stone| writeln!(f, "{stone}"))?;
            f.write_str("DONE")
        }
        match self {
            Self::Start(side) => write!(f, "START {side}"),
            Self::RectStart { width, height } => write!(f, "RECTSTART {width},{height}"),
            Self::Begin => f.write_str("BEGIN"),
            Self::Turn(point) => write!(f, "TURN {}", Xy(*point)),
            Self::Board(stones) => list(f, "BOARD", stones),
            Self::Info(info) => write!(f, "INFO {info}"),
            Self::TakeBack(point) => write!(f, "TAKEBACK {}", Xy(*point)),
            Self::Restart => f.write_str("RESTART"),
            Self::Swap2Board(points) => list(f, "SWAP2BOARD", points.iter().copied().map(Xy)),
            Self::Play(point) => write!(f, "PLAY {}", Xy(*point)),
            Self::About => f.write_str("ABOUT"),
            Self::End => f.write_str("END"),
            Self::YxShowForbid => f.write_str("YXSHOWFORBID"),
            Self::YxStop => f.write_str("YXSTOP"),
            Self::YxBoard(stones) => list(f, "YXBOARD", stones),
            Self::YxNBest(number) => write!(f, "YXNBEST {number}"),
            Self::YxShowInfo => f.write_str("YXSHOWINFO"),
            Self::YxHashClear => f.write_str("YXHASHCLEAR"),
        }
    }
}

/// Parses the lines of one command, with or without a final line break.
impl FromStr for Command {
    type Err = CommandError;

    fn from_str(lines: &str) -> Result<Self, CommandError> {
        let mut parser = CommandParser::default();
        let mut commands = lines.lines().filter_map(|line| parser.feed(line));
        match (commands.next(), commands.next()) {
            (Some(command), None) => command,
            _ => Err(CommandError::Usage("one command, its stones ended by DONE")),
        }
    }
}
