//! Pasted text without what only a terminal or a typesetter needs.

/// Removes byte order marks, escape sequences and invisible characters, ends each line with `\n`,
/// and replaces full-width letters and digits by ASCII. Lines keep their numbers.
pub(super) fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(char) = rest.next() {
        match char {
            '\u{1b}' => skip_sequence(&mut rest),
            '\u{9b}' => skip_control_sequence(&mut rest),
            '[' => {
                // Some terminals copy colours without the escape character.
                let after = rest.as_str();
                let end = after.find(|char: char| !char.is_ascii_digit() && char != ';');
                match end {
                    Some(end) if after[end..].starts_with('m') => rest = after[end + 1..].chars(),
                    _ => clean.push('['),
                }
            }
            '\r' => {
                if !rest.as_str().starts_with('\n') {
                    clean.push('\n');
                }
            }
            // Marks of direction and width, joiners, variation selectors.
            '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' => {}
            '\u{2212}' | '\u{2010}'..='\u{2015}' => clean.push('-'),
            '。' => clean.push('.'),
            '、' => clean.push(','),
            '\n' => clean.push('\n'),
            _ if char.is_whitespace() => clean.push(' '),
            '\u{ff01}'..='\u{ff5e}' => {
                let ascii = u32::from(char) - 0xff01 + u32::from('!');
                clean.extend(char::from_u32(ascii));
            }
            _ => clean.push(char),
        }
    }
    clean
}

/// Skips the rest of a sequence after the escape character.
fn skip_sequence(rest: &mut std::str::Chars<'_>) {
    let after = rest.as_str();
    match after.chars().next() {
        Some('[') => {
            rest.next();
            skip_control_sequence(rest);
        }
        // A title or a link, up to the bell or the string terminator, within its line.
        Some(']') => {
            let end = after.find(['\u{7}', '\u{1b}', '\n']).unwrap_or(after.len());
            let ends = ["\u{7}", "\u{1b}\\"];
            let ended = ends.into_iter().find(|mark| after[end..].starts_with(mark));
            *rest = after[ended.map_or(1, |mark| end + mark.len())..].chars();
        }
        Some('\n') | None => {}
        // A character set.
        Some(' '..='/') => {
            let set = after.trim_start_matches(|char| matches!(char, ' '..='/'));
            *rest = set.chars();
            if !set.starts_with('\n') {
                rest.next();
            }
        }
        Some(_) => _ = rest.next(),
    }
}

fn skip_control_sequence(rest: &mut std::str::Chars<'_>) {
    let after = rest.as_str();
    let end = after.find(|char: char| !matches!(char, ' '..='?')).unwrap_or(after.len());
    let is_ended = after[end..].starts_with(|char: char| matches!(char, '@'..='~'));
    *rest = after[end + usize::from(is_ended)..].chars();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(clean(text), expected, "{text:?}");
    }

    #[test]
    fn colours_and_marks_of_a_terminal_are_removed() {
        check("\u{feff}h8\u{200b}i9", "h8i9");
        check("\u{1b}[1;31mX\u{1b}[0m .", "X .");
        check("[31mX[0m .", "X .");
        check("[7,7]", "[7,7]");
        check("\u{1b}]8;;http://a\u{7}X\u{1b}]8;;\u{1b}\\ O", "X O");
        check("\u{1b}]open\nX", "open\nX");
        check("\u{1b}(BX\u{1b}", "X");
        check("⚫\u{fe0f}⚪\u{fe0f}", "⚫⚪");
    }

    #[test]
    fn wide_letters_become_narrow_and_lines_keep_their_numbers() {
        check("ｈ８　Ｉ９．", "h8 I9.");
        check("a\r\nb\rc\n\td", "a\nb\nc\n d");
        check("h8—i9 − 7", "h8-i9 - 7");
    }

    #[test]
    fn many_escapes_take_linear_time() {
        check(&"\u{1b}]".repeat(200_000), "");
        check(&"\u{1b}[".repeat(200_000), "");
    }
}
