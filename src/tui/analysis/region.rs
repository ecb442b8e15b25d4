//! Winning region: moves that win by threats, or that alone hold, examined on request.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::Analysis;
use crate::game::{AnyGame, State};
use crate::locale::text;
use crate::player::{MoveFate, Region, RegionGoal, Ticket};
use crate::record::NodeId;
use crate::rules::Point;
use crate::tui::ctx::Ctx;
use crate::tui::event::Effect;
use crate::tui::text::{column, fit_line, heading};
use crate::tui::theme::{Role, Theme};
use crate::tui::viewer::Viewer;

/// Rows of the region in the panel.
pub const REGION_ROWS: usize = 5;

/// Examination of the position on the screen.
#[derive(Clone, Debug, Default)]
pub struct RegionSearch {
    /// Set while the region is shown.
    pub is_on: bool,
    asked: Option<(NodeId, Ticket)>,
    found: Option<Region>,
    is_thinking: bool,
}

impl RegionSearch {
    pub fn toggle(&mut self, ctx: &mut Ctx) {
        let is_on = !self.is_on;
        if self.is_thinking {
            ctx.effects.push(Effect::StopJudge);
        }
        *self = Self { is_on, ..Self::default() };
    }

    /// Requests the region of the position on the screen, unless it was requested.
    pub fn ask(&mut self, viewer: &Viewer, ctx: &mut Ctx) {
        let node = viewer.shown().node();
        if !self.is_on || self.asked.is_some_and(|(asked, _)| asked == node) {
            return;
        }
        let (ticket, was_thinking) = (ctx.next_ticket(), self.is_thinking);
        *self = Self { is_on: true, asked: Some((node, ticket)), ..Self::default() };
        if let (AnyGame::Rows(game), State::ToMove(_)) =
            (viewer.shown().on_board(), viewer.shown().state())
        {
            self.is_thinking = true;
            ctx.effects.push(Effect::Examine(ticket, Box::new(game.clone())));
        } else if was_thinking {
            ctx.effects.push(Effect::StopJudge);
        }
    }

    /// Checks whether the answer to this request is awaited.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.is_thinking && self.asked.is_some_and(|(_, asked)| asked == ticket)
    }

    /// Takes a report of the examination.
    pub fn hear(&mut self, region: Region, is_finished: bool) {
        self.found = Some(region);
        self.is_thinking = !is_finished;
    }

    /// Moves to mark with their glyphs and roles.
    pub fn marks(&self) -> Vec<(Point, &'static str, Role)> {
        let Some(region) = &self.found else { return Vec::new() };
        let mark = |&(point, fate): &(Point, MoveFate)| {
            let (glyph, role) = look(region.goal, fate)?;
            Some((point, glyph, role))
        };
        region.points.iter().filter_map(mark).collect()
    }

    /// Describes the result so far, longest form first.
    pub fn status(&self, viewer: &Viewer) -> Vec<String> {
        let Some(region) = &self.found else {
            let is_over = viewer.shown().state().mover().is_none();
            return vec![if is_over { text!("analysis-over") } else { text!("region-search") }];
        };
        let [proved, unknown] = [MoveFate::Proved, MoveFate::Unknown].map(|it| region.count(it));
        let kind = match region.goal {
            RegionGoal::None => return vec![text!("region-none")],
            RegionGoal::Unknown => return vec![text!("region-undecided")],
            RegionGoal::Hold if proved + unknown == 0 && region.is_complete() => {
                return vec![text!("region-lost")];
            }
            RegionGoal::Win => text!("region-wins", number = proved),
            RegionGoal::Hold => text!("region-holds", number = proved),
        };
        let progress = self.progress(region);
        let open = (unknown > 0).then(|| text!("region-unknown", number = unknown));
        let join = |parts: Vec<String>| parts.join(&text!("between-sentences"));
        let all = [Some(kind.clone()), open, Some(progress.clone())];
        vec![
            join(all.into_iter().flatten().collect()),
            join(vec![kind, progress.clone()]),
            progress,
        ]
    }

    /// Formats how many moves were examined: `7 of 12 points examined`.
    fn progress(&self, region: &Region) -> String {
        let (examined, total) = (region.examined(), region.total);
        if self.is_thinking || region.is_complete() {
            text!("region-progress", examined = examined, total = total)
        } else {
            text!("region-stopped", examined = examined, total = total)
        }
    }

    /// Lines of the panel: a legend with the numbers of moves, and the progress.
    pub fn lines(&self, viewer: &Viewer, theme: &Theme, width: usize) -> Vec<Line<'static>> {
        let mut lines = vec![Line::default(), heading(&text!("region-heading"), width, theme)];
        let status = self.status(viewer);
        let known = self.found.as_ref().filter(|region| region.total > 0);
        let Some(region) = known else {
            lines.push(Line::styled(fit_line(&status, width), theme.style(Role::Faint)));
            return lines;
        };
        let name = |fate| match (region.goal, fate) {
            (_, MoveFate::Unknown) => text!("region-legend-unknown"),
            (RegionGoal::Hold, _) => text!("region-legend-hold"),
            _ => text!("region-legend-win"),
        };
        let fates = [MoveFate::Proved, MoveFate::Unknown];
        let names = fates.map(name);
        let widest = names.iter().map(|name| name.width()).max().unwrap_or_default();
        for (fate, name) in fates.into_iter().zip(names) {
            let Some((glyph, role)) = look(region.goal, fate) else { continue };
            lines.push(Line::from(vec![
                Span::styled(format!(" {glyph} "), theme.style(role)),
                Span::raw(format!("  {}  {:>3}", column(&name, widest), region.count(fate))),
            ]));
        }
        let forms = [
            self.progress(region),
            text!("region-progress.short", examined = region.examined(), total = region.total),
        ];
        lines.push(Line::styled(fit_line(&forms, width), theme.style(Role::Faint)));
        lines
    }
}

/// Glyph and role of a move; none if it neither wins nor holds. All glyphs are ASCII, so that they
/// are the same in every terminal, and differ without colours.
const fn look(goal: RegionGoal, fate: MoveFate) -> Option<(&'static str, Role)> {
    match (goal, fate) {
        (_, MoveFate::Refuted) => None,
        // Where one wins, these are many, and of little interest.
        (RegionGoal::Win, MoveFate::Unknown) => Some(("?", Role::Star)),
        (_, MoveFate::Unknown) => Some(("?", Role::Fair)),
        (RegionGoal::Hold, MoveFate::Proved) => Some(("!", Role::Best)),
        (_, MoveFate::Proved) => Some(("*", Role::Best)),
    }
}

impl Analysis {
    /// Checks whether the values of moves are shown on the board, which the region replaces.
    pub const fn shows_values(&self) -> bool {
        self.is_on && !self.region.is_on
    }
}
