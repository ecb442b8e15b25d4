//! The table at which one plays: the game, what is open over the board, and what was said.

use std::path::{Path, PathBuf};

use tui_input::{Input, InputRequest};

use super::keymap::{Direction, Edit};
use super::menu::Menu;
use super::mind::{Errand, Mind, Thought};
use super::playing::{Playing, TakenBack, Target, Turn};
use super::words::{self, Naming};
use crate::formats::{Content, Kind, Sheet};
use crate::play::{Pairing, Players, Tally};
use crate::player::{Info, Ticket};
use crate::rules::Stone;

/// A game and the screen around it.
#[derive(Clone, Debug)]
pub struct Table {
    /// What is open over the board.
    pub open: Open,
    /// What was last said, until the next key.
    pub notice: Option<Notice>,
    playing: Playing,
    /// What was said, oldest first.
    log: Vec<String>,
    /// What a file holds.
    saved: Option<Sheet>,
    /// Where this game was kept when it was interrupted.
    kept: Option<PathBuf>,
    /// What the computer does about this position.
    mind: Mind,
    /// Where the computer plays both sides: it waits.
    is_paused: bool,
    /// The end of this game counts for the score: there was none yet when the game came to the table
    /// or the score began.
    counts: bool,
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
    /// The choice of a new game.
    Menu(Menu),
    /// Which sides the computer is to play, at the levels of this pairing.
    Opponent(Pairing),
}

/// What is asked before it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// This side gives the game up.
    Resign(Stone),
    /// Load this file over unsaved stones.
    Load(PathBuf),
    /// Begin another game over unsaved stones, this one if it was named.
    NewGame(Option<Kind>),
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
    /// As many messages are kept.
    const LONGEST_LOG: usize = 100;

    /// A new game.
    pub fn new(kind: Kind) -> Self {
        Self::at(Playing::new(kind))
    }

    /// A game that a file holds.
    pub fn loaded(content: Content) -> Self {
        let saved = Some(Sheet::from(&content));
        Self { saved, ..Self::at(Playing::from(content)) }
    }

    /// A game that was interrupted and lies in this file.
    pub fn resumed(content: Content, kept: PathBuf) -> Self {
        Self { kept: Some(kept), ..Self::at(Playing::from(content)) }
    }

    fn at(playing: Playing) -> Self {
        let counts = matches!(playing.turn(), Turn::Of(_));
        Self {
            open: Open::Nothing,
            notice: None,
            playing,
            log: Vec::new(),
            saved: None,
            kept: None,
            mind: Mind::Idle,
            is_paused: false,
            counts,
        }
    }

    /// The game.
    pub const fn playing(&self) -> &Playing {
        &self.playing
    }

    /// Which game it is.
    pub const fn kind(&self) -> Kind {
        self.playing.kind()
    }

    /// Whether something was played that no file holds. The end of a short game is no loss: one
    /// plays the next.
    pub fn has_unsaved_stones(&self) -> bool {
        let is_saved = || self.saved.as_ref().is_some_and(|sheet| self.playing.is_safe_in(sheet));
        let is_done = self.kind().is_short() && matches!(self.playing.turn(), Turn::Over(_));
        !self.playing.is_untouched() && !is_done && !is_saved()
    }

    /// What a file is known to hold.
    pub const fn saved(&self) -> Option<&Sheet> {
        self.saved.as_ref()
    }

    /// Remembers that a file holds this now.
    pub fn set_saved(&mut self, sheet: Sheet) {
        self.saved = Some(sheet);
    }

    /// Where the game was kept when it was interrupted, as long as it is still needed.
    pub fn kept(&self) -> Option<&Path> {
        self.kept.as_deref()
    }

    /// That file, which is not needed any more.
    pub const fn take_kept(&mut self) -> Option<PathBuf> {
        self.kept.take()
    }

    /// What the computer does about this position.
    pub const fn mind(&self) -> &Mind {
        &self.mind
    }

    /// Remembers that the computer was asked.
    pub fn think(&mut self, ticket: Ticket, errand: Errand) {
        self.mind = Mind::Thinks(Thought { ticket, errand, info: None });
    }

    /// Hears how far the computer has come.
    pub fn hear(&mut self, heard: Info) {
        if let Mind::Thinks(Thought { info, .. }) = &mut self.mind {
            *info = Some(heard);
        }
    }

    /// Remembers that the computer gave no move.
    pub fn give_up(&mut self) {
        self.mind = Mind::Failed;
    }

    /// Drops the question that the computer was asked, or that it gave no answer to.
    pub fn ask_no_more(&mut self) {
        self.mind = Mind::Idle;
    }

    /// Whether the computer, which plays both sides, waits.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Lets the computer wait, or go on.
    pub fn set_paused(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
        self.mind = Mind::Idle;
    }

    /// The score with this game, if it has ended and that counts.
    pub fn counted(&self, before: Tally) -> Tally {
        match self.playing.turn() {
            Turn::Over(winner) if self.counts => before.with(winner),
            _ => before,
        }
    }

    /// A new score begins: the end of this game counts if it is still to come.
    pub fn count_anew(&mut self) {
        self.counts = matches!(self.playing.turn(), Turn::Of(_));
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
        self.remember(text.clone());
        self.notice = Some(Notice { is_error, text });
    }

    /// Puts a text into the list of messages only.
    pub fn remember(&mut self, text: String) {
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

    /// One step with the cursor.
    pub fn step(&mut self, direction: Direction) {
        self.playing.step(direction);
    }

    /// The cursor to the edge.
    pub fn jump(&mut self, direction: Direction) {
        self.playing.jump(direction);
    }

    /// The cursor to where the mouse is.
    pub fn point_to(&mut self, target: Target) {
        self.playing.point_to(target);
    }

    /// What the player to move puts or selects.
    ///
    /// # Errors
    /// Why not, in the words for the player.
    pub fn act(&mut self, target: Target, naming: Naming) -> Result<(), String> {
        self.playing.act(target).map_err(|why| words::illegal(&why))?;
        self.mind = Mind::Idle;
        if matches!(self.playing.turn(), Turn::Over(_)) {
            self.announce(naming);
        }
        Ok(())
    }

    /// A side gives up.
    pub fn resign(&mut self, loser: Stone, naming: Naming) {
        if let Turn::Of(_) = self.playing.turn() {
            self.playing.resign(loser);
            self.mind = Mind::Idle;
            self.announce(naming);
        }
    }

    /// Puts the end of the game into the list of messages; the status line shows it anyway.
    fn announce(&mut self, naming: Naming) {
        let text = words::state(&self.playing, naming).swap_remove(0);
        self.remember(text);
    }

    /// Takes back what happened last; of a person against the computer, back to the person's turn.
    pub fn take_back(&mut self, Naming { players, coordinates }: Naming) {
        let mut names = Vec::new();
        while let Some(taken) = self.playing.take_back(coordinates) {
            self.mind = Mind::Idle;
            match taken {
                TakenBack::End => return self.say("The game goes on.".to_owned()),
                TakenBack::Choice(piece) => {
                    let (number, piece) = (piece.number(), words::piece(piece));
                    return self.say(format!("Back in the bag: {number} {piece}."));
                }
                TakenBack::Stone(name) => names.push(name),
            }
            if players.are_computers() || !self.playing.turn().is_computers(players) {
                break;
            }
        }
        if names.is_empty() {
            self.refuse("There is no stone to take back.".to_owned());
        } else {
            self.say(format!("Taken back: {}.", names.join(" and ")));
        }
    }

    /// The words of a question, in a full and in a short form.
    pub fn ask(&self, question: &Question, players: Players) -> [String; 2] {
        let stones = words::stones(self.kind(), self.playing.stones());
        let [full, short] = match question {
            Question::Resign(loser) => {
                let loser = words::player_of(&self.playing, *loser, players);
                return [format!("Resign as {loser}? (y/n)"), "Resign? (y/n)".to_owned()];
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
