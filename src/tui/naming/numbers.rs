//! Numbers and times.

use std::time::Duration;

use crate::player::Info;

/// Time, depth and nodes.
pub fn progress(info: &Info) -> [String; 3] {
    [seconds(info.elapsed), info.depth().to_string(), count(info.nodes)]
}

/// `1 move`, `3 moves`.
pub fn counted(number: usize, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

/// `04:12`, `1:04:12`: the time left, rounded up to seconds.
pub fn time(left: Duration) -> String {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// `1.2 s`.
pub fn seconds(time: Duration) -> String {
    format!("{}.{} s", time.as_secs(), time.subsec_millis() / 100)
}

/// `412`, `34k`, `1.3M`.
pub fn count(number: u64) -> String {
    let tenths = |unit: u64| format!("{}.{}", number / unit, number % unit / (unit / 10));
    match number {
        0..1_000 => number.to_string(),
        1_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..1_000_000_000 => format!("{}M", tenths(1_000_000)),
        _ => format!("{}G", tenths(1_000_000_000)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        for (number, expected) in [
            (0, "0"),
            (999, "999"),
            (34_567, "34k"),
            (999_999, "999k"),
            (1_349_999, "1.3M"),
            (20_000_000, "20.0M"),
            (5_070_000_000, "5.0G"),
        ] {
            assert_eq!(count(number), expected);
        }
        assert_eq!(seconds(Duration::from_millis(1_290)), "1.2 s");
    }
}
