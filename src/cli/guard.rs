//! `gomoku guard-engine`: the process that ends an engine when the program ends.
//!
//! Only the program itself starts it, so it is not one of the subcommands that people see.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use crate::external::{GUARD, NOT_STARTED, run_guard};
use crate::printable::printable_path;

/// Runs as a guard if the arguments say so: `guard-engine PIPE LINGER -- COMMAND...`. Returns
/// the status of the engine, or 127 if it cannot be started.
pub(super) fn run(arguments: &[OsString]) -> Option<ExitCode> {
    let [_, word, pipe, linger, dashes, command @ ..] = arguments else { return None };
    if word != GUARD || dashes != "--" {
        return None;
    }
    let pipe = pipe.to_str()?.parse().ok()?;
    let linger = Duration::from_millis(linger.to_str()?.parse().ok()?);
    let status = run_guard(pipe, linger, command).unwrap_or_else(|why| {
        // No engine says this. If nobody hears it, the status says enough.
        let name = command.first().map(|name| printable_path(name.as_ref()));
        let _ = writeln!(io::stdout(), "{GUARD}: {}: {why}", name.unwrap_or_default());
        NOT_STARTED
    });
    Some(status.into())
}
