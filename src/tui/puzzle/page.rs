//! Page of the puzzles: what to do with them, and the player's progress.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::run::RunTask;
use super::task::PuzzleTask;
use super::words;
use crate::locale::text;
use crate::puzzle::{Activity, AttemptOutcome, Practice};
use crate::tui::command::{Command, Context};
use crate::tui::ctx::Ctx;
use crate::tui::event::MouseEvent;
use crate::tui::layer::{Below, Handled, Height, Layer, START, nobody};
use crate::tui::menu::{self, Menu, MenuLayout};
use crate::tui::practice::Room;
use crate::tui::refusal::Refusal;
use crate::tui::text::{column, too_small};
use crate::tui::theme::Role;

/// Columns between the name of an activity and what is known of it.
const AIR: usize = 2;

/// Page of the puzzles. It opens the rooms, and stays below them.
#[derive(Clone, Debug, Default)]
pub struct PuzzlePage {
    selected: usize,
    refusal: Option<Refusal>,
}

impl PuzzlePage {
    fn layout(&self, window: Rect) -> Option<MenuLayout> {
        MenuLayout::new(window, Activity::all().count(), self.selected, menu::PAGE_TITLE)
    }
}

impl Layer for PuzzlePage {
    fn context(&self) -> Context {
        Context::PuzzlePage
    }

    fn height(&self) -> Height {
        Height::Room
    }

    fn execute(&mut self, command: &Command, _: Below, ctx: &mut Ctx) -> Handled {
        let before = self.refusal.take();
        let rows = self.layout(ctx.look.area()).map_or(1, |layout| layout.shown.len());
        match command {
            Command::Cancel if before.is_some() => {}
            Command::Cancel => return Handled::Close,
            Command::Puzzles => {}
            Command::Accept => {
                let selected = Activity::all().nth(self.selected);
                return selected
                    .map_or(Handled::Done, |it| Handled::Instead(Command::Practise(it)));
            }
            Command::Practise(Activity::Run) => {
                return match RunTask::new(ctx) {
                    Some(run) => Handled::Open(Box::new(Room::new(run))),
                    None => self.refuse(text!("run-no-puzzles")),
                };
            }
            &Command::Practise(activity) => {
                return Handled::Open(Box::new(PuzzleTask::open(activity, ctx)));
            }
            Command::Select(_) | Command::Move(_) | Command::MoveToEdge(_) => {
                let lines = Activity::all().count();
                let selected = menu::select(command, self.selected, lines, rows);
                self.selected = selected.unwrap_or_default();
            }
            _ => return Handled::Ignored,
        }
        Handled::Done
    }

    fn mouse(&self, mouse: MouseEvent, _: Below, ctx: &Ctx) -> Vec<Command> {
        let line = self.layout(ctx.look.area()).and_then(|layout| layout.entry_at(mouse.at));
        menu::list_commands(line, self.selected, mouse.action)
    }

    fn refusal(&mut self) -> Option<&mut Option<Refusal>> {
        Some(&mut self.refusal)
    }

    fn keys(&self, _: Below, ctx: &Ctx) -> Option<Rect> {
        self.layout(ctx.look.area()).map(|layout| layout.keys())
    }

    fn draw(&self, below: Below, ctx: &Ctx, frame: &mut Frame) {
        let Some(layout) = self.layout(frame.area()) else { return too_small(START, None, frame) };
        let theme = &ctx.look.theme;
        let width = layout.entries.width;
        let heading = Line::styled(text!("puzzle-page-title"), theme.style(Role::Title));
        let standing = ctx.practice.as_deref().map(standing).unwrap_or_default();
        let detail = Line::styled(standing, theme.style(Role::Faint));
        let names: Vec<String> = Activity::all().map(name).collect();
        let longest = names.iter().map(|name| name.width()).max().unwrap_or_default();
        let naming = nobody(below.kind(ctx), ctx);
        let message = self.refusal.as_ref().map(|refusal| refusal.forms(&naming));
        let text = |line: usize| {
            let known = ctx.practice.as_deref().zip(Activity::all().nth(line));
            let known = known.map(|(practice, activity)| known_of(activity, practice));
            // The pointer and the margins take four columns.
            let text = [column(&names[line], longest + AIR), known.unwrap_or_default()].concat();
            if text.width() + 4 <= usize::from(width) { text } else { names[line].clone() }
        };
        let menu = Menu {
            head: menu::head(heading, detail, below, width, theme),
            lines: names.len(),
            selected: self.selected,
            text: &text,
            message: (message.unwrap_or_default(), Role::Error),
        };
        menu.draw(self, &layout, ctx, frame);
    }
}

impl PuzzlePage {
    fn refuse(&mut self, why: String) -> Handled {
        self.refusal = Some(why.into());
        Handled::Done
    }
}

/// Rating, streak and number of puzzles tried.
fn standing(practice: &Practice) -> String {
    let progress = practice.progress();
    if progress.tried() == 0 {
        return text!("puzzle-unrated");
    }
    let rating = progress.rating();
    let rating = words::rating_change(rating, rating);
    text!("puzzle-standing", rating = rating, days = practice.streak())
}

/// Name of an activity.
fn name(activity: Activity) -> String {
    match activity {
        Activity::Next => text!("puzzle-activity-next"),
        Activity::Daily => text!("puzzle-activity-daily"),
        Activity::Run => text!("puzzle-activity-run"),
        Activity::Theme(theme) => text!("puzzle-activity-theme", theme = words::theme(theme)),
    }
}

/// Describes the state of an activity: counts, results.
fn known_of(activity: Activity, practice: &Practice) -> String {
    match activity {
        Activity::Next => {
            let counts = practice.counts();
            text!("puzzle-counts", due = counts.due, new = counts.new)
        }
        Activity::Daily => {
            let date = practice.today();
            match practice.daily().and_then(|(_, outcome)| outcome) {
                None => text!("puzzle-daily-open", date = date),
                Some(AttemptOutcome::Failed) => text!("puzzle-daily-failed", date = date),
                Some(AttemptOutcome::Solved | AttemptOutcome::Hinted) => {
                    text!("puzzle-daily-solved", date = date)
                }
            }
        }
        Activity::Run => match practice.best_run() {
            None => text!("puzzle-run-none"),
            Some(best) => text!("puzzle-run-best", best = best),
        },
        Activity::Theme(theme) => {
            let (solved, all) = practice.solved_with(theme);
            text!("puzzle-theme-solved", solved = solved, all = all)
        }
    }
}
