//! Messages about the game on the screen.

use crate::tui::refusal::Refusal;

const LONGEST: usize = 100;

#[derive(Debug, Default)]
pub struct Messages {
    /// Last message, until the next key or until it no longer applies.
    pub notice: Option<Notice>,
    /// All messages in their longest form, oldest first. They are stored as text, since the next
    /// game may have other players and cells.
    pub log: Vec<String>,
}

#[derive(Debug)]
pub enum Notice {
    /// Report, longest form first.
    Done(Vec<String>),
    Refused(Refusal),
}

impl Messages {
    pub fn say(&mut self, forms: Vec<String>) {
        self.remember(&forms);
        self.notice = Some(Notice::Done(forms));
    }

    pub fn remember(&mut self, forms: &[String]) {
        self.log.extend(forms.first().cloned());
        let surplus = self.log.len().saturating_sub(LONGEST);
        self.log.drain(..surplus);
    }

    /// Stores the longest form before all others.
    pub fn remember_first(&mut self, forms: Vec<String>) {
        self.log.splice(0..0, forms.into_iter().next());
    }
}
