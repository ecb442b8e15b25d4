//! News of a game with a friend, and the questions that its program waits for.

use crate::friend::{Change, Difference, Entry, News, Role, Wish};
use crate::link::Heard;
use crate::locale::text;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::event::Event;
use crate::tui::friends;
use crate::tui::question::Question;
use crate::tui::table::Table;

impl Table {
    /// Takes news of the session. Returns whether the screen changes.
    pub(in crate::tui::table) fn hear_friend(
        &mut self,
        event: Event,
        ctx: &mut Ctx,
    ) -> Result<bool, Event> {
        if self.session(ctx).is_none() {
            return Err(event);
        }
        match event {
            Event::Friend(news) => self.follow_news(vec![news], ctx),
            Event::Heard(Heard::Closed(_, end)) => {
                self.stop_clocks(ctx);
                let name = self.friends_name(ctx);
                self.say(text!("friend-broken", name = name, why = end));
            }
            event => return Err(event),
        }
        Ok(true)
    }

    pub(super) fn follow_news(&mut self, news: Vec<News>, ctx: &mut Ctx) {
        for one in news {
            self.follow_one(one, ctx);
        }
    }

    fn follow_one(&mut self, news: News, ctx: &mut Ctx) {
        let name = self.friends_name(ctx);
        match news {
            News::Changed(entry) => {
                let was_awaited = self.seat_to_act().is_some_and(|seat| self.is_elsewhere(seat));
                self.follow_entry(entry, ctx);
                if was_awaited && self.seat_to_act().is_none_or(|seat| !self.is_elsewhere(seat)) {
                    ctx.ring();
                }
            }
            News::InStep => {
                let seat = self.seat_to_act();
                if let (Some(clock), Some(seat)) = (&mut self.clock.time, seat) {
                    clock.go_on(seat, ctx.now);
                }
            }
            News::Begun if !self.viewer.record.cursor().can_go_back() => {}
            News::Begun => self.say(text!("friend-back", name = name)),
            News::Said(words) => {
                self.say(text!("friend-said", name = name, words = words));
                ctx.ring();
            }
            News::Refused(wish) => self.say(match wish {
                Wish::TakeBack(_) => text!("friend-refused-undo", name = name),
                Wish::Draw => text!("draw-declined", player = name),
                Wish::Resign | Wish::Rematch => text!("friend-refused-rematch", name = name),
            }),
            News::Asked(_) | News::Claimed(_) | News::Proposed(_) => ctx.ring(),
            News::Declined => self.say(text!("friend-refused-rematch", name = name)),
            News::Unsound(why) => {
                let refusal = text!("friend-unsound", name = name, why = why);
                self.fail(&refusal.into(), ctx);
            }
            News::Differs(difference) => {
                let words = self.difference(&difference, ctx);
                self.fail(&words.into(), ctx);
            }
            News::Watched(count) => self.say(text!("friend-watched", count = count)),
            News::Left => {
                self.stop_clocks(ctx);
                self.say(text!("friend-left", name = name));
            }
            News::Denied(denial) => {
                let refusal = friends::denied(denial);
                self.fail(&refusal.into(), ctx);
            }
            News::OtherVersion { .. } => {
                self.fail(&text!("friend-version").into(), ctx);
            }
            News::NotGomoku(line) => {
                self.fail(&text!("friend-not-gomoku", line = line).into(), ctx);
            }
            News::Met => {}
        }
    }

    /// Describes where two logs differ.
    fn difference(&self, difference: &Difference, ctx: &Ctx) -> String {
        let Difference { common, ours, theirs } = difference;
        let named = |entries: &[Entry]| match entries.first() {
            Some(entry) => self.name_change(entry.change, ctx),
            None => text!("friend-no-more"),
        };
        text!(
            "friend-differs",
            name = self.friends_name(ctx),
            number = common + 1,
            ours = named(ours),
            theirs = named(theirs)
        )
    }

    /// Names a change of a log: a move, or what it does besides.
    fn name_change(&self, change: Change, ctx: &Ctx) -> String {
        match change {
            Change::Act(target) => self.naming(ctx).target(target),
            Change::Back(ply) => text!("friend-back-to", ply = ply),
            Change::End(_) => text!("friend-an-end"),
        }
    }

    /// Question that the friend's program waits for, if there is one.
    pub fn friends_question(&self, ctx: &Ctx) -> Option<Question> {
        let session = self.session(ctx)?;
        let name = self.friends_name(ctx);
        let is_guest = session.role() == Some(Role::Guest);
        let (text, yes, no) = if let Some(wish) = session.asked() {
            let text = match wish {
                Wish::TakeBack(ply) => {
                    let count = self.viewer.record.ply().saturating_sub(ply);
                    text!("friend-asks-undo", name = name, count = count)
                }
                Wish::Draw => text!("draw-question", player = name),
                Wish::Rematch => text!("friend-asks-rematch", name = name),
                Wish::Resign => return None,
            };
            (text, Command::AnswerWish(true), Command::AnswerWish(false))
        } else if let Some(claimed) = session.claimed() {
            let what = self.name_change(claimed.entry.change, ctx);
            let text = text!("friend-claims", name = name, what = what);
            (text, Command::SettleClaim(true), Command::SettleClaim(false))
        } else {
            let terms = session.proposed().filter(|_| is_guest)?;
            let game = friends::terms_text(terms, &name);
            let text = text!("friend-proposes", name = name, game = game);
            (text, Command::AcceptGame, Command::DeclineGame)
        };
        Some(Question { forms: [text.clone(), text], yes, no: Some(no) })
    }
}
