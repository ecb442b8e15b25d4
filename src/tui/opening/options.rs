//! Choices of a decision, and what each of them leads to.

use super::task::place;
use super::{due, player};
use crate::game::Target;
use crate::locale::{self, text};
use crate::record::Cursor;
use crate::rules::opening::{Choice, Opening, OpeningAct, Work, Zone};
use crate::tui::naming::{Naming, mark};

/// Choice of a decision.
pub struct DecisionOption {
    pub target: Target,
    /// Short imperative: `Take X`.
    pub label: String,
    /// Word of the footer.
    pub word: String,
    /// Sentence about what follows.
    pub leads: String,
}

impl DecisionOption {
    /// The choice and what follows: `Take X. Ada places move 4 (O).`
    pub fn sentences(&self) -> String {
        let label = text!("panel-end", state = self.label);
        [label.as_str(), &self.leads].join(&text!("between-sentences"))
    }
}

/// Choices of the decision that is due at a position; empty if none is.
pub fn options(cursor: &Cursor, naming: &Naming) -> Vec<DecisionOption> {
    let Some((opening, task)) = due(cursor) else { return Vec::new() };
    let own = cursor.side_of(task.seat);
    let option = |choice| {
        let [label, word] = match choice {
            Choice::Keep => ["option-keep", "option-keep.word"],
            Choice::Swap => ["option-swap", "option-swap.word"],
            Choice::PlaceTwo => ["option-place-two", "option-place-two.word"],
            Choice::OfferMany => ["option-offer-many", "option-offer-many.word"],
        }
        .map(|id| {
            let side = if choice == Choice::Swap { own.opponent() } else { own };
            locale::format(id, &[("side", &mark(side))])
        });
        let leads = leads(cursor, opening, choice, naming);
        DecisionOption { target: Target::Choose(choice), label, word, leads }
    };
    opening.choices().map(option).collect()
}

/// Describes what follows a choice: `Ada places move 4 (O).`
fn leads(cursor: &Cursor, opening: &Opening, choice: Choice, naming: &Naming) -> String {
    let mut next = opening.clone();
    // A choice that is listed is permitted.
    if next.play(OpeningAct::Choose(choice)).is_err() {
        return String::new();
    }
    let (number, stone) = (next.stones().count() + 1, next.to_move());
    let free = (next.holder(stone), Work::Place { stone, zone: Zone::Anywhere });
    let (seat, work) = next.task().map_or(free, |task| (task.seat, task.work));
    let (who, name) = player(cursor, seat, naming);
    let sentence = match work {
        Work::Place { .. } if choice == Choice::PlaceTwo => {
            let (who, name) = player(cursor, seat.other(), naming);
            return text!("option-leads-to-sides", who = who, player = name);
        }
        Work::Place { zone, .. } => place(who, &name, (number, stone), zone),
        Work::Offer { wanted } => {
            text!("option-leads-to-offers", who = who, player = name, count = wanted)
        }
        Work::Decide => text!("opening-decide", who = who, player = name),
        Work::Declare { most } => text!("opening-declare", who = who, player = name, most = most),
        Work::Pick => return String::new(),
    };
    text!("panel-end", state = sentence)
}
