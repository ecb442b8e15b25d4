//! Texts about lessons.

use crate::lesson::{LESSONS, LessonGoal, LessonHint, LessonProgress, Refuted, Why};
use crate::locale::{self, text};
use crate::review::words::reason;
use crate::rules::{Point, Stone};
use crate::tui::naming::{Naming, mark};

/// Messages of each lesson: its name. The idea and the task are attributes.
const MESSAGES: [&str; LESSONS.len()] = [
    "lesson-five",
    "lesson-stop-four",
    "lesson-gap",
    "lesson-open-three",
    "lesson-open-two",
    "lesson-four-three",
    "lesson-double-four",
    "lesson-double-three",
    "lesson-attack-and-defend",
    "lesson-fours",
    "lesson-three-moves",
    "lesson-won-game",
];

/// Name of a lesson: `The open three`.
pub fn name(number: usize) -> String {
    MESSAGES.get(number).map_or_else(String::new, |id| locale::format(id, &[]))
}

/// Idea of a lesson, in a sentence.
pub(super) fn idea(number: usize) -> String {
    part(number, "idea")
}

/// Task of a lesson, in a sentence.
pub(super) fn task(number: usize) -> String {
    part(number, "task")
}

fn part(number: usize, name: &str) -> String {
    MESSAGES.get(number).map_or_else(String::new, |id| locale::format(&format!("{id}.{name}"), &[]))
}

/// Number of lessons that are done: `3 of 12 done`.
pub fn standing(progress: &LessonProgress) -> String {
    text!("lesson-standing", done = progress.done(), all = LESSONS.len())
}

/// Sentence about a lesson that is done.
pub(super) fn done(goal: LessonGoal, student: Stone) -> String {
    let opponent = mark(student.opponent());
    match goal {
        LessonGoal::Five | LessonGoal::Win(_) => text!("lesson-done-five"),
        LessonGoal::OpenThree => text!("lesson-done-three", opponent = opponent),
        LessonGoal::Hold => text!("lesson-done-hold", opponent = opponent),
        LessonGoal::HoldAndThreaten => text!("lesson-done-both", opponent = opponent),
    }
}

pub(super) fn hint(hint: &LessonHint, step: u8, naming: &Naming) -> String {
    match step {
        0 | 1 => text!("puzzle-hint-stones", cells = naming.cells(&hint.stones)),
        _ => text!("puzzle-hint-move", cell = naming.cell(hint.point)),
    }
}

/// The reason why a move is wrong.
pub(super) fn refuted(point: Point, student: Stone, refuted: &Refuted, naming: &Naming) -> String {
    let (cell, opponent) = (naming.cell(point), mark(student.opponent()));
    let first = refuted.line.first().copied();
    let answer = first.map_or_else(String::new, |at| naming.cell(at));
    match &refuted.why {
        Why::LosesToFive => {
            text!("lesson-loses-to-five", cell = cell, opponent = opponent, answer = answer)
        }
        Why::LosesToFour => {
            text!("lesson-loses-to-four", cell = cell, opponent = opponent, answer = answer)
        }
        Why::Loses(moves) => {
            text!("lesson-loses", cell = cell, opponent = opponent, answer = answer, moves = *moves)
        }
        Why::NoThree => text!("lesson-no-three", cell = cell, opponent = opponent),
        Why::OnlyHolds => text!("lesson-only-holds", cell = cell, opponent = opponent),
        Why::NoThreat => {
            text!("lesson-no-threat", cell = cell, opponent = opponent, answer = answer)
        }
        Why::Stopped(why) => {
            let why = first.zip(why.as_ref());
            match why.map(|(at, why)| reason(why, at, |at| naming.cell(at))) {
                Some(why) => text!("lesson-stopped-reason", cell = cell, reason = why),
                None => text!("lesson-stopped", cell = cell, opponent = opponent, answer = answer),
            }
        }
    }
}
