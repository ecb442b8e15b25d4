//! What was played stays in the record, wherever one looks meanwhile.

use std::time::Duration;

use gomoku::game::{End, State};
use gomoku::record::{Action, NodeId, Record};
use gomoku::rules::Stone;
use gomoku::store::Listed;

use super::stage::Stage;

/// The only game that is kept, which has ended, as it is found when the program has quit.
#[track_caller]
fn kept(stage: Stage) -> Record {
    let stage = stage.press("q");
    assert!(stage.has_quit());
    let listing = stage.store().list(0, 9);
    assert_eq!((listing.total, listing.unfinished), (1, 0));
    let Some(Listed::Game(game)) = listing.games.into_iter().next() else {
        panic!("a game is listed")
    };
    assert_eq!(game.path.unwrap().extension().unwrap(), "sgf");
    game.record
}

/// Three moves, while a position before them is shown; then what ends the game, which is seen, and a stone of a
/// variation.
fn studied(stage: Stage, ends: impl FnOnce(Stage) -> Stage, seen: &str) -> Record {
    let stage = stage.keeping().press("<Enter><Up><Enter><Up><Enter>[[");
    let mut stage = ends(stage);
    super::check(&mut stage, &[seen]);
    let mut stage = stage.press("[[[:0,0<Enter>");
    super::check(&mut stage, &["This is a study: you play both sides"]);
    kept(stage)
}

/// The game ended so, as its main line has it, and there is a variation after the first move.
#[track_caller]
fn check_ended(record: &Record, end: End) {
    let tree = record.tree();
    let line: Vec<NodeId> = tree.main_line(NodeId::ROOT).collect();
    assert_eq!(line.len(), 5, "three moves and the end");
    assert_eq!(tree.action(line[4]), Some(Action::End(end)));
    assert_eq!(record.main_state(), State::Over(end.outcome()));
    assert_eq!(tree.children(line[1]).count(), 2);
}

#[test]
fn resigning_while_looking_back_keeps_the_resignation() {
    let record = studied(Stage::game(80, 24, 15), |stage| stage.press("!y"), "wins by resignation");
    check_ended(&record, End::Resigned(Stone::Second));
}

#[test]
fn a_flag_that_falls_while_looking_back_stays_fallen() {
    let timed = Stage::game(80, 24, 15).timed("1m");
    let waits = |stage: Stage| stage.wait(Duration::from_secs(100));
    let record = studied(timed, waits, "wins on time");
    check_ended(&record, End::OutOfTime(Stone::Second));
}

#[test]
fn a_comment_on_a_position_of_before_is_kept_with_the_game() {
    let stage =
        Stage::game(80, 24, 15).keeping().press("<Enter><Up><Enter>[:comment so so<Enter>!y");
    let record = kept(stage);
    let tree = record.tree();
    let comments = tree.preorder().map(|node| tree.notes(node).comment.as_str());
    assert_eq!(comments.collect::<Vec<_>>(), ["", "so so", "", ""]);
}
