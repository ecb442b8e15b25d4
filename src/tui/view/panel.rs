//! The panel beside the board: the game, who plays it, the moves, the end, what the computer thinks
//! and what was said.

mod moves;
mod players;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::game::{GameKind, State};
use crate::rules::Stone;
use crate::tui::app::{GameScreen, Session};
use crate::tui::command::Command;
use crate::tui::layout::{BAG_TOP, BagLayout, wrap};
use crate::tui::messages;
use crate::tui::theme::Role;
use crate::tui::view::text;

/// The panel beside a game.
pub struct Panel<'a> {
    /// The game.
    pub screen: &'a GameScreen,
    /// What outlasts it.
    pub session: &'a Session,
    /// Where the pieces of Quarto lie.
    pub bag: Option<&'a BagLayout>,
}

/// Rows for messages, of which a third of the free rows is used at most.
const MESSAGES_MAX: usize = 8;
/// So many rows of a longer message are worth showing.
const ENOUGH: usize = 3;
/// So many rows must be left for moves where the computer's thoughts are shown.
const MOVES_MIN: usize = 6;
/// Between parts of a line.
const GAP: &str = "  ";

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let width = usize::from(area.width);
        let mut lines = self.title(width);
        lines.push(Line::default());
        lines.extend([Stone::First, Stone::Second].map(|side| self.player(side, width)));
        lines.push(Line::default());
        if let Some(bag) = self.bag {
            lines.resize(usize::from(BAG_TOP) - 1, Line::default());
            lines.push(self.heading("Pieces", width));
            lines.resize(lines.len() + usize::from(bag.rows()) + 1, Line::default());
        }
        lines.push(self.heading(&self.count(), width));

        let free = usize::from(area.height).saturating_sub(lines.len());
        let end = self.end(width);
        let free = free.saturating_sub(end.len());
        let messages = self.messages(width, (free / 3).min(MESSAGES_MAX));
        let free = free.saturating_sub(messages.len());
        let thoughts = self.thoughts(width);
        let thoughts = if free >= thoughts.len() + MOVES_MIN { thoughts } else { Vec::new() };
        lines.extend(self.moves(free.saturating_sub(thoughts.len())));
        lines.extend(end);
        // These stand at the bottom.
        let filled = usize::from(area.height).saturating_sub(thoughts.len() + messages.len());
        lines.resize(filled, Line::default());
        for (line, row) in lines.iter().chain(&thoughts).chain(&messages).zip(area.rows()) {
            text::draw(line, row, buffer);
        }
    }
}

impl Panel<'_> {
    /// `GOMOKU  15x15, five or more      Game 3`; what does not fit there stands below.
    fn title(&self, width: usize) -> Vec<Line<'static>> {
        let theme = &self.session.theme;
        let kind = self.screen.kind();
        let rules = match kind {
            GameKind::Rows(variant) => variant.to_string(),
            GameKind::Quarto(_) => messages::quarto_rules(kind),
        };
        // `five or more`, `exactly five`, `four alike` say enough; `three` alone does not.
        let is_clear = ["more", "exactly", "alike"].iter().any(|word| rules.contains(word));
        let short = if is_clear { rules.replacen(" in a row", "", 1) } else { rules.clone() };
        let number = self.screen.score_before.matches() + 1;
        let (name, number) = (kind.name().to_uppercase(), format!("Game {number}"));
        let taken = name.len() + GAP.len() + number.len() + GAP.len();
        let fits = |taken: usize| [&rules, &short].into_iter().find(|it| taken + it.len() <= width);
        let beside = fits(taken);
        let below = beside.is_none().then(|| fits(0).unwrap_or(&short));
        let beside = beside.map_or_else(String::new, |text| format!("{GAP}{text}"));
        let air = width.saturating_sub(name.len() + beside.len() + number.len());
        let first = Line::from(vec![
            Span::styled(name, theme.style(Role::Title)),
            Span::styled(beside, theme.style(Role::Faint)),
            Span::raw(" ".repeat(air)),
            Span::styled(number, theme.style(Role::Faint)),
        ]);
        let below = below.into_iter().flat_map(|text| wrap(text, width));
        let below = below.map(|text| Line::styled(text, theme.style(Role::Faint)));
        std::iter::once(first).chain(below).collect()
    }

    /// `Moves ──────────`.
    fn heading(&self, text: &str, width: usize) -> Line<'static> {
        let theme = &self.session.theme;
        let rule = width.saturating_sub(text.chars().count() + 1);
        Line::from(vec![
            Span::styled(format!("{text} "), theme.style(Role::Heading)),
            Span::styled(theme.glyphs.rule().to_string().repeat(rule), theme.style(Role::Rule)),
        ])
    }

    /// Who won, and how, and what comes next; below a row of air.
    fn end(&self, width: usize) -> Vec<Line<'static>> {
        let theme = &self.session.theme;
        if let State::ToMove(_) = self.screen.game.state() {
            return Vec::new();
        }
        let state = messages::state(&self.screen.game, &self.screen.naming(self.session));
        let text = state.forms.into_iter().next().unwrap_or_default();
        let lines = wrap(&format!("{text}."), width).into_iter();
        let lines = lines.map(|text| Line::styled(text, theme.style(Role::Accent)));
        let again = self.screen.check(&Command::PlayAtCursor).is_ok().then(|| {
            let key = self.session.keymap.key(&Command::PlayAtCursor).unwrap_or_default();
            let [long, short] = ["plays again, sides changed", "plays again"];
            let words = if key.len() + 1 + long.len() <= width { long } else { short };
            let text = format!("{key} {words}");
            Line::from(Span::styled(text, theme.style(Role::Ground)))
        });
        std::iter::once(Line::default()).chain(lines).chain(again).collect()
    }

    /// How far the computer has come or came last, once it has searched in this game: a move that is
    /// plain needs no search.
    fn thoughts(&self, width: usize) -> Vec<Line<'static>> {
        let is_over = self.screen.game.state().mover().is_none();
        let searched = self.screen.thought.as_ref().filter(|info| info.nodes > 0);
        let Some(info) = searched.filter(|_| !is_over) else {
            return Vec::new();
        };
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

    /// The last messages that fit into so many rows, below a row of air and a heading; of the very last
    /// as much as fits, if that is enough to be read.
    fn messages(&self, width: usize, rows: usize) -> Vec<Line<'static>> {
        let room = rows.saturating_sub(2);
        let mut lines: Vec<String> = Vec::new();
        for text in self.screen.log.iter().rev() {
            let indented = wrap(text, width.saturating_sub(2))
                .into_iter()
                .zip(["- "].into_iter().chain(std::iter::repeat("  ")));
            let mut message: Vec<String> =
                indented.map(|(line, before)| format!("{before}{line}")).collect();
            if lines.is_empty() && room >= ENOUGH {
                message.truncate(room);
            }
            if lines.len() + message.len() > room {
                break;
            }
            lines.splice(0..0, message);
        }
        if lines.is_empty() {
            return Vec::new();
        }
        let style = self.session.theme.style(Role::Faint);
        let head = [Line::default(), self.heading("Messages", width)];
        head.into_iter().chain(lines.into_iter().map(|line| Line::styled(line, style))).collect()
    }
}
