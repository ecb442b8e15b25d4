//! Wins by fours, found by exhaustive search using only the rules.

use gomoku::rules::{Point, Stone};

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
    let cells = place.in_line(3, us);
    let stops = |&cell: &Point| to_stop.is_empty() || place.stops(&to_stop, cell, us);
    cells.into_iter().filter(stops).any(|cell| {
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
