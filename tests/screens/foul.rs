//! Fouls: forbidden points on the board, their explanations, and fouls that are refused or lose.

use gomoku::game::{FoulPenalty, GameKind, Outcome, Participant, Participants, State, Win};
use gomoku::player::Level;
use gomoku::puzzle::{Origin, Puzzle};
use gomoku::rules::{Foul, Game, Point, Position, Rule, Stone, Variant, parse_moves, parse_point};
use gomoku::settings::{FoulMarks, Settings};
use gomoku::store::Listed;
use gomoku::tui::app::Opening;
use gomoku::tui::event::MouseAction;
use gomoku::tui::picture::StampLabel;
use gomoku::tui::theme::{Depth, GlyphSet};
use insta::assert_snapshot;

use super::check;
use super::stage::Stage;

const EMPTY: &str = "...............";

/// H8 is a double three of X.
const DOUBLE_THREE: [&str; 15] = [
    "O.............O",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    ".......X.......",
    ".......X.......",
    ".....XX........",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    "O.............O",
];

/// H8 is a double four on one line.
const DOUBLE_FOUR: [&str; 15] = [
    "O.............O",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    "....X.X.X.X....",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    "O.............O",
];

/// H8 makes six.
const OVERLINE: [&str; 15] = [
    "O.............O",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    "....XXX.XX.....",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    "O..............",
    "O.............O",
];

/// K12 is allowed: one three is spoilt, as J11 would be an overline.
const ALLOWED: [&str; 15] = [
    ".O.............",
    ".........X.....",
    ".........X.X...",
    ".........X.....",
    "...O.O.........",
    "........XX..X..",
    "..O......X.....",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    ".............O.",
    EMPTY,
    ".....O.........",
    "O...O..........",
];

/// K12 is allowed: L12, which would complete one three, would be a double three itself.
const NESTED: [&str; 15] = [
    EMPTY,
    "......O........",
    "...O......X....",
    "............XX.",
    "..........X....",
    "....O........X.",
    "........X......",
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    EMPTY,
    "...O...........",
    "..........O....",
    ".........O.....",
];

const RENJU: GameKind = GameKind::Rows(Variant::GOMOKU_15.with_rule(Rule::Renju));

fn game(rule: Rule, rows: &[&str], to_move: Stone) -> Game {
    let cells = (0..).zip(rows).flat_map(|(row, line)| {
        (0..).zip(line.chars()).map(move |(col, sign)| (Point::new(row, col), sign))
    });
    let stones = cells.filter_map(|(point, sign)| match sign {
        'X' => Some((point, Stone::First)),
        'O' => Some((point, Stone::Second)),
        _ => None,
    });
    let variant = Variant::GOMOKU_15.with_rule(rule);
    Game::from_position(Position::from_stones(variant, stones).unwrap().with_to_move(to_move))
}

/// Loads a position with X to move, with letters as coordinates.
fn loaded(stage: Stage, rows: &[&str]) -> Stage {
    let cells = |sign: char| {
        let rows = rows.iter().zip('a'..).flat_map(move |(line, row)| {
            let cells = line.chars().zip('a'..).filter(move |(it, _)| *it == sign);
            cells.map(move |(_, col)| format!("[{col}{row}]"))
        });
        rows.collect::<String>()
    };
    let (first, second) = (cells('X'), cells('O'));
    let game = format!("(;FF[4]GM[4]SZ[15]RU[renju]AB{first}AW{second}PL[B])");
    stage.file("foul.sgf", &game).press(":l foul.sgf<Enter><Esc>c")
}

/// Resumes such a game, which is kept.
fn resumed(stage: Stage, rows: &[&str]) -> Stage {
    let game = game(Rule::Renju, rows, Stone::First);
    stage.keeping().offering(game, Participants::PERSONS).press("<Enter>c")
}

/// Starts renju for two people in a window of this size.
fn renju(width: u16, height: u16) -> Stage {
    Stage::of(width, height, RENJU)
}

/// Stage with these glyphs and colours.
fn looking(width: u16, height: u16, glyphs: GlyphSet, depth: Depth) -> Stage {
    Stage::with(width, height, Opening::New(RENJU), glyphs, depth)
}

/// Stage on which fouls lose.
fn losing(rows: &[&str]) -> Stage {
    let settings = Settings { foul: FoulPenalty::Loses, ..Settings::default() };
    resumed(Stage::of(120, 40, RENJU).one_each(settings), rows)
}

/// Rows of the board, without the panel.
fn board(stage: &mut Stage) -> Vec<String> {
    stage.text().lines().take(32).map(|line| line.chars().take(68).collect()).collect()
}

const LOST: State = State::Over(Outcome::Won(Stone::Second, Win::Foul(Foul::DoubleThree)));

/// Keys that move the cursor from the centre to K12.
const TO_K12: &str = "<Up><Up><Up><Up><Right><Right><Right>";

/// Puzzle of renju: J8 makes a four and a three, F4 and G7 are double threes.
fn puzzle() -> Puzzle {
    let variant = Variant::GOMOKU_15.with_rule(Rule::Renju);
    let game = parse_moves("g8f8h8a1i8a3j9a5j10a7d4o1e4o3f5o5f6o7", variant).unwrap();
    let line = ["j8", "k8", "j11"].map(|cell| parse_point(cell, variant.shape()).unwrap());
    Puzzle::win(game, line.into(), Origin::default()).unwrap()
}

/// Opens the room with this puzzle, with letters as coordinates.
fn solving(width: u16, height: u16, settings: Settings) -> Stage {
    Stage::new(width, height).one_each(settings).with_puzzles([puzzle()]).press("W<Enter>c")
}

mod pictures {
    use super::*;

    #[test]
    fn fouls_in_the_editor_and_in_a_puzzle() {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut stage = loaded(renju(width, height), &DOUBLE_THREE).press("eF");
            assert_snapshot!(format!("editor_{width}x{height}"), stage.picture());
            let mut stage = solving(width, height, Settings::default()).press(":f4<Enter>");
            assert_snapshot!(format!("puzzle_{width}x{height}"), stage.picture());
        }
    }

    #[test]
    fn forbidden_points_are_marked() {
        for (width, height) in [(80, 24), (120, 40)] {
            let mut stage = loaded(renju(width, height), &DOUBLE_THREE);
            assert_snapshot!(format!("marked_{width}x{height}"), stage.picture());
        }
        let mut plain = loaded(looking(80, 24, GlyphSet::Ascii, Depth::None), &DOUBLE_THREE);
        assert_snapshot!("marked_without_colours", plain.picture());
        let mut dots = loaded(looking(120, 40, GlyphSet::Dots, Depth::Ansi16), &DOUBLE_THREE);
        assert_snapshot!("marked_dots", dots.text());
    }

    #[test]
    fn explained_fouls() {
        for (name, rows) in
            [("double_three", DOUBLE_THREE), ("double_four", DOUBLE_FOUR), ("overline", OVERLINE)]
        {
            for (width, height) in [(80, 24), (120, 40)] {
                let mut stage = loaded(renju(width, height), &rows).press("F");
                assert_snapshot!(format!("{name}_{width}x{height}"), stage.picture());
            }
            let plain = looking(80, 24, GlyphSet::Ascii, Depth::None);
            let mut plain = loaded(plain, &rows).press("F");
            assert_snapshot!(format!("{name}_without_colours"), plain.picture());
        }
    }

    #[test]
    fn explained_points_that_are_allowed() {
        for (name, rows) in [("allowed", ALLOWED), ("nested", NESTED)] {
            for (width, height) in [(80, 24), (120, 40)] {
                let stage = loaded(renju(width, height), &rows);
                let mut stage = stage.press(TO_K12).press("F");
                assert_snapshot!(format!("{name}_{width}x{height}"), stage.picture());
            }
            let plain = looking(80, 24, GlyphSet::Ascii, Depth::None);
            let mut plain = loaded(plain, &rows).press(TO_K12).press("F");
            assert_snapshot!(format!("{name}_without_colours"), plain.picture());
        }
    }

    #[test]
    fn a_lost_game_shows_its_foul() {
        let mut stage = losing(&DOUBLE_THREE).press("<Enter>");
        assert_snapshot!("lost_120x40", stage.picture());
        assert_snapshot!("lost_80x24", stage.resize(80, 24).picture());
    }
}

/// Number of forbidden points on the board.
fn marks(stage: &mut Stage) -> usize {
    stage.text().matches('\u{2298}').count()
}

#[test]
fn a_key_and_a_setting_hide_the_marks() {
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE);
    assert_eq!(marks(&mut stage), 1);
    let mut stage = stage.press("X");
    assert_eq!(marks(&mut stage), 0);
    let mut stage = stage.press(":fouls<Enter>");
    assert_eq!(marks(&mut stage), 1);
    let settings = Settings { forbidden_points: FoulMarks::Hidden, ..Settings::default() };
    let mut stage = loaded(Stage::of(80, 24, RENJU).one_each(settings), &DOUBLE_THREE);
    assert_eq!(marks(&mut stage), 0);
    assert_eq!(marks(&mut stage.press("X")), 1);
}

#[test]
fn marks_follow_the_position() {
    // O, too, sees the points that X may not take.
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press(":a1<Enter>:c1<Enter>");
    assert_eq!(marks(&mut stage), 1, "a1 is taken; O is to move");
    // O takes an end of a three.
    let mut stage = stage.press(":h11<Enter>");
    assert_eq!(marks(&mut stage), 0);
    let mut stage = stage.press("u");
    assert_eq!(marks(&mut stage), 1);
    let mut stage = stage.press("{");
    assert_eq!(marks(&mut stage), 1);
    let mut stage = stage.press("}!y");
    assert_eq!(marks(&mut stage), 0, "after the end");
}

#[test]
fn in_omok_the_points_of_the_side_to_move_are_marked() {
    let game = game(Rule::Omok, &DOUBLE_THREE, Stone::First);
    let mut stage = Stage::new(80, 24).keeping().offering(game, Participants::PERSONS);
    stage = stage.press("<Enter>c");
    assert_eq!(marks(&mut stage), 1);
    assert_eq!(marks(&mut stage.press(":c1<Enter>")), 0);
}

#[test]
fn an_explanation_is_in_the_users_coordinates_and_language() {
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press("F");
    check(&mut stage, &["H8 is a double three: F8-G8-H8 and H10-H9-H8."]);
    let mut stage = stage.press("ccF");
    check(&mut stage, &["7,7 is a double three: 7,5 7,6 7,7 and 5,7 6,7 7,7."]);
    let mut german = loaded(renju(80, 24).speaking("de"), &DOUBLE_THREE).press("F");
    check(&mut german, &["H8 ist eine Doppeldrei: F8-G8-H8 und H10-H9-H8."]);
    let mut far = loaded(renju(80, 24), &DOUBLE_THREE).press("<PgDn>F");
    check(
        &mut far,
        &["H1 is no foul: it makes neither two threes nor two fours nor a row of six."],
    );
    let mut taken = loaded(renju(80, 24), &DOUBLE_THREE).press("<Left>F");
    check(&mut taken, &["That cell is taken."]);
    let mut none = Stage::game(80, 24, 15).press("F");
    check(&mut none, &["In Gomoku every free cell may be taken."]);
}

#[test]
fn any_key_click_or_move_of_the_cursor_ends_an_explanation() {
    let explained = || loaded(renju(80, 24), &DOUBLE_THREE).press("F");
    let mut before = loaded(renju(80, 24), &DOUBLE_THREE);
    for keys in ["<Esc>", "<Up><Down>", "\\", "tt"] {
        assert_eq!(explained().press(keys).picture(), before.picture(), "{keys}");
    }
    let mut stage = explained();
    let (x, y) = stage.find("8  ");
    let mut stage = stage.mouse(x + 8, y + 3, MouseAction::Move);
    assert!(!stage.text().contains("double three"), "{}", stage.text());
    // The computer's answers do not bring it back.
    let mut stage = explained().press(":c1<Enter>u");
    assert!(!stage.text().contains("double three"), "{}", stage.text());
}

#[test]
fn a_foul_is_refused_with_its_reason() {
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press("F");
    let explained = stage.text();
    for keys in ["<Enter>", ":h8<Enter>"] {
        let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press(keys);
        assert_eq!(stage.text(), explained, "{keys}");
        assert_eq!(stage.record().on_board().moves(), 0);
    }
    // Another move is played at once.
    let stage = stage.press("<Down><Enter>");
    assert_eq!(stage.record().on_board().moves(), 1);
}

#[test]
fn a_foul_loses_if_the_user_wants_that() {
    let mut stage = losing(&DOUBLE_THREE).press("<Enter>");
    assert_eq!(stage.record().state(), LOST);
    check(&mut stage, &["X made a double three: Player 2 (O) wins"]);
    let mut stage = stage.press("F");
    check(&mut stage, &["H8 is a double three: F8-G8-H8 and H10-H9-H8."]);
    // The history has it, and another program sees a forfeit.
    let stage = stage.press("q");
    let Some(Listed::Game(kept)) = stage.store().list(0, 9).games.pop() else { panic!("no game") };
    assert_eq!(kept.record.main_state(), LOST);
    let text = std::fs::read_to_string(kept.path.unwrap()).unwrap();
    assert!(text.contains("RE[W+F]"), "{text}");
}

#[test]
fn a_lost_foul_is_undone() {
    let mut stage = losing(&DOUBLE_THREE);
    let before = board(&mut stage);
    let stage = stage.press("<Enter>u");
    assert_eq!(stage.record().state(), State::ToMove(Stone::First));
    assert_eq!(board(&mut stage.press("<Esc>")), before);
    let computer = Participant::Computer(Level::new(3).unwrap().into());
    let settings = Settings { foul: FoulPenalty::Loses, ..Settings::default() };
    let participants = Participants::new(Participant::PERSON, computer);
    let game = game(Rule::Renju, &DOUBLE_THREE, Stone::First);
    let stage = Stage::of(80, 24, RENJU).one_each(settings).keeping().offering(game, participants);
    let mut stage = stage.slow().press("<Enter><Enter>");
    check(&mut stage, &["X made a double three: Computer (O) wins"]);
    let stage = stage.press("u");
    assert_eq!(stage.record().state(), State::ToMove(Stone::First));
    assert_eq!(stage.press("<C-r>").record().state(), LOST);
}

#[test]
fn pictures_of_stones_have_the_signs() {
    let mut stage = loaded(renju(120, 40), &ALLOWED).with_pictures().press(TO_K12);
    let labels = |stage: &mut Stage| {
        let stamps = stage.pieces().iter().map(|piece| piece.layers[0].stamp.label);
        let signs = stamps.filter_map(|label| match label {
            StampLabel::Text([sign, b' ']) => Some(char::from(sign)),
            _ => None,
        });
        signs.collect::<String>()
    };
    assert_eq!(labels(&mut stage), "");
    let mut stage = stage.press("F");
    assert_eq!(labels(&mut stage), "\\//\\");
    check(&mut stage, &["?", "*", "\u{2713}"]);
    let mut marked = loaded(renju(120, 40), &DOUBLE_THREE).with_pictures();
    assert_eq!(marks(&mut marked), 1, "under the cursor");
}

#[test]
fn signs_are_one_column_wide_and_ascii_where_that_is_needed() {
    use unicode_width::UnicodeWidthChar as _;
    for rows in [DOUBLE_THREE, ALLOWED] {
        for keys in ["", "F", TO_K12] {
            let dots = looking(120, 40, GlyphSet::Dots, Depth::True);
            let mut dots = loaded(dots, &rows).press(keys).press("F");
            for char in dots.text().chars().filter(|&char| char != '\n') {
                assert_eq!(char.width_cjk(), Some(1), "{char:?}");
            }
            let ascii = looking(80, 24, GlyphSet::Ascii, Depth::True);
            assert!(loaded(ascii, &rows).press(keys).press("F").text().is_ascii());
        }
    }
}

#[test]
fn the_editor_marks_and_explains_the_points_of_its_position() {
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press("e");
    assert_eq!(marks(&mut stage), 1);
    let mut stage = stage.press("F");
    check(&mut stage, &["H8 is a double three: F8-G8-H8 and H10-H9-H8."]);
    // Another key ends the explanation, and O sees the points of X, too.
    let mut stage = stage.press("t");
    assert!(!stage.text().contains("double three"), "{}", stage.text());
    assert_eq!(marks(&mut stage), 1);
    check(&mut stage.press("F"), &["For X: H8 is a double three"]);
    // A stone of O at the end of a three.
    let stage = loaded(renju(80, 24), &DOUBLE_THREE).press("e<Down>o ");
    let mut stage = stage.press("<Up>");
    assert_eq!(marks(&mut stage), 0);
    check(&mut stage.press("F"), &["H8 is no foul"]);
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press("e<Left>F");
    check(&mut stage, &["That cell is taken."]);
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press("eX");
    assert_eq!(marks(&mut stage), 0);
    // The table below has its own position.
    let mut stage = loaded(renju(80, 24), &DOUBLE_THREE).press("ec");
    assert_eq!(marks(&mut stage), 0);
    assert_eq!(marks(&mut stage.press("<Esc>")), 1);
    let mut none = Stage::game(80, 24, 15).press("eF");
    check(&mut none, &["In Gomoku every free cell may be taken."]);
}

#[test]
fn the_editor_of_omok_marks_the_points_of_the_side_to_move() {
    let game = game(Rule::Omok, &DOUBLE_THREE, Stone::First);
    let stage = Stage::new(80, 24).keeping().offering(game, Participants::PERSONS);
    let mut stage = stage.press("<Enter>ce");
    assert_eq!(marks(&mut stage), 1);
    assert_eq!(marks(&mut stage.press("t")), 0);
}

#[test]
fn a_puzzle_marks_and_explains_points_and_refuses_fouls() {
    // Puzzles refuse fouls, also if they lose games.
    for foul in [FoulPenalty::Refused, FoulPenalty::Loses] {
        let mut stage = solving(80, 24, Settings { foul, ..Settings::default() });
        assert_eq!(marks(&mut stage), 2);
        let mut stage = stage.press(":f4<Enter>");
        check(&mut stage, &["F4 is a double three: D4-E4-F4 and F6-F5-F4.", "*"]);
        // The foul is no attempt, and the next key ends its explanation.
        assert_eq!(stage.attempts(), []);
        let mut stage = stage.press("<Esc>");
        assert!(!stage.text().contains("double three"), "{}", stage.text());
        check(&mut stage, &["PUZZLE"]);
        check(&mut stage.press(":j8<Enter>:j11<Enter>"), &["Solved in"]);
    }
    let mut stage = solving(80, 24, Settings::default()).press("<Down>F");
    check(&mut stage, &["H7 is no foul: it makes neither"]);
    let mut stage = stage.press("X");
    assert_eq!(marks(&mut stage), 0);
    assert!(!stage.text().contains("no foul"), "{}", stage.text());
    assert_eq!(marks(&mut stage.press(":fouls<Enter>")), 2);
}

#[test]
fn a_paused_run_explains_nothing() {
    let stage = Stage::new(80, 24).with_puzzles([puzzle()]);
    // The run begins with a move.
    let mut stage = stage.press("W<Down><Down><Enter>c:f4<Enter>");
    check(&mut stage, &["double three"]);
    check(&mut stage.press("pF"), &["The run is paused. Press Enter to resume it."]);
}

#[test]
fn a_picture_has_the_marks_and_the_explanation_of_the_screen() {
    let stage = loaded(renju(80, 24), &DOUBLE_THREE).press(":export marked.svg<Enter>F");
    let mut stage = stage.press(":export explained.svg<Enter>");
    // The explanation is still on the board, until the next key.
    check(&mut stage, &["Exported explained.svg", "*"]);
    let mut stage = stage.press("<Esc>X:export bare.svg<Enter>");
    assert!(!stage.text().contains('*'), "{}", stage.text());
    let shapes = |name: &str| stage.read(name).unwrap().matches("<path").count();
    let [marked, explained, bare] = ["marked.svg", "explained.svg", "bare.svg"].map(shapes);
    // A cross, or nine signs, each on a disc.
    assert_eq!([marked - bare, explained - bare], [2, 18]);
}
