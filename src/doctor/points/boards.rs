//! Points 9 and 10: moves taken back, and positions.

use super::quiet::quiet;
use crate::doctor::examination::Examination;
use crate::doctor::session::{Examined, Outcome, Session, Stop, words};
use crate::gomocup::message::{Command, Owner, PlacedStone, Reply};
use crate::rules::{Board, Point, Stone};

/// Point 9: `RESTART` empties the board, and `TAKEBACK` removes a stone.
pub fn undone(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.begin()?;
    session.go_on()?;
    session.is_odd = true;
    session.show_from_here();
    if is_done(exam, &mut session, "RESTART")? {
        session.emptied(Board::new(session.board().shape()));
        session.begin()?;
    }
    let mut session = exam.game()?;
    let first = session.begin()?;
    let other = session.quiet_cell();
    let second = session.reply_to(other)?;
    session.is_odd = true;
    session.show_from_here();
    for point in [second, other] {
        if !is_done(exam, &mut session, &Command::TakeBack(point).to_string())? {
            return Ok(());
        }
    }
    let mut board = Board::new(session.board().shape());
    // An empty board takes a stone.
    let _ = board.place(first, Stone::First);
    session.emptied(board);
    session.reply_to(other)?;
    Ok(())
}

/// Sends a command that gets `OK`, and says so if it does not.
fn is_done(exam: &mut Examination, session: &mut Session, command: &str) -> Examined<bool> {
    let answers = session.ask(command)?;
    let is_ok = |line: &String| line.parse() == Ok(Reply::Ok);
    if answers.iter().any(is_ok) {
        return Ok(true);
    }
    let name = command.split(' ').next().unwrap_or(command);
    let why = answers.first().map_or_else(|| "no answer".to_owned(), |line| words(line));
    exam.note(session, format!("{name} gets: {why}"));
    Ok(false)
}

/// Point 10: positions with stones in the order of play, and in any other one.
pub fn positions(exam: &mut Examination) -> Examined<()> {
    let in_turn = quiet();
    let mut session = exam.game()?;
    session.position(&in_turn)?;
    // The game goes on from there.
    session.go_on()?;
    let by_colour = [in_turn[1], in_turn[3], in_turn[0], in_turn[2], in_turn[4]];
    let fourth = PlacedStone { point: Point::new(9, 5), owner: Owner::Opponent };
    let uneven = [in_turn[0], in_turn[2], in_turn[4], fourth];
    for (what, stones, is_sent) in [
        ("an empty position", &[][..], true),
        ("a position with the stones of a side together", &by_colour[..], true),
        ("a position with four stones of one side", &uneven[..], false),
    ] {
        let mut session = exam.game()?;
        session.is_odd = true;
        let why = match session.try_position(stones) {
            Ok(Outcome::Move(..)) => continue,
            Ok(Outcome::Refused(why)) => format!("{what} gets: {why}"),
            // No manager sends it.
            Err(Stop::Ended(why)) if !is_sent => format!("{what}: {why}"),
            Err(stop) => return Err(stop),
        };
        exam.note(&session, why);
    }
    Ok(())
}
