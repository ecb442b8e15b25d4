//! Lines of a board: which cells form them, and which lines pass through a cell.

use crate::rules::{Axis, Placement, Point, Rule, Symmetry, Variant, splitmix64};

/// Lists of numbers, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    ends: Vec<u32>,
    numbers: Vec<u16>,
}

impl Lists {
    pub fn of(lists: impl IntoIterator<Item = Vec<u16>>) -> Self {
        let mut all = Self::default();
        for list in lists {
            all.numbers.extend(list);
            all.ends.push(u32::try_from(all.numbers.len()).unwrap_or_default());
        }
        all
    }

    #[inline]
    pub fn get(&self, index: usize) -> &[u16] {
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.numbers[start..self.ends[index] as usize]
    }

    pub const fn len(&self) -> usize {
        self.ends.len()
    }
}

/// Cells of a line, and those before and behind it.
type Ended = (Vec<u16>, Vec<u16>);

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
        let number =
            |point: Point| u16::from(point.row) * u16::from(shape.width()) + u16::from(point.col);
        let length = usize::from(variant.row_length());
        let mut lines: Vec<Ended> = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for axis in Axis::ALL {
            for start in shape.points() {
                let delta = axis.delta();
                let mut cells = vec![start];
                cells.extend(shape.steps(start, delta).take(length - 1));
                let mut set: Vec<u16> = cells.iter().map(|&point| number(point)).collect();
                let last = cells[cells.len() - 1];
                let ends = [shape.step(start, delta.reversed()), shape.step(last, delta)];
                let ends = ends.into_iter().flatten().map(number);
                // A line that closes on itself has no ends.
                let ends: Vec<u16> = ends.filter(|end| !set.contains(end)).collect();
                set.sort_unstable();
                set.dedup();
                if set.len() == length && seen.insert(set.clone()) {
                    lines.push((set, ends));
                }
            }
        }
        let cells = u16::from(shape.width()) * u16::from(shape.height());
        let lines_at = |is_at: &dyn Fn(&Ended, u16) -> bool| {
            Lists::of((0..cells).map(|cell| {
                let numbered = (0..).zip(&lines);
                numbered.filter(|(_, line)| is_at(line, cell)).map(|(number, _)| number).collect()
            }))
        };
        let is_exact = variant.rule() == Rule::Standard;
        let image = |symmetry: Symmetry| {
            shape.points().map(|point| number(symmetry.apply(point, shape))).collect()
        };
        Some(Self {
            variant,
            through: lines_at(&|(line, _), cell| line.contains(&cell)),
            beside: lines_at(&|(_, ends), cell| is_exact && ends.contains(&cell)),
            images: variant.symmetries().map(image).collect(),
            zobrist: (0..u64::from(cells))
                .map(|cell| [splitmix64(2 * cell), splitmix64(2 * cell + 1)])
                .collect(),
            lines: Lists::of(lines.into_iter().map(|(cells, _)| cells)),
            width: shape.width().into(),
            cells,
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
