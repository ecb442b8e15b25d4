//! Arguments shared by several commands, and those with few values.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::game::FoulPenalty;
use crate::player::EngineSettings;
use crate::rules::Rule;
use crate::rules::opening::OpeningRule;

/// Parser that accepts these names, each of which stands for a value.
pub(super) fn one_of<N: Into<PossibleValue>, T: Clone + Send + Sync + 'static>(
    values: impl IntoIterator<Item = (N, T)>,
) -> impl TypedValueParser<Value = T> {
    let (names, values): (Vec<PossibleValue>, Vec<T>) =
        values.into_iter().map(|(name, value)| (name.into(), value)).unzip();
    PossibleValuesParser::new(names.clone()).try_map(move |typed| {
        let named = names.iter().zip(&values).find(|(name, _)| name.matches(&typed, false));
        named.map(|(_, value)| value.clone()).ok_or("no value has this name")
    })
}

/// Returns those of these flags that were given.
pub(super) fn given<const N: usize>(
    flags: [(&'static str, bool); N],
) -> impl Iterator<Item = &'static str> {
    flags.into_iter().filter(|(_, is_given)| *is_given).map(|(flag, _)| flag)
}

/// Parser of a rule, by its name, or by its number in the Gomocup protocol.
pub(super) fn rule() -> impl TypedValueParser<Value = Rule> {
    one_of(Rule::ALL.map(|rule| {
        let help = match rule {
            Rule::Freestyle => "K or more in a row",
            Rule::Standard => "Exactly K in a row",
            Rule::Renju => "Exactly five for X, who has fouls; five or more for O",
            Rule::Caro => "Five that are not blocked at both ends, or more",
            Rule::StandardCaro => "Exactly five, not blocked at both ends",
            Rule::Omok => "Exactly five; nobody may make a double three",
        };
        let value = PossibleValue::new(rule.to_string()).help(help);
        let value = match rule.number() {
            Some(number) => value.alias(number.to_string()),
            None => value,
        };
        (value, rule)
    }))
}

/// Parser of an opening rule.
pub(super) fn opening_rule() -> impl TypedValueParser<Value = OpeningRule> {
    one_of(OpeningRule::ALL.map(|rule| {
        let help = match rule {
            OpeningRule::Free => "No opening rule: the players alternate from move 1",
            OpeningRule::Swap => "Player 1 places three stones, player 2 picks a side",
            OpeningRule::SwapOne => "Player 1 places one stone, player 2 picks a side",
            OpeningRule::Swap2 => "As swap; player 2 may add two and let player 1 pick",
            OpeningRule::Pro => "Move 1 in the centre, move 3 outside the central 5x5",
            OpeningRule::LongPro => "Move 1 in the centre, move 3 outside the central 7x7",
            OpeningRule::Rif => "One of 26 openings, a swap, two fifth moves offered",
            OpeningRule::Yamaguchi => "As RIF; player 1 declares how many fifth moves",
            OpeningRule::Soosyrv => "As RIF; move 4 declares up to 8 fifth moves",
            OpeningRule::Taraguchi => "A swap after each move; one fifth move, or ten offered",
            OpeningRule::Tarannikov => "Five moves in growing squares, a swap after each",
            OpeningRule::Sakata => "One of 26 openings, two more stones, then a swap",
        };
        let value = PossibleValue::new(rule.code()).help(help);
        let value = match rule {
            OpeningRule::LongPro => value.alias("long-pro"),
            OpeningRule::Soosyrv => value.alias("soosyrv"),
            OpeningRule::Taraguchi => value.alias("taraguchi"),
            _ => value,
        };
        (value, rule)
    }))
}

/// Parser of the consequence of a foul.
pub(super) fn foul_penalty() -> impl TypedValueParser<Value = FoulPenalty> {
    let [refused, loses] = ["refused", "loses"].map(PossibleValue::new);
    one_of([
        (refused.help("The stone is not placed"), FoulPenalty::Refused),
        (loses.help("The game is lost, as in tournaments"), FoulPenalty::Loses),
    ])
}

#[derive(Debug, Args)]
pub(super) struct EngineArguments {
    /// Number of search threads
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,

    /// Memory for the tables, in MB
    #[arg(long, value_name = "MB", default_value_t = 32, allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    memory: u16,
}

impl EngineArguments {
    pub(super) fn settings(&self) -> EngineSettings {
        EngineSettings { memory: usize::from(self.memory) << 20, threads: self.threads.into() }
    }
}
