//! Wishes of the players, and their answers.

use super::{Part, Session};
use crate::friend::entry::{Change, Entry};
use crate::friend::message::Message;
use crate::friend::news::{News, NotNow};
use crate::friend::shared::{SharedGame, Unsound};
use crate::friend::terms::Role;
use crate::friend::wish::{Request, Wish};
use crate::game::End;

/// Number of times that a player is asked for the same in a position.
const MOST_REFUSED: usize = 3;

impl Session {
    /// Wishes something. The player who is to act resigns at once, which is the returned entry.
    ///
    /// # Errors
    /// Fails if that is not possible now.
    pub fn ask(&mut self, wish: Wish) -> Result<Option<Entry>, NotNow> {
        let Part::Player(role) = self.part else { return Err(NotNow::Spectator) };
        let play = self.play.as_ref().ok_or(NotNow::NoGame)?;
        let (game, is_own_turn) = (&play.game, play.game.to_act() == Some(role));
        match wish {
            Wish::Rematch if !game.is_over() => return Err(NotNow::NoGame),
            Wish::TakeBack(_) | Wish::Draw | Wish::Resign if game.is_over() => {
                return Err(NotNow::Unsound(Unsound::OutOfTurn));
            }
            Wish::TakeBack(ply) if ply >= game.record().ply() => {
                return Err(NotNow::Unsound(Unsound::NoPosition));
            }
            Wish::Resign if is_own_turn => {
                let end = game.lost_by(role, End::Resigned);
                return self.add(end, None).map(Some);
            }
            _ => {}
        }
        if !self.is_connected() {
            return Err(NotNow::Away);
        }
        // The other program would take it for one about an earlier position.
        if wish != Wish::Rematch && !play.is_in_step() {
            return Err(NotNow::CatchingUp);
        }
        if play.asked.is_some() || play.theirs.is_some() {
            return Err(NotNow::Asked);
        }
        self.agree(wish);
        let Some(play) = &mut self.play else { return Err(NotNow::NoGame) };
        let request = Request { wish, entries: play.game.log().len() };
        play.asked = Some(request);
        self.tell(&Message::Request(request));
        Ok(None)
    }

    /// Wish of this player that awaits an answer.
    pub fn awaits(&self) -> Option<Wish> {
        self.play.as_ref()?.asked.map(|request| request.wish)
    }

    /// Takes a wish of the other player.
    pub(super) fn hear_request(&mut self, request: Request) -> Vec<News> {
        let (Part::Player(role), Some(play)) = (self.part, &mut self.play) else {
            return Vec::new();
        };
        let Request { wish, entries } = request;
        let is_own_turn = play.game.to_act() == Some(role);
        if entries != play.game.log().len() {
            // It was about an earlier position, or about one that is on its way.
            return Vec::new();
        }
        let is_possible = match wish {
            Wish::Rematch => play.game.is_over(),
            Wish::TakeBack(ply) => !play.game.is_over() && ply < play.game.record().ply(),
            Wish::Draw => !play.game.is_over(),
            // Who is to act resigns without asking.
            Wish::Resign => is_own_turn,
        };
        let refused = play.refused.iter().filter(|refused| **refused == wish).count();
        if !is_possible || refused >= MOST_REFUSED {
            self.tell(&Message::Answer(request, false));
            return Vec::new();
        }
        if wish == Wish::Resign {
            let end = play.game.lost_by(role.other(), End::Resigned);
            return self.add(end, None).map_or_else(|_| Vec::new(), |it| vec![News::Changed(it)]);
        }
        if play.asked == Some(request) {
            // Both wish the same.
            play.asked = None;
            if self.is_up_to_us(wish) {
                return self.fulfil(wish);
            }
            self.tell(&Message::Answer(request, true));
            return Vec::new();
        }
        if play.theirs.is_some() {
            return Vec::new();
        }
        play.theirs = Some(request);
        vec![News::Asked(wish)]
    }

    /// Answers the wish of the other player.
    pub fn answer(&mut self, is_yes: bool) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        let Some(request) = play.theirs.take() else { return Vec::new() };
        if !is_yes {
            play.refused.push(request.wish);
            self.tell(&Message::Answer(request, false));
            return Vec::new();
        }
        self.agree(request.wish);
        if self.is_up_to_us(request.wish) {
            return self.fulfil(request.wish);
        }
        self.tell(&Message::Answer(request, true));
        Vec::new()
    }

    /// Takes the answer to a wish of this player.
    pub(super) fn hear_answer(&mut self, request: Request, is_yes: bool) -> Vec<News> {
        let Some(play) = &mut self.play else { return Vec::new() };
        if play.asked != Some(request) {
            return Vec::new();
        }
        play.asked = None;
        if !is_yes {
            play.forget(request);
            return vec![News::Refused(request.wish)];
        }
        if self.is_up_to_us(request.wish) { self.fulfil(request.wish) } else { Vec::new() }
    }

    /// Checks whether this program does what both wish: that of the player who is to act makes the
    /// entry, and the host proposes the next game.
    fn is_up_to_us(&self, wish: Wish) -> bool {
        match wish {
            Wish::Rematch => self.role() == Some(Role::Host),
            Wish::TakeBack(_) | Wish::Draw | Wish::Resign => {
                let to_act = self.game().and_then(SharedGame::to_act);
                to_act.is_some() && to_act == self.role()
            }
        }
    }

    fn fulfil(&mut self, wish: Wish) -> Vec<News> {
        let change = match wish {
            Wish::TakeBack(ply) => Change::Back(ply),
            Wish::Draw => Change::End(End::Drawn),
            Wish::Rematch => {
                self.propose_next(true);
                return Vec::new();
            }
            Wish::Resign => return Vec::new(),
        };
        self.add(change, None).map_or_else(|_| Vec::new(), |entry| vec![News::Changed(entry)])
    }
}
