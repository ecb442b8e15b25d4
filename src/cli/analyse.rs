//! `gomoku analyse`: the best lines of a position.

mod other;

use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::choice::EngineArguments;
use super::moves;
use super::output::{give, say};
use super::source::{PositionArguments, names, seconds};
use crate::game::{AnyGame, EngineName, GameKind, Target};
use crate::line::numbered;
use crate::locale::text;
use crate::player::{Analyst, Ctx, Info, Limits, Line, Verdict, moves_to_win, nodes_per_second};
use crate::quarto;
use crate::review::words::sign;
use crate::rules::{Game, Point, Stone};

#[derive(Debug, Args)]
pub(super) struct AnalyseArguments {
    #[command(flatten)]
    position: PositionArguments,

    /// Time to think, in seconds
    #[arg(long, value_name = "S", default_value = "3", allow_negative_numbers = true)]
    #[arg(value_parser = seconds)]
    time: Duration,

    /// Number of lines to show, from 1 to 20
    #[arg(long, value_name = "N", default_value_t = 3, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=20))]
    lines: u8,

    /// Print a JSON object; docs/analyse.md lists its fields
    #[arg(long)]
    json: bool,

    /// Ask another engine of your list; it shows its own values
    #[arg(long = "engine", value_name = "NAME", conflicts_with_all = ["threads", "memory"])]
    other: Option<EngineName>,

    #[command(flatten)]
    engine: EngineArguments,
}

pub(super) fn run(arguments: &AnalyseArguments) -> anyhow::Result<()> {
    if let Some(name) = arguments.other {
        return other::run(arguments, name);
    }
    let limits = Limits { turn: Some(arguments.time), ..Limits::default() };
    let mut analyst = Analyst::new(arguments.engine.settings(), arguments.lines.into());
    let most = arguments.lines.into();
    if let Some(game) = arguments.position.quarto("analyse")? {
        let position = AnyGame::Quarto(game.clone());
        let mut info = analyst.analyse_any(&position, &limits, &Ctx::quiet())?;
        info.lines.truncate(most);
        let at = At::of_quarto(&game);
        let names =
            |pv: &[Target]| -> Vec<String> { pv.iter().map(|&it| moves::command(it)).collect() };
        let told = in_lines(&at, &info, |pv| names(pv).join(", "));
        return arguments.print(&AnalysisJson::new(&at, &info, names), &told);
    }
    let game = arguments.position.game("analyse")?;
    let mut info = analyst.analyse(&game, &limits, &Ctx::quiet())?;
    info.lines.truncate(most);
    let names = |pv: &[Point]| names(pv, game.variant().shape());
    let report = AnalysisJson::new(&At::of(&game), &info, names);
    arguments.print(&report, &plain(&game, &info))
}

impl AnalyseArguments {
    fn print(&self, report: &AnalysisJson, told: &str) -> anyhow::Result<()> {
        if self.json {
            give((serde_json::to_string(report)? + "\n").as_bytes(), "the answer")
        } else {
            say(told, "the answer")
        }
    }
}

/// Position that was analysed.
struct At {
    kind: GameKind,
    mover: Stone,
    stones: usize,
}

impl At {
    fn of(game: &Game) -> Self {
        let mover = game.side_of(game.moves().len());
        Self { kind: GameKind::Rows(game.variant()), mover, stones: game.board().stones() }
    }

    fn of_quarto(game: &quarto::Game) -> Self {
        let kind = GameKind::Quarto(game.board());
        Self { kind, mover: moves::to_move(game), stones: game.moves().len() }
    }
}

/// Formats one text line for each line of the search, and draws the first one on the board.
pub(super) fn plain(game: &Game, info: &Info) -> String {
    let shape = game.variant().shape();
    let told = in_lines(&At::of(game), info, |pv| names(pv, shape).join(" "));
    told + &numbered(game.board(), info.pv())
}

/// Formats one text line for each line of the search.
fn in_lines<M: Copy>(at: &At, info: &Info<M>, moves: impl Fn(&[M]) -> String) -> String {
    let (nodes, time) = (info.nodes, info.elapsed.as_secs_f64());
    let mut lines = vec![text!(
        "cli-analysis-head",
        side = sign(at.kind, at.mover),
        nodes = nodes,
        seconds = format!("{time:.1}"),
        speed = nodes_per_second(nodes, info.elapsed)
    )];
    let told = (1..).zip(&info.lines);
    lines.extend(told.map(|(number, line)| in_words(number, line, at, &moves(&line.pv))));
    if info.lines.is_empty() {
        lines.push(text!("cli-analysis-no-time"));
    }
    lines.join("\n") + "\n"
}

/// Formats a verdict: `55 % for X`, `X wins in 7`. Chances that are not proved are never 0 or 100
/// %.
fn in_words<M>(number: usize, line: &Line<M>, at: &At, moves: &str) -> String {
    let (verdict, depth) = (line.verdict, line.depth);
    let winner = winner(verdict, at.mover).map(|winner| sign(at.kind, winner));
    match (winner, moves_to_win(verdict, at.kind)) {
        (Some(winner), Some(count)) => text!(
            "cli-analysis-proof",
            number = number,
            side = winner,
            count = count,
            depth = depth,
            moves = moves
        ),
        (Some(winner), None) => text!(
            "cli-analysis-proof-whole",
            number = number,
            side = winner,
            depth = depth,
            moves = moves
        ),
        (None, _) if verdict.is_proved() => {
            text!("cli-analysis-draw", number = number, depth = depth, moves = moves)
        }
        (None, _) => text!(
            "cli-analysis-chance",
            number = number,
            percent = format!("{:.0}", (100.0 * verdict.chance()).clamp(1.0, 99.0)),
            side = sign(at.kind, at.mover),
            depth = depth,
            moves = moves
        ),
    }
}

/// Side that wins by a proved verdict; none if it is a draw or open.
fn winner(verdict: Verdict, mover: Stone) -> Option<Stone> {
    let loses = verdict.is_loss().then_some(mover.opponent());
    verdict.is_win().then_some(mover).or(loses)
}

#[derive(Serialize)]
struct ProofJson {
    /// Side that wins; none of a draw.
    winner: Option<String>,
    wins_in: Option<u16>,
    plies: Option<u16>,
}

impl ProofJson {
    fn of(verdict: Verdict, at: &At) -> Option<Self> {
        let plies = match verdict {
            Verdict::Win(plies) | Verdict::Loss(plies) => Some(plies),
            _ => None,
        };
        let winner = winner(verdict, at.mover).map(|winner| winner.to_string());
        let wins_in = moves_to_win(verdict, at.kind);
        verdict.is_proved().then_some(Self { winner, wins_in, plies })
    }
}

/// Answer for programs; `docs/analyse.md` lists the fields.
#[derive(Serialize)]
struct AnalysisJson {
    width: u8,
    height: u8,
    rule: String,
    stones: usize,
    to_move: String,
    depth: u8,
    nodes: u64,
    milliseconds: u64,
    nodes_per_second: u64,
    lines: Vec<LineReport>,
}

#[derive(Serialize)]
struct LineReport {
    moves: Vec<String>,
    depth: u8,
    chance: f64,
    value: Option<i32>,
    proof: Option<ProofJson>,
}

impl AnalysisJson {
    fn new<M: Copy>(at: &At, info: &Info<M>, names: impl Fn(&[M]) -> Vec<String>) -> Self {
        let line = |line: &Line<M>| LineReport {
            moves: names(&line.pv),
            depth: line.depth,
            chance: (1000.0 * line.verdict.chance()).round() / 1000.0,
            value: match line.verdict {
                Verdict::Open(value) => Some(value),
                _ => None,
            },
            proof: ProofJson::of(line.verdict, at),
        };
        let (shape, rule) = match at.kind {
            GameKind::Rows(variant) => (variant.shape(), variant.rule().to_string()),
            GameKind::Quarto(board) => (board.shape(), "quarto".to_owned()),
        };
        Self {
            width: shape.width(),
            height: shape.height(),
            rule,
            stones: at.stones,
            to_move: at.mover.to_string(),
            depth: info.depth(),
            nodes: info.nodes,
            milliseconds: u64::try_from(info.elapsed.as_millis()).unwrap_or(u64::MAX),
            nodes_per_second: nodes_per_second(info.nodes, info.elapsed),
            lines: info.lines.iter().map(line).collect(),
        }
    }
}
