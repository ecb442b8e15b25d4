//! Drawing of frames: `cargo bench --bench frame`.

use std::path::PathBuf;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use gomoku::game::GameKind;
use gomoku::rules::Variant;
use gomoku::store::Files;
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::Event;
use gomoku::tui::theme::{DEFAULT, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

fn press(app: &mut App, code: KeyCode) {
    app.update(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)), Duration::ZERO);
}

/// Shows a 19x19 game with 40 stones.
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
    let stones = app.saved_game().map(|game| game.record.on_board().stones());
    assert_eq!(stones, Some(40), "none of them was refused");
    app
}

/// Shows a 15x15 board full of stones, in pairs that shift from row to row: 6x3 in a window of
/// 200x60.
fn full() -> App {
    let setup =
        Setup { theme: Theme::shipped(DEFAULT), ..Setup::new(Files::One("game.csv".into())) };
    let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
    let mut app = App::new(opening, setup, Size::new(200, 60));
    let cells = || (0..15).flat_map(|row| (0..15).map(move |col| (row, col)));
    let of = |side| cells().filter(move |(row, col)| (row + col / 2) % 2 == side);
    for (first, second) in of(0).zip(of(1).map(Some).chain([None])) {
        for (row, col) in [Some(first), second].into_iter().flatten() {
            let typed = format!(":{row},{col}");
            typed.chars().for_each(|char| press(&mut app, KeyCode::Char(char)));
            press(&mut app, KeyCode::Enter);
        }
    }
    let is_full = app.score().drawn() == 1;
    assert!(is_full, "none of them was refused");
    app
}

fn frames(criterion: &mut Criterion) {
    for (app, board, width, height) in
        [(app(), "19x19", 80, 24), (app(), "19x19", 200, 60), (full(), "15x15, full,", 200, 60)]
    {
        let name = format!("draw {board} into a buffer of {width}x{height}");
        let mut terminal =
            Terminal::new(TestBackend::new(width, height)).expect("a terminal in memory");
        criterion.bench_function(&name, |bencher| {
            bencher.iter(|| {
                let mut frame = terminal.get_frame();
                frame.buffer_mut().reset();
                app.draw(&mut frame);
            });
        });
        criterion.bench_function(&format!("{name}, compared with the last frame"), |bencher| {
            bencher.iter(|| {
                terminal.draw(|frame| app.draw(frame)).map(|_| ()).expect("drawn");
            });
        });
    }
}

criterion_group!(benches, frames);
criterion_main!(benches);
