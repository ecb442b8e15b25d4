//! Players of an opening, and what they are asked and do.

use std::fmt;
use std::str::FromStr;

use super::Zone;
use crate::rules::{ParseError, Point, Stone};
use crate::translate::phrase;

/// Player of an opening. Sides may change between players, so this is no [`Stone`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Player who opens, with the first side at the start.
    Opener,
    /// Player who answers.
    Responder,
}

impl Seat {
    /// Returns the other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Opener => Self::Responder,
            Self::Responder => Self::Opener,
        }
    }

    /// Side of the player at the start of the game.
    pub const fn first_side(self) -> Stone {
        match self {
            Self::Opener => Stone::First,
            Self::Responder => Stone::Second,
        }
    }

    /// Player who has this side at the start of the game.
    pub const fn of_first_side(side: Stone) -> Self {
        match side {
            Stone::First => Self::Opener,
            Stone::Second => Self::Responder,
        }
    }
}

/// Answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Keeps the sides.
    Keep,
    /// Exchanges the sides of the players.
    Swap,
    /// Places two more stones, and leaves the sides to the other player (swap2).
    PlaceTwo,
    /// Offers many fifth moves, without a swap (Taraguchi).
    OfferMany,
}

impl Choice {
    /// All choices, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Keep, Self::Swap, Self::PlaceTwo, Self::OfferMany];

    /// Word for files and commands.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Swap => "swap",
            Self::PlaceTwo => "place-two",
            Self::OfferMany => "offer-many",
        }
    }
}

/// Writes the word of the choice.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads the word of a choice.
impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expected = phrase!("expected-choice", "expected keep, swap, place-two or offer-many");
        let found = Self::ALL.into_iter().find(|choice| choice.code() == text);
        found.ok_or(ParseError::Form { expected })
    }
}

/// Act of a player in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningAct {
    /// Places a stone of the side to move, or the chosen one of the offered fifth moves.
    Stone(Point),
    /// Makes a decision.
    Choose(Choice),
    /// Declares the number of fifth moves to offer.
    Declare(u8),
    /// Offers a fifth move.
    Offer(Point),
}

/// Next thing to do in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Task {
    /// Player who decides.
    pub seat: Seat,
    /// Kind of act that is due.
    pub work: Work,
}

/// Kind of act that is due. [`Opening`](super::Opening) lists the cells and the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    /// Place a stone: [`OpeningAct::Stone`].
    Place {
        /// Side of the stone.
        stone: Stone,
        /// Cells on which it may be placed, if they are free.
        zone: Zone,
    },
    /// Make a decision: [`OpeningAct::Choose`].
    Decide,
    /// Declare a number of fifth moves from 1: [`OpeningAct::Declare`].
    Declare {
        /// Largest number that can be declared.
        most: u8,
    },
    /// Offer one more fifth move: [`OpeningAct::Offer`].
    Offer {
        /// Number of fifth moves to offer in all.
        wanted: u8,
    },
    /// Choose one of the offered fifth moves, even if there is only one: [`OpeningAct::Stone`].
    Pick,
}
