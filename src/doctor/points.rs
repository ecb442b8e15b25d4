//! Table of the points. Each is a function that asks an engine, and says what it finds.

mod boards;
mod end;
mod extensions;
mod games;
mod lines;
mod moves;
mod output;
mod quiet;
mod resources;
mod rules;
mod start;
mod time;

use super::examination::Examination;
use super::session::Examined;

/// Part of an engine that a point needs. Each includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Need {
    /// Nothing: not even that the program exists.
    Nothing,
    /// A process that reads.
    Process,
    /// A game that was started.
    Board,
    /// Moves in good time.
    Moves,
}

/// Point of the examination.
pub struct Point {
    pub number: u8,
    pub title: &'static str,
    pub need: Need,
    pub examine: fn(&mut Examination) -> Examined<()>,
}

const fn point(
    number: u8,
    title: &'static str,
    need: Need,
    examine: fn(&mut Examination) -> Examined<()>,
) -> Point {
    Point { number, title, need, examine }
}

/// Number of points.
pub const COUNT: u8 = 20;

/// All points in their order.
pub const POINTS: [Point; COUNT as usize] = [
    point(1, "starts and reads", Need::Nothing, start::reads),
    point(2, "describes itself: ABOUT", Need::Process, start::describes_itself),
    point(3, "boards: START, RECTSTART", Need::Process, start::boards),
    point(4, "moves: BEGIN, TURN", Need::Moves, moves::plays),
    point(5, "completes a five, stops a four", Need::Moves, moves::sees_fives),
    point(6, "unknown commands", Need::Board, lines::unknown),
    point(7, "impossible moves of the opponent", Need::Moves, lines::impossible),
    point(8, "line ends, empty and long lines", Need::Board, lines::ends),
    point(9, "RESTART, TAKEBACK", Need::Moves, boards::undone),
    point(10, "positions: BOARD", Need::Moves, boards::positions),
    point(11, "rules", Need::Moves, rules::plays),
    point(12, "column before row", Need::Moves, moves::columns_first),
    point(13, "time", Need::Moves, time::keeps),
    point(14, "memory", Need::Moves, resources::memory),
    point(15, "interruptions and the end", Need::Board, end::obeys),
    point(16, "rests when it is not its turn", Need::Moves, resources::rests),
    point(17, "swap2: SWAP2BOARD", Need::Moves, extensions::swap2),
    point(18, "forbidden cells: YXSHOWFORBID", Need::Board, extensions::forbidden),
    point(19, "output: amount, lines, characters", Need::Moves, output::clean),
    point(20, "quick games", Need::Moves, games::plays),
];

/// Returns the title of a point.
pub fn title(number: u8) -> &'static str {
    POINTS.iter().find(|point| point.number == number).map_or("", |point| point.title)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_are_numbered() {
        assert!(POINTS.iter().map(|point| point.number).eq(1..=COUNT));
        assert_eq!((title(2), title(21)), ("describes itself: ABOUT", ""));
    }
}
