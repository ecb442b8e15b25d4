//! `arena puzzles`: puzzles from games between levels, for the embedded collection.
//!
//! A glance at each position of a game tells the grade of the puzzle that it may make. Unless there
//! are enough of that grade, the finder of `gomoku puzzle --from` then proves that there is one
//! solution. So the time goes into the grades that are rare.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use fastrand::Rng;
use gomoku::engine::{Position, SolverLimits, SolverResult, Square, Threat, Unwatched, Vcf, Vct};
use gomoku::player::{Ctx, Level, Levelled, Player as _};
use gomoku::puzzle::{Origin, Puzzle, PuzzleFinder, write_compact};
use gomoku::rules::{Game, Status, Variant};

use crate::GameArguments;
use crate::make;
use crate::pick::{FROM_A_GAME, Grade, Need, grade};

/// Games, and the number of puzzles from them.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Number of games.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// Seed of openings, levels and players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Weakest level; both sides get a level at random for each game.
    #[arg(long, default_value = "1")]
    from: Level,
    /// Strongest level. Those limited by time do not play the same games again.
    #[arg(long, default_value = "6")]
    to: Level,
    /// Maximum number of puzzles of a grade.
    #[arg(long, default_value_t = 40)]
    each: usize,
    /// Need of the puzzles; may be given several times. Without it, all kinds are printed.
    #[arg(long = "need", value_enum)]
    needs: Vec<Need>,
}

impl Arguments {
    /// Checks whether no more puzzles of a grade are wanted, if there are as many.
    fn has_enough(&self, (need, _): Grade, found: usize) -> bool {
        found >= self.each || !(self.needs.is_empty() || self.needs.contains(&need))
    }
}

/// Least number of moves between two puzzles of a game.
const BETWEEN: usize = 8;
/// Nodes of a glance: for fours, and for threes and fours.
const GLANCE: (u64, u64) = (1_000, 300);
/// Least and greatest number of stones on the board of a puzzle.
const STONES: (usize, usize) = (8, 56);

/// Prints the puzzles in the compact form, each as soon as it is found.
pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let variant = arguments.game.variant()?;
    anyhow::ensure!(arguments.from <= arguments.to, "--from is above --to");
    let mut random = Rng::with_seed(arguments.seed);
    let mut search = PuzzleSearch {
        glance: Glance::default(),
        finder: PuzzleFinder::patient(),
        counts: Counts::default(),
    };
    let mut output = io::stdout().lock();
    for number in 1..=arguments.games {
        let game = game(variant, arguments, &mut random);
        for puzzle in search.puzzles(&game, arguments) {
            if let Some(line) = write_compact(&puzzle) {
                writeln!(output, "{line}")?;
                output.flush()?;
            }
        }
        if number % 1000 == 0 || number == arguments.games {
            let Counts { glances, proofs, found } = &search.counts;
            eprintln!("{number} games, {glances} positions, {proofs} proofs: {found:?}");
        }
    }
    Ok(())
}

/// Plays a game between two levels from a random opening.
fn game(variant: Variant, arguments: &Arguments, random: &mut Rng) -> Game {
    let mut game = make::opening(variant, random);
    let mut player = || {
        let number = random.u8(arguments.from.number()..=arguments.to.number());
        let level = Level::new(number).unwrap_or_default();
        (level, Levelled::new(level, random.u64(..)))
    };
    let mut players = [player(), player()];
    while let Status::ToMove(mover) = game.status() {
        let (level, player) = &mut players[mover as usize];
        let choice = player.choose(&game, &level.limits(), &Ctx::quiet());
        if !choice.is_ok_and(|point| game.play(point).is_ok()) {
            break;
        }
    }
    game
}

/// Search for puzzles in games.
struct PuzzleSearch {
    glance: Glance,
    finder: PuzzleFinder,
    counts: Counts,
}

#[derive(Default)]
struct Counts {
    glances: usize,
    proofs: usize,
    found: BTreeMap<Grade, usize>,
}

impl PuzzleSearch {
    fn puzzles(&mut self, game: &Game, arguments: &Arguments) -> Vec<Puzzle> {
        let mut before = Game::new(game.variant());
        let mut puzzles = Vec::new();
        let mut last = None;
        for &point in game.moves() {
            if before.play(point).is_err() || puzzles.len() == FROM_A_GAME {
                break;
            }
            let stones = before.moves().len();
            let is_near = last.is_some_and(|last| stones < last + BETWEEN);
            if is_near || !(STONES.0..=STONES.1).contains(&stones) {
                continue;
            }
            if let Some(puzzle) = self.puzzle(&before, arguments) {
                last = Some(stones);
                puzzles.push(puzzle);
            }
        }
        puzzles
    }

    fn puzzle(&mut self, game: &Game, arguments: &Arguments) -> Option<Puzzle> {
        let counts = &mut self.counts;
        let is_full = |counts: &Counts, grade| {
            arguments.has_enough(grade, counts.found.get(&grade).copied().unwrap_or(0))
        };
        counts.glances += 1;
        let guess = self.glance.grade(game, |grade| is_full(counts, grade))?;
        counts.proofs += 1;
        let origin = Origin::default();
        let puzzle = match guess.0 {
            Need::Fours | Need::Threes => self.finder.win(game, &origin, &Unwatched),
            Need::Defence => self.finder.defence(game, &origin, &Unwatched),
        }?;
        let grade = grade(&puzzle);
        if is_full(counts, grade) {
            return None;
        }
        *counts.found.entry(grade).or_default() += 1;
        Some(puzzle)
    }
}

/// Brief search that tells what a position may be good for.
struct Glance {
    vcf: Vcf,
    vct: Vct,
}

impl Default for Glance {
    fn default() -> Self {
        Self { vcf: Vcf::with_entries(1 << 16), vct: Vct::new(4 << 20) }
    }
}

impl Glance {
    /// Grade of the puzzle that a position may make; `None` if it surely makes none, or one of a
    /// grade that is not wanted.
    fn grade(&mut self, game: &Game, is_full: impl Fn(Grade) -> bool) -> Option<Grade> {
        let mut position = Position::of(game).ok()?;
        let us = position.to_move();
        let them = us.opponent();
        if [us, them].iter().any(|&side| position.count(side, Threat::Five) > 0) {
            return None;
        }
        let wanted = |need: Need, line: &[Square]| {
            let grade = (need, line.len().div_ceil(2).min(need.most()));
            (!is_full(grade)).then_some(grade)
        };
        match self.vcf.shortest(&mut position, &SolverLimits::nodes(GLANCE.0)) {
            SolverResult::Win(line) => {
                let grade = wanted(Need::Fours, &line)?;
                return self.is_only_four(&mut position, line[0]).then_some(grade);
            }
            SolverResult::Unknown => return None,
            SolverResult::NoWin => {}
        }
        if position.has_between(us, Threat::OpenThree, Threat::FourThree)
            && let SolverResult::Win(line) =
                self.vct.solve_any(&mut position, SolverLimits::nodes(GLANCE.1))
        {
            return wanted(Need::Threes, &line);
        }
        position.pass();
        match self.vcf.shortest(&mut position, &SolverLimits::nodes(GLANCE.0)) {
            SolverResult::Win(line) => wanted(Need::Defence, &line),
            SolverResult::NoWin | SolverResult::Unknown => None,
        }
    }

    /// Checks that no four but this one leads to a win by fours.
    fn is_only_four(&mut self, position: &mut Position, first: Square) -> bool {
        const MOVES: u8 = 8;
        let us = position.to_move();
        let fours = position.squares_between(us, Threat::Four, Threat::OpenFour);
        fours.iter().filter(|&four| four != first).all(|four| {
            if position.threat(four, us) == Threat::OpenFour {
                return false;
            }
            position.place(four);
            let answer = position.squares(us, Threat::Five).first();
            let wins = answer.is_some_and(|answer| {
                position.place(answer);
                let found = self.vcf.wins(position, MOVES, GLANCE.0);
                position.undo();
                found == SolverResult::Win(())
            });
            position.undo();
            !wins
        })
    }
}

#[cfg(test)]
mod tests {
    use gomoku::rules::parse_moves;

    use super::*;

    #[track_caller]
    fn check(moves: &str, expected: Option<Grade>) {
        let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
        assert_eq!(Glance::default().grade(&game, |_| false), expected);
        assert_eq!(Glance::default().grade(&game, |_| true), None);
    }

    #[test]
    fn a_glance_tells_the_grade() {
        check("h8i9", None);
        // One cell makes an open four, the other one only a four.
        check("h8f8i8a3j8a5", Some((Need::Fours, 1)));
        check("h8a1i8a3j8", Some((Need::Defence, 1)));
        check("g7a1h7a15i9o1i10o15", Some((Need::Threes, 2)));
        // Both ends win.
        check("h8a1i8a3j8a5", None);
    }
}
