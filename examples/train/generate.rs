//! Games of the engine against itself, and leaves of its searches, each with the result of a
//! search.

use std::collections::BTreeMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use fastrand::Rng;
use gomoku::engine::{
    Evaluator, LeafSample, Limits, Position, Search, Square, ThreadData, TranspositionTable,
    Unwatched, Vcf, Verdict,
};
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant};

use crate::record::{Aside, Ply, Record, Searched};
use crate::sample::Sample;

/// Plan of the games to play.
pub struct Plan {
    pub rule: Rule,
    pub evaluation: Evaluator,
    /// Numbers of the games. A game depends only on its number and the seed.
    pub games: Range<usize>,
    /// Nodes of the search for a move.
    pub nodes: u64,
    /// Leaves of each such search that are searched in turn, and with how many nodes.
    pub leaves: usize,
    pub leaf_nodes: u64,
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
                let mut players = Players::new(plan);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games.end {
                        return;
                    }
                    let mut random = Rng::with_seed(plan.seed.wrapping_add(number as u64));
                    let game = players.game(&mut random);
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
struct Players<'a> {
    plan: &'a Plan,
    tt: TranspositionTable,
    thread: ThreadData,
    /// For the searches of leaves, which must not change those for moves.
    leaf_thread: ThreadData,
    vcf: Vcf,
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

/// Checks whether a game ends as a draw, given the value of its last search and the share of the
/// board that is full.
fn is_as_good_as_drawn(verdict: Option<Verdict>, share: f64) -> bool {
    let is_even = matches!(verdict, Some(Verdict::Open(value)) if value.abs() <= 40);
    share > if is_even { 0.36 } else { 0.67 }
}

impl<'a> Players<'a> {
    fn new(plan: &'a Plan) -> Self {
        Self {
            plan,
            tt: TranspositionTable::new(8 << 20),
            thread: ThreadData::default(),
            leaf_thread: ThreadData::default(),
            vcf: Vcf::with_entries(1 << 12),
        }
    }

    /// Plays one game from an opening that is not decided.
    fn game(&mut self, random: &mut Rng) -> Record {
        loop {
            let rule = self.plan.rule;
            let Ok(variant) = variant(side(rule, random), rule) else { continue };
            let game = opening(variant, random);
            self.tt.clear();
            self.thread.clear();
            self.leaf_thread.clear();
            let verdict = self.choose(&game).and_then(|found| found.verdict);
            if matches!(verdict, Some(Verdict::Open(value)) if value.abs() < FAIR) {
                return self.finish(game, random);
            }
        }
    }

    fn choose(&mut self, game: &Game) -> Option<Searched> {
        let Status::ToMove(_) = game.status() else { return None };
        let position = Position::of(game).ok()?;
        self.tt.new_search();
        let Self { plan, tt, thread, .. } = self;
        search(plan.evaluation, position, tt, thread, plan.nodes)
    }

    /// Plays to the end, to a proved result, or until the game is as good as drawn.
    fn finish(&mut self, mut game: Game, random: &mut Rng) -> Record {
        let given =
            |&point: &Point| Ply { asides: vec![], played: Searched { point, verdict: None } };
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
            self.thread.sample_leaves(Some(LeafSample::new(self.plan.leaves, random.u64(..))));
            let found = self.choose(&game);
            let leaves = self.thread.sample_leaves(None);
            let Some(played) = found else { return record };
            let asides = leaves.map_or_else(Vec::new, |leaves| self.asides(&game, leaves));
            record.plies.push(Ply { asides, played });
            let share = game.moves().len() as f64 / f64::from(side).powi(2);
            match played.verdict {
                Some(Verdict::Win(_)) => record.result = points(mover),
                Some(Verdict::Loss(_)) => record.result = points(mover.opponent()),
                verdict if is_as_good_as_drawn(verdict, share) => {}
                _ if game.play(played.point).is_ok() => continue,
                _ => {}
            }
            return record;
        }
    }

    /// Searches the leaves of a search that are evaluated.
    fn asides(&mut self, game: &Game, leaves: LeafSample) -> Vec<Aside> {
        let Self { plan, tt, leaf_thread, vcf, .. } = self;
        let aside = |moves: Vec<Point>| {
            let mut position = Position::of(game).ok()?;
            for &point in &moves {
                position.place(Square::new(point));
            }
            if !Sample::is_evaluated(&mut position, vcf) {
                return None;
            }
            let found = search(plan.evaluation, position, tt, leaf_thread, plan.leaf_nodes)?;
            // Nothing is learned from positions that were not searched.
            found.verdict.map(|_| Aside { moves, found })
        };
        leaves.into_moves().into_iter().filter_map(aside).collect()
    }
}

fn search(
    evaluation: Evaluator,
    position: Position,
    tt: &mut TranspositionTable,
    thread: &mut ThreadData,
    nodes: u64,
) -> Option<Searched> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let result = Search::new(evaluation, position, tt.share(), thread, limits, &Unwatched).run()?;
    Some(Searched { point: result.best, verdict: result.info.verdict() })
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
            leaves: 2,
            leaf_nodes: 20,
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

    #[test]
    fn games_that_are_as_good_as_drawn_end() {
        assert!(!is_as_good_as_drawn(Some(Verdict::Open(-40)), 0.36));
        assert!(is_as_good_as_drawn(Some(Verdict::Open(-40)), 0.37));
        assert!(!is_as_good_as_drawn(Some(Verdict::Open(41)), 0.67));
        assert!(is_as_good_as_drawn(Some(Verdict::Open(41)), 0.68));
        assert!(!is_as_good_as_drawn(None, 0.67));
        let mut drawn = 0;
        for game in games(0..40, 2) {
            let cells = f64::from(game.side).powi(2);
            let plies = game.plies.iter().enumerate();
            let ends = |(stones, ply): (usize, &Ply)| {
                is_as_good_as_drawn(ply.played.verdict, stones as f64 / cells)
            };
            let ends: Vec<bool> = plies.map(ends).collect();
            let (&last, others) = ends.split_last().unwrap();
            assert!(!others.contains(&true), "{game}");
            assert!(!last || game.result == 0.5, "{game}");
            drawn += u32::from(last);
        }
        assert!(drawn > 0);
    }
}
