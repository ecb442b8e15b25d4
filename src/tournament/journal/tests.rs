use std::collections::BTreeSet;

use proptest::prelude::*;

use super::super::conditions::tests::{conditions, openings};
use super::super::result::tests::finished;
use super::*;
use crate::rules::{Game, Point, Status};

/// Match of three engines with the given games finished, and the text of its journal.
fn written(numbers: &[usize]) -> (Journal, String) {
    let mut journal = Journal::new(conditions(&["a", "b", "c"]));
    let schedule = journal.conditions.schedule().unwrap();
    let mut text = journal.conditions.line();
    for &number in numbers {
        let scheduled = schedule.game(number).unwrap();
        let game = game(&scheduled, number as u64);
        text += &journal.line(&scheduled, &game);
        journal.games.insert(number, game);
    }
    journal.length = text.len();
    (journal, text)
}

/// Game of ten moves in the top rows, which the side to move loses on time.
fn game(scheduled: &Scheduled, salt: u64) -> Finished {
    let opening = openings().turned(scheduled.opening, scheduled.symmetry).unwrap();
    let mut game = finished_without_moves(&opening);
    for number in 0..10 {
        game.moves.push(PlayedMove {
            point: Point::new(0, number),
            time: Duration::from_micros(salt * 1_000 + u64::from(number)),
            depth: number.is_multiple_of(2).then_some(number.into()),
            evaluation: ShortText::new(if number == 3 { "+35 \u{1b}" } else { "" }),
        });
    }
    game.last_answer = Some(Duration::from_micros(salt));
    game.note = ShortText::new("no move within 300 ms \"quoted\"");
    game
}

fn finished_without_moves(opening: &Game) -> Finished {
    let shape = opening.variant().shape();
    let winner = opening.status().to_move().map(Stone::opponent);
    let word = word(opening.moves(), shape);
    finished(opening.variant(), &word, "", winner, Reason::Time)
}

fn resume(bytes: &[u8]) -> Result<Journal, JournalError> {
    Journal::resume(bytes, conditions(&["a", "b", "c"]), &openings())
}

#[test]
fn a_journal_is_read_back() {
    let (journal, text) = written(&[0, 3, 1, 17]);
    assert_eq!(resume(text.as_bytes()).unwrap(), journal);
    assert_eq!(Journal::parse(text.as_bytes()).unwrap(), journal);
    let line = text.lines().nth(1).unwrap();
    let start =
        r#"{"game":0,"engines":[1,2],"opening":"h8i9","moves":[{"cell":"a15","us":0,"depth":0},"#;
    assert!(line.starts_with(start), "{line}");
    let end =
        r#""winner":"O","reason":"time","last_us":0,"note":"no move within 300 ms \"quoted\""}"#;
    assert!(line.ends_with(end), "{line}");
}

#[test]
fn a_cut_at_any_byte_loses_only_the_incomplete_line() {
    let (journal, text) = written(&[4, 0, 5]);
    for length in 0..=text.len() {
        let cut = &text.as_bytes()[..length];
        let whole = cut.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let games = text[..whole].lines().count().saturating_sub(1);
        let found = resume(cut).unwrap();
        assert_eq!(found.length, whole, "{length}");
        let expected: BTreeSet<usize> = [4, 0, 5][..games].iter().copied().collect();
        assert!(found.games.keys().eq(&expected), "{length}");
        assert!(found.games.iter().all(|(number, game)| journal.games[number] == *game));
        // The rest is played and appended, so that the journal is complete again.
        let schedule = found.conditions.schedule().unwrap();
        let mut mended = text[..whole].to_owned();
        if whole == 0 {
            mended += &found.conditions.line();
        }
        let is_finished =
            |number| found.games.contains_key(&number) || ![0, 4, 5].contains(&number);
        for scheduled in schedule.remaining(1, is_finished).unwrap() {
            mended += &found.line(&scheduled, &journal.games[&scheduled.number]);
        }
        assert_eq!(resume(mended.as_bytes()).unwrap().games, journal.games, "{length}");
        assert_eq!(Journal::parse(cut).is_ok(), whole > 0, "{length}");
    }
}

#[test]
fn other_conditions_are_refused_with_the_difference() {
    let (_, text) = written(&[0]);
    let refused = |conditions| {
        Journal::resume(text.as_bytes(), conditions, &openings()).unwrap_err().to_string()
    };
    let start = "the journal is one of another match: ";
    let mut other = conditions(&["a", "b", "c"]);
    other.engines[2].limits.turn_ms = Some(20);
    assert_eq!(refused(other), format!("{start}engines[2].limits.turn_ms was 300 and is now 20"));
    let told = refused(conditions(&["a", "b"]));
    assert!(told.starts_with(&format!("{start}engines[2] was {{\"command\":")), "{told}");
    assert!(told.ends_with(" and is now null"), "{told}");
}

#[test]
fn other_files_are_no_journals() {
    for other in ["\n", "{}\n", "[1]\n", "hello", "hello\n", "{\"gomoku-match\":\"1\"}\n"] {
        assert_eq!(resume(other.as_bytes()), Err(JournalError::NotAMatch), "{other}");
        assert_eq!(Journal::parse(other.as_bytes()), Err(JournalError::NotAMatch), "{other}");
    }
    assert_eq!(Journal::parse(b""), Err(JournalError::NotAMatch));
    assert_eq!(resume(b"").unwrap().length, 0);
    let later = resume(b"{\"gomoku-match\":2,\"more\":1}\n").unwrap_err();
    assert_eq!(later.to_string(), "the journal has version 2; this program reads version 1");
    let Err(JournalError::Line(1, _)) = resume(b"{\"gomoku-match\":1}\n") else { panic!() };
}

#[test]
fn damage_is_named_with_its_line() {
    let (_, text) = written(&[0, 1, 2]);
    for (from, to, told) in [
        ("\"game\":1,", "\"game\":0,", "line 3: game 0 is on an earlier line, too"),
        ("\"game\":1,", "\"game\":1000,", "line 3: there is no game 1000"),
        ("\"game\":1,", "\"game\":3,", "line 3: other engines play this game"),
        ("\"game\":1,", "\"game\":7,", "line 3: this game has another opening"),
        (
            "{\"game\":1,",
            "{\"game\":-1,",
            "line 3: invalid value: integer `-1`, expected usize at column 10",
        ),
        ("{\"game\":1,", "{\"gane\":1,", "line 3: unknown field `gane`, expected one of `game`, "),
        ("{\"game\":1,", "", "line 3: "),
        ("{\"game\":1,", "\n{\"game\":1,", "line 3: EOF while parsing a value at column 0"),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert_ne!(wrong, text);
        let error = resume(wrong.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with(told), "{error}");
    }
    // In the last game: line 4.
    for (from, to, told) in [
        (
            "\"reason\":\"time\"",
            "\"reason\":\"five\"",
            "line 4: the moves do not fit the end of the game: five in a row",
        ),
        (
            "\"reason\":\"time\"",
            "\"reason\":\"fate\"",
            "line 4: unknown variant `fate`, expected one of ",
        ),
        ("\"cell\":\"b15\"", "\"cell\":\"b16\"", "line 4: b16 is not on the board"),
        ("\"cell\":\"b15\"", "\"cell\":\"b15c1\"", "line 4: b15c1 is not on the board"),
        ("\"cell\":\"b15\"", "\"cell\":\"a15\"", "line 4: move 4: there is already a stone there"),
        (
            "\"winner\":\"O\"",
            "\"winner\":\"X\"",
            "line 4: the moves do not fit the end of the game: loss on time",
        ),
        ("\"opening\":\"", "\"opening\":\"z", "line 4: z"),
    ] {
        let at = text.rfind(from).unwrap();
        let wrong = format!("{}{to}{}", &text[..at], &text[at + from.len()..]);
        let error = resume(wrong.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with(told), "{error}");
    }
    let mut bytes = text.clone().into_bytes();
    let quote = text.find("no move").unwrap();
    bytes[quote] = 0xff;
    let Err(JournalError::Line(2, Damage::Json(_))) = resume(&bytes) else { panic!() };
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_are_read_back(
        number in 0usize..140,
        cells in prop::collection::vec((0u8..15, 0u8..15), 0..60),
        times in prop::collection::vec(any::<u64>(), 60),
        depth in prop::option::of(any::<u16>()),
        evaluation in ".{0,300}",
        note in ".{0,300}",
        last_us in prop::option::of(any::<u64>()),
        reason in prop::sample::select(&Reason::ALL),
    ) {
        let journal = Journal::new(conditions(&["a", "b", "c"]));
        let scheduled = journal.conditions.schedule().unwrap().game(number).unwrap();
        let opening = openings().turned(scheduled.opening, scheduled.symmetry).unwrap();
        let mut board = opening.clone();
        let mut game = finished_without_moves(&opening);
        for ((row, col), us) in cells.into_iter().zip(times) {
            let point = Point::new(row, col);
            if board.play(point).is_ok() {
                let evaluation = ShortText::new(&evaluation);
                let time = Duration::from_micros(us);
                game.moves.push(PlayedMove { point, time, depth, evaluation });
            }
        }
        game.note = ShortText::new(&note);
        game.last_answer = last_us.map(Duration::from_micros);
        (game.winner, game.reason) = match board.status() {
            Status::Won(winner) => (Some(winner), Reason::Five),
            Status::Drawn => (None, Reason::FullBoard),
            Status::ToMove(_) if reason == Reason::MoveLimit => (None, reason),
            Status::ToMove(mover) if matches!(reason, Reason::Crash | Reason::Proof) => (Some(mover), reason),
            Status::ToMove(mover) => (Some(mover.opponent()), Reason::IllegalMove),
        };
        let line = journal.line(&scheduled, &game);
        prop_assert_eq!(line.matches('\n').count(), 1);
        let text = journal.conditions.line() + &line;
        let found = resume(text.as_bytes()).unwrap();
        prop_assert_eq!(&found.games[&number], &game);
        prop_assert_eq!(found.games.len(), 1);
    }

    #[test]
    fn reading_any_bytes_never_panics(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
        at in any::<prop::sample::Index>(),
    ) {
        let _ = Journal::parse(&bytes);
        let (_, text) = written(&[0, 1]);
        let mut damaged = text.into_bytes();
        let at = at.index(damaged.len());
        damaged.splice(at..(at + 1).min(damaged.len()), bytes);
        let _ = resume(&damaged);
    }
}
