//! Entries: those of this player, those of the other one, and what is missing after a break.

use std::time::Duration;

use super::{Part, Session};
use crate::friend::entry::{Change, Entry, Numbered};
use crate::friend::kept::Kept;
use crate::friend::message::Message;
use crate::friend::news::{Difference, News, NotNow};
use crate::friend::shared::{MOST_ENTRIES, SharedGame, Unsound};
use crate::friend::terms::Role;
use crate::friend::wish::{Agreed, Request, Wish};
use crate::game::{End, Target};

/// Maximum number of entries that are sent to show a difference.
const MOST_SHOWN: usize = 1024;

/// Game of a session, and what is on its way.
#[derive(Clone, Debug)]
pub(super) struct Play {
    pub game: SharedGame,
    role: Role,
    /// Set once the other program has said which entries it has, so that new ones are sent.
    is_synced: bool,
    /// Number of entries that the other program has, if there are more of them.
    awaited: Option<usize>,
    /// Consents of this player.
    agreed: Agreed,
    /// Wish of this player that awaits an answer.
    pub(super) asked: Option<Request>,
    /// Wish of the other player that awaits an answer.
    pub(super) theirs: Option<Request>,
    /// Wishes of the other player in this position that were refused, as often as they were.
    pub(super) refused: Vec<Wish>,
    /// Entry of the other program that this player has to accept.
    claimed: Option<Numbered>,
    /// Set once an unsound entry was reported.
    is_unsound: bool,
    difference: Option<Theirs>,
}

/// Log of the other program, if it differs from this one.
#[derive(Clone, Debug, Default)]
struct Theirs {
    entries: Vec<Entry>,
    /// Number of entries that it sends.
    expected: Option<usize>,
}

impl Play {
    pub fn of(Kept { role, game, agreed, .. }: Kept) -> Self {
        Self {
            game,
            role,
            is_synced: false,
            awaited: None,
            agreed,
            asked: None,
            theirs: None,
            refused: Vec::new(),
            claimed: None,
            is_unsound: false,
            difference: None,
        }
    }

    fn entries(&self) -> usize {
        self.game.log().len()
    }

    /// Checks whether both programs have the same entries, but for those on their way.
    pub const fn is_in_step(&self) -> bool {
        self.is_synced && self.awaited.is_none()
    }

    /// Forgets what was on its way, since the connection has ended.
    pub fn break_off(&mut self) {
        (self.is_synced, self.awaited, self.is_unsound) = (false, None, false);
        (self.asked, self.theirs, self.claimed, self.difference) = (None, None, None, None);
        self.refused.clear();
    }

    /// Checks whether this player has agreed to a wish in this position.
    pub fn agreed_to(&self, wish: Wish) -> bool {
        self.agreed.contains(Request { wish, entries: self.entries() })
    }

    /// Checks whether the other player has made an entry.
    pub fn has_entry_of_other(&self) -> bool {
        let Some(mut game) = SharedGame::begin(*self.game.terms()) else { return false };
        self.game.log().iter().any(|entry| {
            let author = game.to_act();
            author.is_none_or(|author| author != self.role || game.add(author, *entry).is_err())
        })
    }

    /// Checks whether an entry of the other program needs nothing more of this player.
    fn is_agreed(&self, change: Change) -> bool {
        if self.game.to_act() == Some(self.role) {
            // This player's own entry, which this program does not have.
            return false;
        }
        match change {
            Change::Act(_) => true,
            Change::Back(ply) => self.agreed_to(Wish::TakeBack(ply)),
            Change::End(End::Drawn) => self.agreed_to(Wish::Draw),
            Change::End(end) => {
                self.game.loser(end) != Some(self.role) || self.agreed_to(Wish::Resign)
            }
        }
    }

    /// Forgets a wish of this player, since the other one has refused it.
    pub fn forget(&mut self, request: Request) {
        self.agreed.remove(request);
    }

    /// Forgets wishes and answers, since they were about an earlier position.
    fn lapse(&mut self) {
        (self.asked, self.theirs) = (None, None);
        self.refused.clear();
    }
}

impl Session {
    /// Checks that this player can add an entry now.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check(&self) -> Result<(), NotNow> {
        let Part::Player(role) = self.part else { return Err(NotNow::Spectator) };
        let play = self.play.as_ref().ok_or(NotNow::NoGame)?;
        if play.difference.is_some() {
            return Err(NotNow::Differs);
        }
        if play.claimed.is_some() {
            return Err(NotNow::Claimed);
        }
        // The host has a game before the guest begins it, so that it is not lost with the host.
        let is_unconfirmed = role == Role::Guest && play.game.log().is_empty() && !play.is_synced;
        if play.awaited.is_some() || is_unconfirmed {
            return Err(NotNow::CatchingUp);
        }
        if play.game.to_act() != Some(role) {
            return Err(NotNow::Unsound(Unsound::OutOfTurn));
        }
        Ok(())
    }

    /// Plays a move, or a step of the opening, of this player, who has this time left.
    ///
    /// # Errors
    /// Fails if that is not possible now. Nothing is changed then.
    pub fn act(&mut self, target: Target, left: Option<Duration>) -> Result<Entry, NotNow> {
        self.add(Change::Act(target), left)
    }

    /// Ends the game because the time of this player, who is to act, is over.
    ///
    /// # Errors
    /// Fails if that is not possible now.
    pub fn fall(&mut self) -> Result<Entry, NotNow> {
        let role = self.role().ok_or(NotNow::Spectator)?;
        let play = self.play.as_ref().ok_or(NotNow::NoGame)?;
        let end = play.game.lost_by(role, End::OutOfTime);
        self.add(end, Some(Duration::ZERO))
    }

    /// Adds an entry of this player.
    pub(super) fn add(&mut self, change: Change, left: Option<Duration>) -> Result<Entry, NotNow> {
        self.check()?;
        let (Some(role), Some(play)) = (self.role(), &mut self.play) else {
            return Err(NotNow::NoGame);
        };
        let entry = Entry::new(change, left);
        let added = play.game.add(role, entry).map_err(NotNow::Unsound)?;
        self.added(added);
        Ok(added.entry)
    }

    /// Keeps, sends and shows an entry of this player.
    fn added(&mut self, added: Numbered) {
        self.keep_entry(added);
        if self.play.as_ref().is_some_and(|play| play.is_synced) {
            self.tell(&Message::Entry(added));
        }
    }

    fn keep_entry(&mut self, added: Numbered) {
        let Some(play) = &mut self.play else { return };
        play.lapse();
        self.out.kept.push((play.game.terms().id, added.to_string()));
        self.show(added);
    }

    /// Notes a consent of this player.
    pub(super) fn agree(&mut self, wish: Wish) {
        let Some(play) = &mut self.play else { return };
        let request = Request { wish, entries: play.entries() };
        play.agreed.add(request);
        self.out.kept.push((play.game.terms().id, Kept::consent(request)));
    }

    /// Says which entries this program has.
    pub(super) fn send_sync(&mut self) {
        let Some(play) = &self.play else { return };
        let entries = play.entries();
        let hash = play.game.hash(entries);
        self.tell(&Message::Sync { entries, hash });
    }

    /// Takes the number of entries that the other program has, and sends those that it lacks.
    pub(super) fn hear_sync(&mut self, entries: usize, hash: &str) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        if play.difference.is_some() {
            return Vec::new();
        }
        let own = play.entries();
        if entries > own {
            (play.is_synced, play.awaited) = (true, Some(entries));
            return Vec::new();
        }
        if play.game.hash(entries) != hash {
            return self.show_difference();
        }
        (play.is_synced, play.awaited) = (true, None);
        let missing: Vec<Numbered> = play.game.after(entries).collect();
        for entry in missing {
            self.tell(&Message::Entry(entry));
        }
        vec![News::InStep]
    }

    /// Takes an entry of the other program.
    pub(super) fn hear_entry(&mut self, heard: Numbered) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        let own = play.entries();
        if play.difference.is_some() || play.claimed.is_some() || play.is_unsound {
            return Vec::new();
        }
        if heard.number <= own {
            // It was sent twice.
            let is_known = play.game.entry(heard.number) == Some(heard);
            return if is_known { Vec::new() } else { self.show_difference() };
        }
        if heard.number > own + 1 {
            if play.awaited.is_none() {
                play.awaited = Some(heard.number.min(MOST_ENTRIES));
                self.send_sync();
            }
            return Vec::new();
        }
        let Some(author) = play.game.to_act() else { return self.unsound(Unsound::OutOfTurn) };
        // Whether it fits is found out on a copy.
        if let Err(why) = play.game.clone().add(author, heard.entry) {
            return self.unsound(why);
        }
        if !play.is_agreed(heard.entry.change) {
            play.claimed = Some(heard);
            return vec![News::Claimed(heard)];
        }
        self.take(author, heard.entry)
    }

    fn unsound(&mut self, why: Unsound) -> Vec<News> {
        if let Some(play) = &mut self.play {
            play.is_unsound = true;
        }
        vec![News::Unsound(why)]
    }

    /// Adds an entry that the other program has.
    fn take(&mut self, author: Role, entry: Entry) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        let added = match play.game.add(author, entry) {
            Ok(added) => added,
            Err(why) => return self.unsound(why),
        };
        let mut news = vec![News::Changed(added.entry)];
        if play.awaited.is_some_and(|awaited| awaited <= added.number) {
            play.awaited = None;
            news.push(News::InStep);
        }
        self.keep_entry(added);
        news
    }

    /// Entry of the other program that this player has to accept.
    pub fn claimed(&self) -> Option<Numbered> {
        self.play.as_ref()?.claimed
    }

    /// Accepts or refuses the entry that the other program claims.
    pub fn settle_claim(&mut self, is_accepted: bool) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        let Some(claimed) = play.claimed.take() else { return Vec::new() };
        let author = play.game.to_act().filter(|_| is_accepted);
        let Some(author) = author else { return self.show_difference() };
        let news = self.take(author, claimed.entry);
        // Whatever follows it.
        self.send_sync();
        news
    }

    /// Sends the log, since it differs from that of the other program.
    fn show_difference(&mut self) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        if play.difference.is_none() {
            play.difference = Some(Theirs::default());
            let mine: Vec<Numbered> = play.game.after(0).take(MOST_SHOWN).collect();
            self.tell(&Message::Differ(mine.len()));
            for entry in mine {
                self.tell(&Message::Mine(entry));
            }
        }
        self.difference()
    }

    pub(super) fn hear_differ(&mut self, entries: usize) -> Vec<News> {
        let mut news = self.show_difference();
        if let Some(theirs) = self.play.as_mut().and_then(|play| play.difference.as_mut())
            && theirs.expected.is_none()
        {
            theirs.expected = Some(entries.min(MOST_SHOWN));
            news = self.difference();
        }
        news
    }

    pub(super) fn hear_mine(&mut self, Numbered { number, entry }: Numbered) -> Vec<News> {
        let theirs = self.play.as_mut().and_then(|play| play.difference.as_mut());
        let Some(theirs) = theirs else { return Vec::new() };
        let is_expected = theirs.expected.is_some_and(|expected| theirs.entries.len() < expected);
        if !is_expected || number != theirs.entries.len() + 1 {
            return Vec::new();
        }
        theirs.entries.push(entry);
        self.difference()
    }

    /// Returns the difference once the other log is known.
    fn difference(&self) -> Vec<News> {
        let Some(play) = &self.play else { return Vec::new() };
        let Some(theirs) = &play.difference else { return Vec::new() };
        if theirs.expected != Some(theirs.entries.len()) {
            return Vec::new();
        }
        let (ours, theirs) = (play.game.log(), &theirs.entries);
        let common = ours.iter().zip(theirs).take_while(|(one, other)| one == other).count();
        vec![News::Differs(Difference {
            common,
            ours: ours[common..].to_vec(),
            theirs: theirs[common..].to_vec(),
        })]
    }
}
