//! Answers of `gomoku solve`.

use std::time::Duration;

use serde::Serialize;

use super::{moves, source};
use crate::game::GameKind;
use crate::player::{
    Claim, Ctx, GameSolver, GameValue, NoMove, QuartoMove, QuartoPosition, Question, Solution,
    Verdict, Watch, moves_to_win, quarto_target, stones_kept,
};
use crate::quarto::{self, Piece};
use crate::rules::{Game, Placement, Point, Shape, Stone, Topology, Variant};

/// Bytes of the table of a small game.
const MEMORY: usize = 128 << 20;

/// Checks whether the solver of small games answers: in games that are named as such, wherever it
/// plays them; in files, where the one of Gomoku cannot.
pub(super) fn is_for(variant: Variant, is_named: bool) -> bool {
    let kind = GameKind::Rows(variant);
    kind.is_solved() && (is_named || !kind.has_threats())
}

/// Limit of a search that proves only what it knows at once.
struct Stopped;

impl Watch for Stopped {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        true
    }
}

/// Answer to a position.
pub(super) struct Proof {
    kind: GameKind,
    to_move: Stone,
    stones: usize,
    answer: Answer,
    /// Moves that are proved to be best.
    best: Vec<String>,
    /// Moves of both sides in turn.
    line: Vec<String>,
    nodes: Option<u64>,
    /// Set for a game with a name, whose answers are those of a small game.
    is_named: bool,
}

enum Answer {
    /// Forced win by threats, or none.
    Threats(Solution),
    /// Value of a small game, or of a position of the embedded proof.
    Value(Verdict),
}

impl Proof {
    /// Solves a small game.
    pub(super) fn of(game: &Game, time: Duration) -> Result<(Self, Vec<Point>), NoMove> {
        let (variant, mut solver) = (game.variant(), GameSolver::new(MEMORY));
        let question = Question { time: Some(time), ..Question::default() };
        let values = solver.values(game, question, &Ctx::quiet());
        let names = |cells: &[Point]| moves::names(cells, variant);
        let (kind, to_move) = (GameKind::Rows(variant), game.side_of(game.moves().len()));
        let cells = values.first().map(|it| it.line.pv.clone()).unwrap_or_default();
        let stones = game.board().stones();
        let mut proof = Self::from_values(kind, (to_move, stones), &values, names, solver.nodes())?;
        // A book may have the position, but not those after its moves.
        if matches!(proof.answer, Answer::Value(Verdict::Open(_)))
            && let Some(verdict) = solver.outcome(game, &Stopped)
        {
            proof.answer = Answer::Value(verdict);
        }
        Ok((proof, cells))
    }

    /// Solves a game of Quarto.
    pub(super) fn of_quarto(game: &quarto::Game, time: Duration) -> Result<Self, NoMove> {
        let (shape, mut solver) = (game.shape(), GameSolver::new(MEMORY));
        let question = Question { time: Some(time), ..Question::default() };
        let placed = game.moves().iter().map(|done| (done.point, done.piece.number()));
        let given = game.selected().map(Piece::number);
        let position = QuartoPosition { shape, pieces: placed.collect(), given };
        let values = solver.quarto_values(&position, question, &Ctx::quiet(), &mut |_| {});
        let names = |played: &[QuartoMove]| {
            let targets = played.iter().copied().filter_map(quarto_target);
            targets.map(moves::command).collect()
        };
        let to_move = moves::to_move(game);
        let stones = game.moves().len();
        let kind = GameKind::Quarto(game.board());
        Self::from_values(kind, (to_move, stones), &values, names, solver.nodes())
    }

    /// Answer by the values of the moves, best first.
    fn from_values<M>(
        kind: GameKind,
        (to_move, stones): (Stone, usize),
        values: &[GameValue<M>],
        names: impl Fn(&[M]) -> Vec<String>,
        nodes: u64,
    ) -> Result<Self, NoMove> {
        let Some(first) = values.first() else { return Err(NoMove::Unsupported(kind)) };
        let verdict = if first.is_exact { first.line.verdict } else { Verdict::Open(0) };
        let is_best = |it: &&GameValue<M>| it.is_exact && it.line.verdict == first.line.verdict;
        let best = values.iter().filter(is_best);
        let best = best.flat_map(|it| names(it.line.pv.get(..1).unwrap_or_default())).collect();
        Ok(Self {
            kind,
            to_move,
            stones,
            answer: Answer::Value(verdict),
            best,
            line: names(&first.line.pv),
            nodes: Some(nodes),
            is_named: true,
        })
    }

    /// Answer of the solver of Gomoku, or else of the embedded proof, and its line.
    pub(super) fn of_gomoku(
        game: &Game,
        solution: Solution,
        claim: Option<Claim>,
        is_named: bool,
    ) -> (Self, Vec<Point>) {
        let (answer, cells) = match (solution, claim) {
            (Solution::Win(line), _) => (Answer::Threats(Solution::Win(line.clone())), line),
            (_, Some(Claim::Wins(point))) => (Answer::Value(Verdict::Won), vec![point]),
            (_, Some(Claim::Loses)) => (Answer::Value(Verdict::Lost), Vec::new()),
            (solution, None) => (Answer::Threats(solution), Vec::new()),
        };
        let line = source::names(&cells, game.variant().shape());
        let proof = Self {
            kind: GameKind::Rows(game.variant()),
            to_move: game.side_of(game.moves().len()),
            stones: game.board().stones(),
            answer,
            best: line.first().cloned().into_iter().collect(),
            line,
            nodes: None,
            is_named,
        };
        (proof, cells)
    }

    /// The answer in words, without the number of moves.
    fn result(&self) -> &'static str {
        match &self.answer {
            Answer::Threats(Solution::Win(_)) | Answer::Value(Verdict::Won | Verdict::Win(_)) => {
                "win"
            }
            Answer::Threats(Solution::NoWinByFours) if !self.is_named => "no win by fours",
            Answer::Value(Verdict::Loss(_) | Verdict::Lost) => "loss",
            Answer::Value(Verdict::Draw) => "draw",
            Answer::Threats(_) | Answer::Value(Verdict::Open(_)) => "not decided",
        }
    }

    /// Number of moves of the winner.
    fn wins_in(&self) -> Option<usize> {
        match &self.answer {
            Answer::Threats(Solution::Win(line)) => Some(line.len().div_ceil(2)),
            Answer::Threats(_) => None,
            Answer::Value(verdict) => moves_to_win(*verdict, self.kind).map(usize::from),
        }
    }

    /// Number of stones that the winner keeps.
    fn score(&self) -> Option<i32> {
        let Answer::Value(verdict) = self.answer else { return None };
        stones_kept(verdict, u16::try_from(self.kind.most_stones() - self.stones).ok()?)
    }

    /// Formats the lines before the board.
    pub(super) fn plain(&self) -> String {
        let answer = match self.wins_in() {
            Some(count) => format!("{} in {count}", self.result()),
            None => self.result().to_owned(),
        };
        if !self.is_named {
            let line = self.line.join(" ");
            let line = if line.is_empty() { line } else { format!(": {line}") };
            return format!("{answer}{line}\n");
        }
        let is_scored = self.kind == GameKind::Rows(Variant::CONNECT_FOUR);
        let score = self.score().filter(|_| is_scored);
        let score = score.map_or_else(String::new, |score| format!("score {score}\n"));
        let between = if matches!(self.kind, GameKind::Quarto(_)) { ", " } else { " " };
        let moves = |title: &str, moves: &[String]| match moves {
            [] => String::new(),
            moves => format!("{title} {}\n", moves.join(between)),
        };
        format!("{score}{}{answer}\n{}", moves("best", &self.best), moves("line", &self.line))
    }

    /// Formats the object for programs; `docs/analyse.md` lists the fields.
    pub(super) fn json(&self) -> serde_json::Result<String> {
        let winner = match self.result() {
            "win" => Some(self.to_move.to_string()),
            "loss" => Some(self.to_move.opponent().to_string()),
            _ => None,
        };
        let plies = match self.answer {
            Answer::Value(Verdict::Win(plies) | Verdict::Loss(plies)) => Some(plies),
            _ => None,
        };
        let (shape, row, rule, has_gravity): (Shape, u8, String, bool) = match self.kind {
            GameKind::Rows(variant) => (
                variant.shape(),
                variant.row_length(),
                variant.rule().to_string(),
                variant.placement() == Placement::Gravity,
            ),
            GameKind::Quarto(board) => (board.shape(), 4, "quarto".to_owned(), false),
        };
        let report = ProofJson {
            width: shape.width(),
            height: shape.height(),
            row,
            rule,
            torus: shape.topology() == Topology::Torus,
            gravity: has_gravity,
            stones: self.stones,
            to_move: self.to_move.to_string(),
            result: self.result(),
            winner,
            wins_in: self.wins_in(),
            plies,
            score: self.score(),
            best: &self.best,
            line: &self.line,
            nodes: self.nodes,
        };
        Ok(serde_json::to_string(&report)? + "\n")
    }
}

#[derive(Serialize)]
struct ProofJson<'a> {
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
    best: &'a [String],
    line: &'a [String],
    nodes: Option<u64>,
}
