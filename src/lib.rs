//! Gomoku, five in a row, and its family: the rules, the saved games, the full-screen program.
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
//! `docs/library.md` has more: play a game, load and check a file, find all groups, ask the engine,
//! solve a position, write values as text.
//!
//! # Modules
//! | module | contents | touches |
//! |---|---|---|
//! | [`rules`] | points, boards, variants, positions, games, symmetries, notation | nothing |
//! | [`quarto`] | Quarto, a game whose moves are of another kind | nothing |
//! | [`game`] | kinds of games, participants, time controls, the score | nothing |
//! | [`record`] | one game with all that is known of it: a tree of moves with notes | nothing |
//! | [`formats`] | codecs between games and bytes | nothing |
//! | [`engine`] | the search for the best move | nothing |
//! | [`player`] | players that choose moves, and their threads | threads, the clock |
//!
//! The other modules belong to the program. They are public for its tests and benchmarks, and may
//! change in any version.
//!
//! `puzzle` and `study` are there with the feature `study`, `settings` and `store` with `store`,
//! the last three with `tui`.
//!
//! # The five methods of the assignment
//! The game grew out of a programming course's assignment. What its helper methods do is found
//! here:
//!
//! | there | here |
//! |---|---|
//! | `bool IsWinner(int[,] field, int row, int col)` | [`rules::Variant::is_won_at`]; [`rules::Variant::winning_rows`] for the rows themselves |
//! | `int GetStoneCount(int[,] field)` | [`rules::Board::stones`] |
//! | `bool SetStone(int[,] field, int row, int col, int player)` | in a game [`rules::Game::play`], which answers [`rules::Status::Won`] if it won; in any position [`rules::Board::place`], then [`rules::Variant::is_won_at`]. An occupied cell is refused and nothing changes |
//! | `void SaveGame(int[,] field, string fileName)` | [`store::Store::save`]; [`formats::csv::write`] for the bytes alone |
//! | `int[,] LoadGame(int boardSize, string fileName)` | [`store::Store::load`]; [`formats::csv::read`] for the bytes alone |
//! | the field: -1 free, 0 and 1 the players | [`rules::Board::from_field`] and [`rules::Board::to_field`]; [`rules::Position`] for any stones, [`rules::Game::from_position`] to play on from them |
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
#[cfg(feature = "tui")]
pub mod cli;
#[doc(hidden)]
pub mod collection;
pub mod engine;
pub mod formats;
pub mod game;
#[doc(hidden)]
pub mod gomocup;
#[doc(hidden)]
#[cfg(feature = "tui")]
pub mod line;
#[doc(hidden)]
#[cfg(feature = "study")]
pub mod locale;
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
pub mod rules;
#[doc(hidden)]
#[cfg(feature = "store")]
pub mod settings;
#[doc(hidden)]
#[cfg(feature = "store")]
pub mod store;
#[doc(hidden)]
#[cfg(feature = "study")]
pub mod study;
#[doc(hidden)]
pub mod translate;
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
