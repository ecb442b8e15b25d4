//! Participants: people, or the computer at some level, on either side.

use super::Level;
use crate::rules::{BySide, Stone};

/// Person at the screen. Against the computer there is only `One`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    One = 1,
    Two = 2,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Participant {
    Person(Person),
    /// Computer at this level, if it has levels in the game.
    Computer(Level),
}

impl Participant {
    /// Person who plays the computer.
    pub const PERSON: Self = Self::Person(Person::One);
}

/// Players of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Participants(BySide<Participant>);

/// Returns two people in the seats of their first game.
impl Default for Participants {
    fn default() -> Self {
        Self::PERSONS
    }
}

impl Participants {
    /// Two people in the seats of their first game.
    pub const PERSONS: Self =
        Self::new(Participant::Person(Person::One), Participant::Person(Person::Two));

    /// Creates the participants from the side that moves first and the side that moves second.
    pub const fn new(first: Participant, second: Participant) -> Self {
        Self(BySide { first, second })
    }

    pub const fn of(self, side: Stone) -> Participant {
        *self.0.of(side)
    }

    #[must_use]
    pub const fn with(mut self, side: Stone, participant: Participant) -> Self {
        *self.0.of_mut(side) = participant;
        self
    }

    /// Level of the computer, if it plays this side.
    pub const fn level(self, side: Stone) -> Option<Level> {
        match self.of(side) {
            Participant::Person(_) => None,
            Participant::Computer(level) => Some(level),
        }
    }

    pub const fn is_computer(self, side: Stone) -> bool {
        self.level(side).is_some()
    }

    pub const fn are_computers(self) -> bool {
        self.is_computer(Stone::First) && self.is_computer(Stone::Second)
    }

    /// Side of the person who plays the computer.
    pub const fn person(self) -> Option<Stone> {
        match self.computer_sides() {
            ComputerSides::Second => Some(Stone::First),
            ComputerSides::First => Some(Stone::Second),
            _ => None,
        }
    }

    pub const fn computer_sides(self) -> ComputerSides {
        match (self.is_computer(Stone::First), self.is_computer(Stone::Second)) {
            (false, false) => ComputerSides::None,
            (false, true) => ComputerSides::Second,
            (true, false) => ComputerSides::First,
            (true, true) => ComputerSides::Both,
        }
    }

    #[must_use]
    pub const fn swapped(self) -> Self {
        Self::new(self.0.second, self.0.first)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ComputerSides {
    /// No computer: two people.
    #[default]
    None,
    /// Second side: the person moves first.
    Second,
    /// First side: the person moves second.
    First,
    /// Random side, drawn for each game.
    ByLot,
    Both,
}

impl ComputerSides {
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::None => Self::Second,
            Self::Second => Self::First,
            Self::First => Self::ByLot,
            Self::ByLot => Self::Both,
            Self::Both => Self::None,
        }
    }
}

/// Seats of two people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seats {
    /// Player 1 moves first.
    #[default]
    InOrder,
    /// Drawn for each game.
    ByLot,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lineup {
    pub computer: ComputerSides,
    /// Seats while the computer plays no side.
    pub seats: Seats,
    /// Level of the computer on each side, kept while a person plays that side. A computer on a
    /// random side uses the level of the second side.
    pub levels: BySide<Level>,
}

impl Lineup {
    pub const fn new(computer: ComputerSides, level: Level) -> Self {
        let levels = BySide { first: level, second: level };
        Self { computer, seats: Seats::InOrder, levels }
    }

    /// Seats the participants of a game; `lot` decides whether a computer on a random side, or
    /// player 2, moves first.
    pub const fn participants(self, lot: bool) -> Participants {
        let person = Participant::PERSON;
        let BySide { first, second } = self.levels;
        let (first, second) = (Participant::Computer(first), Participant::Computer(second));
        match self.computer {
            ComputerSides::None if lot && matches!(self.seats, Seats::ByLot) => {
                Participants::PERSONS.swapped()
            }
            ComputerSides::None => Participants::PERSONS,
            ComputerSides::First => Participants::new(first, person),
            ComputerSides::ByLot if lot => Participants::new(second, person),
            ComputerSides::Second | ComputerSides::ByLot => Participants::new(person, second),
            ComputerSides::Both => Participants::new(first, second),
        }
    }

    /// Swaps the players; a random side is drawn again.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let BySide { first, second } = self.levels;
        match self.computer {
            ComputerSides::None | ComputerSides::ByLot => self,
            ComputerSides::First => {
                Self { seats: self.seats, ..Self::new(ComputerSides::Second, first) }
            }
            ComputerSides::Second => {
                Self { seats: self.seats, ..Self::new(ComputerSides::First, second) }
            }
            ComputerSides::Both => Self { levels: BySide { first: second, second: first }, ..self },
        }
    }

    /// Adopts these participants. The computer's level against a person applies to both sides; two
    /// people leave the levels unchanged.
    #[must_use]
    pub const fn of(self, participants: Participants) -> Self {
        let levels = match (participants.level(Stone::First), participants.level(Stone::Second)) {
            (Some(first), Some(second)) => BySide { first, second },
            (Some(level), None) | (None, Some(level)) => BySide { first: level, second: level },
            (None, None) => self.levels,
        };
        Self { computer: participants.computer_sides(), levels, ..self }
    }

    /// Checks whether it is drawn by lot who moves first.
    pub const fn is_by_lot(self) -> bool {
        match self.computer {
            ComputerSides::None => matches!(self.seats, Seats::ByLot),
            ComputerSides::ByLot => true,
            ComputerSides::First | ComputerSides::Second | ComputerSides::Both => false,
        }
    }

    #[must_use]
    pub const fn with(self, computer: ComputerSides) -> Self {
        Self { computer, ..self }
    }

    /// Raises or lowers the computer's level by a step, within the range of levels.
    #[must_use]
    pub fn step(self, step: Step) -> Self {
        let BySide { first, second } = self.levels;
        Self { levels: BySide { first: next(first, step), second: next(second, step) }, ..self }
    }

    /// Raises or lowers the level of the first side's computer, if the computer plays both sides.
    #[must_use]
    pub fn step_first(self, step: Step) -> Self {
        let BySide { first, second } = self.levels;
        Self { levels: BySide { first: next(first, step), second }, ..self }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Up,
    Down,
}

impl Step {
    /// Moves an index in a list that wraps around.
    pub const fn in_list(self, index: usize, length: usize) -> usize {
        match self {
            Self::Up => (index + 1) % length,
            Self::Down => (index + length - 1) % length,
        }
    }
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

    fn lineup(first: u8, second: u8) -> Lineup {
        let levels = BySide { first: level(first), second: level(second) };
        Lineup { levels, ..Lineup::default() }
    }

    #[test]
    fn every_lineup_seats_a_player_on_each_side() {
        let found = |computer, lot| {
            let participants = lineup(3, 7).with(computer).participants(lot);
            [Stone::First, Stone::Second].map(|side| participants.level(side).map(Level::number))
        };
        for lot in [false, true] {
            assert_eq!(found(ComputerSides::None, lot), [None, None]);
            assert_eq!(found(ComputerSides::Second, lot), [None, Some(7)]);
            assert_eq!(found(ComputerSides::First, lot), [Some(3), None]);
            assert_eq!(found(ComputerSides::Both, lot), [Some(3), Some(7)]);
        }
        assert_eq!(found(ComputerSides::ByLot, false), [None, Some(7)]);
        assert_eq!(found(ComputerSides::ByLot, true), [Some(7), None]);
    }

    #[test]
    fn two_people_may_draw_lots_for_their_seats() {
        let by_lot = Lineup { seats: Seats::ByLot, ..lineup(3, 7) };
        assert_eq!(by_lot.participants(false), Participants::PERSONS);
        assert_eq!(by_lot.participants(true), Participants::PERSONS.swapped());
        assert_eq!(lineup(3, 7).participants(true), Participants::PERSONS);
        assert!(by_lot.is_by_lot() && !by_lot.with(ComputerSides::Second).is_by_lot());
        let swapped = by_lot.with(ComputerSides::Second).swapped().swapped();
        assert_eq!(swapped.seats, Seats::ByLot, "the seats are kept for the next game of two");
    }

    #[test]
    fn participants_survive_a_rematch() {
        let before = lineup(2, 7).with(ComputerSides::ByLot);
        let sides =
            [ComputerSides::None, ComputerSides::Second, ComputerSides::First, ComputerSides::Both];
        for sides in sides {
            let participants = lineup(3, 10).with(sides).participants(false);
            for lot in [false, true] {
                assert_eq!(before.of(participants).participants(lot), participants);
            }
        }
        assert_eq!(before.of(Participants::PERSONS), before.with(ComputerSides::None));
        assert_ne!(Participants::PERSONS.swapped(), Participants::PERSONS);
    }

    #[test]
    fn swapping_sides_keeps_the_levels() {
        let sides =
            [ComputerSides::None, ComputerSides::Second, ComputerSides::First, ComputerSides::Both];
        for sides in sides {
            let lineup = lineup(3, 7).with(sides);
            if sides != ComputerSides::None {
                let swapped = lineup.participants(false).swapped();
                assert_eq!(lineup.swapped().participants(false), swapped);
            }
            assert_eq!(lineup.swapped().swapped().participants(false), lineup.participants(false));
        }
    }

    #[test]
    fn the_sides_are_offered_in_turn() {
        let mut sides = ComputerSides::default();
        let seen: std::collections::HashSet<ComputerSides> = std::iter::repeat_with(|| {
            sides = sides.next();
            sides
        })
        .take(5)
        .collect();
        assert_eq!((seen.len(), sides), (5, ComputerSides::None));
    }

    #[test]
    fn levels_stop_at_the_weakest_and_the_strongest() {
        assert_eq!(lineup(9, 10).step(Step::Up), lineup(10, 10));
        assert_eq!(lineup(9, 10).step_first(Step::Down), lineup(8, 10));
        assert_eq!(lineup(9, 1).step(Step::Down), lineup(8, 1));
    }

    #[test]
    fn a_person_plays_the_computer() {
        let participants =
            Participants::new(Participant::PERSON, Participant::Computer(Level::MAX));
        assert_eq!(participants.level(Stone::Second), Some(Level::MAX));
        assert_eq!(participants.person(), Some(Stone::First));
        assert!(!Participants::PERSONS.is_computer(Stone::Second));
    }
}
