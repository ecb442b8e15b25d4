//! `gomoku games`: its output and its refusals.
#![expect(clippy::unwrap_used, reason = "a test may fail")]
#![expect(clippy::disallowed_methods, reason = "writes files to be read")]

#[cfg(unix)]
#[path = "games/cache.rs"]
mod cache;

use std::fs;
use std::path::Path;

use assert_cmd::Command;

/// Creates a folder with three games and another file, and a home of its own.
fn folder() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let games = home.path().join("games");
    fs::create_dir(&games).unwrap();
    let journal = "gomoku journal 1\ngame 15\nbegun 2026-11-22T04:08:07Z\nplayer o person 2\n\
        name 1 Ada\nname 2 Grace\nmove 7,7\nmove 6,6\n";
    fs::write(games.join("a.journal"), format!("{journal}move 8,8\nresign x\n")).unwrap();
    fs::write(games.join("b.journal"), journal.replace("6,6", "8,8")).unwrap();
    fs::write(games.join("c.csv"), "No;Row;Col;Player\n1;7;7;0\n2;6;7;1\n").unwrap();
    fs::write(games.join("d.csv"), "No;Row;Col;Player\n1;\u{1b}[31m;7;0\n").unwrap();
    home
}

#[track_caller]
fn check(home: &Path, arguments: &[&str], status: i32) -> (String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    command.arg("games").args(arguments).current_dir(home).env("LANG", "C.UTF-8");
    for name in ["HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"] {
        command.env(name, home.join("home"));
    }
    command.timeout(std::time::Duration::from_secs(60));
    let output = command.assert().code(status).get_output().clone();
    let (stdout, stderr) = (output.stdout, output.stderr);
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

/// Shortens paths to their last parts.
fn short(text: &str, home: &Path) -> String {
    let games = home.canonicalize().unwrap().join("games");
    text.replace(&format!("{}{}", games.display(), std::path::MAIN_SEPARATOR), "")
}

#[test]
fn games_are_listed_one_a_line_with_damaged_ones() {
    let home = folder();
    let home = home.path();
    let (stdout, stderr) = check(home, &["games"], 0);
    let expected = "\
2026-11-22\tAda\tGrace\tX resigned\t15\t3\ta.journal\t1\tI11 Shagetsu\t-
2026-11-22\tAda\tGrace\tunfinished\t15\t2\tb.journal\t1\t-\t-
-\t-\t-\tunfinished\t15\t2\tc.csv\t1\t-\t-
-\t-\t-\tdamaged: line 2, Row: \"\\u{1b}[31m\" is not a number\t-\t-\td.csv\t1\t-\t-
";
    assert_eq!((short(&stdout, home).as_str(), stderr.as_str()), (expected, ""));
    // The same again, from the index.
    assert_eq!(check(home, &["games"], 0), (stdout, stderr));
    let (stdout, _) = check(home, &["games", "--order", "longest", "--limit", "1"], 0);
    assert_eq!(short(&stdout, home).split('\t').nth(6), Some("a.journal"));
}

#[test]
fn filters_select_games() {
    let home = folder();
    let home = home.path();
    for (arguments, expected) in [
        (&["--player", "aDA"][..], "ab"),
        (&["--won-by", "grace"], "a"),
        (&["--lost-by", "grace"], ""),
        (&["--result", "unfinished"], "bc"),
        (&["--size", "15", "--moves", "..2"], "bc"),
        (&["--moves", "3"], "a"),
        (&["--from", "2026-11", "--to", "2026"], "ab"),
        (&["--position", "h8i7"], "ab"),
        (&["--position", "h8i7", "--player", "ada", "--result", "o"], "a"),
        (&["--position", "h8h9"], "c"),
        (&["--position", "h8h9", "--rule", "standard"], ""),
    ] {
        let (stdout, _) = check(home, &[&["games"], arguments].concat(), 0);
        let stdout = short(&stdout, home);
        let found = stdout.lines().filter_map(|line| line.split('\t').nth(6)?.chars().next());
        assert_eq!(found.collect::<String>(), expected, "{arguments:?}");
    }
}

#[test]
fn games_are_found_by_their_opening() {
    let home = folder();
    let home = home.path();
    let renju = "(;GM[4]SZ[15]RU[Soosyrv-8]PB[Ada];B[hh];W[hg];B[if];W[ao])";
    fs::write(home.join("games/e.sgf"), renju).unwrap();
    let swap = "(;GM[4]SZ[15]GKO[swap];B[hh];W[hi];B[gj];GKO[swap];W[ao])";
    fs::write(home.join("games/f.sgf"), swap).unwrap();
    let listed = |arguments: &[&str]| {
        let (stdout, _) = check(home, &[&["games"], arguments].concat(), 0);
        short(&stdout, home)
    };
    let all = "\
-\tAda\t-\tunfinished\t15x15-5-renju\t4\te.sgf\t1\tD2 Keigetsu\tsoosyrv8
-\t-\t-\tunfinished\t15\t4\tf.sgf\t1\tD2 Keigetsu\tswap
";
    for name in ["D2", "keigetsu", "渓月", "溪月", "D2 Keigetsu"] {
        assert_eq!(listed(&["--opening", name]), all, "{name}");
    }
    let soosyrv = listed(&["--opening", "Soosyrv-8"]);
    assert_eq!(Some(soosyrv.as_str()), all.split_inclusive('\n').next());
    assert_eq!(listed(&["--opening", "d2", "--opening", "soosyrv8"]), soosyrv);
    assert_eq!(listed(&["--opening", "D3"]), "");
}

#[test]
fn the_explorer_prints_a_table() {
    let home = folder();
    let (stdout, _) = check(home.path(), &["games", "--position", "h8", "--explore"], 0);
    let expected = "\
move     games    X won    O won    draws  unfinished
all          3        0        1        0           2
g9           2        0        1        0           1
h9           1        0        0        0           1
";
    assert_eq!(stdout, expected);
}

#[test]
fn without_a_path_the_history_is_listed() {
    let home = folder();
    assert_eq!(check(home.path(), &[], 0), (String::new(), String::new()));
}

#[test]
fn an_unreadable_path_is_a_failure() {
    let home = folder();
    let (stdout, stderr) = check(home.path(), &["nowhere"], 1);
    assert_eq!(stdout, "");
    assert!(stderr.starts_with("gomoku: cannot read "), "{stderr}");
    assert!(stderr.ends_with("nowhere: no such file or directory\n"), "{stderr}");
}

#[test]
fn invalid_arguments_are_reported() {
    let home = folder();
    for (arguments, reason) in [
        (&["--position", "h8h8"][..], "move 2: there is already a stone there"),
        (&["--position", "p1"], "off the board"),
        (
            &["--position", "a1", "--size", "4"],
            "5 in a row do not fit: the longest side of the board has 4 cells",
        ),
        (&["--moves", "few"], "a number of moves is written 40, 20..60, 20.. or ..60"),
        (&["--size", "big"], "a size is written 15 or 9x7"),
        (&["--from", "yesterday"], "a date is written 2026, 2026-11 or 2026-11-22"),
        (&["--explore"], "--position"),
        (&["--opening", "kage"], "an opening is D4, Kagetsu, or a rule such as swap2"),
        (&["--opening", "d4", "--opening", "i4"], "there can be only one"),
        (&["--won-by", "x", "--result", "x"], "cannot be used with"),
    ] {
        let (stdout, stderr) = check(home.path(), arguments, 2);
        assert_eq!(stdout, "");
        assert!(stderr.contains(reason), "{arguments:?}: {stderr}");
    }
}

#[test]
fn the_lines_of_a_library_are_listed_with_their_moves() {
    let home = folder();
    // h8 with i9 and i8 after it, the first one with a comment; i9 h8 is another order of play.
    let library = b"\xffRenLib\xff\x03\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\
        \x78\x80\x69\xc8ok\0\0\x79\x40\x69\x00\x78\x40";
    fs::write(home.path().join("games/e.lib"), library).unwrap();
    let listed = |arguments: &[&str]| {
        let (stdout, _) = check(home.path(), &[&["games"], arguments].concat(), 0);
        short(&stdout, home.path())
    };
    let all = listed(&[]);
    assert!(all.contains("-\t-\t-\tlibrary\t15\t5\te.lib\t1\t-\t-\n"), "{all}");
    let reached = listed(&["--position", "h8g9"]);
    let (games, lines) = reached.split_at(reached.find("-\t-\t-\tlibrary").unwrap());
    assert_eq!(games.lines().count(), 2);
    assert_eq!(lines, "-\t-\t-\tlibrary\t15\t2\te.lib\t1\t-\t-\th8i9\n");
    let expected = "\
move     games    X won    O won    draws  unfinished    lines
all          3        0        1        0           2        2
g9           2        0        1        0           1        1  ok
h9           1        0        0        0           1        1
";
    assert_eq!(listed(&["--position", "h8", "--explore"]), expected);
    // Only another order of play leads here.
    let other = listed(&["--position", "i9"]);
    assert_eq!(other, "-\t-\t-\tlibrary\t15\t1\te.lib\t1\t-\t-\ti9\n");
}
