//! Rooms of lessons, puzzles, timed runs and mistakes: the behaviour they have in common.

use super::lessons::lesson;
use super::puzzle::{at, fours};
use super::puzzle_run::run;
use super::review::learning;
use super::stage::Stage;
use super::{check, late::check_missing};

/// The four rooms, each at a task of which `:a1<Enter>` is no solution.
fn rooms() -> [(&'static str, Stage); 4] {
    [
        ("lesson", lesson(4)),
        ("puzzle", at(80, 24, fours())),
        ("run", run(80, 24)),
        ("mistake", learning(80, 24).press("n")),
    ]
}

/// A wrong move in each room where it can be tried again.
fn wrong() -> [(&'static str, Stage); 3] {
    let [lesson, (_, puzzle), _, (_, mistake)] = rooms();
    let lesson = ("lesson", lesson.1.press(":a1<Enter>"));
    [lesson, ("puzzle", puzzle.press(":k8<Enter>")), ("mistake", mistake.press(":14,14<Enter>"))]
}

/// Row of the keys.
fn footer(stage: &mut Stage) -> String {
    stage.text().lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default().to_owned()
}

/// Columns of the last three words of the footer, before which all others stand.
fn places(stage: &mut Stage) -> Vec<Option<usize>> {
    let footer = footer(stage);
    ["Esc", "help", "quit"].map(|word| footer.find(word)).to_vec()
}

#[test]
fn the_cursor_has_both_notations_in_every_room() {
    for (name, mut stage) in rooms() {
        let cell = if name == "mistake" { " 0,4  E15" } else { " 7,7  H8" };
        let text = stage.text();
        assert!(text.contains(cell), "{name}: {text}");
    }
    // A narrow window has room for one of them.
    check_missing(&mut run(33, 20), &["7,7  H8"]);
    check(&mut run(33, 20), &["7,7"]);
}

#[test]
fn the_words_of_the_footer_keep_their_places() {
    for ((name, stage), keys) in rooms().into_iter().zip([
        &["h", ":a1<Enter>", "<Enter>", ":f8<Enter>"][..],
        &["h", ":k8<Enter>", "<Enter>", "s", "]"],
        &[":a1<Enter>", "p"],
        &[":14,14<Enter>", "<Enter>", "s", "<Enter>"],
    ]) {
        let mut stage = stage;
        // From state to state.
        let expected = places(&mut stage);
        assert!(expected.iter().all(Option::is_some), "{name}: {}", footer(&mut stage));
        for key in keys {
            stage = stage.press(key);
            assert_eq!(places(&mut stage), expected, "{name} {key}: {}", footer(&mut stage));
        }
    }
    // While a move is being checked, too.
    let mut stage = lesson(4).slow();
    let expected = places(&mut stage);
    let mut stage = stage.press(":a1<Enter>");
    check(&mut stage, &["Checking your move", "u undo"]);
    assert_eq!(places(&mut stage), expected);
}

#[test]
fn the_solution_gives_its_place_to_its_steps() {
    let mut stage = at(80, 24, fours());
    check(&mut stage, &["s solution"]);
    check_missing(&mut stage, &["[ ] moves"]);
    let mut stage = stage.press("s");
    check(&mut stage, &["[ ] moves", "n next"]);
    check_missing(&mut stage, &["s solution"]);
}

#[test]
fn a_wrong_move_is_followed_by_the_same_keys_in_every_room() {
    for (name, mut stage) in wrong() {
        let text = footer(&mut stage);
        assert!(text.contains("Enter try again"), "{name}: {text}");
    }
    for (name, stage) in wrong() {
        let mut stage = stage.press("<Enter>");
        let text = stage.text();
        assert!(text.contains("Enter place") && !text.contains("try again"), "{name}: {text}");
    }
    let [lesson, puzzle, mistake] = wrong().map(|(_, stage)| stage);
    check(&mut lesson.press("h"), &["Hint ", "Look at ", "Enter place"]);
    check(&mut puzzle.press("h"), &["Hint ", "X wins in 2 moves by fours", "Enter place"]);
    check(&mut mistake.press("h"), &["There are no hints here."]);
    let [lesson, puzzle, mistake] = wrong().map(|(_, stage)| stage);
    check(&mut lesson.press("n"), &["LESSON 5 OF 12"]);
    check(&mut puzzle.press("s"), &["Solution "]);
    check(&mut mistake.press("s"), &["Better: "]);
    let [_, _, mistake] = wrong().map(|(_, stage)| stage);
    check(&mut mistake.press("n"), &["You found 0 of 2 better moves."]);
}

#[test]
fn only_a_timed_run_offers_a_pause() {
    for (name, mut stage) in rooms() {
        assert_eq!(footer(&mut stage).contains("pause"), name == "run", "{name}");
    }
    check(&mut learning(80, 24).press("p"), &["This is not a timed run."]);
}
