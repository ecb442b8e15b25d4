//! Messages about the game on the screen.

use crate::record::NodeId;
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
    /// Failure, longest form first.
    Failed(Vec<String>),
    /// Refusal, with the current position and the one on the screen.
    Refused(Refusal, (NodeId, NodeId)),
}

impl Messages {
    pub fn say(&mut self, forms: Vec<String>) {
        self.remember(&forms);
        self.notice = Some(Notice::Done(forms));
    }

    /// Adds a message to the list, unless it repeats the last one.
    pub fn remember(&mut self, forms: &[String]) {
        let new = forms.first().filter(|text| self.log.last() != Some(text));
        self.log.extend(new.cloned());
        let surplus = self.log.len().saturating_sub(LONGEST);
        self.log.drain(..surplus);
    }

    /// Last message of the list, if it is also the one at the foot.
    pub fn at_foot(&self) -> Option<&str> {
        let (Some(Notice::Done(forms) | Notice::Failed(forms)), Some(last)) =
            (&self.notice, self.log.last())
        else {
            return None;
        };
        (forms.first() == Some(last)).then_some(last)
    }

    /// Stores the longest form before all others.
    pub fn remember_first(&mut self, forms: Vec<String>) {
        self.log.splice(0..0, forms.into_iter().next());
    }
}
