//! Keys on a record of many moves, compared with a new game: `cargo bench --bench record`.
//!
//! For each key, prints the median time to handle it, to inform the disk and to draw the frame, and
//! the ratio to a new game. `GOMOKU_NODES` sets the number of nodes of the record, by default
//! 500,000.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time and memory")]

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use gomoku::formats::{Loaded, sgf};
use gomoku::game::{GameKind, Target};
use gomoku::player::{Answer, Info, Line, Response, Ticket, Verdict};
use gomoku::record::{NodeId, Record};
use gomoku::rules::{Point, Variant};
use gomoku::store::{Files, Keeper, Store};
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::{Effect, Event, SeatId};
use gomoku::tui::event_loop::{EventLoop, Host};
use gomoku::tui::term::Disk;
use gomoku::tui::theme::{DEFAULT, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

/// Number of times that each key is pressed.
const PRESSES: usize = 300;
/// Number of moves of each line of the record.
const MOVES: usize = 40;

/// World with the real thread of the disk, and a terminal in memory.
struct World {
    disk: Disk,
    terminal: Terminal<TestBackend>,
    /// Ticket of the last request of the analysis.
    asked: Option<Ticket>,
}

impl Host for World {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn see(&mut self, _: &Event) -> io::Result<Option<Event>> {
        Ok(None)
    }

    fn perform(&mut self, effect: Effect) -> io::Result<Option<Event>> {
        match effect {
            Effect::Keep(news) => {
                // Like the real one: no frame shows moves that the system does not have.
                self.disk.keep(news).wait();
            }
            Effect::Ask { seat: SeatId::Analyst, ticket, .. } => self.asked = Some(ticket),
            _ => {}
        }
        Ok(None)
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        self.terminal.draw(|frame| app.draw(frame)).map(drop).map_err(io::Error::other)
    }
}

struct Program {
    event_loop: EventLoop<World>,
    _events: Receiver<Event>,
    _home: tempfile::TempDir,
}

impl Program {
    fn new(record: Record) -> Self {
        let home = tempfile::tempdir().unwrap();
        let (sender, events) = mpsc::channel();
        let store = Store::in_directory(home.path().to_path_buf());
        let disk = Disk::start(Keeper::new(store), sender).unwrap();
        let (width, height) = (120, 40);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let theme = Theme::shipped(DEFAULT);
        let setup = Setup { theme, ..Setup::new(Files::One(PathBuf::from("game.sgf"))) };
        let loaded = Box::new(Loaded::new(record));
        let path = PathBuf::from("game.sgf");
        let opening = Opening::Load { path, loaded, kind: None, encoding: None };
        let app = App::new(opening, setup, Size::new(width, height));
        let host = World { disk, terminal, asked: None };
        let mut program =
            Self { event_loop: EventLoop { app, host }, _events: events, _home: home };
        program.step(Event::Tick);
        program.step(Event::Resized(Size::new(width, height)));
        program
    }

    fn step(&mut self, event: Event) {
        self.event_loop.step(std::iter::once(event)).unwrap();
    }

    fn press(&mut self, code: KeyCode) {
        self.step(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Reports progress of the engine in the position shown, as it does all the time.
    fn think(&mut self, depth: u8) {
        let Some(ticket) = self.event_loop.host.asked else { return };
        let pv = [Point::new(0, 0), Point::new(0, 1)].map(Target::Cell).to_vec();
        let line = Line { pv, verdict: Verdict::Open(10), depth };
        let info = Info { nodes: 1, elapsed: Duration::from_secs(1), lines: vec![line] };
        self.step(Event::Answered(Answer { ticket, response: Response::Thinking(info) }));
    }

    /// Median time of a single call.
    fn time(&mut self, mut deed: impl FnMut(&mut Self, usize)) -> Duration {
        let mut times: Vec<Duration> = (0..PRESSES)
            .map(|number| {
                let start = Instant::now();
                deed(self, number);
                start.elapsed()
            })
            .collect();
        times.sort_unstable();
        times[PRESSES / 2]
    }
}

/// Creates a record of this many nodes: random games of forty moves.
fn record(nodes: usize) -> Record {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    let mut random = fastrand::Rng::with_seed(1);
    while record.tree().len() < nodes {
        record.go_to(NodeId::ROOT);
        for _ in 0..MOVES {
            // A stone on another one, or after the end, is refused.
            let _ = record.play(Target::Cell(Point::new(random.u8(0..15), random.u8(0..15))));
        }
    }
    record.go_to_end();
    record
}

/// Resident memory in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok());
    kilobytes.unwrap_or_default() * 1024
}

fn main() {
    let nodes = std::env::var("GOMOKU_NODES").ok().and_then(|text| text.parse().ok());
    let nodes = nodes.unwrap_or(500_000);
    let text = sgf::write(&record(nodes)).unwrap();
    let new = {
        let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        for ply in 0..20_u8 {
            record.play(Target::Cell(Point::new(ply % 5 * 3, ply / 5 * 3))).unwrap();
        }
        record
    };
    let mut small = Program::new(new);
    let before = resident();
    let start = Instant::now();
    let large = sgf::read_first(&text).unwrap().record;
    let (nodes, read) = (large.tree().len(), start.elapsed());
    let of_record = resident() - before;
    let mut large = Program::new(large);
    std::thread::sleep(Duration::from_secs(2));
    let of_program = resident() - before;
    println!("{nodes} nodes, {} bytes of SGF, read in {read:.2?}", text.len());
    println!(
        "memory: {} bytes a node for the record, {} with all that the program keeps of it",
        of_record / nodes,
        of_program / nodes
    );
    for analysing in [false, true] {
        if analysing {
            small.press(KeyCode::Char('a'));
            large.press(KeyCode::Char('a'));
        }
        let what = if analysing { "while analysing" } else { "without analysis" };
        compare(&mut small, &mut large, &format!("an arrow key {what}"), |program, number| {
            program.press(if number.is_multiple_of(2) { KeyCode::Left } else { KeyCode::Right });
        });
        compare(&mut small, &mut large, &format!("[ and ] {what}"), |program, number| {
            program.press(KeyCode::Char(if number.is_multiple_of(2) { '[' } else { ']' }));
        });
        if analysing {
            compare(&mut small, &mut large, "what the engine says", |program, number| {
                program.think(u8::try_from(number % 200).unwrap());
            });
        }
        compare(
            &mut small,
            &mut large,
            &format!("a move and its undo {what}"),
            |program, number| {
                if number.is_multiple_of(2) {
                    let free = ":14,14";
                    free.chars().for_each(|char| program.press(KeyCode::Char(char)));
                    program.press(KeyCode::Enter);
                } else {
                    program.press(KeyCode::Char('u'));
                }
            },
        );
    }
}

fn compare(
    small: &mut Program,
    large: &mut Program,
    what: &str,
    mut deed: impl FnMut(&mut Program, usize),
) {
    let (new, many) = (small.time(&mut deed), large.time(&mut deed));
    let ratio = many.as_secs_f64() / new.as_secs_f64();
    println!("{what}: {new:.2?} and {many:.2?}, {ratio:.2} times");
}
