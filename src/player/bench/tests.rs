use super::*;
use crate::rules::Status;

/// Reads the recorded signatures, by depth and evaluation.
fn signatures() -> impl Iterator<Item = (u8, Evaluator, &'static str)> {
    let lines = include_str!("../../../tests/data/signatures.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        let [depth, evaluation, signature] =
            line.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let named = |known: &Evaluator| known.to_string() == evaluation;
        let evaluation = Evaluator::ALL.into_iter().find(named).unwrap();
        (depth.parse().unwrap(), evaluation, signature)
    })
}

/// Optimised builds also check the default depth, which takes too long otherwise.
#[test]
fn the_signatures_are_as_recorded() {
    let deepest = if cfg!(debug_assertions) { 5 } else { BENCH_DEPTH };
    for (depth, evaluation, signature) in signatures().filter(|line| line.0 <= deepest) {
        let mut total = Total::default();
        bench(depth, evaluation).for_each(|position| total.add(&position));
        let found = format!("{:08X}", total.signature);
        assert_eq!(
            found, signature,
            "with the {evaluation} evaluation the engine finds something else at depth {depth} than \
             before; if that is meant, tests/data/signatures.txt is to say {found}"
        );
    }
    let recorded: Vec<_> = signatures().map(|(depth, evaluation, _)| (depth, evaluation)).collect();
    let all = [5, BENCH_DEPTH].map(|depth| Evaluator::ALL.map(|evaluation| (depth, evaluation)));
    assert_eq!(recorded, all.as_flattened());
}

#[test]
fn every_line_is_a_supported_position() {
    let games: Vec<_> = positions().collect();
    assert_eq!(games.len(), lines().count());
    for (name, game) in games {
        assert!(matches!(game.status(), Status::ToMove(_)), "{name}");
        assert!(Position::of(&game).is_ok(), "{name}");
    }
}

#[test]
fn the_signature_depends_only_on_nodes_and_moves_in_order() {
    let one = BenchResult {
        name: "one",
        shape: Variant::GOMOKU_15.shape(),
        best: Point::new(7, 8),
        depth: 3,
        nodes: 1000,
        time: Duration::from_millis(4),
    };
    let signature = |positions: &[&BenchResult]| {
        let mut total = Total::default();
        for position in positions {
            total.add(position);
        }
        total.signature
    };
    let other = BenchResult { name: "other", depth: 4, time: Duration::ZERO, ..one.clone() };
    assert_eq!(signature(&[&one]), signature(&[&other]));
    let other = BenchResult { nodes: 1001, ..one.clone() };
    assert_ne!(signature(&[&one]), signature(&[&other]));
    assert_ne!(signature(&[&one, &other]), signature(&[&other, &one]));
    let other = BenchResult { best: Point::new(8, 7), ..one.clone() };
    assert_ne!(signature(&[&one]), signature(&[&other]));
    assert_eq!(one.to_string(), "one                  i8     3      1000");
}

#[test]
fn the_speed_is_nodes_divided_by_time() {
    let total = Total { nodes: 3_000_000, time: Duration::from_secs(2), ..Total::default() };
    assert_eq!(nodes_per_second(total.nodes, total.time), 1_500_000);
    let total = Total { nodes: 7, ..Total::default() };
    assert_eq!(nodes_per_second(total.nodes, total.time), 7_000_000);
}
