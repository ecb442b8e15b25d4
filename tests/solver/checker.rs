//! Checker of solutions: uses only the rules, slow and short.

use gomoku::rules::{Board, Game, Point, Status, Stone, Variant};

/// Position with either side to move.
#[derive(Clone)]
pub struct Place {
    pub variant: Variant,
    pub board: Board,
}

impl Place {
    pub fn of(game: &Game) -> Self {
        Self { variant: game.variant(), board: game.board().clone() }
    }

    pub fn free(&self) -> Vec<Point> {
        self.board.shape().points().filter(|&point| self.board.get(point).is_none()).collect()
    }

    /// Free cells that share five cells in a line, none of them the other side's, with at least this
    /// many own stones. With four of them a stone may make five, with three it may make a four.
    pub fn in_line(&self, stones: usize, side: Stone) -> Vec<Point> {
        let shape = self.board.shape();
        let at = |row: i16, col: i16| {
            let point = Point::new(u8::try_from(row).ok()?, u8::try_from(col).ok()?);
            shape.contains(point).then_some(point)
        };
        let can_be = |point: Point, (down, right): (i16, i16), first: i16| {
            let cells = (first..first + 5).map(|step| {
                let (row, col) = (i16::from(point.row), i16::from(point.col));
                at(row + step * down, col + step * right).map(|cell| self.board.get(cell))
            });
            let cells: Option<Vec<Option<Stone>>> = cells.collect();
            cells.is_some_and(|cells| {
                !cells.contains(&Some(side.opponent()))
                    && cells.into_iter().flatten().count() >= stones
            })
        };
        let mut free = self.free();
        free.retain(|&point| {
            let lines = [(0, 1), (1, 0), (1, 1), (1, -1)];
            lines.into_iter().any(|line| (-4..=0).any(|first| can_be(point, line, first)))
        });
        free
    }

    /// Returns the position after a stone, which must be no foul, and whether that wins.
    pub fn after(&self, point: Point, side: Stone) -> Result<(Self, bool), String> {
        let foul = self.variant.foul(&self.board, point, side);
        foul.map_or(Ok(()), |foul| Err(format!("{point:?}: {foul}")))?;
        let mut next = self.clone();
        next.board.place(point, side).map_err(|why| format!("{point:?}: {why}"))?;
        let wins = next.variant.is_won_at(&next.board, point);
        Ok((next, wins))
    }

    /// Cells where this side may stop all these fives of the other one.
    pub fn answers(&self, fives: &[Point], side: Stone) -> Vec<Point> {
        self.free().into_iter().filter(|&point| self.stops(fives, point, side)).collect()
    }

    /// Checks whether a stone of this side stops all these fives of the other one.
    pub fn stops(&self, fives: &[Point], point: Point, side: Stone) -> bool {
        let wins =
            |next: &Self, five| next.after(five, side.opponent()).is_ok_and(|(_, wins)| wins);
        self.after(point, side)
            .is_ok_and(|(next, won)| won || !fives.iter().any(|&five| wins(&next, five)))
    }

    /// Cells that win at once.
    pub fn fives(&self, side: Stone) -> Vec<Point> {
        let wins = |&point: &Point| self.after(point, side).is_ok_and(|(_, wins)| wins);
        self.in_line(4, side).into_iter().filter(wins).collect()
    }
}

/// Claim of a solver about a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Every move of the attacker except the last one is a four.
    Fours,
    /// Moves of any kind.
    Threats,
}

/// Checks a line: the defender never gets a five, every four is answered where it must be, and the
/// end is a five, or a four that nothing stops.
pub fn check_line(game: &Game, line: &[Point], claim: Claim) -> Result<(), String> {
    let Status::ToMove(us) = game.status() else { return Err("the game is over".to_owned()) };
    let them = us.opponent();
    let mut place = Place::of(game);
    if line.len().is_multiple_of(2) {
        return Err("the winner has not the last move".to_owned());
    }
    for (number, pair) in line.chunks(2).enumerate() {
        let to_stop = place.fives(them);
        let stops = to_stop.is_empty() || place.answers(&to_stop, us).contains(&pair[0]);
        let (after, wins) = place.after(pair[0], us)?;
        let is_last = number * 2 + 1 == line.len();
        if wins {
            return if is_last { Ok(()) } else { Err(format!("goes on after {pair:?}")) };
        }
        if !stops {
            return Err(format!("{pair:?} does not stop {to_stop:?}"));
        }
        place = after;
        let threats = place.fives(us);
        let answers = place.answers(&threats, them);
        if is_last {
            let is_open = !threats.is_empty() && answers.is_empty();
            return if is_open { Ok(()) } else { Err(format!("{pair:?} can be stopped")) };
        }
        match answers[..] {
            _ if threats.is_empty() && claim == Claim::Threats => {}
            _ if threats.is_empty() => return Err(format!("{pair:?} is no four")),
            [cell] if cell == pair[1] => {}
            _ if claim == Claim::Threats && answers.contains(&pair[1]) => {}
            _ => return Err(format!("{pair:?} is no answer to {threats:?}")),
        }
        let (after, wins) = place.after(pair[1], them)?;
        if wins {
            return Err(format!("the loser wins with {:?}", pair[1]));
        }
        place = after;
    }
    Err("no end".to_owned())
}
