use super::*;
use crate::formats::{self, Format};
use crate::game::State;
use crate::rules::Variant;

/// Writes a record: its key and its value.
fn record(key: &[u8], value: &[u8]) -> Vec<u8> {
    let part =
        |bytes: &[u8]| [&u16::try_from(bytes.len()).unwrap().to_le_bytes()[..], bytes].concat();
    [part(key), part(value)].concat()
}

fn file(records: &[Vec<u8>]) -> Vec<u8> {
    let count = u32::try_from(records.len()).unwrap().to_le_bytes();
    [&count[..], &records.concat()].concat()
}

/// Writes a frame of blocks, each of which may refer to those before.
fn frame(content: &[u8], block: usize) -> Vec<u8> {
    let mut packed = frame::MAGIC.to_vec();
    packed.extend([0b0100_0000, 0b0100_0000, 0]);
    for (at, part) in content.chunks(block).enumerate() {
        let before = &content[..at * block];
        let window = &before[before.len().saturating_sub(1 << 16)..];
        let bytes = lz4_flex::block::compress_with_dict(part, window);
        packed.extend(u32::try_from(bytes.len()).unwrap().to_le_bytes());
        packed.extend(bytes);
    }
    packed.extend([0; 4]);
    packed
}

const UTF8_RECORD: &[u8] = b"\0\0\0\0\0charset=\"UTF-8\"";

fn loaded(file: &[u8]) -> Vec<Loaded> {
    games(file, None).map(|found| found.game.unwrap()).collect()
}

#[test]
fn a_record_is_a_position() {
    let text = "@BTXT@78a\n00gut\u{8}erst\u{8}dann\0";
    let value = [&[u8::MAX, 0x9c, 0xff, (9 << 2 | 3), 0][..], text.as_bytes()].concat();
    let file =
        file(&[record(&[0, 0, 0], UTF8_RECORD), record(&[1, 15, 15, 7, 7, 8, 7, 6, 6], &value)]);
    assert!(is_yxdb(&file));
    let all = loaded(&file);
    let [Loaded { record, remarks, .. }] = &all[..] else { panic!("{all:?}") };
    assert_eq!(remarks, &[]);
    let AnyGame::Rows(game) = record.on_board() else { panic!() };
    assert_eq!(game.variant(), Variant::GOMOKU_15.with_rule(Rule::Standard));
    let stones = [
        (Point::new(7, 7), Stone::First),
        (Point::new(7, 8), Stone::First),
        (Point::new(6, 6), Stone::Second),
    ];
    assert_eq!(game.start().stones(), stones);
    assert_eq!(record.state(), State::ToMove(Stone::Second));
    let notes = record.tree().notes(NodeId::ROOT);
    assert_eq!(notes.evaluation, Some(Evaluation { verdict: Verdict::Open(-100), depth: 9 }));
    assert_eq!(notes.comment, "erst\ndann");
    let mark = |row, col, text: &str| Mark {
        point: Point::new(row, col),
        kind: MarkKind::Label(text.to_owned()),
    };
    assert_eq!(notes.marks, [mark(8, 7, "a"), mark(0, 0, "gut")]);
}

#[test]
fn a_pass_changes_the_side_to_move() {
    const PASS: u8 = u8::MAX;
    for (stones, to_move, number) in [
        (&[7, 7][..], Stone::Second, 1),
        (&[7, 7, PASS, PASS], Stone::First, 1),
        (&[7, 7, PASS, PASS, 6, 6], Stone::Second, 2),
        (&[], Stone::First, 0),
    ] {
        let file = file(&[record(&[&[0, 15, 15], stones].concat(), &[])]);
        let record = loaded(&file).remove(0).record;
        assert_eq!(record.state(), State::ToMove(to_move), "{stones:?}");
        assert_eq!(record.on_board().stones(), number, "{stones:?}");
    }
}

#[test]
fn what_an_evaluation_cannot_hold_is_text() {
    let of = |value: &[u8]| evaluation(value);
    let exact = |score: i16, depth: i16| {
        let [a, b] = score.to_le_bytes();
        let [c, d] = (depth << 2 | EXACT).to_le_bytes();
        of(&[u8::MAX, a, b, c, d]).0.map(|it| (it.verdict, it.depth))
    };
    assert_eq!(exact(29_991, 20), Some((Verdict::Win(9), 20)));
    assert_eq!(exact(-29_990, 20), Some((Verdict::Loss(10), 20)));
    assert_eq!(exact(i16::MIN, 1), Some((Verdict::Loss(0), 1)));
    assert_eq!(exact(1, 300), None);
    assert_eq!(of(b"w"), (None, "label=w".to_owned()));
    assert_eq!(of(&[b'!', 5, 0, 9, 0]), (None, "label=! value=5 depth=2 bound=1".to_owned()));
    assert_eq!(of(&[0, 0, 0, 0, 0]), (None, String::new()));
    assert_eq!(of(&[]), (None, String::new()));
}

#[test]
fn text_in_a_code_page_is_guessed() {
    let chinese = b"\xd5\xe2\xca\xc7\xd2\xbb\xb8\xf6\xc6\xe5\xc6\xd7\xb5\xc4\xcb\xb5\xc3\xf7";
    let value = [&[u8::MAX, 0, 0, 0, 0][..], chinese].concat();
    let file = file(&[record(&[2, 15, 15], &value)]);
    let Loaded { record, remarks, .. } = loaded(&file).remove(0);
    assert_eq!(record.tree().notes(NodeId::ROOT).comment, "这是一个棋谱的说明");
    let remarks: Vec<String> = remarks.iter().map(Remark::to_string).collect();
    let expected = "the file is not UTF-8 and names no other known encoding; assuming GBK";
    assert_eq!(remarks, [expected]);
    assert_eq!(record.kind().variant().rule(), Rule::Renju);
}

#[test]
fn odd_records_are_reported_with_their_offset_and_others_are_read() {
    let good = record(&[0, 15, 15, 7, 7], &[u8::MAX]);
    let bad = |key: &[u8], why: &str| {
        let file = file(&[good.clone(), record(key, &[]), good.clone()]);
        let games: Vec<FoundGame> = games(&file, None).collect();
        let said = games[1].game.as_ref().unwrap_err().to_string();
        assert_eq!((games.len(), said.as_str()), (3, why), "{key:?}");
        assert!(games[0].game.is_ok() && games[2].game.is_ok());
    };
    bad(&[0, 15, 15, 15, 7], "byte 14: that is off the board");
    bad(&[0, 15, 15, 7, 7, 7, 7], "byte 14: there is already a stone there");
    bad(&[0, 40, 40], r#"byte 14: "40x40" is not a board size"#);
    bad(&[0, 3, 3], r#"byte 14: five in a row do not fit on a board of "3x3""#);
    bad(&[0, 15], "byte 14: missing");
}

#[test]
fn what_precedes_the_end_of_a_cut_file_is_read() {
    let whole = file(&[record(&[0, 15, 15, 7, 7], &[u8::MAX]), record(&[0, 15, 15], &[])]);
    for end in 0..whole.len() {
        let games: Vec<FoundGame> = games(&whole[..end], None).collect();
        let read = games.iter().filter(|found| found.game.is_ok()).count();
        let last = games.last().unwrap().game.as_ref();
        let why = last.err().map(ToString::to_string).unwrap_or_default();
        assert_eq!(read, usize::from(end >= 14), "{end}");
        let start = if end >= 14 {
            14
        } else if end >= 4 {
            4
        } else {
            0
        };
        assert_eq!(why, format!("byte {start}: the file ends in the middle of a record"), "{end}");
    }
}

#[test]
fn a_frame_holds_the_same_records() {
    let records: Vec<Vec<u8>> = (0..225)
        .map(|cell| {
            record(&[0, 15, 15, cell / 15, cell % 15], &[&[u8::MAX; 5][..], &[b'a'; 900]].concat())
        })
        .collect();
    let plain = file(&records);
    let expected = loaded(&plain);
    for block in [700, 1 << 12, 1 << 16] {
        let packed = frame(&plain, block);
        assert!(packed.len() < plain.len() / 3 && is_yxdb(&packed));
        assert_eq!(loaded(&packed), expected, "{block}");
        // What precedes a damaged block is read.
        let cut = games(&packed[..packed.len() / 2], None);
        let read: Vec<bool> = cut.map(|found| found.game.is_ok()).collect();
        let (last, before) = read.split_last().unwrap();
        assert!(!last && before.iter().all(|is_read| *is_read), "{block}");
    }
}

#[test]
fn a_small_frame_does_not_unpack_at_once() {
    // A block of zeroes, 16 million records without a key, again and again.
    let zeroes = vec![0; 1 << 22];
    let block = lz4_flex::block::compress(&zeroes);
    let mut packed = frame::MAGIC.to_vec();
    packed.extend([0b0110_0000, 0b0111_0000, 0]);
    for _ in 0..8 {
        packed.extend(u32::try_from(block.len()).unwrap().to_le_bytes());
        packed.extend(&block);
    }
    packed.extend([0; 4]);
    let mut source = Source::new(&packed).unwrap();
    for _ in 0..8 << 20 {
        source.take(&packed, 4).unwrap();
        assert!(source.memory() <= 3 << 22);
    }
    assert_eq!(source.take(&packed, 1), Err(Broken::End));
}

#[test]
fn other_files_with_this_ending_are_no_games() {
    for other in [&b"SQLite format 3\0"[..], b"", b"\0\0\0\0", &[1, 0, 0, 0, 3, 0, 9, 15, 15]] {
        assert!(!is_yxdb(other) && !formats::is_saved_game(other, Some("db")), "{other:?}");
    }
    let file = file(&[record(&[0, 15, 15], &[]), record(&[0, 15, 15, 0, 0], &[])]);
    assert_eq!(Format::of_file(&file, Some("db")), Some(Format::Yxdb));
    let several = formats::read(&file, Some("db"), Variant::GOMOKU_15).unwrap().several();
    assert_eq!(several, Some(2));
}
