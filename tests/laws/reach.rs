//! Parts of the laws that an input has reached. A part that no input reaches cannot fail.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// The parts that were reached so far.
pub static REACHED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Notes that a part is reached.
pub fn reach(part: &str) {
    let mut reached = REACHED.lock().unwrap_or_else(PoisonError::into_inner);
    if !reached.contains(part) {
        reached.insert(part.to_owned());
    }
}
