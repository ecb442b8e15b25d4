//! Point 20: quick games against a player of our own.

use super::rules::tell_rule;
use crate::doctor::examination::{Examination, square};
use crate::doctor::session::{Examined, RULES, Stop, words};
use crate::player::{Ctx, Level, Levelled, Limits, Player as _};
use crate::rules::{Game, Placement, Rule, Stone, Variant};

/// Level of the opponent.
const LEVEL: u8 = 4;
/// Number of moves after which a game is no longer interesting.
const LONGEST: usize = 80;

/// Point 20: quick games without a fault.
pub fn plays(exam: &mut Examination) -> Examined<()> {
    let usual = exam.shape()?.width();
    // Without point 3, only the usual board is known.
    let sizes = exam.profile.sizes.iter().copied();
    let size = sizes.filter(|&size| size <= 15).max().unwrap_or(usual);
    for number in 0..exam.times().games {
        game(exam, size, number)?;
    }
    Ok(())
}

fn game(exam: &mut Examination, size: u8, number: u8) -> Examined<()> {
    let turn = exam.times().game_turn;
    let shape = square(size);
    let five = Variant::GOMOKU_15.row_length();
    let variant = Variant::new(shape, five, Rule::Freestyle, Placement::Anywhere);
    let mut game = Game::new(variant.unwrap_or(Variant::GOMOKU_15));
    let mut player = Levelled::new(Level::new(LEVEL).unwrap_or(Level::MAX), number.into());
    let mut session = exam.game_on(shape, turn)?;
    if let Some(why) = tell_rule(&mut session, Rule::Freestyle)? {
        return Err(Stop::Fault(RULES, format!("it refuses rule 0: {}", words(&why))));
    }
    let own = if number.is_multiple_of(2) { Stone::First } else { Stone::Second };
    let mut last = None;
    while let Some(mover) = game.status().to_move().filter(|_| game.moves().len() < LONGEST) {
        let point = if mover == own {
            match last {
                None => session.begin()?,
                Some(point) => session.reply_to(point)?,
            }
        } else {
            let chosen = player.choose(&game, &Limits::default(), &Ctx::quiet());
            // Ours always has a move.
            let Ok(point) = chosen else { break };
            last = Some(point);
            point
        };
        if game.play(point).is_err() {
            break;
        }
    }
    Ok(())
}
