//! Output of an engine, split into lines and bounded.

use std::io::{ErrorKind, Read};
use std::time::{Duration, Instant};

/// Maximum length of a line in bytes; the rest is cut.
const LONGEST: usize = 4 << 10;
/// Interval in which lines and bytes are counted.
const INTERVAL: Duration = Duration::from_secs(1);
/// Maximum number of lines in an interval.
const MOST_LINES: u32 = 1_000;
/// Maximum number of bytes in an interval.
const MOST_BYTES: usize = 1 << 20;

/// End of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputEnd {
    /// The engine has closed it.
    Closed,
    /// There is too much of it.
    Flood,
    /// Nobody listens any more.
    Unheard,
}

/// Reads lines until the end, and passes each one on with the time of its arrival. Lines end with
/// CR, LF or both. Blank lines are skipped, and invalid UTF-8 becomes U+FFFD.
pub fn read_lines(
    output: &mut impl Read,
    now: impl Fn() -> Instant,
    mut hear: impl FnMut(Instant, String) -> bool,
) -> OutputEnd {
    let mut buffer = [0; 4 << 10];
    let mut line = Vec::new();
    let (mut since, mut lines, mut bytes) = (now(), 0, 0);
    loop {
        let count = match output.read(&mut buffer) {
            Ok(0) => {
                let is_heard = line.is_empty() || hear(now(), text(&line));
                return if is_heard { OutputEnd::Closed } else { OutputEnd::Unheard };
            }
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return OutputEnd::Closed,
        };
        let at = now();
        if at.saturating_duration_since(since) >= INTERVAL {
            (since, lines, bytes) = (at, 0, 0);
        }
        bytes += count;
        for &byte in &buffer[..count] {
            if !matches!(byte, b'\r' | b'\n') {
                if line.len() < LONGEST {
                    line.push(byte);
                }
            } else if !line.is_empty() {
                let text = text(&line);
                line.clear();
                lines += 1;
                if lines > MOST_LINES {
                    return OutputEnd::Flood;
                }
                if !text.trim().is_empty() && !hear(at, text) {
                    return OutputEnd::Unheard;
                }
            }
        }
        if bytes > MOST_BYTES {
            return OutputEnd::Flood;
        }
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).into_owned()
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "any time will do")]
mod tests {
    use super::*;

    fn read(mut output: impl Read) -> (Vec<String>, OutputEnd) {
        let (mut lines, start) = (Vec::new(), Instant::now());
        let end = read_lines(
            &mut output,
            || start,
            |_, line| {
                lines.push(line);
                true
            },
        );
        (lines, end)
    }

    #[test]
    fn lines_end_with_cr_or_lf_and_blank_ones_are_skipped() {
        let (lines, end) = read(&b"OK\r\n\r\n \n7,7\rx\xff\nlast"[..]);
        assert_eq!(lines, ["OK", "7,7", "x\u{fffd}", "last"]);
        assert_eq!(end, OutputEnd::Closed);
    }

    #[test]
    fn too_many_lines_or_bytes_are_a_flood() {
        let many = "7,7\n".repeat(MOST_LINES as usize);
        assert_eq!(read(many.as_bytes()).1, OutputEnd::Closed);
        let (lines, end) = read((many + "8,8\n").as_bytes());
        assert_eq!((lines.len(), end), (MOST_LINES as usize, OutputEnd::Flood));
        let (lines, end) = read(std::io::repeat(b'x'));
        assert_eq!((lines.len(), end), (0, OutputEnd::Flood), "a line without end");
        let (lines, end) = read(std::io::repeat(b'\n'));
        assert_eq!((lines.len(), end), (0, OutputEnd::Flood), "nothing but line ends");
    }

    #[test]
    fn slow_output_is_no_flood() {
        let (start, passed) = (Instant::now(), std::cell::Cell::new(0));
        let output = "MESSAGE a line of forty characters, or so\n".repeat(60_000);
        let now = || {
            passed.set(passed.get() + 1);
            start + INTERVAL / 8 * passed.get()
        };
        assert_eq!(read_lines(&mut output.as_bytes(), now, |_, _| true), OutputEnd::Closed);
    }

    #[test]
    fn over_long_lines_are_cut() {
        let (lines, _) = read(["x".repeat(3 * LONGEST), "END".to_owned()].join("\n").as_bytes());
        assert_eq!(lines, ["x".repeat(LONGEST), "END".to_owned()]);
    }

    #[test]
    fn reading_ends_when_nobody_listens() {
        let start = Instant::now();
        let end = read_lines(&mut &b"1,1\n2,2\n"[..], || start, |_, _| false);
        assert_eq!(end, OutputEnd::Unheard);
    }
}
