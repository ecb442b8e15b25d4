//! Texts of the panel.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::{ENOUGH, GAP, HEADING};
use crate::game::{AnyGame, State, Step, TargetKind};
use crate::locale::text;
use crate::player::Said;
use crate::rules::Stone;
use crate::tui::board::badge;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::layer::Layer as _;
use crate::tui::naming::{self, Naming, fitting, progress};
use crate::tui::opening;
use crate::tui::review;
use crate::tui::table::{Table, state};
use crate::tui::text::{Hidden, beside, column, cut, excerpt, fit_line, heading, wrap};
use crate::tui::theme::{GlyphSet, Role};

/// Columns of a score, and of a clock.
const SCORE: usize = 4;
/// Columns of the number of a choice.
const OPTION: usize = 3;
const CLOCK: usize = 8;
/// Maximum number of rows of an engine's own words.
const WORDS: usize = 3;

pub struct PanelText<'a> {
    pub table: &'a Table,
    pub ctx: &'a Ctx,
    pub naming: Naming<'a>,
    pub width: usize,
}

impl PanelText<'_> {
    /// Title: `GOMOKU  15x15, five or more      Game 3`. If the rules do not fit, they are below.
    pub fn title(&self) -> Vec<Line<'static>> {
        let (kind, theme) = (self.table.kind(), &self.ctx.look.theme);
        let name = naming::kind_name(kind).to_uppercase();
        let number = self.table.players.score_before.matches() + 1;
        let number = if self.table.is_rated() {
            text!("panel-game-rated", number = number)
        } else {
            text!("panel-game", number = number)
        };
        let (rules, short) = naming::rules_forms(kind);
        let fits = |taken: usize| {
            [&rules, &short].into_iter().find(|rules| taken + rules.width() <= self.width)
        };
        let taken = name.width() + GAP.len() + number.width() + GAP.len();
        let (rules, below) = match fits(taken) {
            Some(rules) => (format!("{GAP}{rules}"), Vec::new()),
            None => (String::new(), wrap(fits(0).unwrap_or(&short), self.width)),
        };
        let faint = theme.style(Role::Faint);
        let left = vec![Span::styled(name, theme.style(Role::Title)), Span::styled(rules, faint)];
        let first = beside(left, vec![Span::styled(number, faint)], self.width);
        let below = below.into_iter().map(|text| Line::styled(text, faint));
        std::iter::once(first).chain(below).collect()
    }

    /// Line of a player: `> X  Ada   to move         1½   04:12`. Name and action are cut to the
    /// room.
    pub fn player(&self, side: Stone) -> Line<'static> {
        let (theme, naming, width) = (&self.ctx.look.theme, &self.naming, self.width);
        let shown = self.table.viewer.shown();
        let (state, is_quarto) = (shown.state(), matches!(shown.on_board(), AnyGame::Quarto(_)));
        let (is_mover, seat) = (shown.side_to_act() == Some(side), shown.holder(side));
        let pointer = if is_mover { theme.glyphs.pointer() } else { ' ' };
        let mut spans = vec![Span::styled(format!("{pointer} "), theme.style(Role::Status))];
        if !is_quarto {
            spans.extend(badge(side, theme));
        }
        // The score once a game has ended, and the clock, highlighted while it runs.
        let score = self.table.score();
        let points = score.points(side, theme.glyphs != GlyphSet::Lines);
        let score = (score.matches() > 0)
            .then(|| Span::styled(format!("{points:>SCORE$}"), theme.style(Role::Status)));
        let clock = self.table.clock.time.as_ref().map(|clock| {
            let role = if clock.running() == Some(seat) { Role::Status } else { Role::Faint };
            let time = naming::time(clock.left(seat, self.ctx.now));
            Span::styled(format!("{time:>CLOCK$}"), theme.style(role))
        });
        let right: Vec<Span> = score.into_iter().chain(clock).collect();

        let taken = |spans: &[Span]| spans.iter().map(Span::width).sum::<usize>();
        let room = width.saturating_sub(taken(&spans) + taken(&right));
        let forms = [naming.full_name(side), naming.name(side)];
        let name = fit_line(&forms, room);
        let verb = match (state, shown.target_kind()) {
            (State::Over(outcome), _) if outcome.winner() == Some(side) => {
                text!("panel-wins", who = naming.who(side))
            }
            (State::Over(_), _) => String::new(),
            _ if !is_mover => String::new(),
            _ if !is_quarto => opening::verb(shown, seat, naming.who(side))
                .unwrap_or_else(|| text!("panel-to-move")),
            (_, TargetKind::Piece) => text!("panel-selects", who = naming.who(side)),
            _ => text!("panel-places", who = naming.who(side)),
        };
        let room = room.saturating_sub(name.width());
        spans.push(Span::styled(name, theme.name(side)));
        if !verb.is_empty() && GAP.len() + verb.width() <= room {
            let role = if state.mover().is_some() { Role::Faint } else { Role::Accent };
            spans.push(Span::styled(format!("{GAP}{verb}"), theme.style(role)));
        }
        beside(spans, right, width)
    }

    /// Line about the friend's connection; nothing in other games.
    pub fn presence(&self) -> Option<Line<'static>> {
        let told = self.table.presence(self.ctx)?;
        let style = self.ctx.look.theme.style(Role::Faint);
        Some(Line::styled(fit_line(&[format!("  {told}")], self.width), style))
    }

    /// Blank row, heading and lines; nothing if there are no lines.
    fn section(&self, name: &str, lines: Vec<String>, role: Role) -> Vec<Line<'static>> {
        if lines.is_empty() {
            return Vec::new();
        }
        let theme = &self.ctx.look.theme;
        let lines = lines.into_iter().map(|line| Line::styled(line, theme.style(role)));
        let head = [Line::default(), heading(name, self.width, theme)];
        head.into_iter().chain(lines).collect()
    }

    /// Heading, what is to be done in the opening, and what each choice leads to, above a blank row;
    /// nothing after the opening.
    pub fn opening(&self) -> Vec<Line<'static>> {
        let (shown, theme) = (self.table.viewer.shown(), &self.ctx.look.theme);
        let Some((due, _)) = opening::due(shown).filter(|_| !self.table.is_hidden()) else {
            return Vec::new();
        };
        let rule = naming::opening_rule(due.rule());
        let head = heading(&text!("opening-heading", rule = rule), self.width, theme);
        let task = opening::task(shown, &self.naming).into_iter().next().unwrap_or_default();
        let task = wrap(&text!("panel-end", state = task), self.width).into_iter();
        let task = task.map(|text| Line::styled(text, theme.style(Role::Ground)));
        let is_own = self.table.own_work().is_some();
        let options = opening::options(shown, &self.naming).into_iter().zip(1..);
        let options = options.flat_map(|(option, number): (_, usize)| {
            let sign = if is_own { number.to_string() } else { "-".to_owned() };
            let lines = wrap(&option.sentences(), self.width.saturating_sub(OPTION)).into_iter();
            let signs = std::iter::once(sign).chain(std::iter::repeat(String::new()));
            let style = if is_own { Role::Accent } else { Role::Faint };
            let lines = signs.zip(lines).map(move |(sign, line)| {
                let sign = Span::styled(format!("{sign:>2} "), theme.style(style));
                Line::from(vec![sign, Span::styled(line, theme.style(Role::Faint))])
            });
            lines.collect::<Vec<_>>()
        });
        std::iter::once(head).chain(task).chain(options).chain([Line::default()]).collect()
    }

    /// Result and next step, below a blank row; nothing during the game.
    pub fn end(&self) -> Vec<Line<'static>> {
        let (shown, theme) = (self.table.viewer.shown(), &self.ctx.look.theme);
        if let State::ToMove(_) = shown.state() {
            return Vec::new();
        }
        let text = state::state(shown, &self.naming).forms.into_iter().next().unwrap_or_default();
        let lines = wrap(&text!("panel-end", state = text), self.width).into_iter();
        let lines = lines.map(|text| Line::styled(text, theme.style(Role::Accent)));
        let can_play_again = self.table.check(&Command::PlayAtCursor, self.ctx).is_ok();
        let key = self.naming.keymap.key(&Command::PlayAtCursor).filter(|_| can_play_again);
        let again = key.map(|key| {
            let forms =
                [text!("panel-rematch", key = key), text!("panel-rematch.short", key = key)];
            Line::styled(fitting(forms, self.width), theme.style(Role::Ground))
        });
        let hints = self.table.viewer.record.hints();
        let hints = (hints > 0)
            .then(|| Line::styled(text!("panel-hints", count = hints), theme.style(Role::Faint)));
        std::iter::once(Line::default()).chain(lines).chain(hints).chain(again).collect()
    }

    /// Heading and lines of the comment on the position on the screen, or else of the results of the
    /// review.
    pub fn comment(&self) -> (Vec<Line<'static>>, Vec<Line<'static>>) {
        if self.table.is_hidden() {
            return Default::default();
        }
        let comment = review::comment(&self.table.viewer, self.naming.coordinates);
        let (name, texts) = if comment.is_empty() {
            let review = self.table.review.as_ref();
            (text!("panel-review"), review::texts(review, &self.table.viewer, &self.naming))
        } else {
            (text!("panel-comment"), comment.lines().map(str::to_owned).collect())
        };
        let lines = texts.iter().flat_map(|text| wrap(text, self.width)).collect();
        let mut section = self.section(&name, lines, Role::Ground);
        let lines = section.split_off(section.len().min(HEADING));
        (section, lines)
    }

    /// Part of a text that fits, with a sign that names the key to scroll it.
    pub fn excerpt(&self, lines: Vec<Line<'static>>, rows: usize) -> Vec<Line<'static>> {
        excerpt(lines, rows, self.table.top(), |hidden| {
            let step = match hidden {
                Hidden::Below(_) => Step::Up,
                Hidden::Above(_) => Step::Down,
            };
            let key = self.naming.keymap.key(&Command::ScrollText(step));
            hidden.sign(key, self.width, &self.ctx.look.theme)
        })
    }

    /// Last messages that fit. The very last one is cut if enough of it remains readable.
    pub fn messages(&self, rows: usize) -> Vec<Line<'static>> {
        let room = rows.saturating_sub(2);
        let mut lines: Vec<String> = Vec::new();
        for text in self.table.listed(self.ctx).iter().rev() {
            let indents = std::iter::once("- ").chain(std::iter::repeat("  "));
            let wrapped = wrap(text, self.width.saturating_sub(2));
            let indented = indents.zip(wrapped).map(|(indent, line)| format!("{indent}{line}"));
            let mut message: Vec<String> = indented.collect();
            if lines.is_empty() && room >= ENOUGH && message.len() > room {
                message.truncate(room);
                let last = message.pop().unwrap_or_default();
                message.push(cut(&last, self.width.min(last.width() + 3)));
            }
            if lines.len() + message.len() > room {
                break;
            }
            lines.splice(0..0, message);
        }
        self.section(&text!("panel-messages"), lines, Role::Faint)
    }

    /// Progress of the computer's search, or of its last one in this game.
    pub fn thoughts(&self) -> Vec<Line<'static>> {
        let (computer, theme) = (&self.table.computer, &self.ctx.look.theme);
        let is_over = self.table.state().mover().is_none();
        let role = if computer.thinking().is_some() { Role::Ground } else { Role::Faint };
        // Another engine speaks in its own words.
        if let Some((side, said)) = computer.said.as_ref().filter(|_| !is_over) {
            return self.words(*side, said, role);
        }
        // A trivial move needs no search.
        let thought = computer.thought.as_ref().filter(|info| info.nodes > 0);
        let Some(info) = thought.filter(|_| !is_over) else { return Vec::new() };
        let names = [text!("panel-time"), text!("panel-depth"), text!("panel-nodes")];
        let widest = names.iter().map(|name| name.width()).max().unwrap_or_default() + 1;
        let lines = names.iter().zip(progress(info)).map(|(name, value)| {
            let air = " ".repeat(7_usize.saturating_sub(value.width()));
            Line::from(vec![
                Span::styled(format!("  {}", column(name, widest)), theme.style(Role::Faint)),
                Span::styled(air + &value, theme.style(role)),
            ])
        });
        let head = [Line::default(), heading(&text!("panel-computer"), self.width, theme)];
        head.into_iter().chain(lines).collect()
    }

    /// Last message of another engine: depth, value and expected moves, or its text.
    fn words(&self, side: Stone, said: &Said, role: Role) -> Vec<Line<'static>> {
        let theme = &self.ctx.look.theme;
        let told = [
            (text!("panel-depth"), said.depth.clone()),
            (text!("panel-value"), said.evaluation.clone()),
            (text!("panel-line"), self.pv(said)),
        ];
        let told: Vec<_> = told.into_iter().filter_map(|(name, it)| Some((name, it?))).collect();
        let widest = told.iter().map(|(name, _)| name.width()).max().unwrap_or_default() + 1;
        let row = |(name, value): (String, String)| {
            let room = self.width.saturating_sub(widest + 2);
            Line::from(vec![
                Span::styled(format!("  {}", column(&name, widest)), theme.style(Role::Faint)),
                Span::styled(fit_line(&[value], room), theme.style(role)),
            ])
        };
        let mut lines: Vec<Line<'static>> = told.into_iter().map(row).collect();
        if lines.is_empty() {
            let room = self.width.saturating_sub(GAP.len());
            let texts = wrap(&said.text, room).into_iter().take(WORDS);
            lines = texts
                .map(|text| Line::styled(format!("{GAP}{text}"), theme.style(Role::Faint)))
                .collect();
        }
        let [(_, name), _] = self.naming.players(side);
        let head = [Line::default(), heading(&name, self.width, theme)];
        head.into_iter().chain(lines).collect()
    }

    /// Expected moves of an engine, in the notation of the screen.
    fn pv(&self, said: &Said) -> Option<String> {
        let names: Vec<String> = said.pv.iter().map(|&point| self.naming.cell(point)).collect();
        (!names.is_empty()).then(|| names.join(" "))
    }
}
