//! Point 13: time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::quiet::quiet;
use crate::doctor::examination::Examination;
use crate::doctor::session::{CLOCK, Examined, Outcome, Session, Stop, now, time};
use crate::doctor::{Mark, Times};
use crate::gomocup::message::{Command, Reply};
use crate::rules::Stone;
use crate::worker::start;

const TURNS: [Duration; 3] =
    [Duration::from_millis(10), Duration::from_millis(100), Duration::from_secs(1)];
/// Time by which a move may exceed its limit without a remark.
const EXCESS: Duration = Duration::from_millis(150);
/// Time for a move beside a clock that runs out first.
const TURN: Duration = Duration::from_secs(10);
/// Time left on that clock.
const LEFT: Duration = Duration::from_millis(300);
/// Time for a move on a busy machine.
const BUSY_TURN: Duration = Duration::from_millis(100);

/// Point 13: moves come in time, whatever sets it.
pub fn keeps(exam: &mut Examination) -> Examined<()> {
    for turn in TURNS {
        let mut session = exam.game_with(turn)?;
        session.put_all(&quiet())?;
        moves_within(exam, &mut session, turn, &format!("a turn of {}", time(turn)))?;
        let cell = session.quiet_cell();
        session.put(cell, Stone::Second);
        session.say(&Command::Turn(cell).to_string())?;
        moves_within(exam, &mut session, turn, &format!("a turn of {}", time(turn)))?;
    }
    for (left, limit, what) in [
        (i64::try_from(LEFT.as_millis()).unwrap_or(i64::MAX), LEFT, "300 ms left for the match"),
        (-100, Duration::ZERO, "no time left for the match"),
    ] {
        let mut session = exam.game_with(TURN)?;
        session.say(&format!("INFO timeout_match 60000\nINFO time_left {left}"))?;
        session.put_all(&quiet())?;
        moves_within(exam, &mut session, limit, what)?;
    }
    busy(exam)?;
    at_once(exam)
}

/// Waits for a move, and says so if it exceeds the limit.
fn moves_within(
    exam: &mut Examination,
    session: &mut Session,
    limit: Duration,
    what: &str,
) -> Examined<()> {
    match session.outcome_within(limit)? {
        Outcome::Move(_, took) => {
            if took > limit + EXCESS {
                exam.note(session, format!("{what}: a move took {}", time(took)));
            }
            Ok(())
        }
        Outcome::Refused(why) => Err(Stop::Fault(CLOCK, format!("{what} gets: {why}"))),
    }
}

/// Asks for a move while all else keeps two cores busy.
fn busy(exam: &mut Examination) -> Examined<()> {
    let Times { busy, .. } = *exam.times();
    let mut session = exam.game_with(BUSY_TURN)?;
    let is_over = Arc::new(AtomicBool::new(false));
    for _ in 0..2 {
        let is_over = Arc::clone(&is_over);
        // Without threads, the machine is less busy.
        let _ = start("busy", move || {
            while !is_over.load(Ordering::Relaxed) {
                std::hint::spin_loop();
            }
        });
    }
    let examined = session.listen(busy).and_then(|()| {
        session.put_all(&quiet())?;
        moves_within(exam, &mut session, BUSY_TURN, "on a busy machine")
    });
    is_over.store(true, Ordering::Relaxed);
    examined
}

/// Asks for a move as fast as possible. Some engines then think without end.
fn at_once(exam: &mut Examination) -> Examined<()> {
    let Times { at_once, .. } = *exam.times();
    let mut session = exam.game_with(Duration::ZERO)?;
    session.put_all(&quiet())?;
    let until = now() + at_once;
    loop {
        match session.line(until)? {
            Some((_, line)) if matches!(line.parse(), Ok(Reply::Move(_))) => {
                return Ok(());
            }
            Some(_) => {}
            None => break,
        }
    }
    exam.note(&session, format!("INFO timeout_turn 0: no move within {}", time(at_once)));
    exam.remark(Mark::Note, "give it at least 1 ms for a move");
    Ok(())
}
