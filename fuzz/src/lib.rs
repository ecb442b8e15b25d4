//! The laws of `tests/laws`, for the fuzzer.

#[path = "../../tests/laws/all.rs"]
mod all;

pub use all::{LAWS, Law};
