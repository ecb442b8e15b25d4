//! Draws: offers between two people and to the computer, and games that reach their move limit.

use std::time::Duration;

use gomoku::formats::SavedGame;
use gomoku::game::{Draw, End, MoveLimit, Outcome, Participant, Participants, State, Target};
use gomoku::player::{Info, Level, Limits, Line, Response, Verdict};
use gomoku::record::{Action, Record};
use gomoku::rules::{Game, Point, Variant};
use gomoku::settings::Settings;
use gomoku::store::Listed;
use gomoku::tui::event::SeatId;
use insta::assert_snapshot;

use super::stage::Stage;
use super::{check, typed};

const GOMOKU: Variant = Variant::GOMOKU_15;
const AGREED: State = State::Over(Outcome::Drawn(Draw::Agreement));
const AT_LIMIT: State = State::Over(Outcome::Drawn(Draw::MoveLimit));

/// Plays this many moves in which nobody makes five.
fn quiet(moves: usize) -> Game {
    let cells = (0..15).flat_map(|row| (0..15).map(move |col| Point::new(row, col)));
    let (first, second): (Vec<Point>, Vec<Point>) =
        cells.partition(|point| (2 * point.row + point.col) % 4 < 2);
    let pairs = first.into_iter().zip(second).flat_map(|(first, second)| [first, second]);
    Game::from_moves(GOMOKU, pairs.take(moves)).unwrap()
}

/// Resumes such a game of a person, who plays X, against the computer.
fn resumed(moves: usize, level: u8) -> Stage {
    let computer = Participant::Computer(Level::new(level).unwrap().into());
    let participants = Participants::new(Participant::PERSON, computer);
    let stage = Stage::new(80, 24).keeping().offering(quiet(moves), participants);
    stage.slow().press("<Enter>")
}

/// Starts a game of two people with this move limit.
fn limited(limit: MoveLimit) -> Stage {
    let settings = Settings { draw_after: limit, ..Settings::default() };
    Stage::game(80, 24, 15).one_each(settings)
}

fn limit(moves: u16) -> MoveLimit {
    MoveLimit::moves(moves).unwrap()
}

/// Types moves of such a game.
fn play(stage: Stage, moves: std::ops::Range<usize>) -> Stage {
    let game = quiet(moves.end);
    let cells: Vec<String> =
        game.moves()[moves].iter().map(|at| format!("{},{}", at.row, at.col)).collect();
    let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
    stage.press(&typed(&cells))
}

/// Value of the position for the side to move, as a search reports it.
fn value(verdict: Verdict) -> Response {
    let lines = vec![Line { depth: 6, verdict, pv: vec![Target::Cell(Point::new(14, 14))] }];
    Response::Thinking(Info { nodes: 900, elapsed: Duration::from_millis(7), lines })
}

const fn done() -> Response {
    Response::chosen(Target::Cell(Point::new(14, 14)))
}

fn last(record: &Record) -> Option<Action> {
    record.tree().action(record.node())
}

#[test]
fn an_offer_is_a_question_to_the_other_player() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut stage = Stage::game(width, height, 15).press("<Enter><Up><Enter>d");
        check(&mut stage, &["Player 1 (X) offers a draw. Accept? (y/n)"]);
        assert_snapshot!(format!("question_{width}x{height}"), stage.text());
    }
}

#[test]
fn an_accepted_offer_ends_the_game_as_a_draw() {
    let mut stage = Stage::game(120, 40, 15).keeping().press("<Enter><Up><Enter>dy");
    check(&mut stage, &["Draw by agreement", "Player 1                               ½"]);
    assert_eq!(stage.record().state(), AGREED);
    assert_eq!(last(&stage.record()), Some(Action::End(End::Drawn)));
    check(&mut stage.press("d"), &["The game is over."]);
    // The history has it.
    let stage = Stage::game(120, 40, 15).keeping().press("<Enter><Up><Enter>dyq");
    let Some(Listed::Game(kept)) = stage.store().list(0, 9).games.pop() else { panic!("no game") };
    assert_eq!(kept.record.main_state(), AGREED);
    assert_eq!(kept.path.unwrap().extension().unwrap(), "sgf");
    // Undo takes back the agreement alone.
    let stage = Stage::game(120, 40, 15).keeping().press("<Enter><Up><Enter>dyu");
    assert!(stage.record().state().mover().is_some());
    assert_eq!(stage.record().on_board().moves(), 2);
    let mut stage = stage;
    check(&mut stage, &["The game continues."]);
    assert_eq!(stage.press("<C-r>").record().state(), AGREED);
}

#[test]
fn a_declined_offer_is_reported_and_not_repeated_in_the_position() {
    let mut stage = Stage::game(80, 24, 15).press("<Enter><Up><Enter>dn");
    check(&mut stage, &["Player 2 (O) declines the draw."]);
    let mut stage = stage.press("d");
    check(&mut stage, &["You have already offered a draw on this move."]);
    let mut stage = stage.press("<Up><Enter>:draw<Enter>");
    check(&mut stage, &["Player 2 (O) offers a draw. Accept? (y/n)"]);
    assert_eq!(stage.press("<Esc>").record().on_board().moves(), 3);
}

#[test]
fn no_draw_is_offered_before_the_second_move_in_a_study_or_by_computers() {
    for moves in ["", "<Enter>"] {
        let mut stage = Stage::game(80, 24, 15).press(moves).press("d");
        check(&mut stage, &["A draw can be offered after the second move."]);
    }
    let mut study = Stage::game(80, 24, 15).press("<Enter><Up><Enter>!y[[<Up><Enter>d");
    check(&mut study, &["This is a study: you play both sides."]);
    let mut watched = Stage::watching(80, 24, GOMOKU, [3, 4]).press("d");
    check(&mut watched, &["The computer does not offer draws."]);
    let mut thinking = Stage::against_computer(80, 24, GOMOKU).slow().press("<Enter>d");
    check(&mut thinking, &["You can offer a draw only on your turn."]);
}

#[test]
fn a_flag_that_falls_withdraws_the_question() {
    let stage = Stage::game(80, 24, 15).timed("1m").press("<Enter><Up><Enter>d");
    let mut stage = stage.wait(Duration::from_secs(100));
    check(&mut stage, &["Player 2 (O) wins on time"]);
    assert!(!stage.press("y").text().contains("Draw"));
}

#[test]
fn an_agreement_stops_the_clock() {
    let stage = Stage::game(80, 24, 15).timed("1m").press("<Enter><Up><Enter>dy");
    let stage = stage.wait(Duration::from_secs(100));
    assert_eq!(stage.record().state(), AGREED);
    check(&mut stage.press("u").wait(Duration::from_secs(20)), &["00:40"]);
}

#[test]
fn the_computer_declines_early_without_thinking() {
    let mut stage = resumed(38, 9).press("d");
    check(&mut stage, &["The computer declines: it is too early for a draw."]);
    assert_eq!(stage.asked().len(), 0);
}

#[test]
fn the_computer_answers_by_the_value_of_a_quick_search() {
    let mut stage = resumed(40, 10).press("d");
    check(&mut stage, &["You offer a draw. The computer is considering it."]);
    let asked = stage.asked().last().unwrap();
    let second = Some(Duration::from_secs(1));
    assert_eq!(
        (asked.seat, asked.level, asked.stones),
        (SeatId::Side(gomoku::rules::Stone::Second), 10, 40)
    );
    assert_eq!(asked.limits, Limits { turn: second, ..Limits::default() });
    for (verdict, is_accepted) in [
        (Verdict::Open(0), true),
        (Verdict::Open(150), true),
        (Verdict::Win(5), true),
        (Verdict::Open(-100), false),
        (Verdict::Loss(6), false),
    ] {
        let stage = resumed(40, 10).press("d");
        let mut stage = stage.say(value(verdict)).say(done());
        let said = if is_accepted { "accepts the draw" } else { "The computer declines the draw." };
        check(&mut stage, &[said]);
        assert_eq!(stage.record().state() == AGREED, is_accepted, "{verdict:?}");
        assert_eq!(stage.record().on_board().moves(), 40);
    }
}

#[test]
fn the_search_for_an_answer_shows_no_moves() {
    let before = resumed(40, 8).press("gd").text();
    let mut stage = resumed(40, 8).press("gd");
    assert!(!stage.is_heard(0, value(Verdict::Open(-80))));
    assert_eq!(stage.text(), before);
    // Nobody is waited for, so the person may play on.
    let mut stage = stage.press("m");
    check(&mut stage, &["not thinking"]);
    let stage = stage.press(":14,14<Enter>");
    let asked = stage.asked().len();
    assert_eq!(stage.record().on_board().moves(), 41);
    let stage = stage.say_to(asked - 1, done());
    assert!(stage.record().state().mover().is_some());
}

#[test]
fn levels_that_do_not_search_judge_like_level_4() {
    let stage = resumed(40, 1).press("d");
    assert_eq!(stage.asked().last().unwrap().level, 4);
    // Without a choice, there is no value; nothing threatens the computer, or the person.
    assert_eq!(stage.say(done()).record().state(), AGREED);
}

#[test]
fn a_draw_by_agreement_counts_for_the_rating() {
    let stage = Stage::new(80, 24).keeping();
    let computer = Participant::Computer(Level::new(3).unwrap().into());
    let mut record = Record::from(gomoku::game::AnyGame::Rows(quiet(40)));
    record.edit_info(|info| info.rated_against = Some(938));
    let participants = Participants::new(Participant::PERSON, computer);
    let stage = stage.offering_saved(&SavedGame::new(record, participants)).slow();
    let stage = stage.press("<Enter>d").say(value(Verdict::Open(0))).say(done());
    assert_eq!(stage.record().info().rated_against, Some(938));
    let rating = stage.press("q").store().rating();
    assert_eq!(rating.points().len(), 1);
    // Both had 938.
    assert!((rating.now().value() - 938.0).abs() < 1.0);
}

#[test]
fn a_game_ends_with_the_move_that_reaches_the_limit() {
    let mut stage = play(limited(limit(10)), 0..9);
    assert!(stage.record().state().mover().is_some());
    stage = play(stage, 9..10);
    check(&mut stage, &["Draw: the move limit of 10 is reached"]);
    assert_eq!(stage.record().state(), AT_LIMIT);
    assert_snapshot!("limit_80x24", stage.text());
    let mut stage = stage.resize(120, 40);
    check(&mut stage, &["Player 1                               ½"]);
    // Further moves make it a study.
    let stage = stage.press("[:12,12<Enter>:12,13<Enter>");
    assert_eq!(stage.record().on_board().moves(), 12);
    assert!(stage.record().state().mover().is_some());
}

#[test]
fn undo_and_redo_take_the_draw_with_the_last_move() {
    let stage = play(limited(limit(10)), 0..10).press("u");
    assert_eq!(stage.record().on_board().moves(), 9);
    assert!(stage.record().state().mover().is_some());
    let stage = stage.press("<C-r>");
    assert_eq!((stage.record().on_board().moves(), stage.record().state()), (10, AT_LIMIT));
    // Another tenth move ends it as well.
    let stage = stage.press("u:14,14<Enter>");
    assert_eq!((stage.record().on_board().moves(), stage.record().state()), (10, AT_LIMIT));
    // With a clock, the undone move has its time again.
    let timed = play(limited(limit(10)).timed("1m"), 0..10).wait(Duration::from_secs(90));
    assert_eq!(timed.record().state(), AT_LIMIT);
    let mut timed = timed.press("u").wait(Duration::from_secs(20));
    assert_eq!(timed.record().on_board().moves(), 9);
    check(&mut timed, &["00:40"]);
}

#[test]
fn the_computers_move_reaches_the_limit_too() {
    let settings = Settings { draw_after: limit(10), ..Settings::default() };
    let lineup = gomoku::game::Lineup::new(gomoku::game::ComputerSides::Second, Level::default());
    let stage = Stage::game(80, 24, 15).one_each(settings).seated(GOMOKU, lineup);
    let cells = quiet(10).moves().to_vec();
    let stage = cells.chunks(2).fold(stage.slow(), |stage, pair| {
        let stage = stage.press(&format!(":{},{}<Enter>", pair[0].row, pair[0].col));
        stage.say(Response::chosen(Target::Cell(pair[1])))
    });
    assert_eq!(stage.record().state(), AT_LIMIT);
    // Undo goes back to the person's turn.
    assert_eq!(stage.press("u").record().on_board().moves(), 8);
}

#[test]
fn a_game_keeps_its_own_limit_when_it_is_resumed_or_saved() {
    let stage = play(limited(limit(12)).keeping(), 0..4);
    let journal = stage.press("q").store().latest().unwrap();
    assert_eq!(journal.record.info().limit, limit(12));
    let saved = play(limited(limit(12)), 0..12).press(":s game.sgf<Enter>");
    let text = saved.read("game.sgf").unwrap();
    assert!(text.contains("GKM[12]") && text.contains("RE[0]"), "{text}");
    // Today's setting applies only to new games.
    let loaded = limited(limit(20)).file("game.sgf", &text).press(":l game.sgf<Enter>");
    assert_eq!((loaded.record().info().limit, loaded.record().state()), (limit(12), AT_LIMIT));
    let stage = loaded.press("u").press(":14,14<Enter>");
    assert_eq!(stage.record().state(), AT_LIMIT);
}

#[test]
fn rated_games_and_other_games_have_no_number_of_moves() {
    let limit_of = |limit: MoveLimit, keys: &str| {
        let stage = limited(limit).keeping().press(keys);
        stage.record().info().limit
    };
    assert_eq!(limit_of(limit(60), "R"), MoveLimit::Full);
    assert_eq!(limit_of(MoveLimit::Leave25, "R"), MoveLimit::Leave25);
    assert_eq!(limit_of(limit(60), ":n connect4<Enter>"), MoveLimit::Full);
    assert_eq!(limit_of(limit(60), ":n 19<Enter>"), limit(60));
}
