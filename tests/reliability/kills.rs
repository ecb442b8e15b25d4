//! The program is killed at a random moment, during various activities.
//!
//! Anything shown by a frame is complete, and survives any kill. Anything requested later exists
//! completely or not at all. Then the program starts again, and cleans up.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use fastrand::Rng;
use rustix::process::{Pid, Signal, kill_process};

use crate::files::{csv, on_their_way, quit, read, row, start_again, words};
use crate::kept::{files, history, kept};
use crate::pty::{Pty, wait_until};
use crate::runs;

/// Maximum time that a frame waits for the system to write the move that it shows.
const FRAME: Duration = Duration::from_millis(100);

/// Does something in a program with this home, kills it, checks the files, and starts it again.
/// Returns whether there was a temporary file.
type Kill = fn(&Path, &mut Rng) -> bool;

/// Kills a program during this activity, in a new home each time.
fn kill(play: Kill) {
    let runs = runs(20);
    let mut left = 0;
    for seed in 1..=runs {
        println!("seed {seed}");
        let home = tempfile::tempdir().unwrap();
        left += usize::from(play(home.path(), &mut Rng::with_seed(seed)));
        let files = on_their_way(home.path());
        assert!(files.is_empty(), "seed {seed} leaves what nobody removes: {files:?}");
    }
    println!("{runs} kills; {left} left a file on its way, which the next start removed");
}

#[test]
fn kills_while_moves_are_played_lose_nothing_shown() {
    kill(moves);
}

#[test]
fn kills_during_saves_lose_nothing_shown() {
    kill(saves);
}

#[test]
fn kills_at_the_ends_of_games_lose_nothing_shown() {
    kill(ends);
}

#[test]
fn kills_while_settings_change_lose_nothing_shown() {
    kill(settings);
}

/// Types all of this at once, waits until `least` of it is visible, and kills the program after a
/// random delay. Returns how much must have been saved.
///
/// That is the amount visible then; but a frame does not wait forever for a slow disk. If it took
/// long, the visible part is awaited before the kill.
#[track_caller]
fn kill_while(
    pty: &mut Pty,
    keys: &str,
    least: usize,
    seen: impl Fn(&Pty) -> usize,
    there: impl Fn() -> usize,
    chance: &mut Rng,
) -> usize {
    let start = Instant::now();
    pty.press(keys);
    wait_until("what was typed is done in part", || seen(pty) >= least);
    thread::sleep(Duration::from_micros(chance.u64(0..10_000)));
    let before = seen(pty);
    if start.elapsed() >= FRAME {
        wait_until("what was seen is there", || there() >= before);
    }
    kill_process(Pid::from_raw(pty.pid().cast_signed()).unwrap(), Signal::KILL).unwrap();
    let is_soon = start.elapsed() < FRAME;
    pty.wait_for_end();
    if is_soon { seen(pty) } else { before }
}

/// Reads the moves of the game with the most moves saved.
fn most_kept(home: &Path) -> usize {
    let games = kept(home).concat();
    games.iter().map(|moves| moves.split(' ').count()).max().unwrap_or_default()
}

/// Parses the number after these words on the screen.
fn number(text: &str, words: &str) -> Option<usize> {
    text.split_once(words).and_then(|(_, after)| digits(after))
}

/// Parses the number after the last of these words on the screen.
fn last_number(text: &str, words: &str) -> Option<usize> {
    text.rsplit_once(words).and_then(|(_, after)| digits(after))
}

fn digits(after: &str) -> Option<usize> {
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn moves(home: &Path, chance: &mut Rng) -> bool {
    let mut pty = Pty::gomoku(&["--size", "19", "--vs", "person"], home);
    pty.wait_for("Move 1");
    let typed = chance.usize(1..10);
    let least = chance.usize(0..=typed);
    let seen = |pty: &Pty| number(&pty.text(), "Move ").unwrap() - 1;
    let keys = format!("{}\r", words(&row(typed)).replace(' ', "\r"));
    let least = kill_while(&mut pty, &keys, least, seen, || most_kept(home), chance);
    let possible: Vec<String> = (least..=typed).map(|moves| words(&row(moves))).collect();
    let [in_progress, ended] = kept(home);
    let moves = in_progress.concat();
    assert!(in_progress.len() <= 1 && ended.is_empty(), "{in_progress:?}, {ended:?}");
    assert!(possible.contains(&moves), "{moves:?} is kept, not one of {possible:?}");
    let was_left = !on_their_way(home).is_empty();
    quit(start_again(&[], home, || true));
    assert_eq!(kept(home), [in_progress, ended]);
    was_left
}

fn saves(home: &Path, chance: &mut Rng) -> bool {
    const ARGUMENTS: &[&str] = &["--size", "15", "--file", "a.csv", "--vs", "person"];
    let (old, older) = (csv(&[(7, 7)]), csv(&[(3, 3)]));
    let (file, copy) = (home.join("a.csv"), home.join("a.csv~"));
    fs::write(&file, &old).unwrap();
    let has_older = chance.bool();
    if has_older {
        fs::write(&copy, &older).unwrap();
    }
    let mut pty = Pty::gomoku(ARGUMENTS, home);
    pty.wait_for("Move 1");
    let typed = chance.usize(1..6);
    let least = chance.usize(0..=typed);
    // Every second save has one more stone.
    let keys = (0..typed).map(|col| format!("0,{col}\rss")).collect::<Vec<_>>().concat();
    let said = |pty: &Pty| last_number(&pty.text(), "Game saved: ").unwrap_or_default();
    // It is reported when done, the last one below the list of messages.
    let said = kill_while(&mut pty, &keys, least, said, || usize::MAX, chance);
    let saved = read(&file).unwrap();
    let is_old = said == 0 && saved == old;
    let mut possible = (said.max(1)..=typed).map(|stones| csv(&row(stones)));
    assert!(is_old || possible.any(|csv| csv == saved), "said of {said}, but it holds {saved}");
    if !is_old {
        assert_eq!(read(&copy).as_ref(), Some(&old), "the older game is kept");
    }
    let was_left = !on_their_way(home).is_empty();

    // The next save cleans up, and the game is unchanged except for the stone played then.
    let mut pty = start_again(ARGUMENTS, home, || true);
    pty.press_and_wait("\u{1b}", "commands");
    pty.press_and_wait("l", "Game loaded: ");
    let stones = saved.lines().count() - 1;
    pty.press_and_wait("9,9\r", &format!("Move {}", stones + 2));
    pty.press_and_wait("s", "Game saved: ");
    quit(pty);
    assert_eq!(read(&file), Some(format!("{saved}{};9;9;{}\n", stones + 1, stones % 2)));
    let kept = read(&copy);
    match (is_old, has_older) {
        (false, _) => assert_eq!(kept, Some(old)),
        (true, true) => assert_eq!(kept, Some(older), "its place was taken for nothing"),
        (true, false) => assert!(kept.as_ref().is_none_or(|kept| *kept == old), "{kept:?}"),
    }
    was_left
}

fn ends(home: &Path, chance: &mut Rng) -> bool {
    const WHOLE: [(usize, usize); 5] = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)];
    let mut pty = Pty::gomoku(&["--game", "tictactoe", "--vs", "person"], home);
    pty.wait_for("Move 1");
    let leaves = if chance.bool() { "n\r" } else { "" };
    let least = chance.usize(0..=WHOLE.len());
    let seen = |pty: &Pty| {
        let text = pty.text();
        let is_whole = text.contains("wins") || text.contains("Game 2");
        if is_whole { WHOLE.len() } else { number(&text, "Move ").unwrap_or(1) - 1 }
    };
    let keys = format!("{}\r{leaves}", words(&WHOLE).replace(' ', "\r"));
    let least = kill_while(&mut pty, &keys, least, seen, || most_kept(home), chance);
    let whole = words(&WHOLE);
    let possible: Vec<String> = (least..=WHOLE.len()).map(|moves| words(&WHOLE[..moves])).collect();
    let [in_progress, ended] = kept(home);
    let all = [&in_progress[..], &ended].concat();
    assert!(all.len() <= 1, "{in_progress:?}, {ended:?}");
    assert!(possible.contains(&all.concat()), "{all:?} is kept, not one of {possible:?}");
    assert!(ended.iter().all(|moves| *moves == whole), "{ended:?}");
    let was_left = !on_their_way(home).is_empty();
    // A finished game is in the history, as SGF.
    let is_archived =
        || files(&history(home), "journal").is_empty() && !kept(home)[0].contains(&whole);
    quit(start_again(&[], home, is_archived));
    let expected = if all == [whole] { [vec![], all] } else { [all, vec![]] };
    assert_eq!(kept(home), expected);
    was_left
}

fn settings(home: &Path, chance: &mut Rng) -> bool {
    const BEFORE: &str = "# mine\nlevel = 3 # high\nsize = 15\n";
    let file = home.join(".config/gomoku/settings.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, BEFORE).unwrap();
    // In the right place, with everything of the user's preserved.
    let at_level = |level: usize| BEFORE.replace('3', &level.to_string());
    let mut pty = Pty::gomoku(&[], home);
    pty.wait_for("New game");
    pty.press_and_wait(",", ">  Language");
    pty.press_and_wait(&"\u{1b}[B".repeat(11), ">  Level        < 3 >");
    let typed = chance.usize(1..8);
    let least = chance.usize(0..=typed);
    let written = || {
        let more = (0..=typed).find(|more| read(&file) == Some(at_level(3 + more)));
        more.unwrap_or_else(|| panic!("{:?}", read(&file)))
    };
    let keys = "\u{1b}[C".repeat(typed);
    let least = kill_while(&mut pty, &keys, least, |_| written(), || usize::MAX, chance);
    let level = 3 + written();
    assert!(level >= 3 + least, "{level}");
    let was_left = !on_their_way(home).is_empty();
    let mut pty = start_again(&[], home, || true);
    pty.press_and_wait("\u{1b}", "New game");
    pty.press_and_wait(",", &format!("Level          {level}"));
    quit(pty);
    assert_eq!(read(&file), Some(at_level(level)));
    was_left
}
