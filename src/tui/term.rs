//! Terminal, and the threads of the full screen: keyboard, signals, disk and computer.
//!
//! On Ctrl-Z or SIGTSTP the loop restores the terminal and stops its process group. SIGCONT takes
//! the terminal again and redraws everything. If the program was not started as a job, there is no
//! shell to return to, and it says so.

mod disk;
mod engine_list;
mod engines;
mod examiner;
mod finder;
mod folders;
mod frame;
mod friends;
mod guard;
mod input;
mod pictures;
mod rescue;
mod spectate;
mod statistics;
mod system;
mod workers;

pub use disk::Disk;
use disk::Written;
pub use guard::TerminalGuard;
pub use rescue::Rescue;
pub use spectate::spectate;

use std::io::{self, Write as _};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use ratatui::layout::Size;

use super::app::{App, Opening, Questions, Setup};
use super::event::{Effect, EngineEdit, Event, PictureSupport, SearchRequest};
use super::event_loop::{EventLoop, Flow, Host};
use crate::link::Heard;
use crate::locale::text;
use crate::player::Stop;
use crate::printable::{printable, printable_path};
use crate::settings::ThemeName;
use crate::store::{Keeper, Store};
use crate::worker::Post;
use engine_list::engine_list;
use engines::Engines;
use examiner::{Examiner, examiner};
use folders::Folders;
use friends::Friends;
use pictures::Answers;
use system::{Signals, watch_terminal};
use workers::{ToJudge, ToReview, judge, reviewer};

/// Time after which the first frame no longer waits for the background of the terminal. A later
/// answer changes the theme then.
const FIRST_FRAME: Duration = Duration::from_millis(100);
/// Time after the question up to which the end of the program waits for the answer.
const LAST_REPLY: Duration = Duration::from_millis(200);

/// Runs the full screen until the user quits.
#[expect(clippy::disallowed_methods, reason = "the loop's time begins here")]
pub fn run(opening: Opening, setup: Setup, store: Store) -> anyhow::Result<()> {
    let (sender, events) = mpsc::channel();
    let finder = finder::start(store.clone(), sender.clone())
        .with_context(|| text!("terminal-no-thread"))?;
    let folders = Folders::new(store.clone(), sender.clone());
    let statistician = statistics::statistician(store.clone(), sender.clone());
    let engine_list = engine_list(store.clone(), sender.clone());
    let examiner = examiner(store.clone(), sender.clone());
    let disk = Disk::start(Keeper::new(store), sender.clone())
        .with_context(|| text!("terminal-no-thread"))?;
    let friends = Friends::new(sender.clone());
    if let Opening::Friend(start) = &opening {
        friends.start(&start.link)?;
    }
    // Answered once the game to resume has been looked up.
    let offered = disk.offered();
    let rescue = Rescue::new(disk.clone());
    rescue.catch_panics();
    let signals = Signals::handle(rescue.clone(), sender.clone())
        .with_context(|| text!("terminal-no-signals"))?;
    let terminal =
        TerminalGuard::enter(setup.settings.mouse).with_context(|| text!("terminal-unusable"))?;
    watch_terminal(rescue.clone()).with_context(|| text!("terminal-no-thread"))?;
    let (backlog, places) = input::backlog();
    let asks = input::HEARS_REPLIES && setup.profile.questions > Questions::None;
    input::read(sender.clone(), backlog, asks).with_context(|| text!("terminal-unreadable"))?;
    let asked = Instant::now();
    let asks_pictures = asks && setup.profile.questions == Questions::Pictures;
    if asks {
        guard::ask(asks_pictures).with_context(|| text!("terminal-unusable"))?;
    }
    let waits = asks && (asks_pictures || setup.settings.theme == ThemeName::default());

    // From here on, signals report new sizes.
    let window = terminal.size().with_context(|| text!("terminal-unusable"))?;
    let reviewer = reviewer(sender.clone());
    let judge = judge(sender.clone());
    let seats = Engines::new(setup.seed, sender);
    let host = TerminalHost {
        disk,
        finder,
        folders,
        friends,
        unwritten: None,
        terminal,
        seats,
        engine_list,
        examiner,
        reviewer,
        judge,
        statistician,
        signals,
        places,
        is_suspended: false,
        awaits_reply: asks,
        asks_pictures,
        answers: Answers::default(),
        start: Instant::now(),
    };
    let mut event_loop = EventLoop { app: App::new(opening, setup, window), host };
    // The first frame shows the game to resume, unless the disk is slow. A game that was opened may
    // start with the computer's turn.
    offered.wait();
    let result =
        begin(&mut event_loop, window, &events, waits.then(|| asked + FIRST_FRAME), asks_pictures);
    // A reply after the end would be typed into the shell.
    if event_loop.host.awaits_reply {
        until_reply(&events, asked + LAST_REPLY, |event| {
            matches!(event, Event::HasAnswered { .. })
        });
    }
    rescue.rescue();
    // The last save may have failed after the end of the loop.
    for event in events.try_iter() {
        if let Event::Saved { path, result: Err(why), .. } = event {
            let text = text!("save-failed-late", why = why, path = printable_path(&path));
            let _ = writeln!(io::stderr(), "gomoku: {}", printable(&text));
        }
    }
    result.with_context(|| text!("terminal-lost"))
}

/// Draws the first frame, if possible in the colours that suit the terminal, and runs the loop.
fn begin(
    event_loop: &mut EventLoop<TerminalHost>,
    window: Size,
    events: &Receiver<Event>,
    deadline: Option<Instant>,
    asks_pictures: bool,
) -> io::Result<()> {
    let is_reply = |event: &Event| match event {
        Event::Background { .. } => !asks_pictures,
        event => matches!(event, Event::HasAnswered { .. }),
    };
    let heard = deadline.map_or_else(Vec::new, |end| until_reply(events, end, is_reply));
    let mut first = std::iter::once(Event::Resized(window)).chain(heard).peekable();
    while first.peek().is_some() {
        if event_loop.step(&mut first)? == Flow::Quit {
            return Ok(());
        }
    }
    event_loop.run(events)
}

/// Waits for a reply of the terminal, and returns all events up to it or to the deadline.
#[expect(clippy::disallowed_methods, reason = "the terminal has a limited time to answer")]
fn until_reply(
    events: &Receiver<Event>,
    deadline: Instant,
    is_reply: impl Fn(&Event) -> bool,
) -> Vec<Event> {
    let mut heard = Vec::new();
    while let Ok(event) = events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        let is_last = is_reply(&event);
        heard.push(event);
        if is_last {
            break;
        }
    }
    heard
}

struct TerminalHost {
    disk: Disk,
    finder: mpsc::Sender<SearchRequest>,
    folders: Folders,
    friends: Friends,
    /// Pending write, whose move no frame may show yet.
    unwritten: Option<Written>,
    terminal: TerminalGuard,
    seats: Engines,
    engine_list: Post<EngineEdit>,
    examiner: Examiner,
    reviewer: Post<ToReview>,
    judge: Post<ToJudge>,
    statistician: Post<Stop>,
    signals: Signals,
    /// Limit of unhandled input events.
    places: input::Places,
    is_suspended: bool,
    /// Set until the terminal has answered all questions.
    awaits_reply: bool,
    /// Set if the terminal was asked for its pictures.
    asks_pictures: bool,
    /// Its answers so far.
    answers: Answers,
    start: Instant,
}

impl Host for TerminalHost {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn see(&mut self, event: &Event) -> io::Result<Option<Event>> {
        self.places.free(event);
        if let Event::Heard(Heard::Line(connection, _)) = event {
            self.friends.free(*connection);
        }
        match event {
            Event::Resumed => {
                self.terminal.enter_again()?;
                self.is_suspended = false;
            }
            Event::WindowChanged => self.signals.look_at_window(),
            Event::Replied(reply) => {
                self.answers.hear(reply);
                self.terminal.measure(self.answers.cell);
                return Ok(None);
            }
            Event::HasAnswered { has_sixel } => {
                self.awaits_reply = false;
                let protocol = self.answers.protocol(*has_sixel);
                let protocol = protocol.filter(|_| self.asks_pictures);
                let support = PictureSupport {
                    on_board: self.terminal.show_pictures(protocol, self.answers.cell),
                    in_clipboard: self.asks_pictures && self.answers.has_clipboard(),
                };
                return Ok(Some(Event::Pictures(support)));
            }
            Event::Resized(_) => {
                self.terminal.measure(self.answers.cell);
                return Ok(None);
            }
            _ => return Ok(None),
        }
        // The window may have changed while the program was suspended.
        self.terminal.size().map(Event::Resized).map(Some)
    }

    fn perform(&mut self, effect: Effect) -> io::Result<Option<Event>> {
        match effect {
            Effect::Keep(news) => {
                let written = self.disk.keep(news);
                self.wait_for(written);
            }
            Effect::Suspend => return self.suspend(),
            Effect::Ask { seat, options, limits, ticket, game } => {
                self.seats.ask(seat, options, limits, ticket, *game);
            }
            Effect::Redraw => self.terminal.clear()?,
            Effect::SetTitle(title) => self.terminal.set_title(title)?,
            Effect::Bell => guard::ring()?,
            Effect::Copy(text) => guard::copy(&text)?,
            Effect::CopyPicture(export) => match export.bytes() {
                Ok(png) => guard::copy_picture(&png)?,
                Err(_) => return Ok(Some(Event::PictureNotCopied)),
            },
            Effect::CaptureMouse(captures) => self.terminal.capture_mouse(captures)?,
            Effect::Host(hosting) => return Ok(Some(self.friends.host(&hosting))),
            Effect::Join(address) => return Ok(Some(self.friends.join(&address))),
            Effect::Share(out) => {
                let written = self.friends.share(out, &self.disk);
                self.wait_for(written);
            }
            Effect::Unlink => self.friends.unlink(&self.disk),
            Effect::Search(search) => {
                // If the thread is gone, it has panicked, and the program is ending.
                let _ = self.finder.send(search);
            }
            Effect::Browse(ticket, browse) => self.folders.ask(ticket, browse),
            Effect::ReadStatistics(ticket) => self.statistician.ask(ticket, |stop| stop),
            Effect::StopStatistics => self.statistician.stop(),
            Effect::ReadEngineLog(seat) => {
                return Ok(Some(Event::EngineLog(seat, self.seats.log(seat))));
            }
            Effect::ExamineEngine(ticket, entry) => {
                self.examiner.ask(ticket, |stop| (entry, stop));
            }
            Effect::StopExamination => self.examiner.stop(),
            Effect::EditEngines(ticket, edit) => self.engine_list.ask(ticket, |_| edit),
            Effect::Stop => self.seats.stop(),
            Effect::StopSeat(seat) => self.seats.stop_seat(seat),
            Effect::Leave(seat) => self.seats.leave(seat),
            Effect::Review { ticket, game, winner, threads } => {
                self.reviewer.ask(ticket, |stop| ToReview { game, winner, threads, stop });
            }
            Effect::StopReview => self.reviewer.stop(),
            Effect::Judge(ticket, question) => {
                self.judge.ask(ticket, |stop| ToJudge::Move(question, stop));
            }
            Effect::Retry(ticket, retry) => {
                self.judge.ask(ticket, |stop| ToJudge::Retry(retry, stop));
            }
            Effect::JudgeLesson(ticket, question) => {
                self.judge.ask(ticket, |stop| ToJudge::Lesson(question, stop));
            }
            Effect::Explain(ticket, puzzle) => {
                self.judge.ask(ticket, |_| ToJudge::Solution(puzzle));
            }
            Effect::Examine(ticket, game) => {
                self.judge.ask(ticket, |stop| ToJudge::Region(game, stop));
            }
            Effect::StopJudge => self.judge.stop(),
            effect => self.disk.perform(effect),
        }
        Ok(None)
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        if self.is_suspended { Ok(()) } else { self.terminal.draw(app) }
    }
}

impl TerminalHost {
    /// Waits for a write, so that a frame never shows a move that could be lost by a kill, unless
    /// the disk hangs.
    fn wait_for(&mut self, written: Written) {
        if !self.unwritten.as_ref().is_some_and(Written::is_ahead) {
            self.unwritten = Some(written).filter(Written::wait);
        }
    }

    fn suspend(&mut self) -> io::Result<Option<Event>> {
        if self.is_suspended {
            return Ok(None);
        }
        if !Signals::has_shell() {
            return Ok(Some(Event::NoShell));
        }
        guard::leave();
        self.is_suspended = true;
        self.signals.stop().map(|()| None)
    }
}
