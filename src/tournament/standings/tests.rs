use std::time::Duration;

use unicode_width::UnicodeWidthStr as _;

use super::super::conditions::tests::{conditions, openings};
use super::super::result::tests::finished;
use super::super::{Finished, Kind, PlayedMove};
use super::*;

/// Journal of these games: who wins, the first or the second engine named by the schedule, by
/// which reason.
fn journal(engines: &[&str], games: &[(usize, Option<Stone>, Reason)]) -> Journal {
    let mut journal = Journal::new(conditions(engines));
    for &(number, winner, reason) in games {
        journal.games.insert(number, game(&journal, number, winner, reason));
    }
    journal
}

fn game(journal: &Journal, number: usize, winner: Option<Stone>, reason: Reason) -> Finished {
    let scheduled = journal.conditions.schedule().unwrap().game(number).unwrap();
    let opening = openings().turned(scheduled.opening, scheduled.symmetry).unwrap();
    let word = super::super::openings::word(opening.moves(), opening.variant().shape());
    let mut game = finished(opening.variant(), &word, "", winner, reason);
    for col in 0..4 {
        game.moves.push(PlayedMove {
            point: crate::rules::Point::new(0, col),
            time: Duration::from_millis(100 + u64::from(col)),
            depth: (col < 2).then_some(10),
            evaluation: ShortText::default(),
        });
    }
    game
}

const X: Option<Stone> = Some(Stone::First);
const O: Option<Stone> = Some(Stone::Second);

/// Match of two engines: pairs with 2, 1.5, 1 and 0 points, and half of one.
fn duel() -> Journal {
    journal(
        &["alpha", "beta"],
        &[
            (0, X, Reason::Proof),
            (1, O, Reason::Crash),
            (2, X, Reason::Proof),
            (3, None, Reason::MoveLimit),
            (4, X, Reason::Proof),
            (5, X, Reason::Proof),
            (6, O, Reason::Time),
            (7, X, Reason::IllegalMove),
            (9, O, Reason::Proof),
        ],
    )
}

#[test]
fn two_engines_are_compared_by_their_pairs() {
    let standings = Standings::new(&duel(), Some("0,5".parse().unwrap()));
    let [alpha, beta] = &standings.engines[..] else { panic!() };
    assert_eq!((alpha.engine, alpha.name.as_str()), (0, "alpha"));
    assert_eq!(alpha.games, Games { won: 5, drawn: 1, lost: 3 });
    assert_eq!(beta.games, Games { won: 3, drawn: 1, lost: 5 });
    // The game without its other one is in no pair.
    assert_eq!(alpha.pairs, Pairs([1, 0, 1, 1, 1]));
    assert_eq!(beta.pairs, Pairs([1, 1, 1, 0, 1]));
    assert_eq!(
        alpha.losses,
        BTreeMap::from([(Reason::Proof, 1), (Reason::Time, 1), (Reason::IllegalMove, 1)])
    );
    assert_eq!(beta.losses, BTreeMap::from([(Reason::Proof, 4), (Reason::Crash, 1)]));
    assert_eq!((alpha.times.moves, beta.times.moves), (18, 18));
    let expected = "\
#  Engine  Games  +  =  -  Points     %  Elo    ±
1  alpha       9  5  1  3     5.5  61.1  +44  338
2  beta        9  3  1  5     3.5  38.9  -44  338

alpha: Elo +43.7 (95%: -240.7 to +436.1)
Likelihood of superiority: 63.2%
Pairs with 0, 0.5, 1, 1.5 and 2 points: 1 0 1 1 1
LLR 0.01 (-2.94, 2.94) [0, 5]

#  Engine  Moves    Mean  Longest  Depth  Late  Illegal  Crashed
1  alpha      18  101 ms   103 ms   10.0     1        1        0
2  beta       18  101 ms   103 ms   10.0     0        0        1
";
    assert_eq!(standings.text(), expected);
    let markdown = standings.markdown();
    assert!(
        markdown
            .starts_with("| # | Engine | Games | + | = | - | Points | % | Elo | ± |\n|---:|---|"),
        "{markdown}"
    );
    assert!(
        markdown.contains("| 1 | alpha | 9 | 5 | 1 | 3 | 5.5 | 61.1 | +44 | 338 |\n"),
        "{markdown}"
    );
    assert!(markdown.contains("\nLikelihood of superiority: 63.2%  \n"), "{markdown}");
}

#[test]
fn standings_are_json() {
    let standings = Standings::new(&duel(), Some("0,5".parse().unwrap()));
    let json: serde_json::Value = serde_json::from_str(&standings.json()).unwrap();
    assert_eq!(json["games"], 9);
    let alpha = &json["engines"][0];
    assert_eq!(
        (&alpha["name"], &alpha["won"], &alpha["points"]),
        (&"alpha".into(), &5.into(), &5.5.into())
    );
    assert_eq!(alpha["losses"], serde_json::json!({"time": 1, "illegal-move": 1, "proof": 1}));
    assert_eq!(alpha["pairs"], serde_json::json!([1, 0, 1, 1, 1]));
    assert!(
        alpha["elo"]["high"].as_f64().is_some_and(|elo| (elo - 436.06).abs() < 0.01),
        "{alpha}"
    );
    assert!(
        alpha["elo"]["value"].as_f64().is_some_and(|elo| (elo - 43.66).abs() < 0.01),
        "{alpha}"
    );
    assert_eq!((&alpha["mean_us"], &alpha["longest_us"]), (&101_555.into(), &103_000.into()));
    assert!(json["superiority"].as_f64().is_some_and(|it| (it - 0.632).abs() < 1e-3), "{json}");
    assert_eq!(json["sprt"]["elo"], serde_json::json!([0.0, 5.0]));
    assert_eq!(json["sprt"]["decision"], serde_json::Value::Null);
}

#[test]
fn a_match_without_games_has_a_table() {
    let standings = Standings::new(&journal(&["alpha", "beta"], &[]), None);
    let text = standings.text();
    assert!(
        text.contains("\n1  alpha       0  0  0  0     0.0              \n".trim_end()),
        "{text}"
    );
    let json: serde_json::Value = serde_json::from_str(&standings.json()).unwrap();
    assert_eq!(json["engines"][1]["elo"], serde_json::Value::Null);
    assert_eq!(json["sprt"], serde_json::Value::Null);
}

#[test]
fn several_engines_are_ordered_by_their_scores() {
    // The encounters are b against c, a against c, a against b: c wins all, b against a.
    let games = [(0, O), (1, X), (2, O), (3, X), (4, O), (5, X)];
    let games = games.map(|(number, winner)| (number, winner, Reason::Proof));
    let standings = Standings::new(&journal(&["a", "b", "c"], &games), None);
    let order: Vec<(usize, Games)> =
        standings.engines.iter().map(|it| (it.engine, it.games)).collect();
    let games = |won, lost| Games { won, drawn: 0, lost };
    assert_eq!(order, [(2, games(4, 0)), (1, games(2, 2)), (0, games(0, 4))]);
    let text = standings.text();
    assert!(text.contains("Elo: each engine against its opponents together"), "{text}");
    assert!(!text.contains("superiority") && !text.contains("Pairs"), "{text}");
    // All pairs are won, or lost: only an end of the interval is known.
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[1].ends_with("  100.0  >-291"), "{text}");
    assert!(lines[3].ends_with("    0.0  <+291"), "{text}");
}

#[test]
fn a_decided_test_is_told() {
    let mut journal = Journal::new(conditions(&["a", "b"]));
    journal.conditions.plan.repeats = true;
    for number in 0..600 {
        let winner = if number % 2 == 0 { X } else { O };
        journal.games.insert(number, game(&journal, number, winner, Reason::Proof));
    }
    let test = Some("0,5".parse().unwrap());
    let standings = Standings::new(&journal, test);
    assert_eq!(standings.decision(), Some(Decision::Accepted));
    assert!(standings.text().contains("\nThe test is decided: the higher number is accepted\n"));
    assert!(standings.json().contains(r#""decision":"accepted""#));
    for number in 0..600 {
        let winner = if number % 2 == 0 { O } else { X };
        journal.games.insert(number, game(&journal, number, winner, Reason::Proof));
    }
    let text = Standings::new(&journal, test).text();
    assert!(text.contains("\nThe test is decided: the higher number is refused\n"), "{text}");
}

#[test]
fn tables_fit_eighty_columns() {
    let names: Vec<String> =
        (0..20).map(|number| format!("{number:02}-an-engine-with-a-name")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(names[0].len(), 24);
    for count in 2..=20 {
        for kind in [Kind::RoundRobin, Kind::Gauntlet] {
            let mut journal = Journal::new(conditions(&names[..count]));
            journal.conditions.plan.kind = kind;
            let few: Vec<usize> = (0..200).collect();
            let schedule = journal.conditions.schedule().unwrap();
            for number in few {
                if schedule.game(number).is_some() {
                    let mut game = game(&journal, number, X, Reason::Proof);
                    game.moves[2].time = Duration::from_secs(123_456);
                    journal.games.insert(number, game);
                }
            }
            let mut standings = Standings::new(&journal, Some("-12.5,17.25".parse().unwrap()));
            // The numbers of a long match.
            for standing in &mut standings.engines {
                standing.games = Games { won: 12_345, drawn: 2_345, lost: 12_345 };
                standing.times.moves = 1_234_567;
                standing.losses = Reason::FAULTS.map(|reason| (reason, 1_234)).into();
            }
            let text = standings.text();
            for line in text.lines() {
                assert!(line.width() <= 80, "{} columns: {line}", line.width());
            }
            assert!(text.contains("  00-an-engine-with-a-name  "), "the first table: {text}");
        }
    }
}
