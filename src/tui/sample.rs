//! Sample game in the colours of a theme, as text with escape sequences.

use std::fmt::Write as _;
use std::time::Duration;

use anstyle::{Reset, Style};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;
use ratatui::style::Color;

use super::app::{App, Opening, Setup};
use super::event::Event;
use super::theme::Theme;
use crate::game::GameKind;
use crate::rules::{Placement, Rule, Shape, Topology, Variant};
use crate::store::Files;

const WINDOW: Size = Size { width: 76, height: 17 };
const MOVES: [&str; 8] = ["c3", "d3", "d4", "e3", "e5", "b2", "c4", "f2"];

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
    terminal.draw(|frame| app.draw(frame))?;
    Ok(escaped(terminal.backend().buffer()))
}

fn escaped(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content.chunks(usize::from(buffer.area.width)) {
        let mut last = Style::new();
        for cell in row {
            let style = style(cell);
            if style != last {
                // Writing to a `String` cannot fail.
                let _ = write!(text, "{}{style}", Reset.render());
                last = style;
            }
            text.push_str(cell.symbol());
        }
        let _ = writeln!(text, "{}", Reset.render());
    }
    text
}

/// Style of a cell, relative to the plain style.
fn style(cell: &Cell) -> Style {
    let colour = |colour: Color| (colour != Color::Reset).then(|| colour.into());
    Style::new().effects(cell.modifier.into()).fg_color(colour(cell.fg)).bg_color(colour(cell.bg))
}
