//! The panel beside the board: players, turn, moves and messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::footer::wrap;
use crate::game::{AnyGame, GameKind, State, TargetKind};
use crate::rules::Stone;
use crate::tui::app::{GameScreen, Session};
use crate::tui::layout::{BAG_TOP, BagLayout};
use crate::tui::messages;
use crate::tui::theme::Role;

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
/// Before a score.
const SCORE: &str = "     ";

impl Widget for &Panel<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut lines = self.head(area.width);
        // The bag of Quarto draws itself.
        if let Some(bag) = self.bag {
            lines.resize(usize::from(BAG_TOP) - 1, Line::default());
            lines.push(self.count());
            lines.resize(lines.len() + usize::from(bag.rows()) + 1, Line::default());
        } else {
            lines.push(Line::default());
            lines.push(self.count());
        }
        let free = usize::from(area.height).saturating_sub(lines.len());
        let messages = self.messages(area.width, (free / 3).min(MESSAGES_MAX));
        let moves = self.moves(free.saturating_sub(messages.len()));
        lines.extend(moves);
        // Messages stand at the bottom.
        let filled = usize::from(area.height).saturating_sub(messages.len());
        lines.resize(filled, Line::default());
        lines.extend(messages);
        for (line, row) in lines.iter().zip(area.rows()) {
            line.render(row, buffer);
        }
    }
}

impl Panel<'_> {
    fn head(&self, width: u16) -> Vec<Line<'static>> {
        let style = |role| self.session.theme.style(role);
        let (kind, naming) = (self.screen.kind(), self.screen.naming(self.session));
        let rules = match kind {
            GameKind::Rows(variant) => variant.to_string(),
            GameKind::Quarto(_) => messages::quarto_rules(kind),
        };
        let mut lines = vec![Line::styled(kind.name().to_uppercase(), style(Role::Title))];
        // Breaking lines is slow, and seldom needed.
        let fits = rules.len() <= usize::from(width);
        let rules = if fits { vec![rules] } else { wrap(&rules, width.into()) };
        lines.extend(rules.into_iter().map(|text| Line::styled(text, style(Role::Faint))));
        lines.push(Line::default());
        for stone in [Stone::First, Stone::Second] {
            lines.push(self.with_clock(self.player(stone), stone, width));
            let level = naming.level(stone);
            let scores = messages::score(self.screen.score(), stone, level);
            let fits = |text: &&String| SCORE.len() + text.len() <= width.into();
            let score = scores.iter().find(fits).unwrap_or(&scores[1]);
            lines.push(Line::styled(format!("{SCORE}{score}"), style(Role::Faint)));
        }
        lines
    }

    /// `Move 5`.
    fn count(&self) -> Line<'static> {
        let moves = self.screen.game.on_board().moves();
        let count = match self.screen.game.state() {
            State::ToMove(_) => format!("Move {}", self.number(moves)),
            State::Over(_) if moves == 0 => {
                messages::stones(self.screen.kind(), self.screen.game.on_board().stones())
            }
            State::Over(_) if moves == 1 => "After 1 move".to_owned(),
            State::Over(_) => format!("After {moves} moves"),
        };
        Span::styled(count, self.session.theme.style(Role::Heading)).into()
    }

    /// `> X  Player 1, red   to move`.
    fn player(&self, stone: Stone) -> Line<'static> {
        let (game, naming) = (&self.screen.game, self.screen.naming(self.session));
        let verb = match (game.on_board(), game.target_kind()) {
            (AnyGame::Rows(_), _) => "to move",
            (AnyGame::Quarto(_), TargetKind::Piece) => "selects",
            (AnyGame::Quarto(_), _) => "places",
        };
        let (pointer, role) = match game.state() {
            State::ToMove(mover) if mover == stone => (">", verb),
            State::Over(outcome) if outcome.winner() == Some(stone) => ("*", naming.wins(stone)),
            _ => (" ", ""),
        };
        // Where there are no colours the mark alone says which side it is.
        let colour = match stone {
            _ if !self.session.theme.has_colour() => "",
            Stone::First => ", red  ",
            Stone::Second => ", green",
        };
        let name = naming.name(stone);
        let (mark, name) = match game.on_board() {
            AnyGame::Rows(_) => (format!("{}  ", messages::mark(stone)), format!("{name}{colour}")),
            AnyGame::Quarto(_) => (String::new(), name.to_owned()),
        };
        let own = self.session.theme.name(stone);
        Line::from(vec![
            Span::styled(pointer, self.session.theme.style(Role::Status)),
            Span::raw(" "),
            Span::styled(mark, own),
            Span::styled(name, if pointer == " " { Style::new() } else { own }),
            Span::raw("  "),
            Span::styled(role, self.session.theme.style(Role::Status)),
        ])
    }

    /// The time that a side has at the right of its line, plain to see while it runs.
    fn with_clock(&self, mut line: Line<'static>, side: Stone, width: u16) -> Line<'static> {
        let Some(clock) = &self.screen.clock else { return line };
        let role = if clock.running() == Some(side) { Role::Status } else { Role::Faint };
        let time = messages::time(clock.left(side, self.session.now));
        let air = usize::from(width).saturating_sub(line.width() + time.len());
        line.push_span(Span::raw(" ".repeat(air)));
        line.push_span(Span::styled(time, self.session.theme.style(role)));
        line
    }

    /// The last moves that fit into so many rows, two a row.
    fn moves(&self, rows: usize) -> Vec<Line<'static>> {
        if self.screen.is_hidden() {
            return Vec::new();
        }
        let count = self.screen.game.on_board().moves();
        let turns = count.div_ceil(2);
        (turns.saturating_sub(rows)..turns)
            .map(|turn| {
                let first = 2 * turn;
                let number = Span::styled(
                    format!("{:>4}  ", self.number(first)),
                    self.session.theme.style(Role::Faint),
                );
                let names = (first..count.min(first + 2)).map(|index| self.name(index));
                std::iter::once(number).chain(names).collect()
            })
            .collect()
    }

    /// How the move with this index is numbered: from 1, but in Quarto from 0, as its document does.
    const fn number(&self, index: usize) -> usize {
        match self.screen.kind() {
            GameKind::Rows(_) => index + 1,
            GameKind::Quarto(_) => index,
        }
    }

    /// A cell in the colour of who played there; in Quarto `[W*] 1,4` in that of the piece.
    fn name(&self, index: usize) -> Span<'static> {
        let naming = self.screen.naming(self.session);
        match self.screen.game.on_board() {
            AnyGame::Rows(game) => {
                let side = game.side_of(index);
                let name = format!("{:<8}", naming.cell(game.moves()[index]));
                Span::styled(name, self.session.theme.name(side))
            }
            AnyGame::Quarto(game) => {
                let done = game.moves()[index];
                let text =
                    format!("{} {:<5}", messages::piece(done.piece), naming.cell(done.point));
                Span::styled(text, super::quarto::style(done.piece, &self.session.theme))
            }
        }
    }

    /// The last messages that fit into so many rows, below a row of air; of the very last as much
    /// as fits, if that is enough to be read.
    fn messages(&self, width: u16, rows: usize) -> Vec<Line<'static>> {
        let room = rows.saturating_sub(1);
        let mut lines: Vec<String> = Vec::new();
        for text in self.screen.log.iter().rev() {
            let mut message = wrap(&format!("- {text}"), width.into());
            if lines.is_empty() && room >= ENOUGH {
                message.truncate(room);
            }
            if lines.len() + message.len() > room {
                break;
            }
            lines.splice(0..0, message);
        }
        let air = (!lines.is_empty()).then(Line::default);
        let style = self.session.theme.style(Role::Faint);
        air.into_iter().chain(lines.into_iter().map(|line| Line::styled(line, style))).collect()
    }
}
