//! Parser of commands.

use super::text;
use super::{Command, CommandError, InfoItem, Owner, PlacedStone};
use crate::printable::printable;
use crate::rules::Point;

/// Maximum number of stones in a list: more than the cells of any board.
const MOST_STONES: usize = 1 << 10;

/// Parser of a manager's commands. Commands that list stones have several lines.
///
/// A line in a list that is not a stone invalidates the list; `DONE` then returns the first such
/// error. Only `INFO` may come between the stones. Any other command replaces an unfinished list.
#[derive(Debug, Default)]
pub struct CommandParser {
    /// Command with its stones so far, and its first error.
    list: Option<(Command, Option<CommandError>)>,
    /// Owners of the stones of a swap2 opening so far, from managers that give them.
    owners: Vec<Option<Owner>>,
}

impl CommandParser {
    /// Parses a line; `None` if it completes no command.
    pub fn feed(&mut self, line: &str) -> Option<Result<Command, CommandError>> {
        // Control characters are parsed as spaces, which is how they are printed.
        let line = printable(line);
        let line = line.trim();
        if line.is_empty() {
            return None;
        }
        let Some((command, wrong)) = &mut self.list else { return self.begin(parse(line)) };
        match add(command, &mut self.owners, line) {
            Some(true) => return None,
            Some(false) => {
                wrong.get_or_insert(CommandError::TooManyStones);
                return None;
            }
            None => {}
        }
        match parse(line) {
            Ok(Command::Info(info)) => Some(Ok(Command::Info(info))),
            Err(CommandError::Done) => {
                let (command, wrong) = self.list.take()?;
                Some(match (wrong, command) {
                    (Some(wrong), _) => Err(wrong),
                    (None, Command::Swap2Board(points)) => {
                        in_turn(&points, &self.owners).map(Command::Swap2Board)
                    }
                    (None, command) => Ok(command),
                })
            }
            Err(CommandError::Unknown(line)) => {
                let is_points = matches!(command, Command::Swap2Board(_));
                let usage = if is_points { "x,y" } else { "x,y,who" };
                wrong.get_or_insert(CommandError::NoStone { line, usage });
                None
            }
            other => self.begin(other),
        }
    }

    fn begin(
        &mut self,
        parsed: Result<Command, CommandError>,
    ) -> Option<Result<Command, CommandError>> {
        self.list = None;
        self.owners.clear();
        match parsed {
            Ok(list @ (Command::Board(_) | Command::YxBoard(_) | Command::Swap2Board(_))) => {
                self.list = Some((list, None));
                None
            }
            parsed => Some(parsed),
        }
    }
}

/// Adds a stone to a list, if there is room for it; `None` if the line is not a stone.
fn add(list: &mut Command, owners: &mut Vec<Option<Owner>>, line: &str) -> Option<bool> {
    match list {
        Command::Swap2Board(points) => {
            let (point, owner) = match PlacedStone::parse(line) {
                Some(PlacedStone { owner: Owner::Mark, .. }) => return None,
                Some(PlacedStone { point, owner }) => (point, Some(owner)),
                None => (text::point(line)?, None),
            };
            owners.push(owner);
            Some(put(points, point))
        }
        Command::Board(stones) | Command::YxBoard(stones) => {
            PlacedStone::parse(line).map(|stone| put(stones, stone))
        }
        _ => None,
    }
}

/// Sorts the stones of an opening so that the sides alternate.
///
/// The protocol lists them in that order, without owners. With owners (`x,y,who`, as Rapfi wants
/// them), the order may be another one. The side that began has one stone more, so 1 and 2 may
/// stand for the engine's and the opponent's stones as well as for the first and the second side.
fn in_turn(points: &[Point], owners: &[Option<Owner>]) -> Result<Vec<Point>, CommandError> {
    let of = |owner| points.iter().zip(owners).filter(move |(_, it)| **it == Some(owner));
    let [own, other] = [Owner::Own, Owner::Opponent].map(|owner| of(owner).count());
    let (first, second) = match (own, other) {
        (0, 0) => return Ok(points.to_vec()),
        _ if own + other < points.len() => return Err(CommandError::SomeOwners),
        // The number is wrong, and will be refused.
        _ if !matches!(points.len(), 3 | 5) => return Ok(points.to_vec()),
        _ if own == other + 1 => (Owner::Own, Owner::Opponent),
        _ if other == own + 1 => (Owner::Opponent, Owner::Own),
        _ => return Err(CommandError::NotInTurn),
    };
    let mut sides = [of(first), of(second)].map(|side| side.map(|(&point, _)| point));
    Ok((0..points.len()).filter_map(|index| sides[index % 2].next()).collect())
}

fn put<T>(stones: &mut Vec<T>, stone: T) -> bool {
    let fits = stones.len() < MOST_STONES;
    if fits {
        stones.push(stone);
    }
    fits
}

/// Parses the first line of a command.
fn parse(line: &str) -> Result<Command, CommandError> {
    let (word, rest) = text::word(line);
    let cell = |usage| text::point(rest).ok_or(CommandError::Usage(usage));
    Ok(match word.as_str() {
        "START" => start(rest).map(Command::Start).ok_or(CommandError::Usage("START 20"))?,
        "RECTSTART" => {
            let usage = CommandError::Usage("RECTSTART 20,15, with columns first");
            let [width, height] = text::numbers(rest).ok_or(usage)?;
            Command::RectStart { width, height }
        }
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(cell("TURN 7,7")?),
        "BOARD" => Command::Board(Vec::new()),
        "INFO" => Command::Info(InfoItem::parse(rest)),
        "TAKEBACK" => Command::TakeBack(cell("TAKEBACK 7,7")?),
        "RESTART" => Command::Restart,
        "SWAP2BOARD" => Command::Swap2Board(Vec::new()),
        "PLAY" => Command::Play(cell("PLAY 7,7")?),
        "ABOUT" => Command::About,
        "END" => Command::End,
        "DONE" => return Err(CommandError::Done),
        "YXSHOWFORBID" => Command::YxShowForbid,
        "YXSHOWINFO" => Command::YxShowInfo,
        "YXHASHCLEAR" => Command::YxHashClear,
        // Rapfi's own word.
        "YXSTOP" | "STOP" => Command::YxStop,
        "YXBOARD" => Command::YxBoard(Vec::new()),
        "YXNBEST" => {
            let number = text::numbers(rest).map(|[number]| number);
            number.map(Command::YxNBest).ok_or(CommandError::Usage("YXNBEST 3"))?
        }
        _ => return Err(CommandError::Unknown(line.to_owned())),
    })
}

/// Parses the side of a square board, which some managers write twice.
fn start(arguments: &str) -> Option<u8> {
    let mut sides = arguments.split_whitespace().map(text::numbers);
    let [side] = sides.next()??;
    sides.all(|again| again == Some([side])).then_some(side)
}
