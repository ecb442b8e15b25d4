//! Work that is due in an opening, in words.

use super::due;
use crate::game::AnyGame;
use crate::locale::{self, text};
use crate::record::Cursor;
use crate::rules::opening::{RenjuOpening, Seat, Work, Zone};
use crate::rules::{Rule, Stone};
use crate::tui::naming::{self, Naming, mark};
use crate::tui::theme::GlyphSet;

/// Describes what is to be done in the opening, longest form first; empty after it.
pub fn task(cursor: &Cursor, naming: &Naming) -> Vec<String> {
    let Some((opening, task)) = due(cursor) else { return Vec::new() };
    let side = cursor.side_of(task.seat);
    let [_, short] = naming.players(side);
    let players = [(naming.who(side), naming.name(side)), short];
    let offered = opening.offered().len();
    let all = players.iter().flat_map(|(who, player)| match task.work {
        Work::Place { stone, zone } => {
            let number = opening.stones().count() + 1;
            let place = |zone| place(who, player, (number, stone), zone);
            let short = (zone != Zone::Anywhere).then(|| place(Zone::Anywhere));
            [place(zone)].into_iter().chain(short).collect()
        }
        Work::Decide => vec![text!("opening-decide", who = who, player = player)],
        Work::Declare { most } => {
            vec![text!("opening-declare", who = who, player = player, most = most)]
        }
        Work::Offer { wanted } => {
            let number = offered + 1;
            vec![text!(
                "opening-offer",
                who = who,
                player = player,
                number = number,
                count = wanted
            )]
        }
        Work::Pick => vec![text!("opening-pick", who = who, player = player, count = offered)],
    });
    all.collect()
}

/// Describes where the stone of a move is placed: `Ada places move 3 (X) within the central 5x5`.
pub(super) fn place(
    who: &str,
    player: &str,
    (number, stone): (usize, Stone),
    zone: Zone,
) -> String {
    let (zone, side) = match zone {
        Zone::Anywhere => ("anywhere", 0),
        Zone::Centre => ("centre", 0),
        Zone::Inside(side) => ("inside", side),
        Zone::Outside(side) => ("outside", side),
    };
    let stone = mark(stone);
    text!(
        "opening-place",
        who = who,
        player = player,
        number = number,
        stone = stone,
        zone = zone,
        side = side
    )
}

/// Verb beside the name of the player who has to act; `None` for everybody else, and after the
/// opening.
pub fn verb(cursor: &Cursor, seat: Seat, who: &str) -> Option<String> {
    let (_, task) = due(cursor).filter(|(_, task)| task.seat == seat)?;
    let id = match task.work {
        Work::Place { .. } => "panel-places",
        Work::Decide => "panel-decides",
        Work::Declare { .. } => "panel-declares",
        Work::Offer { .. } => "panel-offers",
        Work::Pick => "panel-chooses",
    };
    Some(locale::format(id, &[("who", &who)]))
}

/// Adds the opening of renju to a text, in games that are played by the rules of renju:
/// `Move 4 - D4 Kagetsu`. `None` if the game has none.
pub fn beside_opening(text: &str, cursor: &Cursor, glyphs: GlyphSet) -> Option<String> {
    let AnyGame::Rows(game) = cursor.on_board() else { return None };
    let is_renju = game.variant().rule() == Rule::Renju || game.opening_rule().is_of_renju();
    let name = RenjuOpening::of_game(game).filter(|_| is_renju).map(naming::renju_opening)?;
    Some(format!("{text} {} {name}", glyphs.pick('\u{b7}', '-')))
}
