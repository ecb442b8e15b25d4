//! Name of the rule (`RU`).

use crate::game::GameKind;
use crate::rules::opening::OpeningRule;
use crate::rules::{Placement, Rule, Shape, Topology, Variant, VariantError};

#[derive(Clone, Copy)]
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
    let is_other = OTHER_RULES.split(' ').any(|other| letters.contains(other));
    let words = name.split(|char: char| !char.is_ascii_alphabetic());
    let words = words.filter(|word| !word.is_empty() && !is_other).filter_map(word);
    let rule = word(&letters).or_else(|| word(numbered).filter(|_| !numbered.is_empty()));
    // Gomoku is the name of all, and an opening of renju may stand beside it.
    let rule = rule.or_else(|| words.max_by_key(|rule| *rule as u8));
    rule.map_or(RuleMeaning::Unknown, RuleMeaning::Rule)
}

/// Checks whether a name says more than the rule: `Standard swap2`, `Soosyrv-8`.
pub(super) fn says_more(name: &str) -> bool {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let letters = letters.collect::<String>().to_ascii_lowercase();
    word(&letters).is_none() || is_renju_opening(&letters)
}

/// Checks whether this name is read as the rule of this variant.
pub(super) fn fits(name: &str, variant: Variant) -> bool {
    let rule = match read(name, Some(variant.shape())) {
        RuleMeaning::Rule(rule) => rule,
        // An unknown rule is played as freestyle.
        RuleMeaning::Unknown => Rule::Freestyle,
        RuleMeaning::Game(_) => return false,
    };
    variant.shape().topology() == Topology::Plane && is_five(variant) && rule == variant.rule()
}

/// Rules that this program does not know, whatever else their name says.
const OTHER_RULES: &str = "pente connect6 ninuki keryo";

/// Checks for an opening rule of renju, which implies it. Some names are only found in files.
fn is_renju_opening(letters: &str) -> bool {
    letters.parse().is_ok_and(OpeningRule::is_of_renju)
        || matches!(letters, "soosorv" | "supertaraguchi" | "supersakata")
}

/// Finds an opening rule in the name of a rule: `Soosyrv-8`, `Standard swap2`, `Gomoku, long pro`.
pub fn opening_of_rule_name(name: &str) -> Option<OpeningRule> {
    let rule = |text: &str| text.parse().ok().filter(|rule| *rule != OpeningRule::Free);
    if let Some(rule) = rule(name) {
        return Some(rule);
    }
    let words = name.split(|char: char| !char.is_alphanumeric()).filter(|it| !it.is_empty());
    let words: Vec<&str> = words.take(MOST_WORDS).collect();
    // More words say more: a long pro is no pro.
    let mut counts = (1..=words.len()).rev();
    counts.find_map(|count| words.windows(count).find_map(|words| rule(&words.concat())))
}

/// Maximum number of words that are looked at in the name of a rule.
const MOST_WORDS: usize = 8;

fn word(letters: &str) -> Option<Rule> {
    match letters {
        "" | "0" | "gomoku" | "freestyle" | "free" | "freestylegomoku" | "gomokufreestyle"
        | "fiveormore" => Some(Rule::Freestyle),
        "1" | "standard" | "standardgomoku" | "gomokustandard" | "exact" | "exactfive"
        | "exactlyfive" | "exact5" => Some(Rule::Standard),
        "4" | "renju" => Some(Rule::Renju),
        opening if is_renju_opening(opening) => Some(Rule::Renju),
        "8" | "caro" | "gomokuplus" => Some(Rule::Caro),
        "9" | "standardcaro" | "carostandard" | "exactcaro" => Some(Rule::StandardCaro),
        "omok" => Some(Rule::Omok),
        _ => None,
    }
}

pub(super) fn write(variant: Variant) -> String {
    if is_five(variant) && variant.shape().topology() == Topology::Plane {
        variant.rule().to_string()
    } else {
        GameKind::Rows(variant).to_string()
    }
}
