//! Former names of commands, which files of settings may still have.

/// Former names, each with its name of today.
const NAMES: [(&str, &str); 5] = [
    ("take-back", "undo"),
    ("next-branch", "next-variation"),
    ("expected", "expected-moves"),
    ("other-games", "open-file"),
    ("reached", "position-games"),
];

/// Returns the name of today, for a former one.
pub(super) fn new(name: &str) -> Option<&'static str> {
    NAMES.iter().find(|(old, _)| *old == name).map(|&(_, new)| new)
}

/// Iterates over the names of today of all commands that were renamed.
#[cfg(test)]
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().map(|(_, new)| new)
}
