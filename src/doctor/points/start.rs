//! Points 1 to 3: the start of a program, and of a game.

use crate::doctor::examination::{Examination, rectangle, square};
use crate::doctor::excerpt::MOST_LINES;
use crate::doctor::session::{Examined, READS, STARTS, Session, Stop, now, time, words};
use crate::doctor::{Mark, Times};
use crate::external::Direction;
use crate::gomocup::message::Reply;
use crate::player::SIDES;

/// Lines that fill the pipe to an engine that does not read, and the queue before it.
const MANY: usize = 96;
/// Bytes of each of them.
const LONG: usize = 4 << 10;
/// Sizes beyond the usual ones.
const LARGE: u8 = 22;

/// Point 1: the program starts, says what it likes before the first command, and reads.
pub fn reads(exam: &mut Examination) -> Examined<()> {
    let times = *exam.times();
    let mut session = exam.process()?;
    let until = now() + times.banner;
    let mut banner = None;
    loop {
        match session.line(until) {
            Ok(Some((_, line))) => drop(banner.get_or_insert(line)),
            Ok(None) => break,
            Err(Stop::Ended(why)) => return Err(session.fault(why)),
            Err(stop) => return Err(stop),
        }
    }
    session.say("START 15")?;
    let answer = session.line(now() + times.start);
    if matches!(answer, Ok(None)) {
        let text = format!("no answer to START within {}", time(times.start));
        let shown = session.lines(MOST_LINES);
        if !takes_input(&mut session, &times)? {
            return Err(Stop::Fault(READS, "it does not read what it is told".to_owned()));
        }
        exam.blame(STARTS, text, shown);
    }
    let errors = session.entries().iter().filter(|it| it.direction == Direction::Error).count();
    if let Some(line) = banner {
        exam.note(&session, format!("it speaks before it is asked: {}", words(&line)));
    }
    if errors > 0 {
        exam.note(&session, format!("lines on its standard error: {errors}"));
    }
    Ok(())
}

/// Checks whether an engine that does not answer takes its input at least.
fn takes_input(session: &mut Session, times: &Times) -> Examined<bool> {
    let mut line = b"INFO folder ".to_vec();
    line.resize(LONG - 1, b'x');
    line.push(b'\n');
    let until = now() + times.start;
    for _ in 0..MANY {
        while session.process().send(line.clone()).is_err() {
            if now() >= until {
                return Ok(false);
            }
            session.listen(times.banner / 10)?;
        }
    }
    Ok(true)
}

/// Point 2: `ABOUT` before a game gets one line of names and values.
pub fn describes_itself(exam: &mut Examination) -> Examined<()> {
    let (session, answers) = exam.about()?;
    let about = answers.iter().find_map(|line| match line.parse() {
        Ok(Reply::About(about)) => Some(about),
        _ => None,
    });
    let Some(about) = about else {
        let why = match answers.first() {
            Some(line) => format!("it does not describe itself as name=\"..\": {}", words(line)),
            None => "it does not describe itself".to_owned(),
        };
        exam.note(&session, why);
        return Ok(());
    };
    let known = |text: &str| (!text.is_empty()).then(|| words(text));
    (exam.profile.name, exam.profile.version) = (known(&about.name), known(&about.version));
    let parts =
        [("version", &about.version), ("author", &about.author), ("country", &about.country)];
    let missing: Vec<&str> =
        parts.into_iter().filter(|(_, value)| value.is_empty()).map(|(name, _)| name).collect();
    if !missing.is_empty() {
        exam.note(&session, format!("its description lacks {}", missing.join(", ")));
    }
    Ok(())
}

/// Point 3: the boards that it plays.
pub fn boards(exam: &mut Examination) -> Examined<()> {
    // It must play one of these, or nothing else can be examined.
    exam.shape()?;
    let mut session = exam.process()?;
    session.is_odd = true;
    for size in SIDES.chain([LARGE]) {
        match session.start(square(size)) {
            Ok(None) => exam.profile.sizes.push(size),
            Ok(Some(_)) => {}
            Err(Stop::Ended(why)) => {
                exam.note(&session, format!("START {size}: {why}"));
                session = exam.process()?;
                session.is_odd = true;
            }
            Err(stop) => return Err(stop),
        }
    }
    session.show_from_here();
    exam.profile.rectangles = match session.start(rectangle(20, 15)) {
        Ok(refusal) => refusal.is_none(),
        Err(Stop::Ended(why)) => {
            exam.note(&session, format!("RECTSTART 20,15 gets {why}"));
            false
        }
        Err(stop) => return Err(stop),
    };
    if SIDES.into_iter().any(|size| !exam.profile.sizes.contains(&size)) {
        let sizes = exam.profile.ranges();
        exam.remark(Mark::Note, format!("of the boards from 5 to {LARGE} it plays {sizes}"));
    }
    if !exam.profile.rectangles {
        exam.note(&session, "it plays no boards that are not square");
    }
    Ok(())
}
