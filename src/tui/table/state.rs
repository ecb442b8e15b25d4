//! The state of a game in words: whose turn it is, or who won and how.

use crate::game::{AnyGame, GameKind, Outcome, State, Win};
use crate::quarto::{self, Four};
use crate::record::{Cursor, Tree};
use crate::rules::{Game, Row, Stone, in_words};
use crate::tui::naming::{Naming, attributes, piece, place};

pub struct StateText {
    /// The words, the longest form first.
    pub forms: Vec<String>,
    /// Number of forms that leave nothing out.
    pub complete: usize,
}

impl StateText {
    /// Forms that differ only in the name of the player.
    pub fn alike(forms: impl Into<Vec<String>>) -> Self {
        let forms = forms.into();
        Self { complete: forms.len(), forms }
    }
}

pub fn state(game: &Cursor, naming: &Naming) -> StateText {
    let text = |text: &str| StateText::alike([text.to_owned()]);
    let outcome = match game.state() {
        State::Over(outcome) => outcome,
        State::ToMove(side) => return to_move(side, game.on_board(), naming),
    };
    match (outcome, game.on_board()) {
        (Outcome::Drawn, AnyGame::Rows(_)) => text("Draw: the board is full"),
        (Outcome::Drawn, AnyGame::Quarto(_)) => text("Draw: all pieces are placed"),
        (Outcome::Agreed, _) => text("Draw: the players agreed"),
        (Outcome::Void, _) => text("The game does not count"),
        (Outcome::Won(winner, Win::Resignation), _) => forfeited(winner, "resigned", naming),
        (Outcome::Won(winner, Win::Time), _) => forfeited(winner, "ran out of time", naming),
        (Outcome::Won(winner, Win::Forfeit), _) => forfeited(winner, "forfeited the game", naming),
        (Outcome::Won(winner, Win::Unknown), _) => {
            let wins = naming.wins(winner);
            StateText::alike(names(winner, naming).map(|who| format!("{who} {wins}")))
        }
        (Outcome::Won(winner, Win::Row), AnyGame::Rows(game)) => won_by_rows(game, winner, naming),
        (Outcome::Won(side, Win::Row), AnyGame::Quarto(game)) => won_by_fours(game, side, naming),
    }
}

/// The place in the tree, and the state there.
pub fn looking(tree: &Tree, cursor: &Cursor, naming: &Naming) -> StateText {
    let place = place(tree, cursor);
    let state = state(cursor, naming).forms;
    let mut forms: Vec<String> = state.iter().map(|state| format!("{place}: {state}")).collect();
    forms.push(place);
    StateText::alike(forms)
}

fn names(side: Stone, naming: &Naming) -> [String; 2] {
    [naming.player(side), naming.short_player(side)]
}

/// The win of a side whose opponent did this.
fn forfeited(winner: Stone, did: &str, naming: &Naming) -> StateText {
    let loser = winner.opponent();
    let (full, wins) = (naming.player(winner), naming.wins(winner));
    let long = format!("{full} {wins}: {} {did}", naming.name_within(loser));
    if !naming.has_letters || matches!(naming.kind, GameKind::Quarto(_)) {
        return StateText::alike([long]);
    }
    let short = format!("{}: {} {did}", naming.short_wins(winner), naming.short_player(loser));
    StateText::alike([long, short])
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
    // On common boards the row is seen at once.
    let complete = if variant.is_offered() { forms.len() } else { 1 };
    StateText { forms, complete }
}

fn won_by_fours(game: &quarto::Game, winner: Stone, naming: &Naming) -> StateText {
    let (winner, wins) = (naming.name(winner), naming.wins(winner));
    let words = |four: &Four| {
        let shared: Vec<&str> = four.shared.iter().map(|shared| shared.word()).collect();
        format!("four {}", shared.join(" and "))
    };
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

fn to_move(side: Stone, game: &AnyGame, naming: &Naming) -> StateText {
    let who = naming.name(side);
    StateText::alike(match game {
        AnyGame::Rows(_) => names(side, naming).map(|who| format!("{who} to move")),
        AnyGame::Quarto(game) => match game.selected() {
            Some(selected) => {
                let (number, piece) = (selected.number(), piece(selected));
                [
                    format!("{who} places piece {number} {piece} {}", attributes(selected)),
                    format!("{who} places {number} {piece}"),
                ]
            }
            None => [format!("{who} selects a piece"), format!("{who} selects")],
        },
    })
}
