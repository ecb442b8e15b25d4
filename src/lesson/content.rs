//! Lessons from their files in `assets/lessons`.
//!
//! A file has lines that begin with `#`, which nobody reads but its author, then `goal:` and
//! `to move:`, and the picture of the board.

use super::{Lesson, LessonGoal, Means};
use crate::rules::{Board, Game, Placement, Position, Rule, Stone, Variant};

/// Name of a lesson, by which the log of the student and the messages know it. It never changes.
pub type LessonId = &'static str;

macro_rules! lessons {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/",
            "assets/lessons/",
            $id,
            ".txt"
        )))),*]
    };
}

/// All lessons in their order, each with the text of its file.
pub const LESSONS: &[(LessonId, &str)] = lessons![
    "five",
    "stop-four",
    "gap",
    "open-three",
    "open-two",
    "four-three",
    "double-four",
    "double-three",
    "attack-and-defend",
    "fours",
    "three-moves",
    "won-game",
];

/// Reads the lesson with this number; `None` if there is none, or its file has a mistake.
pub fn lesson(number: usize) -> Option<Lesson> {
    read(LESSONS.get(number)?.1)
}

fn read(text: &str) -> Option<Lesson> {
    let (mut goal, mut to_move, mut rows) = (None, None, Vec::new());
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        match line.split_once(": ") {
            Some(("goal", name)) => goal = Some(goal_named(name)?),
            Some(("to move", side)) => to_move = Some(side.parse::<Stone>().ok()?),
            Some(_) => return None,
            None => rows.push(line),
        }
    }
    let board: Board = rows.join("\n").parse().ok()?;
    let variant = Variant::new(board.shape(), 5, Rule::Freestyle, Placement::Anywhere).ok()?;
    let position = Position::from_board(variant, &board).ok()?;
    Some(Lesson { goal: goal?, game: Game::from_position(position.with_to_move(to_move?)) })
}

fn goal_named(name: &str) -> Option<LessonGoal> {
    Some(match name {
        "five" => LessonGoal::Five,
        "open three" => LessonGoal::OpenThree,
        "hold" => LessonGoal::Hold,
        "hold and threaten" => LessonGoal::HoldAndThreaten,
        "win by four-three" => LessonGoal::Win(Means::FourThree),
        "win by double four" => LessonGoal::Win(Means::DoubleFour),
        "win by double three" => LessonGoal::Win(Means::DoubleThree),
        "win by fours" => LessonGoal::Win(Means::Fours),
        "win" => LessonGoal::Win(Means::Threats),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_with_mistakes_are_refused() {
        let text = LESSONS[0].1;
        assert!(read(text).is_some());
        for (that, this) in [
            ("goal: five", "goal: six"),
            ("goal: five", ""),
            ("to move: X", "to move: Y"),
            ("to move: X", "to win: X"),
            (". .", "."),
        ] {
            assert!(text.contains(that), "{that}");
            assert_eq!(read(&text.replacen(that, this, 1)), None, "{this}");
        }
    }
}
