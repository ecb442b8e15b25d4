//! Answers of `gomoku solve`.

use std::time::Duration;

use serde::Serialize;

use super::{moves, source};
use crate::game::GameKind;
use crate::player::{
    Ctx, GameSolver, NoMove, Question, Solution, Verdict, moves_to_win, stones_kept,
};
use crate::rules::{Game, Point, Topology, Variant};

/// Bytes of the table of a small game.
const MEMORY: usize = 128 << 20;

/// Checks whether the solver of small games answers: in games that are named as such, wherever it
/// plays them; in files, where the one of Gomoku cannot.
pub(super) fn is_for(variant: Variant, is_named: bool) -> bool {
    let kind = GameKind::Rows(variant);
    kind.is_solved() && (is_named || !kind.has_threats())
}

/// Answer to a position.
pub(super) struct Proof {
    answer: Answer,
    /// Moves that are proved to be best.
    best: Vec<Point>,
    /// Moves of both sides in turn.
    line: Vec<Point>,
    nodes: Option<u64>,
    /// Set for a game with a name, whose answers are those of a small game.
    is_named: bool,
}

enum Answer {
    /// Forced win by threats, or none.
    Threats(Solution),
    /// Value of a small game.
    Value(Verdict),
}

impl Proof {
    /// Solves a small game.
    pub(super) fn of(game: &Game, time: Duration) -> Result<Self, NoMove> {
        let mut solver = GameSolver::new(MEMORY);
        let question = Question { time: Some(time), ..Question::default() };
        let values = solver.values(game, question, &Ctx::quiet());
        let Some(first) = values.first() else {
            return Err(NoMove::Unsupported(GameKind::Rows(game.variant())));
        };
        let verdict = if first.is_exact { first.line.verdict } else { Verdict::Open(0) };
        let is_best = |verdict: Verdict, is_exact| is_exact && verdict == first.line.verdict;
        let best = values.iter().filter(|it| is_best(it.line.verdict, it.is_exact));
        let best = best.filter_map(|it| it.line.pv.first()).copied().collect();
        let line = first.line.pv.clone();
        Ok(Self {
            answer: Answer::Value(verdict),
            best,
            line,
            nodes: Some(solver.nodes()),
            is_named: true,
        })
    }

    /// Answer of the solver of Gomoku.
    pub(super) fn by_threats(solution: &Solution, is_named: bool) -> Self {
        let line = match solution {
            Solution::Win(line) => line.clone(),
            Solution::NoWinByFours | Solution::Undecided => Vec::new(),
        };
        let best = line.first().copied().into_iter().collect();
        Self { answer: Answer::Threats(solution.clone()), best, line, nodes: None, is_named }
    }

    pub(super) fn line(&self) -> &[Point] {
        &self.line
    }

    /// The answer in words, without the number of moves.
    fn result(&self) -> &'static str {
        match &self.answer {
            Answer::Threats(Solution::Win(_)) | Answer::Value(Verdict::Win(_)) => "win",
            Answer::Threats(Solution::NoWinByFours) if !self.is_named => "no win by fours",
            Answer::Value(Verdict::Loss(_)) => "loss",
            Answer::Value(Verdict::Draw) => "draw",
            Answer::Threats(_) | Answer::Value(Verdict::Open(_)) => "not decided",
        }
    }

    /// Number of moves of the winner.
    fn wins_in(&self, game: &Game) -> Option<usize> {
        match &self.answer {
            Answer::Threats(Solution::Win(line)) => Some(line.len().div_ceil(2)),
            Answer::Threats(_) => None,
            Answer::Value(verdict) => {
                moves_to_win(*verdict, GameKind::Rows(game.variant())).map(usize::from)
            }
        }
    }

    /// Number of stones that the winner keeps.
    fn score(&self, game: &Game) -> Option<i32> {
        let Answer::Value(verdict) = self.answer else { return None };
        let left = game.variant().shape().cells() - game.board().stones();
        stones_kept(verdict, u16::try_from(left).ok()?)
    }

    fn in_words(&self, game: &Game) -> String {
        match self.wins_in(game) {
            Some(count) => format!("{} in {count}", self.result()),
            None => self.result().to_owned(),
        }
    }

    /// Formats the lines before the board.
    pub(super) fn plain(&self, game: &Game) -> String {
        let variant = game.variant();
        let answer = self.in_words(game);
        if let (Answer::Threats(solution), false) = (&self.answer, self.is_named) {
            let names = source::names(&self.line, variant.shape()).join(" ");
            return match solution {
                Solution::Win(_) => format!("{answer}: {names}\n"),
                _ => format!("{answer}\n"),
            };
        }
        let score = self.score(game).filter(|_| variant == Variant::CONNECT_FOUR);
        let moves = |title: &str, moves: &[Point]| match moves {
            [] => String::new(),
            moves => format!("{title} {}\n", moves::names(moves, variant).join(" ")),
        };
        let score = score.map_or_else(String::new, |score| format!("score {score}\n"));
        format!("{score}{}{answer}\n{}", moves("best", &self.best), moves("line", &self.line))
    }

    /// Formats the object for programs; `docs/analyse.md` lists the fields.
    pub(super) fn json(&self, game: &Game) -> serde_json::Result<String> {
        let (variant, mover) = (game.variant(), game.side_of(game.moves().len()));
        let winner = match self.result() {
            "win" => Some(mover.to_string()),
            "loss" => Some(mover.opponent().to_string()),
            _ => None,
        };
        let plies = match self.answer {
            Answer::Value(Verdict::Win(plies) | Verdict::Loss(plies)) => Some(plies),
            _ => None,
        };
        let shape = variant.shape();
        let report = ProofJson {
            width: shape.width(),
            height: shape.height(),
            row: variant.row_length(),
            rule: variant.rule().to_string(),
            torus: shape.topology() == Topology::Torus,
            gravity: variant.placement() == crate::rules::Placement::Gravity,
            stones: game.board().stones(),
            to_move: mover.to_string(),
            result: self.result(),
            winner,
            wins_in: self.wins_in(game),
            plies,
            score: self.score(game),
            best: moves::names(&self.best, variant),
            line: moves::names(&self.line, variant),
            nodes: self.nodes,
        };
        Ok(serde_json::to_string(&report)? + "\n")
    }
}

#[derive(Serialize)]
struct ProofJson {
    width: u8,
    height: u8,
    row: u8,
    rule: String,
    torus: bool,
    gravity: bool,
    stones: usize,
    to_move: String,
    result: &'static str,
    winner: Option<String>,
    wins_in: Option<usize>,
    plies: Option<u16>,
    score: Option<i32>,
    best: Vec<String>,
    line: Vec<String>,
    nodes: Option<u64>,
}
