//! Two players and the line between them.

use std::collections::VecDeque;

use gomoku::friend::{Role, SharedGame};
use gomoku::game::{GameKind, MoveLimit};
use gomoku::rules::Variant;
use gomoku::rules::opening::OpeningRule;

use crate::desk::{Desk, LINE};
use crate::random;

/// Events after which a game that does not end counts as stuck.
const PATIENCE: usize = 200_000;

/// Two players, the host first, and the lines on their way to each.
pub struct Pair {
    pub desks: [Desk; 2],
    pub ways: [VecDeque<String>; 2],
    pub chance: fastrand::Rng,
    /// Number of lines that have arrived.
    pub arrived: usize,
    game: usize,
}

const ROLES: [Role; 2] = [Role::Host, Role::Guest];

impl Pair {
    pub fn new(game: usize, seed: u64) -> Self {
        let desk = |at: usize| Desk::new(ROLES[at], game, seed * 2 + at as u64);
        let mut pair = Self {
            desks: [desk(0), desk(1)],
            ways: Default::default(),
            chance: fastrand::Rng::with_seed(seed),
            arrived: 0,
            game,
        };
        pair.connect();
        pair
    }

    pub fn connect(&mut self) {
        for at in 0..2 {
            self.desks[at].session.opened(LINE);
            self.send(at);
        }
    }

    /// Puts the lines of a player on their way.
    pub fn send(&mut self, at: usize) {
        let lines = taken(&mut self.desks[at]);
        assert!(lines.iter().all(|line| line.len() < 512), "{lines:?}");
        self.ways[1 - at].extend(lines);
    }

    /// Loses everything on the way.
    pub fn cut(&mut self) {
        for at in 0..2 {
            self.ways[at].clear();
            self.desks[at].session.closed(LINE);
            // What cannot be sent is still kept.
            self.desks[at].take();
        }
    }

    /// Kills a player, who comes back with what the disk has.
    pub fn kill(&mut self, at: usize, seed: u64) {
        self.cut();
        let kept = std::mem::take(&mut self.desks[at].kept);
        self.desks[at] = Desk::with(ROLES[at], self.game, seed, kept);
        self.connect();
    }

    /// Lets a line arrive. Returns whether there was one.
    pub fn arrive(&mut self, at: usize) -> bool {
        let Some(line) = self.ways[at].pop_front() else { return false };
        self.arrived += 1;
        self.desks[at].hear(&line);
        self.send(at);
        true
    }

    /// Lets one thing happen. Returns whether anything could.
    pub fn step(&mut self) -> bool {
        let first = self.chance.usize(0..4);
        (0..4).map(|next| (first + next) % 4).any(|what| {
            let at = what % 2;
            if what < 2 {
                return self.arrive(at);
            }
            let did = self.desks[at].step();
            self.send(at);
            did
        })
    }

    pub fn is_over(&self) -> bool {
        let is_over = |desk: &Desk| desk.session.game().is_some_and(SharedGame::is_over);
        self.desks.iter().all(is_over) && self.ways.iter().all(VecDeque::is_empty)
    }

    /// Plays to the end of the game; `each` is called before everything that happens.
    pub fn play(&mut self, mut each: impl FnMut(&mut Self)) {
        for _ in 0..PATIENCE {
            if self.is_over() {
                return;
            }
            each(self);
            let did = self.step();
            if !did && !self.is_over() {
                let told = self.desks.each_ref().map(|desk| {
                    let newest = desk.news.iter().rev().take(4).collect::<Vec<_>>();
                    format!("{:?} {:?} {newest:?}", desk.session.check(), desk.session.awaits())
                });
                panic!("game {} is stuck: {told:#?}", self.game);
            }
        }
        panic!("game {} does not end", self.game);
    }

    /// Checks that both have the same game, on their boards and on the disk.
    pub fn check(&self) {
        let [host, guest] = self.desks.each_ref().map(|desk| desk.session.game().unwrap());
        assert_eq!(host.log(), guest.log(), "game {}", self.game);
        assert_eq!(host.record(), guest.record(), "game {}", self.game);
        assert_eq!(host.score(), guest.score());
        for desk in &self.desks {
            let kept = desk.kept.iter().map(String::as_str);
            let kept = gomoku::friend::Kept::read(kept).unwrap();
            assert_eq!(kept.game.log(), host.log(), "game {}", self.game);
            assert_eq!(kept.game.record(), host.record(), "game {}", self.game);
        }
    }
}

/// Keeps what a player keeps, and returns the lines that leave it.
pub fn taken(desk: &mut Desk) -> Vec<String> {
    desk.take().lines.into_iter().map(|(_, line)| line).collect()
}

/// Number of a game of freestyle on 15x15, in which the host moves first.
pub fn plain() -> usize {
    let is_plain = |number: &usize| {
        let proposal = random::proposal(*number);
        let kind = proposal.kind == GameKind::Rows(Variant::GOMOKU_15);
        let is_free = proposal.opening == OpeningRule::Free && proposal.limit == MoveLimit::Full;
        kind && is_free && proposal.first == Some(Role::Host)
    };
    (0..random::proposals() * 4).find(is_plain).unwrap()
}

#[test]
fn games_of_every_kind_and_opening_have_equal_records() {
    for number in 0..random::proposals() {
        let mut pair = Pair::new(number, number as u64);
        pair.play(|_| {});
        pair.check();
    }
}

#[test]
fn rematches_swap_the_seats_and_count() {
    let mut pair = Pair::new(1, 7);
    for number in 1..=5 {
        pair.play(|_| {});
        pair.check();
        let [before, _] = pair.desks.each_ref().map(|desk| desk.session.game().unwrap().clone());
        let score = before.score();
        assert_eq!(score.host + score.guest + score.drawn, number);
        let asks = pair.chance.usize(0..2);
        pair.desks[asks].session.ask(gomoku::friend::Wish::Rematch).unwrap();
        pair.send(asks);
        let is_new = |desk: &Desk| {
            desk.session.game().is_some_and(|game| game.terms().id != before.terms().id)
        };
        for _ in 0..100 {
            // If it was refused, either asks again.
            if !pair.desks.iter().all(is_new) && !pair.step() {
                let asks = pair.chance.usize(0..2);
                pair.desks[asks].session.ask(gomoku::friend::Wish::Rematch).unwrap();
                pair.send(asks);
            }
        }
        let now = pair.desks[0].session.game().unwrap();
        assert_eq!(now.seat(Role::Host), before.seat(Role::Guest));
        assert_eq!(now.terms().score, score);
    }
}
