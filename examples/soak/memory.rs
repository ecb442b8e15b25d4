//! Watch over the memory of a process.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};

/// Maximum growth of a process from start to end, in MB.
const BUDGET: f64 = 10.0;
/// Maximum time that the threads of former players may take to end.
const PATIENCE: Duration = Duration::from_secs(30);

/// Process whose memory is watched.
pub struct Watched {
    /// Name in `/proc`: `self`, or its number.
    process: String,
    start: f64,
    threads: usize,
    began: Instant,
}

impl Watched {
    /// Starts to watch a process.
    pub fn new(process: &str) -> anyhow::Result<Self> {
        let process = process.to_owned();
        let (start, threads) = (resident(&process)?, threads(&process)?);
        Ok(Self { process, start, threads, began: Instant::now() })
    }

    /// Prints the memory after this much work.
    pub fn tell(&self, done: &str) -> anyhow::Result<()> {
        let (held, start) = (resident(&self.process)?, self.start);
        let seconds = self.began.elapsed().as_secs();
        println!("{seconds:6} s  {done}: {held:.1} MB, at the start {start:.1}");
        Ok(())
    }

    /// Prints the memory at the end, once the threads that it did not have at the start are gone.
    ///
    /// # Errors
    /// Fails if it is too much.
    pub fn check(&self) -> anyhow::Result<()> {
        self.settled(self.threads)
    }

    /// Prints the memory once there are this many threads, and checks it.
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

/// Memory of a process in MB.
fn resident(process: &str) -> anyhow::Result<f64> {
    let text = fs::read_to_string(format!("/proc/{process}/status")).context("no such process")?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()).context("no VmRSS")?;
    Ok(kilobytes.parse::<f64>()? / 1024.0)
}

fn threads(process: &str) -> anyhow::Result<usize> {
    Ok(fs::read_dir(format!("/proc/{process}/task"))?.count())
}
