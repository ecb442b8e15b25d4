//! Times and sizes as words.

use std::time::Duration;

/// Units of time in milliseconds, largest first.
const TIMES: [(&str, u64); 4] = [("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];
/// Units of memory in bytes, largest first.
const SIZES: [(&str, u64); 3] = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)];
/// Longest time in milliseconds.
const DAY: u64 = 24 * 3_600_000;

/// Parses a time such as `2s`, `300ms` or `10m`, from 1 ms to a day.
pub fn time(text: &str) -> Option<Duration> {
    let ms = parsed(text, &TIMES)?;
    (1..=DAY).contains(&ms).then(|| Duration::from_millis(ms))
}

/// Formats a time as [`time`] parses it.
pub fn time_text(time: Duration) -> String {
    formatted(u64::try_from(time.as_millis()).unwrap_or(DAY), &TIMES)
}

/// Parses a size such as `350MB` or `2GB`, in bytes. The units are powers of 1024.
pub fn memory(text: &str) -> Option<u64> {
    parsed(text, &SIZES).filter(|&bytes| bytes > 0)
}

/// Formats a size as [`memory`] parses it.
pub fn memory_text(bytes: u64) -> String {
    formatted(bytes, &SIZES)
}

fn parsed(text: &str, units: &[(&str, u64)]) -> Option<u64> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at(digits);
    let (_, factor) = units.iter().find(|(name, _)| *name == unit)?;
    number.parse::<u64>().ok()?.checked_mul(*factor)
}

fn formatted(number: u64, units: &[(&str, u64)]) -> String {
    let fits = |(_, factor): &&(&str, u64)| number >= *factor && number.is_multiple_of(*factor);
    let unit = units.iter().find(fits).or(units.last());
    unit.map_or_else(String::new, |(name, factor)| format!("{}{name}", number / factor))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_back() {
        for text in ["1ms", "300ms", "2s", "90s", "10m", "1h"] {
            assert_eq!(time_text(time(text).unwrap()), text);
        }
        assert_eq!(time_text(time("120s").unwrap()), "2m");
        for wrong in ["", "1", "s", "0s", "-1s", "1.5s", "25h", "1 s", "99999999999999999999h"] {
            assert_eq!(time(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn sizes_are_read_back() {
        for text in ["350MB", "2GB", "3KB"] {
            assert_eq!(memory_text(memory(text).unwrap()), text);
        }
        assert_eq!(memory("350MB"), Some(350 << 20));
        for wrong in ["", "MB", "0MB", "350", "350 MB", "1TB", "18446744073709551615GB"] {
            assert_eq!(memory(wrong), None, "{wrong}");
        }
    }
}
