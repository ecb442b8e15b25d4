//! Reads the lines of a file as a game.

use std::time::Duration;

use super::WORD;
use super::lines::{Lines, MoveLine, numbered};
use crate::formats::{FormatError, Loaded, Problem, Remark, finish, rule};
use crate::game::{End, GameKind, IllegalMove, State, Target};
use crate::record::Record;
use crate::rules::{self, Point, Shape, Stone, Topology, Variant};

pub(in crate::formats) fn parse(text: &str) -> Result<Loaded, FormatError> {
    let lines = numbered(text);
    let (&(number, head), rest) = lines.split_first().ok_or(HEADER.at(1))?;
    let head = Head::read(head).map_err(|problem| problem.at(number))?;
    let shape = head.shape;
    let five = rule::five(shape).map_err(|_| {
        Problem::TooSmall(format!("{}x{}", shape.width(), shape.height())).at(number)
    })?;
    let lines = Lines::of_psq(rest);
    let name = lines.result.map(|(_, rule)| rule).filter(|rule| !rule.is_empty());
    let (variant, is_known) = match rule::read(name.unwrap_or_default(), Some(shape)) {
        rule::RuleMeaning::Game(variant) => (variant, true),
        rule::RuleMeaning::Rule(rule) => (five.with_rule(rule), true),
        rule::RuleMeaning::Unknown => (five, false),
    };
    let mut loaded = played(variant, &lines, 1, is_known)?;
    put_names(&mut loaded.record, &lines.names, head.swaps);
    if !is_known && let Some(rule) = name {
        loaded.record.edit_info(|info| info.rule = Some(rule.to_owned()));
        loaded.remarks.push(Remark::UnknownRule(rule.to_owned()));
    }
    match lines.result {
        Some((winner, _)) => put_result(&mut loaded, winner, &head, &lines.moves),
        None => put_end(&mut loaded, lines.end),
    }
    Ok(loaded)
}

pub(in crate::formats) fn parse_rec(text: &str) -> Result<Loaded, FormatError> {
    let lines = Lines::of_rec(text);
    if lines.moves.is_empty() && !lines.skipped.is_empty() {
        return Err(Problem::NO_GAME.in_file());
    }
    let mut loaded = played(Variant::GOMOKU_20, &lines, 0, true)?;
    put_names(&mut loaded.record, &lines.names, false);
    put_end(&mut loaded, lines.end);
    loaded.remarks.push(Remark::TakenFor(Variant::GOMOKU_20));
    Ok(loaded)
}

const HEADER: Problem = Problem::Header("Piskvorky WIDTHxHEIGHT, n:n, n");

/// First line of a `.psq`.
struct Head<'a> {
    shape: Shape,
    /// Kinds of the two players.
    players: &'a str,
    /// Set if the second player moves first.
    swaps: bool,
}

impl<'a> Head<'a> {
    fn read(line: &'a str) -> Result<Self, Problem> {
        let is_name = line.get(..WORD.len()).is_some_and(|it| it.eq_ignore_ascii_case(WORD));
        let rest = is_name.then(|| line[WORD.len()..].trim_start_matches(char::is_alphabetic));
        let mut fields = rest.ok_or(HEADER)?.split([',', ';']).map(str::trim);
        let sides = fields.next().and_then(|size| size.split_once(['x', 'X', '*', '×']));
        let number = |side: &str| side.trim().parse().ok();
        let sides = sides.and_then(|(width, height)| number(width).zip(number(height)));
        let (width, height) = sides.ok_or(HEADER)?;
        let shape = Shape::of_rows(width, height, Topology::Plane).map_err(Problem::Board)?;
        let players = fields.next().unwrap_or_default();
        Ok(Self { shape, players, swaps: fields.next() == Some("1") })
    }
}

/// Plays the moves, whose cells count from `first`. A game under a rule that is not known may go
/// on after five in a row, and ends there.
fn played(
    variant: Variant,
    lines: &Lines,
    first: u16,
    is_rule_known: bool,
) -> Result<Loaded, FormatError> {
    let mut loaded = Loaded::new(Record::new(GameKind::Rows(variant)));
    let record = &mut loaded.record;
    let mut odd_time = None;
    for found in &lines.moves {
        let wrong = |problem: Problem| problem.at(found.line);
        let cell = |number: Option<u16>| u8::try_from(number?.checked_sub(first)?).ok();
        let (Some(col), Some(row)) = (cell(found.col), cell(found.row)) else {
            return Err(wrong(Problem::not_a_cell(found.text)));
        };
        match record.play(Target::Cell(Point::new(row, col))) {
            Ok(_) => {}
            Err(IllegalMove::Rows(rules::IllegalMove::GameOver) | IllegalMove::GameOver)
                if !is_rule_known =>
            {
                let why = wrong(Problem::Illegal(rules::IllegalMove::GameOver));
                loaded.remarks.push(Remark::Stopped(why));
                break;
            }
            Err(why) => return Err(wrong(why.into())),
        }
        match found.time {
            Some(0) => {}
            Some(time) => {
                let spent = Some(Duration::from_millis(time));
                record.annotate(record.node(), |notes| notes.spent = spent);
            }
            None => odd_time = odd_time.or(Some(found)),
        }
    }
    loaded.remarks.extend(odd_time.map(|found| Remark::OddTime(found.line)));
    if let Some(&(line, text)) = lines.skipped.first() {
        let (lines, text) = (lines.skipped.len(), text.to_owned());
        loaded.remarks.push(Remark::Skipped { lines, line, text });
    }
    Ok(loaded)
}

fn put_names(record: &mut Record, names: &[&str], swaps: bool) {
    record.edit_info(|info| {
        for (index, &name) in names.iter().enumerate() {
            let side = Stone::First.after(index + usize::from(swaps));
            name.clone_into(&mut info.players.of_mut(side).name);
        }
    });
}

/// Ends the game with the number of its winner.
fn put_result(loaded: &mut Loaded, winner: &str, head: &Head, moves: &[MoveLine]) {
    let is_exchanged = head.swaps != names_are_exchanged(head, moves);
    let end = match (winner, is_exchanged) {
        ("0", _) => End::Drawn,
        ("1", false) | ("2", true) => End::Lost(Stone::Second),
        ("2", false) | ("1", true) => End::Lost(Stone::First),
        ("-1", _) => return,
        _ => {
            loaded.remarks.push(Remark::UnknownResult(winner.to_owned()));
            return;
        }
    };
    if !finish(&mut loaded.record, end) {
        loaded.remarks.push(Remark::ResultDoesNotFit(winner.to_owned()));
    }
}

/// Checks whether the judge of Gomocup has exchanged the names of the players, but not the number
/// of the winner: it does so if the opening has an odd number of stones. These took no time.
fn names_are_exchanged(head: &Head, moves: &[MoveLine]) -> bool {
    let opening = moves.iter().take_while(|found| found.time == Some(0)).count();
    head.players == "11:11" && opening < moves.len() && opening % 2 == 1
}

/// Ends the game with the number of its end, which names no winner: the side to move broke a rule
/// (1), or its time was up (2 of the judge of Gomocup, 15 of Piskvork). A row or a full board is 0.
fn put_end(loaded: &mut Loaded, end: Option<&str>) {
    let State::ToMove(mover) = loaded.record.state() else { return };
    let end = match end {
        None | Some("-1") => return,
        Some("1") => End::Forfeited(mover),
        Some("2" | "15") => End::OutOfTime(mover),
        Some(other) => {
            loaded.remarks.push(Remark::EndNumber(other.to_owned()));
            return;
        }
    };
    loaded.record.end(end);
}
