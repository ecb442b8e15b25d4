//! `gomoku engine doctor`: examines an engine.

use std::io::{self, IsTerminal as _, Write as _};

use anyhow::bail;
use clap::{Args, value_parser};

use crate::cli::output::{give, say, tell};
use crate::doctor::{COUNT, Doctor, Finding, Mark, Times};
use crate::external::{Program, own_program};
use crate::game::EngineName;
use crate::locale::text;
use crate::player::Stop;
use crate::printable::printable_lines;
use crate::settings::engines::EngineEntry;
use crate::store::Store;

#[derive(Debug, Args)]
pub(super) struct DoctorArguments {
    /// Print one JSON object in place of Markdown
    #[arg(long)]
    json: bool,

    /// Examine only this point, from 1 to 20; may be repeated
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=i64::from(COUNT)))]
    point: Vec<u8>,

    /// Name of an engine in your list, or a program and its arguments
    #[arg(value_name = "ENGINE", required = true, num_args = 1.., trailing_var_arg = true)]
    #[arg(allow_hyphen_values = true)]
    command: Vec<String>,
}

pub(super) fn run(arguments: &DoctorArguments) -> anyhow::Result<()> {
    let store = Store::of_user();
    let entry = listed(&arguments.command, &store)?;
    let program = match &entry {
        Some(entry) => Program::from(entry),
        None => Program { command: arguments.command.clone(), ..Program::default() },
    };
    let doctor =
        Doctor { guard: own_program(), program, times: Times::default(), stop: Stop::default() };
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
    // Some points alone do not say what it plays.
    if let Some(entry) = entry.filter(|_| arguments.point.is_empty()) {
        store.add_engine(&report.profile.put_into(&entry))?;
        tell(text!("engine-doctor-put", name = entry.name));
    }
    match report.count(Mark::Fail) {
        0 => Ok(()),
        count => bail!(text!("engine-doctor-failed", count = count)),
    }
}

/// Engine of the list, if the command is one of its names.
fn listed(command: &[String], store: &Store) -> anyhow::Result<Option<EngineEntry>> {
    let [name] = command else { return Ok(None) };
    let Some(name) = EngineName::new(name) else { return Ok(None) };
    Ok(store.engines()?.into_iter().find(|entry| entry.name == name))
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
