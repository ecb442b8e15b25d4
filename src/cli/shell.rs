//! `gomoku completions` and `gomoku man`.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Args, Command, ValueEnum as _, ValueHint};
use clap_complete::{Generator as _, Shell};
use clap_mangen::Man;

use super::output::give;
use super::usage;
use crate::printable::printable_path;

#[derive(Debug, Args)]
pub(super) struct CompletionsArguments {
    /// Shell that reads them
    #[arg(value_name = "SHELL", required_unless_present = "dir")]
    shell: Option<Shell>,

    /// Write the scripts of all shells into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with = "shell")]
    dir: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(super) struct ManArguments {
    /// Print the page of this subcommand
    #[arg(value_name = "SUBCOMMAND")]
    subcommand: Option<String>,

    /// Write the pages of the program and of all subcommands into this folder
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with = "subcommand")]
    dir: Option<PathBuf>,
}

const PROGRAM: &str = "gomoku";

pub(super) fn completions(
    arguments: &CompletionsArguments,
    command: Command,
) -> anyhow::Result<()> {
    let command = completed(command);
    if let Some(shell) = arguments.shell {
        return give(script(shell, command).as_bytes(), "the script");
    }
    let scripts = Shell::value_variants().iter().map(|shell| {
        let name = shell.file_name(PROGRAM);
        (name, script(*shell, command.clone()).into_bytes())
    });
    write_all(arguments.dir.as_deref(), scripts)
}

pub(super) fn man(arguments: &ManArguments, command: Command) -> anyhow::Result<()> {
    let mut command = command.name(PROGRAM).disable_help_subcommand(true);
    command.build();
    if let Some(dir) = &arguments.dir {
        let pages = [&command].into_iter().chain(subcommands(&command));
        let pages = pages.map(|of| Ok((page(of).get_filename(), rendered(of)?)));
        return write_all(Some(dir), pages.collect::<anyhow::Result<Vec<_>>>()?);
    }
    let of = match &arguments.subcommand {
        None => &command,
        Some(name) => subcommands(&command)
            .find(|of| of.get_display_name() == Some(&*format!("{PROGRAM}-{name}")))
            .ok_or_else(|| usage("man", format_args!("there is no subcommand {name}")))?,
    };
    give(&rendered(of)?, "the page")
}

/// Lists the subcommands, each followed by its own.
fn subcommands(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().flat_map(|of| [of].into_iter().chain(of.get_subcommands()))
}

fn page(of: &Command) -> Man {
    let source = format!("{PROGRAM} {}", env!("CARGO_PKG_VERSION"));
    Man::new(of.clone()).source(source)
}

fn rendered(of: &Command) -> anyhow::Result<Vec<u8>> {
    let mut text = Vec::new();
    page(of).render(&mut text)?;
    Ok(text)
}

/// Writes named files into a folder, which is created if it is missing.
#[expect(clippy::disallowed_methods, reason = "files of a package, not of a player")]
fn write_all(
    dir: Option<&Path>,
    files: impl IntoIterator<Item = (String, Vec<u8>)>,
) -> anyhow::Result<()> {
    let dir = dir.unwrap_or(Path::new("."));
    let cannot = |what: &str, path: &Path| format!("cannot {what} {}", printable_path(path));
    std::fs::create_dir_all(dir).with_context(|| cannot("create", dir))?;
    for (name, bytes) in files {
        let path = dir.join(name);
        std::fs::write(&path, bytes).with_context(|| cannot("write", &path))?;
    }
    Ok(())
}

/// Prepares the table of arguments for the generators of scripts.
fn completed(command: Command) -> Command {
    let names: Vec<_> = command.get_subcommands().map(|of| of.get_name().to_owned()).collect();
    let names = PossibleValuesParser::new(names);
    let man = |man: Command| man.mut_arg("subcommand", |arg| arg.value_parser(names.clone()));
    // The generators would repeat every subcommand below clap's own.
    let help = Command::new("help")
        .about("Print the help of the program or of a subcommand")
        .arg(Arg::new("subcommand").value_parser(names.clone()));
    command
        .disable_help_subcommand(true)
        .mut_args(plain)
        .mut_subcommands(|of| of.mut_args(plain).mut_subcommands(|of| of.mut_args(plain)))
        .mut_subcommand("man", man)
        .subcommand(help)
}

/// Makes an argument safe for every shell. Numbers and the like are not completed with file names.
fn plain(arg: Arg) -> Arg {
    let values = arg.get_possible_values();
    if !values.is_empty() {
        return arg.value_parser(PossibleValuesParser::new(values.into_iter().map(plain_value)));
    }
    let is_free = !arg.is_positional() && arg.get_action().takes_values();
    match arg.get_value_hint() {
        ValueHint::Unknown if is_free => arg.value_hint(ValueHint::Other),
        _ => arg,
    }
}

/// Replaces what has a meaning between double quotes: fish and zsh put the help of values there,
/// and the generators do not escape it.
fn plain_value(value: PossibleValue) -> PossibleValue {
    let help = value.get_help().map(|help| help.to_string().replace(['"', '$', '`'], "'"));
    match help {
        Some(help) => value.help(help),
        None => value,
    }
}

fn script(shell: Shell, command: Command) -> String {
    match shell {
        Shell::Fish => fish(command),
        Shell::Zsh => zsh(&command),
        shell => generated(shell, command),
    }
}

fn generated(shell: Shell, mut command: Command) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, PROGRAM, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// Returns a script that also completes the value of an option before a subcommand, and values
/// that are no option's. The generator takes a missing value for a mistake, and knows no values
/// but those of options.
fn fish(command: Command) -> String {
    const PARSED: &str = "    argparse -s (__fish_gomoku_global_optspecs) -- $cmd 2>/dev/null\n";
    let again = format!("    or begin\n        set -e cmd[-1]\n    {PARSED}    end\n");
    let own: Vec<String> = command
        .get_subcommands()
        .flat_map(|of| of.get_positionals().map(move |arg| (of.get_name(), arg)))
        .filter_map(|(of, arg)| {
            let values = arg.get_possible_values();
            let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
            let condition = format!("__fish_gomoku_using_subcommand {of}");
            let names = (!names.is_empty()).then(|| names.join(" "))?;
            Some(format!("complete -c {PROGRAM} -n \"{condition}\" -f -a \"{names}\"\n"))
        })
        .collect();
    let script = generated(Shell::Fish, command);
    script.replacen(PARSED, &format!("{PARSED}{again}"), 1) + &own.concat()
}

/// Returns a script whose first word is a subcommand or a file, with the options of either after
/// it. The generator takes a positional beside subcommands for the word before them, so it gets
/// none, and the file is added here.
fn zsh(command: &Command) -> String {
    const OPTIONS: &str = "_arguments \"${_arguments_options[@]}\" : \\\n";
    const COMMANDS: &str = "\":: :_gomoku_commands\" \\\n";
    const END: &str = "        esac\n    ;;\nesac\n}\n";
    const DESCRIBE: &str = "    _describe -t commands 'gomoku commands' commands \"$@\"\n";
    let options = command.get_arguments().filter(|arg| !arg.is_positional());
    let script = Command::new(PROGRAM)
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .args(options.cloned())
        .subcommands(command.get_subcommands().cloned());
    let script = generated(Shell::Zsh, script);
    let options = script.split_once(OPTIONS).and_then(|(_, rest)| rest.split_once(COMMANDS));
    let after_file = format!("(*)\n{OPTIONS}{}&& ret=0\n;;\n", options.map_or("", |(own, _)| own));
    let described = DESCRIBE.replacen('\n', " && ret=0\n", 1);
    let either = format!("    local ret=1\n{described}    _files && ret=0\n    return ret\n");
    script.replacen(END, &format!("{after_file}{END}"), 1).replacen(DESCRIBE, &either, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_of_a_value_stays_within_its_quotes() {
        let value = PossibleValue::new("a").help("cells as \"G 7\", $HOME or `G 7`");
        let arg = Arg::new("b").long("b").value_parser(PossibleValuesParser::new([value]));
        let command = Command::new(PROGRAM).arg(plain(arg));
        for shell in [Shell::Fish, Shell::Zsh] {
            let script = script(shell, command.clone());
            assert!(script.contains("cells as ") && !script.contains("$HOME"), "{script}");
            assert!(!script.contains("\"G 7") && !script.contains('`'), "{script}");
        }
    }
}
