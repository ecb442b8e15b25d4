//! Input of a connection, split into lines and bounded.

use std::io::{ErrorKind, Read};
use std::time::{Duration, Instant};

use super::fault::End;
use crate::friend::LONGEST_LINE;

/// Interval in which lines and bytes are counted.
const INTERVAL: Duration = Duration::from_secs(1);
/// Maximum number of lines in an interval, with empty ones.
const MOST_LINES: u32 = 1_000;
/// Maximum number of bytes in an interval.
const MOST_BYTES: usize = 256 << 10;

/// Reads lines until the end, and passes each one on with the time of its arrival, until `hear`
/// ends the connection. Lines end with LF, perhaps after CR. Blank lines are skipped, invalid UTF-8
/// becomes U+FFFD, and a line without an end was cut and is dropped.
pub(super) fn read_lines(
    input: &mut impl Read,
    now: impl Fn() -> Instant,
    mut hear: impl FnMut(Instant, String) -> Result<(), End>,
) -> End {
    let mut buffer = [0; 4 << 10];
    let mut line = Vec::with_capacity(LONGEST_LINE);
    let (mut since, mut lines, mut bytes) = (now(), 0, 0);
    loop {
        let count = match input.read(&mut buffer) {
            Ok(0) => return End::Closed,
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            // The other program has ended before it read everything.
            Err(error) if error.kind() == ErrorKind::ConnectionReset => return End::Closed,
            Err(error) => return End::Failed(super::fault::words(&error.to_string())),
        };
        let at = now();
        if at.saturating_duration_since(since) >= INTERVAL {
            (since, lines, bytes) = (at, 0, 0);
        }
        bytes += count;
        if bytes > MOST_BYTES {
            return End::Flood;
        }
        for &byte in &buffer[..count] {
            if byte != b'\n' {
                line.push(byte);
                if line.len() >= LONGEST_LINE {
                    return End::Flood;
                }
                continue;
            }
            lines += 1;
            if lines > MOST_LINES {
                return End::Flood;
            }
            let text = text(&line);
            line.clear();
            if !text.trim().is_empty()
                && let Err(end) = hear(at, text)
            {
                return end;
            }
        }
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line.strip_suffix(b"\r").unwrap_or(line)).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::clock::Clock;

    /// Reads with a clock that stands still.
    fn read(mut input: impl Read) -> (Vec<String>, End) {
        let (mut lines, start) = (Vec::new(), Clock::new(1).now());
        let end = read_lines(
            &mut input,
            || start,
            |_, line| {
                lines.push(line);
                Ok(())
            },
        );
        (lines, end)
    }

    #[test]
    fn lines_end_with_lf_and_only_whole_ones_count() {
        let (lines, end) = read(&b"m 1 7,7\r\n\n \r\nx\xff\xfe\n\rm 2 7,1"[..]);
        assert_eq!(lines, ["m 1 7,7", "x\u{fffd}\u{fffd}"]);
        assert_eq!(end, End::Closed);
    }

    #[test]
    fn a_long_line_is_a_flood() {
        let most = "x".repeat(LONGEST_LINE - 1) + "\n";
        assert_eq!(read(most.as_bytes()), (vec![most.trim().to_owned()], End::Closed));
        let more = "x".repeat(LONGEST_LINE) + "\n";
        assert_eq!(read(more.as_bytes()), (vec![], End::Flood));
        assert_eq!(read(std::io::repeat(b'x')), (vec![], End::Flood));
    }

    #[test]
    fn too_many_lines_or_bytes_are_a_flood() {
        let many = "a\n".repeat(MOST_LINES as usize);
        assert_eq!(read(many.as_bytes()).1, End::Closed);
        assert_eq!(read((many + "\n").as_bytes()).1, End::Flood);
        assert_eq!(read(&[b'\n'; 2_000][..]).1, End::Flood);
        let long = "x".repeat(LONGEST_LINE - 1) + "\n";
        let most = MOST_BYTES / LONGEST_LINE;
        assert_eq!(read(long.repeat(most).as_bytes()).1, End::Closed);
        assert_eq!(read(long.repeat(most + 1).as_bytes()).1, End::Flood);
    }

    #[test]
    fn each_second_is_counted_anew() {
        // One line is read at a time, a millisecond after the other.
        struct Slow(u32);
        impl Read for Slow {
            fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
                self.0 += 1;
                buffer[..2].copy_from_slice(b"a\n");
                Ok(if self.0 > 10_000 { 0 } else { 2 })
            }
        }
        let (start, ms) = (Clock::new(1).now(), std::cell::Cell::new(0));
        let now = || {
            ms.set(ms.get() + 1);
            start + Duration::from_millis(ms.get())
        };
        assert_eq!(read_lines(&mut Slow(0), now, |_, _| Ok(())), End::Closed);
    }
}
