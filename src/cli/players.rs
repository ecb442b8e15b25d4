//! Arguments that select the players.

use clap::{Args, ValueEnum};

use super::choice::{given, one_of};
use crate::game::{ComputerSides, Lineup};
use crate::locale::text;
use crate::player::Level;
use crate::rules::BySide;
use crate::settings::{First, Settings};

#[derive(Debug, Args)]
pub(super) struct PlayerArguments {
    /// Opponent; --level and --first imply the computer
    #[arg(long, value_name = "WHO")]
    vs: Option<Opponent>,

    /// Level of the computer, 1 to 10 [default: your setting]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) level: Option<Level>,

    /// Player who begins; two people may draw lots [default: your setting]
    #[arg(long, value_name = "WHO", value_parser = one_of([
        ("computer", First::Computer),
        ("person", First::Person),
        ("random", First::Random),
    ]))]
    first: Option<First>,

    /// Watch the computer play X at level A and O at level B; 5 means 5,5
    #[arg(long, value_name = "A,B", value_parser = levels, conflicts_with_all = ["vs", "level", "first"])]
    watch: Option<BySide<Level>>,

    /// Seed of chance: with the same number the computer plays the same
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(super) seed: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Opponent {
    Person,
    Computer,
}

/// Parses `3,7`, or `5` for both sides.
fn levels(text: &str) -> Result<BySide<Level>, String> {
    let (first, second) = text.split_once(',').unwrap_or((text, text));
    Ok(BySide { first: first.parse()?, second: second.parse()? })
}

impl PlayerArguments {
    /// Chooses the participants, if given, using the settings for the computer as defaults. Refuses
    /// arguments about the computer if it does not play.
    pub(super) fn lineup(&self, settings: &Settings) -> Result<Option<Lineup>, String> {
        if let Some(levels) = self.watch {
            let usual = Lineup::new(ComputerSides::Both, settings.level);
            return Ok(Some(Lineup { levels, ..usual }));
        }
        let level = self.level.unwrap_or(settings.level);
        let seats = self.first.unwrap_or(settings.first).seats();
        let sides = match (self.vs, self.first) {
            (None, None) if self.level.is_none() => return Ok(None),
            // Two people may draw lots.
            (Some(Opponent::Person), None | Some(First::Random)) if self.level.is_none() => {
                ComputerSides::None
            }
            (Some(Opponent::Person), first) => {
                let first = first.filter(|first| *first != First::Random);
                let flag = if first.is_some() { "--first" } else { "--level" };
                return Err(text!("cli-flag-needs-computer", flag = flag));
            }
            (None | Some(Opponent::Computer), first) => {
                first.unwrap_or(settings.first).computer_sides()
            }
        };
        Ok(Some(Lineup { seats, ..Lineup::new(sides, level) }))
    }

    /// Returns the flag that selected the computer.
    pub(super) fn computer(&self) -> Option<&'static str> {
        match self.vs {
            _ if self.watch.is_some() => Some("--watch"),
            Some(Opponent::Computer) => Some("--vs computer"),
            None if self.level.is_some() => Some("--level"),
            None if self.first.is_some() => Some("--first"),
            None | Some(Opponent::Person) => None,
        }
    }

    pub(super) fn flags(&self) -> impl Iterator<Item = &'static str> {
        let others = given([
            ("--level", self.level.is_some()),
            ("--first", self.first.is_some()),
            ("--seed", self.seed.is_some()),
        ]);
        self.computer().into_iter().chain(others)
    }

    pub(super) fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(crate::player::any_seed)
    }
}
