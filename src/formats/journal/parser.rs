//! Reading a journal, line by line.

use std::time::Duration;

use jiff::Timestamp;

use super::entry::{Entry, Times, of_one_line};
use super::{Contents, FIRST_LINE, Place, Problem, Sheet};
use crate::formats::{FormatError, sgf};
use crate::game::{
    self, AnyGame, Clock, End, GameKind, Names, Participant, Participants, Person, Target,
    TimeControl,
};
use crate::player::Level;
use crate::quarto::Piece;
use crate::record::{Notes, Record};
use crate::rules::{self, Board, IllegalMove, Point, Position, Stone, Topology, Variant};

/// What is wrong with a line, and in which field.
type LineError = (Option<&'static str>, Problem);

/// Reads a journal of a size that is in order, as far as it can be read; and why not further.
pub(super) fn read(bytes: &[u8]) -> Result<(Contents, Option<FormatError>), FormatError> {
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let mut lines = (1..).zip(bytes[..whole].split_inclusive(|&byte| byte == b'\n'));
    let mut head = |number, name| {
        let missing = || error(number, (Some(name), Problem::Missing));
        let (_, line) = lines.next().ok_or_else(missing)?;
        words(line).map_err(|why| error(number, why))
    };
    check_first(&head(1, "journal")?).map_err(|why| error(1, why))?;
    let kind = game(&head(2, "game")?).map_err(|why| error(2, why))?;
    let begun = begun(&head(3, "begun")?).map_err(|why| error(3, why))?;
    let mut reader = Reader::Start(Start::new(kind));
    let mut sheet = Sheet::new(Record::new(kind), Participants::PERSONS);
    let mut take = |number, line| {
        let words = words(line).map_err(|why| error(number, why))?;
        let entry = entry(&words).map_err(|why| error(number, why))?;
        reader.take(number, (entry, times(&words)), &mut sheet)
    };
    let damage = lines.find_map(|(number, line)| take(number, line).err());
    if let Err(why) = reader.begin(&mut sheet) {
        return Err(damage.unwrap_or(why));
    }
    if let Some(clock) = &mut sheet.clock {
        **clock = clock.replayed(sheet.game.turns());
    }
    Ok((Contents { begun, sheet }, damage))
}

fn error(line: u64, (field, problem): LineError) -> FormatError {
    let place = field.map_or(Place::Line(line), |name| Place::Field { line, name });
    FormatError { place, problem }
}

/// The words of a line.
fn words(line: &[u8]) -> Result<Vec<&str>, LineError> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let text = std::str::from_utf8(line).map_err(|_| (None, Problem::NotUtf8))?;
    Ok(text.split(' ').collect())
}

fn check_first(words: &[&str]) -> Result<(), LineError> {
    match words {
        ["gomoku", "journal", "1", ..] => Ok(()),
        ["gomoku", "journal", version, ..] => {
            Err((Some("version"), Problem::Version((*version).to_owned())))
        }
        _ => Err((None, Problem::Header { expected: FIRST_LINE })),
    }
}

/// A field of a line.
fn field<'a>(words: &[&'a str], index: usize, name: &'static str) -> Result<&'a str, LineError> {
    let found = words.get(index).copied().filter(|word| !word.is_empty());
    found.ok_or((Some(name), Problem::Missing))
}

fn game(words: &[&str]) -> Result<GameKind, LineError> {
    expect(words, "game")?;
    let name = field(words, 1, "game")?;
    let unknown = |word: &str| Problem::NotAGame(word.to_owned());
    match name.parse().map_err(|_| (Some("game"), unknown(name)))? {
        GameKind::Quarto(_) => match field(words, 2, "board")? {
            "plane" => Ok(GameKind::Quarto(Topology::Plane)),
            "torus" => Ok(GameKind::Quarto(Topology::Torus)),
            other => Err((Some("board"), unknown(other))),
        },
        rows @ GameKind::Rows(_) => Ok(rows),
    }
}

fn begun(words: &[&str]) -> Result<Timestamp, LineError> {
    expect(words, "begun")?;
    let date = field(words, 1, "date")?;
    date.parse().map_err(|_| (Some("date"), Problem::NotADate(date.to_owned())))
}

fn expect(words: &[&str], name: &'static str) -> Result<(), LineError> {
    if words.first() == Some(&name) { Ok(()) } else { Err((Some(name), Problem::Missing)) }
}

fn entry(words: &[&str]) -> Result<Entry, LineError> {
    let side = |index| side(words, index);
    let cell = || cell(field(words, 1, "cell")?);
    Ok(match words.first().copied().unwrap_or_default() {
        "player" => Entry::Player(side(1)?, participant(words)?),
        "name" => Entry::Name(person(words, 1)?, words[2..].join(" ")),
        "clock" => Entry::Clock(control(field(words, 1, "clock")?)?),
        "stone" => Entry::Stone(cell()?, side(2)?),
        "turn" => Entry::Turn(side(1)?),
        "move" => Entry::Move(cell()?),
        "select" => Entry::Select(piece(field(words, 1, "piece")?)?),
        "place" => Entry::Place(cell()?),
        "study" => Entry::Study,
        "undo" => Entry::Undo,
        "resign" => Entry::End(End::Resigned(side(1)?)),
        "flag" => Entry::End(End::OutOfTime(side(1)?)),
        "forfeit" => Entry::End(End::Forfeited(side(1)?)),
        "lost" => Entry::End(End::Lost(side(1)?)),
        "draw" => Entry::End(End::Drawn),
        "void" => Entry::End(End::Void),
        "note" => {
            let text = field(words, 1, "ply")?;
            let ply = text.parse().map_err(|_| (Some("ply"), Problem::NotANumber(text.to_owned())));
            Entry::Note(ply?, of_one_line(&words[2..].join(" ")))
        }
        "info" => Entry::Info(of_one_line(&words[1..].join(" "))),
        "delete" => Entry::Delete,
        "promote" => Entry::Promote,
        other => return Err((None, Problem::NotALine(other.to_owned()))),
    })
}

/// The times of a move, as far as they were written down.
fn times(words: &[&str]) -> Times {
    let time = |index: usize| words.get(index)?.parse().ok().map(Duration::from_millis);
    Times { left: time(2), spent: time(3) }
}

fn control(text: &str) -> Result<TimeControl, LineError> {
    text.parse().map_err(|_| (Some("clock"), Problem::NotAClock(text.to_owned())))
}

fn side(words: &[&str], index: usize) -> Result<Stone, LineError> {
    match field(words, index, "side")? {
        "x" => Ok(Stone::First),
        "o" => Ok(Stone::Second),
        other => Err((Some("side"), Problem::NotASide(other.to_owned()))),
    }
}

fn person(words: &[&str], index: usize) -> Result<Person, LineError> {
    match field(words, index, "person")? {
        "1" => Ok(Person::One),
        "2" => Ok(Person::Two),
        other => Err((Some("person"), Problem::NotAPerson(other.to_owned()))),
    }
}

fn participant(words: &[&str]) -> Result<Participant, LineError> {
    match field(words, 2, "player")? {
        "person" => person(words, 3).map(Participant::Person),
        "computer" => {
            let text = field(words, 3, "level")?;
            let level = number(text).and_then(Level::new);
            let level = level.ok_or_else(|| (Some("level"), Problem::NotALevel(text.to_owned())));
            level.map(Participant::Computer)
        }
        other => Err((Some("player"), Problem::NotAParticipant(other.to_owned()))),
    }
}

/// Digits only, as they are written.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn cell(text: &str) -> Result<Point, LineError> {
    let numbers = text.split_once(',').and_then(|(row, col)| Some((number(row)?, number(col)?)));
    let point = numbers.map(|(row, col)| Point::new(row, col));
    point.ok_or_else(|| (Some("cell"), Problem::NotACell(text.to_owned())))
}

fn piece(text: &str) -> Result<Piece, LineError> {
    let piece = number(text).and_then(Piece::new);
    piece.ok_or_else(|| (Some("piece"), Problem::NotAPiece(text.to_owned())))
}

/// The stones at the start, as far as they are read.
struct Start {
    variant: Option<Variant>,
    board: Board,
    /// Each with its line.
    stones: Vec<(u64, Point, Stone)>,
    to_move: Option<Stone>,
}

/// Where in the journal one is.
enum Reader {
    /// Before the first move.
    Start(Start),
    /// Behind it.
    Game,
}

impl Start {
    fn new(kind: GameKind) -> Self {
        let variant = match kind {
            GameKind::Rows(variant) => Some(variant),
            GameKind::Quarto(_) => None,
        };
        Self { variant, board: Board::new(kind.shape()), stones: Vec::new(), to_move: None }
    }

    fn add(&mut self, line: u64, point: Point, stone: Stone) -> Result<(), LineError> {
        if self.variant.is_none() {
            return Err((None, Problem::OtherGame));
        }
        let illegal = |why| (Some("cell"), Problem::Illegal(why));
        self.board.place(point, stone).map_err(illegal)?;
        self.stones.push((line, point, stone));
        Ok(())
    }

    /// The game from these stones; `None` if nothing is said of the start. Where stones fall, none may
    /// float.
    fn game(&self) -> Result<Option<AnyGame>, FormatError> {
        let Some(variant) = self.variant else { return Ok(None) };
        let floats = |&&(_, point, _): &&_| !variant.is_supported(&self.board, point);
        let illegal = |line, why| error(line, (Some("cell"), Problem::Illegal(why)));
        if let Some(&(line, ..)) = self.stones.iter().find(floats) {
            return Err(illegal(line, IllegalMove::Floating));
        }
        let stones = self.stones.iter().map(|&(_, point, stone)| (point, stone));
        let position = Position::from_stones(variant, stones).map_err(|why| illegal(0, why))?;
        let position = match self.to_move {
            Some(side) => position.with_to_move(side),
            None => position,
        };
        Ok(Some(AnyGame::Rows(rules::Game::from_position(position))))
    }
}

impl Reader {
    /// The start is over: the game begins with its stones.
    fn begin(&mut self, sheet: &mut Sheet) -> Result<(), FormatError> {
        if let Self::Start(start) = self {
            if let Some(game) = start.game()? {
                sheet.game = Record::from(game);
            }
            *self = Self::Game;
        }
        Ok(())
    }

    fn take(
        &mut self,
        line: u64,
        (entry, times): (Entry, Times),
        sheet: &mut Sheet,
    ) -> Result<(), FormatError> {
        let done = match (entry, &mut *self) {
            (Entry::Player(side, participant), _) => {
                sheet.participants = sheet.participants.with(side, participant);
                Ok(())
            }
            (Entry::Name(Person::One, name), _) => {
                sheet.names = Names::new(Some(&name), sheet.names.of(Person::Two));
                Ok(())
            }
            (Entry::Name(Person::Two, name), _) => {
                sheet.names = Names::new(sheet.names.of(Person::One), Some(&name));
                Ok(())
            }
            (Entry::Study, _) => {
                sheet.is_study = true;
                Ok(())
            }
            (Entry::Clock(control), Self::Start(_)) => {
                sheet.clock = Clock::new(control).map(Box::new);
                Ok(())
            }
            (Entry::Clock(TimeControl::None), Self::Game) => {
                sheet.clock = None;
                Ok(())
            }
            (Entry::Stone(point, stone), Self::Start(start)) => start.add(line, point, stone),
            (Entry::Turn(side), Self::Start(start)) if start.variant.is_some() => {
                start.to_move = Some(side);
                Ok(())
            }
            (Entry::Turn(_), Self::Start(_)) => Err((None, Problem::OtherGame)),
            (Entry::Stone(..) | Entry::Turn(_) | Entry::Clock(_), _) => {
                Err((None, Problem::NotAtStart))
            }
            (entry, _) => {
                self.begin(sheet)?;
                happens(&entry, times, &mut sheet.game)
            }
        };
        done.map_err(|why| error(line, why))
    }
}

/// Notes something on the way to where the game stands.
fn note(ply: usize, text: &str, game: &mut Record) -> Result<(), LineError> {
    let missing = || (Some("ply"), Problem::NotAPly(ply));
    let node = game.line().get(ply).copied().filter(|_| ply <= game.ply()).ok_or_else(missing)?;
    let read = sgf::read_notes(text, game.shape()).map_err(|why| (None, why))?;
    let notes = game.notes_mut(node).ok_or_else(missing)?;
    *notes = Notes { left: notes.left, spent: notes.spent, ..read };
    Ok(())
}

/// Lets something happen in the game.
fn happens(entry: &Entry, times: Times, game: &mut Record) -> Result<(), LineError> {
    let is_of_rows = matches!(game.on_board(), AnyGame::Rows(_));
    let (target, name) = match *entry {
        Entry::Move(point) if is_of_rows => (Target::Cell(point), "cell"),
        Entry::Place(point) if !is_of_rows => (Target::Cell(point), "cell"),
        Entry::Select(piece) if !is_of_rows => (Target::Piece(piece), "piece"),
        Entry::End(_) if game.state().mover().is_none() => {
            return Err((None, Problem::Illegal(IllegalMove::GameOver)));
        }
        Entry::End(end) => {
            game.end(end);
            return Ok(());
        }
        Entry::Undo => return game.take_back().map(drop).ok_or((None, Problem::NothingToUndo)),
        Entry::Delete | Entry::Promote if !game.can_take_back() => {
            return Err((None, Problem::NothingToUndo));
        }
        Entry::Note(ply, ref text) => return note(ply, text, game),
        Entry::Info(ref text) => {
            let info = sgf::read_info(text).map_err(|why| (None, why))?;
            game.info = info;
            return Ok(());
        }
        Entry::Delete => {
            game.delete(game.node());
            return Ok(());
        }
        Entry::Promote => {
            game.promote(game.node());
            return Ok(());
        }
        _ => return Err((None, Problem::OtherGame)),
    };
    game.play(target).map_err(|why| {
        let problem = match why {
            game::IllegalMove::GameOver => Problem::Illegal(IllegalMove::GameOver),
            game::IllegalMove::Rows(why) => Problem::Illegal(why),
            game::IllegalMove::Quarto(why) => Problem::Quarto(why),
        };
        (Some(name), problem)
    })?;
    if times != Times::default()
        && let Some(notes) = game.notes_mut(game.node())
    {
        (notes.left, notes.spent) = (times.left, times.spent);
    }
    Ok(())
}
