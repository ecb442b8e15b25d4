//! Points 17 and 18: extensions of the protocol.

use super::rules::tell_rule;
use crate::doctor::examination::Examination;
use crate::doctor::session::{Examined, Session, now, words};
use crate::gomocup::message::{Command, Owner, PlacedStone, Reply};
use crate::rules::{Point, Rule, Stone, Variant, parse_moves};
use crate::settings::engines::Swap2;

/// Three stones of a swap2 opening, as cells and with their sides.
const PLAIN: &str = "SWAP2BOARD\n7,7\n8,6\n9,9\nDONE";
const COLOURED: &str = "SWAP2BOARD\n7,7,1\n8,6,2\n9,9,1\nDONE";

/// Point 17: whether it knows swap2, and which stones it understands.
pub fn swap2(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.is_odd = true;
    session.say("SWAP2BOARD\nDONE")?;
    match choice(exam, &mut session)? {
        Ok(Reply::Three(cells)) => {
            let are_cells = cells.iter().all(|&cell| session.board().shape().contains(cell));
            if !are_cells || cells[0] == cells[1] || cells[1] == cells[2] || cells[0] == cells[2] {
                exam.fail(&session, "its opening has cells that do not exist, or twice the same");
            }
        }
        Ok(_) => exam.note(&session, "it does not open by three stones"),
        Err(why) => {
            exam.note(&session, format!("it does not know swap2: {why}"));
            return Ok(());
        }
    }
    for (stones, kind) in [(PLAIN, Swap2::Plain), (COLOURED, Swap2::Coloured)] {
        let mut session = exam.game()?;
        session.is_odd = true;
        session.say(stones)?;
        if choice(exam, &mut session)?.is_ok() {
            exam.profile.swap2 = kind;
            return Ok(());
        }
        if kind == Swap2::Plain {
            exam.note(&session, "it does not understand the stones of an opening as x,y");
        } else {
            exam.fail(&session, "it opens by swap2, but does not answer an opening");
        }
    }
    Ok(())
}

/// Waits for a choice of swap2, or for a refusal.
fn choice(exam: &Examination, session: &mut Session) -> Examined<Result<Reply, String>> {
    let until = now() + session.turn + exam.times().tolerance;
    while let Some((_, line)) = session.line(until)? {
        match line.parse() {
            Ok(reply @ (Reply::Move(_) | Reply::Two(_) | Reply::Three(_) | Reply::Swap)) => {
                return Ok(Ok(reply));
            }
            Ok(Reply::Error(_) | Reply::Unknown(_)) => return Ok(Err(words(&line))),
            _ => {}
        }
    }
    Ok(Err("no answer".to_owned()))
}

/// Position of renju in which g9, which is 6,6 for the engine, is the one double three.
const RENJU: &str = "h8h9i7i9h10i6i11i12";

/// Point 18: whether it lists the forbidden cells of renju, and rightly.
pub fn forbidden(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.is_odd = true;
    if let Some(why) = tell_rule(&mut session, Rule::Renju)? {
        exam.note(&session, format!("it does not play renju: {why}"));
        return Ok(());
    }
    let variant = Variant::GOMOKU_15.with_rule(Rule::Renju);
    let Ok(game) = parse_moves(RENJU, variant) else { return Ok(()) };
    let owner = |stone| if stone == Stone::First { Owner::Own } else { Owner::Opponent };
    let stones = game.stones().map(|(point, stone)| PlacedStone { point, owner: owner(stone) });
    let board = Command::YxBoard(stones.collect());
    session.show_from_here();
    let answers = session.ask(&format!("{board}\nYXSHOWFORBID"))?;
    let found = answers.iter().find_map(|line| match line.parse() {
        Ok(Reply::Forbid(cells)) => Some(cells),
        _ => None,
    });
    let expected: Vec<Point> = variant.fouls(game.board(), Stone::First).collect();
    match found {
        None => exam.note(&session, "it does not list forbidden cells"),
        Some(cells) if is_same(&cells, &expected) => {}
        Some(_) => exam.fail(&session, "it lists other forbidden cells than 6,6"),
    }
    Ok(())
}

fn is_same(one: &[Point], other: &[Point]) -> bool {
    one.len() == other.len() && one.iter().all(|point| other.contains(point))
}
