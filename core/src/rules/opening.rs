//! Openings: what the two players do before they alternate freely.
//!
//! A game in which the first player may open anywhere is a win for the first player. Opening rules
//! make it even: stones are placed in zones, and the players may swap sides.
//!
//! # One machine
//!
//! A rule is data: a list of steps (`step`, `rule`). An [`Opening`] performs the steps of a rule,
//! one [`OpeningAct`] at a time. It says who decides and what is to be done, refuses everything
//! else, and undoes the acts one by one. A swap exchanges the players and never the stones.
//!
//! | file | contents |
//! |---|---|
//! | `rule`, `step` | the rules as data, and the steps that they consist of |
//! | `zone` | cells on which a stone may be placed |
//! | `act` | players, choices, tasks and acts |
//! | `state` | the stones, the sides of the players, and the steps ahead |
//! | `error` | reasons for refusing an act or a rule |
//! | `motion`, `fifths` | turns and reflections; fifth moves that are the same |
//! | `names` | the 26 openings of renju |

mod act;
mod error;
mod fifths;
mod motion;
mod names;
mod rule;
mod state;
mod step;
mod zone;

pub use act::{Choice, OpeningAct, Seat, Task, Work};
pub use error::{OpeningError, OpeningUnfit};
pub use fifths::alike;
pub use motion::{Motion, MotionKind};
pub use names::RenjuOpening;
pub use rule::OpeningRule;
pub use zone::Zone;

use super::{Point, Shape, Stone, Variant};
use state::State;
use step::Step;

/// Opening in progress or finished: a rule, and what the players have done.
///
/// ```
/// # use gomoku_core as gomoku;
/// use gomoku::rules::opening::{Choice, Opening, OpeningAct, OpeningRule, Seat};
/// use gomoku::rules::{Point, Stone, Variant};
///
/// let mut opening = Opening::new(OpeningRule::Swap, Variant::GOMOKU_15)?;
/// for (row, col) in [(0, 7), (2, 8), (1, 10)] {
///     opening.play(OpeningAct::Stone(Point::new(row, col)))?;
/// }
/// assert_eq!(opening.task().map(|task| task.seat), Some(Seat::Responder));
/// opening.play(OpeningAct::Choose(Choice::Swap))?;
/// assert!(opening.is_over());
/// assert_eq!(opening.holder(Stone::First), Seat::Responder);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    rule: OpeningRule,
    shape: Shape,
    acts: Vec<OpeningAct>,
    state: State,
}

impl Opening {
    /// Starts an opening on the empty board of this game. [`OpeningRule::Free`] is over at once.
    ///
    /// # Errors
    /// Fails if the rule does not fit the game.
    pub fn new(rule: OpeningRule, variant: Variant) -> Result<Self, OpeningUnfit> {
        rule.check(variant)?;
        Ok(Self { rule, shape: variant.shape(), acts: Vec::new(), state: State::new(rule) })
    }

    /// Rule of the opening.
    pub const fn rule(&self) -> OpeningRule {
        self.rule
    }

    /// Extent of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Acts of both players, in order.
    pub fn acts(&self) -> &[OpeningAct] {
        &self.acts
    }

    /// Iterates over the stones on the board, in order. Sides alternate.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Stone)> {
        let stones = self.state.stones.iter().enumerate();
        stones.map(|(index, &point)| (point, Stone::First.after(index)))
    }

    /// Side of the next stone, whether the opening or the game places it.
    pub const fn to_move(&self) -> Stone {
        Stone::First.after(self.state.stones.len())
    }

    /// Player who has this side now.
    pub const fn holder(&self, stone: Stone) -> Seat {
        match stone {
            Stone::First => self.state.first,
            Stone::Second => self.state.first.other(),
        }
    }

    /// Number of fifth moves that was declared, if any was.
    pub const fn declared(&self) -> Option<u8> {
        self.state.declared
    }

    /// Fifth moves offered so far, in order. They stay after one of them has been chosen.
    pub fn offered(&self) -> &[Point] {
        &self.state.offered
    }

    /// Iterates over the offered fifth moves with the letters that people call them by.
    pub fn lettered(&self) -> impl Iterator<Item = (char, Point)> {
        ('A'..='Z').zip(self.offered().iter().copied())
    }

    /// Checks whether nothing is left to do. In the game, [`to_move`](Self::to_move) plays next.
    pub fn is_over(&self) -> bool {
        self.state.next().is_none()
    }

    /// Returns who decides, and what is to be done; `None` after the end.
    pub fn task(&self) -> Option<Task> {
        let (by, work) = match self.state.next()? {
            Step::Place(by, zone) => (by, Work::Place { stone: self.to_move(), zone }),
            Step::Decide(by, _) => (by, Work::Decide),
            Step::Declare(by, most) => (by, Work::Declare { most }),
            Step::Offer(count) => (step::FIRST, Work::Offer { wanted: self.state.wanted(count) }),
            Step::Pick => (step::SECOND, Work::Pick),
        };
        Some(Task { seat: self.state.seat(by), work })
    }

    /// Iterates over the cells that the task admits, row by row: those for the stone, those that
    /// can still be offered, or the offered ones. Empty for the other tasks.
    pub fn cells(&self) -> impl Iterator<Item = Point> {
        let act = match self.task().map(|task| task.work) {
            Some(Work::Place { .. } | Work::Pick) => Some(OpeningAct::Stone as fn(Point) -> _),
            Some(Work::Offer { .. }) => Some(OpeningAct::Offer as fn(Point) -> _),
            _ => None,
        };
        let of = move |act: fn(Point) -> OpeningAct| {
            self.shape.points().filter(move |&point| self.check(act(point)).is_ok())
        };
        act.into_iter().flat_map(of)
    }

    /// Iterates over the choices of a decision. Empty for the other tasks.
    pub fn choices(&self) -> impl Iterator<Item = Choice> + use<> {
        let branches = match self.state.next() {
            Some(Step::Decide(_, branches)) => branches,
            _ => &[],
        };
        branches.iter().map(|branch| branch.choice)
    }

    /// Checks whether an act is permitted now.
    ///
    /// # Errors
    /// Returns the reason why it is not.
    pub fn check(&self, act: OpeningAct) -> Result<(), OpeningError> {
        let task = self.task().ok_or(OpeningError::Over)?;
        match (task.work, act) {
            (Work::Place { zone, .. }, OpeningAct::Stone(point)) => {
                self.check_free(point)?;
                require(zone.contains(point, self.shape), OpeningError::OutOfZone(zone))
            }
            (Work::Decide, OpeningAct::Choose(choice)) => {
                let is_there = self.choices().any(|it| it == choice);
                require(is_there, OpeningError::NoSuchChoice(choice))
            }
            (Work::Declare { most }, OpeningAct::Declare(number)) => {
                require((1..=most).contains(&number), OpeningError::Number { most })
            }
            (Work::Offer { .. }, OpeningAct::Offer(point)) => self.check_offer(point),
            (Work::Pick, OpeningAct::Stone(point)) => {
                require(self.offered().contains(&point), OpeningError::NotOffered)
            }
            (work, _) => Err(OpeningError::NotNow(work)),
        }
    }

    /// Checks that a fifth move can be offered. It is never a foul, since it is the third stone of
    /// its side.
    fn check_offer(&self, point: Point) -> Result<(), OpeningError> {
        self.check_free(point)?;
        require(!self.offered().contains(&point), OpeningError::OfferedTwice)?;
        let stones: Vec<(Point, Stone)> = self.stones().collect();
        self.offered().iter().try_for_each(|&other| match alike(&stones, other, point) {
            Some(motion) => Err(OpeningError::Alike { other, motion, shape: self.shape }),
            None => Ok(()),
        })
    }

    fn check_free(&self, point: Point) -> Result<(), OpeningError> {
        let is_free = !self.state.stones.contains(&point);
        require(self.shape.contains(point), OpeningError::OffBoard)?;
        require(is_free, OpeningError::Occupied)
    }

    /// Performs an act.
    ///
    /// # Errors
    /// Fails if the act is not permitted now. The opening is then unchanged.
    pub fn play(&mut self, act: OpeningAct) -> Result<(), OpeningError> {
        self.check(act)?;
        self.acts.push(act);
        self.state.apply(act);
        Ok(())
    }

    /// Undoes the last act and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<OpeningAct> {
        let act = self.acts.pop()?;
        // An opening has few acts.
        self.state = State::new(self.rule);
        self.acts.iter().for_each(|&act| self.state.apply(act));
        Some(act)
    }
}

fn require(condition: bool, otherwise: OpeningError) -> Result<(), OpeningError> {
    if condition { Ok(()) } else { Err(otherwise) }
}

#[cfg(test)]
mod tests;
