//! Wins by fours, found by exhaustive search using only the rules.

use gomoku::rules::Stone;

use crate::checker::Place;

/// Smallest number of own moves, each with one answer at most, with which the side to move wins by
/// fours, found by exhaustive search; `None` if it exceeds `most`.
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
    let cells = if to_stop.is_empty() { place.free() } else { place.answers(&to_stop, us) };
    cells.into_iter().any(|cell| {
        let Ok((after, _)) = place.after(cell, us) else { return false };
        let fives = after.fives(us);
        if fives.is_empty() {
            return false;
        }
        match after.answers(&fives, us.opponent())[..] {
            [] => true,
            [answer] => after
                .after(answer, us.opponent())
                .is_ok_and(|(after, wins)| !wins && wins_by_fours(&after, us, moves - 1)),
            _ => false,
        }
    })
}
