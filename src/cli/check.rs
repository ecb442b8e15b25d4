//! `gomoku check`: the legality of games.

use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use super::input::{ReadArguments, name};
use super::output::say;
use super::show::state;
use crate::formats::{FormatError, Loaded, Remark};
use crate::locale::text;
use crate::printable::printable;

#[derive(Debug, Args)]
pub(super) struct CheckArguments {
    /// Files of games, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    read: ReadArguments,
}

/// Reports whether each game is valid, and fails if any is not.
pub(super) fn run(arguments: &CheckArguments) -> anyhow::Result<()> {
    let mut wrong = 0;
    for path in &arguments.files {
        let file = name(path);
        let tell = |line: u64, words: &str| {
            let place = if line == 1 { file.clone() } else { format!("{file}:{line}") };
            say(&format!("{place}: {}\n", printable(words)), "the answer")
        };
        let input = match arguments.read.read(path) {
            Ok(input) => input,
            Err(why) => {
                tell(1, &why.root_cause().to_string())?;
                wrong += 1;
                continue;
            }
        };
        let mut games = input.games().peekable();
        if games.peek().is_none() {
            tell(1, &text!("cli-no-game"))?;
            wrong += 1;
        }
        for found in games {
            let judged = judge(found.game);
            wrong += usize::from(judged.is_err());
            tell(found.line, &judged.unwrap_or_else(|why| why))?;
        }
    }
    if wrong > 0 {
        bail!(text!("cli-check-failed", count = wrong));
    }
    Ok(())
}

/// Describes a valid game, or the mistake.
fn judge(game: Result<Loaded, FormatError>) -> Result<String, String> {
    let loaded = game.map_err(|why| why.to_string())?;
    let wrong: Vec<String> =
        loaded.remarks.iter().filter(|remark| is_wrong(remark)).map(Remark::to_string).collect();
    if !wrong.is_empty() {
        return Err(wrong.join("; "));
    }
    let moves = loaded.record.on_board().moves();
    Ok(text!("cli-check-ok", count = moves, state = state(&loaded.record)))
}

/// Distinguishes mistakes of the file from other remarks.
const fn is_wrong(remark: &Remark) -> bool {
    use Remark::{Cut, NotClosed, ResultDoesNotFit, Stopped, UnknownResult};
    matches!(remark, ResultDoesNotFit(_) | Cut { .. } | NotClosed | Stopped(_) | UnknownResult(_))
}
