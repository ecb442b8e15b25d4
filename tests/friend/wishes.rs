//! Wishes of one player, and the answers of the other one.

use gomoku::friend::{Change, Entry, News, NotNow, Role, Session, Wish};
use gomoku::game::{End, Outcome, State, Target, Win};
use gomoku::rules::Point;

use crate::desk::LINE;
use crate::pair::{Pair, plain, taken};

/// Game of freestyle that has begun, in which the host moves first.
pub fn begun() -> Pair {
    let mut pair = Pair::new(plain(), 1);
    while pair.arrive(0) || pair.arrive(1) {}
    pair
}

/// Players in the order of their turns.
pub fn order(pair: &Pair) -> [usize; 2] {
    let first = pair.desks[0].session.game().unwrap().to_act();
    if first == Some(Role::Host) { [0, 1] } else { [1, 0] }
}

pub fn settle(pair: &mut Pair) {
    for at in 0..2 {
        pair.send(at);
    }
    while pair.arrive(0) || pair.arrive(1) {}
}

/// Plays this many moves.
pub fn moves(pair: &mut Pair, number: u8) {
    for at in 0..number {
        let player = order(pair)[0];
        let target = Target::Cell(Point::new(at / 3 * 2, at % 3 * 3));
        pair.desks[player].session.act(target, None).unwrap();
        settle(pair);
    }
}

/// Asks for something, hears nothing by itself, and answers.
fn ask(pair: &mut Pair, who: usize, wish: Wish, is_yes: bool) {
    pair.desks[who].session.ask(wish).unwrap();
    let lines = taken(&mut pair.desks[who]);
    let other = &mut pair.desks[1 - who];
    for line in lines {
        let news = other.session.hear(LINE, &line, std::time::Duration::ZERO);
        assert_eq!(news, [News::Asked(wish)]);
    }
    other.session.answer(is_yes);
    settle(pair);
}

fn entries(session: &Session) -> Vec<Entry> {
    session.game().unwrap().log().to_vec()
}

#[test]
fn moves_are_taken_back_only_with_consent() {
    for (asks, is_yes) in [(0, true), (0, false), (1, true), (1, false)] {
        let mut pair = begun();
        moves(&mut pair, 5);
        let who = order(&pair)[asks];
        ask(&mut pair, who, Wish::TakeBack(3), is_yes);
        pair.check();
        let game = pair.desks[0].session.game().unwrap();
        assert_eq!(game.record().ply(), if is_yes { 3 } else { 5 });
        let refused = pair.desks[who].news.contains(&News::Refused(Wish::TakeBack(3)));
        assert_eq!(refused, !is_yes);
        // The game goes on either way.
        moves_on(&mut pair);
    }
}

fn moves_on(pair: &mut Pair) {
    let player = order(pair)[0];
    pair.desks[player].session.act(Target::Cell(Point::new(14, 14)), None).unwrap();
    settle(pair);
    pair.check();
}

#[test]
fn a_draw_needs_both() {
    for asks in 0..2 {
        let mut pair = begun();
        moves(&mut pair, 4);
        ask(&mut pair, asks, Wish::Draw, false);
        assert!(!pair.desks[0].session.game().unwrap().is_over());
        ask(&mut pair, asks, Wish::Draw, true);
        pair.check();
        let score = pair.desks[0].session.game().unwrap().score();
        assert_eq!((score.host, score.guest, score.drawn), (0, 0, 1));
    }
}

#[test]
fn either_player_resigns_at_any_time() {
    for asks in 0..2 {
        let mut pair = begun();
        moves(&mut pair, 4);
        pair.desks[asks].session.ask(Wish::Resign).unwrap();
        settle(&mut pair);
        pair.check();
        let game = pair.desks[0].session.game().unwrap();
        let State::Over(Outcome::Won(_, Win::Resignation)) = game.record().state() else {
            panic!("somebody has resigned")
        };
        let lost = if asks == 0 { game.score().guest } else { game.score().host };
        assert_eq!(lost, 1);
    }
}

#[test]
fn a_resignation_that_crosses_a_move_still_counts() {
    let mut pair = begun();
    moves(&mut pair, 4);
    let [mover, other] = order(&pair);
    pair.desks[other].session.ask(Wish::Resign).unwrap();
    pair.desks[mover].session.act(Target::Cell(Point::new(14, 14)), None).unwrap();
    settle(&mut pair);
    // The move came first, so the wish has lapsed, and its player is to act and asks again.
    pair.check();
    assert_eq!(pair.desks[0].session.game().unwrap().record().ply(), 5);
    pair.desks[other].session.ask(Wish::Resign).unwrap();
    settle(&mut pair);
    pair.check();
    assert!(pair.desks[0].session.game().unwrap().is_over());
}

#[test]
fn wishes_of_both_are_fulfilled_at_once() {
    let mut pair = begun();
    moves(&mut pair, 4);
    for at in 0..2 {
        pair.desks[at].session.ask(Wish::TakeBack(2)).unwrap();
    }
    settle(&mut pair);
    pair.check();
    assert_eq!(pair.desks[0].session.game().unwrap().record().ply(), 2);
}

#[test]
fn a_wish_lapses_with_the_next_move() {
    let mut pair = begun();
    moves(&mut pair, 4);
    let [mover, other] = order(&pair);
    pair.desks[other].session.ask(Wish::Draw).unwrap();
    let asked = taken(&mut pair.desks[other]);
    pair.desks[mover].session.act(Target::Cell(Point::new(14, 14)), None).unwrap();
    for line in asked {
        let heard = pair.desks[mover].session.hear(LINE, &line, std::time::Duration::ZERO);
        assert_eq!(heard, []);
    }
    settle(&mut pair);
    pair.check();
    assert_eq!(pair.desks[other].session.awaits(), None);
    assert_eq!(pair.desks[mover].session.asked(), None);
}

#[test]
fn nobody_acts_out_of_turn() {
    let mut pair = begun();
    moves(&mut pair, 3);
    let [_, other] = order(&pair);
    let before = entries(&pair.desks[other].session);
    let target = Target::Cell(Point::new(14, 14));
    let NotNow::Unsound(_) = pair.desks[other].session.act(target, None).unwrap_err() else {
        panic!("it is not their turn")
    };
    assert_eq!(entries(&pair.desks[other].session), before);
    assert_eq!(taken(&mut pair.desks[other]), Vec::<String>::new());
}

#[test]
fn the_flag_of_the_player_to_act_falls() {
    let mut pair = begun();
    moves(&mut pair, 3);
    let [mover, other] = order(&pair);
    assert!(pair.desks[other].session.fall().is_err());
    pair.desks[mover].session.fall().unwrap();
    settle(&mut pair);
    pair.check();
    let last = *entries(&pair.desks[other].session).last().unwrap();
    assert!(matches!(last.change, Change::End(End::OutOfTime(_))));
}

#[test]
fn moves_made_while_the_line_is_broken_arrive_later() {
    let mut pair = begun();
    moves(&mut pair, 3);
    let [mover, other] = order(&pair);
    pair.cut();
    pair.desks[mover].session.act(Target::Cell(Point::new(14, 14)), None).unwrap();
    assert_eq!(pair.desks[mover].session.ask(Wish::Draw), Err(NotNow::Away));
    assert_eq!(taken(&mut pair.desks[mover]), Vec::<String>::new());
    pair.connect();
    settle(&mut pair);
    pair.check();
    assert_eq!(pair.desks[other].session.game().unwrap().record().ply(), 4);
}

#[test]
fn chat_is_limited() {
    let mut pair = begun();
    let now = std::time::Duration::from_secs;
    let session = &mut pair.desks[0].session;
    for at in [0, 0, 0] {
        session.say("hello", now(at)).unwrap();
    }
    assert_eq!(session.say("hello", now(0)), Err(NotNow::TooSoon));
    session.say("hello", now(2)).unwrap();
    let other = &mut pair.desks[1].session;
    let mut heard = 0;
    for _ in 0..100 {
        heard += other.hear(LINE, "say hello", now(10)).len();
    }
    assert_eq!(heard, 3, "a flood is dropped");
}
