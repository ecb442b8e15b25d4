//! Help in the user's language.
//!
//! The English texts are the doc comments of commands and arguments. `assets/locales/en/cli.ftl`
//! repeats them as the pattern for other languages: `cli-help-solve` is a command,
//! `cli-help-solve-time` an argument, `cli-help-gomoku-game-quarto` one of its values. A text that
//! several commands share is named after the first one. A test compares both.

use std::collections::BTreeMap;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};

use crate::locale;

/// Words the help of a command and its subcommands in the language of the thread.
pub(super) fn translated(mut command: Command) -> Command {
    // Adds the flags and the subcommand for help.
    command.build();
    let mut word = |id: &str, _: &str| locale::format(id, &[]);
    HelpTexts { known: BTreeMap::new(), word: &mut word }.command(command)
}

/// Words of clap at the beginning of a line.
const HEADINGS: [(&str, &str); 5] = [
    ("Usage:", "cli-heading-usage"),
    ("Commands:", "cli-heading-commands"),
    ("Arguments:", "cli-heading-arguments"),
    ("Options:", "cli-heading-options"),
    ("Possible values:", "cli-heading-values"),
];

/// Words of clap anywhere in a line.
const BRACKETS: [(&str, &str); 4] = [
    ("[possible values:", "cli-heading-values-within"),
    ("[default:", "cli-heading-default"),
    ("[alias:", "cli-heading-alias"),
    ("[aliases:", "cli-heading-aliases"),
];

/// Words the headings of a help in the language of the thread.
pub(super) fn with_headings(help: &str) -> String {
    let line = |line: &str| {
        let (indent, text) = line.split_at(line.len() - line.trim_start().len());
        let heading = HEADINGS.into_iter().find_map(|(known, id)| {
            text.strip_prefix(known).map(|rest| format!("{}{rest}", locale::format(id, &[])))
        });
        let text = heading.unwrap_or_else(|| text.to_owned());
        let text = BRACKETS.into_iter().fold(text, |text, (known, id)| {
            if text.contains(known) { text.replace(known, &locale::format(id, &[])) } else { text }
        });
        format!("{indent}{text}\n")
    };
    help.lines().map(line).collect()
}

/// Visits every text of the help.
struct HelpTexts<'a> {
    /// Messages by the name of an argument or a value and its English text.
    known: BTreeMap<(String, String), String>,
    /// Words a message, given its English.
    word: &'a mut dyn FnMut(&str, &str) -> String,
}

impl HelpTexts<'_> {
    fn command(&mut self, mut command: Command) -> Command {
        let name = command.get_name().to_owned();
        let id = format!("cli-help-{name}");
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let long = command.get_long_about().map(ToString::to_string).unwrap_or_default();
        let first = (self.word)(&id, &about);
        if let Some(more) = long.strip_prefix(&format!("{about}\n\n")) {
            let more = (self.word)(&format!("{id}.more"), more);
            command = command.long_about(format!("{first}\n\n{more}"));
        }
        command = command.about(first);
        // It repeats all other commands.
        if name == "help" {
            return command;
        }
        command
            .mut_args(|argument| self.argument(&name, argument))
            .mut_subcommands(|subcommand| self.command(subcommand))
    }

    fn argument(&mut self, command: &str, mut argument: Arg) -> Arg {
        let name = argument.get_id().as_str().replace('_', "-");
        let help = argument.get_help().map(ToString::to_string);
        let long = argument.get_long_help().map(ToString::to_string);
        if let Some(help) = help {
            let id = self.id(command, &name, &help);
            argument = argument.help((self.word)(&id, &help));
            if let Some(long) = long {
                argument = argument.long_help((self.word)(&format!("{id}.more"), &long));
            }
        }
        let values = argument.get_possible_values();
        if values.iter().all(|value| value.get_help().is_none()) {
            return argument;
        }
        let values = values.into_iter().map(|value| match value.get_help() {
            Some(help) => {
                let (name, help) = (format!("{name}-{}", value.get_name()), help.to_string());
                let id = self.id(command, &name, &help);
                value.help((self.word)(&id, &help))
            }
            None => value,
        });
        let values: Vec<_> = values.collect();
        argument.value_parser(PossibleValuesParser::new(values))
    }

    /// Names the message of an argument or a value.
    fn id(&mut self, command: &str, name: &str, english: &str) -> String {
        let id = self.known.entry((name.to_owned(), english.to_owned()));
        id.or_insert_with(|| format!("cli-help-{command}-{name}")).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Arguments;
    use clap::CommandFactory as _;

    /// All texts as entries of Fluent, in the order of the help.
    fn expected() -> Vec<(String, String)> {
        let mut command = Arguments::command();
        command.build();
        let mut texts: Vec<(String, String)> = Vec::new();
        let mut word = |id: &str, english: &str| {
            if !texts.iter().any(|(known, _)| known == id) {
                texts.push((id.to_owned(), english.to_owned()));
            }
            english.to_owned()
        };
        HelpTexts { known: BTreeMap::new(), word: &mut word }.command(command);
        texts
    }

    fn entry((id, english): &(String, String)) -> String {
        match id.split_once('.') {
            None => format!("{id} = {english}\n"),
            Some((_, attribute)) => {
                let lines = english.lines().map(|line| match line {
                    "" => "\n".to_owned(),
                    line => format!("        {line}\n"),
                });
                format!("    .{attribute} =\n{}", lines.collect::<String>())
            }
        }
    }

    #[test]
    fn the_english_help_matches_the_file() {
        let expected = expected();
        let differs = |(id, english): &&(String, String)| locale::english(id, &[]) != *english;
        let all: String = expected.iter().map(entry).collect();
        let differing: Vec<_> = expected.iter().filter(differs).map(|(id, _)| id).collect();
        assert!(differing.is_empty(), "{differing:?} differ in en/cli.ftl, which needs:\n{all}");
        let english = locale::embedded("en");
        let ids = english.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let is_unknown = |id: &&str| {
            id.starts_with("cli-help-") && !expected.iter().any(|(known, _)| known == id)
        };
        assert_eq!(ids.filter(is_unknown).collect::<Vec<_>>(), [""; 0]);
    }

    #[test]
    fn a_line_of_the_help_is_at_most_78_columns_wide() {
        for language in locale::Language::ALL {
            let messages = locale::Locales::default().load(language.tag());
            messages.speak();
            for (id, _) in expected() {
                let text = locale::format(&id, &[]);
                let wide = text.lines().find(|line| line.chars().count() > 78);
                assert_eq!(wide, None, "{id} in {}", language.tag());
            }
        }
        crate::translate::set(None);
    }

    #[test]
    fn headings_are_translated() {
        let own = "cli-heading-usage = Aufruf:\ncli-heading-default = [Vorgabe:\n";
        let own = vec![("de-CH".to_owned(), own.to_owned())];
        locale::Locales::new(own, None).load("de-CH").speak();
        let help = "Usage: gomoku\n\nOptions:\n  -x  Usage: [default: 3]\n      [default: 4]\n";
        let expected =
            "Aufruf: gomoku\n\nOptions:\n  -x  Usage: [Vorgabe: 3]\n      [Vorgabe: 4]\n";
        assert_eq!(with_headings(help), expected);
        crate::translate::set(None);
    }
}
