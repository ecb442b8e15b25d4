//! Parts of the laws that inputs have reached. A part that no input reaches cannot fail.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// Parts reached so far.
pub static REACHED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Records that a part is reached.
pub fn reach(part: &str) {
    let mut reached = REACHED.lock().unwrap_or_else(PoisonError::into_inner);
    if !reached.contains(part) {
        reached.insert(part.to_owned());
    }
}
