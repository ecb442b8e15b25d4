//! Which rows win, as the arguments say it.

use clap::ValueEnum;

use crate::rules::Rule;

/// A rule by its name, or by the number that the Gomocup protocol gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RuleName {
    /// So many stones in a row as are wanted, or more
    #[value(alias = "0")]
    Freestyle,
    /// Exactly so many
    #[value(alias = "1")]
    Standard,
}

impl From<RuleName> for Rule {
    fn from(name: RuleName) -> Self {
        match name {
            RuleName::Freestyle => Self::Freestyle,
            RuleName::Standard => Self::Standard,
        }
    }
}
