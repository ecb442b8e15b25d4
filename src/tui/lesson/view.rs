//! View of a lesson: the idea and the task, and comments on the moves.

use super::{LessonTask, words};
use crate::lesson::LESSONS;
use crate::locale::text;
use crate::record::{Mark, MarkKind};
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::naming::mark;
use crate::tui::practice::{Desk, Panel, Said, TaskView, Turn, Words, hint_marks};
use crate::tui::text::fit_line;
use crate::tui::theme::Role;

impl TaskView for LessonTask {
    fn word(&self, command: &Command, desk: &Desk, ctx: &Ctx) -> Option<Words> {
        const ENTER: &[&str] = &[
            "command-lesson-place.word",
            "command-try-again.word",
            "command-next-lesson.word",
            "word-first-game",
        ];
        match (command, &desk.turn) {
            (Command::PlayAtCursor, Turn::Over) if self.next(ctx).is_none() => {
                Some((ENTER[3], ENTER))
            }
            (Command::PlayAtCursor, turn) => Some((ENTER[turn.stage()], ENTER)),
            _ => None,
        }
    }

    fn status(&self, desk: &Desk, _: &Ctx) -> Vec<String> {
        let student = mark(self.lesson.student());
        match desk.turn {
            Turn::Checking { .. } => vec![text!("puzzle-checking")],
            Turn::Over => vec![text!("lesson-is-done")],
            Turn::Wrong { .. } => vec![text!("lesson-try-again"), text!("command-try-again.word")],
            Turn::Player => vec![
                text!("lesson-your-move", name = words::name(self.number), student = student),
                text!("lesson-your-move.short", student = student),
            ],
        }
    }

    fn said(&self, desk: &Desk, ctx: &Ctx) -> Option<Said> {
        let (naming, student) = (desk.naming(ctx), self.lesson.student());
        let said = match (&desk.turn, &self.hint, self.answer) {
            (Turn::Wrong { point, .. }, ..) => {
                let said = words::refuted(*point, student, self.refuted.as_ref()?, &naming);
                Said::new(text!("lesson-heading-wrong"), said, Role::Error)
            }
            (Turn::Over, ..) => {
                let done = words::done(self.lesson.goal, student);
                let end = self.next(ctx).is_none().then(|| text!("lesson-last"));
                let said: Vec<String> = std::iter::once(done).chain(end).collect();
                let said = said.join(&text!("between-sentences"));
                Said::new(text!("lesson-heading-done"), said, Role::Accent)
            }
            (Turn::Player, Some(hint), _) if self.hints > 0 => {
                let said = words::hint(hint, self.hints, &naming);
                Said::new(text!("puzzle-heading-hint"), said, Role::Notice)
            }
            (Turn::Player, _, Some(answer)) => {
                let cell = naming.cell(answer);
                let said =
                    text!("lesson-right", opponent = mark(student.opponent()), answer = cell);
                Said::new(text!("lesson-heading-right"), said, Role::Notice)
            }
            // The panel has the task. The status line has no room for it.
            _ if !ctx.look.has_panel(naming.kind) => {
                Said::new(String::new(), words::task(self.number), Role::Notice)
            }
            _ => return None,
        };
        Some(said)
    }

    fn fill(&self, panel: &mut Panel, desk: &Desk, ctx: &Ctx) {
        let place = text!("lesson-place", number = self.number + 1, all = LESSONS.len());
        panel.text(&place, Role::Faint);
        panel.text(&fit_line(&[words::name(self.number)], panel.width), Role::Title);
        panel.blank();
        panel.text(&words::idea(self.number), Role::Ground);
        panel.blank();
        panel.task(&words::task(self.number), Some(self.lesson.student()));
        let said = self.said(desk, ctx);
        // Whoever takes the first lesson may not know the keys yet.
        if self.number == 0 && matches!(desk.turn, Turn::Player) && said.is_none() {
            panel.blank();
            panel.text(&text!("lesson-how"), Role::Faint);
        }
        panel.said(said);
    }

    fn marks(&self) -> Vec<Mark> {
        match (&self.hint, self.hints) {
            (Some(hint), 1) => hint_marks(&hint.stones, &MarkKind::Circle),
            (Some(hint), 2..) => hint_marks(&[hint.point], &MarkKind::Cross),
            _ => Vec::new(),
        }
    }
}
