//! Names of the 26 openings of renju.

use std::fmt;
use std::str::FromStr;

use crate::rules::{Game, ParseError, Placement, Point, Shape, Stone, Topology, Variant};
use crate::translate::phrase;

/// Opening of renju: three stones up to turns and reflections of the board.
///
/// The first stone is in the centre. The second is beside it (direct) or diagonally beside it
/// (indirect). The third is in the central 5x5 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RenjuOpening(u8);

struct Row {
    code: &'static str,
    name: &'static str,
    kanji: &'static str,
    /// Rows and columns from the centre to the second and third stone.
    second: (i16, i16),
    third: (i16, i16),
}

const fn direct(
    code: &'static str,
    name: &'static str,
    kanji: &'static str,
    third: (i16, i16),
) -> Row {
    Row { code, name, kanji, second: (-1, 0), third }
}

const fn indirect(
    code: &'static str,
    name: &'static str,
    kanji: &'static str,
    third: (i16, i16),
) -> Row {
    Row { code, name, kanji, second: (-1, 1), third }
}

const ROWS: [Row; 26] = [
    direct("D1", "Kansei", "寒星", (-2, 0)),
    direct("D2", "Keigetsu", "渓月", (-2, -1)),
    direct("D3", "Sosei", "疎星", (-2, -2)),
    direct("D4", "Kagetsu", "花月", (-1, -1)),
    direct("D5", "Zangetsu", "残月", (-1, -2)),
    direct("D6", "Ugetsu", "雨月", (0, -1)),
    direct("D7", "Kinsei", "金星", (0, -2)),
    direct("D8", "Shogetsu", "松月", (1, 0)),
    direct("D9", "Kyugetsu", "丘月", (1, -1)),
    direct("D10", "Shingetsu", "新月", (1, -2)),
    direct("D11", "Zuisei", "瑞星", (2, 0)),
    direct("D12", "Sangetsu", "山月", (2, -1)),
    direct("D13", "Yusei", "遊星", (2, -2)),
    indirect("I1", "Chosei", "長星", (-2, 2)),
    indirect("I2", "Kyogetsu", "峡月", (-2, 1)),
    indirect("I3", "Kosei", "恒星", (-2, 0)),
    indirect("I4", "Suigetsu", "水月", (-2, -1)),
    indirect("I5", "Ryusei", "流星", (-2, -2)),
    indirect("I6", "Ungetsu", "雲月", (-1, 0)),
    indirect("I7", "Hogetsu", "浦月", (-1, -1)),
    indirect("I8", "Rangetsu", "嵐月", (-1, -2)),
    indirect("I9", "Gingetsu", "銀月", (0, -1)),
    indirect("I10", "Myojo", "明星", (0, -2)),
    indirect("I11", "Shagetsu", "斜月", (1, -1)),
    indirect("I12", "Meigetsu", "名月", (1, -2)),
    indirect("I13", "Suisei", "彗星", (2, -2)),
];

/// Checks for a board with a cell in the middle that all symmetries of a square preserve.
fn has_centre(shape: Shape) -> bool {
    let side = shape.width();
    shape.topology() == Topology::Plane && side == shape.height() && side >= 5 && side % 2 == 1
}

impl RenjuOpening {
    /// All openings: D1 to D13, then I1 to I13.
    pub const ALL: [Self; ROWS.len()] = {
        let mut all = [Self(0); ROWS.len()];
        let mut index = 0;
        while (index as usize) < all.len() {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    const fn row(self) -> &'static Row {
        const TABLE: &[Row; 26] = &ROWS;
        &TABLE[self.0 as usize]
    }

    /// Letter and number: `D` for direct, `I` for indirect.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// Japanese name in Latin letters.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Japanese name in Japanese characters.
    pub const fn kanji(self) -> &'static str {
        self.row().kanji
    }

    /// Finds the opening of the first three stones of a game, in any of the eight symmetries.
    /// Returns `None` for other stones, and for boards that are no squares with a centre.
    ///
    /// ```
    /// # use gomoku_core as gomoku;
    /// use gomoku::rules::opening::RenjuOpening;
    /// use gomoku::rules::{Variant, parse_moves};
    ///
    /// let game = parse_moves("h8h7i7", Variant::GOMOKU_15)?;
    /// let opening = RenjuOpening::of(game.moves(), game.variant().shape()).unwrap();
    /// assert_eq!((opening.code(), opening.name()), ("D4", "Kagetsu"));
    /// # Ok::<(), gomoku::rules::MovesError>(())
    /// ```
    pub fn of(stones: &[Point], shape: Shape) -> Option<Self> {
        let &[first, second, third, ..] = stones else { return None };
        let is_possible = has_centre(shape)
            && first == shape.centre()
            && [second, third].into_iter().all(|point| shape.contains(point));
        let mut images = shape.symmetries().filter(|_| is_possible).map(|symmetry| {
            [second, third].map(|point| offset(symmetry.apply(point, shape), shape))
        });
        images.find_map(|[second, third]| {
            Self::ALL.into_iter().find(|it| (it.row().second, it.row().third) == (second, third))
        })
    }

    /// Finds the opening of a game of five in a row that began with an empty board, whatever its
    /// rule. Returns `None` for other games, and before the third stone.
    pub fn of_game(game: &Game) -> Option<Self> {
        can_have_name(game).then(|| Self::of(game.moves(), game.variant().shape()))?
    }

    /// Finds the opening that this third stone makes of a game with two. Returns `None` for other
    /// games.
    pub fn with_third(game: &Game, third: Point) -> Option<Self> {
        let &[first, second] = game.moves() else { return None };
        let shape = game.variant().shape();
        can_have_name(game).then(|| Self::of(&[first, second, third], shape))?
    }

    /// Places the three stones, with the second one above or to the upper right of the centre.
    /// Returns `None` for boards that are no squares with a centre.
    pub fn stones(self, shape: Shape) -> Option<[Point; 3]> {
        let centre = shape.centre();
        let at = |(rows, cols): (i16, i16)| {
            let (row, col) = (i16::from(centre.row) + rows, i16::from(centre.col) + cols);
            Some(Point::new(u8::try_from(row).ok()?, u8::try_from(col).ok()?))
        };
        let row = self.row();
        let stones = [centre, at(row.second)?, at(row.third)?];
        has_centre(shape).then_some(stones)
    }
}

/// Checks for a game of five in a row from an empty board, without a pass among three stones.
fn can_have_name(game: &Game) -> bool {
    const COLOURS: [Stone; 3] = [Stone::First, Stone::Second, Stone::First];
    let variant = game.variant();
    variant.row_length() == Variant::GOMOKU_15.row_length()
        && variant.placement() == Placement::Anywhere
        && game.start().is_empty()
        && (0..).zip(COLOURS).all(|(index, side)| game.side_of(index) == side)
}

/// Rows and columns from the centre to a cell.
fn offset(point: Point, shape: Shape) -> (i16, i16) {
    let centre = shape.centre();
    (i16::from(point.row) - i16::from(centre.row), i16::from(point.col) - i16::from(centre.col))
}

/// Writes the code and the name of the opening: `D4 Kagetsu`.
impl fmt::Display for RenjuOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code(), self.name())
    }
}

/// Characters of Chinese, simplified and traditional, that Japanese writes in another way.
const CHINESE: [(char, char); 10] = [
    ('溪', '渓'),
    ('疏', '疎'),
    ('殘', '残'),
    ('游', '遊'),
    ('长', '長'),
    ('峽', '峡'),
    ('恆', '恒'),
    ('云', '雲'),
    ('岚', '嵐'),
    ('银', '銀'),
];

/// Reads the code or the name of an opening in any case, both as in `D4 Kagetsu`, or its Japanese
/// or Chinese characters.
impl FromStr for RenjuOpening {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let japanese = |char| CHINESE.iter().find(|(chinese, _)| *chinese == char);
        let text = text.trim().chars().map(|char| japanese(char).map_or(char, |it| it.1));
        let text = text.collect::<String>();
        let is_it = |it: &Self| {
            let names = [it.code(), it.name(), it.kanji()];
            names.into_iter().any(|name| name.eq_ignore_ascii_case(&text))
                || it.to_string().eq_ignore_ascii_case(&text)
        };
        let expected =
            phrase!("expected-renju-opening", "expected an opening, such as D4 or Kagetsu");
        Self::ALL.into_iter().find(is_it).ok_or(ParseError::Form { expected })
    }
}
