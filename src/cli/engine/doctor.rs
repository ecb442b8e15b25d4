//! `gomoku engine doctor`: examines an engine.

use std::io::{self, IsTerminal as _, Write as _};

use anyhow::{Context as _, bail};
use clap::{Args, value_parser};

use crate::cli::output::{give, say};
use crate::doctor::{COUNT, Doctor, Finding, Mark, Times};
use crate::external::{Program, own_program};
use crate::locale::text;
use crate::printable::printable_lines;

#[derive(Debug, Args)]
pub(super) struct DoctorArguments {
    /// Print one JSON object in place of Markdown
    #[arg(long)]
    json: bool,

    /// Examine only this point, from 1 to 20; may be repeated
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=i64::from(COUNT)))]
    point: Vec<u8>,

    /// Program of the engine, and its arguments
    #[arg(value_name = "PATH", required = true, num_args = 1.., trailing_var_arg = true)]
    #[arg(allow_hyphen_values = true)]
    command: Vec<String>,
}

pub(super) fn run(arguments: &DoctorArguments) -> anyhow::Result<()> {
    let guard = own_program().with_context(|| text!("engine-no-own-program"))?;
    let command = arguments.command.clone();
    let program = Program { command, ..Program::default() };
    let doctor = Doctor { guard, program, times: Times::default() };
    let is_screen = io::stdout().is_terminal() && !arguments.json;
    let mut failure = None;
    let report = doctor.examine(&arguments.point, &mut |finding| {
        let line = line(finding);
        if is_screen {
            failure = failure.take().or(say(&line, "the report").err());
        } else if io::stderr().is_terminal() {
            // If stderr is closed, there is nobody to inform.
            let _ = io::stderr().write_all(printable_lines(&line).as_bytes());
        }
    });
    if let Some(why) = failure {
        return Err(why);
    }
    if arguments.json {
        let mut text = serde_json::to_string_pretty(&report)?;
        text.push('\n');
        give(text.as_bytes(), "the report")?;
    } else if !is_screen {
        give(report.to_string().as_bytes(), "the report")?;
    }
    match report.count(Mark::Fail) {
        0 => Ok(()),
        count => bail!(text!("engine-doctor-failed", count = count)),
    }
}

/// Line of a finding on the screen. What was found is in English, as in the report.
fn line(finding: &Finding) -> String {
    let mark = match finding.mark {
        Mark::Pass => text!("engine-doctor-pass"),
        Mark::Note => text!("engine-doctor-note"),
        Mark::Fail => text!("engine-doctor-fail"),
        Mark::NotExamined => text!("engine-doctor-not-examined"),
    };
    let line = format!("{:>2} {}: {mark}\n", finding.point, finding.title);
    finding.remarks.iter().fold(line, |lines, remark| lines + "     " + remark + "\n")
}
