//! Reason for a move, as one player tells another.

use super::{by, count, moves};
use crate::player::Reason;
use crate::rules::Point;

/// Completes a sentence about a move after "it".
pub fn reason(reason: &Reason, name: impl Fn(Point) -> String) -> String {
    let beginning = |cells: &[Point], all: usize| moves(cells, all, &name);
    let names = |cells: &[Point]| beginning(cells, cells.len());
    let words = match reason {
        Reason::MakesFive => "makes five in a row",
        Reason::StopsFour(stones) => return format!("stops their four at {}", names(stones)),
        Reason::MakesOpenFour => "makes a four that cannot be stopped",
        Reason::MakesFourAndThree => "makes a four and an open three",
        Reason::Wins { moves, by: kind, pv } => {
            let by = by(*kind).map_or_else(String::new, |by| format!(", {by}"));
            // The line may be known in part only.
            let line = match pv.len() {
                0 | 1 => String::new(),
                known => format!(": {}", beginning(pv, known.max(2 * moves - 1))),
            };
            return format!("wins in {}{by}{line}", count(*moves, "move"));
        }
        Reason::StopsOpenThree(stones) => {
            return format!("stops their open three at {}", names(stones));
        }
        Reason::TakesTwoFours => "takes the cell for their two fours",
        Reason::StopsTwoFours(at) => return format!("stops their two fours at {}", name(*at)),
        Reason::MakesTwoThrees => "makes two open threes",
        Reason::TakesFourAndThree => "takes the cell for their four and open three",
        Reason::TakesTwoThrees => "takes the cell for their two open threes",
        Reason::StopsWinByFours => "stops their win by fours",
        Reason::MakesOpenThree => "makes an open three",
        Reason::MakesFour => "makes a four",
        Reason::HoldsOut(moves) => {
            return format!("only holds out: they win in {}", count(*moves, "move"));
        }
        Reason::BuildsInSeveralDirections => "builds in several directions",
        Reason::TakesFour => "takes the cell for their four",
        Reason::TakesOpenThree => "takes the cell for their open three",
        Reason::MakesThree => "makes a three, blocked at one end",
        Reason::MakesOpenTwo => "makes an open two",
        Reason::TakesSeveralDirections => {
            "takes a cell from which they would build in several directions"
        }
        Reason::IsBestFound { depth, pv } if pv.is_empty() => {
            return format!("is the best move that was found at depth {depth}");
        }
        Reason::IsBestFound { depth, pv } => {
            let line = names(pv);
            return format!("is the best move that was found at depth {depth}; expected: {line}");
        }
    };
    words.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::WinKind;
    use crate::rules::{Coordinates, Variant};

    #[track_caller]
    fn check(reason: &Reason, expected: &str) {
        assert_eq!(super::reason(reason, naming(Coordinates::Numbers)), expected);
    }

    fn naming(coordinates: Coordinates) -> impl Fn(Point) -> String {
        move |point| coordinates.name(point, Variant::GOMOKU_15.shape())
    }

    #[test]
    fn cells_are_named_as_on_the_screen() {
        let at = Reason::StopsTwoFours(Point::new(6, 7));
        check(&at, "stops their two fours at 6,7");
        let named = super::reason(&at, naming(Coordinates::Letters));
        assert_eq!(named, "stops their two fours at H9");
        let stones = (0..3).map(|col| Point::new(2, col)).collect();
        check(&Reason::StopsOpenThree(stones), "stops their open three at 2,0 2,1 2,2");
    }

    #[test]
    fn a_line_that_is_not_told_to_its_end_says_so() {
        let wins = |moves, cells, by| {
            let pv = (0..cells).map(|col| Point::new(0, col)).collect();
            Reason::Wins { moves, by, pv }
        };
        for (moves, cells, expected) in [
            (5, 9, "wins in 5 moves, by fours: 0,0 0,1 0,2 0,3 0,4 0,5 0,6 and so on"),
            (3, 5, "wins in 3 moves, by fours: 0,0 0,1 0,2 0,3 0,4"),
            (3, 4, "wins in 3 moves, by fours: 0,0 0,1 0,2 0,3 and so on"),
            (3, 1, "wins in 3 moves, by fours"),
        ] {
            check(&wins(moves, cells, WinKind::Fours), expected);
        }
        check(&wins(2, 0, WinKind::ThreesAndFours), "wins in 2 moves, by threes and fours");
        check(&wins(2, 3, WinKind::Other), "wins in 2 moves: 0,0 0,1 0,2");
    }

    #[test]
    fn what_a_search_found_has_its_depth_and_its_line() {
        let best = |pv| Reason::IsBestFound { depth: 9, pv };
        check(&best(Vec::new()), "is the best move that was found at depth 9");
        let expected = "is the best move that was found at depth 9; expected: 3,4";
        check(&best(vec![Point::new(3, 4)]), expected);
        check(&Reason::HoldsOut(1), "only holds out: they win in 1 move");
        check(&Reason::HoldsOut(2), "only holds out: they win in 2 moves");
    }
}
