//! The command bar's language.

use std::fmt;

use super::{Command, Walk};
use crate::game::{ComputerSides, GameKind, Target, TargetKind};
use crate::player::Level;
use crate::quarto::Piece;
use crate::rules::{
    Coordinates, NotationError, Point, Rule, Shape, Topology, Variant, parse_point,
};

/// Why what was typed means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// It looks like a cell, but is none.
    Cell(NotationError),
    /// A number beyond the last column.
    Column(Shape),
    /// A number beyond the last piece.
    Piece,
    /// No such command.
    Unknown,
    /// A game that there is not.
    Game,
    /// No sides that the computer could play.
    Sides,
    /// No level.
    Level,
    /// More words than the command takes.
    TooManyWords,
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(error) => error.fmt(f),
            Self::Unknown => f.write_str("unknown command"),
            Self::Column(shape) => {
                let last = shape.width() - 1;
                let letter = Coordinates::Letters.column(last);
                write!(f, "the columns are 0 to {last} or A to {letter}")
            }
            Self::Piece => f.write_str("the pieces are 0 to 15"),
            Self::Game => {
                write!(
                    f,
                    "the game is {} [standard], connect4, tictactoe or quarto [torus]",
                    sizes()
                )
            }
            Self::Sides => f.write_str("the computer plays x, o, both or none"),
            Self::Level => {
                write!(f, "the level is {} to {}, or 3,7 for X and O", Level::MIN, Level::MAX)
            }
            Self::TooManyWords => f.write_str("the command takes nothing more"),
        }
    }
}

/// `15, 17, 19 or 20`.
pub fn sizes() -> String {
    let sides = Variant::OFFERED.map(|variant| variant.shape().width().to_string());
    let (last, others) = sides.split_last().unwrap_or((&sides[0], &[]));
    format!("{} or {last}", others.join(", "))
}

/// What the help says of the commands.
pub const HELP: &[(&str, &str)] = &[
    ("7,7  h8", "a stone in row 7, column 7; on column H, row 8"),
    ("3", "where stones fall, the column; in Quarto, the piece"),
    ("s  s FILE", "save; save into FILE"),
    ("l  l FILE", "load; load FILE"),
    ("y  copy", "the moves, or the drawn board, to the clipboard"),
    ("games  games PATH", "your games; those in a file or folder"),
    ("explore", "how games went on from here"),
    ("n  n 19  n connect4", "new game; new game on 19x19; and so on"),
    ("n 19 standard", "the same, won by exactly five"),
    ("!  u  h  m  p  g  c  r", "resign; take back; and so on, like the keys"),
    ("e  editor", "set up a position"),
    ("a  analyse", "the engine thinks along, or stops"),
    ("v  review", "where the game was lost"),
    ("puzzles", "find what wins, and what does not lose"),
    ("solution  next", "of a puzzle: its solution; another one"),
    ("back  forward", "look one move back, one on"),
    ("start  end  branch", "look at both ends, the next branch"),
    ("promote  delete", "the branch becomes the first; goes"),
    ("comment TEXT", "a comment on the position"),
    ("o x  o o  o both  o none", "which sides the computer plays"),
    ("level 7  level 3,7", "its level; those of X and O"),
    ("help  q", "help; quit"),
];

/// Reads a command where the player is asked for this; `None` if nothing was typed.
///
/// # Errors
/// Why it means nothing.
pub fn parse(text: &str, asked: TargetKind) -> Result<Option<Command>, CommandError> {
    let text = text.trim();
    // Columns have the letters of commands, too: a capital one is a column.
    if let (TargetKind::Column(shape), &[letter @ b'A'..=b'Z']) = (asked, text.as_bytes()) {
        let col = Some(letter - b'A').filter(|&col| col < shape.width());
        let target = col.map(Target::Column).ok_or(CommandError::Column(shape))?;
        return Ok(Some(Command::Play(target)));
    }
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let file = || (!rest.is_empty()).then(|| rest.to_owned());
    let alone =
        |command| if rest.is_empty() { Ok(command) } else { Err(CommandError::TooManyWords) };
    let command = match word.to_ascii_lowercase().as_str() {
        "" => return Ok(None),
        "!" | "resign" => alone(Command::Resign)?,
        "s" | "save" => Command::Save(file()),
        "l" | "load" => Command::Load(file()),
        "y" | "copy" => alone(Command::Copy)?,
        "n" | "new" if rest.is_empty() => Command::NewGame(None),
        "n" | "new" => Command::NewGame(Some(game(rest)?)),
        "u" | "undo" => alone(Command::TakeBack)?,
        "c" => alone(Command::ToggleCoordinates)?,
        "o" if rest.is_empty() => Command::Computer(None),
        "o" => Command::Computer(Some(sides(rest)?)),
        "level" => level(rest)?,
        "m" => alone(Command::MoveNow)?,
        "p" | "pause" => alone(Command::Pause)?,
        "h" | "hint" => alone(Command::Hint)?,
        "g" => alone(Command::ToggleExpected)?,
        "comment" if rest.is_empty() => Command::Comment(None),
        "comment" => Command::Comment(Some(rest.replace("\\n", "\n"))),
        "a" | "analyse" => alone(Command::Analyse)?,
        "v" | "review" => alone(Command::Review)?,
        "puzzle" | "puzzles" => alone(Command::Puzzles)?,
        "solution" => alone(Command::Solution)?,
        "next" => alone(Command::NextPuzzle)?,
        "back" => alone(Command::Walk(Walk::Back))?,
        "forward" => alone(Command::Walk(Walk::Forward))?,
        "start" => alone(Command::Walk(Walk::Start))?,
        "end" => alone(Command::Walk(Walk::End))?,
        "branch" => alone(Command::Walk(Walk::NextBranch))?,
        "delete" => alone(Command::Delete)?,
        "promote" => alone(Command::Promote)?,
        "e" | "editor" => alone(Command::OpenEditor)?,
        "autoplay" => alone(Command::Autoplay)?,
        "games" => Command::Games(file()),
        "explore" => alone(Command::Explore)?,
        "settings" => alone(Command::Settings)?,
        "r" => alone(Command::ResetScore)?,
        "?" | "help" => alone(Command::Help)?,
        "q" | "quit" => alone(Command::Quit)?,
        _ => Command::Play(target(text, asked)?),
    };
    Ok(Some(command))
}

fn target(text: &str, asked: TargetKind) -> Result<Target, CommandError> {
    // A small letter that is no command is a column, too.
    if let (TargetKind::Column(shape), &[letter @ b'a'..=b'z']) = (asked, text.as_bytes()) {
        let col = Some(letter - b'a').filter(|&col| col < shape.width());
        return col.map(Target::Column).ok_or(CommandError::Unknown);
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = || text.parse::<i32>().ok();
    let shape = match asked {
        TargetKind::Column(shape) if is_number => {
            let cell = number().and_then(|col| shape.cell(0, col));
            return cell.map(|at| Target::Column(at.col)).ok_or(CommandError::Column(shape));
        }
        TargetKind::Cell(shape) | TargetKind::Column(shape) => shape,
        TargetKind::Piece if is_number => {
            let piece = number().and_then(|number| Piece::new(u8::try_from(number).ok()?));
            return piece.map(Target::Piece).ok_or(CommandError::Piece);
        }
        TargetKind::Piece if looks_like_a_cell(text) => return Err(CommandError::Piece),
        TargetKind::Piece => return Err(CommandError::Unknown),
    };
    if let Some(point) = round_the_torus(text, shape) {
        return Ok(Target::Cell(point));
    }
    match parse_point(text, shape) {
        Ok(point) => Ok(Target::Cell(point)),
        Err(NotationError::NotACoordinate) if !looks_like_a_cell(text) => {
            Err(CommandError::Unknown)
        }
        Err(error) => Err(CommandError::Cell(error)),
    }
}

/// On a torus every pair of numbers names a cell.
fn round_the_torus(text: &str, shape: Shape) -> Option<Point> {
    let (row, col) = text.split_once(',').filter(|_| shape.topology() == Topology::Torus)?;
    shape.cell(row.trim().parse().ok()?, col.trim().parse().ok()?)
}

fn sides(name: &str) -> Result<ComputerSides, CommandError> {
    match name.to_ascii_lowercase().as_str() {
        "x" => Ok(ComputerSides::First),
        "o" => Ok(ComputerSides::Second),
        "both" => Ok(ComputerSides::Both),
        "none" => Ok(ComputerSides::None),
        _ => Err(CommandError::Sides),
    }
}

/// `7`, or `3,7` for X and O.
fn level(text: &str) -> Result<Command, CommandError> {
    let one = |text: &str| text.trim().parse::<Level>().map_err(|_| CommandError::Level);
    match text.split_once(',') {
        None => Ok(Command::Level(one(text)?, None)),
        Some((x, o)) => Ok(Command::Level(one(o)?, Some(one(x)?))),
    }
}

fn game(name: &str) -> Result<GameKind, CommandError> {
    match name.to_ascii_lowercase().as_str() {
        "connect4" => Ok(GameKind::Rows(Variant::CONNECT_FOUR)),
        "tictactoe" => Ok(GameKind::Rows(Variant::TIC_TAC_TOE)),
        "quarto" => Ok(GameKind::Quarto(Topology::Plane)),
        "quarto torus" => Ok(GameKind::Quarto(Topology::Torus)),
        size => {
            let (size, rule) = match size.split_once(char::is_whitespace) {
                Some((size, rule)) if rule.trim_start() == "standard" => (size, Rule::Standard),
                _ => (size, Rule::Freestyle),
            };
            let variant = size.parse().ok().and_then(Variant::offered);
            variant.map(|board| GameKind::Rows(board.with_rule(rule))).ok_or(CommandError::Game)
        }
    }
}

fn looks_like_a_cell(text: &str) -> bool {
    text.contains(|char: char| char == ',' || char.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, expected: Result<Option<Command>, &str>) {
        check_asked(TargetKind::Cell(Variant::GOMOKU_15.shape()), text, expected);
    }

    #[track_caller]
    fn check_asked(asked: TargetKind, text: &str, expected: Result<Option<Command>, &str>) {
        let found = parse(text, asked);
        let expected = expected.map_err(str::to_owned);
        assert_eq!(found.map_err(|error| error.to_string()), expected, "{text:?}");
    }

    fn place(row: u8, col: u8) -> Command {
        Command::Play(Target::Cell(Point::new(row, col)))
    }

    #[test]
    fn cells_in_both_notations() {
        check("7,7", Ok(Some(place(7, 7))));
        check(" 3 , 14 ", Ok(Some(place(3, 14))));
        check("h12", Ok(Some(place(3, 7))));
        check("L8", Ok(Some(place(7, 11))));
        check("n15", Ok(Some(place(0, 13))));
    }

    #[test]
    fn commands_with_and_without_their_argument() {
        check("", Ok(None));
        check("  ", Ok(None));
        check("!", Ok(Some(Command::Resign)));
        check("s", Ok(Some(Command::Save(None))));
        check("s  my game.csv ", Ok(Some(Command::Save(Some("my game.csv".to_owned())))));
        check("l 7", Ok(Some(Command::Load(Some("7".to_owned())))));
        check("n", Ok(Some(Command::NewGame(None))));
        check("n 19", Ok(Some(Command::NewGame(Some(GameKind::Rows(Variant::GOMOKU_19))))));
        check("Q", Ok(Some(Command::Quit)));
        check("help", Ok(Some(Command::Help)));
    }

    #[test]
    fn the_computers_sides_and_levels() {
        let level = |number| Level::new(number).unwrap();
        check("o", Ok(Some(Command::Computer(None))));
        check("o Both", Ok(Some(Command::Computer(Some(ComputerSides::Both)))));
        check("o x", Ok(Some(Command::Computer(Some(ComputerSides::First)))));
        check("o y", Err("the computer plays x, o, both or none"));
        check("level 10", Ok(Some(Command::Level(level(10), None))));
        check("level 3, 7", Ok(Some(Command::Level(level(7), Some(level(3))))));
        for wrong in ["level", "level 0", "level 11", "level 3,", "level 3,7,9", "level x"] {
            check(wrong, Err("the level is 1 to 10, or 3,7 for X and O"));
        }
        check("m", Ok(Some(Command::MoveNow)));
        check("h now", Err("the command takes nothing more"));
    }

    #[test]
    fn games_by_name() {
        let new = |kind| Ok(Some(Command::NewGame(Some(kind))));
        check("n Connect4", new(GameKind::Rows(Variant::CONNECT_FOUR)));
        check("n tictactoe", new(GameKind::Rows(Variant::TIC_TAC_TOE)));
        check("n quarto torus", new(GameKind::Quarto(Topology::Torus)));
        let exact = Variant::GOMOKU_19.with_rule(Rule::Standard);
        check("n 19  standard", new(GameKind::Rows(exact)));
    }

    #[test]
    fn a_number_alone_is_a_column_or_a_piece_where_one_is_asked_for() {
        let column = TargetKind::Column(Variant::CONNECT_FOUR.shape());
        check_asked(column, "6", Ok(Some(Command::Play(Target::Column(6)))));
        let columns = Err("the columns are 0 to 6 or A to G");
        check_asked(column, "7", columns.clone());
        check_asked(column, "999", columns.clone());
        // A small letter is a command.
        check_asked(column, "C", Ok(Some(Command::Play(Target::Column(2)))));
        check_asked(column, "c", Ok(Some(Command::ToggleCoordinates)));
        check_asked(column, "d", Ok(Some(Command::Play(Target::Column(3)))));
        check_asked(column, "x", Err("unknown command"));
        check_asked(column, "H", columns);
        check_asked(column, "5,6", Ok(Some(place(5, 6))));
        check_asked(column, "g1", Ok(Some(place(5, 6))));
        let piece = Command::Play(Target::Piece(Piece::new(15).unwrap()));
        check_asked(TargetKind::Piece, "15", Ok(Some(piece)));
        check_asked(TargetKind::Piece, "16", Err("the pieces are 0 to 15"));
        check_asked(TargetKind::Piece, "1,1", Err("the pieces are 0 to 15"));
        check_asked(TargetKind::Piece, "q", Ok(Some(Command::Quit)));
    }

    #[test]
    fn every_number_names_a_cell_of_a_torus() {
        let torus = TargetKind::Cell(Shape::new(6, 4, Topology::Torus).unwrap());
        check_asked(torus, "-1,6", Ok(Some(place(3, 0))));
        check_asked(torus, "4, -7", Ok(Some(place(0, 5))));
        check_asked(torus, "h1", Err("off the board (0,0 to 3,5 or A1 to F4)"));
        let plane = TargetKind::Cell(Shape::new(6, 4, Topology::Plane).unwrap());
        check_asked(plane, "-1,5", Err("off the board (0,0 to 3,5 or A1 to F4)"));
    }

    #[test]
    fn the_reason_is_named() {
        check("15,0", Err("off the board (0,0 to 14,14 or A1 to O15)"));
        check("p1", Err("off the board (0,0 to 14,14 or A1 to O15)"));
        check("7", Err("not a coordinate"));
        check("7;7", Err("not a coordinate"));
        check("7,x", Err("not a coordinate"));
        check("hello", Err("unknown command"));
        check("x", Err("unknown command"));
        let games =
            "the game is 15, 17, 19 or 20 [standard], connect4, tictactoe or quarto [torus]";
        check("n 16", Err(games));
        check("n 19 x", Err(games));
        check("n connect4 standard", Err(games));
        check("n quarto plane", Err(games));
        check("q now", Err("the command takes nothing more"));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nothing_typed_makes_it_panic(text in ".{0,20}") {
            for asked in [
                TargetKind::Cell(Variant::GOMOKU_15.shape()),
                TargetKind::Column(Variant::CONNECT_FOUR.shape()),
                TargetKind::Piece,
            ] {
                let _ = parse(&text, asked);
            }
        }
    }
}
