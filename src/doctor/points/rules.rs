//! Point 11: rules, by what an engine does in positions that tell them apart.

use crate::doctor::Mark;
use crate::doctor::examination::{Examination, square};
use crate::doctor::session::{Examined, Outcome, RULES, Session, Stop, words};
use crate::gomocup::message::{Owner, PlacedStone, Reply};
use crate::rules::{Coordinates, Game, Point, Rule, Stone, Variant, parse_moves};

/// Moves that a rule asks for in a position.
struct Trial {
    rules: &'static [Rule],
    /// Moves of both sides, the first side's first, with row 1 at the bottom.
    moves: &'static str,
    /// Cells, one of which is right. With `!` before them, all others are.
    expected: &'static str,
    /// Fault of an engine that plays elsewhere.
    fault: &'static str,
    /// Set if the fault loses no game that is not lost already.
    is_harmless: bool,
}

use Rule::{Caro, Freestyle, Renju, Standard, StandardCaro};

/// Rules with a number.
const NUMBERED: [Rule; 5] = [Freestyle, Standard, Renju, Caro, StandardCaro];

/// Positions of the judge of the tournament, and further ones.
const TRIALS: [Trial; 8] = [
    Trial {
        rules: &[Freestyle, Standard, Renju, Caro, StandardCaro],
        moves: "h8h9i8i9j8j9k8k9",
        expected: "g8 l8",
        fault: "it does not complete its five",
        is_harmless: false,
    },
    Trial {
        rules: &[Freestyle],
        moves: "h8h9i8h10g8h11j13h12g14h14i15",
        expected: "h13",
        fault: "it does not win by six in a row",
        is_harmless: false,
    },
    Trial {
        rules: &[Standard],
        moves: "h8h9i8h10g8h11j13h12g14h14i15",
        expected: "f8 j8",
        fault: "it takes six in a row for a win, and does not stop a three",
        is_harmless: false,
    },
    Trial {
        rules: &[Renju],
        moves: "h8h9i7i9h10i6i11i12",
        expected: "!g9",
        fault: "it makes a double three",
        is_harmless: false,
    },
    Trial {
        rules: &[Renju],
        // By any other rule, k8 wins at once.
        moves: "h8g8i8k4j8a1k5c2k6o1k7o15",
        expected: "!k8",
        fault: "it makes a double four",
        is_harmless: false,
    },
    Trial {
        rules: &[Renju],
        // A four of the second side, which only a double three can stop.
        moves: "h8h9i7i9h10j9i11k9l9b2",
        expected: "!g9",
        fault: "it stops a four by a foul",
        is_harmless: true,
    },
    Trial {
        rules: &[Caro, StandardCaro],
        moves: "h8f8g8f9i8f7j8l8",
        expected: "f5 f6 f10 f11",
        fault: "it takes a five that is blocked at both ends for a win, and does not stop a three",
        is_harmless: false,
    },
    Trial {
        rules: &[Caro],
        moves: "h8h9i8h10g8h11j13h12g14h14i15",
        expected: "h13",
        fault: "it does not win by six in a row",
        is_harmless: false,
    },
];

/// Point 11: the rules that the engine plays, by what it does.
pub fn plays(exam: &mut Examination) -> Examined<()> {
    // The positions fit on every board from 15x15 on.
    let side = exam.shape()?.width();
    let mut refused = Vec::new();
    for rule in NUMBERED {
        let Some(number) = rule.number() else { continue };
        match obeys(exam, side, rule)? {
            Obeys::Refused(why) => refused.push((number, rule, why)),
            Obeys::Yes => exam.profile.rules.push(number),
            Obeys::No => {}
        }
    }
    if let Some((_, _, why)) = refused.first()
        && refused.len() == NUMBERED.len()
    {
        return Err(Stop::Fault(RULES, format!("it refuses every rule: {why}")));
    }
    if !refused.is_empty() {
        let names: Vec<String> =
            refused.iter().map(|(number, rule, _)| format!("{number} ({rule})")).collect();
        exam.remark(Mark::Note, format!("it does not play the rules {}", names.join(", ")));
    }
    Ok(())
}

enum Obeys {
    Yes,
    /// It claims the rule, and breaks it.
    No,
    Refused(String),
}

fn obeys(exam: &mut Examination, side: u8, rule: Rule) -> Examined<Obeys> {
    let turn = exam.times().turn.max(exam.times().thinking);
    let mut answer = Obeys::Yes;
    for trial in TRIALS.iter().filter(|trial| trial.rules.contains(&rule)) {
        let mut session = exam.game_on(square(side), turn)?;
        let refusal = tell_rule(&mut session, rule)?;
        if let Some(why) = refusal {
            return Ok(Obeys::Refused(why));
        }
        let Some((stones, right)) = position(trial) else { continue };
        match session.try_position(&stones)? {
            Outcome::Refused(why) => return Ok(Obeys::Refused(why)),
            Outcome::Move(point, _) if right(point) => {}
            Outcome::Move(..) => {
                let number = rule.number().unwrap_or_default();
                let text = format!("rule {number} ({rule}): {}", trial.fault);
                // Many engines are older than the rules of caro, and ignore them without a word.
                let is_young = matches!(rule, Rule::Caro | Rule::StandardCaro);
                if trial.is_harmless || is_young {
                    exam.note(&session, text);
                } else {
                    exam.fail(&session, text);
                }
                if !trial.is_harmless {
                    answer = Obeys::No;
                }
            }
        }
    }
    Ok(answer)
}

/// Tells the rule. Returns the engine's words if it refuses.
pub fn tell_rule(session: &mut Session, rule: Rule) -> Examined<Option<String>> {
    let answers = session.ask(&format!("INFO rule {}", rule.number().unwrap_or_default()))?;
    let is_refusal =
        |line: &&String| matches!(line.parse(), Ok(Reply::Error(_) | Reply::Unknown(_)));
    Ok(answers.iter().find(is_refusal).map(|line| words(line)))
}

type IsRight = Box<dyn Fn(Point) -> bool>;

/// Stones of a trial for the side to move, and what is right there.
fn position(trial: &Trial) -> Option<(Vec<PlacedStone>, IsRight)> {
    let variant = Variant::GOMOKU_15;
    // A row longer than five may be on the board without an end of the game.
    let game: Game = parse_moves(trial.moves, variant).ok()?;
    let mover = Stone::First.after(game.moves().len());
    let owner = |stone| if stone == mover { Owner::Own } else { Owner::Opponent };
    let placed = game.stones().map(|(point, stone)| PlacedStone { point, owner: owner(stone) });
    let (cells, is_right) = match trial.expected.strip_prefix('!') {
        Some(wrong) => (wrong, false),
        None => (trial.expected, true),
    };
    let shape = variant.shape();
    let cells: Vec<Point> =
        cells.split(' ').filter_map(|name| Coordinates::Letters.parse(name, shape).ok()).collect();
    Some((placed.collect::<Vec<_>>(), Box::new(move |point| cells.contains(&point) == is_right)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_trials_tell_the_rules_apart() {
        let shape = Variant::GOMOKU_15.shape();
        for Trial { rules, moves, expected, fault, .. } in &TRIALS {
            let (wrong, cells) = match expected.strip_prefix('!') {
                Some(cells) => (true, cells),
                None => (false, *expected),
            };
            for rule in *rules {
                let game = parse_moves(moves, Variant::GOMOKU_15.with_rule(*rule)).unwrap();
                assert!(game.status().to_move().is_some(), "{moves}: the game is not over");
                for cell in cells.split(' ') {
                    let point = Coordinates::Letters.parse(cell, shape).unwrap();
                    assert!(game.check(point).is_ok(), "{fault}: {cell} is free");
                    assert_eq!(game.foul(point).is_some(), wrong, "{fault}: {cell} is a foul");
                }
            }
        }
    }

    #[test]
    fn a_position_is_that_of_the_side_to_move() {
        let (stones, is_right) = position(&TRIALS[0]).unwrap();
        assert_eq!((stones.len(), stones[0].owner), (8, Owner::Own));
        // g8, with the rows from the top.
        assert!(is_right(Point::new(7, 6)) && !is_right(Point::new(6, 6)));
        let (_, is_right) = position(&TRIALS[3]).unwrap();
        assert!(is_right(Point::new(7, 6)) && !is_right(Point::new(6, 6)), "all but g9");
    }
}
