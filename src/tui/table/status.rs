//! The status line below the board.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::Table;
use super::computer::{Purpose, Thinking};
use super::state::{self, StateText};
use crate::game::{Score, State, Target};
use crate::player::Info;
use crate::printable::printable;
use crate::rules::{Stone, Topology};
use crate::tui::command::Command;
use crate::tui::ctx::Ctx;
use crate::tui::layout::GameLayout;
use crate::tui::naming::{self, Naming};
use crate::tui::review;
use crate::tui::theme::Role;

pub(super) struct StatusLine {
    text: String,
    /// The cell under the cursor, after the score where there is no panel.
    right: String,
    /// The end in full, if the text left something out; then the comment.
    pub untold: Vec<String>,
}

impl StatusLine {
    pub fn new(table: &Table, ctx: &Ctx, layout: &GameLayout) -> Self {
        let (width, has_panel) = (usize::from(layout.status.width), layout.panel.is_some());
        let cursor = cursor(table, ctx);
        let StateText { forms, complete } = state(table, ctx);
        // Without a panel its figures stand before the cell, as many as fit.
        let mut rights = Vec::new();
        if !has_panel {
            let is_torus = table.kind().shape().topology() == Topology::Torus;
            let torus = if is_torus { "torus  " } else { "" };
            let scores = scores(table.score());
            rights.extend(clocks(table, ctx).map(|clocks| format!("{clocks}  {cursor}")));
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
        let is_over = table.viewer.shown().state().mover().is_none();
        let untold = forms.first().filter(|_| is_over && index >= complete);
        // Without a panel the comment stands below the status line.
        let comment = review::comment(&table.viewer, ctx.look.coordinates);
        let comment = printable(&comment).into_owned();
        let is_told = !has_panel && table.editor().is_none();
        let parts = comment.match_indices([';', '.', ':']).rev().map(|(end, _)| &comment[..end]);
        let comment = std::iter::once(comment.as_str()).chain(parts).map(str::to_owned);
        let comment = comment.filter(|text| is_told && !text.is_empty());
        Self {
            untold: untold.cloned().into_iter().chain(comment).collect(),
            text: forms.get(index).cloned().unwrap_or_default(),
            right,
        }
    }

    /// Draws the line in the colour of the side to move or the winner; faint where the panel has
    /// that.
    pub fn line(self, table: &Table, ctx: &Ctx, layout: &GameLayout) -> Line<'static> {
        let theme = &ctx.look.theme;
        let side = match (table.editor(), table.viewer.shown().state()) {
            (Some(editor), _) => Some(editor.to_move()),
            (None, State::ToMove(side)) => Some(side),
            (None, State::Over(outcome)) => outcome.winner(),
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

/// Name of the target under the cursor; empty after the end, and while the board is covered.
fn cursor(table: &Table, ctx: &Ctx) -> String {
    let shown = table.viewer.shown();
    let target = match table.editor() {
        Some(editor) => Target::Cell(editor.pointer.cell),
        None if shown.state().mover().is_none() || table.is_hidden() => return String::new(),
        None => table.viewer.pointer.shown(shown),
    };
    match target {
        Target::Cell(point) => table.naming(ctx).cell(point),
        Target::Column(col) => ctx.look.coordinates.column(col),
        Target::Piece(piece) => piece.number().to_string(),
    }
}

/// `X 04:12  O 04:58`.
fn clocks(table: &Table, ctx: &Ctx) -> Option<String> {
    let clock = table.clock.time.as_ref()?;
    let time = |side| format!("{} {}", naming::mark(side), naming::time(clock.left(side, ctx.now)));
    Some(format!("{}  {}", time(Stone::First), time(Stone::Second)))
}

/// `2:1, 0 drawn`, and shorter; nothing before the first game has ended.
fn scores(score: Score) -> Vec<String> {
    if score == Score::default() {
        return Vec::new();
    }
    let [first, second] = [Stone::First, Stone::Second].map(|side| score.won(side));
    let won = format!("{first}:{second}");
    vec![format!("{won}, {} drawn", score.drawn()), won]
}

/// The state of the game, of the search for a move, or of the pause.
fn state(table: &Table, ctx: &Ctx) -> StateText {
    let (naming, shown) = (table.naming(ctx), table.viewer.shown());
    if let Some(editor) = table.editor() {
        let counts = editor.counts();
        return StateText::alike([format!("Setting up: {counts}"), counts]);
    }
    let (thinking, is_paused) = (table.computer.thinking(), table.clock.is_paused);
    match (thinking, shown.state()) {
        _ if table.viewer.is_looking() => state::looking(table.viewer.tree(), shown, &naming),
        (Some(Thinking { purpose: Purpose::Move, info, .. }), State::ToMove(side)) => {
            StateText::alike(thoughts(side, &naming, info.as_ref()))
        }
        (_, State::ToMove(side)) if is_paused => StateText::alike(paused(side, &naming)),
        _ => state::state(shown, &naming),
    }
}

/// The progress of the search for a move of this side, the longest form first.
fn thoughts(side: Stone, naming: &Naming, info: Option<&Info>) -> Vec<String> {
    let (who, mark) = (naming.player(side), naming.short_player(side));
    let Some(info) = info else { return vec![format!("{who} thinks"), format!("{mark} thinks")] };
    let [time, depth, nodes] = naming::progress(info);
    vec![
        format!("{who} thinks: {time}, depth {depth}, {nodes} nodes"),
        format!("{who} thinks: {time}, depth {depth}"),
        format!("{who} thinks: {time}"),
        format!("{mark} thinks: {time}, depth {depth}"),
        format!("{mark} thinks: {time}"),
        format!("{mark} thinks"),
    ]
}

fn paused(side: Stone, naming: &Naming) -> [String; 3] {
    let (who, mark) = (naming.player(side), naming.short_player(side));
    let key = naming.keymap.key(&Command::Pause);
    [
        key.map_or_else(String::new, |key| format!("{who} to move, paused: {key} goes on")),
        format!("{who} to move, paused"),
        format!("{mark} to move, paused"),
    ]
}
