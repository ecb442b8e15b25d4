//! Losses: parts of a record that a format cannot hold.

use std::fmt;
use std::time::Duration;

use super::{Format, psq, renlib, rule};
use crate::game::{AnyGame, End, GameKind, Outcome, State, TimeControl};
use crate::record::{Action, Info, NodeId, Notes, Record};
use crate::rules::{Position, Rule, Stone, Topology, Variant};
use crate::translate::{Phrase, message, phrase};

/// Part of a record that a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "`PARTS` has the words")]
pub enum Lost {
    Game,
    Start,
    Order,
    /// Passes of the sides.
    Passes,
    /// Decisions of the opening.
    Opening,
    /// Variations, and moves after the current position.
    OtherMoves,
    Result,
    /// Reason of the result.
    Reason,
    Players,
    Date,
    /// Time control, and times of the moves.
    Times,
    Comments,
    Marks,
    Evaluations,
    Hints,
    Others,
}

/// Parts with their names, in the order in which they are reported.
pub(super) const PARTS: [(Lost, Phrase); 16] = [
    (Lost::Game, phrase!("lost-game", "the board and its rule")),
    (Lost::Start, phrase!("lost-start", "the starting position")),
    (Lost::Order, phrase!("lost-order", "the order of play")),
    (Lost::Passes, phrase!("lost-passes", "the passes")),
    (Lost::Opening, phrase!("lost-opening", "the decisions of the opening")),
    (Lost::OtherMoves, phrase!("lost-other-moves", "variations and undone moves")),
    (Lost::Result, phrase!("lost-result", "the result")),
    (Lost::Reason, phrase!("lost-reason", "the reason of the result")),
    (Lost::Players, phrase!("lost-players", "the players")),
    (Lost::Date, phrase!("lost-date", "the date")),
    (Lost::Times, phrase!("lost-times", "the times")),
    (Lost::Comments, phrase!("lost-comments", "the comments")),
    (Lost::Marks, phrase!("lost-marks", "the marks")),
    (Lost::Evaluations, phrase!("lost-evaluations", "the evaluations")),
    (Lost::Hints, phrase!("lost-hints", "the hints")),
    (Lost::Others, phrase!("lost-others", "data of other programs")),
];

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PARTS[*self as usize].1.fmt(f)
    }
}

/// Lists the parts of a record that a format cannot hold.
pub fn lost(record: &Record, format: Format) -> Vec<Lost> {
    let parts = PARTS.into_iter().map(|(part, _)| part);
    parts.filter(|&part| !holds(format, part, record) && has(format, record, part)).collect()
}

/// Describes the losses in a sentence: `The CSV format cannot hold the comments, the players.`
pub fn not_held(format: Format, lost: &[Lost]) -> Option<String> {
    let parts: Vec<String> = lost.iter().map(Lost::to_string).collect();
    let sentence = || {
        message!(
            "format-not-held",
            "The {format} format cannot hold {parts}.",
            format = format.name(),
            parts = parts.join(", ")
        )
        .to_string()
    };
    (!parts.is_empty()).then(sentence)
}

fn holds(format: Format, part: Lost, record: &Record) -> bool {
    let has_passed = |it: &AnyGame| matches!(it, AnyGame::Rows(game) if game.has_passed());
    let is_drawn = || !record.on_board().has_order() || has_passed(record.on_board());
    let is_five = || rule::is_five(record.kind().variant());
    match format {
        // No record is written to the last four.
        Format::Sgf
        | Format::Journal
        | Format::Rif
        | Format::Yxdb
        | Format::Pos
        | Format::Openings => true,
        // A file that names no board is read for one of these.
        Format::Csv if part == Lost::Game => Variant::OFFERED.contains(&record.kind().variant()),
        // The reason goes with the result.
        Format::Csv | Format::Text | Format::Script if part == Lost::Reason => true,
        Format::Csv => match part {
            Lost::Start => implies_turn(record, format),
            // Stones that were set up and moves are one position.
            Lost::Order => !has_set_up(record),
            _ => false,
        },
        Format::Psq => match part {
            Lost::Order => true,
            Lost::Players => psq::holds_names(record),
            Lost::Game => is_five() && names_rule(record),
            // Void is written as a draw.
            Lost::Result => is_five() && !matches!(record.state(), State::Over(Outcome::Void)),
            Lost::Reason => !is_five(),
            Lost::Times => holds_times(record),
            _ => false,
        },
        Format::Rec => match part {
            // It goes with the result.
            Lost::Order | Lost::Reason => true,
            Lost::Players => psq::holds_names(record),
            Lost::Times => holds_times(record),
            _ => false,
        },
        Format::Lib => match part {
            // The reason goes with the result.
            Lost::Order | Lost::OtherMoves | Lost::Reason => true,
            Lost::Comments => renlib::holds_comments(record.tree()),
            Lost::Marks => renlib::holds_marks(record.tree()),
            Lost::Others => renlib::holds_properties(record.tree()),
            _ => false,
        },
        Format::Text => match part {
            Lost::Start => is_drawn() && implies_turn(record, format),
            Lost::Order => !is_drawn(),
            _ => false,
        },
        Format::Script => matches!(part, Lost::Game | Lost::Start | Lost::Order),
    }
}

fn has_set_up(record: &Record) -> bool {
    matches!(record.on_board(), AnyGame::Rows(game) if !game.start().stones().is_empty())
}

/// Checks whether the stones on the board imply whose turn it is: in CSV and drawn boards, nothing
/// else says it.
fn implies_turn(record: &Record, format: Format) -> bool {
    let AnyGame::Rows(game) = record.on_board() else { return true };
    let count = |side| game.stones().filter(|(_, stone)| *stone == side).count();
    let (first, second) = (count(Stone::First), count(Stone::Second));
    let is_even = match format {
        Format::Csv => (first + second).is_multiple_of(2),
        _ => first <= second,
    };
    let turn = if is_even { Stone::First } else { Stone::Second };
    game.start().to_move().after(game.moves().len()) == turn
}

/// Checks whether whole milliseconds for the moves on the board are all times of a record: Piskvork's
/// files have no others.
fn holds_times(record: &Record) -> bool {
    let tree = record.tree();
    let on_board = tree.path(record.node());
    let fits = |node: NodeId| {
        let Notes { left, spent, .. } = *tree.notes(node);
        let is_exact = |time: Duration| time.subsec_nanos().is_multiple_of(1_000_000);
        let is_move = matches!(tree.action(node), Some(Action::Stone(_)));
        left.is_none()
            && spent.is_none_or(|time| is_exact(time) && is_move && on_board.contains(&node))
    };
    record.info().time == TimeControl::None && tree.preorder().all(fits)
}

/// Checks whether a `.psq` names the rule, which it does only for finished games, or does not need
/// to.
fn names_rule(record: &Record) -> bool {
    let variant = record.kind().variant();
    let is_usual =
        variant.rule() == Rule::Freestyle && variant.shape().topology() == Topology::Plane;
    is_usual || record.info().rule.is_none() && matches!(record.state(), State::Over(_))
}

/// Checks whether a record has a part that readers of the format would not assume by default.
fn has(format: Format, record: &Record, part: Lost) -> bool {
    let tree = record.tree();
    let on_board = tree.path(record.node());
    let any = |is_it: fn(&Notes) -> bool| tree.preorder().any(|node| is_it(&tree.notes(node)));
    let Info { players, date, time, .. } = record.info();
    match part {
        Lost::Game => {
            let usual = if format == Format::Rec { Variant::GOMOKU_20 } else { Variant::GOMOKU_15 };
            record.kind() != GameKind::Rows(usual)
        }
        Lost::Start => match record.on_board() {
            AnyGame::Rows(game) => *game.start() != Position::new(game.variant()),
            AnyGame::Quarto(_) => false,
        },
        Lost::Order => record.on_board().moves() > 0,
        Lost::Passes => tree.preorder().any(|node| matches!(tree.action(node), Some(Action::Pass))),
        Lost::Opening => {
            matches!(record.on_board(), AnyGame::Rows(game) if game.opening().is_some())
        }
        Lost::OtherMoves => {
            let is_move =
                |node| matches!(tree.action(node), Some(Action::Stone(_) | Action::Piece(_)));
            let moves = tree.preorder().filter(|&node| is_move(node)).count();
            moves > on_board.into_iter().filter(|&node| is_move(node)).count()
        }
        // A library would have the ends of all variations.
        Lost::Result if format == Format::Lib => {
            tree.preorder().any(|node| matches!(tree.action(node), Some(Action::End(_))))
        }
        Lost::Result => matches!(tree.action(record.node()), Some(Action::End(_))),
        Lost::Reason => matches!(
            tree.action(record.node()),
            Some(Action::End(
                End::Resigned(_) | End::OutOfTime(_) | End::Forfeited(_) | End::MoveLimit
            ))
        ),
        Lost::Players => [&players.first, &players.second].iter().any(|it| !it.name.is_empty()),
        Lost::Date => !date.is_empty(),
        Lost::Times => {
            *time != TimeControl::None || any(|it| it.spent.is_some() || it.left.is_some())
        }
        Lost::Comments => any(|notes| !notes.comment.is_empty()),
        Lost::Marks => any(|notes| !notes.marks.is_empty()),
        Lost::Evaluations => {
            any(|it| it.evaluation.is_some() || it.judgement.is_some() || it.review.is_some())
        }
        Lost::Hints => any(|notes| notes.hints > 0),
        Lost::Others => any(|notes| !notes.properties.is_empty()),
    }
}
