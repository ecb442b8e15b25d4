//! A stage for the screens: a window, keys as a string, and what is seen, text and style.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use gomoku::formats::Kind;
use gomoku::play::{Pairing, Sides};
use gomoku::player::{
    Answer, Ctx, Info, Level, Limits, Player as _, Response, Simple, Ticket, Verdict,
};
use gomoku::rules::{Point, Rule, Variant};
use gomoku::store::{Files, Store};
use gomoku::tui::app::{App, Opening, Seating};
use gomoku::tui::event::{Effect, Event, Mouse, MouseDeed, perform};
use gomoku::tui::keymap::Context;
use gomoku::tui::mind::Sitter;
use gomoku::tui::screen;
use gomoku::tui::theme::{Glyphs, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Size};

/// The program without a terminal, with a directory of its own.
pub struct Stage {
    app: App,
    seating: Seating,
    computer: Simple,
    /// Everything that was asked, in order.
    asked: Vec<Asked>,
    /// How often whoever thinks was told to stop.
    stops: usize,
    /// Who has left a seat, in order.
    left: Vec<Sitter>,
    /// The computer takes its time: the question that it has not answered.
    thinks: Option<Vec<Answer>>,
    dir: tempfile::TempDir,
    terminal: Terminal<TestBackend>,
    has_quit: bool,
}

/// A question for the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub sitter: Sitter,
    pub level: u8,
    pub ticket: Ticket,
    pub stones: usize,
    pub pace: Duration,
}

fn app(opening: Opening, seating: Seating, theme: Theme, window: Size) -> App {
    App::new(opening, seating, Files::One(PathBuf::from("game.csv")), theme, window)
}

impl Stage {
    /// The program as it starts, in a window of this size.
    pub fn new(width: u16, height: u16) -> Self {
        Self::with(width, height, Opening::Ask(None, Rule::Freestyle), Glyphs::UNICODE, true)
    }

    /// A game on a board of this size.
    pub fn game(width: u16, height: u16, side: u8) -> Self {
        Self::of(width, height, Kind::Rows(Variant::offered(side).unwrap()))
    }

    /// Any game for two persons.
    pub fn of(width: u16, height: u16, kind: Kind) -> Self {
        Self::with(width, height, Opening::New(kind), Glyphs::UNICODE, true)
    }

    /// A game of rows against the computer.
    pub fn against_computer(width: u16, height: u16, variant: Variant) -> Self {
        let stage = Self::of(width, height, Kind::Rows(variant));
        stage.seated(variant, Pairing { sides: Sides::PersonBegins, ..Pairing::default() })
    }

    /// Two computers of these levels, which take their time.
    pub fn watching(width: u16, height: u16, variant: Variant, levels: [u8; 2]) -> Self {
        let [other, level] = levels.map(|level| Level::new(level).unwrap());
        let stage = Self::of(width, height, Kind::Rows(variant)).slow();
        stage.seated(variant, Pairing { sides: Sides::Computers, level, other })
    }

    /// A game of rows with these players.
    pub fn seated(mut self, variant: Variant, pairing: Pairing) -> Self {
        self.seating.pairing = pairing;
        self.begin(Opening::New(Kind::Rows(variant)));
        self
    }

    /// The same where the computer thinks while it is a person's turn, too.
    pub fn pondering(mut self, variant: Variant, pairing: Pairing) -> Self {
        self.seating.ponders = true;
        self.seated(variant, pairing)
    }

    /// The program with another beginning or another look.
    pub fn with(width: u16, height: u16, opening: Opening, glyphs: Glyphs, colour: bool) -> Self {
        let theme = Theme::new(glyphs, colour).unwrap();
        Self {
            app: app(opening, Seating::default(), theme, Size { width, height }),
            seating: Seating::default(),
            computer: Simple::new(1),
            asked: Vec::new(),
            stops: 0,
            left: Vec::new(),
            thinks: None,
            dir: tempfile::tempdir().unwrap(),
            terminal: Terminal::new(TestBackend::new(width, height)).unwrap(),
            has_quit: false,
        }
    }

    /// A file in the directory of this stage.
    pub fn file(self, name: &str, content: &str) -> Self {
        std::fs::write(self.dir.path().join(name), content).unwrap();
        self
    }

    /// Where a file of this name lies.
    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Starts the program again with this opening.
    pub fn begin(&mut self, opening: Opening) {
        let window = self.terminal.size().unwrap();
        self.app = app(opening, self.seating, self.app.theme.clone(), window);
        // As the loop does: what was opened may begin with the computer's turn.
        self.send(Event::Resized(window));
    }

    /// From now on the computer answers only when it is told to.
    pub fn slow(mut self) -> Self {
        self.thinks = Some(Vec::new());
        self
    }

    /// Lets the computer answer everything that it was asked, in order.
    pub fn answer(mut self) -> Self {
        for answer in self.thinks.replace(Vec::new()).unwrap() {
            self.hear(answer);
        }
        self
    }

    /// Everything that was asked, in order.
    pub fn asked(&self) -> &[Asked] {
        &self.asked
    }

    /// How often whoever thinks was told to stop.
    pub fn stops(&self) -> usize {
        self.stops
    }

    /// Who has left a seat, in order.
    pub fn left(&self) -> &[Sitter] {
        &self.left
    }

    /// Lets the computer say something to the question with this number, the last one at 0.
    pub fn say_to(mut self, ago: usize, response: Response) -> Self {
        let ticket = self.asked[self.asked.len() - 1 - ago].ticket;
        self.hear(Answer { ticket, response });
        self
    }

    /// Lets the computer say something to what it was asked last.
    pub fn say(self, response: Response) -> Self {
        self.say_to(0, response)
    }

    /// Lets the computer say how far it has come with the last question.
    pub fn thinks_of(self, cells: &[(u8, u8)]) -> Self {
        self.say(thinking(cells))
    }

    /// What the loop does with an answer; whether it draws then.
    fn hear(&mut self, answer: Answer) -> bool {
        let event = Event::Answered(answer);
        let is_ignored = self.app.ignores(&event);
        if !is_ignored {
            self.send(event);
        }
        !is_ignored
    }

    /// Whether an answer to the question with this number changes what is seen.
    pub fn is_heard(&mut self, ago: usize, response: Response) -> bool {
        let ticket = self.asked[self.asked.len() - 1 - ago].ticket;
        self.hear(Answer { ticket, response })
    }

    /// Moves the mouse to a cell of the window, and presses its button there if that is wanted.
    pub fn mouse(mut self, x: u16, y: u16, what: MouseDeed) -> Self {
        let event = Event::Mouse(Mouse { at: Position { x, y }, what });
        if !self.app.ignores(&event) {
            self.send(event);
        }
        self
    }

    /// Where a text stands in the window, its first cell.
    pub fn find(&mut self, text: &str) -> (u16, u16) {
        let shown = self.text();
        let found = shown.lines().zip(0..).find_map(|(line, y)| {
            let x = line.find(text)?;
            Some((line[..x].chars().count().try_into().unwrap(), y))
        });
        found.unwrap_or_else(|| panic!("{text:?} is not in\n{shown}"))
    }

    /// The content of a file in the directory of this stage.
    pub fn read(&self, name: &str) -> Option<String> {
        std::fs::read_to_string(self.dir.path().join(name)).ok()
    }

    /// Presses keys: letters as they are, others by name, as in `7,7<Enter><C-c>`. The screen is
    /// drawn after each.
    pub fn press(mut self, keys: &str) -> Self {
        for key in parse(keys) {
            self.send(Event::Key(key));
        }
        self
    }

    /// Lets something else happen.
    pub fn send(&mut self, event: Event) {
        for effect in self.app.update(event) {
            if effect == Effect::Quit {
                self.has_quit = true;
            }
            if effect == Effect::Stop {
                self.stops += 1;
            }
            if let Effect::Leave(sitter) = effect {
                self.left.push(sitter);
            }
            if let Effect::Ask { sitter, manner, ticket, game } = effect {
                let stones = game.moves().len();
                let (level, pace) = (manner.level.number(), manner.pace);
                self.asked.push(Asked { sitter, level, ticket, stones, pace });
                let choice = self.computer.choose(&game, &Limits::default(), &Ctx::quiet());
                let answer = Answer {
                    ticket,
                    response: Response::Move { point: choice.unwrap(), reason: None },
                };
                match &mut self.thinks {
                    Some(answers) => answers.push(answer),
                    None => {
                        self.hear(answer);
                    }
                }
                continue;
            }
            if let Some(answer) = self.perform(effect) {
                self.send(answer);
            }
        }
        self.draw();
    }

    /// Performs an effect with paths within the stage's directory, and names them as they were.
    fn perform(&self, effect: Effect) -> Option<Event> {
        let inside = |path: &PathBuf| self.dir.path().join(path);
        let store = Store::in_directory(self.dir.path().to_path_buf());
        match effect {
            Effect::Save { path, sheet, known } => {
                match perform(&store, Effect::Save { path: inside(&path), sheet, known })? {
                    Event::Saved { sheet, result, .. } => {
                        Some(Event::Saved { path, sheet, result })
                    }
                    _ => None,
                }
            }
            Effect::Load { path, current } => {
                match perform(&store, Effect::Load { path: inside(&path), current })? {
                    Event::Loaded { result, .. } => Some(Event::Loaded { path, result }),
                    _ => None,
                }
            }
            other => perform(&store, other),
        }
    }

    /// Gives the window another size.
    pub fn resize(mut self, width: u16, height: u16) -> Self {
        self.terminal.backend_mut().resize(width, height);
        self.send(Event::Resized(Size { width, height }));
        self
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| screen::draw(&self.app, frame)).unwrap();
    }

    /// Whether the program has ended.
    pub fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// The text in the window.
    pub fn text(&mut self) -> String {
        self.draw();
        self.rows(|cell| cell.symbol().to_owned())
    }

    /// The text, below it each cell's style as a letter, and what the letters mean.
    pub fn picture(&mut self) -> String {
        let mut picture = self.text();
        let mut legend: Vec<String> = Vec::new();
        let styles = self.rows(|cell| {
            let style = describe(cell);
            if style.is_empty() {
                return " ".to_owned();
            }
            let index = legend.iter().position(|known| *known == style).unwrap_or_else(|| {
                legend.push(style);
                legend.len() - 1
            });
            char::from(b'a' + u8::try_from(index).unwrap()).to_string()
        });
        writeln!(picture, "---- styles\n{styles}----").unwrap();
        for (letter, style) in ('a'..).zip(legend) {
            writeln!(picture, "{letter}: {style}").unwrap();
        }
        if self.app.context() == Context::Command {
            let cursor = self.terminal.get_cursor_position().unwrap();
            writeln!(picture, "the terminal's cursor: column {}, row {}", cursor.x, cursor.y)
                .unwrap();
        }
        picture
    }

    fn rows(&self, mut show: impl FnMut(&Cell) -> String) -> String {
        let buffer = self.terminal.backend().buffer();
        let mut text = String::new();
        for y in 0..buffer.area.height {
            let row: String = (0..buffer.area.width).map(|x| show(&buffer[(x, y)])).collect();
            writeln!(text, "{}", row.trim_end()).unwrap();
        }
        text
    }
}

/// A report of a search that expects these moves.
pub fn thinking(cells: &[(u8, u8)]) -> Response {
    Response::Thinking(Info {
        depth: 9,
        nodes: 1_340_000,
        elapsed: Duration::from_millis(1_290),
        verdict: Verdict::Open(0),
        pv: cells.iter().map(|&(row, col)| Point::new(row, col)).collect(),
    })
}

fn describe(cell: &Cell) -> String {
    let mut words = Vec::new();
    let style = cell.style();
    words.extend(style.fg.filter(|fg| fg.to_string() != "Reset").map(|fg| fg.to_string()));
    words.extend(style.bg.filter(|bg| bg.to_string() != "Reset").map(|bg| format!("on {bg}")));
    if !style.add_modifier.is_empty() {
        words.push(format!("{:?}", style.add_modifier));
    }
    words.join(" ")
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
        "F1" => KeyCode::F(1),
        "C-c" => return (KeyCode::Char('c'), KeyModifiers::CONTROL, length),
        "C-u" => return (KeyCode::Char('u'), KeyModifiers::CONTROL, length),
        "C-z" => return (KeyCode::Char('z'), KeyModifiers::CONTROL, length),
        _ => panic!("no key <{name}>"),
    };
    (code, KeyModifiers::NONE, length)
}
