//! Screen of a match between engines.

use gomoku::rules::{BySide, Rule, Variant, parse_moves};
use gomoku::tui::spectator::{Pressed, Scene, Spectator, WatchedGame};
use gomoku::tui::theme::{DEFAULT, Role, Theme};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

const TABLE: &str = "#  Engine  Games  +  =  -  Points     %   Elo    ±
1  rapfi       6  4  0  2     4.0  66.7  +120  265
2  gomoku      6  2  0  4     2.0  33.3  -120  265

gomoku: Elo -120.4 (95%: -458.6 to +70.5)
Likelihood of superiority: 11.0%
Pairs with 0, 0.5, 1, 1.5 and 2 points: 1 0 2 0 0

#  Engine  Moves   Mean  Longest  Depth  Late  Illegal  Crashed
1  rapfi     141  43 ms    83 ms   12.3     0        0        0
2  gomoku    140  46 ms    92 ms            0        0        0
";

/// Match with so many games in progress.
fn scene(games: usize, variant: Variant) -> Scene {
    let name = |name: &str| name.to_owned();
    let watched = |number| {
        let moves = ["h8h9g7i7j6", "h8i9g7g9i7", "h8", "g9h8i9j10h10g10"][number % 4];
        let names = BySide { first: name("rapfi"), second: name("gomoku\u{1b}[31m 中") };
        Some(WatchedGame { number: number + 7, names, game: parse_moves(moves, variant).unwrap() })
    };
    Scene {
        heading: variant.to_string(),
        table: TABLE.to_owned(),
        progress: name("6/40 games  +2 =0 -4  Elo -120 ± 265  12m left"),
        games: (0..games).map(watched).collect(),
        is_over: false,
        version: 1,
    }
}

fn drawn(view: &Spectator, scene: &Scene, theme: &Theme, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view.draw(scene, theme, frame)).unwrap();
    terminal.backend().buffer().clone()
}

fn lines(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(buffer.area.width.into());
    let rows = rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>());
    rows.map(|row| row.trim_end().to_owned() + "\n").collect()
}

fn picture(games: usize, width: u16, height: u16) -> String {
    let scene = scene(games, Variant::GOMOKU_15);
    lines(&drawn(&Spectator::default(), &scene, &Theme::shipped(DEFAULT), width, height))
}

fn press(view: &mut Spectator, code: KeyCode) -> Pressed {
    view.press(KeyEvent::new(code, KeyModifiers::NONE))
}

mod pictures {
    use super::*;

    #[test]
    fn of_a_match() {
        assert_snapshot!("spectator_at_80x24", picture(1, 80, 24));
        assert_snapshot!("spectator_at_120x40", picture(2, 120, 40));
        assert_snapshot!("spectator_at_200x60", picture(8, 200, 60));
    }
}

#[test]
fn tab_switches_where_only_one_part_has_room() {
    let (scene, theme) = (scene(2, Variant::GOMOKU_15), Theme::shipped(DEFAULT));
    let mut view = Spectator::default();
    let boards = lines(&drawn(&view, &scene, &theme, 80, 24));
    assert!(boards.contains('┼') && !boards.contains("Elo -120.4") && boards.contains("Tab"));
    assert_eq!(press(&mut view, KeyCode::Tab), Pressed::Switched);
    let table = lines(&drawn(&view, &scene, &theme, 80, 24));
    assert!(!table.contains('┼') && table.contains("Elo -120.4") && table.contains("Tab"));
    // Both have room, so that Tab is of no use.
    for (width, height) in [(120, 40), (80, 40)] {
        let both = lines(&drawn(&view, &scene, &theme, width, height));
        assert!(both.contains('┼') && both.contains("Elo -120.4") && !both.contains("Tab"));
    }
}

#[test]
fn only_q_escape_and_control_c_quit() {
    let mut view = Spectator::default();
    for code in [KeyCode::Char('q'), KeyCode::Esc] {
        assert_eq!(press(&mut view, code), Pressed::Quit);
    }
    let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(view.press(key), Pressed::Quit);
    for code in [KeyCode::Char('c'), KeyCode::Enter, KeyCode::Left] {
        assert_eq!(press(&mut view, code), Pressed::Nothing);
    }
}

#[test]
fn as_many_boards_are_shown_as_fit() {
    let boards = |games, width, height| picture(games, width, height).matches('╋').count() / 4;
    for (games, width, height, expected) in
        [(1, 80, 24, 1), (2, 80, 24, 2), (5, 80, 24, 2), (9, 200, 60, 9), (20, 200, 60, 9)]
    {
        // A stone may cover a star of the first board.
        let found = boards(games, width, height);
        assert!((expected - 1..=expected).contains(&found), "{games} in {width}x{height}: {found}");
    }
}

#[test]
fn every_window_has_a_picture() {
    let theme = Theme::shipped(DEFAULT);
    let view = Spectator::default();
    let variants = [Variant::GOMOKU_15, Variant::GOMOKU_20.with_rule(Rule::Renju)];
    for (width, height) in [(1, 1), (5, 3), (20, 8), (33, 20), (40, 100), (84, 9), (300, 100)] {
        for games in [0, 1, 3, 70] {
            for variant in variants {
                let buffer = drawn(&view, &scene(games, variant), &theme, width, height);
                let text = lines(&buffer);
                assert!(!text.contains('\u{1b}'), "{text}");
                // The whole window has the ground of the theme.
                let ground = theme.style(Role::Ground).bg.unwrap();
                assert_eq!(buffer[(width - 1, height - 1)].bg, ground);
            }
        }
    }
}

#[test]
fn after_the_match_the_key_says_so() {
    let over = Scene { is_over: true, ..scene(1, Variant::GOMOKU_15) };
    let (view, theme) = (Spectator::default(), Theme::shipped(DEFAULT));
    assert!(lines(&drawn(&view, &over, &theme, 80, 24)).contains(" q  leave"));
}
