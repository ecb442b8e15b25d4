//! The rule's name: `RU`.

use crate::game::GameKind;
use crate::rules::{Placement, Rule, Shape, Topology, Variant, VariantError};

/// What a rule's name means.
pub(super) enum Named {
    /// Five in a row by this rule, on the board that the file names.
    Rule(Rule),
    /// Another game of the family, with its board.
    Game(Variant),
    /// Nobody knows.
    Unknown,
}

/// Five in a row on a board, five or more.
pub(super) const fn five(shape: Shape) -> Result<Variant, VariantError> {
    let row_length = Variant::GOMOKU_15.row_length();
    Variant::new(shape, row_length, Rule::Freestyle, Placement::Anywhere)
}

/// What the name of a rule means: a word or the number that tournaments give it, or the name of another
/// game as [`GameKind`] writes it.
pub(super) fn read(name: &str, size: Option<Shape>) -> Named {
    let name = name.trim().to_ascii_lowercase();
    let own = name.parse().ok().filter(|_| name.contains('x'));
    if let Some(GameKind::Rows(variant)) = own {
        return Named::Game(variant);
    }
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    match letters.as_str() {
        // A board that is too small for five has a game of its own.
        "" if size == Some(Variant::TIC_TAC_TOE.shape()) => Named::Game(Variant::TIC_TAC_TOE),
        "" | "0" | "gomoku" | "freestyle" | "free" | "freestylegomoku" | "gomokufreestyle"
        | "fiveormore" => Named::Rule(Rule::Freestyle),
        "1" | "standard" | "standardgomoku" | "gomokustandard" | "exact" | "exactfive"
        | "exactlyfive" | "exact5" => Named::Rule(Rule::Standard),
        _ => Named::Unknown,
    }
}

/// How the usual rule is written.
pub(super) const FREESTYLE: &str = "freestyle";

/// The name of a game as it is written.
pub(super) fn write(variant: Variant) -> String {
    let word = match variant.rule() {
        Rule::Freestyle => FREESTYLE,
        Rule::Standard => "standard",
    };
    let is_five = five(variant.shape()).is_ok_and(|five| five.with_rule(variant.rule()) == variant);
    if is_five && variant.shape().topology() == Topology::Plane {
        word.to_owned()
    } else {
        GameKind::Rows(variant).to_string()
    }
}
