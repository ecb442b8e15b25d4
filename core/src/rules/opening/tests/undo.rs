//! Acts at random: the state stays consistent, and undo restores it.

use proptest::prelude::*;

use super::*;

/// Lists the acts that a task permits, from the task alone.
fn permitted(opening: &Opening) -> Vec<OpeningAct> {
    let shape = opening.shape();
    let is_free = |point: &Point| !opening.stones().any(|(it, _)| it == *point);
    match opening.task().map(|task| task.work) {
        None => Vec::new(),
        Some(Work::Place { zone, .. }) => {
            zone.cells(shape).filter(is_free).map(OpeningAct::Stone).collect()
        }
        Some(Work::Decide) => opening.choices().map(OpeningAct::Choose).collect(),
        Some(Work::Declare { most }) => (1..=most).map(OpeningAct::Declare).collect(),
        Some(Work::Offer { .. }) => {
            let stones: Vec<_> = opening.stones().collect();
            let is_new = |point: &Point| {
                let mut offered = opening.offered().iter();
                !offered.any(|&it| it == *point || alike(&stones, it, *point).is_some())
            };
            let cells = shape.points().filter(is_free).filter(is_new);
            cells.map(OpeningAct::Offer).collect()
        }
        Some(Work::Pick) => opening.offered().iter().copied().map(OpeningAct::Stone).collect(),
    }
}

fn any_act() -> impl Strategy<Value = OpeningAct> {
    let point = || (0..17_u8, 0..17_u8).prop_map(|(row, col)| Point::new(row, col));
    prop_oneof![
        point().prop_map(OpeningAct::Stone),
        point().prop_map(OpeningAct::Offer),
        (0..14_u8).prop_map(OpeningAct::Declare),
        prop::sample::select(&Choice::ALL[..]).prop_map(OpeningAct::Choose),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn undo_restores_every_state(
        rule in prop::sample::select(&OpeningRule::ALL[..]),
        side in prop::sample::select(&[9_u8, 15, 20][..]),
        choices in prop::collection::vec((any::<prop::sample::Index>(), any_act()), 40),
    ) {
        let fifteen = Variant::GOMOKU_15;
        let variant =
            Variant::new(plane(side, side), 5, fifteen.rule(), fifteen.placement()).unwrap();
        let mut opening = Opening::new(rule, variant).unwrap();
        let mut before = Vec::new();
        for (index, other) in choices {
            // Exactly the permitted acts are permitted, and a refused one changes nothing.
            let acts = permitted(&opening);
            let same = opening.clone();
            prop_assert_eq!(opening.check(other).is_ok(), acts.contains(&other), "{:?}", other);
            if !acts.contains(&other) {
                prop_assert!(opening.play(other).is_err());
                prop_assert_eq!(&opening, &same);
            }
            prop_assert_eq!(opening.is_over(), acts.is_empty());
            if acts.is_empty() {
                break;
            }
            let act = *index.get(&acts);
            opening.play(act).unwrap();
            let is_swap = act == OpeningAct::Choose(Choice::Swap);
            let has_changed = opening.holder(Stone::First) != same.holder(Stone::First);
            prop_assert_eq!(is_swap, has_changed);
            prop_assert_ne!(opening.holder(Stone::First), opening.holder(Stone::Second));
            before.push((same, act));
        }
        prop_assert!(opening.is_over(), "{:?}", opening.task());
        let acts: Vec<OpeningAct> = before.iter().map(|(_, act)| *act).collect();
        prop_assert_eq!(opening.acts(), acts);
        while let Some((same, act)) = before.pop() {
            prop_assert_eq!(opening.undo(), Some(act));
            prop_assert_eq!(&opening, &same);
        }
        prop_assert_eq!(opening.undo(), None);
        prop_assert_eq!(opening, Opening::new(rule, variant).unwrap());
    }
}

#[test]
fn undo_takes_back_a_swap_a_declaration_and_an_offer() {
    let mut opening = played(OpeningRule::Yamaguchi, "h8 h9 g9 3 swap i10 ?f8");
    assert_eq!(opening.undo(), Some(act("?f8")));
    assert_eq!(opening.offered(), []);
    assert_eq!(opening.undo(), Some(act("i10")));
    assert_eq!(opening.undo(), Some(act("swap")));
    assert_eq!(opening.holder(Stone::First), Seat::Opener);
    assert_eq!(opening.undo(), Some(act("3")));
    assert_eq!(opening.declared(), None);
    assert_eq!(opening, played(OpeningRule::Yamaguchi, "h8 h9 g9"));
}

#[test]
fn undo_goes_back_to_all_branches() {
    let mut opening = played(OpeningRule::Swap2, "h8 i9 j10 place-two a1 a2");
    for _ in 0..3 {
        opening.undo();
    }
    assert_eq!(opening.choices().count(), 3);
    opening.play(act("swap")).unwrap();
    assert!(opening.is_over());
}
