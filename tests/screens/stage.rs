//! A stage for the screens: a window, keys as a string, and what is seen, text and style.

use std::fmt::Write as _;
use std::path::PathBuf;

use gomoku::rules::Variant;
use gomoku::store::Store;
use gomoku::tui::app::{App, Opening};
use gomoku::tui::event::{Effect, Event, perform};
use gomoku::tui::keymap::Context;
use gomoku::tui::screen;
use gomoku::tui::theme::{Glyphs, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

/// The program without a terminal, with a directory of its own.
pub struct Stage {
    app: App,
    dir: tempfile::TempDir,
    terminal: Terminal<TestBackend>,
    has_quit: bool,
}

impl Stage {
    /// The program as it starts, in a window of this size.
    pub fn new(width: u16, height: u16) -> Self {
        Self::with(width, height, Opening::Ask(None), Glyphs::UNICODE, true)
    }

    /// A game on a board of this size.
    pub fn game(width: u16, height: u16, side: u8) -> Self {
        let opening = Opening::New(Variant::offered(side).unwrap());
        Self::with(width, height, opening, Glyphs::UNICODE, true)
    }

    /// The program with another beginning or another look.
    pub fn with(width: u16, height: u16, opening: Opening, glyphs: Glyphs, colour: bool) -> Self {
        let theme = Theme::new(glyphs, colour).unwrap();
        Self {
            app: App::new(opening, PathBuf::from("game.csv"), theme, Size { width, height }),
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
        self.app = App::new(opening, PathBuf::from("game.csv"), self.app.theme.clone(), window);
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
            Effect::Save { path, record, known } => {
                match perform(&store, Effect::Save { path: inside(&path), record, known })? {
                    Event::Saved { record, result, .. } => {
                        Some(Event::Saved { path, record, result })
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
