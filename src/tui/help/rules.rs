//! Rules of the games.

use super::content::{Item, list};
use crate::game::GameKind;
use crate::rules::{Placement, Rule, Topology, Variant, in_words};
use crate::tui::naming::capital;

const PIECES: &[(&str, &str)] = &[
    ("[b ]  (b )", "square, round"),
    ("[b ]  [w ]", "black, white"),
    ("[b ]  [B ]", "small, large"),
    ("[b ]  [b*]", "hollow, solid"),
];

pub fn items(kind: GameKind) -> Vec<Item> {
    let mut items = match kind {
        GameKind::Rows(variant) => rows(variant),
        GameKind::Quarto(_) => quarto(),
    };
    if kind.shape().topology() == Topology::Torus {
        let text =
            "There is no edge: a row that leaves the board at one side goes on at the other.";
        items.extend([Item::Title("The torus".into()), Item::Text(text.into())]);
    }
    items
}

fn rows(variant: Variant) -> Vec<Item> {
    let length = variant.row_length();
    let each = match variant.placement() {
        Placement::Anywhere => "puts one stone on a free place; it stays there.",
        Placement::Gravity => {
            "chooses a column, and the stone falls to the lowest free place in it."
        }
    };
    let number = in_words(length);
    let (number, others) = match variant.rule() {
        Rule::Freestyle => (format!("{number} stones or more"), String::new()),
        Rule::Standard => {
            let next = capital(&in_words(length.saturating_add(1)));
            (format!("exactly {number} stones"), format!(" {next} or more do not count."))
        }
    };
    let wins = format!(
        "Whoever has {number} side by side, in a row, in a column or on a diagonal, wins.{others}"
    );
    let drawn = "Where the board is full and nobody has won, the game is drawn.";
    let mut items = vec![
        Item::Title(variant.name().into()),
        Item::Text(format!("X begins, then O and X take turns. Each {each}").into()),
        Item::Title("What wins".into()),
        Item::Text(wins.into()),
        Item::Text(drawn.into()),
    ];
    let good_to_know = match variant {
        _ if variant.is_offered() => list(&[
            ("four", "four in a row with a free end: it must be stopped at once"),
            ("open four", "four with both ends free: it cannot be stopped any more"),
            ("open three", "three that can become an open four: stop it, or make a four"),
            ("two at once", "two fours, or a four and an open three, with one stone win"),
        ]),
        Variant::CONNECT_FOUR => {
            let text = "Look at the place above the one you choose: it is the other's next.";
            vec![Item::Text(text.into())]
        }
        Variant::TIC_TAC_TOE => {
            let text = "Nobody wins who is not let win: between careful players it is drawn.";
            vec![Item::Text(text.into())]
        }
        _ => return items,
    };
    items.push(Item::Title("Good to know".into()));
    items.extend(good_to_know);
    items
}

fn quarto() -> Vec<Item> {
    let pieces = "There are sixteen pieces, no two alike: each is square or round, black or white, \
                  small or large, hollow or solid. Both players play with all of them.";
    let turn = "One player selects a piece, the other puts it on a free place and then selects the \
                piece that the first one must put.";
    let wins = "Whoever puts the fourth of four pieces side by side that have something in common, \
                in a row, in a column or on a diagonal, wins: four round ones, or four black ones, \
                whatever else they are.";
    let drawn = "Where all pieces are on the board and nobody has won, the game is drawn.";
    let mut items = vec![
        Item::Title("Quarto".into()),
        Item::Text(pieces.into()),
        Item::Text(turn.into()),
        Item::Title("What wins".into()),
        Item::Text(wins.into()),
        Item::Text(drawn.into()),
        Item::Title("The pieces, in small cells".into()),
    ];
    items.extend(list(PIECES));
    items
}
