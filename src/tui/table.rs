//! The table at which a match is played: the match, the cursor, and what is open over the board.

use std::path::{Path, PathBuf};

use tui_input::{Input, InputRequest};

use super::keymap::{Direction, Edit};
use super::size::SizeQuestion;
use super::words;
use crate::play::{Match, State, TakenBack};
use crate::rules::{Coordinates, Point, Record, Variant};

/// A match and the screen around it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The match.
    pub play: Match,
    /// What is open over the board.
    pub open: Open,
    /// What was last said, until the next key.
    pub notice: Option<Notice>,
    /// The cell under the cursor; it lies on the board.
    cursor: Point,
    /// What was said, oldest first.
    log: Vec<String>,
    /// The moves that a file holds.
    saved: Vec<Point>,
    /// Where this game was kept when it was interrupted.
    kept: Option<PathBuf>,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether something was refused.
    pub is_error: bool,
    /// The words.
    pub text: String,
}

/// What takes the keys instead of the board.
#[derive(Clone, Debug)]
pub enum Open {
    /// Nothing.
    Nothing,
    /// The command bar.
    Command(CommandBar),
    /// A question.
    Question(Question),
    /// The size of a new game.
    Size(SizeQuestion),
}

/// What is asked before it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Give the game up.
    Resign,
    /// Load this file over unsaved stones.
    Load(PathBuf),
    /// Begin another game over unsaved stones, on this board if it was named.
    NewGame(Option<Variant>),
    /// Leave unsaved stones.
    Quit,
}

/// A line of text, and why it was refused.
#[derive(Clone, Debug, Default)]
pub struct CommandBar {
    /// The text and the cursor in it.
    pub input: Input,
    /// The refusal, until the text changes.
    pub error: Option<String>,
}

impl CommandBar {
    const LONGEST: usize = 4096;

    /// A bar that holds a text.
    pub fn with(text: String) -> Self {
        Self { input: Input::new(text), error: None }
    }

    /// Adds text at the cursor, without line breaks and other control characters.
    pub fn insert(&mut self, text: &str) {
        self.error = None;
        let free = Self::LONGEST.saturating_sub(self.input.value().chars().count());
        for char in text.chars().filter(|char| !char.is_control()).take(free) {
            self.handle(InputRequest::InsertChar(char));
        }
    }

    /// Whether nothing is typed: rubbing out then leaves the bar.
    pub fn is_empty(&self) -> bool {
        self.input.value().is_empty()
    }

    /// Rubs out the character before the cursor.
    pub fn erase(&mut self) {
        self.handle(InputRequest::DeletePrevChar);
    }

    /// Moves the cursor in the text or rubs some of it out.
    pub fn edit(&mut self, edit: Edit) {
        self.handle(match edit {
            Edit::Left => InputRequest::GoToPrevChar,
            Edit::Right => InputRequest::GoToNextChar,
            Edit::Start => InputRequest::GoToStart,
            Edit::End => InputRequest::GoToEnd,
            Edit::Delete => InputRequest::DeleteNextChar,
            Edit::DeleteWord => InputRequest::DeletePrevWord,
            Edit::DeleteLine => InputRequest::DeleteLine,
        });
    }

    fn handle(&mut self, request: InputRequest) {
        self.error = None;
        self.input.handle(request);
    }
}

impl Table {
    const LONGEST_LOG: usize = 100;

    /// A new match.
    pub fn new(variant: Variant) -> Self {
        Self::at(Match::new(variant), Vec::new(), None)
    }

    /// A match that a file holds.
    pub fn loaded(play: Match) -> Self {
        let saved = play.game().moves().to_vec();
        Self::at(play, saved, None)
    }

    /// A match that was interrupted and lies in this file.
    pub fn resumed(play: Match, kept: PathBuf) -> Self {
        Self::at(play, Vec::new(), Some(kept))
    }

    fn at(play: Match, saved: Vec<Point>, kept: Option<PathBuf>) -> Self {
        let centre = play.game().variant().shape().centre();
        let cursor = play.game().moves().last().copied().unwrap_or(centre);
        Self { play, cursor, open: Open::Nothing, notice: None, log: Vec::new(), saved, kept }
    }

    /// The rules of this match.
    pub const fn variant(&self) -> Variant {
        self.play.game().variant()
    }

    /// Whether there are stones that no file holds.
    pub fn has_unsaved_stones(&self) -> bool {
        let moves = self.play.game().moves();
        !moves.is_empty() && moves != self.saved
    }

    /// The moves that a file is known to hold.
    pub fn saved(&self) -> &[Point] {
        &self.saved
    }

    /// Remembers that a file holds this game now.
    pub fn set_saved(&mut self, record: &Record) {
        self.saved = record.points().collect();
    }

    /// Where the game was kept when it was interrupted, as long as it is still needed.
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// That file, which is not needed any more.
    pub const fn take_kept(&mut self) -> Option<PathBuf> {
        self.kept.take()
    }

    /// Says something, and keeps it in the list of messages.
    pub fn say(&mut self, text: String) {
        self.note(text, false);
    }

    /// Says what was refused, and keeps it in the list of messages.
    pub fn refuse(&mut self, text: String) {
        self.note(text, true);
    }

    fn note(&mut self, text: String, is_error: bool) {
        self.add_to_log(text.clone());
        self.notice = Some(Notice { is_error, text });
    }

    fn add_to_log(&mut self, text: String) {
        self.log.push(text);
        let surplus = self.log.len().saturating_sub(Self::LONGEST_LOG);
        self.log.drain(..surplus);
    }

    /// What was said, oldest first.
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// Goes on with the list of messages of another table.
    pub fn inherit_log(&mut self, before: &mut Self) {
        before.log.append(&mut self.log);
        self.log = std::mem::take(&mut before.log);
    }

    /// The cell under the cursor.
    pub const fn cursor(&self) -> Point {
        self.cursor
    }

    /// One step with the cursor; it stops at the edge of a plane.
    pub fn step(&mut self, direction: Direction) {
        let next = self.variant().shape().step(self.cursor, direction.delta());
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// The cursor to the edge.
    pub const fn jump(&mut self, direction: Direction) {
        let shape = self.variant().shape();
        match direction {
            Direction::Up => self.cursor.row = 0,
            Direction::Down => self.cursor.row = shape.height() - 1,
            Direction::Left => self.cursor.col = 0,
            Direction::Right => self.cursor.col = shape.width() - 1,
        }
    }

    /// Puts the mover's stone on a cell.
    ///
    /// # Errors
    /// Why not, in the words for the player.
    pub fn place(&mut self, point: Point) -> Result<(), String> {
        let state = self.play.play(point).map_err(|error| words::illegal(&error))?;
        self.cursor = point;
        if matches!(state, State::Over(_)) {
            self.announce();
        }
        Ok(())
    }

    /// The side to move gives up.
    pub fn resign(&mut self) {
        self.play.resign();
        self.announce();
    }

    /// Puts the end of the match into the list of messages; the status line shows it anyway.
    fn announce(&mut self) {
        let [text, _] = words::state(self.play.state(), self.variant());
        self.add_to_log(text);
    }

    /// Takes back the last move.
    pub fn take_back(&mut self, coordinates: Coordinates) {
        match self.play.take_back() {
            None => self.refuse("There is no stone to take back.".to_owned()),
            Some(TakenBack::End(_)) => self.say("The game goes on.".to_owned()),
            Some(TakenBack::Stone(point)) => {
                self.cursor = point;
                let name = coordinates.name(point, self.variant().shape());
                self.say(format!("Taken back: {name}."));
            }
        }
    }

    /// The words of a question, in a full and in a short form.
    pub fn ask(&self, question: &Question) -> [String; 2] {
        let stones = words::stones(self.play.game().moves().len());
        let [full, short] = match question {
            Question::Resign => {
                let mover = match self.play.state() {
                    State::ToMove(stone) => words::player(stone),
                    State::Over(_) => String::new(),
                };
                return [format!("Resign as {mover}? (y/n)"), "Resign? (y/n)".to_owned()];
            }
            Question::Load(path) => [format!("Load {}?", path.display()), "Load".to_owned()],
            Question::NewGame(_) => ["Start a new game?".to_owned(), "New game".to_owned()],
            Question::Quit => ["Quit?".to_owned(), "Quit".to_owned()],
        };
        [
            format!("{full} {stones} not saved will be lost. (y/n)"),
            format!("{short} and lose {stones}? (y/n)"),
        ]
    }
}
