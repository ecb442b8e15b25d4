use std::time::Duration;

use proptest::prelude::*;

use super::*;
use crate::formats::tests::records;
use crate::game::{End, GameKind, Outcome, State, Target, Win};
use crate::player::Verdict;
use crate::record::{self, Action, Evaluation, Judgement, Mark, MarkKind, NodeId};
use crate::rules::{Foul, Game, Placement, Point, Rule, Shape, Stone, Topology, Variant};

/// Reads the only game of a file, with the remarks.
#[track_caller]
fn read(file: &str) -> (Record, Vec<String>) {
    let Loaded { record, remarks, .. } = read_first(file.as_bytes()).unwrap();
    (record, remarks.iter().map(Remark::to_string).collect())
}

/// Reads the only game of a file, which causes no remarks.
#[track_caller]
fn plain(file: &str) -> Record {
    let (record, remarks) = read(file);
    assert_eq!(remarks, [""; 0], "{file}");
    record
}

#[track_caller]
fn check_refused(file: &str, expected: &str) {
    assert_eq!(read_first(file.as_bytes()).unwrap_err().to_string(), expected, "{file}");
}

fn written(record: &Record) -> String {
    String::from_utf8(write(record).unwrap()).unwrap()
}

/// Formats the moves of the main line as letters of columns, and of rows from the top.
fn moves(record: &Record) -> String {
    let tree = record.tree();
    let actions = tree.main_line(NodeId::ROOT).filter_map(|node| tree.action(node));
    let cells = actions.filter_map(|action| match action {
        Action::Stone(point) => Some(value::point_text(point)),
        _ => None,
    });
    cells.collect::<Vec<_>>().join(" ")
}

fn variant(record: &Record) -> Variant {
    record.kind().variant()
}

const HEAD: &str = "(;FF[4]GM[4]SZ[15]RU[freestyle]";

#[test]
fn a_game_is_written_node_by_node() {
    let mut record = Record::new(GameKind::Rows(Variant::GOMOKU_15));
    record.edit_info(|info| info.players.first.name = "Ada [1]".to_owned());
    record.edit_info(|info| info.date = "2026-11-22".to_owned());
    for (row, col) in [(7, 7), (6, 8), (0, 14)] {
        record.play(Target::Cell(Point::new(row, col))).unwrap();
    }
    let last = record.node();
    record.take_back();
    record.play(Target::Cell(Point::new(14, 0))).unwrap();
    record.annotate(record.node(), |notes| {
        notes.comment = "the corner\n(far [away])".to_owned();
        let kind = MarkKind::Label("a:b".to_owned());
        notes.marks = vec![Mark { point: Point::new(6, 8), kind }];
        notes.judgement = Some(Judgement::MissedWin(9));
    });
    record.go_to(last);
    record.resign(Stone::Second);
    let expected = format!(
        "(;FF[4]GM[4]CA[UTF-8]AP[gomoku:{}]
SZ[15]RU[freestyle]
PB[Ada [1\\]]DT[2026-11-22]RE[B+R]
;B[hh]
;W[ig]
(;B[oa])
(;B[ao]GKJ[missed 9]BM[1]C[the corner
(far [away\\])]LB[ig:a\\:b]))
",
        env!("CARGO_PKG_VERSION")
    );
    assert_eq!(written(&record), expected);
    assert_eq!(plain(&expected), record);
}

#[test]
fn columns_come_first_and_rows_count_from_the_top() {
    let record = plain("(;GM[4]SZ[26:5]RU[freestyle];B[za];W[ae])");
    let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
    assert_eq!(game.moves(), [Point::new(0, 25), Point::new(4, 0)]);
    assert_eq!((record.shape().width(), record.shape().height()), (26, 5));
}

#[test]
fn dialects_are_read() {
    // Capital letters in cells, a letter with a number from the bottom, and spaces.
    assert_eq!(moves(&plain(&format!("{HEAD};B[HH];W[h9] ; B [ ii ]\r\n)"))), "hh hg ii");
    // Long property names of version 3, and lower-case ones.
    let record = plain("(;GaMe[4]SiZe[15]PlayerBlack[Ada];Black[hh];White[gg]Comment[x])");
    assert_eq!((moves(&record).as_str(), &*record.info().players.first.name), ("hh gg", "Ada"));
    assert_eq!(record.tree().notes(record.node()).comment, "x");
    assert_eq!(moves(&plain("(;gm[4]sz[15];b[hh];w[gg])")), "hh gg");
    // Two moves in one node; the first is in the first node.
    assert_eq!(moves(&plain("(;GM[4]SZ[15]B[hh]W[gg];B[ii])")), "hh gg ii");
    // White moves first.
    let record = plain("(;GM[4]SZ[15];W[hh];B[gg])");
    assert_eq!(record.state(), State::ToMove(Stone::Second));
    // Comments in their own nodes, escaped line breaks, and empty nodes.
    let record =
        plain("(;GM[4]SZ[15]C[one];C[two\\\r\n three\\]];;B[hh](;C[a];W[ii])(;C[b];W[jj]))");
    assert_eq!(record.tree().notes(NodeId::ROOT).comment, "one\ntwo three]");
    let first = record.tree().children(NodeId::ROOT).next().unwrap();
    assert_eq!(record.tree().notes(first).comment, "a\nb");
    assert_eq!(record.tree().children(first).count(), 2);
}

#[test]
fn lines_are_trimmed_after_unescaping() {
    for end in [" \\\n", "\n\\\n", "\\\n "] {
        let (record, _) = read(&format!("(;GM[4]SZ[15]RU[foreign{end}]PB[Ada{end}];B[hh])"));
        assert_eq!(record.info().rule.as_deref(), Some("foreign"));
        assert_eq!(&*record.info().players.first.name, "Ada");
    }
}

#[test]
fn rules_and_boards_have_names() {
    let kind = |head: &str| variant(&plain(&format!("(;GM[4]{head};B[aa])")));
    assert_eq!(kind("SZ[19]"), Variant::GOMOKU_19);
    assert_eq!(kind("SZ[20]RU[1]"), Variant::GOMOKU_20.with_rule(Rule::Standard));
    for word in ["Standard", "exactly five", "Gomoku-Standard"] {
        assert_eq!(kind(&format!("SZ[15]RU[{word}]")).rule(), Rule::Standard, "{word}");
    }
    for word in ["0", "Free Style", "gomoku", ""] {
        assert_eq!(kind(&format!("SZ[15]RU[{word}]")), Variant::GOMOKU_15, "{word}");
    }
    assert_eq!(kind("SZ[3]"), Variant::TIC_TAC_TOE);
    let fall = variant(&plain("(;GM[4]SZ[7:6]RU[7x6-4-fall];B[df];W[de])"));
    assert_eq!(fall, Variant::CONNECT_FOUR);
    let torus = Shape::new(9, 9, Topology::Torus).unwrap();
    let torus = Variant::new(torus, 5, Rule::Freestyle, Placement::Anywhere).unwrap();
    assert_eq!(kind("RU[9x9-5-torus]"), torus);
    assert!(written(&Record::new(GameKind::Rows(torus))).ends_with("\nSZ[9]RU[9x9-5-torus])\n"));

    for (words, rule) in [
        ("renju 4 Soosyrv-8 Taraguchi-10", Rule::Renju),
        ("caro 8 Gomoku+Caro", Rule::Caro),
        ("standard-caro 9", Rule::StandardCaro),
        ("Omok", Rule::Omok),
    ] {
        for word in words.split(' ') {
            assert_eq!(kind(&format!("SZ[15]RU[{word}]")).rule(), rule, "{word}");
        }
    }

    let (record, remarks) = read("(;GM[1]RU[Pente];B[hh];W[pa])");
    assert_eq!(variant(&record), Variant::GOMOKU_17);
    let expected = [
        "the file claims to be Go; reading it as Gomoku",
        "the file does not name its board; assuming 17x17",
        "the rule \"Pente\" is unknown; assuming freestyle",
    ];
    assert_eq!(remarks, expected);
    assert!(written(&record).contains("SZ[17]RU[Pente]\n"));
    assert_eq!(read("(;GM[4];B[hh])").1, ["the file does not name its board; assuming 15x15"]);
}

#[test]
fn results_of_other_programs_are_read() {
    let lost = End::Lost;
    let (first, second) = (Stone::First, Stone::Second);
    for (text, expected) in [
        ("B+", Some(lost(second))),
        ("W+1", Some(lost(first))),
        ("b+5", Some(lost(second))),
        ("B+R", Some(End::Resigned(second))),
        ("W+Resign", Some(End::Resigned(first))),
        ("Black+Time", Some(End::OutOfTime(second))),
        ("W+Forfeit", Some(End::Forfeited(first))),
        ("0", Some(End::Drawn)),
        ("Draw", Some(End::Drawn)),
        ("1-0", Some(lost(second))),
        ("0-1", Some(lost(first))),
        ("1/2-1/2", Some(End::Drawn)),
        ("Void", Some(End::Void)),
        ("Black wins", Some(lost(second))),
        ("White Won", Some(lost(first))),
        ("B wins", Some(lost(second))),
        ("W", Some(lost(first))),
        ("black", Some(lost(second))),
        ("Black wins by five", Some(lost(second))),
        ("White won by resignation", Some(End::Resigned(first))),
        ("Black wins on time", Some(End::OutOfTime(second))),
        ("B+ (resign)", Some(End::Resigned(second))),
        ("W+Overline", Some(End::Forfeited(first))),
        ("黑胜", Some(lost(second))),
        ("白方胜", Some(lost(first))),
        ("黑中盘胜", Some(End::Resigned(second))),
        ("黒勝ち", Some(lost(second))),
        ("和棋", Some(End::Drawn)),
        ("tie", Some(End::Drawn)),
        ("*", None),
        ("?", None),
        ("", None),
    ] {
        let record = plain(&format!("{HEAD}RE[{text}];B[hh])"));
        let end = record.tree().action(record.node()).filter(|it| matches!(it, Action::End(_)));
        assert_eq!(end, expected.map(Action::End), "{text}");
    }
    let (record, remarks) = read(&format!("{HEAD}RE[B+D];B[hh])"));
    assert_eq!(record.tree().action(record.node()), Some(Action::End(lost(second))));
    assert_eq!(remarks, ["the result \"B+D\" is not fully understood"]);
    // The winner may be the other side.
    for said in ["White resigns", "Black lost", "won by black", "BW", "白"] {
        let (record, remarks) = read(&format!("{HEAD}RE[{said}];B[hh])"));
        let is_told = remarks == [format!("the result \"{said}\" is not fully understood")];
        assert!(is_told || said == "白", "{remarks:?}");
        assert_eq!(written(&record).contains(&format!("RE[{said}]")), is_told);
    }
    let (record, remarks) = read(&format!("{HEAD}RE[who knows];B[hh])"));
    assert_eq!(remarks, ["the result \"who knows\" is not fully understood"]);
    assert!(written(&record).contains("RE[who knows]"));
    let won = ";B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae]";
    assert_eq!(read(&format!("{HEAD}RE[B+]{won})")).1, [""; 0]);
    let expected = ["the result \"W+R\" contradicts the board"];
    assert_eq!(read(&format!("{HEAD}RE[W+R]{won})")).1, expected);
}

#[test]
fn a_lost_foul_is_a_forfeit_for_other_programs() {
    let moves = ";B[fh];W[aa];B[gh];W[oa];B[hf];W[ao];B[hg];W[oo];B[hh])";
    let lost = State::Over(Outcome::Won(Stone::Second, Win::Foul(Foul::DoubleThree)));
    for result in ["RE[W+F]", "RE[W+Foul]", "RE[White wins by forfeit]", "RE[W+]", ""] {
        let record = plain(&format!("(;FF[4]GM[4]SZ[15]RU[renju]{result}{moves}"));
        assert_eq!(record.state(), lost, "{result}");
        assert!(written(&record).contains("RE[W+F]"), "{}", written(&record));
        assert_eq!(plain(&written(&record)).state(), lost);
    }
    let (record, remarks) = read(&format!("(;FF[4]GM[4]SZ[15]RU[renju]RE[B+]{moves}"));
    assert_eq!((record.state(), remarks.len()), (lost, 1));
}

#[test]
fn a_draw_at_the_move_limit_has_that_reason() {
    let ends = |text: &str| {
        let record = plain(text);
        let ends = record.tree().preorder().filter_map(|node| match record.tree().action(node) {
            Some(Action::End(end)) => Some(end),
            _ => None,
        });
        (ends.collect::<Vec<_>>(), written(&record))
    };
    let moves = ";B[aa];W[ca];B[ac];W[cc];B[ae];W[ce];B[ag];W[cg];B[ai];W[ci]";
    let (found, text) = ends(&format!("{HEAD}GKM[10]RE[0]{moves})"));
    assert_eq!(found, [End::MoveLimit]);
    assert!(text.contains("GKM[10]\nRE[0]") || text.contains("GKM[10]RE[0]"), "{text}");
    // Of two ends, the second one stands in a variation of nine moves.
    let nine = moves.trim_end_matches(";W[ci]");
    let (found, text) = ends(&format!("{HEAD}GKM[10]RE[0]{nine}(;W[ci])(;GKR[0]))"));
    assert_eq!(found, [End::MoveLimit, End::Drawn]);
    assert_eq!(ends(&text), (found, text.clone()));
    for (limit, end) in [("GKM[12]", End::Drawn), ("GKM[full]", End::Drawn), ("", End::Drawn)] {
        assert_eq!(ends(&format!("{HEAD}{limit}RE[0]{moves})")).0, [end], "{limit}");
    }
    // The scan for lists knows the limit as well.
    let file = format!("{HEAD}GKM[10]RE[0]{moves})");
    let line = main_lines(file.as_bytes()).next().unwrap().game.unwrap();
    assert_eq!(line.info.limit.to_string(), "10");
}

#[test]
fn stones_are_set_up_at_the_start() {
    let file = "(;GM[4]SZ[15]AB[aa:cb][oo]AW[hh]AE[bb]PL[W]C[find it];W[ii])";
    let record = plain(file);
    let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
    assert_eq!(game.start().stones().len(), 7);
    assert_eq!(game.start().to_move(), Stone::Second);
    assert_eq!(game.start().board().get(Point::new(0, 2)), Some(Stone::First));
    assert_eq!(game.start().board().get(Point::new(1, 1)), None);
    let text = written(&record);
    assert!(text.contains("AB[aa][ba][ca][ab][cb][oo]AW[hh]PL[W]C[find it]\n;W[ii])\n"), "{text}");
    // In the second node, before any move.
    assert_eq!(plain("(;GM[4]SZ[15];AB[aa]AW[bb];W[ii])").on_board().stones(), 3);
    check_refused("(;GM[4]SZ[15]AB[aa]AW[aa])", "line 1, AW: there is already a stone there");
    check_refused(
        "(;GM[4]SZ[7:6]RU[7x6-4-fall]AB[aa])",
        "line 1: stones fall to the lowest free cell of their column",
    );
}

#[test]
fn illegal_moves_refuse_a_main_line_and_cut_a_variation() {
    check_refused("", "there is no game in the file");
    check_refused("dear diary (hello)", "there is no game in the file");
    check_refused("(;GM[2]SZ[8])", "line 1, GM: \"Othello\" is another game");
    check_refused("(;GM[9]SZ[8])", "line 1, GM: \"9\" is another game");
    let sides = "each side has 3 to 26";
    check_refused(
        "(;GM[4]SZ[30])",
        &format!("line 1, SZ: a board cannot have 30 by 30 cells: {sides}"),
    );
    check_refused("(;GM[4]SZ[big])", "line 1, SZ: \"big\" is not a board size");
    check_refused("(;GM[4]SZ[4])", "line 1, SZ: five in a row do not fit on a board of \"4\"");
    check_refused(
        "(;GM[4]\nSZ[2])",
        &format!("line 2, SZ: a board cannot have 2 by 2 cells: {sides}"),
    );
    check_refused(
        "(;SZ[15]RU[7x6-4-fall])",
        "line 1, SZ: \"7x6-4-fall\" is played on another board",
    );
    check_refused(&format!("{HEAD};B[hh]\n;W[hh])"), "line 2, W: there is already a stone there");
    check_refused(&format!("{HEAD};B[hh]\r;B[ii])"), "line 2, B: it is the other side's turn");
    check_refused(&format!("{HEAD};B[pp])"), "line 1, B: \"pp\" is not a cell");
    let file = format!("{HEAD};B[hh]\n(;W[ii];B[jj])\n(;W[hh];B[aa](;W[bb])(;W[cc]))\n(;W[gg]))");
    let (record, remarks) = read(&file);
    let expected = "a variation was cut off where it cannot be played (line 3, W: there is already a stone there)";
    assert_eq!(remarks, [expected]);
    let first = record.tree().children(NodeId::ROOT).next().unwrap();
    assert_eq!((record.tree().children(first).count(), record.tree().len()), (2, 5));
    assert_eq!(moves(&record), "hh ii jj");
    // The main line is not a variation, however deeply it is nested.
    check_refused(
        &format!("{HEAD}(;B[hh](;W[hh])(;W[ii])))"),
        "line 1, W: there is already a stone there",
    );
}

#[test]
fn the_index_scans_the_first_line_that_is_not_empty() {
    let scanned = |file: &str| main_lines(file.as_bytes()).last().unwrap().game;
    // Parentheses in a comment do not count.
    let line = scanned(&format!("{HEAD}(;C[B+R])(;B[hh](;W[ii])(;W[jj])))")).unwrap();
    assert_eq!(line.moves, [Point::new(7, 7), Point::new(8, 8)]);
    let line = scanned(&format!("{HEAD}(;GKR[B+R])(;B[hh]))")).unwrap();
    assert!(line.moves.is_empty());
    let why = scanned(&format!("{HEAD};B[hh])\n\n{HEAD};B[hh]\n\n;B[ii])")).unwrap_err();
    assert_eq!(why.to_string(), "line 5, B: it is the other side's turn");
}

#[test]
fn cut_variations_are_counted() {
    let file = format!("{HEAD};B[hh](;W[ii])(;W[hh])(;W[jj](;B[jj])(;B[kk]))(;W[pp]))");
    let expected = "3 variations were cut off where they cannot be played (the first: line 1, W: there is already a stone there)";
    let (record, remarks) = read(&file);
    assert_eq!((remarks, record.tree().len()), (vec![expected.to_owned()], 5));
}

#[test]
fn properties_of_the_head_are_notes_only_in_later_nodes() {
    let kept = |file: &str| {
        let record = plain(&format!("{HEAD}{file})"));
        let nodes = record.tree().preorder().map(|node| record.tree().notes(node).clone());
        let names = nodes.map(|notes| {
            notes.properties.iter().map(|it| it.name().to_owned()).collect::<String>()
        });
        names.collect::<Vec<_>>()
    };
    assert_eq!(kept("(;DT[2026]XY[1];B[hh])"), ["XY", ""]);
    assert_eq!(kept(";B[hh]DT[2026]XY[1]"), ["", "DTXY"]);
}

#[test]
fn the_side_to_move_may_be_repeated() {
    let (record, remarks) = read(&format!("{HEAD};B[hh]PL[W];W[ii]PL[black];B[jj])"));
    assert_eq!((remarks.len(), record.on_board().stones()), (0, 3));
    // In a game that is over, and in a word that is no side, it says nothing.
    assert_eq!(read(&format!("{HEAD};B[hh]PL[?];W[ii])")).1, [""; 0]);
    let won = ";B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae]";
    assert_eq!(read(&format!("{HEAD}{won}PL[W])")).1, [""; 0]);
}

#[test]
fn a_main_line_stops_where_the_rules_of_another_game_begin() {
    let late = "stones cannot be set up after the first move";
    let pass = "this game has no passes";
    for (rest, expected, why) in [
        (";B[hh]C[one]\n;AW[ii]PL[B];B[hi]", "hh", format!("line 2, AW: {late}")),
        (";B[hh];W[ii]\n;AE[hh];B[gg]", "hh ii", format!("line 2, AE: {late}")),
        (";B[hh]PL[B]", "hh", format!("line 1, PL: {late}")),
        (";B[hh];W[]\n;B[gg];W[ii]", "hh", format!("line 2, B: {pass}")),
        (";B[hh];W[ii];B[tt];W[jj]", "hh ii", format!("line 1, W: {pass}")),
        // As in a rule by which five do not always win.
        (
            "RU[Caro];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae]\n;W[be];B[hh]",
            "aa ba ab bb ac bc ad bd ae",
            "line 2, W: a stone follows the end of the game".to_owned(),
        ),
    ] {
        let (record, remarks) = read(&format!("{HEAD}{rest})"));
        assert_eq!(moves(&record), expected, "{rest}");
        let told = format!("the game is shown up to where it cannot be played on ({why})");
        let is_stop = |it: &String| it.starts_with("the game is shown");
        assert_eq!(remarks.iter().find(|it| is_stop(it)), Some(&told), "{rest}");
        // That it stops at a pass is said once.
        assert!(!remarks.iter().any(|it| it.contains("left out")), "{remarks:?}");
        let bytes = format!("{HEAD}{rest})");
        let line = main_lines(bytes.as_bytes()).next().unwrap().game.unwrap();
        let is_read = line.moves.len() == record.on_board().moves();
        assert!(is_read || rest.starts_with("RU[Caro]"), "{rest}");
    }
    // What follows elsewhere in the tree is read, and so is a variation up to there.
    let (record, remarks) =
        read(&format!("{HEAD};B[hh](;W[ii];AB[aa];B[jj])(;W[gg];B[ff])(;W[];B[ee]))"));
    assert_eq!((record.tree().len(), remarks.len()), (5, 2));
    assert_eq!(moves(&record), "hh ii");
}

#[test]
fn passes_at_the_end_and_of_both_sides_are_left_out() {
    for (rest, expected, told) in [
        (";B[hh];W[ii];B[gg];W[];B[tt]", "hh ii gg", "2 passes were left out; this game has none"),
        (";B[hh];W[]", "hh", "a pass was left out; this game has none"),
        (";B[hh];W[];B[];W[ii]", "hh ii", "2 passes were left out; this game has none"),
        // Whoever plays the first stone begins.
        (";B[];W[hh];B[ii]", "hh ii", "a pass was left out; this game has none"),
        (";B[tt]", "", "a pass was left out; this game has none"),
        (";B[hh];W[pass];B[TT]", "hh", "2 passes were left out; this game has none"),
    ] {
        let (record, remarks) = read(&format!("{HEAD}{rest})"));
        assert_eq!((&*moves(&record), &remarks[..]), (expected, &[told.to_owned()][..]), "{rest}");
    }
    // Those of a variation do not count in the next one.
    let (record, _) = read(&format!("{HEAD};B[hh](;W[])(;W[];B[gg]))"));
    let line = main_lines(format!("{HEAD};B[hh](;W[])(;W[];B[gg]))").as_bytes()).next().unwrap();
    assert_eq!((&*moves(&record), line.game.unwrap().moves.len()), ("hh", 1));
    // After passes of both sides, it is the same side's turn as before.
    let wrong = "line 1, B: it is the other side's turn";
    check_refused(&format!("{HEAD};B[hh];W[];B[];B[ii])"), wrong);
}

#[test]
fn what_is_no_sgf_between_the_nodes_is_told_and_left_out() {
    for (file, expected, told) in [
        ("(;GM[4]SZ[15];B[hh]\n---\n;W[ii];B[hi])", "hh ii hi", "\"---\" in line 2"),
        ("(;GM[4]SZ[15];B[hh]\nmove two:\n;W[ii])", "hh ii", "\"move two:\" in line 2"),
        ("(;GM[4]SZ[15];B[hh]];W[ii])", "hh ii", "\"]\" in line 1"),
        ("(;GM[4]SZ[15];B[hh]W;W[ii])", "hh ii", "\"W\" in line 1"),
        ("(;GM[4]SZ[15]\n\n! (;B[hh];W[ii]))", "hh ii", "\"!\" in line 3"),
        ("(;GM[4]SZ[15];B[hh](;W[ii]) C[x] (;W[gg]))", "hh ii", "\"C[x]\" in line 1"),
        ("(;GM[4]SZ[15];B[hh]你好;W[ii])", "hh ii", "\"你好\" in line 1"),
    ] {
        let (record, remarks) = read(file);
        assert_eq!(moves(&record), expected, "{file}");
        assert_eq!(remarks, [format!("{told} was not understood and left out")]);
        let line = main_lines(file.as_bytes()).next().unwrap().game.unwrap();
        assert_eq!(line.moves.len(), record.on_board().moves());
    }
    let (record, remarks) = read("(;GM[4]SZ[15];B[hh]--- ;W[ii]--- ---\n+;B[gg])");
    let told = "2 parts were not understood and left out (the first: \"---\" in line 1)";
    assert_eq!((&*moves(&record), &remarks[..]), ("hh ii gg", &[told.to_owned()][..]));
    // A face is no game.
    check_refused("(;-)", "line 1: there is no game in the file");
}

#[test]
fn the_first_semicolon_and_values_may_be_missing() {
    let (record, remarks) = read("(\nFF[4]GM[4]SZ[15]PB[Ada]\n;B[hh];W[ii])");
    assert_eq!((&*moves(&record), remarks.len()), ("hh ii", 0));
    assert_eq!(record.info().players.first.name, "Ada");
    assert_eq!(moves(&plain("(GM[4]SZ[15]B[hh](W[ii])(W[gg]))")), "hh ii");
    for empty in ["AB[]", "AB[]AW[]AE[]HA[0]", "SZ[]", "GM[]", "PL[]"] {
        let file = format!("(;GM[4]{empty};B[hh];W[ii])");
        assert_eq!(moves(&read(&file).0), "hh ii", "{file}");
    }
}

#[test]
fn names_of_properties_may_have_digits() {
    let file = format!("{HEAD}X2[a]2Y[b]\n;B[hh]KGS1[c]\n)\n");
    let text = written(&plain(&file));
    assert!(text.contains("X2[a]2Y[b]") && text.contains("B[hh]KGS1[c]"), "{text}");
}

#[test]
fn of_several_values_the_first_is_read_and_the_others_are_told() {
    for (file, name) in [
        ("(;GM[4]SZ[15]PB[Ada]PB[Eve];B[hh];W[ii])", "PB"),
        ("(;GM[4]SZ[15]PB[Ada][Eve];B[hh];W[ii])", "PB"),
        ("(;GM[4]SZ[15][19]PB[Ada];B[hh];W[ii])", "SZ"),
        ("(;GM[4]SZ[15]PB[Ada];B[hh][gg];W[ii])", "B"),
    ] {
        let (record, remarks) = read(file);
        assert_eq!((&*moves(&record), &*record.info().players.first.name), ("hh ii", "Ada"));
        let told = format!("\"{name}\" has several values; the first one is read");
        assert_eq!(remarks, [told]);
    }
    assert_eq!(read("(;GM[4]SZ[15]PB[Ada]PB[Ada];B[hh])").1, [""; 0]);
}

#[test]
fn numbers_of_other_games_are_told_where_the_board_is_that_of_gomoku() {
    for (head, is_read) in [
        ("GM[2]SZ[15]", true),
        ("GM[11]SZ[15]", true),
        ("GM[2]", true),
        ("GM[11]SZ[11]", false),
        ("GM[2]SZ[8]", false),
        ("GM[3]SZ[15]", false),
        ("GM[chess]", false),
    ] {
        let loaded = read_first(format!("(;{head}PB[Ada];B[hh];W[ii])").as_bytes());
        assert_eq!(loaded.is_ok(), is_read, "{head}");
        let told = |it: &Remark| matches!(it, Remark::SaysOther(_));
        assert!(!is_read || loaded.unwrap().remarks.iter().any(told));
    }
}

#[test]
fn a_game_of_go_is_said_to_be_one() {
    let go = "line 1: this is a game of Go";
    let moves = ";B[pd];W[dd];B[pp];W[dp]";
    for head in ["KM[6.5]", "RU[Japanese]", "RU[chinese]", "HA[4]", "KM[6.5]RU[AGA]"] {
        check_refused(&format!("(;GM[1]SZ[19]{head}{moves})"), go);
    }
    // A move onto a captured stone's cell is none of ours.
    check_refused("(;GM[1]SZ[19];B[pd];W[dd];B[pd])", go);
    check_refused("(;GM[1]SZ[19];B[pd];W[dd];W[pp])", go);
    // Gomoku that an editor for Go has written.
    for file in [
        format!("(;GM[1]SZ[19]KM[0]{moves})"),
        "(;GM[1]SZ[15]KM[6.5]RU[gomoku];B[hh];W[ii])".to_owned(),
        "(;GM[1]SZ[19]KM[6.5]RU[Japanese];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae])"
            .to_owned(),
    ] {
        assert_eq!(read(&file).1[0], "the file claims to be Go; reading it as Gomoku", "{file}");
    }
}

#[test]
fn a_go_editor_may_have_been_used_for_gomoku() {
    let moves = ";B[hh];W[ii];B[hi];W[ij]";
    for head in [
        "AP[Sabaki:0.52.2]KM[6.5]SZ[15]",
        "SZ[19]KM[6.5]GN[Gomoku with Eve]",
        "SZ[19]KM[6.5]EV[Renju Cup]",
        "SZ[19]KM[6.5]AP[gomoku:0.1.0]",
        "SZ[19]KM[0]HA[0]RU[]",
    ] {
        let (_, remarks) = read(&format!("(;GM[1]{head}{moves})"));
        assert_eq!(remarks, ["the file claims to be Go; reading it as Gomoku"], "{head}");
    }
    for word in ["Gomoku", "gobang", "Renju", "五子棋", "04"] {
        plain(&format!("(;GM[{word}]SZ[15]{moves})"));
    }
    // In Go, five in a row end nothing.
    let five = ";B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae];W[be]";
    check_refused(&format!("(;GM[1]SZ[19]{five})"), "line 1: this is a game of Go");
}

#[test]
fn the_first_parenthesis_may_be_missing() {
    let head = "FF[4]GM[4]SZ[15]PB[Ada]";
    for file in [
        format!(";{head};B[hh];W[ii])"),
        format!("\r\n ; {head};B[hh];W[ii])"),
        format!("{head};B[hh];W[ii])"),
        format!("\u{feff};{head};B[hh](;W[ii])(;W[gg]))"),
        format!(";{head};B[hh];W[ii])(;{head};B[aa])"),
    ] {
        assert!(is_sgf(file.as_bytes()), "{file}");
        let (record, _) = read(&file);
        assert_eq!(moves(&record), "hh ii", "{file}");
        assert_eq!(record.info().players.first.name, "Ada", "{file}");
        let line = main_lines(file.as_bytes()).next().unwrap().game.unwrap();
        assert_eq!(line.moves.len(), 2, "{file}");
    }
    let (record, remarks) = read(&format!(";{head};B[hh](;W[ii])(;W[gg]))"));
    assert_eq!((record.tree().len(), remarks.len()), (4, 0));
    for text in ["AB", "A[hh]", "hello [x]", "; B"] {
        assert!(!is_sgf(text.as_bytes()), "{text}");
    }
}

#[test]
fn text_after_the_last_game_is_told_and_kept() {
    for after in ["\nbye", ")", ";B[hi];W[jj])", "]"] {
        let file = format!("{HEAD};B[hh];W[ii]){after}");
        let loaded = read_first(file.as_bytes()).unwrap();
        assert_eq!((&loaded.remarks[..], loaded.is_whole()), (&[Remark::TextOutside][..], false));
    }
    for blank in ["", "\r\n\t ", "\n\u{1a}", "\0\0"] {
        plain(&format!("{HEAD};B[hh];W[ii]){blank}"));
    }
}

#[test]
fn an_opening_bracket_too_many_loses_no_move() {
    for rest in [";B[[hh];W[ii]", ";B[hh][;W[ii]", ";B[hh][\n;W[ii]", ";B[ [hh ];W[ii]"] {
        assert_eq!(moves(&read(&format!("{HEAD}{rest})")).0), "hh ii", "{rest}");
    }
    let (_, remarks) = read(&format!("{HEAD};B[hh][;W[ii])"));
    assert_eq!(remarks, ["\"[\" in line 1 was not understood and left out"]);
    // This is another value, which only looks like that.
    let record = plain(&format!("{HEAD}X[a][;B[c\\]];B[hh])"));
    assert!(written(&record).contains("X[a][;B[c\\]]"), "{}", written(&record));
}

#[test]
fn a_stone_that_is_set_up_twice_is_one() {
    let record = plain(&format!("{HEAD}AB[hh][hh]AW[ii]AB[hh:hi];W[jj])"));
    assert_eq!(record.on_board().stones(), 4);
    check_refused(&format!("{HEAD}AB[hh]AW[hh])"), "line 1, AW: there is already a stone there");
}

#[test]
fn rules_that_say_more_are_written_back() {
    for (name, rule) in [
        ("Standard1", Rule::Standard),
        ("Standard swap2", Rule::Standard),
        ("gomoku-swap2", Rule::Freestyle),
        ("gomocup_freestyle1", Rule::Freestyle),
        ("Gomoku, standard, 15x15", Rule::Standard),
        ("Rule: exact", Rule::Standard),
        ("Renju_1", Rule::Renju),
        ("renju_free", Rule::Renju),
        ("gomoku renju", Rule::Renju),
        ("Soosyrv-8", Rule::Renju),
        ("RIF", Rule::Renju),
    ] {
        let record = plain(&format!("(;GM[4]SZ[15]RU[{name}];B[hh])"));
        assert_eq!(record.kind().variant().rule(), rule, "{name}");
        assert!(written(&record).contains(&format!("RU[{name}]")), "{name}");
        assert_eq!(plain(&written(&record)), record, "{name}");
    }
    assert!(written(&plain("(;GM[4]SZ[15]RU[exactly five];B[hh])")).contains("RU[standard]"));
    for name in ["Pente_1", "Connect6", "Keryo-Pente", "swap2", "gomoku ninuki"] {
        let (record, remarks) = read(&format!("(;GM[4]SZ[15]RU[{name}];B[hh])"));
        let told = format!("the rule \"{name}\" is unknown; assuming freestyle");
        assert_eq!(remarks, [told]);
        assert!(written(&record).contains(&format!("RU[{name}]")), "{name}");
    }
}

#[test]
fn sizes_have_any_separator() {
    for size in ["15:15", "15x15", "15,15", "15 15", " 15 : 15 "] {
        plain(&format!("(;GM[4]SZ[{size}];B[hh])"));
    }
}

#[test]
fn other_words_are_no_judgements() {
    // Of several judgements the first counts, and the others are kept.
    let file = "(;GM[4]SZ[15];B[hh]TE[1]BM[1]DO[];W[ii]DO[]IT[])";
    let record = plain(file);
    assert!(written(&record).contains(";B[hh]TE[1]BM[1]DO[]\n;W[ii]DO[]IT[]"));
    assert_eq!(plain(&written(&record)), record);
    let (record, remarks) = read("(;GM[4]SZ[15]TE[Disconnect]\n;B[hh]TE[2]BM[very])");
    assert_eq!(remarks, [""; 0]);
    let text = written(&record);
    assert!(text.contains("TE[Disconnect]"), "{text}");
    assert!(text.contains(";B[hh]TE[2]BM[very]"), "{text}");
}

#[test]
fn unknown_properties_are_kept() {
    let root = "EV[Cup \\[1\\]]BR[5 dan]KGKX[a][b]";
    let node = "BL[soon]DM[1]AR[aa:bb]V[12]TR[zz]";
    let record = plain(&format!("{HEAD}{root};B[hh]{node})"));
    let text = written(&record);
    for kept in [root, "EV[Cup \\[1\\]]", "TR[zz]BL[soon]DM[1]AR[aa:bb]V[12]"] {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    // New values replace those kept.
    let mut record = record;
    record
        .annotate(record.node(), |notes| notes.left = Some(std::time::Duration::from_millis(1500)));
    assert!(written(&record).contains(";B[hh]BL[1.5]TR[zz]DM[1]"));
}

#[test]
fn unknown_times_are_kept_and_known_ones_written_once() {
    let kept = |head: &str| {
        let record = plain(&format!("(;GM[4]SZ[15]{head};B[hh])"));
        let properties = &record.tree().notes(NodeId::ROOT).properties;
        properties.iter().map(|it| it.name().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(kept("TM[soon]OT[someday]"), ["TM", "OT"]);
    assert_eq!(kept("TM[300]OT[someday]"), ["OT"]);
    assert_eq!(kept("TM[300]"), [""; 0]);
}

#[test]
fn notes_for_journals_have_no_times_or_rule() {
    let second = Some(Duration::from_secs(1));
    let notes = Notes { comment: "so".to_owned(), left: second, spent: second, ..Notes::NONE };
    assert_eq!(notes_text(&notes), "C[so]");
    let info = Info { rule: Some("Caro".to_owned()), date: "2026".to_owned(), ..Info::default() };
    assert_eq!(read_info(&info_text(&info)), Ok(info));
}

#[test]
fn games_after_a_damaged_one_are_read() {
    let file = "\u{feff}From: ada\n\n(;GM[4]SZ[15];B[hh])\nhello\n(;GM[4]SZ[15];B[hh];W[hh])\n\
                (;FF[4]GM[4]SZ[15];B[hh];W[ii]C[(;FF[4\\])]\n(;GM[4]SZ[15];B[ee])(;GM[4]SZ[15]C[cut";
    let found: Vec<FoundGame> = games(file.as_bytes()).collect();
    let lines: Vec<u64> = found.iter().map(|found| found.line).collect();
    assert_eq!(lines, [3, 5, 6, 7, 7]);
    let told: Vec<String> = found
        .iter()
        .map(|found| match &found.game {
            Ok(loaded) => {
                let remarks: Vec<String> = loaded.remarks.iter().map(Remark::to_string).collect();
                format!("{}: {}", moves(&loaded.record), remarks.join(", "))
            }
            Err(why) => why.to_string(),
        })
        .collect();
    let expected = [
        "hh: text outside of the games was ignored",
        "line 5, W: there is already a stone there",
        "hh ii: the end of the game is missing",
        "ee: ",
        ": the end of the game is missing",
    ];
    assert_eq!(told, expected);
    assert_eq!(&file.as_bytes()[found[0].range.clone()], b"(;GM[4]SZ[15];B[hh])");
    let scanned: Vec<Scanned> = main_lines(file.as_bytes()).collect();
    assert_eq!(
        scanned.iter().map(|it| it.range.clone()).collect::<Vec<_>>(),
        found.iter().map(|it| it.range.clone()).collect::<Vec<_>>()
    );
}

#[test]
fn other_encodings_are_read() {
    let name = |bytes: &[u8]| {
        let loaded = read_first(bytes).unwrap();
        (loaded.record.info().players.first.name.clone(), loaded.remarks.len())
    };
    let file = |name: &[u8], set: &str| {
        [b"(;GM[4]SZ[15]CA[", set.as_bytes(), b"]PB[", name, b"])"].concat()
    };
    assert_eq!(name(&file("Zoé".as_bytes(), "UTF-8")), ("Zoé".to_owned(), 0));
    assert_eq!(name(&file(b"Zo\xe9", "ISO-8859-1")), ("Zoé".to_owned(), 1));
    assert_eq!(name(&file(b"Zo\xe9", "UTF-8")), ("Zoé".to_owned(), 1));
    // Letters of UTF-8 decide against another name.
    assert_eq!(name(&file("Zoé".as_bytes(), "latin1")), ("Zoé".to_owned(), 0));
    let marked = [b"\xef\xbb\xbf", &*file("Zoé".as_bytes(), "latin1")].concat();
    assert_eq!(name(&marked), ("Zoé".to_owned(), 0));
}

#[cfg(feature = "import")]
#[test]
fn every_game_names_its_own_encoding() {
    let game = |head: &str, name: &[u8]| {
        [b"(;GM[4]SZ[15]", head.as_bytes(), b"PB[", name, b"];B[hh])\n"].concat()
    };
    let white = b"\xc1\xe5\xeb\xfb\xe9";
    let long = format!("GC[{}]CA[Big5]", "x".repeat(2000));
    let file = [
        game("", white),
        game("ca[gb2312]", b"\xba\xda"),
        game(&long, b"\xa5\x5c"),
        game("CA[Klingon]", white),
    ]
    .concat();
    let read: Vec<_> = games(&file)
        .map(|found| {
            let loaded = found.game.unwrap();
            let name = loaded.record.info().players.first.name.clone();
            (name, loaded.encoding.to_string())
        })
        .collect();
    let expected =
        [("Белый", "windows-1251"), ("黑", "GBK"), ("功", "Big5"), ("Белый", "windows-1251")];
    assert_eq!(read, expected.map(|(name, set)| (name.to_owned(), set.to_owned())));
}

#[cfg(feature = "import")]
#[test]
fn bytes_of_letters_are_no_marks() {
    // The second byte of each of these letters is `\` or `]`.
    let file = |set: &str, letter: &[u8]| {
        let head = format!("(;FF[4]GM[4]SZ[15]{set};B[hh]C[").into_bytes();
        [&head, letter, b"];W[ii]C[ok];B[hi])"].concat()
    };
    for (set, letter, expected) in [
        ("CA[Shift_JIS]", &b"\x95\x5c"[..], "表"),
        ("CA[Shift_JIS]", b"\x83\x5d", "ゾ"),
        ("CA[GBK]", b"\x81\x5d", "乚"),
        ("CA[GB18030]", b"\x81\x5c", "乗"),
        ("CA[Big5]", b"\xa5\x5c", "功"),
        ("CA[Big5]", b"\xa6\x5d", "因"),
        ("CA[ISO-2022-JP]", b"\x1b$B\x25\x5d\x1b(B", "ポ"),
        ("", "黒が四三で勝ちました。".as_bytes(), "黒が四三で勝ちました。"),
    ] {
        let bytes = file(set, letter);
        let found: Vec<FoundGame> = games(&bytes).collect();
        assert_eq!((found.len(), found[0].range.clone()), (1, 0..bytes.len()), "{expected}");
        let record = &found[0].game.as_ref().unwrap().record;
        let comments =
            record.tree().preorder().map(|node| record.tree().notes(node).into_owned().comment);
        assert_eq!(comments.collect::<Vec<_>>(), ["", expected, "ok", ""]);
        let again = plain(str::from_utf8(&write(record).unwrap()).unwrap());
        assert_eq!(&again, record);
        // Where they were taken for marks, so would be what follows.
        let head = format!("(;FF[4]GM[4]SZ[15]{set};B[hh]C[").into_bytes();
        let bytes = [&head, letter, b"](;W[ii])(;W[gg]C[", letter, b"(]))"].concat();
        let found: Vec<FoundGame> = games(&bytes).collect();
        assert_eq!((found.len(), found[0].range.clone()), (1, 0..bytes.len()), "{expected}");
        assert_eq!(found[0].game.as_ref().unwrap().record.tree().len(), 4, "{expected}");
    }
    // Without a name, the guess decides where the value ends.
    let text = "黒が四三で勝ちました。表ゾ";
    let (letters, ..) = encoding_rs::SHIFT_JIS.encode(text);
    let bytes = file("", &letters);
    let loaded = read_first(&bytes).unwrap();
    assert_eq!(
        (loaded.encoding.to_string(), loaded.record.on_board().stones()),
        ("Shift_JIS".to_owned(), 3)
    );
}

#[test]
fn games_in_utf_16_are_at_their_places_in_the_file() {
    let text = "(;GM[4]SZ[15]PB[Белый];B[hh])\n(;GM[4]SZ[15]PB[𝔸];B[gg];W[ii])";
    for (mark, units) in [
        (&b"\xff\xfe"[..], u16::to_le_bytes as fn(u16) -> [u8; 2]),
        (b"\xfe\xff", u16::to_be_bytes),
        (b"", u16::to_le_bytes),
    ] {
        let bytes = [mark.to_vec(), text.encode_utf16().flat_map(units).collect()].concat();
        let found: Vec<FoundGame> = games(&bytes).collect();
        let told: Vec<_> = found
            .iter()
            .map(|it| {
                let record = it.game.as_ref().unwrap().record.clone();
                (it.line, record.info().players.first.name.clone(), record.on_board().stones())
            })
            .collect();
        assert_eq!(told, [(1, "Белый".to_owned(), 1), (2, "𝔸".to_owned(), 2)]);
        for found in found {
            let alone = read_first(&bytes[found.range]).unwrap();
            assert_eq!(alone.record, found.game.unwrap().record);
        }
        assert_eq!(main_lines(&bytes).map(|it| it.game.unwrap().moves.len()).sum::<usize>(), 3);
        assert_eq!(read_first(&bytes).unwrap().several(), Some(2));
        // The last letter may lack its second byte.
        let cut = &bytes[..bytes.len() - 1];
        assert_eq!(games(cut).last().unwrap().range.end, cut.len());
    }
}

#[test]
fn nodes_after_a_variation_continue_its_parent() {
    let occupied = "line 1, W: there is already a stone there";
    check_refused(&format!("{HEAD};B[hh](;W[ii])(;W[jj]);W[hh])"), occupied);
    // Within a variation, that is another one.
    let (record, remarks) = read(&format!("{HEAD};B[hh](;W[ii])(;W[jj](;B[aa]);B[hh]))"));
    assert_eq!((remarks.len(), record.tree().len()), (1, 5));
    let (record, remarks) = read(&format!("{HEAD};B[hh](;W[ii])(;W[jj]);W[kk];B[aa])"));
    assert_eq!((remarks.len(), record.tree().len()), (0, 6));
}

#[test]
fn judgements_and_times_of_other_programs_are_understood() {
    let record =
        plain(&format!("{HEAD}TM[300]OT[+3s];B[hh]BL[299.5]BM[2];W[ii]WL[300]DO[];B[jj]TE[2])"));
    assert_eq!(record.info().time.to_string(), "5m+3s");
    let notes: Vec<_> = record.line()[1..].iter().map(|&node| record.tree().notes(node)).collect();
    let judged: Vec<_> = notes.iter().filter_map(|notes| notes.judgement).collect();
    assert_eq!(judged, [Judgement::Blunder, Judgement::Doubtful, Judgement::GoodFind]);
    assert_eq!(notes[0].left, Some(std::time::Duration::from_millis(299_500)));
    for (time, expected) in [
        ("TM[600]OT[5 Fischer]", "10m+5s"),
        ("OT[10s/move]", "10s/move"),
        ("TM[600]OT[3x30 byo-yomi]", "10m"),
        ("TM[soon]", "none"),
    ] {
        let record = plain(&format!("{HEAD}{time};B[hh])"));
        assert_eq!(record.info().time.to_string(), expected, "{time}");
        let again = plain(&written(&record));
        assert_eq!(again, record, "{time}");
    }
}

#[test]
fn times_of_the_other_side_are_kept_verbatim() {
    let record = plain(&format!("{HEAD}BL[9]GKL[8];B[hh]WL[7]GKL[6]BL[5];W[ii]BL[4]WL[3])"));
    let notes: Vec<Notes> =
        record.line().iter().map(|&node| record.tree().notes(node).into_owned()).collect();
    let left: Vec<_> = notes.iter().filter_map(|it| Some(it.left?.as_secs())).collect();
    assert_eq!(left, [8, 5, 3]);
    let kept = |notes: &Notes| notes.properties.iter().map(record::Property::name).collect();
    assert_eq!(notes.iter().map(kept).collect::<Vec<String>>(), ["BL", "WLGKL", "BL"]);
}

#[test]
fn passes_have_times_even_those_that_end_the_game() {
    let file = "(;FF[4]GM[4]SZ[15]RU[renju];B[hh]BL[8];W[]WL[7];B[]BL[5])";
    let record = plain(file);
    let tree = record.tree();
    let left: Vec<_> =
        tree.preorder().filter_map(|it| Some(tree.notes(it).left?.as_secs())).collect();
    assert_eq!(left, [8, 7, 5]);
    assert!(record.state().mover().is_none() && written(&record).contains(";B[]BL[5]"));
}

#[test]
fn evaluations_are_written_for_black() {
    let value = |verdict, moves: usize| {
        let mut record = plain(&format!("{HEAD})"));
        for row in 0..moves {
            record.play(Target::Cell(Point::new(row.try_into().unwrap(), 0))).unwrap();
        }
        let evaluation = Some(Evaluation { verdict, depth: 1 });
        record.annotate(record.node(), |notes| notes.evaluation = evaluation);
        let text = written(&record);
        let (_, value) = text.rsplit_once("]V[").unwrap();
        value.split_once(']').unwrap().0.to_owned()
    };
    assert_eq!([value(Verdict::Win(9), 0), value(Verdict::Win(9), 1)], ["99991", "-99991"]);
    assert_eq!([value(Verdict::Loss(8), 0), value(Verdict::Loss(8), 1)], ["-99992", "99992"]);
    assert_eq!([value(Verdict::Open(-5), 0), value(Verdict::Open(-5), 1)], ["-5", "5"]);
}

#[test]
fn hints_are_written_and_unknown_ones_kept() {
    let text = format!("{HEAD}GKH[2];B[hh]GKH[often];W[ii]GKH[4])");
    let record = plain(&text);
    assert_eq!(record.hints(), 2);
    assert_eq!(record.tree().notes(NodeId::ROOT).hints, 2);
    let again = written(&record);
    assert!(["GKH[2]", "GKH[often]", "GKH[4]"].iter().all(|it| again.contains(it)), "{again}");
    assert_eq!(plain(&again), record);
}

#[test]
fn unknown_private_judgements_are_kept() {
    let record = plain(&format!("{HEAD};B[hh]GKJ[often];W[ii]GKJ[only];B[jj]GKJ[missed 3])"));
    let notes: Vec<_> = record.line()[1..].iter().map(|&node| record.tree().notes(node)).collect();
    let judged: Vec<_> = notes.iter().map(|notes| notes.judgement).collect();
    assert_eq!(judged, [None, Some(Judgement::OnlyMove), Some(Judgement::MissedWin(3))]);
    assert_eq!(notes.iter().map(|notes| notes.properties.len()).sum::<usize>(), 1);
}

#[test]
fn long_and_deep_files_are_read() {
    let deep = format!("{HEAD}{}", "(;C[x]".repeat(10_000));
    assert_eq!(read(&deep).1, ["the end of the game is missing"]);
    let wide = format!("{HEAD}{})", "(;B[hh])".repeat(50_000));
    assert_eq!(plain(&wide).tree().len(), 2);
    let marked = format!("{HEAD}{})", ";TR[aa:oo]".repeat(5_000));
    let record = plain(&marked);
    let notes = record.tree().notes(NodeId::ROOT);
    assert!(notes.marks.len() < 50_000 && notes.properties.len() == 1);
}

#[test]
fn more_marks_than_a_board_has_room_for_are_kept_verbatim() {
    let marks = "[aa]".repeat(15_000);
    let record = plain(&format!("{HEAD}TR{marks})"));
    let notes = record.tree().notes(NodeId::ROOT);
    let kept = notes.properties[0].values().count();
    assert_eq!((notes.marks.len() + kept, notes.properties.len()), (15_000, 1));
    assert!(notes.marks.len() > 26 * 26 * 5);
    let written = String::from_utf8(write(&record).unwrap()).unwrap();
    assert_eq!(written.matches("[aa]").count(), 15_000);
    // Rectangles have room for fewer nodes.
    let record = plain(&format!("{HEAD}TR{})", "[aa:oo]".repeat(100)));
    let notes = record.tree().notes(NodeId::ROOT);
    assert_eq!((notes.marks.len() / 225, notes.properties[0].values().count()), (18, 82));
}

#[test]
fn what_a_repeated_variation_says_again_is_kept_once() {
    let twice = "(;B[hh]TE[2]BM[1]XY[a][b];W[ii]DO[])".repeat(2);
    let record = plain(&format!("{HEAD}{twice})"));
    let once = plain(&format!("{HEAD};B[hh]TE[2]BM[1]XY[a][b];W[ii]DO[])"));
    assert_eq!(record, once);
    let first = once.tree().children(NodeId::ROOT).next().unwrap();
    assert_eq!(once.tree().notes(first).properties.len(), 3);
}

#[test]
fn what_a_hostile_file_repeats_is_left_out_and_told() {
    let read = |text: &str| read_first(text.as_bytes()).unwrap();
    // Each property would take many times the memory of its three letters.
    let Loaded { record, remarks, .. } = read(&format!(
        "{HEAD};B[hh]{})",
        (0..9_000).map(|it| format!("X{it}[]")).collect::<Vec<_>>().concat()
    ));
    let kept = record.tree().notes(record.node()).properties.len();
    assert!(kept > 0 && kept < 9_000, "{kept}");
    assert!(matches!(remarks[..], [Remark::Skipped { lines: 1, .. }]));
    // So would each line that is not closed.
    let Loaded { record, remarks, .. } = read(&format!("{HEAD}{};B[hh]", "(;".repeat(70_000)));
    assert!(record.tree().is_empty());
    assert!(matches!(remarks[..], [Remark::Cut { .. }, Remark::NotClosed]), "{remarks:?}");
    // Each comment would be added to all those before it.
    let twice = "(;B[hh]C[a long comment on the first move])(;B[hh]C[and another])";
    let Loaded { record, remarks, .. } = read(&format!("{HEAD}{})", twice.repeat(2_500)));
    assert_eq!(record.tree().len(), 2);
    assert!(
        matches!(&remarks[..], [Remark::Cut { variations: 1.., first }] if first.problem == opening::REPEATED)
    );
    let Loaded { record, remarks, .. } =
        read(&format!("{HEAD};B[hh]{})", ";C[a comment]".repeat(7_000)));
    assert_eq!(record.tree().len(), 2);
    assert!(matches!(&remarks[..], [Remark::Stopped(why)] if why.problem == opening::REPEATED));
}

#[test]
fn the_index_and_the_reader_have_the_same_main_line() {
    for (tree, moves) in [
        ("(;AB[aa])(;B[ff])", 1),
        ("(;B[tt])(;B[ff];W[gg])", 2),
        (";B[hh](;W[ii];AB[aa];B[jj])(;W[ff];B[aa])", 2),
        (";B[hh](;W[tt];B[ii])(;W[ff];B[aa])", 3),
    ] {
        let file = format!("{HEAD}{tree})");
        let line = main_lines(file.as_bytes()).next().unwrap().game.unwrap();
        let record = read_first(file.as_bytes()).unwrap().record;
        assert_eq!((line.moves.len(), record.on_board().moves()), (moves, moves), "{tree}");
    }
}

#[test]
fn the_main_line_is_the_first_one_that_is_not_empty() {
    for (file, expected) in [
        ("(;SZ[15](;C[no move](;TR[aa]))(;B[hh];W[ii])(;B[gg]))", "hh ii"),
        ("(;SZ[15];B[aa](;C[no move])(;W[bb](;C[nor here])(;B[cc]))(;W[dd]))", "aa bb cc"),
        ("(;SZ[15];B[aa](;GKR[B+R])(;W[bb]))", "aa"),
        ("(;SZ[15](;C[no move])(;B[aa])(;B[bb];W[bb]))", "aa"),
    ] {
        let scanned = main_lines(file.as_bytes()).next().unwrap().game.unwrap();
        let scanned: Vec<_> = scanned.moves.into_iter().map(value::point_text).collect();
        let scanned: Vec<String> = scanned.iter().map(ToString::to_string).collect();
        assert_eq!((&*moves(&read(file).0), &*scanned.join(" ")), (expected, expected), "{file}");
    }
    // So nothing is cut.
    let file = "(;SZ[15](;C[no move])(;B[aa];W[bb];B[zz]))";
    check_refused(file, "line 1, B: \"zz\" is not a cell");
    assert!(main_lines(file.as_bytes()).next().unwrap().game.is_err());
}

#[test]
fn line_ends_are_counted() {
    for (text, expected) in [("", 0), ("a", 0), ("\n", 1), ("\r", 1), ("\r\n", 1), ("\n\r", 2)] {
        assert_eq!(split::breaks(text.as_bytes()), expected, "{text:?}");
    }
    assert_eq!(split::breaks(b"a\r\nb\rc\n\n\r\rd"), 6);
}

#[test]
fn values_are_split_at_the_first_unescaped_colon() {
    for (value, expected) in [
        ("", None),
        ("ab", None),
        (r"a\:b", None),
        ("a:b", Some(("a", "b"))),
        ("a:b:c", Some(("a", "b:c"))),
        (r"a\:b:c", Some((r"a\:b", "c"))),
        (r"a\\:b", Some((r"a\\", "b"))),
        (r"\a:b", Some((r"\a", "b"))),
        (":", Some(("", ""))),
    ] {
        assert_eq!(text::parts(value), expected, "{value}");
    }
}

#[test]
fn a_cell_determines_the_least_size_of_its_board() {
    for (value, expected) in [
        ("aa", Some((1, 1))),
        ("hc", Some((8, 3))),
        ("h8", Some((8, 8))),
        (" o15 ", Some((15, 15))),
        ("", None),
        ("8", None),
        ("88", None),
        ("8h", None),
        ("h", None),
        ("\u{e9}a", None),
        ("hhh", None),
    ] {
        assert_eq!(value::extent(value), expected, "{value}");
    }
}

#[test]
fn seconds_are_digits_with_one_dot_at_most() {
    let exact = |seconds, nanos| Some(Duration::new(seconds, nanos));
    for (value, expected) in [
        ("0", exact(0, 0)),
        ("281.34", exact(281, 340_000_000)),
        (" 5. ", exact(5, 0)),
        ("1.123456789", exact(1, 123_456_789)),
        ("1.1234567891", None),
        ("", None),
        (".5", None),
        ("x", None),
        ("-1", None),
        ("+1.5", None),
        ("1.+5", None),
        ("1.5.5", None),
    ] {
        assert_eq!(value::seconds(value), expected, "{value}");
    }
}

#[test]
fn the_first_side_to_move_is_written_if_ambiguous() {
    let board = Variant::GOMOKU_15;
    let text = |stones: &[(u8, u8)], to_move| {
        let stones = stones.iter().map(|&(row, col)| (Point::new(row, col), Stone::First));
        let start = crate::rules::Position::from_stones(board, stones.collect::<Vec<_>>()).unwrap();
        let game = crate::rules::Game::from_position(start.with_to_move(to_move));
        written(&Record::from(crate::game::AnyGame::Rows(game)))
    };
    assert!(!text(&[], Stone::First).contains("PL["));
    assert!(text(&[], Stone::Second).contains("PL[W]"));
    assert!(text(&[(7, 7)], Stone::First).contains("PL[B]"));
    assert!(text(&[(7, 7)], Stone::Second).contains("PL[W]"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(80) })]

    #[test]
    fn games_are_read_back(record in records()) {
        let text = written(&record);
        let found = read_first(text.as_bytes());
        prop_assert!(found.is_ok(), "{:?}\n{}", found, text);
        let found = found.unwrap();
        prop_assert!(found.record == record, "{}\n{}", text, written(&found.record));
        prop_assert_eq!(found.remarks, []);
        prop_assert_eq!(written(&found.record), text);
    }

    #[test]
    fn rewriting_a_file_is_stable(text in "\\(;((GM|SZ|RU|C|B|W|AB|TR|LB|RE|V|XY|BL|PL)\\[(4|15|[a-o]{2}|[a-o]{2}:[a-o]{2}|B\\+|\\\\\\]|é)\\]|;|\\(;|\\)){0,40}") {
        let Ok(first) = read_first(text.as_bytes()) else { return Ok(()) };
        let once = written(&first.record);
        let second = read_first(once.as_bytes()).unwrap();
        // Kept properties may come in a different order.
        prop_assert_eq!(second.record.tree().len(), first.record.tree().len());
        prop_assert_eq!(second.record.on_board(), first.record.on_board());
        prop_assert_eq!(written(&second.record), once);
    }

    #[test]
    fn reading_any_bytes_never_panics(bytes in prop::collection::vec(any::<u8>(), 0..200), text in "[();\\[\\]\\\\BWabhSZ415:é\n]{0,200}") {
        for file in [bytes.clone(), text.clone().into_bytes(), [HEAD.as_bytes(), &bytes].concat(), format!("{HEAD}{text}").into_bytes()] {
            let found = games(&file).count();
            prop_assert_eq!(main_lines(&file).count(), found);
        }
    }
}

#[test]
fn decisions_of_an_opening_are_nodes_and_offered_moves_have_letters() {
    let game: Game =
        "15x15-5-renju X soosyrv8: h8 h9 h10 swap g6 declare=2 keep offer=e5 offer=k11 k11 a1"
            .parse()
            .unwrap();
    let text = written(&Record::from(AnyGame::Rows(game.clone())));
    let nodes = text.split_once("GKO[soosyrv8]").unwrap().1;
    let expected = ")\n;B[hh]\n;W[hg]\n;B[hf]\n;GKO[swap]\n;W[gj]\n;GKO[declare 2]\n;GKO[keep]\n\
                    ;GKO[offer ek]LB[ek:A]\n;GKO[offer ke]LB[ek:A][ke:B]\n;B[ke]\n;W[ao]";
    assert_eq!(nodes.trim_start_matches('\n').trim(), format!("{})", &expected[2..]).trim());
    let (record, remarks) = read(&text);
    assert_eq!((record.on_board(), remarks.len()), (&AnyGame::Rows(game), 0));
    assert!(record.tree().preorder().all(|node| record.tree().notes(node).is_empty()));
}

#[test]
fn moves_that_do_not_fit_the_opening_are_shown_without_it() {
    for head in ["GKO[rif]", "GKO[rif]AB[aa]", "GKO[pro]"] {
        let (record, remarks) = read(&format!("(;GM[4]SZ[15]RU[renju]{head};B[hh];W[ao];B[hi])"));
        assert_eq!(record.on_board().moves(), 3, "{head}");
        assert!(remarks[0].starts_with("the moves do not fit the opening"), "{remarks:?}");
        assert_eq!(read(&written(&record)).0, record);
    }
    // Unknown words are kept, and the rest is a game without an opening.
    let (record, remarks) = read("(;GM[4]SZ[15]RU[renju]GKO[other];B[hh]GKO[swap])");
    assert_eq!((record.on_board().moves(), remarks.len()), (1, 0));
    assert!(written(&record).contains("GKO[other]"));
}

#[test]
fn passes_are_turns_in_renju_only() {
    let text = "(;GM[4]SZ[15]RU[renju];B[hh];W[];B[ii];W[])";
    let (record, remarks) = read(text);
    let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
    assert_eq!((game.turn_count(), game.side_of(1), remarks.len()), (4, Stone::First, 0));
    assert!(written(&record).contains(";B[hh]\n;W[]\n;B[ii]\n;W[]"));
    let line = main_lines(text.as_bytes()).next().unwrap().game.unwrap();
    assert_eq!((line.moves.len(), line.passes), (2, vec![1, 2]));
    let (record, remarks) = read(&text.replace("renju", "standard"));
    assert_eq!((record.on_board().moves(), remarks.len()), (1, 1));
}
