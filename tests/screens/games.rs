//! Lists of games: those of the user, those in files; filters, deletion, and the opening explorer.

use std::path::Path;
use std::time::Duration;

use gomoku::formats::SavedGame;
use gomoku::game::{AnyGame, GameKind, Names, Participants};
use gomoku::player::Ticket;
use gomoku::quarto::Board;
use gomoku::record::Record;
use gomoku::rules::{Game, Stone, Variant, parse_moves};
use gomoku::store::Listed;
use gomoku::store::collection::Page;
use gomoku::tui::event::{Effect, Event, MouseAction, SearchAnswer};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

/// Four games: X won two, O one, and one is drawn. The first three have the same first moves,
/// rotated in the second one.
const GAMES: [(&str, [&str; 2], Option<Stone>); 4] = [
    ("h8i9h10a1", ["Ada", "Grace"], Some(Stone::Second)),
    ("h8i7h6a1b1", ["Grace", "Charles"], Some(Stone::Second)),
    ("h8i9j10a1b1c1", ["Ada", "Charles"], Some(Stone::First)),
    ("a1h8", ["Eve", "Ada"], None),
];

fn game(moves: &str) -> Game {
    parse_moves(moves, Variant::GOMOKU_15).unwrap()
}

/// Creates a stage whose history contains the finished games; the others are in progress.
fn played(stage: Stage) -> Stage {
    for (moves, [first, second], loser) in GAMES {
        let mut record = Record::from(AnyGame::Rows(game(moves)));
        if let Some(loser) = loser {
            record.resign(loser);
        }
        let names = Names::new(Some(first), Some(second));
        let game = SavedGame { names, ..SavedGame::new(record, Participants::PERSONS) };
        stage.store().begin(&game).unwrap().close();
    }
    stage.store().tidying().for_each(drop);
    date(&stage.path("history"), "2026-11-22");
    stage
}

/// Dates all finished games on this day, a second apart, so that the pictures do not depend on
/// today.
fn date(history: &Path, day: &str) {
    let mut paths: Vec<_> =
        std::fs::read_dir(history).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for (path, second) in paths.into_iter().zip(0..) {
        let text = std::fs::read_to_string(&path).unwrap();
        let (before, rest) = text.split_once("DT[").unwrap();
        let (_, after) = rest.split_once(']').unwrap();
        let dated = format!("{before}DT[{day}]{after}");
        let name = format!("{}T120000.00000{second}Z.sgf", day.replace('-', ""));
        std::fs::write(history.join(name), dated).unwrap();
        std::fs::remove_file(path).unwrap();
    }
}

fn stage() -> Stage {
    played(Stage::new(80, 24))
}

#[test]
fn a_filter_is_applied_while_typing() {
    let mut stage = stage().press("H");
    check(&mut stage, &["1 in progress, 3 finished", "Eve - Ada", "in progress", "Ada - Grace"]);
    let mut stage = stage.press("/ada");
    check(&mut stage, &["/ada", "3 games: ada", "Eve - Ada", "Ada - Charles", "Ada - Grace"]);
    assert!(!stage.text().contains("Grace - Charles"), "{}", stage.text());
    // A word that is not valid yet is ignored.
    let mut stage = stage.press(" moves:");
    check(&mut stage, &["moves:: a number of moves is written 40, 20..60", "Eve - Ada"]);
    let mut stage = stage.press("5..<Enter>");
    check(&mut stage, &["1 game: ada moves:5..", "Ada - Charles"]);
    assert!(!stage.text().contains("Eve"), "{}", stage.text());
    check(&mut stage.press("/<C-u>won:eve<Enter>"), &["No games: won:eve"]);
}

#[test]
fn escape_first_clears_the_filter_then_leaves_the_page() {
    let mut stage = stage().press("H/charles<Enter>");
    check(&mut stage, &["2 games: charles"]);
    let mut stage = stage.press("<Esc>");
    check(&mut stage, &["1 in progress, 3 finished"]);
    check(&mut stage.press("<Esc>"), &["New game"]);
    check(&mut self::stage().press("H/ada<Esc>"), &["1 in progress, 3 finished"]);
}

#[test]
fn a_game_found_is_opened() {
    let mut stage = stage().press("H/ charles ada<Enter><Enter>");
    check(&mut stage, &["Ada", "Charles (O) wins by resignation", "This game is finished (6"]);
}

#[test]
fn deleting_a_game_requires_confirmation() {
    let mut stage = stage().press("H<Down><Delete>");
    check(&mut stage, &["Delete this game? (y/n)"]);
    let mut stage = stage.press("n");
    check(&mut stage, &["3 finished"]);
    let mut stage = stage.press("<Delete>y");
    check(&mut stage, &["1 in progress, 2 finished"]);
    assert!(!stage.text().contains("Ada - Charles"), "{}", stage.text());
    // A game in progress is deleted, too.
    check(&mut stage.press("<Up><Delete>y"), &["2 finished"]);
}

#[test]
fn a_game_being_played_is_not_deleted() {
    let stage = Stage::game(100, 30, 15).keeping().press("<Enter><Up><Enter>H");
    check(&mut stage.press("<Delete>"), &["A game on this screen cannot be deleted."]);
    // A game that has just ended is listed in the history, but is still on the screen.
    let stage = Stage::game(100, 30, 15).keeping().press("<Enter>!yH<Delete>y");
    check(
        &mut { stage },
        &["The game could not be deleted: it is open on your screen", "1 finished"],
    );
    let stage = Stage::new(100, 30);
    let other = stage
        .store()
        .begin(&SavedGame::new(Record::from(AnyGame::Rows(game("h8"))), Participants::PERSONS));
    check(
        &mut stage.press("H<Delete>"),
        &["A game that is open in another window cannot be deleted."],
    );
    other.unwrap().close();
}

#[test]
fn damaged_games_are_listed_with_the_reason_and_deleted() {
    let stage = stage();
    let path = stage.path("history/20200101T000000.000000Z.journal");
    std::fs::write(&path, "gomoku journal 1\nnonsense\n").unwrap();
    let mut stage = stage.press("H<End>");
    check(&mut stage, &["000000Z.journal: cannot be read", "This game cannot be read: line 2"]);
    check(&mut stage.press("<Enter>"), &["Not loaded: line 2"]);
    let mut stage = self::stage();
    std::fs::write(stage.path("history/20200101T000000.000000Z.journal"), "no journal").unwrap();
    stage = stage.press("H<End><Delete>y");
    assert!(!stage.text().contains("cannot be read"), "{}", stage.text());
}

/// Creates a journal of three stones among the games in progress, with a damaged line before the
/// last one.
fn damaged(stage: &Stage) -> std::path::PathBuf {
    let saved = SavedGame::new(Record::from(AnyGame::Rows(game("h8i9j10"))), Participants::PERSONS);
    let path = stage.keep(&saved).path.unwrap();
    let text = std::fs::read_to_string(&path).unwrap().replace("move 5,9", "move 5;9");
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn the_readable_part_of_a_damaged_game_is_opened() {
    let stage = Stage::new(120, 24);
    let path = damaged(&stage);
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let before = std::fs::read(&path).unwrap();
    let mut stage = stage.beginning();
    check(&mut stage, &[&format!("{name} cannot be read: line 6, cell: ")]);
    assert!(!stage.text().contains("Resume game"), "{}", stage.text());
    // In the list, it is reported together with a damaged one in the history.
    std::fs::create_dir_all(stage.path("history")).unwrap();
    std::fs::write(stage.path("history/20200101T000000.000000Z.journal"), "no journal").unwrap();
    let mut stage = stage.press("H");
    check(
        &mut stage,
        &[
            &format!("{name} cannot be read: line 6, cell: "),
            "(and 1 more file).",
            "The part before that can be opened: 2 moves.",
        ],
    );
    let mut stage = stage.keeping().press("<Enter>");
    check(&mut stage, &["This is a copy of the readable part (2 moves)."]);
    let stage = stage.press(":0,0<Enter>");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let has_three = |listed: &Listed| {
        matches!(listed, Listed::Elsewhere(kept)
        if kept.record.on_board().stones() == 3)
    };
    assert!(stage.store().going_on().iter().any(has_three), "it has a journal of its own");
    let mut narrow = Stage::new(40, 20);
    damaged(&narrow);
    narrow = narrow.press("H");
    check(&mut narrow, &["cannot be read"]);
}

#[test]
fn a_file_of_several_games_opens_a_list() {
    let games = "(;GM[4]SZ[15]PB[Ada]PW[Grace];B[hh])(;GM[4]SZ[15]PB[Eve]PW[Ada];B[gg];W[hh])";
    let stage = Stage::game(80, 24, 15);
    let path = stage.path("games.sgf");
    std::fs::write(&path, games).unwrap();
    let mut stage = stage.press(&format!(":l {}<Enter>", path.display()));
    check(&mut stage, &["2 games in", "Ada - Grace", "Eve - Ada"]);
    check(&mut stage.press("<Down><Enter>"), &["Eve", "game 2 of games.sgf, 2 moves"]);
}

#[test]
fn the_games_of_a_folder_are_listed_and_opened_as_studies() {
    let stage = Stage::new(80, 24);
    std::fs::create_dir(stage.path("others")).unwrap();
    let csv = "No;Row;Col;Player\n1;7;7;0\n2;6;8;1\n";
    std::fs::write(stage.path("others/one.csv"), csv).unwrap();
    std::fs::write(stage.path("others/two.csv"), "No;Row;Col;Player\n1;7;7;9\n").unwrap();
    let folder = stage.path("others").display().to_string();
    let mut stage = stage.press("Ho").press(&folder).press("<Enter>");
    check(&mut stage, &["2 games", "unfinished", "two.csv: cannot be read"]);
    let mut stage = stage.press("<Delete>");
    check(&mut stage, &["Remove game 1 from one.csv? (y/n)"]);
    check(&mut stage.press("y"), &["1 game in", "two.csv: cannot be read"]);
    let mut stage = Stage::game(120, 40, 15).file("x.csv", csv);
    let path = stage.path("x.csv").display().to_string();
    stage = stage.press(":games ").press(&path).press("<Enter>");
    check(&mut stage, &["1 game in", "x.csv, game 1"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["game 1 of x.csv, 2 moves. This is a study.", "Move 3"]);
    assert_eq!(std::fs::read_to_string(stage.path("x.csv")).unwrap(), csv);
    check(&mut Stage::new(80, 24).press("Ho/no/such/file<Enter>"), &["file: cannot be read"]);
}

#[test]
fn files_changed_by_another_program_are_listed_again_and_kept() {
    let listed = || {
        let stage = Stage::new(80, 24).file("x.csv", "No;Row;Col;Player\n1;7;7;0\n");
        let path = stage.path("x.csv");
        (stage.press("Ho").press(&path.display().to_string()).press("<Enter>"), path)
    };
    let (stage, path) = listed();
    let longer = "No;Row;Col;Player\n1;7;7;0\n2;6;8;1\n";
    std::fs::write(&path, longer).unwrap();
    let mut stage = stage.press("<Delete>y");
    check(&mut stage, &["The game could not be deleted: the file has changed", "Gomoku 15x15   2"]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), longer);
    let (stage, path) = listed();
    std::fs::remove_file(&path).unwrap();
    check(&mut stage.press("<Enter>"), &["Not loaded", "x.csv: cannot be read"]);
}

#[test]
fn the_page_shows_progress_while_reading_and_can_be_left() {
    use gomoku::store::collection::ReadProgress;
    let mut stage =
        Stage::new(80, 24).with_slow_disk(|it| matches!(it, Effect::Search(_))).press("H");
    let ticket = stage.searches()[0];
    let reading = |games| {
        Event::Found(SearchAnswer::Reading(
            ticket,
            ReadProgress { files_read: 3, files: 17, games },
        ))
    };
    assert!(stage.is_drawn(reading(12_500)));
    check(&mut stage, &["Reading: 12500 games, 3 of 17 files"]);
    let mut stage = stage.press("<Esc>");
    assert!(!stage.is_drawn(reading(13_000)), "nobody listens any more");
    check(&mut stage, &["New game"]);
}

#[test]
fn the_mouse_selects_opens_and_scrolls() {
    let mut stage = stage().press("H");
    let (x, y) = stage.find("Ada - Charles");
    let mut stage = stage.mouse(x, y, MouseAction::Move);
    check(&mut stage, &["Ada - Charles; Charles (O) wins by resignation"]);
    let mut stage = stage.mouse(x, y, MouseAction::ScrollUp);
    check(&mut stage, &["Gomoku 15x15, five or more in a row: Eve - Ada"]);
    check(&mut stage.mouse(x, y, MouseAction::Click), &["Charles (O) wins"]);
}

/// Games of a club with and without an opening, the newest first in the list.
const CLUB: [(&str, &str); 5] = [
    ("RU[gomoku]PB[Eve]PW[Ada]RE[W+R]", "B[aa];W[hh];B[gg]"),
    ("PB[Grace]PW[Eve]RE[B+R]", "B[hh];W[gg];B[hf];W[ao]"),
    ("GKO[swap2]PB[Ada]PW[Eve]RE[B+R]", "B[aa];W[ba];B[ac];GKO[swap];W[ao]"),
    ("RU[renju]PB[Ada Lovelace]PW[Grace Hopper]RE[W+R]", "B[hh];W[ih];B[ij];W[ao]"),
    ("RU[Taraguchi-10]PB[Ada]PW[Grace]RE[B+R]", "B[hh];W[hg];B[gg];W[ao]"),
];

/// Creates a stage whose history contains the games of the club.
fn club(stage: Stage) -> Stage {
    std::fs::create_dir_all(stage.path("history")).unwrap();
    for ((head, moves), second) in CLUB.iter().zip(0..) {
        let game = format!("(;FF[4]GM[4]SZ[15]DT[2026-11-22]{head};{moves})");
        let path = format!("history/20261122T120000.00000{second}Z.sgf");
        std::fs::write(stage.path(&path), game).unwrap();
    }
    stage
}

#[test]
fn games_are_found_by_the_code_the_name_and_the_kanji_of_their_opening() {
    for word in ["D4", "Kagetsu", "花月", "taraguchi10", "D4 opening:taraguchi-10"] {
        let mut stage = club(Stage::new(80, 24)).press("H/opening:").press(word);
        let shown = stage.shown();
        assert!(shown.contains(&format!("1 game: opening:{word}")), "{shown}");
        check(&mut stage, &["Ada - Grace ", "Renju 15x15"]);
        let mut stage = stage.press("<Enter>");
        check(&mut stage, &["Ada (X) wins by resignation; D4 Kagetsu, Taraguchi-10"]);
        check(&mut stage.press("<Enter>"), &["Ada", "Grace", "This game is finished (4"]);
    }
    check(&mut club(Stage::new(80, 24)).press("H/opening:D6"), &["No games: opening:D6"]);
    check(
        &mut club(Stage::new(80, 24)).press("H/opening:D4 opening:rif"),
        &["No games: opening:D4"],
    );
    check(
        &mut club(Stage::new(80, 24)).press("H/opening:swap2"),
        &["1 game: opening:swap2", "Ada - Eve"],
    );
    // A word that is not valid yet is ignored.
    let mut stage = club(Stage::new(80, 24)).press("H/opening:kage");
    check(&mut stage, &["opening:kage: an opening is D4, Kagetsu, or a rule", "Eve - Ada"]);
}

#[test]
fn a_list_of_a_file_shows_openings_in_a_small_window() {
    let renju = "(;GM[4]SZ[15]RU[RIF]PB[Ada Lovelace]PW[Grace Hopper]RE[B+R];B[hh];W[hg];B[gg])";
    let stage = Stage::new(80, 24).file("club.sgf", renju);
    let path = stage.path("club.sgf").display().to_string();
    let mut stage = stage.press("Ho").press(&path).press("<Enter>");
    check(
        &mut stage,
        &["Ada Lovelace (X) wins by resignation; D4 Kagetsu, RIF (club.sgf, game 1)"],
    );
}

#[test]
fn the_explorer_names_openings() {
    // I3 was played twice, I1 once.
    let mut stage = exploring(120, 40).press("<Enter><Enter>");
    check(
        &mut stage,
        &["5,7   I3 Kosei", "5,5   I1 Chosei", "Opening explorer: X wins with 6,9, proved ─"],
    );
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Opening explorer: I3 Kosei ───"]);
    check(&mut stage.press("<Enter>"), &["Opening explorer: I3 Kosei ───", "Move 5"]);
    let mut other = played(Stage::game(120, 40, 15)).press(":0,0<Enter>:7,7<Enter>:6,6<Enter>x");
    check(&mut other, &["Opening explorer ───"]);
    // Two stones from which no opening comes leave the bars their room.
    let mut corner = club(Stage::game(120, 40, 15)).press(":0,0<Enter>:7,7<Enter>x");
    check(&mut corner, &["Opening explorer ───", "all         1  ███"]);
    let mut narrow = exploring(50, 20).press("<Enter><Enter>");
    check(&mut narrow, &["5,7 I3 Kosei: 2 of 3 games"]);
    for (tag, name) in [("ja", "I3 恒星"), ("zh", "I3 恒星"), ("cs", "I3 Kosei")] {
        let stage = played(Stage::game(120, 40, 15).speaking(tag));
        let shown = stage.press("x<Enter><Enter><Enter>").shown();
        assert!(shown.contains(name), "{shown}");
    }
    // The Chinese names are simplified.
    let mut chinese = Stage::game(120, 40, 15).speaking("zh");
    chinese = chinese.press(":7,7<Enter>:6,7<Enter>:5,5<Enter>x");
    assert!(chinese.shown().contains("D3 疏星"), "{}", chinese.shown());
}

/// Empty board on a stage with games, with the explorer open.
fn exploring(width: u16, height: u16) -> Stage {
    let stage = played(Stage::game(width, height, 15));
    // Only the history is explored.
    stage.press("x")
}

#[test]
fn the_explorer_shows_continuations_and_the_selected_move() {
    let mut stage = exploring(120, 40);
    check(&mut stage, &["Opening explorer", "all         3", "7,7         3"]);
    let mut stage = stage.press("<Enter>");
    // In any orientation of the board: two went to one cell, one to another.
    check(&mut stage, &["Move 2", "all                 3", "6,6   → 6,9         3"]);
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Move 3", "all                       3"]);
    let stage = stage.press("[");
    let mut stage = stage.press("<Esc>");
    assert!(!stage.text().contains("Opening explorer"), "{}", stage.text());
}

#[test]
fn enter_goes_to_moves_that_the_record_contains() {
    let stage = played(Stage::game(120, 40, 15)).press(":7,7<Enter>[x");
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["Move 2"]);
    assert!(!stage.text().contains("\u{2514} 1"), "no branch was begun: {}", stage.text());
}

#[test]
fn the_games_that_reached_the_position_are_listed_and_opened_there() {
    let mut stage = exploring(120, 40).press("<Enter><Enter>g");
    check(&mut stage, &["3 games reached this position", "Grace - Charles"]);
    let mut stage = stage.press("/charles ada<Enter><Enter>");
    check(&mut stage, &["Move 2 of 6", "Ada", "Charles"]);
}

#[test]
fn unknown_positions_and_unsupported_games_are_reported() {
    let mut never = played(Stage::game(120, 40, 15)).press(":0,7<Enter>x");
    check(&mut never, &["No game reached this position."]);
    check(&mut never.press("<Enter>"), &["No game continues from here."]);
    let mut quarto = Stage::of(120, 40, GameKind::Quarto(Board::PLANE)).press("x");
    check(&mut quarto, &["There is no opening explorer for Quarto."]);
    let mut narrow = exploring(24, 20);
    check(&mut narrow, &["7,7: 3 of 3 games"]);
    let mut paused = Stage::game(80, 24, 15).timed("5m").press("px");
    check(&mut paused, &["The game is paused"]);
    paused = paused.wait(Duration::from_secs(1));
    assert!(!paused.text().contains("Opening explorer"));
}

#[test]
fn the_mouse_chooses_in_the_explorer_and_the_wheel_steps() {
    let mut stage = exploring(120, 40);
    let (x, y) = stage.find("7,7         3");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["Move 2", "6,6   → 6,9         3"]);
    let mut stage = stage.mouse(10, 10, MouseAction::ScrollUp);
    check(&mut stage, &["Start, 1 move", "7,7         3"]);
}

mod pictures {
    use super::*;

    #[test]
    fn filtered() {
        for (width, height) in [(24, 20), (80, 24), (120, 40)] {
            let mut stage = played(Stage::new(width, height)).press("H/ada moves:3..<Down>");
            assert_snapshot!(format!("filtered_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn openings() {
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let mut stage = club(Stage::new(width, height)).press("H<Down>");
            assert_snapshot!(format!("openings_at_{width}x{height}"), stage.text());
        }
    }

    #[test]
    fn explorer_of_an_opening() {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut stage = exploring(width, height).press("<Enter><Enter><Enter>");
            assert_snapshot!(format!("explorer_of_an_opening_at_{width}x{height}"), stage.text());
        }
    }

    #[test]
    fn explorer() {
        for (width, height) in [(24, 20), (80, 24), (120, 40)] {
            let mut stage = exploring(width, height).press("<Enter><Enter>");
            assert_snapshot!(format!("explorer_at_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn explorer_without_colours() {
        use gomoku::tui::app::Opening;
        use gomoku::tui::theme::{Depth, GlyphSet};
        let opening = Opening::New(GameKind::Rows(Variant::GOMOKU_15));
        let stage = Stage::with(80, 24, opening, GlyphSet::Ascii, Depth::None);
        assert_snapshot!(played(stage).press("xc<Enter><Enter>").text());
    }

    #[test]
    fn empty() {
        let mut stage = Stage::new(80, 24).press("H/ada<Enter>");
        assert_snapshot!(stage.text());
    }
}

/// A new index answers at once, before the files are read.
#[test]
fn an_empty_list_is_reported_only_after_reading() {
    let stage = Stage::new(80, 24).with_slow_disk(|it| matches!(it, Effect::Search(_)));
    let mut stage = stage.press("H");
    let begun = stage.searches()[0];
    let listed = |after: u64| {
        let ticket = Ticket(begun.0 + after);
        Event::Found(SearchAnswer::Listed(ticket, Ok(Page::default())))
    };
    stage.send(listed(1));
    assert!(!stage.text().contains("No game"), "{}", stage.text());
    stage.send(Event::Found(SearchAnswer::Read(begun, Ok(()))));
    assert!(!stage.text().contains("No game"), "{}", stage.text());
    stage.send(listed(2));
    check(&mut stage, &["No games yet."]);
}

/// Runs the built program in the folder of the stage.
fn printed(stage: &Stage, arguments: &[&str]) -> String {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_gomoku"));
    let folder = stage.path("");
    for place in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
        command.env(place, folder.join("printed"));
    }
    let command = command.args(arguments).env("LC_ALL", "C.UTF-8").current_dir(&folder);
    String::from_utf8(command.output().unwrap().stdout).unwrap()
}

#[test]
fn a_finished_game_reads_alike_everywhere() {
    const WON: &str = "(;FF[4]GM[4]SZ[15]PB[Ada]PW[Eve]RE[B+]\
                       ;B[hh];W[aa];B[ih];W[ac];B[jh];W[ae];B[kh];W[ag];B[lh])";
    const ENDED: &str = "Ada (X) wins: five in a row";
    let stage = || Stage::new(80, 24).file("won.sgf", WON);
    let mut loaded = stage().press(":l won.sgf<Enter>");
    check(&mut loaded, &["Game loaded: 9 moves", "After 9 moves", ENDED]);
    check(&mut stage().press("l"), &["Ada - Eve", "9 moves, "]);
    let listed = Stage::new(120, 40).file("won.sgf", WON);
    let path = listed.path("won.sgf").display().to_string();
    let mut listed = listed.press("Ho").press(&path).press("<Enter>");
    check(&mut listed, &["Ada - Eve", "X won", "  9\n", ENDED]);
    let stage = stage();
    let shown = printed(&stage, &["show", "won.sgf"]);
    assert!(shown.starts_with("Ada (X) - Eve (O)") && shown.contains(ENDED), "{shown}");
    let checked = printed(&stage, &["check", "won.sgf"]);
    let file = "SGF, UTF-8; 15x15, 5 or more in a row";
    assert_eq!(checked, format!("won.sgf: OK, 9 moves, {ENDED}; {file}\n"));
    let line = printed(&stage, &["games", "won.sgf"]);
    assert!(line.starts_with("-\tAda\tEve\tX won\t15\t9\t"), "{line}");
}
