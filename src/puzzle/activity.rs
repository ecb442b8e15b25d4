//! Activities with puzzles.

use std::str::FromStr;

use super::{NoTheme, Theme};

/// Activity with puzzles, which selects those to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Activity {
    /// Those that are due, then new ones.
    Next,
    /// The one of the day, the same for everyone.
    Daily,
    /// As many easy ones as possible in a limited time.
    Run,
    /// Those with this theme.
    Theme(Theme),
}

impl Activity {
    /// Iterates over all activities, in the order of lists.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Next, Self::Daily, Self::Run]
            .into_iter()
            .chain(Theme::ALL.into_iter().map(Self::Theme))
    }

    /// Name in commands, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::Daily => "daily",
            Self::Run => "run",
            Self::Theme(theme) => theme.name(),
        }
    }
}

impl FromStr for Activity {
    type Err = NoTheme;

    fn from_str(text: &str) -> Result<Self, NoTheme> {
        let lower = text.to_ascii_lowercase();
        let plain = [Self::Next, Self::Daily, Self::Run].into_iter().find(|it| it.name() == lower);
        plain.map_or_else(|| text.parse().map(Self::Theme), Ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for activity in Activity::all() {
            assert_eq!(activity.name().parse(), Ok(activity));
            assert_eq!(activity.name().to_uppercase().parse(), Ok(activity));
        }
        assert_eq!("vcf".parse(), Ok(Activity::Theme(Theme::Fours)));
        assert_eq!("yesterday".parse::<Activity>(), Err(NoTheme));
    }
}
