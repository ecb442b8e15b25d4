//! Name of the rule (`RU`).

use crate::game::GameKind;
use crate::rules::{Placement, Rule, Shape, Topology, Variant, VariantError};

pub(super) enum RuleMeaning {
    /// Five in a row under this rule, on the board of the file.
    Rule(Rule),
    /// Another game of the family, with its board.
    Game(Variant),
    Unknown,
}

pub(super) const fn five(shape: Shape) -> Result<Variant, VariantError> {
    let row_length = Variant::GOMOKU_15.row_length();
    Variant::new(shape, row_length, Rule::Freestyle, Placement::Anywhere)
}

pub(super) fn is_five(variant: Variant) -> bool {
    five(variant.shape()).is_ok_and(|five| five.with_rule(variant.rule()) == variant)
}

/// Interprets a rule: a word, its number in tournaments, or the name of another [`GameKind`].
pub(super) fn read(name: &str, size: Option<Shape>) -> RuleMeaning {
    let name = name.trim().to_ascii_lowercase();
    let own = name.parse().ok().filter(|_| name.contains('x'));
    if let Some(GameKind::Rows(variant)) = own {
        return RuleMeaning::Game(variant);
    }
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    match letters.as_str() {
        // A board too small for five in a row implies its own game.
        "" if size == Some(Variant::TIC_TAC_TOE.shape()) => RuleMeaning::Game(Variant::TIC_TAC_TOE),
        "" | "0" | "gomoku" | "freestyle" | "free" | "freestylegomoku" | "gomokufreestyle"
        | "fiveormore" => RuleMeaning::Rule(Rule::Freestyle),
        "1" | "standard" | "standardgomoku" | "gomokustandard" | "exact" | "exactfive"
        | "exactlyfive" | "exact5" => RuleMeaning::Rule(Rule::Standard),
        _ => RuleMeaning::Unknown,
    }
}

pub(super) const FREESTYLE: &str = "freestyle";

pub(super) fn write(variant: Variant) -> String {
    let word = match variant.rule() {
        Rule::Freestyle => FREESTYLE,
        Rule::Standard => "standard",
    };
    if is_five(variant) && variant.shape().topology() == Topology::Plane {
        word.to_owned()
    } else {
        GameKind::Rows(variant).to_string()
    }
}
