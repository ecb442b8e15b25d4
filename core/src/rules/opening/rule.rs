//! Opening rules as data: the steps of each.

use std::fmt;
use std::str::FromStr;

use super::step::{Branch, Count, FIRST, OPENER, RESPONDER, SECOND, Step, least_side, swap};
use super::{Choice, OpeningUnfit, Zone};
use crate::rules::{ParseError, Placement, Rule, Topology, Variant};
use crate::translate::phrase;

/// Rule of an opening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OpeningRule {
    /// No opening rule: the sides alternate from the first move.
    #[default]
    Free,
    /// Opener places three stones, the responder may swap.
    Swap,
    /// Opener places one stone, the responder may swap.
    SwapOne,
    /// Opener places three stones; the responder takes a side, or places two more stones and lets
    /// the opener take a side.
    Swap2,
    /// First stone in the centre, third stone outside the central 5x5 cells.
    Pro,
    /// First stone in the centre, third stone outside the central 7x7 cells.
    LongPro,
    /// Opener places one of the 26 openings, the responder may swap; two fifth moves (1996 to
    /// 2008).
    Rif,
    /// Like RIF, but the opener declares the number of fifth moves (2009 to 2015).
    Yamaguchi,
    /// Soosyrv-8: like RIF, but the second side declares up to 8 fifth moves with its fourth move,
    /// and the first side may then swap.
    Soosyrv,
    /// Taraguchi-10: a swap after each move; a fifth move in the central 9x9 cells, or ten fifth
    /// moves anywhere.
    Taraguchi,
    /// Five moves in growing squares, a swap after each.
    Tarannikov,
    /// Opener places one of the 26 openings, the responder two more stones; the opener may swap.
    Sakata,
}

/// Steps by which the opener places one of the 26 openings of renju.
const OPENING: [Step; 3] = [
    Step::Place(OPENER, Zone::Centre),
    Step::Place(OPENER, Zone::Inside(3)),
    Step::Place(OPENER, Zone::Inside(5)),
];
const THREE_ANYWHERE: [Step; 3] = [Step::Place(OPENER, Zone::Anywhere); 3];

const SWAP: &[Step] = &[THREE_ANYWHERE[0], THREE_ANYWHERE[1], THREE_ANYWHERE[2], swap(RESPONDER)];
const SWAP_ONE: &[Step] = &[Step::Place(OPENER, Zone::Anywhere), swap(RESPONDER)];
const SWAP2: &[Step] = &[
    THREE_ANYWHERE[0],
    THREE_ANYWHERE[1],
    THREE_ANYWHERE[2],
    Step::Decide(
        RESPONDER,
        &[
            Branch { choice: Choice::Keep, steps: &[] },
            Branch { choice: Choice::Swap, steps: &[] },
            Branch {
                choice: Choice::PlaceTwo,
                steps: &[
                    Step::Place(RESPONDER, Zone::Anywhere),
                    Step::Place(RESPONDER, Zone::Anywhere),
                    swap(OPENER),
                ],
            },
        ],
    ),
];
const PRO: &[Step] = &[
    Step::Place(OPENER, Zone::Centre),
    Step::Place(RESPONDER, Zone::Anywhere),
    Step::Place(OPENER, Zone::Outside(5)),
];
const LONG_PRO: &[Step] = &[
    Step::Place(OPENER, Zone::Centre),
    Step::Place(RESPONDER, Zone::Anywhere),
    Step::Place(OPENER, Zone::Outside(7)),
];
const RIF: &[Step] = &[
    OPENING[0],
    OPENING[1],
    OPENING[2],
    swap(RESPONDER),
    Step::Place(SECOND, Zone::Anywhere),
    Step::Offer(Count::Exactly(2)),
    Step::Pick,
];
const YAMAGUCHI: &[Step] = &[
    OPENING[0],
    OPENING[1],
    OPENING[2],
    Step::Declare(OPENER, 12),
    swap(RESPONDER),
    Step::Place(SECOND, Zone::Anywhere),
    Step::Offer(Count::Declared),
    Step::Pick,
];
const SOOSYRV: &[Step] = &[
    OPENING[0],
    OPENING[1],
    OPENING[2],
    swap(RESPONDER),
    Step::Place(SECOND, Zone::Anywhere),
    Step::Declare(SECOND, 8),
    swap(FIRST),
    Step::Offer(Count::Declared),
    Step::Pick,
];
const TARAGUCHI_FIFTH: &[Step] = &[Step::Place(FIRST, Zone::Inside(9)), swap(SECOND)];
const TARAGUCHI: &[Step] = &[
    Step::Place(FIRST, Zone::Centre),
    swap(SECOND),
    Step::Place(SECOND, Zone::Inside(3)),
    swap(FIRST),
    Step::Place(FIRST, Zone::Inside(5)),
    swap(SECOND),
    Step::Place(SECOND, Zone::Inside(7)),
    Step::Decide(
        FIRST,
        &[
            Branch { choice: Choice::Keep, steps: TARAGUCHI_FIFTH },
            Branch { choice: Choice::Swap, steps: TARAGUCHI_FIFTH },
            Branch {
                choice: Choice::OfferMany,
                steps: &[Step::Offer(Count::Exactly(10)), Step::Pick],
            },
        ],
    ),
];
const TARANNIKOV: &[Step] = &[
    Step::Place(FIRST, Zone::Centre),
    swap(SECOND),
    Step::Place(SECOND, Zone::Inside(3)),
    swap(FIRST),
    Step::Place(FIRST, Zone::Inside(5)),
    swap(SECOND),
    Step::Place(SECOND, Zone::Inside(7)),
    swap(FIRST),
    Step::Place(FIRST, Zone::Inside(9)),
    swap(SECOND),
];
const SAKATA: &[Step] = &[
    OPENING[0],
    OPENING[1],
    OPENING[2],
    Step::Place(RESPONDER, Zone::Inside(7)),
    Step::Place(RESPONDER, Zone::Inside(9)),
    swap(OPENER),
];

impl OpeningRule {
    /// All rules, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Free,
        Self::Swap,
        Self::SwapOne,
        Self::Swap2,
        Self::Pro,
        Self::LongPro,
        Self::Rif,
        Self::Yamaguchi,
        Self::Soosyrv,
        Self::Taraguchi,
        Self::Tarannikov,
        Self::Sakata,
    ];

    /// Word for files and the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Swap => "swap",
            Self::SwapOne => "swap1",
            Self::Swap2 => "swap2",
            Self::Pro => "pro",
            Self::LongPro => "longpro",
            Self::Rif => "rif",
            Self::Yamaguchi => "yamaguchi",
            Self::Soosyrv => "soosyrv8",
            Self::Taraguchi => "taraguchi10",
            Self::Tarannikov => "tarannikov",
            Self::Sakata => "sakata",
        }
    }

    /// Name in English.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "Free",
            Self::Swap => "Swap",
            Self::SwapOne => "Swap (one stone)",
            Self::Swap2 => "Swap2",
            Self::Pro => "Pro",
            Self::LongPro => "Long pro",
            Self::Rif => "RIF",
            Self::Yamaguchi => "Yamaguchi",
            Self::Soosyrv => "Soosyrv-8",
            Self::Taraguchi => "Taraguchi-10",
            Self::Tarannikov => "Tarannikov",
            Self::Sakata => "Sakata",
        }
    }

    /// Checks whether this is an opening rule of renju, with the first stone in the centre and the
    /// next ones around it.
    pub fn is_of_renju(self) -> bool {
        matches!(self.steps(), [Step::Place(_, Zone::Centre), rest @ ..]
            if rest.iter().any(|step| matches!(step, Step::Place(_, Zone::Inside(_)))))
    }

    /// Checks whether this rule is offered for games of this variant: it fits, and openings of renju
    /// are only for renju.
    pub fn is_offered(self, variant: Variant) -> bool {
        let is_of_game = !self.is_of_renju() || variant.rule() == Rule::Renju;
        is_of_game && self.check(variant).is_ok()
    }

    pub(super) const fn steps(self) -> &'static [Step] {
        match self {
            Self::Free => &[],
            Self::Swap => SWAP,
            Self::SwapOne => SWAP_ONE,
            Self::Swap2 => SWAP2,
            Self::Pro => PRO,
            Self::LongPro => LONG_PRO,
            Self::Rif => RIF,
            Self::Yamaguchi => YAMAGUCHI,
            Self::Soosyrv => SOOSYRV,
            Self::Taraguchi => TARAGUCHI,
            Self::Tarannikov => TARANNIKOV,
            Self::Sakata => SAKATA,
        }
    }

    /// Checks whether games of this variant can begin by this rule: five in a row on a plane, stones
    /// on any free cell, and a board that has the zones of the rule. [`Free`](Self::Free) fits every
    /// game.
    ///
    /// # Errors
    /// Returns the reason why they cannot.
    pub fn check(self, variant: Variant) -> Result<(), OpeningUnfit> {
        let shape = variant.shape();
        let least = least_side(self.steps());
        if self == Self::Free {
            Ok(())
        } else if shape.topology() == Topology::Torus {
            Err(OpeningUnfit::Torus(self))
        } else if variant.placement() == Placement::Gravity {
            Err(OpeningUnfit::Gravity(self))
        } else if variant.row_length() != 5 {
            Err(OpeningUnfit::RowLength(self))
        } else if shape.width().min(shape.height()) < least {
            Err(OpeningUnfit::TooSmall { rule: self, least })
        } else {
            Ok(())
        }
    }
}

/// Writes the [code](OpeningRule::code) of the rule.
impl fmt::Display for OpeningRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads a code or a name in any case, with or without hyphens, spaces and the number: `soosyrv8`,
/// `Soosyrv-8`, `Taraguchi`, `long-pro`.
impl FromStr for OpeningRule {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let plain = |text: &str| {
            let letters = text.chars().filter(|c| c.is_alphanumeric());
            letters.collect::<String>().to_lowercase().replace("soosõrv", "soosyrv")
        };
        let word = plain(text);
        let is_it = |rule: &Self| match rule {
            Self::Free if word == "none" => true,
            Self::Soosyrv if word == "soosyrv" => true,
            Self::Taraguchi if word == "taraguchi" => true,
            _ => word == rule.code() || word == plain(rule.name()),
        };
        let expected = phrase!(
            "expected-opening-rule",
            "expected an opening rule, such as free, swap2 or taraguchi10"
        );
        Self::ALL.into_iter().find(is_it).ok_or(ParseError::Form { expected })
    }
}
