//! Reads a journal, line by line.

use std::collections::HashMap;
use std::time::Duration;

use jiff::Timestamp;

use super::entry::{JournalEntry, JournalLine, Times, of_one_line};
use super::{FIRST_LINE, Problem, SavedGame};
use crate::formats::set_up::SetUpStones;
use crate::formats::{FormatError, sgf};
use crate::game::{
    self, AnyGame, Clock, End, GameKind, Names, Participant, Participants, Person, Target,
    TimeControl,
};
use crate::player::Level;
use crate::quarto::Piece;
use crate::record::{NodeId, Notes, Record};
use crate::rules::{self, IllegalMove, Point, Stone, Topology};

/// Field and kind of a mistake in a line.
type LineProblem = (Option<&'static str>, Problem);

/// Reads a journal up to the first mistake, and reports it.
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
    let start = match kind {
        GameKind::Rows(variant) => StartStones::Rows(SetUpStones::new(variant)),
        GameKind::Quarto(_) => StartStones::Quarto,
    };
    let mut reader = JournalReader {
        start,
        game: SavedGame { begun: Some(begun), ..game },
        nodes: HashMap::from([(0, NodeId::ROOT)]),
    };
    let mut take = |number, line| {
        let taken = words(line).and_then(|words| {
            let (at, words) = place(&words)?;
            Ok((JournalLine { at, entry: entry(words)? }, times(words, 2)))
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

fn error(line: u64, (field, problem): LineProblem) -> FormatError {
    problem.in_field(line, field)
}

fn words(line: &[u8]) -> Result<Vec<&str>, LineProblem> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let text = std::str::from_utf8(line).map_err(|_| (None, Problem::NotUtf8))?;
    Ok(text.split(' ').collect())
}

fn check_first(words: &[&str]) -> Result<(), LineProblem> {
    match words {
        ["gomoku", "journal", "1" | "2", ..] => Ok(()),
        ["gomoku", "journal", version, ..] => {
            Err((Some("version"), Problem::Version((*version).to_owned())))
        }
        _ => Err((None, Problem::Header { expected: FIRST_LINE })),
    }
}

fn field<'a>(words: &[&'a str], index: usize, name: &'static str) -> Result<&'a str, LineProblem> {
    let found = words.get(index).copied().filter(|word| !word.is_empty());
    found.ok_or((Some(name), Problem::Missing))
}

fn game(words: &[&str]) -> Result<GameKind, LineProblem> {
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

fn begun(words: &[&str]) -> Result<Timestamp, LineProblem> {
    expect(words, "begun")?;
    let date = field(words, 1, "date")?;
    date.parse().map_err(|_| (Some("date"), Problem::NotADate(date.to_owned())))
}

fn expect(words: &[&str], name: &'static str) -> Result<(), LineProblem> {
    if words.first() == Some(&name) { Ok(()) } else { Err((Some(name), Problem::Missing)) }
}

fn place<'a, 'b>(words: &'b [&'a str]) -> Result<(Option<u32>, &'b [&'a str]), LineProblem> {
    match words.split_first() {
        Some((first, rest)) if first.starts_with('@') => {
            node_number(&first[1..]).map(|number| (Some(number), rest))
        }
        _ => Ok((None, words)),
    }
}

fn node_number(text: &str) -> Result<u32, LineProblem> {
    text.parse().map_err(|_| (Some("node"), Problem::NotANumber(text.to_owned())))
}

fn count(words: &[&str], index: usize, name: &'static str) -> Result<usize, LineProblem> {
    let text = field(words, index, name)?;
    text.parse().map_err(|_| (Some(name), Problem::NotANumber(text.to_owned())))
}

fn entry(words: &[&str]) -> Result<JournalEntry, LineProblem> {
    let side = |index| side(words, index);
    let cell = || cell(field(words, 1, "cell")?);
    Ok(match words.first().copied().unwrap_or_default() {
        "player" => JournalEntry::Player(side(1)?, participant(words)?),
        "name" => JournalEntry::Name(person(words, 1)?, words[2..].join(" ")),
        "clock" => JournalEntry::Clock(control(field(words, 1, "clock")?)?),
        "stone" => JournalEntry::Stone(cell()?, side(2)?),
        "turn" => JournalEntry::Turn(side(1)?),
        "move" => JournalEntry::Move(cell()?),
        "select" => JournalEntry::Select(piece(field(words, 1, "piece")?)?),
        "place" => JournalEntry::Place(cell()?),
        "study" => JournalEntry::Study,
        "undo" => JournalEntry::Undo,
        "resign" => JournalEntry::End(End::Resigned(side(1)?)),
        "flag" => JournalEntry::End(End::OutOfTime(side(1)?)),
        "forfeit" => JournalEntry::End(End::Forfeited(side(1)?)),
        "lost" => JournalEntry::End(End::Lost(side(1)?)),
        "draw" => JournalEntry::End(End::Drawn),
        "void" => JournalEntry::End(End::Void),
        "note" => JournalEntry::Note(of_one_line(&words[1..].join(" "))),
        "times" => JournalEntry::Times(times(words, 1)),
        "info" => JournalEntry::Info(of_one_line(&words[1..].join(" "))),
        "delete" => JournalEntry::Delete,
        "promote" if words.len() == 1 => JournalEntry::Promote(0),
        "promote" => JournalEntry::Promote(count(words, 1, "place")?),
        "redo" => JournalEntry::Redo,
        "stand" => {
            JournalEntry::Stand(node_number(field(words, 1, "node")?)?, count(words, 2, "ply")?)
        }
        "next" => JournalEntry::Next(node_number(field(words, 1, "node")?)?),
        other => return Err((None, Problem::NotALine(other.to_owned()))),
    })
}

/// Times of a move from this word on, as far as known.
fn times(words: &[&str], first: usize) -> Times {
    let time = |index: usize| words.get(index)?.parse().ok().map(Duration::from_millis);
    Times { left: time(first), spent: time(first + 1) }
}

fn control(text: &str) -> Result<TimeControl, LineProblem> {
    text.parse().map_err(|_| (Some("clock"), Problem::NotAClock(text.to_owned())))
}

fn side(words: &[&str], index: usize) -> Result<Stone, LineProblem> {
    match field(words, index, "side")? {
        "x" => Ok(Stone::First),
        "o" => Ok(Stone::Second),
        other => Err((Some("side"), Problem::NotASide(other.to_owned()))),
    }
}

fn person(words: &[&str], index: usize) -> Result<Person, LineProblem> {
    match field(words, index, "person")? {
        "1" => Ok(Person::One),
        "2" => Ok(Person::Two),
        other => Err((Some("person"), Problem::NotAPerson(other.to_owned()))),
    }
}

fn participant(words: &[&str]) -> Result<Participant, LineProblem> {
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

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn cell(text: &str) -> Result<Point, LineProblem> {
    let numbers = text.split_once(',').and_then(|(row, col)| Some((number(row)?, number(col)?)));
    let point = numbers.map(|(row, col)| Point::new(row, col));
    point.ok_or_else(|| (Some("cell"), Problem::NotACell(text.to_owned())))
}

fn piece(text: &str) -> Result<Piece, LineProblem> {
    let piece = number(text).and_then(Piece::new);
    piece.ok_or_else(|| (Some("piece"), Problem::NotAPiece(text.to_owned())))
}

/// Start of the game, until its first move.
enum StartStones {
    Rows(SetUpStones<u64>),
    Quarto,
    Over,
}

struct JournalReader {
    start: StartStones,
    game: SavedGame,
    nodes: HashMap<u32, NodeId>,
}

impl JournalReader {
    /// Ends the description of the start.
    fn begin(&mut self) -> Result<(), FormatError> {
        if let StartStones::Rows(start) = std::mem::replace(&mut self.start, StartStones::Over) {
            let illegal = |(line, why)| error(line, (Some("cell"), Problem::Illegal(why)));
            let game = rules::Game::from_position(start.position().map_err(illegal)?);
            self.game.record = Record::from(AnyGame::Rows(game));
        }
        Ok(())
    }

    fn finish(mut self) -> SavedGame {
        let last = self.nodes.keys().max().copied().unwrap_or_default();
        let tree = self.game.record.tree_mut();
        tree.set_next_number(tree.next_number().max(last.saturating_add(1)));
        if let Some(clock) = &mut self.game.clock {
            **clock = clock.replayed(self.game.record.turns());
        }
        self.game
    }

    fn take(&mut self, number: u64, line: JournalLine, times: Times) -> Result<(), FormatError> {
        let game = &mut self.game;
        let wrong = |why| error(number, why);
        match (line.entry, &mut self.start) {
            (JournalEntry::Player(side, participant), _) => {
                game.participants = game.participants.with(side, participant);
            }
            (JournalEntry::Name(Person::One, name), _) => {
                game.names = Names::new(Some(&name), game.names.of(Person::Two));
            }
            (JournalEntry::Name(Person::Two, name), _) => {
                game.names = Names::new(game.names.of(Person::One), Some(&name));
            }
            (JournalEntry::Study, _) => game.is_study = true,
            (JournalEntry::Clock(TimeControl::None), _) => game.clock = None,
            (JournalEntry::Clock(control), StartStones::Rows(_) | StartStones::Quarto) => {
                game.clock = Clock::new(control).map(Box::new);
            }
            (JournalEntry::Stone(point, stone), StartStones::Rows(start)) => {
                let illegal = |why| wrong((Some("cell"), Problem::Illegal(why)));
                start.place(number, point, stone).map_err(illegal)?;
            }
            (JournalEntry::Turn(side), StartStones::Rows(start)) => start.to_move = Some(side),
            (JournalEntry::Stone(..) | JournalEntry::Turn(_), StartStones::Quarto) => {
                return Err(wrong((None, Problem::OtherGame)));
            }
            (
                JournalEntry::Stone(..) | JournalEntry::Turn(_) | JournalEntry::Clock(_),
                StartStones::Over,
            ) => {
                return Err(wrong((None, Problem::NotAtStart)));
            }
            (entry, _) => {
                self.begin()?;
                self.happens(line.at, entry, times).map_err(wrong)?;
            }
        }
        Ok(())
    }

    /// Applies an event at a node, or at the current position.
    fn happens(
        &mut self,
        at: Option<u32>,
        entry: JournalEntry,
        times: Times,
    ) -> Result<(), LineProblem> {
        let node = at.map(|number| self.node(number)).transpose()?;
        let record = &mut self.game.record;
        let here = node.unwrap_or_else(|| record.node());
        let nothing = (None, Problem::NothingToUndo);
        match entry {
            JournalEntry::Undo => record.take_back().map(drop).ok_or(nothing)?,
            JournalEntry::Redo => record.redo().map(drop).ok_or((None, Problem::NothingToRedo))?,
            JournalEntry::Stand(line_end, ply) => {
                let line_end = self.node(line_end)?;
                if !self.game.record.stand(line_end, ply) {
                    return Err((Some("ply"), Problem::NotAPly(ply)));
                }
            }
            JournalEntry::Next(number) => {
                if !record.tree_mut().set_next_number(number) {
                    return Err((Some("node"), Problem::NumberTaken(number)));
                }
            }
            JournalEntry::Delete | JournalEntry::Promote(_) if here == NodeId::ROOT => {
                return Err(nothing);
            }
            JournalEntry::Delete => record.delete(here).map(drop).ok_or(nothing)?,
            JournalEntry::Promote(place) => record.reorder(here, place),
            JournalEntry::Note(text) => match node {
                Some(node) => note(node, &text, record)?,
                None => note_at_ply(&text, record)?,
            },
            JournalEntry::Times(times) => set_times(record, here, times),
            JournalEntry::Info(text) => {
                let info = sgf::read_info(&text).map_err(|why| (None, why))?;
                record.edit_info(|known| *known = info);
            }
            JournalEntry::End(end) => {
                self.check_number()?;
                let record = &mut self.game.record;
                let known = record.tree().len();
                let done = match node {
                    Some(node) => record.end_at(node, end),
                    None => record.end(end).then(|| record.node()),
                };
                let over = (None, Problem::Illegal(IllegalMove::GameOver));
                self.count(done.ok_or(over)?, known);
            }
            entry => self.plays(node, &entry, times)?,
        }
        Ok(())
    }

    /// Plays a move after a node, or in the current position.
    fn plays(
        &mut self,
        node: Option<NodeId>,
        entry: &JournalEntry,
        times: Times,
    ) -> Result<(), LineProblem> {
        let record = &mut self.game.record;
        let is_of_rows = matches!(record.on_board(), AnyGame::Rows(_));
        let (target, name) = match *entry {
            JournalEntry::Move(point) if is_of_rows => (Target::Cell(point), "cell"),
            JournalEntry::Place(point) if !is_of_rows => (Target::Cell(point), "cell"),
            JournalEntry::Select(piece) if !is_of_rows => (Target::Piece(piece), "piece"),
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
            set_times(record, node, times);
        }
        self.count(node, known);
        Ok(())
    }

    fn node(&self, number: u32) -> Result<NodeId, LineProblem> {
        let known = self.nodes.get(&number).copied();
        let known = known.filter(|&node| self.game.record.tree().contains(node));
        known.ok_or((Some("node"), Problem::NotANode(number)))
    }

    /// Checks that the next node may have its number.
    fn check_number(&self) -> Result<(), LineProblem> {
        let number = self.game.record.tree().next_number();
        let is_taken = self.nodes.contains_key(&number);
        if is_taken { Err((Some("node"), Problem::NumberTaken(number))) } else { Ok(()) }
    }

    /// Numbers a node if it is new: the tree had `known` nodes before.
    fn count(&mut self, node: NodeId, known: usize) {
        if self.game.record.tree().len() > known {
            self.nodes.insert(node.number(), node);
        }
    }
}

fn set_times(record: &mut Record, node: NodeId, times: Times) {
    record.annotate(node, |notes| (notes.left, notes.spent) = (times.left, times.spent));
}

fn note(node: NodeId, text: &str, record: &mut Record) -> Result<(), LineProblem> {
    let read = sgf::read_notes(text, record.shape()).map_err(|why| (None, why))?;
    record.annotate(node, |notes| *notes = Notes { left: notes.left, spent: notes.spent, ..read });
    Ok(())
}

/// Reads the number of the ply that version 1 writes before the notes.
fn note_at_ply(text: &str, record: &mut Record) -> Result<(), LineProblem> {
    let (ply, text) = text.split_once(' ').unwrap_or((text, ""));
    if ply.is_empty() {
        return Err((Some("ply"), Problem::Missing));
    }
    let number: usize =
        ply.parse().map_err(|_| (Some("ply"), Problem::NotANumber(ply.to_owned())))?;
    let node = record.line().get(number).copied().filter(|_| number <= record.ply());
    note(node.ok_or((Some("ply"), Problem::NotAPly(number)))?, text, record)
}
