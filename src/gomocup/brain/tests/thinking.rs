//! Commands while the player thinks, and failures of the player.

use super::*;
use crate::player::Simple;
use crate::rules::{Rule, Stone, Variant, parse_moves};

#[test]
fn commands_are_executed_during_a_search() {
    check(
        || Endless,
        "
        > START 15
        < OK
        > BEGIN
        > ABOUT
        < *
        > INFO timeout_match 9000000
        > INFO rule 2
        > YXSTOP
        < 0,0
        > TURN 2,0
        < ERROR unsupported rule 2: there are 0, five or more; 1, exactly five; 4, renju; 8 and 9, caro
        ",
    );
}

#[test]
fn commands_before_the_answer_are_executed_after_it() {
    check(
        || Endless,
        "
        > START 15
        < OK
        > BEGIN
        > TAKEBACK 7,7
        > YXSTOP
        > TURN 0,1
        > hello
        > ABOUT
        > STOP
        < 0,0
        < ERROR there is no stone there
        < 1,0
        < UNKNOWN there is no such command: hello
        < *
        ",
    );
}

#[test]
fn shorter_limits_apply_to_the_current_move() {
    let session = |info: &str| format!("> START 15\n< OK\n> BEGIN\n> INFO {info}\n< 0,0\n> END");
    for info in ["timeout_turn 0", "timeout_turn 40", "time_left -1", "time_left 200"] {
        check(|| Endless, &session(info));
    }
    // As soon as the player has reported reaching the limit.
    for info in ["max_node 80", "max_depth 3", "max_node 1\n> INFO max_depth 9"] {
        check(|| Deep, &session(info));
        check(|| Deep, &format!("> START 15\n< OK\n> INFO {info}\n> BEGIN\n< 0,0\n> END"));
    }
}

#[test]
fn longer_limits_do_not_end_the_search() {
    // There is no reply before the end.
    let infos = ["max_node 81", "max_depth 4", "time_left 900000000", "timeout_turn 900000"];
    for info in infos {
        check(|| Deep, &format!("> START 15\n< OK\n> BEGIN\n> INFO {info}\n> ABOUT\n< *\n> END"));
    }
}

#[test]
fn there_is_no_reply_after_the_end() {
    check(|| Endless, "> START 15\n< OK\n> BEGIN\n> END\n> ABOUT\n> YXSTOP");
    check(|| Endless, "> START 15\n< OK\n> BEGIN\n> TURN 1,1\n> END");
}

#[test]
fn a_search_is_answered_after_the_end_of_the_input() {
    check(|| Endless, "> START 15\n> BEGIN\n> TURN 0,1\n> TURN 0,2\n< OK\n< 0,0\n< 1,0\n< 2,0");
    check(|| Endless, "> START 15\n> BOARD\n> 0,0,1\n< OK");
    check(first, "");
}

/// Moves after which only K9 is free, a foul of X.
const ONLY_A_FOUL: &str = "\
    h8h9h6i7f9i8i9j7k6j10i6j6k7i10k10i11g8j5j8h10g10h11h12g12j9j11g11l11k11j12g9g7j1\
    3k13l14f7h7e10k5k4j4l6e7h5f5d8d9e11e12e5d4c6g6e4d5e6e3c5c7f13e14c11d10d3f11i13k1\
    2d13e13i3l3m9i14k3m7f4g3f12b6n12m11n5n11o10a11n7l5m4n6l2e2e1g2o5h4g4n4b12k8c9c10\
    b9b11a12m2a5c3k14i1a7a6f2i15l9l10m13c8o9n9d15f15l1k2o11o12b5d12o7o8k15a4h1d1c14e\
    15g15c12o15n15j2n1h14b1g13o13n13o6o1o3n8a2b8b13b2b3a8d7m10l7m5l15o2n2o14l8n14m3m\
    8l4m6m1m12i4f8h3e9g14b15h15l12c15j14b14n10c13h13d11g5a9c2a3i2h2e8j3i5b7g1k1m15n3\
    d2b4a13a1m14a14f1o4j15j1c4c1d6b10a10d14a15l13f14f10f6f3i12";

#[test]
fn a_side_that_may_take_no_point_answers_with_a_foul() {
    let game = parse_moves(ONLY_A_FOUL, Variant::GOMOKU_15.with_rule(Rule::Renju)).unwrap();
    assert_eq!(game.legal_moves().next(), None);
    let line = |(at, stone): (Point, Stone)| {
        let owner = if stone == Stone::First { 1 } else { 2 };
        format!("> {},{},{owner}", at.col, at.row)
    };
    let stones = game.stones().map(line).collect::<Vec<_>>().join(
        "
",
    );
    let why = "the game is over";
    check(
        || Simple::new(1),
        &format!(
            "> START 15\n< OK\n> INFO rule 4\n> BOARD\n{stones}\n> DONE\n\
             < MESSAGE the engine has no move: {why}\n< 10,6"
        ),
    );
}

#[test]
fn a_substitute_moves_if_the_player_fails() {
    // With four of its own: the substitute player completes them.
    let session = |why: &str| {
        format!(
            "> START 15\n< OK\n> BOARD\n> 0,0,2\n> 1,0,1\n> 2,0,1\n> 3,0,1\n> 4,0,1\n> DONE\n\
             < MESSAGE the engine has no move: {why}\n< 5,0\n> RESTART\n< OK\n> BOARD\n> 0,0,1\n\
             > 0,2,2\n> 1,2,2\n> 2,2,2\n> 3,2,2\n> DONE\n\
             < MESSAGE the engine has no move: {why}\n< 4,2"
        )
    };
    check(|| Broken, &session("the computer failed: out of memory"));
    check(|| Ignorant, &session("the computer does not play this game"));
    check(
        || Stubborn,
        "
        > START 15
        < OK
        > BEGIN
        < 0,0
        > TURN 9,9
        < MESSAGE the engine has no move: there is already a stone there
        < *
        ",
    );
}

#[test]
fn the_best_moves_are_reported() {
    let [first, second, third] =
        ["depth 3 multipv 1 ev 0", "depth 3 multipv 2 ev -1", "depth 4 multipv 2 ev -1"];
    let rest = "n 80 n/ms 10 tm 8 pv";
    let deeper = "n 160 n/ms 10 tm 16 pv";
    let begin = "> START 15\n< OK\n> YXBOARD\n> 0,0,2\n> DONE";
    // The first line is unchanged, so it is not reported again.
    check(
        || Several,
        &format!(
            "{begin}\n> INFO show_detail 1\n> YXNBEST 2\n< MESSAGE {first} {rest} B15\n\
             < MESSAGE {second} {rest} C15\n< MESSAGE REALTIME BEST 1,0\n\
             < MESSAGE {third} {deeper} C15\n< 1,0"
        ),
    );
    check(
        || Several,
        &format!(
            "{begin}\n> YXNBEST 2\n< MESSAGE {first} {deeper} B15\n\
             < MESSAGE {third} {deeper} C15\n< 1,0\n> TAKEBACK 1,0\n< OK\n> YXNBEST 1\n< 1,0"
        ),
    );
}

#[test]
fn a_manager_can_query_limits_and_clear_the_tables() {
    check(
        super::first,
        "
        > YXSHOWINFO
        < MESSAGE INFO MAX_THREAD_NUM 64
        < MESSAGE INFO MAX_HASH_SIZE 15
        > YXHASHCLEAR
        > START 15
        < OK
        > BEGIN
        < 0,0
        > YXHASHCLEAR
        > TURN 1,0
        < 2,0
        ",
    );
}

#[test]
fn progress_is_reported_on_request() {
    check(
        first,
        "
        > START 15
        < OK
        > INFO show_detail 1
        > BEGIN
        < MESSAGE depth 3 ev 0 n 80 n/ms 10 tm 8 pv A15
        < MESSAGE REALTIME BEST 0,0
        < 0,0
        > INFO show_detail 0
        > TURN 1,0
        < 2,0
        ",
    );
}
