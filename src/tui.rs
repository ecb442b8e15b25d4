//! The full screen.
//!
//! A key press takes this path: [`term`] reads it, the [`event_loop`] passes it to
//! [`App::update`](app::App::update), the [`keymap`] converts it to a
//! [`Command`](command::Command), the stack offers that to the open layers, and
//! [`App::draw`](app::App::draw) draws them. Work outside the state is requested by an
//! [`Effect`](event::Effect), and its result returns as an [`Event`](event::Event).
//!
//! # Layers
//!
//! A **layer** is a part of the screen that can be open: the game or the start menu at the bottom;
//! a page, a box or a room above it; the help and the palette above everything. Each feature has
//! its state and its view in one place, and the screen is a stack of layers. `stack` owns their
//! order and `layer` defines what each can do.
//!
//! The game is a `Table`. Its parts do not know each other: a `Viewer` (the record, the position
//! shown, the pointer), `Players`, a `GameClock`, a `Computer` (its question), `Messages`,
//! `Storage`, an `Analysis`, a review, and the use of the board: play, explorer or editor.
//!
//! Mouse targets are `Target`s: a cell, a column or a piece. The layout knows where each cell is
//! drawn and which cell is at a place in the window, so drawing and the mouse cannot disagree. For
//! the same reason the positions of the keys in the footer are decided once (`footer`).
//!
//! If the window is too small for the board, the keys only quit, start another game, answer a
//! question, show the help and suspend.
//!
//! # Files
//!
//! | file | contents |
//! |---|---|
//! | `app` | the state: takes an event, returns effects |
//! | `event`, `event_loop` | events and effects; the loop over a `Host` |
//! | `stack`, `layer`, `ctx` | the open layers; what a layer can do, and what it may see |
//! | `command`, `keymap` | commands and their table; keys, including the user's |
//! | `term` | the terminal, its threads, and the real `Host` |
//! | `table` | the game on the screen |
//! | `viewer` | the record of the game, and the position shown |
//! | `analysis`, `explorer`, `editor`, `review` | what the table shows beside the game |
//! | `start`, `new_game`, `friends`, `games`, `files`, `pasted`, `statistics`, `settings`, `about` | the pages |
//! | `practice` | the room in which a person practises: board, judgement, keys |
//! | `spectator` | a match between engines, with a loop of its own |
//! | `lesson`, `puzzle`, `mistakes` | what is practised there: lessons, puzzles, mistakes of a game |
//! | `help`, `palette`, `command_bar`, `comment`, `question`, `lineup`, `problem` | boxes over the rest |
//! | `board`, `quarto`, `preview`, `picture`, `plot`, `layout`, `menu`, `footer`, `text`, `theme`, `naming`, `refusal` | drawing and wording |

mod about;
mod analysis;
pub mod app;
mod board;
pub mod command;
mod command_bar;
mod comment;
mod ctx;
mod editor;
mod engine_log;
mod engines;
pub mod event;
pub mod event_loop;
mod examination;
mod explorer;
mod files;
pub mod finder;
mod footer;
mod friends;
mod games;
mod help;
pub mod keymap;
mod layer;
mod layout;
mod lesson;
mod lessons;
mod lineup;
mod menu;
mod mistakes;
pub(crate) mod naming;
mod new_game;
mod opening;
mod palette;
mod paste;
mod pasted;
pub mod picture;
mod plot;
mod practice;
mod preview;
mod problem;
mod puzzle;
mod quarto;
mod question;
mod refusal;
mod review;
mod sample;
mod settings;
pub mod spectator;
mod stack;
mod start;
pub(crate) mod statistics;
mod table;
pub mod term;
mod text;
pub mod theme;
mod themes;
mod viewer;

pub use sample::sample;
pub use term::{run, spectate};
