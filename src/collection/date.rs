//! Dates of games.

use std::fmt;
use std::str::FromStr;

use crate::translate::message;

/// Date of a game: a day, or only a month or a year. Dates sort by time; unknown parts come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    pub year: u16,
    /// Month from 1, or 0 if unknown.
    pub month: u8,
    /// Day of the month from 1, or 0 if unknown.
    pub day: u8,
}

impl Date {
    /// Date at the start of a text in a file, such as `2026-11-22,23`, `2026-11-22T04:08:07Z`,
    /// `2026.11.22 12:33:01`, `2026/11/22`, `22.11.2026`, `22. 11. 2026`, `2026年11月22日` or
    /// `22 Nov 2026`. With slashes or dashes and the year at the end, day and month count only if
    /// one of them cannot be a month.
    pub fn at_start(text: &str) -> Option<Self> {
        let Some((year, rest)) = number(text, 4) else {
            return year_last(text).or_else(|| in_words(text));
        };
        let separator = rest.chars().next().filter(|char| "-./年".contains(*char));
        let separator = separator.unwrap_or_default();
        let (month, rest) = part(rest, separator, 12).unwrap_or((0, ""));
        let separator = if separator == '年' { '月' } else { separator };
        let (day, _) = part(rest, separator, 31).unwrap_or((0, ""));
        Some(Self { year, month, day })
    }

    #[must_use]
    pub const fn last(self) -> Self {
        let Self { year, month, day } = self;
        Self {
            year,
            month: if month == 0 { 12 } else { month },
            day: if day == 0 { 31 } else { day },
        }
    }
}

/// Splits off a number of this many digits.
fn number(text: &str, digits: usize) -> Option<(u16, &str)> {
    let (number, rest) = text.split_at_checked(digits)?;
    let number = number.bytes().try_fold(0, |number, byte| {
        byte.is_ascii_digit().then(|| number * 10 + u16::from(byte - b'0'))
    })?;
    let goes_on = rest.as_bytes().first().is_some_and(u8::is_ascii_digit);
    (!goes_on).then_some((number, rest))
}

/// Splits off a separator and a number from 1 to `most`. After a dash, it has two digits.
fn part(text: &str, separator: char, most: u8) -> Option<(u8, &str)> {
    let text = text.strip_prefix(separator)?.trim_start();
    let short = || number(text, 1).filter(|_| separator != '-');
    let (part, rest) = number(text, 2).or_else(short)?;
    let part = u8::try_from(part).ok().filter(|part| (1..=most).contains(part))?;
    Some((part, rest))
}

/// Reads `22 Nov 2026`, `November 22, 2026` and the like.
fn in_words(text: &str) -> Option<Date> {
    const MONTHS: &str = "janfebmaraprmayjunjulaugsepoctnovdec";
    let (mut year, mut month, mut day) = (None, 0, 0);
    for word in text.split(|char: char| !char.is_ascii_alphanumeric()) {
        if let Some((number, _)) = number(word, 4) {
            year = year.or(Some(number));
        } else if let Some((number, _)) = number(word, 2).or_else(|| number(word, 1)) {
            day = if day == 0 { number } else { day };
        } else if let Some(name) = word.get(..3).map(str::to_ascii_lowercase)
            && let Some(at) = MONTHS.find(&name).filter(|at| at % 3 == 0)
        {
            month = at / 3 + 1;
        }
    }
    let day = u8::try_from(day).ok().filter(|day| *day <= 31).unwrap_or(0);
    let month = u8::try_from(month).ok().filter(|month| *month > 0)?;
    Some(Date { year: year?, month, day })
}

/// Reads `22.11.2026`, `22/11/2026` or `11/22/2026`.
fn year_last(text: &str) -> Option<Date> {
    let (first, rest) = number(text, 2).or_else(|| number(text, 1))?;
    let separator = rest.chars().next().filter(|char| "./-".contains(*char))?;
    let first = u8::try_from(first).ok().filter(|first| (1..=31).contains(first))?;
    let (second, rest) = part(rest, separator, 31)?;
    let (year, _) = number(rest.strip_prefix(separator)?.trim_start(), 4)?;
    let (day, month) = match (separator, first, second) {
        ('.', _, 1..=12) | (_, 13.., 1..=12) => (first, second),
        ('/' | '-', 1..=12, 13..) => (second, first),
        _ => (0, 0),
    };
    Some(Date { year, month, day })
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // Nothing may follow the date.
        let date = Self::at_start(text).filter(|date| date.to_string() == text);
        let syntax =
            || message!("filter-date", "a date is written 2026, 2026-11 or 2026-11-22").to_string();
        date.ok_or_else(syntax)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        let known = [self.month, self.day].into_iter().take_while(|&part| part > 0);
        known.into_iter().try_for_each(|part| write!(f, "-{part:02}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let date = Date::at_start(text).map_or_else(String::new, |date| date.to_string());
        assert_eq!(date, expected, "{text}");
    }

    #[test]
    fn a_date_is_read_at_the_start_of_a_text() {
        check("2026-11-22", "2026-11-22");
        check("2026-11-22,23", "2026-11-22");
        check("2026-11-22T04:08:07Z", "2026-11-22");
        check("2026-11", "2026-11");
        check("2026, 2027", "2026");
        check("2026-13-01", "2026");
        check("2026-00-01", "2026");
        check("2026-1-2", "2026");
        check("2026-11-32", "2026-11");
        check("20261122", "");
        check("2026.11.22 12:33:01", "2026-11-22");
        check("2026/11/22", "2026-11-22");
        check("2026.1.2", "2026-01-02");
        check("2026/11-22", "2026-11");
        check("2026.", "2026");
        check("+026", "");
        check("", "");
        check("äöü", "");
    }

    #[test]
    fn a_day_before_its_month_needs_dots_or_a_number_that_is_no_month() {
        check("22.11.2026", "2026-11-22");
        check("5.6.2026, 14:00", "2026-06-05");
        check("11.22.2026", "2026");
        check("22/11/2026", "2026-11-22");
        check("11/22/2026", "2026-11-22");
        check("22-11-2026", "2026-11-22");
        check("11-12-2026", "2026");
        check("22. 11. 2026", "2026-11-22");
        check("2026年11月22日", "2026-11-22");
        check("5/6/2026", "2026");
        check("22/23/2026", "2026");
        for text in ["0.1.2026", "32.1.2026", "1.1.26", "1.1.20261", "1/1.2026"] {
            check(text, "");
        }
    }

    #[test]
    fn months_have_names() {
        for text in
            ["22 Nov 2026", "November 22, 2026", "Sun Nov 22 10:30:00 2026", "22nd Nov. 2026"]
        {
            check(text, "2026-11-22");
        }
        check("May 2026", "2026-05");
        check("Monday 2026-11-23", "");
        for text in ["Nov 22", "November", "22 Foo 2026"] {
            check(text, "");
        }
    }

    #[test]
    fn parsing_requires_the_whole_text() {
        assert_eq!("2026-11-22".parse(), Ok(Date { year: 2026, month: 11, day: 22 }));
        for text in ["2026-11-22,23", "2026-", "2026-1", "today", ""] {
            assert_eq!(text.parse::<Date>().ok(), None, "{text}");
        }
    }

    #[test]
    fn the_last_day_of_a_month_or_year_sorts_last() {
        let last = |text| Date::at_start(text).map(|date| date.last().to_string());
        assert_eq!(last("2026").as_deref(), Some("2026-12-31"));
        assert_eq!(last("2026-02").as_deref(), Some("2026-02-31"));
        assert_eq!(last("2026-02-03").as_deref(), Some("2026-02-03"));
    }
}
