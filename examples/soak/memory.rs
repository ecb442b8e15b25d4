//! The memory of a process, watched.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};

/// So much more than at the start may a process hold at the end, in MB.
const BUDGET: f64 = 10.0;
/// How long the threads of players that are gone may take to end.
const PATIENCE: Duration = Duration::from_secs(30);

/// A process whose memory is watched.
pub struct Watched {
    /// `self`, or its number.
    process: String,
    start: f64,
    threads: usize,
    began: Instant,
}

impl Watched {
    /// A process as it is now.
    pub fn new(process: &str) -> anyhow::Result<Self> {
        let process = process.to_owned();
        let (start, threads) = (resident(&process)?, threads(&process)?);
        Ok(Self { process, start, threads, began: Instant::now() })
    }

    /// Tells how much it holds after so much of something.
    pub fn tell(&self, done: &str) -> anyhow::Result<()> {
        let (held, start) = (resident(&self.process)?, self.start);
        let seconds = self.began.elapsed().as_secs();
        println!("{seconds:6} s  {done}: {held:.1} MB, at the start {start:.1}");
        Ok(())
    }

    /// Tells how much it holds at the end, when the threads are gone that it did not have at the start.
    ///
    /// # Errors
    /// If that is too much.
    pub fn check(&self) -> anyhow::Result<()> {
        self.settled(self.threads)
    }

    /// The same when it has so many threads.
    pub fn settled(&self, left: usize) -> anyhow::Result<()> {
        let since = Instant::now();
        while threads(&self.process)? > left {
            ensure!(since.elapsed() < PATIENCE, "threads do not end");
            thread::sleep(Duration::from_millis(5));
        }
        self.tell("at the end")?;
        let more = resident(&self.process)? - self.start;
        ensure!(more <= BUDGET, "it has grown by {more:.1} MB, which is more than {BUDGET}");
        Ok(())
    }
}

/// MB that a process holds.
fn resident(process: &str) -> anyhow::Result<f64> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).context("no such process")?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()).context("no VmRSS")?;
    Ok(kilobytes.parse::<f64>()? / 1024.0)
}

fn threads(process: &str) -> anyhow::Result<usize> {
    Ok(fs::read_dir(format!("/proc/{process}/task"))?.count())
}
