//! A frame of the program as an SVG.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use gomoku::game::GameKind;
use gomoku::rules::Variant;
use gomoku::store::Files;
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::Event;
use gomoku::tui::theme::{DEFAULT, Theme};
use gomoku::tui::view;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};

const WIDTH: u16 = 80;
const HEIGHT: u16 = 22;
/// Pixels of a cell of the terminal.
const CELL: (u16, u16) = (9, 19);
/// Pixels around it.
const MARGIN: u16 = 12;
const MOVES: &str = "h8 i9 i8 g8 h9 h7 j7 g10 g9 j8 f8 i11 i6 k9 h5 g4 j5 k4 k5";

/// The frame after some moves, as an SVG.
///
/// # Panics
/// If a terminal in memory fails.
pub fn svg() -> String {
    let theme = Theme::shipped(DEFAULT);
    let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
    let files = Files::One(PathBuf::from("game.csv"));
    let setup = Setup { theme, ..Setup::new(files) };
    let mut app = App::new(opening, setup, Size::new(80, 24));
    for point in MOVES.split(' ') {
        for code in [':'].into_iter().chain(point.chars()).map(KeyCode::Char) {
            app.update(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), Duration::ZERO);
        }
        app.update(Event::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)), Duration::ZERO);
    }
    let mut terminal = Terminal::new(TestBackend::new(WIDTH, HEIGHT)).expect("in memory");
    terminal.draw(|frame| view::draw(&app, frame)).expect("in memory");
    picture(terminal.backend().buffer())
}

fn picture(buffer: &Buffer) -> String {
    let (width, height) = (WIDTH * CELL.0 + 2 * MARGIN, HEIGHT * CELL.1 + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-size=\"15\" \
         font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#1c1f26\"/>\n"
    );
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let cell = &buffer[(x, y)];
            if cell.symbol() != " " {
                // Writing to a String cannot fail.
                let _ = writeln!(svg, "{}", glyph(cell, x, y));
            }
        }
    }
    svg + "</svg>\n"
}

fn glyph(cell: &Cell, x: u16, y: u16) -> String {
    let has = |modifier| cell.modifier.contains(modifier);
    let (left, top) = (MARGIN + x * CELL.0, MARGIN + y * CELL.1);
    let (mut ink, mut box_) = (colour(cell.fg), String::new());
    if has(Modifier::REVERSED) {
        let (width, height) = CELL;
        box_ = format!(
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{ink}\"/>"
        );
        "#1c1f26".clone_into(&mut ink);
    }
    let weight = if has(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let dim = if has(Modifier::DIM) { " opacity=\"0.55\"" } else { "" };
    let line = if has(Modifier::UNDERLINED) { " text-decoration=\"underline\"" } else { "" };
    let (middle, base) = (left + CELL.0 / 2, top + CELL.1 - 5);
    let text = match cell.symbol() {
        "<" => "&lt;",
        ">" => "&gt;",
        "&" => "&amp;",
        symbol => symbol,
    };
    format!(
        "{box_}<text x=\"{middle}\" y=\"{base}\" text-anchor=\"middle\" \
         fill=\"{ink}\"{weight}{dim}{line}>{text}</text>"
    )
}

fn colour(colour: Color) -> String {
    match colour {
        Color::Rgb(..) => colour.to_string(),
        _ => "#e6e6e6".to_owned(),
    }
}
