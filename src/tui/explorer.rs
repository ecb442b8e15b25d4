//! Opening explorer: the continuations played in other games.

use std::ops::Range;

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::ctx::Ctx;
use super::games::{GamesPage, not_searched, reading};
use super::layer::Handled;
use super::naming::{self, Naming, RENJU_OPENING_WIDTH};
use super::refusal::Refusal;
use super::text::{column, fit_line, heading};
use super::theme::{Role, Theme};
use super::viewer::Viewer;
use crate::collection::{Continuation, Explorer, Filter, Tally};
use crate::game::{AnyGame, Target, TargetKind};
use crate::locale::text;
use crate::player::{Claim, Ticket, proved, proved_after};
use crate::printable::printable;
use crate::record::{Action, NodeId};
use crate::rules::opening::RenjuOpening;
use crate::rules::{BySide, Game, Point, Stone};
use crate::store::collection::ReadProgress;
use crate::tui::command::{Command, Walk};
use crate::tui::event::{Effect, SearchAnswer, SearchRequest};

/// Rows above the moves: a blank row, a heading, and the total of all games.
pub const HEAD: usize = 3;
/// Columns of a cell, and of a number.
const CELL: usize = 6;
const NUMBER: usize = 7;
/// Columns of the answer to a move.
const ANSWER: usize = 8;
/// Least columns of a bar beside the name of an opening.
const LEAST_BAR: usize = 10;

/// Continuations of a position, as far as known, and the selected one.
#[derive(Clone, Debug, Default)]
pub struct Explored {
    asked: Option<(NodeId, Ticket)>,
    pub found: Option<Explorer>,
    pub selected: usize,
    reading: Option<ReadProgress>,
    opening: Option<RenjuOpening>,
    /// Game with two stones, whose third one makes an opening.
    two_stones: Option<Box<Game>>,
    /// Game that the embedded proof knows.
    proved: Option<(Claim, Box<Game>)>,
}

impl Explored {
    /// Continuations, most frequent first.
    pub fn continuations(&self) -> &[Continuation] {
        self.found.as_ref().map_or(&[], |found| &found.continuations)
    }

    pub fn continuation(&self) -> Option<&Continuation> {
        self.continuations().get(self.selected)
    }

    /// Describes the progress, or the results of the selected move, longest form first.
    pub fn told(&self, naming: &Naming) -> Vec<String> {
        if let Some(progress) = self.reading {
            return reading(progress);
        }
        let Some(found) = &self.found else { return Vec::new() };
        let all = found.games.total();
        match (self.continuation(), all) {
            (Some(Continuation { point, games, lines, comment }), _) if games.total() == 0 => {
                let cell = naming.cell(*point);
                let short = text!("explorer-lines", cell = cell, number = *lines);
                let comment = printable(comment);
                let long = (!comment.is_empty()).then(|| format!("{short} {comment}"));
                long.into_iter().chain([short]).collect()
            }
            (Some(Continuation { point, games, .. }), _) => {
                let (cell, number) = (naming.cell(*point), games.total());
                let (first, second) = (games.won.first, games.won.second);
                let long = |cell: &str| {
                    text!(
                        "explorer-move",
                        cell = cell,
                        number = number,
                        all = all,
                        first = first,
                        second = second
                    )
                };
                let named = self.name_with(*point).map(|name| long(&format!("{cell} {name}")));
                let short = text!("explorer-move.short", cell = cell, number = number, all = all);
                let answer = self.answer_to(*point).map(|answer| {
                    text!("explorer-answer", cell = cell, answer = naming.cell(answer))
                });
                let proved =
                    answer.map(|answer| [long(&cell), answer].join(&text!("between-sentences")));
                named.into_iter().chain(proved).chain([long(&cell), short]).collect()
            }
            (None, 0) if found.places > 0 => vec![text!("explorer-lines-end")],
            (None, 0) => vec![text!("explorer-empty"), text!("explorer-empty.short")],
            (None, _) => {
                vec![
                    text!("explorer-ended", number = all),
                    text!("explorer-ended.short", number = all),
                ]
            }
        }
    }

    /// Name of the opening that this move makes as the third one.
    fn name_with(&self, third: Point) -> Option<String> {
        let opening = RenjuOpening::with_third(self.two_stones.as_ref()?, third)?;
        Some(naming::renju_opening(opening))
    }

    /// Move of the embedded proof to which this one loses.
    fn answer_to(&self, point: Point) -> Option<Point> {
        match proved_after(&self.proved.as_ref()?.1, point)? {
            Claim::Wins(answer) => Some(answer),
            Claim::Loses => None,
        }
    }

    /// Heading with the opening of the position, or with the winner if that is proved, if there is
    /// room.
    fn heading(&self, naming: &Naming, width: usize) -> String {
        if let Some((claim, _)) = &self.proved {
            return fit_line(&proved_heading(*claim, naming), width);
        }
        let named = self.opening.map(naming::renju_opening);
        let long = named.as_ref().map(|name| text!("explorer-heading-opening", opening = name));
        let forms = long.into_iter().chain(named).chain([text!("explorer-heading")]);
        fit_line(&forms.collect::<Vec<_>>(), width)
    }

    /// Indices of the continuations in this many rows: the page with the selected one.
    pub fn shown(&self, rows: usize) -> Range<usize> {
        let rows = rows.max(1);
        let first = self.selected / rows * rows;
        first..self.continuations().len().min(first + rows)
    }

    /// Opens the explorer over the games of the last search.
    pub fn open(ctx: &mut Ctx) -> Self {
        let games = ctx.games();
        ctx.search(&games);
        Self::default()
    }

    pub fn check(&self, command: &Command) -> Result<(), Refusal> {
        match (command, self.continuation()) {
            (Command::Accept, None) => Err(no_continuation()),
            _ => Ok(()),
        }
    }

    pub fn execute(&mut self, command: &Command, viewer: &Viewer, ctx: &mut Ctx) -> Handled {
        let all = self.continuations().len();
        match command {
            Command::Explore | Command::Cancel => return Handled::Close,
            Command::ListReached => {
                let page = viewer.position().map(|position| GamesPage::reaching(position, ctx));
                return page.map_or(Handled::Done, |page| Handled::Open(Box::new(page)));
            }
            Command::Accept => {
                let next = self.continuation().map(|it| Handled::Instead(follow(it.point, viewer)));
                return next.unwrap_or_else(|| Handled::Refuse(no_continuation()));
            }
            Command::Move(direction) if all > 0 => {
                self.selected = direction.step_in_list(self.selected, all);
            }
            Command::Select(index) => self.selected = (*index).min(all.saturating_sub(1)),
            Command::Move(_) => {}
            _ => return Handled::Ignored,
        }
        Handled::Done
    }

    pub fn ask(&mut self, viewer: &Viewer, ctx: &mut Ctx) {
        let node = viewer.shown().node();
        let Some(position) = viewer.position() else { return };
        if self.asked.is_some_and(|(asked, _)| asked == node) {
            return;
        }
        let ticket = ctx.next_ticket();
        let (opening, two_stones) = match viewer.shown().on_board() {
            AnyGame::Rows(game) if is_before_opening(game) => (None, Some(Box::new(game.clone()))),
            AnyGame::Rows(game) => (RenjuOpening::of_game(game), None),
            AnyGame::Quarto(_) => (None, None),
        };
        let proved = match viewer.shown().on_board() {
            AnyGame::Rows(game) => proved(game).map(|claim| (claim, Box::new(game.clone()))),
            AnyGame::Quarto(_) => None,
        };
        let (asked, reading) = (Some((node, ticket)), self.reading);
        *self = Self { asked, reading, opening, two_stones, proved, ..Self::default() };
        let (position, filter) = (Box::new(position), Box::new(Filter::default()));
        ctx.effects.push(Effect::Search(SearchRequest::Explore(ticket, position, filter)));
    }

    /// Takes an answer of the index, and returns whether it is about this position.
    pub fn hear(&mut self, found: SearchAnswer) -> Result<bool, Refusal> {
        match found {
            SearchAnswer::Reading(_, progress) => self.reading = Some(progress),
            SearchAnswer::Read(_, read) => {
                (self.reading, self.asked) = (None, None);
                read.map_err(not_searched)?;
            }
            SearchAnswer::Explored(ticket, result)
                if self.asked.is_some_and(|(_, asked)| asked == ticket) =>
            {
                self.found = Some(result.map_err(not_searched)?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Lines of the explorer in the panel: one for all games, and one for each move.
    pub fn lines(&self, naming: &Naming, theme: &Theme, area: Rect) -> Vec<Line<'static>> {
        let width = usize::from(area.width);
        let mut lines = vec![Line::default(), heading(&self.heading(naming, width), width, theme)];
        let Some(found) = self.found.as_ref().filter(|found| !found.is_empty()) else {
            let text = fit_line(&self.told(naming), width);
            lines.push(Line::styled(text, theme.style(Role::Faint)));
            return lines;
        };
        let has_answers = matches!(self.proved, Some((Claim::Loses, _)));
        let arrow = theme.glyphs.pick('\u{2192}', '>');
        let has_names = self.two_stones.is_some()
            && width >= CELL + RENJU_OPENING_WIDTH + 1 + NUMBER + 2 + LEAST_BAR;
        let name = |cell: &str, point: Option<Point>| {
            let opening = point.and_then(|third| self.name_with(third)).unwrap_or_default();
            let opening =
                if has_names { column(&opening, RENJU_OPENING_WIDTH) + " " } else { String::new() };
            let answer = point.and_then(|point| self.answer_to(point));
            let answer = answer.map(|answer| format!("{arrow} {}", naming.cell(answer)));
            let answer = answer.unwrap_or_default();
            let answer = if has_answers { column(&answer, ANSWER) } else { answer };
            column(cell, CELL) + &answer + &opening
        };
        let all = name(&text!("explorer-all"), None);
        lines.push(if found.games.total() > 0 {
            tally(&all, found.games, Role::Faint, theme, width)
        } else {
            of_library(&all, found.lines(), "", Role::Faint, theme, width)
        });
        for index in self.shown(usize::from(area.height).saturating_sub(HEAD)) {
            let continuation = &self.continuations()[index];
            let role = if index == self.selected { Role::Selected } else { Role::Ground };
            let cell = name(&naming.cell(continuation.point), Some(continuation.point));
            lines.push(if continuation.games.total() > 0 {
                tally(&cell, continuation.games, role, theme, width)
            } else {
                of_library(&cell, continuation.lines, &continuation.comment, role, theme, width)
            });
        }
        lines
    }
}

/// Heading of a position of the embedded proof, longest form first.
fn proved_heading(claim: Claim, naming: &Naming) -> [String; 2] {
    let player = Stone::First.to_string();
    match claim {
        Claim::Wins(point) => {
            let cell = naming.cell(point);
            let long = text!("explorer-heading-move", player = player, cell = cell);
            [long, text!("explorer-heading-move.short", player = player, cell = cell)]
        }
        Claim::Loses => {
            let long = text!("explorer-heading-proved", player = player);
            [long, text!("explorer-heading-proved.short", player = player)]
        }
    }
}

/// Checks whether a third stone can make an opening of renju.
fn is_before_opening(game: &Game) -> bool {
    let mut points = game.variant().shape().points();
    game.moves().len() == 2 && points.any(|it| RenjuOpening::with_third(game, it).is_some())
}

fn no_continuation() -> Refusal {
    text!("explorer-no-move").into()
}

/// Command that goes to the position after a move: an existing node, or a new move.
fn follow(point: Point, viewer: &Viewer) -> Command {
    let shown = viewer.shown();
    let known = viewer.tree().child(shown.node(), Action::Stone(point));
    match (known, shown.target_kind()) {
        (Some(node), _) => Command::Walk(Walk::To(node)),
        (None, TargetKind::Column(_)) => Command::Play(Target::Column(point.col)),
        (None, _) => Command::Play(Target::Cell(point)),
    }
}

/// Formats the number of games after a padded name, and their results: `7,7     123  ███████░░▒▒▒`.
fn tally(name: &str, games: Tally, role: Role, theme: &Theme, width: usize) -> Line<'static> {
    let head = format!("{name}{:>NUMBER$} ", games.total());
    let columns = width.saturating_sub(head.width() + 1);
    let Tally { won: BySide { first, .. }, drawn, unfinished } = games;
    let [first, open] = [first, first + drawn + unfinished].map(|part| share(part, games, columns));
    let parts = [first, open - first, columns - open];
    let glyphs =
        if theme.has_pictures() { ["\u{2588}", "\u{2591}", "\u{2588}"] } else { ["X", "-", "O"] };
    let styles = [theme.name(Stone::First), theme.style(Role::Faint), theme.name(Stone::Second)];
    let bar = glyphs.into_iter().zip(parts).zip(styles);
    let bar = bar.map(|((glyph, part), style)| Span::styled(glyph.repeat(part), style));
    let head = [Span::styled(head, theme.style(role)), Span::raw(" ")];
    head.into_iter().chain(bar).collect()
}

/// Formats the lines after a move that only libraries have: `H9        12  a comment on it`.
fn of_library(
    name: &str,
    lines: u64,
    comment: &str,
    role: Role,
    theme: &Theme,
    width: usize,
) -> Line<'static> {
    let head = format!("{name}{lines:>NUMBER$} ");
    let rest = width.saturating_sub(head.width() + 1);
    let comment = fit_line(&[printable(comment).into_owned()], rest);
    let [head, rest] = [(head, role), (format!(" {comment}"), Role::Faint)]
        .map(|(text, role)| (text, theme.style(role)));
    Line::from_iter([head, rest].map(|(text, style)| Span::styled(text, style)))
}

/// Number of columns for a part of all games, rounded.
fn share(part: u32, all: Tally, columns: usize) -> usize {
    let (part, all) = (part as usize, (all.total() as usize).max(1));
    (part * columns + all / 2) / all
}
