//! Languages of the program, and the one requested by the user's environment.

/// Language whose messages are embedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    German,
    Russian,
    /// Chinese in simplified characters.
    Chinese,
    Japanese,
    Czech,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::English, Self::German, Self::Russian, Self::Chinese, Self::Japanese, Self::Czech];

    /// Tag of BCP 47.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Russian => "ru",
            Self::Chinese => "zh",
            Self::Japanese => "ja",
            Self::Czech => "cs",
        }
    }
}

/// Returns the tag of BCP 47 for the user's language, from the first variable of POSIX that is set:
/// `de-AT` for `de_AT.UTF-8`. `None` without a language.
pub fn wanted(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let value = variables.filter_map(variable).find(|value| !value.is_empty())?;
    let tag = value.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    (!tag.is_empty() && tag != "C" && tag != "POSIX").then_some(tag)
}

/// Finds the same language without script and region: `de` for `de-AT`. Traditional Chinese is read
/// by other people than Simplified Chinese.
pub(super) fn nearest<'a>(tag: &str, tags: &[&'a str]) -> Option<&'a str> {
    const TRADITIONAL: [&str; 4] = ["hant", "tw", "hk", "mo"];
    let tag = tag.to_ascii_lowercase();
    let mut parts = tag.split('-');
    let language = parts.next()?;
    let is_traditional = language == "zh"
        && parts.clone().all(|part| part != "hans")
        && parts.any(|part| TRADITIONAL.contains(&part));
    let same = |known: &&str| known.eq_ignore_ascii_case(language) && !is_traditional;
    tags.iter().copied().find(same)
}
