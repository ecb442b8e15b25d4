//! Completions in the shells themselves, and manual pages of every subcommand.
//!
//! A shell that is not installed is passed over, which the test reports. The texts of the scripts
//! are checked everywhere.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "reads and writes files to be completed")]

use std::fs;

use assert_cmd::Command;

fn gomoku(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    let output = command.args(arguments).assert().success().stderr("").get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// Runs a shell beside a file `my-game.csv`. `None` if it is not installed.
#[cfg(unix)]
#[expect(clippy::print_stderr, reason = "a test that is passed over says so")]
fn run(shell: &str, home: &std::path::Path, arguments: &[&str]) -> Option<String> {
    if Command::new(shell).arg("--version").output().is_err() {
        eprintln!("skipped: {shell} is not installed");
        return None;
    }
    fs::write(home.join("my-game.csv"), "No;Row;Col;Player\n").unwrap();
    let mut command = Command::new(shell);
    command.args(arguments).current_dir(home).env("HOME", home).env("TERM", "vt100");
    command.env("XDG_CONFIG_HOME", home).env("XDG_DATA_HOME", home).env("SCRIPTS", home);
    command.env("LANG", "C.UTF-8").timeout(std::time::Duration::from_secs(120));
    let output = command.assert().success().stderr("").get_output().stdout.clone();
    Some(String::from_utf8(output).unwrap())
}

#[cfg(unix)]
#[test]
fn zsh_completes_subcommands_files_and_their_options() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("_gomoku"), gomoku(&["completions", "zsh"])).unwrap();
    let cases = [
        ("gomoku so", "<<gomoku solve >>"),
        ("gomoku solve --si", "<<gomoku solve --size=>>"),
        ("gomoku solve my", "<<gomoku solve my-game.csv >>"),
        ("gomoku my", "<<gomoku my-game.csv >>"),
        ("gomoku my-game.csv --asc", "<<gomoku my-game.csv --ascii >>"),
        ("gomoku --ascii my", "<<gomoku --ascii my-game.csv >>"),
        ("gomoku --gl", "<<gomoku --glyphs=>>"),
        ("gomoku --glyphs=d", "<<gomoku --glyphs=dots >>"),
        ("gomoku --level ", "<<gomoku --level >>"),
        ("gomoku line --dialect=l", "<<gomoku line --dialect=letters >>"),
        ("gomoku completions z", "<<gomoku completions zsh >>"),
        ("gomoku man so", "<<gomoku man solve >>"),
        ("gomoku help so", "<<gomoku help solve >>"),
        ("gomoku solve --", "--vcf"),
        ("gomoku line --dialect=", "for Gomoku on 13x13"),
        ("gomoku ", "my-game.csv"),
    ];
    let script =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/completions/type.zsh");
    let arguments =
        ["-f", script.to_str().unwrap()].into_iter().chain(cases.map(|(typed, _)| typed));
    let Some(answers) = run("zsh", home.path(), &arguments.collect::<Vec<_>>()) else { return };
    assert_eq!(answers.lines().count(), cases.len(), "{answers}");
    for ((typed, expected), answer) in cases.iter().zip(answers.lines()) {
        assert!(answer.contains(expected), "{typed}: {answer}");
    }
}

#[cfg(unix)]
#[test]
fn fish_completes_subcommands_files_and_values() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("gomoku.fish"), gomoku(&["completions", "fish"])).unwrap();
    for (typed, expected) in [
        ("gomoku so", &["solve"][..]),
        ("gomoku my", &["my-game.csv"]),
        (
            "gomoku solve --",
            &["--help", "--language", "--rule", "--size", "--time", "--vcf", "--vct"],
        ),
        ("gomoku solve --rule ", &["freestyle", "standard"]),
        ("gomoku line --dialect ", &["commands", "letters", "numbers"]),
        ("gomoku --glyphs ", &["ascii", "dots", "lines"]),
        ("gomoku --ascii --glyphs ", &["ascii", "dots", "lines"]),
        ("gomoku --level ", &[]),
        ("gomoku completions ", &["bash", "elvish", "fish", "powershell", "zsh"]),
        ("gomoku man so", &["solve"]),
        ("gomoku help so", &["solve"]),
    ] {
        let script = format!("source gomoku.fish; complete -C '{typed}'");
        let Some(answer) = run("fish", home.path(), &["--no-config", "-c", &script]) else {
            return;
        };
        let words: Vec<_> = answer.lines().map(|line| line.split('\t').next().unwrap()).collect();
        assert_eq!(words, expected, "{typed}");
    }
}

#[cfg(unix)]
#[test]
fn bash_completes_subcommands_and_values() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("gomoku.bash"), gomoku(&["completions", "bash"])).unwrap();
    for (typed, expected) in [
        ("so", "solve"),
        ("solve --vc", "--vcf --vct"),
        ("solve --rule ", "freestyle standard renju caro standard-caro omok"),
        ("--glyphs d", "dots"),
        ("--opening s", "swap swap1 swap2 soosyrv8 sakata"),
        ("completions z", "zsh"),
        ("man so", "solve"),
        ("help so", "solve"),
    ] {
        let words: Vec<_> = typed.split(' ').map(|word| format!("'{word}'")).collect();
        let script = format!(
            "source gomoku.bash; COMP_WORDS=(gomoku {}); COMP_CWORD={}\n\
             _gomoku gomoku \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"\n\
             echo \"${{COMPREPLY[*]}}\"",
            words.join(" "),
            words.len()
        );
        let Some(answer) = run("bash", home.path(), &["--norc", "-c", &script]) else { return };
        assert_eq!(answer.trim_end(), expected, "{typed}");
    }
}

/// The quoted parts of a script of fish, each with the characters around it.
fn quoted(script: &str) -> Vec<(char, &str, char)> {
    let mut parts = Vec::new();
    let (mut open, mut is_escaped) = (None, false);
    for (at, char) in script.char_indices() {
        match (open, char) {
            _ if is_escaped => is_escaped = false,
            (_, '\\') => is_escaped = true,
            (None, '"' | '\'') => open = Some((char, at)),
            (Some((quote, start)), _) if char == quote => {
                let before = script[..start].chars().next_back().unwrap_or(' ');
                let after = script[at + 1..].chars().next().unwrap_or('\n');
                parts.push((before, &script[start + 1..at], after));
                open = None;
            }
            _ => {}
        }
    }
    assert_eq!(open, None, "a quote stays open");
    parts
}

#[test]
fn quotes_in_the_script_of_fish_are_those_of_its_words() {
    let script = gomoku(&["completions", "fish"]);
    let completions = &script[script.find("\ncomplete ").unwrap()..];
    let parts = quoted(completions);
    assert!(parts.len() > 100, "{parts:?}");
    for (before, text, after) in parts {
        assert!(before == ' ' && " \n".contains(after), "{before}{text}{after}");
        // Inside is a list of words, which may be quoted too.
        for (before, _, after) in quoted(text).iter().filter(|_| text.contains("\\t'")) {
            assert!(*before == 't' && *after == '\n', "{text}");
        }
    }
    assert!(std::panic::catch_unwind(|| quoted("-a \"a 'b\" c\"")).is_err());
    assert_eq!(quoted(r#"-a "a "b"#), [(' ', "a ", 'b')]);
    assert_eq!(quoted(r#"-d 'a\'s "b"' "c""#), [(' ', r#"a\'s "b""#, ' '), (' ', "c", '\n')]);
}

#[test]
fn the_scripts_have_what_is_added_to_those_of_the_generator() {
    let zsh = gomoku(&["completions", "zsh"]);
    // Besides the program, `engine` has subcommands.
    for (part, count) in
        [("    _files && ret=0\n", 1), ("\n(*)\n", 1), ("case $line[1] in", 2), ("--dialect=", 1)]
    {
        assert_eq!(zsh.matches(part).count(), count, "{part}");
    }
    for line in zsh.lines().filter(|line| line.contains("\\:\"")) {
        let (_, help) = line.split_once("\\:\"").unwrap();
        let (_, rest) = help.split_once('"').unwrap();
        assert!(rest.is_empty() || rest == "))' \\", "{line}");
    }
    let fish = gomoku(&["completions", "fish"]);
    assert!(fish.contains("        set -e cmd[-1]\n"), "{fish}");
}

#[test]
fn scripts_and_pages_are_written_into_a_folder() {
    let home = tempfile::tempdir().unwrap();
    let names = |folder: &str, arguments: &[&str]| {
        let folder = home.path().join(folder);
        assert_eq!(gomoku(&[arguments, &["--dir", folder.to_str().unwrap()]].concat()), "");
        let files = fs::read_dir(&folder).unwrap();
        let mut files: Vec<_> =
            files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        files
    };
    let scripts = names("new/scripts", &["completions"]);
    let expected = ["_gomoku", "_gomoku.ps1", "gomoku.bash", "gomoku.elv", "gomoku.fish"];
    assert_eq!(scripts, expected);
    let fish = fs::read_to_string(home.path().join("new/scripts/gomoku.fish")).unwrap();
    assert_eq!(fish, gomoku(&["completions", "fish"]));
    let pages = names("pages", &["man"]);
    let main = gomoku(&["man"]);
    assert_eq!(fs::read_to_string(home.path().join("pages/gomoku.1")).unwrap(), main);
    for page in pages.iter().filter(|page| *page != "gomoku.1") {
        let name = page.strip_prefix("gomoku-").and_then(|name| name.strip_suffix(".1")).unwrap();
        // A subcommand of a subcommand is named by that one's page.
        let parent = name.rsplit_once('-').map(|(parent, _)| gomoku(&["man", parent]));
        let named = format!("gomoku\\-{}(1)", name.replace('-', "\\-"));
        assert!(parent.as_ref().unwrap_or(&main).contains(&named), "{name}");
        let text = gomoku(&["man", name]);
        assert_eq!(fs::read_to_string(home.path().join("pages").join(page)).unwrap(), text);
        assert!(text.contains(&format!(".TH gomoku-{name} 1  \"gomoku ")), "{text}");
    }
    let own = pages.iter().filter(|page| page.matches('-').count() < 2).count();
    assert_eq!(own, 1 + main.matches("(1)\n").count());
    assert!(pages.contains(&"gomoku-engine-doctor.1".to_owned()), "{pages:?}");
}

#[test]
fn wrong_arguments_are_refused() {
    for arguments in [
        &["man", "chess"][..],
        &["man", "solve", "--dir", "x"],
        &["completions"],
        &["completions", "bash", "--dir", "x"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
        command.args(arguments).assert().code(2).stdout("");
    }
}
