//! Parser of the command bar.

use super::Command;
use crate::game::{ComputerSides, GameKind, Target, TargetKind};
use crate::locale::text;
use crate::player::Level;
use crate::puzzle::Activity;
use crate::quarto::{Board, Piece};
use crate::rules::{
    Coordinates, NotationError, Point, Rule, Shape, Topology, Variant, parse_point, plain_number,
};

fn unknown() -> String {
    text!("bar-unknown")
}

fn no_piece() -> String {
    text!("bar-no-piece")
}

fn no_column(shape: Shape) -> String {
    let last = shape.width() - 1;
    text!("bar-no-column", last = last, letter = Coordinates::Letters.column(last))
}

/// Formats the sizes: `15, 17, 19 or 20`.
pub fn sizes() -> String {
    let sides = Variant::OFFERED.map(|variant| variant.shape().width().to_string());
    let (last, others) = sides.split_last().unwrap_or((&sides[0], &[]));
    text!("board-sizes", others = others.join(&text!("list-comma")), last = last)
}

/// Commands of the bar, and the message with the meaning of each.
pub const HELP: &[(&str, &str)] = &[
    ("7,7  h8", "bar-help-cell"),
    ("3", "bar-help-column"),
    ("s  s FILE", "bar-help-save"),
    ("l  l FILE", "bar-help-load"),
    ("y  copy", "bar-help-copy"),
    ("copy-picture", "bar-help-copy-picture"),
    ("export FILE", "bar-help-export"),
    ("games  games PATH", "bar-help-games"),
    ("explore", "bar-help-explore"),
    ("n  n 19  n connect4", "bar-help-new"),
    ("n 19 standard", "bar-help-standard"),
    ("even  unrate", "bar-help-even"),
    ("draw", "bar-help-draw"),
    ("keep  swap  declare 5", "bar-help-opening"),
    ("pass", "bar-help-pass"),
    ("why  fouls", "bar-help-fouls"),
    ("!  u  h  m  p  g  c  r", "bar-help-keys"),
    ("e  editor", "bar-help-editor"),
    ("a  analyse", "bar-help-analyse"),
    ("w  region", "bar-help-region"),
    ("v  review", "bar-help-review"),
    ("mistakes", "bar-help-mistakes"),
    ("puzzles", "bar-help-puzzles"),
    ("puzzles daily", "bar-help-practise"),
    ("solution  next", "bar-help-solution"),
    ("back  forward", "bar-help-step"),
    ("start  end  variation", "bar-help-ends"),
    ("promote  delete", "bar-help-branch"),
    ("comment TEXT", "bar-help-comment"),
    ("friends  connect", "bar-help-friends"),
    ("say TEXT", "bar-help-say"),
    ("o x  o o  o both  o none", "bar-help-sides"),
    ("level 7  level 3,7", "bar-help-level"),
    ("theme  theme NAME", "bar-help-theme"),
    ("help  q", "bar-help-help"),
];

/// Parses a line of the command bar; `None` if it is empty.
pub fn parse(text: &str, asked: TargetKind) -> Result<Option<Command>, String> {
    let text = text.trim();
    // Letters name both columns and commands; capitals are columns.
    if let (TargetKind::Column(shape), &[letter @ b'A'..=b'Z']) = (asked, text.as_bytes()) {
        let col = Some(letter - b'A').filter(|&col| col < shape.width());
        let target = col.map(Target::Column).ok_or_else(|| no_column(shape))?;
        return Ok(Some(Command::Play(target)));
    }
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let file = || (!rest.is_empty()).then(|| rest.to_owned());
    let word = word.to_ascii_lowercase();
    let command = match word.as_str() {
        "" => return Ok(None),
        "s" | "save" => Command::Save(file()),
        "l" | "load" => Command::Load(file()),
        "n" | "new" if rest.is_empty() => Command::NewGame(None),
        "n" | "new" => Command::NewGame(Some(game(rest)?)),
        "o" if rest.is_empty() => Command::Computer(None),
        "o" => Command::Computer(Some(sides(rest)?)),
        "level" => level(rest)?,
        "comment" if rest.is_empty() => Command::Comment(None),
        "comment" => Command::Comment(Some(rest.replace("\\n", "\n"))),
        "export" => Command::Export(file()),
        "say" => Command::Say(file()),
        "games" => Command::Games(file()),
        "theme" | "themes" => Command::Themes(file()),
        "declare" => Command::Play(Target::Declare(declared(rest)?)),
        "puzzle" | "puzzles" if !rest.is_empty() => Command::Practise(activity(rest)?),
        word => match Command::typed(word) {
            Some(command) if rest.is_empty() => command,
            Some(_) => return Err(text!("bar-too-much")),
            None if rest.is_empty()
                && let Ok(choice) = word.parse() =>
            {
                Command::Play(Target::Choose(choice))
            }
            None => Command::Play(target(text, asked)?),
        },
    };
    Ok(Some(command))
}

/// Parses a number of fifth moves.
fn declared(text: &str) -> Result<u8, String> {
    plain_number(text).ok_or_else(|| text!("bar-declare"))
}

fn target(text: &str, asked: TargetKind) -> Result<Target, String> {
    // Small letters that are not commands are columns, too.
    if let (TargetKind::Column(shape), &[letter @ b'a'..=b'z']) = (asked, text.as_bytes()) {
        let col = Some(letter - b'a').filter(|&col| col < shape.width());
        return col.map(Target::Column).ok_or_else(unknown);
    }
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = || text.parse::<i32>().ok();
    let shape = match asked {
        TargetKind::Column(shape) if is_number => {
            let cell = number().and_then(|col| shape.cell(0, col));
            return cell.map(|at| Target::Column(at.col)).ok_or_else(|| no_column(shape));
        }
        TargetKind::Cell(shape) | TargetKind::Column(shape) => shape,
        TargetKind::Piece if is_number => {
            let piece = number().and_then(|number| Piece::new(u8::try_from(number).ok()?));
            return piece.map(Target::Piece).ok_or_else(no_piece);
        }
        TargetKind::Piece if looks_like_a_cell(text) => return Err(no_piece()),
        TargetKind::Piece => return Err(unknown()),
    };
    if let Some(point) = round_the_torus(text, shape) {
        return Ok(Target::Cell(point));
    }
    match parse_point(text, shape) {
        Ok(point) => Ok(Target::Cell(point)),
        Err(NotationError::NotACoordinate) if !looks_like_a_cell(text) => Err(unknown()),
        Err(error) => Err(error.to_string()),
    }
}

/// Parses a pair of numbers on a torus, where each names a cell.
fn round_the_torus(text: &str, shape: Shape) -> Option<Point> {
    let (row, col) = text.split_once(',').filter(|_| shape.topology() == Topology::Torus)?;
    shape.cell(row.trim().parse().ok()?, col.trim().parse().ok()?)
}

fn sides(name: &str) -> Result<ComputerSides, String> {
    match name.to_ascii_lowercase().as_str() {
        "x" => Ok(ComputerSides::First),
        "o" => Ok(ComputerSides::Second),
        "both" => Ok(ComputerSides::Both),
        "none" => Ok(ComputerSides::None),
        _ => Err(text!("bar-sides")),
    }
}

/// Parses a level: `7`, or `3,7` for X and O.
fn level(text: &str) -> Result<Command, String> {
    let one = |text: &str| {
        let why = |_| text!("bar-level", least = Level::MIN, most = Level::MAX);
        text.trim().parse::<Level>().map_err(why)
    };
    match text.split_once(',') {
        None => Ok(Command::Level(one(text)?, None)),
        Some((x, o)) => Ok(Command::Level(one(o)?, Some(one(x)?))),
    }
}

fn activity(name: &str) -> Result<Activity, String> {
    let names = || {
        let names: Vec<&str> = Activity::all().map(Activity::name).collect();
        names.join(&text!("list-comma"))
    };
    name.parse().map_err(|_| text!("bar-puzzles", names = names()))
}

fn game(name: &str) -> Result<GameKind, String> {
    match name.to_ascii_lowercase().as_str() {
        "connect4" => Ok(GameKind::Rows(Variant::CONNECT_FOUR)),
        "tictactoe" => Ok(GameKind::Rows(Variant::TIC_TAC_TOE)),
        "quarto" => Ok(GameKind::Quarto(Board::PLANE)),
        "quarto torus" => Ok(GameKind::Quarto(Board::TORUS)),
        "quarto 4x4" => Ok(GameKind::Quarto(Board::SMALL)),
        "quarto 4x4 torus" => Ok(GameKind::Quarto(Board::SMALL_TORUS)),
        size => {
            let (size, rule) = size.split_once(char::is_whitespace).unwrap_or((size, "freestyle"));
            let rule: Option<Rule> = rule.trim_start().parse().ok();
            let variant: Option<Variant> = size.parse().ok().and_then(Variant::offered);
            variant
                .and_then(|board| Some(GameKind::Rows(board.with_rule(rule?))))
                .ok_or_else(|| text!("bar-game", sizes = sizes()))
        }
    }
}

fn looks_like_a_cell(text: &str) -> bool {
    text.contains(|char: char| char == ',' || char.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::command::Walk;
    use proptest::prelude::*;

    #[track_caller]
    fn check(text: &str, expected: Result<Option<Command>, &str>) {
        check_asked(TargetKind::Cell(Variant::GOMOKU_15.shape()), text, expected);
    }

    #[track_caller]
    fn check_asked(asked: TargetKind, text: &str, expected: Result<Option<Command>, &str>) {
        let found = parse(text, asked);
        let expected = expected.map_err(str::to_owned);
        assert_eq!(found, expected, "{text:?}");
    }

    fn place(row: u8, col: u8) -> Command {
        Command::Play(Target::Cell(Point::new(row, col)))
    }

    #[test]
    fn cells_are_parsed_in_both_notations() {
        check("7,7", Ok(Some(place(7, 7))));
        check(" 3 , 14 ", Ok(Some(place(3, 14))));
        check("h12", Ok(Some(place(3, 7))));
        check("L8", Ok(Some(place(7, 11))));
        check("n15", Ok(Some(place(0, 13))));
    }

    #[test]
    fn commands_are_parsed_with_and_without_arguments() {
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
        check("theme", Ok(Some(Command::Themes(None))));
        check("theme wood ", Ok(Some(Command::Themes(Some("wood".to_owned())))));
        // The former word is still read.
        for word in ["variation", "branch"] {
            check(word, Ok(Some(Command::Walk(Walk::NextBranch))));
        }
    }

    #[test]
    fn sides_and_levels_of_the_computer_are_parsed() {
        let level = |number| Level::new(number).unwrap();
        check("o", Ok(Some(Command::Computer(None))));
        check("o Both", Ok(Some(Command::Computer(Some(ComputerSides::Both)))));
        check("o x", Ok(Some(Command::Computer(Some(ComputerSides::First)))));
        check("o y", Err("the computer can play x, o, both or none"));
        check("level 10", Ok(Some(Command::Level(level(10), None))));
        check("level 3, 7", Ok(Some(Command::Level(level(7), Some(level(3))))));
        for wrong in ["level", "level 0", "level 11", "level 3,", "level 3,7,9", "level x"] {
            check(wrong, Err("the level is 1 to 10, or 3,7 for X and O"));
        }
        check("m", Ok(Some(Command::MoveNow)));
        check("h now", Err("this command takes no argument"));
    }

    #[test]
    fn games_are_parsed_by_name() {
        let new = |kind| Ok(Some(Command::NewGame(Some(kind))));
        check("n Connect4", new(GameKind::Rows(Variant::CONNECT_FOUR)));
        check("n tictactoe", new(GameKind::Rows(Variant::TIC_TAC_TOE)));
        check("n quarto torus", new(GameKind::Quarto(Board::TORUS)));
        check("n quarto 4x4", new(GameKind::Quarto(Board::SMALL)));
        let exact = Variant::GOMOKU_19.with_rule(Rule::Standard);
        check("n 19  standard", new(GameKind::Rows(exact)));
    }

    #[test]
    fn a_single_number_is_a_column_or_a_piece() {
        let column = TargetKind::Column(Variant::CONNECT_FOUR.shape());
        check_asked(column, "6", Ok(Some(Command::Play(Target::Column(6)))));
        let columns = Err("the columns are 0 to 6, or A to G");
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
    fn every_number_is_valid_on_a_torus() {
        let torus = TargetKind::Cell(Shape::new(6, 4, Topology::Torus).unwrap());
        check_asked(torus, "-1,6", Ok(Some(place(3, 0))));
        check_asked(torus, "4, -7", Ok(Some(place(0, 5))));
        check_asked(torus, "h1", Err("off the board (0,0 to 3,5 or A1 to F4)"));
        let plane = TargetKind::Cell(Shape::new(6, 4, Topology::Plane).unwrap());
        check_asked(plane, "-1,5", Err("off the board (0,0 to 3,5 or A1 to F4)"));
    }

    #[test]
    fn refusals_have_a_reason() {
        check("15,0", Err("off the board (0,0 to 14,14 or A1 to O15)"));
        check("p1", Err("off the board (0,0 to 14,14 or A1 to O15)"));
        check("7", Err("this is not a cell"));
        check("7;7", Err("this is not a cell"));
        check("7,x", Err("this is not a cell"));
        check("hello", Err("unknown command"));
        check("x", Err("unknown command"));
        let games = "the games are 15, 17, 19 or 20 [standard], connect4, tictactoe and quarto [4x4] [torus]";
        check("n 16", Err(games));
        check("n 19 x", Err(games));
        check("n connect4 standard", Err(games));
        check("n quarto plane", Err(games));
        check("q now", Err("this command takes no argument"));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn parsing_any_text_never_panics(text in ".{0,20}") {
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
