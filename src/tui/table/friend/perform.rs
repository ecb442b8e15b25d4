//! Commands in a game with a friend: moves, wishes, answers, chat and a new connection.

use crate::friend::Wish;
use crate::game::Target;
use crate::link::Hosting;
use crate::locale::text;
use crate::tui::command::Command;
use crate::tui::command_bar::CommandBar;
use crate::tui::ctx::Ctx;
use crate::tui::event::Effect;
use crate::tui::layer::Handled;
use crate::tui::refusal::Refusal;
use crate::tui::table::Table;

impl Table {
    /// Executes a command of a shared game; `None` if it is none of these.
    pub(in crate::tui::table) fn perform_shared(
        &mut self,
        command: &Command,
        ctx: &mut Ctx,
    ) -> Option<Result<Handled, Refusal>> {
        self.shared?;
        let is_over = self.state().mover().is_none();
        let wish = match command {
            Command::Say(None) => {
                return Some(Ok(CommandBar::open_with("say ")));
            }
            Command::Say(Some(words)) => return Some(self.say_to_friend(words, ctx)),
            Command::Connect => {
                self.connect(ctx);
                return Some(Ok(Handled::Done));
            }
            &Command::AnswerWish(is_yes) => {
                let news = self.session_mut(ctx)?.answer(is_yes);
                self.follow_news(news, ctx);
                return Some(Ok(Handled::Done));
            }
            &Command::SettleClaim(is_yes) => {
                let news = self.session_mut(ctx)?.settle_claim(is_yes);
                self.follow_news(news, ctx);
                return Some(Ok(Handled::Done));
            }
            Command::AcceptGame | Command::DeclineGame => {
                self.settle_proposal(*command == Command::AcceptGame, ctx);
                return Some(Ok(Handled::Done));
            }
            _ if self.players.is_study => return None,
            Command::PlayAtCursor if is_over && !self.viewer.is_looking() => Wish::Rematch,
            Command::TakeBack if !is_over => Wish::TakeBack(self.ply_before_own()?),
            Command::OfferDraw if !is_over => Wish::Draw,
            Command::ResignAs(_) => Wish::Resign,
            _ => return None,
        };
        let asked = self.session_mut(ctx)?.ask(wish);
        Some(match asked {
            Ok(Some(entry)) => {
                self.follow_entry(entry, ctx);
                Ok(Handled::Done)
            }
            Ok(None) => {
                let name = self.friends_name(ctx);
                self.say(match wish {
                    Wish::TakeBack(_) => text!("friend-asked-undo", name = name),
                    Wish::Draw => text!("friend-asked-draw", name = name),
                    Wish::Resign => text!("friend-asked-resign"),
                    Wish::Rematch => text!("friend-asked-rematch", name = name),
                });
                Ok(Handled::Done)
            }
            Err(why) => Err(self.not_now(why, ctx)),
        })
    }

    /// Accepts the game that the friend proposes, or declines it.
    fn settle_proposal(&self, is_accepted: bool, ctx: &mut Ctx) {
        let Some(friend) = ctx.friend.as_mut().filter(|_| self.shared.is_some()) else { return };
        if is_accepted {
            let news = friend.session.accept();
            friend.news.extend(news);
        } else {
            friend.session.decline();
        }
    }

    fn say_to_friend(&mut self, words: &str, ctx: &mut Ctx) -> Result<Handled, Refusal> {
        let now = ctx.now;
        let Some(session) = self.session_mut(ctx) else { return Err(self.away(ctx)) };
        let name = session.name().to_owned();
        let said = session.say(words, now);
        said.map_err(|why| self.not_now(why, ctx))?;
        self.say(text!("friend-said", name = name, words = words));
        Ok(Handled::Done)
    }

    /// Connects again: a host waits, and a guest asks the host.
    fn connect(&mut self, ctx: &mut Ctx) {
        let Some(friend) = &ctx.friend else { return };
        let (effect, said) = match &friend.address {
            Some(address) => (Effect::Join(address.clone()), text!("friend-joining")),
            None if friend.is_hosting => return self.say(text!("friend-waits")),
            None => (Effect::Host(Hosting::default()), text!("friend-waits")),
        };
        ctx.effects.push(effect);
        self.say(said);
    }

    /// Gives a move that was just played to the session.
    pub(in crate::tui::table) fn share_move(
        &mut self,
        target: Target,
        was_own: bool,
        ctx: &mut Ctx,
    ) {
        if !was_own {
            return;
        }
        let left = self.viewer.tree().notes(self.viewer.record.node()).left;
        let left = left.or_else(|| {
            let (clock, seat) = (self.clock.time.as_ref()?, self.own_seat()?);
            Some(clock.left(seat, ctx.now))
        });
        let refused = self.session_mut(ctx).and_then(|session| session.act(target, left).err());
        if let Some(why) = refused {
            let refusal = self.not_now(why, ctx);
            self.refuse(refusal);
            self.align_shared(ctx);
        }
    }

    /// Checks whether a move at this table is one of the shared game.
    pub(in crate::tui::table) fn is_own_shared_move(&self, ctx: &Ctx) -> bool {
        self.is_shared_in_progress() && self.session(ctx).is_some_and(|it| it.check().is_ok())
    }
}
