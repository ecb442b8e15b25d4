//! View of a puzzle: the task, and comments on the moves.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::task::{PuzzleTask, Solving};
use super::words;
use crate::game::GameKind;
use crate::locale::text;
use crate::puzzle::{Activity, Attempt, AttemptOutcome, Goal, Hint, Practice, Puzzle};
use crate::record::{Mark, MarkKind};
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::naming::{self, Naming};
use crate::tui::practice::{Desk, Panel, Said, TaskView, Turn, Words, hint_marks};
use crate::tui::text::{fit_line, wrap};
use crate::tui::theme::Role;

/// Indentation of the further rows of a reason.
const INDENT: &str = "     ";

impl TaskView for PuzzleTask {
    fn word(&self, command: &Command, desk: &Desk, _: &Ctx) -> Option<Words> {
        const ENTER: &[&str] = &[
            "command-puzzle-place.word",
            "command-try-again.word",
            "command-next-value.word",
            "word-new-puzzle",
        ];
        const NEXT: &[&str] = &["command-next-puzzle.word", "command-next-value.word"];
        match (command, &desk.turn) {
            (Command::PlayAtCursor, _) if self.solving.is_none() => Some((ENTER[3], ENTER)),
            (Command::PlayAtCursor, turn) => Some((ENTER[turn.stage()], ENTER)),
            (Command::NextPuzzle, Turn::Over) => Some((NEXT[1], NEXT)),
            (Command::NextPuzzle, _) => Some((NEXT[0], NEXT)),
            _ => None,
        }
    }

    fn status(&self, desk: &Desk, ctx: &Ctx) -> Vec<String> {
        let naming = desk.naming(ctx);
        let Some(solving) = &self.solving else { return self.task(desk, ctx).to_vec() };
        let all = solving.solution.len();
        match (&desk.turn, solving.step) {
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
            (Turn::Checking { .. }, _) => vec![text!("puzzle-checking")],
            _ => self.task(desk, ctx).to_vec(),
        }
    }

    fn said(&self, desk: &Desk, ctx: &Ctx) -> Option<Said> {
        let solving = self.solving.as_ref()?;
        let (naming, side) = (desk.naming(ctx), solving.attempt.puzzle().side());
        let said = match (&desk.turn, &solving.hint, solving.defence) {
            (Turn::Wrong { point, .. }, ..) => {
                let said = words::refuted(*point, side, solving.refuted.as_ref()?, &naming);
                Said::new(text!("puzzle-heading-wrong"), said, Role::Error)
            }
            (Turn::Over, ..) => {
                let result = solving.result(ctx, &naming).join(&text!("between-sentences"));
                Said::new(text!("puzzle-heading-result"), result, Role::Accent)
            }
            (Turn::Player, Some(hint), _) => {
                let said = words::puzzle_hint(hint, side, &naming);
                Said::new(text!("puzzle-heading-hint"), said, Role::Notice)
            }
            (Turn::Player, None, Some(defence)) => {
                let said = words::defended(side, defence, &naming);
                Said::new(text!("puzzle-heading-answer"), said, Role::Notice)
            }
            (Turn::Checking { .. }, ..) | (Turn::Player, None, None) => return None,
        };
        Some(said)
    }

    fn fill(&self, panel: &mut Panel, desk: &Desk, ctx: &Ctx) {
        panel.line(self.title(desk, panel.width, ctx));
        panel.blank();
        let [task, _] = self.task(desk, ctx);
        describe(&task, self.attempt().map(Attempt::puzzle), panel, ctx);
        if let Some(practice) = &ctx.practice {
            panel.section(&text!("puzzle-heading-you"), &self.player(practice), Role::Faint);
            // A player who steps through the solution needs the rows for it.
            let walks =
                self.solving.as_ref().is_some_and(|it| it.step.is_some_and(|step| step > 0));
            panel.said(self.said(desk, ctx).filter(|_| !walks));
        }
        let rows = panel.rows().saturating_sub(2);
        let solution = self.solution(desk, ctx, panel.width, rows);
        if !solution.is_empty() {
            panel.heading(&text!("puzzle-heading-solution"));
            for line in solution {
                panel.line(line);
            }
        }
    }

    fn marks(&self) -> Vec<Mark> {
        match self.solving.as_ref().and_then(|it| it.hint.as_ref()) {
            Some(Hint::Stones(points)) => hint_marks(points, &MarkKind::Circle),
            Some(Hint::Move(point)) => hint_marks(&[*point], &MarkKind::Cross),
            Some(Hint::Kind { .. }) | None => Vec::new(),
        }
    }
}

/// Adds the task with the stone of the player, and below it rating and origin of the puzzle.
pub(super) fn describe(task: &str, puzzle: Option<&Puzzle>, panel: &mut Panel, ctx: &Ctx) {
    let taken = panel.task(task, puzzle.map(Puzzle::side));
    if let Some(puzzle) = puzzle {
        let origin = words::origin(puzzle.origin());
        let source = text!("puzzle-rated", rating = puzzle.rating(), origin = origin);
        let source = fit_line(&[source], panel.width.saturating_sub(taken));
        let style = ctx.look.theme.style(Role::Faint);
        panel.line(Line::styled(format!("{:taken$}{source}", ""), style));
    }
}

impl PuzzleTask {
    /// Task in a long and a short form.
    fn task(&self, desk: &Desk, ctx: &Ctx) -> [String; 2] {
        match (&self.solving, &ctx.practice) {
            (Some(solving), _) => words::task(solving.attempt.puzzle(), &desk.naming(ctx)),
            (None, Some(_)) if matches!(self.activity, Activity::Theme(_)) => {
                words::nothing_themed()
            }
            (None, Some(practice)) => words::nothing_due(practice),
            (None, None) => [String::new(), String::new()],
        }
    }

    /// Describes rating and streak, and the numbers of puzzles.
    fn player(&self, practice: &Practice) -> Vec<String> {
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

    /// Moves of the solution with their reasons. If they do not fit into the rows, those around the
    /// last one on the board.
    fn solution(&self, desk: &Desk, ctx: &Ctx, width: usize, rows: usize) -> Vec<Line<'static>> {
        let Some(solving) = &self.solving else { return Vec::new() };
        let (theme, naming) = (&ctx.look.theme, desk.naming(ctx));
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

    /// Formats the title: `PUZZLE  15x15, five or more in a row` or `PUZZLE  Renju 15x15`, with the
    /// rules as far as they fit.
    fn title(&self, desk: &Desk, width: usize, ctx: &Ctx) -> Line<'static> {
        let theme = &ctx.look.theme;
        let daily = self.solving.as_ref().and_then(|solving| solving.daily.as_ref());
        let name = match (daily, self.activity) {
            (Some(date), _) => text!("puzzle-title-daily", date = date),
            (None, Activity::Theme(theme)) => {
                text!("puzzle-title-theme", theme = words::theme(theme))
            }
            (None, _) => text!("puzzle-title"),
        };
        let title = Span::styled(fit_line(&[name], width), theme.style(Role::Title));
        let rules = match desk.shown.kind() {
            kind @ GameKind::Rows(variant) if self.solving.is_some() => {
                let fits = |rules: &String| title.width() + 2 + rules.width() <= width;
                let forms = if variant.rule().is_general() {
                    naming::rules_forms(kind).into()
                } else {
                    [naming::game(kind), naming::short_game(kind)]
                };
                forms.into_iter().find(fits).unwrap_or_default()
            }
            _ => String::new(),
        };
        Line::from(vec![title, Span::styled(format!("  {rules}"), theme.style(Role::Faint))])
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
