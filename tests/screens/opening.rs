//! Opening rules on the screen: their steps, decisions, offers, and what a swap exchanges.

use std::time::Duration;

use gomoku::game::{ComputerSides, Draw, GameKind, Lineup, Outcome, State, Target, Win};
use gomoku::player::{Level, Response};
use gomoku::record::{Action, NodeId};
use gomoku::rules::opening::{Choice, OpeningRule, Seat};
use gomoku::rules::{Point, Rule, Stone, Variant};
use gomoku::settings::{PlayerName, Settings};
use gomoku::tui::app::Opening;
use gomoku::tui::event::{MouseAction, SeatId};
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::stage::Stage;
use super::{check, typed};

const GOMOKU: Variant = Variant::GOMOKU_15;

fn renju() -> Variant {
    GOMOKU.with_rule(Rule::Renju)
}

/// Starts a game of two people that begins by this rule.
fn opened(width: u16, height: u16, variant: Variant, rule: OpeningRule) -> Stage {
    seated(Stage::new(width, height), variant, rule, Lineup::default())
}

fn seated(mut stage: Stage, variant: Variant, rule: OpeningRule, lineup: Lineup) -> Stage {
    stage = stage.opened_by(rule);
    stage.seated(variant, lineup)
}

/// Plays these steps, each a list of keys, and shows the screen after each.
fn steps(width: u16, height: u16, rule: OpeningRule, variant: Variant, keys: &[&str]) -> String {
    let mut stage = opened(width, height, variant, rule);
    let mut shown = format!("start\n{}", stage.text());
    for keys in keys {
        stage = stage.press(keys);
        shown = [&shown, "\n", keys, "\n", &stage.text()].concat();
    }
    shown
}

/// Cells, as they are typed.
fn cells(cells: &str) -> String {
    typed(&cells.split(' ').collect::<Vec<_>>())
}

fn last(stage: &Stage) -> Option<Action> {
    let record = stage.record();
    record.tree().action(record.node())
}

/// Player 1 places X, O and X by swap2.
fn three_stones(width: u16, height: u16) -> Stage {
    opened(width, height, GOMOKU, OpeningRule::Swap2).press(&cells("h1 j3 f2"))
}

#[test]
fn every_step_of_swap2() {
    let (one, two) = (cells("h1"), cells("j3"));
    let (three, more) = (cells("f2"), cells("k12 l12"));
    for (width, height) in [(80, 24), (120, 40)] {
        let snapshot = |name: &str, keys: &[&str]| {
            let shown = steps(width, height, OpeningRule::Swap2, GOMOKU, keys);
            assert_snapshot!(format!("swap2_{name}_{width}x{height}"), shown);
        };
        snapshot("keep", &[&one, &two, &three, "1"]);
        snapshot("swap", &[&one, &two, &three, "2"]);
        snapshot("place_two", &[&one, &two, &three, "3", &more, "2"]);
    }
}

#[test]
fn every_step_of_soosyrv() {
    let stones = ["<Enter>", &cells("h9"), &cells("i9")].map(str::to_owned);
    for (width, height) in [(80, 24), (120, 40)] {
        let mut keys: Vec<String> = stones.to_vec();
        let rest =
            ["2", &cells("j12"), "3", "<Enter>", "1", &cells("g8 f6"), &cells("l5"), &cells("f6")];
        keys.extend(rest.map(str::to_owned));
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        let shown = steps(width, height, OpeningRule::Soosyrv, renju(), &keys);
        assert_snapshot!(format!("soosyrv_{width}x{height}"), shown);
    }
}

#[test]
fn every_step_of_taraguchi() {
    let offers = cells("g8 i8 g7 i10 k8 f6 e9 h12 l11 c3");
    let four = [
        "<Enter>".to_owned(),
        "1".to_owned(),
        cells("h9"),
        "2".to_owned(),
        cells("i9"),
        "1".to_owned(),
        cells("j11"),
    ];
    for (width, height) in [(80, 24), (120, 40)] {
        let snapshot = |name: &str, rest: &[&str]| {
            let keys: Vec<&str> =
                four.iter().map(String::as_str).chain(rest.iter().copied()).collect();
            let shown = steps(width, height, OpeningRule::Taraguchi, renju(), &keys);
            assert_snapshot!(format!("taraguchi_{name}_{width}x{height}"), shown);
        };
        snapshot("fifth", &["2", &cells("g7"), "1"]);
        snapshot("offers", &["3", &offers, &cells("k8")]);
    }
}

#[test]
fn a_zone_is_visible_without_colours_and_lines() {
    let kind = GameKind::Rows(renju());
    for (glyphs, depth) in [(GlyphSet::Lines, Depth::None), (GlyphSet::Ascii, Depth::None)] {
        let stage = Stage::with(80, 24, Opening::New(kind), glyphs, depth);
        let stage = seated(stage, renju(), OpeningRule::Soosyrv, Lineup::default());
        let mut stage = stage.press("<Enter>").press(&cells("h9"));
        assert_snapshot!(format!("zone_{glyphs:?}"), stage.text());
    }
}

#[test]
fn a_decision_is_made_by_number_word_or_click() {
    for keys in ["2", ":swap<Enter>"] {
        let mut stage = three_stones(80, 24).press(keys);
        check(&mut stage, &["Player 2 takes X.", "Player 1 (O) to move"]);
        assert_eq!(last(&stage), Some(Action::Choose(Choice::Swap)));
    }
    let mut stage = three_stones(80, 24);
    let (x, y) = stage.find("2 take X");
    let mut stage = stage.mouse(x, y, MouseAction::Click);
    check(&mut stage, &["Player 2 takes X."]);
}

#[test]
fn a_stone_or_a_wrong_number_is_refused_while_a_decision_is_due() {
    for keys in ["<Enter>", "4", "0"] {
        let mut stage = three_stones(80, 24).press(keys);
        check(&mut stage, &["Press a number from 1 to 3 to decide."]);
        assert_eq!(stage.record().on_board().moves(), 3);
    }
    let mut stage = three_stones(80, 24).press(":offer-many<Enter>");
    check(&mut stage, &["this choice is not available now"]);
    let mut stage = three_stones(80, 24).press(":h8<Enter>");
    check(&mut stage, &["a choice must be made first"]);
}

#[test]
fn a_number_of_fifth_moves_is_declared_in_the_bar() {
    let due = || {
        let stage = opened(80, 24, renju(), OpeningRule::Soosyrv);
        stage.press("<Enter>").press(&cells("h9 i9")).press("1").press(&cells("j12"))
    };
    for keys in ["5<Enter>", "<Enter>5<Enter>", ":declare 5<Enter>"] {
        let mut stage = due().press(keys);
        check(&mut stage, &["Player 2 declares 5 fifth moves."]);
        assert_eq!(last(&stage), Some(Action::Declare(5)));
    }
    let mut stage = due().press("9<Enter>");
    check(&mut stage, &["the number must be from 1 to 8", ":declare 9"]);
    let mut stage = due().press(":declare many<Enter>");
    check(&mut stage, &["type a number of fifth moves, such as declare"]);
}

#[test]
fn a_fifth_move_like_another_one_is_refused_with_the_motion() {
    // The four stones are on column H, in which two fifth moves mirror each other.
    let stage = opened(80, 24, renju(), OpeningRule::Rif).press("<Enter>");
    let stage = stage.press(&cells("h9 h7")).press("1").press(&cells("h6 f8"));
    let mut stage = stage.press(&cells("j8"));
    check(&mut stage, &["this fifth move is the same as 7,5, mirrored", "in column 7"]);
    check(&mut stage, &["Player 1 offers fifth moves: 2 of 2"]);
    let mut stage = stage.press("<Esc>c").press(&cells("j8"));
    check(&mut stage, &["this fifth move is the same as F8, mirrored"]);
}

#[test]
fn undo_takes_an_opening_back_step_by_step() {
    let mut stage = opened(80, 24, renju(), OpeningRule::Taraguchi);
    let mut texts = Vec::new();
    let steps =
        ["<Enter>", "2", ":h9<Enter>", "1", ":i9<Enter>", "2", ":j11<Enter>", "3", ":g8<Enter>"];
    let side = |stage: &mut Stage| (stage.side('X'), stage.side('O'));
    for keys in steps {
        texts.push(side(&mut stage));
        stage = stage.press(keys);
    }
    for before in texts.into_iter().rev() {
        stage = stage.press("u");
        assert_eq!(side(&mut stage), before);
    }
    assert_eq!(stage.record().node(), NodeId::ROOT);
    check(&mut stage, &["Player 1 places move 1 (X) in the centre"]);
}

#[test]
fn a_swap_exchanges_names_and_clocks() {
    let mut stage = Stage::new(80, 24).opened_by(OpeningRule::SwapOne).timed("5m");
    stage = stage.seated(GOMOKU, Lineup::default()).press("<Enter>");
    // The first move is free; then the clock of player 2 runs.
    let mut stage = stage.wait(Duration::from_secs(60));
    assert!(stage.side('O').contains("Player 2") && stage.side('O').contains("04:00"));
    stage = stage.press("2");
    assert!(stage.side('X').contains("Player 2") && stage.side('X').contains("04:00"));
    assert!(stage.side('O').contains("Player 1") && stage.side('O').contains("05:00"));
    let mut stage = stage.wait(Duration::from_secs(30));
    assert!(stage.side('O').contains("04:30"), "{}", stage.text());
    let mut stage = stage.press("u");
    assert!(stage.side('O').contains("Player 2") && stage.side('O').contains("05:00"));
    // At the start, the clock stands still.
    let mut stage = stage.press("u").wait(Duration::from_secs(60));
    assert!(stage.side('X').contains("05:00") && stage.side('O').contains("05:00"));
}

#[test]
fn the_clock_stands_still_after_the_first_stones_of_an_opening_are_undone() {
    // Player 1 places three stones in a row, so the turn does not pass.
    let stage = Stage::new(80, 24).opened_by(OpeningRule::Swap2).timed("5m");
    let stage = stage.seated(GOMOKU, Lineup::default()).press(&cells("h8 i9"));
    let mut stage = stage.wait(Duration::from_secs(60));
    assert!(stage.side('X').contains("04:00"), "{}", stage.text());
    let mut stage = stage.press("uu").wait(Duration::from_secs(60));
    assert!(stage.side('X').contains("05:00"), "{}", stage.text());
}

#[test]
fn the_flag_of_a_player_falls_on_the_side_after_a_swap() {
    let stage = Stage::new(80, 24).opened_by(OpeningRule::SwapOne).timed("1m");
    let stage = stage.seated(GOMOKU, Lineup::default()).press("<Enter>2");
    let stage = stage.wait(Duration::from_secs(61));
    // Player 1, who has O now, ran out of time.
    let won = State::Over(Outcome::Won(Stone::First, Win::Time));
    assert_eq!(stage.record().state(), won);
}

#[test]
fn the_score_follows_the_players_and_not_the_sides() {
    // Player 2 takes X and wins by the resignation of player 1.
    let stage = opened(80, 24, GOMOKU, OpeningRule::SwapOne).press("<Enter>2");
    let mut stage = stage.press(":a1<Enter>").press(":b5<Enter>").press("!y");
    assert!(stage.side('X').contains("Player 2"), "{}", stage.text());
    let (x, o) = (stage.side('X'), stage.side('O'));
    assert!(x.trim_end().ends_with('1') && o.trim_end().ends_with('0'), "{x}\n{o}");
    // In the rematch player 2 opens, by the same rule.
    let mut stage = stage.wait(Duration::from_secs(1)).press("<Enter>");
    assert_eq!(stage.record().opening_rule(), OpeningRule::SwapOne);
    let (x, o) = (stage.side('X'), stage.side('O'));
    assert!(x.contains("Player 2") && x.trim_end().ends_with('1'), "{x}");
    assert!(o.contains("Player 1") && o.trim_end().ends_with('0'), "{o}");
}

fn against_computer(rule: OpeningRule, variant: Variant) -> Stage {
    let lineup = Lineup::new(ComputerSides::Second, Level::default());
    seated(Stage::new(80, 24).slow(), variant, rule, lineup)
}

#[test]
fn the_computer_decides_from_its_seat_and_moves_to_the_other_one() {
    let stage = against_computer(OpeningRule::SwapOne, GOMOKU).press("<Enter>");
    assert_eq!(stage.asked().last().unwrap().seat, SeatId::Side(Stone::Second));
    let mut stage =
        stage.say(Response::Move { target: Target::Choose(Choice::Swap), reason: None });
    check(&mut stage, &["Computer takes X.", "You (O) to move"]);
    assert_eq!(stage.left().last(), Some(&SeatId::Side(Stone::Second)));
    let stage = stage.press(":g9<Enter>");
    assert_eq!(stage.asked().last().unwrap().seat, SeatId::Side(Stone::First));
    // Undo goes back to the person's turn, then to the swap.
    let stage = stage.press("u");
    assert_eq!(stage.record().on_board().moves(), 1);
    let mut stage = stage.press("u");
    assert_eq!(stage.record().on_board().moves(), 0);
    assert_eq!(stage.left().last(), Some(&SeatId::Side(Stone::First)));
    check(&mut stage, &["You place move 1 (X)"]);
}

#[test]
fn levels_of_two_computers_are_named_by_the_sides_after_a_swap() {
    let [low, high] = [3, 7].map(|number| Level::new(number).unwrap());
    let mut lineup = Lineup::new(ComputerSides::Both, high);
    lineup.players.first = low.into();
    let stage = seated(Stage::new(120, 24).slow(), GOMOKU, OpeningRule::SwapOne, lineup);
    let mut stage = stage.say(Response::chosen(Target::Cell(Point::new(7, 7)))).press("o");
    check(&mut stage, &["at levels 3 and 7?"]);
    let stage = stage.press("<Esc>");
    let stage = stage.say(Response::Move { target: Target::Choose(Choice::Swap), reason: None });
    let mut stage = stage.press("o");
    check(&mut stage, &["at levels 7 and 3?"]);
    // Both go on as they are, and have their sides at the start again after the undo of the swap.
    let mut stage = stage.press("bo");
    check(&mut stage, &["at levels 7 and 3?"]);
    let mut stage = stage.press("<Esc>uo");
    check(&mut stage, &["at levels 3 and 7?"]);
}

#[test]
fn the_computer_offers_and_chooses_fifth_moves() {
    let stage = against_computer(OpeningRule::Rif, renju()).press("<Enter>").press(&cells("h9 i9"));
    let stage = stage.say(Response::Move { target: Target::Choose(Choice::Swap), reason: None });
    let mut stage = stage.press(":j11<Enter>");
    check(&mut stage, &["Computer offers fifth moves: 1 of 2"]);
    let offer =
        |row, col| Response::Move { target: Target::Cell(Point::new(row, col)), reason: None };
    let mut stage = stage.say(offer(7, 8)).say(offer(9, 4));
    check(&mut stage, &["You choose one of 2 fifth moves", "A 7,8     B 9,4"]);
    let mut stage = stage.press(":a1<Enter>");
    check(&mut stage, &["this fifth move was not offered"]);
    let stage = stage.press("<Esc>").press(":9,4<Enter>");
    assert_eq!(stage.record().cursor().task(), None);
    assert_eq!(stage.record().on_board().last(), Some(Point::new(9, 4)));
}

#[test]
fn hints_in_an_opening_name_the_decision() {
    let stage = three_stones(80, 24);
    let mut stage = stage
        .slow()
        .press("h")
        .say(Response::Move { target: Target::Choose(Choice::PlaceTwo), reason: None });
    check(&mut stage, &["Hint: Place two more."]);
}

#[test]
fn a_pass_is_played_and_two_passes_draw() {
    let stage = Stage::of(80, 24, GameKind::Rows(renju())).press("<Enter><Up><Enter>.");
    let mut stage = stage;
    check(&mut stage, &["Player 1 passes.", "3  pass"]);
    let stage = stage.press(":pass<Enter>");
    let mut stage = stage;
    check(&mut stage, &["Draw: both sides passed"]);
    assert_eq!(stage.record().state(), State::Over(Outcome::Drawn(Draw::Passes)));
    let mut stage = stage.press("u");
    check(&mut stage, &["Pass undone."]);
    let mut gomoku = Stage::game(80, 24, 15).press(".");
    check(&mut gomoku, &["passing is not allowed here"]);
}

#[test]
fn a_game_with_a_swap_is_kept_and_resumed() {
    let mut settings = Settings::default();
    settings.names.first = PlayerName::new("Ada").unwrap();
    settings.names.second = PlayerName::new("Eve").unwrap();
    let stage = Stage::new(80, 24).opened_by(OpeningRule::SwapOne).keeping();
    let mut stage = stage.seated(GOMOKU, Lineup::default()).one_each(settings);
    stage = stage.press("<Enter>2:g9<Enter>");
    assert!(stage.side('X').contains("Eve") && stage.side('O').contains("Ada"));
    // The file names the players by their sides at the end.
    let stage = stage.press(":s swapped.sgf<Enter>");
    let file = stage.read("swapped.sgf").unwrap();
    assert!(file.contains("PB[Eve]") && file.contains("PW[Ada]"), "{file}");
    assert!(file.contains("GKO[swap]"), "{file}");
    let mut stage = stage.press(":l swapped.sgf<Enter>");
    assert!(stage.side('X').contains("Eve") && stage.side('O').contains("Ada"), "{}", stage.text());
    let mut stage = stage.press("uu");
    assert!(stage.side('X').contains("Ada") && stage.side('O').contains("Eve"), "{}", stage.text());
    assert_eq!(stage.record().cursor().seat_to_act(), Some(Seat::Responder));
}

#[test]
fn choices_are_told_in_a_window_without_a_panel() {
    let mut stage = three_stones(56, 26);
    check(&mut stage, &["Player 2 decides", "1 keep O  2 take X  3 two more"]);
    assert!(!stage.text().contains("Player 1 places move 4"));
    let mut stage = stage.press("<Enter>");
    check(&mut stage, &["2 Take X. Player 1"]);
    assert_snapshot!("without_panel", stage.text());
}

#[test]
fn an_earlier_decision_of_the_computer_is_not_offered_to_the_person() {
    let stage = against_computer(OpeningRule::SwapOne, GOMOKU).press("<Enter>");
    let stage = stage.say(Response::Move { target: Target::Choose(Choice::Swap), reason: None });
    // Back to the position in which the computer, which has X now, had O and decided.
    let mut stage = stage.press("[");
    check(&mut stage, &["Computer decides", "- Keep O.", "- Take X."]);
    assert!(!stage.text().contains("1 keep O"), "{}", stage.text());
    let stage = stage.press("1<Esc>");
    assert_eq!(last(&stage), Some(Action::Choose(Choice::Swap)));
}
