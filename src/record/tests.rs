use super::*;
use crate::game::{Outcome, Win};
use crate::quarto::Piece;
use crate::rules::{Point, Topology, Variant};
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
fn a_resigned_match_is_over_until_that_is_taken_back() {
    for kind in [GOMOKU, GameKind::Quarto(Topology::Plane)] {
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
fn stones_and_selected_pieces_are_taken_back_one_by_one() {
    let mut game = Record::new(GOMOKU);
    game.play(cell(7, 7)).unwrap();
    assert_eq!(game.state().mover(), Some(Stone::Second));
    assert_eq!(game.take_back(), Some(Action::Stone(Point::new(7, 7))));
    assert_eq!(game.state().mover(), Some(Stone::First));

    let piece = Piece::FIRST;
    let mut game = Record::new(GameKind::Quarto(Topology::Plane));
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
fn what_was_taken_back_is_played_again_until_something_else_is() {
    let piece = Piece::FIRST;
    let targets = [Target::Piece(piece), cell(2, 3)];
    let mut game = Record::new(GameKind::Quarto(Topology::Plane));
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
fn one_may_resign_while_the_other_thinks() {
    let mut game = Record::new(GOMOKU);
    game.play(cell(7, 7)).unwrap();
    game.resign(Stone::First);
    let outcome = Outcome::Won(Stone::Second, Win::Resignation);
    assert_eq!(game.state(), State::Over(outcome));
}

#[test]
fn nobody_resigns_a_match_that_is_won() {
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
    let quarto = GameKind::Quarto(Topology::Torus);
    assert_eq!(refused(quarto, Target::Column(0)), "that is off the board");
    let four = GameKind::Rows(Variant::CONNECT_FOUR);
    assert_eq!(Record::new(four).target_kind(), TargetKind::Column(four.shape()));
    assert_eq!(Record::new(quarto).target_kind(), TargetKind::Piece);
}

/// Something that is done to a record; what cannot be done is left out.
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
        GameKind::Quarto(Topology::Torus),
    ])
}

/// Any node of the tree.
fn node(number: usize, record: &Record) -> NodeId {
    let nodes: Vec<NodeId> = record.tree().preorder().collect();
    nodes[number % nodes.len()]
}

/// Some target, which may be illegal.
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
        Deed::End => record.end(End::Drawn),
        Deed::GoTo(number) => drop(record.go_to(node(number, record))),
        Deed::Delete(number) => drop(record.delete(node(number, record))),
        Deed::Promote(number) => record.promote(node(number, record)),
        Deed::Add(at, number) => drop(record.add(node(at, record), target(number, record))),
    }
}

/// The game that the actions from the root to a node make.
fn replayed(record: &Record, node: NodeId) -> AnyGame {
    let mut game = Record::new(record.kind());
    for id in record.tree().path(node) {
        let target = match record.tree().action(id) {
            Some(Action::Stone(point)) => Target::Cell(point),
            Some(Action::Piece(piece)) => Target::Piece(piece),
            Some(Action::End(_)) | None => continue,
        };
        game.play(target).unwrap();
    }
    game.on_board().clone()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(80) })]

    #[test]
    fn whatever_happens_the_board_is_that_of_the_node_and_the_line_leads_through_it(
        kind in kinds(),
        deeds in deeds(),
    ) {
        let mut record = Record::new(kind);
        for deed in deeds {
            let before = record.tree().preorder().count();
            happen(deed, &mut record);
            let tree = record.tree();
            // Nothing goes but what is deleted.
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
    fn all_nodes_are_seen_once_each_after_its_parent_and_no_action_leads_twice_from_one(
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
            // Everywhere one comes, and the game there is what the path says.
            let mut there = record.clone();
            prop_assert!(there.go_to(node));
            prop_assert_eq!(there.on_board(), &replayed(&record, node));
            prop_assert_eq!(there.tree(), tree);
        }
    }

    #[test]
    fn to_take_everything_back_and_play_it_again_changes_nothing(kind in kinds(), deeds in deeds()) {
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
