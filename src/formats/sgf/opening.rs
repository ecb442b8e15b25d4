//! Start of a game: its first node, and the stones set up before the first move.

use super::head::Head;
use super::lexer::{RawProperty, SgfError, Steps, TreeEvent};
use super::notes::END;
use super::split::breaks;
use super::value;
use crate::formats::set_up::SetUpStones;
use crate::formats::{FormatError, Problem};
use crate::rules::{Point, Position, Shape, Stone};
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
        let (root, nodes) = root(text)?;
        let head = Head::read(&root, || needed(text)).map_err(|(name, problem)| {
            let found = root.iter().find(|property| property.name == name);
            (found.map_or(0, |property| property.at), Some(name), problem)
        })?;
        let shape = head.variant.shape();
        let mut set_up = SetUpStones::new(head.variant);
        root.iter().try_for_each(|property| take(property, shape, &mut set_up))?;
        set_up.to_move = set_up.to_move.or_else(|| properties(text).find_map(|it| mover(&it)));
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

/// Collects the properties of the nodes that describe the start, with the number of nodes.
fn root(text: &str) -> Result<(Vec<RawProperty<'_>>, usize), SgfError> {
    let mut root = Vec::new();
    let mut nodes = 0;
    for step in Steps::new(text).skip(1) {
        let TreeEvent::Node(properties) = step? else { break };
        let is_move = |property: &RawProperty| mover(property).is_some() || property.name == END;
        let has_move = properties.iter().any(is_move);
        // The first node may contain both set-up stones and a move.
        if has_move && nodes > 0 {
            break;
        }
        root.extend(properties);
        nodes += 1;
        if has_move {
            break;
        }
    }
    Ok((root, nodes))
}

fn properties(text: &str) -> impl Iterator<Item = RawProperty<'_>> {
    let nodes = Steps::new(text).map_while(Result::ok).filter_map(|step| match step {
        TreeEvent::Node(properties) => Some(properties),
        TreeEvent::Open | TreeEvent::Close => None,
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
    for value in property.values() {
        let wrong = |problem| (property.at, Some(name), problem);
        let points = value::points(value, shape);
        for point in points.ok_or_else(|| wrong(Problem::not_a_cell(value)))? {
            match side {
                Some(side) => set_up
                    .place(property.at, point, side)
                    .map_err(|why| wrong(Problem::Illegal(why)))?,
                None => set_up.remove(point),
            }
        }
    }
    Ok(())
}

pub(super) fn cell(value: &str, shape: Shape) -> Result<Point, Problem> {
    match value::point(value, shape) {
        Some(point) => Ok(point),
        None if value::is_pass(value, shape) => {
            Err(Problem::Other(phrase!("sgf-pass", "this game has no passes")))
        }
        None => Err(Problem::not_a_cell(value)),
    }
}

/// Converts a mistake in a text that starts on this line of the file.
pub(super) fn error(text: &str, line: u64, (at, name, problem): SgfError) -> FormatError {
    problem.in_field(line + breaks(&text.as_bytes()[..at]), name)
}

pub(super) fn set_up(property: &RawProperty) -> Option<&'static str> {
    ["AB", "AW", "AE", "PL"].into_iter().find(|&name| property.name == name)
}
