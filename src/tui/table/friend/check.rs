//! Refusals in a game with a friend: what nobody does in one, and what is not possible now.

use crate::friend::{NotNow, Part, Session, Unsound, Wish};
use crate::locale::text;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::refusal::{Refusal, Validity};
use crate::tui::table::Table;
use crate::tui::table::rated::help;

impl Table {
    /// Refuses what nobody does in a game with a friend, and what the session does not permit now.
    pub(in crate::tui::table) fn check_friend(
        &self,
        command: &Command,
        ctx: &Ctx,
    ) -> Result<(), Refusal> {
        let session = self.session(ctx);
        match command {
            Command::AnswerWish(_) => {
                let is_asked = session.is_some_and(|session| session.asked().is_some());
                return if is_asked { Ok(()) } else { Err(text!("friend-not-asked").into()) };
            }
            Command::SettleClaim(_) => {
                let is_claimed = session.is_some_and(|session| session.claimed().is_some());
                return if is_claimed { Ok(()) } else { Err(text!("friend-not-asked").into()) };
            }
            Command::AcceptGame | Command::DeclineGame => {
                let is_proposed = session.is_some_and(|session| session.proposed().is_some());
                return if is_proposed { Ok(()) } else { Err(text!("friend-not-asked").into()) };
            }
            Command::Say(_) | Command::Connect if self.shared.is_none() => {
                return Err(Refusal::tip("friend-none", Command::Friends));
            }
            Command::Connect if session.is_some_and(Session::is_connected) => {
                return Err(text!("friend-connected").into());
            }
            Command::Say(_) | Command::Connect => return Ok(()),
            _ => {}
        }
        if self.shared.is_none() || self.players.is_study {
            return Ok(());
        }
        if !self.is_shared_in_progress() {
            return self.check_after_shared(command, ctx);
        }
        let what = match command {
            Command::Play(_) | Command::PlayAtCursor => return self.check_friends_turn(ctx),
            Command::TakeBack | Command::OfferDraw | Command::Resign | Command::ResignAs(_) => {
                return self.check_wish(command, ctx);
            }
            Command::Redo => text!("rated-no-undo"),
            Command::ResetScore => text!("rated-no-players"),
            Command::Pause => text!("friend-no-pause"),
            command => match help(command) {
                Some(what) => what,
                None => return Ok(()),
            },
        };
        Err(Refusal::from(text!("friend-refusal", what = what)).until(Validity::Position))
    }

    /// After the end, the game stays as it was, and Enter asks for a rematch.
    fn check_after_shared(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let is_looking = self.viewer.is_looking();
        let is_watched = self.is_watched();
        let is_changed = match command {
            Command::PlayAtCursor if !is_looking => {
                let session = self.session(ctx);
                return match session {
                    _ if is_watched => Err(text!("friend-only-watching").into()),
                    Some(session) if session.awaits() == Some(Wish::Rematch) => {
                        Err(text!("friend-awaits", name = self.friends_name(ctx)).into())
                    }
                    Some(session) if session.is_connected() => Ok(()),
                    _ => Err(self.away(ctx)),
                };
            }
            Command::TakeBack => self.taken_line.is_none(),
            Command::Delete => self.viewer.tree().is_on_main_line(self.viewer.shown().node()),
            Command::Promote | Command::ResetScore => true,
            _ => false,
        };
        if is_changed { Err(text!("friend-over").into()) } else { Ok(()) }
    }

    pub(super) fn away(&self, ctx: &Ctx) -> Refusal {
        let name = ("name", self.friends_name(ctx));
        Refusal::tip_with("friend-is-away", Command::Connect, name)
    }

    /// Checks that the player at this screen can move in the position of the game.
    fn check_friends_turn(&self, ctx: &Ctx) -> Result<(), Refusal> {
        if self.viewer.is_looking() {
            let what = text!("rated-no-undo");
            return Err(Refusal::from(text!("friend-refusal", what = what)));
        }
        let Some(session) = self.session(ctx) else { return Err(self.away(ctx)) };
        session.check().map_err(|why| self.not_now(why, ctx))
    }

    fn check_wish(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
        let Some(session) = self.session(ctx) else { return Err(self.away(ctx)) };
        if session.part() == Part::Spectator {
            return Err(self.not_now(NotNow::Spectator, ctx));
        }
        if matches!(command, Command::TakeBack) && self.ply_before_own().is_none() {
            return Err(Refusal::of_position(text!("refusal-undo")));
        }
        let is_own_turn = session.check().is_ok();
        let resigns = matches!(command, Command::Resign | Command::ResignAs(_));
        match session.awaits() {
            _ if resigns && is_own_turn => Ok(()),
            Some(_) => Err(self.not_now(NotNow::Asked, ctx)),
            None if !session.is_connected() => Err(self.away(ctx)),
            None => Ok(()),
        }
    }

    /// Says why the session does not permit something now.
    pub(super) fn not_now(&self, why: NotNow, ctx: &Ctx) -> Refusal {
        let name = self.friends_name(ctx);
        let refusal: Refusal = match why {
            NotNow::NoGame | NotNow::Away => return self.away(ctx),
            NotNow::Unsound(Unsound::OutOfTurn) => text!("friend-turn", name = name).into(),
            NotNow::Unsound(why) => text!("friend-not-possible", why = why).into(),
            NotNow::CatchingUp => text!("friend-catching-up", name = name).into(),
            NotNow::Differs => text!("friend-differs-still", name = name).into(),
            NotNow::Claimed => text!("friend-claimed-first", name = name).into(),
            NotNow::Asked => text!("friend-awaits", name = name).into(),
            NotNow::TooSoon => text!("friend-too-soon").into(),
            NotNow::Spectator => text!("friend-only-watching").into(),
        };
        refusal.until(Validity::Position)
    }

    /// Position before the last action of the player at this screen, as a number of actions.
    pub(super) fn ply_before_own(&self) -> Option<usize> {
        let own = self.own_seat()?;
        let mut cursor = self.viewer.record.cursor().clone();
        while cursor.can_go_back() {
            cursor.back(self.viewer.tree());
            if cursor.seat_to_act() == Some(own) {
                return Some(cursor.ply());
            }
        }
        None
    }
}
