//! Reading any file takes at most four times its size and 16 MiB: files that repeat what takes many
//! times the memory of its letters. The allocator of this program counts.

use gomoku::formats::{self, Format, ReadOptions};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

/// Size of each file in bytes.
const SIZE: usize = 2_000_000;
/// Memory besides that of the file.
const ROOM: usize = 16 << 20;

/// Start of a file, part that is repeated, end, and format.
type File = (&'static [u8], &'static [u8], &'static [u8], Format);

/// Repeats a part between a start and an end.
fn repeat(start: &[u8], part: &[u8], end: &[u8]) -> Vec<u8> {
    let times = (SIZE - start.len() - end.len()) / part.len();
    [start, &part.repeat(times), end].concat()
}

/// Reads a file in both ways, and returns the memory that this took with the file.
fn memory(bytes: &[u8], format: Format) -> usize {
    let before = ALLOCATOR.current_usage();
    let options = ReadOptions::default();
    let mut most = 0;
    ALLOCATOR.reset_peak_usage();
    drop(formats::read_as(bytes, format, options));
    most = most.max(ALLOCATOR.peak_usage());
    ALLOCATOR.reset_peak_usage();
    formats::games(bytes, format, options).take(1_000).for_each(drop);
    most = most.max(ALLOCATOR.peak_usage());
    bytes.len() + most.saturating_sub(before)
}

#[test]
fn reading_takes_at_most_four_times_the_file_and_16_mebibytes() {
    const SGF: &[u8] = b"(;GM[4]SZ[15]";
    const LIB: &[u8] = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0";
    const RIF: &[u8] = b"<?xml version=\"1.0\"?><database>";
    let files: &[File] = &[
        (SGF, b"X[]", b";B[hh])", Format::Sgf),
        (b"(;GM[4]SZ[15]XX", b"[]", b";B[hh])", Format::Sgf),
        (SGF, b"PB[x]", b")", Format::Sgf),
        (SGF, b";", b")", Format::Sgf),
        (b"", b"(;)", b"", Format::Sgf),
        (b"", b"(;", b"", Format::Sgf),
        (SGF, b"(;B[hh])", b")", Format::Sgf),
        (SGF, b"(;B[hh]C[x])", b")", Format::Sgf),
        (b"(;SZ[15]TR", b"[aa]", b")", Format::Sgf),
        (b"(;SZ[15]TR", b"[aa:oo]", b")", Format::Sgf),
        (b"(;SZ[15]LB", b"[aa:x]", b")", Format::Sgf),
        (b"(;SZ[15]C[", b"x", b"])", Format::Sgf),
        (SGF, b"-- ", b")", Format::Sgf),
        (b"(;SZ[15]CA[cp1251]C[", b"\xe9", b"])", Format::Sgf),
        (b"(;SZ[15]C[", b"\xc4\xe3\xba\xc3", b"])", Format::Sgf),
        (b"\xff\xfe(\0;\0C\0[\0", b"x\0", b"]\0)\0", Format::Sgf),
        (LIB, b"\x78\xc8x\0", b"\x78\x40", Format::Lib),
        (LIB, b"\x78\x00", b"\x78\x40", Format::Lib),
        (LIB, b"\x78\xc1\0\x01A\0", b"\x78\x40", Format::Lib),
        (RIF, b"<game/>", b"", Format::Rif),
        (RIF, b"<player id=\"1\"/>", b"", Format::Rif),
        (b"<database><game ", b"a=\"\" ", b"/>", Format::Rif),
        (b"<database><game><info>", b"x", b"</info></game>", Format::Rif),
        (b"Piskvorky 20x20, 11:11, 0\n", b"5,5,1\n", b"", Format::Psq),
        (b"Piskvorky 20x20, 11:11, 0\n5,5,1\n", b"x\n", b"", Format::Psq),
        (b"No;Row;Col;Player\n", b"1;7;7;0\n", b"", Format::Csv),
        (b"", b"h8 ", b"", Format::Text),
        (b"", b"...............\n", b"", Format::Text),
        (b"[", b"[7,7],", b"[8,8]]", Format::Text),
        (b"", b"1,1,2,2,3,3\n", b"", Format::Openings),
        (b"", b"\x05h8i9", b"", Format::Pos),
    ];
    for (start, part, end, format) in files {
        let bytes = repeat(start, part, end);
        let used = memory(&bytes, *format);
        let told =
            format!("{format:?}, {:?} again and again: {used}", String::from_utf8_lossy(part));
        assert!(used <= 4 * bytes.len() + ROOM, "{told}");
    }
    // A tree of different moves with a comment each. A move takes 16 bytes, whatever its own are.
    let mut bytes = SGF.to_vec();
    let mut random = fastrand::Rng::with_seed(1);
    while bytes.len() < SIZE {
        bytes.push(b'(');
        for side in b"BWBWBWBWBW" {
            let [col, row] = [random.u8(0..15), random.u8(0..15)].map(|it| b'a' + it);
            bytes.extend([b';', *side, b'[', col, row, b']', b'C', b'[', b'x', b']']);
        }
        bytes.push(b')');
    }
    let used = memory(&bytes, Format::Sgf);
    assert!(used <= 4 * bytes.len() + ROOM, "{used}");
    let record = formats::read_as(&bytes, Format::Sgf, ReadOptions::default()).unwrap().record;
    assert!(record.tree().len() > 1_000);
}
