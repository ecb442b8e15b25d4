//! Game at the table that is shared with a friend's program.
//!
//! The session has the game, and the table follows it: after each entry both are at the same
//! position. A move is played at the table and given to the session, which refuses nothing that the
//! conditions have permitted. Everything that needs the friend's consent is a wish of the session.

mod check;
mod follow;
mod hear;
mod perform;

use super::Table;
use super::clock::GameClock;
use crate::formats::SavedGame;
use crate::friend::{GameId, Part, Role, Session, SharedGame, Tally};
use crate::game::{Clock, Names, Participant, Participants, Person, Score};
use crate::locale::text;
use crate::rules::opening::Seat;
use crate::rules::{BySide, Stone};
use crate::tui::ctx::{Ctx, Presence};
use crate::tui::event::Effect;

/// Game that the table shares with a friend's program.
#[derive(Clone, Copy, Debug)]
pub struct SharedTable {
    pub id: GameId,
    /// Set if both players are elsewhere.
    is_watched: bool,
}

impl SharedTable {
    /// Creates a table of a player.
    pub const fn played(id: GameId) -> Self {
        Self { id, is_watched: false }
    }
}

impl Table {
    /// Creates a table for the game of the session. Its journal, if there is one, has comments and
    /// variations.
    pub fn shared(saved: Option<Box<SavedGame>>, ctx: &mut Ctx) -> Option<Self> {
        let friend = ctx.friend.as_ref()?;
        let (session, game) = (&friend.session, friend.session.game()?);
        let (terms, first) = (*game.terms(), friend.first());
        let participants = match game.seat(first) {
            Seat::Opener => Participants::PERSONS,
            Seat::Responder => Participants::PERSONS.swapped(),
        };
        let names = [first, first.other()].map(|role| session.name_of(role).to_owned());
        let is_watched = session.part() == Part::Spectator;
        let (record, journal) = match saved {
            Some(saved) => (saved.record, saved.path),
            None => (terms.record(), None),
        };
        let mut table = Self::new(record, participants);
        table.shared = Some(SharedTable { id: terms.id, is_watched });
        table.storage.journal = journal;
        table.clock.time = Clock::new(terms.clock);
        table.players.call(Names::new(Some(&names[0]), Some(&names[1])));
        table.players.counts_from(score_of(&terms.score, game));
        let is_new = game.log().is_empty();
        table.align_shared(ctx);
        let [(_, player), _] = table.naming(ctx).players(Stone::First);
        let name = table.friends_name(ctx);
        table.say(match (is_watched, is_new) {
            (true, _) => text!("friend-watching"),
            (false, true) => text!("friend-begun", name = name, player = player),
            (false, false) => text!("friend-resumed", name = name),
        });
        Some(table)
    }

    /// Checks whether the game is one of others, which is only watched.
    pub(super) fn is_watched(&self) -> bool {
        self.shared.is_some_and(|shared| shared.is_watched)
    }

    /// Number of the game that the table shares.
    pub fn shared_id(&self) -> Option<GameId> {
        self.shared.map(|shared| shared.id)
    }

    /// Session of the game at the table.
    pub(super) fn session<'a>(&self, ctx: &'a Ctx) -> Option<&'a Session> {
        let friend = ctx.friend.as_ref()?;
        (friend.game().is_some() && friend.game() == self.shared_id()).then_some(&friend.session)
    }

    fn session_mut<'a>(&self, ctx: &'a mut Ctx) -> Option<&'a mut Session> {
        let friend = ctx.friend.as_mut()?;
        let is_ours = friend.game().is_some() && friend.game() == self.shared_id();
        is_ours.then_some(&mut friend.session)
    }

    /// Name of the friend, or of the host whose game is watched.
    pub(super) fn friends_name(&self, ctx: &Ctx) -> String {
        let known = self.players.names(ctx).of(Person::Two);
        known.map_or_else(|| text!("friend-friend"), str::to_owned)
    }

    /// Checks whether a game is in progress that is shared with a friend's program.
    pub fn is_shared_in_progress(&self) -> bool {
        self.shared.is_some() && !self.players.is_study && self.state().mover().is_some()
    }

    /// Seat of the player at this screen in a shared game; `None` for a spectator.
    fn own_seat(&self) -> Option<Seat> {
        self.shared.filter(|shared| !shared.is_watched)?;
        let at_start = self.participants_at_start();
        let is_own = |side: &Stone| at_start.of(*side) == Participant::Person(Person::One);
        let side = [Stone::First, Stone::Second].into_iter().find(is_own);
        side.map(Seat::of_first_side)
    }

    /// Side of the player at this screen in a shared game.
    pub(super) fn own_side(&self) -> Option<Stone> {
        let seat = self.own_seat().filter(|_| !self.players.is_study)?;
        Some(self.viewer.record.cursor().side_of(seat))
    }

    /// Checks whether somebody acts for this player who is not at this screen.
    pub(super) fn is_elsewhere(&self, seat: Seat) -> bool {
        self.shared.is_some() && !self.players.is_study && self.own_seat() != Some(seat)
    }

    /// Describes the friend's connection, as in `Ada: 40 ms`.
    pub(super) fn presence(&self, ctx: &Ctx) -> Option<String> {
        self.shared?;
        let name = self.friends_name(ctx);
        let presence = ctx.friend.as_ref().filter(|_| self.session(ctx).is_some());
        let presence = presence.map_or(Presence::Away, |friend| friend.presence());
        let spectators = self.session(ctx).map_or(0, Session::spectators);
        let told = match presence {
            Presence::Away => text!("friend-away", name = name),
            Presence::Silent => text!("friend-silent", name = name),
            Presence::Here(None) => text!("friend-here", name = name),
            Presence::Here(Some(lag)) => {
                text!("friend-lag", name = name, lag = lag.as_millis().max(1))
            }
        };
        Some(match spectators {
            0 => told,
            count => [told, text!("friend-spectators", count = count)].join(&text!("list-comma")),
        })
    }

    /// Leaves the friend, since the game leaves the screen. It is kept, and can go on later.
    pub(super) fn leave_friend(&mut self, ctx: &mut Ctx) {
        if self.shared.is_none() {
            return;
        }
        if let Some(mut friend) = ctx.friend.take() {
            friend.session.leave();
            ctx.effects.push(Effect::Share(friend.session.take_outbox()));
            ctx.effects.push(Effect::Unlink);
        }
        self.clock = GameClock::default();
    }
}

/// Score before a game, by the sides at its start.
fn score_of(tally: &Tally, game: &SharedGame) -> Score {
    let won = |side: Stone| match game.role(Seat::of_first_side(side)) {
        Role::Host => tally.host,
        Role::Guest => tally.guest,
    };
    let won = BySide { first: won(Stone::First), second: won(Stone::Second) };
    Score::new(won, tally.drawn)
}
