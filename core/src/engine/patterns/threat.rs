//! Threat of a stone along all four lines.

use super::Pattern;
use crate::rules::FoulKind;

/// Threat of a stone on a free square, weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Threat {
    /// Foul without doubt: an overline or a double four.
    Foul,
    /// No threat that must be answered, and no three.
    #[default]
    None,
    /// Threes that are blocked at one end.
    Three,
    /// Open three: becomes an unstoppable four.
    OpenThree,
    /// Open three that also builds something else.
    OpenThreePlus,
    /// Two open threes. If they could be a foul, that has to be found out, and they win nothing.
    DoubleThree,
    /// Four that one stone stops.
    Four,
    /// Four that also builds something else.
    FourPlus,
    FourThree,
    /// Four, open or not, and two open threes that could be a foul; that has to be found out.
    FourDoubleThree,
    /// Unstoppable four: an open one, or two.
    OpenFour,
    Five,
}

impl Threat {
    pub const ALL: [Self; 12] = [
        Self::Foul,
        Self::None,
        Self::Three,
        Self::OpenThree,
        Self::OpenThreePlus,
        Self::DoubleThree,
        Self::Four,
        Self::FourPlus,
        Self::FourThree,
        Self::FourDoubleThree,
        Self::OpenFour,
        Self::Five,
    ];

    /// Threat of a stone with these patterns, if they may be a foul of this kind.
    pub fn of(patterns: [Pattern; 4], fouls: FoulKind) -> Self {
        let count = |from: Pattern, to: Pattern| {
            patterns.iter().filter(|&&pattern| from <= pattern && pattern <= to).count()
        };
        let fours = count(Pattern::Four, Pattern::Four);
        let open_fours = count(Pattern::OpenFour, Pattern::OpenFour);
        let open_threes = count(Pattern::OpenThree, Pattern::FreeThree);
        let threes = count(Pattern::Three, Pattern::Three);
        let open_twos = count(Pattern::OpenTwo, Pattern::OpenTwo);
        match () {
            () if count(Pattern::Five, Pattern::Five) > 0 => Self::Five,
            () if fouls == FoulKind::All
                && (count(Pattern::Foul, Pattern::Foul) > 0 || fours + open_fours > 1) =>
            {
                Self::Foul
            }
            () if fouls != FoulKind::None && open_threes > 1 && fours + open_fours > 0 => {
                Self::FourDoubleThree
            }
            () if open_fours > 0 || fours > 1 => Self::OpenFour,
            () if fours == 1 && open_threes > 0 => Self::FourThree,
            () if fours == 1 && threes + open_twos > 0 => Self::FourPlus,
            () if fours == 1 => Self::Four,
            () if open_threes > 1 => Self::DoubleThree,
            () if open_threes == 1 && threes + open_twos > 0 => Self::OpenThreePlus,
            () if open_threes == 1 => Self::OpenThree,
            () if threes > 0 => Self::Three,
            () => Self::None,
        }
    }
}
