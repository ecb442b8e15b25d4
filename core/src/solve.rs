//! Perfect play in the small games of the family: connect four, m,n,k-games and Quarto.
//!
//! One alpha-beta search plays them all. Each game is a `Position` with its own board: bits for
//! connect four, counted lines for m,n,k-games, shared attributes for Quarto. A value that the
//! search has proved is exact; `score` says how it is counted. Pure: no clock of its own, no thread,
//! no randomness.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `position` | trait of the games |
//! | `score` | proved values and estimates as one number |
//! | `table` | the transposition table |
//! | `search` | alpha-beta on a node |
//! | `exact` | exact values |
//! | `analysis` | the values of the moves of a position |
//! | `book` | values of positions that take long to prove |
//! | `cells` | cells as numbers |
//! | `columns` | connect four and its like, as bits |
//! | `lines` | m,n,k-games, as counted lines |
//! | `quarto` | Quarto |
//! | `rows` | games of rows as positions of the search |

mod analysis;
mod book;
mod cells;
mod columns;
mod exact;
mod lines;
mod position;
mod quarto;
mod rows;
mod score;
mod search;
mod table;

pub use analysis::Question;
pub use book::{BookEntry, book_key, packed_book};
pub use quarto::{QuartoMove, QuartoPosition, QuartoValue};
pub use rows::{GameSolver, GameValue, PointValue, Reach};
pub use score::stones_kept;
