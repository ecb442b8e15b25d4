//! Rotations and reflections of a board.

use super::{Placement, Point, Shape, Variant};

/// Rotation or reflection of a board, on the plane or on a torus: one of the eight symmetries of a
/// square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Swaps rows and columns, first of all; a board of 9x7 becomes one of 7x9.
    transposes: bool,
    /// Then swaps top and bottom.
    flips_rows: bool,
    /// Finally swaps left and right.
    flips_cols: bool,
}

impl Symmetry {
    /// Identity, which leaves every cell in its place.
    pub const IDENTITY: Self = Self { transposes: false, flips_rows: false, flips_cols: false };

    /// Maps a cell of this shape.
    pub const fn apply(self, point: Point, shape: Shape) -> Point {
        let Point { row, col } = point;
        let (row, col, height, width) = if self.transposes {
            (col, row, shape.width(), shape.height())
        } else {
            (row, col, shape.height(), shape.width())
        };
        let row = if self.flips_rows { height - 1 - row } else { row };
        Point::new(row, if self.flips_cols { width - 1 - col } else { col })
    }

    /// Returns the inverse symmetry.
    #[must_use]
    pub const fn inverse(self) -> Self {
        let Self { transposes, flips_rows, flips_cols } = self;
        if transposes {
            Self { transposes, flips_rows: flips_cols, flips_cols: flips_rows }
        } else {
            self
        }
    }
}

impl Shape {
    /// Iterates over the symmetries that map the board onto itself, the identity first: eight of a
    /// square, four of another rectangle.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::{Point, Shape, Topology};
    ///
    /// let shape = Shape::new(9, 7, Topology::Plane)?;
    /// let corners: Vec<Point> = shape.symmetries().map(|it| it.apply(Point::new(0, 0), shape)).collect();
    /// assert_eq!(corners, [(0, 0), (0, 8), (6, 0), (6, 8)].map(|(row, col)| Point::new(row, col)));
    /// # Ok::<(), gomoku::rules::ShapeError>(())
    /// ```
    pub fn symmetries(self) -> impl Iterator<Item = Symmetry> {
        let transposes = if self.width() == self.height() { &[false, true][..] } else { &[false] };
        transposes.iter().flat_map(|&transposes| {
            [(false, false), (false, true), (true, false), (true, true)]
                .map(|(flips_rows, flips_cols)| Symmetry { transposes, flips_rows, flips_cols })
        })
    }
}

impl Variant {
    /// Iterates over the symmetries that preserve the rules. In games with gravity, the bottom row
    /// stays at the bottom.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::Variant;
    ///
    /// assert_eq!(Variant::GOMOKU_15.symmetries().count(), 8);
    /// assert_eq!(Variant::CONNECT_FOUR.symmetries().count(), 2);
    /// ```
    pub fn symmetries(self) -> impl Iterator<Item = Symmetry> {
        let shape = self.shape();
        let is_any = self.placement() == Placement::Anywhere;
        let corner = Point::new(0, 0);
        shape.symmetries().filter(move |symmetry| {
            is_any || (!symmetry.transposes && symmetry.apply(corner, shape).row == corner.row)
        })
    }
}
