//! Game with the results of its searches, as a line of text.
//!
//! The words of a line are the side of the board, the result for `First` (1, 0.5, 0), and the plies
//! of the game. A ply is `row,col,value`: the move, and the value of the search for its mover (`+`
//! is a proved win, `=` a proved loss, `-` none, because the move was given or the only one). A ply
//! may be preceded by positions off the game, `~row,col;row,col>row,col,value`: the moves that
//! lead to it in place of the ply and, after `>`, the result of a search there.

use std::fmt;
use std::mem;
use std::str::FromStr;

use anyhow::{Context as _, bail};
use gomoku::engine::Verdict;
use gomoku::rules::Point;

/// Game with its searches.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// Side of the board.
    pub side: u8,
    /// Result for `First`: 1, 0.5 or 0.
    pub result: f64,
    pub plies: Vec<Ply>,
}

/// Move of the game, and positions beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    pub asides: Vec<Aside>,
    pub played: Searched,
}

/// Position off the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Aside {
    /// Moves that lead to it, in place of the one played.
    pub moves: Vec<Point>,
    pub found: Searched,
}

/// Move chosen by a search, or given.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Searched {
    pub point: Point,
    /// Verdict for the mover. The length of a win or a loss is not stored.
    pub verdict: Option<Verdict>,
}

impl fmt::Display for Searched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},", self.point.row, self.point.col)?;
        match self.verdict {
            None => f.write_str("-"),
            Some(Verdict::Won | Verdict::Win(_)) => f.write_str("+"),
            Some(Verdict::Loss(_) | Verdict::Lost) => f.write_str("="),
            // A proved draw is as good as an even position.
            Some(Verdict::Draw) => f.write_str("0"),
            Some(Verdict::Open(value)) => value.fmt(f),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.result)?;
        for Ply { asides, played } in &self.plies {
            for Aside { moves, found } in asides {
                for (index, point) in moves.iter().enumerate() {
                    let before = if index == 0 { " ~" } else { ";" };
                    write!(f, "{before}{},{}", point.row, point.col)?;
                }
                write!(f, ">{found}")?;
            }
            write!(f, " {played}")?;
        }
        Ok(())
    }
}

fn point(text: &str) -> anyhow::Result<Point> {
    let (row, col) = text.split_once(',').context("a move is row,col")?;
    Ok(Point::new(row.parse()?, col.parse()?))
}

impl FromStr for Searched {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (cell, value) = text.rsplit_once(',').context("a ply is row,col,value")?;
        let verdict = match value {
            "-" => None,
            "+" => Some(Verdict::Win(1)),
            "=" => Some(Verdict::Loss(2)),
            value => Some(Verdict::Open(value.parse()?)),
        };
        Ok(Self { point: point(cell)?, verdict })
    }
}

impl FromStr for Aside {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let (moves, found) = text.split_once('>').context("a position off the game has a >")?;
        let moves = moves.split(';').map(point).collect::<anyhow::Result<_>>()?;
        Ok(Self { moves, found: found.parse()? })
    }
}

impl FromStr for Record {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let mut words = text.split_whitespace();
        let side = words.next().context("no side")?.parse()?;
        let result = words.next().context("no result")?.parse()?;
        let mut plies = Vec::new();
        let mut asides = Vec::new();
        for word in words {
            match word.strip_prefix('~') {
                Some(word) => asides.push(word.parse()?),
                None => plies.push(Ply { asides: mem::take(&mut asides), played: word.parse()? }),
            }
        }
        if !asides.is_empty() {
            bail!("the line ends with a position off the game");
        }
        Ok(Self { side, result, plies })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_back() {
        let text = "15 0.5 7,7,- ~7,8;6,9>5,10,-33 ~6,6>7,6,0 8,8,41 ~1,2>3,4,+ 9,9,=";
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(record.plies.len(), 3);
        let [aside, _] = &*record.plies[1].asides else { panic!("two positions off the game") };
        assert_eq!(aside.moves, [Point::new(7, 8), Point::new(6, 9)]);
        assert_eq!(aside.found.verdict, Some(Verdict::Open(-33)));
    }

    #[test]
    fn truncated_records_are_errors() {
        for text in
            ["", "15", "15 1 7", "15 1 7,7", "15 1 7,7,x", "15 1 7,7,- ~1,2>3,4,5", "15 1 ~1,2"]
        {
            assert!(text.parse::<Record>().is_err(), "{text}");
        }
    }
}
