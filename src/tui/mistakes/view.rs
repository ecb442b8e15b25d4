//! View of a mistake: the task, and what came of the player's move.

use ratatui::text::{Line, Span};

use super::MistakeTask;
use crate::locale::text;
use crate::printable::printable;
use crate::review::RetryReply;
use crate::rules::{Point, Stone};
use crate::study::{self, Mistake};
use crate::tui::board::judgement_role;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::naming::{mark, sign};
use crate::tui::practice::{Desk, Panel, Said, TaskView, Turn, Words};
use crate::tui::text::beside;
use crate::tui::theme::Role;

/// Maximum number of moves of a better line.
const LINE: usize = 7;

impl TaskView for MistakeTask {
    fn word(&self, command: &Command, desk: &Desk, _: &Ctx) -> Option<Words> {
        const ENTER: &[&str] = &[
            "command-puzzle-place.word",
            "command-try-again.word",
            "command-next-value.word",
            "mistakes-close",
        ];
        const NEXT: &[&str] = &["mistakes-skip", "command-next-value.word"];
        match (command, &desk.turn) {
            (Command::PlayAtCursor, _) if self.mistake().is_none() => Some((ENTER[3], ENTER)),
            (Command::PlayAtCursor, turn) => Some((ENTER[turn.stage()], ENTER)),
            (Command::NextPuzzle, Turn::Over) => Some((NEXT[1], NEXT)),
            (Command::NextPuzzle, _) => Some((NEXT[0], NEXT)),
            _ => None,
        }
    }

    fn status(&self, desk: &Desk, ctx: &Ctx) -> Vec<String> {
        match desk.turn {
            Turn::Checking { .. } => vec![text!("puzzle-checking")],
            _ => self.task(desk, ctx).to_vec(),
        }
    }

    fn said(&self, desk: &Desk, ctx: &Ctx) -> Option<Said> {
        let (naming, mistake) = (desk.naming(ctx), self.mistake()?);
        let line = |points: &[Point]| {
            let cells: Vec<String> =
                points.iter().take(LINE).map(|&point| naming.cell(point)).collect();
            cells.join(" ")
        };
        match &desk.turn {
            Turn::Player | Turn::Checking { .. } => None,
            Turn::Wrong { point, .. } => {
                let opponent = mark(side(mistake).opponent());
                let said = refuted(&naming.cell(*point), opponent, self.refuted.as_ref()?, line);
                Some(Said::new(text!("puzzle-heading-wrong"), said, Role::Error))
            }
            Turn::Over => {
                let result = self.better.as_ref().map(|(point, reply)| {
                    let cell = naming.cell(*point);
                    match reply {
                        RetryReply::Wins => text!("mistakes-wins", cell = cell),
                        _ => text!("mistakes-holds", cell = cell),
                    }
                });
                let known = better(mistake, line);
                let said: Vec<String> = result.into_iter().chain([known]).collect();
                let said = said.join(&text!("between-sentences"));
                Some(Said::new(text!("puzzle-heading-result"), said, Role::Accent))
            }
        }
    }

    fn fill(&self, panel: &mut Panel, desk: &Desk, ctx: &Ctx) {
        let theme = &ctx.look.theme;
        let place = self
            .mistake()
            .map(|_| text!("mistakes-place", number = self.at + 1, total = self.all.len()));
        let title = vec![Span::styled(text!("mistakes-title"), theme.style(Role::Title))];
        let place = vec![Span::styled(place.unwrap_or_default(), theme.style(Role::Faint))];
        panel.line(beside(title, place, panel.width));
        panel.blank();
        panel.task(&self.task(desk, ctx)[0], None);
        if let Some(Mistake { played, judgement, .. }) = self.mistake() {
            let played = text!("mistakes-played", cell = desk.naming(ctx).cell(*played));
            panel.line(Line::from(vec![
                Span::styled(played, theme.style(Role::Faint)),
                Span::raw(" "),
                Span::styled(sign(*judgement), theme.style(judgement_role(*judgement))),
            ]));
        }
        panel.said(self.said(desk, ctx));
        if let (Turn::Over, Some(mistake)) = (&desk.turn, self.mistake())
            && !mistake.comment.is_empty()
        {
            let shape = mistake.game.variant().shape();
            let comment = study::told(&mistake.comment, shape, ctx.look.coordinates);
            let comment = printable(&comment).into_owned();
            panel.section(&text!("panel-comment"), &[comment], Role::Ground);
        }
    }

    /// Better line of the record, if the player gave up.
    fn expected(&self, desk: &Desk) -> Vec<(Point, Stone)> {
        match (&desk.turn, self.mistake()) {
            (Turn::Over, Some(mistake)) if self.better.is_none() => {
                let sides = (0..).map(|ply| side(mistake).after(ply));
                mistake.better.iter().copied().zip(sides).take(LINE).collect()
            }
            _ => Vec::new(),
        }
    }
}

fn side(mistake: &Mistake) -> Stone {
    mistake.game.side_of(mistake.game.moves().len())
}

impl MistakeTask {
    /// Task in a long and a short form.
    fn task(&self, desk: &Desk, ctx: &Ctx) -> [String; 2] {
        let Some(mistake) = self.mistake() else {
            let (found, total) = (self.found, self.all.len());
            let done = text!("mistakes-done", found = found, total = total);
            return [done.clone(), done];
        };
        let (number, player) = (mistake.game.moves().len() + 1, mark(side(mistake)));
        let played = desk.naming(ctx).cell(mistake.played);
        [
            text!("mistakes-task", number = number, player = player, played = played),
            text!("mistakes-task.short", player = player, played = played),
        ]
    }
}

/// Describes the better line of the record, if it has one.
fn better(mistake: &Mistake, line: impl Fn(&[Point]) -> String) -> String {
    if mistake.better.is_empty() {
        return text!("mistakes-none-known");
    }
    text!("review-better", line = line(&mistake.better))
}

fn refuted(
    cell: &str,
    opponent: &str,
    reply: &RetryReply,
    line: impl Fn(&[Point]) -> String,
) -> String {
    match reply {
        RetryReply::Loses(win) => {
            let line = line(&win.pv);
            text!("mistakes-loses", cell = cell, winner = opponent, line = line)
        }
        RetryReply::Worse { best, chance, .. } => {
            let [best, chance] = [best, chance].map(|chance| format!("{:.0}", 100.0 * chance));
            text!("mistakes-worse", cell = cell, best = best, chance = chance)
        }
        RetryReply::Wins | RetryReply::Holds { .. } | RetryReply::Undecided => String::new(),
    }
}
