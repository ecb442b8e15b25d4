//! How a game begins: its first node, and the stones that are set up before the first move.

use super::head::Head;
use super::lexer::{Property, Step, Steps};
use super::notes::END;
use super::value;
use crate::formats::Problem;
use crate::rules::{Board, IllegalMove, Point, Position, Stone};

/// Everything that is known before the first move.
#[derive(Clone, Debug)]
pub(super) struct Opening<'a> {
    /// What is said of the game as a whole.
    pub(super) head: Head,
    /// The properties of the first node, and of those that follow before the first move and the first branch:
    /// all of them stand for the position at the start.
    pub(super) root: Vec<Property<'a>>,
    /// So many nodes are these.
    pub(super) nodes: usize,
    /// The stones that are set up, and whose turn it is.
    pub(super) start: Position,
}

/// What is wrong, with which property if it is one, and where in the text.
pub(super) type Wrong = (usize, Option<&'static str>, Problem);

impl<'a> Opening<'a> {
    /// Reads the beginning of a game.
    pub(super) fn read(text: &'a str) -> Result<Self, Wrong> {
        let (root, nodes) = root(text)?;
        let head = Head::read(&root, || needed(text)).map_err(|(name, problem)| {
            let found = root.iter().find(|property| property.name == name);
            (found.map_or(0, |property| property.at), Some(name), problem)
        })?;
        let mut set_up = SetUp::new(&head);
        root.iter().try_for_each(|property| set_up.take(property))?;
        set_up.to_move = set_up.to_move.or_else(|| first_mover(text));
        let start = set_up.position()?;
        Ok(Self { head, root, nodes, start })
    }
}

/// The side that a property is a move of.
pub(super) fn mover(property: &Property) -> Option<Stone> {
    match &*property.name {
        "B" => Some(Stone::First),
        "W" => Some(Stone::Second),
        _ => None,
    }
}

/// The properties of the nodes that stand for the position at the start, and how many nodes these are.
fn root(text: &str) -> Result<(Vec<Property<'_>>, usize), Wrong> {
    let mut root = Vec::new();
    let mut nodes = 0;
    for step in Steps::new(text).skip(1) {
        let step = step.map_err(|(at, problem)| (at, None, problem))?;
        let Step::Node(properties) = step else { break };
        let is_move = |property: &Property| mover(property).is_some() || property.name == END;
        let has_move = properties.iter().any(is_move);
        // In the first node a move may stand beside what is set up there.
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

/// The side that moves first.
fn first_mover(text: &str) -> Option<Stone> {
    Steps::new(text).map_while(Result::ok).find_map(|step| match step {
        Step::Node(properties) => properties.iter().find_map(mover),
        Step::Open | Step::Close => None,
    })
}

/// How many columns and rows the stones of a game need.
fn needed(text: &str) -> (u8, u8) {
    let mut most = (0, 0);
    let nodes = Steps::new(text).map_while(Result::ok).filter_map(|step| match step {
        Step::Node(properties) => Some(properties),
        Step::Open | Step::Close => None,
    });
    let is_stone = |it: &Property| matches!(&*it.name, "B" | "W" | "AB" | "AW");
    for property in nodes.flatten().filter(is_stone) {
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

/// The stones that are set up so far.
struct SetUp<'a> {
    head: &'a Head,
    board: Board,
    /// Each with its place in the text.
    stones: Vec<(usize, Point, Stone)>,
    to_move: Option<Stone>,
}

impl<'a> SetUp<'a> {
    fn new(head: &'a Head) -> Self {
        let board = Board::new(head.variant.shape());
        Self { head, board, stones: Vec::new(), to_move: None }
    }

    fn take(&mut self, property: &Property) -> Result<(), Wrong> {
        let name = set_up(property);
        let Some(name) = name else { return Ok(()) };
        let side = match name {
            "PL" => {
                self.to_move = value::side(property.value());
                return Ok(());
            }
            "AB" => Some(Stone::First),
            "AW" => Some(Stone::Second),
            _ => None,
        };
        for value in property.values() {
            let points = value::points(value, self.head.variant.shape());
            let wrong = |problem| (property.at, Some(name), problem);
            for point in points.ok_or_else(|| wrong(Problem::NotACell(value.to_owned())))? {
                let Some(side) = side else {
                    self.remove(point);
                    continue;
                };
                self.board.place(point, side).map_err(|why| wrong(Problem::Illegal(why)))?;
                self.stones.push((property.at, point, side));
            }
        }
        Ok(())
    }

    fn remove(&mut self, point: Point) {
        self.stones.retain(|(_, other, _)| *other != point);
        self.board = Board::new(self.board.shape());
        for &(_, point, stone) in &self.stones {
            // They lay there before.
            let _ = self.board.place(point, stone);
        }
    }

    fn position(&self) -> Result<Position, Wrong> {
        let variant = self.head.variant;
        let floats = |&&(_, point, _): &&_| !variant.is_supported(&self.board, point);
        let illegal = |at, why| (at, None, Problem::Illegal(why));
        if let Some(&(at, ..)) = self.stones.iter().find(floats) {
            return Err(illegal(at, IllegalMove::Floating));
        }
        let stones = self.stones.iter().map(|&(_, point, stone)| (point, stone));
        let position = Position::from_stones(variant, stones).map_err(|why| illegal(0, why))?;
        Ok(match self.to_move {
            Some(side) => position.with_to_move(side),
            None => position,
        })
    }
}

/// The name of a property that sets a position up.
pub(super) fn set_up(property: &Property) -> Option<&'static str> {
    ["AB", "AW", "AE", "PL"].into_iter().find(|&name| property.name == name)
}
