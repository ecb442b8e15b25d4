//! The position that a brain is told.

use std::fmt;

use super::arranged;
use crate::gomocup::message::{Placed, Who};
use crate::player::SIDES;
use crate::rules::{
    ArrangeError, Board, BySide, Game, IllegalMove, Placement, Point, Row, Rule, Shape, Status,
    Stone, Topology, Variant, VariantError,
};

/// Why a command that is well written cannot be obeyed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// There is no board yet.
    NoBoard,
    /// No board of such sides.
    Size,
    /// A rule that it does not play, as it was told.
    Rule(String),
    /// A stone may not be put there.
    Stone(IllegalMove),
    /// There is no such stone to be taken back.
    NoStone,
    /// Stones of continuous play.
    Mark,
    /// A first move on a board with stones.
    NotEmpty,
    /// An opening by the swap2 rule has 0, 3 or 5 stones.
    Opening(usize),
    /// The game is over: this row has won.
    Won(Row),
    /// The game is over: no cell is free.
    Full,
    /// No game leads to the stones.
    NoGame(ArrangeError),
    /// No such game.
    Variant(VariantError),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBoard => f.write_str("there is no board yet: it comes with START"),
            Self::Size => {
                let (least, most) = (SIDES.start(), SIDES.end());
                write!(f, "the sides of the board are {least} to {most} cells long")
            }
            Self::Rule(rule) => {
                write!(f, "unsupported rule {rule}: there are 0, five or more, and 1, exactly five")
            }
            Self::Stone(why) => why.fmt(f),
            Self::NoStone => f.write_str("there is no stone there"),
            Self::Mark => {
                f.write_str("a stone is 1, own, or 2, the opponent's: no continuous play")
            }
            Self::NotEmpty => f.write_str("there are stones on the board already"),
            Self::Opening(stones) => {
                write!(f, "an opening has 0, 3 or 5 stones before a choice, not {stones}")
            }
            Self::Won(row) => {
                let end = row.points().last().unwrap_or(row.start());
                let [first, last] =
                    [row.start(), end].map(|Point { row, col }| format!("{col},{row}"));
                write!(f, "the game is over: {} in a row from {first} to {last}", row.length())
            }
            Self::Full => f.write_str("the game is over: the board is full"),
            Self::NoGame(why) => why.fmt(f),
            Self::Variant(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

/// The stones as a manager tells them: the brain's own and the opponent's, each in order of play.
///
/// The protocol's positions are not always those of a game, and who began is not always said. So
/// the game is found anew for every question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Desk {
    shape: Option<Shape>,
    own: Vec<Point>,
    opponent: Vec<Point>,
}

impl Desk {
    /// An empty board.
    pub(super) fn new(width: u8, height: u8) -> Result<Self, Refusal> {
        let shape = Shape::new(width, height, Topology::Plane).map_err(|_| Refusal::Size)?;
        let is_known = SIDES.contains(&width) && SIDES.contains(&height);
        if is_known {
            Ok(Self { shape: Some(shape), ..Self::default() })
        } else {
            Err(Refusal::Size)
        }
    }

    /// The same board without stones.
    pub(super) fn emptied(&self) -> Result<Self, Refusal> {
        let shape = self.shape()?;
        Ok(Self { shape: Some(shape), ..Self::default() })
    }

    /// Extent of the board.
    pub(super) fn shape(&self) -> Result<Shape, Refusal> {
        self.shape.ok_or(Refusal::NoBoard)
    }

    /// How many stones there are.
    pub(super) const fn stones(&self) -> usize {
        self.own.len() + self.opponent.len()
    }

    /// Puts a stone on a free cell. If it cannot, nothing has changed; the same holds below.
    pub(super) fn put(&mut self, point: Point, who: Who) -> Result<(), Refusal> {
        if !self.shape()?.contains(point) {
            return Err(Refusal::Stone(IllegalMove::OffBoard));
        }
        if self.own.contains(&point) || self.opponent.contains(&point) {
            return Err(Refusal::Stone(IllegalMove::Occupied));
        }
        match who {
            Who::Own => self.own.push(point),
            Who::Opponent => self.opponent.push(point),
            Who::Mark => return Err(Refusal::Mark),
        }
        Ok(())
    }

    /// Takes a stone away, whoever's it is.
    pub(super) fn take_back(&mut self, point: Point) -> Result<(), Refusal> {
        self.shape()?;
        for stones in [&mut self.own, &mut self.opponent] {
            if let Some(index) = stones.iter().position(|&stone| stone == point) {
                stones.remove(index);
                return Ok(());
            }
        }
        Err(Refusal::NoStone)
    }

    /// These stones on the same board.
    pub(super) fn with(&self, stones: &[Placed]) -> Result<Self, Refusal> {
        let mut desk = self.emptied()?;
        stones.iter().try_for_each(|stone| desk.put(stone.point, stone.who))?;
        Ok(desk)
    }

    /// An opening by the swap2 rule, its stones in order of play, in which the brain is to move.
    pub(super) fn with_opening(&self, points: &[Point]) -> Result<Self, Refusal> {
        if !matches!(points.len(), 0 | 3 | 5) {
            return Err(Refusal::Opening(points.len()));
        }
        let sides = [Who::Opponent, Who::Own].into_iter().cycle();
        let stones = points.iter().zip(sides).map(|(&point, who)| Placed { point, who });
        self.with(&stones.collect::<Vec<_>>())
    }

    /// The same stones with their owners exchanged.
    pub(super) fn swapped(self) -> Self {
        Self { shape: self.shape, own: self.opponent, opponent: self.own }
    }

    /// The game that is played on this board.
    fn variant(&self, rule: Rule) -> Result<Variant, Refusal> {
        let five = Variant::GOMOKU_15.row_length();
        Variant::new(self.shape()?, five, rule, Placement::Anywhere).map_err(Refusal::Variant)
    }

    /// The stones, with the brain's as `First`'s.
    fn board(&self) -> Result<Board, Refusal> {
        let mut board = Board::new(self.shape()?);
        let own = self.own.iter().map(|&point| (point, Stone::First));
        let opponent = self.opponent.iter().map(|&point| (point, Stone::Second));
        own.chain(opponent)
            .try_for_each(|(point, stone)| board.place(point, stone))
            .map_err(Refusal::Stone)?;
        Ok(board)
    }

    /// That the game is not over, whoever's row or however many stones there are.
    pub(super) fn check_open(&self, rule: Rule) -> Result<(), Refusal> {
        let (variant, board) = (self.variant(rule)?, self.board()?);
        let mut points = self.own.iter().chain(&self.opponent);
        match points.find_map(|&point| variant.winning_rows(&board, point).next()) {
            Some(row) => Err(Refusal::Won(row)),
            None if board.is_full() => Err(Refusal::Full),
            None => Ok(()),
        }
    }

    /// A game in which the brain is to move.
    ///
    /// Where the stones do not come from taking turns, the side that lacks some gets them as far
    /// away from all others as possible: the answer is then a legal move, and seldom another one
    /// than without them.
    pub(super) fn game(&self, rule: Rule) -> Result<Game, Refusal> {
        self.check_open(rule)?;
        let (variant, mut board) = (self.variant(rule)?, self.board()?);
        let Self { mut own, mut opponent, .. } = self.clone();
        let lonely = ArrangeError::Counts { first: own.len(), second: opponent.len() };
        let mut company = |stone| {
            let point = arranged::farthest(variant, &board, stone)?;
            board.place(point, stone).ok().map(|()| point)
        };
        while own.len() > opponent.len() {
            opponent.push(company(Stone::Second).ok_or(Refusal::NoGame(lonely))?);
        }
        while opponent.len() > own.len() + 1 {
            own.push(company(Stone::First).ok_or(Refusal::NoGame(lonely))?);
        }
        let sides = if own.len() == opponent.len() {
            BySide { first: own, second: opponent }
        } else {
            BySide { first: opponent, second: own }
        };
        let game = arranged::game(variant, &board, sides).map_err(Refusal::NoGame)?;
        match game.status() {
            Status::ToMove(_) => Ok(game),
            Status::Won(_) | Status::Drawn => Err(Refusal::NoGame(lonely)),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::Stone;

    fn placed(stones: &[(u8, u8, Who)]) -> Vec<Placed> {
        let placed = |&(x, y, who)| Placed { point: Point::new(y, x), who };
        stones.iter().map(placed).collect()
    }

    fn desk(side: u8, stones: &[(u8, u8, Who)]) -> Result<Desk, Refusal> {
        Desk::new(side, side)?.with(&placed(stones))
    }

    #[test]
    fn boards_have_sides_of_5_to_20() {
        for (width, height) in [(5, 5), (20, 20), (5, 20), (20, 5), (15, 15)] {
            let game = Desk::new(width, height).unwrap().game(Rule::Freestyle).unwrap();
            let shape = game.variant().shape();
            assert_eq!((shape.width(), shape.height()), (width, height));
        }
        for (width, height) in [(4, 4), (21, 21), (4, 10), (10, 21), (0, 0), (255, 255)] {
            assert_eq!(Desk::new(width, height), Err(Refusal::Size));
        }
        assert_eq!(Desk::default().game(Rule::Freestyle), Err(Refusal::NoBoard));
    }

    #[test]
    fn the_numbers_of_stones_say_who_began() {
        use Who::{Opponent, Own};
        let game =
            desk(9, &[(4, 3, Own), (5, 5, Opponent)]).unwrap().game(Rule::Freestyle).unwrap();
        assert_eq!(game.moves(), [Point::new(3, 4), Point::new(5, 5)]);
        let game = desk(9, &[(4, 3, Opponent)]).unwrap().game(Rule::Freestyle).unwrap();
        assert_eq!(game.moves(), [Point::new(3, 4)]);
        assert_eq!(game.status(), Status::ToMove(Stone::Second));
    }

    #[test]
    fn stones_that_do_not_take_turns_get_company_far_away() {
        use Who::{Opponent, Own};
        // Four own stones: the game has four of the opponent's, none of which is in the way.
        let stones = [(1, 1, Own), (2, 1, Own), (3, 1, Own), (4, 1, Own)];
        let game = desk(15, &stones).unwrap().game(Rule::Freestyle).unwrap();
        assert_eq!(game.status(), Status::ToMove(Stone::First));
        assert_eq!(game.board().stones(), 8);
        assert_eq!(game.board().get(Point::new(14, 0)), Some(Stone::Second));
        for col in [0, 5] {
            assert_eq!(game.clone().play(Point::new(1, col)), Ok(Status::Won(Stone::First)));
        }
        let stones = stones.map(|(x, y, _)| (x, y, Opponent));
        let game = desk(15, &stones).unwrap().game(Rule::Freestyle).unwrap();
        assert_eq!((game.board().stones(), game.status()), (7, Status::ToMove(Stone::Second)));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        use Who::{Mark, Opponent, Own};
        let occupied = Err(Refusal::Stone(IllegalMove::Occupied));
        assert_eq!(desk(9, &[(4, 3, Own), (4, 3, Opponent)]), occupied);
        assert_eq!(desk(9, &[(4, 9, Own)]), Err(Refusal::Stone(IllegalMove::OffBoard)));
        assert_eq!(desk(9, &[(4, 3, Mark)]), Err(Refusal::Mark));
        let five: Vec<_> = (0..5).map(|x| (x, 0, Opponent)).collect();
        assert!(matches!(desk(9, &five).unwrap().game(Rule::Freestyle), Err(Refusal::Won(_))));
        let six = [0, 1, 2, 3, 4, 5].map(|x| (x, 0, Opponent));
        assert!(desk(9, &six).unwrap().game(Rule::Standard).is_ok(), "six are not exactly five");
        // Neither side has a row, but there is no room for the stones that the other one lacks.
        let many =
            (0..24).map(|cell| (cell % 5, cell / 5, if cell % 3 == 0 { Own } else { Opponent }));
        let many = desk(5, &many.collect::<Vec<_>>()).unwrap();
        let counts = ArrangeError::Counts { first: 8, second: 16 };
        assert_eq!(many.game(Rule::Freestyle), Err(Refusal::NoGame(counts)));
        let half = |x: u8, y: u8| if (x / 2 + y).is_multiple_of(2) { Own } else { Opponent };
        let full = (0..25).map(|cell| (cell % 5, cell / 5, half(cell % 5, cell / 5)));
        let full = desk(5, &full.collect::<Vec<_>>()).unwrap();
        assert_eq!(full.game(Rule::Freestyle), Err(Refusal::Full));
    }

    #[test]
    fn a_game_is_over_when_either_side_has_a_row_that_wins_by_the_rule() {
        use Who::{Opponent, Own};
        let over = |who, cells: &[(u8, u8)], rule| {
            let mut stones: Vec<_> = cells.iter().map(|&(x, y)| (x, y, who)).collect();
            stones.push((8, 8, Opponent));
            let over = desk(9, &stones).unwrap().check_open(rule);
            over.map_err(|why| why.to_string())
        };
        let rising = [(6, 2), (2, 6), (3, 5), (4, 4), (5, 3)];
        for who in [Own, Opponent] {
            for rule in [Rule::Freestyle, Rule::Standard] {
                let expected = "the game is over: 5 in a row from 2,6 to 6,2";
                assert_eq!(over(who, &rising, rule), Err(expected.to_owned()));
                assert_eq!(over(who, &rising[1..], rule), Ok(()));
            }
            let six = [0, 1, 2, 3, 4, 5].map(|y| (0, y));
            let expected = "the game is over: 6 in a row from 0,0 to 0,5";
            assert_eq!(over(who, &six, Rule::Freestyle), Err(expected.to_owned()));
            assert_eq!(over(who, &six, Rule::Standard), Ok(()), "six are not exactly five");
        }
    }

    #[test]
    fn stones_are_taken_back_one_by_one() {
        use Who::{Opponent, Own};
        let mut desk = desk(9, &[(4, 3, Own), (5, 5, Opponent)]).unwrap();
        assert_eq!(desk.take_back(Point::new(4, 3)), Err(Refusal::NoStone));
        assert_eq!(desk.take_back(Point::new(3, 4)), Ok(()));
        assert_eq!(desk.take_back(Point::new(3, 4)), Err(Refusal::NoStone));
        assert_eq!(desk.stones(), 1);
    }

    #[test]
    fn in_an_opening_the_side_that_answers_is_to_move() {
        let points =
            [(0, 0), (1, 2), (3, 3), (4, 4), (5, 1)].map(|(row, col)| Point::new(row, col));
        let board = Desk::new(15, 15).unwrap();
        for stones in [0, 3, 5] {
            let game =
                board.with_opening(&points[..stones]).unwrap().game(Rule::Freestyle).unwrap();
            assert_eq!(game.moves(), &points[..stones]);
        }
        for stones in [1, 2, 4] {
            let refusal = Refusal::Opening(stones);
            assert_eq!(board.with_opening(&points[..stones]), Err(refusal));
        }
        let desk = board.with_opening(&points[..3]).unwrap().swapped();
        assert_eq!(desk.own, [points[0], points[2]]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn few_stones_always_make_a_game(
            cells in proptest::collection::btree_set((0..9_u8, 0..9_u8), 1..9),
            sides in proptest::collection::vec(any::<bool>(), 9),
        ) {
            let mut desk = Desk::new(9, 9).unwrap();
            for (&(row, col), is_own) in cells.iter().zip(sides) {
                let who = if is_own { Who::Own } else { Who::Opponent };
                desk.put(Point { row, col }, who).unwrap();
            }
            let game = match desk.game(Rule::Freestyle) {
                Ok(game) => game,
                // Only a row of five is in the way.
                Err(why) => {
                    prop_assert!(matches!(why, Refusal::Won(_)), "{}", why);
                    return Ok(());
                }
            };
            let Status::ToMove(own) = game.status() else { panic!("over") };
            for (stones, side) in [(&desk.own, own), (&desk.opponent, own.opponent())] {
                for &point in stones {
                    prop_assert_eq!(game.board().get(point), Some(side));
                }
            }
        }
    }
}
