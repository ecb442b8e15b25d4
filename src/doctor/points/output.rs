//! Point 19: the amount of output, its lines and its characters.

use crate::doctor::examination::Examination;
use crate::doctor::session::Examined;

/// Point 19: what it prints while it thinks is no flood, and is text. All other points look at it,
/// too.
pub fn clean(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.say("INFO show_detail 1")?;
    session.begin()?;
    session.go_on()?;
    let (no_text, has_long_line) = {
        let seen = exam.seen();
        (seen.no_text.clone(), seen.has_long_line)
    };
    if let Some(line) = no_text {
        exam.note(&session, format!("it prints bytes that are no text in UTF-8: {line}"));
    }
    if has_long_line {
        exam.note(&session, "it prints lines of more than 4 KiB");
    }
    Ok(())
}
