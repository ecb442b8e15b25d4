//! Lines of the root position.

use crate::engine::board::Square;
use crate::engine::score::{MATE, MATE_IN_MAX_PLY, Score, verdict};
use crate::limits::Line;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RootLine {
    /// Iteration that found the line; 0 if it was not searched and the score is meaningless.
    pub depth: u8,
    pub score: Score,
    pub pv: Vec<Square>,
}

impl RootLine {
    pub fn first(&self) -> Option<Square> {
        self.pv.first().copied()
    }

    /// Checks whether the line is decided and cannot become shorter.
    pub fn is_proved(&self) -> bool {
        self.score.abs() >= MATE_IN_MAX_PLY && i32::from(self.depth) * 2 >= MATE - self.score.abs()
    }

    pub fn is_won(&self) -> bool {
        self.score > 0 && self.is_proved()
    }
}

impl From<&RootLine> for Line {
    fn from(line: &RootLine) -> Self {
        Self {
            depth: line.depth,
            verdict: verdict(line.score),
            pv: line.pv.iter().map(|square| square.point()).collect(),
        }
    }
}

/// Best lines so far, with different first moves: those found in this iteration, best first,
/// followed by those of the previous one.
#[derive(Clone, Debug)]
pub struct RootLines {
    pub lines: Vec<RootLine>,
    pub found: usize,
    most: usize,
}

impl RootLines {
    pub const fn new(most: usize) -> Self {
        Self { lines: Vec::new(), found: 0, most }
    }

    pub fn best(&self) -> Option<&RootLine> {
        self.lines.first()
    }

    pub const fn are_several(&self) -> bool {
        self.most > 1
    }

    /// Checks whether this iteration has found all requested lines.
    pub const fn are_found(&self) -> bool {
        self.found >= self.most
    }

    #[inline]
    pub fn have_found(&self, square: Square) -> bool {
        self.lines[..self.found].iter().any(|line| line.first() == Some(square))
    }

    /// Line that the previous iteration found at the place of the next one.
    pub fn next(&self) -> Option<&RootLine> {
        self.lines.get(self.found)
    }

    /// Starts an iteration. Proved wins are not searched again.
    pub fn begin(&mut self) {
        self.found = self.lines.iter().take_while(|line| line.is_won()).count();
    }

    /// Stores the best line so far among those not yet found in this iteration.
    pub fn keep(&mut self, line: RootLine) {
        let before = self.lines.split_off(self.found);
        let others = before.into_iter().filter(|other| other.first() != line.first());
        let others: Vec<RootLine> = others.collect();
        self.lines.push(line);
        self.lines.extend(others);
        self.lines.truncate(self.most);
    }

    /// Records a line as found. The next one is searched without its first move.
    pub fn find(&mut self, line: RootLine) {
        self.keep(line);
        self.found = (self.found + 1).min(self.lines.len());
        self.lines[..self.found].sort_by_key(|line| std::cmp::Reverse(line.score));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{mate_in, mated_in};
    use crate::rules::Point;

    /// Creates a line of one move in column `col`.
    fn line(depth: u8, score: Score, col: u8) -> RootLine {
        RootLine { depth, score, pv: vec![Square::new(Point::new(0, col))] }
    }

    /// Lists depth, score and column of each line.
    fn lines(lines: &RootLines) -> Vec<(u8, Score, u8)> {
        let of = |line: &RootLine| (line.depth, line.score, line.pv[0].point().col);
        lines.lines.iter().map(of).collect()
    }

    #[test]
    fn found_lines_come_before_those_of_the_previous_iteration() {
        let mut all = RootLines::new(3);
        for (score, col) in [(30, 0), (20, 1), (10, 2)] {
            all.find(line(1, score, col));
        }
        assert!(all.are_found());
        all.begin();
        assert!(!all.are_found());
        // The second line is best now. The former best line stays until it is searched again.
        all.find(line(2, 5, 1));
        assert_eq!(lines(&all), [(2, 5, 1), (1, 30, 0), (1, 10, 2)]);
        assert!(all.have_found(Square::new(Point::new(0, 1))));
        assert!(!all.have_found(Square::new(Point::new(0, 0))));
        assert_eq!(all.next().map(|line| line.score), Some(30));
        // A new move that is better than the previous one.
        all.find(line(2, 8, 3));
        assert_eq!(lines(&all), [(2, 8, 3), (2, 5, 1), (1, 30, 0)]);
        all.find(line(2, -5, 0));
        assert_eq!(lines(&all), [(2, 8, 3), (2, 5, 1), (2, -5, 0)]);
    }

    #[test]
    fn a_line_replaces_one_with_the_same_first_move() {
        let mut all = RootLines::new(2);
        all.keep(line(0, 0, 4));
        all.keep(line(1, 7, 4));
        assert_eq!(lines(&all), [(1, 7, 4)]);
        all.keep(line(1, 9, 5));
        assert_eq!(lines(&all), [(1, 9, 5), (1, 7, 4)]);
        all.keep(line(1, 9, 6));
        assert_eq!(lines(&all), [(1, 9, 6), (1, 9, 5)]);
        assert_eq!(all.found, 0);
    }

    #[test]
    fn proved_wins_are_not_searched_again() {
        let mut all = RootLines::new(3);
        all.find(line(2, mate_in(9), 0));
        all.find(line(2, mate_in(3), 1));
        all.find(line(2, mated_in(2), 2));
        assert_eq!(lines(&all)[0], (2, mate_in(3), 1));
        all.begin();
        // The other win may be shorter, and the loss longer, than two plies can show.
        assert_eq!(all.found, 1);
        assert!(all.lines[2].is_proved() && !all.lines[2].is_won());
    }
}
