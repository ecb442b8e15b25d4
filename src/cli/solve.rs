//! `gomoku solve`: forced wins.

use std::time::Duration;

use clap::Args;

use super::output::say;
use super::source::{PositionArguments, names, seconds};
use crate::line::numbered;
use crate::player::{Solution, Threats, solve};

#[derive(Debug, Args)]
pub(super) struct SolveArguments {
    #[command(flatten)]
    position: PositionArguments,

    /// Look only for wins by fours
    #[arg(long, conflicts_with = "vct")]
    vcf: bool,

    /// Look for wins by threes and fours without trying fours alone first
    #[arg(long)]
    vct: bool,

    /// Time to search, in seconds
    #[arg(long, value_name = "S", default_value = "10", allow_negative_numbers = true)]
    #[arg(value_parser = seconds)]
    time: Duration,
}

/// Prints the answer. Its first line is in English because scripts read it.
pub(super) fn run(arguments: &SolveArguments) -> anyhow::Result<()> {
    let game = arguments.position.game("solve")?;
    let threats = match (arguments.vcf, arguments.vct) {
        (true, _) => Threats::Fours,
        (false, true) => Threats::ThreesAndFours,
        (false, false) => Threats::Both,
    };
    let (answer, line) = match solve(&game, threats, arguments.time)? {
        Solution::Win(line) => {
            let names = names(&line, game.variant().shape());
            (format!("win in {}: {}", line.len().div_ceil(2), names.join(" ")), line)
        }
        Solution::NoWinByFours => ("no win by fours".to_owned(), Vec::new()),
        Solution::Undecided => ("not decided".to_owned(), Vec::new()),
    };
    let board = numbered(game.board(), &line);
    say(&format!("{answer}\n{board}"), "the answer")
}
