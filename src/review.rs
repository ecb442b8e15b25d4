//! Where a game was lost: what is proved of its positions, what a search thinks of them, and what follows
//! for its moves.
//!
//! Three kinds of knowledge are kept apart. A position is **proved** to be won or lost if the solvers of
//! threats say so, which leave out no defence. Where they prove nothing within the nodes that they may visit,
//! it is **not proved**: a move there may save the game or lose it. How likely a side wins there is what a
//! **search** thinks, to some depth.

mod accuracy;
mod chance;
mod effort;
mod evaluation;
mod facts;
mod lesson;
mod mark;
mod plan;
mod proof;
mod report;
mod run;
mod task;
mod turning;
mod variation;
pub mod words;

pub use chance::{Basis, Chance};
pub use effort::{Effort, Round};
pub use lesson::{Goal, Lesson};
pub use mark::{BLUNDER, GOOD_FIND, Length, MISTAKE, Mark};
pub use plan::{Progress, Review};
pub use proof::{Bound, Defences, Proof};
pub use report::{MoveReport, PositionReport, Report, SideReport};
pub use task::{Finding, Task};
pub use turning::TurningPoint;
pub use variation::{Better, Claim, Variation};
pub use words::Words;

#[cfg(test)]
mod tests;
