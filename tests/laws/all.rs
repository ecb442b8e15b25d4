//! Laws: what holds for any bytes. A fuzzer looks for bytes with which one does not hold (`fuzz/`); those that
//! it kept are tried by `cargo test` (`tests/laws.rs`).

mod draw;
mod formats;
mod record;

/// What holds for any bytes.
pub struct Law {
    /// The name of its target and of the folder with its inputs.
    pub name: &'static str,
    /// Panics if it does not hold.
    pub holds: fn(&[u8]),
}

/// All laws, by name.
pub const LAWS: &[Law] = &[
    Law { name: "journal", holds: formats::journal },
    Law { name: "record", holds: record::record },
    Law { name: "saved", holds: formats::saved },
    Law { name: "sgf", holds: formats::sgf },
];
