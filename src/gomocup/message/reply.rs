//! Replies of a brain.

use std::fmt;
use std::str::FromStr;

use super::text::{self, Xy};
use crate::printable::printable;
use crate::rules::Point;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `OK`: confirms a command. The rest of the line is ignored.
    Ok,
    /// `x,y`: plays this move.
    Move(Point),
    /// `x,y x,y`: plays two moves of the swap2 rule, after which the opponent chooses a side.
    Two([Point; 2]),
    /// `x,y x,y x,y`: opens by the swap2 rule.
    Three([Point; 3]),
    /// `SWAP`: takes the other side.
    Swap,
    /// `ERROR text`: cannot execute a known command.
    Error(String),
    /// `UNKNOWN text`: does not know the command.
    Unknown(String),
    /// `MESSAGE text`: informs the user, for example with a [`detail`](super::detail()).
    Message(String),
    /// `MESSAGE REALTIME BEST x,y`: reports the best move so far, for display.
    Best(Point),
    /// `MESSAGE INFO MAX_THREAD_NUM n`: can use n threads.
    MaxThreads(u16),
    /// `MESSAGE INFO MAX_HASH_SIZE n`: can use 2 to the power of n KB for tables.
    MaxHash(u8),
    /// `DEBUG text`: informs the author.
    Debug(String),
    About(About),
    /// `FORBID xxyyxxyy.`: lists the cells where the first side would make a foul.
    Forbid(Vec<Point>),
}

/// Description of a brain. Unknown parts are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    pub name: String,
    pub version: String,
    pub author: String,
    pub country: String,
}

const NOT_A_REPLY: &str = "no reply of the protocol";

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ok => f.write_str("OK"),
            Self::Move(point) => Xy(*point).fmt(f),
            Self::Two([a, b]) => write!(f, "{} {}", Xy(*a), Xy(*b)),
            Self::Three([a, b, c]) => write!(f, "{} {} {}", Xy(*a), Xy(*b), Xy(*c)),
            Self::Swap => f.write_str("SWAP"),
            Self::Error(why) => text::write_line(f, "ERROR", why),
            Self::Unknown(why) => text::write_line(f, "UNKNOWN", why),
            Self::Message(said) => text::write_line(f, "MESSAGE", said),
            Self::Best(point) => write!(f, "MESSAGE REALTIME BEST {}", Xy(*point)),
            Self::MaxThreads(threads) => write!(f, "MESSAGE INFO MAX_THREAD_NUM {threads}"),
            Self::MaxHash(power) => write!(f, "MESSAGE INFO MAX_HASH_SIZE {power}"),
            Self::Debug(said) => text::write_line(f, "DEBUG", said),
            Self::About(about) => about.fmt(f),
            Self::Forbid(points) => {
                f.write_str("FORBID ")?;
                points.iter().try_for_each(|at| write!(f, "{:02}{:02}", at.col, at.row))?;
                f.write_str(".")
            }
        }
    }
}

/// Writes `name="..", version="..", author="..", country=".."`.
impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = |text: &str| printable(text).replace('"', "'");
        let Self { name, version, author, country } = self;
        write!(f, "name=\"{}\", version=\"{}\", ", value(name), value(version))?;
        write!(f, "author=\"{}\", country=\"{}\"", value(author), value(country))
    }
}

impl FromStr for Reply {
    type Err = &'static str;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let line = &*printable(line);
        let (word, rest) = text::word(line);
        let rest = rest.trim_end();
        match word.as_str() {
            "OK" => Ok(Self::Ok),
            "SWAP" => Ok(Self::Swap),
            "ERROR" => Ok(Self::Error(rest.to_owned())),
            "UNKNOWN" => Ok(Self::Unknown(rest.to_owned())),
            "MESSAGE" => Ok(message(rest)),
            "DEBUG" => Ok(Self::Debug(rest.to_owned())),
            "FORBID" => forbidden(rest).map(Self::Forbid).ok_or(NOT_A_REPLY),
            _ => moves(line).or_else(|| about(line).map(Self::About)).ok_or(NOT_A_REPLY),
        }
    }
}

fn message(said: &str) -> Reply {
    let words: Vec<String> = said.split_whitespace().map(str::to_ascii_uppercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let known = match words[..] {
        ["REALTIME", "BEST", cell] => text::point(cell).map(Reply::Best),
        ["INFO", "MAX_THREAD_NUM", number] => number.parse().ok().map(Reply::MaxThreads),
        ["INFO", "MAX_HASH_SIZE", number] => number.parse().ok().map(Reply::MaxHash),
        _ => None,
    };
    known.unwrap_or_else(|| Reply::Message(said.to_owned()))
}

fn moves(line: &str) -> Option<Reply> {
    if let Some(point) = text::point(line) {
        return Some(Reply::Move(point));
    }
    let points: Option<Vec<Point>> = line.split_whitespace().map(text::point).collect();
    match points?[..] {
        [a, b] => Some(Reply::Two([a, b])),
        [a, b, c] => Some(Reply::Three([a, b, c])),
        _ => None,
    }
}

fn forbidden(text: &str) -> Option<Vec<Point>> {
    let digits = text.strip_suffix('.')?.trim_end();
    let digits: Option<Vec<u8>> =
        digits.bytes().map(|byte| byte.is_ascii_digit().then(|| byte - b'0')).collect();
    let digits = digits?;
    let cells = digits.chunks_exact(4);
    let is_whole = cells.remainder().is_empty();
    let points = cells.map(|cell| Point::new(cell[2] * 10 + cell[3], cell[0] * 10 + cell[1]));
    is_whole.then(|| points.collect())
}

/// Parses quoted values by their keys. One of them must be known; some brains have no name.
fn about(line: &str) -> Option<About> {
    let mut about = About::default();
    let mut is_about = false;
    let mut rest = line;
    while let Some((key, after)) = rest.split_once("=\"") {
        let (value, after) = after.split_once('"')?;
        rest = after;
        let key = key.trim_start_matches(|char: char| char == ',' || char.is_whitespace()).trim();
        let told = match key.to_ascii_lowercase().as_str() {
            "name" => &mut about.name,
            "version" => &mut about.version,
            "author" => &mut about.author,
            "country" => &mut about.country,
            _ => continue,
        };
        is_about = true;
        value.clone_into(told);
    }
    is_about.then_some(about)
}
