//! Openings: every rule to every end, zones, refusals, undo, fifth moves and names.

mod fifths;
mod machine;
mod names;
mod refused;
mod undo;
mod zone;

use super::*;
use crate::rules::{Coordinates, Topology, parse_point};

fn plane(width: u8, height: u8) -> Shape {
    Shape::new(width, height, Topology::Plane).unwrap()
}

fn begin(rule: OpeningRule) -> Opening {
    Opening::new(rule, Variant::GOMOKU_15).unwrap()
}

fn cell(name: &str) -> Point {
    parse_point(name, Variant::GOMOKU_15.shape()).unwrap()
}

fn cells(names: &str) -> Vec<Point> {
    names.split_whitespace().map(cell).collect()
}

/// Parses an act: `h8`, `?h8` for an offer, `swap` and the like, or a number.
fn act(word: &str) -> OpeningAct {
    match (word.strip_prefix('?'), word.parse(), word.parse()) {
        (Some(name), ..) => OpeningAct::Offer(cell(name)),
        (_, Ok(choice), _) => OpeningAct::Choose(choice),
        (.., Ok(number)) => OpeningAct::Declare(number),
        _ => OpeningAct::Stone(cell(word)),
    }
}

/// Performs these acts from the start.
#[track_caller]
fn played(rule: OpeningRule, acts: &str) -> Opening {
    let mut opening = begin(rule);
    for word in acts.split_whitespace() {
        opening.play(act(word)).unwrap_or_else(|why| panic!("{rule}: {acts}: {word}: {why}"));
    }
    opening
}
