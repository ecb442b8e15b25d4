//! Texts as values: what is escaped, and line breaks.

/// A text of several lines, as a value is read. A line break behind a backslash only breaks the line of
/// the file.
pub(super) fn read(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value.chars().peekable();
    while let Some(char) = rest.next() {
        match char {
            '\\' => match rest.next() {
                Some('\r') => drop(rest.next_if_eq(&'\n')),
                Some('\n') => drop(rest.next_if_eq(&'\r')),
                escaped => text.extend(escaped),
            },
            '\r' => {
                rest.next_if_eq(&'\n');
                text.push('\n');
            }
            char => text.push(char),
        }
    }
    text
}

/// A text of one line: line breaks are spaces.
pub(super) fn read_line(value: &str) -> String {
    read(value).replace('\n', " ")
}

/// The same without spaces around it. What is escaped is one only when it is read.
pub(super) fn read_trimmed(value: &str) -> String {
    read_line(value).trim().to_owned()
}

/// A text of several lines, as it is written between brackets.
pub(super) fn write(text: &str) -> String {
    escaped(&text.replace("\r\n", "\n").replace('\r', "\n"), &['\\', ']'])
}

/// A text of one line, as it is written.
pub(super) fn write_line(text: &str) -> String {
    write(text).replace('\n', " ")
}

/// The second part of a value with a colon, which may have colons itself.
pub(super) fn write_part(text: &str) -> String {
    escaped(&text.replace(['\r', '\n'], " "), &['\\', ']', ':'])
}

/// A value before and after its first colon that is not escaped.
pub(super) fn parts(value: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    let colon = value.bytes().position(|byte| {
        let is_colon = byte == b':' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_colon
    })?;
    Some((&value[..colon], &value[colon + 1..]))
}

fn escaped(text: &str, special: &[char]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        if special.contains(&char) {
            escaped.push('\\');
        }
        escaped.push(char);
    }
    escaped
}
