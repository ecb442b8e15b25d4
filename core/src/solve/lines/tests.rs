use fastrand::Rng;

use super::*;
use crate::rules::{Game, Placement, Rule, Shape, Status, Topology, Variant};

fn variant(
    [width, height, row]: [u8; 3],
    topology: Topology,
    rule: Rule,
    placement: Placement,
) -> Variant {
    Variant::new(Shape::new(width, height, topology).unwrap(), row, rule, placement).unwrap()
}

#[test]
fn wins_are_those_of_the_referee() {
    let mut random = Rng::with_seed(46);
    let mut wins = 0;
    for number in 0..400 {
        let sides = [random.u8(3..=8), random.u8(3..=8)];
        let row = random.u8(3..=sides[0].max(sides[1]));
        let topology = [Topology::Plane, Topology::Torus][number % 2];
        let rule = [Rule::Freestyle, Rule::Standard][number / 2 % 2];
        let placement = [Placement::Anywhere, Placement::Gravity][number / 4 % 2];
        let variant = variant([sides[0], sides[1], row], topology, rule, placement);
        let geometry = Geometry::new(variant).unwrap();
        let mut position = SmallLines::new(&geometry).unwrap();
        let mut game = Game::new(variant);
        while matches!(game.status(), Status::ToMove(_)) {
            let cell = |point: crate::rules::Point| {
                u16::from(point.row) * u16::from(sides[0]) + u16::from(point.col)
            };
            let mut legal: Vec<_> = game.legal_moves().collect();
            legal.sort_unstable();
            assert_eq!(
                legal.iter().map(|&point| cell(point)).collect::<Vec<_>>(),
                position.legal()
            );
            for &point in &legal {
                let mut after = game.clone();
                let wins = matches!(after.play(point).unwrap(), Status::Won(_));
                assert_eq!(wins, position.wins(cell(point)), "{variant} {game} {point:?}");
            }
            let point = random.choice(legal).unwrap();
            position.play(cell(point));
            wins += u32::from(matches!(game.play(point).unwrap(), Status::Won(_)));
        }
    }
    assert!(wins > 100, "{wins}");
}
