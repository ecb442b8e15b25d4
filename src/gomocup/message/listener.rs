//! Lines to commands.

use super::text;
use super::{Command, CommandError, Info, Placed};

/// More than any board has cells.
const MOST_STONES: usize = 1 << 10;

/// What a line is by itself.
enum Line {
    /// A whole command.
    Command(Command),
    /// The first line of a command that lists stones, of which it has none yet.
    List(Command),
    /// The end of a list.
    Done,
}

/// Puts the lines that a manager sends together to commands.
///
/// Lines that are no stones make the whole list wrong, and `DONE` is answered by the first of them.
/// Only `INFO` may stand among the stones; any other command takes the place of a list that was not
/// ended.
///
/// ```
/// use gomoku::gomocup::message::{Command, Listener, Placed, Who};
/// use gomoku::rules::Point;
///
/// let mut listener = Listener::default();
/// assert_eq!(listener.hear("BOARD"), None);
/// assert_eq!(listener.hear("10,3,1"), None);
/// let stone = Placed { point: Point::new(3, 10), who: Who::Own };
/// assert_eq!(listener.hear("DONE"), Some(Ok(Command::Board(vec![stone]))));
/// ```
#[derive(Debug, Default)]
pub struct Listener {
    list: Option<List>,
}

/// A list that is not ended.
#[derive(Debug)]
struct List {
    /// With the stones so far.
    command: Command,
    /// What was wrong first.
    wrong: Option<CommandError>,
}

impl Listener {
    /// Hears a line, without its end; `None` if it answers to nothing by itself.
    pub fn hear(&mut self, line: &str) -> Option<Result<Command, CommandError>> {
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
            Ok(Line::Command(Command::Info(info))) => Some(Ok(Command::Info(info))),
            Ok(Line::Done) => {
                let List { command, wrong } = self.list.take()?;
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

    fn begin(&mut self, line: Result<Line, CommandError>) -> Option<Result<Command, CommandError>> {
        match line {
            Ok(Line::Command(command)) => Some(Ok(command)),
            Ok(Line::List(command)) => {
                self.list = Some(List { command, wrong: None });
                None
            }
            Ok(Line::Done) => Some(Err(CommandError::Done)),
            Err(why) => Some(Err(why)),
        }
    }
}

impl List {
    /// Adds a stone; `false` if the line is none.
    fn add(&mut self, line: &str) -> bool {
        let count = match &mut self.command {
            Command::Swap2Board(points) => text::point(line).map(|point| {
                points.push(point);
                points.len()
            }),
            Command::Board(stones) | Command::YxBoard(stones) => Placed::parse(line).map(|stone| {
                stones.push(stone);
                stones.len()
            }),
            _ => None,
        };
        if count.is_some_and(|count| count > MOST_STONES) {
            *self = Self { command: self.emptied(), wrong: Some(CommandError::TooManyStones) };
        }
        count.is_some()
    }

    /// The command before its first stone.
    const fn emptied(&self) -> Command {
        match self.command {
            Command::Swap2Board(_) => Command::Swap2Board(Vec::new()),
            Command::YxBoard(_) => Command::YxBoard(Vec::new()),
            _ => Command::Board(Vec::new()),
        }
    }

    /// How a stone is written.
    const fn usage(&self) -> &'static str {
        if matches!(self.command, Command::Swap2Board(_)) { "x,y" } else { "x,y,who" }
    }
}

fn parse(line: &str) -> Result<Line, CommandError> {
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
        "BOARD" => return Ok(Line::List(Command::Board(Vec::new()))),
        "INFO" => Command::Info(Info::parse(rest)),
        "TAKEBACK" => Command::TakeBack(cell("TAKEBACK 7,7")?),
        "RESTART" => Command::Restart,
        "SWAP2BOARD" => return Ok(Line::List(Command::Swap2Board(Vec::new()))),
        "PLAY" => Command::Play(cell("PLAY 7,7")?),
        "ABOUT" => Command::About,
        "END" => Command::End,
        "DONE" => return Ok(Line::Done),
        "YXSHOWFORBID" => Command::YxShowForbid,
        "YXSTOP" => Command::YxStop,
        "YXBOARD" => return Ok(Line::List(Command::YxBoard(Vec::new()))),
        "YXNBEST" => {
            let number = text::numbers(rest).map(|[number]| number);
            number.map(Command::YxNBest).ok_or(CommandError::Usage("YXNBEST 3"))?
        }
        _ => return Err(CommandError::Unknown(line.to_owned())),
    };
    Ok(Line::Command(command))
}

/// The side of a square board; some managers write it twice.
fn start(arguments: &str) -> Option<u8> {
    let mut sides = arguments.split_whitespace().map(text::numbers);
    let [side] = sides.next()??;
    sides.all(|again| again == Some([side])).then_some(side)
}
