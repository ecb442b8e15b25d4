//! Screens driven by keys: their pictures as text and style, and the effects of keys.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "a stage has files of its own")]

#[path = "screens/about.rs"]
mod about;
#[path = "screens/analysis.rs"]
mod analysis;
#[path = "screens/anything.rs"]
mod anything;
#[path = "screens/board.rs"]
mod board;
#[path = "screens/clipboard.rs"]
mod clipboard;
#[path = "screens/clock.rs"]
mod clock;
#[path = "screens/computer.rs"]
mod computer;
#[path = "screens/draw.rs"]
mod draw;
#[path = "screens/editor.rs"]
mod editor;
#[path = "screens/engine_pages.rs"]
mod engine_pages;
#[path = "screens/engines.rs"]
mod engines;
#[path = "screens/family.rs"]
mod family;
#[path = "screens/files.rs"]
mod files;
#[path = "screens/foreign.rs"]
mod foreign;
#[path = "screens/foul.rs"]
mod foul;
#[path = "screens/friend.rs"]
mod friend;
#[path = "screens/games.rs"]
mod games;
#[path = "screens/help.rs"]
mod help;
#[path = "screens/languages.rs"]
mod languages;
#[path = "screens/late.rs"]
mod late;
#[path = "screens/lessons.rs"]
mod lessons;
#[path = "screens/library.rs"]
mod library;
#[path = "screens/long_text.rs"]
mod long_text;
#[path = "screens/new_game.rs"]
mod new_game;
#[path = "screens/nothing_lost.rs"]
mod nothing_lost;
#[path = "screens/opening.rs"]
mod opening;
#[path = "screens/palette.rs"]
mod palette;
#[path = "screens/pasted.rs"]
mod pasted;
#[path = "screens/picture.rs"]
mod picture;
#[path = "screens/practice.rs"]
mod practice;
#[path = "screens/puzzle.rs"]
mod puzzle;
#[path = "screens/puzzle_page.rs"]
mod puzzle_page;
#[path = "screens/puzzle_run.rs"]
mod puzzle_run;
#[path = "screens/rated.rs"]
mod rated;
#[path = "screens/record.rs"]
mod record;
#[path = "screens/region.rs"]
mod region;
#[path = "screens/review.rs"]
mod review;
#[path = "screens/saving.rs"]
mod saving;
#[path = "../examples/screenshots/pictures.rs"]
mod screenshots;
#[path = "screens/settings.rs"]
mod settings;
#[path = "screens/sharp.rs"]
mod sharp;
#[path = "screens/signs.rs"]
mod signs;
#[path = "screens/spectator.rs"]
mod spectator;
#[path = "screens/stage.rs"]
mod stage;
#[path = "screens/start.rs"]
mod start;
#[path = "screens/statistics.rs"]
mod statistics;
#[path = "../examples/screenshots/svg.rs"]
mod svg;
#[path = "screens/themes.rs"]
mod themes;
#[path = "screens/watched.rs"]
mod watched;

use std::time::Duration;

use gomoku::formats::journal::Writer;
use gomoku::formats::{self, SavedGame};
use gomoku::game::{AnyGame, GameKind, Names, Participant, Participants, Target};
use gomoku::player::Level;
use gomoku::record::Record;
use gomoku::rules::{Game, Point, Rule, Variant};
use gomoku::store::{Keeper, Listed, News, NotKept};
use gomoku::tui::app::Opening;
use gomoku::tui::event::{Effect, Event, MouseAction, MouseEvent};
use gomoku::tui::keymap::{Context, TABLE};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;
use ratatui::layout::Position;
use stage::Stage;

/// Formats keys that type moves into the command bar.
fn typed(moves: &[&str]) -> String {
    moves.iter().flat_map(|text| [":", text, "<Enter>"]).collect()
}

fn midgame() -> String {
    typed(&["7,7", "6,6", "7,8", "7,6", "6,8", "8,8", "5,9", "4,10", "5,8"])
}

/// Formats a game in which X wins through 4,4 in steps of `(down, right)`, and O plays elsewhere on
/// the last row.
fn won(down: i8, right: i8) -> String {
    let mut moves = Vec::new();
    for step in 0..5_i8 {
        moves.push(format!("{},{}", 7 + down * step, 4 + right * step));
        if step < 4 {
            moves.push(format!("14,{}", 3 * step));
        }
    }
    typed(&moves.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Formats a full board without five in a row as a file: pairs that shift from row to row.
fn full_board(side: u32) -> String {
    let mut lines = vec!["No;Row;Col;Player".to_owned()];
    for row in 0..side {
        for col in 0..side {
            let player = (col / 2 + row) % 2;
            lines.push(format!("{};{row};{col};{player}", lines.len()));
        }
    }
    lines.join("\n")
}

mod pictures {
    use super::*;

    #[test]
    fn size_question() {
        assert_snapshot!(Stage::new(80, 24).picture());
    }

    #[test]
    fn size_question_refused() {
        assert_snapshot!(Stage::new(80, 24).press("16<Enter>").picture());
    }

    #[test]
    fn size_question_typing() {
        assert_snapshot!(Stage::new(40, 12).press("1").picture());
    }

    #[test]
    fn size_question_with_a_game_in_progress() {
        let moves = [Point::new(8, 8), Point::new(9, 9)];
        let game = Game::from_moves(Variant::GOMOKU_17, moves).unwrap();
        let mut stage = Stage::new(80, 24).offering(game, Participants::PERSONS);
        assert_snapshot!("size_question_with_a_game_in_progress", stage.picture());
        assert_snapshot!("the_game_goes_on", stage.press("<Enter>").picture());
    }

    #[test]
    fn empty_15() {
        assert_snapshot!(Stage::new(80, 24).press("<Enter><Enter>").picture());
    }

    #[test]
    fn empty_17() {
        assert_snapshot!(Stage::new(80, 24).press("17<Enter>").picture());
    }

    #[test]
    fn empty_19_at_80x24() {
        assert_snapshot!(Stage::new(80, 24).press("19<Enter>").picture());
    }

    #[test]
    fn midgame_15() {
        assert_snapshot!(Stage::game(100, 30, 15).press(&midgame()).picture());
    }

    #[test]
    fn midgame_19_at_80x24() {
        let keys = midgame() + "s<Right>";
        assert_snapshot!(Stage::game(80, 24, 19).press(&keys).picture());
    }

    #[test]
    fn won_in_a_row() {
        assert_snapshot!(Stage::game(80, 24, 15).press(&won(0, 1)).picture());
    }

    #[test]
    fn won_in_a_column() {
        assert_snapshot!(Stage::game(80, 24, 15).press(&won(1, 0)).picture());
    }

    #[test]
    fn won_falling() {
        assert_snapshot!(Stage::game(80, 24, 15).press(&won(1, 1)).picture());
    }

    #[test]
    fn won_rising() {
        assert_snapshot!(Stage::game(80, 24, 15).press(&won(-1, 1)).picture());
    }

    #[test]
    fn resigned() {
        assert_snapshot!(Stage::game(80, 24, 15).press("<Enter>!y").picture());
    }

    #[test]
    fn drawn() {
        let mut stage = Stage::game(80, 24, 15).file("game.csv", &full_board(15)).press("l");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn load_error() {
        let file = "No;Row;Col;Player\n1;7;7;0\n2;7;x;1\n";
        let mut stage = Stage::game(80, 24, 15).file("game.csv", file).press("l");
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn load_error_at_the_size_question() {
        assert_snapshot!(Stage::new(80, 24).press("l").picture());
    }

    #[test]
    fn command_bar() {
        assert_snapshot!(Stage::game(80, 24, 15).press(":7,<Left>").picture());
    }

    #[test]
    fn command_bar_with_an_error() {
        assert_snapshot!(Stage::game(80, 24, 15).press("7,77<Enter>").picture());
    }

    #[test]
    fn occupied_cell() {
        assert_snapshot!(Stage::game(80, 24, 15).press("<Enter><Enter>").picture());
    }

    #[test]
    fn question_before_resigning() {
        assert_snapshot!(Stage::game(80, 24, 15).press("<Enter>!").picture());
    }

    #[test]
    fn size_of_a_new_game() {
        assert_snapshot!(Stage::game(80, 24, 15).press("<Enter>n").picture());
    }

    #[test]
    fn letters() {
        assert_snapshot!(Stage::game(80, 24, 15).press(&(midgame() + "c")).picture());
    }

    #[test]
    fn ascii() {
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let mut stage =
            Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::True).press(&midgame());
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn no_colour() {
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let mut stage =
            Stage::with(80, 24, opening, GlyphSet::Lines, Depth::None).press(&won(1, 1));
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn narrow_cells() {
        assert_snapshot!(Stage::game(30, 24, 19).press(&won(0, 1)).picture());
    }

    #[test]
    fn narrow_cells_with_the_cursor_elsewhere() {
        assert_snapshot!(Stage::game(25, 24, 19).press(&(midgame() + "<Down>c")).picture());
    }

    #[test]
    fn without_a_panel() {
        assert_snapshot!(Stage::game(60, 30, 19).press(&midgame()).picture());
    }

    #[test]
    fn too_small() {
        assert_snapshot!(Stage::game(50, 10, 15).picture());
    }

    #[test]
    fn much_too_small() {
        assert_snapshot!(Stage::new(9, 4).picture());
    }

    #[test]
    fn question_in_the_smallest_window() {
        assert_snapshot!(Stage::game(25, 24, 19).press("<Enter>!").picture());
    }

    #[test]
    fn refusal_in_the_smallest_window() {
        assert_snapshot!(Stage::game(25, 24, 19).press("<Enter>9,9<Enter>").picture());
    }

    #[test]
    fn size_question_in_the_smallest_window() {
        assert_snapshot!(Stage::new(24, 11).press("1").picture());
    }

    #[test]
    fn question_in_a_window_that_is_too_small() {
        let mut stage = Stage::game(80, 24, 15).press("<Enter>!").resize(22, 6);
        assert_snapshot!(stage.picture());
    }

    #[test]
    fn very_wide() {
        assert_snapshot!(Stage::game(200, 40, 17).press(&midgame()).picture());
    }
}

#[test]
fn ctrl_t_shows_the_next_theme_everywhere() {
    use gomoku::tui::theme::{Role, Theme};
    let ground = |name| Theme::shipped(name).style(Role::Ground).bg.unwrap();
    let mut stage = Stage::game(80, 24, 15).press("<C-t>");
    check(&mut stage, &["Theme: classic-light."]);
    assert_eq!(stage.ground(), ground("classic-light"));
    let mut stage = stage.press("<C-t><C-t><C-t>");
    assert_eq!(stage.ground(), ground("night"));
    for keys in ["", "?", "n", "o", ":7,", "q"] {
        let mut stage = Stage::game(80, 24, 15).press("<Enter>").press(keys).press("<C-t>");
        assert_eq!(stage.ground(), ground("classic-light"), "{keys}");
    }
    // The first theme follows the last one.
    let all = gomoku::tui::theme::SHIPPED.len();
    let mut stage = Stage::new(80, 24).press(&"<C-t>".repeat(all));
    assert_eq!(stage.ground(), ground("classic"));
}

/// Checks that the text contains these parts.
#[track_caller]
fn check(stage: &mut Stage, shown: &[&str]) {
    let text = stage.text();
    for part in shown {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

#[test]
fn the_list_of_messages_keeps_no_refusal() {
    let mut stage = Stage::game(120, 40, 15).press("<Enter><Enter>");
    check(&mut stage, &["That cell is taken."]);
    // The next move refutes it, and a report beside it does not bring it back.
    let mut stage = stage.press("<Up><Enter>uu");
    check(&mut stage, &["Messages", "- Undone: 6,7."]);
    assert!(!stage.text().contains("is taken"));
    let mut stage = stage.press("u!y");
    check(&mut stage, &["wins by resignation"]);
    assert!(!stage.text().contains("to undo"));
}

#[test]
fn a_failure_stays_in_the_list() {
    let mut stage = Stage::game(120, 40, 15).press("<Enter>:s nowhere/game.csv<Enter>");
    let once = |stage: &mut Stage| stage.text().matches("could not be saved").count();
    assert_eq!(once(&mut stage), 1, "{}", stage.text());
    let mut stage = stage.press("<Up>");
    check(&mut stage, &["Messages"]);
    assert_eq!(once(&mut stage), 1);
}

#[test]
fn resetting_the_score_leaves_the_board_and_numbers_games_anew() {
    let stage = Stage::game(120, 40, 15).press("<Enter>!y").wait(Duration::from_secs(1));
    let mut stage = stage.press("<Enter><Enter>");
    check(&mut stage, &["Game 2", "Move 2", "1  7,7"]);
    let mut stage = stage.press("r");
    check(&mut stage, &["The score starts again.", "Game 1", "Move 2", "1  7,7"]);
    // This game counts for the new score.
    let mut stage = stage.press("!y").wait(Duration::from_secs(1)).press("<Enter>");
    check(&mut stage, &["Game 2", "Move 1"]);
}

#[test]
fn a_message_is_shown_once() {
    let mut stage = Stage::game(120, 40, 15).press("<Enter>u");
    assert_eq!(stage.text().matches("Undone: 7,7.").count(), 1, "{}", stage.text());
    assert!(!stage.text().contains("Messages"));
    // With the next key it moves from the foot to the list.
    let mut stage = stage.press("<Up>");
    assert_eq!(stage.text().matches("Undone: 7,7.").count(), 1);
    check(&mut stage, &["Messages", "- Undone: 7,7."]);
    // The same once more is not a second line.
    let mut stage = stage.press("<Down><Enter>u<Up>");
    assert_eq!(stage.text().matches("Undone: 7,7.").count(), 1);
}

#[test]
fn a_refusal_goes_with_the_position_it_is_about() {
    let mut stage = Stage::game(80, 24, 15).timed("1m").press("<Enter><Enter>");
    check(&mut stage, &["That cell is taken."]);
    // The clock ends the game without a key.
    let mut stage = stage.wait(Duration::from_secs(61));
    check(&mut stage, &["on time"]);
    assert!(!stage.text().contains("is taken"), "{}", stage.text());
}

#[test]
fn nothing_changes_while_a_person_thinks() {
    for mut stage in [Stage::new(80, 24), Stage::game(80, 24, 15).press(&midgame())] {
        stage = stage.wait(Duration::from_secs(60));
        let shown = stage.picture();
        assert!(!stage.moves());
        assert_eq!(stage.wait(Duration::from_secs(3600)).picture(), shown);
    }
}

#[test]
fn a_game_is_saved_resigned_and_loaded_again() {
    let mut stage = Stage::new(100, 30).press("<Enter><Enter><Enter><Up><Enter>s");
    check(&mut stage, &["Game saved: 2 moves in game.csv", "Player 1 (X) to move"]);
    assert_eq!(stage.read("game.csv").unwrap(), "No;Row;Col;Player\n1;7;7;0\n2;6;7;1\n");
    let mut stage = stage.press("n17<Enter>");
    check(&mut stage, &["17x17", "Move 1"]);
    let mut stage = stage.press("l");
    // The stones fit on the current board.
    check(&mut stage, &["17x17", "Game loaded: 2 moves from game.csv", "Player 1 (X) to move"]);
    let mut stage = stage.press(":n 15<Enter>l");
    check(&mut stage, &["15x15", "Game loaded: 2 moves"]);
}

#[test]
fn a_failed_load_leaves_the_game_unchanged() {
    let mut stage = Stage::game(100, 30, 15).file("game.csv", "x").press("<Enter>l");
    check(
        &mut stage,
        &[
            "Not loaded: line 1: the first line must be No;Row;Col;Player (game.csv)",
            "Player 2 (O) to move",
            "[X]",
            "Move 2",
        ],
    );
}

#[test]
fn a_new_game_replaces_the_current_one_without_a_question() {
    let other = "No;Row;Col;Player\n1;0;0;0\n2;0;1;1\n";
    let stage = || Stage::game(100, 30, 15).file("other.csv", other).press("<Enter>");
    let mut menu = stage().press("n");
    check(&mut menu, &["< Gomoku >", "Esc: back to the game"]);
    check(&mut menu.press("<Esc>"), &["Move 2"]);
    check(&mut stage().press("n<Down><Right><Enter>"), &["Move 1", "17x17"]);
    check(&mut stage().press(":l other.csv<Enter>"), &["Game loaded: 2 moves", "Move 3"]);
    check(&mut stage().press(":l missing.csv<Enter>"), &["Not loaded: no such file", "Move 2"]);
}

#[test]
fn every_game_that_leaves_the_screen_is_saved() {
    let stage =
        Stage::game(100, 30, 15).file("other.csv", "No;Row;Col;Player\n1;0;0;0\n").keeping();
    // Two stones; none; a file without a new move; a file with one; and a finished game.
    let stage = stage.press("<Enter><Up><Enter>:n 17<Enter>:l other.csv<Enter>");
    let stage = stage.press(":l other.csv<Enter>5,5<Enter>:n tictactoe<Enter>");
    let stage = stage.press(&typed(&["0,0", "1,0", "0,1", "1,1", "0,2"]));
    let listing = stage.store().list(0, 9);
    let stones: Vec<usize> = listing.games.iter().map(stones).collect();
    assert_eq!((listing.unfinished, stones), (2, vec![2, 2, 5]));
    // A game whose end is undone continues.
    let stage = stage.press("u");
    assert_eq!(stage.store().list(0, 9).unfinished, 3);
    assert!(stage.press("q").has_quit());
}

/// Number of stones of a stored game.
fn stones(listed: &Listed) -> usize {
    let (Listed::Game(kept) | Listed::Here(kept) | Listed::Elsewhere(kept)) = listed else {
        panic!("{listed:?}")
    };
    kept.record.on_board().stones()
}

#[test]
fn a_game_that_is_open_elsewhere_is_resumed_as_a_copy() {
    let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
    let stage = Stage::new(100, 30).keeping().offering(game, Participants::PERSONS);
    let path = stage.store().latest().unwrap().path.unwrap();
    let mut other = Keeper::new(stage.store());
    let mut game = other.open(&path).unwrap();
    other.keep(News::Came(Box::new(game.clone()))).unwrap();
    let mut stage = stage.press("H");
    check(&mut stage, &["This game is open in another window. Enter opens a copy."]);
    let mut stage = stage.press("<Esc><Enter>");
    check(&mut stage, &["This game is open elsewhere, so this is a copy (1 move)."]);
    let stage = stage.press("<Up><Enter>");
    let terms = game.terms();
    let mut writer = Writer::new(&mut game.record, terms.clone());
    game.record.play(Target::Cell(Point::new(0, 0))).unwrap();
    game.record.play(Target::Cell(Point::new(0, 1))).unwrap();
    other.keep(News::Changed(writer.update(&mut game.record, &terms).unwrap())).unwrap();
    let mut stones: Vec<usize> = stage.store().list(0, 9).games.iter().map(stones).collect();
    stones.sort_unstable();
    assert_eq!(stones, [2, 3]);
}

#[test]
fn the_game_on_the_screen_is_listed_as_such_and_reopened() {
    let mut stage = Stage::game(100, 30, 15).keeping().press("<Enter><Up><Enter>H");
    check(&mut stage, &["This game is open on this screen."]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Move 3"]);
    let stage = stage.press("<Down><Down><Enter>");
    let stones: Vec<usize> = stage.store().list(0, 9).games.iter().map(stones).collect();
    assert_eq!(stones, [3]);
}

#[test]
fn a_game_is_opened_once_however_often_it_is_chosen() {
    let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
    let stage = Stage::new(100, 30).keeping().offering(game, Participants::PERSONS);
    let stage = stage.with_slow_disk(|it| matches!(it, Effect::Open(..)));
    let path = stage.store().latest().unwrap().path.unwrap();
    let aside = path.with_extension("aside");
    std::fs::rename(&path, &aside).unwrap();
    let mut stage = stage.press("<Enter><Enter>");
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Not loaded: no such file or directory"]);
    std::fs::rename(&aside, &path).unwrap();
    let mut stage = stage.press("<Enter><Enter>");
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Move 2"]);
    // Also from the list over a game.
    let mut stage = stage.press("<Up><Enter>H<Enter><Enter>");
    assert_eq!(stage.work(), 1);
    check(&mut stage, &["Move 3"]);
}

#[test]
fn failing_to_save_moves_is_reported() {
    let mut stage = Stage::game(100, 30, 15).press("<Enter>");
    let why = "no space left on the device".to_owned();
    stage.send(Event::NotKept(NotKept { why: why.clone(), instead: None }));
    check(&mut stage, &["Moves are not being kept: no space left on the device."]);
    stage.send(Event::NotKept(NotKept { why, instead: Some("/tmp/a.journal".into()) }));
    check(&mut stage, &["Moves are kept in /tmp/a.journal: no space left on the device."]);
}

#[test]
fn a_board_assumed_for_a_file_is_reported_unless_current() {
    let file = |row: u8| format!("No;Row;Col;Player\n1;{row};0;0\n");
    let in_use = |row| Stage::game(120, 30, 17).file("game.csv", &file(row)).press("l");
    let mut fits = in_use(16);
    check(&mut fits, &["17x17", "Game loaded: 1 move from game.csv.\n"]);
    let mut larger = in_use(18);
    let taken = "Game loaded: 1 move from game.csv (19x19: the file names no board)";
    check(&mut larger, &["19x19", taken]);
    // In the start menu, there is no current board, unless one was requested.
    for (kind, is_said) in [(None, true), (Some(GameKind::Rows(Variant::GOMOKU_15)), false)] {
        let loaded = formats::read(file(3).as_bytes(), Some("csv"), Variant::GOMOKU_15).unwrap();
        let (path, loaded) = ("game.csv".into(), Box::new(loaded));
        let opening = Opening::Load { path, loaded, kind, encoding: None };
        let text = Stage::with(120, 30, opening, GlyphSet::Lines, Depth::True).text();
        assert_eq!(text.contains("15x15: the file names no board"), is_said, "{text}");
    }
}

#[test]
fn a_failed_save_has_a_reason_and_keeps_the_file() {
    let mut stage =
        Stage::game(100, 30, 15).file("notes", "dear diary").press("<Enter>:s notes<Enter>");
    check(&mut stage, &["could not be saved: the existing file"]);
    assert_eq!(stage.read("notes").unwrap(), "dear diary");
}

#[test]
fn questions_are_answered_by_y_and_n_and_escape() {
    for no in ["n", "N", "<Esc>"] {
        let mut stage = Stage::game(80, 24, 15).press("<Enter>!").press(no);
        check(&mut stage, &["Player 2 (O) to move", "Enter place"]);
    }
    // Other keys leave the question open.
    let mut stage = Stage::game(80, 24, 15).press("<Enter>!x<Enter> ");
    check(&mut stage, &["Resign as Player 2 (O)? (y/n)"]);
    check(&mut stage.press("y"), &["Player 1 (X) wins by resignation"]);
}

#[test]
fn quitting_never_asks() {
    for keys in ["q", "<Enter>q", "<Enter>s<Up><Enter>q", "<Enter><C-c>", "<Enter>:q<Enter>"] {
        assert!(Stage::game(80, 24, 15).press(keys).has_quit(), "{keys}");
    }
    // On every screen.
    for keys in ["<Enter>?", "<Enter>:7,7", "<Enter>!", "<Enter>n"] {
        assert!(Stage::game(80, 24, 15).press(keys).press("<C-c>").has_quit(), "{keys}");
    }
    assert!(Stage::new(80, 24).press("<C-c>").has_quit());
    assert!(Stage::new(80, 24).press("q").has_quit());
}

#[test]
fn resigning_wins_the_game_for_the_opponent() {
    let mut stage = Stage::game(80, 24, 15).press("!n");
    check(&mut stage, &["Player 1 (X) to move"]);
    let mut stage = stage.press(":!<Enter>y");
    // The footer shows no key that would be refused.
    check(
        &mut stage,
        &[
            "Player 2 (O) wins by resignation",
            "Enter rematch  v review  [ ] moves  n new  ^P commands",
        ],
    );
    // The command was valid, so the command bar does not stay open.
    let mut stage = stage.press(":3,3<Enter>");
    check(
        &mut stage,
        &[
            "Illegal input, please try again: the game is over",
            "Enter rematch  v review  [ ] moves  n new  ^P commands",
        ],
    );
    let mut stage = stage.press("!");
    check(&mut stage, &["The game is over."]);
    let mut stage = stage.press("u");
    check(&mut stage, &["The game continues.", "Player 1 (X) to move"]);
}

#[test]
fn a_full_board_without_a_row_is_drawn() {
    let cells = (0..15).flat_map(|row| (0..15).map(move |col| (row, col)));
    let (first, second): (Vec<_>, Vec<_>) = cells.partition(|(row, col)| (col / 2 + row) % 2 == 0);
    let mut stage = Stage::game(80, 24, 15);
    for (turn, (row, col)) in first.iter().enumerate() {
        stage = stage.press(&format!("{row},{col}<Enter>"));
        if let Some((row, col)) = second.get(turn) {
            check(&mut stage, &["Player 2 (O) to move"]);
            stage = stage.press(&format!("{row},{col}<Enter>"));
            check(&mut stage, &["Player 1 (X) to move"]);
        }
    }
    check(&mut stage, &["Draw: the board is full", "After 225 moves"]);
    let mut stage = stage.wait(Duration::from_secs(1)).press("<Enter>");
    check(&mut stage, &["Move 1", "Game 2"]);
    assert_eq!(stage.scores(), "½:½");
}

#[test]
fn the_cursor_stops_at_the_edges_and_jumps_to_them() {
    #[track_caller]
    fn check_cursor(keys: &str, expected: &str) {
        let text = Stage::game(80, 24, 15).press(keys).text();
        let status = text.lines().find(|line| line.contains("Player 1 (X) to move")).unwrap();
        // Both notations: `7,7  H8`.
        assert_eq!(status.split_whitespace().nth_back(1), Some(expected), "{keys}");
    }
    check_cursor("", "7,7");
    check_cursor("<Up>", "6,7");
    check_cursor("<Down><Right>", "8,8");
    check_cursor("<Left>", "7,6");
    check_cursor("<PgUp><Up>", "0,7");
    check_cursor("<PgDn><Down>", "14,7");
    check_cursor("<Home><Left>", "7,0");
    check_cursor("<End><Right>", "7,14");
    check_cursor("<End><PgDn><Left>", "14,13");
}

#[test]
fn a_refused_command_is_kept_for_correction() {
    let mut stage = Stage::game(80, 24, 15).press("7,77<Enter>");
    check(&mut stage, &[":7,77", "Illegal input, please try again: off the board"]);
    let mut stage = stage.press("<Backspace>");
    assert!(!stage.text().contains("Illegal"));
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["[X]", "Player 2 (O) to move"]);
    let mut stage = stage.press("7,7<Enter>");
    check(
        &mut stage,
        &[
            ":7,7",
            "Illegal input, please try again: there is already a stone there",
            "Player 2 (O)",
        ],
    );
    let mut stage = stage.press("<C-u>hello<Enter>");
    check(&mut stage, &[":hello", "Illegal input, please try again: unknown command"]);
    let mut stage = stage.press("<C-u>7;8<Enter>");
    check(&mut stage, &["Illegal input, please try again: this is not a cell"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Enter place"]);
}

#[test]
fn the_command_bar_takes_the_old_dialog_and_more() {
    let mut stage = Stage::new(100, 30)
        .press("15<Enter>5,5<Enter>4,4<Enter>")
        .press(":s<Enter>6,6<Enter>:l<Enter>");
    check(&mut stage, &["Game loaded: 2 moves", "Player 1 (X) to move"]);
    let mut stage = stage.press(":h8<Enter>:u<Enter>");
    check(&mut stage, &["Undone: 7,7."]);
    let mut stage = stage.press(":c<Enter>");
    check(&mut stage, &["H8"]);
    let mut stage = stage.press(":help<Enter>");
    check(&mut stage, &["On the board"]);
    let mut stage = stage.press("<Esc>:n 19<Enter>");
    check(&mut stage, &["19x19"]);
    assert!(stage.press(":q<Enter>").has_quit());
}

#[test]
fn in_a_window_that_is_too_small_only_quitting_and_new_games_work() {
    let stage = Stage::game(80, 24, 15).press("<Enter>").resize(20, 10);
    let mut stage = stage.press("<Up><Enter>3,3<Enter>:u<Enter>!ys<Esc>").resize(80, 24);
    check(&mut stage, &["Move 2", "[X]"]);
    assert!(stage.resize(20, 10).press("q").has_quit());
    let mut stage = Stage::game(80, 24, 15).press("<Enter>").resize(24, 11).press("n");
    check(&mut stage, &["Game     Gomoku"]);
    check(&mut stage.press("<Down><Right><Enter>").resize(80, 24), &["17x17"]);
    assert!(Stage::new(5, 5).press("q").has_quit());
    assert!(Stage::game(80, 24, 15).press("<Enter>").resize(20, 10).press("<C-c>").has_quit());
}

#[test]
fn a_colon_after_a_refusal_starts_a_new_line() {
    let mut stage = Stage::game(80, 24, 15).press(":hello<Enter>:");
    assert!(!stage.text().contains("hello") && !stage.text().contains("unknown command"));
    check(&mut stage.press("3,3<Enter>"), &["1  3,3"]);
    // A command that is not refused keeps the colon.
    check(&mut Stage::game(80, 24, 15).press(":s a:b"), &[":s a:b"]);
}

/// Words of the footer, each with its column and whether it is active.
fn footer(stage: &mut Stage) -> Vec<(String, usize, bool)> {
    let picture = stage.picture();
    let (text, styles) = picture.split_once("---- styles\n").unwrap();
    let rows = text.lines().zip(styles.lines());
    let (row, styles) = rows.filter(|(row, _)| row.contains(" quit")).last().unwrap();
    let key = picture.lines().find_map(|line| line.strip_suffix(": ground on key.ground BOLD"));
    let key = key.unwrap().chars().next().unwrap();
    let styles: Vec<char> = styles.chars().collect();
    let words = row.split("  ").map(str::trim).filter(|word| !word.is_empty());
    let found = words.map(|word| {
        let at = row.find(word).unwrap();
        let column = row[..at].chars().count();
        (word.to_owned(), column, styles.get(column) == Some(&key))
    });
    found.collect()
}

#[test]
fn the_words_of_the_footer_keep_their_places_while_a_game_is_played() {
    let names = |stage: &mut Stage| -> Vec<(String, usize)> {
        footer(stage).into_iter().map(|(word, column, _)| (word, column)).collect()
    };
    let dimmed = |stage: &mut Stage| -> Vec<String> {
        let all = footer(stage).into_iter().filter(|(.., is_active)| !is_active);
        all.map(|(word, ..)| word).collect()
    };
    let mut stage = Stage::against_computer(80, 24, Variant::GOMOKU_15).slow();
    let begin = names(&mut stage);
    let words: Vec<&str> = begin.iter().map(|(word, _)| word.as_str()).collect();
    let expected = [
        "Enter place",
        "h hint",
        "u undo",
        "! resign",
        "a analyse",
        "^P commands",
        "? help",
        "q quit",
    ];
    assert_eq!(words, expected);
    assert_eq!(dimmed(&mut stage), ["u undo"]);
    let mut stage = stage.press("<Enter>");
    assert_eq!(
        (names(&mut stage), dimmed(&mut stage)),
        (begin.clone(), vec!["Enter place".to_owned(), "h hint".to_owned(),])
    );
    let mut stage = stage.answer();
    assert_eq!((names(&mut stage), dimmed(&mut stage)), (begin.clone(), Vec::new()));
    // Looking back, and thinking about the position.
    let mut stage = stage.press("[");
    assert_eq!(names(&mut stage), begin);
    let mut stage = stage.press("]a");
    let mut analysing = begin.clone();
    "a stop".clone_into(&mut analysing[4].0);
    assert_eq!(names(&mut stage), analysing);
    // A click on a dimmed word explains why nothing happens.
    let mut stage = Stage::game(80, 24, 15);
    let (x, y) = stage.find("undo");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["There is no move to undo."]);
}

#[test]
fn the_footer_has_the_words_of_the_game() {
    #[track_caller]
    fn check_footer(mut stage: Stage, named: &[&str], others: &[&str]) {
        let words: Vec<String> = footer(&mut stage).into_iter().map(|(word, ..)| word).collect();
        for label in named {
            assert!(words.iter().any(|word| word == label), "{label:?} is not in {words:?}");
        }
        for label in others {
            assert!(!words.iter().any(|word| word == label), "{label:?} is in {words:?}");
        }
    }
    let game = || Stage::game(160, 40, 15);
    check_footer(
        Stage::game(80, 24, 15),
        &["Enter place", "! resign", "^P commands"],
        &["p pause"],
    );
    check_footer(game().press("<Enter>!y"), &[], &["! resign"]);
    let watching = Stage::watching(80, 24, Variant::GOMOKU_15, [5, 5]);
    check_footer(watching, &["p pause", "m move now"], &["Enter place", "! resign"]);
    let large = Stage::of(80, 24, GameKind::Rows("21x15-5-renju".parse().unwrap()));
    check_footer(large, &["place", "Ctrl-P"], &["hint", "analyse"]);
}

#[test]
fn the_word_under_the_pointer_is_highlighted() {
    let highlighted = |stage: &mut Stage| -> Option<String> {
        let picture = stage.picture();
        let (text, styles) = picture.split_once("---- styles\n").unwrap();
        let legend = picture.lines().filter(|line| line.contains("on selected.ground"));
        let letters: Vec<char> = legend.filter_map(|line| line.chars().next()).collect();
        let rows = text.lines().zip(styles.lines());
        let (row, styles) = rows.filter(|(row, _)| row.contains(" quit")).last()?;
        let chars = row.chars().zip(styles.chars().chain(std::iter::repeat(' ')));
        let text: String =
            chars.filter(|(_, style)| letters.contains(style)).map(|(it, _)| it).collect();
        Some(text.split_whitespace().collect::<Vec<_>>().join(" ")).filter(|it| !it.is_empty())
    };
    let moved =
        |x, y| Event::Mouse(MouseEvent { at: Position { x, y }, action: MouseAction::Move });
    let mut stage = Stage::game(80, 24, 15);
    assert_eq!(highlighted(&mut stage), None);
    let (x, y) = stage.find("resign");
    assert!(stage.is_drawn(moved(x, y)));
    assert_eq!(highlighted(&mut stage).as_deref(), Some("! resign"));
    // Nothing is drawn while the pointer stays on the word.
    assert!(!stage.is_drawn(moved(x + 1, y)));
    assert!(stage.is_drawn(moved(x + 12, y)));
    assert_eq!(highlighted(&mut stage).as_deref(), Some("a analyse"));
    // A word that does nothing now does not react.
    let (x, _) = stage.find("undo");
    assert!(stage.is_drawn(moved(x, y)));
    assert_eq!(highlighted(&mut stage), None);
    assert!(!stage.is_drawn(moved(x + 1, y)), "an idle pointer costs nothing");
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut stage = Stage::against_computer(width, height, Variant::GOMOKU_15);
        let (x, y) = stage.find("resign");
        let mut stage = stage.mouse(x, y, MouseAction::Move);
        assert_snapshot!(format!("footer_hovered_{width}x{height}"), stage.picture());
    }
    // A key may change what is under the pointer.
    let mut stage = stage.press("<Enter>");
    assert_eq!(highlighted(&mut stage).as_deref(), Some("u undo"));
}

#[test]
fn the_help_starts_with_the_keys_of_the_current_screen() {
    #[track_caller]
    fn check_first(stage: Stage, first: &str) {
        let mut stage = stage.press("<F1>");
        assert_eq!(stage.text().lines().nth(2).map(str::trim), Some(first));
    }
    let against = || Stage::against_computer(80, 24, Variant::GOMOKU_15);
    check_first(Stage::new(80, 24), "In the start menu");
    check_first(Stage::new(80, 24).press("n"), "Setting up a new game");
    check_first(Stage::new(80, 24).press("H"), "In a list of games");
    check_first(against(), "On the board");
    check_first(against().press(":"), "Command bar, opened by : or a digit");
    check_first(against().press("<Enter>!"), "Answering a question");
    check_first(against().press("o"), "Choosing the computer's side");
    check_first(against().press("<C-p>"), "In the command palette");
}

#[test]
fn a_key_without_a_meaning_changes_nothing() {
    let mut stage = Stage::game(80, 24, 15).press("<Enter>");
    let before = stage.picture();
    assert_eq!(stage.press("bwD<C-u><Backspace>").picture(), before);
}

#[test]
fn nothing_can_be_undone_on_an_empty_board() {
    check(&mut Stage::game(80, 24, 15).press("u"), &["There is no move to undo."]);
}

#[test]
fn a_won_game_is_loaded_as_won_and_can_be_undone() {
    let mut stage = Stage::game(100, 30, 15).press(&won(0, 1)).press("s:n 15<Enter>l");
    check(&mut stage, &["Player 1 (X) wins: five in a row", "Game loaded: 9 moves"]);
    let mut stage = stage.press("u<Right><Enter>");
    check(&mut stage, &["Player 2 (O) to move"]);
}

#[test]
fn pasted_text_goes_to_the_command_bar_and_does_nothing_by_itself() {
    let mut stage = Stage::game(80, 24, 15);
    stage.send(Event::Paste("\r7,7\rq\n".to_owned()));
    check(&mut stage, &[":7,7\n", "Player 1 (X) to move"]);
    let mut stage = Stage::game(80, 24, 15).press("?");
    stage.send(Event::Paste("7,7".to_owned()));
    assert!(!stage.press("<Esc>").text().contains(":7,7"));
    let mut stage = Stage::new(80, 24);
    stage.send(Event::Paste("17\n".to_owned()));
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["17x17"]);
}

#[test]
fn long_messages_are_not_lost_in_a_narrow_window() {
    let mut stage = Stage::game(40, 24, 15)
        .press("<Enter>:s a/rather/long/path/to/a/directory/game.csv<Enter>");
    check(&mut stage, &["could not be saved:", "no such", "(a/.../to/a/directory/game.csv)."]);
}

#[test]
fn a_resumed_game_is_saved_in_its_own_file() {
    let game = Game::from_moves(Variant::GOMOKU_17, [Point::new(8, 8)]).unwrap();
    // Two more moves; another game; only looking.
    for (keys, expected) in [("<Enter><Up><Enter>q", 3), (":n 15<Enter>q", 1), ("q", 1)] {
        let stage = Stage::new(80, 24).keeping().offering(game.clone(), Participants::PERSONS);
        let before = stage.store().latest().unwrap().path;
        let stage = stage.press("<Enter><Up>").press(keys);
        assert!(stage.has_quit());
        let after = stage.store().latest().unwrap();
        assert_eq!((after.path, after.record.on_board().stones()), (before, expected), "{keys}");
    }
}

#[test]
fn a_game_is_offered_with_its_rule() {
    let moves = [Point::new(8, 8)];
    for (variant, expected) in [
        (Variant::GOMOKU_15, "Gomoku 15x15, five or more in a row"),
        (Variant::GOMOKU_15.with_rule(Rule::Standard), "Gomoku 15x15, exactly five in a row"),
    ] {
        let game = Game::from_moves(variant, moves).unwrap();
        check(&mut Stage::new(80, 24).offering(game, Participants::PERSONS), &[expected]);
    }
}

#[test]
fn a_game_is_resumed_with_its_players() {
    let game = Game::from_moves(Variant::GOMOKU_17, [Point::new(8, 8)]).unwrap();
    let participants =
        Participants::new(Participant::Computer(Level::MAX.into()), Participant::PERSON);
    let stage = Stage::new(80, 24).slow().offering(game, participants);
    let mut stage = stage;
    check(&mut stage, &["You play O against the computer, level 10; 1 move, just now"]);
    // The choice is for a new game.
    let mut stage = stage.press("oo");
    check(&mut stage, &["You play O against the computer, level 5"]);
    let mut stage = stage.press("<Esc><Enter>");
    check(&mut stage, &["You (O) to move"]);
    assert_eq!(stage.side('X'), "Computer, level 10");
    let mut stage = stage.press("<Up><Enter>");
    check(&mut stage, &["Computer (X) is thinking"]);
    let asked = stage.asked().last().unwrap();
    assert_eq!((asked.level, asked.stones), (10, 2));
    // The next game has the same players.
    check(&mut stage.press("n"), &["You play O against the computer, level 10"]);
}

#[test]
fn the_pictures_in_the_manual_are_real_frames() {
    let directory = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/screenshots");
    let manual = include_str!("../docs/manual.md");
    for picture in screenshots::PICTURES {
        let path = directory.join(picture.name).with_extension("svg");
        let current = svg::svg(&picture.frame());
        assert!(current.len() < 60_000, "{} is large", picture.name);
        let file = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        let is_current = file == current;
        assert!(is_current, "{}: renew it: cargo run --example screenshots", picture.name);
        let link = format!("assets/screenshots/{}.svg", picture.name);
        assert!(manual.contains(&link), "the manual does not show {link}");
    }
    // These two need a pseudo-terminal and the computer, and are drawn by the same example.
    let readme = include_str!("../README.md");
    let played = ["study", "demo"];
    for picture in played {
        assert!(readme.contains(&format!("assets/screenshots/{picture}.svg")), "{picture}");
    }
    let files = std::fs::read_dir(directory).unwrap().count();
    assert_eq!(files, screenshots::PICTURES.len() + played.len());
}

#[test]
fn the_keys_in_the_manual_match_the_table() {
    let manual = include_str!("../docs/manual.md");
    let (_, rest) = manual.split_once("| on the board | |\n|---|---|\n").unwrap();
    let (table, _) = rest.split_once("<!-- /keys -->").unwrap();
    let bindings = TABLE.iter().filter(|binding| binding.context == Context::Board);
    let expected: Vec<String> =
        bindings.map(|binding| format!("| {} | {} |", binding.names(), binding.title())).collect();
    assert_eq!(table.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn every_glyph_is_one_column_wide_in_every_terminal() {
    use unicode_width::UnicodeWidthChar;
    let keys = ["", "<Enter>", "<Enter>?", "<Enter>c7,99<Enter>", "<Enter><Enter>!"];
    for keys in keys {
        let opening = Opening::Start(Rule::Freestyle);
        let stage = Stage::with(120, 40, opening, GlyphSet::Dots, Depth::True);
        let mut stage = stage.press(keys);
        for char in stage.text().chars().filter(|&char| char != '\n') {
            assert_eq!((char.width(), char.width_cjk()), (Some(1), Some(1)), "{char:?}");
        }
    }
}

#[test]
fn ascii_screens_contain_only_ascii() {
    let opening = || Opening::Start(Rule::Freestyle);
    for keys in ["", "<Enter>", "<Enter>?", "<Enter>c7,99<Enter>", "<Enter><Enter>!"] {
        let mut stage = Stage::with(120, 40, opening(), GlyphSet::Ascii, Depth::True).press(keys);
        assert!(stage.text().is_ascii(), "{keys}");
    }
}

#[test]
fn the_game_continues_after_any_resize() {
    let sizes = [(600, 200), (1, 1), (80, 24), (2, 50), (50, 2), (0, 0), (25, 23), (100, 30)];
    for begin in ["<Enter>", "<Enter>?", "<Enter>:7,7", "<Enter>!"] {
        let mut stage = Stage::game(100, 30, 19).press(begin);
        let before = stage.text();
        for (width, height) in sizes {
            stage = stage.resize(width, height);
        }
        assert_eq!(stage.text(), before);
    }
    // The level of an even game is read from the disk.
    let mut stage = Stage::new(80, 24).resize(80, 24);
    check(&mut stage, &["Even game, level 3"]);
    let before = stage.text();
    for (width, height) in sizes {
        stage = stage.resize(width, height);
    }
    assert_eq!(stage.resize(80, 24).text(), before);
}

#[test]
fn the_games_page_opens_before_games_are_read() {
    for (width, height) in [(24, 11), (80, 24), (200, 60)] {
        let mut stage = Stage::new(width, height).slow().press("y<Down><Down><Down><Enter><End>");
        check(&mut stage, &["Esc: back"]);
        check(&mut stage.press("<Esc>"), &["Games"]);
    }
}

#[test]
fn own_games_are_listed_and_opened() {
    let stage = Stage::new(80, 24).keeping();
    let mut empty = stage.press("H");
    check(&mut empty, &["No games yet.", "Esc: back"]);
    let stage = empty.press("<Esc>");
    // A finished game, and one in progress.
    let stage =
        stage.press("n<Right><Right><Enter>").press(&typed(&["0,0", "1,0", "0,1", "1,1", "0,2"]));
    let stage = stage.press(":n 17<Enter><Enter>:n 19<Enter>");
    let mut stage = stage.press("H");
    check(&mut stage, &["1 in progress, 1 finished", "Gomoku 17x17", "in progress", "X won"]);
    check(&mut stage.press("<Enter>"), &["17x17", "Game resumed (1 move)", "Move 2"]);
}

mod start_screens {
    use super::*;

    fn offering(width: u16, height: u16) -> Stage {
        let moves = [(7, 7), (6, 6), (7, 8), (7, 6)].map(|(row, col)| Point::new(row, col));
        let game = Game::from_moves(Variant::GOMOKU_15, moves).unwrap();
        let participants =
            Participants::new(Participant::PERSON, Participant::Computer(Level::default().into()));
        Stage::new(width, height).offering(game, participants)
    }

    #[test]
    fn start() {
        for (width, height) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            let name = format!("start_at_{width}x{height}");
            assert_snapshot!(name, offering(width, height).picture());
        }
    }

    #[test]
    fn new_game() {
        for (width, height) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            let name = format!("new_game_at_{width}x{height}");
            assert_snapshot!(name, Stage::new(width, height).press("no<Down>").picture());
        }
    }

    #[test]
    fn games() {
        for (width, height) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            let name = format!("games_at_{width}x{height}");
            let mut stage = offering(width, height).press("H");
            assert_snapshot!(name, stage.picture());
        }
    }
}

#[test]
fn a_resumed_game_keeps_the_names_of_its_players() {
    let game = Game::from_moves(Variant::GOMOKU_15, [Point::new(7, 7)]).unwrap();
    let names = Names::new(Some("Bob"), Some("J\u{f6}rg \u{4e94}\u{5b50}"));
    let game = Record::from(AnyGame::Rows(game));
    let game = SavedGame { names: names.clone(), ..SavedGame::new(game, Participants::PERSONS) };
    let stage = Stage::new(80, 24).keeping().offering_saved(&game);
    let mut stage = stage.press("<Enter><Up><Enter>");
    check(&mut stage, &["Bob (X) to move", "J\u{f6}rg"]);
    let kept = stage.store().list(0, 1).games.remove(0);
    let (Listed::Game(kept) | Listed::Elsewhere(kept)) = kept else { panic!("{kept:?}") };
    assert_eq!((kept.record.on_board().moves(), kept.names), (2, names));
}

#[test]
fn entries_beside_a_picture_can_be_clicked() {
    for (variant, cell) in [(Variant::GOMOKU_15, (7, 7)), (Variant::CONNECT_FOUR, (5, 3))] {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let game = Game::from_moves(variant, [Point::new(cell.0, cell.1)]).unwrap();
            let mut stage = Stage::new(width, height).offering(game, Participants::PERSONS);
            let (x, y) = stage.find("New game");
            check(&mut stage.mouse(x, y, MouseAction::Click), &["Esc: back"]);
        }
    }
}

#[test]
fn names_have_no_letters_if_stones_have_none() {
    let won = "7,7<Enter>0,0<Enter>7,8<Enter>0,1<Enter>7,9<Enter>0,2<Enter>7,10<Enter>0,3<Enter>";
    let won = format!(":{}", (won.to_owned() + "7,11<Enter>").replace("<Enter>", "<Enter>:"));
    let mut stage = Stage::game(120, 40, 15).press(won.trim_end_matches(':'));
    check(&mut stage, &["Player 1 (X) wins: five in a row, from 7,7 to 7,11"]);
    let mut stage = stage.press("<C-t><C-t>");
    check(&mut stage, &["wood", "Player 1 wins: five in a row, from 7,7 to 7,11"]);
}

#[test]
fn the_words_of_the_footer_can_be_clicked() {
    let click = |mut stage: Stage, word: &str| {
        let (x, y) = stage.find(word);
        stage.mouse(x, y, MouseAction::Click)
    };
    // The panel has the same word.
    let click_footer = |mut stage: Stage, word: &str| {
        let text = stage.text();
        let (row, y) = text.lines().zip(0..).filter(|(row, _)| row.contains(word)).last().unwrap();
        let x = row[..row.find(word).unwrap()].chars().count();
        stage.mouse(x.try_into().unwrap(), y, MouseAction::Click)
    };
    for (width, height) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
        let game = || Stage::game(width, height, 15);
        check(&mut click(game(), "place"), &["Move 2"][..usize::from(width > 40)]);
        assert!(click(game(), "quit").has_quit());
        let start = Stage::new(width, height);
        let start = if width > 40 { click(start, "go") } else { start.press("n") };
        check(&mut { start }, &["< Gomoku >"]);
        check(&mut click(Stage::new(width, height).press("n"), "Enter"), &["Player 1 (X) to move"]);
        let ended = game().press("!y").wait(Duration::from_secs(1));
        check(&mut click_footer(ended, "rematch"), &["Player 2 (X) to move"]);
    }
    // If a message takes the row, nothing can be clicked there.
    let mut stage = Stage::game(80, 24, 15).press("!");
    check(&mut stage, &["Resign as Player 1 (X)?"]);
    check(&mut click(stage, "yes"), &["Player 2 (O) wins"]);
}
