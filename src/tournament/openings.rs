//! Openings of a match: those that the program has, and those of a file.
//!
//! `arena openings` made the embedded lists, which `assets/openings` holds with their commands.

use std::fmt;

use crate::formats::text::RowOrigin;
use crate::formats::{self, Format, FormatError, ReadOptions};
use crate::game::{AnyGame, State};
use crate::rules::{Coordinates, Game, Point, Rule, Shape, Variant, splitmix64};
use crate::translate::message;

/// Returns the list of balanced openings for this game, if there is one.
pub fn embedded(variant: Variant) -> Option<&'static str> {
    let board = [Variant::GOMOKU_15, Variant::GOMOKU_20]
        .into_iter()
        .position(|board| board.with_rule(variant.rule()) == variant)?;
    let lists = match variant.rule() {
        Rule::Freestyle => [
            include_str!("../../assets/openings/freestyle15.txt"),
            include_str!("../../assets/openings/freestyle20.txt"),
        ],
        Rule::Standard => [
            include_str!("../../assets/openings/standard15.txt"),
            include_str!("../../assets/openings/standard20.txt"),
        ],
        Rule::Renju => [
            include_str!("../../assets/openings/renju15.txt"),
            include_str!("../../assets/openings/renju20.txt"),
        ],
        _ => return None,
    };
    Some(lists[board])
}

/// List of openings, at least one, on the same board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings(Vec<Game>);

/// Error of reading a list of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsError {
    /// The file has no openings.
    Empty,
    /// An opening on this line is wrong.
    Line(u64, Problem),
}

/// Mistake in an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It cannot be read.
    Unread(FormatError),
    /// It belongs to another game than this one.
    Other(Variant),
    /// It has stones without an order, or passes.
    NoMoves,
    /// Its moves end the game.
    Over,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => {
                message!("tournament-no-openings", "there are no openings in the file").fmt(f)
            }
            Self::Line(line, why) => {
                message!("tournament-line", "line {line}: {why}", line = line, why = why).fmt(f)
            }
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(why) => why.fmt(f),
            Self::Other(variant) => message!(
                "tournament-opening-other",
                "the opening is one of another game: {variant}",
                variant = variant
            )
            .fmt(f),
            Self::NoMoves => {
                message!("tournament-opening-no-moves", "the opening is not a list of moves").fmt(f)
            }
            Self::Over => message!("tournament-opening-over", "the opening ends the game").fmt(f),
        }
    }
}

impl std::error::Error for OpeningsError {}

impl Openings {
    /// Reads the openings of a file for this game: a list with one on each line (names of cells, or
    /// offsets from the centre), a `.pos` of bytes, or the games of an SGF file. `origin` is the
    /// row from which names count.
    ///
    /// # Errors
    /// Fails if there are none, or one of them is wrong.
    pub fn parse(bytes: &[u8], variant: Variant, origin: RowOrigin) -> Result<Self, OpeningsError> {
        let format = match Format::of_content(bytes) {
            Some(Format::Sgf) => Format::Sgf,
            _ if formats::pos::is_pos(bytes) => Format::Pos,
            _ => Format::Openings,
        };
        let options = ReadOptions { origin, ..ReadOptions::on(variant) };
        let found = formats::games(bytes, format, options).map(|found| {
            let game = found.game.map_err(Problem::Unread);
            let opening = game.and_then(|loaded| {
                let is_over = matches!(loaded.record.state(), State::Over(_));
                opening(loaded.record.on_board(), is_over, variant)
            });
            opening.map_err(|why| OpeningsError::Line(found.line, why))
        });
        let openings = found.collect::<Result<Vec<Game>, _>>()?;
        if openings.is_empty() { Err(OpeningsError::Empty) } else { Ok(Self(openings)) }
    }

    pub fn games(&self) -> &[Game] {
        &self.0
    }

    /// Opening of this index in the symmetry of that one, if there are both.
    pub fn turned(&self, index: usize, symmetry: usize) -> Option<Game> {
        turned(self.0.get(index)?, symmetry)
    }

    /// Fingerprint of the openings in their order, which files keep.
    pub fn digest(&self) -> String {
        let digest = self.0.iter().fold(0, |digest, opening| {
            let moves = opening.moves().iter();
            let cells = moves.map(|cell| u64::from(cell.row) << 8 | u64::from(cell.col));
            // No cell has this number, so that the end of an opening counts, too.
            cells.chain([u64::MAX]).fold(digest, |digest, cell| splitmix64(digest ^ cell))
        });
        format!("{digest:016x}")
    }
}

fn opening(board: &AnyGame, is_over: bool, variant: Variant) -> Result<Game, Problem> {
    let AnyGame::Rows(game) = board else { return Err(Problem::NoMoves) };
    if game.variant() != variant {
        return Err(Problem::Other(game.variant()));
    }
    if is_over {
        return Err(Problem::Over);
    }
    // Without stones that were set up, passes and decisions, the moves alone are the game.
    let moves = Game::from_moves(variant, game.moves().iter().copied());
    moves.ok().filter(|moves| moves == game).ok_or(Problem::NoMoves)
}

/// Applies the symmetry of this index to an opening, if there is one; 0 leaves it unchanged.
pub fn turned(opening: &Game, symmetry: usize) -> Option<Game> {
    let variant = opening.variant();
    let symmetry = variant.symmetries().nth(symmetry)?;
    let moves = opening.moves().iter().map(|&cell| symmetry.apply(cell, variant.shape()));
    Game::from_moves(variant, moves).ok()
}

/// Formats cells as one word, as in `h8h9i7`.
pub fn word(cells: &[Point], shape: Shape) -> String {
    let names = cells.iter().map(|&cell| Coordinates::Letters.name(cell, shape));
    names.collect::<String>().to_lowercase()
}

/// Parses the cells of a word.
///
/// # Errors
/// Returns the first part that is not a cell of the board.
pub fn cells(word: &str, shape: Shape) -> Result<Vec<Point>, &str> {
    let mut cells = Vec::new();
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let after = &rest[letter.len_utf8()..];
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        let (cell, next) = rest.split_at(letter.len_utf8() + digits);
        cells.push(Coordinates::Letters.parse(cell, shape).map_err(|_| cell)?);
        rest = next;
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const GOMOKU: Variant = Variant::GOMOKU_15;

    fn parse(text: &str, variant: Variant) -> Result<Openings, OpeningsError> {
        Openings::parse(text.as_bytes(), variant, RowOrigin::Bottom)
    }

    fn words(openings: &Openings) -> Vec<String> {
        let games = openings.games().iter();
        games.map(|game| word(game.moves(), game.variant().shape())).collect()
    }

    #[test]
    fn embedded_lists_are_openings_of_their_games() {
        let mut lists = HashSet::new();
        for board in [Variant::GOMOKU_15, Variant::GOMOKU_20] {
            for rule in [Rule::Freestyle, Rule::Standard, Rule::Renju] {
                let variant = board.with_rule(rule);
                let text = embedded(variant).unwrap();
                let start = format!("# Balanced openings of {variant}, ");
                assert!(text.starts_with(&start), "{variant}: {text}");
                let openings = parse(text, variant).unwrap();
                assert!(openings.games().len() >= 30, "{variant}");
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                assert!(words(&openings).iter().eq(lines.clone()), "{variant}");
                assert!(lists.insert(text));
            }
            assert_eq!(embedded(board.with_rule(Rule::Caro)), None);
        }
        assert_eq!(embedded(Variant::GOMOKU_19), None);
        assert_eq!(embedded(Variant::CONNECT_FOUR), None);
    }

    #[test]
    fn all_formats_of_openings_are_read() {
        let expected = ["h8i9", "h8i10j2"];
        assert_eq!(words(&parse("# one - two\nh8i9\n\nh8,i10,j2\n", GOMOKU).unwrap()), expected);
        assert_eq!(words(&parse("0,0, 1,-1\n0,0,1,-2, 2,6\n", GOMOKU).unwrap()), expected);
        let from_top = Openings::parse(b"h8i7\nh8i6j14\n", GOMOKU, RowOrigin::Top).unwrap();
        assert_eq!(words(&from_top), expected);
        let sgf = "(;GM[4]SZ[15];B[hh];W[ig])(;GM[4]SZ[15];B[hh];W[if];B[jn])";
        assert_eq!(words(&parse(sgf, GOMOKU).unwrap()), expected);
        let pos = Openings::parse(&[2, 7 * 15 + 7, 6 * 15 + 8], GOMOKU, RowOrigin::Bottom);
        assert_eq!(words(&pos.unwrap()), expected[..1]);
        // A list of one, with a comment that has a minus.
        assert_eq!(words(&parse("# made-up\nh8i9", GOMOKU).unwrap()), expected[..1]);
        assert_eq!(words(&parse("d4c4e5\nd4d5\n", small(7)).unwrap()), ["d4c4e5", "d4d5"]);
    }

    fn small(side: u8) -> Variant {
        use crate::rules::{Placement, Topology};
        let shape = Shape::new(side, side, Topology::Plane).unwrap();
        Variant::new(shape, 5, Rule::Freestyle, Placement::Anywhere).unwrap()
    }

    #[test]
    fn errors_name_the_line() {
        for (text, wrong) in [
            ("", "there are no openings in the file"),
            ("# only a comment\n", "there are no openings in the file"),
            ("# one\n\nh8\nh8h8\n", "line 4: move 2: there is already a stone there"),
            (
                "h8\ni16\n",
                "line 2: the opening is one of another game: 17x17, five or more in a row",
            ),
            ("a1a15b1b15c1c15d1d15e1\n", "line 1: the opening ends the game"),
            (
                "0,0\n0,-9\n",
                "line 1: the opening is one of another game: 20x20, five or more in a row",
            ),
        ] {
            let error = parse(text, GOMOKU).unwrap_err();
            assert_eq!(error.to_string(), wrong, "{text}");
        }
        for text in ["h8\nh8z9\n", "h8\nü8\n", "h8i9\nhello\n"] {
            let error = parse(text, GOMOKU).unwrap_err();
            assert!(error.to_string().starts_with("line 2: "), "{error}");
        }
        let set_up = "(;GM[4]SZ[15]AB[hh]AW[ih];B[jj])";
        assert_eq!(parse(set_up, GOMOKU), Err(OpeningsError::Line(1, Problem::NoMoves)));
        let resigned = "(;GM[4]SZ[15]RE[B+R];B[hh])";
        assert_eq!(parse(resigned, GOMOKU), Err(OpeningsError::Line(1, Problem::Over)));
        // An overline ends a game of renju.
        let renju = GOMOKU.with_rule(Rule::Renju);
        let foul = parse("h8a1i8a3j8c1l8e1m8e3k8\n", renju);
        assert_eq!(foul, Err(OpeningsError::Line(1, Problem::Over)));
    }

    #[test]
    fn an_opening_is_turned_in_eight_ways() {
        let openings = parse("h8i9j7\nh8b1c1\n", GOMOKU).unwrap();
        let all = (0..16).map(|number| openings.turned(number % 2, number / 2).unwrap());
        let all: Vec<Game> = all.collect();
        assert_eq!(all[..2], *openings.games());
        let different: HashSet<&[Point]> = all.iter().map(Game::moves).collect();
        assert_eq!(different.len(), 16);
        assert_eq!(openings.turned(2, 0), None);
        assert_eq!(openings.turned(0, 8), None);
    }

    #[test]
    fn the_digest_depends_on_every_move_and_the_order() {
        let of = |text| parse(text, GOMOKU).unwrap().digest();
        // Files have it, so it never changes.
        assert_eq!(of("h8i9j7\nh8b1\n"), "7aa75d102eb5de7f");
        assert_eq!(of("h8i9j7\nh8b1\n"), of("# the same\nH8I9J7\n\nH8B1"));
        let others = ["h8b1\nh8i9j7\n", "h8i9j7\n", "h8i9\nj7h8b1\n", "h8i9j7\nh8c1\n"];
        let mut all = HashSet::from([of("h8i9j7\nh8b1\n")]);
        for other in others {
            assert!(all.insert(of(other)), "{other}");
        }
    }

    #[test]
    fn words_are_read_back() {
        let shape = Variant::GOMOKU_20.shape();
        let found = cells("t20a1j10", shape).unwrap();
        assert_eq!(found, [Point::new(0, 19), Point::new(19, 0), Point::new(10, 9)]);
        assert_eq!(word(&found, shape), "t20a1j10");
        assert_eq!(cells("", shape), Ok(Vec::new()));
        for (word, wrong) in
            [("a1t21b2", "t21"), ("a", "a"), ("8a1", "8"), ("b2ü8", "ü8"), ("a1 b1", " ")]
        {
            assert_eq!(cells(word, shape), Err(wrong));
        }
    }
}
