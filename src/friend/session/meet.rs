//! Meeting: greetings, terms, and games that continue.

use super::play::Play;
use super::{Part, Proposal, Proposed, Session};
use crate::friend::connection::Connection;
use crate::friend::kept::Kept;
use crate::friend::lot::{Commitment, Secret};
use crate::friend::message::{Denial, Hello, MOST_GAMES, Message, Purpose};
use crate::friend::news::{News, NotNow};
use crate::friend::shared::SharedGame;
use crate::friend::terms::{First, GameId, Role, Tally, Terms};
use crate::friend::wish::{Agreed, Wish};

/// Oldest version of the protocol that this program speaks.
const OLDEST: u32 = 1;

impl Session {
    /// Games of a guest that are over here, or are not.
    pub(super) fn games(&self, is_over: bool) -> Vec<GameId> {
        let own = self.play.as_ref().map(|play| &play.game);
        let games = own.into_iter().chain(self.kept.iter().map(|kept| &kept.game));
        let chosen = games.filter(|game| game.is_over() == is_over).map(|game| game.terms().id);
        chosen.take(MOST_GAMES).collect()
    }

    /// Checks whether a game is unfinished, so that it continues with the same player.
    pub fn has_unfinished(&self) -> bool {
        !self.games(false).is_empty()
    }

    /// Lets another program in, or refuses it.
    pub(super) fn admit(&mut self, from: Connection, hello: Hello) -> Vec<News> {
        if hello.version < OLDEST {
            self.deny(from, Denial::Version);
            return vec![News::OtherVersion { is_older_here: false }];
        }
        match hello.purpose {
            Purpose::Watch => self.admit_spectator(from, hello.name),
            Purpose::Play => self.admit_guest(from, &hello),
        }
    }

    fn deny(&mut self, from: Connection, why: Denial) {
        self.out.lines.push((from, Message::No(why).to_string()));
        self.out.closed.push(from);
        self.others.remove(&from);
    }

    fn admit_guest(&mut self, from: Connection, hello: &Hello) -> Vec<News> {
        let has = |game: &SharedGame| {
            let id = &game.terms().id;
            hello.unfinished.contains(id) || !game.is_over() && hello.finished.contains(id)
        };
        if let Some(play) = &self.play {
            // Nobody else can know a game in which the guest has acted. One that the guest has not
            // seen yet is proposed again, and after the end, the next one.
            let is_unseen = !play.has_entry_of_other() || play.game.is_over();
            if !has(&play.game) && (!is_unseen || self.line.is_some()) {
                self.deny(from, Denial::Busy);
                return Vec::new();
            }
        } else if self.line.is_some() {
            self.deny(from, Denial::Busy);
            return Vec::new();
        } else if let Some(at) = self.kept.iter().position(|kept| has(&kept.game)) {
            let kept = self.kept.swap_remove(at);
            self.proposed = None;
            self.play = Some(Box::new(Play::of(kept)));
        }
        // The score is that of these two.
        let is_same = self.friend.as_deref().is_none_or(|friend| friend == hello.name);
        // The guest has come back before its old connection ended.
        if let Some(old) = self.line.take() {
            self.out.closed.push(old);
            self.closed(old);
        }
        self.others.remove(&from);
        (self.line, self.has_met, self.friend) = (Some(from), true, Some(hello.name.clone()));
        let is_known = self.play.as_ref().is_some_and(|play| has(&play.game));
        match &self.play {
            // The next game: the last one is over for both.
            Some(play) if play.game.is_over() && !is_known && play.has_entry_of_other() => {
                self.propose_next(is_same);
            }
            Some(play) => {
                let terms = *play.game.terms();
                self.tell(&Message::Game(terms));
            }
            None => self.send_proposal(),
        }
        vec![News::Met]
    }

    /// Takes the greeting of the host.
    pub(super) fn met(&mut self, hello: Hello) -> Vec<News> {
        if self.has_met {
            return Vec::new();
        }
        if hello.version < OLDEST {
            self.tell(&Message::No(Denial::Version));
            return vec![News::OtherVersion { is_older_here: false }];
        }
        self.has_met = true;
        if self.part != Part::Spectator {
            self.friend = Some(hello.name);
        }
        vec![News::Met]
    }

    /// Proposes a game of the host's choice.
    ///
    /// # Errors
    /// Fails while a game is in progress, and for a guest.
    pub fn propose(&mut self, proposal: Proposal) -> Result<(), NotNow> {
        let in_progress = self.play.as_ref().is_some_and(|play| !play.game.is_over());
        if self.role() != Some(Role::Host) || in_progress {
            return Err(NotNow::Asked);
        }
        let score = self.play.as_ref().map_or_else(Tally::default, |play| {
            let is_same = play.game.terms().kind == proposal.kind;
            if is_same { play.game.score() } else { Tally::default() }
        });
        self.propose_on(proposal, score);
        self.send_proposal();
        Ok(())
    }

    pub(super) fn propose_on(&mut self, proposal: Proposal, score: Tally) {
        let id = self.chance.id();
        let (first, secret) = if let Some(role) = proposal.first {
            (First::Role(role), None)
        } else {
            let secret = self.chance.secret();
            (First::ByLot(Commitment::to(secret, id)), Some(secret))
        };
        let Proposal { kind, opening, clock, limit, .. } = proposal;
        let terms = Terms { id, kind, opening, clock, limit, first, score };
        self.proposed = Some(Proposed { terms, secret });
    }

    fn send_proposal(&mut self) {
        if let Some(proposed) = self.proposed {
            self.tell(&Message::Game(proposed.terms));
        }
    }

    /// Proposes the game that follows, with the seats swapped. Its score includes the last game if
    /// the players are the same.
    pub(super) fn propose_next(&mut self, is_same: bool) {
        let Some(play) = &self.play else { return };
        let First::Role(first) = play.game.terms().first else { return };
        let id = self.chance.id();
        let score = if is_same { play.game.score() } else { Tally::default() };
        let terms = Terms { id, first: First::Role(first.other()), score, ..*play.game.terms() };
        self.proposed = Some(Proposed { terms, secret: None });
        self.send_proposal();
    }

    /// Takes terms of the host.
    pub(super) fn hear_terms(&mut self, terms: Terms) -> Vec<News> {
        if self.role() != Some(Role::Guest) {
            return Vec::new();
        }
        if let Some(at) = self.kept.iter().position(|kept| kept.game.terms().id == terms.id) {
            let kept = self.kept.swap_remove(at);
            if self.play.is_none() {
                self.play = Some(Box::new(Play::of(kept)));
            }
        }
        match &self.play {
            Some(play) if play.game.terms().id == terms.id => {
                self.tell(&Message::Accept(terms.id, None));
                self.send_sync();
                return vec![News::Begun];
            }
            // A game in progress is not given up by the host alone. One without entries is another
            // matter: the host did not keep it.
            Some(play) if !play.game.is_over() && !play.game.log().is_empty() => {
                return Vec::new();
            }
            Some(play) if play.agreed_to(Wish::Rematch) => {
                let before = play.game.terms();
                let is_swapped = match (before.first, terms.first) {
                    (First::Role(before), First::Role(now)) => now == before.other(),
                    _ => false,
                };
                if is_swapped && terms.is_like(before) && terms.score == play.game.score() {
                    self.proposed = Some(Proposed { terms, secret: None });
                    return self.accept();
                }
            }
            _ => {}
        }
        self.proposed = Some(Proposed { terms, secret: None });
        vec![News::Proposed(terms)]
    }

    /// Accepts the game that the host proposes.
    pub fn accept(&mut self) -> Vec<News> {
        let Some(Proposed { terms, secret: None }) = self.proposed else { return Vec::new() };
        if self.role() != Some(Role::Guest) {
            return Vec::new();
        }
        if let First::ByLot(_) = terms.first {
            let secret = Some(self.chance.secret());
            self.proposed = Some(Proposed { terms, secret });
            self.tell(&Message::Accept(terms.id, secret));
            return Vec::new();
        }
        self.proposed = None;
        self.tell(&Message::Accept(terms.id, None));
        self.begin(terms)
    }

    /// Declines the game that the host proposes.
    pub fn decline(&mut self) {
        if self.role() == Some(Role::Guest) && self.proposed.take().is_some() {
            self.tell(&Message::Decline);
        }
    }

    pub(super) fn hear_decline(&mut self) -> Vec<News> {
        let is_proposed = self.role() == Some(Role::Host) && self.proposed.is_some();
        if is_proposed { vec![News::Declined] } else { Vec::new() }
    }

    /// Takes the consent of the guest.
    pub(super) fn hear_accept(&mut self, id: GameId, guest: Option<Secret>) -> Vec<News> {
        if self.role() != Some(Role::Host) {
            return Vec::new();
        }
        let is_known = |terms: &Terms| terms.id == id;
        self.is_elsewhere = !self.game().map(SharedGame::terms).is_some_and(is_known)
            && !self.proposed().is_some_and(is_known);
        if let Some(play) = &self.play
            && play.game.terms().id == id
        {
            self.send_sync();
            return vec![News::Begun];
        }
        let Some(proposed) = self.proposed.filter(|it| it.terms.id == id) else {
            return Vec::new();
        };
        let mut terms = proposed.terms;
        if let First::ByLot(commitment) = terms.first {
            let (Some(host), Some(guest)) = (proposed.secret, guest) else { return Vec::new() };
            let Some(first) = commitment.reveal(id, host, guest) else { return Vec::new() };
            terms.first = First::Role(first);
            self.tell(&Message::Reveal(host));
        }
        self.proposed = None;
        self.begin(terms)
    }

    /// Takes the part of the host in the lot.
    pub(super) fn hear_reveal(&mut self, host: Secret) -> Vec<News> {
        let Some(Proposed { mut terms, secret: Some(guest), .. }) = self.proposed else {
            return Vec::new();
        };
        let First::ByLot(commitment) = terms.first else { return Vec::new() };
        if self.role() != Some(Role::Guest) {
            return Vec::new();
        }
        self.proposed = None;
        // A host that reveals another secret wants to decide the lot by itself.
        let Some(first) = commitment.reveal(terms.id, host, guest) else {
            self.tell(&Message::Decline);
            return vec![News::Unsound(crate::friend::Unsound::OutOfTurn)];
        };
        terms.first = First::Role(first);
        self.begin(terms)
    }

    /// Begins a game to which both have agreed.
    fn begin(&mut self, terms: Terms) -> Vec<News> {
        let (Some(game), Part::Player(role)) = (SharedGame::begin(terms), self.part) else {
            return Vec::new();
        };
        let kept = Kept {
            role,
            address: self.address.clone(),
            friend: self.friend.clone().unwrap_or_default(),
            game,
            agreed: Agreed::default(),
        };
        self.out.kept.extend(kept.head().map(|line| (terms.id, line)));
        self.play = Some(Box::new(Play::of(kept)));
        self.send_sync();
        self.show_spectators();
        vec![News::Begun]
    }
}
