//! The game with everything around its board.

use ratatui::Frame;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::board::BoardView;
use super::panel::Panel;
use super::quarto::QuartoView;
use super::{footer, too_small};
use crate::game::{AnyGame, State, Target};
use crate::printable::printable;
use crate::rules::{Stone, Topology};
use crate::tui::app::{App, Editor, EngineState, GameScreen, Motion, Purpose, Session, Thinking};
use crate::tui::layout::{self, GameLayout, centred};
use crate::tui::messages::{self, StateText};
use crate::tui::theme::Role;
use crate::tui::view::text;

pub(super) fn draw(app: &App, screen: &GameScreen, frame: &mut Frame) {
    let session = &app.session;
    let layout = match layout::game(frame.area(), screen.kind(), session.zoom) {
        Ok(layout) => layout,
        Err(needed) => {
            let question = screen.question(session);
            return too_small(needed, question.as_ref().map(|[_, short]| short.as_str()), frame);
        }
    };
    let theme = &session.theme;
    let coordinates = session.marks.coordinates.then_some(session.coordinates);
    let cursor = screen
        .editor()
        .map_or_else(|| screen.cursor.shown(screen.shown()), |editor| Target::Cell(editor.cell()));
    let mover = screen.shown().state().mover();
    match (screen.editor(), screen.shown().on_board()) {
        (Some(editor), _) => edited(editor, session, &layout, frame),
        _ if screen.is_hidden() => {
            let paused = Line::styled("Paused", theme.style(Role::Heading)).centered();
            let row = centred(layout.board.area, layout.board.area.width, 1);
            text::draw(&paused, row, frame.buffer_mut());
        }
        (None, AnyGame::Rows(game)) => {
            let notes = screen.tree().notes(screen.shown().node());
            let expected = if screen.explored().is_some() {
                screen.explored_move().into_iter().collect()
            } else if screen.analysis.is_on {
                screen.previewed()
            } else if session.marks.expected && !screen.is_looking() {
                let sides =
                    mover.into_iter().flat_map(|mover| (0..).map(move |ply| mover.after(ply)));
                screen.engine.expected().iter().copied().zip(sides).collect()
            } else {
                Vec::new()
            };
            // Where nobody points there is no ghost of a stone.
            let side = mover.and_then(|mover| screen.ghost(mover));
            let cursor = match cursor {
                Target::Cell(point) if mover.is_some() => Some((point, side)),
                _ => None,
            };
            let threats = session.marks.threats.then(|| game.variant().threats(game.board()));
            let view = BoardView {
                game,
                layout: &layout.board,
                theme,
                coordinates,
                cursor,
                expected,
                threats: threats.unwrap_or_default(),
                unnumbered: screen.unnumbered(session.marks.numbers),
                marks: &notes.marks,
                motion: screen.motion(session.now),
            };
            frame.render_widget(&view, layout.board.area);
        }
        (None, AnyGame::Quarto(game)) => {
            let (board, bag) = (&layout.board, layout.bag.as_ref());
            let cursor = mover.map(|_| cursor);
            let motion = screen.motion(session.now);
            let view = QuartoView { game, layout: board, bag, theme, coordinates, cursor, motion };
            frame.render_widget(&view, layout.board.area);
        }
    }
    if let Some(area) = layout.panel {
        frame.render_widget(&Panel { screen, session, bag: layout.bag.as_ref() }, area);
    }
    let status =
        StatusLine::new(screen, session, cursor, layout.status.width, layout.panel.is_some());
    footer::draw(app, screen, &status.untold, layout.foot, frame);
    text::draw(&status.line(screen, session, &layout), layout.status, frame.buffer_mut());
}

/// The board of a position that is set up.
fn edited(editor: &Editor, session: &Session, layout: &GameLayout, frame: &mut Frame) {
    let AnyGame::Rows(game) = editor.record().on_board() else { return };
    let threats = session.marks.threats.then(|| game.variant().threats(game.board()));
    let view = BoardView {
        game,
        layout: &layout.board,
        theme: &session.theme,
        coordinates: session.marks.coordinates.then_some(session.coordinates),
        cursor: Some((editor.cell(), Some(editor.side()))),
        expected: Vec::new(),
        threats: threats.unwrap_or_default(),
        unnumbered: 0,
        marks: &[],
        motion: Motion::Rest,
    };
    frame.render_widget(&view, layout.board.area);
}

/// The line below the board.
struct StatusLine {
    /// Whose turn it is, or who won and how.
    text: String,
    /// The cell under the cursor, before it the score where there is no panel.
    right: String,
    /// All that is to be said of the end, if the text could not tell it.
    untold: Vec<String>,
}

impl StatusLine {
    fn new(
        screen: &GameScreen,
        session: &Session,
        cursor: Target,
        width: u16,
        has_panel: bool,
    ) -> Self {
        let cursor = match cursor {
            Target::Cell(point) => screen.naming(session).cell(point),
            Target::Column(col) => session.coordinates.column(col),
            Target::Piece(piece) => piece.number().to_string(),
        };
        // Nobody points at it after the end, nor while the board is hidden.
        let points = screen.editor().is_some()
            || screen.shown().state().mover().is_some() && !screen.is_hidden();
        let cursor = if points { cursor } else { String::new() };
        let width = usize::from(width);
        let StateText { forms, complete } = state(screen, session);
        // What the panel would say, as much of it as fits at the right, before the cell.
        let mut rights = Vec::new();
        if !has_panel {
            let is_torus = screen.kind().shape().topology() == Topology::Torus;
            let torus = if is_torus { "torus  " } else { "" };
            let scores = messages::short_score(screen.score());
            rights.extend(clocks(screen, session).map(|clocks| format!("{clocks}  {cursor}")));
            rights.extend(scores.iter().map(|score| format!("{torus}{score}  {cursor}")));
            rights.extend(scores.iter().map(|score| format!("{score}  {cursor}")));
            rights.push(format!("{torus}{cursor}"));
        }
        rights.push(cursor);
        // Then the longest words that fit beside it.
        let fits = |text: &str, right: &str| text.width() + 1 + right.width() <= width;
        let found = rights.into_iter().find_map(|right| {
            let right = right.trim_end().to_owned();
            let index = forms.iter().position(|text| fits(text, &right))?;
            Some((index, right))
        });
        let (index, right) = found.unwrap_or((forms.len().saturating_sub(1), String::new()));
        let is_over = screen.shown().state().mover().is_none();
        let untold = forms.first().filter(|_| is_over && index >= complete);
        // Where there is no panel a comment is told below the status.
        let comment = printable(&screen.told_comment(session.coordinates)).into_owned();
        let is_told = !has_panel && screen.editor().is_none();
        let parts = comment.match_indices([';', '.', ':']).rev().map(|(end, _)| &comment[..end]);
        let comment = std::iter::once(comment.as_str()).chain(parts).map(str::to_owned);
        let comment = comment.filter(|text| is_told && !text.is_empty());
        Self {
            untold: untold.cloned().into_iter().chain(comment).collect(),
            text: forms.get(index).cloned().unwrap_or_default(),
            right,
        }
    }

    /// In the colour of who is to move or has won; quiet where the panel tells that.
    fn line(self, screen: &GameScreen, session: &Session, layout: &GameLayout) -> Line<'static> {
        let theme = &session.theme;
        let side = match screen.shown().state() {
            _ if screen.editor().is_some() => {
                screen.editor().map(|editor| editor.summary().to_move)
            }
            State::ToMove(side) => Some(side),
            State::Over(outcome) => outcome.winner(),
        };
        let style = match side {
            _ if layout.panel.is_some() => theme.style(Role::Faint),
            Some(side) => theme.name(side),
            None => theme.style(Role::Status),
        };
        let filled = self.text.width() + self.right.width();
        let air = " ".repeat(usize::from(layout.status.width).saturating_sub(filled));
        Line::from(vec![
            Span::styled(self.text, style),
            Span::raw(air),
            Span::styled(self.right, theme.style(Role::Faint)),
        ])
    }
}

/// `X 04:12  O 04:58`.
fn clocks(screen: &GameScreen, session: &Session) -> Option<String> {
    let clock = screen.clock.as_ref()?;
    let time = |side| {
        format!("{} {}", messages::mark(side), messages::time(clock.left(side, session.now)))
    };
    Some(format!("{}  {}", time(Stone::First), time(Stone::Second)))
}

/// Whose turn it is, whether the computer thinks about it or waits, or who won and how.
fn state(screen: &GameScreen, session: &Session) -> StateText {
    let naming = screen.naming(session);
    if let Some(editor) = screen.editor() {
        return messages::setting_up(&editor.summary()).into();
    }
    match (&screen.engine, screen.shown().state()) {
        _ if screen.is_looking() => messages::looking(screen.tree(), screen.shown(), &naming),
        (
            EngineState::Thinking(Thinking { purpose: Purpose::Move, info, .. }),
            State::ToMove(side),
        ) => messages::thinking(side, &naming, info.as_ref()).into(),
        (_, State::ToMove(side)) if screen.is_paused => messages::paused(side, &naming).into(),
        _ => messages::state(screen.shown(), &naming),
    }
}
