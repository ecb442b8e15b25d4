//! Proofs in games of programs, checked by a checker that knows only the rules.

use std::collections::HashSet;

use gomoku::player::WinKind;
use gomoku::review::{Defences, Proof};
use gomoku::rules::{Game, Point, Status, Stone, Variant, parse_moves};

use crate::asked::Asked;
use crate::checker::{Claim, check_line};
use crate::prover::Prover;
use crate::{PROOFS, SMALL_PROOFS, before, games, review};

/// Games of programs, each after the letter of its winner.
const GAMES: &str = include_str!("../data/renju/games.txt");

/// Selection of these games; see `all`.
const SOME: &str = include_str!("../data/review/games.txt");

/// Reads the games that have a winner, played as freestyle: they end with the first five.
fn all() -> Vec<Game> {
    let games = GAMES.lines().map(|line| game(line.split_once(' ').unwrap().1));
    games.filter(|game| matches!(game.status(), Status::Won(_))).collect()
}

/// Parses the game of a position text, up to its first five.
fn game(text: &str) -> Game {
    let mut end = text.len();
    loop {
        match parse_moves(&text[..end], Variant::GOMOKU_15) {
            Ok(game) => return game,
            // The last move comes after the end.
            Err(_) => end = text[..end].rfind(|c: char| c.is_ascii_alphabetic()).unwrap(),
        }
    }
}

/// Numbers of checked claims.
#[derive(Debug, Default)]
struct Checked {
    wins: usize,
    losses: usize,
    defences: usize,
    /// Claims whose proof took too long for the checker.
    unproved: Vec<String>,
}

/// Checks the proofs of one game, from its last position to its first, since later proofs help with
/// earlier ones.
struct Check<'a> {
    asked: &'a mut Asked,
    proved: HashSet<Vec<(Point, Stone)>>,
    checked: &'a mut Checked,
    /// Maximum number of defences to check, since only a few are reported.
    told: usize,
}

impl Check<'_> {
    /// Proves that the side to move wins.
    #[track_caller]
    fn wins(&mut self, game: &Game) -> bool {
        let mut ask = |game: &Game| self.asked.line(game);
        let proved = std::mem::take(&mut self.proved);
        let mut prover = Prover { ask: &mut ask, proved, patience: PATIENCE };
        let found = prover.prove(&mut game.clone()).unwrap();
        self.proved = prover.proved;
        found
    }

    /// Proves that every legal move but these loses.
    #[track_caller]
    fn all_lose_but(&mut self, game: &Game, defences: &Defences) -> bool {
        let others = game.legal_moves().filter(|&cell| defences.all().all(|at| at != cell));
        others.collect::<Vec<_>>().into_iter().all(|cell| {
            let mut after = game.clone();
            let status = after.play(cell).unwrap();
            assert!(matches!(status, Status::ToMove(_)), "{cell:?} ends {game:?}");
            self.wins(&after)
        })
    }

    #[track_caller]
    fn position(&mut self, game: &Game, proof: &Proof) {
        let is_proved = match proof {
            Proof::Win(win) => {
                self.checked.wins += 1;
                let claim = match win.by {
                    WinKind::Fours => Some(Claim::Fours),
                    WinKind::ThreesAndFours => Some(Claim::Threats),
                    WinKind::Other => None,
                };
                if let Some(claim) = claim {
                    assert_eq!(check_line(game, &win.pv, claim), Ok(()), "{game:?}");
                    self.wins(game)
                } else {
                    // The move of the game, after which every answer is proved to lose.
                    let mut after = game.clone();
                    after.play(win.pv[0]).unwrap();
                    self.all_lose_but(&after, &Defences::default())
                }
            }
            Proof::Loss => {
                self.checked.losses += 1;
                self.all_lose_but(game, &Defences::default())
            }
            Proof::Open(Some(defences)) if defences.all().count() <= self.told => {
                self.checked.defences += 1;
                self.all_lose_but(game, defences)
            }
            Proof::Open(_) => true,
        };
        if !is_proved {
            self.checked.unproved.push(format!("{:?} of {:?}", game.moves().len(), game.moves()));
        }
    }
}

/// Maximum number of requests for one proof.
const PATIENCE: u32 = 200_000;

fn check(game: &Game, asked: &mut Asked, checked: &mut Checked) {
    let (effort, told) = if games().is_some() { (PROOFS, 4) } else { (SMALL_PROOFS, 1) };
    let report = review(game, effort, 1);
    let mut check = Check { asked, proved: HashSet::new(), checked, told };
    for index in (0..game.moves().len()).rev() {
        let proof = report.positions[index].proof.as_ref().unwrap();
        check.position(&before(game, index), proof);
    }
}

/// Checks every second game, from the one with this index on.
fn check_half(first: usize) {
    let games: Vec<Game> = if let Some(number) = games() {
        let all = all();
        let step = (all.len() / number).max(1);
        all.into_iter().step_by(step).take(number).skip(first).step_by(2).collect()
    } else {
        let lines = SOME.lines().filter(|line| !line.starts_with('#'));
        lines.skip(first).step_by(2).map(game).collect()
    };
    let mut checked = Checked::default();
    let mut asked = Asked::new(Variant::GOMOKU_15, 1_000_000);
    for game in &games {
        assert!(matches!(game.status(), Status::Won(_)));
        check(game, &mut asked, &mut checked);
    }
    let is_enough = checked.wins > 2 * games.len() && checked.losses > games.len();
    // Of one game, the second half is none.
    assert!(is_enough || first >= self::games().unwrap_or(2), "{checked:?}");
    assert!(checked.unproved.is_empty(), "{checked:?}");
}

// Two tests, which run at the same time: they take longest of all.

#[test]
fn proofs_in_games_of_programs_hold_against_every_move() {
    check_half(0);
}

#[test]
fn proofs_in_the_other_games_of_programs_hold_against_every_move() {
    check_half(1);
}
