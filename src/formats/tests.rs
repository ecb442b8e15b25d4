//! Random games for property tests of the formats.

mod lost;
mod pairs;
mod which;

use proptest::prelude::*;
use proptest::sample::Index;

use crate::game::{AnyGame, End, Target, TimeControl};
use crate::record::tests::arbitrary::lines;
pub(super) use crate::record::tests::arbitrary::notes;
use crate::record::{Info, NodeId, Notes, Player, Record};
use crate::rules::opening::{OpeningRule, Work};
use crate::rules::{
    BySide, Game, Placement, Point, Position, Rule, Shape, Stone, Topology, Variant,
};

/// Operation on a record of a game of rows; skipped where impossible.
#[derive(Clone, Debug)]
enum Deed {
    Play(Index),
    GoTo(Index),
    End(End),
    Note(Notes),
    Promote,
    Delete,
}

pub(super) fn sides() -> impl Strategy<Value = Stone> {
    prop::sample::select(vec![Stone::First, Stone::Second])
}

fn ends() -> impl Strategy<Value = End> {
    let lost = [End::Resigned, End::OutOfTime, End::Forfeited, End::Lost];
    prop_oneof![
        (prop::sample::select(lost.to_vec()), sides()).prop_map(|(end, side)| end(side)),
        prop::sample::select(vec![End::Drawn, End::Void]),
    ]
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        12 => any::<Index>().prop_map(Deed::Play),
        3 => any::<Index>().prop_map(Deed::GoTo),
        2 => notes().prop_map(Deed::Note),
        1 => ends().prop_map(Deed::End),
        1 => Just(Deed::Promote),
        1 => Just(Deed::Delete),
    ];
    prop::collection::vec(deed, 0..50)
}

/// Generates positions of all games of rows, most of them without stones.
fn starts() -> impl Strategy<Value = Position> {
    let shape = |width, height, topology| Shape::new(width, height, topology).unwrap();
    let of = |shape, row, rule, placement| Variant::new(shape, row, rule, placement).unwrap();
    let variants = vec![
        Variant::GOMOKU_15,
        Variant::GOMOKU_20.with_rule(Rule::Standard),
        Variant::GOMOKU_13,
        Variant::GOMOKU_15.with_rule(Rule::Renju),
        Variant::GOMOKU_15.with_rule(Rule::Caro),
        Variant::CONNECT_FOUR,
        Variant::TIC_TAC_TOE,
        of(shape(5, 4, Topology::Torus), 4, Rule::Standard, Placement::Anywhere),
        of(shape(26, 5, Topology::Plane), 5, Rule::Freestyle, Placement::Anywhere),
        of(shape(4, 9, Topology::Plane), 4, Rule::Freestyle, Placement::Gravity),
    ];
    let stones = prop::collection::btree_map((0_u8..3, 0_u8..3), sides(), 0..4);
    (prop::sample::select(variants), prop::option::weighted(0.3, stones), prop::option::of(sides()))
        .prop_map(|(variant, stones, to_move)| {
            let stones = stones.into_iter().flatten();
            let stones = stones.map(|((row, col), stone)| (Point::new(row, col), stone));
            let position = match variant.placement() {
                Placement::Anywhere => Position::from_stones(variant, stones).unwrap(),
                // With gravity, no stone may float.
                Placement::Gravity => Position::new(variant),
            };
            match to_move {
                Some(side) => position.with_to_move(side),
                None => position,
            }
        })
}

/// Generates players, dates and time controls.
pub(super) fn infos() -> impl Strategy<Value = Info> {
    let time = vec!["none", "5m", "1h30m+3s", "10s/move", "24h"];
    let limit = prop::sample::select(vec!["full", "leave-25", "10", "300"]);
    (lines(), lines(), lines(), prop::sample::select(time), any::<Option<u16>>(), limit).prop_map(
        |(first, second, date, time, rated_against, limit)| {
            let limit = limit.parse().unwrap();
            let time: TimeControl = time.parse().unwrap();
            let players = BySide { first: Player { name: first }, second: Player { name: second } };
            Info { players, date, time, rule: None, rated_against, limit }
        },
    )
}

fn happen(deed: Deed, record: &mut Record) {
    let nodes = |record: &Record| record.tree().preorder().collect::<Vec<NodeId>>();
    match deed {
        Deed::Play(index) => {
            let targets = targets(record);
            if !targets.is_empty() && record.state().mover().is_some() {
                record.play(*index.get(&targets)).unwrap();
            }
        }
        Deed::GoTo(index) => drop(record.go_to(*index.get(&nodes(record)))),
        // A draw at the limit has that reason.
        Deed::End(End::Drawn) if record.end_at_limit() => {}
        Deed::End(end) => drop(record.end(end)),
        Deed::Note(notes) => drop(record.annotate(record.node(), |known| *known = notes)),
        Deed::Promote => record.promote(record.node()),
        Deed::Delete => drop(record.delete(record.node())),
    }
}

/// Generates games of rows with variations, notes and endings, at the end of their main line.
pub(super) fn records() -> impl Strategy<Value = Record> {
    let openings = prop::sample::select(OpeningRule::ALL.to_vec());
    (starts(), openings, infos(), deeds()).prop_map(|(start, opening, info, deeds)| {
        let opened = Game::with_opening(start.variant(), opening).ok();
        let opened = opened.filter(|_| start.is_empty());
        let game = opened.unwrap_or_else(|| Game::from_position(start));
        let mut record = Record::from(AnyGame::Rows(game));
        record.edit_info(|known| *known = info);
        for deed in deeds {
            happen(deed, &mut record);
        }
        record.go_to_end();
        record
    })
}

/// Lists all that the side to move, or the player of an opening, may choose.
fn targets(record: &Record) -> Vec<Target> {
    let AnyGame::Rows(game) = record.on_board() else { return Vec::new() };
    // One in ten, where there are 225 cells.
    let pass = game.check_pass().map_or(0, |_| 25);
    let pass = std::iter::repeat_n(Target::Pass, pass);
    let Some((opening, task)) = game.opening().zip(game.task()) else {
        return game.legal_moves().map(Target::Cell).chain(pass).collect();
    };
    match task.work {
        Work::Decide => opening.choices().map(Target::Choose).collect(),
        Work::Declare { most } => (1..=most).map(Target::Declare).collect(),
        _ => opening.cells().map(Target::Cell).collect(),
    }
}
