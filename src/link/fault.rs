//! Faults of connections, in plain words.

use std::fmt::{self, Display as _};
use std::path::PathBuf;

use super::address::{HostName, MOST_LETTERS};
use crate::printable::{printable, printable_path};
use crate::translate::message;

/// Maximum length of foreign words in characters; the rest is cut.
const LONGEST: usize = 120;

/// Reason why hosting or joining failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The text is no address.
    Address(String),
    /// The text is no name of a host.
    Name(String),
    /// The text cannot be the name of a user.
    User(String),
    /// The text cannot be the name of a machine.
    Machine(String),
    /// The text is no number of a port.
    Port(String),
    /// The text cannot be the path of a program.
    Program(String),
    /// Nobody listens under this name.
    NoHost(HostName),
    /// This user already listens under this name.
    AlreadyHosting(HostName),
    /// The machine has no such user.
    NoUser(String),
    /// The machine has no such group.
    NoGroup(String),
    /// The path for sockets is a link, or no directory.
    NotFolder(PathBuf),
    /// The directory belongs to another user than it should.
    NotOwner(PathBuf),
    /// Others have rights in the directory, and cannot be shut out.
    TooOpen(PathBuf),
    /// Another user listens on the socket than the one who should.
    Impostor(PathBuf),
    /// The system does not tell who connects.
    NoIdentity,
    /// The system has no sockets for local connections.
    NoSockets,
    /// The variable `GOMOKU_SSH` does not contain a command.
    NoCommand,
    /// This program for ssh cannot be started, for this reason.
    NotStarted(String, String),
    /// The system failed, for this reason.
    System(String),
}

impl LinkError {
    pub(super) fn system(why: impl fmt::Display) -> Self {
        Self::System(why.to_string())
    }
}

impl From<std::io::Error> for LinkError {
    fn from(why: std::io::Error) -> Self {
        Self::system(why)
    }
}

/// Cuts foreign words, and makes them printable.
pub(super) fn words(text: &str) -> String {
    let cut: String = text.trim().chars().take(LONGEST).collect();
    printable(&cut).into_owned()
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(_)
            | Self::Name(_)
            | Self::User(_)
            | Self::Machine(_)
            | Self::Port(_)
            | Self::Program(_) => self.mistake(f),
            Self::NotFolder(_) | Self::NotOwner(_) | Self::TooOpen(_) | Self::Impostor(_) => {
                self.danger(f)
            }
            Self::NoHost(name) => {
                let command = name.command();
                message!(
                    "link-no-host",
                    "Nobody is hosting here. Your friend must run: {command}",
                    command = command
                )
                .fmt(f)
            }
            Self::AlreadyHosting(name) => {
                message!("link-already-hosting", "you are already hosting {name}", name = name)
                    .fmt(f)
            }
            Self::NoUser(user) => {
                message!("link-no-user", "this machine has no user {user}", user = words(user))
                    .fmt(f)
            }
            Self::NoGroup(group) => {
                message!("link-no-group", "this machine has no group {group}", group = words(group))
                    .fmt(f)
            }
            Self::NoIdentity => message!(
                "link-no-identity",
                "this system does not tell who connects, so nobody else can be allowed"
            )
            .fmt(f),
            Self::NoSockets => message!(
                "link-no-sockets",
                "this system has no local sockets; ssh:// addresses can be joined"
            )
            .fmt(f),
            Self::NoCommand => {
                message!("link-no-command", "GOMOKU_SSH does not contain a command").fmt(f)
            }
            Self::NotStarted(program, why) => message!(
                "link-not-started",
                "{program} cannot be started: {why}",
                program = words(program),
                why = words(why)
            )
            .fmt(f),
            Self::System(why) => {
                message!("link-system", "the system reports an error: {why}", why = words(why))
                    .fmt(f)
            }
        }
    }
}

impl LinkError {
    /// Describes a mistake in an address.
    fn mistake(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(text) => message!(
                "link-name",
                "{text} is not a name: up to {most} letters, digits, - and _, no - first",
                text = words(text),
                most = MOST_LETTERS
            )
            .fmt(f),
            Self::User(text) => {
                message!("link-user", "{text} is not the name of a user", text = words(text)).fmt(f)
            }
            Self::Machine(text) => {
                message!("link-machine", "{text} is not the name of a machine", text = words(text))
                    .fmt(f)
            }
            Self::Port(text) => {
                message!("link-port", "{text} is not a port from 1 to 65535", text = words(text))
                    .fmt(f)
            }
            Self::Program(text) => {
                message!("link-program", "{text} is not the path of a program", text = words(text))
                    .fmt(f)
            }
            Self::Address(text) => message!(
                "link-address",
                "{text} is not NAME, ~USER, ~USER/NAME or ssh://USER@MACHINE",
                text = words(text)
            )
            .fmt(f),
            _ => Ok(()),
        }
    }

    /// Describes a directory or a socket that somebody else could have made.
    fn danger(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFolder(path) => message!(
                "link-not-folder",
                "{path} is a link or not a directory; please remove it",
                path = printable_path(path)
            )
            .fmt(f),
            Self::NotOwner(path) => message!(
                "link-not-owner",
                "{path} belongs to another user",
                path = printable_path(path)
            )
            .fmt(f),
            Self::TooOpen(path) => message!(
                "link-too-open",
                "other users have too many rights in {path}",
                path = printable_path(path)
            )
            .fmt(f),
            Self::Impostor(path) => message!(
                "link-impostor",
                "another user than expected listens on {path}",
                path = printable_path(path)
            )
            .fmt(f),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for LinkError {}

/// Reason why a connection has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The other program has closed it.
    Closed,
    /// The other program sends more, or longer lines, than can be read.
    Flood,
    /// The other program does not read what it is sent.
    DoesNotRead,
    /// The other program has connected and said nothing.
    SaysNothing,
    /// The connection has failed, in the printable words of ssh or of the system.
    Failed(String),
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed => message!("link-closed", "the connection was closed").fmt(f),
            Self::Flood => {
                message!("link-flood", "the other program sends more than can be read").fmt(f)
            }
            Self::DoesNotRead => {
                message!("link-does-not-read", "the other program does not read what it is sent")
                    .fmt(f)
            }
            Self::SaysNothing => {
                message!("link-says-nothing", "the other program says nothing").fmt(f)
            }
            Self::Failed(why) => {
                message!("link-failed", "the connection failed: {why}", why = words(why)).fmt(f)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_say_what_to_do() {
        let name = |text: &str| text.parse::<HostName>().unwrap();
        for (fault, text) in [
            (
                LinkError::NoHost(HostName::default()),
                "Nobody is hosting here. Your friend must run: gomoku host",
            ),
            (
                LinkError::NoHost(name("club")),
                "Nobody is hosting here. Your friend must run: gomoku host club",
            ),
            (LinkError::AlreadyHosting(name("club")), "you are already hosting club"),
            (LinkError::NotOwner("a\u{1b}b".into()), "a\u{fffd}b belongs to another user"),
        ] {
            assert_eq!(fault.to_string(), text);
        }
    }

    #[test]
    fn foreign_words_are_cut_and_printable() {
        let text = End::Failed(format!("\x1b[31m{}", "x".repeat(500))).to_string();
        assert!(text.starts_with("the connection failed: \u{fffd}[31mxxx") && text.len() < 200);
    }
}
