//! State of a game in words: the side to move, or the winner and the reason.

use crate::game::{AnyGame, Draw, Outcome, State, Win};
use crate::locale::{self, text};
use crate::quarto::{self, Four};
use crate::record::{Cursor, Tree};
use crate::rules::{Game, Row, Stone};
use crate::tui::naming::{Naming, attribute, attributes, place, row_of};
use crate::tui::opening;

pub struct StateText {
    /// Texts, longest form first.
    pub forms: Vec<String>,
    /// Number of forms that are complete.
    pub complete: usize,
}

impl StateText {
    /// Creates texts that differ only in the name of the player.
    pub fn alike(forms: impl Into<Vec<String>>) -> Self {
        let forms = forms.into();
        Self { complete: forms.len(), forms }
    }
}

pub fn state(game: &Cursor, naming: &Naming) -> StateText {
    let outcome = match game.state() {
        State::Over(outcome) => outcome,
        State::ToMove(side) => return to_move(side, game, naming),
    };
    match (outcome, game.on_board()) {
        (Outcome::Won(winner, Win::Row), AnyGame::Rows(game)) => won_by_rows(game, winner, naming),
        (Outcome::Won(side, Win::Row), AnyGame::Quarto(game)) => won_by_fours(game, side, naming),
        (Outcome::Drawn(Draw::MoveLimit), game) => StateText::alike([
            text!("drawn-limit", number = game.moves()),
            text!("drawn-limit.short"),
        ]),
        _ => StateText::alike(naming.ended(outcome)),
    }
}

/// Describes the place in the tree, and the state there.
pub fn looking(tree: &Tree, cursor: &Cursor, naming: &Naming) -> StateText {
    let place = place(tree, cursor);
    let state = state(cursor, naming).forms;
    let mut forms: Vec<String> =
        state.iter().map(|state| text!("state-at", place = place, state = state)).collect();
    forms.push(place);
    StateText::alike(forms)
}

fn won_by_rows(game: &Game, winner: Stone, naming: &Naming) -> StateText {
    let variant = game.variant();
    let row = row_of(variant.row_length());
    let named = |row: Row| {
        let end = row.points().last().unwrap_or(row.start());
        text!("row-from-to", from = naming.cell(row.start()), to = naming.cell(end))
    };
    let rows: Vec<String> = game.winning_rows().map(named).collect();
    let rows = locale::list(&rows);
    let [(who, player), _] = naming.players(winner);
    let at = text!("won-by-rows-at", who = who, player = player, row = row, rows = rows);
    let [long, short] = naming.ended(Outcome::Won(winner, Win::Row));
    let forms = vec![at, long, short];
    // On common boards, the row is obvious.
    let complete = if variant.is_offered() { forms.len() } else { 1 };
    StateText { forms, complete }
}

fn won_by_fours(game: &quarto::Game, winner: Stone, naming: &Naming) -> StateText {
    let (who, player) = (naming.who(winner), naming.name(winner));
    let words = |four: &Four| {
        let shared: Vec<String> = four.shared.iter().map(|&shared| attribute(shared)).collect();
        let shared = locale::list(&shared);
        let cells = four.points.map(|point| naming.cell(point)).join(" ");
        let at = text!("four-alike-at", attributes = shared, cells = cells);
        (text!("four-alike", attributes = shared), at)
    };
    let (words, full): (Vec<String>, Vec<String>) = game.fours().map(|four| words(&four)).unzip();
    let won = |fours: &[String]| {
        let fours = fours.join(&text!("list-semicolon"));
        text!("won-by-fours", who = who, player = player, fours = fours)
    };
    let forms = vec![won(&full), won(&words), won(&words[..words.len().min(1)])];
    StateText { forms, complete: 1 }
}

fn to_move(side: Stone, cursor: &Cursor, naming: &Naming) -> StateText {
    let task = opening::task(cursor, naming);
    if !task.is_empty() {
        return StateText::alike(task);
    }
    let (who, player) = (naming.who(side), naming.name(side));
    StateText::alike(match cursor.on_board() {
        AnyGame::Rows(_) => {
            naming.players(side).map(|(_, player)| text!("to-move", player = player))
        }
        AnyGame::Quarto(game) => match game.selected() {
            Some(selected) => {
                let (number, piece, words) =
                    (selected.number(), selected.letters(), attributes(selected));
                [
                    text!(
                        "to-place",
                        who = who,
                        player = player,
                        number = number,
                        piece = piece,
                        attributes = words
                    ),
                    text!(
                        "to-place.short",
                        who = who,
                        player = player,
                        number = number,
                        piece = piece
                    ),
                ]
            }
            None => [
                text!("to-select", who = who, player = player),
                text!("to-select.short", who = who, player = player),
            ],
        },
    })
}
