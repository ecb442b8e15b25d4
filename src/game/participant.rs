//! Participants: people or computers on either side.

use super::{Computer, EngineName, Level};
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
    Computer(Computer),
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

    /// Computer that plays this side, if one does.
    pub const fn computer(self, side: Stone) -> Option<Computer> {
        match self.of(side) {
            Participant::Person(_) => None,
            Participant::Computer(computer) => Some(computer),
        }
    }

    /// Computers of the sides that no person plays.
    const fn computers(self) -> BySide<Option<Computer>> {
        BySide { first: self.computer(Stone::First), second: self.computer(Stone::Second) }
    }

    /// Level of this program, if it plays this side.
    pub const fn level(self, side: Stone) -> Option<Level> {
        match self.of(side) {
            Participant::Computer(Computer::Level(level)) => Some(level),
            Participant::Computer(Computer::Engine(_)) | Participant::Person(_) => None,
        }
    }

    pub const fn is_computer(self, side: Stone) -> bool {
        matches!(self.of(side), Participant::Computer(_))
    }

    /// Checks whether another engine plays.
    pub fn has_engine(self) -> bool {
        let of = |side| self.computer(side).and_then(Computer::engine);
        of(Stone::First).or(of(Stone::Second)).is_some()
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

    /// Replaces other engines by this program at a level.
    #[must_use]
    pub const fn at_levels(self, level: Level) -> Self {
        const fn at_level(participant: Participant, level: Level) -> Participant {
            match participant {
                Participant::Person(_) => participant,
                Participant::Computer(computer) => Participant::Computer(computer.or_level(level)),
            }
        }
        Self::new(at_level(self.0.first, level), at_level(self.0.second, level))
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
    /// Computer of each side, kept while a person plays that side. The one of the second side also
    /// plays a random side.
    pub players: BySide<Computer>,
}

impl Lineup {
    pub const fn new(computer: ComputerSides, level: Level) -> Self {
        Self::of_one(computer, Computer::Level(level))
    }

    /// Creates a lineup with one computer for all its sides.
    const fn of_one(computer: ComputerSides, player: Computer) -> Self {
        let players = BySide { first: player, second: player };
        Self { computer, seats: Seats::InOrder, players }
    }

    /// Seats the participants of a game; `lot` decides whether a computer on a random side, or
    /// player 2, moves first.
    pub const fn participants(self, lot: bool) -> Participants {
        let person = Participant::PERSON;
        let BySide { first, second } = self.players;
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
        let BySide { first, second } = self.players;
        match self.computer {
            ComputerSides::None | ComputerSides::ByLot => self,
            ComputerSides::First => {
                Self { seats: self.seats, ..Self::of_one(ComputerSides::Second, first) }
            }
            ComputerSides::Second => {
                Self { seats: self.seats, ..Self::of_one(ComputerSides::First, second) }
            }
            ComputerSides::Both => {
                Self { players: BySide { first: second, second: first }, ..self }
            }
        }
    }

    /// Adopts these participants. The computer that plays a person becomes that of both sides; two
    /// people leave the computers unchanged.
    #[must_use]
    pub const fn of(self, participants: Participants) -> Self {
        let BySide { first, second } = participants.computers();
        let players = match (first, second) {
            (Some(first), Some(second)) => BySide { first, second },
            (Some(one), None) | (None, Some(one)) => BySide { first: one, second: one },
            (None, None) => self.players,
        };
        Self { computer: participants.computer_sides(), players, ..self }
    }

    /// Computer that plays a person, if it plays one.
    pub const fn opponent(self) -> Option<Computer> {
        match self.computer {
            ComputerSides::First => Some(self.players.first),
            ComputerSides::Second | ComputerSides::ByLot => Some(self.players.second),
            ComputerSides::None | ComputerSides::Both => None,
        }
    }

    /// Replaces other engines by this program at a level.
    #[must_use]
    pub const fn at_levels(self, level: Level) -> Self {
        let BySide { first, second } = self.players;
        let players = BySide { first: first.or_level(level), second: second.or_level(level) };
        Self { players, ..self }
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

    /// Changes the computers of both sides by a step in the list of levels and these engines.
    #[must_use]
    pub fn step(self, step: Step, engines: &[EngineName]) -> Self {
        let second = self.players.second.step(step, engines);
        let stepped = self.step_first(step, engines);
        Self { players: BySide { second, ..stepped.players }, ..stepped }
    }

    /// Changes only the computer of the first side.
    #[must_use]
    pub fn step_first(self, step: Step, engines: &[EngineName]) -> Self {
        let first = self.players.first.step(step, engines);
        Self { players: BySide { first, ..self.players }, ..self }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn level(number: u8) -> Level {
        Level::new(number).unwrap()
    }

    fn lineup(first: u8, second: u8) -> Lineup {
        let players = BySide { first: level(first).into(), second: level(second).into() };
        Lineup { players, ..Lineup::default() }
    }

    fn engine(name: &str) -> Computer {
        Computer::Engine(EngineName::new(name).unwrap())
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
        assert_eq!(lineup(9, 10).step(Step::Up, &[]), lineup(10, 10));
        assert_eq!(lineup(9, 10).step_first(Step::Down, &[]), lineup(8, 10));
        assert_eq!(lineup(9, 1).step(Step::Down, &[]), lineup(8, 1));
    }

    #[test]
    fn an_engine_is_a_computer_without_a_level() {
        let rapfi = Participant::Computer(engine("rapfi"));
        let players = Participants::new(Participant::PERSON, rapfi);
        assert_eq!(players.computer(Stone::Second), Some(engine("rapfi")));
        assert_eq!((players.level(Stone::Second), players.computer(Stone::First)), (None, None));
        assert_eq!(players.person(), Some(Stone::First));
        assert!(players.is_computer(Stone::Second) && !players.is_computer(Stone::First));
        assert!(Participants::new(rapfi, rapfi).are_computers());
        let replaced = players.at_levels(Level::MAX);
        assert_eq!(replaced.level(Stone::Second), Some(Level::MAX));
        assert_eq!(replaced.person(), Some(Stone::First));
    }

    #[test]
    fn engines_survive_a_rematch() {
        let players = BySide { first: engine("rapfi"), second: level(3).into() };
        let both = Lineup { players, ..Lineup::default() }.with(ComputerSides::Both);
        assert_eq!(Lineup::default().of(both.participants(false)), both);
        let swapped = BySide { first: players.second, second: players.first };
        assert_eq!(both.swapped().players, swapped);
        let one = both.with(ComputerSides::First).swapped();
        assert_eq!((one.computer, one.opponent()), (ComputerSides::Second, Some(engine("rapfi"))));
    }

    #[test]
    fn the_opponent_of_a_person_is_on_the_side_of_the_computer() {
        let players = BySide { first: engine("rapfi"), second: level(3).into() };
        let lineup = Lineup { players, ..Lineup::default() };
        let opponent = |sides| lineup.with(sides).opponent();
        assert_eq!(opponent(ComputerSides::First), Some(engine("rapfi")));
        assert_eq!(opponent(ComputerSides::Second), Some(level(3).into()));
        assert_eq!(opponent(ComputerSides::ByLot), Some(level(3).into()));
        assert_eq!([ComputerSides::None, ComputerSides::Both].map(opponent), [None, None]);
        let levels = lineup.at_levels(level(7)).players;
        assert_eq!(levels, BySide { first: level(7).into(), second: level(3).into() });
    }

    #[test]
    fn a_person_plays_the_computer() {
        let participants =
            Participants::new(Participant::PERSON, Participant::Computer(Level::MAX.into()));
        assert_eq!(participants.level(Stone::Second), Some(Level::MAX));
        assert_eq!(participants.person(), Some(Stone::First));
        assert!(!Participants::PERSONS.is_computer(Stone::Second));
    }
}
