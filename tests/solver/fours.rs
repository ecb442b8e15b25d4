//! Wins by fours, found by exhaustive search using only the rules.

use gomoku::rules::Stone;

use crate::checker::Place;

/// Smallest number of own moves with which the side to move wins by fours, found by exhaustive
/// search; `None` if it exceeds `most`.
pub fn shortest_by_fours(place: &Place, us: Stone, most: usize) -> Option<usize> {
    (1..=most).find(|&moves| wins_by_fours(place, us, moves))
}

fn wins_by_fours(place: &Place, us: Stone, moves: usize) -> bool {
    if moves == 0 {
        return false;
    }
    if !place.fives(us).is_empty() {
        return true;
    }
    let to_stop = place.fives(us.opponent());
    place.free().into_iter().any(|cell| {
        if to_stop.iter().any(|&five| five != cell) {
            return false;
        }
        let Ok((after, _)) = place.after(cell, us) else { return false };
        match after.fives(us)[..] {
            [] => false,
            [answer] => after
                .after(answer, us.opponent())
                .is_ok_and(|(after, wins)| !wins && wins_by_fours(&after, us, moves - 1)),
            _ => true,
        }
    })
}
