//! Stage for the screens: a window, keys as a string, and the visible text and style. The loop is
//! the program's own; the stage replaces terminal, files and computer.

use std::fmt::Write as _;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use gomoku::external::Entry;
use gomoku::formats::SavedGame;
use gomoku::friend::Connection;
use gomoku::game::{AnyGame, ComputerSides, EngineName, GameKind, Lineup, Participants, Target};
use gomoku::lesson::LessonJudge;
use gomoku::locale::Locales;
use gomoku::player::{
    Answer, Ctx, Failure, Info, Level, Limits, Line, NoMove, Player, Region, RegionLimits,
    Response, Simple, Stop, Ticket, Unwatched, Verdict, examine_region,
};
use gomoku::puzzle::{
    AttemptOutcome, Deck, Grade, Judge, LogEntry, Practice, Puzzle, REPLY_LIMITS, RunEntry, explain,
};
use gomoku::quarto;
use gomoku::record::Record;
use gomoku::review::{Effort, ProofLimits, Review, ReviewProgress, Round, review_solved};
use gomoku::rules::opening::OpeningRule;
use gomoku::rules::{BySide, Game, Point, Rule, Stone, Variant};
use gomoku::settings::engines::EngineEntry;
use gomoku::settings::{Bell, First, Settings};
use gomoku::store::{Files, Folder, Keeper, News, Place, Preview, Store};
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::{
    Browse, Browsed, Effect, EngineEdit, Event, Linked, MouseAction, MouseEvent, PictureSupport,
    ReviewNews, SearchRequest, SeatId, perform,
};
use gomoku::tui::event_loop::{EventLoop, Flow, Host};
use gomoku::tui::finder::Finder;
use gomoku::tui::keymap::{Context, Keymap};
use gomoku::tui::picture::{Export, Overlap, Piece, lift};
use gomoku::tui::theme::{DEFAULT, Depth, GlyphSet, Palette, Rgb, Role, Theme};
use jiff::Span;
use jiff::civil::{Date, date};
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use ratatui::{Frame, Terminal};

use unicode_width::UnicodeWidthStr as _;

use super::watched::assert_printable;

/// Program without a terminal, with its own directory.
pub struct Stage {
    event_loop: EventLoop<World>,
    setup: Box<Setup>,
    has_quit: bool,
}

/// World around the loop.
struct World {
    computer: Simple,
    /// Requests to the computer, in order.
    asked: Vec<Asked>,
    /// Edits of the list of engines, with their tickets, in order.
    edits: Vec<(Ticket, EngineEdit)>,
    /// Examination of an engine that goes on.
    examined: Option<Ticket>,
    /// Log of every engine at the table.
    log: Vec<Entry>,
    /// Requested review, with its ticket.
    to_review: Option<(Ticket, ToReview)>,

    /// State of the puzzles.
    puzzles: Box<Puzzles>,
    /// Number of times that a search was stopped.
    stops: usize,
    /// Seats that were freed, in order.
    left: Vec<SeatId>,
    /// Answers that the computer is about to give.
    answers: Vec<Answer>,
    /// Set if the computer answers only on request.
    is_slow: bool,
    /// Effects that the disk performs only on request.
    waits: fn(&Effect) -> bool,
    /// Effects waiting to be performed, in order.
    waiting: Vec<Effect>,
    /// Titles that the window was given, in order.
    titles: Vec<Option<String>>,
    /// Number of times that the bell rang.
    bells: usize,
    /// Texts copied to the clipboard, in order.
    copied: Vec<String>,
    /// Number of frames drawn.
    frames: usize,
    /// Pictures over the last frame.
    pieces: Vec<Piece>,
    /// Current time, which advances only when a test says so.
    now: Duration,
    dir: tempfile::TempDir,
    keeper: Box<Keeper>,
    finder: Finder,
    /// Lines on their way to friends' programs, in order.
    lines: Vec<(Connection, String)>,
    /// Connections that were requested and closed, in order.
    links: Vec<Effect>,
    /// Changes made before the stage started to save them.
    not_kept: Option<Vec<News>>,
    terminal: Box<Terminal<TestBackend>>,
}

/// State of the puzzles.
struct Puzzles {
    /// Deck that replaces the first collection and the user's own puzzles.
    deck: Option<Deck>,
    /// Current day of the program.
    today: Date,
    /// Replies that the judge is about to give.
    judged: Vec<Event>,
    /// Position whose moves are to be examined, with the ticket of the request.
    to_examine: Option<(Ticket, Box<Game>)>,
}

impl Default for Puzzles {
    fn default() -> Self {
        Self { deck: None, today: date(2026, 11, 22), judged: Vec::new(), to_examine: None }
    }
}

impl Puzzles {
    /// Performs an effect. The judge answers at once unless it is slow; the rest is up to the disk.
    fn perform(&mut self, keeper: &mut Keeper, effect: Effect, is_slow: bool) -> Option<Event> {
        match effect {
            Effect::ReadPuzzles(_) | Effect::ReadTriedPuzzles(_) => match perform(keeper, effect) {
                Some(Event::PuzzlesRead(ticket, Ok((practice, damaged)))) => {
                    let deck = self.deck.clone().unwrap_or_else(|| practice.deck().clone());
                    let runs = keeper.store().runs().expect("it can be read").entries;
                    let practice = Practice::new(deck, practice.progress().clone(), self.today);
                    let practice = practice.with_runs(runs);
                    let result = Ok((Box::new(practice), damaged));
                    Some(Event::PuzzlesRead(ticket, result))
                }
                other => other,
            },
            Effect::Judge(ticket, question) => {
                let reply = Judge::default().reply(&question, REPLY_LIMITS, &Unwatched);
                self.judged.push(Event::Judged(ticket, reply));
                if is_slow { None } else { self.judged.pop() }
            }
            Effect::Retry(ticket, retry) => {
                let reply = retry.reply_within(300, 300, &Ctx::quiet());
                self.judged.push(Event::Retried(ticket, reply));
                if is_slow { None } else { self.judged.pop() }
            }
            Effect::JudgeLesson(ticket, question) => {
                let reply = LessonJudge::default().reply(&question, &Unwatched);
                self.judged.push(Event::LessonJudged(ticket, Box::new(reply)));
                if is_slow { None } else { self.judged.pop() }
            }
            Effect::Examine(ticket, game) => {
                self.to_examine = Some((ticket, game));
                None
            }
            Effect::Explain(ticket, puzzle) => {
                let steps = explain(puzzle.game(), puzzle.goal().line());
                Some(Event::Explained(ticket, steps))
            }
            Effect::LogAttempt(ticket, attempt, spent) => {
                let at = self.today.at(20, 15, 0, 0);
                let entry = LogEntry::of(&attempt, at, spent).expect("it is decided");
                let result = keeper.store().log_attempt(&entry);
                Some(Event::AttemptLogged(ticket, entry, result))
            }
            Effect::LogRun(result) => {
                let entry = RunEntry { at: self.today.at(20, 15, 0, 0), result };
                let result = keeper.store().log_run(&entry);
                Some(Event::RunLogged(entry, result))
            }
            other => perform(keeper, other),
        }
    }
}

/// Minimal effort: a brief look at each position.
const GLANCE: Effort = Effort {
    rounds: &[Round {
        proof: ProofLimits { win: 300, defence: &[(100, usize::MAX)], without_threat: false },
        search: 300,
    }],
    turning_point: None,
    better: 300,
};

/// Request to the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub seat: SeatId,
    /// Level of the computer, or 0 for another engine.
    pub level: u8,
    pub engine: Option<EngineName>,
    pub ticket: Ticket,
    pub stones: usize,
    pub pace: Duration,
    pub limits: Limits,
}

impl Host for World {
    fn now(&self) -> Duration {
        self.now
    }

    fn see(&mut self, _: &Event) -> io::Result<Option<Event>> {
        Ok(None)
    }

    fn perform(&mut self, effect: Effect) -> io::Result<Option<Event>> {
        if (self.waits)(&effect) {
            self.waiting.push(effect);
            return Ok(None);
        }
        Ok(self.perform_now(effect))
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        self.frames += 1;
        let pieces = &mut self.pieces;
        let draw = |frame: &mut Frame| {
            app.draw(frame);
            *pieces = lift(frame.buffer_mut(), Overlap::Transparent);
        };
        self.terminal.draw(draw).map_err(io::Error::other)?;
        assert_printable(self.terminal.backend().buffer());
        Ok(())
    }
}

/// Connection of the stage to a friend's program.
pub const LINE: Connection = Connection(1);

/// Home directory of the user on the stage, which is that of the stage.
const HOME: &str = "/home/ada";

/// Names the paths of a request as the stage sees them.
fn inside_of(browse: Browse, inside: impl Fn(&Path) -> PathBuf) -> Browse {
    match browse {
        Browse::Folder(path) => {
            let path = path.unwrap_or_else(|| PathBuf::from(HOME));
            Browse::Folder(Some(inside(&path)))
        }
        Browse::Preview(path, current) => Browse::Preview(inside(&path), current),
        Browse::Recent(used) => Browse::Recent(used.iter().map(|path| inside(path)).collect()),
    }
}

/// Names the paths of an answer as the user on the stage sees them. Files last used are as new as
/// the test, so they have no age.
fn outside(browsed: Browsed, dir: &Path) -> Browsed {
    let place = |place: Place| match place.path.strip_prefix(dir) {
        Ok(below) => Place {
            path: Path::new(HOME).join(below).components().collect(),
            shown: Path::new("~").join(below).components().collect(),
        },
        Err(_) => place,
    };
    match browsed {
        Browsed::Folder(Ok(folder)) => {
            let place = place(folder.place);
            Browsed::Folder(Ok(Box::new(Folder { place, ..*folder })))
        }
        Browsed::Recent(recent) => Browsed::Recent(recent.into_iter().map(place).collect()),
        Browsed::Preview(Ok(preview)) => {
            let loaded = preview.loaded;
            Browsed::Preview(Ok(Box::new(Preview { loaded, age: Some(Duration::ZERO) })))
        }
        other => other,
    }
}

impl World {
    /// Writes a picture to a file, which the player named by a path.
    fn export(&mut self, file: PathBuf, path: PathBuf, export: Box<Export>) -> Option<Event> {
        match perform(&mut self.keeper, Effect::Export(file, export)) {
            Some(Event::Exported(_, result)) => Some(Event::Exported(path, result)),
            _ => None,
        }
    }

    /// Performs an effect. Paths are relative to the stage's directory, and reported unchanged.
    /// Performs an effect on other engines.
    fn engines(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::EditEngines(ticket, edit) => {
                self.edits.push((ticket, edit));
                None
            }
            Effect::ExamineEngine(ticket, _) => {
                self.examined = Some(ticket);
                None
            }
            Effect::StopExamination => {
                self.examined = None;
                None
            }
            Effect::ReadEngineLog(seat) => Some(Event::EngineLog(seat, self.log.clone())),
            _ => None,
        }
    }

    /// Performs an effect on the terminal other than on its cells.
    fn signs(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::SetTitle(title) => self.titles.push(title),
            Effect::Copy(text) => self.copied.push(text),
            _ => self.bells += 1,
        }
        None
    }

    /// Performs an effect on connections to friends' programs.
    fn friends(&mut self, effect: Effect) -> Option<Event> {
        let linked = match &effect {
            Effect::Share(out) => {
                self.keeper.store().keep_shared(&out.kept).unwrap();
                self.lines.extend(out.lines.clone());
                return None;
            }
            Effect::Host(_) => Some(Linked::Waits(PathBuf::from("play.sock"))),
            Effect::Join(_) => Some(Linked::Joined(LINE)),
            _ => None,
        };
        self.links.push(effect);
        linked.map(|linked| Event::Linked(Ok(linked)))
    }

    fn perform_now(&mut self, effect: Effect) -> Option<Event> {
        let dir = self.dir.path().to_path_buf();
        // The home directory of the user on the stage.
        let inside = |path: &Path| match path.strip_prefix(HOME) {
            Ok(below) => dir.join(below),
            Err(_) => dir.join(path.strip_prefix("~").unwrap_or(path)),
        };
        match effect {
            Effect::Stop | Effect::StopJudge => {
                self.stops += 1;
                None
            }
            Effect::Share(_) | Effect::Host(_) | Effect::Join(_) | Effect::Unlink => {
                self.friends(effect)
            }
            Effect::SetTitle(_) | Effect::Bell | Effect::Copy(_) => self.signs(effect),
            Effect::Leave(seat) => {
                self.left.push(seat);
                None
            }
            Effect::Review { ticket, game, winner, .. } => {
                self.to_review = Some((ticket, ToReview::new(*game, winner)));
                None
            }
            Effect::StopReview => {
                self.to_review = None;
                None
            }
            effect @ (Effect::EditEngines(..)
            | Effect::ExamineEngine(..)
            | Effect::StopExamination
            | Effect::ReadEngineLog(_)) => self.engines(effect),
            Effect::Ask { seat, options, limits, ticket, game } => {
                let stones = game.moves();
                let level = options.computer.level().map_or(0, Level::number);
                let (engine, pace) = (options.computer.engine(), options.pace);
                self.asked.push(Asked { seat, level, engine, ticket, stones, pace, limits });
                if matches!(seat, SeatId::Analyst | SeatId::Surveyor | SeatId::Second) {
                    // They think until a test provides an answer.
                    return None;
                }
                let choice = choose(&mut self.computer, &game);
                let failed = |why| Response::Failed(Failure::NoMove(why));
                let response = choice.map_or_else(failed, Response::chosen);
                self.answers.push(Answer { ticket, response });
                None
            }
            Effect::Keep(news) => {
                match &mut self.not_kept {
                    Some(before) => before.push(news),
                    None => self.keeper.keep(news).unwrap(),
                }
                None
            }
            Effect::Export(path, export) => self.export(inside(&path), path, export),
            Effect::Save { path, format, number, game, known } => {
                let effect = Effect::Save { path: inside(&path), format, number, game, known };
                match perform(&mut self.keeper, effect) {
                    Some(Event::Saved { game, result, .. }) => {
                        Some(Event::Saved { path, number, game, result })
                    }
                    _ => None,
                }
            }
            Effect::Load(ticket, paths, current) => {
                let there = paths.iter().map(|path| inside(path)).collect();
                match perform(&mut self.keeper, Effect::Load(ticket, there, current)) {
                    Some(Event::Loaded(_, found, result)) => {
                        let path = paths.into_iter().find(|path| inside(path) == found);
                        Some(Event::Loaded(ticket, path.unwrap(), result))
                    }
                    _ => None,
                }
            }
            Effect::RememberFile(path) => {
                perform(&mut self.keeper, Effect::RememberFile(inside(&path)))
            }
            Effect::Browse(ticket, browse) => {
                let browse = inside_of(browse, inside);
                let browsed = browse.read(self.keeper.store());
                Some(Event::Browsed(ticket, outside(browsed, &dir)))
            }
            Effect::List(_) | Effect::Search(_) if self.is_slow => None,
            Effect::Search(search) => {
                let said = self.finder.perform(&search);
                let read = self
                    .finder
                    .is_behind
                    .then(|| self.finder.read(&mut |_| ControlFlow::Continue(())));
                said.or(read.flatten()).map(Event::Found)
            }
            other => self.puzzles.perform(&mut self.keeper, other, self.is_slow),
        }
    }
}

impl Stage {
    /// Starts the program in a window of this size.
    pub fn new(width: u16, height: u16) -> Self {
        Self::with(width, height, Opening::Start(Rule::Freestyle), GlyphSet::Lines, Depth::True)
    }

    /// Starts a game on a board of this size.
    pub fn game(width: u16, height: u16, side: u8) -> Self {
        Self::of(width, height, GameKind::Rows(Variant::offered(side).unwrap()))
    }

    /// Starts any game for two people.
    pub fn of(width: u16, height: u16, kind: GameKind) -> Self {
        Self::with(width, height, Opening::New(kind), GlyphSet::Lines, Depth::True)
    }

    /// Starts a game of rows against the computer.
    pub fn against_computer(width: u16, height: u16, variant: Variant) -> Self {
        let stage = Self::of(width, height, GameKind::Rows(variant));
        stage.seated(variant, Lineup::new(ComputerSides::Second, Level::default()))
    }

    /// Starts a game between two slow computers at these levels.
    pub fn watching(width: u16, height: u16, variant: Variant, levels: [u8; 2]) -> Self {
        let [first, second] = levels.map(|level| Level::new(level).unwrap().into());
        let players = BySide { first, second };
        let lineup = Lineup { computer: ComputerSides::Both, players, ..Lineup::default() };
        Self::of(width, height, GameKind::Rows(variant)).slow().seated(variant, lineup)
    }

    /// Starts a game of rows with this lineup.
    pub fn seated(mut self, variant: Variant, lineup: Lineup) -> Self {
        self.setup.lineup = lineup;
        self.begin(Opening::New(GameKind::Rows(variant)));
        self
    }

    /// Begins the next game by this opening rule.
    pub fn opened_by(mut self, rule: OpeningRule) -> Self {
        self.setup.opening = rule;
        self
    }

    /// Enables animations: discs fall, and a winning row pulses.
    pub fn moving(mut self) -> Self {
        self.setup.settings.animations = true;
        let kind = self.event_loop.app.kind();
        self.begin(Opening::New(kind));
        self
    }

    /// Restarts the game, or the start screen, in this language.
    pub fn speaking(mut self, tag: &str) -> Self {
        self.setup.locale = self.setup.locales.load(tag);
        let opening = match self.event_loop.app.game_number() {
            Some(_) => Opening::New(self.event_loop.app.kind()),
            None => Opening::Start(Rule::Freestyle),
        };
        self.begin(opening);
        self
    }

    /// Restarts the start screen with these languages.
    pub fn with_locales(mut self, locales: Locales) -> Self {
        self.setup.locales = locales;
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Applies the keys of these settings.
    pub fn with_keys(mut self, settings: &str) -> Self {
        self.setup.keymap = Keymap::with(&gomoku::settings::parse(settings).unwrap().keys).unwrap();
        let kind = self.event_loop.app.kind();
        self.begin(Opening::New(kind));
        self
    }

    /// The start with the user's own messages in a language.
    pub fn with_messages(mut self, tag: &str, messages: &str) -> Self {
        let own = vec![(tag.to_owned(), messages.to_owned())];
        self.setup.locales = Locales::new(own, None);
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// The same where the file of the settings cannot be used.
    pub fn with_problem(mut self, problem: &str) -> Self {
        self.setup.problem = Some(problem.to_owned());
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Starts the program with the user's files in these places.
    pub fn with_places(mut self, places: &[(&'static str, &str)]) -> Self {
        self.setup.places = places.iter().map(|&(name, path)| (name, path.into())).collect();
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Restarts the program with the games stored there.
    pub fn beginning(mut self) -> Self {
        let store = self.store();
        let (latest, unreadable) = store.newest();
        self.begin(Opening::Start(Rule::Freestyle));
        self.send(Event::Latest(latest.map(Box::new)));
        self.send(Event::Unreadable(unreadable));
        self
    }

    /// Restarts the game with this time control.
    pub fn timed(mut self, control: &str) -> Self {
        self.setup.time = control.parse().unwrap();
        self.setup.settings.bell = Bell::YourTurn;
        let kind = self.event_loop.app.kind();
        self.begin(Opening::New(kind));
        self
    }

    /// Starts a game of rows with this lineup, in which the computer ponders.
    pub fn pondering(mut self, variant: Variant, lineup: Lineup) -> Self {
        self.setup.ponders = true;
        self.seated(variant, lineup)
    }

    /// Starts the program with another opening or another look.
    pub fn with(width: u16, height: u16, opening: Opening, glyphs: GlyphSet, depth: Depth) -> Self {
        let Theme { name, palette, .. } = Theme::shipped(DEFAULT);
        let theme = Theme::new(&name, palette, depth, glyphs);
        let setup = Setup { theme, ..Setup::still(Files::One(PathBuf::from("game.csv"))) };
        let app = App::new(opening, setup.clone(), Size { width, height });
        let dir = tempfile::tempdir().unwrap();
        let host = World {
            computer: Simple::new(1),
            asked: Vec::new(),
            edits: Vec::new(),
            examined: None,
            log: Vec::new(),
            to_review: None,
            puzzles: Box::default(),
            stops: 0,
            left: Vec::new(),
            answers: Vec::new(),
            is_slow: false,
            waits: |_| false,
            waiting: Vec::new(),
            titles: Vec::new(),
            bells: 0,
            copied: Vec::new(),
            frames: 0,
            pieces: Vec::new(),
            now: Duration::ZERO,
            lines: Vec::new(),
            links: Vec::new(),
            not_kept: Some(Vec::new()),
            keeper: Box::new(Keeper::new(Store::in_directory(dir.path().to_path_buf()))),
            finder: Finder::new(Store::in_directory(dir.path().to_path_buf())),
            dir,
            terminal: Box::new(Terminal::new(TestBackend::new(width, height)).unwrap()),
        };
        Self { event_loop: EventLoop { app, host }, setup: Box::new(setup), has_quit: false }
    }

    /// Writes a file in the directory of this stage.
    pub fn file(self, name: &str, content: &str) -> Self {
        std::fs::write(self.path(name), content).unwrap();
        self
    }

    /// Restarts the start menu with this lineup for the next game.
    pub fn offering_lineup(mut self, lineup: Lineup) -> Self {
        self.setup.lineup = lineup;
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Lists these engines, for what is begun from now on.
    pub fn with_engines(mut self, names: &[&str]) -> Self {
        let entry = |name: &&str| EngineEntry::new(EngineName::new(name).unwrap(), Vec::new());
        self.setup.engines = names.iter().map(entry).map(Arc::new).collect();
        self
    }

    /// Restarts the game with these settings, and a file for each kind of game.
    pub fn one_each(mut self, settings: Settings) -> Self {
        self.setup.files = Files::OneEach(PathBuf::new());
        self.setup.settings = Settings { animations: false, ..settings };
        let kind = self.event_loop.app.kind();
        self.begin(Opening::New(kind));
        self
    }

    /// Path of a file with this name.
    pub fn path(&self, name: &str) -> PathBuf {
        self.event_loop.host.dir.path().join(name)
    }

    /// Restarts the program with this opening.
    pub fn begin(&mut self, opening: Opening) {
        let window = self.event_loop.host.terminal.size().unwrap();
        self.event_loop.app = App::new(opening, (*self.setup).clone(), window);
        // As at the start: an opened game may start with the computer's turn.
        self.send(Event::Resized(window));
    }

    /// Saves games in the directory of this stage from now on.
    pub fn keeping(mut self) -> Self {
        let host = &mut self.event_loop.host;
        for news in host.not_kept.take().into_iter().flatten() {
            host.keeper.keep(news).unwrap();
        }
        self
    }

    /// Restarts the program with only these puzzles.
    pub fn with_puzzles(mut self, puzzles: impl IntoIterator<Item = Puzzle>) -> Self {
        let mut deck = Deck::default();
        deck.extend(puzzles);
        self.event_loop.host.puzzles.deck = Some(deck);
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Moves the program to this many days later.
    pub fn days_later(mut self, days: i32) -> Self {
        let later = self.event_loop.host.puzzles.today.checked_add(Span::new().days(days));
        self.event_loop.host.puzzles.today = later.unwrap();
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Lets the judge of puzzles answer all requests, in order.
    pub fn judge(mut self) -> Self {
        for answer in std::mem::take(&mut self.event_loop.host.puzzles.judged) {
            self.send(answer);
        }
        self
    }

    /// Log of attempts, each as its outcome and its grade.
    pub fn attempts(&self) -> Vec<(AttemptOutcome, Grade)> {
        let log = self.store().attempts().unwrap();
        assert_eq!(log.damaged, []);
        log.entries.iter().map(|entry| (entry.outcome, entry.grade)).collect()
    }

    /// Saves a game in the directory of this stage, like another program.
    pub fn keep(&self, game: &SavedGame) -> SavedGame {
        let store = self.store();
        store.begin(game).unwrap();
        store.latest().unwrap()
    }

    /// Restarts the program with the menu, which offers to resume this game.
    pub fn offering(self, game: Game, participants: Participants) -> Self {
        self.offering_saved(&SavedGame::new(Record::from(AnyGame::Rows(game)), participants))
    }

    /// Restarts the program with the menu, which offers to resume this saved game.
    pub fn offering_saved(mut self, game: &SavedGame) -> Self {
        let kept = self.keep(game);
        self.begin(Opening::Start(Rule::Freestyle));
        self.send(Event::Latest(Some(Box::new(kept))));
        self
    }

    /// Store of this stage's directory.
    pub fn store(&self) -> Store {
        Store::in_directory(self.event_loop.host.dir.path().to_path_buf())
    }

    /// Makes the computer answer only on request, and the disk not report what is saved.
    pub fn slow(mut self) -> Self {
        self.event_loop.host.is_slow = true;
        self.event_loop.host.answers.clear();
        self
    }

    /// Lets the computer answer all requests, in order.
    pub fn answer(mut self) -> Self {
        for answer in std::mem::take(&mut self.event_loop.host.answers) {
            self.send(Event::Answered(answer));
        }
        self
    }

    /// Makes the disk perform these effects only on request.
    pub fn with_slow_disk(mut self, waits: fn(&Effect) -> bool) -> Self {
        self.event_loop.host.waits = waits;
        self
    }

    /// Lets the disk perform all waiting effects, in order, and report them. Returns their number.
    pub fn work(&mut self) -> usize {
        let effects = std::mem::take(&mut self.event_loop.host.waiting);
        let number = effects.len();
        let perform = |effect| self.event_loop.host.perform_now(effect);
        let events: Vec<Event> = effects.into_iter().filter_map(perform).collect();
        for event in events {
            self.send(event);
        }
        number
    }

    /// Performs the first waiting effect, and returns the disk's answer.
    pub fn first_of_work(&mut self) -> Option<Event> {
        let first = self.event_loop.host.waiting.remove(0);
        self.event_loop.host.perform_now(first)
    }

    /// Tickets of the waiting searches, in order.
    pub fn searches(&self) -> Vec<Ticket> {
        let ticket = |effect: &Effect| match effect {
            Effect::Search(SearchRequest::Begin(ticket, _)) => Some(*ticket),
            _ => None,
        };
        self.event_loop.host.waiting.iter().filter_map(ticket).collect()
    }

    /// All requests to the computer, in order.
    pub fn asked(&self) -> &[Asked] {
        &self.event_loop.host.asked
    }

    /// Edits of the list of engines, in order.
    pub fn edits(&self) -> Vec<EngineEdit> {
        self.event_loop.host.edits.iter().map(|(_, edit)| edit.clone()).collect()
    }

    /// Lets the last edit of the list of engines have this result.
    pub fn edited(mut self, result: Result<Vec<EngineEntry>, String>) -> Self {
        let (ticket, _) = self.event_loop.host.edits.last().unwrap();
        self.send(Event::EnginesEdited(*ticket, result));
        self
    }

    /// Ticket of the examination that goes on.
    pub fn examination(&self) -> Option<Ticket> {
        self.event_loop.host.examined
    }

    /// Sets the log of every engine at the table.
    pub fn with_log(mut self, log: Vec<Entry>) -> Self {
        self.event_loop.host.log = log;
        self
    }

    /// Restarts the program with this list of engines.
    pub fn listing(mut self, engines: Vec<EngineEntry>) -> Self {
        self.setup.engines = engines.into_iter().map(Arc::new).collect();
        self
    }

    /// Number of times that a search was stopped.
    pub fn stops(&self) -> usize {
        self.event_loop.host.stops
    }

    /// Restarts the program with this first player against the computer.
    pub fn begun_by(mut self, first: First, opening: Opening) -> Self {
        self.setup.settings.first = first;
        self.begin(opening);
        self
    }

    /// Restarts the program with these signs.
    pub fn with_signs(mut self, title: bool, bell: Bell, opening: Opening) -> Self {
        self.setup.profile.has_title = title;
        self.setup.settings.bell = bell;
        self.event_loop.host.titles.clear();
        self.begin(opening);
        self
    }

    /// Titles that the window was given, in order; `None` is its original one.
    pub fn titles(&self) -> Vec<&str> {
        let titles = self.event_loop.host.titles.iter();
        titles.map(|title| title.as_deref().unwrap_or("its own")).collect()
    }

    /// Takes the lines on their way to friends' programs.
    pub fn lines(&mut self) -> Vec<(Connection, String)> {
        std::mem::take(&mut self.event_loop.host.lines)
    }

    /// Connections that were requested and closed so far.
    pub fn links(&self) -> &[Effect] {
        &self.event_loop.host.links
    }

    /// Names the user of the stage.
    pub fn of_user(mut self, name: &str) -> Self {
        name.clone_into(&mut self.setup.login);
        self.begin(Opening::Start(Rule::Freestyle));
        self
    }

    /// Number of times that the bell rang.
    pub fn bells(&self) -> usize {
        self.event_loop.host.bells
    }

    /// Record on the screen.
    pub fn record(&self) -> Record {
        let game = self.event_loop.app.saved_game();
        game.expect("a game is on the screen").record
    }

    /// Texts copied to the clipboard, in order.
    pub fn copied(&self) -> &[String] {
        &self.event_loop.host.copied
    }

    /// Pastes this text.
    pub fn paste(mut self, text: &str) -> Self {
        self.send(Event::Paste(text.to_owned()));
        self
    }

    /// Seats that were freed, in order.
    pub fn left(&self) -> &[SeatId] {
        &self.event_loop.host.left
    }

    /// Lets the computer answer the request with this number, where 0 is the last one.
    pub fn say_to(mut self, ago: usize, response: Response) -> Self {
        self.is_heard(ago, response);
        self
    }

    /// Lets the computer answer the last request.
    pub fn say(self, response: Response) -> Self {
        self.say_to(0, response)
    }

    /// Lets the computer report its progress with the last request.
    pub fn thinks_of(self, cells: &[(u8, u8)]) -> Self {
        self.say(thinking(cells))
    }

    /// Checks whether an answer to the request with this number is drawn.
    pub fn is_heard(&mut self, ago: usize, response: Response) -> bool {
        let asked = self.asked();
        let ticket = asked[asked.len() - 1 - ago].ticket;
        self.is_drawn(Event::Answered(Answer { ticket, response }))
    }

    /// Replies that the judge of puzzles is about to give, in order.
    pub fn judged(&mut self) -> &mut Vec<Event> {
        &mut self.event_loop.host.puzzles.judged
    }

    /// Ticket of the review in progress.
    pub fn reviewing(&self) -> Option<Ticket> {
        self.event_loop.host.to_review.as_ref().map(|(ticket, _)| *ticket)
    }

    /// Checks whether a review is in progress.
    pub fn is_reviewing(&self) -> bool {
        self.event_loop.host.to_review.is_some()
    }

    /// Runs this many tasks of the requested review and reports the findings; all tasks if there is
    /// no number.
    pub fn review(mut self, tasks: Option<usize>) -> Self {
        let (ticket, review) = self.event_loop.host.to_review.take().unwrap();
        let mut review = match review {
            ToReview::Tasks(review) => review,
            ToReview::Solved(game, winner) => {
                let report = review_solved(&game, winner, &Ctx::quiet(), |_| {}).map(Box::new);
                let progress = ReviewProgress { done: 1, all: 1 };
                let news = ReviewNews { ticket, report, progress, is_finished: true };
                self.send(Event::Reviewed(news));
                return self;
            }
        };
        let stop = Stop::default();
        let mut left = tasks.unwrap_or(usize::MAX);
        while left > 0
            && let Some(task) = review.next_task()
        {
            review.take(task.run(&stop));
            left -= 1;
        }
        let is_finished = review.is_finished();
        let (report, progress) = (Some(Box::new(review.report())), review.progress());
        if !is_finished {
            self.event_loop.host.to_review = Some((ticket, ToReview::Tasks(review)));
        }
        self.send(Event::Reviewed(ReviewNews { ticket, report, progress, is_finished }));
        self
    }

    /// Ticket of the examination that was requested last and not answered.
    pub fn examining(&self) -> Option<Ticket> {
        self.event_loop.host.puzzles.to_examine.as_ref().map(|(ticket, _)| *ticket)
    }

    /// Examines the moves of the requested position, and reports this many of them; all moves if
    /// there is no number.
    pub fn examine(mut self, moves: Option<usize>) -> Self {
        let (ticket, game) = self.event_loop.host.puzzles.to_examine.clone().unwrap();
        let limits = RegionLimits { goal: 2_000, moves: [600, 0], ..RegionLimits::default() };
        let mut part = None;
        let report = |region: &Region| {
            if moves.is_some_and(|moves| region.examined() <= moves) {
                part = Some(region.clone());
            }
        };
        let region = examine_region(&game, limits, &Unwatched, report).unwrap();
        let is_finished = moves.is_none();
        if is_finished {
            self.event_loop.host.puzzles.to_examine = None;
        }
        let region = Box::new(part.unwrap_or(region));
        self.send(Event::Examined(ticket, region, is_finished));
        self
    }

    /// Checks whether an event draws a frame.
    pub fn is_drawn(&mut self, event: Event) -> bool {
        let before = self.event_loop.host.frames;
        self.send(event);
        self.event_loop.host.frames > before
    }

    /// Moves the mouse to a cell of the window, and performs the action there.
    pub fn mouse(mut self, x: u16, y: u16, action: MouseAction) -> Self {
        self.send(Event::Mouse(MouseEvent { at: Position { x, y }, action }));
        self
    }

    /// Finds a text in the window, and returns its first cell.
    pub fn find(&mut self, text: &str) -> (u16, u16) {
        let shown = self.text();
        let found = shown.lines().zip(0..).find_map(|(line, y)| {
            let x = line.find(text)?;
            Some((line[..x].chars().count().try_into().unwrap(), y))
        });
        found.unwrap_or_else(|| panic!("{text:?} is not in\n{shown}"))
    }

    /// Reads a file in the directory of this stage.
    pub fn read(&self, name: &str) -> Option<String> {
        std::fs::read_to_string(self.path(name)).ok()
    }

    /// Presses keys: letters as they are, others by name, as in `7,7<Enter><C-c>`. The screen is
    /// drawn after each.
    pub fn press(mut self, keys: &str) -> Self {
        for key in parse(keys) {
            self.send(Event::Key(key));
        }
        self
    }

    /// Sends an event, and the computer's answers to it.
    pub fn send(&mut self, event: Event) {
        self.step(event);
        while !self.event_loop.host.is_slow
            && let Some(answer) = self.event_loop.host.answers.pop()
        {
            self.step(Event::Answered(answer));
        }
    }

    fn step(&mut self, event: Event) {
        let flow = self.event_loop.step(std::iter::once(event)).unwrap();
        if flow == Flow::Quit {
            self.has_quit = true;
            assert!(self.event_loop.host.keeper.finish().is_empty());
        }
    }

    /// Lets this much time pass, with wake-ups whenever the screen wants them.
    pub fn wait(mut self, time: Duration) -> Self {
        let end = self.event_loop.host.now + time;
        while let Some(at) = self.event_loop.app.wakes_at().filter(|&at| at <= end) {
            assert!(at > self.event_loop.host.now, "it wants to be looked at all the time");
            self.event_loop.host.now = at;
            self.send(Event::Tick);
        }
        self.event_loop.host.now = end;
        self
    }

    /// Lets this much time pass without any wake-ups.
    pub fn elapse(&mut self, time: Duration) {
        self.event_loop.host.now += time;
    }

    /// Checks whether anything on the screen is animated.
    pub fn moves(&self) -> bool {
        self.event_loop.app.wakes_at().is_some()
    }

    /// Resizes the window.
    pub fn resize(mut self, width: u16, height: u16) -> Self {
        self.event_loop.host.terminal.backend_mut().resize(width, height);
        self.send(Event::Resized(Size { width, height }));
        self
    }

    fn draw(&mut self) {
        self.event_loop.host.draw(&self.event_loop.app).unwrap();
    }

    /// Terminal that shows the stones as pictures.
    pub fn with_pictures(mut self) -> Self {
        self.send(Event::Pictures(PictureSupport { on_board: true, in_clipboard: true }));
        self
    }

    /// Pictures over the frame, in the order of their first cells.
    pub fn pieces(&mut self) -> &[Piece] {
        self.draw();
        &self.event_loop.host.pieces
    }

    /// Checks whether the program has ended.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// Line of the panel for the side with this mark: its name, action, score and clock.
    pub fn side(&mut self, mark: char) -> String {
        let (text, stone) = (self.text(), format!("\u{2590}{mark}\u{258c} "));
        let found = text.lines().find_map(|line| line.split_once(&stone));
        let (_, line) = found.unwrap_or_else(|| panic!("{stone} is not in\n{text}"));
        let parts = line.split("  ").map(str::trim).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join("  ")
    }

    /// Scores of X and O in the panel, as `1:½`; empty before a game has ended.
    pub fn scores(&mut self) -> String {
        let is_score = |part: &&str| part.chars().all(|char| char.is_ascii_digit() || char == '½');
        let scores = ['X', 'O'].map(|mark| self.side(mark));
        scores
            .each_ref()
            .map(|line| line.split("  ").find(is_score))
            .map(Option::unwrap_or_default)
            .join(":")
    }

    /// Colour of the window's corner.
    pub fn ground(&mut self) -> Color {
        self.draw();
        self.event_loop.host.terminal.backend().buffer()[(0, 0)].bg
    }

    /// Text in the window.
    pub fn text(&mut self) -> String {
        self.draw();
        self.rows(|cell| cell.symbol().to_owned())
    }

    /// Text in the window as a terminal shows it: a wide character covers the cell after it.
    pub fn shown(&mut self) -> String {
        self.draw();
        let mut is_covered = false;
        self.rows(|cell| {
            // A covered cell may still hold an older character.
            if std::mem::take(&mut is_covered) {
                return String::new();
            }
            is_covered = cell.symbol().width() > 1;
            cell.symbol().to_owned()
        })
    }

    /// Picture of the window: its text, each cell's style as a letter, and the meaning of the
    /// letters.
    pub fn picture(&mut self) -> String {
        let mut picture = self.text();
        let mut legend: Vec<String> = Vec::new();
        let colours = colour_names(&self.setup.theme.palette);
        let styles = self.rows(|cell| {
            let style = self.describe(cell, &colours);
            if style.is_empty() {
                return " ".to_owned();
            }
            let index = legend.iter().position(|known| *known == style).unwrap_or_else(|| {
                legend.push(style);
                legend.len() - 1
            });
            letters().nth(index).unwrap().to_string()
        });
        writeln!(picture, "---- styles\n{styles}----").unwrap();
        for (letter, style) in letters().zip(legend) {
            writeln!(picture, "{letter}: {style}").unwrap();
        }
        let with_cursor = [Context::Bar, Context::Files, Context::Line, Context::Palette];
        if with_cursor.contains(&self.event_loop.app.context()) {
            let cursor = self.event_loop.host.terminal.get_cursor_position().unwrap();
            writeln!(picture, "the terminal's cursor: column {}, row {}", cursor.x, cursor.y)
                .unwrap();
        }
        picture
    }

    /// Describes the style of a cell, if it differs from that of the window. Colours of the theme
    /// are named.
    fn describe(&self, cell: &Cell, colours: &[(String, Rgb)]) -> String {
        let theme = &self.setup.theme;
        let named = |colour: Color| match colour {
            Color::Reset => None,
            Color::Rgb(r, g, b) => {
                let known = colours.iter().find(|(_, known)| *known == Rgb { r, g, b });
                Some(known.map_or_else(|| colour.to_string(), |(name, _)| name.clone()))
            }
            other => Some(other.to_string()),
        };
        let ground = theme.style(Role::Ground);
        let is_blank = cell.symbol() == " ";
        let mut words = Vec::new();
        let (fg, bg) = (Some(cell.fg), Some(cell.bg));
        words.extend(named(cell.fg).filter(|_| fg != ground.fg && !is_blank));
        words.extend(named(cell.bg).filter(|_| bg != ground.bg).map(|name| format!("on {name}")));
        let seen = Modifier::UNDERLINED | Modifier::REVERSED;
        let modifier = if is_blank { cell.modifier & seen } else { cell.modifier };
        if !modifier.is_empty() {
            words.push(format!("{modifier:?}"));
        }
        words.join(" ")
    }

    fn rows(&self, mut show: impl FnMut(&Cell) -> String) -> String {
        let buffer = self.event_loop.host.terminal.backend().buffer();
        let mut text = String::new();
        for y in 0..buffer.area.height {
            let row: String = (0..buffer.area.width).map(|x| show(&buffer[(x, y)])).collect();
            writeln!(text, "{}", row.trim_end()).unwrap();
        }
        text
    }
}

/// Review that was requested.
enum ToReview {
    Tasks(Box<Review>),
    Solved(Box<AnyGame>, Option<Stone>),
}

impl ToReview {
    fn new(game: AnyGame, winner: Option<Stone>) -> Self {
        match game {
            AnyGame::Rows(game) if !GameKind::Rows(game.variant()).is_solved() => {
                Self::Tasks(Box::new(Review::new(game, winner, GLANCE).unwrap()))
            }
            game => Self::Solved(Box::new(game), winner),
        }
    }
}

/// Choice of the computer; in Quarto the first one.
fn choose(computer: &mut impl Player, game: &AnyGame) -> Result<Target, NoMove> {
    match game {
        AnyGame::Rows(_) => computer.choose_target(game, &Limits::default(), &Ctx::quiet()),
        AnyGame::Quarto(game) => Ok(first_target(game)),
    }
}

/// First piece of the bag, or first free cell.
fn first_target(game: &quarto::Game) -> Target {
    if game.selected().is_none() {
        return Target::Piece(game.bag().pieces().next().unwrap());
    }
    let free = game.shape().points().find(|&point| game.get(point).is_none());
    Target::Cell(free.unwrap())
}

/// Report of a search that expects these moves.
pub fn thinking(cells: &[(u8, u8)]) -> Response {
    let pv = cells.iter().map(|&(row, col)| Target::Cell(Point::new(row, col))).collect();
    Response::Thinking(Info {
        nodes: 1_340_000,
        elapsed: Duration::from_millis(1_290),
        lines: vec![Line { depth: 9, verdict: Verdict::Open(0), pv }],
    })
}

/// Colours of a theme, with their names in its file.
fn colour_names(palette: &Palette) -> Vec<(String, Rgb)> {
    let own = [
        ("ground", palette.ground),
        ("text", palette.text),
        ("dim", palette.dim),
        ("rule", palette.rule),
        ("accent", palette.accent),
        ("notice", palette.notice),
        ("error", palette.error),
        ("board", palette.board),
        ("line", palette.line),
        ("star", palette.star),
        ("label", palette.label),
        ("cursor", palette.cursor),
        ("win", palette.win),
        ("frame", palette.frame),
        ("hole", palette.hole),
    ];
    let mut names: Vec<(String, Rgb)> = own.map(|(name, of)| (name.to_owned(), of)).into();
    let mut add = |part: &str, name: &str, of| names.push((format!("{part}.{name}"), of));
    for (part, plate) in [("key", palette.key), ("selected", palette.selected)] {
        add(part, "ground", plate.ground);
        add(part, "text", plate.text);
    }
    let stones = [("first", Some(palette.first)), ("second", Some(palette.second))];
    let discs = [("first-disc", palette.first_disc), ("second-disc", palette.second_disc)];
    for (part, side) in stones.into_iter().chain(discs) {
        let Some(side) = side else { continue };
        add(part, "stone", side.stone);
        add(part, "lit", side.lit);
        add(part, "letter", side.letter);
        add(part, "name", side.name);
        add(part, "mark", side.mark);
    }
    for (part, pieces) in [("dark", palette.dark), ("light", palette.light)] {
        add(part, "piece", pieces.piece);
        add(part, "lit", pieces.lit);
        add(part, "name", pieces.name);
    }
    names
}

/// Letters for styles, starting with the usual ones. A board full of stones has many shades.
fn letters() -> impl Iterator<Item = char> {
    ('a'..='z').chain('A'..='Z').chain('0'..='9').chain('\u{3b1}'..)
}

fn parse(keys: &str) -> Vec<KeyEvent> {
    let mut events = Vec::new();
    let mut rest = keys;
    while let Some(first) = rest.chars().next() {
        let (code, modifiers, length) = match rest.find('>') {
            Some(end) if first == '<' && end > 1 => named(&rest[1..end], end + 1),
            _ => (KeyCode::Char(first), KeyModifiers::NONE, first.len_utf8()),
        };
        events.push(KeyEvent::new(code, modifiers));
        rest = &rest[length..];
    }
    events
}

fn named(name: &str, length: usize) -> (KeyCode, KeyModifiers, usize) {
    if let Some(char) = name.strip_prefix("C-").and_then(|rest| rest.chars().next()) {
        return (KeyCode::Char(char), KeyModifiers::CONTROL, length);
    }
    let code = match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PgUp" => KeyCode::PageUp,
        "PgDn" => KeyCode::PageDown,
        "Backspace" => KeyCode::Backspace,
        "Delete" => KeyCode::Delete,
        "Tab" => KeyCode::Tab,
        "S-Tab" => KeyCode::BackTab,
        "F1" => KeyCode::F(1),
        _ => panic!("no key <{name}>"),
    };
    (code, KeyModifiers::NONE, length)
}
