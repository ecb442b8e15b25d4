//! Openings and passes.

use super::*;
use crate::record::Action;

/// Text of a game with this opening rule before its first prompt.
fn opened(heading: &str, rule: OpeningRule) -> String {
    format!("{heading}Opening rule: {}\n", rule.name())
}

fn swap2() -> NumbersDialog {
    NumbersDialog {
        game: GameChoice::Variant(Variant::GOMOKU_15),
        opening: OpeningRule::Swap2,
        ..NumbersDialog::default()
    }
}

#[test]
fn an_opening_asks_for_each_of_its_acts() {
    let game = "\
Player 1 places move 1 (X)
Player 1: <7,7>
Player 1 places move 2 (O)
Player 1: <swap>
Illegal input, please try again
Player 1 places move 2 (O)
Player 1: <6,6>
Player 1 places move 3 (X)
Player 1: <8,6>
Player 2 decides: keep, swap, place-two
Player 2: <5,5>
Illegal input, please try again: a choice must be made first
Player 2 decides: keep, swap, place-two
Player 2: <place-two>
Player 2 places move 4 (O)
Player 2: <5,5>
Player 2 places move 5 (X)
Player 2: <4,4>
Player 1 decides: keep, swap
Player 1: <swap>
The players have exchanged their sides.
Player 2: <9,9>
Player 1: <!>
Player 2 has won!
";
    check(Dialog::Numbers(swap2()), &nowhere(), &(opened(&gomoku(), OpeningRule::Swap2) + game));
}

#[test]
fn fifth_moves_are_declared_offered_and_chosen() {
    let game = "\
Player 1 places move 1 (X) in the centre
Player 1: <7,8>
Illegal input, please try again: the stone must be placed in the centre
Player 1 places move 1 (X) in the centre
Player 1: <7,7>
Player 1 places move 2 (O) within the central 3x3
Player 1: <6,7>
Player 1 places move 3 (X) within the central 5x5
Player 1: <5,7>
Player 2 decides: keep, swap
Player 2: <keep>
Player 2 places move 4 (O)
Player 2: <8,7>
Player 2 declares how many fifth moves to offer: 1 to 8
Player 2: <9>
Illegal input, please try again: the number must be from 1 to 8
Player 2 declares how many fifth moves to offer: 1 to 8
Player 2: <2>
Player 1 decides: keep, swap
Player 1: <keep>
Player 1 offers fifth moves: 1 of 2
Player 1: <6,8>
Player 1 offers fifth moves: 2 of 2
Player 1: <6,6>
Illegal input, please try again: this fifth move is the same as 6,8, mirrored in column 7
Player 1 offers fifth moves: 2 of 2
Player 1: <5,8>
Player 2 chooses the fifth move: 6,8 5,8
Player 2: <4,4>
Illegal input, please try again: this fifth move was not offered
Player 2 chooses the fifth move: 6,8 5,8
Player 2: <5,8>
Player 2: <pass>
Player 1: <pass>
The game ended in a draw
";
    let Dialog::Numbers(dialog) = renju(FoulPenalty::Refused) else { panic!() };
    let dialog = NumbersDialog { opening: OpeningRule::Soosyrv, ..dialog };
    let heading = opened(&renju_heading(), OpeningRule::Soosyrv);
    check(Dialog::Numbers(dialog), &nowhere(), &(heading + game));
}

#[test]
fn the_computer_acts_for_the_person_whose_seat_it_has() {
    let one = Participants::new(Participant::PERSON, Participant::Computer(Level::MIN.into()));
    let other = Participants::new(Participant::Computer(Level::MIN.into()), Participant::PERSON);
    for seed in 0..4 {
        let answered = Dialog::Numbers(NumbersDialog { players: one, seed, ..swap2() });
        let text = seen(answered, &nowhere(), &["7,7", "6,6", "8,6", "0,0", "0,14"]);
        let (_, decided) = text.split_once("Player 2: ").unwrap();
        assert!(decided.starts_with("keep\n") || decided.starts_with("swap\n"), "{text}");
        // The person then has the other side.
        let person = if decided.starts_with("keep") { "Player 1: 0,0" } else { "Player 2: 0,0" };
        assert!(text.contains(person), "{text}");
        let opens = Dialog::Numbers(NumbersDialog { players: other, seed, ..swap2() });
        let text = seen(opens, &nowhere(), &["swap", "0,0"]);
        assert!(
            text.contains("Player 2: swap\nThe players have exchanged their sides.\n"),
            "{text}"
        );
        assert_eq!(text.matches("places move").count(), 3, "{text}");
        // It has O now, and moves before the person.
        let (_, after) = text.split_once("sides.\n").unwrap();
        let cell = after.lines().next().and_then(|line| line.strip_prefix("Player 2: ")).unwrap();
        let parsed = Coordinates::Numbers.parse(cell, Variant::GOMOKU_15.shape());
        assert!(parsed.is_ok(), "{text}");
        assert!(text.contains("Player 1: 0,0"), "{text}");
    }
}

#[test]
fn what_a_file_cannot_hold_of_an_opening_is_told() {
    let place = Place::new();
    let started = ["7,7", "6,6", "8,6", "swap", "s"];
    let saved = |name: &str, lines: &[&str]| {
        let dialog = NumbersDialog { file: Some(place.path(name)), ..swap2() };
        seen(Dialog::Numbers(dialog), &place.store, lines)
    };
    let lost = "Game saved.\nThe CSV format cannot hold the decisions of the opening.\n";
    let text = saved("game.csv", &started);
    assert!(text.contains(lost), "{text}");
    let text = saved("game.sgf", &started);
    assert!(text.ends_with("Game saved.\nPlayer 2: "), "{text}");
    // An opening that is not over goes on where it was.
    let text = saved("open.sgf", &["7,7", "6,6", "s"]);
    assert!(text.contains("Game saved.\nPlayer 1 places move 3 (X)\n"), "{text}");
    let dialog = place.with(Variant::GOMOKU_15, "open.sgf");
    let text = seen(dialog, &place.store, &["l", "8,6", "swap", "s"]);
    let (_, rest) = text.split_once("Game loaded.\n").unwrap();
    assert!(rest.starts_with("Player 1 places move 3 (X)\nPlayer 1: 8,6\nPlayer 2 decides"));
    assert!(rest.contains("exchanged their sides.\nPlayer 2: s\nGame saved.\n"), "{rest}");
    let loaded = place.store.load(&place.path("open.sgf"), Variant::GOMOKU_15).unwrap();
    let tree = loaded.record.tree();
    let swaps = tree.preorder().filter(|&it| tree.action(it) == Some(Action::Choose(Choice::Swap)));
    assert_eq!(swaps.count(), 1);
}
