//! Parts of a screen.

pub mod board;
pub mod foot;
pub mod panel;
