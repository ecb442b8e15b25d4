//! Arguments with few values.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::rules::Rule;

/// Accepts these names, each of which stands for a value.
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

/// Those of these flags that were given.
pub(super) fn given<const N: usize>(
    flags: [(&'static str, bool); N],
) -> impl Iterator<Item = &'static str> {
    flags.into_iter().filter(|(_, is_given)| *is_given).map(|(flag, _)| flag)
}

/// Accepts a rule by its name, or by its number in the Gomocup protocol.
pub(super) fn rule() -> impl TypedValueParser<Value = Rule> {
    let freestyle = PossibleValue::new("freestyle").alias("0");
    let standard = PossibleValue::new("standard").alias("1");
    one_of([
        (freestyle.help("So many stones in a row as are wanted, or more"), Rule::Freestyle),
        (standard.help("Exactly so many"), Rule::Standard),
    ])
}
