//! Program in a window, with a referee that checks it after any input: nothing panics, and the
//! rules hold.

use std::collections::HashSet;
use std::fmt;
use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use gomoku::collection::{Continuation, Explorer, Order, Tally as Outcomes};
use gomoku::formats::{Fingerprint, Format, Loaded, Lost, Remark, SavedGame, journal};
use gomoku::game::{AnyGame, GameKind, Participants, State, Target};
use gomoku::player::{
    Answer, Failure, Info, Limits, Line, NoMove, Response, Ticket, Unwatched, Verdict,
};
use gomoku::printable::is_printable;
use gomoku::puzzle::{self, Deck, Judge, LogEntry, Practice, REPLY_LIMITS, RunEntry, explain};
use gomoku::quarto::{self, Board, Piece};
use gomoku::record::{NodeId, Record};
use gomoku::rules::opening::Work;
use gomoku::rules::{Game, Placement, Point, Rule, Shape, Topology, Variant};
use gomoku::settings::Settings;
use gomoku::store::collection::{IndexedGame, Page, Query, ReadProgress};
use gomoku::store::{
    EntryKind, Folder, FolderEntry, Listed, News, NotKept, Place, Preview, Saved, Store,
    StoreError, Unreadable,
};
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::command::Command;
use gomoku::tui::event::{
    Browse, Browsed, Effect, Event, Games, MouseAction, MouseEvent, SearchAnswer, SearchRequest,
};
use gomoku::tui::event_loop::{EventLoop, Flow, Host};
use gomoku::tui::keymap::{Key, TABLE};
use jiff::civil::{Date, date};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect, Size};

/// Way of starting a program.
#[derive(Clone)]
pub struct Begin {
    pub opening: Opening,
    pub setup: Setup,
    pub window: Size,
}

/// Formats the value without the colours.
impl fmt::Debug for Begin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { theme, lineup, time, seed, ponders, settings, profile, .. } = &self.setup;
        let Settings { animations, bell, .. } = settings;
        let look = (&theme.name, theme.depth, theme.glyphs, animations);
        let play = (lineup, time, seed, ponders, profile.has_title, bell);
        write!(f, "{:?} in {}, {look:?}, {play:?}", self.opening, self.window)
    }
}

/// Input to the program, or an event.
#[derive(Clone, Debug)]
pub enum Deed {
    Press(KeyCode, KeyModifiers),
    /// Closes all open layers, and types this.
    Type(String),
    /// Uses the mouse at this fraction of the window, in 255ths, or slightly outside it.
    Mouse(u8, u8, MouseAction),
    Paste(String),
    Resize(Size),
    /// Lets this much time pass, with wake-ups if the screen wants them.
    Wait(Duration),
    /// Lets the computer answer one of its requests, counted from the last one.
    Say(usize, Words),
    /// Delivers one of the requested files, successfully or not.
    Deliver(usize, bool),
    /// Disturbs the program by the shell or the disk.
    Disturb(Disturbance),
}

#[derive(Clone, Copy, Debug)]
pub enum Words {
    /// One of the legal moves.
    Legal(usize),
    /// Any point, on the board or off it.
    Any(u8, u8),
    Thinks,
    Fails,
    Panics,
}

#[derive(Clone, Copy, Debug)]
pub enum Disturbance {
    Suspended,
    Resumed,
    NoShell,
    NotKept,
    Offered,
    NothingOffered,
    Unreadable,
    Tick,
}

/// World around the loop, which answers on request.
struct World {
    now: Duration,
    asked: Vec<(Ticket, AnyGame)>,
    files: Vec<Effect>,
    /// Journal of the game on the screen, as the disk would have it.
    journal: Vec<u8>,
    terminal: Terminal<TestBackend>,
}

/// Day on which puzzles are solved.
const DAY: Date = date(2026, 11, 22);

/// Some puzzles, none of which has been tried.
fn puzzles_read(ticket: Ticket) -> Event {
    let mut deck = Deck::default();
    deck.extend(Deck::first_collection().puzzles()[..4].iter().cloned());
    let practice = Practice::new(deck, puzzle::Progress::default(), DAY);
    Event::PuzzlesRead(ticket, Ok((Box::new(practice), Vec::new())))
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
            Effect::Keep(News::Came(game)) => self.journal = journal::write(&game),
            Effect::Keep(News::Changed(update)) => self.journal.extend(update.lines.into_bytes()),
            Effect::Ask { ticket, game, .. } => self.asked.push((ticket, *game)),
            Effect::Save { .. }
            | Effect::Load(..)
            | Effect::Open(..)
            | Effect::Release(..)
            | Effect::Offer
            | Effect::Browse(..)
            | Effect::List(_)
            | Effect::Read(..)
            | Effect::Delete(..)
            | Effect::TakeOut(_)
            | Effect::Search(_)
            | Effect::Review { .. } => self.files.push(effect),
            // Some workers fail.
            Effect::Judge(ticket, _) | Effect::Explain(ticket, _) if ticket.0 % 3 == 0 => {
                return Ok(Some(failed(ticket)));
            }
            Effect::ReadPuzzles(ticket) | Effect::ReadTriedPuzzles(ticket) => {
                return Ok(Some(puzzles_read(ticket)));
            }
            Effect::Judge(ticket, question) => {
                let limits = Limits { nodes: Some(50), ..REPLY_LIMITS };
                let reply = Judge::default().reply(&question, limits, &Unwatched);
                return Ok(Some(Event::Judged(ticket, reply)));
            }
            Effect::Explain(ticket, puzzle) => {
                let steps = explain(puzzle.game(), puzzle.goal().line());
                return Ok(Some(Event::Explained(ticket, steps)));
            }
            Effect::LogAttempt(ticket, attempt, spent) => {
                let entry = LogEntry::of(&attempt, DAY.at(9, 0, 0, 0), spent).unwrap();
                return Ok(Some(Event::AttemptLogged(ticket, entry, Ok(()))));
            }
            Effect::LogRun(result) => {
                let entry = RunEntry { at: DAY.at(9, 0, 0, 0), result };
                return Ok(Some(Event::RunLogged(entry, Ok(()))));
            }
            _ => {}
        }
        Ok(None)
    }

    fn draw(&mut self, _: &App) -> io::Result<()> {
        Ok(())
    }
}

/// Counts of what happened, so that a run in which nothing happened is not taken for a success.
#[derive(Debug, Default)]
pub struct Tally {
    pub steps: usize,
    /// Number of nodes deleted.
    pub deleted: usize,
    /// Number of nodes in the largest tree.
    pub largest: usize,
    /// Number of journals read.
    pub journals: usize,
    pub drawn: usize,
    pub moves: usize,
    pub ended: usize,
    pub most_counted: u32,
    pub answered: usize,
    pub kinds: HashSet<String>,
}

/// Program with its referee.
pub struct Watched {
    event_loop: EventLoop<World>,
    begin: Begin,
    /// State of the screen at the last check.
    seen: Option<Seen>,
    /// Games that ended on the screen since the score was reset.
    ended: HashSet<u64>,
}

/// State of the screen.
struct Seen {
    number: u64,
    record: Record,
    /// Set if a question about deletion was open.
    asks_to_delete: bool,
}

/// Checks the law of every frame: no cell has a character that a terminal would obey.
pub fn assert_printable(frame: &Buffer) {
    for (index, cell) in frame.content.iter().enumerate() {
        let is_printable = cell.symbol().chars().all(is_printable);
        assert!(is_printable, "{:?} at {:?}", cell.symbol(), frame.pos_of(index));
    }
}

impl Watched {
    pub fn new(begin: Begin) -> Self {
        let window = begin.window;
        let terminal = Terminal::new(TestBackend::new(window.width, window.height)).unwrap();
        let host = World {
            now: Duration::ZERO,
            asked: Vec::new(),
            files: Vec::new(),
            journal: Vec::new(),
            terminal,
        };
        let mut app = App::new(begin.opening.clone(), begin.setup.clone(), window);
        if begin.opening == Opening::Start(Rule::Standard) {
            app.update(Event::Latest(Some(Box::new(kept()))), Duration::ZERO);
        }
        Self { event_loop: EventLoop { app, host }, begin, seen: None, ended: HashSet::new() }
    }

    /// Restarts the program after it has quit, in the same window.
    fn restart(&mut self) {
        let size = self.event_loop.host.terminal.size().unwrap();
        let begin = Begin { window: size, ..self.begin.clone() };
        *self = Self::new(begin);
    }

    pub fn perform(&mut self, deed: &Deed, tally: &mut Tally) {
        match deed {
            Deed::Press(code, modifiers) => {
                self.send(Event::Key(KeyEvent::new(*code, *modifiers)), tally);
            }
            Deed::Type(text) => {
                let key = |char| if char == '\n' { KeyCode::Enter } else { KeyCode::Char(char) };
                let keys = text.chars().map(key);
                let closed = [KeyCode::Esc; 2].into_iter();
                for code in closed.chain(keys).chain([KeyCode::Enter]) {
                    self.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), tally);
                }
            }
            Deed::Mouse(x, y, action) => {
                let Size { width, height } = self.event_loop.host.terminal.size().unwrap();
                let part = |of: u16, part: u8| {
                    u16::try_from((u32::from(of) + 2) * u32::from(part) / 255).unwrap()
                };
                let at = Position { x: part(width, *x), y: part(height, *y) };
                self.send(Event::Mouse(MouseEvent { at, action: *action }), tally);
            }
            Deed::Paste(text) => self.send(Event::Paste(text.clone()), tally),
            Deed::Resize(size) => {
                let terminal = &mut self.event_loop.host.terminal;
                terminal.backend_mut().resize(size.width, size.height);
                terminal.resize(Rect::from((Position::ORIGIN, *size))).unwrap();
                self.send(Event::Resized(*size), tally);
            }
            Deed::Wait(time) => {
                self.event_loop.host.now += *time;
                if self.event_loop.app.wakes_at().is_some_and(|at| at <= self.event_loop.host.now) {
                    self.send(Event::Tick, tally);
                    let next = self.event_loop.app.wakes_at();
                    assert!(next.is_none_or(|at| at > self.event_loop.host.now), "it spins");
                }
            }
            Deed::Say(ago, words) => {
                let asked = &self.event_loop.host.asked;
                let Some((ticket, game)) = asked.iter().rev().nth(*ago) else { return };
                let response = say(*words, game);
                tally.answered += 1;
                self.send(Event::Answered(Answer { ticket: *ticket, response }), tally);
            }
            Deed::Deliver(index, is_well) => {
                let files = &mut self.event_loop.host.files;
                if !files.is_empty() {
                    let effect = files.swap_remove(index % files.len());
                    self.send(deliver(effect, *is_well), tally);
                }
            }
            Deed::Disturb(disturbance) => self.send(
                match disturbance {
                    Disturbance::Suspended => Event::Suspended,
                    Disturbance::Resumed => Event::Resumed,
                    Disturbance::NoShell => Event::NoShell,
                    Disturbance::NotKept => Event::NotKept(NotKept {
                        why: "no\u{9b}2J space left".to_owned(),
                        instead: None,
                    }),
                    Disturbance::Offered => Event::Latest(Some(Box::new(kept()))),
                    Disturbance::NothingOffered => Event::Latest(None),
                    Disturbance::Unreadable => Event::Unreadable(vec![unreadable(); 3]),
                    Disturbance::Tick => Event::Tick,
                },
                tally,
            ),
        }
    }

    fn send(&mut self, event: Event, tally: &mut Tally) {
        tally.steps += 1;
        let flow = self.event_loop.step(std::iter::once(event)).unwrap();
        self.look(tally);
        if flow == Flow::Quit {
            self.restart();
        }
    }

    /// Draws a frame of the current state, without the terminal's part of it.
    pub fn draw(&mut self, tally: &mut Tally) {
        tally.drawn += 1;
        let EventLoop { app, host } = &mut self.event_loop;
        host.terminal.current_buffer_mut().reset();
        app.draw(&mut host.terminal.get_frame());
        assert_printable(host.terminal.current_buffer_mut());
    }

    /// Checks that the game on the screen obeys the rules and counts once, and that nothing of it
    /// is lost.
    pub fn look(&mut self, tally: &mut Tally) {
        let EventLoop { app, host } = &self.event_loop;
        let now = app.game_number().zip(app.saved_game()).map(|(number, saved)| Seen {
            number,
            record: saved.record,
            asks_to_delete: matches!(app.asked(), Some(Command::DeleteNode(_))),
        });
        let before = self
            .seen
            .take()
            .filter(|seen| now.as_ref().is_some_and(|now| now.number == seen.number));
        let has_changed =
            |now: &Seen| before.as_ref().is_none_or(|before| before.record != now.record);
        if let Some(now) = now.as_ref().filter(|now| has_changed(now)) {
            follows_the_rules(&now.record);
            tally.kinds.insert(now.record.kind().to_string());
            let went_on = before.as_ref().is_some_and(|seen| seen.record.state().mover().is_some());
            let moves = now.record.on_board().moves();
            let moves_before = before.as_ref().map_or(0, |seen| seen.record.on_board().moves());
            tally.moves += moves.saturating_sub(moves_before);
            if went_on && matches!(now.record.state(), State::Over(_)) {
                self.ended.insert(now.number);
                tally.ended += 1;
            }
            if let Some(before) = &before {
                loses_nothing(before, now, tally);
            }
            // The disk was given everything.
            if !host.journal.is_empty() && tally.steps.is_multiple_of(BETWEEN_JOURNALS) {
                let kept = journal::read(&host.journal).unwrap().record;
                let text = || String::from_utf8_lossy(&host.journal).into_owned();
                assert!(kept == now.record, "{kept:?}\n{:?}\n{}", now.record, text());
                tally.journals += 1;
            }
        }
        let counted = self.event_loop.app.score().matches();
        assert!(counted as usize <= self.ended.len(), "{counted} games of {:?}", self.ended);
        if counted == 0 {
            self.ended.clear();
        }
        tally.most_counted = tally.most_counted.max(counted);
        self.seen = now;
    }
}

/// Checks that only deleted nodes are removed.
fn loses_nothing(before: &Seen, now: &Seen, tally: &mut Tally) {
    let (then, tree) = (before.record.tree(), now.record.tree());
    let is_gone = |&node: &NodeId| tree.action(node) != then.action(node) || !tree.contains(node);
    let gone = then.preorder().filter(is_gone).count();
    assert!(gone == 0 || before.asks_to_delete && !now.asks_to_delete, "{gone} nodes are gone");
    tally.deleted += gone;
    tally.largest = tally.largest.max(tree.len());
}

/// Replays the game by the rules, move by move.
fn follows_the_rules(shown: &Record) {
    match shown.on_board() {
        AnyGame::Rows(game) => {
            let opened = Game::with_opening(game.variant(), game.opening_rule()).unwrap();
            let is_opened = game.opening().is_some();
            let plain = || Game::from_position(game.start().clone());
            let mut again = if is_opened { opened } else { plain() };
            for turn in game.turns() {
                again.take(turn).unwrap();
            }
            assert_eq!(&again, game);
        }
        AnyGame::Quarto(game) => {
            let mut again = quarto::Game::new(game.board());
            for done in game.moves() {
                again.select(done.piece).unwrap();
                again.place(done.point).unwrap();
            }
            if let Some(piece) = game.selected() {
                again.select(piece).unwrap();
            }
            assert_eq!(&again, game);
        }
    }
}

/// Lists what may be done now: in an opening its acts, otherwise moves.
fn legal_targets(game: &AnyGame) -> Vec<Target> {
    let game = match game {
        AnyGame::Rows(game) => game,
        AnyGame::Quarto(game) if game.selected().is_none() => {
            return game.bag().pieces().map(Target::Piece).collect();
        }
        AnyGame::Quarto(game) => {
            let points = game.shape().points().filter(|&point| game.get(point).is_none());
            return points.map(Target::Cell).collect();
        }
    };
    let Some((opening, task)) = game.opening().zip(game.task()) else {
        return game.legal_moves().map(Target::Cell).collect();
    };
    match task.work {
        Work::Place { .. } | Work::Pick | Work::Offer { .. } => {
            opening.cells().map(Target::Cell).collect()
        }
        Work::Decide => opening.choices().map(Target::Choose).collect(),
        Work::Declare { most } => (1..=most).map(Target::Declare).collect(),
    }
}

fn say(words: Words, game: &AnyGame) -> Response {
    match words {
        Words::Legal(index) => {
            let targets = legal_targets(game);
            match targets.get(index % targets.len().max(1)) {
                Some(&target) => Response::chosen(target),
                None => Response::Failed(Failure::NoMove(NoMove::GameOver)),
            }
        }
        Words::Any(row, col) => Response::chosen(Target::Cell(Point::new(row, col))),
        Words::Thinks => thinks(),
        Words::Fails => Response::Failed(Failure::NoMove(NoMove::Unsupported(game.kind()))),
        Words::Panics => {
            Response::Failed(Failure::Panicked("it is\u{202e}\u{1b}[2J lost".to_owned()))
        }
    }
}

/// Report of a search, with moves that may be on the board.
fn thinks() -> Response {
    let cells = [(0, 0), (2, 1), (7, 7), (40, 2)];
    let pv = cells.into_iter().map(|(row, col)| Target::Cell(Point::new(row, col))).collect();
    Response::Thinking(Info {
        nodes: 1_340_000,
        elapsed: Duration::from_millis(1_290),
        lines: vec![Line { depth: 9, verdict: Verdict::Open(0), pv }],
    })
}

/// Loads such a game from a file.
pub fn loaded(kind: GameKind) -> Loaded {
    let remarks = vec![Remark::TakenFor(kind.variant()), Remark::NoOrder, Remark::OtherGames(7)];
    Loaded { remarks, ..Loaded::new(Record::from(midgame(kind))) }
}

/// Reports that a worker has failed.
fn failed(ticket: Ticket) -> Event {
    Event::Failed(ticket, "it is\u{202e} lost".to_owned())
}

/// Answer to a request for the choice of a file.
fn browsed(browse: &Browse, is_well: bool) -> Browsed {
    let gone = || StoreError::Io(io::Error::from(io::ErrorKind::PermissionDenied));
    let place = || Place { path: "/a\u{202e}b".into(), shown: "/a\u{202e}b".into() };
    match browse {
        Browse::Folder(_) => Browsed::Folder(if is_well {
            let kinds = [EntryKind::Folder, EntryKind::Game, EntryKind::Other];
            let entries = kinds.map(|kind| FolderEntry { name: "\u{1b}[2J\n.sgf".into(), kind });
            let (entries, selected) = (entries.to_vec(), None);
            Ok(Box::new(Folder { place: place(), entries, selected, is_cut: true }))
        } else {
            Err(gone())
        }),
        Browse::Recent(_) => Browsed::Recent(vec![place()]),
        Browse::Preview(_, current) => Browsed::Preview(if is_well {
            let loaded = loaded(GameKind::Rows(*current));
            Ok(Box::new(Preview { loaded, age: None }))
        } else {
            Err(gone())
        }),
    }
}

/// Answer to a request to the disk or to the reviewer.
fn deliver(effect: Effect, is_well: bool) -> Event {
    let gone = || StoreError::Io(io::Error::from(io::ErrorKind::NotFound));
    match effect {
        Effect::Save { path, number, game, .. } => {
            let saved = || Saved {
                format: Format::Csv,
                lost: vec![Lost::Players, Lost::Comments],
                fingerprint: Fingerprint::default(),
            };
            let result = if is_well { Ok(saved()) } else { Err(StoreError::ReadOnly) };
            Event::Saved { path, number, game, result }
        }
        Effect::Load(ticket, mut paths, current) => {
            let path = paths.remove(0);
            let result = if is_well { Ok(loaded(GameKind::Rows(current))) } else { Err(gone()) };
            Event::Loaded(ticket, path, result.map(Box::new))
        }
        Effect::Offer => Event::Latest(is_well.then(|| Box::new(kept()))),
        Effect::Browse(ticket, browse) => Event::Browsed(ticket, browsed(&browse, is_well)),
        Effect::Open(ticket, path) => {
            let opened = SavedGame { path: Some(path.clone()), ..kept() };
            let result = if is_well { Ok(opened) } else { Err(gone()) };
            Event::Opened(ticket, path, result.map(Box::new))
        }
        Effect::Read(ticket, listed) => {
            let record = Record::from(midgame(GameKind::Rows(Variant::GOMOKU_15)));
            let loaded = Box::new(Loaded::new(record));
            let result = if is_well { Ok(loaded) } else { Err(gone()) };
            Event::WasRead(ticket, listed, result)
        }
        Effect::Delete(path) => Event::WasDeleted(path, if is_well { Ok(()) } else { Err(gone()) }),
        Effect::TakeOut(listed) => {
            let result = if is_well { Ok(()) } else { Err(StoreError::Changed) };
            Event::WasDeleted(listed.path, result)
        }
        Effect::Search(search) => Event::Found(answer(search, is_well)),
        Effect::Review { ticket, .. } => failed(ticket),
        Effect::List(ticket) if is_well => {
            let file = Unreadable { path: PathBuf::from("1.journal"), why: "line 2".to_owned() };
            let damaged = Listed::Damaged { file, part: None };
            let whole =
                [Listed::Game, Listed::Here, Listed::Elsewhere].map(|listed| listed(kept()));
            let going_on = whole.into_iter().chain([damaged]).collect();
            Event::Listed(ticket, going_on)
        }
        Effect::List(ticket) => Event::Listed(ticket, Vec::new()),
        _ => Event::Tick,
    }
}

/// Game of a collection, and a damaged one.
static LISTED: LazyLock<Vec<IndexedGame>> = LazyLock::new(|| {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.sgf");
    std::fs::write(&file, "(;GM[4]SZ[15]PB[Ada]DT[2026];B[hh];W[ii])(;GM[4]SZ[15];B[zz])").unwrap();
    let store = Store::in_directory(home.path().join("data"));
    let mut collection = store.collection(&[file]).unwrap();
    collection.update(&mut |_| ControlFlow::Continue(())).unwrap();
    collection.games(&Query::default(), Order::Found, 0, 9).unwrap().games
});

/// Answer of the index of many games: there are more games than a page, of which only some are
/// listed.
fn answer(search: SearchRequest, is_well: bool) -> SearchAnswer {
    let failed = || StoreError::Index("it is damaged".to_owned());
    match search {
        SearchRequest::Begin(ticket, Games::History) if is_well => {
            SearchAnswer::Reading(ticket, ReadProgress { files_read: 1, files: 3, games: 500 })
        }
        SearchRequest::Begin(ticket, _) if is_well => SearchAnswer::Read(ticket, Ok(())),
        SearchRequest::Begin(ticket, _) => SearchAnswer::Read(ticket, Err(failed())),
        SearchRequest::End => SearchAnswer::Read(Ticket(0), Ok(())),
        SearchRequest::List { ticket, skipped, number, .. } => {
            let games = LISTED.iter().cloned().cycle().skip(skipped);
            let games = games.take(number.min(200 - skipped.min(200))).collect();
            let page = Page { total: 200, skipped, games, ..Page::default() };
            SearchAnswer::Listed(ticket, if is_well { Ok(page) } else { Err(failed()) })
        }
        SearchRequest::Explore(ticket, position, _) => {
            let games = Outcomes { drawn: 3, unfinished: 2, ..Outcomes::default() };
            let all = position.variant().shape().points().map(|point| Continuation {
                point,
                games,
                lines: 0,
                comment: String::new(),
            });
            let found = Explorer { games, places: 0, continuations: all.collect() };
            SearchAnswer::Explored(ticket, if is_well { Ok(found) } else { Err(failed()) })
        }
    }
}

/// Creates a game with some moves.
pub fn midgame(kind: GameKind) -> AnyGame {
    let mut game = AnyGame::new(kind);
    match &mut game {
        AnyGame::Rows(game) => {
            for _ in 0..3 {
                let point = game.legal_moves().nth(1).unwrap();
                game.play(point).unwrap();
            }
        }
        AnyGame::Quarto(game) => {
            game.select(Piece::FIRST).unwrap();
            game.place(Point::new(2, 3)).unwrap();
        }
    }
    game
}

/// Stored file that cannot be read.
fn unreadable() -> Unreadable {
    Unreadable { path: PathBuf::from("1\u{9b}2J.journal"), why: "line\u{9b}2J 1".to_owned() }
}

/// Game that is stored.
fn kept() -> SavedGame {
    let begun = "2026-11-22T04:08:07Z".parse().unwrap();
    let game = midgame(GameKind::Rows(Variant::CONNECT_FOUR));
    SavedGame {
        path: Some(PathBuf::from("0.journal")),
        begun: Some(begun),
        idle: Duration::from_secs(90),
        ..SavedGame::new(Record::from(game), Participants::PERSONS)
    }
}

/// Lists games of all kinds.
pub fn kinds() -> Vec<GameKind> {
    let own = |topology, placement| {
        let shape = Shape::new(5, 7, topology).unwrap();
        GameKind::Rows(Variant::new(shape, 4, Rule::Freestyle, placement).unwrap())
    };
    vec![
        GameKind::Rows(Variant::GOMOKU_15),
        GameKind::Rows(Variant::GOMOKU_17.with_rule(Rule::Standard)),
        GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Renju)),
        GameKind::Rows(Variant::GOMOKU_19),
        GameKind::Rows(Variant::GOMOKU_20),
        GameKind::Rows(Variant::CONNECT_FOUR),
        GameKind::Rows(Variant::TIC_TAC_TOE),
        GameKind::Quarto(Board::PLANE),
        GameKind::Quarto(Board::TORUS),
        own(Topology::Torus, Placement::Anywhere),
        own(Topology::Torus, Placement::Gravity),
        own(Topology::Plane, Placement::Gravity),
    ]
}

/// All keys of the table.
pub fn keys() -> Vec<(KeyCode, KeyModifiers)> {
    let plain = |code| (code, KeyModifiers::NONE);
    let named = move |key: &Key| match *key {
        Key::Code(code) => plain(code),
        Key::Char(char) => plain(KeyCode::Char(char)),
        Key::Ctrl(char) => (KeyCode::Char(char), KeyModifiers::CONTROL),
        Key::Digit | Key::Nothing => plain(KeyCode::Char('7')),
    };
    TABLE.iter().flat_map(|binding| binding.keys.iter()).map(|(key, _)| named(key)).collect()
}

/// Texts typed after a key that opens a line.
pub const TYPED: &[&str] = &[
    ":level 3,7",
    ":o both",
    ":o none",
    ":o x",
    ":n",
    ":n 19",
    ":n connect4",
    ":n tictactoe",
    ":n quarto torus",
    ":s a.csv",
    ":l a.csv",
    ":h",
    ":p",
    ":r",
    ":u",
    ":copy",
    ":editor",
    ":games",
    ":games games.sgf",
    ":explore",
    ":h8\n1:h9\n1:i9\n1",
    ":swap\n",
    ":declare 3\n",
    ":pass\n",
    "H/ada size:15",
    "H/moves:",
    "Hoa.sgf",
    "[",
    "[[[[",
    "[[:0,0\n!y",
    "[!y[:1,1",
    "]]",
    "P",
    "a",
    ":comment so so",
    "[:comment [so] so\n]",
    ":delete\ny",
    "[[:delete\ny",
];

/// Texts to paste.
pub const PASTES: &[&str] = &[
    "",
    "7,7",
    "level 3",
    "\n",
    "a\u{4e94}\tb\r\n2",
    "\u{1b}]0;x\u{7}\u{202e}\u{9b}2J\u{feff}",
    "(;SZ[9]PB[\u{1b}[2J\u{202e}\\]];B[aa]C[\u{9b}2J\t\u{2028}\u{feff}])",
    "15",
    "h8i9j10",
    "1. a1 b2\r2. a1",
    "...\r.x.\r...",
    "...x\r.xoo",
    "(;SZ[9];B[aa];W[bb](;B[cc])(;B[dd]))",
    "(;SZ[9];B[",
    "start torus\rselect 3\rplace 1;1",
];

/// Actions of the mouse, clicks more often.
pub const MOUSE: &[MouseAction] = &[
    MouseAction::Move,
    MouseAction::Click,
    MouseAction::Click,
    MouseAction::Click,
    MouseAction::ScrollUp,
    MouseAction::ScrollDown,
];

/// Disturbances by the shell and the disk.
pub const DISTURBANCES: &[Disturbance] = &[
    Disturbance::Suspended,
    Disturbance::Resumed,
    Disturbance::NoShell,
    Disturbance::NotKept,
    Disturbance::Offered,
    Disturbance::NothingOffered,
    Disturbance::Unreadable,
    Disturbance::Tick,
];

/// Number of inputs between two frames. A resize also draws one.
pub const BETWEEN_FRAMES: usize = 12;

/// Number of steps between two checks of the journal.
const BETWEEN_JOURNALS: usize = 8;
