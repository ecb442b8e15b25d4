//! Parts of the screens.

pub mod board;
pub mod foot;
pub mod grid;
pub mod panel;
pub mod quarto;
