//! `gomoku convert`: conversion of games to other formats.

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Args;

use super::input::{ReadArguments, cannot_load, cannot_write, ending, format, is_standard, name};
use super::output::{give, tell};
use crate::formats::{self, Format, Lost, Remark, not_held};
use crate::game::GameKind;
use crate::locale::text;
use crate::store::Store;

#[derive(Debug, Args)]
pub(super) struct ConvertArguments {
    /// File to read, or - for standard input
    #[arg(value_name = "IN")]
    input: PathBuf,

    /// File to write, or - for standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,

    /// Format to write [default: from the name of OUT, else SGF]
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    to: Option<Format>,

    #[command(flatten)]
    read: ReadArguments,
}

pub(super) fn run(arguments: &ConvertArguments) -> anyhow::Result<()> {
    let input = arguments.read.read(&arguments.input)?;
    let mut bytes = Vec::new();
    let mut lost: Vec<Lost> = Vec::new();
    let mut games = 0;
    let mut damaged = 0;
    let mut format = None;
    for found in input.games() {
        let file = name(&arguments.input);
        let loaded = match found.game {
            Ok(loaded) => loaded,
            Err(why) => {
                tell(text!("cli-file-problem", file = file, why = why));
                damaged += 1;
                continue;
            }
        };
        for remark in loaded.remarks.iter().filter(|it| !matches!(it, Remark::OtherGames(_))) {
            tell(text!("cli-file-remark", file = file, line = found.line, remark = remark));
        }
        let named = || match (ending(&arguments.output), loaded.record.kind()) {
            (ending, GameKind::Rows(_)) if ending.and_then(Format::of_ending).is_none() => {
                Format::Sgf
            }
            (None, _) if is_standard(&arguments.output) => Format::Sgf,
            (ending, kind) => Format::to_save(ending, kind, Format::Csv),
        };
        let to = *format.get_or_insert_with(|| arguments.to.unwrap_or_else(named));
        let written = formats::write(&loaded.record, to)?;
        bytes.extend(written.bytes);
        lost.extend(written.lost);
        games += 1;
        if games > 1 && to != Format::Sgf {
            bail!(text!("cli-one-game"));
        }
    }
    let format = format.with_context(|| cannot_load(&arguments.input))?;
    let output = &arguments.output;
    if is_standard(output) {
        give(&bytes, "the game")?;
    } else {
        let written = Store::of_user().put(output, &bytes);
        written.with_context(|| cannot_write(output))?;
    }
    lost.sort_unstable();
    lost.dedup();
    if let Some(sentence) = not_held(format, &lost) {
        tell(&sentence);
    }
    if damaged > 0 {
        bail!(text!("cli-damaged", count = damaged, total = games + damaged));
    }
    Ok(())
}
