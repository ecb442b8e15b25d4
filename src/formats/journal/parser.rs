//! Reads a journal, line by line.

use std::collections::HashMap;
use std::str::FromStr;
use std::time::Duration;

use super::{AT_LIMIT, FIRST_LINE, Problem, SavedGame, Times, of_one_line};
use crate::formats::set_up::SetUpStones;
use crate::formats::{FormatError, sgf};
use crate::game::{
    AnyGame, Clock, Computer, End, EngineName, GameKind, Names, Participant, Participants, Person,
    Target, TimeControl,
};
use crate::player::Level;
use crate::quarto::Piece;
use crate::record::{NodeId, Notes, Record};
use crate::rules::opening::OpeningRule;
use crate::rules::{self, IllegalMove, Point, Stone, plain_number};
use crate::translate::{Phrase, phrase};

/// Reads a journal up to the first mistake, and reports it.
pub(super) fn read(bytes: &[u8]) -> Result<(SavedGame, Option<FormatError>), FormatError> {
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    let mut lines = (1..).zip(bytes[..whole].split_inclusive(|&byte| byte == b'\n'));
    let mut head = |number, name| {
        let missing = || Problem::MISSING.in_field(number, Some(name));
        let (_, line) = lines.next().ok_or_else(missing)?;
        JournalLine::of(number, line)
    };
    head(1, "journal")?.check_first()?;
    let kind = head(2, "game")?.game()?;
    let begun = head(3, "begun")?;
    begun.expect("begun")?;
    let begun = begun.value(1, "date", NOT_A_DATE, |date| date.parse().ok())?;
    let game = SavedGame::new(Record::new(kind), Participants::PERSONS);
    let start = match kind {
        GameKind::Rows(variant) => StartStones::Rows(SetUpStones::new(variant)),
        GameKind::Quarto(_) => StartStones::Quarto,
    };
    let mut reader = JournalReader {
        start,
        opening: OpeningRule::Free,
        game: SavedGame { begun: Some(begun), ..game },
        nodes: HashMap::from([(0, NodeId::ROOT)]),
    };
    let damage = lines.find_map(|(number, line)| reader.take(number, line).err());
    if let Err(why) = reader.begin() {
        return Err(damage.unwrap_or(why));
    }
    Ok((reader.finish(), damage))
}

struct JournalLine<'a> {
    number: u64,
    words: Vec<&'a str>,
    /// Node to which the line applies; `None` for the current one.
    at: Option<u32>,
}

impl<'a> JournalLine<'a> {
    fn of(number: u64, line: &'a [u8]) -> Result<Self, FormatError> {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let text = std::str::from_utf8(line).map_err(|_| Problem::NOT_UTF8.at(number))?;
        Ok(Self { number, words: text.split(' ').collect(), at: None })
    }

    /// Takes the number of the node from the front.
    fn split_node(&mut self) -> Result<(), FormatError> {
        if let Some(text) = self.words[0].strip_prefix('@') {
            let wrong = |_| self.error("node", Problem::not_a_number(text));
            self.at = Some(text.parse().map_err(wrong)?);
            self.words.remove(0);
        }
        Ok(())
    }

    fn error(&self, field: &'static str, problem: Problem) -> FormatError {
        problem.in_field(self.number, Some(field))
    }

    fn expect(&self, name: &'static str) -> Result<(), FormatError> {
        let is_there = self.words.first() == Some(&name);
        if is_there { Ok(()) } else { Err(self.error(name, Problem::MISSING)) }
    }

    fn field(&self, index: usize, name: &'static str) -> Result<&'a str, FormatError> {
        let found = self.words.get(index).copied().filter(|word| !word.is_empty());
        found.ok_or_else(|| self.error(name, Problem::MISSING))
    }

    fn value<T>(
        &self,
        index: usize,
        name: &'static str,
        wrong: Phrase,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, FormatError> {
        let text = self.field(index, name)?;
        parse(text).ok_or_else(|| self.error(name, Problem::text(text, wrong)))
    }

    fn number<T: FromStr>(&self, index: usize, name: &'static str) -> Result<T, FormatError> {
        self.value(index, name, NOT_A_NUMBER, |text| text.parse().ok())
    }

    fn text(&self) -> String {
        of_one_line(self.words[1..].join(" "))
    }

    fn check_first(&self) -> Result<(), FormatError> {
        match self.words[..] {
            ["gomoku", "journal", "1" | "2", ..] => Ok(()),
            ["gomoku", "journal", version, ..] => {
                Err(self.error("version", Problem::text(version, UNKNOWN_VERSION)))
            }
            _ => Err(Problem::Header(FIRST_LINE).at(self.number)),
        }
    }

    fn game(&self) -> Result<GameKind, FormatError> {
        const WRONG: Phrase = phrase!("journal-game", "{value} is not a game");
        self.expect("game")?;
        match self.value(1, "game", WRONG, |name| name.parse().ok())? {
            GameKind::Quarto(_) => {
                self.value(2, "board", WRONG, |board| board.parse().ok()).map(GameKind::Quarto)
            }
            rows @ GameKind::Rows(_) => Ok(rows),
        }
    }

    fn side(&self, index: usize) -> Result<Stone, FormatError> {
        let sides = [("x", Stone::First), ("o", Stone::Second)];
        self.value(index, "side", phrase!("journal-side", "{value} is not x or o"), |side| {
            named(side, sides)
        })
    }

    fn person(&self, index: usize) -> Result<Person, FormatError> {
        let persons = [("1", Person::One), ("2", Person::Two)];
        self.value(
            index,
            "person",
            phrase!("journal-player", "{value} is not player 1 or 2"),
            |person| named(person, persons),
        )
    }

    fn participant(&self) -> Result<Participant, FormatError> {
        match self.field(2, "player")? {
            "person" => self.person(3).map(Participant::Person),
            "computer" => self.computer().map(Participant::Computer),
            other => {
                let wrong = Problem::text(
                    other,
                    phrase!("journal-participant", "{value} is not person or computer"),
                );
                Err(self.error("player", wrong))
            }
        }
    }

    /// Parses the level of the computer, or the name of an engine behind it.
    fn computer(&self) -> Result<Computer, FormatError> {
        let wrong = phrase!("journal-level", "{value} is not a level");
        let level = |text: &str| plain_number(text).and_then(Level::new);
        let level = self.value(3, "level", wrong, level)?;
        if self.words.len() == 4 {
            return Ok(Computer::Level(level));
        }
        let wrong = phrase!("journal-engine", "{value} is not the name of an engine");
        self.value(4, "engine", wrong, EngineName::new).map(Computer::Engine)
    }

    fn cell(&self) -> Result<Point, FormatError> {
        self.value(1, "cell", phrase!("format-not-a-cell", "{value} is not a cell"), |text| {
            let (row, col) = text.split_once(',')?;
            Some(Point::new(plain_number(row)?, plain_number(col)?))
        })
    }

    fn piece(&self) -> Result<Piece, FormatError> {
        self.value(1, "piece", phrase!("journal-piece", "{value} is not a piece"), |text| {
            plain_number(text).and_then(Piece::new)
        })
    }

    /// Parses the times of a move from this word on, as far as known.
    fn times(&self, first: usize) -> Times {
        let time = |index: usize| self.words.get(index)?.parse().ok().map(Duration::from_millis);
        (time(first), time(first + 1))
    }
}

fn named<T>(word: &str, names: [(&str, T); 2]) -> Option<T> {
    names.into_iter().find(|(name, _)| *name == word).map(|(_, value)| value)
}

/// Stones of the start position, up to the first move.
enum StartStones {
    Rows(SetUpStones<u64>),
    Quarto,
    Over,
}

struct JournalReader {
    start: StartStones,
    opening: OpeningRule,
    game: SavedGame,
    nodes: HashMap<u32, NodeId>,
}

impl JournalReader {
    /// Completes the start position.
    fn begin(&mut self) -> Result<(), FormatError> {
        if let StartStones::Rows(start) = std::mem::replace(&mut self.start, StartStones::Over) {
            let illegal = |(line, why)| Problem::Illegal(why).in_field(line, Some("cell"));
            let position = start.position().map_err(illegal)?;
            let opened = rules::Game::with_opening(position.variant(), self.opening).ok();
            let opened = opened.filter(|game| game.opening().is_some() && position.is_empty());
            let game = opened.unwrap_or_else(|| rules::Game::from_position(position));
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

    fn take(&mut self, number: u64, line: &[u8]) -> Result<(), FormatError> {
        let line = &mut JournalLine::of(number, line)?;
        line.split_node()?;
        let wrong = |words| Problem::Other(words).at(number);
        let nothing = || wrong(NOTHING_TO_UNDO);
        match line.words.first().copied().unwrap_or_default() {
            "player" => self.player(line)?,
            "name" => {
                let (person, name) = (line.person(1)?, line.words[2..].join(" "));
                let names = &self.game.names;
                self.game.names = match person {
                    Person::One => Names::new(Some(&name), names.of(Person::Two)),
                    Person::Two => Names::new(names.of(Person::One), Some(&name)),
                };
            }
            "study" => self.game.is_study = true,
            "clock" => {
                let control = line.value(1, "clock", NOT_A_CLOCK, |text| text.parse().ok())?;
                if control != TimeControl::None && matches!(self.start, StartStones::Over) {
                    return Err(wrong(NOT_AT_START));
                }
                self.game.clock = Clock::new(control).map(Box::new);
            }
            "stone" => {
                let (point, stone) = (line.cell()?, line.side(2)?);
                let placed = self.start(number)?.place(number, point, stone);
                placed.map_err(|why| line.error("cell", Problem::Illegal(why)))?;
            }
            "turn" => {
                let side = line.side(1)?;
                self.start(number)?.to_move = Some(side);
            }
            "opening" | "pass" | "choose" | "declare" => self.opening(line)?,
            "move" | "offer" => self.plays(line, Target::Cell(line.cell()?), true)?,
            "place" => self.plays(line, Target::Cell(line.cell()?), false)?,
            "select" => self.plays(line, Target::Piece(line.piece()?), false)?,
            "resign" => self.ends(line, End::Resigned(line.side(1)?))?,
            "flag" => self.ends(line, End::OutOfTime(line.side(1)?))?,
            "forfeit" => self.ends(line, End::Forfeited(line.side(1)?))?,
            "lost" => self.ends(line, End::Lost(line.side(1)?))?,
            "draw" if line.words.get(1) == Some(&AT_LIMIT) => self.ends(line, End::MoveLimit)?,
            "draw" => self.ends(line, End::Drawn)?,
            "void" => self.ends(line, End::Void)?,
            "undo" => {
                self.place(line)?;
                self.game.record.take_back().ok_or_else(nothing)?;
            }
            "redo" => {
                self.place(line)?;
                let redone = self.game.record.redo();
                redone.ok_or_else(|| wrong(NOTHING_TO_REDO))?;
            }
            "stand" => {
                let (line_end, ply) = (line.number(1, "node")?, line.number(2, "ply")?);
                self.place(line)?;
                let line_end = self.node(line, line_end)?;
                // The path to this node and on to the end becomes the current line.
                let record = &mut self.game.record;
                let Some(&node) = record.tree().path(line_end).get(ply) else {
                    return Err(line.error("ply", Problem::NotAPly(ply)));
                };
                record.go_to(line_end);
                record.go_to(node);
            }
            "next" => {
                let next = line.number(1, "node")?;
                self.place(line)?;
                if !self.game.record.tree_mut().set_next_number(next) {
                    return Err(line.error("node", Problem::NumberTaken(next)));
                }
            }
            "delete" => {
                let node = self.place(line)?.unwrap_or_else(|| self.game.record.node());
                self.game.record.delete(node).ok_or_else(nothing)?;
            }
            "promote" => {
                let place = if line.words.len() == 1 { 0 } else { line.number(1, "place")? };
                let node = self.place(line)?.unwrap_or_else(|| self.game.record.node());
                if node == NodeId::ROOT {
                    return Err(nothing());
                }
                self.game.record.reorder(node, place);
            }
            "note" => match self.place(line)? {
                Some(node) => self.note(line, node, &line.text())?,
                None => self.note_at_ply(line, &line.text())?,
            },
            "times" => {
                let node = self.place(line)?.unwrap_or_else(|| self.game.record.node());
                self.set_times(node, line.times(1));
            }
            "info" => {
                self.place(line)?;
                let info = sgf::read_info(&line.text()).map_err(|why| why.at(number))?;
                self.game.record.edit_info(|known| *known = info);
            }
            other => return Err(Problem::text(other, UNKNOWN_LINE).at(number)),
        }
        Ok(())
    }

    fn player(&mut self, line: &JournalLine) -> Result<(), FormatError> {
        let (side, participant) = (line.side(1)?, line.participant()?);
        self.game.participants = self.game.participants.with(side, participant);
        // The number of the game with a friend's program.
        if let (Participant::Person(Person::Two), Some(shared)) = (participant, line.words.get(4)) {
            self.game.shared = u64::from_str_radix(shared, 16).ok();
        }
        Ok(())
    }

    /// Stones at the start of a game of rows, before its first move.
    fn start(&mut self, line: u64) -> Result<&mut SetUpStones<u64>, FormatError> {
        match &mut self.start {
            StartStones::Rows(start) => Ok(start),
            StartStones::Quarto => Err(Problem::OTHER_GAME.at(line)),
            StartStones::Over => Err(Problem::Other(NOT_AT_START).at(line)),
        }
    }

    /// Finds the node of an event, which completes the start position; `None` for the current one.
    fn place(&mut self, line: &JournalLine) -> Result<Option<NodeId>, FormatError> {
        self.begin()?;
        line.at.map(|number| self.node(line, number)).transpose()
    }

    fn ends(&mut self, line: &JournalLine, end: End) -> Result<(), FormatError> {
        let node = self.place(line)?;
        self.check_number(line)?;
        let record = &mut self.game.record;
        let known = record.tree().len();
        let done = match node {
            Some(node) => record.end_at(node, end),
            None => record.end(end).then(|| record.node()),
        };
        let over = || Problem::Illegal(IllegalMove::GameOver).at(line.number);
        self.count(done.ok_or_else(over)?, known);
        Ok(())
    }

    /// Takes the rule of an opening, a decision in it, or a pass.
    fn opening(&mut self, line: &JournalLine) -> Result<(), FormatError> {
        match line.words[0] {
            "opening" => {
                let rule = line.value(1, "opening", NOT_AN_OPENING, |text| text.parse().ok())?;
                self.start(line.number)?;
                self.opening = rule;
                Ok(())
            }
            "choose" => {
                let choice = line.value(1, "choice", NOT_A_CHOICE, |text| text.parse().ok())?;
                self.plays(line, Target::Choose(choice), true)
            }
            "declare" => self.plays(line, Target::Declare(line.number(1, "number")?), true),
            _ => self.plays(line, Target::Pass, true),
        }
    }

    /// Plays a move after a node, or in the current position.
    fn plays(
        &mut self,
        line: &JournalLine,
        target: Target,
        is_of_rows: bool,
    ) -> Result<(), FormatError> {
        let node = self.place(line)?;
        if matches!(self.game.record.on_board(), AnyGame::Rows(_)) != is_of_rows {
            return Err(Problem::OTHER_GAME.at(line.number));
        }
        self.check_number(line)?;
        let record = &mut self.game.record;
        let known = record.tree().len();
        let done = match node {
            Some(node) => record.add(node, target),
            None => record.play(target).map(|_| record.node()),
        };
        let name = match target {
            Target::Piece(_) => "piece",
            Target::Choose(_) => "choice",
            Target::Declare(_) => "number",
            Target::Cell(_) | Target::Column(_) | Target::Pass => "cell",
        };
        let node = done.map_err(|why| line.error(name, why.into()))?;
        let times = line.times(if target == Target::Pass { 1 } else { 2 });
        if times != Times::default() {
            self.set_times(node, times);
        }
        self.count(node, known);
        Ok(())
    }

    fn node(&self, line: &JournalLine, number: u32) -> Result<NodeId, FormatError> {
        let known = self.nodes.get(&number).copied();
        let known = known.filter(|&node| self.game.record.tree().contains(node));
        known.ok_or_else(|| line.error("node", Problem::NotANode(number)))
    }

    /// Checks that the next node may have its number.
    fn check_number(&self, line: &JournalLine) -> Result<(), FormatError> {
        let number = self.game.record.tree().next_number();
        let is_taken = self.nodes.contains_key(&number);
        if is_taken { Err(line.error("node", Problem::NumberTaken(number))) } else { Ok(()) }
    }

    /// Counts a node if it is new; the tree had `known` nodes before.
    fn count(&mut self, node: NodeId, known: usize) {
        if self.game.record.tree().len() > known {
            self.nodes.insert(node.number(), node);
        }
    }

    fn set_times(&mut self, node: NodeId, (left, spent): Times) {
        self.game.record.annotate(node, |notes| (notes.left, notes.spent) = (left, spent));
    }

    fn note(&mut self, line: &JournalLine, node: NodeId, text: &str) -> Result<(), FormatError> {
        let record = &mut self.game.record;
        let read = sgf::read_notes(text, record.shape()).map_err(|why| why.at(line.number))?;
        record.annotate(node, |notes| {
            *notes = Notes { left: notes.left, spent: notes.spent, ..read };
        });
        Ok(())
    }

    /// Reads a note of version 1, which starts with a ply number.
    fn note_at_ply(&mut self, line: &JournalLine, text: &str) -> Result<(), FormatError> {
        let (ply, text) = text.split_once(' ').unwrap_or((text, ""));
        if ply.is_empty() {
            return Err(line.error("ply", Problem::MISSING));
        }
        let wrong = |_| line.error("ply", Problem::not_a_number(ply));
        let number: usize = ply.parse().map_err(wrong)?;
        let record = &self.game.record;
        let node = record.line().get(number).copied().filter(|_| number <= record.ply());
        let node = node.ok_or_else(|| line.error("ply", Problem::NotAPly(number)))?;
        self.note(line, node, text)
    }
}

const NOT_A_DATE: Phrase = phrase!("journal-date", "{value} is not a date");
const NOT_AN_OPENING: Phrase = phrase!("journal-opening", "{value} is not an opening rule");
const NOT_A_CHOICE: Phrase = phrase!("journal-choice", "{value} is not a choice of an opening");
const NOT_A_CLOCK: Phrase = phrase!("journal-clock", "{value} is not a time control");
const NOTHING_TO_UNDO: Phrase = phrase!("journal-nothing-to-undo", "there is no move to undo");
const NOTHING_TO_REDO: Phrase = phrase!("journal-nothing-to-redo", "there is no move to redo");
const NOT_A_NUMBER: Phrase = phrase!("format-not-a-number", "{value} is not a number");
const UNKNOWN_VERSION: Phrase =
    phrase!("journal-version", "{value} is not version 1 or 2 of this format");
const UNKNOWN_LINE: Phrase =
    phrase!("journal-line", "{value} is not the start of a journal's line");
const NOT_AT_START: Phrase =
    phrase!("journal-not-at-start", "this must stand before the first move");
