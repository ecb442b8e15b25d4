//! Computer on the screen: participants, thinking, stopping, failures, delays and hints.

use super::stage::{Stage, thinking};
use super::{check, typed};
use std::time::Duration;

use gomoku::game::{ComputerSides, GameKind, Lineup, Target};
use gomoku::player::{Advice, Claim, Failure, Level, NoMove, Reason, Response};
use gomoku::quarto::Board;
use gomoku::rules::{BySide, Point, Stone, Variant};
use gomoku::store::Listed;
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::event::{SeatId, SeatOptions};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

const GOMOKU: Variant = Variant::GOMOKU_15;
/// Moves that the computer expects, on free cells and on an occupied one.
const LINE: [(u8, u8); 5] = [(6, 6), (7, 8), (7, 7), (8, 6), (5, 5)];

/// Starts a game in which the computer is thinking about its answer to a stone in the middle.
fn thinking_at(width: u16, height: u16) -> Stage {
    Stage::against_computer(width, height, GOMOKU).slow().press("<Enter>")
}

/// Starts the same game with other glyphs and colours.
fn drawn_with(glyphs: GlyphSet, depth: Depth) -> Stage {
    let opening = Opening::New(GameKind::Rows(GOMOKU));
    let against = Lineup::new(ComputerSides::Second, Level::default());
    Stage::with(80, 24, opening, glyphs, depth).seated(GOMOKU, against).slow().press("<Enter>g")
}

/// Starts a game in which X has four in a row, stopped by O at one end.
fn with_a_four(width: u16, height: u16) -> Stage {
    let cells = ["6,8", "6,9", "6,7", "4,4", "6,6", "9,4", "6,5"];
    let game = Stage::game(width, height, 15).slow();
    cells.iter().fold(game, |stage, cell| stage.press(&format!(":{cell}<Enter>")))
}

fn panicked() -> Response {
    Response::Failed(Failure::Panicked("the table is corrupt".to_owned()))
}

fn said(row: u8, col: u8) -> Response {
    Response::chosen(Target::Cell(Point::new(row, col)))
}

/// Response that stops that four, with its reason.
fn advice() -> Response {
    let stones = (5..9).map(|col| Point::new(6, col)).collect();
    Response::Move {
        target: Target::Cell(Point::new(6, 4)),
        reason: Some(Advice::Gomoku(Reason::StopsFour(stones))),
    }
}

mod pictures {
    use super::*;

    #[test]
    fn a_thinking_computer() {
        assert_snapshot!(thinking_at(80, 24).thinks_of(&LINE).picture());
    }

    #[test]
    fn a_thinking_computer_in_the_smallest_window() {
        assert_snapshot!(thinking_at(24, 20).thinks_of(&LINE).picture());
    }

    #[test]
    fn ghosts() {
        assert_snapshot!(thinking_at(80, 24).press("g<Esc>").thinks_of(&LINE).picture());
    }

    #[test]
    fn ghosts_in_a_large_window() {
        assert_snapshot!(thinking_at(200, 60).press("g<Esc>").thinks_of(&LINE).picture());
    }

    #[test]
    fn ghosts_without_colour() {
        let mut stage = drawn_with(GlyphSet::Lines, Depth::None).thinks_of(&LINE);
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn ghosts_in_ascii() {
        let mut stage = drawn_with(GlyphSet::Ascii, Depth::True).thinks_of(&LINE);
        assert!(stage.text().is_ascii());
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn two_computers_wait() {
        let stage = Stage::watching(80, 24, GOMOKU, [3, 10]).say(said(7, 7)).say(said(6, 6));
        assert_snapshot!(stage.press("p").picture());
    }

    #[test]
    fn sides_question() {
        assert_snapshot!(Stage::game(80, 24, 15).press("o+").picture());
    }

    #[test]
    fn sides_question_in_the_smallest_window() {
        assert_snapshot!(Stage::game(24, 20, 15).press("o+)").picture());
    }

    #[test]
    fn a_hint() {
        let stage = Stage::game(80, 24, 15).slow().press("<Enter>h").say(said(6, 6));
        let mut stage = stage;
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn a_hint_with_its_reason() {
        assert_snapshot!(with_a_four(80, 24).press("h").say(advice()).press("hh").picture());
    }

    #[test]
    fn a_hint_with_its_reason_in_the_smallest_window() {
        assert_snapshot!(with_a_four(24, 20).press("h").say(advice()).press("hh").picture());
    }

    #[test]
    fn the_stones_of_a_hint() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = with_a_four(width, height).press("h").say(advice()).press("h");
            assert_snapshot!(format!("stones_of_a_hint_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn the_line_of_a_hint() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let stage = Stage::game(width, height, 15).slow().press("<Enter>h").thinks_of(&LINE);
            let mut stage = stage.say(said(LINE[0].0, LINE[0].1)).press("hhh");
            assert_snapshot!(format!("line_of_a_hint_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn the_menu_in_the_smallest_window() {
        assert_snapshot!(Stage::new(24, 11).press("oooo+)").picture());
    }
}

#[test]
fn the_progress_of_the_computer_is_shown() {
    let mut stage = thinking_at(80, 24);
    check(&mut stage, &["Computer (O) is thinking"]);
    let mut stage = stage.thinks_of(&LINE);
    check(&mut stage, &["Computer (O) is thinking: 1.2 s, depth 9, 1.3M nodes"]);
    check(&mut stage.resize(60, 20), &["Computer (O) is thinking: 1.2 s, depth 9, 1.3M nodes"]);
    let mut stage = thinking_at(40, 20).thinks_of(&LINE);
    check(&mut stage, &["Computer (O) is thinking: 1.2 s "]);
    let mut stage = thinking_at(24, 20).thinks_of(&LINE);
    check(&mut stage, &["O is thinking: 1.2 s"]);
    check(&mut stage.say(said(6, 6)), &["You (X) to move", " 7,7"]);
}

#[test]
fn late_answers_change_nothing_and_draw_nothing() {
    let mut stage = thinking_at(80, 24).press("u");
    assert_eq!(stage.stops(), 1, "the computer need not think on");
    let before = stage.picture();
    for said in [thinking(&LINE), said(6, 6), panicked()] {
        assert!(!stage.is_heard(0, said));
    }
    assert_eq!(stage.picture(), before);
    check(&mut stage, &["Undone: 7,7.", "Move 1"]);
    // Only the answer to the next request counts.
    let mut stage = stage.press("<Up><Enter>");
    assert!(!stage.is_heard(1, said(6, 6)));
    assert!(stage.is_heard(0, thinking(&LINE)));
    check(&mut stage.say(said(5, 5)), &["1  6,7       5,5"]);
}

#[test]
fn obsolete_searches_are_stopped() {
    let keys =
        ["u", "!y", "op", "ox", "+", ":level 9<Enter>", ":n 17<Enter>y", ":n connect4<Enter>y"];
    for keys in keys {
        let stage = thinking_at(80, 24).press(keys);
        assert_eq!(stage.stops(), 1, "{keys}");
        let mut stage = stage;
        assert!(stage.asked().len() > 1 || !stage.is_heard(0, said(6, 6)), "{keys}");
    }
    // Keys that change nothing do not stop it.
    for keys in ["s", "g", "c", "?<Esc>", "<Left>", "H<Esc>", "7,7<Enter><Esc>", "h", "p", "n<Esc>"]
    {
        let mut stage = thinking_at(80, 24).press(keys);
        assert_eq!((stage.stops(), stage.asked().len()), (0, 1), "{keys}");
        assert!(stage.is_heard(0, said(6, 6)), "{keys}");
        check(&mut stage, &["You (X) to move", "Move 3"]);
    }
    let stage = thinking_at(80, 24).file("game.csv", "No;Row;Col;Player\n1;0;0;0\n2;1;1;1\n");
    let mut stage = stage.press("l");
    assert_eq!(stage.stops(), 1);
    check(&mut stage, &["You (X) to move", "Move 3"]);
    assert!(thinking_at(80, 24).press("qy").has_quit());
}

#[test]
fn m_requests_the_move_now() {
    let stage = thinking_at(80, 24).press("m");
    assert_eq!((stage.stops(), stage.asked().len()), (1, 1));
    check(&mut stage.say(said(6, 6)), &["1  7,7       6,6", "You (X) to move"]);
    let mut stage = Stage::against_computer(80, 24, GOMOKU).slow().press("m");
    check(&mut stage, &["The computer is not thinking."]);
    assert_eq!(stage.stops(), 0);
}

#[test]
fn a_failed_computer_can_be_asked_again() {
    let mut stage = thinking_at(100, 30).say(panicked());
    let failed = "The computer did not move: the computer failed: the";
    check(&mut stage, &[failed, "corrupt.", "Computer (O) to move", "[X]"]);
    assert_eq!(stage.asked().len(), 1, "it is not asked again by itself");
    let mut stage = stage.press("m");
    assert_eq!(stage.asked().len(), 2);
    check(&mut stage, &["Computer (O) is thinking"]);
    check(&mut stage.say(said(6, 6)), &["1  7,7       6,6"]);
    // Or the game continues without the computer.
    let stage = thinking_at(100, 30)
        .say(Response::Failed(Failure::NoMove(NoMove::Unsupported(GameKind::Rows(GOMOKU)))));
    let mut stage = stage.press("op<Up><Enter>");
    check(&mut stage, &["1  7,7       6,7"]);
    // An illegal move.
    let mut stage = thinking_at(100, 30).say(said(7, 7));
    check(&mut stage, &["The computer's move is not legal", "Computer (O) to move"]);
    check(&mut stage.press("u"), &["Undone: 7,7."]);
}

#[test]
fn a_hint_moves_the_cursor_and_plays_nothing() {
    let mut stage = Stage::game(80, 24, 15).slow().press("<Enter>h");
    check(&mut stage, &["Looking for a hint", "Player 2 (O) to move"]);
    let asked = stage.asked().last().unwrap();
    assert_eq!((asked.seat, asked.level, asked.stones), (SeatId::Adviser, 9, 1));
    let mut stage = stage.thinks_of(&LINE);
    // The first step is known before the search has ended.
    check(
        &mut stage,
        &["Hint: Look at the centre of the board.", "Looking for a hint: 1.2 s, depth 9"],
    );
    // Asked twice, it thinks once.
    let mut stage = stage.press("h");
    assert_eq!(stage.asked().len(), 1);
    assert!(stage.is_heard(0, said(6, 5)));
    check(&mut stage, &["Hint: a quiet move."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["Hint: 6,5.", " 6,5", "Move 2", "[\u{253c}]"]);
    check(&mut stage.press("<Enter>"), &["1  7,7       6,5"]);
    // Now: the same key as for a move.
    let stage = Stage::game(80, 24, 15).slow().press("hm");
    assert_eq!(stage.stops(), 1);
    check(&mut stage.say(said(3, 3)), &["Hint: Look at the top left of the board."]);
    // It gives the reason, in the coordinates of the screen.
    let why = ["Hint: 6,4 blocks the opponent's four at 6,5 6,6 6,7 6,8."];
    check(&mut with_a_four(80, 24).press("h").say(advice()).press("hh"), &why);
    let why = ["Hint: E9 blocks the opponent's four at F9 G9 H9 I9."];
    check(&mut with_a_four(80, 24).press("ch").say(advice()).press("hh"), &why);
}

#[test]
fn a_hint_may_be_proved() {
    let cell = Target::Cell(Point::new(6, 5));
    let said = |claim| Response::Move { target: cell, reason: Some(Advice::Proved(claim)) };
    let hint = |claim| Stage::game(80, 24, 15).slow().press("<Enter>h").say(said(claim));
    let mut stage = hint(Claim::Wins(Point::new(6, 5)));
    check(&mut stage, &["Hint: You can win. Look at the centre of the board."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["Hint: win by force."]);
    check(&mut stage.press("h"), &["Hint: 6,5 wins, whatever the opponent does: proved."]);
    let mut stage = hint(Claim::Loses);
    check(&mut stage, &["Hint: Look at the centre of the board."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["Hint: delay the loss."]);
    check(
        &mut stage.press("h"),
        &["Hint: Every move loses: proved. 6,5 is the best defence found."],
    );
}

#[test]
fn a_hint_has_four_steps() {
    let mut stage = with_a_four(80, 24).press("h").say(advice());
    check(&mut stage, &["Hint: Something must be stopped. Look at the left of the board."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["Hint: block a four."]);
    let mut stage = stage.press("h");
    check(&mut stage, &["Hint: 6,4 blocks the opponent's four"]);
    // There is no line beyond the move.
    check(&mut stage.press("hh"), &["Hint: 6,4 blocks the opponent's four"]);
    // The line is also on the board.
    let stage = Stage::game(80, 24, 15).slow().press("<Enter>h").thinks_of(&LINE);
    let (row, col) = LINE[0];
    let stage = stage.say(said(row, col));
    let before = stage.asked().len();
    let mut stage = stage.press("hhh");
    check(&mut stage, &["Hint: O 6,6, X "]);
    assert_eq!(stage.asked().len(), before, "it is not asked again");
    // Another position begins with the first step.
    let mut stage = stage.press("<Enter>h").say(said(3, 3));
    check(&mut stage, &["Look at the top left of the board."]);
}

#[test]
fn the_second_step_of_a_hint_marks_the_stones_in_question() {
    // The four that must be blocked.
    let marked = |text: &str| text.matches('\u{25cb}').count();
    let mut stage = with_a_four(80, 24).press("h").say(advice());
    assert_eq!(marked(&stage.text()), 0);
    let mut stage = stage.press("h");
    assert_eq!(marked(&stage.text()), 4, "{}", stage.text());
    let mut stage = stage.press("h");
    assert_eq!(marked(&stage.text()), 0, "then the move is shown");
    // A move that makes a three marks the stones that it joins.
    let reason = Some(Advice::Gomoku(Reason::MakesOpenThree));
    let three = Response::Move { target: Target::Cell(Point::new(7, 9)), reason };
    let stage = Stage::game(80, 24, 15).slow().press(":h8<Enter>:a1<Enter>:i8<Enter>:a15<Enter>h");
    let mut stage = stage.say(three).press("h");
    check(&mut stage, &["Hint: make an open three."]);
    assert_eq!(marked(&stage.text()), 2, "{}", stage.text());
}

#[test]
fn the_key_that_ends_thinking_is_named_where_the_footer_has_no_room() {
    check(&mut thinking_at(80, 24).thinks_of(&LINE), &["m makes the computer move now."]);
    let mut wide = thinking_at(120, 40).thinks_of(&LINE);
    assert!(!wide.text().contains("makes the computer move now"));
}

#[test]
fn the_record_counts_hints() {
    let hints = |stage: &Stage| stage.record().hints();
    let mut stage = Stage::game(80, 24, 15).keeping().slow().press("<Enter>h").thinks_of(&LINE);
    assert!(stage.is_heard(0, said(6, 5)));
    let stage = stage.press("hhh");
    assert_eq!(hints(&stage), 1);
    let stage = stage.press("<Enter>h").say(said(3, 3));
    assert_eq!(hints(&stage), 2);
    let mut stage = stage.press("!y");
    check(&mut stage, &["2 hints taken"]);
    let stage = stage.press("q");
    let listing = stage.store().list(0, 9);
    let Some(Listed::Game(game)) = listing.games.into_iter().next() else { panic!("it is kept") };
    assert_eq!(game.record.hints(), 2);
    // One that was not given does not count.
    let stage = Stage::game(80, 24, 15).slow().press("<Enter>h").say(panicked());
    assert_eq!(hints(&stage), 0);
}

#[test]
fn a_hint_is_dropped_when_the_position_changes() {
    for keys in ["<Enter>", "u", "!y", "<Esc>"] {
        let mut stage = Stage::game(80, 24, 15).slow().press("<Enter><Up>h").press(keys);
        assert_eq!(stage.stops(), 1, "{keys}");
        assert!(!stage.is_heard(0, said(3, 3)), "{keys}");
    }
    let mut stage = Stage::game(80, 24, 15).slow().press("h").say(panicked());
    check(&mut stage, &["No hint was found: the computer failed", "Player 1 (X) to move"]);
    check(&mut stage.press("h").say(said(3, 3)), &["Look at the top left of the board."]);
}

#[test]
fn unavailable_hints_are_refused() {
    check(&mut thinking_at(80, 24).press("h"), &["You can ask for a hint only on your turn."]);
    let large = GameKind::Rows("21x15-5-renju".parse().unwrap());
    let mut stage = Stage::of(80, 24, large).press("h");
    check(&mut stage, &["In this game, there are hints on boards from 5x5 to 20x20."]);
    assert!(stage.asked().is_empty());
    check(&mut Stage::game(80, 24, 15).press("!yh"), &["The game is over."]);
}

#[test]
fn the_computer_plays_either_side_or_both() {
    let stage = |sides| {
        let levels = [Level::new(4).unwrap(), Level::new(8).unwrap()];
        let lineup = Lineup {
            computer: sides,
            players: BySide { first: levels[1].into(), second: levels[0].into() },
            ..Lineup::default()
        };
        Stage::game(80, 24, 15).slow().seated(GOMOKU, lineup)
    };
    let mut begins = stage(ComputerSides::First);
    let asked = begins.asked()[0].clone();
    assert_eq!((asked.seat, asked.level, asked.stones), (SeatId::Side(Stone::First), 8, 0));
    check(&mut begins, &["Computer (X) is thinking"]);
    assert_eq!(begins.side('X'), "Computer, level 8  to move");
    let begins = begins.say(said(7, 7)).press("<Up><Enter>");
    assert_eq!(begins.asked().len(), 2);
    assert!(begins.asked().iter().all(|asked| asked.pace.is_zero()), "a person waits for nothing");
    check(&mut begins.press("!"), &["Resign? (y/n)"]);
    // Even its own first stone alone is undone, and played again.
    let taken = stage(ComputerSides::First).say(said(7, 7)).press("u");
    assert_eq!((taken.asked().len(), taken.stops()), (2, 0));
    check(&mut taken.say(said(3, 3)), &["1  3,3"]);

    let mut both = stage(ComputerSides::Both);
    check(&mut both, &["Computer (level 8, X) is thinking", "p pause"]);
    let sides = [both.side('X'), both.side('O')];
    assert_eq!(sides, ["Computer, level 8  to move", "Computer, level 4"]);
    let both = both.say(said(7, 7)).say(said(6, 6));
    let asked: Vec<_> = both.asked().iter().map(|asked| (asked.seat, asked.level)).collect();
    let [x, o] = [Stone::First, Stone::Second].map(SeatId::Side);
    assert_eq!(asked, [(x, 8), (o, 4), (x, 8)]);
    // Games between fast computers are slowed down.
    assert!(both.asked().iter().all(|asked| asked.pace == SeatOptions::WATCHED));
    let mut both = both.press("<Enter>");
    check(&mut both, &["Computer (level 8, X) is thinking. Press m to make it move"]);
    let mut both = both.press("p<Enter>");
    check(&mut both, &["Computer (level 8, X) is to move. Press m to make it move."]);
    let both = both.press("p");
    let mut both = both.press("!");
    check(&mut both, &["The computer does not resign. Press n for a new game."]);
    assert!(!both.text().contains("! resign"));
}

#[test]
fn games_between_computers_pause_step_and_resume() {
    let stage = Stage::watching(80, 24, GOMOKU, [3, 7]).say(said(7, 7)).press("p");
    assert_eq!((stage.stops(), stage.asked().len()), (1, 2));
    let mut stage = stage;
    assert!(!stage.is_heard(0, said(6, 6)), "it has to wait");
    check(&mut stage, &["Computer (level 7, O) to move, paused: p to resume", "p resume"]);
    // It plays one move, and waits again.
    let mut stage = stage.press("m").say(said(6, 6));
    assert_eq!(stage.asked().len(), 3);
    check(&mut stage, &["1  7,7       6,6", "Computer (level 3, X) to move, paused"]);
    let mut stage = stage.press("u");
    check(&mut stage, &["Undone: 6,6.", "Computer (level 7, O) to move, paused"]);
    let mut stage = stage.press("p");
    assert_eq!(stage.asked().len(), 4);
    check(&mut stage, &["Computer (level 7, O) is thinking"]);
    // Undo pauses the game, or the stone would be played again at once.
    let mut stage = stage.press("u");
    check(&mut stage, &["Undone: 7,7.", "Computer (level 3, X) to move, paused"]);
    assert_eq!((stage.asked().len(), stage.stops()), (4, 2));
    check(&mut Stage::game(80, 24, 15).press("p"), &["Only games with a clock"]);
}

#[test]
fn changing_the_level_does_not_end_a_pause() {
    let mut stage = Stage::watching(80, 24, GOMOKU, [3, 7]).say(said(7, 7)).press("p+");
    assert_eq!(stage.asked().len(), 2);
    check(&mut stage, &["Computer (level 8, O) to move, paused"]);
}

#[test]
fn unused_seats_are_freed() {
    let [x, o] = [Stone::First, Stone::Second].map(SeatId::Side);
    let stage = thinking_at(80, 24).press("+h");
    assert_eq!(stage.left(), [], "it is the same seat at another level");
    let stage = stage.press("ox");
    assert_eq!(stage.left(), [o], "O is a person now");
    let stage = stage.press("obop");
    assert_eq!(stage.left(), [o, x, o]);
    // The hint's seat is freed with its game, the opponent stays for the next one.
    let stage = stage.press("oo:n 15<Enter>");
    assert_eq!(stage.left(), [o, x, o, SeatId::Adviser]);
    // The same computer plays Quarto.
    let stage = stage.press(":n quarto<Enter>");
    assert_eq!(stage.left()[4..], [SeatId::Adviser]);
}

#[test]
fn a_refusal_disappears_with_its_position() {
    for (keys, refusal) in [
        ("h", "You can ask for a hint only on your turn."),
        ("3,3<Enter>", "The computer is thinking. Press m"),
    ] {
        // The list of messages in the panel keeps it; the row below the board does not.
        let shown = |stage: &mut Stage| stage.text().matches(refusal).count();
        let mut stage = thinking_at(60, 24).press(keys);
        assert_eq!(shown(&mut stage), 1);
        assert_eq!(shown(&mut stage.say(said(6, 6))), 0, "{keys}");
    }
    // Refusals that do not depend on the position stay until the next key, even in games between
    // computers.
    for (keys, refusal) in [
        ("!", "The computer does not resign. Press n for a new game."),
        ("h", "You can ask for a hint only on your turn."),
    ] {
        let stage = Stage::watching(60, 24, GOMOKU, [5, 5]).say(said(7, 7)).press(keys);
        check(&mut stage.say(said(6, 6)), &[refusal]);
    }
    // A message about a file stays.
    let mut stage = thinking_at(60, 24).press("s").say(said(6, 6));
    check(&mut stage, &["Game saved: 1 move"]);
    let mut stage = thinking_at(60, 24).press(":s no/where<Enter>").say(said(6, 6));
    check(&mut stage, &["could not be saved: no such file"]);
}

#[test]
fn games_between_computers_count_in_the_score() {
    let levels = [Level::new(2).unwrap(), Level::new(6).unwrap()];
    let lineup = Lineup {
        computer: ComputerSides::Both,
        players: BySide { first: levels[0].into(), second: levels[1].into() },
        ..Lineup::default()
    };
    let mut stage = Stage::of(100, 30, GameKind::Rows(Variant::TIC_TAC_TOE));
    stage = stage.seated(Variant::TIC_TAC_TOE, lineup);
    let text = stage.text();
    let end = text.lines().find(|line| line.contains("wins") || line.contains("Draw")).unwrap();
    assert!(end.contains("Draw") || end.contains("Computer ("), "{text}");
    let scores = stage.scores();
    assert!(["1:0", "0:1", "½:½"].contains(&scores.as_str()), "{scores}");
}

#[test]
fn the_level_can_be_changed_during_a_game() {
    let mut stage = thinking_at(100, 30).press("+");
    check(&mut stage, &["against the computer, level 6.", "Computer, level 6", "is thinking"]);
    assert_eq!(stage.asked().last().unwrap().level, 6);
    let mut stage = stage.press(":level 1<Enter>-");
    check(&mut stage, &["Computer, level 1"]);
    assert_eq!(stage.asked().last().unwrap().level, 1);
    let mut stage = stage.press(":level 11<Enter>");
    check(&mut stage, &["Illegal input, please try again: the level is 1 to 10"]);
    let mut stage = stage.press("<Esc>:level 3,7<Enter>");
    check(&mut stage, &["Only one computer is playing. Press + to raise its level."]);
    let mut stage = stage.press("ob:level 3,7<Enter>");
    check(&mut stage, &["The computer plays X at level 3 and O at level 7"]);
    let mut stage = stage.press(")+");
    check(&mut stage, &["Computer, level 5", "Computer, level 8"]);
    check(&mut Stage::game(80, 24, 15).press("+"), &["Press o to let it play."]);
    let mut quarto = Stage::of(80, 24, GameKind::Quarto(Board::PLANE)).press(":o x<Enter>+");
    check(&mut quarto, &["Computer, level 6"]);
}

#[test]
fn the_sides_can_be_changed_during_a_game() {
    let mut stage = Stage::game(100, 30, 15).slow().press("o");
    check(&mut stage, &["Which sides should the computer play, at level 5?", "b  both"]);
    let mut stage = stage.press("++x");
    check(&mut stage, &["You play O against the computer, level 7.", "Computer (X) is thinking"]);
    let mut stage = stage.press(":o both<Enter>");
    check(&mut stage, &["The computer plays X at level 7 and O at level 7."]);
    let mut stage = stage.press(":o none<Enter>");
    check(&mut stage, &["Two players.", "Player 1 (X) to move"]);
    let mut stage = stage.press(":o y<Enter>");
    check(&mut stage, &["the computer can play x, o, both or none"]);
    // Unchanged.
    let mut stage = stage.press("<Esc>o-<Esc>");
    check(&mut stage, &["Player 1 (X) to move"]);
    check(&mut stage.press("oo"), &["Computer, level 7"]);
}

#[test]
fn the_players_are_chosen_in_the_menu_by_keys_and_mouse() {
    let mut stage = Stage::new(80, 24);
    for said in [
        "Two players",
        "You play X against the computer, level 5",
        "You play O against the computer, level 5",
        "You play the computer, level 5; X is chosen at random",
        "The computer plays X at level 5 and O at level 5",
        "Two players",
    ] {
        check(&mut stage, &[said]);
        stage = stage.press("o");
    }
    let mut stage = stage.press(&"+".repeat(9));
    check(&mut stage, &["You play X against the computer, level 10"]);
    let mut stage = stage.press("--");
    check(&mut stage, &["level 8"]);
    check(&mut stage.press(")"), &["Only one computer is playing."]);
    check(&mut Stage::new(80, 24).press("n+"), &["Press o to let it play."]);

    let mut stage = Stage::new(80, 24).press("n");
    let (x, y) = stage.find("Players");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["You play X against the computer, level 5"]);
    let (x, y) = stage.find("Level");
    let mut stage = stage.mouse(x, y, MouseAction::ScrollUp).mouse(x, y, MouseAction::Move);
    check(&mut stage, &["You play X against the computer, level 6"]);
    let mut stage = stage.mouse(x, y, MouseAction::ScrollDown);
    check(&mut stage, &["You play X against the computer, level 5"]);
    let (x, y) = stage.find("First move");
    let stage = stage.mouse(x, y, MouseAction::Click).slow().press("<Enter>");
    assert_eq!(stage.asked().last().unwrap().seat, SeatId::Side(Stone::First));
}

#[test]
fn random_sides_are_drawn_for_each_game() {
    let lots = Lineup::new(ComputerSides::ByLot, Level::default());
    let mut stage = Stage::of(100, 30, GameKind::Rows(Variant::TIC_TAC_TOE)).slow();
    stage = stage.seated(Variant::TIC_TAC_TOE, lots);
    let mut begun = [0, 0];
    for game in 1..=12 {
        let text = stage.press("!y");
        stage = text;
        // The person, on either side, has lost every game so far.
        let begins = stage.side('X').starts_with("Computer");
        let scores = if begins { format!("{game}:0") } else { format!("0:{game}") };
        assert_eq!(stage.scores(), scores);
        begun[usize::from(begins)] += 1;
        stage = stage.press("n<Enter>");
    }
    assert!(begun.iter().all(|&games| games > 1), "{begun:?}");
}

#[test]
fn ghosts_are_shown_on_request_only_and_never_stay() {
    let mut stage = thinking_at(80, 24).thinks_of(&LINE);
    let without = stage.text();
    assert!(!without.contains("[X]2"));
    let mut stage = stage.press("g");
    check(&mut stage, &["[X]2", "The computer's expected moves are shown."]);
    let mut stage = stage.say(said(0, 0));
    assert!(!stage.text().contains("X 2"));
    let mut stage = thinking_at(80, 24).press("gg<Esc>").thinks_of(&LINE);
    assert!(!stage.text().contains("[X]2"));
    // A line may be longer than there are digits, and extend beyond the board.
    let long: Vec<(u8, u8)> = (0..30).map(|col| (col % 20, col)).collect();
    let _ = stage.press("g").thinks_of(&long).picture();
}

#[test]
fn the_computer_ponders_only_on_request() {
    let mut stage = pondering_at(9, GOMOKU);
    let asked = stage.asked().last().unwrap().clone();
    assert_eq!((asked.seat, asked.stones), (SeatId::Side(Stone::Second), 0));
    let before = stage.picture();
    for said in [thinking(&LINE), said(6, 6), panicked()] {
        assert!(!stage.is_heard(0, said));
    }
    assert_eq!((stage.picture(), stage.asked().len()), (before, 1));
    // The computer is asked after the person's move.
    let mut stage = stage.press("<Enter>");
    assert_eq!((stage.asked().len(), stage.stops()), (2, 1));
    assert!(stage.is_heard(0, said(6, 6)));
    assert_eq!(stage.asked().len(), 3);
    // A hint comes first, then it ponders again.
    let stage = stage.press("h");
    assert_eq!((stage.asked().len(), stage.stops()), (4, 2));
    let mut stage = stage.say(said(8, 8));
    check(&mut stage, &["Look at the centre of the board."]);
    assert_eq!(stage.asked().len(), 5);
    let stage = stage.press("op");
    assert_eq!((stage.asked().len(), stage.stops()), (5, 3));
}

#[test]
fn a_level_that_keeps_no_tables_does_not_ponder() {
    for level in Level::all() {
        let stage = pondering_at(level.number(), GOMOKU);
        assert_eq!(stage.asked().len(), usize::from(level.number() >= 9), "{level}");
        // Its move is requested nevertheless.
        let stage = stage.press("<Enter>");
        assert_eq!(stage.asked().len(), 1 + usize::from(level.number() >= 9), "{level}");
    }
    // Nor in games without levels. Another level starts to ponder as soon as it is chosen.
    assert_eq!(pondering_at(10, "21x15-5-renju".parse().unwrap()).asked().len(), 0);
    let stage = pondering_at(8, GOMOKU).press("+");
    assert_eq!(stage.asked().len(), 1);
    let stage = stage.press("-");
    assert_eq!(stage.stops(), 1);
}

/// Starts a game in which a person moves first against a computer at this level, with pondering.
fn pondering_at(level: u8, variant: Variant) -> Stage {
    let level = Level::new(level).unwrap();
    let lineup = Lineup::new(ComputerSides::Second, level);
    Stage::of(80, 24, GameKind::Rows(variant)).slow().pondering(variant, lineup)
}

#[test]
fn the_score_of_a_narrow_panel_is_complete() {
    for (width, variant) in [(68, GOMOKU), (80, Variant::GOMOKU_20)] {
        let mut stage = Stage::against_computer(width, 24, variant).press(&typed(&["level 10"]));
        assert_eq!([stage.side('X'), stage.side('O')], ["You  to move", "Computer, level 10"]);
        let stage = stage.press("!y").wait(Duration::from_secs(1));
        assert_eq!(stage.press("<Enter>").scores(), "1:0");
    }
}

#[test]
fn in_a_high_narrow_window_the_panel_is_below_the_board() {
    let mut stage = Stage::against_computer(60, 45, GOMOKU).slow().press("<Enter>");
    check(&mut stage, &["Computer, level 5", "Move 2"]);
    assert_snapshot!(stage.picture());
}

#[test]
fn the_cursor_stays_where_the_person_left_it() {
    let cell = |stage: &mut Stage| {
        let text = stage.text();
        let status = text.lines().find(|line| line.contains(" to move ")).unwrap();
        let mut words = status.split_whitespace();
        words.rfind(|word| word.contains(',')).unwrap().to_owned()
    };
    // On the person's own stone, and on a position in review.
    let mut stage = thinking_at(40, 20).say(said(3, 3));
    assert_eq!(cell(&mut stage), "7,7");
    let mut stage = thinking_at(40, 20).press("<Up><Up>").say(said(6, 7));
    assert_eq!(cell(&mut stage), "5,7");
    // Only a cell taken by the computer is left, for the nearest free one.
    let mut stage = thinking_at(40, 20).press("<Up>").say(said(6, 7));
    assert_eq!(cell(&mut stage), "5,7");
}

#[test]
fn redo_stops_at_the_persons_turn() {
    let against = || thinking_at(80, 24).say(said(6, 6)).press(":5,5<Enter>").say(said(4, 4));
    let mut stage = against().press("uu");
    check(&mut stage, &["Undone: 6,6 and 7,7.", "Move 1"]);
    let mut stage = stage.press("<C-r>");
    check(&mut stage, &["Redone: 7,7 and 6,6.", "Move 3", "You (X) to move"]);
    let mut stage = stage.press("<C-r>");
    check(&mut stage, &["Redone: 5,5 and 4,4.", "Move 5"]);
    check(&mut stage.press("<C-r>"), &["There is no move to redo.", "Move 5"]);
    // Another move is another game.
    let mut stage = against().press("u:9,9<Enter>").say(said(8, 8)).press("<C-r>");
    check(&mut stage, &["There is no move to redo.", "3  9,9       8,8"]);
    // People undo step by step, including the end.
    let mut stage = Stage::game(80, 24, 15).press("<Enter>!yuu");
    check(&mut stage, &["Undone: 7,7."]);
    check(&mut stage.press("<C-r>"), &["Redone: 7,7.", "Move 2"]);
}

#[test]
fn a_rematch_swaps_sides_and_counts_by_players() {
    let seen = |stage: Stage| stage.wait(Duration::from_secs(1));
    let mut stage = Stage::against_computer(80, 24, GOMOKU).slow().press("<Enter>!y");
    check(&mut stage, &["Computer (O) wins by resignation", "Enter rematch"]);
    let mut stage = seen(stage).press("<Enter>");
    check(&mut stage, &["Computer (X) is thinking"]);
    assert_eq!([stage.side('X'), stage.side('O')], ["Computer, level 5  to move  1", "You  0"]);
    let mut stage = seen(stage.answer().press("!y")).press("<Enter>");
    assert_eq!([stage.side('X'), stage.side('O')], ["You  to move  0", "Computer, level 5  2"]);
    // A stronger computer on the same side is a different player.
    let stage = Stage::against_computer(80, 24, GOMOKU).slow().press("!y");
    let stage = seen(stage).press("<Enter>");
    assert_eq!(stage.press("+").side('X'), "Computer, level 6  to move");

    // Two people with names.
    let mut stage = seen(Stage::game(80, 24, 15).press("!y")).press("<Enter>");
    assert_eq!([stage.side('X'), stage.side('O')], ["Player 2  to move  1", "Player 1  0"]);
    let mut stage = seen(stage.press("!y")).press("<Enter>");
    assert_eq!([stage.side('X'), stage.side('O')], ["Player 1  to move  1", "Player 2  1"]);
}
