//! Reading a journal, line by line.

use std::collections::HashMap;
use std::time::Duration;

use jiff::Timestamp;

use super::entry::{Entry, Line, Times, of_one_line};
use super::{FIRST_LINE, Place, Problem, SavedGame};
use crate::formats::{FormatError, sgf};
use crate::game::{
    self, AnyGame, Clock, End, GameKind, Names, Participant, Participants, Person, Target,
    TimeControl,
};
use crate::player::Level;
use crate::quarto::Piece;
use crate::record::{NodeId, Notes, Record};
use crate::rules::{self, Board, IllegalMove, Point, Position, Stone, Topology, Variant};

/// What is wrong with a line, and in which field.
type LineError = (Option<&'static str>, Problem);

/// Reads a journal of a size that is in order, as far as it can be read; and why not further.
pub(super) fn read(bytes: &[u8]) -> Result<(SavedGame, Option<FormatError>), FormatError> {
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
    let game = SavedGame::new(Record::new(kind), Participants::PERSONS);
    let mut reader = Reader {
        start: Some(Start::new(kind)),
        game: SavedGame { begun: Some(begun), ..game },
        nodes: HashMap::from([(0, NodeId::ROOT)]),
    };
    let mut take = |number, line| {
        let taken = words(line).and_then(|words| {
            let (at, words) = place(&words)?;
            Ok((Line { at, entry: entry(words)? }, times(words, 2)))
        });
        let (line, times) = taken.map_err(|why| error(number, why))?;
        reader.take(number, line, times)
    };
    let damage = lines.find_map(|(number, line)| take(number, line).err());
    if let Err(why) = reader.begin() {
        return Err(damage.unwrap_or(why));
    }
    Ok((reader.finish(), damage))
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
        ["gomoku", "journal", "1" | "2", ..] => Ok(()),
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

/// At which node something happens, if that is said, and the words behind it.
fn place<'a, 'b>(words: &'b [&'a str]) -> Result<(Option<u32>, &'b [&'a str]), LineError> {
    match words.split_first() {
        Some((first, rest)) if first.starts_with('@') => {
            node_number(&first[1..]).map(|number| (Some(number), rest))
        }
        _ => Ok((None, words)),
    }
}

/// The number of a node.
fn node_number(text: &str) -> Result<u32, LineError> {
    text.parse().map_err(|_| (Some("node"), Problem::NotANumber(text.to_owned())))
}

/// Any other number.
fn count(words: &[&str], index: usize, name: &'static str) -> Result<usize, LineError> {
    let text = field(words, index, name)?;
    text.parse().map_err(|_| (Some(name), Problem::NotANumber(text.to_owned())))
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
        "note" => Entry::Note(of_one_line(&words[1..].join(" "))),
        "times" => Entry::Times(times(words, 1)),
        "info" => Entry::Info(of_one_line(&words[1..].join(" "))),
        "delete" => Entry::Delete,
        "promote" if words.len() == 1 => Entry::Promote(0),
        "promote" => Entry::Promote(count(words, 1, "place")?),
        "redo" => Entry::Redo,
        "stand" => Entry::Stand(node_number(field(words, 1, "node")?)?, count(words, 2, "ply")?),
        "next" => Entry::Next(node_number(field(words, 1, "node")?)?),
        other => return Err((None, Problem::NotALine(other.to_owned()))),
    })
}

/// The times of a move, as far as they were written down from this word on.
fn times(words: &[&str], first: usize) -> Times {
    let time = |index: usize| words.get(index)?.parse().ok().map(Duration::from_millis);
    Times { left: time(first), spent: time(first + 1) }
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

/// The game, as far as the lines have come.
struct Reader {
    /// Before the first move.
    start: Option<Start>,
    game: SavedGame,
    /// The nodes by their numbers.
    nodes: HashMap<u32, NodeId>,
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
    fn begin(&mut self) -> Result<(), FormatError> {
        if let Some(start) = self.start.take()
            && let Some(game) = start.game()?
        {
            self.game.record = Record::from(game);
        }
        Ok(())
    }

    /// All lines are read.
    fn finish(mut self) -> SavedGame {
        let last = self.nodes.keys().max().copied().unwrap_or_default();
        let tree = self.game.record.tree_mut();
        tree.set_next_number(tree.next_number().max(last.saturating_add(1)));
        if let Some(clock) = &mut self.game.clock {
            **clock = clock.replayed(self.game.record.turns());
        }
        self.game
    }

    fn take(&mut self, number: u64, line: Line, times: Times) -> Result<(), FormatError> {
        let game = &mut self.game;
        let done = match (line.entry, &mut self.start) {
            (Entry::Player(side, participant), _) => {
                game.participants = game.participants.with(side, participant);
                Ok(())
            }
            (Entry::Name(Person::One, name), _) => {
                game.names = Names::new(Some(&name), game.names.of(Person::Two));
                Ok(())
            }
            (Entry::Name(Person::Two, name), _) => {
                game.names = Names::new(game.names.of(Person::One), Some(&name));
                Ok(())
            }
            (Entry::Study, _) => {
                game.is_study = true;
                Ok(())
            }
            (Entry::Clock(control), Some(_)) => {
                game.clock = Clock::new(control).map(Box::new);
                Ok(())
            }
            (Entry::Clock(TimeControl::None), None) => {
                game.clock = None;
                Ok(())
            }
            (Entry::Stone(point, stone), Some(start)) => start.add(number, point, stone),
            (Entry::Turn(side), Some(start)) if start.variant.is_some() => {
                start.to_move = Some(side);
                Ok(())
            }
            (Entry::Turn(_), Some(_)) => Err((None, Problem::OtherGame)),
            (Entry::Stone(..) | Entry::Turn(_) | Entry::Clock(_), None) => {
                Err((None, Problem::NotAtStart))
            }
            (entry, _) => {
                self.begin()?;
                self.happens(line.at, entry, times)
            }
        };
        done.map_err(|why| error(number, why))
    }

    /// Lets something happen in the game, at this node or where the game stands.
    fn happens(&mut self, at: Option<u32>, entry: Entry, times: Times) -> Result<(), LineError> {
        let node = at.map(|number| self.node(number)).transpose()?;
        let record = &mut self.game.record;
        let here = node.unwrap_or_else(|| record.node());
        let nothing = (None, Problem::NothingToUndo);
        match entry {
            Entry::Undo => record.take_back().map(drop).ok_or(nothing),
            Entry::Redo => record.redo().map(drop).ok_or((None, Problem::NothingToRedo)),
            Entry::Stand(line_end, ply) => {
                let line_end = self.node(line_end)?;
                let record = &mut self.game.record;
                if record.stand(line_end, ply) {
                    Ok(())
                } else {
                    Err((Some("ply"), Problem::NotAPly(ply)))
                }
            }
            Entry::Next(number) => self.number_next(number),
            Entry::Delete | Entry::Promote(_) if here == NodeId::ROOT => Err(nothing),
            Entry::Delete => record.delete(here).map(drop).ok_or(nothing),
            Entry::Promote(place) => {
                record.reorder(here, place);
                Ok(())
            }
            Entry::Note(text) => match node {
                Some(node) => note(node, &text, record),
                None => note_at_ply(&text, record),
            },
            Entry::Times(times) => {
                record
                    .annotate(here, |notes| (notes.left, notes.spent) = (times.left, times.spent));
                Ok(())
            }
            Entry::Info(text) => {
                let info = sgf::read_info(&text).map_err(|why| (None, why))?;
                record.edit_info(|known| *known = info);
                Ok(())
            }
            Entry::End(end) => {
                self.check_number()?;
                let known = self.game.record.tree().len();
                let record = &mut self.game.record;
                let done = match node {
                    Some(node) => record.end_at(node, end),
                    None => record.end(end).then(|| record.node()),
                };
                let Some(node) = done else {
                    return Err((None, Problem::Illegal(IllegalMove::GameOver)));
                };
                self.count(node, known);
                Ok(())
            }
            entry => self.plays(node, &entry, times),
        }
    }

    /// A move, behind this node or where the game stands.
    fn plays(
        &mut self,
        node: Option<NodeId>,
        entry: &Entry,
        times: Times,
    ) -> Result<(), LineError> {
        let record = &mut self.game.record;
        let is_of_rows = matches!(record.on_board(), AnyGame::Rows(_));
        let (target, name) = match *entry {
            Entry::Move(point) if is_of_rows => (Target::Cell(point), "cell"),
            Entry::Place(point) if !is_of_rows => (Target::Cell(point), "cell"),
            Entry::Select(piece) if !is_of_rows => (Target::Piece(piece), "piece"),
            _ => return Err((None, Problem::OtherGame)),
        };
        self.check_number()?;
        let record = &mut self.game.record;
        let known = record.tree().len();
        let done = match node {
            Some(node) => record.add(node, target),
            None => record.play(target).map(|_| record.node()),
        };
        let node = done.map_err(|why| {
            let problem = match why {
                game::IllegalMove::GameOver => Problem::Illegal(IllegalMove::GameOver),
                game::IllegalMove::Rows(why) => Problem::Illegal(why),
                game::IllegalMove::Quarto(why) => Problem::Quarto(why),
                game::IllegalMove::RecordFull => Problem::TooManyMoves,
            };
            (Some(name), problem)
        })?;
        if times != Times::default() {
            record.annotate(node, |notes| (notes.left, notes.spent) = (times.left, times.spent));
        }
        self.count(node, known);
        Ok(())
    }

    /// The node with this number.
    fn node(&self, number: u32) -> Result<NodeId, LineError> {
        let known = self.nodes.get(&number).copied();
        let known = known.filter(|&node| self.game.record.tree().contains(node));
        known.ok_or((Some("node"), Problem::NotANode(number)))
    }

    fn number_next(&mut self, number: u32) -> Result<(), LineError> {
        let is_possible = self.game.record.tree_mut().set_next_number(number);
        if is_possible { Ok(()) } else { Err((Some("node"), Problem::NumberTaken(number))) }
    }

    /// Whether the next node may have its number.
    fn check_number(&self) -> Result<(), LineError> {
        let number = self.game.record.tree().next_number();
        let is_taken = self.nodes.contains_key(&number);
        if is_taken { Err((Some("node"), Problem::NumberTaken(number))) } else { Ok(()) }
    }

    /// Remembers a node, if it is new: the tree had so many before.
    fn count(&mut self, node: NodeId, known: usize) {
        if self.game.record.tree().len() > known {
            self.nodes.insert(node.number(), node);
        }
    }
}

/// Notes something on a node; the times of the move stay.
fn note(node: NodeId, text: &str, record: &mut Record) -> Result<(), LineError> {
    let read = sgf::read_notes(text, record.shape()).map_err(|why| (None, why))?;
    record.annotate(node, |notes| *notes = Notes { left: notes.left, spent: notes.spent, ..read });
    Ok(())
}

/// In version 1 the number of the ply stands before what is noted.
fn note_at_ply(text: &str, record: &mut Record) -> Result<(), LineError> {
    let (ply, text) = text.split_once(' ').unwrap_or((text, ""));
    if ply.is_empty() {
        return Err((Some("ply"), Problem::Missing));
    }
    let number: usize =
        ply.parse().map_err(|_| (Some("ply"), Problem::NotANumber(ply.to_owned())))?;
    let node = record.line().get(number).copied().filter(|_| number <= record.ply());
    note(node.ok_or((Some("ply"), Problem::NotAPly(number)))?, text, record)
}
