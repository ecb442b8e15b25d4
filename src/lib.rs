//! Gomoku.
pub mod formats;
pub mod play;
pub mod rules;
pub mod store;
