//! Games over the protocol with one brain, which is a separate process, mixed with lines of all
//! kinds.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use fastrand::Rng;
use gomoku::gomocup::message::Reply;
use gomoku::player::{Ctx, Limits, Player as _, Simple};
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Status, Topology, Variant};

use crate::memory::Watched;

/// Games over the protocol with one brain.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Number of games to play.
    #[arg(long, default_value_t = 10_000)]
    games: u32,
    /// Milliseconds for each move.
    #[arg(long, default_value_t = 10)]
    turn: u64,
    /// Threads that do nothing except keep cores busy.
    #[arg(long, default_value_t = 0)]
    load: usize,
    /// Program to run; by default the one from the same build.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Brain with the times of its moves.
struct Brain {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    times: Vec<Duration>,
    errors: u32,
}

impl Brain {
    fn start(program: &PathBuf) -> anyhow::Result<Self> {
        let mut command = Command::new(program);
        command.arg("brain").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child =
            command.spawn().with_context(|| format!("cannot run {}", program.display()))?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).context("no pipes")?;
        Ok(Self { child, input, output: BufReader::new(output), times: Vec::new(), errors: 0 })
    }

    fn say(&mut self, line: &str) -> anyhow::Result<()> {
        self.input.write_all(format!("{line}\r\n").as_bytes()).context("the brain has left")
    }

    /// Returns the next line that is neither a message nor an answer to an invalid line.
    fn hear(&mut self) -> anyhow::Result<String> {
        loop {
            let mut line = String::new();
            ensure!(self.output.read_line(&mut line)? > 0, "the brain has left");
            match line.split_whitespace().next() {
                Some("MESSAGE" | "DEBUG") | None => {}
                Some("UNKNOWN" | "ERROR") => self.errors += 1,
                Some(_) => return Ok(line.trim_end().to_owned()),
            }
        }
    }

    fn hear_ok(&mut self) -> anyhow::Result<()> {
        let answer = self.hear()?;
        ensure!(answer == "OK", "{answer} in place of OK");
        Ok(())
    }

    /// Sends a line that is answered by a move.
    fn ask(&mut self, line: &str) -> anyhow::Result<Point> {
        let began = Instant::now();
        self.say(line)?;
        let answer = self.hear()?;
        self.times.push(began.elapsed());
        match answer.parse() {
            Ok(Reply::Move(point)) => Ok(point),
            _ => bail!("{answer} in place of a move"),
        }
    }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let program = if let Some(program) = &arguments.program {
        program.clone()
    } else {
        let own = std::env::current_exe()?;
        own.ancestors().nth(2).context("the program lies nowhere")?.join("gomoku")
    };
    let mut random = Rng::with_seed(arguments.seed);
    let mut brain = Brain::start(&program)?;
    brain.say("START 15")?;
    brain.hear_ok()?;
    let memory = Watched::new(&brain.child.id().to_string())?;
    let stop = Arc::new(AtomicBool::new(false));
    for _ in 0..arguments.load {
        let stop = Arc::clone(&stop);
        thread::spawn(move || while !stop.load(Ordering::Relaxed) {});
    }
    let mut moves = 0;
    for done in 1..=arguments.games {
        moves += play(&mut brain, arguments.turn, &mut random)?;
        if done % (arguments.games / 20).max(1) == 0 {
            memory.tell(&format!("{done} games, {moves} moves, {} lines refused", brain.errors))?;
        }
    }
    brain.times.sort_unstable();
    if let Some(last) = brain.times.len().checked_sub(1) {
        let at = |part: usize| brain.times[last * part / 1000].as_secs_f64() * 1e3;
        let [middle, most, longest] = [500, 999, 1000].map(at);
        println!(
            "a move took {middle:.1} ms, in 999 of 1000 cases {most:.1} at most, {longest:.1} at most"
        );
    }
    stop.store(true, Ordering::Relaxed);
    // Without a player, only the thread that executes commands and the one that reads are left.
    brain.say("YXHASHCLEAR\r\nABOUT")?;
    brain.hear()?;
    let held = memory.settled(2);
    brain.say("END")?;
    held?;
    ensure!(brain.child.wait()?.success(), "it failed");
    Ok(())
}

/// Plays a game with a brain, which moves first or second. Returns the number of moves.
fn play(brain: &mut Brain, turn: u64, random: &mut Rng) -> anyhow::Result<usize> {
    let side = random.u8(5..=20);
    let shape = Shape::new(side, side, Topology::Plane)?;
    let rule = [Rule::Freestyle, Rule::Standard][random.usize(..2)];
    let mut game = Game::new(Variant::new(shape, 5, rule, Placement::Anywhere)?);
    brain.say(&format!("START {side}"))?;
    brain.hear_ok()?;
    brain.say(&format!(
        "INFO rule {}\r\nINFO timeout_turn {turn}",
        u8::from(rule == Rule::Standard)
    ))?;
    disturb(brain, random)?;
    if random.bool() {
        brain.say("RESTART")?;
        brain.hear_ok()?;
    }
    let mut other = Simple::new(random.u64(..));
    if random.bool() {
        let point = brain.ask("BEGIN")?;
        game.play(point)?;
    }
    while let Status::ToMove(_) = game.status() {
        let Ok(Point { row, col }) = other.choose(&game, &Limits::default(), &Ctx::quiet()) else {
            break;
        };
        game.play(Point { row, col })?;
        if !matches!(game.status(), Status::ToMove(_)) {
            break;
        }
        if random.u8(..8) == 0 {
            disturb(brain, random)?;
        }
        let point = if random.u8(..10) == 0 {
            brain.ask(&board(&game))?
        } else {
            brain.ask(&format!("TURN {col},{row}"))?
        };
        game.play(point)?;
        if random.u8(..12) == 0 && matches!(game.status(), Status::ToMove(_)) {
            // Both moves are taken back and played again.
            for Point { row, col } in [point, Point { row, col }] {
                brain.say(&format!("TAKEBACK {col},{row}"))?;
                brain.hear_ok()?;
                game.undo();
            }
            game.play(Point { row, col })?;
            let again = brain.ask(&format!("TURN {col},{row}"))?;
            game.play(again)?;
        }
    }
    Ok(game.moves().len())
}

/// Formats the position as the brain's own stones and the opponent's; the opponent has just moved.
fn board(game: &Game) -> String {
    let stones = game.moves().iter().rev().zip([2, 1].into_iter().cycle());
    let lines: Vec<String> =
        stones.map(|(point, who)| format!("{},{},{who}", point.col, point.row)).collect();
    format!("BOARD\r\n{}\r\nDONE", lines.into_iter().rev().collect::<Vec<_>>().join("\r\n"))
}

/// Sends something besides the game: another setting, or an invalid line.
fn disturb(brain: &mut Brain, random: &mut Rng) -> anyhow::Result<()> {
    let line = match random.u8(..9) {
        0 => format!("INFO hash_size {}", random.u32(0..40_000)),
        1 => format!("INFO thread_num {}", random.u8(0..9)),
        2 => format!("INFO max_memory {}", random.u32(0..200_000_000)),
        3 => format!("INFO time_left {}", random.u32(100..10_000_000)),
        4 => "INFO show_detail 0".to_owned(),
        5 => format!("INFO {} {}", random.alphabetic(), random.i64(..)),
        6 => "TAKEBACK 77,77".to_owned(),
        7 => {
            let length = random.usize(1..5_000);
            std::iter::repeat_with(|| random.char('#'..='~')).take(length).collect()
        }
        _ => format!("TURN {},{}", random.i32(21..), random.i32(..0)),
    };
    brain.say(&line)
}
