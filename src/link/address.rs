//! Addresses of hosts, as people type them.

use std::fmt;
use std::str::FromStr;

use super::fault::LinkError;
use crate::printable::is_printable;

/// Maximum length of a host's name.
pub(super) const MOST_LETTERS: usize = 24;
/// Maximum length of the names of users and machines, and of paths.
const LONGEST: usize = 255;
/// Program to start on another machine, if the address names none.
const PROGRAM: &str = "gomoku";
const DEFAULT: &str = "play";

/// Name of a host among those of its user: letters, digits, `-` and `_`; `play` by default.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HostName(String);

impl HostName {
    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Command that starts a host with this name.
    pub(super) fn command(&self) -> String {
        if self.0 == DEFAULT { "gomoku host".into() } else { format!("gomoku host {self}") }
    }
}

impl Default for HostName {
    fn default() -> Self {
        Self(DEFAULT.to_owned())
    }
}

impl fmt::Display for HostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for HostName {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        if is_word(text, "-_") && text.len() <= MOST_LETTERS {
            Ok(Self(text.to_owned()))
        } else {
            Err(LinkError::Name(text.to_owned()))
        }
    }
}

/// Host on this machine: `NAME` of the same user, or `~USER/NAME` of another one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Local {
    pub(super) user: Option<String>,
    pub(super) name: HostName,
}

impl FromStr for Local {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        if let Some(rest) = text.strip_prefix('~') {
            let (user, name) = rest.split_once('/').unwrap_or((rest, DEFAULT));
            Ok(Self { user: Some(of_user(user)?), name: name.parse()? })
        } else if text.is_empty() {
            Ok(Self::default())
        } else if text.contains([':', '@', '/']) {
            Err(LinkError::Address(text.to_owned()))
        } else {
            Ok(Self { user: None, name: text.parse()? })
        }
    }
}

/// Machine that is reached by ssh, and the program to start there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    user: Option<String>,
    /// Name or number, without the brackets of IPv6.
    host: String,
    port: Option<u16>,
    /// Path of the program, absolute or beginning with `./` in the home directory.
    program: Option<String>,
    /// Host on that machine.
    local: Local,
}

impl Machine {
    /// Arguments of ssh. No word of the address can be taken for an option or for a command of the
    /// shell on the other machine.
    ///
    /// # Errors
    /// Fails if the path of the program cannot be quoted.
    pub(super) fn arguments(&self) -> Result<Vec<String>, LinkError> {
        let mut arguments: Vec<String> = Vec::new();
        if let Some(port) = self.port {
            arguments.extend(["-p".to_owned(), port.to_string()]);
        }
        let user = self.user.iter().map(|user| format!("{user}@"));
        arguments.extend(["--".to_owned(), user.chain([self.host.clone()]).collect()]);
        let program = self.program.as_deref().unwrap_or(PROGRAM);
        let local = self.local.to_string();
        let mut command = vec![program, "host", "--stdio"];
        if self.local != Local::default() {
            command.push(&local);
        }
        let quoted = shlex::try_join(command);
        arguments.push(quoted.map_err(|_| LinkError::Program(program.to_owned()))?);
        Ok(arguments)
    }
}

/// Address of a host:
///
/// | text | host |
/// |---|---|
/// | | `play` of the same user on this machine |
/// | `NAME` | another one of the same user |
/// | `~USER`, `~USER/NAME` | of another user of this machine |
/// | `ssh://[USER@]MACHINE[:PORT][/PATH][#HOST]` | on another machine, where the program has this path |
///
/// A path that begins with `/~/` is in the home directory. `HOST` is `NAME`, `~USER` or
/// `~USER/NAME` on that machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// Host on this machine.
    Local(Local),
    /// Host on another machine, or of another account, reached by ssh.
    Ssh(Machine),
}

impl FromStr for Address {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        let text = text.trim();
        match text.strip_prefix("ssh://") {
            Some(rest) => machine(rest).map(Self::Ssh),
            None => text.parse().map(Self::Local),
        }
    }
}

/// Parses an address after `ssh://`.
fn machine(text: &str) -> Result<Machine, LinkError> {
    let (text, local) = text.split_once('#').unwrap_or((text, ""));
    let at = text.find('/').unwrap_or(text.len());
    let (login, path) = text.split_at(at);
    let (user, place) = match login.rsplit_once('@') {
        Some((user, place)) => (Some(of_user(user)?), place),
        None => (None, login),
    };
    let wrong = || LinkError::Machine(place.to_owned());
    let (host, port) = if let Some(rest) = place.strip_prefix('[') {
        let (host, port) = rest.split_once(']').ok_or_else(wrong)?;
        let port = match port.strip_prefix(':') {
            None if port.is_empty() => None,
            port => Some(port.ok_or_else(wrong)?),
        };
        // An address of IPv6, with a zone.
        let is_host = host.contains(':') && is_word(host.trim_start_matches(':'), ":.%-_");
        (is_host.then_some(host), port)
    } else {
        let (host, port) = match place.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (place, None),
        };
        (is_word(host, ".-_").then_some(host), port)
    };
    let host = host.ok_or_else(wrong)?.to_owned();
    let port = port.map(|port| of_port(port).ok_or_else(|| LinkError::Port(port.to_owned())));
    Ok(Machine {
        user,
        host,
        port: port.transpose()?,
        program: program(path)?,
        local: local.parse()?,
    })
}

fn of_user(text: &str) -> Result<String, LinkError> {
    let is_user = is_word(text, ".-_+");
    is_user.then(|| text.to_owned()).ok_or_else(|| LinkError::User(text.to_owned()))
}

fn of_port(text: &str) -> Option<u16> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&port| port > 0 && is_number)
}

/// Parses the path of a program; `None` if there is no path.
fn program(path: &str) -> Result<Option<String>, LinkError> {
    if matches!(path, "" | "/") {
        return Ok(None);
    }
    let is_path = path.len() <= LONGEST && !path.ends_with('/') && path.chars().all(is_printable);
    if !is_path {
        return Err(LinkError::Program(path.to_owned()));
    }
    let own = path.strip_prefix("/~/").map(|path| format!("./{path}"));
    Ok(Some(own.unwrap_or_else(|| path.to_owned())))
}

/// Checks that a text consists of letters, digits and these signs, and cannot be an option.
fn is_word(text: &str, signs: &str) -> bool {
    let is_part = |char: char| char.is_ascii_alphanumeric() || signs.contains(char);
    !text.is_empty() && text.len() <= LONGEST && !text.starts_with('-') && text.chars().all(is_part)
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ssh://")?;
        if let Some(user) = &self.user {
            write!(f, "{user}@")?;
        }
        if self.host.contains(':') {
            write!(f, "[{}]", self.host)?;
        } else {
            f.write_str(&self.host)?;
        }
        if let Some(port) = self.port {
            write!(f, ":{port}")?;
        }
        if let Some(program) = &self.program {
            match program.strip_prefix("./") {
                Some(own) => write!(f, "/~/{own}")?,
                None => f.write_str(program)?,
            }
        }
        if self.local == Local::default() { Ok(()) } else { write!(f, "#{}", self.local) }
    }
}

impl fmt::Display for Local {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.user {
            Some(user) if self.name.0 == DEFAULT => write!(f, "~{user}"),
            Some(user) => write!(f, "~{user}/{}", self.name),
            None => self.name.fmt(f),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Local(local) => local.fmt(f),
            Self::Ssh(machine) => machine.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(text: &str) -> String {
        match text.parse() {
            Ok(Address::Ssh(machine)) => machine.arguments().unwrap().join("|"),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn addresses_survive_being_shown() {
        for (text, shown) in [
            ("", "play"),
            (" club ", "club"),
            ("a-b_9", "a-b_9"),
            ("~anna", "~anna"),
            ("~anna/play", "~anna"),
            ("~anna/club", "~anna/club"),
            ("ssh://box", "ssh://box"),
            ("ssh://box/", "ssh://box"),
            ("ssh://anna@box.example:2222/usr/bin/gomoku#club", ""),
            ("ssh://anna@[fe80::1%eth0]:22/~/bin/gomoku", ""),
            ("ssh://[::1]", ""),
            ("ssh://box#~bob/club", ""),
            ("ssh://box#", "ssh://box"),
        ] {
            let address: Address = text.parse().unwrap();
            let shown = if shown.is_empty() { text } else { shown };
            assert_eq!(address.to_string(), shown);
            assert_eq!(shown.parse(), Ok(address), "{shown}");
        }
    }

    #[test]
    fn ssh_gets_no_shell_words_and_no_options() {
        for (text, expected) in [
            ("ssh://box", "--|box|gomoku host --stdio"),
            ("ssh://anna@box:2222#club", "-p|2222|--|anna@box|gomoku host --stdio club"),
            ("ssh://box#~bob", "--|box|gomoku host --stdio '~bob'"),
            ("ssh://[::1]:22", "-p|22|--|::1|gomoku host --stdio"),
            ("ssh://box/usr/bin/a b", "--|box|'/usr/bin/a b' host --stdio"),
            ("ssh://box/$(id)'", "--|box|'/$(id)'\"'\" host --stdio"),
            ("ssh://box/~/-x;y", "--|box|'./-x;y' host --stdio"),
        ] {
            assert_eq!(arguments(text), expected, "{text}");
        }
    }

    #[test]
    fn mistakes_are_named() {
        use LinkError::{Address as A, Machine as M, Name as N, Port, Program, User as U};
        let is = |text: &str, fault: fn(String) -> LinkError, of: &str| {
            assert_eq!(text.parse::<Address>(), Err(fault(of.to_owned())), "{text}");
        };
        is("-oProxyCommand=x", N, "-oProxyCommand=x");
        is("-x", N, "-x");
        is("spiel\u{e9}", N, "spiel\u{e9}");
        is(&"a".repeat(25), N, &"a".repeat(25));
        is("anna@box", A, "anna@box");
        is("http://box", A, "http://box");
        is("a/b", A, "a/b");
        is("~", U, "");
        is("~-x", U, "-x");
        is("~anna/", N, "");
        is("~anna/-x", N, "-x");
        is("ssh://", M, "");
        is("ssh://-oProxyCommand=x", M, "-oProxyCommand=x");
        is("ssh://-x@box", U, "-x");
        is("ssh://anna@-box", M, "-box");
        is("ssh://a b", M, "a b");
        is("ssh://a;b", M, "a;b");
        is("ssh://@box", U, "");
        is("ssh://::1", M, "::1");
        is("ssh://[box]", M, "[box]");
        is("ssh://[-x::1]", M, "[-x::1]");
        is("ssh://[::1]x", M, "[::1]x");
        is("ssh://box:0", Port, "0");
        is("ssh://box:+1", Port, "+1");
        is("ssh://box:65536", Port, "65536");
        is("ssh://box/dev/", Program, "/dev/");
        is("ssh://box/a\nb", Program, "/a\nb");
        is("ssh://box#-x", N, "-x");
    }
}
