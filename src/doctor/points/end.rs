//! Point 15: interruptions, and the end.

use super::quiet::quiet;
use crate::doctor::examination::Examination;
use crate::doctor::session::{Examined, Session, now, time, words};
use crate::gomocup::message::Reply;
use crate::settings::engines::Dialect;

/// Point 15: it ends when it is told so, with all that it has started, and stops thinking.
pub fn obeys(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.say("END")?;
    if let Some(why) = remains(exam, &mut session) {
        return Err(session.fault(format!("END: {why}")));
    }
    let mut session = exam.game()?;
    session.process().close_input();
    if let Some(why) = remains(exam, &mut session) {
        return Err(session.fault(format!("end of its input: {why}")));
    }
    let Some(mut session) = thinking(exam)? else { return Ok(()) };
    session.say("END")?;
    if let Some(why) = remains(exam, &mut session) {
        exam.note(&session, format!("END while it thinks: {why}"));
    }
    for command in ["YXSTOP", "STOP", "INFO timeout_turn 1"] {
        let Some(mut session) = thinking(exam)? else { return Ok(()) };
        session.show_from_here();
        session.say(command)?;
        match stops(exam, &mut session)? {
            Ok(()) if command == "YXSTOP" => exam.profile.dialect = Dialect::Yixin,
            Ok(()) => {}
            Err(why) => exam.note(&session, format!("{command} while it thinks: {why}")),
        }
    }
    Ok(())
}

/// Starts an engine that thinks for long. Returns `None`, and says so, if it moves too soon.
fn thinking(exam: &mut Examination) -> Examined<Option<Session>> {
    let (long, thinking) = (exam.times().long_turn, exam.times().thinking);
    let mut session = exam.game()?;
    session.turn = long;
    session.say(&format!("INFO max_node 0\nINFO timeout_turn {}", long.as_millis()))?;
    session.put_all(&quiet())?;
    session.is_odd = true;
    let until = now() + thinking;
    while let Some((_, line)) = session.line(until)? {
        if matches!(line.parse(), Ok(Reply::Move(_))) {
            exam.note(&session, "it moves too soon to be interrupted");
            return Ok(None);
        }
    }
    Ok(Some(session))
}

/// Waits for the move of an engine that was told to stop, or for what it says instead.
fn stops(exam: &Examination, session: &mut Session) -> Examined<Result<(), String>> {
    let stop = exam.times().stop;
    let until = now() + stop;
    while let Some((_, line)) = session.line(until)? {
        match line.parse() {
            Ok(Reply::Move(_)) => return Ok(Ok(())),
            Ok(Reply::Error(_) | Reply::Unknown(_)) => return Ok(Err(words(&line))),
            _ => {}
        }
    }
    Ok(Err(format!("no move within {}", time(stop))))
}

/// Waits until all processes of the engine are gone. Says what remains if they are not in time.
fn remains(exam: &Examination, session: &mut Session) -> Option<String> {
    let end = exam.times().end;
    let engine = session.process().usage().and_then(|usage| usage.processes.first().copied());
    if session.process().wait(now() + end) {
        return None;
    }
    let left = session.process().usage().map_or_else(Vec::new, |usage| usage.processes);
    Some(if engine.is_none_or(|engine| left.contains(&engine)) {
        format!("it still runs after {}", time(end))
    } else {
        format!("it has left processes that still run after {}: {}", time(end), left.len())
    })
}
