//! File formats: pure codecs between games and bytes.
//!
//! They open no file: that is the [`store`](crate::store)'s business.

pub mod csv;
mod error;
mod kind;
pub mod script;
mod sheet;

pub use error::{FormatError, Place, Problem};
pub use kind::{Kind, UnknownKind};
pub use sheet::{Content, MAX_SIZE, Sheet, is_saved_game, read};
