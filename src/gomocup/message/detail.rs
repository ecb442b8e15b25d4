//! Progress of a search, in the format used by other programs.

use std::fmt::Write as _;

use crate::player::{Info, Line, Verdict};
use crate::rules::{Coordinates, Shape};

/// Formats a report on a line of a search, for a `MESSAGE`:
/// `depth 12 multipv 2 ev 34 n 1200000 n/ms 973 tm 1234 pv H8 I9`.
///
/// The fields are the depth in plies; the number of the line from 1, if there are several; the
/// value for the side to move (`+M5` wins in 5 plies, `-M4` loses in 4); positions, positions per
/// millisecond, milliseconds; and the expected moves, with row 1 at the bottom.
pub fn detail(info: &Info, line: &Line, number: Option<u8>, shape: Shape) -> String {
    let mut text = format!("depth {}", line.depth);
    if let Some(number) = number {
        let _ = write!(text, " multipv {number}");
    }
    let _ = match line.verdict {
        Verdict::Loss(plies) => write!(text, " ev -M{plies}"),
        Verdict::Lost => write!(text, " ev -M"),
        Verdict::Won => write!(text, " ev +M"),
        Verdict::Draw => write!(text, " ev 0"),
        Verdict::Open(value) => write!(text, " ev {value}"),
        Verdict::Win(plies) => write!(text, " ev +M{plies}"),
    };
    let (nodes, time) = (info.nodes, info.elapsed.as_millis());
    let speed = u128::from(nodes) / time.max(1);
    let _ = write!(text, " n {nodes} n/ms {speed} tm {time} pv");
    for &point in &line.pv {
        let _ = write!(text, " {}", Coordinates::Letters.name(point, shape));
    }
    text
}
