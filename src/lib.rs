//! Gomoku.
pub mod cli;
pub mod formats;
pub mod play;
pub mod rules;
pub mod store;
pub mod tui;
