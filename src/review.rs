//! Review of a game: the proved or estimated value of its positions, and its turning point.
//!
//! Three kinds of knowledge are distinguished. A position is **proved** won or lost if the threat
//! solvers, which consider every defence, say so. It is **not proved** if they find nothing within
//! their nodes: a move there may save the game or lose it. A **search** to some depth estimates the
//! winning chances, or finds a win that the solvers do not see.
//!
//! A move lost the game only if another one was examined by the same means and holds. If that one
//! loses, too, the position was lost already, and an earlier move is the losing one.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `proof` | proofs of single positions |
//! | `task`, `plan` | tasks, and their order |
//! | `facts`, `outlook` | facts about all positions, and what they say about the result |
//! | `turning` | the turning point |
//! | `mark`, `accuracy` | marks of moves; accuracy of a side |
//! | `lesson` | positions for puzzles |
//! | `proved` | the part of a game that the embedded proof knows |
//! | `retry` | another try at a mistake |
//! | `solved` | review of a game that the solver plays |
//! | `report`, `words` | the result, as data and in words |

mod accuracy;
mod effort;
mod facts;
mod lesson;
mod mark;
mod outlook;
mod plan;
mod proof;
mod proved;
mod report;
mod retry;
mod solved;
mod task;
mod turning;
mod variation;
#[cfg(feature = "study")]
pub mod words;

pub use effort::{Effort, Round};
pub use lesson::{Lesson, LessonGoal};
pub use mark::{BLUNDER, GOOD_FIND, Length, MISTAKE, MoveMark};
pub use outlook::Outlook;
pub use plan::{Review, ReviewProgress};
pub use proof::{Defences, Proof, ProofLimits};
pub use proved::ProvedPart;
pub use report::{MoveReport, PositionReport, Report, SideReport};
pub use retry::{Retry, RetryReply};
pub use solved::review_solved;
pub use task::{Finding, Task};
pub use turning::TurningPoint;
pub use variation::{Basis, Better, Chance, Claim, Variation};
#[cfg(feature = "study")]
pub use words::Words;

#[cfg(test)]
mod tests;
