//! What was typed, and what is meant by it.

use std::ffi::OsString;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::Parser;
use clap::builder::TypedValueParser as _;

use crate::rules::Variant;
use crate::store::Store;
use crate::tui::app::Opening;
use crate::tui::theme::{Glyphs, Theme};
use crate::tui::{self, words};

/// Gomoku, five in a row, full-screen in the terminal.
///
/// Without a size or a FILE it asks for the size of the board.
/// Press ? in the game for its keys.
#[derive(Debug, Parser)]
#[command(version, verbatim_doc_comment)]
struct Arguments {
    /// Open a saved game; s and l then use this file
    #[arg(value_name = "FILE")]
    game: Option<PathBuf>,

    /// Size of the board: 15, 17 or 19
    #[arg(long, value_name = "N", value_parser = clap::builder::StringValueParser::new().try_map(|text| size(&text)))]
    size: Option<Variant>,

    /// Save to and load from this file [default: game.csv in your data files]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,

    /// Draw without colours; so does a variable NO_COLOR that is not empty
    #[arg(long)]
    no_color: bool,
}

fn size(text: &str) -> Result<Variant, String> {
    let variant = text.parse().ok().and_then(Variant::offered);
    variant.ok_or_else(|| format!("the size is {}", words::sizes()))
}

/// Runs the program with these arguments, the first of which is its own name.
///
/// The status is 0 if all went well or output was no longer wanted, 1 after a failure, 2 if the
/// arguments are wrong.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        // Help and version are answers too.
        Err(answer) => {
            let status = u8::try_from(answer.exit_code()).unwrap_or(2);
            return match answer.print() {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
                _ => ExitCode::from(status),
            };
        }
    };
    match play(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where stderr is gone there is nobody to tell.
            let _ = writeln!(io::stderr(), "gomoku: {}", printable(&format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}

/// A text without what a terminal might obey: names of files can have anything in them.
fn printable(text: &str) -> String {
    text.chars().map(|char| if char.is_control() { '\u{fffd}' } else { char }).collect()
}

fn play(arguments: Arguments) -> anyhow::Result<()> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!("the game needs a terminal for its input and output");
    }
    let store = Store::of_user();
    let opening = match (&arguments.game, arguments.size) {
        (Some(path), size) => {
            let loaded = store
                .load(path, size.unwrap_or(Variant::GOMOKU_15))
                .with_context(|| format!("cannot load {}", path.display()))?;
            Opening::Loaded(path.clone(), loaded)
        }
        (None, Some(variant)) => Opening::New(variant),
        (None, None) => Opening::Ask(store.kept()),
    };
    let file = arguments.file.or(arguments.game).unwrap_or_else(|| store.default_file());
    let terminal = TerminalKind::of_environment();
    let glyphs =
        if arguments.ascii || !terminal.has_unicode { Glyphs::ASCII } else { Glyphs::UNICODE };
    let theme = Theme::new(glyphs, terminal.has_colour && !arguments.no_color)?;
    tui::run(tui::Options { opening, file, store, theme })
}

/// What the environment says of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TerminalKind {
    has_colour: bool,
    has_unicode: bool,
}

impl TerminalKind {
    #[expect(clippy::disallowed_methods, reason = "this file owns the environment")]
    fn of_environment() -> Self {
        Self::of(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
    }

    /// `NO_COLOR` as on no-color.org; the first of the three that is set says the encoding.
    fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let terminal = variable("TERM").unwrap_or_default();
        let is_plain = terminal == "dumb" || terminal.starts_with("vt");
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(&variable);
        let is_utf8 = cfg!(windows)
            || locale.is_some_and(|locale| {
                let locale = locale.to_ascii_lowercase();
                locale.contains("utf-8") || locale.contains("utf8")
            });
        Self {
            has_colour: variable("NO_COLOR").is_none() && !is_plain,
            has_unicode: is_utf8 && !is_plain && terminal != "linux",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(environment: &[(&str, &str)], has_colour: bool, has_unicode: bool) {
        let found = TerminalKind::of(|name| {
            let entry = environment.iter().find(|(known, _)| *known == name);
            entry.map(|(_, value)| (*value).to_owned())
        });
        assert_eq!(found, TerminalKind { has_colour, has_unicode });
    }

    #[test]
    fn the_environment_says_what_the_terminal_can() {
        let utf8 = ("LANG", "de_AT.UTF-8");
        check(&[("TERM", "xterm-256color"), utf8], true, true);
        check(&[("TERM", "linux"), utf8], true, false);
        check(&[("TERM", "vt100"), utf8], false, false);
        check(&[("TERM", "dumb"), utf8], false, false);
        check(&[("TERM", "xterm"), utf8, ("NO_COLOR", "1")], false, true);
        check(&[("TERM", "xterm"), ("LC_ALL", "C"), utf8], true, cfg!(windows));
        check(&[("TERM", "xterm"), ("LC_CTYPE", "C.utf8")], true, true);
        check(&[("TERM", "xterm")], true, cfg!(windows));
    }

    #[test]
    fn what_is_printed_cannot_command_the_terminal() {
        assert_eq!(printable("a\u{1b}[2Jb\n"), "a\u{fffd}[2Jb\u{fffd}");
    }

    #[test]
    fn the_arguments_are_sound() {
        use clap::CommandFactory as _;
        Arguments::command().debug_assert();
    }
}
