//! Random events on the screen, with real seats of the computer.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use fastrand::Rng;
use gomoku::game::{ComputerSides, GameKind, Lineup};
use gomoku::player::{
    Analyst, EnginePlayer, Level, Levelled, Limits, Player, PlayerWorker, Response,
};
use gomoku::rules::Variant;
use gomoku::store::Files;
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::{Effect, Event, MouseAction, MouseEvent, SeatId, SeatOptions};
use gomoku::tui::event_loop::{EventLoop, Flow, Host};
use gomoku::tui::keymap::{Key, TABLE};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect, Size};

use crate::memory::Watched;

/// Random events on the screen.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Number of events.
    #[arg(long, default_value_t = 1_000_000)]
    events: u32,
    /// Milliseconds for each move of the computer.
    #[arg(long, default_value_t = 5)]
    turn: u64,
    /// Seed of the random numbers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Maximum time to wait for a move of the computer.
const PATIENCE: Duration = Duration::from_millis(500);
/// Number of events between two frames.
const BETWEEN_FRAMES: u32 = 12;
/// Number of events after which the program is restarted.
const SESSION: u32 = 20_000;

/// World around the loop: seats with players, and a clock that runs with the events.
struct World {
    now: Duration,
    turn: Duration,
    seats: Vec<(SeatId, SeatOptions, PlayerWorker)>,
    sender: Sender<Event>,
    /// Set if the computer owes an answer to a request.
    is_asked: bool,
}

impl World {
    fn seat(&mut self, id: SeatId, options: SeatOptions) -> io::Result<&mut PlayerWorker> {
        self.seats.retain(|(seat, before, _)| *seat != id || *before == options);
        let place = self.seats.iter().position(|(seat, ..)| *seat == id);
        let place = if let Some(place) = place {
            place
        } else {
            let player: Box<dyn Player> = match id {
                SeatId::Analyst => Box::new(Analyst::new(options.engine, 3)),
                SeatId::Surveyor => Box::new(EnginePlayer::new(options.engine)),
                SeatId::Side(_) | SeatId::Adviser | SeatId::Second => {
                    let level = options.computer.level().unwrap_or_default();
                    Box::new(Levelled::with(level, 1, options.engine))
                }
            };
            let sender = self.sender.clone();
            let seat = PlayerWorker::new(player, move |answer| {
                drop(sender.send(Event::Answered(answer)));
            })?;
            self.seats.push((id, options, seat));
            self.seats.len() - 1
        };
        Ok(&mut self.seats[place].2)
    }
}

impl Host for World {
    fn now(&self) -> Duration {
        self.now
    }

    fn see(&mut self, _: &Event) -> io::Result<Option<Event>> {
        Ok(None)
    }

    fn perform(&mut self, effect: Effect) -> io::Result<Option<Event>> {
        match effect {
            Effect::Ask { seat, options, limits, ticket, game } => {
                let limits = Limits { turn: Some(self.turn), ..limits };
                self.is_asked |= matches!(seat, SeatId::Side(_));
                self.seat(seat, options)?.ask(ticket, *game, limits)?;
            }
            Effect::Stop => self.seats.iter().for_each(|(.., seat)| seat.stop()),
            Effect::StopSeat(id) => {
                self.seats
                    .iter()
                    .filter(|(seat, ..)| *seat == id)
                    .for_each(|(.., seat)| seat.stop());
            }
            Effect::Leave(id) => self.seats.retain(|(seat, ..)| *seat != id),
            _ => {}
        }
        Ok(None)
    }

    fn draw(&mut self, _: &App) -> io::Result<()> {
        Ok(())
    }
}

/// Program on the screen.
struct Program {
    event_loop: EventLoop<World>,
    answers: Receiver<Event>,
    terminal: Terminal<TestBackend>,
    window: Size,
    /// Number of moves played by the computer.
    moves: usize,
}

impl Program {
    fn start(arguments: &Arguments, random: &mut Rng) -> anyhow::Result<Self> {
        let kinds =
            [Variant::GOMOKU_15, Variant::GOMOKU_19, Variant::CONNECT_FOUR, Variant::TIC_TAC_TOE];
        let window = Size { width: 80, height: 24 };
        let mut setup = Setup::new(Files::One(PathBuf::from("game.csv")));
        setup.lineup = Lineup::new(ComputerSides::Second, Level::default());
        setup.seed = random.u64(..);
        setup.ponders = random.bool();
        let opening = Opening::New(GameKind::Rows(kinds[random.usize(..kinds.len())]));
        let (sender, answers) = mpsc::channel();
        let turn = Duration::from_millis(arguments.turn);
        let host = World { now: Duration::ZERO, turn, seats: Vec::new(), sender, is_asked: false };
        let terminal = Terminal::new(TestBackend::new(window.width, window.height))?;
        let event_loop = EventLoop { app: App::new(opening, setup, window), host };
        Ok(Self { event_loop, answers, terminal, window, moves: 0 })
    }

    /// Sends one event, and the answers of the computer so far.
    fn step(&mut self, random: &mut Rng) -> io::Result<Flow> {
        self.event_loop.host.now += Duration::from_millis(random.u64(..200));
        // Now and then the computer gets the time for its move; more often it is disturbed.
        let mut heard = Vec::new();
        if self.event_loop.host.is_asked && random.u8(..3) == 0 {
            heard.extend(self.answers.recv_timeout(PATIENCE));
        }
        heard.extend(self.answers.try_iter());
        let is_move = |event: &&Event| match event {
            Event::Answered(answer) => matches!(answer.response, Response::Move { .. }),
            _ => false,
        };
        let moves = heard.iter().filter(is_move).count();
        self.moves += moves;
        self.event_loop.host.is_asked &= moves == 0;
        let event = self.event(random);
        self.event_loop.step(heard.into_iter().chain([event]))
    }

    fn event(&mut self, random: &mut Rng) -> Event {
        let key = |code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        match random.u8(..100) {
            0..30 => key(KeyCode::Enter),
            30..50 => {
                let arrows = [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down];
                key(arrows[random.usize(..4)])
            }
            50..80 => {
                let at = Position {
                    x: random.u16(..=self.window.width),
                    y: random.u16(..=self.window.height),
                };
                let actions = [
                    MouseAction::Move,
                    MouseAction::Click,
                    MouseAction::Click,
                    MouseAction::ScrollUp,
                ];
                Event::Mouse(MouseEvent { at, action: actions[random.usize(..4)] })
            }
            80..92 => {
                let binding = &TABLE[random.usize(..TABLE.len())];
                match binding.keys.first().map(|(key, _)| *key) {
                    Some(Key::Code(code)) => key(code),
                    Some(Key::Char(char)) => key(KeyCode::Char(char)),
                    Some(Key::Ctrl(char)) => {
                        Event::Key(KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL))
                    }
                    _ => key(KeyCode::Char('7')),
                }
            }
            92..96 => key(KeyCode::Esc),
            96..98 => key(KeyCode::Char(random.char(' '..='~'))),
            98 => Event::Tick,
            _ => {
                self.window = Size { width: random.u16(20..160), height: random.u16(8..50) };
                let Size { width, height } = self.window;
                self.terminal.backend_mut().resize(width, height);
                let _ = self.terminal.resize(Rect::from((Position::ORIGIN, self.window)));
                Event::Resized(self.window)
            }
        }
    }

    fn draw(&mut self) {
        self.terminal.current_buffer_mut().reset();
        self.event_loop.app.draw(&mut self.terminal.get_frame());
    }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut random = Rng::with_seed(arguments.seed);
    let (mut sessions, mut moves) = (0, 0);
    let mut program = Program::start(arguments, &mut random)?;
    // It has started when it has drawn something.
    program.draw();
    let memory = Watched::new("self")?;
    for done in 1..=arguments.events {
        let flow = program.step(&mut random)?;
        if done % BETWEEN_FRAMES == 0 {
            program.draw();
        }
        if flow == Flow::Quit || done % SESSION == 0 {
            moves += program.moves;
            sessions += 1;
            program = Program::start(arguments, &mut random)?;
        }
        if done % (arguments.events / 20).max(1) == 0 {
            let done = format!("{done} events, {sessions} sessions, {moves} moves of the computer");
            memory.tell(&done)?;
        }
    }
    drop(program);
    memory.check()
}
