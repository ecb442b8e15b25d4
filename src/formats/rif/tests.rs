use super::*;
use crate::formats::{self, Format, Remark};
use crate::game::{AnyGame, Outcome, State, Win};
use crate::record::{NodeId, Record};
use crate::rules::{Point, Rule, Stone, Variant};

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<database version="10">
<months count="1"><month id="11" name="November"/></months>
<rules count="2"><rule id="1" name="Sakata"><info>a &lt;rule&gt;</info></rule>
<rule id="2" name="Standard"/></rules>
<openings><opening id="5" name="Kagetsu" abbr="D3"/></openings>
<players count="2"><player id="1" name="Ada" surname="A"/>
<player id="2" name="J&#246;rg &amp; Co" surname=""></player></players>
<tournaments><tournament id="7" name="Open" year="2026" month="11"/>
<tournament id="8" name="Cup" year="2026" month="0" start="2026-03-04"/></tournaments>
<games count="2">
"#;
const TAIL: &str = "</games>\n</database>\n";

fn file(games: &str) -> String {
    [HEAD, games, TAIL].concat()
}

#[track_caller]
fn read(game: &str) -> (Record, Vec<String>) {
    let file = file(game);
    let mut games: Vec<FoundGame> = games(file.as_bytes(), None).collect();
    assert_eq!(games.len(), 1, "{game}");
    let found = games.remove(0);
    assert!(file[found.range.clone()].starts_with("<game"), "{game}");
    assert_eq!(found.line, breaks(&file.as_bytes()[..found.range.start]) + 1);
    let Loaded { record, remarks, .. } = found.game.unwrap();
    (record, remarks.iter().map(Remark::to_string).collect())
}

fn moves(record: &Record) -> Vec<Point> {
    let AnyGame::Rows(game) = record.on_board() else { panic!("{record:?}") };
    game.moves().to_vec()
}

#[test]
fn a_game_gets_its_names_from_the_tables() {
    let game = r#"<game id="3" publisher="0" tournament="7" round="2" rule="1" black="1" white="2"
        bresult="1" btime="60" opening="5" swap="1" alt=""><move>h8 I9
        o15 a1</move><info>so <![CDATA[<so>]]> &amp;c. ]</info></game>"#;
    let (record, remarks) = read(game);
    assert_eq!(remarks, [""; 0]);
    assert_eq!(record.kind().variant().rule(), Rule::Renju);
    let info = record.info();
    assert_eq!((&*info.players.first.name, &*info.players.second.name), ("Ada A", "Jörg & Co"));
    assert_eq!((&*info.date, info.rule.as_deref()), ("2026-11", Some("Sakata")));
    let cells = [(7, 7), (6, 8), (0, 14), (14, 0)].map(|(row, col)| Point::new(row, col));
    assert_eq!(moves(&record), cells);
    assert_eq!(record.state(), State::Over(Outcome::Won(Stone::First, Win::Unknown)));
    let sgf = String::from_utf8(formats::write(&record, Format::Sgf).unwrap().bytes).unwrap();
    for part in [
        "RU[Sakata]",
        "RE[B+]",
        "DT[2026-11]",
        "EV[Open]",
        "RO[2]",
        "ON[Kagetsu]",
        r"C[so <so> &c. \]]",
        "RIF[id=3][publisher=0][btime=60][swap=1]\n",
    ] {
        assert!(sgf.contains(part), "{part}: {sgf}");
    }
    let again = formats::sgf::read_first(sgf.as_bytes()).unwrap().record;
    assert_eq!(again, record);
}

#[test]
fn offered_fifth_moves_are_variations() {
    let game = |alt: &str| {
        format!(r#"<game id="1" rule="2" alt="{alt}"><move>h8 h9 j9 i10 i8 a1</move></game>"#)
    };
    let (record, remarks) = read(&game("i8 g7, f6"));
    assert_eq!(remarks, [""; 0]);
    let tree = record.tree();
    let before = tree.main_line(NodeId::ROOT).nth(4).unwrap();
    assert_eq!((tree.children(before).count(), moves(&record).len()), (3, 6));
    let kept = |record: &Record| {
        record.tree().notes(NodeId::ROOT).properties[0]
            .values()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(kept(&record), ["id=1"]);
    // A text that is not cells is kept.
    let (record, _) = read(&game("two"));
    assert_eq!((kept(&record), record.tree().len()), (vec!["id=1".into(), "alt=two".into()], 7));
}

#[test]
fn scores_are_results() {
    for (score, expected) in [
        ("1", Some(Some(Stone::First))),
        ("0", Some(Some(Stone::Second))),
        ("0.5", Some(None)),
        ("", None),
    ] {
        let (record, remarks) =
            read(&format!(r#"<game rule="2" bresult="{score}"><move>h8</move></game>"#));
        assert_eq!(remarks, [""; 0]);
        let winner = match record.state() {
            State::Over(outcome) => Some(outcome.winner()),
            State::ToMove(_) => None,
        };
        assert_eq!(winner, expected, "{score}");
    }
    let (record, remarks) = read(r#"<game rule="2" bresult="2"><move></move></game>"#);
    assert_eq!(remarks, [r#"the result "2" is not fully understood"#]);
    assert!(record.tree().is_empty());
    let five = "h8 a1 h9 a2 h10 a3 h11 a4 h12";
    let (_, remarks) = read(&format!(r#"<game rule="2" bresult="0"><move>{five}</move></game>"#));
    assert_eq!(remarks, [r#"the result "0" contradicts the board"#]);
}

#[test]
fn numbers_without_an_entry_are_told() {
    let game = r#"<game tournament="9" rule="77" black="1" white="x"><move>h8</move></game>"#;
    let (record, remarks) = read(game);
    assert_eq!(
        remarks,
        [r#"the tables of the file do not have white="x", tournament="9", rule="77""#]
    );
    assert_eq!(record.info().players.first.name, "Ada A");
    assert_eq!(record.info().rule, None);
    let notes = record.tree().notes(NodeId::ROOT);
    let kept: Vec<&str> = notes.properties[0].values().collect();
    assert_eq!(kept, ["tournament=9", "rule=77", "white=x"]);
}

#[test]
fn a_move_that_cannot_be_played_cuts_only_its_game() {
    for (moves_text, left, why) in [
        ("h8 h8 i9", 1, "move 2: there is already a stone there"),
        ("h8 p1", 1, r#"move 2: "p1" is not a cell"#),
        ("h8 -- i9", 1, r#"move 2: "--" is not a cell"#),
        ("h16", 0, r#"move 1: "h16" is not a cell"#),
        ("h8 h0", 1, r#"move 2: "h0" is not a cell"#),
    ] {
        let game = format!(r#"<game rule="2"><move>{moves_text}</move></game>"#);
        let (record, remarks) = read(&game);
        assert_eq!(moves(&record).len(), left, "{moves_text}");
        let cut = format!("the game is shown up to where it cannot be played on ({why})");
        assert_eq!(remarks, [cut]);
        let both = file(&format!("{game}<game rule=\"2\"><move>a1</move></game>"));
        assert_eq!(games(both.as_bytes(), None).nth(1).unwrap().game.unwrap().remarks, []);
    }
}

#[test]
fn a_damaged_game_does_not_affect_the_others() {
    let good = r#"<game rule="2"><move>h8 i9</move></game>"#;
    for (bad, expected) in [
        (r#"<game rule="2"><move>h8 i9</move>"#, Some(2)),
        (r#"<game rule="2"><move>h8 i9"#, Some(2)),
        (r#"<game rule="2" black="1 "#, None),
        (r#"<game rule="2"><!-- <game> --><move><![CDATA[h8]]> i9</move></game>"#, Some(2)),
        ("<game", None),
        ("<game <", None),
    ] {
        let file = file(&format!("{bad}\n{good}\n"));
        let found: Vec<FoundGame> = games(file.as_bytes(), None).collect();
        assert_eq!(found.len(), 2, "{bad}");
        let read = |at: usize| found[at].game.as_ref().ok().map(|it| moves(&it.record).len());
        assert_eq!((read(0), read(1)), (expected, Some(2)), "{bad}");
    }
    let (_, remarks) = read(r#"<game rule="2"><move>h8 i9"#);
    assert_eq!(remarks, ["the end of the game is missing"]);
}

#[test]
fn the_declaration_names_the_encoding() {
    let head = "<?xml version='1.0' encoding = 'windows-1251'?><database><players>";
    let player = b"<player id=\"1\" name=\"\xc0\xe4\xe0\"/></players><games><game rule=\"2\" black=\"1\"><move>h8</move></game>";
    let file = [head.as_bytes(), player].concat();
    let name = |file: &[u8]| {
        let loaded = formats::read(file, None, Variant::GOMOKU_15).unwrap();
        (loaded.record.info().players.first.name.clone(), loaded.remarks)
    };
    assert_eq!(name(&file).0, "Ада");
    // Bytes that are not UTF-8, in a file that says nothing.
    let file = [&b"<database><players>"[..], player].concat();
    assert_eq!(name(&file).0, "Àäà");
}

#[test]
fn windows_of_any_length_find_the_same_games() {
    let file = file(
        "<game id=\"1\"><move>h8</move></game>\n<!-- <game> -->\n<game id=\"2\" black=\"2\"/>\n\
         <game id=\"3\"><move>h8</move><info><![CDATA[</game>]]></info></game>\n\
         <game id=\"4\"><gamex/><rules/><tournaments/>",
    );
    let bytes = file.as_bytes();
    let whole: Vec<(Range<usize>, u64)> =
        games(bytes, None).map(|it| (it.range, it.line)).collect();
    assert_eq!(whole.len(), 4);
    assert!(file[whole[2].0.clone()].ends_with("<![CDATA[</game>]]></info></game>"));
    for step in 1..80 {
        let mut scanner = Scanner::default();
        let (mut start, mut end) = (0, 0);
        let mut found = Vec::new();
        loop {
            let is_last = end == bytes.len();
            let mut at = 0;
            while let Some(piece) = scanner.next_game(&bytes[start..end], &mut at, is_last) {
                found.push((start + piece.range.start..start + piece.range.end, piece.line));
            }
            start += at;
            if is_last {
                break;
            }
            end = bytes.len().min(end + step);
        }
        assert_eq!(found, whole, "{step}");
    }
}

#[test]
fn a_database_is_known_by_its_content() {
    let content = file("");
    assert_eq!(Format::of_content(content.as_bytes()), Some(Format::Rif));
    assert_eq!(Format::of_content(b"\n<database>"), Some(Format::Rif));
    assert_eq!(Format::of_content(b"<?xml version=\"1.0\"?><svg/>"), None);
    let why = formats::read(content.as_bytes(), None, Variant::GOMOKU_15).unwrap_err();
    assert_eq!(why, Problem::NO_GAME.in_file());
    let two = file("<game rule=\"2\"><move>h8</move></game><game/>");
    let loaded = formats::read(two.as_bytes(), None, Variant::GOMOKU_15).unwrap();
    assert_eq!(loaded.several(), Some(2));
    let why = formats::write(&loaded.record, Format::Rif).unwrap_err();
    assert_eq!(why.to_string(), "games are read from RenjuNet .rif, but not saved there");
}

#[test]
fn the_index_sees_the_same_game() {
    let file = file(
        r#"<game tournament="8" rule="1" black="2" white="1" bresult="0.5"><move>h8 h8</move></game>"#,
    );
    let mut scanner = Scanner::default();
    let mut at = 0;
    let piece = scanner.next_game(file.as_bytes(), &mut at, true).unwrap();
    let Loaded { record, .. } = scanner.read(&piece).unwrap();
    let MainGame { info, game, result } = scanner.main_game(&piece).unwrap();
    assert_eq!((&info, game.moves()), (record.info(), &moves(&record)[..]));
    assert_eq!((info.date.as_str(), result), ("2026-03-04", Some(End::Drawn)));
}
