//! Lines of both players that cross on their way.

use gomoku::friend::{News, NotNow, Wish};
use gomoku::game::Target;
use gomoku::rules::Point;

use crate::pair::{Pair, plain, taken};
use crate::random;
use crate::wishes::{begun, moves, order, settle};

/// Checks that neither player had to accept what they had agreed to.
fn check(pair: &Pair) {
    pair.check();
    for desk in &pair.desks {
        let is_bad =
            |news: &&News| matches!(news, News::Claimed(_) | News::Differs(_) | News::Unsound(_));
        assert_eq!(desk.news.iter().find(is_bad), None);
    }
}

/// Position in which both players ask for something else before they hear each other.
fn asked(wishes: [Wish; 2]) -> (Pair, usize, [Vec<String>; 2]) {
    let mut pair = begun();
    moves(&mut pair, 5);
    let mover = order(&pair)[0];
    let lines = [mover, 1 - mover].map(|who| {
        let wish = wishes[usize::from(who != mover)];
        pair.desks[who].session.ask(wish).unwrap();
        taken(&mut pair.desks[who])
    });
    (pair, mover, lines)
}

/// Lets a player hear lines, answer the wish in them, and returns what leaves the player.
fn answer(pair: &mut Pair, who: usize, lines: &[String], is_yes: bool) -> Vec<String> {
    let now = std::time::Duration::ZERO;
    for line in lines {
        let news = pair.desks[who].session.hear(crate::desk::LINE, line, now);
        assert!(matches!(news.as_slice(), [News::Asked(_)]), "{news:?}");
    }
    pair.desks[who].session.answer(is_yes);
    taken(&mut pair.desks[who])
}

#[test]
fn a_wish_stays_agreed_while_another_one_is_granted() {
    let (mut pair, mover, [of_mover, of_other]) = asked([Wish::TakeBack(4), Wish::TakeBack(2)]);
    // Both say yes. The player who is to act makes the entry that the other one wants.
    let from_other = answer(&mut pair, 1 - mover, &of_mover, true);
    let from_mover = answer(&mut pair, mover, &of_other, true);
    pair.ways[mover].extend(from_other);
    pair.ways[1 - mover].extend(from_mover);
    settle(&mut pair);
    check(&pair);
    assert_eq!(pair.desks[0].session.game().unwrap().record().ply(), 2);
}

#[test]
fn a_wish_is_granted_although_that_of_the_granter_is_refused() {
    let (mut pair, mover, [of_mover, of_other]) = asked([Wish::TakeBack(4), Wish::Draw]);
    let from_other = answer(&mut pair, 1 - mover, &of_mover, true);
    let from_mover = answer(&mut pair, mover, &of_other, false);
    pair.ways[1 - mover].extend(from_mover);
    while pair.arrive(1 - mover) {}
    pair.ways[mover].extend(from_other);
    settle(&mut pair);
    check(&pair);
    assert_eq!(pair.desks[0].session.game().unwrap().record().ply(), 4);
}

#[test]
fn a_refused_wish_is_not_agreed_to() {
    let (mut pair, mover, [_, of_other]) = asked([Wish::TakeBack(4), Wish::Draw]);
    let from_mover = answer(&mut pair, mover, &of_other, false);
    pair.ways[1 - mover].extend(from_mover);
    while pair.arrive(1 - mover) {}
    // A program that refuses a draw and then declares it.
    let other = &mut pair.desks[1 - mover].session;
    let news = other.hear(crate::desk::LINE, "end 6 draw", std::time::Duration::ZERO);
    assert!(matches!(news.as_slice(), [News::Claimed(_)]), "{news:?}");
}

#[test]
fn a_proposal_replaces_one_that_was_accepted_on_its_way() {
    for seconds in (0..random::proposals()).step_by(10) {
        let mut pair = begun();
        moves(&mut pair, 3);
        pair.desks[1].session.ask(Wish::Resign).unwrap();
        settle(&mut pair);
        let before = pair.desks[0].session.game().unwrap().terms().id;
        // The host proposes a game, and then grants the rematch for which the guest has asked.
        pair.desks[0].session.propose(random::proposal(seconds)).unwrap();
        pair.desks[1].session.ask(Wish::Rematch).unwrap();
        settle(&mut pair);
        check(&pair);
        let [host, guest] = pair.desks.each_ref().map(|desk| desk.session.game().unwrap());
        assert_ne!(host.terms().id, before);
        assert_eq!(host.terms(), guest.terms());
        let player = order(&pair)[0];
        pair.desks[player].session.act(Target::Cell(Point::new(7, 7)), None).unwrap();
        settle(&mut pair);
        check(&pair);
    }
}

#[test]
fn nothing_is_asked_before_both_are_in_step() {
    let mut pair = Pair::new(plain(), 1);
    let has_begun = |pair: &Pair| pair.desks[0].session.game().is_some();
    while !has_begun(&pair) && (pair.arrive(0) || pair.arrive(1)) {}
    // The host has not heard yet that the guest has the game, too, but moves.
    let host = &mut pair.desks[0].session;
    host.act(Target::Cell(Point::new(7, 7)), None).unwrap();
    assert_eq!(host.ask(Wish::TakeBack(0)), Err(NotNow::CatchingUp));
    pair.send(0);
    settle(&mut pair);
    pair.desks[0].session.ask(Wish::TakeBack(0)).unwrap();
    pair.desks[1].session.ask(Wish::TakeBack(0)).unwrap();
    settle(&mut pair);
    check(&pair);
    let session = &pair.desks[0].session;
    assert_eq!(session.game().unwrap().record().ply(), 0);
    assert_eq!(session.awaits(), None);
}

#[test]
fn the_same_wish_of_both_is_answered() {
    let (mut pair, mover, [of_mover, _]) = asked([Wish::Draw, Wish::Draw]);
    let other = &mut pair.desks[1 - mover];
    // Even if the player who is to act has not heard it.
    for line in of_mover {
        other.session.hear(crate::desk::LINE, &line, std::time::Duration::ZERO);
    }
    assert_eq!(taken(other), ["yes draw 5"]);
}
