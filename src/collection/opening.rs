//! Opening of a game, as far as a list of games knows it.

use std::str::FromStr;

use crate::formats::opening_of_rule_name;
use crate::game::AnyGame;
use crate::record::Info;
use crate::rules::Game;
use crate::rules::opening::{OpeningRule, RenjuOpening};
use crate::translate::message;

/// Opening of a game: the name of its first three stones, and the rule by which it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameOpening {
    /// One of the 26 openings of renju. Games of Gomoku have one, too, since many files of renju
    /// name no rule, and players of Gomoku use the same names.
    pub name: Option<RenjuOpening>,
    /// Rule that was followed, or that the file names. [`OpeningRule::Free`] if there is none.
    pub rule: OpeningRule,
}

impl GameOpening {
    /// Opening of a game with this main line.
    pub fn of(game: &AnyGame, info: &Info) -> Self {
        match game {
            AnyGame::Rows(game) => Self::of_rows(game, game.opening_rule(), info),
            AnyGame::Quarto(_) => Self::default(),
        }
    }

    /// Opening of a game of rows that began by this rule. The name of the rule in a file counts if
    /// its decisions are unknown.
    pub(super) fn of_rows(game: &Game, followed: OpeningRule, info: &Info) -> Self {
        let named = || info.rule.as_deref().and_then(opening_of_rule_name);
        let rule = match followed {
            OpeningRule::Free => named().unwrap_or(OpeningRule::Free),
            rule => rule,
        };
        Self { name: RenjuOpening::of_game(game), rule }
    }

    /// Number for an index. It is below 128, and so takes one byte, unless the rule is one of the
    /// longer ones.
    pub(super) fn number(self) -> u64 {
        let name = |name| RenjuOpening::ALL.iter().position(|it| *it == name);
        let name = self.name.and_then(name).map_or(0, |at| at + 1);
        let rule = OpeningRule::ALL.iter().position(|it| *it == self.rule).unwrap_or_default();
        (rule * NAMES + name) as u64
    }

    pub(super) fn of_number(number: u64) -> Option<Self> {
        let number = usize::try_from(number).ok()?;
        let name = (number % NAMES).checked_sub(1).map(|at| RenjuOpening::ALL[at]);
        Some(Self { name, rule: *OpeningRule::ALL.get(number / NAMES)? })
    }
}

/// Number of names, with none as one of them.
const NAMES: usize = RenjuOpening::ALL.len() + 1;

/// Opening to look for: a name, or a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningWord {
    Name(RenjuOpening),
    Rule(OpeningRule),
}

/// Parses a code, a name, Japanese or Chinese characters, or an opening rule. The error describes
/// the syntax.
impl FromStr for OpeningWord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let name = text.parse().map(Self::Name);
        name.or_else(|_| text.parse().map(Self::Rule)).map_err(|_| {
            message!("filter-no-opening", "an opening is D4, Kagetsu, or a rule such as swap2")
                .to_string()
        })
    }
}
