//! Laws: properties that hold for any bytes. A fuzzer searches for counterexamples (`fuzz/`). The
//! inputs that it kept are tried by `cargo test` (`tests/laws.rs`).

mod board;
#[path = "../solver/checker.rs"]
mod checker;
mod databases;
mod draw;
mod formats;
mod index;
mod library;
mod protocol;
mod puzzles;
pub mod reach;
mod record;
mod screen;
mod settings;
#[path = "../screens/watched.rs"]
mod watched;
mod words;

/// Property that holds for any bytes.
pub struct Law {
    /// Name of its fuzz target, and of the folder with its inputs.
    pub name: &'static str,
    /// Panics if the law does not hold.
    pub holds: fn(&[u8]),
}

/// All laws, by name.
pub const LAWS: &[Law] = &[
    Law { name: "brain", holds: protocol::brain },
    Law { name: "engine", holds: board::engine },
    Law { name: "index", holds: index::index },
    Law { name: "journal", holds: formats::journal },
    Law { name: "openings", holds: databases::openings },
    Law { name: "library", holds: library::library },
    Law { name: "protocol", holds: protocol::protocol },
    Law { name: "puzzles", holds: puzzles::puzzles },
    Law { name: "record", holds: record::record },
    Law { name: "rif", holds: databases::rif },
    Law { name: "rules", holds: board::rules },
    Law { name: "saved", holds: formats::saved },
    Law { name: "screen", holds: screen::screen },
    Law { name: "settings", holds: settings::settings },
    Law { name: "sgf", holds: formats::sgf },
    Law { name: "solver", holds: board::solver },
    Law { name: "text", holds: formats::text_read },
    Law { name: "themes", holds: settings::themes },
    Law { name: "words", holds: words::words },
    Law { name: "yxdb", holds: databases::yxdb },
];
