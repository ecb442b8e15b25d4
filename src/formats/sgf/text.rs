//! Text values of SGF: escapes and line breaks.

/// Reads a text of several lines. A backslash before a line break joins the lines.
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

/// Reads a text of one line: line breaks become spaces.
pub(super) fn read_line(value: &str) -> String {
    read(value).replace('\n', " ")
}

/// Reads and trims a line. Escapes are resolved first.
pub(super) fn read_trimmed(value: &str) -> String {
    read_line(value).trim().to_owned()
}

pub(super) fn write(text: &str) -> String {
    escaped(&text.replace("\r\n", "\n").replace('\r', "\n"), &['\\', ']'])
}

pub(super) fn write_line(text: &str) -> String {
    write(text).replace('\n', " ")
}

/// Writes the second part of a composed value; it may contain colons.
pub(super) fn write_part(text: &str) -> String {
    escaped(&text.replace(['\r', '\n'], " "), &['\\', ']', ':'])
}

/// Splits a value at its first unescaped colon.
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
