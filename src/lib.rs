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
//! `docs/library.md` has five more: play a game, load and check a file, find all groups, ask the engine, solve
//! a position.
//!
//! # Modules
//! | module | what it is | what it touches |
//! |---|---|---|
//! | [`printable`] | what may go to a terminal of a foreign text | nothing |
//! | [`rules`] | points, boards, variants, positions, games, symmetries, notation | nothing |
//! | [`quarto`] | Quarto: its own game, since its moves are of another kind | nothing |
//! | [`formats`] | games as bytes | nothing |
//! | [`engine`] | the search for the best move | nothing |
//! | [`game`] | which game is played, of rows or Quarto; who plays, in what time, the score | nothing |
//! | [`record`] | everything that is known of one game: a tree of moves with notes, who plays | nothing |
//! | [`collection`] | many games: what is known of each, filters, position search | nothing |
//! | [`player`] | players that choose moves, and their threads | threads, the clock |
//! | [`review`] | where a game was lost, proved and searched, and what to do better | nothing |
//! | [`gomocup`] | the protocol between a manager and engines, and the brain's side of it | threads, the clock, the input and output it is given |
//! | [`settings`] | the user's settings and their text | nothing |
//! | [`store`] | saving and loading | the file system |
//! | [`mod@line`] | the dialogs without a screen | the input and output it is given |
//! | [`tui`] | the full screen: state, views, the loop | the terminal, threads, signals |
//! | [`cli`] | what was typed on the command line | arguments, the environment |
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

pub mod cli;
pub mod collection;
pub mod engine;
pub mod formats;
pub mod game;
pub mod gomocup;
pub mod line;
pub mod player;
pub mod printable;
pub mod puzzle;
pub mod quarto;
pub mod record;
pub mod review;
pub mod rules;
pub mod settings;
pub mod store;
pub mod study;
pub mod tui;
mod worker;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../docs/library.md")]
struct Library;
