//! `gomoku check`: the legality of games.

use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::Args;
use serde::Serialize;

use super::games::ended;
use super::input::{Input, ReadArguments, name};
use super::output::{give, say};
use super::show::{rules, state};
use crate::formats::{EncodingSource, FormatError, Loaded, Remark};
use crate::game::{GameKind, State};
use crate::locale::text;
use crate::printable::printable;

#[derive(Debug, Args)]
pub(super) struct CheckArguments {
    /// Files of games, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Print a JSON object for each game; docs/formats.md lists its fields
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    read: ReadArguments,
}

/// Reports whether each game is valid, and fails if any is not.
pub(super) fn run(arguments: &CheckArguments) -> anyhow::Result<()> {
    let mut wrong = 0;
    for path in &arguments.files {
        let mut tell = |checked: &Checked| {
            wrong += usize::from(checked.wrong().is_some());
            if arguments.json {
                let line = serde_json::to_string(&CheckedJson::new(path, checked))? + "\n";
                return give(line.as_bytes(), "the answer");
            }
            say(&checked.words(path), "the answer")
        };
        let input = match arguments.read.read(path) {
            Ok(input) => input,
            Err(why) => {
                tell(&Checked::unread(why.root_cause().to_string()))?;
                continue;
            }
        };
        let mut games = input.games().peekable();
        if games.peek().is_none() {
            tell(&Checked::unread(text!("cli-no-game")))?;
        }
        for found in games {
            tell(&Checked::new(found.line, found.game, &input))?;
        }
    }
    if wrong > 0 {
        bail!(text!("cli-check-failed", count = wrong));
    }
    Ok(())
}

/// Game with its place, or why there is none.
struct Checked<'a> {
    line: u64,
    game: Result<Loaded, String>,
    /// File that could be read.
    input: Option<&'a Input>,
}

impl<'a> Checked<'a> {
    fn new(line: u64, game: Result<Loaded, FormatError>, input: &'a Input) -> Self {
        Self { line, game: game.map_err(|why| why.to_string()), input: Some(input) }
    }

    const fn unread(why: String) -> Self {
        Self { line: 1, game: Err(why), input: None }
    }

    /// Describes the mistakes.
    fn wrong(&self) -> Option<String> {
        match &self.game {
            Err(why) => Some(why.clone()),
            Ok(loaded) => {
                let wrong = loaded.remarks.iter().filter(|it| is_wrong(it)).map(Remark::to_string);
                let wrong: Vec<String> = wrong.collect();
                (!wrong.is_empty()).then(|| wrong.join("; "))
            }
        }
    }

    /// Describes the mistakes, or the game, its file, and what was tolerated.
    fn words(&self, path: &Path) -> String {
        let file = name(path);
        let place = if self.line == 1 { file } else { format!("{file}:{}", self.line) };
        let words = match (self.wrong(), &self.game, self.input) {
            (wrong, Ok(loaded), Some(input)) => about(wrong, loaded, input),
            (wrong, ..) => wrong.unwrap_or_default(),
        };
        format!("{place}: {}\n", printable(&words))
    }
}

fn about(wrong: Option<String>, loaded: &Loaded, Input { format, .. }: &Input) -> String {
    let Loaded { record, remarks, encoding, .. } = loaded;
    let moves = record.on_board().moves();
    let game = match record.kind() {
        GameKind::Rows(variant) => rules(variant),
        GameKind::Quarto(_) => record.kind().to_string(),
    };
    let played = text!("cli-check-moves", count = moves, state = state(record));
    let first = match wrong {
        Some(wrong) => format!("{wrong}; {played}"),
        None => text!("cli-check-ok", game = played),
    };
    let file = text!("cli-check-file", format = format.name(), encoding = encoding, game = game);
    // The encoding and the mistakes have been said.
    let is_said = |it: &&Remark| {
        is_wrong(it)
            || matches!(it, Remark::Encoded(_, source) if *source != EncodingSource::Guessed)
    };
    let tolerated = remarks.iter().filter(|it| !is_said(it)).map(Remark::to_string);
    [first, file].into_iter().chain(tolerated).collect::<Vec<_>>().join("; ")
}

/// Distinguishes mistakes of the file from other remarks.
const fn is_wrong(remark: &Remark) -> bool {
    use Remark::{Cut, NotClosed, ResultDoesNotFit, Stopped, UnknownResult};
    matches!(remark, ResultDoesNotFit(_) | Cut { .. } | NotClosed | Stopped(_) | UnknownResult(_))
}

/// Line for programs; `docs/formats.md` lists the fields.
#[derive(Serialize)]
struct CheckedJson {
    file: String,
    line: u64,
    ok: bool,
    error: Option<String>,
    format: Option<&'static str>,
    encoding: Option<String>,
    game: Option<String>,
    size: Option<[u8; 2]>,
    rule: Option<String>,
    moves: Option<usize>,
    result: Option<&'static str>,
    remarks: Vec<String>,
}

impl CheckedJson {
    fn new(path: &Path, checked: &Checked) -> Self {
        let loaded = checked.game.as_ref().ok();
        let record = loaded.map(|loaded| &loaded.record);
        let outcome = |state: State| match state {
            State::Over(outcome) => Some(outcome),
            State::ToMove(_) => None,
        };
        Self {
            file: path.to_string_lossy().into_owned(),
            line: checked.line,
            ok: checked.wrong().is_none(),
            error: checked.game.as_ref().err().cloned(),
            format: checked.input.map(|input| input.format.ending()),
            encoding: loaded.map(|loaded| loaded.encoding.to_string()),
            game: record.map(|record| record.kind().to_string()),
            size: record.map(|record| [record.shape().width(), record.shape().height()]),
            rule: loaded.map(|loaded| {
                let unknown = loaded.remarks.iter().find_map(|remark| match remark {
                    Remark::UnknownRule(rule) => Some(rule.clone()),
                    _ => None,
                });
                unknown.unwrap_or_else(|| loaded.record.kind().variant().rule().to_string())
            }),
            moves: record.map(|record| record.on_board().moves()),
            result: record.map(|record| ended(outcome(record.state()))),
            remarks: loaded
                .map(|it| it.remarks.iter().map(Remark::to_string).collect())
                .unwrap_or_default(),
        }
    }
}
