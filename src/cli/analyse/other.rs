//! `gomoku analyse --engine`: the lines of another engine, in its own values.

use std::time::Duration;

use anyhow::{Context as _, bail};
use serde::Serialize;

use super::AnalyseArguments;
use crate::cli::engine;
use crate::cli::output::{give, say};
use crate::cli::source::names;
use crate::external::{Answered, Client, Log, MoveClock, Program, own_program};
use crate::game::{EngineName, GameKind};
use crate::line::numbered;
use crate::locale::text;
use crate::player::Said;
use crate::rules::{Game, Point, Status};
use crate::settings::engines::EngineEntry;
use crate::store::Store;

/// Time after the limit for which the answer is awaited.
const PATIENCE: Duration = Duration::from_secs(10);

/// Analyses a position with another engine, and prints its lines.
pub(super) fn run(arguments: &AnalyseArguments, name: EngineName) -> anyhow::Result<()> {
    let game = arguments.position.game("analyse")?;
    if !GameKind::Rows(game.variant()).can_be_played_by_engines() {
        bail!(text!("cli-engine-game", name = name));
    }
    if !matches!(game.status(), Status::ToMove(_)) {
        bail!(text!("illegal-game-over"));
    }
    let entry = entry(name)?;
    let (lines, answered) = analyse(&entry, &game, arguments)
        .with_context(|| text!("cli-engine-failed", name = name))?;
    let shape = game.variant().shape();
    let names = |pv: &[Point]| names(pv, shape);
    let report = Report::new(&entry, &lines, &answered, names);
    if arguments.json {
        return give((serde_json::to_string(&report)? + "\n").as_bytes(), "the answer");
    }
    let pv = lines.first().map_or(&[][..], |said| &said.pv[..]);
    let shown = if pv.is_empty() { std::slice::from_ref(&answered.point) } else { pv };
    say(&(report.in_words() + &numbered(game.board(), shown)), "the answer")
}

fn entry(name: EngineName) -> anyhow::Result<EngineEntry> {
    let engines = Store::of_user().engines()?;
    let known: Vec<EngineName> = engines.iter().map(|entry| entry.name).collect();
    let found = engines.into_iter().find(|entry| entry.name == name);
    found.ok_or_else(|| engine::unknown(name, &known))
}

/// Returns the last message on each line, best first, and the move.
fn analyse(
    entry: &EngineEntry,
    game: &Game,
    arguments: &AnalyseArguments,
) -> anyhow::Result<(Vec<Said>, Answered)> {
    let (program, terms) = (Program::from(entry), entry.terms.clone());
    let mut client = Client::start(&own_program(), &program, terms, Log::default())?;
    client.about()?;
    let clock = MoveClock { turn: arguments.time, left: None, patience: PATIENCE };
    let mut lines: Vec<Said> = Vec::new();
    let mut hear = |said: &Said| {
        let index = usize::from(said.number.unwrap_or(1)).saturating_sub(1);
        match lines.get_mut(index) {
            _ if !said.is_of_search() => {}
            Some(line) => *line = said.clone().completed(line),
            None => lines.push(said.clone()),
        }
    };
    let answered = client.analyse(game, arguments.lines, &clock, &mut hear, &|| false)?;
    lines.truncate(arguments.lines.into());
    // Only an answer that is no longer wanted is none.
    Ok((lines, answered.context("no answer")?))
}

/// Answer for programs; `docs/analyse.md` lists the fields.
#[derive(Serialize)]
struct Report {
    engine: String,
    title: Option<String>,
    milliseconds: u64,
    #[serde(rename = "move")]
    choice: String,
    lines: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    moves: Vec<String>,
    depth: Option<String>,
    evaluation: Option<String>,
    text: String,
}

impl Report {
    fn new(
        entry: &EngineEntry,
        lines: &[Said],
        answered: &Answered,
        names: impl Fn(&[Point]) -> Vec<String>,
    ) -> Self {
        let line = |said: &Said| Line {
            moves: names(&said.pv),
            depth: said.depth.clone(),
            evaluation: said.evaluation.clone(),
            text: said.text.clone(),
        };
        Self {
            engine: entry.name.to_string(),
            title: entry.title.clone(),
            milliseconds: u64::try_from(answered.took.as_millis()).unwrap_or(u64::MAX),
            choice: names(&[answered.point]).concat(),
            lines: lines.iter().map(line).collect(),
        }
    }

    fn in_words(&self) -> String {
        let name = self.title.as_ref().unwrap_or(&self.engine);
        let seconds = Duration::from_millis(self.milliseconds).as_secs_f64();
        let head = text!(
            "cli-engine-head",
            name = name,
            cell = self.choice,
            seconds = format!("{seconds:.1}")
        );
        let unknown = || "-".to_owned();
        let lines = (1..).zip(&self.lines).map(|(number, line): (usize, &Line)| {
            text!(
                "cli-engine-line",
                number = number,
                value = line.evaluation.clone().unwrap_or_else(unknown),
                depth = line.depth.clone().unwrap_or_else(unknown),
                moves = line.moves.join(" ")
            )
        });
        let all: Vec<String> = std::iter::once(head).chain(lines).collect();
        all.join("\n") + "\n"
    }
}
