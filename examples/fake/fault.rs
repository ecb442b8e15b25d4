//! Faults of engines.

/// Fault of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No fault at all.
    None,
    /// Does not answer `START`.
    HangsAtStart,
    /// Does not answer after some moves.
    HangsAtMove,
    /// Ends after some moves.
    Dies,
    /// Prints many lines while it thinks.
    Floods,
    /// Prints a line that does not end.
    EndlessLine,
    /// Plays off the board.
    OffBoard,
    /// Plays on an occupied cell.
    Occupied,
    /// Sends each move twice.
    AnswersTwice,
    /// Sends its moves late.
    Late,
    /// Does not know any rule.
    RefusesRule,
    /// Does not answer to commands that it does not know.
    SilentToUnknown,
    /// Leaves a child process that keeps its output open.
    LeavesChild,
    /// Does not end.
    Stays,
    /// Prints escape codes, and bytes that are no text.
    EscapeCodes,
    /// Does not read its input.
    NeverReads,
}

const NAMES: [(Fault, &str); 16] = [
    (Fault::None, "none"),
    (Fault::HangsAtStart, "hangs-at-start"),
    (Fault::HangsAtMove, "hangs-at-move"),
    (Fault::Dies, "dies"),
    (Fault::Floods, "floods"),
    (Fault::EndlessLine, "endless-line"),
    (Fault::OffBoard, "off-board"),
    (Fault::Occupied, "occupied"),
    (Fault::AnswersTwice, "answers-twice"),
    (Fault::Late, "late"),
    (Fault::RefusesRule, "refuses-rule"),
    (Fault::SilentToUnknown, "silent-to-unknown"),
    (Fault::LeavesChild, "leaves-child"),
    (Fault::Stays, "stays"),
    (Fault::EscapeCodes, "escape-codes"),
    (Fault::NeverReads, "never-reads"),
];

impl Fault {
    /// Finds a fault by its name.
    pub fn of(name: &str) -> Option<Self> {
        NAMES.into_iter().find(|(_, known)| *known == name).map(|(fault, _)| fault)
    }

    /// Returns the names of all faults.
    pub fn names() -> [&'static str; 16] {
        NAMES.map(|(_, name)| name)
    }
}
