//! Faults of the other program.

/// Fault of a program at the other end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Moves for both players.
    OutOfTurn,
    /// Sends a hundred thousand lines at once.
    Flood,
    /// Sends a line that does not end.
    EndlessLine,
    /// Sends times that grow from move to move.
    Backwards,
    /// Sends control characters in names and chat.
    Escapes,
    /// Takes moves back without consent.
    TakeBacks,
    /// Declares draws without consent.
    Draws,
    /// Resigns for the other player, and lets their flag fall.
    Resigns,
    /// Plays on occupied cells, off the board, and what the game does not have.
    Illegal,
    /// Comes back with another log.
    Rewrites,
    /// Proposes other games again and again.
    Proposes,
    /// Sends bytes that are no text.
    Binary,
    /// Says nothing at all.
    Silent,
    /// Does not read its input.
    Deaf,
    /// Speaks a version of the protocol that there never was.
    Older,
    /// Speaks a later version of the protocol.
    Newer,
    /// Ends in the middle of a line.
    Dies,
}

const NAMES: [(Fault, &str); 17] = [
    (Fault::OutOfTurn, "out-of-turn"),
    (Fault::Flood, "flood"),
    (Fault::EndlessLine, "endless-line"),
    (Fault::Backwards, "backwards"),
    (Fault::Escapes, "escapes"),
    (Fault::TakeBacks, "takebacks"),
    (Fault::Draws, "draws"),
    (Fault::Resigns, "resigns"),
    (Fault::Illegal, "illegal"),
    (Fault::Rewrites, "rewrites"),
    (Fault::Proposes, "proposes"),
    (Fault::Binary, "binary"),
    (Fault::Silent, "silent"),
    (Fault::Deaf, "deaf"),
    (Fault::Older, "older"),
    (Fault::Newer, "newer"),
    (Fault::Dies, "dies"),
];

impl Fault {
    /// Finds a fault by its name.
    pub fn of(name: &str) -> Option<Self> {
        NAMES.into_iter().find(|(_, known)| *known == name).map(|(fault, _)| fault)
    }

    /// Returns the names of all faults.
    pub fn names() -> impl Iterator<Item = &'static str> {
        NAMES.into_iter().map(|(_, name)| name)
    }
}
