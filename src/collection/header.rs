//! Headers: the indexed facts about games.

use super::bytes::{put, put_text, take, take_text};
use super::{Date, GameOpening};
use crate::game::{Draw, GameKind, Outcome, Win};
use crate::quarto::Board;
use crate::rules::{BySide, Foul, Placement, Rule, Shape, Stone, Topology, Variant};

/// Facts about a game, without its moves. The strings are owned for a file, borrowed for an index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<T = String> {
    pub kind: GameKind,
    /// Names of the players; empty if unknown.
    pub players: BySide<T>,
    pub date: T,
    pub outcome: Option<Outcome>,
    pub moves: u32,
    pub opening: GameOpening,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLocation {
    pub file: u32,
    pub start: u64,
    pub length: u64,
}

/// Game of a collection, or a description of the damage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<T = String> {
    pub place: GameLocation,
    pub game: Result<Header<T>, T>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    Won(Stone),
    Drawn,
    /// Unfinished game, or void.
    Unfinished,
}

impl From<Option<Outcome>> for Ending {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Won(side, _)) => Self::Won(side),
            Some(Outcome::Drawn(_)) => Self::Drawn,
            Some(Outcome::Void) | None => Self::Unfinished,
        }
    }
}

const OUTCOMES: [Option<Outcome>; 22] = [
    None,
    Some(Outcome::Drawn(Draw::Full)),
    Some(Outcome::Won(Stone::First, Win::Row)),
    Some(Outcome::Won(Stone::Second, Win::Row)),
    Some(Outcome::Won(Stone::First, Win::Resignation)),
    Some(Outcome::Won(Stone::Second, Win::Resignation)),
    Some(Outcome::Won(Stone::First, Win::Time)),
    Some(Outcome::Won(Stone::Second, Win::Time)),
    Some(Outcome::Won(Stone::First, Win::Forfeit)),
    Some(Outcome::Won(Stone::Second, Win::Forfeit)),
    Some(Outcome::Won(Stone::First, Win::Unknown)),
    Some(Outcome::Won(Stone::Second, Win::Unknown)),
    Some(Outcome::Drawn(Draw::Agreement)),
    Some(Outcome::Void),
    Some(Outcome::Drawn(Draw::MoveLimit)),
    Some(Outcome::Won(Stone::First, Win::Foul(Foul::DoubleThree))),
    Some(Outcome::Won(Stone::Second, Win::Foul(Foul::DoubleThree))),
    Some(Outcome::Won(Stone::First, Win::Foul(Foul::DoubleFour))),
    Some(Outcome::Won(Stone::Second, Win::Foul(Foul::DoubleFour))),
    Some(Outcome::Won(Stone::First, Win::Foul(Foul::Overline))),
    Some(Outcome::Won(Stone::Second, Win::Foul(Foul::Overline))),
    Some(Outcome::Drawn(Draw::Passes)),
];

impl<T: AsRef<str>> Header<T> {
    pub fn ending(&self) -> Ending {
        self.outcome.into()
    }

    pub fn day(&self) -> Option<Date> {
        Date::at_start(self.date.as_ref())
    }

    pub fn to_owned(&self) -> Header {
        let text = |text: &T| text.as_ref().to_owned();
        let BySide { first, second } = &self.players;
        Header {
            kind: self.kind,
            players: BySide { first: text(first), second: text(second) },
            date: text(&self.date),
            outcome: self.outcome,
            moves: self.moves,
            opening: self.opening,
        }
    }
}

impl<T: AsRef<str>> Entry<T> {
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put(&mut bytes, self.place.file.into());
        put(&mut bytes, self.place.start);
        put(&mut bytes, self.place.length);
        match &self.game {
            Ok(header) => {
                put_kind(&mut bytes, header.kind);
                let code = OUTCOMES.iter().position(|&outcome| outcome == header.outcome);
                put(&mut bytes, code.unwrap_or_default() as u64);
                put(&mut bytes, header.moves.into());
                put(&mut bytes, header.opening.number());
                let BySide { first, second } = &header.players;
                for text in [first, second, &header.date] {
                    put_text(&mut bytes, text.as_ref());
                }
            }
            Err(why) => {
                put(&mut bytes, DAMAGED);
                put_text(&mut bytes, why.as_ref());
            }
        }
        bytes
    }
}

impl<'a> Entry<&'a str> {
    pub fn of_bytes(mut bytes: &'a [u8]) -> Option<Self> {
        let bytes = &mut bytes;
        let place = GameLocation {
            file: take(bytes)?.try_into().ok()?,
            start: take(bytes)?,
            length: take(bytes)?,
        };
        let game = match take(bytes)? {
            DAMAGED => Err(take_text(bytes)?),
            code => Ok(Header {
                kind: take_kind(code, bytes)?,
                outcome: *OUTCOMES.get(usize::try_from(take(bytes)?).ok()?)?,
                moves: take(bytes)?.try_into().ok()?,
                opening: GameOpening::of_number(take(bytes)?)?,
                players: BySide { first: take_text(bytes)?, second: take_text(bytes)? },
                date: take_text(bytes)?,
            }),
        };
        bytes.is_empty().then_some(Self { place, game })
    }

    pub fn to_owned(&self) -> Entry {
        let game = self.game.as_ref().map(Header::to_owned).map_err(|&why| why.to_owned());
        Entry { place: self.place, game }
    }
}

/// Width that marks damaged games, since no board has it.
const DAMAGED: u64 = 0;
/// Numbers of the boards of Quarto, which are no widths.
const QUARTO: [(u64, Board); 4] = [
    (1, Board::PLANE),
    (2, Board::TORUS),
    (1 << 8, Board::SMALL),
    (1 << 8 | 1, Board::SMALL_TORUS),
];

fn put_kind(bytes: &mut Vec<u8>, kind: GameKind) {
    match kind {
        GameKind::Quarto(board) => {
            let number = QUARTO.into_iter().find(|&(_, known)| known == board);
            put(bytes, number.map_or(DAMAGED, |(number, _)| number));
        }
        GameKind::Rows(variant) => {
            let shape = variant.shape();
            let flags = u8::from(shape.topology() == Topology::Torus)
                | u8::from(variant.placement() == Placement::Gravity) << 1
                | (variant.rule() as u8) << 2;
            let numbers = [shape.width(), shape.height(), variant.row_length(), flags];
            for number in numbers {
                put(bytes, number.into());
            }
        }
    }
}

fn take_kind(code: u64, bytes: &mut &[u8]) -> Option<GameKind> {
    if let Some((_, board)) = QUARTO.into_iter().find(|&(number, _)| number == code) {
        return Some(GameKind::Quarto(board));
    }
    let mut number = || u8::try_from(take(bytes)?).ok();
    let (height, row_length, flags) = (number()?, number()?, number()?);
    let topology = if flags & 1 > 0 { Topology::Torus } else { Topology::Plane };
    let rule = *Rule::ALL.get(usize::from(flags >> 2))?;
    let placement = if flags & 2 > 0 { Placement::Gravity } else { Placement::Anywhere };
    let shape = Shape::new(code.try_into().ok()?, height, topology).ok()?;
    Variant::new(shape, row_length, rule, placement).ok().map(GameKind::Rows)
}
