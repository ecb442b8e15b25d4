//! Start of a game: its first node, and the stones set up before the first move.

use super::head::{GoClaim, Head};
use super::lexer::{RawProperty, SgfError, Steps, TreeEvent};
use super::notes::END;
use super::split::breaks;
use super::value;
use crate::formats::set_up::SetUpStones;
use crate::formats::{FormatError, Problem};
use crate::rules::{IllegalMove, Point, Position, Rule, Shape, Stone};
use crate::translate::phrase;

#[derive(Clone, Debug)]
pub(super) struct RootProperties<'a> {
    pub(super) head: Head,
    /// Properties of the nodes before the first move or branch, which describe the start.
    pub(super) root: Vec<RawProperty<'a>>,
    pub(super) nodes: usize,
    /// Stones set up, and the side to move.
    pub(super) start: Position,
}

impl<'a> RootProperties<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, SgfError> {
        let (root, nodes) = root(text);
        let head = Head::read(&root, || needed(text)).map_err(|(name, problem)| {
            let found = root.iter().find(|property| property.name == name);
            (found.map_or(0, |property| property.at), Some(name), problem)
        })?;
        let shape = head.variant.shape();
        let mut set_up = SetUpStones::new(head.variant);
        root.iter().try_for_each(|property| take(property, shape, &mut set_up))?;
        let has_passes = head.variant.rule().has_passes();
        let is_stone = |it: &RawProperty| has_passes || !value::is_pass(it.value(), shape);
        let first = || properties(text).filter(is_stone).find_map(|it| mover(&it));
        set_up.to_move = set_up.to_move.or_else(first);
        let illegal = |(at, why)| (at, None, Problem::Illegal(why));
        let start = set_up.position().map_err(illegal)?;
        Ok(Self { head, root, nodes, start })
    }
}

pub(super) fn mover(property: &RawProperty) -> Option<Stone> {
    match &*property.name {
        "B" => Some(Stone::First),
        "W" => Some(Stone::Second),
        _ => None,
    }
}

/// Maximum number of properties that describe the start, in a few nodes at most.
const MOST_OF_ROOT: usize = 10_000;

/// Collects the properties of the nodes that describe the start, with the number of nodes.
fn root(text: &str) -> (Vec<RawProperty<'_>>, usize) {
    let mut root = Vec::new();
    let mut nodes = 0;
    let mut steps = Steps::new(text);
    while let Some(step) = steps.next() {
        match step {
            TreeEvent::Open if nodes == 0 => continue,
            TreeEvent::Open | TreeEvent::Close => break,
            TreeEvent::Node => {}
        }
        let properties = &mut steps.properties;
        let is_move = |property: &RawProperty| mover(property).is_some() || property.name == END;
        let has_move = properties.iter().any(is_move);
        // The first node may contain both set-up stones and a move.
        if has_move && nodes > 0 || root.len() + properties.len() > MOST_OF_ROOT {
            break;
        }
        root.append(properties);
        nodes += 1;
        if has_move {
            break;
        }
    }
    (root, nodes)
}

fn properties(text: &str) -> impl Iterator<Item = RawProperty<'_>> {
    let mut steps = Steps::new(text);
    let nodes = std::iter::from_fn(move || {
        steps.find(|step| *step == TreeEvent::Node)?;
        Some(std::mem::take(&mut steps.properties))
    });
    nodes.flatten()
}

fn needed(text: &str) -> (u8, u8) {
    let mut most = (0, 0);
    let is_stone = |it: &RawProperty| matches!(&*it.name, "B" | "W" | "AB" | "AW");
    for property in properties(text).filter(is_stone) {
        for value in property.values().flat_map(|value| value.split(':')) {
            if value::is_pass(value, crate::rules::Variant::GOMOKU_15.shape()) {
                continue;
            }
            let (cols, rows) = value::extent(value).unwrap_or_default();
            most = (most.0.max(cols), most.1.max(rows));
        }
    }
    most
}

fn take(
    property: &RawProperty,
    shape: Shape,
    set_up: &mut SetUpStones<usize>,
) -> Result<(), SgfError> {
    let Some(name) = self::set_up(property) else { return Ok(()) };
    let side = match name {
        "PL" => {
            set_up.to_move = value::side(property.value());
            return Ok(());
        }
        "AB" => Some(Stone::First),
        "AW" => Some(Stone::Second),
        _ => None,
    };
    for value in property.values().filter(|value| !value.trim().is_empty()) {
        let wrong = |problem| (property.at, Some(name), problem);
        let points = value::points(value, shape);
        for point in points.ok_or_else(|| wrong(Problem::not_a_cell(value)))? {
            match side {
                // The same stone may be there twice.
                Some(side) if set_up.has(point, side) => {}
                Some(side) => set_up
                    .place(property.at, point, side)
                    .map_err(|why| wrong(Problem::Illegal(why)))?,
                None => set_up.remove(point),
            }
        }
    }
    Ok(())
}

/// Move as a property has it.
pub(super) enum SgfMove {
    Stone(Point),
    Pass,
}

pub(super) fn sgf_move(value: &str, shape: Shape) -> Result<SgfMove, Problem> {
    match value::point(value, shape) {
        Some(point) => Ok(SgfMove::Stone(point)),
        None if value::is_pass(value, shape) => Ok(SgfMove::Pass),
        None => Err(Problem::not_a_cell(value)),
    }
}

/// Passes in a line of moves of a game that has none, or at the wrong turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Passes {
    /// Set if a side has passed and the other one has not.
    is_odd: bool,
}

impl Passes {
    /// Takes a pass. Whoever plays the first stone begins.
    pub(super) const fn pass(&mut self, is_start: bool) {
        self.is_odd = !self.is_odd && !is_start;
    }

    /// Checks whether a pass of this side is one of the game.
    pub(super) fn are_taken(self, rule: Rule, side: Stone, mover: Stone) -> bool {
        rule.has_passes() && !self.is_odd && side == mover
    }

    /// Checks whether a move of this side follows; `mover` is the side to move without passes.
    pub(super) fn check(self, side: Stone, mover: Stone) -> Result<(), Problem> {
        match (side == mover, self.is_odd) {
            (true, _) => Ok(()),
            (false, true) => Err(NO_PASSES),
            (false, false) => Err(Problem::OUT_OF_TURN),
        }
    }
}

const NO_PASSES: Problem = Problem::Other(phrase!("sgf-pass", "this game has no passes"));
pub(super) const LATE_SET_UP: Problem =
    Problem::Other(phrase!("sgf-late-setup", "stones cannot be set up after the first move"));

pub(super) const REPEATED: Problem =
    Problem::Other(phrase!("sgf-repeated", "the same move is noted too often"));

/// Checks whether the moves before this problem are a game of their own: it is no mistake, but
/// something that other games have, or more than can be read. Only Go goes on after a row of five.
pub(super) fn is_end_of_game(problem: &Problem, go: GoClaim) -> bool {
    let is_over = *problem == Problem::Illegal(IllegalMove::GameOver);
    [NO_PASSES, LATE_SET_UP, REPEATED].contains(problem) || is_over && go == GoClaim::None
}

/// Converts a mistake in a text that starts on this line of the file.
pub(super) fn error(text: &str, line: u64, (at, name, problem): SgfError) -> FormatError {
    problem.in_field(line + breaks(&text.as_bytes()[..at]), name)
}

/// Checks whether a property after the first move changes the position. It may repeat whose turn
/// it is.
pub(super) fn is_late_set_up(property: &RawProperty, mover: Option<Stone>) -> bool {
    match set_up(property) {
        None => false,
        Some("PL") => {
            let side = value::side(property.value());
            side.zip(mover).is_some_and(|(side, mover)| side != mover)
        }
        Some(_) => property.values().any(|value| !value.trim().is_empty()),
    }
}

pub(super) fn set_up(property: &RawProperty) -> Option<&'static str> {
    ["AB", "AW", "AE", "PL"].into_iter().find(|&name| property.name == name)
}
