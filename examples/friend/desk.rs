//! Player who plays at random: a session, its log, and what it decides.

use std::time::Duration;

use gomoku::friend::{Chance, Connection, Kept, News, Outbox, Part, Role, Session, Wish};

use crate::random;

/// The one connection of a player.
pub const LINE: Connection = Connection(1);

/// Number of wishes of a player in one game.
const WISHES: u32 = 6;

/// Player with everything that it has.
pub struct Desk {
    pub session: Session,
    /// Log of the game, as the disk has it.
    pub kept: Vec<String>,
    pub news: Vec<News>,
    /// Set for a player who wishes nothing and agrees to nothing but the first game.
    pub is_stubborn: bool,
    /// Set for a player who wants no further games.
    pub is_done: bool,
    pub chance: fastrand::Rng,
    /// Wishes that may still be asked in this game.
    wishes: u32,
}

impl Desk {
    /// Creates a player without games.
    pub fn new(role: Role, game: usize, seed: u64) -> Self {
        Self::with(role, game, seed, Vec::new())
    }

    /// Creates a player with the log of a game.
    pub fn with(role: Role, game: usize, seed: u64, kept: Vec<String>) -> Self {
        let mut chance = fastrand::Rng::with_seed(seed);
        let source = Chance::new(std::array::from_fn(|_| chance.u8(..)));
        let known = Kept::read(kept.iter().map(String::as_str));
        let session = match (known, role) {
            (Some(known), _) => Session::resume("Ada", known, source),
            (None, Role::Host) => Session::host("Ada", random::proposal(game), Vec::new(), source),
            (None, Role::Guest) => Session::guest("Eve", "-", Vec::new(), source),
        };
        let news = Vec::new();
        Self { session, kept, news, is_stubborn: false, is_done: false, chance, wishes: WISHES }
    }

    /// Takes a line, and decides what is to be decided.
    pub fn hear(&mut self, line: &str) {
        let news = self.session.hear(LINE, line, Duration::from_secs(3600));
        self.follow(news);
    }

    fn follow(&mut self, news: Vec<News>) {
        for one in news {
            let next = match &one {
                News::Proposed(_) => {
                    let is_enough = self.is_stubborn && self.session.game().is_some();
                    if self.is_done || is_enough {
                        self.session.decline();
                        Vec::new()
                    } else {
                        self.session.accept()
                    }
                }
                News::Asked(wish) => {
                    let is_yes = *wish == Wish::Rematch || self.chance.bool();
                    self.session.answer(is_yes && !self.is_stubborn)
                }
                News::Claimed(_) => self.session.settle_claim(!self.is_stubborn),
                News::Begun => {
                    self.wishes = WISHES;
                    Vec::new()
                }
                _ => Vec::new(),
            };
            self.news.push(one);
            self.follow(next);
        }
    }

    /// Plays, or asks for something. Returns whether there was anything to do.
    pub fn step(&mut self) -> bool {
        let Some(game) = self.session.game() else { return false };
        if game.is_over() || self.session.part() == Part::Spectator {
            return false;
        }
        if !self.is_stubborn && self.wishes > 0 && self.chance.u32(0..12) == 0 {
            self.wishes -= 1;
            let ply = game.record().ply();
            let wish = match self.chance.u32(0..8) {
                0 => Wish::Draw,
                1 => Wish::Resign,
                _ => Wish::TakeBack(ply.saturating_sub(self.chance.usize(1..4))),
            };
            if self.session.ask(wish).is_ok() {
                return true;
            }
        }
        let Some(game) = self.session.game() else { return false };
        let Some(target) = random::target(game.record(), &mut self.chance) else { return false };
        let left = Duration::from_millis(self.chance.u64(0..300_000));
        self.session.act(target, Some(left)).is_ok()
    }

    /// Keeps what is to be kept. Returns it with what is to be sent after that.
    pub fn take(&mut self) -> Outbox {
        let out = self.session.take_outbox();
        for (_, line) in &out.kept {
            if line.starts_with("as ") {
                self.kept.clear();
            }
            self.kept.push(line.clone());
        }
        out
    }
}
