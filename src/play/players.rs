//! Who plays: a person or the computer at some level, on either side.

use std::fmt;
use std::str::FromStr;

use crate::player::{Level, has_levels};
use crate::rules::{BySide, Stone, Variant};

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Who {
    /// A person.
    #[default]
    Person,
    /// The computer at this level.
    Computer(Level),
    /// The computer in a game in which it has no levels.
    Simple,
}

/// Who plays each side.
///
/// ```
/// use gomoku::play::{Players, Who};
/// use gomoku::player::Level;
/// use gomoku::rules::Stone;
///
/// let players = Players::new(Who::Person, Who::Computer(Level::MAX));
/// assert_eq!(players.level(Stone::Second), Some(Level::MAX));
/// assert_eq!(players.person(), Some(Stone::First));
/// assert!(!Players::PERSONS.is_computer(Stone::Second));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Players(BySide<Who>);

impl Players {
    /// Two persons.
    pub const PERSONS: Self = Self::new(Who::Person, Who::Person);

    /// Who begins, and who answers.
    pub const fn new(first: Who, second: Who) -> Self {
        Self(BySide { first, second })
    }

    /// The level of the computer, if it plays this side at one.
    pub const fn level(self, stone: Stone) -> Option<Level> {
        match *self.0.of(stone) {
            Who::Person | Who::Simple => None,
            Who::Computer(level) => Some(level),
        }
    }

    /// Whether the computer plays this side.
    pub const fn is_computer(self, stone: Stone) -> bool {
        !matches!(*self.0.of(stone), Who::Person)
    }

    /// The side of the one person who plays against the computer.
    pub const fn person(self) -> Option<Stone> {
        match (self.is_computer(Stone::First), self.is_computer(Stone::Second)) {
            (false, true) => Some(Stone::First),
            (true, false) => Some(Stone::Second),
            _ => None,
        }
    }

    /// The same players as they play this game, in which the computer may have no levels.
    #[must_use]
    pub fn in_game(self, variant: Variant) -> Self {
        let who = |side| match *self.0.of(side) {
            Who::Computer(_) if !has_levels(variant) => Who::Simple,
            who => who,
        };
        Self::new(who(Stone::First), who(Stone::Second))
    }

    /// Whether the computer plays both sides.
    pub const fn are_computers(self) -> bool {
        self.is_computer(Stone::First) && self.is_computer(Stone::Second)
    }

    /// Which sides the computer has.
    pub const fn sides(self) -> Sides {
        match (self.is_computer(Stone::First), self.is_computer(Stone::Second)) {
            (false, false) => Sides::Persons,
            (false, true) => Sides::PersonBegins,
            (true, false) => Sides::ComputerBegins,
            (true, true) => Sides::Computers,
        }
    }

    /// The same players on each other's side.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self::new(self.0.second, self.0.first)
    }
}

/// `x3o7` for the computer on both sides, at levels 3 and 7; `o5` where it answers a person, `x5` where it
/// begins, `x` and `o` alone where it has no levels; nothing for two persons.
impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, who) in [('x', self.0.first), ('o', self.0.second)] {
            match who {
                Who::Person => {}
                Who::Computer(level) => write!(f, "{letter}{level}")?,
                Who::Simple => write!(f, "{letter}")?,
            }
        }
        Ok(())
    }
}

/// The text names no players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPlayers;

impl FromStr for Players {
    type Err = UnknownPlayers;

    fn from_str(text: &str) -> Result<Self, UnknownPlayers> {
        let computer = |level: &str| match level {
            "" => Ok(Who::Simple),
            level => level.parse().map(Who::Computer).map_err(|_| UnknownPlayers),
        };
        let (first, second) = match text.split_once('o') {
            Some((first, level)) => (first, computer(level)?),
            None => (text, Who::Person),
        };
        let first = match first.strip_prefix('x') {
            Some(level) => computer(level)?,
            None if first.is_empty() => Who::Person,
            None => return Err(UnknownPlayers),
        };
        // One spelling for each.
        let players = Self::new(first, second);
        if players.to_string() == text { Ok(players) } else { Err(UnknownPlayers) }
    }
}

/// Which sides the computer takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sides {
    /// None: two persons play.
    #[default]
    Persons,
    /// A person begins, the computer answers.
    PersonBegins,
    /// The computer begins, a person answers.
    ComputerBegins,
    /// A person against the computer; lots are drawn for each game.
    Lots,
    /// Both.
    Computers,
}

impl Sides {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] =
        [Self::Persons, Self::PersonBegins, Self::ComputerBegins, Self::Lots, Self::Computers];

    /// The one that is offered next.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Persons => Self::PersonBegins,
            Self::PersonBegins => Self::ComputerBegins,
            Self::ComputerBegins => Self::Lots,
            Self::Lots => Self::Computers,
            Self::Computers => Self::Persons,
        }
    }
}

/// Who sits down to the next game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Which sides the computer takes.
    pub sides: Sides,
    /// The computer's level, whichever side it plays; O's where it plays both.
    pub level: Level,
    /// X's level where the computer plays both sides.
    pub other: Level,
}

impl Pairing {
    /// The players of a game, for which the lot says whether the computer begins.
    pub const fn players(self, lot: bool) -> Players {
        let computer = Who::Computer(self.level);
        match self.sides {
            Sides::Persons => Players::PERSONS,
            Sides::PersonBegins => Players::new(Who::Person, computer),
            Sides::Lots if !lot => Players::new(Who::Person, computer),
            Sides::ComputerBegins | Sides::Lots => Players::new(computer, Who::Person),
            Sides::Computers => Players::new(Who::Computer(self.other), computer),
        }
    }

    /// These players again, each on the same side; two persons leave the levels as they are.
    #[must_use]
    pub fn of(self, players: Players) -> Self {
        let sides = players.sides();
        let [x, o] = [Stone::First, Stone::Second].map(|side| players.level(side));
        match o.or(x) {
            Some(level) => Self { sides, level, other: x.unwrap_or(level) },
            None => self.with(sides),
        }
    }

    /// Lets the computer take these sides.
    #[must_use]
    pub const fn with(self, sides: Sides) -> Self {
        Self { sides, ..self }
    }

    /// Makes the computer stronger or weaker by a step, as far as there are levels.
    #[must_use]
    pub fn step(self, step: Step) -> Self {
        Self { level: next(self.level, step), other: next(self.other, step), ..self }
    }

    /// The same for the computer that plays X where it plays both sides.
    #[must_use]
    pub fn step_other(self, step: Step) -> Self {
        Self { other: next(self.other, step), ..self }
    }
}

/// From one level to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To the stronger one.
    Up,
    /// To the weaker one.
    Down,
}

fn next(level: Level, step: Step) -> Level {
    let number = level.number();
    let next = match step {
        Step::Up => number.saturating_add(1),
        Step::Down => number.saturating_sub(1),
    };
    Level::new(next).unwrap_or(level)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(number: u8) -> Level {
        Level::new(number).unwrap()
    }

    #[test]
    fn every_pairing_gives_each_side_its_player() {
        let pairing = Pairing { sides: Sides::Persons, level: level(7), other: level(3) };
        let found = |sides, lot| {
            let players = pairing.with(sides).players(lot);
            [Stone::First, Stone::Second].map(|side| players.level(side).map(Level::number))
        };
        for lot in [false, true] {
            assert_eq!(found(Sides::Persons, lot), [None, None]);
            assert_eq!(found(Sides::PersonBegins, lot), [None, Some(7)]);
            assert_eq!(found(Sides::ComputerBegins, lot), [Some(7), None]);
            assert_eq!(found(Sides::Computers, lot), [Some(3), Some(7)]);
        }
        assert_eq!(found(Sides::Lots, false), [None, Some(7)]);
        assert_eq!(found(Sides::Lots, true), [Some(7), None]);
    }

    #[test]
    fn where_there_are_no_levels_nobody_has_one() {
        let players = Players::new(Who::Person, Who::Computer(level(7)));
        assert_eq!(players.in_game(Variant::GOMOKU_19), players);
        let simple = players.in_game(Variant::CONNECT_FOUR);
        assert_eq!(simple, Players::new(Who::Person, Who::Simple));
        assert_eq!((simple.person(), simple.level(Stone::Second)), (Some(Stone::First), None));
        let both = players.in_game(Variant::CONNECT_FOUR).swapped();
        assert!(both.is_computer(Stone::First) && !both.are_computers());
    }

    #[test]
    fn players_are_read_back_from_their_names_and_sit_down_again() {
        let all = [Who::Person, Who::Computer(level(3)), Who::Computer(level(10)), Who::Simple];
        let before = Pairing { sides: Sides::Lots, level: level(7), other: level(2) };
        for (first, second) in all.into_iter().flat_map(|x| all.map(|o| (x, o))) {
            let players = Players::new(first, second);
            assert_eq!(players.to_string().parse(), Ok(players));
            let again = before.of(players);
            if !all[3..].iter().any(|who| [first, second].contains(who)) {
                for lot in [false, true] {
                    assert_eq!(again.players(lot), players);
                }
            }
        }
        assert_eq!(before.of(Players::PERSONS), before.with(Sides::Persons));
        let named = Players::new(Who::Computer(level(3)), Who::Computer(level(10)));
        assert_eq!(named.to_string(), "x3o10");
        assert_eq!(Players::PERSONS.to_string(), "");
        for text in ["o05", "x3o", "o3x3", "x0", "o11", "x3o7 ", "3", "X3", "xo+1", "oo"] {
            let is_one = text.parse::<Players>().is_ok_and(|players| players.to_string() == text);
            assert_eq!(is_one, text == "x3o", "{text}");
        }
    }

    #[test]
    fn all_sides_are_offered_in_turn() {
        for (index, sides) in Sides::ALL.into_iter().enumerate() {
            assert_eq!(sides.next(), Sides::ALL[(index + 1) % Sides::ALL.len()]);
        }
    }

    #[test]
    fn levels_end_where_there_are_no_more() {
        let pairing = Pairing { level: level(10), other: level(9), ..Pairing::default() };
        let up = pairing.step(Step::Up);
        assert_eq!((up.level, up.other), (level(10), level(10)));
        let down = pairing.step_other(Step::Down);
        assert_eq!((down.level, down.other), (level(10), level(8)));
        let least = Pairing { level: Level::MIN, ..pairing }.step(Step::Down);
        assert_eq!(least.level, Level::MIN);
    }
}
