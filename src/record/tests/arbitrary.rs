//! Arbitrary notes, for property tests.

use std::time::Duration;

use proptest::prelude::*;

use crate::player::Verdict;
use crate::record::{
    Evaluation, Judgement, Mark, MarkKind, Notes, Property, ReviewSummary, SideSummary, Turning,
};
use crate::rules::{BySide, Point, Stone};

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

pub(crate) fn lines() -> impl Strategy<Value = String> {
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
        prop::sample::select(vec![Verdict::Lost, Verdict::Draw, Verdict::Won]),
        prop_oneof![any::<i32>(), -9..9, Just(i32::MIN)].prop_map(Verdict::Open),
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
pub(crate) fn notes() -> impl Strategy<Value = Notes> {
    let times = (times(), times());
    let judgements = (judgements(), reviews(), 0..5_u8);
    (texts(), marks(), times, evaluations(), judgements, properties()).prop_map(
        |(comment, marks, (spent, left), evaluation, (judgement, review, hints), properties)| {
            Notes { comment, marks, spent, left, evaluation, judgement, review, hints, properties }
        },
    )
}
