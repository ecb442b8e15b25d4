//! Pictures in the README and the manual, each with its theme, window and game.

use std::path::PathBuf;
use std::time::Duration;

use gomoku::game::GameKind;
use gomoku::quarto::Board;
use gomoku::rules::Variant;
use gomoku::store::Files;
use gomoku::tui::app::{App, Opening, Setup};
use gomoku::tui::event::Event;
use gomoku::tui::theme::Theme;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

/// Picture made from a real frame.
pub struct Picture {
    /// Name of its file in `assets/screenshots`, without the extension.
    pub name: &'static str,
    theme: &'static str,
    window: Size,
    kind: GameKind,
    moves: &'static str,
    /// Keys pressed after the moves.
    keys: &'static str,
}

const MIDGAME: &str = "h8 i9 h9 h10 g8 i8 i10 g10 f7 e6 i7 j6 g9";
const WON: &str = "h8 i9 h9 h10 g8 i8 i10 g10 f7 e6 i7 j6 j11";
const FOUR: &str = "3 3 2 2 3 4 1 0 5 5";
const QUARTO: &str = "5 1,1 10 2,2 0 1,3 7 3,1 12 2,4 3";
const BOARD: GameKind = GameKind::Rows(Variant::GOMOKU_15);
const MIDDLE: Size = Size::new(120, 40);

/// All pictures of the README.
pub const PICTURES: &[Picture] = &[
    game("classic-80x24", "classic", Size::new(80, 24)),
    game("classic-120x40", "classic", MIDDLE),
    game("classic-200x60", "classic", Size::new(200, 60)),
    game("classic-light", "classic-light", MIDDLE),
    Picture { moves: WON, keys: "c", ..game("wood-won", "wood", MIDDLE) },
    game("slate", "slate", MIDDLE),
    game("night", "night", MIDDLE),
    game("paper", "paper", MIDDLE),
    game("high-contrast", "high-contrast", MIDDLE),
    game("deuteranopia", "deuteranopia", MIDDLE),
    game("tritanopia", "tritanopia", MIDDLE),
    game("mono", "mono", MIDDLE),
    Picture {
        kind: GameKind::Rows(Variant::CONNECT_FOUR),
        moves: FOUR,
        keys: "",
        ..game("connect-four", "classic", MIDDLE)
    },
    Picture {
        kind: GameKind::Quarto(Board::PLANE),
        moves: QUARTO,
        keys: "",
        ..game("quarto", "classic", MIDDLE)
    },
];

const fn game(name: &'static str, theme: &'static str, window: Size) -> Picture {
    Picture { name, theme, window, kind: BOARD, moves: MIDGAME, keys: "c<>" }
}

impl Picture {
    /// Draws the frame of the picture.
    ///
    /// # Panics
    /// If a terminal in memory fails.
    pub fn frame(&self) -> Buffer {
        let files = Files::One(PathBuf::from("game.csv"));
        let setup = Setup { theme: Theme::shipped(self.theme), ..Setup::still(files) };
        let mut app = App::new(Opening::New(self.kind), setup, self.window);
        let mut press = |code| {
            let key = KeyEvent::new(code, KeyModifiers::NONE);
            app.update(Event::Key(key), Duration::ZERO);
        };
        for typed in self.moves.split(' ') {
            [':'].into_iter().chain(typed.chars()).map(KeyCode::Char).for_each(&mut press);
            press(KeyCode::Enter);
        }
        for key in self.keys.chars() {
            press(match key {
                '<' => KeyCode::Left,
                '>' => KeyCode::Down,
                key => KeyCode::Char(key),
            });
        }
        let mut terminal = Terminal::new(TestBackend::new(self.window.width, self.window.height))
            .expect("in memory");
        terminal.draw(|frame| app.draw(frame)).expect("in memory");
        terminal.backend().buffer().clone()
    }
}
