//! Reason for a move, as one player would explain it to another.

use super::{by_name, moves};
use crate::locale::text;
use crate::player::Reason;
use crate::rules::Point;

/// Formats the reason for a move as a sentence: `H9 makes an open three.`
pub fn reason(reason: &Reason, played: Point, name: impl Fn(Point) -> String) -> String {
    let played = name(played);
    let beginning = |cells: &[Point], all: usize| moves(cells, all, &name);
    let names = |cells: &[Point]| beginning(cells, cells.len());
    match reason {
        Reason::MakesFive => text!("reason-makes-five", played = played),
        Reason::StopsFour(stones) => {
            text!("reason-stops-four", played = played, stones = names(stones))
        }
        Reason::MakesOpenFour => text!("reason-makes-open-four", played = played),
        Reason::MakesFourStoppedByFoul(at) => {
            text!("reason-makes-four-stopped-by-foul", played = played, cell = name(*at))
        }
        Reason::MakesFourAndThree => text!("reason-makes-four-and-three", played = played),
        Reason::Wins { moves, by, pv } => {
            let (moves, by) = (*moves, by_name(*by));
            if pv.len() < 2 {
                return text!("reason-wins", played = played, moves = moves, by = by);
            }
            // Only part of the line may be known.
            let line = beginning(pv, pv.len().max(2 * moves - 1));
            text!("reason-wins-line", played = played, moves = moves, by = by, line = line)
        }
        Reason::StopsOpenThree(stones) => {
            text!("reason-stops-open-three", played = played, stones = names(stones))
        }
        Reason::TakesTwoFours => text!("reason-takes-two-fours", played = played),
        Reason::StopsTwoFours(at) => {
            text!("reason-stops-two-fours", played = played, cell = name(*at))
        }
        Reason::MakesTwoThrees => text!("reason-makes-two-threes", played = played),
        Reason::TakesFourAndThree => text!("reason-takes-four-and-three", played = played),
        Reason::TakesTwoThrees => text!("reason-takes-two-threes", played = played),
        Reason::StopsWinByFours => text!("reason-stops-win-by-fours", played = played),
        Reason::MakesOpenThree => text!("reason-makes-open-three", played = played),
        Reason::MakesFour => text!("reason-makes-four", played = played),
        Reason::HoldsOut(moves) => text!("reason-holds-out", played = played, moves = moves),
        Reason::BuildsInSeveralDirections => text!("reason-builds", played = played),
        Reason::TakesFour => text!("reason-takes-four", played = played),
        Reason::TakesOpenThree => text!("reason-takes-open-three", played = played),
        Reason::MakesThree => text!("reason-makes-three", played = played),
        Reason::MakesOpenTwo => text!("reason-makes-open-two", played = played),
        Reason::TakesSeveralDirections => text!("reason-takes-directions", played = played),
        Reason::IsBestFound { depth, pv } if pv.is_empty() => {
            text!("reason-best", played = played, depth = depth)
        }
        Reason::IsBestFound { depth, pv } => {
            text!("reason-best-line", played = played, depth = depth, line = names(pv))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::WinKind;
    use crate::rules::{Coordinates, Variant};

    #[track_caller]
    fn check(reason: &Reason, expected: &str) {
        assert_eq!(super::reason(reason, Point::new(7, 7), naming(Coordinates::Numbers)), expected);
    }

    fn naming(coordinates: Coordinates) -> impl Fn(Point) -> String {
        move |point| coordinates.name(point, Variant::GOMOKU_15.shape())
    }

    #[test]
    fn cells_are_named_like_on_the_screen() {
        let at = Reason::StopsTwoFours(Point::new(6, 7));
        check(&at, "7,7 prevents two fours of the opponent at 6,7.");
        let named = super::reason(&at, Point::new(7, 7), naming(Coordinates::Letters));
        assert_eq!(named, "H8 prevents two fours of the opponent at H9.");
        let stones = (0..3).map(|col| Point::new(2, col)).collect();
        check(
            &Reason::StopsOpenThree(stones),
            "7,7 blocks the opponent's open three at 2,0 2,1 2,2.",
        );
    }

    #[test]
    fn an_incomplete_line_is_marked() {
        let wins = |moves, cells, by| {
            let pv = (0..cells).map(|col| Point::new(0, col)).collect();
            Reason::Wins { moves, by, pv }
        };
        for (moves, cells, expected) in [
            (
                5,
                9,
                "7,7 wins in 5 moves, making a four with every move: 0,0 0,1 0,2 0,3 0,4 0,5 0,6 and so on.",
            ),
            (3, 5, "7,7 wins in 3 moves, making a four with every move: 0,0 0,1 0,2 0,3 0,4."),
            (
                3,
                4,
                "7,7 wins in 3 moves, making a four with every move: 0,0 0,1 0,2 0,3 and so on.",
            ),
            (3, 1, "7,7 wins in 3 moves, making a four with every move."),
        ] {
            check(&wins(moves, cells, WinKind::Fours), expected);
        }
        check(&wins(2, 0, WinKind::ThreesAndFours), "7,7 wins in 2 moves by threes and fours.");
        check(&wins(2, 3, WinKind::Other), "7,7 wins in 2 moves: 0,0 0,1 0,2.");
    }

    #[test]
    fn search_results_have_their_depth_and_line() {
        let best = |pv| Reason::IsBestFound { depth: 9, pv };
        check(&best(Vec::new()), "7,7 is the best move found, at depth 9.");
        let expected = "7,7 is the best move found, at depth 9. Expected: 3,4.";
        check(&best(vec![Point::new(3, 4)]), expected);
        check(&Reason::HoldsOut(1), "7,7 only delays the loss: the opponent still wins in 1 move.");
        check(
            &Reason::HoldsOut(2),
            "7,7 only delays the loss: the opponent still wins in 2 moves.",
        );
    }
}
