//! Opening at the table: decisions by number, the cells of the task, and reports of decisions.

use super::Table;
use crate::locale::text;
use crate::record::Action;
use crate::rules::Point;
use crate::rules::opening::{Choice, Seat, Work, Zone};
use crate::tui::board::ValuedMove;
use crate::tui::command::Command;
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::keymap::FooterWord;
use crate::tui::layer::Handled;
use crate::tui::naming::{Naming, mark};
use crate::tui::opening::{DecisionOption, due, options};
use crate::tui::refusal::{Refusal, Validity};
use crate::tui::theme::Role;

impl Table {
    /// Work of the opening that is due in the position on the screen, if a person has to do it.
    pub(super) fn own_work(&self) -> Option<Work> {
        let shown = self.viewer.shown();
        let is_over = self.state().mover().is_none();
        let seat = shown.seat_to_act()?;
        let is_own = is_over || !self.is_computers_seat(seat) && !self.is_elsewhere(seat);
        shown.task().map(|task| task.work).filter(|_| is_own && !self.is_hidden())
    }

    /// Choices of the decision that a person has to make in the position on the screen.
    pub(super) fn own_options(&self, ctx: &Ctx) -> Vec<DecisionOption> {
        match self.own_work() {
            Some(Work::Decide) => options(self.viewer.shown(), &self.naming(ctx)),
            _ => Vec::new(),
        }
    }

    /// Decides by a digit, or begins to declare a number. `None` if no decision is due.
    pub(super) fn decide(&mut self, char: char, ctx: &mut Ctx) -> Option<Result<Handled, Refusal>> {
        match self.own_work()? {
            Work::Decide => {
                let options = self.own_options(ctx);
                let index = char.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                let target = index.and_then(|index| options.get(index)).map(|it| it.target);
                Some(match target {
                    Some(target) => self.play(target, ctx).map(|()| Handled::Done),
                    None => Err(self.undecided(ctx)),
                })
            }
            Work::Declare { .. } => Some(Ok(CommandBar::open_with(&declaration(Some(char))))),
            Work::Place { .. } | Work::Offer { .. } | Work::Pick => None,
        }
    }

    /// Refuses a stone while a decision is due, or lets the player type a number.
    pub(super) fn ask_to_decide(&self, ctx: &Ctx) -> Option<Result<Handled, Refusal>> {
        match self.own_work()? {
            Work::Decide => Some(Err(self.undecided(ctx))),
            Work::Declare { .. } => Some(Ok(CommandBar::open_with(&declaration(None)))),
            Work::Place { .. } | Work::Offer { .. } | Work::Pick => None,
        }
    }

    /// Asks for a number, and says what each choice leads to if no panel does.
    fn undecided(&self, ctx: &Ctx) -> Refusal {
        let count = self.own_options(ctx).len();
        let choices = Some(self.choices(ctx)).filter(|_| !ctx.look.has_panel(self.kind()));
        let forms = choices.into_iter().chain([text!("refusal-decide", count = count)]);
        Refusal::from(forms.collect::<Vec<_>>()).until(Validity::Position)
    }

    /// Words of the footer for the choices of a decision, which come before all others.
    pub(super) fn decision_words(&self, ctx: &Ctx) -> Vec<FooterWord> {
        let word = |command, key: String, word: String| FooterWord::from((command, (key, word)));
        if let Some(Work::Declare { most }) = self.own_work() {
            let key = format!("1-{most}");
            return vec![word(Command::PlayAtCursor, key, text!("word-fifth-moves"))];
        }
        let options = self.own_options(ctx).into_iter().zip(1..);
        let words = options.map(|(option, number): (_, usize)| {
            word(Command::Play(option.target), number.to_string(), option.word)
        });
        words.collect()
    }

    /// Reports the decision that was just made, or a pass.
    pub(super) fn report_decision(&mut self, acted: Seat, ctx: &Ctx) {
        let record = &self.viewer.record;
        let Some(action) = record.tree().action(record.node()) else { return };
        let side = record.cursor().side_of(acted);
        let naming = Naming { participants: self.participants(), ..self.naming(ctx) };
        let (who, player, side) = (naming.who(side), naming.name(side), mark(side));
        let said = match action {
            Action::Choose(Choice::Keep) => {
                text!("decided-keep", who = who, player = player, side = side)
            }
            Action::Choose(Choice::Swap) => {
                text!("decided-swap", who = who, player = player, side = side)
            }
            Action::Choose(Choice::PlaceTwo) => {
                text!("decided-place-two", who = who, player = player)
            }
            Action::Choose(Choice::OfferMany) => {
                text!("decided-offer-many", who = who, player = player)
            }
            Action::Declare(count) => {
                text!("decided-declare", who = who, player = player, count = count)
            }
            Action::Pass => text!("passed", who = who, player = player),
            Action::Stone(_) | Action::Piece(_) | Action::Offer(_) | Action::End(_) => return,
        };
        self.say(said);
    }

    /// Cells of the zone in which the stone of the opening is placed; empty if it is the whole board.
    pub(super) fn zone(&self) -> Vec<Point> {
        let shown = self.viewer.shown();
        match shown.task().map(|task| task.work) {
            Some(Work::Place { zone, .. }) if zone != Zone::Anywhere => {
                zone.cells(shown.shape()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Fifth moves that are offered, with their letters.
    pub(super) fn offered(&self) -> Vec<ValuedMove> {
        let Some((opening, _)) = due(self.viewer.shown()) else { return Vec::new() };
        let valued = opening.lettered().map(|(letter, point)| ValuedMove {
            point,
            forms: vec![format!(" {letter} "), letter.to_string()],
            role: Role::Fair,
        });
        valued.collect()
    }
}

/// Text of the command bar that declares a number, beginning with this digit.
fn declaration(digit: Option<char>) -> String {
    "declare ".chars().chain(digit).collect()
}
