//! Reader that splits any bytes into lines.

use std::io::{self, BufRead};

/// Maximum length of a line in bytes; the rest is cut.
const LONGEST: usize = 1 << 12;

/// Returns the next line of untrusted input as soon as its end arrives; `None` at the end of the
/// input. Lines end with CR, LF or both. Blank lines are skipped, and invalid UTF-8 becomes U+FFFD.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    loop {
        let bytes = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            bytes => bytes?,
        };
        let is_last = bytes.is_empty();
        let end = bytes.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let room = LONGEST.saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() || is_last {
            let text = String::from_utf8_lossy(&line);
            if !text.trim().is_empty() {
                return Ok(Some(text.into_owned()));
            }
            if is_last {
                return Ok(None);
            }
            line.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use proptest::prelude::*;

    use super::*;

    /// Reads the lines of these bytes, which arrive in portions of this size.
    fn lines(bytes: &[u8], portion: usize) -> Vec<String> {
        let mut input = BufReader::with_capacity(portion, bytes);
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[track_caller]
    fn check(bytes: &[u8], expected: &[&str]) {
        for portion in [1, 2, 3, 7, 100] {
            assert_eq!(lines(bytes, portion), expected);
        }
    }

    #[test]
    fn lines_end_with_cr_or_lf_and_blank_ones_are_skipped() {
        check(b"", &[]);
        check(b"\r\n\n \t\r\r", &[]);
        check(b"START 15\nBEGIN\n", &["START 15", "BEGIN"]);
        check(b"START 15\r\nBEGIN\r\n", &["START 15", "BEGIN"]);
        check(b"START 15\rBEGIN\r", &["START 15", "BEGIN"]);
        check(b"\n\nSTART 15\r\n\r\n BEGIN", &["START 15", " BEGIN"]);
        check(b"\xff\xfe\nEND", &["\u{fffd}\u{fffd}", "END"]);
    }

    #[test]
    fn over_long_lines_are_cut() {
        let bytes = [&b"x".repeat(3 * LONGEST)[..], b"\nEND\n"].concat();
        assert_eq!(lines(&bytes, 1000), ["x".repeat(LONGEST), "END".to_owned()]);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_bytes_are_split_into_lines(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let read = lines(&bytes, 5);
            prop_assert_eq!(&read, &lines(&bytes, 64));
            prop_assert!(read.iter().all(|line| !line.contains(['\r', '\n'])));
        }
    }
}
