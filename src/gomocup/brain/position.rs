//! Position as reported by the manager.

use crate::gomocup::message::{Owner, PlacedStone};
use crate::player::SIDES;
use crate::rules::{
    self, Game, IllegalMove, Placement, Point, Row, Rule, Shape, Status, Stone, Topology, Variant,
};

/// Reason why a well-formed command cannot be executed.
pub(super) type Refusal = String;

fn no_such_board() -> Refusal {
    format!("the sides of the board are {} to {} cells long", SIDES.start(), SIDES.end())
}

fn row_and_its_ends(row: Row) -> String {
    let end = row.points().last().unwrap_or(row.start());
    let [first, last] = [row.start(), end].map(|Point { row, col }| format!("{col},{row}"));
    format!("{} in a row from {first} to {last}", row.length())
}

/// Stones in the order of the manager, by owner. The brain is to move, whatever the numbers of
/// stones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BrainPosition {
    shape: Option<Shape>,
    stones: Vec<PlacedStone>,
}

impl BrainPosition {
    pub(super) fn new(width: u8, height: u8) -> Result<Self, Refusal> {
        let shape = Shape::new(width, height, Topology::Plane).ok();
        let is_supported = SIDES.contains(&width) && SIDES.contains(&height);
        let shape = shape.filter(|_| is_supported).ok_or_else(no_such_board)?;
        Ok(Self { shape: Some(shape), stones: Vec::new() })
    }

    pub(super) fn emptied(&self) -> Result<Self, Refusal> {
        self.shape().map(|shape| Self { shape: Some(shape), stones: Vec::new() })
    }

    pub(super) fn shape(&self) -> Result<Shape, Refusal> {
        self.shape.ok_or_else(|| "there is no board yet: it comes with START".to_owned())
    }

    pub(super) const fn stones(&self) -> usize {
        self.stones.len()
    }

    /// Places a stone. On errors, nothing changes; the same holds for the methods below.
    pub(super) fn place(&mut self, point: Point, owner: Owner) -> Result<(), Refusal> {
        if !self.shape()?.contains(point) {
            return Err(IllegalMove::OffBoard.to_string());
        }
        if self.stones.iter().any(|stone| stone.point == point) {
            return Err(IllegalMove::Occupied.to_string());
        }
        if owner == Owner::Mark {
            return Err("a stone is 1, own, or 2, the opponent's: no continuous play".to_owned());
        }
        self.stones.push(PlacedStone { point, owner });
        Ok(())
    }

    pub(super) fn take_back(&mut self, point: Point) -> Result<(), Refusal> {
        self.shape()?;
        let index = self.stones.iter().position(|stone| stone.point == point);
        self.stones.remove(index.ok_or("there is no stone there")?);
        Ok(())
    }

    pub(super) fn with(&self, stones: &[PlacedStone]) -> Result<Self, Refusal> {
        let mut position = self.emptied()?;
        stones.iter().try_for_each(|stone| position.place(stone.point, stone.owner))?;
        Ok(position)
    }

    /// Replaces the stones by a swap2 opening in order of play, with the brain to move.
    pub(super) fn with_opening(&self, points: &[Point]) -> Result<Self, Refusal> {
        if !matches!(points.len(), 0 | 3 | 5) {
            let known = "an opening has 0, 3 or 5 stones before a choice";
            return Err(format!("{known}, not {}", points.len()));
        }
        let sides = [Owner::Opponent, Owner::Own].into_iter().cycle();
        let stones = points.iter().zip(sides).map(|(&point, owner)| PlacedStone { point, owner });
        self.with(&stones.collect::<Vec<_>>())
    }

    pub(super) fn swapped(mut self) -> Self {
        for stone in &mut self.stones {
            stone.owner = if stone.owner == Owner::Own { Owner::Opponent } else { Owner::Own };
        }
        self
    }

    /// Creates the game that starts from this position with the brain to move, unless it is over.
    pub(super) fn game(&self, rule: Rule) -> Result<Game, Refusal> {
        let five = Variant::GOMOKU_15.row_length();
        let variant = Variant::new(self.shape()?, five, rule, Placement::Anywhere);
        // The number of stones determines the side to move, which is the brain's.
        let own = Stone::First.after(self.stones.len());
        let stones = self.stones.iter().map(|&PlacedStone { point, owner }| {
            (point, if owner == Owner::Own { own } else { own.opponent() })
        });
        let start = rules::Position::from_stones(variant.map_err(|_| no_such_board())?, stones);
        let game = Game::from_position(start.map_err(|why| why.to_string())?);
        let row = game.winning_rows().next();
        match (row, game.status()) {
            (Some(row), _) => Err(format!("the game is over: {}", row_and_its_ends(row))),
            (None, Status::Drawn) => Err("the game is over: the board is full".to_owned()),
            (None, _) => Ok(game),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn placed(stones: &[(u8, u8, Owner)]) -> Vec<PlacedStone> {
        let placed = |&(x, y, owner)| PlacedStone { point: Point::new(y, x), owner };
        stones.iter().map(placed).collect()
    }

    fn position(side: u8, stones: &[(u8, u8, Owner)]) -> Result<BrainPosition, Refusal> {
        BrainPosition::new(side, side)?.with(&placed(stones))
    }

    #[test]
    fn boards_have_sides_of_5_to_20() {
        for (width, height) in [(5, 5), (20, 20), (5, 20), (20, 5), (15, 15)] {
            let game = BrainPosition::new(width, height).unwrap().game(Rule::Freestyle).unwrap();
            let shape = game.variant().shape();
            assert_eq!((shape.width(), shape.height()), (width, height));
        }
        for (width, height) in [(4, 4), (21, 21), (4, 10), (10, 21), (0, 0), (255, 255)] {
            assert_eq!(BrainPosition::new(width, height), Err(no_such_board()));
        }
        let why = BrainPosition::default().game(Rule::Freestyle).unwrap_err();
        assert_eq!(why, "there is no board yet: it comes with START");
    }

    #[test]
    fn the_brain_is_to_move_for_any_numbers_of_stones() {
        use Owner::{Opponent, Own};
        let check = |stones: &[(u8, u8, Owner)], own: Stone| {
            let game = position(15, stones).unwrap().game(Rule::Freestyle).unwrap();
            assert_eq!(game.status(), Status::ToMove(own));
            assert_eq!(game.board().stones(), stones.len());
            for &(x, y, owner) in stones {
                let side = if owner == Own { own } else { own.opponent() };
                assert_eq!(game.board().get(Point::new(y, x)), Some(side));
            }
            game
        };
        check(&[(4, 3, Own), (5, 5, Opponent)], Stone::First);
        check(&[(4, 3, Opponent)], Stone::Second);
        let four = [1, 2, 3, 4].map(|x| (x, 1, Own));
        let mut game = check(&four, Stone::First);
        assert_eq!(game.play(Point::new(1, 5)), Ok(Status::Won(Stone::First)));
        check(&four.map(|(x, y, _)| (x, y, Opponent)), Stone::First);
        check(&four[..3], Stone::Second);
    }

    #[test]
    fn impossible_positions_are_refused() {
        use Owner::{Mark, Opponent, Own};
        let occupied = Err(IllegalMove::Occupied.to_string());
        assert_eq!(position(9, &[(4, 3, Own), (4, 3, Opponent)]), occupied);
        assert_eq!(position(9, &[(4, 9, Own)]), Err(IllegalMove::OffBoard.to_string()));
        let mark = "a stone is 1, own, or 2, the opponent's: no continuous play";
        assert_eq!(position(9, &[(4, 3, Mark)]), Err(mark.to_owned()));
        let five: Vec<_> = (0..5).map(|x| (x, 0, Opponent)).collect();
        let why = position(9, &five).unwrap().game(Rule::Freestyle).unwrap_err();
        assert_eq!(why, "the game is over: 5 in a row from 0,0 to 4,0");
        let six = [0, 1, 2, 3, 4, 5].map(|x| (x, 0, Opponent));
        assert!(
            position(9, &six).unwrap().game(Rule::Standard).is_ok(),
            "six are not exactly five"
        );
        // One side has twice as many stones as the other, and one cell is free.
        let many =
            (0..24).map(|cell| (cell % 5, cell / 5, if cell % 3 == 0 { Own } else { Opponent }));
        let many = position(5, &many.collect::<Vec<_>>()).unwrap();
        assert!(many.game(Rule::Freestyle).is_ok());
        let half = |x: u8, y: u8| if (x / 2 + y).is_multiple_of(2) { Own } else { Opponent };
        let full = (0..25).map(|cell| (cell % 5, cell / 5, half(cell % 5, cell / 5)));
        let full = position(5, &full.collect::<Vec<_>>()).unwrap();
        let full = full.game(Rule::Freestyle);
        assert_eq!(full, Err("the game is over: the board is full".to_owned()));
    }

    #[test]
    fn a_game_is_over_when_either_side_has_a_row_that_wins_by_the_rule() {
        use Owner::{Opponent, Own};
        let over = |owner, cells: &[(u8, u8)], rule| {
            let mut stones: Vec<_> = cells.iter().map(|&(x, y)| (x, y, owner)).collect();
            stones.push((8, 8, Opponent));
            let over = position(9, &stones).unwrap().game(rule);
            over.map(drop)
        };
        let rising = [(6, 2), (2, 6), (3, 5), (4, 4), (5, 3)];
        for owner in [Own, Opponent] {
            for rule in [Rule::Freestyle, Rule::Standard] {
                let expected = "the game is over: 5 in a row from 2,6 to 6,2";
                assert_eq!(over(owner, &rising, rule), Err(expected.to_owned()));
                assert_eq!(over(owner, &rising[1..], rule), Ok(()));
            }
            let six = [0, 1, 2, 3, 4, 5].map(|y| (0, y));
            let expected = "the game is over: 6 in a row from 0,0 to 0,5";
            assert_eq!(over(owner, &six, Rule::Freestyle), Err(expected.to_owned()));
            assert_eq!(over(owner, &six, Rule::Standard), Ok(()), "six are not exactly five");
        }
    }

    #[test]
    fn stones_are_removed_one_by_one() {
        use Owner::{Opponent, Own};
        let mut position = super::tests::position(9, &[(4, 3, Own), (5, 5, Opponent)]).unwrap();
        let no_stone = Err("there is no stone there".to_owned());
        assert_eq!(position.take_back(Point::new(4, 3)), no_stone);
        assert_eq!(position.take_back(Point::new(3, 4)), Ok(()));
        assert_eq!(position.take_back(Point::new(3, 4)), no_stone);
        assert_eq!(position.stones(), 1);
    }

    #[test]
    fn in_an_opening_the_second_side_is_to_move() {
        let points =
            [(0, 0), (1, 2), (3, 3), (4, 4), (5, 1)].map(|(row, col)| Point::new(row, col));
        let board = BrainPosition::new(15, 15).unwrap();
        for stones in [0, 3, 5] {
            let game =
                board.with_opening(&points[..stones]).unwrap().game(Rule::Freestyle).unwrap();
            let to_move = if stones == 0 { Stone::First } else { Stone::Second };
            assert_eq!(game.status(), Status::ToMove(to_move));
            let found: Vec<Point> = game.start().stones().iter().map(|stone| stone.0).collect();
            assert_eq!(found, &points[..stones]);
        }
        for stones in [1, 2, 4] {
            let known = "an opening has 0, 3 or 5 stones before a choice";
            let refusal = format!("{known}, not {stones}");
            assert_eq!(board.with_opening(&points[..stones]), Err(refusal));
        }
        let position = board.with_opening(&points[..3]).unwrap().swapped();
        let own = position.stones.iter().filter(|stone| stone.owner == Owner::Own);
        assert_eq!(own.map(|stone| stone.point).collect::<Vec<_>>(), [points[0], points[2]]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn small_positions_always_make_a_game(
            cells in proptest::collection::btree_set((0..9_u8, 0..9_u8), 1..9),
            sides in proptest::collection::vec(any::<bool>(), 9),
        ) {
            let mut position = BrainPosition::new(9, 9).unwrap();
            for (&(row, col), is_own) in cells.iter().zip(sides) {
                let owner = if is_own { Owner::Own } else { Owner::Opponent };
                position.place(Point { row, col }, owner).unwrap();
            }
            let game = match position.game(Rule::Freestyle) {
                Ok(game) => game,
                // Only a row of five can be the reason.
                Err(why) => {
                    prop_assert!(why.starts_with("the game is over: 5 in a row"), "{}", why);
                    return Ok(());
                }
            };
            let Status::ToMove(own) = game.status() else { panic!("over") };
            for stone in position.stones {
                let side = if stone.owner == Owner::Own { own } else { own.opponent() };
                prop_assert_eq!(game.board().get(stone.point), Some(side));
            }
        }
    }
}
