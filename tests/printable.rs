//! Foreign text and the terminal: whatever the arguments, the environment, and the names and
//! contents of files are, the program prints only printable text for people.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "has files of its own")]

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use gomoku::printable::is_printable;

/// Lists every character that a terminal would not simply show, except NUL, which no argument can
/// hold.
fn all_unprintable() -> String {
    ('\u{1}'..=char::MAX).filter(|&char| !is_printable(char)).collect()
}

/// Lists hostile texts, which this program must never pass on.
fn hostile() -> Vec<OsString> {
    let texts = [
        "\u{1b}]0;title\u{7}.csv",
        "\u{202e}vsc.emag",
        "\u{9b}2J\u{2028}\u{feff}\u{e0041}.sgf",
        "a\r\ngomoku: a line of its own\u{1b}[2K",
    ];
    let texts = texts.map(OsString::from).into_iter();
    // Bytes that are not text.
    let bytes = OsString::from_vec(b"a\xff\x1b[2J\xc2".to_vec());
    texts.chain([all_unprintable().into(), bytes]).collect()
}

/// Runs the program with a home of its own and empty input.
fn run<S: AsRef<OsStr>>(home: &Path, arguments: &[S]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    in_home(&mut command, home).args(arguments).output().unwrap()
}

fn in_home<'a>(command: &'a mut Command, home: &Path) -> &'a mut Command {
    command.env_clear().env("LANG", "C.UTF-8").current_dir(home).stdin(Stdio::null());
    for name in
        ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"]
    {
        command.env(name, home);
    }
    command
}

/// Checks that both outputs are lines of printable text; a list of games has tabs between its
/// columns.
#[track_caller]
fn check(output: &Output, what: &impl std::fmt::Debug) {
    for bytes in [&output.stdout, &output.stderr] {
        let text = std::str::from_utf8(bytes).unwrap();
        let found = text.chars().find(|&char| !matches!(char, '\n' | '\t') && !is_printable(char));
        assert_eq!(found, None, "{what:?}: {text:?}");
        assert!(!text.contains("\ngomoku: a line of its own"), "{what:?}: {text:?}");
    }
}

/// Returns the terms explained in this section of a help text.
fn words<'a>(help: &'a str, title: &str) -> Vec<&'a str> {
    let section = help.split_once(&format!("\n{title}:\n")).map_or("", |(_, rest)| rest);
    let lines = section.lines().take_while(|line| !line.is_empty() || title == "Options");
    let lines = lines.filter(|line| line.starts_with("  "));
    lines.map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// Lists the subcommands, and the program itself, with their options that take a value.
fn programs(home: &Path) -> Vec<(Vec<String>, Vec<String>)> {
    let help = |program: &[String]| {
        let arguments = [program, &["--help".to_owned()]].concat();
        String::from_utf8(run(home, &arguments).stdout).unwrap()
    };
    let top = help(&[]);
    let named = words(&top, "Commands").into_iter().map(|line| line.split(' ').next().unwrap());
    let named: Vec<Vec<String>> = named.map(|name| vec![name.to_owned()]).collect();
    assert!(named.len() > 14, "{top}");
    let programs = named.into_iter().chain([Vec::new()]);
    let with_options = programs.map(|program| {
        let text = if program == ["help"] { String::new() } else { help(&program) };
        let options = words(&text, "Options").into_iter().filter_map(|line| {
            let (_, name) = line.split_once("--")?;
            let (name, _) = name.split_once(" <")?;
            Some(format!("--{name}")).filter(|name| !name.contains(' '))
        });
        let options = options.collect();
        (program, options)
    });
    with_options.collect()
}

/// Runs each program with this text as each argument. Returns the number of usage errors.
fn run_with(programs: &[(Vec<String>, Vec<String>)], text: &OsString) -> usize {
    let home = tempfile::tempdir().unwrap();
    let joined = |option: &str, between: &str| {
        let mut joined = OsString::from(option);
        joined.push(between);
        joined.push(text);
        joined
    };
    let mut usage_errors = 0;
    for (program, options) in programs {
        let program: Vec<OsString> = program.iter().map(OsString::from).collect();
        let mut cases = vec![
            vec![text.clone()],
            vec![text.clone(); 4],
            vec![joined("--nobody-knows", "=")],
            vec![joined("--", "")],
        ];
        for option in options {
            cases.push(vec![option.into(), text.clone()]);
            cases.push(vec![joined(option, "=")]);
        }
        for case in cases {
            let arguments = [&program[..], &case].concat();
            let output = run(home.path(), &arguments);
            usage_errors += usize::from(output.status.code() == Some(2));
            check(&output, &arguments);
        }
    }
    usage_errors
}

#[test]
fn arguments_are_made_printable() {
    let home = tempfile::tempdir().unwrap();
    let programs = &programs(home.path())[..];
    let options_seen: usize = programs.iter().map(|(_, options)| options.len()).sum();
    let usage_errors: usize = thread::scope(|scope| {
        let start = |text| scope.spawn(move || run_with(programs, &text));
        let started: Vec<_> = hostile().into_iter().map(start).collect();
        started.into_iter().map(|errors| errors.join().unwrap()).sum()
    });
    // Nothing was missed because the format of the help changed.
    assert!(usage_errors > 400 && options_seen > 60, "{usage_errors} {options_seen}");
}

#[test]
fn the_program_name_is_made_printable() {
    let home = tempfile::tempdir().unwrap();
    for name in hostile() {
        for arguments in
            [&["--help"][..], &["--version"], &["--size", "x"], &["help", "line"], &["x", "y"]]
        {
            let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
            let command = in_home(&mut command, home.path()).arg0(&name).args(arguments);
            check(&command.output().unwrap(), &(&name, arguments));
        }
    }
}

/// Creates files of all kinds, in which all free text is hostile.
fn files() -> Vec<(&'static str, String)> {
    let text = format!("\u{1b}]0;title\u{7}\r\ngomoku: a line of its own{}", all_unprintable());
    let plain: String = text.chars().filter(|char| !char.is_control()).collect();
    let plain = plain.replace(['[', ']', '\\', ':'], "");
    let sgf = format!(
        "(;GM[4]FF[4]SZ[15]PB[{plain}]PW[{plain}]EV[{plain}]DT[{plain}]RE[{plain}]C[{plain}]ZZ[{plain}]\
         ;B[hh]C[\u{1b}[2J\\]{plain}]LB[hh:{plain}];W[{plain}])(;GM[{plain}])"
    );
    let json = |text: &str| serde_json::to_string(text).unwrap();
    vec![
        ("game.sgf", sgf),
        ("broken.sgf", format!("(;GM[4]SZ[{plain}];B[hh]")),
        ("game.csv", format!("No;Row;Col;Player\n1;7;7;0\n2;{plain};7;1\n")),
        ("head.csv", format!("{plain}\n")),
        ("game.psq", format!("Piskvorky 15x15, {plain}\n8,8,{plain}\n{plain}\n")),
        ("game.rec", format!("{plain}\n8,8,1\n")),
        ("game.txt", format!("h8 {plain} i9\n")),
        ("board.txt", format!(". . . {plain}\nX O .\n")),
        ("puzzles.jsonl", format!("{{\"goal\":{}}}\n{text}\n", json(&text))),
        (
            "position.jsonl",
            format!("{{\"size\":15,\"moves\":{},\"name\":{}}}\n", json(&text), json(&text)),
        ),
    ]
}

#[test]
fn file_contents_and_names_are_made_printable() {
    let home = tempfile::tempdir().unwrap();
    let mut quoted = 0;
    for (name, content) in files() {
        for prefix in ["", "\u{1b}]0;x\u{7}", "\u{202e}\u{9b}\n", "\u{feff}"] {
            let name = &format!("{prefix}{name}");
            fs::write(home.path().join(name), &content).unwrap();
            for arguments in [
                &["show", "--tree", name][..],
                &["check", name],
                &["games", name],
                &["games", "."],
                &["solve", name],
                &["analyse", "--time", "0.01", "--threads", "1", name],
                &["puzzle", "--from", name, "--out", "out.jsonl"],
                &["convert", name, "out.sgf"],
                &["convert", name, "out.csv"],
                &["line", "--file", name],
                &["puzzle", "--export", name],
                &[name],
            ] {
                let output = run(home.path(), arguments);
                let said = [&output.stdout[..], &output.stderr].concat();
                quoted += usize::from(String::from_utf8_lossy(&said).contains('\u{fffd}'));
                check(&output, &arguments);
            }
        }
    }
    assert!(quoted > 200, "{quoted}");
}

#[test]
fn settings_themes_and_paths_are_made_printable() {
    for name in hostile() {
        let parent = tempfile::tempdir().unwrap();
        // A folder name must be Unicode on some systems.
        let home = parent.path().join(OsStr::from_bytes(&name.as_bytes()[..name.len().min(60)]));
        fs::create_dir_all(home.join("gomoku/themes")).unwrap();
        let said = name.to_string_lossy().replace(['\n', '\r', '"', '\\'], "");
        for settings in [
            format!("theme = \"{said}\"\n"),
            format!("names.one = \"{said}\"\n[{said}]\n"),
            format!("{said} = 1\n"),
            "board = \"gomoku\"\nkeys = 1\n".to_owned(),
            String::new(),
        ] {
            fs::write(home.join("gomoku/settings.toml"), &settings).unwrap();
            fs::write(home.join("gomoku/themes/own.toml"), &settings).unwrap();
            fs::write(home.join("gomoku/puzzles.jsonl"), &settings).unwrap();
            for arguments in [&["config"][..], &["themes"], &["puzzle", "--list"], &["games"], &[]]
            {
                check(&run(&home, arguments), &(&name, &settings, arguments));
            }
            // For programs that open it.
            let output = run(&home, &["config", "--path"]);
            let expected = home.join("gomoku/settings.toml").into_os_string().into_vec();
            assert_eq!(output.stdout, [&expected[..], b"\n"].concat());
        }
    }
}

#[test]
fn output_for_programs_is_not_changed() {
    let home = tempfile::tempdir().unwrap();
    let comment = "Ada \u{202e}olleh\u{feff}\tand\u{1b}[2J";
    let content = format!(
        "(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[{comment}]C[{}];B[hh])",
        comment.replace(']', "\\]")
    );
    fs::write(home.path().join("game.sgf"), content).unwrap();
    run(home.path(), &["convert", "game.sgf", "out.sgf"]);
    let written = fs::read(home.path().join("out.sgf")).unwrap();
    assert_eq!(run(home.path(), &["convert", "game.sgf", "-"]).stdout, written);
    let written = String::from_utf8(written).unwrap();
    assert!(
        written.contains("\u{202e}olleh\u{feff}") && written.contains("\u{1b}[2J"),
        "{written:?}"
    );
}
