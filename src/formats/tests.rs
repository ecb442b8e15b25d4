//! Random games for property tests of the formats.

mod lost;
mod pairs;
mod which;

use std::time::Duration;

use proptest::prelude::*;
use proptest::sample::Index;

use crate::game::{AnyGame, End, Target, TimeControl};
use crate::player::Verdict;
use crate::record::{
    Evaluation, Info, Judgement, Mark, MarkKind, NodeId, Notes, Player, Property, Record,
    ReviewSummary, SideSummary, Turning,
};
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

/// Generates texts with everything that may trip up a format, except carriage returns, which are
/// line breaks like any other.
fn texts() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        3 => "[a-zA-Z ]{1,6}",
        2 => prop::sample::select(vec![
            "]", "[", "\\", ":", ";", "(", ")", "\n", "\t", "]C[x]", "(;FF[4]", "é", "五", "🦀", "\u{feff}",
        ]).prop_map(str::to_owned),
        1 => "[^\r]",
    ];
    prop::collection::vec(piece, 0..5).prop_map(|pieces| pieces.concat())
}

fn lines() -> impl Strategy<Value = String> {
    // A name does not include spaces at its ends.
    texts().prop_map(|text| text.replace('\n', " ").trim().to_owned())
}

fn times() -> impl Strategy<Value = Option<Duration>> {
    prop::option::of(any::<(u32, u32)>().prop_map(|(secs, nanos)| {
        Duration::new(secs.into(), if nanos % 3 == 0 { 0 } else { nanos % 1_000_000_000 })
    }))
}

fn marks() -> impl Strategy<Value = Vec<Mark>> {
    let kinds = [
        MarkKind::Triangle,
        MarkKind::Square,
        MarkKind::Circle,
        MarkKind::Cross,
        MarkKind::Selected,
    ];
    let cells = prop::collection::btree_set((0_u8..3, 0_u8..3), 0..3);
    let labels = prop::collection::vec(((0_u8..3, 0_u8..3), lines()), 0..3);
    (prop::collection::vec((0..5_usize, cells), 0..2), labels).prop_map(
        move |(mut lists, labels)| {
            lists.sort_by_key(|(kind, _)| *kind);
            lists.dedup_by_key(|(kind, _)| *kind);
            let shapes = lists
                .into_iter()
                .flat_map(|(kind, cells)| cells.into_iter().map(move |cell| (cell, kind)));
            let shapes = shapes.map(|((row, col), kind)| Mark {
                point: Point::new(row, col),
                kind: kinds[kind].clone(),
            });
            let labels = labels.into_iter().map(|((row, col), label)| Mark {
                point: Point::new(row, col),
                kind: MarkKind::Label(label),
            });
            shapes.collect::<Vec<_>>().into_iter().chain(labels).collect()
        },
    )
}

fn evaluations() -> impl Strategy<Value = Option<Evaluation>> {
    let verdict = prop_oneof![
        any::<u16>().prop_map(Verdict::Win),
        any::<u16>().prop_map(Verdict::Loss),
        any::<i32>().prop_map(Verdict::Open),
    ];
    prop::option::of((verdict, any::<u8>()))
        .prop_map(|it| it.map(|(verdict, depth)| Evaluation { verdict, depth }))
}

fn judgements() -> impl Strategy<Value = Option<Judgement>> {
    let all = vec![
        Judgement::OnlyMove,
        Judgement::GoodFind,
        Judgement::Interesting,
        Judgement::Doubtful,
        Judgement::Mistake,
        Judgement::Blunder,
        Judgement::MissedWin(7),
    ];
    prop::option::of(prop::sample::select(all))
}

fn reviews() -> impl Strategy<Value = Option<ReviewSummary>> {
    let turning = prop_oneof![
        Just(Turning::Unknown),
        Just(Turning::NotProved),
        any::<u16>().prop_map(Turning::Move),
        any::<u16>().prop_map(Turning::Since),
        any::<bool>().prop_map(|is_proved| Turning::Start { is_proved }),
    ];
    let side = || {
        let counts = prop::array::uniform5(any::<u16>());
        (counts, prop::option::of(0..=100_u8)).prop_map(|(counts, accuracy)| {
            let [blunders, mistakes, missed_wins, only_moves, good_finds] = counts;
            SideSummary { blunders, mistakes, missed_wins, only_moves, good_finds, accuracy }
        })
    };
    let loser = prop::sample::select(vec![None, Some(Stone::First), Some(Stone::Second)]);
    let review = (loser, turning, side(), side()).prop_map(|(loser, turning, first, second)| {
        ReviewSummary { loser, turning, sides: BySide { first, second } }
    });
    prop::option::weighted(0.2, review)
}

fn properties() -> impl Strategy<Value = Vec<Property>> {
    let value = texts().prop_map(|text| text.replace('\\', "\\\\").replace(']', "\\]"));
    let property = ("[D-F]X[A-Z]{0,2}", prop::collection::vec(value, 1..3));
    prop::collection::vec(property, 0..2).prop_map(|all| {
        let mut all: Vec<Property> =
            all.into_iter().filter_map(|(name, values)| Property::new(&name, values)).collect();
        all.dedup_by(|one, other| one.name() == other.name());
        all
    })
}

/// Generates arbitrary notes.
pub(super) fn notes() -> impl Strategy<Value = Notes> {
    let times = (times(), times());
    let judgements = (judgements(), reviews(), 0..5_u8);
    (texts(), marks(), times, evaluations(), judgements, properties()).prop_map(
        |(comment, marks, (spent, left), evaluation, (judgement, review, hints), properties)| {
            Notes { comment, marks, spent, left, evaluation, judgement, review, hints, properties }
        },
    )
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
    (lines(), lines(), lines(), prop::sample::select(time), any::<Option<u16>>()).prop_map(
        |(first, second, date, time, rated_against)| {
            let time: TimeControl = time.parse().unwrap();
            let players = BySide { first: Player { name: first }, second: Player { name: second } };
            Info { players, date, time, rule: None, rated_against }
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
        Deed::End(end) => drop(record.end(end)),
        Deed::Note(notes) => drop(record.annotate(record.node(), |known| *known = notes)),
        Deed::Promote => record.promote(record.node()),
        Deed::Delete => drop(record.delete(record.node())),
    }
}

/// Generates games of rows with variations, notes and endings, at the end of their main line.
pub(super) fn records() -> impl Strategy<Value = Record> {
    (starts(), infos(), deeds()).prop_map(|(start, info, deeds)| {
        let mut record = Record::from(AnyGame::Rows(Game::from_position(start)));
        record.edit_info(|known| *known = info);
        for deed in deeds {
            happen(deed, &mut record);
        }
        record.go_to_end();
        record
    })
}

/// Lists all cells that the side to move may choose.
fn targets(record: &Record) -> Vec<Target> {
    match record.on_board() {
        AnyGame::Rows(game) => game.legal_moves().map(Target::Cell).collect(),
        AnyGame::Quarto(_) => Vec::new(),
    }
}
