//! A small game in the colours of a theme, as text with the sequences of a terminal.

use std::fmt::Write as _;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};

use super::app::{App, Opening, Setup};
use super::event::Event;
use super::theme::Theme;
use super::view;
use crate::game::GameKind;
use crate::rules::{Placement, Rule, Shape, Topology, Variant};
use crate::store::Files;

/// The window of the game.
const WINDOW: Size = Size { width: 76, height: 17 };
const MOVES: [&str; 8] = ["c3", "d3", "d4", "e3", "e5", "b2", "c4", "f2"];

/// A game in a small window, as the terminal shows it.
///
/// # Errors
/// None: the terminal is in memory.
pub fn sample(theme: Theme) -> anyhow::Result<String> {
    let shape = Shape::new(7, 5, Topology::Plane)?;
    let variant = Variant::new(shape, 4, Rule::Freestyle, Placement::Anywhere)?;
    let setup = Setup { theme, ..Setup::still(Files::One("game.csv".into())) };
    let mut app = App::new(Opening::New(GameKind::Rows(variant)), setup, WINDOW);
    let mut press = |code| {
        app.update(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), Duration::ZERO);
    };
    for cell in MOVES {
        [':'].into_iter().chain(cell.chars()).map(KeyCode::Char).for_each(&mut press);
        press(KeyCode::Enter);
    }
    let mut terminal = Terminal::new(TestBackend::new(WINDOW.width, WINDOW.height))?;
    terminal.draw(|frame| view::draw(&app, frame))?;
    Ok(escaped(terminal.backend().buffer()))
}

/// The cells with the sequences that give them their style.
fn escaped(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let mut last = String::new();
        for cell in row {
            let style = style(cell);
            if style != last {
                // Writing to a String cannot fail.
                let _ = write!(text, "\x1b[0{style}m");
                last = style;
            }
            text.push_str(cell.symbol());
        }
        text.push_str("\x1b[0m\n");
    }
    text
}

/// The numbers of a style, each after a semicolon.
fn style(cell: &Cell) -> String {
    const MODIFIERS: [(Modifier, u8); 5] = [
        (Modifier::BOLD, 1),
        (Modifier::DIM, 2),
        (Modifier::ITALIC, 3),
        (Modifier::UNDERLINED, 4),
        (Modifier::REVERSED, 7),
    ];
    let mut numbers = String::new();
    for (_, number) in
        MODIFIERS.into_iter().filter(|(modifier, _)| cell.modifier.contains(*modifier))
    {
        let _ = write!(numbers, ";{number}");
    }
    for (colour, layer) in [(cell.fg, 38), (cell.bg, 48)] {
        let _ = match colour {
            Color::Reset => Ok(()),
            Color::Rgb(r, g, b) => write!(numbers, ";{layer};2;{r};{g};{b}"),
            Color::Indexed(index) => write!(numbers, ";{layer};5;{index}"),
            named => match sixteen(named) {
                low @ ..8 => write!(numbers, ";{}", layer - 8 + low),
                high => write!(numbers, ";{}", layer + 44 + high),
            },
        };
    }
    numbers
}

/// The place of a colour among the sixteen.
const fn sixteen(colour: Color) -> u8 {
    match colour {
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        _ => 0,
    }
}
