//! `arena openings`: balanced openings, generated at random and judged by the engine.

use std::collections::HashSet;
use std::fs;
use std::iter;
use std::path::PathBuf;

use anyhow::Context as _;
use fastrand::Rng;
use gomoku::engine::{
    Evaluator, Limits, Position, Search, SearchResult, ThreadData, TranspositionTable, Unwatched,
    Verdict,
};
use gomoku::player::balanced_value;
use gomoku::rules::{Game, Point, Status, Stone, Variant};

use crate::GameArguments;
use crate::openings;

/// Value within which an opening is balanced: a winning chance of 45 to 55 %.
const BALANCED: u32 = 35;
/// Short searches with their nodes, which reject openings with a value beyond this.
const GLANCES: [(u64, u32); 2] = [(2_000, 150), (50_000, 60)];
/// Nodes for each move in games of the engine from an opening: those of the first game, and the
/// increase for each further game, so that games differ.
const PLAY: [u64; 2] = [20_000, 2_000];
/// Bytes of the transposition table.
const TABLE: usize = 64 << 20;
/// Maximum number of random openings tried for each one found; on a small board, few are balanced.
const TRIALS: usize = 10_000;

/// Selection of the openings.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Number of openings.
    #[arg(long, default_value_t = 60)]
    games: usize,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes of the search that judges an opening.
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// Games that the engine plays against itself from an opening, in which neither side may win
    /// much more than half of the points. An opening that a search considers balanced may be won by
    /// the same side in every game.
    #[arg(long, default_value_t = 8)]
    play: u32,
    /// List whose openings are not generated again; may be given several times.
    #[arg(long, value_name = "FILE")]
    without: Vec<PathBuf>,
}

/// Prints the openings.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let variant = arguments.game.variant()?;
    let mut known = HashSet::new();
    for path in &arguments.without {
        let place = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(place)?;
        known.extend(openings::parse(&text, variant).with_context(place)?.iter().map(identity));
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    println!("# Balanced openings of {variant}, A1 at the lower left; made by");
    println!("# cargo run --release --example arena -- {}", words.join(" "));
    let mut random = Rng::with_seed(arguments.seed);
    let mut judge = Judge::default();
    let mut made = 0;
    for _ in 0..TRIALS.saturating_mul(arguments.games) {
        if made == arguments.games {
            return Ok(());
        }
        let game = opening(variant, &mut random);
        if !known.contains(&identity(&game))
            && judge.is_balanced(&game, arguments.nodes)
            && judge.is_even(&game, arguments.play)
        {
            known.insert(identity(&game));
            println!("{}", openings::line(game.moves(), variant.shape()));
            made += 1;
        }
    }
    anyhow::ensure!(made == arguments.games, "only {made} were found");
    Ok(())
}

/// Canonical form of an opening, the same for all rotations, reflections and orders of moves.
///
/// Each stone is given by its cell, and whether it belongs to the first side.
pub fn identity(game: &Game) -> Vec<(Point, bool)> {
    let variant = game.variant();
    let turned = variant.symmetries().map(|symmetry| {
        let turn = |(point, stone)| (symmetry.apply(point, variant.shape()), stone == Stone::First);
        let mut stones: Vec<(Point, bool)> = game.stones().map(turn).collect();
        stones.sort_unstable();
        stones
    });
    turned.min().unwrap_or_default()
}

/// Places three to seven stones close together, anywhere on the board.
pub fn opening(variant: Variant, random: &mut Rng) -> Game {
    let side = variant.shape().width();
    let mut game = Game::new(variant);
    let middle = [(); 2].map(|()| random.u8(2..side - 2));
    let spread = random.u8(2..=4);
    let stones = random.usize(3..=7);
    while game.moves().len() < stones {
        let [row, col] = middle
            .map(|middle| (middle + random.u8(..=2 * spread)).saturating_sub(spread).min(side - 1));
        // An occupied cell is drawn again.
        let _ = game.play(Point::new(row, col));
    }
    game
}

/// Engine that judges openings, each independently of the others.
pub struct Judge {
    tt: TranspositionTable,
    thread: ThreadData,
}

impl Default for Judge {
    fn default() -> Self {
        Self { tt: TranspositionTable::new(TABLE), thread: ThreadData::default() }
    }
}

impl Judge {
    fn is_balanced(&mut self, game: &Game, nodes: u64) -> bool {
        let glances = GLANCES.into_iter().filter(|&(few, _)| few < nodes);
        let mut searches = glances.chain(iter::once((nodes, BALANCED)));
        searches.all(|(nodes, most)| self.is_within(game, nodes, most))
    }

    /// Checks whether neither side gets more than 11 of 16 points in this many games of the engine
    /// against itself.
    fn is_even(&mut self, game: &Game, games: u32) -> bool {
        let mut halves = [0; 2];
        (0..games).all(|number| {
            let nodes = PLAY[0] + PLAY[1] * u64::from(number);
            match self.winner(game.clone(), nodes) {
                Some(winner) => halves[winner as usize] += 2,
                None => halves.iter_mut().for_each(|halves| *halves += 1),
            }
            halves.iter().all(|halves| 8 * halves <= 11 * games)
        })
    }

    /// Winner of a game of the engine against itself; `None` if it is a draw.
    fn winner(&mut self, game: Game, nodes: u64) -> Option<Stone> {
        self.outcome(game, nodes).0
    }

    /// Winner of a game of the engine against itself, if it is no draw, and the number of moves up
    /// to its end, with those of a proved win.
    pub fn outcome(&mut self, mut game: Game, nodes: u64) -> (Option<Stone>, usize) {
        self.tt.clear();
        self.thread.clear();
        loop {
            let moves = game.moves().len();
            let mover = match game.status() {
                Status::ToMove(mover) => mover,
                Status::Won(winner) => return (Some(winner), moves),
                Status::Drawn => return (None, moves),
            };
            let Some(found) = self.search(&game, nodes) else { return (None, moves) };
            let (winner, plies) = match found.info.verdict() {
                Some(Verdict::Win(plies)) => (mover, plies),
                Some(Verdict::Loss(plies)) => (mover.opponent(), plies),
                _ if game.play(found.best).is_ok() => continue,
                _ => return (None, moves),
            };
            return (Some(winner), moves + usize::from(plies));
        }
    }

    /// Checks whether a search with this many nodes finds no proved result, and no value further
    /// from that of balanced stones.
    pub fn is_within(&mut self, game: &Game, nodes: u64, most: u32) -> bool {
        self.tt.clear();
        self.thread.clear();
        let verdict = self.search(game, nodes).and_then(|result| result.info.verdict());
        let balanced = balanced_value(game.variant().rule());
        let Some(Verdict::Open(value)) = verdict else { return false };
        let of_first = match game.status() {
            Status::ToMove(Stone::Second) => -value,
            _ => value,
        };
        of_first.abs_diff(balanced) <= most
    }

    fn search(&mut self, game: &Game, nodes: u64) -> Option<SearchResult> {
        let position = Position::of(game).ok()?;
        self.tt.new_search();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let search = Search::new(
            Evaluator::Network,
            position,
            self.tt.share(),
            &mut self.thread,
            limits,
            &Unwatched,
        );
        search.run()
    }
}

#[cfg(test)]
mod tests {
    use gomoku::rules::Rule;
    use gomoku::tournament::openings::turned;

    use super::*;

    #[test]
    fn openings_are_recognised_in_every_symmetry_and_order() {
        let list = openings::parse("h8i9j7g6\nj7g6h8i9\nh8i9j7g5\n", Variant::GOMOKU_15).unwrap();
        assert_eq!(identity(&list[0]), identity(&list[1]));
        assert_ne!(identity(&list[0]), identity(&list[2]));
        let shape = Variant::GOMOKU_15.shape();
        let found: HashSet<_> = (0..8)
            .map(|symmetry| identity(&turned(&list[0], symmetry).unwrap()))
            .chain([identity(&list[0])])
            .collect();
        assert_eq!(found.len(), 1, "{}", openings::line(list[0].moves(), shape));
    }

    #[test]
    fn openings_are_determined_by_the_seed_and_compact() {
        for seed in 0..200 {
            let game = opening(Variant::GOMOKU_15, &mut Rng::with_seed(seed));
            assert_eq!(game, opening(Variant::GOMOKU_15, &mut Rng::with_seed(seed)));
            assert!((3..=7).contains(&game.moves().len()));
            let rows = game.moves().iter().map(|point| point.row);
            assert!(rows.clone().max().unwrap() - rows.min().unwrap() <= 8);
        }
    }

    #[test]
    fn decided_openings_are_not_balanced() {
        let list = openings::parse("h8a1h9a3h10\nh8a1h9a15h10o1h11\n", Variant::GOMOKU_15).unwrap();
        let mut judge = Judge::default();
        for game in &list {
            assert!(!judge.is_balanced(game, 500));
        }
        let lists = include_str!("../../tests/data/balanced15.txt");
        let list = openings::parse(lists, Variant::GOMOKU_15).unwrap();
        let balanced = list.iter().filter(|game| judge.is_within(game, 2_000, 150)).count();
        assert!(balanced >= 15, "{balanced} of 20");
    }

    #[test]
    fn openings_of_renju_are_balanced_at_its_own_value() {
        let list = include_str!("../../assets/openings/renju15.txt");
        let list = openings::parse(list, renju()).unwrap();
        let mut judge = Judge::default();
        let balanced = list.iter().filter(|game| judge.is_within(game, 2_000, 150)).count();
        assert!(balanced >= 48, "{balanced} of 50");
        let near = list.iter().filter(|game| judge.is_within(game, 2_000, 60)).count();
        assert!(near >= 40, "{near} of 50");
    }

    #[test]
    fn openings_won_by_one_side_are_not_even() {
        let won = openings::parse("h8a1h9a15h10o1h11\n", Variant::GOMOKU_15).unwrap();
        let mut judge = Judge::default();
        assert_eq!(judge.winner(won[0].clone(), 500), Some(Stone::First));
        assert!(!judge.is_even(&won[0], 8));
        assert!(judge.is_even(&won[0], 0), "no game, no judgement");
    }

    #[test]
    fn the_lists_in_the_repository_have_no_duplicates() {
        let lists = [
            (Variant::GOMOKU_15, 20, include_str!("../../tests/data/balanced15.txt")),
            (Variant::GOMOKU_15, 60, include_str!("../../assets/openings/freestyle15.txt")),
            (Variant::GOMOKU_15, 300, include_str!("../../tests/data/openings/tune15.txt")),
            (exact(), 60, include_str!("../../assets/openings/standard15.txt")),
            (renju(), 50, include_str!("../../assets/openings/renju15.txt")),
            (gomoku(8), 30, include_str!("../../tests/data/openings/match8.txt")),
            (gomoku(13), 30, include_str!("../../tests/data/openings/match13.txt")),
            (gomoku(19), 30, include_str!("../../tests/data/openings/match19.txt")),
            (game(Rule::Standard, 20), 30, include_str!("../../assets/openings/standard20.txt")),
            (game(Rule::Renju, 20), 30, include_str!("../../assets/openings/renju20.txt")),
            (gomoku(20), 30, include_str!("../../assets/openings/freestyle20.txt")),
        ];
        let mut known = HashSet::new();
        for (variant, count, text) in lists {
            let list = openings::parse(text, variant).unwrap();
            assert_eq!(list.len(), count, "{variant}");
            for game in &list {
                let line = openings::line(game.moves(), variant.shape());
                assert!(known.insert((variant.to_string(), identity(game))), "{variant}: {line}");
            }
        }
    }

    fn game(rule: Rule, size: u8) -> Variant {
        GameArguments { rule, size }.variant().unwrap()
    }

    fn gomoku(size: u8) -> Variant {
        game(Rule::Freestyle, size)
    }

    fn exact() -> Variant {
        game(Rule::Standard, 15)
    }

    fn renju() -> Variant {
        game(Rule::Renju, 15)
    }
}
