//! What a stone is worth along all four axes together.

use super::line::Line;

/// What a side threatens with a stone on a free cell. The order is that of urgency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Threat {
    /// Nothing that must be answered, and no three.
    #[default]
    None,
    /// Threes that are blocked at one end.
    Three,
    /// An open three: it becomes a four that cannot be stopped.
    OpenThree,
    /// An open three, and something more that can be built on.
    OpenThreePlus,
    /// Two open threes.
    DoubleThree,
    /// A four that one stone stops.
    Four,
    /// A four, and something more that can be built on.
    FourPlus,
    /// A four and an open three.
    FourThree,
    /// A four that cannot be stopped: an open one, or two.
    OpenFour,
    /// A row that wins.
    Five,
}

impl Threat {
    /// All, weakest first.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::Three,
        Self::OpenThree,
        Self::OpenThreePlus,
        Self::DoubleThree,
        Self::Four,
        Self::FourPlus,
        Self::FourThree,
        Self::OpenFour,
        Self::Five,
    ];

    /// The threat of a stone that makes these lines, one along each axis.
    pub fn of(lines: [Line; 4]) -> Self {
        let count =
            |from: Line, to: Line| lines.iter().filter(|&&line| from <= line && line <= to).count();
        let fours = count(Line::Four, Line::Four);
        let open_threes = count(Line::OpenThree, Line::FreeThree);
        let threes = count(Line::Three, Line::Three);
        let open_twos = count(Line::OpenTwo, Line::FreeTwo);
        match () {
            () if count(Line::Five, Line::Five) > 0 => Self::Five,
            () if count(Line::OpenFour, Line::OpenFour) > 0 || fours > 1 => Self::OpenFour,
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
