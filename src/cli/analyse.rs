//! `gomoku analyse`: the best lines of a position.

use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::choice::EngineArguments;
use super::output::{give, say};
use super::source::{PositionArguments, names, seconds};
use crate::game::GameKind;
use crate::line::numbered;
use crate::locale::text;
use crate::player::{Analyst, Ctx, Info, Limits, Line, Verdict, moves_to_win, nodes_per_second};
use crate::rules::{Game, Stone, Variant};

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

    #[command(flatten)]
    engine: EngineArguments,
}

pub(super) fn run(arguments: &AnalyseArguments) -> anyhow::Result<()> {
    let game = arguments.position.game("analyse")?;
    let limits = Limits { turn: Some(arguments.time), ..Limits::default() };
    let mut analyst = Analyst::new(arguments.engine.settings(), arguments.lines.into());
    let mut info = analyst.analyse(&game, &limits, &Ctx::quiet())?;
    info.lines.truncate(arguments.lines.into());
    if arguments.json {
        let report = serde_json::to_string(&AnalysisJson::new(&game, &info))? + "\n";
        give(report.as_bytes(), "the answer")
    } else {
        say(&plain(&game, &info), "the answer")
    }
}

/// Formats one text line for each line of the search, and draws the first one on the board.
pub(super) fn plain(game: &Game, info: &Info) -> String {
    let (mover, variant) = (game.side_of(game.moves().len()), game.variant());
    let shape = variant.shape();
    let (nodes, time) = (info.nodes, info.elapsed.as_secs_f64());
    let speed = nodes_per_second(nodes, info.elapsed);
    let time = format!("{time:.1}");
    let mut lines = vec![text!(
        "cli-analysis-head",
        side = mover,
        nodes = nodes,
        seconds = time,
        speed = speed
    )];
    lines.extend((1..).zip(&info.lines).map(|(number, line)| {
        in_words(number, line, (mover, variant), &names(&line.pv, shape).join(" "))
    }));
    if info.lines.is_empty() {
        lines.push(text!("cli-analysis-no-time"));
    }
    lines.join("\n") + "\n" + &numbered(game.board(), info.pv())
}

/// Formats a verdict: `55 % for X`, `X wins in 7`. Chances that are not proved are never 0 or 100
/// %.
fn in_words(number: usize, line: &Line, (mover, variant): (Stone, Variant), moves: &str) -> String {
    let depth = line.depth;
    match ProofJson::of(line.verdict, mover, variant) {
        Some(ProofJson { winner: Some(winner), wins_in: Some(count), .. }) => text!(
            "cli-analysis-proof",
            number = number,
            side = winner,
            count = count,
            depth = depth,
            moves = moves
        ),
        Some(ProofJson { winner: Some(winner), .. }) => text!(
            "cli-analysis-proof-whole",
            number = number,
            side = winner,
            depth = depth,
            moves = moves
        ),
        Some(_) => text!("cli-analysis-draw", number = number, depth = depth, moves = moves),
        None => text!(
            "cli-analysis-chance",
            number = number,
            percent = format!("{:.0}", (100.0 * line.verdict.chance()).clamp(1.0, 99.0)),
            side = mover,
            depth = depth,
            moves = moves
        ),
    }
}

#[derive(Serialize)]
struct ProofJson {
    /// Side that wins; none of a draw.
    winner: Option<String>,
    wins_in: Option<u16>,
    plies: Option<u16>,
}

impl ProofJson {
    fn of(verdict: Verdict, mover: Stone, variant: Variant) -> Option<Self> {
        let (winner, plies) = match verdict {
            Verdict::Win(plies) => (mover, Some(plies)),
            Verdict::Won => (mover, None),
            Verdict::Loss(plies) => (mover.opponent(), Some(plies)),
            Verdict::Lost => (mover.opponent(), None),
            Verdict::Draw => return Some(Self { winner: None, wins_in: None, plies: None }),
            Verdict::Open(_) => return None,
        };
        let winner = Some(winner.to_string());
        Some(Self { winner, wins_in: moves_to_win(verdict, GameKind::Rows(variant)), plies })
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
    fn new(game: &Game, info: &Info) -> Self {
        let (variant, mover) = (game.variant(), game.side_of(game.moves().len()));
        let shape = variant.shape();
        let line = |line: &Line| LineReport {
            moves: names(&line.pv, shape),
            depth: line.depth,
            chance: (1000.0 * line.verdict.chance()).round() / 1000.0,
            value: match line.verdict {
                Verdict::Open(value) => Some(value),
                _ => None,
            },
            proof: ProofJson::of(line.verdict, mover, variant),
        };
        Self {
            width: shape.width(),
            height: shape.height(),
            rule: variant.rule().to_string(),
            stones: game.board().stones(),
            to_move: mover.to_string(),
            depth: info.depth(),
            nodes: info.nodes,
            milliseconds: u64::try_from(info.elapsed.as_millis()).unwrap_or(u64::MAX),
            nodes_per_second: nodes_per_second(info.nodes, info.elapsed),
            lines: info.lines.iter().map(line).collect(),
        }
    }
}
