//! The progress of a search, in words.

use std::fmt;

use crate::player::{Info, Line, Verdict};
use crate::rules::{Coordinates, Shape};

/// `depth 12 ev 34 n 1200000 n/ms 973 tm 1234 pv H8 I9`: plies, value of the position for the side to
/// move (`+M5` wins in so many plies, `-M4` loses), positions, positions in a millisecond,
/// milliseconds, and the line that is expected.
pub(super) struct Detail<'a> {
    pub(super) info: &'a Info,
    pub(super) line: &'a Line,
    pub(super) shape: Shape,
}

impl fmt::Display for Detail<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Info { nodes, elapsed, .. } = self.info;
        let Line { depth, verdict, pv } = self.line;
        write!(f, "depth {depth} ev ")?;
        match verdict {
            Verdict::Loss(plies) => write!(f, "-M{plies}")?,
            Verdict::Open(worth) => write!(f, "{worth}")?,
            Verdict::Win(plies) => write!(f, "+M{plies}")?,
        }
        let time = elapsed.as_millis();
        let speed = u128::from(*nodes) / time.max(1);
        write!(f, " n {nodes} n/ms {speed} tm {time} pv")?;
        pv.iter()
            .try_for_each(|&point| write!(f, " {}", Coordinates::Letters.name(point, self.shape)))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::rules::{Point, Variant};

    #[test]
    fn a_search_in_one_line() {
        let info =
            Info { nodes: 1_200_000, elapsed: Duration::from_millis(1234), lines: Vec::new() };
        let pv = || vec![Point::new(7, 7), Point::new(6, 8)];
        let line = |verdict| Line { depth: 12, verdict, pv: pv() };
        for (verdict, worth) in
            [(Verdict::Open(-34), "-34"), (Verdict::Win(5), "+M5"), (Verdict::Loss(4), "-M4")]
        {
            let shape = Variant::GOMOKU_15.shape();
            let detail = Detail { info: &info, line: &line(verdict), shape };
            let expected = format!("depth 12 ev {worth} n 1200000 n/ms 972 tm 1234 pv H8 I9");
            assert_eq!(detail.to_string(), expected);
        }
    }
}
