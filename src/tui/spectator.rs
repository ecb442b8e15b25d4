//! Screen of a match between engines: the table, and the boards as they are played.
//!
//! The table and the boards share the window if there is room. Otherwise one of them is shown, and
//! Tab switches. The boards are as large as the number of games permits.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use super::board::BoardView;
use super::layout::{BoardLayout, CellSize, LABEL, largest};
use super::naming::mark;
use super::text::draw;
use super::theme::{Role, Theme};
use crate::game::GameKind;
use crate::locale::text;
use crate::rules::{BySide, Game, Stone};

/// Columns of the table at most.
const TABLE: u16 = 80;
const GAP: u16 = 3;
const AIR: u16 = 1;
/// Rows of the names above a board, and of the line between two boards.
const NAMES: u16 = 1;
/// Smallest window. A smaller one shows only the progress.
const LEAST: Size = Size { width: 20, height: 8 };

/// State of a match, as it is shown.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Game that is played, in words.
    pub heading: String,
    /// Standings in several lines.
    pub table: String,
    pub progress: String,
    /// Games by the numbers of their tables.
    pub games: Vec<Option<WatchedGame>>,
    pub is_over: bool,
    /// Number of changes so far.
    pub version: u64,
}

/// Game in progress.
#[derive(Clone, Debug)]
pub struct WatchedGame {
    /// Number from 1.
    pub number: usize,
    pub names: BySide<String>,
    pub game: Game,
}

/// Part of the screen, if only one has room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Boards,
    Table,
}

/// View of a match.
#[derive(Debug, Default)]
pub struct Spectator {
    part: Part,
}

/// Result of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    Nothing,
    Switched,
    /// The shell is wanted.
    Suspend,
    Quit,
}

impl Spectator {
    pub fn press(&mut self, key: KeyEvent) -> Pressed {
        let has_ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Pressed::Quit,
            KeyCode::Char('c') if has_ctrl => Pressed::Quit,
            KeyCode::Char('z') if has_ctrl => Pressed::Suspend,
            KeyCode::Tab => {
                self.part = match self.part {
                    Part::Boards => Part::Table,
                    Part::Table => Part::Boards,
                };
                Pressed::Switched
            }
            _ => Pressed::Nothing,
        }
    }

    pub fn draw(&self, scene: &Scene, theme: &Theme, frame: &mut Frame) {
        let window = frame.area();
        frame.buffer_mut().set_style(window, theme.style(Role::Ground));
        let line = |text: &str, role, row, frame: &mut Frame| {
            let line = Line::styled(text.to_owned(), theme.style(role));
            draw(&line, inset(row), frame.buffer_mut());
        };
        let mut rows = window.rows();
        if window.width < LEAST.width || window.height < LEAST.height {
            let row = rows.next().unwrap_or_default();
            return line(&scene.progress, Role::Status, row, frame);
        }
        line(&scene.heading, Role::Title, rows.next().unwrap_or_default(), frame);
        let area = Rect { y: window.y + 2, height: window.height - 5, ..window };
        let is_alone = self.draw_parts(scene, inset(area), theme, frame);
        if let Some(row) = rows.nth_back(1) {
            line(&scene.progress, Role::Status, row, frame);
        }
        let row = Rect { y: window.bottom() - 1, height: 1, ..window };
        draw(&self.keys(scene, is_alone, theme), inset(row), frame.buffer_mut());
    }

    /// Draws the parts that have room. Returns whether there is only one.
    fn draw_parts(&self, scene: &Scene, area: Rect, theme: &Theme, frame: &mut Frame) -> bool {
        let games: Vec<&WatchedGame> = scene.games.iter().flatten().collect();
        let rows = u16::try_from(scene.table.lines().count()).unwrap_or(u16::MAX);
        let (table, boards) = both(area, rows);
        // Boards must be comfortable beside the table.
        let beside = grid(&games, boards).filter(|grid| grid.cell.columns > 1);
        let (is_alone, grid, table) = match beside {
            Some(grid) => (false, Some(grid), Some(table)),
            None if self.part == Part::Table || games.is_empty() => (true, None, Some(area)),
            None => (true, grid(&games, area), None),
        };
        if let Some(area) = table {
            draw_table(&scene.table, area, theme, frame);
        }
        for (game, place) in grid.iter().flat_map(|grid| games.iter().zip(grid.places())) {
            draw_game(game, place, theme, frame);
        }
        is_alone && !games.is_empty()
    }

    fn keys(&self, scene: &Scene, is_alone: bool, theme: &Theme) -> Line<'static> {
        let quit = if scene.is_over { text!("match-key-leave") } else { text!("match-key-quit") };
        let switch = match self.part {
            Part::Boards => text!("match-key-table"),
            Part::Table => text!("match-key-boards"),
        };
        let keys = [Some(("q", quit)), is_alone.then_some(("Tab", switch))];
        let spans = keys.into_iter().flatten().flat_map(|(key, word)| {
            [
                Span::styled(format!(" {key} "), theme.style(Role::Key)),
                Span::styled(format!(" {word}  "), theme.style(Role::Faint)),
            ]
        });
        spans.collect::<Vec<_>>().into()
    }
}

fn inset(area: Rect) -> Rect {
    Rect { x: area.x + AIR, width: area.width.saturating_sub(2 * AIR), ..area }
}

/// Areas of the table, which has so many rows, and of the boards: side by side in a wide window, or
/// else one above the other.
fn both(area: Rect, rows: u16) -> (Rect, Rect) {
    if area.width > TABLE + GAP {
        let table = Rect { width: TABLE, ..area };
        let x = table.right() + GAP;
        return (table, Rect { x, width: area.right() - x, ..area });
    }
    let table = Rect { height: rows.min(area.height), ..area };
    let y = (table.bottom() + AIR).min(area.bottom());
    (table, Rect { y, height: area.bottom() - y, ..area })
}

/// Places of boards in rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Grid {
    area: Rect,
    columns: u16,
    rows: u16,
    cell: CellSize,
    board: Size,
}

impl Grid {
    /// Areas of the games, each with its names.
    fn places(self) -> impl Iterator<Item = Rect> {
        let Self { area, columns, rows, board, .. } = self;
        let (width, height) = (board.width, board.height + NAMES);
        (0..rows).flat_map(move |row| {
            (0..columns).map(move |column| Rect {
                x: area.x + column * (width + GAP),
                y: area.y + row * (height + AIR),
                width,
                height,
            })
        })
    }
}

/// Finds the grid with the largest boards for all games, or for as many as fit.
fn grid(games: &[&WatchedGame], area: Rect) -> Option<Grid> {
    // Boards without names of rows and columns leave their place free.
    let left = LABEL.saturating_sub(area.x).min(area.width);
    let area = Rect { x: area.x + left, width: area.width - left, ..area };
    let kind = GameKind::Rows(games.first()?.game.variant());
    let with = |count: u16, columns: u16| {
        let rows = count.div_ceil(columns);
        let room = Size {
            width: ((area.width + GAP) / columns).saturating_sub(GAP),
            height: ((area.height + AIR) / rows).saturating_sub(AIR + NAMES),
        };
        let (cell, board) = largest(kind, room)?;
        Some(Grid { area, columns, rows, cell, board })
    };
    let of = |count: u16| {
        let grids = (1..=count).filter_map(|columns| with(count, columns));
        let comfortable = |grid: &Grid| grid.cell.columns > 1 || count == 1;
        grids.filter(comfortable).max_by_key(|grid| (grid.cell.columns, grid.rows))
    };
    let count = u16::try_from(games.len()).unwrap_or(u16::MAX).min(MOST_BOARDS);
    (1..=count).rev().find_map(of)
}

/// Maximum number of boards; more would not fit into any window.
const MOST_BOARDS: u16 = 64;

fn draw_table(table: &str, area: Rect, theme: &Theme, frame: &mut Frame) {
    for (text, row) in table.lines().zip(area.rows()) {
        let role = if text.trim_start().starts_with('#') { Role::Heading } else { Role::Ground };
        draw(&Line::styled(text.to_owned(), theme.style(role)), row, frame.buffer_mut());
    }
}

fn draw_game(watched: &WatchedGame, area: Rect, theme: &Theme, frame: &mut Frame) {
    let WatchedGame { number, names, game } = watched;
    let name = |side: Stone| {
        let name = format!("{} {}  ", mark(side), names.of(side));
        Span::styled(name, theme.name(side))
    };
    let number = Span::styled(format!("{number}  "), theme.style(Role::Faint));
    let title = Line::from(vec![number, name(Stone::First), name(Stone::Second)]);
    draw(&title, Rect { height: 1, ..area }, frame.buffer_mut());
    let kind = GameKind::Rows(game.variant());
    let room = Size { width: area.width, height: area.height - NAMES };
    let Some((cell, board)) = largest(kind, room) else { return };
    let at = Rect { y: area.y + NAMES, width: board.width, height: board.height, ..area };
    let layout = BoardLayout::bare(kind, cell, (at.x, at.y));
    frame.render_widget(&BoardView::new(game, &layout, theme), layout.area);
}
