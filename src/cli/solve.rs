//! `gomoku solve`: forced wins, and the values of small games.

use std::time::Duration;

use clap::Args;

use super::choice::given;
use super::output::{give, say};
use super::proof::{self, Proof};
use super::source::{PositionArguments, seconds};
use super::usage;
use crate::line::numbered;
use crate::locale::text;
use crate::player::{Threats, proved, solve};

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

    /// Print a JSON object; docs/analyse.md lists its fields
    #[arg(long)]
    json: bool,
}

impl SolveArguments {
    /// Refuses options that the solver of small games does not have.
    fn refuse_threats(&self) -> Result<(), clap::Error> {
        let flag = given([("--vcf", self.vcf), ("--vct", self.vct)]).next();
        match (flag, self.position.small_game()) {
            (Some(flag), Some(game)) => {
                let game = game.name();
                Err(usage("solve", text!("cli-flag-not-with-game", flag = flag, game = game)))
            }
            (Some(flag), None) => Err(usage("solve", text!("cli-flag-gomoku", flag = flag))),
            (None, _) => Ok(()),
        }
    }

    fn print(&self, proof: &Proof, board: &str) -> anyhow::Result<()> {
        if self.json {
            give(proof.json()?.as_bytes(), "the answer")
        } else {
            say(&format!("{}{board}", proof.plain()), "the answer")
        }
    }
}

/// Time to look for a win by threats in a position that is proved to be won or lost.
const BESIDE_PROOF: Duration = Duration::from_secs(1);

/// Prints the answer. Its first line is in English because scripts read it.
pub(super) fn run(arguments: &SolveArguments) -> anyhow::Result<()> {
    if let Some(game) = arguments.position.quarto("solve")? {
        arguments.refuse_threats()?;
        let proof = Proof::of_quarto(&game, arguments.time)?;
        return arguments.print(&proof, "");
    }
    let game = arguments.position.game("solve")?;
    let is_named = arguments.position.small_game().is_some();
    let (proof, line) = if proof::is_for(game.variant(), is_named) {
        arguments.refuse_threats()?;
        Proof::of(&game, arguments.time)?
    } else {
        let threats = match (arguments.vcf, arguments.vct) {
            (true, _) => Threats::Fours,
            (false, true) => Threats::ThreesAndFours,
            (false, false) => Threats::Both,
        };
        let claim = proved(&game).filter(|_| threats == Threats::Both);
        // A proved win may be one by threats, too, which says in how many moves.
        let time = claim.map_or(arguments.time, |_| arguments.time.min(BESIDE_PROOF));
        let solution = solve(&game, threats, time)?;
        Proof::of_gomoku(&game, solution, claim, is_named)
    };
    arguments.print(&proof, &numbered(game.board(), &line))
}
