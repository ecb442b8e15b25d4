//! Finished game as a record, which `formats` writes as SGF, `.psq` and so on. In English, as all
//! files.

use std::fmt::Write as _;
use std::time::Duration;

use super::conditions::{Conditions, Engine, Limits, duration};
use super::result::{Finished, Reason, Times};
use super::schedule::Scheduled;
use crate::game::{Allowance, End, GameKind, State, Target, TimeControl};
use crate::record::{NodeId, Player, Property, Record};
use crate::rules::{BySide, Stone};
use crate::translate::in_english;

/// Converts a finished game, with names, times, comments on both, and the result. `None` if the
/// game is none under these conditions.
pub fn record(conditions: &Conditions, scheduled: &Scheduled, game: &Finished) -> Option<Record> {
    let engine = |index: usize| conditions.engines.get(index);
    let [first, second] = scheduled.engines;
    let engines = BySide { first: engine(first)?, second: engine(second)? };
    let mut record = Record::new(GameKind::Rows(conditions.variant));
    for &cell in &game.opening {
        record.play(Target::Cell(cell)).ok()?;
    }
    for played in &game.moves {
        record.play(Target::Cell(played.point)).ok()?;
        let depth = played.depth.map(|depth| format!("depth {depth}"));
        let evaluation = Some(played.evaluation.as_str()).filter(|text| !text.is_empty());
        let told = depth.as_deref().into_iter().chain(evaluation).collect::<Vec<_>>().join(", ");
        record.annotate(record.node(), |notes| {
            notes.spent = Some(played.time);
            notes.comment = told;
        });
    }
    let ending = in_english(|| ending(game));
    record.annotate(record.node(), |notes| {
        if !notes.comment.is_empty() {
            notes.comment.push('\n');
        }
        notes.comment += &ending;
    });
    let control = time_control(engines);
    record.annotate(NodeId::ROOT, |notes| {
        notes.comment = introduction(game, engines);
        notes.properties = control.properties;
        notes.properties.extend(Property::new("RO", [(scheduled.number + 1).to_string()]));
    });
    record.edit_info(|info| {
        info.players = BySide {
            first: Player { name: engines.first.name.as_str().to_owned() },
            second: Player { name: engines.second.name.as_str().to_owned() },
        };
        info.limit = conditions.limit;
        info.time = control.time;
    });
    let is_over = matches!(record.state(), State::Over(_));
    let is_ended = is_over || record.end(end(game)?);
    let is_same = match record.state() {
        State::Over(outcome) => outcome.winner() == game.winner,
        State::ToMove(_) => false,
    };
    (is_ended && is_same).then_some(record)
}

/// End that is not on the board; `None` for a row.
fn end(game: &Finished) -> Option<End> {
    match (game.reason, game.loser()) {
        (Reason::FullBoard, _) => Some(End::Drawn),
        (Reason::MoveLimit, _) => Some(End::MoveLimit),
        (Reason::Time, Some(loser)) => Some(End::OutOfTime(loser)),
        (Reason::IllegalMove | Reason::Crash, Some(loser)) => Some(End::Forfeited(loser)),
        (Reason::Proof, Some(loser)) => Some(End::Lost(loser)),
        _ => None,
    }
}

/// Result in words: `X wins: loss on time after 312 ms. No move.`
fn ending(game: &Finished) -> String {
    let mut text = match game.winner {
        Some(winner) => format!("{winner} wins: {}", game.reason),
        None => format!("Draw: {}", game.reason),
    };
    // Writing to a `String` cannot fail.
    if let Some(time) = game.last_answer {
        let _ = write!(text, " after {}", duration(time));
    }
    text.push('.');
    if !game.note.is_empty() {
        let _ = write!(text, "\n{}", game.note.as_str());
    }
    text
}

/// Lines on the opening and both engines.
fn introduction(game: &Finished, engines: BySide<&Engine>) -> String {
    let mut text = format!("Moves of the opening: {}", game.opening.len());
    for side in [Stone::First, Stone::Second] {
        let Engine { name, limits, .. } = engines.of(side);
        let Times { moves, longest, .. } = game.times(side);
        let mean = game.times(side).mean().unwrap_or_default();
        // Writing to a `String` cannot fail.
        let _ = write!(
            text,
            "\n{side}: {} ({limits}); moves: {moves}, {} in the mean, {} at most",
            name.as_str(),
            duration(mean),
            duration(longest)
        );
    }
    text
}

/// Time control as the record has it, and what only SGF can hold.
#[derive(Default)]
struct Control {
    time: TimeControl,
    properties: Vec<Property>,
}

/// Time control of both engines; none if they have different ones.
fn time_control(engines: BySide<&Engine>) -> Control {
    let times = |engine: &Engine| {
        let Limits { turn_ms, game_ms, increment_ms, .. } = engine.limits;
        (turn_ms, game_ms, increment_ms.filter(|&time| time > 0))
    };
    let both = times(engines.first);
    if both != times(engines.second) {
        return Control::default();
    }
    let (exact, over) = match both {
        (Some(turn), None, _) => {
            let over = format!("{}/move", seconds(turn));
            (allowance(turn).map(TimeControl::Move), Some(over))
        }
        (_, Some(game), None) => (allowance(game).map(TimeControl::Game), None),
        (_, Some(game), Some(each)) => {
            let time = allowance(game).zip(allowance(each));
            let exact = time.map(|(time, each)| TimeControl::Increment { time, each });
            (exact, Some(format!("+{}", seconds(each))))
        }
        (None, None, _) => return Control::default(),
    };
    if let Some(time) = exact {
        return Control { time, properties: Vec::new() };
    }
    let (_, game, _) = both;
    let time = game.and_then(allowance).map_or(TimeControl::None, TimeControl::Game);
    let main = game.filter(|_| time == TimeControl::None).map(|game| seconds(game).to_string());
    let properties = [("TM", main), ("OT", over)].into_iter();
    let properties = properties.filter_map(|(name, value)| Property::new(name, [value?]));
    Control { time, properties: properties.collect() }
}

/// Converts milliseconds that are whole seconds.
fn allowance(time: u64) -> Option<Allowance> {
    let seconds = u32::try_from(time / 1_000).ok().filter(|_| time.is_multiple_of(1_000))?;
    Allowance::seconds(seconds)
}

fn seconds(milliseconds: u64) -> f64 {
    Duration::from_millis(milliseconds).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::super::conditions::tests::conditions;
    use super::super::result::tests::{finished, won};
    use super::super::{Plan, ShortText};
    use super::*;
    use crate::formats::{self, Format};
    use crate::rules::Variant;

    const SCHEDULED: Scheduled = Scheduled { number: 6, engines: [1, 0], opening: 0, symmetry: 0 };

    fn written(game: &Finished, format: Format) -> String {
        written_with(&conditions(&["Alpha", "Beta [1]"]), game, format)
    }

    fn written_with(conditions: &Conditions, game: &Finished, format: Format) -> String {
        let record = record(conditions, &SCHEDULED, game).unwrap();
        let text = String::from_utf8(formats::write(&record, format).unwrap().bytes).unwrap();
        // Whatever was written is read back.
        let loaded = formats::read(text.as_bytes(), None, Variant::GOMOKU_20).unwrap();
        if format == Format::Sgf {
            assert_eq!(loaded.record, record, "{text}");
            assert!(loaded.remarks.is_empty(), "{text}: {:?}", loaded.remarks);
        }
        assert_eq!(loaded.record.state(), record.state(), "{text}");
        text
    }

    #[test]
    fn a_game_is_written_as_sgf() {
        let mut game = won();
        game.moves[1].depth = Some(12);
        game.moves[1].evaluation = ShortText::new("+35");
        let text = written(&game, Format::Sgf);
        for part in [
            "PB[Beta [1\\]]",
            "PW[Alpha]",
            "RE[B+]",
            "OT[0.3/move]",
            "RO[7]",
            "C[Moves of the opening: 3\nX: Beta [1\\] (300 ms a move, 64 MB); moves: 3, 4.0 ms in the mean, 6.0 ms at most\nO: Alpha ",
            "C[depth 12, +35]",
            "C[X wins: five in a row.]",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn a_game_is_written_as_psq() {
        let text = written(&won(), Format::Psq);
        let expected = "Piskvorky 15x15, 0:0, 0\n9,8,0\n1,15,0\n10,8,0\n1,14,1\n11,8,2\n1,13,3\n12,8,4\n1,12,5\n13,8,6\nBeta [1]\nAlpha\n-1\n1,Freestyle\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn every_reason_has_a_result() {
        let open = |winner, reason| Finished {
            last_answer: Some(Duration::from_millis(512)),
            note: ShortText::new("answered \u{7}9,9"),
            ..finished(Variant::GOMOKU_15, "i8a1j8", "a2", winner, reason)
        };
        let [x, o] = [Some(Stone::First), Some(Stone::Second)];
        let note = "\nanswered \u{fffd}9,9]";
        for (game, result, comment) in [
            (open(o, Reason::Time), "W+T", "O wins: loss on time after 512 ms."),
            (open(o, Reason::IllegalMove), "W+F", "O wins: illegal move after 512 ms."),
            (open(x, Reason::Crash), "B+F", "X wins: crash after 512 ms."),
            (open(x, Reason::Proof), "B+", "X wins: proved win after 512 ms."),
            (open(None, Reason::MoveLimit), "0", "Draw: move limit after 512 ms."),
            (open(None, Reason::FullBoard), "0", "Draw: full board after 512 ms."),
        ] {
            let mut conditions = conditions(&["Alpha", "Beta"]);
            if game.reason == Reason::MoveLimit {
                conditions.limit = "10".parse().unwrap();
            }
            let record = record(&conditions, &SCHEDULED, &game).unwrap();
            let text = String::from_utf8(formats::sgf::write(&record).unwrap()).unwrap();
            assert!(text.contains(&format!("RE[{result}]")), "{result}: {text}");
            assert!(text.contains(&format!("C[{comment}{note}")), "{comment}: {text}");
        }
        // A row of the one side is no loss of the other's.
        let wrong = Finished { winner: o, ..won() };
        assert_eq!(record(&conditions(&["a", "b"]), &SCHEDULED, &wrong), None);
        let wrong = Finished { reason: Reason::Five, ..open(o, Reason::Time) };
        assert_eq!(record(&conditions(&["a", "b"]), &SCHEDULED, &wrong), None);
        assert_eq!(record(&conditions(&["a"]), &SCHEDULED, &won()), None);
    }

    #[test]
    fn the_time_control_is_written_where_both_have_it() {
        let text = |limits: [Limits; 2]| {
            let mut conditions = conditions(&["Alpha", "Beta"]);
            conditions.plan = Plan::default();
            for (engine, limits) in conditions.engines.iter_mut().zip(limits) {
                engine.limits = limits;
            }
            written_with(&conditions, &won(), Format::Sgf)
        };
        let limits = |turn_ms, game_ms, increment_ms| Limits {
            turn_ms,
            game_ms,
            increment_ms,
            ..Limits::default()
        };
        for (both, expected) in [
            (limits(Some(5_000), None, None), "OT[5s/move]"),
            (limits(Some(20), None, None), "OT[0.02/move]"),
            (limits(None, Some(60_000), None), "TM[60]"),
            (limits(Some(5_000), Some(60_000), Some(0)), "TM[60]"),
            (limits(None, Some(60_000), Some(1_000)), "TM[60]OT[+1s]"),
            (limits(None, Some(60_000), Some(500)), "TM[60]"),
            (limits(None, Some(60_000), Some(500)), "OT[+0.5]"),
            (limits(None, Some(1_500), None), "TM[1.5]"),
        ] {
            let text = text([both; 2]);
            assert!(text.contains(expected), "{expected}: {text}");
        }
        let none = text([Limits::default(), Limits::default()]);
        let other = text([limits(Some(20), None, None), limits(Some(30), None, None)]);
        for text in [none, other] {
            assert!(!text.contains("TM[") && !text.contains("OT["), "{text}");
        }
    }
}
