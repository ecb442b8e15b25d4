//! Resources of an engine's processes, as Linux tells them in `/proc`. Other systems have no such
//! files.

use std::time::Duration;

use crate::external::system::Usage;

/// Processor time of a tick: every Linux counts a hundred a second for programs.
const TICK: Duration = Duration::from_millis(10);

/// Measures the descendants of a guard. The guard itself does not count.
pub(in crate::external) fn usage(guard: u32) -> Option<Usage> {
    let mut usage = Usage { processes: children(guard)?, ..Usage::default() };
    let mut next = 0;
    while let Some(&id) = usage.processes.get(next) {
        usage.processes.extend(children(id).unwrap_or_default());
        // A process may end at any time.
        usage.memory += memory(id).unwrap_or_default();
        usage.time += time(id).unwrap_or_default();
        next += 1;
    }
    Some(usage)
}

#[expect(clippy::disallowed_methods, reason = "what the system tells of a process")]
fn read(id: u32, name: &str) -> Option<String> {
    std::fs::read_to_string(format!("/proc/{id}/{name}")).ok()
}

#[expect(clippy::disallowed_methods, reason = "what the system tells of a process")]
fn children(id: u32) -> Option<Vec<u32>> {
    // Each thread has a list of its own.
    let threads = std::fs::read_dir(format!("/proc/{id}/task")).ok()?.flatten();
    let lists = threads.filter_map(|it| std::fs::read_to_string(it.path().join("children")).ok());
    let ids = lists.flat_map(|list| {
        let ids: Vec<u32> = list.split_whitespace().filter_map(|id| id.parse().ok()).collect();
        ids
    });
    Some(ids.collect())
}

/// Bytes that only this process uses, as the judge of the tournament counts them.
fn memory(id: u32) -> Option<u64> {
    let rollup = read(id, "smaps_rollup")?;
    let private = rollup.lines().filter(|line| line.starts_with("Private_"));
    let kilobytes = private.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    Some(kilobytes.sum::<u64>() << 10)
}

fn time(id: u32) -> Option<Duration> {
    let stat = read(id, "stat")?;
    // The name before the last parenthesis may contain anything.
    let (_, rest) = stat.rsplit_once(") ")?;
    let ticks = rest.split(' ').skip(11).take(2).filter_map(|field| field.parse::<u32>().ok());
    Some(TICK * ticks.sum::<u32>())
}
