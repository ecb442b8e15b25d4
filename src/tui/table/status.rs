//! Status line below the board, and the rows below it: messages and keys.

use std::time::Duration;

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::computer::{Purpose, Thinking};
use super::messages::Notice;
use super::state::{self, StateText};
use super::{Mode, Table};
use crate::game::{Score, State, Target};
use crate::locale::text;
use crate::player::Info;
use crate::printable::printable;
use crate::record::Cursor;
use crate::rules::{Stone, Topology};
use crate::tui::analysis::best_line;
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::footer::has_room;
use crate::tui::layer::{Foot, Layer as _};
use crate::tui::layout::GameLayout;
use crate::tui::naming::{self, Naming};
use crate::tui::opening::{self, beside_opening};
use crate::tui::review;
use crate::tui::text::{beside, cut, wrap};
use crate::tui::theme::Role;

impl Table {
    pub(super) fn foot(&self, layout: &GameLayout, ctx: &Ctx) -> (Line<'static>, Foot) {
        let (line, untold) = status_line(self, ctx, layout);
        let (forms, role) = self.said(&untold, layout, ctx);
        (line, Foot::new(&forms, role, layout.foot))
    }

    /// Messages of the list, without the one that the foot shows as a whole.
    pub(super) fn listed(&self, ctx: &Ctx) -> &[String] {
        let all = self.messages.log.as_slice();
        let bare = |text: &str| text.split_whitespace().collect::<String>();
        let is_whole = |text: &str, layout: &GameLayout| {
            bare(&self.foot(layout, ctx).1.texts.concat()) == bare(text)
        };
        match (self.messages.at_foot(), ctx.look.game_layout(self.kind())) {
            (Some(text), Ok(layout)) if is_whole(text, &layout) => &all[..all.len() - 1],
            _ => all,
        }
    }

    /// Message, longest form first. The keys take precedence over text left out of the status line.
    fn said(&self, untold: &[String], layout: &GameLayout, ctx: &Ctx) -> (Vec<String>, Role) {
        let (naming, area, has_panel) = (self.naming(ctx), layout.foot, layout.panel.is_some());
        let forms = match (&self.messages.notice, &self.mode) {
            (Some(Notice::Refused(refusal, _)), _) => return (refusal.forms(&naming), Role::Error),
            (Some(Notice::Failed(forms)), _) => return (forms.clone(), Role::Error),
            (Some(Notice::Done(forms)), _) => forms.clone(),
            // If there is a panel, it shows this.
            (None, Mode::Explore(explored)) if !has_panel => explored.told(&naming),
            (None, Mode::SetUp(_)) if has_panel => Vec::new(),
            (None, Mode::SetUp(editor)) => {
                let sentences = editor.oddities().join(&text!("between-sentences"));
                Some(sentences).filter(|it| !it.is_empty()).into_iter().collect()
            }
            _ if self.computer.is_thinking_for(Purpose::Hint) => {
                let info = self.computer.thinking().and_then(|thinking| thinking.info.as_ref());
                vec![match info {
                    Some(info) => {
                        let [time, depth, _] = naming::progress(info);
                        let search = text!("hint-search-progress", time = time, depth = depth);
                        let hint = self.hint_so_far();
                        let said: Vec<String> = hint.into_iter().chain([search]).collect();
                        said.join(&text!("between-sentences"))
                    }
                    None => text!("hint-search"),
                }]
            }
            _ if self.offers_move_now(layout, ctx) => {
                vec![naming.with_key("thinking-move-now", &Command::MoveNow, &[])]
            }
            _ if self.analysis.region.is_on && !self.is_hidden() => {
                self.analysis.region.status(&self.viewer)
            }
            _ if self.analysis.is_on && !has_panel => {
                let found = self.analysis.info.as_ref().zip(self.viewer.shown().state().mover());
                found.map_or_else(Vec::new, |(info, mover)| {
                    best_line(info, mover, &naming, ctx.look.theme.glyphs, area.width.into())
                })
            }
            _ if !has_panel && !self.is_hidden() && self.viewer.shown().task().is_some() => {
                let choices = self.choices(ctx);
                let fits = wrap(&choices, area.width.into()).len() < area.height.into();
                Some(choices).filter(|text| fits && !text.is_empty()).into_iter().collect()
            }
            _ => {
                // The complete result, if there is room for it above the keys.
                let fits =
                    |text: &&String| wrap(text, area.width.into()).len() < area.height.into();
                let forms: Vec<String> = untold.iter().filter(fits).cloned().collect();
                if forms.is_empty() { self.comment_in_foot(layout, ctx) } else { forms }
            }
        };
        (forms, Role::Notice)
    }

    /// Choices of the decision that is due, and what each leads to, in one text.
    pub(super) fn choices(&self, ctx: &Ctx) -> String {
        let options = opening::options(self.viewer.shown(), &self.naming(ctx));
        let numbered = options.iter().zip(1..);
        let numbered =
            numbered.map(|(option, number): (_, usize)| format!("{number} {}", option.sentences()));
        numbered.collect::<Vec<_>>().join(&text!("between-sentences"))
    }

    /// Checks whether the computer has thought for a while, and the footer has no room for the key
    /// that makes it move.
    fn offers_move_now(&self, layout: &GameLayout, ctx: &Ctx) -> bool {
        const A_WHILE: Duration = Duration::from_secs(1);
        let thinking = self.computer.thinking().filter(|it| it.purpose == Purpose::Move);
        let elapsed = thinking.and_then(|it| it.info.as_ref()).map(|info| info.elapsed);
        let is_long = elapsed.is_some_and(|elapsed| elapsed >= A_WHILE);
        is_long
            && !self.participants().are_computers()
            && self.check(&Command::MoveNow, ctx).is_ok()
            && !has_room(&self.footer_words(ctx), layout.foot.width, &Command::MoveNow)
    }

    /// Lines of the comment below the status line, where there is no panel.
    fn foot_lines(&self, layout: &GameLayout, ctx: &Ctx) -> Vec<String> {
        if layout.panel.is_some() || self.editor().is_some() || self.is_hidden() {
            return Vec::new();
        }
        let comment = review::comment(&self.viewer, ctx.look.coordinates);
        wrap(&printable(&comment), layout.foot.width.into())
    }

    /// Highest first line of the comment below the status line; 0 if it fits above the keys.
    pub(super) fn last_top_of_foot(&self, layout: &GameLayout, ctx: &Ctx) -> usize {
        let rows = usize::from(layout.foot.height).saturating_sub(1);
        self.foot_lines(layout, ctx).len().saturating_sub(rows)
    }

    /// Part of the comment that fits above the keys, with the number of hidden lines at its end.
    fn comment_in_foot(&self, layout: &GameLayout, ctx: &Ctx) -> Vec<String> {
        let mut lines = self.foot_lines(layout, ctx);
        let rows = usize::from(layout.foot.height).saturating_sub(1);
        let last = lines.len().saturating_sub(rows);
        if last > 0 && rows > 0 {
            let (top, glyphs) = (self.top().min(last), ctx.look.theme.glyphs);
            let sign = match last - top {
                0 => format!(" {}{top}", glyphs.pick('\u{25b4}', '^')),
                below => format!(" {}{below}", glyphs.pick('\u{25be}', 'v')),
            };
            lines = lines.drain(top..top + rows).collect();
            let room = usize::from(layout.foot.width).saturating_sub(sign.width());
            if let Some(end) = lines.last_mut() {
                if end.width() > room {
                    *end = cut(end, room);
                }
                *end += &sign;
            }
        }
        let text = lines.join(" ");
        Some(text).filter(|text| !text.is_empty()).into_iter().collect()
    }
}

/// Status line, and the text that it leaves out: the complete result.
fn status_line(table: &Table, ctx: &Ctx, layout: &GameLayout) -> (Line<'static>, Vec<String>) {
    let (width, has_panel) = (usize::from(layout.status.width), layout.panel.is_some());
    let [both, cursor] = cursor(table, ctx);
    let StateText { forms, complete } = state(table, ctx);
    // The cell under the cursor. Without a panel, preceded by as many figures as fit.
    let mut rights = Vec::new();
    if !has_panel {
        let is_torus = table.kind().shape().topology() == Topology::Torus;
        let torus = if is_torus { text!("status-torus") + "  " } else { String::new() };
        let scores = scores(table.score());
        // Clocks: `X 04:12  O 04:58`.
        rights.extend(table.clock.time.as_ref().map(|clock| {
            let seat = |side| table.viewer.shown().holder(side);
            let left = |side| naming::time(clock.left(seat(side), ctx.now));
            format!("X {}  O {}  {cursor}", left(Stone::First), left(Stone::Second))
        }));
        rights.extend(scores.iter().map(|score| format!("{torus}{score}  {cursor}")));
        rights.extend(scores.iter().map(|score| format!("{score}  {cursor}")));
        rights.push(format!("{torus}{cursor}"));
    }
    rights.push(cursor.clone());
    // Then the longest text that fits beside it.
    let fits = |text: &str, right: &str| text.width() + 1 + right.width() <= width;
    let found = rights.into_iter().find_map(|right| {
        let right = right.trim_end().to_owned();
        let index = forms.iter().position(|text| fits(text, &right))?;
        Some((index, right))
    });
    let (index, right) = found.unwrap_or((forms.len().saturating_sub(1), String::new()));
    // In both notations, if that takes no room from the state.
    let longer = right.strip_suffix(&cursor).map(|before| format!("{before}{both}"));
    let right = longer.filter(|longer| fits(&forms[index], longer)).unwrap_or(right);
    let is_over = table.viewer.shown().state().mover().is_none();
    let end = forms.first().filter(|_| is_over && index >= complete).cloned();
    let untold = end.into_iter().collect();
    // In the colour of the side to move or the winner, or faint if the panel shows it.
    let theme = &ctx.look.theme;
    let side = match (table.editor(), table.viewer.shown().state()) {
        (Some(editor), _) => Some(editor.to_move()),
        (None, State::ToMove(side)) => Some(side),
        (None, State::Over(outcome)) => outcome.winner(),
    };
    let style = match side {
        _ if has_panel => theme.style(Role::Faint),
        Some(side) => theme.name(side),
        None => theme.style(Role::Status),
    };
    let text = Span::styled(forms.get(index).cloned().unwrap_or_default(), style);
    let right = Span::styled(right, theme.style(Role::Faint));
    (beside(vec![text], vec![right], width), untold)
}

/// Name of the target under the cursor in both notations, and in one; empty after the end, and
/// while the board is covered.
fn cursor(table: &Table, ctx: &Ctx) -> [String; 2] {
    let shown = table.viewer.shown();
    let target = match table.editor() {
        Some(editor) => Target::Cell(editor.pointer.cell),
        None if shown.state().mover().is_none() || table.is_hidden() => return Default::default(),
        None => table.viewer.pointer.shown(shown),
    };
    match target {
        Target::Cell(point) => {
            let naming = table.naming(ctx);
            [naming.cell_twice(point), naming.cell(point)]
        }
        Target::Column(col) => {
            let [first, second] =
                [ctx.look.coordinates, ctx.look.coordinates.other()].map(|it| it.column(col));
            [format!("{first}  {second}"), first]
        }
        Target::Piece(piece) => [piece.number().to_string(), piece.number().to_string()],
        // The cursor never points at these.
        Target::Pass | Target::Choose(_) | Target::Declare(_) => Default::default(),
    }
}

/// Formats the score: `2:1, 0 drawn`, and shorter forms; nothing before the first game has ended.
fn scores(score: Score) -> Vec<String> {
    if score == Score::default() {
        return Vec::new();
    }
    let [first, second] = [Stone::First, Stone::Second].map(|side| score.won(side));
    let won = format!("{first}:{second}");
    vec![text!("score-drawn", score = won, drawn = score.drawn()), won]
}

/// Describes the state of the game, of the search for a move, or of the pause.
fn state(table: &Table, ctx: &Ctx) -> StateText {
    let (naming, shown) = (table.naming(ctx), table.viewer.shown());
    if let Some(editor) = table.editor() {
        let counts = editor.counts();
        return StateText::alike([text!("setting-up", counts = counts), counts]);
    }
    let (thinking, is_paused) = (table.computer.thinking(), table.clock.is_paused);
    match (thinking, shown.state()) {
        _ if table.viewer.is_looking() => state::looking(table.viewer.tree(), shown, &naming),
        (Some(Thinking { purpose: Purpose::Move, info, .. }), State::ToMove(mover)) => {
            let side = shown.side_to_act().unwrap_or(mover);
            StateText::alike(thoughts(side, &naming, info.as_ref()))
        }
        (_, State::ToMove(side)) if is_paused => StateText::alike(paused(side, &naming)),
        _ => with_opening(state::state(shown, &naming), shown, ctx),
    }
}

/// Names the opening of renju beside the side to move, where there is room.
fn with_opening(state: StateText, shown: &Cursor, ctx: &Ctx) -> StateText {
    if shown.state().mover().is_none() {
        return state;
    }
    let first = state.forms.first();
    let named = first.and_then(|text| beside_opening(text, shown, ctx.look.theme.glyphs));
    StateText::alike(named.into_iter().chain(state.forms).collect::<Vec<_>>())
}

/// Progress of the search for a move of this side, longest form first.
fn thoughts(side: Stone, naming: &Naming, info: Option<&Info<Target>>) -> Vec<String> {
    let [player, short] = naming.players(side).map(|(_, player)| player);
    let Some(info) = info else {
        return [player, short].map(|player| text!("thinking", player = player)).into();
    };
    let [time, depth, nodes] = naming::progress(info);
    vec![
        text!("thinking-nodes", player = player, time = time, depth = depth, nodes = nodes),
        text!("thinking-depth", player = player, time = time, depth = depth),
        text!("thinking-time", player = player, time = time),
        text!("thinking-depth", player = short, time = time, depth = depth),
        text!("thinking-time", player = short, time = time),
        text!("thinking", player = short),
    ]
}

fn paused(side: Stone, naming: &Naming) -> [String; 3] {
    let [player, short] = naming.players(side).map(|(_, player)| player);
    let long = naming.with_key("to-move-paused-key", &Command::Pause, &[("player", &player)]);
    [long, text!("to-move-paused", player = player), text!("to-move-paused", player = short)]
}
