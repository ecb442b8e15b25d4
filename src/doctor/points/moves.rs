//! Points 4, 5 and 12: moves.

use crate::doctor::examination::{Examination, rectangle};
use crate::doctor::session::{Examined, MOVES, Session, Stop, words};
use crate::gomocup::message::{Owner, PlacedStone, Reply};
use crate::rules::Point;

/// Number of moves of one process.
const MOVES_OF_ONE: u8 = 3;
/// Columns and row of a four, and the cell that completes it, of which the rest is blocked.
const FOUR: [(u8, u8); 4] = [(2, 9), (3, 9), (4, 9), (5, 9)];
const BLOCK: (u8, u8) = (6, 9);
const FIVE: (u8, u8) = (1, 9);
/// Stones of the other side, which are of no use.
const ELSEWHERE: [(u8, u8); 3] = [(11, 2), (8, 12), (13, 11)];

fn cell((x, y): (u8, u8)) -> Point {
    Point::new(y, x)
}

/// Lists stones of the engine and of its opponent in turn, the opponent's first if it has more.
fn stones(own: &[(u8, u8)], other: &[(u8, u8)]) -> Vec<PlacedStone> {
    let of = |cells: &[(u8, u8)], owner| -> Vec<PlacedStone> {
        cells.iter().map(|&at| PlacedStone { point: cell(at), owner }).collect()
    };
    let (own, other) = (of(own, Owner::Own), of(other, Owner::Opponent));
    let (first, second) = if other.len() > own.len() { (other, own) } else { (own, other) };
    let second = second.into_iter().map(Some).chain(std::iter::repeat(None));
    first.into_iter().zip(second).flat_map(|(one, two)| [Some(one), two]).flatten().collect()
}

/// Point 4: legal moves as either side, and exactly one answer each.
pub fn plays(exam: &mut Examination) -> Examined<()> {
    let mut session = exam.game()?;
    session.begin()?;
    once(&mut session)?;
    for _ in 1..MOVES_OF_ONE {
        session.go_on()?;
        once(&mut session)?;
    }
    let mut session = exam.game()?;
    session.go_on()?;
    once(&mut session)
}

/// Checks that nothing follows a move. What comes later is found when it comes.
fn once(session: &mut Session) -> Examined<()> {
    let answers = session.answers()?;
    let further = answers.iter().find(|line| matches!(line.parse(), Ok(Reply::Move(_))));
    further.map_or(Ok(()), |line| {
        Err(Stop::Fault(MOVES, format!("it answers twice: {}", words(line))))
    })
}

/// Point 5: a five is completed, and a four is stopped.
pub fn sees_fives(exam: &mut Examination) -> Examined<()> {
    let other = [BLOCK, ELSEWHERE[0], ELSEWHERE[1], ELSEWHERE[2]];
    for (own, others, what) in
        [(&FOUR[..], &other[..], "complete its five"), (&other[1..], &FOUR[..], "stop a four")]
    {
        // A four of the opponent is blocked by the engine.
        let blocked = [&[BLOCK], own].concat();
        let own = if what == "stop a four" { &*blocked } else { own };
        let mut session = exam.game()?;
        let played = session.position(&stones(own, others))?;
        if played != cell(FIVE) {
            let (x, y) = FIVE;
            exam.fail(&session, format!("it does not {what} at {x},{y}"));
        }
    }
    Ok(())
}

/// Point 12: cells are column and row, in this order, off the diagonal and on long boards.
pub fn columns_first(exam: &mut Examination) -> Examined<()> {
    let other = [BLOCK, ELSEWHERE[0], ELSEWHERE[1], ELSEWHERE[2]];
    let mut session = exam.game()?;
    let played = session.position(&stones(&FOUR, &other))?;
    let (x, y) = FIVE;
    if played == Point::new(x, y) {
        exam.fail(&session, format!("it plays the row before the column: {y},{x} for {x},{y}"));
    }
    let Ok(mut session) = long(exam) else { return Ok(()) };
    let four = [(9, 8), (10, 8), (11, 8), (12, 8)];
    let played = session.position(&stones(&four, &[(8, 8), (2, 2), (5, 1), (1, 6)]))?;
    if played != cell((13, 8)) {
        exam.fail(&session, "it does not complete its five at 13,8 on 15 columns and 10 rows");
    }
    Ok(())
}

/// Starts a game on more columns than rows.
fn long(exam: &mut Examination) -> Examined<Session> {
    let turn = exam.times().turn;
    exam.game_on(rectangle(15, 10), turn)
}
