//! Game at the table that is shared with a friend's program.
//!
//! The session has the game, and the table follows it: after each entry both are at the same
//! position. A move is played at the table and given to the session, which refuses nothing that the
//! conditions have permitted. Everything that needs the friend's consent is a wish of the session.

use std::time::Duration;

use super::Table;
use super::clock::GameClock;
use crate::formats::SavedGame;
use crate::friend::{
    Change, Difference, Entry, GameId, News, NotNow, Part, Session, SharedGame, Unsound, Wish,
};
use crate::game::{Clock, Names, Participant, Participants, Person, Score, Target};
use crate::link::Heard;
use crate::locale::text;
use crate::record::Action;
use crate::rules::opening::Seat;
use crate::rules::{BySide, Stone};
use crate::tui::command::{Command, Walk};
use crate::tui::ctx::{Ctx, Presence};
use crate::tui::event::{Effect, Event};
use crate::tui::layer::Handled;
use crate::tui::naming;
use crate::tui::question::Question;
use crate::tui::refusal::{Refusal, Validity};

/// Time that a friend's clock may have more than this program has seen, for the way of the lines.
const FORGIVEN: Duration = Duration::from_secs(2);

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

    /// Refuses what nobody does in a game with a friend, and what the session does not permit now.
    pub(super) fn check_friend(&self, command: &Command, ctx: &Ctx) -> Result<(), Refusal> {
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
            Command::Hint => text!("rated-no-hints"),
            Command::Redo | Command::Delete | Command::DeleteNode(_) | Command::Promote => {
                text!("rated-no-undo")
            }
            Command::Analyse
            | Command::Region
            | Command::Review
            | Command::ToggleThreats
            | Command::ToggleExpected
            | Command::OpenEditor => text!("rated-no-analysis"),
            Command::Explore => text!("rated-no-explorer"),
            Command::Computer(_)
            | Command::Level(..)
            | Command::StepLevel(_)
            | Command::StepFirstLevel(_)
            | Command::ResetScore => text!("rated-no-players"),
            Command::Pause => text!("friend-no-pause"),
            _ => return Ok(()),
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

    fn away(&self, ctx: &Ctx) -> Refusal {
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
    fn not_now(&self, why: NotNow, ctx: &Ctx) -> Refusal {
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
    fn ply_before_own(&self) -> Option<usize> {
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

    /// Executes a command of a shared game; `None` if it is none of these.
    pub(super) fn perform_shared(
        &mut self,
        command: &Command,
        ctx: &mut Ctx,
    ) -> Option<Result<Handled, Refusal>> {
        self.shared?;
        let is_over = self.state().mover().is_none();
        let wish = match command {
            Command::Say(None) => {
                return Some(Ok(crate::tui::command_bar::CommandBar::open_with("say ")));
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
            Command::Resign => return Some(Ok(self.ask_to_resign_to_friend())),
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

    fn ask_to_resign_to_friend(&self) -> Handled {
        let own = self.own_seat().map(|seat| self.viewer.record.cursor().side_of(seat));
        let (full, yes) = (text!("resign-question"), own.map(Command::ResignAs));
        let Some(yes) = yes else { return Handled::Done };
        Handled::Open(Box::new(Question::new([full.clone(), full], yes, None)))
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
            None => (Effect::Host(crate::link::Hosting::default()), text!("friend-waits")),
        };
        ctx.effects.push(effect);
        self.say(said);
    }

    /// Gives a move that was just played to the session.
    pub(super) fn share_move(&mut self, target: Target, was_own: bool, ctx: &mut Ctx) {
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
    pub(super) fn is_own_shared_move(&self, ctx: &Ctx) -> bool {
        self.is_shared_in_progress() && self.session(ctx).is_some_and(|it| it.check().is_ok())
    }

    /// Ends the shared game, since the time of the player at this screen is over. The time of the
    /// friend is told by their own program.
    pub(super) fn fall_shared(&mut self, loser: Seat, ctx: &mut Ctx) {
        if self.own_seat() != Some(loser) {
            if let Some(clock) = &mut self.clock.time {
                clock.stop(ctx.now);
            }
            let said = text!("friend-time-over", name = self.friends_name(ctx));
            return self.say(said);
        }
        let fallen = self.session_mut(ctx).and_then(|session| session.fall().ok());
        match fallen {
            Some(entry) => self.follow_entry(entry, ctx),
            None => {
                if let Some(clock) = &mut self.clock.time {
                    clock.stop(ctx.now);
                }
            }
        }
    }

    /// Takes news of the session. Returns whether the screen changes.
    pub(super) fn hear_friend(&mut self, event: Event, ctx: &mut Ctx) -> Result<bool, Event> {
        if self.session(ctx).is_none() {
            return Err(event);
        }
        match event {
            Event::Friend(news) => self.follow_news(vec![news], ctx),
            Event::Heard(Heard::Closed(_, end)) => {
                if let Some(clock) = &mut self.clock.time {
                    clock.stop(ctx.now);
                }
                let name = self.friends_name(ctx);
                self.say(text!("friend-broken", name = name, why = end));
            }
            event => return Err(event),
        }
        Ok(true)
    }

    fn follow_news(&mut self, news: Vec<News>, ctx: &mut Ctx) {
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
                if let Some(clock) = &mut self.clock.time {
                    clock.stop(ctx.now);
                }
                self.say(text!("friend-left", name = name));
            }
            News::Denied(denial) => {
                let refusal = crate::tui::friends::denied(denial);
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
        let naming = self.naming(ctx);
        let named = |entries: &[Entry]| match entries.first().map(|entry| entry.change) {
            None => text!("friend-no-more"),
            Some(Change::Act(target)) => naming.target(target),
            Some(Change::Back(ply)) => text!("friend-back-to", ply = ply),
            Some(Change::End(_)) => text!("friend-an-end"),
        };
        text!(
            "friend-differs",
            name = self.friends_name(ctx),
            number = common + 1,
            ours = named(ours),
            theirs = named(theirs)
        )
    }

    /// Plays an entry of the shared game at the table.
    fn follow_entry(&mut self, entry: Entry, ctx: &mut Ctx) {
        let acted = self.seat_to_act();
        let fits = |table: &Self, ctx: &Ctx| {
            table.session(ctx).and_then(Session::game).is_some_and(|game| table.is_at(game))
        };
        match entry.change {
            Change::Act(target) => {
                if fits(self, ctx) || self.play_computers(target, ctx).is_err() {
                    return self.align_shared(ctx);
                }
                self.take_time(acted, entry.left, ctx);
            }
            Change::Back(_) => {
                self.viewer.moved_at = None;
                self.align_shared(ctx);
                self.say(text!("friend-taken-back"));
            }
            Change::End(end) => {
                if self.viewer.record.end(end) {
                    self.end_off_board(ctx);
                }
            }
        }
        if !fits(self, ctx) {
            self.align_shared(ctx);
        }
    }

    /// Takes the time that the friend's clock has, and says so if it has much more than this one.
    fn take_time(&mut self, acted: Option<Seat>, left: Option<Duration>, ctx: &Ctx) {
        let (Some(seat), Some(left)) = (acted, left) else { return };
        let is_running = |clock: &Clock| clock.running() == Some(seat);
        let Some(clock) = self.clock.time.as_mut().filter(|clock| !is_running(clock)) else {
            return;
        };
        let missing = clock.report(seat, left, FORGIVEN);
        let granted = clock.left(seat, ctx.now);
        let node = self.viewer.record.node();
        self.viewer.record.annotate(node, |notes| notes.left = Some(granted));
        if !missing.is_zero() {
            let (name, ours) = (self.friends_name(ctx), naming::time(granted));
            let theirs = naming::time(left);
            self.say(text!("friend-clocks", name = name, ours = ours, theirs = theirs));
        }
    }

    /// Checks whether the table is at the position of the shared game.
    fn is_at(&self, game: &SharedGame) -> bool {
        let actions = |record: &crate::record::Record| -> Vec<Option<Action>> {
            let line = record.line().iter().take(record.ply() + 1);
            line.map(|node| record.tree().action(*node)).collect()
        };
        actions(&self.viewer.record) == actions(game.record())
    }

    /// Goes to the position of the shared game, whatever the table shows.
    pub fn align_shared(&mut self, ctx: &mut Ctx) {
        let Some(game) = self.session(ctx).and_then(Session::game).cloned() else { return };
        let wanted = game.record();
        let actions: Vec<(Action, Option<Duration>)> = wanted
            .line()
            .iter()
            .take(wanted.ply() + 1)
            .filter_map(|node| {
                Some((wanted.tree().action(*node)?, wanted.tree().notes(*node).left))
            })
            .collect();
        let record = &mut self.viewer.record;
        let own = |record: &crate::record::Record, ply: usize| {
            record.line().get(ply).and_then(|node| record.tree().action(*node))
        };
        let common = (0..actions.len().min(record.ply()))
            .take_while(|&at| own(record, at + 1) == Some(actions[at].0))
            .count();
        while record.ply() > common {
            record.take_back();
        }
        for (action, left) in &actions[common..] {
            let played = match *action {
                Action::End(end) => record.end(end),
                action => target_of(action).is_some_and(|target| record.play(target).is_ok()),
            };
            if !played {
                break;
            }
            if left.is_some() {
                record.annotate(record.node(), |notes| notes.left = *left);
            }
        }
        record.promote(record.node());
        self.viewer.stop_looking();
        self.viewer.walk(Walk::To(self.viewer.record.node()));
        self.taken_line = None;
        let (turns, seat) = (self.viewer.record.turns(), self.seat_to_act());
        self.clock.replay(turns, seat, ctx.now);
        let is_connected = self.session(ctx).is_some_and(Session::is_connected);
        if let Some(clock) = self.clock.time.as_mut().filter(|_| !is_connected) {
            clock.stop(ctx.now);
        }
        if self.state().mover().is_none() && self.ended_at.is_none() {
            self.note_end(ctx);
        }
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

    /// Question that the friend's program waits for, if there is one.
    pub fn friends_question(&self, ctx: &Ctx) -> Option<Question> {
        let session = self.session(ctx)?;
        let name = self.friends_name(ctx);
        if let Some(wish) = session.asked() {
            let text = match wish {
                Wish::TakeBack(ply) => {
                    let count = self.viewer.record.ply().saturating_sub(ply);
                    text!("friend-asks-undo", name = name, count = count)
                }
                Wish::Draw => text!("draw-question", player = name),
                Wish::Rematch => text!("friend-asks-rematch", name = name),
                Wish::Resign => return None,
            };
            let no = Some(Command::AnswerWish(false));
            return Some(Question::new([text.clone(), text], Command::AnswerWish(true), no));
        }
        if let Some(claimed) = session.claimed() {
            let what = match claimed.entry.change {
                Change::Act(target) => self.naming(ctx).target(target),
                Change::Back(ply) => text!("friend-back-to", ply = ply),
                Change::End(_) => text!("friend-an-end"),
            };
            let text = text!("friend-claims", name = name, what = what);
            let no = Some(Command::SettleClaim(false));
            return Some(Question::new([text.clone(), text], Command::SettleClaim(true), no));
        }
        let is_guest = session.role() == Some(crate::friend::Role::Guest);
        let terms = session.proposed().filter(|_| is_guest)?;
        let game = crate::tui::friends::terms_text(terms, &name);
        let text = text!("friend-proposes", name = name, game = game);
        let no = Some(Command::DeclineGame);
        Some(Question::new([text.clone(), text], Command::AcceptGame, no))
    }
}

const fn target_of(action: Action) -> Option<Target> {
    match action {
        Action::Stone(point) | Action::Offer(point) => Some(Target::Cell(point)),
        Action::Piece(piece) => Some(Target::Piece(piece)),
        Action::Pass => Some(Target::Pass),
        Action::Choose(choice) => Some(Target::Choose(choice)),
        Action::Declare(number) => Some(Target::Declare(number)),
        Action::End(_) => None,
    }
}

/// Score before a game, by the sides at its start.
fn score_of(tally: &crate::friend::Tally, game: &SharedGame) -> Score {
    use crate::friend::Role;
    let won = |side: Stone| match game.role(Seat::of_first_side(side)) {
        Role::Host => tally.host,
        Role::Guest => tally.guest,
    };
    let won = BySide { first: won(Stone::First), second: won(Stone::Second) };
    Score::new(won, tally.drawn)
}
