//! Whose turn it is, or who won and how.

use super::{Naming, attributes, piece, place};
use crate::game::{AnyGame, GameKind, Outcome, State, Win};
use crate::quarto::{self, Attribute, Four};
use crate::record::{Cursor, Tree};
use crate::rules::{Game, Row, Stone, in_words};

/// Whose turn it is, or who won and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateText {
    /// The words, the longest form first.
    pub forms: Vec<String>,
    /// So many of the forms leave nothing out.
    pub complete: usize,
}

/// Forms that differ in how they call the player, and tell the same.
impl From<Vec<String>> for StateText {
    fn from(forms: Vec<String>) -> Self {
        Self { complete: forms.len(), forms }
    }
}

/// Whose turn it is, or who won and how.
pub fn state(game: &Cursor, naming: &Naming) -> StateText {
    match (game.state(), game.on_board()) {
        (State::ToMove(side), AnyGame::Rows(_)) => {
            let forms = names(side, naming).map(|who| format!("{who} to move"));
            Vec::from(forms).into()
        }
        (State::ToMove(side), AnyGame::Quarto(game)) => to_move_in_quarto(game, naming.name(side)),
        (State::Over(Outcome::Drawn), AnyGame::Rows(_)) => {
            vec!["Draw: the board is full".to_owned()].into()
        }
        (State::Over(Outcome::Drawn), AnyGame::Quarto(_)) => {
            vec!["Draw: all pieces are placed".to_owned()].into()
        }
        (State::Over(Outcome::Won(winner, Win::Resignation)), _) => {
            forfeited(winner, "resigned", naming)
        }
        (State::Over(Outcome::Won(winner, Win::Time)), _) => {
            forfeited(winner, "ran out of time", naming)
        }
        (State::Over(Outcome::Won(winner, Win::Forfeit)), _) => {
            forfeited(winner, "forfeited the game", naming)
        }
        (State::Over(Outcome::Won(winner, Win::Unknown)), _) => {
            let forms = names(winner, naming).map(|who| format!("{who} {}", naming.wins(winner)));
            Vec::from(forms).into()
        }
        (State::Over(Outcome::Agreed), _) => vec!["Draw: the players agreed".to_owned()].into(),
        (State::Over(Outcome::Void), _) => vec!["The game does not count".to_owned()].into(),
        (State::Over(Outcome::Won(winner, Win::Row)), AnyGame::Rows(game)) => {
            won_by_rows(game, winner, naming)
        }
        (State::Over(Outcome::Won(winner, Win::Row)), AnyGame::Quarto(game)) => {
            won_by_fours(game, winner, naming)
        }
    }
}

/// Where in the tree one looks, and whose turn it is there.
pub fn looking(tree: &Tree, cursor: &Cursor, naming: &Naming) -> StateText {
    let place = place(tree, cursor);
    let state = state(cursor, naming).forms;
    let mut forms: Vec<String> = state.iter().map(|state| format!("{place}: {state}")).collect();
    forms.push(place);
    forms.into()
}

/// A side in full, and in short.
fn names(side: Stone, naming: &Naming) -> [String; 2] {
    [naming.player(side), naming.short_player(side)]
}

/// That the other side resigned, or ran out of time.
fn forfeited(winner: Stone, did: &str, naming: &Naming) -> StateText {
    let loser = winner.opponent();
    let (full, wins) = (naming.player(winner), naming.wins(winner));
    let long = format!("{full} {wins}: {} {did}", naming.name_within(loser));
    if !naming.has_letters || matches!(naming.kind, GameKind::Quarto(_)) {
        return vec![long].into();
    }
    let short = format!("{}: {} {did}", naming.short_wins(winner), naming.short_player(loser));
    vec![long, short].into()
}

fn won_by_rows(game: &Game, winner: Stone, naming: &Naming) -> StateText {
    let variant = game.variant();
    let length = in_words(variant.row_length());
    let [full, short] =
        [format!("{} {}", naming.player(winner), naming.wins(winner)), naming.short_wins(winner)]
            .map(|wins| format!("{wins}: {length} in a row"));
    let named = |row: Row| {
        let end = row.points().last().unwrap_or(row.start());
        format!("from {} to {}", naming.cell(row.start()), naming.cell(end))
    };
    let rows: Vec<String> = game.winning_rows().map(named).collect();
    let forms = vec![format!("{full}, {}", rows.join(" and ")), full, short];
    // On the boards of every day the row is seen at once.
    let complete = if variant.is_offered() { forms.len() } else { 1 };
    StateText { forms, complete }
}

fn won_by_fours(game: &quarto::Game, winner: Stone, naming: &Naming) -> StateText {
    let (winner, wins) = (naming.name(winner), naming.wins(winner));
    let words = |four: &Four| format!("four {}", shared(&four.shared));
    let at = |four: &Four| four.points.map(|point| naming.cell(point)).join(" ");
    let (words, full): (Vec<String>, Vec<String>) = game
        .fours()
        .map(|four| (words(&four), format!("{} at {}", words(&four), at(&four))))
        .unzip();
    let first = words.first().cloned().unwrap_or_default();
    let forms = vec![
        format!("{winner} {wins}: {}", full.join("; ")),
        format!("{winner} {wins}: {}", words.join(", ")),
        format!("{winner}: {first}"),
    ];
    StateText { forms, complete: 1 }
}

fn to_move_in_quarto(game: &quarto::Game, mover: &str) -> StateText {
    let forms = match game.selected() {
        Some(selected) => {
            let (number, piece) = (selected.number(), piece(selected));
            vec![
                format!("{mover} places piece {number} {piece} {}", attributes(selected)),
                format!("{mover} places {number} {piece}"),
            ]
        }
        None => vec![format!("{mover} selects a piece"), format!("{mover} selects")],
    };
    forms.into()
}

/// What the four have in common: `white and solid`.
fn shared(attributes: &[Attribute]) -> String {
    let words: Vec<&str> = attributes.iter().map(|shared| shared.word()).collect();
    words.join(" and ")
}
