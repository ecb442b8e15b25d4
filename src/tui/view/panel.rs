//! The panel beside the board: the game, who plays it, the moves, the end, a comment, what the computer
//! thinks and what was said; or the position that is set up.

mod analysis;
mod editor;
mod explorer;
mod moves;
mod players;

pub use players::stone;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::rules::Stone;
use crate::tui::app::{self, End, GAP, GameScreen, Rules, Session};
use crate::tui::layout::{BAG_TOP, BagLayout};
use crate::tui::messages;
use crate::tui::theme::{Role, Theme};
use crate::tui::view::text::draw_lines as draw;

/// The panel beside a game.
pub struct Panel<'a> {
    /// The game.
    pub screen: &'a GameScreen,
    /// What outlasts it.
    pub session: &'a Session,
    /// Where the pieces of Quarto lie.
    pub bag: Option<&'a BagLayout>,
}

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let width = usize::from(area.width);
        let panel = self.screen.panel(self.session, self.bag, area);
        if let Some(editor) = self.screen.editor() {
            return draw(&self.editor(editor, &panel, width), area, buffer);
        }
        let mut head = self.title(&panel, width);
        head.push(Line::default());
        head.extend([Stone::First, Stone::Second].map(|side| self.player(side, width)));
        if self.bag.is_some() {
            head.resize(usize::from(BAG_TOP) - 1, Line::default());
            head.push(self.heading("Pieces", width));
        }
        draw(&head, Rect { height: panel.heading.y.saturating_sub(area.y), ..area }, buffer);
        draw(&[self.heading(&self.count(), width)], panel.heading, buffer);
        draw(&self.moves(&panel.moves.0), panel.moves.1, buffer);
        draw(&self.end(&panel.end.0), panel.end.1, buffer);
        draw(&self.section(&panel.comment.0, Role::Ground, width), panel.comment.1, buffer);
        if !panel.analysis.is_empty() {
            draw(&self.analysis(width), panel.analysis, buffer);
        }
        if let Some(explored) = self.screen.explored() {
            draw(&self.explorer(explored, panel.explorer), panel.explorer, buffer);
        }
        self.curve(panel.curve, buffer);
        draw(&self.thoughts(width), panel.thoughts, buffer);
        draw(&self.section(&panel.messages.0, Role::Faint, width), panel.messages.1, buffer);
    }
}

/// `Moves ──────────`.
pub fn heading(text: &str, width: usize, theme: &Theme) -> Line<'static> {
    let rule = width.saturating_sub(text.chars().count() + 1);
    Line::from(vec![
        Span::styled(format!("{text} "), theme.style(Role::Heading)),
        Span::styled(theme.glyphs.rule().to_string().repeat(rule), theme.style(Role::Rule)),
    ])
}

impl Panel<'_> {
    /// `GOMOKU  15x15, five or more      Game 3`; what does not fit there stands below.
    fn title(&self, panel: &app::Panel, width: usize) -> Vec<Line<'static>> {
        let theme = &self.session.theme;
        let (beside, below) = match &panel.rules {
            Rules::Beside(rules) => (format!("{GAP}{rules}"), &[][..]),
            Rules::Below(lines) => (String::new(), &lines[..]),
        };
        let air = width.saturating_sub(panel.name.len() + beside.len() + panel.number.len());
        let first = Line::from(vec![
            Span::styled(panel.name.clone(), theme.style(Role::Title)),
            Span::styled(beside, theme.style(Role::Faint)),
            Span::raw(" ".repeat(air)),
            Span::styled(panel.number.clone(), theme.style(Role::Faint)),
        ]);
        let below = below.iter().map(|text| Line::styled(text.clone(), theme.style(Role::Faint)));
        std::iter::once(first).chain(below).collect()
    }

    /// `Moves ──────────`.
    fn heading(&self, text: &str, width: usize) -> Line<'static> {
        heading(text, width, &self.session.theme)
    }

    /// A row of air, a heading and lines below it.
    fn section(&self, lines: &[String], role: Role, width: usize) -> Vec<Line<'static>> {
        let [air, heading, lines @ ..] = lines else { return Vec::new() };
        let style = self.session.theme.style(role);
        let head = [Line::from(air.clone()), self.heading(heading, width)];
        head.into_iter().chain(lines.iter().map(|line| Line::styled(line.clone(), style))).collect()
    }

    /// Who won, and how, and what comes next; below a row of air.
    fn end(&self, end: &End) -> Vec<Line<'static>> {
        let theme = &self.session.theme;
        let styled = |text: &String, role| Line::styled(text.clone(), theme.style(role));
        let lines = end.lines.iter().map(|text| styled(text, Role::Accent));
        let again = end.again.iter().map(|text| styled(text, Role::Ground));
        std::iter::once(Line::default()).chain(lines).chain(again).collect()
    }

    /// How far the computer has come or came last.
    fn thoughts(&self, width: usize) -> Vec<Line<'static>> {
        let Some(info) = &self.screen.thought else { return Vec::new() };
        let theme = &self.session.theme;
        let role = if self.screen.engine.thinking().is_some() { Role::Ground } else { Role::Faint };
        let named = ["time", "depth", "nodes"].into_iter().zip(messages::progress(info));
        let lines = named.map(|(name, value)| {
            Line::from(vec![
                Span::styled(format!("  {name:<6}"), theme.style(Role::Faint)),
                Span::styled(format!("{value:>7}"), theme.style(role)),
            ])
        });
        let heading = [Line::default(), self.heading("Computer", width)];
        heading.into_iter().chain(lines).collect()
    }
}
