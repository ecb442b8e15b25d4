//! Numbers and strings as bytes: a number takes a byte for every seven bits (LEB128), a string is
//! preceded by its length.

pub(super) fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

pub(super) fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put(bytes, text.len() as u64);
    bytes.extend_from_slice(text.as_bytes());
}

/// Takes a number from the front; `None` if there is no 64-bit number.
pub(super) fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        let bits = u64::from(byte & 0x7f);
        if (bits << shift) >> shift != bits {
            return None;
        }
        number |= bits << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

pub(super) fn take_text<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let length = usize::try_from(take(bytes)?).ok()?;
    let (text, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    std::str::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn values_are_read_back(numbers: Vec<u64>, text: String) {
            let mut bytes = Vec::new();
            for &number in &numbers {
                put(&mut bytes, number);
            }
            put_text(&mut bytes, &text);
            let mut rest = &bytes[..];
            for number in numbers {
                prop_assert_eq!(take(&mut rest), Some(number));
            }
            prop_assert_eq!(take_text(&mut rest), Some(&*text));
            prop_assert!(rest.is_empty());
        }

        #[test]
        fn reading_any_bytes_never_panics(bytes: Vec<u8>) {
            let mut rest = &bytes[..];
            while take(&mut rest).is_some() || take_text(&mut rest).is_some() {}
            prop_assert!(rest.len() <= bytes.len());
        }
    }
}
