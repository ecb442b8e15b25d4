//! Lines of a board: which cells form them, and which lines pass through a cell.

use crate::rules::{Placement, Point, Row, Rule, Symmetry, Variant, splitmix64};
use crate::solve::cells::{Lists, number};

/// Board of an m,n,k-game, the same for all of its positions.
#[derive(Clone, Debug)]
pub struct Geometry {
    pub variant: Variant,
    /// Cells of each line, as many as win.
    pub lines: Lists,
    /// Lines through each cell.
    pub through: Lists,
    /// Lines before or behind which a cell lies, where a longer row does not win.
    pub beside: Lists,
    /// Image of each cell under each symmetry.
    pub images: Vec<Vec<u16>>,
    /// Random numbers of the stones on each cell.
    pub zobrist: Vec<[u64; 2]>,
    pub width: u16,
    pub cells: u16,
}

impl Geometry {
    /// Creates the lines of a game. `None` for the rules that only Gomoku has.
    pub fn new(variant: Variant) -> Option<Self> {
        if !variant.rule().is_general() {
            return None;
        }
        let shape = variant.shape();
        let cells = shape.cells();
        let groups: Vec<Row> = shape.groups(variant.row_length()).collect();
        let numbers = |points: &mut dyn Iterator<Item = Point>| -> Vec<u16> {
            points.map(|point| number(point, shape)).collect()
        };
        let lines = Lists::of(groups.iter().map(|group| numbers(&mut group.points())));
        // A line that closes on itself has no ends.
        let is_exact = variant.rule() == Rule::Standard;
        let is_end =
            |group: &Row, point: &Point| is_exact && group.points().all(|cell| cell != *point);
        let ends = Lists::of(groups.iter().map(|group| {
            numbers(&mut group.ends().into_iter().flatten().filter(|end| is_end(group, end)))
        }));
        let image = |symmetry: Symmetry| {
            numbers(&mut shape.points().map(|point| symmetry.apply(point, shape)))
        };
        Some(Self {
            variant,
            through: lines.inverse(cells),
            beside: ends.inverse(cells),
            images: variant.symmetries().map(image).collect(),
            zobrist: (0..cells as u64)
                .map(|cell| [splitmix64(2 * cell), splitmix64(2 * cell + 1)])
                .collect(),
            lines,
            width: shape.width().into(),
            cells: u16::try_from(cells).unwrap_or(u16::MAX),
        })
    }

    pub fn has_gravity(&self) -> bool {
        self.variant.placement() == Placement::Gravity
    }

    pub fn row_length(&self) -> u8 {
        self.variant.row_length()
    }

    /// Checks whether a further stone never harms its side, so that a stone on a cell without a
    /// living line is no better than any other.
    pub fn is_monotonous(&self) -> bool {
        !self.has_gravity() && self.variant.rule() == Rule::Freestyle
    }
}
