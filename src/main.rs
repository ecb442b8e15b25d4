//! Binary of the program. The library does everything.

use std::process::ExitCode;

fn main() -> ExitCode {
    gomoku::cli::run(std::env::args_os())
}
