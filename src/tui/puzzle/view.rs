//! View of a puzzle: the board, the task, and comments on the moves.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{PuzzleRoom, Solving, Turn, words};
use crate::game::{AnyGame, GameKind};
use crate::locale::text;
use crate::puzzle::{Activity, Attempt, AttemptOutcome, Goal, Hint, Practice, Puzzle};
use crate::record::{Mark, MarkKind};
use crate::tui::board::{BoardView, badge};
use crate::tui::ctx::Ctx;
use crate::tui::layer::{Foot, Layer as _};
use crate::tui::layout::GameLayout;
use crate::tui::naming::{self, Naming};
use crate::tui::text::{self, beside, draw_lines, fit, fit_line, heading, too_small, wrap};
use crate::tui::theme::{Role, Theme};

/// Maximum number of rows of the task in the panel.
const TASK: usize = 3;
/// Indentation of the further rows of a reason.
const INDENT: &str = "     ";

pub(super) fn draw(room: &PuzzleRoom, ctx: &Ctx, frame: &mut Frame) {
    let layout = match ctx.look.game_layout(room.shown.kind()) {
        Ok(layout) => layout,
        Err(needed) => return too_small(needed, None, frame),
    };
    board(room, ctx, &layout, frame);
    if let Some(area) = layout.panel {
        panel(room, ctx, area, frame.buffer_mut());
    }
    status(room, ctx, layout.status, frame.buffer_mut());
    let foot = room.foot(ctx, layout.foot);
    foot.draw(&room.labels(ctx), &ctx.look.theme, frame);
}

fn board(room: &PuzzleRoom, ctx: &Ctx, layout: &GameLayout, frame: &mut Frame) {
    let AnyGame::Rows(game) = room.shown.on_board() else { return };
    let side = room.attempt().map(|attempt| attempt.puzzle().side());
    let ghost = side.filter(|_| room.is_players_turn());
    let view = BoardView {
        coordinates: ctx.look.labels(),
        cursor: ghost.map(|side| (room.pointer.cell, Some(side))),
        unnumbered: 0,
        marks: &hint_marks(room),
        ..BoardView::new(game, &layout.board, &ctx.look.theme)
    };
    frame.render_widget(&view, layout.board.area);
}

fn hint_marks(room: &PuzzleRoom) -> Vec<Mark> {
    let (points, kind) = match room.solving.as_ref().and_then(|it| it.hint.as_ref()) {
        Some(Hint::Stones(points)) => (&points[..], MarkKind::Circle),
        Some(Hint::Move(point)) => (std::slice::from_ref(point), MarkKind::Cross),
        Some(Hint::Kind { .. }) | None => return Vec::new(),
    };
    points.iter().map(|&point| Mark { point, kind: kind.clone() }).collect()
}

fn panel(room: &PuzzleRoom, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
    let theme = &ctx.look.theme;
    let width = usize::from(area.width);
    let mut lines = vec![title(room, width, ctx), Line::default()];
    let [task, _] = room.task(ctx);
    let puzzle = room.attempt().map(Attempt::puzzle);
    lines.extend(task_lines(&task, puzzle, width, theme));
    let mut section = |name: &str, texts: &[String], role| {
        lines.extend([Line::default(), heading(name, width, theme)]);
        let rows = texts.iter().flat_map(|text| wrap(text, width));
        lines.extend(rows.map(|text| Line::styled(text, theme.style(role))));
    };
    if let Some(practice) = &ctx.practice {
        section(&text!("puzzle-heading-you"), &room.player(practice), Role::Faint);
        // A player who steps through the solution needs the rows for it.
        let walks = room.solving.as_ref().is_some_and(|it| it.step.is_some_and(|step| step > 0));
        if let Some((name, text, role)) = room.said(ctx).filter(|_| !walks) {
            section(&name, &[text], role);
        }
    }
    let rows = usize::from(area.height).saturating_sub(lines.len() + 2);
    let solution = solution(room, ctx, width, rows);
    if !solution.is_empty() {
        lines.extend([Line::default(), heading(&text!("puzzle-heading-solution"), width, theme)]);
        lines.extend(solution);
    }
    draw_lines(&lines, area, buffer);
}

/// Task with the stone of the player, and below it rating and origin of the puzzle.
pub(super) fn task_lines(
    task: &str,
    puzzle: Option<&Puzzle>,
    width: usize,
    theme: &Theme,
) -> Vec<Line<'static>> {
    let mover = puzzle.map_or_else(Vec::new, |puzzle| badge(puzzle.side(), theme));
    let taken: usize = mover.iter().map(Span::width).sum();
    let indent = " ".repeat(taken);
    let texts = fit(&[task.to_owned()], width.saturating_sub(taken), TASK);
    let mut lines = Vec::new();
    for (index, text) in texts.into_iter().enumerate() {
        let mut spans = if index == 0 { mover.clone() } else { vec![indent.clone().into()] };
        spans.push(Span::styled(text, theme.style(Role::Title)));
        lines.push(spans.into());
    }
    if let Some(puzzle) = puzzle {
        let source = text!(
            "puzzle-rated",
            rating = puzzle.rating(),
            origin = words::origin(puzzle.origin())
        );
        let source = fit_line(&[source], width.saturating_sub(taken));
        lines.push(Line::styled(format!("{indent}{source}"), theme.style(Role::Faint)));
    }
    lines
}

/// Moves of the solution with their reasons. If they do not fit into the rows, those around the
/// last one on the board.
fn solution(room: &PuzzleRoom, ctx: &Ctx, width: usize, rows: usize) -> Vec<Line<'static>> {
    let Some(solving) = &room.solving else { return Vec::new() };
    let (theme, naming) = (&ctx.look.theme, room.naming(ctx));
    let side = solving.attempt.puzzle().side();
    let last = solving.step.and_then(|step| step.checked_sub(1));
    let (mut lines, mut selected) = (Vec::new(), 0);
    for (index, step) in solving.solution.iter().enumerate() {
        let head = format!("{:>2} {} ", index + 1, naming::mark(side.after(index)));
        // A reason names the cell.
        let reason = Some(words::step(step, &naming)).filter(|reason| !reason.is_empty());
        let reason = reason.unwrap_or_else(|| naming.cell(step.point));
        let why = wrap(&reason, width.saturating_sub(INDENT.len()));
        let is_last = last == Some(index);
        if is_last {
            selected = lines.len();
        }
        lines.extend((0..).zip(why).map(|(row, why)| {
            let head = if row == 0 { &head } else { INDENT };
            let role = if is_last && row == 0 { Role::Selected } else { Role::Ground };
            Line::styled(format!("{head}{why}"), theme.style(role))
        }));
    }
    let first = selected.saturating_sub(rows / 2).min(lines.len().saturating_sub(rows));
    lines.into_iter().skip(first).take(rows).collect()
}

/// Formats the title: `PUZZLE  15x15, five or more in a row`, with the rules as far as they fit.
fn title(room: &PuzzleRoom, width: usize, ctx: &Ctx) -> Line<'static> {
    let theme = &ctx.look.theme;
    let daily = room.solving.as_ref().and_then(|solving| solving.daily.as_ref());
    let name = match (daily, room.activity) {
        (Some(date), _) => text!("puzzle-title-daily", date = date),
        (None, Activity::Theme(theme)) => {
            text!("puzzle-title-theme", theme = words::theme(theme))
        }
        (None, _) => text!("puzzle-title"),
    };
    let title = Span::styled(fit_line(&[name], width), theme.style(Role::Title));
    let rules = match room.shown.kind() {
        kind @ GameKind::Rows(_) if room.solving.is_some() => {
            let (long, short) = naming::rules_forms(kind);
            let fits = |rules: &String| title.width() + 2 + rules.width() <= width;
            [long, short].into_iter().find(fits).unwrap_or_default()
        }
        _ => String::new(),
    };
    Line::from(vec![title, Span::styled(format!("  {rules}"), theme.style(Role::Faint))])
}

fn status(room: &PuzzleRoom, ctx: &Ctx, area: Rect, buffer: &mut Buffer) {
    let theme = &ctx.look.theme;
    let (naming, forms) = (room.naming(ctx), room.status(ctx));
    let width = usize::from(area.width);
    let cell = match naming.cell_twice(room.pointer.cell) {
        _ if !room.is_players_turn() => String::new(),
        both if forms.first().is_none_or(|text| text.width() + 1 + both.width() <= width) => both,
        _ => naming.cell(room.pointer.cell),
    };
    let said = fit_line(&forms, width.saturating_sub(cell.width() + 1));
    let said = Span::styled(said, theme.style(Role::Status));
    let line = beside(vec![said], vec![Span::styled(cell, theme.style(Role::Faint))], width);
    text::draw(&line, area, buffer);
}

impl PuzzleRoom {
    /// Task in a long and a short form.
    pub fn task(&self, ctx: &Ctx) -> [String; 2] {
        match (&self.solving, &ctx.practice) {
            (Some(solving), _) => words::task(solving.attempt.puzzle(), &self.naming(ctx)),
            (None, Some(_)) if matches!(self.activity, Activity::Theme(_)) => {
                words::nothing_themed()
            }
            (None, Some(practice)) => words::nothing_due(practice),
            (None, None) => [String::new(), String::new()],
        }
    }

    /// Describes rating and streak, and the numbers of puzzles.
    pub fn player(&self, practice: &Practice) -> Vec<String> {
        let now = practice.progress().rating();
        let before =
            self.solving.as_ref().filter(|it| it.grade.is_some()).map_or(now, |it| it.rating);
        let rating = words::rating_change(before, now);
        let standing = if practice.progress().tried() == 0 {
            text!("puzzle-unrated")
        } else {
            text!("puzzle-standing", rating = rating, days = practice.streak())
        };
        // At the end, the result needs the row.
        let is_over = self.attempt().is_some_and(|attempt| attempt.outcome().is_some());
        let counts = practice.counts();
        let counts = (!is_over).then(|| match self.activity {
            Activity::Theme(theme) => {
                let (solved, all) = practice.solved_with(theme);
                text!("puzzle-theme-solved", solved = solved, all = all)
            }
            _ => text!("puzzle-counts", due = counts.due, new = counts.new),
        });
        std::iter::once(standing).chain(counts).collect()
    }

    /// Heading and text about the last move, or about the end of the puzzle.
    pub fn said(&self, ctx: &Ctx) -> Option<(String, String, Role)> {
        let solving = self.solving.as_ref()?;
        let (naming, side) = (self.naming(ctx), solving.attempt.puzzle().side());
        Some(match (&solving.turn, &solving.hint, solving.defence) {
            (Turn::Refuted { point, why, .. }, ..) => {
                let said = words::refuted(*point, side, why, &naming);
                (text!("puzzle-heading-wrong"), said, Role::Error)
            }
            (Turn::Over, ..) => {
                let result = solving.result(ctx, &naming).join(&text!("between-sentences"));
                (text!("puzzle-heading-result"), result, Role::Accent)
            }
            (Turn::Player, Some(hint), _) => {
                let said = words::puzzle_hint(hint, side, &naming);
                (text!("puzzle-heading-hint"), said, Role::Notice)
            }
            (Turn::Player, None, Some(defence)) => {
                let said = words::defended(side, defence, &naming);
                (text!("puzzle-heading-answer"), said, Role::Notice)
            }
            (Turn::Answer { .. }, ..) | (Turn::Player, None, None) => return None,
        })
    }

    /// Text of the status line, longest form first.
    pub fn status(&self, ctx: &Ctx) -> Vec<String> {
        let naming = self.naming(ctx);
        let Some(solving) = &self.solving else { return self.task(ctx).to_vec() };
        let all = solving.solution.len();
        match (&solving.turn, solving.step) {
            (Turn::Over, Some(step)) if all > 0 => {
                let place = text!("puzzle-solution", step = step, all = all);
                let last = step.checked_sub(1).map(|last| &solving.solution[last]);
                let reason = last.map(|last| words::step(last, &naming));
                let reason = reason.filter(|reason| !reason.is_empty()).map(|reason| {
                    text!("puzzle-solution-reason", step = step, all = all, reason = reason)
                });
                reason.into_iter().chain([place]).collect()
            }
            (Turn::Over, _) => solving.result(ctx, &naming),
            (Turn::Answer { .. }, _) => vec![text!("puzzle-checking")],
            _ => self.task(ctx).to_vec(),
        }
    }

    pub fn foot(&self, ctx: &Ctx, area: Rect) -> Foot {
        match (&self.refusal, self.said(ctx)) {
            (Some(refusal), _) => Foot::new(&refusal.forms(&self.naming(ctx)), Role::Error, area),
            // If there is a panel, it shows this.
            (None, Some((_, text, role))) if !ctx.look.has_panel(self.shown.kind()) => {
                Foot::new(&[text], role, area)
            }
            _ => Foot::new(&[], Role::Notice, area),
        }
    }
}

impl Solving {
    /// Sentences about the result, and the day when the puzzle is due.
    fn result(&self, ctx: &Ctx, naming: &Naming) -> Vec<String> {
        let puzzle = self.attempt.puzzle();
        let is_solved = !self.attempt.tally().gave_up;
        let counts_as = self.attempt.counts_as().unwrap_or(AttemptOutcome::Failed);
        let spent = self.spent.unwrap_or_default();
        let over = words::puzzle_over(is_solved, counts_as, spent, self.grade);
        let practice = ctx.practice.as_ref().filter(|_| self.grade.is_some());
        let back = practice.and_then(|practice| {
            let card = practice.progress().card(puzzle.id())?;
            Some(words::comes_back(card.days_left(practice.today()), &card.due()))
        });
        let (win, winner) = match puzzle.goal() {
            Goal::Win(win) => (win, puzzle.side()),
            Goal::Defend { threat, .. } => (threat, puzzle.side().opponent()),
        };
        let kind = Hint::Kind { winner, by: win.by(), moves: win.moves() };
        let kind = words::puzzle_hint(&kind, puzzle.side(), naming);
        let themes = puzzle.themes().iter().map(|&theme| words::theme(theme));
        let themes = themes.collect::<Vec<_>>().join(&text!("list-comma"));
        let themes = text!("puzzle-themes", themes = themes);
        std::iter::once(over).chain(back).chain([kind, themes]).collect()
    }
}
