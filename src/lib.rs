//! Gomoku and related games: the rules, game records and file formats, an engine, and the terminal
//! program.
//!
//! # A game
//! ```
//! use gomoku::formats::csv;
//! use gomoku::rules::{Game, Point, Status, Stone, Variant, parse_point};
//!
//! let mut game = Game::new(Variant::GOMOKU_15);
//! for text in ["7,7", "6,6", "7,8", "6,7", "7,9", "6,8", "7,10", "6,9"] {
//!     game.play(parse_point(text, game.variant().shape())?)?;
//! }
//! assert_eq!(game.status(), Status::ToMove(Stone::First));
//! assert_eq!(game.play(Point::new(7, 11))?, Status::Won(Stone::First));
//! let row = game.winning_rows().next().ok_or("a row wins")?;
//! assert_eq!((row.start(), row.length()), (Point::new(7, 7), 5));
//!
//! let file = csv::write(&game);
//! assert!(file.starts_with(b"No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/library.md` has more examples: playing a game, loading and checking a file, finding all
//! winning rows, querying the engine, solving a position, and writing values as text.
//!
//! # Modules
//! | module | contents | touches |
//! |---|---|---|
//! | [`rules`] | points, boards, variants, positions, games, symmetries, notation | nothing |
//! | [`quarto`] | Quarto, where a move places a piece that the opponent selected | nothing |
//! | [`game`] | kinds of games, participants, time controls, the score | nothing |
//! | [`record`] | record of one game: a tree of moves with notes | nothing |
//! | [`formats`] | codecs between games and bytes | nothing |
//! | [`engine`] | the search for the best move | nothing |
//! | [`proof`] | reader of proofs that the first player wins | nothing |
//! | [`player`] | players that choose moves, and their threads | threads, the clock |
//!
//! The other modules belong to the program. They are public for its tests and benchmarks, and may
//! change in any version.
//!
//! `puzzle` and `study` need the feature `study`; `settings` and `store` need `store`; `cli`,
//! `line`, `manager`, `tournament` and `tui` need `tui`.
//!
//! # The five methods of the assignment
//! The game grew out of an assignment in a programming course. This table maps its helper methods
//! to this crate:
//!
//! | assignment | this crate |
//! |---|---|
//! | `bool IsWinner(int[,] field, int row, int col)` | [`rules::Variant::is_won_at`]; [`rules::Variant::winning_rows`] for the rows themselves |
//! | `int GetStoneCount(int[,] field)` | [`rules::Board::stones`] |
//! | `bool SetStone(int[,] field, int row, int col, int player)` | in a game [`rules::Game::play`], which returns [`rules::Status::Won`] for a winning move; in any position [`rules::Board::place`], then [`rules::Variant::is_won_at`]. An occupied cell is an error and changes nothing |
//! | `void SaveGame(int[,] field, string fileName)` | [`store::Store::save`]; [`formats::csv::write`] for the bytes alone |
//! | `int[,] LoadGame(int boardSize, string fileName)` | [`store::Store::load`]; [`formats::csv::read`] for the bytes alone |
//! | the field: -1 free, 0 and 1 the players | [`rules::Board::from_field`] and [`rules::Board::to_field`]; [`rules::Position`] for any stones, [`rules::Game::from_position`] to play from there |
//!
//! ```
//! use gomoku::rules::{Board, IllegalMove, Point, Stone, Variant};
//!
//! let mut field = vec![vec![-1; 15]; 15];
//! for step in 2..6 {
//!     field[step][step + 1] = 1;
//! }
//! let mut board = Board::from_field(&field)?;
//! assert!(!Variant::GOMOKU_15.is_won_at(&board, Point::new(4, 5)));
//! board.place(Point::new(6, 7), Stone::Second)?;
//! assert!(Variant::GOMOKU_15.is_won_at(&board, Point::new(6, 7)));
//! assert_eq!(board.place(Point::new(6, 7), Stone::First), Err(IllegalMove::Occupied));
//! assert_eq!(board.stones(), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[doc(hidden)]
pub use gomoku_core::translate;
#[doc(inline)]
pub use gomoku_core::{engine, proof, rules, solve};

#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod cli;
#[doc(hidden)]
pub mod collection;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod doctor;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod external;
pub mod formats;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod friend;
pub mod game;
#[doc(hidden)]
pub mod gomocup;
#[doc(hidden)]
#[cfg(feature = "study")]
pub mod lesson;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod line;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod link;
#[doc(hidden)]
#[cfg(feature = "study")]
pub mod locale;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod manager;
pub mod player;
#[doc(hidden)]
pub mod printable;
#[doc(hidden)]
#[cfg(feature = "study")]
pub mod puzzle;
pub mod quarto;
pub mod record;
#[doc(hidden)]
pub mod review;
#[doc(hidden)]
#[cfg(feature = "store")]
pub mod settings;
#[doc(hidden)]
pub mod statistics;
#[doc(hidden)]
#[cfg(feature = "store")]
pub mod store;
#[doc(hidden)]
#[cfg(feature = "study")]
pub mod study;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod tournament;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod tui;
#[cfg_attr(
    not(feature = "tui"),
    expect(dead_code, reason = "most threads are those of the screen")
)]
mod worker;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(all(doctest, feature = "serde", feature = "study"))]
#[doc = include_str!("../docs/library.md")]
struct Library;
