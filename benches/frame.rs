//! Drawing: `cargo bench --bench frame`.

use std::path::PathBuf;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use gomoku::game::GameKind;
use gomoku::rules::Variant;
use gomoku::store::Files;
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::Event;
use gomoku::tui::messages;
use gomoku::tui::theme::{DEFAULT, Theme};
use gomoku::tui::view;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

fn press(app: &mut App, code: KeyCode) {
    app.update(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), Duration::ZERO);
}

/// A 19x19 game with 40 stones.
fn app() -> App {
    let theme = Theme::shipped(DEFAULT);
    let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_19));
    let files = Files::One(PathBuf::from("game.csv"));
    let setup = Setup { theme, ..Setup::new(files) };
    let mut app = App::new(opening, setup, Size::new(80, 24));
    for row in 0..4 {
        for col in 0..10 {
            for char in format!(":{},{}", 4 * row + col % 3, (3 * col + row) % 19).chars() {
                press(&mut app, KeyCode::Char(char));
            }
            press(&mut app, KeyCode::Enter);
            press(&mut app, KeyCode::Esc);
        }
    }
    let game = app.sitting().map(|sitting| sitting.sheet.game);
    let stones = game.map(|game| messages::stones(game.kind(), game.on_board().stones()));
    assert_eq!(stones.as_deref(), Some("40 stones"), "none of them was refused");
    app
}

fn frames(criterion: &mut Criterion) {
    let app = app();
    for (width, height) in [(80, 24), (200, 60)] {
        let name = format!("draw 19x19 into a buffer of {width}x{height}");
        let mut terminal =
            Terminal::new(TestBackend::new(width, height)).expect("a terminal in memory");
        criterion.bench_function(&name, |bencher| {
            bencher.iter(|| {
                let mut frame = terminal.get_frame();
                frame.buffer_mut().reset();
                view::draw(&app, &mut frame);
            });
        });
        criterion.bench_function(&format!("{name}, compared with the last frame"), |bencher| {
            bencher.iter(|| {
                terminal.draw(|frame| view::draw(&app, frame)).map(|_| ()).expect("drawn");
            });
        });
    }
}

criterion_group!(benches, frames);
criterion_main!(benches);
