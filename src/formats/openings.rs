//! Lists of openings, one on each line, for matches of engines.
//!
//! ```text
//! 8,-3, 6,-4, 4,-2        h8i9j10        h8,i9,j10
//! ```
//!
//! The first is Gomocup's: columns and rows from the centre, rows downwards. The others are those
//! of c-gomoku-cli, which counts rows from the top, and of mintaka.
//!
//! A list of numbers is one of openings if one of them is negative. Lines of one word each are
//! openings if they name a cell more than once, which one game that is spread over lines cannot.

use super::text::RowOrigin;
use super::{
    Encoding, FormatError, FoundGame, Loaded, Problem, ReadOptions, Remark, boards, encoding, text,
};
use crate::game::AnyGame;
use crate::record::Record;
use crate::rules::{Game, IllegalMove, Point, Variant};

/// Size limit of a file in bytes.
pub const MAX_SIZE: u64 = 1 << 22;

/// Maximum number of moves of an opening, which all boards have.
const LONGEST: usize = 225;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Offsets from the centre.
    Offsets,
    /// Names of cells.
    Cells,
}

/// Checks whether a file holds openings, one on each line.
pub fn is_openings(bytes: &[u8]) -> bool {
    bytes.len() as u64 <= MAX_SIZE && kind(&decoded(bytes, None)).is_some()
}

/// Lines that are neither blank nor comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line))
}

fn is_comment(line: &str) -> bool {
    line.starts_with(['#', ';', '%']) || line.starts_with("//")
}

fn kind(text: &str) -> Option<Kind> {
    if lines(text).any(|line| line.contains('-')) {
        let is_first = lines(text).next().is_some_and(|line| offsets(line).is_some());
        let (good, bad): (Vec<_>, Vec<_>) = lines(text).partition(|line| offsets(line).is_some());
        // Without commas, -1, 0 and 1 are the rows of a board.
        let is_board = || text.split_whitespace().all(|it| matches!(it, "-1" | "0" | "1"));
        let is_list = is_first && good.len() > bad.len() && !is_board();
        return is_list.then_some(Kind::Offsets);
    }
    let mut seen = std::collections::HashSet::new();
    let mut has_repeated = false;
    let mut number = 0;
    for line in lines(text) {
        let cells = cells(line)?;
        if cells.len() < 2 {
            return None;
        }
        let before = seen.len();
        has_repeated |= cells.iter().filter(|cell| seen.contains(*cell)).count() > 0;
        seen.extend(cells.iter().copied());
        // A cell twice on a line is a mistake in a game.
        if number == 0 && seen.len() - before < cells.len() {
            return None;
        }
        number += 1;
    }
    (number > 1 && has_repeated).then_some(Kind::Cells)
}

/// Parses columns and rows from the centre.
fn offsets(line: &str) -> Option<Vec<(i8, i8)>> {
    let is_between = |char: char| char == ',' || char.is_whitespace();
    let numbers = line.split(is_between).filter(|part| !part.is_empty());
    let numbers: Option<Vec<i8>> =
        numbers.map(|part| part.parse().ok()).take(2 * LONGEST + 2).collect();
    let (pairs, rest) = numbers.as_deref()?.as_chunks();
    let is_list = rest.is_empty() && (1..=LONGEST).contains(&pairs.len());
    is_list.then(|| pairs.iter().map(|&[col, row]| (col, row)).collect())
}

/// Parses one word of names: columns from 0, rows as they are written.
fn cells(line: &str) -> Option<Vec<(u8, u8)>> {
    let mut rest = line.as_bytes();
    let mut cells = Vec::new();
    while let Some((letter, after)) = rest.split_first() {
        let digits = after.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (row, after) = after.split_at(digits);
        let row = std::str::from_utf8(row).ok()?.parse().ok()?;
        let col = letter.is_ascii_alphabetic().then(|| letter.to_ascii_lowercase() - b'a')?;
        cells.push((col, row));
        rest = after.strip_prefix(b",").filter(|rest| !rest.is_empty()).unwrap_or(after);
        if cells.len() > LONGEST {
            return None;
        }
    }
    Some(cells)
}

fn from_centre((col, row): (i8, i8), variant: Variant) -> Option<Point> {
    let shape = variant.shape();
    let from = |middle: u8, offset: i8| (middle / 2).checked_add_signed(offset);
    let point = Point::new(from(shape.height(), row)?, from(shape.width(), col)?);
    shape.contains(point).then_some(point)
}

/// Openings of a file, on one board that fits all of them.
#[derive(Clone, Copy, Debug)]
struct List {
    kind: Kind,
    current: Variant,
    origin: RowOrigin,
}

impl List {
    fn new(text: &str, current: Variant, origin: RowOrigin) -> Self {
        let has_minus = lines(text).any(|line| line.contains('-'));
        let kind = kind(text).unwrap_or(if has_minus { Kind::Offsets } else { Kind::Cells });
        if kind == Kind::Cells {
            return Self { kind, current, origin };
        }
        let fits = |board: &Variant| {
            let mut cells = lines(text).filter_map(offsets).flatten();
            cells.all(|cell| from_centre(cell, *board).is_some())
        };
        // Gomocup plays on these.
        let large = Variant::GOMOKU_20.with_rule(current.rule());
        let mut boards = [current, large].into_iter().chain(boards(current));
        Self { kind, current: boards.find(fits).unwrap_or(large), origin }
    }

    fn read(self, line: &str) -> Result<Loaded, FormatError> {
        if self.kind == Kind::Cells {
            return text::read(line, self.current, self.origin);
        }
        let offsets =
            offsets(line).ok_or_else(|| Problem::Unexpected(line.to_owned()).in_file())?;
        let mut game = Game::new(self.current);
        for (number, cell) in (1..).zip(offsets) {
            let wrong = |why| Problem::Illegal(why).at_move(number);
            let point =
                from_centre(cell, self.current).ok_or_else(|| wrong(IllegalMove::OffBoard))?;
            game.play(point).map_err(wrong)?;
        }
        let remarks = vec![Remark::TakenFor(self.current), Remark::FromCentre];
        Ok(Loaded { remarks, ..Loaded::new(Record::from(AnyGame::Rows(game))) })
    }
}

/// Openings of a file, of which each is a game.
#[derive(Clone, Debug)]
pub struct Openings {
    list: List,
    text: String,
    /// Bytes and lines before the next one.
    at: usize,
    line: u64,
}

/// Iterates over the openings of a file.
pub fn games(bytes: &[u8], options: ReadOptions) -> Openings {
    let ReadOptions { current, origin, encoding } = options;
    let text = decoded(bytes, encoding);
    Openings { list: List::new(&text, current, origin), text, at: 0, line: 0 }
}

fn decoded(bytes: &[u8], chosen: Option<Encoding>) -> String {
    let text = encoding::decode(bytes, None, chosen).text;
    // Old files have only CR.
    if text.contains('\n') { text.into_owned() } else { text.replace('\r', "\n") }
}

impl Iterator for Openings {
    type Item = FoundGame;

    fn next(&mut self) -> Option<FoundGame> {
        let mut has_comment = false;
        loop {
            let line = self.text.get(self.at..)?.split_inclusive('\n').next()?;
            let opening = line.trim();
            let start = self.at + line.len() - line.trim_start().len();
            self.at += line.len();
            self.line += 1;
            if is_comment(opening) {
                has_comment = true;
            } else if !opening.is_empty() {
                let mut game = self.list.read(opening);
                if has_comment && let Ok(game) = &mut game {
                    game.remarks.push(Remark::TextOutside);
                }
                return Some(FoundGame {
                    range: start..start + opening.len(),
                    line: self.line,
                    game,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str, origin: RowOrigin) -> Vec<Vec<Point>> {
        let options = ReadOptions { origin, ..ReadOptions::default() };
        let games = games(text.as_bytes(), options);
        let moves = games.map(|found| match found.game.unwrap().record.on_board() {
            AnyGame::Rows(game) => game.moves().to_vec(),
            AnyGame::Quarto(_) => panic!("{text}"),
        });
        moves.collect()
    }

    #[test]
    fn offsets_count_from_the_centre_downwards() {
        let expected = [vec![Point::new(1, 15), Point::new(0, 13)], vec![Point::new(7, 7)]];
        let large = "5,-9, 3,-10\n\n -3,-3\n";
        assert!(is_openings(large.as_bytes()));
        // On the large board, the centre is between four cells.
        let small = moves("0,0,-7,7\n", RowOrigin::Bottom);
        assert_eq!(small, [[Point::new(7, 7), Point::new(14, 0)]]);
        let found = moves("5,-9, 3,-10,8,0\r\n\r\n -3,-3\r\n", RowOrigin::Bottom);
        assert_eq!(found[0][..2], expected[0]);
        assert_eq!(found[1], expected[1]);
    }

    #[test]
    fn rows_of_words_count_from_either_side() {
        let text = "h8i9\nh8i10j1\n";
        assert!(is_openings(text.as_bytes()));
        let last = [Point::new(7, 7), Point::new(5, 8), Point::new(14, 9)];
        assert_eq!(moves(text, RowOrigin::Bottom)[1], last);
        let last = [Point::new(7, 7), Point::new(9, 8), Point::new(0, 9)];
        assert_eq!(moves(text, RowOrigin::Top)[1], last);
        assert_eq!(moves("f7,f6,h6\nf6,f5\n", RowOrigin::Bottom).len(), 2);
    }

    #[test]
    fn a_minus_in_a_comment_makes_no_offsets() {
        assert_eq!(moves("# made-up\nh8i9\n", RowOrigin::Bottom)[0].len(), 2);
    }

    #[test]
    fn one_game_over_several_lines_is_not_a_list() {
        for text in [
            "h8i9j10",
            "h8i9\nj10k11\n",
            "1. h8 i9\n2. j10\n",
            "1. h8 i9\n2. h8 j10\n",
            "h8 i9\nh8 j10\n",
            "h8i9h8\nh8i9\n",
            "7,7 6,8",
            "7,7\n7,7",
            "x o x\no . -1",
            "h8\nh8",
            "",
        ] {
            assert!(!is_openings(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn a_line_that_cannot_be_played_is_damaged_alone() {
        let games: Vec<FoundGame> =
            games(b"1,1, 1,1\n-1,0, 0,0\n", ReadOptions::default()).collect();
        let is_read: Vec<bool> = games.iter().map(|found| found.game.is_ok()).collect();
        assert_eq!((is_read, games[1].line, games[1].range.clone()), (vec![false, true], 2, 9..18));
        let odd = b"8,-3, 6,-4\n-2,-9, -1\n1,1, 2,2\nhello\n0,-1\n";
        assert!(is_openings(odd));
        let games = super::games(odd, ReadOptions::default());
        let wrong: Vec<String> = games.filter_map(|it| Some(it.game.err()?.to_string())).collect();
        let told = ["\"-2,-9, -1\" is unexpected here", "\"hello\" is unexpected here"];
        assert_eq!(wrong, told);
    }

    #[test]
    fn comments_are_told_and_old_ends_of_lines_are_ends() {
        for text in [
            "# 2020\n8,-3, 6,-4\n1,1, 2,2\n",
            "; 2020\r8,-3, 6,-4\r1,1, 2,2\r",
            "// 2020\nh8i9\nh8i10\n",
        ] {
            assert!(is_openings(text.as_bytes()), "{text}");
            let games = games(text.as_bytes(), ReadOptions::default());
            let found: Vec<_> = games.map(|it| (it.line, it.game.unwrap())).collect();
            let has = |it: &Loaded| it.remarks.contains(&Remark::TextOutside);
            let told: Vec<_> = found.iter().map(|(line, game)| (*line, has(game))).collect();
            assert_eq!(told, [(2, true), (3, false)], "{text}");
        }
    }
}
