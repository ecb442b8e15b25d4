//! Home for one run, and its files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use gomoku::store::Store;

use super::calls::Call;
use super::pty::Pty;
use super::tasks::{Program, TASK, Task};
use super::tracer::{self, Fault, Watched};

/// Directory whose files are watched, with input and output beside it.
pub struct Place {
    dir: tempfile::TempDir,
}

/// Result of a run.
#[derive(Debug)]
pub struct Run {
    pub calls: Vec<Call>,
    /// Printed text, with the number of calls made before.
    pub printed: Vec<(usize, String)>,
    pub struck: Option<Call>,
    /// Exit status; `None` if it was killed.
    pub status: Option<i32>,
    /// All printed text.
    pub text: String,
}

impl Place {
    pub fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir_all(dir.path().join("place/tmp")).unwrap();
        Self { dir }
    }

    /// Directory whose files are watched.
    pub fn home(&self) -> PathBuf {
        self.dir.path().canonicalize().unwrap().join("place")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.home().join(name)
    }

    /// Store of a program with this home.
    pub fn store(&self) -> Store {
        store(&self.home())
    }

    pub fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Reads a file; `None` if it does not exist.
    pub fn read(&self, name: &str) -> Option<String> {
        match fs::read_to_string(self.path(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            text => Some(text.unwrap()),
        }
    }

    /// Lists all files, sorted, except those with this name.
    pub fn files(&self) -> Vec<String> {
        let home = self.home();
        let mut files = Vec::new();
        let mut ahead = vec![home.clone()];
        while let Some(path) = ahead.pop() {
            if path.is_dir() {
                ahead.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else {
                files.push(path.strip_prefix(&home).unwrap().display().to_string());
            }
        }
        files.sort();
        files
    }

    /// Makes all files old enough for temporary ones to be recognized as left behind.
    pub fn age(&self) {
        for name in self.files().iter().filter(|name| name.contains(".gomoku")) {
            let file = fs::File::options().append(true).open(self.path(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(3600)).unwrap();
        }
    }

    /// Lists disorder that the program should clean up when it starts: temporary files in its own
    /// directories, finished games that are not in the history, and games among temporary files.
    fn disorder(&self) -> Vec<String> {
        let is_ended = |name: &str| self.read(name).is_some_and(|text| text.contains("\nresign "));
        let is_disorder = |name: &String| {
            let is_journal = name.ends_with(".journal");
            let is_kept = is_journal && name.starts_with("state/") && !is_ended(name);
            let is_own = ["data/", "state/"].iter().any(|own| name.starts_with(own));
            is_own && name.contains(".gomoku") || is_journal && !is_kept
        };
        self.files().into_iter().filter(is_disorder).collect()
    }

    /// Starts the program an hour later, if there is anything to clean up.
    ///
    /// # Errors
    /// Reports what was not cleaned up.
    pub fn start_again(&self) -> Result<(), String> {
        const PATIENCE: Duration = Duration::from_secs(20);
        self.age();
        if self.disorder().is_empty() {
            return Ok(());
        }
        let mut pty = Pty::gomoku(&[], &self.home());
        pty.wait_for("quit");
        // This happens at the start or, at the latest, when the games are listed.
        pty.press_and_wait("H", "Esc: back");
        let start = Instant::now();
        let mut left = self.disorder();
        while !left.is_empty() && start.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(5));
            left = self.disorder();
        }
        pty.press("\u{3}");
        let is_well = pty.wait_for_end().success();
        if is_well && left.is_empty() {
            Ok(())
        } else {
            Err(format!("the next start leaves {left:?}"))
        }
    }

    /// Lets the program write this file an hour later, which cleans up the files beside it.
    ///
    /// # Errors
    /// Fails if writing fails.
    pub fn save_beside(&self, name: &str, text: &str) -> Result<(), String> {
        self.age();
        self.write("beside.csv", text);
        let (is_well, said) = self.again(&["convert", "beside.csv", name]);
        for name in ["beside.csv", name] {
            let _ = fs::remove_file(self.path(name));
        }
        if is_well { Ok(()) } else { Err(format!("the next save fails: {said}")) }
    }

    /// Runs the program once more without faults. Returns whether it succeeded, and its output.
    pub fn again(&self, arguments: &[&str]) -> (bool, String) {
        let home = self.home();
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_gomoku"));
        command.args(arguments).current_dir(&home).env_clear().envs(environment(&home));
        let output = command.output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(text).unwrap())
    }

    /// Prepares and runs a task, with a fault from the call with this number.
    pub fn run(&self, task: &Task, from: usize, fault: Fault) -> nix::Result<Run> {
        (task.prepare)(self);
        let beside = self.dir.path().canonicalize().unwrap();
        let (input, output) = (beside.join("in"), beside.join("out"));
        fs::write(&input, task.input).unwrap();
        let home = self.home();
        let mut environment = environment(&home).to_vec();
        environment.push((TASK, PathBuf::from(task.name)));
        let here = std::env::current_exe().unwrap();
        let (program, arguments): (_, &[&str]) = match task.program {
            Program::Built(arguments) => (Path::new(env!("CARGO_BIN_EXE_gomoku")), arguments),
            Program::Worker => (
                &*here,
                &["the_watched_process", "--exact", "--ignored", "--nocapture", "--test-threads=1"],
            ),
        };
        let watched = Watched {
            program,
            arguments,
            environment: &environment,
            place: &home,
            input: &input,
            output: &output,
        };
        let run = watched.run(from, fault)?;
        let text = fs::read_to_string(&output).unwrap();
        let tracer::Run { calls, printed, struck, status } = run;
        Ok(Run { calls, printed, struck, status, text })
    }
}

/// Environment of a program with this home.
fn environment(home: &Path) -> [(&'static str, PathBuf); 6] {
    [
        ("HOME", home.to_path_buf()),
        ("XDG_DATA_HOME", home.join("data")),
        ("XDG_STATE_HOME", home.join("state")),
        ("XDG_CONFIG_HOME", home.join("config")),
        ("XDG_CACHE_HOME", home.join("cache")),
        ("TMPDIR", home.join("tmp")),
    ]
}

/// Store of a program with this home.
pub fn store(home: &Path) -> Store {
    Store::in_directories(home.join("data/gomoku"), home.join("state/gomoku"))
}
