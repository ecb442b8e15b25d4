//! Files of Piskvork: `.psq`, and the older `.rec` of its tournaments.
//!
//! ```text
//! Piskvorky 15x15, 0:0, 0
//! 8,8,1200
//! 9,7,850
//! Ada
//! Eve
//! -1
//! 1,Freestyle
//! ```
//!
//! The head names the board and the player who moves first. A move consists of column and row, from
//! 1 at the top left, and its time in milliseconds. After the names come `-1` and, if the game is
//! over, the winner (0 for none) and the rule. A `.rec` has the names first, counts from 0, and
//! names no board.

use std::fmt::Write as _;
use std::time::Duration;

use super::{FormatError, Loaded, Problem, Remark, encoding, read_text, rule};
use crate::game::{End, GameKind, State, Target};
use crate::record::{Action, Record};
use crate::rules::{Game, Point, Shape, Stone, Topology, Variant};

/// Size limit of a file in bytes, far above any game.
pub const MAX_SIZE: u64 = 1 << 20;
const HEAD: &str = "Piskvorky ";

/// Checks whether a file that starts with these bytes is meant to be a `.psq`.
pub fn is_psq(start: &[u8]) -> bool {
    start.starts_with(HEAD.as_bytes())
}

/// Checks whether this is a complete `.rec`: two names and moves.
pub fn is_rec(bytes: &[u8]) -> bool {
    let decoded = encoding::decode(bytes, None, None);
    let lines = lines(&decoded.text);
    lines.len() > 2 && lines[2..].iter().all(|&(_, line)| numbers(line).is_some())
}

pub(super) fn write(record: &Record, game: &Game) -> Vec<u8> {
    let shape = game.variant().shape();
    let mut text = format!("{HEAD}{}x{}, 0:0, 0\n", shape.width(), shape.height());
    text += &moves(record, game, 1);
    let [first, second] = names(record);
    // Writing to a `String` cannot fail.
    let _ = writeln!(text, "{first}\n{second}\n-1");
    if let State::Over(outcome) = record.state() {
        let winner = outcome.winner().map_or(0, |side| side as u8 + 1);
        let own = rule::write(game.variant());
        let rule = record.info().rule.as_deref().unwrap_or(&own);
        let mut first = rule.chars();
        let capital = first.next().map(|letter| letter.to_ascii_uppercase()).into_iter();
        let rule: String = capital.chain(first).collect();
        let _ = writeln!(text, "{winner},{}", one_line(&rule));
    }
    text.into_bytes()
}

pub(super) fn write_rec(record: &Record, game: &Game) -> Vec<u8> {
    let mut text: String = names(record).map(|name| format!("{name}\n")).concat();
    text += &moves(record, game, 0);
    text.into_bytes()
}

/// Names of the players, or of the sides if a player has none.
fn names(record: &Record) -> [String; 2] {
    [(Stone::First, "X"), (Stone::Second, "O")].map(|(side, usual)| {
        let name = one_line(&record.info().players.of(side).name);
        if name.is_empty() || numbers(&name).is_some() { usual.to_owned() } else { name }
    })
}

fn one_line(text: &str) -> String {
    text.replace(['\r', '\n'], " ").trim().to_owned()
}

/// Writes the moves line by line; cells count from `first`.
fn moves(record: &Record, game: &Game, first: u8) -> String {
    let tree = record.tree();
    let path = tree.path(record.node()).into_iter();
    let stones = path.filter(|&node| matches!(tree.action(node), Some(Action::Stone(_))));
    let mut text = String::new();
    for (point, node) in game.moves().iter().zip(stones) {
        let time = tree.notes(node).spent.unwrap_or_default().as_millis();
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "{},{},{time}", point.col + first, point.row + first);
    }
    text
}

/// Reads a `.psq`.
///
/// ```
/// use gomoku::formats::psq;
/// use gomoku::rules::{Point, Variant};
///
/// let file = b"Piskvorky 20x20, 11:11, 0\n3,2,850\n11,11,900\nAda\nEve\n-1\n1,Freestyle\n";
/// let record = psq::read(file)?.record;
/// assert_eq!(record.kind().variant(), Variant::GOMOKU_20);
/// assert_eq!(record.on_board().stones(), 2);
/// assert_eq!(record.info().players.first.name, "Ada");
/// # Ok::<(), gomoku::formats::FormatError>(())
/// ```
///
/// # Errors
/// Reports the line that is malformed or has an illegal move.
pub fn read(bytes: &[u8]) -> Result<Loaded, FormatError> {
    read_text(bytes, None, parse)
}

pub(super) fn parse(text: &str) -> Result<Loaded, FormatError> {
    let lines = lines(text);
    let (&(number, head), rest) = lines.split_first().ok_or(HEADER.at(1))?;
    let (shape, swaps) = head_of(head).ok_or_else(|| HEADER.at(number))?;
    let five = rule::five(shape).map_err(|_| {
        Problem::TooSmall(format!("{}x{}", shape.width(), shape.height())).at(number)
    })?;
    let moves = rest.iter().take_while(|(_, line)| numbers(line).is_some()).count();
    let (moves, rest) = rest.split_at(moves);
    let names: Vec<&str> = rest.iter().take(2).map(|&(_, line)| line).collect();
    let mut ends = rest.get(2..).unwrap_or_default().iter().map(|&(_, line)| line);
    let said = ends.rfind(|line| *line != "-1").map(result);
    let (winner, name) = said.unwrap_or_default();
    let (variant, is_known) = match rule::read(name.unwrap_or_default(), Some(shape)) {
        rule::RuleMeaning::Game(variant) => (variant, true),
        rule::RuleMeaning::Rule(rule) => (five.with_rule(rule), true),
        rule::RuleMeaning::Unknown => (five, false),
    };
    let mut loaded = played(variant, moves, 1)?;
    put_names(&mut loaded.record, &names, swaps);
    if !is_known && let Some(rule) = name {
        loaded.record.edit_info(|info| info.rule = Some(rule.to_owned()));
        loaded.remarks.push(Remark::UnknownRule(rule.to_owned()));
    }
    let end = match (winner, swaps) {
        (Some(0), _) => Some(End::Drawn),
        (Some(1), false) | (Some(2), true) => Some(End::Lost(Stone::Second)),
        (Some(2), false) | (Some(1), true) => Some(End::Lost(Stone::First)),
        _ => None,
    };
    match (end, loaded.record.state()) {
        (Some(end), State::ToMove(_)) => {
            loaded.record.end(end);
        }
        (Some(end), State::Over(outcome)) if outcome.winner() != end.outcome().winner() => {
            let said = winner.unwrap_or_default().to_string();
            loaded.remarks.push(Remark::ResultDoesNotFit(said));
        }
        _ => {}
    }
    Ok(loaded)
}

/// Reads a `.rec`, for the tournament board 20x20.
///
/// # Errors
/// Reports the line that is malformed or has an illegal move.
pub fn read_rec(bytes: &[u8]) -> Result<Loaded, FormatError> {
    read_text(bytes, None, parse_rec)
}

pub(super) fn parse_rec(text: &str) -> Result<Loaded, FormatError> {
    let lines = lines(text);
    let names: Vec<&str> = lines.iter().take(2).map(|&(_, line)| line).collect();
    let mut loaded = played(Variant::GOMOKU_20, lines.get(2..).unwrap_or_default(), 0)?;
    put_names(&mut loaded.record, &names, false);
    loaded.remarks.push(Remark::TakenFor(Variant::GOMOKU_20));
    Ok(loaded)
}

type NumberedLine<'a> = (u64, &'a str);

fn lines(text: &str) -> Vec<NumberedLine<'_>> {
    let lines = (1..).zip(text.lines()).map(|(number, line)| (number, line.trim()));
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

const HEADER: Problem = Problem::Header("Piskvorky WIDTHxHEIGHT, n:n, n");

/// Parses the board, and whether the second player moves first.
fn head_of(line: &str) -> Option<(Shape, bool)> {
    let rest = line.strip_prefix(HEAD.trim_end())?;
    let mut fields = rest.split(',').map(str::trim);
    let (width, height) = fields.next()?.split_once('x')?;
    let (width, height) = (width.trim().parse().ok()?, height.trim().parse().ok()?);
    let swaps = fields.nth(1) == Some("1");
    Some((Shape::new(width, height, Topology::Plane).ok()?, swaps))
}

/// Parses column and row of a move, and its time if given.
fn numbers(line: &str) -> Option<(u16, u16, u64)> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let (col, row, time) = match fields[..] {
        [col, row] => (col, row, "0"),
        [col, row, time] => (col, row, time),
        _ => return None,
    };
    let (col, row) = (col.parse().ok()?, row.parse().ok()?);
    Some((col, row, time.parse().ok()?))
}

fn result(line: &str) -> (Option<u8>, Option<&str>) {
    let (winner, rule) = line.split_once(',').unwrap_or((line, ""));
    let rule = Some(rule.trim()).filter(|rule| !rule.is_empty());
    (winner.trim().parse().ok(), rule)
}

fn put_names(record: &mut Record, names: &[&str], swaps: bool) {
    record.edit_info(|info| {
        for (index, &name) in names.iter().enumerate() {
            let side = Stone::First.after(index + usize::from(swaps));
            name.clone_into(&mut info.players.of_mut(side).name);
        }
    });
}

/// Plays the moves of these lines, whose cells count from `first`.
fn played(variant: Variant, lines: &[NumberedLine], first: u16) -> Result<Loaded, FormatError> {
    let mut record = Record::new(GameKind::Rows(variant));
    for &(number, line) in lines {
        let no_move = || Problem::not_a_cell(line).at(number);
        let (col, row, time) = numbers(line).ok_or_else(no_move)?;
        let cell = |number: u16| number.checked_sub(first).and_then(|it| u8::try_from(it).ok());
        let (Some(col), Some(row)) = (cell(col), cell(row)) else { return Err(no_move()) };
        let played = record.play(Target::Cell(Point::new(row, col)));
        played.map_err(|why| Problem::from(why).at(number))?;
        if time > 0 {
            let spent = Some(Duration::from_millis(time));
            record.annotate(record.node(), |notes| notes.spent = spent);
        }
    }
    Ok(Loaded::new(record))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::{Encoding, EncodingSource};
    use crate::game::{AnyGame, Outcome};

    #[track_caller]
    fn check_refused(text: &str, expected: &str) {
        assert_eq!(read(text.as_bytes()).unwrap_err().to_string(), expected);
    }

    fn game_of(record: &Record) -> &Game {
        match record.on_board() {
            AnyGame::Rows(game) => game,
            AnyGame::Quarto(_) => panic!("{record:?}"),
        }
    }

    #[test]
    fn a_file_is_written_as_it_was_read() {
        let file = "Piskvorky 15x15, 0:0, 0\n3,2,850\n11,15,0\nAda\nEve\n-1\n2,Standard\n";
        let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
        assert_eq!(remarks, []);
        assert_eq!(game_of(&record).moves(), [Point::new(1, 2), Point::new(14, 10)]);
        assert_eq!(record.kind().variant().rule(), crate::rules::Rule::Standard);
        let State::Over(outcome) = record.state() else { panic!("{record:?}") };
        assert_eq!(outcome, Outcome::Won(Stone::Second, crate::game::Win::Unknown));
        assert_eq!(String::from_utf8(write(&record, game_of(&record))).unwrap(), file);
    }

    #[test]
    fn files_of_other_programs_are_read() {
        // Other line ends, spaces, no final line end; the second player moves first.
        let file = "Piskvorky 20x20, 11:11, 1\r\n 1 , 2 ,3\r\n\r\n2,2\r\npbrain-a\r\npbrain-b\r\n-1\r\n1, Caro\r\n";
        let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
        assert_eq!(record.info().players.first.name, "pbrain-b");
        assert_eq!(record.state(), State::Over(End::Lost(Stone::First).outcome()));
        assert_eq!(remarks, [Remark::UnknownRule("Caro".to_owned())]);
        let cut = read(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n").unwrap().record;
        assert_eq!((cut.on_board().stones(), cut.state().mover()), (1, Some(Stone::Second)));
    }

    /// Returns the state of a game of one move, and the remarks, if `end` follows the names.
    fn said(begins: &str, end: &str) -> (State, Vec<Remark>) {
        let file = format!("Piskvorky 15x15, 0:0, {begins}\n8,8,0\nAda\nEve\n-1\n{end}");
        let Loaded { record, remarks, .. } = read(file.as_bytes()).unwrap();
        (record.state(), remarks)
    }

    #[test]
    fn the_winner_is_the_number_of_a_player() {
        let lost = |side| (State::Over(End::Lost(side).outcome()), vec![]);
        let drawn = (State::Over(End::Drawn.outcome()), vec![]);
        for (begins, end, expected) in [
            ("0", "0,Freestyle\n", drawn.clone()),
            ("1", "0,Freestyle\n", drawn.clone()),
            ("0", "1,Freestyle\n", lost(Stone::Second)),
            ("0", "2,Freestyle\n", lost(Stone::First)),
            ("1", "1,Freestyle\n", lost(Stone::First)),
            ("1", "2,Freestyle\n", lost(Stone::Second)),
            ("0", "3,Freestyle\n", (State::ToMove(Stone::Second), vec![])),
            ("0", "", (State::ToMove(Stone::Second), vec![])),
        ] {
            assert_eq!(said(begins, end), expected, "{begins} {end}");
        }
    }

    #[test]
    fn a_result_that_contradicts_the_board_is_remarked() {
        let cells = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1)];
        let moves: String = cells.map(|(col, row)| format!("{col},{row},0\n")).concat();
        for (winner, remarks) in [(1, vec![]), (2, vec![Remark::ResultDoesNotFit("2".to_owned())])]
        {
            let file =
                format!("Piskvorky 15x15, 0:0, 0\n{moves}Ada\nEve\n-1\n{winner},Freestyle\n");
            let loaded = read(file.as_bytes()).unwrap();
            assert_eq!(loaded.remarks, remarks);
            assert_eq!(loaded.record.on_board().stones(), 9);
        }
    }

    #[test]
    fn a_time_of_zero_is_ignored() {
        let record = read(b"Piskvorky 15x15, 0:0, 0\n8,8,0\n8,9,1\n").unwrap().record;
        let tree = record.tree();
        let spent = tree.preorder().map(|node| tree.notes(node).spent).collect::<Vec<_>>();
        assert_eq!(spent, [None, None, Some(Duration::from_millis(1))]);
    }

    #[test]
    fn names_in_a_code_page_are_read() {
        let file = b"Piskvorky 15x15, 0:0, 0\n8,8,0\nZo\xe9\nEve\n-1\n";
        let Loaded { record, remarks, encoding, .. } = read(file).unwrap();
        assert_eq!(record.info().players.first.name, "Zoé");
        assert_eq!(remarks, [Remark::Encoded(encoding, EncodingSource::Guessed)]);
        assert_ne!(encoding, Encoding::UTF_8);
    }

    #[test]
    fn a_rec_has_the_names_first_and_counts_from_0() {
        let file = "Ada\nEve\n19,0,10\n0,0,20\n";
        assert!(is_rec(file.as_bytes()) && !is_rec(b"Ada\nEve\nMallory\n"));
        let record = read_rec(file.as_bytes()).unwrap().record;
        assert_eq!(game_of(&record).moves(), [Point::new(0, 19), Point::new(0, 0)]);
        assert_eq!(String::from_utf8(write_rec(&record, game_of(&record))).unwrap(), file);
    }

    #[test]
    fn the_rule_of_an_unfinished_game_is_reported_as_lost() {
        use super::super::{Format, Lost, ReadOptions, read_as, write};
        let torus = Shape::new(15, 15, Topology::Torus).unwrap();
        for variant in
            [Variant::GOMOKU_19.with_rule(crate::rules::Rule::Standard), rule::five(torus).unwrap()]
        {
            let mut record = Record::new(GameKind::Rows(variant));
            record.play(Target::Cell(Point::new(0, 0))).unwrap();
            let written = write(&record, Format::Psq).unwrap();
            assert_eq!(written.lost, [Lost::Game]);
            record.end(End::Drawn);
            let written = write(&record, Format::Psq).unwrap();
            assert_eq!(written.lost, []);
            let again = read_as(&written.bytes, Format::Psq, ReadOptions::on(variant)).unwrap();
            assert_eq!(again.record.kind(), record.kind());
        }
    }

    #[test]
    fn a_rec_loses_any_board_but_that_of_tournaments() {
        use super::super::{Format, Lost, write};
        for (variant, expected) in
            [(Variant::GOMOKU_20, &[][..]), (Variant::GOMOKU_15, &[Lost::Game])]
        {
            let record = Record::new(GameKind::Rows(variant));
            assert_eq!(write(&record, Format::Rec).unwrap().lost, expected);
        }
    }

    #[test]
    fn bad_files_are_refused_with_the_line() {
        let header = "line 1: the first line must be Piskvorky WIDTHxHEIGHT, n:n, n";
        check_refused("", header);
        check_refused("Piskvorky 2x2, 0:0, 0\n", header);
        check_refused(
            "Piskvorky 4x4, 0:0, 0\n",
            "line 1: five in a row do not fit on a board of \"4x4\"",
        );
        let head = "Piskvorky 15x15, 0:0, 0\n";
        check_refused(&format!("{head}0,1,0\n"), "line 2: \"0,1,0\" is not a cell");
        check_refused(&format!("{head}16,1,0\n"), "line 2: that is off the board");
        check_refused(&format!("{head}1,1,0\n1,1,0\n"), "line 3: there is already a stone there");
    }
}
