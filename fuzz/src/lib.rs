//! The laws of `tests/laws`, for the fuzzer.

#[path = "../../tests/laws/all.rs"]
mod all;

pub use all::{LAWS, Law};

/// Tries a law; it panics if that does not hold, or is not there.
pub fn try_law(name: &str, bytes: &[u8]) {
    let law = LAWS.iter().find(|law| law.name == name);
    let law = law.unwrap_or_else(|| panic!("there is no law {name}"));
    (law.holds)(bytes);
}
