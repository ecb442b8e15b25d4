//! Facts of the search that a file proves, and those that the check does not confirm.

use crate::cells::{Stones, turn};
use crate::check::{Checker, Hole};
use crate::facts::Fact;
use crate::graph::Stage;
use crate::judge::{LONGEST_WON, OpenReply, Replies};

/// Effort of a move that is known to win: the least that still counts as work.
const EFFORT: f64 = 1.0;

/// Facts of a stored position: its move, and the replies that lead to other stored positions. All
/// others are won.
pub fn stored(checker: &Checker<'_>, stones: &Stones) -> Vec<Fact> {
    let (image, symmetry) = stones.canonical();
    let Some(x) = checker.answer(stones).map(|x| turn(x, symmetry)) else { return Vec::new() };
    let reached = checker.reached(stones).into_iter();
    let open =
        reached.map(|(reply, _)| OpenReply { cell: turn(reply, symmetry), value: LONGEST_WON });
    let replies = Replies::Open { open: open.collect(), rest: Vec::new() };
    vec![
        Fact::Moves { stones: image.clone(), stage: Stage::Usual, moves: vec![(x, EFFORT)] },
        Fact::Replies { stones: image, x, replies },
    ]
}

/// Facts that a reply is open which the search believed to be won, and no win by fours and threes.
pub fn open(hole: &Hole) -> [Fact; 2] {
    let (stones, symmetry) = hole.stones.canonical();
    let (x, reply) = (turn(hole.x, symmetry), turn(hole.reply, symmetry));
    let after = stones.with(Some(x), Some(reply)).canonical().0;
    let open = vec![OpenReply { cell: reply, value: LONGEST_WON }];
    let replies = Replies::Open { open, rest: Vec::new() };
    [
        Fact::Replies { stones, x, replies },
        Fact::Moves { stones: after, stage: Stage::Similar, moves: Vec::new() },
    ]
}
