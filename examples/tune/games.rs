//! Games of the engine against itself, as lines of text, and the positions to fit from them.
//!
//! A line is the side of the board, the result for `First` (1, 0.5, 0), and each move that was
//! searched or given: its row, column and the value that the search had for its mover (`-` if it was
//! given, or the only one).

use std::fmt::Write as _;
use std::io;
use std::sync::mpsc;
use std::thread;

use anyhow::Context as _;
use fastrand::Rng;
use gomoku::engine::{
    Classical, Limits, Position, Sample, Search, ThreadData, TranspositionTable, Unwatched, Vcf,
    Verdict,
};
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Status, Stone, Topology, Variant};

/// The games to play.
#[derive(Clone, Copy)]
pub struct Plan {
    pub rule: Rule,
    pub games: usize,
    pub nodes: u64,
    pub threads: usize,
    pub seed: u64,
}

/// A position with its outcome, for the side to move.
pub struct Lesson {
    pub sample: Sample,
    /// 1 for a win, 0 for a loss.
    pub result: f64,
    /// The verdict of the search.
    pub verdict: Verdict,
    /// The index of the move that the search chose.
    pub best: Option<usize>,
}

/// Plays the games, and keeps each as soon as it has ended.
pub fn play(plan: &Plan, mut keep: impl FnMut(&str) -> io::Result<()>) -> io::Result<()> {
    let (sender, games) = mpsc::channel();
    for index in 0..plan.threads {
        let (plan, sender) = (*plan, sender.clone());
        thread::spawn(move || {
            let mut random = Rng::with_seed(plan.seed * 1_000 + index as u64);
            let mut players = Players::new(plan.nodes);
            for _ in (index..plan.games).step_by(plan.threads) {
                // It fails if nobody keeps games any more.
                let _ = sender.send(players.game(plan.rule, &mut random));
            }
        });
    }
    drop(sender);
    for (number, game) in games.into_iter().enumerate() {
        keep(&game)?;
        if number % 100 == 0 {
            println!("game {number}");
        }
    }
    Ok(())
}

/// Both sides: one engine, whose thread data are cleared before each game.
struct Players {
    tt: TranspositionTable,
    thread: ThreadData,
    nodes: u64,
}

/// A side of the board, mostly the usual one.
fn side(random: &mut Rng) -> u8 {
    match random.u8(..10) {
        0 => 13,
        1 => 17,
        2 => 19,
        3 | 4 => 20,
        _ => 15,
    }
}

fn variant(side: u8, rule: Rule) -> Variant {
    Shape::new(side, side, Topology::Plane)
        .ok()
        .and_then(|shape| Variant::new(shape, 5, rule, Placement::Anywhere).ok())
        .unwrap_or(Variant::GOMOKU_15)
}

impl Players {
    fn new(nodes: u64) -> Self {
        Self { tt: TranspositionTable::new(8 << 20), thread: ThreadData::default(), nodes }
    }

    /// One game from an undecided opening.
    fn game(&mut self, rule: Rule, random: &mut Rng) -> String {
        loop {
            let side = side(random);
            let mut game = opening(variant(side, rule), random);
            self.tt.clear();
            self.thread.clear();
            let mut text = String::new();
            for point in game.moves() {
                let _ = write!(text, " {},{},-", point.row, point.col);
            }
            let fair = |verdict| matches!(verdict, Some(Verdict::Open(value)) if value.abs() < 250);
            let Some((_, verdict)) = self.choose(&game) else { continue };
            if !fair(verdict) {
                continue;
            }
            let result = self.finish(&mut game, &mut text);
            return format!("{side} {result}{text}\n");
        }
    }

    fn choose(&mut self, game: &Game) -> Option<(Point, Option<Verdict>)> {
        let position = Position::of(game).ok()?;
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        self.tt.new_search();
        let search =
            Search::<Classical>::new(position, &self.tt, &mut self.thread, limits, &Unwatched);
        search.run().map(|choice| (choice.best, choice.info.verdict()))
    }

    /// Plays to the end, or to a proved one.
    fn finish(&mut self, game: &mut Game, text: &mut String) -> f64 {
        loop {
            let mover = match game.status() {
                Status::ToMove(mover) => mover,
                Status::Won(winner) => return f64::from(u8::from(winner == Stone::First)),
                Status::Drawn => return 0.5,
            };
            let won = |winner: Stone| f64::from(u8::from(winner == Stone::First));
            let Some((point, verdict)) = self.choose(game) else { return 0.5 };
            let _ = match verdict {
                None => write!(text, " {},{},-", point.row, point.col),
                Some(Verdict::Open(value)) => {
                    write!(text, " {},{},{value}", point.row, point.col)
                }
                Some(Verdict::Win(_)) => {
                    let _ = write!(text, " {},{},+", point.row, point.col);
                    return won(mover);
                }
                Some(Verdict::Loss(_)) => {
                    let _ = write!(text, " {},{},=", point.row, point.col);
                    return won(mover.opponent());
                }
            };
            if game.play(point).is_err() {
                return 0.5;
            }
        }
    }
}

/// Three to eight stones near each other, anywhere on the board.
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
        let _ = game.play(point);
    }
    game
}

/// A value that a search had, and how the game ended, both for the side to move.
pub struct Judged {
    pub value: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub result: f64,
}

/// The positions of each game that were not decided, as the search judged them.
pub fn judged(text: &str) -> anyhow::Result<Vec<Vec<Judged>>> {
    let game = |(number, line): (usize, &str)| {
        let place = || format!("line {}", number + 1);
        let mut words = line.split_whitespace().skip(1);
        let first: f64 = words.next().with_context(place)?.parse().with_context(place)?;
        let judged = words.enumerate().filter_map(|(ply, word)| {
            let value = word.split(',').nth(2)?.parse().ok()?;
            let result = if ply.is_multiple_of(2) { first } else { 1.0 - first };
            Some(Judged { value, result })
        });
        Ok(judged.collect())
    };
    text.lines().enumerate().map(game).collect()
}

/// The positions of games.
pub fn samples(text: &str, rule: Rule) -> anyhow::Result<Vec<Lesson>> {
    let mut lessons = Vec::new();
    let mut vcf = Vcf::default();
    for (number, line) in text.lines().enumerate() {
        let place = || format!("line {}", number + 1);
        let mut words = line.split_whitespace();
        let side = words.next().with_context(place)?.parse().with_context(place)?;
        let result: f64 = words.next().with_context(place)?.parse().with_context(place)?;
        let mut position = Position::new(variant(side, rule))?;
        for word in words {
            let mut parts = word.split(',');
            let mut number = || parts.next().and_then(|part| part.parse::<u8>().ok());
            let (Some(row), Some(col)) = (number(), number()) else { continue };
            let point = Point::new(row, col);
            let verdict = match parts.next() {
                Some("+") => Some(Verdict::Win(1)),
                Some("=") => Some(Verdict::Loss(2)),
                Some(value) => value.parse().ok().map(Verdict::Open),
                None => None,
            };
            let result = match position.to_move() {
                Stone::First => result,
                Stone::Second => 1.0 - result,
            };
            if let Some(verdict) = verdict
                && let Some(sample) = Sample::of(&mut position, &mut vcf)
            {
                let best = sample.moves.iter().position(|candidate| candidate.point == point);
                let best = best.filter(|_| !matches!(verdict, Verdict::Loss(_)));
                lessons.push(Lesson { sample, result, verdict, best });
            }
            position.place(gomoku::engine::Square::new(point));
        }
    }
    Ok(lessons)
}
