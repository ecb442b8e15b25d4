//! Analysis by another engine, beside ours.

use super::{Asked, ask_about};
use crate::game::{Computer, EngineName};
use crate::player::{Answer, Limits, Response, Said};
use crate::tui::ctx::Ctx;
use crate::tui::event::{Effect, SeatId};
use crate::tui::viewer::Viewer;

/// Maximum number of lines.
const MOST: usize = 3;

/// Opinion of another engine about the position on the screen.
#[derive(Clone, Debug, Default)]
pub struct SecondOpinion {
    asked: Option<Asked>,
    /// Engine that was asked.
    pub engine: Option<EngineName>,
    /// Its lines, best first.
    pub lines: Vec<Said>,
    /// Reason why it has none.
    pub failure: Option<String>,
}

impl SecondOpinion {
    /// Asks the engine about the position on the screen, once.
    pub fn ask(&mut self, viewer: &Viewer, ctx: &mut Ctx) {
        let node = viewer.shown().node();
        if self.asked.is_some_and(|(asked, _)| asked == node) {
            return;
        }
        let was_asked = self.asked.is_some();
        let engine = ctx.analysing_engine(viewer.record.kind()).map(|entry| entry.name);
        *self = Self { engine, ..Self::default() };
        let Some(name) = engine else { return };
        let computer = Computer::Engine(name);
        self.asked = ask_about(viewer, node, SeatId::Second, computer, Limits::default(), ctx);
        if self.asked.is_none() {
            // The position is decided, and is not asked about again.
            self.asked = Some((node, ctx.next_ticket()));
            if was_asked {
                ctx.effects.push(Effect::StopSeat(SeatId::Second));
            }
        }
    }

    /// Takes an answer. Returns whether it belongs to this request.
    pub fn hear(&mut self, answer: &Answer) -> bool {
        if self.asked.is_none_or(|(_, ticket)| ticket != answer.ticket) {
            return false;
        }
        match &answer.response {
            Response::Said(said) if said.is_of_search() => self.put(said),
            Response::Failed(why) => self.failure = Some(why.to_string()),
            _ => {}
        }
        true
    }

    /// Puts a line in its place.
    fn put(&mut self, said: &Said) {
        let index = usize::from(said.number.unwrap_or(1)).saturating_sub(1);
        match self.lines.get_mut(index) {
            Some(line) => *line = said.clone().completed(line),
            None if index < MOST => self.lines.push(said.clone()),
            None => {}
        }
    }
}
