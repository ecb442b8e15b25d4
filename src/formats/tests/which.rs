//! Recognition of formats.

use super::*;
use crate::formats::ReadOptions;
use crate::formats::{
    Format, FormatError, Loaded, Place, Problem, Remark, games, is_saved_game, read, read_as, sgf,
    write,
};

const ALL: [Format; 8] = [
    Format::Csv,
    Format::Sgf,
    Format::Psq,
    Format::Rec,
    Format::Text,
    Format::Script,
    Format::Journal,
    Format::Lib,
];

/// A file of each format with one stone or piece, whether its content identifies the format, and
/// its extension.
const FILES: [(Format, &[u8], bool, Option<&str>); 8] = [
    (Format::Csv, b"No;Row;Col;Player\n1;7;7;0\n", true, Some("csv")),
    (Format::Sgf, b"(;GM[4]SZ[15];B[hh])", true, Some("sgf")),
    (Format::Psq, b"Piskvorky 15x15, 0:0, 0\n8,8,0\nX\nO\n-1\n", true, Some("psq")),
    (Format::Rec, b"Ada\nEve\n7,7,0\n", false, Some("rec")),
    (Format::Text, b"h8\n", false, Some("txt")),
    (Format::Script, b"start torus\nselect 3\nplace 1;1\n", true, None),
    (
        Format::Journal,
        b"gomoku journal 1\ngame 15\nbegun 2026-11-23T10:00:00Z\nmove 7,7\n",
        true,
        Some("journal"),
    ),
    (
        Format::Lib,
        b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x78\x40",
        true,
        Some("lib"),
    ),
];

#[test]
fn formats_are_recognised_by_content_or_extension() {
    for (format, bytes, says_it, ending) in FILES {
        assert_eq!(Format::of_content(bytes), says_it.then_some(format), "{format:?}");
        assert_eq!(ending.and_then(Format::of_ending), ending.map(|_| format), "{format:?}");
        let is_told = is_saved_game(bytes, ending);
        // A journal must not be overwritten as a saved game.
        assert_eq!(is_told, format != Format::Journal, "{format:?}");
        assert_eq!(is_saved_game(bytes, None), says_it && is_told, "{format:?}");
        assert!(!is_saved_game(b"Dear diary\n\nh8 was good.", ending), "{format:?}");
        assert!(!is_saved_game(b"\xff\xff", ending), "{format:?}");
    }
    assert_eq!(Format::of_ending("pos"), Some(Format::Text));
}

#[test]
fn supported_games_are_read_back_in_each_format() {
    for (format, bytes, _, ending) in FILES {
        if format == Format::Journal {
            continue;
        }
        let Loaded { record, .. } = read(bytes, ending, Variant::GOMOKU_15).unwrap();
        let again = write(&record, format).unwrap().bytes;
        let again = read_as(&again, format, ReadOptions::default()).unwrap().record;
        assert_eq!(again.on_board(), record.on_board(), "{format:?}");
        assert!(!record.on_board().is_empty(), "{format:?}");
    }
}

#[test]
fn a_csv_remarks_on_assumptions() {
    let remarks = |bytes: &[u8]| read(bytes, None, Variant::GOMOKU_15).unwrap().remarks;
    let board = Remark::TakenFor(Variant::GOMOKU_15);
    let ordered = b"No;Row;Col;Player\n1;7;7;0\n2;0;0;1\n";
    assert!(matches!(&remarks(ordered)[..], [only] if *only == board));
    let stones = b"No;Row;Col;Player\n1;7;7;1\n2;0;0;1\n";
    assert_eq!(remarks(stones), [Remark::NoOrder, board]);
}

#[test]
fn several_games_are_counted_and_read_one_by_one() {
    let two = b"(;GM[4]SZ[15];B[hh])\n(;GM[4]SZ[19];B[aa];W[bb])";
    let loaded = read(two, None, Variant::GOMOKU_15).unwrap();
    assert_eq!((loaded.several(), loaded.record.on_board().stones()), (Some(2), 1));
    let stones = |bytes, format| {
        let all = games(bytes, format, ReadOptions::default());
        all.map(|found| found.game.unwrap().record.on_board().stones()).collect::<Vec<_>>()
    };
    assert_eq!(stones(two, Format::Sgf), [1, 2]);
    assert_eq!((sgf::count(two), sgf::count(b"")), (2, 0));
    for (format, bytes, ..) in FILES {
        let loaded = read_as(bytes, format, ReadOptions::default()).unwrap();
        assert_eq!(loaded.several(), None);
        if !matches!(format, Format::Script | Format::Journal) {
            assert_eq!(stones(bytes, format), [1], "{format:?}");
        }
    }
}

/// Reads a file of this many zero bytes, for which the system need not provide memory.
fn said_of(format: Format, length: u64) -> Result<Loaded, FormatError> {
    let bytes = vec![0; usize::try_from(length).unwrap()];
    read_as(&bytes, format, ReadOptions::default())
}

#[test]
fn files_beyond_the_size_limit_are_refused() {
    for format in ALL {
        let limit = format.max_size();
        assert!((1 << 12..=1 << 31).contains(&limit), "{format:?}");
        let too_large = Err(FormatError { place: Place::File, problem: Problem::TooLarge(limit) });
        // Scanning 128 MB takes seconds.
        if !matches!(format, Format::Sgf | Format::Journal) {
            assert_ne!(said_of(format, limit), too_large, "{format:?}");
        }
        assert_eq!(said_of(format, limit + 1), too_large, "{format:?}");
    }
}

#[test]
fn moves_are_recognised_under_any_name() {
    for (text, moves) in
        [("h8i9j10", 3), ("[[7,7],[8,8]]", 2), ("[\"h8\", \"i9\"]", 2), ("1. h8 i9", 2)]
    {
        for ending in [None, Some("json"), Some("moves")] {
            let loaded = read(text.as_bytes(), ending, Variant::GOMOKU_15).unwrap();
            assert_eq!(loaded.record.on_board().stones(), moves, "{text}");
        }
    }
    for text in ["hello", "h8 was good", "null", "42", "7"] {
        let why = read(text.as_bytes(), Some("dat"), Variant::GOMOKU_15).unwrap_err();
        assert_eq!(why.problem, Problem::UNKNOWN_FORMAT, "{text}");
    }
}
