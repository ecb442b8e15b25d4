//! What was done.

use std::path::PathBuf;

use super::{Naming, PositionSummary, moves, piece, puzzles_kept, stones};
use crate::formats::Remark;
use crate::game::GameKind;
use crate::player::{Reason, Shortage};
use crate::printable::printable_path;
use crate::quarto::Piece;
use crate::review::words::reason;
use crate::rules::{Point, Variant};

/// What was done, or happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// A game was saved.
    Saved {
        /// The file.
        path: PathBuf,
        /// Which game it is.
        kind: GameKind,
        /// How many stones lie on the board.
        stones: usize,
        /// What the file cannot hold.
        not_held: Option<String>,
        /// Whether it is the one on the screen still.
        is_on_screen: bool,
    },
    /// A game was loaded.
    Loaded {
        /// The file.
        path: PathBuf,
        /// Which game it is.
        kind: GameKind,
        /// How many stones lie on the board.
        stones: usize,
        /// What had to be decided.
        remarks: Vec<Remark>,
    },
    /// A game was pasted.
    Pasted {
        /// Which game it is.
        kind: GameKind,
        /// How many moves it has.
        moves: usize,
        /// How many stones lie on the board.
        stones: usize,
        /// What had to be decided.
        remarks: Vec<Remark>,
    },
    /// A game begins with a position that was set up.
    SetUp(PositionSummary),
    /// So many moves went to the clipboard.
    MovesCopied(usize),
    /// The drawn board went to the clipboard, with so many stones.
    BoardCopied(GameKind, usize),
    /// A game of so many stones goes on.
    Continued(GameKind, usize),
    /// An ended game of so many stones was opened.
    Ended(GameKind, usize),
    /// The same for a game that another program plays: this is a copy of it.
    Copied(GameKind, usize),
    /// The part of so many stones of a game of which no more can be read, for this reason: this is a copy of it.
    Part(GameKind, usize, String),
    /// A game of so many moves was opened, of those in a file.
    Opened {
        /// The file.
        path: PathBuf,
        /// Which game of it, from 1.
        number: u32,
        /// Which game it is.
        kind: GameKind,
        /// How many moves its main line has.
        moves: usize,
    },
    /// A resignation was taken back.
    GameGoesOn,
    /// That somebody's time was up was taken back.
    GameGoesOnWithoutClock,
    /// A piece was put back into the bag.
    PutBack(Piece),
    /// The stones on these cells were taken back.
    TakenBack(Vec<Point>),
    /// The stones on these cells were played again.
    PlayedAgain(Vec<Point>),
    /// This piece was selected again.
    SelectedAgain(Piece),
    /// The best move, and why.
    Hint(Point, Option<Reason>),
    /// So many puzzles were found in the game.
    PuzzlesKept(usize),
    /// What is played now are variations of a game that has ended.
    Study,
    /// The branch that is shown is the first one now.
    Promoted,
    /// A position was taken out of the record, with what followed it.
    Deleted,
    /// The position has a comment, or none any more.
    Commented(bool),
    /// These play on.
    Participants,
    /// Others than before play on.
    NewParticipants,
    /// The moves that the computer expects are shown, or not.
    ShowsExpected(bool),
    /// Everything looks like this now.
    Theme(String),
    /// The score was set to nothing.
    ScoreReset,
    /// Another game, or other players, came to the board.
    NewScore,
    /// A computer has less memory than it was to use.
    Short(Shortage),
}

impl Report {
    /// The words, in a long and a short form where the long one has a file's name.
    pub fn forms(&self, naming: &Naming) -> Vec<String> {
        let short = match self {
            Self::Saved { is_on_screen: true, .. } => Some("Game saved.".to_owned()),
            Self::Saved { .. } => Some("Earlier game saved.".to_owned()),
            Self::Loaded { remarks, .. } => Some(match remarks.iter().find_map(board) {
                Some(board) => format!("Loaded, {}", unnamed(board)),
                None => "Game loaded.".to_owned(),
            }),
            Self::Pasted { kind, moves, stones, .. } => Some(pasted(*kind, *moves, *stones, &[])),
            Self::Opened { .. } => Some("A study: the file stays as it is.".to_owned()),
            Self::Part(kind, number, _) => {
                Some(format!("A copy of what can be read, {}.", stones(*kind, *number)))
            }
            _ => None,
        };
        std::iter::once(self.text(naming)).chain(short).collect()
    }

    fn text(&self, naming: &Naming) -> String {
        match self {
            Self::Saved { path, kind, stones: number, not_held, is_on_screen } => {
                let stones = stones(*kind, *number);
                let which = if *is_on_screen { "Game" } else { "Earlier game" };
                let saved = format!("{which} saved. {stones} in {}", printable_path(path));
                match not_held {
                    Some(what) => format!("{saved}. {what}"),
                    None => saved,
                }
            }
            Self::Loaded { path, kind, stones: number, remarks } => {
                let remark = |remark| match board(remark) {
                    Some(board) => format!(" ({})", unnamed(board)),
                    None => format!(" ({remark})"),
                };
                let remarks = remarks.iter().map(remark).collect::<Vec<_>>().concat();
                let stones = stones(*kind, *number);
                format!("Game loaded. {stones} from {}{remarks}", printable_path(path))
            }
            Self::Pasted { kind, moves, stones, remarks } => {
                pasted(*kind, *moves, *stones, remarks)
            }
            Self::SetUp(summary) => {
                let first = format!("A game from here: {}.", summary.counts());
                let sentences = std::iter::once(first).chain(summary.sentences(naming));
                sentences.collect::<Vec<_>>().join(" ")
            }
            Self::MovesCopied(number) => format!("Copied: {}.", moves(*number)),
            Self::BoardCopied(kind, number) => {
                format!("Copied: the board, {}.", stones(*kind, *number))
            }
            Self::Continued(kind, number) => {
                let [who, _] = naming.participants_forms();
                let who = if kind.has_computer() { format!(" {who}.") } else { String::new() };
                format!("The game goes on, {}.{who}", stones(*kind, *number))
            }
            Self::Ended(kind, number) => {
                format!("A game that has ended, {}.", stones(*kind, *number))
            }
            Self::Opened { path, number, kind, moves } => {
                let what = super::game(*kind);
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                format!(
                    "{what}: game {number} of {name}, {moves} moves. A study: the file stays as it is."
                )
            }
            Self::Copied(kind, number) => {
                let stones = stones(*kind, *number);
                format!("That game is open elsewhere: this is a copy of it, {stones}.")
            }
            Self::Part(kind, number, why) => {
                let stones = stones(*kind, *number);
                format!(
                    "This is a copy of what can be read, {stones}; the file stays as it is: {why}."
                )
            }
            Self::GameGoesOn => "The game goes on.".to_owned(),
            Self::GameGoesOnWithoutClock => "The game goes on without a clock.".to_owned(),
            Self::PutBack(back) => format!("Back in the bag: {} {}.", back.number(), piece(*back)),
            Self::TakenBack(points) => format!("Taken back: {}.", cells(points, naming)),
            Self::PlayedAgain(points) => format!("Played again: {}.", cells(points, naming)),
            Self::SelectedAgain(again) => {
                format!("Selected again: {} {}.", again.number(), piece(*again))
            }
            Self::Hint(point, why) => hint(*point, why.as_ref(), naming),
            Self::PuzzlesKept(number) => puzzles_kept(*number),
            Self::Study => "A study: both sides are yours, the game stays as it was.".to_owned(),
            Self::Promoted => "This branch is the first one now.".to_owned(),
            Self::Deleted => "Deleted.".to_owned(),
            Self::Commented(false) => "The position has a comment.".to_owned(),
            Self::Commented(true) => "The position has no comment.".to_owned(),
            Self::Participants => {
                let [who, _] = naming.participants_forms();
                format!("{who}.")
            }
            Self::NewParticipants => {
                let [who, _] = naming.participants_forms();
                format!("{who}. The score begins anew.")
            }
            Self::ShowsExpected(true) => "What the computer thinks of is shown.".to_owned(),
            Self::ShowsExpected(false) => "What the computer thinks of is not shown.".to_owned(),
            Self::Theme(name) => format!("Theme: {name}."),
            Self::ScoreReset => "The score begins anew.".to_owned(),
            Self::NewScore => "Another game, another score.".to_owned(),
            Self::Short(shortage) => format!("There is no more memory: {shortage}."),
        }
    }
}

/// `Pasted: 3 moves (rows are counted from the bottom).`
fn pasted(kind: GameKind, number: usize, all: usize, remarks: &[Remark]) -> String {
    // That the order of stones is not known, their name says.
    let what = if number == all { moves(number) } else { stones(kind, all) };
    let remarks = remarks.iter().filter(|remark| **remark != Remark::NoOrder);
    let remark = |remark: &Remark| match board(remark) {
        Some(board) => format!(" ({}x{})", board.shape().width(), board.shape().height()),
        None => format!(" ({remark})"),
    };
    format!("Pasted: {what}{}.", remarks.map(remark).collect::<String>())
}

/// `7,7 and 8,8`.
fn cells(points: &[Point], naming: &Naming) -> String {
    let names: Vec<String> = points.iter().map(|&point| naming.cell(point)).collect();
    names.join(" and ")
}

/// What the computer would play in a person's place, and why.
fn hint(point: Point, why: Option<&Reason>, naming: &Naming) -> String {
    let cell = naming.cell(point);
    match why {
        Some(why) => format!("Hint: {cell}. It {}.", reason(why, |at| naming.cell(at))),
        None => format!("Hint: {cell}."),
    }
}

/// The board that was found for the stones.
const fn board(remark: &Remark) -> Option<Variant> {
    match remark {
        Remark::TakenFor(board) => Some(*board),
        _ => None,
    }
}

/// The board that stones were put on whose file does not say.
fn unnamed(board: Variant) -> String {
    let shape = board.shape();
    format!("{}x{}: the file names no board", shape.width(), shape.height())
}
