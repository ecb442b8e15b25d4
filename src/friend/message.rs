//! Lines between the two programs: plain text, at most [`LONGEST_LINE`](super::LONGEST_LINE) bytes.
//!
//! | line | said by | meaning |
//! |---|---|---|
//! | `gomoku-play 1 [have=ID,ID] [done=ID] name=Ada` | both, first | version, unfinished and finished games, name |
//! | `gomoku-watch 1 name=Ada` | a spectator | the same, to watch |
//! | `game ID kind=.. opening=.. clock=.. limit=.. first=host score=1:0:0` | host | proposed game |
//! | `accept ID [SECRET]` | guest | agreed, with its part of the lot |
//! | `reveal SECRET` | host | its part of the lot |
//! | `decline` | guest | not this game |
//! | `sync N HASH` | both | number of entries, and their hash |
//! | `m`, `select`, `o`, `pass`, `back`, `end` | the player to act | entry of the log, with its number |
//! | `takeback N PLY`, `draw N`, `resign N`, `rematch N` | both | request, after N entries |
//! | `yes draw N`, `no draw N` | both | answer to a request |
//! | `say TEXT` | both | chat |
//! | `differ N`, `mine ENTRY` | both | the logs differ; all entries of the one who says so |
//! | `seat host Ada` | host, to a spectator | name of a player |
//! | `no WORD` | host | refused: `busy`, `version`, `stranger`, `full`, `host` |
//! | `bye` | both | leaves |
//!
//! Lines with other verbs are ignored, so later versions may say more.

use std::fmt;

use super::LONGEST_LINE;
use super::entry::{Numbered, VERBS};
use super::lot::Secret;
use super::terms::{GameId, Role, Terms};
use super::wish::Request;
use super::words::Words;
use crate::printable::printable;

/// Version of the protocol that this program speaks.
pub const VERSION: u32 = 1;
/// Maximum number of games of each of the two lists in a greeting.
pub const MOST_GAMES: usize = 8;
/// Maximum length of a name in characters.
const LONGEST_NAME: usize = 24;

/// Purpose of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Play,
    Watch,
}

/// Greeting of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    pub purpose: Purpose,
    pub version: u32,
    /// Games that it can continue.
    pub unfinished: Vec<GameId>,
    /// Games that have ended there, but perhaps not here.
    pub finished: Vec<GameId>,
    /// Name of the player, which is printable.
    pub name: String,
}

/// Reason for refusing a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The host plays somebody else.
    Busy,
    /// The versions do not fit.
    Version,
    /// The host lets only others in.
    Stranger,
    /// Too many have connected.
    Full,
    /// Nobody waits there.
    NoHost,
}

const DENIALS: [(Denial, &str); 5] = [
    (Denial::Busy, "busy"),
    (Denial::Version, "version"),
    (Denial::Stranger, "stranger"),
    (Denial::Full, "full"),
    (Denial::NoHost, "host"),
];

/// Line of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    Hello(Hello),
    Game(Terms),
    Accept(GameId, Option<Secret>),
    Reveal(Secret),
    Decline,
    Sync { entries: usize, hash: String },
    Entry(Numbered),
    Request(Request),
    Answer(Request, bool),
    Say(String),
    Differ(usize),
    Mine(Numbered),
    Seat(Role, String),
    No(Denial),
    Bye,
}

impl Message {
    /// Parses a line; `None` if it is none of this version.
    pub fn parse(line: &str) -> Option<Self> {
        let mut words = Words::of(line);
        let verb = words.word()?;
        Some(match verb {
            "gomoku-play" => Self::Hello(hello(Purpose::Play, words)?),
            "gomoku-watch" => Self::Hello(hello(Purpose::Watch, words)?),
            "game" => Self::Game(Terms::parse(&mut words)?),
            "accept" => {
                let id = words.word()?.parse().ok()?;
                let secret = match words.word() {
                    Some(secret) => Some(secret.parse().ok()?),
                    None => None,
                };
                Self::Accept(id, secret)
            }
            "reveal" => Self::Reveal(words.word()?.parse().ok()?),
            "decline" => Self::Decline,
            "sync" => Self::Sync { entries: words.number()?, hash: words.word()?.to_owned() },
            "say" => Self::Say(Some(said(words.rest())).filter(|text| !text.is_empty())?),
            "differ" => Self::Differ(words.number()?),
            "mine" => {
                let verb = words.word()?;
                Self::Mine(Numbered::parse(verb, &mut words)?)
            }
            "seat" => {
                let role = words.word()?.parse().ok()?;
                Self::Seat(role, name(words.rest()))
            }
            "yes" => Self::Answer(request(&mut words)?, true),
            "no" => {
                let mut ahead = Words::of(words.rest());
                let word = ahead.word()?;
                if let Some((denial, _)) = DENIALS.into_iter().find(|(_, known)| *known == word) {
                    return Some(Self::No(denial));
                }
                Self::Answer(Request::parse(word, &mut ahead)?, false)
            }
            "bye" => Self::Bye,
            verb if VERBS.contains(&verb) => Self::Entry(Numbered::parse(verb, &mut words)?),
            verb => Self::Request(Request::parse(verb, &mut words)?),
        })
    }
}

impl Message {
    /// Checks whether a line is about the game that has begun.
    pub(super) const fn is_about_a_game(&self) -> bool {
        matches!(
            self,
            Self::Sync { .. }
                | Self::Entry(_)
                | Self::Request(_)
                | Self::Answer(..)
                | Self::Differ(_)
                | Self::Mine(_)
        )
    }
}

fn request(words: &mut Words) -> Option<Request> {
    let verb = words.word()?;
    Request::parse(verb, words)
}

/// Keeps the part of a name that can be shown.
pub(super) fn name(text: &str) -> String {
    let name: String = printable(text).trim().chars().take(LONGEST_NAME).collect();
    name.trim_end().to_owned()
}

fn hello(purpose: Purpose, mut words: Words) -> Option<Hello> {
    let version = words.number().filter(|version| *version > 0)?;
    let rest = words.rest();
    let (keys, named) = rest.split_once("name=").unwrap_or((rest, ""));
    let games = |key: &str| {
        let lists = keys.split(' ').filter_map(|word| word.strip_prefix(key));
        let ids = lists.flat_map(|ids| ids.split(',')).filter_map(|id| id.parse().ok());
        ids.take(MOST_GAMES).collect()
    };
    let (unfinished, finished) = (games(HAVE), games(DONE));
    Some(Hello { purpose, version, unfinished, finished, name: name(named) })
}

const HAVE: &str = "have=";
const DONE: &str = "done=";

impl fmt::Display for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = match self.purpose {
            Purpose::Play => "gomoku-play",
            Purpose::Watch => "gomoku-watch",
        };
        write!(f, "{verb} {}", self.version)?;
        for (key, games) in [(HAVE, &self.unfinished), (DONE, &self.finished)] {
            if !games.is_empty() {
                let ids: Vec<String> = games.iter().map(GameId::to_string).collect();
                write!(f, " {key}{}", ids.join(","))?;
            }
        }
        write!(f, " name={}", self.name)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello(hello) => hello.fmt(f),
            Self::Game(terms) => terms.fmt(f),
            Self::Accept(id, None) => write!(f, "accept {id}"),
            Self::Accept(id, Some(secret)) => write!(f, "accept {id} {secret}"),
            Self::Reveal(secret) => write!(f, "reveal {secret}"),
            Self::Decline => f.write_str("decline"),
            Self::Sync { entries, hash } => write!(f, "sync {entries} {hash}"),
            Self::Entry(entry) => entry.fmt(f),
            Self::Request(request) => request.fmt(f),
            Self::Answer(request, true) => write!(f, "yes {request}"),
            Self::Answer(request, false) => write!(f, "no {request}"),
            Self::Say(text) => write!(f, "say {}", said(text)),
            Self::Differ(entries) => write!(f, "differ {entries}"),
            Self::Mine(entry) => write!(f, "mine {entry}"),
            Self::Seat(role, name) => write!(f, "seat {role} {name}"),
            Self::No(denial) => {
                let word = DENIALS.into_iter().find(|(known, _)| known == denial);
                write!(f, "no {}", word.map_or("busy", |(_, word)| word))
            }
            Self::Bye => f.write_str("bye"),
        }
    }
}

/// Part of a text that fits into one line.
fn said(text: &str) -> String {
    let text = printable(text);
    let mut end = text.len().min(LONGEST_LINE - "say \n".len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].trim().to_owned()
}
