//! Choice of a file to load.

use std::fs;
use std::time::Duration;

use gomoku::formats::{self, ReadOptions};
use gomoku::tui::app::Opening;
use gomoku::tui::event::{Effect, Event, MouseAction};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

const FINAL: &str = "(;FF[4]GM[4]SZ[15]PB[Ada]PW[Gomoku level 6];B[hh];W[gg];B[hi];W[gi];B[hg])";
const SEVERAL: &str = "(;GM[4]SZ[15]PB[Eve]PW[Bob];B[hh])(;GM[4]SZ[15];B[gg])";
const CSV: &str = "No;Row;Col;Player\n1;7;7;0\n2;6;6;1\n";

/// Home directory with a folder of games, from which one was loaded before.
fn home(width: u16, height: u16) -> Stage {
    let stage = Stage::new(width, height);
    for folder in ["games", "games/2025", "music"] {
        fs::create_dir(stage.path(folder)).unwrap();
    }
    let stage = stage
        .file("games/final.sgf", FINAL)
        .file("games/club.sgf", SEVERAL)
        .file("games/opening.csv", CSV)
        .file("games/broken.sgf", "(;GM[4]SZ[15];B[hh];W[hh])")
        .file("games/notes.md", "To do")
        .file("games/.hidden.sgf", FINAL)
        .file("todo.txt", "Buy milk");
    stage.store().remember_file(&stage.path("games/final.sgf")).unwrap();
    stage
}

fn selected(stage: &mut Stage) -> String {
    let text = stage.text();
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(">  "));
    line.unwrap_or_else(|| panic!("{text}")).split("  ").next().unwrap().to_owned()
}

#[test]
fn pictures() {
    for (width, height) in [(80, 24), (120, 40), (200, 60)] {
        let mut stage = home(width, height).press("l");
        assert_snapshot!(format!("files_{width}x{height}"), stage.picture());
    }
    let mut stage = home(80, 24).press("lgames/");
    assert_snapshot!("files_folder_80x24", stage.picture());
}

#[test]
fn the_start_menu_asks_which_file_to_load() {
    for keys in ["l", "<Down><Down><Down><Down><Down><Down><Down><Down><Enter>"] {
        let mut stage = home(80, 24).press(keys);
        check(&mut stage, &["Load file", "Recent files", "~/games/final.sgf", "This folder"]);
        check(&mut stage, &["Ada - Computer, level 6", "5 moves, just now"]);
        let mut stage = stage.press("<Enter>");
        check(&mut stage, &["Game loaded: 5 moves from", "final.sgf"]);
    }
    // It asks even if a game is saved.
    let mut stage = home(80, 24).file("game.csv", CSV).press("l");
    check(&mut stage, &["Load file", "~/game.csv"]);
    assert!(home(80, 24).press("l<Esc>").text().contains("New game"));
}

#[test]
fn typing_filters_the_list() {
    let mut stage = home(80, 24).press("lgames/");
    assert_eq!(selected(&mut stage), "2025/");
    let mut stage = stage.press("SGF");
    check(&mut stage, &["Filter: SGF", "broken.sgf", "club.sgf", "final.sgf"]);
    assert!(!stage.text().contains("opening.csv") && !stage.text().contains("hidden"));
    let mut stage = stage.press(" cl");
    assert_eq!(selected(&mut stage), "club.sgf");
    check(&mut stage, &["2 games", "Eve - Bob"]);
    check(&mut stage.press("x"), &["Nothing here matches SGF clx."]);
    // A dot shows hidden files, too.
    let mut stage = home(80, 24).press("lgames/.h");
    assert_eq!(selected(&mut stage), ".hidden.sgf");
    // Esc first clears the filter.
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Load file", "final.sgf", "opening.csv"]);
    assert!(stage.press("<Esc>").text().contains("New game"));
    // Of several games in a file, the player chooses one.
    let mut stage = home(80, 24).press("lgames/club<Enter>");
    check(&mut stage, &["games/club.sgf", "Esc: back"]);
}

#[test]
fn games_of_a_file_are_listed_in_the_given_encoding() {
    // Two letters are too few for a guess.
    let file = b"(;GM[4]SZ[15]PB[\xdf\xed];B[hh])(;GM[4]SZ[15];B[hh])";
    for (encoding, is_right) in [(None, false), (Some("cp1251".parse().unwrap()), true)] {
        let mut stage = Stage::new(80, 24);
        let path = stage.path("many.sgf");
        std::fs::write(&path, file).unwrap();
        let options = ReadOptions { encoding, ..ReadOptions::default() };
        let loaded = Box::new(formats::read_with(file, Some("sgf"), options).unwrap());
        stage.begin(Opening::Load { path, loaded, kind: None, encoding });
        let text = stage.text();
        assert_eq!(text.contains("Ян - "), is_right, "{text}");
        let mut stage = stage.press("<Enter>");
        assert_eq!(stage.text().contains("Ян"), is_right);
        let name = if is_right { "windows-1251" } else { "windows-1252" };
        check(&mut stage, &["Remarks: the", name]);
    }
}

#[test]
fn folders_are_opened_and_left() {
    let mut stage = home(80, 24).press("l<Down><Down>");
    assert_eq!(selected(&mut stage), "games/");
    let mut stage = stage.press("<Right>");
    check(&mut stage, &["~/games", "../", "2025/", "final.sgf"]);
    assert!(!stage.text().contains("Recent files"));
    // The way up leads back to the same line.
    for keys in ["<Left>", "<Backspace>", "<Up><Enter>"] {
        let mut stage = home(80, 24).press("lgames/").press(keys);
        assert_eq!(selected(&mut stage), "games/", "{keys}");
    }
    // Left and Right move the cursor while something is typed.
    let mut stage = home(80, 24).press("lgames/ina<Left><Left><Left>f");
    check(&mut stage, &["Filter: fina", "final.sgf"]);
    check(&mut home(80, 24).press("lmusic/"), &["This folder is empty."]);
}

#[test]
fn paths_can_be_typed_and_pasted() {
    let mut stage = home(80, 24).press("lgames/2025/");
    check(&mut stage, &["~/games/2025", "This folder is empty."]);
    let mut stage = stage.press("../");
    assert_eq!(selected(&mut stage), "2025/");
    let mut stage = stage.press("~/");
    check(&mut stage, &["games/", "music/", "todo.txt"]);
    check(&mut stage.press("none/"), &["The folder cannot be opened: no such", "Filter: none"]);
    for path in ["/home/ada/games/final.sgf", "'/home/ada/games/final.sgf'", "~/games/final.sgf\r"]
    {
        let mut stage = home(80, 24).press("l").paste(path);
        assert_eq!(selected(&mut stage), "final.sgf");
        check(&mut stage.press("<Enter>"), &["Game loaded: 5 moves from"]);
    }
    let mut stage = home(80, 24).press("lgames/").paste("final\nx");
    check(&mut stage, &["Filter: final", "final.sgf"]);
}

#[test]
fn files_that_are_no_games_say_why() {
    let mut stage = home(80, 24).press("ltodo");
    check(&mut stage, &["todo.txt is not a game: "]);
    check(&mut stage.press("<Enter>"), &["Not loaded: ", "todo.txt"]);
    check(&mut home(80, 24).press("lgames/broken"), &["broken.sgf is not a game: "]);
    check(&mut home(80, 24).press("lgames/notes"), &["notes.md is not a game: "]);
}

#[cfg(unix)]
#[test]
fn unreadable_folders_and_dead_links_are_explained() {
    use std::os::unix::fs::symlink;
    let stage = home(80, 24);
    symlink("nowhere", stage.path("dead.sgf")).unwrap();
    symlink("circle", stage.path("circle")).unwrap();
    let mut stage = stage.press("ldead");
    check(&mut stage, &["dead.sgf is not a game: no such file", "or directory."]);
    let mut stage = stage.press("<Esc>circle/");
    check(&mut stage, &["The folder cannot be opened: "]);
}

#[cfg(unix)]
#[test]
fn odd_names_are_shown_safely_and_opened() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    for name in
        [&b"two\nlines.sgf"[..], b"\x1b[2Jred.sgf", b"latin\xe9.sgf", b"fgs\xe2\x80\xae.sgf"]
    {
        let stage = home(100, 30);
        fs::write(stage.path("music").join(OsStr::from_bytes(name)), FINAL).unwrap();
        let mut stage = stage.press("lmusic/");
        check(&mut stage, &["Ada - Computer, level 6"]);
        check(&mut stage.press("<Enter>"), &["Game loaded: 5 moves from"]);
    }
}

#[test]
fn long_names_keep_their_ending() {
    let name = format!("games/{}.sgf", "long-".repeat(20));
    let mut stage = home(80, 24).file(&name, FINAL).press("lgames/long");
    let line = selected(&mut stage);
    assert!(
        line.starts_with("long-long") && line.contains("...") && line.ends_with("-.sgf"),
        "{line}"
    );
}

#[test]
fn the_mouse_selects_and_opens() {
    let mut stage = home(80, 24).press("lgames/");
    let (x, y) = stage.find("opening.csv");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    assert_eq!(selected(&mut stage), "opening.csv");
    let mut stage = stage.mouse(x, y, MouseAction::ScrollUp);
    assert_eq!(selected(&mut stage), "final.sgf");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["Game loaded: 2 moves from"]);
    let mut stage = home(80, 24).press("l");
    let (x, y) = stage.find("music/");
    check(&mut stage.mouse(x, y, MouseAction::Click), &["~/music", "This folder is empty."]);
    // A heading is no choice.
    let mut stage = home(80, 24).press("l");
    let (x, y) = stage.find("This folder");
    let before = stage.text();
    assert_eq!(stage.mouse(x, y, MouseAction::Click).text(), before);
}

#[test]
fn a_slow_disk_delays_nothing() {
    let mut stage = home(80, 24).with_slow_disk(|it| matches!(it, Effect::Browse(..))).press("l");
    assert!(!stage.text().contains("takes a while"));
    let mut stage = stage.wait(Duration::from_secs(1));
    check(&mut stage, &["Load file", "Reading the folder takes a while."]);
    assert!(!stage.moves(), "it waits without waking up");
    // Keys work meanwhile.
    check(&mut stage.press("fi"), &["Filter: fi"]);
    let mut stage = home(80, 24).with_slow_disk(|it| matches!(it, Effect::Browse(..))).press("l");
    assert_eq!(stage.work(), 2);
    let mut stage = stage.wait(Duration::from_secs(1));
    check(&mut stage, &["~/games/final.sgf", "Reading the file takes a while."]);
    // The look at a file that is no longer selected changes nothing.
    let mut stage = stage.press("<Down><Down>");
    let event = stage.first_of_work().unwrap();
    assert!(!stage.is_drawn(event));
    // An answer after the page was left changes nothing either.
    let mut stage = stage.press("<Enter><Esc>");
    let event = stage.first_of_work().unwrap();
    assert!(matches!(event, Event::Browsed(..)));
    assert!(!stage.is_drawn(event));
}

#[test]
fn a_file_used_just_now_is_offered_before_it_is_remembered() {
    let stage = home(80, 24).with_slow_disk(|it| matches!(it, Effect::RememberFile(_)));
    let stage = stage.press("lgames/club<Enter>Q");
    let mut stage = stage.press("l");
    let text = stage.text();
    let [club, before] = ["~/games/club.sgf", "~/games/final.sgf"].map(|path| text.find(path));
    assert!(club.is_some() && club < before, "{text}");
}

#[test]
fn a_large_folder_is_paged_and_filtered() {
    let stage = home(80, 24);
    for number in 0..10_000 {
        fs::File::create(stage.path(&format!("music/{number}.sgf"))).unwrap();
    }
    let mut stage = stage.press("lmusic/");
    assert_eq!(selected(&mut stage), "0.sgf");
    let mut stage = stage.press("<End>");
    assert_eq!(selected(&mut stage), "9999.sgf");
    let mut stage = stage.press("<Home><PgDn>");
    assert_ne!(selected(&mut stage), "0.sgf");
    assert_eq!(selected(&mut stage.press("4711")), "4711.sgf");
}

#[test]
fn it_opens_where_no_game_is_saved() {
    let mut stage = Stage::game(80, 24, 15).press("<Enter>l");
    check(&mut stage, &["Load file", "No game is saved in game.csv yet."]);
    check(&mut stage, &["Esc: back to the game"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["Player 2 (O) to move"]);
    // Typed as a command, and on the page of a new game, whose players stay.
    check(&mut Stage::game(80, 24, 15).press(":l<Enter>"), &["No game is saved in"]);
    let stage = Stage::new(80, 24).file("final.sgf", FINAL).press("nol");
    check(&mut stage.press("final<Enter>"), &["Game loaded: 5 moves from", "Computer"]);
    // A game that is saved is loaded at once.
    let mut stage = Stage::game(80, 24, 15).file("game.csv", CSV).press("l");
    check(&mut stage, &["Game loaded: 2 moves from game.csv"]);
    // A file that was named is not another one.
    let mut stage = Stage::game(80, 24, 15).press(":l none.sgf<Enter>");
    check(&mut stage, &["Not loaded: no such file or directory (none.sgf)."]);
}

#[test]
fn small_windows_show_the_list_and_one_line_about_the_game() {
    let mut stage = home(40, 14).press("lgames/final");
    check(&mut stage, &["Filter: final", "final.sgf", "Gomoku", "Computer, level 6, 5 moves"]);
    check(&mut home(24, 11).press("lgames/"), &["Load file", "2025/", "Esc: back"]);
    check(&mut home(80, 24).press("l").resize(20, 8), &["needed"]);
}
