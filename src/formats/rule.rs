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

/// Interprets a rule: a word, its number in tournaments, or the name of another [`GameKind`]. The
/// number or the name of a tournament may follow a word, as in `Standard1`.
pub(super) fn read(name: &str, size: Option<Shape>) -> RuleMeaning {
    let name = name.trim().to_ascii_lowercase();
    let own = name.parse().ok().filter(|_| name.contains('x'));
    if let Some(GameKind::Rows(variant)) = own {
        return RuleMeaning::Game(variant);
    }
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    // A board too small for five in a row implies its own game.
    if letters.is_empty() && size == Some(Variant::TIC_TAC_TOE.shape()) {
        return RuleMeaning::Game(Variant::TIC_TAC_TOE);
    }
    let numbered = letters.trim_end_matches(|char: char| char.is_ascii_digit());
    let is_other = OTHER_RULES.iter().any(|other| letters.contains(other));
    let first = name.split(|char: char| !char.is_ascii_alphabetic()).next().filter(|_| !is_other);
    let rule = word(&letters).or_else(|| word(numbered).filter(|_| !numbered.is_empty()));
    let rule = rule.or_else(|| word(first?).filter(|_| first != Some("")));
    rule.map_or(RuleMeaning::Unknown, RuleMeaning::Rule)
}

/// Rules that this program does not know, whatever else their name says.
const OTHER_RULES: [&str; 8] =
    ["renju", "caro", "omok", "pente", "connect6", "ninuki", "keryo", "gomokuplus"];

fn word(letters: &str) -> Option<Rule> {
    match letters {
        "" | "0" | "gomoku" | "freestyle" | "free" | "freestylegomoku" | "gomokufreestyle"
        | "fiveormore" => Some(Rule::Freestyle),
        "1" | "standard" | "standardgomoku" | "gomokustandard" | "exact" | "exactfive"
        | "exactlyfive" | "exact5" => Some(Rule::Standard),
        _ => None,
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
