//! Moves stay in the record, even if the screen shows another position.

use std::time::Duration;

use gomoku::game::{End, State};
use gomoku::record::{Action, NodeId, Record};
use gomoku::rules::Stone;
use gomoku::store::Listed;

use super::stage::Stage;

/// Returns the only stored game, which has ended, as found after the program has quit.
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

/// Plays three moves and shows an earlier position. Ends the game, checks that this is visible, and
/// plays a stone of a variation.
fn studied(stage: Stage, ends: impl FnOnce(Stage) -> Stage, seen: &str) -> Record {
    let stage = stage.keeping().press("<Enter><Up><Enter><Up><Enter>[[");
    let mut stage = ends(stage);
    super::check(&mut stage, &[seen]);
    let mut stage = stage.press("[[[:0,0<Enter>");
    super::check(&mut stage, &["This is a study: you play both sides"]);
    kept(stage)
}

/// Checks that the main line ends like this, and that there is a variation after the first move.
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
fn running_out_of_time_while_looking_back_keeps_the_loss() {
    let timed = Stage::game(80, 24, 15).timed("1m");
    let waits = |stage: Stage| stage.wait(Duration::from_secs(100));
    let record = studied(timed, waits, "wins on time");
    check_ended(&record, End::OutOfTime(Stone::Second));
}

#[test]
fn comments_on_earlier_positions_are_saved_with_the_game() {
    let stage =
        Stage::game(80, 24, 15).keeping().press("<Enter><Up><Enter>[:comment so so<Enter>!y");
    let record = kept(stage);
    let tree = record.tree();
    let comments = tree.preorder().map(|node| tree.notes(node).into_owned().comment);
    assert_eq!(comments.collect::<Vec<_>>(), ["", "so so", "", ""]);
}
