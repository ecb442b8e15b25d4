//! Threats of both sides: cells where they would win, or make a threat that cannot be stopped.

use super::{Axis, Board, Placement, Point, Stone, Variant};

/// Distance of a threat from the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThreatKind {
    /// Wins on this cell with the last stone of a row.
    Four,
    /// Makes a four on this cell that one stone cannot stop: it wins on two cells.
    OpenThree,
}

/// Free cell that completes a row of one side, or leads to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Cell that completes or stops it.
    pub point: Point,
    /// Side that threatens.
    pub side: Stone,
    /// Kind of the threat.
    pub kind: ThreatKind,
    /// Direction of the row, or of the first one that has this kind.
    pub axis: Axis,
}

impl Variant {
    /// Finds the threats of both sides in games without gravity. If a cell has several for a side,
    /// only the nearest is reported.
    ///
    /// ```text
    /// . 4 X X X X O    . 3 X X X 3 .    . 3 X 3 X X 3 .    3 where an open three becomes a four
    /// ```
    pub fn threats(self, board: &Board) -> Vec<Threat> {
        self.threats_on(board, self.shape().points())
    }

    /// Finds the threats on these cells, in their order.
    #[doc(hidden)]
    pub fn threats_on(self, board: &Board, points: impl IntoIterator<Item = Point>) -> Vec<Threat> {
        if self.placement() == Placement::Gravity {
            return Vec::new();
        }
        let mut board = board.clone();
        let mut found = Vec::new();
        for point in points {
            if board.get(point).is_some() {
                continue;
            }
            for side in [Stone::First, Stone::Second] {
                let kind = self.threat_at(&mut board, point, side);
                found.extend(kind.map(|(kind, axis)| Threat { point, side, kind, axis }));
            }
        }
        found
    }

    /// Threat of a side on a free cell. Leaves the board unchanged.
    fn threat_at(self, board: &mut Board, point: Point, side: Stone) -> Option<(ThreatKind, Axis)> {
        let needed = usize::from(self.row_length().saturating_sub(2));
        let own = |&at: &Point| board.get(at) == Some(side);
        let has_stones = |axis: &Axis| self.neighbours(point, *axis).filter(own).count() >= needed;
        let axes: Vec<Axis> = Axis::ALL.into_iter().filter(has_stones).collect();
        if axes.is_empty() {
            return None;
        }
        let is_foul = self.foul(board, point, side).is_some();
        board.set(point, Some(side));
        let wins = |axis: &Axis| {
            let row = board.row_through(point, *axis);
            row.is_some_and(|row| self.is_winning(board, row))
        };
        let kind = if let Some(&axis) = axes.iter().find(|axis| wins(axis)) {
            Some((ThreatKind::Four, axis))
        } else {
            let mut axes = axes.into_iter().filter(|_| !is_foul);
            let open = axes.find(|&axis| self.is_unstoppable(board, point, axis, side));
            open.map(|axis| (ThreatKind::OpenThree, axis))
        };
        board.set(point, None);
        kind
    }

    /// Checks whether a side would still win on a line after any stone of the other one.
    fn is_unstoppable(self, board: &mut Board, point: Point, axis: Axis, side: Stone) -> bool {
        if !self.rule().blocks_fives() {
            return self.wins_on(board, point, axis, side) > 1;
        }
        let line = self.shape().line_through(point, axis, usize::from(self.row_length()));
        let free: Vec<Point> = line.into_iter().filter(|&at| board.get(at).is_none()).collect();
        let is_stopped = |&at: &Point| {
            board.set(at, Some(side.opponent()));
            let wins = self.wins_on(board, point, axis, side);
            board.set(at, None);
            wins == 0
        };
        !free.iter().any(is_stopped) && !free.is_empty()
    }

    /// Number of cells on a line where a side would win.
    fn wins_on(self, board: &mut Board, point: Point, axis: Axis, side: Stone) -> usize {
        let free: Vec<Point> =
            self.neighbours(point, axis).filter(|&at| board.get(at).is_none()).collect();
        let mut wins = 0;
        for at in free {
            board.set(at, Some(side));
            // In the row through the new stone, not in another one on this line.
            let row = board.row_through(at, axis).filter(|&row| self.is_winning(board, row));
            wins += usize::from(row.is_some_and(|row| row.points().any(|on| on == point)));
            board.set(at, None);
        }
        wins
    }

    /// Cells of a line that can share a row with this one, without the cell itself.
    fn neighbours(self, point: Point, axis: Axis) -> impl Iterator<Item = Point> {
        let reach = usize::from(self.row_length() - 1);
        [axis.delta(), axis.delta().reversed()]
            .into_iter()
            .flat_map(move |delta| self.shape().steps(point, delta).take(reach))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rule, Shape, Topology};

    /// Checks the threats of X on a board of one line of `X` and `O`, shown as `4` and `3`.
    #[track_caller]
    fn check(rule: Rule, line: &str, expected: &str) {
        let cells: Vec<char> = line.split(' ').flat_map(str::chars).collect();
        let width = u8::try_from(cells.len()).unwrap();
        let shape = Shape::new(width, 5, Topology::Plane).unwrap();
        let variant = Variant::new(shape, 5, rule, Placement::Anywhere).unwrap();
        let mut board = Board::new(shape);
        for (col, cell) in (0..).zip(&cells) {
            let stone = match cell {
                'X' => Stone::First,
                'O' => Stone::Second,
                _ => continue,
            };
            board.place(Point::new(2, col), stone).unwrap();
        }
        let before = board.clone();
        let mut shown = cells.clone();
        for threat in variant.threats(&board) {
            assert_eq!((threat.point.row, threat.side), (2, Stone::First), "{threat:?}");
            shown[usize::from(threat.point.col)] = match threat.kind {
                ThreatKind::Four => '4',
                ThreatKind::OpenThree => '3',
            };
        }
        let shown: Vec<String> = shown.iter().map(char::to_string).collect();
        assert_eq!(shown.join(" "), expected);
        assert_eq!(board, before);
    }

    #[test]
    fn fours_and_open_threes_are_found() {
        let any = Rule::Freestyle;
        check(any, ". . X X X X O", ". 4 X X X X O");
        check(any, ". X X . X X .", ". X X 4 X X .");
        check(any, ". . X X X . .", ". 3 X X X 3 .");
        check(any, ". . X . X X . .", ". . X 3 X X . .");
        check(any, "O . X X X . O", "O . X X X . O");
        check(any, "O . X X X . . O", "O . X X X 3 . O");
        check(any, ". . X X . . .", ". . X X . . .");
        check(any, "O X X X . . .", "O X X X . . .");
        // Two existing fours do not turn a stone between them into an open three.
        check(any, "X X X X . . . . . X X X X", "X X X X 4 . . . 4 X X X X");
    }

    #[test]
    fn six_are_no_threat_where_exactly_five_win() {
        check(Rule::Standard, "X . X X X X O", "X . X X X X O");
        check(Rule::Freestyle, "X . X X X X O", "X 4 X X X X O");
    }

    #[test]
    fn games_with_gravity_have_no_threats() {
        let mut board = Board::new(Variant::CONNECT_FOUR.shape());
        for col in 0..3 {
            board.place(Point::new(5, col), Stone::First).unwrap();
        }
        assert!(Variant::CONNECT_FOUR.threats(&board).is_empty());
    }
}
