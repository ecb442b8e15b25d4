//! Programs that want something else.

use std::time::Duration;

use gomoku::friend::{Chance, Change, Connection, Entry, News, Role, Session};
use gomoku::game::{End, Target};
use gomoku::rules::Point;

use crate::desk::{Desk, LINE};
use crate::pair::{Pair, plain};
use crate::random;

/// Longest description of a session that has heard anything.
const LARGEST: usize = 600_000;

/// Starts of lines that a hostile program sends.
const STARTS: [&str; 24] = [
    "m ",
    "select ",
    "o ",
    "pass ",
    "back ",
    "end ",
    "takeback ",
    "draw ",
    "resign ",
    "rematch ",
    "yes takeback ",
    "yes draw ",
    "no draw ",
    "sync ",
    "differ ",
    "mine m ",
    "mine back ",
    "game ",
    "accept ",
    "reveal ",
    "say ",
    "gomoku-play 1 name=",
    "seat host ",
    "",
];

fn hostile(session: &Session, chance: &mut fastrand::Rng) -> String {
    let log = session.game().map_or(0, |game| game.log().len());
    let number = match chance.u32(0..4) {
        0 => chance.usize(0..5000),
        1 => log,
        _ => log + 1,
    };
    let start = STARTS[chance.usize(0..STARTS.len())];
    let end = match chance.u32(0..12) {
        0 => "draw".to_owned(),
        1 => "resign x".to_owned(),
        2 => "resign o".to_owned(),
        3 => "flag x".to_owned(),
        4 => "flag o 0".to_owned(),
        5 => "swap".to_owned(),
        6 => format!("{}", chance.usize(0..20)),
        7 => (0..chance.usize(0..200)).map(|_| chance.char(..)).collect(),
        8 => "kind=15 opening=free clock=none limit=full first=guest score=9:9:9".to_owned(),
        9 => "0123456789abcdef".to_owned(),
        _ => format!("{},{} 99999999", chance.u8(0..15), chance.u8(0..15)),
    };
    format!("{start}{number} {end}")
}

/// Connects again, in step with the session.
fn come_again(session: &mut Session) {
    session.closed(LINE);
    session.opened(LINE);
    let Some(game) = session.game() else { return };
    let (id, entries) = (game.terms().id, game.log().len());
    let (terms, hash) = (game.terms().to_string(), game.hash(entries));
    for line in [
        format!("gomoku-play 1 have={id} name=Mallory"),
        if session.role() == Some(Role::Host) { format!("accept {id}") } else { terms },
        format!("sync {entries} {hash}"),
    ] {
        session.hear(LINE, &line, Duration::ZERO);
    }
}

/// Checks that nothing has changed that needs the consent of a player who gave none.
fn check_added(before: usize, session: &Session, own: Role) {
    let Some(game) = session.game() else { return };
    let mut again = gomoku::friend::SharedGame::begin(*game.terms()).unwrap();
    for (at, entry) in game.log().iter().enumerate() {
        let author = again.to_act().unwrap();
        if at >= before {
            match entry.change {
                // Who resigns while this player is to act does so through this program.
                Change::End(end @ (End::Resigned(_) | End::OutOfTime(_))) => {
                    assert_ne!(again.loser(end), Some(own), "{entry:?}");
                }
                Change::Act(_) => assert_ne!(author, own, "this player did nothing"),
                Change::Back(_) | Change::End(_) => panic!("without consent: {entry:?}"),
            }
        }
        again.add(author, *entry).unwrap();
    }
}

#[test]
fn random_lines_change_nothing_without_consent() {
    const GAMES: usize = 250;
    const LINES: usize = 2000;
    let mut changed = 0;
    for at in 0..GAMES {
        let own = if at % 2 == 0 { Role::Host } else { Role::Guest };
        let mut pair = Pair::new(at, at as u64);
        for _ in 0..60 {
            pair.step();
        }
        let session = &mut pair.desks[at % 2].session;
        let mut chance = fastrand::Rng::with_seed(at as u64);
        let mut before = session.game().map_or(0, |game| game.log().len());
        let id = |session: &Session| session.game().map(|game| game.terms().id);
        let game = id(session);
        for number in 0..LINES {
            if number % 20 == 0 {
                come_again(session);
            }
            let line = hostile(session, &mut chance);
            session.hear(LINE, &line, Duration::from_millis(number as u64));
            let out = session.take_outbox();
            assert!(out.lines.len() < 3000);
            let log = session.game().map_or(0, |game| game.log().len());
            if log != before {
                assert_eq!(id(session), game, "no game begins without consent");
                check_added(before, session, own);
                (before, changed) = (log, changed + 1);
            }
        }
        assert!(format!("{session:?}").len() < LARGEST);
    }
    assert!(changed > GAMES / 2, "moves of the other player are taken: {changed}");
}

#[test]
fn a_million_random_lines_do_no_harm() {
    let mut chance = fastrand::Rng::with_seed(1);
    let source = || Chance::new([7; 32]);
    let mut sessions = [
        Session::host("Ada", random::proposal(0), Vec::new(), source()),
        Session::guest("Eve", "-", Vec::new(), source()),
        Session::spectator("Bob", "-"),
    ];
    for session in &mut sessions {
        session.opened(LINE);
    }
    for number in 0..1_000_000_usize {
        let session = &mut sessions[number % 3];
        let line = match chance.u32(0..3) {
            0 => (0..chance.usize(0..40)).map(|_| char::from(chance.u8(32..127))).collect(),
            _ => hostile(session, &mut chance),
        };
        let from = if chance.u32(0..50) == 0 { Connection(chance.u32(0..4)) } else { LINE };
        session.hear(from, &line, Duration::from_millis(number as u64));
        session.take_outbox();
    }
    for session in &sessions {
        assert!(format!("{session:?}").len() < LARGEST);
    }
}

/// Game of five stones, after which the host is asked by a program of its own.
fn begun() -> (Pair, usize) {
    let mut pair = Pair::new(plain(), 1);
    while pair.arrive(0) || pair.arrive(1) {}
    for at in 0..5_u8 {
        let host = pair.desks[0].session.game().unwrap().to_act() == Some(Role::Host);
        let desk = &mut pair.desks[usize::from(!host)];
        desk.session.act(Target::Cell(Point::new(at, at * 2 % 7)), None).unwrap();
        for at in 0..2 {
            pair.send(at);
        }
        while pair.arrive(0) || pair.arrive(1) {}
    }
    let host = pair.desks[0].session.game().unwrap().to_act() == Some(Role::Host);
    (pair, usize::from(!host))
}

fn heard(desk: &mut Desk, line: &str) -> Vec<News> {
    desk.session.hear(LINE, line, Duration::ZERO)
}

fn log(desk: &Desk) -> Vec<Entry> {
    desk.session.game().unwrap().log().to_vec()
}

#[test]
fn what_needs_consent_is_asked_for() {
    for line in ["back 6 2", "end 6 draw"] {
        let (mut pair, mover) = begun();
        // The program of the player who is to act makes an entry to which nobody agreed.
        let desk = &mut pair.desks[1 - mover];
        let before = log(desk);
        let news = heard(desk, line);
        let [News::Claimed(_)] = news.as_slice() else { panic!("{line}: {news:?}") };
        assert_eq!(log(desk), before);
        let refused = desk.session.settle_claim(false);
        assert!(refused.is_empty(), "the other log is awaited: {refused:?}");
        assert_eq!(log(desk), before);
        // With consent, it counts.
        let (mut pair, mover) = begun();
        let desk = &mut pair.desks[1 - mover];
        heard(desk, line);
        desk.session.settle_claim(true);
        assert_eq!(log(desk).len(), before.len() + 1);
    }
}

#[test]
fn nobody_is_asked_about_what_is_not_possible() {
    // There are five entries, and 0,0 is occupied.
    for (line, is_mover) in [("back 6 9", false), ("m 6 0,0", true)] {
        let (mut pair, mover) = begun();
        let desk = &mut pair.desks[if is_mover { mover } else { 1 - mover }];
        let news = heard(desk, line);
        assert!(matches!(news.as_slice(), [News::Unsound(_)]), "{line}: {news:?}");
        assert_eq!(desk.session.claimed(), None);
    }
}

#[test]
fn nobody_moves_for_another_player() {
    let (mut pair, mover) = begun();
    let desk = &mut pair.desks[mover];
    let before = log(desk);
    let news = heard(desk, "m 6 14,14");
    assert!(matches!(news.as_slice(), [News::Claimed(_)]), "{news:?}");
    assert_eq!(log(desk), before);
}

#[test]
fn an_illegal_move_is_reported_once() {
    let (mut pair, mover) = begun();
    let desk = &mut pair.desks[1 - mover];
    let before = log(desk);
    assert!(matches!(heard(desk, "m 6 0,0").as_slice(), [News::Unsound(_)]));
    assert_eq!(heard(desk, "m 6 0,0"), []);
    assert_eq!(log(desk), before);
}

#[test]
fn logs_that_differ_are_shown_and_not_decided() {
    let (mut pair, _) = begun();
    pair.cut();
    // One of them has lost its last move, and played another one.
    for (at, cell) in [(0, "12,1"), (1, "12,2")] {
        let kept = &mut pair.desks[at].kept;
        kept.pop();
        kept.push(format!("m 5 {cell}"));
        pair.kill(at, at as u64);
    }
    while pair.arrive(0) || pair.arrive(1) {}
    for desk in &pair.desks {
        let differs = desk.news.iter().find_map(|news| match news {
            News::Differs(difference) => Some(difference),
            _ => None,
        });
        let difference = differs.unwrap();
        assert_eq!((difference.common, difference.ours.len(), difference.theirs.len()), (4, 1, 1));
        assert_ne!(difference.ours, difference.theirs);
        assert_eq!(log(desk).len(), 5);
        assert_eq!(desk.session.check(), Err(gomoku::friend::NotNow::Differs));
    }
}

#[test]
fn wishes_do_not_pester() {
    let (mut pair, mover) = begun();
    let desk = &mut pair.desks[mover];
    let mut asked = 0;
    for _ in 0..1000 {
        asked += heard(desk, "takeback 5 0").len();
        desk.session.answer(false);
    }
    assert_eq!(asked, 3);
}

#[test]
fn a_host_that_reveals_another_secret_decides_no_lot() {
    let source = Chance::new([1; 32]);
    let mut guest = Session::guest("Eve", "-", Vec::new(), source);
    guest.opened(LINE);
    let hear = |session: &mut Session, line: &str| session.hear(LINE, line, Duration::ZERO);
    hear(&mut guest, "gomoku-play 1 name=Ada");
    let commitment = "00".repeat(32);
    hear(
        &mut guest,
        &format!(
            "game 00c0ffee00c0ffee kind=15 opening=free clock=none limit=full first=random commit={commitment}"
        ),
    );
    guest.accept();
    let news = hear(&mut guest, &format!("reveal {}", "11".repeat(16)));
    assert!(!news.contains(&News::Begun) && !news.is_empty(), "{news:?}");
    assert!(guest.game().is_none());
}

#[test]
fn a_stranger_does_not_enter_a_game() {
    let (mut pair, _) = begun();
    let host = &mut pair.desks[0].session;
    for have in ["", "have=0123456789abcdef "] {
        host.opened(Connection(9));
        let news =
            host.hear(Connection(9), &format!("gomoku-play 1 {have}name=Mallory"), Duration::ZERO);
        assert_eq!(news, []);
        let out = host.take_outbox();
        let last = (Connection(9), "no busy".to_owned());
        assert_eq!(out.lines.last(), Some(&last));
        assert_eq!(out.closed, [Connection(9)]);
        assert_eq!(host.friend(), Some("Eve"));
    }
}

#[test]
fn a_spectator_sees_everything_and_changes_nothing() {
    let (mut pair, _) = begun();
    let mut spectator = Session::spectator("Bob", "-");
    spectator.opened(LINE);
    let watches = Connection(5);
    pair.desks[0].session.opened(watches);
    let hello = spectator.take_outbox().lines;
    let host = &mut pair.desks[0].session;
    for (_, line) in hello {
        assert_eq!(host.hear(watches, &line, Duration::ZERO), [News::Watched(1)]);
    }
    let shown = |session: &mut Session, spectator: &mut Session| {
        let lines = session.take_outbox().lines;
        for (to, line) in lines {
            if to == watches {
                spectator.hear(LINE, &line, Duration::ZERO);
            }
        }
    };
    shown(host, &mut spectator);
    assert_eq!(spectator.name_of(Role::Host), "Ada");
    assert_eq!(spectator.name_of(Role::Guest), "Eve");
    for line in ["m 6 14,14", "takeback 5 0", "draw 5", "resign 5", "say hello", "sync 9 x"] {
        let before = host.game().unwrap().log().len();
        let heard = host.hear(watches, line, Duration::ZERO);
        assert_eq!(heard, [], "{line}");
        assert_eq!(host.game().unwrap().log().len(), before);
    }
    assert_eq!(spectator.game().unwrap().log(), host.game().unwrap().log());
}

#[test]
fn another_version_is_named() {
    let mut guest = Session::guest("Eve", "-", Vec::new(), Chance::new([1; 32]));
    guest.opened(LINE);
    let news = guest.hear(LINE, "no version", Duration::ZERO);
    assert_eq!(news, [News::Denied(gomoku::friend::Denial::Version)]);
    // A newer program speaks the older version.
    let news = guest.hear(LINE, "gomoku-play 7 name=Ada", Duration::ZERO);
    assert_eq!(news, [News::Met]);
}

#[test]
fn what_answers_may_be_no_gomoku() {
    let mut guest = Session::guest("Eve", "-", Vec::new(), Chance::new([1; 32]));
    guest.opened(LINE);
    let mut news = Vec::new();
    for number in 0..100 {
        let line = format!("Welcome to \u{1b}[2J {number}");
        news.extend(guest.hear(LINE, &line, Duration::ZERO));
    }
    assert_eq!(news.len(), 1);
    let News::NotGomoku(line) = &news[0] else { panic!("{news:?}") };
    assert!(line.contains("\u{fffd}[2J"), "{line}");
}
