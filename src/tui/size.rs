//! The question for the board's size.

use super::keymap::{Action, Direction};
use super::words;
use crate::rules::Variant;
use crate::store::Kept;

/// The question, and what was answered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeQuestion {
    /// What can be chosen, at least the boards on offer.
    choices: Vec<Choice>,
    /// Index of the selected choice.
    selected: usize,
    /// Digits typed instead.
    typed: String,
    /// Why the last answer was none, or what else went wrong.
    error: Option<String>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A new game.
    New(Variant),
    /// The game that was interrupted.
    Continue(Kept),
}

impl SizeQuestion {
    /// More are not taken.
    pub const MOST_DIGITS: usize = 3;

    /// The question with the smallest board selected.
    pub fn new(kept: Option<Kept>) -> Self {
        let choices = Variant::OFFERED.map(Choice::New);
        Self {
            choices: choices.into_iter().chain(kept.map(Choice::Continue)).collect(),
            selected: 0,
            typed: String::new(),
            error: None,
        }
    }

    /// What can be chosen.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// How many rows the choices take.
    pub fn rows(&self) -> u16 {
        u16::try_from(self.choices.len()).unwrap_or(u16::MAX)
    }

    /// Index of the selected choice; `None` if something is typed instead.
    pub fn selected(&self) -> Option<usize> {
        self.typed.is_empty().then_some(self.selected)
    }

    /// The digits typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// What went wrong last.
    pub fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// Says what went wrong.
    pub fn refuse(&mut self, text: String) {
        self.error = Some(text);
    }

    /// Moves the selection; what was typed is dropped.
    pub fn select(&mut self, direction: Direction) {
        self.typed.clear();
        self.error = None;
        let last = self.choices.len() - 1;
        self.selected = match direction {
            Direction::Up | Direction::Left => self.selected.checked_sub(1).unwrap_or(last),
            Direction::Down | Direction::Right if self.selected == last => 0,
            Direction::Down | Direction::Right => self.selected + 1,
        };
    }

    /// Adds what was typed or pasted; other things than digits are left out.
    pub fn add(&mut self, text: &str) {
        self.error = None;
        let free = Self::MOST_DIGITS.saturating_sub(self.typed.len());
        self.typed.extend(text.chars().filter(char::is_ascii_digit).take(free));
    }

    /// Handles a key of [`Context::Size`](super::keymap::Context::Size); the answer, if it is one.
    pub fn handle(&mut self, action: Action, char: Option<char>) -> Option<Choice> {
        match action {
            Action::Move(direction) => self.select(direction),
            Action::Type => self.add(char.map(String::from).as_deref().unwrap_or_default()),
            Action::Erase => {
                self.typed.pop();
                self.error = None;
            }
            Action::Close => {
                self.typed.clear();
                self.error = None;
            }
            Action::Accept => return self.answer(),
            _ => {}
        }
        None
    }

    fn answer(&mut self) -> Option<Choice> {
        if self.typed.is_empty() {
            return Some(self.choices[self.selected].clone());
        }
        let typed = std::mem::take(&mut self.typed);
        let answer = typed.parse().ok().and_then(Variant::offered).map(Choice::New);
        if answer.is_none() {
            self.error =
                Some(words::illegal(&format!("{typed} is not a size: {}", words::sizes())));
        }
        answer
    }
}
