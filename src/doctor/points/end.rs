//! Point 15: interruptions, and the end.

use super::super::Dialect;
use super::super::examination::Examination;
use super::super::session::{Examined, Session, now, time, words};
use crate::gomocup::message::{Command, Owner, PlacedStone, Reply};
use crate::rules::Point;

/// Position in which there is something to think about.
const QUIET: [(u8, u8); 5] = [(7, 7), (8, 8), (6, 8), (8, 6), (9, 9)];

/// Point 15: it ends when it is told so, with all that it has started, and stops thinking.
pub fn obeys(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.say("END")?;
    is_gone(exam, session, "END")?;
    let mut session = exam.game()?;
    session.process().close_input();
    is_gone(exam, session, "the end of its input")?;
    let mut session = thinking(exam)?;
    session.say("END")?;
    is_gone(exam, session, "END while it thinks")?;
    for command in ["YXSTOP", "STOP"] {
        let mut session = thinking(exam)?;
        session.say(command)?;
        match stops(exam, &mut session)? {
            Ok(()) if command == "YXSTOP" => exam.profile.dialect = Dialect::Yixin,
            Ok(()) => {}
            Err(why) => exam.note(&session, format!("{command} while it thinks: {why}")),
        }
    }
    let mut session = thinking(exam)?;
    session.say("INFO timeout_turn 1")?;
    if let Err(why) = stops(exam, &mut session)? {
        exam.note(&session, format!("INFO timeout_turn 1 while it thinks: {why}"));
    }
    Ok(())
}

/// Starts an engine that thinks for long.
fn thinking(exam: &mut Examination) -> Examined<Session> {
    let (long, thinking) = (exam.times().long_turn, exam.times().thinking);
    let mut session = exam.game()?;
    session.turn = long;
    session.say(&format!("INFO max_node 0\nINFO timeout_turn {}", long.as_millis()))?;
    let owners = [Owner::Opponent, Owner::Own].into_iter().cycle();
    let stones = QUIET
        .into_iter()
        .zip(owners)
        .map(|((x, y), owner)| PlacedStone { point: Point::new(y, x), owner });
    let board = Command::Board(stones.collect());
    session.say(&board.to_string())?;
    session.is_odd = true;
    session.listen(thinking)?;
    Ok(session)
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

/// Checks that all processes of the engine are gone in time.
fn is_gone(exam: &Examination, mut session: Session, after: &str) -> Examined<()> {
    let end = exam.times().end;
    let engine = session.process().usage().and_then(|usage| usage.processes.first().copied());
    if session.process().wait(now() + end) {
        return Ok(());
    }
    let left = session.process().usage().map_or_else(Vec::new, |usage| usage.processes);
    let is_engine_there = engine.is_none_or(|engine| left.contains(&engine));
    let text = if is_engine_there {
        format!("it still runs {} after {after}", time(end))
    } else {
        let count = left.len();
        format!("it leaves {count} processes behind, {} after {after}", time(end))
    };
    Err(session.fault(text))
}
