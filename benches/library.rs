//! Large libraries of RenLib: `cargo bench --bench library`.
//!
//! Generates a library, and prints the time to read it, the memory that its record takes, the peak
//! while reading, and the time of a search for a position. `GOMOKU_MEGABYTES` sets the size of the
//! file, by default 100; each library is tried without and with texts.
#![expect(clippy::unwrap_used, reason = "a benchmark may fail")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time and memory")]

use std::time::{Duration, Instant};

use gomoku::collection::find_in_library;
use gomoku::formats::renlib;
use gomoku::rules::{Game, Point, Position, Status, Variant, parse_moves};

/// Texts of a generated library.
#[derive(Clone, Copy, Debug)]
enum Texts {
    None,
    /// A letter on the board for every other node, and marks.
    Letters,
    /// A comment of 30 letters for every tenth node as well.
    Comments,
}

/// Generates a library of about this many bytes.
fn generate(size: usize, texts: Texts) -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut cells: Vec<Point> = Variant::GOMOKU_15.shape().points().collect();
    // Like people, around the centre.
    cells.sort_by_key(|cell| cell.row.abs_diff(7).max(cell.col.abs_diff(7)));
    let mut bytes = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0".to_vec();
    let mut game = Game::new(Variant::GOMOKU_15);
    // Numbers of moves before siblings to come, with the first cell to try.
    let mut ahead: Vec<(usize, usize)> = Vec::new();
    let mut first = 0;
    let mut nodes = 0_u32;
    while bytes.len() < size {
        let free = (first..cells.len()).find(|&cell| game.check(cells[cell]).is_ok());
        let Some(cell) = free else { break };
        let point = cells[cell];
        let depth = game.moves().len();
        let is_over = !matches!(game.play(point), Ok(Status::ToMove(_)));
        let many = if depth < 8 { 7 } else { 4 };
        let is_last = ahead.len() < 4;
        let has_sibling = (is_last || random.u8(0..10) < many) && cell < 150;
        let is_leaf = is_over || !is_last && depth > 10 && random.u8(0..10) < 4;
        let mut flags = u8::from(has_sibling) << 7 | u8::from(is_leaf) << 6;
        nodes += 1;
        let has_letter = !matches!(texts, Texts::None) && nodes.is_multiple_of(2);
        let has_comment = matches!(texts, Texts::Comments) && nodes.is_multiple_of(10);
        flags |= u8::from(has_letter);
        flags |= u8::from(has_letter && nodes.is_multiple_of(20)) << 4;
        flags |= u8::from(has_comment) << 3;
        bytes.extend([point.row << 4 | (point.col + 1), flags]);
        if has_letter {
            bytes.extend([0, 1]);
        }
        if has_comment {
            bytes.extend(format!("comment {nodes:09}, white wins\0").into_bytes());
        }
        if has_letter {
            bytes.extend([b'A' + random.u8(0..6), 0]);
        }
        if has_sibling {
            ahead.push((depth, cell + 1));
        }
        first = random.usize(0..6);
        if is_leaf {
            let Some((moves, cell)) = ahead.pop() else { break };
            while game.moves().len() > moves {
                game.undo();
            }
            first = cell;
        }
    }
    bytes
}

/// Time of the wall, and processor time in steps of 10 ms.
struct Watch(Instant, Duration);

impl Watch {
    fn start() -> Self {
        Self(Instant::now(), processor())
    }

    fn read(&self) -> String {
        format!(
            "{:.2?} ({:?} of processor time)",
            self.0.elapsed(),
            processor().saturating_sub(self.1)
        )
    }
}

fn processor() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    // The 14th and 15th fields of the line; a tick is 10 ms.
    Duration::from_millis(10 * (ticks(12) + ticks(13)))
}

/// Reads a number of kilobytes of the process.
fn memory(name: &str) -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<usize>().ok());
    kilobytes.unwrap_or_default() * 1024
}

fn main() {
    let size = std::env::var("GOMOKU_MEGABYTES").ok().and_then(|text| text.parse().ok());
    let size = size.unwrap_or(100_usize) * 1_000_000;
    for texts in [Texts::None, Texts::Letters, Texts::Comments] {
        let bytes = generate(size, texts);
        let before = memory("VmRSS:");
        // The peak is counted from here.
        let _ = std::fs::write("/proc/self/clear_refs", "5");
        let watch = Watch::start();
        let loaded = renlib::read(&bytes).unwrap();
        let read = watch.read();
        let peak = memory("VmHWM:").saturating_sub(before);
        let nodes = loaded.record.tree().len();
        let resident = memory("VmRSS:").saturating_sub(before);
        println!(
            "{texts:?}: {} bytes, {nodes} nodes, read in {read}; {} bytes a node, peak {} \
             bytes a node, {} % of the file; {} remarks",
            bytes.len(),
            resident / nodes,
            peak / nodes,
            100 * peak / bytes.len(),
            loaded.remarks.len(),
        );
        let watch = Watch::start();
        let length = renlib::write(&loaded.record).unwrap().len();
        println!("  written in {}, {length} bytes", watch.read());
        drop(loaded);
        for moves in ["", "h8i9", "h8i9j8h7", "h8i9j8h7g6g8"] {
            let game = parse_moves(moves, Variant::GOMOKU_15).unwrap();
            let position = Position::from_stones(game.variant(), game.stones()).unwrap();
            let watch = Watch::start();
            let places = find_in_library(&bytes, &position, 100).unwrap();
            println!("  {moves:?}: {} places in {}", places.number, watch.read());
        }
    }
}
