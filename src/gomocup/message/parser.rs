//! Parser of commands.

use super::text;
use super::{Command, CommandError, InfoItem, PlacedStone};

/// Exceeds the cells of any board.
const MOST_STONES: usize = 1 << 10;

enum ParsedLine {
    Command(Command),
    /// First line of a command that lists stones.
    ListStart(Command),
    Done,
}

/// Parser of a manager's commands. Those that list stones have several lines.
///
/// A line in a list that is not a stone invalidates the list; `DONE` then returns the first such
/// error. Only `INFO` may stand among the stones; any other command replaces an unfinished list.
#[derive(Debug, Default)]
pub struct CommandParser {
    list: Option<StoneList>,
}

#[derive(Debug)]
struct StoneList {
    command: Command,
    wrong: Option<CommandError>,
}

impl CommandParser {
    /// Parses a line; `None` if it completes no command.
    pub fn feed(&mut self, line: &str) -> Option<Result<Command, CommandError>> {
        // Control characters count as spaces, as which they are printed.
        let line = text::OneLine(line).to_string();
        let line = line.trim();
        if line.is_empty() {
            return None;
        }
        let Some(list) = &mut self.list else { return self.begin(parse(line)) };
        if list.add(line) {
            return None;
        }
        match parse(line) {
            Ok(ParsedLine::Command(Command::Info(info))) => Some(Ok(Command::Info(info))),
            Ok(ParsedLine::Done) => {
                let StoneList { command, wrong } = self.list.take()?;
                Some(wrong.map_or(Ok(command), Err))
            }
            Err(CommandError::Unknown(line)) => {
                let usage = list.usage();
                list.wrong.get_or_insert(CommandError::NoStone { line, usage });
                None
            }
            other => {
                self.list = None;
                self.begin(other)
            }
        }
    }

    fn begin(
        &mut self,
        line: Result<ParsedLine, CommandError>,
    ) -> Option<Result<Command, CommandError>> {
        match line {
            Ok(ParsedLine::Command(command)) => Some(Ok(command)),
            Ok(ParsedLine::ListStart(command)) => {
                self.list = Some(StoneList { command, wrong: None });
                None
            }
            Ok(ParsedLine::Done) => Some(Err(CommandError::Done)),
            Err(why) => Some(Err(why)),
        }
    }
}

impl StoneList {
    /// Adds a stone; `false` if the line is none.
    fn add(&mut self, line: &str) -> bool {
        let fits = match &mut self.command {
            Command::Swap2Board(points) => text::point(line).map(|point| put(points, point)),
            Command::Board(stones) | Command::YxBoard(stones) => {
                PlacedStone::parse(line).map(|stone| put(stones, stone))
            }
            _ => None,
        };
        if fits == Some(false) {
            self.wrong.get_or_insert(CommandError::TooManyStones);
        }
        fits.is_some()
    }

    const fn usage(&self) -> &'static str {
        if matches!(self.command, Command::Swap2Board(_)) { "x,y" } else { "x,y,who" }
    }
}

fn put<T>(stones: &mut Vec<T>, stone: T) -> bool {
    let fits = stones.len() < MOST_STONES;
    if fits {
        stones.push(stone);
    }
    fits
}

fn parse(line: &str) -> Result<ParsedLine, CommandError> {
    let (word, rest) = text::word(line);
    let cell = |usage| text::point(rest).ok_or(CommandError::Usage(usage));
    let command = match word.as_str() {
        "START" => start(rest).map(Command::Start).ok_or(CommandError::Usage("START 20"))?,
        "RECTSTART" => {
            let usage = CommandError::Usage("RECTSTART 20,15, with columns first");
            let [width, height] = text::numbers(rest).ok_or(usage)?;
            Command::RectStart { width, height }
        }
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(cell("TURN 7,7")?),
        "BOARD" => return Ok(ParsedLine::ListStart(Command::Board(Vec::new()))),
        "INFO" => Command::Info(InfoItem::parse(rest)),
        "TAKEBACK" => Command::TakeBack(cell("TAKEBACK 7,7")?),
        "RESTART" => Command::Restart,
        "SWAP2BOARD" => return Ok(ParsedLine::ListStart(Command::Swap2Board(Vec::new()))),
        "PLAY" => Command::Play(cell("PLAY 7,7")?),
        "ABOUT" => Command::About,
        "END" => Command::End,
        "DONE" => return Ok(ParsedLine::Done),
        "YXSHOWFORBID" => Command::YxShowForbid,
        "YXSHOWINFO" => Command::YxShowInfo,
        "YXHASHCLEAR" => Command::YxHashClear,
        "YXSTOP" => Command::YxStop,
        "YXBOARD" => return Ok(ParsedLine::ListStart(Command::YxBoard(Vec::new()))),
        "YXNBEST" => {
            let number = text::numbers(rest).map(|[number]| number);
            number.map(Command::YxNBest).ok_or(CommandError::Usage("YXNBEST 3"))?
        }
        _ => return Err(CommandError::Unknown(line.to_owned())),
    };
    Ok(ParsedLine::Command(command))
}

/// Parses the side of a square board; some managers write it twice.
fn start(arguments: &str) -> Option<u8> {
    let mut sides = arguments.split_whitespace().map(text::numbers);
    let [side] = sides.next()??;
    sides.all(|again| again == Some([side])).then_some(side)
}
