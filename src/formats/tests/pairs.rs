//! Losses of every format, for every format that a game may come from.

use std::time::Duration;

use super::*;
use crate::formats::lost::PARTS;
use crate::formats::{Format, Lost, ReadOptions, read_as, write};
use crate::game::State;
use crate::record::{Action, Tree};
use crate::rules::Board;

const FORMATS: [Format; 6] =
    [Format::Sgf, Format::Csv, Format::Psq, Format::Rec, Format::Text, Format::Lib];

/// Part of a record in a form that can be compared.
fn part(record: &Record, part: Lost) -> String {
    let tree = record.tree();
    let notes = |told: fn(&Notes) -> String| {
        let nodes = tree.preorder().map(|node| told(&tree.notes(node)));
        format!("{:?}", nodes.filter(|told| !told.is_empty()).collect::<Vec<_>>())
    };
    let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
    match part {
        Lost::Game => format!("{:?} {:?}", record.kind(), record.info().rule),
        Lost::Start => format!("{:?} {:?}", stones(&game.start().board()), game.start().to_move()),
        Lost::Order => format!("{:?}", game.moves()),
        Lost::Passes => format!("{:?}", actions(tree, |it| matches!(it, Action::Pass))),
        Lost::Opening => {
            let is_it = |it: &Action| {
                matches!(it, Action::Choose(_) | Action::Declare(_) | Action::Offer(_))
            };
            format!("{:?} {:?}", game.opening_rule(), actions(tree, is_it))
        }
        Lost::OtherMoves => format!("{:?}", stones_of(tree)),
        Lost::Result => match record.state() {
            State::Over(outcome) => format!("{:?}", outcome.winner()),
            State::ToMove(side) => format!("to move: {side:?}"),
        },
        Lost::Reason => format!("{:?}", record.state()),
        Lost::Players => {
            let players = &record.info().players;
            format!("{:?}", [&players.first.name, &players.second.name])
        }
        Lost::Date => record.info().date.clone(),
        Lost::Times => {
            let times = notes(|it| match (it.spent, it.left) {
                // Piskvork's files have a time for every move.
                (None | Some(Duration::ZERO), None) => String::new(),
                times => format!("{times:?}"),
            });
            format!("{:?} {times}", record.info().time)
        }
        Lost::Comments => notes(|it| it.comment.clone()),
        Lost::Marks => notes(|it| told(&it.marks)),
        Lost::Evaluations => notes(|it| match (it.evaluation, it.judgement, &it.review) {
            (None, None, None) => String::new(),
            told => format!("{told:?}"),
        }),
        Lost::Hints => notes(|it| if it.hints > 0 { it.hints.to_string() } else { String::new() }),
        Lost::Others => notes(|it| told(&it.properties)),
    }
}

fn told<T: std::fmt::Debug>(list: &[T]) -> String {
    // Their order says nothing.
    let mut list: Vec<String> = list.iter().map(|it| format!("{it:?}")).collect();
    list.sort();
    list.join(", ")
}

fn stones(board: &Board) -> Vec<(Point, Stone)> {
    board.occupied().collect()
}

fn stones_of(tree: &Tree) -> Vec<Action> {
    actions(tree, |action| matches!(action, Action::Stone(_)))
}

fn actions(tree: &Tree, is_it: impl Fn(&Action) -> bool) -> Vec<Action> {
    tree.preorder().filter_map(|node| tree.action(node)).filter(is_it).collect()
}

/// Checks that whatever is not read back was said to be lost.
fn check(record: &Record, format: Format) -> Result<Record, TestCaseError> {
    // A library is for 15x15.
    let Ok(written) = write(record, format) else { return Ok(record.clone()) };
    let options = ReadOptions::on(record.kind().variant());
    let read = match read_as(&written.bytes, format, options) {
        Ok(loaded) => {
            // A library opens at its root.
            let mut record = loaded.record;
            record.go_to_end();
            record
        }
        Err(why) => {
            // A board without the moves that led there may be one that no game has.
            let is_said = [Lost::Start, Lost::Game].iter().any(|it| written.lost.contains(it));
            prop_assert!(is_said, "{format:?}: {why}");
            return Ok(record.clone());
        }
    };
    // Without ends and decisions, lines of a library may be one, and another one the first.
    let are_lines_lost = [Lost::Result, Lost::Opening].iter().any(|it| written.lost.contains(it));
    let is_other_line = format == Format::Lib && are_lines_lost;
    let is_other_game = matches!(read.on_board(), AnyGame::Quarto(_));
    if is_other_game || is_other_line || written.lost.contains(&Lost::Game) {
        return Ok(read);
    }
    let (AnyGame::Rows(before), AnyGame::Rows(after)) = (record.on_board(), read.on_board()) else {
        panic!("{record:?}")
    };
    if !written.lost.contains(&Lost::Start) {
        prop_assert_eq!(stones(after.board()), stones(before.board()), "{:?}", format);
    }
    for (lost, _) in PARTS {
        // A position without its start, or under another name, has other moves.
        let is_behind = |first| lost != first && written.lost.contains(&first);
        if written.lost.contains(&lost)
            || is_behind(Lost::Start)
            || is_behind(Lost::Order) && matches!(lost, Lost::Start | Lost::OtherMoves)
            // The stones of a position may be read as moves.
            || format == Format::Csv && !stones(&before.start().board()).is_empty() && matches!(lost, Lost::Start | Lost::Order | Lost::OtherMoves)
            || is_behind(Lost::OtherMoves) && lost == Lost::Times
            || is_behind(Lost::Result) && lost == Lost::Reason
        {
            continue;
        }
        let mut read = read.clone();
        // Piskvork's files name a player without a name by the side.
        for side in [Stone::First, Stone::Second] {
            if record.info().players.of(side).name.is_empty() && lost == Lost::Players {
                read.edit_info(|info| info.players.of_mut(side).name.clear());
            }
        }
        prop_assert_eq!(part(&read, lost), part(record, lost), "{:?}: {:?}", format, lost);
    }
    Ok(read)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn what_a_format_does_not_hold_is_said_wherever_the_game_comes_from(record in records()) {
        for one in FORMATS {
            let from = check(&record, one)?;
            for other in FORMATS {
                check(&from, other)?;
            }
        }
    }
}
