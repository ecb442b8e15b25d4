//! The computer in openings: every rule to its end, and what it decides.

mod decisions;
mod limits;
mod play;

use super::*;
use crate::rules::opening::OpeningRule;
use crate::rules::{Placement, Rule, Shape, Topology, parse_point};

fn variant(rule: Rule, side: u8) -> Variant {
    let shape = Shape::new(side, side, Topology::Plane).unwrap();
    Variant::new(shape, 5, rule, Placement::Anywhere).unwrap()
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// Parses an act: `h8`, `?h8` for an offer, `swap` and the like, or a number.
fn act(word: &str, shape: Shape) -> OpeningAct {
    let cell = |name| parse_point(name, shape).unwrap();
    match (word.strip_prefix('?'), word.parse(), word.parse()) {
        (Some(name), ..) => OpeningAct::Offer(cell(name)),
        (_, Ok(choice), _) => OpeningAct::Choose(choice),
        (.., Ok(number)) => OpeningAct::Declare(number),
        _ => OpeningAct::Stone(cell(word)),
    }
}

/// Performs these acts from the start on 15x15.
#[track_caller]
fn played(rule: OpeningRule, acts: &str) -> Opening {
    played_on(15, rule, acts)
}

/// Performs these acts from the start on a square board.
#[track_caller]
fn played_on(side: u8, rule: OpeningRule, acts: &str) -> Opening {
    let mut opening = Opening::new(rule, variant(Rule::Freestyle, side)).unwrap();
    for word in acts.split_whitespace() {
        opening.play(act(word, opening.shape())).unwrap_or_else(|why| panic!("{word}: {why}"));
    }
    opening
}

/// Act of a new player.
fn chosen(opening: &Opening, rule: Rule, number: u8, seed: u64, limits: Limits) -> OpeningAct {
    let mut player = OpeningPlayer::new(level(number), seed);
    player.choose(opening, variant(rule, 15), &limits, &Ctx::quiet()).unwrap()
}

/// Plays an opening to its end. Every act must be the planned one, and be permitted.
#[track_caller]
fn play(rule: OpeningRule, variant: Variant, number: u8, seed: u64, few: u64) -> Opening {
    let mut opening = Opening::new(rule, variant).unwrap();
    let mut players = [1, 2].map(|seat| OpeningPlayer::new(level(number), seed + seat));
    while let Some(task) = opening.task() {
        let player = &mut players[task.seat as usize];
        let act = player.choose(&opening, variant, &nodes(few), &Ctx::quiet()).unwrap();
        opening.play(act).unwrap_or_else(|why| panic!("{rule}: {act:?}: {why}"));
        assert!(opening.acts().len() <= 30, "{rule} does not end");
    }
    opening
}
