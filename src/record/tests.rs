pub(crate) mod arbitrary;

use std::time::Duration;

use super::*;
use crate::game::{Outcome, Win};
use crate::player::Verdict;
use crate::quarto::{Board, Piece};
use crate::rules::{BySide, Point, Variant};
use proptest::prelude::*;

const GOMOKU: GameKind = GameKind::Rows(Variant::GOMOKU_15);

fn cell(row: u8, col: u8) -> Target {
    Target::Cell(Point::new(row, col))
}

fn won() -> Record {
    let mut game = Record::new(GOMOKU);
    for i in 0..9 {
        game.play(cell(i % 2, i / 2)).unwrap();
    }
    game
}

#[test]
fn a_resigned_game_is_over_until_the_resignation_is_undone() {
    for kind in [GOMOKU, GameKind::Quarto(Board::PLANE)] {
        let mut game = Record::new(kind);
        assert!(!game.can_take_back());
        game.resign(Stone::Second);
        let outcome = Outcome::Won(Stone::First, Win::Resignation);
        assert_eq!(game.state(), State::Over(outcome));
        assert_eq!(game.play(cell(0, 0)), Err(IllegalMove::GameOver));
        assert!(game.can_take_back());
        let resigned = Action::End(End::Resigned(Stone::Second));
        assert_eq!(game.take_back(), Some(resigned));
        assert_eq!((game.take_back(), game.state()), (None, State::ToMove(Stone::First)));
        assert_eq!((game.redo(), game.state()), (Some(resigned), State::Over(outcome)));
    }
}

#[test]
fn stones_and_selected_pieces_are_undone_one_by_one() {
    let mut game = Record::new(GOMOKU);
    game.play(cell(7, 7)).unwrap();
    assert_eq!(game.state().mover(), Some(Stone::Second));
    assert_eq!(game.take_back(), Some(Action::Stone(Point::new(7, 7))));
    assert_eq!(game.state().mover(), Some(Stone::First));

    let piece = Piece::FIRST;
    let mut game = Record::new(GameKind::Quarto(Board::PLANE));
    game.play(Target::Piece(piece)).unwrap();
    assert_eq!(game.on_board().moves(), 0);
    assert!(game.can_take_back());
    game.play(cell(2, 3)).unwrap();
    assert_eq!(game.take_back(), Some(Action::Stone(Point::new(2, 3))));
    assert_eq!(game.take_back(), Some(Action::Piece(piece)));
    assert_eq!(game.take_back(), None);
}

#[test]
fn time_ends_a_match_like_a_resignation() {
    let mut game = Record::new(GOMOKU);
    game.end(End::OutOfTime(Stone::First));
    let outcome = Outcome::Won(Stone::Second, Win::Time);
    game.resign(Stone::Second);
    assert_eq!(game.state(), State::Over(outcome));
    let taken = Action::End(End::OutOfTime(Stone::First));
    assert_eq!(game.take_back(), Some(taken));
    assert_eq!(game.state(), State::ToMove(Stone::First));
}

#[test]
fn redo_is_possible_until_another_move_is_played() {
    let piece = Piece::FIRST;
    let targets = [Target::Piece(piece), cell(2, 3)];
    let mut game = Record::new(GameKind::Quarto(Board::PLANE));
    for target in targets {
        game.play(target).unwrap();
    }
    let played = game.clone();
    assert!(!game.can_redo());
    while game.take_back().is_some() {}
    assert!(game.can_redo());
    assert_eq!(game.redo(), Some(Action::Piece(piece)));
    assert_eq!(game.redo(), Some(Action::Stone(Point::new(2, 3))));
    assert_eq!((game.redo(), game), (None, played));

    let mut game = won();
    let end = game.state();
    assert!(game.take_back().is_some() && game.state() != end);
    assert!(game.redo().is_some() && game.state() == end);
    game.take_back();
    game.play(cell(14, 14)).unwrap();
    assert_eq!(game.redo(), None);
}

#[test]
fn records_are_equal_if_contents_and_current_positions_are() {
    let change = |deed: fn(&mut Record)| {
        let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
        record.play(cell(7, 7)).unwrap();
        record.play(cell(8, 8)).unwrap();
        deed(&mut record);
        record
    };
    let one = change(|_| {});
    assert!(one == change(|_| {}));
    let changes: [fn(&mut Record); 5] = [
        |record| assert!(record.take_back().is_some()),
        |record| assert!(record.play(cell(9, 9)).is_ok()),
        |record| assert!(record.annotate(NodeId::ROOT, |notes| notes.comment.push('!'))),
        |record| record.edit_info(|info| info.date.push('!')),
        // The same position, reached on another line.
        |record| {
            record.play(cell(9, 9)).unwrap();
            record.take_back();
        },
    ];
    for (index, deed) in changes.into_iter().enumerate() {
        let other = change(deed);
        assert!(one != other, "{index}");
    }
    // The line beyond the current position may differ, though the tree is the same.
    let two_lines = |last: u8| {
        let mut record = change(|record| {
            record.take_back();
            record.play(cell(9, 9)).unwrap();
            record.take_back();
        });
        let children: Vec<NodeId> = record.tree().children(record.node()).collect();
        record.go_to(children[usize::from(last)]);
        record.take_back();
        record
    };
    assert!(two_lines(0) == two_lines(0) && two_lines(0) != two_lines(1));
}

/// Builds a game with two lines: 7,7 8,8 9,9, and the variation 6,6 after 7,7, where the first
/// player resigned. That position is current.
fn of_two_lines() -> (Record, [NodeId; 6]) {
    let mut record = Record::new(GOMOKU);
    for at in [7, 8, 9] {
        record.play(cell(at, at)).unwrap();
    }
    let main = record.line().to_vec();
    record.go_to(main[1]);
    record.play(cell(6, 6)).unwrap();
    let other = record.node();
    record.resign(Stone::First);
    let end = record.node();
    (record, [main[0], main[1], main[2], main[3], other, end])
}

#[test]
fn any_position_can_be_examined_without_going_there() {
    let (record, [root, first, second, third, other, end]) = of_two_lines();
    let before = record.clone();
    let stones = |node| record.game_at(node).unwrap().stones();
    let found = [root, first, second, third, other, end].map(stones);
    assert_eq!(found, [0, 1, 2, 3, 2, 2]);
    let to_move = |node| record.cursor_at(node).unwrap().state().mover();
    let (one, two) = (Some(Stone::First), Some(Stone::Second));
    assert_eq!(
        [root, first, second, third, other, end].map(to_move),
        [one, two, one, two, one, None]
    );
    assert_eq!(record.cursor_at(end).unwrap().state(), record.state());
    assert_eq!(record.main_state(), State::ToMove(Stone::Second));
    assert_eq!(record, before);
    let mut fewer = record.clone();
    fewer.delete(third);
    assert_eq!(fewer.game_at(third), None);
}

#[test]
fn turns_have_the_player_to_act_and_the_time_left() {
    let (mut record, [_, first, .., end]) = of_two_lines();
    let left = Some(Duration::from_secs(9));
    record.annotate(first, |notes| notes.left = left);
    let expected = [(Some(Seat::Responder), left), (Some(Seat::Opener), None), (None, None)];
    assert_eq!(record.turns(), expected);
    record.go_to(first);
    assert_eq!(record.turns(), expected[..1]);
    record.go_to(end);
    record.go_to_end();
    assert_eq!((record.ply(), record.turns().len()), (3, 3));
}

#[test]
fn a_continuation_is_added_without_going_there() {
    let (mut record, [root, first, second, third, other, _]) = of_two_lines();
    record.go_to(second);
    let before = record.clone();
    let added = record.add(root, cell(1, 1)).unwrap();
    assert_eq!(record.tree().children(root).collect::<Vec<_>>(), [first, added]);
    assert_eq!((record.node(), record.line()), (second, before.line()));
    assert_eq!(record.on_board(), before.on_board());
    assert_eq!(record.add(first, cell(6, 6)), Ok(other), "it is already there");
    assert!(record.add(first, cell(7, 7)).is_err());
    // At the end of the line, the move extends it.
    let last = record.add(third, cell(0, 0)).unwrap();
    assert_eq!(record.line(), [root, first, second, third, last]);
    record.delete(other);
    assert_eq!(record.add(other, cell(0, 0)), Err(IllegalMove::GameOver));
}

#[test]
fn deleting_a_node_deletes_its_descendants() {
    let (mut record, [root, first, second, third, other, end]) = of_two_lines();
    assert!(record.delete(other).is_some());
    assert_eq!((record.node(), record.on_board().stones()), (first, 1));
    assert_eq!(record.line(), [root, first, second, third], "it goes on in the line that is left");
    assert!([other, end, root].into_iter().all(|node| record.delete(node).is_none()));
    assert_eq!(record.tree().preorder().count(), 4);
    // The current position is elsewhere, and stays there.
    assert!(record.delete(third).is_some());
    assert_eq!((record.node(), record.line().len()), (first, 3));
}

#[test]
fn a_tree_lists_its_nodes() {
    let (mut record, [root, first, second, third, other, end]) = of_two_lines();
    let tree = record.tree();
    assert_eq!((tree.len(), tree.is_empty()), (6, false));
    let below = |node| tree.below(node).collect::<Vec<_>>();
    assert_eq!(below(first), [first, second, third, other, end]);
    assert_eq!((below(second), below(other)), (vec![second, third], vec![other, end]));
    let on_main_line = [root, first, second, third, other, end].map(|it| tree.is_on_main_line(it));
    assert_eq!(on_main_line, [true, true, true, true, false, false]);
    assert!([root, first, second, third, other, end].iter().all(|&it| tree.contains(it)));
    record.delete(first);
    let tree = record.tree();
    assert_eq!((tree.len(), tree.is_empty()), (1, true));
    assert!(tree.contains(root) && !tree.contains(first) && !tree.contains(end));
    assert!(!record.annotate(end, |_| {}));
    assert_eq!(Record::new(GOMOKU).tree().len(), 1);
}

#[test]
fn promoting_makes_a_continuation_the_first() {
    let (mut record, [_, first, second, _, other, _]) = of_two_lines();
    record.promote(other);
    assert_eq!(record.tree().children(first).collect::<Vec<_>>(), [other, second]);
    assert!(matches!(record.main_state(), State::Over(_)));
}

#[test]
fn a_record_includes_another_if_it_contains_everything_in_it() {
    let (all, [root, first, second, .., other, end]) = of_two_lines();
    let fewer = |node| {
        let mut fewer = all.clone();
        fewer.delete(node);
        fewer
    };
    for less in [fewer(second), fewer(other), fewer(end), Record::new(GOMOKU)] {
        assert!(all.includes(&less) && !less.includes(&all));
    }
    assert!(!fewer(second).includes(&fewer(other)) && all.includes(&all));
    let mut noted = all.clone();
    noted.annotate(first, |notes| notes.comment = "!".to_owned());
    assert!(noted.includes(&all) && !all.includes(&noted));
    let mut otherwise = all.clone();
    otherwise.annotate(first, |notes| notes.comment = "?".to_owned());
    assert!(!noted.includes(&otherwise));
    let mut named = all.clone();
    named.edit_info(|info| info.date = "2026".to_owned());
    assert!(named.includes(&all) && !all.includes(&named) && named.includes(&named));
    let other_board = Record::new(GameKind::Rows(Variant::GOMOKU_19));
    assert!(!all.includes(&other_board));
    assert_eq!(all.tree().children(root).count(), 1);
}

#[test]
fn a_property_is_parsed_from_its_text() {
    let new = |name, values: &[&str]| Property::new(name, values);
    let property = new("GN2", &["a", ""]).unwrap();
    let values: Vec<&str> = property.values().collect();
    assert_eq!((property.name(), &values[..]), ("GN2", &["a", ""][..]));
    for values in [&[""][..], &["", ""], &[r"\][", r"\\"], &["[", "", r"a\]\[", "b"]] {
        let property = new("GN", values).unwrap();
        assert_eq!(property.values().collect::<Vec<_>>(), values);
    }
    for value in ["", "a", r"\]", r"\\", r"a\]b", r"\\\]", r"\a\\"] {
        assert!(new("GN", &[value]).is_some(), "{value}");
    }
    for value in ["]", r"\", r"\\]", r"a\\\", "a]b"] {
        assert_eq!(new("GN", &["a", value]), None, "{value}");
    }
    for name in ["", "gn", "Gn", "2", "G N"] {
        assert_eq!(new(name, &["a"]), None, "{name}");
    }
    assert_eq!(new("GN", &[]), None);
}

#[test]
fn only_notes_made_by_people_are_compared() {
    let second = Some(Duration::from_secs(1));
    let found = Evaluation { verdict: Verdict::Win(3), depth: 5 };
    let property = Property::new("GN", vec![String::new()]).unwrap();
    let mark = Mark { point: Point::new(0, 0), kind: MarkKind::Circle };
    let sides = BySide { first: SideSummary::default(), second: SideSummary::default() };
    let summary = ReviewSummary { loser: None, turning: Turning::Unknown, sides };
    let by_the_player = [
        Notes { comment: "!".to_owned(), ..Notes::NONE },
        Notes { marks: vec![mark], ..Notes::NONE },
        Notes { properties: vec![property], ..Notes::NONE },
        Notes { hints: 1, ..Notes::NONE },
    ];
    let by_the_program = [
        Notes { spent: second, ..Notes::NONE },
        Notes { left: second, ..Notes::NONE },
        Notes { evaluation: Some(found), ..Notes::NONE },
        Notes { judgement: Some(Judgement::Doubtful), ..Notes::NONE },
        Notes { review: Some(summary), ..Notes::NONE },
    ];
    assert!(Notes::NONE.is_empty() && Notes::NONE.is_same_work(&Notes::NONE));
    for notes in by_the_player {
        assert!(!notes.is_empty() && !notes.is_same_work(&Notes::NONE), "{notes:?}");
        let judged = Notes { judgement: Some(Judgement::Mistake), ..notes.clone() };
        assert!(notes.is_same_work(&judged) && judged.is_same_work(&notes), "{notes:?}");
    }
    for notes in by_the_program {
        assert!(!notes.is_empty(), "{notes:?}");
        assert!(notes.is_same_work(&Notes::NONE) && Notes::NONE.is_same_work(&notes), "{notes:?}");
        // The journal learns of each.
        let mut tree = Tree::default();
        tree.take_log();
        tree.set_notes(NodeId::ROOT, &notes);
        assert_eq!(tree.take_log().len(), 1, "{notes:?}");
    }
}

#[test]
fn a_side_may_resign_on_the_turn_of_the_other() {
    let mut game = Record::new(GOMOKU);
    game.play(cell(7, 7)).unwrap();
    game.resign(Stone::First);
    let outcome = Outcome::Won(Stone::Second, Win::Resignation);
    assert_eq!(game.state(), State::Over(outcome));
}

#[test]
fn a_won_game_cannot_be_resigned() {
    let mut game = won();
    let before = game.clone();
    game.resign(Stone::First);
    assert_eq!(game, before);
    assert_eq!(game.state(), State::Over(Outcome::Won(Stone::First, Win::Row)));
    assert_eq!(Record::from(game.on_board().clone()), game);
}

#[test]
fn a_target_of_another_game_is_off_the_board() {
    let refused = |kind, target| Record::new(kind).play(target).unwrap_err().to_string();
    assert_eq!(refused(GOMOKU, Target::Piece(Piece::FIRST)), "that is off the board");
    let quarto = GameKind::Quarto(Board::TORUS);
    assert_eq!(refused(quarto, Target::Column(0)), "that is off the board");
    let four = GameKind::Rows(Variant::CONNECT_FOUR);
    assert_eq!(Record::new(four).target_kind(), TargetKind::Column(four.shape()));
    assert_eq!(Record::new(quarto).target_kind(), TargetKind::Piece);
}

/// Operation on a record; skipped where impossible.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Play(usize),
    TakeBack,
    Redo,
    End,
    GoTo(usize),
    Delete(usize),
    Promote(usize),
    Add(usize, usize),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        8 => any::<usize>().prop_map(Deed::Play),
        3 => Just(Deed::TakeBack),
        2 => Just(Deed::Redo),
        1 => Just(Deed::End),
        2 => any::<usize>().prop_map(Deed::GoTo),
        1 => any::<usize>().prop_map(Deed::Delete),
        1 => any::<usize>().prop_map(Deed::Promote),
        2 => any::<(usize, usize)>().prop_map(|(node, target)| Deed::Add(node, target)),
    ];
    prop::collection::vec(deed, 0..60)
}

fn kinds() -> impl Strategy<Value = GameKind> {
    prop::sample::select(vec![
        GameKind::Rows(Variant::TIC_TAC_TOE),
        GameKind::Rows(Variant::CONNECT_FOUR),
        GOMOKU,
        GameKind::Quarto(Board::TORUS),
    ])
}

/// Picks any node of the tree.
fn node(number: usize, record: &Record) -> NodeId {
    let nodes: Vec<NodeId> = record.tree().preorder().collect();
    nodes[number % nodes.len()]
}

/// Picks a target, which may be illegal.
fn target(number: usize, record: &Record) -> Target {
    let kind = record.target_kind();
    match kind {
        TargetKind::Cell(shape) => {
            Target::Cell(shape.points().nth(number % shape.cells()).unwrap())
        }
        TargetKind::Column(shape) => {
            Target::Column(u8::try_from(number % usize::from(shape.width())).unwrap())
        }
        TargetKind::Piece => {
            Target::Piece(Piece::all().nth(number % usize::from(Piece::COUNT)).unwrap())
        }
    }
}

fn happen(deed: Deed, record: &mut Record) {
    match deed {
        Deed::Play(number) => drop(record.play(target(number, record))),
        Deed::TakeBack => drop(record.take_back()),
        Deed::Redo => drop(record.redo()),
        Deed::End => drop(record.end(End::Drawn)),
        Deed::GoTo(number) => drop(record.go_to(node(number, record))),
        Deed::Delete(number) => drop(record.delete(node(number, record))),
        Deed::Promote(number) => record.promote(node(number, record)),
        Deed::Add(at, number) => drop(record.add(node(at, record), target(number, record))),
    }
}

/// Replays the actions from the root to a node.
fn replayed(record: &Record, node: NodeId) -> AnyGame {
    let mut game = Record::new(record.kind());
    for id in record.tree().path(node) {
        let target = match record.tree().action(id) {
            Some(Action::Stone(point) | Action::Offer(point)) => Target::Cell(point),
            Some(Action::Piece(piece)) => Target::Piece(piece),
            Some(Action::Pass) => Target::Pass,
            Some(Action::Choose(choice)) => Target::Choose(choice),
            Some(Action::Declare(number)) => Target::Declare(number),
            Some(Action::End(_)) | None => continue,
        };
        game.play(target).unwrap();
    }
    game.on_board().clone()
}

#[test]
fn slots_are_reused_but_numbers_are_not() {
    let mut record = Record::new(GOMOKU);
    let mut before = Vec::new();
    for _ in 0..1000 {
        record.play(cell(7, 7)).unwrap();
        record.play(cell(6, 6)).unwrap();
        let [first, second] = record.line()[1..] else { panic!("two moves") };
        assert!(before.iter().all(|&old| !record.tree().contains(old)));
        record.annotate(second, |notes| notes.comment = "gone".to_owned());
        record.delete(first).unwrap();
        assert!(record.tree().notes(second).is_empty(), "nobody has what was noted on it");
        before = vec![first, second];
    }
    assert_eq!((record.tree().len(), record.tree().nodes.len()), (1, 3));
    record.play(cell(7, 7)).unwrap();
    assert_eq!(record.node().number(), 2001);
}

#[test]
fn a_cursor_follows_changes_of_the_tree() {
    let (mut record, [root, first, second, third, other, end]) = of_two_lines();
    let mut looking = record.cursor_at(third).unwrap();
    let mut resigned = record.cursor_at(end).unwrap();
    let added = record.add(third, cell(3, 3)).unwrap();
    record.delete(other);
    looking.follow(record.tree());
    assert_eq!((looking.node(), looking.line()), (third, &[root, first, second, third, added][..]));
    resigned.follow(record.tree());
    assert_eq!((resigned.node(), resigned.state()), (first, State::ToMove(Stone::Second)));
    assert_eq!(resigned.line(), [root, first, second, third, added]);
    // It only goes to nodes that exist.
    record.delete(second);
    assert!(!looking.go_to(record.tree(), third));
    assert_eq!((looking.node(), looking.on_board().stones()), (first, 1));
}

#[test]
fn a_full_tree_accepts_an_ending_but_no_move() {
    let mut record = Record::new(GOMOKU);
    record.tree_mut().limit = 3;
    record.play(cell(0, 0)).unwrap();
    record.play(cell(1, 1)).unwrap();
    let before = record.clone();
    assert_eq!(record.play(cell(2, 2)), Err(IllegalMove::RecordFull));
    assert_eq!(record.add(NodeId::ROOT, cell(2, 2)), Err(IllegalMove::RecordFull));
    assert_eq!(record, before);
    assert_eq!(
        IllegalMove::RecordFull.to_string(),
        "the game has as many moves as a record can hold"
    );
    // Moves already in the tree can be replayed, and resigning is always possible.
    record.take_back();
    assert_eq!(record.play(cell(1, 1)).unwrap().mover(), Some(Stone::First));
    assert!(record.resign(Stone::First));
    assert_eq!(record.tree().len(), 4);
    // Deleting makes room again.
    record.delete(record.line()[2]).unwrap();
    record.play(cell(2, 2)).unwrap();
    assert_eq!(record.tree().len(), 3);
}

/// Changes the tree in any way; `false` if the change is refused.
fn edit(deed: Deed, record: &Record, tree: &mut Tree) -> bool {
    let at = |number| node(number, record);
    match deed {
        Deed::Play(number) | Deed::Add(number, _) => {
            let point = Point::new(u8::try_from(number / 7 % 15).unwrap(), 3);
            tree.add(at(number), Action::Stone(point)).is_some()
        }
        Deed::End => tree.add(record.node(), Action::End(End::Drawn)).is_some(),
        Deed::Delete(number) => tree.delete(at(number)).is_some(),
        Deed::Promote(number) => tree.reorder(at(number), number % 3).is_some(),
        Deed::GoTo(number) => {
            let comment = number.to_string();
            tree.set_notes(at(number), &Notes { comment, ..Notes::NONE })
        }
        Deed::TakeBack | Deed::Redo => {
            let date = record.tree().len().to_string();
            tree.set_info(Info { date, ..Info::default() });
            true
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(80) })]

    #[test]
    fn edits_raise_the_revision_and_refused_edits_change_nothing(
        deeds in deeds(),
        edits in deeds(),
    ) {
        let mut record = Record::new(GOMOKU);
        for deed in deeds {
            happen(deed, &mut record);
        }
        let mut tree = record.tree().clone();
        for deed in edits {
            let (before, revision) = (tree.clone(), tree.revision());
            let is_done = edit(deed, &record, &mut tree);
            prop_assert!(is_done || tree == before);
            prop_assert_eq!(tree.revision() > revision, tree != before);
        }
    }

    #[test]
    fn board_and_line_always_match_the_current_node(
        kind in kinds(),
        deeds in deeds(),
    ) {
        let mut record = Record::new(kind);
        for deed in deeds {
            let before = record.tree().preorder().count();
            happen(deed, &mut record);
            let tree = record.tree();
            // Only deletion removes nodes.
            if !matches!(deed, Deed::Delete(_)) {
                prop_assert!(tree.preorder().count() >= before);
            }
            prop_assert!(tree.contains(record.node()));
            prop_assert_eq!(record.on_board(), &replayed(&record, record.node()));
            prop_assert_eq!(record.line()[record.ply()], record.node());
            prop_assert_eq!(record.line()[0], NodeId::ROOT);
            for pair in record.line().windows(2) {
                prop_assert_eq!(tree.parent(pair[1]), Some(pair[0]));
                prop_assert!(tree.children(pair[0]).any(|child| child == pair[1]));
            }
            let last = *record.line().last().unwrap();
            prop_assert_eq!(tree.children(last).count(), 0, "a line ends where nothing follows");
        }
    }

    #[test]
    fn preorder_visits_each_node_once_after_its_parent(
        kind in kinds(),
        deeds in deeds(),
    ) {
        let mut record = Record::new(kind);
        for deed in deeds {
            happen(deed, &mut record);
        }
        let tree = record.tree();
        let nodes: Vec<NodeId> = tree.preorder().collect();
        for (index, &node) in nodes.iter().enumerate() {
            prop_assert!(!nodes[..index].contains(&node));
            let parent = tree.parent(node);
            prop_assert!(parent.is_none_or(|parent| nodes[..index].contains(&parent)));
            let actions: Vec<Action> =
                tree.children(node).filter_map(|child| tree.action(child)).collect();
            for (index, action) in actions.iter().enumerate() {
                prop_assert!(!actions[..index].contains(action));
            }
            // In every position reached, the game matches the path.
            let mut there = record.clone();
            prop_assert!(there.go_to(node));
            prop_assert_eq!(there.on_board(), &replayed(&record, node));
            prop_assert_eq!(there.tree(), tree);
        }
    }

    #[test]
    fn undoing_and_redoing_everything_changes_nothing(kind in kinds(), deeds in deeds()) {
        let mut record = Record::new(kind);
        for deed in deeds {
            happen(deed, &mut record);
        }
        let before = record.clone();
        let taken = std::iter::from_fn(|| record.take_back()).count();
        prop_assert_eq!(taken, before.ply());
        prop_assert_eq!(record.node(), NodeId::ROOT);
        for _ in 0..taken {
            prop_assert!(record.redo().is_some());
        }
        prop_assert_eq!(record, before);
    }
}
