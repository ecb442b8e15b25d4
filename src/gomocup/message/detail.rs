//! How a search comes on, in the words that other programs use.

use std::fmt::Write as _;
use std::time::Duration;

use crate::player::{Info, Line, Verdict};
use crate::rules::{Coordinates, Point, Shape, parse_point};

/// What a brain says of a line that it searches, in a `MESSAGE`:
/// `depth 12 multipv 2 ev 34 n 1200000 n/ms 973 tm 1234 pv H8 I9`.
///
/// That is plies; the line's number, if there are several; the value of the position for the side to
/// move (`+M5` wins in so many plies, `-M4` loses); positions, positions in a millisecond, milliseconds;
/// and the moves that are expected, with row 1 at the bottom.
///
/// ```
/// use std::time::Duration;
/// use gomoku::gomocup::message::Detail;
/// use gomoku::player::Verdict;
/// use gomoku::rules::{Point, Variant};
///
/// let shape = Variant::GOMOKU_15.shape();
/// let detail = Detail::parse("depth 9-21 ev -M8 n 36K tm 50 pv H8 I9", shape).ok_or("it is one")?;
/// assert_eq!((detail.depth, detail.number, detail.nodes), (9, None, 36_000));
/// assert_eq!(detail.verdict, Verdict::Loss(8));
/// assert_eq!(detail.pv, [Point::new(7, 7), Point::new(6, 8)]);
/// assert_eq!(detail.text(shape), "depth 9 ev -M8 n 36000 n/ms 720 tm 50 pv H8 I9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// Plies searched in full.
    pub depth: u8,
    /// The number of the line from 1, if there are several.
    pub number: Option<u8>,
    /// The value of the position if the line is played, for the side to move.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
    /// Time since the question; milliseconds are told.
    pub time: Duration,
    /// The moves that are expected.
    pub pv: Vec<Point>,
}

impl Detail {
    /// What a report says of one of its lines.
    pub fn of(info: &Info, line: &Line, number: Option<u8>) -> Self {
        let Line { depth, verdict, ref pv } = *line;
        Self { depth, number, verdict, nodes: info.nodes, time: info.elapsed, pv: pv.clone() }
    }

    /// The text of the message, for a board of this shape.
    pub fn text(&self, shape: Shape) -> String {
        let Self { depth, number, verdict, nodes, time, pv } = self;
        let mut text = format!("depth {depth}");
        if let Some(number) = number {
            let _ = write!(text, " multipv {number}");
        }
        let _ = match verdict {
            Verdict::Loss(plies) => write!(text, " ev -M{plies}"),
            Verdict::Open(value) => write!(text, " ev {value}"),
            Verdict::Win(plies) => write!(text, " ev +M{plies}"),
        };
        let time = time.as_millis();
        let speed = u128::from(*nodes) / time.max(1);
        let _ = write!(text, " n {nodes} n/ms {speed} tm {time} pv");
        for &point in pv {
            let _ = write!(text, " {}", Coordinates::Letters.name(point, shape));
        }
        text
    }

    /// Reads such a message, as other programs write it, too: `depth 12-20`, `n 36K`. What it says
    /// besides is left out. `None` if depth, value or moves are missing, or a cell is off the board.
    pub fn parse(text: &str, shape: Shape) -> Option<Self> {
        let (mut depth, mut verdict, mut number) = (None, None, None);
        let (mut nodes, mut time) = (0, Duration::ZERO);
        let mut words = text.split_whitespace();
        loop {
            match (words.next()?.to_ascii_lowercase().as_str(), &mut words) {
                ("pv", moves) => {
                    let pv: Result<Vec<Point>, _> =
                        moves.map(|name| parse_point(name, shape)).collect();
                    let (depth, verdict, pv) = (depth?, verdict?, pv.ok()?);
                    return Some(Self { depth, number, verdict, nodes, time, pv });
                }
                ("depth", rest) => depth = Some(rest.next()?.split('-').next()?.parse().ok()?),
                ("multipv", rest) => number = Some(rest.next()?.parse().ok()?),
                ("ev", rest) => verdict = Some(value(rest.next()?)?),
                ("n", rest) => nodes = count(rest.next()?)?,
                ("tm", rest) => time = Duration::from_millis(rest.next()?.parse().ok()?),
                (_, rest) => drop(rest.next()?),
            }
        }
    }
}

/// `34`, `+M5`, `-M4`.
fn value(text: &str) -> Option<Verdict> {
    let plies = |sign: &str| text.strip_prefix(sign)?.strip_prefix(['M', 'm'])?.parse().ok();
    let win = plies("+").map(Verdict::Win);
    let decided = win.or_else(|| plies("-").map(Verdict::Loss));
    decided.or_else(|| text.parse().ok().map(Verdict::Open))
}

/// `1200`, `36K`, `5M`.
fn count(text: &str) -> Option<u64> {
    let units = [("K", 1_000), ("M", 1_000_000), ("G", 1_000_000_000)];
    let in_unit = |(unit, times): (&str, u64)| {
        text.strip_suffix(unit)?.parse::<u64>().ok()?.checked_mul(times)
    };
    text.parse().ok().or_else(|| units.into_iter().find_map(in_unit))
}
