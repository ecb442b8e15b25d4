//! Session with a friend's program: its connections, and its news for the layers.

use super::App;
use crate::formats::SavedGame;
use crate::friend::{Connection, Kept, News, Outbox, Part, Role, Session};
use crate::link::{End, Heard};
use crate::locale::text;
use crate::player::Ticket;
use crate::tui::command::Context;
use crate::tui::ctx::Friend;
use crate::tui::event::{Effect, Event, Linked};
use crate::tui::table::Table;

impl App {
    /// Takes news of a connection. Returns whether the screen may change.
    pub(super) fn heard(&mut self, heard: Heard) -> bool {
        let now = self.ctx.now;
        let Some(friend) = &mut self.ctx.friend else { return false };
        let is_line = |connection| friend.session.line() == Some(connection);
        let news = match heard {
            Heard::Opened(connection, _) => {
                friend.session.opened(connection);
                return false;
            }
            Heard::Line(connection, line) => friend.session.hear(connection, &line, now),
            Heard::Lag(connection, lag) if is_line(connection) => {
                friend.lag = Some(lag);
                return true;
            }
            Heard::Silent(connection, is_silent) if is_line(connection) => {
                friend.is_silent = is_silent;
                return true;
            }
            Heard::Lag(..) | Heard::Silent(..) => return false,
            Heard::Closed(connection, end) => return self.closed(connection, &end),
        };
        self.follow_friend(news);
        true
    }

    fn closed(&mut self, connection: Connection, end: &End) -> bool {
        let Some(friend) = &mut self.ctx.friend else { return false };
        let was_line = friend.session.line() == Some(connection);
        let news = friend.session.closed(connection);
        if was_line {
            (friend.lag, friend.is_silent) = (None, false);
            self.stack.hear(Event::Heard(Heard::Closed(connection, end.clone())), &mut self.ctx);
        }
        self.follow_friend(news);
        true
    }

    /// Takes the answer to a request for a connection.
    pub(super) fn linked(&mut self, linked: Result<Linked, String>) {
        let Some(friend) = &mut self.ctx.friend else { return };
        match linked {
            Ok(Linked::Waits(_)) => friend.is_hosting = true,
            Ok(Linked::Joined(connection)) => friend.session.opened(connection),
            Err(why) => {
                // Without a game, nothing is left of the attempt.
                if friend.session.game().is_none() {
                    self.ctx.friend = None;
                }
                self.fail(text!("friend-not-linked", why = why));
            }
        }
    }

    /// Passes the news of a session on: a game that begins comes to the screen.
    pub(super) fn follow_friend(&mut self, news: Vec<News>) {
        for one in news {
            if one == News::Begun {
                self.begin_shared();
            }
            self.stack.hear(Event::Friend(one), &mut self.ctx);
        }
    }

    /// Passes on the news that a layer has caused.
    pub(super) fn follow_caused(&mut self) {
        let news = self.ctx.friend.as_mut().map(|friend| std::mem::take(&mut friend.news));
        self.follow_friend(news.unwrap_or_default());
    }

    /// Shows the game of the session, unless it is on the screen.
    fn begin_shared(&mut self) {
        let Some(friend) = &self.ctx.friend else { return };
        let (Some(id), Some(game)) = (friend.game(), friend.session.game()) else { return };
        if self.stack.get::<Table>().is_some_and(|table| table.shared_id() == Some(id)) {
            return;
        }
        if game.log().is_empty() || friend.session.part() == Part::Spectator {
            return self.seat_shared(None);
        }
        // It may have a journal, with comments and variations.
        self.ctx.open_shared(id);
    }

    /// Takes the journal of the shared game, if there is one, and shows the game.
    pub(super) fn shared_opened(&mut self, ticket: Ticket, saved: Option<Box<SavedGame>>) {
        if self.ctx.arrives(ticket).is_some() {
            self.seat_shared(saved);
        } else if let Some(path) = saved.and_then(|saved| saved.path) {
            self.ctx.effects.push(Effect::Release(path));
        }
    }

    fn seat_shared(&mut self, saved: Option<Box<SavedGame>>) {
        if let Some(table) = Table::shared(saved, &mut self.ctx) {
            self.stack.seat(table, &mut self.ctx);
        }
    }

    /// Takes the log of the shared game on the screen, which was opened from its journal.
    pub(super) fn shared_read(&mut self, kept: Option<Box<Kept>>) {
        let (Some(kept), None) = (kept, &self.ctx.friend) else { return };
        let (name, chance) = (self.ctx.own_name(), self.ctx.chance());
        // A host waits, whoever came there before.
        let address = kept.address.parse().ok().filter(|_| kept.role == Role::Guest);
        let session = Session::resume(&name, *kept, chance);
        self.ctx.friend = Some(Box::new(Friend::new(session, address)));
        if let Some(table) = self.stack.get_mut::<Table>() {
            table.align_shared(&mut self.ctx);
        }
    }

    /// Asks what the friend's program wants to know, unless the player is busy.
    pub(super) fn ask_for_friend(&mut self) {
        if self.context() != Context::Board {
            return;
        }
        let Some(question) =
            self.stack.get::<Table>().and_then(|it| it.friends_question(&self.ctx))
        else {
            return;
        };
        self.stack.open_over_pages(Box::new(question));
    }

    /// Takes what the session wants to keep and to send. Before the program ends, it says goodbye.
    pub(super) fn share(&mut self, is_end: bool) -> Vec<Effect> {
        let Some(friend) = &mut self.ctx.friend else { return Vec::new() };
        if is_end {
            friend.session.leave();
        }
        let out = friend.session.take_outbox();
        if out == Outbox::default() { Vec::new() } else { vec![Effect::Share(out)] }
    }
}
