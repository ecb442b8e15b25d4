use crate::line::Dialog;
use crate::line::tests::{check, drawn, input, nowhere, pieces, said, seen};
use crate::printable::is_printable;
use crate::rules::Variant;
use proptest::prelude::*;

const EMPTY: &str = "   A B C D E F G H I J K L M
 0 . . . . . . . . . . . . .
 1 . . . . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . . . . . . . . . . . .
 4 . . . . . . . . . . . . .
 5 . . . . . . . . . . . . .
 6 . . . . . . . . . . . . .
 7 . . . . . . . . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . . . . . . . . . . . .
12 . . . . . . . . . . . . .
";

/// Returns the lines outside boards.
fn without_boards(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !is_board(line)).collect()
}

fn is_board(line: &str) -> bool {
    let is_row = |number: usize| {
        line.strip_prefix(&format!("{number:>2}")).is_some_and(|cells| {
            let (blanks, cells): (Vec<_>, Vec<_>) =
                cells.chars().enumerate().partition(|(index, _)| index % 2 == 0);
            blanks.iter().all(|(_, char)| *char == ' ')
                && cells.len() == 13
                && blanks.len() == 13
                && cells.iter().all(|(_, char)| ".OX".contains(*char))
        })
    };
    Some(line) == EMPTY.lines().next() || (0..13).any(is_row)
}

/// The sample game of the document, as far as its pictures can be read. The second line typed
/// cannot.
#[test]
fn the_sample_of_the_document_is_reproduced() {
    let begin = "\
Player O, make a move: <G 14>
Invalid input!
Player O, make a move: <g 5>
Invalid input!
Player O, make a move: <E 6>
   A B C D E F G H I J K L M
 0 . . . . . . . . . . . . .
 1 . . . . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . . . . . . . . . . . .
 4 . . . . . . . . . . . . .
 5 . . . . . . . . . . . . .
 6 . . . . O . . . . . . . .
 7 . . . . . . . . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . . . . . . . . . . . .
12 . . . . . . . . . . . . .
Player X, make a move: <C 11>
   A B C D E F G H I J K L M
 0 . . . . . . . . . . . . .
 1 . . . . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . . . . . . . . . . . .
 4 . . . . . . . . . . . . .
 5 . . . . . . . . . . . . .
 6 . . . . O . . . . . . . .
 7 . . . . . . . . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . X . . . . . . . . . .
12 . . . . . . . . . . . . .
Player O, make a move: <C 11>
Invalid input!
Player O, make a move: <F 5>
   A B C D E F G H I J K L M
 0 . . . . . . . . . . . . .
 1 . . . . . . . . . . . . .
 2 . . . . . . . . . . . . .
 3 . . . . . . . . . . . . .
 4 . . . . . . . . . . . . .
 5 . . . . . O . . . . . . .
 6 . . . . O . . . . . . . .
 7 . . . . . . . . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . X . . . . . . . . . .
12 . . . . . . . . . . . . .
Player X, make a move: ";
    check(Dialog::Letters, &nowhere(), &format!("{EMPTY}{begin}"));

    let end = "\
   A B C D E F G H I J K L M
 0 . . . . . . . . . . . . .
 1 . . . . . . . . . . . . .
 2 . X . . . . . . . . . . .
 3 X . . . . . . O . . . . X
 4 . . . . . . O . . . . . .
 5 . . . . . O . . . . . . .
 6 . . . . O . . . . . . . .
 7 . . . . O . . . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . X . . . . . . . . . .
12 . . . . . . . X . . . . .
Player O, make a move: D 7
   A B C D E F G H I J K L M
 0 . . . . . . . . . . . . .
 1 . . . . . . . . . . . . .
 2 . X . . . . . . . . . . .
 3 X . . . . . . O . . . . X
 4 . . . . . . O . . . . . .
 5 . . . . . O . . . . . . .
 6 . . . . O . . . . . . . .
 7 . . . O O . . . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . X . . . . . . . . . .
12 . . . . . . . X . . . . .
Player O wins!
";
    let typed = [
        "G 14", "g 5", "E 6", "C 11", "C 11", "F 5", "B 2", "E7", "A3", "G4", "M3", "H3", "H12",
        "D 7", "A 0",
    ];
    let text = seen(Dialog::Letters, &nowhere(), &typed);
    assert!(text.starts_with(&format!("{EMPTY}{begin}").replace(['<', '>'], "")), "{text}");
    assert!(text.ends_with(end), "{text}");
    assert_eq!(text.matches("   A B C").count(), 12, "a board for each move, and the empty one");
}

#[test]
fn x_wins_with_six() {
    let typed = ["A0", "G7", "A12", "F7", "M12", "E7", "M0", "B7", "C0", "C7", "E1", "D7", "C3"];
    let text = seen(Dialog::Letters, &nowhere(), &typed);
    let end = "\
 7 . X X X X X X . . . . . .
 8 . . . . . . . . . . . . .
 9 . . . . . . . . . . . . .
10 . . . . . . . . . . . . .
11 . . . . . . . . . . . . .
12 O . . . . . . . . . . . O
Player X wins!
";
    assert!(text.ends_with(end), "{text}");
    let words = without_boards(&text);
    assert_eq!(
        words[..3],
        ["Player O, make a move: A0", "Player X, make a move: G7", "Player O, make a move: A12",]
    );
    assert_eq!(words.len(), 13);
}

#[test]
fn a_full_board_is_a_draw() {
    let cells = drawn(Variant::GOMOKU_13.shape());
    let typed: Vec<String> =
        cells.iter().map(|&(row, col)| format!("{}{row}", char::from(b'A' + col))).collect();
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    let text = seen(Dialog::Letters, &nowhere(), &typed);
    let end = "\
10 O O X X O O X X O O X X O
11 X X O O X X O O X X O O X
12 O O X X O O X X O O X X O
Draw game!
";
    assert!(text.ends_with(end), "{text}");
    assert_eq!(without_boards(&text).len(), 13 * 13 + 1);
    assert_eq!(text.matches("   A B C").count(), 13 * 13 + 1);
}

#[test]
fn spaces_between_and_around_are_accepted() {
    for line in ["G7", "G 7", " G7 ", "G   7", "\tG\t7", "G07", "G7\r"] {
        let text = said(Dialog::Letters, &nowhere(), format!("{line}\n").as_bytes());
        assert!(text.contains("\n 7 . . . . . . O . . . . . .\n"), "{line:?}");
    }
    for (line, row) in
        [("A0", " 0 O . ."), ("M12", "12 . . . . . . . . . . . . O"), ("A12", "12 O")]
    {
        assert!(said(Dialog::Letters, &nowhere(), line.as_bytes()).contains(row), "{line}");
    }
}

#[test]
fn letter_and_number_may_be_on_two_lines() {
    for lines in ["G\n7\n", " G \r\n 7 \r\n", "G\n\n7\n"] {
        let text = said(Dialog::Letters, &nowhere(), lines.as_bytes());
        assert!(text.contains("\n 7 . . . . . . O . . . . . .\n"), "{lines:?}");
        let asked: Vec<&str> = without_boards(&text);
        assert_eq!(asked.len(), 2, "each player is asked once: {text}");
    }
    let text = said(Dialog::Letters, &nowhere(), b"G\nH 7\n");
    assert_eq!(text.matches("Invalid input!").count(), 1, "{text}");
    let text = said(Dialog::Letters, &nowhere(), b"G\n");
    assert_eq!(text, format!("{EMPTY}Player O, make a move: "));
}

#[test]
fn everything_else_is_invalid_and_shows_no_board() {
    for line in [
        "",
        " ",
        "7",
        "7G",
        "g7",
        "G-1",
        "G+7",
        "G13",
        "G14",
        "N3",
        "Z0",
        "G7x",
        "GG7",
        "G 7 8",
        "G1 0",
        "G,7",
        "G 7.0",
        "@7",
        "[7",
        "\u{c4}7",
        "G\u{667}",
        "G999",
        "G99999999999999999999",
        "!",
        "s",
        "l",
        "quit",
        "G\u{0}7",
    ] {
        let text = said(Dialog::Letters, &nowhere(), format!("{line}\n").as_bytes());
        let asked = "Player O, make a move: ";
        assert_eq!(text, format!("{EMPTY}{asked}Invalid input!\n{asked}"), "{line:?}");
    }
    let text = said(Dialog::Letters, &nowhere(), b"G7\nG\xff7\nG7\nG8\n");
    let words = without_boards(&text);
    assert_eq!(
        words,
        [
            "Player O, make a move:    A B C D E F G H I J K L M",
            "Player X, make a move: Invalid input!",
            "Player X, make a move: Invalid input!",
            "Player X, make a move:    A B C D E F G H I J K L M",
            "Player O, make a move: ",
        ]
    );
}

/// Mostly cells of one row, so that games end.
const LINES: &[&str] = &[
    "A0", "B0", "C0", "D0", "E0", "F0", "G0", "H0", "I0", "J0", "K0", "L0", "M0", "A 1", "B 1",
    "C 1", "D 1", "E 1", "F 1", "G 1", "H 1", "I 1", "J 1", "K 1", "L 1", "M 1", "M12", "N0",
    "G 13", "", "C", "2",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_dialogs_have_only_allowed_lines(input in input(LINES)) {
        let text = said(Dialog::Letters, &nowhere(), &input);
        prop_assert!(text.chars().all(|char| char == '\n' || is_printable(char)));
        let prompts = ["Player O, make a move: ", "Player X, make a move: "];
        let pieces = pieces(&text, &prompts);
        let ends = ["Player O wins!", "Player X wins!", "Draw game!"];
        let (mut boards, mut refused, mut asked) = (0, 0, 0);
        for (index, piece) in pieces.iter().enumerate() {
            let is_last = index + 1 == pieces.len();
            match *piece {
                "Invalid input!" => refused += 1,
                piece if prompts.contains(&piece) => asked += 1,
                piece if ends.contains(&piece) => prop_assert!(is_last),
                piece => {
                    prop_assert!(is_board(piece), "{:?}", piece);
                    boards += 1;
                }
            }
        }
        let is_over = pieces.last().is_some_and(|last| ends.contains(last));
        prop_assert_eq!(boards % 14, 0);
        // One board and one question for the start and for every stone; none at the end.
        prop_assert_eq!(asked, boards / 14 + refused - usize::from(is_over));
        let lines = input.split_inclusive(|byte| *byte == b'\n');
        // A letter on its own is read together with the lines up to its number.
        let is_short = |line: &&[u8]| String::from_utf8_lossy(line).trim().chars().count() <= 1;
        let joined = lines.clone().filter(is_short).count();
        let lines = lines.count();
        let fits = if is_over { asked <= lines } else { asked <= lines + 1 && asked + joined > lines };
        prop_assert!(fits, "{}", text);
    }
}
