//! How the analysis is told.

use super::computer::{count, seconds};
use super::{Naming, mark};
use crate::player::{Info, Line, Verdict};
use crate::rules::Stone;

/// `63%`.
pub fn percent(chance: f64) -> String {
    format!("{:.0}%", chance * 100.0)
}

/// What a verdict says of the side to move: `63%`, `wins in 4`, `loses in 3`. Moves are its own, or
/// those of whoever wins.
pub fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Open(_) => percent(verdict.chance()),
        Verdict::Win(plies) => format!("wins in {}", plies.div_ceil(2)),
        Verdict::Loss(plies) => format!("loses in {}", plies.div_ceil(2)),
    }
}

/// `depth 14  1.2M nodes  830k/s`, the longest form first.
pub fn effort(info: &Info) -> Vec<String> {
    let [depth, nodes] = [info.depth().to_string(), count(info.nodes)];
    let millis = u64::try_from(info.elapsed.as_millis()).unwrap_or(u64::MAX).max(1);
    let speed = count(info.nodes.saturating_mul(1000) / millis);
    vec![
        format!("depth {depth}  {nodes} nodes  {speed}/s  {}", seconds(info.elapsed)),
        format!("depth {depth}  {nodes} nodes  {speed}/s"),
        format!("depth {depth}  {nodes}  {speed}/s"),
        format!("depth {depth}"),
    ]
}

/// The cells of a line, as many as fit into so many columns.
pub fn line_moves(line: &Line, naming: &Naming, width: usize) -> String {
    let mut text = String::new();
    for &point in &line.pv {
        let cell = naming.cell(point);
        if !text.is_empty() && text.len() + 1 + cell.len() > width {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text += &cell;
    }
    text
}

/// How far a review has come: `Reviewing: 30 %`.
pub fn reviewing(done: usize, all: usize) -> String {
    format!("Reviewing: {} %", done * 100 / all.max(1))
}

/// The best line in one row: `X 63%, depth 14: H8 I9 J10`.
pub fn best_line(info: &Info, mover: Stone, naming: &Naming, width: usize) -> Vec<String> {
    let Some(best) = info.best() else { return Vec::new() };
    let head = format!("{} {}, depth {}: ", mark(mover), verdict(best.verdict), best.depth);
    let moves = line_moves(best, naming, width.saturating_sub(head.len()));
    vec![format!("{head}{moves}"), format!("{} {}", mark(mover), verdict(best.verdict))]
}
