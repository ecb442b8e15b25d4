//! The table at which a match is played: the match, the cursor, and what is open over the board.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, InputRequest};

use super::keymap::Direction;
use super::size::SizeQuestion;
use super::words;
use crate::play::{Match, State, TakenBack};
use crate::rules::{Coordinates, Point, Record, Variant};

/// A match and the screen around it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The match.
    pub play: Match,
    /// The cell under the cursor.
    pub cursor: Point,
    /// What is open over the board.
    pub open: Open,
    /// What was last said, until the next key.
    pub notice: Option<Notice>,
    /// What was said, oldest first.
    pub log: Vec<String>,
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
            self.input.handle(InputRequest::InsertChar(char));
        }
    }

    /// Whether rubbing out now would leave the bar.
    pub fn is_empty(&self) -> bool {
        self.input.value().is_empty()
    }

    /// Handles a key that edits.
    pub fn edit(&mut self, key: &KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let request = match key.code {
            KeyCode::Char('a') if control => InputRequest::GoToStart,
            KeyCode::Char('e') if control => InputRequest::GoToEnd,
            KeyCode::Char('u') if control => InputRequest::DeleteLine,
            KeyCode::Char('w') if control => InputRequest::DeletePrevWord,
            KeyCode::Char(char) if !control => return self.insert(char.encode_utf8(&mut [0; 4])),
            KeyCode::Left => InputRequest::GoToPrevChar,
            KeyCode::Right => InputRequest::GoToNextChar,
            KeyCode::Home => InputRequest::GoToStart,
            KeyCode::End => InputRequest::GoToEnd,
            KeyCode::Backspace => InputRequest::DeletePrevChar,
            KeyCode::Delete => InputRequest::DeleteNextChar,
            _ => return,
        };
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

    /// Remembers that a file holds this game now.
    pub fn set_saved(&mut self, record: &Record) {
        self.saved = record.points().collect();
    }

    /// Where the game was kept when it was interrupted, as long as it is still needed.
    pub const fn kept(&self) -> Option<&PathBuf> {
        self.kept.as_ref()
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
        self.log.push(text.clone());
        let surplus = self.log.len().saturating_sub(Self::LONGEST_LOG);
        self.log.drain(..surplus);
        self.notice = Some(Notice { is_error, text });
    }

    /// One step with the cursor; it stops at the edge.
    pub fn step(&mut self, direction: Direction) {
        let corner = self.bottom_right();
        let Point { row, col } = &mut self.cursor;
        match direction {
            Direction::Up => *row = row.saturating_sub(1),
            Direction::Down => *row = (*row + 1).min(corner.row),
            Direction::Left => *col = col.saturating_sub(1),
            Direction::Right => *col = (*col + 1).min(corner.col),
        }
    }

    /// The cursor to the edge.
    pub fn jump(&mut self, direction: Direction) {
        let corner = self.bottom_right();
        match direction {
            Direction::Up => self.cursor.row = 0,
            Direction::Down => self.cursor.row = corner.row,
            Direction::Left => self.cursor.col = 0,
            Direction::Right => self.cursor.col = corner.col,
        }
    }

    fn bottom_right(&self) -> Point {
        let shape = self.variant().shape();
        Point::new(shape.height() - 1, shape.width() - 1)
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
        self.log.push(text);
    }

    /// Takes back the last move.
    pub fn take_back(&mut self, coordinates: Coordinates) {
        match self.play.take_back() {
            None => self.refuse("There is no stone to take back.".to_owned()),
            Some(TakenBack::Resignation(stone)) => {
                self.say(format!("{} did not resign.", words::player(stone)));
            }
            Some(TakenBack::Stone(point)) => {
                self.cursor = point;
                let name = coordinates.name(point, self.variant().shape());
                self.say(format!("Taken back: {name}."));
            }
        }
    }

    /// The words of a question.
    pub fn ask(&self, question: &Question) -> String {
        let stones = words::stones(self.play.game().moves().len());
        let unsaved = |what: &str| format!("{what} {stones} not saved will be lost.");
        match (question, self.play.state()) {
            (Question::Resign, State::ToMove(stone)) => {
                format!("Resign as {}?", words::player(stone))
            }
            (Question::Resign, State::Over(_)) => "Resign?".to_owned(),
            (Question::Load(path), _) => unsaved(&format!("Load {}?", path.display())),
            (Question::NewGame(_), _) => unsaved("Start a new game?"),
            (Question::Quit, _) => unsaved("Quit?"),
        }
    }
}
