//! Steps that opening rules consist of.

use super::{Choice, Seat, Zone};
use crate::rules::Stone;

/// Player who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum By {
    /// Always the same player.
    Seat(Seat),
    /// Whoever has this side when the step is taken.
    Holder(Stone),
}

pub(super) const OPENER: By = By::Seat(Seat::Opener);
pub(super) const RESPONDER: By = By::Seat(Seat::Responder);
pub(super) const FIRST: By = By::Holder(Stone::First);
pub(super) const SECOND: By = By::Holder(Stone::Second);

/// Step of a rule. Sides of the stones alternate, so no step names one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Step {
    Place(By, Zone),
    Decide(By, &'static [Branch]),
    /// Declares how many fifth moves are offered, from 1 to this number.
    Declare(By, u8),
    /// Lets the first side offer fifth moves.
    Offer(Count),
    /// Lets the second side choose one of them.
    Pick,
}

/// Choice of a decision. Its steps come before the remaining steps of the rule.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(super) struct Branch {
    pub choice: Choice,
    pub steps: &'static [Step],
}

/// Number of fifth moves to offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Count {
    Exactly(u8),
    Declared,
}

/// Lets a player exchange the sides or keep them.
pub(super) const fn swap(by: By) -> Step {
    const BRANCHES: &[Branch] =
        &[Branch { choice: Choice::Keep, steps: &[] }, Branch { choice: Choice::Swap, steps: &[] }];
    Step::Decide(by, BRANCHES)
}

impl Step {
    /// Shortest side of a board on which this step can always be taken.
    pub(super) fn least_side(self) -> u8 {
        match self {
            Self::Place(_, zone) => zone.least_side(),
            Self::Decide(_, branches) => least_side(branches.iter().flat_map(|it| it.steps)),
            // Four stones, two of each side, have at most four motions, the identity included. So
            // the 77 free cells of this board hold at least 20 fifth moves that differ.
            Self::Offer(_) => 9,
            Self::Declare(..) | Self::Pick => 0,
        }
    }
}

/// Shortest side of a board on which all these steps can be taken.
pub(super) fn least_side<'a>(steps: impl IntoIterator<Item = &'a Step>) -> u8 {
    steps.into_iter().map(|step| step.least_side()).max().unwrap_or(0)
}
