//! Games of the engine against itself, and positions near them, each with the result of a search.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use fastrand::Rng;
use gomoku::engine::{
    Evaluator, Limits, Position, Search, Square, Stage, ThreadData, TranspositionTable, Unwatched,
    Verdict, root_candidates,
};
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant};

use crate::record::{Aside, Ply, Record, Searched};

/// Plan of the games to play.
pub struct Plan {
    pub rule: Rule,
    pub evaluation: Evaluator,
    /// Numbers of the games. A game depends only on its number and the seed.
    pub games: Range<usize>,
    pub nodes: u64,
    pub threads: usize,
    pub seed: u64,
}

/// Plays the games, and stores them in the order of their numbers.
pub fn play(plan: &Plan, mut keep: impl FnMut(&Record) -> io::Result<()>) -> io::Result<()> {
    // Each thread takes the next number when its game is over, so that few games wait for one with
    // a lower number.
    let next = AtomicUsize::new(plan.games.start);
    let (sender, played) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.threads {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                let mut players = Players::new(plan.evaluation, plan.nodes);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games.end {
                        return;
                    }
                    let mut random = Rng::with_seed(plan.seed.wrapping_add(number as u64));
                    let game = players.game(plan.rule, &mut random);
                    // Games are no longer stored.
                    if sender.send((number, game)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut kept) = (BTreeMap::new(), plan.games.start);
        // Consumed by the loop, so that the threads end if a game cannot be stored.
        for (number, game) in played {
            waiting.insert(number, game);
            while let Some(game) = waiting.remove(&kept) {
                keep(&game)?;
                kept += 1;
            }
        }
        Ok(())
    })
}

/// Players of both sides: one engine, whose tables are cleared before each game.
struct Players {
    tt: TranspositionTable,
    thread: ThreadData,
    evaluation: Evaluator,
    nodes: u64,
}

/// Chooses a side of the board, mostly 15; renju is hardly played on another one.
fn side(rule: Rule, random: &mut Rng) -> u8 {
    let usual = if rule == Rule::Renju { 9 } else { 6 };
    if random.u8(..10) < usual { 15 } else { random.u8(7..=20) }
}

/// Creates five in a row on a square board.
pub fn variant(side: u8, rule: Rule) -> anyhow::Result<Variant> {
    let shape = Shape::new(side, side, Topology::Plane)?;
    Ok(Variant::new(shape, 5, rule, Placement::Anywhere)?)
}

/// Maximum value of an opening that is played, for either side.
const FAIR: i32 = 250;

impl Players {
    fn new(evaluation: Evaluator, nodes: u64) -> Self {
        let tt = TranspositionTable::new(4 << 20);
        Self { tt, thread: ThreadData::default(), evaluation, nodes }
    }

    /// Plays one game from an opening that is not decided.
    fn game(&mut self, rule: Rule, random: &mut Rng) -> Record {
        loop {
            let side = side(rule, random);
            let Ok(variant) = variant(side, rule) else { continue };
            let game = opening(variant, random);
            self.tt.clear();
            self.thread.clear();
            let is_fair = |found: Searched| matches!(found.verdict, Some(Verdict::Open(value)) if value.abs() < FAIR);
            if self.choose(&game).is_some_and(is_fair) {
                return self.finish(game, random);
            }
        }
    }

    fn choose(&mut self, game: &Game) -> Option<Searched> {
        let Status::ToMove(_) = game.status() else { return None };
        let position = Position::of(game).ok()?;
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        self.tt.new_search();
        let search = Search::new(
            self.evaluation,
            position,
            self.tt.share(),
            &mut self.thread,
            limits,
            &Unwatched,
        );
        let result = search.run()?;
        Some(Searched { point: result.best, verdict: result.info.verdict() })
    }

    /// Plays to the end, or to a proved result.
    fn finish(&mut self, mut game: Game, random: &mut Rng) -> Record {
        let given = |&point: &Point| Ply { aside: None, played: Searched { point, verdict: None } };
        let side = game.variant().shape().width();
        let mut record =
            Record { side, result: 0.5, plies: game.moves().iter().map(given).collect() };
        let points = |winner: Stone| f64::from(u8::from(winner == Stone::First));
        loop {
            let mover = match game.status() {
                Status::ToMove(mover) => mover,
                Status::Won(winner) => {
                    record.result = points(winner);
                    return record;
                }
                Status::Drawn => return record,
            };
            let Some(played) = self.choose(&game) else { return record };
            let aside = played.verdict.and_then(|_| self.aside(&game, random));
            record.plies.push(Ply { aside, played });
            match played.verdict {
                Some(Verdict::Win(_)) => record.result = points(mover),
                Some(Verdict::Loss(_)) => record.result = points(mover.opponent()),
                _ if game.play(played.point).is_ok() => continue,
                _ => {}
            }
            return record;
        }
    }

    /// Creates a position one to three plies off the game, which is not over.
    fn aside(&mut self, game: &Game, random: &mut Rng) -> Option<Aside> {
        let mut game = game.clone();
        let mut moves = Vec::new();
        for _ in 0..random.u8(1..=3) {
            let point = sample(&Position::of(&game).ok()?, random)?;
            game.play(point).ok()?;
            moves.push(point);
        }
        let found = self.choose(&game)?;
        // Nothing is learned from positions that were not searched.
        found.verdict.map(|_| Aside { moves, found })
    }
}

/// Chooses a random move; moves with a higher score are more likely.
fn sample(position: &Position, random: &mut Rng) -> Option<Point> {
    /// Temperature of the choice. Move scores are sixteenths of the logarithm of the odds; higher
    /// temperatures make bad moves more likely.
    const TEMPERATURE: f64 = 1.5 * 16.0;
    let us = position.to_move();
    let [from_last, from_own] = [0, 1].map(|back| position.distance_scores(back));
    let odds: Vec<(Square, f64)> = root_candidates(position, Stage::of(position))
        .iter()
        .map(|square| {
            let score = position.move_score(square, us) + from_last(square) + from_own(square);
            (square, (f64::from(score) / TEMPERATURE).exp())
        })
        .collect();
    let mut rest = random.f64() * odds.iter().map(|(_, odd)| odd).sum::<f64>();
    let chosen = odds.iter().find(|(_, odd)| {
        rest -= odd;
        rest < 0.0
    });
    chosen.or(odds.last()).map(|(square, _)| square.point())
}

/// Places three to eight stones close together, anywhere on the board.
fn opening(variant: Variant, random: &mut Rng) -> Game {
    let side = variant.shape().width();
    let mut game = Game::new(variant);
    let middle = if random.u8(..4) > 0 { side / 2 } else { random.u8(2..side - 2) };
    let stones = random.usize(3..=8);
    while game.moves().len() < stones {
        let spread = 1 + random.u8(1..=3);
        let near = |random: &mut Rng| {
            (middle + random.u8(..=2 * spread)).saturating_sub(spread).min(side - 1)
        };
        let point = Point::new(near(random), near(random));
        // It may be occupied.
        let _ = game.play(point);
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(numbers: Range<usize>, threads: usize) -> Vec<Record> {
        let plan = Plan {
            rule: Rule::Freestyle,
            evaluation: Evaluator::Classical,
            games: numbers,
            nodes: 40,
            threads,
            seed: 7,
        };
        let mut games = Vec::new();
        let played = play(&plan, |game| {
            games.push(game.clone());
            Ok(())
        });
        assert!(played.is_ok());
        games
    }

    #[test]
    fn games_depend_only_on_seed_and_number() {
        let whole = games(0..8, 1);
        assert_eq!(whole.len(), 8);
        assert_ne!(whole[0], whole[1]);
        assert_eq!(games(0..8, 3), whole, "with three threads");
        assert_eq!(games(5..8, 2), whole[5..], "gone on with");
    }
}
