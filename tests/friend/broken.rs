//! Lines that break, and players that are killed.

use gomoku::friend::News;

use crate::pair::Pair;
use crate::random;

/// Plays a game with these breaks, and checks that nothing is lost.
fn play_with(game: usize, seed: u64, mut breaks: impl FnMut(&mut Pair)) -> usize {
    let mut pair = Pair::new(game, seed);
    pair.play(|pair| breaks(pair));
    pair.check();
    for desk in &pair.desks {
        let is_bad =
            |news: &&News| matches!(news, News::Claimed(_) | News::Differs(_) | News::Unsound(_));
        assert_eq!(desk.news.iter().find(is_bad), None, "game {game}");
    }
    pair.arrived
}

#[test]
fn either_player_may_be_killed_at_every_line() {
    // Openings, pieces, stones that fall, and a few moves that are taken back.
    for (game, seed) in [(0, 1), (1, 2), (9, 3), (31, 4), (60, 5), (90, 6)] {
        let lines = play_with(game, seed, |_| {}).min(80);
        for at in 0..lines {
            for who in 0..2 {
                let mut is_dead = false;
                play_with(game, seed, |pair| {
                    if pair.arrived == at && !std::mem::replace(&mut is_dead, true) {
                        pair.kill(who, 1000 + at as u64);
                    }
                });
            }
        }
    }
}

#[test]
fn the_line_may_break_again_and_again() {
    for number in 0..random::proposals() {
        let mut count = 0;
        play_with(number, number as u64 + 5000, |pair| {
            count += 1;
            match pair.chance.u32(0..30) {
                // So that every game ends.
                _ if count > 3000 => {}
                0 => {
                    pair.cut();
                    pair.connect();
                }
                1 => {
                    let who = pair.chance.usize(0..2);
                    let seed = pair.chance.u64(..);
                    pair.kill(who, seed);
                }
                _ => {}
            }
        });
    }
}
