//! Points 6 to 8: lines that a manager should not send, and their ends.

use crate::doctor::Mark;
use crate::doctor::examination::Examination;
use crate::doctor::session::{Examined, Session, Stop, words};
use crate::gomocup::message::{Command, Reply};
use crate::rules::Shape;

/// Lines without a command.
const EMPTY: &str = "empty lines";

/// Point 6: an unknown command gets `UNKNOWN`, and the engine plays on.
pub fn unknown(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.is_odd = true;
    let answers = session.ask("HELLO")?;
    let is = |line: &String, is_it: fn(&Reply) -> bool| line.parse().is_ok_and(|it| is_it(&it));
    let is_unknown = |line: &String| is(line, |it| matches!(it, Reply::Unknown(_)));
    let is_error = |line: &String| is(line, |it| matches!(it, Reply::Error(_)));
    if answers.is_empty() {
        exam.fail(&session, "it does not answer an unknown command");
    } else if answers.iter().any(is_unknown) {
        if answers.len() > 1 {
            exam.note(
                &session,
                format!("it answers an unknown command by {} lines", answers.len()),
            );
        }
    } else if answers.iter().any(is_error) {
        exam.note(&session, "it answers an unknown command by ERROR, not UNKNOWN");
    } else {
        let line = words(answers.first().map_or("", String::as_str));
        exam.fail(&session, format!("it answers an unknown command by {line}"));
    }
    let shape = session.board().shape();
    still_plays(&mut session, shape, "an unknown command")
}

/// Checks that the engine still starts a game.
fn still_plays(session: &mut Session, shape: Shape, after: &str) -> Examined<()> {
    match session.start(shape) {
        Ok(None) => Ok(()),
        Ok(Some(why)) => Err(session.fault(format!("after {after}, START gets: {why}"))),
        Err(Stop::Ended(why)) => Err(session.fault(format!("after {after}: {why}"))),
        Err(stop) => Err(stop),
    }
}

/// Point 7: impossible moves of the opponent get one `ERROR`, and the next command is answered.
pub fn impossible(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    let own = session.begin()?;
    // A good move first, so that the rest is what tells.
    session.go_on()?;
    let mut is_lost = false;
    for (what, line) in [
        ("a TURN without a cell", "TURN abc".to_owned()),
        ("a TURN off the board", "TURN 99,99".to_owned()),
        ("a TURN on its own stone", Command::Turn(own).to_string()),
    ] {
        if is_lost {
            // It has made a move, so that nobody knows the position.
            session = exam.game()?;
            session.begin()?;
        }
        session.is_odd = true;
        is_lost = !is_refused(exam, &mut session, what, &line)?;
    }
    if !is_lost {
        session.show_from_here();
        session.go_on()?;
    }
    Ok(())
}

/// Sends an impossible move. Returns whether the engine has left its position unchanged.
fn is_refused(
    exam: &mut Examination,
    session: &mut Session,
    what: &str,
    line: &str,
) -> Examined<bool> {
    session.show_from_here();
    let ended = |why: String| Stop::Ended(format!("{why} after {what}"));
    let answers = session.ask(line).map_err(|stop| match stop {
        Stop::Ended(why) => ended(why),
        stop => stop,
    })?;
    let replies: Vec<Reply> = answers.iter().filter_map(|line| line.parse().ok()).collect();
    let is_move = |reply: &Reply| matches!(reply, Reply::Move(_));
    let refusals =
        replies.iter().filter(|it| matches!(it, Reply::Error(_) | Reply::Unknown(_))).count();
    let moves = replies.iter().filter(|it| is_move(it)).count();
    match (refusals, moves) {
        (1, 0) => return Ok(true),
        (0, 0) => {
            // An engine that answers ABOUT while it thinks may still have a move to come.
            let turn = session.turn + exam.times().tolerance;
            session.listen(turn)?;
            exam.note(session, format!("it does not refuse {what}"));
            let shape = session.board().shape();
            still_plays(session, shape, what)?;
        }
        (0, _) => exam.note(session, format!("it accepts {what}, and moves")),
        (1.., 1..) => exam.fail(session, format!("it answers {what} by an error and a move")),
        (2.., 0) => exam.fail(session, format!("it answers {what} by {refusals} lines")),
    }
    Ok(false)
}

/// Point 8: lines with all ends, in lower case, empty and long.
pub fn ends(exam: &mut Examination) -> Examined<()> {
    let shape = exam.shape()?;
    let start = Command::Start(shape.width()).to_string();
    let long = |length: usize| format!("INFO folder {}\n", "x".repeat(length));
    for (what, line, mark) in [
        ("a line that ends with CR and LF", format!("{start}\r\n"), Mark::Fail),
        ("a line that ends with CR", format!("{start}\r"), Mark::Note),
        ("a command in lower case", format!("{}\n", start.to_lowercase()), Mark::Note),
    ] {
        let mut session = exam.process()?;
        session.is_odd = true;
        session.send(line.as_bytes(), &words(&line))?;
        let refused = match session.started(shape) {
            Ok(None) => None,
            Ok(Some(why)) => Some(format!("{what} gets: {why}")),
            Err(Stop::Ended(why)) => Some(format!("{what}: {why}")),
            Err(stop) => return Err(stop),
        };
        judge(exam, &session, mark, refused);
    }
    for (what, line, mark) in [
        (EMPTY, "\n\r\n \n".to_owned(), Mark::Fail),
        ("a line of 1 KiB", long(1 << 10), Mark::Fail),
        ("a line of 100 KiB", long(100 << 10), Mark::Note),
    ] {
        let mut session = exam.game()?;
        session.is_odd = true;
        session.send(line.as_bytes(), what)?;
        let refused = match survives(&mut session, shape, what) {
            Ok(answers) => {
                if let Some(answer) = answers.first().filter(|_| what == EMPTY) {
                    exam.note(&session, format!("{what} get: {}", words(answer)));
                }
                None
            }
            Err(Stop::Fault(_, why) | Stop::Ended(why)) => Some(why),
            Err(stop) => return Err(stop),
        };
        judge(exam, &session, mark, refused);
    }
    Ok(())
}

/// Returns the answers to unusual lines, after which the engine still starts a game.
fn survives(session: &mut Session, shape: Shape, what: &str) -> Examined<Vec<String>> {
    let answers = session.answers()?;
    still_plays(session, shape, what)?;
    Ok(answers)
}

fn judge(exam: &mut Examination, session: &Session, mark: Mark, refused: Option<String>) {
    match refused {
        Some(why) if mark == Mark::Fail => exam.fail(session, why),
        Some(why) => exam.note(session, why),
        None => {}
    }
}
