//! `gomoku solve`: forced wins.

use std::time::Duration;

use clap::Args;

use super::output::say;
use super::source::{PositionArguments, Source, names, seconds};
use crate::line::numbered;
use crate::player::{Solution, Threats, solve};

#[derive(Debug, Args)]
pub(super) struct SolveArguments {
    #[command(flatten)]
    position: PositionArguments,

    /// Look for wins by fours only
    #[arg(long, conflicts_with = "vct")]
    vcf: bool,

    /// Look for wins by threes and fours at once, not by fours alone first
    #[arg(long)]
    vct: bool,

    /// How long to look, in seconds
    #[arg(long, value_name = "S", default_value = "10", allow_negative_numbers = true)]
    #[arg(value_parser = seconds)]
    time: Duration,
}

pub(super) struct SolveRequest {
    source: Source,
    threats: Threats,
    time: Duration,
}

impl SolveArguments {
    pub(super) fn request(&self) -> Result<SolveRequest, String> {
        let threats = match (self.vcf, self.vct) {
            (true, _) => Threats::Fours,
            (false, true) => Threats::ThreesAndFours,
            (false, false) => Threats::Both,
        };
        Ok(SolveRequest { source: self.position.source()?, threats, time: self.time })
    }
}

pub(super) fn run(request: SolveRequest) -> anyhow::Result<()> {
    let game = request.source.game()?;
    let solution = solve(&game, request.threats, request.time)?;
    let (answer, line) = match solution {
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
