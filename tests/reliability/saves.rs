//! Two programs save to one file at the same time.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::files::{csv, on_their_way, read, row};
use crate::runs;

/// Names of games, each in its own file, one of which is saved.
const NAMES: [&str; 5] = ["older", "old", "one", "two", "three"];

/// Content of the file of the game with this name.
fn game(name: &str) -> String {
    let number = NAMES.iter().position(|it| *it == name).unwrap();
    csv(&row(1 + number))
}

/// Names of the games in `both.csv` and in its copy.
fn held(home: &Path) -> [&'static str; 2] {
    ["both.csv", "both.csv~"].map(|file| {
        let held = read(&home.join(file)).unwrap_or_default();
        let name = NAMES.into_iter().find(|name| game(name) == held);
        name.unwrap_or_else(|| panic!("{file} holds {held:?}"))
    })
}

/// Sorts the names.
fn sorted(mut names: Vec<&str>) -> Vec<&str> {
    names.sort_unstable();
    names
}

/// Writes all games to files, and prepares `both.csv`.
fn prepare(home: &Path, has_copy: bool) {
    for name in NAMES {
        fs::write(home.join(format!("{name}.csv")), game(name)).unwrap();
    }
    fs::write(home.join("both.csv"), game("old")).unwrap();
    if has_copy {
        fs::write(home.join("both.csv~"), game("older")).unwrap();
    }
}

/// Starts a program that converts one file to another.
fn convert(home: &Path, from: &str, to: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gomoku"));
    command.args(["convert", from, to]).current_dir(home).env("HOME", home);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

#[test]
fn simultaneous_saves_lose_no_game_reported_as_saved() {
    let runs = runs(20);
    let mut refused = 0;
    for run in 0..runs {
        let home = tempfile::tempdir().unwrap();
        let home = home.path();
        prepare(home, run % 2 == 0);
        let mut programs =
            ["one", "two"].map(|name| (convert(home, &format!("{name}.csv"), "both.csv"), name));
        let mut last = vec!["old"];
        for (program, name) in &mut programs {
            if program.wait().unwrap().success() {
                last.push(name);
            } else {
                refused += 1;
            }
        }
        let last: Vec<&str> = last.into_iter().rev().take(2).collect();
        assert_eq!(sorted(held(home).to_vec()), sorted(last), "run {run}");
        assert_eq!(on_their_way(home), Vec::<PathBuf>::new(), "run {run}");
    }
    println!("{runs} double saves; {refused} of {} were refused, none was lost", 2 * runs);
}

/// One program is held between examining the file and exchanging it, and once more after that,
/// while others save.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod overlap {
    use std::sync::Mutex;
    use std::sync::mpsc::{self, Sender};
    use std::thread;
    use std::time::Duration;

    use super::*;
    use crate::calls::Call;
    use crate::files::age;
    use crate::refused::unless_refused;
    use crate::tracer::{Fault, Run, Then, Watched};

    /// Maximum time of another program to save on a busy machine, unless it waits.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// Saves the game with this name, watched.
    fn save(home: &Path, name: &str, meanwhile: &mut dyn FnMut(&Call) -> Then) -> nix::Result<Run> {
        let from = format!("{name}.csv");
        let beside = home.parent().unwrap();
        Watched {
            program: Path::new(env!("CARGO_BIN_EXE_gomoku")),
            arguments: &["convert", &from, "both.csv"],
            environment: &[("HOME", home.to_path_buf())],
            place: home,
            input: Path::new("/dev/null"),
            output: &beside.join(name),
        }
        .run_while(usize::MAX, Fault::Killed, meanwhile)
    }

    /// Saves this game. Reports when that is done, or when it waits for another program, whichever
    /// comes first.
    fn save_or_wait(home: &Path, name: &'static str, saved: &Saved, news: &Sender<bool>) {
        let mut tried = 0;
        let run = save(home, name, &mut |call| {
            // Another attempt: the first one was refused.
            tried += usize::from(call.name == "flock");
            if tried == 2 {
                let _ = news.send(false);
            }
            Then::Goes
        });
        if run.unwrap().status == Some(0) {
            saved.lock().unwrap().push(name);
        }
        let _ = news.send(true);
    }

    /// Games reported as saved.
    type Saved = Mutex<Vec<&'static str>>;

    /// Saves "one". Before it exchanges the files, "two" is saved or waits, and before the next
    /// call, so does "three"; or the program is killed there. Returns the games saved, in order,
    /// except for those that waited.
    fn overlap(home: &Path, dies: bool) -> Option<Vec<&'static str>> {
        let saved = Saved::default();
        let both = home.join("both.csv");
        let mut others = ["two", "three"].into_iter();
        let mut order = Vec::new();
        let is_done = thread::scope(|scope| {
            let mut is_exchanged = false;
            let one = save(home, "one", &mut |call| {
                let is_exchange = call.name == "renameat2" && call.to.as_ref() == Some(&both);
                let is_stop = is_exchange && !is_exchanged && others.len() == 2;
                if !is_stop && !is_exchanged {
                    return Then::Goes;
                }
                is_exchanged = is_stop;
                if dies && !is_stop {
                    return Then::Dies;
                }
                let name = others.next().unwrap();
                let (sender, news) = mpsc::channel();
                let saved = &saved;
                scope.spawn(move || save_or_wait(home, name, saved, &sender));
                match news.recv_timeout(PATIENCE) {
                    Ok(is_done) => order.extend(is_done.then_some(name)),
                    Err(why) => panic!("{name} does nothing: {why}"),
                }
                Then::Goes
            });
            let one = unless_refused(one)?;
            assert_eq!(one.status.is_none(), dies);
            order.extend((one.status == Some(0)).then_some("one"));
            Some(())
        });
        is_done?;
        assert_eq!(others.len(), usize::from(dies), "it did not exchange the files");
        let saved = saved.into_inner().unwrap();
        order.retain(|name| *name == "one" || saved.contains(name));
        let waited: Vec<_> = saved.into_iter().filter(|name| !order.contains(name)).collect();
        Some([order, waited].concat())
    }

    #[test]
    fn overlapping_saves_lose_no_game_reported_as_saved() {
        let runs = runs(20);
        for run in 0..runs {
            let dir = tempfile::tempdir().unwrap();
            let home = dir.path().canonicalize().unwrap().join("home");
            fs::create_dir(&home).unwrap();
            prepare(&home, run % 4 < 2);
            let dies = run % 2 == 1;
            let Some(saved) = overlap(&home, dies) else { return };
            let held_then = held(&home);
            if dies {
                // The file it had put in place is in the copy.
                assert_eq!((&saved[..], held_then), (&["two"][..], ["two", "one"]), "run {run}");
                age(&on_their_way(&home));
                assert!(convert(&home, "three.csv", "other.csv").wait().unwrap().success());
            } else {
                // The last two, in either order.
                assert_eq!(saved.len(), 3, "run {run}: {saved:?}");
                let held = sorted(held_then.to_vec());
                assert_eq!(held, sorted(saved[1..].to_vec()), "run {run}: {saved:?}");
            }
            assert_eq!(held(&home), held_then, "run {run}");
            assert_eq!(on_their_way(&home), Vec::<PathBuf>::new(), "run {run}");
        }
        println!("{runs} double saves that overlap; none was lost");
    }
}
