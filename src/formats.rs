//! File formats: pure codecs between a [`Record`](crate::rules::Record) and bytes.
//!
//! They open no file: that is the [`store`](crate::store)'s business.

pub mod csv;
mod error;

pub use error::{FormatError, Problem};
