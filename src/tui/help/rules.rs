//! Rules of the games.

use super::content::{Group, Item, list};
use crate::game::GameKind;
use crate::rules::{Placement, Rule, Topology, Variant, in_words};

const PIECES: &[(&str, &str)] = &[
    ("[b ]  (b )", "square, round"),
    ("[b ]  [w ]", "black, white"),
    ("[b ]  [B ]", "small, large"),
    ("[b ]  [b*]", "hollow, solid"),
];

pub fn groups(kind: GameKind) -> Vec<Group> {
    let mut groups = match kind {
        GameKind::Rows(variant) => rows(variant),
        GameKind::Quarto(_) => quarto(),
    };
    if kind.shape().topology() == Topology::Torus {
        let text =
            "There is no edge: a row that leaves the board at one side goes on at the other.";
        groups.push(group("The torus", vec![text.to_owned()]));
    }
    groups
}

fn group(title: &str, texts: Vec<String>) -> Group {
    Group { title: title.to_owned(), items: texts.into_iter().map(Item::Text).collect() }
}

fn rows(variant: Variant) -> Vec<Group> {
    let length = variant.row_length();
    let turn = match variant.placement() {
        Placement::Anywhere => {
            "X begins, then O and X take turns. Each puts one stone on a free place; it stays there."
        }
        Placement::Gravity => {
            "X begins, then O and X take turns. Each chooses a column, and the stone falls to the \
             lowest free place in it."
        }
    };
    let number = in_words(length);
    let wins = match variant.rule() {
        Rule::Freestyle => format!(
            "Whoever has {number} stones or more side by side, in a row, in a column or on a \
             diagonal, wins."
        ),
        Rule::Standard => format!(
            "Whoever has exactly {number} stones side by side, in a row, in a column or on a \
             diagonal, wins. {} or more do not count.",
            capital(&in_words(length.saturating_add(1)))
        ),
    };
    let drawn = "Where the board is full and nobody has won, the game is drawn.".to_owned();
    let mut groups =
        vec![group(&variant.name(), vec![turn.to_owned()]), group("What wins", vec![wins, drawn])];
    if variant.is_offered() {
        let lines = list(&[
            ("four", "four in a row with a free end: it must be stopped at once"),
            ("open four", "four with both ends free: it cannot be stopped any more"),
            ("open three", "three that can become an open four: stop it, or make a four"),
            ("two at once", "two fours, or a four and an open three, with one stone win"),
        ]);
        groups.push(Group { title: "Good to know".to_owned(), items: lines });
    } else if variant == Variant::CONNECT_FOUR {
        let text = "Look at the place above the one you choose: it is the other's next.";
        groups.push(group("Good to know", vec![text.to_owned()]));
    } else if variant == Variant::TIC_TAC_TOE {
        let text = "Nobody wins who is not let win: between careful players it is drawn.";
        groups.push(group("Good to know", vec![text.to_owned()]));
    }
    groups
}

fn quarto() -> Vec<Group> {
    let pieces = "There are sixteen pieces, no two alike: each is square or round, black or white, \
                  small or large, hollow or solid. Both players play with all of them.";
    let turn = "One player selects a piece, the other puts it on a free place and then selects the \
                piece that the first one must put.";
    let wins = "Whoever puts the fourth of four pieces side by side that have something in common, \
                in a row, in a column or on a diagonal, wins: four round ones, or four black ones, \
                whatever else they are.";
    let drawn = "Where all pieces are on the board and nobody has won, the game is drawn.";
    let legend = Group { title: "The pieces, in small cells".to_owned(), items: list(PIECES) };
    vec![
        group("Quarto", vec![pieces.to_owned(), turn.to_owned()]),
        group("What wins", vec![wins.to_owned(), drawn.to_owned()]),
        legend,
    ]
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}
