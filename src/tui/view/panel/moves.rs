//! The list of the moves.

use std::iter::repeat_n;

use ratatui::text::{Line, Span};

use super::Panel;
use crate::game::{AnyGame, GameKind, State};
use crate::tui::messages::{self, Naming};
use crate::tui::theme::Role;
use crate::tui::view::quarto;

/// Columns of a cell in the list.
const NAME: usize = 8;

impl Panel<'_> {
    /// `Move 5`.
    pub(super) fn count(&self) -> String {
        let moves = self.screen.game.on_board().moves();
        match self.screen.game.state() {
            State::ToMove(_) => format!("Move {}", self.number(moves)),
            State::Over(_) if moves == 0 => {
                messages::stones(self.screen.kind(), self.screen.game.on_board().stones())
            }
            State::Over(_) if moves == 1 => "After 1 move".to_owned(),
            State::Over(_) => format!("After {moves} moves"),
        }
    }

    /// The last moves that fit into so many rows, two a row.
    pub(super) fn moves(&self, rows: usize) -> Vec<Line<'static>> {
        if self.screen.is_hidden() {
            return Vec::new();
        }
        let naming = self.screen.naming(self.session);
        let count = self.screen.game.on_board().moves();
        let turns = count.div_ceil(2);
        (turns.saturating_sub(rows)..turns)
            .map(|turn| {
                let first = 2 * turn;
                let number = Span::styled(
                    format!("{:>4}  ", self.number(first)),
                    self.session.theme.style(Role::Faint),
                );
                let names = (first..count.min(first + 2)).map(|index| self.name(index, &naming));
                std::iter::once(number).chain(names).collect()
            })
            .collect()
    }

    /// How the move with this index is numbered: from 1, but in Quarto from 0, as its document does.
    const fn number(&self, index: usize) -> usize {
        match self.screen.kind() {
            GameKind::Rows(_) => index + 1,
            GameKind::Quarto(_) => index,
        }
    }

    /// A cell in the colour of who played there; in Quarto `[W*] 1,4` in that of the piece.
    fn name(&self, index: usize, naming: &Naming) -> Span<'static> {
        match self.screen.game.on_board() {
            AnyGame::Rows(game) => {
                let side = game.side_of(index);
                let mut name = naming.cell(game.moves()[index]);
                let air = NAME.saturating_sub(name.len());
                name.extend(repeat_n(' ', air));
                Span::styled(name, self.session.theme.name(side))
            }
            AnyGame::Quarto(game) => {
                let done = game.moves()[index];
                let text =
                    format!("{} {:<5}", messages::piece(done.piece), naming.cell(done.point));
                Span::styled(text, quarto::style(done.piece, &self.session.theme))
            }
        }
    }
}
